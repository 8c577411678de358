//! For operators and moderators: who is here, complaints, bans, roles, an announcement, backups, and the log of all that.

use std::path::Path as FilePath;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Form as Sent, Json};
use serde::{Deserialize, Serialize};
use store::{Ban, Deed, LoggedDeed, Person, PersonId, Role, Time};
use utoipa::ToSchema;
use web::{Accused, ComplaintLine, DeedLine, OperatorPage, operator_page};

use crate::app::App;
use crate::caller::Caller;
use crate::limits::Limits;
use crate::nodes;
use crate::pages::{Fields, html, who};
use crate::problem::Problem;

/// How many lines each list has.
const LINES: u32 = 100;
/// The longest announcement, in letters.
const LONGEST_ANNOUNCEMENT: usize = 300;
/// The longest reason for a ban, in letters.
const LONGEST_REASON: usize = 200;
/// A day in milliseconds.
const DAY: i64 = 86_400_000;

/// Somebody who may do what this role may; nobody else gets further.
async fn with_role(app: &App, caller: &Caller, least: Role) -> Result<(Person, Role), Problem> {
    let person = caller.person.clone().filter(|person| !person.is_guest());
    let person = person.ok_or(Problem::Forbidden("web-operator-only"))?;
    match app.store.role_of(person.id).await? {
        role if role >= least => Ok((person, role)),
        _ => Err(Problem::Forbidden("web-operator-only")),
    }
}

fn deed(by: &Person, what: &str, about: Option<PersonId>, detail: &str) -> Deed {
    Deed { by: Some(by.id), what: what.to_owned(), about, detail: detail.to_owned() }
}

/// One line of a text, no longer than that.
fn one_line(text: &str, longest: usize) -> String {
    let line: String = text.chars().filter(|it| !it.is_control()).take(longest).collect();
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Somebody by account, or by the name in the store, which guests have too.
async fn named(app: &App, name: &str) -> Result<Person, Problem> {
    let name = name.trim();
    if let Some(account) = app.store.account(name).await? {
        return Ok(account.person);
    }
    let person = match name.parse() {
        Ok(id) => app.store.person(id).await?.filter(|person| person.id != PersonId::GONE),
        Err(_) => None,
    };
    person.ok_or(Problem::Bad("web-operator-nobody"))
}

/// Keeps somebody out, who must have a lesser role; the sessions end at once, everywhere.
async fn ban(app: &App, caller: &Caller, name: &str, reason: &str, days: u32) -> Result<(), Problem> {
    let (by, role) = with_role(app, caller, Role::Moderator).await?;
    let person = named(app, name).await?;
    if app.store.role_of(person.id).await? >= role {
        return Err(Problem::Forbidden("web-operator-not-them"));
    }
    let reason = one_line(reason, LONGEST_REASON);
    if reason.is_empty() {
        return Err(Problem::BadForm("reason".to_owned()));
    }
    let since = app.clock.now();
    let until = (days > 0).then(|| Time(since.0.saturating_add(i64::from(days) * DAY)));
    let kept_out = Ban { person: person.id, reason, since, until };
    app.store.ban(&kept_out, &deed(&by, "ban", Some(person.id), &kept_out.reason)).await?;
    nodes::end_sessions(app, person.id);
    Ok(())
}

async fn lift(app: &App, caller: &Caller, name: &str) -> Result<(), Problem> {
    let (by, _) = with_role(app, caller, Role::Moderator).await?;
    let person = named(app, name).await?;
    match app.store.lift_ban(person.id, &deed(&by, "lift", Some(person.id), "")).await? {
        true => Ok(()),
        false => Err(Problem::Conflict("web-operator-not-banned")),
    }
}

async fn set_role(app: &App, caller: &Caller, name: &str, role: &str) -> Result<(), Problem> {
    let (by, _) = with_role(app, caller, Role::Operator).await?;
    let role = Role::of_word(role).ok_or_else(|| Problem::BadForm("role".to_owned()))?;
    let person = named(app, name).await?;
    // So there is always an operator left.
    if person.id == by.id || person.is_guest() {
        return Err(Problem::Forbidden("web-operator-not-them"));
    }
    app.store.set_role(person.id, role, &deed(&by, "role", Some(person.id), role.word())).await?;
    Ok(())
}

async fn announce(app: &App, caller: &Caller, text: &str) -> Result<(), Problem> {
    let (by, _) = with_role(app, caller, Role::Operator).await?;
    let text = one_line(text, LONGEST_ANNOUNCEMENT);
    let said = (!text.is_empty()).then_some(&*text);
    app.store.announce(said, &deed(&by, "announcement", None, &text)).await?;
    nodes::announced(app).await;
    Ok(())
}

async fn close_complaint(app: &App, caller: &Caller, number: u64) -> Result<(), Problem> {
    let (by, _) = with_role(app, caller, Role::Moderator).await?;
    match app.store.close_complaint(number, &deed(&by, "complaint", None, &number.to_string())).await? {
        true => Ok(()),
        false => Err(Problem::Conflict("web-operator-seen-to")),
    }
}

/// Writes a copy of the database into the folder for backups; tells its name.
async fn back_up(app: &App, caller: &Caller) -> Result<String, Problem> {
    let (by, _) = with_role(app, caller, Role::Operator).await?;
    let folder = app.backups.clone().ok_or(Problem::Bad("web-operator-backup-none"))?;
    // One at a time.
    let Ok(_turn) = app.backing_up.try_lock() else {
        return Err(Problem::Crowded("web-operator-backup-busy"));
    };
    let name = format!("hydropolis-{}.db", stamp(app.clock.now()).replace([' ', ':'], "-"));
    let (part, file) = (folder.join(format!("{name}.part")), folder.join(&name));
    let most = app.limits.backups;
    let made = tokio::task::spawn_blocking(move || prepare(&folder, &part, most).map(|()| part)).await;
    let part = made.map_err(|_| Problem::Trouble)??;
    let copied = app.store.back_up(&part).await;
    let settled = match copied {
        Ok(true) => std::fs::rename(&part, &file).map_err(|error| trouble(&error)),
        Ok(false) => Err(Problem::Bad("web-operator-backup-none")),
        Err(error) => Err(error.into()),
    };
    if settled.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    settled?;
    app.store.log_deed(&deed(&by, "backup", None, &name)).await?;
    Ok(name)
}

fn trouble(error: &std::io::Error) -> Problem {
    tracing::error!(%error, "a backup failed");
    Problem::Trouble
}

/// Makes an empty file that only its owner can read, if there are not too many yet.
fn prepare(folder: &FilePath, part: &FilePath, most: u32) -> Result<(), Problem> {
    std::fs::create_dir_all(folder).map_err(|error| trouble(&error))?;
    let there = std::fs::read_dir(folder).map_err(|error| trouble(&error))?.count();
    if most > 0 && there >= most as usize {
        return Err(Problem::Limited("web-operator-backup-many"));
    }
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(part).map(drop).map_err(|error| trouble(&error))
}

/// A moment as a day and a time of day, UTC.
fn stamp(time: Time) -> String {
    let (days, rest) = (time.0.div_euclid(DAY), time.0.rem_euclid(DAY));
    // The civil calendar, by eras of 400 years that begin in March.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    let (hour, minute, second) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}")
}

/// What people are called in the lists of this page.
struct Names(Vec<Person>);

impl Names {
    async fn of(app: &App, ids: impl Iterator<Item = PersonId>) -> Result<Self, Problem> {
        let mut ids: Vec<PersonId> = ids.collect();
        ids.sort_unstable();
        ids.dedup();
        Ok(Self(app.store.people_of(&ids).await?))
    }

    fn get(&self, caller: &Caller, id: PersonId) -> String {
        let person = self.0.iter().find(|it| it.id == id && id != PersonId::GONE);
        person.map_or_else(|| caller.say().it("somebody-gone"), called)
    }

    fn accused(&self, caller: &Caller, id: PersonId) -> Accused {
        let account = self.0.iter().any(|it| it.id == id && !it.is_guest());
        Accused { name: self.get(caller, id), account, key: id.to_string() }
    }
}

fn called(person: &Person) -> String {
    person.account.clone().unwrap_or_else(|| person.nickname.clone())
}

async fn look(
    app: &App,
    caller: &Caller,
    role: Role,
    notice: Option<String>,
    problem: Option<String>,
) -> Result<maud::Markup, Problem> {
    let here = app.sessions.people();
    let complaints = app.store.complaints(LINES).await?;
    let deeds = app.store.deeds(None, LINES).await?;
    let ids = here
        .iter()
        .copied()
        .chain(complaints.iter().flat_map(|it| std::iter::once(it.complaint.by).chain(it.complaint.about)));
    let ids = ids.chain(deeds.iter().flat_map(|it| it.deed.by.into_iter().chain(it.deed.about)));
    let names = Names::of(app, ids).await?;
    let name = |id: PersonId| names.get(caller, id);
    let tables = app.tables.all_open().into_iter().take(LINES as usize).filter_map(|handle| {
        let open = handle.seated(false)?;
        let seats = open.seats.iter().map(|it| who(caller, &it.chair, &it.nickname)).collect();
        Some((handle.id.to_string(), open.game.title.clone(), seats))
    });
    let nodes = match app.store.shared() {
        Some(shared) => Some(shared.others().await?),
        None => None,
    };
    let (mut now, mut usual) = (app.limits.clone(), Limits::default());
    let limits = Limits::NAMES
        .iter()
        .filter_map(|name| Some((name.replace('_', "-"), *now.named(name)?, *usual.named(name)?)));
    let page = OperatorPage {
        operator: role == Role::Operator,
        here: here.iter().map(|id| name(*id)).collect(),
        nodes,
        tables: tables.collect(),
        complaints: complaints
            .iter()
            .map(|it| ComplaintLine {
                number: it.number,
                by: name(it.complaint.by),
                about: it.complaint.about.map(|id| names.accused(caller, id)),
                table: it.complaint.game.map(|game| game.to_string()),
                said: it.complaint.line.is_some(),
                text: it.complaint.text.clone(),
            })
            .collect(),
        bans: app
            .store
            .bans(LINES)
            .await?
            .iter()
            .map(|(person, ban)| {
                (called(person), person.id.to_string(), ban.reason.clone(), ban.until.map(stamp))
            })
            .collect(),
        roles: app.store.roles().await?.iter().map(|(person, role)| (called(person), role.word())).collect(),
        announcement: app.announcement(),
        limits: limits.collect(),
        deeds: deeds.iter().map(|it| deed_line(it, &name)).collect(),
        backups: app.backups.is_some() && app.store.shared().is_none(),
        notice,
        problem,
    };
    let mut around = caller.shell();
    around.sheet = Some("learn.css");
    Ok(operator_page(caller.say(), &around, &page))
}

fn deed_line(it: &LoggedDeed, name: &dyn Fn(PersonId) -> String) -> DeedLine {
    DeedLine {
        time: stamp(it.time),
        by: it.deed.by.map(name),
        what: it.deed.what.clone(),
        about: it.deed.about.map(name),
        detail: it.deed.detail.clone(),
    }
}

/// The page, for who has a role.
pub(crate) async fn page(State(app): State<App>, caller: Caller) -> Result<Response, Problem> {
    let (_, role) = with_role(&app, &caller, Role::Moderator).await?;
    Ok(html(look(&app, &caller, role, None, None).await?))
}

/// Does something from the page, and shows it again with what came of it.
pub(crate) async fn act(
    State(app): State<App>,
    caller: Caller,
    axum::extract::Path(what): axum::extract::Path<String>,
    Sent(form): Sent<Fields>,
) -> Result<Response, Problem> {
    // Before anything is read: who has no role learns nothing here.
    let (_, role) = with_role(&app, &caller, Role::Moderator).await?;
    let text = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    let mut notice = caller.say().it("operator-well");
    let done = match &*what {
        "ban" => match text("days") {
            "" => ban(&app, &caller, text("name"), text("reason"), 0).await,
            days => match days.parse::<u16>() {
                Ok(days) => ban(&app, &caller, text("name"), text("reason"), days.into()).await,
                Err(_) => Err(Problem::BadForm("days".to_owned())),
            },
        },
        "lift" => lift(&app, &caller, text("name")).await,
        "role" => set_role(&app, &caller, text("role-name"), text("role")).await,
        "announcement" => announce(&app, &caller, text("text")).await,
        "complaints" => match text("number").parse() {
            Ok(number) => close_complaint(&app, &caller, number).await,
            Err(_) => Err(Problem::BadForm("number".to_owned())),
        },
        "backup" => back_up(&app, &caller).await.map(|name| {
            notice = caller.say().with("operator-backed-up", &[("file", name.into())]);
        }),
        _ => return Err(Problem::NotFound),
    };
    match done {
        Ok(()) => Ok(html(look(&app, &caller, role, Some(notice), None).await?)),
        Err(problem @ (Problem::Trouble | Problem::Damaged)) => Err(problem),
        Err(problem) => {
            let page = look(&app, &caller, role, None, Some(problem.sentence(caller.words()))).await?;
            Ok((problem.status(), html(page)).into_response())
        }
    }
}

/// Somebody to be kept out.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewBan {
    /// The account.
    name: String,
    /// Why, for who reads the log.
    reason: String,
    /// For how many days; for good, if not said.
    #[serde(default)]
    days: u16,
}

/// Keeps somebody out, for moderators and operators. All sessions of that person end.
#[utoipa::path(post, path = "/api/operator/bans", request_body = NewBan, security(("token" = [])), responses(
    (status = 204, description = "kept out")))]
pub(crate) async fn api_ban(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<NewBan>,
) -> Result<StatusCode, Problem> {
    ban(&app, &caller, &new.name, &new.reason, new.days.into()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What is said on every page.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewAnnouncement {
    /// One line; an empty one takes it away.
    text: String,
}

/// Says something on every page, for operators.
#[utoipa::path(post, path = "/api/operator/announcement", request_body = NewAnnouncement, security(("token" = [])),
    responses((status = 204, description = "said")))]
pub(crate) async fn api_announce(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<NewAnnouncement>,
) -> Result<StatusCode, Problem> {
    announce(&app, &caller, &new.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Something that was done.
#[derive(Serialize, ToSchema)]
pub(crate) struct DeedInfo {
    /// Its number.
    number: u64,
    /// When, in milliseconds since 1970.
    time: i64,
    /// Who; nobody for a command of the binary.
    by: Option<String>,
    /// What: `ban`, `lift`, `role`, `announcement`, `complaint`, `backup`.
    what: String,
    /// To whom.
    about: Option<String>,
    /// What else there is to say.
    detail: String,
}

/// The latest of what moderators and operators did, for them.
#[utoipa::path(get, path = "/api/operator/log", security(("token" = [])), responses(
    (status = 200, body = [DeedInfo]), (status = 403, description = "no moderator")))]
pub(crate) async fn api_log(State(app): State<App>, caller: Caller) -> Result<Json<Vec<DeedInfo>>, Problem> {
    with_role(&app, &caller, Role::Moderator).await?;
    let deeds = app.store.deeds(None, LINES).await?;
    let names =
        Names::of(&app, deeds.iter().flat_map(|it| it.deed.by.into_iter().chain(it.deed.about))).await?;
    let info = |it: LoggedDeed| DeedInfo {
        number: it.number,
        time: it.time.0,
        by: it.deed.by.map(|id| names.get(&caller, id)),
        what: it.deed.what,
        about: it.deed.about.map(|id| names.get(&caller, id)),
        detail: it.deed.detail,
    };
    Ok(Json(deeds.into_iter().map(info).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `date -u -d @1709210096 '+%F %T'` says the same, and so do the others.
    #[test]
    fn a_moment_is_a_day_and_a_time() {
        assert_eq!(stamp(Time(0)), "1970-01-01 00:00:00");
        assert_eq!(stamp(Time(1_709_210_096_000)), "2024-02-29 12:34:56");
        assert_eq!(stamp(Time(951_868_799_999)), "2000-02-29 23:59:59");
        assert_eq!(stamp(Time(-1000)), "1969-12-31 23:59:59");
    }

    #[test]
    fn what_operators_write_is_one_line() {
        assert_eq!(one_line(" a\n b\t c ", 20), "a b c");
        assert_eq!(one_line(&"x".repeat(400), LONGEST_ANNOUNCEMENT).len(), 300);
    }
}
