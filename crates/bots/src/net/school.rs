//! The games a network learns from: searches with the network as it is play each other, their weights disturbed by chance.
//!
//! A game is kept as its moves alone, a line of text: table and deal follow from its number. What a network is told of it is
//! worked out anew when it learns, so games that were played once serve networks that are told other things.

use std::num::NonZero;
use std::ops::Range;
use std::sync::Arc;

use kernel::{BySeat, Chance, Moves, Quiet, Seat, Seed};

use super::learn::Course;
use super::policy::Choice;
use super::{MOST_INPUTS, Net};
use crate::fit::disturbed;
use crate::judge::{Judge, Rows};
use crate::player::{Level, Played, asked};
use crate::search::{Budget, Options, Search};
use crate::threads::each;
use crate::tune::{numbers, with_numbers};
use crate::{Greedy, Thinker, Thought};

/// Where a network learns.
#[derive(Clone, Copy, Debug)]
pub struct School {
    /// What the chance of all games grows from.
    pub seed: Seed,
    /// Simulations of a decision; 0 lets beginners play, who believe the network where the table is not open.
    pub simulations: u32,
    /// Whether beginners believe the network; otherwise they play as rehearsals do without one.
    pub guided: bool,
    /// How many threads play.
    pub threads: NonZero<usize>,
}

/// Why a line is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} of game {game} cannot be played: {text}")]
pub struct SchoolError {
    /// The number of the game.
    pub game: u64,
    /// The number of the move in it, from 1.
    pub number: usize,
    /// What stands there.
    pub text: String,
}

/// What there is to learn from a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Schooled {
    /// What each seat went through.
    pub courses: Vec<Course>,
    /// What was chosen at each decision with a choice.
    pub choices: Vec<Choice>,
}

/// How many ways to disturb the weights there are.
const WAYS: u64 = 64;
/// One turn in so many begins with another of the moves that were tried most.
const ASTRAY: usize = 30;
/// How many moves it is chosen from.
const TRIED: usize = 4;
/// What stands between two moves of a line.
const BETWEEN: &str = ";";

impl School {
    /// Plays the games of these numbers at the tables that this one stands for, with the network as it is, a line each;
    /// `played` is called after each of them.
    pub fn play<G: Played>(
        &self,
        table: &G,
        net: &Arc<Net>,
        games: Range<u64>,
        played: impl Fn() + Sync,
    ) -> Vec<String> {
        let tables = table.tables();
        let file = table.weights(Level::Expert);
        let judge = |way| {
            let weights = disturbed(&numbers(file), G::Judge::SPREAD, self.seed.nth(way));
            Arc::new(
                table.judge(&with_numbers(file, &weights)).expect("weights are read as they are written"),
            )
        };
        let ways: Vec<_> = (0..WAYS).map(judge).collect();
        let first = games.start;
        each(self.threads, (games.end - first) as usize, |at| {
            let number = first + at as u64;
            let line = self.play_one(&tables[number as usize % tables.len()], &ways, net, number);
            played();
            line
        })
    }

    /// Whether games are played by beginners who believe the network.
    fn guides<J: Judge>(&self, judge: &J) -> bool {
        self.guided && self.simulations == 0 && !judge.open_table()
    }

    fn deal(&self, number: u64) -> Seed {
        self.seed.nth(!number)
    }

    fn play_one<G: Played>(&self, table: &G, ways: &[Arc<G::Judge>], net: &Arc<Net>, number: u64) -> String {
        let mut chance = Chance::new(self.deal(number).nth(1));
        let budget = Budget::Simulations(self.simulations);
        let options = Options { budget, rehearse: 0, inside: 0, ..G::options(Level::Expert) };
        let mut players: Vec<_> = Seat::all(table.players())
            .map(|_| -> Box<dyn Thinker<G>> {
                let judge = Arc::clone(&ways[chance.below(ways.len())]);
                let seed = Seed(chance.word());
                if self.simulations == 0 {
                    let guided = self.guides(&*judge);
                    let beginner = Greedy::new(judge, seed);
                    return Box::new(if guided {
                        beginner.with(Arc::clone(net), options.hunger)
                    } else {
                        beginner
                    });
                }
                let player = Search::new(judge, options, seed).with(Some(Arc::clone(net)));
                Box::new(player.planning(table.plans(Level::Expert)))
            })
            .collect();
        let (mut position, mut moves) = (table.deal(self.deal(number)), Moves::new());
        table.moves(&position, &mut moves);
        let mut line: Vec<String> = Vec::new();
        while let Some(seat) = table.to_move(&position) {
            let decision = asked(table, &position, &moves);
            let player = &mut players[seat.index()];
            let mv = if moves.len() > 1 && ways[0].begins(&position) && chance.below(ASTRAY) == 0 {
                let thoughts = player.think(&decision);
                let tried = thoughts.len().clamp(1, TRIED);
                thoughts.get(chance.below(tried)).map_or(moves[0], |thought: &Thought<_>| thought.mv)
            } else {
                player.choose(&decision)
            };
            line.push(mv.to_string());
            table.play(&mut position, mv, &mut moves, &mut Quiet);
        }
        line.join(BETWEEN)
    }

    /// What the seats went through in games whose lines these are, the first of them with this number, and what they chose.
    pub fn courses<G: Played>(
        &self,
        table: &G,
        lines: &[String],
        first: u64,
    ) -> Result<Vec<Schooled>, SchoolError> {
        let tables = table.tables();
        let judge =
            table.judge(table.weights(Level::Expert)).expect("the built-in weights are read in a test");
        each(self.threads, lines.len(), |at| {
            let number = first + at as u64;
            self.courses_of(&tables[number as usize % tables.len()], &judge, &lines[at], number)
        })
        .into_iter()
        .collect()
    }

    /// A position is seen as a search sees it: from where the turn before it began. Of others than the seat whose turn begins
    /// one is told of it, too. Where beginners are guided, the end of each turn is seen as well.
    fn courses_of<G: Played>(
        &self,
        table: &G,
        judge: &G::Judge,
        line: &str,
        game: u64,
    ) -> Result<Schooled, SchoolError> {
        let inputs = G::Judge::INPUTS;
        let mut chance = Chance::new(self.deal(game).nth(2));
        let (mut position, mut moves) = (table.deal(self.deal(game)), Moves::new());
        table.moves(&position, &mut moves);
        let seats: Vec<Seat> = Seat::all(table.players()).collect();
        let mut courses = vec![Course::default(); seats.len()];
        let mut sights: Vec<Option<Vec<_>>> = seats.iter().map(|_| None).collect();
        let (mut choices, mut hunches) = (Vec::new(), Moves::new());
        let sharpness = G::options(Level::Expert).sharpness;
        let mut rows: Box<Rows> = Box::new(BySeat([[0.0; MOST_INPUTS]; Seat::MOST]));
        let add = |courses: &mut Vec<Course>, seat: Seat, rows: &Rows, believed: f32| {
            let course = &mut courses[seat.index()];
            course.rows.extend_from_slice(&rows[seat][..inputs]);
            course.believed.push(believed);
        };
        let guides = self.guides(judge);
        // What beginners choose where hands are hidden is their hunch, and no search's choice.
        let chooses = G::Judge::CLASSES > 0 && (judge.open_table() || self.simulations > 0);
        // Whose turn it is.
        let mut playing: Option<Seat> = None;
        for (index, text) in line.split(BETWEEN).enumerate() {
            let error = || SchoolError { game, number: index + 1, text: text.chars().take(80).collect() };
            let seat = table.to_move(&position).ok_or_else(error)?;
            // Beginners who are guided look at where a turn of theirs ends.
            if let Some(of) = playing
                && guides
                && let Some(before) = &sights[of.index()]
                && judge.turn_over(&before[of.index()], &position)
            {
                let believed = judge.tell(table, before, &position, of, &mut rows);
                add(&mut courses, of, &rows, believed[of]);
                playing = None;
            }
            if judge.begins(&position) {
                playing = Some(seat);
                let now = seats.iter().map(|&seat| judge.wide_sight(table, &position, seat)).collect();
                if let Some(before) = sights[seat.index()].replace(now) {
                    let believed = judge.tell(table, &before, &position, seat, &mut rows);
                    add(&mut courses, seat, &rows, believed[seat]);
                    let other = seats[chance.below(seats.len())];
                    if judge.open_table() && other != seat {
                        add(&mut courses, other, &rows, believed[other]);
                    }
                }
            }
            let mv = text.parse().map_err(|_| error())?;
            let chosen = moves.iter().position(|&other| other == mv).ok_or_else(error)?;
            if moves.len() > 1 && chooses {
                let sight = judge.sight(table, &position, seat);
                judge.hunches(table, &sight, &position, &moves, &mut hunches);
                let case = |(&mv, hunch): (_, &f32)| (judge.class(table, &position, mv), hunch / sharpness);
                choices.push(Choice {
                    context: judge.context(table, &sight, &position),
                    moves: moves.iter().zip(&hunches).map(case).collect(),
                    chosen,
                });
            }
            table.play(&mut position, mv, &mut moves, &mut Quiet);
        }
        let outcome = table.outcome(&position);
        let points = BySeat(outcome.points.0.map(|points| points as f32));
        for (&seat, course) in seats.iter().zip(&mut courses) {
            course.end = judge.goal(table.players(), &points, seat);
            let share = 1.0 / outcome.winners.len().max(1) as f32;
            course.won = if outcome.winners.has(seat) { share } else { 0.0 };
            // Nobody asks what an Automa should expect.
            if sights[seat.index()].is_none() {
                (course.rows, course.believed) = Default::default();
            }
        }
        Ok(Schooled { courses, choices })
    }
}

#[cfg(test)]
mod tests {
    use barrage::{Barrage, Setup, Variant};
    use cities::Cities;
    use kernel::Game;

    use super::*;

    fn school(threads: usize) -> School {
        let threads = NonZero::new(threads).expect("at least one");
        School { seed: Seed(3), simulations: 6, guided: true, threads }
    }

    /// Games are the same on any number of threads and however they are divided, and are learnt from as they were played.
    #[test]
    fn games_are_played_and_gone_through_again() {
        let table = Barrage::open(Setup::new(2, Variant::Full)).unwrap();
        let inputs = <Barrage as Played>::Judge::INPUTS;
        let net = Arc::new(Net::new("barrage", inputs, &[2], Seed(1)));
        let lines = school(1).play(&table, &net, 0..8, || ());
        let parts = [school(2).play(&table, &net, 0..3, || ()), school(3).play(&table, &net, 3..8, || ())];
        assert_eq!(lines, parts.concat());
        let games = school(1).courses(&table, &lines, 0).unwrap();
        assert_eq!(games[5..], school(2).courses(&table, &lines[5..], 5).unwrap());
        let seats: Vec<_> = games.iter().map(|game| game.courses.len()).collect();
        assert_eq!(seats, [2, 4, 2, 3, 2, 4, 2, 4]);
        for game in &games {
            assert!(game.choices.len() > 50 && game.choices.iter().all(|it| it.chosen < it.moves.len()));
            assert!((game.courses.iter().map(|course| course.won).sum::<f32>() - 1.0).abs() < 1e-6);
            for course in &game.courses {
                assert_eq!(course.rows.len(), course.believed.len() * inputs);
                assert!(course.rows.iter().all(|number| number.abs() <= 20.0));
            }
        }
        assert!(games[7].courses[1..].iter().all(|course| course.rows.is_empty()), "Automas learn nothing");
        let told = |line: String| school(1).courses(&table, &[line], 0).expect_err("no game").number;
        let first = lines[0].split(';').next().expect("a move");
        assert_eq!(told(String::new()), 1);
        assert_eq!(told("draft Atlantis S9".to_owned()), 1);
        assert_eq!(told(format!("{first};{first}")), 2);
        assert!(told(format!("{};pass", lines[0])) > 50, "the game is over");
    }

    /// Without simulations beginners play who believe the network, and where their turns end is learnt from as well.
    #[test]
    fn beginners_play_by_the_network() {
        let table = Cities::open(cities::Setup::new(2)).unwrap();
        let inputs = <Cities as Played>::Judge::INPUTS;
        let silent = Net::new("cities", inputs, &[2], Seed(1));
        let mut loud = silent.clone();
        loud.layers[1].weights.iter_mut().for_each(|weight| *weight = 3.0);
        let play = |school: School, net: &Net| school.play(&table, &Arc::new(net.clone()), 0..1, || ());
        let beginners = School { simulations: 0, ..school(1) };
        let lines = play(beginners, &silent);
        assert_ne!(lines, play(beginners, &loud));
        let seen = |school: School| school.courses(&table, &lines, 0).unwrap()[0].courses[0].believed.len();
        assert!(seen(beginners) > seen(school(1)) + 20, "{} {}", seen(beginners), seen(school(1)));
    }
}
