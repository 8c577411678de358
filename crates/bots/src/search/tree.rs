//! The memory of a search: what was found out about every decision that has been looked at.
//!
//! A decision is found by the hash of what the thinking seat knows of the position, so that different ways to the
//! same position share what they find. All memory is taken when the tree is made and none later: a tree that is full
//! takes in no more decisions, and what would have been new is answered by hunch.

use kernel::Seat;

/// A decision that has been looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    key: u64,
    /// Its first edge.
    first: u32,
    /// How many edges it has.
    edges: u16,
    /// Who decides.
    pub(crate) seat: Seat,
    /// How often it was passed.
    pub(crate) visits: u32,
    /// What came of it for the seat that decides, summed up.
    pub(crate) sum: f32,
}

/// A move of such a decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<M> {
    /// The move.
    pub(crate) mv: M,
    /// How likely it is to be the best, before anything was tried; all of a decision add up to 1.
    pub(crate) prior: f32,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// What came of it for the seat that decides, summed up.
    pub(crate) sum: f32,
    /// The node that it leads to where nothing comes to light on the way; `EMPTY` while that is not known.
    next: u32,
}

impl<M> Edge<M> {
    /// What came of it on average; `None` if it was never tried.
    pub(crate) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.sum / self.visits as f32)
    }
}

/// A place in the index that holds nothing.
const EMPTY: u32 = u32::MAX;
/// Edges for which memory is taken, for each node.
const EDGES_PER_NODE: usize = 16;

/// Everything found out, within a fixed amount of memory.
#[derive(Debug)]
pub(crate) struct Tree<M> {
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
    /// Where the nodes are by their keys: open addressing, at most half full.
    index: Vec<u32>,
    room: usize,
}

impl<M: Copy> Tree<M> {
    /// A tree with room for so many decisions.
    pub(crate) fn new(room: usize) -> Self {
        let room = room.next_power_of_two();
        Self {
            nodes: Vec::with_capacity(room),
            edges: Vec::with_capacity(room * EDGES_PER_NODE),
            index: vec![EMPTY; room * 2],
            room,
        }
    }

    /// The bytes that a tree with room for so many decisions takes, and never more.
    pub(crate) const fn bytes(room: usize) -> usize {
        let room = room.next_power_of_two();
        room * (size_of::<Node>() + EDGES_PER_NODE * size_of::<Edge<M>>() + 2 * size_of::<u32>())
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.index.fill(EMPTY);
    }

    /// Whether more than half of the room is taken.
    pub(crate) fn crowded(&self) -> bool {
        2 * self.nodes.len() > self.room || 2 * self.edges.len() > self.room * EDGES_PER_NODE
    }

    fn place(&self, key: u64) -> usize {
        let mask = self.index.len() - 1;
        let mut place = key as usize & mask;
        while self.index[place] != EMPTY && self.nodes[self.index[place] as usize].key != key {
            place = (place + 1) & mask;
        }
        place
    }

    /// The node of a decision.
    pub(crate) fn find(&self, key: u64) -> Option<usize> {
        let found = self.index[self.place(key)];
        (found != EMPTY).then_some(found as usize)
    }

    /// Takes in a decision with its moves, the most promising first; `None` if there is no room.
    pub(crate) fn insert(&mut self, key: u64, seat: Seat, moves: &[(f32, M)]) -> Option<usize> {
        let full = self.nodes.len() == self.room || self.edges.len() + moves.len() > self.edges.capacity();
        if full || moves.len() > usize::from(u16::MAX) {
            return None;
        }
        let (first, at) = (self.edges.len() as u32, self.nodes.len());
        self.edges.extend(moves.iter().map(|&(prior, mv)| Edge {
            mv,
            prior,
            visits: 0,
            sum: 0.0,
            next: EMPTY,
        }));
        let place = self.place(key);
        self.index[place] = at as u32;
        self.nodes.push(Node { key, first, edges: moves.len() as u16, seat, visits: 0, sum: 0.0 });
        Some(at)
    }

    pub(crate) fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    /// The moves of a node.
    pub(crate) fn edges(&self, at: usize) -> &[Edge<M>] {
        let node = &self.nodes[at];
        &self.edges[node.first as usize..][..node.edges.into()]
    }

    /// The node that a move leads to where nothing comes to light on the way, if it was ever gone.
    pub(crate) fn next(&self, at: usize, edge: usize) -> Option<usize> {
        let next = self.edges(at)[edge].next;
        (next != EMPTY).then_some(next as usize)
    }

    /// Notes where a move leads: the next time nobody has to look for that node.
    pub(crate) fn link(&mut self, at: usize, edge: usize, next: usize) {
        self.edges[self.nodes[at].first as usize + edge].next = next as u32;
    }

    /// A key for what a move of a node leads to, whatever comes to light on the way.
    pub(crate) fn key_after(&self, at: usize, edge: usize) -> u64 {
        let key = (self.key(at) ^ (edge as u64 + 1)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        key ^ key >> 29
    }

    /// The key of a node.
    pub(crate) fn key(&self, at: usize) -> u64 {
        self.nodes[at].key
    }

    /// Notes what came of a move.
    pub(crate) fn note(&mut self, at: usize, edge: usize, value: f32) {
        let node = &mut self.nodes[at];
        node.visits += 1;
        node.sum += value;
        let edge = &mut self.edges[node.first as usize + edge];
        edge.visits += 1;
        edge.sum += value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_found_again_under_its_key() {
        let mut tree = Tree::new(4);
        let first = tree.insert(8, Seat(1), &[(0.7, 'a'), (0.3, 'b')]).unwrap();
        // The same place of the index, another key.
        let second = tree.insert(16, Seat(0), &[(1.0, 'c')]).unwrap();
        tree.note(first, 1, 3.0);
        tree.note(first, 1, 5.0);
        assert_eq!((tree.find(8), tree.find(16), tree.find(24)), (Some(first), Some(second), None));
        assert_eq!(tree.edges(first)[1].mean(), Some(4.0));
        assert_eq!((tree.edges(first)[0].mean(), tree.node(first).visits), (None, 2));
        let after = |edge| tree.key_after(first, edge);
        assert!(after(0) != after(1) && tree.find(after(0)).is_none());
        tree.link(first, 1, second);
        assert_eq!((tree.next(first, 0), tree.next(first, 1), tree.key(second)), (None, Some(second), 16));
        tree.clear();
        assert_eq!(tree.find(8), None);
    }

    #[test]
    fn a_full_tree_takes_in_nothing_more_and_never_grows() {
        let mut tree = Tree::new(2);
        let capacity = (tree.nodes.capacity(), tree.edges.capacity(), tree.index.len());
        assert!(tree.insert(1, Seat(0), &[(1.0, 'a')]).is_some() && !tree.crowded());
        assert!(tree.insert(2, Seat(0), &[(1.0, 'a')]).is_some() && tree.crowded());
        assert!(tree.insert(3, Seat(0), &[(1.0, 'a')]).is_none());
        assert_eq!(capacity, (tree.nodes.capacity(), tree.edges.capacity(), tree.index.len()));
    }
}
