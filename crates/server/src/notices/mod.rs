//! Being called: whoever wants it is told elsewhere that it is their turn.
//!
//! The store writes a call into its outbox with the very move that makes it somebody's turn. One task takes calls that are
//! due, a few at a time and held so that no other node sends them too, and sends, puts off or drops each. What cannot be
//! known, whether something arrived before the process ended, is sent again under the same name (a `Message-ID`, a `Topic`,
//! an `Idempotency-Key`), so that its receiver can tell.

mod hooks;
mod http;
mod links;
mod mail;
pub(crate) mod pages;
mod push;

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::Duration;

use store::{Call, Chair, PersonId, Quiet, Store, StoreError, Target, Time};
use tokio::task::JoinSet;
use tracing::Instrument as _;
use web::Say;

use crate::app::App;
use crate::clock::millis;
use crate::{Config, TRACES};

pub(crate) use self::hooks::FORMS;
use self::http::Http;
use self::links::Links;
use self::mail::Mailer;
use self::push::Pusher;

/// How people are called who are elsewhere. What is not said is not done.
#[derive(Clone, Debug, Default)]
pub struct Calling {
    /// By mail.
    pub smtp: Option<Smtp>,
    /// By Web Push.
    pub push: Option<Push>,
    /// By webhooks.
    pub webhooks: bool,
    /// Whether webhooks and push may go to private addresses, and unencrypted.
    pub allow_private: bool,
}

/// How mail is sent.
#[derive(Clone)]
pub struct Smtp {
    /// `smtps://user:password@host`, `smtp://host?tls=required`, or plain `smtp://` to the same machine.
    pub url: String,
    /// Who sends it.
    pub from: String,
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Smtp").field("from", &self.from).finish_non_exhaustive()
    }
}

/// How Web Push is sent.
#[derive(Clone)]
pub struct Push {
    /// Whom a push service may ask about it: `mailto:...` or `https://...`.
    pub contact: String,
    /// The VAPID key, `PRIVATE.PUBLIC` in base64url; one is made and kept in the store if it is not said.
    pub key: Option<String>,
}

impl std::fmt::Debug for Push {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Push").field("contact", &self.contact).finish_non_exhaustive()
    }
}

impl Calling {
    /// What is wrong with it, if anything is.
    pub fn fault(&self) -> Option<String> {
        let mail = self.smtp.as_ref().and_then(|smtp| Mailer::new(smtp).err());
        let push = self.push.as_ref().and_then(Pusher::fault);
        mail.or(push)
    }
}

/// How many calls are taken at once, and how many are sent at once: all are done before they are anybody else's again.
const TAKEN: u32 = 24;
const AT_ONCE: usize = 8;

/// How often the outbox is looked at where nothing is due.
const LOOK: Duration = Duration::from_secs(10);

/// After how many minutes something is tried again that failed so often; then it is given up.
const AGAIN: [i64; 7] = [1, 5, 15, 60, 180, 360, 720];

/// How many questions a day one person may have sent to mail addresses, and how many one address is sent.
const MOST_BY: u32 = 10;
const MOST_OF: u32 = 3;

/// How long something waits for which nothing is set up just now.
const SWITCHED_OFF: i64 = 3_600_000;

/// Whatever sends.
pub(crate) struct Calls {
    pub(crate) mailer: Option<Mailer>,
    pub(crate) pusher: Option<Pusher>,
    hooks: Option<Http>,
    pub(crate) allow_private: bool,
    links: Links,
    /// Where the server is found.
    here: String,
    /// How many questions were asked today: by whom, and of which address.
    asked: Mutex<(i64, HashMap<String, u32>)>,
}

/// Why something was not sent.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It may go better another time.
    Later(String),
    /// It will not.
    Final(String),
    /// Nobody is there any more.
    Gone,
}

impl Failure {
    /// In a few words, for the log: no address is among them.
    fn reason(&self) -> &str {
        match self {
            Self::Later(reason) | Self::Final(reason) => reason,
            Self::Gone => "gone",
        }
    }
}

impl Calls {
    pub(crate) async fn new(
        store: &dyn Store,
        config: &Config,
        addr: SocketAddr,
    ) -> Result<Self, StoreError> {
        let Calling { smtp, push, webhooks, allow_private } = &config.calling;
        let here = config.public_url.clone().unwrap_or_else(|| format!("http://{addr}"));
        let bad = |reason: String| StoreError::Unfit(reason);
        let pusher = match push {
            Some(push) => Some(Pusher::new(store, push, *allow_private).await?),
            None => None,
        };
        Ok(Self {
            mailer: smtp.as_ref().map(Mailer::new).transpose().map_err(bad)?,
            pusher,
            hooks: webhooks.then(|| Http::new(*allow_private)),
            allow_private: *allow_private,
            links: Links::new(store).await?,
            here: here.trim_end_matches('/').to_owned(),
            asked: Mutex::default(),
        })
    }

    /// Whether one more question may be sent to a mail address: strangers are not to be pestered with them.
    pub(crate) fn may_ask(&self, person: PersonId, address: &str, now: Time) -> bool {
        let today = now.0.div_euclid(86_400_000);
        let mut asked = self.asked.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if asked.0 != today {
            *asked = (today, HashMap::new());
        }
        let bounds = [(person.to_string(), MOST_BY), (address.to_lowercase(), MOST_OF)];
        let may = bounds.iter().all(|(name, most)| asked.1.get(name).is_none_or(|count| count < most));
        for (name, _) in bounds.into_iter().filter(|_| may) {
            *asked.1.entry(name).or_default() += 1;
        }
        may
    }

    /// Whether webhooks are set up.
    pub(crate) fn has_hooks(&self) -> bool {
        self.hooks.is_some()
    }

    /// Whether anything is.
    pub(crate) fn has_any(&self) -> bool {
        self.mailer.is_some() || self.pusher.is_some() || self.has_hooks()
    }

    fn sends(&self, kind: &str) -> bool {
        match kind {
            "mail" => self.mailer.is_some(),
            "push" => self.pusher.is_some(),
            _ => self.has_hooks(),
        }
    }
}

/// A turn, as its receiver is told of it: nothing that only those at the table may know.
pub(crate) struct Line {
    /// The game, by its name in the language of the notice.
    game: String,
    title: String,
    table: String,
    seq: u64,
    /// The others at the table.
    others: String,
    url: String,
}

/// What is sent.
pub(crate) struct Notice {
    /// The same for the same calls: who gets it twice can tell.
    id: String,
    /// What it is in a few words.
    heading: String,
    /// What it is in a sentence, for each turn.
    sentences: Vec<String>,
    lines: Vec<Line>,
    /// Where it can be stopped.
    stop: String,
    stop_text: String,
}

impl Notice {
    /// All of it as plain text, with addresses.
    fn text(&self) -> String {
        let lines = self
            .sentences
            .iter()
            .zip(&self.lines)
            .map(|(sentence, line)| format!("{sentence}\n{}", line.url));
        lines.collect::<Vec<_>>().join("\n\n")
    }

    /// Where a click on it leads.
    fn url(&self) -> &str {
        match &*self.lines {
            [line] => &line.url,
            _ => self.lines.first().map_or("", |line| line.url.split("/t/").next().unwrap_or_default()),
        }
    }
}

/// Sends what is due until the server stops, if anything is set up at all.
pub(crate) async fn run(app: App) {
    if !app.calls.has_any() {
        return;
    }
    let mut stopping = app.stopping.clone();
    let patience = Duration::from_secs(app.limits.call_seconds.into());
    loop {
        let next = match look(&app, patience).await {
            Ok(next) => next.map(|due| Time(due.0.saturating_add(millis(patience)))),
            Err(StoreError::Closed) => return,
            Err(error) => {
                tracing::warn!(%error, "the outbox cannot be read");
                None
            }
        };
        let look_again = app.clock.after(LOOK);
        let next = next.map_or(look_again, |next| next.min(look_again));
        tokio::select! {
            () = app.clock.reaches(Some(next)) => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
    }
}

/// Sends what is due, and says when the next call is.
async fn look(app: &App, patience: Duration) -> Result<Option<Time>, StoreError> {
    loop {
        if *app.stopping.borrow() {
            return Ok(None);
        }
        let calls = app.store.take_calls(app.clock.ago(patience), TAKEN).await?;
        if calls.is_empty() {
            return app.store.next_call().await;
        }
        // What is for one receiver at once becomes one notice.
        let mut wanted: BTreeMap<String, Vec<Call>> = BTreeMap::new();
        for call in calls {
            if let Some(call) = sift(app, call).await? {
                let together = call.target.digest > 0 && call.turn.is_some();
                let key = if together { call.target.id.to_string() } else { call.number.to_string() };
                wanted.entry(key).or_default().push(call);
            }
        }
        let mut sending = JoinSet::new();
        for calls in wanted.into_values() {
            if sending.len() >= AT_ONCE {
                sending.join_next().await;
            }
            let app = app.clone();
            sending.spawn(async move { deliver(&app, calls).await });
        }
        sending.join_all().await;
    }
}

/// A call if it is to be sent now.
async fn sift(app: &App, call: Call) -> Result<Option<Call>, StoreError> {
    let (store, now, target) = (&app.store, app.clock.now(), &call.target);
    let stands = call.turn.as_ref().map_or(!target.confirmed, |turn| turn.stands && target.confirmed);
    if !stands {
        store.drop_call(call.number).await?;
        return Ok(None);
    }
    let wait = if !app.calls.sends(&target.kind) {
        Some(Time(now.0.saturating_add(SWITCHED_OFF)))
    } else if call.turn.is_none() {
        None
    } else {
        let digest = target.sent.map(|sent| Time(sent.0.saturating_add(i64::from(target.digest) * 60_000)));
        digest.filter(|&digest| target.digest > 0 && digest > now).or(call.quiet.and_then(|it| ends(it, now)))
    };
    match wait {
        Some(due) => {
            // The patience before the first try is over already.
            let due = Time(due.0.saturating_sub(i64::from(app.limits.call_seconds) * 1000));
            store.put_off_call(call.number, due, false).await?;
            Ok(None)
        }
        None => Ok(Some(call)),
    }
}

/// When the quiet hours end in which somebody is at this moment.
fn ends(quiet: Quiet, now: Time) -> Option<Time> {
    const DAY: i64 = 1440;
    let local = now.0.div_euclid(60_000) + i64::from(quiet.ahead);
    let minute = local.rem_euclid(DAY);
    let (begins, ends) = (i64::from(quiet.begins), i64::from(quiet.ends));
    let since = (minute - begins).rem_euclid(DAY);
    let lasts = (ends - begins).rem_euclid(DAY);
    (since < lasts).then(|| Time((local + lasts - since - i64::from(quiet.ahead)) * 60_000))
}

/// Sends calls of one receiver as one notice, and notes what came of it.
async fn deliver(app: &App, calls: Vec<Call>) {
    if let Err(error) = try_to_deliver(app, &calls).await {
        // They are taken again when nobody is at them any more.
        tracing::warn!(%error, "what became of a call could not be noted");
    }
}

async fn try_to_deliver(app: &App, calls: &[Call]) -> Result<(), StoreError> {
    let Some(first) = calls.first() else { return Ok(()) };
    let target = &first.target;
    let span = tracing::info_span!(target: TRACES, "call", kind = target.kind);
    let sent = match &first.turn {
        None => ask(app, target).instrument(span).await,
        Some(_) => {
            let notice = notice(app, target, calls).await?;
            match &*notice.lines {
                [] => Ok(()),
                _ => send(app, target, &notice).instrument(span).await,
            }
        }
    };
    let result = match &sent {
        Ok(()) => "sent",
        Err(Failure::Later(_)) => "failed",
        Err(_) => "refused",
    };
    metrics::counter!("hydropolis_calls_total", "kind" => target.kind.clone(), "result" => result)
        .increment(1);
    if let Err(failure) = &sent {
        tracing::info!(kind = target.kind, reason = failure.reason(), "a call was not sent");
    }
    for call in calls {
        match &sent {
            Ok(()) => app.store.call_sent(call.number, app.clock.now()).await?,
            Err(Failure::Gone) => {
                app.store.drop_target(target.id).await?;
                break;
            }
            Err(Failure::Final(_)) => app.store.give_up_call(call.number).await?,
            Err(Failure::Later(_)) => {
                match usize::try_from(call.tries).ok().and_then(|tries| AGAIN.get(tries)) {
                    Some(minutes) => {
                        let wait = (minutes * 60 - i64::from(app.limits.call_seconds)).max(1) * 1000;
                        let due = Time(app.clock.now().0.saturating_add(wait));
                        app.store.put_off_call(call.number, due, true).await?;
                    }
                    None => app.store.give_up_call(call.number).await?,
                }
            }
        }
    }
    Ok(())
}

async fn send(app: &App, target: &Target, notice: &Notice) -> Result<(), Failure> {
    let calls = &app.calls;
    let off = || Failure::Later("not set up".to_owned());
    match &*target.kind {
        "mail" => calls.mailer.as_ref().ok_or_else(off)?.send(&target.address, notice).await,
        "push" => calls.pusher.as_ref().ok_or_else(off)?.send(&target.address, notice, app.clock.now()).await,
        form => {
            let http = calls.hooks.as_ref().ok_or_else(off)?;
            let post = hooks::post(form, &target.address, notice)?;
            http.post(&post.url, &post.headers, post.body.into_bytes()).await
        }
    }
}

/// Asks whether a mail address is right.
async fn ask(app: &App, target: &Target) -> Result<(), Failure> {
    let say = Say::new(app.words(&target.language));
    let link = app.calls.confirm_link(target.id);
    let notice = Notice {
        id: format!("{}.confirm", target.id),
        heading: say.it("notice-confirm-subject"),
        sentences: vec![say.it("notice-confirm-text")],
        lines: vec![Line {
            game: String::new(),
            title: String::new(),
            table: String::new(),
            seq: 0,
            others: String::new(),
            url: link,
        }],
        stop: app.calls.stop_link(target.id),
        stop_text: say.it("notice-confirm-not"),
    };
    send(app, target, &notice).await
}

/// What is told of some turns.
async fn notice(app: &App, target: &Target, calls: &[Call]) -> Result<Notice, StoreError> {
    let say = Say::new(app.words(&target.language));
    let (mut lines, mut sentences) = (Vec::new(), Vec::new());
    for turn in calls.iter().filter_map(|call| call.turn.as_ref()) {
        let Some(game) = app.store.game(turn.game).await? else { continue };
        let seats = app.store.seats(turn.game).await?;
        let others: Vec<String> = seats
            .iter()
            .filter(|seat| seat.chair != Chair::Person(target.person))
            .map(|seat| match &seat.chair {
                Chair::Bot { level } => say.it(&format!("chair-{level}")),
                Chair::Person(PersonId::GONE) => say.it("somebody-gone"),
                _ => seat.nickname.clone(),
            })
            .collect();
        let line = Line {
            game: say.any(&format!("{}-title", game.title)),
            title: game.title,
            table: turn.game.to_string(),
            seq: turn.seq,
            others: others.join(&say.any("list-separator")),
            url: format!("{}/t/{}", app.calls.here, turn.game),
        };
        let told = [("game", line.game.clone().into()), ("others", line.others.clone().into())];
        sentences.push(if others.is_empty() {
            say.with("notice-turn-alone", &told)
        } else {
            say.with("notice-turn", &told)
        });
        lines.push(line);
    }
    let heading = match &*lines {
        [line] => say.with("notice-subject", &[("game", line.game.clone().into())]),
        lines => say.with("notice-subject-many", &[("count", lines.len().into())]),
    };
    let id = match calls {
        [call] => format!(
            "{}.{}",
            target.id,
            call.turn.as_ref().map_or(String::new(), |it| format!("{}.{}", it.game, it.seq))
        ),
        calls => {
            let turns = calls
                .iter()
                .filter_map(|call| call.turn.as_ref())
                .map(|it| format!("{}.{}", it.game, it.seq));
            format!("{}.{}", target.id, links::short(&turns.collect::<Vec<_>>().join(" ")))
        }
    };
    let (stop, stop_text) = (app.calls.stop_link(target.id), say.it("notice-stop"));
    Ok(Notice { id, heading, sentences, lines, stop, stop_text })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 23:00 to 7:00 two hours east of Greenwich is 21:00 to 5:00 there.
    #[test]
    fn quiet_hours_end_in_the_morning_of_where_somebody_is() {
        let quiet = Quiet { begins: 23 * 60, ends: 7 * 60, ahead: 120 };
        let at = |hours: i64, minutes: i64| Time((hours * 60 + minutes) * 60_000);
        assert_eq!(ends(quiet, at(48 + 20, 59)), None);
        assert_eq!(ends(quiet, at(48 + 21, 0)), Some(at(48 + 29, 0)));
        assert_eq!(ends(quiet, at(48 + 23, 30)), Some(at(48 + 29, 0)));
        assert_eq!(ends(quiet, at(48 + 4, 59)), Some(at(48 + 5, 0)));
        assert_eq!(ends(quiet, at(48 + 5, 0)), None);
        assert_eq!(ends(Quiet { begins: 60, ends: 60, ahead: 0 }, at(1, 0)), None, "no hours at all");
        let west = Quiet { begins: 12 * 60, ends: 13 * 60, ahead: -300 };
        assert_eq!(ends(west, at(17, 30)), Some(at(18, 0)));
    }
}
