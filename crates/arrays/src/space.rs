//! A fixed space of actions: groups of numbers, one group for each kind of move.

use std::ops::Deref;

/// The most moves a decision offers.
const MOST: usize = 256;

/// The numbers of the legal moves of a decision, in their order.
#[derive(Clone, Debug)]
pub struct Numbers {
    list: [u16; MOST],
    count: usize,
}

impl Numbers {
    /// None yet.
    pub const fn new() -> Self {
        Self { list: [0; MOST], count: 0 }
    }

    /// Forgets them.
    pub const fn clear(&mut self) {
        self.count = 0;
    }

    /// Takes down the number of each move, instead of those that were there.
    #[inline]
    pub fn take_down<M>(&mut self, moves: &[M], mut number: impl FnMut(&M) -> u16) {
        for (place, mv) in self.list.iter_mut().zip(moves) {
            *place = number(mv);
        }
        self.count = moves.len().min(MOST);
    }
}

impl Default for Numbers {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for Numbers {
    type Target = [u16];

    #[inline]
    fn deref(&self) -> &[u16] {
        &self.list[..self.count]
    }
}

/// Actions that follow each other, 64 at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The first of them.
    pub first: u16,
    /// How many, by eights.
    pub count: u8,
}

/// The actions of one kind, which follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionGroup {
    /// The kind, in the word its notation begins with: `build`.
    pub name: &'static str,
    /// The number of its first action.
    pub first: u16,
    /// How many it has.
    pub count: u16,
    /// What an action's place in the group stands for.
    pub meaning: &'static str,
}

/// A group as a game states it: its name, how many actions it has, and what they stand for.
pub(crate) type Group = (&'static str, u16, &'static str);

/// All actions of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionSpace {
    groups: Vec<ActionGroup>,
    size: u16,
}

/// The moves that no group has a place for: as many as a decision can offer.
const REST: Group =
    ("rest", MOST as u16, "the moves without a place of their own, in the order they are listed");

impl ActionSpace {
    /// The space of these groups, each with its name, how many actions it has and what they stand for; behind them come those
    /// for moves that no group has a place for, and behind those the groups that were added later.
    pub fn new(groups: &[Group], later: &[Group]) -> Self {
        let mut size = 0;
        let all = groups.iter().chain([&REST]).chain(later).map(|&(name, count, meaning)| {
            let first = size;
            size += count;
            ActionGroup { name, first, count, meaning }
        });
        Self { groups: all.collect(), size }
    }

    /// How many actions there are.
    pub fn size(&self) -> usize {
        self.size.into()
    }

    /// The groups in their order.
    pub fn groups(&self) -> &[ActionGroup] {
        &self.groups
    }

    /// The group an action is in, if there is such an action.
    pub fn group_of(&self, action: u16) -> Option<&ActionGroup> {
        self.groups.iter().find(|group| (group.first..group.first + group.count).contains(&action))
    }
}

/// Where each of `N` groups begins and how many actions it has, known when the program is built.
pub(crate) struct Places<const N: usize> {
    groups: [(u16, u16); N],
    /// The number of the first move that has its number only because it is listed.
    rest: u16,
}

impl<const N: usize> Places<N> {
    /// The places of the groups of [`ActionSpace::new`].
    pub(crate) const fn new(groups: &[Group], later: &[Group]) -> Self {
        assert!(groups.len() + 1 + later.len() == N, "every group has a place");
        let (mut places, mut size, mut at) = ([(0, 0); N], 0, 0);
        while at < N {
            let (_, count, _) = if at < groups.len() {
                groups[at]
            } else if at == groups.len() {
                REST
            } else {
                later[at - groups.len() - 1]
            };
            places[at] = (size, count);
            size += count;
            at += 1;
        }
        Self { rest: places[groups.len()].0, groups: places }
    }

    /// The number of an action that has its place in a group, if it has.
    #[inline(always)]
    pub(crate) const fn nth(&self, group: usize, at: usize) -> Option<u16> {
        let (first, count) = self.groups[group];
        if at < count as usize { Some(first + at as u16) } else { None }
    }

    /// The number of a move: so far into a group, or in `rest` where the group has no such place.
    #[inline(always)]
    pub(crate) const fn number(&self, group: usize, at: usize, rest: &mut u16) -> u16 {
        if let Some(number) = self.nth(group, at) {
            return number;
        }
        *rest += 1;
        self.rest + *rest - 1
    }
}
