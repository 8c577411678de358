//! External works: machinery given away for a reward (L-3), and what Leslie makes of it (L-6.3).

use kernel::{Log, Moves, Set};

use super::Work;
use crate::company::Officer;
use crate::effect::{Effect, Reward};
use crate::event::{Event, Resource, Why};
use crate::map::BaseSpace;
use crate::moves::{Move, Payment};
use crate::position::{Player, Position, Table};
use crate::space::Space;
use crate::step::{Production, Step};
use crate::tile::Tile;

impl Player {
    /// Whether the personal supply covers the machinery of a work (L-3.3).
    pub(crate) const fn covers(&self, work: Work) -> bool {
        // What ordinary machines do not cover, excamixers may (L-14.4).
        let excavators = work.row().excavators.saturating_sub(self.excavators);
        let mixers = work.row().mixers.saturating_sub(self.mixers);
        excavators + mixers <= self.excamixers
    }

    /// Whether the machinery of a work may go onto the wheel: Leslie with her tile at hand, or Mahiri copying her (L-6.3,
    /// L-12.9).
    fn may_keep_machines(&self) -> bool {
        self.tiles.has(Tile::LESLIE) || self.copied == Some(Officer::Leslie)
    }
}

impl Table {
    /// The spaces of the external works that the player may use now (L-3.3).
    pub(crate) fn open_works(&self) -> Set<Space> {
        let me = self.me();
        let open = |position: &usize| {
            self.leeghwater.works[*position].is_some_and(|work| me.covers(work))
                && me.engineers >= Space::WORKS[*position].row().engineers
        };
        let open: Set<Space> = (0..3).filter(open).map(|position| Space::WORKS[position]).collect();
        open - self.taken_spaces()
    }

    /// Engineers stand at a work: its machinery is given away, or put on the wheel if that is possible and chosen (L-3.2,
    /// L-6.3).
    #[cold]
    #[inline(never)]
    pub(crate) fn begin_work(&mut self, position: u8, log: &mut impl Log<Table, Event>) {
        if self.me().may_keep_machines() {
            self.agenda.push(Step::Leslie(position));
        } else if self.me().excamixers > 0 {
            self.agenda.push(Step::PayWork(position));
        } else {
            self.do_work_as_printed(position, false, log);
        }
    }

    /// A work is paid with the machinery printed, or of an Automa's excamixers where that is lacking (L-3.2, L-14.10).
    pub(crate) fn do_work_as_printed(&mut self, position: u8, keep: bool, log: &mut impl Log<Table, Event>) {
        let Some(work) = self.leeghwater.works[usize::from(position)] else { return };
        let payment = self.me().ordinary_first(work.row().excavators, work.row().mixers);
        self.do_work(position, payment, keep, log);
    }

    /// Onto the wheel, or away (DP-17).
    #[inline(never)]
    pub(crate) fn list_leslie(&self, moves: &mut Moves<Move>) {
        moves.push(Move::Leslie);
        moves.push(Move::GiveAway);
    }

    /// A work is paid with machinery, and its reward received (L-3.2).
    pub(crate) fn do_work(
        &mut self,
        position: u8,
        payment: Payment,
        keep: bool,
        log: &mut impl Log<Table, Event>,
    ) {
        let Some(work) = self.leeghwater.works[usize::from(position)] else { return };
        let seat = self.active;
        let Payment { excavators, mixers, excamixers, .. } = payment;
        if keep {
            let tile = self.me().tiles.has(Tile::LESLIE).then_some(Tile::LESLIE);
            self.me_mut().put_on_wheel(tile, payment);
            log.note(self, Event::PutOnWheel { seat, tile, excavators, mixers, excamixers });
            self.turn_wheel(1, log);
        } else {
            let me = self.me_mut();
            me.excavators -= excavators;
            me.mixers -= mixers;
            me.excamixers -= excamixers;
            for (what, amount) in [
                (Resource::Excavators, excavators),
                (Resource::Mixers, mixers),
                (Resource::Excamixers, excamixers),
            ] {
                if amount > 0 {
                    log.note(self, Event::Lost { seat, what, amount: amount.into(), why: Why::Work(work) });
                }
            }
        }
        self.take_work(position, log);
    }

    /// The tile of a work that is paid joins the company's, and its reward is received (L-3.2, L-3.4).
    fn take_work(&mut self, position: u8, log: &mut impl Log<Table, Event>) {
        let Some(work) = self.leeghwater.works[usize::from(position)].take() else { return };
        self.me_mut().works.add(work);
        log.note(self, Event::WorkDone { seat: self.active, work });
        self.receive_energy(&work.row().reward, Why::Work(work), log);
    }

    /// A reward is received of which energy for a contract may be a part (B-15.2, L-3.11).
    pub(super) fn receive_energy(&mut self, reward: &Reward, why: Why, log: &mut impl Log<Table, Event>) {
        self.gain_all(reward.gains, why, log);
        for &effect in reward.then.iter().rev() {
            match effect {
                Effect::Produce(bonus) => self.agenda.push(Step::Produce(Production::Turbine(bonus))),
                Effect::ContractEnergy(energy) => self.tile_energy(energy, why, log),
                _ => self.owe(effect),
            }
        }
    }

    /// What a work costs in credits (L-4.15).
    pub(crate) fn work_price(&self, position: u8, each: u8) -> Option<u16> {
        let work = self.leeghwater.works.get(usize::from(position)).copied().flatten()?;
        Some(u16::from(each) * u16::from(work.machines()))
    }

    /// The works that can be bought with so many credits (L-4.15).
    pub(crate) fn buyable(&self, each: u8, credits: u16) -> impl Iterator<Item = u8> + '_ {
        (0..3).filter(move |&position| self.work_price(position, each).is_some_and(|price| price <= credits))
    }

    /// Every work that can be bought (DP-22).
    #[inline(never)]
    pub(crate) fn list_buyable(&self, each: u8, moves: &mut Moves<Move>) {
        moves.extend(self.buyable(each, self.me().credits).map(Move::Work));
    }

    /// A work is bought: no machinery, no engineers at its space (L-4.15).
    pub(crate) fn buy_work(&mut self, position: u8, each: u8, log: &mut impl Log<Table, Event>) {
        let (Some(price), Some(work)) =
            (self.work_price(position, each), self.leeghwater.works[usize::from(position)])
        else {
            return;
        };
        self.pay(self.active, price, Why::Work(work), log);
        self.take_work(position, log);
    }

    /// The own contracts that may be fulfilled without producing; for an Automa those on display (L-3.10, A-13.4).
    pub(crate) fn list_fulfillable_freely(&self, most: u8, must: bool, moves: &mut Moves<Move>) {
        let eligible = self.me().contracts.iter().filter(|contract| contract.energy() <= most);
        moves.extend(eligible.map(Move::Fulfil));
        if !must && !moves.is_empty() {
            moves.push(Move::Decline);
        }
    }

    /// Every tile of the patent office (DP-23).
    #[inline(never)]
    pub(crate) fn list_patents(&self, moves: &mut Moves<Move>) {
        moves.extend(self.patents.iter().flatten().map(|&tile| Move::TakeTile(tile)));
    }

    /// The dams that can take a drop: own and neutral ones, or own ones but for some, those a production used (L-4.17, L-5.3).
    pub(crate) fn dams_with_room(&self, used: Option<Set<BaseSpace>>) -> Set<BaseSpace> {
        let own = self.me().bases;
        let dams = used.map_or(own | self.river.neutral, |used| own - used);
        dams.iter().filter(|&dam| self.river.held[dam.0 as usize] < self.capacity(dam)).collect()
    }

    /// A dam for a drop (DP-19).
    #[inline(never)]
    pub(crate) fn list_dams(&self, used: Option<Set<BaseSpace>>, moves: &mut Moves<Move>) {
        moves.extend(self.dams_with_room(used).iter().map(Move::Fill));
        if used.is_some() && !moves.is_empty() {
            moves.push(Move::Decline);
        }
    }

    /// A drop from the general supply is put behind a dam (L-4.17, L-5.3).
    pub(crate) fn fill_dam(&mut self, at: BaseSpace, log: &mut impl Log<Table, Event>) {
        self.river.hold(at);
        log.note(self, Event::DropAdded { seat: self.active, at });
    }
}

impl Position {
    /// Works left over leave the game; the positions are filled from the piles, from the top (L-2.1, L-3.6).
    pub(crate) fn renew_works(&mut self, log: &mut impl Log<Position, Event>) {
        for position in 0..3 {
            if let Some(work) = self.table.leeghwater.works[position].take() {
                log.note(self, Event::WorkGone { position: position as u8 + 1, work });
            }
        }
        for position in 0..3 {
            let work = self.hidden.works.pop();
            self.table.leeghwater.works[position] = work;
            if let Some(work) = work {
                log.note(self, Event::WorkRevealed { position: position as u8 + 1, work });
            }
        }
    }
}
