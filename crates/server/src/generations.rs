//! What was asked for lately, in bounded room.

use std::collections::HashMap;
use std::hash::Hash;
use std::mem::take;

/// Of two generations the older one goes when the younger one is full; what was asked for meanwhile is young again.
pub(crate) struct Generations<K, V> {
    young: HashMap<K, V>,
    old: HashMap<K, V>,
    /// How much the younger one holds, and how much it may.
    held: usize,
    most: usize,
}

impl<K: Eq + Hash, V: Clone> Generations<K, V> {
    /// Nothing, in room for so much a generation.
    pub(crate) fn new(most: usize) -> Self {
        Self { young: HashMap::new(), old: HashMap::new(), held: 0, most }
    }

    /// What is kept under a key, and whether it is young: what is not has to be kept anew to stay.
    pub(crate) fn find(&self, key: &K) -> Option<(V, bool)> {
        let young = self.young.get(key).map(|value| (value.clone(), true));
        young.or_else(|| self.old.get(key).map(|value| (value.clone(), false)))
    }

    /// Keeps something that takes so much room.
    pub(crate) fn keep(&mut self, key: K, value: V, room: usize) {
        if self.held + room > self.most {
            self.old = take(&mut self.young);
            self.held = 0;
        }
        self.held += room;
        self.young.insert(key, value);
    }

    /// Everything that is kept.
    #[cfg(test)]
    pub(crate) fn all(&self) -> impl Iterator<Item = &V> {
        self.young.values().chain(self.old.values())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_stays_and_what_nobody_asks_for_goes() {
        let mut kept = Generations::new(10);
        kept.keep("often", 0, 1);
        for number in 1..100 {
            kept.keep("other", number, 3);
            let (value, young) = kept.find(&"often").expect("it is asked for each time");
            if !young {
                kept.keep("often", value, 1);
            }
            assert!(kept.held <= 10 + 3);
        }
        kept.keep("new", 1, 10);
        kept.keep("newer", 2, 10);
        assert_eq!(kept.find(&"often"), None);
        assert_eq!((kept.find(&"new"), kept.find(&"newer")), (Some((1, false)), Some((2, true))));
    }
}
