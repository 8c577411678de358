//! Water management: which head streams serve an Automa's own dams.

use kernel::{Log, Set};

use crate::automa::trace::Failure;
use crate::company::{Company, Officer};
use crate::event::Event;
use crate::map::{BaseSpace, Basin, HeadStream};
use crate::moves::Move;
use crate::position::{River, Table};

/// A number of drops for each head stream.
pub(crate) type Drops = [u8; 4];

/// A flow that is only imagined: the river as it is or will be, and what does not change while drops flow.
struct Imagined {
    river: River,
    deep: Set<BaseSpace>,
    own: Set<BaseSpace>,
    /// The basins where a passing drop gives energy (B-20.1, A-20.4).
    passing: Set<Basin>,
}

impl Imagined {
    /// Lets one drop flow; tells whether an own dam catches it, and the energy it gives on its way (B-11.3).
    fn flow(&mut self, head: HeadStream) -> (u8, u8) {
        let mut energy = 0;
        let mut basin = Some(head.basin());
        while let Some(here) = basin {
            energy += u8::from(self.passing.has(here));
            if let Some(dam) = self.river.first_with_room(here, self.deep) {
                self.river.hold(dam);
                return (self.own.has(dam).into(), energy);
            }
            basin = here.river();
        }
        (0, energy)
    }

    /// How many of these drops own dams would catch, and the energy they would give.
    fn result(&self, drops: Drops) -> (u8, u8) {
        let mut trial = Self { ..*self };
        let (mut held, mut energy) = (0, 0);
        for head in HeadStream::ALL {
            for _ in 0..drops[head.0 as usize] {
                let (caught, gained) = trial.flow(head);
                held += caught;
                energy += gained;
            }
        }
        (held, energy)
    }

    /// Whether no drop is wasted: without any one of them less would be held.
    fn useful(&self, drops: Drops, held: u8) -> bool {
        (0..drops.len()).filter(|&head| drops[head] > 0).all(|head| {
            let mut fewer = drops;
            fewer[head] -= 1;
            self.result(fewer).0 < held
        })
    }
}

impl Table {
    /// The head streams in the order of the criteria tile's letters; left to right before there is one.
    pub(super) fn letters(&self) -> [HeadStream; 4] {
        self.automa.criteria.map_or(HeadStream::ALL, |tile| tile.row().head_streams)
    }

    /// The drops to place, at most `count`, and how many of them own dams will hold. Whatever waits on the
    /// head streams flows first: the outcome does not depend on the order (B-11.10).
    pub(super) fn best_drops(&self, count: u8, flowing: bool) -> Option<(Drops, u8)> {
        let me = self.me();
        let deep = self.deep_dams();
        if me.bases.iter().all(|dam| self.river.held[dam.0 as usize] >= self.capacity(dam)) {
            return None;
        }
        let passing = if me.has_ability(Company::Usa) { me.powerhouse_basins() } else { Set::EMPTY };
        let mut imagined = Imagined { river: self.river, deep, own: me.bases, passing };
        if !flowing {
            for head in HeadStream::ALL {
                for _ in 0..self.river.waiting[head.0 as usize] {
                    imagined.flow(head);
                }
            }
        }
        let letters = self.letters().map(|head| head.0 as usize);
        let mut best: Option<(Drops, u8, _)> = None;
        for drops in multisets(count) {
            let (held, energy) = imagined.result(drops);
            let rank = (drops.iter().sum::<u8>(), held, energy, letters.map(|head| drops[head]));
            if held > 0
                && best.as_ref().is_none_or(|(_, _, other)| *other < rank)
                && imagined.useful(drops, held)
            {
                best = Some((drops, held, rank));
            }
        }
        best.map(|(drops, held, _)| (drops, held))
    }

    /// Whether drops that would wait flow at once: Amir's Automa lets them (L-14.10).
    pub(crate) fn lets_drops_flow(&self) -> bool {
        self.me().is_automa() && self.me().has(Officer::Amir)
    }

    /// Why drops are of no use to an Automa, or to a human whom a tile directs; Amir's go straight to own dams (L-14.10).
    pub(super) fn drops_fail(&self, count: u8, flowing: bool) -> Option<Failure> {
        let useful = if flowing && self.lets_drops_flow() {
            !self.dams_with_room(Some(Set::EMPTY)).is_empty()
        } else {
            self.best_drops(count, flowing || self.lets_drops_flow()).is_some()
        };
        (!useful).then_some(Failure::NoUsefulDrop)
    }

    /// The own dam that takes a flowing drop of Amir's Automa: one of a complete system with the strongest conduit, else any; of
    /// equals by the dam column of the criteria tile (L-14.10).
    fn choose_dam(&self, log: &mut impl Log<Table, Event>) -> Option<Move> {
        let dams = self.dams_with_room(Some(Set::EMPTY));
        let most = dams.iter().filter_map(|dam| self.power_from(dam)).max();
        let best = dams.iter().filter(|&dam| self.power_from(dam) == most).collect();
        let at = self.by_dam_column(best)?;
        log.note(self, Event::AutomaAmir { seat: self.active, at });
        Some(Move::Fill(at))
    }

    /// All the drops an Automa places, as one move; `None` if none is of use.
    pub(super) fn choose_drops(
        &self,
        count: u8,
        flowing: bool,
        log: &mut impl Log<Table, Event>,
    ) -> Option<Move> {
        if flowing && self.lets_drops_flow() {
            return self.choose_dam(log);
        }
        let flowing = flowing || self.lets_drops_flow();
        let best = self.best_drops(count, flowing);
        let (drops, held) = best.unwrap_or_default();
        let letters = self.letters();
        log.note(self, Event::AutomaWater { seat: self.active, count, flowing, letters, drops, held });
        best.map(|(drops, _)| Move::Drops(drops))
    }

    /// Places them, left to right, and lets each flow if it is a flowing one.
    pub(crate) fn place_drops(&mut self, drops: Drops, flowing: bool, log: &mut impl Log<Table, Event>) {
        for head in HeadStream::ALL {
            for _ in 0..drops[head.0 as usize] {
                self.place_drop(flowing, head, log);
            }
        }
    }
}

/// Every way to put 1 to `count` drops on the four head streams.
fn multisets(count: u8) -> impl Iterator<Item = Drops> {
    (0..=count).flat_map(move |a| {
        (0..=count - a).flat_map(move |b| {
            (0..=count - a - b).flat_map(move |c| (0..=count - a - b - c).map(move |d| [a, b, c, d]))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// one to n drops on four head streams, nothing twice.
    #[test]
    fn every_way_to_place_drops_is_tried_once() {
        let mut all: Vec<Drops> = multisets(2).collect();
        assert_eq!(all.len(), 15);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 15);
        assert!(all.iter().all(|drops| drops.iter().sum::<u8>() <= 2));
    }
}
