//! Who meets whom at tables of two: Swiss rounds (T-3) and the circle of a round robin (T-4).

use crate::matching::most_pairs;
use crate::tournament::Entrant;

/// How often each two have met.
#[derive(Clone, Debug)]
pub(crate) struct Met {
    count: usize,
    times: Vec<u16>,
}

impl Met {
    pub(crate) fn new(count: usize) -> Self {
        Self { count, times: vec![0; count * count] }
    }

    pub(crate) fn times(&self, one: Entrant, other: Entrant) -> u16 {
        self.times[one.0 * self.count + other.0]
    }

    /// Notes that all of a table have met, or takes it back.
    pub(crate) fn note(&mut self, table: &[Entrant], back: bool) {
        for (at, &one) in table.iter().enumerate() {
            for &other in &table[at + 1..] {
                for place in [one.0 * self.count + other.0, other.0 * self.count + one.0] {
                    let times = self.times[place];
                    self.times[place] = if back { times.saturating_sub(1) } else { times.saturating_add(1) };
                }
            }
        }
    }
}

/// One round of Swiss pairs: the pairs, and who has a bye. `order` has everybody who plays, the best first, each with
/// their points; `byes` tells how many byes somebody has had.
pub(crate) fn swiss(
    order: &[(Entrant, u32)],
    met: &Met,
    byes: impl Fn(Entrant) -> usize,
) -> (Vec<Vec<Entrant>>, Option<Entrant>) {
    // Nobody meets again while that can be avoided, nor a third time while a second is enough (T-3.2).
    for again in 0.. {
        let fits = |left: &[(Entrant, u32)]| {
            most_pairs(left.len(), |one, other| met.times(left[one].0, left[other].0) <= again) * 2
                == left.len()
        };
        let mut left = order.to_vec();
        let mut bye = None;
        if left.len() % 2 == 1 {
            // The last of those with the fewest byes whose absence lets all others be paired (T-3.4).
            let fewest = left.iter().map(|(it, _)| byes(*it)).min();
            let found = (0..left.len()).rev().filter(|&at| Some(byes(left[at].0)) == fewest).find(|&at| {
                let mut others = left.clone();
                others.remove(at);
                fits(&others)
            });
            match found {
                Some(at) => bye = Some(left.remove(at).0),
                None => continue,
            }
        } else if !fits(&left) {
            continue;
        }
        let mut pairs = Vec::new();
        while !left.is_empty() {
            let (first, points) = left.remove(0);
            let group = left.iter().take_while(|(_, it)| *it == points).count();
            let partner = preferred(group, left.len()).find(|&at| {
                let mut others = left.clone();
                let (other, _) = others.remove(at);
                met.times(first, other) <= again && fits(&others)
            });
            let partner = partner.expect("all can be paired, so the first of them can");
            pairs.push(vec![first, left.remove(partner).0]);
        }
        return (pairs, bye);
    }
    unreachable!("with enough meetings allowed everybody may meet everybody")
}

/// In which order partners are tried for the first of a group of equal points: the one half a group below, then those
/// below that one, then those above, then whoever has fewer points (T-3.3).
fn preferred(group: usize, left: usize) -> impl Iterator<Item = usize> {
    let fold = group.div_ceil(2).saturating_sub(1);
    (fold..group).chain((0..fold.min(group)).rev()).chain(group..left)
}

/// The rounds of a round robin of two (T-4.1): one stays, the others go round it. The place of nobody is a bye.
pub(crate) fn circle(count: usize) -> Vec<Vec<Vec<Entrant>>> {
    let places = count + count % 2;
    let round = |number: usize| {
        let turned = |at: usize| if at == 0 { 0 } else { (at - 1 + number) % (places - 1) + 1 };
        let pairs = (0..places / 2).map(|at| [turned(at), turned(places - 1 - at)]);
        let real = pairs.map(|pair| pair.into_iter().filter(|it| *it < count).map(Entrant).collect());
        real.collect()
    };
    (0..places.saturating_sub(1)).map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(points: &[u32]) -> Vec<(Entrant, u32)> {
        points.iter().enumerate().map(|(at, points)| (Entrant(at), *points)).collect()
    }

    fn numbers(pairs: &[Vec<Entrant>]) -> Vec<(usize, usize)> {
        pairs.iter().map(|pair| (pair[0].0 + 1, pair[1].0 + 1)).collect()
    }

    /// Eight, by hand: the upper half meets the lower half; then the four who won, and the four who lost, likewise.
    #[test]
    fn two_rounds_of_eight_by_hand() {
        let mut met = Met::new(8);
        let (first, bye) = swiss(&order(&[0; 8]), &met, |_| 0);
        assert_eq!((numbers(&first), bye), (vec![(1, 5), (2, 6), (3, 7), (4, 8)], None));
        first.iter().for_each(|pair| met.note(pair, false));
        // 1, 2, 3 and 4 have won.
        let (second, _) = swiss(&order(&[12, 12, 12, 12, 0, 0, 0, 0]), &met, |_| 0);
        assert_eq!(numbers(&second), [(1, 3), (2, 4), (5, 7), (6, 8)]);
        second.iter().for_each(|pair| met.note(pair, false));
        // 1 and 2 have won again, 5 and 6 have made up. 1 and 2 play for it; of 3, 4, 5, 6, who have 12 each, 3 would
        // meet 5, half a group below, and 4 meets 6; 7 and 8 are left to each other.
        let (third, _) = swiss(&order(&[24, 24, 12, 12, 12, 12, 0, 0]), &met, |_| 0);
        assert_eq!(numbers(&third), [(1, 2), (3, 5), (4, 6), (7, 8)]);
    }

    /// Four, by hand: when 1 and 2 have met and 3 and 4 as well, 1 with the most points meets 3 and not 2 again.
    #[test]
    fn nobody_meets_again_while_it_can_be_avoided() {
        let mut met = Met::new(4);
        met.note(&[Entrant(0), Entrant(1)], false);
        met.note(&[Entrant(2), Entrant(3)], false);
        let (pairs, _) = swiss(&order(&[12, 12, 0, 0]), &met, |_| 0);
        assert_eq!(numbers(&pairs), [(1, 3), (2, 4)]);
        // The pair that 1 would like best leaves two who have met: it is not made.
        let mut met = Met::new(4);
        met.note(&[Entrant(2), Entrant(3)], false);
        let (pairs, _) = swiss(&order(&[12, 12, 12, 0]), &met, |_| 0);
        assert_eq!(numbers(&pairs), [(1, 3), (2, 4)]);
    }

    /// Five, by hand: the last has the bye, and after that the last who has had none.
    #[test]
    fn a_bye_goes_to_the_last_who_has_had_none() {
        let met = Met::new(5);
        let (pairs, bye) = swiss(&order(&[0; 5]), &met, |_| 0);
        assert_eq!((numbers(&pairs), bye), (vec![(1, 3), (2, 4)], Some(Entrant(4))));
        let (_, bye) = swiss(&order(&[12, 12, 12, 0, 0]), &met, |it| usize::from(it.0 == 4));
        assert_eq!(bye, Some(Entrant(3)));
    }

    /// Four, by hand: three rounds in which everybody meets everybody once; with five, everybody has one bye.
    #[test]
    fn a_circle_of_four_and_of_five() {
        let rounds: Vec<_> = circle(4).iter().map(|round| numbers(round)).collect();
        assert_eq!(rounds, [[(1, 4), (2, 3)], [(1, 2), (3, 4)], [(1, 3), (4, 2)]]);
        let rounds = circle(5);
        assert_eq!(rounds.len(), 5);
        let alone: Vec<usize> =
            rounds.iter().flatten().filter(|it| it.len() == 1).map(|it| it[0].0).collect();
        let mut everybody = alone.clone();
        everybody.sort_unstable();
        assert_eq!(everybody, [0, 1, 2, 3, 4]);
        assert_eq!(circle(0).len() + circle(1).len(), 1);
    }
}
