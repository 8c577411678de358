//! For operators and moderators: who is here, what was complained of, who is kept out, and what was done about it.

use maud::{Markup, html};

use crate::pages::profile::address;
use crate::{Say, Shell, shell};

/// A complaint.
#[derive(Clone, Debug)]
pub struct ComplaintLine {
    /// Its number.
    pub number: u64,
    /// Who says so.
    pub by: String,
    /// About whom.
    pub about: Option<Accused>,
    /// At which table.
    pub table: Option<String>,
    /// Whether it is about what they said there.
    pub said: bool,
    /// What.
    pub text: String,
}

/// Somebody who is complained of.
#[derive(Clone, Debug)]
pub struct Accused {
    /// What they are called.
    pub name: String,
    /// Whether they have an account, and so a page.
    pub account: bool,
    /// What they are kept out by, which guests have too.
    pub key: String,
}

/// Something that was done.
#[derive(Clone, Debug)]
pub struct DeedLine {
    /// When, as a day and a time of day, UTC.
    pub time: String,
    /// Who; nobody for a command.
    pub by: Option<String>,
    /// What, by name.
    pub what: String,
    /// To whom.
    pub about: Option<String>,
    /// What else there is to say.
    pub detail: String,
}

/// The operator's page.
#[derive(Clone, Debug, Default)]
pub struct OperatorPage {
    /// Whether the reader may do everything, or only what moderators may.
    pub operator: bool,
    /// Who watches or plays at this moment, on this node.
    pub here: Vec<String>,
    /// How many other nodes there are, if there can be any.
    pub nodes: Option<u64>,
    /// The tables in memory: name, game, and who sits there.
    pub tables: Vec<(String, String, Vec<String>)>,
    /// What nobody has seen to.
    pub complaints: Vec<ComplaintLine>,
    /// Who is kept out: account or nickname, the name to lift it by, why, until when.
    pub bans: Vec<(String, String, String, Option<String>)>,
    /// Who may do more than play, with the role.
    pub roles: Vec<(String, &'static str)>,
    /// What is said on every page.
    pub announcement: Option<String>,
    /// All bounds: name, value now, the usual value.
    pub limits: Vec<(String, u32, u32)>,
    /// What was done, the latest first.
    pub deeds: Vec<DeedLine>,
    /// Whether a backup can be made here.
    pub backups: bool,
    /// What is said of what was just done.
    pub notice: Option<String>,
    /// What went wrong.
    pub problem: Option<String>,
}

fn field(say: Say<'_>, id: &str, label: &str, longest: u16, required: bool) -> Markup {
    html! { div.field { label for=(id) { (say.it(label)) } input #(id) name=(id) maxlength=(longest) required[required] autocomplete="off"; } }
}

/// The page.
pub fn operator_page(say: Say<'_>, around: &Shell, page: &OperatorPage) -> Markup {
    let heading = say.it("operator");
    let content = html! {
        h1 { (heading) }
        @if let Some(notice) = &page.notice { p.notice role="status" { (notice) } }
        @if let Some(problem) = &page.problem { p.problem role="alert" { (problem) } }
        div.courses {
            section.course { h2 { (say.it("operator-here")) }
                p { (say.with("operator-here-count", &[("count", page.here.len().into())])) }
                @if !page.here.is_empty() { ul { @for name in &page.here { li { (name) } } } }
                @if let Some(nodes) = page.nodes { p.quiet { (say.with("operator-nodes", &[("count", nodes.into())])) } }
            }
            section.course { h2 { (say.it("operator-complaints")) }
                @if page.complaints.is_empty() { p { (say.it("operator-complaints-none")) } }
                @for it in &page.complaints { (complaint(say, it)) }
            }
            (bans(say, page))
            section.course { h2 { (say.it("operator-tables")) }
                @if page.tables.is_empty() { p { (say.it("operator-tables-none")) } }
                ul { @for (id, game, seats) in &page.tables { li { a href=(format!("/t/{id}")) { (say.any(&format!("{game}-title"))) } " " small { (seats.join(&say.any("list-separator"))) } } } }
            }
            @if page.operator { (operator_only(say, page)) }
        }
        h2 { (say.it("operator-log")) } (log(say, page))
        h2 { (say.it("operator-limits")) }
        p.quiet { (say.it("operator-limits-what")) }
        div.scroll { table.scores {
            thead { tr { th scope="col" { (say.it("operator-limit")) } th scope="col" { (say.it("operator-limit-now")) } th scope="col" { (say.it("operator-limit-usual")) } } }
            tbody { @for (name, now, usual) in &page.limits { tr { th scope="row" { code { (name) } } td { (now) } td { (usual) } } } }
        } }
    };
    shell(say, around, &heading, &content)
}

fn complaint(say: Say<'_>, it: &ComplaintLine) -> Markup {
    html! {
        p { b { (it.by) } @if let Some(about) = &it.about { " → " @if about.account { a href=(address(&about.name)) { (about.name) } } @else { (about.name) } } @if let Some(table) = &it.table { " " a href=(format!("/t/{table}")) { (say.it("tournament-table")) } } br; @if it.said { q { (it.text) } } @else { (it.text) } }
        form method="post" action="/operator/complaints" { input type="hidden" name="number" value=(it.number); button type="submit" { (say.it("operator-done")) } }
        @if let Some(about) = &it.about {
            details { summary { (say.it("operator-ban")) }
                form method="post" action="/operator/ban" {
                    input type="hidden" name="name" value=(about.key);
                    div.field { label { (say.it("operator-reason")) " " input name="reason" maxlength="200" required value=(it.text.chars().take(200).collect::<String>()); } }
                    div.field { label { (say.it("operator-days")) " " input name="days" inputmode="numeric" pattern="[0-9]*" maxlength="5"; } }
                    button type="submit" { (say.it("operator-ban")) }
                }
            }
        }
    }
}

fn bans(say: Say<'_>, page: &OperatorPage) -> Markup {
    html! {
        section.course { h2 { (say.it("operator-bans")) }
            @for (name, key, reason, until) in &page.bans {
                p { b { (name) } ": " (reason) @if let Some(until) = until { " " small { (say.with("operator-until", &[("time", until.clone().into())])) } } }
                form method="post" action="/operator/lift" { input type="hidden" name="name" value=(key); button type="submit" { (say.it("operator-lift")) } }
            }
            form method="post" action="/operator/ban" {
                (field(say, "name", "operator-account", 40, true))
                (field(say, "reason", "operator-reason", 200, true))
                div.field { label for="days" { (say.it("operator-days")) } input #days name="days" inputmode="numeric" pattern="[0-9]*" maxlength="5"; }
                button type="submit" { (say.it("operator-ban")) }
            }
        }
    }
}

fn operator_only(say: Say<'_>, page: &OperatorPage) -> Markup {
    html! {
        section.course { h2 { (say.it("operator-announcement")) }
            form method="post" action="/operator/announcement" {
                div.field { label for="text" { (say.it("operator-announcement-what")) } textarea #text name="text" rows="2" maxlength="300" { (page.announcement.clone().unwrap_or_default()) } }
                button type="submit" { (say.it("save")) }
            }
        }
        section.course { h2 { (say.it("operator-roles")) }
            ul { @for (name, role) in &page.roles { li { a href=(address(name)) { (name) } ": " (say.it(&format!("role-{role}"))) } } }
            form method="post" action="/operator/role" {
                (field(say, "role-name", "operator-account", 40, true))
                div.field { label for="role" { (say.it("operator-role")) } select #role name="role" { @for role in ["player", "moderator", "operator"] { option value=(role) { (say.it(&format!("role-{role}"))) } } } }
                button type="submit" { (say.it("save")) }
            }
        }
        section.course { h2 { (say.it("operator-backup")) }
            @if page.backups {
                p { (say.it("operator-backup-what")) }
                form method="post" action="/operator/backup" { button type="submit" { (say.it("operator-backup-make")) } }
            } @else { p { (say.it("operator-backup-none")) } }
        }
    }
}

fn log(say: Say<'_>, page: &OperatorPage) -> Markup {
    html! {
        @if page.deeds.is_empty() { p { (say.it("operator-log-none")) } } @else { div.scroll { table.scores {
            thead { tr { th scope="col" { (say.it("operator-when")) } th scope="col" { (say.it("operator-who")) } th scope="col" { (say.it("operator-did")) } th scope="col" { (say.it("operator-whom")) } th scope="col" { (say.it("operator-detail")) } } }
            tbody { @for deed in &page.deeds { tr {
                th scope="row" { (deed.time) }
                td { (deed.by.clone().unwrap_or_else(|| say.it("operator-command"))) }
                td { (say.it(&format!("deed-{}", deed.what))) }
                td { (deed.about.clone().unwrap_or_default()) } td { (deed.detail) }
            } } }
        } } }
    }
}
