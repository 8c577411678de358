//! `cargo xtask dist`: the program in its fastest form as an archive, with the licences of everything that is in it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::suite::{cargo_in, succeed};

/// What goes along with the program.
const ALONG: [&str; 8] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "docs/hosting.md",
    "docs/storage.md",
    "docs/reliability.md",
    "deploy",
];

/// Builds it and packs it.
pub(crate) fn run(repository: &Path) -> Result<(), String> {
    succeed(cargo_in(repository).args([
        "build",
        "--locked",
        "--profile",
        "dist",
        "--package",
        "hydropolis",
    ]))?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| repository.join("target"), PathBuf::from);
    let name = format!("hydropolis-{}-{}-{}", env!("CARGO_PKG_VERSION"), env::consts::OS, env::consts::ARCH);
    let folder = target.join("dist").join(&name);
    let wrong = |error: std::io::Error| format!("Cannot write {}: {error}.", folder.display());
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(wrong)?;
    let program = format!("hydropolis{}", env::consts::EXE_SUFFIX);
    fs::copy(target.join("dist").join(&program), folder.join(&program)).map_err(wrong)?;
    for file in ALONG {
        let mut copy = Command::new("cp");
        succeed(copy.arg("-r").arg(repository.join(file)).arg(&folder))?;
    }
    fs::write(folder.join("LICENCES-OF-DEPENDENCIES.txt"), licences(repository)?).map_err(wrong)?;
    let archive = folder.with_file_name(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    succeed(tar.arg("-C").arg(target.join("dist")).arg("-czf").arg(&archive).arg(&name))?;
    let size = fs::metadata(&archive).map_err(wrong)?.len();
    println!("{} ({:.1} MB)", archive.display(), size as f64 / 1e6);
    Ok(())
}

/// The licence of every package that is in the program: its name, and its text where the package has it.
fn licences(repository: &Path) -> Result<String, String> {
    let mut tree = cargo_in(repository);
    tree.args(["tree", "--locked", "--package", "hydropolis", "--edges", "normal", "--prefix", "none"]);
    let output = tree.args(["--format", "{p}|{l}"]).output();
    let output = output.map_err(|error| format!("Cannot run cargo: {error}."))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let packages = packages(&String::from_utf8_lossy(&output.stdout));
    if packages.is_empty() {
        return Err("cargo tree names no package.".to_owned());
    }
    let mut text = String::from("Hydropolis is made of these packages besides its own.\n");
    for ((name, version), licence) in packages {
        text += &format!("\n{}\n{name} {version}: {licence}\n", "=".repeat(80));
        for file in texts(&name, &version) {
            text += &format!("\n{}\n", fs::read_to_string(file).unwrap_or_default().trim());
        }
    }
    Ok(text)
}

/// The packages that `cargo tree` names, but for our own, with their licences.
fn packages(tree: &str) -> BTreeMap<(String, String), String> {
    let read = |line: &str| {
        let (package, licence) = line.split_once('|')?;
        // Ours say where they are.
        if package.contains(" (/") || package.contains(" (file:") {
            return None;
        }
        let mut words = package.split(' ');
        let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
        let licence = licence.trim_end_matches(" (*)").trim();
        Some(((name.to_owned(), version.to_owned()), licence.to_owned()))
    };
    tree.lines().filter_map(read).collect()
}

/// The files of a package that hold its licence.
fn texts(name: &str, version: &str) -> Vec<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo")));
    let sources = home.map(|home| home.join("registry/src")).unwrap_or_default();
    let registries = fs::read_dir(sources).into_iter().flatten().flatten();
    let folders = registries.map(|registry| registry.path().join(format!("{name}-{version}")));
    let files = folders.flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten());
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_uppercase();
        path.is_file()
            && ["LICENSE", "LICENCE", "COPYING", "NOTICE"].iter().any(|word| name.starts_with(word))
    };
    let mut found: Vec<PathBuf> = files.map(|file| file.path()).filter(is_licence).collect();
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_of_others_are_named_once() {
        let tree =
            "hydropolis v0.1.0 (/somewhere)|MIT OR Apache-2.0\nserde v1.0.2|MIT\nserde v1.0.2|MIT (*)\n";
        let found: Vec<_> = packages(tree).into_iter().collect();
        assert_eq!(found, [(("serde".to_owned(), "1.0.2".to_owned()), "MIT".to_owned())]);
    }
}
