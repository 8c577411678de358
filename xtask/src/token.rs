//! Rust source cut into pieces, as far as finding test code takes: words, marks, literals and comments.

use std::ops::Range;

/// A piece of source text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'t> {
    /// The piece as written.
    pub(crate) text: &'t str,
    /// The byte where it begins.
    pub(crate) start: usize,
    /// The line on which it begins.
    pub(crate) line: usize,
}

impl Token<'_> {
    /// The bytes it takes up.
    pub(crate) fn span(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// The line on which it ends.
    pub(crate) fn last_line(&self) -> usize {
        self.line + self.text.matches('\n').count()
    }
}

/// A source file in pieces.
#[derive(Debug, Default)]
pub(crate) struct Tokens<'t> {
    /// All that is not a comment.
    pub(crate) code: Vec<Token<'t>>,
    /// The comments.
    pub(crate) comments: Vec<Token<'t>>,
}

impl<'t> Tokens<'t> {
    /// Cuts up a text. What no Rust compiler would take is cut somehow; nothing is left out.
    pub(crate) fn read(text: &'t str) -> Self {
        let mut tokens = Self::default();
        let (mut start, mut line) = (0, 1);
        while let Some(first) = text[start..].chars().next() {
            let rest = &text[start..];
            let length = length(rest, first);
            let token = Token { text: &rest[..length], start, line };
            if token.text.starts_with("//") || token.text.starts_with("/*") {
                tokens.comments.push(token);
            } else if !first.is_whitespace() {
                tokens.code.push(token);
            }
            line = token.last_line();
            start += length;
        }
        tokens
    }
}

/// How many bytes the piece takes that `rest`, beginning with `first`, begins with.
fn length(rest: &str, first: char) -> usize {
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if rest.starts_with("/*") {
        return block_comment(rest);
    }
    match first {
        '"' => quoted(rest, 0, '"'),
        '\'' => apostrophe(rest),
        _ if is_word(first) => {
            let end = rest.find(|next| !is_word(next)).unwrap_or(rest.len());
            literal_behind_prefix(rest, end).unwrap_or(end)
        }
        _ => first.len_utf8(),
    }
}

fn is_word(next: char) -> bool {
    next.is_alphanumeric() || next == '_'
}

/// A literal with letters in front: `b"..."`, `b'x'`, `r#"..."#`; or a word that only looks like one: `r#fn`.
fn literal_behind_prefix(rest: &str, prefix: usize) -> Option<usize> {
    let after = &rest[prefix..];
    match &rest[..prefix] {
        "b" | "c" if after.starts_with('"') => Some(quoted(rest, prefix, '"')),
        "b" if after.starts_with('\'') => Some(quoted(rest, prefix, '\'')),
        "r" | "br" | "cr" => {
            let hashes = after.len() - after.trim_start_matches('#').len();
            let inside = after[hashes..].strip_prefix('"');
            match inside {
                Some(inside) => {
                    let close = format!("\"{}", "#".repeat(hashes));
                    let opened = rest.len() - inside.len();
                    Some(inside.find(&close).map_or(rest.len(), |at| opened + at + close.len()))
                }
                None if hashes == 1 => {
                    let word = &after[1..];
                    Some(prefix + 1 + word.find(|next| !is_word(next)).unwrap_or(word.len()))
                }
                None => None,
            }
        }
        _ => None,
    }
}

/// To behind the quote that closes the one at `open`; a backslash takes the character behind it along.
fn quoted(rest: &str, open: usize, quote: char) -> usize {
    let mut inside = rest[open + 1..].char_indices();
    while let Some((at, next)) = inside.next() {
        if next == '\\' {
            inside.next();
        } else if next == quote {
            return open + 1 + at + quote.len_utf8();
        }
    }
    rest.len()
}

/// A character in quotes, or a lifetime.
fn apostrophe(rest: &str) -> usize {
    let mut inside = rest[1..].chars();
    match (inside.next(), inside.next()) {
        (Some('\\'), _) | (Some(_), Some('\'')) => quoted(rest, 0, '\''),
        _ => 1 + rest[1..].find(|next| !is_word(next)).unwrap_or(rest.len() - 1),
    }
}

/// A block comment, with those inside it.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0usize;
    let mut at = 0;
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Vec<&str> {
        Tokens::read(text).code.iter().map(|token| token.text).collect()
    }

    #[test]
    fn words_marks_and_literals() {
        assert_eq!(code("fn f(a: &'a u8) {}"), ["fn", "f", "(", "a", ":", "&", "'a", "u8", ")", "{", "}"]);
        assert_eq!(
            code(r#"('{', '\'', '"', b'}', '\u{7d}')"#),
            ["(", "'{'", ",", r"'\''", ",", "'\"'", ",", "b'}'", ",", r"'\u{7d}'", ")"]
        );
        assert_eq!(code(r##"r#"a " b"# b"\"" r#fn rust"##), [r##"r#"a " b"#"##, r#"b"\"""#, "r#fn", "rust"]);
    }

    #[test]
    fn comments_are_kept_apart_with_their_lines() {
        let tokens = Tokens::read("a // b \"\n/* c /* d */\n e */ f \"// g\"");
        let code: Vec<(&str, usize)> = tokens.code.iter().map(|token| (token.text, token.line)).collect();
        assert_eq!(code, [("a", 1), ("f", 3), ("\"// g\"", 3)]);
        let comments: Vec<(&str, usize)> =
            tokens.comments.iter().map(|token| (token.text, token.last_line())).collect();
        assert_eq!(comments, [("// b \"", 1), ("/* c /* d */\n e */", 3)]);
    }

    #[test]
    fn nothing_is_lost_of_a_text_that_breaks_off() {
        for text in ["\"a\\", "'", "'é", "r##\"a\"#", "/* /*", "b'", "r#", "é'"] {
            let Tokens { code, comments } = Tokens::read(text);
            let length: usize = code.iter().chain(&comments).map(|token| token.text.len()).sum();
            assert_eq!(length, text.len(), "{text}: {code:?}");
        }
    }
}
