//! Random games, looked at: every choice lies on the board, pieces are told apart, and motion ends where the move does.

use barrage::{Barrage, Event, Level, Move, Phase, Setup, Space, Table, Variant, View};
use kernel::{Chance, Game as _, Moves, Seat, Seed, Viewer};
use words::Words;

use super::motion::{fold, frames};
use crate::pages::table::ChoiceLine;
use crate::stage::{Part, Sheet, Stage};
use crate::title::Title as _;

/// One move of a random game: what its player saw before it and after it, what could be chosen, and what happened.
struct Moment {
    before: View,
    choices: Vec<Move>,
    events: Vec<Event>,
    after: View,
}

fn setups() -> Vec<Setup> {
    let mut setups =
        vec![Setup::new(2, Variant::Intro), Setup::new(3, Variant::Full), Setup::new(4, Variant::Full)];
    for level in [Level::Easy, Level::VeryHard] {
        let mut setup = Setup::new(4, Variant::Full);
        setup.automas[Seat(1)] = Some(level);
        setup.automas[Seat(3)] = Some(level);
        setups.push(setup);
    }
    setups
}

/// Plays random games and looks at every move.
fn watch(seeds: std::ops::Range<u64>, mut look: impl FnMut(&Barrage, Moment)) {
    for setup in setups() {
        let game = Barrage::open(setup).expect("the set-up is one of the rules");
        for seed in seeds.clone() {
            let (mut position, mut chance) = (game.deal(Seed(seed)), Chance::new(Seed(seed ^ 99)));
            while let Some(seat) = game.to_move(&position) {
                let mut moves = Moves::new();
                game.moves(&position, &mut moves);
                let before = game.view(&position, Viewer::Seat(seat));
                let mut events = Vec::new();
                let mv = moves[chance.below(moves.len())];
                game.play(&mut position, mv, &mut Moves::new(), &mut events);
                let after = game.view(&position, Viewer::Seat(seat));
                look(&game, Moment { before, choices: moves.to_vec(), events, after });
            }
        }
    }
}

fn words() -> &'static Words {
    Words::of("en").expect("there is always English")
}

fn choices(game: &Barrage, view: &View, moves: &[Move]) -> Vec<ChoiceLine> {
    let line = |&mv: &Move| ChoiceLine {
        notation: mv.to_string(),
        sentence: String::new(),
        price: None,
        pays: Vec::new(),
        places: game.places(view, mv),
        throws_away: false,
    };
    moves.iter().map(line).collect()
}

fn body(sheets: &[Sheet]) -> String {
    sheets.iter().map(|sheet| sheet.section().into_string()).collect()
}

/// What is drawn of a table and told by events. Not told: whose turn it is and what is owed; when a copied ability
/// ends; and, as the draft ends, the first turn order and what goes back to the box.
fn shown(table: &Table) -> impl PartialEq + std::fmt::Debug {
    let players: Vec<_> = table
        .seats()
        .map(|seat| {
            let it = &table.seats[seat];
            let stock = (it.engineers, it.excavators, it.mixers, it.credits, it.energy, it.vp);
            let built = (it.bases, it.conduits, it.powerhouses, it.tiles, it.wheel);
            let used = (it.spaces, it.banked, it.constructions, it.copies, it.laid);
            ((it.company, it.officer, it.automa, it.passed), stock, built, (it.contracts, it.fulfilled), used)
        })
        .collect();
    let crews: Vec<_> = Space::all().map(|space| table.engineers_on(space)).collect();
    let office = (table.display, table.national, table.patents);
    let automa = (table.automa.action, table.automa.criteria, table.extra_officers);
    let round = (table.round, table.phase, if table.round > 1 { table.order } else { Default::default() });
    (players, crews, (table.river, office, automa, round))
}

/// B-4.1: after all events of a move the board looks as the next position does.
#[test]
fn folded_events_give_the_next_view() {
    watch(0..6, |_, Moment { before, events, after, .. }| {
        let mut folded = before;
        events.iter().for_each(|event| fold(&mut folded, event));
        // Without drops to come, nothing says that the actions begin (B-5.4).
        if after.table.phase == Phase::Actions {
            folded.table.phase = Phase::Actions;
        }
        assert_eq!(shown(&folded.table), shown(&after.table), "{events:?}");
    });
}

/// Everything but amounts, passing and declining is chosen where it lies, and every place is drawn once.
#[test]
fn every_choice_lies_on_the_board() {
    watch(0..2, |game, Moment { before, choices: moves, .. }| {
        let lines = choices(game, &before, &moves);
        let stage = Stage { choices: &lines, resting: &[], address: "/t/x" };
        let page = body(&game.sheets(words(), &before, stage));
        for (mv, line) in moves.iter().zip(&lines) {
            let docked = matches!(mv, Move::Pass | Move::Engineers(_) | Move::Pay(_) | Move::Decline);
            assert_eq!(line.places.is_empty(), docked, "{mv}");
            let drawn = |place: &&String| page.matches(&format!("data-place=\"{place}\"")).count();
            assert!(line.places.iter().all(|place| drawn(&place) == 1), "{mv}: {:?}", line.places);
        }
    });
}

/// Pieces that travel have names of their own, also between two positions; and nothing is too heavy.
#[test]
fn pieces_have_names_of_their_own() {
    let (mut heaviest, mut longest) = (0, 0);
    watch(0..2, |game, Moment { before, events, .. }| {
        let mut sheets = game.sheets(words(), &before, Stage::default());
        heaviest = heaviest.max(body(&sheets).len());
        let film = frames(words(), &before, &events);
        longest = longest.max(film.len());
        for frame in film {
            assert!(frame.event < events.len() && !frame.sheets.is_empty());
            for sheet in frame.sheets {
                let old = sheets.iter_mut().find(|it| it.name == sheet.name);
                *old.expect("a frame changes sheets that lie there") = sheet;
            }
            let page = body(&sheets);
            let mut names: Vec<&str> =
                page.split(" id=\"p-").skip(1).filter_map(|it| it.split('"').next()).collect();
            names.sort_unstable();
            let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None, "{:?}", events[frame.event]);
        }
    });
    assert!(heaviest <= 75 * 1024, "{heaviest}");
    assert!(longest > 10, "{longest}");
}

/// Whoever looks has the own company in the part for it, a spectator has none.
#[test]
fn the_own_company_lies_apart() {
    watch(0..1, |game, Moment { before, .. }| {
        let mine = |view: &View| {
            let sheets = game.sheets(words(), view, Stage::default());
            sheets.iter().filter(|it| it.part == Part::Mine).count()
        };
        assert_eq!(mine(&before), 1);
        assert_eq!(mine(&View { viewer: Viewer::Spectator, ..before }), 0);
    });
}

/// The files stay as small as the page allows.
#[test]
fn the_files_stay_small() {
    let size = |name: &str| crate::asset(name).map_or(0, |it| it.bytes.len());
    assert!((1..=24 * 1024).contains(&size("barrage-ground.svg")));
    assert!((1..=8 * 1024).contains(&size("barrage-glyphs.svg")));
    assert!((1..=20 * 1024).contains(&size("barrage.css")));
}

/// The colours of a scheme by name: those of the light one, and what the dark one changes.
fn palette(dark: bool) -> std::collections::BTreeMap<String, [f64; 3]> {
    let css = concat!(include_str!("../../../assets/style.css"), include_str!("../../../assets/barrage.css"));
    let mut colours = std::collections::BTreeMap::new();
    for block in css.split(":root {").skip(1) {
        let end = block.find('}').unwrap_or(block.len());
        let before = css.find(block).map_or("", |at| &css[..at]);
        if before.trim_end_matches(":root {").trim_end().ends_with("dark) {") && !dark {
            continue;
        }
        for line in block[..end].split(';') {
            let Some((name, value)) = line.split_once(": #") else { continue };
            let hex: Vec<u8> = value
                .trim()
                .bytes()
                .filter_map(|it| char::from(it).to_digit(16))
                .map(|it| it as u8)
                .collect();
            let part =
                |at: usize| if hex.len() == 3 { hex[at] * 17 } else { hex[at * 2] * 16 + hex[at * 2 + 1] };
            colours.insert(
                name.trim().trim_start_matches('-').to_owned(),
                [0, 1, 2].map(|at| f64::from(part(at)) / 255.0),
            );
        }
    }
    colours
}

/// The contrast of two colours as WCAG counts it.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let light = |colour: [f64; 3]| {
        let [red, green, blue] =
            colour.map(|it| if it <= 0.04045 { it / 12.92 } else { ((it + 0.055) / 1.055).powf(2.4) });
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (light(one), light(other));
    (one / other).max(other / one)
}

/// What is written on the board can be read by day and by night.
#[test]
fn letters_stand_out() {
    const WRITTEN: [(&str, &[&str]); 12] = [
        ("ink", &["plate", "sheet", "tint", "glow"]),
        ("quiet", &["sheet", "plate"]),
        ("engrave", &["plate", "sheet"]),
        ("fee", &["plate", "sheet"]),
        ("deep-water", &["plate", "sheet"]),
        ("brass", &["plate", "sheet", "glow"]),
        ("sheet", &["brass", "deep-water"]),
        ("usa-ink", &["usa-fill"]),
        ("germany-ink", &["germany-fill"]),
        ("italy-ink", &["italy-fill"]),
        ("france-ink", &["france-fill"]),
        ("g-green", &["plate"]),
    ];
    for dark in [false, true] {
        let palette = palette(dark);
        let more = ["g-yellow", "g-red", "g-national", "g-starting"].map(|it| (it, &["plate"][..]));
        for (ink, grounds) in WRITTEN.into_iter().chain(more) {
            for ground in grounds {
                let found = contrast(palette[ink], palette[*ground]);
                assert!(found >= 4.5, "{ink} on {ground}, dark {dark}: {found:.2}");
            }
        }
    }
}
