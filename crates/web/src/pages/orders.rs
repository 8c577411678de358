//! Standing orders: what is done for a player when a question comes up.

use maud::{Markup, html};

use crate::say::capital;
use crate::{Say, Shell, shell};

/// The standing orders of one player, and what can be ordered.
#[derive(Clone, Debug, Default)]
pub struct OrdersPage {
    /// The table's address.
    pub address: String,
    /// For which seat.
    pub seat: String,
    /// The orders there are.
    pub orders: Vec<OrderLine>,
    /// Kinds of orders that can be given besides: `pass`, `sensible`.
    pub kinds: Vec<&'static str>,
    /// Moves that can be ordered for the next turn: as they are sent, and in words.
    pub ahead: Vec<(String, String)>,
    /// What is wrong with what was just asked for.
    pub problem: Option<String>,
}

/// A standing order.
#[derive(Clone, Debug)]
pub struct OrderLine {
    /// Its number.
    pub number: u64,
    /// What it says.
    pub sentence: String,
}

/// The page of standing orders.
pub fn orders_page(say: Say<'_>, around: &Shell, page: &OrdersPage) -> Markup {
    let action = format!("{}/orders", page.address);
    let content = html! {
        div.orders {
            h1 { (say.it("orders")) }
            p { a href=(&page.address) { (say.it("back-to-table")) } }
            p.quiet { (say.it("orders-what")) }
            @if let Some(problem) = &page.problem { p.problem role="alert" { (problem) } }
            section {
                h2 { (say.it("orders-mine")) }
                @if page.orders.is_empty() { p { (say.it("orders-none")) } }
                ul {
                    @for order in &page.orders {
                        li {
                            span { (capital(&order.sentence)) }
                            form method="post" action=(format!("{action}/end")) {
                                button type="submit" name="number" value=(order.number) { (say.it("orders-end")) }
                            }
                        }
                    }
                }
            }
            section {
                h2 { (say.it("orders-new")) }
                @for kind in &page.kinds {
                    form method="post" action=(&action) {
                        input type="hidden" name="seat" value=(page.seat);
                        p { button type="submit" name="order" value=(kind) { (say.it(&format!("orders-{kind}"))) } }
                    }
                }
                @if page.ahead.is_empty() { p.quiet { (say.it("orders-nothing-ahead")) } } @else {
                    form.field method="post" action=(&action) {
                        input type="hidden" name="seat" value=(page.seat);
                        input type="hidden" name="order" value="take";
                        label for="ahead" { (say.it("orders-take")) }
                        select #ahead name="move" { @for (notation, sentence) in &page.ahead { option value=(notation) { (capital(sentence)) } } }
                        p { button type="submit" { (say.it("orders-give")) } }
                    }
                }
            }
        }
    };
    shell(say, around, &say.it("orders"), &content)
}
