//! The strip above the map: round, turn order, energy track with its bonus tiles, the objective; and Automa tiles.

use barrage::{Bonus, Deed, Limit, NO_ENERGY_VP, Objective, SECTION, TRACK_CREDITS, TileAction};
use maud::{Markup, html};

use super::board::Board;
use super::icons;
use crate::say::capital;

/// The cells of the track that are drawn: six sections of six, from 0 (B-17.3).
const CELLS: u16 = SECTION * 6;

/// Where a cell lies, in hundredths of the track.
fn cell(energy: u16) -> f32 {
    (f32::from(energy.min(CELLS - 1)) + 0.5) * 100.0 / f32::from(CELLS)
}

impl Board<'_> {
    pub(super) fn track(&self) -> Markup {
        let table = self.table;
        let phase = ["draft", "income", "actions", "over"][table.phase as usize];
        html! {
            div.strip {
                div.when title=(self.voice.name("phase", phase)) {
                    b { (table.round.max(1)) small { "/" (table.bonus.len()) } }
                    ol.turns aria-label=(self.names.it("page-order")) {
                        @for &seat in table.order() {
                            @let player = &table.seats[seat];
                            li.asked[self.is_asked(seat)].passed[player.passed] {
                                @match player.company {
                                    Some(company) => span role="img" aria-label=(self.names.company(company).name) { (self.mark(company)) },
                                    None => b.mk { (seat.0 + 1) },
                                }
                            }
                        }
                    }
                }
                div.track role="group" aria-label=(self.names.it("page-energy-track")) {
                    div.sections {
                        @for nth in 0..6u8 { (self.section_of_track(nth)) }
                    }
                    @for (from, credits) in TRACK_CREDITS {
                        @let args = [("energy", from.into()), ("credits", credits.into())];
                        @let label = self.voice.say("page-threshold", &args);
                        span.coin style={ "left:" (cell(from)) "%" } role="img" title=(label) { (credits) }
                    }
                    (self.markers())
                }
                (self.objective())
            }
        }
    }

    /// Six cells of the track; from the second section on with the bonus tile that needs them.
    fn section_of_track(&self, nth: u8) -> Markup {
        let round = nth;
        let now = match round.cmp(&self.table.round) {
            _ if nth == 0 => "",
            std::cmp::Ordering::Less => "gone",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "",
        };
        html! {
            div class={ "sec " (now) } {
                small { (u16::from(nth) * SECTION) }
                @if nth > 0 {
                    @let bonus = self.table.bonus[nth as usize - 1];
                    @let args = [
                        ("now", if now == "now" { "yes" } else { "no" }.into()),
                        ("round", round.into()),
                        ("bonus", self.names.bonuses[bonus as usize].clone().into()),
                        ("vp", bonus.vp().into()),
                    ];
                    @let label = self.voice.say("board-bonus", &args);
                    span.bonus role="img" title=(label) {
                        (bonus.vp()) (icons::glyph("vp")) "/" (icons::glyph(bonus_glyph(bonus)))
                    }
                } @else {
                    span.bonus.none aria-hidden="true" { "−" (NO_ENERGY_VP) (icons::glyph("vp")) }
                }
            }
        }
    }

    /// A marker of each company; those on one cell stand above each other.
    fn markers(&self) -> Markup {
        let table = self.table;
        html! {
            @for (place, &seat) in table.order().iter().enumerate() {
                @let player = &table.seats[seat];
                @if let Some(company) = player.company {
                    @let names = self.names.company(company);
                    @let before = table.order()[..place].iter().filter(|&&it| table.seats[it].energy.min(CELLS - 1) == player.energy.min(CELLS - 1)).count();
                    @let label = format!("{}: {}", names.name, player.energy);
                    span.marker id={ "p-" (names.class) "-energy" } style={ "left:" (cell(player.energy)) "%;--up:" (before) } role="img" title=(label) {
                        (self.mark(company))
                        @if player.energy >= CELLS { small { (player.energy) } }
                    }
                }
            }
        }
    }

    fn objective(&self) -> Markup {
        let name = self.voice.name("objective", self.table.objective);
        let label = self.voice.say("board-objective", &[("objective", name.clone().into())]);
        html! {
            div.objective title=(label) {
                span.oi aria-hidden="true" { (icons::glyph("flag")) (objective_icons(self.table.objective)) }
                small { (capital(&name)) }
            }
        }
    }

    /// The Automa tiles: what is tried in which order, and which criteria count.
    pub(super) fn automa(&self) -> Markup {
        let Some(action) = self.table.automa.action else { return html! {} };
        let criteria = self.table.automa.criteria.map_or_else(|| "-".to_owned(), |it| it.to_string());
        let args = [("action", action.to_string().into()), ("criteria", criteria.clone().into())];
        let label = self.voice.say("board-automa", &args);
        let inner = html! {
            @for (nth, it) in action.row().actions.iter().enumerate() {
                span.deed {
                    small { (nth + 1) }
                    @for _ in 0..it.engineers { (icons::glyph("eng")) }
                    (deed(it))
                }
            }
        };
        html! {
            div.automa {
                h3 { (action.to_string()) small { " / " (criteria) } }
                (self.place("automa", "deeds", &label, &inner))
            }
        }
    }
}

fn bonus_glyph(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Contracts => "contract",
        Bonus::Bases => "base",
        Bonus::Elevations => "elev",
        Bonus::Conduits => "cond",
        Bonus::Powerhouses => "house",
        Bonus::Advanced => "tile",
    }
}

fn objective_icons(objective: Objective) -> Markup {
    let areas = |marked: &[usize]| {
        let marked = marked.to_vec();
        html! {
            @for (nth, area) in ["mountains", "hills", "plains"].into_iter().enumerate() {
                u class={ "area " (area) } style=[(!marked.contains(&nth)).then_some("opacity:.35")] {}
            }
        }
    };
    match objective {
        Objective::RedSpaces => {
            html! { u.framed { (icons::glyph("base")) } u.framed { (icons::glyph("house")) } }
        }
        Objective::Connections => {
            html! { (icons::glyph("base")) (icons::glyph("cond")) (icons::glyph("house")) }
        }
        Objective::BestArea => html! { (areas(&[0])) "↑" },
        Objective::WorstArea => html! { (areas(&[2])) "↓" },
        Objective::Spread1 => html! { (icons::glyph("base")) "≥1" },
        Objective::Spread3 => html! { (icons::glyph("base")) "≥3" },
    }
}

/// An action of an Automa tile as icons.
fn deed(it: &TileAction) -> Markup {
    let price = |price: u8| html! { @if price > 0 { (icons::price(price)) } };
    match it.deed {
        Deed::Produce { bonus, contract } => html! {
            (icons::amount(icons::signed(bonus), "turb")) i class={ "dot " (contract) } {}
        },
        Deed::Drops { count, flowing } => icons::amount(count, if flowing { "flow" } else { "wait" }),
        Deed::Renew(colour) => html! { (icons::glyph("contract")) i class={ "dot " (colour) } {} },
        Deed::Build { kind, limit } => html! {
            (icons::glyph(icons::kind(kind)))
            @match limit {
                Limit::None => {},
                Limit::In(area) => u class={ "area " (area) } {},
                Limit::From(power) => { "≥" (power) },
            }
        },
        Deed::Wheel { turns, price: cost } => html! { (icons::amount(turns, "wheel")) (price(cost)) },
        Deed::Buy { excavators, mixers, choice, price: cost } => html! {
            @for (count, name) in [(excavators, "exc"), (mixers, "mix"), (choice, "any")] {
                @if count > 0 { (icons::amount(count, name)) }
            }
            (price(cost))
        },
        Deed::Patent(kind) => html! { (icons::glyph("tile")) (icons::glyph(icons::kind(kind))) },
        Deed::Bank => icons::amount(1, "vp"),
        Deed::ExternalWork(_) | Deed::PrivateBuilding { .. } | Deed::PrivateBuildingPatent => {
            icons::glyph("closed")
        }
    }
}
