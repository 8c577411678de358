//! Compiles the folders of `locales/` in: a folder is a language, and a new one needs no line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR for build scripts");
    let locales = Path::new(&here).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut code = String::from("pub(crate) const LANGUAGES: &[(&str, &[(&str, &str)])] = &[\n");
    for language in entries(&locales)?.into_iter().filter(|path| path.is_dir()) {
        println!("cargo::rerun-if-changed={}", language.display());
        writeln!(code, "({:?}, &[", name(&language)).expect("a string takes whatever is written");
        for file in entries(&language)? {
            if file.extension().is_some_and(|ending| ending == "ftl") {
                println!("cargo::rerun-if-changed={}", file.display());
                writeln!(code, "({:?}, include_str!({:?})),", name(&file), file)
                    .expect("a string takes whatever is written");
            }
        }
        code.push_str("]),\n");
    }
    code.push_str("];\n");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR for build scripts");
    fs::write(Path::new(&out).join("languages.rs"), code)
}

/// What a folder holds, by name.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|it| it.map(|it| it.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
