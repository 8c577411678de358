//! Which line of a file something stands on.

/// Where the lines of a text begin: counted once, looked up often.
pub(super) struct Lines(Vec<usize>);

impl Lines {
    pub(super) fn of(text: &str) -> Self {
        work(text.len());
        let ends = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
        Self(std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect())
    }

    /// The line of a byte, counted from 1.
    pub(super) fn at(&self, byte: usize) -> usize {
        self.0.partition_point(|&start| {
            work(1);
            start <= byte
        })
    }
}

#[cfg(not(test))]
#[inline]
fn work(_: usize) {}

#[cfg(test)]
use tests::work;

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::super::Pack;
    use super::*;

    thread_local! {
        /// How many bytes and line starts were looked at.
        static WORK: Cell<usize> = const { Cell::new(0) };
    }

    pub(super) fn work(steps: usize) {
        WORK.set(WORK.get() + steps);
    }

    #[test]
    fn a_byte_stands_on_its_line() {
        let text = "a\n\nbc\n";
        let lines = Lines::of(text);
        for byte in 0..=text.len() {
            let counted = text.as_bytes()[..byte].iter().filter(|&&byte| byte == b'\n').count() + 1;
            assert_eq!(lines.at(byte), counted, "byte {byte}");
        }
    }

    /// Lines were counted from the top for every row: four times the rows took sixteen times the work.
    #[test]
    fn four_times_the_rows_take_four_times_the_work() {
        let card = |number: u32| {
            format!(
                "[[card]]\nnumber = {number}\nname = \"C\"\ndeck = \"III\"\ncolor = \"red\"\ntype = \"instant\"\n\
                 effect = \"gain 1 kelp\"\nnote = \"\"\"{}\"\"\"\n",
                "\n".repeat(900)
            )
        };
        let work_for = |cards: u32| {
            let text: String = (1..=cards).map(card).collect();
            WORK.set(0);
            // Too many cards for a deck or not: all rows were looked at.
            let _ = Pack::extended(&text);
            WORK.get()
        };
        let (built_in, few, many) = (work_for(0), work_for(50), work_for(200));
        assert!(few > built_in + 45_000, "{few} steps for 50 cards");
        assert!(many - built_in < 5 * (few - built_in), "{few} steps for 50 cards, {many} for 200");
    }
}
