//! What the claimed cards of a player are like, all of them together (U-5.6).
//!
//! Most questions about claimed cards are answered by "none of them is like that". They are asked several times in every
//! decision, so a player carries the answer. It follows from the claimed cards, as debug builds check at every question.

use kernel::{Element, Set};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::effect::{Clause, Events};
use crate::game::Cities;
use crate::pack::Pack;
use crate::position::Player;
use crate::sets::CardSet;

/// What a claimed card may be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// It waits for an event or for the use of a slot.
    Waits,
    /// It waits for the use of certain slots (U-15.7).
    WaitsForSlots,
    /// It makes something cheaper (U-11.4).
    Discounts,
    /// It makes something cheaper at certain slots.
    DiscountsSlots,
    /// It has an ability for once a turn (U-25.5).
    OncePerTurn,
    /// It raises the hand limit (U-19.2).
    HandLimit,
    /// It may give goods, or ask something, when a slot is chosen or used.
    OnChoice,
    /// It may do more than give goods once, when a slot is chosen or used.
    AsksOnChoice,
    /// It waits for a card to be claimed or paid for.
    OnClaim,
    /// It does more than give points and cards when a step is taken on the track.
    OnStep,
    /// The same, or when something is built.
    OnBuildOrStep,
    /// It may give goods for something that is built.
    OnBuild,
    /// It asks for few of something while slot and card are resolved (U-15.3).
    AsksForFew,
}

impl Trait {
    const ALL: [Self; 13] = [
        Self::Waits,
        Self::WaitsForSlots,
        Self::Discounts,
        Self::DiscountsSlots,
        Self::OncePerTurn,
        Self::HandLimit,
        Self::OnChoice,
        Self::AsksOnChoice,
        Self::OnClaim,
        Self::OnStep,
        Self::OnBuildOrStep,
        Self::OnBuild,
        Self::AsksForFew,
    ];
}

impl Element for Trait {
    type Bits = u16;
    const COUNT: usize = Self::ALL.len();

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn nth(number: u8) -> Self {
        Self::ALL[usize::from(number)]
    }
}

/// What some of the claimed cards of a player are like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    /// The events they wait for.
    events: Events,
    /// All else.
    traits: Set<Trait>,
}

impl Lasting {
    /// Both together.
    #[inline]
    fn and(self, other: Self) -> Self {
        Self { events: self.events.and(other.events), traits: self.traits | other.traits }
    }

    /// Whether some card is like this.
    #[inline]
    pub(crate) fn has(self, what: Trait) -> bool {
        self.traits.has(what)
    }

    /// Whether some card waits for one of these events.
    #[inline]
    pub(crate) fn waits_for(self, events: Events) -> bool {
        self.events.meets(events)
    }
}

impl Pack {
    /// Notes what each card is like once it is claimed.
    pub(crate) fn find_lasting(&mut self) {
        for number in 0..=u8::MAX {
            self.lasting[usize::from(number)] = self.made_lasting(Card(number));
        }
    }

    fn made_lasting(&self, card: Card) -> Lasting {
        let Some(data) = self.card(card) else { return Lasting::default() };
        let mut lasting = Lasting::default();
        let mut waits_for_slots = false;
        for clause in &data.clauses {
            if let Clause::When { events, slots, .. } = clause {
                lasting.events = lasting.events.and(*events);
                waits_for_slots |= !slots.is_empty();
            }
        }
        let like = |what: Trait| match what {
            Trait::Waits => self.waiting.has(card),
            Trait::WaitsForSlots => waits_for_slots,
            Trait::Discounts => self.discounts.has(card),
            Trait::DiscountsSlots => self.slot_discounts.has(card),
            Trait::OncePerTurn => self.once.has(card),
            Trait::HandLimit => self.limits.has(card),
            Trait::OnChoice => self.on_choice.has(card),
            Trait::AsksOnChoice => self.asks_on_choice.has(card),
            Trait::OnClaim => self.on_claim.has(card),
            Trait::OnStep => self.on_step.has(card),
            Trait::OnBuildOrStep => self.on_build_or_step.has(card),
            Trait::OnBuild => self.on_build.has(card),
            Trait::AsksForFew => self.asks_for_few(card),
        };
        lasting.traits = Trait::ALL.into_iter().filter(|&what| like(what)).collect();
        lasting
    }

    /// What some of these cards are like.
    pub(crate) fn lasting_of(&self, cards: CardSet) -> Lasting {
        cards.iter().fold(Lasting::default(), |all, card| all.and(self.lasting[usize::from(card.0)]))
    }
}

impl Cities {
    /// What some of the claimed cards of a player are like.
    #[inline]
    pub(crate) fn lasting(&self, player: &Player) -> Lasting {
        debug_assert_eq!(player.lasting, self.pack.lasting_of(player.claimed), "of all claimed cards");
        player.lasting
    }

    /// A card lies claimed beside the board of a player from now on.
    #[inline]
    pub(crate) fn lay_claimed(&self, player: &mut Player, card: Card) {
        player.claimed.add(card);
        player.lasting = player.lasting.and(self.pack.lasting[usize::from(card.0)]);
    }
}
