//! Stories of set-up, turns, cards, action cards and Special cards, a rule or two each.

use crate::common::scene::scene;
use cities::{Card, CardType, Cities, Color, Deck, HandCard, Phase, Setup, Side, Step};
use kernel::{Game, Match, Moves, Seat, Seed, Viewer};

fn deal(players: u8) -> (Cities, cities::Position) {
    let game = crate::common::game(&Setup::new(players));
    let p = game.deal(Seed(9));
    (game, p)
}

/// U-1.1, U-1.3, U-1.4: players and components.
#[test]
fn the_box_is_complete() {
    for wrong in [0, 5] {
        assert!(Cities::open(Setup::new(wrong)).is_err());
    }
    let pack = cities::Pack::standard().expect("it is valid");
    let sizes = [(Deck::I, 66), (Deck::II, 57), (Deck::III, 57), (Deck::Special, 15), (Deck::Special3, 10)];
    for (deck, size) in sizes {
        assert_eq!(pack.deck(deck).len(), size, "{deck:?}");
    }
    assert_eq!((pack.contracts().len(), pack.metropolises().len()), (8, 16));
}

/// U-1.2, U-2.1, U-2.5: which side, domes and tiles for how many players.
#[test]
fn the_table_depends_on_the_number_of_players() {
    for (players, slots, purple) in [(1, 12, 255), (2, 12, 7), (3, 15, 10), (4, 15, 13)] {
        let (game, p) = deal(players);
        assert_eq!(game.pack().slots(players).len(), slots);
        assert_eq!(p.purple_left, purple, "U-1.8, U-28.2");
        assert_eq!(p.cloning, players == 4, "U-2.5");
        assert_eq!(p.tunnels_left, 46, "U-1.6");
        assert_eq!(p.white_left, 17 - players, "U-1.7: the starting cities are taken out of the seventeen");
    }
}

/// U-1.5, U-8.1: resources are counters without a supply.
#[test]
fn resources_never_run_out() {
    let table = scene("P1 = { credits = 500, kelp = 300 }").play("slot 8 with #1");
    table.shows("500 credits, 301 kelp");
}

/// U-1.9, U-2.4, U-2.2, U-2.3: Special cards, decks and tracks at the start.
#[test]
fn special_cards_are_laid_out() {
    let (game, p) = deal(3);
    assert_eq!((p.open_specials.len(), p.specials.len(), p.unseen.len()), (6, 15, 4));
    assert_eq!((p.round, p.turn, p.era()), (1, 1, 0));
    assert!(Seat::all(3).all(|seat| p.players[seat].points == 0));
    assert_eq!(p.deck.len(), 66 - 18);
    let view = game.view(&p, Viewer::Spectator);
    assert_eq!(view.specials[0], Some(p.specials[0].card), "the top card is public");
    assert!(view.specials[1..].iter().all(Option::is_none), "the rest is not");
}

/// U-1.10, U-25.15: an empty deck is made of the discard pile, in the middle of a draw.
#[test]
fn an_empty_deck_is_reshuffled() {
    let low: Vec<String> = (1..76)
        .filter(|card| ![1, 2, 3, 10, 11].contains(card))
        .filter(|card| *card < 56 || *card > 64)
        .map(|card| card.to_string())
        .collect();
    let text = format!("deck = [10]\ndiscard = [11]\ngone = [{}]", low.join(", "));
    let table = scene(&text).play("slot always with #1");
    assert!(table.holds(10) && table.holds(11), "the pile was shuffled in between");
    assert!(table.holds(1), "U-30.1: the played card was discarded before the last draw, and reshuffled");
    let nothing = format!("deck = []\ndiscard = []\ngone = [10, 11, {}]", low.join(", "));
    let table = scene(&nothing).play("slot always with #1");
    table.shows("3 hand, 2 credits");
    assert!(table.holds(1), "only the played card came back");
}

/// U-1.11, U-7.6, U-30.8: discarded Special cards go under their deck at once.
#[test]
fn discarded_specials_go_under_the_deck() {
    let table = scene("P1.hand = [1, 2, 3, 191]");
    let size = table.p.specials.len();
    let table = table.play("discard #191");
    let bottom = table.p.specials[table.p.specials.len() - 1];
    assert_eq!((table.p.specials.len(), bottom.card), (size + 1, Card(191)));
    let hand: Vec<String> = (191..199).map(|card| card.to_string()).collect();
    let empty = scene(&format!("P1.hand = [1, 2, 199]\nP2.hand = [{}]\nspecials = []", hand.join(", ")));
    let table = empty.play("slot 8 with #199");
    assert_eq!(table.game.view(&table.p, Viewer::Spectator).specials, [Some(Card(199))], "it lies face up");
}

/// U-2.6, U-2.7: different boards of one side, one brown and two blue tiles each, the starting city built.
#[test]
fn boards_and_tiles_are_dealt() {
    for side in [Side::Basic, Side::Asymmetric] {
        let game = crate::common::game(&Setup::new(4).boards(side));
        let p = game.deal(Seed(2));
        let mut boards: Vec<u8> = Seat::all(4).map(|seat| p.players[seat].board).collect();
        boards.sort_unstable();
        boards.dedup();
        assert_eq!(boards.len(), 4);
        for seat in Seat::all(4) {
            let player = &p.players[seat];
            assert_eq!(game.pack().boards()[usize::from(player.board)].side, side);
            let tiles = player.metropolises.map(|tile| game.pack().metropolises()[usize::from(tile)].brown);
            assert_eq!(tiles, [true, false, false]);
            assert_eq!((player.white.len(), player.purple.len()), (1, 0));
        }
    }
}

/// U-2.10, U-6.8: everybody has the Personal Assistant.
#[test]
fn everybody_has_an_assistant() {
    let (_, p) = deal(4);
    for seat in Seat::all(4) {
        assert_eq!(
            (p.players[seat].actions.to_vec(), p.players[seat].used.len()),
            (vec![Card::ASSISTANT], 0)
        );
    }
    scene("").play("slot 14 with #1; use assistant; option 1").shows("2 steelplast");
}

/// U-2.11, U-30.11: six cards each, three kept, chosen in secret and revealed together.
#[test]
fn the_first_hand_is_chosen_in_secret() {
    let game = crate::common::game(&Setup::new(2));
    let mut table = Match::begin(game, Seed(6));
    let (first, second) = (table.position().order[0], table.position().order[1]);
    assert_eq!(table.position().players[first].hand.len(), 6);
    let before = table.game().view(table.position(), Viewer::Seat(second));
    for _ in 0..3 {
        let mv = table.moves()[0];
        table.play(first, mv).expect("legal");
    }
    assert_eq!(table.position().discard.len(), 0, "nothing is shown yet");
    let after = table.game().view(table.position(), Viewer::Seat(second));
    assert_eq!(
        before.players[first.index()].hand,
        after.players[first.index()].hand,
        "the other sees six backs"
    );
    for _ in 0..3 {
        let mv = table.moves()[0];
        table.play(second, mv).expect("legal");
    }
    assert_eq!(table.position().discard.len(), 6, "all six lie open now");
    assert!(Seat::all(2).all(|seat| table.position().players[seat].hand.len() == 3));
}

/// U-3.1, U-3.2, U-3.3, U-3.4: ten rounds, three Productions, three turns a round, in play order.
#[test]
fn the_course_of_a_game() {
    let game = crate::common::game(&Setup::new(3));
    let mut seen = Vec::new();
    let mut productions = Vec::new();
    let mut p = game.deal(Seed(4));
    let mut chance = kernel::Chance::new(Seed(4));
    let mut moves = Moves::new();
    game.moves(&p, &mut moves);
    while game.to_move(&p).is_some() {
        if matches!(p.agenda.last(), Some(Step::Choose | Step::Limit)) {
            let turn = (p.round, p.turn, p.cursor);
            assert_eq!(p.active, p.order[usize::from(p.cursor)]);
            if seen.last() != Some(&turn) {
                seen.push(turn);
            }
        }
        let mut log = Vec::new();
        let mv = crate::common::lively(&moves, &mut chance);
        game.play(&mut p, mv, &mut moves, &mut log);
        for event in log {
            if let cities::Event::Fed { seat: Seat(0), .. } = event {
                productions.push(seen.last().map_or(0, |turn| turn.0));
            }
        }
    }
    let expected: Vec<_> = (1..=10)
        .flat_map(|round| (1..=3).flat_map(move |turn| (0..3).map(move |seat| (round, turn, seat))))
        .collect();
    assert_eq!(seen, expected);
    assert_eq!(productions, [4, 7, 10]);
}

/// U-3.5: nothing of one player touches another.
#[test]
fn a_turn_touches_only_its_owner() {
    let table = scene("P2 = { claimed = [12, 15], credits = 3 }\nP1 = { steelplast = 2, credits = 2 }");
    let before = *table.player(2);
    let table = table.play("slot 2 with #2; build tunnel b3-c3; build tunnel c2-c3");
    assert_eq!(*table.player(2), before, "P2's cards sleep in P1's turn");
}

/// U-4.1, U-4.8, U-5.8: discard, choose, resolve, clean up, draw, in this order.
#[test]
fn the_steps_of_a_turn() {
    let table = scene("P1.hand = [1, 2, 3, 4]");
    table.refuses("slot 8 with #1", "U-19.1");
    let table = table.play("discard #4");
    table.refuses("slot 8 with #4", "U-4.3").refuses("discard #1", "U-4.2");
    let top = table.p.deck[table.p.deck.len() - 1];
    let table = table.play("slot 8 with #1");
    assert!(table.p.discard.has(Card(1)) && table.player(1).hand.has(top));
    assert_eq!(table.player(1).hand.len(), 3);
    assert_eq!(table.p.active, Seat(1));
}

/// U-4.2, U-15.1, U-15.2: which slots can be chosen.
#[test]
fn slots_that_can_be_chosen() {
    let table = scene("tiles = { 8 = [\"P2\"] }");
    table.refuses("slot 8 with #1", "U-15.2").refuses("clone 8 with #1", "U-8.3");
    let three = scene("setup = { players = 2 }");
    three.refuses("slot 13 with #1", "U-15.1");
    let gone = scene("tiles = { 8 = [\"P2\"] }\ncloning = false\nP1.credits = 3");
    gone.refuses("clone 8 with #1", "U-15.8");
}

/// U-4.3, U-4.9: exactly one card, whatever its colour; some turn is always possible.
#[test]
fn a_card_must_be_played() {
    let table = scene(
        "tiles = { 1 = [\"P2\"], 5 = [\"P2\"], 8 = [\"P3\"], 11 = [\"P3\"], 13 = [\"P4\"], 14 = [\"P4\"], 15 = [\"P2\"], 3 = [\"P3\"], 10 = [\"P4\"] }",
    );
    table.offers(&["slot always with #1", "slot always with #2", "slot always with #3"]);
    table.refuses("slot always with #99", "U-4.3");
}

/// U-4.7, U-25.1: the card's effect and a claim are optional.
#[test]
fn a_matching_card_may_be_wasted() {
    let table = scene("P1.hand = [1, 2, 22]").play("slot 8 with #22; slot first; skip card");
    assert!(table.p.discard.has(Card(22)) && table.player(1).claimed.is_empty());
    let table = scene("P1.hand = [1, 2, 22]").play("slot 8 with #22; slot first; use card");
    assert!(table.player(1).claimed.has(Card(22)), "U-5.5");
}

/// U-5.1, U-5.2, U-5.3: colours, numbers and types.
#[test]
fn colours_numbers_and_types() {
    let pack = cities::Pack::standard().expect("it is valid");
    for kind in
        [CardType::Instant, CardType::Permanent, CardType::Action, CardType::Production, CardType::EndScoring]
    {
        assert!(!pack.of_type(kind).is_empty(), "{kind:?}");
    }
    for color in [Color::Yellow, Color::Red, Color::Green] {
        assert!(pack.cards().any(|card| card.color == Some(color)));
    }
    let numbers: Vec<u8> = pack.cards().map(|card| card.card.0).collect();
    assert_eq!(numbers, (0..=205).collect::<Vec<u8>>(), "the Assistant and 205 cards");
}

/// U-5.5, U-5.6, U-5.7: claimed cards work at once and for good, without limit.
#[test]
fn a_permanent_card_works_in_its_own_turn() {
    let table = scene("P1 = { hand = [1, 2, 42], claimed = [9, 22, 23, 24, 43, 40, 41], kelp = 1 }");
    let table = table.play("slot 6 with #42; card first");
    assert!(table.player(1).claimed.has(Card(42)));
    table.shows("1 point");
    let table = table.play("build farm c3.2");
    table.shows("1 kelp, 1 building");
}

/// U-5.8, U-7.7: where Special cards go.
#[test]
fn where_special_cards_go() {
    let table = scene("P1 = { hand = [1, 2, 191], credits = 1 }").play("slot 1 with #191; card first");
    table.shows("3 kelp, 0 credits");
    assert!(table.player(1).claimed.has(Card(191)), "a paid instant stays under the board");
    let table = scene("P1 = { hand = [1, 2, 191] }").play("slot 8 with #191");
    assert_eq!(table.p.specials[table.p.specials.len() - 1].card, Card(191), "unmatched: under the deck");
    let table = scene("P1 = { hand = [1, 2, 190], credits = 3 }").play("slot 14 with #190; card first");
    assert!(table.player(1).actions.contains(&Card(190)), "an action card is claimed");
}

/// U-5.9, U-6.7: cards of an older era leave the game.
#[test]
fn old_cards_leave_the_game() {
    let table = scene("round = 5\nP1.hand = [1, 80, 81]").play("slot 8 with #1");
    assert!(table.p.gone.has(Card(1)));
    let table = scene("round = 5\nP1 = { hand = [1, 80, 37], actions = [0, 38, 55, 190] }");
    let table = table.play("slot 8 with #37; card first; drop #38; stop");
    assert!(table.p.gone.has(Card(38)));
    let table = scene("P1 = { hand = [1, 2, 37], actions = [0, 38, 55, 190] }");
    let table = table.play("slot 8 with #37; card first; drop #38; use #38");
    table.shows("1 science");
    assert!(table.p.discard.has(Card(38)), "a card of this era goes to the pile");
}

/// U-5.10, U-8.4: the discard pile, resources, points and claimed cards are public; hands are not.
#[test]
fn what_everybody_sees() {
    let table = scene("discard = [20, 21]\nP2 = { claimed = [22], kelp = 4 }\nshown = [58]");
    let view = table.game.view(&table.p, Viewer::Seat(Seat(0)));
    assert!(view.discard.has(Card(20)) && view.players[1].open.claimed.has(Card(22)));
    assert_eq!(view.players[1].open.purse.0[2], 4);
    let hand = &view.players[1].hand;
    assert_eq!(hand[..], [HandCard::Card(Card(58)), HandCard::Back(Deck::I), HandCard::Back(Deck::I)]);
    assert!(view.players[1].open.hand.is_empty());
}

/// U-6.1, U-6.2: an action card needs a permission, and works once an era.
#[test]
fn an_action_card_works_once_an_era() {
    let table = scene("P1 = { actions = [0, 37], used = [37] }").play("slot 14 with #1");
    table.refuses("use #37", "U-6.2").refuses("use #38", "U-6.1");
    let fresh = scene("P1 = { hand = [1, 2, 37], science = 1, credits = 1 }")
        .play("slot 10 with #37; card first; part 1; use #37");
    fresh.shows("1 kelp");
    let table =
        scene("P1 = { hand = [1, 2, 36], actions = [37], used = [37] }").play("slot 8 with #36; card first");
    table.shows("1 kelp");
    assert_eq!(table.player(1).used.len(), 0, "refreshed");
}

/// U-6.6, U-16.6: discarding needs a new action card; an action card is done before the next part.
#[test]
fn an_action_card_is_a_whole() {
    let table = scene("P1 = { actions = [7], credits = 1 }").play("slot 14 with #1; use #7; part 1");
    table.refuses("drop #7", "U-16.3");
    table.play("build desalination c3.2; stop").shows("1 building, 1 steelplast, 0 steps");
}

/// U-4.6: using an action card counts only if one can be used.
#[test]
fn a_useless_action_card_does_not_count() {
    let table = scene("setup = { players = 2 }\nP1 = { actions = [52], used = [] }\ntiles = { 5 = [] }");
    table.refuses("slot 5 with #1", "U-4.6");
    let table = scene("setup = { players = 2 }\nP1 = { actions = [52, 37] }").play("slot 5 with #1; use #52");
    table.shows("1 kelp");
}

/// U-7.1, U-7.2, U-7.3: three ways to take a Special card, which then counts towards the hand.
#[test]
fn three_ways_to_take_a_special_card() {
    let table = scene(
        "setup = { players = 2 }\nopen_specials = [181, 182]\nspecials = [{ card = 191 }, { card = 192 }, { card = 193 }, { card = 194 }, { card = 195 }]",
    );
    let table = table.play("slot 6 with #1");
    table.refuses("take #183", "U-7.2").refuses("take #192", "U-7.2");
    table.offers(&["take #181", "take #182", "take #191", "look"]);
    let look = table.play("look");
    look.offers(&["keep #192", "keep #193", "keep #194"]);
    let look = look.play("keep #193; under #194");
    assert!(look.holds(193));
    let deck: Vec<u8> = look.p.specials.iter().map(|special| special.card.0).collect();
    assert_eq!(deck[..1], [195], "the new top");
    let at = |card| deck.iter().position(|&other| other == card).expect("in the deck");
    assert!(at(191) < at(194) && at(194) < at(192), "in the order chosen");
    let other = look.game.view(&look.p, Viewer::Seat(Seat(1)));
    assert_eq!(other.specials[at(194)], None, "only P1 knows what lies there");
    assert_eq!(other.specials[at(191)], Some(Card(191)), "everybody saw that one");
    let own = look.game.view(&look.p, Viewer::Seat(Seat(0)));
    assert_eq!(own.specials[at(194)], Some(Card(194)));
    assert_eq!(look.player(1).hand.len(), 4);
}

/// U-7.5: a thin deck.
#[test]
fn a_thin_special_deck() {
    let all = |hand: &str| {
        format!(
            "setup = {{ players = 2 }}\nP2.hand = [{hand}]\nopen_specials = []\nspecials = [{{ card = 191 }}]\ngone = [181, 182, 183, 184, 185, 186, 187, 188, 189, 190]"
        )
    };
    let table = scene(&all("192, 193, 194, 195, 196, 197, 198, 199"));
    let table = table.play("slot 6 with #1");
    assert!(table.holds(191), "the only way, so it was not asked");
    let two = scene(
        "setup = { players = 2 }\nP2.hand = [193, 194, 195, 196, 197, 198, 199]\nspecials = [{ card = 191 }, { card = 192 }]",
    );
    let two = two.play("slot 6 with #1; look");
    two.offers(&["keep #191", "keep #192"]);
}

/// U-7.4, U-30.5: credits from the slot may pay; a paid instant must be used.
#[test]
fn the_slot_may_pay_for_the_card() {
    let table = scene("P1 = { hand = [1, 2, 181], credits = 2, tunnels = [\"c2-c3\"] }");
    let table = table.play("slot 15 with #181; advance; use card");
    table.shows("0 credits, 5 points");
    let table = scene("P1 = { hand = [1, 2, 181], credits = 1 }").play("slot 15 with #181");
    table.refuses("use card", "U-16.3");
}

/// U-8.2, U-8.3: cards come from the era deck; payments are exact.
#[test]
fn payments_are_exact() {
    let table = scene("P1 = { hand = [1, 2, 39] }").play("slot 8 with #39; use card");
    table.shows("0 kelp, 3 credits");
    let table = scene("P1 = { hand = [1, 2, 39], biomatter = 1, steelplast = 1, credits = 1 }");
    let table = table.play("slot 7 with #39; build tunnel b3-c3; biomatter none");
    assert!(table.p.discard.has(Card(39)), "U-11.5: biomatter does not pay for cards, so nothing was asked");
}

/// U-19.4: discards to the limit go where such cards go.
#[test]
fn discards_to_the_limit() {
    let table = scene("round = 5\nP1.hand = [1, 80, 81, 82, 83]").play("discard #1; discard #80");
    assert!(table.p.gone.has(Card(1)) && table.p.discard.has(Card(80)));
}

/// U-19.5: the draw at the end keeps every hand at three.
#[test]
fn every_turn_starts_with_three_cards() {
    let game = crate::common::game(&Setup::new(2));
    crate::common::watch(&game, 30, |p, _, _| {
        if matches!(p.agenda.last(), Some(Step::Choose)) {
            assert!((3..=4).contains(&p.players[p.active].hand.len()));
        }
    });
}

/// U-19.6: a card that draws forty fills the hand to 32 and no further, and no Special card is taken beyond either.
#[test]
fn a_hand_ends_at_thirty_two_cards() {
    let pack = crate::common::scene::pack()
        + "[[card]]\nnumber = 76\nname = \"Card 76\"\ndeck = \"I\"\ncolor = \"yellow\"\ntype = \"instant\"\n\
           effect = \"draw 40\"\n";
    let table = scene(&format!("setup = {{ pack = {pack:?} }}\nP1.hand = [2, 3, 76]"));
    let before = table.p.deck.len();
    let table = table.play("slot 3 with #76; card first");
    assert_eq!((table.player(1).hand.len(), before - table.p.deck.len()), (32, 30));
    assert!(!table.p.deck.is_empty(), "there were cards left to draw");
    assert!(!table.offered().iter().any(|mv| mv.contains("special")), "{:?}", table.offered());
}

/// U-2.12, U-26.1: contracts only in their variant, three of eight, never solo.
#[test]
fn contracts_are_a_variant() {
    assert!(deal(4).1.contracts.is_empty());
    let p = crate::common::game(&Setup::new(4).contracts(true)).deal(Seed(1));
    assert_eq!(p.contracts.len(), 3);
    assert!(Cities::open(Setup::new(1).contracts(true)).is_err());
    assert_eq!(p.phase, Phase::FirstHands);
}

/// U-2.7: as an option everybody lays the two blue metropolises, before the first cards are kept; other games are dealt as ever.
#[test]
fn blue_metropolises_may_be_laid_by_choice() {
    use cities::{Laying, Move};
    let setup = Setup::new(3).metropolises(Laying::Chosen);
    let game = crate::common::game(&setup);
    let mut p = game.deal(Seed(5));
    assert_eq!(
        crate::common::game(&Setup::new(3)).deal(Seed(5)).players,
        p.players,
        "the tiles are the same"
    );
    let mut moves = Moves::new();
    let mut events: Vec<cities::Event> = Vec::new();
    for (turn, swaps) in [true, false, true].into_iter().enumerate() {
        let seat = p.order[turn];
        let [_, first, second] = p.players[seat].metropolises;
        assert_eq!((p.active, p.agenda.last()), (seat, Some(&Step::Lay)));
        game.moves(&p, &mut moves);
        assert_eq!(moves[..], [Move::Lay(first + 1), Move::Lay(second + 1)]);
        let brown = p.players[seat].metropolises[0];
        let refusal = game.refusal(&p, Move::Lay(brown + 1)).expect("it is brown");
        assert_eq!(kernel::Refusal::rule(&refusal).0, "U-2.7");
        let mv = moves[usize::from(swaps)];
        game.play(&mut p, mv, &mut moves, &mut events);
        let laid = if swaps { [brown, second, first] } else { [brown, first, second] };
        assert_eq!(p.players[seat].metropolises, laid);
        while p.active == seat && p.phase == cities::Phase::FirstHands {
            let mv = moves[0];
            assert!(matches!(mv, Move::Discard(_)), "then the cards are chosen: {mv}");
            game.play(&mut p, mv, &mut moves, &mut events);
        }
    }
    assert_eq!(events.iter().filter(|event| matches!(event, cities::Event::Laid { .. })).count(), 6);
    // The record says it, and one that does not is of tiles laid at random.
    let text = serde_json::to_string(&setup).expect("JSON");
    assert!(text.contains("\"metropolises\":\"chosen\""), "{text}");
    assert!(!serde_json::to_string(&Setup::new(3)).expect("JSON").contains("metropolises"));
    assert_eq!(serde_json::from_str::<Setup>(&text).expect("a set-up"), setup);
}
