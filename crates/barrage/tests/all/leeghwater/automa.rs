//! Automas with The Leeghwater Project (L-13, A-13, A-20.3, A-20.4, A-21.10 to ).

use super::{ROWS, expanded};

/// The turn of an Automa whose action tile is this one and whose criteria tile will be `1-1A-5`.
fn turn(level: &str, table: &str, automa: &str) -> crate::common::Scene {
    expanded(&format!(
        "seats = ['Germany', 'USA']\nautomas = {{ Germany = '{level}' }}\nturn = 'Germany'\n{table}\n{automa}"
    ))
}

/// L-13.2, L-13.5: the first work that can be paid in the printed order, its credits as points.
#[test]
fn an_automa_does_a_work() {
    let table = turn(
        "medium",
        &format!(
            "works = ['c3', 'a2', 'b4']\n{ROWS}\nagenda = ['action 1', 'end turn']\nautoma = {{ criteria = '1-1A-5' }}"
        ),
        "[Germany]\nexcavators = 3\nmixers = 1\ntiles = []",
    );
    let done = table.position.table.seats[kernel::Seat(0)].works;
    let order = table.events.iter().find_map(|event| match event {
        barrage::Event::AutomaWork { order, work, .. } => Some((*order, *work)),
        _ => None,
    });
    if let Some((order, work)) = order {
        let payable = order.iter().find(|&&position| position != 1).expect("2 or 3 is named");
        assert_eq!(work.to_string(), ["c3", "a2", "b4"][usize::from(*payable) - 1]);
        assert!(done.has(work));
    }
}

/// without producing an Automa fulfils the private contract of greatest value within the limit, the right of equals.
#[test]
fn an_automa_fulfils_a_contract_freely() {
    let table = turn(
        "medium",
        &format!(
            "{ROWS}\nagenda = ['fulfil up to 4', 'end turn']\nautoma = {{ criteria = '1-1A-5' }}
            display = {{ green = ['G03', 'G10'], yellow = ['Y01', 'Y02'], red = ['R01', 'R02'] }}"
        ),
        "",
    );
    assert_eq!(table.entry("Germany", "fulfilled"), ["G10"]);
}

/// L-13.5: of the advanced tiles the highest level, the upper slot of equals.
#[test]
fn an_automa_takes_the_highest_tile() {
    let table = turn(
        "medium",
        &format!(
            "{ROWS}\nagenda = ['take tile', 'end turn']\nautoma = {{ criteria = '1-1A-5' }}
            patents = ['I-Base', 'II-Base', 'II-Joker']"
        ),
        "",
    );
    assert!(table.entry("Germany", "tiles").contains(&"II-Base".to_owned()));
}

/// L-13.7, L-13.10: at hard I-Building scores at once, II-Building pays the kind it has fewer of; at medium neither.
#[test]
fn advanced_building_tiles_of_automas() {
    let build = |level: &str, tile: &str, automa: &str| {
        turn(
            level,
            &format!(
                "{ROWS}\nagenda = ['tile for building down engineers 1', 'end turn']\nautoma = {{ criteria = '1-1A-5' }}"
            ),
            &format!("[Germany]\ntiles = ['{tile}']\n{automa}"),
        )
    };
    let points = |level: &str| {
        let table = build(level, "I-Building", "excavators = 2\nmixers = 2");
        table.amount("Germany", "vp", "tile")
    };
    assert_eq!((points("hard"), points("medium")), (4, 0));
    let table = build("hard", "II-Building", "excavators = 2\nmixers = 5");
    assert!(table.wheel("Germany").contains(&"II-Building 1E".to_owned()), "{:?}", table.wheel("Germany"));
    let table = build("medium", "II-Building", "excavators = 2\nmixers = 5");
    assert!(table.wheel("Germany").contains(&"II-Building 1E 5M".to_owned()), "{:?}", table.wheel("Germany"));
}

/// L-13.8: the Netherlands of a hard Automa fill the dam that could give most.
#[test]
fn an_automa_of_the_netherlands_fills_a_dam() {
    let table = |level: &str| {
        expanded(&format!(
            "seats = ['Netherlands', 'USA']\nautomas = {{ Netherlands = '{level}' }}\nturn = 'Netherlands'\n{ROWS}
            agenda = ['produce +0 by tile', 'end turn']\nautoma = {{ criteria = '1-1A-5' }}\nwater = {{ B5L = 1 }}
            display = {{ green = [], yellow = [], red = [] }}\nnational = ['-']
            [Netherlands]\nstructures = ['B5L', 'C5L', 'P8.1', 'B9L', 'C9L', 'P11.1', 'P10.1', 'B1L']"
        ))
    };
    let hard = table("hard");
    assert_eq!((hard.water("B9L"), hard.water("B1L"), hard.times("automa-refill")), (1, 0, 1));
    assert_eq!(table("medium").times("automa-refill"), 0);
}

/// L-13.9, L-15.8: Tommaso's Automa takes another turn after an action of one engineer, once a round.
#[test]
fn tommasos_automa_takes_another_turn() {
    let table = turn(
        "very-hard",
        &format!("{ROWS}\nagenda = ['action 1', 'end turn']\nautoma = {{ criteria = '1-1A-5' }}"),
        "[Germany]\nofficer = 'Tommaso'\nexcavators = 0\nmixers = 0\ntiles = []",
    );
    let sent = table.times("architect-sent");
    assert!(sent <= 1);
    assert_eq!(sent == 1, !table.of("Germany").architect);
}

/// Leslie's Automa does a work in place of a construction, and keeps the machinery.
#[test]
fn leslies_automa_works_instead_of_building() {
    let mut seen = 0;
    for tile in barrage::AutomaTile::all() {
        let builds = |it: &barrage::TileAction| matches!(it.deed, barrage::Deed::Build { .. });
        let Some(at) = tile.row().actions.iter().position(builds).filter(|_| tile.to_string() != "1-1A-5")
        else {
            continue;
        };
        let at = at + 1;
        let table = turn(
            "very-hard",
            &format!(
                "works = ['a2', 'b4', 'c3']\n{ROWS}\nagenda = ['action {at}', 'end turn']
                automa = {{ criteria = '1-1A-5', action = '{tile}' }}"
            ),
            "[Germany]\nofficer = 'Leslie'\nexcavators = 6\nmixers = 4",
        );
        assert_eq!(table.times("work-done"), 1, "{tile}");
        let kept = table.wheel("Germany").iter().any(|segment| segment.starts_with("leslie "));
        assert!(kept, "{:?}", table.wheel("Germany"));
        table.shows("Germany: 11 engineers");
        seen += 1;
    }
    assert!(seen > 2, "{seen}");
}

/// Margot's Automa builds a private building in place of a construction, with one engineer.
#[test]
fn margots_automa_builds_private_buildings() {
    let mut seen = 0;
    for tile in barrage::AutomaTile::all() {
        let builds = |it: &barrage::TileAction| matches!(it.deed, barrage::Deed::Build { .. });
        let Some(at) = tile.row().actions.iter().position(builds).filter(|_| tile.to_string() != "1-1A-5")
        else {
            continue;
        };
        let at = at + 1;
        let table = turn(
            "very-hard",
            &format!(
                "{ROWS}\nagenda = ['action {at}', 'end turn']\nautoma = {{ criteria = '1-1A-5', action = '{tile}' }}"
            ),
            "[Germany]\nofficer = 'Margot'\nexcavators = 9\nmixers = 9\n[USA]\nbuildings = ['wind-farm', 'financial-division']",
        );
        assert_eq!(table.entry("Germany", "buildings").len(), 1, "{tile}");
        assert_eq!(
            table.amount("Germany", "vp", "site"),
            -3,
            "the second space is closed with two companies"
        );
        table.shows("Germany: 11 engineers");
        seen += 1;
    }
    assert!(seen > 2, "{seen}");
}

/// L-13.2: a patent for private buildings takes a building tile, else a joker.
#[test]
fn a_patent_for_private_buildings() {
    let tile = barrage::AutomaTile::all()
        .find(|tile| {
            tile.row().actions.iter().any(|it| matches!(it.deed, barrage::Deed::PrivateBuildingPatent))
        })
        .expect("one tile prints it");
    let at = tile.row().actions.iter().position(|it| matches!(it.deed, barrage::Deed::PrivateBuildingPatent));
    let take = |patents: &str| {
        turn(
            "medium",
            &format!(
                "{ROWS}\nagenda = ['action {}', 'end turn']\npatents = [{patents}]
                automa = {{ criteria = '1-1A-5', action = '{tile}' }}",
                at.expect("printed") + 1
            ),
            "[Germany]\ntiles = []",
        )
    };
    assert_eq!(take("'I-Joker', 'I-Building', 'I-Base'").entry("Germany", "tiles"), ["I-Building"]);
    assert_eq!(take("'I-Base', 'I-Joker', 'I-Elevation'").entry("Germany", "tiles"), ["I-Joker"]);
}

/// engineers that stand on the first space when an Automa builds there stay until phase 5.
#[test]
fn engineers_stay_when_the_space_closes() {
    let table = turn(
        "medium",
        &format!(
            "{ROWS}\nagenda = ['tile for building down engineers 1', 'end turn']\nautoma = {{ criteria = '1-1A-5' }}
            visitors = {{ research-lab = ['P2'] }}"
        ),
        "[Germany]\nexcavators = 2\nmixers = 2\n[USA]\nbuildings = ['research-lab']",
    );
    assert_eq!(table.entry("Germany", "buildings"), ["research-lab"]);
    assert_eq!(table.position.table.leeghwater.visitors[2][0], Some(kernel::Seat(1)));
}
