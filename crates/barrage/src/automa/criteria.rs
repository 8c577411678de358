//! The placing criteria: which of the candidates fit.

use crate::automa::placing::dam_basins;
use crate::automa::tiles::Criterion;
use crate::company::Kind;
use crate::map::{BaseSpace, Basin, CONDUITS_OF_POWER, ConduitSpace, HeadStream, RED_BASES, bits};
use crate::position::Table;

/// The conduit spaces that end in each basin, by its number.
const PIPES_INTO: [u32; 13] = {
    let mut masks = [0; 13];
    let mut space = 0;
    while space < ConduitSpace::COUNT as u8 {
        masks[ConduitSpace(space).to().0 as usize] |= 1 << space;
        space += 1;
    }
    masks
};

/// The basins of the plains, as a set of basin numbers.
const PLAINS: u32 = 0b1_1111 << 8;

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
    /// The candidates that fit a criterion; of a criterion with an inner preference, those of the first class that
    /// is not empty. Powerhouses are compared by basin.
    pub(super) fn fitting(&self, criterion: Criterion, kind: Kind, left: u32) -> u32 {
        let me = self.me();
        match criterion {
            Criterion::StrongestBuiltConduit => greatest(left, |place| self.built_link(kind, place)),
            Criterion::OwnPowerhouse => {
                let houses = me.powerhouse_basins();
                of(left, |space| pipes_from(space).any(|pipe| houses >> pipe.to().0 & 1 == 1))
            }
            Criterion::MostWater => self.most_water(left),
            Criterion::RedSpace => left & RED_BASES,
            Criterion::BelowPowerhouse => left & self.below_powerhouses(),
            Criterion::ConduitToOwnDam => {
                let leads = |space: u8, dams: u32| pipes_from(space).any(|pipe| dams >> pipe.to().0 & 1 == 1);
                let own = dam_basins(me.bases);
                let others = dam_basins(self.dams(Whose::Other));
                first([of(left, |space| leads(space, own)), of(left, |space| !leads(space, others))])
            }
            Criterion::Strongest => first((1..=5).rev().map(|power| left & CONDUITS_OF_POWER[power])),
            Criterion::SecondStrongest => {
                let mut classes =
                    (1..=5).rev().map(|power| left & CONDUITS_OF_POWER[power]).filter(|&class| class != 0);
                let strongest = classes.next();
                classes.next().or(strongest).unwrap_or(0)
            }
            Criterion::DamOwnNeutralOther => self.at_start(left, [Whose::Own, Whose::Neutral, Whose::Other]),
            Criterion::DamOtherNeutralOwn => self.at_start(left, [Whose::Other, Whose::Neutral, Whose::Own]),
            Criterion::PowerhouseOwnOther => self.at_end(left, [Whose::Own, Whose::Other]),
            Criterion::PowerhouseOtherOwn => self.at_end(left, [Whose::Other, Whose::Own]),
            Criterion::OwnDam => {
                let own = dam_basins(me.bases);
                of(left, |basin| {
                    bits(PIPES_INTO[basin as usize]).any(|pipe| own >> ConduitSpace(pipe).from().0 & 1 == 1)
                })
            }
            Criterion::Plains => left & PLAINS,
            Criterion::Hills5 => left & 1 << 5,
            Criterion::Hills6 => left & 1 << 6,
            Criterion::Hills7 => left & 1 << 7,
            Criterion::FeedsOwnDam => first([self.feeding_own(left), self.sparing_others(left)]),
            Criterion::NotFeedsOtherDam => first([self.sparing_others(left), self.feeding_own(left)]),
        }
    }

    /// The strongest built conduit that starts in a base's basin or ends in a powerhouse's, doubled, and one more if
    /// an own one is as strong; 0 without any.
    fn built_link(&self, kind: Kind, place: u8) -> u8 {
        let built = self.built_conduits();
        let linked = match kind {
            Kind::Powerhouse => built & PIPES_INTO[place as usize],
            _ => built & 0b11 << (place & !1),
        };
        let own = self.me().conduits;
        bits(linked)
            .map(|conduit| ConduitSpace(conduit).power() * 2 + (own >> conduit & 1) as u8)
            .max()
            .unwrap_or(0)
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
    fn most_water(&self, left: u32) -> u32 {
        if self.river.waiting == [0; 4] {
            return 0;
        }
        let reaching = self.reaching();
        let total = |space: u8| reaching[space as usize].iter().sum();
        let mut most = greatest(left, total);
        for letter in self.letters() {
            let from_there = greatest(most, |space| reaching[space as usize][letter.0 as usize]);
            if from_there != 0 {
                most = from_there;
            }
        }
        most
    }

    /// The base spaces that water from some powerhouse reaches before it has met a dam.
    fn below_powerhouses(&self) -> u32 {
        let basins = self.seats.0.iter().fold(0, |set, player| set | player.powerhouse_basins());
        bits(basins.into()).fold(0, |mut set, basin| {
            for space in below(Basin(basin)) {
                set |= space.bit();
                if self.river.dams & space.bit() != 0 {
                    break;
                }
            }
            set
        })
    }

    /// The dams that are whose, as a set of base spaces.
    fn dams(&self, whose: Whose) -> u32 {
        let own = self.me().bases;
        match whose {
            Whose::Own => own,
            Whose::Neutral => self.river.neutral,
            Whose::Other => self.river.dams & !self.river.neutral & !own,
        }
    }

    /// Conduits with a dam at their start, of the first owner with whom there are any.
    fn at_start(&self, left: u32, owners: [Whose; 3]) -> u32 {
        first(owners.map(|whose| {
            let basins = dam_basins(self.dams(whose));
            of(left, |conduit| basins >> ConduitSpace(conduit).from().0 & 1 == 1)
        }))
    }

    /// Conduits with a powerhouse at their end, of the first owner with whom there are any.
    fn at_end(&self, left: u32, owners: [Whose; 2]) -> u32 {
        first(owners.map(|whose| {
            let basins = self
                .seats()
                .filter(|&seat| (seat == self.active) == (whose == Whose::Own))
                .fold(0, |set, seat| set | self.seats[seat].powerhouse_basins());
            of(left, |conduit| basins >> ConduitSpace(conduit).to().0 & 1 == 1)
        }))
    }

    /// The first dam below the powerhouses of a basin, of whatever owner and however full.
    fn first_dam(&self, basin: u8) -> Option<BaseSpace> {
        below(Basin(basin)).find(|space| self.river.dams & space.bit() != 0)
    }

    /// Basins whose powerhouses feed an own dam first.
    fn feeding_own(&self, left: u32) -> u32 {
        of(left, |basin| self.first_dam(basin).is_some_and(|dam| self.me().bases & dam.bit() != 0))
    }

    /// Basins whose powerhouses do not feed another company's dam first.
    fn sparing_others(&self, left: u32) -> u32 {
        let others = self.dams(Whose::Other);
        of(left, |basin| self.first_dam(basin).is_none_or(|dam| others & dam.bit() == 0))
    }
}

/// The printed pipes of a base space's basin.
fn pipes_from(space: u8) -> impl Iterator<Item = ConduitSpace> {
    BaseSpace(space).basin().conduits()
}

/// The members of a set that fit.
fn of(set: u32, fits: impl Fn(u8) -> bool) -> u32 {
    bits(set).filter(|&place| fits(place)).fold(0, |fitting, place| fitting | 1 << place)
}

/// The first of several classes that is not empty.
fn first(classes: impl IntoIterator<Item = u32>) -> u32 {
    classes.into_iter().find(|&class| class != 0).unwrap_or(0)
}

/// The members with the greatest value; none if that is 0.
fn greatest(set: u32, value: impl Fn(u8) -> u8) -> u32 {
    let best = bits(set).map(&value).max().unwrap_or(0);
    if best == 0 { 0 } else { of(set, |place| value(place) == best) }
}
