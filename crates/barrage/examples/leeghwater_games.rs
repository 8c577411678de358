//! Random games with The Leeghwater Project, people and Automas, in which after every move all that is always true is looked at
//! (L-15, B-23): `leeghwater_games 100000` tells how many games and decisions there were. One game in three is played with the
//! promotional officers and other options besides. The first thing that is not true ends the program.

use barrage::{
    Barrage, Discount, Level, Officer, Options, Position, Seating, SecondSpace, Setup, Variant, Work,
};
use kernel::{Chance, Game, Moves, Quiet, Seat, Seed, Set};

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(1000);
    let options = Options { leeghwater: true, ..Options::PLAIN };
    let plain = |players| Setup::new(players, Variant::Full).with_options(options);
    let mut setups = vec![plain(2), plain(3), plain(4)];
    setups.extend(Level::ALL.map(|level| plain(3).with_automa(Seat(1), level)));
    setups.push(plain(4).with_automa(Seat(0), Level::VeryHard).with_automa(Seat(2), Level::VeryHard));
    let promo = Options { promo_officers: true, ..options };
    let all = Options {
        seating: Seating::Free,
        auction: true,
        rich_mahiri: true,
        simone: true,
        tommaso: true,
        second_space: SecondSpace::Always,
        discount: Discount::Once,
        ..promo
    };
    let full = |players, options| Setup::new(players, Variant::Full).with_options(options);
    let hard = |setup: Setup, seat| setup.with_automa(Seat(seat), Level::VeryHard);
    setups.extend([full(4, promo), full(3, all), hard(hard(full(4, promo), 1), 3), hard(full(3, all), 0)]);
    let (mut decisions, mut ends) = (0u64, 0u64);
    for (seed, setup) in (0..games).map(Seed).zip(setups.into_iter().cycle()) {
        let game = Barrage::open(setup).expect("a legal set-up");
        let mut chance = Chance::new(seed);
        let (mut position, mut moves) = (game.deal(seed), Moves::new());
        game.moves(&position, &mut moves);
        while !moves.is_empty() {
            assert!(moves.len() > 1, "a choice with one way open is not asked");
            let mv = moves[chance.below(moves.len())];
            game.play(&mut position, mv, &mut moves, &mut Quiet);
            look(&position);
            decisions += 1;
        }
        assert!(game.outcome(&position).over, "game {seed:?} is not over");
        ends = ends.wrapping_mul(31).wrapping_add(game.hash(&position));
    }
    let bytes = size_of::<Position>();
    println!("{games} games, {decisions} decisions, {ends:016x}; a position has {bytes} bytes");
}

/// What is true in every position.
fn look(position: &Position) {
    let table = &position.table;
    let mut works: Set<Work> = table.leeghwater.works.iter().filter_map(|&work| work).collect();
    works.extend(position.hidden.works.iter().copied());
    let mut known = table.leeghwater.works.iter().flatten().count() + position.hidden.works.len();
    assert_eq!(position.hidden.works.len(), 3 * (5 - usize::from(table.round.max(1))), "L-15.3");
    for seat in table.seats().filter(|&seat| table.seats[seat].company.is_some()) {
        let player = &table.seats[seat];
        let spaces: u8 = (player.spaces - player.posted).iter().map(|space| space.row().engineers).sum();
        let rows = table.leeghwater.buildings.iter().flatten().zip(&table.leeghwater.visitors);
        let visiting: u8 = rows
            .map(|(building, seats)| {
                let uses = seats.iter().filter(|&&it| it == Some(seat)).count();
                assert!(uses <= 1 && (uses == 0 || player.buildings.has(*building)), "L-15.4");
                let nth = seats.iter().position(|&it| it == Some(seat));
                nth.map_or(0, |nth| building.space(nth).engineers)
            })
            .sum();
        // Of Gennaro's Automa it is told whether it has constructed (L-14.10).
        let used = if player.is_automa() { 0 } else { usize::from(player.constructions) };
        let construction: u8 = [1, 2, 3, 3][..used].iter().sum();
        let wheel: u8 = player.wheel.iter().map(|segment| segment.excamixers).sum();
        let excamixers = player.excamixers + wheel;
        let elon = player.officer == Some(Officer::Elon);
        assert!(if elon { excamixers <= 8 } else { excamixers == 0 }, "L-14.4");
        assert!(!elon || excamixers == 8 || !player.works.is_empty(), "L-14.4, L-15.2");
        let placed = spaces + visiting + construction + player.sent_by_tiles();
        let others = player.banked + player.copies + player.own_space;
        assert_eq!(player.engineers + placed + others, 12, "L-15.1, B-23.2: {seat}");
        assert!(!player.architect || player.engineers > 0, "L-15.1");
        assert!(player.contracts.len() <= 6, "L-15.7");
        works |= player.works;
        known += player.works.len() as usize;
    }
    assert_eq!(works.len() as usize, known, "L-15.3: a work lies in two places");
    for (row, building) in table.leeghwater.buildings.iter().flatten().enumerate() {
        assert!(table.builders(*building).count() <= table.building_spaces(row).len(), "L-15.5");
    }
}
