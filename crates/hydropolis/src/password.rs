//! `reset-password`: a one-time link for somebody who has lost the password, printed for the operator to send on.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use store::{Secret, Time};
use words::Words;

use crate::Out;
use crate::problem::{Problem, Stop};
use crate::serve::{data_folder, open_store};

/// Whose password, and how long the link is good.
#[derive(Debug, Args)]
pub(crate) struct ResetPassword {
    /// The name of the account.
    pub(crate) name: String,
    /// The folder of the database; in the user's data folder if not said.
    #[arg(long, value_name = "DIR", env = "HYDROPOLIS_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database instead of the one in the folder.
    #[arg(long, value_name = "URL", env = "HYDROPOLIS_STORE", hide_env_values = true)]
    pub(crate) store: Option<String>,
    /// Where the server is found.
    #[arg(long, value_name = "URL", env = "HYDROPOLIS_PUBLIC_URL", default_value = "http://localhost:8080")]
    pub(crate) public_url: String,
    /// For how many hours the link is good.
    #[arg(long, value_name = "N", default_value = "24", value_parser = clap::value_parser!(u16).range(1..=720))]
    pub(crate) hours: u16,
}

/// Prints the link. The server may go on running.
pub(crate) fn run(args: &ResetPassword, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Problem::new("serve-no-threads").with("reason", error.to_string()))?;
    let link = runtime.block_on(offer(args))?;
    let url = format!("{}/reset/{}", args.public_url.trim_end_matches('/'), link.reveal());
    let said = [("name", args.name.clone().into()), ("hours", args.hours.into()), ("url", url.into())];
    writeln!(out, "{}", words.say("reset-password-link", &said))?;
    Ok(())
}

async fn offer(args: &ResetPassword) -> Result<Secret, Problem> {
    let folder = args.data.clone().or_else(data_folder).ok_or_else(|| Problem::new("serve-no-folder"))?;
    let trouble = |reason: String| {
        Problem::new("serve-no-data").with("reason", reason).with("folder", folder.display().to_string())
    };
    let file = folder.join("hydropolis.db");
    // A folder that was mistyped is not made a new database.
    if args.store.is_none() && !file.is_file() {
        return Err(Problem::new("reset-password-no-data").with("folder", folder.display().to_string()));
    }
    let store = open_store(args.store.as_deref(), args.data.as_ref()).await?.store;
    let account = store.account(&args.name).await.map_err(|error| trouble(error.to_string()))?;
    let account =
        account.ok_or_else(|| Problem::new("reset-password-nobody").with("name", args.name.clone()))?;
    let link = Secret::random().map_err(|error| trouble(error.to_string()))?;
    let expires = Time(Time::now().0 + i64::from(args.hours) * 3_600_000);
    let offered = store.offer_reset(account.person.id, link.hash(), expires).await;
    offered.map_err(|error| trouble(error.to_string()))?;
    store.close().await;
    Ok(link)
}
