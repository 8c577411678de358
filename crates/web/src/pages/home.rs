//! Where one chooses a game, or goes on with one.

use maud::{Markup, html};

use crate::assets::address_of;
use crate::{Say, Shell, shell};

/// What the first page shows.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The games there are, by name.
    pub titles: Vec<&'static str>,
    /// My games, my turn first.
    pub mine: Vec<GameLine>,
    /// Tables with a seat for anyone.
    pub open: Vec<GameLine>,
    /// Games that ended lately.
    pub ended: Vec<GameLine>,
}

/// A game in a list.
#[derive(Clone, Debug)]
pub struct GameLine {
    /// Its name.
    pub id: String,
    /// Which game, by name.
    pub title: String,
    /// Who sits there.
    pub seats: Vec<String>,
    /// How it stands: `your-turn`, `waiting`, `open`, `over`.
    pub state: &'static str,
    /// How many decisions were made.
    pub moves: u64,
}

/// The first page.
pub fn home_page(say: Say<'_>, around: &Shell, home: &Home) -> Markup {
    let content = html! {
        h1 { (say.it("home-title")) }
        p.lead { (say.it("home-lead")) }
        div.titles {
            @for title in &home.titles {
                section.title data-game=(title) {
                    @if let Some(ground) = address_of(&format!("{title}-ground.svg")) { img src=(ground) alt=""; }
                    h2 { (say.any(&format!("{title}-title"))) }
                    p { (say.it(&format!("about-{title}"))) }
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(title);
                        input type="hidden" name="quick" value="yes";
                        button.primary type="submit" { (say.it("play-computer")) }
                    }
                    p.quiet { (say.it(&format!("quick-{title}"))) }
                    p { a.button href=(format!("/new/{title}")) { (say.it("set-up")) } }
                    p { a href=(format!("/rules/{title}")) { (say.it("read-rules")) } }
                }
            }
        }
        (lines(say, "my-games", &home.mine))
        (lines(say, "open-tables", &home.open))
        (lines(say, "ended-games", &home.ended))
        details {
            summary { (say.it("upload")) }
            form method="post" action="/records" {
                label for="record" { (say.it("upload-what")) }
                textarea #record name="record" rows="6" required spellcheck="false" {}
                button type="submit" { (say.it("upload-do")) }
            }
        }
    };
    shell(say, around, &say.it("home-title"), &content)
}

fn lines(say: Say<'_>, heading: &str, games: &[GameLine]) -> Markup {
    html! {
        @if !games.is_empty() {
            section.games {
                h2 { (say.it(heading)) }
                ul {
                    @for game in games {
                        li data-state=(game.state) {
                            a href=(format!("/t/{}", game.id)) {
                                strong { (say.any(&format!("{}-title", game.title))) }
                                " " (game.seats.join(&say.any("list-separator")))
                            }
                            " " span.state { (say.it(&format!("state-{}", game.state))) }
                            " " small { (say.with("moves-so-far", &[("moves", game.moves.into())])) }
                        }
                    }
                }
            }
        }
    }
}
