//! The time of everybody at a table, and pauses.

use maud::{Markup, html};

use crate::Say;

/// What a seat has left.
#[derive(Clone, Debug)]
pub struct SeatTime {
    /// In milliseconds.
    pub left: i64,
    /// When it is over, in milliseconds since 1970, while it runs.
    pub until: Option<i64>,
    /// How often it has run out.
    pub marks: u32,
}

/// The pace of a table.
#[derive(Clone, Debug)]
pub struct PaceLine {
    /// In words.
    pub text: String,
    /// What happens when time runs out: `mark`, `bot`, `seat`.
    pub out: &'static str,
    /// Whether it is paused.
    pub paused: bool,
    /// Who agrees to a pause, by name.
    pub agree: Vec<String>,
    /// Whether the viewer does; nothing for who has no seat, or when the game is over.
    pub mine: Option<bool>,
    /// What time it is, in milliseconds since 1970.
    pub now: i64,
}

/// So much time, in few letters: `4:05`, `1:02:03`, or in days and hours.
pub fn time_text(say: Say<'_>, millis: i64) -> String {
    let seconds = millis.max(0) / 1000;
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        _ => say.with("time-days", &[("days", days.into()), ("hours", (hours % 24).into())]),
    }
}

/// The time of a seat, in its plaque.
pub(crate) fn clock(say: Say<'_>, time: &SeatTime) -> Markup {
    let out = time.marks > 0 && time.left == 0;
    let title = match time.marks {
        0 => say.it("time-left"),
        marks => say.with("time-marks", &[("count", marks.into())]),
    };
    html! { time.clock.out[out] data-until=[time.until] title=(title) { (time_text(say, time.left)) @if time.marks > 0 { "!" } } }
}

/// What was agreed, and the way to a pause.
pub(crate) fn pace(say: Say<'_>, address: &str, pace: &PaceLine) -> Markup {
    html! {
        section.pace {
            h2 { (say.it("pace")) }
            p { (pace.text) ". " (say.it(&format!("pace-out-{}", pace.out))) "." }
            @if pace.paused { p role="status" { (say.it("pace-paused")) } }
            @else if !pace.agree.is_empty() {
                p { (say.with("pace-asked", &[("names", pace.agree.join(&say.any("list-separator")).into())])) }
            }
            @if let Some(mine) = pace.mine {
                form method="post" action=(format!("{address}/pause")) {
                    button type="submit" name="agree" value=(if mine { "no" } else { "yes" }) {
                        (say.it(if pace.paused { "pace-resume" } else if mine { "pace-no-pause" } else { "pace-pause" }))
                    }
                }
            }
        }
    }
}
