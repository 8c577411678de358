//! How the players stand, in lines and as JSON.

use std::io::Write;

use kernel::{Outcome, Seat};
use serde_json::{Map, Value as Json, json};
use words::Words;

use crate::Out;
use crate::columns::columns;
use crate::problem::Stop;
use crate::titles::InTerminal;

/// The points of every seat, most first, and who has won.
pub(crate) fn print<T: InTerminal>(
    words: &Words,
    out: &mut Out,
    game: &T,
    view: &T::View,
    outcome: &Outcome,
) -> Result<(), Stop> {
    let heading = if outcome.over { "outcome-final" } else { "outcome-so-far" };
    writeln!(out, "{}", words.say(heading, &[]))?;
    let mut seats: Vec<Seat> = Seat::all(game.players()).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(outcome.points[seat]));
    let rows = seats.into_iter().map(|seat| {
        let won = match (outcome.winners.has(seat), outcome.winners.len()) {
            (true, 1) => words.say("outcome-won", &[]),
            (true, _) => words.say("outcome-shared", &[]),
            (false, _) => String::new(),
        };
        let points = words.say("outcome-points", &[("points", outcome.points[seat].into())]);
        vec![seat.to_string(), game.seat(words, view, seat), points, won]
    });
    Ok(write!(out, "{}", columns(&rows.collect::<Vec<_>>(), false))?)
}

/// `{"over": true, "points": {"P1": 61, ...}, "winners": ["P1"]}`
pub(crate) fn json(players: u8, outcome: &Outcome) -> Json {
    let points: Map<String, Json> =
        Seat::all(players).map(|seat| (seat.to_string(), outcome.points[seat].into())).collect();
    json!({
        "over": outcome.over,
        "points": points,
        "winners": outcome.winners.iter().collect::<Vec<_>>(),
    })
}
