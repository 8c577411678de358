//! Whole games at random with The Leeghwater Project: what is always true (L-15), and that everything is kept.

use barrage::{
    Barrage, Building, Event, Leeghwater, Level, Move, Options, Phase, Position, Resource, Setup, Sheet,
    Space, Variant, Work,
};
use kernel::{Chance, Game, Match, Moves, Quiet, Record, Seat, Seed, Viewer};

use crate::common::lively;

fn setups() -> Vec<Setup> {
    let options = Options { leeghwater: true, ..Options::PLAIN };
    let plain = |players| Setup::new(players, Variant::Full).with_options(options);
    let mut all = vec![plain(2), plain(3), plain(4)];
    for level in Level::ALL {
        all.push(plain(3).with_automa(Seat(1), level));
    }
    all.push(plain(4).with_automa(Seat(0), Level::VeryHard).with_automa(Seat(2), Level::VeryHard));
    all
}

/// Engineers of a company, wherever they stand.
fn engineers(position: &Position, seat: Seat) -> u8 {
    let (table, player) = (&position.table, &position.table.seats[seat]);
    let spaces: u8 = (player.spaces - player.posted).iter().map(|space| space.row().engineers).sum();
    let rows = table.leeghwater.buildings.iter().zip(&table.leeghwater.visitors);
    let visiting: u8 = rows
        .filter_map(|(building, seats)| {
            let nth = seats.iter().position(|&it| it == Some(seat))?;
            Some(building.expect("five are in play").space(nth).engineers)
        })
        .sum();
    let construction: u8 = [1, 2, 3, 3][..usize::from(player.constructions)].iter().sum();
    player.engineers
        + spaces
        + player.sent_by_tiles()
        + player.banked
        + construction
        + player.copies
        + player.own_space
        + visiting
}

fn machines(position: &Position, seat: Seat) -> i32 {
    let player = &position.table.seats[seat];
    let wheel: i32 = player.wheel.iter().map(|it| i32::from(it.excavators) + i32::from(it.mixers)).sum();
    wheel + i32::from(player.excavators) + i32::from(player.mixers)
}

/// What must hold in every position and between two of them.
fn check(before: &Position, after: &Position, events: &[Event]) {
    let table = &after.table;
    let seated = |seat: &Seat| table.seats[*seat].company.is_some();
    let mut works = kernel::Set::EMPTY;
    for seat in table.seats().filter(seated) {
        let player = &table.seats[seat];
        // L-15.1, B-23.2
        assert_eq!(engineers(after, seat), 12, "{seat}");
        assert!(!player.architect || player.engineers > 0);
        // L-15.2
        if before.table.seats[seat].company.is_some() {
            let change: i32 = events
                .iter()
                .map(|event| match *event {
                    Event::Gained {
                        seat: by, what: Resource::Excavators | Resource::Mixers, amount, ..
                    } if by == seat => i32::from(amount),
                    Event::Lost {
                        seat: by, what: Resource::Excavators | Resource::Mixers, amount, ..
                    } if by == seat => -i32::from(amount),
                    _ => 0,
                })
                .sum();
            assert_eq!(machines(after, seat), machines(before, seat) + change, "machines of {seat}");
        }
        // L-15.4
        assert!(player.buildings.len() <= 5);
        for (row, seats) in table.leeghwater.visitors.iter().enumerate() {
            let uses = seats.iter().filter(|&&it| it == Some(seat)).count();
            let building = table.leeghwater.buildings[row].expect("five are in play");
            assert!(uses <= 1 && (uses == 0 || player.buildings.has(building)));
        }
        // L-15.7
        let choosing = table.active == seat;
        let most = if player
            .officer
            .is_some_and(|it| matches!(it, barrage::Officer::Simone | barrage::Officer::Mahiri))
        {
            4
        } else {
            3
        };
        assert!(choosing || player.contracts.len() <= most, "{seat} holds too many contracts");
        assert!(!works.meets(player.works), "a work is done once");
        works |= player.works;
    }
    // L-15.3
    let shown: kernel::Set<Work> = table.leeghwater.works.iter().filter_map(|&work| work).collect();
    let piles: kernel::Set<Work> = after.hidden.works.iter().copied().collect();
    assert!(!shown.meets(piles) && !works.meets(piles) && !works.meets(shown));
    assert_eq!(piles.len(), 3 * (5 - u32::from(table.round.max(1))));
    if table.round != before.table.round
        && table.phase != Phase::Over
        && table.round > 0
        && before.table.round > 0
    {
        assert!(events.iter().filter(|it| matches!(it, Event::WorkRevealed { .. })).count() >= 3);
    }
    // L-15.5
    for row in 0..Leeghwater::ROWS {
        let building = table.leeghwater.buildings[row].expect("five are in play");
        assert!(table.builders(building).count() <= table.building_spaces(row).len());
    }
}

/// L-15.1, L-15.2, L-15.3, L-15.4, L-15.5, L-15.7, B-23.2: whatever happens, pieces add up; sheets, records, views and
/// refusals keep their promises with the expansion too.
#[test]
fn pieces_add_up_and_everything_is_kept() {
    let (mut used, mut built, mut done, mut extra) = (0u32, 0u32, 0u32, 0u32);
    for (nth, setup) in setups().into_iter().enumerate() {
        for seed in 0..8 {
            let game = Barrage::open(setup.clone()).expect("a legal set-up");
            let mut chance = Chance::new(Seed(seed));
            let mut game = Match::begin(game, Seed(100 * nth as u64 + seed));
            while let Some(seat) = game.to_move() {
                let before = *game.position();
                let moves = game.moves().to_vec();
                assert!(moves.len() > 1, "a choice with one way open is not asked");
                let distinct: std::collections::HashSet<Move> = moves.iter().copied().collect();
                assert_eq!(distinct.len(), moves.len(), "a move is listed twice");
                for mv in &moves {
                    assert_eq!(mv.to_string().parse(), Ok(*mv), "{mv}");
                }
                if chance.below(12) == 0 {
                    let sheet = Sheet::of(&before);
                    assert!(sheet.position() == Ok(before), "{}", toml::to_string(&sheet).expect("TOML"));
                    let mut other = before;
                    game.game().redeal(&mut other, Viewer::Spectator, &mut chance);
                    let view = |position| game.game().view(position, Viewer::Spectator);
                    assert_eq!(view(&before), view(&other));
                    let strange = [
                        Move::Architect,
                        Move::Margot,
                        Move::Leslie,
                        Move::GiveAway,
                        Move::Use(Building(chance.below(10) as u8)),
                        Move::Work(chance.below(3) as u8),
                        Move::Place(Space::WORKS[chance.below(3)]),
                        Move::Mahiri,
                        Move::Pass,
                        Move::Decline,
                    ];
                    for mv in strange.into_iter().filter(|mv| !moves.contains(mv)) {
                        assert!(game.refusal(seat, mv).is_some(), "{mv} is not listed but allowed");
                    }
                }
                let mv = lively(&moves, &mut chance);
                let played = game.play(seat, mv).expect("a listed move is legal");
                used += u32::from(matches!(mv, Move::Use(_)));
                extra += u32::from(mv == Move::Architect);
                let events: Vec<Event> = played.events.clone();
                done += events.iter().filter(|it| matches!(it, Event::WorkDone { .. })).count() as u32;
                built += events
                    .iter()
                    .filter(|it| matches!(it, Event::Built { structure: barrage::Kind::Building, .. }))
                    .count() as u32;
                check(&before, game.position(), &events);
            }
            let text = game.record().to_string();
            let record: Record<Barrage> = text.parse().expect("a record");
            assert_eq!(record.setup, setup);
            let replayed = record.replay(None).expect("it replays");
            assert_eq!(replayed.position(), game.position());
        }
    }
    assert!(used > 20 && built > 40 && done > 100 && extra > 5, "{used} {built} {done} {extra}");
}

/// Two games in which nobody tells what happens go as they do when everything is told.
#[test]
fn telling_makes_no_difference() {
    for setup in setups() {
        let game = Barrage::open(setup).expect("a legal set-up");
        let mut chance = Chance::new(Seed(5));
        let (mut loud, mut moves) = (game.deal(Seed(5)), Moves::new());
        let mut quiet = loud;
        game.moves(&loud, &mut moves);
        while !moves.is_empty() {
            let mv = lively(&moves, &mut chance);
            quiet.play(mv, &mut Moves::new(), &mut Quiet);
            let mut events: Vec<Event> = Vec::new();
            loud.play(mv, &mut moves, &mut events);
            assert_eq!((loud, loud.digest()), (quiet, quiet.digest()));
        }
    }
}
