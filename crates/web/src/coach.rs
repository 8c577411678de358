//! The coach: what a friend beside somebody would say in a first game.
//!
//! What it notices a game tells from a view and the legal moves alone ([`crate::OnPage::coach`]), so it cannot say what its
//! seat may not know. Here is which of that is said: at most one thing at a decision, and each thing only so often.

use std::collections::BTreeMap;

use kernel::{Event as _, Game, Match, Seen, Viewer};

use crate::habits::Habits;

/// How something comes to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// What a question is about: said until it was answered three times.
    Question,
    /// A mistake about to be made: asked back before the move.
    Warning,
    /// Something that has happened since the last answer.
    Fact,
    /// Something good to know when the question comes up.
    Tip,
}

/// Something the coach can say: the message `<game>-coach-<name>`, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its name.
    pub name: &'static str,
    /// How it comes to be said.
    pub sort: Sort,
    /// After how many times it is said no more.
    pub fades: u8,
}

impl Row {
    /// The explanation of a question.
    pub(crate) const fn question(name: &'static str) -> Self {
        Self { name, sort: Sort::Question, fades: 3 }
    }

    /// A warning.
    pub(crate) const fn warning(name: &'static str, fades: u8) -> Self {
        Self { name, sort: Sort::Warning, fades }
    }

    /// A fact.
    pub(crate) const fn fact(name: &'static str, fades: u8) -> Self {
        Self { name, sort: Sort::Fact, fades }
    }

    /// A tip.
    pub(crate) const fn tip(name: &'static str, fades: u8) -> Self {
        Self { name, sort: Sort::Tip, fades }
    }
}

/// Something the coach has noticed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What it is.
    pub row: &'static Row,
    /// The move it warns of, in notation; nothing if it belongs to the whole question.
    pub of: Option<String>,
    /// The sentence.
    pub text: String,
}

/// Collects what is noticed at a decision, by the names of a game's rows.
pub(crate) struct Noticed<'a> {
    rows: &'static [Row],
    say: &'a dyn Fn(&str, Facts<'_>) -> String,
    /// The remarks, the most urgent first of each sort.
    pub(crate) remarks: Vec<Remark>,
}

/// The numbers and names that a sentence takes.
pub(crate) type Facts<'f> = &'f [(&'f str, words::Value<'f>)];

impl<'a> Noticed<'a> {
    pub(crate) fn new(rows: &'static [Row], say: &'a dyn Fn(&str, Facts<'_>) -> String) -> Self {
        Self { rows, say, remarks: Vec::new() }
    }

    /// Notes something about the question.
    pub(crate) fn note(&mut self, name: &str, facts: Facts<'_>) {
        self.add(name, None, facts);
    }

    /// Notes something about a move.
    pub(crate) fn warn(&mut self, name: &str, mv: &impl ToString, facts: Facts<'_>) {
        self.add(name, Some(mv.to_string()), facts);
    }

    fn add(&mut self, name: &str, of: Option<String>, facts: Facts<'_>) {
        // A name without a row is a slip that the tests find; nothing is said then.
        let Some(row) = self.rows.iter().find(|row| row.name == name) else { return };
        let text = (self.say)(&format!("coach-{name}"), facts);
        self.remarks.push(Remark { row, of, text });
    }
}

/// How many moves a coach looks back: more than lie between two turns of anybody.
const LATELY: usize = 120;

/// What a viewer may know of what has happened lately. A game that was taken up knows less of it.
pub fn lately<G: Game>(table: &Match<G>, viewer: Viewer) -> Vec<Seen<G>> {
    let story = table.story();
    let events = story[story.len().saturating_sub(LATELY)..].iter().flat_map(|it| &it.events);
    events.map(|event| event.seen_by(viewer)).collect()
}

/// How much the coach speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coaching {
    /// Not at all.
    Off,
    /// Questions, warnings and tips.
    All,
    /// Warnings only.
    Few,
}

impl Habits {
    /// How much the coach speaks to this person.
    pub fn coach(&self) -> Coaching {
        match self.of("coach") {
            "all" => Coaching::All,
            "few" => Coaching::Few,
            _ => Coaching::Off,
        }
    }
}

/// How often each thing was said or done, for one person and one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Practice(BTreeMap<&'static str, u8>);

impl Practice {
    /// From a text as [`Practice::text`] writes it; what is not among the rows, or is no number, is left out.
    pub fn read(rows: &'static [Row], text: &str) -> Self {
        let count = |part: &str| {
            let (name, count) = part.rsplit_once('-')?;
            let row = rows.iter().find(|row| row.name == name)?;
            Some((row.name, count.parse::<u8>().ok()?.min(row.fades)))
        };
        Self(text.split('.').take(2 * rows.len()).filter_map(count).collect())
    }

    /// As a cookie keeps it: `turn-3.dam-alone-1`.
    pub fn text(&self) -> String {
        let parts: Vec<String> = self.0.iter().map(|(name, count)| format!("{name}-{count}")).collect();
        parts.join(".")
    }

    /// Once more.
    pub fn note(&mut self, row: &'static Row) {
        let count = self.0.entry(row.name).or_default();
        *count = count.saturating_add(1).min(row.fades);
    }

    /// The further of two, thing by thing.
    #[must_use]
    pub fn or(mut self, other: &Self) -> Self {
        for (&name, &count) in &other.0 {
            let mine = self.0.entry(name).or_default();
            *mine = count.max(*mine);
        }
        self
    }

    fn count(&self, row: &Row) -> u8 {
        self.0.get(row.name).copied().unwrap_or(0)
    }

    fn is_fresh(&self, row: &Row) -> bool {
        self.count(row) < row.fades
    }

    /// The warning before a move, if there is one to be said.
    pub fn warning<'r>(&self, remarks: &'r [Remark], notation: &str) -> Option<&'r Remark> {
        remarks.iter().find(|it| it.of.as_deref() == Some(notation) && self.is_fresh(it.row))
    }

    /// What is said when a question comes up: what threatens, else what the question is about if it is new, else what has
    /// just happened, else a tip, else what the question is about until it is known.
    pub fn word<'r>(&self, talk: Coaching, remarks: &'r [Remark]) -> Option<&'r Remark> {
        let fresh = |sort: Sort| {
            remarks.iter().filter(move |it| it.of.is_none() && it.row.sort == sort && self.is_fresh(it.row))
        };
        let threat = fresh(Sort::Warning).next();
        match talk {
            Coaching::Off => None,
            Coaching::Few => threat,
            Coaching::All => {
                let question = fresh(Sort::Question).next();
                let new = question.filter(|it| self.count(it.row) == 0);
                let lately = || fresh(Sort::Fact).chain(fresh(Sort::Tip)).next();
                threat.or(new).or_else(lately).or(question)
            }
        }
    }
}

/// What the coach says on a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CoachLine {
    /// The sentence; nothing while there is nothing to say.
    pub text: String,
    /// Whether it warns.
    pub warns: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    static ROWS: [Row; 5] = [
        Row::question("turn"),
        Row::warning("dam-alone", 2),
        Row::warning("hungry", 1),
        Row::tip("produce", 2),
        Row::fact("paid", 1),
    ];

    fn remark(at: usize, of: Option<&str>) -> Remark {
        Remark { row: &ROWS[at], of: of.map(str::to_owned), text: String::new() }
    }

    fn said(practice: &Practice, talk: Coaching, remarks: &[Remark]) -> Option<&'static str> {
        practice.word(talk, remarks).map(|it| it.row.name)
    }

    #[test]
    fn a_question_is_explained_first_and_no_more_once_it_was_answered_three_times() {
        let (mut practice, remarks) = (Practice::default(), [remark(0, None), remark(3, None)]);
        assert_eq!(said(&practice, Coaching::All, &remarks), Some("turn"));
        practice.note(&ROWS[0]);
        assert_eq!(said(&practice, Coaching::All, &remarks), Some("produce"), "a tip is due");
        assert_eq!(said(&practice, Coaching::All, &remarks[..1]), Some("turn"), "nothing else is");
        practice.note(&ROWS[3]);
        practice.note(&ROWS[3]);
        assert_eq!(said(&practice, Coaching::All, &remarks), Some("turn"));
        practice.note(&ROWS[0]);
        practice.note(&ROWS[0]);
        assert_eq!(said(&practice, Coaching::All, &remarks), None, "all was done often enough");
    }

    #[test]
    fn what_has_happened_goes_before_what_is_good_to_know() {
        let (mut practice, remarks) =
            (Practice::default(), [remark(0, None), remark(3, None), remark(4, None)]);
        assert_eq!(said(&practice, Coaching::All, &remarks), Some("turn"), "it is new");
        practice.note(&ROWS[0]);
        assert_eq!(said(&practice, Coaching::All, &remarks), Some("paid"));
        assert_eq!(said(&practice, Coaching::Few, &remarks), None);
        practice.note(&ROWS[4]);
        assert_eq!(said(&practice, Coaching::All, &remarks), Some("produce"));
    }

    #[test]
    fn what_threatens_goes_first_and_few_words_are_warnings() {
        let (mut practice, remarks) =
            (Practice::default(), [remark(0, None), remark(2, None), remark(1, Some("a"))]);
        assert_eq!(said(&practice, Coaching::All, &remarks), Some("hungry"));
        assert_eq!(said(&practice, Coaching::Few, &remarks), Some("hungry"));
        assert_eq!(said(&practice, Coaching::Off, &remarks), None);
        practice.note(&ROWS[2]);
        assert_eq!(said(&practice, Coaching::Few, &remarks), None);
        assert!(practice.warning(&remarks, "a").is_some());
        assert!(practice.warning(&remarks, "b").is_none());
        practice.note(&ROWS[1]);
        practice.note(&ROWS[1]);
        assert!(practice.warning(&remarks, "a").is_none(), "it was said twice");
    }

    #[test]
    fn what_was_practised_is_kept_and_bounded() {
        let mut practice = Practice::default();
        for _ in 0..300 {
            practice.note(&ROWS[0]);
        }
        practice.note(&ROWS[1]);
        assert_eq!(practice.text(), "dam-alone-1.turn-3");
        assert_eq!(Practice::read(&ROWS, &practice.text()), practice);
        assert_eq!(Practice::read(&ROWS, "turn-200.nobody-1.hungry-x.-.."), Practice::read(&ROWS, "turn-3"));
        let more = Practice::read(&ROWS, "turn-1.hungry-1");
        assert_eq!(practice.or(&more).text(), "dam-alone-1.hungry-1.turn-3");
    }
}
