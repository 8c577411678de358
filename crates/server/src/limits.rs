//! What one visitor, one table and all together may ask for: every bound of the server in one list.

use std::time::Duration;

/// Each bound with its name on the command line, what it is, and what is usual.
macro_rules! limits {
    ($($(#[$doc:meta])* $name:ident = $usual:literal,)*) => {
        /// The bounds of a server.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Limits {
            $($(#[$doc])* pub $name: u32,)*
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($name: $usual,)* }
            }
        }

        impl Limits {
            /// The names of all bounds, as the command line writes them.
            pub const NAMES: &[&str] = &[$(stringify!($name),)*];

            /// The bound of a name, to be changed; hyphens are as good as underscores.
            pub fn named(&mut self, name: &str) -> Option<&mut u32> {
                match &*name.replace('-', "_") {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

limits! {
    /// Connections in all. Fewer if the system gives the process fewer files.
    connections = 8192,
    /// Connections from one address, or from one /64 of IPv6. Trusted proxies have no such bound.
    connections_per_address = 512,
    /// Seconds a client may take to send the head of a request.
    head_seconds = 10,
    /// Seconds a client may take to send the body of a request.
    body_seconds = 20,
    /// Seconds a connection may rest between two requests, or not read what it asked for.
    idle_seconds = 60,
    /// Seconds that requests under way have to end in when the server stops.
    stop_seconds = 5,
    /// Live streams in all.
    streams = 6000,
    /// Live streams of one table.
    streams_per_table = 3000,
    /// Live streams to one address, or to one /64 of IPv6.
    streams_per_address = 300,
    /// Threads that open tables, judge and list moves, and draw pages. One owner has a quarter of them at most, one
    /// address half.
    rules_threads = 8,
    /// Seconds until a request gives up waiting for such work.
    rules_seconds = 10,
    /// How much such work of one owner may wait.
    rules_waiting = 64,
    /// Threads for bots that decide at once.
    quick_bots = 2,
    /// Threads for hints.
    hints = 1,
    /// Seconds until a request gives up waiting for a hint.
    hint_seconds = 30,
    /// Seconds after which a review is left as far as it is.
    review_seconds = 900,
    /// Simulations of the bot that proposes moves for a decision of a review.
    review_simulations = 400,
    /// Deals on which the moves of such a decision are compared.
    review_deals = 24,
    /// Reviews that one address may ask for a day.
    reviews_per_day = 50,
    /// Seconds between two looks for bots that owe a move.
    sweep_seconds = 30,
    /// Passwords that are hashed at once; each takes 19 MiB while it lasts.
    hashes = 2,
    /// Passwords that may wait for that.
    waiting_hashes = 32,
    /// Passwords somebody may try a minute; 0 for no bound, as for all that follow.
    logins = 10,
    /// Unfinished tables that one person began.
    tables_per_person = 200,
    /// Kilobytes that the games take which one person began: packs and records are part of them.
    kept_kilobytes = 65536,
    /// Guests, tables and uploads a day, of each, from one address.
    per_day = 1000,
    /// Days until a guest without a game goes, and a table at which nothing was decided.
    idle_days = 30,
    /// Days until a session ends that nobody uses, and a guest with it.
    session_days = 365,
    /// Days a year for which somebody may say to be away, so that clocks of days stand.
    holiday_days = 30,
    /// Places where one person may want to be called.
    targets_per_person = 8,
    /// Seconds that somebody has to move before they are called.
    call_seconds = 30,
    /// Minutes until a table that nobody looks at leaves memory.
    table_minutes = 10,
    /// Lines a minute that one person may say; from one address five times as many.
    talk_lines = 20,
    /// The longest line, in letters.
    talk_letters = 400,
    /// Standing orders that a player may have at a seat.
    orders_per_seat = 12,
    /// Tournaments that one person began and that are not over.
    tournaments_per_person = 10,
    /// Entrants of one tournament; 128 at most, whatever is said here.
    tournament_entrants = 128,
    /// How many may take everything they own along at once.
    exports = 2,
    /// The most games such an export has.
    export_games = 20000,
    /// Backups that the operator's page may leave in its folder.
    backups = 20,
}

impl Limits {
    pub(crate) fn head(&self) -> Duration {
        Duration::from_secs(self.head_seconds.into())
    }

    pub(crate) fn body(&self) -> Duration {
        Duration::from_secs(self.body_seconds.into())
    }

    pub(crate) fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_seconds.into())
    }

    pub(crate) fn stop(&self) -> Duration {
        Duration::from_secs(self.stop_seconds.into())
    }

    /// After how long a guest without a game goes, and a table at which nothing was decided; 0 days are for ever.
    pub(crate) fn idle_guests(&self) -> Duration {
        days(self.idle_days)
    }

    /// After how long a session ends that nobody uses.
    pub(crate) fn sessions(&self) -> Duration {
        days(self.session_days)
    }

    /// After how long a table that nobody looks at leaves memory.
    pub(crate) fn tables(&self) -> Duration {
        match self.table_minutes {
            0 => Duration::MAX,
            minutes => Duration::from_secs(u64::from(minutes) * 60),
        }
    }
}

fn days(days: u32) -> Duration {
    match days {
        0 => Duration::MAX,
        days => Duration::from_secs(u64::from(days) * 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bound_has_a_name() {
        let mut limits = Limits::default();
        for name in Limits::NAMES {
            let bound = limits.named(name).expect("a bound of that name");
            *bound += 1;
        }
        assert_eq!(limits.connections, Limits::default().connections + 1);
        assert!(limits.named("connections-per-address").is_some());
        assert!(limits.named("patience").is_none());
    }

    /// The list that operators read tells every bound as it is.
    #[test]
    fn the_page_has_every_bound() {
        let page = include_str!("../../../docs/security.md");
        let mut usual = Limits::default();
        for name in Limits::NAMES {
            let value = usual.named(name).map(|it| *it).unwrap_or_default();
            let row = format!("| `{}` | {value} | ", name.replace('_', "-"));
            assert!(page.contains(&row), "{row}");
        }
    }
}
