//! What holds in every game: thousands of random ones, at every player count, in both variants.

use crate::common::{SETUPS, lively};
use barrage::{
    BaseSpace, Colour, Company, ConduitSpace, Contract, Event, HeadStream, Kind, Machine, Move, Officer,
    Payment, Phase, Position, PowerhouseSpace, Site, Space, Step, Tile, Variant, Via,
};
use kernel::{Chance, Game, Match, Moves, Quiet, Record, Seat, Seed, Set, Viewer};

/// Games played for each player count and variant.
const GAMES: u64 = 400;

/// Plays a lively random game, showing `look` every position with the events that led to it.
fn play_through(
    players: u8,
    variant: Variant,
    seed: u64,
    mut look: impl FnMut(&Position, &Position, &[Event], &Moves<Move>, &mut Chance),
) {
    let game = crate::common::game(players, variant);
    let mut chance = Chance::new(Seed(seed ^ 0xfeed));
    let mut position = game.deal(Seed(seed));
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    let mut events = Vec::new();
    while game.to_move(&position).is_some() {
        let before = position;
        let mv = lively(&moves, &mut chance);
        events.clear();
        position.play(mv, &mut moves, &mut events);
        look(&before, &position, &events, &moves, &mut chance);
    }
}

/// Every move that can be written down, the payments thinned out.
fn every_move() -> Vec<Move> {
    let mut all = vec![Move::Construct, Move::ConstructFree, Move::Mahiri, Move::Pass, Move::Decline];
    all.extend(Space::all().map(Move::Place));
    for company in Company::ALL {
        all.extend(Contract::all().take(5).map(|contract| Move::Draft { company, contract }));
    }
    all.extend((0..=13).map(Move::Engineers));
    for via in [Via::Own, Via::Anton, Via::Mahiri] {
        all.extend(Tile::all().filter(|&tile| tile != Tile::ANTON).map(|tile| Move::Tile { via, tile }));
    }
    for kind in Kind::ALL {
        all.extend(BaseSpace::all().map(|space| Move::Build { kind, site: Site::Base(space) }));
        all.extend(ConduitSpace::all().map(|space| Move::Build { kind, site: Site::Conduit(space) }));
        all.extend(PowerhouseSpace::all().map(|space| Move::Build { kind, site: Site::Powerhouse(space) }));
    }
    for excavators in 0..=10 {
        for mixers in 0..=6 {
            all.extend(
                [0, 3, 6, 9, 12]
                    .map(|credits| Move::Pay(Payment { excavators, mixers, excamixers: 0, credits })),
            );
        }
    }
    for dam in BaseSpace::all() {
        for conduit in ConduitSpace::all() {
            all.extend((0..=4).map(|drops| Move::Produce { dam, conduit, drops }));
        }
    }
    for contract in Contract::all() {
        all.extend([Move::Fulfil(contract), Move::Take(contract), Move::Discard(contract)]);
        all.extend(Contract::all().filter(|it| *it > contract).map(|it| Move::TakeTwo(contract, it)));
    }
    all.extend([Move::Gain(Machine::Excavator), Move::Gain(Machine::Mixer)]);
    all.extend(HeadStream::ALL.map(Move::Drop));
    all.extend(Officer::ALL.map(Move::Copy));
    all
}

/// Every listed move is accepted, every other is refused with a rule and changes nothing; notation round-trips.
#[test]
fn exactly_the_listed_moves_are_legal() {
    let all = every_move();
    for mv in &all {
        assert_eq!(mv.to_string().parse(), Ok(*mv), "{mv}");
        assert_eq!(mv.to_string().to_uppercase().parse(), Ok(*mv), "{mv}");
    }
    for (players, variant) in SETUPS {
        for seed in 0..GAMES / 20 {
            let mut chance = Chance::new(Seed(seed));
            let mut game = Match::begin(crate::common::game(players, variant), Seed(seed));
            while let Some(seat) = game.to_move() {
                let moves = game.moves().to_vec();
                if chance.below(30) == 0 {
                    let hash = game.hash();
                    for mv in all.iter().filter(|mv| !moves.contains(mv)) {
                        assert!(game.refusal(seat, *mv).is_some(), "{mv} is not listed but allowed");
                    }
                    let unlisted = all[chance.below(all.len())];
                    let other = Seat((seat.0 + 1) % players);
                    assert!(moves.contains(&unlisted) || game.play(seat, unlisted).is_err());
                    assert!(game.play(other, moves[0]).is_err(), "{other} moves while {seat} is asked");
                    assert_eq!(game.hash(), hash, "a refused move changes nothing");
                    for &mv in &moves {
                        let refusal = game.game().refusal(game.position(), mv);
                        assert_eq!(refusal, None, "{mv} is listed but refused");
                    }
                }
                let distinct: std::collections::HashSet<Move> = moves.iter().copied().collect();
                assert_eq!(distinct.len(), moves.len(), "a move is listed twice");
                assert!(moves.len() > 1, "a choice with one way open is not asked");
                game.play(seat, lively(&moves, &mut chance)).expect("a listed move is legal");
            }
        }
    }
}

/// B-23.2: a company's engineers, in supply and on spaces, are always twelve.
fn engineers(position: &Position, seat: Seat) -> u8 {
    let player = &position.table.seats[seat];
    let spaces: u8 =
        Space::all().filter(|space| player.spaces.has(*space)).map(|space| space.row().engineers).sum();
    let construction: u8 = [1, 2, 3, 3][..player.constructions as usize].iter().sum();
    player.engineers + spaces + player.banked + construction + player.copies
}

fn machines(position: &Position, seat: Seat) -> u32 {
    let player = &position.table.seats[seat];
    let wheel: u32 = player.wheel.iter().map(|it| u32::from(it.excavators) + u32::from(it.mixers)).sum();
    wheel + u32::from(player.excavators) + u32::from(player.mixers)
}

fn drops(position: &Position) -> i32 {
    let river = &position.table.river;
    river.held.iter().chain(&river.waiting).map(|&drops| i32::from(drops)).sum()
}

/// B-11, B-23.1 to B-23.7: engineers, machines, drops, structures, tiles and contracts are conserved.
#[test]
fn pieces_are_conserved() {
    for (players, variant) in SETUPS {
        for seed in 0..GAMES {
            play_through(players, variant, seed, |before, after, events, _, _| {
                check_companies(before, after, events);
                check_water(before, after, events);
                check_tiles(after);
                check_contracts(after);
            });
        }
    }
}

fn check_companies(before: &Position, after: &Position, events: &[Event]) {
    let table = &after.table;
    for seat in table.seats().filter(|&seat| table.seats[seat].company.is_some()) {
        let player = &table.seats[seat];
        assert_eq!(engineers(after, seat), 12, "{seat}");
        if before.table.seats[seat].company.is_some() {
            let gained: u32 = events.iter().filter_map(|event| machines_gained(event, seat)).sum();
            assert_eq!(machines(after, seat), machines(before, seat) + gained, "machines of {seat}");
        }
        assert!(table.built(player, Kind::Base) <= 5 && table.built(player, Kind::Elevation) <= 5);
        assert!(table.built(player, Kind::Conduit) <= 5 && table.built(player, Kind::Powerhouse) <= 4);
        assert!(player.contracts.len() <= 5);
        let choosing = table.agenda.contains(&Step::Discard) || table.active == seat;
        assert!(choosing || player.contracts.len() <= 3, "B-13.10: {seat} holds too many contracts");
        for space in BaseSpace::all().filter(|space| player.bases.has(*space)) {
            let own = space.basin().base_spaces().filter(|it| player.bases.has(*it)).count();
            assert_eq!(own, 1, "one base in a basin");
            assert!(table.level(space) >= 1);
        }
        for space in PowerhouseSpace::all().filter(|space| player.powerhouses.has(*space)) {
            let own = space.basin().powerhouses().filter(|it| player.powerhouses.has(*it)).count();
            assert_eq!(own, 1, "one powerhouse in a basin");
        }
        for other in table.seats().filter(|&other| other != seat).map(|other| &table.seats[other]) {
            assert!(!player.bases.meets(other.bases));
            assert!(!player.conduits.meets(other.conduits));
            assert!(!player.powerhouses.meets(other.powerhouses));
            assert!(!player.spaces.meets(other.spaces), "a space is taken once");
            assert_ne!(player.company, other.company);
        }
    }
    let bases = table.seats().fold(table.river.neutral, |set, seat| set | table.seats[seat].bases);
    assert_eq!(table.river.dams, bases);
    assert!(table.river.dams.covers(table.river.raised));
    assert!(table.river.raised.covers(table.river.high));
}

fn machines_gained(event: &Event, seat: Seat) -> Option<u32> {
    use barrage::Resource::{Excavators, Mixers};
    match *event {
        Event::Gained { seat: by, what: Excavators | Mixers, amount, .. } if by == seat => {
            Some(amount.into())
        }
        _ => None,
    }
}

fn check_water(before: &Position, after: &Position, events: &[Event]) {
    let change: i32 = events
        .iter()
        .map(|event| match event {
            Event::DropPlaced { .. } | Event::DropAdded { .. } => 1,
            Event::HeadStreamFilled { drops, .. } => i32::from(*drops),
            Event::DropLeft { .. } => -1,
            _ => 0,
        })
        .sum();
    assert_eq!(
        drops(after),
        drops(before) + change,
        "drops come from the supply and leave by the exits only"
    );
    for space in BaseSpace::all() {
        let held = after.table.river.held[space.0 as usize];
        // B-23.4: a fourth drop may stay behind a dam from a copied Graziano.
        let most = after.table.capacity(space).max(after.table.level(space) / 3 * 4);
        assert!(held <= most, "{space} holds {held}");
        assert_eq!(after.table.river.wet.has(space), held > 0);
    }
}

/// B-23.6: every technology tile is in exactly one place.
fn check_tiles(position: &Position) {
    let table = &position.table;
    let mut places = [0u8; Tile::COUNT];
    for seat in table.seats().filter(|&seat| table.seats[seat].company.is_some()) {
        let player = &table.seats[seat];
        let mut own = [0u8; Tile::COUNT];
        for tile in Tile::all().filter(|tile| player.tiles.has(*tile)) {
            own[tile.0 as usize] += 1;
        }
        for tile in player.wheel.iter().filter_map(|segment| segment.tile) {
            own[tile.0 as usize] += 1;
        }
        let basic = if table.variant == Variant::Intro { 5 } else { 4 };
        assert!(own[..basic].iter().all(|&count| count == 1), "each basic tile once");
        assert_eq!(own[Tile::ANTON.0 as usize], u8::from(player.officer == Some(Officer::Anton)));
        for tile in Tile::all().filter(|tile| tile.advanced()) {
            places[tile.0 as usize] += own[tile.0 as usize];
        }
    }
    let lying = table.patents.iter().flatten().chain(position.hidden.tiles.iter().flatten());
    lying.for_each(|tile| places[tile.0 as usize] += 1);
    assert!(places.iter().all(|&count| count <= 1), "an advanced tile is in two places");
}

/// B-23.7, B-13.11: every contract is in at most one place, and the display is full between turns.
fn check_contracts(position: &Position) {
    let table = &position.table;
    let mut seen = Set::EMPTY;
    let mut see = |contract: Contract| {
        assert!(!seen.has(contract), "{contract} is in two places");
        seen.add(contract);
    };
    for seat in table.seats() {
        let player = &table.seats[seat];
        Contract::all().filter(|it| player.contracts.has(*it)).for_each(&mut see);
        Contract::all().filter(|it| player.fulfilled.has(*it)).for_each(&mut see);
    }
    table.display.as_flattened().iter().flatten().copied().for_each(&mut see);
    table.national.iter().flatten().copied().for_each(&mut see);
    position.hidden.contracts.iter().flatten().copied().for_each(&mut see);
    Contract::all().filter(|it| table.starting.has(*it)).for_each(&mut see);
    if table.agenda.last() == Some(&Step::Turn { copied: false }) {
        for colour in Colour::ALL {
            let shown = table.display[colour as usize].iter().flatten().count();
            assert!(shown == 2 || position.hidden.contracts[colour as usize].is_empty());
        }
    }
}

/// The decision stack empties: a game that is over owes nothing, and none ever owes much.
#[test]
fn games_end_with_nothing_owed() {
    for (players, variant) in SETUPS {
        for seed in 0..GAMES {
            let mut last = None;
            play_through(players, variant, seed, |_, after, _, moves, _| {
                assert!(after.table.agenda.len() <= 8, "{:?}", after.table.agenda);
                assert_eq!(moves.is_empty(), after.table.agenda.is_empty());
                last = Some(*after);
            });
            let end = last.expect("a game has moves");
            assert_eq!((end.table.phase, end.table.round), (Phase::Over, 5));
            let outcome = crate::common::game(players, variant).outcome(&end);
            assert!(outcome.over && !outcome.winners.is_empty());
        }
    }
}

/// A record, written out and read back, replays to the same hashes; a changed hash or move does not.
#[test]
fn records_replay() {
    for (players, variant) in SETUPS {
        for seed in 0..GAMES / 10 {
            let mut chance = Chance::new(Seed(seed));
            let mut game = Match::begin(crate::common::game(players, variant), Seed(seed));
            while let Some(seat) = game.to_move() {
                let mv = lively(game.moves(), &mut chance);
                game.play(seat, mv).expect("a listed move is legal");
            }
            let text = game.record().to_string();
            let mut record: Record<barrage::Barrage> = text.parse().expect("a record reads back");
            assert_eq!(record, game.record());
            let replayed = record.replay(None).expect("it replays");
            assert_eq!(replayed.position(), game.position());
            let index = chance.below(record.moves.len());
            record.moves[index].hash ^= 1;
            assert!(record.replay(None).is_err(), "a wrong hash is noticed");
        }
    }
}

/// Undo goes back move by move to the last new information or another seat's move, and never further.
#[test]
fn undo_restores_the_position() {
    for (players, variant) in SETUPS {
        for seed in 0..GAMES / 10 {
            let mut chance = Chance::new(Seed(seed));
            let mut game = Match::begin(crate::common::game(players, variant), Seed(seed));
            while let Some(seat) = game.to_move() {
                let before = game.hash();
                let mv = lively(game.moves(), &mut chance);
                let played = game.play(seat, mv).expect("a listed move is legal");
                let revealed = played.events.iter().any(kernel::Event::reveals);
                let mut copy = game.clone();
                match copy.undo(seat) {
                    Ok(undone) => {
                        assert!(!revealed);
                        assert_eq!((undone, copy.hash()), (mv, before));
                    }
                    Err(refused) => assert!(revealed, "{refused}"),
                }
                let other = Seat((seat.0 + 1) % players);
                assert!(game.clone().undo(other).is_err(), "nobody takes back another's move");
            }
        }
    }
}

/// Nothing that reaches a viewer differs between positions that differ only in what that viewer cannot know.
#[test]
fn no_secret_reaches_anybody() {
    for (players, variant) in SETUPS {
        let game = crate::common::game(players, variant);
        let differed = kernel::check::keeps_secrets(&game, Seed(u64::from(players)));
        assert!(differed > 100, "{differed} positions differed");
    }
}

#[test]
fn every_moment_can_be_gone_back_to() {
    for (players, variant) in SETUPS {
        let game = crate::common::game(players, variant);
        let moves = kernel::check::goes_back(&game, Seed(u64::from(players)));
        assert!(moves > 60, "{moves} moves");
    }
}

/// Two positions that differ only in what nobody knows look the same; redealing never changes a view.
#[test]
fn views_lack_what_nobody_knows() {
    for (players, variant) in SETUPS {
        let game = crate::common::game(players, variant);
        let mut hidden_changed = false;
        for seed in 0..GAMES / 10 {
            play_through(players, variant, seed, |_, after, _, _, chance| {
                for viewer in after.table.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let mut other = *after;
                    game.redeal(&mut other, viewer, chance);
                    hidden_changed |= other.hidden != after.hidden;
                    assert_eq!(game.view(after, viewer), game.view(&other, viewer));
                    assert_eq!(other.table, after.table);
                }
                if chance.below(40) == 0 {
                    let mut other = *after;
                    game.redeal(&mut other, Viewer::Spectator, chance);
                    let json = |position| {
                        serde_json::to_string(&game.view(position, Viewer::Spectator))
                            .expect("a view is JSON")
                    };
                    assert_eq!(json(after), json(&other), "the written view tells what nobody knows");
                }
            });
        }
        assert!(hidden_changed, "redealing draws the hidden things anew");
    }
}

/// The order of moves and the hash depend on the position alone, and telling or not telling makes no difference.
#[test]
fn play_is_a_function_of_position_and_move() {
    for (players, variant) in SETUPS {
        for seed in 0..GAMES / 10 {
            play_through(players, variant, seed, |before, after, _, moves, chance| {
                let mut listed = Moves::new();
                after.moves(&mut listed);
                assert_eq!(&listed, moves);
                let mut options = Moves::new();
                before.moves(&mut options);
                let mv = options[chance.below(options.len())];
                let (mut loud, mut quiet) = (*before, *before);
                loud.play(mv, &mut Moves::new(), &mut Vec::new());
                quiet.play(mv, &mut Moves::new(), &mut Quiet);
                assert_eq!(loud, quiet);
                assert_eq!(loud.digest(), quiet.digest());
            });
        }
    }
}
