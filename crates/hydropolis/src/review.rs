//! `review`: a saved game looked at again.

use std::io::{IsTerminal as _, Write, stderr};

use ::review::{Mark, Plan, Review as Looked, Reviewed, Reviewing};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Event as _, Match, Seat, Viewer};
use web::{OnPage, ReviewPage, Say, colours, review_file, told_decisions};
use words::Words;

use crate::args::Review;
use crate::problem::{Problem, Stop};
use crate::titles::InTerminal;
use crate::{Out, file, replay};

/// Looks at a game again, and prints or writes what there is to say.
pub(crate) fn run<T: InTerminal + OnPage + Reviewed>(
    args: &Review,
    text: &str,
    words: &Words,
    out: &mut Out,
) -> Result<(), Stop> {
    let record = replay::read::<T>(text, &args.file)?;
    let played = replay::replay(&record, None, &args.file, words)?;
    let looked = look(args, &played)?;
    let say = Say::new(words);
    if args.json {
        serde_json::to_writer(&mut *out, &looked)?;
        return Ok(writeln!(out)?);
    }
    let page = ReviewPage {
        address: None,
        title: T::NAME,
        names: names(words, &played),
        colours: colours(&played),
        rounds: rounds(&played),
        told: told_decisions(words, &played, &looked),
        review: looked,
    };
    if let Some(path) = &args.html {
        file::replace(path, &review_file(say, words.language(), &page).into_string())?;
        let told = [("file", path.display().to_string().into())];
        return Ok(writeln!(out, "{}", words.say("cli-review-written", &told))?);
    }
    tell(args, words, &page, out)
}

/// Goes through the game; whoever waits at a terminal sees how far it is.
fn look<T: Reviewed>(args: &Review, played: &Match<T>) -> Result<Looked, Problem> {
    let mut plan = Plan::default();
    plan.simulations = args.simulations.map_or(plan.simulations, u32::from);
    plan.deals = args.deals.map_or(plan.deals, u32::from);
    // A record is known from the deal on.
    let reviewing = Reviewing::begin(played.clone(), plan);
    let mut reviewing = reviewing
        .ok_or_else(|| Problem::new("cli-no-record").with("file", args.file.display().to_string()))?;
    let bar = if stderr().is_terminal() {
        ProgressBar::new(reviewing.progress().1 as u64)
    } else {
        ProgressBar::hidden()
    };
    bar.set_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len}").unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    while reviewing.step() {
        bar.set_position(reviewing.progress().0 as u64);
    }
    bar.finish_and_clear();
    Ok(reviewing.finish())
}

fn names<T: InTerminal>(words: &Words, played: &Match<T>) -> Vec<String> {
    let view = played.view(Viewer::Spectator);
    Seat::all(played.game().players()).map(|seat| played.game().seat(words, &view, seat)).collect()
}

/// After how many moves each round begins.
fn rounds<T: OnPage>(played: &Match<T>) -> Vec<(usize, u8)> {
    let mut rounds: Vec<(usize, u8)> = Vec::new();
    for (at, it) in played.story().iter().enumerate() {
        let begun = it.events.iter().filter_map(|event| T::round(&event.seen_by(Viewer::Spectator))).last();
        if let Some(begun) = begun.filter(|begun| rounds.last().is_none_or(|last| last.1 != *begun)) {
            rounds.push((at + 1, begun));
        }
    }
    rounds.retain(|(at, _)| *at < played.story().len());
    rounds
}

/// The review in a few lines: everybody's game, and the decisions that are worth a look.
fn tell(args: &Review, words: &Words, page: &ReviewPage, out: &mut Out) -> Result<(), Stop> {
    let percent = |chance: f32| format!("{:.1} %", chance * 100.0);
    let mark = |mark: Mark| words.say(&format!("web-review-mark-{}", mark.name()), &[]);
    let name = |seat: Seat| page.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    let heading = [
        ("file", args.file.display().to_string().into()),
        ("game", words.say(&format!("{}-title", page.title), &[]).into()),
        ("moves", page.review.moves.into()),
    ];
    writeln!(out, "{}\n", words.say("cli-review-heading", &heading))?;
    for it in &page.review.players {
        let marks = Mark::ALL.map(|each| format!("{} {}", it.marks[each as usize], mark(each)));
        let told = [
            ("name", name(it.seat).into()),
            ("accuracy", percent(it.accuracy).into()),
            ("points", it.points.into()),
            ("marks", marks.join(&words.say("list-separator", &[])).into()),
        ];
        writeln!(out, "{}", words.say("cli-review-player", &told))?;
    }
    writeln!(out)?;
    for told in &page.told {
        let Some(it) = page.review.decisions.iter().find(|it| it.at == told.at) else { continue };
        let better = told.better.iter().map(|(sentence, _)| sentence.clone()).collect::<Vec<_>>().join("; ");
        let line = [
            ("number", (it.at + 1).into()),
            ("name", name(it.seat).into()),
            ("mark", mark(it.mark).into()),
            ("lost", percent(it.lost).into()),
            ("played", told.played.clone().into()),
            ("better", better.into()),
        ];
        writeln!(out, "{}", words.say("cli-review-decision", &line))?;
    }
    Ok(())
}
