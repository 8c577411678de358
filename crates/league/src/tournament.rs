//! A tournament as a value: who entered, what was paired, what the tables brought.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::groups;
use crate::pairing::{self, Met};
use crate::seating::Seatings;
use crate::standings::table_points;

/// The most seats of a table.
pub const LARGEST_TABLE: u8 = 4;
/// The most who may enter.
pub const MOST_ENTRANTS: usize = 128;
/// The most rounds of a Swiss tournament.
pub const MOST_ROUNDS: u8 = 12;
/// How often everybody may meet everybody in a season.
pub const MOST_CYCLES: u8 = 4;

/// Somebody who entered, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entrant(pub usize);

/// How it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// So many rounds, each between those who stand alike (T-3); 0 for as many as are usual.
    Swiss {
        /// How many.
        rounds: u8,
    },
    /// Everybody meets everybody (T-4).
    RoundRobin,
    /// A season: everybody meets everybody so many times, and the host may open a round before the last one is over (T-7).
    Season {
        /// How often.
        cycles: u8,
    },
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People may enter.
    Entering,
    /// Rounds are played.
    Running,
    /// All is played.
    Over,
}

/// Somebody who entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enlisted {
    /// Who, as the caller names people.
    pub person: String,
    /// How strong, when entering: it orders those who stand alike.
    pub rating: i64,
    /// From which round on this one is not paired any more; 0 is the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone: Option<usize>,
}

/// What somebody reached at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The place, from 1; who shares it has the same.
    pub place: u8,
    /// Points of the game.
    pub points: i32,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundTable {
    /// Who sits there, in the order of the seats.
    pub seats: Vec<Entrant>,
    /// The game that is played there, once it has begun, as the caller names games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// What came of it, in the order of the seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<Score>>,
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Its tables.
    pub tables: Vec<RoundTable>,
    /// Who has nobody to play against.
    #[serde(default)]
    pub byes: Vec<Entrant>,
}

impl Round {
    fn of(tables: Vec<Vec<Entrant>>) -> Self {
        let (tables, byes): (Vec<_>, Vec<_>) =
            tables.into_iter().filter(|it| !it.is_empty()).partition(|it| it.len() > 1);
        let table = |seats| RoundTable { seats, game: None, result: None };
        Self { tables: tables.into_iter().map(table).collect(), byes: byes.concat() }
    }

    /// Whether every table has a result.
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(|table| table.result.is_some())
    }
}

/// Why something cannot be done with a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It has begun.
    Begun,
    /// It has not begun, or is over.
    NotRunning,
    /// This one has entered already.
    Entered,
    /// This one has not entered, or has left.
    NotEntered,
    /// No more may enter.
    Full,
    /// Too few have entered.
    TooFew,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl std::error::Error for Refusal {}

impl Refusal {
    /// Its name, to find its sentence by.
    pub fn name(self) -> &'static str {
        match self {
            Self::Begun => "begun",
            Self::NotRunning => "not-running",
            Self::Entered => "entered",
            Self::NotEntered => "not-entered",
            Self::Full => "full",
            Self::TooFew => "too-few",
        }
    }
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    /// What it is called.
    pub name: String,
    /// Which game, by name.
    pub game: String,
    /// What is agreed on at its tables, by name.
    #[serde(default)]
    pub settings: BTreeMap<String, String>,
    /// How much time its tables have, and what happens when it is over, in the words of who runs it; untimed if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<(String, String)>,
    /// How it is played.
    pub form: Form,
    /// How many sit at a table, 2 to 4.
    pub size: u8,
    /// Whether its games count for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Who may enter, in the order in which they did; once it has begun, the strongest first.
    pub entrants: Vec<Enlisted>,
    /// The rounds. Of a round robin all are there from the start.
    pub rounds: Vec<Round>,
    /// How many of them have begun.
    pub begun: usize,
    /// How far it is.
    pub stage: Stage,
    /// What a newer version of this program keeps besides. It is written back as it was read, so that a node that has not been
    /// renewed yet takes nothing away.
    #[serde(flatten)]
    pub more: BTreeMap<String, serde_json::Value>,
}

impl Tournament {
    /// A tournament that waits for people.
    pub fn new(name: &str, game: &str, form: Form, size: u8) -> Self {
        Self {
            name: name.to_owned(),
            game: game.to_owned(),
            settings: BTreeMap::new(),
            pace: None,
            form,
            size: size.clamp(2, LARGEST_TABLE),
            rated: false,
            entrants: Vec::new(),
            rounds: Vec::new(),
            begun: 0,
            stage: Stage::Entering,
            more: BTreeMap::new(),
        }
    }

    /// The number of somebody who entered.
    pub fn entrant(&self, person: &str) -> Option<Entrant> {
        self.entrants.iter().position(|it| it.person == person).map(Entrant)
    }

    /// Takes somebody in.
    pub fn enter(&mut self, person: &str, rating: i64) -> Result<(), Refusal> {
        if self.stage != Stage::Entering {
            return Err(Refusal::Begun);
        }
        if self.entrant(person).is_some() {
            return Err(Refusal::Entered);
        }
        if self.entrants.len() >= MOST_ENTRANTS {
            return Err(Refusal::Full);
        }
        self.entrants.push(Enlisted { person: person.to_owned(), rating, gone: None });
        Ok(())
    }

    /// Lets somebody go: out of the list before it begins, out of the rounds to come after that (T-6).
    pub fn leave(&mut self, person: &str) -> Result<(), Refusal> {
        let entrant = self.entrant(person).ok_or(Refusal::NotEntered)?;
        match self.stage {
            Stage::Over => return Err(Refusal::NotRunning),
            Stage::Entering => drop(self.entrants.remove(entrant.0)),
            Stage::Running => match &mut self.entrants[entrant.0].gone {
                Some(_) => return Err(Refusal::NotEntered),
                gone => *gone = Some(self.begun),
            },
        }
        Ok(())
    }

    /// How many rounds there will be.
    pub fn length(&self) -> usize {
        let count = self.entrants.len();
        let everybody = match self.size {
            2 => (count + count % 2).saturating_sub(1),
            size => count.saturating_sub(1).div_ceil(usize::from(size) - 1),
        };
        match self.form {
            Form::Swiss { rounds: 0 } => {
                // As many as leave one who won all at tables of two, and one more at larger ones (T-3.1).
                let (mut rounds, mut left) = (usize::from(self.size > 2), count.max(2));
                while left > 1 {
                    left = left.div_ceil(self.size.into());
                    rounds += 1;
                }
                rounds.min(MOST_ROUNDS.into())
            }
            Form::Swiss { rounds } => rounds.min(MOST_ROUNDS).into(),
            Form::RoundRobin => everybody,
            Form::Season { cycles } => everybody * usize::from(cycles.clamp(1, MOST_CYCLES)),
        }
    }

    /// Begins: the strongest get the lowest numbers, and the first round is paired.
    pub fn start(&mut self) -> Result<(), Refusal> {
        if self.stage != Stage::Entering {
            return Err(Refusal::Begun);
        }
        if self.entrants.len() < 2 {
            return Err(Refusal::TooFew);
        }
        // Those who are equally strong stay in the order in which they entered.
        self.entrants.sort_by_key(|it| std::cmp::Reverse(it.rating));
        self.stage = Stage::Running;
        let count = self.entrants.len();
        let cycles = match self.form {
            Form::Swiss { .. } => 0,
            Form::RoundRobin => 1,
            Form::Season { cycles } => usize::from(cycles.clamp(1, MOST_CYCLES)),
        };
        if let Some(rounds) = self.length().checked_div(cycles) {
            let once = match self.size {
                2 => pairing::circle(count),
                size => groups::plan(count, size.into(), rounds),
            };
            self.rounds = (0..cycles).flat_map(|_| once.clone()).map(Round::of).collect();
            self.seat_all();
        }
        self.begin_round();
        Ok(())
    }

    /// Seats everybody in the rounds that are planned.
    fn seat_all(&mut self) {
        let mut seatings = Seatings::new(self.entrants.len());
        for (number, table) in self.rounds.iter_mut().flat_map(|round| round.tables.iter_mut().enumerate()) {
            table.seats = seatings.seated(number, &table.seats);
            seatings.note(&table.seats);
        }
    }

    /// Takes a result in: whoever has left comes after all others (T-6.2). False if there is a result already, or no such
    /// table.
    pub fn record(&mut self, round: usize, table: usize, mut result: Vec<Score>) -> bool {
        let found = self.rounds.get_mut(round).and_then(|it| it.tables.get_mut(table));
        let Some(table) = found.filter(|it| it.result.is_none() && it.seats.len() == result.len()) else {
            return false;
        };
        let gone = |it: &Entrant| self.entrants[it.0].gone.is_some();
        let order: Vec<(bool, u8)> =
            table.seats.iter().zip(&result).map(|(it, score)| (gone(it), score.place)).collect();
        for (mine, score) in order.iter().zip(&mut result) {
            let ahead = order.iter().filter(|other| *other < mine).count();
            score.place = u8::try_from(ahead + 1).unwrap_or(u8::MAX);
        }
        table.result = Some(result);
        true
    }

    /// Goes on if the rounds that have begun are over: pairs the next one, or ends. Tells whether anything changed.
    pub fn advance(&mut self) -> bool {
        let over = self.rounds[..self.begun].iter().all(Round::is_over);
        if self.stage != Stage::Running || !over {
            return false;
        }
        self.go_on()
    }

    /// Opens the next round of a season though games of the last one go on (T-7).
    pub fn open_next(&mut self) -> Result<(), Refusal> {
        let more = self.begun < self.length();
        if self.stage != Stage::Running || !matches!(self.form, Form::Season { .. }) || !more {
            return Err(Refusal::NotRunning);
        }
        self.begin_round();
        Ok(())
    }

    fn go_on(&mut self) -> bool {
        if self.begun >= self.length() || self.playing(self.begun).len() < 2 {
            self.stage = Stage::Over;
        } else {
            self.begin_round();
        }
        true
    }

    /// Who is paired in a round.
    fn playing(&self, round: usize) -> Vec<Entrant> {
        let here = |it: &Entrant| self.entrants[it.0].gone.is_none_or(|gone| gone > round);
        (0..self.entrants.len()).map(Entrant).filter(here).collect()
    }

    /// Pairs the next round, or takes out of a planned one who has left.
    fn begin_round(&mut self) {
        let playing = self.playing(self.begun);
        if let Form::Swiss { .. } = self.form {
            let round = self.swiss(&playing);
            self.rounds.push(round);
        } else if let Some(round) = self.rounds.get_mut(self.begun) {
            let mut tables: Vec<Vec<Entrant>> =
                std::mem::take(&mut round.tables).into_iter().map(|table| table.seats).collect();
            tables.extend(std::mem::take(&mut round.byes).into_iter().map(|alone| vec![alone]));
            tables.iter_mut().for_each(|table| table.retain(|it| playing.contains(it)));
            *round = Round::of(tables);
        }
        self.begun += 1;
    }

    /// The next round of a Swiss tournament.
    fn swiss(&self, playing: &[Entrant]) -> Round {
        let mut met = Met::new(self.entrants.len());
        let mut seatings = Seatings::new(self.entrants.len());
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            met.note(&table.seats, false);
            seatings.note(&table.seats);
        }
        let lines = self.standings();
        let order: Vec<(Entrant, u32)> = lines
            .iter()
            .filter(|it| playing.contains(&it.entrant))
            .map(|it| (it.entrant, it.points))
            .collect();
        let names: Vec<Entrant> = order.iter().map(|(it, _)| *it).collect();
        let mut round = match self.size {
            2 => {
                let byes = |it: Entrant| self.rounds.iter().filter(|round| round.byes.contains(&it)).count();
                let (pairs, bye) = pairing::swiss(&order, &met, byes);
                Round::of(pairs.into_iter().chain(bye.map(|alone| vec![alone])).collect())
            }
            size if self.rounds.is_empty() => Round::of(groups::dealt(&names, size.into())),
            size => Round::of(groups::round(&names, size.into(), &met)),
        };
        for (number, table) in round.tables.iter_mut().enumerate() {
            table.seats = seatings.seated(number, &table.seats);
        }
        round
    }

    /// What each has got at a table that is over, in the order of its seats.
    pub(crate) fn scores(table: &RoundTable) -> Option<Vec<(Entrant, u32, Score)>> {
        let result = table.result.as_ref()?;
        let places: Vec<u8> = result.iter().map(|score| score.place).collect();
        let lines = table.seats.iter().zip(table_points(&places)).zip(result);
        Some(lines.map(|((it, points), score)| (*it, points, *score)).collect())
    }
}
