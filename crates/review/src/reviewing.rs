//! A review under way, one small piece of work after another.

use std::collections::BTreeMap;

use bots::{Bot, Budget, Judge as _, Level};
use kernel::{BySeat, Chance, Decision, Event as _, Match, Moves, Quiet, Seat, Seed, Viewer};

use crate::compare::{Candidate, Denied, Opinion, add, average, compare, redealt};
use crate::mark::accuracy;
use crate::outlook::{Eyes, Outlook};
use crate::values::{Better, Judged, Luck, Moment, Review, Shares, Summary, VERSION, kept};
use crate::{Mark, Reviewed};

/// How much is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Simulations of the bot that proposes moves for a decision.
    pub simulations: u32,
    /// How many of them are compared with the move that was made.
    pub proposals: usize,
    /// On how many deals they are compared.
    pub deals: u32,
    /// The most decisions that are judged: a game has a few hundred, and nobody waits for thousands.
    pub most: usize,
}

impl Default for Plan {
    fn default() -> Self {
        Self { simulations: 400, proposals: 3, deals: 24, most: 3000 }
    }
}

/// Deals over which what came to light is averaged.
const LUCK_DEALS: u32 = 8;
/// Deals over which the prospects of a seat are averaged that holds something hidden.
const OWN_DEALS: u32 = 2;
/// Changes of a chance that are not told.
const SMALL: f32 = 0.002;
/// Terms that are told.
const TERMS: usize = 4;
/// Points that are not told.
const FEW_POINTS: f32 = 0.1;

/// A review under way.
pub struct Reviewing<G: Reviewed> {
    played: Match<G>,
    plan: Plan,
    eyes: Eyes<G>,
    /// The next move that is looked at.
    at: usize,
    position: G::Position,
    legal: Moves<G::Move>,
    seed: Seed,
    review: Review,
    luck: BySeat<f32>,
    own: BySeat<f32>,
    others: BySeat<f32>,
    /// Where each seat left points, by term.
    left: Vec<BTreeMap<&'static str, f32>>,
}

impl<G: Reviewed> Reviewing<G> {
    /// Begins to look at a game that is known from the deal on; `None` if it is not.
    pub fn begin(played: Match<G>, plan: Plan) -> Option<Self> {
        let position = played.position_after(0).filter(|_| played.is_whole())?;
        let game = played.game();
        let eyes = Eyes::new(game);
        let mut legal = Moves::new();
        game.moves(&position, &mut legal);
        let seed = played.seed().nth(0x7e71);
        let players = usize::from(game.players());
        let review = Review {
            version: VERSION,
            game: G::NAME.to_owned(),
            moves: played.story().len(),
            over: played.to_move().is_none(),
            ..Review::default()
        };
        let mut reviewing = Self {
            left: vec![BTreeMap::new(); players],
            luck: BySeat::default(),
            own: BySeat::default(),
            others: BySeat::default(),
            at: 0,
            plan,
            eyes,
            position,
            legal,
            seed,
            review,
            played,
        };
        reviewing.weigh_deal();
        Some(reviewing)
    }

    /// How many pieces of work there are, and how many are done.
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.review.moves)
    }

    /// Does one piece: looks at one move. False when all is done.
    pub fn step(&mut self) -> bool {
        let Some(made) = self.played.story().get(self.at).cloned() else { return false };
        let mut chance = Chance::new(self.seed.nth(self.at as u64));
        let begins = self.at == 0 || self.played.story()[self.at - 1].seat != made.seat;
        // What comes before the first turn, a draft or a first hand, is no moment that chances were fitted to.
        if begins && self.eyes.judge.begins(&self.position) {
            self.note_moment(Some(made.seat), &mut chance);
        }
        if self.legal.len() > 1 && self.review.decisions.len() < self.plan.most {
            self.judge(made.seat, made.mv);
        }
        let before = self.position.clone();
        self.played.game().play(&mut self.position, made.mv, &mut self.legal, &mut Quiet);
        if made.events.iter().any(G::Event::reveals) {
            self.weigh_light(&before, made.seat, made.mv, &mut chance);
        }
        self.at += 1;
        if self.at == self.review.moves {
            self.note_moment(None, &mut chance);
        }
        true
    }

    /// The review, of as much as was looked at.
    pub fn finish(mut self) -> Review {
        if self.review.curve.is_empty() {
            self.note_moment(self.played.to_move(), &mut Chance::new(self.seed));
        }
        let players = Seat::all(self.played.game().players()).map(|seat| self.sum_up(seat)).collect();
        self.review.players = players;
        self.review
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.played.game().players())
    }

    fn by_seat(&self, values: &BySeat<f32>) -> Vec<f32> {
        self.seats().map(|seat| kept(values[seat])).collect()
    }

    /// Notes how everybody stands.
    fn note_moment(&mut self, seat: Option<Seat>, chance: &mut Chance) {
        let outlook = self.eyes.own_outlooks(self.played.game(), &self.position, OWN_DEALS, chance);
        let moment = Moment {
            at: self.at,
            seat,
            chances: self.by_seat(&outlook.chances),
            points: self.by_seat(&outlook.points),
        };
        self.review.curve.push(moment);
    }

    /// What the deal gave everybody, against what was to be expected of it.
    fn weigh_deal(&mut self) {
        let game = self.played.game();
        let mut chance = Chance::new(self.seed.nth(u64::MAX));
        let deals: Vec<Outlook> = (0..LUCK_DEALS)
            .map(|_| {
                let dealt = redealt(game, &self.position, Viewer::Spectator, &mut chance);
                self.eyes.outlook(game, &dealt)
            })
            .collect();
        let now = self.eyes.outlook(game, &self.position);
        self.note_luck(&now.chances, &average(deals.iter()).chances);
    }

    /// What came to light with a move, against what its seat could expect of it.
    fn weigh_light(&mut self, before: &G::Position, seat: Seat, mv: G::Move, chance: &mut Chance) {
        let game = self.played.game();
        let now = self.eyes.outlook(game, &self.position);
        let open = self.eyes.judge.open_table();
        let mut expected = BySeat::default();
        let mut counted = 0.0;
        for _ in 0..LUCK_DEALS {
            let mut after = redealt(game, before, Viewer::Seat(seat), chance);
            game.play(&mut after, mv, &mut Moves::new(), &mut Quiet);
            let mut seen = self.eyes.outlook(game, &after);
            if !open && game.to_move(&after).is_some() {
                // What the others hold was dealt anew as well, but that did not come to light here.
                for other in Seat::all(game.players()).filter(|&other| other != seat) {
                    seen.points[other] = now.points[other];
                }
                seen.chances = self.eyes.chances_at(game, &after, &seen.points);
            }
            add(&mut expected, &seen.chances, 1.0);
            counted += 1.0;
        }
        expected.0.iter_mut().for_each(|it| *it /= counted);
        self.note_luck(&now.chances, &expected);
    }

    fn note_luck(&mut self, now: &BySeat<f32>, expected: &BySeat<f32>) {
        let mut change = *now;
        add(&mut change, expected, -1.0);
        add(&mut self.luck, &change, 1.0);
        if change.0.iter().any(|it| it.abs() >= SMALL) {
            let chances = self.by_seat(&change);
            self.review.luck.push(Luck { at: self.at, chances });
        }
    }

    /// Judges a decision.
    fn judge(&mut self, seat: Seat, mv: G::Move) {
        let game = self.played.game();
        let Some(decision) = Decision::of(game, &self.position, &self.legal) else { return };
        let seed = self.seed.nth(self.at as u64).nth(1);
        let bot = Bot { budget: Some(Budget::Simulations(self.plan.simulations)), ..Level::Club.into() };
        let thoughts = bot.advise(game, &self.position, &self.legal, seed);
        // What the seat really went on with in this turn counts for its move.
        let rest = self.played.story()[self.at + 1..].iter();
        let then: Vec<G::Move> = rest.take_while(|it| it.seat == seat).map(|it| it.mv).collect();
        let mut candidates = vec![Candidate { mv, then }, Candidate { mv, then: Vec::new() }];
        let others = thoughts.iter().map(|it| it.mv).filter(|&other| other != mv);
        candidates.extend(others.take(self.plan.proposals).map(|mv| Candidate { mv, then: Vec::new() }));
        let opinions = compare(&self.eyes, &decision, &candidates, self.plan.deals, seed.nth(1));
        let Some((played, best)) = pick(&opinions, seat) else { return };
        let (lost, error) = match best {
            // What is not sure does not count: of several that look alike the luckiest would always win.
            Some(best) => ((played.behind - best.behind - best.error).max(0.0), best.error),
            None => (0.0, 0.0),
        };
        let mark = Mark::of(lost);
        let chance = played.outlook.chances[seat];
        let better = best.filter(|_| mark > Mark::Best).map(|best| self.better(seat, played, best));
        if let Some(best) = best.filter(|_| lost > 0.0) {
            let mut change = played.outlook.chances;
            add(&mut change, &best.outlook.chances, -1.0);
            // As much of the change as counts.
            let weight = lost / (best.outlook.chances[seat] - chance).max(lost).max(f32::EPSILON);
            self.own[seat] -= lost;
            for other in Seat::all(game.players()).filter(|&other| other != seat) {
                self.others[other] += change[other] * weight;
            }
            for (name, points) in differences::<G>(best, played, seat) {
                *self.left[seat.index()].entry(name).or_default() += points * weight;
            }
        }
        self.review.decisions.push(Judged {
            at: self.at,
            seat,
            played: mv.to_string(),
            choices: self.legal.len(),
            mark,
            lost: kept(lost),
            chance: kept(chance),
            error: kept(error),
            better,
        });
    }

    fn better(&self, seat: Seat, played: &Opinion<G::Move>, best: &Opinion<G::Move>) -> Better {
        let mut terms = differences::<G>(best, played, seat);
        terms.retain(|it| it.1.abs() >= FEW_POINTS);
        terms.truncate(TERMS);
        Better {
            line: best.line.iter().map(ToString::to_string).collect(),
            chance: kept(best.outlook.chances[seat]),
            points: kept(best.outlook.points[seat] - played.outlook.points[seat]),
            terms: terms.into_iter().map(|(name, points)| (name.to_owned(), kept(points))).collect(),
            rival: best
                .costs(played, seat, G::TERMS)
                .map(|(rival, points, term)| (rival, kept(points), term.to_owned())),
            denied: best.denies(played, seat).map(Denied::noted),
        }
    }

    fn sum_up(&self, seat: Seat) -> Summary {
        let outcome = self.played.outcome();
        let mine = || self.review.decisions.iter().filter(|it| it.seat == seat);
        let mut marks = [0; 5];
        for it in mine() {
            marks[it.mark as usize] += 1;
        }
        let at = |moment: &Moment| moment.chances.get(seat.index()).copied().unwrap_or(0.0);
        let turns = self.review.curve.windows(2).map(|pair| (pair[1].at, at(&pair[1]) - at(&pair[0])));
        let swing = turns.max_by(|one, other| one.1.abs().total_cmp(&other.1.abs()));
        let end = self.review.curve.last().map_or(0.0, at);
        let first = self.review.curve.first().map_or(0.0, at);
        // The luck of the deal lies before the first moment.
        let dealt = self.review.luck.first().filter(|it| it.at == 0);
        let dealt = dealt.and_then(|it| it.chances.get(seat.index()).copied()).unwrap_or(0.0);
        // Before anything was dealt or decided everybody has the same chance; alone, what the deal promised.
        let start = match self.played.game().players() {
            1 => first - dealt,
            players => 1.0 / f32::from(players),
        };
        let (luck, own, others) = (self.luck[seat], self.own[seat], self.others[seat]);
        let mut left: Vec<(String, f32)> = self.left[seat.index()]
            .iter()
            .map(|(name, points)| ((*name).to_owned(), kept(*points)))
            .collect();
        left.retain(|it| it.1 >= FEW_POINTS);
        left.sort_by(|one, other| other.1.total_cmp(&one.1));
        Summary {
            seat,
            points: outcome.points[seat],
            won: outcome.winners.has(seat),
            accuracy: kept(accuracy(mine().map(|it| it.lost).collect::<Vec<_>>().into_iter())),
            marks,
            swing: swing.map(|(at, change)| (at, kept(change))),
            shares: Shares {
                start: kept(start),
                luck: kept(luck),
                own: kept(own),
                others: kept(others),
                rest: kept(end - start - luck - own - others),
                end: kept(end),
            },
            left,
        }
    }
}

/// Of the first two opinions, which are of the move that was made, the one that is better for its seat; and of the others the one
/// that is surely the best, if it is better.
fn pick<M: Copy>(opinions: &[Opinion<M>], _seat: Seat) -> Option<(&Opinion<M>, Option<&Opinion<M>>)> {
    let (mine, others) = opinions.split_at_checked(2)?;
    let played = mine.iter().min_by(|one, other| one.behind.total_cmp(&other.behind))?;
    let sure = |it: &&Opinion<M>| it.behind + it.error;
    let best = others.iter().min_by(|one, other| sure(one).total_cmp(&sure(other)));
    Some((played, best.filter(|best| best.behind < played.behind)))
}

/// How much more one move leaves a seat with than another, term by term, the largest difference first.
pub(crate) fn differences<G: Reviewed>(
    best: &Opinion<G::Move>,
    other: &Opinion<G::Move>,
    seat: Seat,
) -> Vec<(&'static str, f32)> {
    best.more_than(other, seat, G::TERMS)
}

impl<M> Opinion<M> {
    /// How much more this move leaves a seat with than another, term by term, the largest difference first.
    pub fn more_than(&self, other: &Self, seat: Seat, names: &[&'static str]) -> Vec<(&'static str, f32)> {
        let terms = |it: &Self| it.terms.get(seat.index()).cloned().unwrap_or_default();
        let (mine, its) = (terms(self), terms(other));
        let mut all: Vec<_> =
            names.iter().zip(mine.iter().zip(its)).map(|(name, (one, other))| (*name, one - other)).collect();
        all.sort_by(|one, other| other.1.abs().total_cmp(&one.1.abs()));
        all
    }

    /// Whom this move costs most against another: the rival, the points, and the term that matters most. Nobody, if it costs
    /// nobody half a point.
    pub fn costs(
        &self,
        other: &Self,
        seat: Seat,
        names: &[&'static str],
    ) -> Option<(Seat, f32, &'static str)> {
        let rivals = (0..self.terms.len() as u8).map(Seat).filter(|&it| it != seat);
        let lost = |rival: Seat| other.outlook.points[rival] - self.outlook.points[rival];
        let rival = rivals.max_by(|&one, &two| lost(one).total_cmp(&lost(two)))?;
        let most =
            self.more_than(other, rival, names).into_iter().min_by(|one, two| one.1.total_cmp(&two.1))?;
        (lost(rival) >= 0.5).then_some((rival, lost(rival), most.0))
    }
}
