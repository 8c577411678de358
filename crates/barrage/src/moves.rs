//! The moves: every kind of choice a player ever makes (DP-1 to DP-25).

use crate::company::{Company, Kind, Officer};
use crate::contract::Contract;
use crate::leeghwater::Building;
use crate::map::{BaseSpace, ConduitSpace, HeadStream, Site};
use crate::space::Space;
use crate::tile::{Tile, Via};

/// One decision by one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Take a company with its officer, and a starting contract (DP-1, B-3.16).
    Draft {
        /// The company; its officer comes with it.
        company: Company,
        /// The starting contract.
        contract: Contract,
    },
    /// Place engineers on an action space (DP-2, B-6.1).
    Place(Space),
    /// Place engineers on the leftmost free construction space (DP-2, B-7.1).
    Construct,
    /// Construct without engineers (DP-2, B-22.5).
    ConstructFree,
    /// Place an engineer with Mahiri (DP-2, B-21.7).
    Mahiri,
    /// Leave the action phase (DP-2, B-6.1 c).
    Pass,
    /// How many engineers go to the bank (DP-3, B-14.5).
    Engineers(u8),
    /// The technology tile of a construction (DP-4).
    Tile {
        /// How the construction comes by it.
        via: Via,
        /// The tile, or the tile that is copied.
        tile: Tile,
    },
    /// Kind and building space of a construction or a free structure (DP-5, DP-13).
    Build {
        /// What.
        kind: Kind,
        /// Where.
        site: Site,
    },
    /// How a construction is paid (DP-6).
    Pay(Payment),
    /// Produce with so many drops from a dam through a conduit, which fixes the powerhouse (DP-7, DP-9, DP-10).
    Produce {
        /// The dam.
        dam: BaseSpace,
        /// The conduit.
        conduit: ConduitSpace,
        /// The drops.
        drops: u8,
    },
    /// Fulfil a contract (DP-8).
    Fulfil(Contract),
    /// Which machine to gain (DP-11).
    Gain(Machine),
    /// The head stream for the next drop (DP-12).
    Drop(HeadStream),
    /// Take one contract (DP-14).
    Take(Contract),
    /// Take a pair of contracts, the lower number first (DP-14).
    TakeTwo(Contract, Contract),
    /// Discard a contract (DP-15).
    Discard(Contract),
    /// The officer to copy (DP-16).
    Copy(Officer),
    /// Bid points for a place in the draft (B-25.2).
    Bid(u8),
    /// Take an officer that nobody has (B-25.1).
    Hire(Officer),
    /// Turn an Automa tile.
    TurnTile,
    /// Carry out an action of the Automa tile, counted from 0; written counted from 1.
    Action(u8),
    /// Put drops on the head streams, so many on each, all at once as an Automa does.
    Drops([u8; 4]),
    /// Send the Architect to a place for one engineer, which is named next (DP-2, L-6.2).
    Architect,
    /// Place engineers at a private building, or have it act (DP-2, DP-24, DP-25, L-4.8).
    Use(Building),
    /// Place an engineer on Margot's space (DP-2, L-6.4).
    Margot,
    /// Put the machinery of an external work onto the wheel (DP-17, L-6.3).
    Leslie,
    /// Give the machinery of an external work away, though it could go onto the wheel (DP-17, L-6.3).
    GiveAway,
    /// The dam for a drop (DP-19).
    Fill(BaseSpace),
    /// The technology tile to take back from the wheel (DP-20).
    Retrieve(Tile),
    /// The machines to take back from a segment of the wheel, counted from the open one (DP-21).
    Salvage {
        /// The segment: how many turns before it returns by itself.
        segment: u8,
        /// Excavators.
        excavators: u8,
        /// Mixers.
        mixers: u8,
        /// Excamixers (L-14.4).
        excamixers: u8,
    },
    /// The external work to buy, by its position counted from 0; written counted from 1 (DP-22).
    Work(u8),
    /// The advanced tile to take (DP-23).
    TakeTile(Tile),
    /// Place engineers on Gennaro's construction space (DP-2, L-14.5).
    Gennaro,
    /// Place an engineer on Wu's space (DP-2, L-14.6).
    Wu,
    /// Let a drop that would wait on a head stream flow at once (DP-12, L-14.8).
    Flow(HeadStream),
    /// Leave an optional thing undone: no contract, no more drops, no free structure, no second production.
    Decline,
}

/// What is paid for a construction, or of Elon's for an external work: machines for the wheel, and credits instead of machines (B-7.3, B-21.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Payment {
    /// Excavators put on the wheel.
    pub excavators: u8,
    /// Mixers put on the wheel.
    pub mixers: u8,
    /// Excamixers put on the wheel (L-14.4).
    pub excamixers: u8,
    /// Credits paid through Solomon.
    pub credits: u8,
}

/// A kind of machinery (B-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Machine {
    /// For bases and conduits.
    Excavator,
    /// For elevations and powerhouses.
    Mixer,
}
