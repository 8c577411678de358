//! How far somebody is in a chapter: a value that is written in one short line, so that a browser can keep it.

use std::fmt;
use std::str::FromStr;

use crate::Chapter;

/// The most moves between the laying out of a position and the end of a step: more than any lesson has.
const MOST_MOVES: usize = 60;
/// The longest line.
const LONGEST: usize = 3000;

/// How far somebody is in a chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// How many answers were given, right or wrong.
    pub count: u64,
    /// Which step, from 0.
    pub step: usize,
    /// The answer that was given to it, if it is over and its end is still shown.
    pub way: Option<usize>,
    /// Whether the chapter was finished once.
    pub finished: bool,
    /// How many of the moves were made before the step began.
    pub before: usize,
    /// The moves since the position was laid out, those of others too.
    pub moves: Vec<String>,
}

impl Walk {
    /// The moves made in the step.
    pub fn played(&self) -> &[String] {
        self.moves.get(self.before..).unwrap_or_default()
    }

    /// Whether no further move can be kept.
    pub fn is_full(&self) -> bool {
        self.moves.len() >= MOST_MOVES
    }

    /// Back to the start of the step.
    pub fn again(&mut self) {
        self.moves.truncate(self.before);
        self.way = None;
    }

    /// On to a step: where it lays out a position of its own, nothing of what was before is kept.
    pub fn go_to(&mut self, chapter: &Chapter, step: usize) {
        self.way = None;
        self.step = step.min(chapter.steps.len().saturating_sub(1));
        if chapter.steps[self.step].from.is_some() {
            self.moves.clear();
        }
        self.before = self.moves.len();
    }

    /// Whether it can be one of this chapter's.
    pub fn belongs_to(&self, chapter: &Chapter) -> bool {
        let way = |step: &crate::Step| self.way.is_none_or(|way| way < step.ways.len());
        chapter.steps.get(self.step).is_some_and(way)
    }
}

impl fmt::Display for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = self.way.map_or(0, |way| way + 1);
        let Self { count, step, before, .. } = self;
        write!(f, "{count}.{step}.{way}.{}.{before}", u8::from(self.finished))?;
        self.moves.iter().try_for_each(|mv| write!(f, "/{}", mv.replace(' ', "_")))
    }
}

impl FromStr for Walk {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.split('/');
        let head: Result<Vec<u64>, _> = parts.next().unwrap_or_default().split('.').map(str::parse).collect();
        let moves: Vec<String> = parts.map(|mv| mv.replace('_', " ")).collect();
        let Ok(head) = head else { return Err(()) };
        let [count, step, way, finished, before] = head[..] else { return Err(()) };
        let small = |number: u64| usize::try_from(number).ok().filter(|it| *it < 256).ok_or(());
        let walk = Self {
            count: count.min(u64::from(u32::MAX)),
            step: small(step)?,
            way: small(way)?.checked_sub(1),
            finished: finished == 1,
            before: small(before)?,
            moves,
        };
        let fits = text.len() <= LONGEST && walk.moves.len() <= MOST_MOVES && walk.before <= walk.moves.len();
        fits.then_some(walk).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_walk_reads_back() {
        let moves = vec!["turbine +2 left".to_owned(), "slot 8 with #241".to_owned()];
        let walk = Walk { count: 7, step: 2, way: Some(0), finished: true, before: 1, moves };
        assert_eq!(walk.to_string(), "7.2.1.1.1/turbine_+2_left/slot_8_with_#241");
        assert_eq!(walk.to_string().parse(), Ok(walk));
        assert_eq!(Walk::default().to_string().parse(), Ok(Walk::default()));
    }

    #[test]
    fn what_is_no_walk_is_none() {
        let long = format!("0.0.0.0.0{}", "/bank".repeat(61));
        for text in ["", "x", "1.2.3", "0.0.0.0.1", "0.999.0.0.0", "-1.0.0.0.0", &long] {
            assert_eq!(text.parse::<Walk>(), Err(()), "{text}");
        }
    }
}
