//! Who is here: whoever follows a table by its stream. Nobody keeps it; nodes tell each other.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::{GameId, PersonId, Time};
use tokio::sync::watch;

use crate::app::App;
use crate::clock::Clock;
use crate::nodes;

/// How often a node says again who is there.
const AGAIN: Duration = Duration::from_secs(20);
/// After how many milliseconds a node that says nothing more is believed no longer.
const SILENCE: i64 = 60_000;
/// How many people of a table a node names to the others.
const MOST_NAMED: usize = 40;
/// How many names a page shows.
pub(crate) const MOST_SHOWN: usize = 12;

/// Who is at which table.
pub(crate) struct Presence {
    /// What this node calls itself.
    node: String,
    clock: Clock,
    rooms: Mutex<HashMap<GameId, Room>>,
}

struct Room {
    people: HashMap<PersonId, Person>,
    /// Streams of nobody in particular.
    others: u32,
    elsewhere: HashMap<String, Elsewhere>,
    changed: watch::Sender<u64>,
}

struct Person {
    nickname: String,
    sits: bool,
    streams: u32,
}

/// What another node says of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Word {
    node: String,
    game: String,
    people: Vec<(String, String, bool)>,
    others: u32,
}

struct Elsewhere {
    people: Vec<(PersonId, String, bool)>,
    others: u32,
    heard: Time,
}

/// Who is at a table, as of one moment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Around {
    /// What they are called, those who play first.
    pub(crate) names: Vec<String>,
    /// How many more there are.
    pub(crate) others: u32,
    /// How many of all of them watch.
    pub(crate) watching: u32,
}

/// Somebody is here as long as this lives.
pub(crate) struct Here {
    app: App,
    game: GameId,
    person: Option<PersonId>,
}

impl Drop for Here {
    fn drop(&mut self) {
        self.app.presence.leave(self.game, self.person);
        tell(&self.app, self.game);
    }
}

impl Presence {
    pub(crate) fn new(node: String, clock: &Clock) -> Self {
        Self { node, clock: clock.clone(), rooms: Mutex::default() }
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, Room>> {
        self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn leave(&self, game: GameId, person: Option<PersonId>) {
        let mut rooms = self.rooms();
        let Some(room) = rooms.get_mut(&game) else { return };
        match person {
            Some(person) => {
                if let Some(known) = room.people.get_mut(&person) {
                    known.streams -= 1;
                    if known.streams == 0 {
                        room.people.remove(&person);
                    }
                }
            }
            None => room.others = room.others.saturating_sub(1),
        }
        room.changed.send_modify(|changes| *changes += 1);
        if room.people.is_empty() && room.others == 0 && room.elsewhere.is_empty() {
            rooms.remove(&game);
        }
    }

    /// Who is at a table.
    pub(crate) fn around(&self, game: GameId) -> Around {
        let rooms = self.rooms();
        rooms.get(&game).map(|room| room.around(self.clock.now())).unwrap_or_default()
    }

    /// The tables that are watched, with by how many.
    pub(crate) fn watched(&self) -> Vec<(GameId, u32)> {
        let (rooms, now) = (self.rooms(), self.clock.now());
        let all = rooms.iter().map(|(game, room)| (*game, room.around(now).watching));
        let mut watched: Vec<(GameId, u32)> = all.filter(|(_, watching)| *watching > 0).collect();
        watched.sort_unstable_by_key(|(game, watching)| (std::cmp::Reverse(*watching), *game));
        watched
    }

    fn word(&self, game: GameId) -> Option<Word> {
        let rooms = self.rooms();
        let (people, others) = match rooms.get(&game) {
            Some(room) => {
                let named = room.people.iter().take(MOST_NAMED);
                let named = named.map(|(id, it)| (id.to_string(), it.nickname.clone(), it.sits)).collect();
                (named, room.others + room.people.len().saturating_sub(MOST_NAMED) as u32)
            }
            None => (Vec::new(), 0),
        };
        Some(Word { node: self.node.clone(), game: game.to_string(), people, others })
    }

    /// Another node says who is there.
    pub(crate) fn hear(&self, word: Word) {
        let Ok(game) = word.game.parse::<GameId>() else { return };
        let now = self.clock.now();
        let read = |(id, name, sits): (String, String, bool)| Some((id.parse().ok()?, name, sits));
        let people: Vec<_> = word.people.into_iter().filter_map(read).collect();
        let mut rooms = self.rooms();
        let gone = people.is_empty() && word.others == 0;
        if gone && !rooms.contains_key(&game) {
            return;
        }
        let room = rooms.entry(game).or_insert_with(Room::new);
        if gone {
            room.elsewhere.remove(&word.node);
        } else {
            room.elsewhere.insert(word.node, Elsewhere { people, others: word.others, heard: now });
        }
        room.changed.send_modify(|changes| *changes += 1);
        if room.people.is_empty() && room.others == 0 && room.elsewhere.is_empty() {
            rooms.remove(&game);
        }
    }

    /// Forgets what nodes said that say nothing more; tells which tables somebody here follows.
    fn tidy(&self) -> Vec<GameId> {
        let now = self.clock.now();
        let mut rooms = self.rooms();
        for room in rooms.values_mut() {
            room.elsewhere.retain(|_, it| now.0 - it.heard.0 < SILENCE);
        }
        rooms.retain(|_, room| !room.people.is_empty() || room.others > 0 || !room.elsewhere.is_empty());
        rooms
            .iter()
            .filter(|(_, room)| !room.people.is_empty() || room.others > 0)
            .map(|(id, _)| *id)
            .collect()
    }
}

impl Room {
    fn new() -> Self {
        Self { people: HashMap::new(), others: 0, elsewhere: HashMap::new(), changed: watch::Sender::new(0) }
    }

    fn around(&self, now: Time) -> Around {
        let mut people: HashMap<PersonId, (&str, bool)> =
            self.people.iter().map(|(id, it)| (*id, (&*it.nickname, it.sits))).collect();
        let mut others = self.others;
        for node in self.elsewhere.values().filter(|it| now.0 - it.heard.0 < SILENCE) {
            others += node.others;
            people.extend(node.people.iter().map(|(id, name, sits)| (*id, (&**name, *sits))));
        }
        let watching = others + people.values().filter(|(_, sits)| !sits).count() as u32;
        let mut all: Vec<(&str, bool)> = people.into_values().collect();
        all.sort_unstable_by_key(|(name, sits)| (!sits, *name));
        let more = all.len().saturating_sub(MOST_SHOWN) as u32;
        let names = all.iter().take(MOST_SHOWN).map(|(name, _)| (*name).to_owned()).collect();
        Around { names, others: others + more, watching }
    }
}

/// Somebody comes to a table; tells when who is there changes.
pub(crate) fn come(
    app: &App,
    game: GameId,
    person: Option<&store::Person>,
    sits: bool,
) -> (Here, watch::Receiver<u64>) {
    let changes = {
        let mut rooms = app.presence.rooms();
        let room = rooms.entry(game).or_insert_with(Room::new);
        match person {
            Some(person) => {
                let nickname = person.nickname.clone();
                let known = room.people.entry(person.id).or_insert(Person { nickname, sits, streams: 0 });
                known.streams += 1;
                known.sits |= sits;
            }
            None => room.others += 1,
        }
        let changes = room.changed.subscribe();
        room.changed.send_modify(|changes| *changes += 1);
        changes
    };
    tell(app, game);
    (Here { app: app.clone(), game, person: person.map(|it| it.id) }, changes)
}

/// Says to the other nodes who is at a table here.
fn tell(app: &App, game: GameId) {
    if app.store.shared().is_some()
        && let Some(word) = app.presence.word(game)
    {
        nodes::here(app, &word);
    }
}

/// Says it again every now and then until the server stops.
pub(crate) fn begin(app: &App) {
    let (app, mut stopping) = (app.clone(), app.stopping.clone());
    tokio::spawn(async move {
        loop {
            tokio::select! {
                _ = tokio::time::sleep(AGAIN) => {}
                _ = stopping.wait_for(|stop| *stop) => return,
            }
            for game in app.presence.tidy() {
                tell(&app, game);
            }
        }
    });
}
