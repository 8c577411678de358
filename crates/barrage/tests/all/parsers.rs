//! Whatever is typed, no parser panics, and no position that is let in can break the game.

use crate::common::lively;
use barrage::{Barrage, Move, Sheet, Step};
use kernel::{Chance, Game, Match, Moves, Quiet, Record, Seed};
use proptest::prelude::*;

/// Words that notation is made of, to get deep into the parsers.
const WORDS: [&str; 60] = [
    "draft",
    "USA",
    "Germany",
    "S1",
    "N6",
    "G07",
    "turbine",
    "+2",
    "-2",
    "0",
    "left",
    "right",
    "water",
    "bank",
    "workshop",
    "machinery",
    "any",
    "both",
    "contracts",
    "1b",
    "patent",
    "construct",
    "free",
    "mahiri",
    "pass",
    "engineers",
    "12",
    "255",
    "256",
    "tile",
    "anton",
    "as",
    "wheel",
    "III-Base",
    "joker",
    "build",
    "base",
    "elevation",
    "conduit",
    "powerhouse",
    "B5L",
    "B10U",
    "C2R",
    "P10",
    "P12.4",
    "pay",
    "3E",
    "1M",
    "6C",
    "produce",
    "x2",
    "fulfil",
    "gain",
    "excavator",
    "drop",
    "HA",
    "take",
    "discard",
    "copy",
    "decline",
];

/// Lines of position files, each possible by itself or not.
const LINES: [&str; 44] = [
    "players = 3",
    "players = 4",
    "variant = 'intro'",
    "variant = 'full'",
    "seed = 77",
    "round = 5",
    "round = 2",
    "phase = 'actions'",
    "phase = 'income'",
    "phase = 'over'",
    "phase = 'draft'",
    "turn = 'USA'",
    "turn = 'P2'",
    "order = ['P2', 'P1']",
    "seats = ['France', 'Italy']",
    "agenda = ['end turn']",
    "agenda = ['turn', 'end turn']",
    "agenda = ['contract 9 national', 'end turn']",
    "agenda = ['income 2']",
    "agenda = []",
    "agenda = ['free base in plains hills', 'end turn']",
    "agenda = ['special II-Elevation B5L', 'end turn']",
    "agenda = ['produce again not P10', 'end turn']",
    "agenda = ['drops 12 flowing', 'end turn']",
    "agenda = ['site base', 'end turn']",
    "agenda = ['payment base base B5L', 'end turn']",
    "agenda = ['copy', 'turn after copying', 'end turn']",
    "agenda = ['machines 12', 'wheel 12', 'end turn']",
    "neutral = { B5L = 2, B8L = 3, B1L = 1 }",
    "water = { B5L = 2 }",
    "water = { B8L = 3, B2U = 4 }",
    "head_streams = { HA = { tile = 'h3', drops = 99 } }",
    "national = ['N3', '-']",
    "objective = 'spread-3'",
    "patents = ['III-Base', '-', 'II-Powerhouse']",
    "stacks = { green = [], I = [] }",
    "display = { green = ['G01', '-'], red = [] }",
    "extra_officers = ['Graziano', 'Jill']",
    "[USA]\nofficer = 'Mahiri'\ncopied = 'Graziano'\nstructures = ['B2U+2', 'C2R', 'P10.1']\ncredits = 40",
    "[USA]\nofficer = 'Anton'\nwheel = ['', 'III-Base 9E', 'base 3E']\nengineers = 0\nmixers = 99\nexcavators = 60",
    "[Germany]\nstructures = ['P10.2', 'P5.1', 'P6.1', 'B5U+1', 'C5R', 'C5L']\ncredits = 9999\nvp = -9999",
    "[Germany]\nofficer = 'Solomon'\ntiles = ['II-Joker', 'I-Powerhouse']\ncontracts = ['S1', 'G12', 'R09', 'Y06']",
    "[Italy]\nenergy = 9999\nfulfilled = ['N1', 'R01']\nspaces = ['turbine 0 left']",
    "[France]\npassed = true\nconstructions = 4\nbank = 1",
];

fn text(words: &[prop::sample::Index]) -> String {
    words.iter().map(|word| WORDS[word.index(WORDS.len())]).collect::<Vec<_>>().join(" ")
}

fn finished_game(seed: u64) -> Match<Barrage> {
    let mut chance = Chance::new(Seed(seed));
    let mut game = Match::begin(crate::common::game(2, barrage::Variant::Full), Seed(seed));
    while let Some(seat) = game.to_move() {
        game.play(seat, lively(game.moves(), &mut chance)).expect("a listed move is legal");
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any text is read as a move or refused, and what is read is written the same way again.
    #[test]
    fn moves_from_any_text(noise in "\\PC*", words in prop::collection::vec(any::<prop::sample::Index>(), 0..7)) {
        for text in [noise, text(&words)] {
            if let Ok(mv) = text.parse::<Move>() {
                prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
            }
            if let Ok(step) = text.parse::<Step>() {
                prop_assert_eq!(step.to_string().parse::<Step>(), Ok(step));
            }
        }
    }

    /// Any text is read as a record or refused.
    #[test]
    fn records_from_any_text(noise in "\\PC*") {
        prop_assert!(noise.parse::<Record<Barrage>>().is_err());
        let headed = format!("hydropolis-record 1\n{noise}");
        prop_assert!(headed.parse::<Record<Barrage>>().is_err());
    }

    /// Any text is read as a position file or refused.
    #[test]
    fn sheets_from_any_text(noise in "\\PC*") {
        if let Ok(sheet) = toml::from_str::<Sheet>(&noise) {
            let _ = sheet.position();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// A record with a damaged byte is refused, or it tells of the same positions all the same: a letter may be large or
    /// small, and two drops may run to the same place.
    #[test]
    fn damaged_records(seed in 0u64..20, place in any::<prop::sample::Index>(), byte in 0x20u8..0x7f) {
        let game = finished_game(seed);
        let mut bytes = game.record().to_string().into_bytes();
        let place = place.index(bytes.len());
        bytes[place] = byte;
        let damaged = String::from_utf8(bytes).expect("it is still ASCII");
        if let Ok(record) = damaged.parse::<Record<Barrage>>()
            && let Ok(replayed) = record.replay(None)
        {
            prop_assert_eq!(record.moves.len(), game.record().moves.len());
            prop_assert_eq!(replayed.position(), game.position());
        }
    }

    /// A position that was let in can be carried forward and played to its end.
    #[test]
    fn odd_positions_play_on(lines in prop::collection::vec(any::<prop::sample::Index>(), 1..6), seed in any::<u64>()) {
        let mut lines: Vec<&str> = lines.iter().map(|line| LINES[line.index(LINES.len())]).collect();
        lines.sort_by_key(|line| line.starts_with('['));
        let Ok(sheet) = toml::from_str::<Sheet>(&lines.join("\n")) else { return Ok(()) };
        let Ok(mut position) = sheet.position() else { return Ok(()) };
        prop_assert_eq!(Sheet::of(&position).position(), Ok(position), "{}", lines.join("\n"));
        let mut moves = Moves::new();
        let mut chance = Chance::new(Seed(seed));
        position.settle(&mut moves, &mut Quiet);
        for _ in 0..3000 {
            if moves.is_empty() {
                break;
            }
            position.play(lively(&moves, &mut chance), &mut moves, &mut Quiet);
        }
        prop_assert!(position.table.agenda.is_empty(), "the game ends: {}", lines.join("\n"));
        let game = crate::common::game(position.table.players, position.table.variant);
        prop_assert!(game.outcome(&position).over, "{}", lines.join("\n"));
    }
}
