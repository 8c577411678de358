//! What every page has: head, banner, foot.

use maud::{DOCTYPE, Markup, html};

use crate::Say;
use crate::assets::version;

/// What is around a page's own content.
#[derive(Clone, Debug, Default)]
pub struct Shell {
    /// The language, for the reader's software.
    pub language: String,
    /// What the person is called, if somebody is known.
    pub nickname: Option<String>,
    /// Where the page hears of changes, if it does.
    pub live: Option<String>,
    /// Whether the page has the script.
    pub scripted: bool,
    /// Which game the page belongs to, for its colours.
    pub game: Option<&'static str>,
    /// The languages there are, with their own names.
    pub languages: Vec<(&'static str, String)>,
}

/// A whole page.
pub fn shell(say: Say<'_>, around: &Shell, title: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(around.language) data-game=[around.game] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · " (say.it("name")) }
                link rel="icon" href="/assets/mark.svg" type="image/svg+xml";
                link rel="stylesheet" href=(format!("/assets/style.css?{:x}", version()));
                @if let Some(game) = around.game { link rel="stylesheet" href=(format!("/assets/{game}.css?{:x}", version())); }
                @if around.scripted {
                    script src=(format!("/assets/live.js?{:x}", version())) defer {}
                }
            }
            body data-live=[around.live.as_ref()] {
                a.skip href="#main" { (say.it("skip")) }
                header.banner {
                    a.brand href="/" { (say.it("name")) }
                    nav aria-label=(say.it("nav")) {
                        a href="/rules/barrage" { (say.any("barrage-title")) }
                        a href="/rules/cities" { (say.any("cities-title")) }
                        a href="/glossary" { (say.it("glossary")) }
                        @if around.languages.len() > 1 { (languages(say, around)) }
                        a href="/account" { (around.nickname.clone().unwrap_or_else(|| say.it("account"))) }
                    }
                }
                main #main { (content) }
                footer {
                    p { (say.it("unofficial")) } p { a href="/api" { (say.it("api")) } }
                }
            }
        }
    }
}

/// The languages, folded up to the one that is read.
fn languages(say: Say<'_>, around: &Shell) -> Markup {
    let now = around.languages.iter().find(|(language, _)| *language == around.language);
    html! {
        details.languages {
            summary aria-label=(say.it("language")) { (now.map_or("", |(_, name)| name)) }
            form method="post" action="/language" {
                @for (language, name) in &around.languages {
                    button type="submit" name="language" value=(language) lang=(language)
                        aria-current=[(*language == around.language).then_some("true")] { (name) }
                }
            }
        }
    }
}

/// Something went wrong: a sentence and a way back.
pub fn problem_page(say: Say<'_>, around: &Shell, title: &str, sentence: &str, back: &str) -> Markup {
    let content = html! {
        h1 { (title) }
        p.problem role="alert" { (sentence) }
        p { a.button href=(back) { (say.it("back")) } }
    };
    shell(say, around, title, &content)
}
