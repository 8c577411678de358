//! What a sheet says of a player: goods, wheel, engineers, contracts, structures.

use kernel::{Fault, Seat, Set, fault};

use super::read::{Read, wrong};
use super::{PlayerSheet, Sheet, SheetError};
use crate::automa::Level;
use crate::company::{Company, Kind, Officer};
use crate::contract::Contract;
use crate::map::Site;
use crate::officers::EXCAMIXERS;
use crate::position::{Player, Segment, Table, Variant};
use crate::space::{BLOCKED, PATENTS, Space};
use crate::tables::{CONSTRUCTION_SPACES, MAHIRI_SPACES, START_ENGINEERS};
use crate::tile::Tile;

/// Amounts beyond this are surely slips, and would leave the range of the position's fields in play.
pub(super) const MOST_MACHINES: u8 = 99;
const MOST_CREDITS: u16 = 9999;

impl Sheet {
    /// What is said of a player; what is not said is as at the start of a game.
    pub(super) fn fill_player(&self, table: &mut Table, seat: Seat) -> Read<()> {
        let Some(company) = table.seats[seat].company else { return Ok(()) };
        let Some(sheet) = self.player(company).or(self.seat(seat)) else { return Ok(()) };
        let mut player = table.seats[seat];
        if let Some(officer) = &sheet.officer {
            player.officer = match officer.as_str() {
                "none" => None,
                name => Some(
                    name.parse()
                        .map_err(|error| SheetError(fault!("sheet-of-company", company; reason = error)))?,
                ),
            };
        }
        if let Some(officer) = player.officer
            && table.seats().any(|other| other != seat && table.seats[other].officer == Some(officer))
        {
            return wrong(fault!("sheet-works-two-companies", rule = "B-1.2", officer));
        }
        if let Some(officer) = player.officer.filter(|it| !table.terms.options.officers().contains(it)) {
            return wrong(fault!("sheet-officer-by-option", rule = "L-14.1", officer));
        }
        player.copied = sheet.copied;
        if player.copied.is_some() && player.officer != Some(Officer::Mahiri) {
            return wrong(fault!("sheet-copied-officer-without-mahiri", rule = "B-21.7", company));
        }
        if player.copied == Some(Officer::Mahiri) {
            return wrong(fault!("sheet-mahiri-cannot-copy-herself", rule = "B-21.7", company));
        }
        player.passed = sheet.passed.unwrap_or(false);
        player.credits = within(sheet.credits.unwrap_or(player.credits), MOST_CREDITS, company, "credits")?;
        let fresh = (player.excavators, player.mixers, 0);
        let (excavators, mixers, excamixers) = player.officer.map_or(fresh, Officer::machines);
        player.excavators =
            within(sheet.excavators.unwrap_or(excavators), MOST_MACHINES, company, "excavators")?;
        player.mixers = within(sheet.mixers.unwrap_or(mixers), MOST_MACHINES, company, "mixers")?;
        player.excamixers = sheet.excamixers.unwrap_or(excamixers);
        player.energy = within(sheet.energy.unwrap_or(0), MOST_CREDITS, company, "energy")?;
        player.vp = sheet.vp.unwrap_or(player.vp);
        if !(-9999..=9999).contains(&player.vp) {
            return wrong(fault!("sheet-points-impossible", company, points = player.vp));
        }
        if player.automa.is_some_and(|level| level < Level::VeryHard) && player.officer.is_some() {
            return wrong(fault!("sheet-automa-below-very-hard", rule = "A-21.1", company));
        }
        if player.is_automa() && player.credits > 0 {
            return wrong(fault!("sheet-automa-no-credits", rule = "A-23.1", company));
        }
        if player.is_automa() && sheet.contracts.as_ref().is_some_and(|held| !held.is_empty()) {
            return wrong(fault!("sheet-automa-holds-no-contracts", rule = "A-23.1", company));
        }
        self.fill_wheel(sheet, &mut player, company)?;
        if !table.expanded() && (player.tiles | player.tiles_on_wheel()).meets(Tile::OF_EXPANSION) {
            return wrong(fault!("sheet-only-with-leeghwater", rule = "L-1.5", what = company));
        }
        fill_engineers(table, sheet, &mut player, seat)?;
        player.contracts = contract_set(sheet.contracts.as_deref(), player.contracts, company)?;
        player.fulfilled = contract_set(sheet.fulfilled.as_deref(), Set::EMPTY, company)?;
        if player.contracts.meets(Contract::NATIONAL) {
            return wrong(fault!("sheet-cannot-hold-national-contract", rule = "B-13.6", company));
        }
        table.seats[seat] = player;
        build_structures(table, sheet, seat, company)
    }

    fn fill_wheel(&self, sheet: &PlayerSheet, player: &mut Player, company: Company) -> Read<()> {
        if let Some(wheel) = &sheet.wheel {
            if wheel.len() > player.wheel.len() {
                return wrong(fault!("sheet-wheel-more-than-segments", rule = "B-8.1", company));
            }
            player.wheel = Default::default();
            for (segment, text) in player.wheel.iter_mut().zip(wheel) {
                *segment = read_segment(text)
                    .map_err(|error| SheetError(fault!("sheet-wheel", company; reason = error)))?;
            }
            if player.wheel[0] != Segment::default() {
                return wrong(fault!("sheet-open-segment-wheel-first", rule = "B-8.4", company));
            }
        }
        let on_wheel = player.tiles_on_wheel();
        let excavators: u16 = player.wheel.iter().map(|segment| u16::from(segment.excavators)).sum();
        let mixers: u16 = player.wheel.iter().map(|segment| u16::from(segment.mixers)).sum();
        within(excavators + u16::from(player.excavators), MOST_MACHINES.into(), company, "excavators")?;
        within(mixers + u16::from(player.mixers), MOST_MACHINES.into(), company, "mixers")?;
        let mixed = player.wheel.iter().map(|segment| u16::from(segment.excamixers)).sum::<u16>();
        let most = if player.officer == Some(Officer::Elon) { EXCAMIXERS } else { 0 };
        if mixed + u16::from(player.excamixers) > most.into() {
            return wrong(fault!("sheet-excamixers", rule = "L-14.4", company, most));
        }
        let lying = player.wheel.iter().filter(|segment| segment.tile.is_some()).count();
        if lying != on_wheel.len() as usize {
            return wrong(fault!("sheet-tile-lies-twice-wheel", rule = "B-23.6", company));
        }
        let special = Set::of(Tile::ANTON).with(Tile::LESLIE);
        let own = player.officer.map_or(Set::EMPTY, Officer::tile);
        player.tiles = match &sheet.tiles {
            Some(tiles) => tiles.iter().copied().collect(),
            None => ((player.tiles - special) | own) - on_wheel,
        };
        if player.tiles.meets(on_wheel) {
            return wrong(fault!("sheet-tile-both-supply-wheel", rule = "B-23.6", company));
        }
        let strays = ((player.tiles | on_wheel) - own) & special;
        if strays.has(Tile::ANTON) {
            return wrong(fault!("sheet-anton-tile-without-anton", rule = "B-21.6", company));
        }
        if strays.has(Tile::LESLIE) {
            return wrong(fault!("sheet-leslie-tile-without-leslie", rule = "L-6.3", company));
        }
        Ok(())
    }
}

/// What lies in a segment: `base 4E`, `3M`, nothing.
fn read_segment(text: &str) -> Result<Segment, Fault> {
    let mut segment = Segment::default();
    for word in text.split_whitespace() {
        let amount = word.get(..word.len() - 1).and_then(|number| number.parse::<u8>().ok());
        match (amount.filter(|&it| it <= MOST_MACHINES), word.chars().last()) {
            (Some(count), Some('E' | 'e')) => segment.excavators = count,
            (Some(count), Some('M' | 'm')) => segment.mixers = count,
            (Some(count), Some('X' | 'x')) => segment.excamixers = count,
            _ if segment.tile.is_none() => {
                segment.tile = Some(word.parse().map_err(|error: kernel::NotationError| Fault::from(error))?);
            }
            _ => return Err(fault!("sheet-segment-written-like-not", text)),
        }
    }
    Ok(segment)
}

fn within<T: PartialOrd + std::fmt::Display>(amount: T, most: T, company: Company, what: &str) -> Read<T> {
    if amount > most { wrong(fault!("sheet-too-much", company, amount, what)) } else { Ok(amount) }
}

fn contract_set(named: Option<&[Contract]>, fresh: Set<Contract>, company: Company) -> Read<Set<Contract>> {
    let Some(named) = named else { return Ok(fresh) };
    let set: Set<Contract> = named.iter().copied().collect();
    if set.len() as usize != named.len() {
        return wrong(fault!("sheet-contract-twice", company));
    }
    Ok(set)
}

/// Engineers on spaces, at the bank and in supply add up to twelve (B-23.2); what is not said is made to fit.
fn fill_engineers(table: &Table, sheet: &PlayerSheet, player: &mut Player, seat: Seat) -> Read<()> {
    let Some(company) = player.company else { return Ok(()) };
    let mut placed = 0u8;
    player.spaces = Set::EMPTY;
    for &space in sheet.spaces.iter().flatten() {
        if space == Space::BANK {
            return wrong(fault!("sheet-engineers-bank-counted-bank", company));
        }
        if Space::WORKS.contains(&space) && !table.expanded() {
            return wrong(fault!("sheet-only-with-leeghwater", rule = "L-3.1", what = space));
        }
        if BLOCKED[table.players as usize].has(space) {
            return wrong(fault!("sheet-blocked-players", rule = "B-3.9", space, players = table.players));
        }
        if table.variant == Variant::Intro && PATENTS.has(space) {
            return wrong(fault!("sheet-introductory-game-no-patent", rule = "B-3.11"));
        }
        let mut others = table.seats().filter(|&other| other != seat);
        if player.spaces.has(space) || others.any(|other| table.seats[other].spaces.has(space)) {
            return wrong(fault!("sheet-holds-engineers-twice", rule = "B-6.6", space));
        }
        player.spaces.add(space);
        placed += space.row().engineers;
    }
    for (&space, &engineers) in sheet.posted.iter().flatten() {
        let taken = table
            .seats()
            .filter(|&other| other != seat)
            .fold(player.spaces, |set, other| set | table.seats[other].spaces);
        let closed = (taken | BLOCKED[table.players as usize]).with(Space::BANK);
        let strange = Space::WORKS.contains(&space) && !table.expanded();
        if strange || closed.has(space) || !(1..=2).contains(&engineers) {
            return wrong(fault!("sheet-no-tile-can-sent", rule = "A-4.2", engineers, company, space));
        }
        player.spaces.add(space);
        player.posted.add(space);
        if engineers == 2 {
            player.paired.add(space);
        }
        placed += engineers;
    }
    placed += table.visiting(seat);
    player.own_space = sheet.own_space.unwrap_or(0);
    let fits = match player.officer {
        Some(Officer::Margot) => player.own_space <= 1,
        Some(Officer::Mahiri) if table.terms.options.adds_actions() => {
            let each = if table.terms.options.promo_officers { 2 } else { 1 };
            player.own_space <= each * MAHIRI_SPACES.len() as u8
        }
        officer => {
            let space = officer.and_then(Officer::own_space).map_or(0, |space| space.engineers);
            [0, space].contains(&player.own_space)
        }
    };
    if !fits {
        return wrong(fault!("sheet-own-space", rule = "L-6.4", company));
    }
    placed += player.own_space;
    player.laid = within(sheet.laid.unwrap_or(0), START_ENGINEERS, company, "laid")?;
    placed += player.laid;
    player.constructions = sheet.constructions.unwrap_or(0);
    player.copies = sheet.copies.unwrap_or(0);
    if player.copies > 0 && player.officer != Some(Officer::Mahiri) {
        return wrong(fault!("sheet-used-mahiri-spaces-without", rule = "B-21.7", company));
    }
    for (used, spaces, rule) in [
        (player.constructions, CONSTRUCTION_SPACES.as_slice(), "B-7.1"),
        (player.copies, MAHIRI_SPACES.as_slice(), "B-21.7"),
    ] {
        let Some(used) = spaces.get(..used as usize) else {
            return wrong(fault!("sheet-only-such-spaces", rule, company, count = spaces.len()));
        };
        // An Automa's engineers are laid beside those spaces.
        if !player.is_automa() {
            placed += used.iter().map(|space| space.engineers).sum::<u8>();
        }
    }
    let all = START_ENGINEERS;
    let rest = all.checked_sub(placed);
    let (engineers, bank) = match (sheet.engineers, sheet.bank, rest) {
        (Some(engineers), Some(bank), Some(rest)) if engineers.checked_add(bank) == Some(rest) => {
            (engineers, bank)
        }
        (Some(engineers), None, Some(rest)) if engineers <= rest => (engineers, rest - engineers),
        (None, bank, Some(rest)) if bank.unwrap_or(0) <= rest => {
            (rest - bank.unwrap_or(0), bank.unwrap_or(0))
        }
        _ => return wrong(fault!("sheet-engineers-do-not-add", rule = "B-23.2", company, all)),
    };
    player.engineers = engineers;
    player.banked = bank;
    let tommaso = player.officer == Some(Officer::Tommaso);
    player.architect = sheet.architect.unwrap_or(tommaso) && engineers > 0;
    if sheet.architect == Some(true) && !(tommaso && engineers > 0) {
        return wrong(fault!("sheet-architect", rule = "L-15.1", company));
    }
    Ok(())
}

/// Puts a player's structures on the map.
fn build_structures(table: &mut Table, sheet: &PlayerSheet, seat: Seat, company: Company) -> Read<()> {
    let active = std::mem::replace(&mut table.active, seat);
    for text in sheet.structures.iter().flatten() {
        let (name, raised) = text.split_once('+').unwrap_or((text, "0"));
        let site: Site =
            name.parse().map_err(|error| SheetError(fault!("sheet-of-company", company; reason = error)))?;
        let elevations = match (site, raised) {
            (_, "0") => 0,
            (Site::Base(_), "1") => 1,
            (Site::Base(_), "2") => 2,
            _ => return wrong(fault!("sheet-not-structure", rule = "B-1.7", company, text)),
        };
        let kind = match site {
            Site::Base(_) => Kind::Base,
            Site::Conduit(_) => Kind::Conduit,
            Site::Powerhouse(_) => Kind::Powerhouse,
            Site::Building(_) => return wrong(fault!("sheet-not-structure", rule = "L-4.1", company, text)),
        };
        table.set_up(kind, site, company)?;
        for _ in 0..elevations {
            table.set_up(Kind::Elevation, site, company)?;
        }
    }
    table.active = active;
    Ok(())
}

impl Table {
    /// Puts a structure of the active player on the map, if it could stand there.
    fn set_up(&mut self, kind: Kind, site: Site, company: Company) -> Read<()> {
        if let Some(refusal) = self.refuse_standing(kind, site) {
            let rule = kernel::Refusal::rule(&refusal);
            return wrong(fault!("sheet-structure-impossible", rule, company, structure = kind, site));
        }
        self.stand(kind, site);
        Ok(())
    }
}
