//! The decks of edition 2: what the rulebooks print is there as printed, most of the rest varies printed phrases, and the
//! strength is near that of the printed cards.
//!
//! `docs/cards.md` lists the cards with their reasons, written by this file:
//! `REWRITE_CARDS=1 cargo test -p cities --test all edition_2`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use cities::worth::Worth;
use cities::{Card, CardData, CardType, Color, Deck, EDITIONS, Pack};

use crate::decks::{COLORS, DECKS, TYPES, cards, deck_name, file, fill};

fn pack() -> Arc<Pack> {
    Pack::built_in(2).expect("edition 2 is valid")
}

/// U-1.3, U-5.3: how many cards each deck has of each type; the colours share every era deck evenly, and the numbers run
/// from 1 to 205 without a gap, since the solo game adds their digits (U-28.8).
#[test]
fn decks_have_their_sizes_types_and_numbers() {
    let pack = pack();
    let of = |deck, kind| cards(&pack).filter(|card| card.deck == deck && card.kind == kind).count();
    let found: Vec<[usize; 5]> = DECKS.into_iter().map(|deck| TYPES.map(|kind| of(deck, kind))).collect();
    let wanted = [[31, 16, 9, 7, 3], [26, 10, 7, 8, 6], [28, 6, 4, 6, 13], [0, 0, 0, 0, 10], [4, 2, 4, 3, 2]];
    assert_eq!(found, wanted);
    let colors = |deck| {
        COLORS.map(|color| cards(&pack).filter(|card| card.deck == deck && card.color == Some(color)).count())
    };
    assert_eq!(DECKS.map(colors), [[22; 3], [19; 3], [19; 3], [3, 3, 4], [5; 3]]);
    let ranges = [
        (1..=66, Deck::I),
        (67..=123, Deck::II),
        (124..=180, Deck::III),
        (181..=190, Deck::Special3),
        (191..=205, Deck::Special),
    ];
    let wanted: Vec<(u8, Deck)> =
        ranges.into_iter().flat_map(|(numbers, deck)| numbers.map(move |number| (number, deck))).collect();
    assert_eq!(cards(&pack).map(|card| (card.card.0, card.deck)).collect::<Vec<_>>(), wanted);
}

/// What the rulebooks print is there as printed: under its number where it has one, with its name where it has one.
#[test]
fn printed_cards_are_exact() {
    let pack = pack();
    let numbered: [(u8, &str, CardType, &str); 10] = [
        (14, "Black Ops Team", CardType::Permanent, "when colours differ: gain 1 steelplast"),
        (19, "Build a Structure", CardType::Action, "build structure; advance"),
        (28, "Seafood Collection", CardType::Instant, "if at least 1 upgraded tunnel: gain 1 kelp"),
        (
            34,
            "Build Farm or Desalination Plant",
            CardType::Action,
            "build farm or build desalination; gain 1 card",
        ),
        (35, "Embassy", CardType::Permanent, "when advance to space 3: gain 1 credit"),
        (
            37,
            "Biomech Construction Crew",
            CardType::Permanent,
            "when build second laboratory at city: gain 1 credit",
        ),
        (
            70,
            "Trial Run",
            CardType::Instant,
            "if at least 2 upgraded laboratories: gain 1 science, 1 steelplast, 1 card",
        ),
        (86, "Filtration Recycling", CardType::Instant, "gain 1 steelplast per 2 desalinations"),
        (124, "Demonstration", CardType::Instant, "pay 1 credit: use 2 action cards"),
        (146, "Construction Windfall", CardType::Instant, "if at least 5 cities: build desalination free"),
    ];
    let card = |number: u8| pack.card(Card(number)).expect("numbers have no gaps");
    for (number, name, kind, text) in numbered {
        let card = card(number);
        assert_eq!((card.name.as_str(), card.kind, card.text.as_str()), (name, kind, text));
        assert!(card.printed);
    }
    assert_eq!(card(28).color, Some(Color::Red));
    for (name, text) in [
        ("Biomech Construction Crew", "when build second desalination at city: gain 1 credit"),
        ("Technology Negotiation", "upgrade desalination for 1 science or 1 steelplast"),
        ("Extraordinary Mission", "pay 1 credit: perform available slot"),
        ("Trial Run", "output of structure"),
        ("Demonstration", "use action card"),
        ("Industrial Espionage", "perform occupied slot"),
        ("Corporate Expansion", "when connect metropolis: gain 2 credits, 2 points"),
        ("Build Expansion", "build building on expansion"),
        ("Secret Mission", "pay 1 credit: perform any slot"),
        ("Autonomous Systems", "instead of 1 science from laboratory: gain 1 steelplast, 1 kelp"),
        ("Undersea Server Farm", "hand limit +1"),
    ] {
        let found = cards(&pack).find(|card| card.name == name && card.text == text);
        assert!(found.is_some_and(|card| card.printed), "{name}: {text}");
    }
    for text in [
        "gain 1 credit",
        "gain 1 kelp per 3 laboratories",
        "score 1 per 3 farms",
        "when slot gives steelplast: gain 1 point",
        "when upgrade second farm at city: gain 1 steelplast",
        "upgrade 2 farms for 1 credit or 1 science",
        "discount tunnel 2 credits",
    ] {
        assert!(cards(&pack).any(|card| card.text == text && card.printed), "{text}");
    }
}

/// The nine end-scoring cards of 3 credits that are known, and a tenth of ours; none of their effects is in an era deck.
#[test]
fn the_special_cards_of_three_credits_are_the_known_ones() {
    let pack = pack();
    let known = [
        "score 2 per upgraded laboratory",
        "score 2 per upgraded desalination",
        "score 3 per 2 upgraded farms",
        "score 2 per symbiotic city",
        "sell 1 steelplast for 1 point up to 14 times",
        "sell 2 kelp for 3 points up to 5 times",
        "sell 2 science for 3 points up to 5 times",
        "sell 1 biomatter for 2 points up to 6 times",
        "sell 15 credits for 13 points",
    ];
    for text in known {
        let found: Vec<&CardData> = cards(&pack).filter(|card| card.text == text).collect();
        assert!(matches!(found[..], [card] if card.deck == Deck::Special3 && card.printed), "{text}");
    }
    let ours: Vec<&CardData> =
        cards(&pack).filter(|card| card.deck == Deck::Special3 && !card.printed).collect();
    assert!(
        matches!(ours[..], [card] if notes()[&card.card.0.into()].contains("is ours")),
        "the tenth is ours and says so"
    );
    let named = |name: &str| cards(&pack).filter(|card| card.name == name).count();
    assert!(named("Federal Priority") >= 2, "the name of at least two cards");
    assert_eq!(pack.card(Card(183)).map(|card| &*card.name), Some("Federal Priority"));
    assert_eq!(pack.card(Card(185)).map(|card| &*card.name), Some("Trade Surplus"));
}

/// Families of cards under one name differ in the resource or the building only.
#[test]
fn families_share_a_name() {
    let pack = pack();
    let mut families: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    cards(&pack).for_each(|card| families.entry(&card.name).or_default().push(&card.text));
    for (name, count) in [
        ("Smuggling", 4),
        ("Trial Run", 4),
        ("Demonstration", 3),
        ("Biomech Construction Crew", 3),
        ("Survey", 7),
    ] {
        assert_eq!(families[name].len(), count, "{name}");
    }
    assert!(families["Survey"].iter().all(|text| text.contains("on expansion")), "U-10.6");
    let goods = ["kelp", "steelplast", "science", "biomatter"];
    assert_eq!(families["Smuggling"], goods.map(|good| format!("gain 1 {good}, 1 credit")));
}

/// U-21.8: produced biomatter is handed over to be turned into something, it is no mere condition.
#[test]
fn produced_biomatter_is_handed_over() {
    let pack = pack();
    let found: Vec<&str> =
        cards(&pack).map(|card| &*card.text).filter(|text| text.contains("biomatter produced")).collect();
    assert_eq!(found, ["if biomatter produced: pay 1 biomatter: gain 2 points"]);
}

/// Biomatter is "not easy to get": two cards of era I give it, one of them only to who has a symbiotic city. Few instants
/// give points, in era I none.
#[test]
fn biomatter_and_points_are_scarce() {
    let pack = pack();
    let giving = |deck: Deck, what: &str| {
        let gives = |card: &&CardData| {
            card.kind != CardType::EndScoring
                && card
                    .text
                    .split("gain ")
                    .skip(1)
                    .any(|gain| gain.split([';', '|']).next().is_some_and(|gain| gain.contains(what)))
        };
        cards(&pack).filter(|card| card.deck == deck).filter(gives).map(|card| card.kind).collect::<Vec<_>>()
    };
    assert_eq!(giving(Deck::I, "biomatter").len(), 2);
    let instants = |deck| giving(deck, "point").into_iter().filter(|&kind| kind == CardType::Instant).count();
    assert_eq!([Deck::I, Deck::II, Deck::III].map(instants), [0, 1, 10]);
}

/// U-5.1: by the table of values green cards are worth more than red ones and those more than yellow ones. On average a card
/// of an era lies near the printed ones (2.06), far below those of edition 1 (2.97).
#[test]
fn the_strength_is_near_that_of_printed_cards() {
    let pack = pack();
    let worth = Worth(&pack);
    let mean = |fits: &dyn Fn(&CardData) -> bool| {
        let values: Vec<f64> = cards(&pack).filter(|card| fits(card)).map(|card| worth.card(card)).collect();
        values.iter().sum::<f64>() / values.len() as f64
    };
    for deck in [Deck::I, Deck::II, Deck::III] {
        let by_color = COLORS.map(|color| mean(&|card| card.deck == deck && card.color == Some(color)));
        assert!(by_color.is_sorted_by(|low, high| low < high), "{deck:?}: {by_color:.2?}");
        let all = mean(&|card| card.deck == deck);
        assert!((1.6..2.5).contains(&all), "{deck:?}: {all:.2}");
    }
}

// -------------------------------------------------------------------------------------------------- the page of cards

/// Why each card is there, as its row says.
fn notes() -> BTreeMap<i64, String> {
    let files = EDITIONS[1].iter().map(|text| text.parse::<toml::Table>().expect("the files are TOML"));
    let rows = files.filter_map(|file| file.get("card").and_then(toml::Value::as_array).cloned()).flatten();
    let told = |row: toml::Value| {
        let note = row.get("note").and_then(toml::Value::as_str).map(str::to_owned);
        (row["number"].as_integer().unwrap_or_default(), note.unwrap_or_default())
    };
    rows.map(told).collect()
}

fn mean_page(pack: &Pack) -> String {
    let mut page = String::from("| deck | yellow | red | green |\n|---|---|---|---|\n");
    for deck in DECKS {
        let _ = write!(page, "| {} |", deck_name(deck));
        for color in COLORS {
            let of = cards(pack).filter(|card| card.deck == deck && card.color == Some(color));
            let values: Vec<f64> = of.map(|card| Worth(pack).card(card)).collect();
            let low = values.iter().copied().fold(f64::MAX, f64::min);
            let high = values.iter().copied().fold(f64::MIN, f64::max);
            let mean = values.iter().sum::<f64>() / values.len() as f64;
            let _ = write!(page, " {mean:.1} ({low:.1} to {high:.1}) |");
        }
        page.push('\n');
    }
    page
}

fn card_page(pack: &Pack) -> String {
    let notes = notes();
    let mut page = String::new();
    for deck in DECKS {
        let _ = write!(
            page,
            "### {}\n\n| no. | colour | type | name | effect | value | reason |\n|---|---|---|---|---|---|---|\n",
            deck_name(deck)
        );
        for card in cards(pack).filter(|card| card.deck == deck) {
            let color =
                format!("{:?}", card.color.expect("every card of a deck has a colour")).to_lowercase();
            let kind = match card.kind {
                CardType::EndScoring => "end-scoring".to_owned(),
                kind => format!("{kind:?}").to_lowercase(),
            };
            let cost = if card.deck == Deck::Special { format!(" ({})", card.cost) } else { String::new() };
            let mark = if card.printed { " *" } else { "" };
            let _ = writeln!(
                page,
                "| {}{mark} | {color} | {kind} | {}{cost} | `{}` | {:.1} | {} |",
                card.card.0,
                card.name,
                card.text,
                Worth(pack).card(card),
                notes[&card.card.0.into()]
            );
        }
        page.push('\n');
    }
    page
}

/// Every card has its reason.
#[test]
fn every_card_has_its_reason() {
    let notes = notes();
    assert_eq!(notes.len(), 205);
    assert!(notes.values().all(|note| note.ends_with('.')), "a sentence each");
}

/// docs/cards.md shows the cards with their reasons as they are; with `REWRITE_CARDS` set it is brought up to date.
#[test]
fn the_page_of_cards_is_up_to_date() {
    let pack = pack();
    let found = file("docs/cards.md");
    let filled = fill(&fill(&found, "means", &mean_page(&pack)), "cards", &card_page(&pack));
    if std::env::var_os("REWRITE_CARDS").is_some() {
        let path = format!("{}/../../docs/cards.md", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, &filled).expect("docs/cards.md can be written");
    } else {
        assert!(
            found == filled,
            "docs/cards.md is out of date: REWRITE_CARDS=1 cargo test -p cities --test all edition_2"
        );
    }
}
