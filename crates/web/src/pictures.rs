//! The pictures of the guides: parts of the table, drawn from position files of `data/guide` as the table itself draws them.

use kernel::{Game as _, Seat, Seed, Viewer};
use maud::{Markup, PreEscaped, html};
use words::Words;

use crate::stage::{Panel, Stage};
use crate::title::OnPage;

/// A picture of a guide.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Picture {
    /// What guides call it.
    pub(crate) name: &'static str,
    /// Which game draws it.
    pub(crate) game: &'static str,
    /// The position file it is drawn from, for seat P1.
    position: &'static str,
    /// The panels that are shown: on a map one over the other, else one below the other.
    panels: &'static [&'static str],
    /// What is shown of a map: from the left, from the top, how wide, how high, in hundredths of it.
    window: Option<[f32; 4]>,
}

/// How wide a map of Barrage is for its height.
const MAP: f32 = 1000.0 / 1130.0;

const fn map(name: &'static str, position: &'static str, window: [f32; 4]) -> Picture {
    Picture { name, game: "barrage", position, panels: &["map", "water"], window: Some(window) }
}

const fn part(
    game: &'static str,
    name: &'static str,
    position: &'static str,
    panels: &'static [&'static str],
) -> Picture {
    Picture { name, game, position, panels, window: None }
}

/// All pictures.
pub(crate) const PICTURES: &[Picture] = &[
    map("barrage-water", include_str!("../data/guide/barrage-water.toml"), [0.0, 0.0, 100.0, 62.0]),
    map("barrage-system", include_str!("../data/guide/barrage-system.toml"), [0.0, 33.0, 100.0, 62.0]),
    map("barrage-rivals", include_str!("../data/guide/barrage-rivals.toml"), [0.0, 33.0, 100.0, 62.0]),
    part("barrage", "barrage-offices", include_str!("../data/guide/barrage-round.toml"), &["offices"]),
    part("barrage", "barrage-wheel", include_str!("../data/guide/barrage-round.toml"), &["company-p1"]),
    part("barrage", "barrage-contracts", include_str!("../data/guide/barrage-round.toml"), &["contracts"]),
    part(
        "barrage",
        "barrage-track",
        include_str!("../data/guide/barrage-round.toml"),
        &["track", "objective"],
    ),
    part("barrage", "barrage-project", include_str!("../data/guide/leeghwater.toml"), &["project"]),
    part("barrage", "barrage-automa", include_str!("../data/guide/automa.toml"), &["automa"]),
    part("cities", "cities-turn", include_str!("../data/guide/cities-turn.toml"), &["slots", "hand"]),
    part("cities", "cities-network", include_str!("../data/guide/cities-network.toml"), &["seabed"]),
    part("cities", "cities-production", include_str!("../data/guide/cities-network.toml"), &["purse"]),
    part(
        "cities",
        "cities-cards",
        include_str!("../data/guide/cities-network.toml"),
        &["actions", "claimed"],
    ),
    part("cities", "cities-track", include_str!("../data/guide/cities-turn.toml"), &["track"]),
    part("cities", "cities-offer", include_str!("../data/guide/cities-turn.toml"), &["offer"]),
];

/// The picture of a name, as an element with its caption; nothing if there is none of that name.
pub(crate) fn draw(words: &Words, name: &str, caption: &str) -> Option<String> {
    let picture = PICTURES.iter().find(|it| it.name == name)?;
    let drawn = drawn(words, picture)?;
    let figure = html! {
        figure.picture data-game=(picture.game) data-picture=(name) {
            div.cutout { (drawn) }
            figcaption { (caption) }
        }
    };
    Some(figure.into_string())
}

fn drawn(words: &Words, picture: &Picture) -> Option<Markup> {
    let all = titles::each!(T => (T::NAME, panels::<T> as fn(&Words, &str) -> Option<Vec<Panel>>));
    let (_, panels) = all.into_iter().find(|(game, _)| *game == picture.game)?;
    let panels = panels(words, picture.position)?;
    let shown = picture.panels.iter().map(|name| panels.iter().find(|panel| panel.name == *name));
    let shown = shown.collect::<Option<Vec<&Panel>>>()?;
    // Pieces have names so that they can travel. Here nothing does, and several pictures lie on one page.
    let body = |panel: &Panel| PreEscaped(without_names(&panel.body.0));
    Some(html! {
        @match picture.window {
            Some([left, top, wide, high]) => div.window style={ "aspect-ratio:" (wide * MAP) "/" (high) } {
                @for panel in shown {
                    div class={ "layer sheet-" (panel.name) } style={ "width:" (1e4 / wide) "%;left:" (-1e2 * left / wide) "%;top:" (-1e2 * top / high) "%" } { (body(panel)) }
                }
            },
            None => @for panel in shown { div class={ "sheet sheet-" (panel.name) } { (body(panel)) } },
        }
    })
}

/// The panels of the table of a position file, as seat P1 sees them.
fn panels<T: OnPage>(words: &Words, position: &str) -> Option<Vec<Panel>> {
    let game = T::open(T::from_position(position).ok()?).ok()?;
    let view = game.view(&game.deal(Seed(0)), Viewer::Seat(Seat(0)));
    Some(game.panels(words, &view, Stage::default()))
}

/// A drawing in which no piece has a name.
pub(crate) fn without_names(drawing: &str) -> String {
    let mut out = String::with_capacity(drawing.len());
    let mut rest = drawing;
    while let Some(at) = rest.find(" id=\"") {
        out.push_str(&rest[..at]);
        rest = rest[at + 5..].split_once('"').map_or("", |(_, rest)| rest);
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::GUIDE;

    /// Every picture can be drawn, is used by some guide, and shows the panels it names; guides name no other.
    #[test]
    fn every_picture_is_drawn_and_used() {
        let words = Words::of("en").expect("English is built in");
        for picture in PICTURES {
            let drawn = draw(words, picture.name, "caption");
            let drawn = drawn.unwrap_or_else(|| panic!("{} cannot be drawn", picture.name));
            assert!(drawn.len() > 600 && !drawn.contains(" id=\""), "{}: {drawn}", picture.name);
            let used = GUIDE.iter().any(|(.., text)| text.contains(&format!("]({})", picture.name)));
            assert!(used, "no guide shows {}", picture.name);
        }
        for (language, name, text) in GUIDE {
            for named in text.split("](").skip(1).filter_map(|it| it.split(')').next()) {
                let known = named.starts_with('/') || PICTURES.iter().any(|it| it.name == named);
                assert!(known, "{language} {name}: there is no picture {named}");
            }
        }
    }

    #[test]
    fn pieces_lose_their_names() {
        assert_eq!(without_names("<i id=\"p-1\" class=\"a\"><b id=\"p-2\">x</b>"), "<i class=\"a\"><b>x</b>");
    }
}
