//! The placing procedure: which of several eligible spaces a structure goes to.

use kernel::{Element, Log, Quiet, Set};

use crate::automa::tiles::{AutomaTileRow, Criterion};
use crate::automa::trace::{Places, Preference};
use crate::company::{Kind, Officer};
use crate::construction::Sites;
use crate::event::Event;
use crate::map::{
    Area, BASES_IN, BaseSpace, Basin, CONDUITS_INTO, CONDUITS_OF_POWER, ConduitSpace, POWERHOUSES_OF,
    PowerhouseSpace, RED_BASES, RED_POWERHOUSES, Site, basins_of_dams, same_basins,
};
use crate::moves::Move;
use crate::position::Table;
use crate::tile::Special;

/// Conduits of this power or more come first with II-Conduit.
const STRONG: usize = 3;

/// What the procedure compares: base spaces, conduit spaces, or basins for a powerhouse.
pub(super) trait Candidate: Element {
    /// Several of them, as events tell them.
    fn places(set: Set<Self>) -> Places;
    /// Those that would be part of a system, water or not.
    fn completing(table: &Table, candidates: Set<Self>) -> Set<Self>;
    /// What hard and very hard look at first.
    fn preferred(table: &Table, left: Set<Self>, special: Option<Special>)
    -> Option<(Preference, Set<Self>)>;
    /// The criteria for it on a tile.
    fn criteria(row: &AutomaTileRow) -> [Criterion; 3];
    /// Those that fit a criterion.
    fn fitting(table: &Table, criterion: Criterion, left: Set<Self>) -> Set<Self>;
    /// Where counting begins.
    fn code(row: &AutomaTileRow) -> Self;
    /// Whether a set counts as one place.
    fn in_one_place(set: Set<Self>) -> bool {
        single(set)
    }
    /// A place beside the one counted out that is taken instead.
    fn cheaper(first: Self, _left: Set<Self>) -> Self {
        first
    }
}

impl Candidate for BaseSpace {
    fn places(set: Set<Self>) -> Places {
        Places::Bases(set)
    }

    fn completing(table: &Table, candidates: Set<Self>) -> Set<Self> {
        let houses = table.me().powerhouse_basins();
        let built = table.built_conduits();
        let completes =
            |space: &Self| (built & space.conduits()).iter().any(|conduit| houses.has(conduit.to()));
        candidates.iter().filter(completes).collect()
    }

    fn preferred(table: &Table, left: Set<Self>, _: Option<Special>) -> Option<(Preference, Set<Self>)> {
        if table.me().has(Officer::Octavius) {
            // Where a conduit could lead to an own powerhouse (L-14.10).
            let houses = table.me().powerhouse_basins();
            let leads = |space: &Self| space.conduits().iter().any(|conduit| houses.has(conduit.to()));
            let there: Set<Self> = left.iter().filter(leads).collect();
            return (!there.is_empty()).then_some((Preference::AboveOwnPowerhouses, there));
        }
        if !table.me().has(Officer::Wilhelm) {
            return None;
        }
        [Area::Mountains, Area::Hills]
            .into_iter()
            .map(|area| left & BASES_IN[area as usize])
            .find(|there| !there.is_empty())
            .map(|there| (Preference::Mountains, there))
    }

    fn criteria(row: &AutomaTileRow) -> [Criterion; 3] {
        row.dam
    }

    fn fitting(table: &Table, criterion: Criterion, left: Set<Self>) -> Set<Self> {
        table.fitting_bases(criterion, left)
    }

    fn code(row: &AutomaTileRow) -> Self {
        Self((row.dam_code.0 - 1) * 2)
    }

    fn in_one_place(set: Set<Self>) -> bool {
        single(same_basins(set) & RED_BASES)
    }

    /// Of two base spaces in one basin the lower, which has no fee.
    fn cheaper(first: Self, left: Set<Self>) -> Self {
        let lower = Self(first.0 | 1);
        if left.has(lower) { lower } else { first }
    }
}

impl Candidate for ConduitSpace {
    fn places(set: Set<Self>) -> Places {
        Places::Conduits(set)
    }

    fn completing(table: &Table, candidates: Set<Self>) -> Set<Self> {
        let me = table.me();
        let houses = me.powerhouse_basins();
        let dams = basins_of_dams(me.bases | table.river.neutral);
        candidates.iter().filter(|it| dams.has(it.from()) && houses.has(it.to())).collect()
    }

    fn preferred(_: &Table, left: Set<Self>, special: Option<Special>) -> Option<(Preference, Set<Self>)> {
        let Some(Special::MachinesAtMost(_)) = special else { return None };
        let strong = left & CONDUITS_OF_POWER[STRONG..].iter().copied().collect();
        (!strong.is_empty()).then_some((Preference::StrongConduits, strong))
    }

    fn criteria(row: &AutomaTileRow) -> [Criterion; 3] {
        row.conduit
    }

    fn fitting(table: &Table, criterion: Criterion, left: Set<Self>) -> Set<Self> {
        table.fitting_conduits(criterion, left)
    }

    fn code(row: &AutomaTileRow) -> Self {
        row.conduit_code
    }
}

impl Candidate for Basin {
    fn places(set: Set<Self>) -> Places {
        Places::Basins(set)
    }

    fn completing(table: &Table, candidates: Set<Self>) -> Set<Self> {
        let dams = basins_of_dams(table.me().bases | table.river.neutral);
        let built = table.built_conduits();
        let completes = |basin: &Self| {
            (built & CONDUITS_INTO[basin.0 as usize]).iter().any(|conduit| dams.has(conduit.from()))
        };
        candidates.iter().filter(completes).collect()
    }

    fn preferred(_: &Table, _: Set<Self>, _: Option<Special>) -> Option<(Preference, Set<Self>)> {
        None
    }

    fn criteria(row: &AutomaTileRow) -> [Criterion; 3] {
        row.powerhouse
    }

    fn fitting(table: &Table, criterion: Criterion, left: Set<Self>) -> Set<Self> {
        table.fitting_basins(criterion, left)
    }

    fn code(row: &AutomaTileRow) -> Self {
        row.powerhouse_code
    }
}

impl Table {
    /// The space for a structure among the eligible ones; `None` if there is none.
    pub(super) fn place_structure(
        &self,
        kind: Kind,
        eligible: Sites,
        special: Option<Special>,
        log: &mut impl Log<Table, Event>,
    ) -> Option<Move> {
        if !eligible.any() {
            return None;
        }
        let site = match kind {
            Kind::Base => {
                let space = self.choose_place(kind, eligible.bases, special, log);
                let red = BaseSpace(space.0 & !1);
                // I-Joker: the red space of the basin found, if it is eligible.
                let free = special == Some(Special::NoSiteFee) && self.me().is_automa();
                Site::Base(if free && eligible.bases.has(red) { red } else { space })
            }
            Kind::Elevation => Site::Base(self.choose_place(kind, eligible.elevations, special, log)),
            Kind::Conduit => Site::Conduit(self.choose_place(kind, eligible.conduits, special, log)),
            Kind::Powerhouse => {
                let basins = eligible.powerhouses.iter().map(PowerhouseSpace::basin).collect();
                let basin: Basin = self.choose_place(kind, basins, special, log);
                let free = eligible.powerhouses & POWERHOUSES_OF[basin.0 as usize];
                // The leftmost space without a red border, otherwise the leftmost.
                Site::Powerhouse((free - RED_POWERHOUSES).first().or(free.first())?)
            }
            // The direction printed on the tile decides.
            Kind::Building => return None,
        };
        Some(Move::Build { kind, site })
    }

    /// One of some own dams by the dam column of the criteria tile alone.
    pub(super) fn by_dam_column(&self, dams: Set<BaseSpace>) -> Option<BaseSpace> {
        let one = || self.choose_place(Kind::Elevation, dams, None, &mut Quiet);
        (!dams.is_empty()).then(one)
    }

    /// Narrows the candidates, of which there is one at least, down to one.
    fn choose_place<P: Candidate>(
        &self,
        kind: Kind,
        candidates: Set<P>,
        special: Option<Special>,
        log: &mut impl Log<Table, Event>,
    ) -> P {
        let seat = self.active;
        let places = P::places;
        log.note(self, Event::AutomaCandidates { seat, structure: kind, candidates: places(candidates) });
        let mut left = candidates;
        // Neither step is for elevations.
        if kind != Kind::Elevation && !single(left) {
            let completing = P::completing(self, left);
            if P::in_one_place(completing) {
                left = completing;
            }
            log.note(self, Event::AutomaThird { seat, completing: places(completing), left: places(left) });
        }
        if kind != Kind::Elevation
            && !single(left)
            && self.me().is_automa()
            && let Some((by, preferred)) = P::preferred(self, left, special)
        {
            left = preferred;
            log.note(self, Event::AutomaPreference { seat, by, left: places(left) });
        }
        let row = self.automa.criteria.map(|tile| tile.row());
        for criterion in row.map(P::criteria).into_iter().flatten() {
            if single(left) {
                break;
            }
            let fitting = P::fitting(self, criterion, left);
            if !fitting.is_empty() {
                left = fitting;
            }
            log.note(
                self,
                Event::AutomaCriterion { seat, criterion, fitting: places(fitting), left: places(left) },
            );
        }
        if let (true, Some(only)) = (single(left), left.first()) {
            return only;
        }
        // The first candidate from the code on.
        let start = row.map_or_else(|| P::nth(0), P::code);
        let ahead = left.iter().find(|place| place.number() >= start.number());
        let first = ahead.or(left.first()).expect("one of the candidates is chosen");
        let place = P::cheaper(first, left);
        log.note(
            self,
            Event::AutomaCode {
                seat,
                from: places(Set::of(start)),
                wrapped: place.number() < start.number(),
                chosen: places(Set::of(place)),
            },
        );
        place
    }
}

/// Whether a set has one member.
fn single<T: Element>(set: Set<T>) -> bool {
    set.len() == 1
}
