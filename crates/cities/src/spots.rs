//! Sites of one kind, whichever it is: where a certain piece may stand.

use std::ops::{BitAnd, BitOr, Sub};

use kernel::Set;

use crate::board::Spot;
use crate::sets::{BuildingSite, CitySite, TunnelSite};

/// A set of sites that are all of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spots {
    layer: Layer,
    bits: u64,
}

/// The kind of the sites.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layer {
    Buildings,
    Cities,
    Tunnels,
}

impl Spots {
    /// Whether there is none.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many there are.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// None of them.
    #[inline]
    pub(crate) const fn none(self) -> Self {
        Self { bits: 0, ..self }
    }

    /// The one with the lowest number alone, if there is any.
    #[inline]
    pub(crate) const fn lowest(self) -> Self {
        Self { bits: self.bits & self.bits.wrapping_neg(), ..self }
    }

    /// Whether a site is among them.
    #[inline]
    pub(crate) fn has(self, spot: Spot) -> bool {
        let other = Self::from(spot);
        self.layer == other.layer && self.bits & other.bits != 0
    }

    /// The numbers of the sites among those of their kind.
    #[inline]
    pub(crate) fn numbers(self) -> impl Iterator<Item = usize> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let number = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                number
            })
        })
    }

    /// The sites that satisfy a predicate.
    #[inline]
    pub(crate) fn filter(self, mut fits: impl FnMut(Spot) -> bool) -> Self {
        let mut left = self;
        for spot in self {
            if !fits(spot) {
                left.bits &= !Self::from(spot).bits;
            }
        }
        left
    }
}

/// The sites by number.
pub(crate) struct Iter(Spots);

impl Iterator for Iter {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        let Spots { layer, bits } = self.0;
        if bits == 0 {
            return None;
        }
        let at = bits.trailing_zeros() as u8;
        self.0.bits = bits & (bits - 1);
        Some(match layer {
            Layer::Buildings => Spot::Building(BuildingSite(at)),
            Layer::Cities => Spot::City(CitySite(at)),
            Layer::Tunnels => Spot::Tunnel(TunnelSite(at)),
        })
    }
}

impl IntoIterator for Spots {
    type Item = Spot;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        Iter(self)
    }
}

impl From<Spot> for Spots {
    #[inline]
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::Building(at) => Self { layer: Layer::Buildings, bits: 1 << at.0 },
            Spot::City(at) => Self { layer: Layer::Cities, bits: 1 << at.0 },
            Spot::Tunnel(at) => Self { layer: Layer::Tunnels, bits: 1 << at.0 },
        }
    }
}

macro_rules! of_sets {
    ($($site:ident, $layer:ident;)+) => {$(
        impl From<Set<$site>> for Spots {
            #[inline]
            fn from(sites: Set<$site>) -> Self {
                Self { layer: Layer::$layer, bits: sites.bits().into() }
            }
        }
    )+};
}

of_sets! {
    BuildingSite, Buildings;
    CitySite, Cities;
    TunnelSite, Tunnels;
}

macro_rules! operators {
    ($($operator:ident, $method:ident, $how:expr;)+) => {$(
        impl $operator for Spots {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                debug_assert_eq!(self.layer, other.layer, "only sites of one kind are compared");
                let how: fn(u64, u64) -> u64 = $how;
                Self { bits: how(self.bits, other.bits), ..self }
            }
        }
    )+};
}

operators! {
    BitAnd, bitand, |one, other| one & other;
    BitOr, bitor, |one, other| one | other;
    Sub, sub, |one, other| one & !other;
}
