//! What an operator does with a store: `backup`, `restore`, `copy`, `check` and `prune`.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use store::{Copied, PostgresStore, SqliteStore, Store, StoreError, Time};
use words::Words;

use crate::Out;
use crate::problem::{Problem, Stop};
use crate::serve::data_folder;

/// The database in a folder.
const DATABASE: &str = "hydropolis.db";

/// How many games are read or deleted at once.
const PAGE: u32 = 100;

/// After how many games a copy tells how far it is.
const TELL: u64 = 10_000;

/// Where the store is.
#[derive(Debug, Args)]
pub(crate) struct Place {
    /// The folder of the database; in the user's data folder if not said.
    #[arg(long, value_name = "DIR", env = "HYDROPOLIS_DATA")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead of the one in the folder.
    #[arg(long, value_name = "URL", env = "HYDROPOLIS_STORE", hide_env_values = true)]
    store: Option<String>,
}

/// Which file.
#[derive(Debug, Args)]
pub(crate) struct Backup {
    /// The new file.
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Which file, and where to.
#[derive(Debug, Args)]
pub(crate) struct Restore {
    /// The copy.
    file: PathBuf,
    /// The folder of the database; in the user's data folder if not said.
    #[arg(long, value_name = "DIR", env = "HYDROPOLIS_DATA")]
    data: Option<PathBuf>,
}

/// From where to where.
#[derive(Debug, Args)]
pub(crate) struct CopyAll {
    /// Where everything is: `postgres://...`, a SQLite file, or its folder.
    #[arg(long, value_name = "STORE")]
    from: String,
    /// Where it is to be, written the same way.
    #[arg(long, value_name = "STORE")]
    to: String,
}

/// Which store.
#[derive(Debug, Args)]
pub(crate) struct Check {
    #[command(flatten)]
    place: Place,
}

/// Which games.
#[derive(Debug, Args)]
pub(crate) struct Prune {
    /// For how many days nothing has happened there.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=36_500))]
    days: u16,
    /// Only name them.
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    place: Place,
}

fn failed(place: impl ToString, reason: impl ToString) -> Problem {
    Problem::new("upkeep-failed").with("place", place.to_string()).with("reason", reason.to_string())
}

fn runtime() -> Result<tokio::runtime::Runtime, Problem> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| Problem::new("serve-no-threads").with("reason", error.to_string()))
}

fn folder(data: Option<&PathBuf>) -> Result<PathBuf, Problem> {
    data.cloned().or_else(data_folder).ok_or_else(|| Problem::new("serve-no-folder"))
}

/// A store that is there already, by its address or file, with what people are told of where it is. A name that was mistyped
/// is not made a new database, unless it is `new` that is asked for.
async fn open(name: &str, new: bool) -> Result<(Arc<dyn Store>, String), Problem> {
    if name.starts_with("postgres://") || name.starts_with("postgresql://") {
        let store = PostgresStore::open(name).await;
        let store =
            store.map_err(|error| Problem::new("serve-no-store").with("reason", error.to_string()))?;
        let place = store.place().to_owned();
        return Ok((Arc::new(store), place));
    }
    let mut file = PathBuf::from(name);
    if file.is_dir() {
        file.push(DATABASE);
    }
    let place = file.display().to_string();
    if !new && !file.is_file() {
        return Err(Problem::new("upkeep-no-data").with("place", place));
    }
    let store = SqliteStore::open(&file).await.map_err(|error| failed(&place, error))?;
    Ok((Arc::new(store), place))
}

impl Place {
    fn name(&self) -> Result<String, Problem> {
        match &self.store {
            Some(url) => Ok(url.clone()),
            None => Ok(folder(self.data.as_ref())?.display().to_string()),
        }
    }
}

/// Sees to it that no server uses a store.
async fn claim(store: &dyn Store, place: &str) -> Result<(), Problem> {
    let in_use = || Problem::new("upkeep-in-use").with("place", place.to_owned());
    let others = match store.shared() {
        Some(shared) => shared.others().await.map_err(|error| failed(place, error))?,
        None => match store.claim().await {
            Ok(_) => 0,
            Err(StoreError::InUse { .. }) => 1,
            Err(error) => return Err(failed(place, error)),
        },
    };
    if others == 0 { Ok(()) } else { Err(in_use()) }
}

/// Makes a new file that only its owner can read: passwords' hashes are in it.
fn make(file: &Path) -> Result<(), Problem> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop).map_err(|error| failed(file.display(), error))
}

/// A name beside a file, for what is not whole yet.
fn part(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// Gives a file that is whole its name, on the disk.
fn settle(part: &Path, file: &Path) -> Result<(), Problem> {
    let settled = fs::File::open(part).and_then(|it| it.sync_all()).and_then(|()| fs::rename(part, file));
    settled.map_err(|error| failed(file.display(), error))
}

fn is_not_there(file: &Path) -> Result<(), Problem> {
    if file.exists() {
        return Err(Problem::new("upkeep-there").with("place", file.display().to_string()));
    }
    Ok(())
}

/// Copies the database to a file.
pub(crate) fn backup(args: &Backup, words: &Words, out: &mut Out) -> Result<(), Stop> {
    if args.place.store.is_some() {
        return Err(Problem::new("upkeep-postgres-backup").into());
    }
    let database = folder(args.place.data.as_ref())?.join(DATABASE);
    if !database.is_file() {
        return Err(Problem::new("upkeep-no-data").with("place", database.display().to_string()).into());
    }
    is_not_there(&args.file)?;
    let part = part(&args.file);
    make(&part)?;
    let copied = runtime()?.block_on(SqliteStore::back_up_file(&database, &part));
    if let Err(error) = copied {
        let _ = fs::remove_file(&part);
        return Err(failed(database.display(), error).into());
    }
    settle(&part, &args.file)?;
    let bytes = fs::metadata(&args.file).map_or(0, |found| found.len());
    let said = [("file", args.file.display().to_string().into()), ("bytes", bytes.into())];
    writeln!(out, "{}", words.say("upkeep-backed-up", &said))?;
    Ok(())
}

/// Puts a copy in the place of a database.
pub(crate) fn restore(args: &Restore, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let folder = folder(args.data.as_ref())?;
    let database = folder.join(DATABASE);
    if !args.file.is_file() {
        return Err(Problem::new("upkeep-no-data").with("place", args.file.display().to_string()).into());
    }
    is_not_there(&database)?;
    // The log of another database would be taken for this one's.
    is_not_there(&folder.join(format!("{DATABASE}-wal")))?;
    fs::create_dir_all(&folder).map_err(|error| failed(folder.display(), error))?;
    let part = part(&database);
    if !part.exists() {
        make(&part)?;
    }
    fs::copy(&args.file, &part).map_err(|error| failed(args.file.display(), error))?;
    // Whether it is a database of ours, and whole: it is opened as a server would.
    let opened = runtime()?.block_on(async {
        let store = SqliteStore::open(&part).await?;
        let checked = store.check().await;
        store.close().await;
        checked
    });
    if let Err(error) = opened {
        let _ = fs::remove_file(&part);
        return Err(failed(args.file.display(), error).into());
    }
    settle(&part, &database)?;
    let said =
        [("file", args.file.display().to_string().into()), ("folder", folder.display().to_string().into())];
    writeln!(out, "{}", words.say("upkeep-restored", &said))?;
    Ok(())
}

fn told(words: &Words, message: &str, copied: Copied) -> String {
    let sum: String = copied.sum.iter().flatten().map(|byte| format!("{byte:02x}")).collect();
    let said = [
        ("people", copied.people.into()),
        ("games", copied.games.into()),
        ("written", copied.written.into()),
        ("sum", sum.into()),
    ];
    words.say(message, &said)
}

/// Copies everything from one store to another.
pub(crate) fn copy(args: &CopyAll, words: &Words, out: &mut Out) -> Result<(), Stop> {
    runtime()?.block_on(async {
        let (from, from_place) = open(&args.from, false).await?;
        let (to, to_place) = open(&args.to, true).await?;
        claim(&*from, &from_place).await?;
        claim(&*to, &to_place).await?;
        let copied = store::copy(&*from, &*to, |copied| {
            if copied.games > 0 && copied.games.is_multiple_of(TELL) {
                // If nobody reads it, so be it.
                let _ = writeln!(out, "{}", told(words, "upkeep-copying", copied)).and_then(|()| out.flush());
            }
        });
        let copied = copied.await.map_err(|error| failed(&to_place, error))?;
        to.close().await;
        from.close().await;
        writeln!(out, "{}", told(words, "upkeep-copied", copied))?;
        Ok(())
    })
}

/// Replays every game.
pub(crate) fn check(args: &Check, words: &Words, out: &mut Out) -> Result<(), Stop> {
    runtime()?.block_on(async {
        let (store, place) = open(&args.place.name()?, false).await?;
        let trouble = |error: StoreError| failed(&place, error);
        let (mut games, mut entries, mut broken, mut after) = (0u64, 0u64, 0u64, None);
        loop {
            let page = store.games_after(after, PAGE).await.map_err(trouble)?;
            let Some(last) = page.last() else { break };
            after = Some(*last);
            for id in page {
                // Read in this order: what is played meanwhile is longer than the standing says, never shorter.
                let Some(game) = store.game(id).await.map_err(trouble)? else { continue };
                let mut log = store.entries(id, 0).await.map_err(trouble)?;
                log.truncate(usize::try_from(game.standing.next_seq).unwrap_or(usize::MAX));
                games += 1;
                entries += log.len() as u64;
                if let Err(reason) = server::replays(&game, &log) {
                    broken += 1;
                    let said = [("game", id.to_string().into()), ("reason", reason.into())];
                    writeln!(out, "{}", words.say("upkeep-broken", &said))?;
                }
            }
        }
        store.close().await;
        if broken > 0 {
            return Err(Problem::new("upkeep-not-well").with("broken", broken).with("games", games).into());
        }
        let said = [("games", games.into()), ("entries", entries.into())];
        writeln!(out, "{}", words.say("upkeep-checked", &said))?;
        Ok(())
    })
}

/// Deletes games in which nothing has happened for long.
pub(crate) fn prune(args: &Prune, words: &Words, out: &mut Out) -> Result<(), Stop> {
    runtime()?.block_on(async {
        let (store, place) = open(&args.place.name()?, false).await?;
        let trouble = |error: StoreError| failed(&place, error);
        let since = Time(Time::now().0 - i64::from(args.days) * 86_400_000);
        let mut gone = 0u64;
        if args.list {
            let mut after = None;
            loop {
                let page = store.games_after(after, PAGE).await.map_err(trouble)?;
                let Some(last) = page.last() else { break };
                after = Some(*last);
                for id in page {
                    let standing = store.standing(id).await.map_err(trouble)?;
                    if standing.is_some_and(|it| it.updated < since && it.state.status != store::Status::Over)
                    {
                        writeln!(out, "{id}")?;
                        gone += 1;
                    }
                }
            }
        } else {
            loop {
                let page = store.let_go_abandoned(since, PAGE).await.map_err(trouble)?;
                if page.is_empty() {
                    break;
                }
                gone += page.len() as u64;
            }
        }
        store.close().await;
        let message = if args.list { "upkeep-would-prune" } else { "upkeep-pruned" };
        writeln!(out, "{}", words.say(message, &[("games", gone.into())]))?;
        Ok(())
    })
}
