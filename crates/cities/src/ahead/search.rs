//! Every way to resolve a card, gone through once: does one of them make a slot usable (U-4.6 b)?
//!
//! The search plays the card on copies of the position by the rules themselves, so that it cannot differ from them. It
//! leaves out what cannot matter: ways that bring nothing wanted (see `wanted`), positions from which no slot can be
//! reached by all that is owed (see `bound`), choices no effect can tell from one already tried, and positions met
//! before with at least the same goods. Nothing else ends it.

use arrayvec::ArrayVec;
use kernel::{Moves, Quiet, Set};

use crate::ahead::wanted::Wanted;
use crate::cards::Card;
use crate::game::Cities;
use crate::goods::Purse;
use crate::moves::Move;
use crate::place::Site;
use crate::position::Position;
use crate::step::{Slot, Step, Task};

/// A search for slots that a card opens.
pub(super) struct Search<'a> {
    game: &'a Cities,
    card: Card,
    /// Slots not reached yet.
    pub(super) missing: Set<Slot>,
    wanted: Wanted,
    /// How many lists were made.
    lists: u32,
}

/// How many lists a short look makes. It settles most cards, before it is worth to find out what is wanted.
const SHORT: u32 = 16;

impl<'a> Search<'a> {
    pub(super) fn new(game: &'a Cities, card: Card, missing: Set<Slot>) -> Self {
        Self { game, card, missing, wanted: Wanted::EVERYTHING, lists: 0 }
    }

    /// Finds all slots that can be reached from a choice with this card.
    pub(super) fn run(&mut self, p: &Position, cloned: bool) {
        let root = self.root(p, cloned);
        self.explore(&mut { root }, None);
        if !self.missing.is_empty() && self.lists >= SHORT {
            self.run_thoroughly(p, root);
        }
    }

    /// The same once more, with all that keeps a long search short.
    #[inline(never)]
    fn run_thoroughly(&mut self, p: &Position, mut root: Position) {
        let most = self.game.most_of_card(p, self.card);
        self.wanted = self.game.wanted(p, self.card, self.missing, most.as_ref());
        self.explore(&mut root, Some(&mut Seen::new()));
    }

    /// The position after one of the slots is chosen with the card, which comes first if it can be used at all.
    pub(super) fn root(&self, p: &Position, cloned: bool) -> Position {
        let mut after = *p;
        after.agenda.clear();
        // Abilities and contracts one could use anyway are no part of the card's effect.
        after.contracts.clear();
        for ability in (after.me().claimed & self.game.pack.once).iter() {
            after.memory.spent.add(ability);
        }
        after.owe(Step::Probe);
        after.owe(Step::Choose);
        let slot = self.missing.first().unwrap_or(Slot::ALWAYS);
        self.game.choose(&mut after, slot, self.card, cloned, &mut Quiet);
        if let Some(order) = after.agenda.iter().position(|step| matches!(step, Step::Order { .. })) {
            after.agenda[order] = Step::Offer;
            after.agenda.insert(order + 1, Step::Card);
        }
        after
    }

    /// Tries every way to go on. A short look, which remembers nothing, ends early.
    fn explore(&mut self, p: &mut Position, mut seen: Option<&mut Seen>) {
        // The first position has been found promising before the search began.
        let mut promising = self.lists == 0;
        let game = self.game;
        let mut moves = Moves::new();
        loop {
            match p.agenda.last().copied() {
                None | Some(Step::Probe) => return self.arrive(p),
                Some(Step::Card) if !game.card_usable(p, self.card) => return,
                Some(step) if game.automatic(p, step, &mut Quiet) => continue,
                Some(_) => {}
            }
            // Mostly too little is to come, and nobody needs the list.
            promising = promising || self.promising(p);
            if !promising {
                return;
            }
            self.lists += 1;
            moves.clear();
            game.list(p, &mut moves);
            self.keep_wanted(p, &mut moves);
            match moves[..] {
                [] => p.done(),
                [only] => game.act(p, only, &mut Quiet),
                _ => break,
            }
        }
        if seen.as_mut().is_some_and(|seen| seen.before(p, self.wanted.counts())) {
            return;
        }
        // To stop comes last in a list and leads to an answer first.
        for &mv in moves.iter().rev() {
            let mut next = *p;
            game.act(&mut next, mv, &mut Quiet);
            self.explore(&mut next, seen.as_deref_mut());
            if self.missing.is_empty() || seen.is_none() && self.lists >= SHORT {
                return;
            }
        }
    }

    /// Leaves out of a list what brings nothing wanted, if one may stop, and all but the last of moves that are alike.
    fn keep_wanted(&self, p: &Position, moves: &mut Moves<Move>) {
        let node = match p.agenda.last() {
            Some(Step::Do(Task { node, .. })) => Some(*node),
            _ => None,
        };
        if !self.wanted.counts() && moves.contains(&Move::Stop) {
            moves.retain(|&mut mv| self.game.is_wanted(p, node, mv, &self.wanted));
        }
        if moves.len() < 2 {
            return;
        }
        let indifferent = !self.wanted.tells_cities_apart();
        let mut kept = 0;
        for at in 0..moves.len() {
            let mv = moves[at];
            let mut later = moves[at + 1..].iter().take_while(|&&other| near(other, mv, indifferent));
            if !later.any(|&other| self.alike(p, other, mv)) {
                moves[kept] = mv;
                kept += 1;
            }
        }
        moves.truncate(kept);
    }

    /// The card is resolved: notes the slots that can be used now.
    fn arrive(&mut self, p: &Position) {
        for slot in self.missing {
            if self.game.can_slot(p, slot, self.game.try_slot(p, slot)) {
                self.missing.remove(slot);
            }
        }
    }

    /// Whether two moves that are near each other lead to positions that no effect can tell apart: by sites with the
    /// same print, structures of one kind, Special cards that stay in the hand.
    fn alike(&self, p: &Position, one: Move, other: Move) -> bool {
        let board = self.game.board(p.me());
        match (one, other) {
            (Move::Build { site: one, .. }, Move::Build { site: other, .. }) => {
                let print = |site| board.spot(site).map(|spot| board.print(spot));
                print(one) == print(other)
            }
            (Move::Upgrade { site: one, .. }, Move::Upgrade { site: other, .. }) => {
                let piece = |site| board.spot(site).and_then(|spot| Cities::structure_at(p.me(), spot));
                piece(one) == piece(other)
            }
            _ => true,
        }
    }

    /// Whether what is still owed might bring enough for one of the slots.
    fn promising(&self, p: &Position) -> bool {
        let Some(most) = self.game.most_owed(p) else { return true };
        self.missing.iter().any(|slot| self.game.hopes_for(p, slot, &most, self.game.try_slot(p, slot)))
    }
}

/// Whether two moves of one list do the same at the same city, or at any if that makes no difference. Moves that are
/// alike stand together.
fn near(one: Move, other: Move, indifferent: bool) -> bool {
    let same = |here, there| indifferent || here == there;
    match (one, other) {
        (
            Move::Build { piece: one, site: Site::Building(here, _) },
            Move::Build { piece: other, site: Site::Building(there, _) },
        ) => one == other && same(here, there),
        (
            Move::Upgrade { price: one, site: Site::Building(here, _) },
            Move::Upgrade { price: other, site: Site::Building(there, _) },
        ) => one == other && same(here, there),
        (
            Move::Upgrade { price: one, site: Site::Tunnel(..) },
            Move::Upgrade { price: other, site: Site::Tunnel(..) },
        ) => one == other && indifferent,
        (Move::Keep(_), Move::Keep(_)) | (Move::Under(_), Move::Under(_)) => true,
        _ => false,
    }
}

/// Positions met before. It has room for so many; one that finds no room may be gone through again.
struct Seen {
    met: ArrayVec<Met, { Self::ROOM }>,
    /// The position met last of those whose keys begin alike, counted from 1; 0 if there is none.
    last: [u16; Self::LISTS],
}

/// A position met before.
struct Met {
    key: u64,
    purse: Purse,
    /// The one met before it in its list, counted from 1; 0 if there is none.
    before: u16,
}

impl Seen {
    const ROOM: usize = 4096;
    const LISTS: usize = 512;

    /// Nothing met yet.
    const fn new() -> Self {
        Self { met: ArrayVec::new_const(), last: [0; Self::LISTS] }
    }

    /// Whether a position was met before with at least the same goods, or exactly the same; notes it if not.
    fn before(&mut self, p: &Position, exactly: bool) -> bool {
        let key = key(p, exactly);
        let purse = p.me().purse;
        let enough = |most: Purse| {
            if exactly { most == purse } else { most.0.iter().zip(purse.0).all(|(&most, held)| held <= most) }
        };
        let last = &mut self.last[(key >> 32) as usize % Self::LISTS];
        let mut at = *last;
        while let Some(met) = usize::from(at).checked_sub(1).and_then(|at| self.met.get_mut(at)) {
            if met.key == key {
                let known = enough(met.purse);
                if !known {
                    met.purse = purse;
                }
                return known;
            }
            at = met.before;
        }
        if self.met.try_push(Met { key, purse, before: *last }).is_ok() {
            *last = self.met.len() as u16;
        }
        false
    }
}

/// All that resolving a card can change and an effect can see, but for the goods, as one number.
fn key(p: &Position, exactly: bool) -> u64 {
    let me = p.me();
    let hand = if exactly { me.hand.len() as u8 } else { 0 };
    let mut key = 1u64;
    let mut add = |fact: u64| {
        let mixed = u128::from(key ^ fact) * 0x9e37_79b9_7f4a_7c15;
        key = (mixed as u64) ^ (mixed >> 64) as u64;
    };
    me.buildings.into_iter().for_each(|sites| add(sites.bits()));
    add(me.upgraded.bits());
    add(u64::from(me.tunnels.bits()) << 32 | u64::from(me.upgraded_tunnels.bits()));
    let [white, purple] = [me.white, me.purple].map(|cities| cities.bits().to_le_bytes());
    add(u64::from_le_bytes([
        white[0],
        white[1],
        purple[0],
        purple[1],
        me.used.bits(),
        me.steps,
        hand,
        me.gained.len() as u8,
    ]));
    let [farm, desalination, laboratory, tunnel, white, purple] = p.memory.built;
    add(u64::from_le_bytes([
        farm,
        desalination,
        laboratory,
        tunnel,
        white,
        purple,
        p.specials.len() as u8,
        p.open_specials.len() as u8,
    ]));
    let [credit, science, kelp, steelplast, biomatter] = p.memory.gave.map(|slots| u64::from(slots.bits()));
    add(credit | science << 16 | kelp << 32 | steelplast << 48);
    add(biomatter);
    add(me.actions.iter().fold(me.claimed.len().into(), |all, card| all << 8 | u64::from(card.0)));
    add(p.memory.spent.len().into());
    p.agenda.iter().for_each(|&step| add(crate::hash::step_number(step)));
    key
}
