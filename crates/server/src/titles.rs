//! The games there are. A game is one line in `ALL`.

use barrage::Barrage;
use bots::{Bot, Level};
use cities::Cities;
use kernel::{Seat, Seed};
use store::Snapshot;
use web::{Order, Setting};

use crate::table::{Live, Table, entries_of_record};

/// A game with pages and with players that are not people.
pub(crate) trait Title: web::Title + bots::Played {}

impl Title for Barrage {}
impl Title for Cities {}

/// The bots that can sit at a table, the one for a quick game first.
pub(crate) const BOTS: &[&str] = &["beginner", "club", "expert", "random"];

/// The bot of a name at the table; a name that is not known plays at random.
pub(crate) fn bot(level: &str) -> Bot {
    let level = match level {
        "beginner" => Level::Greedy,
        "club" => Level::Club,
        "expert" => Level::Expert,
        _ => Level::Random,
    };
    level.into()
}

/// A table, or one sentence on why there is none.
type Opened = Result<Box<dyn Table>, String>;
/// A set-up as JSON with its table, or one sentence on why there is none.
type Begun = Result<(String, Box<dyn Table>), String>;

/// What the server asks of a game before there is a table.
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    pub(crate) rules_version: u32,
    pub(crate) seats: (u8, u8),
    pub(crate) own_players: &'static [&'static str],
    pub(crate) bots: &'static [&'static str],
    pub(crate) settings: &'static [Setting],
    /// A new table of an order: its set-up as JSON, and the table.
    pub(crate) begin: fn(&Order, Seed) -> Begun,
    /// A table from its set-up and seed, perhaps from a snapshot.
    pub(crate) open: fn(&str, Seed, u64, Option<&Snapshot>) -> Opened,
    /// A table from a record.
    pub(crate) read: fn(&str) -> Result<Read, String>,
}

/// A record that was read.
pub(crate) struct Read {
    pub(crate) setup: String,
    pub(crate) seed: Seed,
    pub(crate) deal: u64,
    pub(crate) entries: Vec<store::Entry>,
    pub(crate) table: Box<dyn Table>,
    /// Seats that the rules play themselves, by level.
    pub(crate) own_players: Vec<Option<String>>,
}

/// All games.
pub(crate) fn all() -> [Entry; 2] {
    [entry::<Barrage>(), entry::<Cities>()]
}

fn entry<T: Title>() -> Entry {
    Entry {
        name: T::NAME,
        rules_version: T::RULES_VERSION,
        seats: T::seats(),
        own_players: T::own_players(),
        bots: BOTS,
        settings: T::settings(),
        begin: begin::<T>,
        open: open::<T>,
        read: read::<T>,
    }
}

fn begin<T: Title>(order: &Order, seed: Seed) -> Begun {
    let setup = T::agree(order)?;
    let text = serde_json::to_string(&setup).map_err(|error| error.to_string())?;
    let game = T::open(setup).map_err(|error| error.to_string())?;
    Ok((text, Box::new(Live::deal(game, seed))))
}

fn open<T: Title>(setup: &str, seed: Seed, deal: u64, snapshot: Option<&Snapshot>) -> Opened {
    let setup = serde_json::from_str(setup).map_err(|error| error.to_string())?;
    let game = T::open(setup).map_err(|error| error.to_string())?;
    if let Some(live) = snapshot.and_then(|it| Live::resume(game.clone(), seed, deal, it)) {
        return Ok(Box::new(live));
    }
    let live = Live::deal(game, seed);
    if live.hash() == deal {
        Ok(Box::new(live))
    } else {
        Err(format!("the deal has hash {:016x}, not {deal:016x}", live.hash()))
    }
}

fn read<T: Title>(text: &str) -> Result<Read, String> {
    let record: kernel::Record<T> = text.parse().map_err(|error: kernel::RecordError| error.to_string())?;
    let setup = serde_json::to_string(&record.setup).map_err(|error| error.to_string())?;
    let (live, entries) = entries_of_record(&record)?;
    let own_players =
        Seat::all(live.players()).map(|seat| T::own_player(&record.setup, seat).map(str::to_owned)).collect();
    Ok(Read { setup, seed: record.seed, deal: record.deal, entries, table: Box::new(live), own_players })
}

/// The game of a name.
pub(crate) fn named(name: &str) -> Option<Entry> {
    all().into_iter().find(|entry| entry.name == name)
}
