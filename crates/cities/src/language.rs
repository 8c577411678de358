//! The effect language: how a row of a component pack says what it does. Grammar and examples: `docs/decks.md`.

mod clauses;
mod nouns;

use crate::effect::{Clause, Counted, MOST_PARTS, Node, NodeId, Price, Prices, Score, Span, Test, Which};
use crate::goods::{Cost, Gain, Resource};
use crate::pack::limits::{DEEPEST_EFFECT, LONGEST_EFFECT, MOST_CLAUSES, MOST_NODES};
use crate::place::Pieces;
use kernel::{Fault, Set, fault};

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
        if self.nodes.len() == MOST_NODES {
            return Err(fault!("pack-too-many-effects-one"));
        }
        self.nodes.push(node);
        Ok(NodeId(self.nodes.len() as u16 - 1))
    }

    fn span(&mut self, parts: &[NodeId]) -> Parsed<Span> {
        if parts.len() > MOST_PARTS {
            return Err(fault!("pack-effect-most-parts"));
        }
        let first = u16::try_from(self.links.len()).map_err(|_| fault!("pack-too-many-effects-one"))?;
        self.links.extend_from_slice(parts);
        Ok(Span { first, len: parts.len() as u8 })
    }
}

/// A parsed value, or what is wrong.
type Parsed<T> = Result<T, Fault>;

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
        if clauses.len() == MOST_CLAUSES {
            return Err(fault!("pack-most-clauses", most = MOST_CLAUSES));
        }
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
        if scores.len() == MOST_CLAUSES {
            return Err(fault!("pack-most-clauses", most = MOST_CLAUSES));
        }
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
    /// How deep what is read now is nested.
    depth: usize,
}

const PUNCTUATION: [char; 9] = [';', ',', ':', '(', ')', '&', '/', '+', '='];

impl<'a> Reader<'a> {
    fn new(tables: &'a mut Tables, text: &str) -> Parsed<Self> {
        if text.len() > LONGEST_EFFECT {
            return Err(fault!("pack-effect-too-long", most = LONGEST_EFFECT));
        }
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
                return Err(fault!("pack-no-meaning-here", letter));
            }
        }
        if !word.is_empty() {
            words.push(word);
        }
        if words.is_empty() {
            return Err(fault!("pack-effect-empty"));
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
        if self.take(word) { Ok(()) } else { Err(self.unexpected(fault!("wanted-word", word))) }
    }

    fn unexpected(&self, wanted: Fault) -> Fault {
        match self.peek() {
            "" => fault!("pack-expected-at-end"; wanted),
            found => fault!("pack-expected", found; wanted),
        }
    }

    fn end(&self) -> Parsed<()> {
        if self.at == self.words.len() { Ok(()) } else { Err(self.unexpected(fault!("wanted-end-effect"))) }
    }

    fn next_word(&mut self, wanted: Fault) -> Parsed<String> {
        let word = self.words.get(self.at).cloned().ok_or_else(|| self.unexpected(wanted))?;
        self.at += 1;
        Ok(word)
    }

    fn number(&mut self) -> Parsed<u8> {
        let number = self.peek().parse().ok().filter(|number| (1..=99).contains(number));
        let number = number.ok_or_else(|| self.unexpected(fault!("wanted-number-from")))?;
        self.at += 1;
        Ok(number)
    }

    fn optional_number(&mut self) -> Parsed<u8> {
        if self.peek_number() { self.number() } else { Ok(1) }
    }

    /// Reads something that lies so many levels deeper. This is where the reader calls itself.
    fn deeper(&mut self, levels: usize, read: fn(&mut Self) -> Parsed<NodeId>) -> Parsed<NodeId> {
        self.depth += levels;
        if self.depth > DEEPEST_EFFECT {
            return Err(fault!("pack-nested-too-deep", most = DEEPEST_EFFECT));
        }
        let node = read(self)?;
        self.depth -= levels;
        Ok(node)
    }

    fn effect(&mut self) -> Parsed<NodeId> {
        let mut parts = vec![self.choice()?];
        while self.take(";") {
            parts.push(self.choice()?);
        }
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
            let node = self.deeper(1, Self::effect)?;
            self.expect(")")?;
            return Ok(node);
        }
        if self.take("if") {
            let tests = self.tests()?;
            self.expect(":")?;
            let mut node = self.deeper(tests.len(), Self::single)?;
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
            let then = self.deeper(1, Self::single)?;
            return self.tables.node(Node::Pay { cost, times, then });
        }
        let node = self.verb()?;
        self.tables.node(node)
    }

    fn verb(&mut self) -> Parsed<Node> {
        let verb = self.next_word(fault!("wanted-verb"))?;
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
                    return Err(fault!("pack-exchanging-does-nothing", one, other));
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
                let which = match self.next_word(fault!("wanted-available-occupied-any"))?.as_str() {
                    "available" => Which::Available,
                    "occupied" => Which::Occupied,
                    "any" => Which::Any,
                    other => return Err(fault!("pack-expected-available-occupied-any", other)),
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
            other => Err(fault!("pack-no-verb", other)),
        }
    }

    fn gain_verb(&mut self) -> Parsed<Node> {
        if self.take("metropolis") {
            return Ok(Node::Metropolis);
        }
        if self.words.get(self.at + 1).is_some_and(|word| word == "different") {
            let count = self.number()?;
            self.at += 1;
            let mut from = Set::EMPTY;
            if self.take("of") {
                loop {
                    from.add(self.resource()?);
                    if !self.take(",") {
                        break;
                    }
                }
            } else {
                from = Set::all();
            }
            if u32::from(count) > from.len() {
                return Err(fault!("pack-different-resources-cannot-chosen", count, kinds = from.len()));
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
            return Err(fault!("pack-only-buildings-stand-expansion"));
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
                return Err(fault!("pack-most-three-prices-choose"));
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
}
