//! What puzzles ask of Underwater Cities.

use std::hash::{DefaultHasher, Hash, Hasher};

use cities::{Cities, Event, Move, Phase, Position, Resource};
use kernel::{Event as _, Game, Seat};

use crate::barrage::ahead;
use crate::{End, Goal, Puzzling};

/// How many turns a seat has in a round (U-3.1).
const TURNS: u8 = 3;
/// By so many points at most those of the others are changed to make a game close.
const MOST_SHIFT: i32 = 20;
/// The last era, as `Position::era` counts.
const LAST_ERA: u8 = 2;

/// Whether an era or the game ends with this round.
fn closing_round(position: &Position) -> bool {
    position.phase == Phase::Turns && matches!(position.round, 4 | 7 | 10)
}

impl Puzzling for Cities {
    const GOALS: &'static [Goal] =
        &[Goal::Win, Goal::Final, Goal::Era, Goal::Points, Goal::Build, Goal::Hand];
    const MOST: usize = 20_000;

    fn begins_turn(moves: &[Move]) -> bool {
        moves.iter().any(|mv| matches!(mv, Move::Choose { .. }))
    }

    /// What Production and the final scoring ask of the same seat belongs to the turn that brought them on.
    fn stage(position: &Position) -> (u8, u8) {
        let phase = match position.phase {
            Phase::Production | Phase::Scoring => Phase::Turns,
            other => other,
        };
        (position.round, phase as u8)
    }

    fn end(&self, begun: &Position, position: &Position) -> Option<End> {
        match position.phase {
            Phase::Over => Some(End::Game),
            Phase::Turns | Phase::NewHands if position.era() != begun.era() => Some(End::Round),
            Phase::Turns => Some(End::Turn),
            Phase::FirstHands | Phase::NewHands | Phase::Production | Phase::Scoring => None,
        }
    }

    fn measure(&self, position: &Position, seat: Seat, goal: Goal) -> i32 {
        let player = &position.players[seat];
        let points = i32::from(player.points);
        match goal {
            Goal::Hand => 4 * points + goods(position, seat),
            Goal::Build => {
                let buildings = player.built().len() + player.upgraded.len();
                let tunnels = player.tunnels.len() + player.upgraded_tunnels.len();
                (player.cities().len() + buildings + tunnels) as i32
            }
            Goal::Win => ahead(self.outcome(position).points, seat, self.players()),
            Goal::Final => self.outcome(position).points[seat],
            _ => points,
        }
    }

    /// A card that comes into the hand cannot be played in the same turn (U-4.8): whichever it is makes no difference.
    fn matters(event: &Event) -> bool {
        let card = matches!(
            event,
            Event::Drew { .. }
                | Event::Reshuffled
                | Event::SpecialTaken { .. }
                | Event::SpecialsSeen { .. }
                | Event::SpecialUnder { .. }
        );
        event.reveals() && !card
    }

    fn contested(&self, position: &Position, seat: Seat, points: i32) -> Option<Position> {
        let mut position = *position;
        let ends = self.outcome(&position).points;
        let rivals = || Seat::all(self.players()).filter(|&it| it != seat);
        let first = rivals().map(|it| ends[it]).max()?;
        let by = points - first;
        if by.abs() > MOST_SHIFT {
            return None;
        }
        for rival in rivals() {
            let moved = i32::from(position.players[rival].points) + by;
            position.players[rival].points = moved.try_into().ok()?;
        }
        Some(position)
    }

    fn closes(&self, position: &Position, seat: Seat) -> bool {
        closing_round(position) && position.turn == TURNS && position.order.last() == Some(&seat)
    }

    fn closing(position: &Position) -> End {
        if position.era() < LAST_ERA { End::Round } else { End::Game }
    }

    /// The last round of an era is played on otherwise from its beginning.
    fn asides(&self, position: &Position, solver: Seat) -> u64 {
        let begins =
            closing_round(position) && position.turn == 1 && position.order.first() == Some(&position.active);
        match position.era() {
            _ if !begins || position.order.last() != Some(&solver) => 0,
            LAST_ERA => 60,
            _ => 20,
        }
    }

    /// Where on the board something stands is left out, and so are the goods and a card that did not match; the slot, the
    /// card that matched it, cards used and kept, steps, and what was built of each kind count.
    fn shape(&self, _goal: Goal, first: Move, position: &Position, seat: Seat) -> u64 {
        let player = &position.players[seat];
        let mut hasher = DefaultHasher::new();
        match first {
            Move::Choose { slot, card } | Move::Clone { slot, card } => {
                let at = usize::from(slot.0).checked_sub(1);
                let color = at.map(|at| self.pack().slots(self.players())[at].color);
                let matched = color.is_some() && self.pack().card(card).and_then(|it| it.color) == color;
                (slot, matched.then_some(card)).hash(&mut hasher);
            }
            _ => first.hash(&mut hasher),
        }
        player.claimed.iter().for_each(|card| card.hash(&mut hasher));
        player.actions.iter().for_each(|card| card.hash(&mut hasher));
        (player.used.bits(), player.contracts.bits(), player.steps).hash(&mut hasher);
        (player.white.len(), player.purple.len(), player.tunnels.len()).hash(&mut hasher);
        (player.upgraded.len(), player.upgraded_tunnels.len()).hash(&mut hasher);
        player.buildings.map(|sites| sites.len()).hash(&mut hasher);
        hasher.finish()
    }
}

/// How many goods a seat has: biomatter counts twice (U-24.5).
fn goods(position: &Position, seat: Seat) -> i32 {
    let all = Resource::ALL.into_iter().chain([Resource::Biomatter]);
    all.map(|resource| i32::from(position.players[seat].purse.get(resource))).sum()
}
