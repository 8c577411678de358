//! The rules written a second time, plainly and slowly, and compared with what the engine offers in random games.

use std::collections::{BTreeSet, HashSet};

use crate::common::{SETUPS, lively};
use barrage::{
    Barrage, BaseSpace, Basin, Building, ConduitSpace, Event, Kind, Move, Officer, Options, Player, Position,
    PowerhouseSpace, Setup, Space, Step, Table, Tile, Turns, Variant,
};
use kernel::{Chance, Game, Moves, Seed, Set};

/// Plays lively random games and shows every position in which a player is asked for a turn; with and without The Leeghwater
/// Project.
fn turns(games: u64, mut look: impl FnMut(&Position)) {
    let plain = SETUPS.map(|(players, variant)| Setup::new(players, variant));
    let expansion = Options { leeghwater: true, ..Options::PLAIN };
    let expanded = [2, 3, 4].map(|players| Setup::new(players, Variant::Full).with_options(expansion));
    for setup in plain.into_iter().chain(expanded) {
        let game = Barrage::open(setup).expect("a legal set-up");
        for seed in 0..games {
            let mut chance = Chance::new(Seed(1000 + seed));
            let mut position = game.deal(Seed(1000 + seed));
            let mut moves = Moves::new();
            position.moves(&mut moves);
            while !moves.is_empty() {
                if let Some(Step::Turn { .. }) = position.table.agenda.last() {
                    look(&position);
                }
                let mv = lively(&moves, &mut chance);
                position.play(mv, &mut moves, &mut kernel::Quiet);
            }
        }
    }
}

fn listed(position: &Position) -> BTreeSet<String> {
    let mut moves = Moves::new();
    position.moves(&mut moves);
    let all: BTreeSet<String> = moves.iter().map(Move::to_string).collect();
    assert_eq!(all.len(), moves.len(), "no move is listed twice");
    all
}

/// Whether an officer's ability is at hand, own or copied.
fn serves(player: &Player, officer: Officer) -> bool {
    player.officer == Some(officer) || player.copied == Some(officer)
}

/// A turn told as sets is the turn that is listed, and whatever is not told so is listed as ever.
#[test]
fn turns_told_as_sets_are_those_listed() {
    let plain = SETUPS.map(|(players, variant)| Setup::new(players, variant));
    let expansion = Options { leeghwater: true, tommaso: true, ..Options::PLAIN };
    let expanded = Setup::new(3, Variant::Full).with_options(expansion);
    let mut apart = 0;
    for setup in plain.into_iter().chain([expanded]) {
        let game = Barrage::open(setup).expect("a legal set-up");
        for seed in (0..12).map(Seed) {
            let (mut chance, mut position) = (Chance::new(seed), game.deal(seed));
            let (mut moves, mut listed, mut turns) = (Moves::new(), Moves::new(), Turns::default());
            position.moves(&mut moves);
            while !moves.is_empty() {
                let (mv, mut same) = (lively(&moves, &mut chance), position);
                position.play(mv, &mut moves, &mut kernel::Quiet);
                same.play_apart(mv, &mut turns, &mut listed, &mut kernel::Quiet);
                assert_eq!(same, position);
                if turns == Turns::default() {
                    assert_eq!(listed, moves);
                    continue;
                }
                let others = (0..).zip(Turns::OTHERS).filter(|(nth, _)| turns.others >> nth & 1 == 1);
                let told = turns.spaces.iter().map(Move::Place).chain(others.map(|(_, mv)| mv));
                let told: HashSet<Move> = told.collect();
                assert_eq!(told, moves.iter().copied().collect());
                assert!(listed.is_empty() && told.len() == moves.len());
                apart += 1;
            }
        }
    }
    assert!(apart > 1000, "{apart}");
}

/// Every production with this bonus and these credits (B-12.1 to B-12.5).
fn productions(table: &Table, bonus: i32, credits: u16) -> BTreeSet<String> {
    let me = table.me();
    let company_bonus = [0, 0, 1, 1, 3][me.powerhouses.len() as usize];
    let mut all = BTreeSet::new();
    for dam in BaseSpace::all() {
        let usable = (me.bases | table.river.neutral).has(dam);
        for conduit in ConduitSpace::all().filter(|it| usable && it.from() == dam.basin()) {
            let built = table.seats().any(|seat| table.seats[seat].conduits.has(conduit));
            let house = PowerhouseSpace::all().any(|it| it.basin() == conduit.to() && me.powerhouses.has(it));
            for drops in 1..=table.river.held[dam.0 as usize] {
                let paid = me.conduits.has(conduit) || u16::from(drops) <= credits;
                let mut energy = i32::from(drops) * i32::from(conduit.power());
                if serves(me, Officer::Viktor) {
                    energy = energy.max(4);
                }
                if built && house && paid && energy + bonus + company_bonus >= 1 {
                    all.insert(format!("produce {dam} {conduit} {} x{drops}", conduit.to()));
                }
            }
        }
    }
    all
}

/// B-6.8, B-12.1, B-12.2, B-12.3, B-12.5: a turbine space is open exactly when a production exists, and offers all.
#[test]
fn turbine_spaces_offer_every_production() {
    let mut compared = 0;
    turns(12, |position| {
        let table = &position.table;
        let me = table.me();
        let open = listed(position);
        let taken: Set<Space> = table.seats().map(|seat| table.seats[seat].spaces).collect();
        for space in Space::all().filter(|it| it.to_string().starts_with("turbine")) {
            let row = space.row();
            let name = space.to_string();
            let bonus: i32 = name.split(' ').nth(1).and_then(|it| it.parse().ok()).expect("a bonus");
            let free = !taken.has(space)
                && row.players <= table.players
                && row.engineers <= me.engineers
                && u16::from(row.fee) <= me.credits;
            let expected = if free {
                productions(table, bonus, me.credits - u16::from(row.fee))
            } else {
                BTreeSet::new()
            };
            assert_eq!(open.contains(&name), !expected.is_empty(), "{name}");
            if expected.len() > 1 {
                let mut after = *position;
                after.play(Move::Place(space), &mut Moves::new(), &mut kernel::Quiet);
                assert_eq!(listed(&after), expected, "{name}");
                compared += 1;
            }
        }
    });
    assert!(compared > 500, "only {compared}");
}

/// A construction by its three names.
pub(crate) type Construction = (String, String, String);

/// The spaces where a player may build a kind (B-9.1 to B-9.4), each with its area's place, power and fee.
fn sites(table: &Table, me: &Player, kind: Kind) -> Vec<(String, usize, u8, bool)> {
    let nobody = |has: &dyn Fn(&Player) -> bool| table.seats().all(|seat| !has(&table.seats[seat]));
    let area = |basin: Basin| match basin.0 {
        1..=4 => 2,
        5..=7 => 1,
        _ => 0,
    };
    if table.built(me, kind) >= kind.pieces() {
        return Vec::new();
    }
    match kind {
        Kind::Base => BaseSpace::all()
            .filter(|it| nobody(&|player| player.bases.has(*it)) && !table.river.neutral.has(*it))
            .filter(|it| it.basin().base_spaces().all(|other| !me.bases.has(other)))
            .map(|it| (it.to_string(), area(it.basin()), 0, it.to_string().ends_with('U')))
            .collect(),
        Kind::Elevation => BaseSpace::all()
            .filter(|it| me.bases.has(*it) && table.level(*it) < 3)
            .map(|it| (it.to_string(), area(it.basin()), 0, false))
            .collect(),
        Kind::Conduit => ConduitSpace::all()
            .filter(|it| nobody(&|player| player.conduits.has(*it)))
            .map(|it| (it.to_string(), 0, it.power(), false))
            .collect(),
        Kind::Powerhouse => PowerhouseSpace::all()
            .filter(|it| nobody(&|player| player.powerhouses.has(*it)))
            .filter(|it| it.basin().powerhouses().all(|other| !me.powerhouses.has(other)))
            .map(|it| (it.to_string(), 0, 0, it.red()))
            .collect(),
        // A row's free spaces: two with enough companies, else one; the fee is due when they are taken (L-4.4).
        Kind::Building => (0..5)
            .filter_map(|row| Some((row, table.leeghwater.buildings[row]?)))
            .filter(|(_, building)| !me.buildings.has(*building))
            .map(|(row, building)| {
                let second = if row < 2 { table.players >= 3 } else { table.players == 4 };
                let built = table.seats().filter(|&seat| table.seats[seat].buildings.has(building)).count();
                (building.to_string(), 0, 0, built >= if second { 2 } else { 1 })
            })
            .collect(),
    }
}

/// Every way to pay for building beside a private building, whatever is at hand (L-4.2, L-7.3, L-12.1, L-12.2).
fn building_payments(building: Building, tile: &str, solomon: bool) -> BTreeSet<(u8, u8, u8)> {
    let (e, m) = (building.row().excavators, building.row().mixers);
    let mut prices = BTreeSet::new();
    match tile {
        "II-Joker" => prices.extend((0..=e + m).map(|excavators| (excavators, e + m - excavators))),
        "II-Building" => prices.extend([(e, 0), (0, m)]),
        _ => prices.extend([(e, m)]),
    }
    let mut payments = BTreeSet::new();
    for (excavators, mixers) in prices {
        for fewer_excavators in 0..=if solomon { excavators } else { 0 } {
            for fewer_mixers in 0..=if solomon { mixers } else { 0 } {
                let paid = 3 * (fewer_excavators + fewer_mixers);
                payments.insert((excavators - fewer_excavators, mixers - fewer_mixers, paid));
            }
        }
    }
    payments
}

/// Every construction a player could complete with these credits (B-7, B-9, B-21, B-22).
pub(crate) fn constructions(table: &Table, engineers: bool, credits: u16) -> BTreeSet<Construction> {
    let me = table.me();
    let special = [Tile::ANTON, Tile::LESLIE];
    let wheel: Vec<Tile> =
        me.wheel.iter().filter_map(|it| it.tile).filter(|it| !special.contains(it)).collect();
    let supply = |tile: &Tile| me.tiles.has(*tile);
    let mut tiles: Vec<(String, Tile)> = Tile::all()
        .filter(|it| supply(it) && !special.contains(it))
        .map(|it| (format!("tile {it}"), it))
        .collect();
    if supply(&Tile::ANTON) {
        tiles.extend(wheel.iter().map(|it| (format!("tile anton as {it}"), *it)));
    }
    if me.copied == Some(Officer::Anton) {
        tiles.extend(wheel.iter().map(|it| (format!("tile wheel {it}"), *it)));
    }
    let mut all = BTreeSet::new();
    for (named, tile) in tiles {
        let name = tile.to_string();
        if matches!(name.as_str(), "I-Powerhouse" | "III-Base") == engineers {
            continue;
        }
        for kind in Kind::EVERY {
            let kind_name = kind.to_string();
            let last = name.rsplit('-').next().expect("a name").to_lowercase();
            if last != kind_name && last != "joker" {
                continue;
            }
            for (site, area, power, red) in sites(table, me, kind) {
                let mut cost = match kind {
                    Kind::Base if serves(me, Officer::Wilhelm) => 3,
                    Kind::Base => [3, 4, 5][area],
                    Kind::Elevation => [2, 3, 4][area],
                    Kind::Conduit => 2 * power,
                    Kind::Powerhouse => 2 + me.powerhouses.len() as u8,
                    Kind::Building => 0,
                };
                match name.as_str() {
                    "II-Conduit" => cost = cost.min(5),
                    "III-Base" => cost = 0,
                    _ => {}
                }
                let fee: u16 = if red && name != "I-Joker" { 3 } else { 0 };
                let mut payments = BTreeSet::new();
                for replaced in 0..=if serves(me, Officer::Solomon) { cost } else { 0 } {
                    let rest = cost - replaced;
                    for excavators in 0..=rest {
                        let own_kind = match kind {
                            Kind::Base | Kind::Conduit => excavators == rest,
                            Kind::Elevation | Kind::Powerhouse => excavators == 0,
                            Kind::Building => false,
                        };
                        if own_kind || name == "II-Joker" {
                            payments.insert((excavators, rest - excavators, 3 * replaced));
                        }
                    }
                }
                if kind == Kind::Conduit && serves(me, Officer::Jill) {
                    payments.insert((0, power, 0));
                }
                if let Ok(building) = site.parse::<Building>() {
                    payments = building_payments(building, &name, serves(me, Officer::Solomon));
                }
                for (excavators, mixers, paid) in payments {
                    if excavators <= me.excavators && mixers <= me.mixers && u16::from(paid) + fee <= credits
                    {
                        let parts = [(excavators, 'E'), (mixers, 'M'), (paid, 'C')];
                        let words: Vec<String> = parts
                            .iter()
                            .filter(|it| it.0 > 0)
                            .map(|it| format!("{}{}", it.0, it.1))
                            .collect();
                        let words = if words.is_empty() { "nothing".to_owned() } else { words.join(" ") };
                        all.insert((
                            named.clone(),
                            format!("build {kind_name} {site}"),
                            format!("pay {words}"),
                        ));
                    }
                }
            }
        }
    }
    all
}

/// Every construction the engine lets a player complete after this move.
fn offered(position: &Position, mv: Move, path: &[String], all: &mut BTreeSet<Construction>) {
    let mut after = *position;
    let mut events: Vec<Event> = Vec::new();
    let mut path = path.to_vec();
    after.play(mv, &mut Moves::new(), &mut events);
    if !matches!(mv, Move::Construct | Move::ConstructFree) {
        path.push(mv.to_string());
    }
    path.extend(events.iter().filter_map(|it| match it {
        Event::Forced { r#move, .. } => Some(r#move.to_string()),
        _ => None,
    }));
    if path.len() >= 3 {
        all.insert((path[0].clone(), path[1].clone(), path[2].clone()));
        return;
    }
    let mut moves = Moves::new();
    after.moves(&mut moves);
    for &next in &moves {
        offered(&after, next, &path, all);
    }
}

/// B-7.2, B-7.4, B-7.5, B-9.1, B-9.2, B-9.3, B-9.4, B-21.1, B-21.4, B-21.5, B-21.6, B-22.4: every tile, space and
/// payment of a construction is offered, and no other. L-4.1, L-4.2, L-4.4, L-7.1, L-12.1, L-12.2: buildings too.
#[test]
fn every_construction_is_offered() {
    let mut compared = 0;
    let mut officers = BTreeSet::new();
    let mut seen = 0u32;
    turns(4, |position| {
        let table = &position.table;
        let me = table.me();
        let open = listed(position);
        // Every seventh turn is enough.
        seen += 1;
        if !seen.is_multiple_of(7) {
            return;
        }
        let (engineers, fee) = [(1, 0), (2, 0), (3, 0), (3, 3), (99, 0)][me.constructions as usize];
        for (mv, with_engineers, possible, credits) in [
            (
                Move::Construct,
                true,
                engineers <= me.engineers && fee <= me.credits,
                me.credits.saturating_sub(fee),
            ),
            (Move::ConstructFree, false, true, me.credits),
        ] {
            let expected =
                if possible { constructions(table, with_engineers, credits) } else { BTreeSet::new() };
            assert_eq!(open.contains(&mv.to_string()), !expected.is_empty(), "{mv}");
            if !expected.is_empty() {
                let mut found = BTreeSet::new();
                offered(position, mv, &[], &mut found);
                assert_eq!(found, expected, "{mv}");
                compared += 1;
                officers.extend(me.officer.map(|it| (it, me.copied)));
            }
        }
    });
    assert!(compared > 200, "only {compared}");
    assert!(officers.len() > 7, "{officers:?}");
}
