//! What is known of somebody who plays, and who plays best.

use maud::{Markup, html};

use crate::{Say, Shell, shell};

/// How strong somebody is at a game.
#[derive(Clone, Debug)]
pub struct RatingLine {
    /// Who, by account; nobody on one's own page.
    pub name: String,
    /// Which game, by name.
    pub title: String,
    /// In whole points.
    pub rating: i64,
    /// Give or take so much.
    pub deviation: i64,
    /// After how many games.
    pub games: u32,
}

/// What somebody has done with one variant, company and number of players.
#[derive(Clone, Debug)]
pub struct TallyLine {
    /// Which game, by name.
    pub title: String,
    /// Which variant, as its setting and value are named.
    pub variant: String,
    /// Which company, by name; empty where a game has none.
    pub company: String,
    /// At how many seats.
    pub players: u8,
    /// How often.
    pub games: u32,
    /// How often it was won.
    pub won: u32,
    /// Points on average, in tenths.
    pub tenths: i64,
}

/// Somebody with whom somebody has played.
#[derive(Clone, Debug)]
pub struct RivalLine {
    /// Who, by account.
    pub name: String,
    /// Which game, by name.
    pub title: String,
    /// How often.
    pub games: u32,
    /// How often ahead of the other.
    pub ahead: u32,
    /// How often behind.
    pub behind: u32,
}

/// A game somebody has finished.
#[derive(Clone, Debug)]
pub struct PastLine {
    /// Its name.
    pub id: String,
    /// Which game, by name.
    pub title: String,
    /// At how many seats.
    pub players: u8,
    /// The place.
    pub place: u8,
    /// Points.
    pub points: i32,
    /// By how much the rating changed, if it was rated.
    pub change: Option<i64>,
}

/// What is known of somebody.
#[derive(Clone, Debug, Default)]
pub struct ProfilePage {
    /// The name of the account.
    pub account: String,
    /// What the others call them.
    pub nickname: String,
    /// Whether it is the reader.
    pub mine: bool,
    /// Whether the reader may complain.
    pub known: bool,
    /// How strong, by game.
    pub ratings: Vec<RatingLine>,
    /// What they have done.
    pub tally: Vec<TallyLine>,
    /// With whom.
    pub rivals: Vec<RivalLine>,
    /// Lately.
    pub games: Vec<PastLine>,
    /// What is said of what was just done.
    pub notice: Option<String>,
}

fn game(say: Say<'_>, title: &str) -> String {
    say.any(&format!("{title}-title"))
}

fn variant(say: Say<'_>, line: &TallyLine) -> String {
    say.maybe(&format!("web-setting-{}-{}", line.title, line.variant)).unwrap_or_default()
}

fn company(say: Say<'_>, line: &TallyLine) -> String {
    say.maybe(&format!("{}-company-{}", line.title, line.company)).unwrap_or_else(|| line.company.clone())
}

/// A percentage without a fraction.
fn share(won: u32, games: u32) -> String {
    format!("{} %", (u64::from(won) * 200 + u64::from(games)) / (u64::from(games).max(1) * 2))
}

fn tenths(tenths: i64) -> String {
    format!("{}{}.{}", if tenths < 0 { "−" } else { "" }, tenths.abs() / 10, tenths.abs() % 10)
}

/// The address of a profile.
pub(crate) fn address(account: &str) -> String {
    format!("/people/{account}")
}

/// The page of somebody.
pub fn profile_page(say: Say<'_>, around: &Shell, page: &ProfilePage) -> Markup {
    let content = html! {
        h1 { (page.account) }
        @if page.nickname != page.account { p.quiet { (page.nickname) } }
        @if let Some(notice) = &page.notice { p.notice role="status" { (notice) } }
        div.courses {
            section.course {
                h2 { (say.it("ratings")) }
                @if page.ratings.is_empty() { p { (say.it("ratings-none")) } } @else { (ratings(say, page)) }
                p { a href="/ratings" { (say.it("leaderboard")) } }
            }
            section.course { h2 { (say.it("rivals")) } @if page.rivals.is_empty() { p { (say.it("rivals-none")) } } @else { (rivals(say, page)) } }
        }
        h2 { (say.it("tally")) }
        @if page.tally.is_empty() { p { (say.it("tally-none")) } } @else { (tally(say, page)) }
        @if !page.games.is_empty() { (games(say, page)) }
        @if page.mine { p { a.button href="/account/export" download="hydropolis.json" { (say.it("export")) } } p.quiet { (say.it("export-what")) } }
        @else if page.known { (complaint(say, page)) }
    };
    shell(say, around, &page.account, &content)
}

fn ratings(say: Say<'_>, page: &ProfilePage) -> Markup {
    html! {
        div.scroll { table.scores {
            thead { tr { th scope="col" { (say.it("game")) } th scope="col" { (say.it("rating")) } th scope="col" { (say.it("games-played")) } } }
            tbody { @for line in &page.ratings { tr {
                th scope="row" { (game(say, &line.title)) }
                td { b { (line.rating) } " ± " (2 * line.deviation) }
                td { (line.games) }
            } } }
        } }
    }
}

fn rivals(say: Say<'_>, page: &ProfilePage) -> Markup {
    html! {
        div.scroll { table.scores {
            thead { tr { th scope="col" { (say.it("player")) } th scope="col" { (say.it("game")) } th scope="col" { (say.it("games-played")) } th scope="col" { (say.it("ahead-behind")) } } }
            tbody { @for line in &page.rivals { tr {
                th scope="row" { a href=(address(&line.name)) { (line.name) } }
                td { (game(say, &line.title)) } td { (line.games) } td { (line.ahead) " : " (line.behind) }
            } } }
        } }
    }
}

fn tally(say: Say<'_>, page: &ProfilePage) -> Markup {
    html! {
        div.scroll { table.scores {
            thead { tr {
                th scope="col" { (say.it("game")) } th scope="col" { (say.it("variant")) } th scope="col" { (say.it("company")) } th scope="col" { (say.it("at-seats")) }
                th scope="col" { (say.it("games-played")) } th scope="col" { (say.it("won")) } th scope="col" { (say.it("average-points")) }
            } }
            tbody { @for line in &page.tally { tr {
                th scope="row" { (game(say, &line.title)) } td { (variant(say, line)) } td { (company(say, line)) } td { (line.players) }
                td { (line.games) } td { (line.won) " (" (share(line.won, line.games)) ")" } td { (tenths(line.tenths)) }
            } } }
        } }
    }
}

fn games(say: Say<'_>, page: &ProfilePage) -> Markup {
    html! {
        h2 { (say.it("past-games")) }
        div.scroll { table.scores {
            thead { tr { th scope="col" { (say.it("game")) } th scope="col" { (say.it("at-seats")) } th scope="col" { (say.it("place")) } th scope="col" { (say.it("points")) } th scope="col" { (say.it("rating")) } } }
            tbody { @for line in &page.games { tr {
                th scope="row" { a href=(format!("/t/{}", line.id)) { (game(say, &line.title)) } }
                td { (line.players) } td { (line.place) } td { (line.points) }
                td { @if let Some(change) = line.change { @if change >= 0 { "+" } @else { "−" } (change.abs()) } }
            } } }
        } }
    }
}

/// Telling an operator about somebody.
fn complaint(say: Say<'_>, page: &ProfilePage) -> Markup {
    html! {
        details {
            summary { (say.it("complain")) }
            form method="post" action=(format!("{}/complaint", address(&page.account))) {
                div.field { label for="text" { (say.it("complain-what")) } textarea #text name="text" rows="3" maxlength="500" required {} }
                button type="submit" { (say.it("complain-send")) }
            }
        }
    }
}

/// Who plays best, by game.
pub fn leaders_page(say: Say<'_>, around: &Shell, games: &[(&str, Vec<RatingLine>)], needed: u32) -> Markup {
    let heading = say.it("leaderboard");
    let content = html! {
        h1 { (heading) }
        p.lead { (say.with("leaderboard-what", &[("games", needed.into())])) }
        div.courses { @for (title, lines) in games {
            section.course data-game=(title) {
                h2 { (game(say, title)) }
                @if lines.is_empty() { p { (say.it("leaderboard-none")) } } @else {
                    div.scroll { table.scores {
                        thead { tr { th scope="col" { (say.it("rank")) } th scope="col" { (say.it("player")) } th scope="col" { (say.it("rating")) } th scope="col" { (say.it("games-played")) } } }
                        tbody { @for (rank, line) in (1..).zip(lines) { tr {
                            td { (rank) } th scope="row" { a href=(address(&line.name)) { (line.name) } }
                            td { b { (line.rating) } " ± " (2 * line.deviation) } td { (line.games) }
                        } } }
                    } }
                }
            }
        } }
    };
    shell(say, around, &heading, &content)
}
