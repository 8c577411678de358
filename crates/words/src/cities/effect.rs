//! Effects, counts, tests and scorings in words, put together from the words for their parts.

use cities::{
    Counted, Grade, Node, NodeId, Piece, Pieces, Price, Prices, Resource, Score, Task, Test, Which,
};

use super::{Args, CitiesVoice, word};
use crate::Value;

/// A number of times that means "any number", in effects and scorings.
const ANY: u8 = 99;

impl CitiesVoice<'_> {
    /// What an effect does.
    pub fn effect(&self, id: NodeId) -> String {
        let (name, args) = match *self.game.pack().node(id) {
            Node::All(span) => return self.joined(self.game.pack().parts(span), "effect-join-all"),
            Node::OneOf(span) => return self.joined(self.game.pack().parts(span), "effect-join-one-of"),
            Node::If(test, then) => {
                ("if", vec![("test", self.test(test).into()), ("then", self.inner(then).into())])
            }
            Node::Pay { cost, times, then } => (
                "pay",
                vec![
                    ("price", self.cost(cost).into()),
                    ("times", times.into()),
                    ("then", self.inner(then).into()),
                ],
            ),
            Node::Gain(gain) => ("gain", vec![("gain", self.gain(gain).into())]),
            Node::GainPer { gain, every, count, most } => (
                "gain-per",
                vec![
                    ("gain", self.gain(gain).into()),
                    ("lot", self.lot(every, count).into()),
                    ("most", most.into()),
                    ("limited", if most < ANY { "yes" } else { "no" }.into()),
                ],
            ),
            Node::Different { count, from } => {
                let from = Resource::ALL.into_iter().filter(|&it| from & (1 << it as u8) != 0);
                let from = self.voice.list(from.map(|it| self.resource(it)));
                ("different", vec![("count", count.into()), ("from", from.into())])
            }
            Node::Exchange { most, one, other } => (
                "exchange",
                vec![
                    ("most", most.into()),
                    ("one", self.resource(one).into()),
                    ("other", self.resource(other).into()),
                ],
            ),
            Node::Instead { of, from, gain } => (
                "instead",
                vec![
                    ("piece", self.voice.name("piece", from).into()),
                    ("gain", self.gain(gain).into()),
                    ("price", self.cost(of).into()),
                ],
            ),
            Node::Build { what, count, price, expansion } => {
                let mut args = self.price(price);
                args.extend([
                    ("count", count.into()),
                    ("what", self.noun(what, count).into()),
                    ("expansion", if expansion { "yes" } else { "no" }.into()),
                ]);
                ("build", args)
            }
            Node::BuildAndUpgrade { what, price, upgrade } => {
                let mut args = self.price(price);
                args.extend([("what", self.noun(what, 1).into()), ("upgrade", self.cost(upgrade).into())]);
                ("build-and-upgrade", args)
            }
            Node::Upgrade { what, most, prices } => (
                "upgrade",
                vec![
                    ("most", most.into()),
                    ("what", self.noun(what, most).into()),
                    ("prices", self.prices(prices).into()),
                ],
            ),
            Node::UseAction { most } => ("use-action", vec![("most", most.into())]),
            Node::TakeSpecial => ("take-special", vec![]),
            Node::Advance { steps } => ("advance", vec![("steps", steps.into())]),
            Node::Perform { which, color } => {
                let which = match which {
                    Which::Available => "available",
                    Which::Occupied => "occupied",
                    Which::Any => "any",
                };
                let color = color.map(|color| word(&color));
                let name = color.as_ref().map_or(String::new(), |color| self.voice.name("color", color));
                let id = color.unwrap_or_else(|| "none".to_owned());
                ("perform", vec![("which", which.into()), ("color", name.into()), ("color-id", id.into())])
            }
            Node::Output { what } => ("output", vec![("what", self.noun(what, 1).into())]),
            Node::Refresh { most } => ("refresh", vec![("most", most.into())]),
            Node::Convert => ("convert", vec![]),
            Node::Metropolis => ("metropolis", vec![]),
        };
        self.say(&format!("effect-{name}"), &args)
    }

    /// What a step of an effect asks, with the card or the slot it comes from.
    pub(super) fn question_of(&self, task: Task) -> Option<String> {
        let node = *self.game.pack().node(task.node);
        let id = match node {
            Node::All(_) => "all",
            Node::OneOf(_) => "one-of",
            Node::Pay { .. } => "pay",
            Node::Different { .. } => "different",
            Node::Exchange { .. } => "exchange",
            Node::Instead { .. } => "instead",
            Node::Build { .. } => "build",
            Node::BuildAndUpgrade { .. } => "build-and-upgrade",
            Node::Upgrade { .. } => "upgrade",
            Node::UseAction { .. } => "use-action",
            Node::TakeSpecial => "take-special",
            Node::Advance { .. } => "advance",
            Node::Perform { .. } => "perform",
            Node::Output { .. } => "output",
            Node::Refresh { .. } => "refresh",
            Node::Convert => "convert",
            Node::If(..) | Node::Gain(_) | Node::GainPer { .. } | Node::Metropolis => return None,
        };
        let mut args: Args = vec![("effect", self.effect(task.node).into()), ("left", task.left.into())];
        if let Node::Pay { cost, then, .. } = node {
            args.extend([("price", self.cost(cost).into()), ("then", self.inner(then).into())]);
        }
        let question = self.say(&format!("question-do-{id}"), &args);
        // Effects of the always-available slot and of metropolises name neither slot nor card.
        let source = match (task.slot.0, task.card.0) {
            (0, 0) => return Some(question),
            (0, _) => self.card(task.card),
            (_, _) => self.slot(task.slot),
        };
        Some(self.say("asked-by", &[("question", question.into()), ("source", source.into())]))
    }

    /// A part of an effect, or the only thing a price buys: in parentheses if it has several parts itself.
    pub(super) fn inner(&self, id: NodeId) -> String {
        let text = self.effect(id);
        match self.game.pack().node(id) {
            Node::All(span) | Node::OneOf(span) if span.len > 1 => {
                self.say("effect-nested", &[("effect", text.into())])
            }
            _ => text,
        }
    }

    fn joined(&self, parts: &[NodeId], between: &str) -> String {
        let parts: Vec<String> = parts.iter().map(|&part| self.inner(part)).collect();
        parts.join(&self.say(between, &[]))
    }

    fn resource(&self, resource: Resource) -> String {
        self.say(&format!("counted-{resource}"), &[("count", 2.into())])
    }

    fn price(&self, price: Price) -> Args {
        let (id, text) = match price {
            Price::Usual => ("usual", String::new()),
            Price::Free => ("free", String::new()),
            Price::Stated(cost) => ("stated", self.cost(cost)),
        };
        vec![("price-id", id.into()), ("price", text.into())]
    }

    fn prices(&self, prices: Prices) -> String {
        prices
            .iter()
            .map(|cost| self.cost(cost))
            .collect::<Vec<_>>()
            .join(&self.say("effect-join-one-of", &[]))
    }

    /// A choice of pieces: "farms", "building", "farm or tunnel".
    fn noun(&self, what: Pieces, count: u8) -> String {
        let say = |id: &str| self.say(&format!("noun-{id}"), &[("count", count.into())]);
        match what {
            Pieces::BUILDINGS => say("buildings"),
            Pieces::STRUCTURES => say("structures"),
            Pieces::CITIES => say("cities"),
            _ => {
                let pieces: Vec<String> = what.iter().map(|piece: Piece| say(piece.word())).collect();
                pieces.join(&self.say("effect-join-one-of", &[]))
            }
        }
    }

    fn lot(&self, every: u8, count: Counted) -> String {
        self.say("lot", &[("every", every.into()), ("what", self.counted(count, every).into())])
    }

    /// Something that is counted, where so many of it are spoken of.
    fn counted(&self, counted: Counted, count: u8) -> String {
        let of = |what: String| ("what", Value::from(what));
        let (id, mut args): (&str, Args) = match counted {
            Counted::Structures(what, grade) => (graded(grade), vec![of(self.noun(what, count))]),
            Counted::CityTunnels(grade) => {
                let tunnels = self.say("counted-city-tunnels", &[("count", count.into())]);
                (graded(grade), vec![of(tunnels)])
            }
            Counted::Cities(what) => ("connected", vec![of(self.noun(what, count))]),
            Counted::CitiesWithKinds(kinds) => ("cities-with-kinds", vec![("kinds", kinds.into())]),
            Counted::BareCities => ("bare-cities", vec![]),
            Counted::Pairs(piece) => ("pairs", vec![of(self.noun(Pieces::only(piece), 2))]),
            Counted::Expansions => ("expansions", vec![]),
            Counted::Metropolises { blue, brown } => {
                let colors = match (blue, brown) {
                    (true, false) => "blue",
                    (false, true) => "brown",
                    _ => "both",
                };
                ("metropolises", vec![("colors", colors.into())])
            }
            Counted::Claimed(kind) => {
                ("claimed", vec![("type", self.voice.name("type", word(&kind)).into())])
            }
            Counted::ClaimedCards => ("claimed-cards", vec![]),
            Counted::ReadyActions => ("ready-actions", vec![]),
            Counted::UsedActions => ("used-actions", vec![]),
            Counted::PaidSpecials => ("paid-specials", vec![]),
            Counted::Hand => ("hand", vec![]),
            Counted::Stock(resource) => (resource.word(), vec![]),
            Counted::Steps => ("steps", vec![]),
            Counted::Contracts => ("contracts", vec![]),
            Counted::Sets(span) => {
                let parts = self.game.pack().counts(span).iter().map(|&part| self.counted(part, 1));
                ("sets", vec![("parts", self.voice.list(parts).into())])
            }
        };
        args.push(("count", count.into()));
        self.say(&format!("counted-{id}"), &args)
    }

    fn test(&self, test: Test) -> String {
        let number = |number: u8, counted| {
            vec![("count", number.into()), ("what", self.counted(counted, number).into())]
        };
        let (id, args): (&str, Args) = match test {
            Test::AtLeast(count, counted) => ("at-least", number(count, counted)),
            Test::AtMost(count, counted) => ("at-most", number(count, counted)),
            Test::OnSpace(space) => ("on-space", vec![("space", space.into())]),
            Test::Era(era) => ("era", vec![("era", (era + 1).into())]),
            Test::BiomatterProduced => ("biomatter-produced", vec![]),
            Test::First => ("first", vec![]),
            Test::Last => ("last", vec![]),
        };
        self.say(&format!("test-{id}"), &args)
    }

    /// Several conditions that must all hold.
    pub(super) fn tests(&self, tests: &[Test]) -> String {
        let tests: Vec<String> = tests.iter().map(|&test| self.test(test)).collect();
        tests.join(&self.say("test-join", &[]))
    }

    /// How an end-scoring card or a brown metropolis scores.
    pub(super) fn scores(&self, scores: &[Score]) -> String {
        let scores: Vec<String> = scores.iter().map(|&score| self.score(score)).collect();
        scores.join(&self.say("effect-join-all", &[]))
    }

    fn score(&self, score: Score) -> String {
        let points = |points: u8| self.say("amount-points", &[("count", points.into())]);
        let (id, args): (&str, Args) = match score {
            Score::Per { points: each, every, count, most } => (
                "per",
                vec![
                    ("points", points(each).into()),
                    ("lot", self.lot(every, count).into()),
                    ("most", most.into()),
                    ("limited", if most < ANY { "yes" } else { "no" }.into()),
                ],
            ),
            Score::Ladder { count, rungs } => {
                let rungs = rungs.into_iter().filter(|(from, _)| *from > 0);
                let rungs = rungs.map(|(from, pays)| {
                    self.say("score-rung", &[("from", from.into()), ("points", points(pays).into())])
                });
                let rungs = self.voice.list(rungs);
                ("ladder", vec![("rungs", rungs.into()), ("what", self.counted(count, 2).into())])
            }
            Score::If(test, pays) => {
                ("if", vec![("points", points(pays).into()), ("test", self.test(test).into())])
            }
            Score::Sell { cost, points: each, times } => (
                "sell",
                vec![
                    ("points", points(each).into()),
                    ("price", self.cost(cost).into()),
                    ("times", times.into()),
                ],
            ),
        };
        self.say(&format!("score-{id}"), &args)
    }
}

/// The message that says whether only upgraded things are meant.
fn graded(grade: Grade) -> &'static str {
    match grade {
        Grade::Any => "any",
        Grade::Upgraded => "upgraded",
        Grade::Plain => "plain",
    }
}
