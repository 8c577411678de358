//! Cards that build one piece and give goods or steps: what each site would leave behind is added up, without a search.

use super::Outset;
use super::goods::Held;
use crate::board::Spot;
use crate::building::{payable, payments};
use crate::cards::Card;
use crate::game::Cities;
use crate::goods::{Cost, Purse, Resource};
use crate::lasting::Trait;
use crate::pack::OneBuild;
use crate::place::Pieces;
use crate::position::Position;
use crate::rules::Try;
use crate::step::Slot;
use kernel::Set;

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
        let OneBuild { what, price, expansion, gain, may_stop } = data.builds?;
        let me = p.me();
        if outset.slot_discounts || self.lasting(me).has(Trait::OnBuildOrStep) {
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
}
