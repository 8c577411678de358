//! What is said at a table of Underwater Cities.

mod effect;
mod moves;

use std::sync::Arc;

use cities::{
    Card, CardData, CardType, Cities, Cost, Event, Gain, MetropolisData, Pack, Refusal, Resource, Scoring,
    Slot, Step, View,
};
use kernel::{BySeat, Refusal as _, Seat, Viewer};
use serde::Serialize;
use serde_json::Value as Json;

use crate::{Value, Voice, Words};

/// A language at a table of Underwater Cities.
///
/// Components of the built-in pack have words in every language. What another pack replaces or adds is called by its
/// own name; its effects are put together from the words for their parts.
pub struct CitiesVoice<'a> {
    voice: Voice<'a>,
    game: &'a Cities,
    standard: Option<Arc<Pack>>,
}

/// The arguments of a message.
type Args = Vec<(&'static str, Value<'static>)>;

impl<'a> CitiesVoice<'a> {
    /// A voice for a table with these components.
    pub fn new(words: &'a Words, game: &'a Cities) -> Self {
        let voice = Voice::new(words, "cities", BySeat::default());
        Self { voice, game, standard: Pack::standard().ok() }
    }

    /// The words that do not depend on the rules.
    pub fn voice(&self) -> &Voice<'a> {
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

    /// What happened, as far as this viewer may know.
    pub fn event(&self, event: &Event, viewer: Viewer) -> String {
        let event = event.seen_by(viewer);
        let mut more = self.named(&event);
        if let Event::Scored { for_what, .. } = event {
            more.push(("reason", self.reason(for_what).into()));
        }
        self.voice.tell("event", &event, &more)
    }

    /// Why a move is not allowed, with the number of the rule.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let reason = self.voice.tell("refusal", refusal, &self.named(refusal));
        self.say("refused", &[("rule", refusal.rule().0.into()), ("reason", reason.into())])
    }

    /// What a step asks in a position; `None` for a step that asks nothing.
    pub fn question(&self, view: &View, step: Step) -> Option<String> {
        let card = |card: Option<Card>| ("card-name", card.map_or(String::new(), |it| self.card(it)).into());
        let (id, args): (&str, Args) = match step {
            Step::Keep => ("keep", vec![]),
            Step::Limit => ("limit", vec![]),
            Step::Choose => ("choose", vec![]),
            Step::Order { slot } => ("order", vec![("slot-name", self.slot(slot).into()), card(view.played)]),
            Step::LaterCard => ("later-card", vec![card(view.played)]),
            Step::MakeRoom => ("make-room", vec![card(view.played)]),
            Step::LastUse { card: last } => ("last-use", vec![card(Some(last))]),
            Step::Do(task) => return self.question_of(task),
            Step::Payment { piece, spot, .. } => {
                let site = view
                    .to_move
                    .map(|seat| self.game.board(&view.players[seat.index()].open).site(spot).to_string());
                let piece = self.voice.form("piece", piece, "a");
                ("payment", vec![("piece-a", piece.into()), ("site", site.unwrap_or_default().into())])
            }
            Step::KeepSpecial => ("keep-special", vec![]),
            Step::Under => ("under", vec![]),
            Step::Group { .. } => ("group", vec![]),
            Step::Offer => ("offer", vec![]),
            Step::ProductionCards => ("production-cards", vec![]),
            Step::Sales => ("sales", vec![]),
            Step::Slot { .. }
            | Step::Card
            | Step::FinishUpgrade { .. }
            | Step::TurnEnds
            | Step::CleanUp
            | Step::LastPoints
            | Step::Probe => return None,
        };
        Some(self.say(&format!("question-{id}"), &args))
    }

    /// A card by its name and number.
    pub fn card(&self, card: Card) -> String {
        let name = match self.game.pack().card(card) {
            Some(data) if self.is_standard(data) => self.voice.name("card", card.0),
            Some(data) => data.name.clone(),
            None => self.say("card-unknown", &[]),
        };
        if card == Card::ASSISTANT {
            return name;
        }
        self.say("card-label", &[("name", name.into()), ("number", card.to_string().into())])
    }

    /// What a card does.
    pub fn card_text(&self, card: Card) -> String {
        let Some(data) = self.game.pack().card(card) else { return String::new() };
        if self.is_standard(data) {
            return self.voice.form("card", card.0, "text");
        }
        match (data.kind, data.effect) {
            (CardType::EndScoring, _) => self.scores(&data.scores),
            (CardType::Permanent, _) | (_, None) => data.text.clone(),
            (_, Some(effect)) => self.effect(effect),
        }
    }

    /// A slot by its number and colour.
    pub fn slot(&self, slot: Slot) -> String {
        if slot == Slot::ALWAYS {
            return self.say("slot-always", &[]);
        }
        match self.game.pack().slots(kernel::Game::players(self.game)).get(slot.index() - 1) {
            Some(data) => {
                let color = self.voice.name("color", word(&data.color));
                self.say("slot-label", &[("number", slot.0.into()), ("color", color.into())])
            }
            None => self.say("slot-other", &[("number", slot.0.into())]),
        }
    }

    /// What a slot does.
    pub fn slot_text(&self, slot: Slot) -> String {
        let pack = self.game.pack();
        if slot == Slot::ALWAYS {
            return self.effect(pack.always());
        }
        let data = pack.slots(kernel::Game::players(self.game)).get(slot.index() - 1);
        data.map_or(String::new(), |data| self.effect(data.effect))
    }

    /// A contract by its name; by its place in the pack, counted from 1.
    pub fn contract(&self, number: u8) -> String {
        let at = usize::from(number).wrapping_sub(1);
        let Some(data) = self.game.pack().contracts().get(at) else {
            return self.say("contract-other", &[("number", number.into())]);
        };
        let mut known = self.standard.iter().flat_map(|pack| pack.contracts());
        if known.any(|it| it.id == data.id && it.name == data.name) {
            self.voice.name("contract", &data.id)
        } else {
            data.name.clone()
        }
    }

    /// What a contract asks and gives.
    pub fn contract_text(&self, number: u8) -> String {
        let at = usize::from(number).wrapping_sub(1);
        let Some(data) = self.game.pack().contracts().get(at) else { return String::new() };
        let args =
            [("criteria", self.tests(&data.criteria).into()), ("benefit", self.effect(data.benefit).into())];
        self.say("contract-text", &args)
    }

    /// A metropolis by its name; by its place in the pack.
    pub fn metropolis(&self, tile: u8) -> String {
        let Some(data) = self.game.pack().metropolises().get(usize::from(tile)) else { return String::new() };
        let mut known = self.standard.iter().flat_map(|pack| pack.metropolises());
        if known.any(|it| it.id == data.id && it.name == data.name) {
            self.voice.name("metropolis", &data.id)
        } else {
            data.name.clone()
        }
    }

    /// A metropolis with what it gives.
    pub fn metropolis_text(&self, tile: u8) -> String {
        let Some(data) = self.game.pack().metropolises().get(usize::from(tile)) else { return String::new() };
        let MetropolisData { instant, production, scores, .. } = data;
        let part = |id: &str, effect: String| self.say(id, &[("effect", effect.into())]);
        let parts = [
            instant.map(|node| part("metropolis-instant", self.effect(node))),
            production.map(|node| part("metropolis-production", self.effect(node))),
            (!scores.is_empty()).then(|| part("metropolis-scoring", self.scores(scores))),
        ];
        let text = parts.into_iter().flatten().collect::<Vec<_>>().join(&self.say("effect-join-all", &[]));
        self.say("metropolis-text", &[("name", self.metropolis(tile).into()), ("text", text.into())])
    }

    /// Whether the card is one of the built-in pack, which has words of its own.
    fn is_standard(&self, data: &CardData) -> bool {
        let known = self.standard.as_ref().and_then(|pack| pack.card(data.card));
        known.is_some_and(|known| (&known.name, &known.text) == (&data.name, &data.text))
    }

    fn reason(&self, scoring: Scoring) -> String {
        match scoring {
            Scoring::Metropolis => self.say("scoring-metropolis", &[]),
            Scoring::Card(card) => self.say("scoring-card", &[("card-name", self.card(card).into())]),
            Scoring::Network => self.say("scoring-network", &[]),
            Scoring::Resources => self.say("scoring-resources", &[]),
        }
    }

    /// What the numbers in the fields of an event or a refusal are called.
    fn named(&self, value: &impl Serialize) -> Args {
        let Ok(Json::Object(fields)) = serde_json::to_value(value) else { return Vec::new() };
        let number =
            |field: &str| fields.get(field).and_then(Json::as_u64).and_then(|it| u8::try_from(it).ok());
        let mut args: Args = Vec::new();
        if let Some(card) = number("card") {
            args.push(("card-name", self.card(Card(card)).into()));
        }
        let known = number("card").is_some() || fields.get("move").is_some_and(Json::is_string);
        args.push(("known", if known { "yes" } else { "no" }.into()));
        if let Some(slot) = number("slot") {
            args.push(("slot-name", self.slot(Slot(slot)).into()));
        }
        if let Some(contract) = number("contract") {
            args.push(("contract-name", self.contract(contract).into()));
        }
        if let Some(tile) = number("tile") {
            args.push(("tile-name", self.metropolis(tile).into()));
        }
        for (field, name) in [("cost", "price"), ("goods", "produced")] {
            if let Some(Ok(cost)) = fields.get(field).map(|it| serde_json::from_value::<Cost>(it.clone())) {
                args.push((name, self.cost(cost).into()));
            }
        }
        if let Some(Ok(gain)) = fields.get("gain").map(|it| serde_json::from_value::<Gain>(it.clone())) {
            args.push(("gained", self.gain(gain).into()));
        }
        if let Some(Ok(order)) = fields.get("order").map(|it| serde_json::from_value::<[Seat; 4]>(it.clone()))
        {
            let seats = order.into_iter().take(usize::from(kernel::Game::players(self.game)));
            args.push(("order-names", self.voice.list(seats.map(|seat| self.seat(seat))).into()));
        }
        args
    }

    /// Goods in words: "1 kelp, 2 credits", or "nothing".
    pub fn cost(&self, cost: Cost) -> String {
        self.gain(Gain { goods: cost, ..Gain::NOTHING })
    }

    /// What is gained in words.
    pub fn gain(&self, gain: Gain) -> String {
        if gain.is_nothing() {
            return self.say("amount-nothing", &[]);
        }
        let goods = Resource::ALL.map(|resource| (resource.word(), gain.goods.get(resource)));
        let others = [("points", gain.points), ("cards", gain.cards), ("steps", gain.steps)];
        let amounts = goods.into_iter().chain(others).filter(|(_, count)| *count > 0);
        self.voice.list(
            amounts.map(|(what, count)| self.say(&format!("amount-{what}"), &[("count", count.into())])),
        )
    }
}

/// How a value is written in files: `Color::Red` is "red".
pub(crate) fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Json::String(word)) => word,
        _ => String::new(),
    }
}
