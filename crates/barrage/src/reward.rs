//! Gains, payments and the parts of rewards (B-15).

use kernel::{Log, Moves, Quiet, Seat};

use crate::company::Officer;
use crate::contract::Contract;
use crate::effect::{Effect, Free, Gains, Reward};
use crate::event::{Event, Resource, Why};
use crate::map::HeadStream;
use crate::moves::{Machine, Move};
use crate::position::Table;
use crate::step::Step;

impl Table {
    /// A player receives something.
    #[inline]
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        what: Resource,
        amount: u16,
        why: Why,
        log: &mut impl Log<Table, Event>,
    ) {
        if amount == 0 {
            return;
        }
        let player = &mut self.seats[seat];
        // Points are an Automa's money.
        let what = if what == Resource::Credits && player.is_automa() { Resource::Vp } else { what };
        match what {
            Resource::Credits => player.credits += amount,
            Resource::Vp => player.vp += amount as i16,
            Resource::Excavators => player.excavators += amount as u8,
            Resource::Mixers => player.mixers += amount as u8,
            Resource::Excamixers => player.excamixers += amount as u8,
            Resource::Energy => player.energy += amount,
        }
        log.note(self, Event::Gained { seat, what, amount, why });
    }

    /// A player pays credits to the general supply; an Automa pays points, also below zero.
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, credits: u16, why: Why, log: &mut impl Log<Table, Event>) {
        if credits > 0 {
            let player = &mut self.seats[seat];
            let what = if player.is_automa() {
                player.vp -= credits as i16;
                Resource::Vp
            } else {
                player.credits -= credits;
                Resource::Credits
            };
            log.note(self, Event::Lost { seat, what, amount: credits, why });
        }
    }

    /// The active player receives plain gains, all together (B-15.2).
    pub(crate) fn gain_all(&mut self, gains: Gains, why: Why, log: &mut impl Log<Table, Event>) {
        let seat = self.active;
        for (what, amount) in [
            (Resource::Credits, gains.credits),
            (Resource::Vp, gains.vp),
            (Resource::Excavators, gains.excavators),
            (Resource::Mixers, gains.mixers),
            (Resource::Energy, gains.energy),
        ] {
            self.gain(seat, what, amount.into(), why, log);
        }
    }

    /// The active player receives a reward: gains now, the other parts in order (B-15.2).
    pub(crate) fn receive(&mut self, reward: &Reward, why: Why, log: &mut impl Log<Table, Event>) {
        self.gain_all(reward.gains, why, log);
        for &effect in reward.then.iter().rev() {
            self.owe(effect);
        }
    }

    /// The parts of a contract's reward that the seat to move could not receive: as the table stands with the plain gains of
    /// the reward (B-15.2, B-15.3).
    pub fn lapsing(&self, contract: Contract) -> impl Iterator<Item = Effect> + use<> {
        let reward = contract.reward();
        let mut after = *self;
        after.gain_all(reward.gains, Why::Contract(contract), &mut Quiet);
        reward.then.iter().copied().enumerate().filter_map(move |(place, effect)| {
            let Effect::Free(free) = effect else { return None };
            // A base that comes first may be raised at once.
            let raises = free == Free::Elevation
                && reward.then[..place].iter().any(|it| matches!(it, Effect::Free(Free::Base(_))));
            (!raises && !after.free_sites(free).any()).then_some(effect)
        })
    }

    /// Puts one part of a reward on the agenda.
    pub(crate) fn owe(&mut self, effect: Effect) {
        let step = match effect {
            Effect::Machines(count) => Step::Machines(count),
            Effect::Wheel(turns) => Step::Wheel(turns),
            Effect::DropsWaiting(count) => Step::Drops { count, flowing: false, must: false },
            Effect::DropsFlowing(count) => Step::Drops { count, flowing: true, must: false },
            Effect::Free(free) => Step::Free(free),
            Effect::Fulfil { most, must } => Step::Fulfil { most, must },
            Effect::TakeAnyPatent => Step::TakeTile,
            Effect::DropAtDam => Step::FillDam,
            Effect::RetrieveTile => Step::RetrieveTile,
            Effect::RetrieveMachines => Step::RetrieveMachines,
            Effect::BuyWork(each) => Step::BuyWork(each),
            // Rewards never start a production nor visit an office (B-13.8); spaces see to these themselves.
            Effect::Produce(_)
            | Effect::Bank
            | Effect::TakeContracts(_)
            | Effect::TakePatent(_)
            | Effect::Work(_)
            | Effect::ContractEnergy(_) => return,
        };
        self.agenda.push(step);
    }

    /// Excavator or mixer (DP-11).
    #[inline(never)]
    pub(crate) fn list_machines(&self, moves: &mut Moves<Move>) {
        moves.push(Move::Gain(Machine::Excavator));
        moves.push(Move::Gain(Machine::Mixer));
    }

    /// One machine of choice is received; the rest of them are still owed.
    pub(crate) fn gain_machine(&mut self, count: u8, machine: Machine, log: &mut impl Log<Table, Event>) {
        let seat = self.active;
        let player = &mut self.seats[seat];
        let what = match machine {
            Machine::Excavator => {
                player.excavators += 1;
                Resource::Excavators
            }
            Machine::Mixer => {
                player.mixers += 1;
                Resource::Mixers
            }
        };
        log.note(self, Event::Gained { seat, what, amount: 1, why: Why::Choice });
        if count > 1 {
            self.agenda.push(Step::Machines(count - 1));
        }
    }

    /// A head stream for the next drop, or none where it is optional (DP-12).
    #[inline(never)]
    pub(crate) fn list_head_streams(&self, flowing: bool, must: bool, moves: &mut Moves<Move>) {
        if self.me().has(Officer::Amir) {
            return self.list_drops_of_amir(flowing, must, moves);
        }
        moves.extend(HeadStream::ALL.map(Move::Drop));
        if !must {
            moves.push(Move::Decline);
        }
    }

    /// One drop is placed, and flows before the next is chosen if it is a flowing one (B-15.5).
    pub(crate) fn place_drop(&mut self, flows: bool, head: HeadStream, log: &mut impl Log<Table, Event>) {
        self.river.waiting[head.0 as usize] += 1;
        log.note(self, Event::DropPlaced { seat: self.active, head });
        if flows {
            self.flow_from_head(head, log);
        }
    }

    /// One of so many drops is placed: the others are still owed.
    pub(crate) fn owe_drops(&mut self, count: u8, flowing: bool) {
        if count > 1 {
            self.agenda.push(Step::Drops { count: count - 1, flowing, must: false });
        }
    }
}
