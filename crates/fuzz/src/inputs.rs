//! The targets: what people send, each read as the program reads it.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::LazyLock;

use barrage::Barrage;
use bots::Played;
use cities::{CardType, Cities, Pack, PlayerSheet};
use kernel::{Fault, Game, Match, Moves, Quiet, Record, Seat, Seed};
use web::OnPage;
use words::Words;

use crate::{Target, grammar, table};

/// All of them by name, which is also the name of a folder in `corpus/`.
pub const TARGETS: [(&str, Target); 9] = [
    ("pack", |data| pack(&text(data), luck(data))),
    ("effect", |data| pack(&grammar::pack(data), luck(data))),
    ("setup", setup),
    ("cities-record", |data| record::<Cities>(&text(data), luck(data))),
    ("barrage-record", |data| record::<Barrage>(&text(data), luck(data))),
    ("cities-sheet", cities_sheet),
    ("barrage-sheet", barrage_sheet),
    ("cities-notation", |data| notation(&text(data), &CITIES.0, &CITIES.1)),
    ("barrage-notation", |data| notation(&text(data), &BARRAGE.0, &BARRAGE.1)),
];

/// The most moves of a record that are played.
const MOVES: usize = 60;

fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

/// The same chance for the same bytes (FNV-1a).
fn luck(data: &[u8]) -> u64 {
    data.iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Whatever is wrong is told in words.
fn told(fault: impl Into<Fault>) {
    let fault = fault.into();
    for language in ["en", "ja"] {
        let words = Words::of(language).expect("it is built in");
        words.told(&fault.to_string());
        words.fault(&fault);
    }
}

fn pack(text: &str, luck: u64) {
    let players = 1 + (luck >> 8) as u8 % 4;
    let setup = cities::Setup::new(players).contracts(players > 1).pack(text);
    let game = match Cities::open(setup.clone()) {
        Ok(game) => game,
        Err(error) => return told(error),
    };
    table::play_on(&game, game.deal(Seed(luck)), luck);
    // Its cards are in play: in hand, claimed and as action cards, with plenty to pay.
    let Ok(standard) = Pack::standard() else { return };
    let own = |kind: CardType| {
        let changed =
            |card: &&cities::CardData| standard.card(card.card).is_none_or(|it| it.text != card.text);
        let cards = game.pack().cards().filter(changed);
        cards
            .filter(move |card| card.kind == kind && card.card != cities::Card::ASSISTANT)
            .map(|card| card.card)
    };
    let claimed = [CardType::Permanent, CardType::Production, CardType::EndScoring];
    let mut sheet = cities::Sheet::fresh(setup, Seed(luck));
    sheet.phase = Some(cities::Phase::Turns);
    sheet.round = Some(1 + (luck >> 16) as u8 % 10);
    sheet.active = Some(Seat(0));
    let player = PlayerSheet {
        credits: Some(9),
        science: Some(9),
        kelp: Some(9),
        steelplast: Some(9),
        biomatter: Some((luck >> 24) as u16 % 3),
        hand: Some(own(CardType::Instant).take(3).chain(own(CardType::Action).skip(4).take(2)).collect()),
        actions: Some(own(CardType::Action).take(4).collect()),
        claimed: Some(claimed.into_iter().flat_map(own).collect()),
        ..PlayerSheet::default()
    };
    sheet.players = BTreeMap::from([(Seat(0), player)]);
    if let Ok(position) = sheet.position(&game) {
        table::play_on(&game, position, luck);
    }
}

fn setup(data: &[u8]) {
    let text = text(data);
    match serde_json::from_str::<cities::Setup>(&text) {
        Ok(setup) => match Cities::open(setup) {
            Ok(game) => table::play_on(&game, game.deal(Seed(1)), luck(data)),
            Err(error) => told(error),
        },
        Err(error) => {
            Words::of("en").expect("it is built in").told(&error.to_string());
        }
    }
    if let Ok(setup) = serde_json::from_str(&text) {
        match Barrage::open(setup) {
            Ok(game) => table::play_on(&game, game.deal(Seed(1)), luck(data)),
            Err(error) => told(error),
        }
    }
}

fn record<G: OnPage + Played<Move: Debug>>(text: &str, luck: u64) {
    kernel::game_of_record(text);
    let record: Record<G> = match text.parse() {
        Ok(record) => record,
        Err(error) => return told(error),
    };
    let written = record.to_string();
    assert_eq!(written.parse::<Record<G>>().map(|read| read.to_string()), Ok(written), "it reads back");
    // Whoever changes a record seldom knows its hashes, so the moves are played without them as well.
    let _ = record.replay(None).map_err(|error| Words::of("en").map(|words| words.told(&error.to_string())));
    let Ok(game) = G::open(record.setup.clone()) else { return };
    let mut played = Match::begin(game, record.seed);
    for recorded in record.moves.iter().take(MOVES) {
        let _ = played.play(recorded.seat, recorded.mv);
    }
    table::play_on(played.game(), played.position().clone(), luck);
}

fn cities_sheet(data: &[u8]) {
    let sheet = match cities::Sheet::read(&text(data)) {
        Ok(sheet) => sheet,
        Err(error) => return told(error),
    };
    match sheet.open() {
        Ok((game, mut position)) => {
            let again = cities::Sheet::of(&game, &position);
            let again =
                again.write().and_then(|text| cities::Sheet::read(&text)).and_then(|read| read.open());
            let (game_again, position_again) = again.expect("what is written reads back");
            assert_eq!(game_again.hash(&position_again), game.hash(&position), "it is the same position");
            game.settle(&mut position, &mut Moves::new(), &mut Quiet);
            table::play_on(&game, position, luck(data));
        }
        Err(error) => told(error),
    }
}

fn barrage_sheet(data: &[u8]) {
    let sheet: barrage::Sheet = match toml::from_str(&text(data)) {
        Ok(sheet) => sheet,
        Err(error) => {
            Words::of("en").expect("it is built in").told(&error.to_string());
            return;
        }
    };
    match sheet.position() {
        Ok(mut position) => {
            position.settle(&mut Moves::new(), &mut Quiet);
            let Ok(game) = Barrage::open(position.table.setup()) else { return };
            let again = barrage::Sheet::of(&position).position().expect("what is written reads back");
            assert_eq!(game.hash(&again), game.hash(&position), "it is the same position");
            table::play_on(&game, position, luck(data));
        }
        Err(error) => told(error),
    }
}

static CITIES: LazyLock<(Cities, cities::Position)> = LazyLock::new(|| {
    let game = Cities::open(cities::Setup::new(4).contracts(true)).expect("a set-up");
    let position = game.deal(Seed(7));
    (game, position)
});

static BARRAGE: LazyLock<(Barrage, barrage::Position)> = LazyLock::new(|| {
    let game = Barrage::open(barrage::Setup::new(3, barrage::Variant::Full)).expect("a set-up");
    let position = game.deal(Seed(7));
    (game, position)
});

fn notation<G: OnPage>(text: &str, game: &G, position: &G::Position) {
    let Ok(mv) = text.parse::<G::Move>() else { return };
    let written = mv.to_string();
    assert!(written.parse::<G::Move>().is_ok_and(|read| read == mv), "{text:?} was read as {written:?}");
    table::judge(game, position, mv);
}
