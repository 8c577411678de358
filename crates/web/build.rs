//! Compiles the pages of `docs/rules/` and `docs/guide/` in: a file is a page, a folder a language, and a new one needs no line
//! of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR for build scripts");
    let docs = Path::new(&here).join("../../docs");
    let mut code = String::new();
    for (name, folder) in [("RULES", docs.join("rules")), ("GUIDE", docs.join("guide"))] {
        // English is not in a folder of its own.
        writeln!(code, "pub(crate) const {name}: &[(&str, &str, &str)] = &[")
            .expect("a string takes whatever is written");
        add(&mut code, "en", &folder)?;
        for folder in sorted(&folder)?.iter().filter(|path| path.is_dir()) {
            add(&mut code, &folder.file_name().unwrap_or_default().to_string_lossy(), folder)?;
        }
        code.push_str("];\n");
    }
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR for build scripts");
    fs::write(Path::new(&out).join("rules.rs"), code)
}

/// The pages of one language.
fn add(code: &mut String, language: &str, folder: &Path) -> io::Result<()> {
    for path in sorted(folder)?.iter().filter(|path| path.extension().is_some_and(|ending| ending == "md")) {
        println!("cargo::rerun-if-changed={}", path.display());
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(code, "({language:?}, {name:?}, include_str!({path:?})),")
            .expect("a string takes whatever is written");
    }
    Ok(())
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths = fs::read_dir(folder)?.map(|it| it.map(|it| it.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
