//! The figures that `/metrics` has: each by its name and what it counts, stated once.
//!
//! Names follow the conventions of Prometheus: what only grows ends in `_total`, times are in seconds, room in bytes. Times are
//! histograms, so that those of several nodes can be put together.

/// How a figure is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It only grows.
    Counter,
    /// It is so much at this moment.
    Gauge,
    /// How long something took.
    Histogram,
}

use Kind::{Counter, Gauge, Histogram};

/// The bounds of histograms, in seconds: from a page that was kept to one that waited for a database.
pub(crate) const BUCKETS: [f64; 15] =
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0];

/// All of them.
pub(crate) const FIGURES: [(&str, Kind, &str); 28] = [
    ("hydropolis_bot_decisions_total", Counter, "Decisions that bots made, by level."),
    (
        "hydropolis_bot_turns_taken_over_total",
        Counter,
        "Bots' turns that no node saw to, taken over by this one.",
    ),
    ("hydropolis_bots_at_work", Gauge, "Tables whose bots are at work or about to be."),
    ("hydropolis_bots_waiting", Gauge, "Decisions of bots that wait for a thread."),
    ("hydropolis_calls_total", Counter, "Calls to people who are elsewhere, by kind and result."),
    ("hydropolis_calls_waiting", Gauge, "Calls that wait in the outbox, of all nodes."),
    ("hydropolis_commit_seconds", Histogram, "From handing a move to the store until it is on the disk."),
    ("hydropolis_connections", Gauge, "Connections that are open."),
    ("hydropolis_disk_bytes", Gauge, "Room taken on the disk, by part."),
    ("hydropolis_frames_drawn_total", Counter, "Frames of tables that were drawn for live pages."),
    ("hydropolis_games_total", Counter, "Games that were begun, by game."),
    ("hydropolis_lines_total", Counter, "Lines that were said at tables, by room."),
    ("hydropolis_moves_total", Counter, "Entries of logs that were acknowledged."),
    ("hydropolis_orders_total", Counter, "Standing orders that were carried out, by kind."),
    ("hydropolis_passwords_most_at_once", Gauge, "The most passwords that were hashed at once."),
    ("hydropolis_passwords_total", Counter, "Passwords that were hashed."),
    ("hydropolis_request_seconds", Histogram, "From a request to its answer."),
    ("hydropolis_requests_total", Counter, "Requests, by the status of their answer."),
    ("hydropolis_reviews_total", Counter, "Reviews of games that were made."),
    ("hydropolis_slow_pages_total", Counter, "Answers that took longer than a second."),
    ("hydropolis_streams", Gauge, "Live streams that are open."),
    ("hydropolis_tables_open", Gauge, "Tables in memory."),
    ("hydropolis_tables_opened_total", Counter, "Tables that were read from the store."),
    ("hydropolis_timeouts_total", Counter, "Clocks that ran out, by what happened then."),
    ("hydropolis_turned_away_total", Counter, "Connections that were turned away."),
    ("hydropolis_turns_held", Gauge, "Bots' turns that this node holds by a lease."),
    ("hydropolis_work_given_up_total", Counter, "Work of the rules that took too long to wait for."),
    ("hydropolis_work_refused_total", Counter, "Work of the rules that was refused because too much waits."),
];

/// Says what each counts, for who reads them.
pub(crate) fn describe() {
    for (name, kind, told) in FIGURES {
        match kind {
            Counter => metrics::describe_counter!(name, told),
            Gauge => metrics::describe_gauge!(name, told),
            Histogram => metrics::describe_histogram!(name, told),
        }
    }
}

/// A bot's turn that this node holds; it is let go with this.
pub(crate) struct Held(());

impl Held {
    pub(crate) fn new() -> Self {
        metrics::gauge!("hydropolis_turns_held").increment(1.0);
        Self(())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        metrics::gauge!("hydropolis_turns_held").decrement(1.0);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    /// All names in a text.
    fn names(text: &str) -> BTreeSet<String> {
        let rest = text.split("hydropolis_").skip(1);
        let names =
            rest.filter_map(|rest| rest.split(|it: char| !(it.is_ascii_lowercase() || it == '_')).next());
        names.map(|name| format!("hydropolis_{name}")).collect()
    }

    fn read(path: &Path) -> String {
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The names of figures where they are set, in all files of a folder.
    fn set_in(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("the sources").flatten() {
            let path = entry.path();
            if path.is_dir() {
                set_in(&path, found);
            } else {
                let text = read(&path);
                for what in ["counter!(\"", "gauge!(\"", "histogram!(\""] {
                    let set = text.split(what).skip(1).filter_map(|rest| rest.split('"').next());
                    found.extend(set.map(str::to_owned));
                }
            }
        }
    }

    /// What is set, what is stated here, what the documentation lists and what the board shows are the same figures.
    #[test]
    fn every_figure_is_set_documented_and_shown() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let stated: BTreeSet<String> = FIGURES.iter().map(|(name, ..)| (*name).to_owned()).collect();
        assert_eq!(stated.len(), FIGURES.len());
        let mut set = BTreeSet::new();
        set_in(&root.join("crates/server/src"), &mut set);
        set.retain(|name| name.starts_with("hydropolis_"));
        assert_eq!(set, stated, "set in the sources");
        assert_eq!(names(&read(&root.join("docs/hosting.md"))), stated, "in docs/hosting.md");
        let board = read(&root.join("deploy/grafana.json"));
        serde_json::from_str::<serde_json::Value>(&board).expect("the board is JSON");
        // Of a histogram its buckets are shown.
        assert_eq!(names(&board.replace("_seconds_bucket", "_seconds")), stated, "on the board");
    }

    #[test]
    fn names_follow_the_conventions() {
        for (name, kind, told) in FIGURES {
            assert_eq!(name.ends_with("_total"), kind == Counter, "{name}");
            assert_eq!(name.ends_with("_seconds"), kind == Histogram, "{name}");
            assert!(told.ends_with('.'), "{name}");
        }
        assert!(BUCKETS.is_sorted());
    }
}
