//! Worked examples of set-up, slots, cards and timing.

use crate::common::scene::scene;
use cities::{Card, Phase, Setup, Side};
use kernel::{Game, Seat, Seed};

/// UX-1 (U-2.8, U-2.9): four seats with their markers and resources.
#[test]
fn four_seats_begin() {
    let game = crate::common::game(&Setup::new(4));
    let p = game.deal(Seed(3));
    let expected = [(0, [2, 1, 1, 1, 0]), (1, [2, 1, 1, 1, 0]), (2, [3, 1, 1, 1, 0]), (3, [3, 1, 1, 2, 0])];
    for (place, (steps, purse)) in expected.into_iter().enumerate() {
        let player = &p.players[p.order[place]];
        assert_eq!((player.steps, player.purse.0), (steps, purse), "seat {}", place + 1);
    }
    assert_eq!(p.standing.to_vec(), [p.order[3], p.order[2], p.order[1]], "from the front");
}

/// UX-2 (U-2.9): three seats, two seats.
#[test]
fn fewer_seats_begin() {
    let p = crate::common::game(&Setup::new(3)).deal(Seed(4));
    let third = &p.players[p.order[2]];
    assert_eq!((third.steps, third.purse.0), (2, [3, 1, 1, 1, 0]));
    let p = crate::common::game(&Setup::new(2).boards(Side::Asymmetric)).deal(Seed(4));
    let second = &p.players[p.order[1]];
    assert_eq!((second.steps, second.purse.0), (1, [2, 1, 1, 1, 0]));
}

/// UX-3 (U-15.3): a gain slot with any card.
#[test]
fn a_gain_slot_gives_its_goods() {
    scene("").play("slot 8 with #1").shows("2 steelplast, 1 kelp");
}

/// UX-4 (U-6.3, U-6.8): the Assistant used through a slot.
#[test]
fn the_assistant_is_used_through_a_slot() {
    let table = scene("").play("slot 14 with #1; use assistant; option 2");
    table.shows("1 steelplast, 1 credit");
    assert_eq!(table.player(1).used.len(), 1, "it is turned sideways");
}

/// UX-5 (U-4.4, U-4.5, U-5.4): an instant with a match, before or after the slot; without a match nothing.
#[test]
fn an_instant_works_with_a_match() {
    let hand = "P1.hand = [1, 2, 5]";
    let table = scene(hand).play("slot 11 with #5; card first; option 1; advance");
    table.shows("1 steelplast, 1 credit, 2 steps");
    assert!(table.p.discard.has(Card(5)));
    let table = scene(hand).play("slot 11 with #5; slot first; advance; use card; option 1");
    table.shows("1 steelplast, 1 credit, 2 steps");
    let table = scene(hand).play("slot 8 with #5");
    table.shows("2 steelplast, 1 kelp");
    assert!(table.p.discard.has(Card(5)), "discarded all the same");
    assert_eq!(table.player(1).used.len(), 0);
}

/// UX-6 (U-7.4): a Special card works only after its price; with too little it leaves the game.
#[test]
fn a_special_card_must_be_paid() {
    let rich = scene("P1 = { hand = [1, 2, 181], credits = 3 }").play("slot 11 with #181; card first; stop");
    rich.shows("5 points, 0 credits");
    let poor = scene("P1 = { hand = [1, 2, 181], credits = 2 }").play("slot 11 with #181; stop");
    poor.shows("0 points, 2 credits");
    assert!(poor.p.gone.has(Card(181)), "U-5.8: a 3-credit card leaves the game");
}

/// UX-7 (U-4.6): a part of a slot is enough.
#[test]
fn part_of_a_slot_is_enough() {
    let table = scene("P1 = { steelplast = 1, credits = 1 }").play("slot 7 with #1");
    table.offers(&["build tunnel b3-c3", "build tunnel c2-c3"]);
    table.play("build tunnel b3-c3").shows("1 tunnel, 0 steelplast, 0 credits, 1 city");
}

/// UX-8 (U-4.6): a slot of no use is refused.
#[test]
fn a_slot_of_no_use_is_refused() {
    scene("P1.credits = 5").refuses("slot 2 with #2", "U-4.6").refuses("slot 2 with #1", "U-4.6");
}

/// UX-9 (U-4.6 b, U-30.2): the matching card makes the slot usable, and must come first.
#[test]
fn the_card_may_make_the_slot_usable() {
    let table = scene("P1 = { credits = 1, hand = [1, 2, 4] }");
    table.refuses("slot 2 with #1", "U-4.6");
    let table = table.play("slot 2 with #4");
    table.shows("1 steelplast, 1 credit");
    assert!(table.p.discard.is_empty(), "the card is still being played");
    table.play("build tunnel c2-c3").shows("1 steelplast, 0 credit, 1 tunnel");
}

/// UX-10 (U-15.5, U-4.4, U-4.9): the always-available slot, for two players in one round.
#[test]
fn the_always_available_slot_is_never_occupied() {
    let table = scene("").play("slot always with #3");
    table.shows("2 credits, 5 hand, 0 points");
    let table = table.play("slot always with #56");
    table.shows_of(2, "2 credits, 5 hand, 0 points");
    assert!(table.p.tiles.iter().all(|tiles| tiles.is_empty()));
}

/// UX-11 (U-15.8): the cloning tile.
#[test]
fn a_slot_is_cloned() {
    let table = scene("P1 = { credits = 2, steelplast = 1 }\ntiles = { 2 = [\"P3\"], 8 = [\"P1\"] }");
    table
        .refuses("slot 2 with #1", "U-15.2")
        .refuses("clone 8 with #1", "U-15.8")
        .refuses("clone 1 with #1", "U-15.8");
    let table = table.play("clone 2 with #1; slot first; build tunnel c2-c3");
    table.shows("0 credits, 1 tunnel");
    let table = table.play("use card").until(|table| table.p.active == Seat(1));
    table.shows("1 point");
    assert!(!table.p.cloning, "the tile is gone for this round");
}

/// UX-12 (U-15.6): a slot with one's own tile is not "occupied by another player".
#[test]
fn performing_an_occupied_slot_needs_a_foreign_one() {
    let text = "P1 = { hand = [1, 2, 30] }\ntiles = { 1 = [\"P1\", \"P3\"], 8 = [\"P3\"], 14 = [\"P2\"] }";
    let table = scene(text).play("slot 10 with #30");
    table.shows("0 steelplast");
    let table = scene(
        "P1 = { hand = [1, 2, 30], science = 1, credits = 1 }
        tiles = { 1 = [\"P1\", \"P3\"], 8 = [\"P3\"], 14 = [\"P2\"] }",
    )
    .play("slot 10 with #30; card first");
    table.refuses("perform 1", "U-15.6").refuses("perform 2", "U-15.6").refuses("perform always", "U-15.6");
    table.play("perform 8").shows("2 steelplast, 1 kelp");
}

/// UX-13 (U-6.4, U-6.5, U-6.9): a fifth action card; the one that makes room may be used a last time.
#[test]
fn a_fifth_action_card_makes_room() {
    let text = "P1 = { hand = [1, 2, 37], actions = [0, 38, 55, 190] }";
    let table = scene(text).play("slot 8 with #37; card first");
    table.refuses("drop #37", "U-6.1");
    let table = table.play("drop assistant; use assistant; option 1");
    table.shows("3 steelplast");
    assert_eq!(table.player(1).actions.to_vec(), [Card(38), Card(55), Card(190), Card(37)]);
    let used = scene("P1 = { hand = [1, 2, 37], actions = [0, 38, 55, 190], used = [0] }")
        .play("slot 8 with #37; card first; drop assistant");
    used.shows("2 steelplast");
    assert_eq!(used.player(1).used.len(), 0);
}

/// UX-24 (U-16.2): parts in any order, each paying for the next.
#[test]
fn parts_go_in_any_order() {
    let table = scene("P1.science = 1").play("slot 10 with #1; option 2; build desalination c3.2");
    table.shows("0 science, 0 credits, 1 building, 1 upgraded");
}

/// UX-25 (U-15.4, U-16.4, U-25.6): a trigger in the middle of an indivisible part.
#[test]
fn a_trigger_comes_before_the_upgrade() {
    let text = "P1 = { steelplast = 1, science = 1, claimed = [9], actions = [8], laboratories = [\"c3.1\"], tunnels = [\"c2-c3\"] }";
    let table = scene(text);
    let table = table.play("slot 10 with #1; part 2");
    table.refuses("stop", "U-4.6").refuses("build farm c3.2", "U-8.3");
    let table = table.play("build laboratory c3.2");
    table.shows("0 steelplast, 1 credit, 0 science, 1 upgraded, 2 buildings");
    let before = table.player(1).hand.len();
    let table = table.play("use #8; build desalination c3.3");
    table.shows("0 credits, 3 buildings");
    assert_eq!(
        table.player(1).hand.len(),
        before + 2,
        "one card by the action card, one at the end of the turn"
    );
    assert_eq!(table.player(1).used.len(), 1);
}

/// UX-26 (U-16.3, U-16.7): Kate finishes the slot before her card helps.
#[test]
fn the_card_waits_for_the_slot() {
    let text =
        "P1 = { hand = [1, 2, 6], steelplast = 1, credits = 1, science = 1, steps = 1, actions = [7] }";
    let table = scene(text).play("slot 10 with #6; part 2; build tunnel c2-c3");
    table.shows("1 steelplast, 0 credits, 0 science, 1 upgraded");
    table.refuses("use card", "U-16.3");
    let table = table.play("use #7; part 2");
    table.shows("2 steps");
    assert!(!table.may("build farm c3.1"), "no kelp yet");
    let table = table.play("build desalination c3.2");
    table.shows("0 credits, 0 kelp");
    table.play("use card").shows("1 kelp, 0 credits, 0 science, 2 steps");
}

/// UX-27 (U-4.5): in the other order the kelp builds a farm.
#[test]
fn the_card_may_come_first() {
    let text = "P1 = { hand = [1, 2, 6], steelplast = 1, credits = 1, science = 1, actions = [7],
                 tunnels = [\"c2-c3\"], upgraded = [\"c2-c3\"] }";
    let table = scene(text).play("slot 10 with #6; card first; part 1; part 1; build farm c3.2");
    table.shows("0 kelp, 1 building");
}

/// UX-28 (U-14.4, U-14.5): over the end of the track, on top of the stack.
#[test]
fn over_the_end_of_the_track() {
    let table = scene("P1.steps = 3\nP2.steps = 4").play("slot 11 with #1; advance");
    table.shows("2 points, 4 steps");
    assert_eq!(table.p.standing.to_vec(), [Seat(0), Seat(1)]);
}

/// UX-29 (U-14.2, U-14.3): what lies on the way.
#[test]
fn the_track_gives_its_bonuses() {
    scene("").play("slot 11 with #1; advance").shows("1 credit, 0 steelplast, 2 steps");
    scene("P1.steps = 1").play("slot 11 with #1; advance").shows("1 credit, 1 steelplast, 3 steps");
}

/// UX-30 (U-20.2, U-20.3): the order of the next round.
#[test]
fn the_track_makes_the_next_order() {
    let text = "turn = 3\nround = 2\nactive = \"P4\"\nstanding = [\"P2\", \"P1\"]\norder = [\"P1\", \"P2\", \"P4\", \"P3\"]
        P1.steps = 3\nP2.steps = 3";
    let table = scene(text).play("slot always with #62").until(|table| table.p.round == 3);
    assert_eq!(table.p.order.to_vec(), [Seat(1), Seat(0), Seat(3), Seat(2)]);
    assert!(table.p.standing.is_empty());
    assert!((1..=4).all(|seat| table.player(seat).steps == 0));
}

/// UX-31 (U-20.2): if nobody moves in round 1, the order is reversed by the starting spaces.
#[test]
fn nobody_moves_in_round_one() {
    let game = crate::common::game(&Setup::new(4));
    let mut p = game.deal(Seed(5));
    let first = p.order.to_vec();
    let mut moves = kernel::Moves::new();
    while p.round == 1 {
        game.moves(&p, &mut moves);
        let mut always = moves.iter().rev().copied().filter(|mv| mv.to_string().starts_with("slot always"));
        let mv = always.next().unwrap_or(*moves.last().expect("a move"));
        game.play(&mut p, mv, &mut kernel::Moves::new(), &mut kernel::Quiet);
    }
    let reversed: Vec<Seat> = first.into_iter().rev().collect();
    assert_eq!(p.order.to_vec(), reversed);
    assert_eq!(p.phase, Phase::Turns);
}

/// UX-43 (U-25.3): an exchange, once, for at most the amount printed.
#[test]
fn an_exchange_goes_either_way() {
    let table = scene("P1.hand = [1, 2, 18]").play("slot 8 with #18; use card");
    table.refuses("exchange 2 steelplast for kelp", "U-25.3").refuses("exchange 1 kelp for credit", "U-25.3");
    table.offers(&["exchange 1 kelp for steelplast", "exchange 1 steelplast for kelp"]);
    table.play("exchange 1 kelp for steelplast").shows("0 kelp, 3 steelplast");
    let table =
        scene("P1.hand = [1, 2, 18]").play("slot 8 with #18; use card; exchange 1 steelplast for kelp");
    table.shows("2 kelp, 1 steelplast");
    assert_eq!(table.p.active, Seat(1), "once only: the turn is over");
}

/// UX-44 (U-25.11): each farm's price is chosen separately.
#[test]
fn each_farm_has_its_own_price() {
    let text = "P1 = { hand = [1, 2, 19], credits = 2, science = 2, farms = [\"c3.1\", \"c3.2\", \"c3.3\"] }";
    for (first, second, left) in [
        ("", "", "0 credits, 2 science"),
        (" price 2", "", "1 credits, 1 science"),
        (" price 2", " price 2", "2 credits, 0 science"),
    ] {
        let table = scene(text).play("slot 8 with #19; card first");
        table.refuses("upgrade c3.1 price 3", "U-25.11");
        let table = table.play(&format!("upgrade c3.1{first}; upgrade c3.2{second}"));
        table.shows(left).shows("2 upgraded");
    }
}

/// UX-45 (U-25.9, U-30.4): only the slot's own gain counts.
#[test]
fn only_the_slots_own_steelplast_counts() {
    scene("P1.claimed = [11]").play("slot 1 with #2").shows("1 steelplast, 1 points");
    scene("P1 = { claimed = [11], steps = 1 }")
        .play("slot 11 with #1; advance")
        .shows("1 steelplast, 0 points");
    scene("P1 = { claimed = [11], hand = [1, 2, 31], science = 1, credits = 1 }")
        .play("slot 10 with #31; card first; perform 8")
        .shows("2 steelplast, 1 points");
    scene("P1 = { claimed = [11] }")
        .play("slot 14 with #1; use assistant; option 1")
        .shows("2 steelplast, 1 points");
}

/// UX-49 (U-14.8): on the third space, exactly.
#[test]
fn on_the_third_space_exactly() {
    for (steps, credits) in [(0, 0), (1, 0), (2, 2), (3, 0), (4, 0)] {
        let table = scene(&format!("P1 = {{ hand = [1, 2, 21], steps = {steps} }}"));
        let table = table.play("slot 8 with #21");
        let table = if steps == 2 { table.play("card first") } else { table };
        assert_eq!(table.player(1).purse.0[0], credits, "{steps} steps");
    }
}

/// UX-50 (U-19.1, U-19.2): a raised hand limit changes only the discarding.
#[test]
fn a_raised_limit_only_spares_a_discard() {
    let table = scene("P1 = { claimed = [16], hand = [1, 2, 3, 4, 5] }");
    table.offers(&["discard #1", "discard #2", "discard #3", "discard #4", "discard #5"]);
    assert_eq!(table.play("discard #4").player(1).hand.len(), 4);
    let table = scene("P1 = { claimed = [16], hand = [1, 2, 3] }");
    assert!(table.may("slot 8 with #1"), "three cards are enough to play");
}

/// UX-51 (U-19.3, U-23.4, U-5.9): the change of era: draw three, keep three of all.
#[test]
fn the_change_of_era_asks_for_a_hand() {
    let text = "round = 4\nturn = 3\nactive = \"P4\"\nP1.hand = [1, 2, 3, 4]";
    let table = scene(text).play("slot always with #62").until(|table| table.p.phase == Phase::NewHands);
    let table = table.until(|table| table.p.active == Seat(0));
    assert_eq!(table.player(1).hand.len(), 7, "U-23.3: old cards stay in hand");
    let news: Vec<Card> = table.player(1).hand.iter().filter(|card| card.0 >= 80).collect();
    assert_eq!(news.len(), 3);
    let table = table.play(&format!("discard #1; discard #2; discard #3; discard {}", news[0]));
    assert_eq!(table.player(1).hand.len(), 3);
    let table = table.until(|table| table.p.phase == Phase::Turns);
    assert!(table.p.gone.has(Card(1)) && !table.p.discard.has(Card(1)), "old cards leave the game");
    assert!(table.p.discard.has(news[0]) || table.player(1).hand.has(news[0]));
}
