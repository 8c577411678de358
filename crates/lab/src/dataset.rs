//! Games as a dataset: a row for each decision, and a page that shows what is in it.

use std::collections::BTreeMap;
use std::io::Write;

use arrays::{Arrays, Numbers};
use kernel::{Match, Seat, Viewer};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use parquet::errors::ParquetError;
use words::Words;

use crate::report::STYLE;
use crate::{Sheet, Values};

/// The columns, each with its type as Parquet writes it. What a column holds is the message `dataset-column-<name>`.
const COLUMNS: [(&str, &str); 14] = [
    ("game", "REQUIRED BYTE_ARRAY game (STRING);"),
    ("players", "REQUIRED INT32 players (INTEGER(8,true));"),
    ("rules", "REQUIRED INT32 rules;"),
    ("deal", "REQUIRED INT64 deal (INTEGER(64,false));"),
    ("number", "REQUIRED INT32 number;"),
    ("seat", "REQUIRED INT32 seat (INTEGER(8,true));"),
    ("player", "REQUIRED BYTE_ARRAY player (STRING);"),
    ("move", "REQUIRED BYTE_ARRAY move (STRING);"),
    ("action", "REQUIRED INT32 action;"),
    ("legal", "REQUIRED group legal (LIST) { REPEATED group list { REQUIRED INT32 element; } }"),
    ("observation", "REQUIRED group observation (LIST) { REPEATED group list { REQUIRED INT32 element; } }"),
    ("hash", "REQUIRED INT64 hash (INTEGER(64,false));"),
    ("points", "REQUIRED INT32 points;"),
    ("won", "REQUIRED FLOAT won;"),
];

/// A dataset is written in groups of about so many rows.
const GROUP: usize = 20_000;
/// How many decisions the page shows as a sample.
const SAMPLE: usize = 24;

/// A decision, as the seat saw it that made it.
#[derive(Clone, Debug, PartialEq)]
struct Decision {
    seat: Seat,
    notation: String,
    action: u16,
    legal: Vec<i32>,
    observation: Vec<i32>,
    hash: u64,
}

/// A game that was played to its end, decision by decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    game: &'static str,
    rules: u32,
    deal: u64,
    /// Who sat where; empty for a seat whose player is not told.
    players: Vec<String>,
    points: Vec<i32>,
    won: Vec<f32>,
    decisions: Vec<Decision>,
}

impl Played {
    /// Plays a game on to its end, with the moves that are told. `None` if the moves end before the game, or one of them is not
    /// legal.
    pub fn of<G: Arrays>(
        mut played: Match<G>,
        players: Vec<String>,
        observe: bool,
        mut next: impl FnMut(&Match<G>, Seat) -> Option<G::Move>,
    ) -> Option<Self> {
        let (deal, rules) = (played.hash(), played.game().version());
        let mut decisions = Vec::new();
        let (mut actions, mut seen) = (Numbers::new(), vec![0_i16; played.game().observation().features()]);
        while let Some(seat) = played.to_move() {
            let mv = next(&played, seat)?;
            let at = played.moves().iter().position(|it| *it == mv)?;
            let game = played.game();
            actions.clear();
            game.actions(played.position(), played.moves(), &mut actions);
            let mut observation = Vec::new();
            if observe {
                game.observe(&played.view(Viewer::Seat(seat)), seat, &mut seen);
                observation = seen.iter().map(|&it| it.into()).collect();
            }
            decisions.push(Decision {
                seat,
                notation: mv.to_string(),
                action: actions[at],
                legal: actions.iter().map(|&it| it.into()).collect(),
                observation,
                hash: played.hash(),
            });
            played.play(seat, mv).ok()?;
        }
        let outcome = played.outcome();
        let seats = || (0..played.game().players()).map(Seat);
        let part = |seat| if outcome.winners.has(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        Some(Self {
            game: G::NAME,
            rules,
            deal,
            players,
            points: seats().map(|seat| outcome.points[seat]).collect(),
            won: seats().map(part).collect(),
            decisions,
        })
    }
}

/// A dataset being written.
pub struct Dataset<W: Write + Send> {
    sheet: Sheet<W>,
    waiting: Vec<Played>,
    rows: usize,
    told: Summary,
}

/// What is in a dataset.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    games: u64,
    decisions: u64,
    /// How many decisions were of a kind: the first word of the notation.
    kinds: BTreeMap<String, u64>,
    /// By player: seats, points, victories.
    players: BTreeMap<String, (u64, i64, f64)>,
    /// The first decisions: number, seat, player, notation.
    sample: Vec<(usize, u8, String, String)>,
}

impl<W: Write + Send> Dataset<W> {
    /// Begins a dataset.
    pub fn begin(out: W) -> Result<Self, ParquetError> {
        let columns: String = COLUMNS.iter().map(|(_, column)| *column).collect();
        let sheet = Sheet::begin(out, &columns, &[("hydropolis", env!("CARGO_PKG_VERSION").to_owned())])?;
        Ok(Self { sheet, waiting: Vec::new(), rows: 0, told: Summary::default() })
    }

    /// Adds a game.
    pub fn add(&mut self, played: Played) -> Result<(), ParquetError> {
        self.told.add(&played);
        self.rows += played.decisions.len();
        self.waiting.push(played);
        if self.rows >= GROUP { self.write() } else { Ok(()) }
    }

    /// Ends the dataset, and tells what is in it.
    pub fn end(mut self) -> Result<(W, Summary), ParquetError> {
        self.write()?;
        Ok((self.sheet.end()?, self.told))
    }

    fn write(&mut self) -> Result<(), ParquetError> {
        let games = std::mem::take(&mut self.waiting);
        self.rows = 0;
        let rows = || {
            games
                .iter()
                .flat_map(|game| game.decisions.iter().enumerate().map(move |(nth, it)| (game, nth, it)))
        };
        self.sheet.add(&[
            Values::Texts(rows().map(|(game, ..)| game.game.to_owned()).collect()),
            Values::Numbers(rows().map(|(game, ..)| game.points.len() as i32).collect()),
            Values::Numbers(rows().map(|(game, ..)| game.rules as i32).collect()),
            Values::Hashes(rows().map(|(game, ..)| game.deal).collect()),
            Values::Numbers(rows().map(|(_, nth, _)| nth as i32).collect()),
            Values::Numbers(rows().map(|(.., it)| it.seat.0.into()).collect()),
            Values::Texts(rows().map(|(game, _, it)| game.players[it.seat.index()].clone()).collect()),
            Values::Texts(rows().map(|(.., it)| it.notation.clone()).collect()),
            Values::Numbers(rows().map(|(.., it)| it.action.into()).collect()),
            Values::Lists(rows().map(|(.., it)| it.legal.clone()).collect()),
            Values::Lists(rows().map(|(.., it)| it.observation.clone()).collect()),
            Values::Hashes(rows().map(|(.., it)| it.hash).collect()),
            Values::Numbers(rows().map(|(game, _, it)| game.points[it.seat.index()]).collect()),
            Values::Parts(rows().map(|(game, _, it)| game.won[it.seat.index()]).collect()),
        ])
    }
}

impl Summary {
    fn add(&mut self, played: &Played) {
        self.games += 1;
        self.decisions += played.decisions.len() as u64;
        for decision in &played.decisions {
            let kind = decision.notation.split(' ').next().unwrap_or_default();
            *self.kinds.entry(kind.to_owned()).or_default() += 1;
        }
        for ((player, points), won) in played.players.iter().zip(&played.points).zip(&played.won) {
            let sums = self.players.entry(player.clone()).or_default();
            *sums = (sums.0 + 1, sums.1 + i64::from(*points), sums.2 + f64::from(*won));
        }
        let rows = played.decisions.iter().enumerate().take(SAMPLE - self.sample.len());
        self.sample.extend(
            rows.map(|(nth, it)| {
                (nth, it.seat.0, played.players[it.seat.index()].clone(), it.notation.clone())
            }),
        );
    }

    /// How many games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many decisions.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// A page about the dataset of this name.
    pub fn page(&self, name: &str, words: &Words) -> String {
        let say = |id: &str| words.say(id, &[]);
        let number = |value: f64, places| words.customs().number(value, places);
        let about = [
            ("games", number(self.games as f64, 0).into()),
            ("decisions", number(self.decisions as f64, 0).into()),
        ];
        let called = |player: &str| {
            if player.is_empty() { say("dataset-nobody") } else { player.to_owned() }
        };
        let mut kinds: Vec<(&String, u64)> = self.kinds.iter().map(|(kind, count)| (kind, *count)).collect();
        kinds.sort_by_key(|&(kind, count)| (std::cmp::Reverse(count), kind));
        let most = kinds.first().map_or(1, |&(_, count)| count) as f64;
        let page = html! {
            (DOCTYPE)
            html lang=(words.language()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (name) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    h1 { (name) }
                    p { (words.say("dataset-about", &about)) }
                    h2 { (say("dataset-columns")) }
                    (table(&[], COLUMNS.iter().map(|(column, _)| {
                        vec![html! { code { (column) } }, html! { (say(&format!("dataset-column-{column}"))) }]
                    })))
                    h2 { (say("dataset-players")) }
                    (table(&[say("lab-column-name"), say("lab-column-count"), say("lab-column-points"), say("lab-column-won")],
                        self.players.iter().map(|(player, &(seats, points, won))| vec![
                            html! { (called(player)) },
                            html! { (number(seats as f64, 0)) },
                            html! { (number(points as f64 / seats as f64, 1)) },
                            html! { (number(won * 100.0 / seats as f64, 1)) " %" },
                        ])))
                    h2 { (say("dataset-kinds")) }
                    (table(&[], kinds.iter().map(|&(kind, count)| vec![
                        html! { code { (kind) } },
                        html! { (number(count as f64, 0)) },
                        html! { div style={ "background:#2c7f99;height:.8em;width:" (format!("{:.2}", 18.0 * count as f64 / most)) "em" } {} },
                    ])))
                    h2 { (say("dataset-sample")) }
                    (table(&[], self.sample.iter().map(|(nth, seat, player, notation)| vec![
                        html! { (nth) },
                        html! { (seat) },
                        html! { (called(player)) },
                        html! { code { (notation) } },
                    ])))
                }
            }
        };
        page.into_string() + "\n"
    }
}

fn table(heads: &[String], rows: impl Iterator<Item = Vec<Markup>>) -> Markup {
    html! {
        div.wide {
            table {
                @if !heads.is_empty() { thead { tr { @for head in heads { th { (head) } } } } }
                tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use barrage::{Barrage, Setup, Variant};
    use kernel::{Chance, Game as _, Seed};
    use parquet::file::reader::{FileReader as _, SerializedFileReader};
    use parquet::record::RowAccessor as _;

    use super::*;

    fn of_chance(observe: bool) -> Played {
        let game = Barrage::open(Setup::new(2, Variant::Full)).expect("a game");
        let mut chance = Chance::new(Seed(5));
        let players = vec!["one".to_owned(), String::new()];
        let next = |played: &Match<Barrage>, _| {
            let moves = played.moves();
            Some(moves[chance.below(moves.len())])
        };
        Played::of(Match::begin(game, Seed(5)), players, observe, next).expect("a whole game")
    }

    #[test]
    fn every_decision_is_a_row_that_can_be_read_back() {
        let played = of_chance(true);
        let mut dataset = Dataset::begin(Vec::new()).expect("a schema");
        dataset.add(played.clone()).expect("rows");
        let (bytes, summary) = dataset.end().expect("a file");
        assert_eq!((summary.games(), summary.decisions()), (1, played.decisions.len() as u64));
        let reader = SerializedFileReader::new(bytes::Bytes::from(bytes)).expect("a Parquet file");
        let rows: Vec<_> = reader.get_row_iter(None).expect("rows").map(|row| row.expect("a row")).collect();
        assert_eq!(rows.len(), played.decisions.len());
        for (nth, (row, decision)) in rows.iter().zip(&played.decisions).enumerate() {
            assert_eq!(row.get_string(0).expect("a text"), "barrage");
            assert_eq!(row.get_int(4).expect("a number"), nth as i32);
            assert_eq!(row.get_string(7).expect("a text"), &decision.notation);
            assert_eq!(row.get_list(9).expect("a list").len(), decision.legal.len());
            assert!(decision.legal.contains(&row.get_int(8).expect("a number")));
            assert_eq!(row.get_list(10).expect("a list").len(), decision.observation.len());
            assert_eq!(row.get_ulong(11).expect("a hash"), decision.hash);
            let seat = decision.seat.index();
            assert_eq!(row.get_int(12).expect("a number"), played.points[seat]);
            assert_eq!(row.get_float(13).expect("a part"), played.won[seat]);
        }
        assert_eq!(played.won.iter().sum::<f32>(), 1.0);
        for language in Words::languages() {
            let page = summary.page("games.parquet", Words::of(language).expect("a language of ours"));
            assert!(page.contains(&played.decisions[0].notation), "{page}");
        }
    }

    #[test]
    fn moves_that_end_too_soon_are_no_game() {
        let game = Barrage::open(Setup::new(2, Variant::Full)).expect("a game");
        let players = vec![String::new(); 2];
        assert_eq!(Played::of(Match::begin(game, Seed(1)), players, false, |_, _| None), None);
        assert!(of_chance(false).decisions.iter().all(|it| it.observation.is_empty()));
    }
}
