//! Corrections that came with the second version of the rules: each story under both.

use cities::{Event, Phase, Step};

use crate::common::scene::{Scene, pack, scene};

/// A scene of four players with these rules, further components, and what else is said.
fn table(rules: u32, components: &str, setup: &str, text: &str) -> Scene {
    let pack = pack() + components;
    scene(&format!("rules = {rules}\nsetup = {{ pack = {pack:?}{setup} }}\n{text}"))
}

/// A card of era I.
fn card(number: u8, color: &str, kind: &str, effect: &str) -> String {
    format!(
        "[[card]]\nnumber = {number}\nname = \"Card {number}\"\ndeck = \"I\"\ncolor = \"{color}\"\ntype = \"{kind}\"\n\
         effect = \"{effect}\"\n"
    )
}

/// A contract in the place of an own one.
fn contract(criteria: &str, benefit: &str) -> String {
    format!(
        "[[contract]]\nid = \"housing\"\nname = \"Test\"\ncriteria = \"{criteria}\"\nbenefit = \"{benefit}\"\n"
    )
}

/// A slot in the place of the first yellow one.
fn slot(effect: &str) -> String {
    format!("[[slot]]\nside = \"3-4\"\nid = \"goods\"\ncolor = \"yellow\"\neffect = \"{effect}\"\n")
}

// ------------------------------------------------------------------------------------------------ contracts

/// P1 can build the tunnel of "build tunnel; build city", but the city only with what the contract brings.
fn about_to_meet_a_contract(rules: u32) -> Scene {
    let contract = contract("at least 1 tunnel", "gain 2 steelplast, 1 kelp, 1 credit");
    let said = "contracts = [\"housing\"]\nP1 = { steelplast = 1, credits = 1, kelp = 0 }";
    // The tunnel b3-c3 has no bonus.
    table(rules, &contract, ", contracts = true", said).play("slot 7 with #1; build tunnel b3-c3")
}

/// U-16.4, U-26.2, U-26.3: a contract met in the middle of an effect is claimed there, and pays for a part still open.
#[test]
fn a_contract_pays_for_a_part_that_could_not_be_done_before() {
    let table = about_to_meet_a_contract(2);
    table.offers(&["stop", "contract 1"]);
    let table = table.play("contract 1");
    table.shows("1 credit, 2 steelplast, 1 kelp, 1 tunnel");
    assert!(table.may("build nonsymbiotic c2"), "{:?}", table.offered());
    table.play("build nonsymbiotic c2").shows("2 cities, 0 kelp");
}

/// U-26.2: nobody has to claim, and the slot closes.
#[test]
fn a_contract_may_be_left_alone() {
    let table = about_to_meet_a_contract(2).play("stop");
    table.offers(&["stop", "contract 1"]);
    assert_eq!(table.p.agenda.last(), Some(&Step::Offer), "it is offered once more at the end of the turn");
}

/// Under the first rules the slot closes first, and what the contract brings comes too late.
#[test]
fn under_the_first_rules_a_contract_comes_too_late() {
    let table = about_to_meet_a_contract(1);
    assert_eq!(table.p.agenda.last(), Some(&Step::Offer));
    let table = table.play("contract 1");
    table.shows("2 steelplast, 1 kelp, 1 cities");
}

/// U-26.2, U-15.3: where only one alternative is open, a contract may open the other first.
#[test]
fn a_contract_comes_before_the_only_alternative() {
    let parts = contract("no kelp", "gain 3 science")
        + &card(76, "red", "instant", "gain 1 point; upgrade 3 structures or gain 1 kelp");
    let said = "contracts = [\"housing\"]\nP1 = { hand = [76, 2, 3], farms = [\"c3.1\"] }";
    let second = table(2, &parts, ", contracts = true", said).play("slot 8 with #76; card first; part 2");
    second.offers(&["option 2", "contract 1"]);
    let second = second.play("contract 1");
    second.offers(&["option 1", "option 2"]);
}

/// U-26.2: nobody is made to claim a contract where nothing else can be done.
#[test]
fn a_contract_is_never_claimed_by_itself() {
    let parts = contract("no kelp", "gain 1 point")
        + &card(76, "red", "permanent", "when colours differ: pay 1 steelplast: gain 1 point");
    let said = "contracts = [\"housing\"]\nP1 = { claimed = [76], steelplast = 1, hand = [1, 2, 3] }";
    // The steelplast is gone before the laboratory can be built.
    for (rules, asked) in [(1, false), (2, true)] {
        let table = table(rules, &parts, ", contracts = true", said).play("slot 9 with #1; pay");
        assert_eq!(table.offered() == ["contract 1", "stop"] && table.player(1).contracts.is_empty(), asked);
        if asked {
            table.play("stop").offers(&["stop", "contract 1"]);
        }
    }
}

// ------------------------------------------------------------------------------------------------ build and upgrade

/// P1 has no science, but the tunnel to the university brings one.
fn before_the_university(rules: u32, tunnels: &str) -> Scene {
    let said = format!(
        "P1 = {{ steelplast = 1, credits = 1, tunnels = [{tunnels}], actions = [], \
         metropolises = [\"league\", \"exchange\", \"university\"] }}\n\
         P2.metropolises = [\"transit\", \"shipyard\", \"kelp-market\"]"
    );
    table(rules, "", "", &said)
}

/// U-15.4, U-16.4, U-18.5: the science of a metropolis that the tunnel connects pays for its upgrade.
#[test]
fn a_metropolis_pays_for_the_upgrade_of_its_tunnel() {
    let tunnels = "\"b3-c3\", \"a3-b3\"";
    let second = before_the_university(2, tunnels);
    assert!(second.may("slot 10 with #1"));
    let second = second.play("slot 10 with #1");
    // Nothing else could be upgraded, so the only way is gone by itself.
    second.shows("1 upgraded, 3 tunnels, 0 science");
    before_the_university(1, tunnels).refuses("slot 10 with #1", "U-4.6");
}

/// U-15.4: a metropolis that lies at a tunnel not yet reached pays for nothing.
#[test]
fn a_metropolis_out_of_reach_pays_for_nothing() {
    before_the_university(2, "\"b3-c3\"").refuses("slot 10 with #1", "U-4.6");
}

/// U-15.4, U-18.5: so does what waiting cards give for the metropolis, or for steps that the site brings.
#[test]
fn waiting_cards_pay_for_the_upgrade() {
    let components = card(76, "red", "permanent", "when connect metropolis: gain 1 science per metropolis");
    let more = ", claimed = [76], metropolises = [\"league\", \"exchange\", \"monument\"]";
    for (rules, legal) in [(1, false), (2, true)] {
        let said = format!(
            "P1 = {{ steelplast = 1, credits = 1, tunnels = [\"b3-c3\", \"a3-b3\"], actions = []{more} }}\n\
             P4.metropolises = [\"bureau\", \"treasury\", \"kelp-market\"]"
        );
        assert_eq!(table(rules, &components, "", &said).may("slot 10 with #1"), legal);
    }
    // On board 4 the tunnel b3 brings a step.
    let components = card(76, "red", "permanent", "when advance to space 4: gain 1 science");
    for (rules, legal) in [(1, false), (2, true)] {
        let said = "P1 = { board = 4, kelp = 1, actions = [], claimed = [76], nonsymbiotic = [\"c3\", \"c2\"] }\nP4.board = 1";
        assert_eq!(table(rules, &components, "", said).may("slot 10 with #1"), legal, "c2.2 brings a step");
    }
}

// ------------------------------------------------------------------------------------------------ plain gains

/// U-15.3: a plain gain is a part that may be left out, where a condition asks for few of what it brings.
#[test]
fn a_plain_gain_may_be_left_out_where_it_can_matter() {
    let components = slot("gain 1 kelp; gain 1 steelplast; if no kelp: gain 3 points");
    let second = table(2, &components, "", "").play("slot 1 with #2");
    second.shows("1 steelplast, 0 kelp");
    second.offers(&["part 1", "part 3", "stop"]);
    let both = second.play("part 3");
    // The condition is done: nothing asks for few any more, but slots of the table still may.
    both.offers(&["part 1", "stop"]);
    both.play("part 1").shows("1 kelp, 3 points, 1 steelplast");
    let first = table(1, &components, "", "").play("slot 1 with #2");
    first.shows("1 kelp, 1 steelplast, 0 points");
}

/// U-15.3: the card played with the slot counts as well, and so do contracts and cards that lie open.
#[test]
fn what_lies_open_may_ask_for_few() {
    let gains = slot("gain 1 kelp; gain 1 steelplast; advance 1");
    let asks = card(76, "yellow", "instant", "if no kelp: gain 3 points");
    let hand = "P1.hand = [76, 2, 3]";
    let played = table(2, &(gains.clone() + &asks), "", hand).play("slot 1 with #76; slot first");
    played.offers(&["part 1", "part 3", "stop"]);
    let played = played.play("stop; use card");
    played.shows("3 points, 0 kelp, 1 steelplast");
    // In the hand it is nobody's business.
    let held = table(2, &(gains.clone() + &asks), "", hand).play("slot 1 with #2");
    held.shows("1 kelp, 1 steelplast");
    let scores = card(76, "red", "end-scoring", "score 5 if no kelp");
    let claimed = table(2, &(gains.clone() + &scores), "", "P1.claimed = [76]").play("slot 1 with #2");
    claimed.offers(&["part 1", "part 3", "stop"]);
    let wants = contract("no kelp", "gain 9 points");
    let open = table(2, &(gains + &wants), ", contracts = true", "contracts = [\"housing\"]\nP1.kelp = 1");
    open.play("slot 1 with #2").offers(&["part 1", "part 3", "stop"]);
}

/// U-15.3: where nothing asks for few, nothing is asked.
#[test]
fn a_plain_gain_is_taken_where_it_cannot_matter() {
    let components = slot("gain 1 kelp; advance 1");
    let asks = card(76, "yellow", "instant", "if no steelplast: gain 3 points");
    for rules in [1, 2] {
        let table = table(rules, &(components.clone() + &asks), "", "P1.hand = [76, 2, 3]")
            .play("slot 1 with #76; slot first");
        table.shows("1 kelp");
    }
    // A part does not stand in its own way.
    let own = card(76, "yellow", "instant", "if no kelp: gain 2 kelp, 1 credit; gain 1 card");
    let table =
        table(2, &own, "", "P1 = { hand = [76, 2, 3], steelplast = 0 }").play("slot 1 with #76; card first");
    table.shows("3 kelp, 1 credit");
}

/// U-15.3, U-21.9, U-25.1: a production card that only gains is offered where a condition asks for few.
#[test]
fn a_production_card_that_only_gains_may_wait() {
    let components = card(76, "red", "production", "gain 1 kelp")
        + &card(77, "red", "production", "if no kelp: gain 3 points");
    let text = "phase = \"production\"\nround = 4\nP1 = { claimed = [76, 77] }";
    let second = table(2, &components, "", text);
    second.offers(&["resolve #76", "resolve #77", "stop"]);
    let second = second.play("resolve #77");
    second.offers(&["resolve #76", "stop"]);
    // The kelp feeds the city.
    second.play("resolve #76").shows("0 kelp, 3 points");
    table(1, &components, "", text).shows("0 kelp, 0 points");
}

// ------------------------------------------------------------------------------------------------ Production

/// A contract that is met in Production, and nothing else to do.
fn production(rules: u32, text: &str) -> Scene {
    let contract = contract("at least 1 city", "gain 1 kelp, 4 points");
    let said = format!("contracts = [\"housing\"]\nphase = \"production\"\nround = 4\n{text}");
    table(rules, &contract, ", contracts = true", &said)
}

/// U-21.9, U-26.4: who leaves a contract alone in Production is not asked about it again by another name.
#[test]
fn production_asks_about_a_contract_once() {
    for (rules, times) in [(1, 2), (2, 1)] {
        let mut table = production(rules, "");
        let mut asked = 0;
        while table.p.phase == Phase::Production && table.p.active.0 == 0 {
            table.offers(&["stop", "contract 1"]);
            asked += 1;
            table = table.play("stop");
        }
        assert_eq!(asked, times);
    }
    let table = production(2, "");
    assert_eq!(table.p.agenda.last(), Some(&Step::Offer), "the question is about contracts");
}

/// U-26.4: what a contract brings in Production is of use to a production card; to stop ends both.
#[test]
fn a_contract_pays_for_a_production_card() {
    // Card 48: pay 1 kelp: gain 2 points.
    let table = production(2, "P1 = { claimed = [48], kelp = 0, biomatter = 1 }");
    table.offers(&["stop", "contract 1"]);
    let table = table.play("contract 1");
    table.offers(&["resolve #48", "stop"]);
    // The biomatter feeds the city.
    table.play("resolve #48").shows("6 points, 0 kelp, 0 biomatter");
    let table = production(2, "P1 = { claimed = [48], kelp = 1 }");
    table.offers(&["resolve #48", "stop", "contract 1"]);
    let table = table.play("stop");
    assert!(table.p.active.0 != 0, "nothing is asked again");
}

/// U-20.2: the new order names the seats that play, and no others.
#[test]
fn the_end_of_a_round_names_the_seats_that_play() {
    let table = scene("setup = { players = 2 }\nturn = 3\nactive = \"P2\"\nround = 2")
        .play("slot always with #56")
        .until(|table| table.events.iter().any(|event| matches!(event, Event::RoundEnded { .. })));
    let ended = table.events.iter().find(|event| matches!(event, Event::RoundEnded { .. }));
    let json = serde_json::to_string(ended.expect("the round ended")).expect("JSON");
    assert_eq!(json, "{\"kind\":\"round-ended\",\"round\":2,\"order\":[\"P1\",\"P2\"]}");
}
