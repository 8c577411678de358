//! What somebody lacks who looks for a slot in vain: what its builds cost, and how much of it is not there.

use cities::{Cities, Clause, Cost, Node, Piece, Player, Price, Resource, Slot, USUAL, View};
use kernel::Game as _;

/// The builds of a slot that a viewer cannot pay for, with what each costs and what is lacking.
pub(super) fn builds(game: &Cities, view: &View, slot: Slot) -> Vec<(Piece, Cost, Cost)> {
    let me = view.viewer.and_then(|seat| view.players.get(seat.index()));
    let pack = game.pack();
    let at = slot.index().checked_sub(1);
    let Some((me, data)) = me.zip(at.and_then(|at| pack.slots(game.players()).get(at))) else {
        return Vec::new();
    };
    let mut found: Vec<(Piece, Cost, Cost)> = Vec::new();
    pack.walk(data.effect, &mut |node| {
        let (what, price) = match *node {
            Node::Build { what, price, .. } | Node::BuildAndUpgrade { what, price, .. } => (what, price),
            _ => return,
        };
        for piece in what.iter() {
            let cost = price_of(game, &me.open, piece, price);
            if !me.open.purse.can_build(cost) && !found.iter().any(|it| it.0 == piece) {
                found.push((piece, cost, lack(&me.open, cost)));
            }
        }
    });
    found
}

/// What a build costs after discounts that hold everywhere (U-11.2, U-11.4).
fn price_of(game: &Cities, player: &Player, piece: Piece, price: Price) -> Cost {
    let mut cost = match price {
        Price::Usual => USUAL[piece as usize],
        Price::Stated(cost) => cost,
        Price::Free => Cost::FREE,
    };
    let cards = player.claimed.iter().filter_map(|card| game.pack().card(card));
    for clause in cards.flat_map(|data| &data.clauses) {
        if let Clause::Discount { what, off, slots } = clause
            && what.has(piece)
            && slots.0.iter().all(|named| named.is_empty())
        {
            for (held, less) in cost.0.iter_mut().zip(off.0) {
                *held = held.saturating_sub(less);
            }
        }
    }
    cost
}

/// What is missing of a cost; biomatter stands in for kelp and steelplast (U-11.5).
fn lack(player: &Player, cost: Cost) -> Cost {
    let held = |resource: Resource| player.purse.get(resource).min(255) as u8;
    let mut missing = Cost::FREE;
    for resource in Resource::ALL {
        missing.0[resource as usize] = cost.get(resource).saturating_sub(held(resource));
    }
    let mut spare = held(Resource::Biomatter).saturating_sub(cost.get(Resource::Biomatter));
    for resource in [Resource::Kelp, Resource::Steelplast] {
        let helped = spare.min(missing.get(resource));
        missing.0[resource as usize] -= helped;
        spare -= helped;
    }
    missing
}

#[cfg(test)]
mod tests {
    use cities::{Purse, Refusal, Setup};
    use kernel::{Seat, Seed, Viewer};
    use words::{CitiesVoice, Words};

    use super::*;
    use crate::Title as _;

    /// A slot that a player cannot pay for says what its builds cost and what is lacking, in every language.
    #[test]
    fn a_refusal_says_what_is_lacking() {
        let game = Cities::open(Setup::new(2)).expect("two may play");
        let mut view = game.view(&game.deal(Seed(1)), Viewer::Seat(Seat(0)));
        view.players[0].open.purse = Purse([1, 0, 1, 1, 0]);
        let slots = game.pack().slots(2);
        let pieces = |at: usize| builds(&game, &view, Slot(at as u8 + 1));
        let slot = (0..slots.len()).find(|&at| pieces(at).iter().any(|it| it.0 == Piece::Nonsymbiotic));
        let slot = Slot(slot.expect("a slot builds cities") as u8 + 1);
        for language in Words::languages() {
            let words = Words::of(language).expect("a language of ours");
            let told = game.refuse(words, &view, &Refusal::NothingUsable { slot });
            let voice = CitiesVoice::new(words, &game);
            for cost in [USUAL[Piece::Nonsymbiotic as usize], Cost([0, 0, 0, 1, 0])] {
                assert!(told.contains(&voice.cost(cost)), "{language}: {told}");
            }
        }
    }
}
