//! Building: where, at which cost, how it is paid (U-10, U-11).

use crate::board::{Board, Spot};
use crate::cards::Bits;
use crate::effect::{Clause, Price, SlotSets};
use crate::game::Cities;
use crate::goods::{Cost, Purse, Resource};
use crate::place::{Piece, Pieces};
use crate::position::{Player, Position};
use crate::rules::Try;
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

/// Where a player may build and for how much: the same for all the questions of one decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    /// Sites for each piece, expansion sites left out.
    sites: [u64; 6],
    /// The usual cost of each piece after discounts.
    prices: [Cost; 6],
    /// A purse, and the pieces that can be built with it.
    purse: Purse,
    now: Pieces,
}

impl Ground {
    /// The pieces that can be built with this purse, if that was found out.
    #[inline]
    pub(crate) fn known(&self, purse: Purse) -> Option<Pieces> {
        (purse == self.purse).then_some(self.now)
    }

    /// The same ground for another purse.
    pub(crate) fn with(&self, board: &Board, purse: Purse) -> Self {
        let mut now = Pieces(0);
        for piece in Piece::ALL {
            if self.takes(board, piece, purse) {
                now.0 |= Pieces::only(piece).0;
            }
        }
        Self { purse, now, ..*self }
    }

    /// Whether a piece can be built somewhere at its usual cost with this purse.
    fn takes(&self, board: &Board, piece: Piece, purse: Purse) -> bool {
        Cities::some_affordable(board, piece, self.sites[piece as usize], self.prices[piece as usize], purse)
    }
}

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

impl Cities {
    /// Sites of the right kind where the player may put this piece, affordable or not; a bit for each.
    #[inline]
    pub(crate) fn sites_for(&self, p: &Position, player: &Player, piece: Piece, expansion: bool) -> u64 {
        let board = self.board(player);
        match piece {
            Piece::Farm | Piece::Desalination | Piece::Laboratory => {
                let kind = if expansion { board.expansion } else { board.ordinary };
                board.sites_of(player.open) & kind & !player.built()
            }
            Piece::Tunnel if p.tunnels_left == 0 => 0,
            Piece::Tunnel => u64::from(board.tunnels_of(player.network) & !player.tunnels),
            Piece::Nonsymbiotic if p.white_left == 0 => 0,
            Piece::Symbiotic if p.purple_left == 0 => 0,
            Piece::Nonsymbiotic | Piece::Symbiotic => u64::from(player.open & !player.cities()),
        }
    }

    /// The cost of a piece before the surcharge of its site (U-11.3, steps 1 and 2).
    #[inline]
    pub(crate) fn price(&self, player: &Player, piece: Piece, price: Price, slot: Slot) -> Cost {
        let mut cost = match price {
            Price::Usual => USUAL[piece as usize],
            Price::Stated(cost) => cost,
            Price::Free => return Cost::FREE,
        };
        let cards = player.claimed & self.pack.discounts;
        if cards.is_empty() {
            return cost;
        }
        for card in cards.iter() {
            for clause in &self.pack.known(card).clauses {
                if let Clause::Discount { what, off, slots } = clause
                    && what.has(piece)
                    && (slots.0 == [0, 0] || self.names(slots.0, slot))
                {
                    cost = cost.less(*off);
                }
            }
        }
        cost
    }

    /// Which of these sites the purse can pay for, the price and each site's surcharge together.
    #[inline]
    pub(crate) fn affordable(board: &Board, piece: Piece, sites: u64, cost: Cost, purse: Purse) -> u64 {
        if sites == 0 || !purse.can_build(cost) {
            return 0;
        }
        Bits(sites & board.surcharged_for(piece))
            .filter(|&at| !purse.can_build(cost.plus(board.print(spot_of(piece, at)).surcharge)))
            .fold(sites, |sites, at| sites & !(1 << at))
    }

    /// Whether the purse can pay for one of these sites.
    #[inline]
    fn some_affordable(board: &Board, piece: Piece, sites: u64, cost: Cost, purse: Purse) -> bool {
        sites != 0
            && purse.can_build(cost)
            && (sites & !board.surcharged_for(piece) != 0
                || Self::affordable(board, piece, sites, cost, purse) != 0)
    }

    /// Where the active player may build now, and at which usual prices; `None` if these depend on the slot.
    pub(crate) fn ground(&self, p: &Position) -> Option<Ground> {
        let player = p.me();
        if !(player.claimed & self.pack.slot_discounts).is_empty() {
            return None;
        }
        let buildings = self.sites_for(p, player, Piece::Farm, false);
        let [tunnels, white, purple] = [Piece::Tunnel, Piece::Nonsymbiotic, Piece::Symbiotic]
            .map(|piece| self.sites_for(p, player, piece, false));
        let prices = self.usual_prices(player);
        let sites = [buildings, buildings, buildings, tunnels, white, purple];
        let ground = Ground { sites, prices, purse: player.purse, now: Pieces(0) };
        Some(ground.with(self.board(player), player.purse))
    }

    /// The usual cost of every piece after discounts that hold everywhere.
    fn usual_prices(&self, player: &Player) -> [Cost; 6] {
        let mut prices = USUAL;
        for card in (player.claimed & self.pack.discounts).iter() {
            for clause in &self.pack.known(card).clauses {
                if let Clause::Discount { what, off, slots: SlotSets([0, 0]) } = *clause {
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
        if let (Price::Usual, false, Some(ground)) = (price, expansion, try_.ground) {
            return match ground.known(try_.purse) {
                Some(now) => what.0 & now.0 != 0,
                None => what.iter().any(|piece| ground.takes(self.board(player), piece, try_.purse)),
            };
        }
        what.iter().any(|piece| {
            let cost = self.price(player, piece, price, try_.slot);
            if !try_.purse.can_build(cost) {
                return false;
            }
            let sites = self.sites_for(p, player, piece, expansion);
            Self::some_affordable(self.board(player), piece, sites, cost, try_.purse)
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
        what.iter().any(|piece| {
            let cost = self.price(player, piece, price, try_.slot);
            try_.purse.can_build(cost)
                && Bits(self.different(p, piece, self.sites_to_upgrade(p, piece, upgrade, try_.purse)))
                    .any(|at| self.upgrade_payable(p, piece, spot_of(piece, at), cost, upgrade, try_.purse))
        })
    }

    /// Of sites for a structure, one of those that nothing is printed on, if no card waits for what is built where.
    fn different(&self, p: &Position, piece: Piece, sites: u64) -> u64 {
        let player = p.me();
        if !(player.claimed & self.pack.on_build).is_empty() {
            return sites;
        }
        let board = self.board(player);
        let rewarding = if piece == Piece::Tunnel { board.rewarding.1.into() } else { board.rewarding.0 };
        let printed = rewarding | board.surcharged_for(piece);
        let plain = sites & !printed;
        sites & printed | plain & plain.wrapping_neg()
    }

    /// Sites for a structure that is to be upgraded at once. What the purse lacks for that, only a bonus of the site
    /// or a waiting card can bring.
    pub(crate) fn sites_to_upgrade(&self, p: &Position, piece: Piece, upgrade: Cost, purse: Purse) -> u64 {
        let player = p.me();
        let sites = self.sites_for(p, player, piece, false);
        let helped = !(player.claimed & self.pack.on_build).is_empty();
        if helped || purse.covers(self.upgrade_cost(player, piece, upgrade)) {
            return sites;
        }
        let rewarding = self.board(player).rewarding;
        sites & if piece == Piece::Tunnel { rewarding.1.into() } else { rewarding.0 }
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
        let bonus = self.board(p.me()).print(spot).bonus;
        purse.add(bonus.goods, 1);
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

/// The site of a piece by its bit.
#[inline]
pub(crate) fn spot_of(piece: Piece, at: u8) -> Spot {
    match piece {
        Piece::Farm | Piece::Desalination | Piece::Laboratory => Spot::Building(at),
        Piece::Tunnel => Spot::Tunnel(at),
        Piece::Nonsymbiotic | Piece::Symbiotic => Spot::City(at),
    }
}
