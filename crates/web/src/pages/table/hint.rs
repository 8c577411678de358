//! A hint with its reasons.

use super::{ChoiceLine, HintLine};
use crate::Say;
use crate::pages::review::{number, percent, term_name, terms_told};

/// Why a move is advised.
#[derive(Clone, Debug)]
pub struct HintReasons {
    /// Whether it is the first that is advised.
    pub first: bool,
    /// The chance to win that it leaves.
    pub chance: f32,
    /// How much less that is than of the first.
    pub behind: f32,
    /// How far off this may be.
    pub error: f32,
    /// Where it is better or worse, in points, by term: the first compared with the second, the others with the first.
    pub terms: Vec<(String, f32)>,
    /// From whom it takes most: whom, how many points, and by which term.
    pub rival: Option<(String, f32, String)>,
    /// What the move takes that a rival would take otherwise: whom from, what, and in how many continuations of how many.
    pub denied: Option<(String, String, u32, u32)>,
    /// How the turn goes on, in sentences.
    pub then: Vec<String>,
}

/// How many moves of a line are told.
const TOLD: usize = 3;
/// A difference that is not worth a word, as a chance to win.
const SMALL: f32 = 0.005;

impl HintReasons {
    /// The hint in sentences, for a choice at a table of this game.
    pub fn told(&self, say: Say<'_>, game: &str, choice: ChoiceLine) -> HintLine {
        // Nobody should take for a difference what is none.
        let equal = self.behind < self.error.max(SMALL);
        let worth = match (self.first, equal) {
            (true, _) => say.with("hint-chance", &[("chance", percent(say, self.chance).into())]),
            (false, true) => say.it("hint-about-equal"),
            (false, false) => {
                let (behind, error) = (percent(say, self.behind), percent(say, self.error));
                say.with("hint-behind", &[("behind", behind.into()), ("error", error.into())])
            }
        };
        let mut reasons = Vec::new();
        if !self.terms.is_empty() {
            let terms = terms_told(say, game, &self.terms);
            let message = if self.first { "hint-because" } else { "hint-instead" };
            reasons.push(say.with(message, &[("terms", terms.into())]));
        }
        if let Some((rival, points, term)) = &self.rival {
            let args = [
                ("rival", rival.clone().into()),
                ("points", number(say, f64::from(*points)).into()),
                ("term", term_name(say, game, term).into()),
            ];
            reasons.push(say.with("hint-denies", &args));
        }
        if let Some((rival, what, deals, of)) = &self.denied {
            let args = [
                ("rival", rival.clone().into()),
                ("what", what.clone().into()),
                ("count", (*deals).into()),
                ("of", (*of).into()),
            ];
            reasons.push(say.with("hint-denied", &args));
        }
        if self.first && !self.then.is_empty() {
            let line = self.then.iter().take(TOLD).cloned().collect::<Vec<_>>().join("; ");
            reasons.push(say.with("hint-then", &[("line", line.into())]));
        }
        HintLine { choice, worth, reasons, sketches: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hint(first: bool, behind: f32, error: f32) -> HintLine {
        let reasons = HintReasons {
            first,
            chance: 0.62,
            behind,
            error,
            terms: vec![("production".to_owned(), 2.04), ("credits".to_owned(), -0.5)],
            rival: first.then(|| ("Italy".to_owned(), 1.5, "bonus".to_owned())),
            denied: first.then(|| ("Italy".to_owned(), "turbine +2".to_owned(), 9, 16)),
            then: vec!["Build a dam".to_owned()],
        };
        let choice = ChoiceLine {
            notation: "pass".to_owned(),
            sentence: "pass".to_owned(),
            price: None,
            pays: Vec::new(),
            places: Vec::new(),
            last_word: None,
        };
        let words = words::Words::of("en").expect("a language of ours");
        reasons.told(Say::new(words), "barrage", choice)
    }

    #[test]
    fn the_first_says_why() {
        let first = hint(true, 0.0, 0.0);
        assert!(first.worth.contains("62"), "{}", first.worth);
        let said = first.reasons.join(" ");
        for part in ["+2", "−0.5", "Italy", "1.5", "turbine +2", "9 of 16", "Build a dam"] {
            assert!(said.contains(part), "{part}: {said}");
        }
    }

    /// Within the error two moves are called about equal, not better and worse.
    #[test]
    fn what_cannot_be_told_apart_is_said_to_be_equal() {
        let equal = hint(false, 0.02, 0.03);
        let worse = hint(false, 0.06, 0.03);
        // The space before the sign does not break.
        let told: Vec<&str> = worse.worth.split_whitespace().collect();
        assert!(
            !equal.worth.contains('%') && told.starts_with(&["6", "%"]),
            "{} {}",
            equal.worth,
            worse.worth
        );
        assert_eq!(equal.reasons.len(), 1);
    }
}
