//! What happens in a game, told piece by piece: the log, the page's motion and the bots' eyes read these.

use kernel::Seat;
use serde::Serialize;

use crate::automa::{AutomaTile, Criterion, Failure, Level, Places, Preference, Section, Tie};
use crate::board::{Bonus, Objective};
use crate::company::{Company, Kind, Officer};
use crate::contract::{Colour, Contract};
use crate::leeghwater::{Building, Work};
use crate::map::{BaseSpace, Basin, ConduitSpace, HeadStream, Site};
use crate::moves::{Machine, Move};
use crate::space::Space;
use crate::step::Step;
use crate::terms::is_plain;
use crate::tile::Tile;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs)] // the fields say who, what and how many
pub enum Event {
    /// Only one way was open, and it was gone (the decision points' column "auto"); with the step that asked.
    /// A production also tells its energy.
    Forced {
        seat: Seat,
        r#move: Move,
        step: Step,
        #[serde(skip_serializing_if = "Option::is_none")]
        energy: Option<i16>,
    },
    /// A part of a reward or an effect could not be received and lapsed (B-15.3, A-17.3); with the step that asked for it.
    Lapsed { seat: Seat, step: Step },
    /// A player chose a company with its officer, and a starting contract (B-3.16).
    Drafted { seat: Seat, company: Company, officer: Officer, contract: Contract },
    /// A player bid points for a place in the draft (B-25.2).
    Bid { seat: Seat, points: u8 },
    /// A player has this place in the draft (B-25.2).
    DraftPlace { seat: Seat, place: u8 },
    /// A round begins (B-4.1).
    Round { round: u8 },
    /// Drops came to a head stream from its tile (B-5.4).
    HeadStreamFilled { head: HeadStream, drops: u8 },
    /// Engineers went to an action space (B-6.5).
    Placed { seat: Seat, space: Space, engineers: u8 },
    /// Engineers went to a construction space of the company board (B-7.1).
    PlacedToConstruct { seat: Seat, nth: u8, engineers: u8 },
    /// An engineer went to one of Mahiri's spaces (B-21.7).
    PlacedWithMahiri { seat: Seat, nth: u8, engineers: u8 },
    /// Mahiri copied an officer (B-21.7).
    Copied { seat: Seat, officer: Officer },
    /// A player left the action phase (B-6.4).
    Passed { seat: Seat },
    /// Something was received.
    Gained {
        seat: Seat,
        what: Resource,
        amount: u16,
        #[serde(flatten)]
        why: Why,
    },
    /// Something was paid or lost.
    Lost {
        seat: Seat,
        what: Resource,
        amount: u16,
        #[serde(flatten)]
        why: Why,
    },
    /// A tile and machines were put into the open segment of the wheel (B-7.3).
    PutOnWheel {
        seat: Seat,
        tile: Option<Tile>,
        excavators: u8,
        mixers: u8,
        #[serde(skip_serializing_if = "is_plain")]
        excamixers: u8,
    },
    /// The wheel turned by one segment and gave back what lay there (B-8.3).
    WheelTurned {
        seat: Seat,
        tile: Option<Tile>,
        excavators: u8,
        mixers: u8,
        #[serde(skip_serializing_if = "is_plain")]
        excamixers: u8,
    },
    /// A structure was placed (B-7.3, B-7.6).
    Built { seat: Seat, structure: Kind, site: Site },
    /// A drop was put on a head stream (B-14.3).
    DropPlaced { seat: Seat, head: HeadStream },
    /// A drop that moved was caught by a dam (B-11.4).
    DropHeld { from: Spring, at: BaseSpace },
    /// A drop left the map below this basin (B-11.3).
    DropLeft { from: Spring, below: Basin },
    /// A drop from the general supply was put behind a dam (B-22).
    DropAdded { seat: Seat, at: BaseSpace },
    /// A production action (B-12).
    Produced { seat: Seat, dam: BaseSpace, conduit: ConduitSpace, powerhouse: Basin, drops: u8, energy: u8 },
    /// A contract was taken from the display (B-13.9).
    ContractTaken { seat: Seat, contract: Contract },
    /// A contract was discarded (B-13.10).
    ContractDiscarded { seat: Seat, contract: Contract },
    /// A contract was fulfilled (B-13.5).
    ContractFulfilled { seat: Seat, contract: Contract },
    /// A contract came to the display (B-13.11).
    ContractRevealed { contract: Contract },
    /// An advanced tile was taken (B-14.9).
    PatentTaken { seat: Seat, tile: Tile },
    /// An advanced tile came to the patent office (B-18.4).
    PatentRevealed { slot: u8, tile: Tile },
    /// An advanced tile nobody took left the game (B-18.4).
    PatentGone { slot: u8, tile: Tile },
    /// The Architect is placed: another turn follows (L-6.2).
    ArchitectSent { seat: Seat },
    /// Engineers went to an action space of a private building, counted from 1 (L-4.8).
    PlacedAtBuilding { seat: Seat, building: Building, nth: u8, engineers: u8 },
    /// An engineer went to Margot's space (L-6.4).
    PlacedWithMargot { seat: Seat, engineers: u8 },
    /// Engineers went to the space of Gennaro or Wu, or beside Mahiri's tile when she copied one of them (L-14.5, L-14.6).
    PlacedWithOfficer { seat: Seat, officer: Officer, engineers: u8 },
    /// An external work was done (L-3.2).
    WorkDone { seat: Seat, work: Work },
    /// An external work nobody did left the game (L-3.6).
    WorkGone { position: u8, work: Work },
    /// An external work was turned up (L-3.6).
    WorkRevealed { position: u8, work: Work },
    /// A technology tile came back from the wheel before its time (L-4.14).
    TileRetrieved { seat: Seat, tile: Tile },
    /// Machines came back from the wheel before their time (L-4.14).
    MachinesRetrieved {
        seat: Seat,
        excavators: u8,
        mixers: u8,
        #[serde(skip_serializing_if = "is_plain")]
        excamixers: u8,
    },
    /// The external work that an Automa does: the first that it can pay in this order of positions.
    AutomaWork { seat: Seat, order: [u8; 3], work: Work },
    /// The dam that an Automa of the Netherlands fills after a production.
    AutomaRefill { seat: Seat, at: BaseSpace },
    /// Wu's Automa uses his space: its dams hold so many drops, enough for a contract of this colour (L-14.10).
    AutomaWu { seat: Seat, drops: u8, colour: Colour },
    /// The dam that takes a drop of Amir's Automa (L-14.10).
    AutomaAmir { seat: Seat, at: BaseSpace },
    /// The first construction of Gennaro's Automa in a round takes an engineer fewer than printed (L-14.10).
    AutomaGennaro { seat: Seat, printed: u8 },
    /// A contract was removed from the display by an Automa tile.
    ContractRemoved { seat: Seat, contract: Contract },
    /// An empty stack was made anew from the contracts removed.
    ContractsShuffled { colour: Colour },
    /// Engineers were laid on the company board, or next to a section without a free space.
    Laid { seat: Seat, section: Section, engineers: u8 },
    /// An officer was laid out for Mahiri (B-24.4).
    OfficerLaidOut { officer: Officer },
    /// An Automa got its company, and at very hard its officer.
    AutomaJoined { seat: Seat, level: Level, company: Company, officer: Option<Officer> },
    /// A tile was turned: these are the criteria and the actions of the turn.
    AutomaTurned { seat: Seat, criteria: AutomaTile, action: AutomaTile, shuffled: bool },
    /// An action of the tile, counted from 1, could not be carried out.
    AutomaTried {
        seat: Seat,
        tile: AutomaTile,
        action: u8,
        #[serde(flatten)]
        failure: Failure,
    },
    /// An action of the tile, counted from 1, is carried out.
    AutomaActs { seat: Seat, tile: AutomaTile, action: u8 },
    /// The system chosen, and what put it before others.
    AutomaSystem { seat: Seat, dam: BaseSpace, conduit: ConduitSpace, drops: u8, energy: u8, by: Tie },
    /// The contract chosen with this energy, if one is within reach.
    AutomaContract { seat: Seat, energy: u8, contract: Option<Contract> },
    /// The drops chosen out of at most so many, for HA to HD, and how many of them own dams will hold.
    AutomaWater { seat: Seat, count: u8, flowing: bool, letters: [HeadStream; 4], drops: [u8; 4], held: u8 },
    /// The technology tile chosen, perhaps one on the wheel that Anton's copies.
    AutomaTechnology { seat: Seat, structure: Kind, tile: Tile, copied: bool },
    /// The machine taken, and what lay in the supply.
    AutomaMachine { seat: Seat, machine: Machine, excavators: u8, mixers: u8 },
    /// The places a structure may go to.
    AutomaCandidates { seat: Seat, structure: Kind, candidates: Places },
    /// The places that would complete a system, and those that remain.
    AutomaThird { seat: Seat, completing: Places, left: Places },
    /// The places that remain by a preference of hard or very hard.
    AutomaPreference { seat: Seat, by: Preference, left: Places },
    /// The places that fit a criterion, and those that remain: all of before if none fits.
    AutomaCriterion { seat: Seat, criterion: Criterion, fitting: Places, left: Places },
    /// The first place from the code on, perhaps past the end of the codes.
    AutomaCode { seat: Seat, from: Places, wrapped: bool, chosen: Places },
    /// The turn order of the next round, this seat at this place (B-18.1).
    Order { place: u8, seat: Seat },
    /// A player's place in the objective (B-19.1).
    ObjectiveCounted { seat: Seat, objective: Objective, quantity: u8 },
    /// The game is over; this seat has won, perhaps together with others (B-19.5).
    Won { seat: Seat, vp: i16 },
}

/// Something with an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Money.
    Credits,
    /// Victory points.
    Vp,
    /// Excavators.
    Excavators,
    /// Concrete mixers.
    Mixers,
    /// Excamixers (L-14.4).
    Excamixers,
    /// Steps on the energy track.
    Energy,
}

/// What brought a gain or a loss: the page explains every point with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "why", content = "of", rename_all = "kebab-case")]
pub enum Why {
    /// The player chose this machine (DP-11).
    Choice,
    /// The action of a space, its fee or its price (B-14).
    Space(Space),
    /// The red border of a private space (B-7.1, B-21.7).
    PrivateSpace,
    /// An income of the company board (B-10.3).
    Income,
    /// A contract's reward (B-13.5).
    Contract(Contract),
    /// The red border of a building space (B-1.10).
    Site(Site),
    /// Credits instead of machines (B-21.5).
    Solomon,
    /// The special effect of a tile (B-22).
    Tile(Tile),
    /// Water through another company's conduit (B-12.3).
    Conduit(ConduitSpace),
    /// A production action (B-12.4).
    Production,
    /// An action of an Automa tile.
    AutomaTile(AutomaTile),
    /// A company's ability (B-20).
    Company(Company),
    /// An officer's ability (L-14.6).
    Officer(Officer),
    /// First or second place on the energy track (B-17.1).
    EnergyPlace,
    /// The credits of the energy track (B-17.2).
    EnergyTrack,
    /// The round's bonus tile (B-17.3).
    Bonus(Bonus),
    /// The objective tile (B-19.1).
    Objective(Objective),
    /// What was bid in the auction (B-25.2).
    Auction,
    /// An external work: its machinery, its price or its reward (L-3.2).
    Work(Work),
    /// A private building: its fee, its price, its action or its points (L-4.11, L-9.1).
    Building(Building),
    /// Resources left at the end (B-19.3).
    Leftovers,
    /// Water held at the end (B-19.4).
    Water,
}

/// Where a moving drop starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spring {
    /// A head stream.
    Head(HeadStream),
    /// Below the powerhouses of a basin (B-11.8).
    Powerhouse(Basin),
}

impl Event {
    /// Whom it tells of, if it is one of them.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Forced { seat, .. }
            | Self::Lapsed { seat, .. }
            | Self::Drafted { seat, .. }
            | Self::Bid { seat, .. }
            | Self::DraftPlace { seat, .. }
            | Self::Placed { seat, .. }
            | Self::PlacedToConstruct { seat, .. }
            | Self::PlacedWithMahiri { seat, .. }
            | Self::Copied { seat, .. }
            | Self::Passed { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Lost { seat, .. }
            | Self::PutOnWheel { seat, .. }
            | Self::WheelTurned { seat, .. }
            | Self::Built { seat, .. }
            | Self::DropPlaced { seat, .. }
            | Self::DropAdded { seat, .. }
            | Self::Produced { seat, .. }
            | Self::ContractTaken { seat, .. }
            | Self::ContractDiscarded { seat, .. }
            | Self::ContractFulfilled { seat, .. }
            | Self::PatentTaken { seat, .. }
            | Self::ArchitectSent { seat, .. }
            | Self::PlacedAtBuilding { seat, .. }
            | Self::PlacedWithMargot { seat, .. }
            | Self::PlacedWithOfficer { seat, .. }
            | Self::WorkDone { seat, .. }
            | Self::TileRetrieved { seat, .. }
            | Self::MachinesRetrieved { seat, .. }
            | Self::AutomaWork { seat, .. }
            | Self::AutomaRefill { seat, .. }
            | Self::AutomaWu { seat, .. }
            | Self::AutomaAmir { seat, .. }
            | Self::AutomaGennaro { seat, .. }
            | Self::ContractRemoved { seat, .. }
            | Self::Laid { seat, .. }
            | Self::AutomaJoined { seat, .. }
            | Self::AutomaTurned { seat, .. }
            | Self::AutomaTried { seat, .. }
            | Self::AutomaActs { seat, .. }
            | Self::AutomaSystem { seat, .. }
            | Self::AutomaContract { seat, .. }
            | Self::AutomaWater { seat, .. }
            | Self::AutomaTechnology { seat, .. }
            | Self::AutomaMachine { seat, .. }
            | Self::AutomaCandidates { seat, .. }
            | Self::AutomaThird { seat, .. }
            | Self::AutomaPreference { seat, .. }
            | Self::AutomaCriterion { seat, .. }
            | Self::AutomaCode { seat, .. }
            | Self::Order { seat, .. }
            | Self::ObjectiveCounted { seat, .. }
            | Self::Won { seat, .. } => Some(seat),
            Self::Round { .. }
            | Self::HeadStreamFilled { .. }
            | Self::DropHeld { .. }
            | Self::DropLeft { .. }
            | Self::ContractRevealed { .. }
            | Self::PatentRevealed { .. }
            | Self::PatentGone { .. }
            | Self::WorkGone { .. }
            | Self::WorkRevealed { .. }
            | Self::ContractsShuffled { .. }
            | Self::OfficerLaidOut { .. } => None,
        }
    }
}

impl kernel::Event for Event {
    /// Nothing that happens is one player's secret.
    type Seen = Self;

    fn seen_by(&self, _viewer: kernel::Viewer) -> Self {
        *self
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::ContractRevealed { .. }
                | Self::PatentRevealed { .. }
                | Self::WorkRevealed { .. }
                | Self::OfficerLaidOut { .. }
                | Self::AutomaJoined { .. }
                | Self::AutomaTurned { .. }
        )
    }
}
