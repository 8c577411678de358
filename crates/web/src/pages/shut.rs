//! A table that cannot be opened: what is known of it without its rules.

use maud::{Markup, html};

use crate::{Say, Shell, shell};

/// What is known of it.
#[derive(Clone, Debug)]
pub struct ShutPage {
    /// The table's address.
    pub address: String,
    /// Which game, by name.
    pub title: String,
    /// Why it cannot be opened.
    pub reason: String,
    /// How it stands: `waiting`, `open`, `over`.
    pub state: &'static str,
    /// Who sits there, each with the points at the end.
    pub seats: Vec<(String, Option<i64>)>,
    /// Who has won, when the game is over.
    pub winners: Option<String>,
    /// Whether its record can be had.
    pub record: bool,
}

/// The page of a table that cannot be opened.
pub fn shut_page(say: Say<'_>, around: &Shell, shut: &ShutPage) -> Markup {
    let heading = say.any(&format!("{}-title", shut.title));
    let content = html! {
        h1 { (heading) }
        p.notice role="status" data-shut { (shut.reason) }
        p { span.state { (say.it(&format!("state-{}", shut.state))) } }
        @if let Some(winners) = &shut.winners { p.winners { (winners) } }
        ul.seats {
            @for (who, points) in &shut.seats {
                li { (who) @if let Some(points) = points { ": " (points) } }
            }
        }
        @if shut.record { p { a href=(format!("{}/record", shut.address)) { (say.it("download")) } } }
    };
    shell(say, around, &heading, &content)
}
