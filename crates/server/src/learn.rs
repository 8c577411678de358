//! Lessons: the chapters of the crate `lessons`, on the page of a table.
//!
//! A lesson is no game of the store. It lays out a new position every few moves and goes back behind what no undo may pass,
//! so what is kept of it is a value, how far somebody is ([`Walk`]), and the browser keeps it in a cookie for each chapter.
//! With every request the position is laid out and the moves are played again, through the same doors as at any table.
//! Where a lesson becomes a game ([`play_on`]), it is a table in the store that begins from the position reached.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use kernel::{Seat, Viewer};
use lessons::{Chapter, Then, Verdict, Walk};
use web::{Change, ChapterLine, ChoiceLine, LessonPlace, Names, Notice, learn_page, lesson_panels};

use crate::app::App;
use crate::caller::{Caller, cookie, lesson_cookie};
use crate::coach;
use crate::create::{self, Wish};
use crate::pages::{Fields, html, redirect, set_cookie};
use crate::problem::Problem;
use crate::scene::{self, Answer, Exercise, Scene, plain};
use crate::table::AnyTable;
use crate::titles::Entry;

/// Who is taught.
const LEARNER: Seat = Seat(0);
/// The bot that sits opposite when a lesson becomes a game.
pub(crate) const OPPONENT: &str = "beginner";
/// How many moves come at once at most: the cards that somebody gives away.
const MOST_AT_ONCE: usize = 12;
/// The answer to a step that is over: on to the next one.
const GO_ON: &str = "go on";
/// The answer to a chapter that is over: on with its game.
const PLAY_ON: &str = "play on";

/// How far the caller is in a chapter; at its start if nothing is known.
fn walk_of(headers: &HeaderMap, chapter: &Chapter) -> Walk {
    let kept = cookie(headers, &cookie_name(chapter));
    let walk = kept.and_then(|kept| kept.value().parse().ok());
    walk.filter(|walk: &Walk| walk.belongs_to(chapter)).unwrap_or_default()
}

fn cookie_name(chapter: &Chapter) -> String {
    format!("learn-{}-{}", chapter.game, chapter.number)
}

/// The chapters of the games here, with how far the caller is in each.
pub(crate) fn lines(app: &App, headers: &HeaderMap) -> Vec<ChapterLine> {
    let here = lessons::chapters().iter().filter(|chapter| app.games.named(chapter.game).is_some());
    here.map(|chapter| line(chapter, &walk_of(headers, chapter))).collect()
}

fn line(chapter: &Chapter, walk: &Walk) -> ChapterLine {
    ChapterLine {
        game: chapter.game,
        number: chapter.number,
        minutes: chapter.minutes,
        short: chapter.short,
        state: match walk {
            Walk { finished: true, .. } => "finished",
            Walk { count: 0, .. } => "new",
            _ => "begun",
        },
    }
}

/// The list of chapters.
pub(crate) async fn chapters(State(app): State<App>, caller: Caller, headers: HeaderMap) -> Response {
    let mut around = caller.shell();
    around.sheet = Some("learn.css");
    html(learn_page(caller.say(), &around, &lines(&app, &headers)))
}

/// A chapter under way.
pub(crate) struct Lesson {
    caller: Caller,
    title: Entry,
    chapter: &'static Chapter,
    walk: Walk,
    table: Box<dyn AnyTable>,
}

impl Lesson {
    fn step(&self) -> &'static lessons::Step {
        &self.chapter.steps[self.walk.step]
    }

    fn is_last(&self) -> bool {
        self.walk.step + 1 == self.chapter.steps.len()
    }

    /// Whether the chapter is at its end, and a game can be played on from it.
    fn can_play_on(&self) -> bool {
        self.walk.way.is_some() && self.is_last() && self.chapter.play_on
    }

    /// Where one can go from the end: to the next chapter of the short way, if this is one of them, and to the next of all.
    fn next(&self) -> impl Iterator<Item = &'static Chapter> {
        let later = || {
            let of_game = lessons::chapters().iter().filter(|it| it.game == self.chapter.game);
            of_game.filter(|it| it.number > self.chapter.number)
        };
        let short = later().find(|it| it.short && self.chapter.short);
        let next = later().next().filter(|next| short.is_none_or(|short| short.number != next.number));
        short.into_iter().chain(next)
    }

    fn said(&self, end: &str) -> String {
        if end.is_empty() { String::new() } else { self.caller.say().any(&self.chapter.message(end)) }
    }

    /// What the lesson itself says of a move that the rules refuse here, if it says something.
    fn refusal(&self, mv: &str) -> Option<Notice> {
        let known = |it: &&lessons::Refused| it.mv == mv.trim() && it.after == self.walk.played();
        let refused = self.step().refused.iter().find(known)?;
        Some(Notice::Refused { sentence: self.said(&refused.say), rule: Some(refused.rule.clone()) })
    }

    /// What is said to an answer: what it did, and what the others did then.
    fn reply(&self, way: usize) -> String {
        let way = &self.step().ways[way];
        let told = [self.said(&way.reply), self.said(&way.line)];
        told.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Lays the position out again, after moves were taken back or another step began.
    fn lay_again(&mut self) -> Result<(), Problem> {
        self.table = lay(&self.title, self.chapter, &self.walk)?;
        Ok(())
    }

    fn go_to(&mut self, step: usize) -> Result<(), Problem> {
        self.walk.go_to(self.chapter, step);
        self.lay_again()
    }

    /// From the beginning, or with all of it done.
    fn begin_anew(&mut self, finished: bool) {
        self.walk = Walk { finished, count: self.walk.count, ..Walk::default() };
    }

    /// Leaves a step out; the chapter is done where no other scene comes after it.
    fn skip(&mut self) -> Result<Answer, Problem> {
        let steps = &self.chapter.steps;
        match (self.walk.step + 1..steps.len()).find(|&step| steps[step].from.is_some()) {
            Some(next) => {
                self.go_to(next)?;
                Ok(Answer::QUIET)
            }
            None => {
                self.begin_anew(true);
                let cookie = lesson_cookie(cookie_name(self.chapter), &self.walk);
                Ok(Answer::Away(redirect("/learn", cookie)))
            }
        }
    }

    /// Where an answer leads. Returns whether what is told of it is told beside the next question.
    fn follow(&mut self, verdict: Verdict) -> Result<bool, Problem> {
        let Verdict::Done(way) = verdict else {
            if verdict == Verdict::Elsewhere {
                self.walk.again();
                self.lay_again()?;
            }
            return Ok(true);
        };
        let next = match self.step().ways[way].then {
            Then::Again => {
                self.walk.again();
                self.lay_again()?;
                return Ok(true);
            }
            Then::Next => self.walk.step + 1,
            Then::Step(number) => number.saturating_sub(1),
        };
        // Where the table goes on, so does the lesson. Else what came of the answer stays until the learner has seen it.
        match self.chapter.steps.get(next) {
            Some(step) if step.from.is_none() => {
                self.walk.go_to(self.chapter, next);
                Ok(true)
            }
            found => {
                self.walk.finished |= found.is_none();
                self.walk.way = Some(way);
                Ok(false)
            }
        }
    }

    /// The moves of the others after an answer.
    fn play_script(&mut self, way: usize) {
        for pattern in &self.step().ways[way].script {
            let Some(seat) = self.table.to_move() else { return };
            let legal = self.table.legal(Viewer::Seat(seat));
            let Some(mv) = legal.into_iter().find(|mv| lessons::fits(pattern, mv)) else { return };
            if let Ok(mv) = self.table.play(seat, &mv) {
                self.walk.moves.push(mv);
            }
        }
    }

    /// What can be answered.
    fn choices(&self) -> Vec<ChoiceLine> {
        let say = self.caller.say();
        if self.walk.way.is_some() {
            if !self.is_last() {
                return vec![plain(GO_ON.to_owned(), say.it("learn-go-on"), Vec::new(), false)];
            }
            let play = plain(PLAY_ON.to_owned(), say.it("learn-play-on"), Vec::new(), false);
            let next = self.next().map(|to| {
                let title = say.any(&to.message("title"));
                let told = say.with("learn-next", &[("title", title.into())]);
                plain(format!("next {}", to.number), told, Vec::new(), true)
            });
            return self.chapter.play_on.then_some(play).into_iter().chain(next).collect();
        }
        if !self.step().point.is_empty() {
            let point = |at: &String| match at.parse::<u8>() {
                Ok(_) => plain(format!("point {at}"), at.clone(), Vec::new(), false),
                Err(_) => plain(format!("point {at}"), say.it("learn-this"), vec![at.clone()], false),
            };
            return self.step().point.iter().map(point).collect();
        }
        scene::choices(&*self.table, &self.caller, LEARNER)
    }
}

impl Exercise for Lesson {
    type Kept = (&'static Chapter, Walk);

    fn kept(headers: &HeaderMap, game: &str, number: usize) -> Option<Self::Kept> {
        let chapter = lessons::chapter(game, number)?;
        Some((chapter, walk_of(headers, chapter)))
    }

    fn open(caller: Caller, title: Entry, (chapter, walk): Self::Kept) -> Result<Self, Problem> {
        let laid = lay(&title, chapter, &walk);
        let (walk, table) = match laid {
            Ok(table) => (walk, table),
            Err(Problem::Conflict(_)) => {
                let fresh = Walk { finished: walk.finished, ..Walk::default() };
                let table = lay(&title, chapter, &fresh)?;
                (fresh, table)
            }
            Err(problem) => return Err(problem),
        };
        Ok(Self { caller, title, chapter, walk, table })
    }

    fn count(&mut self) -> &mut u64 {
        &mut self.walk.count
    }

    fn answer(&mut self, text: &str) -> Result<Answer, Problem> {
        match text {
            "over" => {
                self.begin_anew(self.walk.finished);
                self.lay_again()?;
                return Ok(Answer::QUIET);
            }
            "skip" => return self.skip(),
            _ => {}
        }
        if let Some(way) = self.walk.way {
            if text == PLAY_ON && self.can_play_on() {
                // The same form goes on to where tables are begun.
                let address = format!("/learn/{}/{}/play", self.chapter.game, self.chapter.number);
                return Ok(Answer::Away(Redirect::temporary(&address).into_response()));
            }
            if text == GO_ON && !self.is_last() {
                let next = match self.step().ways[way].then {
                    Then::Step(number) => number.saturating_sub(1),
                    Then::Next | Then::Again => self.walk.step + 1,
                };
                self.go_to(next)?;
            }
            return Ok(Answer::QUIET);
        }
        let from = self.table.entries();
        let mut pointed = None;
        if let Some(at) = text.strip_prefix("point ") {
            if !self.step().point.iter().any(|it| it == at) {
                return Ok(Answer::QUIET);
            }
            pointed = Some(vec![text.to_owned()]);
        }
        let mut verdict = Verdict::Going;
        if let Some(pointed) = &pointed {
            verdict = self.step().judge(pointed, &self.table.view(Viewer::Seat(LEARNER)));
        } else if self.step().point.is_empty() {
            for mv in text.split(';').take(MOST_AT_ONCE) {
                match scene::play(&mut *self.table, &self.caller, LEARNER, mv) {
                    Ok(mv) => self.walk.moves.push(mv),
                    Err(refused) => {
                        return Ok(Answer::Shown(Some(self.refusal(mv).unwrap_or(*refused)), Vec::new()));
                    }
                }
                verdict = self.step().judge(self.walk.played(), &self.table.view(Viewer::Seat(LEARNER)));
                if verdict == Verdict::Going && self.walk.is_full() {
                    verdict = Verdict::Elsewhere;
                }
                if verdict != Verdict::Going {
                    break;
                }
            }
        }
        let told = match verdict {
            Verdict::Going => None,
            Verdict::Elsewhere => Some(self.caller.say().it("learn-elsewhere")),
            Verdict::Done(way) => {
                if self.step().ways[way].then != Then::Again {
                    self.play_script(way);
                }
                Some(self.reply(way))
            }
        };
        let film = self.table.steps(self.caller.words(), Viewer::Seat(LEARNER), &Names::default(), from);
        let notice = self.follow(verdict)?.then_some(told).flatten().map(Notice::Told);
        Ok(Answer::Shown(notice, film))
    }

    /// Moves of the step go back, or the answer that ended it.
    fn take_back(&mut self, moves: usize) -> Result<(), Problem> {
        if self.walk.way.is_some() {
            self.walk.again();
        } else {
            let keep = self.walk.moves.len().saturating_sub(moves).max(self.walk.before);
            self.walk.moves.truncate(keep);
        }
        self.lay_again()
    }

    fn shown(&self, notice: Option<Notice>, film: Option<&[Change]>) -> Result<Response, Problem> {
        let (words, say, viewer) = (self.caller.words(), self.caller.say(), Viewer::Seat(LEARNER));
        let step = self.step();
        let asks = self.walk.way.is_none() && step.point.is_empty();
        let mut resting = if asks { self.table.resting(words, viewer) } else { Vec::new() };
        for refused in step.refused.iter().filter(|it| it.after == self.walk.played()) {
            for line in resting.iter_mut().filter(|line| line.places.contains(&refused.at)) {
                line.reason = self.said(&refused.say);
                line.rule = refused.rule.clone();
            }
        }
        let line = line(self.chapter, &self.walk);
        let address = line.address();
        let ended = self.walk.way.is_some() && self.is_last();
        let place = LessonPlace {
            chapter: line,
            step: self.walk.step + 1,
            steps: self.chapter.steps.len(),
            ended,
            seq: self.walk.count,
        };
        let lit: &[String] = if self.walk.way.is_none() { &step.lit } else { &[] };
        let question = match self.walk.way {
            Some(_) if ended => self.said("aha"),
            Some(way) => self.reply(way),
            None => self.said(&(self.walk.step + 1).to_string()),
        };
        // At the end the last reply stands over what was learnt.
        let last = || Some(Notice::Told(self.reply(self.walk.way.filter(|_| ended)?)));
        let notice = notice.or_else(last);
        let asked = if asks && !self.walk.played().is_empty() {
            self.table.question(words, viewer)
        } else {
            String::new()
        };
        let scene = Scene {
            caller: &self.caller,
            table: &*self.table,
            seat: LEARNER,
            seq: self.walk.count,
            undo: self.walk.played().len(),
            choices: self.choices(),
            address,
            question,
            asked,
            resting,
            notice,
            who: None,
            sheet: "learn.css",
        };
        let mut response =
            scene.shown(film, |panels| lesson_panels(say, &place, panels, &self.chapter.show, lit))?;
        set_cookie(&mut response, lesson_cookie(cookie_name(self.chapter), &self.walk));
        Ok(response)
    }
}

/// The table of a chapter where somebody is in it.
fn lay(title: &Entry, chapter: &Chapter, walk: &Walk) -> Result<Box<dyn AnyTable>, Problem> {
    let (_, position) = chapter.scene(walk.step).ok_or(Problem::NotFound)?;
    let mut table = (title.lay)(position).map_err(Problem::BadSetup)?;
    for mv in &walk.moves {
        let seat = table.to_move().ok_or(Problem::Conflict("web-trouble"))?;
        table.play(seat, mv).map_err(|_| Problem::Conflict("web-trouble"))?;
    }
    Ok(table)
}

/// A chapter as it stands.
pub(crate) async fn lesson(
    State(app): State<App>,
    caller: Caller,
    Path((game, number)): Path<(String, usize)>,
    Query(asked): Query<Fields>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    scene::with(&app, caller, &headers, (&game, number), move |lesson: Lesson| {
        let ended = lesson.walk.way.is_some() && lesson.is_last();
        let to = asked.get("sure").and_then(|sure| sure.strip_prefix("next ")).filter(|_| ended);
        if let Some(to) = to.and_then(|to| lesson.next().find(|it| it.number.to_string() == to)) {
            return Ok(redirect(&format!("/learn/{}/{}", to.game, to.number), None));
        }
        let sure = asked.get("sure").and_then(|text| {
            let choice = lesson.choices().into_iter().find(|choice| choice.notation == *text)?;
            Some(Notice::Sure(choice))
        });
        let notice = if asked.contains_key("hint") { hint(&lesson) } else { sure };
        lesson.shown(notice, None)
    })
    .await
}

/// What the first right answer would do next.
fn hint(lesson: &Lesson) -> Option<Notice> {
    let pattern = lesson.step().hint(lesson.walk.played())?;
    let fits = |choice: &ChoiceLine| lessons::fits(pattern, &choice.notation);
    let choice = lesson.choices().into_iter().find(fits)?;
    Some(Notice::Told(lesson.caller.say().with("learn-hint", &[("choice", choice.sentence.into())])))
}

/// Plays on from where a chapter ended: a table in the store that begins from this position.
pub(crate) async fn play_on(
    State(app): State<App>,
    caller: Caller,
    Path((game, number)): Path<(String, usize)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let position = scene::with(&app, caller.clone(), &headers, (&game, number), |lesson: Lesson| {
        if !lesson.can_play_on() {
            return Err(Problem::Conflict("web-learn-not-yet"));
        }
        lesson.table.position_file().map_err(Problem::BadSetup)
    });
    let settings = [("position".to_owned(), position.await?)].into();
    let seats = vec!["me".to_owned(), OPPONENT.to_owned()];
    let (host, cookie) = caller.or_guest(None).await?;
    let wish = Wish { game, seats, settings, ..Wish::default() };
    let id = create::begin(&app, caller.owner(), &host, &wish).await?;
    let mut response = redirect(&format!("/t/{id}"), cookie);
    // Whoever comes from the lessons is not left alone.
    for cookie in coach::asked(&app, &caller, true) {
        set_cookie(&mut response, Some(cookie));
    }
    Ok(response)
}
