//! What came of games: noted once when they end, with the ratings that follow from it.
//!
//! A game that ends is owed its results in the store, by the very transaction that ends it. The node that made the last move
//! notes them at once; whatever a crash or another node left behind is found every few seconds. Of several nodes one notes.

use std::time::Duration;

use kernel::{Seat, Viewer};
use league::{Finisher, NEWCOMER, Rating};
use serde_json::Value;
use store::{Chair, Ended, GameId, KeptRating, Noted, PersonId, Sat, SeatResult, StoreError, Time};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::app::App;
use crate::fair::{Agreed, Deal};
use crate::kept::{self, Kept};
use crate::pool::Owner;
use crate::problem::Problem;
use crate::tournaments;

/// How often what is owed is looked for.
const EVERY: Duration = Duration::from_secs(10);

/// How many games are noted before others have a turn.
const PAGE: u32 = 50;

/// How long to rest after each game while a great many are owed: after an upgrade everything that ever ended is.
const REST: Duration = Duration::from_millis(20);

/// How often ratings are worked out again because others changed them meanwhile.
const TRIES: u32 = 8;

/// Notes what games bring until the server stops.
pub(crate) fn follow(app: &App) {
    let (app, mut stopping) = (app.clone(), app.stopping.clone());
    tokio::spawn(async move {
        let mut every = interval(EVERY);
        every.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let idle = tokio::select! {
                _ = app.tables.ended.notified() => false,
                _ = every.tick() => true,
                _ = stopping.wait_for(|stop| *stop) => return,
            };
            if idle {
                tournaments::go_on(&app).await;
            }
            match catch_up(&app).await {
                Ok(()) | Err(StoreError::Closed) => {}
                Err(error) => tracing::warn!(%error, "results cannot be noted"),
            }
        }
    });
}

/// Notes all that is owed.
pub(crate) async fn catch_up(app: &App) -> Result<(), StoreError> {
    loop {
        let due = app.store.results_due(PAGE).await?;
        for &game in &due {
            if *app.stopping.borrow() {
                return Ok(());
            }
            if let Err(problem) = settle(app, game).await {
                tracing::warn!(%game, ?problem, "the results of a game cannot be noted");
                return Ok(());
            }
            if due.len() > 1 {
                sleep(REST).await;
            }
        }
        if due.len() < PAGE as usize {
            return Ok(());
        }
    }
}

/// Notes what came of a game.
async fn settle(app: &App, id: GameId) -> Result<(), Problem> {
    let companies = companies(app, id).await;
    for _ in 0..TRIES {
        let kept = match kept::kept(app, id).await {
            Err(Problem::NoSuchTable) => return Ok(()),
            kept => kept?,
        };
        let agreed = Agreed::of(&kept.game);
        let counts = matches!(agreed.deal, Some(Deal::Drawn(_) | Deal::Named));
        let lost = app.store.lost_seats(id).await?;
        let mut ended = Ended {
            variant: variant(&kept.game.setup),
            time: kept.game.standing.updated,
            seats: if counts { seats(&kept, &lost, &companies) } else { Vec::new() },
        };
        if agreed.rated {
            app.store.agree_rated(id).await?;
        }
        let ratings = match agreed.rated && app.store.is_rated(id).await? {
            true => rate(app, &kept.game.title, &mut ended).await?,
            false => Vec::new(),
        };
        match app.store.note_results(id, ended, ratings).await? {
            Noted::Stale => {}
            Noted::Already => return Ok(()),
            Noted::Done => {
                if let Some(event) = &agreed.event {
                    tournaments::look(app, event).await;
                }
                return Ok(());
            }
        }
    }
    Err(Problem::Busy)
}

/// What each reached, in the order of the seats: whoever lost the seat to a program comes after all others.
fn seats(kept: &Kept, lost: &[(u8, PersonId)], companies: &[String]) -> Vec<SeatResult> {
    let points = |seat: u8| kept.ended.points.get(usize::from(seat)).copied().unwrap_or(0);
    let order = |seat: u8| {
        let is_lost = lost.iter().any(|(it, _)| *it == seat);
        (is_lost, !kept.ended.winners.contains(&Seat(seat)), std::cmp::Reverse(points(seat)))
    };
    let alone = kept.seats.len() == 1;
    let result = |seat: &store::StoredSeat| {
        let mine = order(seat.number);
        let ahead = kept.seats.iter().filter(|other| order(other.number) < mine).count();
        // Alone one wins, or comes second to the rules.
        let place = u8::try_from(ahead + 1).unwrap_or(u8::MAX) + u8::from(alone && mine.1);
        let gone = lost.iter().find(|(it, _)| *it == seat.number).map(|(_, person)| Sat::Person(*person));
        let who = gone.unwrap_or_else(|| match &seat.chair {
            Chair::Person(person) => Sat::Person(*person),
            Chair::Bot { level } => Sat::Program(level.clone()),
            Chair::Open | Chair::Link(_) => Sat::Person(PersonId::GONE),
        });
        let company = companies.get(usize::from(seat.number)).cloned().unwrap_or_default();
        let won = if lost.is_empty() { !mine.1 } else { place == 1 };
        SeatResult { seat: seat.number, who, company, place, points: points(seat.number), won, rating: None }
    };
    kept.seats.iter().map(result).collect()
}

/// Works out the ratings after a game: of everybody at the table who has one, which is all but people who have gone.
async fn rate(
    app: &App,
    title: &str,
    ended: &mut Ended,
) -> Result<Vec<(Option<KeptRating>, KeptRating)>, Problem> {
    let (mut players, mut known) = (Vec::new(), Vec::new());
    for (at, it) in ended.seats.iter().enumerate() {
        match &it.who {
            Sat::Program(level) => match league::program(title, level) {
                Some(rating) => players.push(Finisher { rating, place: it.place }),
                // It was not measured: nothing can be learned from this table.
                None => return Ok(Vec::new()),
            },
            Sat::Person(PersonId::GONE) => {}
            Sat::Person(person) => {
                let before = rating_of(app, *person, title).await?;
                let rating = before.as_ref().map_or(NEWCOMER, as_rating);
                known.push((at, players.len(), *person, before));
                players.push(Finisher { rating, place: it.place });
            }
        }
    }
    let people: std::collections::BTreeSet<PersonId> =
        known.iter().map(|(_, _, person, _)| *person).collect();
    if players.len() < 2 || people.len() < known.len() {
        return Ok(Vec::new());
    }
    let after = league::rate(&players);
    let mut changes = Vec::new();
    for (at, number, person, before) in known {
        let Rating { rating, deviation, volatility } = after[number];
        ended.seats[at].rating = Some((players[number].rating.rating, rating));
        let games = before.as_ref().map_or(0, |it| it.games) + 1;
        changes.push((
            before,
            KeptRating { person, title: title.to_owned(), rating, deviation, volatility, games },
        ));
    }
    Ok(changes)
}

/// The rating of somebody at a game, if there is one.
pub(crate) async fn rating_of(
    app: &App,
    person: PersonId,
    title: &str,
) -> Result<Option<KeptRating>, Problem> {
    Ok(app.store.ratings_of(person).await?.into_iter().find(|it| it.title == title))
}

/// A rating that is kept, as it is reckoned with.
pub(crate) fn as_rating(kept: &KeptRating) -> Rating {
    Rating { rating: kept.rating, deviation: kept.deviation, volatility: kept.volatility }
}

/// Which variant a set-up is of: the setting and its value, as messages name them.
pub(crate) fn variant(setup: &str) -> String {
    let setup: Value = serde_json::from_str(setup).unwrap_or_default();
    if setup["options"]["leeghwater"] == true {
        return "leeghwater".to_owned();
    }
    let named = |name: &str| Some(format!("{name}-{}", setup[name].as_str()?));
    named("variant").or_else(|| named("boards")).unwrap_or_default()
}

/// What is played in each seat, where a game names that: companies.
async fn companies(app: &App, id: GameId) -> Vec<String> {
    let handle = app.tables.handle(id);
    // A table that cannot be opened any more is counted without.
    let Ok(open) = app.tables.open(&handle, Owner::default(), false).await else { return Vec::new() };
    let view = app.tables.work(Owner::default(), &open, |open| open.table.view(Viewer::Spectator)).await;
    let Ok(Value::Object(view)) = view else { return Vec::new() };
    let names = view.get("seats").and_then(Value::as_array);
    let name = |it: &Value| it.as_str().filter(|it| *it != "?").unwrap_or_default().to_owned();
    names.into_iter().flatten().map(name).collect()
}

/// A moment some milliseconds from now.
pub(crate) fn soon(app: &App, milliseconds: i64) -> Time {
    Time(app.clock.now().0 + milliseconds)
}
