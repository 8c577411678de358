//! The agenda: a stack of steps of fixed room, as quick as it can be, because every move goes through it.

use std::fmt;
use std::ops::Deref;

use crate::step::Step;

/// What is still owed in mid-turn; the last step is next. It reads as a slice.
#[derive(Clone, Copy, Default)]
pub struct Agenda {
    /// Those from `count` on say nothing: a step that is taken off stays where it lies.
    steps: [Step; Self::ROOM],
    count: u8,
}

impl Agenda {
    /// More steps than are ever owed at once.
    const ROOM: usize = 16;

    /// Owes one thing more, before all others.
    #[inline]
    pub fn push(&mut self, step: Step) {
        self.steps[usize::from(self.count)] = step;
        self.count += 1;
    }

    /// The step that is next.
    #[inline]
    pub fn last(&self) -> Option<&Step> {
        self.steps.get(usize::from(self.count).wrapping_sub(1))
    }

    /// Takes off the step that is next.
    #[inline]
    pub fn pop(&mut self) -> Option<Step> {
        let next = *self.last()?;
        self.count -= 1;
        Some(next)
    }

    /// Takes off the step that is next, where something is owed.
    #[inline]
    pub(crate) fn take(&mut self) -> Step {
        self.count = self.count.checked_sub(1).expect("a move is played while the agenda asks something");
        self.steps[usize::from(self.count)]
    }

    /// Owes these things where nothing is owed yet, the last of them first.
    #[inline]
    pub fn begin<const COUNT: usize>(&mut self, steps: [Step; COUNT]) {
        debug_assert!(self.is_empty(), "something is still owed: {self:?}");
        self.steps[..COUNT].copy_from_slice(&steps);
        self.count = COUNT as u8;
    }

    /// Owes nothing any more.
    #[inline]
    pub fn clear(&mut self) {
        self.count = 0;
    }
}

impl Deref for Agenda {
    type Target = [Step];

    #[inline]
    fn deref(&self) -> &[Step] {
        &self.steps[..usize::from(self.count)]
    }
}

impl PartialEq for Agenda {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Agenda {}

impl fmt::Debug for Agenda {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl FromIterator<Step> for Agenda {
    fn from_iter<I: IntoIterator<Item = Step>>(steps: I) -> Self {
        let mut agenda = Self::default();
        steps.into_iter().for_each(|step| agenda.push(step));
        agenda
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_step_is_next_and_what_is_taken_off_is_gone() {
        let mut agenda: Agenda = [Step::EndTurn, Step::Discard].into_iter().collect();
        agenda.push(Step::Copy);
        assert_eq!(*agenda, [Step::EndTurn, Step::Discard, Step::Copy]);
        assert_eq!((agenda.pop(), agenda.pop()), (Some(Step::Copy), Some(Step::Discard)));
        let ending: Agenda = std::iter::once(Step::EndTurn).collect();
        assert_eq!((agenda, format!("{agenda:?}")), (ending, "[EndTurn]".to_owned()));
        agenda.clear();
        agenda.begin([Step::EndTurn, Step::Discard]);
        assert_eq!(*agenda, [Step::EndTurn, Step::Discard]);
        agenda.clear();
        assert_eq!((agenda.pop(), agenda.is_empty(), agenda), (None, true, Agenda::default()));
    }
}
