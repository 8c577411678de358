//! Why a move is not allowed: each reason belongs to one rule and says what is lacking.

use kernel::{Moves, RuleRef};
use serde::{Deserialize, Serialize};

use crate::board::Spot;
use crate::cards::Card;
use crate::effect::Node;
use crate::game::Cities;
use crate::goods::{Cost, Purse, Resource};
use crate::list::CLONING;
use crate::moves::Move;
use crate::place::{EXPANSION, Piece, Site};
use crate::position::Position;
use crate::step::{Slot, Step, Task};

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what their names say: which card, slot or site, how many")]
pub enum Refusal {
    /// Something else is asked now.
    NotAsked { asked: Question },
    /// It is none of one's own blue metropolises.
    NotYourTile { tile: u8 },
    /// The card is not in the hand.
    NotInHand { card: Card },
    /// The card came into the hand in this turn.
    DrawnThisTurn { card: Card },
    /// The main board has no such slot.
    NoSuchSlot { slot: Slot },
    /// An action tile lies on the slot.
    SlotTaken { slot: Slot },
    /// No part of the slot could be used.
    NothingUsable { slot: Slot },
    /// The slot is free, so there is nothing to clone.
    NothingToClone { slot: Slot },
    /// One's own tile lies on the slot.
    OwnTile { slot: Slot },
    /// The action-cloning tile is not there: taken, or not in this game.
    NoCloning,
    /// The effect does not reach this slot.
    SlotNotMeant { slot: Slot },
    /// The slot is of no use before the card has been resolved.
    CardComesFirst,
    /// Nothing of the card could be used now.
    CardUnusable { card: Card },
    /// At least one part must be used.
    MustUse,
    /// There is no such part or alternative.
    NoSuchPart { part: u8 },
    /// The part was already done.
    PartDone { part: u8 },
    /// The part cannot be performed now.
    PartImpossible { part: u8 },
    /// Not enough of a resource.
    TooFew { resource: Resource, needed: u16, held: u16 },
    /// The resource cannot be chosen here.
    NotOnOffer { resource: Resource },
    /// Not so many, or not these resources, may be exchanged.
    NoSuchExchange,
    /// The board has no such site.
    NoSuchSite { site: Site },
    /// Something stands there already.
    SiteTaken { site: Site },
    /// No city of one's own is adjacent.
    NotAdjacent { site: Site },
    /// No city stands there, nor could one be built.
    SiteClosed { site: Site },
    /// No tunnel leads there from the starting city.
    NotReached { site: Site },
    /// Only effects that say so build on expansion sites.
    ExpansionSite { site: Site },
    /// The effect builds on expansion sites only.
    OrdinarySite { site: Site },
    /// The effect does not concern this piece.
    WrongPiece { piece: Piece },
    /// The supply is exhausted.
    NoneLeft { piece: Piece },
    /// The structure could not be upgraded at once.
    UpgradeUnpayable { site: Site },
    /// No such structure of one's own stands there.
    NothingThere { site: Site },
    /// It is upgraded already.
    AlreadyUpgraded { site: Site },
    /// There is no such price.
    NoSuchPrice { price: u8 },
    /// The price cannot be paid this way.
    WrongPayment,
    /// It is not among the player's action cards.
    NotYourAction { card: Card },
    /// It was used in this era.
    ActionUsed { card: Card },
    /// No part of it could be used now.
    ActionUseless { card: Card },
    /// It is available already.
    NotUsed { card: Card },
    /// The Special card cannot be taken.
    NotToBeTaken { card: Card },
    /// Too few cards in the Special deck for a look at three.
    ThinDeck,
    /// It is not one of the cards looked at.
    NotLookedAt { card: Card },
    /// It is not an upgraded structure beside a connected city.
    NotProductive { site: Site },
    /// No nonsymbiotic city of one's own stands there.
    NothingToConvert { site: Site },
    /// The card has nothing to resolve now.
    NothingToResolve { card: Card },
    /// The ability is spent, or cannot be used now.
    NoAbility { card: Card },
    /// The contract is not open.
    NoContract { contract: u8 },
    /// The contract's criteria are not met.
    ContractUnmet { contract: u8 },
    /// The card does not buy that, or not so often.
    NoSale { card: Card, times: u8 },
}

/// What is asked at a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which blue metropolis lies where.
    Lay,
    /// Which card to discard.
    Discard,
    /// Which slot and card.
    Choose,
    /// Slot or card first.
    Order,
    /// Use the card or not.
    Card,
    /// Which action card makes room.
    MakeRoom,
    /// The discarded action card's last use.
    LastUse,
    /// Which part, alternative, site or the like of an effect.
    Effect,
    /// How to pay for a build.
    Payment,
    /// Which Special card.
    Special,
    /// Which triggered effect first.
    Trigger,
    /// Anything else before the turn goes on.
    Offer,
    /// Which production card.
    Production,
    /// Which sale.
    Sale,
    /// Nothing: the game is over.
    Nothing,
}

impl kernel::Refusal for Refusal {
    fn rule(&self) -> RuleRef {
        RuleRef(match self {
            Self::NotAsked { asked } => match asked {
                Question::Lay => "U-2.7",
                Question::Discard => "U-19.1",
                Question::Choose => "U-4.2",
                Question::Order => "U-4.5",
                Question::Card => "U-4.7",
                Question::MakeRoom => "U-6.4",
                Question::LastUse => "U-6.5",
                Question::Effect => "U-16.3",
                Question::Payment => "U-11.5",
                Question::Special => "U-7.2",
                Question::Trigger => "U-16.5",
                Question::Offer => "U-30.6",
                Question::Production => "U-21.9",
                Question::Sale => "U-24.3",
                Question::Nothing => "U-24.6",
            },
            Self::NotYourTile { .. } => "U-2.7",
            Self::NotInHand { .. } => "U-4.3",
            Self::DrawnThisTurn { .. } => "U-4.8",
            Self::NoSuchSlot { .. } => "U-15.1",
            Self::SlotTaken { .. } => "U-15.2",
            Self::NothingUsable { .. } | Self::MustUse | Self::ActionUseless { .. } => "U-4.6",
            Self::NothingToClone { .. } | Self::OwnTile { .. } | Self::NoCloning => "U-15.8",
            Self::SlotNotMeant { .. } => "U-15.6",
            Self::CardComesFirst => "U-30.2",
            Self::CardUnusable { .. } => "U-30.5",
            Self::NoSuchPart { .. } | Self::PartDone { .. } | Self::PartImpossible { .. } => "U-16.2",
            Self::TooFew { .. } => "U-8.3",
            Self::NotOnOffer { .. } => "U-25.14",
            Self::NoSuchExchange => "U-25.3",
            Self::NoSuchSite { .. } => "U-9.1",
            Self::SiteTaken { .. } => "U-10.7",
            Self::NotAdjacent { .. } => "U-10.2",
            Self::SiteClosed { .. } => "U-10.3",
            Self::NotReached { .. } => "U-10.4",
            Self::ExpansionSite { .. } | Self::OrdinarySite { .. } => "U-10.6",
            Self::WrongPiece { .. } => "U-11.2",
            Self::NoneLeft { piece: Piece::Tunnel } => "U-1.6",
            Self::NoneLeft { piece: Piece::Symbiotic } => "U-1.8",
            Self::NoneLeft { .. } => "U-1.7",
            Self::UpgradeUnpayable { .. } => "U-15.4",
            Self::NothingThere { .. } | Self::AlreadyUpgraded { .. } => "U-13.1",
            Self::NoSuchPrice { .. } => "U-25.11",
            Self::WrongPayment => "U-11.5",
            Self::NotYourAction { .. } => "U-6.1",
            Self::ActionUsed { .. } | Self::NotUsed { .. } => "U-6.2",
            Self::NotToBeTaken { .. } | Self::NotLookedAt { .. } => "U-7.2",
            Self::ThinDeck => "U-7.5",
            Self::NotProductive { .. } => "U-25.10",
            Self::NothingToConvert { .. } => "U-13.4",
            Self::NothingToResolve { .. } => "U-16.5",
            Self::NoAbility { .. } => "U-25.5",
            Self::NoContract { .. } => "U-26.1",
            Self::ContractUnmet { .. } => "U-26.2",
            Self::NoSale { .. } => "U-24.3",
        })
    }
}

fn question(step: Option<&Step>) -> Question {
    match step {
        Some(Step::Lay) => Question::Lay,
        Some(Step::Keep | Step::Limit) => Question::Discard,
        Some(Step::Choose) => Question::Choose,
        Some(Step::Order { .. }) => Question::Order,
        Some(Step::LaterCard) => Question::Card,
        Some(Step::MakeRoom) => Question::MakeRoom,
        Some(Step::LastUse { .. }) => Question::LastUse,
        Some(Step::Payment { .. }) => Question::Payment,
        Some(Step::KeepSpecial | Step::Under) => Question::Special,
        Some(Step::Group { .. }) => Question::Trigger,
        Some(Step::Offer) => Question::Offer,
        Some(Step::ProductionCards) => Question::Production,
        Some(Step::Sales) => Question::Sale,
        Some(
            Step::Do(_)
            | Step::Slot { .. }
            | Step::Card
            | Step::FinishUpgrade { .. }
            | Step::TurnEnds
            | Step::CleanUp
            | Step::LastPoints
            | Step::Probe,
        ) => Question::Effect,
        None => Question::Nothing,
    }
}

/// The first resource a purse has too few of, biomatter standing in for kelp and steelplast where it may.
fn lacking(purse: Purse, cost: Cost, building: bool) -> Option<Refusal> {
    for resource in
        [Resource::Credit, Resource::Science, Resource::Kelp, Resource::Steelplast, Resource::Biomatter]
    {
        let (needed, held) = (u16::from(cost.get(resource)), purse.get(resource));
        let replaceable = building && matches!(resource, Resource::Kelp | Resource::Steelplast);
        if held < needed && !replaceable {
            return Some(Refusal::TooFew { resource, needed, held });
        }
    }
    if building && !purse.can_build(cost) {
        for resource in [Resource::Steelplast, Resource::Kelp] {
            let (needed, held) = (u16::from(cost.get(resource)), purse.get(resource));
            if held < needed {
                return Some(Refusal::TooFew { resource, needed, held });
            }
        }
    }
    None
}

impl Cities {
    /// The move with its site named the way the board names it: `c2-b2` is `b2-c2`.
    pub(crate) fn as_listed(&self, p: &Position, mv: Move) -> Move {
        let board = self.board(p.me());
        let listed = |site: Site| board.spot(site).map_or(site, |spot| board.site(spot));
        match mv {
            Move::Build { piece, site } => Move::Build { piece, site: listed(site) },
            Move::Upgrade { site, price } => Move::Upgrade { site: listed(site), price },
            Move::Output(site) => Move::Output(listed(site)),
            Move::Convert(site) => Move::Convert(listed(site)),
            other => other,
        }
    }

    /// Why a move that is not among the legal ones is not.
    pub(crate) fn why_not(&self, p: &Position, mv: Move, legal: &Moves<Move>) -> Refusal {
        let step = p.agenda.last();
        let not_asked = Refusal::NotAsked { asked: question(step) };
        let Some(&step) = step else { return not_asked };
        match mv {
            Move::Contract(number) => {
                return if number > 0 && p.contracts.contains(&(number - 1)) {
                    Refusal::ContractUnmet { contract: number }
                } else {
                    Refusal::NoContract { contract: number }
                };
            }
            Move::Ability(card) if matches!(step, Step::Choose | Step::LaterCard | Step::Offer) => {
                return Refusal::NoAbility { card };
            }
            _ => {}
        }
        match (step, mv) {
            (Step::Lay, Move::Lay(number)) => Refusal::NotYourTile { tile: number.saturating_sub(1) },
            (Step::Keep | Step::Limit, Move::Discard(card)) => Refusal::NotInHand { card },
            (Step::Choose, Move::Choose { slot, card } | Move::Clone { slot, card }) => {
                self.why_not_chosen(p, slot, card, matches!(mv, Move::Clone { .. }))
            }
            (Step::Order { .. }, Move::SlotFirst) => Refusal::CardComesFirst,
            (Step::Order { .. } | Step::LaterCard, Move::CardFirst | Move::UseCard)
                if legal.iter().any(|&mv| mv == Move::SlotFirst || mv == Move::SkipCard) =>
            {
                let card = p.played.unwrap_or_default();
                let data = self.pack.known(card);
                let price = Cost::of(Resource::Credit, data.cost);
                lacking(p.me().purse, price, false).unwrap_or(Refusal::CardUnusable { card })
            }
            (Step::MakeRoom, Move::Drop(card)) | (Step::LastUse { .. }, Move::Use(card)) => {
                Refusal::NotYourAction { card }
            }
            (Step::Payment { .. }, Move::Biomatter { .. }) => Refusal::WrongPayment,
            (Step::KeepSpecial, Move::Keep(card)) | (Step::Under, Move::Under(card)) => {
                Refusal::NotLookedAt { card }
            }
            (Step::Group { .. } | Step::ProductionCards, Move::Resolve(card)) => {
                Refusal::NothingToResolve { card }
            }
            (Step::Sales, Move::Sell { card, times }) => Refusal::NoSale { card, times },
            (Step::Do(_), Move::Stop) => Refusal::MustUse,
            (Step::Do(task), _) => self.why_not_task(p, task, mv).unwrap_or(not_asked),
            _ => not_asked,
        }
    }

    fn why_not_chosen(&self, p: &Position, slot: Slot, card: Card, clone: bool) -> Refusal {
        if slot.index() > self.slots().len() {
            return Refusal::NoSuchSlot { slot };
        }
        if !p.me().hand.has(card) {
            return Refusal::NotInHand { card };
        }
        if !p.playable().has(card) {
            return Refusal::DrawnThisTurn { card };
        }
        let free = p.tiles[slot.index()].is_empty();
        match (free, clone) {
            (true, true) => return Refusal::NothingToClone { slot },
            (false, false) => return Refusal::SlotTaken { slot },
            (false, true) if p.has_tile(slot, p.active) => return Refusal::OwnTile { slot },
            (false, true) if !p.cloning => return Refusal::NoCloning,
            (false, true) => {
                if let Some(refusal) = lacking(p.me().purse, CLONING, false) {
                    return refusal;
                }
            }
            (true, false) => {}
        }
        Refusal::NothingUsable { slot }
    }

    fn why_not_task(&self, p: &Position, task: Task, mv: Move) -> Option<Refusal> {
        let me = p.me();
        let board = self.board(me);
        Some(match (*self.pack.node(task.node), mv) {
            (Node::All(span), Move::Part(part)) => {
                if part == 0 || part > span.len {
                    Refusal::NoSuchPart { part }
                } else if task.done & (1 << (part - 1)) != 0 {
                    Refusal::PartDone { part }
                } else {
                    Refusal::PartImpossible { part }
                }
            }
            (Node::OneOf(span), Move::Option(part)) => {
                if part == 0 || part > span.len {
                    Refusal::NoSuchPart { part }
                } else {
                    Refusal::PartImpossible { part }
                }
            }
            (Node::Pay { cost, .. }, Move::Pay) => {
                lacking(me.purse, cost, false).unwrap_or(Refusal::PartImpossible { part: 1 })
            }
            (Node::Different { .. }, Move::Gain(resource)) => Refusal::NotOnOffer { resource },
            (Node::Exchange { most, one, other }, Move::Exchange { amount, give, take }) => {
                let meant = (give, take) == (one, other) || (give, take) == (other, one);
                if !meant || amount > most {
                    Refusal::NoSuchExchange
                } else {
                    lacking(me.purse, Cost::of(give, amount), false)?
                }
            }
            (Node::Build { what, price, expansion, .. }, Move::Build { piece, site }) => {
                if !what.has(piece) {
                    return Some(Refusal::WrongPiece { piece });
                }
                let cost = self.price(me, piece, price, task.slot);
                self.why_not_there(p, piece, site, expansion, cost)?
            }
            (Node::BuildAndUpgrade { what, price, .. }, Move::Build { piece, site }) => {
                if !what.has(piece) {
                    return Some(Refusal::WrongPiece { piece });
                }
                let cost = self.price(me, piece, price, task.slot);
                self.why_not_there(p, piece, site, false, cost).unwrap_or(Refusal::UpgradeUnpayable { site })
            }
            (Node::Upgrade { what, prices, .. }, Move::Upgrade { site, price }) => {
                let Some(spot) = board.spot(site) else { return Some(Refusal::NoSuchSite { site }) };
                let Some(piece) = Self::structure_at(me, spot) else {
                    return Some(Refusal::NothingThere { site });
                };
                let upgraded = match spot {
                    Spot::Building(at) => me.upgraded.has(at),
                    Spot::Tunnel(at) => me.upgraded_tunnels.has(at),
                    Spot::City(_) => false,
                };
                if upgraded {
                    Refusal::AlreadyUpgraded { site }
                } else if !what.has(piece) {
                    Refusal::WrongPiece { piece }
                } else if price == 0 || price > prices.len {
                    Refusal::NoSuchPrice { price }
                } else {
                    let stated = prices.costs[usize::from(price) - 1];
                    lacking(me.purse, self.upgrade_cost(me, piece, stated), false)?
                }
            }
            (Node::UseAction { .. }, Move::Use(card)) => match me.place_of(card) {
                None => Refusal::NotYourAction { card },
                Some(at) if me.used.has(at) => Refusal::ActionUsed { card },
                Some(_) => Refusal::ActionUseless { card },
            },
            (Node::TakeSpecial, Move::Take(card)) => Refusal::NotToBeTaken { card },
            (Node::TakeSpecial, Move::Look) => Refusal::ThinDeck,
            (Node::Perform { which, color }, Move::Perform(slot)) => {
                if slot.index() > self.slots().len() {
                    Refusal::NoSuchSlot { slot }
                } else if slot == Slot::ALWAYS
                    || !self.may_perform(p, slot, which)
                    || color.is_some_and(|color| self.slot(slot).color != color)
                {
                    Refusal::SlotNotMeant { slot }
                } else {
                    Refusal::NothingUsable { slot }
                }
            }
            (Node::Output { .. }, Move::Output(site)) => Refusal::NotProductive { site },
            (Node::Refresh { .. }, Move::Refresh(card)) => {
                if me.actions.contains(&card) {
                    Refusal::NotUsed { card }
                } else {
                    Refusal::NotYourAction { card }
                }
            }
            (Node::Convert, Move::Convert(site)) => Refusal::NothingToConvert { site },
            _ => return None,
        })
    }

    /// Why a piece cannot stand there, or cannot be paid.
    fn why_not_there(
        &self,
        p: &Position,
        piece: Piece,
        site: Site,
        expansion: bool,
        cost: Cost,
    ) -> Option<Refusal> {
        let me = p.me();
        let board = self.board(me);
        let Some(spot) = board.spot(site) else { return Some(Refusal::NoSuchSite { site }) };
        let fits = match spot {
            Spot::City(_) => piece.is_city(),
            Spot::Building(_) => piece.is_building(),
            Spot::Tunnel(_) => piece == Piece::Tunnel,
        };
        if !fits {
            return Some(Refusal::WrongPiece { piece });
        }
        match spot {
            Spot::City(at) => {
                if me.cities().has(at) {
                    return Some(Refusal::SiteTaken { site });
                }
                if !me.open.has(at) {
                    return Some(Refusal::NotAdjacent { site });
                }
            }
            Spot::Building(at) => {
                if me.built().has(at) {
                    return Some(Refusal::SiteTaken { site });
                }
                match (site, expansion) {
                    (Site::Building(_, EXPANSION), false) => return Some(Refusal::ExpansionSite { site }),
                    (Site::Building(_, 0..EXPANSION), true) => return Some(Refusal::OrdinarySite { site }),
                    _ => {}
                }
                if !board.sites_of(me.open).has(at) {
                    return Some(Refusal::SiteClosed { site });
                }
            }
            Spot::Tunnel(at) => {
                if me.tunnels.has(at) {
                    return Some(Refusal::SiteTaken { site });
                }
                if !board.tunnels_of(me.network).has(at) {
                    return Some(Refusal::NotReached { site });
                }
            }
        }
        let left = match piece {
            Piece::Tunnel => p.tunnels_left,
            Piece::Nonsymbiotic => p.white_left,
            Piece::Symbiotic => p.purple_left,
            Piece::Farm | Piece::Desalination | Piece::Laboratory => 1,
        };
        if left == 0 {
            return Some(Refusal::NoneLeft { piece });
        }
        lacking(me.purse, cost.plus(board.print(spot).surcharge), true)
    }
}
