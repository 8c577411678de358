//! Stories of the board, the network, triggers, Production, contracts and the solo game, a rule or two each.

use crate::common::scene::scene;
use cities::{Cities, Contract, Event, Phase, Setup, Side, Step};
use kernel::{Game, Match, Seat, Seed, Set};

/// U-9.4, U-21.5: a tunnel is adjacent to a city on either of its ends, and then productive.
#[test]
fn a_tunnel_beside_a_city_produces() {
    let round = "round = 4\nturn = 3\nactive = \"P4\"\n";
    let table = scene(&format!("{round}P1 = {{ tunnels = [\"c2-c3\", \"c1-c2\"] }}"));
    let table = table.play("slot always with #62").until(|table| table.p.phase == Phase::NewHands);
    assert!(table.events.iter().any(|event| {
        matches!(event, Event::Produced { seat: Seat(0), goods, points: 0 } if goods.0 == [1, 0, 0, 0, 0])
    }));
}

/// U-9.5, U-18.1: brown needs both its tunnels, blue one.
#[test]
fn a_metropolis_is_connected_by_all_its_tunnels() {
    let text = "P1 = { steelplast = 4, credits = 4, nonsymbiotic = [\"c3\"], tunnels = [\"c2-c3\", \"c1-c2\"], claimed = [43] }";
    let table = scene(text).play("slot 2 with #2; build tunnel c1-ne");
    table.shows("5 credits, 2 points, 1 kelp");
    let far = "P1 = { steelplast = 4, credits = 4, claimed = [43], tunnels = [\"c2-c3\", \"b2-c2\", \"b1-b2\", \"a2-b2\"] }";
    let table = scene(far).play("slot 2 with #2; build tunnel a1-b1");
    table.shows("0 points");
    table.play("build tunnel a1-a2").shows("2 points");
}

/// U-10.5, U-13.1, U-13.2, U-13.3: tunnels enter plain; structures are upgraded once, by an effect that offers it.
#[test]
fn structures_are_upgraded_once() {
    let table =
        scene("P1 = { steelplast = 1, credits = 1, science = 3 }").play("slot 2 with #2; build tunnel c2-c3");
    assert_eq!(table.player(1).upgraded_tunnels.len(), 0);
    table.refuses("upgrade c2-c3", "U-4.2");
    let table = scene(
        "P1 = { science = 3, tunnels = [\"c2-c3\"], farms = [\"a3.1\"], nonsymbiotic = [\"c3\", \"b3\"] }",
    )
    .play("slot 5 with #2; option 2");
    let table = table.play("upgrade c3-c2");
    table.shows("2 science, 1 upgraded");
    table.refuses("upgrade c2-c3", "U-13.1").refuses("upgrade c3.1", "U-13.1");
    assert!(table.may("upgrade a3.1"), "U-13.5: unconnected ones too");
}

/// U-10.7, U-17.3: what is built stays, and a site gives its bonus once.
#[test]
fn what_is_built_stays() {
    let table = scene("P1 = { science = 1, tunnels = [\"c2-c3\"] }").play("slot 5 with #2; option 2");
    table.shows("0 steelplast, 1 upgraded");
    let table = scene("P1 = { steelplast = 2, credits = 2, tunnels = [\"c2-c3\"] }").play("slot 2 with #2");
    table.refuses("build tunnel c2-c3", "U-10.7");
}

/// U-1.6, U-1.7, U-1.8: when the supply is gone nobody builds.
#[test]
fn the_supply_runs_out() {
    let rich = "P1 = { credits = 9, kelp = 9, steelplast = 9, biomatter = 9 }";
    scene(&format!("tunnels_left = 0\n{rich}")).refuses("slot 2 with #1", "U-4.6");
    let table = scene(&format!("tunnels_left = 1\n{rich}"))
        .play("slot 2 with #2; build tunnel b3-c3; biomatter none");
    assert_eq!(table.p.active, Seat(1), "the second tunnel is not even asked for");
    let table = scene(&format!("nonsymbiotic_left = 0\n{rich}")).play("slot 13 with #1; option 1");
    table.refuses("build nonsymbiotic c2", "U-1.7");
    let table = scene(&format!("symbiotic_left = 0\n{rich}")).play("slot 13 with #1; option 1");
    table.refuses("build symbiotic c2", "U-1.8");
}

/// U-11.2: a card's own price takes the place of the usual one.
#[test]
fn a_card_states_its_price() {
    let table = scene("P1 = { hand = [1, 2, 46] }").play("slot 8 with #46; use card; build tunnel b3-c3");
    table.shows("0 kelp, 2 steelplast, 1 tunnel");
    let table = scene("P1 = { hand = [1, 2, 33], kelp = 1 }").play("slot 8 with #33; card first");
    table.refuses("build farm c3.1", "U-10.6").refuses("build tunnel c2-c3", "U-11.2");
    table.play("build farm c3.x").shows("1 building, 1 kelp");
}

/// U-12.1, U-12.2: the start is connected, and so is every tunnel.
#[test]
fn the_start_is_connected() {
    let table = scene("");
    assert_eq!(table.player(1).connected().len(), 1);
    let wrong = cities::Sheet::read("seed = 0\n[setup]\nplayers = 2\n[player.P1]\nboard = 1\ntunnels = [\"a2-b2\"]\n[player.P2]\nboard = 2")
        .expect("it is a position file");
    let error = wrong.open().expect_err("the tunnel hangs in the water").to_string();
    assert!(error.contains("U-12.2"), "{error}");
}

/// U-12.7: unconnected buildings do not count for cards.
#[test]
fn unconnected_buildings_do_not_count() {
    let table = scene("P1 = { hand = [1, 2, 50], nonsymbiotic = [\"c3\", \"c2\"], farms = [\"c2.1\"] }")
        .play("slot 8 with #50");
    table.shows("0 points");
    let table = scene(
        "P1 = { hand = [1, 2, 50], nonsymbiotic = [\"c3\", \"c2\"], farms = [\"c2.1\"], tunnels = [\"c2-c3\"] }",
    );
    table.play("slot 8 with #50; card first").shows("3 points");
}

/// U-13.4: a nonsymbiotic city becomes symbiotic.
#[test]
fn a_city_is_converted() {
    let table = scene("P1 = { hand = [1, 2, 34], nonsymbiotic = [\"c3\", \"b3\"] }");
    let (white, purple) = (table.p.white_left, table.p.purple_left);
    let table = table.play("slot 8 with #34; card first");
    table.refuses("convert c2", "U-13.4");
    let table = table.play("convert b3");
    assert_eq!((table.p.white_left, table.p.purple_left), (white + 1, purple - 1));
    table.shows("2 steelplast, 2 cities");
    let none = scene("symbiotic_left = 0\nP1 = { hand = [1, 2, 34] }").play("slot 8 with #34");
    assert_eq!(none.player(1).purple.len(), 0);
}

/// U-14.1, U-14.5, U-14.6: below, 4, 3, 2, 1; later arrivals lie on top.
#[test]
fn markers_stack() {
    let table = scene("P2.steps = 2\nP3.steps = 4").play("slot 11 with #1; advance");
    assert_eq!(table.p.standing.to_vec(), [Seat(2), Seat(0), Seat(1)]);
}

/// U-14.7: one step of two is enough.
#[test]
fn fewer_steps_are_allowed() {
    let table = scene("").play("slot 11 with #1");
    table.offers(&["advance", "stop"]);
    table.play("stop").shows("1 steps, 0 credits");
}

/// U-14.8: "advancing to" a space is passing through it.
#[test]
fn passing_through_a_space_triggers() {
    scene("P1 = { steps = 1, claimed = [14] }")
        .play("slot 11 with #1; advance")
        .shows("2 credits, 1 steelplast, 3 steps");
}

/// U-15.3: alternatives are exclusive.
#[test]
fn alternatives_are_exclusive() {
    let table =
        scene("setup = { players = 2 }\nP1 = { kelp = 2, steelplast = 2 }").play("slot 2 with #2; option 1");
    table.refuses("build laboratory c3.1", "U-11.2").refuses("option 2", "U-16.3");
    let table = table.play("build farm c3.1");
    table.offers(&[
        "build farm c3.2",
        "build farm c3.3",
        "build farm c2.1",
        "build farm c2.2",
        "build farm c2.3",
        "build farm b3.1",
        "build farm b3.2",
        "build farm b3.3",
        "stop",
    ]);
}

/// U-15.4: build and upgrade is one part; science from the site itself may pay.
#[test]
fn build_and_upgrade_is_one_part() {
    let poor = scene("P1 = { steelplast = 1, actions = [] }");
    poor.refuses("slot 10 with #1", "U-4.6");
    let table =
        scene("P1 = { board = 3, steelplast = 1, actions = [] }\nP3.board = 1").play("slot 10 with #1");
    table.shows("0 steelplast, 0 science, 1 building, 1 upgraded");
    let table =
        scene("P1 = { steelplast = 2, science = 1, kelp = 1, nonsymbiotic = [\"c3\"], actions = [] }")
            .play("slot 10 with #1");
    table.refuses("build tunnel c2-c3", "U-8.3").refuses("stop", "U-4.6");
    table.play("build farm c2.1").shows("1 upgraded, 0 science, 0 kelp");
}

/// U-15.6: performing an available slot: no tile, no second card.
#[test]
fn another_slot_is_performed() {
    let table = scene("P1.hand = [1, 2, 31]").play("slot 8 with #31; card first");
    table.refuses("perform 8", "U-15.6").refuses("perform 2", "U-4.6").refuses("perform always", "U-15.6");
    let table = table.play("perform 1");
    table.shows("3 steelplast, 2 kelp, 1 science");
    assert_eq!(table.p.tiles[1].len(), 0, "the slot stays free");
}

/// U-15.7: "whenever you use the depicted slot", chosen or performed.
#[test]
fn a_depicted_slot_is_improved() {
    let text = "P1 = { claimed = [42], hand = [1, 2, 31] }";
    let table = scene(text).play("slot 6 with #1");
    table.shows("1 point");
    let table = table.play("build farm c3.1; build farm c3.2");
    table.shows("2 buildings, 0 kelp");
    let table = scene(text).play("slot 8 with #31; card first; perform 6");
    table.shows("1 point");
    table.play("build farm c3.1; stop").shows("1 building");
}

/// U-15.8, U-20.1: the cloning tile returns at the end of the round, and all tiles.
#[test]
fn tiles_return() {
    let text = "turn = 3\nactive = \"P4\"\ncloning = false\ntiles = { 8 = [\"P1\", \"P2\"], 2 = [\"P3\"] }";
    let table = scene(text).play("slot always with #62").until(|table| table.p.round == 2);
    assert!(table.p.cloning && table.p.tiles == [Set::EMPTY; 16]);
}

/// U-16.1, U-16.2: parts one after the other, in any order, some left out.
#[test]
fn parts_may_be_left_out() {
    let table = scene("P1 = { steelplast = 9, credits = 9, kelp = 9 }").play("slot 7 with #1");
    table.offers(&["part 1", "part 2"]);
    let table = table.play("part 2; build nonsymbiotic c2");
    table.refuses("part 2", "U-16.3");
    table.play("stop").shows("2 cities, 0 tunnels");
}

/// U-4.7, U-16.2: what a card gives at once is enough of it; all its other parts may be left out.
#[test]
fn a_gain_is_enough_of_a_card() {
    let table = scene("P1.hand = [1, 2, 75]").play("slot 8 with #75; card first");
    table.shows("1 credit");
    table.offers(&["part 1", "part 2", "stop"]);
    table.play("stop").shows("1 credit, 2 steelplast, 1 kelp, 0 buildings");
}

/// U-16.4, U-16.5, U-16.8: triggers at once, in an order of choice; those that cost may be declined.
#[test]
fn triggers_are_ordered_by_their_owner() {
    let text = "P1 = { claimed = [40, 41], kelp = 2, credits = 1, steelplast = 1 }";
    let table = scene(text).play("slot 6 with #1; build farm c3.2");
    table.offers(&["resolve #40", "resolve #41"]);
    table.refuses("resolve #42", "U-16.5");
    let table = table.play("resolve #41; pay");
    table.shows("2 points, 0 steelplast");
    let table = table.play("stop");
    table.shows("1 credit");
    assert!(table.may("build farm c3.3"), "then the interrupted slot goes on");
}

/// U-18.2, U-18.8: a blue metropolis gives its instant once, its production every time.
#[test]
fn a_blue_metropolis_works() {
    let text = "P1 = { steelplast = 1, credits = 1, tunnels = [\"c2-c3\", \"c1-c2\"] }";
    scene(text).play("slot 2 with #2; build tunnel c1-ne").shows("1 kelp, 0 points");
    let table = scene(
        "phase = \"production\"\nround = 4\nP1 = { kelp = 1, tunnels = [\"c2-c3\", \"c1-c2\", \"c1-ne\"] }",
    );
    table.until(|table| table.p.phase == Phase::NewHands).shows("2 points, 0 kelp, 1 credit");
}

/// U-18.4: a metropolis is no city: no food, no city points, no adjacency.
#[test]
fn a_metropolis_is_no_city() {
    let table =
        scene("P1 = { steelplast = 9, kelp = 9, credits = 9, tunnels = [\"c2-c3\", \"c1-c2\", \"c1-ne\"] }");
    let table = table.play("slot 13 with #1; option 1");
    table.refuses("build nonsymbiotic c1", "U-10.2");
}

/// U-18.5, U-18.6, U-30.7: a metropolis gained in play is connected at once.
#[test]
fn a_metropolis_is_gained() {
    let text = "P1 = { hand = [1, 2, 35], claimed = [43] }\nspare_blues = [\"gardens\", \"foundry\"]";
    let table = scene(text).play("slot 8 with #35; card first");
    table.shows("5 steelplast, 3 credits, 2 points");
    assert_eq!((table.player(1).gained.len(), table.p.spare_blues.len()), (1, 1));
}

/// U-20.4, U-23.5: after round 4 comes Production, then round 5.
#[test]
fn an_era_ends() {
    let table = scene("round = 4\nturn = 3\nactive = \"P4\"").play("slot always with #62");
    let table = table.until(|table| table.p.phase == Phase::Turns);
    assert_eq!((table.p.round, table.p.era()), (5, 1));
    assert!(table.events.contains(&Event::EraBegan { era: 2 }));
    assert!(!table.p.unseen.is_empty() && table.p.deck.iter().all(|card| card.0 >= 80), "U-23.3");
}

/// U-21.1, U-21.8, U-21.9: produced biomatter, and cards that ask, in an order of choice.
#[test]
fn production_cards_ask() {
    let text = "phase = \"production\"\nround = 4\nP1 = { claimed = [24, 48, 54], credits = 1, kelp = 2, biomatter = 5 }";
    let table = scene(text);
    table.offers(&["resolve #48", "resolve #54", "stop"]);
    table.shows("0 points");
    let table = table.play("resolve #54; resolve #48");
    table.shows("1 steelplast, 0 credits, 2 points, 0 kelp");
    let with = "phase = \"production\"\nround = 4\nP1 = { claimed = [24], kelp = 1, desalinations = [\"c3.1\"], upgraded = [\"c3.1\"] }";
    scene(with).until(|table| table.p.phase == Phase::NewHands).shows("2 points, 1 biomatter");
}

/// U-22.1, U-23.2: only connected cities eat, after every era.
#[test]
fn unconnected_cities_do_not_eat() {
    let text = "phase = \"production\"\nround = 10\nP1 = { kelp = 3, nonsymbiotic = [\"c3\", \"c2\", \"b3\"], tunnels = [\"b3-c3\"], claimed = [45], credits = 20 }";
    let table = scene(text).until(|table| table.p.phase == Phase::Scoring);
    table.shows("1 kelp");
}

/// U-23.1, U-6.2: at the end of an era all action cards are available again.
#[test]
fn action_cards_are_refreshed() {
    let table = scene("phase = \"production\"\nround = 4\nP1 = { actions = [0, 37], used = [0, 37] }");
    assert_eq!(table.until(|table| table.p.phase == Phase::NewHands).player(1).used.len(), 0);
}

/// U-25.2: a price is paid once, unless the card says more.
#[test]
fn a_price_is_paid_once() {
    let table = scene("P1 = { hand = [1, 2, 39], kelp = 5 }").play("slot 8 with #39; card first");
    table.shows("5 kelp, 3 credits");
    let table = scene("P1 = { hand = [1, 2, 53], credits = 1, actions = [37, 38, 55] }")
        .play("slot 8 with #53; card first; use #37; use #38");
    table.shows("2 kelp, 1 science, 2 steelplast");
}

/// U-25.5: an ability of once per turn.
#[test]
fn an_ability_of_once_per_turn() {
    let table = scene("P1 = { claimed = [17], kelp = 2 }").play("ability #17");
    table.shows("1 kelp, 1 steelplast");
    table.refuses("ability #17", "U-25.5");
    let table =
        scene("P1 = { claimed = [17] }").play("slot 8 with #1; ability #17; exchange 1 kelp for steelplast");
    table.shows("0 kelp, 3 steelplast");
}

/// U-25.12: a laboratory's science is replaced, its upgrade's steelplast stays; each laboratory once.
#[test]
fn a_laboratory_makes_something_else() {
    let text = "phase = \"production\"\nround = 4\nP1 = { claimed = [25], laboratories = [\"c3.1\"], upgraded = [\"c3.1\"] }";
    let table = scene(text);
    table.shows("1 science, 1 steelplast");
    let table = table.play("resolve #25");
    table.shows("0 science, 2 steelplast, 0 kelp, 0 points");
}

/// U-25.13: slot and card of different colours; never the always-available slot.
#[test]
fn differing_colours_trigger() {
    scene("P1.claimed = [15]").play("slot 1 with #2").shows("2 steelplast");
    scene("P1.claimed = [15]").play("slot 1 with #1; slot first; skip card").shows("1 steelplast");
    scene("P1.claimed = [15]").play("slot always with #1").shows("0 steelplast");
    let table = scene("P1 = { claimed = [15], credits = 1 }");
    table.refuses("slot 2 with #1", "U-4.6");
    table.play("slot 2 with #2; build tunnel b3-c3").shows("0 steelplast, 1 tunnel");
}

/// U-25.14, U-30.9: two different resources, or only one.
#[test]
fn two_different_resources() {
    let table = scene("setup = { players = 2 }\nP1.actions = []").play("slot 1 with #2");
    table.offers(&["gain credit", "gain science", "gain kelp", "gain steelplast", "gain biomatter"]);
    let table = table.play("gain biomatter");
    table.refuses("gain biomatter", "U-25.14");
    table.play("stop").shows("1 biomatter");
}

/// U-26.2, U-26.3, U-30.6: a contract is claimed at one's own decision as soon as it is met.
#[test]
fn a_contract_is_claimed() {
    let cities = "nonsymbiotic = [\"c3\", \"c2\", \"b3\", \"b2\"], tunnels = [\"c2-c3\", \"b3-c3\"]";
    let text = format!(
        "setup = {{ contracts = true }}\ncontracts = [\"housing\", \"transit\"]\nP1 = {{ {cities}, steelplast = 1, credits = 1 }}"
    );
    let table = scene(&text);
    table.refuses("contract 1", "U-26.2").refuses("contract 2", "U-26.1");
    let table = table.play("slot 2 with #2; build tunnel b2-c2");
    table.offers(&["contract 1", "stop"]);
    let table = table.play("contract 1");
    table.shows("4 points");
    assert_eq!(table.p.contracts.to_vec(), [4], "it is not replaced");
    assert_eq!(table.player(1).contracts, Set::of(Contract(0)));
}

/// U-26.4, U-26.5: a contract met in Production is claimed before feeding; all eight are our own design.
#[test]
fn a_contract_is_claimed_in_production() {
    let cities =
        "nonsymbiotic = [\"c3\", \"c2\", \"b3\", \"b2\"], tunnels = [\"c2-c3\", \"b3-c3\", \"b2-c2\"]";
    let text = format!(
        "setup = {{ contracts = true }}\ncontracts = [\"housing\"]\nphase = \"production\"\nround = 4\nP1 = {{ {cities} }}"
    );
    let table = scene(&text);
    table.offers(&["contract 1", "stop"]);
    let table = table.play("contract 1").until(|table| table.p.phase == Phase::NewHands);
    table.shows("0 points");
    assert_eq!(cities::Pack::standard().expect("valid").contracts().len(), 8);
}

/// U-27.1: the asymmetric boards.
#[test]
fn asymmetric_boards() {
    let game = crate::common::game(&Setup::new(4).boards(Side::Asymmetric));
    let p = game.deal(Seed(1));
    for seat in Seat::all(4) {
        let board = &game.pack().boards()[usize::from(p.players[seat].board)];
        let numbers: Vec<u32> = board.cities.iter().map(|city| (city.sites & board.ordinary).len()).collect();
        assert!(numbers.iter().any(|number| *number != numbers[0]), "different numbers of sites");
    }
}

/// U-28.1, U-28.3, U-28.4: the solo set-up.
#[test]
fn the_solo_setup() {
    let game = crate::common::game(&Setup::new(1));
    for seed in 0..30 {
        let p = game.deal(Seed(seed));
        let player = &p.players[Seat(0)];
        assert_eq!(game.pack().boards()[usize::from(player.board)].side, Side::Asymmetric);
        let brown = &game.pack().metropolises()[usize::from(player.metropolises[0])];
        assert_ne!(brown.id, "capital");
        assert_eq!((player.steps, player.purse.0), (0, [2, 1, 1, 1, 0]));
    }
    assert!(Cities::open(Setup { offset: 5, ..Setup::new(1) }).is_err());
    assert!(Cities::open(Setup { offset: 2, ..Setup::new(2) }).is_err());
    let p = crate::common::game(&Setup { offset: 2, ..Setup::new(1) }).deal(Seed(1));
    assert!([2, 6, 10].iter().all(|&slot| !p.tiles[slot].is_empty()));
}

/// U-28.2: no limit on symbiotic domes.
#[test]
fn solo_domes_are_unlimited() {
    let table = scene("setup = { players = 1 }\nP1 = { biomatter = 3, credits = 2 }")
        .play("slot 7 with #1; part 2; build symbiotic b3");
    assert_eq!(table.p.purple_left, cities::UNLIMITED);
}

/// U-28.10: a blocked slot counts as occupied by another player.
#[test]
fn a_blocked_slot_is_occupied() {
    let table = scene(
        "setup = { players = 1 }\ntiles = { 3 = [\"blocked\"], 8 = [\"blocked\"], 9 = [\"blocked\"] }\nP1 = { hand = [1, 2, 30], credits = 3 }",
    );
    table.refuses("slot 8 with #1", "U-15.2").refuses("clone 8 with #1", "U-15.8");
    table.play("slot 6 with #30; card first").shows("2 steelplast, 1 kelp");
}

/// U-28.11: seven connected cities and a hundred points.
#[test]
fn the_solo_goal() {
    let seven = "nonsymbiotic = [\"c3\", \"c2\", \"b3\", \"b2\", \"c1\", \"a3\", \"a2\"], tunnels = [\"c2-c3\", \"b3-c3\", \"b2-c2\", \"c1-c2\", \"a3-b3\", \"a2-b2\"]";
    let won = |points: u16, cities: &str| {
        let table = scene(&format!(
            "setup = {{ players = 1 }}\nphase = \"over\"\nround = 10\nagenda = []\nP1 = {{ {cities}, points = {points} }}"
        ));
        table.game.outcome(&table.p).winners.has(Seat(0))
    };
    assert!(won(100, seven));
    assert!(!won(99, seven));
    assert!(!won(150, &seven.replace(", \"a2-b2\"", "")), "six connected cities");
}

/// U-24.3, U-24.5: fifteen credits at once or not at all; biomatter is sold too late to help.
#[test]
fn fifteen_credits_once() {
    let scoring = "setup = { players = 2 }\nphase = \"scoring\"\nround = 10\n";
    let table = scene(&format!("{scoring}P1 = {{ claimed = [45], credits = 31 }}"));
    table.offers(&["sell #45", "stop"]);
    table.refuses("sell #45 2 times", "U-24.3");
    table.play("sell #45").shows("19 points");
    let table = scene(&format!("{scoring}P1 = {{ claimed = [45], credits = 13, biomatter = 1 }}"));
    table.shows("5 points");
}

/// U-30.10: where selling would lose points, not selling is offered first.
#[test]
fn the_best_sale_is_offered_first() {
    let scoring = "setup = { players = 2 }\nphase = \"scoring\"\nround = 10\n";
    let table = scene(&format!("{scoring}P1 = {{ claimed = [27], kelp = 2, steelplast = 2 }}"));
    assert_eq!(table.offered()[0], "sell #27 2 times", "two points beat one");
    let table =
        scene(&format!("{scoring}P1 = {{ claimed = [26, 27], science = 2, kelp = 1, steelplast = 1 }}"));
    assert_eq!(table.offered()[0], "sell #26");
}

/// U-4.5, U-16.3, U-16.7: nothing of the card inside the slot, nor the other way round.
#[test]
fn two_separate_wholes() {
    let table = scene("P1 = { hand = [1, 2, 32], steelplast = 1, credits = 1, science = 1 }")
        .play("slot 10 with #32; slot first; part 2");
    table.refuses("use card", "U-16.3").refuses("card first", "U-16.3");
    let table = table.play("build laboratory c3.2");
    assert!(matches!(table.p.agenda.last(), Some(Step::Do(_))));
}

/// An undo goes back to the last new information, never further.
#[test]
fn undo_stops_at_drawn_cards() {
    let mut table = Match::begin(crate::common::game(&Setup::new(2)), Seed(3));
    let seat = table.to_move().expect("it has begun");
    let first = table.moves()[0];
    table.play(seat, first).expect("legal");
    assert_eq!(table.undo(seat), Ok(first));
    assert_eq!(table.moves()[0], first);
}
