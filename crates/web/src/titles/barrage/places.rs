//! What the places of the board are called, and which of them a move belongs to.

use barrage::{Machine, Move, PowerhouseSpace, Site, Space, Tile, Via, View};

/// An action space.
pub(super) fn space(space: Space) -> String {
    space.to_string().replace("+", "plus-").replace(" -", " minus-").replace(' ', "-")
}

/// A powerhouse space.
pub(super) fn powerhouse(space: PowerhouseSpace) -> String {
    space.to_string().replace('.', "-")
}

/// A technology tile in a player's own supply.
pub(super) fn tile(tile: Tile) -> String {
    format!("tile-{tile}")
}

/// A technology tile on a player's own wheel.
pub(super) fn wheel_tile(tile: Tile) -> String {
    format!("wheel-{tile}")
}

/// A technology tile in the patent office.
pub(super) fn patent(tile: Tile) -> String {
    format!("patent-{tile}")
}

/// The machines in a segment of a player's own wheel.
pub(super) fn segment(nth: u8) -> String {
    format!("segment-{nth}")
}

/// Where a move is chosen on the board; nowhere if it is about nothing that lies there.
pub(super) fn of(view: &View, mv: Move) -> Vec<String> {
    match mv {
        Move::Draft { company, contract } => {
            vec![format!("company-{company}"), format!("contract-{contract}")]
        }
        Move::Place(it) => vec![space(it)],
        Move::Construct => vec!["construct".to_owned()],
        // The tiles that need no engineers stand for it, besides the construction space.
        Move::ConstructFree => {
            let tiles = view.table.me().tiles;
            let free = |it: &Tile| {
                use barrage::Special::{NoEngineers, NoEngineersNoMachines};
                tiles.has(*it) && matches!(it.special(), Some(NoEngineers | NoEngineersNoMachines))
            };
            std::iter::once("construct".to_owned()).chain(Tile::all().filter(free).map(tile)).collect()
        }
        Move::Mahiri => vec!["mahiri".to_owned()],
        Move::Tile { via: Via::Own, tile: it } => vec![tile(it)],
        Move::Tile { via: Via::Anton, tile: it } => vec![wheel_tile(it), tile(Tile::ANTON)],
        Move::Tile { via: Via::Mahiri, tile: it } => vec![wheel_tile(it)],
        Move::Build { site: Site::Powerhouse(it), .. } => vec![powerhouse(it)],
        Move::Build { site, .. } => vec![site.to_string()],
        Move::Produce { dam, conduit, .. } => vec![dam.to_string(), conduit.to_string()],
        Move::Fulfil(it) | Move::Take(it) | Move::Discard(it) => vec![format!("contract-{it}")],
        Move::TakeTwo(first, second) => vec![format!("contract-{first}"), format!("contract-{second}")],
        Move::Gain(Machine::Excavator) => vec!["excavators".to_owned()],
        Move::Gain(Machine::Mixer) => vec!["mixers".to_owned()],
        Move::Drop(head) => vec![head.to_string()],
        Move::Drops(drops) => {
            let heads = barrage::HeadStream::ALL.into_iter().zip(drops);
            heads.filter(|(_, drops)| *drops > 0).map(|(head, _)| head.to_string()).collect()
        }
        Move::Use(building) => vec![building.to_string()],
        Move::Work(position) => vec![space(barrage::Space::WORKS[usize::from(position).min(2)])],
        Move::Fill(dam) => vec![dam.to_string()],
        Move::Retrieve(it) => vec![wheel_tile(it)],
        Move::TakeTile(it) => vec![patent(it)],
        Move::Architect => vec!["architect".to_owned()],
        Move::Margot => vec!["margot".to_owned()],
        Move::Gennaro => vec!["gennaro".to_owned()],
        Move::Wu => vec!["wu".to_owned()],
        Move::Flow(head) => vec![head.to_string()],
        Move::Salvage { segment: it, .. } => vec![segment(it)],
        Move::Copy(officer) => vec![format!("officer-{officer}")],
        Move::TurnTile | Move::Action(_) => vec!["automa".to_owned()],
        Move::Pass
        | Move::Engineers(_)
        | Move::Pay(_)
        | Move::Bid(_)
        | Move::Hire(_)
        | Move::Leslie
        | Move::GiveAway
        | Move::Decline => Vec::new(),
    }
}
