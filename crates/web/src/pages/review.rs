//! A game looked at again: how everybody stood, what each decision gave away, and what would have been better.

use kernel::{Match, Moves, Quiet, Seat, Viewer};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use review::{Judged, Mark, Moment, Review, Summary};
use words::Words;

use crate::assets::asset;
use crate::say::capital;
use crate::title::OnPage;
use crate::{Say, Shell, shell};

/// A review that is shown.
#[derive(Clone, Debug)]
pub struct ReviewPage {
    /// The table's address; a page that stands alone has none.
    pub address: Option<String>,
    /// Which game, by name.
    pub title: &'static str,
    /// What everybody is called, seat by seat.
    pub names: Vec<String>,
    /// What everybody's colour is called, seat by seat, where the game gives them one.
    pub colours: Vec<Option<&'static str>>,
    /// After how many moves each round begins, and which.
    pub rounds: Vec<(usize, u8)>,
    /// The review.
    pub review: Review,
    /// The decisions that are worth a look, in sentences.
    pub told: Vec<ToldDecision>,
}

/// A decision in sentences.
#[derive(Clone, Debug, Default)]
pub struct ToldDecision {
    /// After how many moves it was asked.
    pub at: usize,
    /// What was done.
    pub played: String,
    /// What would have been better, move by move, each in words and in notation.
    pub better: Vec<(String, String)>,
    /// What that would have taken before a rival could.
    pub denied: Option<String>,
}

/// How far a review is that is being made.
#[derive(Clone, Debug)]
pub struct ReviewUnderWay {
    /// The table's address.
    pub address: String,
    /// Which game, by name.
    pub title: &'static str,
    /// How many moves were looked at, and how many there are; nothing if nobody has begun.
    pub progress: Option<(u64, u64)>,
}

/// The decisions of a game that are worth a look, in the words of a language.
pub fn told_decisions<T: OnPage>(words: &Words, played: &Match<T>, review: &Review) -> Vec<ToldDecision> {
    let told = |it: &Judged| {
        let position = played.position_after(it.at)?;
        let (game, view) = (played.game(), played.game().view(&position, Viewer::Seat(it.seat)));
        let done = capital(&game.explain(words, &view, it.played.parse().ok()?));
        let line = it.better.as_ref().map_or(&[][..], |better| &better.line);
        let denied = it.better.as_ref().and_then(|better| better.denied.as_ref());
        Some(ToldDecision {
            at: it.at,
            played: done,
            better: told_line(words, game, &position, it.seat, line),
            denied: denied.and_then(|it| Some(game.taken(words, &view, it.what.parse().ok()?))),
        })
    };
    review.decisions.iter().filter(|it| it.mark.is_bad()).filter_map(told).collect()
}

/// What the colours are called that everybody played in at last.
pub fn colours<T: OnPage>(played: &Match<T>) -> Vec<Option<&'static str>> {
    let game = played.game();
    let view = game.view(played.position(), Viewer::Spectator);
    Seat::all(game.players()).map(|seat| game.colour(&view, seat)).collect()
}

/// Moves that a seat could make one after the other, each in words and in notation, as far as they can be made.
pub fn told_line<T: OnPage>(
    words: &Words,
    game: &T,
    position: &T::Position,
    seat: Seat,
    line: &[String],
) -> Vec<(String, String)> {
    let (mut position, mut legal, mut told) = (position.clone(), Moves::new(), Vec::new());
    game.moves(&position, &mut legal);
    for notation in line {
        let Some(mv) = notation.parse::<T::Move>().ok().filter(|mv| legal.contains(mv)) else { break };
        let view = game.view(&position, Viewer::Seat(seat));
        told.push((capital(&game.explain(words, &view, mv)), notation.clone()));
        game.play(&mut position, mv, &mut legal, &mut Quiet);
    }
    told
}

/// A number with at most one digit behind the point, in the way of the language.
pub(crate) fn number(say: Say<'_>, number: f64) -> String {
    let tenths = (number * 10.0).round() / 10.0;
    say.with("review-number", &[("number", tenths.abs().into())])
}

/// The same with its sign.
pub(crate) fn signed(say: Say<'_>, it: f64) -> String {
    let tenths = (it * 10.0).round();
    let sign = if tenths < 0.0 { "−" } else { "+" };
    format!("{sign}{}", number(say, it))
}

/// A chance in hundredths.
pub(crate) fn percent(say: Say<'_>, chance: f32) -> String {
    say.with("review-percent", &[("number", number(say, f64::from(chance) * 100.0).into())])
}

/// The change of a chance in hundredths.
fn points_of_percent(say: Say<'_>, chance: f32) -> String {
    say.with("review-percent", &[("number", signed(say, f64::from(chance) * 100.0).into())])
}

/// What a term of the evaluation is called.
pub fn term_name(say: Say<'_>, game: &str, term: &str) -> String {
    say.maybe(&format!("{game}-term-{term}")).unwrap_or_else(|| term.to_owned())
}

/// Terms with their points: `contracts +2.1, credits −0.5`.
pub fn terms_told(say: Say<'_>, game: &str, terms: &[(String, f32)]) -> String {
    let told = terms.iter().map(|(term, points)| {
        let args =
            [("term", term_name(say, game, term).into()), ("points", signed(say, f64::from(*points)).into())];
        say.with("review-term", &args)
    });
    told.collect::<Vec<_>>().join(&say.any("list-separator"))
}

/// The sign of a mark, as players of other games know them.
fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Best | Mark::Good => "✓",
        Mark::Inaccurate => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}

/// A mark as it stands beside a move.
fn mark_sign(say: Say<'_>, mark: Mark) -> Markup {
    html! { b.verdict data-mark=(mark.name()) title=(say.it(&format!("review-mark-{}", mark.name()))) { (sign(mark)) } }
}

/// The mark beside a move of a replay, with the way to what is said about it.
pub(crate) fn mark_link(say: Say<'_>, address: &str, at: usize, mark: Mark) -> Markup {
    html! { a.verdict data-mark=(mark.name()) href=(format!("{address}/review#d{at}")) title=(say.it(&format!("review-mark-{}", mark.name()))) { (sign(mark)) } }
}

fn heading(say: Say<'_>, title: &str) -> String {
    say.with("review-title", &[("game", say.any(&format!("{title}-title")).into())])
}

/// A review as a page.
pub fn review_page(say: Say<'_>, around: &Shell, page: &ReviewPage) -> Markup {
    shell(say, around, &heading(say, page.title), &sections(say, page))
}

/// A review that is being made, or could be: the page looks again by itself.
pub fn review_under_way_page(say: Say<'_>, around: &Shell, page: &ReviewUnderWay) -> Markup {
    let ReviewUnderWay { address, title, progress } = page;
    let content = html! {
        div.review {
            h1 { (heading(say, title)) }
            p.lead { (say.it("review-lead")) }
            @match progress {
                Some((done, of)) => {
                    // Who has no script is shown how far it is every few seconds.
                    noscript { meta http-equiv="refresh" content="4"; }
                    div #review-progress data-progress=(format!("{address}/review/live")) { (progress_bar(say, *done, *of)) }
                    p.quiet { (say.it("review-wait")) }
                },
                None => form method="post" action=(format!("{address}/review")) {
                    button.primary type="submit" { (say.it("review")) }
                },
            }
            p { a.button href=(address) { (say.it("back-to-table")) } }
        }
    };
    shell(say, around, &heading(say, title), &content)
}

/// How far it is.
pub fn progress_bar(say: Say<'_>, done: u64, of: u64) -> Markup {
    html! {
        label { (say.with("review-progress", &[("done", done.into()), ("of", of.into())]))
            " " progress max=(of.max(1)) value=(done) {} }
    }
}

/// A review as one file that needs no other, in day and night.
pub fn review_file(say: Say<'_>, language: &str, page: &ReviewPage) -> Markup {
    // Faces would weigh more than all the rest: the reader's own stand in for them.
    let style = |name: &str| {
        let css =
            asset(name).map(|(it, _)| String::from_utf8_lossy(it.bytes).into_owned()).unwrap_or_default();
        let faces = css.split("@font-face").enumerate();
        let rest =
            faces.map(|(nth, part)| if nth == 0 { part } else { part.split_once('}').map_or("", |it| it.1) });
        rest.collect::<String>()
    };
    html! {
        (DOCTYPE)
        html lang=(language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (heading(say, page.title)) }
                style { (PreEscaped(style("style.css"))) (PreEscaped(style("review.css"))) }
            }
            body { main { (sections(say, page)) } footer { p { (say.it("unofficial")) } } }
        }
    }
}

fn sections(say: Say<'_>, page: &ReviewPage) -> Markup {
    html! {
        div.review {
            h1 { (heading(say, page.title)) }
            p.lead { (say.it("review-lead")) }
            @if let Some(address) = &page.address {
                p.ways-on {
                    a.button href=(format!("{address}/replay/0")) { (say.it("replay")) }
                    a.button href=(address) { (say.it("back-to-table")) }
                }
            }
            (summaries(say, page))
            (curves(say, page))
            (decisions(say, page))
            (explained(say))
        }
    }
}

fn name(page: &ReviewPage, seat: Seat) -> String {
    page.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

fn colour(page: &ReviewPage, seat: Seat) -> Option<&'static str> {
    page.colours.get(seat.index()).copied().flatten()
}

fn replay(page: &ReviewPage, at: usize) -> Option<String> {
    page.address.as_ref().map(|address| format!("{address}/replay/{at}"))
}

// ---- Everybody's game in a few numbers.

fn summaries(say: Say<'_>, page: &ReviewPage) -> Markup {
    html! {
        section aria-label=(say.it("review-summary")) {
            h2 { (say.it("review-summary")) }
            div.players-of { @for it in &page.review.players { (summary(say, page, it)) } }
        }
    }
}

fn summary(say: Say<'_>, page: &ReviewPage, it: &Summary) -> Markup {
    let shares = [
        ("start", it.shares.start, false),
        ("luck", it.shares.luck, true),
        ("own", it.shares.own, true),
        ("others", it.shares.others, true),
        ("rest", it.shares.rest, true),
        ("end", it.shares.end, false),
    ];
    html! {
        article.player-of data-seat=(it.seat) data-colour=[colour(page, it.seat)] {
            h3 { span.key aria-hidden="true" {} (name(page, it.seat)) @if it.won { " " small { (say.it("review-won")) } } }
            p.figures {
                span { b { (percent(say, it.accuracy)) } " " (say.it("review-accuracy")) }
                span { b { (it.points) } " " (say.with("review-final-points", &[("points", it.points.into())])) }
            }
            ul.marks-of {
                @for mark in Mark::ALL {
                    li { (mark_sign(say, mark)) " " (it.marks[mark as usize]) " " (say.it(&format!("review-mark-{}", mark.name()))) }
                }
            }
            @if let Some((at, change)) = it.swing {
                p { (say.it("review-swing")) " "
                    @let told = say.with("review-swing-at", &[("change", points_of_percent(say, change).into()), ("at", at.into())]);
                    @match replay(page, at) { Some(address) => a href=(address) { (told) }, None => (told) }
                }
            }
            table.scores.shares {
                caption { (say.it("review-shares")) }
                tbody {
                    @for (share, value, change) in shares {
                        tr { th scope="row" { (say.it(&format!("review-share-{share}"))) }
                            td { (if change { points_of_percent(say, value) } else { percent(say, value) }) } }
                    }
                }
            }
            @if !it.left.is_empty() {
                table.scores.left-of {
                    caption { (say.it("review-left")) }
                    tbody {
                        @for (term, points) in it.left.iter().take(5) {
                            tr { th scope="row" { (capital(&term_name(say, page.title, term))) } td { (number(say, f64::from(*points))) } }
                        }
                    }
                }
            }
        }
    }
}

// ---- How everybody stood.

/// A curve for each seat in hundredths of the picture.
struct Curve {
    /// What it is called.
    heading: &'static str,
    /// The highest value, and what is written beside the lines.
    most: f32,
    ticks: Vec<(f32, String)>,
    value: fn(&Moment, usize) -> f32,
}

fn curves(say: Say<'_>, page: &ReviewPage) -> Markup {
    let most = page.review.curve.iter().flat_map(|it| it.points.iter().copied()).fold(10.0_f32, f32::max);
    let most = (most / 20.0).ceil() * 20.0;
    let chances = Curve {
        heading: "review-chances",
        most: 1.0,
        ticks: [0.0, 0.25, 0.5, 0.75, 1.0].map(|it| (it, percent(say, it))).into(),
        value: |it, seat| it.chances.get(seat).copied().unwrap_or(0.0),
    };
    let points = Curve {
        heading: "review-points",
        most,
        ticks: (0..=4).map(|nth| most * nth as f32 / 4.0).map(|it| (it, number(say, it.into()))).collect(),
        value: |it, seat| it.points.get(seat).copied().unwrap_or(0.0),
    };
    html! {
        section.curves aria-label=(say.it("review-chances")) {
            (curve(say, page, &chances))
            (curve(say, page, &points))
            (curve_table(say, page))
        }
    }
}

fn curve(say: Say<'_>, page: &ReviewPage, it: &Curve) -> Markup {
    let moves = page.review.moves.max(1) as f32;
    let x = |at: usize| 100.0 * at as f32 / moves;
    let y = |value: f32| 100.0 - 100.0 * (value / it.most).clamp(0.0, 1.0);
    let curve = &page.review.curve;
    let seats = page.names.len();
    let line = |seat: usize| {
        let points =
            curve.iter().map(|moment| format!("{:.2},{:.2}", x(moment.at), y((it.value)(moment, seat))));
        points.collect::<Vec<_>>().join(" ")
    };
    // Where a seat stood when it decided.
    let stood = |at: usize, seat: Seat| {
        let moment = curve.iter().rev().find(|moment| moment.at <= at)?;
        Some((it.value)(moment, seat.index()))
    };
    html! {
        figure {
            figcaption { h2 { (say.it(it.heading)) }
                ul.legend { @for (seat, name) in page.names.iter().enumerate() {
                    li data-seat=(Seat(seat as u8)) data-colour=[colour(page, Seat(seat as u8))] { svg viewBox="0 0 30 8" aria-hidden="true" { line x1="0" x2="30" y1="4" y2="4" {} } (name) }
                } }
            }
            div.plot {
                div.ticks aria-hidden="true" { @for (value, text) in &it.ticks { span style={ "top:" (format!("{:.2}", y(*value))) "%" } { (text) } } }
                div.field-of {
                    svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label=(say.it(it.heading)) {
                        @for (value, _) in &it.ticks { line.grid x1="0" x2="100" y1=(y(*value)) y2=(y(*value)) {} }
                        @for (at, _) in &page.rounds { line.round x1=(x(*at)) x2=(x(*at)) y1="0" y2="100" {} }
                        @for seat in 0..seats { polyline data-seat=(Seat(seat as u8)) data-colour=[colour(page, Seat(seat as u8))] points=(line(seat)) {} }
                    }
                    @for (moment, next) in curve.iter().zip(curve.iter().skip(1)) {
                        @let told = moment_told(say, page, moment);
                        @let place = format!("left:{:.2}%;width:{:.2}%", x(moment.at), x(next.at) - x(moment.at));
                        @match replay(page, moment.at) {
                            Some(address) => a.turn-of href=(address) style=(place) title=(told) tabindex="-1" aria-hidden="true" {},
                            None => span.turn-of style=(place) title=(told) {},
                        }
                    }
                    @for decision in page.review.decisions.iter().filter(|it| it.mark >= Mark::Mistake) {
                        @if let Some(value) = stood(decision.at, decision.seat) {
                            a.pin data-seat=(decision.seat) data-colour=[colour(page, decision.seat)] data-mark=(decision.mark.name()) href={ "#d" (decision.at) } tabindex="-1" aria-hidden="true"
                                style={ "left:" (format!("{:.2}", x(decision.at))) "%;top:" (format!("{:.2}", y(value))) "%" } { (sign(decision.mark)) }
                        }
                    }
                }
                div.rounds-below aria-hidden="true" { @for (at, round) in &page.rounds { span style={ "left:" (format!("{:.2}", x(*at))) "%" } { (round) } } }
            }
        }
    }
}

/// A moment in one line.
fn moment_told(say: Say<'_>, page: &ReviewPage, moment: &Moment) -> String {
    let whose = match moment.seat {
        Some(seat) => say.with("review-turn", &[("name", name(page, seat).into()), ("at", moment.at.into())]),
        None => say.it("review-end"),
    };
    let stands = page
        .names
        .iter()
        .zip(&moment.chances)
        .map(|(name, chance)| format!("{name} {}", percent(say, *chance)));
    format!("{whose}: {}", stands.collect::<Vec<_>>().join(&say.any("list-separator")))
}

fn curve_table(say: Say<'_>, page: &ReviewPage) -> Markup {
    html! {
        details {
            summary { (say.it("review-table")) }
            div.scroll {
                table.scores {
                    thead { tr { th scope="col" { (say.it("review-move")) } th scope="col" { (say.it("review-who")) }
                        @for name in &page.names { th scope="col" { (name) } } } }
                    tbody {
                        @for moment in &page.review.curve {
                            tr {
                                th scope="row" { @match replay(page, moment.at) { Some(address) => a href=(address) { (moment.at) }, None => (moment.at) } }
                                td { (moment.seat.map_or_else(|| say.it("review-end"), |seat| name(page, seat))) }
                                @for (chance, points) in moment.chances.iter().zip(&moment.points) {
                                    td { (percent(say, *chance)) " · " (number(say, f64::from(*points))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

// ---- The decisions.

fn decisions(say: Say<'_>, page: &ReviewPage) -> Markup {
    let judged = |told: &ToldDecision| page.review.decisions.iter().find(|it| it.at == told.at);
    let shown: Vec<(&ToldDecision, &Judged)> =
        page.told.iter().filter_map(|told| Some((told, judged(told)?))).collect();
    html! {
        section.decisions-of {
            h2 { (say.it("review-decisions")) }
            @if shown.is_empty() { p { (say.it("review-none")) } }
            ol {
                @for (told, it) in &shown { (decision(say, page, told, it)) }
            }
            details {
                summary { (say.with("review-all", &[("count", page.review.decisions.len().into())])) }
                div.scroll { table.scores {
                    thead { tr { th scope="col" { (say.it("review-move")) } th scope="col" { (say.it("review-who")) } th scope="col" { (say.it("review-done")) }
                        th scope="col" { (say.it("review-mark")) } th scope="col" { (say.it("review-lost")) } } }
                    tbody { @for it in &page.review.decisions { tr {
                        th scope="row" { @match replay(page, it.at) { Some(address) => a href=(address) { (it.at + 1) }, None => (it.at + 1) } }
                        td { (name(page, it.seat)) } td { code { (it.played) } } td { (mark_sign(say, it.mark)) } td { (percent(say, it.lost)) }
                    } } }
                } }
            }
        }
    }
}

fn decision(say: Say<'_>, page: &ReviewPage, told: &ToldDecision, it: &Judged) -> Markup {
    let better = it.better.as_ref();
    html! {
        li id={ "d" (it.at) } data-seat=(it.seat) data-colour=[colour(page, it.seat)] {
            p.head { (mark_sign(say, it.mark)) " "
                b { (name(page, it.seat)) } " "
                @let nth = say.with("review-number-of-move", &[("number", (it.at + 1).into())]);
                @match replay(page, it.at) { Some(address) => a href=(address) { (nth) }, None => span { (nth) } }
                " " span.lost { (say.with("review-gave-away", &[("lost", percent(say, it.lost).into()), ("error", percent(say, it.error).into())])) }
            }
            p { (say.it("review-played")) " " (told.played) " " code { (it.played) } }
            @if let Some(better) = better {
                p { (say.it("review-better")) }
                ol.line-of { @for (sentence, notation) in &told.better { li { (sentence) " " code { (notation) } } } }
                p { (say.with("review-brings", &[
                    ("chance", percent(say, better.chance).into()), ("now", percent(say, it.chance).into()),
                    ("points", signed(say, f64::from(better.points)).into())])) }
                @if !better.terms.is_empty() {
                    p.quiet { (say.with("review-because", &[("terms", terms_told(say, page.title, &better.terms).into())])) }
                }
                @if let Some((rival, points, term)) = &better.rival {
                    p.quiet { (say.with("review-rival", &[("rival", name(page, *rival).into()),
                        ("points", number(say, f64::from(*points)).into()), ("term", term_name(say, page.title, term).into())])) }
                }
                @if let (Some(it), Some(what)) = (&better.denied, &told.denied) {
                    p.quiet { (say.with("review-denied", &[("rival", name(page, it.rival).into()), ("what", what.clone().into()),
                        ("count", it.deals.into()), ("of", it.of.into())])) }
                }
                @if let Some(address) = &page.address {
                    @let (board, line) = (format!("{address}/try/{}/all", it.at), line_in_address(&told.better));
                    p.ways-on {
                        a.button href=(format!("{board}/{line}")) { (say.it("review-try")) }
                        a.button href=(format!("{board}/-?line={line}")) rel="nofollow" { (say.it("review-show")) }
                    }
                }
            }
        }
    }
}

/// A line of moves as addresses have it.
fn line_in_address(line: &[(String, String)]) -> String {
    let moves: Vec<&str> = line.iter().map(|(_, notation)| &**notation).collect();
    written_line(&moves)
}

/// Moves as an address has them: spaces are underscores, tildes lie between moves, and no move is a hyphen. Whatever an address
/// would read otherwise is written by its number.
pub fn written_line<S: AsRef<str>>(moves: &[S]) -> String {
    if moves.is_empty() {
        return "-".to_owned();
    }
    let mut text = String::new();
    for (nth, mv) in moves.iter().enumerate() {
        if nth > 0 {
            text.push('~');
        }
        for byte in mv.as_ref().bytes() {
            match byte {
                b' ' => text.push('_'),
                b'a'..=b'z'
                | b'A'..=b'Z'
                | b'0'..=b'9'
                | b'-'
                | b'.'
                | b','
                | b'('
                | b')'
                | b':'
                | b'='
                | b'@' => {
                    text.push(char::from(byte));
                }
                _ => text.push_str(&format!("%{byte:02X}")),
            }
        }
    }
    text
}

// ---- What it all means.

fn explained(say: Say<'_>) -> Markup {
    html! {
        details.how-of {
            summary { (say.it("review-how")) }
            dl.marks-explained {
                @for mark in Mark::ALL {
                    div { dt { (mark_sign(say, mark)) " " (say.it(&format!("review-mark-{}", mark.name()))) }
                        dd { (say.with("review-from", &[("lost", percent(say, mark.from()).into())])) } }
                }
            }
            @for part in ["review-how-chances", "review-how-fair", "review-how-luck", "review-how-accuracy", "review-how-doubt"] {
                p { (say.it(part)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use review::{Better, Denied};

    use super::*;

    #[test]
    fn moves_are_written_so_that_an_address_keeps_them() {
        assert_eq!(written_line::<&str>(&[]), "-");
        assert_eq!(
            written_line(&["turbine +2 left", "slot 8 with #241"]),
            "turbine_%2B2_left~slot_8_with_%23241"
        );
    }

    #[test]
    fn a_change_has_its_sign() {
        let words = Words::of("de").expect("a language of ours");
        let say = Say::new(words);
        assert_eq!([signed(say, 2.06), signed(say, -0.5), signed(say, -0.01)], ["+2,1", "−0,5", "+0"]);
    }

    /// A better line is told with what it would have taken before a rival could, and everything of a seat in the colour of its
    /// company.
    #[test]
    fn what_a_better_line_denies_is_told_in_the_colour_of_the_company() {
        let denied = Denied { rival: Seat(1), what: "turbine 0 left".to_owned(), deals: 5, of: 8 };
        let better = Better { denied: Some(denied), ..Better::default() };
        let judged = Judged {
            at: 3,
            seat: Seat(0),
            played: "pass".to_owned(),
            choices: 9,
            mark: Mark::Mistake,
            lost: 0.06,
            chance: 0.4,
            error: 0.01,
            better: Some(better),
        };
        let page = ReviewPage {
            address: None,
            title: "barrage",
            names: vec!["Ada".to_owned(), "Grace".to_owned()],
            colours: vec![Some("italy"), None],
            rounds: Vec::new(),
            told: vec![ToldDecision {
                at: 3,
                played: "Pass".to_owned(),
                better: Vec::new(),
                denied: Some("the free turbine".to_owned()),
            }],
            review: Review { decisions: vec![judged], ..Review::default() },
        };
        let words = Words::of("en").expect("English");
        let drawn = review_file(Say::new(words), "en", &page).0;
        let plain: String = drawn.chars().filter(|it| !matches!(it, '\u{2068}' | '\u{2069}')).collect();
        assert!(
            plain.contains("taken what Grace used next in 5 of 8 continuations tried: the free turbine.")
        );
        assert!(drawn.contains(r#"<li id="d3" data-seat="P1" data-colour="italy">"#));
        assert!(!drawn.contains(r#"data-seat="P2" data-colour"#), "no company, no colour of one");
    }
}
