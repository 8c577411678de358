//! Automas at the table: who is one, and what they begin with.

use kernel::{BySeat, Log, Seat, Set};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};
use std::collections::BTreeMap;

use crate::automa::Level;
use crate::automa::tiles::AutomaTile;
use crate::company::{Company, Officer};
use crate::event::Event;
use crate::position::{Player, Position, Table};
use crate::setup::COPYABLE;
use crate::tables::AUTOMA_VP;
use crate::terms::{Options, Seating};

/// The Automas of a set-up in writing: `{"P3":"hard"}`.
pub(crate) mod levels {
    use super::*;

    type Levels = BySeat<Option<Level>>;

    pub(crate) fn none(levels: &Levels) -> bool {
        levels.0.iter().all(Option::is_none)
    }

    pub(crate) fn serialize<S: Serializer>(levels: &Levels, serializer: S) -> Result<S::Ok, S::Error> {
        let automas = (0..).map(Seat).zip(levels.0).filter_map(|(seat, level)| Some((seat, level?)));
        serializer.collect_map(automas)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Levels, D::Error> {
        let mut levels = Levels::default();
        for (seat, level) in BTreeMap::<String, Level>::deserialize(deserializer)? {
            let seat: Seat = seat.parse().map_err(D::Error::custom)?;
            levels[seat] = Some(level);
        }
        Ok(levels)
    }
}

impl Player {
    /// What an Automa begins with; the officer only at very hard.
    pub fn automa(company: Company, officer: Option<Officer>, level: Level, options: Options) -> Self {
        let officer = officer.filter(|_| level == Level::VeryHard);
        let beginning = Self::beginning(company, officer, options);
        Self { automa: Some(level), credits: 0, vp: AUTOMA_VP.into(), ..beginning }
    }
}

impl Table {
    /// The seats of the Automas.
    pub fn automas(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.seats[seat].is_automa())
    }

    /// The seats of the people.
    pub fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| !self.seats[seat].is_automa())
    }

    /// With Mahiri on an Automa's side the first turn of every human is decided by a tile.
    pub(crate) fn direct_humans(&mut self) {
        if self.automas().any(|seat| self.seats[seat].officer == Some(Officer::Mahiri)) {
            self.automa.directed = self.humans().collect();
        }
    }
}

impl Position {
    /// The tiles are shuffled, the top one's action side showing.
    pub(crate) fn deal_automas(&mut self, levels: BySeat<Option<Level>>, chance: &mut kernel::Chance) {
        for seat in self.table.seats() {
            self.table.seats[seat].automa = levels[seat];
        }
        let stack = &mut self.hidden.automa_tiles;
        stack.extend(AutomaTile::all());
        chance.shuffle(stack);
        self.table.automa.action = stack.pop();
        self.hidden.chance = kernel::Chance(chance.word());
    }

    /// After the draft: the boards left over go to the Automas at random, who come first in the turn order, in random
    /// order; the rest goes back to the box.
    pub(crate) fn seat_automas(&mut self, log: &mut impl Log<Position, Event>) {
        let mut automas: arrayvec::ArrayVec<Seat, 4> = self.table.automas().collect();
        let mut pairs: arrayvec::ArrayVec<(Company, Officer), 4> =
            self.table.pairs.into_iter().flatten().collect();
        let free = self.table.terms.options.seating == Seating::Free;
        if free {
            // What nobody has chosen, put together by chance (B-25.1).
            let taken: Set<Officer> =
                self.table.humans().filter_map(|seat| self.table.seats[seat].officer).collect();
            let mut officers: arrayvec::ArrayVec<Officer, { Officer::EVERY.len() }> = self
                .table
                .terms
                .options
                .officers()
                .into_iter()
                .filter(|&officer| !taken.has(officer))
                .collect();
            self.hidden.chance.shuffle(&mut officers);
            let mut companies = self.table.terms.options.companies();
            companies.retain(|company| self.table.seat_of(*company).is_none());
            pairs.extend(companies.into_iter().zip(officers));
        }
        self.hidden.chance.shuffle(&mut pairs);
        let (table, open) = &mut self.opened(log);
        for (&seat, &(company, officer)) in automas.iter().zip(&pairs) {
            let Some(level) = table.seats[seat].automa else { continue };
            let player = Player::automa(company, Some(officer), level, table.terms.options);
            table.seats[seat] = player;
            table
                .pairs
                .iter_mut()
                .filter(|pair| **pair == Some((company, officer)))
                .for_each(|it| *it = None);
            open.note(table, Event::AutomaJoined { seat, level, company, officer: player.officer });
        }
        let left: Set<Officer> = pairs.iter().map(|&(_, officer)| officer).collect();
        (table.starting, table.pairs) = (Set::EMPTY, [None; 4]);
        self.hidden.chance.shuffle(&mut automas);
        let table = &mut self.table;
        // The draft has left the humans in the order of their first turns.
        let humans = table.humans().count();
        table.order.copy_within(..humans, automas.len());
        table.order[..automas.len()].copy_from_slice(&automas);
        let mahiri = table.humans().find(|&seat| table.seats[seat].officer == Some(Officer::Mahiri));
        if free {
            // They were laid out at the deal.
        } else if table.terms.lays_out_officers_first() {
            // An officer that no Automa uses stays where it lies, for her.
            let extra = table.extra_officers | left;
            let kept: Set<Officer> = table.automas().filter_map(|seat| table.seats[seat].officer).collect();
            table.extra_officers = if mahiri.is_some() { extra - kept } else { Set::EMPTY };
        } else if let Some(mahiri) = mahiri {
            let others = table.copyable(mahiri);
            let mut unused: arrayvec::ArrayVec<Officer, 7> = Officer::ALL
                .into_iter()
                .filter(|&officer| officer != Officer::Mahiri && !others.has(officer))
                .collect();
            self.hidden.chance.shuffle(&mut unused);
            let (table, open) = &mut self.opened(log);
            for &officer in &unused[..COPYABLE - others.len() as usize] {
                table.extra_officers.add(officer);
                open.note(table, Event::OfficerLaidOut { officer });
            }
        }
        let (table, log) = &mut self.opened(log);
        table.begin_round(log);
    }
}
