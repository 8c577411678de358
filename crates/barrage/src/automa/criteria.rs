//! The placing criteria: which of the candidates fit.

use kernel::{Element, Set};

use crate::automa::tiles::Criterion;
use crate::map::{
    BaseSpace, Basin, CONDUITS_INTO, CONDUITS_OF_POWER, ConduitSpace, HeadStream, RED_BASES, basins_of_dams,
};
use crate::position::Table;

/// The basins of the plains.
const PLAINS: Set<Basin> = Set::from_bits(0b1_1111 << 8);

/// Base spaces that water leaving the powerhouses of a basin meets, nearest first.
fn below(basin: Basin) -> impl Iterator<Item = BaseSpace> {
    std::iter::successors(Some(basin), |basin| basin.river()).flat_map(Basin::base_spaces)
}

/// Whose dam or powerhouse something is, for one company.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Own,
    Neutral,
    Other,
}

impl Table {
    /// The base spaces that fit a criterion for dams; of a criterion with an inner preference, those of the first
    /// class that is not empty. Criteria for other structures fit none.
    pub(super) fn fitting_bases(&self, criterion: Criterion, left: Set<BaseSpace>) -> Set<BaseSpace> {
        let me = self.me();
        match criterion {
            Criterion::StrongestBuiltConduit => greatest(left, |space| self.built_link(space.conduits())),
            Criterion::OwnPowerhouse => {
                let houses = me.powerhouse_basins();
                of(left, |space| space.conduits().iter().any(|pipe| houses.has(pipe.to())))
            }
            Criterion::MostWater => self.most_water(left),
            Criterion::RedSpace => left & RED_BASES,
            Criterion::BelowPowerhouse => left & self.below_powerhouses(),
            Criterion::ConduitToOwnDam => {
                let leads = |space: BaseSpace, dams: Set<Basin>| {
                    space.conduits().iter().any(|pipe| dams.has(pipe.to()))
                };
                let own = basins_of_dams(me.bases);
                let others = basins_of_dams(self.dams(Whose::Other));
                first([of(left, |space| leads(space, own)), of(left, |space| !leads(space, others))])
            }
            _ => Set::EMPTY,
        }
    }

    /// The same for conduits.
    pub(super) fn fitting_conduits(
        &self,
        criterion: Criterion,
        left: Set<ConduitSpace>,
    ) -> Set<ConduitSpace> {
        let mut classes =
            (1..=5).rev().map(|power| left & CONDUITS_OF_POWER[power]).filter(|class| !class.is_empty());
        match criterion {
            Criterion::Strongest => classes.next().unwrap_or_default(),
            Criterion::SecondStrongest => {
                let strongest = classes.next();
                classes.next().or(strongest).unwrap_or_default()
            }
            Criterion::DamOwnNeutralOther => self.at_start(left, [Whose::Own, Whose::Neutral, Whose::Other]),
            Criterion::DamOtherNeutralOwn => self.at_start(left, [Whose::Other, Whose::Neutral, Whose::Own]),
            Criterion::PowerhouseOwnOther => self.at_end(left, [Whose::Own, Whose::Other]),
            Criterion::PowerhouseOtherOwn => self.at_end(left, [Whose::Other, Whose::Own]),
            _ => Set::EMPTY,
        }
    }

    /// The same for the basins of powerhouses.
    pub(super) fn fitting_basins(&self, criterion: Criterion, left: Set<Basin>) -> Set<Basin> {
        match criterion {
            Criterion::StrongestBuiltConduit => {
                greatest(left, |basin| self.built_link(CONDUITS_INTO[basin.0 as usize]))
            }
            Criterion::OwnDam => {
                let own = basins_of_dams(self.me().bases);
                of(left, |basin| CONDUITS_INTO[basin.0 as usize].iter().any(|pipe| own.has(pipe.from())))
            }
            Criterion::Plains => left & PLAINS,
            Criterion::Hills5 => left & Set::of(Basin(5)),
            Criterion::Hills6 => left & Set::of(Basin(6)),
            Criterion::Hills7 => left & Set::of(Basin(7)),
            Criterion::FeedsOwnDam => first([self.feeding_own(left), self.sparing_others(left)]),
            Criterion::NotFeedsOtherDam => first([self.sparing_others(left), self.feeding_own(left)]),
            _ => Set::EMPTY,
        }
    }

    /// The strongest built conduit of these, doubled, and one more if an own one is as strong; 0 without any (A-16.2,
    ///
    fn built_link(&self, conduits: Set<ConduitSpace>) -> u8 {
        let own = self.me().conduits;
        let linked = (self.built_conduits() & conduits).iter();
        linked.map(|conduit| conduit.power() * 2 + u8::from(own.has(conduit))).max().unwrap_or(0)
    }

    /// Drops from each head stream that would reach each base space if everything flowed now.
    pub(super) fn reaching(&self) -> [[u8; 4]; BaseSpace::COUNT] {
        let mut reaching = [[0; 4]; BaseSpace::COUNT];
        let mut river = self.river;
        let deep = self.deep_dams();
        for head in HeadStream::ALL {
            for _ in 0..self.river.waiting[head.0 as usize] {
                let mut basin = Some(head.basin());
                while let Some(here) = basin {
                    let caught = river.first_with_room(here, deep);
                    for space in here.base_spaces() {
                        reaching[space.0 as usize][head.0 as usize] += 1;
                        if caught == Some(space) {
                            break;
                        }
                    }
                    if let Some(dam) = caught {
                        river.hold(dam);
                        break;
                    }
                    basin = here.river();
                }
            }
        }
        reaching
    }

    /// The candidates reached by most drops; equals by the letters of the criteria tile.
    fn most_water(&self, left: Set<BaseSpace>) -> Set<BaseSpace> {
        if self.river.waiting == [0; 4] {
            return Set::EMPTY;
        }
        let reaching = self.reaching();
        let total = |space: BaseSpace| reaching[space.0 as usize].iter().sum();
        let mut most = greatest(left, total);
        for letter in self.letters() {
            let from_there = greatest(most, |space| reaching[space.0 as usize][letter.0 as usize]);
            if !from_there.is_empty() {
                most = from_there;
            }
        }
        most
    }

    /// The base spaces that water from some powerhouse reaches before it has met a dam.
    fn below_powerhouses(&self) -> Set<BaseSpace> {
        let basins: Set<Basin> = self.seats.0.iter().map(|player| player.powerhouse_basins()).collect();
        let mut reached = Set::EMPTY;
        for basin in basins {
            for space in below(basin) {
                reached.add(space);
                if self.river.dams.has(space) {
                    break;
                }
            }
        }
        reached
    }

    /// The dams that are whose.
    fn dams(&self, whose: Whose) -> Set<BaseSpace> {
        let own = self.me().bases;
        match whose {
            Whose::Own => own,
            Whose::Neutral => self.river.neutral,
            Whose::Other => self.river.dams - self.river.neutral - own,
        }
    }

    /// Conduits with a dam at their start, of the first owner with whom there are any.
    fn at_start(&self, left: Set<ConduitSpace>, owners: [Whose; 3]) -> Set<ConduitSpace> {
        first(owners.map(|whose| {
            let basins = basins_of_dams(self.dams(whose));
            of(left, |conduit| basins.has(conduit.from()))
        }))
    }

    /// Conduits with a powerhouse at their end, of the first owner with whom there are any.
    fn at_end(&self, left: Set<ConduitSpace>, owners: [Whose; 2]) -> Set<ConduitSpace> {
        first(owners.map(|whose| {
            let theirs = self.seats().filter(|&seat| (seat == self.active) == (whose == Whose::Own));
            let basins: Set<Basin> = theirs.map(|seat| self.seats[seat].powerhouse_basins()).collect();
            of(left, |conduit| basins.has(conduit.to()))
        }))
    }

    /// The first dam below the powerhouses of a basin, of whatever owner and however full.
    fn first_dam(&self, basin: Basin) -> Option<BaseSpace> {
        below(basin).find(|&space| self.river.dams.has(space))
    }

    /// Basins whose powerhouses feed an own dam first.
    fn feeding_own(&self, left: Set<Basin>) -> Set<Basin> {
        of(left, |basin| self.first_dam(basin).is_some_and(|dam| self.me().bases.has(dam)))
    }

    /// Basins whose powerhouses do not feed another company's dam first.
    fn sparing_others(&self, left: Set<Basin>) -> Set<Basin> {
        let others = self.dams(Whose::Other);
        of(left, |basin| self.first_dam(basin).is_none_or(|dam| !others.has(dam)))
    }
}

/// The members of a set that fit.
fn of<T: Element>(set: Set<T>, fits: impl Fn(T) -> bool) -> Set<T> {
    set.iter().filter(|&place| fits(place)).collect()
}

/// The first of several classes that is not empty.
fn first<T: Element>(classes: impl IntoIterator<Item = Set<T>>) -> Set<T> {
    classes.into_iter().find(|class| !class.is_empty()).unwrap_or_default()
}

/// The members with the greatest value; none if that is 0.
fn greatest<T: Element>(set: Set<T>, value: impl Fn(T) -> u8) -> Set<T> {
    let best = set.iter().map(&value).max().unwrap_or(0);
    if best == 0 { Set::EMPTY } else { of(set, |place| value(place) == best) }
}
