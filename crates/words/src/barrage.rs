//! What is said at a table of Barrage.

use std::sync::LazyLock;

use barrage::{
    Area, AutomaTile, Building, Company, Contract, Criterion, Deed, Effect, Event, Free, Gains, Kind, Move,
    Officer, Payment, Production, Refusal, Reward, Site, Space, Step, Table, Tile, TileAction, Via, Work,
};
use kernel::{BySeat, Refusal as _, Seat};

use crate::{Args, Phrase, Value, Voice, Words};

/// What ends the names of messages that tell of machines of three kinds.
const MIXED: &str = "-mixed";

/// A language at a table of Barrage. A seat that has a company is called by it.
pub struct BarrageVoice<'w> {
    voice: Voice<'w>,
}

impl<'w> BarrageVoice<'w> {
    /// A voice for the table as it stands.
    pub fn new(words: &'w Words, table: &Table) -> Self {
        let mut seats = BySeat::default();
        for seat in table.seats() {
            seats[seat] = table.seats[seat].company.map(named);
        }
        Self { voice: Voice::new(words, "barrage", seats) }
    }

    /// With the names people sit under. A seat with a company goes on being called by it; the name is for whoever has
    /// none yet, and for the draft (B-3.16).
    pub fn with_names(mut self, names: &'w BySeat<Option<String>>) -> Self {
        self.voice = self.voice.with_names(names);
        self
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
        self.voice.kept(("event", event), || self.happened(event))
    }

    fn happened(&self, event: &Event) -> String {
        let more = match *event {
            Event::Forced { r#move, step, energy, .. } => {
                Args::new().with("choice", self.told(step, r#move, energy))
            }
            Event::Lapsed { step, .. } => Args::new().said("effect", self.owed(step)),
            Event::AutomaTried { tile, action, .. } | Event::AutomaActs { tile, action, .. } => {
                let action = tile.row().actions.get(usize::from(action).wrapping_sub(1));
                Args::new()
                    .said("deed", action.map(|action| self.deed_phrase(action.deed)).unwrap_or_default())
            }
            Event::PutOnWheel { excavators, mixers, excamixers, .. }
            | Event::WheelTurned { excavators, mixers, excamixers, .. }
            | Event::MachinesRetrieved { excavators, mixers, excamixers, .. }
                if excamixers > 0 =>
            {
                let machines = self.machines(excavators, mixers, excamixers);
                return self.voice.tell_as("event", MIXED, event, Args::new().said("machines", machines));
            }
            _ => Args::new(),
        };
        self.voice.tell("event", event, more)
    }

    /// Machines of three kinds, those of which there is none left out (L-14.4).
    fn machines(&self, excavators: u8, mixers: u8, excamixers: u8) -> Phrase {
        let kinds = [("excavators", excavators), ("mixers", mixers), ("excamixers", excamixers)];
        let told = kinds.into_iter().filter(|(_, count)| *count > 0).map(|(what, count)| {
            self.voice.phrase(&format!("effect-{what}"), &Args::new().with("count", count))
        });
        self.voice.row(told)
    }

    /// Why a move is not allowed, with the number of the rule.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.voice.kept(("refusal", refusal), || self.refused(refusal))
    }

    fn refused(&self, refusal: &Refusal) -> String {
        let question = match refusal {
            Refusal::OtherQuestion { open } | Refusal::Obligatory { open } => self.question(*open),
            _ => String::new(),
        };
        let args = Args::new().with("question", question);
        let reason = match *refusal {
            Refusal::TooFewForWork { excavators_held, mixers_held, excamixers_held, .. }
            | Refusal::TooFewForBuilding { excavators_held, mixers_held, excamixers_held, .. }
                if excamixers_held > 0 =>
            {
                let machines = self.machines(excavators_held, mixers_held, excamixers_held);
                self.voice.tell_as("refusal", MIXED, refusal, args.said("machines", machines))
            }
            _ => self.voice.tell("refusal", refusal, args),
        };
        self.say("refused", &[("rule", refusal.rule().0.into()), ("reason", reason.into())])
    }

    /// What a step asks.
    pub fn question(&self, step: Step) -> String {
        self.voice.kept(("question", step), || self.asked(step))
    }

    fn asked(&self, step: Step) -> String {
        let notation = step.to_string();
        let args = Args::new();
        let (id, args) = match step {
            Step::Site { tile, .. } => ("site", self.with(args, "tile", tile)),
            Step::TileFor { kind, limit, .. } => {
                ("tile-for", self.with(self.with(args, "structure", kind), "limit", limit))
            }
            Step::Payment { kind, site, .. } => {
                ("payment", self.with(self.with(args, "structure", kind), "site", site))
            }
            Step::Produce(production) => match production {
                Production::Turbine(bonus) => ("produce", args.with("bonus", bonus)),
                Production::Tile(bonus) => ("produce-optional", args.with("bonus", bonus)),
                Production::Repeat(basin) => ("produce-again", self.with(args, "basin", basin)),
            },
            Step::Contract { energy, discount, .. } => {
                ("contract", args.with("energy", energy).with("discount", discount))
            }
            Step::Machines(count) => ("machines", args.with("count", count)),
            Step::Drops { count, flowing, .. } => {
                ("drops", args.with("count", count).yes("flowing", flowing))
            }
            Step::Free(free) => ("free", args.said("effect", self.effect(Effect::Free(free)))),
            Step::TakeContracts(count) => ("take", args.with("count", count)),
            Step::Leslie(_) => ("leslie", args),
            Step::Refill(_) => ("refill", args),
            Step::BuyWork(each) => ("buy-work", args.with("count", each)),
            Step::UseNow(building) => ("use", self.with_building(args, building)),
            Step::Fulfil { .. } => ("fulfil", args),
            Step::MoreDams { energy, .. } => ("more-dams", args.with("energy", energy)),
            Step::PayWork(_) => ("pay-work", args),
            // All others take no arguments and are called by their notation.
            _ => (&*notation.replace(' ', "-"), args),
        };
        self.phrase_or_notation("question", id, notation, &args).text
    }

    /// What a move would do, in the position it is offered in.
    pub fn explain(&self, table: &Table, mv: Move) -> String {
        let step = table.agenda.last().copied();
        let known = Known::of(table, step, mv);
        self.voice.kept(("explain", step, mv, &known), || self.meaning(&known, step, mv).text)
    }

    /// What a step would have given.
    fn owed(&self, step: Step) -> Phrase {
        match step {
            Step::Free(free) => self.effect(Effect::Free(free)),
            Step::Drops { count, flowing: true, .. } => self.effect(Effect::DropsFlowing(count)),
            Step::Drops { count, .. } => self.effect(Effect::DropsWaiting(count)),
            Step::Produce(production) => self.effect(Effect::Produce(production.bonus())),
            Step::TakeTile => self.effect(Effect::TakeAnyPatent),
            step => step.to_string().into(),
        }
    }

    /// The actions of an Automa tile in the order they are tried, each with its engineers.
    pub fn actions(&self, tile: AutomaTile) -> Vec<String> {
        tile.row().actions.iter().map(|&action| self.tile_action(action)).collect()
    }

    /// One action of an Automa tile.
    pub fn tile_action(&self, action: TileAction) -> String {
        let args =
            Args::new().said("deed", self.deed_phrase(action.deed)).with("engineers", action.engineers);
        self.voice.phrase("deed-text", &args.yes("on", !action.deed.ends_turn())).text
    }

    /// The criteria side of an Automa tile: a line for dams, for conduits, for powerhouses and for head streams (A-15.5, A-15.6,
    ///
    pub fn criteria(&self, tile: AutomaTile) -> [String; 4] {
        let row = tile.row();
        let column = |sort: &str, criteria: [Criterion; 3], code: String| {
            let criteria = criteria.map(|criterion| self.voice.called("criterion", criterion));
            let args = Args::new().said("criteria", self.voice.row(criteria)).with("code", code);
            self.voice.phrase(&format!("criteria-{sort}"), &args).text
        };
        let streams = row.head_streams.map(|head| head.to_string().into());
        let letters = Args::new().said("letters", self.voice.row(streams));
        [
            column("dams", row.dam, row.dam_code.0.to_string()),
            column("conduits", row.conduit, row.conduit_code.to_string()),
            column("powerhouses", row.powerhouse, row.powerhouse_code.0.to_string()),
            self.voice.phrase("criteria-head-streams", &letters).text,
        ]
    }

    /// What an action of an Automa tile does, without its engineers.
    pub fn deed(&self, deed: Deed) -> String {
        self.deed_phrase(deed).text
    }

    fn deed_phrase(&self, deed: Deed) -> Phrase {
        let args = Args::new();
        let (id, args) = match deed {
            Deed::Produce { bonus, contract } => {
                ("produce", self.with(args.with("bonus", bonus), "colour", contract))
            }
            Deed::Drops { count, flowing: true } => return self.effect(Effect::DropsFlowing(count)),
            Deed::Drops { count, flowing: false } => return self.effect(Effect::DropsWaiting(count)),
            Deed::Renew(colour) => ("renew", self.with(args, "colour", colour)),
            Deed::Build { kind, limit } => {
                ("build", self.with(self.with(args, "structure", kind), "limit", limit))
            }
            Deed::Wheel { turns, price } => {
                ("paid", args.said("effect", self.effect(Effect::Wheel(turns))).with("price", price))
            }
            Deed::Buy { excavators, mixers, choice, price } => {
                let gains = Gains { excavators, mixers, ..Gains::NONE };
                let mut bought = vec![self.gains_phrase(gains)];
                if choice > 0 {
                    bought.push(self.effect(Effect::Machines(choice)));
                }
                let bought = self.voice.row(bought.into_iter().filter(|it| !it.text.is_empty()));
                ("paid", args.said("effect", bought).with("price", price))
            }
            Deed::Patent(kind) => ("patent", self.with(args, "structure", kind)),
            Deed::Bank => ("bank", args),
            Deed::ExternalWork(order) => {
                ("external-work", args.with("order", order.map(|it| it.to_string()).join("-")))
            }
            Deed::PrivateBuilding { up } => ("private-building", args.yes("up", up)),
            Deed::PrivateBuildingPatent => ("private-building-patent", args),
        };
        self.voice.phrase(&format!("deed-{id}"), &args)
    }

    /// A move that was made, as the log tells it: the step that asked is known, the position it was made in is gone.
    fn told(&self, step: Step, mv: Move, energy: Option<i16>) -> String {
        let known = Known { energy, ..Known::default() };
        self.meaning(&known, Some(step), mv).form("told").to_owned()
    }

    /// A move in all its forms, told with whatever of its position is known.
    fn meaning(&self, known: &Known, step: Option<Step>, mv: Move) -> Phrase {
        let notation = mv.to_string();
        let args = Args::new();
        let (id, args) = match mv {
            Move::Draft { company, contract } => {
                let args = match known.officer {
                    Some(officer) => {
                        self.with(args, "officer", officer).with("ability", self.ability(officer))
                    }
                    None => args.named("officer", "none", Phrase::default()).with("ability", ""),
                };
                ("draft", self.with_contract(self.with(args, "company", company), "contract", contract))
            }
            Move::Place(space) => ("place", self.space_args(known, space)),
            Move::Construct => {
                ("construct", args.with("engineers", known.engineers).with("credits", known.fee))
            }
            Move::Engineers(count) => ("engineers", args.with("count", count)),
            Move::Tile { via, tile } => (
                match via {
                    Via::Own => "tile",
                    Via::Anton => "tile-anton",
                    Via::Mahiri => "tile-wheel",
                },
                args.named("tile", tile, self.tile_phrase(tile)),
            ),
            Move::Build { site: Site::Building(building), .. } => {
                let reward = self.reward_phrase(&building.row().action);
                let args = self.with(args, "site", building).said("reward", reward);
                ("build-building", args.with("fee", known.fee))
            }
            Move::Build { kind, site } => ("build", self.site_args(kind, site)),
            Move::Use(building) => {
                let args =
                    self.with_building(args, building).with("credits", known.fee + building.row().price);
                let args = args.with("engineers", known.engineers);
                ("use", args.said("reward", self.reward_phrase(&building.row().action)))
            }
            Move::Fill(dam) => ("fill", self.with(args, "dam", dam)),
            Move::Retrieve(tile) => ("retrieve", args.named("tile", tile, self.tile_phrase(tile))),
            Move::TakeTile(tile) => ("take-tile", args.named("tile", tile, self.tile_phrase(tile))),
            Move::Flow(head) => ("flow", self.with(args, "head", head).with("basin", head.basin().0)),
            Move::Salvage { segment, excavators, mixers, excamixers } if excamixers > 0 => {
                let machines = self.machines(excavators, mixers, excamixers);
                ("salvage-mixed", args.with("segment", segment).said("machines", machines))
            }
            Move::Pay(Payment { excavators, mixers, excamixers, .. }) if excamixers > 0 => {
                ("pay-mixed", args.said("machines", self.machines(excavators, mixers, excamixers)))
            }
            Move::Salvage { segment, excavators, mixers, .. } => (
                "salvage",
                args.with("segment", segment).with("excavators", excavators).with("mixers", mixers),
            ),
            Move::Work(position) => {
                let args = match known.work {
                    Some(work) => args.named("work", work, self.work_phrase(work)),
                    None => args.named("work", "none", Phrase::default()),
                };
                ("work", args.with("position", u16::from(position) + 1))
            }
            Move::Pay(payment) => (
                "pay",
                args.with("excavators", payment.excavators)
                    .with("mixers", payment.mixers)
                    .with("credits", payment.credits),
            ),
            Move::Produce { dam, conduit, drops } => {
                let energy = known.energy;
                let product = i16::from(drops) * i16::from(conduit.power());
                let args = self.with(self.with(args, "dam", dam), "conduit", conduit);
                let args = match known.owner {
                    Some(owner) => args.named("owner", owner, self.voice.seat_called(owner)),
                    None => args.named("owner", "none", Phrase::default()),
                };
                (
                    "produce",
                    args.with("drops", drops)
                        .with("power", conduit.power())
                        .with("basin", conduit.to().0)
                        .with("product", product)
                        .with("energy", energy.unwrap_or_default())
                        .with("more", energy.unwrap_or(product) - product)
                        .yes("sure", energy.is_some()),
                )
            }
            Move::Fulfil(contract) => {
                let lapsing: Vec<Phrase> = known.lapsing.iter().map(|&it| self.effect(it)).collect();
                let args = args.yes("lapses", !lapsing.is_empty()).said("lapsing", self.voice.row(lapsing));
                ("fulfil", self.with_contract(args, "contract", contract))
            }
            Move::Gain(machine) => ("gain", self.with(args, "machine", machine)),
            Move::Drop(head) => ("drop", self.with(args, "head", head).with("basin", head.basin().0)),
            Move::Take(contract) => ("take", self.with_contract(args, "contract", contract)),
            Move::TakeTwo(first, second) => {
                ("take-two", self.with_contract(self.with_contract(args, "first", first), "second", second))
            }
            Move::Discard(contract) => ("discard", self.with_contract(args, "contract", contract)),
            Move::Bid(points) => ("bid", args.with("points", points)),
            Move::Hire(officer) => {
                ("hire", self.with(args, "officer", officer).with("ability", self.ability(officer)))
            }
            Move::Copy(officer) => {
                ("copy", self.with(args, "officer", officer).with("ability", self.ability(officer)))
            }
            Move::Action(index) => ("action", args.with("number", u16::from(index) + 1)),
            Move::Drops(_) => ("drops", args),
            // All others take no arguments and are called by their notation; declining, by what is declined.
            _ => {
                let open = step.map(|step| step.to_string()).unwrap_or_default();
                let open = open.split(' ').next().unwrap_or_default().to_owned();
                (&*notation.replace(' ', "-"), args.with("open", open))
            }
        };
        self.phrase_or_notation("move", id, notation, &args)
    }

    /// A contract with its value and its reward.
    pub fn contract(&self, contract: Contract) -> String {
        self.contract_phrase(contract).text
    }

    fn contract_phrase(&self, contract: Contract) -> Phrase {
        let args = self.with(Args::new(), "contract", contract).with("energy", contract.energy());
        self.voice.phrase("contract-text", &args.said("reward", self.reward_phrase(contract.reward())))
    }

    /// An external work with its cost and its reward (L-3.8).
    pub fn work(&self, work: Work) -> String {
        self.work_phrase(work).text
    }

    fn work_phrase(&self, work: Work) -> Phrase {
        let row = work.row();
        let args = self.with(Args::new(), "work", work);
        let args = args.with("excavators", row.excavators).with("mixers", row.mixers);
        self.voice.phrase("work-text", &args.said("reward", self.reward_phrase(&row.reward)))
    }

    /// With a private building by its name.
    fn with_building(&self, args: Args, building: Building) -> Args {
        args.named("building", building, self.voice.called("site", building))
    }

    /// A technology tile with what it does besides building.
    pub fn tile(&self, tile: Tile) -> String {
        self.tile_phrase(tile).text
    }

    fn tile_phrase(&self, tile: Tile) -> Phrase {
        let name = self.voice.called("tile", tile);
        if tile.special().is_none() {
            return name;
        }
        let effect = name.form("effect").to_owned();
        self.voice.around("tile-text", "tile", &name, Args::new().with("effect", effect))
    }

    /// What an officer does.
    pub fn ability(&self, officer: Officer) -> String {
        self.voice.form("officer", officer, "ability")
    }

    /// A reward, an income or an action: gains first, then the other parts in order (B-15.2).
    pub fn reward(&self, reward: &Reward) -> String {
        self.reward_phrase(reward).text
    }

    fn reward_phrase(&self, reward: &Reward) -> Phrase {
        let gains = self.gains_phrase(reward.gains);
        let gains = Some(gains).filter(|gains| !gains.text.is_empty());
        self.voice.row(gains.into_iter().chain(reward.then.iter().map(|&effect| self.effect(effect))))
    }

    /// Plain gains.
    fn gains_phrase(&self, gains: Gains) -> Phrase {
        let Gains { credits, vp, excavators, mixers, energy } = gains;
        let gains = [
            ("vp", vp),
            ("credits", credits),
            ("excavators", excavators),
            ("mixers", mixers),
            ("energy", energy),
        ];
        let gains = gains.into_iter().filter(|(_, amount)| *amount > 0).map(|(what, amount)| {
            self.voice.phrase(&format!("effect-{what}"), &Args::new().with("count", amount))
        });
        self.voice.row(gains)
    }

    /// One part of a reward or an action.
    fn effect(&self, effect: Effect) -> Phrase {
        let args = Args::new();
        let (id, args) = match effect {
            Effect::Machines(count) => ("machines", args.with("count", count)),
            Effect::Wheel(count) => ("wheel", args.with("count", count)),
            Effect::DropsWaiting(count) => ("drops-waiting", args.with("count", count)),
            Effect::DropsFlowing(count) => ("drops-flowing", args.with("count", count)),
            Effect::Free(Free::Base(areas)) => {
                let areas = Area::ALL.into_iter().filter(|&area| areas.has(area));
                let areas = self.voice.any_of(areas.map(|area| self.voice.called("area", area)));
                ("free-base", args.said("areas", areas))
            }
            Effect::Free(Free::Elevation) => ("free-elevation", args),
            Effect::Free(Free::Conduit { power }) => ("free-conduit", args.with("power", power)),
            Effect::Free(Free::Powerhouse) => ("free-powerhouse", args),
            Effect::Produce(bonus) => ("produce", args.with("bonus", bonus)),
            Effect::Bank => ("bank", args),
            Effect::TakeContracts(count) => ("take-contracts", args.with("count", count)),
            Effect::TakePatent(slot) => ("take-patent", args.with("slot", slot + 1)),
            Effect::Work(_) => ("work", args),
            Effect::Fulfil { most: u8::MAX, must } => ("fulfil", args.yes("must", must)),
            Effect::Fulfil { most, .. } => ("fulfil-up-to", args.with("most", most)),
            Effect::ContractEnergy(count) => ("contract-energy", args.with("count", count)),
            Effect::TakeAnyPatent => ("take-any-patent", args),
            Effect::DropAtDam => ("drop-at-dam", args),
            Effect::RetrieveTile => ("retrieve-tile", args),
            Effect::RetrieveMachines => ("retrieve-machines", args),
            Effect::BuyWork(count) => ("buy-work", args.with("count", count)),
        };
        self.voice.phrase(&format!("effect-{id}"), &args)
    }

    /// What an action space costs and does; at the patent office, with the tile that lies there.
    fn space_args(&self, known: &Known, space: Space) -> Args {
        let effect = match (known.tile, known.work) {
            (Some(tile), _) => self
                .voice
                .phrase("effect-take-tile", &Args::new().named("tile", tile, self.tile_phrase(tile))),
            (None, Some(work)) => self.work_phrase(work),
            (None, None) => self.reward_phrase(&space.row().reward),
        };
        self.with(Args::new(), "space", space)
            .with("engineers", space.row().engineers)
            .with("credits", space.credits())
            .said("effect", effect)
    }

    fn site_args(&self, kind: Kind, site: Site) -> Args {
        let (power, to) = match site {
            Site::Conduit(conduit) => (conduit.power(), conduit.to().0),
            Site::Base(_) | Site::Powerhouse(_) | Site::Building(_) => (0, 0),
        };
        let args = self.with(self.with(Args::new(), "structure", kind), "site", site);
        let Some(basin) = site.basin() else { return args };
        self.with(args, "area", basin.area())
            .with("basin", basin.0)
            .yes("red", site.red() && kind != Kind::Elevation)
            .with("power", power)
            .with("to", to)
    }

    /// With a component under the name of its family, in all its forms.
    fn with(&self, args: Args, family: &str, notation: impl ToString) -> Args {
        let notation = notation.to_string();
        let phrase = self.voice.called(family, &notation);
        args.named(family, notation, phrase)
    }

    /// With a contract, its value and its reward.
    fn with_contract(&self, args: Args, name: &str, contract: Contract) -> Args {
        args.named(name, contract, self.contract_phrase(contract))
    }

    /// A message, or the notation where there is none.
    fn phrase_or_notation(&self, sort: &str, id: &str, notation: String, args: &Args) -> Phrase {
        self.voice.words().phrase(&format!("barrage-{sort}-{id}"), args).unwrap_or_else(|| notation.into())
    }
}

/// What of its position a move is told with.
#[derive(Default, Hash)]
struct Known {
    /// Who comes with a company that is drafted.
    officer: Option<Officer>,
    /// The tile that lies at a space of the patent office.
    tile: Option<Tile>,
    /// The external work that lies there.
    work: Option<Work>,
    /// How many engineers it takes.
    engineers: u8,
    /// What it costs.
    fee: u8,
    /// Whose conduit it is, if another's.
    owner: Option<Seat>,
    /// What of a contract's reward would be lost.
    lapsing: Vec<Effect>,
    /// What it produces.
    energy: Option<i16>,
}

impl Known {
    fn of(table: &Table, step: Option<Step>, mv: Move) -> Self {
        let mut known = Self { energy: step.and_then(|step| table.made_by(step, mv)), ..Self::default() };
        let work = |position: u8| table.leeghwater.works.get(usize::from(position)).copied().flatten();
        match mv {
            Move::Draft { company, .. } => {
                let mut pairs = table.pairs.iter().flatten();
                known.officer = pairs.find(|(offered, _)| *offered == company).map(|&(_, officer)| officer);
            }
            Move::Place(space) => match space.effect() {
                Some(Effect::TakePatent(slot)) => known.tile = table.patents[slot as usize],
                Some(Effect::Work(position)) => known.work = work(position),
                _ => {}
            },
            Move::Construct => {
                let space = table.construction_space();
                (known.engineers, known.fee) = space.map_or((0, 0), |space| (space.engineers, space.fee));
            }
            Move::Build { site: Site::Building(building), .. } => known.fee = table.building_fee(building),
            // At Margot's space and with I-Building the action alone is asked for.
            Move::Use(building)
                if matches!(step, Some(Step::Turn { .. } | Step::Extra | Step::Architect)) =>
            {
                let space = table.next_action_space(building).map(|nth| building.space(nth));
                (known.engineers, known.fee) = space.map_or((0, 0), |space| (space.engineers, space.fee));
            }
            Move::Work(position) => known.work = work(position),
            Move::Produce { conduit, .. } => {
                let mut others = table.seats().filter(|&it| it != table.active);
                known.owner = others.find(|&it| table.seats[it].conduits.has(conduit));
            }
            Move::Fulfil(contract) => known.lapsing = table.lapsing(contract).collect(),
            _ => {}
        }
        known
    }
}

/// The message that names a company.
fn named(company: Company) -> &'static str {
    static MESSAGES: LazyLock<Vec<String>> =
        LazyLock::new(|| Company::EVERY.iter().map(|company| format!("barrage-company-{company}")).collect());
    &MESSAGES[company as usize]
}
