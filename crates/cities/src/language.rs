//! The effect language: how a row of a component pack says what it does. Grammar and examples: `docs/decks.md`.

use crate::cards::{CardType, Color};
use crate::effect::{
    Clause, Counted, Events, Grade, Node, NodeId, Price, Prices, Score, SlotSets, Span, Tally, Test, Trigger,
    Which,
};
use crate::goods::{Cost, Gain, Resource};
use crate::place::{Piece, Pieces};

/// Where parsed effects go: the tables of a pack.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tables {
    pub(crate) nodes: Vec<Node>,
    pub(crate) links: Vec<NodeId>,
    pub(crate) counts: Vec<Counted>,
    /// Names of the slots on each side, in order.
    pub(crate) slots: [Vec<String>; 2],
}

impl Tables {
    fn node(&mut self, node: Node) -> Parsed<NodeId> {
        if let Some(at) = self.nodes.iter().position(|known| *known == node) {
            return Ok(NodeId(at as u16));
        }
        let id = u16::try_from(self.nodes.len()).map_err(|_| "too many effects in one pack".to_owned())?;
        self.nodes.push(node);
        Ok(NodeId(id))
    }

    fn span(&mut self, parts: &[NodeId]) -> Parsed<Span> {
        if parts.len() > 12 {
            return Err("an effect has at most 12 parts".into());
        }
        let first = u16::try_from(self.links.len()).map_err(|_| "too many effects in one pack".to_owned())?;
        self.links.extend_from_slice(parts);
        Ok(Span { first, len: parts.len() as u8 })
    }
}

/// A parsed value, or what is wrong.
type Parsed<T> = Result<T, String>;

/// Reads an effect, as on slots, instants, action and production cards, contracts.
pub(crate) fn effect(tables: &mut Tables, text: &str) -> Parsed<NodeId> {
    let mut reader = Reader::new(tables, text)?;
    let node = reader.effect()?;
    reader.end()?;
    Ok(node)
}

/// Reads what a permanent card does.
pub(crate) fn clauses(tables: &mut Tables, text: &str) -> Parsed<Vec<Clause>> {
    let mut reader = Reader::new(tables, text)?;
    let mut clauses = vec![reader.clause()?];
    while reader.take("&") {
        clauses.push(reader.clause()?);
    }
    reader.end()?;
    Ok(clauses)
}

/// Reads how an end-scoring card or a brown metropolis scores.
pub(crate) fn scores(tables: &mut Tables, text: &str) -> Parsed<Vec<Score>> {
    let mut reader = Reader::new(tables, text)?;
    let mut scores = vec![reader.score()?];
    while reader.take("&") {
        scores.push(reader.score()?);
    }
    reader.end()?;
    Ok(scores)
}

/// Reads a condition.
pub(crate) fn condition(tables: &mut Tables, text: &str) -> Parsed<Vec<Test>> {
    let mut reader = Reader::new(tables, text)?;
    let tests = reader.tests()?;
    reader.end()?;
    Ok(tests)
}

/// Reads a list of gains, as on sites: `1 step, 1 card`.
pub(crate) fn bonus(text: &str) -> Parsed<Gain> {
    let mut tables = Tables::default();
    let mut reader = Reader::new(&mut tables, text)?;
    let gain = reader.gain(true)?;
    reader.end()?;
    Ok(gain)
}

/// Reads a price: `1 steelplast, 1 credit`.
pub(crate) fn cost(text: &str) -> Parsed<Cost> {
    let mut tables = Tables::default();
    let mut reader = Reader::new(&mut tables, text)?;
    let cost = reader.cost()?;
    reader.end()?;
    Ok(cost)
}

struct Reader<'a> {
    tables: &'a mut Tables,
    words: Vec<String>,
    at: usize,
    depth: u8,
}

const PUNCTUATION: [char; 9] = [';', ',', ':', '(', ')', '&', '/', '+', '='];

impl<'a> Reader<'a> {
    fn new(tables: &'a mut Tables, text: &str) -> Parsed<Self> {
        let mut words: Vec<String> = Vec::new();
        let mut word = String::new();
        for letter in text.chars() {
            if letter.is_whitespace() || PUNCTUATION.contains(&letter) {
                if !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                if !letter.is_whitespace() {
                    words.push(letter.to_string());
                }
            } else if letter.is_alphanumeric() || letter == '-' {
                word.extend(letter.to_lowercase());
            } else {
                return Err(format!("\"{letter}\" has no meaning here"));
            }
        }
        if !word.is_empty() {
            words.push(word);
        }
        if words.is_empty() {
            return Err("the effect is empty".into());
        }
        Ok(Self { tables, words, at: 0, depth: 0 })
    }

    fn peek(&self) -> &str {
        self.words.get(self.at).map_or("", String::as_str)
    }

    fn peek_number(&self) -> bool {
        self.peek().starts_with(|letter: char| letter.is_ascii_digit())
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == word;
        self.at += usize::from(found);
        found
    }

    /// Takes a whole phrase or nothing.
    fn take_all(&mut self, phrase: &str) -> bool {
        let wanted: Vec<&str> = phrase.split(' ').collect();
        let found = self.words.len() >= self.at + wanted.len()
            && self.words[self.at..].iter().zip(&wanted).all(|(word, wanted)| word == wanted);
        if found {
            self.at += wanted.len();
        }
        found
    }

    fn expect(&mut self, word: &str) -> Parsed<()> {
        if self.take(word) { Ok(()) } else { Err(self.unexpected(&format!("\"{word}\""))) }
    }

    fn unexpected(&self, wanted: &str) -> String {
        match self.peek() {
            "" => format!("expected {wanted} at the end of the effect"),
            found => format!("expected {wanted}, found \"{found}\""),
        }
    }

    fn end(&self) -> Parsed<()> {
        if self.at == self.words.len() { Ok(()) } else { Err(self.unexpected("the end of the effect")) }
    }

    fn next_word(&mut self, wanted: &str) -> Parsed<String> {
        let word = self.words.get(self.at).cloned().ok_or_else(|| self.unexpected(wanted))?;
        self.at += 1;
        Ok(word)
    }

    fn number(&mut self) -> Parsed<u8> {
        let number = self.peek().parse().ok().filter(|number| (1..=99).contains(number));
        let number = number.ok_or_else(|| self.unexpected("a number from 1 to 99"))?;
        self.at += 1;
        Ok(number)
    }

    fn optional_number(&mut self) -> Parsed<u8> {
        if self.peek_number() { self.number() } else { Ok(1) }
    }

    // -------------------------------------------------------------------------------------------- effects

    fn effect(&mut self) -> Parsed<NodeId> {
        self.depth += 1;
        if self.depth > 6 {
            return Err("parentheses are nested too deep".into());
        }
        let mut parts = vec![self.choice()?];
        while self.take(";") {
            parts.push(self.choice()?);
        }
        self.depth -= 1;
        if parts.len() == 1 {
            return Ok(parts[0]);
        }
        let span = self.tables.span(&parts)?;
        self.tables.node(Node::All(span))
    }

    fn choice(&mut self) -> Parsed<NodeId> {
        let mut options = vec![self.single()?];
        while self.take("or") {
            options.push(self.single()?);
        }
        if options.len() == 1 {
            return Ok(options[0]);
        }
        let span = self.tables.span(&options)?;
        self.tables.node(Node::OneOf(span))
    }

    fn single(&mut self) -> Parsed<NodeId> {
        if self.take("(") {
            let node = self.effect()?;
            self.expect(")")?;
            return Ok(node);
        }
        if self.take("if") {
            let tests = self.tests()?;
            self.expect(":")?;
            let mut node = self.single()?;
            for test in tests.into_iter().rev() {
                node = self.tables.node(Node::If(test, node))?;
            }
            return Ok(node);
        }
        if self.take("pay") {
            let cost = self.cost()?;
            let times = if self.take_all("up to") {
                let times = self.number()?;
                self.expect("times")?;
                times
            } else {
                1
            };
            self.expect(":")?;
            let then = self.single()?;
            return self.tables.node(Node::Pay { cost, times, then });
        }
        let node = self.verb()?;
        self.tables.node(node)
    }

    fn verb(&mut self) -> Parsed<Node> {
        let verb = self.next_word("a verb")?;
        match verb.as_str() {
            "gain" => self.gain_verb(),
            "draw" => {
                let cards = self.number()?;
                self.take_plural("card");
                Ok(Node::Gain(Gain { cards, ..Gain::NOTHING }))
            }
            "exchange" => {
                let most = self.number()?;
                let one = self.resource()?;
                self.expect("with")?;
                let other = self.resource()?;
                if one == other {
                    return Err(format!("exchanging {one} with {other} does nothing"));
                }
                Ok(Node::Exchange { most, one, other })
            }
            "instead" => {
                self.expect("of")?;
                let of = self.cost()?;
                self.expect("from")?;
                let from = self.building()?;
                self.expect(":")?;
                self.expect("gain")?;
                let gain = self.gain(false)?;
                Ok(Node::Instead { of, from, gain })
            }
            "build" => self.build(),
            "upgrade" => {
                let most = self.optional_number()?;
                let what = self.structures()?;
                Ok(Node::Upgrade { what, most, prices: self.prices()? })
            }
            "use" => {
                let most = self.optional_number()?;
                self.expect("action")?;
                self.card_word()?;
                Ok(Node::UseAction { most })
            }
            "take" => {
                self.expect("special")?;
                Ok(Node::TakeSpecial)
            }
            "advance" => Ok(Node::Advance { steps: self.optional_number()? }),
            "perform" => {
                let which = match self.next_word("available, occupied or any")?.as_str() {
                    "available" => Which::Available,
                    "occupied" => Which::Occupied,
                    "any" => Which::Any,
                    other => return Err(format!("expected available, occupied or any, found \"{other}\"")),
                };
                let color = self.color();
                self.expect("slot")?;
                Ok(Node::Perform { which, color })
            }
            "output" => {
                self.expect("of")?;
                Ok(Node::Output { what: self.structures()? })
            }
            "refresh" => Ok(Node::Refresh { most: self.optional_number()? }),
            "convert" => {
                self.expect("city")?;
                Ok(Node::Convert)
            }
            other => Err(format!(
                "\"{other}\" is no verb: gain, draw, pay, exchange, instead, build, upgrade, use, take, advance, \
                 perform, output, refresh, convert, or if"
            )),
        }
    }

    fn gain_verb(&mut self) -> Parsed<Node> {
        if self.take("metropolis") {
            return Ok(Node::Metropolis);
        }
        if self.words.get(self.at + 1).is_some_and(|word| word == "different") {
            let count = self.number()?;
            self.at += 1;
            let mut from = 0;
            if self.take("of") {
                loop {
                    from |= 1 << self.resource()? as u8;
                    if !self.take(",") {
                        break;
                    }
                }
            } else {
                from = 0b11111;
            }
            if u32::from(count) > u8::count_ones(from) {
                return Err(format!(
                    "{count} different resources cannot be chosen from {}",
                    u8::count_ones(from)
                ));
            }
            return Ok(Node::Different { count, from });
        }
        let gain = self.gain(false)?;
        if !self.take("per") {
            return Ok(Node::Gain(gain));
        }
        let every = self.optional_number()?;
        let count = self.count()?;
        let most = if self.take_all("up to") { self.number()? } else { 99 };
        Ok(Node::GainPer { gain, every, count, most })
    }

    fn build(&mut self) -> Parsed<Node> {
        if self.take_all("and upgrade") {
            let what = self.structures()?;
            let price = self.price()?;
            let mut upgrade = Cost::of(Resource::Science, 1);
            if self.take("upgrade") {
                if self.take("free") {
                    upgrade = Cost::FREE;
                } else {
                    self.expect("for")?;
                    upgrade = self.cost()?;
                }
            }
            return Ok(Node::BuildAndUpgrade { what, price, upgrade });
        }
        let count = self.optional_number()?;
        let what = self.pieces()?;
        let price = self.price()?;
        let expansion = self.take_all("on expansion");
        if expansion && what.0 & !Pieces::BUILDINGS.0 != 0 {
            return Err("only buildings stand on expansion sites".into());
        }
        Ok(Node::Build { what, count, price, expansion })
    }

    fn price(&mut self) -> Parsed<Price> {
        if self.take("free") {
            Ok(Price::Free)
        } else if self.take("for") {
            Ok(Price::Stated(self.cost()?))
        } else {
            Ok(Price::Usual)
        }
    }

    fn prices(&mut self) -> Parsed<Prices> {
        let mut costs = [Cost::FREE; 3];
        if self.take("free") {
            return Ok(Prices { costs, len: 1 });
        }
        if !self.take("for") {
            costs[0] = Cost::of(Resource::Science, 1);
            return Ok(Prices { costs, len: 1 });
        }
        let mut len = 0;
        loop {
            if len == 3 {
                return Err("at most three prices to choose from".into());
            }
            costs[len] = self.cost()?;
            len += 1;
            // "or" before a number is another price, before a verb another effect.
            let another = self.peek() == "or"
                && self.words.get(self.at + 1).is_some_and(|word| word.as_bytes()[0].is_ascii_digit());
            if !another {
                return Ok(Prices { costs, len: len as u8 });
            }
            self.at += 1;
        }
    }

    // ---------------------------------------------------------------------------------------------- nouns

    fn resource(&mut self) -> Parsed<Resource> {
        let word = self.next_word("a resource")?;
        Resource::of_word(&word).ok_or_else(|| format!("\"{word}\" is no resource"))
    }

    fn cost(&mut self) -> Parsed<Cost> {
        let mut cost = Cost::FREE;
        loop {
            let amount = self.number()?;
            let resource = self.resource()?;
            cost.0[resource as usize] = cost.0[resource as usize].saturating_add(amount);
            if !self.take(",") {
                return Ok(cost);
            }
        }
    }

    fn gain(&mut self, steps: bool) -> Parsed<Gain> {
        let mut gain = Gain::NOTHING;
        loop {
            let amount = self.number()?;
            let word = self.next_word("a resource, point or card")?;
            match word.strip_suffix('s').unwrap_or(&word) {
                "point" => gain.points = gain.points.saturating_add(amount),
                "card" => gain.cards = gain.cards.saturating_add(amount),
                "step" if steps => gain.steps = gain.steps.saturating_add(amount),
                _ => {
                    let resource = Resource::of_word(&word)
                        .ok_or_else(|| format!("\"{word}\" cannot be gained: a resource, point or card"))?;
                    let held = &mut gain.goods.0[resource as usize];
                    *held = held.saturating_add(amount);
                }
            }
            if !self.take(",") {
                return Ok(gain);
            }
        }
    }

    fn take_plural(&mut self, word: &str) -> bool {
        self.take(word) || self.take(&format!("{word}s"))
    }

    fn card_word(&mut self) -> Parsed<()> {
        if self.take_plural("card") { Ok(()) } else { Err(self.unexpected("\"card\"")) }
    }

    fn color(&mut self) -> Option<Color> {
        let color = match self.peek() {
            "yellow" => Color::Yellow,
            "red" => Color::Red,
            "green" => Color::Green,
            _ => return None,
        };
        self.at += 1;
        Some(color)
    }

    fn piece_word(word: &str) -> Option<Pieces> {
        Some(match word {
            "farm" | "farms" => Pieces::only(Piece::Farm),
            "desalination" | "desalinations" => Pieces::only(Piece::Desalination),
            "laboratory" | "laboratories" => Pieces::only(Piece::Laboratory),
            "tunnel" | "tunnels" => Pieces::only(Piece::Tunnel),
            "nonsymbiotic" => Pieces::only(Piece::Nonsymbiotic),
            "symbiotic" => Pieces::only(Piece::Symbiotic),
            "city" | "cities" => Pieces::CITIES,
            "building" | "buildings" => Pieces::BUILDINGS,
            "structure" | "structures" => Pieces::STRUCTURES,
            _ => return None,
        })
    }

    /// `farm/desalination`, `building`, `symbiotic city`.
    fn pieces(&mut self) -> Parsed<Pieces> {
        let mut pieces = Pieces(0);
        loop {
            let word = self.next_word("something to build")?;
            let more = Self::piece_word(&word).ok_or_else(|| {
                format!(
                    "\"{word}\" is nothing one builds: farm, desalination, laboratory, tunnel, city, symbiotic, \
                     nonsymbiotic, building or structure"
                )
            })?;
            if matches!(word.as_str(), "symbiotic" | "nonsymbiotic") && !self.take("city") {
                self.take("cities");
            }
            pieces.0 |= more.0;
            if !self.take("/") {
                return Ok(pieces);
            }
        }
    }

    fn structures(&mut self) -> Parsed<Pieces> {
        let pieces = self.pieces()?;
        if pieces.0 & Pieces::CITIES.0 != 0 {
            return Err(
                "a city is no structure: farm, desalination, laboratory, tunnel, building or structure"
                    .into(),
            );
        }
        Ok(pieces)
    }

    fn building(&mut self) -> Parsed<Piece> {
        let pieces = self.pieces()?;
        Piece::BUILDINGS
            .into_iter()
            .find(|&piece| Pieces::only(piece) == pieces)
            .ok_or_else(|| "one kind of building is meant: farm, desalination or laboratory".into())
    }

    fn count(&mut self) -> Parsed<Counted> {
        if self.take_plural("set") {
            self.expect("of")?;
            self.expect("(")?;
            let mut counts = vec![self.count()?];
            while self.take(",") {
                counts.push(self.count()?);
            }
            self.expect(")")?;
            if counts.iter().any(|count| matches!(count, Counted::Sets(_))) {
                return Err("a set cannot hold another set".into());
            }
            let first = u16::try_from(self.tables.counts.len())
                .map_err(|_| "too many counts in one pack".to_owned())?;
            let len = u8::try_from(counts.len()).map_err(|_| "too many things in one set".to_owned())?;
            self.tables.counts.append(&mut counts);
            return Ok(Counted::Sets(Span { first, len }));
        }
        if self.take_plural("pair") {
            self.expect("of")?;
            return Ok(Counted::Pairs(self.building()?));
        }
        if self.take("bare") {
            return if self.take("city") || self.take("cities") {
                Ok(Counted::BareCities)
            } else {
                Err(self.unexpected("\"city\""))
            };
        }
        if self.take_all("expansion building") || self.take_all("expansion buildings") {
            return Ok(Counted::Expansions);
        }
        let both = [("blue", true, false), ("brown", false, true)];
        for (word, blue, brown) in both {
            if self.take(word) {
                return self.metropolis_word().map(|()| Counted::Metropolises { blue, brown });
            }
        }
        if matches!(self.peek(), "metropolis" | "metropolises") {
            self.at += 1;
            return Ok(Counted::Metropolises { blue: true, brown: true });
        }
        let types = [
            ("instant", CardType::Instant),
            ("permanent", CardType::Permanent),
            ("action", CardType::Action),
            ("production", CardType::Production),
            ("end-scoring", CardType::EndScoring),
        ];
        for (word, kind) in types.into_iter().skip(1) {
            if self.take(word) {
                return self.card_word().map(|()| Counted::Claimed(kind));
            }
        }
        for (word, count) in [
            ("claimed", Counted::ClaimedCards),
            ("hand", Counted::Hand),
            ("ready", Counted::ReadyActions),
            ("used", Counted::UsedActions),
        ] {
            if self.take(word) {
                if matches!(count, Counted::ReadyActions | Counted::UsedActions) {
                    self.expect("action")?;
                }
                return self.card_word().map(|()| count);
            }
        }
        if self.take("paid") {
            return if self.take_plural("special") {
                Ok(Counted::PaidSpecials)
            } else {
                Err(self.unexpected("\"special\""))
            };
        }
        if self.take_plural("step") {
            return Ok(Counted::Steps);
        }
        if self.take_plural("contract") {
            return Ok(Counted::Contracts);
        }
        if let Some(resource) = Resource::of_word(self.peek()) {
            self.at += 1;
            return Ok(Counted::Stock(resource));
        }
        let grade = if self.take("upgraded") {
            Grade::Upgraded
        } else if self.take("plain") {
            Grade::Plain
        } else {
            Grade::Any
        };
        if self.take_all("city tunnel") || self.take_all("city tunnels") {
            return Ok(Counted::CityTunnels(grade));
        }
        let cities = matches!(self.peek(), "city" | "cities" | "symbiotic" | "nonsymbiotic");
        let pieces = self.pieces()?;
        if !cities {
            if pieces.0 & Pieces::CITIES.0 != 0 {
                return Err("cities and structures cannot be counted together".into());
            }
            return Ok(Counted::Structures(pieces, grade));
        }
        if grade != Grade::Any {
            return Err("cities are not upgraded (U-13.4)".into());
        }
        if pieces.0 & !Pieces::CITIES.0 != 0 {
            return Err("cities and structures cannot be counted together".into());
        }
        if self.take("with") {
            let kinds = self.number()?;
            if !self.take_plural("kind") || kinds > 3 || pieces != Pieces::CITIES {
                return Err("written \"city with 2 kinds\", from 1 to 3 kinds of buildings".into());
            }
            return Ok(Counted::CitiesWithKinds(kinds));
        }
        Ok(Counted::Cities(pieces))
    }

    fn metropolis_word(&mut self) -> Parsed<()> {
        if self.take("metropolis") || self.take("metropolises") {
            Ok(())
        } else {
            Err(self.unexpected("\"metropolis\""))
        }
    }

    fn tests(&mut self) -> Parsed<Vec<Test>> {
        let mut tests = vec![self.test()?];
        while self.take("and") {
            tests.push(self.test()?);
        }
        Ok(tests)
    }

    fn test(&mut self) -> Parsed<Test> {
        if self.take_all("at least") {
            let number = self.number()?;
            return Ok(Test::AtLeast(number, self.count()?));
        }
        if self.take_all("at most") {
            let number = self.number()?;
            return Ok(Test::AtMost(number, self.count()?));
        }
        if self.take("no") {
            return Ok(Test::AtMost(0, self.count()?));
        }
        if self.take_all("on space") {
            let space = self.number()?;
            return if space <= 4 {
                Ok(Test::OnSpace(space))
            } else {
                Err(format!("the Federation track has no space {space}"))
            };
        }
        if self.take("era") {
            let era = match self.next_word("I, II or III")?.as_str() {
                "i" => 0,
                "ii" => 1,
                "iii" => 2,
                other => return Err(format!("expected era I, II or III, found \"{other}\"")),
            };
            return Ok(Test::Era(era));
        }
        if self.take_all("biomatter produced") {
            return Ok(Test::BiomatterProduced);
        }
        if self.take("first") {
            return Ok(Test::First);
        }
        if self.take("last") {
            return Ok(Test::Last);
        }
        Err(self.unexpected(
            "a condition (at least, at most, no, on space, era, biomatter produced, first, last)",
        ))
    }

    // -------------------------------------------------------------------------------------------- clauses

    fn clause(&mut self) -> Parsed<Clause> {
        if self.take("when") {
            let mut events = Events::default();
            let mut slots = SlotSets::default();
            loop {
                self.event(&mut events, &mut slots)?;
                if !self.take("or") {
                    break;
                }
            }
            self.expect(":")?;
            return Ok(Clause::When { events, slots, then: self.effect()? });
        }
        if self.take_all("once per turn") {
            self.expect(":")?;
            return Ok(Clause::OncePerTurn(self.effect()?));
        }
        if self.take_all("hand limit +") {
            return Ok(Clause::HandLimit(self.number()?));
        }
        if self.take("discount") {
            if self.take("upgrade") {
                let what = self.structures()?;
                return Ok(Clause::UpgradeDiscount { what, off: self.cost()? });
            }
            let what = self.pieces()?;
            let off = self.cost()?;
            let slots = if self.take_all("in slot") { self.slots()? } else { SlotSets::default() };
            return Ok(Clause::Discount { what, off, slots });
        }
        Err(self.unexpected("when, once per turn, hand limit or discount"))
    }

    fn slots(&mut self) -> Parsed<SlotSets> {
        let mut sets = SlotSets::default();
        loop {
            let name = self.next_word("the name of a slot")?;
            let mut found = false;
            for side in 0..2 {
                if let Some(at) = self.tables.slots[side].iter().position(|known| *known == name) {
                    sets.0[side] |= 1 << at;
                    found = true;
                }
            }
            if !found {
                return Err(format!("there is no slot called \"{name}\""));
            }
            if !self.take(",") {
                return Ok(sets);
            }
        }
    }

    fn event(&mut self, events: &mut Events, slots: &mut SlotSets) -> Parsed<()> {
        let mut add = |trigger: Trigger| *events = events.and(trigger.bit());
        let word = self.next_word("an event")?;
        match word.as_str() {
            "build" | "upgrade" if self.peek() == "second" => {
                self.at += 1;
                let upgrade = word == "upgrade";
                let start = self.at;
                let pieces = self.pieces()?;
                if !upgrade && self.take_all("in turn") {
                    let tally = match pieces {
                        Pieces::CITIES => Tally::City,
                        Pieces::BUILDINGS => Tally::Building,
                        Pieces::STRUCTURES => Tally::Structure,
                        one if one.0.count_ones() == 1 && one.0 & Pieces::STRUCTURES.0 != 0 => {
                            one.iter().map(Tally::Piece).next().unwrap_or(Tally::Structure)
                        }
                        _ => return Err("one kind of structure, building, structure or city is meant".into()),
                    };
                    add(Trigger::SecondInTurn(tally));
                    return Ok(());
                }
                self.at = start;
                let piece = self.building()?;
                if !self.take_all("at city") {
                    return Err(self.unexpected("\"at city\" or \"in turn\""));
                }
                add(if upgrade { Trigger::SecondUpgraded(piece) } else { Trigger::SecondAtCity(piece) });
            }
            "build" => self.pieces()?.iter().map(Trigger::Built).for_each(add),
            "upgrade" => self.structures()?.iter().map(Trigger::Upgraded).for_each(add),
            "connect" => add(match self.next_word("metropolis or city")?.as_str() {
                "metropolis" => Trigger::MetropolisConnected,
                "city" => Trigger::CityConnected,
                other => return Err(format!("expected metropolis or city, found \"{other}\"")),
            }),
            "advance" => {
                if self.take_all("to space") {
                    let space = self.number()?;
                    if space > 4 {
                        return Err(format!("the Federation track has no space {space}"));
                    }
                    add(Trigger::Entered(space));
                } else if self.take("beyond") {
                    add(Trigger::Beyond);
                } else {
                    add(Trigger::Advanced);
                }
            }
            "slot" => {
                self.expect("gives")?;
                add(Trigger::SlotGave(self.resource()?));
            }
            "colours" => add(match self.next_word("match or differ")?.as_str() {
                "match" => Trigger::Match,
                "differ" => Trigger::Differ,
                other => return Err(format!("expected match or differ, found \"{other}\"")),
            }),
            "use" if self.take("action") => {
                self.card_word()?;
                add(Trigger::ActionUsed);
            }
            "use" if self.take("slot") => {
                let more = self.slots()?;
                *slots = SlotSets(std::array::from_fn(|side| slots.0[side] | more.0[side]));
            }
            "use" => {
                let color = self.color().ok_or_else(|| self.unexpected("action card, slot, or a colour"))?;
                self.expect("slot")?;
                add(Trigger::SlotColor(color));
            }
            "take" if self.take("special") => add(Trigger::SpecialTaken),
            "pay" if self.take("special") => add(Trigger::SpecialPaid),
            "claim" => {
                self.card_word()?;
                add(Trigger::CardClaimed);
            }
            "turn" if self.take("ends") => add(Trigger::TurnEnds),
            other => {
                return Err(format!(
                    "\"{other}\" begins no event: build, upgrade, connect, advance, slot gives, colours, use, take \
                     special, pay special, claim card, turn ends"
                ));
            }
        }
        Ok(())
    }

    // --------------------------------------------------------------------------------------------- scores

    fn score(&mut self) -> Parsed<Score> {
        if self.take("sell") {
            let cost = self.cost()?;
            self.expect("for")?;
            let points = self.number()?;
            self.take_plural("point");
            let times = if self.take_all("up to") {
                let times = self.number()?;
                self.expect("times")?;
                times
            } else {
                1
            };
            return Ok(Score::Sell { cost, points, times });
        }
        self.expect("score")?;
        if self.take("ladder") {
            let count = self.count()?;
            self.expect(":")?;
            let mut rungs = [(0, 0); 4];
            for at in 0.. {
                if at == rungs.len() {
                    return Err(format!("a ladder has at most {} rungs", rungs.len()));
                }
                let from = self.number()?;
                self.expect("=")?;
                rungs[at] = (from, self.number()?);
                if at > 0 && rungs[at].0 <= rungs[at - 1].0 {
                    return Err("the rungs of a ladder go up".into());
                }
                if !self.take(",") {
                    break;
                }
            }
            return Ok(Score::Ladder { count, rungs });
        }
        let points = self.number()?;
        self.take_plural("point");
        if self.take("if") {
            return Ok(Score::If(self.test()?, points));
        }
        self.expect("per")?;
        let every = self.optional_number()?;
        let count = self.count()?;
        let most = if self.take_all("up to") { self.number()? } else { 99 };
        Ok(Score::Per { points, every, count, most })
    }
}
