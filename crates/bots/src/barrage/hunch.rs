//! What a move promises, guessed without playing it.

use ::barrage::{
    Area, BaseSpace, Contract, Effect, HeadStream, Kind, Machine, Move, Officer, Payment, Production, Site,
    Space, Special, Step, Table, Tile,
};

use super::BarrageJudge;
use super::scene::Scene;
use super::sight::{HIDING, Sight};
use super::weights::at;
use crate::bits::bits;

/// What is the same for all moves of one decision.
pub(crate) struct Mood<'a> {
    sight: &'a Sight,
    table: &'a Table,
    scene: Scene,
    credit: f32,
    excavator: f32,
    mixer: f32,
    engineer: f32,
    /// The part of its worth that a machine loses by going on the wheel.
    lent: f32,
    /// A unit of energy made now.
    energy: f32,
}

impl BarrageJudge {
    /// What is the same for all moves of the decision that is asked.
    pub(crate) fn mood<'a>(&self, sight: &'a Sight, table: &'a Table) -> Mood<'a> {
        let scene = self.scene(table);
        let (w, part) = (&self.weights.goods, scene.part);
        let turn = at(w.wheel, part);
        Mood {
            sight,
            table,
            credit: at(w.credit, part),
            excavator: at(w.excavator, part),
            mixer: at(w.mixer, part),
            engineer: w.engineer[usize::from(table.round.clamp(1, 5)) - 1],
            lent: 1.0 - turn * turn * turn * turn * turn,
            energy: 0.35 + self.weights.energy.made,
            scene,
        }
    }

    /// What a move promises.
    pub(crate) fn guess(&self, m: &Mood<'_>, mv: Move) -> f32 {
        let me = m.table.me();
        match mv {
            Move::Draft { contract, .. } => m.sight.contracts[usize::from(contract.0)],
            Move::Place(space) => self.space(m, space),
            Move::Construct => {
                let engineers = m.table.construction_space().map_or(0, |space| space.engineers);
                self.weights.guess.construct - f32::from(engineers) * m.engineer
            }
            Move::ConstructFree => self.weights.guess.construct,
            Move::Mahiri => self.weights.guess.copy - m.engineer,
            Move::Engineers(count) => -f32::from(count) * m.engineer,
            Move::Tile { tile, .. } => self.tile(m, tile),
            Move::Build { kind, site } => self.site(m, kind, site) - self.price(m, kind, site),
            Move::Pay(Payment { excavators, mixers, credits }) => {
                -(f32::from(excavators) * m.excavator + f32::from(mixers) * m.mixer) * m.lent
                    - f32::from(credits) * m.credit
            }
            Move::Produce { dam, conduit, drops } => {
                let production = match m.table.agenda.last() {
                    Some(Step::Produce(production)) => *production,
                    _ => Production::Turbine(0),
                };
                let energy = f32::from(m.table.energy(production, conduit, drops));
                let toll =
                    if me.conduits & conduit.bit() == 0 { 1.5 * f32::from(drops) * m.credit } else { 0.0 };
                let own = if me.bases & dam.bit() == 0 { 0.3 * f32::from(drops) } else { 0.0 };
                energy * m.energy + self.best_contract(m, energy) - toll + own
            }
            Move::Fulfil(contract) => m.sight.contracts[usize::from(contract.0)],
            Move::Gain(Machine::Excavator) => m.excavator - 0.03 * f32::from(me.excavators),
            Move::Gain(Machine::Mixer) => m.mixer - 0.04 * f32::from(me.mixers),
            Move::Drop(head) => self.drop(m, head),
            Move::Take(contract) => self.wanted(m, contract),
            Move::TakeTwo(first, second) => self.wanted(m, first) + self.wanted(m, second),
            Move::Discard(contract) => -self.wanted(m, contract),
            Move::Copy(officer) => match officer {
                Officer::Anton | Officer::Jill => 1.0,
                _ => 0.5,
            },
            Move::Pass | Move::Decline | Move::TurnTile | Move::Action(_) | Move::Drops(_) => 0.0,
        }
    }

    /// An action space: what its action promises, less engineers and credits.
    fn space(&self, m: &Mood<'_>, space: Space) -> f32 {
        let (me, part) = (m.table.me(), m.scene.part);
        let (w, guess) = (&self.weights.contracts, &self.weights.guess);
        let row = space.row();
        let mut worth = -f32::from(row.engineers) * m.engineer - f32::from(space.credits()) * m.credit;
        let gains = row.reward.gains;
        worth += f32::from(gains.excavators) * m.excavator + f32::from(gains.mixers) * m.mixer;
        for effect in row.reward.then {
            worth += match *effect {
                Effect::Produce(bonus) => {
                    let energy = m.scene.plants[m.sight.seat].top + f32::from(bonus);
                    energy * m.energy + self.best_contract(m, energy)
                }
                Effect::Wheel(turns) => {
                    let turn = at(self.weights.goods.wheel, part);
                    let mut sum = 0.0;
                    let mut share = 1.0;
                    for (place, segment) in me.wheel.iter().enumerate().skip(1) {
                        share *= turn;
                        let machines = f32::from(segment.excavators) * m.excavator
                            + f32::from(segment.mixers) * m.mixer
                            + if segment.tile.is_some() { 0.6 } else { 0.0 };
                        sum += machines * if place <= usize::from(turns) { 1.0 - share } else { 0.1 };
                    }
                    sum
                }
                Effect::Machines(count) => f32::from(count) * at(w.machine, part),
                Effect::DropsWaiting(drops) => f32::from(drops) * at(w.waiting, part),
                Effect::DropsFlowing(drops) => f32::from(drops) * at(w.flowing, part),
                Effect::TakeContracts(count) => f32::from(count) * guess.contracts,
                Effect::TakePatent(_) => guess.patent,
                Effect::Bank => guess.bank - m.engineer,
                Effect::Free(_) => 0.0,
            };
        }
        worth
    }

    /// The best contract that an amount of energy would fulfil.
    fn best_contract(&self, m: &Mood<'_>, energy: f32) -> f32 {
        let me = m.table.me();
        let own = bits(me.contracts).map(|at| Contract(at as u8));
        let found = own.chain(m.table.national.iter().flatten().copied());
        found
            .filter(|contract| f32::from(contract.energy()) <= energy)
            .map(|contract| m.sight.contracts[usize::from(contract.0)])
            .fold(0.0, f32::max)
    }

    /// A contract that can be taken or kept.
    fn wanted(&self, m: &Mood<'_>, contract: Contract) -> f32 {
        let worth = m.sight.contracts[usize::from(contract.0)];
        let (energy, biggest) = (f32::from(contract.energy()), m.scene.plants[m.sight.seat].biggest + 1.0);
        if biggest >= energy { worth } else { worth * (biggest + 3.0) / (energy + 4.0) }
    }

    /// A drop on a head stream: where it would stay, and whose it would be.
    fn drop(&self, m: &Mood<'_>, head: HeadStream) -> f32 {
        let (table, seat) = (m.table, m.sight.seat);
        let mut basin = head.basin().0;
        while basin > 0 && basin <= 10 {
            let upper = usize::from(basin - 1) * 2;
            for dam in upper..upper + 2 {
                let space = BaseSpace(dam as u8);
                if table.river.dams & space.bit() == 0 || m.scene.after[dam] >= table.capacity(space) {
                    continue;
                }
                let me = &table.seats[seat];
                let power = |mine: bool| {
                    let (now, hoped) = self.powers(me, m.scene.plants[seat].houses, &m.scene, dam);
                    now.max(hoped) * if mine { 1.0 } else { self.weights.system.neutral }
                };
                return if me.bases & space.bit() != 0 {
                    power(true) + 0.2
                } else if table.river.neutral & space.bit() != 0 {
                    power(false)
                } else {
                    -1.0
                };
            }
            basin = self.map.below(basin);
        }
        0.0
    }

    /// A technology tile: the best structure it can build, and its own effect.
    fn tile(&self, m: &Mood<'_>, tile: Tile) -> f32 {
        let me = m.table.me();
        let effect = match tile.special() {
            None => 0.0,
            Some(Special::WaterDryDams) => (me.bases & !m.table.river.wet).count_ones() as f32,
            Some(Special::WheelPerElevation) => m.table.elevations(me) as f32,
            Some(Special::CreditsPerPower(each)) => f32::from(each) * 3.0 * m.credit,
            Some(Special::EnergyPerBase) => me.bases.count_ones() as f32 * m.energy,
            Some(Special::Produce(bonus)) => {
                let energy = m.scene.plants[m.sight.seat].top + f32::from(bonus);
                energy * m.energy + self.best_contract(m, energy)
            }
            Some(Special::VpPerRaisedDam(each)) => {
                f32::from(each) * (me.bases & m.table.river.raised).count_ones() as f32
            }
            Some(Special::EnergyPerPower(each)) => f32::from(each) * 3.0 * m.energy,
            Some(Special::VpPerPowerhouse(each)) => f32::from(each) * me.powerhouses.count_ones() as f32,
            Some(Special::VpPerAdvanced(each)) => f32::from(each) * me.advanced_tiles() as f32,
            Some(_) => 1.0,
        };
        let joker = tile.builds().0.count_ones() > 1;
        let best = Kind::ALL
            .into_iter()
            .filter(|&kind| tile.builds().has(kind) && m.table.built(me, kind) < kind.pieces())
            .map(|kind| self.piece(kind) + self.step(m, kind))
            .fold(0.0, f32::max);
        best + effect - if joker { 0.5 } else { 0.0 }
    }

    /// The income that one more piece of a kind uncovers, for this round and the later ones.
    fn step(&self, m: &Mood<'_>, kind: Kind) -> f32 {
        let built = m.table.built(m.table.me(), kind) + 1;
        let w = &self.weights.company;
        let rounds = m.scene.left + 1.0;
        match (kind, built) {
            (Kind::Powerhouse, 2) => w.strength * rounds,
            (Kind::Powerhouse, 3) => w.ability * rounds,
            (Kind::Powerhouse, 4) => 2.0 * w.strength * rounds,
            (Kind::Powerhouse, _) => 0.0,
            _ => {
                let company = m.table.me().company;
                let at = HIDING.iter().position(|&piece| piece == built);
                match (company, kind.row(), at) {
                    (Some(company), Some(row), Some(at)) => {
                        m.sight.incomes[company as usize][row as usize][at] * rounds
                    }
                    _ => 0.2 * rounds,
                }
            }
        }
    }

    /// A structure on a space, its price not taken off.
    fn site(&self, m: &Mood<'_>, kind: Kind, site: Site) -> f32 {
        let me = m.table.me();
        let seat = m.sight.seat;
        let (scene, w) = (&m.scene, &self.weights.energy);
        let houses = scene.plants[seat].houses;
        let rounds = scene.left + 0.5;
        let worth = match site {
            Site::Base(space) => {
                let dam = usize::from(space.0);
                let (now, hoped) = self.powers(me, houses, scene, dam);
                let water = scene.passing[usize::from(space.basin().0)];
                let held = if kind == Kind::Base { 0.0 } else { f32::from(m.table.level(space)) };
                (water - held).clamp(0.1, 1.0) * now.max(hoped) * rounds * w.later
            }
            Site::Conduit(space) => {
                let conduit = usize::from(space.0);
                let dams = (me.bases | m.table.river.neutral) >> (conduit & !1) & 0b11;
                let held: u8 = bits(dams.into()).map(|at| scene.after[(conduit & !1) + at]).sum();
                let house = houses >> self.map.end(conduit) & 1 == 1;
                let dam = if dams != 0 { 1.0 } else { 0.3 };
                let part = if house { 1.0 } else { 0.4 } * dam;
                let drops = 0.6 * f32::from(held) + rounds * dam;
                self.map.power(conduit) * part * drops * w.later
            }
            Site::Powerhouse(space) => {
                let basin = space.basin().0;
                let feeders = (0..20).filter(|&conduit| self.map.end(conduit) == basin);
                let best = feeders.map(|conduit| {
                    let dams = (me.bases | m.table.river.neutral) >> (conduit & !1) & 0b11;
                    let held: u8 = bits(dams.into()).map(|at| scene.after[(conduit & !1) + at]).sum();
                    let part = match (
                        dams != 0,
                        me.conduits >> conduit & 1 == 1,
                        scene.conduits >> conduit & 1 == 1,
                    ) {
                        (true, true, _) => 1.0,
                        (true, false, true) => 0.6,
                        (true, false, false) => 0.4,
                        (false, true, _) => 0.4,
                        _ => 0.15,
                    };
                    self.map.power(conduit) * part * (0.6 * f32::from(held) + rounds) * w.later
                });
                best.fold(0.0, f32::max)
            }
        };
        worth + self.piece(kind) + self.step(m, kind)
    }

    /// What a structure costs: machines lent to the wheel, and the fee of a red border (B-9).
    fn price(&self, m: &Mood<'_>, kind: Kind, site: Site) -> f32 {
        if matches!(m.table.agenda.last(), Some(Step::Free(_))) {
            return 0.0;
        }
        let area = site.basin().area();
        let by_area = |mountains: f32| {
            mountains
                - match area {
                    Area::Mountains => 0.0,
                    Area::Hills => 1.0,
                    Area::Plains => 2.0,
                }
        };
        let machines = match (kind, site) {
            (Kind::Base, _) => by_area(5.0) * m.excavator,
            (Kind::Elevation, _) => by_area(4.0) * m.mixer,
            (_, Site::Conduit(conduit)) => 2.0 * f32::from(conduit.power()) * m.excavator,
            _ => (2.0 + m.table.me().powerhouses.count_ones() as f32) * m.mixer,
        };
        let fee =
            if matches!(kind, Kind::Base | Kind::Powerhouse) && site.red() { 3.0 * m.credit } else { 0.0 };
        machines * m.lent + fee
    }
}
