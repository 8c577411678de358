//! An effect as a line of icons, worked out from the effect language, so that cards of anybody's pack have one.

use std::fmt::Write as _;

use cities::{
    CardType, Clause, Color, Cost, Counted, Events, Gain, Grade, Node, NodeId, Pack, Piece, Pieces, Price,
    Prices, Resource, Score, SlotSets, Tally, Test, Trigger, Which,
};
use kernel::Set;
use maud::{Markup, PreEscaped};

/// What something does, in one of the ways the effect language says it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Effect<'a> {
    /// Something is done: slots, instants, action and production cards, contracts, blue metropolises.
    Does(NodeId),
    /// Something holds from now on: permanent cards.
    Holds(&'a [Clause]),
    /// Something scores: end-scoring cards, brown metropolises.
    Scores(&'a [Score]),
    /// Something is asked: the criteria of contracts.
    Asks(&'a [Test]),
    /// Something is gained: bonuses of sites.
    Gives(Gain),
    /// Something is paid: surcharges of sites.
    Costs(Cost),
}

/// The icons of an effect in one line. Whoever cannot see them hears the sentence; without one they are decoration beside
/// the sentence itself.
pub(super) fn effect_icons(pack: &Pack, players: u8, effect: Effect<'_>, sentence: &str) -> Markup {
    let mut line = Line { pack, side: usize::from(players > 2), text: String::with_capacity(256) };
    if sentence.is_empty() {
        line.put("<span class=\"fx\" aria-hidden=\"true\">");
    } else {
        line.put("<span class=\"fx\" role=\"img\" aria-label=\"");
        maud::Escaper::new(&mut line.text).write_str(sentence).unwrap_or_default();
        line.put("\">");
    }
    line.effect(effect);
    line.put("</span>");
    PreEscaped(line.text)
}

/// A glyph of the page's own set, small and without words.
pub(super) fn icon(name: &str) -> Markup {
    PreEscaped(format!("<svg class=g><use href=\"#g-{name}\"/></svg>"))
}

/// The line while it is written.
struct Line<'a> {
    pack: &'a Pack,
    side: usize,
    text: String,
}

impl Line<'_> {
    fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn icon(&mut self, name: &str) {
        self.put("<svg class=g><use href=\"#g-");
        self.put(name);
        self.put("\"/></svg>");
    }

    /// So many of a glyph: the number is left out for one.
    fn count(&mut self, count: u8, name: &str) {
        if count != 1 {
            self.number("", count);
        }
        self.icon(name);
    }

    /// Signs that say something only together: where a line is narrow it is broken before or after them.
    fn together(&mut self, write: impl FnOnce(&mut Self)) {
        self.put("<u>");
        write(self);
        self.put("</u>");
    }

    fn number(&mut self, before: &str, count: u8) {
        // Writing to a text cannot fail.
        let _ = write!(self.text, "<b>{before}{count}</b>");
    }

    fn sign(&mut self, sign: &str) {
        let _ = write!(self.text, "<i>{sign}</i>");
    }

    fn effect(&mut self, effect: Effect<'_>) {
        match effect {
            Effect::Does(node) => self.node(node),
            Effect::Holds(clauses) => self.each(clauses, "", |line, &clause| line.clause(clause)),
            Effect::Scores(scores) => self.each(scores, "+", |line, &score| line.score(score)),
            Effect::Asks(tests) => self.each(tests, "", |line, &test| line.test(test)),
            Effect::Gives(gain) => self.gain(gain),
            Effect::Costs(cost) => self.cost(cost),
        }
    }

    fn each<T>(&mut self, things: &[T], between: &str, mut one: impl FnMut(&mut Self, &T)) {
        for (at, thing) in things.iter().enumerate() {
            match (at, between) {
                (0, _) => {}
                (_, "") => self.put(" "),
                _ => self.sign(between),
            }
            one(self, thing);
        }
    }

    fn node(&mut self, id: NodeId) {
        let pack = self.pack;
        match *pack.node(id) {
            Node::All(span) => self.each(pack.parts(span), "", |line, &part| line.node(part)),
            Node::OneOf(span) => self.each(pack.parts(span), "/", |line, &part| line.node(part)),
            Node::If(test, then) => {
                self.test(test);
                self.sign("→");
                self.node(then);
            }
            Node::Pay { cost, times, then } => {
                self.cost(cost);
                self.sign("→");
                self.node(then);
                self.times(times);
            }
            Node::Gain(gain) => self.gain(gain),
            Node::GainPer { gain, every, count, most } => {
                self.gain(gain);
                self.per(every, count, most);
            }
            Node::Different { count, from } => {
                self.number("", count);
                self.sign("≠");
                if from == Set::all() {
                    self.icon("any");
                } else {
                    from.iter().for_each(|it| self.icon(it.word()));
                }
            }
            Node::Exchange { most, one, other } => {
                self.number("≤", most);
                self.icon(one.word());
                self.sign("⇄");
                self.icon(other.word());
            }
            Node::Instead { of, from, gain } => {
                self.icon(from.word());
                self.cost(of);
                self.sign("→");
                self.gain(gain);
            }
            Node::Build { what, count, price, expansion } => {
                if count != 1 {
                    self.number("", count);
                }
                self.pieces(what);
                if expansion {
                    self.icon("expansion");
                }
                self.price(price);
            }
            Node::BuildAndUpgrade { what, price, upgrade } => {
                self.pieces(what);
                self.price(price);
                self.sign("+");
                self.icon("up");
                if upgrade != Cost::of(Resource::Science, 1) {
                    self.price(Price::Stated(upgrade));
                }
            }
            Node::Upgrade { what, most, prices } => {
                self.count(most, "up");
                self.pieces(what);
                self.prices(prices);
            }
            Node::UseAction { most } => self.count(most, "action"),
            Node::TakeSpecial => self.icon("special"),
            Node::Advance { steps } => self.count(steps, "step"),
            Node::Perform { which, color } => {
                self.icon(match which {
                    Which::Available => "slot",
                    Which::Occupied => "taken",
                    Which::Any => "anyslot",
                });
                if let Some(color) = color {
                    self.icon(mark(color));
                }
            }
            Node::Output { what } => {
                self.icon("production");
                self.pieces(what);
                self.icon("up");
            }
            Node::Refresh { most } => {
                self.icon("refresh");
                self.count(most, "action");
            }
            Node::Convert => {
                self.icon("nonsymbiotic");
                self.sign("→");
                self.icon("symbiotic");
            }
            Node::Metropolis => self.icon("metropolis"),
        }
    }

    fn cost(&mut self, cost: Cost) {
        if cost.is_free() {
            self.put("<b>0</b>");
        }
        for resource in Resource::ALL {
            if cost.get(resource) > 0 {
                self.count(cost.get(resource), resource.word());
            }
        }
    }

    fn gain(&mut self, gain: Gain) {
        if !gain.goods.is_free() {
            self.cost(gain.goods);
        }
        for (count, name) in [(gain.points, "point"), (gain.cards, "card"), (gain.steps, "step")] {
            if count > 0 {
                self.count(count, name);
            }
        }
    }

    /// For every so many of something.
    fn per(&mut self, every: u8, count: Counted, most: u8) {
        self.sign(":");
        if every != 1 {
            self.number("", every);
        }
        self.counted(count);
        if most < 99 {
            self.number("≤", most);
        }
    }

    fn times(&mut self, times: u8) {
        if times != 1 {
            self.number("×", times);
        }
    }

    /// Pieces to choose from.
    fn pieces(&mut self, what: Pieces) {
        match what {
            Pieces::BUILDINGS => self.icon("building"),
            Pieces::STRUCTURES => self.icon("structure"),
            Pieces::CITIES => self.icon("city"),
            _ => {
                let each: Vec<Piece> = what.iter().collect();
                self.each(&each, "/", |line, piece| line.icon(piece.word()));
            }
        }
    }

    fn price(&mut self, price: Price) {
        match price {
            Price::Usual => {}
            Price::Free => self.put("<s>0</s>"),
            Price::Stated(cost) => {
                self.put("<s>");
                self.cost(cost);
                self.put("</s>");
            }
        }
    }

    fn prices(&mut self, prices: Prices) {
        let costs: Vec<Cost> = prices.iter().collect();
        if costs == [Cost::of(Resource::Science, 1)] {
            return;
        }
        self.put("<s>");
        self.each(&costs, "/", |line, &cost| line.cost(cost));
        self.put("</s>");
    }

    fn graded(&mut self, grade: Grade) {
        match grade {
            Grade::Any => {}
            Grade::Upgraded => self.icon("up"),
            Grade::Plain => self.icon("flat"),
        }
    }

    fn counted(&mut self, counted: Counted) {
        match counted {
            Counted::Structures(what, grade) => {
                self.pieces(what);
                self.graded(grade);
            }
            Counted::CityTunnels(grade) => {
                self.icon("tunnel");
                self.icon("city");
                self.graded(grade);
            }
            Counted::Cities(what) => self.pieces(what),
            Counted::CitiesWithKinds(kinds) => {
                self.icon("city");
                self.number("≠", kinds);
                self.icon("building");
            }
            Counted::BareCities => {
                self.icon("city");
                self.number("", 0);
                self.icon("building");
            }
            Counted::Pairs(piece) => {
                self.icon("city");
                self.count(2, piece.word());
                self.icon("up");
            }
            Counted::Expansions => {
                self.icon("building");
                self.icon("expansion");
            }
            Counted::Metropolises { blue, brown } => self.icon(match (blue, brown) {
                (true, false) => "blue",
                (false, true) => "brown",
                _ => "metropolis",
            }),
            Counted::Claimed(kind) => {
                self.icon("card");
                self.icon(type_icon(kind));
            }
            Counted::ClaimedCards => {
                self.icon("card");
                self.sign("✓");
            }
            Counted::ReadyActions => self.icon("action"),
            Counted::UsedActions => {
                self.icon("action");
                self.sign("✓");
            }
            Counted::PaidSpecials => {
                self.icon("special");
                self.icon("credit");
            }
            Counted::Hand => self.icon("hand"),
            Counted::Stock(resource) => self.icon(resource.word()),
            Counted::Steps => self.icon("step"),
            Counted::Contracts => self.icon("contract"),
            Counted::Sets(span) => {
                let pack = self.pack;
                let parts = pack.counts(span);
                for (at, &part) in parts.iter().enumerate() {
                    self.together(|line| {
                        if at == 0 {
                            line.sign("(");
                        }
                        line.counted(part);
                        line.sign(if at + 1 == parts.len() { ")" } else { "+" });
                    });
                }
            }
        }
    }

    fn test(&mut self, test: Test) {
        match test {
            Test::AtLeast(count, counted) => {
                self.number("≥", count);
                self.counted(counted);
            }
            Test::AtMost(count, counted) => {
                self.number("≤", count);
                self.counted(counted);
            }
            Test::OnSpace(space) => {
                self.icon("step");
                self.number("=", space);
            }
            Test::Era(era) => self.sign(["I", "II", "III"].get(usize::from(era)).copied().unwrap_or("?")),
            Test::BiomatterProduced => {
                self.icon("production");
                self.icon("biomatter");
            }
            Test::First => self.icon("first"),
            Test::Last => self.icon("last"),
        }
    }

    fn clause(&mut self, clause: Clause) {
        match clause {
            Clause::When { events, slots, then } => {
                self.events(events, slots);
                self.sign("→");
                self.node(then);
            }
            Clause::Discount { what, off, slots } => {
                self.slots(slots);
                self.pieces(what);
                self.sign("−");
                self.cost(off);
            }
            Clause::UpgradeDiscount { what, off } => {
                self.icon("up");
                self.pieces(what);
                self.sign("−");
                self.cost(off);
            }
            Clause::OncePerTurn(then) => {
                self.icon("turn");
                self.sign("→");
                self.node(then);
            }
            Clause::HandLimit(more) => {
                self.icon("hand");
                self.number("+", more);
            }
        }
    }

    fn slots(&mut self, slots: SlotSets) {
        for slot in slots.0[self.side] {
            self.icon("slot");
            self.number("", slot.0);
        }
    }

    /// What is waited for; of pieces all at once where all are meant.
    fn events(&mut self, events: Events, slots: SlotSets) {
        let has = |trigger: Trigger| events.meets(trigger.bit());
        let of = |trigger: fn(Piece) -> Trigger, pieces: &[Piece]| {
            Pieces(
                pieces
                    .iter()
                    .filter(|&&piece| has(trigger(piece)))
                    .fold(0, |set, &piece| set | 1 << piece as u8),
            )
        };
        let structures = [Piece::Farm, Piece::Desalination, Piece::Laboratory, Piece::Tunnel];
        let mut first = true;
        let mut part = |line: &mut Self, write: &dyn Fn(&mut Self)| {
            if !std::mem::take(&mut first) {
                line.sign("/");
            }
            write(line);
        };
        let built = of(Trigger::Built, &Piece::ALL);
        if built.0 != 0 {
            part(self, &|line| line.pieces(built));
        }
        let upgraded = of(Trigger::Upgraded, &structures);
        if upgraded.0 != 0 {
            part(self, &|line| {
                line.icon("up");
                line.pieces(upgraded);
            });
        }
        let second = of(Trigger::SecondAtCity, &Piece::BUILDINGS);
        if second.0 != 0 {
            part(self, &|line| {
                line.icon("city");
                line.number("", 2);
                line.pieces(second);
            });
        }
        let second_upgraded = of(Trigger::SecondUpgraded, &Piece::BUILDINGS);
        if second_upgraded.0 != 0 {
            part(self, &|line| {
                line.icon("city");
                line.number("", 2);
                line.pieces(second_upgraded);
                line.icon("up");
            });
        }
        let tallies = [
            (Tally::Piece(Piece::Farm), "farm"),
            (Tally::Piece(Piece::Desalination), "desalination"),
            (Tally::Piece(Piece::Laboratory), "laboratory"),
            (Tally::Piece(Piece::Tunnel), "tunnel"),
            (Tally::City, "city"),
            (Tally::Building, "building"),
            (Tally::Structure, "structure"),
        ];
        for (_, name) in tallies.into_iter().filter(|(tally, _)| has(Trigger::SecondInTurn(*tally))) {
            part(self, &|line| {
                line.icon("turn");
                line.count(2, name);
            });
        }
        let plain: [(Trigger, &[&str]); 11] = [
            (Trigger::MetropolisConnected, &["tunnel", "metropolis"]),
            (Trigger::CityConnected, &["tunnel", "city"]),
            (Trigger::Advanced, &["step"]),
            (Trigger::Beyond, &["step", "point"]),
            (Trigger::Match, &["match"]),
            (Trigger::Differ, &["differ"]),
            (Trigger::ActionUsed, &["action"]),
            (Trigger::SpecialTaken, &["special"]),
            (Trigger::SpecialPaid, &["special", "credit"]),
            (Trigger::CardClaimed, &["card"]),
            (Trigger::TurnEnds, &["turn"]),
        ];
        for (_, names) in plain.iter().filter(|(trigger, _)| has(*trigger)) {
            part(self, &|line| names.iter().for_each(|name| line.icon(name)));
        }
        for space in (1..=4).filter(|&space| has(Trigger::Entered(space))) {
            part(self, &|line| {
                line.icon("step");
                line.number("=", space);
            });
        }
        for resource in Resource::ALL.into_iter().filter(|&resource| has(Trigger::SlotGave(resource))) {
            part(self, &|line| {
                line.icon("slot");
                line.icon(resource.word());
            });
        }
        for color in [Color::Yellow, Color::Red, Color::Green]
            .into_iter()
            .filter(|&color| has(Trigger::SlotColor(color)))
        {
            part(self, &|line| {
                line.icon("slot");
                line.icon(mark(color));
            });
        }
        if !slots.0[self.side].is_empty() {
            part(self, &|line| line.slots(slots));
        }
    }

    fn score(&mut self, score: Score) {
        match score {
            Score::Per { points, every, count, most } => {
                self.count(points, "point");
                self.per(every, count, most);
            }
            Score::Ladder { count, rungs } => {
                self.counted(count);
                let rungs: Vec<(u8, u8)> = rungs.into_iter().filter(|(from, _)| *from > 0).collect();
                for (from, points) in rungs {
                    self.together(|line| {
                        line.number("", from);
                        line.sign("→");
                        line.count(points, "point");
                    });
                }
            }
            Score::If(test, points) => {
                self.test(test);
                self.sign("→");
                self.count(points, "point");
            }
            Score::Sell { cost, points, times } => {
                self.cost(cost);
                self.sign("→");
                self.count(points, "point");
                self.times(times);
            }
        }
    }
}

/// The mark of a colour: sun, flame, leaf.
pub(super) const fn mark(color: Color) -> &'static str {
    match color {
        Color::Yellow => "sun",
        Color::Red => "flame",
        Color::Green => "leaf",
    }
}

/// The word of a colour for the style sheet and for names.
pub(super) const fn color_word(color: Color) -> &'static str {
    match color {
        Color::Yellow => "yellow",
        Color::Red => "red",
        Color::Green => "green",
    }
}

/// The icon of a card's type, which is also its word.
pub(super) const fn type_icon(kind: CardType) -> &'static str {
    match kind {
        CardType::Instant => "instant",
        CardType::Permanent => "permanent",
        CardType::Action => "action",
        CardType::Production => "production",
        CardType::EndScoring => "end-scoring",
    }
}
