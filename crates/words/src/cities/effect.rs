//! Effects, counts, tests and scorings in words, put together from the words for their parts.

use cities::{
    Counted, Grade, Node, NodeId, Piece, Pieces, Price, Prices, Resource, Score, Task, Test, Which,
};

use super::{CitiesVoice, word};
use crate::{Args, Phrase};

/// A number of times that means "any number", in effects and scorings.
const ANY: u8 = 99;

impl CitiesVoice<'_> {
    /// What an effect does.
    pub fn effect(&self, id: NodeId) -> String {
        self.effect_phrase(id).text
    }

    /// The same in all the forms that the language gives to effects.
    pub(super) fn effect_phrase(&self, id: NodeId) -> Phrase {
        let args = Args::new();
        let (name, args) = match *self.game.pack().node(id) {
            Node::All(span) => return self.joined(self.game.pack().parts(span), "effect-join-all"),
            Node::OneOf(span) => return self.joined(self.game.pack().parts(span), "effect-join-one-of"),
            Node::If(test, then) => ("if", args.said("test", self.test(test)).said("then", self.inner(then))),
            Node::Pay { cost, times, then } => (
                "pay",
                args.said("price", self.cost_phrase(cost))
                    .with("times", times)
                    .said("then", self.inner(then)),
            ),
            Node::Gain(gain) => ("gain", args.said("gain", self.gain_phrase(gain))),
            Node::GainPer { gain, every, count, most } => (
                "gain-per",
                args.said("gain", self.gain_phrase(gain))
                    .said("lot", self.lot(every, count))
                    .with("most", most)
                    .yes("limited", most < ANY),
            ),
            Node::Different { count, from } => {
                let from = self.voice.all_of(from.iter().map(|it| self.resource(it)));
                ("different", args.with("count", count).said("from", from))
            }
            Node::Exchange { most, one, other } => (
                "exchange",
                args.with("most", most).named("one", one, self.resource(one)).named(
                    "other",
                    other,
                    self.resource(other),
                ),
            ),
            Node::Instead { of, from, gain } => (
                "instead",
                self.with_piece(args, from)
                    .said("gain", self.gain_phrase(gain))
                    .said("price", self.cost_phrase(of)),
            ),
            Node::Build { what, count, price, expansion } => {
                let args = self.with_nouns(self.with_price(args, price), what, count);
                ("build", args.with("count", count).yes("expansion", expansion))
            }
            Node::BuildAndUpgrade { what, price, upgrade } => {
                let args = self.with_nouns(self.with_price(args, price), what, 1);
                ("build-and-upgrade", args.said("upgrade", self.cost_phrase(upgrade)))
            }
            Node::Upgrade { what, most, prices } => (
                "upgrade",
                self.with_nouns(args.with("most", most), what, most).said("prices", self.prices(prices)),
            ),
            Node::UseAction { most } => ("use-action", args.with("most", most)),
            Node::TakeSpecial => ("take-special", args),
            Node::Advance { steps } => ("advance", args.with("steps", steps)),
            Node::Perform { which, color } => {
                let which = match which {
                    Which::Available => "available",
                    Which::Occupied => "occupied",
                    Which::Any => "any",
                };
                let args = args.with("which", which);
                let args = match color.map(|color| word(&color)) {
                    Some(color) => args.named("color", &color, self.voice.called("color", &color)),
                    None => args.named("color", "none", Phrase::default()),
                };
                ("perform", args)
            }
            Node::Output { what } => ("output", self.with_nouns(args, what, 1)),
            Node::Refresh { most } => ("refresh", args.with("most", most)),
            Node::Convert => ("convert", args),
            Node::Metropolis => ("metropolis", args),
        };
        self.voice.phrase(&format!("effect-{name}"), &args)
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
        let mut args = Args::new().said("effect", self.effect_phrase(task.node)).with("left", task.left);
        if let Node::Pay { cost, then, .. } = node {
            args = args.said("price", self.cost_phrase(cost)).said("then", self.inner(then));
        }
        let question = self.voice.phrase(&format!("question-do-{id}"), &args);
        // Effects of the always-available slot and of metropolises name neither slot nor card.
        let source = match (task.slot.0, task.card.0) {
            (0, 0) => return Some(question.text),
            (0, _) => self.card_phrase(task.card),
            (_, _) => self.slot_phrase(task.slot),
        };
        let args = Args::new().said("question", question).said("source", source);
        Some(self.voice.phrase("asked-by", &args).text)
    }

    /// A part of an effect, or the only thing a price buys: in parentheses if it has several parts itself.
    pub(super) fn inner(&self, id: NodeId) -> Phrase {
        let text = self.effect_phrase(id);
        match self.game.pack().node(id) {
            Node::All(span) | Node::OneOf(span) if span.len > 1 => {
                self.voice.around("effect-nested", "effect", &text, Args::new())
            }
            _ => text,
        }
    }

    fn joined(&self, parts: &[NodeId], between: &str) -> Phrase {
        self.voice.join(parts.iter().map(|&part| self.inner(part)), &self.say(between, &[]))
    }

    pub(super) fn resource(&self, resource: Resource) -> Phrase {
        self.voice.phrase(&format!("counted-{resource}"), &Args::new().with("count", 2))
    }

    fn with_price(&self, args: Args, price: Price) -> Args {
        match price {
            Price::Usual => args.named("price", "usual", Phrase::default()),
            Price::Free => args.named("price", "free", Phrase::default()),
            Price::Stated(cost) => args.named("price", "stated", self.cost_phrase(cost)),
        }
    }

    fn prices(&self, prices: Prices) -> Phrase {
        self.voice.any_of(prices.iter().map(|cost| self.cost_phrase(cost)))
    }

    /// With `$what`, pieces to choose from, where so many are spoken of; `$what-id` names a single one, so that a
    /// sentence can agree with it.
    pub(super) fn with_nouns(&self, args: Args, what: Pieces, count: u8) -> Args {
        let mut each = what.iter();
        let id = match (what, each.next(), each.next()) {
            (Pieces::BUILDINGS, ..) => "buildings",
            (Pieces::STRUCTURES, ..) => "structures",
            (Pieces::CITIES, ..) => "cities",
            (_, Some(only), None) => only.word(),
            _ => "several",
        };
        args.named("what", id, self.noun(what, count))
    }

    /// A choice of pieces: "farms", "building", "farm or tunnel".
    fn noun(&self, what: Pieces, count: u8) -> Phrase {
        let noun = |id: &str| self.voice.phrase(&format!("noun-{id}"), &Args::new().with("count", count));
        match what {
            Pieces::BUILDINGS => noun("buildings"),
            Pieces::STRUCTURES => noun("structures"),
            Pieces::CITIES => noun("cities"),
            _ => self.voice.any_of(what.iter().map(|piece: Piece| noun(piece.word()))),
        }
    }

    fn lot(&self, every: u8, count: Counted) -> Phrase {
        let args = Args::new().with("every", every).said("what", self.counted(count, every));
        self.voice.phrase("lot", &args)
    }

    /// Something that is counted, where so many of it are spoken of.
    fn counted(&self, counted: Counted, count: u8) -> Phrase {
        let args = Args::new().with("count", count);
        let (id, args) = match counted {
            Counted::Structures(what, grade) => (graded(grade), self.with_nouns(args, what, count)),
            Counted::CityTunnels(grade) => {
                let tunnels = self.voice.phrase("counted-city-tunnels", &args);
                (graded(grade), args.named("what", "city-tunnels", tunnels))
            }
            Counted::Cities(what) => ("connected", self.with_nouns(args, what, count)),
            Counted::CitiesWithKinds(kinds) => ("cities-with-kinds", args.with("kinds", kinds)),
            Counted::BareCities => ("bare-cities", args),
            Counted::Pairs(piece) => ("pairs", self.with_nouns(args, Pieces::only(piece), 2)),
            Counted::Expansions => ("expansions", args),
            Counted::Metropolises { blue, brown } => {
                let colors = match (blue, brown) {
                    (true, false) => "blue",
                    (false, true) => "brown",
                    _ => "both",
                };
                ("metropolises", args.with("colors", colors))
            }
            Counted::Claimed(kind) => {
                let kind = word(&kind);
                ("claimed", args.named("type", &kind, self.voice.called("type", &kind)))
            }
            Counted::ClaimedCards => ("claimed-cards", args),
            Counted::ReadyActions => ("ready-actions", args),
            Counted::UsedActions => ("used-actions", args),
            Counted::PaidSpecials => ("paid-specials", args),
            Counted::Hand => ("hand", args),
            Counted::Stock(resource) => (resource.word(), args),
            Counted::Steps => ("steps", args),
            Counted::Contracts => ("contracts", args),
            Counted::Sets(span) => {
                let parts = self.game.pack().counts(span).iter().map(|&part| self.counted(part, 1));
                ("sets", args.said("parts", self.voice.all_of(parts)))
            }
        };
        self.voice.phrase(&format!("counted-{id}"), &args)
    }

    fn test(&self, test: Test) -> Phrase {
        let args = Args::new();
        let (id, args) = match test {
            Test::AtLeast(count, counted) => {
                ("at-least", args.with("count", count).said("what", self.counted(counted, count)))
            }
            Test::AtMost(count, counted) => {
                ("at-most", args.with("count", count).said("what", self.counted(counted, count)))
            }
            Test::OnSpace(space) => ("on-space", args.with("space", space)),
            Test::Era(era) => ("era", args.with("era", era + 1)),
            Test::BiomatterProduced => ("biomatter-produced", args),
            Test::First => ("first", args),
            Test::Last => ("last", args),
        };
        self.voice.phrase(&format!("test-{id}"), &args)
    }

    /// Several conditions that must all hold.
    pub(super) fn tests(&self, tests: &[Test]) -> Phrase {
        self.voice.join(tests.iter().map(|&test| self.test(test)), &self.say("test-join", &[]))
    }

    /// How an end-scoring card or a brown metropolis scores.
    pub(super) fn scores(&self, scores: &[Score]) -> Phrase {
        self.voice.join(scores.iter().map(|&score| self.score(score)), &self.say("effect-join-all", &[]))
    }

    fn score(&self, score: Score) -> Phrase {
        let with_points = |points: u8| Args::new().said("points", self.amount("points", points));
        let (id, args) = match score {
            Score::Per { points, every, count, most } => (
                "per",
                with_points(points)
                    .said("lot", self.lot(every, count))
                    .with("most", most)
                    .yes("limited", most < ANY),
            ),
            Score::Ladder { count, rungs } => {
                let rungs = rungs.into_iter().filter(|(from, _)| *from > 0);
                let rungs = rungs.map(|(from, points)| {
                    self.voice.phrase("score-rung", &with_points(points).with("from", from))
                });
                let rungs = self.voice.row(rungs);
                ("ladder", Args::new().said("rungs", rungs).said("what", self.counted(count, 2)))
            }
            Score::If(test, points) => ("if", with_points(points).said("test", self.test(test))),
            Score::Sell { cost, points, times } => {
                ("sell", with_points(points).said("price", self.cost_phrase(cost)).with("times", times))
            }
        };
        self.voice.phrase(&format!("score-{id}"), &args)
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
