//! Barrage under study.

use ::barrage::{Barrage, Event, Position, Tile, Why};
use kernel::Seat;

use crate::studied::Studied;

impl Studied for Barrage {
    const GROUPS: &'static [&'static str] = &["companies", "officers", "tiles", "contracts"];

    fn points(position: &Position, seat: Seat) -> i32 {
        position.table.seats[seat].vp.into()
    }

    fn source(event: &Event) -> &'static str {
        let (Event::Gained { why, .. } | Event::Lost { why, .. }) = event else { return "other" };
        match why {
            Why::Contract(_) => "contracts",
            Why::Income => "income",
            Why::Conduit(_) => "conduits",
            Why::EnergyPlace | Why::EnergyTrack => "energy",
            Why::Bonus(_) => "bonus",
            Why::Objective(_) => "objective",
            Why::Tile(_) => "tiles",
            Why::Company(_) => "companies",
            Why::Leftovers | Why::Water => "leftovers",
            Why::Work(_) => "works",
            Why::Building(_) => "buildings",
            Why::Space(_) | Why::PrivateSpace | Why::Site(_) => "spaces",
            Why::Choice
            | Why::Solomon
            | Why::Production
            | Why::AutomaTile(_)
            | Why::Officer(_)
            | Why::Auction => "other",
        }
    }

    fn had(&self, position: &Position, seat: Seat, had: &mut dyn FnMut(usize, String)) {
        let player = &position.table.seats[seat];
        if let Some(company) = player.company {
            had(0, company.to_string());
        }
        if let Some(officer) = player.officer {
            had(1, officer.to_string());
        }
        let wheel = player.wheel.iter().filter_map(|segment| segment.tile);
        let tiles = player.tiles.iter().chain(wheel).filter(|&tile| tile != Tile::ANTON && tile.advanced());
        tiles.for_each(|tile| had(2, tile.to_string()));
        player.fulfilled.iter().for_each(|contract| had(3, contract.to_string()));
    }
}
