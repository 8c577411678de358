//! Who I am: nickname, account, password, and how to go for good.

use maud::{Markup, html};

use crate::pages::profile::address;
use crate::{Say, Shell, shell};

/// A field that has to be filled in.
fn field(say: Say<'_>, id: &str, kind: &str, complete: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (say.it(id)) }
            input #(id) name=(id) type=(kind) maxlength="200" autocomplete=(complete) required;
        }
    }
}

/// The page about oneself. `account` is the name one logs in with, if one has such a name;
/// `operates` tells that one may see the operator's page.
pub fn account_page(
    say: Say<'_>,
    around: &Shell,
    account: Option<&str>,
    operates: bool,
    notice: Option<&str>,
) -> Markup {
    let content = html! {
        h1 { (say.it("account")) }
        @if let Some(notice) = notice { p.notice role="status" { (notice) } }
        section {
            h2 { (say.it("nickname")) }
            form method="post" action="/account/nickname" {
                div.field {
                    label for="nickname" { (say.it("nickname")) }
                    input #nickname name="nickname" maxlength="40" required value=(around.nickname.clone().unwrap_or_default());
                }
                button type="submit" { (say.it("save")) }
            }
        }
        @if let Some(account) = account { (member(say, account, operates)) } @else { (stranger(say)) }
        @if around.nickname.is_some() { (going(say, account.is_some())) }
    };
    shell(say, around, &say.it("account"), &content)
}

/// For who has an account.
fn member(say: Say<'_>, account: &str, operates: bool) -> Markup {
    html! {
        section {
            h2 { (say.with("logged-in", &[("name", account.into())])) }
            p { a.button href=(address(account)) { (say.it("profile")) } " " a.button href="/account/export" download="hydropolis.json" { (say.it("export")) } }
            @if operates { p { a.button href="/operator" { (say.it("operator")) } } }
            form method="post" action="/account/logout" { button type="submit" { (say.it("log-out")) } }
            form method="post" action="/account/logout-everywhere" {
                p.quiet { (say.it("log-out-everywhere-why")) }
                button type="submit" { (say.it("log-out-everywhere")) }
            }
        }
        section {
            h2 { (say.it("change-password")) }
            form method="post" action="/account/password" {
                input type="hidden" name="username" value=(account) autocomplete="username";
                (field(say, "old-password", "password", "current-password"))
                (field(say, "new-password", "password", "new-password"))
                button type="submit" { (say.it("change-password")) }
            }
        }
    }
}

/// For who has none, or has not said so yet.
fn stranger(say: Say<'_>) -> Markup {
    html! {
        section {
            h2 { (say.it("log-in")) }
            form method="post" action="/account/login" {
                (field(say, "login-name", "text", "username"))
                (field(say, "login-password", "password", "current-password"))
                button type="submit" { (say.it("log-in")) }
            }
            p.quiet { (say.it("lost-password")) }
        }
        section {
            h2 { (say.it("register")) }
            p { (say.it("register-why")) }
            form method="post" action="/account/register" {
                (field(say, "register-name", "text", "username"))
                (field(say, "register-password", "password", "new-password"))
                button type="submit" { (say.it("register")) }
            }
        }
    }
}

/// How to go for good.
fn going(say: Say<'_>, member: bool) -> Markup {
    html! {
        details {
            summary { (say.it("delete")) }
            p { (say.it("delete-what")) }
            form method="post" action="/account/delete" {
                @if member { (field(say, "delete-password", "password", "current-password")) }
                div.field {
                    input #sure name="sure" type="checkbox" value="yes" required;
                    label for="sure" { (say.it("delete-sure")) }
                }
                button type="submit" { (say.it("delete")) }
            }
        }
    }
}

/// The page behind a one-time link, for who has lost the password.
pub fn reset_page(
    say: Say<'_>,
    around: &Shell,
    secret: &str,
    account: &str,
    problem: Option<&str>,
) -> Markup {
    let heading = say.with("reset-title", &[("name", account.into())]);
    let content = html! {
        h1 { (heading) }
        @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
        p { (say.it("reset-what")) }
        form method="post" action=(format!("/reset/{secret}")) {
            input type="hidden" name="username" value=(account) autocomplete="username";
            (field(say, "new-password", "password", "new-password"))
            button.primary type="submit" { (say.it("change-password")) }
        }
    };
    shell(say, around, &heading, &content)
}
