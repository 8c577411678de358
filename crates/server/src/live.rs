//! Live updates: a stream of frames for each viewer of a table.
//!
//! All who only watch see the same. What they are sent of one moment is made once for each language and shared as bytes.

use std::collections::HashMap;
use std::convert::Infallible;
use std::fmt::Write as _;
use std::future::ready;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt as _, stream};
use kernel::Viewer;
use serde::Deserialize;
use store::{Beside, GameId};
use tokio::sync::{OnceCell, watch};
use tokio::time::{Instant, sleep, sleep_until};
use web::{here_frame, talk_frame};
use words::Words;

use crate::app::App;
use crate::caller::Caller;
use crate::client::Block;
use crate::compression::{Form, Part, Strand, takes_gzip};
use crate::limits::Limits;
use crate::presence::{self, Here};
use crate::problem::Problem;
use crate::sessions::Lease;
use crate::table::RECENT;
use crate::table_pages::{id_of, page_of, viewer_of};
use crate::tables::{Handle, Seated};
use crate::talk::{self, Hall};

/// How often something is sent where nothing happens, so that nobody in between hangs up.
const ALIVE: Duration = Duration::from_secs(20);
/// What is sent then.
const STILL_HERE: &[u8] = b":\n\n";

/// How often at most a page is told who came and went.
const COMINGS: Duration = Duration::from_secs(2);
/// After how long it is told for the first time.
const SOON: Duration = Duration::from_millis(200);

/// How long to wait before something is tried again that takes too long.
const AGAIN: Duration = Duration::from_secs(1);

/// From where on somebody listens.
#[derive(Debug, Deserialize)]
pub(crate) struct Since {
    since: Option<u64>,
    /// Whether events are told in sentences besides.
    #[serde(default)]
    told: bool,
    /// The number of the last line that is known of what was said.
    #[serde(default)]
    talked: Option<u64>,
}

impl Since {
    /// The number of entries the listener knows: a resumed stream says it in a header.
    pub(crate) fn known(&self, headers: &HeaderMap) -> Option<u64> {
        last_heard(headers).or(self.since)
    }
}

/// The number a resumed stream says it heard last.
fn last_heard(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok())
}

/// One moment of a table: its number, and what all who only watch are sent of it.
#[derive(Clone)]
pub(crate) struct Watched {
    moment: u64,
    pieces: Arc<Mutex<HashMap<Piece, Arc<OnceCell<Part>>>>>,
}

impl Default for Watched {
    /// A moment that has just come: no other has its number.
    fn default() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self { moment: NEXT.fetch_add(1, Ordering::Relaxed), pieces: Arc::default() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Piece {
    /// A frame in a language, for who knows so many entries.
    Frame(&'static str, Option<u64>, Form),
    /// The entries from this one on, perhaps told in a language.
    Entries(u64, Option<&'static str>),
}

impl Watched {
    /// The number of the moment.
    pub(crate) fn moment(&self) -> u64 {
        self.moment
    }

    fn piece(&self, piece: Piece) -> Arc<OnceCell<Part>> {
        let mut pieces = self.pieces.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        pieces.entry(piece).or_default().clone()
    }
}

/// How many streams there are.
#[derive(Default)]
pub(crate) struct Streams(Mutex<Counts>);

#[derive(Default)]
struct Counts {
    all: u32,
    of: HashMap<GameId, u32>,
    to: HashMap<Block, u32>,
}

impl Streams {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Counts one more, if there may be one.
    pub(crate) fn begin(&self, limits: &Limits, game: GameId, block: Block) -> bool {
        let mut counts = self.counts();
        let of = counts.of.get(&game).copied().unwrap_or(0);
        let to = counts.to.get(&block).copied().unwrap_or(0);
        if counts.all >= limits.streams || of >= limits.streams_per_table || to >= limits.streams_per_address
        {
            return false;
        }
        counts.all += 1;
        counts.of.insert(game, of + 1);
        counts.to.insert(block, to + 1);
        metrics::gauge!("hydropolis_streams").set(counts.all);
        true
    }

    pub(crate) fn end(&self, game: GameId, block: Block) {
        fn less<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, u32>, key: K) {
            match counts.get_mut(&key) {
                Some(count) if *count > 1 => *count -= 1,
                _ => drop(counts.remove(&key)),
            }
        }
        let mut counts = self.counts();
        counts.all -= 1;
        less(&mut counts.of, game);
        less(&mut counts.to, block);
        metrics::gauge!("hydropolis_streams").set(counts.all);
    }
}

/// A listener at a table.
struct Listener {
    app: App,
    caller: Caller,
    handle: Arc<Handle>,
    changes: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    known: Option<u64>,
    /// Whether events are told in sentences besides.
    told: bool,
    first: bool,
    /// Which version of the clock was sent.
    clock: Option<u64>,
    /// The session in which somebody listens; a spectator needs none.
    lease: Option<Lease>,
    form: Form,
    /// What lay beside the log when the page was drawn last.
    beside: Option<Arc<Beside>>,
    /// Who is here and what is said, where people may talk.
    meeting: Option<Meeting>,
}

/// Who is here and what is said.
struct Meeting {
    _here: Here,
    /// Whether the listener wants to be told: whoever follows the game alone is not disturbed.
    listens: bool,
    comings: watch::Receiver<u64>,
    /// Whether somebody came or went since it was told last, and when that was.
    moved: bool,
    told: Instant,
    _hall: Arc<Hall>,
    said: watch::Receiver<u64>,
    /// The number of the last line that was told.
    last: u64,
}

impl Meeting {
    /// Waits until something was said, or until it is time to say that somebody came or went.
    async fn news(&mut self) -> Heard {
        let due = self.told + COMINGS;
        let comings = async {
            if !self.moved {
                // Whoever listens is there as well: the other end is not gone.
                let _ = self.comings.changed().await;
                self.moved = true;
            }
            sleep_until(due).await;
        };
        tokio::select! {
            _ = self.said.changed() => Heard::Talk,
            () = comings => Heard::Here,
        }
    }
}

async fn news(meeting: &mut Option<Meeting>) -> Heard {
    match meeting {
        Some(meeting) if meeting.listens => meeting.news().await,
        _ => std::future::pending().await,
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.app.streams.end(self.handle.id, self.caller.client.block());
    }
}

/// What a listener waits for.
enum Heard {
    Change,
    Talk,
    Here,
    Nothing,
    End,
}

impl Listener {
    async fn new(
        app: App,
        caller: Caller,
        id: &str,
        known: Option<u64>,
        talked: Option<u64>,
        form: Form,
    ) -> Result<Self, Problem> {
        let handle = app.tables.handle(id_of(id)?);
        // A table that does not exist is told at once, not in the stream.
        let open = app.tables.open(&handle, caller.owner(), false).await?;
        let (changes, stopping) = (handle.listen(), app.stopping.clone());
        let lease = lease(&app, &caller).await?;
        if !app.streams.begin(&app.limits, handle.id, caller.client.block()) {
            return Err(Problem::TooManyStreams);
        }
        let meeting = app.talk.on.then(|| {
            let person = caller.person.as_ref();
            let sits = !open.seats_of(person.map(|person| person.id)).is_empty();
            let (here, comings) = presence::come(&app, handle.id, person, sits);
            let hall = app.talk.hall(handle.id);
            let mut said = hall.listen();
            // What was said between the page and now is told first.
            if talked.is_some() {
                said.mark_changed();
            }
            // The first word comes soon: whoever has just come is here, too.
            let told = Instant::now().checked_sub(COMINGS - SOON).unwrap_or_else(Instant::now);
            let last = talked.unwrap_or(0);
            Meeting {
                _here: here,
                listens: talked.is_some(),
                comings,
                moved: true,
                told,
                _hall: hall,
                said,
                last,
            }
        });
        Ok(Self {
            app,
            caller,
            handle,
            changes,
            stopping,
            known,
            told: false,
            first: true,
            clock: None,
            lease,
            form,
            beside: None,
            meeting,
        })
    }

    /// Waits until something may have changed.
    async fn wait(&mut self) -> Heard {
        if std::mem::take(&mut self.first) {
            return if *self.stopping.borrow() { Heard::End } else { Heard::Change };
        }
        tokio::select! {
            changed = self.changes.changed() => if changed.is_ok() { Heard::Change } else { Heard::End },
            _ = self.stopping.wait_for(|stop| *stop) => Heard::End,
            () = sleep(ALIVE) => Heard::Nothing,
            () = ended(&mut self.lease) => Heard::End,
            heard = news(&mut self.meeting) => heard,
        }
    }

    /// Whether the caller sees no more of the table than everybody.
    fn only_watches(&self, open: &Seated) -> bool {
        let person = self.caller.person.as_ref().map(|person| person.id);
        open.seats_of(person).is_empty() && (person.is_none() || open.game.host != person)
    }

    /// What everybody who only watches is sent, made once.
    async fn shared(
        &self,
        open: &Arc<Seated>,
        piece: Piece,
        make: impl FnOnce(&Seated) -> Result<Part, Problem> + Send + 'static,
    ) -> Result<Part, Problem> {
        let cell = open.watched.piece(piece);
        let owner = self.caller.owner();
        let made = cell.get_or_try_init(|| async { self.app.tables.show(owner, open, make).await? }).await?;
        Ok(made.clone())
    }

    /// What changed as HTML, if anything did.
    async fn frame(&mut self) -> Result<Option<Part>, Problem> {
        let open = self.app.tables.open_as_known(&self.handle, self.caller.owner(), true).await?;
        let now = open.table.entries();
        let clock = open.time.as_ref().map(|timed| timed.version);
        let timed = std::mem::replace(&mut self.clock, clock).is_some_and(|sent| Some(sent) != clock);
        let same = match &self.beside {
            Some(before) => *before == open.beside,
            None => open.beside.plea.is_none(),
        };
        self.beside = Some(open.beside.clone());
        // A seat that was taken, a pause and what lies beside the game change the page too, though the log stays as it was.
        let taken = open.seats.iter().any(|seat| seat.chair.is_free());
        if !timed && self.known == Some(now) && same && !taken && now > 0 {
            return Ok(None);
        }
        // Who has been away for long is shown how things are, not how they came about.
        let known = self.known.filter(|&known| known <= now && now - known <= RECENT as u64);
        let (app, form) = (self.app.clone(), self.form);
        let made = if self.only_watches(&open) {
            let caller = Caller::watching(&app, self.caller.language);
            let piece = Piece::Frame(caller.language, known, form);
            self.shared(&open, piece, move |open| frame(&app, open, &caller, known, form)).await?
        } else {
            let (tables, caller) = (&self.app.tables, self.caller.clone());
            tables.work(caller.owner(), &open, move |open| frame(&app, open, &caller, known, form)).await??
        };
        self.known = Some(now);
        Ok(Some(made))
    }

    /// What was said since, as far as the caller hears it.
    async fn talk(&mut self, told: Told) -> Result<Option<Part>, Problem> {
        let open = self.app.tables.open_as_known(&self.handle, self.caller.owner(), false).await?;
        let person = self.caller.person.as_ref().map(|person| person.id);
        let Some(meeting) = &mut self.meeting else { return Ok(None) };
        let lines = talk::heard_by(&self.app, &open, person, meeting.last).await?;
        let Some((last, _)) = lines.last() else { return Ok(None) };
        meeting.last = last.number;
        let mut text = String::new();
        match told {
            Told::Frames => {
                let address = format!("/t/{}", self.handle.id);
                let lines = talk::shown_lines(lines, person);
                let html = talk_frame(self.caller.say(), &address, &lines).into_string();
                unnumbered(&mut text, "talk", &html);
            }
            Told::Entries => {
                for line in talk::told_lines(lines, person) {
                    unnumbered(&mut text, "talk", &line.to_string());
                }
            }
        }
        // What people say is theirs: how well it packs is nobody's business.
        Ok(Some(Part::new(text, self.form, true)).filter(|part| !part.is_empty()))
    }

    /// Who is here.
    fn here(&mut self) -> Option<Part> {
        let meeting = self.meeting.as_mut()?;
        (meeting.moved, meeting.told) = (false, Instant::now());
        let around = self.app.presence.around(self.handle.id);
        let mut text = String::new();
        let html = here_frame(self.caller.say(), &around.names, around.others).into_string();
        unnumbered(&mut text, "here", &html);
        Some(Part::new(text, self.form, true))
    }

    /// What happened as JSON, if anything did.
    async fn entries(&mut self) -> Result<Option<Part>, Problem> {
        let (owner, from) = (self.caller.owner(), self.known.unwrap_or(0));
        let mut open = self.app.tables.open_as_known(&self.handle, owner, false).await?;
        if from >= open.table.entries() {
            return Ok(None);
        }
        // What happened before the table was opened from a snapshot has to be read again.
        if !open.table.is_whole() {
            open = self.app.tables.open_as_known(&self.handle, owner, true).await?;
        }
        // A few entries are told sooner than other threads could be asked to.
        let words = self.told.then(|| self.caller.words());
        let brief = words.is_none() && open.table.entries().saturating_sub(from) <= RECENT as u64;
        let made = match viewer_of(&open, &self.caller) {
            Viewer::Spectator if brief => {
                let cell = open.watched.piece(Piece::Entries(from, None));
                cell.get_or_init(|| async { entries(&open, Viewer::Spectator, from, None) }).await.clone()
            }
            Viewer::Spectator => {
                let make = move |open: &Seated| Ok(entries(open, Viewer::Spectator, from, words));
                let language = words.map(|_| self.caller.language);
                self.shared(&open, Piece::Entries(from, language), make).await?
            }
            viewer if brief => entries(&open, viewer, from, None),
            viewer => {
                let make = move |open: &Seated| entries(open, viewer, from, words);
                self.app.tables.work(owner, &open, make).await?
            }
        };
        self.known = Some(open.table.entries());
        Ok(Some(made).filter(|made| !made.is_empty()))
    }
}

/// Holds the caller's session, so that the stream ends with it.
async fn lease(app: &App, caller: &Caller) -> Result<Option<Lease>, Problem> {
    let (Some(session), Some(person)) = (&caller.session, &caller.person) else { return Ok(None) };
    let lease = app.sessions.lease(session.hash(), person.id);
    // It may have ended between the question who asks and now.
    match app.store.person_by_secret(session.hash()).await? {
        Some(known) if known.id == person.id => Ok(Some(lease)),
        _ => Err(Problem::Conflict("web-session-ended")),
    }
}

async fn ended(lease: &mut Option<Lease>) {
    match lease {
        Some(lease) => lease.ended().await,
        None => std::future::pending().await,
    }
}

/// A frame of HTML: what the page swaps in, numbered by the length of the log.
fn frame(app: &App, open: &Seated, caller: &Caller, known: Option<u64>, form: Form) -> Result<Part, Problem> {
    let drawn = page_of(app, open, caller, None)?;
    let frame = drawn.frame(open, viewer_of(open, caller), caller, known, |html| {
        let mut text = String::with_capacity(html.len() + 200);
        told(&mut text, "frame", open.table.entries(), &html);
        text
    });
    metrics::counter!("hydropolis_frames_drawn_total").increment(1);
    Ok(Part::woven(&frame, form, drawn.page.has_links()))
}

/// Entries of the log as a viewer may know them. They are short, and sent as they are.
fn entries(open: &Seated, viewer: Viewer, from: u64, words: Option<&Words>) -> Part {
    let mut text = String::new();
    let names = open.names();
    for (seq, entry) in open.table.happened(viewer, from, words.map(|words| (words, &names))) {
        told(&mut text, "entry", seq, &entry.to_string());
    }
    Part::new(text, Form::Plain, false)
}

/// Writes an event as streams have it.
fn told(text: &mut String, event: &str, id: u64, data: &str) {
    // Writing to a text does not fail.
    let _ = writeln!(text, "event: {event}\nid: {id}");
    for line in data.split(['\n', '\r']) {
        let _ = writeln!(text, "data: {line}");
    }
    text.push('\n');
}

/// Writes an event that is not of the log: who resumes a stream goes on by the log.
fn unnumbered(text: &mut String, event: &str, data: &str) {
    let _ = writeln!(text, "event: {event}");
    for line in data.split(['\n', '\r']) {
        let _ = writeln!(text, "data: {line}");
    }
    text.push('\n');
}

/// What a stream tells of.
#[derive(Clone, Copy)]
enum Told {
    Frames,
    Entries,
}

/// A stream of what a listener hears; it ends with the server, or when the table cannot be read.
fn streamed(listener: Listener, told: Told) -> Response {
    let form = listener.form;
    let strand = Strand::new(form);
    let head = stream::iter([strand.head()]);
    let parts = stream::unfold(Some((listener, strand)), move |state| async move {
        let (mut listener, mut strand) = state?;
        let end = |strand: Strand| Some((strand.tail(), None));
        loop {
            match listener.wait().await {
                Heard::End => return end(strand),
                Heard::Nothing => {
                    let still_here = strand.next(Part::new(STILL_HERE, form, false));
                    return Some((still_here, Some((listener, strand))));
                }
                Heard::Talk => match listener.talk(told).await {
                    Ok(Some(part)) => return Some((strand.next(part), Some((listener, strand)))),
                    Ok(None) | Err(Problem::Busy | Problem::Slow) => continue,
                    Err(_) => return end(strand),
                },
                Heard::Here => match (listener.here(), told) {
                    (Some(part), Told::Frames) => {
                        return Some((strand.next(part), Some((listener, strand))));
                    }
                    _ => continue,
                },
                Heard::Change => listener.changes.mark_unchanged(),
            }
            let made = match told {
                Told::Frames => listener.frame().await,
                Told::Entries => listener.entries().await,
            };
            match made {
                Ok(Some(part)) => return Some((strand.next(part), Some((listener, strand)))),
                Ok(None) => {}
                Err(Problem::Busy | Problem::Slow) => {
                    sleep(AGAIN).await;
                    listener.first = true;
                }
                Err(_) => return end(strand),
            }
        }
    });
    // An empty part would be taken for the end.
    let parts = head.chain(parts).filter(|part| ready(!part.is_empty())).map(Ok::<_, Infallible>);
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        // Proxies that hold back what they pass on are asked not to.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
        (header::VARY, "accept-encoding"),
    ];
    let mut response = (headers, Body::from_stream(parts)).into_response();
    if form == Form::Packed {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// Frames of HTML.
pub(crate) async fn frames(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let form = if takes_gzip(&headers) { Form::Packed } else { Form::Plain };
    let listener = Listener::new(app, caller, &id, since.known(&headers), since.talked, form).await?;
    Ok(streamed(listener, Told::Frames))
}

/// Events as JSON: one for each entry of the log, as the caller may know it.
pub(crate) async fn events(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    // The entry that was heard last is known.
    let known = last_heard(&headers).map(|last| last.saturating_add(1)).or(since.since);
    let mut listener =
        Listener::new(app, caller, &id, Some(known.unwrap_or(0)), since.talked, Form::Plain).await?;
    listener.told = since.told;
    Ok(streamed(listener, Told::Entries))
}
