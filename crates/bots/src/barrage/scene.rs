//! What is worked out about a position for all seats together: where water will be, and what systems make of it.

use ::barrage::{BaseSpace, Basin, ConduitSpace, HeadStream, Officer, Phase, Player, PowerhouseSpace, Table};
use kernel::{BySeat, Seat, Set};

use super::BarrageJudge;

/// The rounds of a game (B-4.1).
const ROUNDS: u8 = 5;
/// The engineers of a company (B-3.8).
pub(crate) const ENGINEERS: f32 = 12.0;
/// An excamixer beside the better of the machines that it can be (L-14.4).
pub(super) const EXCAMIXER: f32 = 1.1;

/// What holds for everybody at the table.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// The part of the game that is over.
    pub(crate) part: f32,
    /// Rounds after this one.
    pub(crate) left: f32,
    /// The part of all engineers that is still to be sent in this round.
    pub(crate) to_send: f32,
    /// Drops behind each dam when all that waits has flowed (B-16.1).
    pub(crate) after: [u8; BaseSpace::COUNT],
    /// Drops that each dam catches in a later round.
    caught: [f32; BaseSpace::COUNT],
    /// Drops that reach each basin in a later round, by its number.
    pub(crate) passing: [f32; 13],
    /// Conduits of anybody.
    pub(crate) conduits: Set<ConduitSpace>,
    /// Basins with a free space for a powerhouse; worked out with the water.
    pub(crate) vacant_houses: Set<Basin>,
    /// What each seat can make of it.
    pub(crate) plants: BySeat<Plant>,
}

/// What the systems of one company make.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Plant {
    /// Basins with an own powerhouse.
    pub(crate) houses: Set<Basin>,
    /// Energy that could be made now with the engineers left.
    pub(crate) now: f32,
    /// Energy of the best single production now, bonus and malus of the turbine apart; 0 if none is possible.
    pub(crate) top: f32,
    /// Energy in the water that will be there when this round is over.
    pub(crate) stock: f32,
    /// Energy of a later round.
    pub(crate) later: f32,
    /// The biggest single production that the dams have room for.
    pub(crate) biggest: f32,
    /// Drops that own dams will hold when this round is over.
    pub(crate) drops: f32,
}

/// What of a scene is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needs {
    /// Where water will be.
    pub(crate) water: bool,
    /// What the systems of the seat make now.
    pub(crate) plant: bool,
    /// How many pieces the seat has built, and what the next ones uncover.
    pub(crate) pieces: bool,
}

/// The sets of spaces that the tables of the game imply.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    /// The powerhouse spaces of each basin, by its number.
    houses_of: [Set<PowerhouseSpace>; 13],
    /// The basin of each powerhouse space.
    basin_of: [Basin; PowerhouseSpace::COUNT],
    /// Where each conduit ends.
    ends: [Basin; ConduitSpace::COUNT],
    /// The conduits that end in each basin, by its number.
    into: [Set<ConduitSpace>; 13],
    /// The power of each conduit.
    powers: [f32; ConduitSpace::COUNT],
    /// The basin below each, by its number; 0 off the map.
    below: [u8; 13],
}

impl Map {
    pub(crate) fn new() -> Self {
        let mut houses_of = [Set::EMPTY; 13];
        let mut basin_of = [Basin(0); PowerhouseSpace::COUNT];
        for space in PowerhouseSpace::all() {
            houses_of[usize::from(space.basin().0)].add(space);
            basin_of[usize::from(space.0)] = space.basin();
        }
        let mut into = [Set::EMPTY; 13];
        for conduit in ConduitSpace::all() {
            into[usize::from(conduit.to().0)].add(conduit);
        }
        let mut below = [0; 13];
        for basin in Basin::all() {
            below[usize::from(basin.0)] = basin.river().map_or(0, |next| next.0);
        }
        Self {
            houses_of,
            basin_of,
            into,
            ends: std::array::from_fn(|at| ConduitSpace(at as u8).to()),
            powers: std::array::from_fn(|at| ConduitSpace(at as u8).power().into()),
            below,
        }
    }

    /// Basins with a powerhouse of this company.
    pub(crate) fn houses(&self, player: &Player) -> Set<Basin> {
        player.powerhouses.iter().map(|space| self.basin_of[usize::from(space.0)]).collect()
    }

    /// Where a conduit ends.
    #[inline]
    pub(crate) fn end(&self, conduit: ConduitSpace) -> Basin {
        self.ends[usize::from(conduit.0)]
    }

    /// The conduits that end in a basin.
    #[inline]
    pub(crate) fn ending_in(&self, basin: Basin) -> Set<ConduitSpace> {
        self.into[usize::from(basin.0)]
    }

    /// The power of a conduit.
    #[inline]
    pub(crate) fn power(&self, conduit: ConduitSpace) -> f32 {
        self.powers[usize::from(conduit.0)]
    }

    /// The basin below, 0 off the map.
    #[inline]
    pub(crate) fn below(&self, basin: u8) -> u8 {
        self.below[usize::from(basin)]
    }
}

/// The dams that hold one drop more than their level (B-21.2).
fn deep_dams(table: &Table) -> Set<BaseSpace> {
    let deep = table.seats.0.iter().filter(|player| player.has(Officer::Graziano));
    table.river.high & deep.map(|player| player.bases).collect()
}

/// How many drops a dam can hold (B-11.1).
#[inline]
fn capacity(table: &Table, deep: Set<BaseSpace>, dam: BaseSpace) -> u8 {
    let river = &table.river;
    1 + [river.raised, river.high, deep].iter().map(|dams| u8::from(dams.has(dam))).sum::<u8>()
}

/// How many drops each dam can hold.
fn capacities(table: &Table) -> [u8; BaseSpace::COUNT] {
    let deep = deep_dams(table);
    let mut found = [0; BaseSpace::COUNT];
    for dam in table.river.dams {
        found[usize::from(dam.0)] = capacity(table, deep, dam);
    }
    found
}

impl BarrageJudge {
    /// All of a scene.
    pub(crate) fn scene(&self, table: &Table) -> Scene {
        let mut scene = self.outline(table);
        let capacities = capacities(table);
        scene.vacant_houses = self.vacant_houses(table);
        self.flow(table, &capacities, &mut scene);
        for seat in table.seats() {
            scene.plants[seat] = self.plant(table, seat, &scene, &capacities);
        }
        scene
    }

    /// As much of a scene as the guesses about a decision need. Most decisions of a search are only guessed at, and most
    /// guesses ask neither for the water to come nor for the plants of the others.
    #[inline]
    pub(crate) fn scene_for(&self, table: &Table, seat: Seat, needs: Needs) -> Scene {
        let mut scene = self.outline(table);
        if needs.water {
            scene.vacant_houses = self.vacant_houses(table);
            self.flow(table, &capacities(table), &mut scene);
        }
        if needs.plant {
            scene.plants[seat] = self.plant_now(table, seat, &scene);
        }
        scene
    }

    /// What is known without letting water flow.
    #[inline]
    fn outline(&self, table: &Table) -> Scene {
        let mut engineers = 0.0;
        let mut conduits = Set::EMPTY;
        for seat in table.seats() {
            let player = &table.seats[seat];
            engineers += f32::from(player.engineers);
            conduits |= player.conduits;
        }
        let to_send = if table.phase == Phase::Actions {
            engineers / (ENGINEERS * f32::from(table.players))
        } else {
            1.0
        };
        Scene {
            part: ((f32::from(table.round.max(1)) - to_send) / f32::from(ROUNDS)).clamp(0.0, 1.0),
            left: f32::from(ROUNDS - table.round.min(ROUNDS)),
            to_send,
            after: table.river.held,
            caught: [0.0; BaseSpace::COUNT],
            passing: [0.0; 13],
            conduits,
            vacant_houses: Set::EMPTY,
            plants: BySeat([Plant::default(); Seat::MOST]),
        }
    }

    /// Basins with a free space for a powerhouse.
    fn vacant_houses(&self, table: &Table) -> Set<Basin> {
        let built: Set<PowerhouseSpace> = table.seats.0.iter().map(|player| player.powerhouses).collect();
        (5..=12)
            .map(Basin)
            .filter(|&Basin(number)| !built.covers(self.map.houses_of[usize::from(number)]))
            .collect()
    }

    /// Lets flow what waits, and what a later round brings on average if its dams begin it empty.
    fn flow(&self, table: &Table, capacities: &[u8; BaseSpace::COUNT], scene: &mut Scene) {
        let river = &table.river;
        for head in HeadStream::ALL {
            let (mut drops, mut basin) = (river.waiting[usize::from(head.0)], head.basin().0);
            while drops > 0 && basin > 0 && basin <= 10 {
                let upper = usize::from(basin - 1) * 2;
                for dam in [upper, upper + 1] {
                    let taken = drops.min(capacities[dam].saturating_sub(scene.after[dam]));
                    scene.after[dam] += taken;
                    drops -= taken;
                }
                basin = self.map.below(basin);
            }
        }
        if scene.left == 0.0 {
            return;
        }
        let mut room = capacities.map(f32::from);
        for head in HeadStream::ALL {
            let tile = river.tiles[usize::from(head.0)];
            let printed: u8 = (table.round + 1..=4).map(|round| tile.drops(round)).sum();
            let mut drops = f32::from(printed) / scene.left + self.weights.system.extra;
            let mut basin = head.basin().0;
            while basin > 0 {
                scene.passing[usize::from(basin)] += drops;
                if basin <= 10 {
                    let upper = usize::from(basin - 1) * 2;
                    for dam in [upper, upper + 1] {
                        let taken = drops.min(room[dam]);
                        room[dam] -= taken;
                        scene.caught[dam] += taken;
                        drops -= taken;
                    }
                }
                basin = self.map.below(basin);
            }
        }
    }

    /// Energy that a drop behind a dam makes for a company: now, and what can be hoped for.
    pub(crate) fn powers(
        &self,
        player: &Player,
        houses: Set<Basin>,
        scene: &Scene,
        dam: BaseSpace,
    ) -> (f32, f32) {
        let w = &self.weights.system;
        let can_build = player.powerhouses.len() < 4;
        let (mut now, mut hoped) = (0.0f32, 0.0f32);
        for conduit in dam.conduits() {
            let end = self.map.end(conduit);
            let built = scene.conduits.has(conduit);
            let house = houses.has(end);
            let room = can_build && scene.vacant_houses.has(end);
            let power = self.power(player, scene, conduit);
            let part = match (built, house, room) {
                (true, true, _) => {
                    now = now.max(power);
                    1.0
                }
                (true, false, true) => w.no_house,
                (false, true, _) => w.no_conduit,
                (false, false, true) => w.no_both,
                _ => 0.0,
            };
            hoped = hoped.max(power * part);
        }
        (now, hoped)
    }

    /// What the systems of a company make now: the parts of its plant that do not ask for the water to come.
    fn plant_now(&self, table: &Table, seat: Seat, scene: &Scene) -> Plant {
        let player = &table.seats[seat];
        let houses = self.map.houses(player);
        let mut plant = Plant { houses, ..Plant::default() };
        if houses.is_empty() {
            return plant;
        }
        let deep = deep_dams(table);
        let mut ready = 0.0f32;
        for dam in player.bases | table.river.neutral {
            let built = (scene.conduits & dam.conduits()).iter();
            let driving = built.filter(|&conduit| houses.has(self.map.end(conduit)));
            let now = driving.map(|conduit| self.power(player, scene, conduit)).fold(0.0, f32::max);
            if now > 0.0 {
                let share = if player.bases.has(dam) { 1.0 } else { self.weights.system.neutral };
                ready = ready.max(f32::from(table.river.held[usize::from(dam.0)]) * now);
                plant.biggest = plant.biggest.max(f32::from(capacity(table, deep, dam)) * now * share);
            }
        }
        let more = f32::from(player.company_bonus());
        if plant.biggest > 0.0 {
            plant.biggest += more;
        }
        if ready > 0.0 {
            plant.top = ready + more;
        }
        plant
    }

    /// Energy that a drop makes in a conduit, what its owner is paid taken off.
    #[inline]
    fn power(&self, player: &Player, scene: &Scene, conduit: ConduitSpace) -> f32 {
        let power = self.map.power(conduit);
        if scene.conduits.has(conduit) && !player.conduits.has(conduit) {
            power - self.weights.system.toll
        } else {
            power
        }
    }

    fn plant(&self, table: &Table, seat: Seat, scene: &Scene, capacities: &[u8; BaseSpace::COUNT]) -> Plant {
        let player = &table.seats[seat];
        let mut plant = Plant { houses: self.map.houses(player), ..Plant::default() };
        let more = f32::from(player.company_bonus());
        let mut ready = [0.0f32; 3];
        for dam in player.bases | table.river.neutral {
            let own = player.bases.has(dam);
            let share = if own { 1.0 } else { self.weights.system.neutral };
            let (now, hoped) = self.powers(player, plant.houses, scene, dam);
            let dam = usize::from(dam.0);
            let held = f32::from(table.river.held[dam]);
            let mut energy = held * now;
            if energy > 0.0 {
                for place in &mut ready {
                    if energy > *place {
                        std::mem::swap(&mut energy, place);
                    }
                }
            }
            let after = f32::from(scene.after[dam]);
            plant.stock += after * hoped * share;
            plant.later += scene.caught[dam] * hoped * share;
            plant.biggest = plant.biggest.max(f32::from(capacities[dam]) * now * share);
            if own {
                plant.drops += after;
            }
        }
        if plant.biggest > 0.0 {
            plant.biggest += more;
        }
        if ready[0] > 0.0 {
            plant.top = ready[0] + more;
        }
        let mut times = f32::from(player.engineers) / self.weights.energy.engineers;
        for energy in ready {
            if energy > 0.0 {
                plant.now += (energy + more) * times.clamp(0.0, 1.0);
                times -= 1.0;
            }
        }
        plant
    }
}
