//! What has been said before.
//!
//! The same few thousand sentences are said at all tables, on every page and in every frame. Composing one of them takes longer
//! than finding it, so each language keeps what it has said lately. A saying is found by everything it was made of, letter
//! for letter: two that differ in anything are two.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::mem::take;
use std::sync::{Arc, PoisonError, RwLock};

/// How many sayings a generation has. Of two generations the older one goes when the younger one is full; what was asked for
/// meanwhile has become young again.
const MOST: usize = 8192;

/// What is made of more than this is said anew each time, in bytes.
const LONGEST: usize = 1024;

/// The sayings of one language: sentences, or phrases with all their forms.
pub(crate) struct Kept<T: ?Sized>(RwLock<[Sayings<T>; 2]>);

type Sayings<T> = HashMap<Box<[u8]>, Arc<T>>;

impl<T: ?Sized> Default for Kept<T> {
    fn default() -> Self {
        Self(RwLock::default())
    }
}

/// Takes down what is hashed as it is.
#[derive(Default)]
struct Spelled(Vec<u8>);

impl Hasher for Spelled {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn finish(&self) -> u64 {
        0
    }
}

thread_local! {
    static SPELLED: RefCell<Spelled> = RefCell::default();
}

impl<T: ?Sized> Kept<T> {
    /// What is said of this; `say` says it if it has not been said lately.
    pub(crate) fn get<S: Into<Arc<T>>>(&self, of: impl Hash, say: impl FnOnce() -> S) -> Arc<T> {
        let found = SPELLED.with_borrow_mut(|spelled| {
            spelled.0.clear();
            of.hash(spelled);
            self.find(&spelled.0).ok_or_else(|| Box::from(&*spelled.0))
        });
        found.unwrap_or_else(|key: Box<[u8]>| {
            let said = say().into();
            if key.len() <= LONGEST {
                self.keep(key, &said);
            }
            said
        })
    }

    fn find(&self, key: &[u8]) -> Option<Arc<T>> {
        let generations = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let [young, old] = &*generations;
        if let Some(said) = young.get(key) {
            return Some(said.clone());
        }
        let said = old.get(key)?.clone();
        drop(generations);
        self.keep(key.into(), &said);
        Some(said)
    }

    fn keep(&self, key: Box<[u8]>, said: &Arc<T>) {
        let mut generations = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let [young, old] = &mut *generations;
        if young.len() >= MOST {
            *old = take(young);
        }
        young.insert(key, said.clone());
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_saying_is_made_once_and_no_other_is_taken_for_it() {
        let (kept, made) = (Kept::<str>::default(), Cell::new(0));
        let say = |of: (&str, &str, Option<u8>)| {
            kept.get(of, || {
                made.set(made.get() + 1);
                format!("{of:?}")
            })
        };
        // None of these is the other, however they are put together.
        let all = [("ab", "c", None), ("a", "bc", None), ("a", "bc", Some(0)), ("", "abc", Some(1))];
        for _ in 0..2 {
            for of in all {
                assert_eq!(&*say(of), format!("{of:?}"));
            }
        }
        assert_eq!(made.get(), all.len());
    }

    #[test]
    fn what_is_asked_for_stays_and_what_nobody_asks_for_goes() {
        let kept = Kept::<str>::default();
        for number in 0..3 * MOST {
            kept.get(number, || number.to_string());
            assert_eq!(&*kept.get("often", || number.to_string()), "0");
        }
        assert_eq!(&*kept.get(1_usize, || "anew".to_owned()), "anew");
        let generations = kept.0.read().unwrap();
        assert!(generations.iter().all(|it| it.len() <= MOST));
    }

    #[test]
    fn what_is_long_is_not_kept() {
        let (kept, long) = (Kept::<str>::default(), "x".repeat(LONGEST));
        assert_eq!(&*kept.get(&long, || "one".to_owned()), "one");
        assert_eq!(&*kept.get(&long, || "other".to_owned()), "other");
    }

    #[test]
    fn a_saying_may_be_made_of_others() {
        let kept = Kept::<str>::default();
        let inner = || kept.get("inner", || "dam".to_owned()).to_string();
        assert_eq!(&*kept.get("outer", || format!("a {}", inner())), "a dam");
        assert_eq!(&*kept.get("inner", || -> String { unreachable!() }), "dam");
    }
}
