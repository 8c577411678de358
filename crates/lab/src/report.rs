//! A report as one page of HTML: tables, and pictures drawn as SVG inside it.

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::Words;

use crate::results::{Findings, Group, Member, Results};

/// More members of a group than this are shown by the strongest and the weakest of them; all are in the JSON.
const SHOWN: usize = 60;
/// A difference that chance alone would bring in fewer than one of twenty experiments.
const SURE: f64 = 0.05;
pub(crate) const STYLE: &str = "\
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2a33;background:#fbfcfc}\
h1,h2,h3{line-height:1.2}table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}\
th,td{padding:.15rem .6rem;text-align:right;border-bottom:1px solid #d5dfe3}th:first-child,td:first-child{text-align:left}\
tr.sure td{font-weight:600}.wide{overflow-x:auto}svg{max-width:100%;height:auto}svg text{font:12px system-ui,sans-serif;fill:#1b2a33}\
@media(prefers-color-scheme:dark){body{background:#10191e;color:#dfe8ec}svg text{fill:#dfe8ec}th,td{border-color:#31434c}}";

/// The report on an experiment, in a language.
pub fn report(results: &Results, words: &Words) -> String {
    let experiment = results.experiment();
    let say = |id: &str| words.say(id, &[]);
    let about = [
        ("games", words.customs().number(experiment.all_games() as f64, 0).into()),
        ("seed", experiment.seed.to_string().into()),
        ("hash", experiment.hash().into()),
    ];
    let page = html! {
        (DOCTYPE)
        html lang=(words.language()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (experiment.name) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (experiment.name) }
                p { (say(&format!("{}-title", experiment.game))) ". " (words.say("lab-about", &about)) }
                p { (say("lab-note")) }
                @for table in &results.tables { (findings(table, words)) }
            }
        }
    };
    page.into_string() + "\n"
}

fn findings(table: &Findings, words: &Words) -> Markup {
    let seats = table.groups.first().map_or(1, |group| group.members.len().max(1));
    let histograms =
        [("lab-lengths", &table.lengths), ("lab-swings", &table.swings), ("lab-margins", &table.margins)];
    html! {
        section {
            h2 { (table.name) }
            p { (table.players.join(", ")) }
            @for group in &table.groups { (compared(group, 1.0 / seats as f64, words)) }
            h3 { (words.say("lab-sources", &[])) }
            (sources(&table.sources, words))
            @for (title, counts) in histograms {
                h3 { (words.say(title, &[])) }
                (histogram(counts))
            }
        }
    }
}

/// A group: who won how often as a picture, all figures as a table.
fn compared(group: &Group, even: f64, words: &Words) -> Markup {
    let shown: Vec<&Member> = if group.members.len() > SHOWN {
        let half = SHOWN / 2;
        group.members[..half].iter().chain(&group.members[group.members.len() - half..]).collect()
    } else {
        group.members.iter().collect()
    };
    let number = |value: f64, digits| words.customs().number(value, digits);
    let columns = ["name", "count", "won", "interval", "points", "difference", "effect", "corrected"];
    html! {
        h3 { (words.say(&format!("lab-group-{}", group.name), &[])) }
        @if shown.len() < group.members.len() {
            p { (words.say("lab-left-out", &[("count", (group.members.len() - shown.len()).to_string().into())])) }
        }
        (forest(&shown, even))
        div.wide {
            table {
                tr { @for column in columns { th { (words.say(&format!("lab-column-{column}"), &[])) } } }
                @for it in &shown {
                    tr.sure[it.corrected < SURE] {
                        td { (it.name) }
                        td { (number(it.count as f64, 0)) }
                        td { (number(100.0 * it.won, 1)) " %" }
                        td { (number(100.0 * it.low, 1)) " – " (number(100.0 * it.high, 1)) }
                        td { (number(it.points, 1)) }
                        td { (number(it.difference, 1)) }
                        td { (number(it.effect, 2)) }
                        td { (number(it.corrected, 3)) }
                    }
                }
            }
        }
    }
}

/// Shares with their intervals, one below the other, and a line where all would be if nothing made a difference.
fn forest(members: &[&Member], even: f64) -> Markup {
    let most = members.iter().map(|it| it.high).fold(even, f64::max).max(0.01);
    let x = |share: f64| 120.0 + 460.0 * share / most;
    let height = 18 * members.len() + 24;
    html! {
        svg viewBox=(format!("0 0 600 {height}")) width="600" role="img" {
            line x1=(dot(x(even))) x2=(dot(x(even))) y1="4" y2=(height - 18) stroke="#9aa9b0" stroke-dasharray="3 3" {}
            text x=(dot(x(even))) y=(height - 4) text-anchor="middle" { (dot(100.0 * even)) "%" }
            @for (row, it) in members.iter().enumerate() {
                @let y = 18 * row + 12;
                @let color = if it.corrected < SURE { "#c2542d" } else { "#2c7f99" };
                text x="112" y=(y + 4) text-anchor="end" { (it.name) }
                line x1=(dot(x(it.low))) x2=(dot(x(it.high))) y1=(y) y2=(y) stroke=(color) stroke-width="2" {}
                circle cx=(dot(x(it.won))) cy=(y) r="4" fill=(color) {}
            }
        }
    }
}

/// Points by what brought them, as bars.
fn sources(sources: &BTreeMap<String, f64>, words: &Words) -> Markup {
    let mut sorted: Vec<(&String, f64)> = sources.iter().map(|(name, &points)| (name, points)).collect();
    sorted.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(other.0)));
    let most = sorted.iter().map(|(_, points)| points.abs()).fold(1.0, f64::max);
    let height = 20 * sorted.len() + 4;
    html! {
        svg viewBox=(format!("0 0 600 {height}")) width="600" role="img" {
            @for (row, (name, points)) in sorted.iter().enumerate() {
                @let y = 20 * row + 4;
                @let color = if *points < 0.0 { "#c2542d" } else { "#2c7f99" };
                text x="172" y=(y + 11) text-anchor="end" { (words.say(&format!("lab-source-{name}"), &[])) }
                rect x="180" y=(y) width=(dot(340.0 * points.abs() / most)) height="14" fill=(color) {}
                text x=(dot(186.0 + 340.0 * points.abs() / most)) y=(y + 11) { (words.customs().number(*points, 1)) }
            }
        }
    }
}

/// How many games had each value.
fn histogram(counts: &BTreeMap<u32, u64>) -> Markup {
    let most = counts.values().copied().max().unwrap_or(1).max(1);
    let step = 560.0 / counts.len().max(1) as f64;
    // A number below every bar, as long as there is room.
    let every = counts.len().div_ceil(16).max(1);
    html! {
        svg viewBox="0 0 600 150" width="600" role="img" {
            @for (at, (value, &count)) in counts.iter().enumerate() {
                @let height = 110.0 * count as f64 / most as f64;
                @let x = 20.0 + step * at as f64;
                rect x=(dot(x)) y=(dot(124.0 - height)) width=(dot((step - 2.0).max(1.0))) height=(dot(height)) fill="#2c7f99" {
                    title { (value) ": " (count) }
                }
                @if at % every == 0 { text x=(dot(x + step / 2.0)) y="142" text-anchor="middle" { (value) } }
            }
        }
    }
}

/// A length, short.
fn dot(value: f64) -> String {
    format!("{value:.1}")
}
