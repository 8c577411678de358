//! The games as the pages show them.

pub(crate) mod barrage;
mod cities;

use maud::{Markup, html};

/// A fact with its label, for a list of facts.
pub(crate) fn fact(label: &str, value: &str) -> Markup {
    html! { div.fact { dt { (label) } dd { (value) } } }
}

/// A list under a heading, or nothing if it is empty.
pub(crate) fn list(heading: &str, items: impl IntoIterator<Item = String>) -> Markup {
    let mut items = items.into_iter().peekable();
    html! {
        @if items.peek().is_some() {
            div.listing { h4 { (heading) } ul { @for item in items { li { (item) } } } }
        }
    }
}
