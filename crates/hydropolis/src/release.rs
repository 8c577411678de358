//! `release`: tables at which the server ended, and letting them out of quarantine. It works while a server runs.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use store::{GameId, StoreError};
use words::Words;

use crate::Out;
use crate::problem::{Problem, Stop};
use crate::serve::open_store;

/// Which, and where.
#[derive(Debug, Args)]
pub(crate) struct Release {
    /// The table, by its name in its address; all in quarantine are listed if not said.
    #[arg(allow_hyphen_values = true)]
    pub(crate) table: Option<String>,
    /// The folder of the database; in the user's data folder if not said.
    #[arg(long, value_name = "DIR", env = "HYDROPOLIS_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database instead of the one in the folder.
    #[arg(long, value_name = "URL", env = "HYDROPOLIS_STORE", hide_env_values = true)]
    pub(crate) store: Option<String>,
}

/// Lists the tables in quarantine, or lets one out.
pub(crate) fn run(args: &Release, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let trouble = |reason: String| Problem::new("serve-no-threads").with("reason", reason);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| trouble(error.to_string()))?;
    runtime.block_on(async {
        let store = open_store(args.store.as_deref(), args.data.as_ref()).await?.store;
        let failed = |error: StoreError| trouble(error.to_string());
        match &args.table {
            None => {
                let held = store.quarantined().await.map_err(failed)?;
                for table in &held {
                    writeln!(out, "{}", words.say("release-held", &[("table", table.to_string().into())]))?;
                }
                if held.is_empty() {
                    writeln!(out, "{}", words.say("release-none", &[]))?;
                }
            }
            Some(name) => {
                let not_held = || Problem::new("release-not-held").with("table", name.clone());
                let table: GameId = name.parse().map_err(|_| not_held())?;
                if !store.release(table).await.map_err(failed)? {
                    return Err(not_held().into());
                }
                writeln!(out, "{}", words.say("release-done", &[("table", name.clone().into())]))?;
            }
        }
        store.close().await;
        Ok(())
    })
}
