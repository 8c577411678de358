//! What is said at a table of Underwater Cities.

mod clause;
mod effect;
mod moves;

use std::hash::Hash;
use std::sync::Arc;

use cities::{
    Card, CardData, CardType, Cities, Cost, Event, Gain, MetropolisData, Pack, Piece, Refusal, Resource,
    Scoring, Seen, Slot, Step, View,
};
use kernel::{BySeat, Refusal as _, Seat};
use serde::Serialize;
use serde_json::Value as Json;

use crate::{Args, Phrase, Value, Voice, Words};

/// A language at a table of Underwater Cities.
///
/// Components of the built-in pack have words in every language. What another pack replaces or adds is called by its
/// own name; its effects are put together from the words for their parts.
pub struct CitiesVoice<'a> {
    voice: Voice<'a>,
    game: &'a Cities,
    /// The built-in components of the table's edition.
    standard: Option<Arc<Pack>>,
    /// Those of edition 1, whose cards have words of their own by number.
    first: Option<Arc<Pack>>,
}

impl<'a> CitiesVoice<'a> {
    /// A voice for a table with these components.
    pub fn new(words: &'a Words, game: &'a Cities) -> Self {
        let voice = Voice::new(words, "cities", BySeat::default());
        let standard = Pack::built_in(kernel::Game::setup(game).edition).ok();
        Self { voice, game, standard, first: Pack::built_in(1).ok() }
    }

    /// With the names people sit under, instead of "Player 1".
    pub fn with_names(mut self, names: &'a BySeat<Option<String>>) -> Self {
        self.voice = self.voice.with_names(names);
        self
    }

    /// What is said of this at this table, perhaps found among what was said before. What is said of components that a table
    /// brought along is said anew each time.
    fn kept(&self, of: impl Hash, say: impl FnOnce() -> String) -> String {
        match self.components() {
            Some(components) => self.voice.kept((components, of), say),
            None => say(),
        }
    }

    /// The same for a phrase about components.
    fn kept_phrase(&self, of: impl Hash, say: impl FnOnce() -> Phrase) -> Phrase {
        match self.components() {
            Some(components) => self.voice.kept_phrase((components, of), say),
            None => say(),
        }
    }

    /// What built-in components are known by; `None` if the table brought its own.
    fn components(&self) -> Option<(u8, u8)> {
        let built_in = self.standard.as_ref().is_some_and(|pack| std::ptr::eq(&**pack, self.game.pack()));
        built_in.then(|| (kernel::Game::setup(self.game).edition, kernel::Game::players(self.game)))
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

    /// What happened, as far as a viewer may know.
    pub fn event(&self, event: &Seen) -> String {
        self.kept(("event", event), || self.happened(event))
    }

    fn happened(&self, event: &Seen) -> String {
        let mut more = self.fields(event);
        match *event {
            Event::Scored { for_what, .. } => more = more.said("reason", self.reason(for_what)),
            Event::Forced { r#move: Some(mv), step, .. } => more = more.with("choice", self.told(step, mv)),
            Event::Produced { goods: made, points, .. } => {
                more = more.said("produced", self.amounts(goods(made).chain([("points", points)])));
            }
            Event::Fed { kelp, biomatter, points, .. } => {
                let food = [("kelp", kelp), ("biomatter", biomatter), ("points", points)];
                more = more.said("food", self.amounts(food));
            }
            _ => {}
        }
        self.voice.tell("event", event, more)
    }

    /// Why a move is not allowed, with the number of the rule.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.kept(("refusal", refusal), || {
            let reason = self.voice.tell("refusal", refusal, self.fields(refusal));
            self.say("refused", &[("rule", refusal.rule().0.into()), ("reason", reason.into())])
        })
    }

    /// What a step asks in a position; `None` for a step that asks nothing.
    pub fn question(&self, view: &View, step: Step) -> Option<String> {
        let args = Args::new();
        let (id, args) = match step {
            Step::Lay => ("lay", args),
            Step::Keep => ("keep", self.with_hand(view, args)),
            Step::Limit => ("limit", self.with_hand(view, args)),
            Step::Choose => ("choose", args),
            Step::Order { .. } => ("order", args),
            Step::LaterCard => ("later-card", self.with_card(args, view.played)),
            Step::MakeRoom => ("make-room", self.with_card(args, view.played)),
            Step::LastUse { card: last } => ("last-use", self.with_card(args, Some(last))),
            Step::Do(task) => return self.question_of(task),
            Step::Payment { piece, spot, .. } => {
                let site = view
                    .to_move
                    .map(|seat| self.game.board(&view.players[seat.index()].open).site(spot).to_string());
                ("payment", self.with_piece(args, piece).with("site", site.unwrap_or_default()))
            }
            Step::KeepSpecial => ("keep-special", args),
            Step::Under => ("under", args),
            Step::Group { .. } => ("group", args),
            Step::Offer => ("offer", args),
            Step::ProductionCards => ("production-cards", args),
            Step::Sales => ("sales", args),
            Step::Slot { .. }
            | Step::Card
            | Step::FinishUpgrade { .. }
            | Step::TurnEnds
            | Step::CleanUp
            | Step::LastPoints
            | Step::Probe => return None,
        };
        Some(self.voice.phrase(&format!("question-{id}"), &args).text)
    }

    /// A card by its name and number.
    pub fn card(&self, card: Card) -> String {
        self.kept(("card", card), || self.card_phrase(card).text)
    }

    /// The same in all the forms its name has.
    fn card_phrase(&self, card: Card) -> Phrase {
        self.kept_phrase(("card", card), || self.card_called(card))
    }

    fn card_called(&self, card: Card) -> Phrase {
        let mut name = match self.game.pack().card(card) {
            Some(data) => self.card_name(data),
            None => self.voice.phrase("card-unknown", &Args::new()),
        };
        // What it does is no form of its name.
        name.forms.retain(|(form, _)| form != "text");
        if card == Card::ASSISTANT {
            return name;
        }
        self.voice.around("card-label", "name", &name, Args::new().with("number", card.to_string()))
    }

    /// A card's name without its number: cards of edition 1 are named one by one, all others by their English name, where the
    /// language knows it. So a pack may use a name of ours, and several cards may share one.
    fn card_name(&self, data: &CardData) -> Phrase {
        if self.is_of_the_first(data) {
            return self.voice.called("card", data.card.0);
        }
        self.own_name(&data.name)
    }

    /// What a pack calls something, in the words of the language where it knows the English name.
    fn own_name(&self, name: &str) -> Phrase {
        let letters = |letter: char| letter.is_ascii_alphanumeric() || letter == ' ' || letter == '-';
        let slug: String = name.to_lowercase().chars().filter(|&letter| letters(letter)).collect();
        let known = self.voice.known(&format!("name-{}", slug.replace(' ', "-")));
        known.unwrap_or_else(|| name.to_owned().into())
    }

    /// What a card does: the language's own text where it has one, or else put together from the effect.
    pub fn card_text(&self, card: Card) -> String {
        self.kept(("card-text", card), || self.text_of(card))
    }

    fn text_of(&self, card: Card) -> String {
        let Some(data) = self.game.pack().card(card) else { return String::new() };
        if self.is_of_the_first(data)
            && let Some((_, text)) =
                self.voice.called("card", card.0).forms.into_iter().find(|(form, _)| form == "text")
        {
            return text;
        }
        match (data.kind, data.effect) {
            (CardType::EndScoring, _) => self.scores(&data.scores).text,
            (CardType::Permanent, _) => self.clauses(&data.clauses).text,
            (_, None) => data.text.clone(),
            (_, Some(effect)) => self.effect(effect),
        }
    }

    /// A slot by its number and colour.
    pub fn slot(&self, slot: Slot) -> String {
        self.kept(("slot", slot), || self.slot_phrase(slot).text)
    }

    fn slot_phrase(&self, slot: Slot) -> Phrase {
        self.kept_phrase(("slot", slot), || self.slot_called(slot))
    }

    fn slot_called(&self, slot: Slot) -> Phrase {
        if slot == Slot::ALWAYS {
            return self.voice.phrase("slot-always", &Args::new());
        }
        let args = Args::new().with("number", slot.0);
        match self.game.pack().slots(kernel::Game::players(self.game)).get(slot.index() - 1) {
            Some(data) => {
                let color = word(&data.color);
                let name = self.voice.called("color", &color);
                self.voice.phrase("slot-label", &args.named("color", color, name))
            }
            None => self.voice.phrase("slot-other", &args),
        }
    }

    /// What a slot does.
    pub fn slot_text(&self, slot: Slot) -> String {
        self.kept(("slot-text", slot), || self.slot_effect(slot).text)
    }

    fn slot_effect(&self, slot: Slot) -> Phrase {
        self.kept_phrase(("slot-effect", slot), || {
            let pack = self.game.pack();
            if slot == Slot::ALWAYS {
                return self.effect_phrase(pack.always());
            }
            let data = pack.slots(kernel::Game::players(self.game)).get(slot.index() - 1);
            data.map_or(Phrase::default(), |data| self.effect_phrase(data.effect))
        })
    }

    /// A contract by its name; by its place in the pack, counted from 1.
    pub fn contract(&self, number: u8) -> String {
        self.kept(("contract", number), || self.contract_phrase(number).text)
    }

    fn contract_phrase(&self, number: u8) -> Phrase {
        let at = usize::from(number).wrapping_sub(1);
        let Some(data) = self.game.pack().contracts().get(at) else {
            return self.voice.phrase("contract-other", &Args::new().with("number", number));
        };
        let mut known = self.standard.iter().flat_map(|pack| pack.contracts());
        if known.any(|it| it.id == data.id && it.name == data.name) {
            self.voice.called("contract", &data.id)
        } else {
            data.name.clone().into()
        }
    }

    /// What a contract asks and gives.
    pub fn contract_text(&self, number: u8) -> String {
        self.kept(("contract-text", number), || self.text_of_contract(number))
    }

    fn text_of_contract(&self, number: u8) -> String {
        let at = usize::from(number).wrapping_sub(1);
        let Some(data) = self.game.pack().contracts().get(at) else { return String::new() };
        let args = Args::new()
            .said("criteria", self.tests(&data.criteria))
            .said("benefit", self.effect_phrase(data.benefit));
        self.voice.phrase("contract-text", &args).text
    }

    /// A metropolis by its name; by its place in the pack.
    pub fn metropolis(&self, tile: u8) -> String {
        self.kept(("metropolis", tile), || self.metropolis_phrase(tile).text)
    }

    fn metropolis_phrase(&self, tile: u8) -> Phrase {
        let data = self.game.pack().metropolises().get(usize::from(tile));
        let Some(data) = data else { return Phrase::default() };
        let mut known = self.standard.iter().flat_map(|pack| pack.metropolises());
        if known.any(|it| it.id == data.id && it.name == data.name) {
            self.voice.called("metropolis", &data.id)
        } else {
            self.own_name(&data.name)
        }
    }

    /// A metropolis with what it gives.
    pub fn metropolis_text(&self, tile: u8) -> String {
        self.kept(("metropolis-text", tile), || self.text_of_metropolis(tile))
    }

    fn text_of_metropolis(&self, tile: u8) -> String {
        let Some(data) = self.game.pack().metropolises().get(usize::from(tile)) else { return String::new() };
        let MetropolisData { instant, production, scores, .. } = data;
        let part = |id: &str, effect: Phrase| self.voice.phrase(id, &Args::new().said("effect", effect));
        let parts = [
            instant.map(|node| part("metropolis-instant", self.effect_phrase(node))),
            production.map(|node| part("metropolis-production", self.effect_phrase(node))),
            (!scores.is_empty()).then(|| part("metropolis-scoring", self.scores(scores))),
        ];
        let text = self.voice.join(parts.into_iter().flatten(), &self.say("effect-join-all", &[]));
        let args = Args::new().said("name", self.metropolis_phrase(tile)).said("text", text);
        self.voice.phrase("metropolis-text", &args).text
    }

    /// Whether the card is one of edition 1, which has words of its own.
    fn is_of_the_first(&self, data: &CardData) -> bool {
        let known = self.first.as_ref().and_then(|pack| pack.card(data.card));
        known.is_some_and(|known| (&known.name, &known.text) == (&data.name, &data.text))
    }

    fn reason(&self, scoring: Scoring) -> Phrase {
        let args = Args::new();
        match scoring {
            Scoring::Metropolis => self.voice.phrase("scoring-metropolis", &args),
            Scoring::Card(card) => {
                let name = self.card_phrase(card);
                self.voice.around("scoring-card", "card-name", &name, args)
            }
            Scoring::Network => self.voice.phrase("scoring-network", &args),
            Scoring::Resources => self.voice.phrase("scoring-resources", &args),
        }
    }

    /// What the numbers in the fields of an event or a refusal are called.
    fn fields(&self, value: &impl Serialize) -> Args {
        let Ok(Json::Object(fields)) = serde_json::to_value(value) else { return Args::new() };
        let number =
            |field: &str| fields.get(field).and_then(Json::as_u64).and_then(|it| u8::try_from(it).ok());
        let known = number("card").is_some() || fields.get("move").is_some_and(Json::is_string);
        let mut args = Args::new().yes("known", known);
        if let Some(card) = number("card") {
            args = self.with_card(args, Some(Card(card)));
        }
        if let Some(slot) = number("slot") {
            args = self.with_slot(args, Slot(slot));
        }
        if let Some(contract) = number("contract") {
            args = args.said("contract-name", self.contract_phrase(contract));
        }
        if let Some(tile) = number("tile") {
            args = args.said("tile-name", self.metropolis_phrase(tile));
        }
        if let Some(Ok(cost)) = fields.get("cost").map(|it| serde_json::from_value::<Cost>(it.clone())) {
            args = args.said("price", self.cost_phrase(cost));
        }
        if let Some(Ok(gain)) = fields.get("gain").map(|it| serde_json::from_value::<Gain>(it.clone())) {
            args = args.said("gained", self.gain_phrase(gain));
        }
        if let Some(Ok(order)) = fields.get("order").map(|it| serde_json::from_value::<Vec<Seat>>(it.clone()))
        {
            let names = order.into_iter().map(|seat| self.voice.seat_called(seat));
            args = args.said("order-names", self.voice.row(names));
        }
        args
    }

    /// With `$keep`, how many cards of a hand stay, and `$over`, how many do not.
    fn with_hand(&self, view: &View, args: Args) -> Args {
        let (held, limit) = view.hand_and_limit(self.game).unwrap_or_default();
        args.with("keep", limit).with("over", held.saturating_sub(limit))
    }

    /// With `$card-name` in all its forms.
    fn with_card(&self, args: Args, card: Option<Card>) -> Args {
        args.said("card-name", card.map_or(Phrase::default(), |card| self.card_phrase(card)))
    }

    /// With `$slot-name` in all its forms.
    fn with_slot(&self, args: Args, slot: Slot) -> Args {
        args.said("slot-name", self.slot_phrase(slot))
    }

    /// With `$piece` in all its forms.
    fn with_piece(&self, args: Args, piece: Piece) -> Args {
        args.named("piece", piece, self.voice.called("piece", piece))
    }

    /// Goods in words: "1 kelp and 2 credits", or "nothing".
    pub fn cost(&self, cost: Cost) -> String {
        self.kept(("cost", cost), || self.cost_phrase(cost).text)
    }

    fn cost_phrase(&self, cost: Cost) -> Phrase {
        self.gain_phrase(Gain { goods: cost, ..Gain::NOTHING })
    }

    /// What is gained in words.
    pub fn gain(&self, gain: Gain) -> String {
        self.gain_phrase(gain).text
    }

    fn gain_phrase(&self, gain: Gain) -> Phrase {
        let others = [("points", gain.points), ("cards", gain.cards), ("steps", gain.steps)];
        self.amounts(goods(gain.goods).chain(others.map(|(what, count)| (what, count.into()))))
    }

    /// So many of each, without what there is none of; "nothing" where there is nothing.
    fn amounts(&self, amounts: impl IntoIterator<Item = (&'static str, u16)>) -> Phrase {
        let amounts: Vec<_> = amounts.into_iter().filter(|(_, count)| *count > 0).collect();
        if amounts.is_empty() {
            return self.voice.phrase("amount-nothing", &Args::new());
        }
        self.voice.all_of(amounts.into_iter().map(|(what, count)| self.amount(what, count)))
    }

    fn amount(&self, what: &str, count: impl Into<u16>) -> Phrase {
        self.voice.phrase(&format!("amount-{what}"), &Args::new().with("count", count.into()))
    }
}

/// Resources by their names in messages, with the numbers of them.
fn goods(cost: Cost) -> impl Iterator<Item = (&'static str, u16)> {
    Resource::ALL.into_iter().map(move |resource| (resource.word(), cost.get(resource).into()))
}

/// How a value is written in files: `Color::Red` is "red".
pub(crate) fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Json::String(word)) => word,
        _ => String::new(),
    }
}
