//! What is seen between two positions: each event is laid on a copy of the view before the move.
//!
//! Events do not tell everything (which of three cards somebody keeps, whose turn comes next); that is shown when the move
//! is over.

use cities::{
    Card, CardType, Cities, Deck, Event, HandCard, Phase, Piece, Resource, Spot, Step, UNLIMITED, View,
};
use kernel::{Game as _, Seat};
use words::Words;

use super::sheets::{self, Sheets};
use super::table::{Flight, Table, ground_seat};
use crate::stage::{Frame, Stage};

/// The frames of a move.
pub(super) fn frames(game: &Cities, words: &Words, before: &View, events: &[Event]) -> Vec<Frame> {
    let mut view = before.clone();
    let mut frames = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let seen = ground_seat(&view);
        let mut flight = Flight::default();
        let mut touched = fold(game, &mut view, &mut flight, event);
        if ground_seat(&view) != seen {
            touched = touched | Sheets::SEABED;
        }
        if touched.is_empty() {
            continue;
        }
        let mut table = Table::new(words, game, &view, Stage::default());
        table.flight = flight;
        frames.push(Frame { sheets: sheets::some(&table, touched), event: at });
    }
    frames
}

/// Takes a card from a hand: the card itself where the viewer knows it, or else a back of its deck.
fn leave_hand(game: &Cities, view: &mut View, seat: Seat, card: Card) {
    let player = &mut view.players[seat.index()];
    let back = game.pack().card(card).map(|data| HandCard::Back(data.deck));
    let at = player.hand.iter().position(|&it| it == HandCard::Card(card));
    let at = at.or_else(|| player.hand.iter().position(|&it| Some(it) == back));
    if let Some(at) = at {
        player.hand.remove(at);
    } else if let Some(at) = player.aside.iter().position(|&it| it == card) {
        player.aside.remove(at);
    }
}

fn join_hand(view: &mut View, seat: Seat, card: HandCard) {
    let hand = &mut view.players[seat.index()].hand;
    hand.push(card);
    hand.sort();
}

/// Where a discarded card goes (U-5.8, U-5.9, U-7.6).
fn discard(game: &Cities, view: &mut View, flight: &mut Flight, card: Card) {
    match game.pack().card(card).map(|data| data.deck) {
        Some(Deck::Special) => view.specials.push(Some(card)),
        Some(deck) if deck == Deck::of_era(view.era.saturating_sub(1)) => {
            view.discard.add(card);
            flight.card = Some(card);
        }
        _ => view.gone.add(card),
    }
}

/// Lays an event on a view, and says which sheets it may have changed.
pub(super) fn fold(game: &Cities, view: &mut View, flight: &mut Flight, event: &Event) -> Sheets {
    let own = |view: &View, seat: Seat| Sheets::player(view, seat);
    match *event {
        Event::SetAside { seat, card } => {
            if let Some(card) = card {
                leave_hand(game, view, seat, card);
                view.players[seat.index()].aside.push(card);
            }
            Sheets::HAND
        }
        Event::Discarded { seat, card } => {
            leave_hand(game, view, seat, card);
            discard(game, view, flight, card);
            own(view, seat) | Sheets::HAND | Sheets::OFFER | Sheets::TRACK
        }
        Event::Drew { seat, card } => {
            view.deck = view.deck.saturating_sub(1);
            let back = HandCard::Back(Deck::of_era(view.era.saturating_sub(1)));
            join_hand(view, seat, card.map_or(back, HandCard::Card));
            own(view, seat) | Sheets::HAND | Sheets::TRACK
        }
        Event::Reshuffled => {
            view.deck = view.discard.len() as usize;
            view.discard = Default::default();
            Sheets::TRACK
        }
        Event::Chose { seat, slot, card, cloned } => {
            leave_hand(game, view, seat, card);
            view.played = Some(card);
            view.to_move = Some(seat);
            view.agenda.retain(|step| !matches!(step, Step::Choose | Step::Limit));
            if slot.index() > 0 {
                view.tiles[slot.index()] |= 1 << seat.0;
                flight.tile = Some((seat, slot));
            }
            view.cloning &= !cloned;
            own(view, seat) | Sheets::HAND | Sheets::SLOTS | Sheets::COURSE
        }
        Event::CardUsed { seat, card } => {
            // A Special instant that is paid for stays on the table (U-7.7).
            let paid =
                game.pack().card(card).is_some_and(|data| data.kind == CardType::Instant && data.cost > 0);
            if paid {
                view.played = None;
                view.players[seat.index()].open.claimed.add(card);
                return own(view, seat) | Sheets::HAND;
            }
            Sheets::NONE
        }
        Event::Claimed { seat, card } => {
            view.played = None;
            let open = &mut view.players[seat.index()].open;
            if game.pack().card(card).is_some_and(|data| data.kind == CardType::Action) {
                let _ = open.actions.try_push(card);
            } else {
                open.claimed.add(card);
            }
            own(view, seat) | Sheets::HAND
        }
        Event::CardLeft { card, .. } => {
            view.played = None;
            discard(game, view, flight, card);
            Sheets::HAND | Sheets::OFFER | Sheets::TRACK
        }
        Event::ActionUsed { seat, card } => {
            let open = &mut view.players[seat.index()].open;
            if let Some(at) = open.actions.iter().position(|&it| it == card) {
                open.used |= 1 << at;
            }
            own(view, seat)
        }
        Event::Refreshed { seat, card } => {
            let open = &mut view.players[seat.index()].open;
            if let Some(at) = open.actions.iter().position(|&it| it == card) {
                open.used &= !(1 << at);
            }
            own(view, seat)
        }
        Event::ActionDropped { seat, card } => {
            let open = &mut view.players[seat.index()].open;
            if let Some(at) = open.actions.iter().position(|&it| it == card) {
                open.actions.remove(at);
                let low = (1u8 << at) - 1;
                open.used = (open.used & low) | ((open.used >> 1) & !low);
            }
            if card != Card::ASSISTANT {
                discard(game, view, flight, card);
            }
            own(view, seat) | Sheets::TRACK
        }
        Event::Gained { seat, gain } => {
            let open = &mut view.players[seat.index()].open;
            open.purse.add(gain.goods, 1);
            open.points = open.points.saturating_add(gain.points.into());
            own(view, seat)
        }
        Event::Paid { seat, cost } => {
            let purse = &mut view.players[seat.index()].open.purse;
            for resource in Resource::ALL {
                purse.set(resource, purse.get(resource).saturating_sub(cost.get(resource).into()));
            }
            own(view, seat)
        }
        Event::Built { seat, piece, site } => {
            flight.piece = Some((seat, piece, site));
            build(game, view, seat, piece, site);
            own(view, seat) | Sheets::SEABED | Sheets::TRACK
        }
        Event::Upgraded { seat, site } => {
            let open = &mut view.players[seat.index()].open;
            match game.board(open).spot(site) {
                Some(Spot::Building(at)) => open.upgraded |= 1 << at,
                Some(Spot::Tunnel(at)) => open.upgraded_tunnels |= 1 << at,
                _ => {}
            }
            own(view, seat) | Sheets::SEABED
        }
        Event::Converted { seat, site } => {
            let open = &mut view.players[seat.index()].open;
            if let Some(Spot::City(at)) = game.board(open).spot(site) {
                open.white &= !(1 << at);
                open.purple |= 1 << at;
                view.white_left += 1;
                take(&mut view.purple_left);
            }
            own(view, seat) | Sheets::SEABED | Sheets::TRACK
        }
        Event::Metropolis { seat, tile, gained } => {
            if gained {
                let _ = view.players[seat.index()].open.gained.try_push(tile);
                view.spare_blues = view.spare_blues.saturating_sub(1);
            }
            own(view, seat) | Sheets::SEABED | Sheets::TRACK
        }
        Event::Advanced { seat, .. } => {
            let open = &mut view.players[seat.index()].open;
            open.steps = (open.steps + 1).min(4);
            let steps = open.steps;
            view.standing.retain(|&other| other != seat);
            let at = view.standing.iter().position(|&other| view.players[other.index()].open.steps <= steps);
            view.standing.insert(at.unwrap_or(view.standing.len()), seat);
            Sheets::TRACK
        }
        Event::SpecialTaken { seat, card: Some(card) } => {
            if view.open_specials.has(card) {
                view.open_specials.remove(card);
            } else if !view.specials.is_empty() {
                view.specials.remove(0);
            }
            join_hand(view, seat, HandCard::Card(card));
            own(view, seat) | Sheets::HAND | Sheets::OFFER
        }
        Event::SpecialTaken { seat, card: None } => {
            // Only the owner knows which; the owner sees it when the move is over.
            if view.viewer != Some(seat) {
                view.looked.pop();
                join_hand(view, seat, HandCard::Back(Deck::Special));
            }
            own(view, seat)
        }
        Event::SpecialsSeen { seat } => {
            let count = view.specials.len().min(3);
            view.specials.drain(..count);
            if view.viewer != Some(seat) {
                view.looked = vec![None; count];
            }
            Sheets::OFFER
        }
        Event::SpecialUnder { card, .. } => {
            if card.is_some() && !view.specials.is_empty() {
                view.specials.remove(0);
            } else {
                view.looked.pop();
            }
            view.specials.push(card);
            Sheets::OFFER
        }
        Event::ContractClaimed { seat, contract } => {
            let at = contract.saturating_sub(1);
            view.contracts.retain(|&open| open != at);
            view.players[seat.index()].open.contracts |= 1 << at;
            own(view, seat) | Sheets::OFFER
        }
        Event::Produced { seat, goods, points } => {
            let open = &mut view.players[seat.index()].open;
            open.purse.add(goods, 1);
            open.points = open.points.saturating_add(points);
            own(view, seat)
        }
        Event::Fed { seat, kelp, biomatter, points } => {
            // An era ends before its cities are fed: used action cards can be used again.
            view.players.iter_mut().for_each(|player| player.open.used = 0);
            let open = &mut view.players[seat.index()].open;
            for (resource, eaten) in [(Resource::Kelp, kelp), (Resource::Biomatter, biomatter)] {
                open.purse.set(resource, open.purse.get(resource).saturating_sub(eaten));
            }
            open.points = open.points.saturating_sub(points);
            own(view, seat)
        }
        Event::RoundEnded { round, order } => {
            let players = usize::from(game.players());
            view.tiles = [0; 16];
            view.cloning = players == 4;
            view.order = order[..players].to_vec();
            view.standing.clear();
            view.players.iter_mut().for_each(|player| player.open.steps = 0);
            view.turn = 1;
            view.to_move = view.order.first().copied();
            view.agenda = vec![Step::Choose];
            if matches!(round, 4 | 7 | 10) {
                view.phase = Phase::Production;
            } else {
                view.round = round + 1;
            }
            Sheets::COURSE | Sheets::SLOTS | Sheets::TRACK
        }
        Event::EraBegan { era } => {
            view.era = era;
            view.round += 1;
            view.phase = Phase::NewHands;
            view.gone = view.gone | view.discard;
            view.discard = Default::default();
            view.deck = game.pack().deck(Deck::of_era(era.saturating_sub(1))).len() as usize;
            Sheets::COURSE | Sheets::TRACK
        }
        Event::Blocked { slot, card } => {
            view.tiles[slot.index()] |= 16;
            view.discard.add(card);
            view.deck = view.deck.saturating_sub(1);
            Sheets::SLOTS | Sheets::TRACK
        }
        Event::Scored { seat, points, .. } => {
            view.phase = Phase::Scoring;
            let open = &mut view.players[seat.index()].open;
            open.points = open.points.saturating_add(points);
            own(view, seat) | Sheets::COURSE
        }
        Event::Over => {
            view.phase = Phase::Over;
            view.to_move = None;
            Sheets::COURSE
        }
        Event::Forced { .. } | Event::CardWorked { .. } | Event::Performed { .. } => Sheets::NONE,
    }
}

/// One less of a pile that may have no end.
fn take(pile: &mut u8) {
    if *pile != UNLIMITED {
        *pile = pile.saturating_sub(1);
    }
}

fn build(game: &Cities, view: &mut View, seat: Seat, piece: Piece, site: cities::Site) {
    let open = &mut view.players[seat.index()].open;
    let board = game.board(open);
    match board.spot(site) {
        Some(Spot::Building(at)) => {
            if let Some(kind) = open.buildings.get_mut(piece as usize) {
                *kind |= 1 << at;
            }
        }
        Some(Spot::City(at)) if piece == Piece::Symbiotic => {
            open.purple |= 1 << at;
            take(&mut view.purple_left);
        }
        Some(Spot::City(at)) => {
            open.white |= 1 << at;
            take(&mut view.white_left);
        }
        Some(Spot::Tunnel(at)) => {
            open.tunnels |= 1 << at;
            open.network = board.reached(open.tunnels);
            take(&mut view.tunnels_left);
        }
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cities::{CardSet, Player, Setup, Side};
    use kernel::{Chance, Moves, Seed, Viewer};

    /// What the drawing shows of a player and events tell.
    fn shown(player: &Player) -> Player {
        Player { open: 0, ..*player }
    }

    /// What the drawing shows of the table and events tell, for all phases alike.
    #[derive(Debug, PartialEq)]
    struct Shown {
        players: Vec<Player>,
        hands: Vec<usize>,
        order: Vec<Seat>,
        standing: Vec<Seat>,
        tiles: Vec<u8>,
        cloning: bool,
        played: Option<Card>,
        discard: CardSet,
        contracts: Vec<u8>,
        supply: (u8, u8, u8, usize),
        round: u8,
        era: u8,
    }

    impl Shown {
        fn of(view: &View, players: u8) -> Self {
            // Which slots are blocked in the solo game is told for the fourth tile only.
            let seats = (1 << players) - 1;
            Self {
                players: view.players.iter().map(|player| shown(&player.open)).collect(),
                hands: view.players.iter().map(|player| player.hand.len() + player.aside.len()).collect(),
                order: view.order.clone(),
                standing: view.standing.clone(),
                tiles: view.tiles.iter().map(|tiles| tiles & seats).collect(),
                cloning: view.cloning,
                played: view.played,
                discard: view.discard,
                contracts: view.contracts.clone(),
                supply: (view.tunnels_left, view.white_left, view.purple_left, view.spare_blues),
                round: view.round,
                era: view.era,
            }
        }
    }

    /// Over random games: whatever events speak of is the same after folding all events of a move into the view before
    /// it as in the view after it.
    #[test]
    fn folded_events_lead_to_the_next_view() {
        for (number, players) in (0..24).zip([1, 2, 3, 4].into_iter().cycle()) {
            let side = if number % 3 == 0 { Side::Asymmetric } else { Side::Basic };
            let game =
                Cities::open(Setup::new(players).boards(side).contracts(players > 1 && number % 2 == 0))
                    .expect("they may play");
            let mut position = game.deal(Seed(number));
            let (mut chance, mut moves, mut events) =
                (Chance::new(Seed(number ^ 5)), Moves::new(), Vec::new());
            let seats: Vec<Viewer> =
                Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
            loop {
                game.moves(&position, &mut moves);
                if moves.is_empty() {
                    break;
                }
                let mv = moves[chance.below(moves.len())];
                let before: Vec<View> = seats.iter().map(|&viewer| game.view(&position, viewer)).collect();
                events.clear();
                game.play(&mut position, mv, &mut Moves::new(), &mut events);
                for (&viewer, mut folded) in seats.iter().zip(before) {
                    for event in &events {
                        fold(&game, &mut folded, &mut Flight::default(), &event.seen_by(viewer));
                    }
                    let after = game.view(&position, viewer);
                    let (mut folded, mut after) = (Shown::of(&folded, players), Shown::of(&after, players));
                    // Which of three Special cards its owner kept is seen when the move is over.
                    if events.iter().any(|event| matches!(event, Event::SpecialTaken { card: None, .. })) {
                        folded.hands.clear();
                        after.hands.clear();
                    }
                    assert_eq!(folded, after, "seed {number}, {viewer:?}, {mv}: {events:?}");
                }
            }
        }
    }
}
