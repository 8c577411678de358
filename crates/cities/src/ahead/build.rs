//! Cards that build one piece, perhaps upgrade it, and give goods or steps: what each site would leave behind is added up,
//! or played out, without a search.

use super::goods::Held;
use super::{Outset, among};
use crate::board::Spot;
use crate::building::{payable, payments};
use crate::cards::Card;
use crate::effect::Events;
use crate::game::Cities;
use crate::goods::{Cost, Purse, Resource};
use crate::lasting::Trait;
use crate::pack::OneBuild;
use crate::place::{Piece, Pieces};
use crate::position::Position;
use crate::rules::Try;
use crate::spots::Spots;
use crate::step::Slot;
use kernel::{Quiet, Set};

impl Cities {
    /// Which of these slots, all of which only build at the usual cost, can be used after a card that builds one piece.
    /// `None` if it is no such card, if a build might bring more here than the bonus of its site, or if a discount depends on
    /// the slot.
    pub(super) fn opened_by_one_build(
        &self,
        p: &Position,
        card: Card,
        slots: Set<Slot>,
        try_: Try,
        outset: &Outset,
    ) -> Option<Set<Slot>> {
        let data = self.pack.brief(card);
        let OneBuild { what, price, expansion, upgrade, gain, may_stop } = data.builds?;
        let me = p.me();
        if upgrade.is_some() || outset.slot_discounts || self.lasting(me).has(Trait::OnBuildOrStep) {
            return None;
        }
        let held = Held { purse: try_.purse, steps: me.steps, busy: try_.busy };
        let Some(held) = held.without(Cost::of(Resource::Credit, data.cost)) else {
            return Some(Set::EMPTY);
        };
        // More goods never hurt, so whatever comes without a price comes first, and all of it.
        let held = held.with(gain);
        let ring = self.ring();
        let open_with = |pieces: Pieces| ring.builds[usize::from(pieces.0 & Pieces::ALL.0)] & slots;
        // The pieces a purse pays for: those with a site if each costs the usual everywhere, or all that can be built.
        let affords = |p: &Position, sites: Option<Pieces>, purse: Purse| match sites {
            Some(sites) => Pieces(sites.0 & payable(purse).0),
            None => self.buildable(p, purse),
        };
        let mut open =
            if may_stop { open_with(affords(p, outset.usual_sites, held.purse)) } else { Set::EMPTY };
        let (board, mut after) = (self.board(me), *p);
        for piece in what.iter() {
            let cost = self.price(me, piece, price, Slot::ALWAYS);
            if open == slots || !held.purse.can_build(cost) {
                continue;
            }
            let mut sites = self.sites_for(p, me, piece, expansion);
            if piece.is_building() {
                // It makes no difference which of the sites without print is taken.
                sites = self.different(p, piece, sites);
            }
            for spot in sites {
                (after.players[p.active], after.tunnels_left) = (*me, p.tunnels_left);
                (after.white_left, after.purple_left) = (p.white_left, p.purple_left);
                self.put(&mut after, piece, spot);
                if let Spot::Tunnel(at) = spot {
                    let connected = |&sites: &Set<_>| sites.has(at) && after.me().tunnels.covers(sites);
                    if board.metropolises.iter().any(connected) {
                        return None;
                    }
                }
                let sites = outset.usual_sites.map(|_| self.with_sites(&after));
                let print = board.print(spot);
                let cost = cost.plus(print.surcharge);
                for payment in payments(held.purse, cost) {
                    let Some(left) = held.without(payment.of(cost)) else { continue };
                    let left = left.with(print.bonus).purse;
                    open |= open_with(affords(&after, sites, left));
                }
            }
        }
        Some(open)
    }

    /// The same for every slot, and where cards give something for what is built: each site is built on by the rules
    /// themselves. `None` if it is no such card, if something would be asked on the way, or if a slot depends on how many of
    /// something there are or on other slots.
    pub(super) fn opened_by_playing_out(
        &self,
        p: &Position,
        card: Card,
        slots: Set<Slot>,
        try_: Try,
    ) -> Option<Set<Slot>> {
        let data = self.pack.brief(card);
        let OneBuild { what, price, expansion, upgrade, gain, may_stop } = data.builds?;
        let performs = |slot: Slot| self.pack.outlook(self.effect_of(slot)).performs > 0;
        if upgrade.is_some() && !self.counts_whole_build()
            || p.me().claimed.meets(self.pack.asks_on_build)
            || !self.goods_count_nowhere(p)
            || self.may_perform_any(p, card)
            || slots.iter().any(performs)
        {
            return None;
        }
        let mut before = *p;
        before.agenda.clear();
        before.contracts.clear();
        let me = before.me_mut();
        me.hand.remove(card);
        me.purse = try_.purse;
        let due = Cost::of(Resource::Credit, data.cost);
        if !me.purse.covers(due) {
            return Some(Set::EMPTY);
        }
        self.pay(&mut before, due, &mut Quiet);
        // More goods never hurt, so whatever comes without a price comes first, and all of it.
        self.gain(&mut before, gain, Slot::ALWAYS, &mut Quiet);
        let usable =
            |p: &Position, slots| among(slots, |slot| self.can_slot(p, slot, self.try_slot(p, slot)));
        let mut open = if may_stop { usable(&before, slots) } else { Set::EMPTY };
        for piece in what.iter() {
            for spot in self.sites_apart(&before, piece, expansion) {
                let surcharge = self.board(before.me()).print(spot).surcharge;
                let cost = self.price(before.me(), piece, price, Slot::ALWAYS).plus(surcharge);
                for payment in payments(before.me().purse, cost) {
                    if open == slots {
                        return Some(open);
                    }
                    let mut after = before;
                    self.pay(&mut after, payment.of(cost), &mut Quiet);
                    self.place(&mut after, piece, spot, &mut Quiet);
                    if let Some(upgrade) = upgrade
                        && !self.upgrades(&mut after, piece, spot, upgrade)
                    {
                        continue;
                    }
                    if !after.agenda.is_empty() {
                        return None;
                    }
                    open |= usable(&after, slots - open);
                }
            }
        }
        Some(open)
    }

    /// Sites for a piece, of buildings that nobody can tell apart only one.
    fn sites_apart(&self, p: &Position, piece: Piece, expansion: bool) -> Spots {
        let sites = self.sites_for(p, p.me(), piece, expansion);
        let told_apart = !piece.is_building() || self.lasting(p.me()).waits_for(Events::UPGRADING);
        if told_apart { sites } else { self.different(p, piece, sites) }
    }

    /// Upgrades what was just built there, if that can be paid.
    fn upgrades(&self, p: &mut Position, piece: Piece, spot: Spot, upgrade: Cost) -> bool {
        let due = self.upgrade_cost(p.me(), piece, upgrade);
        let covers = p.me().purse.covers(due);
        if covers {
            self.pay(p, due, &mut Quiet);
            self.upgrade(p, spot, &mut Quiet);
        }
        covers
    }
}
