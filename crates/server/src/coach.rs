//! The coach beside a person: how much it speaks is one of their settings, and what they have practised is a cookie for each
//! game. A stream of frames knows only the cookies it was opened with, so the newest state is remembered here too.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use kernel::Viewer;
use store::{PersonId, Status};
use web::{ChoiceLine, CoachLine, Coaching, Final, Notice, Practice, Remark, Sort, coached};

use crate::account::came_from;
use crate::app::App;
use crate::caller::{Caller, cookie, practice_cookie, settings_cookie};
use crate::pages::{Fields, redirect, set_cookie};
use crate::problem::Problem;
use crate::table_pages::viewer_of;
use crate::tables::{Handle, Seated};

/// Of how many people the newest state is remembered.
const MOST: usize = 4096;

/// What people who listen to streams have practised, by person and game.
#[derive(Default)]
pub(crate) struct Practised(Mutex<HashMap<(PersonId, &'static str), Practice>>);

impl Practised {
    fn all(&self) -> MutexGuard<'_, HashMap<(PersonId, &'static str), Practice>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn remember(&self, person: PersonId, game: &'static str, practice: Practice) {
        let mut all = self.all();
        // Whoever is forgotten hears something once more.
        if all.len() >= MOST && !all.contains_key(&(person, game)) {
            all.clear();
        }
        all.insert((person, game), practice);
    }

    fn forget(&self, person: PersonId) {
        self.all().retain(|(it, _), _| *it != person);
    }
}

/// The name of the cookie of a game.
pub(crate) fn cookie_name(game: &str) -> String {
    format!("coach-{game}")
}

/// What the headers say a caller has practised, for each game.
pub(crate) fn practised(
    headers: &HeaderMap,
    games: impl Iterator<Item = &'static str>,
) -> Vec<(&'static str, Practice)> {
    let kept = |game| {
        let kept = cookie(headers, &cookie_name(game))?;
        Some((game, Practice::read(coached(game), kept.value())))
    };
    games.filter_map(kept).collect()
}

/// What a caller has practised in a game, as far as anybody knows.
fn practice_of(app: &App, caller: &Caller, game: &'static str) -> Practice {
    let told = caller.practice.iter().find(|(it, _)| *it == game).map(|(_, practice)| practice.clone());
    let told = told.unwrap_or_default();
    let person = caller.person.as_ref().map(|person| person.id);
    match person.and_then(|person| app.practised.all().get(&(person, game)).cloned()) {
        Some(newer) => told.or(&newer),
        None => told,
    }
}

/// The coach at a table, for one caller who sits there.
pub(crate) struct Advice {
    game: &'static str,
    talk: Coaching,
    practice: Practice,
    remarks: Vec<Remark>,
}

impl Advice {
    /// The coach beside a caller, if there is one.
    pub(crate) fn of(app: &App, open: &Seated, caller: &Caller) -> Option<Self> {
        let (talk, viewer) = (caller.habits.coach(), viewer_of(open, caller));
        if talk == Coaching::Off || viewer == Viewer::Spectator || open.status == Status::Over {
            return None;
        }
        let playing = open.status == Status::Playing;
        let remarks = if playing { open.table.coach(caller.words(), viewer) } else { Vec::new() };
        let game = open.table.name();
        Some(Self { game, talk, practice: practice_of(app, caller, game), remarks })
    }

    /// Has the page ask back before what it warns of.
    pub(crate) fn warn(&self, choices: &mut [ChoiceLine]) {
        for choice in choices {
            if self.practice.warning(&self.remarks, &choice.notation).is_some() {
                choice.last_word = Some(Final::Warned);
            }
        }
    }

    /// What it says on a page.
    pub(crate) fn line(&self, notice: Option<&Notice>) -> CoachLine {
        let warned = match notice {
            Some(Notice::Sure(choice)) => self.practice.warning(&self.remarks, &choice.notation),
            _ => None,
        };
        match warned.or_else(|| self.practice.word(self.talk, &self.remarks)) {
            Some(said) => CoachLine { text: said.text.clone(), warns: said.row.sort == Sort::Warning },
            None => CoachLine::default(),
        }
    }

    /// Notes that a choice was warned of.
    pub(crate) fn warned(mut self, app: &App, caller: &Caller, notation: &str) -> Option<HeaderValue> {
        let row = self.practice.warning(&self.remarks, notation)?.row;
        self.practice.note(row);
        self.keep(app, caller)
    }

    /// Notes that a question was answered, with what was said about it.
    pub(crate) fn answered(mut self, app: &App, caller: &Caller) -> Option<HeaderValue> {
        let said = self.practice.word(self.talk, &self.remarks).map(|it| it.row);
        let question = self.remarks.iter().map(|it| it.row).find(|row| row.sort == Sort::Question);
        for row in question.into_iter().chain(said.filter(|it| it.sort != Sort::Question)) {
            self.practice.note(row);
        }
        self.keep(app, caller)
    }

    /// A cookie with what is practised now.
    fn keep(self, app: &App, caller: &Caller) -> Option<HeaderValue> {
        let cookie = practice_cookie(cookie_name(self.game), self.practice.text());
        if let Some(person) = &caller.person {
            app.practised.remember(person.id, self.game, self.practice);
        }
        cookie
    }
}

/// The coach beside a caller who is about to answer, if there is one.
pub(crate) async fn advice(
    app: &App,
    handle: &Arc<Handle>,
    caller: &Caller,
) -> Result<Option<Advice>, Problem> {
    if caller.habits.coach() == Coaching::Off {
        return Ok(None);
    }
    let open = app.tables.open(handle, caller.owner(), true).await?;
    let (ours, seen) = (app.clone(), caller.clone());
    app.tables.work(caller.owner(), &open, move |open| Advice::of(&ours, open, &seen)).await
}

/// Cookies with which the coach speaks so from now on. One that is called back begins anew.
pub(crate) fn cookies(app: &App, caller: &Caller, talk: &str) -> Vec<HeaderValue> {
    let habits = caller.habits.with("coach", talk);
    let mut cookies: Vec<HeaderValue> = settings_cookie(&habits).into_iter().collect();
    if caller.habits.coach() == Coaching::Off && habits.coach() != Coaching::Off {
        let again = app.games.all().filter_map(|it| practice_cookie(cookie_name(it.name), String::new()));
        cookies.extend(again);
        if let Some(person) = &caller.person {
            app.practised.forget(person.id);
        }
    }
    cookies
}

/// Cookies for whoever wants a coach beside them, or none: one who speaks already goes on as before.
pub(crate) fn asked(app: &App, caller: &Caller, wanted: bool) -> Vec<HeaderValue> {
    match (caller.habits.coach(), wanted) {
        (Coaching::Off, true) => cookies(app, caller, "all"),
        (Coaching::All | Coaching::Few, false) => cookies(app, caller, "off"),
        _ => Vec::new(),
    }
}

/// Says how much the coach speaks: one click, from the page of a table.
pub(crate) async fn set(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let talk = form.get("talk").ok_or_else(|| Problem::BadForm("talk".to_owned()))?;
    let mut response = redirect(came_from(&headers), None);
    for cookie in cookies(&app, &caller, talk) {
        set_cookie(&mut response, Some(cookie));
    }
    Ok(response)
}
