//! What positions, boards and packs hold sets of.

use kernel::{Element, Seat, Set};
use serde::{Deserialize, Serialize};

use crate::board::{MOST_CITIES, MOST_TUNNELS, SITES_PER_CITY};
use crate::cards::Card;
use crate::effect::MOST_PARTS;
use crate::goods::Resource;
use crate::step::Slot;

/// Things that are a place in a table.
macro_rules! places {
    ($($(#[$doc:meta])+ $thing:ident: $bits:ty, $count:expr;)+) => {$(
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $thing(pub u8);

        impl $thing {
            /// Its place in tables.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        numbered!($thing: $bits, $count);
    )+};
}

/// Things with a number inside.
macro_rules! numbered {
    ($thing:ident: $bits:ty, $count:expr) => {
        impl Element for $thing {
            type Bits = $bits;
            const COUNT: usize = $count;

            #[inline]
            fn number(self) -> u8 {
                self.0
            }

            #[inline]
            fn nth(number: u8) -> Self {
                Self(number)
            }
        }
    };
}

places! {
    /// A city site of a board.
    CitySite: u16, MOST_CITIES;
    /// A building site of a board, expansion sites included: six numbers for each city site.
    BuildingSite: u64, MOST_CITIES * SITES_PER_CITY;
    /// A tunnel site of a board.
    TunnelSite: u32, MOST_TUNNELS;
    /// A metropolis space of a board: the brown one, then the two blue ones.
    MetropolisSpace: u8, 3;
    /// A contract of the pack.
    Contract: u64, 64;
    /// A place among the parts of an effect.
    PartPlace: u16, MOST_PARTS;
    /// A place in the row of claimed action cards; the fifth is that of a card about to be claimed.
    ActionPlace: u8, 5;
}

numbered!(Slot: u16, 16);
numbered!(Card: [u64; 4], 256);

impl Element for Resource {
    type Bits = u8;
    const COUNT: usize = Self::ALL.len();

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn nth(number: u8) -> Self {
        Self::ALL[usize::from(number)]
    }
}

/// A tile on a slot: somebody's action tile, or a blocking tile (U-28.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tile {
    /// An action tile.
    Of(Seat),
    /// A blocking tile of the solo game.
    Blocking,
}

impl Element for Tile {
    type Bits = u8;
    const COUNT: usize = Seat::MOST + 1;

    #[inline]
    fn number(self) -> u8 {
        match self {
            Self::Of(seat) => seat.0,
            Self::Blocking => Seat::MOST as u8,
        }
    }

    #[inline]
    fn nth(number: u8) -> Self {
        if usize::from(number) < Seat::MOST { Self::Of(Seat(number)) } else { Self::Blocking }
    }
}

/// A set of cards.
pub type CardSet = Set<Card>;

impl MetropolisSpace {
    /// The brown space.
    pub const BROWNS: Set<Self> = Set::from_bits(0b001);
}

impl BuildingSite {
    /// The city site it belongs to.
    #[inline]
    pub const fn city(self) -> CitySite {
        CitySite(self.0 / SITES_PER_CITY as u8)
    }
}
