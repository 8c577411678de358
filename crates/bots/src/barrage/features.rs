//! What a network is told of a position of Barrage: the terms of the evaluation, and what they are made of.
//!
//! Everything told lies open on the table. A row is the seat itself, its best rival, the mean of the other rivals, and what
//! holds for all. Numbers are scaled to lie around 1.

use ::barrage::{Area, Barrage, Bonus, Kind, Table};
use kernel::{BySeat, Seat};

use super::BarrageJudge;
use super::scene::Scene;
use super::sight::Sight;
use super::terms::Terms;
use crate::judge::{Rows, leads};

/// What is told of anybody.
const FACE: usize = 38;
/// What is told of the seat itself besides.
const OWN: usize = 51;
/// What holds for all.
const SHARED: usize = 24;
/// The numbers of a row.
pub(super) const INPUTS: usize = 3 * FACE + OWN + SHARED;

/// Writes numbers one after the other.
struct Pen<'a> {
    row: &'a mut [f32],
    at: usize,
}

impl Pen<'_> {
    #[inline]
    fn put(&mut self, number: f32) {
        // Absurd weights make absurd terms, and no harm.
        self.row[self.at] = if number.is_finite() { number.clamp(-20.0, 20.0) } else { 0.0 };
        self.at += 1;
    }

    /// One of so many.
    #[inline]
    fn one_of(&mut self, which: Option<usize>, count: usize) {
        self.row[self.at..self.at + count].fill(0.0);
        if let Some(which) = which.filter(|&which| which < count) {
            self.row[self.at + which] = 1.0;
        }
        self.at += count;
    }
}

impl BarrageJudge {
    /// Writes the rows of all seats, and returns how far each is ahead by the judge alone.
    pub(super) fn features(
        &self,
        _game: &Barrage,
        sights: &[Sight],
        table: &Table,
        rows: &mut Rows,
    ) -> BySeat<f32> {
        let scene = self.scene(table);
        let quantities = self.quantities(table);
        let mut worths = BySeat([0.0; Seat::MOST]);
        let mut faces = [[0.0; FACE]; Seat::MOST];
        for (seat, sight) in table.seats().zip(sights) {
            let terms = self.terms_in(sight, table, seat, &scene, &quantities);
            worths[seat] = terms.total();
            face(table, &scene, seat, &terms, &mut faces[seat.index()]);
        }
        let leads = leads(table.players, &worths, self.weights.spite);
        for seat in table.seats() {
            let row = &mut rows[seat];
            row[..FACE].copy_from_slice(&faces[seat.index()]);
            let best = table
                .seats()
                .filter(|&other| other != seat)
                .max_by(|&one, &other| worths[one].total_cmp(&worths[other]).then(other.0.cmp(&one.0)));
            let rivals = &mut row[FACE..3 * FACE];
            rivals[FACE..].fill(0.0);
            match best {
                Some(best) => rivals[..FACE].copy_from_slice(&faces[best.index()]),
                None => rivals[..FACE].fill(0.0),
            }
            let share = 1.0 / f32::from(table.players.saturating_sub(2).max(1));
            for other in table.seats().filter(|&other| other != seat && Some(other) != best) {
                let mean = rivals[FACE..].iter_mut().zip(&faces[other.index()]);
                mean.for_each(|(mean, number)| *mean += share * number);
            }
            let mut pen = Pen { row, at: 3 * FACE };
            own(table, &scene, seat, &mut pen);
            debug_assert_eq!(pen.at, 3 * FACE + OWN);
            shared(table, &scene, leads[seat], &mut pen);
            debug_assert_eq!(pen.at, INPUTS);
        }
        leads
    }
}

/// What is told of anybody.
fn face(table: &Table, scene: &Scene, seat: Seat, terms: &Terms, face: &mut [f32; FACE]) {
    let player = &table.seats[seat];
    let plant = &scene.plants[seat];
    let mut pen = Pen { row: face, at: 0 };
    pen.put(terms.points / 50.0);
    for term in [
        terms.track,
        terms.bonus,
        terms.production,
        terms.contracts,
        terms.incomes,
        terms.structures / 3.0,
        terms.objective,
        terms.machines,
        terms.tiles / 2.0,
        terms.credits,
        terms.engineers / 5.0,
        terms.leftovers,
    ] {
        pen.put(term / 15.0);
    }
    pen.put(f32::from(player.engineers) / 8.0);
    pen.put(f32::from(player.credits) / 10.0);
    pen.put(f32::from(player.excavators) / 4.0);
    pen.put(f32::from(player.mixers) / 4.0);
    pen.put(f32::from(player.energy) / 12.0);
    pen.put(plant.now / 8.0);
    pen.put(plant.top / 8.0);
    pen.put(plant.stock / 12.0);
    pen.put(plant.later / 12.0);
    pen.put(plant.biggest / 8.0);
    pen.put(plant.drops / 4.0);
    for kind in Kind::ALL {
        pen.put(table.built(player, kind) as f32 / 3.0);
    }
    pen.put(player.tiles.len() as f32 / 4.0);
    pen.put(player.advanced_tiles() as f32 / 3.0);
    pen.put(player.contracts.len() as f32 / 2.0);
    pen.put(player.fulfilled.len() as f32 / 4.0);
    pen.put(f32::from(u8::from(player.passed)));
    pen.put(f32::from(u8::from(player.is_automa())));
    let lent: u32 = player.wheel[1..].iter().map(|segment| u32::from(segment.machines())).sum();
    pen.put(lent as f32 / 6.0);
    pen.put(player.wheel[1..].iter().filter(|segment| segment.tile.is_some()).count() as f32 / 3.0);
    pen.put(f32::from(u8::from(player.powerhouses.len() >= 3)));
    let place = table.order().iter().position(|&other| other == seat);
    pen.put(place.map_or(0.0, |place| place as f32 / 2.0));
    debug_assert_eq!(pen.at, FACE);
}

/// What is told of the seat itself besides.
fn own(table: &Table, scene: &Scene, seat: Seat, pen: &mut Pen<'_>) {
    let player = &table.seats[seat];
    for kind in Kind::ALL {
        let serving = player.tiles.iter().filter(|tile| tile.builds().has(kind)).count();
        pen.put(serving as f32 / 2.0);
    }
    for segment in &player.wheel[1..] {
        pen.put(f32::from(segment.excavators) / 3.0);
        pen.put(f32::from(segment.mixers) / 3.0);
        pen.put(f32::from(u8::from(segment.tile.is_some())));
    }
    for area in Area::ALL {
        pen.put(player.bases.iter().filter(|base| base.basin().area() == area).count() as f32 / 2.0);
    }
    let powers = || player.conduits.iter().map(|conduit| f32::from(conduit.power()));
    pen.put(powers().sum::<f32>() / 8.0);
    pen.put(powers().fold(0.0, f32::max) / 4.0);
    pen.put(f32::from(player.constructions) / 2.0);
    pen.put(f32::from(player.banked) / 2.0);
    let wanted = player.contracts.iter().map(|contract| f32::from(contract.energy()));
    pen.put(wanted.fold(0.0, f32::max) / 10.0);
    let biggest = scene.plants[seat].biggest;
    let in_reach = player.contracts.iter().filter(|contract| f32::from(contract.energy()) <= biggest);
    pen.put(in_reach.count() as f32 / 2.0);
    pen.put((player.bases & table.river.wet).len() as f32 / 3.0);
    pen.put(player.buildings.len() as f32 / 2.0);
    pen.one_of(player.company.map(|company| company as usize), 5);
    pen.one_of(player.officer.map(|officer| officer as usize), 16);
}

/// What holds for all.
fn shared(table: &Table, scene: &Scene, lead: f32, pen: &mut Pen<'_>) {
    pen.one_of(Some(table.round.into()), 6);
    pen.one_of(usize::from(table.players).checked_sub(2), 3);
    pen.put(scene.to_send);
    pen.put(scene.part);
    pen.put(lead / 20.0);
    pen.put(f32::from(u8::from(table.expanded())));
    pen.put(table.river.waiting.iter().map(|&drops| f32::from(drops)).sum::<f32>() / 6.0);
    pen.put(table.river.held.iter().map(|&drops| f32::from(drops)).sum::<f32>() / 10.0);
    pen.put(table.national.iter().flatten().count() as f32 / 3.0);
    let bonus = table.round.checked_sub(1).map(|round| table.bonus[usize::from(round.min(4))] as usize);
    pen.one_of(bonus, Bonus::EVERY.len());
}
