//! Short lists with a fixed place for the most they ever hold: what positions keep decks, stacks and orders in.
//!
//! ```
//! use kernel::List;
//!
//! let mut stack: List<u8, 4> = [1, 2].into_iter().collect();
//! stack.push(3);
//! assert_eq!((stack.pop(), &stack[..]), (Some(3), &[1, 2][..]));
//! ```

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list of at most `ROOM` things. It reads as a slice, and copying it copies bytes.
#[derive(Clone, Copy)]
pub struct List<T, const ROOM: usize> {
    /// Those from `len` on say nothing: what is taken off stays where it lies.
    items: [T; ROOM],
    len: u8,
}

impl<T: Copy + Default, const ROOM: usize> List<T, ROOM> {
    /// An empty list.
    #[inline]
    pub fn new() -> Self {
        const { assert!(ROOM <= u8::MAX as usize, "a short list has room for 255 things at most") };
        Self { items: [T::default(); ROOM], len: 0 }
    }

    /// How many it has room for.
    pub const fn capacity(&self) -> usize {
        ROOM
    }

    /// Puts a thing behind the others. There must be room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Puts a thing behind the others if there is room, and tells whether there was.
    #[inline]
    pub fn push_if_room(&mut self, item: T) -> bool {
        let place = self.items.get_mut(usize::from(self.len));
        let room = place.is_some();
        if let Some(place) = place {
            *place = item;
            self.len += 1;
        }
        room
    }

    /// Takes off the last one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = *self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes off the last one, if there is one, without looking at it.
    #[inline]
    pub const fn drop_last(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    /// The last one.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.items.get(usize::from(self.len).wrapping_sub(1))
    }

    /// The last one, to be changed.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.items.get_mut(usize::from(self.len).wrapping_sub(1))
    }

    /// Takes off all.
    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Puts several things behind the others. There must be room.
    #[inline]
    pub fn extend_from_slice(&mut self, more: &[T]) {
        let from = usize::from(self.len);
        self.items[from..][..more.len()].copy_from_slice(more);
        self.len += more.len() as u8;
    }

    /// Puts a thing before the one at this place. There must be room.
    pub fn insert(&mut self, at: usize, item: T) {
        self.push(item);
        self[at..].rotate_right(1);
    }

    /// Takes out the thing at this place.
    pub fn remove(&mut self, at: usize) -> T {
        let removed = self[at];
        self.copy_within(at + 1.., at);
        self.len -= 1;
        removed
    }

    /// Keeps only what satisfies a predicate.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let all = *self;
        self.clear();
        all.iter().filter(|item| keep(item)).for_each(|&item| self.push(item));
    }
}

impl<T: Copy + Default, const ROOM: usize> Default for List<T, ROOM> {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const ROOM: usize> Deref for List<T, ROOM> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const ROOM: usize> DerefMut for List<T, ROOM> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const ROOM: usize> Extend<T> for List<T, ROOM> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const ROOM: usize> FromIterator<T> for List<T, ROOM> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        list.extend(items);
        list
    }
}

impl<T, const ROOM: usize> IntoIterator for List<T, ROOM> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, ROOM>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(usize::from(self.len))
    }
}

impl<'a, T, const ROOM: usize> IntoIterator for &'a List<T, ROOM> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const ROOM: usize> PartialEq for List<T, ROOM> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const ROOM: usize> Eq for List<T, ROOM> {}

impl<T: Hash, const ROOM: usize> Hash for List<T, ROOM> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const ROOM: usize> fmt::Debug for List<T, ROOM> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const ROOM: usize> Serialize for List<T, ROOM> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const ROOM: usize> Deserialize<'de> for List<T, ROOM> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const ROOM: usize>(PhantomData<T>);

        impl<'de, T: Copy + Default + Deserialize<'de>, const ROOM: usize> Visitor<'de> for Items<T, ROOM> {
            type Value = List<T, ROOM>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {ROOM}")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
                let mut list = List::new();
                while let Some(item) = items.next_element()? {
                    if list.len() == ROOM {
                        return Err(A::Error::invalid_length(ROOM + 1, &self));
                    }
                    list.push(item);
                }
                Ok(list)
            }
        }

        deserializer.deserialize_seq(Items(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chance, Seed};

    /// Whatever is done to a list is what would be done to a vector.
    #[test]
    fn a_list_is_a_short_vector() {
        let mut chance = Chance::new(Seed(1));
        let (mut list, mut vector) = (List::<u8, 6>::new(), Vec::<u8>::new());
        let (mut full, mut empty) = (0, 0);
        for number in 0..10_000u32 {
            let (item, at) = (number as u8, chance.below(vector.len() + 1));
            match chance.below(9) {
                0 | 1 if vector.len() < 6 => {
                    list.push(item);
                    vector.push(item);
                }
                2 if vector.len() < 6 => {
                    list.insert(at, item);
                    vector.insert(at, item);
                }
                3 if vector.len() < 5 => {
                    list.extend_from_slice(&[item, 7]);
                    vector.extend_from_slice(&[item, 7]);
                }
                4 if at < vector.len() => assert_eq!(list.remove(at), vector.remove(at)),
                5 => {
                    list.retain(|item| item % 3 > 0);
                    vector.retain(|item| item % 3 > 0);
                }
                6 => {
                    list.drop_last();
                    vector.pop();
                }
                7 => {
                    assert_eq!(list.push_if_room(item), vector.len() < 6);
                    vector.push(item);
                    vector.truncate(6);
                }
                _ => assert_eq!(list.pop(), vector.pop()),
            }
            assert_eq!((&list[..], list.last()), (&vector[..], vector.last()));
            assert_eq!(list, vector.iter().copied().collect(), "what was taken off makes no difference");
            assert_eq!(list.into_iter().collect::<Vec<_>>(), vector);
            full += u32::from(vector.len() == 6);
            empty += u32::from(vector.is_empty());
        }
        assert!(full > 100 && empty > 100, "{full} {empty}");
    }

    #[test]
    fn a_list_is_written_as_a_list_and_read_if_it_fits() {
        let list: List<u8, 3> = [5, 6].into_iter().collect();
        assert_eq!(serde_json::to_string(&list).ok().as_deref(), Some("[5,6]"));
        assert_eq!(serde_json::from_str::<List<u8, 3>>("[5,6]").ok(), Some(list));
        let error = serde_json::from_str::<List<u8, 3>>("[1,2,3,4]").expect_err("too many");
        assert!(error.to_string().contains("at most 3"), "{error}");
        assert!(serde_json::from_str::<List<u8, 3>>("5").is_err());
    }
}
