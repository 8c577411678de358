//! What the tests need besides Rust, installed if that may be done.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What tests need, each with the Debian package it is in: programs, a font for a language (`font:ja`), a PostgreSQL server of
/// any version, whose programs Debian keeps off the path (`postgres:`), and a Python that makes virtual environments
/// (`python:ensurepip`). What Debian has for its own Python is `debian-python:`.
const NEEDS: [(&str, &str); 9] = [
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
    ("font:ja", "fonts-noto-cjk"),
    ("c++", "g++"),
    ("postgres:", "postgresql"),
    ("nginx", "nginx"),
    ("python:ensurepip", "python3-venv"),
    ("debian-python:aiosmtpd", "python3-aiosmtpd"),
    ("debian-python:cryptography", "python3-cryptography"),
];

/// What tests do without if it cannot be had, and say so: the laboratory then leaves wrong clocks out.
const WISHES: [(&str, &str); 1] = [("faketime", "faketime")];

/// Sees to it that everything is there.
pub(crate) fn run() -> Result<(), String> {
    install(&missing(&NEEDS, is_there))?;
    for wish in missing(&WISHES, is_there) {
        if install(&[wish]).is_err() {
            println!("{wish} is not there, and cannot be installed: what needs it is named as not done.");
        }
    }
    Ok(())
}

/// Installs packages.
fn install(missing: &[&str]) -> Result<(), String> {
    if missing.is_empty() {
        println!("Everything is there.");
        return Ok(());
    }
    let Some(mut words) = installer() else {
        return Err(format!(
            "The tests play in a real browser and with a real PostgreSQL behind nginx, fuzzing compiles C++, the Python package is tested, and mail and pushes have receivers in Python. Please install: {} (on Debian `apt-get install {}`).",
            missing.join(", "),
            missing.join(" ")
        ));
    };
    println!("Installing {}.", missing.join(", "));
    let program = words.remove(0);
    let apt = |arguments: &[&str]| -> Result<(), String> {
        let mut command = Command::new(&program);
        command.args(&words).args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        match command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("apt-get {} ended with {status}.", arguments.join(" "))),
            Err(error) => Err(format!("Cannot run apt-get: {error}.")),
        }
    };
    // The list of packages may be old or empty; an install may succeed even if it cannot be renewed.
    let renewed = apt(&["update", "--quiet"]);
    let mut install = vec!["install", "--quiet", "--yes", "--no-install-recommends"];
    install.extend(missing);
    apt(&install).or_else(|reason| renewed.and(Err(reason)))
}

/// The packages of what is not there.
fn missing(needs: &[(&str, &'static str)], is_there: impl Fn(&str) -> bool) -> Vec<&'static str> {
    needs.iter().filter(|(need, _)| !is_there(need)).map(|(_, package)| *package).collect()
}

fn is_there(need: &str) -> bool {
    match need.split_once(':') {
        Some(("postgres", _)) => {
            let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
            versions.into_iter().any(|version| version.path().join("bin/initdb").is_file())
        }
        Some(("font", language)) => {
            let list = Command::new("fc-list").arg(format!(":lang={language}")).output();
            list.is_ok_and(|list| !list.stdout.is_empty())
        }
        Some((kind, module)) => {
            let python = if kind == "debian-python" { "/usr/bin/python3" } else { "python3" };
            let asked = Command::new(python).args(["-c", &format!("import {module}")]).output();
            asked.is_ok_and(|asked| asked.status.success())
        }
        None => is_on_path(need),
    }
}

fn is_on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    // Debian keeps servers in a folder that is not everybody's.
    env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]).any(|folder| folder.join(program).is_file())
}

/// How packages are installed without being asked a password, if they can be.
fn installer() -> Option<Vec<String>> {
    if !is_on_path("apt-get") {
        return None;
    }
    let quietly = |program: &str, arguments: &[&str]| {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        command.output().ok().filter(|output| output.status.success())
    };
    let root = quietly("id", &["-u"]).is_some_and(|output| output.stdout.trim_ascii() == b"0");
    if root && Path::new("/var/lib/dpkg").is_dir() {
        return Some(vec!["apt-get".to_owned()]);
    }
    let allowed = quietly("sudo", &["-n", "true"]).is_some();
    allowed.then(|| ["sudo", "-n", "apt-get"].map(str::to_owned).to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_installed_is_said_beforehand() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for page in [".ci/run", "CONTRIBUTING.md"] {
            let text = std::fs::read_to_string(root.join(page)).expect("a file of the repository");
            for (_, package) in NEEDS.iter().chain(&WISHES) {
                let named = |word: &str| word == *package;
                let mut words = text.split(|it: char| !it.is_alphanumeric() && !"-+".contains(it));
                assert!(words.any(named), "{page} does not name {package}");
            }
        }
    }

    #[test]
    fn packages_are_named_for_what_is_missing_and_for_nothing_else() {
        assert_eq!(missing(&NEEDS, |_| true), Vec::<&str>::new());
        assert_eq!(
            missing(&NEEDS, |need| need == "chromium"),
            [
                "chromium-driver",
                "fonts-noto-cjk",
                "g++",
                "postgresql",
                "nginx",
                "python3-venv",
                "python3-aiosmtpd",
                "python3-cryptography"
            ]
        );
        assert_eq!(
            missing(&NEEDS, |_| false),
            [
                "chromium",
                "chromium-driver",
                "fonts-noto-cjk",
                "g++",
                "postgresql",
                "nginx",
                "python3-venv",
                "python3-aiosmtpd",
                "python3-cryptography"
            ]
        );
    }

    #[test]
    fn a_program_is_found_on_the_path_or_not() {
        assert!(is_on_path("cargo"));
        assert!(!is_on_path("no-such-program"));
    }
}
