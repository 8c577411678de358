//! From a sheet to a position: the fresh set-up, changed as the sheet says, and checked.

use kernel::{Fault, Seat, Seed, Set, SetupError, fault};

use super::player::MOST_MACHINES;
use super::{DraftSheet, Sheet, SheetError};
use crate::board::{Bonus, HeadStreamTile};
use crate::company::{Company, Officer};
use crate::contract::{Colour, Contract};
use crate::game::Barrage;
use crate::map::HeadStream;
use crate::position::{Phase, Player, Position, River, Table, Variant};
use crate::setup::Setup;
use crate::step::Step;
use crate::terms::{Seating, VERSION};
use crate::tile::Tile;

pub(super) type Read<T> = Result<T, SheetError>;

/// What cannot be.
pub(super) fn wrong<T>(fault: Fault) -> Read<T> {
    Err(SheetError(fault))
}

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
            let Some(company) = company else { return wrong(fault!("sheet-nobody-table", name = seat)) };
            if self.player(company).is_some() {
                return wrong(fault!("sheet-described-twice", seat, company));
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

fn claim(contract: Contract, used: &mut Set<Contract>) -> Read<()> {
    if used.has(contract) {
        return wrong(fault!("sheet-contract-two-places", contract));
    }
    used.add(contract);
    Ok(())
}
