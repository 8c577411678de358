//! The games there are, and what is the same for all who ask: seats, settings, players of its own, terms, speaking.
//!
//! Server, page, command line and chores read it here. [`Title`] is what they ask of a game besides its rules; [`each!`]
//! is the list of the games. What only one of them asks is a trait of its own there: how a game is drawn is `OnPage` of
//! the crate `web`, how it is written in letters is `InTerminal` of `hydropolis`, how bots judge it is `Played` of `bots`.
//!
//! ```
//! use titles::Title as _;
//!
//! let games = titles::each!(T => (<T as kernel::Game>::NAME, T::SEATS));
//! assert_eq!(games, [("barrage", (2, 4)), ("cities", (1, 4))]);
//! ```

mod barrage;
mod cities;
mod settings;
mod title;

pub use ::barrage::Barrage;
pub use ::cities::Cities;
pub use settings::{Order, Setting};
pub use title::{Names, Title};

/// Does the same for every game there is and gives the results in a list: `each!(T => T::SEATS)`. A game is one line here.
#[macro_export]
macro_rules! each {
    ($title:ident => $make:expr) => {
        [$crate::with!($title = $crate::Barrage, $make), $crate::with!($title = $crate::Cities, $make)]
    };
}

/// An expression with a name for a game in it.
#[doc(hidden)]
#[macro_export]
macro_rules! with {
    ($title:ident = $game:ty, $make:expr) => {{
        #[allow(dead_code, reason = "what is made need not name the game")]
        type $title = $game;
        $make
    }};
}
