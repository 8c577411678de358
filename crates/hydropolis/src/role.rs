//! `role`: gives an account a role; the first operator is made so.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use store::{Deed, Role, StoreError};
use words::Words;

use crate::Out;
use crate::problem::{Problem, Stop};
use crate::serve::{data_folder, open_store};

/// Whose role, and which.
#[derive(Debug, Args)]
pub(crate) struct GiveRole {
    /// The name of the account.
    name: String,
    /// player, moderator or operator.
    role: String,
    /// The folder of the database; in the user's data folder if not said.
    #[arg(long, value_name = "DIR", env = "HYDROPOLIS_DATA")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead of the one in the folder.
    #[arg(long, value_name = "URL", env = "HYDROPOLIS_STORE", hide_env_values = true)]
    store: Option<String>,
}

/// Gives the role. The server may go on running.
pub(crate) fn run(args: &GiveRole, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let role = Role::of_word(&args.role)
        .ok_or_else(|| Problem::new("role-unknown").with("role", args.role.clone()))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Problem::new("serve-no-threads").with("reason", error.to_string()))?;
    runtime.block_on(give(args, role))?;
    let said = [("name", args.name.clone().into()), ("role", role.word().into())];
    writeln!(out, "{}", words.say("role-given", &said))?;
    Ok(())
}

async fn give(args: &GiveRole, role: Role) -> Result<(), Problem> {
    let folder = args.data.clone().or_else(data_folder).ok_or_else(|| Problem::new("serve-no-folder"))?;
    let place = folder.display().to_string();
    // A folder that was mistyped is not made a new database.
    if args.store.is_none() && !folder.join("hydropolis.db").is_file() {
        return Err(Problem::new("reset-password-no-data").with("folder", place));
    }
    let trouble = |error: StoreError| {
        Problem::new("serve-no-data").with("reason", error.to_string()).with("folder", place.clone())
    };
    let store = open_store(args.store.as_deref(), args.data.as_ref()).await?.store;
    let account = store.account(&args.name).await.map_err(trouble)?;
    let nobody = || Problem::new("reset-password-nobody").with("name", args.name.clone());
    let person = account.ok_or_else(nobody)?.person.id;
    let deed =
        Deed { by: None, what: "role".to_owned(), about: Some(person), detail: role.word().to_owned() };
    let given = store.set_role(person, role, &deed).await.map_err(trouble)?;
    store.close().await;
    if given { Ok(()) } else { Err(nobody()) }
}
