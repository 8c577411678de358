//! What slots, cards, metropolises and contracts do: a small vocabulary, kept as data (U-16.1, U-25).
//!
//! Effects are trees. They lie flat in a pack as [`Node`]s that point at each other, so that what is still owed in
//! mid-turn can be a small copyable value in the position. `docs/decks.md` tells how each node is written.

use crate::cards::{CardType, Color};
use crate::goods::{Cost, Gain, Resource};
use crate::place::{Piece, Pieces};
use crate::step::Slot;
use kernel::Set;

/// Where a node lies in its pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub u16);

/// The most parts of an effect.
pub(crate) const MOST_PARTS: usize = 12;

/// A run of entries in one of a pack's tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first entry.
    pub first: u16,
    /// How many.
    pub len: u8,
}

impl Span {
    /// The entries' places in the table.
    pub fn range(self) -> std::ops::Range<usize> {
        usize::from(self.first)..usize::from(self.first) + usize::from(self.len)
    }
}

/// One step of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// Every part, in any order, some left out (U-16.2).
    All(Span),
    /// Exactly one part (U-15.3).
    OneOf(Span),
    /// Only while the test holds.
    If(Test, NodeId),
    /// A price for what follows, so many times at most (U-25.2).
    Pay {
        /// What is paid each time.
        cost: Cost,
        /// How often.
        times: u8,
        /// What it buys.
        then: NodeId,
    },
    /// Goods, points, cards.
    Gain(Gain),
    /// A gain for every so many of something (U-25.4).
    GainPer {
        /// What one lot gives.
        gain: Gain,
        /// How many make a lot.
        every: u8,
        /// What is counted.
        count: Counted,
        /// The most lots that pay.
        most: u8,
    },
    /// Resources of different kinds (U-25.14).
    Different {
        /// How many kinds.
        count: u8,
        /// Those that may be chosen.
        from: Set<Resource>,
    },
    /// One resource for another, either way (U-25.3).
    Exchange {
        /// At most so many.
        most: u8,
        /// One side.
        one: Resource,
        /// The other side.
        other: Resource,
    },
    /// Part of what one connected building makes in this Production is replaced (U-25.12).
    Instead {
        /// What is not made.
        of: Cost,
        /// By such a building.
        from: Piece,
        /// What is made in its place.
        gain: Gain,
    },
    /// Build pieces, one after the other (U-10.1).
    Build {
        /// Which.
        what: Pieces,
        /// How many.
        count: u8,
        /// What each costs.
        price: Price,
        /// Only on expansion sites, or never there (U-10.6).
        expansion: bool,
    },
    /// Build one structure and upgrade it: one indivisible part (U-15.4).
    BuildAndUpgrade {
        /// Which.
        what: Pieces,
        /// What the build costs.
        price: Price,
        /// What the upgrade costs.
        upgrade: Cost,
    },
    /// Upgrade structures (U-13).
    Upgrade {
        /// Which.
        what: Pieces,
        /// At most so many.
        most: u8,
        /// The prices one may choose from, for each anew (U-25.11).
        prices: Prices,
    },
    /// Use claimed action cards (U-6.1).
    UseAction {
        /// At most so many.
        most: u8,
    },
    /// Take a Special card (U-7.2).
    TakeSpecial,
    /// Advance on the Federation track, step by step (U-14.7).
    Advance {
        /// At most so many.
        steps: u8,
    },
    /// Perform another slot's action (U-15.6).
    Perform {
        /// Which slots.
        which: Which,
        /// Only of this colour.
        color: Option<Color>,
    },
    /// Gain what one upgraded structure produces (U-25.10).
    Output {
        /// Of which kinds.
        what: Pieces,
    },
    /// Make used action cards available again (U-6.2).
    Refresh {
        /// At most so many.
        most: u8,
    },
    /// Turn a nonsymbiotic city into a symbiotic one (U-13.4).
    Convert,
    /// Gain a further metropolis tile (U-18.6).
    Metropolis,
}

/// What a build costs (U-11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// By the table of U-11.1.
    Usual,
    /// Nothing but the site's surcharge.
    Free,
    /// As the card states.
    Stated(Cost),
}

/// Up to three prices to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prices {
    /// The prices.
    pub costs: [Cost; 3],
    /// How many of them are offered.
    pub len: u8,
}

impl Prices {
    /// The prices offered.
    pub fn iter(self) -> impl Iterator<Item = Cost> {
        self.costs.into_iter().take(usize::from(self.len))
    }
}

/// Whose slots may be performed (U-15.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Without a tile.
    Available,
    /// With a tile of somebody else and none of one's own.
    Occupied,
    /// Either of them.
    Any,
}

/// Whether upgraded things are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// Upgraded or not.
    Any,
    /// Only upgraded.
    Upgraded,
    /// Only not upgraded.
    Plain,
}

/// Something on the table that can be counted. Of buildings and cities only the connected ones count (U-12.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Buildings and tunnels.
    Structures(Pieces, Grade),
    /// Tunnels adjacent to a city (U-9.4).
    CityTunnels(Grade),
    /// Cities of the kinds named.
    Cities(Pieces),
    /// Cities with at least so many different kinds of buildings.
    CitiesWithKinds(u8),
    /// Cities without any building.
    BareCities,
    /// Cities with two or more upgraded buildings of a kind (U-21.3).
    Pairs(Piece),
    /// Buildings on expansion sites.
    Expansions,
    /// Connected metropolises of the colours named: blue, brown, gained in play.
    Metropolises {
        /// Blue ones, tiles gained in play included.
        blue: bool,
        /// The brown one.
        brown: bool,
    },
    /// Claimed cards of a type.
    Claimed(CardType),
    /// Claimed cards of all types.
    ClaimedCards,
    /// Action cards that can still be used in this era.
    ReadyActions,
    /// Action cards already used in this era.
    UsedActions,
    /// Special cards played and paid for (U-18.7 d).
    PaidSpecials,
    /// Cards in hand.
    Hand,
    /// A resource held.
    Stock(Resource),
    /// Steps taken on the Federation track in this round: 0 below, 4 on space 1.
    Steps,
    /// Contracts claimed.
    Contracts,
    /// Complete sets of several things: the smallest of their numbers.
    Sets(Span),
}

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// At least so many.
    AtLeast(u8, Counted),
    /// At most so many.
    AtMost(u8, Counted),
    /// The marker lies on this space of the Federation track now (U-14.8).
    OnSpace(u8),
    /// In this era, counted from 0.
    Era(u8),
    /// Biomatter was produced in this Production (U-21.8).
    BiomatterProduced,
    /// First in the play order.
    First,
    /// Last in the play order.
    Last,
}

/// Something that permanent cards can wait for; each is a bit of an [`Events`] set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// A piece was built.
    Built(Piece),
    /// A connected city got its second building of a kind (U-25.6).
    SecondAtCity(Piece),
    /// The second piece of a kind in one turn (U-25.7): a bit for each of [`Tally`].
    SecondInTurn(Tally),
    /// A structure was upgraded.
    Upgraded(Piece),
    /// A connected city got its second upgraded building of a kind (U-25.8).
    SecondUpgraded(Piece),
    /// A metropolis was connected (U-18.5).
    MetropolisConnected,
    /// A city was connected.
    CityConnected,
    /// The marker entered a space of the Federation track (U-14.8).
    Entered(u8),
    /// A step was taken on the Federation track.
    Advanced,
    /// A step beyond the end of the track.
    Beyond,
    /// A slot's own gain contained this resource (U-25.9).
    SlotGave(Resource),
    /// Card and slot differ in colour (U-25.13).
    Differ,
    /// Card and slot agree in colour.
    Match,
    /// A slot of this colour is used.
    SlotColor(Color),
    /// An action card is used.
    ActionUsed,
    /// A Special card was taken.
    SpecialTaken,
    /// A Special card was paid for.
    SpecialPaid,
    /// A card was claimed.
    CardClaimed,
    /// The turn ends, before the draw.
    TurnEnds,
}

/// What is tallied within a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tally {
    /// One kind of building or tunnels.
    Piece(Piece),
    /// Cities of either kind.
    City,
    /// Buildings of any kind.
    Building,
    /// Buildings and tunnels.
    Structure,
}

impl Trigger {
    /// The event's bit.
    #[inline]
    pub const fn bit(self) -> Events {
        let number = match self {
            Self::Built(piece) => piece as u32,
            Self::SecondAtCity(piece) => 6 + piece as u32,
            Self::SecondInTurn(Tally::Piece(piece)) => 9 + piece as u32,
            Self::SecondInTurn(Tally::City) => 13,
            Self::SecondInTurn(Tally::Building) => 14,
            Self::SecondInTurn(Tally::Structure) => 15,
            Self::Upgraded(piece) => 16 + piece as u32,
            Self::SecondUpgraded(piece) => 20 + piece as u32,
            Self::MetropolisConnected => 23,
            Self::CityConnected => 24,
            Self::Entered(space) => 24 + space as u32,
            Self::Advanced => 29,
            Self::Beyond => 30,
            Self::SlotGave(resource) => 31 + resource as u32,
            Self::Differ => 36,
            Self::Match => 37,
            Self::SlotColor(color) => 38 + color as u32,
            Self::ActionUsed => 41,
            Self::SpecialTaken => 42,
            Self::SpecialPaid => 43,
            Self::CardClaimed => 44,
            Self::TurnEnds => 45,
        };
        Events(1 << number)
    }
}

/// A set of triggers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Events(pub u64);

impl Events {
    /// Events of resolving a card.
    pub(crate) const RESOLVING: Self = Trigger::CardClaimed.bit().and(Trigger::SpecialPaid.bit());
    /// Events of the use of a slot.
    pub(crate) const USING: Self = Trigger::SlotColor(Color::Yellow)
        .bit()
        .and(Trigger::SlotColor(Color::Red).bit())
        .and(Trigger::SlotColor(Color::Green).bit());
    /// Events of the choice or the use of a slot.
    pub(crate) const CHOOSING: Self = Self::USING.and(Trigger::Match.bit()).and(Trigger::Differ.bit());
    /// Events of a gain by a slot.
    pub(crate) const GIVING: Self = {
        let mut events = Self(0);
        let mut at = 0;
        while at < Resource::ALL.len() {
            events = events.and(Trigger::SlotGave(Resource::ALL[at]).bit());
            at += 1;
        }
        events
    };
    /// Events of building something.
    pub(crate) const BUILDING: Self = {
        let mut events = Trigger::CityConnected
            .bit()
            .and(Trigger::MetropolisConnected.bit())
            .and(Trigger::SecondInTurn(Tally::City).bit())
            .and(Trigger::SecondInTurn(Tally::Building).bit())
            .and(Trigger::SecondInTurn(Tally::Structure).bit());
        let mut at = 0;
        while at < Piece::ALL.len() {
            let piece = Piece::ALL[at];
            events = events.and(Trigger::Built(piece).bit());
            if piece.is_building() {
                events = events.and(Trigger::SecondAtCity(piece).bit());
            }
            if !piece.is_city() {
                events = events.and(Trigger::SecondInTurn(Tally::Piece(piece)).bit());
            }
            at += 1;
        }
        events
    };
    /// Events that depend on the city where something is built or upgraded.
    pub(crate) const AT_CITIES: Self = {
        let mut events = Trigger::CityConnected.bit();
        let mut at = 0;
        while at < Piece::BUILDINGS.len() {
            let piece = Piece::BUILDINGS[at];
            events = events.and(Trigger::SecondAtCity(piece).bit()).and(Trigger::SecondUpgraded(piece).bit());
            at += 1;
        }
        events
    };
    /// Events of upgrading something.
    pub(crate) const UPGRADING: Self = {
        let mut events = Trigger::Upgraded(Piece::Tunnel).bit();
        let mut at = 0;
        while at < Piece::BUILDINGS.len() {
            let piece = Piece::BUILDINGS[at];
            events = events.and(Trigger::Upgraded(piece).bit()).and(Trigger::SecondUpgraded(piece).bit());
            at += 1;
        }
        events
    };
    /// Events of steps on the Federation track.
    pub(crate) const ADVANCING: Self = {
        let mut events = Trigger::Advanced.bit().and(Trigger::Beyond.bit());
        let mut space = 1;
        while space <= 4 {
            events = events.and(Trigger::Entered(space).bit());
            space += 1;
        }
        events
    };

    /// Events to which building a piece may contribute.
    pub(crate) const fn of_builds(piece: Piece) -> Self {
        let mut events = Trigger::Built(piece)
            .bit()
            .and(Trigger::CityConnected.bit())
            .and(Trigger::MetropolisConnected.bit());
        if piece.is_city() {
            return events.and(Trigger::SecondInTurn(Tally::City).bit());
        }
        if piece.is_building() {
            events = events
                .and(Trigger::SecondAtCity(piece).bit())
                .and(Trigger::SecondInTurn(Tally::Building).bit());
        }
        events
            .and(Trigger::SecondInTurn(Tally::Piece(piece)).bit())
            .and(Trigger::SecondInTurn(Tally::Structure).bit())
    }

    /// Whether the two sets share a trigger.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Both sets together.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The numbers of the triggers.
    #[inline]
    pub(crate) fn numbers(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                number
            })
        })
    }
}

/// Slots of the two sides of the main board: the 1-2 side, then the 3-4 side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlotSets(pub [Set<Slot>; 2]);

impl SlotSets {
    /// Whether no slot is named.
    pub fn is_empty(self) -> bool {
        self.0 == [Set::EMPTY; 2]
    }

    /// The slots of the side that so many players use.
    #[inline]
    pub fn of(self, players: u8) -> Set<Slot> {
        self.0[usize::from(players > 2)]
    }
}

/// One thing a permanent card does (U-5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// Waits for an event, or for the use of one of some slots (U-15.7).
    When {
        /// Any of these.
        events: Events,
        /// Or the use of any of these slots.
        slots: SlotSets,
        /// What happens then.
        then: NodeId,
    },
    /// Makes builds cheaper (U-11.4).
    Discount {
        /// Of which pieces.
        what: Pieces,
        /// By so much.
        off: Cost,
        /// Only for builds by these slots; empty for all builds.
        slots: SlotSets,
    },
    /// Makes upgrades cheaper.
    UpgradeDiscount {
        /// Of which structures.
        what: Pieces,
        /// By so much.
        off: Cost,
    },
    /// An ability for once in each own turn (U-25.5).
    OncePerTurn(NodeId),
    /// Raises the hand limit (U-19.2).
    HandLimit(u8),
}

/// One way an end-scoring card or a brown metropolis scores (U-24.2, U-24.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Points for every so many of something.
    Per {
        /// For one lot.
        points: u8,
        /// How many make a lot.
        every: u8,
        /// What is counted.
        count: Counted,
        /// The most lots that pay.
        most: u8,
    },
    /// Points by a ladder: the highest rung reached pays.
    Ladder {
        /// What is counted.
        count: Counted,
        /// From this number: these points; unused rungs are 0.
        rungs: [(u8, u8); 4],
    },
    /// Points if a test holds.
    If(Test, u8),
    /// A sale (U-24.3).
    Sell {
        /// What is handed in each time.
        cost: Cost,
        /// For so many points.
        points: u8,
        /// At most so often.
        times: u8,
    },
}
