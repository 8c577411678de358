//! What moves and phases do, worked out a second time, plainly and slowly, and compared with the engine in positions of
//! random games: productions, incomes, scoring, the effects of advanced tiles, and the turns of people that a tile decides.

use std::collections::BTreeMap;

use crate::common::{SETUPS, lively};
use crate::rules_oracle::constructions;
use barrage::{
    Agenda, AutomaTile, Barrage, BaseSpace, Bonus, Company, ConduitSpace, Deed, Event, Kind, Level, Limit,
    Move, Objective, Officer, Options, Phase, Player, Position, PowerhouseSpace, Production, Resource, Row,
    Setup, Site, Step, Table, Tile, Variant, Why,
};
use kernel::{Chance, Game, Log, Moves, Quiet, Seat, Seed, Set};

/// Shows positions of lively random games in which somebody is asked for something in the actions, until it has shown so
/// many. With Automas and with The Leeghwater Project as well.
fn positions(count: usize, mut look: impl FnMut(&Position, &mut Chance)) {
    let mut shown = 0;
    let mixed = Setup::new(3, Variant::Full).with_automa(Seat(1), Level::Medium);
    let very = Setup::new(2, Variant::Full).with_automa(Seat(0), Level::VeryHard);
    let expanded = |setup: Setup| setup.with_options(Options { leeghwater: true, ..Options::PLAIN });
    let with_expansion = [
        expanded(Setup::new(2, Variant::Full)),
        expanded(Setup::new(4, Variant::Full)),
        expanded(mixed.clone()),
        expanded(very.clone()),
    ];
    let setups: Vec<Setup> = SETUPS
        .iter()
        .map(|&(players, variant)| Setup::new(players, variant))
        .chain([mixed, very])
        .chain(with_expansion)
        .collect();
    for seed in 3000.. {
        for setup in &setups {
            let game = Barrage::open(setup.clone()).expect("a legal set-up");
            let mut chance = Chance::new(Seed(seed));
            let (mut position, mut moves) = (game.deal(Seed(seed)), Moves::new());
            game.moves(&position, &mut moves);
            while !moves.is_empty() {
                if position.table.phase == Phase::Actions {
                    look(&position, &mut chance);
                    shown += 1;
                    if shown == count {
                        return;
                    }
                }
                position.play(lively(&moves, &mut chance), &mut moves, &mut Quiet);
            }
        }
    }
}

/// Every event with the position right after it.
#[derive(Default)]
struct Told(Vec<(Position, Event)>);

impl Log<Position, Event> for Told {
    fn note(&mut self, position: &Position, event: Event) {
        self.0.push((*position, event));
    }
}

impl Told {
    /// How much of something a seat has gained for reasons that count, less what it lost.
    fn sum(&self, seat: Seat, what: Resource, counts: impl Fn(Why) -> bool) -> i32 {
        let amount = |event: &Event| match *event {
            Event::Gained { seat: it, what: of, amount, why } if it == seat && of == what && counts(why) => {
                i32::from(amount)
            }
            Event::Lost { seat: it, what: of, amount, why } if it == seat && of == what && counts(why) => {
                -i32::from(amount)
            }
            _ => 0,
        };
        self.0.iter().map(|(_, event)| amount(event)).sum()
    }
}

/// The position with nothing owed but these things, the next one last.
fn owing(position: &Position, steps: &[Step]) -> Position {
    let mut position = *position;
    position.table.agenda = steps.iter().copied().collect::<Agenda>();
    position
}

/// Where the river leads from a basin (B-2.3).
fn downstream(basin: u8) -> Option<u8> {
    [
        None,
        Some(8),
        Some(5),
        Some(6),
        Some(7),
        Some(9),
        Some(10),
        Some(10),
        Some(11),
        Some(11),
        Some(12),
        None,
        None,
    ][basin as usize]
}

/// What each base space holds, and the energy the USA has gained, while drops run.
struct Water {
    held: BTreeMap<String, u8>,
    room: BTreeMap<String, u8>,
    /// The basins where a drop that passes gives the USA a step.
    passing: Vec<u8>,
    usa: i32,
}

impl Water {
    fn of(table: &Table) -> Self {
        let mut water = Self { held: BTreeMap::new(), room: BTreeMap::new(), passing: Vec::new(), usa: 0 };
        for space in BaseSpace::all() {
            let owner = table.seats().map(|seat| &table.seats[seat]).find(|it| it.bases.has(space));
            let deep = owner.is_some_and(|it| {
                it.officer == Some(Officer::Graziano) || it.copied == Some(Officer::Graziano)
            });
            let level = table.level(space);
            water.held.insert(space.to_string(), table.river.held[space.0 as usize]);
            water.room.insert(space.to_string(), level + u8::from(level == 3 && deep));
        }
        if let Some(seat) = table.seat_of(Company::Usa) {
            let usa = &table.seats[seat];
            if usa.powerhouses.len() >= 3 && usa.automa.is_none_or(|level| level >= Level::Hard) {
                water.passing = usa.powerhouses.iter().map(|it| it.basin().0).collect();
            }
        }
        water
    }

    /// A drop comes to the base spaces of a basin and runs until it is held or leaves the map (B-11.3, B-11.4).
    fn run(&mut self, mut basin: u8) {
        loop {
            for name in [format!("B{basin}U"), format!("B{basin}L")] {
                let (held, room) = (self.held.get_mut(&name), self.room.get(&name));
                if let (Some(held), Some(&room)) = (held, room)
                    && *held < room
                {
                    *held += 1;
                    return;
                }
            }
            let Some(next) = downstream(basin) else { return };
            basin = next;
            self.usa += i32::from(self.passing.contains(&basin));
        }
    }

    /// The drops of the head streams run (B-16.1).
    fn run_heads(&mut self, table: &Table) {
        for (basin, drops) in (1..).zip(table.river.waiting) {
            for _ in 0..drops {
                self.usa += i32::from(self.passing.contains(&basin));
                self.run(basin);
            }
        }
    }

    fn assert_in(&self, table: &Table, what: &str) {
        for space in BaseSpace::all() {
            let name = space.to_string();
            assert_eq!(table.river.held[space.0 as usize], self.held[&name], "{what}: {name}");
        }
    }
}

/// B-12.3 to B-12.6, B-20.1 to B-20.3, A-3.1, A-3.2: what a production pays, makes and moves.
#[test]
fn productions_do_what_the_rules_say() {
    let mut compared = 0;
    positions(10_000, |position, chance| {
        if position.table.me().is_automa() {
            return;
        }
        let bonus = chance.below(5) as i8 - 2;
        let production = match chance.below(3) {
            0 => Production::Tile(2),
            1 => Production::Turbine(bonus),
            _ => Production::Repeat(
                position.table.me().powerhouses.first().map_or(barrage::Basin(5), |it| it.basin()),
            ),
        };
        let scene = owing(position, &[Step::EndTurn, Step::Produce(production)]);
        let mut moves = Moves::new();
        scene.moves(&mut moves);
        let made: Vec<Move> = moves.iter().copied().filter(|mv| matches!(mv, Move::Produce { .. })).collect();
        if made.is_empty() {
            return;
        }
        for _ in 0..made.len().min(3) {
            compared += usize::from(produced(&scene, production, made[chance.below(made.len())]));
        }
    });
    assert!(compared > 1000, "only {compared}");
}

/// Compares what one production does; `false` if too much follows from it at once.
fn produced(scene: &Position, production: Production, mv: Move) -> bool {
    let Move::Produce { dam, conduit, drops } = mv else { return false };
    let table = &scene.table;
    let me = table.me();
    let plain = i32::from(drops) * i32::from(conduit.power());
    let viktor = me.officer == Some(Officer::Viktor) || me.copied == Some(Officer::Viktor);
    let company = [0, 0, 1, 1, 3][me.powerhouses.len() as usize];
    let energy = match production {
        Production::Repeat(_) => plain,
        _ => (if viktor { plain.max(4) } else { plain }) + i32::from(production.bonus()) + company,
    };
    let italy = me.company == Some(Company::Italy) && me.powerhouses.len() >= 3;
    let mut water = Water::of(table);
    *water.held.get_mut(&dam.to_string()).expect("a space") -= drops;
    for _ in 0..drops {
        water.run(conduit.to().0);
    }
    let (seat, mut told) = (table.active, Told::default());
    let mut after = *scene;
    after.play(mv, &mut Moves::new(), &mut told);
    let counts = |why| matches!(why, Why::Production | Why::Conduit(_) | Why::Company(_));
    let usa = table.seat_of(Company::Usa);
    let own = energy + if italy { 3 } else { 0 } + if usa == Some(seat) { water.usa } else { 0 };
    // A contract fulfilled because no other way is open may bring more water; look before it.
    let first = told.0.iter().position(|(_, event)| {
        !matches!(event, Event::Produced { .. } | Event::DropHeld { .. } | Event::DropLeft { .. })
            && !matches!(event, Event::Gained { why, .. } | Event::Lost { why, .. } if counts(*why))
    });
    if first.is_some_and(|at| matches!(told.0[at].1, Event::Gained { .. } | Event::Lost { .. })) {
        return false; // the round is over at once
    }
    let then = first.map_or(after, |at| told.0[at].0);
    told.0.truncate(first.unwrap_or(told.0.len()));
    assert_eq!(told.sum(seat, Resource::Energy, counts), own, "{mv}");
    if let Some(usa) = usa.filter(|&usa| usa != seat) {
        assert_eq!(told.sum(usa, Resource::Energy, counts), water.usa, "{mv}");
    }
    let owner = table.seats().find(|&it| it != seat && table.seats[it].conduits.has(conduit));
    if let Some(owner) = owner {
        let paid = i32::from(drops);
        assert_eq!(told.sum(seat, Resource::Credits, counts), -paid);
        let automa = table.seats[owner].is_automa();
        assert_eq!(told.sum(owner, Resource::Credits, counts), if automa { 0 } else { paid });
        assert_eq!(told.sum(owner, Resource::Vp, counts), if automa { 2 * paid } else { paid });
    } else {
        assert_eq!(told.sum(seat, Resource::Credits, counts), 0);
    }
    if then.table.round == table.round && then.table.phase == Phase::Actions {
        water.assert_in(&then.table, &mv.to_string());
    }
    true
}

/// B-5.1, B-5.3, B-10.1, A-19.1: the plain gains of a player's incomes.
#[test]
fn incomes_add_up() {
    let mut compared = 0;
    positions(10_000, |position, _| {
        let place = position.table.players - 1;
        let seat = position.table.order[place as usize];
        let player = &position.table.seats[seat];
        let company = player.company.expect("the draft is over");
        let mut expected = [0i32; 5];
        let levels: u32 = player.bases.iter().map(|base| u32::from(position.table.level(base)) - 1).sum();
        for (row, built) in [
            (Row::Bases, player.bases.len()),
            (Row::Elevations, levels),
            (Row::Conduits, player.conduits.len()),
        ] {
            for nth in [2, 4, 5].into_iter().filter(|nth| *nth <= built) {
                let gains = company.income(row, nth).expect("an income lies there").gains;
                let parts = [gains.credits, gains.vp, gains.excavators, gains.mixers, gains.energy];
                for (sum, part) in expected.iter_mut().zip(parts) {
                    *sum += i32::from(part);
                }
            }
        }
        if player.is_automa() {
            expected = [0, expected[0] + expected[1], expected[2], expected[3], expected[4]];
        }
        if player.automa == Some(Level::Easy) {
            expected = [0; 5];
        }
        compared += usize::from(expected != [0; 5]);
        let mut scene = owing(position, &[Step::Income(place)]);
        scene.table.phase = Phase::Income;
        let mut told = Told::default();
        scene.settle(&mut Moves::new(), &mut told);
        // What an Automa builds or fulfils afterwards is not its income.
        let after =
            |event: &Event| matches!(event, Event::HeadStreamFilled { .. } | Event::AutomaTurned { .. });
        let end = told.0.iter().position(|(_, event)| after(event));
        told.0.truncate(end.unwrap_or(told.0.len()));
        let kinds =
            [Resource::Credits, Resource::Vp, Resource::Excavators, Resource::Mixers, Resource::Energy];
        let gained = kinds.map(|what| told.sum(seat, what, |why| why == Why::Income));
        assert_eq!(gained, expected, "{company}");
    });
    assert!(compared > 2000, "only {compared}");
}

/// What each player has of what an objective counts (B-19.2).
fn counted(table: &Table, player: &Player, objective: Objective) -> i32 {
    let mut basins = BTreeMap::<u8, i32>::new();
    for base in player.bases.iter() {
        *basins.entry(base.basin().0).or_default() += i32::from(table.level(base));
    }
    player.conduits.iter().for_each(|it| *basins.entry(it.from().0).or_default() += 1);
    player.powerhouses.iter().for_each(|it| *basins.entry(it.basin().0).or_default() += 1);
    let area = |from: u8, to: u8| basins.range(from..=to).map(|(_, count)| count).sum::<i32>();
    let areas = [area(1, 4), area(5, 7), area(8, 12)];
    let least = |count: i32| basins.values().filter(|it| **it >= count).count() as i32;
    match objective {
        Objective::RedSpaces => {
            let upper = player.bases.iter().filter(|it| it.to_string().ends_with('U')).count();
            (upper + player.powerhouses.iter().filter(|it| it.red()).count()) as i32
        }
        Objective::Connections => {
            let house = |basin| player.powerhouses.iter().any(|it| it.basin() == basin);
            let linked = |base: &BaseSpace| {
                ConduitSpace::all()
                    .any(|it| player.conduits.has(it) && it.from() == base.basin() && house(it.to()))
            };
            player.bases.iter().filter(linked).count() as i32
        }
        Objective::BestArea => areas.into_iter().max().expect("three areas"),
        Objective::WorstArea => areas.into_iter().min().expect("three areas"),
        Objective::Spread1 => least(1),
        Objective::Spread3 => least(3),
    }
}

/// B-16.1, B-16.2, B-17.1 to B-17.4, B-19.1 to B-19.4, A-18.1 to: the points of a round, and of the end.
#[test]
fn scores_add_up() {
    let (mut rounds, mut ends) = (0, 0);
    positions(10_000, |position, chance| {
        let mut scene = owing(position, &[Step::EndTurn]);
        if chance.below(3) == 0 {
            scene.table.round = 5;
        }
        for seat in scene.table.seats() {
            scene.table.seats[seat].passed = true;
            scene.table.seats[seat].energy = [0, 1, 5, 6, 11, 12, 17, 23, 30, 41][chance.below(10)];
        }
        let before = scene.table;
        let mut water = Water::of(&before);
        water.run_heads(&before);
        let usa = before.seat_of(Company::Usa);
        let energy =
            |seat: Seat| i32::from(before.seats[seat].energy) + if usa == Some(seat) { water.usa } else { 0 };
        let round = i32::from(before.round);
        let mut told = Told::default();
        scene.settle(&mut Moves::new(), &mut told);
        // What follows a round is another one.
        let end = told.0.iter().position(|(_, event)| matches!(event, Event::Order { .. }));
        told.0.truncate(end.unwrap_or(told.0.len()));
        let seats: Vec<Seat> = before.seats().collect();
        for &seat in &seats {
            let player = &before.seats[seat];
            let mine = energy(seat);
            let ahead = seats.iter().filter(|&&it| energy(it) > mine).count();
            let tied = seats.iter().filter(|&&it| energy(it) == mine).count();
            let leaders =
                seats.iter().filter(|&&it| seats.iter().all(|&other| energy(other) <= energy(it))).count();
            let place = match (mine, ahead, tied) {
                (0, ..) => 0,
                (_, 0, 1) => 6,
                (_, 0, 2) => 4,
                (_, 0, 3) => 3,
                (_, 0, _) => 2,
                (_, 1, 1) if leaders == 1 => 2,
                (_, 1, _) if leaders == 1 => 1,
                _ => 0,
            };
            assert_eq!(told.sum(seat, Resource::Vp, |why| why == Why::EnergyPlace), place, "place of {mine}");
            let track = match mine {
                0 => 3,
                1 => 1,
                2..=3 => 2,
                4..=6 => 3,
                7..=10 => 4,
                11..=15 => 5,
                16..=21 => 6,
                22..=28 => 7,
                _ => 8,
            };
            let loss = if mine == 0 { -3 } else { 0 };
            let money = told.sum(seat, Resource::Credits, |why| why == Why::EnergyTrack);
            let points = told.sum(seat, Resource::Vp, |why| why == Why::EnergyTrack);
            let expected = if player.is_automa() { (0, track + loss) } else { (track, loss) };
            assert_eq!((money, points), expected, "track at {mine}");
            let wheel = player.wheel.iter().filter_map(|segment| segment.tile);
            let advanced = player.tiles.iter().chain(wheel).filter(|tile| tile.advanced()).count() as i32;
            let levels: u32 = player.bases.iter().map(|base| u32::from(before.level(base)) - 1).sum();
            let bonus = match before.bonus[before.round as usize - 1] {
                Bonus::Contracts => 2 * player.fulfilled.len() as i32,
                Bonus::Bases => 4 * player.bases.len() as i32,
                Bonus::Elevations => 4 * levels as i32,
                Bonus::Conduits => 4 * player.conduits.len() as i32,
                Bonus::Powerhouses => 5 * player.powerhouses.len() as i32,
                Bonus::Advanced => 4 * advanced,
                Bonus::Works => 5 * player.works.len() as i32,
                Bonus::Buildings => 4 * player.buildings.len() as i32,
            };
            let behind =
                (0..5).filter(|section| mine < 6 * (round - section)).filter(|it| *it < round).count() as i32;
            let bonus = if mine < 6 { 0 } else { (bonus - 4 * behind).max(0) };
            assert_eq!(
                told.sum(seat, Resource::Vp, |why| matches!(why, Why::Bonus(_))),
                bonus,
                "bonus at {mine}"
            );
            rounds += 1;
            if before.round < 5 {
                continue;
            }
            let count = |it: Seat| counted(&before, &before.seats[it], before.objective);
            let better = seats.iter().filter(|&&it| count(it) > count(seat)).count();
            let equal = seats.iter().filter(|&&it| count(it) == count(seat)).count();
            let table = if player.is_automa() { [20, 15, 10, 0] } else { [15, 10, 5, 0] };
            let shared: i32 = table[better..better + equal].iter().sum();
            let share = (shared + equal as i32 - 1) / equal as i32;
            assert_eq!(told.sum(seat, Resource::Vp, |why| matches!(why, Why::Objective(_))), share);
            let credits = i32::from(player.credits) + money;
            let left = (i32::from(player.excavators) + i32::from(player.mixers) + credits) / 5;
            assert_eq!(told.sum(seat, Resource::Vp, |why| why == Why::Leftovers), left);
            let drops: i32 = player.bases.iter().map(|it| i32::from(water.held[&it.to_string()])).sum();
            assert_eq!(told.sum(seat, Resource::Vp, |why| why == Why::Water), drops);
            // L-9.1
            let worth = |building: barrage::Building| VP_OF_BUILDINGS[usize::from(building.0)];
            let buildings: i32 = player.buildings.iter().map(worth).sum();
            assert_eq!(told.sum(seat, Resource::Vp, |why| matches!(why, Why::Building(_))), buildings);
            let gained = place + points + bonus + share + left + drops + buildings;
            assert_eq!(i32::from(scene.table.seats[seat].vp), i32::from(player.vp) + gained, "the sum");
            ends += 1;
        }
    });
    assert!(rounds > 20_000 && ends > 5000, "{rounds}, {ends}");
}

/// The points of the private buildings (L-4.16).
const VP_OF_BUILDINGS: [i32; 10] = [3, 5, 7, 3, 4, 6, 4, 4, 5, 5];

/// B-22.4, B-22.6, B-22.10: what the effects of advanced tiles give after a construction.
#[test]
fn effects_of_advanced_tiles_add_up() {
    let mut compared = BTreeMap::<String, u32>::new();
    positions(10_000, |position, chance| {
        let table = &position.table;
        let me = table.me();
        if me.is_automa() {
            return;
        }
        let advanced: Vec<Tile> = Tile::all().filter(|tile| tile.advanced()).collect();
        let tile = advanced[chance.below(advanced.len())];
        let name = tile.to_string();
        let bases: Vec<BaseSpace> = me.bases.iter().collect();
        let conduits: Vec<ConduitSpace> = ConduitSpace::all().collect();
        let site = match name.rsplit('-').next() {
            Some("Base" | "Elevation") if bases.is_empty() => return,
            Some("Base" | "Elevation") => Site::Base(bases[chance.below(bases.len())]),
            Some("Conduit") => Site::Conduit(conduits[chance.below(conduits.len())]),
            Some("Building") => Site::Building(barrage::Building(chance.below(10) as u8)),
            _ => Site::Powerhouse(PowerhouseSpace(0)),
        };
        let power = if let Site::Conduit(conduit) = site { i32::from(conduit.power()) } else { 0 };
        let seat = table.active;
        let mut scene =
            owing(position, &[Step::EndTurn, Step::Turn { copied: true }, Step::Special { tile, site }]);
        // An engineer, so that the turn that follows is a question.
        scene.table.seats[seat].engineers = scene.table.seats[seat].engineers.max(1);
        let mut told = Told::default();
        scene.settle(&mut Moves::new(), &mut told);
        // Where only one way is open the game goes on by itself.
        let end = told.0.iter().position(|(_, event)| matches!(event, Event::Forced { .. }));
        told.0.truncate(end.unwrap_or(told.0.len()));
        let counts = |why| why == Why::Tile(tile);
        let sums =
            [Resource::Credits, Resource::Energy, Resource::Vp].map(|what| told.sum(seat, what, counts));
        let levels: i32 = bases.iter().map(|base| i32::from(table.level(*base)) - 1).sum();
        let wheel = me.wheel.iter().filter_map(|segment| segment.tile);
        let owned = me.tiles.iter().chain(wheel).filter(|tile| tile.advanced()).count() as i32;
        let raised = bases.iter().filter(|base| table.level(**base) > 1).count() as i32;
        let expected = match name.as_str() {
            "I-Conduit" => [2 * power, 0, 0],
            "II-Base" => [0, bases.len() as i32, 0],
            "III-Conduit" => [0, 2 * power, 0],
            "III-Elevation" => [0, 0, 3 * raised],
            "III-Powerhouse" => [0, 0, 3 * me.powerhouses.len() as i32],
            "III-Joker" => [0, 0, 3 * owned],
            "III-Building" => {
                let Site::Building(building) = site else { return };
                [0, 0, VP_OF_BUILDINGS[usize::from(building.0)]]
            }
            _ => [0; 3],
        };
        assert_eq!(sums, expected, "{name}");
        let turned =
            told.0.iter().filter(|(_, event)| matches!(event, Event::WheelTurned { .. })).count() as i32;
        assert_eq!(turned, if name == "I-Elevation" { levels } else { 0 }, "{name}");
        let room = Water::of(table).room;
        for base in BaseSpace::all() {
            let held = table.river.held[base.0 as usize];
            let added = match name.as_str() {
                "I-Base" => u8::from(me.bases.has(base) && held == 0),
                "II-Elevation" if site == Site::Base(base) => room[&base.to_string()].saturating_sub(held),
                _ => 0,
            };
            let drops = told
                .0
                .iter()
                .filter(|(_, event)| matches!(event, Event::DropAdded { at, .. } if *at == base));
            assert_eq!(drops.count(), usize::from(added), "{name} at {base}");
        }
        *compared.entry(name).or_default() += 1;
    });
    assert_eq!(compared.len(), 18, "{compared:?}");
    assert!(compared.values().all(|count| *count > 100), "{compared:?}");
}

/// Whether a person whose turn a tile decides could carry out an action; `None` where it takes more than this model
/// knows.
fn possible(table: &Table, deed: Deed) -> Option<bool> {
    let me = table.me();
    let pays = |price: u8| u16::from(price) <= me.credits;
    Some(match deed {
        Deed::Drops { .. } => return None,
        Deed::Renew(_) | Deed::Bank => true,
        Deed::ExternalWork(_) | Deed::PrivateBuilding { .. } | Deed::PrivateBuildingPatent
            if !table.expanded() =>
        {
            false
        }
        Deed::ExternalWork(_) => table
            .leeghwater
            .works
            .iter()
            .flatten()
            .any(|work| work.row().excavators <= me.excavators && work.row().mixers <= me.mixers),
        Deed::PrivateBuilding { .. } => {
            let building = |(_, build, _): &(String, String, String)| build.starts_with("build building");
            [true, false].into_iter().any(|with| constructions(table, with, me.credits).iter().any(building))
        }
        Deed::PrivateBuildingPatent => {
            let name = |tile: &Tile| tile.to_string().to_lowercase();
            let fits = |tile: &Tile| name(tile).ends_with("building") || name(tile).ends_with("joker");
            table.patents.iter().flatten().any(fits) && pays(2)
        }
        Deed::Wheel { price, .. } => {
            let lying = |it: &barrage::Segment| it.tile.is_some() || it.excavators + it.mixers > 0;
            me.wheel.iter().any(lying) && pays(price)
        }
        Deed::Buy { price, .. } => table.round < 5 && pays(price),
        Deed::Patent(kind) => {
            let fits = |tile: &Tile| {
                let name = tile.to_string().to_lowercase();
                name.ends_with(&kind.to_string()) || name.ends_with("joker")
            };
            table.patents.iter().flatten().any(fits) && pays(2)
        }
        Deed::Build { kind, limit } => {
            let allowed = |(_, build, _): &(String, String, String)| {
                let words: Vec<&str> = build.split(' ').collect();
                let within = match limit {
                    Limit::None | Limit::Rows { .. } => true,
                    Limit::In(area) => words[2].parse::<BaseSpace>().is_ok_and(|it| it.area() == area),
                    Limit::From(power) => {
                        words[2].parse::<ConduitSpace>().is_ok_and(|it| it.power() >= power)
                    }
                };
                words[1] == kind.to_string() && within
            };
            [true, false].into_iter().any(|with| constructions(table, with, me.credits).iter().any(allowed))
        }
        Deed::Produce { bonus, contract } => {
            let best = best_production(table, i32::from(bonus));
            let others = table.seats().filter(|&seat| seat != table.active);
            let leads = others.into_iter().all(|seat| table.seats[seat].energy < me.energy);
            let track = me.energy < 6 * u16::from(table.round) || !leads;
            let discount =
                if me.company == Some(Company::France) && me.powerhouses.len() >= 3 { 3 } else { 0 };
            let shown = table.display[contract as usize].iter().flatten();
            let reached = |best: i32| shown.clone().any(|it| i32::from(it.energy()) <= best + discount);
            best.is_some_and(|best| track && reached(best))
        }
    })
}

/// The most energy a person could make with all the drops of a dam, paying for conduits.
fn best_production(table: &Table, bonus: i32) -> Option<i32> {
    let me = table.me();
    let company = [0, 0, 1, 1, 3][me.powerhouses.len() as usize];
    let mut best = None;
    for dam in (me.bases | table.river.neutral).iter() {
        let drops = table.river.held[dam.0 as usize];
        for conduit in ConduitSpace::all().filter(|it| it.from() == dam.basin() && drops > 0) {
            let built = table.seats().any(|seat| table.seats[seat].conduits.has(conduit));
            let house = me.powerhouses.iter().any(|it| it.basin() == conduit.to());
            let paid = me.conduits.has(conduit) || u16::from(drops) <= me.credits;
            let viktor = me.officer == Some(Officer::Viktor) || me.copied == Some(Officer::Viktor);
            let plain = i32::from(drops) * i32::from(conduit.power());
            let energy = (if viktor { plain.max(4) } else { plain }) + bonus + company;
            if built && house && paid && energy >= 1 {
                best = best.max(Some(energy));
            }
        }
    }
    best
}

/// the turn of a person that a tile decides tries the actions in order and does the first that can be done.
#[test]
fn directed_turns_do_the_first_action_that_can_be_done() {
    let mut compared = 0;
    positions(10_000, |position, chance| {
        let asked = matches!(position.table.agenda.last(), Some(Step::Turn { copied: false }));
        let me = position.table.me();
        if !asked || me.is_automa() || me.engineers == 0 || position.table.variant == Variant::Intro {
            return;
        }
        let mut scene = owing(position, &[Step::EndTurn, Step::Turn { copied: false }]);
        let seat = scene.table.active;
        scene.table.seats[seat].copied = None;
        // Whoever plays, the tiles come from a fresh stack.
        let tiles: Vec<AutomaTile> = AutomaTile::all().collect();
        let (criteria, action) = (chance.below(20), chance.below(19));
        scene.table.automa.action = Some(tiles[criteria]);
        scene.table.automa.criteria = None;
        scene.table.automa.discard = Set::EMPTY;
        let rest: Vec<AutomaTile> = tiles.iter().copied().filter(|it| *it != tiles[criteria]).collect();
        scene.hidden.automa_tiles =
            rest.iter().copied().filter(|it| *it != rest[action]).chain([rest[action]]).collect();
        scene.table.automa.directed = Set::of(seat);
        let table = scene.table;
        let mut told = Told::default();
        scene.settle(&mut Moves::new(), &mut told);
        let mut tried = Vec::new();
        for (_, event) in &told.0 {
            match *event {
                Event::AutomaTried { seat: it, action, .. } if it == seat => tried.push((action, false)),
                Event::AutomaActs { seat: it, action, .. } if it == seat => {
                    tried.push((action, true));
                    break; // what it did may change what comes after it
                }
                _ => {}
            }
        }
        assert!(tried.last().is_some_and(|it| it.1), "one action is done");
        for (place, (number, done)) in (1..).zip(tried) {
            assert_eq!(number, place, "in their order");
            let deed = rest[action].row().actions[usize::from(number) - 1].deed;
            let can = possible(&table, deed);
            assert!(can.is_none_or(|can| can == done), "{deed:?} by {:?}: {can:?}", table.me().company);
            compared += usize::from(can.is_some());
        }
    });
    assert!(compared > 5000, "only {compared}");
}

/// B-10.1: the kinds that hide incomes are those of the rows.
#[test]
fn rows_are_the_kinds_with_incomes() {
    let rows: Vec<Option<Row>> = Kind::ALL.map(Kind::row).into();
    assert_eq!(rows, [Some(Row::Bases), Some(Row::Elevations), Some(Row::Conduits), None]);
}
