//! All chunks put together, and what they come to.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value as Json, json};

use crate::experiment::{CHUNK, Experiment, LabError};
use crate::rows::{self, HEAD, Row};
use crate::statistics::{Sums, compare, holm, wilson};

/// The results of an experiment.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    experiment: Experiment,
    csv: String,
    pub(crate) tables: Vec<Findings>,
}

/// What was found at one table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Findings {
    pub(crate) name: String,
    pub(crate) players: Vec<String>,
    pub(crate) games: u64,
    /// By group, in its order: seats first.
    pub(crate) groups: Vec<Group>,
    /// Points of a seat on average, by what brought them.
    pub(crate) sources: BTreeMap<String, f64>,
    /// How many games had so many decisions, in tens.
    pub(crate) lengths: BTreeMap<u32, u64>,
    /// How many games had so many changes of the lead.
    pub(crate) swings: BTreeMap<u32, u64>,
    /// How many games were won by so many points, in fives.
    pub(crate) margins: BTreeMap<u32, u64>,
}

/// Things of one kind, compared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Group {
    pub(crate) name: String,
    pub(crate) members: Vec<Member>,
}

/// How those fared who had one thing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Member {
    pub(crate) name: String,
    pub(crate) count: u64,
    pub(crate) won: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) points: f64,
    /// By how many points they are ahead of those who did not have it.
    pub(crate) difference: f64,
    /// The same in standard deviations.
    pub(crate) effect: f64,
    pub(crate) chance: f64,
    /// The probability corrected for the number of comparisons in the group.
    pub(crate) corrected: f64,
}

impl Results {
    /// Puts the chunks of an experiment together, in whichever order they come.
    pub fn merge(experiment: &Experiment, chunks: &[String]) -> Result<Self, LabError> {
        let expected = experiment.chunks();
        let mut sorted: BTreeMap<u64, &str> = BTreeMap::new();
        for text in chunks {
            let head = text.lines().next().unwrap_or_default();
            let number = head.split(' ').nth(3).and_then(|it| it.parse().ok()).unwrap_or(u64::MAX);
            sorted.insert(number, text);
        }
        if let Some((&chunk, _)) = sorted.iter().find(|(chunk, _)| **chunk >= expected) {
            return Err(LabError::Chunk { chunk });
        }
        if sorted.len() as u64 != expected {
            return Err(LabError::Missing { found: sorted.len() as u64, expected });
        }
        let mut csv = format!("{HEAD}\n");
        let mut all: Vec<Row> = Vec::new();
        for (&chunk, text) in &sorted {
            all.extend(rows_of(experiment, chunk, text)?);
            for line in text.lines().skip(1) {
                csv.push_str(line);
                csv.push('\n');
            }
        }
        let tables = (0..experiment.table.len()).map(|table| {
            let rows: Vec<&Row> = all.iter().filter(|row| row.table == table).collect();
            Findings::of(experiment, table, &rows)
        });
        Ok(Self { experiment: experiment.clone(), tables: tables.collect(), csv })
    }

    /// The experiment.
    pub fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// A line for each seat of each game.
    pub fn csv(&self) -> &str {
        &self.csv
    }

    /// The same lines as a Parquet file, with the experiment's hash.
    #[cfg(feature = "parquet")]
    pub fn parquet(&self) -> Result<Vec<u8>, parquet::errors::ParquetError> {
        use crate::{Sheet, Values};

        const COLUMNS: &str = "REQUIRED INT32 table; REQUIRED INT64 game (INTEGER(64,false)); \
            REQUIRED INT64 seed (INTEGER(64,false)); REQUIRED INT32 decisions; REQUIRED INT32 swings; \
            REQUIRED INT32 seat (INTEGER(8,true)); REQUIRED BYTE_ARRAY player (STRING); REQUIRED INT32 points; \
            REQUIRED INT32 parts (INTEGER(8,true)); REQUIRED BYTE_ARRAY members (STRING); \
            REQUIRED BYTE_ARRAY sources (STRING);";
        let lines: Vec<Vec<&str>> = self.csv.lines().skip(1).map(|line| line.split(',').collect()).collect();
        let texts = |at: usize| Values::Texts(lines.iter().map(|line| line[at].to_owned()).collect());
        let numbers = |at: usize| {
            Values::Numbers(lines.iter().map(|line| line[at].parse().unwrap_or_default()).collect())
        };
        let hashes = |at: usize| {
            Values::Hashes(lines.iter().map(|line| line[at].parse().unwrap_or_default()).collect())
        };
        let mut sheet = Sheet::begin(Vec::new(), COLUMNS, &[("experiment", self.experiment.hash())])?;
        sheet.add(&[
            numbers(0),
            hashes(1),
            hashes(2),
            numbers(3),
            numbers(4),
            numbers(5),
            texts(6),
            numbers(7),
            numbers(8),
            texts(9),
            texts(10),
        ])?;
        sheet.end()
    }

    /// What was found, as JSON.
    pub fn json(&self) -> Json {
        json!({ "experiment": self.experiment, "hash": self.experiment.hash(), "tables": self.tables })
    }
}

impl Experiment {
    /// Whether a text is a whole chunk of this experiment.
    pub fn check(&self, chunk: u64, text: &str) -> Result<(), LabError> {
        rows_of(self, chunk, text).map(|_| ())
    }
}

fn rows_of(experiment: &Experiment, chunk: u64, text: &str) -> Result<Vec<Row>, LabError> {
    let wrong = || LabError::Chunk { chunk };
    let mut lines = text.lines();
    if lines.next() != Some(&*experiment.head(chunk)) {
        return Err(wrong());
    }
    let rows = lines.map(|line| rows::read(line).ok_or_else(wrong)).collect::<Result<Vec<_>, _>>()?;
    if whole(experiment, chunk, &rows) { Ok(rows) } else { Err(wrong()) }
}

/// Whether the rows are those of all games of a chunk, in their order.
fn whole(experiment: &Experiment, chunk: u64, rows: &[Row]) -> bool {
    let mut games = (chunk * CHUNK..((chunk + 1) * CHUNK).min(experiment.all_games()))
        .map(|game| ((game / experiment.games) as usize, game % experiment.games));
    let mut rows = rows.iter().peekable();
    games.all(|of| {
        let mut seats = 0;
        while rows.next_if(|row| (row.table, row.game) == of && row.seat == seats).is_some() {
            seats += 1;
        }
        seats > 0
    }) && rows.next().is_none()
}

impl Findings {
    fn of(experiment: &Experiment, table: usize, rows: &[&Row]) -> Self {
        let mut total = Sums::default();
        let mut groups: Vec<(String, BTreeMap<String, Sums>)> = vec![("seats".to_owned(), BTreeMap::new())];
        let mut sources: BTreeMap<String, i64> = BTreeMap::new();
        let [mut lengths, mut swings, mut margins] = [(); 3].map(|()| BTreeMap::new());
        for row in rows {
            total.add(row.points, row.parts);
            let seat = ("seats".to_owned(), format!("P{}", row.seat + 1));
            for (group, name) in row.members.iter().chain([&seat]) {
                let at = groups.iter().position(|(known, _)| known == group).unwrap_or_else(|| {
                    groups.push((group.clone(), BTreeMap::new()));
                    groups.len() - 1
                });
                groups[at].1.entry(name.clone()).or_default().add(row.points, row.parts);
            }
            for (name, points) in &row.sources {
                *sources.entry(name.clone()).or_default() += i64::from(*points);
            }
        }
        for game in rows.chunk_by(|one, other| one.game == other.game) {
            *lengths.entry(game[0].decisions / 10 * 10).or_default() += 1;
            *swings.entry(game[0].swings).or_default() += 1;
            let mut points: Vec<i32> = game.iter().map(|row| row.points).collect();
            points.sort_unstable_by(|one, other| other.cmp(one));
            if let [first, second, ..] = points[..] {
                *margins.entry(first.abs_diff(second) / 5 * 5).or_default() += 1;
            }
        }
        let games = experiment.games;
        let sources =
            sources.into_iter().map(|(name, points)| (name, points as f64 / total.count.max(1) as f64));
        let table = &experiment.table[table];
        Self {
            name: table.name.clone(),
            players: table.players.clone(),
            games,
            groups: groups.into_iter().map(|(name, members)| Group::of(name, &members, &total)).collect(),
            sources: sources.collect(),
            lengths,
            swings,
            margins,
        }
    }
}

impl Group {
    fn of(name: String, members: &BTreeMap<String, Sums>, total: &Sums) -> Self {
        let compared: Vec<(f64, f64)> =
            members.values().map(|with| compare(with, &total.without(with))).collect();
        let corrected = holm(&compared.iter().map(|(_, chance)| *chance).collect::<Vec<_>>());
        let members = members.iter().zip(compared).zip(corrected);
        let mut members: Vec<Member> = members
            .map(|(((name, with), (effect, chance)), corrected)| {
                let (low, high) = wilson(with.share(), with.count);
                Member {
                    name: name.clone(),
                    count: with.count,
                    won: with.share(),
                    low,
                    high,
                    points: with.mean(),
                    difference: if with.count < total.count {
                        with.mean() - total.without(with).mean()
                    } else {
                        0.0
                    },
                    effect,
                    chance,
                    corrected,
                }
            })
            .collect();
        if name != "seats" {
            members.sort_by(|one, other| other.effect.total_cmp(&one.effect).then(one.name.cmp(&other.name)));
        }
        Self { name, members }
    }
}
