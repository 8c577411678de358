//! Who I am: nickname and account.

use maud::{Markup, html};

use crate::{Say, Shell, shell};

/// The page about oneself. `account` is the name one logs in with, if one has such a name.
pub fn account_page(say: Say<'_>, around: &Shell, account: Option<&str>, notice: Option<&str>) -> Markup {
    let field = |id: &str, kind: &str, complete: &str| {
        html! {
            div.field {
                label for=(id) { (say.it(id)) }
                input #(id) name=(id) type=(kind) maxlength="200" autocomplete=(complete) required;
            }
        }
    };
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
        @if let Some(account) = account {
            section {
                h2 { (say.with("logged-in", &[("name", account.into())])) }
                form method="post" action="/account/logout" { button type="submit" { (say.it("log-out")) } }
            }
        } @else {
            section {
                h2 { (say.it("log-in")) }
                form method="post" action="/account/login" {
                    (field("login-name", "text", "username"))
                    (field("login-password", "password", "current-password"))
                    button type="submit" { (say.it("log-in")) }
                }
            }
            section {
                h2 { (say.it("register")) }
                p { (say.it("register-why")) }
                form method="post" action="/account/register" {
                    (field("register-name", "text", "username"))
                    (field("register-password", "password", "new-password"))
                    button type="submit" { (say.it("register")) }
                }
            }
        }
    };
    shell(say, around, &say.it("account"), &content)
}
