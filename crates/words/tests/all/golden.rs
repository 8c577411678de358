//! One whole game of each title, told in every language: `tests/golden/<language>/<game>.txt`, to be read.
//!
//! Each decision is its question, the move with what it means, and what happened. `GOLDEN=write` writes the files anew.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use barrage::Barrage;
use cities::Cities;
use kernel::{Event as _, Game, Match, Record, Viewer};
use words::{BarrageVoice, CitiesVoice, Words};

fn record<G: Game>(path: &str) -> Record<G> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A person and a hard Automa, with all the reasons of the Automa.
fn barrage(words: &Words) -> String {
    let record: Record<Barrage> = record("barrage/tests/golden/solo-hard.record");
    let mut game = Match::begin(Barrage::open(record.setup).unwrap(), record.seed);
    let mut log = String::new();
    for recorded in &record.moves {
        let table = game.position().table;
        let voice = BarrageVoice::new(words, &table);
        let question = voice.question(*table.agenda.last().unwrap());
        writeln!(log, "{}: {question}", voice.seat(recorded.seat)).unwrap();
        writeln!(log, "> {}: {}", recorded.mv, voice.explain(&table, recorded.mv)).unwrap();
        let events = game.play(recorded.seat, recorded.mv).unwrap();
        let voice = BarrageVoice::new(words, &game.position().table);
        events.events.iter().for_each(|event| writeln!(log, "{}", voice.event(event)).unwrap());
        log.push('\n');
    }
    assert!(game.to_move().is_none(), "the game is played to its end");
    log
}

/// Two players with government contracts; each decision as the seat that makes it sees it.
fn cities(words: &Words) -> String {
    told("cities/tests/golden/edition-2-basic-2-contracts.record", words)
}

/// The same with the components of edition 1.
fn cities_1(words: &Words) -> String {
    told("cities/tests/golden/basic-2-contracts.record", words)
}

fn told(path: &str, words: &Words) -> String {
    let record: Record<Cities> = record(path);
    let opened = Cities::open_under(record.setup.clone(), record.rules_version).unwrap();
    let mut game = Match::begin(opened, record.seed);
    let mut log = String::new();
    for recorded in &record.moves {
        let viewer = Viewer::Seat(recorded.seat);
        let view = game.game().view(game.position(), viewer);
        let voice = CitiesVoice::new(words, game.game());
        let question = voice.question(&view, *view.agenda.last().unwrap()).unwrap();
        writeln!(log, "{}: {question}", voice.seat(recorded.seat)).unwrap();
        writeln!(log, "> {}: {}", recorded.mv, voice.explain(&view, recorded.mv)).unwrap();
        let events = game.play(recorded.seat, recorded.mv).unwrap();
        let voice = CitiesVoice::new(words, game.game());
        events
            .events
            .iter()
            .for_each(|event| writeln!(log, "{}", voice.event(&event.seen_by(viewer))).unwrap());
        log.push('\n');
    }
    assert!(game.to_move().is_none(), "the game is played to its end");
    log
}

fn check(name: &str, tell: fn(&Words) -> String) {
    for language in Words::languages() {
        let log = tell(Words::of(language).unwrap());
        // A hole shows as the name of a message or of an argument.
        for line in log.lines() {
            let hole = ["{", "barrage-", "cities-"].iter().any(|sign| line.contains(sign));
            assert!(!hole, "{language}: {line}");
        }
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", language, name].iter().collect();
        if std::env::var_os("GOLDEN").is_some_and(|it| it == "write") {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &log).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        let differs = kept.lines().zip(log.lines()).position(|(kept, now)| kept != now);
        if let Some(at) = differs {
            let line = |text: &str| text.lines().nth(at).unwrap_or_default().to_owned();
            panic!("{}:{}\nkept: {}\nnow:  {}", path.display(), at + 1, line(&kept), line(&log));
        }
        let lengths = (kept.lines().count(), log.lines().count());
        assert_eq!(lengths.0, lengths.1, "{}: GOLDEN=write writes it", path.display());
    }
}

#[test]
fn a_whole_game_of_barrage_reads_as_it_did() {
    check("barrage.txt", barrage);
}

#[test]
fn a_whole_game_of_underwater_cities_reads_as_it_did() {
    check("cities.txt", cities);
}

#[test]
fn a_whole_game_of_the_first_edition_reads_as_it_did() {
    check("cities-1.txt", cities_1);
}
