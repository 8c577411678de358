//! What listing moves looks at of slots and cards, worked out once when a pack is read (U-4.6).

use super::{Outlook, Pack};
use crate::board::SiteKinds;
use crate::cards::{Card, CardType, Color, Deck};
use crate::effect::{Clause, Counted, Events, Node, NodeId, Price, Test, Trigger};
use crate::goods::{Cost, Gain, Resource};
use crate::nature::Nature;
use crate::place::{Piece, Pieces};
use crate::sets::PartPlace;
use crate::step::Slot;
use kernel::Set;

/// What a slot needs so that some part of it can be performed: any one of these (U-4.6 a).
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Needs {
    /// Nothing: some part can always be performed.
    pub(crate) nothing: bool,
    /// The means to build one of these pieces at its usual cost.
    pub(crate) builds: Pieces,
    /// A Special card to take.
    pub(crate) special: bool,
    /// An action card that can be used.
    pub(crate) action: bool,
    /// Whatever one of these parts needs.
    pub(crate) rest: Vec<NodeId>,
}

/// What matters about a card when moves are listed and played, without its texts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Brief {
    /// Its colour.
    pub(crate) color: Option<Color>,
    /// Its type.
    pub(crate) kind: CardType,
    /// Its deck.
    pub(crate) deck: Deck,
    /// Credits to pay for its effect (U-7.4).
    pub(crate) cost: u8,
    /// What an instant, action or production card does.
    pub(crate) effect: Option<NodeId>,
    /// What resolving it may make possible.
    pub(crate) helps: Helps,
    /// Whether it is claimed or paid for when it is resolved.
    pub(crate) claimed: bool,
    /// Whether some part of its effect can always be performed.
    pub(crate) ready: bool,
    /// The one build of an instant that does nothing else but give goods and steps, perhaps with its upgrade.
    pub(crate) builds: Option<OneBuild>,
    /// All that resolving it may bring to a slot that only builds, if it opens no sites.
    pub(crate) brings: Option<Brings>,
}

/// The most that a card may bring to a slot that only builds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Brings {
    /// Goods, or as much off the price, and steps on the track.
    pub(crate) gain: Gain,
    /// The bonus of one site of these kinds.
    pub(crate) bonus: SiteKinds,
    /// Sites for these pieces.
    pub(crate) opens: Pieces,
    /// And whatever cards give that wait for one of these.
    pub(crate) events: Events,
}

/// An effect that builds one piece and gives goods and steps before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OneBuild {
    /// Which pieces, for what, and where, as the effect says it.
    pub(crate) what: Pieces,
    pub(crate) price: Price,
    pub(crate) expansion: bool,
    /// What the upgrade at once costs, if the effect builds and upgrades (U-15.4).
    pub(crate) upgrade: Option<Cost>,
    /// What it gives before; whoever got something need not build (U-16.2).
    pub(crate) gain: Gain,
    pub(crate) may_stop: bool,
}

impl Brief {
    /// A card that does nothing for any slot.
    pub(super) const NOTHING: Self = Self {
        color: None,
        kind: CardType::Action,
        deck: Deck::Start,
        cost: 0,
        effect: None,
        helps: Helps::Never,
        claimed: true,
        ready: false,
        builds: None,
        brings: None,
    };
}

/// Whether resolving a card can make a slot usable that was not (U-4.6 b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Helps {
    /// It cannot.
    Never,
    /// By the goods it gives and takes, and in no other way.
    Goods,
    /// As an action card, if the slot uses one.
    Action {
        /// Whether claiming it makes no difference to what it can do.
        simple: bool,
    },
    /// As a card that has been claimed, and by nothing that happens when it is.
    Claimed,
    /// Perhaps: one must look.
    Perhaps {
        /// Goods it surely gives, after which all the rest of it may be left out (U-4.7).
        sure: Option<Cost>,
        /// Whether ways to resolve it that bring nothing but goods are found without a search.
        goods: bool,
    },
}

/// The slots of one side of the main board by what they need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring {
    /// All of them.
    pub(crate) all: Set<Slot>,
    /// Those of each colour.
    pub(crate) of_color: [Set<Slot>; 3],
    /// Those of which some part can always be performed.
    pub(crate) nothing: Set<Slot>,
    /// Those that build a piece at its usual cost, for each set of pieces.
    pub(crate) builds: [Set<Slot>; 1 << Piece::ALL.len()],
    /// Those that take a Special card.
    pub(crate) special: Set<Slot>,
    /// Those that use an action card.
    pub(crate) action: Set<Slot>,
    /// Those with parts that need something else.
    pub(crate) rest: Set<Slot>,
    /// Those that build at the usual cost and do nothing else.
    pub(crate) only_build: Set<Slot>,
}

impl Ring {
    /// No slot at all.
    pub(super) const EMPTY: Self = Self {
        all: Set::EMPTY,
        of_color: [Set::EMPTY; 3],
        nothing: Set::EMPTY,
        builds: [Set::EMPTY; 1 << Piece::ALL.len()],
        special: Set::EMPTY,
        action: Set::EMPTY,
        rest: Set::EMPTY,
        only_build: Set::EMPTY,
    };
}

/// What is known of the parts of an effect before anything is played.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Joint {
    /// All of them.
    pub(crate) all: Set<PartPlace>,
    /// Plain gains.
    pub(crate) gains: Set<PartPlace>,
    /// Those of which something can always be performed.
    pub(crate) sure: Set<PartPlace>,
    /// Those that build at the usual cost, expansion sites apart, and do nothing else.
    pub(crate) builds: Set<PartPlace>,
}

impl Pack {
    /// What is known of the parts of every effect.
    pub(super) fn join_parts(&mut self) {
        let joint = |id: NodeId| {
            let (Node::All(span) | Node::OneOf(span)) = *self.node(id) else { return Joint::default() };
            let mut joint = Joint::default();
            for (at, &part) in (0..).map(PartPlace).zip(self.parts(span)) {
                joint.all.add(at);
                if self.gain_of(part).is_some() {
                    joint.gains.add(at);
                }
                if self.needs(part).nothing {
                    joint.sure.add(at);
                }
                if matches!(self.node(part), Node::Build { price: Price::Usual, expansion: false, .. }) {
                    joint.builds.add(at);
                }
            }
            joint
        };
        self.joints = (0..self.nodes()).map(|at| joint(NodeId(at as u16))).collect();
    }

    /// What is known of the parts of an effect.
    #[inline]
    pub(crate) fn joint(&self, id: NodeId) -> Joint {
        self.joints[usize::from(id.0)]
    }

    /// Lays out what listing moves looks up: slots by their needs, and cards by what they wait for.
    pub(super) fn index(&mut self) {
        self.piles = [Deck::I, Deck::II, Deck::III].map(|deck| self.deck(deck).iter().collect());
        for (ring, slots) in self.rings.iter_mut().zip(&self.slots) {
            for (at, data) in (0..).map(Slot::nth).zip(slots) {
                let needs = &data.needs;
                ring.all.add(at);
                ring.of_color[data.color as usize].add(at);
                let sets = [&mut ring.nothing, &mut ring.special, &mut ring.action, &mut ring.rest];
                let has = [needs.nothing, needs.special, needs.action, !needs.rest.is_empty()];
                if has == [false; 4] {
                    ring.only_build.add(at);
                }
                for (set, has) in sets.into_iter().zip(has) {
                    if has {
                        set.add(at);
                    }
                }
                for (pieces, slots) in (0..).map(Pieces).zip(&mut ring.builds) {
                    if pieces.meets(needs.builds) {
                        slots.add(at);
                    }
                }
            }
        }
        for data in self.cards.iter().flatten() {
            for clause in &data.clauses {
                let Clause::When { events, slots, .. } = clause else { continue };
                events.numbers().for_each(|number| self.waiting_for[usize::from(number)].add(data.card));
                for (waiting, slots) in self.on_slot.iter_mut().zip(slots.0) {
                    slots.iter().for_each(|slot| waiting[slot.index()].add(data.card));
                }
            }
        }
    }

    /// Notes what each card may bring at most to slots that only build.
    pub(super) fn find_brought(&mut self) {
        for number in 0..=u8::MAX {
            self.briefs[usize::from(number)].brings = self.brought(Card(number));
        }
    }

    fn brought(&self, card: Card) -> Option<Brings> {
        let (data, brief) = (self.card(card)?, self.brief(card));
        let most = match data.effect {
            Some(effect) if data.kind == CardType::Instant => *self.outlook(effect),
            _ if data.kind == CardType::Permanent => self.permanent(&data.clauses)?,
            // An action card needs room, and only a slot that uses one uses it.
            _ => Outlook::NOTHING,
        };
        // Of builds there is one, or there is no telling.
        let [building, city, tunnel] = most.built.map(|built| built > 0);
        let builds = building || city || tunnel;
        if most.uses > 0 || most.performs > 0 || most.converts || builds && brief.builds.is_none() {
            return None;
        }
        let mut events = most.events;
        // Only what a slot gives by itself is such an event (U-25.9).
        events.0 &= !Events::GIVING.0;
        let bonus = SiteKinds::of(building, city, tunnel);
        if builds {
            // The bonus of a site may be a step.
            events = events.and(Events::BUILDING).and(Events::ADVANCING);
        }
        if most.steps > 0 {
            events = events.and(Events::ADVANCING);
        }
        let opens = match (city, tunnel) {
            (false, false) => Pieces(0),
            (true, false) => Pieces::BUILDINGS.and(Pieces::CITIES),
            (false, true) => Pieces::only(Piece::Tunnel),
            (true, true) => Pieces::ALL,
        };
        let gain = Gain { goods: most.goods, steps: most.steps, ..Gain::NOTHING };
        Some(Brings { gain, bonus, opens, events })
    }

    /// The most a permanent card can bring once it is claimed.
    pub(crate) fn permanent(&self, clauses: &[Clause]) -> Option<Outlook> {
        let mut most = Outlook::NOTHING;
        for clause in clauses {
            match *clause {
                // A price that is lower by so much can be paid at most as if one had so much more.
                Clause::Discount { off, .. } | Clause::UpgradeDiscount { off, .. } => {
                    most.goods = most.goods.plus(off);
                }
                Clause::OncePerTurn(node) => most = most.and(*self.outlook(node)),
                Clause::HandLimit(_) | Clause::When { .. } => {}
            }
        }
        for clause in clauses {
            if let Clause::When { events, slots, then } = *clause {
                // It may answer to its own claim and price, to the use of the slot, and to what its ability does.
                if most.built != [0; 3] || most.uses > 0 || most.performs > 0 {
                    return None;
                }
                let answers = most.happenings.saturating_add(most.steps).saturating_add(
                    u8::from(events.meets(Trigger::CardClaimed.bit()))
                        + u8::from(events.meets(Trigger::SpecialPaid.bit()))
                        + u8::from(!slots.is_empty() || events.meets(Events::USING)),
                );
                match self.gain_of(then) {
                    _ if answers == 0 => {}
                    Some(gain) if gain.steps == 0 => most.goods = most.goods.plus(gain.goods.times(answers)),
                    _ => return None,
                }
            }
        }
        Some(most)
    }

    /// What a slot with this effect needs.
    pub(super) fn needs(&self, effect: NodeId) -> Needs {
        let mut needs = Needs::default();
        self.add_needs(effect, &mut needs);
        needs
    }

    fn add_needs(&self, effect: NodeId, needs: &mut Needs) {
        match *self.node(effect) {
            Node::All(span) | Node::OneOf(span) => {
                self.parts(span).iter().for_each(|&part| self.add_needs(part, needs));
            }
            Node::Gain(_) | Node::Different { .. } | Node::Advance { .. } => needs.nothing = true,
            Node::TakeSpecial => needs.special = true,
            Node::UseAction { .. } => needs.action = true,
            Node::Build { what, price: Price::Usual, expansion: false, .. } => needs.builds.0 |= what.0,
            _ => needs.rest.push(effect),
        }
    }

    /// What an action card may make possible.
    pub(super) fn action_helps(&self, effect: NodeId) -> Helps {
        let depends =
            |nature: Nature| nature.counts || nature.uses_action || nature.performs || nature.refreshes;
        Helps::Action { simple: !self.any(effect, &depends) }
    }

    /// What an instant may make possible.
    pub(super) fn instant_helps(&self, effect: NodeId, special: bool) -> Helps {
        if !self.any(effect, &|nature| !nature.worthless) {
            return Helps::Never;
        }
        if !self.any(effect, &|nature| !nature.deals_in_goods) && !self.depends_on_goods(effect) {
            return Helps::Goods;
        }
        // Goods and the use of action cards change what is counted.
        let counts = self.depends_on_goods(effect) || self.uses_action(effect) && self.counts_things(effect);
        Helps::Perhaps { sure: self.first_goods(effect).filter(|_| !special), goods: !counts }
    }

    /// The one build of an effect that does nothing else but give goods and steps.
    pub(super) fn one_build(&self, effect: NodeId) -> Option<OneBuild> {
        let parts = match self.node(effect) {
            Node::All(span) => self.parts(*span),
            _ => &[effect],
        };
        let (mut build, mut all, mut may_stop) = (None, Gain::NOTHING, false);
        for &part in parts {
            match *self.node(part) {
                Node::Gain(gain) => {
                    all.goods = all.goods.plus(gain.goods);
                    all.steps = all.steps.saturating_add(gain.steps);
                    may_stop = true;
                }
                Node::Advance { steps } => {
                    all.steps = all.steps.saturating_add(steps);
                    may_stop = true;
                }
                Node::Build { what, count: 1, price, expansion } if build.is_none() => {
                    build = Some((what, price, expansion, None));
                }
                Node::BuildAndUpgrade { what, price, upgrade } if build.is_none() => {
                    build = Some((what, price, false, Some(upgrade)));
                }
                _ => return None,
            }
        }
        let (what, price, expansion, upgrade) = build?;
        Some(OneBuild { what, price, expansion, upgrade, gain: all, may_stop })
    }

    /// Whether what an effect does depends on the purse, the hand or the marker on the track, but for prices.
    fn depends_on_goods(&self, effect: NodeId) -> bool {
        let mut depends = false;
        self.walk(effect, &mut |node| {
            depends |= match *node {
                Node::GainPer { count, .. }
                | Node::If(Test::AtLeast(_, count) | Test::AtMost(_, count), _) => {
                    self.moves_with_goods(count)
                }
                Node::If(Test::OnSpace(_), _) => true,
                _ => false,
            };
        });
        depends
    }

    /// Whether an effect builds and upgrades at a price that steps on the track may pay (U-15.4).
    pub(super) fn pays_by_track(&self, effect: NodeId) -> bool {
        let mut pays = false;
        self.walk(effect, &mut |node| {
            if let Node::BuildAndUpgrade { upgrade, .. } = node {
                pays |= upgrade.get(Resource::Credit) + upgrade.get(Resource::Steelplast) > 0;
            }
        });
        pays
    }

    /// Whether a number changes with goods, cards in hand or steps.
    fn moves_with_goods(&self, count: Counted) -> bool {
        match count {
            Counted::Stock(_) | Counted::Hand | Counted::Steps | Counted::PaidSpecials => true,
            Counted::Sets(span) => self.counts(span).iter().any(|&count| self.moves_with_goods(count)),
            _ => false,
        }
    }

    /// The goods an effect of several parts gives before anything is asked; `None` if it gives nothing.
    fn first_goods(&self, effect: NodeId) -> Option<Cost> {
        let Node::All(span) = *self.node(effect) else { return None };
        let gains = self.parts(span).iter().filter_map(|&part| self.gain_of(part));
        gains.map(|gain| gain.goods).reduce(Cost::plus)
    }
}
