//! The evaluation: what a position is worth to a seat, as a sum of named terms.

use ::barrage::{Bonus, Company, Effect, Free, Kind, Phase, Player, Reward, Table};
use kernel::{BySeat, Seat};

use super::BarrageJudge;
use super::scene::{ENGINEERS, EXCAMIXER, Scene};
use super::sight::{HIDING, Sight};
use super::weights::at;

/// What a position is worth, term by term, in points at the end of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Terms {
    /// Points already made.
    pub points: f32,
    /// The places and the credits of the energy track when this round is over (B-17.1, B-17.2).
    pub track: f32,
    /// The bonus tiles of this round and the later ones (B-17.3).
    pub bonus: f32,
    /// Energy in water behind dams, and what later rounds will bring.
    pub production: f32,
    /// Contracts in hand, national ones in reach, and those fulfilled.
    pub contracts: f32,
    /// Incomes of the rounds to come (B-10.1).
    pub incomes: f32,
    /// Pieces on the map, and what powerhouses unlock (B-10.4).
    pub structures: f32,
    /// The objective tile (B-19.1).
    pub objective: f32,
    /// Machines at hand and on the wheel.
    pub machines: f32,
    /// Technology tiles at hand and on the wheel.
    pub tiles: f32,
    /// Credits.
    pub credits: f32,
    /// Engineers still to be sent, in this round and the later ones.
    pub engineers: f32,
    /// Water that is left when the game ends (B-19.3).
    pub leftovers: f32,
}

impl Terms {
    /// All terms together.
    pub fn total(&self) -> f32 {
        self.points
            + self.track
            + self.bonus
            + self.production
            + self.contracts
            + self.incomes
            + self.structures
            + self.objective
            + self.machines
            + self.tiles
            + self.credits
            + self.engineers
            + self.leftovers
    }
}

/// What a private building gives in a round to come, in points.
const BUILDING_SERVES: f32 = 0.7;
/// What a unit of energy is worth besides, because it may serve a contract.
const CONTRACT_SERVED: f32 = 0.4;
/// A contract fulfilled without producing, in points.
const FULFILLED_FREELY: f32 = 3.0;

/// How likely a difference is to stay above zero, when differences of this size are in doubt.
fn likely(difference: f32, doubt: f32) -> f32 {
    let x = difference / doubt;
    // Close to the logistic curve, without the exponential.
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// Credits of the energy track for a marker between two thresholds (B-17.2).
fn track_credits(energy: f32) -> f32 {
    const MARKS: [(f32, f32); 9] = [
        (1.0, 1.0),
        (2.0, 2.0),
        (4.0, 3.0),
        (7.0, 4.0),
        (11.0, 5.0),
        (16.0, 6.0),
        (22.0, 7.0),
        (29.0, 8.0),
        (37.0, 8.0),
    ];
    if energy < 1.0 {
        return 3.0 - 2.0 * energy;
    }
    for pair in MARKS.windows(2) {
        let ((from, low), (to, high)) = (pair[0], pair[1]);
        if energy < to {
            return low + (high - low) * (energy - from) / (to - from);
        }
    }
    8.0
}

impl BarrageJudge {
    /// What a position is worth to one seat, term by term.
    pub fn terms(&self, sight: &Sight, table: &Table, seat: Seat) -> Terms {
        self.terms_in(sight, table, seat, &self.scene(table), &self.quantities(table))
    }

    /// What each seat has of what the objective counts (B-19.2).
    pub(crate) fn quantities(&self, table: &Table) -> BySeat<f32> {
        let mut quantities = BySeat([0.0; Seat::MOST]);
        for seat in table.seats() {
            quantities[seat] = table.quantity(&table.seats[seat], table.objective).into();
        }
        quantities
    }

    pub(crate) fn terms_in(
        &self,
        sight: &Sight,
        table: &Table,
        seat: Seat,
        scene: &Scene,
        quantities: &BySeat<f32>,
    ) -> Terms {
        let player = &table.seats[seat];
        let mut terms = Terms { points: player.vp.into(), ..Terms::default() };
        if table.phase == Phase::Over {
            return terms;
        }
        let projected = |seat: Seat| {
            f32::from(table.seats[seat].energy) + scene.plants[seat].now * self.weights.energy.ready
        };
        let energy = projected(seat);
        self.track(table, seat, scene, energy, &projected, &mut terms);
        self.bonuses(table, player, scene, seat, energy, &mut terms);
        self.production(scene, seat, player, &mut terms);
        self.contracts(sight, table, player, scene, seat, &mut terms);
        self.structures(sight, table, player, scene, &mut terms);
        self.objective(table, seat, scene, quantities, &mut terms);
        self.goods(table, player, scene, &mut terms);
        terms
    }

    /// The places on the energy track and what its sections pay.
    fn track(
        &self,
        table: &Table,
        seat: Seat,
        scene: &Scene,
        energy: f32,
        projected: &dyn Fn(Seat) -> f32,
        terms: &mut Terms,
    ) {
        let w = &self.weights.energy;
        let doubt = w.doubt * (0.1 + scene.to_send);
        let (mut first, mut second) = (1.0, 0.0);
        for other in table.seats().filter(|&other| other != seat) {
            let ahead = likely(energy - projected(other), doubt);
            second = second * ahead + first * (1.0 - ahead);
            first *= ahead;
        }
        let some = energy.min(1.0);
        terms.track = (6.0 * first + 2.0 * second) * some - 3.0 * (1.0 - some) + w.made * energy;
        if !table.seats[seat].is_automa() {
            terms.track += track_credits(energy) * at(self.weights.goods.credit, scene.part);
        }
    }

    /// The bonus tiles, for what is built now.
    fn bonuses(
        &self,
        table: &Table,
        player: &Player,
        scene: &Scene,
        seat: Seat,
        energy: f32,
        terms: &mut Terms,
    ) {
        let counted = |bonus: Bonus| match bonus {
            Bonus::Contracts => player.fulfilled.len(),
            Bonus::Bases => player.bases.len(),
            Bonus::Elevations => table.elevations(player),
            Bonus::Conduits => player.conduits.len(),
            Bonus::Powerhouses => player.powerhouses.len(),
            Bonus::Advanced => player.advanced_tiles(),
            Bonus::Works => player.works.len(),
            Bonus::Buildings => player.buildings.len(),
        };
        let points = |round: u8, energy: f32| {
            let bonus = table.bonus[usize::from(round) - 1];
            let behind = (6.0 * f32::from(round) - energy).max(0.0) / 6.0;
            let enough = (energy / 6.0).min(1.0);
            (counted(bonus) as f32 * f32::from(bonus.vp()) - 4.0 * behind).max(0.0) * enough * enough
        };
        if table.round >= 1 {
            terms.bonus += points(table.round, energy);
        }
        let w = &self.weights.energy;
        let mut later = scene.plants[seat].later;
        for round in table.round + 1..=5 {
            later += w.growth;
            terms.bonus += points(round, later) * w.bonus;
        }
    }

    /// Water behind dams, and the rounds to come.
    fn production(&self, scene: &Scene, seat: Seat, player: &Player, terms: &mut Terms) {
        let w = &self.weights.energy;
        let plant = &scene.plants[seat];
        if scene.left == 0.0 {
            // Whoever has no engineers left keeps the water for a point a drop.
            let able = (f32::from(player.engineers) / 3.0).min(1.0);
            terms.production = plant.stock * at(w.stock, scene.part) * able;
            terms.leftovers = plant.drops * (1.0 - 0.5 * able);
            return;
        }
        let later = plant.later.min(w.much) + (plant.later - w.much).max(0.0) * w.beyond;
        terms.production = plant.stock * at(w.stock, scene.part) + later * w.later * scene.left;
    }

    /// Contracts in hand, those of the nation, and those fulfilled.
    fn contracts(
        &self,
        sight: &Sight,
        table: &Table,
        player: &Player,
        scene: &Scene,
        seat: Seat,
        terms: &mut Terms,
    ) {
        let w = &self.weights.contracts;
        terms.contracts = player.fulfilled.len() as f32 * w.fulfilled;
        let more = if player.has_ability(Company::France) { 4.0 } else { 1.0 };
        let biggest = scene.plants[seat].biggest + more;
        let time = if scene.left > 0.0 { 1.0 } else { (f32::from(player.engineers) / 4.0).min(1.0) };
        for contract in player.contracts {
            let energy = f32::from(contract.energy());
            let chance = if biggest >= energy {
                w.reach
            } else {
                let part = (biggest + 2.0 * scene.left) / (energy + 2.0 * scene.left + 1.0);
                w.far * part * part
            };
            terms.contracts += sight.contracts[usize::from(contract.0)] * chance * time;
        }
        for contract in table.national.iter().flatten() {
            if biggest + 1.0 >= f32::from(contract.energy()) {
                terms.contracts += sight.contracts[usize::from(contract.0)] * w.national * time;
            }
        }
    }

    /// Incomes, pieces and powerhouses.
    fn structures(&self, sight: &Sight, table: &Table, player: &Player, scene: &Scene, terms: &mut Terms) {
        let w = &self.weights.company;
        let built =
            [player.bases.len(), table.elevations(player), player.conduits.len(), player.powerhouses.len()];
        for (row, &built) in built.iter().enumerate() {
            terms.structures += built as f32 * w.piece[row] * (1.0 - scene.part);
        }
        if let Some(company) = player.company {
            for (row, &built) in sight.incomes[company as usize].iter().zip(&built) {
                for (&worth, _) in row.iter().zip(HIDING).filter(|&(_, piece)| built >= piece) {
                    terms.incomes += worth * scene.left;
                }
            }
        }
        // A private building scores at the end, and serves until then (L-9.1).
        for building in player.buildings {
            let serves = if player.is_automa() { 0.0 } else { BUILDING_SERVES * scene.left };
            terms.structures += f32::from(building.row().vp) + serves;
        }
        let rounds = scene.left + scene.to_send;
        terms.structures += f32::from(player.company_bonus()) * w.strength * rounds;
        if built[3] >= 3 {
            terms.structures += w.ability * rounds;
        }
    }

    /// The objective: first place less five points for everybody who will be ahead.
    fn objective(
        &self,
        table: &Table,
        seat: Seat,
        scene: &Scene,
        quantities: &BySeat<f32>,
        terms: &mut Terms,
    ) {
        let doubt = at(self.weights.company.objective, scene.part);
        terms.objective = if table.seats[seat].is_automa() { 20.0 } else { 15.0 };
        for other in table.seats().filter(|&other| other != seat) {
            terms.objective -= 5.0 * likely(quantities[other] - quantities[seat], doubt);
        }
    }

    /// Machines, tiles, credits and engineers.
    fn goods(&self, table: &Table, player: &Player, scene: &Scene, terms: &mut Terms) {
        let w = &self.weights.goods;
        let part = scene.part;
        let (excavator, mixer) = (at(w.excavator, part), at(w.mixer, part));
        let (tile, advanced) = (at(w.tile, part), at(w.advanced, part));
        let excamixer = excavator.max(mixer) * EXCAMIXER;
        terms.machines = f32::from(player.excavators) * excavator
            + f32::from(player.mixers) * mixer
            + f32::from(player.excamixers) * excamixer;
        let better = player.tiles.iter().filter(|it| it.advanced()).count() as f32;
        terms.tiles = (player.tiles.len() as f32 - better) * tile + better * advanced;
        let turn = at(w.wheel, part);
        let mut share = 1.0;
        for segment in &player.wheel[1..] {
            share *= turn;
            let machines = f32::from(segment.excavators) * excavator
                + f32::from(segment.mixers) * mixer
                + f32::from(segment.excamixers) * excamixer;
            terms.machines += machines * share;
            if let Some(it) = segment.tile {
                terms.tiles += share * if it.advanced() { advanced } else { tile };
            }
        }
        if !player.is_automa() {
            let credits = f32::from(player.credits);
            terms.credits =
                (credits.min(8.0) + (credits - 8.0).max(0.0) * w.spare_credit) * at(w.credit, part);
        }
        let round = usize::from(table.round);
        terms.engineers = w.engineer[round.min(5)..].iter().sum::<f32>() * ENGINEERS;
        if round >= 1 {
            let held = if table.phase == Phase::Actions { player.engineers.into() } else { ENGINEERS };
            terms.engineers += held * w.engineer[round - 1];
        }
    }

    /// What a reward is worth.
    pub(crate) fn reward(&self, reward: &Reward, part: f32) -> f32 {
        let (goods, w) = (&self.weights.goods, &self.weights.contracts);
        let gains = reward.gains;
        let mut worth = f32::from(gains.vp)
            + f32::from(gains.credits) * at(goods.credit, part)
            + f32::from(gains.excavators) * at(goods.excavator, part)
            + f32::from(gains.mixers) * at(goods.mixer, part)
            + f32::from(gains.energy) * w.energy;
        for effect in reward.then {
            worth += match *effect {
                Effect::Machines(count) => f32::from(count) * at(w.machine, part),
                Effect::Wheel(turns) => f32::from(turns) * at(w.turn, part),
                Effect::DropsWaiting(drops) => f32::from(drops) * at(w.waiting, part),
                Effect::DropsFlowing(drops) => f32::from(drops) * at(w.flowing, part),
                Effect::Free(Free::Base(_)) => at(w.base, part),
                Effect::Free(Free::Elevation) => at(w.elevation, part),
                Effect::Free(Free::Conduit { power }) => f32::from(power) * at(w.conduit, part),
                Effect::Free(Free::Powerhouse) => at(w.powerhouse, part),
                Effect::ContractEnergy(energy) => f32::from(energy) * (w.energy + CONTRACT_SERVED),
                Effect::Fulfil { .. } => FULFILLED_FREELY,
                Effect::TakeAnyPatent => at(goods.advanced, part),
                Effect::DropAtDam => at(w.flowing, part),
                Effect::Produce(_)
                | Effect::Bank
                | Effect::TakeContracts(_)
                | Effect::TakePatent(_)
                | Effect::Work(_)
                | Effect::RetrieveTile
                | Effect::RetrieveMachines
                | Effect::BuyWork(_) => 0.0,
            };
        }
        worth
    }

    /// The weight of a piece of a kind in the table of pieces.
    pub(crate) fn piece(&self, kind: Kind) -> f32 {
        self.weights.company.piece.get(kind as usize).copied().unwrap_or(0.0)
    }
}
