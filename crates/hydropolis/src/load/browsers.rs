//! Players who are people with browsers: pages, forms and live streams, each in a language of its own.
//!
//! Two sit at each table and move in turn, as the page's script does it: the answer to a move is a frame, and everybody
//! else hears of it in a stream. Every now and then somebody loads the page anew. What is offered is read from the form in
//! the page, so that servers of other versions can be measured too.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kernel::{Chance, Seed};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

use super::browser::{Browser, Stream};
use super::{Field, TALKS};

const LANGUAGES: [&str; 5] = ["en", "uk", "pl", "de", "ja"];

/// One of so many moves comes after somebody loaded the page anew.
const RELOADS: usize = 10;

/// How long the other browser may take to hear that it is its turn.
const PATIENCE: Duration = Duration::from_secs(30);

/// Plays one game after the other at a table of two, until time is up.
pub(super) async fn table(field: Arc<Field>, number: u16, seed: Seed) {
    let mut chance = Chance::new(seed);
    let mut set_up = Party::set_up(&field, number, &mut chance).await;
    field.ready().await;
    loop {
        let played = match set_up {
            Ok(mut table) => table.play(&field, &mut chance).await,
            Err(reason) => Err(reason),
        };
        if let Err(reason) = played {
            tracing::warn!(number, reason, "a table broke off");
            field.error();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        if field.is_over() {
            return;
        }
        set_up = Party::set_up(&field, number, &mut chance).await;
    }
}

/// A table with all who look at it; streams end with it.
struct Party {
    path: String,
    players: [Player; 2],
    latest: Arc<Mutex<Option<Sent>>>,
    _streams: JoinSet<()>,
}

/// Somebody with a seat, and what their stream brings.
struct Player {
    browser: Browser,
    shown: UnboundedReceiver<Shown>,
}

/// The move that was sent last: by whom, when, and how many entries there are after it.
#[derive(Clone, Copy)]
struct Sent {
    by: usize,
    at: Instant,
    seq: u64,
}

/// What a page or a frame shows, as far as it matters here.
struct Shown {
    seq: u64,
    over: bool,
    offer: Option<Offer>,
}

/// The form at the question.
struct Offer {
    seq: String,
    key: String,
    seat: String,
    moves: Vec<String>,
    /// Moves that the page asks about before they are made.
    sure: Vec<String>,
}

impl Party {
    /// Makes a table, seats two, and has everybody listen.
    async fn set_up(field: &Arc<Field>, number: u16, chance: &mut Chance) -> Result<Self, String> {
        let title = crate::titles::nth(number);
        let language = |nth: usize| LANGUAGES[(usize::from(number) + nth) % LANGUAGES.len()];
        let (mut first, mut second) =
            (Browser::new(&field.url, language(0))?, Browser::new(&field.url, language(1))?);
        let seed = (chance.word() >> 12).to_string();
        let form =
            [("game", title), ("seat1", "me"), ("seat2", "link"), ("nickname", "Ada"), ("seed", &seed)];
        let made = first.post("/tables", &form).await?;
        let path = made.location.ok_or("a new table has no address")?;
        let page = first.get(&path).await?.body;
        let link = value_after(&page, &format!("value=\"{}/sit/", field.url)).ok_or("there is no link")?;
        let link = format!("/sit/{link}");
        second.get(&link).await?;
        second.post(&link, &[("nickname", "Grace")]).await?;
        let latest = Arc::new(Mutex::new(None));
        let mut streams = JoinSet::new();
        let mut players = Vec::new();
        for (nth, mut browser) in [first, second].into_iter().enumerate() {
            let stream = listen(field, &mut browser, &path).await?;
            let (tell, shown) = unbounded_channel();
            streams.spawn(player(field.clone(), stream, nth, latest.clone(), tell));
            players.push(Player { browser, shown });
        }
        for nth in 0..field.spectators.into() {
            let mut browser = Browser::new(&field.url, language(2 + nth))?;
            let stream = listen(field, &mut browser, &path).await?;
            // The connection belongs to the browser.
            streams.spawn(spectator(field.clone(), browser, stream));
        }
        let players = players.try_into().map_err(|_| "two players")?;
        Ok(Self { path, players, latest, _streams: streams })
    }

    /// Plays to the end of the game, or until time is up.
    async fn play(&mut self, field: &Field, chance: &mut Chance) -> Result<(), String> {
        // Who is asked is in their page.
        let (mut mover, mut offer) = (0, None);
        for nth in 0..2 {
            let page = self.players[nth].browser.get(&self.path).await?;
            if let Some(found) = shown(&page.body).and_then(|it| it.offer) {
                (mover, offer) = (nth, Some(found));
            }
        }
        let mut offer = offer.ok_or("nobody is asked")?;
        // Tables do not move in step.
        let mut due = Instant::now() + field.beat.mul_f64(chance.below(1000) as f64 / 1000.0);
        while !field.is_over() {
            tokio::time::sleep_until(due.into()).await;
            due = (due + field.beat).max(Instant::now());
            if chance.below(RELOADS) == 0 {
                self.reload(field, chance.below(2)).await?;
            }
            if field.talk && chance.below(TALKS) == 0 {
                let say = format!("{}/say", self.path);
                self.players[mover].browser.answer(&say, &[("text", "May the water be with you.")]).await?;
                field.lines.fetch_add(1, Ordering::Relaxed);
            }
            let now = self.answer(field, mover, offer, chance).await?;
            if now.over {
                field.games.fetch_add(1, Ordering::Relaxed);
                return Ok(());
            }
            offer = match now.offer {
                Some(next) => next,
                None => {
                    mover = 1 - mover;
                    self.players[mover].turn(now.seq).await?
                }
            };
        }
        Ok(())
    }

    async fn reload(&mut self, field: &Field, who: usize) -> Result<(), String> {
        let begun = Instant::now();
        let page = self.players[who].browser.get(&self.path).await?;
        if field.counts(begun) {
            field.pages.note(page.took);
            field.bytes.fetch_add(page.bytes as u64, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Makes one of the moves that are offered.
    async fn answer(
        &mut self,
        field: &Field,
        mover: usize,
        mut offer: Offer,
        chance: &mut Chance,
    ) -> Result<Shown, String> {
        let browser = &mut self.players[mover].browser;
        let chosen = chance.below((offer.moves.len() + offer.sure.len()).max(1));
        if let Some(sure) = chosen.checked_sub(offer.moves.len()).and_then(|nth| offer.sure.get(nth)) {
            // It makes something final, and the page asks back.
            let asked =
                reqwest::Url::parse_with_params(&format!("{}{}", field.url, self.path), [("sure", sure)]);
            let query = asked.map_err(|error| error.to_string())?.query().unwrap_or_default().to_owned();
            let page = browser.get(&format!("{}?{query}", self.path)).await?;
            offer = shown(&page.body).and_then(|it| it.offer).ok_or("there is no question back")?;
        }
        let chosen = offer.moves.get(chosen).or(offer.moves.first()).ok_or("nothing is offered")?;
        let form = [("move", &**chosen), ("seq", &*offer.seq), ("key", &*offer.key), ("seat", &*offer.seat)];
        let begun = Instant::now();
        let seq = offer.seq.parse::<u64>().map_err(|error| error.to_string())? + 1;
        *self.latest.lock().unwrap_or_else(|it| it.into_inner()) = Some(Sent { by: mover, at: begun, seq });
        let answer = browser.answer(&format!("{}/move", self.path), &form).await?;
        if field.counts(begun) {
            field.latencies.note(answer.took);
            field.bytes.fetch_add(answer.bytes as u64, Ordering::Relaxed);
        }
        let now = shown(&answer.body).ok_or("a move was not answered with a frame")?;
        if now.seq < seq { Err(format!("{chosen} was not made")) } else { Ok(now) }
    }
}

impl Player {
    /// Waits until the stream says that it is this player's turn, after so many entries.
    async fn turn(&mut self, seq: u64) -> Result<Offer, String> {
        let heard = async {
            loop {
                let shown = self.shown.recv().await.ok_or("a stream broke off")?;
                if let Some(offer) = shown.offer.filter(|_| shown.seq >= seq) {
                    return Ok(offer);
                }
            }
        };
        tokio::time::timeout(PATIENCE, heard)
            .await
            .map_err(|_| "nobody was told whose turn it is".to_owned())?
    }
}

/// Opens the page of a table and listens from there on.
async fn listen(field: &Field, browser: &mut Browser, path: &str) -> Result<Stream, String> {
    let page = browser.get(path).await?;
    let seq = shown(&page.body).ok_or("this is no table")?.seq;
    browser.listen(&format!("{path}/live?since={seq}{}", field.talked('&'))).await
}

/// What a player's stream tells.
async fn player(
    field: Arc<Field>,
    mut stream: Stream,
    nth: usize,
    latest: Arc<Mutex<Option<Sent>>>,
    tell: UnboundedSender<Shown>,
) {
    while let Ok(Some((event, bytes))) = stream.event().await {
        let Some(shown) = shown(&event) else { continue };
        let sent = *latest.lock().unwrap_or_else(|it| it.into_inner());
        if let Some(sent) =
            sent.filter(|sent| sent.by != nth && sent.seq == shown.seq && field.counts(sent.at))
        {
            field.told.note(sent.at.elapsed());
        }
        heard(&field, bytes, true);
        // Whoever has left needs no news.
        let _ = tell.send(shown);
    }
}

/// Somebody who only watches, and counts.
async fn spectator(field: Arc<Field>, browser: Browser, mut stream: Stream) {
    while let Ok(Some((bytes, whole))) = stream.part().await {
        heard(&field, bytes, whole);
    }
    drop(browser);
}

fn heard(field: &Field, bytes: usize, whole: bool) {
    if field.counts(Instant::now()) {
        field.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        field.events.fetch_add(whole.into(), Ordering::Relaxed);
    }
}

/// Reads a page or a frame of a table.
fn shown(html: &str) -> Option<Shown> {
    let seq = value_after(html, "data-seq=\"")?.parse().ok()?;
    let ask = &html[html.find("id=\"ask\"")?..];
    let state = value_after(ask, "data-state=\"")?;
    let offer = if state == "your-turn" { offer(ask) } else { None };
    Some(Shown { seq, over: state == "over", offer })
}

/// The form of the choices.
fn offer(ask: &str) -> Option<Offer> {
    let form = &ask[ask.find("/move\"")?..];
    let form = &form[..form.find("</form>")?];
    let values = |mark| form.split(mark).skip(1).filter_map(|it| it.split('"').next()).map(unescape);
    Some(Offer {
        seq: value_after(form, "name=\"seq\" value=\"")?.to_owned(),
        key: value_after(form, "name=\"key\" value=\"")?.to_owned(),
        seat: value_after(form, "name=\"seat\" value=\"").unwrap_or_default().to_owned(),
        moves: values("name=\"move\" value=\"").collect(),
        sure: values("name=\"sure\" value=\"").collect(),
    })
}

/// The value of an attribute after a mark.
fn value_after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let rest = &text[text.find(mark)? + mark.len()..];
    rest.split('"').next()
}

fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
