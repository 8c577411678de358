//! From a sheet to a position: the fresh set-up, changed as the sheet says, and checked.

use kernel::{Fault, Moves, Seat, Seed, Set, SetupError, fault};

use super::{DraftSheet, PlayerSheet, Sheet, SheetError};
use crate::auction::MOST_BID;
use crate::automa::Level;
use crate::board::{Bonus, HeadStreamTile};
use crate::company::{Company, Kind, Officer};
use crate::contract::{Colour, Contract};
use crate::game::Barrage;
use crate::map::{HeadStream, Site};
use crate::moves::Move;
use crate::position::{Phase, Player, Position, River, Segment, Table, Variant};
use crate::setup::Setup;
use crate::space::{BLOCKED, PATENTS, Space};
use crate::step::Step;
use crate::tables::{CONSTRUCTION_SPACES, MAHIRI_SPACES, START_ENGINEERS};
use crate::terms::{Seating, VERSION};
use crate::tile::{Tile, Via};

pub(super) type Read<T> = Result<T, SheetError>;

/// What cannot be.
pub(super) fn wrong<T>(fault: Fault) -> Read<T> {
    Err(SheetError(fault))
}

/// Amounts beyond this are surely slips, and would leave the range of the position's fields in play.
const MOST_MACHINES: u8 = 99;
const MOST_CREDITS: u16 = 9999;
/// Deeper than any agenda of a real game, and far from its room.
const DEEPEST_AGENDA: usize = 8;

impl Sheet {
    /// The position the sheet describes. It is not carried forward: [`Position::settle`] does that.
    pub fn position(&self) -> Read<Position> {
        if let Some(game) = self.game.as_deref()
            && !game.eq_ignore_ascii_case("barrage")
        {
            return wrong(fault!("sheet-position-not-barrage", game));
        }
        let named = self.seats.as_ref().map(|seats| seats.len().min(255) as u8);
        let players = self.players.or(named).unwrap_or(2);
        let variant = self.variant.unwrap_or_default();
        let options = self.options.unwrap_or_default();
        let setup = Setup { automas: self.automas(players)?, options, ..Setup::new(players, variant) };
        setup.check().map_err(|error| SheetError(error.0))?;
        if let Some(named) = named
            && named != players
        {
            return wrong(fault!("sheet-seats-names-companies-play", named, players));
        }
        let version = self.rules.unwrap_or(VERSION.into());
        SetupError::version::<Barrage>(version).map_err(|error| SheetError(error.0))?;
        let mut position = Position::deal(&setup, version as u8, Seed(self.seed.unwrap_or(1)));
        let drafting = self.phase == Some(Phase::Draft);
        if drafting && variant == Variant::Intro {
            return wrong(fault!("sheet-introductory-game-no-draft", rule = "B-3.10"));
        }
        self.seat_companies(&mut position.table, drafting)?;
        self.lay_leeghwater(&mut position.table)?;
        self.lay_river(&mut position.table)?;
        for seat in position.table.seats() {
            self.fill_player(&mut position.table, seat)?;
        }
        self.lay_water(&mut position.table)?;
        self.lay_tiles(&mut position)?;
        self.lay_works(&mut position)?;
        self.lay_contracts(&mut position)?;
        self.lay_automa_tiles(&mut position)?;
        self.lay_offer(&mut position.table, drafting)?;
        self.set_turn(&mut position.table, drafting)?;
        self.direct_humans(&mut position.table)?;
        match self.impossible(&position.table) {
            Some(fault) => wrong(fault),
            None => Ok(position),
        }
    }

    /// What speaks against the position as a whole. A file that does not say what lies on a wheel leaves open where
    /// machines are.
    fn impossible(&self, table: &Table) -> Option<Fault> {
        let kept = |seat: Seat| {
            // The contracts beyond three are discarded at once (B-13.10).
            let discards = seat == table.active && table.agenda.contains(&Step::Discard);
            let player = &table.seats[seat];
            // Simone's company keeps four, and so may whoever has copied him (B-25.4).
            let simone = player.has(Officer::Simone) || player.officer == Some(Officer::Mahiri);
            let most = if simone { 4 } else { 3 };
            let most = if discards { most + 2 } else { most };
            let company = player.company?;
            (player.contracts.len() > most)
                .then(|| fault!("sheet-too-many-face-up-contracts", rule = "B-13.10", company))
        };
        let machines = |seat: Seat| {
            let player = &table.seats[seat];
            let said = player
                .company
                .and_then(|company| self.player(company))
                .or(self.seat(seat))
                .is_some_and(|it| it.wheel.is_some());
            if said { player.missing_machines() } else { None }
        };
        table.seats().find_map(kept).or_else(|| {
            if self.study == Some(true) {
                return None;
            }
            table.stray_neutral_dam().or_else(|| table.seats().find_map(machines))
        })
    }

    /// Which company sits where. Without a word: USA, Germany, Italy, France from P1 on.
    fn seat_companies(&self, table: &mut Table, drafting: bool) -> Read<()> {
        let drafted = table.phase == Phase::Draft;
        let mut taken = Vec::new();
        for seat in table.seats() {
            let company = match self.seats.as_ref().map(|seats| seats[seat.index()].as_str()) {
                Some("?") if drafting => None,
                Some(name) => Some(name.parse::<Company>().map_err(|error| SheetError(Fault::from(error)))?),
                None if drafting => None,
                None => Some(Company::ALL[seat.index()]),
            };
            if let Some(company) = company {
                if taken.contains(&company) {
                    return wrong(fault!("sheet-sits-two-seats", company));
                }
                if !table.terms.options.companies().contains(&company) {
                    return wrong(fault!("sheet-only-with-leeghwater", rule = "L-1.3", what = company));
                }
                taken.push(company);
                if drafted {
                    // A fresh full game has no companies yet: everybody begins alike, without officer or contract.
                    table.seats[seat] = match table.seats[seat].automa {
                        Some(level) => Player::automa(company, None, level, table.terms.options),
                        None => Player::beginning(company, None, table.terms.options),
                    };
                } else {
                    table.seats[seat].company = Some(company);
                }
            }
        }
        for seat in Seat::all(Seat::MOST as u8).filter(|&seat| self.seat(seat).is_some()) {
            let company = (seat.0 < table.players).then(|| table.seats[seat].company).flatten();
            if company.is_none_or(|company| self.player(company).is_some()) {
                return wrong(fault!("sheet-nobody-table", name = seat));
            }
        }
        for company in Company::EVERY {
            if self.player(company).is_some() && !taken.contains(&company) {
                return wrong(fault!("sheet-described-does-not-play", company));
            }
        }
        if drafted && !drafting {
            table.pairs = Default::default();
            table.starting = Set::EMPTY;
            table.extra_officers = Set::EMPTY;
        }
        Ok(())
    }

    /// Neutral dams and head streams.
    fn lay_river(&self, table: &mut Table) -> Read<()> {
        let river = &mut table.river;
        if let Some(neutral) = &self.neutral {
            *river = River { tiles: river.tiles, waiting: river.waiting, ..River::default() };
            for (&space, &level) in neutral {
                if !(1..=3).contains(&level) {
                    return wrong(fault!("sheet-neutral-dam-cannot-level", rule = "B-1.7", space, level));
                }
                river.dams.add(space);
                river.neutral.add(space);
                if level >= 2 {
                    river.raised.add(space);
                }
                if level == 3 {
                    river.high.add(space);
                }
                river.hold(space);
            }
        }
        for (head, sheet) in self.head_streams.iter().flatten() {
            let index = head.0 as usize;
            if let Some(tile) = sheet.tile {
                river.tiles[index] = tile;
            }
            if let Some(drops) = sheet.drops {
                if drops > MOST_MACHINES {
                    return wrong(fault!("sheet-cannot-hold-drops", head, drops));
                }
                river.waiting[index] = drops;
            }
        }
        // An unnamed head stream gives way to a named one by taking a tile that lies nowhere.
        let named = |head: HeadStream| {
            self.head_streams.as_ref().and_then(|heads| heads.get(&head)).is_some_and(|it| it.tile.is_some())
        };
        for head in HeadStream::ALL.into_iter().filter(|&head| !named(head)) {
            let tile = river.tiles[head.0 as usize];
            let taken = |tile| {
                HeadStream::ALL
                    .into_iter()
                    .any(|other| other != head && river.tiles[other.0 as usize] == tile)
            };
            if taken(tile)
                && let Some(free) = HeadStreamTile::all().find(|&tile| !taken(tile))
            {
                river.tiles[head.0 as usize] = free;
            }
        }
        for (index, tile) in river.tiles.iter().enumerate() {
            if river.tiles[..index].contains(tile) {
                return wrong(fault!("sheet-head-stream-tile-lies-two", rule = "B-3.2", tile));
            }
        }
        Ok(())
    }

    /// Drops behind dams; without a word each neutral dam holds one (B-3.7).
    fn lay_water(&self, table: &mut Table) -> Read<()> {
        let Some(water) = &self.water else { return Ok(()) };
        table.river.held = Default::default();
        table.river.wet = Set::EMPTY;
        for (&space, &drops) in water {
            let level = table.level(space);
            // A fourth drop may be left over from a copied Graziano (B-23.4).
            let most = if level == 3 && !table.river.neutral.has(space) { 4 } else { level };
            if level == 0 && drops > 0 {
                return wrong(fault!("sheet-no-dam-hold-water", rule = "B-11.1", space));
            }
            if drops > most {
                return wrong(fault!("sheet-dam-cannot-hold-drops", rule = "B-23.4", space, drops));
            }
            for _ in 0..drops {
                table.river.hold(space);
            }
        }
        Ok(())
    }

    fn fill_player(&self, table: &mut Table, seat: Seat) -> Read<()> {
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
        player.excavators =
            within(sheet.excavators.unwrap_or(player.excavators), MOST_MACHINES, company, "excavators")?;
        player.mixers = within(sheet.mixers.unwrap_or(player.mixers), MOST_MACHINES, company, "mixers")?;
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

    /// Patents and stacks of advanced tiles. What is said wins; the fresh deal fills the rest.
    fn lay_tiles(&self, position: &mut Position) -> Read<()> {
        let table = &mut position.table;
        let mut used = Set::EMPTY;
        for seat in table.seats() {
            let player = &table.seats[seat];
            let company = player.company;
            let advanced = (player.tiles | player.tiles_on_wheel()) & Tile::ADVANCED;
            if used.meets(advanced) {
                return wrong(fault!("sheet-advanced-tile-belongs-two", rule = "B-23.6"));
            }
            if table.variant == Variant::Intro && !advanced.is_empty() {
                return wrong(fault!("sheet-introductory-game-no-advanced", rule = "B-3.11"));
            }
            let joker = (player.tiles | player.tiles_on_wheel()).has(Tile::BASIC_JOKER);
            if table.variant == Variant::Full && joker && company.is_some() {
                return wrong(fault!("sheet-full-game-no-basic", rule = "B-3.14"));
            }
            used |= advanced;
        }
        if table.variant == Variant::Intro {
            return if self.patents.is_some() {
                wrong(fault!("sheet-introductory-game-no-patent", rule = "B-3.11"))
            } else {
                Ok(())
            };
        }
        if table.expanded() {
            self.settle_removed(table, used)?;
            used |= table.leeghwater.removed;
        }
        let mut take = |tile: Tile, place: &str| {
            if used.has(tile) || !tile.advanced() {
                return wrong(fault!("sheet-tile-cannot-lie", rule = "B-23.6", tile, place));
            }
            used.add(tile);
            Ok(())
        };
        if let Some(patents) = &self.patents {
            if patents.len() > 3 {
                return wrong(fault!("sheet-there-three-patent-slots", rule = "B-3.13"));
            }
            table.patents = Default::default();
            for (slot, name) in table.patents.iter_mut().zip(patents).filter(|(_, name)| *name != "-") {
                let tile: Tile =
                    name.parse().map_err(|error| SheetError(fault!("sheet-patents"; reason = error)))?;
                take(tile, "patents")?;
                *slot = Some(tile);
            }
        }
        let stacks = self.stacks.clone().unwrap_or_default();
        for (level, named) in [stacks.first, stacks.second, stacks.third].into_iter().enumerate() {
            let Some(named) = named else { continue };
            if named.top.len() > 5 {
                return wrong(fault!("sheet-level-five-advanced-tiles", rule = "B-1.12"));
            }
            let stack = &mut position.hidden.tiles[level];
            // The rest of the deal stays below what is named; what is named elsewhere leaves it in the end.
            stack.retain(|tile| named.more && !named.top.contains(tile));
            for &tile in named.top.iter().rev() {
                if usize::from(tile.level()) != level + 1 {
                    return wrong(fault!(
                        "sheet-not-tile-level",
                        rule = "B-3.13",
                        tile,
                        level = ["I", "II", "III"][level]
                    ));
                }
                take(tile, "stacks")?;
                if stack.len() == stack.capacity() {
                    return wrong(fault!("sheet-level-five-advanced-tiles", rule = "B-1.12"));
                }
                stack.push(tile);
            }
        }
        // Fresh tiles give way to those that were named elsewhere.
        let stacks = self.stacks.clone().unwrap_or_default();
        let mut fresh = [true; 3];
        let mut named = Set::EMPTY;
        for (level, stack) in [&stacks.first, &stacks.second, &stacks.third].into_iter().enumerate() {
            fresh[level] = stack.as_ref().is_none_or(|stack| stack.more);
            named.extend(stack.iter().flat_map(|stack| stack.top.iter().copied()));
        }
        if self.patents.is_none() {
            for slot in &mut position.table.patents {
                if slot.is_some_and(|tile| used.has(tile)) {
                    *slot = None;
                }
                used.extend(*slot);
            }
        }
        for (stack, fresh) in position.hidden.tiles.iter_mut().zip(fresh) {
            if fresh {
                stack.retain(|&tile| !used.has(tile) || named.has(tile));
            }
        }
        Ok(())
    }

    /// Display, national contracts and stacks of contracts. What is said wins; the fresh deal fills the rest.
    fn lay_contracts(&self, position: &mut Position) -> Read<()> {
        let table = &mut position.table;
        let mut used = Set::EMPTY;
        for seat in table.seats() {
            let player = &table.seats[seat];
            for contract in player.contracts.iter().chain(player.fulfilled.iter()) {
                claim(contract, &mut used)?;
            }
        }
        if let Some(removed) = self.automa.as_ref().and_then(|automa| automa.contracts.as_ref()) {
            for &contract in removed {
                if contract.colour().is_none() || table.automas().next().is_none() {
                    return wrong(fault!("sheet-cannot-been-removed-automa", rule = "A-8.3", contract));
                }
                claim(contract, &mut used)?;
                table.automa.contracts.add(contract);
            }
        }
        if let Some(removed) = self.automa.as_ref().and_then(|automa| automa.removed.as_ref()) {
            for &contract in removed {
                if contract.colour().is_none() || table.automas().next().is_none() {
                    return wrong(fault!("sheet-cannot-been-removed-automa", rule = "A-8.3", contract));
                }
                claim(contract, &mut used)?;
                table.automa.removed.add(contract);
            }
        }
        for (&colour, names) in self.display.iter().flatten() {
            if names.len() > 2 {
                return wrong(fault!("sheet-only-two-contracts-lie", rule = "B-3.6", colour));
            }
            let places = &mut table.display[colour as usize];
            *places = Default::default();
            for (place, name) in places.iter_mut().zip(names).filter(|(_, name)| *name != "-") {
                let contract: Contract =
                    name.parse().map_err(|error| SheetError(fault!("sheet-display"; reason = error)))?;
                if contract.colour() != Some(colour) {
                    return wrong(fault!("sheet-not-contract", rule = "B-3.6", contract, colour));
                }
                claim(contract, &mut used)?;
                *place = Some(contract);
            }
        }
        if let Some(national) = &self.national {
            if national.len() >= table.players as usize {
                return wrong(fault!(
                    "sheet-players-fewer-national-contracts",
                    rule = "B-3.5",
                    players = table.players
                ));
            }
            table.national = Default::default();
            for (place, name) in table.national.iter_mut().zip(national).filter(|(_, name)| *name != "-") {
                let contract: Contract =
                    name.parse().map_err(|error| SheetError(fault!("sheet-national"; reason = error)))?;
                if !contract.national() {
                    return wrong(fault!("sheet-not-national-contract", rule = "B-3.5", contract));
                }
                claim(contract, &mut used)?;
                *place = Some(contract);
            }
        }
        let stacks = self.stacks.clone().unwrap_or_default();
        for (colour, named) in Colour::ALL.into_iter().zip([stacks.green, stacks.yellow, stacks.red]) {
            let stack = &mut position.hidden.contracts[colour as usize];
            let said = self.display.as_ref().is_some_and(|display| display.contains_key(&colour));
            if let Some(named) = named {
                stack.retain(|contract| named.more && !used.has(*contract) && !named.top.contains(contract));
                // A fresh display that gives way goes under the stack here, too.
                for contract in colour.contracts() - used {
                    if named.more && said && !stack.contains(&contract) && !named.top.contains(&contract) {
                        stack.insert(0, contract);
                    }
                }
                for &contract in named.top.iter().rev() {
                    if contract.colour() != Some(colour) {
                        return wrong(fault!("sheet-not-contract", rule = "B-3.6", contract, colour));
                    }
                    claim(contract, &mut used)?;
                    if stack.len() == stack.capacity() {
                        return wrong(fault!("sheet-contract-two-places", contract));
                    }
                    stack.push(contract);
                }
            } else {
                if said {
                    // The fresh display goes back under the stack, so that no contract is lost by naming others.
                    for contract in colour.contracts() - used {
                        if !stack.contains(&contract) {
                            stack.insert(0, contract);
                        }
                    }
                }
                stack.retain(|&contract| !used.has(contract));
            }
            for place in &mut position.table.display[colour as usize] {
                if !said && place.is_some_and(|contract| used.has(contract)) {
                    *place = stack.pop();
                }
            }
        }
        if self.national.is_none() {
            for place in &mut position.table.national {
                if place.is_some_and(|contract| used.has(contract)) {
                    *place = None;
                }
            }
        }
        Ok(())
    }

    /// Bonus tiles, objective, officers for Mahiri, and what is still to be drafted.
    fn lay_offer(&self, table: &mut Table, drafting: bool) -> Read<()> {
        if let Some(bonus) = &self.bonus {
            table.bonus = bonus
                .as_slice()
                .try_into()
                .or_else(|_| wrong(fault!("sheet-bonus-names-five-tiles", rule = "B-3.3")))?;
            if let Some(twice) = bonus.iter().enumerate().find(|(round, tile)| bonus[..*round].contains(tile))
            {
                return wrong(fault!("sheet-bonus-tile-lies-two", rule = "B-3.3", bonus = twice.1));
            }
            if !table.expanded() && bonus.iter().any(|it| !Bonus::ALL.contains(it)) {
                return wrong(fault!("sheet-only-with-leeghwater", rule = "L-2.3", what = "bonus"));
            }
            if table.variant == Variant::Intro && bonus.contains(&Bonus::Advanced) {
                return wrong(fault!("sheet-introductory-game-no-bonus", rule = "B-3.3"));
            }
        }
        if let Some(objective) = self.objective {
            table.objective = objective;
        }
        if let Some(draft) = &self.draft {
            lay_draft(table, draft, drafting)?;
        }
        let mahiri = |officer: Option<Officer>| officer == Some(Officer::Mahiri);
        let offered: Set<Officer> = table.pairs.iter().flatten().map(|&(_, officer)| officer).collect();
        let seated: Set<Officer> = table.seats().filter_map(|seat| table.seats[seat].officer).collect();
        let in_play = offered | seated;
        // Where everything is chosen freely, three lie open whoever has them (B-25.1).
        let free = table.terms.options.seating == Seating::Free;
        if let Some(officers) = &self.extra_officers {
            if officers.iter().any(|&officer| officer == Officer::Mahiri || !free && in_play.has(officer)) {
                return wrong(fault!("sheet-extra-officers-unused-ones", rule = "B-21.7"));
            }
            table.extra_officers = officers.iter().copied().collect();
        } else if !drafting || self.draft.is_some() {
            // Topped up to three with officers nobody has (B-24.4); before version 2 with Automas only after the draft.
            let people = table.humans().any(|seat| mahiri(table.seats[seat].officer));
            let early = table.terms.lays_out_officers_first() || table.automas().next().is_none();
            let laid = people && !drafting || early && (people || offered.has(Officer::Mahiri));
            let unused = table
                .terms
                .options
                .officers()
                .into_iter()
                .filter(|&it| it != Officer::Mahiri && (free || !in_play.has(it)));
            let count = match laid {
                true if free => 3,
                true => 4usize.saturating_sub(in_play.len() as usize),
                false => 0,
            };
            table.extra_officers = unused.take(count).collect();
        }
        Ok(())
    }

    /// Round, order, whose turn, and what is owed.
    fn set_turn(&self, table: &mut Table, drafting: bool) -> Read<()> {
        let players = table.players as usize;
        let who = |table: &Table, name: &str| -> Read<Seat> {
            let seat = match name.parse::<Company>() {
                Ok(company) => table.seat_of(company),
                Err(_) => name.parse::<Seat>().ok().filter(|seat| seat.index() < players),
            };
            seat.ok_or_else(|| SheetError(fault!("sheet-nobody-table", name)))
        };
        for (name, &points) in self.bids.iter().flatten() {
            if points > MOST_BID {
                return wrong(fault!("sheet-bid-too-high", rule = "B-25.2", points, most = MOST_BID));
            }
            let seat = who(table, name)?;
            table.seats[seat].bid = points;
        }
        table.phase = match (self.phase, table.phase) {
            (Some(phase), _) => phase,
            (None, _) => Phase::Actions,
        };
        if drafting {
            if self.draft.is_none() && self.seats.is_some() {
                return wrong(fault!("sheet-middle-draft-draft-says", rule = "B-3.16"));
            }
            if self.round.is_some_and(|round| round != 0) {
                return wrong(fault!("sheet-draft-comes-before-round", rule = "B-3.16"));
            }
        } else {
            table.round = self.round.unwrap_or(1);
            if !(1..=5).contains(&table.round) {
                return wrong(fault!("sheet-there-five-rounds-no", rule = "B-4.1", round = table.round));
            }
        }
        if let Some(order) = &self.order {
            if order.len() != players {
                return wrong(fault!("sheet-order-names-players-play", count = order.len(), players));
            }
            for (place, name) in order.iter().enumerate() {
                let seat = who(table, name)?;
                if table.order[..place].contains(&seat) {
                    return wrong(fault!("sheet-order-names-twice", name));
                }
                table.order[place] = seat;
            }
        } else if !drafting {
            table.order = std::array::from_fn(|seat| Seat(seat as u8));
        }
        if let Some(name) = &self.turn {
            table.active = who(table, name)?;
        } else if !drafting {
            let order = table.order();
            table.active = order.iter().copied().find(|&seat| !table.seats[seat].passed).unwrap_or(order[0]);
        }
        let first = self.agenda.as_ref().and_then(|agenda| agenda.first());
        if drafting && table.seats[table.active].company.is_some() != (first == Some(&Step::Hire)) {
            return wrong(fault!("sheet-player-whose-choice-company", rule = "B-3.16"));
        }
        if drafting && first != Some(&Step::Bid) {
            self.set_choosers(table)?;
        }
        match &self.agenda {
            Some(agenda) => {
                if agenda.len() > DEEPEST_AGENDA {
                    return wrong(fault!("sheet-agenda-most-steps", most = DEEPEST_AGENDA));
                }
                table.agenda = agenda.iter().rev().copied().collect();
            }
            None => {
                table.agenda.clear();
                match table.phase {
                    Phase::Draft => table.agenda.push(Step::Draft),
                    Phase::Income => table.agenda.push(Step::Income(table.players - 1)),
                    Phase::Actions => table.begin_turn(table.active),
                    Phase::Over => {}
                }
            }
        }
        check_agenda(table)
    }
}

impl Sheet {
    /// Those who have chosen come first in the order of choosing, then whoever chooses now, the others, and the Automas (B-3.16,
    /// An order that is not said is made so.
    fn set_choosers(&self, table: &mut Table) -> Read<()> {
        let place = |table: &Table, seat: Seat| match &table.seats[seat] {
            player if player.is_automa() => 3,
            _ if seat == table.active => 1,
            player if player.company.is_some() => 0,
            _ => 2,
        };
        let mut order = table.order;
        order[..table.players as usize].sort_by_key(|&seat| place(table, seat));
        if self.order.is_some() && order != table.order {
            return wrong(fault!("sheet-draft-order", rule = "B-3.16"));
        }
        table.order = order;
        Ok(())
    }
}

/// What is still to be drafted.
fn lay_draft(table: &mut Table, draft: &DraftSheet, drafting: bool) -> Read<()> {
    if !drafting {
        return wrong(fault!("sheet-draft-said-phase-not", rule = "B-3.16"));
    }
    for &seat in &draft.left {
        if seat.0 >= table.players || table.seats[seat].is_automa() {
            return wrong(fault!("sheet-nobody-table", name = seat));
        }
        table.seats[seat].passed = true;
    }
    let free = table.terms.options.seating == Seating::Free;
    let seated = table.seats().filter(|&seat| table.seats[seat].company.is_some()).count();
    // Where everything is chosen freely, all four contracts are there, and no pairs.
    let open = if free { 4 - seated } else { usize::from(table.players) - seated };
    let pairs = if free { 0 } else { open };
    if draft.pairs.len() != pairs || draft.contracts.len() != open {
        return wrong(fault!("sheet-players-still-draft-pairs", rule = "B-3.16", open));
    }
    table.pairs = Default::default();
    for (index, text) in draft.pairs.iter().enumerate() {
        let (company, officer) =
            text.split_once(' ').ok_or_else(|| SheetError(fault!("sheet-pair-written-not", text)))?;
        let company: Company =
            company.parse().map_err(|error| SheetError(fault!("sheet-draft"; reason = error)))?;
        let officer: Officer =
            officer.parse().map_err(|error| SheetError(fault!("sheet-draft"; reason = error)))?;
        let twice = table.pairs.iter().flatten().any(|(other, chief)| *other == company || *chief == officer);
        let seated = table.seats().any(|seat| {
            let player = &table.seats[seat];
            player.company == Some(company) || player.officer == Some(officer)
        });
        if twice || seated {
            return wrong(fault!("sheet-offer-one-them-taken", rule = "B-3.15", text));
        }
        table.pairs[index] = Some((company, officer));
    }
    table.starting = draft.contracts.iter().copied().collect();
    let held: Set<Contract> = table.seats().map(|seat| table.seats[seat].contracts).collect();
    if table.starting.meets(held)
        || table.starting.len() as usize != open
        || table.starting.iter().any(|it| it.0 > 3)
    {
        return wrong(fault!("sheet-starting-contracts-offer-not", rule = "B-3.15"));
    }
    Ok(())
}

/// What lies in a segment: `base 4E`, `3M`, nothing.
fn read_segment(text: &str) -> Result<Segment, Fault> {
    let mut segment = Segment::default();
    for word in text.split_whitespace() {
        let amount = word.get(..word.len() - 1).and_then(|number| number.parse::<u8>().ok());
        match (amount.filter(|&it| it <= MOST_MACHINES), word.chars().last()) {
            (Some(count), Some('E' | 'e')) => segment.excavators = count,
            (Some(count), Some('M' | 'm')) => segment.mixers = count,
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

fn claim(contract: Contract, used: &mut Set<Contract>) -> Read<()> {
    if used.has(contract) {
        return wrong(fault!("sheet-contract-two-places", contract));
    }
    used.add(contract);
    Ok(())
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
    player.margot = sheet.margot.unwrap_or(0);
    let most = match player.officer {
        Some(Officer::Margot) => 1,
        Some(Officer::Mahiri) if table.expanded() => MAHIRI_SPACES.len() as u8,
        _ => 0,
    };
    if player.margot > most {
        return wrong(fault!("sheet-margot-space", rule = "L-6.4", company));
    }
    placed += player.margot;
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
        placed += used.iter().map(|space| space.engineers).sum::<u8>();
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

/// An agenda must be one that play could go on with: control at the bottom, choices that can be answered above.
fn check_agenda(table: &Table) -> Read<()> {
    let control = |step: &Step| match step {
        Step::Draft | Step::Bid | Step::Hire | Step::Automas => Some(Phase::Draft),
        Step::Income(_) | Step::HeadStreams => Some(Phase::Income),
        Step::EndTurn => Some(Phase::Actions),
        _ => None,
    };
    let bottom = table.agenda.first().map_or(Some(Phase::Over), control);
    if bottom != Some(table.phase) {
        return wrong(fault!("sheet-agenda-does-not-end"));
    }
    for step in table.agenda.iter().skip(1) {
        if control(step).is_some() {
            return wrong(fault!("sheet-may-only-come-last", step));
        }
    }
    if table.phase != Phase::Draft && table.seats().any(|seat| table.seats[seat].company.is_none()) {
        return wrong(fault!("sheet-draft-over-seat-no", rule = "B-3.16"));
    }
    table.agenda.iter().try_for_each(|step| check_step(table, *step))
}

fn check_step(table: &Table, step: Step) -> Read<()> {
    let me = table.me();
    let fits = match step {
        Step::Turn { .. } => table.phase == Phase::Actions && !me.passed,
        Step::Income(place) => place < table.players,
        Step::Tile { .. } | Step::Engineers => table.phase == Phase::Actions && !table.lists(step).is_empty(),
        Step::Site { via, tile } => available(me, via, tile) && !table.lists(step).is_empty(),
        Step::Payment { via, tile, kind, site } => {
            let build = Move::Build { kind, site };
            available(me, via, tile) && table.lists(Step::Site { via, tile }).contains(&build)
        }
        Step::Contract { energy, discount, .. } => energy <= 99 && discount <= 9,
        Step::Machines(count) | Step::Drops { count, .. } | Step::Wheel(count) => (1..=12).contains(&count),
        Step::TakeContracts(count) => (1..=2).contains(&count) && !table.lists(step).is_empty(),
        Step::Copy => me.officer == Some(Officer::Mahiri),
        Step::Special { tile, site } => match site {
            Site::Building(building) => me.buildings.has(building),
            _ => tile != Tile::ANTON && tile != Tile::LESLIE,
        },
        Step::Leslie(position) => {
            let work = table.leeghwater.works.get(usize::from(position)).copied().flatten();
            work.is_some_and(|work| me.covers(work))
        }
        Step::Architect => table.phase == Phase::Actions && !table.lists(step).is_empty(),
        Step::Extra => table.phase == Phase::Actions,
        Step::Again => table.phase == Phase::Actions,
        Step::BuyWork(each) => (1..=9).contains(&each),
        Step::UseNow(building) => me.buildings.has(building),
        Step::FillDam
        | Step::Refill(_)
        | Step::RetrieveTile
        | Step::RetrieveMachines
        | Step::TakeTile
        | Step::Margot
        | Step::Fulfil { .. } => true,
        Step::Automas => table.phase == Phase::Draft && table.automas().next().is_some(),
        Step::Action(from) => table.phase == Phase::Actions && from < 8 && table.automa.criteria.is_some(),
        Step::TileFor { .. } => table.phase == Phase::Actions && !table.lists(step).is_empty(),
        Step::SiteFor { via, tile, .. } => available(me, via, tile) && !table.lists(step).is_empty(),
        Step::MachinesFor(count) | Step::DropsFor { count, .. } => (1..=12).contains(&count),
        Step::Renew(_) => table.automas().next().is_some(),
        Step::Bid => {
            let left = table.humans().filter(|&seat| table.seats[seat].passed).count();
            table.phase == Phase::Draft && left + 1 < table.humans().count() && !me.passed
        }
        Step::Hire => me.officer.is_none() && me.contracts.len() == 1,
        Step::Draft
        | Step::Produce(_)
        | Step::ProduceFor(_)
        | Step::Free(_)
        | Step::Discard
        | Step::HeadStreams
        | Step::EndTurn => true,
    };
    if fits { Ok(()) } else { wrong(fault!("sheet-agenda-not-possible-position", step)) }
}

/// Whether a construction could come by the tile this way.
fn available(me: &Player, via: Via, tile: Tile) -> bool {
    let on_wheel = me.tiles_on_wheel().has(tile);
    match via {
        Via::Own => me.tiles.has(tile),
        Via::Anton => on_wheel && me.tiles.has(Tile::ANTON),
        Via::Mahiri => on_wheel && me.copied == Some(Officer::Anton),
    }
}

impl Table {
    /// The ways a step could be answered now.
    fn lists(&self, step: Step) -> Moves<Move> {
        let mut moves = Moves::new();
        self.list(&step, &mut moves);
        moves
    }
}
