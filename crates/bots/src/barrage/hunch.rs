//! What a move promises, guessed without playing it.

use ::barrage::{
    Area, BaseSpace, Basin, Building, Contract, Effect, HeadStream, Kind, Machine, Move, Officer, Payment,
    Production, Site, Space, Special, Step, Table, Tile,
};

use super::BarrageJudge;
use super::scene::{EXCAMIXER, Needs, Scene};
use super::sight::{HIDING, Sight};
use super::weights::at;

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
    /// How many pieces of each kind the seat has built. It and the next are asked for only where something is built.
    built: [u32; 5],
    /// What one more piece of each kind uncovers.
    steps: [f32; 5],
}

/// What the guesses about these moves ask for. All moves of a decision are of a kind; at its end may stand a refusal.
fn needs(moves: &[Move]) -> Needs {
    match moves.first() {
        Some(Move::Build { .. }) => Needs { water: true, plant: true, pieces: true },
        Some(Move::Drop(_)) => Needs { water: true, plant: true, pieces: false },
        Some(Move::Tile { .. }) => Needs { water: false, plant: true, pieces: true },
        Some(
            Move::Draft { .. }
            | Move::Engineers(_)
            | Move::Pay(_)
            | Move::Produce { .. }
            | Move::Fulfil(_)
            | Move::Gain(_)
            | Move::Bid(_)
            | Move::Hire(_)
            | Move::Copy(_),
        ) => Needs { water: false, plant: false, pieces: false },
        _ => Needs { water: false, plant: true, pieces: false },
    }
}

/// What an earlier place in the draft is worth, in points (B-25.2).
const EARLIER_CHOICE: f32 = 2.5;

impl BarrageJudge {
    /// What is the same for all moves of the decision that is asked.
    #[inline]
    pub(crate) fn mood<'a>(&self, sight: &'a Sight, table: &'a Table, moves: &[Move]) -> Mood<'a> {
        let needs = needs(moves);
        self.mood_in(sight, table, self.scene_for(table, sight.seat, needs), needs.pieces)
    }

    #[inline]
    fn mood_in<'a>(&self, sight: &'a Sight, table: &'a Table, scene: Scene, pieces: bool) -> Mood<'a> {
        let (w, part) = (&self.weights.goods, scene.part);
        let turn = at(w.wheel, part);
        let (mut built, mut steps) = ([0; 5], [0.0; 5]);
        if pieces {
            built = Kind::EVERY.map(|kind| table.built(table.me(), kind));
            steps = Kind::EVERY.map(|kind| self.step(sight, table, &scene, kind, built[kind as usize] + 1));
        }
        Mood {
            built,
            steps,
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
            Move::Pay(Payment { excavators, mixers, excamixers, credits }) => {
                let ordinary = f32::from(excavators) * m.excavator + f32::from(mixers) * m.mixer;
                // An excamixer is at least as good as either.
                -(ordinary + f32::from(excamixers) * m.excavator.max(m.mixer) * EXCAMIXER) * m.lent
                    - f32::from(credits) * m.credit
            }
            Move::Produce { dam, conduit, drops } => {
                let production = match m.table.agenda.last() {
                    Some(Step::Produce(production)) => *production,
                    _ => Production::Turbine(0),
                };
                let energy = f32::from(m.table.energy(production, conduit, drops));
                let toll = if !me.conduits.has(conduit) { 1.5 * f32::from(drops) * m.credit } else { 0.0 };
                let own = if !me.bases.has(dam) { 0.3 * f32::from(drops) } else { 0.0 };
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
            // An earlier choice is worth a few points, and no more.
            Move::Bid(points) => EARLIER_CHOICE - f32::from(points),
            Move::Hire(officer) => match officer {
                Officer::Anton | Officer::Jill => 1.0,
                _ => 0.5,
            },
            Move::Use(building) => {
                let space = match m.table.agenda.last() {
                    Some(Step::Turn { .. } | Step::Extra | Step::Architect) => {
                        m.table.next_action_space(building).map(|nth| building.space(nth))
                    }
                    _ => None,
                };
                let (engineers, fee) = space.map_or((0, 0), |space| (space.engineers, space.fee));
                self.building(m, building) - f32::from(engineers) * m.engineer - f32::from(fee) * m.credit
            }
            Move::Margot => {
                let acting = me.buildings.iter().map(|building| self.building(m, building));
                acting.fold(0.0, f32::max) - m.engineer
            }
            // A turn gained is worth about what an engineer does.
            Move::Architect => 2.0 * m.engineer,
            Move::Gennaro => self.weights.guess.construct - 2.0 * m.engineer,
            Move::Wu => {
                let held = me.bases.iter().map(|dam| m.table.river.held[usize::from(dam.0)]).sum::<u8>();
                f32::from(held) * m.energy + self.best_own_contract(m, held.into()) - m.engineer
            }
            Move::Flow(head) => self.drop(m, head),
            Move::Leslie => 1.0,
            // Beside drops that take the long way, one at an own dam is sure.
            Move::Fill(_) if matches!(m.table.agenda.last(), Some(Step::Drops { .. })) => {
                at(self.weights.contracts.flowing, m.scene.part) + 0.5
            }
            Move::Fill(_) => 0.5,
            Move::Retrieve(tile) => {
                if tile.advanced() {
                    1.5
                } else {
                    0.6
                }
            }
            Move::Salvage { segment, excavators, mixers, excamixers } => {
                let mixed = f32::from(excamixers) * m.excavator.max(m.mixer) * EXCAMIXER;
                let machines = f32::from(excavators) * m.excavator + f32::from(mixers) * m.mixer + mixed;
                machines * (0.4 + 0.12 * f32::from(segment))
            }
            Move::Work(position) => self.work(m, position),
            Move::TakeTile(tile) => self.tile(m, tile),
            Move::Pass
            | Move::Decline
            | Move::GiveAway
            | Move::TurnTile
            | Move::Action(_)
            | Move::Drops(_) => 0.0,
        }
    }

    /// An action space: what its action promises, less engineers and credits.
    fn space(&self, m: &Mood<'_>, space: Space) -> f32 {
        let row = space.row();
        let mut worth = -f32::from(row.engineers) * m.engineer - f32::from(space.credits()) * m.credit;
        let gains = row.reward.gains;
        worth += f32::from(gains.excavators) * m.excavator + f32::from(gains.mixers) * m.mixer;
        for &effect in row.reward.then {
            worth += self.effect(m, effect);
        }
        worth
    }

    /// What the action of a space promises besides plain gains.
    #[inline]
    fn effect(&self, m: &Mood<'_>, effect: Effect) -> f32 {
        let (me, part) = (m.table.me(), m.scene.part);
        let (w, guess) = (&self.weights.contracts, &self.weights.guess);
        match effect {
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
                        + f32::from(segment.excamixers) * m.excavator.max(m.mixer) * EXCAMIXER
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
            Effect::Work(position) => self.work(m, position),
            Effect::Fulfil { most, .. } => self.best_own_contract(m, f32::from(most)),
            Effect::ContractEnergy(energy) => {
                f32::from(energy) * m.energy + self.best_own_contract(m, energy.into())
            }
            Effect::TakeAnyPatent => guess.patent,
            Effect::DropAtDam => at(w.flowing, part),
            Effect::RetrieveTile => 1.0,
            Effect::RetrieveMachines => {
                let worth = |machines: f32| 0.5 * machines * m.excavator;
                let most = me.wheel.iter().map(|segment| segment.machines()).max();
                worth(f32::from(most.unwrap_or(0)))
            }
            Effect::BuyWork(each) => {
                let buy = |position: u8| {
                    let work = m.table.leeghwater.works[usize::from(position)]?;
                    let price = f32::from(each) * f32::from(work.machines());
                    Some(self.reward(&work.row().reward, part) - price * m.credit)
                };
                (0..3).filter_map(buy).fold(0.0, f32::max)
            }
        }
    }

    /// What the action of a private building gives, its own price paid.
    fn building(&self, m: &Mood<'_>, building: Building) -> f32 {
        let row = building.row();
        let gains = row.action.gains;
        let plain = f32::from(gains.credits) * m.credit + f32::from(gains.energy) * m.energy;
        let then: f32 = row.action.then.iter().map(|&effect| self.effect(m, effect)).sum();
        plain + then - f32::from(row.price) * m.credit
    }

    /// An external work: its reward less the machinery, which is gone for good.
    fn work(&self, m: &Mood<'_>, position: u8) -> f32 {
        let Some(work) = m.table.leeghwater.works[usize::from(position)] else { return 0.0 };
        let row = work.row();
        let machines = f32::from(row.excavators) * m.excavator + f32::from(row.mixers) * m.mixer;
        self.reward(&row.reward, m.scene.part) - machines
    }

    /// The best of the own contracts up to a value.
    fn best_own_contract(&self, m: &Mood<'_>, most: f32) -> f32 {
        let own = m.table.me().contracts.iter().filter(|it| f32::from(it.energy()) <= most);
        own.map(|contract| m.sight.contracts[usize::from(contract.0)]).fold(0.0, f32::max)
    }

    /// The best contract that an amount of energy would fulfil.
    fn best_contract(&self, m: &Mood<'_>, energy: f32) -> f32 {
        let me = m.table.me();
        let found = me.contracts.iter().chain(m.table.national.iter().flatten().copied());
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
                if !table.river.dams.has(space) || m.scene.after[dam] >= table.capacity(space) {
                    continue;
                }
                let me = &table.seats[seat];
                let power = |mine: bool| {
                    let (now, hoped) = self.powers(me, m.scene.plants[seat].houses, &m.scene, space);
                    now.max(hoped) * if mine { 1.0 } else { self.weights.system.neutral }
                };
                return if me.bases.has(space) {
                    power(true) + 0.2
                } else if table.river.neutral.has(space) {
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
            Some(Special::WaterDryDams) => (me.bases - m.table.river.wet).len() as f32,
            Some(Special::WheelPerElevation) => m.table.elevations(me) as f32,
            Some(Special::CreditsPerPower(each)) => f32::from(each) * 3.0 * m.credit,
            Some(Special::EnergyPerBase) => me.bases.len() as f32 * m.energy,
            Some(Special::Produce(bonus)) => {
                let energy = m.scene.plants[m.sight.seat].top + f32::from(bonus);
                energy * m.energy + self.best_contract(m, energy)
            }
            Some(Special::VpPerRaisedDam(each)) => {
                f32::from(each) * (me.bases & m.table.river.raised).len() as f32
            }
            Some(Special::EnergyPerPower(each)) => f32::from(each) * 3.0 * m.energy,
            Some(Special::VpPerPowerhouse(each)) => f32::from(each) * me.powerhouses.len() as f32,
            Some(Special::VpPerAdvanced(each)) => f32::from(each) * me.advanced_tiles() as f32,
            Some(_) => 1.0,
        };
        let joker = tile.builds().len() > 1;
        let best = Kind::EVERY
            .into_iter()
            .filter(|&kind| kind != Kind::Building || m.table.expanded())
            .filter(|&kind| tile.builds().has(kind) && m.built[kind as usize] < kind.pieces())
            .map(|kind| self.piece(kind) + m.steps[kind as usize])
            .fold(0.0, f32::max);
        best + effect - if joker { 0.5 } else { 0.0 }
    }

    /// The income that one more piece of a kind uncovers, for this round and the later ones.
    fn step(&self, sight: &Sight, table: &Table, scene: &Scene, kind: Kind, built: u32) -> f32 {
        let w = &self.weights.company;
        let rounds = scene.left + 1.0;
        match (kind, built) {
            (Kind::Building, _) => 0.0,
            (Kind::Powerhouse, 2) => w.strength * rounds,
            (Kind::Powerhouse, 3) => w.ability * rounds,
            (Kind::Powerhouse, 4) => 2.0 * w.strength * rounds,
            (Kind::Powerhouse, _) => 0.0,
            _ => {
                let company = table.me().company;
                let at = HIDING.iter().position(|&piece| piece == built);
                match (company, kind.row(), at) {
                    (Some(company), Some(row), Some(at)) => {
                        sight.incomes[company as usize][row as usize][at] * rounds
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
                let (now, hoped) = self.powers(me, houses, scene, space);
                let water = scene.passing[usize::from(space.basin().0)];
                let held = if kind == Kind::Base { 0.0 } else { f32::from(m.table.level(space)) };
                (water - held).clamp(0.1, 1.0) * now.max(hoped) * rounds * w.later
            }
            Site::Conduit(conduit) => {
                let dams = (me.bases | m.table.river.neutral) & conduit.dams();
                let held: u8 = dams.iter().map(|dam| scene.after[usize::from(dam.0)]).sum();
                let house = houses.has(self.map.end(conduit));
                let dam = if dams.is_empty() { 0.3 } else { 1.0 };
                let part = if house { 1.0 } else { 0.4 } * dam;
                let drops = 0.6 * f32::from(held) + rounds * dam;
                self.map.power(conduit) * part * drops * w.later
            }
            Site::Powerhouse(space) => {
                let basin = space.basin();
                let best = self.map.ending_in(basin).iter().map(|conduit| {
                    let dams = (me.bases | m.table.river.neutral) & conduit.dams();
                    let held: u8 = dams.iter().map(|dam| scene.after[usize::from(dam.0)]).sum();
                    let built = (me.conduits.has(conduit), scene.conduits.has(conduit));
                    let part = match (!dams.is_empty(), built.0, built.1) {
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
            // Its points are sure; its action serves in the rounds to come.
            Site::Building(building) => {
                f32::from(building.row().vp) + self.building(m, building) * 0.5 * scene.left
            }
        };
        worth + self.piece(kind) + m.steps[kind as usize]
    }

    /// What a structure costs: machines lent to the wheel, and the fee of a red border (B-9).
    fn price(&self, m: &Mood<'_>, kind: Kind, site: Site) -> f32 {
        if matches!(m.table.agenda.last(), Some(Step::Free(_))) {
            return 0.0;
        }
        let Some(area) = site.basin().map(Basin::area) else {
            let Site::Building(building) = site else { return 0.0 };
            let (row, fee) = (building.row(), m.table.building_fee(building));
            let machines = f32::from(row.excavators) * m.excavator + f32::from(row.mixers) * m.mixer;
            return machines * m.lent + f32::from(fee) * m.credit;
        };
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
            _ => (2.0 + m.built[Kind::Powerhouse as usize] as f32) * m.mixer,
        };
        let fee =
            if matches!(kind, Kind::Base | Kind::Powerhouse) && site.red() { 3.0 * m.credit } else { 0.0 };
        machines * m.lent + fee
    }
}

#[cfg(test)]
mod tests {
    use ::barrage::{Barrage, Setup, Variant};
    use kernel::{Chance, Game, Moves, Quiet, Seed};

    use super::*;
    use crate::barrage::{SEARCHING, Weights};

    /// A guess needs no more of the scene than is worked out for it.
    #[test]
    fn guesses_in_part_of_a_scene_are_those_in_the_whole() {
        let judge = BarrageJudge::new(Weights::read(SEARCHING).expect("built-in weights"));
        let game = Barrage::open(Setup::new(4, Variant::Full)).expect("a legal set-up");
        for seed in 0..12 {
            let mut chance = Chance::new(Seed(seed));
            let (mut position, mut moves) = (game.deal(Seed(seed)), Moves::new());
            game.moves(&position, &mut moves);
            while !moves.is_empty() {
                let table = &position.table;
                let sight = judge.look(table, table.active);
                let part = judge.mood(&sight, table, &moves);
                let whole = judge.mood_in(&sight, table, judge.scene(table), true);
                for &mv in &moves {
                    assert_eq!(judge.guess(&part, mv), judge.guess(&whole, mv), "{mv} in game {seed}");
                }
                let mv = moves[chance.below(moves.len())];
                game.play(&mut position, mv, &mut moves, &mut Quiet);
            }
        }
    }
}
