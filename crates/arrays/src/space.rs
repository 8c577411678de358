//! A fixed space of actions: groups of numbers, one group for each kind of move.

use arrayvec::ArrayVec;

/// The numbers of the legal moves of a decision.
pub type Numbers = ArrayVec<u16, 256>;

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
type Group = (&'static str, u16, &'static str);

/// All actions of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionSpace {
    groups: Vec<ActionGroup>,
    size: u16,
    /// The number of the first move that has its number only because it is listed.
    rest: u16,
    /// Where each group begins and how many actions it has; none for groups that are not there.
    places: [(u16, u16); MOST_GROUPS],
}

/// More groups than any space has, a power of two.
const MOST_GROUPS: usize = 64;

/// How many moves can have a number only because they are listed: as many as a decision can offer.
const REST: u16 = 256;

impl ActionSpace {
    /// The space of these groups, each with its name, how many actions it has and what they stand for; behind them come those
    /// for moves that no group has a place for, and behind those the groups that were added later.
    pub fn new(groups: &[Group], later: &[Group]) -> Self {
        let rest = ("rest", REST, "the moves without a place of their own, in the order they are listed");
        let mut size = 0;
        let all = groups.iter().chain([&rest]).chain(later).map(|&(name, count, meaning)| {
            let first = size;
            size += count;
            ActionGroup { name, first, count, meaning }
        });
        let all: Vec<ActionGroup> = all.collect();
        let rest = all[groups.len()].first;
        let mut places = [(0, 0); MOST_GROUPS];
        for (place, group) in places.iter_mut().zip(&all) {
            *place = (group.first, group.count);
        }
        Self { groups: all, size, rest, places }
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

    /// The place of a move: so far into a group, or in `rest` where the group has no such place.
    #[inline]
    pub(crate) fn place(&self, group: usize, at: usize, rest: &mut u16) -> u16 {
        let (first, count) = self.places[group % MOST_GROUPS];
        if at < usize::from(count) {
            return first + at as u16;
        }
        *rest += 1;
        self.rest + *rest - 1
    }
}
