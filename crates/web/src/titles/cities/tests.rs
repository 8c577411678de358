//! What the drawing promises as a whole: glyphs that exist, pieces that travel, colours that can be read, pages that
//! stay small.

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::cities::{CitiesJudge, Weights};
use bots::{Greedy, Player as _};
use cities::{Cities, Event, Piece, Position, Setup};
use kernel::{Game, Moves, Seat, Seed, Viewer};
use words::Words;

use super::effect::{Effect, effect_icons};
use crate::stage::{Sheet, Stage};
use crate::title::Title;

fn glyphs() -> &'static str {
    include_str!("../../../assets/cities-glyphs.svg")
}

/// The glyphs a piece of page refers to.
fn used(page: &str) -> BTreeSet<&str> {
    page.split("href=\"#g-").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn drawn(sheets: &[Sheet]) -> String {
    sheets.iter().filter(|sheet| sheet.name != "glyphs").map(|sheet| sheet.section().into_string()).collect()
}

/// Plays a game of greedy players and shows every position to a visitor before its next move.
fn greedy_game(players: u8, mut visit: impl FnMut(&Cities, &Position, &Position, &[Event])) {
    let game = Cities::open(Setup::new(players)).expect("so many may play");
    let mut greedy = Greedy::new(Arc::new(CitiesJudge::new(&game, Weights::standard())), Seed(3));
    let (mut position, mut moves) = (game.deal(Seed(1)), Moves::new());
    loop {
        game.moves(&position, &mut moves);
        if moves.is_empty() {
            return;
        }
        let mv = greedy.choose(&game, &position, &moves);
        let (before, mut events) = (position, Vec::new());
        game.play(&mut position, mv, &mut Moves::new(), &mut events);
        visit(&game, &before, &position, &events);
    }
}

/// Every card, slot, contract and metropolis of the pack has a line of icons, all of them drawn in the file of glyphs.
#[test]
fn every_effect_has_icons() {
    let pack = cities::Pack::standard().expect("the built-in pack is sound");
    let mut lines: Vec<(String, Effect<'_>)> = Vec::new();
    for card in pack.cards() {
        let name = card.card.to_string();
        match card.effect {
            Some(effect) => lines.push((name, Effect::Does(effect))),
            None if !card.clauses.is_empty() => lines.push((name, Effect::Holds(&card.clauses))),
            None => lines.push((name, Effect::Scores(&card.scores))),
        }
    }
    let slots = [1, 3].into_iter().flat_map(|players| pack.slots(players));
    lines.extend(slots.map(|slot| (slot.id.clone(), Effect::Does(slot.effect))));
    for contract in pack.contracts() {
        lines.push((contract.id.clone(), Effect::Asks(&contract.criteria)));
        lines.push((contract.id.clone(), Effect::Does(contract.benefit)));
    }
    for tile in pack.metropolises() {
        let effects = [tile.instant, tile.production].into_iter().flatten();
        lines.extend(effects.map(|effect| (tile.id.clone(), Effect::Does(effect))));
    }
    assert!(lines.len() > 250);
    for (name, effect) in lines {
        let line = effect_icons(&pack, 4, effect, "").into_string();
        let used = used(&line);
        assert!(!used.is_empty(), "{name} has no icon");
        for glyph in used {
            assert!(glyphs().contains(&format!("id=\"g-{glyph}\"")), "{name}: there is no glyph {glyph}");
        }
    }
}

/// Whoever cannot see the icons hears the sentence.
#[test]
fn icons_have_a_sentence_where_none_stands_beside_them() {
    let pack = cities::Pack::standard().expect("the built-in pack is sound");
    let line = effect_icons(&pack, 4, Effect::Does(pack.always()), "2 < 3").into_string();
    assert!(line.contains("aria-label=\"2 &lt; 3\""), "{line}");
}

/// Over a whole game: every glyph on the page exists, no two elements have the same name, and what moves in a frame was
/// on the table before, so that it travels.
#[test]
fn pieces_travel_and_names_are_unique() {
    let words = Words::of("en").expect("a language of ours");
    let (mut tiles, mut pieces) = (0, 0);
    greedy_game(4, |game, before, _, events| {
        let view = game.view(before, Viewer::Seat(before.active));
        let page = drawn(&game.sheets(words, &view, Stage::default()));
        let names: Vec<&str> =
            page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
        for glyph in used(&page) {
            assert!(glyphs().contains(&format!("id=\"g-{glyph}\"")), "there is no glyph {glyph}");
        }
        let seen: Vec<Event> =
            events.iter().map(|event| event.seen_by(Viewer::Seat(before.active))).collect();
        let mut built = 0;
        for frame in game.frames(words, &view, &seen) {
            let after = drawn(&frame.sheets);
            match seen[frame.event] {
                Event::Chose { seat, slot, .. } if slot.0 > 0 => {
                    let moved = after.split("class=\"slots\"").nth(1).unwrap_or_default();
                    let tile = format!("id=\"p-tile-{seat}-");
                    let name = moved
                        .split(&tile)
                        .nth(1)
                        .and_then(|rest| rest.split('"').next())
                        .expect("the tile lies on the slot");
                    assert!(page.contains(&format!("{tile}{name}\"")), "{tile}{name} was not at hand");
                    tiles += 1;
                }
                Event::Built { piece: Piece::Tunnel, .. } => {
                    let name = format!("id=\"p-tunnel-{}\"", before.tunnels_left - built);
                    assert!(after.contains(&name), "{name}");
                    built += 1;
                    pieces += 1;
                }
                _ => {}
            }
        }
    });
    assert!(tiles > 90 && pieces > 10, "{tiles} tiles, {pieces} tunnels");
}

/// Late in a game of four the sheets stay small.
#[test]
fn sheets_stay_small() {
    let words = Words::of("en").expect("a language of ours");
    let mut most = 0;
    greedy_game(4, |game, _, after, _| {
        if after.round == 10 {
            let view = game.view(after, Viewer::Seat(Seat(0)));
            let sheets = game.sheets(words, &view, Stage::default());
            most = most.max(sheets.iter().map(|sheet| sheet.section().into_string().len()).sum());
        }
    });
    assert!((20_000..=75_000).contains(&most), "{most} bytes");
}

/// Colours of the palette that stand on each other differ by 4.5 to 1 where they are text, by 3 to 1 where they are
/// pictures, by day and by night.
#[test]
fn colours_can_be_read() {
    let css =
        [include_str!("../../../assets/style.css"), include_str!("../../../assets/cities.css")].concat();
    for night in [false, true] {
        let color =
            |name: &str| find(&css, name, night).unwrap_or_else(|| panic!("there is no colour {name}"));
        let text = [
            ("ink", "card"),
            ("ink", "sea"),
            ("ink", "deepsea"),
            ("ink", "yellow-bg"),
            ("ink", "red-bg"),
            ("ink", "green-bg"),
            ("quiet", "card"),
            ("quiet", "deepsea"),
            ("quiet", "yellow-bg"),
            ("quiet", "red-bg"),
            ("quiet", "green-bg"),
            ("chart", "sea"),
            ("chart", "deepsea"),
            ("on", "p1"),
            ("on", "p2"),
            ("on", "p3"),
            ("on", "p4"),
            ("paper", "ink"),
        ];
        for (front, ground) in text {
            let contrast = contrast(color(front), color(ground));
            assert!(contrast >= 4.5, "{front} on {ground}: {contrast:.2}, night: {night}");
        }
        let pictures = [
            "credit", "science", "kelp", "steel", "bio", "point", "cardback", "special", "step", "farm",
            "desal", "lab", "tube", "blue-m", "brown-m", "up", "yellow", "red", "green",
        ];
        for front in pictures {
            let contrast = contrast(color(front), color("card"));
            assert!(contrast >= 3.0, "{front}: {contrast:.2}, night: {night}");
        }
    }
}

/// A colour of the palette: `light-dark(day, night)`, or said once for each scheme.
fn find(css: &str, name: &str, night: bool) -> Option<[f32; 3]> {
    let values: Vec<&str> = css
        .split(&format!("--{name}: "))
        .skip(1)
        .filter_map(|rest| rest.split([';', '}']).next())
        .filter(|value| !value.starts_with("var("))
        .collect();
    let value = match values.last()?.strip_prefix("light-dark(") {
        Some(both) => both.trim().trim_end_matches(')').split(", ").nth(usize::from(night))?,
        None if night => values.last()?,
        None => values.first()?,
    };
    let digits = value.trim().strip_prefix('#')?;
    let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok().map(f32::from);
    Some([part(0)?, part(2)?, part(4)?])
}

/// The contrast of two colours by WCAG 2.
fn contrast(one: [f32; 3], other: [f32; 3]) -> f32 {
    let light = |color: [f32; 3]| {
        let [red, green, blue] = color.map(|part| {
            let part = part / 255.0;
            if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
