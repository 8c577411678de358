//! What is worked out about a position for all seats together: where water will be, and what systems make of it.

use ::barrage::{BaseSpace, Basin, ConduitSpace, HeadStream, Officer, Phase, Player, PowerhouseSpace, Table};
use kernel::{BySeat, Seat};

use super::BarrageJudge;
use crate::bits::bits;

/// The rounds of a game (B-4.1).
const ROUNDS: u8 = 5;
/// The engineers of a company (B-3.8).
pub(crate) const ENGINEERS: f32 = 12.0;

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
    /// Conduits of anybody, as a set.
    pub(crate) conduits: u32,
    /// Basins with a free space for a powerhouse, as a set of basin numbers.
    pub(crate) vacant_houses: u16,
    /// What each seat can make of it.
    pub(crate) plants: BySeat<Plant>,
}

/// What the systems of one company make.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Plant {
    /// Basins with an own powerhouse, as a set of basin numbers.
    pub(crate) houses: u16,
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

/// The sets of spaces that the tables of the game imply.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    /// The powerhouse spaces of each basin, by its number.
    houses_of: [u32; 13],
    /// The basin of each powerhouse space.
    basin_of: [u8; PowerhouseSpace::COUNT],
    /// Where each conduit ends.
    ends: [u8; ConduitSpace::COUNT],
    /// The power of each conduit.
    powers: [f32; ConduitSpace::COUNT],
    /// The basin below each, by its number; 0 off the map.
    below: [u8; 13],
}

impl Map {
    pub(crate) fn new() -> Self {
        let mut houses_of = [0; 13];
        let mut basin_of = [0; PowerhouseSpace::COUNT];
        for space in PowerhouseSpace::all() {
            houses_of[usize::from(space.basin().0)] |= space.bit();
            basin_of[usize::from(space.0)] = space.basin().0;
        }
        let mut below = [0; 13];
        for basin in Basin::all() {
            below[usize::from(basin.0)] = basin.river().map_or(0, |next| next.0);
        }
        Self {
            houses_of,
            basin_of,
            ends: std::array::from_fn(|at| ConduitSpace(at as u8).to().0),
            powers: std::array::from_fn(|at| ConduitSpace(at as u8).power().into()),
            below,
        }
    }

    /// Basins with a powerhouse of this company, as a set of basin numbers.
    pub(crate) fn houses(&self, player: &Player) -> u16 {
        bits(player.powerhouses.into()).fold(0, |set, space| set | 1 << self.basin_of[space])
    }

    /// Where a conduit ends.
    #[inline]
    pub(crate) fn end(&self, conduit: usize) -> u8 {
        self.ends[conduit]
    }

    /// The power of a conduit.
    #[inline]
    pub(crate) fn power(&self, conduit: usize) -> f32 {
        self.powers[conduit]
    }

    /// The basin below, 0 off the map.
    #[inline]
    pub(crate) fn below(&self, basin: u8) -> u8 {
        self.below[usize::from(basin)]
    }
}

/// How many drops each dam can hold (B-11.1, B-21.2).
fn capacities(table: &Table) -> [u8; BaseSpace::COUNT] {
    let river = &table.river;
    let deep = table.seats.0.iter().filter(|player| player.has(Officer::Graziano));
    let deep = deep.fold(0, |set, player| set | player.bases) & river.high;
    let mut found = [0; BaseSpace::COUNT];
    for dam in bits(river.dams.into()) {
        let levels = 1 + (river.raised >> dam & 1) + (river.high >> dam & 1) + (deep >> dam & 1);
        found[dam] = levels as u8;
    }
    found
}

impl BarrageJudge {
    /// What holds for everybody in a position.
    pub(crate) fn scene(&self, table: &Table) -> Scene {
        let mut engineers = 0.0;
        let (mut conduits, mut houses) = (0, 0);
        for seat in table.seats() {
            let player = &table.seats[seat];
            engineers += f32::from(player.engineers);
            conduits |= player.conduits;
            houses |= player.powerhouses;
        }
        let to_send = if table.phase == Phase::Actions {
            engineers / (ENGINEERS * f32::from(table.players))
        } else {
            1.0
        };
        let capacities = capacities(table);
        let mut scene = Scene {
            part: ((f32::from(table.round.max(1)) - to_send) / f32::from(ROUNDS)).clamp(0.0, 1.0),
            left: f32::from(ROUNDS - table.round.min(ROUNDS)),
            to_send,
            after: table.river.held,
            caught: [0.0; BaseSpace::COUNT],
            passing: [0.0; 13],
            conduits,
            vacant_houses: 0,
            plants: BySeat([Plant::default(); Seat::MOST]),
        };
        for basin in 5..=12 {
            if self.map.houses_of[basin] & !houses != 0 {
                scene.vacant_houses |= 1 << basin;
            }
        }
        self.flow(table, &capacities, &mut scene);
        for seat in table.seats() {
            scene.plants[seat] = self.plant(table, seat, &scene, &capacities);
        }
        scene
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
    pub(crate) fn powers(&self, player: &Player, houses: u16, scene: &Scene, dam: usize) -> (f32, f32) {
        let w = &self.weights.system;
        let can_build = player.powerhouses.count_ones() < 4;
        let (mut now, mut hoped) = (0.0f32, 0.0f32);
        for conduit in [dam & !1, dam | 1] {
            let end = self.map.end(conduit);
            let mine = player.conduits >> conduit & 1 == 1;
            let built = scene.conduits >> conduit & 1 == 1;
            let house = houses >> end & 1 == 1;
            let room = can_build && scene.vacant_houses >> end & 1 == 1;
            let power =
                if built && !mine { self.map.power(conduit) - w.toll } else { self.map.power(conduit) };
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

    fn plant(&self, table: &Table, seat: Seat, scene: &Scene, capacities: &[u8; BaseSpace::COUNT]) -> Plant {
        let player = &table.seats[seat];
        let mut plant = Plant { houses: self.map.houses(player), ..Plant::default() };
        let more = f32::from(player.company_bonus());
        let mut ready = [0.0f32; 3];
        for dam in bits((player.bases | table.river.neutral).into()) {
            let own = player.bases >> dam & 1 == 1;
            let share = if own { 1.0 } else { self.weights.system.neutral };
            let (now, hoped) = self.powers(player, plant.houses, scene, dam);
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
