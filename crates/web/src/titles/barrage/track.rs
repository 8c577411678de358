//! The energy track with its bonus tiles, the objective, and both sides of the Automa tiles.

use barrage::{
    AutomaTile, Bonus, Criterion, Deed, Kind, Limit, NO_ENERGY_VP, Objective, SECTION, TRACK_CREDITS,
    TileAction,
};
use kernel::{Seat, Viewer};
use maud::{Markup, html};

use super::board::Board;
use super::icons;
use crate::say::capital;

/// The cells of the track that are drawn, from 0; the last one is for all energy from there on (B-17.3).
const CELLS: u16 = SECTION * 5;
/// How much wider the last cell is than the others.
const LAST: u16 = 4;

/// Where the middle of a cell lies, in hundredths of the track.
fn cell(energy: u16) -> f32 {
    let at = if energy < CELLS { f32::from(energy) + 0.5 } else { f32::from(CELLS) + 0.8 };
    at * 100.0 / f32::from(CELLS + LAST)
}

/// The rounds, as a chart of that time numbers them.
const ROMAN: [&str; 5] = ["I", "II", "III", "IV", "V"];

impl Board<'_> {
    /// The rounds, and the turn order where it is still being drafted or differs from the seats.
    pub(super) fn course(&self) -> Markup {
        let table = self.table;
        let phase = ["draft", "income", "actions", "over"][table.phase as usize];
        let args = [("round", table.round.max(1).into()), ("phase", self.voice.name("phase", phase).into())];
        let label = self.voice.say("page-course", &args);
        html! {
            ol.course-of aria-label=(label) title=(label) {
                @for (round, roman) in (1..).zip(ROMAN) {
                    li.done[round < table.round].now[round == table.round.max(1)] { (roman) }
                }
            }
        }
    }

    pub(super) fn track(&self) -> Markup {
        html! {
            div.energy-strip {
                div.track role="group" aria-label=(self.names.it("page-energy-track")) {
                    div.steps aria-hidden="true" {
                        @for energy in 0..=CELLS {
                            i { @if energy % SECTION == 0 { small { (energy) @if energy == CELLS { "+" } } } }
                        }
                    }
                    @for (from, credits) in TRACK_CREDITS {
                        @let args = [("energy", from.into()), ("credits", credits.into())];
                        @let label = self.voice.say("page-threshold", &args);
                        span.coin style={ "left:" (cell(from)) "%" } role="img" title=(label) { (credits) }
                    }
                    span.bonus.none aria-hidden="true" { "−" (NO_ENERGY_VP) (icons::glyph("vp")) }
                    @for (round, bonus) in (1..).zip(self.table.bonus) { (self.bonus(round, bonus)) }
                    (self.markers())
                }
            }
        }
    }

    /// The bonus tile of a round, where its full points begin (B-17.3), and what the viewer would get for it now.
    fn bonus(&self, round: u8, bonus: Bonus) -> Markup {
        let now = match round.cmp(&self.table.round) {
            std::cmp::Ordering::Less => "gone",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "",
        };
        let args = [
            ("now", if now == "now" { "yes" } else { "no" }.into()),
            ("round", round.into()),
            ("bonus", self.names.bonuses[bonus as usize].clone().into()),
            ("vp", bonus.vp().into()),
        ];
        let mut label = self.voice.say("board-bonus", &args);
        let worth = self.looking().filter(|_| now != "gone").map(|seat| {
            let held = self.table.bonus_count(seat, bonus);
            (held, self.table.bonus_points(seat, bonus, round))
        });
        if let Some((held, points)) = worth {
            let args = [("held", held.into()), ("vp", points.into())];
            label = format!("{label}. {}", self.voice.say("page-bonus-now", &args));
        }
        let left = f32::from(u16::from(round) * SECTION) * 100.0 / f32::from(CELLS + LAST);
        html! {
            span class={ "bonus " (now) } style={ "left:" (left) "%" } role="img" title=(label) {
                (bonus.vp()) (icons::glyph("vp")) "/" (icons::glyph(bonus_glyph(bonus)))
                @if now == "now" { @if let Some((_, points)) = worth { b { "=" (points) } } }
            }
        }
    }

    /// The seat that looks on, if it has a company.
    fn looking(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) if self.table.seats[seat].company.is_some() => Some(seat),
            _ => None,
        }
    }

    /// A marker of each company; those on one cell stand beside each other.
    fn markers(&self) -> Markup {
        let table = self.table;
        html! {
            @for (place, &seat) in table.order().iter().enumerate() {
                @let player = &table.seats[seat];
                @if let Some(company) = player.company {
                    @let names = self.names.company(company);
                    @let before = table.order()[..place].iter().filter(|&&it| cell(table.seats[it].energy) == cell(player.energy)).count();
                    @let label = format!("{}: {}", names.name, player.energy);
                    span.marker id={ "p-" (names.class) "-energy" } style={ "left:" (cell(player.energy)) "%;--up:" (before) } role="img" title=(label) {
                        (self.mark(company))
                        @if player.energy >= CELLS { small { (player.energy) } }
                    }
                }
            }
        }
    }

    /// The objective: what counts, what the places are worth, and what everybody would get now (B-19).
    pub(super) fn objective(&self) -> Markup {
        let table = self.table;
        let objective = table.objective;
        let name = self.voice.name("objective", objective);
        let label = self.voice.say("board-objective", &[("objective", name.clone().into())]);
        html! {
            div.objective {
                span.oi aria-hidden="true" { (icons::glyph("flag")) }
                p title=(label) { (capital(&name)) span.oi aria-hidden="true" { (objective_icons(objective)) } }
                div.standing {
                    @for &seat in table.order() {
                        @let player = &table.seats[seat];
                        @if let Some(company) = player.company {
                            @let names = self.names.company(company);
                            @let (held, vp) = (table.quantity(player, objective), table.objective_points(seat));
                            @let args = [("company", names.name.clone().into()), ("held", held.into()), ("vp", vp.into())];
                            @let label = self.voice.say("page-objective-now", &args);
                            span.mine[self.is_mine(seat)] role="img" title=(label) {
                                (self.mark(company)) b { (held) } span.worth { (vp) (icons::glyph("vp")) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The Automa tiles: what is tried in which order, and which criteria count.
    pub(super) fn automa(&self) -> Markup {
        let Some(action) = self.table.automa.action else { return html! {} };
        let criteria = self.table.automa.criteria;
        let named = criteria.map_or_else(|| "-".to_owned(), |it| it.to_string());
        let args = [("action", action.to_string().into()), ("criteria", named.into())];
        let label = self.voice.say("board-automa", &args);
        let inner = html! {
            @for (nth, it) in action.row().actions.iter().enumerate() {
                span.deed.once[!it.deed.ends_turn()] {
                    small { (nth + 1) }
                    @for _ in 0..it.engineers { (icons::glyph("eng")) }
                    (deed(it, self.table.expanded()))
                }
            }
        };
        html! {
            div.automa {
                h3 { (icons::glyph("officer")) (self.names.it("page-automa")) small { (action.to_string()) } }
                (self.place("automa", "deeds", &label, &inner))
                @if let Some(tile) = criteria { (self.criteria(tile)) }
            }
        }
    }

    /// The criteria side of an Automa tile: what decides where it builds, in order, and where counting begins.
    fn criteria(&self, tile: AutomaTile) -> Markup {
        let row = tile.row();
        let columns: [(Kind, [Criterion; 3], String); 3] = [
            (Kind::Base, row.dam, row.dam_code.0.to_string()),
            (Kind::Conduit, row.conduit, row.conduit_code.to_string()),
            (Kind::Powerhouse, row.powerhouse, row.powerhouse_code.0.to_string()),
        ];
        html! {
            div.criteria {
                h4 { (self.names.it("page-criteria")) small { (tile.to_string()) } }
                @for (kind, criteria, code) in columns {
                    div.column {
                        b title=(self.names.kinds[kind as usize]) { (icons::glyph(icons::kind(kind))) (code) }
                        ol { @for criterion in criteria { li { (self.voice.name("criterion", criterion)) } } }
                    }
                }
                p { (icons::glyph("drop")) @for head in row.head_streams { " " b { (head.to_string()) } } }
            }
        }
    }
}

pub(super) fn bonus_glyph(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Contracts => "contract",
        Bonus::Bases => "base",
        Bonus::Elevations => "elev",
        Bonus::Conduits => "cond",
        Bonus::Powerhouses => "house",
        Bonus::Advanced => "patent",
        Bonus::Works => "any",
        Bonus::Buildings => "estate",
    }
}

pub(super) fn objective_icons(objective: Objective) -> Markup {
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
pub(super) fn deed(it: &TileAction, expanded: bool) -> Markup {
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
                Limit::None | Limit::Rows { .. } => {},
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
        Deed::Patent(kind) => html! { (icons::glyph("patent")) (icons::glyph(icons::kind(kind))) },
        Deed::Bank => icons::amount(1, "vp"),
        // Skipped without The Leeghwater Project.
        Deed::ExternalWork(_) | Deed::PrivateBuilding { .. } | Deed::PrivateBuildingPatent if !expanded => {
            icons::glyph("closed")
        }
        Deed::ExternalWork(order) => html! {
            (icons::glyph("any")) @for position in order { small { (position + 1) } }
        },
        Deed::PrivateBuilding { up } => html! { (icons::glyph("estate")) @if up { "↑" } @else { "↓" } },
        Deed::PrivateBuildingPatent => html! { (icons::glyph("patent")) (icons::glyph("estate")) },
    }
}
