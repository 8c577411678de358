//! Games begun under older rules go on under them.

use cities::{Cities, Setup, Step};
use kernel::{Chance, Game, Match, Moves, Quiet, Record, ReplayError, Seat, Seed, Viewer};

use crate::common::lively;
use crate::common::scene::{Scene, pack, scene};

/// P1 can pay a kelp for a card before choosing: the ability of card 76.
fn about_to_draw(rules: u32) -> Scene {
    let pack = pack()
        + "[[card]]\nnumber = 76\nname = \"Card 76\"\ndeck = \"I\"\ncolor = \"red\"\ntype = \"permanent\"\n\
           effect = \"once per turn: pay 1 kelp: gain 1 card\"\n";
    scene(&format!("rules = {rules}\nsetup = {{ pack = {pack:?} }}\nP1 = {{ claimed = [76], kelp = 1 }}"))
}

/// U-4.8: a card drawn in a turn cannot be played in it; the ability of once per turn comes before the choice (U-25.5).
#[test]
fn a_card_drawn_before_the_choice_waits_for_the_next_turn() {
    let table = about_to_draw(2);
    let top = table.p.deck[table.p.deck.len() - 1];
    let table = table.play("ability #76");
    assert!(table.player(1).hand.has(top), "it was drawn");
    let choose = format!("slot always with {top}");
    table.refuses(&choose, "U-4.8");
    assert!(!table.offered().iter().any(|mv| mv.ends_with(&top.to_string())), "{:?}", table.offered());
    assert!(table.may("slot always with #1"), "the cards held before can be played");
    // In the next turn it is a card like any other.
    let table =
        table.play("slot always with #1").until(|table| table.p.active == Seat(0) && table.p.turn == 2);
    let mut table = table;
    while table.p.agenda.last() != Some(&Step::Choose) {
        let other = table.player(1).hand.iter().find(|&card| card != top).expect("it is not alone");
        table = table.play(&format!("discard {other}"));
    }
    assert!(table.may(&choose));
}

/// U-4.8 came with the second version of the rules: under the first such a card can be played for ever.
#[test]
fn under_the_first_rules_it_can_be_played_at_once() {
    let table = about_to_draw(1);
    let top = table.p.deck[table.p.deck.len() - 1];
    let table = table.play("ability #76");
    assert!(table.may(&format!("slot always with {top}")));
    assert!(table.p.memory.drawn.is_empty(), "so that hashes stay what they were");
}

/// U-4.8: a Special card taken before the choice waits too; which card the turn brought is for its owner's eyes.
#[test]
fn what_a_turn_has_brought_is_no_news_to_others() {
    let table = about_to_draw(2);
    let top = table.p.deck[table.p.deck.len() - 1];
    let table = table.play("ability #76");
    let drawn = |viewer| table.game.view(&table.p, viewer).memory.drawn;
    assert!(drawn(Viewer::Seat(Seat(0))).has(top));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert!(drawn(viewer).is_empty());
        let mut other = table.p;
        table.game.redeal(&mut other, viewer, &mut Chance::new(Seed(1)));
        assert_eq!(other.memory.drawn.len(), 1);
        assert!((*other.players[Seat(0)].hand - other.memory.drawn).len() == 3);
    }
}

/// U-2.11, U-23.4: what others have set aside comes to light when the last one has chosen, so nobody takes a choice back
/// after that. (Under the first rules the last one could.)
#[test]
fn nobody_chooses_anew_after_seeing_what_others_set_aside() {
    for (version, undoes) in [(1, true), (2, false)] {
        let game = Cities::open_under(Setup::new(2), version).expect("both are known");
        let mut table = Match::begin(game, Seed(5));
        let (mut mv, mut last) = (table.moves()[0], Seat(0));
        while table.position().phase == cities::Phase::FirstHands {
            (mv, last) = (table.moves()[0], table.to_move().expect("somebody is asked"));
            table.play(last, mv).expect("it is offered");
        }
        let undone = table.undo(last);
        assert_eq!(undone == Ok(mv), undoes, "{undone:?}");
    }
}

/// A game of the first rules in which a card is played in the turn that drew it, up to that move.
fn game_with_a_hasty_card() -> Record<Cities> {
    for seed in 0.. {
        let game = Cities::open_under(Setup::new(4).edition(1), 1).expect("the first rules are known");
        let (mut table, mut chance) = (Match::begin(game, Seed(seed)), Chance::new(Seed(seed)));
        let newest = Cities::open(Setup::new(4).edition(1)).expect("a legal set-up");
        let mut mirror = newest.deal(Seed(seed));
        while let Some(seat) = table.to_move() {
            let mv = lively(table.moves(), &mut chance);
            table.play(seat, mv).expect("a listed move is legal");
            if newest.refusal(&mirror, mv).is_some() {
                return table.record().clone();
            }
            newest.play(&mut mirror, mv, &mut Moves::new(), &mut Quiet);
        }
    }
    unreachable!("cards that draw before the choice come up sooner or later")
}

/// U-4.8: the same moves replay under the version they were made under, and are refused, with the rule, under the other.
#[test]
fn a_record_replays_under_its_own_rules() {
    let mut record = game_with_a_hasty_card();
    assert_eq!(record.rules_version, 1);
    let replayed = record.replay(None).expect("it replays under the rules it was made under");
    assert_eq!(replayed.game().version(), 1);
    let text = record.to_string();
    assert_eq!(text.parse::<Record<Cities>>().expect("a record").to_string(), text);
    record.rules_version = 2;
    let last = record.moves.len();
    match record.replay(None) {
        Err(ReplayError::Move { number, error, .. }) => {
            assert_eq!((number, error.rule().map(|rule| rule.0)), (last, Some("U-4.8")));
        }
        // The hashes tell what the turn has drawn, so they may differ first.
        Err(ReplayError::Hash { number, .. }) => assert!(number < last),
        other => panic!("{other:?}"),
    }
}

/// A record of rules, or with components, that nobody knows is told apart from a broken one.
#[test]
fn unknown_versions_and_editions_are_told() {
    let record =
        Match::begin(Cities::open(Setup::new(2)).expect("a legal set-up"), Seed(1)).record().to_string();
    let replay = |text: &str| text.parse::<Record<Cities>>().expect("a record").replay(None);
    let future = record.replace("rules 2", "rules 3");
    assert_eq!(replay(&future).err(), Some(ReplayError::RulesVersion { found: 3, known: 2 }));
    assert_eq!(
        replay(&record.replace("rules 2", "rules 0")).err(),
        Some(ReplayError::RulesVersion { found: 0, known: 2 })
    );
    let edition = record.replace("\"edition\":2", "\"edition\":9");
    let error = replay(&edition).expect_err("there is no such edition").to_string();
    assert!(error.contains("setup-edition") && error.contains("\"found\":\"9\""), "{error}");
}

/// A set-up that does not name its edition is of the first: so were all that were written before there was another.
#[test]
fn the_first_edition_goes_without_saying() {
    let setup: Setup = serde_json::from_str("{\"players\":3}").expect("a set-up");
    assert_eq!(setup.edition, 1);
    assert!(!serde_json::to_string(&setup).expect("JSON").contains("edition"));
}

/// A new game has the newest components and says so; one that names an edition has those.
#[test]
fn a_new_game_has_the_newest_components() {
    assert_eq!(serde_json::to_string(&Setup::new(2)).expect("JSON").matches("\"edition\":2").count(), 1);
    for edition in 1..=cities::EDITION {
        let game = Cities::open(Setup::new(2).edition(edition)).expect("an edition there is");
        let built_in = cities::Pack::built_in(edition).expect("it is valid");
        let cards = |pack: &cities::Pack| pack.cards().cloned().collect::<Vec<_>>();
        assert_eq!(cards(game.pack()), cards(&built_in));
    }
    let sites = |edition| cities::Pack::built_in(edition).expect("it is valid").boards()[0].cities.len();
    assert_ne!(sites(1), sites(2));
}
