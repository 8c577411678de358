//! What the places of the board are called, and which of them a move belongs to.

use barrage::{Machine, Move, PowerhouseSpace, Site, Space, Tile, Via, View};

/// The rule that tells most about a place or a panel, by how its name begins.
pub(super) static RULES: &[(&str, &str)] = &[
    ("sheet-course", "B-4.1"),
    ("sheet-track", "B-17.1"),
    ("sheet-map", "B-2.3"),
    ("sheet-water", "B-11.3"),
    ("sheet-objective", "B-19.1"),
    ("sheet-offices", "B-14.1"),
    ("sheet-project", "L-3.1"),
    ("sheet-contracts", "B-13.1"),
    ("sheet-automa", "A-5.1"),
    ("sheet-", "B-1.4"),
    ("B", "B-11.1"),
    ("C", "B-2.5"),
    ("P", "B-12.1"),
    ("H", "B-16.1"),
    ("construct", "B-7.1"),
    ("turbine", "B-14.2"),
    ("water-2", "B-14.3"),
    ("water-1", "B-14.4"),
    ("bank", "B-14.5"),
    ("workshop", "B-14.6"),
    ("machinery", "B-14.7"),
    ("contracts", "B-14.8"),
    ("contract-", "B-13.1"),
    ("patent", "B-14.9"),
    ("work", "L-3.1"),
    ("tile-", "B-22.2"),
    ("wheel-", "B-8.4"),
    ("segment-", "B-8.4"),
    ("excavators", "B-1.3"),
    ("mixers", "B-1.3"),
    ("company-", "B-1.1"),
    ("officer-", "B-1.2"),
    ("mahiri", "B-21.7"),
    ("architect", "L-6.2"),
    ("margot", "L-6.4"),
    ("gennaro", "L-14.5"),
    ("wu", "L-14.6"),
    ("automa", "A-5.1"),
];

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
        Move::Copy(officer) | Move::Hire(officer) => vec![format!("officer-{officer}")],
        Move::TurnTile | Move::Action(_) => vec!["automa".to_owned()],
        Move::Pass
        | Move::Engineers(_)
        | Move::Pay(_)
        | Move::Bid(_)
        | Move::Leslie
        | Move::GiveAway
        | Move::Decline => Vec::new(),
    }
}
