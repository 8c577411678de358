//! The games a server plays: those of the crate `titles`, and any other it is given.

use std::fmt;

use bots::{Bot, Character, Level};
use kernel::{Fault, Match, Seat, Seed, TakenBack, fault};
use store::Snapshot;
use titles::{Order, Setting};

use crate::danger;
use crate::table::{AnyTable, Broken, Live, entries_of_record};

/// A game with pages, with players that are not people, and with what a review asks of it.
pub trait Served: web::OnPage + review::Reviewed {}

impl<T: web::OnPage + review::Reviewed> Served for T {}

/// The levels of bots that can sit at a table, besides characters.
pub(crate) const BOTS: &[&str] =
    &["novice", "beginner", "apprentice", "club", "veteran", "expert", "master", "random"];
/// The one for a quick game.
const QUICK: &str = "beginner";

/// The bot of a name at the table; a name that is not known plays at random.
pub(crate) fn bot(level: &str) -> Bot {
    if level == QUICK {
        return Level::Greedy.into();
    }
    level.parse().unwrap_or(Level::Random.into())
}

/// A table, or why there is none.
type Opened = Result<Box<dyn AnyTable>, Broken>;
/// A set-up as JSON with its table, or why there is none.
type Begun = Result<(String, Box<dyn AnyTable>), Fault>;

/// A table laid out from a file that somebody sent, nothing if it brings components of its own, or why there is none.
type Laid = Result<Option<Box<dyn AnyTable>>, Fault>;

/// What the server asks of a game before there is a table.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    pub(crate) rules_version: u32,
    pub(crate) seats: (u8, u8),
    pub(crate) own_players: &'static [&'static str],
    pub(crate) bots: &'static [&'static str],
    pub(crate) settings: &'static [Setting],
    /// A new table of an order: its set-up as JSON, and the table.
    pub(crate) begin: fn(&Order, Seed) -> Begun,
    /// A new table of a set-up that was agreed on before.
    pub(crate) again: fn(&str, Seed) -> Opened,
    /// A table from its set-up, rules version and seed, perhaps from a snapshot.
    pub(crate) open: fn(&str, u32, Seed, u64, Option<&Snapshot>) -> Opened,
    /// A table that begins from a position file and is kept nowhere.
    pub(crate) lay: fn(&str) -> Result<Box<dyn AnyTable>, Fault>,
    /// The same of a file that somebody sent; nothing if it brings components of its own.
    pub(crate) lay_sent: fn(&str) -> Laid,
    /// A table from a record.
    pub(crate) read: fn(&str) -> Result<Read, Fault>,
}

/// A record that was read.
pub(crate) struct Read {
    pub(crate) setup: String,
    pub(crate) rules_version: u32,
    pub(crate) seed: Seed,
    pub(crate) deal: u64,
    pub(crate) entries: Vec<store::Entry>,
    /// What was taken back before the moves that stand, because everybody agreed.
    pub(crate) taken_back: Vec<TakenBack>,
    pub(crate) table: Box<dyn AnyTable>,
    /// Seats that the rules play themselves, by level.
    pub(crate) own_players: Vec<Option<String>>,
}

impl Entry {
    /// Who may sit in a seat: people, players that are part of the rules, bots.
    pub(crate) fn chairs(&self) -> Vec<&'static str> {
        let levels = ["me", "link", "open"].iter().chain(self.own_players).chain(self.bots).copied();
        levels.chain(self.characters()).collect()
    }

    /// The bots with a style of their own.
    pub(crate) fn characters(&self) -> impl Iterator<Item = &'static str> {
        Character::all(self.name).map(Character::name)
    }

    /// Whether a program of this name can sit down.
    pub(crate) fn has_program(&self, name: &str) -> bool {
        let known = self.bots.contains(&name) || self.own_players.contains(&name);
        known || self.characters().any(|character| character == name)
    }

    /// The program that sits opposite unless another is chosen.
    pub(crate) fn machine(&self) -> &'static str {
        self.own_players.get(1).copied().unwrap_or(QUICK)
    }
}

/// The games a server plays: all there are, unless it is given more.
#[derive(Clone)]
pub struct Games(Vec<Entry>);

impl Default for Games {
    fn default() -> Self {
        Self(titles::each!(T => entry::<T>()).into())
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.all().map(|entry| entry.name)).finish()
    }
}

impl Games {
    /// These and one more.
    #[must_use]
    pub fn and<T: Served>(mut self) -> Self {
        self.0.push(entry::<T>());
        self
    }

    /// All of them.
    pub(crate) fn all(&self) -> impl Iterator<Item = Entry> + '_ {
        self.0.iter().copied()
    }

    /// The game of a name.
    pub(crate) fn named(&self, name: &str) -> Option<Entry> {
        self.all().find(|entry| entry.name == name)
    }
}

fn entry<T: Served>() -> Entry {
    Entry {
        name: T::NAME,
        rules_version: T::RULES_VERSION,
        seats: T::SEATS,
        own_players: T::OWN_PLAYERS,
        bots: BOTS,
        settings: T::SETTINGS,
        begin: begin::<T>,
        again: again::<T>,
        open: open::<T>,
        lay: lay::<T>,
        lay_sent: lay_sent::<T>,
        read: read::<T>,
    }
}

fn begin<T: Served>(order: &Order, seed: Seed) -> Begun {
    let setup = T::agree(order)?;
    let text = written(&setup)?;
    let game = T::open(setup)?;
    Ok((text, Box::new(Live(Match::begin(game, seed)))))
}

fn again<T: Served>(setup: &str, seed: Seed) -> Opened {
    Ok(Box::new(Live(Match::begin(T::open(serde_json::from_str(setup)?)?, seed))))
}

fn open<T: Served>(setup: &str, rules: u32, seed: Seed, deal: u64, snapshot: Option<&Snapshot>) -> Opened {
    let game = T::open_under(serde_json::from_str(setup)?, rules)?;
    // A snapshot that cannot be read is no harm: everything is played again.
    if let Some(kept) = snapshot
        && let Ok(position) = serde_json::from_slice(&kept.bytes)
        && game.hash(&position) == kept.hash
    {
        return Ok(Box::new(Live(Match::take_up(game, seed, deal, position, kept.seq))));
    }
    let dealt = Match::begin(game, seed);
    match dealt.deal() {
        found if found == deal => Ok(Box::new(Live(dealt))),
        found => Err(Broken::Deal { found, stated: deal }),
    }
}

fn lay<T: Served>(position: &str) -> Result<Box<dyn AnyTable>, Fault> {
    let game = T::open(T::from_position(position)?)?;
    Ok(Box::new(Live(Match::begin(game, Seed(0)))))
}

fn lay_sent<T: Served>(position: &str) -> Result<Option<Box<dyn AnyTable>>, Fault> {
    let setup = T::from_position(position)?;
    if danger::is_own(&written(&setup)?) {
        return Ok(None);
    }
    Ok(Some(Box::new(Live(Match::begin(T::open(setup)?, Seed(0))))))
}

fn read<T: Served>(text: &str) -> Result<Read, Fault> {
    let record: kernel::Record<T> = text.parse()?;
    let (live, entries) = entries_of_record(&record)?;
    let own_players =
        Seat::all(live.players()).map(|seat| T::own_player(&record.setup, seat).map(str::to_owned)).collect();
    Ok(Read {
        setup: written(&record.setup)?,
        rules_version: record.rules_version,
        seed: record.seed,
        deal: record.deal,
        entries,
        taken_back: record.agreed,
        table: Box::new(live),
        own_players,
    })
}

/// A set-up as it is kept.
fn written(setup: &impl serde::Serialize) -> Result<String, Fault> {
    serde_json::to_string(setup).map_err(|error| fault!("record-setup", text = error))
}
