//! Tournaments: entering, and rounds whose tables begin and whose results come in by themselves.
//!
//! A tournament is one text in the store with a version ([`league::Tournament`]): whoever changes it reads it, changes it and
//! writes it if nobody was faster. Tables are made by the node that has taken the work for some seconds. A game names its
//! place in the tournament, so that a node that takes over finds what another has made before it went down.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Form as Sent, Json};
use kernel::Seed;
use league::{
    Entrant, Form, LARGEST_TABLE, MOST_CYCLES, MOST_ROUNDS, NEWCOMER, Refusal, Score, Stage, Tournament,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Chair, KeptTournament, NewGame, Person, PersonId, StoreError, StoredSeat, Time, TournamentId};
use titles::Order;
use utoipa::ToSchema;
use web::{TournamentLine, TournamentPage, TournamentsPage, tournament_page, tournaments_page};

use crate::account::stand_in;
use crate::app::App;
use crate::caller::{Caller, tidy};
use crate::create::drawn_seed;
use crate::fair::{Agreed, Deal, drawn_nonce};
use crate::lobby::{settings_of, variants};
use crate::pace::{Out, Pace};
use crate::pace_pages::{self, span_text};
use crate::pages::{Fields, html, redirect};
use crate::pool::Owner;
use crate::problem::Problem;
use crate::results::{as_rating, rating_of, soon};
use crate::tables::{self, state_of};

/// How many tournaments a list has.
const LINES: u32 = 50;
/// For how many milliseconds a node has the work at a tournament.
const LEASE: i64 = 20_000;
/// How often a change is tried while others are faster.
const TRIES: u32 = 20;
/// Among how many games of a player one of this tournament is looked for.
const RECENT_GAMES: u32 = 100;
/// The longest name, in letters.
const LONGEST_NAME: usize = 60;

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::Conflict(match refusal {
            Refusal::Begun => "web-tournament-refused-begun",
            Refusal::NotRunning => "web-tournament-refused-not-running",
            Refusal::Entered => "web-tournament-refused-entered",
            Refusal::NotEntered => "web-tournament-refused-not-entered",
            Refusal::Full => "web-tournament-refused-full",
            Refusal::TooFew => "web-tournament-refused-too-few",
        })
    }
}

fn read(kept: &KeptTournament) -> Result<Tournament, Problem> {
    serde_json::from_str(&kept.text).map_err(|error| {
        tracing::error!(tournament = %kept.id, %error, "a tournament cannot be read");
        Problem::Damaged
    })
}

fn written(cup: &Tournament) -> Result<String, Problem> {
    serde_json::to_string(cup).map_err(|_| Problem::Trouble)
}

fn id_of(text: &str) -> Result<TournamentId, Problem> {
    text.parse().map_err(|_| Problem::NotFound)
}

async fn kept(app: &App, id: TournamentId) -> Result<KeptTournament, Problem> {
    app.store.tournament(id).await?.ok_or(Problem::NotFound)
}

/// Changes a tournament, again while others are faster; tells what it is then.
async fn change<T>(
    app: &App,
    id: TournamentId,
    work: impl Fn(&KeptTournament, &mut Tournament) -> Result<T, Problem>,
) -> Result<T, Problem> {
    for _ in 0..TRIES {
        let kept = kept(app, id).await?;
        let mut cup = read(&kept)?;
        let done = work(&kept, &mut cup)?;
        let text = written(&cup)?;
        let over = cup.stage == Stage::Over;
        if text == kept.text || app.store.change_tournament(id, kept.version, &text, over).await? {
            return Ok(done);
        }
    }
    Err(Problem::Busy)
}

/// What somebody asks for who begins a tournament.
struct Wish {
    name: String,
    game: String,
    form: Form,
    size: u8,
    rated: bool,
    settings: BTreeMap<String, String>,
    pace: Option<Pace>,
}

/// Somebody with an account; others are told to get one.
fn member(caller: &Caller) -> Result<&Person, Problem> {
    let person = caller.person.as_ref().filter(|person| !person.is_guest());
    person.ok_or(Problem::Forbidden("web-tournament-needs-account"))
}

async fn begin(app: &App, caller: &Caller, wish: Wish) -> Result<TournamentId, Problem> {
    let host = member(caller)?;
    let title = app.games.named(&wish.game).ok_or(Problem::NotFound)?;
    let name = tidy(&wish.name).filter(|name| name.chars().count() <= LONGEST_NAME);
    let name = name.ok_or_else(|| Problem::BadForm("name".to_owned()))?;
    if !(2..=LARGEST_TABLE.min(title.seats.1)).contains(&wish.size) {
        return Err(Problem::BadForm("size".to_owned()));
    }
    // A table of this kind can be set up.
    let order = Order { own_players: vec![None; wish.size.into()], settings: wish.settings.clone() };
    let tried =
        app.tables.prepare(caller.owner(), move || (title.begin)(&order, Seed(0)).map(|(setup, _)| setup));
    let setup = tried.await?.map_err(Problem::BadSetup)?;
    if wish.rated && !crate::create::may_be_rated(&setup) {
        return Err(Problem::Bad("web-rated-cannot"));
    }
    let most = app.limits.tournaments_per_person;
    if most > 0 && app.store.tournaments_of(host.id).await? >= most {
        return Err(Problem::Limited("web-tournament-too-many"));
    }
    let mut cup = Tournament::new(&name, title.name, wish.form, wish.size);
    (cup.rated, cup.settings) = (wish.rated, wish.settings);
    cup.pace = wish.pace.map(|it| (it.span.to_string(), it.out.word().to_owned()));
    Ok(app.store.create_tournament(host.id, &written(&cup)?).await?)
}

fn form_of(form: &str, rounds: u8, cycles: u8) -> Result<Form, Problem> {
    match form {
        "swiss" if rounds <= MOST_ROUNDS => Ok(Form::Swiss { rounds }),
        "round-robin" => Ok(Form::RoundRobin),
        "season" if (1..=MOST_CYCLES).contains(&cycles) => Ok(Form::Season { cycles }),
        _ => Err(Problem::BadForm("form".to_owned())),
    }
}

async fn enter(app: &App, caller: &Caller, id: TournamentId) -> Result<(), Problem> {
    let person = member(caller)?;
    let game = read(&kept(app, id).await?)?.game;
    let rating = rating_of(app, person.id, &game).await?;
    let rating = rating.as_ref().map_or(NEWCOMER, as_rating).shown();
    let name = person.id.to_string();
    let most = app.limits.tournament_entrants;
    change(app, id, |_, cup| {
        if most > 0 && cup.entrants.len() >= most as usize {
            return Err(Refusal::Full.into());
        }
        Ok(cup.enter(&name, rating)?)
    })
    .await
}

/// Takes somebody out; at tables under way a program plays on.
async fn withdraw(app: &App, id: TournamentId, person: PersonId) -> Result<(), Problem> {
    let name = person.to_string();
    change(app, id, |_, cup| Ok(cup.leave(&name)?)).await?;
    let cup = read(&kept(app, id).await?)?;
    let Some(who) = cup.entrant(&name) else { return Ok(()) };
    for table in cup.rounds.iter().take(cup.begun).flat_map(|round| &round.tables) {
        let seat = table.seats.iter().position(|it| *it == who);
        let (Some(seat), Some(game), None) = (seat, &table.game, &table.result) else { continue };
        let Ok(game) = game.parse() else { continue };
        let seat = u8::try_from(seat).unwrap_or(u8::MAX);
        match app.store.change_seat(game, seat, &Chair::Person(person), stand_in(), "").await {
            Ok(_) => tables::refresh(app, &app.tables.handle(game)).await?,
            Err(error) => tracing::debug!(%game, %error, "a seat stays as it is"),
        }
    }
    drive(app, id).await
}

/// Whether the caller began a tournament.
async fn is_host(app: &App, caller: &Caller, id: TournamentId) -> Result<(), Problem> {
    let host = kept(app, id).await?.host;
    match &caller.person {
        Some(person) if host == Some(person.id) => Ok(()),
        _ => Err(Problem::Forbidden("web-tournament-not-host")),
    }
}

async fn start(app: &App, caller: &Caller, id: TournamentId) -> Result<(), Problem> {
    is_host(app, caller, id).await?;
    change(app, id, |_, cup| Ok(cup.start()?)).await?;
    drive(app, id).await
}

async fn open_next(app: &App, caller: &Caller, id: TournamentId) -> Result<(), Problem> {
    is_host(app, caller, id).await?;
    change(app, id, |_, cup| Ok(cup.open_next()?)).await?;
    drive(app, id).await
}

/// Goes on with all tournaments that are not over, in case somebody stopped in the middle.
pub(crate) async fn go_on(app: &App) {
    let running = match app.store.tournaments(false, None, 200).await {
        Ok(running) => running,
        Err(StoreError::Closed) => return,
        Err(error) => return tracing::warn!(%error, "tournaments cannot be looked at"),
    };
    for it in running {
        if let Err(problem) = drive(app, it.id).await {
            tracing::warn!(tournament = %it.id, ?problem, "a tournament does not go on");
        }
    }
}

/// Goes on with the tournament of a game that has ended.
pub(crate) async fn look(app: &App, event: &str) {
    let Some(Ok(id)) = event.split('/').next().map(str::parse) else { return };
    if let Err(problem) = drive(app, id).await {
        tracing::warn!(tournament = %id, ?problem, "a tournament does not go on");
    }
}

/// Where a game belongs in a tournament.
fn event_of(id: TournamentId, round: usize, table: usize) -> String {
    format!("{id}/{round}/{table}")
}

/// Takes results in, pairs what is to be paired, and begins the tables that have not begun.
async fn drive(app: &App, id: TournamentId) -> Result<(), Problem> {
    for _ in 0..TRIES {
        let kept = kept(app, id).await?;
        let mut cup = read(&kept)?;
        if cup.stage != Stage::Running {
            return Ok(());
        }
        take_results(app, &mut cup).await?;
        while cup.advance() && cup.stage == Stage::Running {
            // A round in which everybody has a bye is over at once.
            if cup.rounds[cup.begun - 1].tables.iter().any(|table| table.result.is_none()) {
                break;
            }
        }
        let tables = unbegun(&cup);
        if !tables.is_empty() {
            let now = app.clock.now();
            if !app.store.take_tournament(id, now, soon(app, LEASE)).await? {
                return Ok(());
            }
            let made = make_tables(app, id, &mut cup, &tables).await;
            app.store.take_tournament(id, Time(i64::MAX), now).await?;
            made?;
        }
        let text = written(&cup)?;
        let over = cup.stage == Stage::Over;
        if text == kept.text || app.store.change_tournament(id, kept.version, &text, over).await? {
            return Ok(());
        }
    }
    Err(Problem::Busy)
}

/// The tables that have begun by the rounds, and have no game yet.
fn unbegun(cup: &Tournament) -> Vec<(usize, usize)> {
    let rounds = cup.rounds.iter().take(cup.begun).enumerate();
    let tables =
        rounds.flat_map(|(at, round)| round.tables.iter().enumerate().map(move |(no, it)| (at, no, it)));
    tables.filter(|(_, _, it)| it.game.is_none() && it.result.is_none()).map(|(at, no, _)| (at, no)).collect()
}

/// Takes in what games have brought.
async fn take_results(app: &App, cup: &mut Tournament) -> Result<(), Problem> {
    for round in 0..cup.begun {
        for table in 0..cup.rounds[round].tables.len() {
            let it = &cup.rounds[round].tables[table];
            let (Some(game), None) = (&it.game, &it.result) else { continue };
            let Ok(game) = game.parse() else { continue };
            let mut scores: Vec<Score> = app.store.results(game).await?.iter().map(score).collect();
            // All who sat there have deleted their accounts, and the game went with them.
            if scores.is_empty() && app.store.standing(game).await?.is_none() {
                scores = vec![Score { place: 1, points: 0 }; it.seats.len()];
            }
            if !scores.is_empty() {
                cup.record(round, table, scores);
            }
        }
    }
    Ok(())
}

fn score(result: &store::SeatResult) -> Score {
    Score { place: result.place, points: result.points }
}

/// Begins tables, or finds them if they have begun.
async fn make_tables(
    app: &App,
    id: TournamentId,
    cup: &mut Tournament,
    tables: &[(usize, usize)],
) -> Result<(), Problem> {
    let ids: Vec<PersonId> = cup.entrants.iter().filter_map(|it| it.person.parse().ok()).collect();
    let people: BTreeMap<String, Person> =
        app.store.people_of(&ids).await?.into_iter().map(|it| (it.id.to_string(), it)).collect();
    for &(round, table) in tables {
        let seats: Vec<Entrant> = cup.rounds[round].tables[table].seats.clone();
        let here: Vec<Option<&Person>> =
            seats.iter().map(|it| people.get(&cup.entrants[it.0].person)).collect();
        let event = event_of(id, round, table);
        let game = match there_already(app, &here, &event).await? {
            Some(game) => Some(game),
            None if here.iter().all(Option::is_none) => None,
            None => Some(make_table(app, cup, &here, &event).await?),
        };
        match game {
            Some(game) => cup.rounds[round].tables[table].game = Some(game),
            None => drop(cup.record(round, table, vec![Score { place: 1, points: 0 }; seats.len()])),
        }
    }
    Ok(())
}

async fn there_already(app: &App, here: &[Option<&Person>], event: &str) -> Result<Option<String>, Problem> {
    let Some(first) = here.iter().flatten().next() else { return Ok(None) };
    let games = app.store.games_of(first.id, None, RECENT_GAMES).await?.tables;
    let found = games.iter().find(|it| Agreed::read(&it.options).event.as_deref() == Some(event));
    Ok(found.map(|it| it.id.to_string()))
}

async fn make_table(
    app: &App,
    cup: &Tournament,
    here: &[Option<&Person>],
    event: &str,
) -> Result<String, Problem> {
    let title = app.games.named(&cup.game).ok_or(Problem::NotFound)?;
    let order = Order { own_players: vec![None; here.len()], settings: cup.settings.clone() };
    let seed = drawn_seed()?;
    let begun = app.tables.prepare(Owner::default(), move || (title.begin)(&order, seed)).await?;
    let (setup, table) = begun.map_err(Problem::BadSetup)?;
    let seats = (0u8..).zip(here).map(|(number, person)| {
        let (chair, nickname) = match person {
            Some(person) => (Chair::Person(person.id), person.nickname.clone()),
            None => (stand_in(), String::new()),
        };
        StoredSeat { number, chair, nickname, renewed: 0 }
    });
    let agreed = Agreed {
        deal: Some(Deal::Drawn(drawn_nonce()?)),
        rated: cup.rated,
        pace: pace_of(cup),
        event: Some(event.to_owned()),
        ..Agreed::default()
    };
    let game = NewGame {
        title: title.name.to_owned(),
        rules_version: title.rules_version,
        setup,
        seed: seed.0,
        deal: table.hash(),
        options: agreed.text(),
        host: None,
        seats: seats.collect(),
        entries: Vec::new(),
        state: state_of(&*table),
    };
    Ok(crate::create::found(app, Owner::default(), game).await?.to_string())
}

/// How much time its tables have.
fn pace_of(cup: &Tournament) -> Option<Pace> {
    let (pace, out) = cup.pace.as_ref()?;
    pace_pages::wanted(Some(pace), Some(out)).ok()?
}

fn line(kept: &KeptTournament) -> Option<TournamentLine> {
    let cup = read(kept).ok()?;
    let (id, entrants) = (kept.id.to_string(), cup.entrants.len());
    Some(TournamentLine { id, name: cup.name, game: cup.game, form: cup.form, stage: cup.stage, entrants })
}

async fn list_with(app: &App, caller: &Caller, problem: Option<String>) -> Result<maud::Markup, Problem> {
    let lines = |kept: Vec<KeptTournament>| kept.iter().filter_map(line).collect();
    let page = TournamentsPage {
        running: lines(app.store.tournaments(false, None, LINES).await?),
        over: lines(app.store.tournaments(true, None, LINES).await?),
        titles: app.games.all().map(|title| (title.name, variants(&title))).collect(),
        paces: pace_pages::offered(caller.say()),
        outs: Out::ALL.map(Out::word).to_vec(),
        known: member(caller).is_ok(),
        problem,
    };
    let mut around = caller.shell();
    around.sheet = Some("learn.css");
    Ok(tournaments_page(caller.say(), &around, &page))
}

/// The list.
pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Result<Response, Problem> {
    Ok(html(list_with(&app, &caller, None).await?))
}

/// Begins one from the form.
pub(crate) async fn create(
    State(app): State<App>,
    caller: Caller,
    Sent(form): Sent<Fields>,
) -> Result<Response, Problem> {
    let text = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    let number = |name: &str| match text(name) {
        "" => Ok(0),
        digits => digits.parse::<u8>().map_err(|_| Problem::BadForm(name.to_owned())),
    };
    let wish = Wish {
        name: text("name").to_owned(),
        game: text("game").to_owned(),
        form: form_of(text("form"), number("rounds")?, number("cycles")?.max(1))?,
        size: number("size")?,
        rated: text("rated") == "yes",
        settings: match text("variant") {
            "" => BTreeMap::new(),
            variant => {
                let title = app.games.named(text("game")).ok_or(Problem::NotFound)?;
                if !variants(&title).iter().any(|it| it == variant) {
                    return wrong(&app, &caller, &Problem::Bad("web-tournament-other-variant")).await;
                }
                settings_of(variant)
            }
        },
        pace: pace_pages::wanted(
            form.get("pace").map(String::as_str),
            form.get("timeout").map(String::as_str),
        )?,
    };
    match begin(&app, &caller, wish).await {
        Ok(id) => Ok(redirect(&format!("/tournaments/{id}"), None)),
        Err(problem @ (Problem::Bad(_) | Problem::BadForm(_) | Problem::BadSetup(_))) => {
            wrong(&app, &caller, &problem).await
        }
        Err(problem) => Err(problem),
    }
}

/// The list with what is wrong with what was asked for.
async fn wrong(app: &App, caller: &Caller, problem: &Problem) -> Result<Response, Problem> {
    let page = html(list_with(app, caller, Some(problem.sentence(caller.words()))).await?);
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// The accounts of who entered, by number, and of who began it.
async fn names(
    app: &App,
    kept: &KeptTournament,
    cup: &Tournament,
) -> Result<(Vec<Option<String>>, Option<String>), Problem> {
    let mut ids: Vec<PersonId> = cup.entrants.iter().filter_map(|it| it.person.parse().ok()).collect();
    ids.extend(kept.host);
    let people = app.store.people_of(&ids).await?;
    let name = |id: &str| people.iter().find(|it| it.id.to_string() == id).and_then(|it| it.account.clone());
    let host = kept.host.and_then(|host| name(&host.to_string()));
    Ok((cup.entrants.iter().map(|it| name(&it.person)).collect(), host))
}

/// The page of one.
pub(crate) async fn page(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let kept = kept(&app, id_of(&id)?).await?;
    let cup = read(&kept)?;
    let (names, host) = names(&app, &kept, &cup).await?;
    let me = caller.person.as_ref().and_then(|person| cup.entrant(&person.id.to_string()));
    let page = TournamentPage {
        id,
        cup: &cup,
        names,
        host,
        me: me.filter(|it| cup.entrants[it.0].gone.is_none()),
        hosts: caller.person.as_ref().is_some_and(|person| kept.host == Some(person.id)),
        known: member(&caller).is_ok(),
        pace: pace_of(&cup).map(|it| span_text(caller.say(), it.span)),
    };
    let mut around = caller.shell();
    around.sheet = Some("learn.css");
    Ok(html(tournament_page(caller.say(), &around, &page)))
}

/// Enters, leaves, begins it, opens the next round, or takes somebody out.
pub(crate) async fn act(
    State(app): State<App>,
    caller: Caller,
    Path((id, what)): Path<(String, String)>,
    Sent(form): Sent<Fields>,
) -> Result<Response, Problem> {
    let id = id_of(&id)?;
    match &*what {
        "enter" => enter(&app, &caller, id).await?,
        "leave" => withdraw(&app, id, member(&caller)?.id).await?,
        "start" => start(&app, &caller, id).await?,
        "next" => open_next(&app, &caller, id).await?,
        "withdraw" => {
            is_host(&app, &caller, id).await?;
            let number = form.get("entrant").and_then(|text| text.parse::<usize>().ok());
            let cup = read(&kept(&app, id).await?)?;
            let person = number.and_then(|it| cup.entrants.get(it)).and_then(|it| it.person.parse().ok());
            withdraw(&app, id, person.ok_or_else(|| Problem::BadForm("entrant".to_owned()))?).await?;
        }
        _ => return Err(Problem::NotFound),
    }
    Ok(redirect(&format!("/tournaments/{id}"), None))
}

/// A tournament to be made.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewTournament {
    /// What it is called.
    name: String,
    /// Which game.
    game: String,
    /// `swiss`, `round-robin` or `season`.
    form: String,
    /// How many sit at a table, 2 to 4.
    size: u8,
    /// Rounds of a Swiss tournament; 0, or not said, for as many as are usual.
    #[serde(default)]
    rounds: u8,
    /// How often everybody meets everybody in a season; once, if not said.
    #[serde(default = "once")]
    cycles: u8,
    /// Whether its games count for ratings.
    #[serde(default)]
    rated: bool,
    /// What is agreed on at its tables, by name.
    #[serde(default)]
    settings: BTreeMap<String, String>,
    /// How much time its tables have: `15m+10s`, `5m/turn`, `3d/turn`; untimed if not said.
    pace: Option<String>,
    /// What happens when it is over: `mark`, `bot` (takes the turn) or `seat` (is lost to a bot). Not said, a mark.
    timeout: Option<String>,
}

fn once() -> u8 {
    1
}

/// Somebody who entered.
#[derive(Serialize, ToSchema)]
pub(crate) struct EntrantInfo {
    /// The account; nobody, if it was deleted.
    name: Option<String>,
    /// The rating on entering.
    rating: i64,
    /// From which round on this one is not paired any more, from 1.
    gone: Option<usize>,
}

/// A table of a round.
#[derive(Serialize, ToSchema)]
pub(crate) struct PairedTable {
    /// Who sits there, by number in `entrants`, in the order of the seats.
    seats: Vec<usize>,
    /// The table, once it has begun.
    table: Option<String>,
    /// Places, in the order of the seats, when it is over.
    places: Option<Vec<u8>>,
    /// Points of the game, likewise.
    points: Option<Vec<i32>>,
}

/// A round.
#[derive(Serialize, ToSchema)]
pub(crate) struct RoundInfo {
    /// Whether it has begun.
    begun: bool,
    /// Its tables.
    tables: Vec<PairedTable>,
    /// Who has a bye, by number in `entrants`.
    byes: Vec<usize>,
}

/// Where somebody stands.
#[derive(Serialize, ToSchema)]
pub(crate) struct StandingInfo {
    /// The rank, from 1.
    rank: usize,
    /// Who, by number in `entrants`.
    entrant: usize,
    /// 12 for a table that was won, 0 for one that was lost.
    points: u32,
    /// Tables played.
    played: u32,
    /// Tables won.
    wins: u32,
    /// Points of the opponents, in sixths.
    opponents: u32,
    /// Points at tables with others who have as many.
    between: u32,
    /// Shares of the points of the games, in thousandths.
    share: u64,
}

/// A tournament.
#[derive(Serialize, ToSchema)]
pub(crate) struct TournamentInfo {
    /// Its name in addresses.
    id: String,
    /// What it is called.
    name: String,
    /// Which game.
    game: String,
    /// `swiss`, `round-robin` or `season`.
    form: &'static str,
    /// How many sit at a table.
    size: u8,
    /// Whether its games count for ratings.
    rated: bool,
    /// How much time its tables have; untimed if not said.
    pace: Option<String>,
    /// What happens when it is over.
    timeout: Option<String>,
    /// `entering`, `running` or `over`.
    stage: &'static str,
    /// How many rounds there will be.
    length: usize,
    /// Who began it.
    host: Option<String>,
    /// Who entered.
    entrants: Vec<EntrantInfo>,
    /// The rounds.
    rounds: Vec<RoundInfo>,
    /// Where everybody stands.
    standings: Vec<StandingInfo>,
}

async fn info(app: &App, id: TournamentId) -> Result<TournamentInfo, Problem> {
    let kept = kept(app, id).await?;
    let cup = read(&kept)?;
    let (names, host) = names(app, &kept, &cup).await?;
    let entrants = names.into_iter().zip(&cup.entrants);
    let round = |(number, round): (usize, &league::Round)| RoundInfo {
        begun: number < cup.begun,
        tables: round.tables.iter().map(paired).collect(),
        byes: round.byes.iter().map(|it| it.0).collect(),
    };
    let standing = |line: league::Line| StandingInfo {
        rank: line.rank,
        entrant: line.entrant.0,
        points: line.points,
        played: line.played,
        wins: line.wins,
        opponents: line.opponents,
        between: line.between,
        share: line.share,
    };
    Ok(TournamentInfo {
        id: id.to_string(),
        form: match cup.form {
            Form::Swiss { .. } => "swiss",
            Form::RoundRobin => "round-robin",
            Form::Season { .. } => "season",
        },
        stage: match cup.stage {
            Stage::Entering => "entering",
            Stage::Running => "running",
            Stage::Over => "over",
        },
        length: cup.length(),
        host,
        entrants: entrants
            .map(|(name, it)| EntrantInfo { name, rating: it.rating, gone: it.gone.map(|round| round + 1) })
            .collect(),
        rounds: cup.rounds.iter().enumerate().map(round).collect(),
        standings: cup.standings().into_iter().map(standing).collect(),
        name: cup.name,
        game: cup.game,
        size: cup.size,
        rated: cup.rated,
        pace: cup.pace.as_ref().map(|(pace, _)| pace.clone()),
        timeout: cup.pace.map(|(_, out)| out),
    })
}

fn paired(table: &league::RoundTable) -> PairedTable {
    let all = |of: &dyn Fn(&Score) -> i32| {
        table.result.as_ref().map(|result| result.iter().map(of).collect::<Vec<i32>>())
    };
    PairedTable {
        seats: table.seats.iter().map(|it| it.0).collect(),
        table: table.game.clone(),
        places: table.result.as_ref().map(|result| result.iter().map(|it| it.place).collect()),
        points: all(&|it| it.points),
    }
}

/// The tournaments that are not over, the newest first.
#[utoipa::path(get, path = "/api/tournaments", responses((status = 200, body = [TournamentInfo])))]
pub(crate) async fn api_list(State(app): State<App>) -> Result<Json<Vec<TournamentInfo>>, Problem> {
    let mut all = Vec::new();
    for it in app.store.tournaments(false, None, LINES).await? {
        all.push(info(&app, it.id).await?);
    }
    Ok(Json(all))
}

/// Begins a tournament. Needs an account.
#[utoipa::path(post, path = "/api/tournaments", request_body = NewTournament, security(("token" = [])), responses(
    (status = 201, body = TournamentInfo), (status = 404, description = "no such game")))]
pub(crate) async fn api_create(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<NewTournament>,
) -> Result<Response, Problem> {
    member(&caller)?;
    let NewTournament { name, game, form, size, rounds, cycles, rated, settings, pace, timeout } = new;
    let form = form_of(&form, rounds, cycles)?;
    let pace = pace_pages::wanted(pace.as_deref(), timeout.as_deref())?;
    let id = begin(&app, &caller, Wish { name, game, form, size, rated, settings, pace }).await?;
    Ok((StatusCode::CREATED, Json(info(&app, id).await?)).into_response())
}

/// A tournament as it stands.
#[utoipa::path(get, path = "/api/tournaments/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = TournamentInfo), (status = 404, description = "there is no such tournament")))]
pub(crate) async fn api_one(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<TournamentInfo>, Problem> {
    info(&app, id_of(&id)?).await.map(Json)
}

/// Enters a tournament. Needs an account.
#[utoipa::path(post, path = "/api/tournaments/{id}/entry", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TournamentInfo), (status = 409, description = "it has begun, is full, or the caller has entered")))]
pub(crate) async fn api_enter(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TournamentInfo>, Problem> {
    let id = id_of(&id)?;
    enter(&app, &caller, id).await?;
    info(&app, id).await.map(Json)
}

/// Leaves a tournament: at tables under way a bot plays on, and they count as lost.
#[utoipa::path(delete, path = "/api/tournaments/{id}/entry", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TournamentInfo), (status = 409, description = "the caller has not entered, or it is over")))]
pub(crate) async fn api_leave(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TournamentInfo>, Problem> {
    let id = id_of(&id)?;
    withdraw(&app, id, member(&caller)?.id).await?;
    info(&app, id).await.map(Json)
}

/// Begins the rounds, for the host: the first one is paired and its tables begin.
#[utoipa::path(post, path = "/api/tournaments/{id}/start", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TournamentInfo), (status = 409, description = "too few have entered, or it has begun")))]
pub(crate) async fn api_start(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TournamentInfo>, Problem> {
    let id = id_of(&id)?;
    start(&app, &caller, id).await?;
    info(&app, id).await.map(Json)
}

/// Opens the next round of a season before the last one is over, for the host.
#[utoipa::path(post, path = "/api/tournaments/{id}/next", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TournamentInfo), (status = 409, description = "it is no season that goes on")))]
pub(crate) async fn api_next(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TournamentInfo>, Problem> {
    let id = id_of(&id)?;
    open_next(&app, &caller, id).await?;
    info(&app, id).await.map(Json)
}
