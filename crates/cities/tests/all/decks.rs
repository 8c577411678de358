//! The decks of edition 1: how many cards of what kind there are, that no two are alike, that the whole effect language is
//! in use, and that by one table of values green cards are worth more than red ones and red more than yellow (U-5.1).
//!
//! `docs/cards-1.md` holds that table and the list of all cards, both written by this file:
//! `REWRITE_CARDS=1 cargo test -p cities --test all decks`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::Arc;

use cities::worth::{
    CARD, CONVERT, Eras, HAND, METROPOLIS, OUTPUT, PIECE, REFRESH, RESOURCE, SLOT, STEP, SWAP, UPGRADE, USE,
    USES, Worth, bits,
};
use cities::{
    CardData, CardType, Clause, Color, Counted, Deck, Node, NodeId, Pack, Piece, Pieces, Price, Resource,
    Score, Test, Which,
};

pub(crate) const DECKS: [Deck; 5] = [Deck::I, Deck::II, Deck::III, Deck::Special3, Deck::Special];
pub(crate) const COLORS: [Color; 3] = [Color::Yellow, Color::Red, Color::Green];
pub(crate) const TYPES: [CardType; 5] =
    [CardType::Instant, CardType::Permanent, CardType::Action, CardType::Production, CardType::EndScoring];

fn standard() -> Arc<Pack> {
    Pack::built_in(1).expect("the first edition is valid")
}

/// All cards of the five decks; the Personal Assistant is in none.
pub(crate) fn cards(pack: &Pack) -> impl Iterator<Item = &CardData> {
    pack.cards().filter(|card| card.deck != Deck::Start)
}

// ----------------------------------------------------------------------------------------- the shape of the decks

/// U-1.3, U-5.3: how many cards each deck has of each type, and in era III more that score.
#[test]
fn decks_have_their_sizes_and_types() {
    let pack = standard();
    let of = |deck, kind| cards(&pack).filter(|card| card.deck == deck && card.kind == kind).count();
    let found: Vec<[usize; 5]> = DECKS.into_iter().map(|deck| TYPES.map(|kind| of(deck, kind))).collect();
    let wanted = [[28, 14, 10, 9, 5], [23, 10, 8, 8, 8], [27, 6, 5, 4, 15], [2, 1, 0, 1, 6], [4, 2, 4, 3, 2]];
    assert_eq!(found, wanted);
    let sizes: Vec<usize> = found.iter().map(|types| types.iter().sum()).collect();
    assert_eq!(sizes, [66, 57, 57, 10, 15]);
}

/// U-5.1: the three colours share every era deck evenly.
#[test]
fn colours_share_the_decks() {
    let pack = standard();
    let of = |deck, color| cards(&pack).filter(|card| card.deck == deck && card.color == Some(color)).count();
    let found: Vec<[usize; 3]> = DECKS.into_iter().map(|deck| COLORS.map(|color| of(deck, color))).collect();
    assert_eq!(found, [[22, 22, 22], [19, 19, 19], [19, 19, 19], [3, 3, 4], [5, 5, 5]]);
    for deck in [Deck::I, Deck::II, Deck::III] {
        for color in COLORS {
            let types: BTreeSet<CardType> = cards(&pack)
                .filter(|card| card.deck == deck && card.color == Some(color))
                .map(|card| card.kind)
                .collect();
            assert_eq!(types.len(), 5, "{deck:?} {color:?} has cards of all five types");
        }
    }
}

/// U-28.8 adds the digits of a card's number: the numbers run from 1 to 205 without a gap, deck by deck.
#[test]
fn numbers_have_no_gaps() {
    let pack = standard();
    let found: Vec<(u8, Deck)> = cards(&pack).map(|card| (card.card.0, card.deck)).collect();
    let ranges = [
        (1..=66, Deck::I),
        (67..=123, Deck::II),
        (124..=180, Deck::III),
        (181..=190, Deck::Special3),
        (191..=205, Deck::Special),
    ];
    let wanted: Vec<(u8, Deck)> =
        ranges.into_iter().flat_map(|(numbers, deck)| numbers.map(move |number| (number, deck))).collect();
    assert_eq!(found, wanted);
    for card in cards(&pack) {
        let costs = match card.deck {
            Deck::Special => 1..=2,
            Deck::Special3 => 3..=3,
            _ => 0..=0,
        };
        assert!(costs.contains(&card.cost), "card {} costs {}", card.card.0, card.cost);
    }
}

/// What the rulebooks print with a number is there under that number, and what they print without one is there too.
#[test]
fn printed_cards_are_exact() {
    let pack = standard();
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
    let card = |number: u8| pack.card(cities::Card(number)).expect("numbers have no gaps");
    for (number, name, kind, text) in numbered {
        let card = card(number);
        assert_eq!((card.name.as_str(), card.kind, card.text.as_str()), (name, kind, text));
        assert!(card.printed);
    }
    assert_eq!(card(28).color, Some(Color::Red));
    assert_eq!((card(183).name.as_str(), card(183).cost), ("Federal Priority", 3));
    assert_eq!((card(185).name.as_str(), card(185).kind), ("Trade Surplus", CardType::EndScoring));

    let unnumbered: [(&str, &str); 11] = [
        ("Biomech Construction Crew", "when build second desalination at city: gain 1 credit"),
        ("Technology Negotiation", "upgrade desalination for 1 science or 1 steelplast"),
        ("Extraordinary Mission", "pay 1 credit: perform available slot"),
        ("Trial Run", "output of structure"),
        ("Demonstration", "use action card"),
        ("Corporate Expansion", "when connect metropolis: gain 2 credits, 2 points"),
        ("Build Expansion", "build building on expansion"),
        ("Secret Mission", "pay 1 credit: perform any slot"),
        ("Autonomous Systems", "instead of 1 science from laboratory: gain 1 steelplast, 1 kelp"),
        ("Undersea Server Farm", "hand limit +1"),
        ("Trade Surplus", "sell 15 credits for 13 points"),
    ];
    for (name, text) in unnumbered {
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
        "perform occupied slot",
        "score 3 per 2 upgraded farms",
        "score 2 per symbiotic city",
        "score 2 per upgraded laboratory",
        "sell 1 steelplast for 1 point up to 14 times",
        "sell 2 kelp for 3 points up to 5 times",
    ] {
        assert!(cards(&pack).any(|card| card.text == text && card.printed), "{text}");
    }
    for name in ["Smuggling", "Industrial Espionage", "Replication Systems Test", "Sea Vent Factory"] {
        assert_eq!(cards(&pack).filter(|card| card.name == name).count(), 1, "{name}");
    }
    assert_eq!(cards(&pack).filter(|card| card.name == "Survey").count(), 3, "a family of cards (U-10.6)");
    assert!(cards(&pack).filter(|card| card.name == "Survey").all(|card| card.text.contains("on expansion")));
}

// ------------------------------------------------------------------------------------ no two alike, nothing unused

/// Writes effects so that two with the same meaning read the same, and collects the words of the language on the way.
struct Reading<'a> {
    pack: &'a Pack,
    words: BTreeSet<String>,
}

impl Reading<'_> {
    fn count(&mut self, count: Counted) -> String {
        let word = match count {
            Counted::Structures(_, grade) => format!("{grade:?} structures"),
            Counted::CityTunnels(_) => "city tunnels".into(),
            Counted::Cities(Pieces::CITIES) => "cities".into(),
            Counted::Cities(what) => format!("{} cities", what.iter().map(Piece::word).collect::<String>()),
            Counted::CitiesWithKinds(_) => "cities with kinds".into(),
            Counted::BareCities => "bare cities".into(),
            Counted::Pairs(_) => "pairs".into(),
            Counted::Expansions => "expansion buildings".into(),
            Counted::Metropolises { blue, brown } => format!("metropolises {blue} {brown}"),
            Counted::Claimed(kind) => format!("{kind:?} cards"),
            Counted::ClaimedCards => "claimed cards".into(),
            Counted::ReadyActions => "ready action cards".into(),
            Counted::UsedActions => "used action cards".into(),
            Counted::PaidSpecials => "paid specials".into(),
            Counted::Hand => "hand cards".into(),
            Counted::Stock(_) => "stock".into(),
            Counted::Steps => "steps".into(),
            Counted::Contracts => "contracts".into(),
            Counted::Sets(_) => "sets".into(),
        };
        self.words.insert(word);
        match count {
            Counted::Sets(span) => {
                let mut parts: Vec<String> =
                    self.pack.counts(span).iter().map(|&count| self.count(count)).collect();
                parts.sort();
                format!("sets of {parts:?}")
            }
            other => format!("{other:?}"),
        }
    }

    fn test(&mut self, test: Test) -> String {
        let (word, meaning) = match test {
            Test::AtLeast(number, count) => ("at least", format!("{number} {}", self.count(count))),
            Test::AtMost(0, count) => ("no", self.count(count)),
            Test::AtMost(number, count) => ("at most", format!("{number} {}", self.count(count))),
            Test::OnSpace(space) => ("on space", space.to_string()),
            Test::Era(era) => ("era", era.to_string()),
            Test::BiomatterProduced => ("biomatter produced", String::new()),
            Test::First => ("first", String::new()),
            Test::Last => ("last", String::new()),
        };
        self.words.insert(format!("if {word}"));
        format!("{word} {meaning}")
    }

    fn effect(&mut self, id: NodeId) -> String {
        let node = *self.pack.node(id);
        let pack = self.pack;
        let word = match node {
            Node::All(_) => "parts",
            Node::OneOf(_) => "or",
            Node::If(..) => "if",
            Node::Pay { times: 1, .. } => "pay",
            Node::Pay { .. } => "pay several times",
            Node::Gain(_) => "gain",
            Node::GainPer { .. } => "gain per",
            Node::Different { .. } => "gain different",
            Node::Exchange { .. } => "exchange",
            Node::Instead { .. } => "instead of",
            Node::Build { expansion: true, .. } => "build on expansion",
            Node::Build { price: Price::Usual, .. } => "build",
            Node::Build { price: Price::Free, .. } => "build free",
            Node::Build { price: Price::Stated(_), .. } => "build for",
            Node::BuildAndUpgrade { .. } => "build and upgrade",
            Node::Upgrade { prices, .. } if prices.len > 1 => "upgrade at a choice of prices",
            Node::Upgrade { prices, .. } if prices.costs[0].is_free() => "upgrade free",
            Node::Upgrade { .. } => "upgrade",
            Node::UseAction { .. } => "use action card",
            Node::TakeSpecial => "take special",
            Node::Advance { .. } => "advance",
            Node::Perform { color: Some(_), .. } => "perform a slot of a colour",
            Node::Perform { which: Which::Available, .. } => "perform available",
            Node::Perform { which: Which::Occupied, .. } => "perform occupied",
            Node::Perform { which: Which::Any, .. } => "perform any",
            Node::Output { .. } => "output",
            Node::Refresh { .. } => "refresh",
            Node::Convert => "convert city",
            Node::Metropolis => "gain metropolis",
        };
        self.words.insert(word.into());
        match node {
            Node::All(span) | Node::OneOf(span) => {
                let mut parts: Vec<String> = pack.parts(span).iter().map(|&part| self.effect(part)).collect();
                parts.sort();
                format!("{word} {parts:?}")
            }
            Node::If(test, then) => format!("if {} {}", self.test(test), self.effect(then)),
            Node::Pay { cost, times, then } => format!("pay {cost} {times} {}", self.effect(then)),
            Node::GainPer { gain, every, count, most } => {
                format!("{gain:?} per {every} {} {most}", self.count(count))
            }
            other => format!("{other:?}"),
        }
    }

    fn clause(&mut self, clause: Clause) -> String {
        match clause {
            Clause::When { events, slots, then } => {
                self.words.extend(bits(events).map(|bit| event_word(bit).to_owned()));
                if !slots.is_empty() {
                    self.words.insert("when use slot".into());
                }
                format!("{events:?} {slots:?} {}", self.effect(then))
            }
            Clause::Discount { slots, .. } => {
                let word = if slots.is_empty() { "discount" } else { "discount in slot" };
                self.words.insert(word.into());
                format!("{clause:?}")
            }
            Clause::UpgradeDiscount { .. } => {
                self.words.insert("discount upgrade".into());
                format!("{clause:?}")
            }
            Clause::OncePerTurn(then) => {
                self.words.insert("once per turn".into());
                format!("once per turn {}", self.effect(then))
            }
            Clause::HandLimit(more) => {
                self.words.insert("hand limit".into());
                format!("hand limit {more}")
            }
        }
    }

    fn score(&mut self, score: Score) -> String {
        let (word, meaning) = match score {
            Score::Per { points, every, count, most } => {
                ("score per", format!("{points} {every} {} {most}", self.count(count)))
            }
            Score::Ladder { count, rungs } => ("score ladder", format!("{} {rungs:?}", self.count(count))),
            Score::If(test, points) => ("score if", format!("{points} {}", self.test(test))),
            Score::Sell { .. } => ("sell", format!("{score:?}")),
        };
        self.words.insert(word.into());
        format!("{word} {meaning}")
    }

    fn card(&mut self, card: &CardData) -> String {
        let mut parts: Vec<String> = card.clauses.iter().map(|&clause| self.clause(clause)).collect();
        parts.extend(card.scores.iter().map(|&score| self.score(score)));
        parts.extend(card.effect.map(|effect| self.effect(effect)));
        parts.sort();
        parts.join(" & ")
    }
}

/// The kind of an event, by its bit.
fn event_word(bit: u32) -> &'static str {
    match bit {
        0..=5 => "when build",
        6..=8 => "when build second at city",
        9..=15 => "when build second in turn",
        16..=19 => "when upgrade",
        20..=22 => "when upgrade second at city",
        23 => "when connect metropolis",
        24 => "when connect city",
        25..=28 => "when advance to space",
        29 => "when advance",
        30 => "when advance beyond",
        31..=35 => "when slot gives",
        36 => "when colours differ",
        37 => "when colours match",
        38..=40 => "when use slot of a colour",
        41 => "when use action card",
        42 => "when take special",
        43 => "when pay special",
        44 => "when claim card",
        45 => "when turn ends",
        other => panic!("event {other} is unknown"),
    }
}

/// No two cards do the same, whatever their colours, types and decks.
#[test]
fn no_two_cards_are_alike() {
    let pack = standard();
    let mut seen: BTreeMap<String, u8> = BTreeMap::new();
    for card in cards(&pack) {
        let meaning = Reading { pack: &pack, words: BTreeSet::new() }.card(card);
        if let Some(other) = seen.insert(meaning, card.card.0) {
            panic!("cards {other} and {} are alike: {}", card.card.0, card.text);
        }
    }
    assert_eq!(seen.len(), 205);
}

/// Every verb, count, condition, event, clause and scoring of the effect language is on some card; only `take special` is
/// for slots alone (U-7.1).
#[test]
fn the_whole_language_is_in_use() {
    let pack = standard();
    let mut reading = Reading { pack: &pack, words: BTreeSet::new() };
    for card in cards(&pack) {
        reading.card(card);
    }
    let mut wanted: BTreeSet<String> = WORDS.iter().map(|&word| word.to_owned()).collect();
    wanted.extend((0..46).map(|bit| event_word(bit).to_owned()));
    let missing: Vec<&String> = wanted.difference(&reading.words).collect();
    assert!(missing.is_empty(), "no card uses {missing:?}");
    let unlisted: Vec<&String> = reading.words.difference(&wanted).collect();
    assert!(unlisted.is_empty(), "not in the list of words: {unlisted:?}");
    let on_slots =
        pack.slots(4).iter().chain(pack.slots(2)).filter(|slot| slot.text.contains("take special"));
    assert_eq!(on_slots.count(), 2, "a slot of each side lets one take a Special card");
}

const WORDS: [&str; 73] = [
    "parts",
    "or",
    "if",
    "pay",
    "pay several times",
    "gain",
    "gain per",
    "gain different",
    "exchange",
    "instead of",
    "build on expansion",
    "build",
    "build free",
    "build for",
    "build and upgrade",
    "upgrade at a choice of prices",
    "upgrade free",
    "upgrade",
    "use action card",
    "advance",
    "perform a slot of a colour",
    "perform available",
    "perform occupied",
    "perform any",
    "output",
    "refresh",
    "convert city",
    "gain metropolis",
    "Any structures",
    "Upgraded structures",
    "Plain structures",
    "city tunnels",
    "cities",
    "nonsymbiotic cities",
    "symbiotic cities",
    "cities with kinds",
    "bare cities",
    "pairs",
    "expansion buildings",
    "metropolises true true",
    "metropolises true false",
    "metropolises false true",
    "Permanent cards",
    "Action cards",
    "Production cards",
    "EndScoring cards",
    "claimed cards",
    "ready action cards",
    "used action cards",
    "paid specials",
    "hand cards",
    "stock",
    "steps",
    "contracts",
    "sets",
    "if at least",
    "if no",
    "if at most",
    "if on space",
    "if era",
    "if biomatter produced",
    "if first",
    "if last",
    "when use slot",
    "discount",
    "discount in slot",
    "discount upgrade",
    "once per turn",
    "hand limit",
    "score per",
    "score ladder",
    "score if",
    "sell",
];

// ---------------------------------------------------------------------------------------------- the value of cards

/// U-5.1: in each deck every green card of ours is worth more than every red one, and every red one more than every yellow
/// one, by the table of values; the printed cards are as they are, but the averages of all cards keep the order too.
#[test]
fn green_is_stronger_than_red_than_yellow() {
    let pack = standard();
    let worth = Worth(&pack);
    for deck in DECKS {
        let mut before = (0.0, 0.0);
        for color in COLORS {
            let of_color: Vec<&CardData> =
                cards(&pack).filter(|card| card.deck == deck && card.color == Some(color)).collect();
            let mean = of_color.iter().map(|card| worth.card(card)).sum::<f64>() / of_color.len() as f64;
            assert!(mean > before.0 + 0.7, "{deck:?} {color:?}: {mean:.2} after {:.2}", before.0);
            let ours = || of_color.iter().filter(|card| !card.printed);
            for card in ours() {
                let value = worth.card(card);
                assert!(
                    value > before.1,
                    "card {}: {value:.2}, and {:.2} in the colour below",
                    card.card.0,
                    before.1
                );
            }
            before = (mean, ours().map(|card| worth.card(card)).fold(before.1, f64::max));
        }
    }
}

/// Cards of one colour and deck lie close together: ours within 0.6 of a point of the middle of their colour, Special
/// cards within 0.8.
#[test]
fn cards_of_a_colour_lie_close_together() {
    let pack = standard();
    let worth = Worth(&pack);
    for card in cards(&pack).filter(|card| !card.printed) {
        let color = card.color.expect("every card of a deck has a colour") as usize;
        let middle = if card.deck == Deck::Special3 { [2.3, 3.6, 4.8] } else { [1.9, 3.0, 4.0] }[color];
        let width = if card.cost == 0 { 0.6 } else { 0.8 };
        let value = worth.card(card);
        assert!(
            (value - middle).abs() < width,
            "card {} is worth {value:.2}, its colour {middle}",
            card.card.0
        );
    }
}

// --------------------------------------------------------------------------------------------------- words and pages

pub(crate) fn file(path: &str) -> String {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Numbers in a text, sorted.
fn numbers(text: &str) -> Vec<u32> {
    let mut numbers: Vec<u32> =
        text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

/// Every card has an English name, the one of its row, and a text that names the same numbers as its effect.
#[test]
fn every_card_has_its_english_words() {
    let pack = standard();
    let messages = file("locales/en/cities-cards.ftl");
    let lines: Vec<&str> =
        messages.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 2 * pack.cards().count(), "a name and a text for each card, and nothing else");
    for (card, words) in pack.cards().zip(lines.chunks_exact(2)) {
        assert_eq!(words[0], format!("cities-card-{} = {}", card.card.0, card.name));
        let text = words[1].strip_prefix("    .text = ").expect("the text follows the name");
        assert!(text.ends_with('.') && text.len() > 10, "{text}");
        assert_eq!(numbers(text), numbers(&card.text), "card {}: {text}", card.card.0);
    }
}

/// A name stands for one card, but for the few that the rulebooks give to several.
#[test]
fn names_are_not_used_twice() {
    let pack = standard();
    let mut names: BTreeMap<&str, usize> = BTreeMap::new();
    for card in cards(&pack) {
        *names.entry(&card.name).or_default() += 1;
    }
    let shared: Vec<(&str, usize)> = names.into_iter().filter(|&(_, times)| times > 1).collect();
    let printed = [("Biomech Construction Crew", 2), ("Demonstration", 2), ("Survey", 3), ("Trial Run", 2)];
    assert_eq!(shared, printed);
}

fn value_page() -> String {
    let mut page = String::from("| one … | era I | era II | era III | at the end |\n|---|---|---|---|---|\n");
    let mut row = |name: &str, figures: &Eras| {
        let _ = write!(page, "| {name} |");
        for figure in figures {
            let _ = if *figure == 0.0 { write!(page, " |") } else { write!(page, " {figure:.2} |") };
        }
        page.push('\n');
    };
    row("point", &[1.0; 4]);
    for resource in Resource::ALL {
        row(resource.word(), &RESOURCE[resource as usize]);
    }
    row("card of the era deck", &CARD);
    row("step on the Federation track", &STEP);
    for piece in Piece::ALL {
        let name = if piece.is_city() { format!("{piece} city, built") } else { format!("{piece}, built") };
        row(&name, &PIECE[piece as usize]);
    }
    for piece in [Piece::Farm, Piece::Desalination, Piece::Laboratory, Piece::Tunnel] {
        row(&format!("upgrade of a {piece}"), &UPGRADE[piece as usize]);
    }
    row("use of an action card", &USE);
    row("action card refreshed", &REFRESH);
    row("action of another slot", &SLOT);
    row("output of an upgraded structure", &OUTPUT);
    row("city made symbiotic", &CONVERT);
    row("metropolis tile", &METROPOLIS);
    row("hand limit + 1", &HAND);
    row("exchange of a resource", &SWAP);
    row("uses of an action card claimed now", &USES);
    page
}

fn mean_page(pack: &Pack) -> String {
    let mut page = String::from("| deck | yellow | red | green |\n|---|---|---|---|\n");
    for deck in DECKS {
        let _ = write!(page, "| {} |", deck_name(deck));
        for color in COLORS {
            let values: Vec<f64> = cards(pack)
                .filter(|card| card.deck == deck && card.color == Some(color))
                .map(|card| Worth(pack).card(card))
                .collect();
            let low = values.iter().copied().fold(f64::MAX, f64::min);
            let high = values.iter().copied().fold(f64::MIN, f64::max);
            let mean = values.iter().sum::<f64>() / values.len() as f64;
            let _ = write!(page, " {mean:.1} ({low:.1} to {high:.1}) |");
        }
        page.push('\n');
    }
    page
}

pub(crate) fn deck_name(deck: Deck) -> &'static str {
    match deck {
        Deck::I => "Era I",
        Deck::II => "Era II",
        Deck::III => "Era III",
        Deck::Special3 => "Special cards of 3 credits",
        Deck::Special => "Special cards of 1 or 2 credits",
        Deck::Start => "Start",
    }
}

fn card_page(pack: &Pack) -> String {
    let mut page = String::new();
    for deck in DECKS {
        let _ = write!(page, "### {}\n\n", deck_name(deck));
        page.push_str("| no. | colour | type | name | effect | value |\n|---|---|---|---|---|---|\n");
        for card in cards(pack).filter(|card| card.deck == deck) {
            let color =
                format!("{:?}", card.color.expect("every card of a deck has a colour")).to_lowercase();
            let kind = match card.kind {
                CardType::EndScoring => "end-scoring".to_owned(),
                kind => format!("{kind:?}").to_lowercase(),
            };
            let cost = if card.deck == Deck::Special { format!(" ({})", card.cost) } else { String::new() };
            let mark = if card.printed { " *" } else { "" };
            let value = Worth(pack).card(card);
            let _ = writeln!(
                page,
                "| {}{mark} | {color} | {kind} | {}{cost} | `{}` | {value:.1} |",
                card.card.0, card.name, card.text
            );
        }
        page.push('\n');
    }
    page
}

/// Puts a page between its two marks.
pub(crate) fn fill(text: &str, mark: &str, page: &str) -> String {
    let (start, end) = (format!("<!-- {mark} -->\n"), format!("<!-- end of {mark} -->"));
    let (before, rest) = text.split_once(&start).unwrap_or_else(|| panic!("docs/cards-1.md lacks {start}"));
    let (_, after) = rest.split_once(&end).unwrap_or_else(|| panic!("docs/cards-1.md lacks {end}"));
    format!("{before}{start}\n{}\n\n{end}{after}", page.trim_end())
}

/// docs/cards-1.md shows the cards and values as they are; with `REWRITE_CARDS` set it is brought up to date.
#[test]
fn the_page_of_cards_is_up_to_date() {
    let pack = standard();
    let found = file("docs/cards-1.md");
    let filled = fill(&found, "values", &value_page());
    let filled = fill(&filled, "means", &mean_page(&pack));
    let filled = fill(&filled, "cards", &card_page(&pack));
    if std::env::var_os("REWRITE_CARDS").is_some() {
        let path = format!("{}/../../docs/cards-1.md", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, &filled).expect("docs/cards-1.md can be written");
    } else {
        assert!(
            found == filled,
            "docs/cards-1.md is out of date: REWRITE_CARDS=1 cargo test -p cities --test all decks"
        );
    }
}
