//! Answers that hardly anybody would give otherwise: the page gives them, and whoever wants another takes them back. So
//! nothing is answered here that would show hidden cards: that cannot be taken back.

use cities::{CardType, Cities, Move, Node, NodeId, Step, View};

/// Action cards that fit before a player (U-6.4).
const ACTIONS: usize = 4;

/// The usual answer to what is asked, if there is one.
pub(super) fn answer(game: &Cities, view: &View, legal: &[Move]) -> Option<Move> {
    let wanted = match view.agenda.last()? {
        // What a card brings can be used for the slot already.
        Step::Order { .. } if is_quiet(game, view) => Move::CardFirst,
        Step::LaterCard if is_quiet(game, view) => Move::UseCard,
        // Biomatter can do more than what it stands in for.
        Step::Payment { .. } => Move::Biomatter { kelp: 0, steelplast: 0 },
        Step::Do(task) => return part(game, task.node, legal).or_else(|| step(legal)),
        _ => return None,
    };
    legal.contains(&wanted).then_some(wanted)
}

/// The part of an effect that comes first where only the order is asked: what is gained can pay for the rest, and else the
/// parts come as they are printed.
fn part(game: &Cities, effect: NodeId, legal: &[Move]) -> Option<Move> {
    let number = |mv: &Move| if let Move::Part(number) = *mv { Some(number) } else { None };
    let node = |number: u8| game.pack().parts_of(effect).get(usize::from(number.checked_sub(1)?)).copied();
    let parts: Vec<(u8, NodeId)> =
        legal.iter().filter_map(number).filter_map(|number| Some((number, node(number)?))).collect();
    let gains = |it: &&(u8, NodeId)| matches!(game.pack().node(it.1), Node::Gain(_));
    let quiet = || parts.iter().filter(|it| !shows_cards(game, it.1));
    // To do none of them is a choice as well.
    let whole = !legal.contains(&Move::Stop);
    quiet().find(gains).or_else(|| quiet().next().filter(|_| whole)).map(|&(number, _)| Move::Part(number))
}

/// A step on the Federation track, where nothing else is offered but to do without.
fn step(legal: &[Move]) -> Option<Move> {
    matches!(legal, [Move::Advance, Move::Stop] | [Move::Stop, Move::Advance]).then_some(Move::Advance)
}

/// Whether an effect can show cards that nobody knows yet.
fn shows_cards(game: &Cities, effect: NodeId) -> bool {
    let mut shows = false;
    game.pack().walk(effect, &mut |node| {
        shows |= match *node {
            Node::Gain(gain) | Node::GainPer { gain, .. } => gain.cards > 0,
            Node::TakeSpecial | Node::Perform { .. } | Node::UseAction { .. } => true,
            _ => false,
        };
    });
    shows
}

/// Whether the card that is played can be laid down or used without showing anything, and without making room for it.
fn is_quiet(game: &Cities, view: &View) -> bool {
    let Some(data) = view.played.and_then(|card| game.pack().card(card)) else { return false };
    let me = view.to_move.and_then(|seat| view.players.get(seat.index()));
    match data.kind {
        CardType::Permanent | CardType::Production | CardType::EndScoring => true,
        CardType::Action => me.is_some_and(|me| me.open.actions.len() < ACTIONS),
        CardType::Instant => data.effect.is_some_and(|effect| !shows_cards(game, effect)),
    }
}
