//! What the store alone knows of a table: records, seats and outcomes are served without the rules of the game, whatever
//! version of them it was played under.

use axum::response::Response;
use kernel::{RecordHead, Seat, Seed, TakenBack, record_text};
use serde::Deserialize;
use store::{Act, Game, GameId, Logged, Status, StoredSeat, moves_that_stand};
use web::{ShutPage, shut_page};

use crate::app::App;
use crate::caller::Caller;
use crate::fair::Agreed;
use crate::pages::{html, who};
use crate::problem::Problem;

/// A game with who sits there.
pub(crate) struct Kept {
    pub(crate) game: Game,
    pub(crate) seats: Vec<StoredSeat>,
    /// How it ended, if it has.
    pub(crate) ended: Ended,
}

/// How a game ended, as the store has it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Ended {
    pub(crate) points: Vec<i32>,
    pub(crate) winners: Vec<Seat>,
}

/// A table as the store has it.
pub(crate) async fn kept(app: &App, id: GameId) -> Result<Kept, Problem> {
    let game = app.store.game(id).await?.ok_or(Problem::NoSuchTable)?;
    let seats = app.store.seats(id).await?;
    let outcome = game.standing.state.outcome.as_deref().unwrap_or_default();
    let ended = serde_json::from_str(outcome).unwrap_or_default();
    Ok(Kept { game, seats, ended })
}

/// The record of a game that has ended, and the name of its title.
pub(crate) async fn record(app: &App, id: GameId) -> Result<(String, String), Problem> {
    let game = app.store.game(id).await?.ok_or(Problem::NoSuchTable)?;
    if game.standing.state.status != Status::Over {
        return Err(Problem::Forbidden("web-not-over"));
    }
    let entries = app.store.entries(id, 0).await?;
    let head = RecordHead {
        game: &game.title,
        rules_version: game.rules_version,
        setup: &game.setup,
        seed: Seed(game.seed),
        deal: game.deal,
    };
    let moves = moves_that_stand(&entries).into_iter().filter_map(|logged| match &logged.entry.act {
        Act::Move(text) => Some((Seat(logged.entry.seat), text, logged.entry.hash)),
        Act::Undo { .. } => None,
    });
    let text = record_text(head, moves, &taken_back(Agreed::of(&game).taken_back, &entries));
    Ok((game.title, text))
}

/// What was taken back because everybody agreed: after how many of the moves that stand, by whom, and how many. What was before
/// the record came here that the game goes on from is told first.
fn taken_back(before: Vec<(usize, u8, usize)>, entries: &[Logged]) -> Vec<TakenBack> {
    let before = before.into_iter().map(|(after, seat, moves)| TakenBack { after, seat: Seat(seat), moves });
    let (mut standing, mut agreed): (Vec<u64>, Vec<TakenBack>) = (Vec::new(), before.collect());
    for logged in entries {
        match logged.entry.act {
            Act::Move(_) => standing.push(logged.seq),
            Act::Undo { to, agreed: by_all } => {
                let (before, keep) = (standing.len(), standing.partition_point(|seq| *seq < to));
                standing.truncate(keep);
                agreed.iter_mut().for_each(|it| it.after = it.after.min(keep));
                if by_all {
                    agreed.push(TakenBack {
                        after: keep,
                        seat: Seat(logged.entry.seat),
                        moves: before - keep,
                    });
                }
            }
        }
    }
    agreed
}

/// The page of a table that cannot be opened, for this reason; another problem stays what it is.
pub(crate) async fn page(
    app: &App,
    caller: &Caller,
    id: GameId,
    problem: Problem,
) -> Result<Response, Problem> {
    if !problem.shuts() {
        return Err(problem);
    }
    let Kept { game, seats, ended } = kept(app, id).await?;
    let say = caller.say();
    let name = |seat: &StoredSeat| who(caller, &seat.chair, &seat.nickname);
    let status = game.standing.state.status;
    let winners: Vec<&StoredSeat> =
        seats.iter().filter(|seat| ended.winners.contains(&Seat(seat.number))).collect();
    let points = |seat: &StoredSeat| ended.points.get(usize::from(seat.number)).map(|&it| i64::from(it));
    let winners = (status == Status::Over).then(|| match winners.first() {
        None => say.it("nobody-wins"),
        Some(first) => {
            let names: Vec<String> = winners.iter().map(|seat| name(seat)).collect();
            let names = names.join(&say.any("list-separator"));
            say.with("wins", &[("winners", names.into()), ("points", points(first).unwrap_or(0).into())])
        }
    });
    let page = ShutPage {
        address: format!("/t/{id}"),
        title: game.title.clone(),
        reason: problem.sentence(caller.words()),
        state: match status {
            Status::Open => "open",
            Status::Playing => "waiting",
            Status::Over => "over",
        },
        seats: seats.iter().map(|seat| (name(seat), points(seat))).collect(),
        winners,
        record: status == Status::Over,
    };
    Ok(html(shut_page(say, &caller.shell(), &page)))
}
