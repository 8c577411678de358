//! Least squares: sums over positions, and the change of the weights that they ask for.

/// Sums over the positions of one moment of the game.
#[derive(Clone, Debug)]
struct Moment {
    positions: f64,
    errors: f64,
    /// The derivatives.
    slopes: Vec<f64>,
    /// Positions kept apart, and their errors.
    apart: [f64; 2],
}

/// Sums of errors and of derivatives by the weights. What positions of one moment have in common is no error: a worth
/// need not say how much of the game is still to come.
#[derive(Clone, Debug)]
pub(super) struct Squares {
    moments: Vec<Moment>,
    /// Products of derivatives, row by row.
    products: Vec<f64>,
    /// Products of derivatives and errors.
    pulls: Vec<f64>,
    squares: f64,
    squares_apart: f64,
}

impl Squares {
    /// Sums over nothing, for so many weights and moments.
    pub(super) fn new(weights: usize, moments: usize) -> Self {
        let moment = Moment { positions: 0.0, errors: 0.0, slopes: vec![0.0; weights], apart: [0.0; 2] };
        Self {
            moments: vec![moment; moments],
            products: vec![0.0; weights * weights],
            pulls: vec![0.0; weights],
            squares: 0.0,
            squares_apart: 0.0,
        }
    }

    /// Adds a position: how far its worth lies below the truth, and the derivatives of its worth.
    pub(super) fn add(&mut self, moment: usize, error: f64, slopes: &[f64]) {
        let at = &mut self.moments[moment];
        at.positions += 1.0;
        at.errors += error;
        self.squares += error * error;
        for (row, &slope) in slopes.iter().enumerate().filter(|(_, slope)| **slope != 0.0) {
            at.slopes[row] += slope;
            self.pulls[row] += slope * error;
            let products = &mut self.products[row * slopes.len()..][..slopes.len()];
            products.iter_mut().zip(slopes).for_each(|(product, other)| *product += slope * other);
        }
    }

    /// Adds a position that is kept apart.
    pub(super) fn add_apart(&mut self, moment: usize, error: f64) {
        let [positions, errors] = &mut self.moments[moment].apart;
        *positions += 1.0;
        *errors += error;
        self.squares_apart += error * error;
    }

    /// Adds the sums over other positions.
    pub(super) fn join(&mut self, other: &Self) {
        let add = |mine: &mut [f64], theirs: &[f64]| {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        };
        for (mine, theirs) in self.moments.iter_mut().zip(&other.moments) {
            mine.positions += theirs.positions;
            mine.errors += theirs.errors;
            add(&mut mine.slopes, &theirs.slopes);
            add(&mut mine.apart, &theirs.apart);
        }
        add(&mut self.products, &other.products);
        add(&mut self.pulls, &other.pulls);
        self.squares += other.squares;
        self.squares_apart += other.squares_apart;
    }

    fn positions(&self) -> f64 {
        self.moments.iter().map(|moment| moment.positions).sum()
    }

    /// The root of the mean square.
    pub(super) fn error(&self) -> f64 {
        let common = self.moments.iter().map(|it| it.errors * it.errors / it.positions.max(1.0)).sum::<f64>();
        ((self.squares - common) / self.positions().max(1.0)).max(0.0).sqrt()
    }

    /// The same of the positions kept apart. What moments have in common is known from the others.
    pub(super) fn error_apart(&self) -> f64 {
        let (mut sum, mut all) = (self.squares_apart, 0.0);
        for moment in &self.moments {
            let [positions, errors] = moment.apart;
            let common = moment.errors / moment.positions.max(1.0);
            sum += common * common * positions - 2.0 * common * errors;
            all += positions;
        }
        (sum / f64::max(all, 1.0)).max(0.0).sqrt()
    }

    /// The change of each weight that makes the squares least, if changes cost `firm` for each position; `done` is what
    /// has been changed already.
    pub(super) fn change(&self, done: &[f64], firm: f64) -> Vec<f64> {
        let size = self.pulls.len();
        let firm = firm * self.positions();
        let (mut products, mut pulls) = (self.products.clone(), self.pulls.clone());
        for moment in self.moments.iter().filter(|moment| moment.positions > 0.0) {
            for row in 0..size {
                let part = moment.slopes[row] / moment.positions;
                pulls[row] -= part * moment.errors;
                for column in 0..size {
                    products[row * size + column] -= part * moment.slopes[column];
                }
            }
        }
        for at in 0..size {
            // A little more, so that a weight nothing depends on can be solved for too.
            products[at * size + at] += firm + 1e-6;
            pulls[at] -= firm * done[at];
        }
        solve(&mut products, pulls)
    }
}

/// Solves a symmetric positive definite system by Cholesky's method.
fn solve(matrix: &mut [f64], mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let known: f64 = (0..column).map(|at| matrix[row * size + at] * matrix[column * size + at]).sum();
            let rest = matrix[row * size + column] - known;
            matrix[row * size + column] =
                if row == column { rest.max(1e-12).sqrt() } else { rest / matrix[column * size + column] };
        }
    }
    for row in 0..size {
        let known: f64 = (0..row).map(|at| matrix[row * size + at] * right[at]).sum();
        right[row] = (right[row] - known) / matrix[row * size + row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|at| matrix[at * size + row] * right[at]).sum();
        right[row] = (right[row] - known) / matrix[row * size + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved() {
        let mut matrix = vec![4.0, 2.0, 0.6, 2.0, 5.0, 1.0, 0.6, 1.0, 3.0];
        let found = solve(&mut matrix, vec![9.8, 15.0, 11.6]);
        for (found, meant) in found.into_iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - meant).abs() < 1e-9, "{found} {meant}");
        }
    }

    /// Positions of two moments, whose ends are 2 a + 3 b, and 50 more in the first moment.
    #[test]
    fn the_change_leads_to_the_truth_whatever_moments_have_in_common() {
        let mut squares = [Squares::new(2, 2), Squares::new(2, 2)];
        for number in 0..40 {
            let (a, b) = (f64::from(number % 7), f64::from(number % 3));
            let moment = (number % 2) as usize;
            let truth = 2.0 * a + 3.0 * b + if moment == 0 { 50.0 } else { 0.0 };
            // The weights so far are 1 and 1.
            squares[moment].add(moment, truth - a - b, &[a, b]);
            squares[moment].add_apart(moment, truth - a - b);
        }
        let [mut all, other] = squares;
        all.join(&other);
        assert!(all.error() > 1.0 && (all.error() - all.error_apart()).abs() < 1e-9);
        let change = all.change(&[0.0, 0.0], 0.0);
        assert!((change[0] - 1.0).abs() < 1e-4 && (change[1] - 2.0).abs() < 1e-4, "{change:?}");
        let held = all.change(&[0.0, 0.0], 1e6);
        assert!(held.iter().all(|change| change.abs() < 1e-4), "{held:?}");
    }
}
