//! A turn of phase 2: which actions are open, and what placing engineers does (B-6, B-14).

use kernel::{Log, Moves, Seat, Set};

use crate::company::Officer;
use crate::contract::Contract;
use crate::effect::{Effect, Gains};
use crate::event::{Event, Resource, Why};
use crate::moves::Move;
use crate::position::{Player, Table};
use crate::space::{
    BLOCKED, CONTRACT_OFFICE, ENOUGH_ENERGY, PATENTS_OF, PrivateSpace, Space, TURBINES, TURBINES_WITH,
    WITH_CREDITS, WITH_ENGINEERS,
};
use crate::step::{Production, Step};
use crate::tables::{CONSTRUCTION_SPACES, FEE, MAHIRI_SPACES};
use crate::terms::Seating;
use crate::tile::Tile;

/// How many contracts a player may keep face up (B-13.10).
const MOST_CONTRACTS: u32 = 3;

impl Player {
    /// How many contracts the player may keep face up (B-13.10, B-25.4).
    fn most_contracts(&self) -> u32 {
        MOST_CONTRACTS + u32::from(self.has(Officer::Simone))
    }
}

/// For eight spaces that follow each other and every set of them, the moves to those of the set; what stands behind them
/// says nothing.
static PLACES: [[[Move; 8]; 256]; Space::COUNT.div_ceil(8)] = {
    let mut places = [[[Move::Pass; 8]; 256]; Space::COUNT.div_ceil(8)];
    let mut eight = 0;
    while eight < places.len() {
        let mut set = 0;
        while set < 256 {
            let (mut listed, mut space) = (0, 0);
            while space < 8 {
                if set & (1 << space) != 0 {
                    places[eight][set][listed] = Move::Place(Space(eight as u8 * 8 + space));
                    listed += 1;
                }
                space += 1;
            }
            set += 1;
        }
        eight += 1;
    }
    places
};

/// As many engineers to the bank as anybody ever has, and more.
static ENGINEERS: [Move; 16] = {
    let mut all = [Move::Pass; 16];
    let mut count = 0;
    while count < all.len() {
        all[count] = Move::Engineers(count as u8 + 1);
        count += 1;
    }
    all
};

/// How many are in a set of eight.
static HOW_MANY: [u8; 256] = {
    let mut how_many = [0; 256];
    let mut set = 1;
    while set < 256 {
        how_many[set] = how_many[set / 2] + (set % 2) as u8;
        set += 1;
    }
    how_many
};

/// What may be done with a turn, as sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turns {
    /// The spaces that may be used.
    pub spaces: Set<Space>,
    /// What may be done besides: bit n stands for the n-th of [`Self::OTHERS`].
    pub others: u8,
}

impl Turns {
    /// What a turn may be used for besides a space, in a game without expansions.
    pub const OTHERS: [Move; 4] = [Move::Construct, Move::ConstructFree, Move::Mahiri, Move::Pass];

    /// Adds one of the others.
    #[inline(always)]
    fn add(&mut self, mv: Move) {
        let nth = match mv {
            Move::Construct => 0,
            Move::ConstructFree => 1,
            Move::Mahiri => 2,
            _ => 3,
        };
        self.others |= 1 << nth;
    }

    /// The first of all, if there is any.
    #[inline]
    fn first(self) -> Option<Move> {
        let space = self.spaces.first().map(Move::Place);
        space.or_else(|| Self::OTHERS.get(self.others.trailing_zeros() as usize).copied())
    }

    /// Whether there is anything to choose.
    #[inline(always)]
    fn several(self) -> bool {
        // Spaces have at most 56 bits.
        let all = self.spaces.bits() | u64::from(self.others) << 56;
        all & all.wrapping_sub(1) != 0
    }
}

/// Lists a move to each of these spaces. Eight moves are written at once, and what is too much is taken back: all of them
/// where none of the eight is open, because nobody could foresee that.
#[inline]
fn list_places(spaces: Set<Space>, moves: &mut Moves<Move>) {
    let sets = spaces.bits().to_le_bytes();
    for (places, set) in PLACES.iter().zip(sets) {
        let end = moves.len() + usize::from(HOW_MANY[usize::from(set)]);
        moves.try_extend_from_slice(&places[usize::from(set)]).expect("a list has room for all spaces");
        moves.truncate(end);
    }
}

/// Two contracts, the lower number first.
#[inline]
fn in_order(one: Contract, other: Contract) -> [Contract; 2] {
    [one.min(other), one.max(other)]
}

/// One contract, or a pair, of a display that may have empty places (DP-14, B-13.9).
#[cold]
fn list_some_takeable(display: [[Option<Contract>; 2]; 3], count: u8, moves: &mut Moves<Move>) {
    let mut shown: Set<Contract> = display.as_flattened().iter().filter_map(|&place| place).collect();
    if count < 2 || shown.len() < 2 {
        moves.extend(shown.iter().map(Move::Take));
        return;
    }
    while let Some(first) = shown.first() {
        shown.remove(first);
        moves.extend(shown.iter().map(|second| Move::TakeTwo(first, second)));
    }
}

impl Table {
    /// Everything a player may do with a turn (DP-2).
    #[inline(never)]
    pub(crate) fn list_turn(&self, copied: bool, moves: &mut Moves<Move>) {
        self.list_turn_here(copied, moves);
    }

    /// The same where nobody jumps to it: after half of all moves it is known that a turn comes next.
    #[inline(always)]
    pub(crate) fn list_turn_here(&self, copied: bool, moves: &mut Moves<Move>) {
        if self.me().engineers > 0 {
            list_places(self.open_spaces(), moves);
        }
        self.other_turns(copied, moves, |moves, mv| moves.push(mv));
    }

    /// Tells a turn of phase 2, as sets if that is wanted and can be done, as a list otherwise, and whether there is anything to
    /// choose. What is the only way is listed.
    #[inline(always)]
    pub(crate) fn offers_choice(&self, turns: Option<&mut Turns>, moves: &mut Moves<Move>) -> bool {
        // What The Leeghwater Project adds looks at the spaces in the list.
        let Some(turns) = turns.filter(|_| !self.terms.options.adds_actions()) else {
            self.list_turn_here(false, moves);
            return moves.len() > 1;
        };
        let mut told = Turns::default();
        if self.me().engineers > 0 {
            told.spaces = self.open_spaces();
        }
        self.other_turns(false, moves, |_, mv| told.add(mv));
        let several = told.several();
        if several {
            *turns = told;
        } else {
            moves.extend(told.first());
        }
        several
    }

    /// What a player may do with a turn besides using a space (DP-2).
    #[inline(always)]
    fn other_turns(
        &self,
        copied: bool,
        moves: &mut Moves<Move>,
        mut add: impl FnMut(&mut Moves<Move>, Move),
    ) {
        let me = self.me();
        let acting = me.all_acting();
        if me.engineers > 0 {
            if let Some(space) = self.construction_space()
                && space.engineers <= me.engineers
                && let Some(left) = me.credits.checked_sub(space.fee.into())
                && self.can_construct(acting - Tile::ENGINEER_FREE, left)
            {
                add(moves, Move::Construct);
            }
            if !copied
                && self.mahiri_space().is_some_and(|space| {
                    space.engineers <= me.engineers && u16::from(space.fee) <= me.credits
                })
            {
                add(moves, Move::Mahiri);
            }
            if self.terms.options.adds_actions() {
                self.list_more_turns(copied, moves);
            }
        }
        // Hardly anybody has a tile that needs no engineers.
        let free = acting & Tile::ENGINEER_FREE;
        if !free.is_empty() && !self.usable(free, me.credits).is_empty() {
            add(moves, Move::ConstructFree);
        }
        if me.engineers == 0 {
            if !copied {
                add(moves, Move::Pass);
            } else if !moves.is_empty() {
                // B-21.7: with no engineer left the engineer-free construction may be left undone.
                add(moves, Move::Decline);
            }
        }
    }

    /// What a turn may do besides with The Leeghwater Project or with Tommaso.
    #[cold]
    #[inline(never)]
    fn list_more_turns(&self, copied: bool, moves: &mut Moves<Move>) {
        if self.expanded() {
            self.list_building_turns(copied, moves);
        }
        if self.terms.options.promo_officers {
            self.list_officer_turns(copied, moves);
        }
        if self.may_send_architect(copied) && moves.iter().any(|mv| self.is_for_architect(mv)) {
            moves.push(Move::Architect);
        }
    }

    /// The shared action spaces a player with engineers may use now (B-6.8).
    #[inline(always)]
    fn open_spaces(&self) -> Set<Space> {
        let me = self.me();
        let engineers = (me.engineers as usize).min(WITH_ENGINEERS.len() - 1);
        let credits = (me.credits as usize).min(WITH_CREDITS.len() - 1);
        let closed = self.taken_spaces() | BLOCKED[self.players as usize];
        let mut open = (WITH_ENGINEERS[engineers] & WITH_CREDITS[credits]) - closed;
        // The introductory game has no patents (B-3.11).
        for (patent, spaces) in self.patents.iter().zip(PATENTS_OF) {
            if patent.is_none() {
                open -= spaces;
            }
        }
        // The first place is hardly ever empty, so hardly ever anybody looks at the others.
        if self.display[0][0].is_none() && self.display_is_empty() {
            open -= CONTRACT_OFFICE;
        }
        if open.meets(TURBINES) {
            // The best production with all credits, and with those left after a fee; bonuses only shift it.
            let [free, dear] = TURBINES_WITH;
            let best = self.best_energy(me.credits, ENOUGH_ENERGY);
            let mut giving = free[best];
            if best > 0 && open.meets(dear[ENOUGH_ENERGY]) {
                giving |= dear[self.best_energy(me.credits.saturating_sub(FEE.into()), ENOUGH_ENERGY)];
            }
            open -= TURBINES - giving;
        }
        if self.expanded() {
            open |= self.open_works();
        }
        open
    }

    /// Whether no contract lies face up.
    #[cold]
    fn display_is_empty(&self) -> bool {
        self.display.as_flattened().iter().all(Option::is_none)
    }

    /// The construction space the seat to move would use next: the leftmost free one (B-7.1).
    pub fn construction_space(&self) -> Option<PrivateSpace> {
        CONSTRUCTION_SPACES.get(self.me().constructions as usize).copied()
    }

    /// Mahiri's space to use next, if the player has her (B-21.7).
    pub(crate) fn mahiri_space(&self) -> Option<PrivateSpace> {
        let me = self.me();
        (me.officer == Some(Officer::Mahiri))
            .then(|| MAHIRI_SPACES.get(me.copies as usize).copied())
            .flatten()
    }

    /// Carries out the turn's action (B-6.9). What Tommaso and The Leeghwater Project have besides is seen to by
    /// [`Position::turn_expanded`].
    #[inline(always)]
    pub(crate) fn turn_action(&mut self, copied: bool, mv: &Move, log: &mut impl Log<Table, Event>) {
        if !copied && *mv != Move::Pass {
            // B-21.7: a copied Graziano lasts until the start of her next turn, and a pass is not such a turn.
            self.me_mut().copied = None;
        }
        match *mv {
            Move::Place(Space::BANK) => self.agenda.push(Step::Engineers),
            Move::Place(space) => self.place(space, log),
            Move::Construct => {
                let nth = self.me().constructions;
                let space = CONSTRUCTION_SPACES[nth as usize];
                let me = self.me_mut();
                me.constructions += 1;
                me.engineers -= space.engineers;
                log.note(
                    self,
                    Event::PlacedToConstruct { seat: self.active, nth: nth + 1, engineers: space.engineers },
                );
                self.pay(self.active, space.fee.into(), Why::PrivateSpace, log);
                self.agenda.push(Step::Tile { engineers: true });
            }
            Move::ConstructFree => self.agenda.push(Step::Tile { engineers: false }),
            Move::Mahiri => {
                let nth = self.me().copies;
                let space = MAHIRI_SPACES[nth as usize];
                let me = self.me_mut();
                me.copies += 1;
                me.engineers -= space.engineers;
                log.note(
                    self,
                    Event::PlacedWithMahiri { seat: self.active, nth: nth + 1, engineers: space.engineers },
                );
                self.pay(self.active, space.fee.into(), Why::PrivateSpace, log);
                self.agenda.push(Step::Turn { copied: true });
                self.agenda.push(Step::Copy);
            }
            Move::Pass => {
                self.me_mut().passed = true;
                log.note(self, Event::Passed { seat: self.active });
            }
            _ => {}
        }
    }

    /// Engineers, fee, price and effect of an action space (B-6.9).
    fn place(&mut self, space: Space, log: &mut impl Log<Table, Event>) {
        let row = space.row();
        let me = self.me_mut();
        me.spaces.add(space);
        me.engineers -= row.engineers;
        log.note(self, Event::Placed { seat: self.active, space, engineers: row.engineers });
        self.pay(self.active, space.credits().into(), Why::Space(space), log);
        if row.reward.gains != Gains::NONE {
            self.gain_all(row.reward.gains, Why::Space(space), log);
        }
        for &effect in row.reward.then.iter().rev() {
            match effect {
                // On an action space the first drop must be placed (B-24.3).
                Effect::DropsWaiting(count) => {
                    self.agenda.push(Step::Drops { count, flowing: false, must: true })
                }
                Effect::DropsFlowing(count) => {
                    self.agenda.push(Step::Drops { count, flowing: true, must: true })
                }
                Effect::Produce(bonus) => self.agenda.push(Step::Produce(Production::Turbine(bonus))),
                Effect::TakeContracts(count) => self.agenda.push(Step::TakeContracts(count)),
                Effect::TakePatent(slot) => self.take_patent(slot, log),
                _ => self.owe(effect),
            }
        }
    }

    /// How many engineers go to the bank (DP-3).
    #[inline(never)]
    pub(crate) fn list_engineers(&self, moves: &mut Moves<Move>) {
        let count = usize::from(self.me().engineers);
        if count <= ENGINEERS.len() {
            // As quick as writing one of them is to write all, and to take back what is too much.
            moves.try_extend_from_slice(&ENGINEERS).expect("a list has room for all of them");
            moves.truncate(count);
        } else {
            moves.extend((1..=self.me().engineers).map(Move::Engineers));
        }
    }

    /// One credit for each engineer (B-14.5).
    pub(crate) fn bank(&mut self, engineers: u8, log: &mut impl Log<Table, Event>) {
        self.me_mut().banked += engineers;
        self.send_engineers(engineers);
        log.note(self, Event::Placed { seat: self.active, space: Space::BANK, engineers });
        self.gain(self.active, Resource::Credits, engineers.into(), Why::Space(Space::BANK), log);
    }

    /// Engineers leave the personal supply, the Architect last of them (L-6.2).
    #[inline]
    pub(crate) fn send_engineers(&mut self, engineers: u8) {
        let me = self.me_mut();
        me.engineers -= engineers;
        if me.engineers == 0 {
            me.architect = false;
        }
    }

    /// A tile of the patent office joins the player's tiles (L-3.13).
    pub(crate) fn take_tile(&mut self, tile: Tile, log: &mut impl Log<Table, Event>) {
        if let Some(slot) = self.patents.iter().position(|&it| it == Some(tile)) {
            self.take_patent(slot as u8, log);
        }
    }

    /// The tile of a patent slot joins the player's tiles (B-14.9).
    pub(crate) fn take_patent(&mut self, slot: u8, log: &mut impl Log<Table, Event>) {
        if let Some(tile) = self.patents[slot as usize].take() {
            self.me_mut().tiles.add(tile);
            log.note(self, Event::PatentTaken { seat: self.active, tile });
        }
    }

    /// One contract, or a pair, of those face up (DP-14, B-13.9).
    #[inline(never)]
    pub(crate) fn list_takeable(&self, count: u8, moves: &mut Moves<Move>) {
        if let [[Some(a), Some(b)], [Some(c), Some(d)], [Some(e), Some(f)]] = self.display {
            // Mostly all six places have one; a colour has lower numbers than the next.
            let ([a, b], [c, d], [e, f]) = (in_order(a, b), in_order(c, d), in_order(e, f));
            let listed = if count < 2 {
                moves.try_extend_from_slice(&[a, b, c, d, e, f].map(Move::Take))
            } else {
                let pairs = [
                    (a, b),
                    (a, c),
                    (a, d),
                    (a, e),
                    (a, f),
                    (b, c),
                    (b, d),
                    (b, e),
                    (b, f),
                    (c, d),
                    (c, e),
                    (c, f),
                    (d, e),
                    (d, f),
                    (e, f),
                ];
                moves.try_extend_from_slice(&pairs.map(|(first, second)| Move::TakeTwo(first, second)))
            };
            return listed.expect("a list has room for all pairs");
        }
        list_some_takeable(self.display, count, moves);
    }

    /// Contracts move from the display to the player, who then discards down to three (B-13.9, B-13.10).
    pub(crate) fn take_contracts(&mut self, taken: &[Contract], log: &mut impl Log<Table, Event>) {
        for &contract in taken {
            if let Some(place) =
                self.display.as_flattened_mut().iter_mut().find(|place| **place == Some(contract))
            {
                *place = None;
            }
            self.me_mut().contracts.add(contract);
            log.note(self, Event::ContractTaken { seat: self.active, contract });
        }
        self.owe_discard();
    }

    /// Contracts beyond three must go (B-13.10).
    fn owe_discard(&mut self) {
        if !self.me().contracts.fewer_than(self.me().most_contracts() + 1) {
            self.agenda.push(Step::Discard);
        }
    }

    /// Which contract to discard while more than three are face up (DP-15, B-13.10).
    #[inline(never)]
    pub(crate) fn list_discardable(&self, moves: &mut Moves<Move>) {
        let held = self.me().contracts;
        if !held.fewer_than(self.me().most_contracts() + 1) {
            moves.extend(held.iter().map(Move::Discard));
        }
    }

    /// Discarded contracts leave the game (B-13.11).
    pub(crate) fn discard(&mut self, contract: Contract, log: &mut impl Log<Table, Event>) {
        self.me_mut().contracts.remove(contract);
        log.note(self, Event::ContractDiscarded { seat: self.active, contract });
        self.owe_discard();
    }

    /// The officers Mahiri may copy, whoever has her or may still choose her: those of the others, dealt or chosen, and
    /// those laid out (B-3.19, B-24.4). `None` if no person has her or could have her.
    pub fn laid_out_for_mahiri(&self) -> Option<Set<Officer>> {
        if self.terms.options.seating == Seating::Free {
            return (!self.extra_officers.is_empty()).then_some(self.extra_officers);
        }
        let dealt: Set<Officer> = self.pairs.iter().flatten().map(|&(_, officer)| officer).collect();
        let mut people = self.humans().filter(|&seat| self.seats[seat].officer == Some(Officer::Mahiri));
        let mahiri = people.next();
        if mahiri.is_none() && !dealt.has(Officer::Mahiri) {
            return None;
        }
        let others = self.seats().filter(|&seat| Some(seat) != mahiri);
        let seated: Set<Officer> = others.filter_map(|seat| self.seats[seat].officer).collect();
        Some((dealt | seated | self.extra_officers).without(Officer::Mahiri))
    }

    /// The officers Mahiri may copy: those of the other players and those laid out for her (B-21.7).
    pub(crate) fn copyable(&self, mahiri: Seat) -> Set<Officer> {
        if self.terms.options.seating == Seating::Free {
            return self.extra_officers;
        }
        let others = self.seats().filter(|&seat| seat != mahiri);
        self.extra_officers | others.filter_map(|seat| self.seats[seat].officer).collect()
    }

    /// One of the officers laid out for Mahiri (DP-16).
    #[inline(never)]
    pub(crate) fn list_copyable(&self, moves: &mut Moves<Move>) {
        moves.extend(self.copyable(self.active).iter().map(Move::Copy));
    }

    /// The ability is hers until the turn ends (B-21.7).
    pub(crate) fn copy_officer(&mut self, officer: Officer, log: &mut impl Log<Table, Event>) {
        self.me_mut().copied = Some(officer);
        log.note(self, Event::Copied { seat: self.active, officer });
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Seed};

    use super::*;
    use crate::contract::Colour;
    use crate::position::{Position, Variant};
    use crate::setup::Setup;
    use crate::terms::VERSION;

    /// B-13.9: with all places of the display filled, contracts and pairs are those of any display.
    #[test]
    fn contracts_of_a_full_display_are_listed_as_those_of_any() {
        let mut chance = Chance::new(Seed(2));
        let mut table = Position::deal(&Setup::new(4, Variant::Full), VERSION, Seed(1)).table;
        for _ in 0..500 {
            for colour in Colour::ALL {
                let mut contracts: Vec<Contract> = colour.contracts().iter().collect();
                chance.shuffle(&mut contracts);
                table.display[colour as usize] = [Some(contracts[0]), Some(contracts[1])];
            }
            for count in [1, 2] {
                let (mut moves, mut any) = (Moves::new(), Moves::new());
                table.list_takeable(count, &mut moves);
                list_some_takeable(table.display, count, &mut any);
                assert_eq!((&moves, moves.len()), (&any, if count == 1 { 6 } else { 15 }));
            }
        }
    }

    /// B-14.5: any number of engineers may go to the bank.
    #[test]
    fn engineers_are_listed_one_by_one_as_well() {
        let mut table = Position::deal(&Setup::new(4, Variant::Full), VERSION, Seed(1)).table;
        for engineers in 0..40 {
            table.me_mut().engineers = engineers;
            let mut moves = Moves::new();
            table.list_engineers(&mut moves);
            assert_eq!(moves[..], (1..=engineers).map(Move::Engineers).collect::<Vec<_>>());
        }
    }

    /// B-6.8: eight at a time or one by one, the moves to spaces are the same.
    #[test]
    fn places_are_listed_one_by_one_as_well() {
        let mut chance = Chance::new(Seed(1));
        for _ in 0..2000 {
            let spaces = Set::from_bits(chance.word() & chance.word()) & Set::all();
            let mut moves = Moves::new();
            list_places(spaces, &mut moves);
            assert_eq!(moves[..], spaces.iter().map(Move::Place).collect::<Vec<_>>());
        }
    }
}
