//! Tournaments as stories worked out by hand, and what holds for all of them.

use std::collections::BTreeSet;

use league::{Entrant, Form, Refusal, Score, Stage, Tournament};
use proptest::prelude::*;

fn cup(form: Form, size: u8, count: usize) -> Tournament {
    let mut cup = Tournament::new("Cup", "barrage", form, size);
    for number in 0..count {
        // The first to enter is the strongest.
        cup.enter(&format!("p{number}"), 2000 - number as i64).expect("there is room");
    }
    cup
}

/// Ends every table that has begun: who has the lower number wins, by points that say so.
fn play(cup: &mut Tournament, round: usize, better: impl Fn(Entrant, Entrant) -> bool) {
    for table in 0..cup.rounds[round].tables.len() {
        let seats = cup.rounds[round].tables[table].seats.clone();
        let score = |it: &Entrant| {
            let ahead = seats.iter().filter(|other| *other != it && better(**other, *it)).count();
            Score { place: ahead as u8 + 1, points: 100 - 10 * ahead as i32 }
        };
        let result = seats.iter().map(score).collect();
        cup.record(round, table, result);
    }
}

fn lower(one: Entrant, other: Entrant) -> bool {
    one < other
}

fn pairs(cup: &Tournament, round: usize) -> Vec<Vec<usize>> {
    let tables = cup.rounds[round].tables.iter();
    tables
        .map(|table| {
            let mut seats: Vec<usize> = table.seats.iter().map(|it| it.0 + 1).collect();
            seats.sort_unstable();
            seats
        })
        .collect()
}

fn ranks(cup: &Tournament) -> Vec<usize> {
    cup.standings().iter().map(|line| line.entrant.0 + 1).collect()
}

/// Eight, three rounds, the stronger always wins; worked out by hand in docs/tournaments.md.
#[test]
fn a_swiss_cup_of_eight_by_hand() {
    let mut cup = cup(Form::Swiss { rounds: 0 }, 2, 8);
    assert_eq!(cup.length(), 3);
    cup.start().expect("there are enough");
    assert_eq!(pairs(&cup, 0), [[1, 5], [2, 6], [3, 7], [4, 8]]);
    play(&mut cup, 0, lower);
    assert!(cup.advance());
    assert_eq!(pairs(&cup, 1), [[1, 3], [2, 4], [5, 7], [6, 8]]);
    play(&mut cup, 1, lower);
    assert!(cup.advance());
    // 1 and 2 have 24 points; 3, 4, 5 and 6 have 12; 3 and 4 had the stronger opponents.
    assert_eq!(pairs(&cup, 2), [[1, 2], [3, 5], [4, 6], [7, 8]]);
    play(&mut cup, 2, lower);
    assert!(cup.advance());
    assert_eq!(cup.stage, Stage::Over);
    let lines = cup.standings();
    let points: Vec<u32> = lines.iter().map(|line| line.points).collect();
    assert_eq!(points, [36, 24, 24, 24, 12, 12, 12, 0]);
    // Opponents' points: 2 met 6 (12), 4 (24) and 1 (36), 72; 3 met 7 (12), 1 (36) and 5 (12), 60; 4 met 8 (0), 2 (24)
    // and 6 (12), 36.
    assert_eq!(ranks(&cup), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(lines[1].opponents, 72 * 6);
    assert_eq!(lines[2].opponents, 60 * 6);
    assert_eq!(lines[3].opponents, 36 * 6);
    assert!(!cup.advance(), "what is over stays");
}

/// Four, everybody against everybody, by hand: 1 beats 2, 2 beats 3, 3 beats 1, all beat 4. The three have 24 points each
/// and 12 between themselves, 2 wins each; the share of the points of the games decides.
#[test]
fn a_round_robin_of_four_with_a_circle_by_hand() {
    let mut cup = cup(Form::RoundRobin, 2, 4);
    cup.start().expect("there are enough");
    assert_eq!(cup.length(), 3);
    assert_eq!(cup.rounds.len(), 3, "all fixtures are known");
    for round in 0..3 {
        for table in 0..2 {
            let seats = cup.rounds[round].tables[table].seats.clone();
            let score = |it: Entrant, other: Entrant| {
                let wins = matches!((it.0 + 1, other.0 + 1), (1, 2) | (2, 3) | (3, 1) | (_, 4));
                // 3 beats 1 by 150 to 50, all others win by 110 to 90.
                let points = match (wins, it.0 + other.0 == 2 && it != other) {
                    (true, true) => 150,
                    (false, true) => 50,
                    (true, false) => 110,
                    (false, false) => 90,
                };
                Score { place: if wins { 1 } else { 2 }, points }
            };
            cup.record(round, table, vec![score(seats[0], seats[1]), score(seats[1], seats[0])]);
        }
        assert!(cup.advance());
    }
    let lines = cup.standings();
    assert_eq!(lines.iter().map(|it| it.points).collect::<Vec<_>>(), [24, 24, 24, 0]);
    assert!(lines[..3].iter().all(|it| it.between == 12 && it.wins == 2));
    // 3 has 750 of 1000 against 1 and more than half against 4; 1 has 250 against 3.
    assert_eq!(ranks(&cup), [3, 2, 1, 4]);
}

/// Five at tables of two: one has a bye a round, as much as a win, and nobody has two.
#[test]
fn byes_are_wins_and_go_round() {
    let mut cup = cup(Form::Swiss { rounds: 3 }, 2, 5);
    cup.start().expect("there are enough");
    assert_eq!(pairs(&cup, 0), [[1, 3], [2, 4]]);
    assert_eq!(cup.rounds[0].byes, [Entrant(4)]);
    play(&mut cup, 0, lower);
    let line = cup.standings().into_iter().find(|it| it.entrant == Entrant(4)).expect("a line");
    assert_eq!((line.points, line.played), (12, 0));
    for round in 1..3 {
        assert!(cup.advance());
        play(&mut cup, round, lower);
    }
    let byes: BTreeSet<Entrant> = cup.rounds.iter().flat_map(|round| round.byes.clone()).collect();
    assert_eq!(byes.len(), 3);
}

/// Who leaves is not paired any more, keeps the points, and is last at the table that was under way.
#[test]
fn who_leaves_loses_the_table_and_is_not_paired() {
    let mut cup = cup(Form::Swiss { rounds: 3 }, 2, 4);
    cup.start().expect("there are enough");
    cup.leave("p0").expect("is there");
    assert_eq!(cup.leave("p0"), Err(Refusal::NotEntered));
    // A program plays on for 1, and wins: 3 gets the points all the same.
    play(&mut cup, 0, lower);
    let points = |cup: &Tournament, it| {
        cup.standings().into_iter().find(|l| l.entrant == Entrant(it)).map(|l| l.points)
    };
    assert_eq!((points(&cup, 0), points(&cup, 2)), (Some(0), Some(12)));
    assert!(cup.advance());
    assert!(pairs(&cup, 1).concat().iter().all(|it| *it != 1));
    assert_eq!(cup.rounds[1].byes.len(), 1);
    // Later results of others are not touched.
    play(&mut cup, 1, lower);
    assert_eq!(points(&cup, 0), Some(0));
}

/// In a round robin the fixtures of who left become byes.
#[test]
fn fixtures_of_who_left_are_byes() {
    let mut cup = cup(Form::RoundRobin, 2, 4);
    cup.start().expect("there are enough");
    play(&mut cup, 0, lower);
    cup.leave("p3").expect("is there");
    assert!(cup.advance());
    assert_eq!(cup.rounds[1].byes.len(), 1);
    assert_eq!(cup.rounds[1].tables.len(), 1);
}

/// A season of three friends, twice: six rounds, and the host may open the next before a slow game is over.
#[test]
fn a_season_goes_on_when_the_host_says_so() {
    let mut cup = cup(Form::Season { cycles: 2 }, 2, 3);
    cup.start().expect("there are enough");
    assert_eq!((cup.length(), cup.rounds.len(), cup.begun), (6, 6, 1));
    cup.open_next().expect("there are more rounds");
    assert_eq!(cup.begun, 2);
    assert!(!cup.advance(), "games of the first two rounds are under way");
    play(&mut cup, 0, lower);
    play(&mut cup, 1, lower);
    assert!(cup.advance());
    assert_eq!(cup.begun, 3);
    for round in 2..6 {
        play(&mut cup, round, lower);
        assert!(cup.advance());
    }
    assert_eq!(cup.stage, Stage::Over);
    assert_eq!(ranks(&cup), [1, 2, 3]);
    // Both met twice, each once in the first seat.
    let first = |it: usize| cup.rounds.iter().flat_map(|r| &r.tables).filter(|t| t.seats[0].0 == it).count();
    assert_eq!((first(0), first(1), first(2)), (2, 2, 2));
}

#[test]
fn what_cannot_be_done_is_refused() {
    let mut cup = Tournament::new("Cup", "barrage", Form::RoundRobin, 2);
    assert_eq!(cup.start(), Err(Refusal::TooFew));
    cup.enter("ann", 0).expect("there is room");
    assert_eq!(cup.enter("ann", 0), Err(Refusal::Entered));
    assert_eq!(cup.leave("ben"), Err(Refusal::NotEntered));
    cup.enter("ben", 0).expect("there is room");
    assert_eq!(cup.open_next(), Err(Refusal::NotRunning));
    cup.start().expect("there are enough");
    assert_eq!(cup.start(), Err(Refusal::Begun));
    assert_eq!(cup.enter("cleo", 0), Err(Refusal::Begun));
    assert_eq!(cup.open_next(), Err(Refusal::NotRunning), "only a season has rounds side by side");
    assert!(!cup.record(0, 0, vec![Score { place: 1, points: 1 }]), "a result for each seat");
    assert!(!cup.record(7, 7, vec![]));
    for number in 0..200 {
        let mut full = Tournament::new("Full", "barrage", Form::RoundRobin, 2);
        let entered = (0..=number).map(|it| full.enter(&it.to_string(), 0)).filter(Result::is_ok).count();
        assert_eq!(entered, (number + 1).min(league::MOST_ENTRANTS));
    }
}

/// The text in which a tournament is kept reads back as it was.
#[test]
fn a_tournament_is_a_text() {
    let mut cup = cup(Form::Season { cycles: 2 }, 3, 7);
    cup.start().expect("there are enough");
    play(&mut cup, 0, lower);
    let text = serde_json::to_string(&cup).expect("a text");
    assert_eq!(serde_json::from_str::<Tournament>(&text).expect("it reads back"), cup);
}

/// A node of this version changes a tournament that a newer one wrote.
#[test]
fn what_a_newer_version_keeps_is_not_lost() {
    let text = serde_json::to_string(&cup(Form::RoundRobin, 2, 3)).expect("a text");
    let newer = text.replacen('{', r#"{"prize":{"first":[1,"cup"]},"#, 1);
    let mut cup: Tournament = serde_json::from_str(&newer).expect("what is not known is no fault");
    cup.start().expect("there are enough");
    let written: serde_json::Value = serde_json::to_value(&cup).expect("a value");
    assert_eq!(written["prize"], serde_json::json!({"first": [1, "cup"]}));
    assert_eq!(written["begun"], cup.begun);
}

fn met_twice(cup: &Tournament) -> usize {
    let mut seen = BTreeSet::new();
    let mut twice = 0;
    for table in cup.rounds.iter().take(cup.begun).flat_map(|round| &round.tables) {
        for (at, one) in table.seats.iter().enumerate() {
            for other in &table.seats[at + 1..] {
                twice += usize::from(!seen.insert((one.min(other).0, one.max(other).0)));
            }
        }
    }
    twice
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Swiss pairs: everybody who has not left is at one table or has a bye, nobody has two byes while somebody has none,
    /// nobody meets twice (with so few rounds it can always be avoided), and no
    /// table is seated less evenly than it could be.
    #[test]
    fn a_swiss_tournament_of_two(
        count in 6usize..24, rounds in 1u8..4, results in proptest::collection::vec(any::<bool>(), 60),
        leaves in proptest::option::of((0usize..3, 0usize..24))
    ) {
        let mut cup = cup(Form::Swiss { rounds }, 2, count);
        cup.start().expect("there are enough");
        let mut tossed = results.iter().cycle();
        for round in 0..usize::from(rounds) {
            if let Some((when, who)) = leaves && when == round && who < count {
                cup.leave(&format!("p{who}")).expect("is there");
            }
            let gone = |it: usize| cup.entrants[it].gone.is_some_and(|gone| gone <= round);
            let mut there: Vec<usize> = cup.rounds[round].tables.iter().flat_map(|t| &t.seats).map(|it| it.0)
                .chain(cup.rounds[round].byes.iter().map(|it| it.0)).collect();
            there.sort_unstable();
            prop_assert_eq!(there, (0..count).filter(|it| !gone(*it)).collect::<Vec<_>>());
            for table in 0..cup.rounds[round].tables.len() {
                let first = *tossed.next().expect("it goes round");
                let score = |won: bool| Score { place: if won { 1 } else { 2 }, points: 50 };
                cup.record(round, table, vec![score(first), score(!first)]);
            }
            prop_assert!(cup.advance());
        }
        prop_assert_eq!(cup.stage, Stage::Over);
        prop_assert_eq!(met_twice(&cup), 0);
        for it in 0..count {
            let byes = cup.rounds.iter().filter(|round| round.byes.contains(&Entrant(it))).count();
            prop_assert!(byes <= 1);
        }
        // At no table would it have been more even the other way round.
        let mut sat = vec![[0u32; 2]; count];
        for round in &cup.rounds {
            for table in &round.tables {
                let (one, other) = (table.seats[0].0, table.seats[1].0);
                prop_assert!(sat[one][0] + sat[other][1] <= sat[one][1] + sat[other][0]);
            }
            for table in &round.tables {
                sat[table.seats[0].0][0] += 1;
                sat[table.seats[1].0][1] += 1;
            }
        }
    }

    /// A round robin of two: everybody meets everybody once, whatever the number.
    #[test]
    fn a_round_robin_of_two(count in 2usize..20) {
        let mut cup = cup(Form::RoundRobin, 2, count);
        cup.start().expect("there are enough");
        let length = cup.length();
        for round in 0..length {
            play(&mut cup, round, lower);
            prop_assert!(cup.advance());
        }
        prop_assert_eq!(cup.stage, Stage::Over);
        prop_assert_eq!(met_twice(&cup), 0);
        let tables: usize = cup.rounds.iter().map(|round| round.tables.len()).sum();
        prop_assert_eq!(tables, count * (count - 1) / 2);
        prop_assert_eq!(ranks(&cup), (1..=count).collect::<Vec<_>>());
    }

    /// Tables of three and four: everybody sits at one table a round, tables differ by one at most.
    #[test]
    fn larger_tables(size in 3u8..5, count in 3usize..25, swiss in any::<bool>()) {
        let form = if swiss { Form::Swiss { rounds: 3 } } else { Form::RoundRobin };
        let mut cup = cup(form, size, count);
        cup.start().expect("there are enough");
        let length = cup.length();
        for round in 0..length {
            let mut there: Vec<usize> = cup.rounds[round].tables.iter().flat_map(|t| &t.seats).map(|it| it.0).collect();
            there.sort_unstable();
            prop_assert_eq!(there, (0..count).collect::<Vec<_>>());
            let sizes = cup.rounds[round].tables.iter().map(|t| t.seats.len());
            prop_assert!(sizes.clone().max() <= sizes.clone().min().map(|least| least + 1));
            prop_assert!(sizes.max() <= Some(size.into()));
            play(&mut cup, round, lower);
            prop_assert!(cup.advance());
        }
        prop_assert_eq!(cup.stage, Stage::Over);
        // In three rounds of 16 or more at tables of four, or of 12 or more at tables of three, nobody need meet again.
        if swiss && count >= usize::from(size) * 4 {
            prop_assert_eq!(met_twice(&cup), 0);
        }
        prop_assert_eq!(cup.standings()[0].entrant, Entrant(0));
    }
}
