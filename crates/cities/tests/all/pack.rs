//! The component pack: what is printed is used exactly, and broken packs are told what is wrong with them.

use cities::{
    Clause, Color, Cost, Counted, Gain, Grade, Node, NodeId, Pack, PackError, Piece, Pieces, Price, Resource,
    Score, Side, Site, Spot, Test, Trigger, Which,
};
use kernel::fault;

fn standard() -> std::sync::Arc<Pack> {
    Pack::standard().expect("the built-in pack is valid")
}

fn gain(goods: [u8; 5], points: u8, cards: u8) -> Node {
    Node::Gain(Gain { goods: Cost(goods), points, cards, steps: 0 })
}

/// Reads an effect by way of a contract's benefit.
fn effect(text: &str) -> (Pack, NodeId) {
    let pack = Pack::extended(&format!(
        "[[contract]]\nid = \"x\"\nname = \"X\"\ncriteria = \"at least 1 city\"\nbenefit = \"{text}\""
    ))
    .unwrap_or_else(|error| panic!("{text}: {error}"));
    let node = pack.contracts().last().expect("it was added").benefit;
    (pack, node)
}

fn slot(players: u8, number: usize) -> (std::sync::Arc<Pack>, Node) {
    let pack = standard();
    let node = *pack.node(pack.slots(players)[number - 1].effect);
    (pack, node)
}

/// U-15.1: 15 slots on one side, 12 on the other, in groups of one colour.
#[test]
fn both_sides_have_their_slots() {
    let pack = standard();
    for (players, each) in [(4, 5), (3, 5), (2, 4), (1, 4)] {
        let slots = pack.slots(players);
        for color in [Color::Yellow, Color::Red, Color::Green] {
            assert_eq!(slots.iter().filter(|slot| slot.color == color).count(), each);
        }
    }
    assert_eq!(slot(4, 1).1, gain([0, 1, 1, 1, 0], 0, 0));
    assert_eq!(
        slot(4, 2).1,
        Node::Build { what: Pieces::only(Piece::Tunnel), count: 2, price: Price::Usual, expansion: false }
    );
    assert_eq!(slot(4, 8).1, gain([0, 0, 1, 2, 0], 0, 0));
    assert_eq!(slot(4, 11).1, Node::Advance { steps: 2 });
    assert_eq!(slot(2, 6).1, Node::TakeSpecial);
    let (pack, Node::OneOf(span)) = slot(4, 15) else { panic!("slot 15 offers two ways") };
    let [tunnel, second] = pack.parts(span) else { panic!("two ways") };
    assert!(matches!(pack.node(*tunnel), Node::Build { count: 1, .. }));
    let Node::All(span) = *pack.node(*second) else { panic!("the second way has two parts") };
    assert_eq!(*pack.node(pack.parts(span)[1]), gain([1, 0, 0, 0, 0], 0, 2));
    assert_eq!(*pack.node(pack.always()), gain([2, 0, 0, 0, 0], 0, 2));
}

/// U-18.7, U-18.8: the printed metropolises.
#[test]
fn the_printed_metropolises_are_exact() {
    let pack = standard();
    let tiles = pack.metropolises();
    assert_eq!(tiles.iter().filter(|tile| tile.brown).count(), 5);
    assert_eq!(tiles.iter().filter(|tile| !tile.brown).count(), 11);
    let scores: Vec<_> = tiles.iter().filter(|tile| tile.brown).map(|tile| tile.scores[0]).collect();
    let all = Counted::Metropolises { blue: true, brown: true };
    assert_eq!(scores[0], Score::Per { points: 3, every: 1, count: all, most: 99 });
    assert_eq!(
        scores[1],
        Score::Ladder { count: Counted::CityTunnels(Grade::Any), rungs: [(8, 5), (9, 7), (10, 9), (0, 0)] }
    );
    let Score::Per { points: 4, every: 1, count: Counted::Sets(set), .. } = scores[2] else {
        panic!("4 points a set")
    };
    assert_eq!(pack.counts(set).len(), 4);
    assert_eq!(scores[3], Score::Per { points: 2, every: 1, count: Counted::PaidSpecials, most: 99 });
    assert_eq!(
        scores[4],
        Score::Ladder { count: Counted::Cities(Pieces::CITIES), rungs: [(5, 4), (6, 8), (7, 12), (0, 0)] }
    );
    let kelp = tiles.iter().find(|tile| tile.id == "kelp-market").expect("the printed blue one");
    assert_eq!(*pack.node(kelp.instant.expect("it has one")), gain([0, 0, 1, 0, 0], 0, 0));
    assert_eq!(*pack.node(kelp.production.expect("it has one")), gain([0; 5], 2, 0));
}

/// U-9, U-27.4: eight boards of one shape, with their special sites.
#[test]
fn the_boards_have_their_sites() {
    let pack = Pack::built_in(1).expect("the first edition is valid");
    assert_eq!(pack.boards().len(), 8);
    let newer = Pack::built_in(2).expect("the second edition is valid");
    for board in newer.boards() {
        assert_eq!((board.cities.len(), board.tunnels.len()), (9, 15));
        assert_eq!((board.ordinary.len(), board.expansion.len()), (27, 9));
    }
    for board in pack.boards() {
        assert_eq!((board.cities.len(), board.tunnels.len()), (8, 14));
        assert_eq!((board.ordinary.len(), board.expansion.len()), (24, 8));
        assert_eq!(board.side, if board.id < 5 { Side::Basic } else { Side::Asymmetric });
        assert_eq!(
            board.surcharged == Default::default(),
            board.id < 5,
            "U-27.1: only boards 5-8 have surcharges"
        );
        let units: u32 = board
            .cities
            .iter()
            .map(|city| city.print)
            .chain(board.tunnels.iter().map(|tunnel| tunnel.print))
            .chain(board.sites.iter().copied())
            .filter(|print| print.surcharge.is_free())
            .map(|print| {
                let goods: u32 = print.bonus.goods.0.iter().map(|&n| u32::from(n)).sum();
                goods
                    + u32::from(print.bonus.goods.get(Resource::Biomatter))
                    + u32::from(print.bonus.points + print.bonus.cards + print.bonus.steps)
            })
            .sum();
        assert_eq!(units, if board.id < 5 { 10 } else { 6 }, "board {}", board.id);
    }
    let site = |board: usize, name: &str| {
        let board = &pack.boards()[board - 1];
        let spot = board.spot(name.parse().expect("a site")).expect("on the board");
        *board.print(spot)
    };
    assert_eq!(site(5, "b2").surcharge, Cost([3, 0, 0, 3, 0]));
    assert_eq!(site(5, "b2").times, 3);
    assert_eq!(site(7, "c1-c2").times, 3);
    assert_eq!(site(8, "c3.1").times, 2);
    assert_eq!(site(6, "c1").bonus.points, 6);
    assert_eq!(pack.boards()[5].pairs.len(), 1);
    let board = &pack.boards()[0];
    assert_eq!(board.spot("b2.4".parse::<Site>().expect("a site")), None);
    assert!(matches!(board.spot("b2.x".parse::<Site>().expect("a site")), Some(Spot::Building(_))));
}

/// The known cards of the rulebooks can all be written in the effect language, and mean what they say.
#[test]
fn every_known_effect_can_be_written() {
    let (_, node) = effect("exchange 1 kelp with steelplast");
    let (pack, _) = effect("exchange 1 kelp with steelplast");
    assert_eq!(
        *pack.node(node),
        Node::Exchange { most: 1, one: Resource::Kelp, other: Resource::Steelplast }
    );
    let (pack, node) = effect("upgrade 2 farms for 1 credit or 1 science");
    let Node::Upgrade { what, most: 2, prices } = *pack.node(node) else { panic!("an upgrade") };
    assert_eq!(what, Pieces::only(Piece::Farm));
    assert_eq!(prices.iter().collect::<Vec<_>>(), [Cost([1, 0, 0, 0, 0]), Cost([0, 1, 0, 0, 0])]);
    let (pack, node) = effect("upgrade farm or gain 1 kelp");
    assert!(matches!(pack.node(node), Node::OneOf(span) if span.len == 2));
    let (pack, node) = effect("pay 1 credit: perform any slot");
    let Node::Pay { cost: Cost([1, 0, 0, 0, 0]), times: 1, then } = *pack.node(node) else {
        panic!("a price")
    };
    assert_eq!(*pack.node(then), Node::Perform { which: Which::Any, color: None });
    let (pack, node) = effect("if at least 5 cities: build desalination free");
    let Node::If(Test::AtLeast(5, Counted::Cities(Pieces::CITIES)), then) = *pack.node(node) else {
        panic!("a condition")
    };
    assert!(matches!(pack.node(then), Node::Build { price: Price::Free, .. }));
    let (pack, node) = effect("gain 1 steelplast per 2 desalinations");
    assert!(matches!(pack.node(node), Node::GainPer { every: 2, .. }));
    for text in [
        "use action card; build and upgrade structure for 1 kelp upgrade free",
        "build symbiotic city for 1 kelp, 2 credits",
        "build 2 farm/laboratory on expansion",
        "(gain 1 kelp; draw 1) or pay 1 kelp up to 3 times: gain 1 point",
        "gain metropolis; convert city; take special; output of building; perform occupied red slot",
        "gain 1 point per set of (farm, laboratory) up to 3; gain 1 credit per city with 2 kinds",
        "if at most 2 hand cards and no bare cities: advance; if at least 1 pair of farms: use 2 action cards",
        "gain 1 point per expansion building; gain 1 point per brown metropolis; gain 1 card per paid special",
        "gain 1 credit per ready action card; gain 1 credit per used action card; gain 1 credit per claimed card",
        "gain 1 kelp per permanent card; gain 1 kelp per plain tunnel; gain 1 kelp per upgraded city tunnel",
        "gain 1 kelp per 2 kelp up to 4; gain 1 point per step; if last: gain 1 point per contract",
        "gain 2 different of credit, kelp",
    ] {
        effect(text);
    }
    assert!(card("instant", "if on space 3: gain 2 points; if era III and first: refresh 2").is_ok());
}

fn card(kind: &str, text: &str) -> Result<Pack, PackError> {
    Pack::extended(&format!(
        "[[card]]\nnumber = 250\nname = \"Try\"\ndeck = \"I\"\ncolor = \"red\"\ntype = \"{kind}\"\neffect = \"{text}\""
    ))
}

/// U-5.6, U-21.7, U-24.3: permanent, production and end-scoring cards.
#[test]
fn claimed_cards_can_be_written() {
    let clauses = |text: &str| {
        card("permanent", text)
            .unwrap_or_else(|error| panic!("{text}: {error}"))
            .card(cities::Card(250))
            .expect("it was added")
            .clauses
            .clone()
    };
    let when = |text: &str| match clauses(text)[0] {
        Clause::When { events, .. } => events,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(when("when colours differ: gain 1 steelplast"), Trigger::Differ.bit());
    assert_eq!(
        when("when build second laboratory at city: gain 1 credit"),
        Trigger::SecondAtCity(Piece::Laboratory).bit()
    );
    assert_eq!(when("when advance to space 3: gain 1 credit"), Trigger::Entered(3).bit());
    assert_eq!(
        when("when slot gives steelplast or turn ends: gain 1 point"),
        Trigger::SlotGave(Resource::Steelplast).bit().and(Trigger::TurnEnds.bit())
    );
    let all = [
        "build farm",
        "build structure",
        "build city",
        "build symbiotic city",
        "build second tunnel in turn",
        "build second building in turn",
        "build second structure in turn",
        "build second city in turn",
        "build second farm in turn",
        "upgrade structure",
        "upgrade second farm at city",
        "connect metropolis",
        "connect city",
        "advance",
        "advance beyond",
        "advance to space 1",
        "slot gives kelp",
        "colours match",
        "use action card",
        "use green slot",
        "take special",
        "pay special",
        "claim card",
        "turn ends",
    ];
    for text in all {
        when(&format!("when {text}: pay 1 credit: gain 1 kelp"));
    }
    let Clause::When { slots, .. } = clauses("when use slot two-tunnels, special: gain 1 credit")[0] else {
        panic!("a slot")
    };
    assert_eq!(
        slots.0.map(|side| side.iter().map(|slot| slot.0).collect::<Vec<_>>()),
        [vec![6, 11], vec![2]],
        "the tunnels are slot 11 of one side and 2 of the other"
    );
    assert_eq!(clauses("discount tunnel 2 credits & hand limit +1").len(), 2);
    clauses("discount building 1 kelp, 1 steelplast in slot city-building & discount upgrade farm 1 science");
    clauses("once per turn: exchange 2 kelp with steelplast");
    for text in
        ["score 3 per 2 upgraded farms", "score 2 points per symbiotic city up to 4", "score 5 if no farms"]
    {
        card("end-scoring", text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    card("end-scoring", "sell 2 kelp for 3 points up to 5 times & score ladder farm: 3 = 1, 5 = 4")
        .expect("two ways to score");
    card("production", "if biomatter produced: gain 2 points").expect("a production card");
}

/// A broken pack is told the line, the component and the reason.
#[test]
fn a_broken_pack_is_told_what_is_wrong() {
    let wrong = |text: &str| Pack::extended(text).expect_err("it is broken");
    let error = card("instant", "gain 1 fish").expect_err("fish is nothing");
    assert_eq!((error.line, error.component.as_str()), (7, "card 250 \"Try\""));
    assert_eq!(error.reason, fault!("pack-cannot-be-gained", word = "fish"));
    for (text, part) in [
        ("build moon", "pack-nothing-one-builds"),
        ("gain", "pack-expected-at-end"),
        ("gain 0 kelp", "wanted-number-from"),
        ("gain 1 kelp gain", "wanted-end-effect"),
        ("gain 1 step", "pack-cannot-be-gained"),
        ("dance", "pack-no-verb"),
        ("gain 1 kelp per city tunnel with 2 kinds", "wanted-end-effect"),
        ("if at least 2 upgraded cities: gain 1 kelp", "pack-cities-not-upgraded"),
        ("gain 6 different", "pack-different-resources-cannot-chosen"),
        ("exchange 1 kelp with kelp", "pack-exchanging-does-nothing"),
        ("build tunnel on expansion", "pack-only-buildings-stand-expansion"),
        ("upgrade city", "pack-city-no-structure-farm"),
        ("instead of 1 science from laboratory: gain 1 kelp", "pack-works-production-cards-only"),
        ("gain 1 kelp!", "pack-no-meaning-here"),
        ("(((((((((gain 1 kelp)))))))))", "pack-nested-too-deep"),
    ] {
        let error = card("instant", text).expect_err(text).to_string();
        assert!(error.contains(part), "{text}: {error}");
    }
    assert!(
        card("permanent", "when use slot nowhere: gain 1 kelp").expect_err("no slot").reason.kind
            == "pack-there-no-slot-called"
    );
    assert!(
        card("production", "build farm").expect_err("no building").reason.kind
            == "pack-production-card-gains-pays"
    );
    let unknown = wrong("[[card]]\nnumber = 3\nnome = \"x\"");
    assert_eq!((unknown.line, unknown.component.as_str()), (3, "card 3"));
    assert!(unknown.to_string().contains("unknown field `nome`"), "{unknown}");
    assert_eq!(wrong("only = [\"fish\"]").reason, fault!("pack-no-kind-of-component", other = "fish"));
    let few = wrong("only = [\"cards\"]");
    assert_eq!(few.reason, fault!("pack-cards-needed-there", least = 24, most = 80, found = 0));
    assert_eq!((few.line, few.component.as_str()), (0, "deck I"));
    assert_eq!(wrong("this is no toml").line, 1);
    let board = "[[board]]\nid = 9\nside = \"basic\"\nstart = \"c3\"\nbrown = \"a1\"\nblue = [\"ne\", \"sw\"]\n\
                 tunnels = [\"c3-zz\"]\nsites = { c3 = 1, c2 = 1 }";
    let wrong = wrong(board);
    assert_eq!((wrong.line, wrong.component.as_str()), (1, "board 9"));
    assert_eq!(wrong.reason, fault!("pack-no-tunnel-site-one", text = "c3-zz"));
}

/// A pack replaces components of the same number or name and adds others.
#[test]
fn a_pack_replaces_and_adds() {
    let pack = Pack::extended(
        "[[slot]]\nside = \"3-4\"\nid = \"goods\"\ncolor = \"yellow\"\neffect = \"gain 3 kelp\"\n\
         [[card]]\nnumber = 1\nname = \"Mine\"\ndeck = \"I\"\ncolor = \"red\"\ntype = \"instant\"\neffect = \"gain 9 points\"",
    )
    .expect("valid");
    assert_eq!(*pack.node(pack.slots(4)[0].effect), gain([0, 0, 3, 0, 0], 0, 0));
    assert_eq!(pack.card(cities::Card(1)).expect("it is there").name, "Mine");
    assert_eq!(pack.slots(4).len(), 15);
}
