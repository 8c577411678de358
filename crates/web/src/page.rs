//! What every page has: head, banner, foot.

use maud::{DOCTYPE, Markup, html};

use crate::Say;
use crate::assets::{address, sheets_of};
use crate::habits::Habits;
use crate::pages::settings::settings_form;
use kernel::Game as _;

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
    /// How many seats the table has, if the page is one. Style sheets ask for it here: what they ask of `body:has(…)` would be found
    /// out again for the whole page at every change.
    pub seats: Option<usize>,
    /// Whose pieces are drawn on a page that belongs to no table: a game, by name.
    pub drawn: Option<&'static str>,
    /// What the person has set.
    pub habits: Habits,
    /// A style sheet of the page's own, by name.
    pub sheet: Option<&'static str>,
    /// What an operator says on every page.
    pub announcement: Option<String>,
    /// The languages there are, with their own names.
    pub languages: Vec<(&'static str, String)>,
}

impl Shell {
    /// By day or by night, if not as the browser has it: as was chosen; the sea floor is lit by lamps unless somebody chose
    /// otherwise.
    pub(crate) fn light(&self) -> Option<&'static str> {
        match self.habits.of("light") {
            "browser" => None,
            "usual" => (self.game == Some("cities")).then_some("night"),
            chosen => Some(chosen),
        }
    }

    /// A habit that is not the usual one.
    fn habit(&self, name: &str) -> Option<&'static str> {
        Some(self.habits.of(name)).filter(|&value| value != Habits::default().of(name))
    }
}

/// What a tab says of a page.
pub(crate) fn tab_title(say: Say<'_>, title: &str) -> String {
    format!("{title} · {}", say.it("name"))
}

/// A whole page.
pub fn shell(say: Say<'_>, around: &Shell, title: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(around.language) data-game=[around.game] data-light=[around.light()]
            data-scale=[around.habit("scale")] data-pace=[around.habit("pace")] data-sound=[around.habit("sound")] data-notify=[around.habit("notify")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (tab_title(say, title)) }
                link rel="icon" href=(address("mark.svg")) type="image/svg+xml" data-turn=[around.live.as_ref().map(|_| address("mark-turn.svg"))];
                link rel="stylesheet" href=(address("style.css"));
                @for sheet in around.game.or(around.drawn).into_iter().flat_map(sheets_of) { link rel="stylesheet" href=(sheet); }
                @if let Some(sheet) = around.sheet { link rel="stylesheet" href=(address(sheet)); }
                @if around.scripted {
                    script src=(address("live.js")) defer {}
                }
            }
            body class=[around.seats.map(|_| "at-table")] data-seats=[around.seats] data-live=[around.live.as_ref()] data-unreachable=[around.scripted.then(|| say.it("unreachable"))] {
                a.skip href="#main" { (say.it("skip")) }
                header.banner {
                    a.brand href="/" aria-label=(around.game.map_or_else(|| say.it("name"), |game| tab_title(say, &say.any(&format!("{game}-title"))))) {
                        img src=(address("mark.svg")) alt="" width="26" height="26";
                        span { (around.game.map_or_else(|| say.it("name"), |game| say.any(&format!("{game}-title")))) }
                    }
                    @if around.game.is_some() {
                        details.menu {
                            summary aria-label=(say.it("menu")) { "☰" }
                            div.menu-sheet {
                                @if let Some(text) = &around.announcement { p.announcement role="status" { (text) } }
                                (navigation(say, around))
                                details.habits { summary { (say.it("habits")) } (settings_form(say, around.habits, None)) }
                                @if around.scripted { button type="button" popovertarget="keys" { (say.it("keys")) " (?)" } }
                            }
                        }
                        // Not in the menu: what is folded up shows nothing, even if it is opened by its key.
                        @if around.scripted { (keys(say)) }
                    } @else { (navigation(say, around)) }
                }
                @if let Some(text) = around.announcement.as_ref().filter(|_| around.game.is_none() || !around.scripted) { p.announcement role="status" { (text) } }
                main #main data-game=[around.drawn] { (content) }
                footer {
                    p { (say.it("unofficial")) } p { a href="/tournaments" { (say.it("tournaments")) } " · " a href="/ratings" { (say.it("leaderboard")) } " · " a href="/packs" { (say.it("packs")) } " · " a href="/api" { (say.it("api")) } }
                }
            }
        }
    }
}

fn navigation(say: Say<'_>, around: &Shell) -> Markup {
    html! {
        nav aria-label=(say.it("nav")) {
            @for game in titles::each!(T => T::NAME) {
                a href=(format!("/guide/{game}")) { (say.any(&format!("{game}-title"))) }
            }
            a href="/tables" { (say.it("lobby")) }
            a href="/gallery" { (say.it("gallery")) }
            a href="/search" { (say.it("search")) }
            a href="/glossary" { (say.it("glossary")) }
            @if around.languages.len() > 1 { (languages(say, around)) }
            a href="/settings" { (say.it("habits")) }
            a href="/account" { (around.nickname.clone().unwrap_or_else(|| say.it("account"))) }
        }
    }
}

/// The keys that the script knows, by what they do.
const KEYS: [(&str, &str); 10] = [
    ("keys-walk", "← ↑ → ↓"),
    ("keys-next", "N"),
    ("keys-choose", "Enter"),
    ("keys-confirm", "C"),
    ("keys-undo", "U"),
    ("keys-hint", "H"),
    ("keys-choices", "A"),
    ("keys-rule", "R"),
    ("keys-let-go", "Esc"),
    ("keys-list", "?"),
];

/// What can be done by one key.
fn keys(say: Say<'_>) -> Markup {
    html! {
        div.keys popover #keys {
            h2 { (say.it("keys")) }
            dl { @for (what, key) in KEYS { div { dt { kbd { (key) } } dd { (say.it(what)) } } } }
        }
    }
}

/// The languages, folded up to the one that is read.
fn languages(say: Say<'_>, around: &Shell) -> Markup {
    let now = around.languages.iter().find(|(language, _)| *language == around.language);
    html! {
        details.languages {
            summary { span.sr { (say.it("language")) " " } (now.map_or("", |(_, name)| name)) }
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
