//! How sure a figure is.

/// Sums over some seats of some games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Sums {
    pub(crate) count: u64,
    /// Twelfths of victories.
    pub(crate) parts: u64,
    pub(crate) points: i64,
    pub(crate) squares: i64,
}

impl Sums {
    pub(crate) fn add(&mut self, points: i32, parts: u8) {
        self.count += 1;
        self.parts += u64::from(parts);
        self.points += i64::from(points);
        self.squares += i64::from(points) * i64::from(points);
    }

    /// What is left without some of them.
    pub(crate) fn without(&self, other: &Self) -> Self {
        Self {
            count: self.count - other.count,
            parts: self.parts - other.parts,
            points: self.points - other.points,
            squares: self.squares - other.squares,
        }
    }

    /// The share of victories.
    pub(crate) fn share(&self) -> f64 {
        self.parts as f64 / (12 * self.count.max(1)) as f64
    }

    /// Points on average.
    pub(crate) fn mean(&self) -> f64 {
        self.points as f64 / self.count.max(1) as f64
    }

    fn variance(&self) -> f64 {
        let count = self.count as f64;
        if self.count < 2 {
            return 0.0;
        }
        ((self.squares as f64 - self.points as f64 * self.mean()) / (count - 1.0)).max(0.0)
    }
}

/// The 95 % interval of a share by Wilson.
pub(crate) fn wilson(share: f64, count: u64) -> (f64, f64) {
    let (z, n) = (1.959_964, count.max(1) as f64);
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// How far two means are apart in standard deviations, and how likely chance alone puts them so far apart (Welch, by the
/// normal distribution).
pub(crate) fn compare(with: &Sums, without: &Sums) -> (f64, f64) {
    if with.count < 2 || without.count < 2 {
        return (0.0, 1.0);
    }
    let (one, other) = (with.variance(), without.variance());
    let difference = with.mean() - without.mean();
    let pooled = f64::midpoint(one, other).sqrt();
    let error = (one / with.count as f64 + other / without.count as f64).sqrt();
    if pooled == 0.0 || error == 0.0 {
        return (0.0, 1.0);
    }
    (difference / pooled, both_tails(difference / error))
}

/// The probability of a normal variable this far from 0 or farther (Abramowitz and Stegun 7.1.26).
pub(crate) fn both_tails(z: f64) -> f64 {
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
    let sum = series.iter().rev().fold(0.0, |sum, factor| (sum + factor) * t);
    (sum * (-x * x).exp()).clamp(0.0, 1.0)
}

/// Probabilities corrected for so many comparisons (Holm): at most one in twenty of whole experiments without any effect
/// finds one below 0.05.
pub(crate) fn holm(probabilities: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..probabilities.len()).collect();
    order.sort_by(|&one, &other| probabilities[one].total_cmp(&probabilities[other]));
    let mut corrected = vec![1.0; probabilities.len()];
    let mut least: f64 = 0.0;
    for (rank, at) in order.into_iter().enumerate() {
        least = least.max(((probabilities.len() - rank) as f64 * probabilities[at]).min(1.0));
        corrected[at] = least;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-4
    }

    /// Figures of printed tables.
    #[test]
    fn tails_and_intervals_are_those_of_the_books() {
        assert!(
            near(both_tails(0.0), 1.0) && near(both_tails(1.96), 0.05) && near(both_tails(-2.5758), 0.01)
        );
        let (low, high) = wilson(0.5, 100);
        assert!(near(low, 0.4038) && near(high, 0.5962), "{low} {high}");
        assert_eq!(wilson(0.0, 10).0, 0.0);
    }

    /// Holm's own example: 0.01, 0.02, 0.03, 0.04 become 0.04, 0.06, 0.06, 0.06.
    #[test]
    fn many_comparisons_are_corrected() {
        let corrected = holm(&[0.04, 0.01, 0.03, 0.02]);
        assert!(corrected.iter().zip([0.06, 0.04, 0.06, 0.06]).all(|(one, other)| near(*one, other)));
    }

    #[test]
    fn groups_that_differ_by_a_deviation_are_found_to_do_so() {
        let sums = |points: &[i32]| {
            let mut sums = Sums::default();
            points.iter().for_each(|&it| sums.add(it, 0));
            sums
        };
        // Means 2 and 4, variance 2.5 each.
        let (effect, chance) = compare(&sums(&[0, 1, 2, 3, 4]), &sums(&[2, 3, 4, 5, 6]));
        assert!(near(effect, -2.0 / 2.5f64.sqrt()), "{effect}");
        assert!(near(chance, both_tails(2.0)), "{chance}");
        assert_eq!(compare(&sums(&[1]), &sums(&[2, 2])), (0.0, 1.0));
    }
}
