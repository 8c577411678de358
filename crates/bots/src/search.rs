//! The players that search: Monte Carlo tree search over what their seat may know.
//!
//! A search gets one position, in which it deals anew whatever its seat cannot know before it does anything else.
//! Each *simulation* deals these things anew once more, goes down the tree of decisions by what was found out so far,
//! takes in one decision that is new, goes on by hunch to the seat's next turn, and notes what the position reached is
//! worth to everybody. Every seat is taken to play for itself: for the distance to the best of the others.
//! At the beginning of a turn the best moves may then be *rehearsed*: played on for some turns.

mod rehearsal;
mod tree;

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::{BySeat, Chance, Game, Moves, Quiet, Seat, Seed, Viewer};

use crate::Player;
use crate::judge::{Judge, Move, Position, lead};
use rehearsal::{Length, Rehearsal};
use tree::Tree;

/// How long a search may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many simulations: the same seed makes the same choices.
    Simulations(u32),
    /// So much time.
    Time(Duration),
}

/// How a search is carried out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// How long it may think about one decision.
    pub budget: Budget,
    /// A simulation goes on for at least so many turns, of whomever, and then to the next turn of the seat that thinks.
    pub least_turns: u32,
    /// And it is not taken further than so many turns and that, however well known the decisions on the way are.
    pub most_turns: u32,
    /// How many points a move may lie behind and still be tried, while little is known.
    pub explore: f32,
    /// A move that promises so many points less is tried a third as often.
    pub sharpness: f32,
    /// How many moves of a decision are tried at first; as many again after 4, 9, 16 ... times the visits.
    pub width: f32,
    /// How often hidden things are dealt anew for a decision; simulations take these deals in turn.
    pub deals: u32,
    /// Decisions that are remembered.
    pub room: usize,
    /// Decisions of rehearsals at the beginning of a turn, for each simulation; there are none if it is 0.
    pub rehearse: u32,
}

/// What a search found out about a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<M> {
    /// The move.
    pub mv: M,
    /// What it leaves the seat with in points at the end of the game, as far as was seen: in Barrage how far ahead of
    /// its best rival, in Underwater Cities its own.
    pub value: f32,
    /// In how many simulations it was tried.
    pub visits: u32,
}

/// What a search has done since it was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Simulations.
    pub simulations: u64,
    /// Moves played inside them.
    pub decisions: u64,
}

/// The most moves of a decision that are remembered: those that promise most.
const WIDEST: usize = 64;
/// The longest line that is followed.
const LONGEST: usize = 400;
/// Simulations between two looks at the clock.
const BETWEEN_LOOKS: u32 = 4;
/// The part of the time that is left for rehearsals, where there are any.
const REHEARSING: f64 = 0.7;

/// A player that searches.
pub struct Search<J: Judge> {
    judge: Arc<J>,
    options: Options,
    chance: Chance,
    tree: Tree<Move<J>>,
    /// What each seat saw when the turn began.
    sights: Vec<J::Sight>,
    /// Whose turn it was.
    thinker: Option<Seat>,
    effort: Effort,
    /// The positions that simulations of the decision begin from.
    deals: Vec<Position<J>>,
    /// The decisions of a simulation that are in the tree: node and edge.
    path: Vec<(usize, usize)>,
}

impl<J: Judge> Search<J> {
    /// A player with this knowledge, whose chance grows from this seed.
    pub fn new(judge: Arc<J>, options: Options, seed: Seed) -> Self {
        Self {
            judge,
            options,
            chance: Chance::new(seed),
            tree: Tree::new(options.room),
            sights: Vec::with_capacity(Seat::MOST),
            thinker: None,
            effort: Effort::default(),
            deals: Vec::with_capacity(options.deals as usize),
            path: Vec::with_capacity(LONGEST),
        }
    }

    /// The bytes that the memory of a search with room for so many decisions takes.
    pub const fn bytes(room: usize) -> usize {
        Tree::<Move<J>>::bytes(room)
    }

    /// What it has done so far.
    pub fn effort(&self) -> Effort {
        self.effort
    }
}

impl<J: Judge> Player<J::Game> for Search<J> {
    fn think(&mut self, game: &J::Game, position: &Position<J>, moves: &[Move<J>]) -> Vec<Thought<Move<J>>> {
        let Some(seat) = game.to_move(position) else { return Vec::new() };
        let begun = Instant::now();
        let mut mine = position.clone();
        game.redeal(&mut mine, Viewer::Seat(seat), &mut self.chance);
        let root = self.root(game, &mine, seat, moves);
        let Some(root) = root else { return Vec::new() };
        self.deals.clear();
        let rehearsed = self.options.rehearse > 0 && self.judge.begins(&mine);
        let before = self.tree.node(root).visits;
        let mut done = 0;
        loop {
            let enough = match self.options.budget {
                // What was found out about this decision earlier in the turn counts, up to three quarters.
                Budget::Simulations(asked) => {
                    let left = asked.saturating_sub(before.min(asked - asked / 4) + done);
                    left == 0 || self.decided(root, left)
                }
                Budget::Time(most) => {
                    let most = if rehearsed { most.mul_f64(1.0 - REHEARSING) } else { most };
                    done % BETWEEN_LOOKS == 0 && done > 0 && {
                        let spent = begun.elapsed();
                        let rest = most.saturating_sub(spent).as_secs_f64() / spent.as_secs_f64().max(1e-9);
                        rest == 0.0 || self.decided(root, (f64::from(done) * rest) as u32)
                    }
                }
            };
            if enough {
                break;
            }
            if self.deals.len() < self.options.deals.max(1) as usize {
                let mut deal = mine.clone();
                game.redeal(&mut deal, Viewer::Seat(seat), &mut self.chance);
                self.deals.push(deal);
            }
            self.simulate(game, done as usize % self.options.deals.max(1) as usize, seat, moves);
            done += 1;
        }
        self.effort.simulations += u64::from(done);
        let mut thoughts = self.thoughts(root);
        if rehearsed {
            let length = match self.options.budget {
                Budget::Simulations(asked) => Length::Decisions(asked.saturating_mul(self.options.rehearse)),
                Budget::Time(most) => Length::Time(Instant::now(), most.saturating_sub(begun.elapsed())),
            };
            let mut chance = self.chance;
            let rehearsal = Rehearsal { game, judge: &self.judge, seat, position: &mine, length };
            rehearsal.run(&mut thoughts, &mut chance, |end| self.values(game, end, seat)[seat]);
            self.chance = chance;
        }
        thoughts
    }
}

impl<J: Judge> Search<J> {
    /// The node of the decision that is asked. What was found out earlier in the same turn is kept.
    fn root(&mut self, game: &J::Game, mine: &Position<J>, seat: Seat, moves: &[Move<J>]) -> Option<usize> {
        let key = self.key(game, mine, seat);
        let same_turn = self.thinker == Some(seat) && !self.judge.begins(mine) && !self.tree.crowded();
        if same_turn && let Some(found) = self.tree.find(key) {
            return Some(found);
        }
        self.tree.clear();
        self.sights.clear();
        self.sights.extend(Seat::all(game.players()).map(|seat| self.judge.wide_sight(game, mine, seat)));
        self.thinker = Some(seat);
        self.expand(game, mine, seat, key, moves)
    }

    /// The hash of what the thinking seat knows of a position.
    fn key(&self, game: &J::Game, position: &Position<J>, seat: Seat) -> u64 {
        let mut seen = position.clone();
        self.judge.veil(game, &mut seen, Viewer::Seat(seat));
        game.hash(&seen)
    }

    /// Takes in a decision: its moves by what they promise.
    fn expand(
        &mut self,
        game: &J::Game,
        position: &Position<J>,
        seat: Seat,
        key: u64,
        moves: &[Move<J>],
    ) -> Option<usize> {
        let mut hunches = Moves::new();
        let sight = &self.sights[seat.index()];
        self.judge.hunches(game, sight, position, moves, &mut hunches);
        let mut sorted: Moves<(f32, Move<J>)> = hunches.into_iter().zip(moves.iter().copied()).collect();
        // A stable order: of equal ones the first listed stays first.
        sorted.sort_by(|one, other| other.0.total_cmp(&one.0));
        sorted.truncate(WIDEST);
        let best = sorted.first().map_or(0.0, |first| first.0);
        let mut sum = 0.0;
        for (hunch, _) in &mut sorted {
            *hunch = ((*hunch - best) / self.options.sharpness).exp();
            sum += *hunch;
        }
        sorted.iter_mut().for_each(|(prior, _)| *prior /= sum);
        self.tree.insert(key, seat, &sorted)
    }

    /// One simulation from a position the seat holds possible.
    fn simulate(&mut self, game: &J::Game, deal: usize, seat: Seat, first: &[Move<J>]) {
        let mut position = self.deals[deal].clone();
        let mut moves: Moves<Move<J>> = first.iter().copied().collect();
        self.path.clear();
        let (mut turns, mut exploring) = (0, true);
        for _ in 0..LONGEST {
            let Some(asked) = game.to_move(&position) else { break };
            let mv = if exploring && (asked == seat || self.judge.open_table()) {
                let key = self.key(game, &position, seat);
                let node = match self.tree.find(key) {
                    Some(node) => Some(node),
                    None => {
                        exploring = false;
                        self.expand(game, &position, asked, key, &moves)
                    }
                };
                let chosen = node.map(|node| (node, self.select(node)));
                // Two positions may share a hash, if hardly ever: what is not allowed is not played.
                match chosen.filter(|&(node, edge)| moves.contains(&self.tree.edges(node)[edge].mv)) {
                    Some((node, edge)) => {
                        self.path.push((node, edge));
                        self.tree.edges(node)[edge].mv
                    }
                    None => self.best_hunch(game, &position, asked, &moves),
                }
            } else {
                self.best_hunch(game, &position, asked, &moves)
            };
            game.play(&mut position, mv, &mut moves, &mut Quiet);
            self.effort.decisions += 1;
            if self.judge.begins(&position) {
                turns += 1;
                let next = game.to_move(&position);
                let enough =
                    turns >= self.options.most_turns || !exploring && turns >= self.options.least_turns;
                // All are compared at the same moment: everybody has answered, and what must be given up before the seat
                // plays again is gone.
                if enough && next == Some(seat) {
                    break;
                }
            }
        }
        let values = self.values(game, &position, seat);
        for &(node, edge) in &self.path {
            let value = values[self.tree.node(node).seat];
            self.tree.note(node, edge, value);
        }
    }

    /// The move of a node to try next: what came of it so far, and more where little is known of what promises much.
    fn select(&self, at: usize) -> usize {
        let node = self.tree.node(at);
        let visits = node.visits as f32;
        let root = visits.sqrt();
        let wide = (self.options.width * (1.0 + root)) as usize;
        let unknown = if node.visits > 0 { node.sum / visits } else { 0.0 };
        let mut best = (f32::NEG_INFINITY, 0);
        for (edge, it) in self.tree.edges(at).iter().enumerate().take(wide.max(2)) {
            let more = self.options.explore * it.prior * (root + 1.0) / (1.0 + it.visits as f32);
            let score = it.mean().unwrap_or(unknown) + more;
            if score > best.0 {
                best = (score, edge);
            }
        }
        best.1
    }

    /// The move that promises most, the first listed of several.
    fn best_hunch(&self, game: &J::Game, position: &Position<J>, seat: Seat, moves: &[Move<J>]) -> Move<J> {
        let mut hunches = Moves::new();
        let sight = &self.sights[seat.index()];
        self.judge.hunches(game, sight, position, moves, &mut hunches);
        let mut best = (f32::NEG_INFINITY, 0);
        for (at, hunch) in hunches.into_iter().enumerate() {
            if hunch > best.0 {
                best = (hunch, at);
            }
        }
        moves[best.1]
    }

    /// What a position is worth to each seat: its own points to come, less those of the best of the others. Where
    /// others' decisions are not searched, only what it is worth to the seat that thinks.
    fn values(&self, game: &J::Game, position: &Position<J>, thinker: Seat) -> BySeat<f32> {
        if !self.judge.open_table() {
            let mut values = BySeat([0.0; Seat::MOST]);
            values[thinker] = self.judge.worth(game, &self.sights[thinker.index()], position);
            return values;
        }
        let worths = self.judge.worths(game, &self.sights, position);
        let mut values = worths;
        for seat in Seat::all(game.players()) {
            values[seat] = lead(game.players(), &worths, seat);
        }
        values
    }

    /// Whether no move can overtake the one that was tried most in so many simulations.
    fn decided(&self, root: usize, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in self.tree.edges(root) {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        most > second + left
    }

    /// What was found out about the moves of a node, the one tried most first.
    fn thoughts(&self, root: usize) -> Vec<Thought<Move<J>>> {
        let tried = self
            .tree
            .edges(root)
            .iter()
            .filter_map(|edge| Some(Thought { mv: edge.mv, value: edge.mean()?, visits: edge.visits }));
        let mut thoughts: Vec<_> = tried.collect();
        thoughts.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
        thoughts
    }
}
