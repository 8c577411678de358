//! What is said at a table of Underwater Cities.

use cities::{
    Card, Cities, Cost, Counted, Event, Gain, Grade, Move, Node, NodeId, Piece, Pieces, Price, Refusal,
    Resource, Score, Scoring, Slot, Step, Test, View, Which,
};
use kernel::{BySeat, Refusal as _, Seat};

use crate::{Value, Voice, Words};

/// A language at a table of Underwater Cities.
pub struct CitiesVoice<'w> {
    voice: Voice<'w>,
    game: &'w Cities,
}

type Args = Vec<(&'static str, Value<'static>)>;

impl<'w> CitiesVoice<'w> {
    /// A voice for a game with its components.
    pub fn new(words: &'w Words, game: &'w Cities) -> Self {
        Self { voice: Voice::new(words, "cities", BySeat::default()), game }
    }

    /// The words that do not depend on the rules.
    pub fn voice(&self) -> &Voice<'w> {
        &self.voice
    }

    /// Says a message, `cities-<id>`.
    pub fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.voice.say(id, args)
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        self.voice.seat(seat)
    }

    /// A card by number and name.
    pub fn card(&self, card: Card) -> String {
        let name = self.card_name(card);
        if card == Card::ASSISTANT {
            return name;
        }
        self.say("card", &[("number", card.0.into()), ("name", name.into())])
    }

    /// A card's name alone; that of the pack where the language has none.
    pub fn card_name(&self, card: Card) -> String {
        let id = format!("cities-card-{}", card.0);
        match self.game.pack().card(card) {
            Some(data) if self.has_pack() || !self.voice.words().knows(&id) => data.name.clone(),
            _ => self.voice.words().say(&id, &[]),
        }
    }

    /// Whether the table brought components of its own, whose texts no language has.
    fn has_pack(&self) -> bool {
        kernel::Game::setup(self.game).pack.is_some()
    }

    /// What a card does, in a sentence.
    pub fn card_text(&self, card: Card) -> String {
        let text = self.voice.form("card", card.0, "text");
        match self.game.pack().card(card) {
            Some(data) if self.has_pack() || text == self.voice.name("card", card.0) => data.text.clone(),
            _ => text,
        }
    }

    /// So many of each resource.
    pub fn cost(&self, cost: Cost) -> String {
        if cost.is_free() {
            return self.say("nothing", &[]);
        }
        let parts = Resource::ALL.into_iter().filter(|&it| cost.get(it) > 0);
        self.voice.list(parts.map(|it| self.amount(it.word(), cost.get(it))))
    }

    fn amount(&self, what: &str, count: u8) -> String {
        self.say(&format!("amount-{what}"), &[("count", count.into())])
    }

    /// What is gained.
    pub fn gain(&self, gain: Gain) -> String {
        let goods = Resource::ALL.into_iter().map(|it| (it.word(), gain.goods.get(it)));
        let more = [("point", gain.points), ("card", gain.cards), ("step", gain.steps)];
        let parts = goods.chain(more).filter(|(_, count)| *count > 0);
        self.voice.list(parts.map(|(what, count)| self.amount(what, count)))
    }

    fn site(&self, site: cities::Site) -> String {
        let kind = match site {
            cities::Site::City(_) => "city",
            cities::Site::Building(_, cities::EXPANSION) => "expansion",
            cities::Site::Building(..) => "building",
            cities::Site::Tunnel(..) => "tunnel",
        };
        self.say(&format!("site-{kind}"), &[("site", site.to_string().into())])
    }

    fn piece(&self, piece: Piece) -> String {
        self.voice.form("piece", piece, "a")
    }

    /// What a slot does; the always-available one has no number.
    pub fn slot(&self, slot: Slot) -> String {
        self.effect(if slot == Slot::ALWAYS {
            self.game.pack().always()
        } else {
            match self.game.pack().slots(kernel::Game::players(self.game)).get(slot.index() - 1) {
                Some(data) => data.effect,
                None => return slot.to_string(),
            }
        })
    }

    fn slot_name(&self, slot: Slot) -> String {
        if slot == Slot::ALWAYS {
            return self.say("slot-always", &[]);
        }
        let slots = self.game.pack().slots(kernel::Game::players(self.game));
        let color = slots.get(slot.index() - 1).map(|data| data.color);
        let color = color.map_or(String::new(), |color| self.voice.name("color", kebab(&color)));
        self.say("slot-name", &[("number", slot.0.into()), ("color", color.into())])
    }

    /// A metropolis tile by its place in the pack.
    pub fn metropolis(&self, tile: u8) -> String {
        match self.game.pack().metropolises().get(usize::from(tile)) {
            Some(data) => {
                let id = format!("metropolis-{}", data.id);
                if self.voice.words().knows(&format!("cities-{id}")) { self.say(&id, &[]) } else { data.name.clone() }
            }
            None => tile.to_string(),
        }
    }

    /// What a metropolis tile does.
    pub fn metropolis_text(&self, tile: u8) -> String {
        let Some(data) = self.game.pack().metropolises().get(usize::from(tile)) else { return String::new() };
        let parts = [("instant", data.instant), ("production", data.production)];
        let parts = parts
            .into_iter()
            .filter_map(|(when, node)| {
                Some(self.say(&format!("metropolis-when-{when}"), &[("effect", self.effect(node?).into())]))
            })
            .chain(data.scores.iter().map(|&score| self.score(score)));
        parts.collect::<Vec<_>>().join(" ")
    }

    /// A contract by its place in the pack.
    pub fn contract(&self, contract: u8) -> String {
        match self.game.pack().contracts().get(usize::from(contract)) {
            Some(data) => {
                let tests = self.voice.list(data.criteria.iter().map(|&test| self.test(test)));
                let id = format!("contract-{}", data.id);
                let known = self.voice.words().knows(&format!("cities-{id}"));
                let name = if known { self.say(&id, &[]) } else { data.name.clone() };
                let args: [(&str, Value<'_>); 4] = [
                    ("number", (contract + 1).into()),
                    ("name", name.into()),
                    ("criteria", tests.into()),
                    ("benefit", self.effect(data.benefit).into()),
                ];
                self.say("contract-text", &args)
            }
            None => contract.to_string(),
        }
    }

    fn pieces(&self, pieces: Pieces) -> String {
        let family = |id: &str| self.say(&format!("pieces-{id}"), &[]);
        match pieces {
            Pieces::CITIES => family("cities"),
            Pieces::BUILDINGS => family("buildings"),
            Pieces::STRUCTURES => family("structures"),
            other => {
                let or = self.say("or", &[]);
                other.iter().map(|piece| self.voice.form("piece", piece, "plural")).collect::<Vec<_>>().join(&or)
            }
        }
    }

    /// An effect, as a phrase that can follow "you may".
    pub fn effect(&self, id: NodeId) -> String {
        let parts = |span| self.game.pack().parts(span).iter().map(|&part| self.effect(part)).collect::<Vec<_>>();
        let (message, args): (&str, Args) = match *self.game.pack().node(id) {
            Node::All(span) => return parts(span).join(&self.say("then", &[])),
            Node::OneOf(span) => return parts(span).join(&self.say("or", &[])),
            Node::If(test, then) => {
                ("if", vec![("test", self.test(test).into()), ("effect", self.effect(then).into())])
            }
            Node::Pay { cost, times, then } => (
                "pay",
                vec![
                    ("cost", self.cost(cost).into()),
                    ("times", times.into()),
                    ("effect", self.effect(then).into()),
                ],
            ),
            Node::Gain(gain) => ("gain", vec![("gain", self.gain(gain).into())]),
            Node::GainPer { gain, every, count, most } => (
                "gain-per",
                vec![
                    ("gain", self.gain(gain).into()),
                    ("every", every.into()),
                    ("counted", self.counted(count).into()),
                    ("most", most.into()),
                ],
            ),
            Node::Different { count, from } => {
                let kinds = Resource::ALL.into_iter().filter(|&it| from & (1 << it as u8) != 0);
                let kinds = self.voice.list(kinds.map(|it| self.voice.name("resource", it)));
                ("different", vec![("count", count.into()), ("kinds", kinds.into())])
            }
            Node::Exchange { most, one, other } => (
                "exchange",
                vec![
                    ("most", most.into()),
                    ("one", self.voice.name("resource", one).into()),
                    ("other", self.voice.name("resource", other).into()),
                ],
            ),
            Node::Instead { of, from, gain } => (
                "instead",
                vec![
                    ("of", self.cost(of).into()),
                    ("building", self.piece(from).into()),
                    ("gain", self.gain(gain).into()),
                ],
            ),
            Node::Build { what, count, price, expansion } => (
                "build",
                vec![
                    ("count", count.into()),
                    ("pieces", self.pieces(what).into()),
                    ("price", self.price(price).into()),
                    ("expansion", if expansion { "yes" } else { "no" }.into()),
                ],
            ),
            Node::BuildAndUpgrade { what, price, upgrade } => (
                "build-and-upgrade",
                vec![
                    ("pieces", self.pieces(what).into()),
                    ("price", self.price(price).into()),
                    ("upgrade", self.cost(upgrade).into()),
                ],
            ),
            Node::Upgrade { what, most, prices } => {
                let or = self.say("or", &[]);
                let prices = prices.iter().map(|cost| self.cost(cost)).collect::<Vec<_>>().join(&or);
                (
                    "upgrade",
                    vec![("most", most.into()), ("pieces", self.pieces(what).into()), ("prices", prices.into())],
                )
            }
            Node::UseAction { most } => ("use-action", vec![("most", most.into())]),
            Node::TakeSpecial => ("take-special", vec![]),
            Node::Advance { steps } => ("advance", vec![("steps", steps.into())]),
            Node::Perform { which, color } => {
                let which = match which {
                    Which::Available => "available",
                    Which::Occupied => "occupied",
                    Which::Any => "any",
                };
                let name = color.map_or(String::new(), |color| self.voice.name("color", kebab(&color)));
                let id = color.map_or("none".to_owned(), |color| kebab(&color));
                ("perform", vec![("which", which.into()), ("color", name.into()), ("color-id", id.into())])
            }
            Node::Output { what } => ("output", vec![("pieces", self.pieces(what).into())]),
            Node::Refresh { most } => ("refresh", vec![("most", most.into())]),
            Node::Convert => ("convert", vec![]),
            Node::Metropolis => ("metropolis", vec![]),
        };
        self.say(&format!("effect-{message}"), &args)
    }

    fn price(&self, price: Price) -> String {
        match price {
            Price::Usual => self.say("price-usual", &[]),
            Price::Free => self.say("price-free", &[]),
            Price::Stated(cost) => self.say("price-stated", &[("cost", self.cost(cost).into())]),
        }
    }

    fn counted(&self, counted: Counted) -> String {
        let grade = |grade| match grade {
            Grade::Any => "any",
            Grade::Upgraded => "upgraded",
            Grade::Plain => "plain",
        };
        let (id, args): (&str, Args) = match counted {
            Counted::Structures(pieces, it) => {
                ("structures", vec![("pieces", self.pieces(pieces).into()), ("grade", grade(it).into())])
            }
            Counted::CityTunnels(it) => ("city-tunnels", vec![("grade", grade(it).into())]),
            Counted::Cities(pieces) => ("cities", vec![("pieces", self.pieces(pieces).into())]),
            Counted::CitiesWithKinds(kinds) => ("cities-with-kinds", vec![("kinds", kinds.into())]),
            Counted::BareCities => ("bare-cities", vec![]),
            Counted::Pairs(piece) => {
                ("pairs", vec![("pieces", self.voice.form("piece", piece, "plural").into())])
            }
            Counted::Expansions => ("expansions", vec![]),
            Counted::Metropolises { blue, brown } => {
                let colors = if blue && brown { "both" } else if blue { "blue" } else { "brown" };
                ("metropolises", vec![("colors", colors.into())])
            }
            Counted::Claimed(kind) => {
                ("claimed", vec![("type", self.voice.name("type", kebab(&kind)).into())])
            }
            Counted::ClaimedCards => ("claimed-cards", vec![]),
            Counted::ReadyActions => ("ready-actions", vec![]),
            Counted::UsedActions => ("used-actions", vec![]),
            Counted::PaidSpecials => ("paid-specials", vec![]),
            Counted::Hand => ("hand", vec![]),
            Counted::Stock(resource) => {
                ("stock", vec![("resource", self.voice.name("resource", resource).into())])
            }
            Counted::Steps => ("steps", vec![]),
            Counted::Contracts => ("contracts", vec![]),
            Counted::Sets(span) => {
                let parts = self.game.pack().counts(span).iter().map(|&it| self.counted(it));
                ("sets", vec![("list", self.voice.list(parts).into())])
            }
        };
        self.say(&format!("counted-{id}"), &args)
    }

    fn test(&self, test: Test) -> String {
        let (id, args): (&str, Args) = match test {
            Test::AtLeast(number, it) => {
                ("at-least", vec![("number", number.into()), ("counted", self.counted(it).into())])
            }
            Test::AtMost(number, it) => {
                ("at-most", vec![("number", number.into()), ("counted", self.counted(it).into())])
            }
            Test::OnSpace(space) => ("on-space", vec![("space", space.into())]),
            Test::Era(era) => ("era", vec![("era", (era + 1).into())]),
            Test::BiomatterProduced => ("biomatter-produced", vec![]),
            Test::First => ("first", vec![]),
            Test::Last => ("last", vec![]),
        };
        self.say(&format!("test-{id}"), &args)
    }

    fn score(&self, score: Score) -> String {
        let (id, args): (&str, Args) = match score {
            Score::Per { points, every, count, .. } => (
                "per",
                vec![
                    ("points", points.into()),
                    ("every", every.into()),
                    ("counted", self.counted(count).into()),
                ],
            ),
            Score::Ladder { count, rungs } => {
                let rungs = rungs.into_iter().filter(|rung| rung.0 > 0);
                let rungs = rungs.map(|(from, points)| {
                    self.say("score-rung", &[("from", from.into()), ("points", points.into())])
                });
                ("ladder", vec![("counted", self.counted(count).into()), ("rungs", self.voice.list(rungs).into())])
            }
            Score::If(test, points) => {
                ("if", vec![("points", points.into()), ("test", self.test(test).into())])
            }
            Score::Sell { cost, points, times } => (
                "sell",
                vec![("cost", self.cost(cost).into()), ("points", points.into()), ("times", times.into())],
            ),
        };
        self.say(&format!("score-{id}"), &args)
    }

    /// What is asked of the seat to move.
    pub fn question(&self, view: &View) -> String {
        let hand = view.to_move.and_then(|seat| view.players.get(seat.index())).map_or(0, |it| it.hand.len());
        let (id, args): (&str, Args) = match view.agenda.last() {
            Some(Step::Keep) => ("keep", vec![("hand", hand.into())]),
            Some(Step::Limit) => ("limit", vec![("hand", hand.into())]),
            Some(Step::Choose) => ("choose", vec![]),
            Some(Step::Order { slot }) => ("order", vec![("slot", self.slot_name(*slot).into())]),
            Some(Step::LaterCard) => {
                ("later-card", vec![("card", view.played.map_or(String::new(), |it| self.card(it)).into())])
            }
            Some(Step::MakeRoom) => ("make-room", vec![]),
            Some(Step::LastUse { card }) => ("last-use", vec![("card", self.card(*card).into())]),
            Some(Step::Do(task)) => ("effect", vec![("effect", self.effect(task.node).into())]),
            Some(Step::Payment { piece, .. }) => ("payment", vec![("piece", self.piece(*piece).into())]),
            Some(Step::KeepSpecial) => ("keep-special", vec![]),
            Some(Step::Under) => ("under", vec![]),
            Some(Step::Group { .. }) => ("group", vec![]),
            Some(Step::Offer) => ("offer", vec![]),
            Some(Step::ProductionCards) => ("production-cards", vec![]),
            Some(Step::Sales) => ("sales", vec![]),
            Some(_) => ("go-on", vec![]),
            None => ("nothing", vec![]),
        };
        self.say(&format!("question-{id}"), &args)
    }

    /// What a move would do.
    pub fn explain(&self, view: &View, mv: Move) -> String {
        let with_text = |card: Card| {
            vec![("card", Value::from(self.card(card))), ("text", Value::from(self.card_text(card)))]
        };
        let part = |number: u8| match view.agenda.last() {
            Some(Step::Do(task)) => match *self.game.pack().node(task.node) {
                Node::All(span) | Node::OneOf(span) => {
                    let parts = self.game.pack().parts(span);
                    parts.get(usize::from(number).wrapping_sub(1)).map_or(String::new(), |&it| self.effect(it))
                }
                _ => String::new(),
            },
            _ => String::new(),
        };
        let site = |site| {
            vec![
                ("site", Value::from(self.site(site))),
            ]
        };
        let (id, args): (&str, Args) = match mv {
            Move::Discard(card) => ("discard", with_text(card)),
            Move::Choose { slot, card } | Move::Clone { slot, card } => {
                let slots = self.game.pack().slots(kernel::Game::players(self.game));
                let color = slots.get(slot.index().wrapping_sub(1)).map(|data| data.color);
                let own = self.game.pack().card(card).and_then(|data| data.color);
                let matches = color.is_some() && color == own;
                let mut args = with_text(card);
                args.extend([
                    ("slot", self.slot_name(slot).into()),
                    ("effect", self.slot(slot).into()),
                    ("matches", if matches { "yes" } else { "no" }.into()),
                ]);
                (if matches!(mv, Move::Clone { .. }) { "clone" } else { "choose" }, args)
            }
            Move::SlotFirst => ("slot-first", vec![]),
            Move::CardFirst => ("card-first", view.played.map_or(vec![], with_text)),
            Move::UseCard => ("use-card", view.played.map_or(vec![], with_text)),
            Move::SkipCard => ("skip-card", view.played.map_or(vec![], with_text)),
            Move::Part(number) => ("part", vec![("effect", part(number).into())]),
            Move::Option(number) => ("option", vec![("effect", part(number).into())]),
            Move::Pay => match view.agenda.last() {
                Some(Step::Do(task)) => ("pay", vec![("effect", self.effect(task.node).into())]),
                _ => ("pay", vec![("effect", "".into())]),
            },
            Move::Stop => ("stop", vec![]),
            Move::Gain(resource) => ("gain", vec![("gain", self.amount(resource.word(), 1).into())]),
            Move::Exchange { amount, give, take } => (
                "exchange",
                vec![
                    ("give", self.amount(give.word(), amount).into()),
                    ("take", self.amount(take.word(), amount).into()),
                ],
            ),
            Move::Build { piece, site: at } => {
                let mut args = site(at);
                args.push(("piece", self.piece(piece).into()));
                ("build", args)
            }
            Move::Biomatter { kelp, steelplast } => {
                ("biomatter", vec![("kelp", kelp.into()), ("steelplast", steelplast.into())])
            }
            Move::Upgrade { site: at, .. } => ("upgrade", site(at)),
            Move::Use(card) => ("use", with_text(card)),
            Move::Drop(card) => ("drop", with_text(card)),
            Move::Take(card) => ("take", with_text(card)),
            Move::Look => ("look", vec![]),
            Move::Keep(card) => ("keep", with_text(card)),
            Move::Under(card) => ("under", with_text(card)),
            Move::Advance => ("advance", vec![]),
            Move::Perform(slot) => {
                ("perform", vec![("slot", self.slot_name(slot).into()), ("effect", self.slot(slot).into())])
            }
            Move::Output(at) => ("output", site(at)),
            Move::Refresh(card) => ("refresh", with_text(card)),
            Move::Convert(at) => ("convert", site(at)),
            Move::Resolve(card) => ("resolve", with_text(card)),
            Move::Ability(card) => ("ability", with_text(card)),
            Move::Contract(number) => {
                ("contract", vec![("contract", self.contract(number.saturating_sub(1)).into())])
            }
            Move::Sell { card, times } => {
                let mut args = with_text(card);
                args.push(("times", times.into()));
                ("sell", args)
            }
        };
        self.say(&format!("move-{id}"), &args)
    }

    /// What happened.
    pub fn event(&self, event: &Event) -> String {
        let text = |it: String| Value::from(it);
        let card = |card: Option<Card>| card.map_or(String::new(), |card| self.card(card));
        let mut more: Args = Vec::new();
        match *event {
            Event::SetAside { card: it, .. }
            | Event::Drew { card: it, .. }
            | Event::SpecialTaken { card: it, .. }
            | Event::SpecialUnder { card: it, .. } => {
                more.push(("card", text(card(it))));
                more.push(("known", if it.is_some() { "yes" } else { "no" }.into()));
            }
            Event::Discarded { card: it, .. }
            | Event::CardUsed { card: it, .. }
            | Event::Claimed { card: it, .. }
            | Event::CardLeft { card: it, .. }
            | Event::ActionUsed { card: it, .. }
            | Event::ActionDropped { card: it, .. }
            | Event::Refreshed { card: it, .. }
            | Event::CardWorked { card: it, .. } => more.push(("card", text(card(Some(it))))),
            Event::Chose { card: it, slot, .. } | Event::Blocked { card: it, slot } => {
                more.push(("card", text(card(Some(it)))));
                more.push(("slot", text(self.slot_name(slot))));
            }
            Event::Performed { slot, .. } => more.push(("slot", text(self.slot_name(slot)))),
            Event::Gained { gain, .. } => more.push(("gain", text(self.gain(gain)))),
            Event::Paid { cost, .. } => more.push(("cost", text(self.cost(cost)))),
            Event::Built { piece, site, .. } => {
                more.push(("piece", text(self.piece(piece))));
                more.push(("site", text(self.site(site))));
            }
            Event::Upgraded { site, .. } | Event::Converted { site, .. } => {
                more.push(("site", text(self.site(site))));
            }
            Event::Metropolis { tile, .. } => more.push(("tile", text(self.metropolis(tile)))),
            Event::ContractClaimed { contract, .. } => {
                more.push(("contract", text(self.contract(contract.saturating_sub(1)))));
            }
            Event::Produced { goods, points, .. } => {
                more.push(("goods", text(self.cost(goods))));
                more.push(("points", points.into()));
            }
            Event::RoundEnded { order, .. } => {
                let seats = order.iter().take(kernel::Game::players(self.game).into());
                more.push(("order", text(self.voice.list(seats.map(|&seat| self.seat(seat))))));
            }
            Event::Scored { for_what, .. } => {
                let what = match for_what {
                    Scoring::Metropolis => self.say("scoring-metropolis", &[]),
                    Scoring::Card(it) => self.card(it),
                    Scoring::Network => self.say("scoring-network", &[]),
                    Scoring::Resources => self.say("scoring-resources", &[]),
                };
                more.push(("what", text(what)));
            }
            Event::Advanced { .. }
            | Event::Fed { .. }
            | Event::EraBegan { .. }
            | Event::Reshuffled
            | Event::SpecialsSeen { .. }
            | Event::Over => {}
        }
        self.tell("event", event, more)
    }

    /// Why a move is not allowed, with the number of the rule.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let mut more: Args = Vec::new();
        match *refusal {
            Refusal::NotInHand { card }
            | Refusal::CardUnusable { card }
            | Refusal::NotYourAction { card }
            | Refusal::ActionUsed { card }
            | Refusal::ActionUseless { card }
            | Refusal::NotUsed { card }
            | Refusal::NotToBeTaken { card }
            | Refusal::NotLookedAt { card }
            | Refusal::NothingToResolve { card }
            | Refusal::NoAbility { card }
            | Refusal::NoSale { card, .. } => more.push(("card", self.card(card).into())),
            Refusal::NoSuchSlot { slot }
            | Refusal::SlotTaken { slot }
            | Refusal::NothingUsable { slot }
            | Refusal::NothingToClone { slot }
            | Refusal::OwnTile { slot }
            | Refusal::SlotNotMeant { slot } => more.push(("slot", self.slot_name(slot).into())),
            Refusal::WrongPiece { piece } | Refusal::NoneLeft { piece } => {
                more.push(("piece", self.piece(piece).into()));
            }
            Refusal::ContractUnmet { contract } => {
                more.push(("contract", self.contract(contract.saturating_sub(1)).into()));
            }
            _ => {}
        }
        let reason = self.tell("refusal", refusal, more);
        self.say("refused", &[("rule", refusal.rule().0.into()), ("reason", reason.into())])
    }

    /// Tells a value; what is said of its fields here goes before what the fields say themselves.
    fn tell(&self, sort: &str, value: &impl serde::Serialize, more: Args) -> String {
        let mut fields = match serde_json::to_value(value) {
            Ok(serde_json::Value::Object(fields)) => fields,
            _ => return String::new(),
        };
        fields.retain(|name, _| !more.iter().any(|(said, _)| said == name));
        // Compound fields have been said; what is left is plain.
        fields.retain(|_, value| !value.is_object());
        self.voice.tell(sort, &fields, &more)
    }
}

fn kebab(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(text)) => text,
        _ => String::new(),
    }
}
