//! The rules of The Leeghwater Project, one by one (L-1 to L-5, L-7 to L-12).

use std::collections::BTreeSet;

use barrage::{
    Barrage, Bonus, Building, Company, Effect, Kind, Level, Options, Position, Setup, Space, Tile, Variant,
    Work,
};
use kernel::{Game, Seat, Seed};

use super::{ROWS, expanded};

const EXPANSION: Options = Options { leeghwater: true, ..Options::PLAIN };

fn dealt(players: u8, seed: u64) -> Position {
    let setup = Setup::new(players, Variant::Full).with_options(EXPANSION);
    Barrage::open(setup).expect("a legal set-up").deal(Seed(seed))
}

/// L-1.1, L-1.2, L-1.3, L-1.4, L-1.5, L-1.6: what the expansion adds, counted.
#[test]
fn what_the_expansion_adds() {
    assert_eq!((Work::COUNT, Building::COUNT), (15, 10));
    assert_eq!((Kind::EVERY.len(), Kind::Building.pieces()), (5, 5));
    assert_eq!(EXPANSION.companies().len(), 5);
    let officers: Vec<String> = EXPANSION.officers()[7..].iter().map(ToString::to_string).collect();
    assert_eq!(officers, ["Simone", "Tommaso", "Leslie", "Margot"]);
    let tiles: Vec<String> = Tile::all().skip(Tile::OF_THE_BOX).map(|tile| tile.to_string()).collect();
    assert_eq!(tiles, ["building", "I-Building", "II-Building", "III-Building", "leslie"]);
    assert_eq!(Bonus::EVERY[6..].iter().map(|it| it.vp()).collect::<Vec<_>>(), [5, 4]);
}

/// L-1.7: never with the introductory game.
#[test]
fn only_in_the_full_game() {
    let setup = Setup::new(3, Variant::Intro).with_options(EXPANSION);
    let error = Barrage::open(setup).expect_err("refused").to_string();
    assert!(error.contains("L-1.7"), "{error}");
}

/// L-2.1, L-2.2, L-2.3, L-2.4, L-2.5, L-2.6, L-15.3, L-15.6: what lies where after the deal.
#[test]
fn the_deal() {
    let (mut companies, mut officers, mut buildings, mut bonuses) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let position = dealt(4, seed);
        let table = &position.table;
        assert!(table.leeghwater.works.iter().all(|work| work.is_some_and(|work| work.pile() == 0)));
        assert_eq!(position.hidden.works.len(), 12);
        let piles: Vec<u8> = position.hidden.works.iter().map(|work| work.pile()).collect();
        assert_eq!(piles, [2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0]);
        let rows: BTreeSet<_> = table.leeghwater.buildings.iter().flatten().collect();
        assert_eq!(rows.len(), 5);
        buildings.extend(rows.into_iter().copied());
        bonuses.extend(table.bonus);
        let removed = table.leeghwater.removed;
        assert_eq!(removed.iter().map(Tile::level).collect::<BTreeSet<_>>(), BTreeSet::from([1, 2, 3]));
        let lying: Vec<Tile> =
            table.patents.iter().flatten().chain(position.hidden.tiles.iter().flatten()).copied().collect();
        assert_eq!(lying.len(), 15);
        assert!(lying.iter().all(|&tile| !removed.has(tile)));
        for (company, officer) in table.pairs.into_iter().flatten() {
            companies.insert(company);
            officers.insert(officer);
        }
    }
    assert_eq!((companies.len(), officers.len(), buildings.len(), bonuses.len()), (5, 11, 10, 8));
    let table = expanded(ROWS);
    assert_eq!(table.of("USA").tiles.len(), 5);
    assert!(table.of("USA").tiles.has(Tile::BASIC_BUILDING) && !table.of("USA").tiles.has(Tile::BASIC_JOKER));
}

/// L-2.7: what Leslie and Tommaso bring along.
#[test]
fn officers_bring_a_tile_and_an_architect() {
    let table = expanded(&format!("{ROWS}\n[USA]\nofficer = 'Leslie'\n[Germany]\nofficer = 'Tommaso'"));
    assert!(table.of("USA").tiles.has(Tile::LESLIE) && !table.of("USA").architect);
    assert!(table.of("Germany").architect);
    table.shows("Germany: 12 engineers");
}

/// L-2.8, L-4.4: only the second building space depends on the number of companies.
#[test]
fn the_number_of_companies() {
    for (players, open) in [(2, [false; 5]), (3, [true, true, false, false, false]), (4, [true; 5])] {
        let table = dealt(players, 1).table;
        assert_eq!(std::array::from_fn(|row| table.second_space_open(row)), open);
        assert_eq!(table.national.iter().flatten().count(), usize::from(players) - 1);
        let spaces = open.map(|open| 3 + usize::from(open));
        assert_eq!(std::array::from_fn(|row| table.building_spaces(row).len()), spaces);
    }
}

/// L-3.8: the fifteen works, their costs and what they give.
#[test]
fn the_fifteen_works() {
    let told: Vec<String> = Work::all()
        .map(|work| {
            let (row, gains) = (work.row(), work.row().reward.gains);
            format!(
                "{work} {}+{} {}cr {}vp {}mx {}en {}",
                row.excavators,
                row.mixers,
                gains.credits,
                gains.vp,
                gains.mixers,
                gains.energy,
                row.reward.then.len()
            )
        })
        .collect();
    let expected = [
        "a1 1+0 3cr 0vp 0mx 0en 1",
        "a2 0+1 3cr 0vp 0mx 0en 1",
        "a3 0+2 0cr 4vp 0mx 0en 1",
        "a4 1+1 2cr 0vp 0mx 0en 1",
        "a5 2+0 4cr 0vp 0mx 0en 1",
        "b1 2+1 5cr 0vp 0mx 0en 1",
        "b2 0+4 0cr 2vp 0mx 0en 2",
        "b3 0+3 3cr 3vp 0mx 0en 1",
        "b4 3+0 0cr 5vp 0mx 6en 0",
        "b5 4+0 0cr 4vp 0mx 0en 2",
        "c1 2+4 0cr 8vp 0mx 0en 1",
        "c2 0+5 0cr 10vp 0mx 0en 1",
        "c3 6+0 0cr 5vp 0mx 0en 1",
        "c4 3+2 0cr 6vp 0mx 0en 1",
        "c5 5+0 0cr 6vp 3mx 0en 0",
    ];
    assert_eq!(told, expected);
}

/// L-4.16: the ten private buildings.
#[test]
fn the_ten_buildings() {
    let told: Vec<String> = Building::all()
        .map(|building| {
            let row = building.row();
            let space = |nth| {
                let space = building.space(nth);
                format!("{}/{}", space.engineers, space.fee)
            };
            let cost = (row.excavators, row.mixers);
            format!("{building} {}+{} {} {} {} {}", cost.0, cost.1, row.vp, space(0), space(3), row.price)
        })
        .collect();
    let expected = [
        "cofferdam 2+1 3 1/0 1/3 0",
        "control-station 4+3 5 2/0 2/3 0",
        "customer-office 3+5 7 2/0 2/3 3",
        "development-office 1+2 3 1/0 1/3 0",
        "energy-relay-field 4+1 4 1/0 1/3 1",
        "financial-division 3+4 6 1/0 2/0 0",
        "loan-agency 1+3 4 1/0 2/0 0",
        "research-lab 2+2 4 1/0 1/3 0",
        "robot-factory 1+5 5 2/0 2/3 1",
        "wind-farm 6+2 5 2/0 2/3 2",
    ];
    assert_eq!(told, expected);
}

/// L-3.1, L-3.3, L-3.4: two works in a round, two engineers each, kept face down; one that cannot be paid is refused.
#[test]
fn a_company_may_do_several_works() {
    let table = expanded(&format!("works = ['b4', 'a2', 'c3']\n{ROWS}\n[USA]\nexcavators = 5\nmixers = 1"));
    table.refuses("external work 3", "L-3.3");
    let table = table.play("external work 1; bank; engineers 1; external work 2");
    table.shows("USA: 8 engineers, 2 excavators, 0 mixers, 9 credits");
    assert_eq!(table.entry("USA", "works"), ["a2", "b4"]);
    assert_eq!(table.entry("USA", "spaces"), ["external work 1", "external work 2"]);
}

/// L-3.7, L-12.1, L-12.5: Solomon does not pay for works.
#[test]
fn solomon_does_not_pay_for_works() {
    let text = format!(
        "works = ['b4', 'a2', 'c3']\n{ROWS}\n[USA]\nofficer = 'Solomon'\nexcavators = 2\ncredits = 30"
    );
    expanded(&text).refuses("external work 1", "L-3.3");
}

/// L-3.10, L-11.3: a contract fulfilled without producing moves no marker and counts as fulfilled.
#[test]
fn contracts_without_production() {
    let text = format!("works = ['a1', 'a2', 'c3']\n{ROWS}\n[USA]\ncontracts = ['G10', 'R12']");
    let table = expanded(&text).play("external work 1");
    assert_eq!(table.moves(), ["fulfil G10", "decline"]);
    let table = table.play("fulfil G10");
    table.shows("USA: 14 vp, 11 credits, 0 energy");
    assert_eq!(table.entry("USA", "fulfilled"), ["G10"]);
    let none = expanded(&text.replace("'G10', ", "")).play("external work 1");
    assert_eq!(none.asked(), "Germany", "without an eligible contract it lapses");
}

/// L-3.13: an advanced tile of choice; the slot stays empty; with an empty office it lapses.
#[test]
fn an_advanced_tile_as_a_reward() {
    let text = format!("works = ['a5', 'a2', 'c3']\npatents = ['I-Base', 'I-Joker', '-']\n{ROWS}");
    let table = expanded(&text).play("external work 1");
    table.refuses("decline", "L-3.13");
    let table = table.play("take tile I-Joker");
    assert!(table.of("USA").tiles.iter().any(|tile| tile.to_string() == "I-Joker"));
    table.refuses("patent 2", "B-14.9");
    let empty = expanded(&text.replace("'I-Base', 'I-Joker', '-'", "'-', '-', '-'")).play("external work 1");
    assert_eq!((empty.asked().as_str(), empty.times("lapsed")), ("Germany", 1));
}

/// L-3.14, L-3.15, L-3.9: two free elevations one after the other, each may be declined; a work may be done for nothing.
#[test]
fn free_structures_of_works() {
    let text = |structures: &str| {
        format!("works = ['b2', 'b5', 'c3']\n{ROWS}\n[USA]\nmixers = 4\nstructures = [{structures}]")
    };
    let table = expanded(&text("'B5L', 'B8L'")).play("external work 1; build elevation B5L");
    assert_eq!(table.moves(), ["build elevation B5L", "build elevation B8L", "decline"]);
    table.play("decline").shows("USA: 1 elevations, 12 vp, 0 mixers");
    let nothing = expanded(&text("")).play("external work 1");
    nothing.shows("USA: 12 vp, 0 mixers, 0 elevations");
    let b5 = expanded(&text("")).play("external work 2; drop HA; drop HB");
    assert_eq!((b5.waiting()[0], b5.waiting()[1], b5.times("wheel-turned")), (1, 1, 2));
}

/// L-4.9: the cheapest free action space is used; the others cost more.
#[test]
fn later_visitors_pay_more() {
    let text = format!(
        "{ROWS}\n[USA]\nbuildings = ['financial-division', 'research-lab']\nwheel = ['', '4E']
        [Germany]\nbuildings = ['financial-division', 'research-lab']\nwheel = ['', '4E']"
    );
    let table = expanded(&text).play("use financial-division; use financial-division; use research-lab");
    table.shows("USA: 10 engineers, 11 credits; Germany: 10 engineers, 11 credits");
    table.play("use research-lab").shows("Germany: 9 engineers, 8 credits");
}

/// L-4.12, L-10.5: engineers at works, private buildings and Margot's space return in phase 5.
#[test]
fn engineers_return() {
    let table = expanded(&format!(
        "works = ['b4', 'a2', 'c3']\n{ROWS}\n[USA]\nofficer = 'Margot'\nbuildings = ['financial-division']"
    ))
    .play("use financial-division; bank; engineers 12; external work 1")
    .plays("margot; use financial-division");
    table.shows("USA: 8 engineers, 16 credits");
    let table = table.everybody_passes();
    assert_eq!(table.position.table.round, 2);
    table.shows("USA: 12 engineers; Germany: 12 engineers");
    assert!(table.position.table.leeghwater.visitors.as_flattened().iter().all(Option::is_none));
}

/// L-4.13, L-12.7, L-12.11, L-12.12: the Control Station is a production action with +3.
#[test]
fn the_control_station_produces() {
    let rows =
        "buildings = ['control-station', 'robot-factory', 'cofferdam', 'loan-agency', 'customer-office']";
    let text = |company: &str, officer: &str| {
        format!(
            "seats = ['{company}', 'USA']\n{rows}\nwater = {{ B5L = 2 }}
            [{company}]\nofficer = '{officer}'\nstructures = ['B5L+1', 'C5L', 'C5R', 'P8.1', 'P10.1', 'P9.1']
            buildings = ['control-station']\ncontracts = []"
        )
    };
    let power = barrage::ConduitSpace::all().find(|it| it.to_string() == "C5L").expect("a space").power();
    let plain = expanded(&text("France", "none")).play("use control-station; produce B5L C5L P8 x2");
    plain.shows(&format!("France: {} energy, 10 engineers", 2 * power + 3 + 1));
    let italy = expanded(&text("Italy", "none")).play("use control-station; produce B5L C5L P8 x2");
    italy.shows(&format!("Italy: {} energy", 2 * power + 3 + 1 + 3));
    let germany = expanded(&text("Germany", "none")).play("use control-station; produce B5L C5L P8 x1");
    assert_eq!(germany.asks(), "produce again not P8");
    let viktor = expanded(&text("France", "Viktor")).play("use control-station; produce B5L C5L P8 x1");
    viktor.shows(&format!("France: {} energy", power.max(4) + 3 + 1));
}

/// L-4.14, L-12.8: the Development Office fetches any tile; a lone machine gives nothing at the Research Lab.
#[test]
fn tiles_and_machines_come_back() {
    let rows = "buildings = ['development-office', 'robot-factory', 'research-lab', 'loan-agency', 'customer-office']";
    let text = format!(
        "{rows}\n[USA]\nofficer = 'Anton'\nbuildings = ['development-office', 'research-lab']
        tiles = ['base', 'building']\nwheel = ['', 'anton 1E', '', 'conduit 4E']"
    );
    let table = expanded(&text).play("use development-office");
    assert_eq!(table.moves(), ["retrieve conduit", "retrieve anton"]);
    let table = table.play("retrieve anton; bank; engineers 1; use research-lab");
    assert_eq!(table.moves(), ["salvage 1 nothing", "salvage 3 2E"]);
    let before = table.count("USA", "excavators");
    let table = table.play("salvage 1 nothing");
    assert_eq!(table.count("USA", "excavators"), before);
}

/// L-4.17, L-12.6, L-12.10: the Cofferdam's drop goes straight to a dam with room, Graziano's fourth place counts.
#[test]
fn the_cofferdam_fills_a_dam() {
    let rows = "buildings = ['cofferdam', 'robot-factory', 'research-lab', 'loan-agency', 'customer-office']";
    let text = |officer: &str| {
        format!(
            "{rows}\nneutral = {{ B7L = 2 }}\nwater = {{ B7L = 1, B5L = 3 }}
            [USA]\nofficer = '{officer}'\nstructures = ['B5L+2', 'P5.1', 'P8.1', 'P9.1']\nbuildings = ['cofferdam']"
        )
    };
    let plain = expanded(&text("none")).play("use cofferdam");
    assert_eq!((plain.water("B7L"), plain.water("B5L"), plain.count("USA", "energy")), (2, 3, 0));
    let deep = expanded(&text("Graziano")).play("use cofferdam");
    assert_eq!(deep.moves(), ["fill B5L", "fill B7L"]);
    assert_eq!(deep.play("fill B5L").water("B5L"), 4);
}

/// L-4.18, L-13.4: where an Automa has built the first action space is closed, but not to Margot.
#[test]
fn an_automa_closes_the_first_space() {
    let table = expanded(&format!(
        "automas = {{ Germany = 'easy' }}\n{ROWS}\nturn = 'USA'\n[USA]\nofficer = 'Margot'\ncredits = 9
        buildings = ['research-lab']\nwheel = ['', '4E', '2E']\n[Germany]\nbuildings = ['research-lab']"
    ));
    assert!(table.position.table.closed("research-lab".parse().expect("a building")));
    let margot = table.plays("margot; use research-lab; salvage 1 2E");
    margot.shows("USA: 11 engineers, 9 credits");
}

/// L-5.2: what the board of the Netherlands hides.
#[test]
fn incomes_of_the_netherlands() {
    use barrage::Row;
    let income = |row, nth| Company::Netherlands.income(row, nth).expect("an income");
    assert_eq!(income(Row::Bases, 2).then, [Effect::DropsWaiting(2)]);
    assert_eq!(income(Row::Bases, 4).then, [Effect::Wheel(2)]);
    assert_eq!(income(Row::Elevations, 2).gains.credits, 3);
    assert_eq!(
        (income(Row::Elevations, 4).gains.vp, income(Row::Elevations, 4).then),
        (2, &[Effect::DropsFlowing(2)][..])
    );
    assert_eq!(
        (income(Row::Conduits, 2).gains.energy, income(Row::Conduits, 4).then),
        (2, &[Effect::Machines(2)][..])
    );
    assert!([Row::Bases, Row::Elevations, Row::Conduits].iter().all(|&row| income(row, 5).gains.vp == 7));
}

/// L-5.6, L-12.14: the Netherlands' drop follows every production, but no energy of a work; without a dam nothing is asked.
#[test]
fn when_the_netherlands_fill() {
    let rows = "buildings = ['control-station', 'wind-farm', 'cofferdam', 'loan-agency', 'customer-office']";
    let text = |structures: &str| {
        format!(
            "seats = ['Netherlands', 'USA']\n{rows}\nwater = {{ B5L = 1 }}
            [Netherlands]\nstructures = ['B5L', 'C5L', 'P8.1', 'P10.1', 'P9.1'{structures}]\ncontracts = []
            buildings = ['control-station', 'wind-farm']"
        )
    };
    let table = expanded(&text(", 'B9L'")).play("use control-station");
    assert_eq!(table.asks(), "fill not B5L");
    assert!(table.may("decline"));
    let farm = expanded(&text(", 'B9L'")).play("use wind-farm");
    assert_eq!(farm.asked(), "USA");
    let alone = expanded(&text("")).play("use control-station");
    assert_eq!(alone.asked(), "USA");
}

/// L-7.1, L-7.6, L-12.3, L-12.4: jokers build buildings; Anton copies building tiles; I-Joker frees their red border.
#[test]
fn tiles_that_build_buildings() {
    for tile in Tile::all().filter(|tile| tile.to_string().to_lowercase().ends_with("joker")) {
        assert_eq!(tile.builds().len(), 5, "{tile}");
    }
    assert!(!Tile::LESLIE.advanced() && Tile::for_kind(2, Kind::Building).advanced());
    let table = expanded(&format!(
        "{ROWS}\n[USA]\nofficer = 'Anton'\ncredits = 0\ntiles = ['anton']\nwheel = ['', 'I-Joker']
        [Germany]\nbuildings = ['research-lab']"
    ))
    .plays("construct; tile anton as I-Joker; build building research-lab");
    table.shows("USA: 0 credits, 4 excavators, 2 mixers");
}

/// L-10.1, L-10.4, L-10.7: a building uncovers no income, and machinery given away is gone.
#[test]
fn machinery_given_away_is_gone() {
    let table = expanded(&format!("works = ['b4', 'a2', 'c3']\n{ROWS}")).play("external work 1");
    table.shows("USA: 3 excavators");
    assert_eq!(table.amount("USA", "excavators", "work"), -3);
    assert_eq!((Kind::Building.row(), table.times("wheel-turned")), (None, 0));
}

/// L-11.2: whoever copied Simone keeps a fourth contract until contracts are taken again.
#[test]
fn a_fourth_contract_stays() {
    let table = expanded(&format!(
        "{ROWS}\ndisplay = {{ green = ['G01', 'G02'] }}\nextra_officers = ['Simone', 'Jill', 'Viktor']
        [USA]\nofficer = 'Mahiri'\ncontracts = ['S1', 'S2', 'S3']"
    ))
    .play("mahiri; copy Simone; contracts 1 left; take G01");
    assert_eq!(table.entry("USA", "contracts").len(), 4);
    let table = table.play("bank; engineers 1; contracts 1 right; take G02");
    assert_eq!(table.asks(), "discard");
}

/// L-14.1: Simone and Tommaso play without the expansion, if it is agreed; Leslie and Margot never do.
#[test]
fn officers_without_the_expansion() {
    let both = Options { simone: true, tommaso: true, ..Options::PLAIN };
    assert_eq!(both.officers().len(), 9);
    assert_eq!(both.companies().as_slice(), Company::ALL);
    let text = "options = { tommaso = true }\n[USA]\nofficer = 'Tommaso'";
    let table = crate::common::scene(text).play("architect; workshop 1 left; bank; engineers 3");
    table.shows("USA: 8 engineers");
    let sheet = crate::common::impossible("[USA]\nofficer = 'Tommaso'");
    assert!(sheet.contains("L-14.1"), "{sheet}");
}

/// L-14.2, B-25.3: Mahiri's credits are an option.
#[test]
fn rich_mahiri() {
    let rich = Options { rich_mahiri: true, ..EXPANSION };
    assert_ne!(rich, EXPANSION);
    assert!(serde_json::to_string(&rich).expect("JSON").contains("rich-mahiri"));
}

/// L-14.3: two promotional officers are known by name only, and are not played.
#[test]
fn officers_without_a_text_are_not_played() {
    for name in ["Franz", "Angelo"] {
        assert!(name.parse::<barrage::Officer>().is_err(), "{name}");
    }
}

/// L-13.1, L-13.6: Automas begin with five basic tiles, and the officers of the expansion at very hard.
#[test]
fn automas_join_with_the_expansion() {
    let mut officers = BTreeSet::new();
    for seed in 0..40 {
        let setup =
            Setup::new(2, Variant::Full).with_options(EXPANSION).with_automa(Seat(1), Level::VeryHard);
        let game = Barrage::open(setup).expect("a legal set-up");
        let (mut position, mut moves) = (game.deal(Seed(seed)), kernel::Moves::new());
        game.moves(&position, &mut moves);
        game.play(&mut position, moves[0], &mut moves, &mut kernel::Quiet);
        let automa = &position.table.seats[Seat(1)];
        officers.extend(automa.officer);
        if position.table.round == 1 && automa.engineers == 12 {
            assert!(automa.tiles.has(Tile::BASIC_BUILDING));
        }
    }
    assert!(officers.iter().any(|it| !barrage::Officer::ALL.contains(it)), "{officers:?}");
    assert_eq!(Space::WORKS.map(|space| space.row().engineers), [2, 2, 2]);
}
