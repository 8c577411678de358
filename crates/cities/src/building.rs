//! Building: where, at which cost, how it is paid (U-10, U-11).

use kernel::{Quiet, Set};

use crate::board::{Board, Spot, Structures};
use crate::effect::{Clause, Price};
use crate::game::Cities;
use crate::goods::{Cost, Purse, Resource};
use crate::lasting::Trait;
use crate::place::{Piece, Pieces};
use crate::position::{Player, Position};
use crate::rules::Try;
use crate::sets::{CitySite, TunnelSite};
use crate::spots::Spots;
use crate::step::Slot;

/// The usual cost of each piece (U-11.1): credit, science, kelp, steelplast, biomatter.
pub const USUAL: [Cost; 6] = [
    Cost([0, 0, 1, 0, 0]),
    Cost([1, 0, 0, 0, 0]),
    Cost([0, 0, 0, 1, 0]),
    Cost([1, 0, 0, 1, 0]),
    Cost([1, 0, 1, 2, 0]),
    Cost([2, 0, 1, 1, 1]),
];

/// One way to pay for a build: how much biomatter stands in for kelp and for steelplast (U-11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Payment {
    pub(crate) kelp: u8,
    pub(crate) steelplast: u8,
}

impl Payment {
    /// What is really paid.
    pub(crate) fn of(self, cost: Cost) -> Cost {
        let mut paid = cost;
        paid.0[Resource::Kelp as usize] -= self.kelp;
        paid.0[Resource::Steelplast as usize] -= self.steelplast;
        paid.0[Resource::Biomatter as usize] += self.kelp + self.steelplast;
        paid
    }
}

/// Every way to pay a build's cost from a purse, least biomatter first.
pub(crate) fn payments(purse: Purse, cost: Cost) -> impl Iterator<Item = Payment> {
    let (kelp, steelplast) = (cost.get(Resource::Kelp), cost.get(Resource::Steelplast));
    (0..=kelp)
        .flat_map(move |kelp| (0..=steelplast).map(move |steelplast| Payment { kelp, steelplast }))
        .filter(move |payment| purse.covers(payment.of(cost)))
}

/// The one way to pay a build's cost from a purse, if there is just one.
pub(crate) fn only_payment(purse: Purse, cost: Cost) -> Option<Payment> {
    if !purse.can_build(cost) {
        return None;
    }
    let [kelp, steelplast] = [Resource::Kelp, Resource::Steelplast].map(|it| purse.short(cost, it));
    let replaced = kelp + steelplast;
    let due = u16::from(cost.get(Resource::Biomatter)) + replaced;
    // Biomatter that is left over could replace what is paid in kelp or steelplast.
    let paid = u16::from(cost.get(Resource::Kelp)) + u16::from(cost.get(Resource::Steelplast)) - replaced;
    let only = paid == 0 || purse.get(Resource::Biomatter) == due;
    only.then_some(Payment { kelp: kelp as u8, steelplast: steelplast as u8 })
}

/// The pieces a purse pays for at their usual cost, nothing on top.
#[inline]
pub(crate) fn payable(purse: Purse) -> Pieces {
    let at = |resource: Resource| usize::from(purse.get(resource)).min(ENOUGH[resource as usize]);
    PAYABLE[at(Resource::Credit)][at(Resource::Kelp)][at(Resource::Steelplast)][at(Resource::Biomatter)]
}

/// So many of each resource are enough for any one piece at its usual cost.
const ENOUGH: [usize; 5] = [2, 0, 1, 2, 3];

/// The pieces that can be paid for, by credits, kelp, steelplast and biomatter.
const PAYABLE: [[[[Pieces; 4]; 3]; 2]; 3] = {
    let mut table = [[[[Pieces(0); 4]; 3]; 2]; 3];
    let mut number = 0;
    while number < 3 * 2 * 3 * 4 {
        let (credits, kelp, steelplast, biomatter) =
            (number / 24, number / 12 % 2, number / 4 % 3, number % 4);
        let purse = Purse([credits as u16, 0, kelp as u16, steelplast as u16, biomatter as u16]);
        let mut piece = 0;
        while piece < USUAL.len() {
            if purse.can_build(USUAL[piece]) {
                table[credits][kelp][steelplast][biomatter].0 |= 1 << piece;
            }
            piece += 1;
        }
        number += 1;
    }
    table
};

impl Price {
    /// What a piece costs before discounts and surcharges (U-11.3, step 1).
    #[inline]
    pub(crate) const fn stated(self, piece: Piece) -> Cost {
        match self {
            Self::Usual => USUAL[piece as usize],
            Self::Stated(cost) => cost,
            Self::Free => Cost::FREE,
        }
    }
}

impl Cities {
    /// Sites where the player may put this piece, affordable or not.
    #[inline]
    pub(crate) fn sites_for(&self, p: &Position, player: &Player, piece: Piece, expansion: bool) -> Spots {
        let board = self.board(player);
        match piece {
            Piece::Farm | Piece::Desalination | Piece::Laboratory => {
                let kind = if expansion { board.expansion } else { board.ordinary };
                (board.sites_of(player.open) & (kind - player.built())).into()
            }
            Piece::Tunnel if p.tunnels_left == 0 => Set::<TunnelSite>::EMPTY.into(),
            Piece::Tunnel => (board.tunnels_of(player.network) - player.tunnels).into(),
            Piece::Nonsymbiotic if p.white_left == 0 => Set::<CitySite>::EMPTY.into(),
            Piece::Symbiotic if p.purple_left == 0 => Set::<CitySite>::EMPTY.into(),
            Piece::Nonsymbiotic | Piece::Symbiotic => (player.open - player.cities()).into(),
        }
    }

    /// The cost of a piece before the surcharge of its site (U-11.3, steps 1 and 2).
    #[inline]
    pub(crate) fn price(&self, player: &Player, piece: Piece, price: Price, slot: Slot) -> Cost {
        if price == Price::Free {
            return Cost::FREE;
        }
        let cost = price.stated(piece);
        if self.lasting(player).has(Trait::Discounts) {
            return self.discounted(player, piece, cost, slot);
        }
        cost
    }

    /// A cost after discounts (U-11.4).
    #[inline(never)]
    fn discounted(&self, player: &Player, piece: Piece, mut cost: Cost, slot: Slot) -> Cost {
        (player.claimed & self.pack.discounts).iter().for_each(|card| {
            for clause in &self.pack.known(card).clauses {
                if let Clause::Discount { what, off, slots } = clause
                    && what.has(piece)
                    && (slots.is_empty() || self.names(*slots, slot))
                {
                    cost = cost.less(*off);
                }
            }
        });
        cost
    }

    /// Whether a player pays the usual cost wherever a piece stands: no discount, no surcharge.
    #[inline]
    pub(crate) fn pays_usual(&self, player: &Player) -> bool {
        !self.lasting(player).has(Trait::Discounts) && !self.board(player).has_surcharges
    }

    /// The pieces for which the active player has a site, expansion sites apart.
    #[inline(always)]
    pub(crate) fn with_sites(&self, p: &Position) -> Pieces {
        let only = |pieces: Pieces| if self.has_site(p, pieces) { pieces.0 } else { 0 };
        let structures = only(Pieces::BUILDINGS) | only(Pieces::only(Piece::Tunnel));
        let cities = only(Pieces::only(Piece::Nonsymbiotic)) | only(Pieces::only(Piece::Symbiotic));
        Pieces(structures | cities)
    }

    /// Whether the active player has a site for one of these pieces, expansion sites apart.
    #[inline(always)]
    pub(crate) fn has_site(&self, p: &Position, pieces: Pieces) -> bool {
        let player = p.me();
        let board = self.board(player);
        pieces.meets(Pieces::BUILDINGS)
            && !(board.sites_of(player.open) & (board.ordinary - player.built())).is_empty()
            || pieces.has(Piece::Tunnel)
                && p.tunnels_left > 0
                && !(board.tunnels_of(player.network) - player.tunnels).is_empty()
            || (pieces.has(Piece::Nonsymbiotic) && p.white_left > 0
                || pieces.has(Piece::Symbiotic) && p.purple_left > 0)
                && !(player.open - player.cities()).is_empty()
    }

    /// Which of these sites the purse can pay for, the price and each site's surcharge together.
    #[inline]
    pub(crate) fn affordable(board: &Board, piece: Piece, sites: Spots, cost: Cost, purse: Purse) -> Spots {
        if sites.is_empty() || !purse.can_build(cost) {
            sites.none()
        } else if board.has_surcharges {
            Self::without_too_dear(board, piece, sites, cost, purse)
        } else {
            sites
        }
    }

    /// The same for a purse that can pay the price itself.
    #[inline(never)]
    pub(crate) fn without_too_dear(
        board: &Board,
        piece: Piece,
        sites: Spots,
        cost: Cost,
        purse: Purse,
    ) -> Spots {
        let too_dear = (sites & board.surcharged_for(piece))
            .filter(|spot| !purse.can_build(cost.plus(board.print(spot).surcharge)));
        sites - too_dear
    }

    /// Whether the purse can pay for one of these sites.
    #[inline]
    pub(crate) fn some_affordable(
        board: &Board,
        piece: Piece,
        sites: Spots,
        cost: Cost,
        purse: Purse,
    ) -> bool {
        !sites.is_empty()
            && purse.can_build(cost)
            && (!(sites - board.surcharged_for(piece)).is_empty()
                || !Self::affordable(board, piece, sites, cost, purse).is_empty())
    }

    /// The pieces the active player can build somewhere at their usual cost with this purse, if no discount depends on
    /// the slot.
    pub(crate) fn buildable(&self, p: &Position, purse: Purse) -> Pieces {
        let player = p.me();
        let board = self.board(player);
        if !board.has_surcharges {
            // One site is as dear as another, and a discount makes nothing dearer.
            let sites = self.with_sites(p);
            let sure = sites.among(payable(purse));
            let rest = Pieces(sites.0 & !sure.0);
            return if rest.is_empty() { sure } else { sure.and(self.at_a_discount(player, rest, purse)) };
        }
        let prices = self.usual_prices(player);
        let can = |&piece: &Piece| {
            let cost = prices[piece as usize];
            purse.can_build(cost) && {
                let sites = self.sites_for(p, player, piece, false);
                Self::some_affordable(board, piece, sites, cost, purse)
            }
        };
        Piece::ALL.into_iter().filter(can).map(Pieces::only).fold(Pieces(0), Pieces::and)
    }

    /// Which of these pieces a purse pays for at their usual cost after discounts that hold everywhere.
    fn at_a_discount(&self, player: &Player, pieces: Pieces, purse: Purse) -> Pieces {
        let prices = self.usual_prices(player);
        let paid = pieces.iter().filter(|&piece| purse.can_build(prices[piece as usize]));
        paid.map(Pieces::only).fold(Pieces(0), Pieces::and)
    }

    /// The usual cost of every piece after discounts that hold everywhere.
    fn usual_prices(&self, player: &Player) -> [Cost; 6] {
        let mut prices = USUAL;
        for card in (player.claimed & self.pack.discounts).iter() {
            for clause in &self.pack.known(card).clauses {
                if let Clause::Discount { what, off, slots } = *clause
                    && slots.is_empty()
                {
                    for piece in what.iter() {
                        prices[piece as usize] = prices[piece as usize].less(off);
                    }
                }
            }
        }
        prices
    }

    /// Whether any of these pieces can be built now.
    pub(crate) fn can_build(
        &self,
        p: &Position,
        what: Pieces,
        price: Price,
        expansion: bool,
        try_: Try,
    ) -> bool {
        let player = p.me();
        if price == Price::Usual && !expansion && self.pays_usual(player) {
            let what = Pieces(what.0 & payable(try_.purse).0);
            return !what.is_empty() && self.has_site(p, what);
        }
        let board = self.board(player);
        what.iter().any(|piece| {
            // A discount makes nothing dearer: where the price as stated can be paid, nobody has to work it out.
            if !board.has_surcharges && try_.purse.can_build(price.stated(piece)) {
                return !self.sites_for(p, player, piece, expansion).is_empty();
            }
            let cost = self.price(player, piece, price, try_.slot);
            if !try_.purse.can_build(cost) {
                return false;
            }
            let sites = self.sites_for(p, player, piece, expansion);
            Self::some_affordable(board, piece, sites, cost, try_.purse)
        })
    }

    /// Whether any of these pieces can be built and upgraded at once (U-15.4).
    pub(crate) fn can_build_and_upgrade(
        &self,
        p: &Position,
        what: Pieces,
        price: Price,
        upgrade: Cost,
        try_: Try,
    ) -> bool {
        if try_.purse.covers(upgrade) && self.science_waits(p, price, upgrade) {
            return self.can_build(p, what, price, false, try_);
        }
        let player = p.me();
        // Where every piece costs the usual, those that can be paid for are looked up.
        let usual = price == Price::Usual && self.pays_usual(player);
        let what = if usual { what.among(payable(try_.purse)) } else { what };
        let sites = |piece| self.different(p, piece, self.sites_to_upgrade(p, piece, upgrade, try_.purse));
        // Without discounts the sites of all three buildings are the same.
        let mut of_buildings = None;
        let alike = !self.lasting(player).has(Trait::Discounts);
        what.iter().any(|piece| {
            let cost = self.price(player, piece, price, try_.slot);
            try_.purse.can_build(cost)
                && (if piece.is_building() && alike {
                    *of_buildings.get_or_insert_with(|| sites(piece))
                } else {
                    sites(piece)
                })
                .into_iter()
                .any(|spot| self.upgrade_payable(p, piece, spot, cost, upgrade, try_.purse))
        })
    }

    /// Of sites for a structure, one of those that nothing is printed on, if no card waits for what is built where.
    pub(crate) fn different(&self, p: &Position, piece: Piece, sites: Spots) -> Spots {
        let player = p.me();
        if self.lasting(player).has(Trait::OnBuild) {
            return sites;
        }
        let board = self.board(player);
        let mut printed = board.rewarding.of(piece) | board.surcharged_for(piece);
        if let Some(connecting) = self.connecting(player, piece) {
            printed = printed | connecting.into();
        }
        sites & printed | (sites - printed).lowest()
    }

    /// Sites for a structure that might be upgraded at once. What the purse lacks for that, only a bonus of the site, a
    /// step on the track or a waiting card can bring.
    pub(crate) fn sites_to_upgrade(&self, p: &Position, piece: Piece, upgrade: Cost, purse: Purse) -> Spots {
        let player = p.me();
        let sites = self.sites_for(p, player, piece, false);
        let due = self.upgrade_cost(player, piece, upgrade);
        if purse.covers(due) {
            return sites;
        }
        if self.counts_whole_build() {
            return self.bringing(player, piece, sites, purse, due);
        }
        let waits = self.lasting(player).has(Trait::OnBuild);
        let given = if waits { self.given_for(player, piece) } else { Cost::FREE };
        let board = self.board(player);
        let of_piece = |sites: Structures| sites.of(piece);
        let lacks = |resource| purse.short(due, resource) > given.get(resource).into();
        let missing = Resource::ALL.into_iter().filter(|&resource| lacks(resource));
        missing.fold(sites, |sites, resource| {
            let on_track = matches!(resource, Resource::Credit | Resource::Steelplast);
            let brings = of_piece(board.bringing[resource as usize]);
            sites & if on_track { brings | of_piece(board.stepping) } else { brings }
        })
    }

    /// Of these sites those where a build may bring some of what the purse lacks for a price: by waiting cards, by the
    /// bonus of the site, by steps on the track, or by a metropolis that is connected (U-17.1, U-18.2).
    fn bringing(&self, player: &Player, piece: Piece, sites: Spots, purse: Purse, due: Cost) -> Spots {
        let lacking: Set<Resource> =
            Resource::ALL.into_iter().filter(|&resource| purse.short(due, resource) > 0).collect();
        let brings = |clause: &Clause| match clause {
            Clause::When { then, .. } => self.pack.outlook(*then).goods.kinds().meets(lacking),
            _ => false,
        };
        let cards = player.claimed & self.pack.on_build;
        if cards.iter().any(|card| self.pack.known(card).clauses.iter().any(brings)) {
            return sites;
        }
        let board = self.board(player);
        let bringing = lacking.iter().map(|resource| board.bringing[resource as usize].of(piece));
        let bonuses = sites & bringing.fold(board.stepping.of(piece), |all, sites| all | sites);
        match self.connecting(player, piece) {
            Some(connecting) => bonuses | sites & connecting.into(),
            None => bonuses,
        }
    }

    /// Tunnel sites that are the last one missing of a metropolis, for a tunnel (U-18.1).
    fn connecting(&self, player: &Player, piece: Piece) -> Option<Set<TunnelSite>> {
        (piece == Piece::Tunnel && self.counts_whole_build()).then(|| self.last_missing(player))
    }

    /// Tunnel sites that are the last one missing of a metropolis.
    pub(crate) fn last_missing(&self, player: &Player) -> Set<TunnelSite> {
        let missing = self.board(player).metropolises.map(|tunnels| tunnels - player.tunnels);
        missing.into_iter().filter(|missing| !missing.is_empty() && missing.fewer_than(2)).collect()
    }

    /// What is left after a build, with all that it brings at once (U-16.4, U-17.1, U-18.5).
    fn purse_once_built(&self, p: &Position, piece: Piece, spot: Spot, left: Purse) -> Purse {
        // Mostly nothing answers to a build, and the site alone brings something.
        if !self.lasting(p.me()).has(Trait::Waits) && !matches!(spot, Spot::Tunnel(_)) {
            return left.rewarded(p.me().steps, self.board(p.me()).print(spot).bonus);
        }
        self.purse_once_placed(p, piece, spot, left)
    }

    /// The same by the rules themselves.
    #[inline(never)]
    fn purse_once_placed(&self, p: &Position, piece: Piece, spot: Spot, left: Purse) -> Purse {
        let mut after = *p;
        after.agenda.clear();
        after.me_mut().purse = left;
        self.place(&mut after, piece, spot, &mut Quiet);
        after.me().purse
    }

    /// Whether the upgrade of a new structure is surely payable: by science at hand that no build takes away.
    pub(crate) fn science_waits(&self, p: &Position, price: Price, upgrade: Cost) -> bool {
        let science = upgrade.get(Resource::Science);
        upgrade == Cost::of(Resource::Science, science)
            && p.me().purse.covers(upgrade)
            && !matches!(price, Price::Stated(_))
            && !self.board(p.me()).takes_science
    }

    /// Whether a piece built there for a cost could be upgraded right after (U-15.4).
    pub(crate) fn upgrade_payable(
        &self,
        p: &Position,
        piece: Piece,
        spot: Spot,
        cost: Cost,
        upgrade: Cost,
        purse: Purse,
    ) -> bool {
        let cost = cost.plus(self.board(p.me()).print(spot).surcharge);
        if let Some(only) = only_payment(purse, cost) {
            return self.leaves_upgrade(p, piece, spot, only.of(cost), upgrade, purse);
        }
        payments(purse, cost)
            .any(|payment| self.leaves_upgrade(p, piece, spot, payment.of(cost), upgrade, purse))
    }

    /// Whether after paying so much, and with what the build brings, the upgrade can be paid.
    pub(crate) fn leaves_upgrade(
        &self,
        p: &Position,
        piece: Piece,
        spot: Spot,
        paid: Cost,
        upgrade: Cost,
        mut purse: Purse,
    ) -> bool {
        let due = self.upgrade_cost(p.me(), piece, upgrade);
        purse.pay(paid);
        if purse.covers(due) {
            return true;
        }
        if self.counts_whole_build() {
            return self.purse_once_built(p, piece, spot, purse).covers(due);
        }
        let bonus = self.board(p.me()).print(spot).bonus;
        purse.add(bonus.goods, 1);
        if purse.covers(due) {
            return true;
        }
        for step in 1..=bonus.steps {
            match p.me().steps + step {
                2 => purse.add(Cost::of(Resource::Credit, 1), 1),
                3 => purse.add(Cost::of(Resource::Steelplast, 1), 1),
                _ => {}
            }
        }
        purse.add(self.triggered_goods(p, self.build_events(p, piece, spot), Slot::ALWAYS), 1);
        purse.covers(due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;
    use crate::moves::Move;
    use crate::setup::Setup;
    use kernel::{Chance, Game, Moves, Seed};

    /// U-11.1, U-11.5: the table says of every small purse what trying each piece says.
    #[test]
    fn the_table_of_what_is_payable_is_right() {
        let mut payable_pieces = 0;
        for number in 0..5usize.pow(5) {
            let purse = Purse(std::array::from_fn(|at| (number / 5usize.pow(at as u32) % 5) as u16));
            for piece in Piece::ALL {
                let can = purse.can_build(USUAL[piece as usize]);
                assert_eq!(payable(purse).has(piece), can, "{piece} with {purse:?}");
                payable_pieces += u32::from(can);
            }
        }
        assert!(payable_pieces > 5000, "{payable_pieces}");
        assert_eq!(payable(Purse([u16::MAX; 5])), Pieces::ALL);
    }

    /// U-10.2, U-10.3, U-10.4: a piece has a site exactly if one is found, with all supplies and without any.
    #[test]
    fn pieces_with_sites_are_those_for_which_one_is_found() {
        let (mut with, mut without) = (0, 0);
        for edition in 1..=crate::EDITION {
            let game = Cities::open(crate::Setup::new(4).edition(edition)).expect("a legal set-up");
            for seed in 0..4 {
                let mut chance = Chance::new(Seed(seed));
                let mut p = game.deal(Seed(seed));
                let mut moves = Moves::new();
                game.moves(&p, &mut moves);
                while !moves.is_empty() {
                    let mut bare = p;
                    (bare.tunnels_left, bare.white_left) = (0, 0);
                    bare.me_mut().open = bare.me().cities();
                    for p in [&p, &bare] {
                        for piece in Piece::ALL {
                            let found = !game.sites_for(p, p.me(), piece, false).is_empty();
                            assert_eq!(game.with_sites(p).has(piece), found, "{piece} in {p:?}");
                            assert_eq!(game.has_site(p, Pieces::only(piece)), found, "{piece} in {p:?}");
                            *(if found { &mut with } else { &mut without }) += 1;
                        }
                    }
                    let mv = moves[chance.below(moves.len())];
                    game.play(&mut p, mv, &mut moves, &mut Quiet);
                }
            }
        }
        assert!(with > 10_000 && without > 10_000, "{with} {without}");
    }

    /// U-11.3, U-15.4: what can be built with discounts and surcharges is what one finds piece by piece and site by site, and
    /// what a build leaves is what the rules leave.
    #[test]
    fn what_can_be_built_is_what_one_finds_site_by_site() {
        let (mut can, mut cannot, mut left) = (0, 0, 0);
        for side in [Side::Basic, Side::Asymmetric] {
            let game = Cities::open(Setup::new(4).boards(side)).expect("a legal set-up");
            let mut chance = Chance::new(Seed(3));
            for seed in 0..4 {
                let mut p = game.deal(Seed(seed));
                let mut moves = Moves::new();
                game.moves(&p, &mut moves);
                while !moves.is_empty() {
                    let mut other = p;
                    let me = other.me_mut();
                    me.purse.0.iter_mut().for_each(|held| *held = (*held).min(chance.below(3) as u16));
                    let some = game.pack.discounts.iter().filter(|_| chance.below(4) == 0);
                    some.for_each(|card| game.lay_claimed(me, card));
                    let p_ = &other;
                    let (me, board) = (p_.me(), game.board(p_.me()));
                    let affords = |piece: Piece, price: Price, expansion: bool, slot: Slot| {
                        let cost = game.price(me, piece, price, slot);
                        let sites = game.sites_for(p_, me, piece, expansion);
                        let fits = |spot| me.purse.can_build(cost.plus(board.print(spot).surcharge));
                        sites.into_iter().any(fits)
                    };
                    let mut builds = (Moves::new(), Moves::new());
                    game.list_usual_builds(p_, Pieces::ALL, &mut builds.0);
                    for piece in Piece::ALL {
                        let spots = game.sites_for(p_, me, piece, false).into_iter();
                        builds.1.extend(spots.map(|spot| Move::Build { piece, site: board.site(spot) }));
                    }
                    assert_eq!(builds.0, builds.1, "in {p_:?}");
                    for piece in Piece::ALL {
                        let slowly = affords(piece, Price::Usual, false, Slot::ALWAYS);
                        assert_eq!(game.buildable(p_, me.purse).has(piece), slowly, "{piece} in {p_:?}");
                        *(if slowly { &mut can } else { &mut cannot }) += 1;
                        for (price, slot) in
                            [(Price::Usual, Slot(3)), (Price::Stated(Cost([1, 0, 0, 1, 0])), Slot(0))]
                        {
                            let slowly = affords(piece, price, false, slot);
                            let try_ = Try { slot, ..Try::now(p_) };
                            let quickly = game.can_build(p_, Pieces::only(piece), price, false, try_);
                            assert_eq!(quickly, slowly, "{piece} in {p_:?}");
                        }
                        if !piece.is_city() {
                            for spot in game.sites_for(p_, me, piece, false) {
                                let slowly = game.purse_once_placed(p_, piece, spot, me.purse);
                                assert_eq!(game.purse_once_built(p_, piece, spot, me.purse), slowly);
                                left += u32::from(slowly != me.purse);
                            }
                        }
                    }
                    let mv = moves[chance.below(moves.len())];
                    game.play(&mut p, mv, &mut moves, &mut Quiet);
                }
            }
        }
        assert!(can > 1000 && cannot > 1000 && left > 1000, "{can} {cannot} {left}");
    }

    /// U-11.5: where the list of payments has one, it is the only one, and nowhere else.
    #[test]
    fn the_only_payment_is_the_only_one_listed() {
        let mut chance = Chance::new(Seed(1));
        let mut single = 0;
        for _ in 0..20_000 {
            let purse = Purse(std::array::from_fn(|_| chance.below(5) as u16));
            let cost = Cost(std::array::from_fn(|_| chance.below(4) as u8));
            let mut ways = payments(purse, cost);
            let only = if let (Some(only), None) = (ways.next(), ways.next()) { Some(only) } else { None };
            assert_eq!(only_payment(purse, cost), only, "{cost} from {purse:?}");
            single += u32::from(only.is_some());
        }
        assert!(single > 500, "{single}");
    }
}
