//! Beginning a game, and sitting down in one.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kernel::{Seat, Seed, game_of_record};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use store::{Chair, Game, GameId, NewGame, Person, Seat as StoredSeat, SeatError, Secret, State, Status};
use web::Order;

use crate::app::App;
use crate::bots;
use crate::problem::Problem;
use crate::tables::state_of;
use crate::titles;

/// What somebody asks for who begins a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wish {
    /// Which game, by name.
    pub(crate) game: String,
    /// Who sits where: `me`, `link`, `open`, or a program by level.
    pub(crate) seats: Vec<String>,
    /// What is agreed on, by name.
    pub(crate) settings: BTreeMap<String, String>,
    /// What the deal grows from; drawn if not said.
    pub(crate) seed: Option<u64>,
}

/// Begins a game.
pub(crate) async fn begin(
    app: &App,
    host: &Person,
    session: &Secret,
    wish: &Wish,
) -> Result<GameId, Problem> {
    let title = titles::named(&wish.game).ok_or(Problem::NotFound)?;
    let own = |chair: &String| title.own_players.contains(&&**chair).then(|| chair.clone());
    let order = Order { own_players: wish.seats.iter().map(own).collect(), settings: wish.settings.clone() };
    let seed = match wish.seed {
        Some(seed) => Seed(seed),
        None => drawn_seed()?,
    };
    let (setup, table) = (title.begin)(&order, seed).map_err(Problem::BadSetup)?;
    let nonce = Secret::random()?.reveal();
    let mut seats = Vec::new();
    for (number, chair) in (0u8..).zip(&wish.seats) {
        let (chair, nickname) = match &**chair {
            "me" => (Chair::Person(host.id), host.nickname.clone()),
            "open" => (Chair::Open, String::new()),
            "link" => (Chair::Link(link(session, &nonce, number)?.hash()), String::new()),
            level if title.bots.contains(&level) || title.own_players.contains(&level) => {
                (Chair::Bot { level: level.to_owned() }, String::new())
            }
            other => return Err(Problem::Bad("web-bad-form", format!("seat{}={other}", number + 1))),
        };
        seats.push(StoredSeat { number, chair, nickname });
    }
    let free = seats.iter().any(|seat| seat.chair.is_free());
    if !free && !seats.iter().any(|seat| matches!(seat.chair, Chair::Person(_))) {
        return Err(Problem::Bad("web-need-people", String::new()));
    }
    let state = match (free, table.to_move()) {
        (true, Some(seat)) => State::open(seat.0),
        _ => state_of(&*table),
    };
    let options = json!({ "nonce": nonce }).to_string();
    let game = NewGame {
        title: title.name.to_owned(),
        rules_version: title.rules_version,
        setup,
        seed: seed.0,
        deal: table.hash(),
        options,
        host: Some(host.id),
        seats,
        entries: Vec::new(),
        state,
    };
    let id = app.store.create(game).await?;
    metrics::counter!("hydropolis_games_total", "game" => title.name).increment(1);
    bots::wake(app, id);
    Ok(id)
}

/// A game from a record: who uploads it holds all seats that people had, and may go on with it if it is not over.
pub(crate) async fn upload(app: &App, host: &Person, text: &str) -> Result<GameId, Problem> {
    let bad = |reason: String| Problem::Bad("web-bad-record", reason);
    let name = game_of_record(text).ok_or_else(|| bad("hydropolis-record 1".to_owned()))?;
    let title = titles::named(name).ok_or_else(|| bad(name.to_owned()))?;
    let owned = text.to_owned();
    let read =
        tokio::task::spawn_blocking(move || (title.read)(&owned)).await.map_err(|_| Problem::Trouble)?;
    let read = read.map_err(bad)?;
    let seats = (0u8..).zip(&read.own_players).map(|(number, own)| match own {
        Some(level) => {
            StoredSeat { number, chair: Chair::Bot { level: level.clone() }, nickname: String::new() }
        }
        None => StoredSeat { number, chair: Chair::Person(host.id), nickname: host.nickname.clone() },
    });
    let game = NewGame {
        title: read.table.name().to_owned(),
        rules_version: titles::named(read.table.name()).map_or(0, |it| it.rules_version),
        setup: read.setup,
        seed: read.seed.0,
        deal: read.deal,
        options: json!({ "uploaded": true }).to_string(),
        host: Some(host.id),
        seats: seats.collect(),
        state: state_of(&*read.table),
        entries: read.entries,
    };
    Ok(app.store.create(game).await?)
}

/// Sits a person down: in an open seat, or with a link.
pub(crate) async fn sit(
    app: &App,
    id: GameId,
    seat: Seat,
    person: &Person,
    link: Option<&Secret>,
) -> Result<(), Problem> {
    let link = link.map(Secret::hash);
    match app.store.sit(id, seat.0, person.id, &person.nickname, link).await {
        Ok(standing) => {
            app.tables.refresh(&app.tables.handle(id)).await?;
            if standing.state.status == Status::Playing {
                bots::wake(app, id);
            }
            Ok(())
        }
        Err(SeatError::Store(error)) => Err(error.into()),
        Err(SeatError::NoSuchSeat) => Err(Problem::NoSuchTable),
        Err(_) => Err(Problem::Conflict("web-sit-used")),
    }
}

/// The secret of a seat's link. It grows from the host's own session, so that only he sees it again, and the store
/// holds no more than its hash.
pub(crate) fn link(session: &Secret, nonce: &str, seat: u8) -> Result<Secret, Problem> {
    let digest = Sha256::new()
        .chain_update(session.reveal())
        .chain_update("/seat/")
        .chain_update(nonce)
        .chain_update([seat])
        .finalize();
    URL_SAFE_NO_PAD.encode(digest).parse().map_err(|_| Problem::Trouble)
}

/// The address of a seat's link as the host sees it, while the seat is kept for it.
pub(crate) fn link_address(game: &Game, seat: &StoredSeat, session: Option<&Secret>) -> Option<String> {
    let Chair::Link(hash) = seat.chair else { return None };
    let options: serde_json::Value = serde_json::from_str(&game.options).ok()?;
    let secret = link(session?, options["nonce"].as_str()?, seat.number).ok()?;
    (secret.hash() == hash).then(|| format!("/sit/{}/{}/{}", game.id, Seat(seat.number), secret.reveal()))
}

fn drawn_seed() -> Result<Seed, Problem> {
    // The first eight bytes of a fresh secret: as random as can be.
    let bytes = Sha256::digest(Secret::random()?.reveal());
    Ok(Seed(bytes.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))))
}
