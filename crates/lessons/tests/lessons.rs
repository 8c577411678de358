//! Every lesson, played through the engine: what it asks can be done, what it says is there.

use std::collections::BTreeSet;

use kernel::{Match, Seat, Seed, Viewer};
use lessons::{Chapter, Step, Then, Verdict, chapters};
use serde_json::Value as Json;
use titles::Title;
use words::Words;

/// Who is taught.
const LEARNER: Seat = Seat(0);
/// The longest text of a step, in letters.
const LONGEST: usize = 140;
/// The parts of a table, as `show` names them.
const PARTS: [&str; 7] = ["ground", "works", "offer", "hand", "purse", "mine", "others"];

fn view<T: Title>(game: &Match<T>) -> Json {
    serde_json::to_value(game.view(Viewer::Seat(LEARNER))).expect("a view is JSON")
}

/// Plays the moves of a way, each the first that fits and is judged right; where they end, and what they were.
fn play<T: Title>(start: &Match<T>, step: &Step, way: usize) -> Result<Match<T>, String> {
    let (mut game, mut played) = (start.clone(), Vec::new());
    let path = step.path(way);
    if path.is_empty() {
        return Err("no example says how".to_owned());
    }
    for (at, pattern) in path.iter().enumerate() {
        let wanted = if at + 1 == path.len() { Verdict::Done(way) } else { Verdict::Going };
        if pattern.starts_with("point ") {
            let point =
                step.point.iter().map(|it| format!("point {it}")).find(|it| lessons::fits(pattern, it));
            let point = point.ok_or_else(|| format!("{pattern} cannot be pointed at"))?;
            if step.judge(&[point], &view(&game)) != wanted {
                return Err(format!("{pattern} is judged otherwise"));
            }
            continue;
        }
        if game.to_move() != Some(LEARNER) {
            return Err(format!("{pattern}: the learner is not asked"));
        }
        let moves: Vec<T::Move> = game.moves().to_vec();
        let next = moves.into_iter().filter(|mv| lessons::fits(pattern, &mv.to_string())).find_map(|mv| {
            let mut tried = game.clone();
            tried.play(LEARNER, mv).ok()?;
            let mut so_far = played.clone();
            so_far.push(mv.to_string());
            (step.judge(&so_far, &view(&tried)) == wanted).then_some((tried, so_far))
        });
        (game, played) = next.ok_or_else(|| format!("{pattern} cannot be played as the step wants it"))?;
    }
    for pattern in &step.ways[way].script {
        let seat = game.to_move().ok_or("the game is over before the script is")?;
        if seat == LEARNER {
            return Err(format!("{pattern}: the others are not asked"));
        }
        let mv = game.moves().iter().copied().find(|mv| lessons::fits(pattern, &mv.to_string()));
        let mv = mv.ok_or_else(|| format!("{pattern} of the script is not legal"))?;
        game.play(seat, mv).map_err(|error| error.to_string())?;
    }
    Ok(game)
}

fn play_chapter<T: Title>(chapter: &Chapter) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut here: Option<Match<T>> = None;
    for (at, step) in chapter.steps.iter().enumerate() {
        let mut fail =
            |what: String| wrong.push(format!("{} {}, step {}: {what}", T::NAME, chapter.number, at + 1));
        if let Some(name) = &step.from {
            let laid = chapter.positions.get(name).ok_or_else(|| format!("there is no position {name}"));
            let laid = laid.and_then(|text| T::from_position(text).map_err(|fault| fault.to_string()));
            match laid.and_then(|setup| T::open(setup).map_err(|error| error.to_string())) {
                Ok(game) => here = Some(Match::begin(game, Seed(0))),
                Err(reason) => fail(reason),
            }
        }
        let Some(start) = here.clone() else { return wrong };
        if step.point.is_empty() && start.to_move() != Some(LEARNER) {
            fail("it is skipped: the learner is not asked".to_owned());
        }
        if step.ways.iter().all(|way| way.then == Then::Again) {
            fail("no answer leads on".to_owned());
        }
        for refused in &step.refused {
            let mut game = start.clone();
            let made = refused.after.iter().try_for_each(|text| {
                let mv = text.parse().map_err(|_| text.clone())?;
                game.play(LEARNER, mv).map(drop).map_err(|_| text.clone())
            });
            let refusal = refused.mv.parse().ok().and_then(|mv: T::Move| game.refusal(LEARNER, mv));
            let rule = refusal.and_then(|error| error.rule()).map(|rule| rule.to_string());
            if made.is_err() || rule.as_deref() != Some(&*refused.rule) {
                fail(format!("{} is refused by {rule:?}, not by {}", refused.mv, refused.rule));
            }
        }
        let mut next = None;
        for way in 0..step.ways.len() {
            match play(&start, step, way) {
                Ok(end) if step.ways[way].then == Then::Next && next.is_none() => next = Some(end),
                Ok(_) => {}
                Err(reason) => fail(format!("answer {}: {reason}", way + 1)),
            }
        }
        here = next.or(here);
    }
    wrong
}

/// Every answer of every step can be given, is judged as it says, and leads to where the next step begins.
#[test]
fn every_lesson_can_be_played() {
    let wrong: Vec<Vec<String>> = titles::each!(T => {
        let own = chapters().iter().filter(|chapter| chapter.game == <T as kernel::Game>::NAME);
        own.flat_map(play_chapter::<T>).collect()
    })
    .into();
    let wrong: Vec<String> = wrong.concat();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The names of the messages a chapter says.
fn messages(chapter: &Chapter) -> BTreeSet<String> {
    let mut ends: BTreeSet<String> = ["title", "aha"].map(str::to_owned).into();
    for (number, step) in (1..).zip(&chapter.steps) {
        ends.insert(usize::to_string(&number));
        ends.extend(step.ways.iter().flat_map(|way| [way.reply.clone(), way.line.clone()]));
        ends.extend(step.refused.iter().map(|refused| refused.say.clone()));
    }
    ends.remove("");
    ends.iter().map(|end| chapter.message(end)).collect()
}

/// In every language every text is there, and short.
#[test]
fn every_text_is_there_and_short() {
    let mut wrong = Vec::new();
    for words in Words::languages().filter_map(Words::of) {
        for message in chapters().iter().flat_map(messages) {
            let long = || words.say(&message, &[]).chars().count() > LONGEST;
            if !words.knows(&message) || long() {
                wrong.push(format!("{}: {message}", words.language()));
            }
        }
    }
    assert!(wrong.is_empty(), "missing or too long: {}", wrong.join(", "));
}

/// Eight chapters a game, with a short way through each; parts of the table by their names.
#[test]
fn the_chapters_are_whole() {
    for game in titles::each!(T => <T as kernel::Game>::NAME) {
        let own: Vec<&Chapter> = chapters().iter().filter(|chapter| chapter.game == game).collect();
        assert_eq!(own.iter().map(|chapter| chapter.number).collect::<Vec<_>>(), (1..=8).collect::<Vec<_>>());
        assert_eq!(own.iter().filter(|chapter| chapter.short).count(), 4, "{game}");
        assert!(own.last().is_some_and(|it| it.play_on) || own.iter().any(|it| it.play_on), "{game}");
        for part in own.iter().flat_map(|chapter| &chapter.show) {
            assert!(PARTS.contains(&&**part), "{part}");
        }
        assert!(own.iter().all(|chapter| chapter.steps.first().is_some_and(|step| step.from.is_some())));
    }
}

/// How many words somebody reads in a minute.
const READING: usize = 200;
/// How long it takes to find a place and to click it, in seconds.
const CLICKING: usize = 4;

/// What somebody reads and does who walks through a chapter by the first answers that lead on: words, clicks, seconds.
fn walk_through(words: &Words, chapter: &Chapter) -> (usize, usize, usize) {
    let count = |end: &str| match end {
        "" => 0,
        end => words.say(&chapter.message(end), &[]).split_whitespace().count(),
    };
    let (mut read, mut clicks) = (count("title") + count("aha"), 0);
    for (number, step) in (1..).zip(&chapter.steps) {
        let way = step.ways.iter().position(|way| way.then != Then::Again).expect("an answer leads on");
        read +=
            count(&usize::to_string(&number)) + count(&step.ways[way].reply) + count(&step.ways[way].line);
        let goes_on = chapter.steps.get(number).is_some_and(|next| next.from.is_some());
        clicks += step.path(way).len() + usize::from(goes_on);
    }
    (read, clicks, (read * 60).div_ceil(READING) + clicks * CLICKING)
}

/// The times in docs/lessons.md are those of a walk through every chapter, no chapter takes longer than it says, and the
/// short way takes ten minutes at most.
#[test]
fn a_walk_through_takes_as_long_as_the_page_says() {
    let words = Words::of("en").expect("English is there");
    let minutes = |seconds: usize| format!("{}:{:02}", seconds / 60, seconds % 60);
    let mut rows = vec!["| chapter | words | clicks | time |".to_owned(), "|---|---|---|---|".to_owned()];
    for game in titles::each!(T => <T as kernel::Game>::NAME) {
        let (mut short, mut all) = (0, 0);
        for chapter in chapters().iter().filter(|chapter| chapter.game == game) {
            let (read, clicks, seconds) = walk_through(words, chapter);
            assert!(
                seconds <= usize::from(chapter.minutes) * 60,
                "{game} {}: {}",
                chapter.number,
                minutes(seconds)
            );
            all += seconds;
            short += if chapter.short { seconds } else { 0 };
            let (title, way) =
                (words.say(&chapter.message("title"), &[]), if chapter.short { ", short way" } else { "" });
            rows.push(format!(
                "| {game} {}: {title}{way} | {read} | {clicks} | {} |",
                chapter.number,
                minutes(seconds)
            ));
        }
        assert!(short <= 600, "{game}: the short way takes {}", minutes(short));
        rows.push(format!("| {game}: the short way | | | {} |", minutes(short)));
        rows.push(format!("| {game}: all chapters | | | {} |", minutes(all)));
    }
    let table = rows.join("\n");
    let page = include_str!("../../../docs/lessons.md");
    assert!(page.contains(&table), "docs/lessons.md should have:\n{table}");
}

/// The cards and metropolises of the lessons have a name in every language.
#[test]
fn what_the_lessons_bring_has_a_name_in_every_language() {
    let position =
        chapters().iter().find(|it| it.game == "cities").and_then(|it| it.positions.values().next());
    let setup = cities::Cities::from_position(position.expect("a position")).expect("a set-up");
    let game = <cities::Cities as kernel::Game>::open(setup).expect("a game");
    let own = game.pack().cards().filter(|card| card.card.0 >= 240).map(|card| &card.name);
    let tiles =
        game.pack().metropolises().iter().filter(|it| it.id.starts_with("lesson-")).map(|it| &it.name);
    let names: Vec<String> = own.chain(tiles).map(|name| name.to_lowercase().replace(' ', "-")).collect();
    assert!(names.len() >= 19, "{names:?}");
    for words in Words::languages().filter_map(Words::of) {
        for name in &names {
            assert!(words.knows(&format!("cities-name-{name}")), "{}: {name}", words.language());
        }
    }
}
