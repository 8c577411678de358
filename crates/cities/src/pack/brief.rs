//! What listing moves looks at of slots and cards, worked out once when a pack is read (U-4.6).

use super::Pack;
use crate::cards::Color;
use crate::effect::{Events, Node, NodeId, Price};
use crate::goods::Cost;
use crate::place::Pieces;

/// What a slot needs so that some part of it can be performed: any one of these (U-4.6 a).
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Needs {
    /// Nothing: some part can always be performed.
    pub(crate) nothing: bool,
    /// The means to build one of these pieces at its usual cost.
    pub(crate) builds: Pieces,
    /// A Special card to take.
    pub(crate) special: bool,
    /// Whatever one of these parts needs; action cards come last.
    pub(crate) rest: Vec<NodeId>,
    /// Whether to use an action card is one of its parts.
    pub(crate) action: bool,
}

/// What matters about a card when moves are listed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Brief {
    /// Its colour.
    pub(crate) color: Option<Color>,
    /// What resolving it may make possible.
    pub(crate) helps: Helps,
    /// All events it waits for.
    pub(crate) waits: Events,
    /// The slots it waits for, by side.
    pub(crate) slots: [u16; 2],
}

impl Brief {
    /// A card that does nothing for any slot.
    pub(super) const NOTHING: Self =
        Self { color: None, helps: Helps::Never, waits: Events(0), slots: [0, 0] };
}

/// Whether resolving a card can make a slot usable that was not (U-4.6 b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Helps {
    /// It cannot.
    Never,
    /// By the goods it surely gives, and in no other way.
    Goods(Cost),
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
    },
}

impl Pack {
    /// What a slot with this effect needs.
    pub(super) fn needs(&self, effect: NodeId) -> Needs {
        let mut needs = Needs::default();
        self.add_needs(effect, &mut needs);
        needs.action = needs.rest.iter().any(|&part| matches!(self.node(part), Node::UseAction { .. }));
        needs.rest.sort_by_key(|&part| matches!(self.node(part), Node::UseAction { .. }));
        needs
    }

    fn add_needs(&self, effect: NodeId, needs: &mut Needs) {
        match *self.node(effect) {
            Node::All(span) | Node::OneOf(span) => {
                self.parts(span).iter().for_each(|&part| self.add_needs(part, needs));
            }
            Node::Gain(_) | Node::Different { .. } | Node::Advance { .. } => needs.nothing = true,
            Node::TakeSpecial => needs.special = true,
            Node::Build { what, price: Price::Usual, expansion: false, .. } => needs.builds.0 |= what.0,
            _ => needs.rest.push(effect),
        }
    }

    /// What an action card may make possible.
    pub(super) fn action_helps(&self, effect: NodeId) -> Helps {
        let simple = |node: &Node| {
            !matches!(
                node,
                Node::If(..)
                    | Node::GainPer { .. }
                    | Node::UseAction { .. }
                    | Node::Perform { .. }
                    | Node::Refresh { .. }
            )
        };
        Helps::Action { simple: self.every(effect, &simple) }
    }

    /// What an instant may make possible.
    pub(super) fn instant_helps(&self, effect: NodeId, special: bool) -> Helps {
        let worthless = |node: &Node| match node {
            Node::Gain(gain) | Node::GainPer { gain, .. } => gain.goods.is_free(),
            Node::All(_) | Node::OneOf(_) | Node::If(..) | Node::Pay { .. } => true,
            _ => false,
        };
        if self.every(effect, &worthless) {
            return Helps::Never;
        }
        match self.sure_goods(effect) {
            Some(goods) if !special => Helps::Goods(goods),
            _ => Helps::Perhaps { sure: self.first_goods(effect).filter(|_| !special) },
        }
    }

    /// The goods an effect of several parts gives before anything is asked; `None` if it gives nothing.
    fn first_goods(&self, effect: NodeId) -> Option<Cost> {
        let Node::All(span) = *self.node(effect) else { return None };
        let gains = self.parts(span).iter().filter_map(|&part| self.gain_of(part));
        gains.map(|gain| gain.goods).reduce(Cost::plus)
    }

    /// The goods of an effect that is nothing but gains.
    fn sure_goods(&self, effect: NodeId) -> Option<Cost> {
        match *self.node(effect) {
            Node::Gain(gain) => Some(gain.goods),
            Node::All(span) => self
                .parts(span)
                .iter()
                .try_fold(Cost::FREE, |goods, &part| Some(goods.plus(self.sure_goods(part)?))),
            _ => None,
        }
    }
}
