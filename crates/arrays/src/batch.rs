//! Many games stepped at once.

use bots::{Bot, Mind, Played, Random, Thinker};
use kernel::{BySeat, Chance, Game, Moves, Outcome, Quiet, Seat, Seed, Viewer};

use crate::Arrays;
use crate::space::{Found, Legal};
use crate::writer::Row;

/// Who decides for a seat of a batch's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chair {
    /// Whoever steps the batch.
    Learner,
    /// A bot, which plays between two steps.
    Bot(Bot),
}

/// Why a batch was not begun or not stepped. A step that is refused changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BatchError {
    /// A chair is missing or too many.
    #[error("the game has {players} seats, and {chairs} chairs were named")]
    Chairs {
        /// Seats of the game.
        players: u8,
        /// Chairs named.
        chairs: usize,
    },
    /// Nobody learns.
    #[error("at least one chair must be a learner's")]
    NoLearner,
    /// An array has another length than the batch needs.
    #[error("{what} has {found} values, and {expected} are needed")]
    Length {
        /// Which array.
        what: &'static str,
        /// Its length.
        found: usize,
        /// What it should be.
        expected: usize,
    },
    /// An action is not legal.
    #[error("action {action} is not legal in game {game} of the batch")]
    Illegal {
        /// Which game.
        game: usize,
        /// Which action.
        action: i64,
    },
}

/// Where a batch tells how its games stand: arrays with a row for each game.
#[derive(Debug)]
pub struct Told<'a> {
    /// Which actions are legal: a row as long as the action space.
    pub mask: &'a mut [bool],
    /// What the seat that is asked sees, as floating-point numbers; empty if nobody wants to know.
    pub observation: &'a mut [f32],
    /// The same as whole numbers; empty if nobody wants to know.
    pub raw: &'a mut [i16],
    /// The seat that is asked.
    pub seat: &'a mut [i8],
    /// Whether a game ended in this step. What is told besides is of the next game then.
    pub done: &'a mut [bool],
    /// 1 for a victory, -1 for a defeat, between them for a shared one, in a row for each seat; 0 while a game goes on.
    pub reward: &'a mut [f32],
    /// The points of each seat at the end of the game; 0 while it goes on.
    pub points: &'a mut [i32],
}

/// Games of one kind that are stepped together.
pub struct Batch<G: Arrays + Played> {
    table: Common<G>,
    games: Vec<Env<G>>,
    threads: Option<rayon::ThreadPool>,
}

/// What all games of a batch share.
struct Common<G: Game> {
    game: G,
    seed: Seed,
    chairs: Vec<Chair>,
    minds: Vec<Option<Mind<G>>>,
    /// Whether a bot plays, who wants all legal moves in a list.
    bots: bool,
    stride: u64,
}

/// One game of a batch.
struct Env<G: Game> {
    position: G::Position,
    /// The legal moves, as far as they are listed.
    moves: Moves<G::Move>,
    /// The legal actions.
    legal: Legal,
    /// The move to be played.
    chosen: Option<G::Move>,
    /// Which game of all that the batch plays.
    number: u64,
    /// The seat that is asked.
    asked: Seat,
    players: BySeat<Option<Occupant<G>>>,
    decisions: u64,
    /// The places of ones in its row of observations, and in that of whole numbers.
    ones: [Vec<u32>; 2],
}

/// A bot at a table.
enum Occupant<G: Game> {
    Random(Random),
    Thinker(Box<dyn Thinker<G>>),
}

/// Fewer games than this are not worth a thread.
const SMALLEST_SHARE: usize = 32;

impl<G: Arrays + Played> Batch<G> {
    /// A batch of so many games. Game `n` is dealt from `seed.nth(n)`, and chairs move on by a seat from each game to the
    /// next, so that a learner gets to know all seats.
    pub fn new(
        game: G,
        chairs: &[Chair],
        size: usize,
        seed: Seed,
        threads: usize,
    ) -> Result<Self, BatchError> {
        if chairs.len() != usize::from(game.players()) {
            return Err(BatchError::Chairs { players: game.players(), chairs: chairs.len() });
        }
        if !chairs.contains(&Chair::Learner) {
            return Err(BatchError::NoLearner);
        }
        let minds = chairs.iter().map(|chair| match chair {
            Chair::Bot(bot) if bot.level.judges() => Some(game.mind(*bot)),
            Chair::Bot(_) | Chair::Learner => None,
        });
        let minds = minds.collect();
        let bots = chairs.iter().any(|chair| *chair != Chair::Learner);
        let table = Common { game, seed, chairs: chairs.to_vec(), minds, bots, stride: size as u64 };
        let games = (0..size as u64).map(|number| table.begin(number)).collect();
        // Without threads of its own a batch is stepped by whoever asks for it.
        let threads = (threads > 1).then(|| rayon::ThreadPoolBuilder::new().num_threads(threads).build());
        Ok(Self { table, games, threads: threads.and_then(Result::ok) })
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.table.game
    }

    /// How many games are stepped together.
    pub fn size(&self) -> usize {
        self.games.len()
    }

    /// Decisions made so far, those of bots included.
    pub fn decisions(&self) -> u64 {
        self.games.iter().map(|env| env.decisions).sum()
    }

    /// The numbers of the legal actions of a game.
    pub fn legal(&self, game: usize) -> impl Iterator<Item = u16> {
        self.games.get(game).into_iter().flat_map(|env| env.legal.numbers())
    }

    /// An action of each game, each legal one as likely as the next.
    pub fn sample(&self, chance: &mut Chance, actions: &mut [i64]) {
        for (action, env) in actions.iter_mut().zip(&self.games) {
            *action = env.legal.drawn(chance).into();
        }
    }

    /// Tells how all games stand.
    pub fn tell(&mut self, told: Told<'_>) -> Result<(), BatchError> {
        self.check(&told)?;
        told.mask.fill(false);
        told.observation.fill(0.0);
        told.raw.fill(0);
        told.done.fill(false);
        told.reward.fill(0.0);
        told.points.fill(0);
        let [actions, ..] = self.table.widths();
        let Told { mask, observation, raw, seat, .. } = told;
        for (at, (env, mask)) in self.games.iter_mut().zip(mask.chunks_exact_mut(actions)).enumerate() {
            env.legal.allow(mask);
            seat[at] = env.asked.0 as i8;
            env.ones.iter_mut().for_each(Vec::clear);
            self.table.observe(env, at, observation, raw);
        }
        Ok(())
    }

    /// Plays an action in every game, lets bots play until a learner is asked, deals anew what is over, and tells how all
    /// stand. The arrays must be those that were told before: only what changes is written.
    pub fn step(&mut self, actions: &[i64], told: Told<'_>) -> Result<(), BatchError> {
        let expected = self.games.len();
        if actions.len() != expected {
            return Err(BatchError::Length { what: "actions", found: actions.len(), expected });
        }
        self.check(&told)?;
        for (game, (env, &action)) in self.games.iter_mut().zip(actions).enumerate() {
            env.chosen = env.move_of(action);
            if env.chosen.is_none() {
                return Err(BatchError::Illegal { game, action });
            }
        }
        let Self { table, games, threads } = self;
        match threads {
            Some(threads) => threads.install(|| table.share(games, told)),
            None => table.run(games, told),
        }
        Ok(())
    }

    fn check(&self, told: &Told<'_>) -> Result<(), BatchError> {
        let games = self.games.len();
        let [actions, features, seats] = self.table.widths();
        let right = |what, found, width: usize| {
            let expected = width * games;
            if found == expected { Ok(()) } else { Err(BatchError::Length { what, found, expected }) }
        };
        right("mask", told.mask.len(), actions)?;
        if !told.observation.is_empty() {
            right("observation", told.observation.len(), features)?;
        }
        if !told.raw.is_empty() {
            right("raw", told.raw.len(), features)?;
        }
        right("seat", told.seat.len(), 1)?;
        right("done", told.done.len(), 1)?;
        right("reward", told.reward.len(), seats)?;
        right("points", told.points.len(), seats)
    }
}

impl<'a> Told<'a> {
    /// The rows of the first games, and those of the others.
    fn split<G: Arrays + Played>(self, table: &Common<G>, games: usize) -> (Told<'a>, Told<'a>) {
        let [actions, features, seats] = table.widths();
        let observed = if self.observation.is_empty() { 0 } else { features };
        let kept = if self.raw.is_empty() { 0 } else { features };
        let (mask, mask_rest) = self.mask.split_at_mut(games * actions);
        let (observation, observation_rest) = self.observation.split_at_mut(games * observed);
        let (raw, raw_rest) = self.raw.split_at_mut(games * kept);
        let (seat, seat_rest) = self.seat.split_at_mut(games);
        let (done, done_rest) = self.done.split_at_mut(games);
        let (reward, reward_rest) = self.reward.split_at_mut(games * seats);
        let (points, points_rest) = self.points.split_at_mut(games * seats);
        (
            Told { mask, observation, raw, seat, done, reward, points },
            Told {
                mask: mask_rest,
                observation: observation_rest,
                raw: raw_rest,
                seat: seat_rest,
                done: done_rest,
                reward: reward_rest,
                points: points_rest,
            },
        )
    }
}

impl<G: Arrays + Played> Common<G> {
    /// How long the rows are: of masks, of observations, of what is told of each seat.
    fn widths(&self) -> [usize; 3] {
        [G::action_space().size(), self.game.observation().features(), self.game.players().into()]
    }

    /// Which chair stands at a seat in a game.
    fn chair(&self, number: u64, seat: Seat) -> usize {
        let chairs = self.chairs.len();
        (seat.index() + (number % chairs as u64) as usize) % chairs
    }

    /// A game dealt, its learner asked.
    fn begin(&self, number: u64) -> Env<G> {
        let position = self.game.deal(self.seed.nth(number));
        let mut env = Env {
            position,
            moves: Moves::new(),
            legal: Legal::default(),
            chosen: None,
            number,
            asked: Seat(0),
            players: BySeat([const { None }; Seat::MOST]),
            decisions: 0,
            ones: [const { Vec::new() }; 2],
        };
        self.seat_bots(&mut env);
        self.game.moves(&env.position, &mut env.moves);
        self.wait(&mut env, &mut None);
        self.game.legal(&env.position, &env.moves, &mut env.legal);
        env
    }

    fn seat_bots(&self, env: &mut Env<G>) {
        let seed = self.seed.nth(env.number);
        for seat in Seat::all(self.game.players()) {
            let chair = self.chair(env.number, seat);
            let seed = seed.nth(u64::from(seat.0) + 1);
            env.players[seat] = match (self.chairs[chair], &self.minds[chair]) {
                (Chair::Learner, _) => None,
                (Chair::Bot(_), Some(mind)) => Some(Occupant::Thinker(mind.begin(seed))),
                (Chair::Bot(_), None) => Some(Occupant::Random(Random::new(seed))),
            };
        }
    }

    /// Lets bots play, and deals anew when a game is over, until a learner is asked. The first outcome is noted.
    #[inline(never)]
    fn wait(&self, env: &mut Env<G>, ended: &mut Option<Outcome>) {
        loop {
            let Some(seat) = self.game.to_move(&env.position) else {
                ended.get_or_insert_with(|| self.game.outcome(&env.position));
                env.number += self.stride;
                env.position = self.game.deal(self.seed.nth(env.number));
                self.seat_bots(env);
                self.game.moves(&env.position, &mut env.moves);
                continue;
            };
            let mv = match &mut env.players[seat] {
                None => {
                    env.asked = seat;
                    break;
                }
                Some(Occupant::Random(random)) => random.choose(&env.moves),
                Some(Occupant::Thinker(thinker)) => {
                    thinker.choose(&bots::asked(&self.game, &env.position, &env.moves))
                }
            };
            self.game.play(&mut env.position, mv, &mut env.moves, &mut Quiet);
            env.decisions += 1;
        }
    }

    /// Steps games on several threads.
    fn share(&self, games: &mut [Env<G>], told: Told<'_>) {
        if games.len() <= SMALLEST_SHARE {
            return self.run(games, told);
        }
        let half = games.len() / 2;
        let (first, second) = games.split_at_mut(half);
        let (first_told, second_told) = told.split(self, half);
        rayon::join(|| self.share(first, first_told), || self.share(second, second_told));
    }

    /// Steps games one after the other.
    fn run(&self, games: &mut [Env<G>], told: Told<'_>) {
        let [actions, _, seats] = self.widths();
        let Told { mask, observation, raw, seat, done, reward, points } = told;
        for (at, (env, mask)) in games.iter_mut().zip(mask.chunks_exact_mut(actions)).enumerate() {
            let Some(mv) = env.chosen.take() else { continue };
            env.legal.forget(mask);
            if self.bots {
                self.game.play(&mut env.position, mv, &mut env.moves, &mut Quiet);
            } else {
                self.game.play_apart(&mut env.position, mv, &mut env.moves, &mut env.legal);
            }
            env.decisions += 1;
            let mut ended = None;
            match self.game.to_move(&env.position) {
                // Mostly a learner is asked next.
                Some(seat) if !self.bots => env.asked = seat,
                _ => {
                    self.wait(env, &mut ended);
                    self.game.legal(&env.position, &env.moves, &mut env.legal);
                }
            }
            env.legal.allow(mask);
            seat[at] = env.asked.0 as i8;
            let was_done = std::mem::replace(&mut done[at], ended.is_some());
            if ended.is_some() || was_done {
                let places = at * seats..(at + 1) * seats;
                tell_end(ended.as_ref(), &mut reward[places.clone()], &mut points[places]);
            }
            self.observe(env, at, observation, raw);
        }
    }

    /// Tells what the seat that is asked sees, if anybody wants to know.
    #[inline(always)]
    fn observe(&self, env: &mut Env<G>, at: usize, observation: &mut [f32], raw: &mut [i16]) {
        if !observation.is_empty() || !raw.is_empty() {
            self.tell_seat(env, at, observation, raw);
        }
    }

    #[inline(never)]
    fn tell_seat(&self, env: &mut Env<G>, at: usize, observation: &mut [f32], raw: &mut [i16]) {
        let [_, features, _] = self.widths();
        let places = at * features..(at + 1) * features;
        let view = self.game.view(&env.position, Viewer::Seat(env.asked));
        let [ones, raw_ones] = &mut env.ones;
        if !observation.is_empty() {
            self.game.tell(&view, env.asked, &mut Row::again(&mut observation[places.clone()], ones));
        }
        if !raw.is_empty() {
            self.game.tell(&view, env.asked, &mut Row::again(&mut raw[places], raw_ones));
        }
    }
}

impl<G: Arrays> Env<G> {
    /// The move of an action, if it is legal.
    #[inline]
    fn move_of(&self, action: i64) -> Option<G::Move> {
        match self.legal.find(action)? {
            Found::Listed(at) => self.moves.get(at).copied(),
            Found::Unlisted(action) => G::unlisted(action),
        }
    }
}

/// Tells how a game ended, or that none did.
fn tell_end(ended: Option<&Outcome>, reward: &mut [f32], points: &mut [i32]) {
    for (seat, (reward, points)) in (0..).map(Seat).zip(reward.iter_mut().zip(points)) {
        *reward = ended.map_or(0.0, |outcome| self::reward(outcome, seat));
        *points = ended.map_or(0, |outcome| outcome.points[seat]);
    }
}

/// 1 for a victory, -1 for a defeat; a victory that is shared by two is 0, by three -1/3.
fn reward(outcome: &Outcome, seat: Seat) -> f32 {
    if outcome.winners.has(seat) { 2.0 / outcome.winners.len() as f32 - 1.0 } else { -1.0 }
}
