//! Points: each round's (B-17) and the game's (B-19).

use kernel::{BySeat, Log, Outcome, Seat, Set};

use crate::board::{Bonus, Objective};
use crate::company::Kind;
use crate::event::{Event, Resource, Why};
use crate::map::{Area, BaseSpace, Basin, RED_BASES, RED_POWERHOUSES};
use crate::position::{Phase, Player, Table};
use crate::tables::AUTOMA_OBJECTIVE_VP;

/// Credits on the energy track: the highest threshold not above the marker counts (B-17.2).
pub const TRACK_CREDITS: [(u16, u16); 9] =
    [(0, 3), (1, 1), (2, 2), (4, 3), (7, 4), (11, 5), (16, 6), (22, 7), (29, 8)];
/// What a marker at 0 loses (B-17.2).
pub const NO_ENERGY_VP: u16 = 3;
/// First place, and first and second together (B-17.1).
const FIRST_VP: u16 = 6;
const SECOND_VP: u16 = 2;
/// The length of a section of the energy track (B-17.3).
pub const SECTION: u16 = 6;
/// What each section behind costs (B-17.3).
const SECTION_VP: u16 = 4;
/// Objective places (B-19.1).
const OBJECTIVE_VP: [u16; 4] = [15, 10, 5, 0];
/// Resources for a point at the end (B-19.3).
const RESOURCES_PER_VP: u16 = 5;

impl Table {
    /// Phase 4, in the order of B-17.
    pub(crate) fn score_round(&mut self, log: &mut impl Log<Table, Event>) {
        self.score_places(log);
        for seat in self.seats() {
            self.score_track(seat, log);
        }
        let bonus = self.bonus[self.round as usize - 1];
        for seat in self.seats() {
            let points = self.bonus_points(seat, bonus, self.round);
            self.gain(seat, Resource::Vp, points, Why::Bonus(bonus), log);
        }
    }

    /// Most energy, and second most (B-17.1).
    fn score_places(&mut self, log: &mut impl Log<Table, Event>) {
        let energy = |table: &Self, seat: Seat| table.seats[seat].energy;
        let best = self.seats().map(|seat| energy(self, seat)).max().unwrap_or(0);
        if best == 0 {
            return;
        }
        let first = self.seats().filter(|&seat| energy(self, seat) == best).count() as u16;
        let second = self.seats().map(|seat| energy(self, seat)).filter(|&it| it < best).max().unwrap_or(0);
        let seconds = self.seats().filter(|&seat| energy(self, seat) == second).count();
        for seat in self.seats() {
            let points = match energy(self, seat) {
                it if it == best && first == 1 => FIRST_VP,
                it if it == best => (FIRST_VP + SECOND_VP).div_ceil(first),
                it if it == second && it > 0 && first == 1 => {
                    if seconds == 1 {
                        SECOND_VP
                    } else {
                        1
                    }
                }
                _ => 0,
            };
            self.gain(seat, Resource::Vp, points, Why::EnergyPlace, log);
        }
    }

    /// Credits of the energy track; a marker at 0 loses points (B-17.2).
    fn score_track(&mut self, seat: Seat, log: &mut impl Log<Table, Event>) {
        let energy = self.seats[seat].energy;
        let credits =
            TRACK_CREDITS.iter().rev().find(|(from, _)| *from <= energy).map_or(0, |(_, credits)| *credits);
        self.gain(seat, Resource::Credits, credits, Why::EnergyTrack, log);
        if energy == 0 {
            self.seats[seat].vp -= NO_ENERGY_VP as i16;
            log.note(
                self,
                Event::Lost { seat, what: Resource::Vp, amount: NO_ENERGY_VP, why: Why::EnergyTrack },
            );
        }
    }

    /// How much a player has of what a bonus tile counts (B-17.4).
    pub fn bonus_count(&self, seat: Seat, bonus: Bonus) -> u16 {
        let player = &self.seats[seat];
        let quantity = match bonus {
            Bonus::Contracts => player.fulfilled.len(),
            Bonus::Bases => self.built(player, Kind::Base),
            Bonus::Elevations => self.built(player, Kind::Elevation),
            Bonus::Conduits => self.built(player, Kind::Conduit),
            Bonus::Powerhouses => self.built(player, Kind::Powerhouse),
            Bonus::Advanced => player.advanced_tiles(),
            Bonus::Works => player.works.len(),
            Bonus::Buildings => self.built(player, Kind::Building),
        };
        quantity as u16
    }

    /// Points of the bonus tile of a round, as the player stands now (B-17.3).
    pub fn bonus_points(&self, seat: Seat, bonus: Bonus, round: u8) -> u16 {
        let energy = self.seats[seat].energy;
        if energy < SECTION {
            return 0;
        }
        let full = SECTION * u16::from(round);
        let behind = full.saturating_sub(energy).div_ceil(SECTION);
        (self.bonus_count(seat, bonus) * u16::from(bonus.vp())).saturating_sub(SECTION_VP * behind)
    }

    /// The end of the game (B-19).
    pub(crate) fn score_game(&mut self, log: &mut impl Log<Table, Event>) {
        self.score_objective(log);
        for seat in self.seats() {
            let player = &self.seats[seat];
            let machines = [player.excavators, player.mixers, player.excamixers].map(u16::from);
            let resources = machines.iter().sum::<u16>() + player.credits;
            let water = player.bases.iter().map(|space| u16::from(self.river.held[space.0 as usize])).sum();
            self.gain(seat, Resource::Vp, resources / RESOURCES_PER_VP, Why::Leftovers, log);
            self.gain(seat, Resource::Vp, water, Why::Water, log);
            for building in self.seats[seat].buildings {
                self.gain(seat, Resource::Vp, building.row().vp.into(), Why::Building(building), log);
            }
            let bid = u16::from(self.seats[seat].bid);
            if bid > 0 {
                self.seats[seat].vp -= bid as i16;
                log.note(self, Event::Lost { seat, what: Resource::Vp, amount: bid, why: Why::Auction });
            }
        }
        self.phase = Phase::Over;
        for seat in self.winners() {
            log.note(self, Event::Won { seat, vp: self.seats[seat].vp });
        }
    }

    /// The objective (B-19.1).
    fn score_objective(&mut self, log: &mut impl Log<Table, Event>) {
        let objective = self.objective;
        let quantities = self.quantities();
        for seat in self.seats() {
            log.note(self, Event::ObjectiveCounted { seat, objective, quantity: quantities[seat] });
        }
        for seat in self.seats() {
            let points = self.points_of_place(seat, &quantities);
            self.gain(seat, Resource::Vp, points, Why::Objective(objective), log);
        }
    }

    /// How much of what the objective counts each player has.
    fn quantities(&self) -> BySeat<u8> {
        BySeat(self.seats.0.map(|player| self.quantity(&player, self.objective)))
    }

    /// Points of the objective, as the players stand now (B-19.1).
    pub fn objective_points(&self, seat: Seat) -> u16 {
        self.points_of_place(seat, &self.quantities())
    }

    /// Tied players share the places they occupy, rounded up (B-19.1).
    fn points_of_place(&self, seat: Seat, quantities: &BySeat<u8>) -> u16 {
        let own = quantities[seat];
        let before = self.seats().filter(|&other| quantities[other] > own).count();
        let tied = self.seats().filter(|&other| quantities[other] == own).count();
        // An Automa has higher places.
        let places = if self.seats[seat].is_automa() { AUTOMA_OBJECTIVE_VP } else { OBJECTIVE_VP };
        let shared: u16 = places[before..before + tied].iter().sum();
        shared.div_ceil(tied as u16)
    }

    /// How much of what the objective counts a player has (B-19.2).
    pub fn quantity(&self, player: &Player, objective: Objective) -> u8 {
        match objective {
            Objective::RedSpaces => {
                ((player.bases & RED_BASES).len() + (player.powerhouses & RED_POWERHOUSES).len()) as u8
            }
            Objective::Connections => {
                let houses = player.powerhouse_basins();
                let linked = |dam: &BaseSpace| {
                    (player.conduits & dam.conduits()).iter().any(|conduit| houses.has(conduit.to()))
                };
                player.bases.iter().filter(linked).count() as u8
            }
            Objective::BestArea => self.by_area(player).into_iter().max().unwrap_or(0),
            Objective::WorstArea => self.by_area(player).into_iter().min().unwrap_or(0),
            Objective::Spread1 => self.by_basin(player).into_iter().filter(|&count| count >= 1).count() as u8,
            Objective::Spread3 => self.by_basin(player).into_iter().filter(|&count| count >= 3).count() as u8,
        }
    }

    /// Structures in each basin, every piece counting as one (B-1.6); conduits where they start (B-2.4).
    fn by_basin(&self, player: &Player) -> [u8; 12] {
        let mut counts = [0; 12];
        let mut count = |basin: Basin, pieces: u8| counts[basin.0 as usize - 1] += pieces;
        for base in player.bases.iter() {
            count(base.basin(), self.level(base));
        }
        for conduit in player.conduits.iter() {
            count(conduit.from(), 1);
        }
        for powerhouse in player.powerhouses.iter() {
            count(powerhouse.basin(), 1);
        }
        counts
    }

    /// Structures in each area.
    fn by_area(&self, player: &Player) -> [u8; 3] {
        let basins = self.by_basin(player);
        Area::ALL.map(|area| {
            Basin::all().filter(|basin| basin.area() == area).map(|basin| basins[basin.0 as usize - 1]).sum()
        })
    }

    /// Most points; tied, more energy in round 5; still tied, a shared victory (B-19.5).
    fn winners(&self) -> Set<Seat> {
        let rank = |seat: Seat| (self.seats[seat].vp, self.seats[seat].energy);
        let best = self.seats().map(rank).max();
        self.seats().filter(|&seat| Some(rank(seat)) == best).collect()
    }

    /// Points as they stand, and the winners once the game is over.
    pub(crate) fn outcome(&self) -> Outcome {
        let mut points = BySeat([0; Seat::MOST]);
        for seat in self.seats() {
            points[seat] = self.seats[seat].vp.into();
        }
        let over = self.phase == Phase::Over;
        Outcome { points, winners: if over { self.winners() } else { Set::default() }, over }
    }
}
