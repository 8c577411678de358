//! The placing procedure: which of several eligible spaces a structure goes to.

use kernel::Log;

use crate::automa::tiles::Criterion;
use crate::automa::trace::{Places, Preference};
use crate::company::{Kind, Officer};
use crate::event::Event;
use crate::map::{
    Area, BASES_IN, BaseSpace, Basin, CONDUITS_OF_POWER, ConduitSpace, POWERHOUSES_OF, PowerhouseSpace,
    RED_BASES, RED_POWERHOUSES, Site, bits, same_basins,
};
use crate::moves::Move;
use crate::position::Table;
use crate::tile::Special;

/// Conduits of this power or more come first with II-Conduit.
const STRONG: usize = 3;

impl Table {
    /// The space for a structure among the eligible ones; `None` if there is none.
    pub(super) fn place_structure(
        &self,
        kind: Kind,
        eligible: u32,
        special: Option<Special>,
        log: &mut impl Log<Event>,
    ) -> Option<Move> {
        if eligible == 0 {
            return None;
        }
        let places = if kind == Kind::Powerhouse { basins_of(eligible) } else { eligible };
        let place = self.choose_place(kind, places, special, log);
        let site = match kind {
            Kind::Base | Kind::Elevation => {
                let upper = place & !1;
                // I-Joker: the red space of the basin found, if it is eligible.
                let red = kind == Kind::Base
                    && special == Some(Special::NoSiteFee)
                    && eligible >> upper & 1 == 1
                    && self.me().is_automa();
                Site::Base(BaseSpace(if red { upper } else { place }))
            }
            Kind::Conduit => Site::Conduit(ConduitSpace(place)),
            Kind::Powerhouse => {
                // The leftmost space without a red border, otherwise the leftmost.
                let free = eligible & POWERHOUSES_OF[place as usize];
                let plain = free & !RED_POWERHOUSES;
                let leftmost = if plain != 0 { plain } else { free };
                Site::Powerhouse(PowerhouseSpace(leftmost.trailing_zeros() as u8))
            }
        };
        Some(Move::Build { kind, site })
    }

    /// Narrows the candidates down to one, the number of its space or basin.
    fn choose_place(
        &self,
        kind: Kind,
        candidates: u32,
        special: Option<Special>,
        log: &mut impl Log<Event>,
    ) -> u8 {
        let seat = self.active;
        let places = |set| Places { kind, set };
        log.note(Event::AutomaCandidates { seat, structure: kind, candidates: places(candidates) });
        let mut left = candidates;
        if kind != Kind::Elevation && !single(left) {
            let completing = self.completing(kind, left);
            if in_one_place(kind, completing) {
                left = completing;
            }
            log.note(Event::AutomaThird { seat, completing: places(completing), left: places(left) });
        }
        if !single(left)
            && let Some((by, preferred)) = self.preferred(kind, left, special)
        {
            left = preferred;
            log.note(Event::AutomaPreference { seat, by, left: places(left) });
        }
        for criterion in self.criteria(kind).into_iter().flatten() {
            if single(left) {
                break;
            }
            let fitting = self.fitting(criterion, kind, left);
            if fitting != 0 {
                left = fitting;
            }
            log.note(Event::AutomaCriterion {
                seat,
                criterion,
                fitting: places(fitting),
                left: places(left),
            });
        }
        if single(left) {
            return left.trailing_zeros() as u8;
        }
        let (start, place) = self.by_code(kind, left);
        log.note(Event::AutomaCode {
            seat,
            from: places(1 << start),
            wrapped: place < start,
            chosen: places(1 << place),
        });
        place
    }

    /// The three criteria for a structure on the criteria tile.
    fn criteria(&self, kind: Kind) -> Option<[Criterion; 3]> {
        self.automa.criteria.map(|tile| match kind {
            Kind::Base | Kind::Elevation => tile.row().dam,
            Kind::Conduit => tile.row().conduit,
            Kind::Powerhouse => tile.row().powerhouse,
        })
    }

    /// The candidates that would be part of a system, water or not.
    pub(super) fn completing(&self, kind: Kind, candidates: u32) -> u32 {
        let me = self.me();
        let houses = me.powerhouse_basins();
        let built = self.built_conduits();
        // Basins from which an own or a neutral dam could feed a conduit.
        let dams = dam_basins(me.bases | self.river.neutral);
        let fed = |conduit: ConduitSpace| dams >> conduit.from().0 & 1 == 1;
        let driving = |conduit: ConduitSpace| houses >> conduit.to().0 & 1 == 1;
        let completes = |place: u8| match kind {
            Kind::Base => bits(built & 0b11 << (place & !1)).map(ConduitSpace).any(driving),
            Kind::Conduit => fed(ConduitSpace(place)) && driving(ConduitSpace(place)),
            Kind::Powerhouse => {
                bits(built).map(ConduitSpace).any(|conduit| conduit.to().0 == place && fed(conduit))
            }
            Kind::Elevation => false,
        };
        bits(candidates).filter(|&place| completes(place)).fold(0, |set, place| set | 1 << place)
    }

    /// What hard and very hard look at first.
    fn preferred(&self, kind: Kind, left: u32, special: Option<Special>) -> Option<(Preference, u32)> {
        let me = self.me();
        if !me.is_automa() {
            return None;
        }
        match (kind, special) {
            (Kind::Conduit, Some(Special::MachinesAtMost(_))) => {
                let strong = CONDUITS_OF_POWER[STRONG..].iter().fold(0, |set, some| set | some);
                (left & strong != 0).then_some((Preference::StrongConduits, left & strong))
            }
            (Kind::Base, _) if me.has(Officer::Wilhelm) => [Area::Mountains, Area::Hills]
                .into_iter()
                .map(|area| left & BASES_IN[area as usize])
                .find(|&there| there != 0)
                .map(|there| (Preference::Mountains, there)),
            _ => None,
        }
    }

    /// The first candidate from the code on, and the code's own place.
    fn by_code(&self, kind: Kind, left: u32) -> (u8, u8) {
        let row = self.automa.criteria.map(|tile| tile.row());
        let start = match kind {
            Kind::Base | Kind::Elevation => row.map_or(0, |row| (row.dam_code.0 - 1) * 2),
            Kind::Conduit => row.map_or(0, |row| row.conduit_code.0),
            Kind::Powerhouse => row.map_or(0, |row| row.powerhouse_code.0),
        };
        let ahead = left & !0 << start;
        let first = if ahead != 0 { ahead } else { left }.trailing_zeros() as u8;
        // Of two base spaces in one basin the lower, which has no fee.
        let place = match kind {
            Kind::Base if left >> (first | 1) & 1 == 1 => first | 1,
            _ => first,
        };
        (start, place)
    }
}

/// Whether a set has one member.
const fn single(set: u32) -> bool {
    set.is_power_of_two()
}

/// Whether all of a set, which is not empty, lie in one basin or on one conduit space.
fn in_one_place(kind: Kind, set: u32) -> bool {
    match kind {
        Kind::Base => single(same_basins(set) & RED_BASES),
        _ => single(set),
    }
}

/// The basins of powerhouse spaces, as a set of basin numbers.
fn basins_of(spaces: u32) -> u32 {
    Basin::all()
        .filter(|basin| spaces & POWERHOUSES_OF[basin.0 as usize] != 0)
        .fold(0, |set, basin| set | 1 << basin.0)
}

/// The basins of base spaces, as a set of basin numbers.
pub(super) fn dam_basins(bases: u32) -> u32 {
    bits(bases).fold(0, |set, space| set | 1 << BaseSpace(space).basin().0)
}
