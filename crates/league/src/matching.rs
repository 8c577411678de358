//! Whether everybody can be paired at once: a matching of a general graph (Edmonds' blossoms).

use std::collections::VecDeque;

/// How many pairs there are at most among `count` people of whom `may` says which two may be paired.
pub(crate) fn most_pairs(count: usize, may: impl Fn(usize, usize) -> bool) -> usize {
    let mut search = Search { count, may, mate: vec![None; count], parent: Vec::new(), base: Vec::new() };
    let mut pairs = 0;
    for root in 0..count {
        if search.mate[root].is_none()
            && let Some(end) = search.path_from(root)
        {
            search.turn_over(end);
            pairs += 1;
        }
    }
    pairs
}

struct Search<F> {
    count: usize,
    may: F,
    mate: Vec<Option<usize>>,
    parent: Vec<Option<usize>>,
    /// The base of the blossom that each is part of.
    base: Vec<usize>,
}

impl<F: Fn(usize, usize) -> bool> Search<F> {
    /// The end of a path from one without a mate to another, on which pairs and no pairs take turns.
    fn path_from(&mut self, root: usize) -> Option<usize> {
        self.parent = vec![None; self.count];
        self.base = (0..self.count).collect();
        let mut used = vec![false; self.count];
        used[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(one) = queue.pop_front() {
            for other in 0..self.count {
                if other == one
                    || !(self.may)(one, other)
                    || self.base[one] == self.base[other]
                    || self.mate[one] == Some(other)
                {
                    continue;
                }
                let is_outer = other == root || self.mate[other].is_some_and(|it| self.parent[it].is_some());
                if is_outer {
                    self.shrink(one, other, &mut used, &mut queue);
                } else if self.parent[other].is_none() {
                    self.parent[other] = Some(one);
                    match self.mate[other] {
                        None => return Some(other),
                        Some(mate) => {
                            used[mate] = true;
                            queue.push_back(mate);
                        }
                    }
                }
            }
        }
        None
    }

    /// Makes the cycle that closes between two a blossom.
    fn shrink(&mut self, one: usize, other: usize, used: &mut [bool], queue: &mut VecDeque<usize>) {
        let base = self.common_base(one, other);
        let mut within = vec![false; self.count];
        self.mark(one, base, other, &mut within);
        self.mark(other, base, one, &mut within);
        for it in 0..self.count {
            if within[self.base[it]] {
                self.base[it] = base;
                if !used[it] {
                    used[it] = true;
                    queue.push_back(it);
                }
            }
        }
    }

    fn common_base(&self, mut one: usize, mut other: usize) -> usize {
        let mut seen = vec![false; self.count];
        loop {
            one = self.base[one];
            seen[one] = true;
            match self.mate[one].and_then(|mate| self.parent[mate]) {
                Some(up) => one = up,
                None => break,
            }
        }
        loop {
            other = self.base[other];
            if seen[other] {
                return other;
            }
            match self.mate[other].and_then(|mate| self.parent[mate]) {
                Some(up) => other = up,
                // Both lead to the root.
                None => return other,
            }
        }
    }

    fn mark(&mut self, mut one: usize, base: usize, mut child: usize, within: &mut [bool]) {
        while self.base[one] != base {
            let Some(mate) = self.mate[one] else { return };
            within[self.base[one]] = true;
            within[self.base[mate]] = true;
            self.parent[one] = Some(child);
            child = mate;
            let Some(up) = self.parent[mate] else { return };
            one = up;
        }
    }

    /// Pairs along a path: one pair more than before.
    fn turn_over(&mut self, end: usize) {
        let mut at = Some(end);
        while let Some(one) = at {
            let Some(before) = self.parent[one] else { return };
            let next = self.mate[before];
            self.mate[one] = Some(before);
            self.mate[before] = Some(one);
            at = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn pairs(count: usize, edges: &[(usize, usize)]) -> usize {
        most_pairs(count, |one, other| edges.contains(&(one, other)) || edges.contains(&(other, one)))
    }

    /// The most pairs by trying everything.
    fn tried(left: &[usize], edges: &[(usize, usize)]) -> usize {
        let Some((&first, rest)) = left.split_first() else { return 0 };
        let mut best = tried(rest, edges);
        for (at, &other) in rest.iter().enumerate() {
            if edges.contains(&(first, other)) || edges.contains(&(other, first)) {
                let mut without = rest.to_vec();
                without.remove(at);
                best = best.max(1 + tried(&without, edges));
            }
        }
        best
    }

    #[test]
    fn a_blossom_is_seen_through() {
        // A pentagon with three tails.
        let edges = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (2, 5), (4, 6), (0, 7)];
        assert_eq!(pairs(8, &edges), tried(&[0, 1, 2, 3, 4, 5, 6, 7], &edges));
        assert_eq!(pairs(3, &[(0, 1), (1, 2), (2, 0)]), 1);
        assert_eq!(pairs(4, &[(0, 1), (0, 2), (0, 3)]), 1);
        assert_eq!(pairs(0, &[]), 0);
    }

    proptest! {
        #[test]
        fn as_many_as_can_be(edges in proptest::collection::vec((0usize..9, 0usize..9), 0..22)) {
            let edges: Vec<_> = edges.into_iter().filter(|(one, other)| one != other).collect();
            let all: Vec<usize> = (0..9).collect();
            prop_assert_eq!(pairs(9, &edges), tried(&all, &edges));
        }
    }
}
