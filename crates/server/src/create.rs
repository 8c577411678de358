//! Beginning a game, and sitting down in one.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kernel::{Seat, Seed, fault, game_of_record, not_a_record};
use sha2::{Digest as _, Sha256};
use store::{
    Chair, Flag, Game, GameId, NewGame, Person, PersonId, SeatError, Secret, State, Status, StoreError,
    StoredSeat,
};
use titles::Order;

use crate::admission::Ratings;
use crate::app::App;
use crate::bots;
use crate::fair::{self, Agreed, Deal};
use crate::lobby::{self, Seen};
use crate::pace::Pace;
use crate::pool::Owner;
use crate::problem::Problem;
use crate::quota::Daily;
use crate::tables::{self, state_of};

/// Among how many of somebody's latest games a rematch is looked for.
const RECENT_GAMES: u32 = 50;

/// How often a record may say that something was taken back: it is kept where lists read it.
const MOST_TAKEN_BACK: usize = 200;

/// What somebody asks for who begins a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wish {
    /// Which game, by name.
    pub(crate) game: String,
    /// Who sits where: `me`, `link`, `open`, or a program by level.
    pub(crate) seats: Vec<String>,
    /// What is agreed on, by name.
    pub(crate) settings: BTreeMap<String, String>,
    /// What the deal grows from; drawn if not said. Everybody at the table is told a seed that was said.
    pub(crate) seed: Option<u64>,
    /// Who finds it.
    pub(crate) seen: Seen,
    /// Whether nobody may talk there.
    pub(crate) hushed: bool,
    /// The language of whoever begins it.
    pub(crate) language: Option<String>,
    /// How much time there is; as much as everybody likes if not said.
    pub(crate) pace: Option<Pace>,
    /// Whether it is to count for ratings.
    pub(crate) rated: bool,
    /// Whom its open seats admit.
    pub(crate) ratings: Option<Ratings>,
}

/// Whether a game of this set-up may count for ratings: the deal is nobody's, and the components are everybody's.
pub(crate) fn may_be_rated(setup: &str) -> bool {
    let own = serde_json::from_str::<serde_json::Value>(setup).map_or(true, |it| !it["pack"].is_null());
    !own && !fair::is_laid_out(setup)
}

/// Why a table cannot count for ratings as it is asked for.
fn rated_fault(host: &Person, wish: &Wish, setup: &str) -> Option<Problem> {
    if host.is_guest() {
        return Some(Problem::Forbidden("web-rated-needs-account"));
    }
    let people = ["link", "open"];
    let known = |chair: &&str| {
        *chair == "me" || people.contains(chair) || league::program(&wish.game, chair).is_some()
    };
    let seats: Vec<&str> = wish.seats.iter().map(String::as_str).collect();
    let twice = seats.iter().filter(|chair| **chair == "me").count() > 1;
    let fits = seats.len() > 1 && !twice && seats.iter().all(known) && wish.seed.is_none();
    (!fits || !may_be_rated(setup)).then_some(Problem::Bad("web-rated-cannot"))
}

/// Begins a game.
pub(crate) async fn begin(app: &App, owner: Owner, host: &Person, wish: &Wish) -> Result<GameId, Problem> {
    let title = app.games.named(&wish.game).ok_or(Problem::NotFound)?;
    let own = |chair: &String| title.own_players.contains(&&**chair).then(|| chair.clone());
    let order = Order { own_players: wish.seats.iter().map(own).collect(), settings: wish.settings.clone() };
    let (seed, deal) = match wish.seed {
        Some(seed) => (Seed(seed), Deal::Named),
        None => (drawn_seed()?, Deal::Drawn(fair::drawn_nonce()?)),
    };
    let owner = Owner { person: Some(host.id), ..owner };
    let begun = app.tables.prepare(owner, move || (title.begin)(&order, seed)).await?;
    let (setup, table) = begun.map_err(Problem::BadSetup)?;
    let nonce = Secret::random()?.reveal();
    let mut seats = Vec::new();
    for (number, chair) in (0u8..).zip(&wish.seats) {
        let (chair, nickname) = match &**chair {
            "me" => (Chair::Person(host.id), host.nickname.clone()),
            "open" => (Chair::Open, String::new()),
            "link" => (Chair::Link(app.link_key.link(&nonce, number, 0)?.hash()), String::new()),
            level if title.has_program(level) => (Chair::Bot { level: level.to_owned() }, String::new()),
            other => return Err(Problem::BadForm(format!("seat{}={other}", number + 1))),
        };
        seats.push(StoredSeat { number, chair, nickname, renewed: 0 });
    }
    let free = seats.iter().any(|seat| seat.chair.is_free());
    if !free && !seats.iter().any(|seat| matches!(seat.chair, Chair::Person(_))) {
        return Err(Problem::Bad("web-need-people"));
    }
    let state = match (free, table.to_move()) {
        (true, Some(seat)) => State::open(seat.0),
        _ => state_of(&*table),
    };
    if let Some(problem) = rated_fault(host, wish, &setup).filter(|_| wish.rated) {
        return Err(problem);
    }
    app.quotas.room(&*app.store, host, setup.len()).await?;
    app.quotas.one_more(Daily::Table, owner.block)?;
    let deal = if fair::is_laid_out(&setup) { Deal::Named } else { deal };
    let unusual = |(name, value): (&String, &String)| {
        let known = title.settings.iter().find(|it| it.name == *name && !it.is_text())?;
        (known.usual() != value && known.values.contains(&&**value)).then(|| (name.clone(), value.clone()))
    };
    let options = Agreed {
        nonce: Some(nonce),
        deal: Some(deal),
        seen: wish.seen,
        language: wish.language.clone(),
        settings: wish.settings.iter().filter_map(unusual).collect(),
        pace: wish.pace,
        rated: wish.rated,
        ratings: wish.ratings,
        ..Agreed::default()
    };
    let options = options.text();
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
    let id = found(app, owner, game).await?;
    if wish.hushed {
        app.store.flag(id, Flag::Hushed, true).await?;
        // It may have been opened meanwhile, to let its bots begin.
        tables::refresh(app, &app.tables.handle(id)).await?;
    }
    Ok(id)
}

/// Keeps a new game, and lets its bots begin.
pub(crate) async fn found(app: &App, owner: Owner, game: NewGame) -> Result<GameId, Problem> {
    let (title, agreed) = (game.title.clone(), Agreed::read(&game.options));
    let id = app.store.create(game).await?;
    if agreed.rated {
        app.store.agree_rated(id).await?;
    }
    if agreed.pace.is_some() {
        // It is read from the store, and its clock begins to run if nobody is missing.
        app.tables.open(&app.tables.handle(id), owner, false).await?;
    }
    metrics::counter!("hydropolis_games_total", "game" => title).increment(1);
    bots::attend(app, id, owner);
    Ok(id)
}

/// A game once more, for one of those who played it: the same set-up, people and bots, and a deal nobody knows. Whoever
/// asks second comes to the table that the first one began.
pub(crate) async fn rematch(app: &App, owner: Owner, host: &Person, id: GameId) -> Result<GameId, Problem> {
    let game = app.store.game(id).await?.ok_or(Problem::NoSuchTable)?;
    let before = Agreed::of(&game);
    let mut seats = app.store.seats(id).await?;
    if !seats.iter().any(|seat| seat.chair == Chair::Person(host.id)) {
        return Err(Problem::Forbidden("web-not-your-seat"));
    }
    if game.standing.state.status != Status::Over {
        return Err(Problem::Conflict("web-not-over-yet"));
    }
    let mine = app.store.games_of(host.id, None, RECENT_GAMES).await?.tables;
    let again = Some(id.to_string());
    if let Some(begun) = mine.iter().find(|it| Agreed::read(&it.options).again == again) {
        return Ok(begun.id);
    }
    for seat in &mut seats {
        // Whoever is gone has left the seat to anybody.
        if seat.chair == Chair::Person(PersonId::GONE) {
            seat.chair = Chair::Open;
        }
        seat.renewed = 0;
    }
    let title = app.games.named(&game.title).ok_or(Problem::NotFound)?;
    let owner = Owner { person: Some(host.id), ..owner };
    let (setup, seed) = (game.setup.clone(), drawn_seed()?);
    app.quotas.room(&*app.store, host, setup.len()).await?;
    app.quotas.one_more(Daily::Table, owner.block)?;
    let agreed = setup.clone();
    let dealt = app.tables.prepare(owner, move || (title.again)(&agreed, seed)).await?;
    let table = dealt.map_err(|error| {
        tracing::error!(%error, %id, "a set-up cannot be played again");
        Problem::Damaged
    })?;
    let state = match table.to_move() {
        Some(seat) if seats.iter().any(|it| it.chair.is_free()) => State::open(seat.0),
        _ => state_of(&*table),
    };
    let (laid_out, rated) = (fair::is_laid_out(&game.setup), Agreed::of(&game).rated);
    let deal = if laid_out { Deal::Named } else { Deal::Drawn(fair::drawn_nonce()?) };
    let (nonce, deal) = (Some(Secret::random()?.reveal()), Some(deal));
    let game = NewGame {
        title: title.name.to_owned(),
        rules_version: title.rules_version,
        setup,
        seed: seed.0,
        deal: table.hash(),
        options: Agreed { nonce, deal, again, rated, event: None, taken_back: Vec::new(), ..before }.text(),
        host: Some(host.id),
        seats,
        entries: Vec::new(),
        state,
    };
    found(app, owner, game).await
}

/// A game from a record: who uploads it holds all seats that people had, and may go on with it if it is not over.
pub(crate) async fn upload(app: &App, owner: Owner, host: &Person, text: &str) -> Result<GameId, Problem> {
    app.quotas.room(&*app.store, host, text.len()).await?;
    app.quotas.one_more(Daily::Upload, owner.block)?;
    let bad = Problem::BadRecord;
    let name = game_of_record(text).ok_or_else(|| bad(not_a_record()))?;
    let title = app.games.named(name).ok_or_else(|| bad(fault!("record-of-unknown-game", game = name)))?;
    let (owned, owner) = (text.to_owned(), Owner { person: Some(host.id), ..owner });
    let read = app.tables.prepare(owner, move || (title.read)(&owned)).await?.map_err(bad)?;
    if read.taken_back.len() > MOST_TAKEN_BACK {
        return Err(bad(fault!("record-too-many-taken-back", most = MOST_TAKEN_BACK)));
    }
    let taken_back = read.taken_back.iter().map(|it| (it.after, it.seat.0, it.moves)).collect();
    let seats = (0u8..).zip(&read.own_players).map(|(number, own)| match own {
        Some(level) => {
            let chair = Chair::Bot { level: level.clone() };
            StoredSeat { number, chair, nickname: String::new(), renewed: 0 }
        }
        None => {
            let (chair, nickname) = (Chair::Person(host.id), host.nickname.clone());
            StoredSeat { number, chair, nickname, renewed: 0 }
        }
    });
    let game = NewGame {
        title: read.table.name().to_owned(),
        rules_version: read.rules_version,
        setup: read.setup,
        seed: read.seed.0,
        deal: read.deal,
        options: Agreed { deal: Some(Deal::Uploaded), taken_back, ..Agreed::default() }.text(),
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
    let game = app.store.game(id).await?.ok_or(Problem::NoSuchTable)?;
    if link.is_none() {
        lobby::may_sit(app, &game, person).await?;
    }
    let link = link.map(Secret::hash);
    if Agreed::of(&game).rated {
        if person.is_guest() {
            return Err(Problem::Forbidden("web-rated-needs-account"));
        }
        // Nobody plays against themselves for a rating.
        if app.store.seats(id).await?.iter().any(|it| it.chair == Chair::Person(person.id)) {
            return Err(Problem::Conflict("web-one-seat"));
        }
    }
    match app.store.sit(id, seat.0, person.id, &person.nickname, link).await {
        Ok(_) => tables::refresh(app, &app.tables.handle(id)).await,
        Err(error) => Err(seat_problem(error)),
    }
}

/// Makes the link of a seat anew, for the host: whoever has the old one can no longer sit down with it.
pub(crate) async fn renew_link(
    app: &App,
    id: GameId,
    seat: Seat,
    host: Option<PersonId>,
) -> Result<(), Problem> {
    let handle = app.tables.handle(id);
    let (from, to) = {
        let game = app.store.game(id).await?.ok_or(Problem::NoSuchTable)?;
        if host.is_none() || game.host != host {
            return Err(Problem::Forbidden("web-not-your-table"));
        }
        let seats = app.store.seats(id).await?;
        let kept = seats.iter().find(|it| it.number == seat.0).ok_or(Problem::NoSuchTable)?;
        if !matches!(kept.chair, Chair::Link(_)) {
            return Err(Problem::Conflict("web-sit-used"));
        }
        let nonce = Agreed::of(&game).nonce.unwrap_or_default();
        (kept.chair.clone(), app.link_key.link(&nonce, kept.number, kept.renewed + 1)?)
    };
    let changed = app.store.change_seat(id, seat.0, &from, Chair::Link(to.hash()), "").await;
    changed.map_err(seat_problem)?;
    tables::refresh(app, &handle).await
}

/// Why somebody cannot sit down.
pub(crate) fn seat_problem(error: SeatError) -> Problem {
    match error {
        SeatError::Store(error) => error.into(),
        SeatError::NoSuchSeat => Problem::NoSuchTable,
        SeatError::HasASeat => Problem::Conflict("web-one-seat"),
        _ => Problem::Conflict("web-sit-used"),
    }
}

/// What the links of seats grow from. The store holds no more than their hashes, so that a copy of it opens no seat.
pub(crate) struct LinkKey([u8; 32]);

impl LinkKey {
    /// This key, or one that nobody knows.
    pub(crate) fn new(key: Option<[u8; 32]>) -> Result<Self, StoreError> {
        let drawn =
            || -> Result<[u8; 32], StoreError> { Ok(Sha256::digest(Secret::random()?.reveal()).into()) };
        Ok(Self(key.map_or_else(drawn, Ok)?))
    }

    /// The secret of a seat's link, after it was made anew so many times.
    fn link(&self, nonce: &str, seat: u8, renewed: u32) -> Result<Secret, Problem> {
        let inner = Sha256::new()
            .chain_update(self.0)
            .chain_update("/seat/")
            .chain_update([seat])
            .chain_update(renewed.to_be_bytes())
            .chain_update(nonce)
            .finalize();
        // Hashed again, as HMAC does: nobody can go on from one link to another.
        let digest = Sha256::new().chain_update(self.0).chain_update(inner).finalize();
        URL_SAFE_NO_PAD.encode(digest).parse().map_err(|_| Problem::Trouble)
    }
}

/// The address of a seat's link, for the host while the seat is kept for it; none of a link that was made with another
/// key.
pub(crate) fn link_address(
    app: &App,
    game: &Game,
    seat: &StoredSeat,
    person: Option<PersonId>,
) -> Option<String> {
    let Chair::Link(hash) = seat.chair else { return None };
    person.filter(|_| game.host == person)?;
    let secret = app.link_key.link(&Agreed::of(game).nonce?, seat.number, seat.renewed).ok()?;
    (secret.hash() == hash).then(|| format!("/sit/{}/{}/{}", game.id, Seat(seat.number), secret.reveal()))
}

pub(crate) fn drawn_seed() -> Result<Seed, Problem> {
    // The first eight bytes of a fresh secret: as random as can be.
    let bytes = Sha256::digest(Secret::random()?.reveal());
    Ok(Seed(bytes.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))))
}
