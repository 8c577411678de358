//! Clocks: who has how much time, and what happens when it is over.
//!
//! A clock lies in the store beside the log, and follows it: whenever somebody else is asked it is written anew, as the next
//! version of the one before. It says when somebody has to look at it; one task of each node waits for the earliest of
//! these moments. Of several nodes that come to one clock the one that writes its next version does what is due.

use std::sync::Arc;
use std::time::Duration;

use kernel::Seat;
use store::{Chair, Game, GameId, Holiday, KeptClock, PersonId, Status, Store, StoreError, StoredSeat, Time};
use tokio::sync::Notify;

use crate::account;
use crate::app::App;
use crate::bots;
use crate::clock::{Clock, millis};
use crate::fair::Agreed;
use crate::pace::{Out, Pace, Timer};
use crate::pool::Owner;
use crate::problem::{PlayProblem, Problem};
use crate::tables::{self, Asked, By, Handle, Seated, Wanted};

/// How long whoever does what is due has for it, before another may try.
const RETRY: Duration = Duration::from_secs(30);
/// When a table is looked at again that could not be opened.
const SHUT: Duration = Duration::from_secs(3600);
/// How many clocks are looked at at once.
const PAGE: u32 = 50;
/// How often a clock is written anew that others write too.
const TRIES: usize = 8;
/// The most decisions of one turn that a bot takes.
const DECISIONS: usize = 500;
/// A day, and the year within which holidays are counted.
pub(crate) const DAY: i64 = 86_400_000;
const YEAR: i64 = 365 * DAY;

/// The clock of a table in memory.
#[derive(Clone, Debug)]
pub(crate) struct Timed {
    pub(crate) pace: Pace,
    pub(crate) timer: Timer,
    /// Which version of it is kept; 0 if none is.
    pub(crate) version: u64,
    /// When whose time runs is away.
    pub(crate) away: Arc<[Holiday]>,
}

impl Timed {
    fn of(pace: Pace, kept: Option<KeptClock>, seats: usize) -> Self {
        let version = kept.as_ref().map_or(0, |kept| kept.version);
        let timer: Option<Timer> = kept.and_then(|kept| serde_json::from_str(&kept.state).ok());
        let timer = timer.filter(|it| it.left.len() == seats && it.marks.len() == seats);
        Self { pace, timer: timer.unwrap_or_else(|| Timer::new(pace, seats)), version, away: Arc::default() }
    }

    /// The clock of a game, if it has a pace.
    pub(crate) async fn read(
        store: &dyn Store,
        game: &Game,
        seats: &[StoredSeat],
    ) -> Result<Option<Self>, StoreError> {
        let Some(pace) = Agreed::of(game).pace else { return Ok(None) };
        let mut timed = Self::of(pace, store.clock(game.id).await?, seats.len());
        timed.away = away(store, pace, seats, timed.timer.runs).await?;
        Ok(Some(timed))
    }

    /// What a game in a list has left, of whose turn it is.
    pub(crate) fn listed(options: &str, kept: &KeptClock, seats: usize, now: Time) -> Option<i64> {
        let timed = Self::of(Agreed::read(options).pace?, Some(kept.clone()), seats);
        let seat = timed.timer.runs?;
        Some(kept.due.map_or_else(|| timed.timer.left_at(seat, now, &[]), |due| (due.0 - now.0).max(0)))
    }

    /// When the time runs out that runs.
    pub(crate) fn deadline(&self) -> Option<Time> {
        self.timer.deadline(&self.away)
    }
}

/// When the person is away whose time runs, where that counts.
async fn away(
    store: &dyn Store,
    pace: Pace,
    seats: &[StoredSeat],
    seat: Option<u8>,
) -> Result<Arc<[Holiday]>, StoreError> {
    let seat = seats.iter().find(|it| Some(it.number) == seat).filter(|_| pace.span.has_holidays());
    match seat.map(|seat| &seat.chair) {
        Some(Chair::Person(person)) => Ok(store.holidays(*person).await?.into()),
        _ => Ok(Arc::default()),
    }
}

/// The seat that is asked, if a person sits there and the game is under way.
fn asked(open: &Seated) -> Option<u8> {
    let seat = open.table.to_move().filter(|_| open.status == Status::Playing)?;
    let seat = open.seats.iter().find(|it| it.number == seat.0)?;
    matches!(seat.chair, Chair::Person(_)).then_some(seat.number)
}

/// How a clock is changed, by what was agreed, the time and the days somebody is away; false if it is not.
type Turn<'a> = dyn FnMut(&mut Timer, Pace, Time, &[Holiday]) -> bool + Send + 'a;

/// Changes the clock of a table, and keeps it; false if there is nothing to be changed. `how` may be asked several times.
pub(crate) async fn change(
    store: &dyn Store,
    clock: &Clock,
    open: &mut Seated,
    how: &mut Turn<'_>,
) -> Result<bool, StoreError> {
    for _ in 0..TRIES {
        let Some(timed) = &open.time else { return Ok(false) };
        let (pace, mut timer, now) = (timed.pace, timed.timer.clone(), clock.now());
        let before = away(store, pace, &open.seats, timer.runs).await?;
        if !how(&mut timer, pace, now, &before) {
            return Ok(false);
        }
        let away = away(store, pace, &open.seats, timer.runs).await?;
        let due = match pace.out {
            Out::Bot | Out::Seat if timer.out && !timer.paused => {
                Some(Time(now.0.saturating_add(millis(RETRY))))
            }
            _ => timer.deadline(&away),
        };
        let state = serde_json::to_string(&timer).unwrap_or_default();
        let (version, seq) = (timed.version + 1, open.table.entries());
        if store.set_clock(open.game.id, KeptClock { version, seq, due, state }).await? {
            open.time = Some(Timed { pace, timer, version, away });
            return Ok(true);
        }
        // Another has written it meanwhile.
        open.time = Timed::read(store, &open.game, &open.seats).await?;
    }
    tracing::warn!(game = %open.game.id, "a clock could not be kept");
    Ok(false)
}

/// Has the clock of a table follow it, after something happened there. The move stands even if that fails: then the clock
/// follows the next time.
pub(crate) async fn follow(
    store: &dyn Store,
    clock: &Clock,
    woken: &Notify,
    open: &mut Seated,
    undone: bool,
) -> bool {
    let asked = asked(open);
    let Some(timed) = &open.time else { return false };
    if timed.timer.runs == asked && !timed.timer.paused {
        return false;
    }
    let mut how = move |timer: &mut Timer, pace: Pace, now: Time, away: &[Holiday]| {
        timer.follow(pace, asked, undone, now, away)
    };
    match change(store, clock, open, &mut how).await {
        Ok(changed) => {
            woken.notify_one();
            changed
        }
        Err(error) => {
            tracing::warn!(game = %open.game.id, %error, "a clock does not follow its table");
            false
        }
    }
}

/// Waits for the clock that is due next, until the server stops.
pub(crate) async fn run(app: App) {
    let mut stopping = app.stopping.clone();
    let every = Duration::from_secs(app.limits.sweep_seconds.max(1).into());
    loop {
        let next = match look(&app).await {
            Ok(next) => next,
            Err(StoreError::Closed) => return,
            Err(error) => {
                tracing::warn!(%error, "the clocks that are due cannot be read");
                None
            }
        };
        tokio::select! {
            () = app.clock.reaches(next) => {}
            () = app.tables.woken.notified() => {}
            // What another node left.
            () = tokio::time::sleep(every) => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
    }
}

/// Does whatever is due, and says when something is due next.
async fn look(app: &App) -> Result<Option<Time>, StoreError> {
    loop {
        let due = app.store.clocks_due(app.clock.now(), PAGE).await?;
        if due.is_empty() {
            return app.store.next_clock().await;
        }
        for game in due {
            if let Err(problem) = settle(app, game).await {
                tracing::warn!(%game, ?problem, "a clock could not be looked at");
                put_off(app, game, if problem.shuts() { SHUT } else { RETRY }).await?;
            }
        }
    }
}

/// Looks at a clock again later: its table cannot be opened just now.
async fn put_off(app: &App, game: GameId, wait: Duration) -> Result<(), StoreError> {
    if let Some(kept) = app.store.clock(game).await? {
        let due = Some(app.clock.after(wait));
        app.store.set_clock(game, KeptClock { version: kept.version + 1, due, ..kept }).await?;
    }
    Ok(())
}

/// Does what is due at a table.
async fn settle(app: &App, game: GameId) -> Result<(), Problem> {
    let handle = app.tables.handle(game);
    let mut over = None;
    let noted = &mut over;
    let look = move |open: &Seated| -> Box<tables::Retime<'_>> {
        let asked = asked(open);
        Box::new(move |timer: &mut Timer, pace: Pace, now: Time, away: &[Holiday]| {
            *noted = None;
            if timer.runs != asked {
                // The table went on without its clock.
                timer.follow(pace, asked, false, now, away);
            } else if timer.out {
                *noted = Some(pace.out);
            } else if timer.deadline(away).is_some_and(|deadline| deadline <= now) {
                timer.run_out();
                *noted = Some(pace.out);
            }
            // Written in any case: what is due is due no longer.
            true
        })
    };
    let open = app.tables.retime(&handle, look).await?;
    let seat = open.time.as_ref().and_then(|timed| timed.timer.runs);
    let (Some(over), Some(seat)) = (over, seat) else { return Ok(()) };
    metrics::counter!("hydropolis_timeouts_total", "out" => over.word()).increment(1);
    match over {
        Out::Mark => {}
        Out::Bot => {
            let app = app.clone();
            tokio::spawn(async move {
                if let Err(problem) = take_turn(&app, &handle, Seat(seat)).await {
                    tracing::warn!(%game, ?problem, "a bot did not take a turn");
                }
            });
        }
        Out::Seat => lose_seat(app, &handle, &open, seat).await?,
    }
    Ok(())
}

/// A bot takes the turn of a seat that ran out of time.
async fn take_turn(app: &App, handle: &Arc<Handle>, seat: Seat) -> Result<(), PlayProblem> {
    let Chair::Bot { level } = account::stand_in() else { return Ok(()) };
    for _ in 0..DECISIONS {
        let open = app.tables.open(handle, Owner::default(), false).await?;
        let stands = open.table.to_move() == Some(seat)
            && open.status == Status::Playing
            && open.time.as_ref().is_some_and(|it| it.timer.out && it.timer.runs == Some(seat.0));
        if !stands || *app.stopping.borrow() {
            break;
        }
        let owner = Owner { person: open.game.host, ..Owner::default() };
        let (expected, thinker) = (open.table.entries(), open.table.thinker(&level));
        let text = app.tables.think(app.bots.lane(&level), owner, &open, None, thinker).await?;
        let (by, act) = (By::Bot(seat), Wanted::Move { text, key: None });
        match app.tables.change(handle, owner, Asked { by, act, expected, whole: false }).await {
            // Whose turn it was may have moved after all.
            Ok(_) | Err(PlayProblem::Stale { .. }) => {}
            Err(problem) => return Err(problem),
        }
    }
    bots::attend(app, handle.id, Owner::default());
    Ok(())
}

/// A bot takes the seat of who ran out of time.
async fn lose_seat(app: &App, handle: &Arc<Handle>, open: &Seated, seat: u8) -> Result<(), Problem> {
    let Some(kept) = open.seats.iter().find(|it| it.number == seat) else { return Ok(()) };
    if !matches!(kept.chair, Chair::Person(_)) {
        return Ok(());
    }
    match app.store.change_seat(handle.id, seat, &kept.chair, account::stand_in(), "").await {
        Ok(_) => tables::refresh(app, handle).await,
        // Somebody else sits there already, or the game is over.
        Err(store::SeatError::Store(error)) => Err(error.into()),
        Err(_) => Ok(()),
    }
}

/// Somebody agrees to a pause, or no longer does.
pub(crate) async fn pause(
    app: &App,
    id: GameId,
    person: Option<PersonId>,
    wants: bool,
) -> Result<(), Problem> {
    let handle = app.tables.handle(id);
    let open = app.tables.open(&handle, Owner::default(), false).await?;
    let mine: Vec<u8> = open.seats_of(person).iter().map(|seat| seat.0).collect();
    if person.is_none() || mine.is_empty() {
        return Err(Problem::Forbidden("web-not-your-seat"));
    }
    if open.time.is_none() || open.status != Status::Playing {
        return Err(Problem::Conflict("web-pace-none"));
    }
    app.tables
        .retime(&handle, |open| {
            let people: Vec<u8> = open
                .seats
                .iter()
                .filter(|seat| matches!(seat.chair, Chair::Person(_)))
                .map(|seat| seat.number)
                .collect();
            let mine = mine.clone();
            Box::new(move |timer: &mut Timer, _: Pace, now: Time, away: &[Holiday]| {
                let before = timer.clone();
                timer.agree(&mine, wants, &people, now, away);
                *timer != before
            })
        })
        .await?;
    Ok(())
}

/// Somebody is away from one moment until another, if there are days left for that in every year it touches. Times that
/// touch become one.
pub(crate) async fn go_away(app: &App, person: PersonId, away: Holiday) -> Result<(), Problem> {
    let now = app.clock.now();
    if away.ends <= now || away.ends <= away.begins || away.ends.0 > now.0.saturating_add(YEAR) {
        return Err(Problem::Bad("web-holiday-bad"));
    }
    let away = Holiday { begins: away.begins.max(now), ..away };
    change_holidays(app, person, |kept| {
        let mut all = kept.to_vec();
        all.push(away);
        let all = joined(all);
        let most = i64::from(app.limits.holiday_days) * DAY;
        let longest = all.iter().map(|it| within(&all, it.ends.0.saturating_sub(YEAR), it.ends.0)).max();
        (longest.unwrap_or(0) <= most).then_some(all).ok_or(Problem::Limited("web-holiday-too-long"))
    })
    .await
}

/// Somebody is back, or will not be away after all: what has not passed yet of the holidays does not come.
pub(crate) async fn come_back(app: &App, person: PersonId) -> Result<(), Problem> {
    let now = app.clock.now();
    change_holidays(app, person, |kept| {
        let past = kept.iter().filter(|it| it.begins < now);
        Ok(past.map(|it| Holiday { ends: it.ends.min(now), ..*it }).collect())
    })
    .await
}

/// Changes holidays, and brings the clocks in line that run for that person.
async fn change_holidays(
    app: &App,
    person: PersonId,
    how: impl Fn(&[Holiday]) -> Result<Vec<Holiday>, Problem>,
) -> Result<(), Problem> {
    for _ in 0..TRIES {
        let kept = app.store.holidays(person).await?;
        if !app.store.set_holidays(person, &kept, &how(&kept)?).await? {
            continue;
        }
        let mine = app.store.games_of(person, None, store::LONGEST_PAGE).await?.tables;
        for game in mine.iter().filter(|it| Agreed::read(&it.options).pace.is_some()) {
            let handle = app.tables.handle(game.id);
            let same = |_: &mut Timer, pace: Pace, _: Time, _: &[Holiday]| pace.span.has_holidays();
            if let Err(problem) = app.tables.retime(&handle, |_| Box::new(same)).await {
                tracing::warn!(game = %game.id, ?problem, "a clock does not know of a holiday yet");
            }
        }
        return Ok(());
    }
    Err(Problem::Conflict("web-trouble"))
}

/// How much of a span somebody is away.
fn within(away: &[Holiday], begins: i64, ends: i64) -> i64 {
    away.iter().map(|it| it.ends.0.min(ends).saturating_sub(it.begins.0.max(begins)).max(0)).sum()
}

/// How many days of holidays somebody has left in the year that ends now.
pub(crate) fn days_left(app: &App, away: &[Holiday]) -> i64 {
    let now = app.clock.now().0;
    let used = within(away, now.saturating_sub(YEAR), now.saturating_add(YEAR));
    (i64::from(app.limits.holiday_days) - used.div_euclid(DAY)).max(0)
}

/// Holidays in order, those that touch as one.
fn joined(mut all: Vec<Holiday>) -> Vec<Holiday> {
    all.sort_unstable();
    let mut joined: Vec<Holiday> = Vec::new();
    for it in all {
        match joined.last_mut() {
            Some(last) if it.begins <= last.ends => last.ends = last.ends.max(it.ends),
            _ => joined.push(it),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holidays_that_touch_are_one() {
        let day = |begins: i64, ends: i64| Holiday { begins: Time(begins), ends: Time(ends) };
        assert_eq!(joined(vec![day(5, 9), day(1, 3), day(3, 4), day(6, 12)]), [day(1, 4), day(5, 12)]);
        assert_eq!(within(&[day(1, 4), day(6, 12)], 3, 8), 3);
    }
}
