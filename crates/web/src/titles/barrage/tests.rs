//! Random games, looked at: every choice lies on the board, pieces are told apart, and motion ends where the move does.

use std::io::Write as _;

use barrage::{Barrage, Event, Level, Move, Options, Setup, Spring, Variant, View, Why};
use kernel::{Chance, Film, Frame, Game as _, Moves, Quiet, Seat, Seed, Viewer};
use words::Words;

use super::motion::stills;
use crate::pages::table::{ChoiceLine, Final, RestingLine};
use crate::sketch::{Sketch, Stroke};
use crate::stage::{Panel, Part, Stage};
use crate::title::OnPage as _;

/// One move of a random game: what its player saw before it and after it, what could be chosen, and what happened.
struct Moment {
    before: View,
    choices: Vec<Move>,
    mv: Move,
    film: Vec<Frame<Barrage>>,
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
    setups.push(expanded(4));
    setups.push(expanded(3).with_automa(Seat(1), Level::VeryHard));
    setups
}

/// With The Leeghwater Project.
fn expanded(players: u8) -> Setup {
    let options = Options { leeghwater: true, ..Options::PLAIN };
    Setup::new(players, Variant::Full).with_options(options)
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
                let mv = moves[chance.below(moves.len())];
                let film = Film::of(&game, &position, mv, Viewer::Seat(seat));
                game.play(&mut position, mv, &mut Moves::new(), &mut Quiet);
                let after = game.view(&position, Viewer::Seat(seat));
                look(&game, Moment { before, choices: moves.to_vec(), mv, film, after });
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
        last_word: None,
    };
    moves.iter().map(line).collect()
}

fn body(panels: &[Panel]) -> String {
    panels.iter().map(|sheet| sheet.section().into_string()).collect()
}

/// Whoever looks, and whatever was drawn for others before: sheets that are kept are those that are drawn from nothing.
#[test]
fn kept_sheets_are_the_sheets_that_are_drawn_from_nothing() {
    let mut nth = 0;
    watch(0..1, |game, moment| {
        nth += 1;
        if nth % 3 > 0 {
            return;
        }
        let words = Words::of(if nth % 2 == 0 { "en" } else { "uk" }).expect("there are such words");
        let (before, moves) = (&moment.before, &moment.choices);
        let mut choices = choices(game, before, moves);
        for choice in &mut choices {
            choice.sentence = choice.notation.clone();
            choice.last_word = (nth % 4 == 0).then_some(Final::Reveals);
        }
        let rest = |&mv: &Move| RestingLine { places: game.places(before, mv), ..RestingLine::default() };
        let resting: Vec<RestingLine> = game.barred(before, moves).iter().map(rest).collect();
        let marked = match nth % 5 {
            0 => choices.last().map_or_else(Vec::new, |it| it.places.clone()),
            _ => Vec::new(),
        };
        let sketches = match nth % 2 {
            0 => sketches(game, &moment),
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
            let now = super::Moment::default();
            let board = super::Board::new(words, view, stage, &now);
            let anew: Vec<Panel> = board.leaves().into_iter().flat_map(|leaf| board.sheets(leaf)).collect();
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
        look(before, stage);
        // The same table, seen by another: nothing of theirs is shown here, and nothing of this there.
        let others = [Viewer::Spectator, Viewer::Seat(Seat(nth as u8 / 3 % 4))];
        for viewer in others.into_iter().filter(|it| *it != before.viewer) {
            look(&View { viewer, ..*before }, Stage::default());
        }
    });
}

/// B-4.1: after its last event a move looks as the next position does, but for who is asked what.
#[test]
fn a_film_ends_where_the_move_does() {
    watch(0..2, |_, Moment { before, film, after, .. }| {
        let last = film.last().map_or(&before, |frame| &frame.view);
        let asked = |view: &View| {
            let mut table = view.table;
            // What follows the last event: the next player is asked, and what that player copied is over (B-21.7).
            (table.active, table.agenda, table.phase) = Default::default();
            table.automa.directed = Default::default();
            // What an Automa removed goes with the rest when its turn is over.
            table.automa.contracts |= std::mem::take(&mut table.automa.removed);
            for seat in table.seats() {
                table.seats[seat].copied = None;
            }
            View { table, ..*view }
        };
        assert_eq!(asked(last), asked(&after), "{film:?}");
    });
}

/// A panel is the same whether it is drawn with all the others or by its name.
#[test]
fn panels_can_be_drawn_by_name() {
    watch(0..1, |game, Moment { before, film, .. }| {
        if film.len() % 4 > 0 {
            return;
        }
        let all = game.panels(words(), &before, Stage::default());
        for panel in &all {
            let alone = game.panels_named(words(), &before, &[&panel.name]);
            assert_eq!(body(&alone), panel.section().0, "{}", panel.name);
        }
        let names: Vec<&str> = all.iter().map(|panel| &*panel.name).collect();
        assert_eq!(body(&game.panels_named(words(), &before, &names)), body(&all));
    });
}

/// A move as it is sketched on the board.
fn sketches(game: &Barrage, moment: &Moment) -> Vec<Sketch> {
    let events: Vec<Event> = moment.film.iter().map(|frame| frame.event).collect();
    let strokes = game.strokes(&moment.before, moment.mv, &events).into_iter();
    strokes.map(|stroke| Sketch { line: 0, step: 1, stroke }).collect()
}

/// What is thought of is sketched where it would happen: every ring lies at one place that is drawn, water runs along its way, and a
/// Production says what it comes to.
#[test]
fn what_is_thought_of_is_sketched_on_the_board() {
    let (mut rings, mut ways, mut sums) = (0, 0, 0);
    watch(0..2, |game, moment| {
        let sketches = sketches(game, &moment);
        if sketches.is_empty() {
            return;
        }
        let stage = Stage { sketches: &sketches, ..Stage::default() };
        let page = body(&game.panels(words(), &moment.before, stage));
        let shown = |class: &str| page.matches(&format!("<{class} class=\"sk")).count();
        let mine = |it: &&Sketch| matches!(it.stroke, Stroke::Ring { .. });
        let count = sketches.iter().filter(mine).count();
        assert_eq!(shown("u"), count, "{}: {sketches:?}", moment.mv);
        assert_eq!(shown("span"), sketches.len() - count, "{}: {sketches:?}", moment.mv);
        (rings, ways) = (rings + count, ways + sketches.len() - count);
        if let Move::Produce { drops, .. } = moment.mv {
            sums += 1;
            assert!(page.contains(&format!("A1 {drops} × ")), "{}: {sketches:?}", moment.mv);
        }
    });
    assert!(rings > 500 && ways > 50 && sums > 5, "{rings} {ways} {sums}");
}

/// Everything but amounts, passing and declining is chosen where it lies, and every place is drawn once.
#[test]
fn every_choice_lies_on_the_board() {
    watch(0..2, |game, Moment { before, choices: moves, .. }| {
        let lines = choices(game, &before, &moves);
        let stage = Stage { choices: &lines, resting: &[], address: "/t/x", marked: &[], ..Stage::default() };
        let page = body(&game.panels(words(), &before, stage));
        for (mv, line) in moves.iter().zip(&lines) {
            let docked = matches!(
                mv,
                Move::Pass
                    | Move::Engineers(_)
                    | Move::Pay(_)
                    | Move::Leslie
                    | Move::GiveAway
                    | Move::Decline
            );
            assert_eq!(line.places.is_empty(), docked, "{mv}");
            let drawn = |place: &&String| page.matches(&format!("data-place=\"{place}\"")).count();
            assert!(line.places.iter().all(|place| drawn(&place) == 1), "{mv}: {:?}", line.places);
        }
    });
}

/// L-3.1, L-4.3, L-4.8, L-6.2, L-6.4: works, private buildings, the Architect and Margot's space are used where they lie.
#[test]
fn the_project_is_played_on_the_board() {
    let mut seen = std::collections::BTreeSet::new();
    watch(0..8, |game, Moment { before, choices: moves, .. }| {
        if !before.table.expanded() {
            return;
        }
        for mv in moves {
            let kind = match mv {
                Move::Place(space) if barrage::Space::WORKS.contains(&space) => "work",
                Move::Build { kind: barrage::Kind::Building, .. } => "build",
                Move::Use(_) => "use",
                Move::Architect => "architect",
                Move::Margot => "margot",
                Move::Salvage { .. } => "salvage",
                Move::Retrieve(_) => "retrieve",
                Move::TakeTile(_) => "patent",
                Move::Fill(_) => "fill",
                _ => continue,
            };
            assert!(!game.places(&before, mv).is_empty(), "{mv}");
            seen.insert(kind);
        }
    });
    let all = ["architect", "build", "fill", "margot", "patent", "retrieve", "salvage", "use", "work"];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all);
}

/// Pieces that travel have names of their own, also between two positions; and nothing is too heavy.
#[test]
fn pieces_have_names_of_their_own() {
    // The heaviest board without and with The Leeghwater Project.
    let (mut heaviest, mut longest) = ([String::new(), String::new()], 0);
    watch(0..2, |game, Moment { before, film, .. }| {
        let mut panels = game.panels(words(), &before, Stage::default());
        let all = body(&panels);
        let heaviest = &mut heaviest[usize::from(before.table.expanded())];
        if all.len() > heaviest.len() {
            *heaviest = all;
        }
        let stills = stills(words(), &before, &film);
        longest = longest.max(stills.len());
        for still in stills {
            assert!(still.event < film.len() && !still.panels.is_empty());
            for sheet in still.panels {
                let old = panels.iter_mut().find(|it| it.name == sheet.name);
                *old.expect("a picture changes panels that lie there") = sheet;
            }
            let page = body(&panels);
            let mut names: Vec<&str> =
                page.split(" id=\"p-").skip(1).filter_map(|it| it.split('"').next()).collect();
            names.sort_unstable();
            let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None, "{:?}", film[still.event].event);
        }
    });
    let [plain, expanded] = heaviest.map(|it| packed_size(it.as_bytes()));
    assert!(plain <= 14 * 1000 && expanded <= 16 * 1000, "{plain} {expanded}");
    assert!(longest > 10, "{longest}");
}

/// Whoever looks has the own company in the part for it, a spectator has none.
#[test]
fn the_own_company_lies_apart() {
    watch(0..1, |game, Moment { before, .. }| {
        let mine = |view: &View| {
            let panels = game.panels(words(), view, Stage::default());
            panels.iter().filter(|it| it.part == Part::Mine).count()
        };
        assert_eq!(mine(&before), 1);
        assert_eq!(mine(&View { viewer: Viewer::Spectator, ..before }), 0);
    });
}

/// How large something is as it is sent.
fn packed_size(bytes: &[u8]) -> usize {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(bytes).expect("memory takes it");
    packer.finish().expect("memory takes it").len()
}

/// What can be chosen on the map has a ring along its shape, and nothing else has one.
#[test]
fn a_ring_goes_round_what_can_be_chosen() {
    watch(0..1, |game, Moment { before, choices: moves, .. }| {
        let lines = choices(game, &before, &moves);
        let stage = Stage { choices: &lines, resting: &[], address: "/t/x", marked: &[], ..Stage::default() };
        let panels = game.panels(words(), &before, stage);
        let map = panels.iter().find(|it| it.name == "map").expect("there is always a map");
        let map = map.section().into_string();
        let open = map.matches(" open\"").count() + map.matches(" open many\"").count();
        assert_eq!(map.matches("class=\"piece ring\"").count(), open);
    });
}

/// B-12.4: while a production is asked for, every conduit it may use shows the best sum before anything is chosen.
#[test]
fn a_production_shows_its_sum() {
    let mut seen = 0;
    watch(0..2, |game, Moment { before, choices: moves, .. }| {
        let conduit = |mv: &Move| match *mv {
            Move::Produce { conduit, .. } => Some(conduit),
            _ => None,
        };
        let conduits: std::collections::BTreeSet<_> = moves.iter().filter_map(conduit).collect();
        let lines = choices(game, &before, &moves);
        let stage = Stage { choices: &lines, resting: &[], address: "/t/x", marked: &[], ..Stage::default() };
        let page = body(&game.panels(words(), &before, stage));
        assert_eq!(page.matches("class=\"sum\"").count(), conduits.len());
        seen += conduits.len();
    });
    assert!(seen > 10, "{seen}");
}

/// B-17.3, B-19.1: what the track and the objective foretell is what they pay.
#[test]
fn points_are_foretold() {
    let (mut bonuses, mut objectives) = (0, 0);
    watch(0..2, |_, Moment { before, film, .. }| {
        let views = std::iter::once(&before).chain(film.iter().map(|frame| &frame.view));
        for (view, frame) in views.zip(&film) {
            match frame.event {
                Event::Gained { seat, amount, why: Why::Bonus(bonus), .. } => {
                    assert_eq!(view.table.bonus_points(seat, bonus, view.table.round), amount);
                    bonuses += 1;
                }
                Event::Gained { seat, amount, why: Why::Objective(_), .. } => {
                    assert_eq!(view.table.objective_points(seat), amount);
                    objectives += 1;
                }
                _ => {}
            }
        }
    });
    assert!(bonuses > 0 && objectives > 0, "{bonuses} {objectives}");
}

/// B-11.3: a head stream foretells where its next drop stops.
#[test]
fn a_drop_stops_where_it_was_foretold() {
    let mut seen = 0;
    watch(0..2, |_, Moment { before, film, .. }| {
        let views = std::iter::once(&before).chain(film.iter().map(|frame| &frame.view));
        for (view, frame) in views.zip(&film) {
            let (head, stop) = match frame.event {
                Event::DropHeld { from: Spring::Head(head), at } => (head, (at.basin(), Some(at))),
                Event::DropLeft { from: Spring::Head(head), below } => (head, (below, None)),
                _ => continue,
            };
            assert_eq!(view.table.flows_to(head.basin()), stop);
            seen += 1;
        }
    });
    assert!(seen > 50, "{seen}");
}

/// The files stay as small as the page allows.
#[test]
fn the_files_stay_small() {
    let size = |name: &str| crate::asset(name).map_or(0, |(it, _)| it.bytes.len());
    let packed = |name: &str| crate::asset(name).map_or(0, |(it, _)| packed_size(it.bytes));
    assert!((1..=40 * 1000).contains(&packed("barrage-ground.svg")));
    assert!((1..=8 * 1024).contains(&size("barrage-glyphs.svg")));
    assert!((1..=10 * 1000).contains(&packed("barrage.css")), "{}", packed("barrage.css"));
    assert!((1..=3 * 1000).contains(&packed("barrage-leeghwater.css")));
}
