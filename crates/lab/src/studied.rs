//! What an experiment asks of a game.

use std::collections::BTreeMap;

use bots::{Mind, Played};
use kernel::{BySeat, Log, Moves, Outcome, Seat, Seed};

/// A game that can be studied.
pub(crate) trait Studied: Played {
    /// What seats are told apart by, besides their places: `companies`.
    const GROUPS: &'static [&'static str];

    /// A seat's points as they stand.
    fn points(position: &Self::Position, seat: Seat) -> i32;

    /// What brought points, by the event that told of it.
    fn source(event: &Self::Event) -> &'static str;

    /// What an event gives a seat to be counted with, by group and name: a card it used.
    fn earned(_event: &Self::Event) -> Option<(Seat, usize, String)> {
        None
    }

    /// What a seat has at the end to be counted with, by group and name.
    fn had(&self, position: &Self::Position, seat: Seat, had: &mut dyn FnMut(usize, String));
}

/// What came of a game for one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fared {
    pub(crate) points: i32,
    /// Twelfths of the victory.
    pub(crate) parts: u8,
    /// What it is counted with: group and name.
    pub(crate) members: Vec<(usize, String)>,
    /// Points by what brought them.
    pub(crate) sources: BTreeMap<&'static str, i32>,
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Course {
    pub(crate) decisions: u32,
    /// How often the lead changed hands.
    pub(crate) swings: u32,
    pub(crate) seats: Vec<Fared>,
}

/// Follows a game's points through its events.
struct Watch<'a, G: Studied> {
    last: BySeat<i32>,
    fared: &'a mut [Fared],
    game: std::marker::PhantomData<G>,
}

impl<G: Studied> Log<G::Position, G::Event> for Watch<'_, G> {
    fn note(&mut self, position: &G::Position, event: G::Event) {
        for (seat, fared) in Seat::all(Seat::MOST as u8).zip(self.fared.iter_mut()) {
            let points = G::points(position, seat);
            if points != self.last[seat] {
                *fared.sources.entry(G::source(&event)).or_default() += points - self.last[seat];
                self.last[seat] = points;
            }
        }
        if let Some((seat, group, name)) = G::earned(&event) {
            let members = &mut self.fared[seat.index()].members;
            if !members.iter().any(|(at, known)| (*at, known) == (group, &name)) {
                members.push((group, name));
            }
        }
    }
}

/// Plays a game to its end.
pub(crate) fn play<G: Studied>(game: &G, minds: &[Mind<G>], seed: Seed) -> Course {
    let players = game.players();
    let mut position = game.deal(seed);
    let mut thinkers: Vec<_> =
        minds.iter().zip(1..).map(|(mind, number)| mind.begin(seed.nth(number))).collect();
    let mut seats = vec![Fared::default(); players.into()];
    let mut last = BySeat([0; Seat::MOST]);
    Seat::all(players).for_each(|seat| last[seat] = G::points(&position, seat));
    let begun = last;
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    let (mut decisions, mut swings, mut leader) = (0, 0, None);
    while let Some(seat) = game.to_move(&position) {
        let mv = thinkers[seat.index()].choose(&bots::asked(game, &position, &moves));
        let mut watch = Watch::<G> { last, fared: &mut seats, game: std::marker::PhantomData };
        game.play(&mut position, mv, &mut moves, &mut watch);
        last = watch.last;
        decisions += 1;
        let ahead = ahead(&last, players);
        if ahead.is_some() && ahead != leader {
            swings += u32::from(leader.is_some());
            leader = ahead;
        }
    }
    let outcome = game.outcome(&position);
    for (seat, fared) in Seat::all(players).zip(&mut seats) {
        fared.points = outcome.points[seat];
        fared.parts = parts(&outcome, seat);
        // What a seat begins with and what no event told of belongs to nothing else.
        let told: i32 = fared.sources.values().sum();
        let rest = fared.points - told;
        if rest != 0 {
            *fared.sources.entry(if rest == begun[seat] { "beginning" } else { "other" }).or_default() +=
                rest;
        }
        let members = &mut fared.members;
        game.had(&position, seat, &mut |group, name| {
            if !members.iter().any(|(at, known)| (*at, known) == (group, &name)) {
                members.push((group, name));
            }
        });
        members.sort();
    }
    Course { decisions, swings, seats }
}

/// The seat that is alone in the lead.
fn ahead(points: &BySeat<i32>, players: u8) -> Option<Seat> {
    let most = Seat::all(players).map(|seat| points[seat]).max()?;
    let mut leaders = Seat::all(players).filter(|&seat| points[seat] == most);
    leaders.next().filter(|_| leaders.next().is_none())
}

/// A victory has twelve parts, so that halves, thirds and quarters come out even.
fn parts(outcome: &Outcome, seat: Seat) -> u8 {
    if outcome.winners.has(seat) { 12 / outcome.winners.len() as u8 } else { 0 }
}
