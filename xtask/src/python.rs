//! `cargo xtask python`: the Python package, tested in a virtual environment of its own; `cargo xtask wheel`: the package
//! as a file that can be installed elsewhere.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::suite::{cargo_in, succeed};

/// What the tests need.
const NEEDS: [&str; 7] = [
    "numpy>=1.26",
    "gymnasium>=1.0",
    "pettingzoo>=1.24",
    "open_spiel>=1.6",
    "pyarrow>=15",
    "pytest>=8",
    "ray>=2",
];
/// The binding, built as an example.
const LIBRARY: &str = "hydropolis_native";
/// What builds a wheel.
const BUILDER: &str = "maturin>=1.7,<2";

/// Builds the package and runs its tests, or those that are named.
pub(crate) fn run(repository: &Path, arguments: &[&str]) -> Result<(), String> {
    let folder = environment(repository, "python", &NEEDS)?;
    // As the other tests are built, so that nothing is built again with other features.
    let build = ["build", "--workspace", "--features", "hydropolis/parquet", "--example", LIBRARY];
    succeed(cargo_in(repository).args(build))?;
    let package = folder.join("package");
    lay_out(repository, &package)?;
    let python = repository.join("python");
    let mut tests = Command::new(folder.join("bin/python"));
    tests
        .args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider", "-c"])
        .arg(python.join("pyproject.toml"));
    if arguments.is_empty() {
        tests.arg(python.join("tests")).arg(package.join("hydropolis")).arg(python.join("README.md"));
    } else {
        tests.args(arguments);
    }
    tests.env("PYTHONPATH", &package).env("PYTHONDONTWRITEBYTECODE", "1").current_dir(&folder);
    succeed(&mut tests)
}

/// Builds a wheel under `target/wheels`.
pub(crate) fn wheel(repository: &Path) -> Result<(), String> {
    let folder = environment(repository, "maturin", &[BUILDER])?;
    let mut build = Command::new(folder.join("bin/maturin"));
    build.args(["build", "--profile", "dist", "--manifest-path"]).arg(repository.join("python/Cargo.toml"));
    succeed(build.arg("--out").arg(repository.join("target/wheels")))
}

/// A virtual environment under `target` with these packages.
fn environment(repository: &Path, name: &str, packages: &[&str]) -> Result<PathBuf, String> {
    let folder = repository.join("target").join(name);
    let asked = packages.join("\n");
    let noted = folder.join("installed.txt");
    if fs::read_to_string(&noted).is_ok_and(|installed| installed == asked) {
        return Ok(folder);
    }
    println!("Installing {} from PyPI in {}.", packages.join(", "), folder.display());
    succeed(Command::new(interpreter()?).args(["-m", "venv"]).arg(&folder))?;
    let mut install = Command::new(folder.join("bin/pip"));
    succeed(install.args(["install", "--quiet", "--disable-pip-version-check"]).args(packages))?;
    fs::write(&noted, asked).map_err(|error| format!("Cannot write {}: {error}.", noted.display()))?;
    Ok(folder)
}

/// A Python that is new enough: the one named by PYTHON, or the first that is found.
fn interpreter() -> Result<String, String> {
    let named = env::var("PYTHON").ok();
    let known = ["python3", "python3.13", "python3.12", "python3.11", "python3.10"].map(str::to_owned);
    let fits = |program: &String| {
        let mut command = Command::new(program);
        command.args(["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        succeed(&mut command).is_ok()
    };
    let missing = "The Python package needs Python 3.10 or newer with its module venv; on Debian `apt-get install python3-venv`.";
    named.into_iter().chain(known).find(fits).ok_or_else(|| missing.to_owned())
}

/// The package as it would be installed: its sources and the library that was built.
fn lay_out(repository: &Path, package: &Path) -> Result<(), String> {
    let into = package.join("hydropolis");
    let wrong =
        |error: std::io::Error| format!("Cannot lay out the package in {}: {error}.", package.display());
    let _ = fs::remove_dir_all(package);
    fs::create_dir_all(&into).map_err(wrong)?;
    for entry in fs::read_dir(repository.join("python/source/hydropolis")).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        if let Some(name) = path.file_name().filter(|_| path.is_file()) {
            fs::copy(&path, into.join(name)).map_err(wrong)?;
        }
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| repository.join("target"), PathBuf::from);
    let library = format!("{}{LIBRARY}{}", env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX);
    let name = if cfg!(windows) { "_native.pyd" } else { "_native.abi3.so" };
    fs::copy(target.join("debug/examples").join(library), into.join(name)).map(|_| ()).map_err(wrong)
}
