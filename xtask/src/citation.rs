//! Rule numbers, and where a text names them.

use std::fmt;

/// The number of a rule: the 4th of section 7 of the rules of family `B` is `B-7.4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RuleNumber {
    /// One letter for each book of rules.
    pub(crate) family: char,
    section: u16,
    rule: u16,
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}.{}", self.family, self.section, self.rule)
    }
}

/// A rule number and the byte of the text at which it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mention {
    pub(crate) at: usize,
    pub(crate) number: RuleNumber,
}

/// Every rule number that stands whole in the text: `B-1.1` is not found in `B-1.10`, `AB-1.1` or `B-1.1.2`, and of
/// a range only the two ends are named.
pub(crate) fn mentions(text: &str) -> Vec<Mention> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    for (dash, _) in text.match_indices('-') {
        let Some(at) = dash.checked_sub(1).filter(|&at| bytes[at].is_ascii_uppercase()) else { continue };
        if text[..at].chars().next_back().is_some_and(joins) {
            continue;
        }
        let Some((section, rest)) = whole_number(&text[dash + 1..]) else { continue };
        let Some((rule, rest)) = rest.strip_prefix('.').and_then(whole_number) else { continue };
        let mut after = rest.chars();
        let goes_on = match after.next() {
            Some('.') => after.next().is_some_and(|next| next.is_ascii_digit()),
            Some(next) => joins(next),
            None => false,
        };
        if !goes_on {
            let number = RuleNumber { family: char::from(bytes[at]), section, rule };
            found.push(Mention { at, number });
        }
    }
    found
}

/// Whether a character next to a number makes it part of something longer.
fn joins(next: char) -> bool {
    next.is_alphanumeric() || matches!(next, '_' | '-')
}

/// The number at the head of a text (written without leading zeros), and what follows it.
fn whole_number(text: &str) -> Option<(u16, &str)> {
    let end = text.find(|next: char| !next.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    if digits.starts_with('0') { None } else { Some((digits.parse().ok()?, rest)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(text: &str) -> Vec<String> {
        mentions(text).iter().map(|mention| mention.number.to_string()).collect()
    }

    #[test]
    fn numbers_stand_among_words_and_marks() {
        assert_eq!(numbers("B-7.4: (A-21.13), \"U-1.2\" B-6.1 b."), ["B-7.4", "A-21.13", "U-1.2", "B-6.1"]);
        assert_eq!(numbers("ends a sentence with B-7.4."), ["B-7.4"]);
        assert_eq!(numbers("**B-7.4**/B-7.5"), ["B-7.4", "B-7.5"]);
        assert_eq!(mentions("as B-7.4")[0].at, 3);
    }

    #[test]
    fn a_number_inside_a_longer_one_is_not_named() {
        assert_eq!(numbers("B-1.10"), ["B-1.10"]);
        assert_eq!(numbers("B-1.1.2 AB-1.1 BX-1.1 -B-1.1 B-1.1a b-1.1 B-1 B-1. B-01.1 B-1.1-x"), [""; 0]);
        assert_eq!(numbers("éB-1.1 B-1.1é B-99999999.1"), [""; 0]);
    }

    #[test]
    fn a_range_names_its_ends_only() {
        assert_eq!(numbers("B-8.1 to B-8.5"), ["B-8.1", "B-8.5"]);
    }

    #[test]
    fn numbers_sort_as_numbers() {
        let mut sorted: Vec<RuleNumber> =
            mentions("B-10.1 B-2.10 B-2.9 A-3.1").iter().map(|m| m.number).collect();
        sorted.sort();
        let sorted: Vec<String> = sorted.iter().map(RuleNumber::to_string).collect();
        assert_eq!(sorted, ["A-3.1", "B-2.9", "B-2.10", "B-10.1"]);
    }
}
