//! A production in figures, before it is chosen and while it happens: `3 × 4 + 1 = 13`.

use barrage::{ConduitSpace, Move, Step};

use super::board::Board;

/// How drops through a conduit come to this much energy: what bonus, malus and officer do is one term (B-12.4).
pub(super) fn sum(drops: u8, conduit: ConduitSpace, energy: i16) -> String {
    let more = energy - i16::from(drops) * i16::from(conduit.power());
    let term = match more {
        0 => String::new(),
        1.. => format!(" + {more}"),
        _ => format!(" − {}", more.unsigned_abs()),
    };
    format!("{drops} × {}{term} = {energy}", conduit.power())
}

impl Board<'_> {
    /// The most energy a production through a conduit can make now, as a sum, while one is asked for.
    pub(super) fn best_sum(&self, space: ConduitSpace) -> Option<String> {
        let &Step::Produce(production) = self.table.agenda.last()? else { return None };
        let name = space.to_string();
        let moves = self.stage.at(&name).filter_map(|choice| choice.notation.parse().ok());
        let made = moves.filter_map(|mv| match mv {
            Move::Produce { drops, .. } => Some((self.table.energy(production, space, drops), drops)),
            _ => None,
        });
        made.max().map(|(energy, drops)| sum(drops, space, energy))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B-12.4: drops times power, then what is added or taken away.
    #[test]
    fn a_sum_says_how_it_comes_about() {
        let conduit = |power| ConduitSpace::all().find(|it| it.power() == power).expect("there is one");
        assert_eq!(sum(3, conduit(4), 13), "3 × 4 + 1 = 13");
        assert_eq!(sum(2, conduit(5), 10), "2 × 5 = 10");
        assert_eq!(sum(1, conduit(3), 1), "1 × 3 − 2 = 1");
    }
}
