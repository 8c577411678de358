//! Whether a game that is kept replays to the positions it was played through.

use kernel::Seed;
use store::{Game, Logged, Status};

use crate::titles::Games;

/// Plays a log from the deal on by the rules it was begun under, compares the hash after every entry, and how the game stands
/// after the last; tells what is wrong.
pub fn replays(game: &Game, entries: &[Logged]) -> Result<(), String> {
    let title = Games::default().named(&game.title).ok_or_else(|| format!("no game {:?}", game.title))?;
    let opened = (title.open)(&game.setup, game.rules_version, Seed(game.seed), game.deal, None);
    let mut table = opened.map_err(|broken| broken.to_string())?;
    for logged in entries {
        table.follow(logged).map_err(|broken| broken.to_string())?;
    }
    let standing = &game.standing;
    if table.entries() != standing.next_seq {
        return Err(format!("{} entries, not {}", table.entries(), standing.next_seq));
    }
    let to_move = table.to_move().map(|seat| seat.0);
    if to_move != standing.state.to_move {
        return Err(format!("seat {to_move:?} is to move, not {:?}", standing.state.to_move));
    }
    let is_over = standing.state.status == Status::Over;
    if to_move.is_none() != is_over { Err("it is not known whether it is over".to_owned()) } else { Ok(()) }
}
