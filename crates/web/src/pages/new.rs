//! Setting up a table.

use std::collections::BTreeMap;

use maud::{Markup, html};

use crate::coach::Coaching;
use crate::{Say, Setting, Shell, shell};

/// What can be chosen for a new table, and what was chosen before something was wrong with it.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Which game, by name.
    pub title: &'static str,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// Who may sit in a seat: `me`, `link`, `open`, then programs by level.
    pub chairs: Vec<&'static str>,
    /// Those of them that have a style of their own.
    pub characters: Vec<&'static str>,
    /// Measured ratings of programs among them.
    pub ratings: Vec<(&'static str, i64)>,
    /// The program that sits opposite unless another is chosen.
    pub machine: &'static str,
    /// What can be agreed on.
    pub settings: &'static [Setting],
    /// How much time there can be, in words.
    pub paces: Vec<(&'static str, String)>,
    /// What can happen when it is over.
    pub outs: Vec<&'static str>,
    /// Whether the game may count for ratings: the reader has an account.
    pub may_rate: bool,
    /// What the form holds.
    pub form: BTreeMap<String, String>,
    /// What is wrong with it.
    pub problem: Option<String>,
}

/// Who finds the table, and whether people talk there: the usual first.
const MEETING: [(&str, &[&str]); 2] =
    [("seen", &["public", "unlisted", "invited"]), ("talk", &["on", "off"])];

/// Whoever may sit there, with the rating that was measured of a program.
fn rated(say: Say<'_>, new: &NewTable, chair: &str, name: String) -> String {
    match new.ratings.iter().find(|(it, _)| *it == chair) {
        Some((_, rating)) => {
            say.with("chair-with-rating", &[("chair", name.into()), ("rating", rating.to_string().into())])
        }
        None => name,
    }
}

/// A character with the sentence that tells its style.
fn with_style(say: Say<'_>, chair: &str) -> String {
    let name = say.it(&format!("chair-{chair}"));
    let style = say.it(&format!("character-{chair}"));
    say.with("chair-with-style", &[("name", name.into()), ("style", style.into())])
}

/// The form for a new table.
pub fn new_page(say: Say<'_>, around: &Shell, new: &NewTable) -> Markup {
    let heading = say.with("new-title", &[("game", say.any(&format!("{}-title", new.title)).into())]);
    let chosen = |name: &str, usual: &str| new.form.get(name).cloned().unwrap_or_else(|| usual.to_owned());
    let content = html! {
        h1 { (heading) }
        @if let Some(problem) = &new.problem { p.problem role="alert" { (problem) } }
        form.setup method="post" action="/tables" {
            input type="hidden" name="game" value=(new.title);
            fieldset {
                legend { (say.it("seats")) }
                p.quiet { (say.it("seats-why")) }
                @for seat in 1..=new.seats.1 {
                    @let name = format!("seat{seat}");
                    @let usual = match seat { 1 => "me", 2 if new.seats.0 > 1 => new.machine, _ => "none" };
                    @let now = chosen(&name, usual);
                    div.field {
                        label for=(name) { (say.with("seat-number", &[("number", seat.into())])) }
                        select #(name) name=(name) {
                            @if seat > new.seats.0 { option value="none" selected[now == "none"] { (say.it("chair-none")) } }
                            @for chair in new.chairs.iter().filter(|it| !new.characters.contains(it)) {
                                option value=(chair) selected[now == *chair] { (rated(say, new, chair, say.it(&format!("chair-{chair}")))) }
                            }
                            @if !new.characters.is_empty() {
                                optgroup label=(say.it("chairs-characters")) {
                                    @for chair in &new.characters {
                                        option value=(chair) selected[now == *chair] { (rated(say, new, chair, with_style(say, chair))) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            fieldset {
                legend { (say.it("settings")) }
                @for setting in new.settings.iter().filter(|it| it.in_form) {
                    @let now = chosen(setting.name, setting.usual());
                    div.field {
                        label for=(setting.name) { (say.it(&format!("setting-{}-{}", new.title, setting.name))) }
                        @if setting.is_text() {
                            textarea #(setting.name) name=(setting.name) rows="3" spellcheck="false"
                                aria-describedby=(format!("{}-why", setting.name)) { (now) }
                        } @else { select #(setting.name) name=(setting.name) aria-describedby=(format!("{}-why", setting.name)) {
                            @for value in setting.values {
                                option value=(value) selected[now == *value] { (say.it(&format!("setting-{}-{}-{value}", new.title, setting.name))) }
                            }
                        } }
                        p.quiet #(format!("{}-why", setting.name)) { (say.it(&format!("setting-{}-{}-why", new.title, setting.name))) }
                    }
                }
                div.field {
                    label for="seed" { (say.it("seed")) }
                    input #seed name="seed" inputmode="numeric" pattern="[0-9]*" maxlength="20" value=(chosen("seed", ""));
                    p.quiet { (say.it("seed-why")) }
                }
            }
            div.field {
                // A box that is not ticked is not sent: the mark says that it was there.
                input type="hidden" name="coached" value="yes";
                label for="coach" { (say.it("coach-setup")) }
                input #coach type="checkbox" name="coach" value="all" aria-describedby="coach-why"
                    checked[new.form.get("coached").map_or(around.habits.coach() != Coaching::Off, |_| new.form.contains_key("coach"))];
                p.quiet #coach-why { (say.it("coach-setup-why")) }
            }
            fieldset {
                legend { (say.it("meeting")) }
                @for (name, values) in MEETING {
                    @let now = chosen(name, values[0]);
                    div.field {
                        label for=(name) { (say.it(&format!("meeting-{name}"))) }
                        select #(name) name=(name) {
                            @for value in values { option value=(value) selected[now == *value] { (say.it(&format!("meeting-{name}-{value}"))) } }
                        }
                    }
                }
                @if new.may_rate {
                    div.field role="group" aria-labelledby="ratings-label" {
                        span.label #ratings-label { (say.it("ratings-whom")) }
                        div.range {
                            @for (name, label) in [("ratings-from", "ratings-lowest"), ("ratings-to", "ratings-highest")] {
                                label { (say.it(label)) " " input type="number" name=(name) min="0" max="4000" value=(chosen(name, "")) aria-describedby="ratings-why"; }
                            }
                        }
                        p.quiet #ratings-why { (say.it("ratings-whom-why")) }
                    }
                }
            }
            fieldset {
                legend { (say.it("pace")) }
                div.field {
                    label for="pace" { (say.it("pace-time")) }
                    select #pace name="pace" {
                        option value="untimed" { (say.it("pace-untimed")) }
                        @for (value, text) in &new.paces { option value=(value) selected[chosen("pace", "untimed") == *value] { (text) } }
                    }
                }
                div.field {
                    label for="timeout" { (say.it("pace-out")) }
                    select #timeout name="timeout" {
                        @for out in &new.outs { option value=(out) selected[chosen("timeout", "mark") == *out] { (say.it(&format!("pace-out-{out}"))) } }
                    }
                    p.quiet { (say.it("pace-why")) }
                }
            }
            @if new.may_rate {
                div.field {
                    label { input type="checkbox" name="rated" value="yes" checked[new.form.contains_key("rated")]; " " (say.it("rated")) }
                    p.quiet { (say.it("rated-why")) }
                }
            }
            @if around.nickname.is_none() {
                div.field {
                    label for="nickname" { (say.it("nickname")) }
                    input #nickname name="nickname" maxlength="40" value=(chosen("nickname", "")) autocomplete="nickname";
                }
            }
            button.primary type="submit" { (say.it("begin")) }
        }
    };
    shell(say, around, &heading, &content)
}
