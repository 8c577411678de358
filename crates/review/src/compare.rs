//! Moves of a decision compared: each is played on from the same deals.

use std::fmt::Display;

use bots::{Bot, Greedy, Thinker as _, asked};
use kernel::{BySeat, Chance, Decision, Event as _, Game, Moves, Quiet, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};

use crate::outlook::Outlook;
use crate::{Eyes, Reviewed};
use bots::Judge as _;

/// The longest line that is played on, in decisions.
const LONGEST: u32 = 600;
/// The longest line that is told, in decisions.
const TOLD: usize = 24;
/// A decision that can hardly change anything: how far two values may lie apart by rounding alone.
const NOTHING: f32 = 1e-6;

/// A move that is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// What the seat goes on with in the same turn, as far as it can be played; the rest is left to the bot.
    pub then: Vec<M>,
}

/// What came of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<M> {
    /// The move.
    pub mv: M,
    /// What it promises everybody, on average over the deals.
    pub outlook: Outlook,
    /// How much less it gives its seat than the first of the list, as a chance to win; nothing or negative for what is better.
    pub behind: f32,
    /// How far off that may be: its standard error.
    pub error: f32,
    /// What it leaves each seat with, term by term ([`Reviewed::TERMS`]), on average.
    pub terms: Vec<Vec<f32>>,
    /// How it goes on to the end of the turn, the move included, as long as nothing comes to light.
    pub line: Vec<M>,
    /// What everybody took of the common board up to the seat's next turn, deal by deal ([`Reviewed::takes`]).
    pub taken: Vec<Vec<(Seat, M)>>,
}

/// What a move takes before a rival can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Denied<M> {
    /// The rival.
    pub rival: Seat,
    /// What, as [`Reviewed::takes`] tells it.
    pub what: M,
    /// In how many deals the rival took it when the move was not made.
    pub deals: u32,
    /// Of how many.
    pub of: u32,
}

impl<M: Display> Denied<M> {
    /// The same in notation.
    pub fn noted(self) -> Denied<String> {
        let Self { rival, what, deals, of } = self;
        Denied { rival, what: what.to_string(), deals, of }
    }
}

impl<M: Copy + PartialEq> Opinion<M> {
    /// What this move, or the rest of its turn, takes that a rival takes in most continuations of another: in a third of the
    /// deals at least, or it is nothing to speak of. The deals of the two are the same ones.
    pub fn denies(&self, other: &Self, seat: Seat) -> Option<Denied<M>> {
        let mut found: Vec<Denied<M>> = Vec::new();
        for (mine, others) in self.taken.iter().zip(&other.taken) {
            let of = self.taken.len() as u32;
            for &(rival, what) in others.iter().filter(|(rival, _)| *rival != seat) {
                // What the seat takes in both is nothing that the other move leaves.
                if !mine.contains(&(seat, what)) || others.contains(&(seat, what)) {
                    continue;
                }
                match found.iter_mut().find(|it| (it.rival, it.what) == (rival, what)) {
                    Some(known) => known.deals += 1,
                    None => found.push(Denied { rival, what, deals: 1, of }),
                }
            }
        }
        let most = found.into_iter().rev().max_by_key(|it| it.deals)?;
        (most.deals * 3 >= most.of).then_some(most)
    }
}

/// What was seen of one candidate in one deal.
struct Played<M> {
    outlook: Outlook,
    terms: Vec<Vec<f32>>,
    taken: Vec<(Seat, M)>,
}

/// Compares moves of a decision by what its seat may know: hidden things are dealt anew so many times, and every move is played
/// on from each deal, by the same bot for everybody, to the seat's next turn. The opinions are in the order of the candidates;
/// how far each is behind is told against the first.
pub fn compare<G: Reviewed>(
    eyes: &Eyes<G>,
    decision: &Decision<'_, G>,
    candidates: &[Candidate<G::Move>],
    deals: u32,
    seed: Seed,
) -> Vec<Opinion<G::Move>> {
    let (game, seat) = (decision.game(), decision.seat());
    let mut chance = Chance::new(seed);
    let mut rows: Vec<Vec<Played<G::Move>>> = candidates.iter().map(|_| Vec::new()).collect();
    let mut lines: Vec<Vec<G::Move>> = vec![Vec::new(); candidates.len()];
    let decision_position = decision.redeal(&mut chance);
    for _ in 0..deals.max(1) {
        let dealt = decision.redeal(&mut chance);
        let seed = Seed(chance.word());
        let ends = ends(eyes, game, &dealt, candidates, seat, seed);
        for (((end, went, taken), row), line) in ends.into_iter().zip(&mut rows).zip(&mut lines) {
            if line.is_empty() {
                *line = went;
            }
            let terms = Seat::all(game.players()).map(|seat| eyes.terms(game, &end, seat)).collect();
            row.push(Played { outlook: eyes.outlook(game, &end), terms, taken });
        }
    }
    let behind: Vec<(f32, f32)> = rows
        .iter()
        .map(|row| {
            let lost = |(one, other): (&Played<G::Move>, &Played<G::Move>)| {
                one.outlook.chances[seat] - other.outlook.chances[seat]
            };
            let (mean, error) = mean_and_error(&rows[0].iter().zip(row).map(lost).collect::<Vec<_>>());
            // Where nothing hidden matters every deal says the same, but the evaluation is still only one.
            let same = mean == 0.0 && error == 0.0;
            let here = average(row.iter().map(|it| &it.outlook)).chances[seat];
            (mean, if same { 0.0 } else { error.hypot(eyes.doubt(game, &decision_position, here)) })
        })
        .collect();
    let told = candidates.iter().zip(rows).zip(lines).zip(behind);
    told.map(|(((candidate, row), line), (behind, error))| Opinion {
        mv: candidate.mv,
        outlook: average(row.iter().map(|it| &it.outlook)),
        behind,
        error,
        terms: average_terms(&row),
        line,
        taken: row.into_iter().map(|it| it.taken).collect(),
    })
    .collect()
}

/// Where a candidate led, what the seat did in this turn, and what everybody took.
type End<G> = (<G as Game>::Position, Vec<<G as Game>::Move>, Vec<(Seat, <G as Game>::Move)>);

/// Where the candidates lead from a deal. A move after which a seat has nothing left to do comes to its next turn a round later than
/// another; what a round brings to everybody is no merit of that move. So all are played on to the same moment.
fn ends<G: Reviewed>(
    eyes: &Eyes<G>,
    game: &G,
    dealt: &G::Position,
    candidates: &[Candidate<G::Move>],
    seat: Seat,
    seed: Seed,
) -> Vec<End<G>> {
    let begun = eyes.moment(dealt);
    let to = |candidate, until| play_on(eyes, game, dealt, candidate, seat, seed, until);
    let mut ends: Vec<End<G>> = candidates.iter().map(|candidate| to(candidate, begun)).collect();
    let latest = ends.iter().map(|end| reached(eyes, game, &end.0)).max().unwrap_or(begun);
    for (end, candidate) in ends.iter_mut().zip(candidates) {
        if reached(eyes, game, &end.0) < latest {
            *end = to(candidate, latest);
        }
    }
    ends
}

/// Which moment a position has come to; the end of the game is later than all.
fn reached<G: Reviewed>(eyes: &Eyes<G>, game: &G, position: &G::Position) -> usize {
    if game.to_move(position).is_none() { usize::MAX } else { eyes.moment(position) }
}

/// Plays a candidate from a deal and goes on to the next turn of the seat that is not before a moment.
fn play_on<G: Reviewed>(
    eyes: &Eyes<G>,
    game: &G,
    dealt: &G::Position,
    candidate: &Candidate<G::Move>,
    seat: Seat,
    seed: Seed,
    until: usize,
) -> End<G> {
    let begun = eyes.moment(dealt);
    let mut position = dealt.clone();
    let mut player = Greedy::new(eyes.judge.clone(), seed);
    let (mut moves, mut line, mut taken) = (Moves::new(), Vec::new(), Vec::new());
    let mut then = candidate.then.iter().copied();
    // What is told of the line ends where something comes to light, with the turn, or where it gets long.
    let (mut telling, mut others, mut turns) = (true, false, 0);
    let mut next = Some(candidate.mv);
    for _ in 0..LONGEST {
        let Some(asked_seat) = game.to_move(&position) else { break };
        others |= asked_seat != seat;
        if asked_seat == seat && eyes.judge.begins(&position) && (others || eyes.moment(&position) != begun) {
            turns += 1;
            others = false;
            if turns >= G::TURNS && eyes.moment(&position) >= until {
                break;
            }
        }
        telling &= asked_seat == seat && turns == 0 && !others && line.len() < TOLD;
        let planned = next.take().or_else(|| {
            // The way that was gone is followed as long as it can be.
            let planned = if others || turns > 0 { None } else { then.next() };
            planned.filter(|mv| moves.contains(mv))
        });
        if planned.is_none() {
            then = [].iter().copied();
        }
        if moves.is_empty() {
            game.moves(&position, &mut moves);
        }
        let mv = planned.unwrap_or_else(|| player.choose(&asked(game, &position, &moves)));
        if turns == 0 {
            taken.extend(G::takes(mv).map(|what| (asked_seat, what)));
        }
        if telling {
            line.push(mv);
            let mut events = Vec::new();
            game.play(&mut position, mv, &mut moves, &mut events);
            telling = !events.iter().any(G::Event::reveals);
        } else {
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
    }
    (position, line, taken)
}

/// The mean of some numbers, and how far off it may be.
fn mean_and_error(numbers: &[f32]) -> (f32, f32) {
    let count = numbers.len().max(1) as f32;
    let mean = numbers.iter().sum::<f32>() / count;
    let squares = numbers.iter().map(|it| (it - mean) * (it - mean)).sum::<f32>();
    let error = if numbers.len() < 2 { 0.0 } else { (squares / (count - 1.0) / count).sqrt() };
    let clean = |it: f32| if it.abs() < NOTHING { 0.0 } else { it };
    (clean(mean), clean(error))
}

/// What several outlooks promise on average.
pub(crate) fn average<'a>(outlooks: impl ExactSizeIterator<Item = &'a Outlook>) -> Outlook {
    let count = outlooks.len().max(1) as f32;
    let mut sum = Outlook::default();
    for outlook in outlooks {
        for seat in Seat::all(Seat::MOST as u8) {
            sum.points[seat] += outlook.points[seat] / count;
            sum.chances[seat] += outlook.chances[seat] / count;
        }
    }
    sum
}

fn average_terms<M>(rows: &[Played<M>]) -> Vec<Vec<f32>> {
    let count = rows.len().max(1) as f32;
    let mut sum: Vec<Vec<f32>> = rows.first().map(|it| it.terms.clone()).unwrap_or_default();
    sum.iter_mut().flatten().for_each(|it| *it /= count);
    for row in rows.iter().skip(1) {
        for (all, one) in sum.iter_mut().zip(&row.terms) {
            all.iter_mut().zip(one).for_each(|(all, one)| *all += one / count);
        }
    }
    sum
}

/// What a bot would do at a decision, and how much better than the next best: the best first, at most so many, compared by what
/// the seat that is asked may know. Empty for a bot without opinions, and when nobody is asked.
pub fn advise<G: Reviewed>(
    game: &G,
    position: &G::Position,
    moves: &[G::Move],
    bot: Bot,
    most: usize,
    deals: u32,
    seed: Seed,
) -> Vec<Opinion<G::Move>> {
    let Some(decision) = Decision::of(game, position, moves) else { return Vec::new() };
    let thoughts = bot.advise(game, position, moves, seed);
    let candidates: Vec<_> =
        thoughts.iter().take(most).map(|it| Candidate { mv: it.mv, then: Vec::new() }).collect();
    if candidates.is_empty() {
        return Vec::new();
    }
    let mut opinions = compare(&Eyes::new(game), &decision, &candidates, deals, seed.nth(1));
    first_the_surely_best(&mut opinions);
    opinions
}

/// What turned out to be better than the first by more than its error becomes the first; the others are told against it.
fn first_the_surely_best<M>(opinions: &mut [Opinion<M>]) {
    let sure = |it: &Opinion<M>| it.behind + it.error;
    let best =
        (0..opinions.len()).min_by(|&one, &other| sure(&opinions[one]).total_cmp(&sure(&opinions[other])));
    let Some(best) = best.filter(|&best| best > 0 && sure(&opinions[best]) < 0.0) else { return };
    opinions[..=best].rotate_right(1);
    let (ahead, error) = (opinions[0].behind, opinions[0].error);
    for (nth, it) in opinions.iter_mut().enumerate() {
        it.behind -= ahead;
        it.error = if nth == 0 { 0.0 } else { it.error.hypot(error) };
    }
}

/// The position that a viewer may hold possible; for who looks at more than a decision.
pub(crate) fn redealt<G: Game>(
    game: &G,
    position: &G::Position,
    viewer: Viewer,
    chance: &mut Chance,
) -> G::Position {
    let mut dealt = position.clone();
    game.redeal(&mut dealt, viewer, chance);
    dealt
}

/// The sum of two values for each seat, the second weighed.
pub(crate) fn add(sum: &mut BySeat<f32>, more: &BySeat<f32>, weight: f32) {
    sum.0.iter_mut().zip(more.0).for_each(|(sum, more)| *sum += more * weight);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_shrinks_with_the_deals() {
        let (mean, few) = mean_and_error(&[0.0, 0.2, 0.0, 0.2]);
        let (_, many) = mean_and_error(&[0.0, 0.2].repeat(50));
        assert!((mean - 0.1).abs() < 1e-6 && few > many && many > 0.0);
        assert_eq!(mean_and_error(&[0.3]), (0.3, 0.0));
        assert_eq!(mean_and_error(&[]), (0.0, 0.0));
    }

    /// After a Production in a late turn of its round, only whoever fulfils the contract for 3 credits has another turn in that
    /// round: declining must not be told to bring France a round's points.
    #[test]
    fn moves_are_compared_at_the_same_moment() {
        let record = include_str!("../../barrage/tests/golden/full-4.record");
        let record: kernel::Record<barrage::Barrage> = record.parse().expect("a record");
        let played = record.replay(None).expect("it replays");
        let eyes = Eyes::new(played.game());
        let (mut apart, mut decisions) = (0, 0);
        for at in (120..200).step_by(5) {
            let position = played.position_after(at).expect("it was played");
            let (game, mut moves) = (played.game(), Moves::new());
            game.moves(&position, &mut moves);
            let Some(seat) = game.to_move(&position).filter(|_| moves.len() > 1) else { continue };
            let candidates: Vec<_> = moves.iter().map(|&mv| Candidate { mv, then: Vec::new() }).collect();
            let begun = eyes.moment(&position);
            let alone = candidates.iter().map(|it| play_on(&eyes, game, &position, it, seat, Seed(1), begun));
            let alone: Vec<_> = alone.map(|end| reached(&eyes, game, &end.0)).collect();
            apart += usize::from(alone.iter().any(|it| *it != alone[0]));
            let ends = ends(&eyes, game, &position, &candidates, seat, Seed(1));
            let latest = alone.iter().max();
            assert!(ends.iter().all(|end| Some(&reached(&eyes, game, &end.0)) == latest), "{at}: {alone:?}");
            decisions += 1;
        }
        assert!(decisions > 5 && apart > 0, "{decisions} {apart}");
    }

    fn took(taken: &[&[(u8, char)]]) -> Opinion<char> {
        let taken = taken.iter().map(|deal| deal.iter().map(|&(seat, what)| (Seat(seat), what)).collect());
        let (outlook, behind, error) = (Outlook::default(), 0.0, 0.0);
        Opinion {
            mv: 'm',
            outlook,
            behind,
            error,
            terms: Vec::new(),
            line: Vec::new(),
            taken: taken.collect(),
        }
    }

    /// Only what the rival takes if the move is not made, and the seat takes if it is, is denied; and not what happens now and then.
    #[test]
    fn a_move_denies_what_a_rival_would_take() {
        let first = took(&[&[(0, 'a')], &[(0, 'a'), (1, 'c')], &[(0, 'a')], &[(0, 'a')]]);
        let other = took(&[&[(0, 'b'), (1, 'a')], &[(0, 'b'), (1, 'a')], &[(1, 'c')], &[(0, 'b'), (2, 'a')]]);
        let denied = first.denies(&other, Seat(0));
        assert_eq!(denied, Some(Denied { rival: Seat(1), what: 'a', deals: 2, of: 4 }));
        // Seldom, or nothing of the rival's, or taken both ways.
        assert_eq!(first.denies(&took(&[&[(1, 'a')], &[], &[], &[]]), Seat(0)), None);
        assert_eq!(first.denies(&took(&[[(0, 'a')].as_slice(); 4]), Seat(0)), None);
        assert_eq!(other.denies(&first, Seat(0)), None);
    }
}
