//! The players that search: Monte Carlo tree search over what their seat may know.
//!
//! A search gets one position, in which it deals anew whatever its seat cannot know before it does anything else.
//! Each *simulation* deals these things anew once more, goes down the tree of decisions by what was found out so far,
//! takes in one decision that is new, goes on by hunch to the seat's next turn, and notes what the position reached is
//! worth to everybody. Every seat is taken to play for itself: for the distance to the best of the others.
//! The best moves may then be *rehearsed*: played on for some turns.

mod rehearsal;
mod tree;

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::{BySeat, Chance, Decision, Event, Game, Log, Moves, Seat, Seed, Set, Viewer};

use crate::Thinker;
use crate::judge::{Judge, Move, Position, Rows, first_most};
use crate::net::{self, MOST_INPUTS, Net, Policy};
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
    /// The same for every other decision: in the middle of a turn, and which cards to keep before the first.
    pub inside: u32,
    /// How many turns of its own the seat plays in a rehearsal after this one.
    pub turns: u32,
    /// Whether rehearsals lose no time: hidden things are dealt anew only where their beginners look ahead, and a move that is
    /// surely behind drops out at once.
    pub brisk: bool,
    /// The part that the chance to win has in what a position is worth, where a network tells it; the rest are points.
    pub hunger: f32,
    /// Whether a network judges simulations, and not only where rehearsals end.
    pub guided: bool,
    /// Whether it judges what beginners do in rehearsals, too.
    pub coached: bool,
    /// How many moves these beginners look at, without errors; 0 if as many as the judge says, with the errors it makes.
    pub keen: usize,
}

/// Tells the time, from any moment on.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

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

/// Whether something came to light that nobody could know before.
#[derive(Default)]
struct Light(bool);

impl<P, E: Event> Log<P, E> for Light {
    #[inline]
    fn note(&mut self, _position: &P, event: E) {
        self.0 |= event.reveals();
    }
}

/// A player that searches.
pub struct Search<J: Judge> {
    judge: Arc<J>,
    /// What corrects the judge, if anything does.
    net: Option<Arc<Net>>,
    /// What it is told.
    rows: Box<Rows>,
    options: Options,
    /// Whether its plans go on through what comes to light.
    plans: bool,
    clock: Clock,
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
        let made = Instant::now();
        Self {
            judge,
            net: None,
            rows: Box::new(BySeat([[0.0; MOST_INPUTS]; Seat::MOST])),
            options,
            plans: false,
            clock: Arc::new(move || made.elapsed()),
            chance: Chance::new(seed),
            tree: Tree::new(options.room),
            sights: Vec::with_capacity(Seat::MOST),
            thinker: None,
            effort: Effort::default(),
            deals: Vec::with_capacity(options.deals as usize),
            path: Vec::with_capacity(LONGEST),
        }
    }

    /// The same player, whose judge is corrected by a network, if there is one; it has to be one of the judge's game.
    #[must_use]
    pub fn with(self, net: Option<Arc<Net>>) -> Self {
        debug_assert!(
            net.as_ref().is_none_or(|net| net.inputs() == J::INPUTS && net.game() == J::Game::NAME)
        );
        Self { net, ..self }
    }

    /// The same player, whose plans go on through what comes to light, if it `plans`: a decision after that is found in the tree
    /// by the moves that led there, whatever came to light, and not by what its seat knows. So lines get long where
    /// something comes to light in every turn.
    #[must_use]
    pub fn planning(self, plans: bool) -> Self {
        Self { plans, ..self }
    }

    /// The same player by another clock: for tests, in which no time may pass by itself.
    #[must_use]
    pub fn by(self, clock: Clock) -> Self {
        Self { clock, ..self }
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

impl<J: Judge> Thinker<J::Game> for Search<J> {
    fn think(&mut self, decision: &Decision<'_, J::Game>) -> Vec<Thought<Move<J>>> {
        let begun = (self.clock)();
        let (game, seat, moves) = (decision.game(), decision.seat(), decision.moves());
        let mine = decision.redeal(&mut self.chance);
        let root = self.root(game, &mine, seat, moves);
        let Some(root) = root else { return Vec::new() };
        self.deals.clear();
        let lines = if self.judge.begins(&mine) { self.options.rehearse } else { self.options.inside };
        let rehearsed = lines > 0;
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
                        let spent = (self.clock)().saturating_sub(begun);
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
            self.simulate(game, root, done as usize % self.options.deals.max(1) as usize, seat, moves);
            done += 1;
        }
        self.effort.simulations += u64::from(done);
        let mut thoughts = self.thoughts(root);
        if rehearsed {
            let length = match self.options.budget {
                Budget::Simulations(asked) => Length::Decisions(asked.saturating_mul(lines)),
                Budget::Time(most) => Length::Until(begun.saturating_add(most)),
            };
            let mut chance = self.chance;
            let (judge, clock) = (Arc::clone(&self.judge), Arc::clone(&self.clock));
            let begun = clock();
            let guide =
                self.net.clone().filter(|_| self.options.coached).map(|net| (net, self.options.hunger));
            let rehearsal = Rehearsal {
                game,
                judge: &judge,
                guide,
                keen: self.options.keen,
                seat,
                position: &mine,
                clock: &clock,
                begun,
                length,
                turns: self.options.turns,
                brisk: self.options.brisk,
            };
            rehearsal
                .run(&mut thoughts, &mut chance, |end| self.values(game, end, seat, Set::of(seat))[seat]);
            self.chance = chance;
        }
        thoughts
    }
}

impl<J: Judge> Search<J> {
    /// The node of the decision that is asked. What was found out earlier in the same turn is kept.
    fn root(&mut self, game: &J::Game, mine: &Position<J>, seat: Seat, moves: &[Move<J>]) -> Option<usize> {
        let key = game.knowledge(mine, Viewer::Seat(seat));
        let same_turn = self.thinker == Some(seat) && !self.judge.begins(mine) && !self.tree.crowded();
        let fits = |&at: &usize| self.tree.edges(at).iter().all(|edge| moves.contains(&edge.mv));
        if same_turn && let Some(found) = self.tree.find(key).filter(fits) {
            return Some(found);
        }
        self.tree.clear();
        self.sights.clear();
        self.sights.extend(Seat::all(game.players()).map(|seat| self.judge.wide_sight(game, mine, seat)));
        self.thinker = Some(seat);
        self.expand(game, mine, seat, key, moves)
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
        let hunches = self.hunches(game, position, seat, moves);
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

    /// One simulation from a position the seat holds possible, whose decision is the root.
    fn simulate(&mut self, game: &J::Game, root: usize, deal: usize, seat: Seat, first: &[Move<J>]) {
        let mut position = self.deals[deal].clone();
        let mut moves = Moves::new();
        moves.try_extend_from_slice(first).expect("a list of moves has room for a list of moves");
        self.path.clear();
        let (mut turns, mut exploring) = (0, true);
        // Whether the last decision of the path led here and always leads here: nothing came to light, or it plans on.
        let mut surely = false;
        // Whether anything came to light on the way that plans go on through.
        let mut lit = false;
        for decision in 0..LONGEST {
            let Some(asked) = game.to_move(&position) else { break };
            let length = self.path.len();
            let mv = if exploring && (asked == seat || self.judge.open_table()) {
                if moves.is_empty() {
                    game.moves(&position, &mut moves);
                }
                let way = self.path.last().copied().filter(|_| surely);
                let known = match way {
                    _ if decision == 0 => Some(root),
                    Some((from, edge)) => self.tree.next(from, edge),
                    None => None,
                };
                let node = match known {
                    Some(node) => {
                        debug_assert!(
                            lit || self.tree.key(node) == game.knowledge(&position, Viewer::Seat(seat))
                        );
                        Some(node)
                    }
                    None => {
                        let key = match way {
                            Some((from, edge)) if lit => self.tree.key_after(from, edge),
                            _ => game.knowledge(&position, Viewer::Seat(seat)),
                        };
                        let found = self.tree.find(key);
                        exploring = found.is_some();
                        let node = found.or_else(|| self.expand(game, &position, asked, key, &moves));
                        if let (Some((from, edge)), Some(node)) = (way, node) {
                            self.tree.link(from, edge, node);
                        }
                        node
                    }
                };
                let legal = lit.then_some(&moves);
                let chosen = node.and_then(|node| Some((node, self.select(node, legal)?)));
                // Two positions may share a hash, if hardly ever: what is not allowed is not played. The root is known to fit.
                let legal = |node: usize, edge: usize| moves.contains(&self.tree.edges(node)[edge].mv);
                match chosen.filter(|&(node, edge)| decision == 0 || legal(node, edge)) {
                    Some((node, edge)) => {
                        self.path.push((node, edge));
                        self.tree.edges(node)[edge].mv
                    }
                    None => self.best_hunch(game, &position, asked, &mut moves),
                }
            } else {
                self.best_hunch(game, &position, asked, &mut moves)
            };
            let mut light = Light::default();
            game.play_on(&mut position, mv, &mut moves, &mut light);
            self.effort.decisions += 1;
            let begins = self.judge.begins(&position);
            lit |= self.plans && light.0;
            let follows = self.plans || !light.0 && (self.judge.open_table() || !begins);
            surely = self.path.len() > length && follows;
            exploring &= surely || !self.plans;
            if begins {
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
        let seats = self.path.iter().map(|&(node, _)| self.tree.node(node).seat).collect();
        let values = if self.options.guided {
            self.values(game, &position, seat, seats)
        } else {
            self.judge.values(game, &self.sights, &position, seat)
        };
        for &(node, edge) in &self.path {
            let value = values[self.tree.node(node).seat];
            self.tree.note(node, edge, value);
        }
    }

    /// The move of a node to try next, one of these if they are given: what came of it so far, and more where little is known
    /// of what promises much.
    fn select(&self, at: usize, legal: Option<&Moves<Move<J>>>) -> Option<usize> {
        let node = self.tree.node(at);
        let visits = node.visits as f32;
        let root = visits.sqrt();
        let wide = (self.options.width * (1.0 + root)) as usize;
        let unknown = if node.visits > 0 { node.sum / visits } else { 0.0 };
        let mut best = (f32::NEG_INFINITY, None);
        let allowed = |mv: &Move<J>| legal.is_none_or(|legal| legal.contains(mv));
        let edges = self.tree.edges(at).iter().enumerate().filter(|(_, edge)| allowed(&edge.mv));
        for (edge, it) in edges.take(wide.max(2)) {
            let more = self.options.explore * it.prior * (root + 1.0) / (1.0 + it.visits as f32);
            let score = it.mean().unwrap_or(unknown) + more;
            if score > best.0 {
                best = (score, Some(edge));
            }
        }
        best.1
    }

    /// What each move promises to the seat that is asked, as a policy corrects it, if there is one.
    fn hunches(&self, game: &J::Game, position: &Position<J>, seat: Seat, moves: &[Move<J>]) -> Moves<f32> {
        let mut hunches = Moves::new();
        let sight = &self.sights[seat.index()];
        self.judge.hunches(game, sight, position, moves, &mut hunches);
        if let Some(policy) = self.policy() {
            let context = self.judge.context(game, sight, position);
            let sharpness = self.options.sharpness;
            for (hunch, &mv) in hunches.iter_mut().zip(moves) {
                let class = self.judge.class(game, position, mv);
                *hunch = sharpness * policy.hunch(class, &context, *hunch / sharpness);
            }
        }
        hunches
    }

    fn policy(&self) -> Option<&Policy> {
        self.net.as_ref()?.policy()
    }

    /// The move that promises most to the seat that is asked.
    fn best_hunch(
        &self,
        game: &J::Game,
        position: &Position<J>,
        seat: Seat,
        moves: &mut Moves<Move<J>>,
    ) -> Move<J> {
        if self.policy().is_none() {
            return self.judge.best_hunch(game, &self.sights[seat.index()], position, moves);
        }
        if moves.is_empty() {
            game.moves(position, moves);
        }
        let hunches = self.hunches(game, position, seat, moves);
        first_most(moves, &hunches)
    }

    /// What a position is worth to each of these seats.
    fn values(
        &mut self,
        game: &J::Game,
        position: &Position<J>,
        thinker: Seat,
        seats: Set<Seat>,
    ) -> BySeat<f32> {
        let (judge, sights) = (&self.judge, &self.sights[..]);
        let Some(net) = &self.net else { return judge.values(game, sights, position, thinker) };
        let table = (game, sights);
        net::values(net, self.options.hunger, &**judge, table, position, (thinker, seats), &mut self.rows)
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
