//! What each person sets for themselves: a page of its own, and the same form in the menu of a table.

use maud::{Markup, html};

use crate::habits::{Habits, ROWS};
use crate::pages::calls::{Calls, calls_section};
use crate::{Say, Shell, shell};

/// The page of settings, and where to go on from it.
pub fn settings_page(say: Say<'_>, around: &Shell, back: &str, calls: &Calls) -> Markup {
    let content = html! {
        h1 { (say.it("habits")) }
        p.lead { (say.it("habits-why")) }
        (settings_form(say, around.habits, Some(back)))
        @if around.languages.len() > 1 {
            fieldset.choices-of {
                legend { (say.it("language")) }
                form.row method="post" action="/language" {
                    @for (language, name) in &around.languages {
                        button type="submit" name="language" value=(language) lang=(language)
                            aria-current=[(*language == around.language).then_some("true")] { (name) }
                    }
                }
            }
        }
        (calls_section(say, calls))
        p { a.button href=(back) { (say.it("back")) } }
    };
    shell(say, around, &say.it("habits"), &content)
}

/// The form: a list for each thing that can be set. Without a page to go back to, it leads back to where it was sent from.
pub(crate) fn settings_form(say: Say<'_>, now: Habits, back: Option<&str>) -> Markup {
    html! {
        form.settings method="post" action="/settings" {
            @if let Some(back) = back { input type="hidden" name="back" value=(back); }
            @for (name, values) in ROWS {
                label.field {
                    span { (say.it(&format!("habits-{name}"))) }
                    select name=(name) {
                        @for value in values {
                            option value=(value) selected[now.of(name) == *value] { (say.it(&format!("habits-{name}-{value}"))) }
                        }
                    }
                }
            }
            button.primary type="submit" { (say.it("habits-save")) }
        }
    }
}
