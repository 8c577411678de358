//! What positions hold sets of.

use kernel::Element;

use crate::automa::AutomaTile;
use crate::company::{Kind, Officer};
use crate::contract::Contract;
use crate::leeghwater::{Building, Work};
use crate::map::{Area, BaseSpace, Basin, ConduitSpace, PowerhouseSpace};
use crate::space::Space;
use crate::tile::Tile;

/// Things with a number inside.
macro_rules! numbered {
    ($($thing:ident: $bits:ty, $count:expr;)+) => {$(
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
    )+};
}

numbered! {
    BaseSpace: u32, Self::COUNT;
    ConduitSpace: u32, Self::COUNT;
    PowerhouseSpace: u32, Self::COUNT;
    Basin: u16, 13; // 1 to 12
    Tile: u32, Self::COUNT;
    AutomaTile: u32, Self::COUNT;
    Contract: u64, Self::COUNT;
    Space: u64, Self::COUNT;
    Work: u16, Self::COUNT;
    Building: u16, Self::COUNT;
}

/// Things that are listed.
macro_rules! listed {
    ($($thing:ident: $bits:ty, $list:ident;)+) => {$(
        impl Element for $thing {
            type Bits = $bits;
            const COUNT: usize = Self::$list.len();

            #[inline]
            fn number(self) -> u8 {
                self as u8
            }

            #[inline]
            fn nth(number: u8) -> Self {
                Self::$list[usize::from(number)]
            }
        }
    )+};
}

listed! {
    Area: u8, ALL;
    Kind: u8, EVERY;
    Officer: u16, EVERY;
}
