//! Component packs: cards, boards, slots, metropolises and contracts, read from data files (docs/decks.md).

mod bounds;
mod brief;
mod file;
pub(crate) mod limits;
mod lines;
mod outlook;

use kernel::{Fault, Set, fault};
use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::board::Board;
use crate::cards::{Card, CardType, Color, Deck};
use crate::effect::{Clause, Counted, Events, Node, NodeId, Score, Span, Test};
use crate::few::Fews;
use crate::goods::Gain;
use crate::language::Tables;
use crate::lasting::Lasting;
use crate::nature::Nature;
use crate::sets::CardSet;
use crate::step::Slot;
pub(crate) use brief::{Brief, Brings, Helps, Joint, Needs, OneBuild, Ring};
pub use limits::LARGEST_PACK;
pub(crate) use outlook::Outlook;

/// All components of a game.
#[derive(Clone, Debug)]
pub struct Pack {
    tables: Tables,
    cards: Vec<Option<CardData>>,
    /// Coloured slots of the 1-2 side and of the 3-4 side, in ring order (U-28.6).
    slots: [Vec<SlotData>; 2],
    always: NodeId,
    boards: Vec<Board>,
    metropolises: Vec<MetropolisData>,
    contracts: Vec<ContractData>,
    /// The cards of each deck.
    decks: [CardSet; 6],
    /// Those of the decks of the eras, in a row.
    piles: [Vec<Card>; 3],
    /// Permanent cards that wait for an event.
    pub(crate) waiting: CardSet,
    /// Permanent cards with a discount.
    pub(crate) discounts: CardSet,
    /// Permanent cards with a discount for certain slots.
    pub(crate) slot_discounts: CardSet,
    /// Permanent cards with an ability for once a turn.
    pub(crate) once: CardSet,
    /// Permanent cards that raise the hand limit.
    pub(crate) limits: CardSet,
    /// Cards of each type.
    types: [CardSet; 5],
    /// Cards that wait for the choice or the use of a slot.
    pub(crate) on_choice: CardSet,
    /// Those of them that do more than give goods, once.
    pub(crate) asks_on_choice: CardSet,
    /// Cards that wait for a card to be claimed or paid for.
    pub(crate) on_claim: CardSet,
    /// Cards that do more than give points and cards when a step is taken on the track, and those that do so then or when
    /// something is built.
    pub(crate) on_step: CardSet,
    pub(crate) on_build_or_step: CardSet,
    /// Cards that may give goods for something that is built.
    pub(crate) on_build: CardSet,
    /// Cards that do more than give something when a step is taken, or when something is built or upgraded.
    pub(crate) asks_on_build: CardSet,
    /// Cards that may perform a slot's action.
    pub(crate) performers: CardSet,
    /// Cards whose effect depends on how many of something there are.
    pub(crate) counting: CardSet,
    /// Whether the effect of some slot or metropolis does.
    pub(crate) slots_count: bool,
    /// Cards that build and upgrade at a price that steps on the track may pay, and whether some slot does (U-15.4).
    pub(crate) pay_by_track: CardSet,
    pub(crate) slots_pay_by_track: bool,
    /// Whether some metropolis or contract performs a slot's action.
    pub(crate) tiles_perform: bool,
    /// Slots of each side that use an action card, directly or not.
    uses_action: [Set<Slot>; 2],
    /// What each card is like once it is claimed.
    pub(crate) lasting: Box<[Lasting; 256]>,
    /// What listing moves looks at, for each card.
    briefs: Box<[Brief; 256]>,
    /// Where each card's colour has its byte in a word: see [`Pack::lane`].
    lanes: Box<[u8; 256]>,
    /// The most each node can do.
    outlooks: Vec<Outlook>,
    /// What its conditions ask to be few.
    pub(crate) fews: Fews,
    /// What is known of the parts of each node.
    joints: Vec<Joint>,
    /// The slots of each side by what they need.
    rings: [Ring; 2],
    /// The cards that wait for each trigger, by its number.
    waiting_for: Box<[CardSet; 64]>,
    /// The cards that wait for the use of each slot, by side.
    on_slot: [[CardSet; 16]; 2],
}

/// A card.
#[derive(Clone, Debug, PartialEq)]
pub struct CardData {
    /// Its number.
    pub card: Card,
    /// Its English name.
    pub name: String,
    /// Its deck.
    pub deck: Deck,
    /// Its colour; the Personal Assistant has none.
    pub color: Option<Color>,
    /// Its type.
    pub kind: CardType,
    /// Credits to pay for a Special card's effect (U-7.4); 0 for all others.
    pub cost: u8,
    /// What an instant, action or production card does.
    pub effect: Option<NodeId>,
    /// What a permanent card does.
    pub clauses: Vec<Clause>,
    /// How an end-scoring card scores.
    pub scores: Vec<Score>,
    /// The row's effect as written.
    pub text: String,
    /// Whether the rulebooks print this card; ours otherwise.
    pub printed: bool,
}

/// A coloured slot of the main board.
#[derive(Clone, Debug, PartialEq)]
pub struct SlotData {
    /// Its name in the effect language; the same slot has the same name on both sides.
    pub id: String,
    /// Its colour.
    pub color: Color,
    /// What it does.
    pub effect: NodeId,
    /// The effect as written.
    pub text: String,
    /// What it needs.
    pub(crate) needs: Needs,
}

/// A metropolis tile.
#[derive(Clone, Debug, PartialEq)]
pub struct MetropolisData {
    /// Its name in files.
    pub id: String,
    /// Its English name.
    pub name: String,
    /// Whether it is a brown one.
    pub brown: bool,
    /// Whether it stays in the box in the solo game (U-28.3).
    pub left_out_in_solo: bool,
    /// What a blue one gives when it is connected.
    pub instant: Option<NodeId>,
    /// What a blue one gives in Production.
    pub production: Option<NodeId>,
    /// How a brown one scores.
    pub scores: Vec<Score>,
    /// The effects as written: instant and production, or scoring.
    pub text: String,
}

/// A government contract.
#[derive(Clone, Debug, PartialEq)]
pub struct ContractData {
    /// Its name in files.
    pub id: String,
    /// Its English name.
    pub name: String,
    /// All of these must hold.
    pub criteria: Vec<Test>,
    /// What claiming it gives.
    pub benefit: NodeId,
    /// Criteria and benefit as written.
    pub text: String,
}

/// Something wrong in a pack file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct PackError {
    /// Where, counted from 1; 0 if it is about the pack as a whole.
    pub line: usize,
    /// The component it is about, or an empty text.
    pub component: String,
    /// What is wrong.
    pub reason: Fault,
}

impl From<PackError> for Fault {
    fn from(PackError { line, component, reason }: PackError) -> Self {
        let fault = if component.is_empty() { reason } else { fault!("in-component", component; reason) };
        if line > 0 { fault!("at-line", line; reason = fault) } else { fault }
    }
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Fault::from(self.clone()).fmt(f)
    }
}

/// The files of a folder of `data`.
macro_rules! edition {
    ($folder:literal) => {
        [
            include_str!(concat!("../data/", $folder, "/slots.toml")),
            include_str!(concat!("../data/", $folder, "/boards.toml")),
            include_str!(concat!("../data/", $folder, "/metropolises.toml")),
            include_str!(concat!("../data/", $folder, "/contracts.toml")),
            include_str!(concat!("../data/", $folder, "/era1.toml")),
            include_str!(concat!("../data/", $folder, "/era2.toml")),
            include_str!(concat!("../data/", $folder, "/era3.toml")),
            include_str!(concat!("../data/", $folder, "/specials.toml")),
        ]
    };
}

/// The most cards an era deck may have.
pub const MOST_ERA_CARDS: usize = 80;
/// The most Special cards of 1 or 2 credits.
pub const MOST_SPECIALS: usize = 24;

/// The files of the built-in components, in the order they are read.
type Files = [&'static str; 8];

/// The built-in components by edition, the first one first. Whatever a game was begun with stays as it is for good: a
/// new edition is a new folder, and a line here.
pub const EDITIONS: [Files; 2] = [edition!("edition-1"), edition!("edition-2")];

/// The newest edition.
pub const EDITION: u8 = EDITIONS.len() as u8;

/// The files of the newest edition.
pub const BUILT_IN: Files = EDITIONS[EDITIONS.len() - 1];

static PACKS: [OnceLock<Result<Arc<Pack>, PackError>>; EDITIONS.len()] =
    [const { OnceLock::new() }; EDITIONS.len()];

impl Pack {
    /// The built-in pack of the newest edition.
    pub fn standard() -> Result<Arc<Self>, PackError> {
        Self::built_in(EDITION)
    }

    /// The built-in pack of an edition, counted from 1; of the newest if there is none of this number.
    pub fn built_in(edition: u8) -> Result<Arc<Self>, PackError> {
        let at = Self::place(edition);
        PACKS[at].get_or_init(|| Self::read(&EDITIONS[at]).map(Arc::new)).clone()
    }

    /// The newest built-in pack with the components of another file replaced or added.
    pub fn extended(text: &str) -> Result<Self, PackError> {
        Self::extending(EDITION, text)
    }

    /// The built-in pack of an edition with the components of another file replaced or added.
    pub fn extending(edition: u8, text: &str) -> Result<Self, PackError> {
        let mut files = EDITIONS[Self::place(edition)].to_vec();
        files.push(text);
        Self::read(&files)
    }

    fn place(edition: u8) -> usize {
        usize::from(edition.clamp(1, EDITION)) - 1
    }

    /// A pack from files; a later file replaces components of the same number or name and adds others.
    pub fn read(files: &[&str]) -> Result<Self, PackError> {
        let mut rows = file::Rows::default();
        for text in files {
            rows.add(text)?;
        }
        rows.build()
    }

    /// A card, if the pack has one of this number.
    #[inline]
    pub fn card(&self, card: Card) -> Option<&CardData> {
        self.cards[usize::from(card.0)].as_ref()
    }

    /// A card that is in the game.
    #[inline]
    pub(crate) fn known(&self, card: Card) -> &CardData {
        self.cards[usize::from(card.0)].as_ref().expect("only cards of the pack are ever dealt")
    }

    /// All cards by number.
    pub fn cards(&self) -> impl Iterator<Item = &CardData> {
        self.cards.iter().flatten()
    }

    /// The cards of a deck.
    #[inline]
    pub fn deck(&self, deck: Deck) -> CardSet {
        self.decks[deck as usize]
    }

    /// The cards of the deck of an era, counted from 0, in the order of their numbers.
    pub(crate) fn pile(&self, era: u8) -> &[Card] {
        &self.piles[usize::from(era).min(2)]
    }

    /// The cards of a type.
    #[inline]
    pub fn of_type(&self, kind: CardType) -> CardSet {
        self.types[kind as usize]
    }

    /// The coloured slots of one side of the main board.
    #[inline]
    pub fn slots(&self, players: u8) -> &[SlotData] {
        &self.slots[usize::from(players > 2)]
    }

    /// What the always-available slot does.
    pub fn always(&self) -> NodeId {
        self.always
    }

    /// The player boards.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The metropolis tiles.
    #[inline]
    pub fn metropolises(&self) -> &[MetropolisData] {
        &self.metropolises
    }

    /// The contracts.
    #[inline]
    pub fn contracts(&self) -> &[ContractData] {
        &self.contracts
    }

    /// A step of an effect.
    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.tables.nodes[usize::from(id.0)]
    }

    /// The parts of a node that has parts.
    #[inline]
    pub fn parts(&self, span: Span) -> &[NodeId] {
        &self.tables.links[span.range()]
    }

    /// The effects an effect consists of: parts, options, or what a condition or a price leads to.
    #[inline]
    pub fn parts_of(&self, id: NodeId) -> &[NodeId] {
        match self.node(id) {
            Node::All(span) | Node::OneOf(span) => self.parts(*span),
            Node::If(_, then) | Node::Pay { then, .. } => std::slice::from_ref(then),
            _ => &[],
        }
    }

    /// Shows every step of an effect, from the outside in.
    pub fn walk(&self, id: NodeId, see: &mut dyn FnMut(&Node)) {
        see(self.node(id));
        self.parts_of(id).iter().for_each(|&part| self.walk(part, see));
    }

    /// The things of a set.
    #[inline]
    pub fn counts(&self, span: Span) -> &[Counted] {
        &self.tables.counts[span.range()]
    }

    /// How many nodes there are: a node of a position must be below.
    pub(crate) fn nodes(&self) -> usize {
        self.tables.nodes.len()
    }

    /// Whether an effect is nothing but gains, so that there is nothing to ask (U-16.8).
    pub fn plain(&self, id: NodeId) -> bool {
        match *self.node(id) {
            Node::Gain(_) => true,
            Node::GainPer { count, .. } => !self.in_stock(count),
            Node::If(Test::AtLeast(_, count) | Test::AtMost(_, count), _) if self.in_stock(count) => false,
            Node::If(_, then) => self.plain(then),
            Node::All(span) => self.parts(span).iter().all(|&part| self.plain(part)),
            _ => false,
        }
    }

    /// Whether a count looks at resources or hand cards, so that the moment matters.
    fn in_stock(&self, count: Counted) -> bool {
        match count {
            Counted::Stock(_) | Counted::Hand => true,
            Counted::Sets(span) => self.counts(span).iter().any(|&count| self.in_stock(count)),
            _ => false,
        }
    }

    /// Whether some step of an effect is like this.
    pub(crate) fn any(&self, id: NodeId, is: &dyn Fn(Nature) -> bool) -> bool {
        is(self.node(id).nature()) || self.parts_of(id).iter().any(|&part| self.any(part, is))
    }

    /// Whether an effect depends on how many of something there are, or on which structures are connected.
    fn counts_things(&self, id: NodeId) -> bool {
        self.any(id, &|nature| nature.counts || nature.looks_at_structures)
    }

    /// Whether an effect may perform a slot's action itself.
    fn performs(&self, id: NodeId) -> bool {
        self.any(id, &|nature| nature.performs)
    }

    /// The first slot of a side whose action comes back to itself over slots that perform each other (U-15.6).
    fn performs_itself(&self, side: usize) -> Option<usize> {
        let slots = &self.slots[side];
        // What a slot may perform: which of them carry tiles is not known yet, so all of the colour.
        let mut reached: Vec<Set<Slot>> =
            slots.iter().map(|slot| self.performed(side, slot.effect)).collect();
        for via in 0..slots.len() {
            for from in 0..slots.len() {
                if reached[from].has(Slot::nth(via)) {
                    let further = reached[via];
                    reached[from] |= further;
                }
            }
        }
        (0..slots.len()).find(|&at| reached[at].has(Slot::nth(at)))
    }

    /// The slots of a side that an effect may perform itself.
    fn performed(&self, side: usize, id: NodeId) -> Set<Slot> {
        let mut found = Set::EMPTY;
        self.walk(id, &mut |node| {
            if let Node::Perform { color, .. } = *node {
                let slots = (0..).map(Slot::nth).zip(&self.slots[side]);
                found
                    .extend(slots.filter(|(_, data)| color.is_none_or(|it| data.color == it)).map(|it| it.0));
            }
        });
        found
    }

    /// Whether an effect may use an action card.
    pub(crate) fn uses_action(&self, id: NodeId) -> bool {
        self.any(id, &|nature| nature.uses_action || nature.performs)
    }

    /// What matters about a card when moves are listed.
    #[inline]
    pub(crate) fn brief(&self, card: Card) -> &Brief {
        &self.briefs[usize::from(card.0)]
    }

    /// Eight times the number of a card's colour: where it begins in a word with a byte for each, and one for none.
    #[inline]
    pub(crate) fn lane(&self, card: Card) -> u8 {
        self.lanes[usize::from(card.0)]
    }

    /// Slots that use an action card, directly or not.
    #[inline]
    pub(crate) fn action_slots(&self, players: u8) -> Set<Slot> {
        self.uses_action[usize::from(players > 2)]
    }

    /// The slots of one side by what they need.
    #[inline]
    pub(crate) fn ring(&self, players: u8) -> &Ring {
        &self.rings[usize::from(players > 2)]
    }

    /// The cards that wait for one of these events, or for the use of this slot.
    #[inline]
    pub(crate) fn waiting_for(&self, events: Events, players: u8, slot: Slot) -> CardSet {
        let mut cards = self.on_slot[usize::from(players > 2)][slot.index() & 15];
        for number in events.numbers() {
            cards |= self.waiting_for[usize::from(number & 63)];
        }
        cards
    }

    /// What a node gives that is nothing but a gain.
    pub(crate) fn gain_of(&self, id: NodeId) -> Option<Gain> {
        match *self.node(id) {
            Node::Gain(gain) => Some(gain),
            _ => None,
        }
    }
}
