//! The components of Barrage for the gallery: drawn as on the table, told in the words of the table.

use barrage::{
    AutomaTile, Barrage, Bonus, Building, Company, Contract, Kind, Objective, Officer, Setup, Tile, Variant,
    Work,
};
use kernel::{Game as _, Seed, Viewer};
use maud::{Markup, html};
use words::Words;

use super::board::{Board, Moment};
use super::company::cameo;
use super::icons;
use super::project::machines;
use super::track::{bonus_glyph, deed, objective_icons};
use crate::component::Component;
use crate::say::capital;
use crate::stage::Stage;

/// What the three places of the objective pay (B-19.1).
const PLACES: [u8; 3] = [15, 10, 5];

/// All components, kind by kind.
pub(super) fn all(words: &Words) -> Vec<Component> {
    let game = Barrage::open(Setup::new(4, Variant::Full)).expect("four play the full game");
    let view = game.view(&game.deal(Seed(0)), Viewer::Spectator);
    let moment = Moment::default();
    let board = Board::new(words, &view, Stage::default(), &moment);
    let mut all = Vec::new();
    all.extend(Company::EVERY.into_iter().map(|it| board.company_component(it)));
    all.extend(Officer::EVERY.into_iter().map(|it| board.officer_component(it)));
    all.extend(Tile::all().map(|it| board.tile_component(it)));
    all.extend(Contract::all().map(|it| board.contract_component(it)));
    all.extend(Bonus::EVERY.into_iter().map(|it| board.bonus_component(it)));
    all.extend(Objective::ALL.into_iter().map(|it| board.objective_component(it)));
    all.extend(Work::all().map(|it| board.work_component(it)));
    all.extend(Building::all().map(|it| board.building_component(it)));
    all.extend(AutomaTile::all().map(|it| board.automa_component(it)));
    all
}

fn component(kind: &'static str, notation: impl ToString, drawing: &Markup) -> Component {
    Component::new("barrage", kind, &notation.to_string(), drawing)
}

impl Board<'_> {
    fn company_component(&self, company: Company) -> Component {
        let names = self.names.company(company);
        let drawing = html! {
            div class={ "company " (names.class) } {
                header { (self.mark(company)) h3 { (names.name) } }
                div.rows {
                    @for kind in [Kind::Base, Kind::Elevation, Kind::Conduit] {
                        div.line {
                            span.kind { (icons::glyph(icons::kind(kind))) }
                            @for nth in 1..=kind.pieces() {
                                @match kind.row().and_then(|row| company.income(row, nth)) {
                                    Some(reward) => span.cell.open { (icons::reward(reward)) },
                                    None => span.cell {},
                                }
                            }
                        }
                    }
                }
            }
        };
        let incomes = Kind::ALL.iter().zip(&names.incomes);
        let incomes = incomes.map(|(&kind, rewards)| {
            format!("{}: {}", self.names.kinds[kind as usize], self.voice.voice().list(rewards.clone()))
        });
        let rules: &[&str] = match company {
            Company::Usa => &["B-20.1"],
            Company::Germany => &["B-20.2"],
            Company::Italy => &["B-20.3"],
            Company::France => &["B-20.4"],
            Company::Netherlands => &["L-5.1", "L-5.2", "L-5.3", "L-5.4", "L-5.5", "L-5.6"],
        };
        let text = [capital(&names.ability)].into_iter().chain(incomes).collect();
        let it = component("company", company, &drawing).ruled(rules).ruled(&["B-20.5", "B-10.1", "B-10.4"]);
        Component { name: names.name.clone(), text, ..it }
    }

    fn officer_component(&self, officer: Officer) -> Component {
        let (name, ability) = &self.names.officers[officer as usize];
        let drawing = html! { span.officer { (cameo(officer)) span { (name) } } };
        let rules: &[&str] = match officer {
            Officer::Wilhelm => &["B-21.1"],
            Officer::Graziano => &["B-21.2"],
            Officer::Viktor => &["B-21.3"],
            Officer::Jill => &["B-21.4"],
            Officer::Solomon => &["B-21.5"],
            Officer::Anton => &["B-21.6"],
            Officer::Mahiri => &["B-21.7"],
            Officer::Simone => &["L-6.1", "B-25.4"],
            Officer::Tommaso => &["L-6.2", "B-25.5"],
            Officer::Leslie => &["L-6.3"],
            Officer::Margot => &["L-6.4"],
            Officer::Elon => &["L-14.4"],
            Officer::Gennaro => &["L-14.5"],
            Officer::Wu => &["L-14.6"],
            Officer::Octavius => &["L-14.7"],
            Officer::Amir => &["L-14.8"],
        };
        let it = component("officer", officer, &drawing).ruled(rules);
        Component { name: name.clone(), text: vec![capital(ability)], ..it }
    }

    fn tile_component(&self, tile: Tile) -> Component {
        let name = capital(&self.voice.name("tile", tile));
        let effect = self.voice.voice().form("tile", tile, "effect");
        let builds: Vec<String> = Kind::EVERY
            .into_iter()
            .filter(|&kind| tile.builds().has(kind))
            .map(|kind| self.names.kinds[kind as usize].clone())
            .collect();
        let mut text = Vec::new();
        if !builds.is_empty() {
            let list = self.voice.voice().list(builds);
            text.push(words_with(self, "gallery-builds", &[("list", list.into())]));
        }
        if tile.special().is_some() {
            text.push(capital(&effect));
        }
        // Two tiles come with an officer, and do what the officer does.
        for (own, officer) in [(Tile::ANTON, Officer::Anton), (Tile::LESLIE, Officer::Leslie)] {
            if tile == own {
                text.push(capital(&self.voice.ability(officer)));
            }
        }
        let drawing = self.tile(tile, None, "");
        let rules: &[&str] = match tile {
            Tile::ANTON => &["B-21.6"],
            Tile::LESLIE => &["L-6.3", "L-7.5"],
            _ if tile.advanced() => &["B-22.2", "B-22.3", "B-14.9"],
            _ => &["B-22.1", "B-22.3"],
        };
        let sort = match tile {
            Tile::ANTON | Tile::LESLIE => "special",
            _ if tile.advanced() => "advanced",
            _ => "basic",
        };
        let era = ["", "level-1", "level-2", "level-3"][usize::from(tile.level())];
        let it = component("tile", tile, &drawing).ruled(rules);
        Component { name, text, sort: Some(sort), era: Some(era).filter(|it| !it.is_empty()), ..it }
    }

    fn contract_component(&self, contract: Contract) -> Component {
        let (sort, color) = match contract.colour() {
            Some(colour) => ("private", Some(["green", "yellow", "red"][colour as usize])),
            None if contract.national() => ("national", None),
            None => ("starting", None),
        };
        let rules: &[&str] = if contract.national() {
            &["B-13.6", "B-13.2", "B-13.3", "B-13.5"]
        } else {
            &["B-13.1", "B-13.2", "B-13.3", "B-13.4", "B-13.5", "B-13.9", "B-13.10"]
        };
        let energy = self.voice.say("effect-energy", &[("count", contract.energy().into())]);
        let reward = self.voice.reward(contract.reward());
        let it = component("contract", contract, &self.contract(contract)).ruled(rules);
        let named = [("number", contract.to_string().into())];
        Component {
            name: words_with(self, "gallery-contract", &named),
            text: vec![
                words_with(self, "gallery-asks", &[("what", energy.into())]),
                words_with(self, "gallery-gives", &[("what", reward.into())]),
            ],
            color,
            sort: Some(sort),
            ..it
        }
    }

    fn bonus_component(&self, bonus: Bonus) -> Component {
        let drawing = html! {
            span.tile { b.am { (bonus.vp()) (icons::glyph("vp")) "/" (icons::glyph(bonus_glyph(bonus))) } }
        };
        let name = self.names.bonuses[bonus as usize].clone();
        let vp = self.voice.say("effect-vp", &[("count", bonus.vp().into())]);
        let it = component("bonus", bonus, &drawing).ruled(&["B-17.3", "B-17.4", "B-17.5"]);
        let it = if Bonus::ALL.contains(&bonus) { it } else { it.ruled(&["L-8.1"]) };
        Component { name, text: vec![words_with(self, "gallery-each", &[("what", vp.into())])], ..it }
    }

    fn objective_component(&self, objective: Objective) -> Component {
        let drawing = html! { span.tile { span.oi { (objective_icons(objective)) } } };
        let places = PLACES.map(|vp| self.voice.say("effect-vp", &[("count", vp.into())]));
        let [first, second, third] = places;
        let args = [("first", first.into()), ("second", second.into()), ("third", third.into())];
        let it = component("objective", objective, &drawing).ruled(&["B-19.1", "B-19.2"]);
        Component {
            name: capital(&self.voice.name("objective", objective)),
            text: vec![words_with(self, "gallery-places", &args)],
            ..it
        }
    }

    fn work_component(&self, work: Work) -> Component {
        let row = work.row();
        let args = [("excavators", row.excavators.into()), ("mixers", row.mixers.into())];
        let asks = self.voice.say("machines", &args);
        let reward = self.voice.reward(&row.reward);
        let it =
            component("work", work, &self.work(work)).ruled(&["L-3.1", "L-3.2", "L-3.3", "L-3.4", "L-3.5"]);
        Component {
            name: words_with(self, "gallery-work", &[("number", work.to_string().into())]),
            text: vec![
                words_with(self, "gallery-asks", &[("what", asks.into())]),
                words_with(self, "gallery-gives", &[("what", reward.into())]),
            ],
            ..it
        }
    }

    fn building_component(&self, building: Building) -> Component {
        let row = building.row();
        let (name, _) = &self.names.buildings[usize::from(building.0)];
        let drawing = html! {
            span.estate {
                span.nm { (name) }
                span.cost-of { (machines(row.excavators, row.mixers)) i.to { "→" } (icons::amount(row.vp, "vp")) }
                span.does { @if row.price > 0 { (icons::price(row.price)) } (icons::reward(&row.action)) }
            }
        };
        let args = [("excavators", row.excavators.into()), ("mixers", row.mixers.into())];
        let asks = self.voice.say("machines", &args);
        let vp = self.voice.say("effect-vp", &[("count", row.vp.into())]);
        let mut text = vec![
            words_with(self, "gallery-cost", &[("what", asks.into())]),
            words_with(self, "gallery-gives", &[("what", vp.into())]),
        ];
        let action = self.voice.reward(&row.action);
        if row.price > 0 {
            let price = self.voice.say("effect-credits", &[("count", row.price.into())]);
            text.push(words_with(
                self,
                "gallery-action-paid",
                &[("what", action.into()), ("price", price.into())],
            ));
        } else {
            text.push(words_with(self, "gallery-action", &[("what", action.into())]));
        }
        let it = component("building", building, &drawing)
            .ruled(&["L-4.1", "L-4.3", "L-4.5", "L-4.8", "L-4.11", "L-9.1"]);
        Component { name: name.clone(), text, ..it }
    }

    fn automa_component(&self, tile: AutomaTile) -> Component {
        let drawing = html! {
            div.automa {
                span.deeds {
                    @for (nth, it) in tile.row().actions.iter().enumerate() {
                        span.deed.once[!it.deed.ends_turn()] {
                            small { (nth + 1) }
                            @for _ in 0..it.engineers { (icons::glyph("eng")) }
                            (deed(it, true))
                        }
                    }
                }
            }
        };
        let actions = (1..).zip(self.voice.actions(tile)).map(|(nth, it)| format!("{nth}. {it}"));
        let criteria = self.voice.criteria(tile).map(|it| capital(&it));
        let it = component("automa", tile, &drawing).ruled(&["A-5.1", "A-5.3", "A-15.5", "A-15.6", "A-7.2"]);
        Component {
            name: words_with(self, "gallery-automa", &[("number", tile.to_string().into())]),
            text: actions.chain(criteria).collect(),
            ..it
        }
    }
}

/// A message of the pages.
fn words_with(board: &Board<'_>, id: &str, args: &[(&str, words::Value<'_>)]) -> String {
    crate::Say::new(board.voice.voice().words()).with(id, args)
}
