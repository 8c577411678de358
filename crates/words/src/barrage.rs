//! What is said at a table of Barrage.

use barrage::{
    Area, Contract, Effect, Event, Free, Gains, Kind, Move, Officer, Production, Refusal, Reward, Site,
    Space, Step, Table, Tile, Via,
};
use kernel::{BySeat, Refusal as _, Seat};

use crate::{Value, Voice, Words};

/// A language at a table of Barrage. A seat that has a company is called by it.
pub struct BarrageVoice<'w> {
    voice: Voice<'w>,
}

impl<'w> BarrageVoice<'w> {
    /// A voice for the table as it stands.
    pub fn new(words: &'w Words, table: &Table) -> Self {
        let mut seats = BySeat::default();
        for seat in table.seats() {
            seats[seat] = table.seats[seat].company.map(|company| format!("barrage-company-{company}"));
        }
        Self { voice: Voice::new(words, "barrage", seats) }
    }

    /// The words that do not depend on the rules.
    pub fn voice(&self) -> &Voice<'w> {
        &self.voice
    }

    /// Says a message, `barrage-<id>`.
    pub fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.voice.say(id, args)
    }

    /// A component by its own name, or by its notation.
    pub fn name(&self, family: &str, notation: impl ToString) -> String {
        self.voice.name(family, notation)
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        self.voice.seat(seat)
    }

    /// What happened.
    pub fn event(&self, event: &Event) -> String {
        self.voice.tell("event", event, &[])
    }

    /// Why a move is not allowed, with the number of the rule.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let question = match refusal {
            Refusal::OtherQuestion { open } | Refusal::Obligatory { open } => self.question(*open),
            _ => String::new(),
        };
        let reason = self.voice.tell("refusal", refusal, &[("question", question.into())]);
        self.say("refused", &[("rule", refusal.rule().0.into()), ("reason", reason.into())])
    }

    /// What a step asks.
    pub fn question(&self, step: Step) -> String {
        let notation = step.to_string();
        let name = |family, id: String| Value::from(self.name(family, id));
        let (id, args) = match step {
            Step::Site { tile, .. } => ("site", vec![("tile", name("tile", tile.to_string()))]),
            Step::TileFor { kind, limit, .. } => (
                "tile-for",
                vec![
                    ("structure-a", self.voice.form("structure", kind, "a").into()),
                    ("limit", name("limit", limit.to_string())),
                ],
            ),
            Step::Payment { kind, site, .. } => (
                "payment",
                vec![("structure", name("structure", kind.to_string())), ("site", site.to_string().into())],
            ),
            Step::Produce(production) => match production {
                Production::Turbine(bonus) => ("produce", vec![("bonus", bonus.into())]),
                Production::Tile(bonus) => ("produce-optional", vec![("bonus", bonus.into())]),
                Production::Repeat(basin) => ("produce-again", vec![("basin", basin.to_string().into())]),
            },
            Step::Contract { energy, discount, .. } => {
                ("contract", vec![("energy", energy.into()), ("discount", discount.into())])
            }
            Step::Machines(count) => ("machines", vec![("count", count.into())]),
            Step::Drops { count, flowing, .. } => (
                "drops",
                vec![("count", count.into()), ("flowing", if flowing { "yes" } else { "no" }.into())],
            ),
            Step::Free(free) => ("free", vec![("effect", self.effect(Effect::Free(free)).into())]),
            Step::TakeContracts(count) => ("take", vec![("count", count.into())]),
            // All others take no arguments and are called by their notation.
            _ => (&*notation.replace(' ', "-"), Vec::new()),
        };
        self.say_or_notation("question", id, &notation, &args)
    }

    /// What a move would do, in the position it is offered in.
    pub fn explain(&self, table: &Table, mv: Move) -> String {
        let notation = mv.to_string();
        let text = |it: &dyn ToString| Value::from(it.to_string());
        let (id, args) = match mv {
            Move::Draft { company, contract } => {
                let pair = table.pairs.iter().flatten().find(|(offered, _)| *offered == company);
                let officer = pair.map(|(_, officer)| *officer);
                (
                    "draft",
                    vec![
                        ("company", self.name("company", company).into()),
                        ("officer", officer.map_or(String::new(), |it| self.name("officer", it)).into()),
                        ("ability", officer.map_or(String::new(), |it| self.ability(it)).into()),
                        ("contract", self.contract(contract).into()),
                    ],
                )
            }
            Move::Place(space) => ("place", self.space_args(table, space)),
            Move::Construct => {
                let space = table.construction_space();
                (
                    "construct",
                    vec![
                        ("engineers", space.map_or(0, |space| space.engineers).into()),
                        ("credits", space.map_or(0, |space| space.fee).into()),
                    ],
                )
            }
            Move::Engineers(count) => ("engineers", vec![("count", count.into())]),
            Move::Tile { via, tile } => (
                match via {
                    Via::Own => "tile",
                    Via::Anton => "tile-anton",
                    Via::Mahiri => "tile-wheel",
                },
                vec![("tile", self.tile(tile).into())],
            ),
            Move::Build { kind, site } => ("build", self.site_args(kind, site)),
            Move::Pay(payment) => (
                "pay",
                vec![
                    ("excavators", payment.excavators.into()),
                    ("mixers", payment.mixers.into()),
                    ("credits", payment.credits.into()),
                ],
            ),
            Move::Produce { dam, conduit, drops } => {
                let owner = table.seats().find(|&it| table.seats[it].conduits & conduit.bit() != 0);
                let borrowed = owner.filter(|&it| it != table.active);
                let energy = match table.agenda.last() {
                    Some(Step::Produce(production)) => Some(table.energy(*production, conduit, drops)),
                    _ => None,
                };
                (
                    "produce",
                    vec![
                        ("drops", drops.into()),
                        ("dam", text(&dam)),
                        ("conduit", text(&conduit)),
                        ("power", conduit.power().into()),
                        ("basin", conduit.to().0.into()),
                        ("product", (u16::from(drops) * u16::from(conduit.power())).into()),
                        ("energy", energy.unwrap_or_default().into()),
                        ("sure", if energy.is_some() { "yes" } else { "no" }.into()),
                        ("owner", borrowed.map_or(String::new(), |it| self.seat(it)).into()),
                        ("owner-id", borrowed.map_or("none".to_owned(), |it| it.to_string()).into()),
                    ],
                )
            }
            Move::Fulfil(contract) => ("fulfil", vec![("contract", self.contract(contract).into())]),
            Move::Gain(machine) => ("gain", vec![("machine", self.name("machine", machine).into())]),
            Move::Drop(head) => ("drop", vec![("head", text(&head)), ("basin", head.basin().0.into())]),
            Move::Take(contract) => ("take", vec![("contract", self.contract(contract).into())]),
            Move::TakeTwo(first, second) => (
                "take-two",
                vec![("first", self.contract(first).into()), ("second", self.contract(second).into())],
            ),
            Move::Discard(contract) => ("discard", vec![("contract", self.contract(contract).into())]),
            Move::Copy(officer) => (
                "copy",
                vec![
                    ("officer", self.name("officer", officer).into()),
                    ("ability", self.ability(officer).into()),
                ],
            ),
            Move::Action(index) => ("action", vec![("number", (u16::from(index) + 1).into())]),
            Move::Drops(_) => ("drops", Vec::new()),
            // All others take no arguments and are called by their notation; declining, by what is declined.
            _ => {
                let open = table.agenda.last().map(Step::to_string).unwrap_or_default();
                let open = open.split(' ').next().unwrap_or_default().to_owned();
                (&*notation.replace(' ', "-"), vec![("open", open.into())])
            }
        };
        self.say_or_notation("move", id, &notation, &args)
    }

    /// A contract with its value and its reward.
    pub fn contract(&self, contract: Contract) -> String {
        let reward = self.reward(contract.reward());
        let args = [
            ("contract", contract.to_string().into()),
            ("energy", contract.energy().into()),
            ("reward", reward.into()),
        ];
        self.say("contract-text", &args)
    }

    /// A technology tile with what it does besides building.
    pub fn tile(&self, tile: Tile) -> String {
        let name = self.name("tile", tile);
        if tile.special().is_none() {
            return name;
        }
        let effect = self.voice.form("tile", tile, "effect");
        self.say("tile-text", &[("tile", name.into()), ("effect", effect.into())])
    }

    /// What an officer does.
    pub fn ability(&self, officer: Officer) -> String {
        self.voice.form("officer", officer, "ability")
    }

    /// A reward, an income or an action: gains first, then the other parts in order (B-15.2).
    pub fn reward(&self, reward: &Reward) -> String {
        let Gains { credits, vp, excavators, mixers, energy } = reward.gains;
        let gains = [
            ("vp", vp),
            ("credits", credits),
            ("excavators", excavators),
            ("mixers", mixers),
            ("energy", energy),
        ];
        let gains = gains
            .into_iter()
            .filter(|(_, amount)| *amount > 0)
            .map(|(what, amount)| self.say(&format!("effect-{what}"), &[("count", amount.into())]));
        self.voice.list(gains.chain(reward.then.iter().map(|&effect| self.effect(effect))))
    }

    /// One part of a reward or an action.
    fn effect(&self, effect: Effect) -> String {
        let (id, args): (_, Vec<(&str, Value<'_>)>) = match effect {
            Effect::Machines(count) => ("machines", vec![("count", count.into())]),
            Effect::Wheel(count) => ("wheel", vec![("count", count.into())]),
            Effect::DropsWaiting(count) => ("drops-waiting", vec![("count", count.into())]),
            Effect::DropsFlowing(count) => ("drops-flowing", vec![("count", count.into())]),
            Effect::Free(Free::Base(areas)) => {
                let areas = Area::ALL.into_iter().filter(|&area| areas.has(area));
                (
                    "free-base",
                    vec![("areas", self.voice.list(areas.map(|area| self.name("area", area))).into())],
                )
            }
            Effect::Free(Free::Elevation) => ("free-elevation", vec![]),
            Effect::Free(Free::Conduit { power }) => ("free-conduit", vec![("power", power.into())]),
            Effect::Free(Free::Powerhouse) => ("free-powerhouse", vec![]),
            Effect::Produce(bonus) => ("produce", vec![("bonus", bonus.into())]),
            Effect::Bank => ("bank", vec![]),
            Effect::TakeContracts(count) => ("take-contracts", vec![("count", count.into())]),
            Effect::TakePatent(slot) => ("take-patent", vec![("slot", (slot + 1).into())]),
        };
        self.say(&format!("effect-{id}"), &args)
    }

    /// What an action space costs and does; at the patent office, with the tile that lies there.
    fn space_args(&self, table: &Table, space: Space) -> Vec<(&'static str, Value<'static>)> {
        let patent = match space.effect() {
            Some(Effect::TakePatent(slot)) => table.patents[slot as usize],
            _ => None,
        };
        let effect = match patent {
            Some(tile) => self.say("effect-take-tile", &[("tile", self.tile(tile).into())]),
            None => self.reward(&space.row().reward),
        };
        vec![
            ("space", space.to_string().into()),
            ("engineers", space.row().engineers.into()),
            ("credits", space.credits().into()),
            ("effect", effect.into()),
        ]
    }

    fn site_args(&self, kind: Kind, site: Site) -> Vec<(&'static str, Value<'static>)> {
        let red = site.red() && kind != Kind::Elevation;
        let (power, to) = match site {
            Site::Conduit(conduit) => (conduit.power(), conduit.to().0),
            Site::Base(_) | Site::Powerhouse(_) => (0, 0),
        };
        vec![
            ("structure", self.name("structure", kind).into()),
            ("structure-a", self.voice.form("structure", kind, "a").into()),
            ("structure-id", kind.to_string().into()),
            ("site", site.to_string().into()),
            ("basin", site.basin().0.into()),
            ("area", self.name("area", site.basin().area()).into()),
            ("red", if red { "yes" } else { "no" }.into()),
            ("power", power.into()),
            ("to", to.into()),
        ]
    }

    /// A message, or the notation where there is none.
    fn say_or_notation(&self, sort: &str, id: &str, notation: &str, args: &[(&str, Value<'_>)]) -> String {
        let id = format!("{sort}-{id}");
        if self.voice.words().knows(&format!("barrage-{id}")) {
            self.say(&id, args)
        } else {
            notation.to_owned()
        }
    }
}
