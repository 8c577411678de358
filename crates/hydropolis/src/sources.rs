//! Where the points of Underwater Cities come from, and how the games went: the report `--report sources`.
//!
//! Points are followed through the events of whole games. What is gained at once belongs to what caused it: the site
//! that was built on, the step on the Federation track, the metropolis, the contract, the card. What a slot or another
//! slot's action gives belongs to slots. The sum of all sources is what the players have at the end; a test says so.

use cities::{CardType, Cities, Color, Deck, Event, Gain, Position, Scoring};
use kernel::{Game, Moves, Seat, Seed};
use serde::Serialize;
use serde_json::{Value as Json, json};

use crate::cards::{color_key, deck_key};
use crate::columns::columns;
use crate::watch::{Chooser, Watch};

/// What brings points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Network,
    Production(u8),
    Card(CardType),
    BlueMetropolis,
    BrownMetropolis,
    Contract,
    Site,
    Federation,
    Slot,
    Leftovers,
    Hunger,
}

impl Source {
    const ALL: [Self; 17] = [
        Self::Network,
        Self::Production(0),
        Self::Production(1),
        Self::Production(2),
        Self::Card(CardType::Instant),
        Self::Card(CardType::Permanent),
        Self::Card(CardType::Action),
        Self::Card(CardType::Production),
        Self::Card(CardType::EndScoring),
        Self::BlueMetropolis,
        Self::BrownMetropolis,
        Self::Contract,
        Self::Site,
        Self::Federation,
        Self::Slot,
        Self::Leftovers,
        Self::Hunger,
    ];

    /// Its message, and its key in JSON without what all of them begin with.
    fn key(self) -> &'static str {
        match self {
            Self::Network => "sources-network",
            Self::Production(0) => "sources-production-1",
            Self::Production(1) => "sources-production-2",
            Self::Production(_) => "sources-production-3",
            Self::Card(CardType::Instant) => "sources-card-instant",
            Self::Card(CardType::Permanent) => "sources-card-permanent",
            Self::Card(CardType::Action) => "sources-card-action",
            Self::Card(CardType::Production) => "sources-card-production",
            Self::Card(CardType::EndScoring) => "sources-card-end-scoring",
            Self::BlueMetropolis => "sources-blue-metropolis",
            Self::BrownMetropolis => "sources-brown-metropolis",
            Self::Contract => "sources-contract",
            Self::Site => "sources-site",
            Self::Federation => "sources-federation",
            Self::Slot => "sources-slot",
            Self::Leftovers => "sources-leftovers",
            Self::Hunger => "sources-hunger",
        }
    }
}

/// What causes the gains of a game's story, event by event.
struct Story {
    /// What the turn goes on with once something that happens at once is over.
    lasting: Source,
    /// What happened just now, as long as its gains follow without a break.
    now: Option<Source>,
    producing: bool,
}

impl Story {
    fn new() -> Self {
        Self { lasting: Source::Slot, now: None, producing: false }
    }

    /// The points that an event tells of, with their source.
    fn hear(&mut self, game: &Cities, position: &Position, era: u8, event: &Event) -> Option<(Source, i64)> {
        let card_type = |card| game.pack().card(card).map_or(CardType::Instant, |data| data.kind);
        match *event {
            Event::Gained { gain: Gain { points, .. }, .. } => {
                let source = self.now.unwrap_or(self.lasting);
                if matches!(source, Source::Site | Source::Federation) {
                    self.now = None;
                }
                return Some((source, points.into()));
            }
            Event::Paid { .. } | Event::Drew { .. } | Event::Reshuffled => return None,
            Event::Produced { points, .. } => {
                (self.now, self.producing) = (Some(Source::BlueMetropolis), true);
                return Some((Source::Production(era), points.into()));
            }
            Event::Fed { points, .. } => return Some((Source::Hunger, -i64::from(points))),
            Event::Scored { for_what, points, .. } => {
                let source = match for_what {
                    Scoring::Metropolis => Source::BrownMetropolis,
                    Scoring::Card(_) => Source::Card(CardType::EndScoring),
                    Scoring::Network => Source::Network,
                    Scoring::Resources => Source::Leftovers,
                };
                return Some((source, points.into()));
            }
            _ => {}
        }
        self.now = match *event {
            Event::Built { seat, site, .. } => {
                let board = game.board(&position.players[seat]);
                let print = board.spot(site).map(|spot| board.print(spot));
                print.is_some_and(|print| !print.bonus.is_nothing()).then_some(Source::Site)
            }
            // The first space gives nothing (U-14.2).
            Event::Advanced { space, .. } => (space != 4).then_some(Source::Federation),
            Event::Metropolis { .. } => Some(Source::BlueMetropolis),
            Event::CardWorked { card, .. } => Some(Source::Card(card_type(card))),
            _ => None,
        };
        match *event {
            Event::Chose { .. } | Event::Performed { .. } => {
                (self.lasting, self.producing) = (Source::Slot, false);
            }
            Event::CardUsed { card, .. } | Event::ActionUsed { card, .. } => {
                self.lasting = Source::Card(card_type(card));
            }
            Event::ContractClaimed { .. } => self.lasting = Source::Contract,
            // A production card may ask before it gives.
            Event::CardWorked { card, .. } if self.producing => self.lasting = Source::Card(card_type(card)),
            _ => {}
        }
        None
    }
}

/// What was counted in some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SourceTally {
    games: u64,
    players: u64,
    wins: u64,
    points: i64,
    sources: [i64; Source::ALL.len()],
    /// Turns in which the played card was used.
    used: u64,
    /// Cards played, by era deck and colour.
    played: [[u64; 3]; 3],
    /// Games with purple domes left over.
    domes_left: u64,
    brown: u64,
    blue: u64,
    cities: u64,
    purple: u64,
    tunnels: u64,
    /// Victories by seat, and by place in the play order of the first round.
    won: [[u64; Seat::MOST]; 2],
}

impl Watch for SourceTally {
    fn play(&mut self, game: &Cities, seed: Seed, player: &dyn Fn(Seat, Seed) -> Chooser) {
        let mut players: Vec<Chooser> = Seat::all(game.players()).map(|seat| player(seat, seed)).collect();
        let mut position = game.deal(seed);
        let places = position.order;
        let mut moves = Moves::new();
        let mut events = Vec::new();
        let mut story = Story::new();
        game.moves(&position, &mut moves);
        while let Some(seat) = game.to_move(&position) {
            let mv = players[seat.index()](game, &position, &moves);
            let era = position.era();
            events.clear();
            game.play(&mut position, mv, &mut moves, &mut events);
            story.now = None;
            for event in &events {
                if let Some((source, points)) = story.hear(game, &position, era, event) {
                    let at = Source::ALL.iter().position(|&it| it == source).expect("all are listed");
                    self.sources[at] += points;
                }
                match *event {
                    Event::CardUsed { .. } => self.used += 1,
                    Event::Chose { card, .. } => self.count_played(game, card),
                    _ => {}
                }
            }
        }
        self.games += 1;
        self.domes_left += u64::from(position.purple_left > 0);
        let outcome = game.outcome(&position);
        for seat in Seat::all(game.players()) {
            let me = &position.players[seat];
            let metropolises = game.connected_metropolises(me);
            self.players += 1;
            if outcome.winners.has(seat) {
                let place = places.iter().position(|&it| it == seat).expect("all seats are in the order");
                self.wins += 1;
                self.won[0][seat.index()] += 1;
                self.won[1][place] += 1;
            }
            self.points += i64::from(outcome.points[seat]);
            self.brown += u64::from((metropolises & cities::MetropolisSpace::BROWNS).len());
            self.blue += u64::from((metropolises - cities::MetropolisSpace::BROWNS).len());
            self.cities += u64::from(me.connected().len());
            self.purple += u64::from(me.purple.len());
            self.tunnels += u64::from(me.tunnels.len());
        }
    }

    fn add(&mut self, other: &Self) {
        let Self { games, players, wins, points, sources, used, played, won, .. } = self;
        for (mine, theirs) in [
            (games, other.games),
            (players, other.players),
            (wins, other.wins),
            (used, other.used),
            (&mut self.domes_left, other.domes_left),
            (&mut self.brown, other.brown),
            (&mut self.blue, other.blue),
            (&mut self.cities, other.cities),
            (&mut self.purple, other.purple),
            (&mut self.tunnels, other.tunnels),
        ] {
            *mine += theirs;
        }
        *points += other.points;
        sources.iter_mut().zip(other.sources).for_each(|(mine, theirs)| *mine += theirs);
        let theirs = other.played.iter().flatten();
        played.iter_mut().flatten().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        let theirs = other.won.iter().flatten();
        won.iter_mut().flatten().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
    }
}

/// The decks of the eras, and the colours, in the order of the tables.
const ERAS: [Deck; 3] = [Deck::I, Deck::II, Deck::III];
const COLORS: [Color; 3] = [Color::Yellow, Color::Red, Color::Green];

impl SourceTally {
    fn count_played(&mut self, game: &Cities, card: cities::Card) {
        let Some(data) = game.pack().card(card) else { return };
        let era = ERAS.iter().position(|&deck| deck == data.deck);
        let color = COLORS.iter().position(|&color| Some(color) == data.color);
        if let (Some(era), Some(color)) = (era, color) {
            self.played[era][color] += 1;
        }
    }
}

/// How the victories fell on seats, or on places in the first order.
#[derive(Clone, Debug, PartialEq)]
struct Fairness {
    /// Its message.
    key: &'static str,
    /// The share of each, in percent.
    shares: Vec<f64>,
    /// How far that is from equal shares: chi-square.
    chi_square: f64,
}

impl Fairness {
    /// What chi-square stays below in 95 of 100 cases if all shares are equal, for two, three and four players.
    const BOUNDS: [f64; 3] = [3.841, 5.991, 7.815];

    fn of(key: &'static str, won: &[u64]) -> Self {
        let games = won.iter().sum::<u64>().max(1) as f64;
        let each = games / won.len() as f64;
        let shares = won.iter().map(|&won| 100.0 * won as f64 / games).collect();
        let chi_square = won.iter().map(|&won| (won as f64 - each).powi(2) / each).sum();
        Self { key, shares, chi_square }
    }

    /// The bound for so many shares.
    fn bound(&self) -> f64 {
        Self::BOUNDS[self.shares.len() - 2]
    }
}

/// One figure of the report.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Figure {
    /// Its message.
    key: &'static str,
    value: f64,
}

/// The whole report.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SourceReport {
    games: u64,
    /// Points of a player by source.
    sources: Vec<Figure>,
    /// How the games went.
    course: Vec<Figure>,
    /// Shares of the colours in what is played of each era.
    colors: [[f64; 3]; 3],
    /// Whether seats and places win equally often; nothing to tell of one player.
    fairness: Vec<Fairness>,
}

impl SourceReport {
    /// The report on what was counted.
    pub(crate) fn new(tally: &SourceTally) -> Self {
        let players = tally.players.max(1) as f64;
        let each = |key, number: u64| Figure { key, value: number as f64 / players };
        let share =
            |key, number: u64, of: u64| Figure { key, value: 100.0 * number as f64 / of.max(1) as f64 };
        let sources = Source::ALL.iter().zip(tally.sources);
        let sources = sources.map(|(source, sum)| Figure { key: source.key(), value: sum as f64 / players });
        let course = vec![
            Figure { key: "sources-points", value: tally.points as f64 / players },
            each("sources-used", tally.used),
            share("sources-won", tally.wins, tally.players),
            share("sources-domes-left", tally.domes_left, tally.games),
            share("sources-brown-connected", tally.brown, tally.players),
            each("sources-blue-connected", tally.blue),
            each("sources-cities", tally.cities),
            each("sources-symbiotic", tally.purple),
            each("sources-tunnels", tally.tunnels),
        ];
        let colors = tally.played.map(|of_era| {
            let all: u64 = of_era.iter().sum();
            of_era.map(|number| 100.0 * number as f64 / all.max(1) as f64)
        });
        let seats = (tally.players / tally.games.max(1)) as usize;
        let fairness = ["sources-won-by-seat", "sources-won-by-place"].into_iter().zip(&tally.won);
        let fairness = fairness.filter(|_| seats > 1).map(|(key, won)| Fairness::of(key, &won[..seats]));
        Self { games: tally.games, sources: sources.collect(), course, colors, fairness: fairness.collect() }
    }

    /// The report as text for a terminal. `say` knows the messages.
    pub(crate) fn text(&self, say: &dyn Fn(&str) -> String) -> String {
        let list = |head: &str, figures: &[Figure]| {
            let head = vec![say(head), say("sources-each")];
            let rows = figures.iter().map(|it| vec![say(it.key), format!("{:.2}", it.value)]);
            columns(&[head].into_iter().chain(rows).collect::<Vec<_>>(), true)
        };
        let mut rows = vec![vec![say("sources-colors")]];
        rows[0].extend(COLORS.map(|color| say(color_key(color))));
        for (deck, shares) in ERAS.into_iter().zip(self.colors) {
            let mut row = vec![say(deck_key(deck))];
            row.extend(shares.map(|share| format!("{share:.1}")));
            rows.push(row);
        }
        let mut tables = vec![
            list("sources-source", &self.sources),
            list("sources-course", &self.course),
            columns(&rows, true),
        ];
        if let Some(first) = self.fairness.first() {
            let mut rows = vec![vec![say("sources-victories")]];
            rows[0].extend((1..=first.shares.len()).map(|number| number.to_string()));
            rows[0].extend(["sources-chi-square", "sources-bound"].map(say));
            for it in &self.fairness {
                let figures = it.shares.iter().map(|share| format!("{share:.1}"));
                let test = [it.chi_square, it.bound()].map(|figure| format!("{figure:.2}"));
                rows.push([say(it.key)].into_iter().chain(figures).chain(test).collect());
            }
            tables.push(columns(&rows, true));
        }
        tables.join("\n")
    }

    /// The report as JSON: every figure under its name.
    pub(crate) fn json(&self) -> Json {
        let name = |key: &str| key.trim_start_matches("sources-").replace('-', "_");
        let object = |figures: &[Figure]| -> Json {
            figures.iter().map(|it| (name(it.key), json!(it.value))).collect::<serde_json::Map<_, _>>().into()
        };
        let shares = |of: [f64; 3]| json!({ "yellow": of[0], "red": of[1], "green": of[2] });
        let fairness = self.fairness.iter().map(|it| {
            let test = json!({ "shares": it.shares, "chi_square": it.chi_square, "bound": it.bound() });
            (name(it.key), test)
        });
        let fairness: serde_json::Map<_, _> = fairness.collect();
        json!({
            "games": self.games,
            "sources": object(&self.sources),
            "course": object(&self.course),
            "colors": { "I": shares(self.colors[0]), "II": shares(self.colors[1]), "III": shares(self.colors[2]) },
            "victories": fairness,
        })
    }
}

#[cfg(test)]
mod tests {
    use bots::Random;
    use cities::Setup;

    use super::*;
    use crate::watch::gather;

    fn counted(setup: Setup, threads: usize) -> SourceTally {
        let game = Cities::open(setup).expect("the set-up is one of those there are");
        let random = |seat: Seat, seed: Seed| -> Chooser {
            let mut player = Random::new(seed.nth(seat.index() as u64 + 1));
            Box::new(move |_, _, moves| player.choose(moves))
        };
        gather(&game, Seed(9), 24, threads, random, |_| ())
    }

    /// Every point a player has at the end came from one of the sources, whoever plays and with which variant.
    #[test]
    fn the_sources_add_up_to_the_points() {
        for setup in [Setup::new(1), Setup::new(2), Setup::new(3).contracts(true), Setup::new(4)] {
            let tally = counted(setup.clone(), 1);
            assert_eq!(tally.sources.iter().sum::<i64>(), tally.points, "{setup:?}");
            let at = |source| Source::ALL.iter().position(|&it| it == source).unwrap();
            assert!(tally.sources[at(Source::Network)] > 0 && tally.sources[at(Source::Hunger)] < 0);
            assert_eq!(tally.sources[at(Source::Contract)] > 0, setup.contracts, "{setup:?}");
        }
    }

    /// Each game has one winner, who sits somewhere and began at some place.
    #[test]
    fn every_victory_has_a_seat_and_a_place() {
        for players in 2..=4 {
            let tally = counted(Setup::new(players), 1);
            for won in tally.won {
                assert_eq!(won.iter().sum::<u64>(), tally.games);
                assert!(won[usize::from(players)..].iter().all(|&won| won == 0));
            }
            assert_ne!(tally.won[0], tally.won[1], "places are not seats");
        }
    }

    /// 60 throws of a die that fell 5, 8, 9, 8, 10 and 20 times: the textbook's chi-square of 13.4.
    #[test]
    fn chi_square_tells_how_far_shares_are_from_equal() {
        assert!((Fairness::of("", &[5, 8, 9, 8, 10, 20]).chi_square - 13.4).abs() < 1e-9);
        assert_eq!(Fairness::of("", &[25, 25, 25, 25]).chi_square, 0.0);
        assert_eq!(Fairness::of("", &[30, 10]).shares, [75.0, 25.0]);
    }

    #[test]
    fn threads_make_no_difference() {
        assert_eq!(counted(Setup::new(3), 1), counted(Setup::new(3), 3));
    }

    /// The bonus of a site is the site's, what follows belongs to the card again.
    #[test]
    fn what_happens_at_once_does_not_take_the_rest_of_a_card() {
        let game = Cities::open(Setup::new(4)).expect("four may play");
        let kind =
            |kind| game.pack().cards().find(|card| card.kind == kind && card.color.is_some()).unwrap().card;
        let instant = kind(CardType::Instant);
        let seat = Seat(0);
        let point = Event::Gained { seat, gain: Gain { points: 1, ..Gain::NOTHING } };
        let position = game.deal(Seed(1));
        let board = game.board(&position.players[seat]);
        let rewards = |spot: &cities::Spot| !board.print(*spot).bonus.is_nothing();
        let site = board.site(
            (0..9)
                .map(cities::CitySite)
                .map(cities::Spot::City)
                .find(rewards)
                .expect("some city site has a bonus"),
        );
        let bare = board.site(cities::Spot::City(board.start));
        let mut story = Story::new();
        let mut heard = |event: &Event| story.hear(&game, &position, 0, event).map(|(source, _)| source);
        assert_eq!(heard(&Event::CardUsed { seat, card: instant }), None);
        assert_eq!(heard(&Event::Built { seat, piece: cities::Piece::Nonsymbiotic, site }), None);
        assert_eq!(heard(&point), Some(Source::Site));
        assert_eq!(heard(&point), Some(Source::Card(CardType::Instant)));
        assert_eq!(heard(&Event::Built { seat, piece: cities::Piece::Nonsymbiotic, site: bare }), None);
        assert_eq!(heard(&point), Some(Source::Card(CardType::Instant)));
        assert_eq!(heard(&Event::CardWorked { seat, card: kind(CardType::Permanent) }), None);
        assert_eq!(heard(&point), Some(Source::Card(CardType::Permanent)));
        assert_eq!(heard(&Event::Advanced { seat, space: 1 }), None);
        assert_eq!(heard(&point), Some(Source::Federation));
        assert_eq!(heard(&point), Some(Source::Card(CardType::Instant)));
    }
}
