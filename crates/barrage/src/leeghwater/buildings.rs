//! Private buildings: building beside one, and using it (L-4, L-6.4, L-7).

use kernel::{Log, Moves, Set};

use super::Building;
use crate::company::{Kind, Officer};
use crate::construction::SOLOMON_CREDITS;
use crate::effect::Effect;
use crate::event::{Event, Why};
use crate::moves::{Move, Payment};
use crate::position::{Player, Segment, Table};
use crate::step::Step;
use crate::tables::FEE;
use crate::tile::{Special, Tile};

/// Engineers for Margot's space (L-6.4).
const MARGOT_ENGINEERS: u8 = 1;

impl Player {
    /// How many machines credits may stand in for (B-21.5, A-21.6, L-12.1).
    fn replaceable(&self, credits: u16) -> u16 {
        match self.has(Officer::Solomon) {
            true if self.is_automa() => 1,
            true => credits / u16::from(SOLOMON_CREDITS),
            false => 0,
        }
    }

    /// Every way to pay for building beside a private building, with so many credits to spend on machines (L-4.2, L-4.7).
    #[cold]
    #[inline(never)]
    pub(crate) fn building_payments(
        &self,
        building: Building,
        special: Option<Special>,
        credits: u16,
        mut way: impl FnMut(Payment),
    ) {
        let row = building.row();
        if self.excamixers > 0 {
            return self.mixed_building_payments(building, special, way);
        }
        let most = self.replaceable(credits);
        let mut pay = |excavators: u8, mixers: u8, replaced: u8| {
            if excavators <= self.excavators && mixers <= self.mixers {
                way(Payment {
                    excavators,
                    mixers,
                    credits: replaced * SOLOMON_CREDITS,
                    ..Payment::default()
                });
            }
        };
        let up_to = |count: u8| 0..=most.min(count.into()) as u8;
        match special {
            Some(Special::AnyMachines) => {
                let all = row.excavators + row.mixers;
                for replaced in up_to(all) {
                    for mixers in 0..=all - replaced {
                        pay(all - replaced - mixers, mixers, replaced);
                    }
                }
            }
            Some(Special::OneKind) => {
                // An Automa pays the kind it has fewer of.
                let automa = self.is_automa();
                if !automa || self.excavators <= self.mixers {
                    up_to(row.excavators).for_each(|replaced| pay(row.excavators - replaced, 0, replaced));
                }
                if !automa || self.mixers < self.excavators {
                    up_to(row.mixers).for_each(|replaced| pay(0, row.mixers - replaced, replaced));
                }
            }
            _ => {
                for replaced in up_to(row.excavators + row.mixers) {
                    for of_mixers in replaced.saturating_sub(row.excavators)..=replaced.min(row.mixers) {
                        pay(row.excavators + of_mixers - replaced, row.mixers - of_mixers, replaced);
                    }
                }
            }
        }
    }

    /// Every way to pay for it where excamixers serve (L-14.4); Elon has nobody to replace machines by credits.
    fn mixed_building_payments(
        &self,
        building: Building,
        special: Option<Special>,
        mut way: impl FnMut(Payment),
    ) {
        let row = building.row();
        match special {
            Some(Special::AnyMachines) => self.any_payments(row.excavators + row.mixers, way),
            Some(Special::OneKind) => {
                let automa = self.is_automa();
                if !automa || self.excavators <= self.mixers {
                    self.mixed_payments(row.excavators, 0, &mut way);
                }
                if !automa || self.mixers < self.excavators {
                    // With as many of each kind, all of them excamixers is one way, not two.
                    let told = |payment: &Payment| {
                        !automa && payment.mixers == 0 && payment.excamixers == row.excavators
                    };
                    self.mixed_payments(0, row.mixers, |payment| {
                        if !told(&payment) {
                            way(payment);
                        }
                    });
                }
            }
            _ => self.mixed_payments(row.excavators, row.mixers, way),
        }
    }

    /// Whether building there can be paid at all.
    fn can_pay_building(&self, building: Building, special: Option<Special>, credits: u16) -> bool {
        let mut any = false;
        self.building_payments(building, special, credits, |_| any = true);
        any
    }
}

impl Table {
    /// The fee of the cheapest free building space (L-4.4, L-4.5).
    pub fn building_fee(&self, building: Building) -> u8 {
        let Some(row) = self.leeghwater.row_of(building) else { return 0 };
        let space = self.building_spaces(row).get(self.builders(building).count());
        if space.is_some_and(|&space| space < 2) { 0 } else { FEE }
    }

    /// The private buildings where the player has not built yet (L-4.3).
    pub(crate) fn vacant_buildings(&self) -> Set<Building> {
        let me = self.me();
        if !me.buildings.fewer_than(Kind::Building.pieces()) {
            return Set::EMPTY;
        }
        self.leeghwater.buildings.iter().filter_map(|&building| building).collect::<Set<_>>() - me.buildings
    }

    /// The private buildings where the player could build with a tile of this effect (L-4.1, L-4.2).
    pub(crate) fn building_sites(&self, special: Option<Special>, credits: u16) -> Set<Building> {
        if !self.expanded() {
            return Set::EMPTY;
        }
        let payable = |building: &Building| {
            let fee = if special == Some(Special::NoSiteFee) { 0 } else { self.building_fee(*building) };
            let left = credits.checked_sub(fee.into());
            left.is_some_and(|left| self.me().can_pay_building(*building, special, left))
        };
        self.vacant_buildings().iter().filter(payable).collect()
    }

    /// The action space of a private building to use next, counted from 0: the cheapest free one (L-4.9), which is not the
    /// first where an Automa has built (L-13.4).
    pub fn next_action_space(&self, building: Building) -> Option<usize> {
        let row = self.leeghwater.row_of(building)?;
        let first = usize::from(self.closed(building));
        (first..4).find(|&nth| self.leeghwater.visitors[row][nth].is_none())
    }

    /// Whether an Automa has closed the first action space (L-13.4).
    pub fn closed(&self, building: Building) -> bool {
        self.automas().any(|seat| self.seats[seat].buildings.has(building))
    }

    /// Whether the player has used an action space of a private building this round (L-4.8).
    pub(crate) fn has_visited(&self, building: Building) -> bool {
        let row = self.leeghwater.row_of(building);
        row.is_some_and(|row| self.leeghwater.visitors[row].contains(&Some(self.active)))
    }

    /// Whether the action of a private building can be carried out with so many credits (L-4.11, L-4.16).
    pub(crate) fn can_act(&self, building: Building, credits: u16) -> bool {
        let me = self.me();
        let row = building.row();
        let Some(left) = credits.checked_sub(row.price.into()) else { return false };
        row.action.then.iter().all(|effect| match effect {
            Effect::DropAtDam => !self.dams_with_room(None).is_empty(),
            Effect::Produce(_) => self.best_energy(left, 1) > 0,
            Effect::Fulfil { .. } => !me.contracts.is_empty(),
            Effect::RetrieveTile => !me.tiles_on_wheel().is_empty(),
            Effect::RetrieveMachines => me.wheel.iter().any(|segment| segment.machines() > 0),
            Effect::BuyWork(each) => self.buyable(*each, left).next().is_some(),
            _ => true,
        })
    }

    /// Whether a private building may be used at its spaces now (L-4.8, L-4.11).
    fn usable_building(&self, building: Building) -> bool {
        let me = self.me();
        !self.has_visited(building)
            && self.next_action_space(building).is_some_and(|nth| {
                let space = building.space(nth);
                space.engineers <= me.engineers
                    && me
                        .credits
                        .checked_sub(space.fee.into())
                        .is_some_and(|left| self.can_act(building, left))
            })
    }

    /// The private buildings that may be used at their spaces now.
    pub(crate) fn usable_buildings(&self) -> Set<Building> {
        self.me().buildings.iter().filter(|&building| self.usable_building(building)).collect()
    }

    /// Whether Margot's space is there for the player and free (L-6.4, L-12.9).
    pub(crate) fn margot_free(&self, copied: bool) -> bool {
        let me = self.me();
        me.officer == Some(Officer::Margot) && me.own_space == 0
            || copied && me.copied == Some(Officer::Margot)
    }

    /// What a turn may do with private buildings: their spaces, and Margot's (L-10.1).
    #[inline(never)]
    pub(crate) fn list_building_turns(&self, copied: bool, moves: &mut Moves<Move>) {
        moves.extend(self.usable_buildings().iter().map(Move::Use));
        let me = self.me();
        if self.margot_free(copied) && me.buildings.iter().any(|building| self.can_act(building, me.credits))
        {
            moves.push(Move::Margot);
        }
    }

    /// Engineers go to a private building, and its action follows (L-4.11).
    pub(crate) fn use_building(&mut self, building: Building, log: &mut impl Log<Table, Event>) {
        let (Some(row), Some(nth)) = (self.leeghwater.row_of(building), self.next_action_space(building))
        else {
            return;
        };
        let seat = self.active;
        let space = building.space(nth);
        self.leeghwater.visitors[row][nth] = Some(seat);
        self.send_engineers(space.engineers);
        log.note(
            self,
            Event::PlacedAtBuilding { seat, building, nth: nth as u8 + 1, engineers: space.engineers },
        );
        self.pay(seat, space.fee.into(), Why::Building(building), log);
        self.act_building(building, log);
    }

    /// An engineer goes to Margot's space; which building acts is asked next (L-6.4).
    pub(crate) fn margot(&mut self, log: &mut impl Log<Table, Event>) {
        self.me_mut().own_space += MARGOT_ENGINEERS;
        self.send_engineers(MARGOT_ENGINEERS);
        log.note(self, Event::PlacedWithMargot { seat: self.active, engineers: MARGOT_ENGINEERS });
        self.agenda.push(Step::Margot);
    }

    /// Every activated building whose action is possible (DP-25).
    #[inline(never)]
    pub(crate) fn list_acting(&self, moves: &mut Moves<Move>) {
        let me = self.me();
        moves.extend(me.buildings.iter().filter(|&it| self.can_act(it, me.credits)).map(Move::Use));
    }

    /// I-Building: the action of the building just activated, or not (DP-24).
    #[inline(never)]
    pub(crate) fn list_use_now(&self, building: Building, moves: &mut Moves<Move>) {
        if self.can_act(building, self.me().credits) {
            moves.push(Move::Use(building));
            moves.push(Move::Decline);
        }
    }

    /// The price of a private building's action and its effect (L-4.11).
    pub(crate) fn act_building(&mut self, building: Building, log: &mut impl Log<Table, Event>) {
        let row = building.row();
        let why = Why::Building(building);
        self.pay(self.active, row.price.into(), why, log);
        self.receive_energy(&row.action, why, log);
    }

    /// Every tile on the wheel (DP-20).
    #[inline(never)]
    pub(crate) fn list_retrievable(&self, moves: &mut Moves<Move>) {
        moves.extend(self.me().tiles_on_wheel().iter().map(Move::Retrieve));
    }

    /// A tile comes back from the wheel; the machines beside it stay (L-4.14).
    pub(crate) fn retrieve(&mut self, tile: Tile, log: &mut impl Log<Table, Event>) {
        let me = self.me_mut();
        if let Some(segment) = me.wheel.iter_mut().find(|segment| segment.tile == Some(tile)) {
            segment.tile = None;
            me.tiles.add(tile);
            log.note(self, Event::TileRetrieved { seat: self.active, tile });
        }
    }

    /// Every segment with machines, and every half of them (DP-21).
    #[inline(never)]
    pub(crate) fn list_salvages(&self, moves: &mut Moves<Move>) {
        for (place, segment) in (0..).zip(&self.me().wheel).filter(|(_, segment)| segment.machines() > 0) {
            for excamixers in 0..=(segment.machines() / 2).min(segment.excamixers) {
                let half = segment.machines() / 2 - excamixers;
                for excavators in half.saturating_sub(segment.mixers)..=half.min(segment.excavators) {
                    let mixers = half - excavators;
                    moves.push(Move::Salvage { segment: place, excavators, mixers, excamixers });
                }
            }
        }
    }

    /// Machines come back from a segment of the wheel (L-4.14).
    pub(crate) fn salvage(&mut self, segment: u8, back: Payment, log: &mut impl Log<Table, Event>) {
        let Payment { excavators, mixers, excamixers, .. } = back;
        let me = self.me_mut();
        let from = &mut me.wheel[usize::from(segment)];
        from.excavators -= excavators;
        from.mixers -= mixers;
        from.excamixers -= excamixers;
        me.excavators += excavators;
        me.mixers += mixers;
        me.excamixers += excamixers;
        log.note(self, Event::MachinesRetrieved { seat: self.active, excavators, mixers, excamixers });
    }
}

impl Segment {
    /// Machines of all kinds.
    pub const fn machines(&self) -> u8 {
        self.excavators + self.mixers + self.excamixers
    }
}
