//! Tournaments: their list, and the page of one.

use league::{
    Entrant, Form, LARGEST_TABLE, MOST_CYCLES, MOST_ROUNDS, Round, Stage, Tournament, table_points,
};
use maud::{Markup, html};

use crate::pages::profile::address;
use crate::{Say, Shell, shell};

/// A tournament in the list.
#[derive(Clone, Debug)]
pub struct TournamentLine {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Which game, by name.
    pub game: String,
    /// How it is played.
    pub form: Form,
    /// How far it is.
    pub stage: Stage,
    /// How many have entered.
    pub entrants: usize,
}

/// The list of tournaments.
#[derive(Clone, Debug, Default)]
pub struct TournamentsPage {
    /// Those that are not over, the newest first.
    pub running: Vec<TournamentLine>,
    /// Those that are over.
    pub over: Vec<TournamentLine>,
    /// The games there are, by name, with their variants as settings and values are named.
    pub titles: Vec<(&'static str, Vec<String>)>,
    /// How much time its tables can have, in words.
    pub paces: Vec<(&'static str, String)>,
    /// What can happen when it is over.
    pub outs: Vec<&'static str>,
    /// Whether the reader may begin one.
    pub known: bool,
    /// What is wrong with what was asked for.
    pub problem: Option<String>,
}

/// One tournament.
#[derive(Clone, Debug)]
pub struct TournamentPage<'a> {
    /// Its name in addresses.
    pub id: String,
    /// What it is.
    pub cup: &'a Tournament,
    /// The accounts of who entered, by number; nobody, if they have gone.
    pub names: Vec<Option<String>>,
    /// The account of who began it.
    pub host: Option<String>,
    /// The number of the reader, who has not left.
    pub me: Option<Entrant>,
    /// Whether the reader began it.
    pub hosts: bool,
    /// Whether the reader has an account.
    pub known: bool,
    /// How much time its tables have, in words; nothing if they are untimed.
    pub pace: Option<String>,
}

/// The name of a form.
fn form_name(form: Form) -> &'static str {
    match form {
        Form::Swiss { .. } => "swiss",
        Form::RoundRobin => "round-robin",
        Form::Season { .. } => "season",
    }
}

fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Entering => "entering",
        Stage::Running => "running",
        Stage::Over => "over",
    }
}

fn told(say: Say<'_>, form: Form) -> String {
    say.it(&format!("tournament-form-{}", form_name(form)))
}

/// The list, and how to begin one.
pub fn tournaments_page(say: Say<'_>, around: &Shell, page: &TournamentsPage) -> Markup {
    let heading = say.it("tournaments");
    let content = html! {
        h1 { (heading) }
        p.lead { (say.it("tournaments-lead")) }
        @if let Some(problem) = &page.problem { p.problem role="alert" { (problem) } }
        div.courses {
            section.course { h2 { (say.it("tournaments-running")) } (lines(say, &page.running)) }
            section.course { h2 { (say.it("tournaments-over")) } (lines(say, &page.over)) }
        }
        h2 { (say.it("tournament-new")) }
        @if page.known { (new(say, page)) } @else { p { (say.it("tournament-needs-account")) } p { a.button href="/account" { (say.it("log-in")) } } }
    };
    shell(say, around, &heading, &content)
}

fn lines(say: Say<'_>, lines: &[TournamentLine]) -> Markup {
    html! {
        @if lines.is_empty() { p { (say.it("tournaments-none")) } }
        ol { @for line in lines { li {
            a href=(format!("/tournaments/{}", line.id)) { (line.name) } " "
            span.state { (say.it(&format!("tournament-stage-{}", stage_name(line.stage)))) }
            br; small { (say.any(&format!("{}-title", line.game))) " · " (told(say, line.form)) " · "
                (say.with("tournament-entrants", &[("count", line.entrants.into())])) }
        } } }
    }
}

fn choice(say: Say<'_>, name: &str, values: &[(String, String)]) -> Markup {
    html! {
        div.field {
            label for=(name) { (say.it(&format!("tournament-{name}"))) }
            select #(name) name=(name) { @for (value, text) in values { option value=(value) { (text) } } }
        }
    }
}

fn numbers(range: std::ops::RangeInclusive<u8>) -> Vec<(String, String)> {
    range.map(|it| (it.to_string(), it.to_string())).collect()
}

fn new(say: Say<'_>, page: &TournamentsPage) -> Markup {
    let games: Vec<_> =
        page.titles.iter().map(|(it, _)| ((*it).to_owned(), say.any(&format!("{it}-title")))).collect();
    let forms = ["swiss", "round-robin", "season"]
        .map(|it| (it.to_owned(), say.it(&format!("tournament-form-{it}"))));
    let usual = (String::from("0"), say.it("tournament-rounds-usual"));
    let rounds: Vec<_> = std::iter::once(usual).chain(numbers(1..=MOST_ROUNDS)).collect();
    html! {
        form.setup method="post" action="/tournaments" {
            fieldset {
                legend { (say.it("tournament-new")) }
                div.field { label for="name" { (say.it("tournament-name")) } input #name name="name" maxlength="60" required; }
                (choice(say, "game", &games))
                div.field {
                    label for="variant" { (say.it("variant")) }
                    select #variant name="variant" {
                        option value="" { (say.it("tournament-variant-usual")) }
                        @for (it, variants) in &page.titles { optgroup label=(say.any(&format!("{it}-title"))) {
                            @for variant in variants { option value=(variant) { (say.it(&format!("setting-{it}-{variant}"))) } }
                        } }
                    }
                }
                (choice(say, "form", &forms))
                (choice(say, "size", &numbers(2..=LARGEST_TABLE)))
                (choice(say, "rounds", &rounds))
                (choice(say, "cycles", &numbers(1..=MOST_CYCLES)))
                div.field {
                    label for="pace" { (say.it("pace-time")) }
                    select #pace name="pace" {
                        option value="untimed" { (say.it("pace-untimed")) }
                        // Without a clock one who stays away would hold up all.
                        @for (value, text) in &page.paces { option value=(value) selected[*value == "2d/turn"] { (text) } }
                    }
                }
                div.field {
                    label for="timeout" { (say.it("pace-out")) }
                    select #timeout name="timeout" { @for out in &page.outs { option value=(out) selected[*out == "bot"] { (say.it(&format!("pace-out-{out}"))) } } }
                    p.quiet { (say.it("tournament-pace-why")) }
                }
                div.field { label { input type="checkbox" name="rated" value="yes" checked; " " (say.it("rated")) } p.quiet { (say.it("rated-why")) } }
            }
            button.primary type="submit" { (say.it("tournament-begin")) }
        }
    }
}

/// The page of a tournament.
pub fn tournament_page(say: Say<'_>, around: &Shell, page: &TournamentPage<'_>) -> Markup {
    let cup = page.cup;
    let content = html! {
        h1 { (cup.name) }
        p {
            (say.any(&format!("{}-title", cup.game))) " · " (told(say, cup.form)) " · "
            (say.with("tournament-tables-of", &[("count", cup.size.into())]))
            @if let Some(pace) = &page.pace { " · " (pace) }
            @if cup.rated { " · " (say.it("rated")) } " "
            span.state { (say.it(&format!("tournament-stage-{}", stage_name(cup.stage)))) }
        }
        @if let Some(host) = &page.host { p.quiet { (say.with("tournament-host", &[("name", host.clone().into())])) } }
        (ways(say, page))
        @if cup.stage == Stage::Entering { (entrants(say, page)) } @else {
            h2 { (say.it("tournament-standings")) } (standings(say, page))
            @for (number, round) in cup.rounds.iter().enumerate().rev().filter(|(number, _)| *number < cup.begun) { (round_of(say, page, number, round)) }
            @if cup.begun < cup.rounds.len() {
                details { summary { (say.it("tournament-fixtures")) }
                    @for (number, round) in cup.rounds.iter().enumerate().skip(cup.begun) { (round_of(say, page, number, round)) } }
            }
        }
        p.quiet { (say.it("tournament-rules")) }
    };
    shell(say, around, &cup.name, &content)
}

fn button(page: &TournamentPage<'_>, what: &str, label: &str) -> Markup {
    html! { form method="post" action=(format!("/tournaments/{}/{what}", page.id)) { button type="submit" { (label) } } }
}

/// What the reader can do.
fn ways(say: Say<'_>, page: &TournamentPage<'_>) -> Markup {
    let (stage, mine) = (page.cup.stage, page.me.is_some());
    let more = page.cup.begun < page.cup.length();
    html! {
        div.ways-on {
            @if stage == Stage::Entering && !mine && page.known { (button(page, "enter", &say.it("tournament-enter"))) }
            @if stage == Stage::Entering && !page.known { p { (say.it("tournament-needs-account")) } }
            @if stage != Stage::Over && mine { (button(page, "leave", &say.it("tournament-leave"))) }
            @if stage == Stage::Entering && page.hosts { (button(page, "start", &say.it("tournament-start"))) }
            @if stage == Stage::Running && page.hosts && more && matches!(page.cup.form, Form::Season { .. }) { (button(page, "next", &say.it("tournament-next"))) }
        }
        @if stage == Stage::Running && page.hosts { (withdraw(say, page)) }
    }
}

/// For the host: somebody does not come.
fn withdraw(say: Say<'_>, page: &TournamentPage<'_>) -> Markup {
    html! {
        details {
            summary { (say.it("tournament-withdraw")) }
            p.quiet { (say.it("tournament-withdraw-what")) }
            form method="post" action=(format!("/tournaments/{}/withdraw", page.id)) {
                div.field {
                    label for="entrant" { (say.it("player")) }
                    select #entrant name="entrant" { @for (number, enlisted) in page.cup.entrants.iter().enumerate() {
                        @if enlisted.gone.is_none() { option value=(number) { (plain(say, page, Entrant(number))) } }
                    } }
                }
                button type="submit" { (say.it("tournament-withdraw")) }
            }
        }
    }
}

fn plain(say: Say<'_>, page: &TournamentPage<'_>, who: Entrant) -> String {
    page.names.get(who.0).cloned().flatten().unwrap_or_else(|| say.it("somebody-gone"))
}

fn name(say: Say<'_>, page: &TournamentPage<'_>, who: Entrant) -> Markup {
    let left = page.cup.entrants.get(who.0).is_some_and(|it| it.gone.is_some());
    html! {
        @match page.names.get(who.0).and_then(Option::as_ref) {
            Some(account) => a href=(address(account)) { (account) },
            None => (say.it("somebody-gone")),
        }
        @if left { " " small { (say.it("tournament-left")) } }
    }
}

fn entrants(say: Say<'_>, page: &TournamentPage<'_>) -> Markup {
    html! {
        h2 { (say.with("tournament-entrants", &[("count", page.cup.entrants.len().into())])) }
        ol { @for (number, enlisted) in page.cup.entrants.iter().enumerate() {
            li { (name(say, page, Entrant(number))) " " small { (enlisted.rating) } }
        } }
    }
}

fn standings(say: Say<'_>, page: &TournamentPage<'_>) -> Markup {
    let swiss = matches!(page.cup.form, Form::Swiss { .. });
    html! {
        div.scroll { table.scores {
            thead { tr {
                th scope="col" { (say.it("rank")) } th scope="col" { (say.it("player")) } th scope="col" { (say.it("points")) } th scope="col" { (say.it("games-played")) } th scope="col" { (say.it("won")) }
                th scope="col" { @if swiss { (say.it("tournament-opponents")) } @else { (say.it("tournament-between")) } }
                th scope="col" { (say.it("tournament-share")) }
            } }
            tbody { @for line in page.cup.standings() { tr {
                td { (line.rank) } th scope="row" { (name(say, page, line.entrant)) } td { b { (line.points) } } td { (line.played) } td { (line.wins) }
                td { @if swiss { (format!("{}.{}", line.opponents / 6, line.opponents % 6 * 10 / 6)) } @else { (line.between) } }
                td { (line.share) }
            } } }
        } }
    }
}

fn round_of(say: Say<'_>, page: &TournamentPage<'_>, number: usize, round: &Round) -> Markup {
    html! {
        h3 { (say.with("tournament-round", &[("number", (number + 1).into())])) }
        ul.rounds-of { @for table in &round.tables {
            @let points = table.result.as_ref().map(|result| table_points(&result.iter().map(|it| it.place).collect::<Vec<_>>()));
            li {
                @for (seat, who) in table.seats.iter().enumerate() {
                    @if seat > 0 { " – " } (name(say, page, *who))
                    @if let (Some(result), Some(points)) = (&table.result, &points) { " " b { (points[seat]) } " " small { "(" (result[seat].points) ")" } }
                }
                @if let Some(game) = &table.game { " " a href=(format!("/t/{game}")) { (say.it("tournament-table")) } }
            }
        }
        @for who in &round.byes { li { (name(say, page, *who)) ": " (say.it("tournament-bye")) } } }
    }
}
