//! What a pack may not be: too large, too deep, or endless. Each is refused before any of it is worked with.

use cities::{Cities, LARGEST_PACK, Pack, PackError, Setup, Sheet};
use kernel::{Game, Moves, Quiet, Record, fault};

fn card(kind: &str, text: &str) -> Result<Pack, PackError> {
    Pack::extended(&format!(
        "[[card]]\nnumber = 250\nname = \"Try\"\ndeck = \"I\"\ncolor = \"red\"\ntype = \"{kind}\"\neffect = \"{text}\"\n"
    ))
}

/// A pack in which slots of the 3-4 side have other effects, each on one line of four.
fn slots(effects: &[(&str, &str, &str)]) -> Result<Pack, PackError> {
    let row = |(id, color, effect): &(&str, &str, &str)| {
        format!("[[slot]]\nside = \"3-4\"\nid = \"{id}\"\ncolor = \"{color}\"\neffect = \"{effect}\"\n")
    };
    Pack::extended(&effects.iter().map(row).collect::<String>())
}

/// U-15.6: a pack of 2.3 KB in which every slot performs any slot overflowed the stack of whoever looked at a position.
#[test]
fn slots_that_perform_each_other_are_refused() {
    let ids = ["goods", "two-tunnels", "action-special", "city-building", "research"];
    let all: Vec<_> = ids.iter().map(|&id| (id, "yellow", "perform any slot")).collect();
    let error = slots(&all).expect_err("it goes round for ever");
    assert_eq!((error.line, error.component.as_str()), (5, "slot goods"));
    assert_eq!(error.reason, fault!("pack-slot-performs-itself", rule = "U-15.6"));
    let itself = slots(&[("goods", "yellow", "pay 1 kelp: perform available slot or gain 1 card")]);
    assert_eq!(itself.expect_err("among all slots is this one").component, "slot goods");
    let round = slots(&[
        ("goods", "yellow", "perform any red slot"),
        ("two-farms", "red", "if first: (perform occupied green slot; gain 1 card)"),
        ("federation", "green", "perform available yellow slot"),
    ]);
    assert_eq!(round.expect_err("yellow, red, green, yellow").component, "slot goods");
}

/// U-15.6: what does not come back is allowed.
#[test]
fn a_slot_may_perform_slots_of_another_colour() {
    let pack = slots(&[
        ("goods", "yellow", "perform any red slot"),
        ("two-farms", "red", "perform any green slot or gain 1 kelp"),
    ]);
    pack.expect("yellow, red, green, and no further");
    // An action card is used up on the way.
    slots(&[("goods", "yellow", "use action card")]).expect("a card may perform the slot that used it");
}

/// Deep nesting overflowed the stack of the reader.
#[test]
fn effects_are_nested_only_so_deep() {
    let deep = fault!("pack-nested-too-deep", most = 8);
    for (before, after) in [
        ("pay 1 kelp: ", ""),
        ("if first: ", ""),
        ("if first and last: ", ""),
        ("(", ")"),
        ("pay 1 kelp: (", ")"),
    ] {
        let text = |times: usize| format!("{}gain 1 card{}", before.repeat(times), after.repeat(times));
        assert_eq!(card("instant", &text(9)).expect_err(before).reason, deep, "{before}");
        card("instant", &text(4)).unwrap_or_else(|error| panic!("{}: {error}", text(4)));
        let error = card("instant", &text(10_000)).expect_err(before);
        assert_eq!(error.reason, fault!("pack-effect-too-long", most = 500), "{before}");
    }
    let tests = format!("if first{}: gain 1 card", " and first".repeat(8));
    assert_eq!(card("instant", &tests).expect_err("nine conditions").reason, deep);
    let sets = format!("gain 1 kelp per {}farm", "set of (".repeat(50));
    assert_eq!(card("instant", &sets).expect_err("sets in sets").reason.kind, "pack-set-cannot-hold-another");
}

/// A mistake of this kind is told with its line.
#[test]
fn a_pack_has_only_so_much() {
    let many = |row: &str, count: usize| Pack::extended(&row.repeat(count)).expect_err("too many");
    let slot = "[[slot]]\nside = \"3-4\"\nid = \"goods\"\ncolor = \"yellow\"\neffect = \"gain 1 kelp\"\n";
    let error = many(slot, 31);
    assert_eq!((error.line, error.component.as_str()), (151, "slot"));
    assert_eq!(error.reason, fault!("pack-too-many-rows", most = 30));
    let contract =
        "[[contract]]\nid = \"a\"\nname = \"A\"\ncriteria = \"first\"\nbenefit = \"gain 1 kelp\"\n";
    assert_eq!((many(contract, 65).line, many(contract, 65).component.as_str()), (321, "contract"));
    let tile = "[[metropolis]]\nid = \"a\"\nname = \"A\"\ncolor = \"blue\"\ninstant = \"gain 1 kelp\"\n";
    assert_eq!((many(tile, 37).line, many(tile, 37).component.as_str()), (181, "metropolis"));
    for name in [String::new(), "x".repeat(81), "two\\nlines".to_owned(), "\\u001b[2J".to_owned()] {
        let named = |row: &str| Pack::extended(&row.replace("\"A\"", &format!("\"{name}\"")));
        for row in [contract, tile] {
            let error = named(row).expect_err("no name");
            assert_eq!((error.line, error.reason), (1, fault!("pack-name", most = 80)), "{name:?}");
        }
    }
    let note = format!(
        "[[card]]\nnumber = 250\nname = \"Try\"\ndeck = \"I\"\ncolor = \"red\"\ntype = \"instant\"\n\
         effect = \"gain 1 kelp\"\nnote = \"{}\"",
        "x".repeat(1001)
    );
    assert_eq!(Pack::extended(&note).expect_err("a novel").reason, fault!("pack-note-too-long", most = 1000));
    let clauses = "hand limit +1".to_owned() + &" & hand limit +1".repeat(6);
    let error = card("permanent", &clauses).expect_err("seven clauses");
    assert_eq!((error.line, error.reason), (7, fault!("pack-most-clauses", most = 6)));
    let scores = "score 1 per farm".to_owned() + &" & score 1 per farm".repeat(6);
    assert_eq!(card("end-scoring", &scores).expect_err("seven").reason.kind, "pack-most-clauses");
}

/// A pack of 754 KB took ten seconds; now it is not read at all.
#[test]
fn a_pack_file_is_not_large() {
    let row = |at: usize| {
        format!(
            "[[contract]]\nid = \"c{at}\"\nname = \"A\"\ncriteria = \"first\"\nbenefit = \"gain 1 kelp\"\n"
        )
    };
    let text: String = (0..10_000).map(row).collect();
    assert!(text.len() > 700_000);
    let error = Cities::open(Setup::new(2).pack(text)).expect_err("too large");
    assert!(error.to_string().contains("pack-too-large"), "{error}");
    let text: String = (0..3_000).map(row).collect();
    assert!(text.len() < LARGEST_PACK);
    assert_eq!(Pack::extended(&text).expect_err("too many").line, 64 * 5 + 1);
}

/// TOML itself can be nested; its reader stops in time.
#[test]
fn nested_toml_is_refused() {
    for text in [
        "only = ".to_owned() + &"[".repeat(100_000),
        "only = ".to_owned() + &"{a=".repeat(50_000),
        "a.".repeat(100_000) + "a = 1",
        "[".to_owned() + &"a.".repeat(100_000) + "a]",
        "[[".to_owned() + &"card.".repeat(50_000) + "a]]",
    ] {
        Pack::extended(&text).expect_err("no pack");
    }
}

/// A record is refused by its size before it is read, and by its moves as soon as there are too many.
#[test]
fn a_record_has_only_so_much() {
    let head =
        "hydropolis-record 1\ngame cities\nrules 1\nsetup {\"players\":2}\nseed 1\ndeal 0000000000000000\n";
    let moves = |count: usize| -> String {
        (1..=count).map(|number| format!("{number} P1 stop = 0000000000000000\n")).collect()
    };
    let read = |text: &str| text.parse::<Record<Cities>>().map(|record| record.moves.len());
    assert_eq!(read(&(head.to_owned() + &moves(20_000))), Ok(20_000));
    let error = read(&(head.to_owned() + &moves(20_001))).expect_err("too many");
    assert_eq!((error.line, error.reason), (20_007, fault!("record-too-many-moves", most = 20_000)));
    let nonsense = "x".repeat((4 << 20) + 1);
    assert_eq!(read(&nonsense).expect_err("too large").reason, fault!("record-too-large", most = 4));
    assert_eq!(read(&nonsense[..1 << 20]).expect_err("nonsense").line, 1);
}

/// A position written by hand, from its sheet.
fn written(text: &str) -> (Cities, cities::Position) {
    Sheet::read(text).and_then(|sheet| sheet.open()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays on from a position, the first move always, for a while.
fn play_on((game, mut p): (Cities, cities::Position)) {
    let mut moves = Moves::new();
    game.settle(&mut p, &mut moves, &mut Quiet);
    for _ in 0..40 {
        let Some(&mv) = moves.first() else { break };
        game.play(&mut p, mv, &mut moves, &mut Quiet);
    }
}

/// A sheet may owe a payment for a piece that cannot stand there, or for two on one site: it is left out.
#[test]
fn a_payment_for_what_cannot_stand_there_is_left_out() {
    for piece in ["farm", "tunnel", "symbiotic", "nonsymbiotic"] {
        for spot in ["{ City = 1 }", "{ Building = 7 }", "{ Tunnel = 1 }"] {
            let payment = format!(
                "{{ step = \"payment\", task = {{ node = 0 }}, piece = \"{piece}\", spot = {spot} }}"
            );
            play_on(written(&format!(
                "phase = \"turns\"\nagenda = [{{ step = \"clean-up\" }}, {payment}, {payment}]\ntunnels_left = 0\n\
                 nonsymbiotic_left = 255\n[setup]\nplayers = 2\n"
            )));
        }
    }
}

/// U-28.8: a sheet on which every slot is blocked has none left for another blocking tile; the search for one never ended.
#[test]
fn a_board_that_is_blocked_everywhere_is_blocked_no_further() {
    let tiles: Vec<String> = (1..=12).map(|slot| format!("{slot} = [\"blocked\"]")).collect();
    play_on(written(&format!(
        "phase = \"new-hands\"\nround = 5\nstalled = true\ntiles = {{ {} }}\n[setup]\nplayers = 1\n",
        tiles.join(", ")
    )));
}

/// U-25.7: more pieces than fit into a turn may be remembered by a sheet; their sum wrapped.
#[test]
fn any_number_of_pieces_may_have_been_built() {
    play_on(written(
        "phase = \"turns\"\nagenda = [{ step = \"clean-up\" }, { step = \"payment\", task = { node = 0 }, piece = \"tunnel\", spot = { Tunnel = 0 } }]\n\
         [setup]\nplayers = 2\n[memory]\nbuilt = [255, 255, 255, 255, 255, 255]\ngave = [0, 0, 0, 0, 0]\n\
         spent = []\nreplaced = [0, 0, 0]\nbiomatter = false\n",
    ));
}

/// What a sheet describes can be written as a sheet again: after a Production, whose era's deck was dealt while its cards were
/// in play, and when the game is over.
#[test]
fn what_comes_of_a_sheet_can_be_written_again() {
    for (phase, round) in [
        ("production", 4),
        ("production", 7),
        ("production", 10),
        ("scoring", 10),
        ("over", 10),
        ("new-hands", 8),
    ] {
        let text = format!("phase = \"{phase}\"\nround = {round}\n[setup]\nplayers = 2\n");
        let (game, p) = written(&text);
        let (_, again) = written(&Sheet::of(&game, &p).write().expect("it can be written"));
        assert_eq!(game.hash(&again), game.hash(&p), "{text}");
    }
}

/// U-6.2: an action card that makes action cards available again could be used for ever.
#[test]
fn only_instants_refresh() {
    let reason = fault!("pack-refreshes-for-ever", rule = "U-6.2");
    assert!(card("instant", "refresh 4; use 2 action cards").is_ok());
    for (kind, text) in [
        ("action", "refresh; use action card"),
        ("instant", "refresh 5"),
        ("permanent", "when use action card: refresh"),
        ("permanent", "once per turn: pay 1 kelp: refresh"),
    ] {
        let error = card(kind, text).expect_err(text);
        assert_eq!((error.component.as_str(), error.reason), ("card 250 \"Try\"", reason.clone()), "{text}");
    }
    assert_eq!(slots(&[("goods", "yellow", "refresh")]).expect_err("a slot").reason, reason);
}

/// U-16.4: an effect that waits for what it does itself would interrupt itself for ever.
#[test]
fn triggered_effects_do_not_go_round() {
    let round = card("permanent", "when build farm: pay 1 credit: build farm").expect_err("it goes round");
    assert_eq!(round.reason, fault!("pack-trigger-sets-off-itself", rule = "U-16.4"));
    assert!(card("permanent", "when build farm: pay 1 credit: upgrade farm").is_ok());
    assert!(card("permanent", "when build farm: gain 1 credit").is_ok());
}

/// What is owed, and the moves of a decision, have a fixed place in a position: a pack cannot fill it.
#[test]
fn a_pack_cannot_fill_a_position() {
    let deep = "(((((use 2 action cards; gain 1 point); gain 1 kelp); gain 1 card); gain 1 credit); gain 1 science); advance";
    let error = card("action", deep).expect_err("five of them inside each other");
    assert!(error.reason.kind == "pack-too-many-steps", "{:?}", error.reason);
    let error = card("instant", "build city for 20 kelp, 20 steelplast").expect_err("paid in 441 ways");
    assert_eq!(error.reason.kind, "pack-too-many-payments");
    let error = card("end-scoring", "sell 1 kelp for 1 point up to 99 times").expect_err("many plans");
    assert_eq!(error.reason.kind, "pack-too-many-sales");
    let many: String = (100..230)
        .map(|number| {
            format!(
                "[[card]]\nnumber = {number}\nname = \"C\"\ndeck = \"{}\"\ncolor = \"red\"\ntype = \"permanent\"\n\
                 effect = \"once per turn: gain 1 kelp\"\n",
                if number < 165 { "II" } else { "III" }
            )
        })
        .collect();
    assert_eq!(Pack::extended(&many).expect_err("130 abilities").reason.kind, "pack-too-many-moves");
}
