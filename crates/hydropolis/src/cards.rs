//! The card report of Underwater Cities: what each card does to the points of the players who get its effect.
//!
//! Measured, for every card:
//!
//! - *drawn*: how often it came into a hand: dealt, drawn, or taken (Special cards);
//! - *played*: how often it was played on a slot, whatever its colour;
//! - *used*: how often its effect was resolved or, for all but instants, the card was claimed (U-4.7, U-5.4, U-5.5);
//! - *difference*: the mean final points of the players who used it in a game, less the mean of the players who did not,
//!   over all seats of all games. Games of different numbers of players are compared only among themselves; their
//!   differences are averaged by the number of players who used the card;
//! - *error*: the standard error of the difference, players taken as independent.
//!
//! A card is judged among its peers: the cards of its era and colour. A group of 3 to 5 cards could not have a member 3
//! standard deviations off, so the Special cards of all colours are one group. All sums are whole numbers: the report
//! is the same whatever the number of threads.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cities::{Card, CardType, Cities, Color, Deck, Event, Pack};
use kernel::{Game, Moves, Seat, Seed};
use serde::Serialize;

use crate::columns::columns;
use crate::watch::{Chooser, Watch};

/// A card further from its group's mean than so many standard deviations needs a reason.
const FAR: f64 = 3.0;
/// How many cards can be told apart.
const CARDS: usize = 256;

/// Points of some players: how many, their sum, and the sum of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Points {
    players: u64,
    sum: i64,
    squares: i64,
}

impl Points {
    fn count(&mut self, points: i32) {
        self.players += 1;
        self.sum += i64::from(points);
        self.squares += i64::from(points) * i64::from(points);
    }

    fn add(&mut self, other: Self) {
        self.players += other.players;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn without(self, other: Self) -> Self {
        Self {
            players: self.players - other.players,
            sum: self.sum - other.sum,
            squares: self.squares - other.squares,
        }
    }

    fn mean(self) -> f64 {
        self.sum as f64 / self.players as f64
    }

    /// The square of the mean's standard error.
    fn error_squared(self) -> f64 {
        let players = self.players as f64;
        let variance = (self.squares as f64 - players * self.mean() * self.mean()) / (players - 1.0);
        variance.max(0.0) / players
    }
}

/// What was counted of one card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    drawn: u64,
    played: u64,
    used: u64,
    /// Players who used it, by how many played.
    users: [Points; Seat::MOST],
}

/// What was counted in some games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CardTally {
    games: u64,
    everybody: [Points; Seat::MOST],
    cards: Vec<Counts>,
}

impl Default for CardTally {
    fn default() -> Self {
        Self { games: 0, everybody: Default::default(), cards: vec![Counts::default(); CARDS] }
    }
}

impl Watch for CardTally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.everybody.iter_mut().zip(other.everybody).for_each(|(mine, theirs)| mine.add(theirs));
        for (mine, theirs) in self.cards.iter_mut().zip(&other.cards) {
            mine.drawn += theirs.drawn;
            mine.played += theirs.played;
            mine.used += theirs.used;
            mine.users.iter_mut().zip(theirs.users).for_each(|(mine, theirs)| mine.add(theirs));
        }
    }

    fn play(&mut self, game: &Cities, seed: Seed, player: &dyn Fn(Seat, Seed) -> Chooser) {
        let seats = || Seat::all(game.players());
        let mut players: Vec<Chooser> = seats().map(|seat| player(seat, seed)).collect();
        let mut position = game.deal(seed);
        let mut used = [cities::CardSet::EMPTY; Seat::MOST];
        let mut moves = Moves::new();
        let mut events = Vec::new();
        for seat in seats() {
            position.players[seat].hand.iter().for_each(|card| self.of(card).drawn += 1);
        }
        game.moves(&position, &mut moves);
        while let Some(seat) = game.to_move(&position) {
            let mv = players[seat.index()](game, &position, &moves);
            events.clear();
            game.play(&mut position, mv, &mut moves, &mut events);
            for event in &events {
                match *event {
                    Event::Drew { card, .. } | Event::SpecialTaken { card, .. } => self.of(card).drawn += 1,
                    Event::Chose { card, .. } => self.of(card).played += 1,
                    Event::CardUsed { seat, card } => {
                        self.of(card).used += 1;
                        used[seat.index()].add(card);
                    }
                    _ => {}
                }
            }
        }
        let points = game.outcome(&position).points;
        let table = usize::from(game.players()) - 1;
        self.games += 1;
        for seat in seats() {
            self.everybody[table].count(points[seat]);
            for card in used[seat.index()].iter() {
                self.of(card).users[table].count(points[seat]);
            }
        }
    }
}

impl CardTally {
    fn of(&mut self, card: Card) -> &mut Counts {
        &mut self.cards[usize::from(card.0)]
    }
}

/// The cards that are compared with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Peers {
    /// The cards of an era and a colour.
    Era(Deck, Color),
    /// All Special cards.
    Special,
}

impl Peers {
    fn of(deck: Deck, color: Option<Color>) -> Option<Self> {
        match (deck, color) {
            (Deck::I | Deck::II | Deck::III, Some(color)) => Some(Self::Era(deck, color)),
            (Deck::Special | Deck::Special3, _) => Some(Self::Special),
            _ => None,
        }
    }
}

/// What is told of one card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct CardRow {
    pub(crate) number: u8,
    pub(crate) name: String,
    pub(crate) deck: Deck,
    pub(crate) color: Color,
    #[serde(rename = "type")]
    pub(crate) kind: CardType,
    pub(crate) printed: bool,
    pub(crate) drawn: u64,
    pub(crate) played: u64,
    pub(crate) used: u64,
    /// Lacks if nobody, or everybody, used it.
    pub(crate) difference: Option<f64>,
    pub(crate) error: Option<f64>,
    /// Standard deviations from the mean of its peers.
    pub(crate) deviation: Option<f64>,
    /// Whether that is too far to go without a reason.
    pub(crate) far: bool,
}

/// What is told of cards that are compared with each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct PeersRow {
    pub(crate) peers: Peers,
    pub(crate) cards: usize,
    pub(crate) mean: f64,
    pub(crate) deviation: f64,
}

/// What is told of a colour of a deck, whoever its peers are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct DeckRow {
    pub(crate) deck: Deck,
    pub(crate) color: Color,
    pub(crate) cards: usize,
    pub(crate) mean: f64,
    pub(crate) deviation: f64,
}

/// The whole report.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct CardReport {
    pub(crate) games: u64,
    pub(crate) mean_points: f64,
    pub(crate) decks: Vec<DeckRow>,
    pub(crate) peers: Vec<PeersRow>,
    pub(crate) cards: Vec<CardRow>,
}

/// Mean and standard deviation of some numbers; of fewer than two, no deviation.
fn spread(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean) * (number - mean)).sum();
    (mean, if numbers.len() > 1 { (squares / (count - 1.0)).sqrt() } else { 0.0 })
}

impl CardReport {
    /// The report on what was counted of a pack's cards.
    pub(crate) fn new(tally: &CardTally, pack: &Pack) -> Self {
        let mut cards: Vec<CardRow> = pack
            .cards()
            .filter_map(|data| {
                let counts = &tally.cards[usize::from(data.card.0)];
                let (difference, error) = difference(counts, &tally.everybody).unzip();
                Some(CardRow {
                    number: data.card.0,
                    name: data.name.clone(),
                    deck: data.deck,
                    color: data.color?,
                    kind: data.kind,
                    printed: data.printed,
                    drawn: counts.drawn,
                    played: counts.played,
                    used: counts.used,
                    difference,
                    error,
                    deviation: None,
                    far: false,
                })
            })
            .collect();
        let mut by_deck: BTreeMap<(Deck, Color), Vec<f64>> = BTreeMap::new();
        let mut by_peers: BTreeMap<Peers, Vec<f64>> = BTreeMap::new();
        for row in &cards {
            if let (Some(difference), Some(peers)) = (row.difference, Peers::of(row.deck, Some(row.color))) {
                by_deck.entry((row.deck, row.color)).or_default().push(difference);
                by_peers.entry(peers).or_default().push(difference);
            }
        }
        let spreads: BTreeMap<Peers, (f64, f64)> =
            by_peers.iter().map(|(&peers, numbers)| (peers, spread(numbers))).collect();
        for row in &mut cards {
            let spread = Peers::of(row.deck, Some(row.color)).and_then(|peers| spreads.get(&peers));
            if let (Some(difference), Some(&(mean, deviation))) = (row.difference, spread)
                && deviation > 0.0
            {
                let away = (difference - mean) / deviation;
                row.deviation = Some(away);
                row.far = away.abs() > FAR;
            }
        }
        let decks = by_deck.iter().map(|(&(deck, color), numbers)| {
            let (mean, deviation) = spread(numbers);
            DeckRow { deck, color, cards: numbers.len(), mean, deviation }
        });
        let peers = by_peers.iter().map(|(&peers, numbers)| {
            let (mean, deviation) = spreads[&peers];
            PeersRow { peers, cards: numbers.len(), mean, deviation }
        });
        let mut all = Points::default();
        tally.everybody.iter().for_each(|&points| all.add(points));
        Self {
            games: tally.games,
            mean_points: if all.players > 0 { all.mean() } else { 0.0 },
            decks: decks.collect(),
            peers: peers.collect(),
            cards,
        }
    }

    /// The report as tables: a title for each, then rows of cells with the headings first. `say` knows the messages of
    /// `cards-report.ftl`.
    pub(crate) fn tables(&self, say: &dyn Fn(&str) -> String) -> Vec<(String, Vec<Vec<String>>)> {
        let heads =
            |keys: &[&str]| keys.iter().map(|key| say(&format!("cards-report-{key}"))).collect::<Vec<_>>();
        let row = |deck: &str, color: &str, cards: usize, mean: f64, spread: f64| {
            vec![say(deck), say(color), cards.to_string(), format!("{mean:+.2}"), format!("{spread:.2}")]
        };
        let mut decks = vec![heads(&["deck", "color", "cards", "mean", "spread"])];
        for it in &self.decks {
            decks.push(row(deck_key(it.deck), color_key(it.color), it.cards, it.mean, it.deviation));
        }
        for it in self.peers.iter().filter(|it| it.peers == Peers::Special) {
            decks.push(row("cards-report-special-all", "cards-report-all", it.cards, it.mean, it.deviation));
        }
        let mut tables = vec![(say("cards-report-by-deck"), decks)];
        let keys = [
            "card",
            "name",
            "color",
            "type",
            "drawn",
            "played",
            "used",
            "difference",
            "error",
            "deviation",
            "far",
        ];
        for deck in [Deck::I, Deck::II, Deck::III, Deck::Special3, Deck::Special] {
            let mut rows: Vec<&CardRow> = self.cards.iter().filter(|row| row.deck == deck).collect();
            rows.sort_by_key(|row| (row.color, row.number));
            let mut table = vec![heads(&keys)];
            table.extend(rows.into_iter().map(|row| row.cells(say)));
            if table.len() > 1 {
                tables.push((say(deck_key(deck)), table));
            }
        }
        tables
    }

    /// The report as text for a terminal.
    pub(crate) fn text(&self, say: &dyn Fn(&str) -> String) -> String {
        let tables = self.tables(say).into_iter();
        tables.map(|(title, rows)| format!("{title}\n{}\n", columns(&rows, true))).collect()
    }

    /// The report in Markdown.
    pub(crate) fn markdown(&self, say: &dyn Fn(&str) -> String) -> String {
        let mut text = String::new();
        for (title, rows) in self.tables(say) {
            let _ = writeln!(text, "### {title}\n");
            for (place, row) in rows.iter().enumerate() {
                let _ = writeln!(text, "| {} |", row.join(" | "));
                if place == 0 {
                    let _ = writeln!(text, "|{}", "---|".repeat(row.len()));
                }
            }
            text.push('\n');
        }
        text
    }
}

impl CardRow {
    fn cells(&self, say: &dyn Fn(&str) -> String) -> Vec<String> {
        let number =
            |number: Option<f64>| number.map_or_else(|| "-".into(), |number| format!("{number:+.2}"));
        let star = if self.printed { "*" } else { "" };
        vec![
            format!("{}{star}", self.number),
            self.name.clone(),
            say(color_key(self.color)),
            say(type_key(self.kind)),
            self.drawn.to_string(),
            self.played.to_string(),
            self.used.to_string(),
            number(self.difference),
            self.error.map_or_else(|| "-".into(), |error| format!("{error:.2}")),
            number(self.deviation),
            if self.far { say("cards-report-far-mark") } else { String::new() },
        ]
    }
}

/// How many points more the users of a card made, and the standard error of that.
fn difference(counts: &Counts, everybody: &[Points; Seat::MOST]) -> Option<(f64, f64)> {
    let (mut users, mut sum, mut error) = (0.0, 0.0, 0.0);
    for (&with, all) in counts.users.iter().zip(everybody) {
        let without = all.without(with);
        if with.players < 2 || without.players < 2 {
            continue;
        }
        let weight = with.players as f64;
        users += weight;
        sum += weight * (with.mean() - without.mean());
        error += weight * weight * (with.error_squared() + without.error_squared());
    }
    (users > 0.0).then(|| (sum / users, error.sqrt() / users))
}

pub(crate) fn deck_key(deck: Deck) -> &'static str {
    match deck {
        Deck::I => "cards-report-era-1",
        Deck::II => "cards-report-era-2",
        Deck::III => "cards-report-era-3",
        Deck::Special3 => "cards-report-special-3",
        Deck::Special | Deck::Start => "cards-report-special",
    }
}

pub(crate) fn color_key(color: Color) -> &'static str {
    match color {
        Color::Yellow => "cards-report-yellow",
        Color::Red => "cards-report-red",
        Color::Green => "cards-report-green",
    }
}

pub(crate) fn type_key(kind: CardType) -> &'static str {
    match kind {
        CardType::Instant => "cards-report-instant",
        CardType::Permanent => "cards-report-permanent",
        CardType::Action => "cards-report-action",
        CardType::Production => "cards-report-production",
        CardType::EndScoring => "cards-report-end-scoring",
    }
}

#[cfg(test)]
mod tests {
    use bots::Random;
    use cities::Setup;

    use super::*;
    use crate::watch::gather;

    fn random(seat: Seat, seed: Seed) -> Chooser {
        let mut player = Random::new(seed.nth(seat.index() as u64 + 1));
        Box::new(move |_, _, moves| player.choose(moves))
    }

    fn counted(threads: usize) -> CardTally {
        let game = Cities::open(Setup::new(3)).expect("three may play");
        gather(&game, Seed(4), 40, threads, random, |_| ())
    }

    #[test]
    fn threads_make_no_difference() {
        assert_eq!(counted(1), counted(3));
    }

    #[test]
    fn nobody_uses_what_was_not_played_or_plays_what_was_not_drawn() {
        let tally = counted(1);
        assert_eq!((tally.games, tally.everybody[2].players), (40, 120));
        assert!(tally.cards.iter().any(|card| card.used > 0));
        for (number, card) in tally.cards.iter().enumerate() {
            assert!(card.used <= card.played && card.played <= card.drawn, "card {number}: {card:?}");
            assert!(card.users[2].players <= card.used, "card {number}: {card:?}");
        }
    }

    /// Two tables: at each the users of a card made 4 points more, whatever the points usual at the table.
    #[test]
    fn tables_of_different_sizes_are_not_mixed() {
        let mut everybody = [Points::default(); Seat::MOST];
        let mut counts = Counts::default();
        for (table, usual) in [(1, 50), (3, 100)] {
            for (points, uses) in [(usual, false), (usual + 2, false), (usual + 4, true), (usual + 6, true)] {
                everybody[table].count(points);
                if uses {
                    counts.users[table].count(points);
                }
            }
        }
        let (found, error) = difference(&counts, &everybody).expect("there are users");
        assert!((found - 4.0).abs() < 1e-9, "{found}");
        // Each of the four groups has two players 2 apart: variance 2, error of the mean 1.
        assert!((error - 1.0).abs() < 1e-9, "{error}");
    }

    #[test]
    fn a_card_far_from_its_peers_is_marked() {
        let game = Cities::open(Setup::new(4)).expect("four may play");
        let mut tally = CardTally::default();
        for card in game.pack().deck(Deck::I).iter() {
            for points in [80, 82, if card == Card(29) { 300 } else { 84 }] {
                tally.of(card).users[3].count(points);
            }
        }
        (0..10_000).for_each(|number| tally.everybody[3].count(80 + number % 3));
        let report = CardReport::new(&tally, game.pack());
        let far: Vec<u8> = report.cards.iter().filter(|row| row.far).map(|row| row.number).collect();
        assert_eq!(far, [29]);
        let text = report.markdown(&|key| key.to_owned());
        assert!(
            text.contains("| 29 | Supply Convoy |") && text.contains("cards-report-far-mark |"),
            "{text}"
        );
    }
}
