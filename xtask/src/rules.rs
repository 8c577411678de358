//! `cargo xtask rules`: which rules does no test cite?
//!
//! A rule is a numbered item of a page in `docs/rules`: `- **B-7.4** ...`. A test cites it by naming its number in
//! full (see [`source`](crate::source) for what counts as a test). Every rule counts, those that only explain a word
//! too. A number that stands in the sources but in no page is a mistake, and reported as one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::citation::{RuleNumber, mentions};
use crate::source::Source;

/// The least share of a family's rules that tests must cite, in percent.
const NEEDED: usize = 95;

/// Lists the rules that no test cites; an error if they are too many.
pub(crate) fn run(repository: &Path) -> Result<(), String> {
    let book = Book::read(&pages(repository)?)?;
    let report = Report::new(&book, &sources(repository)?);
    print!("{}", report.text());
    report.verdict()
}

/// A file's path within the repository, and its text.
struct File {
    path: PathBuf,
    text: String,
}

/// All rules, each with the page it stands in.
struct Book(BTreeMap<RuleNumber, PathBuf>);

impl Book {
    fn read(pages: &[File]) -> Result<Self, String> {
        let mut rules = BTreeMap::new();
        for page in pages {
            for line in page.text.lines() {
                let Some(number) = rule_defined(line) else { continue };
                if let Some(before) = rules.insert(number, page.path.clone()) {
                    let (before, here) = (before.display(), page.path.display());
                    return Err(format!("{number} stands twice in the rules: in {before} and in {here}."));
                }
            }
        }
        if rules.is_empty() { Err("There are no rules in docs/rules.".to_owned()) } else { Ok(Self(rules)) }
    }

    fn families(&self) -> BTreeSet<char> {
        self.0.keys().map(|number| number.family).collect()
    }
}

/// The rule a line of a page begins: `- **B-7.4** ...`.
fn rule_defined(line: &str) -> Option<RuleNumber> {
    let (name, _) = line.strip_prefix("- **")?.split_once("**")?;
    match mentions(name)[..] {
        [only] if only.number.to_string() == name => Some(only.number),
        _ => None,
    }
}

/// What the tests cite.
struct Report<'b> {
    book: &'b Book,
    cited: BTreeSet<RuleNumber>,
    /// Numbers in the sources that no page has, with the file and line of each.
    unknown: Vec<String>,
}

impl<'b> Report<'b> {
    fn new(book: &'b Book, files: &[File]) -> Self {
        let sources: Vec<Source> = files.iter().map(|file| Source::read(&file.text)).collect();
        let modules: Vec<PathBuf> =
            files.iter().zip(&sources).flat_map(|(file, source)| source.test_modules(&file.path)).collect();
        let families = book.families();
        let mut report = Self { book, cited: BTreeSet::new(), unknown: Vec::new() };
        for (file, source) in files.iter().zip(&sources) {
            let in_tests_folder =
                file.path.parent().is_some_and(|folder| folder.iter().any(|name| name == "tests"));
            let in_test_module = modules
                .iter()
                .any(|module| file.path.starts_with(module) || file.path == module.with_extension("rs"));
            for mention in mentions(&file.text) {
                let number = mention.number;
                if book.0.contains_key(&number) {
                    if source.is_test(mention.at, in_tests_folder || in_test_module) {
                        report.cited.insert(number);
                    }
                } else if families.contains(&number.family) {
                    let line = file.text[..mention.at].matches('\n').count() + 1;
                    report.unknown.push(format!("{}:{line}: {number}", file.path.display()));
                }
            }
        }
        report
    }

    /// How many rules a family has, and those of them that no test cites.
    fn uncited(&self, family: char) -> (usize, Vec<RuleNumber>) {
        let all = self.book.0.keys().filter(|number| number.family == family);
        let uncited = all.clone().filter(|number| !self.cited.contains(number)).copied().collect();
        (all.count(), uncited)
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for family in self.book.families() {
            let (all, uncited) = self.uncited(family);
            let cited = all - uncited.len();
            // Rounded down, so that a share just short of the mark never looks as if it reached it.
            let tenths = cited * 1000 / all;
            text += &format!(
                "{family}: {cited} of {all} rules are cited by a test ({}.{}%)\n",
                tenths / 10,
                tenths % 10
            );
            if !uncited.is_empty() {
                text += &format!("   by none: {}\n", listed(&uncited));
            }
        }
        text
    }

    fn verdict(&self) -> Result<(), String> {
        let mut faults = Vec::new();
        for family in self.book.families() {
            let (all, uncited) = self.uncited(family);
            if (all - uncited.len()) * 100 < NEEDED * all {
                faults.push(format!(
                    "Tests must cite {NEEDED}% of the {family} rules: write tests for those listed."
                ));
            }
        }
        if !self.unknown.is_empty() {
            faults.push(format!(
                "These rule numbers stand in no page of docs/rules:\n{}",
                self.unknown.join("\n")
            ));
        }
        if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
    }
}

/// The numbers, some on a line.
fn listed(numbers: &[RuleNumber]) -> String {
    let lines = numbers.chunks(12).map(|line| {
        let line: Vec<String> = line.iter().map(RuleNumber::to_string).collect();
        line.join(", ")
    });
    lines.collect::<Vec<_>>().join(",\n            ")
}

/// The pages of `docs/rules`.
fn pages(repository: &Path) -> Result<Vec<File>, String> {
    let folder = Path::new("docs/rules");
    let mut pages = files(repository, folder, "md")?;
    // The folders in it hold translations; the chore `locales` compares those.
    pages.retain(|page| page.path.parent() == Some(folder));
    Ok(pages)
}

/// The Rust sources of the product. The chores themselves are left out: their tests are full of made-up citations.
fn sources(repository: &Path) -> Result<Vec<File>, String> {
    files(repository, Path::new("crates"), "rs")
}

/// All files under a folder of the repository whose names end so, in the order of their names.
fn files(repository: &Path, folder: &Path, extension: &str) -> Result<Vec<File>, String> {
    let trouble = |path: &Path, error: std::io::Error| format!("Cannot read {}: {error}.", path.display());
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(repository.join(&folder)).map_err(|error| trouble(&folder, error))? {
            let entry = entry.map_err(|error| trouble(&folder, error))?;
            let path = folder.join(entry.file_name());
            if entry.file_type().map_err(|error| trouble(&path, error))?.is_dir() {
                if entry.file_name() != "target" {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|found| found == extension) {
                let text =
                    fs::read_to_string(repository.join(&path)).map_err(|error| trouble(&path, error))?;
                found.push(File { path, text });
            }
        }
    }
    found.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.to_owned() }
    }

    fn book(text: &str) -> Book {
        Book::read(&[file("docs/rules/barrage.md", text)]).expect("has rules, none of them twice")
    }

    fn cited(files: &[File]) -> Vec<String> {
        let book = book("- **B-1.1** a\n- **B-1.2** b\n- **B-1.10** c");
        Report::new(&book, files).cited.iter().map(RuleNumber::to_string).collect()
    }

    #[test]
    fn a_rule_is_an_item_that_opens_with_its_number() {
        let rules = book(
            "- **B-1.1** a, see B-1.4\n  - **B-1.2** b\n- B-1.3 c\n- **Dam** d\n\n- **B-1.10** e **B-1.5**",
        );
        let numbers: Vec<String> = rules.0.keys().map(RuleNumber::to_string).collect();
        assert_eq!(numbers, ["B-1.1", "B-1.10"]);
    }

    #[test]
    fn a_rule_written_twice_is_a_mistake() {
        let pages = [file("docs/rules/a.md", "- **B-1.1** a"), file("docs/rules/b.md", "- **B-1.1** b")];
        let error = Book::read(&pages).err().expect("B-1.1 is there twice");
        assert_eq!(error, "B-1.1 stands twice in the rules: in docs/rules/a.md and in docs/rules/b.md.");
        assert!(Book::read(&[file("docs/rules/a.md", "B-1.1")]).is_err());
    }

    #[test]
    fn only_tests_cite() {
        let water = "/// B-1.1\nfn f() { \"B-1.2\" }\n#[test]\nfn g() { \"B-1.10\" }";
        assert_eq!(cited(&[file("crates/barrage/src/water.rs", water)]), ["B-1.10"]);
        assert_eq!(cited(&[file("crates/barrage/tests/water.rs", "fn scene() {} // B-1.2")]), ["B-1.2"]);
        assert_eq!(cited(&[file("crates/barrage/tests/stories/water.rs", "// B-1.2")]), ["B-1.2"]);
        assert_eq!(cited(&[file("crates/barrage/src/tests.rs", "// B-1.2")]), [""; 0]);
        assert_eq!(cited(&[file("crates/barrage/benches/tests_of_speed/water.rs", "// B-1.2")]), [""; 0]);
    }

    #[test]
    fn a_test_module_in_a_file_of_its_own_counts_where_it_is_declared_so() {
        let files = |declared: &str| {
            [
                file("crates/barrage/src/lib.rs", declared),
                file("crates/barrage/src/stories.rs", "// B-1.1"),
                file("crates/barrage/src/stories/water.rs", "// B-1.2"),
                file("crates/barrage/src/stories_told.rs", "// B-1.10"),
            ]
        };
        assert_eq!(cited(&files("#[cfg(test)]\nmod stories;")), ["B-1.1", "B-1.2"]);
        assert_eq!(cited(&files("mod stories;")), [""; 0]);
    }

    #[test]
    fn the_share_is_told_and_too_small_a_share_fails() {
        let text: String = (1..=40).map(|rule| format!("- **B-1.{rule}** a\n")).collect();
        let book = book(&(text + "- **A-1.1** b"));
        let tests = |count: usize| {
            let numbers: String = (1..=count).map(|rule| format!("// B-1.{rule}\n")).collect();
            [file("crates/barrage/tests/all.rs", &(numbers + "// A-1.1"))]
        };
        let enough = Report::new(&book, &tests(38));
        assert_eq!(enough.verdict(), Ok(()));
        assert_eq!(
            enough.text(),
            "A: 1 of 1 rules are cited by a test (100.0%)\n\
             B: 38 of 40 rules are cited by a test (95.0%)\n   by none: B-1.39, B-1.40\n"
        );
        let too_few = Report::new(&book, &tests(37)).verdict().expect_err("37 of 40 is less than 95%");
        assert_eq!(too_few, "Tests must cite 95% of the B rules: write tests for those listed.");
    }

    #[test]
    fn a_number_that_no_page_has_is_a_mistake_in_tests_and_elsewhere() {
        let book = book("- **B-1.1** a");
        let files = [file(
            "crates/barrage/src/water.rs",
            "// B-1.1\n// B-1.11, U-1.1\n#[test]\nfn f() { \"B-1.1\" }",
        )];
        let error = Report::new(&book, &files).verdict().expect_err("there is no B-1.11");
        assert_eq!(
            error,
            "These rule numbers stand in no page of docs/rules:\ncrates/barrage/src/water.rs:2: B-1.11"
        );
    }

    #[test]
    fn the_rules_of_this_repository_are_read() {
        let pages = pages(&crate::repository()).expect("docs/rules can be read");
        let book = Book::read(&pages).expect("has rules, none of them twice");
        assert!(book.families().contains(&'B'));
    }
}
