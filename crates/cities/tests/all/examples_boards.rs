//! Worked examples of building, production, scoring, the asymmetric boards and the solo game.

use crate::common::scene::{Scene, scene};
use cities::{Card, Event, Phase, Scoring, Tile};
use kernel::{Game, Seat};

/// What P1 has when the whole Production of era I, feeding included, is over.
fn fed(text: &str) -> Scene {
    scene(&format!("phase = \"production\"\nround = 4\n{text}"))
        .until(|table| table.p.phase == Phase::NewHands)
}

/// The goods and points P1's network and metropolises produced, by playing from the last decision of round 4.
fn produced(text: &str) -> ([u8; 5], u16) {
    let text = format!("round = 4\nturn = 3\nactive = \"P4\"\n{text}");
    let table = scene(&text).play("slot always with #62").until(|table| table.p.phase != Phase::Turns);
    let found = table.events.iter().find_map(|event| match event {
        Event::Produced { seat: Seat(0), goods, points } => Some((goods.0, *points)),
        _ => None,
    });
    found.expect("P1 produced")
}

/// The points of P1's final scoring by what they are for.
fn scored(table: &Scene, what: Scoring) -> u16 {
    table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat: Seat(0), for_what, points } if *for_what == what => Some(*points),
            _ => None,
        })
        .sum()
}

/// Plays from the last turn of the game to its end.
fn final_scoring(text: &str) -> Scene {
    let text = format!("setup = {{ players = 2 }}\nround = 10\nturn = 3\nactive = \"P2\"\n{text}");
    scene(&text)
        .play("slot always with #56")
        .until(|table| table.p.phase == Phase::Scoring || table.p.phase == Phase::Over)
}

/// UX-14 (U-10.2, U-9.2): legal city sites, and how one city opens two more.
#[test]
fn a_city_opens_new_sites() {
    let rich = "credits = 9, kelp = 9, steelplast = 9";
    let text = format!("P1 = {{ {rich}, nonsymbiotic = [\"c3\", \"b3\", \"c2\"] }}");
    let table = scene(&text).play("slot 13 with #1; option 1");
    table.offers(&["build nonsymbiotic a3", "build nonsymbiotic b2", "build nonsymbiotic c1"]);
    table.refuses("build nonsymbiotic a2", "U-10.2").refuses("build nonsymbiotic c3", "U-10.7");
    let table = scene(&text).play("slot 4 with #2; part 1; build nonsymbiotic b2");
    assert!(table.may("build farm a2.1") && table.may("build farm b1.1"));
    let table = scene(&format!("P1 = {{ {rich}, nonsymbiotic = [\"c3\", \"b3\", \"c2\", \"b2\"] }}"));
    let table = table.play("slot 13 with #1; option 1");
    assert!(table.may("build nonsymbiotic a2") && table.may("build nonsymbiotic b1"));
}

/// UX-15 (U-10.3, U-9.3): buildings beside an empty site where a city could stand.
#[test]
fn buildings_stand_where_cities_could() {
    let table =
        scene("P1 = { steelplast = 2, nonsymbiotic = [\"c3\", \"b3\", \"c2\"] }").play("slot 9 with #1");
    table.refuses("build laboratory a2.1", "U-10.3").refuses("build laboratory b1.1", "U-10.3");
    table.refuses("build laboratory a3.x", "U-10.6").refuses("build laboratory a3.4", "U-9.1");
    assert_eq!(table.play("build laboratory a3.2").player(1).built().len(), 1);
}

const NETWORK: &str =
    "nonsymbiotic = [\"c3\", \"b3\", \"c2\", \"b2\"], tunnels = [\"b3-c3\", \"c2-c3\", \"c1-c2\"]";

/// UX-16 (U-10.4, U-9.1): legal tunnel sites.
#[test]
fn tunnels_grow_from_the_network() {
    let table = scene(&format!("P1 = {{ steelplast = 9, credits = 9, {NETWORK} }}")).play("slot 2 with #2");
    table.offers(&[
        "build tunnel a3-b3",
        "build tunnel b2-b3",
        "build tunnel b2-c2",
        "build tunnel b1-c1",
        "build tunnel c1-ne",
    ]);
    for site in ["a2-a3", "a2-b2", "b1-b2", "a1-b1", "a1-a2", "a3-sw"] {
        table.refuses(&format!("build tunnel {site}"), "U-10.4");
    }
}

/// UX-17 (U-12.3, U-12.4, U-12.5, U-12.6): what is connected.
#[test]
fn only_tunnels_connect() {
    let table = scene(&format!(
        "P1 = {{ {NETWORK}, desalinations = [\"b2.1\"], laboratories = [\"a3.1\", \"c3.1\"], hand = [1, 2, 49] }}"
    ));
    let me = table.player(1);
    assert_eq!(me.connected().len(), 3, "b2 is not connected");
    let (goods, _) = produced(&format!(
        "P1 = {{ {NETWORK}, desalinations = [\"b2.1\"], laboratories = [\"a3.1\", \"c3.1\"] }}"
    ));
    assert_eq!(goods, [3, 1, 0, 0, 0], "three tunnels and the laboratory at the start");
}

/// UX-18 (U-10.1): the first tunnel makes new sites legal for the second.
#[test]
fn one_tunnel_leads_to_the_next() {
    let table = scene(&format!("P1 = {{ steelplast = 9, credits = 9, {NETWORK} }}"));
    let table = table.play("slot 2 with #2; build tunnel b1-c1");
    assert!(table.may("build tunnel b1-b2") && table.may("build tunnel a1-b1"));
}

/// UX-19 (U-11.5, U-11.6): biomatter stands in for kelp and steelplast, as the builder likes.
#[test]
fn biomatter_stands_in() {
    let table =
        scene("P1 = { steelplast = 1, biomatter = 2, credits = 1 }").play("slot 13 with #1; option 1");
    table.play("build nonsymbiotic c2").shows("0 steelplast, 0 biomatter, 0 credits, 2 cities");
    let table = scene("P1 = { steelplast = 3, biomatter = 2, credits = 1, kelp = 1 }")
        .play("slot 13 with #1; option 1");
    let table = table.play("build nonsymbiotic c2");
    table.offers(&[
        "biomatter none",
        "biomatter 1 steelplast",
        "biomatter 2 steelplast",
        "biomatter 1 kelp",
        "biomatter 1 kelp 1 steelplast",
    ]);
    table.refuses("biomatter 1 kelp 2 steelplast", "U-11.5");
    table.play("biomatter 1 kelp").shows("1 kelp, 1 biomatter, 1 steelplast");
    let table = scene("P1 = { steelplast = 2, biomatter = 5, kelp = 1 }").play("slot 13 with #1");
    table.shows("2 kelp, 1 city");
}

/// UX-20 (U-11.1): a symbiotic city for biomatter and credits alone.
#[test]
fn a_symbiotic_city_for_biomatter_alone() {
    let table = scene("P1 = { biomatter = 3, credits = 2 }").play("slot 13 with #1; option 1");
    table.refuses("build nonsymbiotic c4", "U-9.1");
    table.play("build symbiotic b3").shows("0 biomatter, 0 credits, 2 cities");
}

/// UX-21 (U-11.3, U-11.4): the excess of a discount is lost.
#[test]
fn the_excess_of_a_discount_is_lost() {
    let table = scene("P1 = { steelplast = 2, credits = 3, claimed = [10] }")
        .play("slot 2 with #2; build tunnel b3-c3");
    table.shows("1 steelplast, 3 credits");
}

/// UX-22 (U-17.1): a site's bonus pays for the next piece.
#[test]
fn a_bonus_pays_for_the_next_tunnel() {
    let table = scene("P1 = { steelplast = 1, credits = 2 }").play("slot 2 with #2; build tunnel c2-c3");
    table.shows("1 steelplast, 1 credit");
    table.play("build tunnel b3-c3").shows("0 steelplast, 0 credits, 2 tunnels");
}

/// UX-23 (U-17.2, U-30.3): the double symbol works on an unconnected site, and cannot be declined.
#[test]
fn the_double_symbol_works_unconnected() {
    let text = "P1 = { board = 4, steelplast = 2, kelp = 1, credits = 1, steps = 1 }\nP4.board = 1";
    let table = scene(text).play("slot 13 with #1; option 1; build nonsymbiotic b3");
    table.shows("2 steps, 1 credit, 4 hand");
    assert_eq!(table.player(1).connected().len(), 1);
}

/// UX-32 (U-21.2): farms alone, upgraded, in a pair.
#[test]
fn farms_produce() {
    assert_eq!(produced("P1.farms = [\"c3.1\"]"), ([0, 0, 1, 0, 0], 0));
    assert_eq!(produced("P1 = { farms = [\"c3.1\"], upgraded = [\"c3.1\"] }"), ([0, 0, 1, 0, 0], 1));
    let two = "P1 = { farms = [\"c3.1\", \"c3.2\"], upgraded = [\"c3.1\", \"c3.2\"] }";
    assert_eq!(produced(two), ([0, 0, 3, 0, 0], 3));
}

/// UX-33 (U-21.4, U-21.6, U-21.7, U-22.1): a whole Production.
#[test]
fn a_whole_production() {
    let table = fed("P1 = { nonsymbiotic = [\"c3\", \"b2\"], symbiotic = [\"c2\"], tunnels = [\"c2-c3\", \"c1-c2\", \"b3-c3\", \"c1-ne\"],
         upgraded = [\"c2-c3\", \"c3.1\", \"c3.2\", \"c3.3\"], farms = [\"c3.1\", \"c2.1\"], laboratories = [\"c3.2\", \"c3.3\", \"b2.1\"],
         desalinations = [\"c2.2\", \"c2.3\"], claimed = [22], metropolises = [\"league\", \"kelp-market\", \"exchange\"] }");
    table.shows("0 kelp, 6 credits, 3 steelplast, 2 science, 6 points");
}

/// UX-34 (U-21.3): a pair of desalination plants.
#[test]
fn desalination_plants_in_a_pair() {
    let text = "P1 = { desalinations = [\"c3.1\", \"c3.2\"], upgraded = [\"c3.1\", \"c3.2\"] }";
    assert_eq!(produced(text), ([3, 0, 0, 0, 2], 0));
}

/// UX-35 (U-22.2, U-22.3, U-1.12): too little food.
#[test]
fn hungry_cities_cost_points() {
    let cities = "nonsymbiotic = [\"c3\", \"c2\", \"b3\", \"b2\", \"c1\"], tunnels = [\"c2-c3\", \"b3-c3\", \"b2-c2\", \"c1-c2\"]";
    let table = fed(&format!("P1 = {{ {cities}, kelp = 2, biomatter = 1, points = 10 }}"));
    table.shows("0 kelp, 0 biomatter, 4 points");
    fed(&format!("P1 = {{ {cities}, kelp = 2, biomatter = 1, points = 4 }}")).shows("0 points");
}

/// UX-36 (U-25.4, U-12.7): for every three connected laboratories.
#[test]
fn one_kelp_for_three_laboratories() {
    let table = fed("P1 = { claimed = [23], points = 9, nonsymbiotic = [\"c3\", \"c2\", \"b3\"], tunnels = [\"c2-c3\", \"b3-c3\"],
        laboratories = [\"c3.1\", \"c3.2\", \"c3.3\", \"c2.1\", \"c2.2\", \"c2.3\", \"b3.1\", \"a3.1\", \"a3.2\"] }");
    // Two kelp feed two of the three cities; the third costs three points.
    table.shows("7 science, 0 kelp, 6 points");
}

/// UX-37 (U-24.1, U-24.2, U-24.4, U-24.5): a full final scoring of 46 points.
#[test]
fn a_full_final_scoring() {
    let table = final_scoring(
        "P1 = { metropolises = [\"works\", \"kelp-market\", \"monument\"], claimed = [26, 27],
         nonsymbiotic = [\"c3\", \"c2\", \"b2\", \"a2\", \"b1\", \"b3\"],
         tunnels = [\"c2-c3\", \"b2-c2\", \"a2-b2\", \"b1-b2\", \"a1-a2\", \"a1-b1\"],
         farms = [\"c3.1\", \"c2.1\"], desalinations = [\"c3.2\", \"c2.2\", \"a2.1\"], laboratories = [\"c3.3\", \"c2.3\", \"b2.1\", \"b2.2\"],
         upgraded = [\"c2-c3\", \"b2-c2\", \"a2-b2\", \"c3.1\", \"c2.1\", \"c3.2\", \"c2.2\", \"a2.1\", \"c3.3\", \"c2.3\", \"b2.1\"] }",
    );
    assert_eq!(scored(&table, Scoring::Metropolis), 8, "two sets");
    // Three cities with several kinds, two with one kind, one unconnected.
    let table = table.until(|table| table.p.phase == Phase::Over);
    assert_eq!(scored(&table, Scoring::Network), 6 + 6 + 3 + 3 + 2);
    let sales = scene(
        "setup = { players = 2 }\nphase = \"scoring\"\nround = 10\nactive = \"P1\"
         P1 = { claimed = [26, 27], science = 7, kelp = 2, steelplast = 4, credits = 16, biomatter = 3 }",
    );
    assert_eq!(sales.offered()[0], "sell #26 3 times", "U-30.10: the best is offered first");
    let sales = sales.play("sell #26 3 times");
    assert_eq!(sales.offered()[0], "sell #27 2 times");
    let sales = sales.play("sell #27 2 times");
    sales.shows("19 points");
    assert_eq!(scored(&sales, Scoring::Card(Card(26))) + scored(&sales, Scoring::Card(Card(27))), 11);
    assert_eq!(scored(&sales, Scoring::Network), 2);
    assert_eq!(scored(&sales, Scoring::Resources), 6, "16 + 2 + 1 + 6 credits, by four");
}

/// UX-38 (U-24.5): any mixture of four is a point.
#[test]
fn four_of_anything_are_a_point() {
    let last = |goods: &str| {
        let table = scene(&format!(
            "setup = {{ players = 2 }}\nphase = \"scoring\"\nround = 10\nactive = \"P1\"\nP1 = {{ {goods}, claimed = [45] }}"
        ));
        table.player(1).points
    };
    assert_eq!(last("kelp = 3, steelplast = 1"), 2 + 1);
    assert_eq!(last("science = 1, steelplast = 2, credits = 1"), 2 + 1);
    assert_eq!(last("kelp = 3"), 2);
    assert_eq!(last("biomatter = 2"), 2 + 1, "biomatter is two credits each");
}

/// UX-39, UX-40 (U-24.3): farms and upgraded farms on end-scoring cards.
#[test]
fn farms_score_on_cards() {
    let cities = "nonsymbiotic = [\"c3\", \"c2\", \"b3\"], tunnels = [\"c2-c3\", \"b3-c3\"]";
    let farms = "\"c3.1\", \"c3.2\", \"c3.3\", \"c2.1\", \"c2.2\", \"c2.3\", \"b3.1\"";
    let text =
        format!("P1 = {{ {cities}, claimed = [29], farms = [{farms}, \"b3.2\"], upgraded = [{farms}] }}");
    let table = final_scoring(&text);
    assert_eq!(scored(&table, Scoring::Card(Card(29))), 9, "seven upgraded farms");
    let table =
        final_scoring(&format!("P1 = {{ {cities}, claimed = [28], farms = [{farms}, \"b3.2\", \"a3.1\"] }}"));
    assert_eq!(scored(&table, Scoring::Card(Card(28))), 2, "eight connected farms");
}

/// UX-41 (U-18.7, U-18.3): the brown tiles.
#[test]
fn brown_tiles_score() {
    let brown = |name: &str, more: &str| {
        let table = final_scoring(&format!(
            "P1 = {{ metropolises = [\"{name}\", \"kelp-market\", \"monument\"], {more} }}\nP2.metropolises = [\"bureau\", \"shipyard\", \"university\"]"
        ));
        scored(&table, Scoring::Metropolis)
    };
    let ten = "nonsymbiotic = [\"c3\", \"c2\", \"b2\", \"b3\", \"a3\", \"a2\", \"b1\"],
        tunnels = [\"c2-c3\", \"b3-c3\", \"b2-c2\", \"b2-b3\", \"a3-b3\", \"a2-a3\", \"a2-b2\", \"b1-b2\", \"a1-b1\", \"a1-a2\"]";
    assert_eq!(brown("transit", ten), 9);
    assert_eq!(brown("capital", ten), 12);
    assert_eq!(brown("league", ten), 3, "itself");
    let nine = "nonsymbiotic = [\"c3\", \"c2\", \"b2\", \"a2\", \"b3\", \"b1\"],
        tunnels = [\"c2-c3\", \"b2-c2\", \"b1-b2\", \"a2-b2\", \"a1-b1\", \"a1-a2\", \"a2-a3\", \"c1-c2\", \"b3-c3\", \"c1-ne\"]";
    assert_eq!(brown("transit", nine), 7, "nine beside cities, c1-ne is not");
    assert_eq!(brown("capital", nine), 8, "six connected cities");
    let both_blue = format!("{}, \"c1-ne\", \"a3-sw\"]", ten.trim_end_matches(']'));
    let both_blue = both_blue.replace("\"a1-a2\"", "\"a1-a2\", \"c1-c2\"");
    assert_eq!(brown("league", &both_blue), 9, "brown and both blue");
    let half = "tunnels = [\"c2-c3\", \"b2-c2\", \"b1-b2\", \"a1-b1\"]";
    assert_eq!(brown("league", half), 0, "one of two tunnels");
    assert_eq!(brown("works", &format!("{ten}, claimed = [181, 182]")), 0, "sets need upgraded structures");
}

/// UX-42 (U-24.6, U-20.5): a tie goes to the first in the order after round 10.
#[test]
fn a_tie_goes_to_the_first_in_order() {
    let table = scene(
        "setup = { players = 2 }\nphase = \"over\"\nround = 10\nactive = \"P1\"\norder = [\"P2\", \"P1\"]\nagenda = []\nP1.points = 90\nP2.points = 90",
    );
    let outcome = table.game.outcome(&table.p);
    assert!(outcome.winners.has(Seat(1)) && outcome.winners.len() == 1);
}

/// UX-46 (U-25.6): the second laboratory of a connected city, not the third, not at an unconnected one.
#[test]
fn only_the_second_laboratory_triggers() {
    let text = |sites: &str| {
        format!(
            "P1 = {{ steelplast = 2, claimed = [9], nonsymbiotic = [\"c3\", \"c2\"], laboratories = [{sites}] }}"
        )
    };
    scene(&text("\"c3.1\"")).play("slot 9 with #1; build laboratory c3.2").shows("1 credit");
    scene(&text("\"c3.1\", \"c3.2\"")).play("slot 9 with #1; build laboratory c3.3").shows("0 credit");
    scene(&text("\"c2.1\"")).play("slot 9 with #1; build laboratory c2.2").shows("0 credit");
}

/// UX-47 (U-25.7): the second tunnel of a turn, one by card and one by slot; never the third.
#[test]
fn the_second_tunnel_of_a_turn_triggers() {
    let text = "P1 = { steelplast = 4, credits = 4, claimed = [12], hand = [1, 2, 47] }";
    let table = scene(text).play("slot 7 with #47; card first; build tunnel b3-c3");
    table.shows("0 points");
    let table = table.play("build tunnel c2-c3");
    table.shows("1 point");
}

/// UX-48 (U-25.8): the second upgraded farm of a connected city.
#[test]
fn the_second_upgraded_farm_triggers() {
    let text =
        "P1 = { science = 2, claimed = [13], farms = [\"c3.1\", \"c3.2\", \"c3.3\"], upgraded = [\"c3.1\"] }";
    let table = scene(text).play("slot 5 with #2; option 2; upgrade c3.2");
    table.shows("1 steelplast");
    table.refuses("upgrade c3.2", "U-13.1").refuses("upgrade c3-c2", "U-13.1");
    table.play("upgrade c3.3").shows("1 steelplast");
}

/// UX-52 (U-27.2, U-13.6): free, but the surcharge is due; upgrading there costs none.
#[test]
fn a_free_build_pays_the_surcharge() {
    let board8 = "setup = { boards = \"asymmetric\", players = 2 }\nP2.board = 5";
    let table = scene(&format!("{board8}\nP1 = {{ board = 8, hand = [1, 2, 32], steelplast = 1 }}"));
    let table = table.play("slot 8 with #32; card first");
    table.refuses("build farm c3.1", "U-8.3");
    let table = scene(&format!("{board8}\nP1 = {{ board = 8, hand = [1, 2, 32], credits = 1 }}"));
    table.play("slot 8 with #32; card first; build farm c3.1").shows("0 credits, 1 building");
    let table = scene(&format!("{board8}\nP1 = {{ board = 8, science = 1, farms = [\"c3.1\"] }}"));
    table.play("slot 4 with #2; option 2").shows("0 science, 0 credits, 1 upgraded");
}

/// UX-53 (U-27.3, U-21.10): a times-2 site repeats the structure's own output, not the pair.
#[test]
fn a_times_two_site_repeats_its_own_output() {
    let text = "setup = { boards = \"asymmetric\" }\nP1 = { board = 8, desalinations = [\"c3.1\", \"c3.2\"], upgraded = [\"c3.1\", \"c3.2\"] }\nP4.board = 5";
    assert_eq!(produced(text), ([4, 0, 0, 0, 3], 0));
}

/// UX-54 (U-25.10): outside Production there is no multiplier.
#[test]
fn an_output_card_ignores_multipliers() {
    let text = "setup = { boards = \"asymmetric\" }\nP1 = { board = 8, hand = [1, 2, 20], desalinations = [\"c3.1\", \"c3.2\"], upgraded = [\"c3.1\", \"c3.2\"] }\nP4.board = 5";
    let table = scene(text).play("slot 8 with #20; card first");
    table.refuses("output c3.3", "U-25.10");
    table.play("output c3.1").shows("1 credit, 1 biomatter");
}

/// UX-55 (U-27.4): the times-3 city.
#[test]
fn the_times_three_city() {
    let five = "setup = { boards = \"asymmetric\", players = 2 }\nP2.board = 6\n";
    let network = "tunnels = [\"c2-c3\", \"b2-c2\"]";
    let four = "setup = { boards = \"asymmetric\" }\n";
    let purple = format!(
        "{four}P1 = {{ board = 5, nonsymbiotic = [\"c3\", \"c2\"], symbiotic = [\"b2\"], {network} }}"
    );
    assert_eq!(produced(&purple), ([2, 0, 0, 0, 0], 6));
    let white = format!("{four}P1 = {{ board = 5, nonsymbiotic = [\"c3\", \"c2\", \"b2\"], {network} }}");
    assert_eq!(produced(&white), ([2, 0, 0, 0, 0], 0));
    let rich = "credits = 4, kelp = 1, steelplast = 5";
    let table = scene(&format!("{five}P1 = {{ nonsymbiotic = [\"c3\", \"c2\"], {rich} }}"));
    table.play("slot 9 with #1; build nonsymbiotic b2").shows("0 credits, 0 kelp, 0 steelplast");
    let poor = scene(&format!(
        "{five}P1 = {{ nonsymbiotic = [\"c3\", \"c2\"], credits = 3, kelp = 1, steelplast = 5 }}"
    ));
    poor.play("slot 9 with #1").refuses("build nonsymbiotic b2", "U-8.3");
}

/// UX-56 (U-27.4): the times-3 tunnel.
#[test]
fn the_times_three_tunnel() {
    let four = "setup = { boards = \"asymmetric\" }\n";
    let plain = format!("{four}P1 = {{ nonsymbiotic = [\"c3\", \"b3\"], tunnels = [\"b3-c3\", \"b2-b3\"] }}");
    assert_eq!(produced(&plain), ([4, 0, 0, 0, 0], 0), "1 and 3");
    let upgraded = plain.replace("\"b2-b3\"] }", "\"b2-b3\"], upgraded = [\"b2-b3\"] }");
    assert_eq!(produced(&upgraded), ([4, 0, 0, 0, 0], 3));
    let lonely = format!("{four}P1 = {{ tunnels = [\"b3-c3\", \"b2-b3\"] }}");
    assert_eq!(produced(&lonely), ([1, 0, 0, 0, 0], 0), "no city beside it");
    let table = scene(&format!("{four}P1 = {{ tunnels = [\"b3-c3\"], steelplast = 1, credits = 2 }}"));
    table.play("slot 2 with #2; build tunnel b2-b3").shows("0 credits, 0 steelplast");
}

/// UX-57 (U-27.5): a pair of tunnels.
#[test]
fn a_pair_of_tunnels() {
    let four = "setup = { boards = \"asymmetric\" }\nP2.board = 5\n";
    let both = format!(
        "{four}P1 = {{ board = 6, nonsymbiotic = [\"c3\", \"c2\", \"b2\"], tunnels = [\"c2-c3\", \"b2-c2\", \"b2-b3\"] }}"
    );
    assert_eq!(produced(&both), ([5, 0, 0, 0, 0], 0), "three tunnels and 2 more");
    assert_eq!(produced(&both.replace(", \"b2-b3\"", "")), ([2, 0, 0, 0, 0], 0));
}

/// UX-58 (U-27.7): a tunnel to a metropolis.
#[test]
fn a_tunnel_to_a_metropolis() {
    let text = "setup = { boards = \"asymmetric\" }\nP1 = { board = 7, metropolises = [\"league\", \"foundry\", \"exchange\"], tunnels = [\"c2-c3\", \"c1-c2\", \"c1-ne\"] }\nP3.board = 5";
    assert_eq!(produced(text), ([1, 0, 0, 0, 0], 2), "c1 is empty, yet the metropolis gives its points");
    let table = scene(
        "setup = { boards = \"asymmetric\" }\nP1 = { board = 7, steelplast = 2, credits = 2, tunnels = [\"c2-c3\", \"c1-c2\"] }\nP3.board = 5",
    );
    table.play("slot 2 with #2; build tunnel c1-ne").shows("0 steelplast, 0 credits, 1 kelp");
}

/// UX-59 (U-27.6): six points at once, connected or not.
#[test]
fn the_six_point_city() {
    let text = "setup = { boards = \"asymmetric\" }\nP1 = { board = 6, nonsymbiotic = [\"c3\", \"c2\"], steelplast = 2, kelp = 1, credits = 3, science = 2 }\nP2.board = 5";
    let table = scene(text).play("slot 13 with #1; option 1; build nonsymbiotic c1");
    table.shows("6 points, 0 credits, 0 science");
}

fn blocked(table: &Scene) -> Vec<usize> {
    (1..16).filter(|&slot| table.p.tiles[slot].has(Tile::Blocking)).collect()
}

/// UX-60 (U-28.5, U-28.6, U-28.7): blocking tiles walk round the ring.
#[test]
fn blocking_tiles_walk_round() {
    use kernel::{Moves, Quiet, Seed};
    for edition in [1, 2] {
        let game = crate::common::game(&cities::Setup::new(1).edition(edition));
        let federation = game.pack().slots(1).iter().position(|slot| slot.id == "federation");
        let federation = format!("slot {} ", federation.expect("a slot of the side for one") + 1);
        let mut p = game.deal(Seed(1));
        let mut seen = Vec::new();
        let mut moves = Moves::new();
        while p.round <= 5 {
            if p.phase == Phase::Turns && seen.len() < usize::from(p.round) {
                seen.push((1..16).filter(|&slot| p.tiles[slot].has(Tile::Blocking)).collect::<Vec<usize>>());
            }
            game.moves(&p, &mut moves);
            let advance = moves.iter().copied().find(|mv| mv.to_string().starts_with(&federation));
            let mv = advance.unwrap_or(*moves.last().expect("a move"));
            game.play(&mut p, mv, &mut Moves::new(), &mut Quiet);
        }
        assert_eq!(seen[0], [1, 5, 9]);
        assert_eq!(seen[1], [2, 6, 10]);
        assert_eq!(seen[3][..3], [4, 8, 12]);
        assert!([1, 5, 9].iter().all(|slot| seen[4].contains(slot)), "round 5 as round 1: {:?}", seen[4]);
    }
}

/// U-28.6: clockwise the ring of the solo game is green, red, yellow; in games of edition 1 it stays yellow, red, green.
#[test]
fn the_ring_goes_clockwise() {
    use cities::Color::{Green, Red, Yellow};
    for (edition, ring) in [(1, [Yellow, Red, Green]), (2, [Green, Red, Yellow])] {
        let game = crate::common::game(&cities::Setup::new(1).edition(edition));
        let colors: Vec<cities::Color> = game.pack().slots(1).iter().map(|slot| slot.color).collect();
        assert_eq!(colors, ring.map(|color| [color; 4]).concat());
    }
}

/// UX-61 (U-28.8, U-28.9): the fourth tile.
#[test]
fn the_fourth_tile() {
    // Card 37 comes up: 3 + 7 = 10, counted from slot 9, is slot 6; it is blocked, so slot 7.
    let cards = |last: &str| {
        let rest: Vec<String> = (40..56).map(|card| card.to_string()).collect();
        format!("[{}, {last}]", rest.join(", "))
    };
    let text = format!(
        "setup = {{ players = 1 }}\nround = 1\nturn = 3\ndeck = {}\ntiles = {{ 1 = [\"blocked\"], 5 = [\"blocked\"], 9 = [\"blocked\"] }}",
        cards("37, 38, 36, 35")
    );
    let table = scene(&text).play("slot always with #1");
    let table = table.until(|table| table.p.round == 2);
    assert_eq!(blocked(&table), [2, 6, 7, 10]);
    assert!(table.p.discard.has(Card(37)), "the card is discarded");
    let moved = scene(&text).play("slot 12 with #1").until(|table| table.p.round == 2);
    assert_eq!(blocked(&moved), [2, 6, 10], "whoever advanced has no fourth tile");
}
