//! Who meets whom at tables of three and four (T-3.5, T-4.2).

use crate::pairing::Met;
use crate::tournament::Entrant;

/// How many ways to fill a table are looked at before a search gives up. What it finds depends on nothing else.
const PATIENCE: u32 = 60_000;

/// How often tables are gone through to exchange two.
const PASSES: usize = 40;

/// How many sit at each table: as even as can be, the larger tables first (T-2.2). A table of one is a bye.
pub(crate) fn sizes(count: usize, largest: usize) -> Vec<usize> {
    let tables = count.div_ceil(largest.max(1));
    (0..tables).map(|at| count / tables + usize::from(at < count % tables)).collect()
}

/// One round of tables, from the best on: neighbours sit together, unless they have met.
pub(crate) fn round(order: &[Entrant], largest: usize, met: &Met) -> Vec<Vec<Entrant>> {
    let mut search = Search { sizes: sizes(order.len(), largest), order, met: met.clone(), left: PATIENCE };
    search.rounds(1).and_then(|mut rounds| rounds.pop()).unwrap_or_else(|| exchanged(order, largest, met))
}

/// The first round of a tournament: the first at every table are the best, the second at each come next, and so on.
pub(crate) fn dealt(order: &[Entrant], largest: usize) -> Vec<Vec<Entrant>> {
    let tables = sizes(order.len(), largest).len();
    (0..tables).map(|at| order.iter().skip(at).step_by(tables).copied().collect()).collect()
}

/// All rounds of a round robin: without two who meet twice, if such rounds are found; otherwise round by round.
pub(crate) fn plan(count: usize, largest: usize, rounds: usize) -> Vec<Vec<Vec<Entrant>>> {
    let order: Vec<Entrant> = (0..count).map(Entrant).collect();
    let (sizes, met) = (sizes(count, largest), Met::new(count));
    let mut search = Search { sizes, order: &order, met, left: PATIENCE * 4 };
    if let Some(found) = search.rounds(rounds) {
        return found;
    }
    let mut met = Met::new(count);
    let mut plan = Vec::new();
    for _ in 0..rounds {
        let tables = round(&order, largest, &met);
        tables.iter().for_each(|table| met.note(table, false));
        plan.push(tables);
    }
    plan
}

/// A search for rounds in which nobody meets twice.
struct Search<'a> {
    sizes: Vec<usize>,
    order: &'a [Entrant],
    met: Met,
    left: u32,
}

impl Search<'_> {
    fn rounds(&mut self, rounds: usize) -> Option<Vec<Vec<Vec<Entrant>>>> {
        let mut found = Vec::new();
        self.next(rounds, vec![Vec::new()], self.order.to_vec(), &mut found).then_some(found)
    }

    /// Goes on filling the last table from who is free; with all tables full, goes on to the next round.
    fn next(
        &mut self,
        rounds: usize,
        tables: Vec<Vec<Entrant>>,
        free: Vec<Entrant>,
        found: &mut Vec<Vec<Vec<Entrant>>>,
    ) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        if free.is_empty() {
            found.push(tables.clone());
            if rounds <= 1 {
                return true;
            }
            tables.iter().for_each(|table| self.met.note(table, false));
            if self.next(rounds - 1, vec![Vec::new()], self.order.to_vec(), found) {
                return true;
            }
            tables.iter().for_each(|table| self.met.note(table, true));
            found.pop();
            return false;
        }
        let table = tables.last().cloned().unwrap_or_default();
        if table.len() == self.sizes.get(tables.len() - 1).copied().unwrap_or(1) {
            let mut tables = tables;
            tables.push(Vec::new());
            return self.next(rounds, tables, free, found);
        }
        // The first who is free begins a table: which table is which does not matter.
        let choices = if table.is_empty() { 1 } else { free.len() };
        // Those who come after the last at the table: the same people in another order are the same table.
        let after = table.last().and_then(|last| self.order.iter().position(|it| it == last));
        for at in 0..choices {
            let one = free[at];
            let place = self.order.iter().position(|it| *it == one);
            if table.iter().any(|&other| self.met.times(one, other) > 0) || place < after {
                continue;
            }
            let (mut tables, mut free) = (tables.clone(), free.clone());
            free.remove(at);
            if let Some(last) = tables.last_mut() {
                last.push(one);
            }
            if self.next(rounds, tables, free, found) {
                return true;
            }
        }
        false
    }
}

/// Tables of neighbours, of whom two are exchanged as long as that leaves fewer who have met, or neighbours closer.
fn exchanged(order: &[Entrant], largest: usize, met: &Met) -> Vec<Vec<Entrant>> {
    let mut left = order.iter().copied();
    let mut tables: Vec<Vec<Entrant>> =
        sizes(order.len(), largest).into_iter().map(|size| left.by_ref().take(size).collect()).collect();
    let place = |it: Entrant| order.iter().position(|other| *other == it).unwrap_or(0);
    let cost = |table: &[Entrant]| -> usize {
        let pairs =
            table.iter().enumerate().flat_map(|(at, one)| table[at + 1..].iter().map(move |it| (one, it)));
        pairs
            .map(|(&one, &other)| {
                usize::from(met.times(one, other)).pow(2) * 1_000_000
                    + place(one).abs_diff(place(other)).pow(2)
            })
            .sum()
    };
    for _ in 0..PASSES {
        let mut better = false;
        for one in 0..tables.len() {
            for other in one + 1..tables.len() {
                let (here, there) = (tables[one].len(), tables[other].len());
                for (a, b) in (0..here).flat_map(|a| (0..there).map(move |b| (a, b))) {
                    let before = cost(&tables[one]) + cost(&tables[other]);
                    let (here, there) = (tables[one][a], tables[other][b]);
                    (tables[one][a], tables[other][b]) = (there, here);
                    if cost(&tables[one]) + cost(&tables[other]) < before {
                        better = true;
                    } else {
                        (tables[one][a], tables[other][b]) = (here, there);
                    }
                }
            }
        }
        if !better {
            break;
        }
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many pairs meet how often.
    fn meetings(count: usize, plan: &[Vec<Vec<Entrant>>]) -> Vec<u16> {
        let mut met = Met::new(count);
        plan.iter().flatten().for_each(|table| met.note(table, false));
        let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
        pairs.map(|(one, other)| met.times(Entrant(one), Entrant(other))).collect()
    }

    #[test]
    fn tables_are_as_even_as_can_be() {
        assert_eq!(sizes(8, 4), [4, 4]);
        assert_eq!(sizes(9, 4), [3, 3, 3]);
        assert_eq!(sizes(10, 4), [4, 3, 3]);
        assert_eq!(sizes(5, 4), [3, 2]);
        assert_eq!(sizes(7, 3), [3, 2, 2]);
        assert_eq!(sizes(5, 2), [2, 2, 1]);
        assert_eq!(sizes(0, 4), [] as [usize; 0]);
        // Only tables of two ever leave somebody over.
        for largest in 3..=4 {
            assert!(
                (2..200).all(|count| sizes(count, largest).iter().all(|size| (2..=largest).contains(size)))
            );
        }
    }

    /// Nine at tables of three meet each other once in four rounds: the affine plane of order 3.
    #[test]
    fn nine_at_tables_of_three_all_meet_once() {
        let plan = plan(9, 3, 4);
        assert!(meetings(9, &plan).iter().all(|times| *times == 1), "{plan:?}");
    }

    /// Twelve, by hand: the four best begin at four tables.
    #[test]
    fn a_first_round_parts_the_best() {
        let order: Vec<Entrant> = (0..7).map(Entrant).collect();
        let tables = dealt(&order, 4);
        assert_eq!(tables[0], [0, 2, 4, 6].map(Entrant));
        assert_eq!(tables[1], [1, 3, 5].map(Entrant));
    }

    #[test]
    fn a_second_round_of_sixteen_repeats_nobody() {
        let order: Vec<Entrant> = (0..16).map(Entrant).collect();
        let mut met = Met::new(16);
        dealt(&order, 4).iter().for_each(|table| met.note(table, false));
        for _ in 0..2 {
            let tables = round(&order, 4, &met);
            for table in &tables {
                assert!(
                    table.iter().enumerate().all(|(at, one)| {
                        table[at + 1..].iter().all(|other| met.times(*one, *other) == 0)
                    })
                );
            }
            tables.iter().for_each(|table| met.note(table, false));
        }
    }

    /// Four at one table can only meet again.
    #[test]
    fn what_cannot_be_avoided_is_done() {
        let order: Vec<Entrant> = (0..4).map(Entrant).collect();
        let mut met = Met::new(4);
        met.note(&order, false);
        assert_eq!(round(&order, 4, &met), vec![order]);
    }
}
