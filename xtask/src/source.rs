//! Which parts of a Rust source file are test code.
//!
//! Test code is
//! - a function with a `#[test]` attribute (`#[tokio::test]` and the like too), with the comments directly above it;
//! - a module with a `#[cfg(test)]` attribute, in the same file or in one of its own;
//! - a whole file that lies under a folder called `tests`.
//!
//! Left out again are tests that do not run, being `#[ignore]`d, and comments about a whole file or module (`//!`),
//! which announce tests but are none.

use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::token::{Token, Tokens};

/// A source file, read for what of it is test code.
pub(crate) struct Source {
    /// Test functions and test modules.
    tests: Vec<Range<usize>>,
    /// What does not count even within test code.
    left_out: Vec<Range<usize>>,
    /// Names of `#[cfg(test)]` modules that are files of their own.
    modules: Vec<String>,
}

impl Source {
    /// Reads the text of a file.
    pub(crate) fn read(text: &str) -> Self {
        let Tokens { code, comments } = Tokens::read(text);
        let mut source = Self { tests: Vec::new(), left_out: Vec::new(), modules: Vec::new() };
        let about = comments
            .iter()
            .filter(|comment| comment.text.starts_with("//!") || comment.text.starts_with("/*!"));
        source.left_out.extend(about.map(|comment| comment.span()));
        let mut next = 0;
        while next < code.len() {
            let Some(attributes) = Attributes::read(&code[next..]) else {
                next += 1;
                continue;
            };
            let item = &code[next + attributes.tokens..];
            next += attributes.tokens
                + if attributes.test {
                    let start = directly_above(text, &comments, &code[next]);
                    source.function(item, start, attributes.ignored)
                } else if attributes.test_only {
                    source.module(item)
                } else {
                    0
                };
        }
        source
    }

    /// Whether this byte of the file is test code; `whole` when all of the file is.
    pub(crate) fn is_test(&self, at: usize, whole: bool) -> bool {
        let within = |parts: &[Range<usize>]| parts.iter().any(|part| part.contains(&at));
        (whole || within(&self.tests)) && !within(&self.left_out)
    }

    /// Where the test modules lie that this file, found at `path`, keeps in files of their own: each is the file with
    /// `.rs` behind the name, and all files in the folder of that name.
    pub(crate) fn test_modules(&self, path: &Path) -> Vec<PathBuf> {
        let folder = match path.file_stem().and_then(|stem| stem.to_str()) {
            Some("lib" | "main" | "mod") => path.parent().unwrap_or(path).to_path_buf(),
            _ => path.with_extension(""),
        };
        self.modules.iter().map(|name| folder.join(name)).collect()
    }

    /// Takes in a test function whose comments and attributes begin at `start`; returns how many tokens it has.
    fn function(&mut self, item: &[Token<'_>], start: usize, ignored: bool) -> usize {
        let keyword = behind_qualifiers(item);
        if item.get(keyword).is_none_or(|token| token.text != "fn") {
            return 0;
        }
        let Some(close) = close_of_body(item, keyword) else { return 0 };
        let parts = if ignored { &mut self.left_out } else { &mut self.tests };
        parts.push(start..item[close].span().end);
        close + 1
    }

    /// Takes in a test module; returns how many tokens lie before its first item, which are read like any others.
    fn module(&mut self, item: &[Token<'_>]) -> usize {
        let keyword = behind_qualifiers(item);
        let [module, name, then, ..] = &item[keyword.min(item.len())..] else { return 0 };
        if module.text != "mod" {
            return 0;
        }
        if then.text == ";" {
            self.modules.push(name.text.trim_start_matches("r#").to_owned());
        } else if let Some(close) = close_of_body(item, keyword) {
            self.tests.push(module.start..item[close].span().end);
        }
        keyword + 3
    }
}

/// The attributes in front of an item.
#[derive(Default)]
struct Attributes {
    /// How many tokens they are.
    tokens: usize,
    /// `#[test]`, or one whose name ends so.
    test: bool,
    /// `#[ignore]`.
    ignored: bool,
    /// `#[cfg(test)]`, or a longer condition that asks for it.
    test_only: bool,
}

impl Attributes {
    /// Reads all attributes from here to the item they belong to; `None` if there are none.
    fn read(code: &[Token<'_>]) -> Option<Self> {
        let mut all = Self::default();
        while let [hash, bracket, ..] = &code[all.tokens..] {
            if hash.text != "#" || bracket.text != "[" {
                break;
            }
            let from = all.tokens + 2;
            let close = close_of(code, all.tokens + 1)?;
            let words = &code[from..close];
            let name_end =
                words.iter().position(|token| matches!(token.text, "(" | "=")).unwrap_or(words.len());
            match words[..name_end].last().map(|token| token.text) {
                Some("test") => all.test = true,
                Some("ignore") => all.ignored = true,
                Some("cfg") => {
                    let asks = |word| words.iter().any(|token| token.text == word);
                    all.test_only |= asks("test") && !asks("not") && !asks("any");
                }
                _ => {}
            }
            all.tokens = close + 1;
        }
        (all.tokens > 0).then_some(all)
    }
}

/// Where the comments begin that stand directly above a token, each on lines of its own; else where the token does.
fn directly_above(text: &str, comments: &[Token<'_>], first: &Token<'_>) -> usize {
    let mut top = first;
    for comment in comments.iter().rev().skip_while(|comment| comment.start > first.start) {
        let line_before = &text[..comment.start];
        let indent = &line_before[line_before.rfind('\n').map_or(0, |newline| newline + 1)..];
        let touches = comment.last_line() + 1 == top.line;
        if !touches || !indent.trim().is_empty() {
            break;
        }
        top = comment;
    }
    top.start
}

/// The place of the first token that is none of `pub(crate)`, `async`, `unsafe`, `const`, `extern "C"`.
fn behind_qualifiers(item: &[Token<'_>]) -> usize {
    let qualifies = |token: &Token<'_>| {
        matches!(
            token.text,
            "pub" | "(" | ")" | "crate" | "super" | "in" | "async" | "unsafe" | "const" | "extern"
        ) || token.text.starts_with('"')
    };
    item.iter().position(|token| !qualifies(token)).unwrap_or(item.len())
}

/// The place of the brace that closes the first body behind a keyword, if it comes before the item's end.
fn close_of_body(item: &[Token<'_>], keyword: usize) -> Option<usize> {
    let mut next = keyword;
    loop {
        match item.get(next)?.text {
            "{" => return close_of(item, next),
            "(" | "[" => next = close_of(item, next)?,
            ";" | "}" | ")" | "]" => return None,
            _ => {}
        }
        next += 1;
    }
}

/// The place of the bracket that closes the one at `open`.
fn close_of(tokens: &[Token<'_>], open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (place, token) in tokens.iter().enumerate().skip(open) {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(place);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words `yes` and `no` in a piece of source say whether that place should be test code.
    fn check(text: &str) {
        let source = Source::read(text);
        let said = ["yes", "no"].map(|word| text.match_indices(word).map(|(at, _)| at).collect::<Vec<_>>());
        assert!(!said.concat().is_empty(), "nothing is said in\n{text}");
        for (places, expected) in said.iter().zip([true, false]) {
            for &at in places {
                assert_eq!(source.is_test(at, false), expected, "at {:?} in\n{text}", &text[at..]);
            }
        }
    }

    #[test]
    fn a_test_function_with_what_stands_above_it() {
        check(
            "// no\n\n/// yes\n// yes\n#[test]\n/* yes */\nfn f() { \"yes\"; /* yes */ }\n// no\nfn g() { no }",
        );
        check("/// no\nfn g() {}\n#[test]\nfn f() { yes }");
        check(
            "#[should_panic = \"yes\"]\n#[test]\npub(crate) async fn f() -> Result<(), [u8; 2]> { yes }\nno",
        );
        check("#[tokio::test(flavor = \"x\")]\nasync fn f() { yes }");
        check("/* yes\n yes */\n#[test]\nfn f() {}");
    }

    #[test]
    fn a_blank_line_or_code_parts_a_comment_from_the_test() {
        check("/// no\n\n#[test]\nfn f() {}");
        check("const A: u8 = 1; // no\n#[test]\nfn f() {}");
        check("fn g() { no } // no\n// yes\n#[test]\nfn f() {}");
    }

    #[test]
    fn ordinary_code_is_no_test_whatever_it_looks_like() {
        check("//! no\n/// no\nfn test() { \"#[test] fn f() { no }\"; }");
        check("// #[test]\n// no\nfn f() { no }");
        check("/* /* #[test] */ no */ fn f() { r#\"#[test]\"#; no }");
        check("#[derive(Test)] struct S { no: u8 }");
        check("#[test_case(1)]\nfn f() { no }");
        check("#[test]\nuse no;\nfn f() { no }");
        check("#[cfg(not(test))]\nmod m { no }\n#[cfg(any(test, unix))]\nmod m { no }");
        check("#[cfg(test)]\nuse a::no;\n#[cfg(test)]\nfn scene() { no }\nmod m { no }");
    }

    #[test]
    fn a_test_module_to_its_last_brace() {
        check(
            "// no\n#[cfg(test)]\nmod m { // yes\n fn scene() { '{'; b'\\''; \"}\"; yes } }\nfn g() { no }",
        );
        check("#[cfg(all(test, unix))]\npub(crate) mod m { yes }");
        check("mod m { #[cfg(test)] mod n { yes } no }");
        check("fn f<'a>(a: &'a u8) { no } #[cfg(test)] mod m { const A: char = '\"'; yes } fn g() { no }");
    }

    #[test]
    fn tests_that_do_not_run_and_overviews_are_left_out() {
        check(
            "#[cfg(test)]\nmod m {\n//! no\n/// no\n#[test]\n#[ignore = \"no\"]\nfn f() { no }\nfn g() { yes } }",
        );
        let text = "//! no\n\n#[ignore]\n#[test]\nfn f() { no }\nyes";
        let source = Source::read(text);
        assert!(!source.is_test(4, true) && !source.is_test(text.find("{ no").expect("is there"), true));
        assert!(source.is_test(text.find("yes").expect("is there"), true));
    }

    #[test]
    fn a_test_inside_a_macro() {
        check("proptest! {\n/// yes\n#[test]\nfn f(n in any::<u8>().prop_map(|n| { n })) { yes }\nno }");
    }

    #[test]
    fn a_file_that_breaks_off_is_read_to_its_end() {
        for text in [
            "#[",
            "#[test]",
            "#[test] fn",
            "#[test] fn f() {",
            "#[cfg(test)] mod",
            "/*",
            "\"",
            "r#\"",
            "'",
            "b'",
        ] {
            assert!(!Source::read(text).is_test(0, false), "{text}");
        }
    }

    #[test]
    fn test_modules_in_files_of_their_own() {
        let source = Source::read("#[cfg(test)]\nmod stories;\nmod water;\n#[cfg(test)]\nmod r#loop;");
        let lie = |path: &str| source.test_modules(Path::new(path));
        assert_eq!(lie("src/lib.rs"), [Path::new("src/stories"), Path::new("src/loop")]);
        assert_eq!(lie("src/wheel.rs"), [Path::new("src/wheel/stories"), Path::new("src/wheel/loop")]);
        assert_eq!(lie("src/wheel/mod.rs"), [Path::new("src/wheel/stories"), Path::new("src/wheel/loop")]);
    }
}
