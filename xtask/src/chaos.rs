//! `cargo xtask chaos`: several nodes as they are released, while everything goes wrong; also beside an older release.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::suite::{cargo_in, succeed};

/// Runs the laboratory. `--older COMMIT` builds that commit first; whatever else is asked for goes to the crate `siege`.
pub(crate) fn run(repository: &Path, arguments: &[&str]) -> Result<(), String> {
    let (commit, rest) = older(arguments)?;
    let chaos = ["test", "--release", "--package", "hydropolis", "--test", "chaos", "--"];
    let mut command = cargo_in(repository);
    command.args(chaos).args(rest);
    if let Some(commit) = commit {
        command.arg("--older").arg(build(repository, commit)?);
    }
    succeed(&mut command)
        .map_err(|_| "Something is not as it should be; the table above says what.".to_owned())
}

/// The commit of the older release, if one is named, and everything else.
fn older<'a>(arguments: &[&'a str]) -> Result<(Option<&'a str>, Vec<&'a str>), String> {
    let Some(at) = arguments.iter().position(|word| *word == "--older") else {
        return Ok((None, arguments.to_vec()));
    };
    let commit = arguments.get(at + 1).ok_or("Say which commit is the older release: --older COMMIT.")?;
    Ok((Some(commit), [&arguments[..at], &arguments[at + 2..]].concat()))
}

/// The program of a commit, built in a folder of its own under `target`, once.
fn build(repository: &Path, commit: &str) -> Result<PathBuf, String> {
    let mut name = Command::new("git");
    name.args(["rev-parse", "--short=12", "--verify", "--end-of-options"])
        .arg(format!("{commit}^{{commit}}"));
    let output =
        name.current_dir(repository).output().map_err(|error| format!("Cannot run git: {error}."))?;
    if !output.status.success() {
        return Err(format!("There is no commit {commit} here."));
    }
    let commit = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| repository.join("target"), PathBuf::from);
    let folder = target.join("older");
    let program = folder.join(format!("hydropolis-{commit}"));
    if program.is_file() {
        return Ok(program);
    }
    let source = folder.join(&commit);
    let wrong = |error: std::io::Error| format!("Cannot write {}: {error}.", folder.display());
    fs::create_dir_all(&source).map_err(wrong)?;
    let mut archive = Command::new("git");
    archive.args(["archive", &commit]).current_dir(repository).stdout(Stdio::piped());
    let mut archive = archive.spawn().map_err(|error| format!("Cannot run git: {error}."))?;
    let files = archive.stdout.take().ok_or("git says nothing.")?;
    let mut unpack = Command::new("tar");
    succeed(unpack.arg("-x").arg("-C").arg(&source).stdin(files))?;
    if !archive.wait().map_err(wrong)?.success() {
        return Err(format!("git has no files of {commit}."));
    }
    // It has to run, not to be fast: the profile of tests is built sooner.
    let mut make = cargo_in(&source);
    make.args(["build", "--locked", "--package", "hydropolis"]).env("CARGO_TARGET_DIR", folder.join("build"));
    succeed(&mut make)?;
    fs::copy(folder.join("build/debug/hydropolis"), &program).map_err(wrong)?;
    Ok(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_older_release_is_named_among_other_words() {
        assert_eq!(older(&["--minutes", "2"]), Ok((None, vec!["--minutes", "2"])));
        let named = ["--minutes", "2", "--older", "abc", "--seed", "1"];
        assert_eq!(older(&named), Ok((Some("abc"), vec!["--minutes", "2", "--seed", "1"])));
        assert!(older(&["--older"]).is_err());
    }
}
