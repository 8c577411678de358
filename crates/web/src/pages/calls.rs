//! Being called, and being away: what a person says of it on the page of settings, and the pages behind the links of notices.

use maud::{Markup, html};

use crate::assets::address;
use crate::{Say, Shell, shell};

/// What somebody is asked about being called.
#[derive(Clone, Debug, Default)]
pub struct Calls {
    /// Whether they have an account: only then they can be called elsewhere.
    pub member: bool,
    /// Whether mail can be sent.
    pub mail: bool,
    /// The key of Web Push, if that can be sent.
    pub push: Option<String>,
    /// The forms of webhooks, if those can be sent.
    pub hooks: &'static [&'static str],
    /// Where they want to be called.
    pub targets: Vec<TargetLine>,
    /// When they do not: from, until (`23:00`), and how many minutes they are ahead of UTC.
    pub quiet: Option<(String, String, i16)>,
    /// When they are away: from, until.
    pub away: Vec<(String, String)>,
    /// How many days of that are left.
    pub days_left: i64,
    /// The day it is: `2026-11-18`.
    pub today: String,
    /// Whether anybody is known who could be away.
    pub known: bool,
    /// What was wrong with what was just said.
    pub problem: Option<String>,
}

/// A place where somebody wants to be called.
#[derive(Clone, Debug)]
pub struct TargetLine {
    /// Its name.
    pub id: String,
    /// How: `mail`, `push` or the form of a webhook.
    pub kind: String,
    /// As much of it as may be shown.
    pub shown: String,
    /// Minutes in which several calls become one.
    pub digest: u32,
    /// Whether it is confirmed.
    pub confirmed: bool,
    /// Whether nothing could be sent there lately.
    pub failing: bool,
}

/// In how many minutes several calls become one: what can be chosen.
pub const DIGESTS: [u32; 4] = [0, 60, 360, 1440];

/// How many minutes places are ahead of UTC.
fn offsets() -> Vec<i16> {
    let mut all: Vec<i16> = (-24..=28).map(|half| half * 30).chain([345, 525, 765]).collect();
    all.sort_unstable();
    all
}

fn offset(minutes: i16) -> String {
    let sign = if minutes < 0 { '−' } else { '+' };
    format!("UTC{sign}{}:{:02}", minutes.abs() / 60, minutes.abs() % 60)
}

/// The part of the settings about being called and being away.
pub(crate) fn calls_section(say: Say<'_>, calls: &Calls) -> Markup {
    let any = calls.mail || calls.push.is_some() || !calls.hooks.is_empty();
    html! {
        section.calls #calls {
            h2 { (say.it("calls")) }
            @if let Some(problem) = &calls.problem { p.problem role="alert" { (problem) } }
            p.quiet { (say.it("calls-in-page")) }
            @if !any { p { (say.it("calls-none")) } }
            @else if !calls.member { p { (say.it("calls-members")) " " a href="/account" { (say.it("account")) } } }
            @else { (targets(say, calls)) (quiet(say, calls)) }
        }
        @if calls.known { (away(say, calls)) }
    }
}

fn targets(say: Say<'_>, calls: &Calls) -> Markup {
    html! {
        @if !calls.targets.is_empty() {
            ul.targets {
                @for it in &calls.targets {
                    li {
                        strong { (say.it(&format!("calls-kind-{}", it.kind))) } " " span { (it.shown) }
                        @if it.digest > 0 { " " small { (say.it(&format!("calls-digest-{}", it.digest))) } }
                        @if !it.confirmed { " " em { (say.it("calls-unconfirmed")) } }
                        @if it.failing { " " em { (say.it("calls-failing")) } }
                        form method="post" action="/calls/drop" {
                            button type="submit" name="target" value=(it.id) { (say.it("calls-drop")) }
                        }
                    }
                }
            }
        }
        @if calls.mail {
            form.row method="post" action="/calls/targets" {
                input type="hidden" name="kind" value="mail";
                label.field { span { (say.it("calls-mail")) } input type="email" name="address" required maxlength="254" autocomplete="email"; }
                label.field {
                    span { (say.it("calls-digest")) }
                    select name="digest" { @for minutes in DIGESTS { option value=(minutes) { (say.it(&format!("calls-digest-{minutes}"))) } } }
                }
                button type="submit" { (say.it("calls-add")) }
            }
        }
        @if !calls.hooks.is_empty() {
            form.row method="post" action="/calls/targets" {
                label.field {
                    span { (say.it("calls-hook")) }
                    select name="kind" { @for form in calls.hooks { option value=(form) { (say.it(&format!("calls-kind-{form}"))) } } }
                }
                label.field { span { (say.it("calls-hook-address")) } input type="url" name="address" required maxlength="1000" placeholder="https://"; }
                button type="submit" { (say.it("calls-add")) }
            }
        }
        @if let Some(key) = &calls.push {
            p { button #push-here type="button" hidden data-key=(key) { (say.it("calls-push-here")) } }
            p.problem #push-failed hidden { (say.it("calls-push-failed")) }
            noscript { p.quiet { (say.it("calls-push-script")) } }
            script src=(address("push.js")) defer {}
        }
    }
}

fn quiet(say: Say<'_>, calls: &Calls) -> Markup {
    let (from, until, ahead) = calls.quiet.clone().unwrap_or_default();
    html! {
        form.row method="post" action="/calls/quiet" {
            label.field { span { (say.it("calls-quiet-from")) } input type="time" name="from" value=(from); }
            label.field { span { (say.it("calls-quiet-until")) } input type="time" name="until" value=(until); }
            label.field {
                span { (say.it("calls-zone")) }
                select name="ahead" { @for minutes in offsets() { option value=(minutes) selected[minutes == ahead] { (offset(minutes)) } } }
            }
            button type="submit" { (say.it("save")) }
        }
        p.quiet { (say.it("calls-quiet-why")) }
    }
}

fn away(say: Say<'_>, calls: &Calls) -> Markup {
    html! {
        section.away #away {
            h2 { (say.it("away")) }
            p.quiet { (say.with("away-why", &[("days", calls.days_left.into())])) }
            @if !calls.away.is_empty() {
                ul { @for (from, until) in &calls.away { li { time { (from) } " – " time { (until) } } } }
                form method="post" action="/holidays/end" { button type="submit" { (say.it("away-end")) } }
            }
            form.row method="post" action="/holidays" {
                label.field { span { (say.it("away-from")) } input type="date" name="from" min=(calls.today) value=(calls.today) required; }
                label.field { span { (say.it("away-until")) } input type="date" name="until" min=(calls.today) required; }
                button type="submit" { (say.it("away-go")) }
            }
        }
    }
}

/// The page behind a link of a notice: one question, one button. `what` is `stop` or `confirm`; `done` when it is.
pub fn call_link_page(
    say: Say<'_>,
    around: &Shell,
    what: &str,
    place: &str,
    address: &str,
    done: bool,
) -> Markup {
    let heading = say.it(&format!("calls-{what}"));
    let content = html! {
        h1 { (heading) }
        @if done { p role="status" { (say.it(&format!("calls-{what}-done"))) } }
        @else {
            p { (say.with(&format!("calls-{what}-ask"), &[("place", place.into())])) }
            form method="post" action=(address) { button.primary type="submit" { (say.it(&format!("calls-{what}-do"))) } }
        }
        p { a.button href="/settings#calls" { (say.it("habits")) } }
    };
    shell(say, around, &heading, &content)
}

/// Whether somebody is called for one table.
pub fn table_calls_page(say: Say<'_>, around: &Shell, table: &str, hushed: bool) -> Markup {
    let content = html! {
        h1 { (say.it("calls")) }
        p { (say.it(if hushed { "calls-hushed" } else { "calls-called" })) }
        form method="post" action=(format!("{table}/calls")) {
            button.primary type="submit" name="hushed" value=(if hushed { "no" } else { "yes" }) {
                (say.it(if hushed { "calls-call" } else { "calls-hush" }))
            }
        }
        p { a href="/settings#calls" { (say.it("calls-where")) } }
        p { a.button href=(table) { (say.it("back-to-table")) } }
    };
    shell(say, around, &say.it("calls"), &content)
}
