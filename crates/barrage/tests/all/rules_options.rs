//! Options of the full game (B-25).

use barrage::{Barrage, Level, Move, Officer, Options, Position, Seating, Setup, Sheet, Variant};
use kernel::{Chance, Game, Match, Moves, Quiet, Record, Seat, Seed};

use crate::common::{Scene, lively};

fn opened(players: u8, options: Options) -> Barrage {
    Barrage::open(Setup::new(players, Variant::Full).with_options(options)).expect("a legal set-up")
}

fn dealt(players: u8, options: Options, seed: u64) -> Scene {
    Scene { position: opened(players, options).deal(Seed(seed)), events: Vec::new(), heard: 0 }
}

const FREE: Options = Options { seating: Seating::Free, ..Options::PLAIN };
const DEALT: Options = Options { seating: Seating::Dealt, ..Options::PLAIN };
const AUCTION: Options = Options { auction: true, ..Options::PLAIN };

/// B-25.1: where pairs are dealt, each has one company and chooses only a starting contract.
#[test]
fn pairs_may_be_dealt() {
    let mut scene = dealt(3, DEALT, 5);
    let pairs = scene.position.table.pairs;
    for (left, pair) in [3, 2].into_iter().zip(pairs) {
        let (company, _) = pair.expect("three pairs");
        let offers = scene.moves();
        assert_eq!(offers.len(), left);
        assert!(offers.iter().all(|it| it.starts_with(&format!("draft {company} "))), "{offers:?}");
        let other = pairs[2].expect("three pairs").0;
        scene.refuses(&format!("draft {other} S1"), "B-3.16");
        scene = scene.play(&offers[0]);
    }
    assert_eq!(scene.position.table.round, 1, "the last one had no choice");
}

/// B-25.1: where everything is chosen freely, a company, an officer and a contract that nobody has.
#[test]
fn everything_may_be_chosen_freely() {
    let scene = dealt(2, FREE, 5);
    let shown = scene.position.table.laid_out_for_mahiri().expect("three officers lie open");
    assert_eq!((shown.len(), shown.has(Officer::Mahiri)), (3, false));
    assert_eq!(scene.moves().len(), 16);
    let scene = scene.play("draft Italy S2");
    assert_eq!(scene.moves().len(), 7);
    scene.refuses("decline", "B-25.1");
    let scene = scene.play("hire Mahiri");
    assert!(scene.offers("draft").iter().all(|it| !it.contains("Italy") && !it.contains("S2")));
    assert_eq!(scene.offers("draft").len(), 9);
    let scene = scene.play("draft USA S1");
    scene.refuses("hire Mahiri", "B-25.1");
    let scene = scene.play("hire Anton");
    assert_eq!(
        (scene.asked().as_str(), scene.asks().as_str()),
        ("USA", "turn"),
        "B-3.17: the last chooser is first"
    );
    assert!(scene.of("USA").tiles.has(barrage::Tile::ANTON), "B-3.18");
    let scene = scene.play("bank; engineers 1; mahiri");
    assert_eq!(scene.offers("copy").len(), 3, "the three of the deal, whoever has them");
    assert!(
        scene.offers("copy").iter().all(|it| shown.iter().any(|officer| *it == format!("copy {officer}")))
    );
    let scene = dealt(2, FREE, 5).play("draft Italy S2; hire Jill; draft USA S1; hire Anton");
    assert_eq!(scene.position.table.laid_out_for_mahiri(), None);
    let automa = Setup::new(3, Variant::Full).with_options(FREE).with_automa(Seat(2), Level::VeryHard);
    let position = Barrage::open(automa).expect("a legal set-up").deal(Seed(3));
    let scene = Scene { position, events: Vec::new(), heard: 0 };
    let scene = scene.play("draft Italy S2; hire Jill; draft USA S1; hire Anton");
    let automa = &scene.position.table.seats[Seat(2)];
    assert!(
        automa.company.is_some()
            && automa.officer.is_some_and(|it| !["Jill", "Anton"].contains(&it.to_string().as_str()))
    );
}

/// B-25.2: bids rise by at least 1; whoever leaves takes the last place left; everybody pays at the end of the game.
#[test]
fn places_of_the_draft_may_be_auctioned() {
    let scene = dealt(3, AUCTION, 7);
    let order = scene.position.table.order;
    assert_eq!(scene.offers("bid").len(), 30);
    let scene = scene.play("bid 2");
    scene.refuses("bid 2", "B-25.2");
    scene.refuses("bid 31", "B-25.2");
    scene.refuses("decline", "B-25.2");
    assert_eq!(scene.position.table.active, order[1]);
    // The second leaves, the third bids more, the first leaves.
    let scene = scene.play("pass; bid 5");
    assert_eq!(scene.position.table.active, order[0], "who has left is not asked again");
    let scene = scene.play("pass");
    assert_eq!(scene.position.table.order[..3], [order[2], order[0], order[1]]);
    assert_eq!((scene.position.table.active, scene.asks().as_str()), (order[2], "draft"));
    let bids = [2, 0, 5];
    for (seat, bid) in order.iter().zip(bids) {
        assert_eq!(scene.position.table.seats[*seat].bid, bid);
    }
    let (mut position, mut moves, mut chance) = (scene.position, Moves::new(), Chance::new(Seed(1)));
    position.moves(&mut moves);
    let mut events = Vec::new();
    while !moves.is_empty() {
        position.play(lively(&moves, &mut chance), &mut moves, &mut events);
    }
    let told = Scene { position, events, heard: 0 };
    for (seat, bid) in order.iter().zip(bids) {
        let company = position.table.seats[*seat].company.expect("chosen").to_string();
        assert_eq!(told.amount(&company, "vp", "auction"), -i64::from(bid));
    }
    // With nobody bidding the order stays as it was drawn, and nobody pays.
    let scene = dealt(2, AUCTION, 7);
    let order = scene.position.table.order;
    let scene = scene.play("pass");
    assert_eq!(scene.position.table.order[..2], [order[1], order[0]]);
}

/// B-25.3: Mahiri with 9 credits.
#[test]
fn mahiri_may_be_rich() {
    let rich = Options { rich_mahiri: true, ..FREE };
    let scene = dealt(2, rich, 5).play("draft Italy S2; hire Mahiri; draft USA S1; hire Anton");
    scene.shows("Italy: 9 credits; USA: 6 credits");
}

/// B-25.1: the introductory game has no options.
#[test]
fn options_are_of_the_full_game() {
    let error = Barrage::open(Setup::new(2, Variant::Intro).with_options(AUCTION)).expect_err("refused");
    assert!(error.to_string().contains("B-25.1"), "{error}");
    // A set-up without options is written as it always was.
    let plain = serde_json::to_string(&Setup::new(2, Variant::Full)).expect("JSON");
    assert_eq!(plain, r#"{"players":2,"variant":"full"}"#);
}

/// Games with every mix of options replay, and every position of them can be written and read back.
#[test]
fn games_with_options_replay_and_round_trip() {
    let mut seed = 0;
    for seating in Seating::ALL {
        for auction in [false, true] {
            for (players, automa) in [(2, false), (4, false), (3, true)] {
                seed += 1;
                let options = Options {
                    seating,
                    auction,
                    rich_mahiri: auction,
                    simone: players != 2,
                    tommaso: players != 3,
                    promo_officers: auction,
                    ..Options::PLAIN
                };
                let mut setup = Setup::new(players, Variant::Full).with_options(options);
                if automa {
                    setup = setup.with_automa(Seat(1), Level::VeryHard);
                }
                let game = Barrage::open(setup.clone()).expect("a legal set-up");
                let mut game = Match::begin(game, Seed(seed));
                let mut chance = Chance::new(Seed(seed));
                while let Some(seat) = game.to_move() {
                    let position: &Position = game.position();
                    let sheet = Sheet::of(position);
                    assert!(sheet.position() == Ok(*position), "{}", toml::to_string(&sheet).expect("TOML"));
                    game.play(seat, lively(game.moves(), &mut chance)).expect("a listed move is legal");
                }
                let text = game.record().to_string();
                let record: Record<Barrage> = text.parse().expect("a record");
                assert_eq!(record.setup, setup);
                record.replay(None).expect("it replays");
            }
        }
    }
}

/// Nobody is asked where there is nothing to choose: the bids end with the last bidder.
#[test]
fn a_single_person_does_not_bid() {
    let setup = Setup::new(2, Variant::Full).with_options(AUCTION).with_automa(Seat(1), Level::Easy);
    let position = Barrage::open(setup).expect("a legal set-up").deal(Seed(1));
    let mut moves = Moves::new();
    position.moves(&mut moves);
    assert!(moves.iter().all(|mv| matches!(mv, Move::Draft { .. })));
    let mut position = position;
    position.play(moves[0], &mut moves, &mut Quiet);
}

/// B-25.4: with Simone one production fulfils contracts one after the other, as long as its energy lasts.
#[test]
fn simone_fulfils_several_contracts() {
    let energy = |contract: &str| contract.parse::<barrage::Contract>().expect("a contract").energy();
    let owed = |officer: &str, company: &str, rest: &str| {
        let discount = if company == "France" { "discount 3 " } else { "" };
        crate::common::scene(&format!(
            "options = {{ simone = true }}\nseats = ['{company}', 'USA']\nnational = ['-']\n\
             agenda = ['contract 9 {discount}national', 'end turn']\n[{company}]\nofficer = '{officer}'\n{rest}"
        ))
    };
    let held = "contracts = ['S1', 'S2', 'S3', 'S4']";
    assert_eq!(["S1", "S2", "S3", "S4"].map(energy), [3, 3, 2, 4]);
    let scene = owed("Simone", "Italy", held).play("fulfil S1");
    assert_eq!(scene.asks(), "contract 6 national");
    let scene = scene.plays("fulfil S4; gain mixer");
    assert_eq!(
        (scene.asks().as_str(), scene.offers("fulfil")),
        ("contract 2 national", vec!["fulfil S3".to_owned()])
    );
    let scene = scene.play("fulfil S3");
    assert_eq!((scene.of("Italy").fulfilled.len(), scene.asked().as_str()), (3, "USA"));
    // With France each needs 3 less; anybody else fulfils one.
    let scene =
        owed("Simone", "France", held).plays("fulfil S1; fulfil S2; fulfil S3; fulfil S4; gain mixer");
    assert_eq!(scene.of("France").fulfilled.len(), 4);
    let scene = owed("Jill", "Italy", "contracts = ['S1', 'S2', 'S3']").play("fulfil S1");
    assert_eq!(scene.asked(), "USA");
    // The energy of a tile serves one contract.
    let tile =
        "options = { simone = true }\nagenda = ['contract 9', 'end turn']\n[USA]\nofficer = 'Simone'\n";
    assert_eq!(crate::common::scene(&format!("{tile}{held}")).play("fulfil S1").asked(), "Germany");
    // Four contracts may lie face up.
    let text = "options = { simone = true }\ndisplay = { green = ['G01', 'G02'] }\n[USA]\nofficer = 'Simone'\ncontracts = ['S1', 'S2', 'S3']";
    let scene = crate::common::scene(text).play("contracts 1 left; take G01");
    assert_eq!((scene.of("USA").contracts.len(), scene.asked().as_str()), (4, "Germany"));
}

/// A-21.9, AX-13, B-25.4: an Automa with Simone fulfils as many contracts as it can.
#[test]
fn simones_automa_fulfils_most_contracts() {
    let of_value = |colour: &str, value: u8| {
        let fits = |it: &barrage::Contract| {
            it.colour().is_some_and(|it| it.to_string() == colour) && it.energy() == value
        };
        let mut all = barrage::Contract::all().filter(fits).map(|it| it.to_string());
        (all.next().expect("one"), all.next())
    };
    let (two, three, (six, other), nine, ten) = (
        of_value("green", 2).0,
        of_value("green", 3).0,
        of_value("yellow", 6),
        of_value("red", 9).0,
        of_value("red", 10).0,
    );
    let right = other.expect("two of value 6");
    for (energy, expected) in [(9, vec![&three, &right]), (12, vec![&two, &three, &right])] {
        let scene = crate::common::scene(&format!(
            "options = {{ simone = true }}\nautomas = {{ Germany = 'very-hard' }}\nturn = 'Germany'\nnational = ['-']\n\
             automa = {{ criteria = '1-1A-5' }}\nagenda = ['contract {energy} national', 'end turn']\n\
             display = {{ green = ['{two}', '{three}'], yellow = ['{six}', '{right}'], red = ['{nine}', '{ten}'] }}\n\
             [Germany]\nofficer = 'Simone'"
        ));
        let mut fulfilled: Vec<String> =
            scene.of("Germany").fulfilled.iter().map(|it| it.to_string()).collect();
        let mut expected: Vec<String> = expected.into_iter().cloned().collect();
        fulfilled.sort();
        expected.sort();
        assert_eq!(fulfilled, expected, "{energy} energy");
    }
}
