//! Compiles the pages of `docs/rules/` in: a file is a page, and a new one needs no line of code.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR for build scripts");
    let rules = Path::new(&here).join("../../docs/rules");
    println!("cargo::rerun-if-changed={}", rules.display());
    let mut paths = fs::read_dir(&rules)?.map(|it| it.map(|it| it.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    let mut code = String::from("pub(crate) const RULES: &[(&str, &str)] = &[\n");
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "md")) {
        println!("cargo::rerun-if-changed={}", path.display());
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(code, "({name:?}, include_str!({path:?})),").expect("a string takes whatever is written");
    }
    code.push_str("];\n");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR for build scripts");
    fs::write(Path::new(&out).join("rules.rs"), code)
}
