//! Several nodes on one store: what the others do is heard of, and made up for where it was not.
//!
//! A table in memory is a cache. Another node that changes it says so, and this one reads on from where it was. What is said
//! may get lost: so every table in memory is compared with the store every few seconds, at once when the connection was
//! lost, and whenever somebody asks for its page.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use store::{GameId, News, PersonId, SecretHash};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::client::Client;
use crate::presence;

/// How often the tables in memory are compared with the store.
const COMPARE: Duration = Duration::from_secs(3);

/// How often the time is asked for at most until the answer comes soon.
const ASK: usize = 5;

/// How many tables are compared at once.
const AT_ONCE: usize = 500;

/// Listens to the other nodes until the server stops, if there can be any.
pub(crate) fn follow(app: &App) {
    let Some(mut news) = app.store.shared().map(|shared| shared.news()) else { return };
    let (app, mut stopping) = (app.clone(), app.stopping.clone());
    tokio::spawn(async move {
        // However much is heard: what was not heard is looked for as often.
        let mut every = interval(COMPARE);
        every.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let heard = tokio::select! {
                heard = news.recv() => heard,
                _ = every.tick() => Ok(News::Missed),
                _ = stopping.wait_for(|stop| *stop) => return,
            };
            match heard {
                Ok(News::Table(game)) => {
                    if let Some(handle) = app.tables.opened(game) {
                        let app = app.clone();
                        tokio::spawn(async move { app.tables.catch_up(&handle).await });
                    }
                }
                Ok(News::Said(text)) => hear(&app, &text),
                Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                    compare(&app).await;
                    listen_again(&app).await;
                }
                Err(RecvError::Closed) => return,
            }
        }
    });
}

/// Sets the clock by that of the store, if it is shared: clocks of tables and calls have to be due at the same moment on all nodes.
/// A store that was just away answers late, seconds from when it was asked, or not at all: then it is asked again at once.
pub(crate) async fn ask_the_time(app: &App) {
    let Some(shared) = app.store.shared() else { return };
    for _ in 0..ASK {
        let asked = Instant::now();
        match shared.now().await {
            Ok(time) if app.clock.follow(asked, time) => return,
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "the store does not tell the time"),
        }
    }
}

/// Reads on at all tables in memory that others have changed.
async fn compare(app: &App) {
    let Some(shared) = app.store.shared() else { return };
    ask_the_time(app).await;
    read_announcement(app).await;
    for handles in app.tables.all_open().chunks(AT_ONCE) {
        let names: Vec<GameId> = handles.iter().map(|handle| handle.id).collect();
        let pulses = match shared.pulses(&names).await {
            Ok(pulses) => pulses,
            Err(error) => return tracing::warn!(%error, "tables in memory cannot be compared with the store"),
        };
        for handle in handles {
            let pulse = pulses.iter().find(|(game, _)| *game == handle.id).map(|(_, pulse)| *pulse);
            if pulse != Some(handle.pulse()) {
                app.tables.catch_up(handle).await;
            }
        }
    }
}

/// Finds what was said at tables whose talk is followed here.
async fn listen_again(app: &App) {
    for games in app.talk.followed().chunks(AT_ONCE) {
        match app.store.last_said(games).await {
            Ok(last) => last.into_iter().for_each(|(game, number)| app.talk.heard(game, number)),
            Err(error) => return tracing::warn!(%error, "what was said elsewhere cannot be read"),
        }
    }
}

/// What nodes say to each other.
enum Word {
    /// A session has ended.
    Session(SecretHash),
    /// All sessions of a person have ended.
    Person(PersonId),
    /// Somebody there tried a wrong password of this account.
    Tried(IpAddr, String),
    /// Somebody said this line at a table.
    Line(GameId, u64),
    /// Who is at a table there, as JSON.
    Here(String),
    /// Something else is said on every page.
    Announced,
}

impl Word {
    fn text(&self) -> String {
        match self {
            Self::Session(session) => format!("session {session}"),
            Self::Person(person) => format!("person {person}"),
            Self::Tried(addr, name) => format!("tried {addr} {name}"),
            Self::Line(game, number) => format!("line {game} {number}"),
            Self::Here(who) => format!("here {who}"),
            Self::Announced => "announced now".to_owned(),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (kind, rest) = text.split_once(' ')?;
        Some(match kind {
            "session" => Self::Session(rest.parse().ok()?),
            "person" => Self::Person(rest.parse().ok()?),
            "tried" => {
                let (addr, name) = rest.split_once(' ')?;
                Self::Tried(addr.parse().ok()?, name.to_owned())
            }
            "line" => {
                let (game, number) = rest.split_once(' ')?;
                Self::Line(game.parse().ok()?, number.parse().ok()?)
            }
            "here" => Self::Here(rest.to_owned()),
            "announced" => Self::Announced,
            _ => return None,
        })
    }
}

fn say(app: &App, word: &Word) {
    if let Some(shared) = app.store.shared() {
        shared.tell(&word.text());
    }
}

fn hear(app: &App, text: &str) {
    // A newer version may say more.
    match Word::read(text) {
        Some(Word::Session(session)) => app.sessions.end(session),
        Some(Word::Person(person)) => app.sessions.end_all_of(person),
        Some(Word::Tried(addr, name)) => app.passwords.tried_elsewhere(&name, Client { addr }),
        Some(Word::Line(game, number)) => app.talk.heard(game, number),
        Some(Word::Here(who)) => {
            if let Ok(who) = serde_json::from_str(&who) {
                app.presence.hear(who);
            }
        }
        Some(Word::Announced) => {
            let app = app.clone();
            tokio::spawn(async move { read_announcement(&app).await });
        }
        None => {}
    }
}

/// Tells the other nodes that something was said at a table.
pub(crate) fn said(app: &App, game: GameId, number: u64) {
    say(app, &Word::Line(game, number));
}

/// Tells the other nodes who is at a table here.
pub(crate) fn here(app: &App, who: &presence::Word) {
    if let Ok(who) = serde_json::to_string(who) {
        say(app, &Word::Here(who));
    }
}

/// Reads anew what is said on every page.
async fn read_announcement(app: &App) {
    match app.store.announcement().await {
        Ok(text) => app.set_announcement(text),
        Err(error) => tracing::warn!(%error, "what is said on every page is not known"),
    }
}

/// Has all nodes say on every page what is to be said there now.
pub(crate) async fn announced(app: &App) {
    read_announcement(app).await;
    say(app, &Word::Announced);
}

/// Ends the streams of a session, on all nodes.
pub(crate) fn end_session(app: &App, session: SecretHash) {
    app.sessions.end(session);
    say(app, &Word::Session(session));
}

/// Ends all streams of a person, on all nodes.
pub(crate) fn end_sessions(app: &App, person: PersonId) {
    app.sessions.end_all_of(person);
    say(app, &Word::Person(person));
}

/// Has a wrong password count on all nodes.
pub(crate) fn tried(app: &App, name: &str, client: Client) {
    say(app, &Word::Tried(client.addr, name.to_owned()));
}

#[cfg(test)]
mod tests {
    use store::Secret;

    use super::*;

    #[test]
    fn what_is_said_is_understood() {
        let person = PersonId::random().expect("an id");
        let session = Secret::random().expect("a secret").hash();
        let addr: IpAddr = [192, 0, 2, 7].into();
        let game = GameId::random().expect("an id");
        let words = [
            Word::Session(session),
            Word::Person(person),
            Word::Tried(addr, "Ann of the Lake".to_owned()),
            Word::Line(game, 7),
            Word::Here("{\"others\": 1}".to_owned()),
            Word::Announced,
        ];
        for word in words {
            let text = word.text();
            assert_eq!(Word::read(&text).map(|it| it.text()), Some(text));
        }
        assert!(Word::read("dance").is_none() && Word::read("dance all night").is_none());
    }
}
