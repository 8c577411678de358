//! Who sits in which seat of a table (T-5): everybody as evenly in all seats as can be.

use crate::tournament::{Entrant, LARGEST_TABLE};

/// How often each has sat in each seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seatings(Vec<[u16; LARGEST_TABLE as usize]>);

impl Seatings {
    pub(crate) fn new(count: usize) -> Self {
        Self(vec![[0; LARGEST_TABLE as usize]; count])
    }

    pub(crate) fn note(&mut self, table: &[Entrant]) {
        for (seat, entrant) in table.iter().enumerate() {
            self.0[entrant.0][seat] += 1;
        }
    }

    /// The order of a table in which the sum of the squares of how often each sits in each seat grows least; of several
    /// such orders the one that is nearest to the order given, or at every other table to its reverse.
    pub(crate) fn seated(&self, number: usize, table: &[Entrant]) -> Vec<Entrant> {
        let mut table = table.to_vec();
        if number % 2 == 1 {
            table.reverse();
        }
        let mut best: Option<(u32, Vec<Entrant>)> = None;
        orders(&table, &mut Vec::new(), &mut |order| {
            // One more on top of n adds 2n + 1 to the sum of squares.
            let cost = order.iter().enumerate().map(|(seat, it)| u32::from(self.0[it.0][seat])).sum();
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, order.to_vec()));
            }
        });
        best.map_or(table, |(_, order)| order)
    }
}

/// Every order, those that are like the given one first.
fn orders(left: &[Entrant], taken: &mut Vec<Entrant>, see: &mut dyn FnMut(&[Entrant])) {
    if left.is_empty() {
        return see(taken);
    }
    for at in 0..left.len() {
        let mut rest = left.to_vec();
        taken.push(rest.remove(at));
        orders(&rest, taken, see);
        taken.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_began_sits_second_the_next_time() {
        let mut seatings = Seatings::new(3);
        let [ann, ben, cleo] = [0, 1, 2].map(Entrant);
        assert_eq!(seatings.seated(0, &[ann, ben]), [ann, ben]);
        assert_eq!(
            seatings.seated(1, &[ann, ben]),
            [ben, ann],
            "every other table is seated the other way round"
        );
        seatings.note(&[ann, ben]);
        assert_eq!(seatings.seated(0, &[ann, ben]), [ben, ann]);
        assert_eq!(seatings.seated(0, &[ann, cleo]), [cleo, ann]);
        assert_eq!(seatings.seated(0, &[ben, cleo]), [ben, cleo]);
        // Three who went round sit as at first again.
        for table in [[ann, ben, cleo], [cleo, ann, ben], [ben, cleo, ann]] {
            seatings.note(&table);
        }
        assert_eq!(seatings.seated(0, &[ann, ben]), [ben, ann]);
    }
}
