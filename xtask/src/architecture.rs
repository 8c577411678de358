//! ARCHITECTURE.md names what the code has.

use std::fs;
use std::path::{Path, PathBuf};

/// All Rust below a folder, as one text.
fn sources(folder: &Path, all: &mut String) {
    let entries = fs::read_dir(folder).expect("a folder of the repository");
    for path in entries.map(|entry| entry.expect("an entry of it").path()) {
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|it| it == "rs") {
            all.push_str(&fs::read_to_string(&path).expect("a source"));
        }
    }
}

/// The words of a text that stand in code style.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let outside_blocks = text.split("```").step_by(2);
    outside_blocks.flat_map(|part| part.split('`').skip(1).step_by(2))
}

#[test]
fn what_is_named_of_a_type_is_there() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let page = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("a page of the repository");
    let mut code = String::new();
    sources(&root.join("crates"), &mut code);
    let mut looked = 0;
    for (_, name) in named(&page).filter_map(|it| it.split_once("::")) {
        let name = name.split(|it: char| !it.is_alphanumeric() && it != '_').next().unwrap_or_default();
        let is_small = name.starts_with(|first: char| first.is_ascii_lowercase());
        if is_small {
            looked += 1;
            let written = [format!("fn {name}("), format!("fn {name}<"), format!(" {name}: ")];
            assert!(written.iter().any(|it| code.contains(it)), "the code has no `{name}`");
        }
    }
    assert!(looked > 20, "the page names functions and fields: {looked}");
}
