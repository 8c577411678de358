//! The hash of a position.

use crate::chance::mix;

/// A 64-bit hash of a position, put together from numbered facts.
///
/// A position states each fact about itself as a number with a tag of its own; facts that are 0 need not be stated.
/// So a later version may add a new kind of fact (0 in every older game) without changing the hash of any position
/// that lacks it, and the hashes in old records stay valid.
#[derive(Clone, Copy, Debug, Default)]
pub struct Digest(u64);

impl Digest {
    /// States one fact. The order of facts does not matter; a tag is used once.
    #[inline]
    pub const fn fact(&mut self, tag: u32, value: u64) {
        if value != 0 {
            let salt = mix(tag as u64 ^ 0x5851_f42d_4c95_7f2d);
            self.0 = self.0.wrapping_add(mix(value.wrapping_add(salt)) ^ salt);
        }
    }

    /// The hash of all facts stated.
    #[inline]
    pub const fn value(self) -> u64 {
        mix(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(facts: &[(u32, u64)]) -> u64 {
        let mut digest = Digest::default();
        for &(tag, value) in facts {
            digest.fact(tag, value);
        }
        digest.value()
    }

    #[test]
    fn facts_are_told_apart_by_tag_and_value_and_zero_says_nothing() {
        assert_eq!(of(&[(1, 5), (2, 7)]), of(&[(2, 7), (1, 5), (3, 0)]));
        assert_ne!(of(&[(1, 5), (2, 7)]), of(&[(1, 7), (2, 5)]));
        assert_ne!(of(&[(1, 5)]), of(&[(1, 6)]));
    }
}
