//! What the kernel promises, told with a game of pearls.

use kernel::{
    Chance, Decision, Event as _, Film, Game, Match, Moves, PlayError, Quiet, Record, ReplayError, Seat,
    Seed, SetupError, UndoRefused, Viewer, check,
};

use crate::pearls::{Event, Move, Pearls, Setup};

const ADA: Seat = Seat(0);
const BEN: Seat = Seat(1);

fn pearls(version: u32) -> Pearls {
    Pearls::open_under(Setup {}, version).expect("both versions are known")
}

/// A game in which both have kept their first shell.
fn begun(version: u32) -> Match<Pearls> {
    let mut game = Match::begin(pearls(version), Seed(7));
    for seat in [ADA, BEN] {
        let first = game.moves()[0];
        game.play(seat, first).expect("it is offered");
    }
    game
}

/// Plays on at random to the end.
fn finished(mut game: Match<Pearls>) -> Match<Pearls> {
    let mut chance = Chance::new(Seed(3));
    while let Some(seat) = game.to_move() {
        let moves = game.moves();
        game.play(seat, moves[chance.below(moves.len())]).expect("it is offered");
    }
    game
}

#[test]
fn a_refused_move_names_its_rule_and_changes_nothing() {
    let mut game = begun(2);
    let before = game.hash();
    let error = game.play(ADA, Move::Stop).expect_err("Ada has not dived");
    assert_eq!(error.rule().map(|rule| rule.0), Some("T-3"));
    assert_eq!(game.play(BEN, Move::Dive), Err(PlayError::NotAsked { seat: BEN, asked: ADA }));
    assert_eq!((game.hash(), game.record().moves.len()), (before, 2));
}

#[test]
fn undo_goes_back_as_far_as_nothing_came_to_light() {
    let mut game = Match::begin(pearls(2), Seed(7));
    let (first, before) = (game.moves()[0], game.hash());
    game.play(ADA, first).expect("it is offered");
    assert_eq!(game.undo(ADA), Ok(first));
    assert_eq!(game.hash(), before);
    game.play(ADA, first).expect("it is offered");
    let keep = game.moves()[1];
    game.play(BEN, keep).expect("it is offered");
    assert_eq!(game.undo(ADA), Err(UndoRefused::AnothersMove { by: BEN }));
    game.play(ADA, Move::Dive).expect("it is offered");
    assert_eq!(game.undo(ADA), Err(UndoRefused::Revealed), "everybody has seen the shell");
}

#[test]
fn a_record_is_the_whole_game() {
    let game = finished(begun(2));
    let text = game.record().to_string();
    let record: Record<Pearls> = text.parse().expect("it was written as a record");
    let again = record.replay(None).expect("it replays");
    assert_eq!((again.hash(), again.record().to_string()), (game.hash(), text.clone()));
    // One wrong move, one wrong hash: the replay stops there.
    let other = text.replacen("dive", "stop", 1);
    let stopped = other.parse::<Record<Pearls>>().expect("it reads").replay(None);
    assert!(matches!(stopped, Err(ReplayError::Move { number: 3, .. })), "{stopped:?}");
}

/// T-3 came with the second version: a game of the first goes on, is written and replays under the first.
#[test]
fn a_game_goes_on_under_the_rules_it_was_begun_under() {
    let mut old = begun(1);
    old.play(ADA, Move::Stop).expect("the first rules have no T-3");
    let old = finished(old);
    assert_eq!(old.record().rules_version, 1);
    let mut record: Record<Pearls> = old.record().to_string().parse().expect("a record");
    assert_eq!(record.replay(None).expect("it replays").hash(), old.hash());
    record.rules_version = 2;
    let refused = record.replay(None).expect_err("under the second rules Ada may not stop");
    assert!(matches!(refused, ReplayError::Move { number: 3, .. }), "{refused:?}");
    record.rules_version = 3;
    assert_eq!(record.replay(None).err(), Some(ReplayError::RulesVersion { found: 3, known: 2 }));
    assert!(
        Pearls::open_under(Setup {}, 0).is_err_and(|SetupError(fault)| fault.kind == "setup-rules-version")
    );
    assert_eq!(Pearls::open(Setup {}).map(|game| game.version()), Ok(2), "new games have the newest");
}

/// T-1: what is kept is for its owner's eyes, in events, in views, and in the notation of the move.
#[test]
fn a_secret_is_told_to_its_owner_alone() {
    let game = pearls(2);
    let position = game.deal(Seed(7));
    let shell = position.divers[0].hand[0];
    let event = Event::Kept { seat: ADA, shell };
    assert_eq!(event.seen_by(Viewer::Seat(ADA)), Event::Kept { seat: ADA, shell: Some(shell) });
    for other in [Viewer::Seat(BEN), Viewer::Spectator] {
        assert_eq!(event.seen_by(other), Event::Kept { seat: ADA, shell: None });
        assert_eq!(game.move_seen_by(&position, Move::Keep(shell), other), None);
        let film = Film::of(&game, &position, Move::Keep(shell), other);
        assert_eq!((film.len(), film[0].view.ready, film[0].view.kept), (1, [true, false], None));
    }
    assert_eq!(game.move_seen_by(&position, Move::Keep(shell), Viewer::Seat(ADA)), Some(Move::Keep(shell)));
}

/// A film is a list of real views: the last one is what the next position looks like.
#[test]
fn a_film_shows_what_is_there() {
    let game = begun(2);
    for viewer in [Viewer::Seat(ADA), Viewer::Seat(BEN), Viewer::Spectator] {
        let film = Film::of(game.game(), game.position(), Move::Dive, viewer);
        let mut after = game.position().clone();
        game.game().play(&mut after, Move::Dive, &mut Moves::new(), &mut Quiet);
        assert_eq!(film.last().map(|frame| &frame.view), Some(&game.game().view(&after, viewer)));
    }
}

/// Whoever thinks about a decision gets positions that are possible, and never learns which is the true one.
#[test]
fn a_decision_hands_out_what_its_seat_holds_possible() {
    let game = begun(2);
    let moves = game.moves();
    let decision = Decision::of(game.game(), game.position(), moves).expect("Ada is asked");
    assert_eq!((decision.seat(), decision.moves()), (ADA, moves));
    let mut chance = Chance::new(Seed(1));
    let mut tops = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let possible = decision.redeal(&mut chance);
        assert_eq!(game.game().view(&possible, Viewer::Seat(ADA)), decision.view());
        tops.extend(possible.deck.last().copied());
    }
    assert!(!format!("{decision:?}").contains("deck"), "nor is it written anywhere: {decision:?}");
    assert_eq!(tops.len(), 8, "any shell she does not hold may come up next");
    assert!(Decision::of(game.game(), finished(begun(2)).position(), &[]).is_none());
}

#[test]
fn no_secret_reaches_anybody() {
    for seed in 0..50 {
        assert!(check::keeps_secrets(&pearls(2), Seed(seed)) > 5);
    }
}

/// A game can be taken up where no undo reaches behind: what came after is played on and told as if it had never stopped.
#[test]
fn a_game_is_taken_up_from_a_resting_place() {
    let mut chance = Chance::new(Seed(11));
    let mut game = Match::begin(pearls(2), Seed(7));
    let mut places = vec![game.resting_place().expect("the deal is one")];
    // Who did what, as a log has it: a move, or moves taken back to an entry.
    let mut log: Vec<(Seat, Result<Move, u64>)> = Vec::new();
    while let Some(seat) = game.to_move() {
        let mv = game.moves()[chance.below(game.moves().len())];
        let played = game.play(seat, mv).expect("it is offered");
        log.push((seat, Ok(mv)));
        if chance.below(3) == 0 && game.undoable(seat).is_ok() {
            assert_eq!(game.take_back(seat, 9), Ok(played.entry));
            log.push((seat, Err(played.entry)));
        }
        places.push(game.resting_place().expect("there is always one"));
    }
    assert!(!game.undos().is_empty() && game.is_whole());
    assert_eq!(log.len() as u64, game.entries());
    for (entries, position) in places {
        let mut again = Match::take_up(game.game().clone(), game.seed(), game.deal(), position, entries);
        assert_eq!((again.entries(), again.is_whole()), (entries, entries == 0));
        let refused = if entries == 0 { UndoRefused::Nothing } else { UndoRefused::Revealed };
        assert_eq!(again.undoable(ADA), Err(refused));
        for &(seat, act) in &log[entries as usize..] {
            match act {
                Ok(mv) => drop(again.play(seat, mv).expect("it was played before")),
                Err(to) => assert!(again.take_back_to(seat, to)),
            }
        }
        assert_eq!((again.hash(), again.entries()), (game.hash(), game.entries()));
        let later: Vec<_> = game.story().iter().filter(|played| played.entry >= entries).collect();
        assert_eq!(again.story().iter().collect::<Vec<_>>(), later);
    }
}

/// Any moment of a long game can be shown: few positions are kept, the others are found again.
#[test]
fn every_moment_of_a_game_can_be_gone_back_to() {
    let game = finished(begun(2));
    let mut again = Match::begin(pearls(2), Seed(7));
    let mut positions = vec![again.position().clone()];
    for played in game.story() {
        again.play(played.seat, played.mv).expect("it was played before");
        positions.push(again.position().clone());
    }
    for (at, position) in positions.iter().enumerate() {
        assert_eq!(game.position_after(at).as_ref(), Some(position), "after {at} moves");
        let film = game.film(at, Viewer::Spectator);
        assert_eq!(film.is_some(), at + 1 < positions.len());
        if let Some((before, film)) = film {
            assert_eq!(before, game.game().view(position, Viewer::Spectator));
            let after = film.last().map(|frame| frame.view.clone());
            assert_eq!(after, Some(game.game().view(&positions[at + 1], Viewer::Spectator)));
        }
    }
    assert_eq!(game.position_after(positions.len()), None);
}

/// A copy goes on by itself; what it shares with the game it was made of stays as it was.
#[test]
fn a_copy_goes_its_own_way() {
    let game = begun(2);
    let mut copy = game.clone();
    copy.play(ADA, Move::Dive).expect("it is offered");
    assert_eq!((game.story().len(), copy.story().len()), (2, 3));
    assert!(std::sync::Arc::ptr_eq(&game.story()[0], &copy.story()[0]), "what has happened is shared");
    assert_eq!(game.to_move(), Some(ADA));
}

/// If everybody agrees a game goes back past others' moves and past what came to light. It remembers, its record says so, and
/// what stands replays; a record without such a thing is written as ever.
#[test]
fn all_agree_to_take_back() {
    let mut game = begun(2);
    assert!(!game.record().to_string().contains("taken-back"));
    let (before, kept) = (game.hash(), game.story().len());
    let back = game.entries();
    for _ in 0..3 {
        let seat = game.to_move().expect("somebody is asked");
        game.play(seat, game.moves()[0]).expect("it is offered");
    }
    assert!(!game.agree_back_to(BEN, 99), "there is no such entry");
    assert!(game.agree_back_to(BEN, back));
    assert_eq!((game.hash(), game.story().len(), game.entries()), (before, kept, back + 4));
    assert!(game.undos().last().is_some_and(|it| it.agreed && it.seat == BEN));
    let seat = game.to_move().expect("somebody is asked");
    game.play(seat, game.moves()[0]).expect("it is offered");
    let text = game.record().to_string();
    assert!(text.contains("\ntaken-back P2 3\n"), "{text}");
    let read: Record<Pearls> = text.parse().expect("a record");
    assert_eq!((&read.moves, &read.agreed), (&game.record().moves, &game.record().agreed));
    let again = read.replay(None).expect("it replays");
    assert_eq!((again.hash(), again.record().to_string()), (game.hash(), text.clone()));
    for wrong in ["taken-back P2", "taken-back P2 0", "taken-back P9 3", "taken-back P2 99999999999999999999"]
    {
        assert!(text.replace("taken-back P2 3", wrong).parse::<Record<Pearls>>().is_err(), "{wrong}");
    }
}
