//! The player that knows nothing.

use kernel::{Chance, Seed};

/// Plays any legal move, each as likely as the next.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// A player whose choices grow from this seed.
    pub const fn new(seed: Seed) -> Self {
        Self { chance: Chance::new(seed) }
    }

    /// One of the legal moves.
    ///
    /// # Panics
    /// If there are none: a seat that is asked always has at least one, and nobody is asked when the game is over.
    #[inline]
    pub fn choose<M: Copy>(&mut self, moves: &[M]) -> M {
        assert!(!moves.is_empty(), "a player is asked only where there is a move");
        moves[self.chance.below(moves.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_played_about_equally_often() {
        let mut player = Random::new(Seed(3));
        let mut played = [0u32; 7];
        for _ in 0..7000 {
            played[player.choose(&[0usize, 1, 2, 3, 4, 5, 6])] += 1;
        }
        assert!(played.iter().all(|times| (850..1150).contains(times)), "{played:?}");
    }

    #[test]
    fn the_same_seed_makes_the_same_choices() {
        let choices = |seed| {
            let mut player = Random::new(seed);
            (0..50).map(|_| player.choose(&['a', 'b', 'c'])).collect::<String>()
        };
        assert_eq!(choices(Seed(5)), choices(Seed(5)));
        assert_ne!(choices(Seed(5)), choices(Seed(6)));
    }
}
