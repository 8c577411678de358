//! A fixed space of actions: groups of numbers, one group for each kind of move.

use std::ops::Deref;

use kernel::Chance;

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

/// How many actions [`Legal`] tells as a set.
const TOLD: usize = 64;

/// The legal actions of a decision, as a batch keeps them: some of 64 that follow each other as a set, the others one by one.
#[derive(Clone, Debug, Default)]
pub struct Legal {
    /// The first of the 64.
    first: u16,
    /// Which of them are legal.
    set: u64,
    /// How many moves at the head of the list the set tells, in their order; 0 if its moves are not listed.
    listed: u16,
    /// The numbers of the moves behind these.
    others: Numbers,
}

/// Where the move of a legal action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// At this place of the list.
    Listed(usize),
    /// Not in the list: the game knows it by its action.
    Unlisted(u16),
}

impl Legal {
    /// Tells nothing as a set. Whoever asks fills in the numbers of all moves.
    #[inline]
    pub fn one_by_one(&mut self) -> &mut Numbers {
        (self.set, self.listed) = (0, 0);
        &mut self.others
    }

    /// Tells actions as a set, none of which is listed: the lowest bit is the first.
    #[inline]
    pub fn unlisted(&mut self, first: u16, set: u64) {
        (self.first, self.set, self.listed) = (first, set, 0);
        self.others.clear();
    }

    /// Tells moves at the head of a list as a set, as long as they have a place among the 64 actions from `first` on and these
    /// ascend. Whoever asks fills in the numbers of the others, which are returned.
    #[inline(always)]
    pub fn head<'a, M: Copy>(
        &mut self,
        first: u16,
        moves: &'a [M],
        place: impl Fn(M) -> Option<usize>,
    ) -> (&'a [M], &mut Numbers) {
        let (mut set, mut listed) = (0, 0);
        for &mv in moves {
            let Some(at) = place(mv).filter(|&at| at < TOLD) else { break };
            let bit = 1 << at;
            // An action above all others is a bit above all others.
            if bit <= set {
                break;
            }
            set |= bit;
            listed += 1;
        }
        (self.first, self.set, self.listed) = (first, set, listed as u16);
        (&moves[listed..], &mut self.others)
    }

    /// Tells the first moves of a list as the first of so many actions, fewer than 64. Whoever asks fills in the numbers of the
    /// others, which are returned.
    #[inline(always)]
    pub fn first_of<'a, M>(&mut self, first: u16, moves: &'a [M], count: usize) -> (&'a [M], &mut Numbers) {
        debug_assert!(count < TOLD, "{count} are too many");
        (self.first, self.set, self.listed) = (first, (1 << count) - 1, count as u16);
        (&moves[count..], &mut self.others)
    }

    /// The numbers of the legal actions.
    pub fn numbers(&self) -> impl Iterator<Item = u16> {
        let set = (0..TOLD as u16).filter(|at| self.set >> at & 1 == 1).map(|at| self.first + at);
        set.chain(self.others.iter().copied())
    }

    /// Where the move of an action is, if it is legal.
    #[inline]
    pub fn find(&self, action: i64) -> Option<Found> {
        let at = action.wrapping_sub(self.first.into()) as u64;
        if at < TOLD as u64 && self.set >> at & 1 == 1 {
            if self.listed == 0 {
                return Some(Found::Unlisted(action as u16));
            }
            let before = self.set & ((1 << at) - 1);
            return Some(Found::Listed(before.count_ones() as usize));
        }
        let behind = self.others.iter().position(|&number| i64::from(number) == action)?;
        Some(Found::Listed(usize::from(self.listed) + behind))
    }

    /// One of them, each as likely as the next.
    #[inline]
    pub(crate) fn drawn(&self, chance: &mut Chance) -> u16 {
        let told = self.set.count_ones() as usize;
        let drawn = chance.below(told + self.others.len());
        match self.others.get(drawn.wrapping_sub(told)) {
            Some(&number) => number,
            None => {
                let left = (0..drawn).fold(self.set, |left, _| left & left.wrapping_sub(1));
                self.first + left.trailing_zeros() as u16
            }
        }
    }

    /// Writes into a row of zeros that these actions are legal.
    #[inline(always)]
    pub(crate) fn allow(&self, mask: &mut [bool]) {
        if self.set != 0
            && let Some(places) = mask[usize::from(self.first)..].first_chunk_mut::<TOLD>()
        {
            for (places, set) in places.as_chunks_mut().0.iter_mut().zip(self.set.to_le_bytes()) {
                *places = EIGHT[usize::from(set)];
            }
        }
        note(mask, &self.others, true);
    }

    /// Makes such a row one of zeros again.
    #[inline(always)]
    pub(crate) fn forget(&self, mask: &mut [bool]) {
        if self.set != 0
            && let Some(places) = mask[usize::from(self.first)..].first_chunk_mut::<TOLD>()
        {
            *places = [false; TOLD];
        }
        note(mask, &self.others, false);
    }
}

/// A set of eight as eight values.
static EIGHT: [[bool; 8]; 256] = {
    let mut all = [[false; 8]; 256];
    let mut set = 0;
    while set < all.len() {
        let mut at = 0;
        while at < 8 {
            all[set][at] = set >> at & 1 == 1;
            at += 1;
        }
        set += 1;
    }
    all
};

/// Notes of these actions whether they are legal.
#[inline(always)]
fn note(mask: &mut [bool], numbers: &[u16], legal: bool) {
    let mut note = |number: u16| mask[usize::from(number)] = legal;
    // Four at a time: the loop would take longer than what it does.
    let (fours, others) = numbers.as_chunks();
    for &[first, second, third, fourth] in fours {
        note(first);
        note(second);
        note(third);
        note(fourth);
    }
    others.iter().copied().for_each(note);
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

    /// The number of the first action of a group.
    #[inline(always)]
    pub(crate) const fn first(&self, group: usize) -> u16 {
        self.groups[group].0
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
