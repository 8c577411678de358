//! Sitting down with a link.

use maud::{Markup, html};

use crate::{Say, Shell, shell};

/// An invitation.
#[derive(Clone, Debug)]
pub struct SitPage {
    /// Which game, by name.
    pub title: String,
    /// Where the form goes.
    pub action: String,
    /// The seat's number, from 1.
    pub seat: u8,
    /// Who sits there already.
    pub others: Vec<String>,
    /// The table, to look on.
    pub watch: String,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The seed, if the host named it.
    pub named_seed: Option<u64>,
}

/// The page behind a seat's link.
pub fn sit_page(say: Say<'_>, around: &Shell, sit: &SitPage) -> Markup {
    let game = say.any(&format!("{}-title", sit.title));
    let heading = say.with("sit-title", &[("game", game.into())]);
    let content = html! {
        h1 { (heading) }
        p { (say.with("sit-others", &[("others", sit.others.join(&say.any("list-separator")).into())])) }
        @if sit.rated { p { (say.it("rated-table")) } }
        @if let Some(seed) = sit.named_seed {
            p.problem role="note" { (say.with("deal-named", &[("seed", seed.to_string().into())])) }
        }
        form method="post" action=(sit.action) {
            @if around.nickname.is_none() {
                div.field {
                    label for="nickname" { (say.it("nickname")) }
                    input #nickname name="nickname" maxlength="40" autocomplete="nickname";
                }
            }
            button.primary type="submit" { (say.with("sit-down", &[("number", sit.seat.into())])) }
        }
        p { a href=(sit.watch) { (say.it("sit-watch")) } }
    };
    shell(say, around, &heading, &content)
}
