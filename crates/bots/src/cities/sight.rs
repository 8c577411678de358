//! What is worked out once for a decision.

use ::cities::{
    CardSet, CardType, Cities, Cost, Deck, Node, Phase, Piece, Position, Purse, Step, Tile, output,
};
use kernel::{Game, Seat};

use super::CitiesJudge;
use super::weights::at;

/// Goods are weighed up to this number of each; more are worth no more.
const MOST: usize = 32;

/// What a seat sees when it begins to think about a decision.
#[derive(Clone, Debug)]
pub struct Sight {
    /// Who thinks.
    pub(crate) seat: Seat,
    /// The turn the decision belongs to.
    moment: (Phase, u8, u8),
    /// Turns the seat will have had when this one is over.
    pub(crate) turn: f32,
    /// Turns of this era still to come.
    pub(crate) turns_of_era: f32,
    /// Productions still to come.
    pub(crate) left: usize,
    /// What holding so many of a resource is worth.
    stock: [[f32; MOST]; 5],
    /// One of a resource in every Production still to come, by how many are left.
    pub(crate) produced: [[f32; 5]; 4],
    /// One kelp when the next Production is over, by how many are left.
    pub(crate) kelp_after: [f32; 4],
    /// The best site for each piece, its price not taken off; 0 where there is none.
    pub(crate) piece: [f32; 6],
    /// The best upgrade of each structure, its price not taken off.
    pub(crate) upgrade: [f32; 4],
    /// A step on the Federation track.
    pub(crate) step: f32,
    /// A card that nobody has seen.
    pub(crate) unseen: f32,
    /// The part of its effect that a card is worth in hand.
    pub(crate) in_hand: f32,
    /// The part of its effect that an action card is worth while it is ready.
    pub(crate) ready: f32,
    /// The part of its effect that an action card is worth for all later eras together.
    pub(crate) later: f32,
    /// Cards that the seat holds or can take, and knows.
    pub(crate) known: CardSet,
    /// Cards claimed before the decision.
    pub(crate) claimed: CardSet,
    /// What each known card does: instants and actions once, the others to the end of the game.
    pub(crate) cards: [f32; 256],
    /// What each slot does, where one is to be chosen.
    pub(crate) slots: [f32; 16],
    /// What each piece makes in every Production still to come, not upgraded.
    pub(crate) makes: [f32; 6],
    /// What each card is worth when it is used, and while it is in hand: worked out from `cards`.
    pub(crate) used: [f32; 256],
    pub(crate) held: [f32; 256],
}

impl Sight {
    /// Whether the turn the seat was thinking about is over.
    pub(crate) fn is_over(&self, p: &Position) -> bool {
        p.active != self.seat || (p.phase, p.round, p.turn) != self.moment
    }

    /// What a purse is worth.
    #[inline]
    pub(crate) fn purse(&self, purse: Purse) -> f32 {
        (0..5).map(|at| self.stock[at][usize::from(purse.0[at]).min(MOST - 1)]).sum()
    }

    /// What goods add to a purse, which then holds them.
    #[inline]
    pub(crate) fn gain(&self, purse: &mut Purse, goods: Cost) -> f32 {
        let before = self.purse(*purse);
        purse.add(goods, 1);
        self.purse(*purse) - before
    }

    /// What paying takes from a purse that covers it, biomatter standing in where kelp or steelplast is short.
    #[inline]
    pub(crate) fn pay(&self, purse: &mut Purse, cost: Cost) -> f32 {
        let before = self.purse(*purse);
        for (at, due) in cost.0.into_iter().enumerate() {
            let paid = purse.0[at].min(due.into());
            purse.0[at] -= paid;
            purse.0[4] -= (u16::from(due) - paid).min(purse.0[4]);
        }
        before - self.purse(*purse)
    }
}

/// Productions a seat still has before it.
pub(crate) fn productions_left(p: &Position, seat: Seat) -> usize {
    let eras = 3 - usize::from(p.era());
    match p.phase {
        Phase::FirstHands | Phase::Turns | Phase::NewHands => eras,
        Phase::Production => {
            let produced = p.order.iter().take(usize::from(p.cursor) + 1).any(|&it| it == seat);
            eras - usize::from(produced)
        }
        Phase::Scoring | Phase::Over => 0,
    }
}

/// Whether answering needs the worth of cards and slots, rather than of sites and goods alone.
fn weighs(game: &Cities, p: &Position) -> bool {
    match p.agenda.last() {
        Some(Step::Do(task)) => !matches!(
            game.pack().node(task.node),
            Node::Build { .. }
                | Node::BuildAndUpgrade { .. }
                | Node::Upgrade { .. }
                | Node::Advance { .. }
                | Node::Different { .. }
                | Node::Exchange { .. }
                | Node::Output { .. }
                | Node::Convert
        ),
        Some(Step::Payment { .. } | Step::Order { .. } | Step::Group { .. }) => false,
        _ => true,
    }
}

impl CitiesJudge {
    /// What a seat sees of a position; if it looks far, every card and slot that may come up is weighed.
    pub(crate) fn look(&self, game: &Cities, p: &Position, seat: Seat, far: bool) -> Sight {
        let me = &p.players[seat];
        let mut known =
            *me.hand | p.played.into_iter().chain(p.looked).chain(me.actions).collect::<CardSet>();
        // Special cards on the table matter only where one can be taken.
        if let Some(Step::Choose | Step::Do(_)) = p.agenda.last() {
            known |= p.open_specials;
            known.extend(p.specials.first().map(|top| top.card));
        }
        if far {
            let pack = game.pack();
            known = known
                | pack.deck(Deck::of_era(p.era()))
                | pack.deck(Deck::Special)
                | pack.deck(Deck::Special3);
        }
        let mut sight = self.plain(p, seat, known);
        if !far && !weighs(game, p) {
            self.weigh_hand(game, &mut sight);
            return sight;
        }
        self.best_sites(game, &mut sight, p);
        for &card in &me.actions {
            sight.cards[usize::from(card.0)] = self.card(game, &sight, p, card);
        }
        if far || matches!(p.agenda.last(), Some(Step::Choose)) {
            self.weigh_slots(game, &mut sight, p, far);
        }
        for card in known.iter() {
            sight.cards[usize::from(card.0)] = self.card(game, &sight, p, card);
        }
        self.weigh_hand(game, &mut sight);
        sight
    }

    /// What a seat that knows these cards sees before it weighs any of them, or a site or slot.
    pub(crate) fn plain(&self, p: &Position, seat: Seat, known: CardSet) -> Sight {
        let w = &self.weights;
        let now = f32::from((p.round - 1) * 3 + p.turn);
        let turn = if p.phase == Phase::Turns { now } else { now - 1.0 };
        let courses = w.goods.courses();
        let next = at(w.goods.next, turn);
        let stock = courses.map(|course| {
            let (mut sum, mut one) = (0.0, at(course, turn));
            // However many there are, four of anything are a point at the end (U-24.5).
            let least = course[3];
            std::array::from_fn(|_| {
                let held = sum;
                sum += one.max(least);
                one *= next;
                held
            })
        });
        let mut produced = [[0.0; 5]; 4];
        let mut kelp_after = [0.0; 4];
        for left in 1..4 {
            produced[left] = std::array::from_fn(|r| courses[r][4 - left..].iter().sum());
            kelp_after[left] = courses[2][4 - left];
        }
        let mut sight = Sight {
            seat,
            moment: (p.phase, p.round, p.turn),
            turn,
            turns_of_era: [12.0, 21.0, 30.0][usize::from(p.era())] - turn,
            left: productions_left(p, seat),
            stock,
            produced,
            kelp_after,
            piece: [0.0; 6],
            upgrade: [0.0; 4],
            step: at(w.federation.step, turn),
            unseen: at(w.cards.unseen, turn),
            in_hand: at(w.cards.in_hand, turn),
            ready: at(w.cards.ready, turn),
            later: at(w.cards.later, turn) * (2 - p.era()) as f32,
            known,
            claimed: p.players[seat].claimed,
            cards: [0.0; 256],
            slots: [0.0; 16],
            makes: [0.0; 6],
            used: [0.0; 256],
            held: [at(w.cards.unseen, turn); 256],
        };
        for piece in Piece::ALL {
            sight.makes[piece as usize] = self.production(&sight, output(piece, false));
        }
        sight
    }

    /// What known cards are worth when used and in hand, from what they do.
    pub(crate) fn weigh_hand(&self, game: &Cities, s: &mut Sight) {
        for card in s.known.iter() {
            s.used[usize::from(card.0)] = self.played(game, s, card);
            s.held[usize::from(card.0)] = self.in_hand(game, s, card);
        }
    }

    /// What the best site for each piece and the best upgrade of each structure promise.
    pub(crate) fn best_sites(&self, game: &Cities, s: &mut Sight, p: &Position) {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let best = |found: &mut dyn Iterator<Item = f32>| found.fold(0.0, f32::max);
        let open = board.sites_of(me.open) & (board.ordinary - me.built());
        for piece in Piece::BUILDINGS {
            s.piece[piece as usize] = best(&mut open.iter().map(|at| self.building(game, s, p, piece, at)));
            let plain = me.buildings[piece as usize] - me.upgraded;
            s.upgrade[piece as usize] =
                best(&mut plain.iter().map(|at| self.upgraded(game, s, p, piece, at)));
        }
        let tunnels = board.tunnels_of(me.network) - me.tunnels;
        s.piece[3] = best(&mut tunnels.iter().map(|at| self.tunnel(game, s, p, at)));
        if !me.upgraded_tunnels.covers(me.tunnels) {
            s.upgrade[3] = s.left as f32;
        }
        let cities = me.open - me.cities();
        if p.white_left > 0 {
            s.piece[4] = best(&mut cities.iter().map(|at| self.city(game, s, p, Piece::Nonsymbiotic, at)));
        }
        if p.purple_left > 0 {
            s.piece[5] = best(&mut cities.iter().map(|at| self.city(game, s, p, Piece::Symbiotic, at)));
        }
    }

    /// What each slot does that can be chosen now, or that can ever be chosen.
    pub(crate) fn weigh_slots(&self, game: &Cities, s: &mut Sight, p: &Position, far: bool) {
        let purse = p.players[s.seat].purse;
        s.slots[0] = self.effect(game, s, p, game.pack().always(), &mut purse.clone());
        for (index, slot) in game.pack().slots(game.players()).iter().enumerate() {
            let at = index + 1;
            if far || p.tiles[at].is_empty() || p.cloning && !p.tiles[at].has(Tile::Of(s.seat)) {
                s.slots[at] = self.effect(game, s, p, slot.effect, &mut purse.clone());
            }
        }
    }

    /// Whether a claimed card's worth depends on what is built.
    pub(crate) fn grows(game: &Cities) -> CardSet {
        game.pack().of_type(CardType::Production) | game.pack().of_type(CardType::EndScoring)
    }
}
