//! Boards of analysis: what if? A position of a game that is over, or of a file, is played on, by one person for everybody or
//! against bots.
//!
//! Nothing of it is kept: where it begins and the moves since are in the address, which is a link to share. With every
//! request the position is laid out and the moves are played again, as in a lesson ([`crate::scene`]). Games that go on are not
//! analysed: that would be help against the others.

use std::convert::Infallible;
use std::io::Read as _;
use std::sync::Arc;

use axum::Form;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};
use futures_util::stream;
use kernel::{Seat, Viewer};
use store::GameId;
use web::{
    AnalysisPlace, Change, ChoiceLine, HintLine, Names, Notice, OpinionLine, analysis_page, analysis_panels,
    opinion_lines, written_line,
};

use crate::app::App;
use crate::bots;
use crate::caller::Caller;
use crate::pages::{Fields, html, redirect};
use crate::problem::Problem;
use crate::reviews::{self, event, event_stream};
use crate::scene::{self, Scene};
use crate::table::{Advised, AnyTable};
use crate::table_pages::{full_names, hint_lines, id_of, is_live, number};
use crate::tables::Seated;

/// The most moves of a line.
const MOST_MOVES: usize = 200;
/// The longest line in an address, in letters.
const LONGEST_LINE: usize = 6000;
/// The longest position in an address, in letters, and the longest that comes out of one, in bytes.
const LONGEST_PACKED: usize = 12_000;
const LONGEST_POSITION: u64 = 256 << 10;
/// The most decisions of bots in answer to one of a person's.
const MOST_ANSWERS: usize = 60;
/// Who answers.
const BOT: &str = "club";
/// Simulations of the opinions that are told one after the other.
const DEEPER: [u32; 4] = [100, 400, 1600, 6400];

/// Where an analysis begins.
#[derive(Clone, Debug)]
enum Start {
    /// After so many moves of a game that is over.
    Game(GameId, usize),
    /// At a position of a file, packed.
    Position(String, String),
}

/// Who plays the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Others {
    /// The same person.
    Myself,
    /// Bots play all seats but this one.
    Bots(Seat),
}

impl Others {
    fn read(text: &str) -> Option<Self> {
        match text {
            "all" => Some(Self::Myself),
            seat => seat.parse().ok().map(Self::Bots),
        }
    }

    fn name(self) -> String {
        match self {
            Self::Myself => "all".to_owned(),
            Self::Bots(seat) => seat.to_string(),
        }
    }
}

/// What an address says.
#[derive(Clone, Debug)]
struct Asked {
    start: Start,
    others: Others,
    line: Vec<String>,
}

impl Asked {
    fn new(start: Start, others: &str, line: &str) -> Result<Self, Problem> {
        let others = Others::read(others).ok_or(Problem::NotFound)?;
        Ok(Self { start, others, line: moves_in(line)? })
    }

    fn of_game((id, at, others, line): (String, usize, String, String)) -> Result<Self, Problem> {
        Self::new(Start::Game(id_of(&id)?, at), &others, &line)
    }

    fn of_position((game, packed, others, line): (String, String, String, String)) -> Result<Self, Problem> {
        if packed.len() > LONGEST_PACKED {
            return Err(Problem::TooLarge);
        }
        Self::new(Start::Position(game, packed), &others, &line)
    }

    fn base(&self) -> String {
        match &self.start {
            Start::Game(id, at) => format!("/t/{id}/try/{at}"),
            Start::Position(game, packed) => format!("/analysis/{game}/{packed}"),
        }
    }

    fn address(&self) -> String {
        format!("{}/{}/{}", self.base(), self.others.name(), written_line(&self.line))
    }
}

/// The moves of a line as an address has it.
fn moves_in(line: &str) -> Result<Vec<String>, Problem> {
    let moves: Vec<String> =
        if line == "-" { Vec::new() } else { line.split('~').map(|it| it.replace('_', " ")).collect() };
    let short = line.len() <= LONGEST_LINE && moves.len() <= MOST_MOVES;
    short.then_some(moves).ok_or(Problem::Bad("web-try-too-long"))
}

/// A position file as an address has it.
fn packed(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    DeflateEncoder::new(text.as_bytes(), Compression::best()).read_to_end(&mut bytes).ok()?;
    Some(URL_SAFE_NO_PAD.encode(bytes)).filter(|it| it.len() <= LONGEST_PACKED)
}

fn unpacked(packed: &str) -> Option<String> {
    let bytes = URL_SAFE_NO_PAD.decode(packed).ok()?;
    let mut text = String::new();
    DeflateDecoder::new(&*bytes).take(LONGEST_POSITION + 1).read_to_string(&mut text).ok()?;
    (text.len() as u64 <= LONGEST_POSITION).then_some(text)
}

/// A board as it stands.
struct Board {
    caller: Caller,
    asked: Asked,
    table: Box<dyn AnyTable>,
    /// What everybody is called.
    names: Vec<String>,
}

/// The game a board belongs to, if it belongs to one.
async fn opened(app: &App, caller: &Caller, asked: &Asked) -> Result<Option<Arc<Seated>>, Problem> {
    match asked.start {
        Start::Game(id, _) => reviews::over(app, caller, id).await.map(Some),
        Start::Position(..) => Ok(None),
    }
}

/// Does something with a board, on the threads of the rules.
async fn with<T: Send + 'static>(
    app: &App,
    caller: &Caller,
    open: Option<&Arc<Seated>>,
    asked: Asked,
    work: impl FnOnce(Board) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let seen = caller.clone();
    let owner = caller.owner();
    match (open, asked.start.clone()) {
        (Some(open), Start::Game(_, at)) => {
            let drawn = app.tables.work(owner, open, move |open| {
                let table = open.table.after(at).ok_or(Problem::NotFound)?;
                let names = full_names(open, &seen);
                work(Board { caller: seen, asked, table, names }.played()?)
            });
            drawn.await?
        }
        (_, Start::Position(game, packed)) => {
            let title = app.games.named(&game).ok_or(Problem::NotFound)?;
            let laid = app.tables.prepare(owner, move || {
                let text = unpacked(&packed).ok_or(Problem::Bad("web-try-broken"))?;
                let table = (title.lay_sent)(&text).map_err(Problem::BadSetup)?;
                let table = table.ok_or(Problem::Forbidden("web-try-no-packs"))?;
                let names = Seat::all(table.players())
                    .map(|seat| {
                        let called = table.seat_name(seen.words(), Viewer::Seat(seat), seat);
                        called.unwrap_or_else(|| seat.to_string())
                    })
                    .collect();
                work(Board { caller: seen, asked, table, names }.played()?)
            });
            laid.await?
        }
        (None, Start::Game(..)) => Err(Problem::NoSuchTable),
    }
}

impl Board {
    /// The board after the moves of its line.
    fn played(mut self) -> Result<Self, Problem> {
        for mv in &self.asked.line {
            let seat = self.table.to_move().ok_or(Problem::Bad("web-try-broken"))?;
            self.table.play(seat, mv).map_err(|_| Problem::Bad("web-try-broken"))?;
        }
        Ok(self)
    }

    /// Through whose eyes it is seen: who is asked, or whose seat it is.
    fn seat(&self) -> Seat {
        match self.asked.others {
            Others::Bots(seat) if self.table.to_move().is_none() => seat,
            _ => self.table.to_move().unwrap_or_default(),
        }
    }

    /// Whether a bot is to move.
    fn waits(&self) -> bool {
        matches!((self.asked.others, self.table.to_move()), (Others::Bots(mine), Some(seat)) if seat != mine)
    }

    /// Makes moves for whoever is asked; what is refused is told.
    fn answer(&mut self, text: &str) -> Option<Notice> {
        for mv in text.split(';') {
            if self.asked.line.len() >= MOST_MOVES || self.asked.address().len() > LONGEST_LINE {
                return Some(Notice::Told(self.caller.say().it("try-too-long")));
            }
            let Some(seat) = self.table.to_move() else { break };
            match scene::play(&mut *self.table, &self.caller, seat, mv) {
                Ok(mv) => self.asked.line.push(mv),
                Err(refused) => return Some(*refused),
            }
        }
        None
    }

    /// Has bots decide: once, or until the person is asked.
    fn bots_answer(&mut self, once: bool) {
        let most = if once { 1 } else { MOST_ANSWERS };
        for _ in 0..most {
            let Some(seat) = self.table.to_move() else { return };
            if !once && !self.waits() || self.asked.line.len() >= MOST_MOVES {
                return;
            }
            let thought = self.table.thinker(BOT);
            let Ok(mv) = self.table.play(seat, &thought()) else { return };
            self.asked.line.push(mv);
        }
    }

    fn choices(&self) -> Vec<ChoiceLine> {
        scene::choices(&*self.table, &self.caller, self.seat())
    }

    /// What is advised, in words.
    fn hints(&self, advice: Vec<Advised>) -> Vec<HintLine> {
        hint_lines(&*self.table, &self.caller, &self.names, &self.choices(), advice)
    }

    /// A line of whoever is asked, sketched on the board: told as advice, if it can be played.
    fn line_shown(&self, line: &[String]) -> Option<Notice> {
        let say = self.caller.say();
        let choice = self.choices().into_iter().find(|choice| Some(&choice.notation) == line.first())?;
        let then = self.table.told_line(self.caller.words(), line).into_iter().skip(1);
        let then = then.map(|(sentence, _)| sentence).collect::<Vec<_>>().join("; ");
        let reasons = (!then.is_empty()).then(|| say.with("hint-then", &[("line", then.into())]));
        let sketches = self.table.sketched(0, line);
        Some(Notice::Hint(vec![HintLine {
            choice,
            worth: String::new(),
            reasons: reasons.into_iter().collect(),
            sketches,
        }]))
    }

    /// The page, or for the script what changes.
    fn shown(&self, notice: Option<Notice>, film: Option<&[Change]>) -> Result<Response, Problem> {
        let (words, say, seat) = (self.caller.words(), self.caller.say(), self.seat());
        let viewer = Viewer::Seat(seat);
        let over = self.table.to_move().is_none();
        let asks = !over && !self.waits();
        let address = self.asked.address();
        let (at, back) = match &self.asked.start {
            Start::Game(id, at) => (Some(*at), Some(format!("/t/{id}/replay/{at}"))),
            Start::Position(..) => (None, None),
        };
        let base = self.asked.base();
        let line = written_line(&self.asked.line);
        let place = AnalysisPlace {
            title: self.table.name(),
            at,
            back,
            moves: self.asked.line.len(),
            over,
            against_bots: self.asked.others != Others::Myself,
            other_way: match self.asked.others {
                Others::Myself => format!("{base}/{seat}/{line}"),
                Others::Bots(_) => format!("{base}/all/{line}"),
            },
            link: format!("{}{address}", self.caller.here()),
            address: address.clone(),
        };
        let names = &self.names;
        let who = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
        let scene = Scene {
            caller: &self.caller,
            table: &*self.table,
            seat,
            seq: self.asked.line.len() as u64,
            question: if over { say.it("try-over") } else { self.table.question(words, viewer) },
            asked: if over { String::new() } else { who(seat) },
            undo: self.asked.line.len(),
            choices: if asks { self.choices() } else { Vec::new() },
            resting: if asks { self.table.resting(words, viewer) } else { Vec::new() },
            address,
            notice,
            who: Some(&who),
            sheet: "learn.css",
        };
        scene.shown(film, |panels| analysis_panels(say, &place, panels))
    }
}

// ---- What comes in. A game and a position have the same pages; only where they begin differs.

/// What is done at a board.
enum Act {
    Look(Fields),
    Move(String),
    Undo(usize),
    Bot,
}

async fn act(
    app: App,
    caller: Caller,
    headers: &HeaderMap,
    mut asked: Asked,
    act: Act,
) -> Result<Response, Problem> {
    let open = opened(&app, &caller, &asked).await?;
    let live = is_live(headers);
    let (mut film_from, mut notice_of, mut bot) = (None, None, false);
    match act {
        Act::Look(fields) => {
            if fields.contains_key("hint") {
                let advice = advise(&app, &caller, open.as_ref(), asked.clone(), None).await?;
                return with(&app, &caller, open.as_ref(), asked, move |board| {
                    let lines = board.hints(advice);
                    board.shown(Some(Notice::Hint(lines)), live.then_some(&[]))
                })
                .await;
            }
            return with(&app, &caller, open.as_ref(), asked, move |board| {
                if let Some(line) = fields.get("line") {
                    let shown = board.line_shown(&moves_in(line)?);
                    return board.shown(shown, live.then_some(&[]));
                }
                let sure = fields.get("sure").and_then(|text| {
                    board.choices().into_iter().find(|choice| choice.notation == *text).map(Notice::Sure)
                });
                board.shown(sure, live.then_some(&[]))
            })
            .await;
        }
        Act::Move(text) => {
            film_from = Some(asked.line.len());
            let (line, notice) = with(&app, &caller, open.as_ref(), asked.clone(), move |mut board| {
                let notice = board.answer(&text);
                Ok((board.asked.line.clone(), notice))
            })
            .await?;
            asked.line = line;
            notice_of = notice;
        }
        Act::Undo(moves) => {
            let keep = asked.line.len().saturating_sub(moves.max(1));
            asked.line.truncate(keep);
            // Against bots one goes back to one's own decision.
            asked = with(&app, &caller, open.as_ref(), asked, |mut board| {
                while board.waits() && board.asked.line.pop().is_some() {
                    board.table = board.table.after(0).ok_or(Problem::NotFound)?;
                    board = board.played()?;
                }
                Ok(board.asked)
            })
            .await?;
        }
        Act::Bot => bot = true,
    }
    if notice_of.is_none() {
        film_from = film_from.or(bot.then_some(asked.line.len()));
        asked = answered(&app, &caller, open.as_ref(), asked, bot).await?;
    }
    if !live && notice_of.is_none() {
        return Ok(redirect(&asked.address(), None));
    }
    with(&app, &caller, open.as_ref(), asked, move |board| {
        let film = film_from.map_or_else(Vec::new, |from| {
            let viewer = Viewer::Seat(board.seat());
            board.table.steps(board.caller.words(), viewer, &Names::default(), from as u64)
        });
        board.shown(notice_of, live.then_some(&film))
    })
    .await
}

/// Has bots answer, where they are to move; `once` for one decision of whoever is asked.
async fn answered(
    app: &App,
    caller: &Caller,
    open: Option<&Arc<Seated>>,
    asked: Asked,
    once: bool,
) -> Result<Asked, Problem> {
    if asked.others == Others::Myself && !once {
        return Ok(asked);
    }
    let board = with(app, caller, open, asked, Ok).await?;
    if !once && !board.waits() {
        return Ok(board.asked);
    }
    let mut board = board;
    bots::ponder(app, caller.owner(), open, move || {
        board.bots_answer(once);
        if once && board.waits() {
            board.bots_answer(false);
        }
        board.asked
    })
    .await
}

/// What the bot thinks of the moves.
async fn advise(
    app: &App,
    caller: &Caller,
    open: Option<&Arc<Seated>>,
    asked: Asked,
    simulations: Option<u32>,
) -> Result<Vec<Advised>, Problem> {
    let adviser = with(app, caller, open, asked, move |board| Ok(board.table.adviser(simulations))).await?;
    bots::ponder(app, caller.owner(), open, adviser).await
}

/// Somebody who listens to opinions.
struct Listening {
    app: App,
    caller: Caller,
    open: Option<Arc<Seated>>,
    asked: Asked,
    depth: usize,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.app.streams.end(stream_of(&self.open), self.caller.client.block());
    }
}

/// Where a stream is counted: at its game, or among those of no game.
fn stream_of(open: &Option<Arc<Seated>>) -> GameId {
    open.as_ref().map_or(GameId::NONE, |open| open.game.id)
}

/// The bot's opinion, ever deeper, until it is deep enough or nobody listens.
async fn opinions(app: App, caller: Caller, asked: Asked) -> Result<Response, Problem> {
    let open = opened(&app, &caller, &asked).await?;
    // What cannot be laid out is told at once.
    with(&app, &caller, open.as_ref(), asked.clone(), |_| Ok(())).await?;
    if !app.streams.begin(&app.limits, stream_of(&open), caller.client.block()) {
        return Err(Problem::TooManyStreams);
    }
    let listening = Listening { app, caller, open, asked, depth: 0 };
    let events = stream::unfold(listening, |mut it| async move {
        let simulations = *DEEPER.get(it.depth)?;
        if *it.app.stopping.borrow() {
            return None;
        }
        let open = it.open.as_ref();
        let advice = advise(&it.app, &it.caller, open, it.asked.clone(), Some(simulations)).await;
        let drawn = match advice {
            Ok(advice) => {
                with(&it.app, &it.caller, open, it.asked.clone(), move |board| {
                    let lines: Vec<OpinionLine> = board
                        .hints(advice)
                        .into_iter()
                        .map(|hint| OpinionLine {
                            address: {
                                let mut next = board.asked.clone();
                                next.line.push(hint.choice.notation.clone());
                                next.address()
                            },
                            hint,
                        })
                        .collect();
                    Ok(opinion_lines(board.caller.say(), &lines, Some(simulations)).into_string())
                })
                .await
            }
            Err(problem) => Err(problem),
        };
        it.depth = if drawn.is_ok() { it.depth + 1 } else { DEEPER.len() };
        let told = match drawn {
            Ok(drawn) => event("opinion", &drawn),
            Err(problem) => {
                event("opinion", &maud::html! { p { (problem.sentence(it.caller.words())) } }.into_string())
            }
        };
        Some((Ok::<_, Infallible>(told), it))
    });
    Ok(event_stream(Body::from_stream(events)))
}

type GamePath = Path<(String, usize, String, String)>;
type PositionPath = Path<(String, String, String, String)>;

fn text_of(form: &Fields) -> Result<String, Problem> {
    let text = form.get("move").cloned().ok_or_else(|| Problem::BadForm("move".to_owned()))?;
    if text.len() > LONGEST_LINE { Err(Problem::TooLarge) } else { Ok(text) }
}

fn moves_of(form: &Fields) -> Result<usize, Problem> {
    Ok(usize::try_from(number(form, "moves")?).unwrap_or(usize::MAX))
}

/// To the beginning of a line from a moment of a game.
pub(crate) async fn from_game(Path((id, at)): Path<(String, usize)>) -> Result<Response, Problem> {
    Ok(redirect(&format!("/t/{}/try/{at}/all/-", id_of(&id)?), None))
}

/// The handlers of one kind of board.
macro_rules! board {
    ($read:path, $path:ty; $look:ident, $play:ident, $undo:ident, $bot:ident, $opinion:ident) => {
        /// A board as it stands.
        pub(crate) async fn $look(
            State(app): State<App>,
            caller: Caller,
            Path(path): $path,
            Query(fields): Query<Fields>,
            headers: HeaderMap,
        ) -> Result<Response, Problem> {
            act(app, caller, &headers, $read(path)?, Act::Look(fields)).await
        }

        /// Makes a move.
        pub(crate) async fn $play(
            State(app): State<App>,
            caller: Caller,
            Path(path): $path,
            headers: HeaderMap,
            Form(form): Form<Fields>,
        ) -> Result<Response, Problem> {
            let text = text_of(&form)?;
            act(app, caller, &headers, $read(path)?, Act::Move(text)).await
        }

        /// Takes moves back.
        pub(crate) async fn $undo(
            State(app): State<App>,
            caller: Caller,
            Path(path): $path,
            headers: HeaderMap,
            Form(form): Form<Fields>,
        ) -> Result<Response, Problem> {
            let moves = moves_of(&form)?;
            act(app, caller, &headers, $read(path)?, Act::Undo(moves)).await
        }

        /// Has a bot decide.
        pub(crate) async fn $bot(
            State(app): State<App>,
            caller: Caller,
            Path(path): $path,
            headers: HeaderMap,
        ) -> Result<Response, Problem> {
            act(app, caller, &headers, $read(path)?, Act::Bot).await
        }

        /// The bot's opinion, streamed.
        pub(crate) async fn $opinion(
            State(app): State<App>,
            caller: Caller,
            Path(path): $path,
        ) -> Result<Response, Problem> {
            opinions(app, caller, $read(path)?).await
        }
    };
}
board!(Asked::of_game, GamePath; game, game_move, game_undo, game_bot, game_opinion);
board!(Asked::of_position, PositionPath; position, position_move, position_undo, position_bot, position_opinion);

/// The form for a position file.
pub(crate) async fn form(State(app): State<App>, caller: Caller) -> Response {
    let games: Vec<&str> = app.games.all().map(|title| title.name).collect();
    html(analysis_page(caller.say(), &caller.shell(), &games))
}

/// From a position file to its board.
pub(crate) async fn open(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<Fields>,
) -> Result<Response, Problem> {
    let field = |name: &str| form.get(name).cloned().ok_or_else(|| Problem::BadForm(name.to_owned()));
    let (game, text) = (field("game")?, field("position")?.replace("\r\n", "\n"));
    let packed = packed(&text).ok_or(Problem::TooLarge)?;
    let asked = Asked::of_position((game, packed, "all".to_owned(), "-".to_owned()))?;
    let address = asked.address();
    with(&app, &caller, None, asked, |_| Ok(())).await?;
    Ok(redirect(&address, None))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_goes_through_an_address() {
        let text = "[setup]\nplayers = 2\n".repeat(40);
        let packed = packed(&text).expect("short enough");
        assert!(
            packed.len() < 100 && packed.bytes().all(|it| it.is_ascii_alphanumeric() || b"-_".contains(&it))
        );
        assert_eq!(unpacked(&packed), Some(text));
        assert_eq!(unpacked("what is no position"), None);
    }

    /// A few letters that unpack to far more are refused.
    #[test]
    fn what_unpacks_without_an_end_is_refused() {
        let packed = packed(&"a".repeat(3 << 20)).expect("it packs well");
        assert!(packed.len() < LONGEST_PACKED);
        assert_eq!(unpacked(&packed), None);
    }

    #[test]
    fn an_address_reads_back() {
        let line = ["turbine +2 left", "slot 8 with #241"].map(str::to_owned);
        let start = || Start::Position("barrage".to_owned(), "xyz".to_owned());
        let asked = Asked { start: start(), others: Others::Bots(Seat(1)), line: line.to_vec() };
        assert_eq!(asked.address(), "/analysis/barrage/xyz/P2/turbine_%2B2_left~slot_8_with_%23241");
        // The router has unpacked what was written by its number.
        let read = Asked::new(start(), "P2", "turbine_+2_left~slot_8_with_#241").expect("as it was written");
        assert_eq!(read.line, line);
        assert!(Asked::new(start(), "nobody", "-").is_err());
        assert!(Asked::new(start(), "all", &"a~".repeat(201)).is_err());
        assert!(Asked::new(start(), "all", &"a".repeat(6001)).is_err());
    }
}
