//! What the drawing promises as a whole: glyphs that exist, pieces that travel, colours that can be read, pages that
//! stay small.

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::cities::{CitiesJudge, Weights};
use bots::{Greedy, Thinker as _, asked};
use cities::{Cities, Event, Move, Piece, Position, Setup, Step, View};
use kernel::{Film, Game, Moves, Quiet, Seat, Seed, Viewer};
use words::Words;

use super::drawing::Drawing;
use super::effect::{Effect, effect_icons};
use super::forecast::structures;
use super::panels::{Panels, some};
use super::symbols::is_drawn;
use crate::pages::table::{ChoiceLine, Final, RestingLine};
use crate::sketch::{Origin, Sketch, Stroke};
use crate::stage::{Panel, Stage};
use crate::title::OnPage;

/// The symbols a piece of page refers to.
fn used(page: &str) -> BTreeSet<&str> {
    page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn drawn(panels: &[Panel]) -> String {
    panels.iter().map(|sheet| sheet.section().into_string()).collect()
}

/// Plays a game of greedy players and shows every position to a visitor before its next move.
fn greedy_game(players: u8, mut visit: impl FnMut(&Cities, &Position, &Position, Move)) {
    let game = Cities::open(Setup::new(players)).expect("so many may play");
    let mut greedy = Greedy::new(Arc::new(CitiesJudge::new(&game, Weights::standard())), Seed(3));
    let (mut position, mut moves) = (game.deal(Seed(1)), Moves::new());
    loop {
        game.moves(&position, &mut moves);
        if moves.is_empty() {
            return;
        }
        let mv = greedy.choose(&asked(&game, &position, &moves));
        let before = position;
        game.play(&mut position, mv, &mut Moves::new(), &mut Quiet);
        visit(&game, &before, &position, mv);
    }
}

/// A panel is the same whether it is drawn with all the others or by its name.
#[test]
fn panels_can_be_drawn_by_name() {
    let words = Words::of("en").expect("there is always English");
    let mut nth = 0;
    greedy_game(3, |game, before, _, _| {
        nth += 1;
        if nth % 16 > 0 {
            return;
        }
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let view = game.view(before, viewer);
            let all = game.panels(words, &view, Stage::default());
            for panel in &all {
                let alone = game.panels_named(words, &view, &[&panel.name]);
                assert_eq!(drawn(&alone), panel.section().0, "{}", panel.name);
            }
            let names: Vec<&str> = all.iter().map(|panel| &*panel.name).collect();
            assert_eq!(drawn(&game.panels_named(words, &view, &names)), drawn(&all));
        }
    });
}

/// What is thought of is sketched where it would happen: the card and its slot, what is built on the sea floor, what is upgraded.
#[test]
fn what_is_thought_of_is_sketched_on_the_board() {
    let words = Words::of("en").expect("there is always English");
    let (mut slots, mut sites, mut better) = (0, 0, 0);
    greedy_game(2, |game, before, _, mv| {
        let Some(seat) = game.to_move(before) else { return };
        let line = [mv.to_string()];
        let sketches = crate::sketch::sketched(game, before, seat, 0, &line);
        let view = game.view(before, Viewer::Seat(seat));
        let stage = Stage { sketches: &sketches, ..Stage::default() };
        let page = drawn(&game.panels(words, &view, stage));
        assert_eq!(page.matches("<u class=\"sk").count(), sketches.len(), "{mv}: {sketches:?}");
        for it in &sketches {
            let Stroke::Ring { place, from, count } = &it.stroke else { panic!("{mv}: {sketches:?}") };
            if let Move::Choose { slot, card } = mv
                && *place == format!("slot-{}", slot.0)
            {
                assert_eq!(*from, Origin::From(format!("card-{}", card.0)), "the card goes to the slot");
                slots += 1;
            }
            sites += usize::from(place.starts_with("site-"));
            better += usize::from(count == "↑");
        }
    });
    assert!(slots > 20 && sites > 20 && better > 2, "{slots} {sites} {better}");
}

/// Whoever looks, and whatever was drawn for others before: sheets that are kept are those that are drawn from nothing.
#[test]
fn kept_sheets_are_the_sheets_that_are_drawn_from_nothing() {
    let mut nth = 0;
    for players in [1, 2, 4] {
        greedy_game(players, |game, before, _, _| {
            nth += 1;
            if nth % 3 > 0 {
                return;
            }
            let words = Words::of(if nth % 2 == 0 { "en" } else { "uk" }).expect("there are such words");
            let mut moves = Moves::new();
            game.moves(before, &mut moves);
            let asked = game.to_move(before).map_or(Viewer::Spectator, Viewer::Seat);
            let view = game.view(before, asked);
            let choice = |mv: &Move| ChoiceLine {
                notation: mv.to_string(),
                sentence: mv.to_string(),
                places: game.places(&view, *mv),
                last_word: (nth % 4 == 0).then_some(Final::Reveals),
                ..ChoiceLine::default()
            };
            let choices: Vec<ChoiceLine> = moves.iter().map(choice).collect();
            let rest = |&mv: &Move| RestingLine { places: game.places(&view, mv), ..RestingLine::default() };
            let resting: Vec<RestingLine> = game.barred(&view, &moves).iter().map(rest).collect();
            let marked = match nth % 5 {
                0 => choices.last().map_or_else(Vec::new, |it| it.places.clone()),
                _ => Vec::new(),
            };
            let sketches: Vec<Sketch> = match (nth % 4, choices.first()) {
                (0, Some(first)) => {
                    let ring = |place: &String| Sketch { line: 1, step: 2, stroke: Stroke::ring(place) };
                    first.places.iter().map(ring).collect()
                }
                _ => Vec::new(),
            };
            let stage = Stage {
                choices: &choices,
                resting: &resting,
                address: "/t/1",
                marked: &marked,
                sketches: &sketches,
                named: nth % 4 == 2,
            };
            let look = |view: &View, stage: Stage<'_>| {
                let anew = some(&Drawing::new(words, game, view, stage), Panels::ALL);
                let kept = game.panels(words, view, stage);
                assert_eq!(kept.len(), anew.len());
                for (kept, anew) in kept.iter().zip(anew) {
                    assert_eq!(kept.section().0, anew.section().0, "{}", anew.name);
                    assert_eq!((&kept.name, kept.part), (&anew.name, anew.part));
                    assert_eq!(kept.is_open(), anew.is_open());
                    let sent: String =
                        kept.kept_sections().iter().map(|it| String::from_utf8_lossy(&it.plain)).collect();
                    assert!(sent.is_empty() || sent == anew.section().0, "{}", anew.name);
                }
            };
            look(&view, stage);
            // The same table, seen by another: nothing of theirs is shown here, and nothing of this there.
            let others = [Viewer::Spectator, Viewer::Seat(Seat(nth as u8 / 3 % players))];
            for viewer in others.into_iter().filter(|it| *it != asked) {
                look(&game.view(before, viewer), Stage::default());
            }
        });
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
            assert!(is_drawn(glyph), "{name}: there is no symbol {glyph}");
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
    greedy_game(4, |game, before, _, mv| {
        let view = game.view(before, Viewer::Seat(before.active));
        let page = drawn(&game.panels(words, &view, Stage::default()));
        let names: Vec<&str> =
            page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
        for glyph in used(&page) {
            assert!(is_drawn(glyph), "there is no symbol {glyph}");
        }
        let film = Film::of(game, before, mv, Viewer::Seat(before.active));
        let mut built = 0;
        for still in game.stills(words, &view, &film) {
            let after = drawn(&still.panels);
            match film[still.event].event {
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

/// Over whole games: after its last event a move looks to everybody as the next position does, but for who is asked
/// what.
#[test]
fn a_film_ends_where_the_move_does() {
    for players in 1..=4 {
        greedy_game(players, |game, before, after, mv| {
            for viewer in Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let film = Film::of(game, before, mv, viewer);
                let last = film.last().map_or_else(|| game.view(before, viewer), |frame| frame.view.clone());
                // What follows the last event without one of its own: the next question, and before it the next round
                // with its blocking tiles (U-28.5), and a Special card turned face up (U-7.2).
                let asked = |mut view: View| {
                    (view.to_move, view.agenda, view.memory) = (None, Vec::new(), Default::default());
                    (view.phase, view.round, view.turn) = (Default::default(), 0, 0);
                    view.stalled = false;
                    view.tiles = view.tiles.map(|tiles| tiles.without(cities::Tile::Blocking));
                    view.specials = view.specials.into_iter().skip(1).collect();
                    view
                };
                assert_eq!(asked(last), asked(game.view(after, viewer)), "{viewer:?} {mv}: {film:?}");
            }
        });
    }
}

/// Over whole games: what the forecast says a network will make is what Production then makes of it.
#[test]
fn the_forecast_comes_true() {
    let mut seen = 0;
    greedy_game(4, |game, before, _, mv| {
        for frame in Film::of(game, before, mv, Viewer::Spectator) {
            let Event::Produced { seat, goods, points } = frame.event else { continue };
            let lines = structures(game, &frame.view.players[seat.index()].open);
            let sum = |at: usize| lines.iter().map(|line| u16::from(line.gain.goods.0[at])).sum::<u16>();
            assert_eq!(std::array::from_fn(sum), goods.0.map(u16::from), "{seat}");
            assert_eq!(lines.iter().map(|line| u16::from(line.gain.points)).sum::<u16>(), points, "{seat}");
            seen += 1;
        }
    });
    assert_eq!(seen, 12, "four players produce three times");
}

/// With the usual answers given a turn is a slot, a card and at most one click more that chooses nothing (what comes first,
/// whether that was all), in the middle of all turns; every other click chooses between different things.
#[test]
fn a_turn_takes_few_clicks() {
    let (mut turns, mut clicks, mut choices, mut saved) = (Vec::new(), 0, 0, 0);
    greedy_game(2, |game, before, _, mv| {
        let view = game.view(before, Viewer::Seat(before.active));
        let mut legal = Moves::new();
        game.moves(before, &mut legal);
        let shows = |mv: &Move| {
            let (mut tried, mut events) = (*before, Vec::new());
            game.play(&mut tried, *mv, &mut Moves::new(), &mut events);
            events.iter().any(kernel::Event::reveals)
        };
        let usual = game.usual(&view, &legal);
        assert!(usual.is_none_or(|usual| legal.contains(&usual)));
        // The server gives no answer that could not be taken back.
        let usual = usual.filter(|usual| !shows(usual));
        saved += usize::from(usual.is_some());
        match (view.agenda.last(), mv) {
            (_, Move::Choose { .. } | Move::Clone { .. }) => {
                turns.push(std::mem::take(&mut clicks));
                clicks = 2;
            }
            // Between turns: hands are chosen, cards produce, the game is scored.
            (Some(Step::Keep | Step::ProductionCards | Step::Sales), _) => {}
            _ if usual.is_some() => {}
            (
                _,
                Move::SlotFirst
                | Move::CardFirst
                | Move::UseCard
                | Move::Part(_)
                | Move::Biomatter { .. }
                | Move::Stop,
            ) => clicks += 1,
            _ => choices += 1,
        }
    });
    turns.sort_unstable();
    println!("{saved} answers given, {choices} choices left, besides them in a turn: {turns:?}");
    assert!(turns.len() > 50 && saved > 50, "{saved} answers in {} turns", turns.len());
    assert!(turns[turns.len() / 2] <= 3, "{turns:?}");
}

/// Late in a game of four the panels stay small.
#[test]
fn sheets_stay_small() {
    let words = Words::of("en").expect("a language of ours");
    let mut most = 0;
    greedy_game(4, |game, _, after, _| {
        if after.round == 10 {
            let view = game.view(after, Viewer::Seat(Seat(0)));
            let panels = game.panels(words, &view, Stage::default());
            // Marks are set inside other parts of the page, and are no sheets of it.
            let sheets = panels.iter().filter(|it| it.part != crate::stage::Part::Mark);
            most = most.max(sheets.map(|sheet| sheet.section().into_string().len()).sum());
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
            ("ink", "plate"),
            ("ink", "sheet"),
            ("quiet", "card"),
            ("quiet", "plate"),
            ("quiet", "sheet"),
            ("yellow-on", "yellow-band"),
            ("red-on", "red-band"),
            ("green-on", "green-band"),
            ("yellow", "card"),
            ("red", "card"),
            ("green", "card"),
            ("on", "p1"),
            ("on", "p2"),
            ("on", "p3"),
            ("on", "p4"),
        ];
        for (front, ground) in text {
            let contrast = contrast(color(front), color(ground));
            assert!(contrast >= 4.5, "{front} on {ground}: {contrast:.2}, night: {night}");
        }
        let pictures = [
            "credit", "science", "kelp", "steel", "bio", "point", "cardback", "special", "step", "farm",
            "desal", "lab", "tube", "blue-m", "brown-m", "up",
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
    // What is said for one part of the page only is no pair.
    let pair = values.iter().rev().find_map(|value| value.strip_prefix("light-dark("));
    let value = match pair {
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
