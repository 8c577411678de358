//! Turns the component tables in `data/` into constants: facts stay in data files, and the engine reads them at no
//! cost. A row that cannot be read stops the build with a sentence.

use std::fmt::Write as _;
use std::{env, fs, path::Path};

use toml::{Table, Value};

fn main() {
    let mut code = String::new();
    map(&read("map"), &mut code);
    contracts(&read("contracts"), &mut code);
    companies(&read("companies"), &mut code);
    let leeghwater = read("leeghwater");
    spaces(&read("spaces"), &leeghwater, &mut code);
    tiles(&read("tiles"), &mut code);
    costs(&read("costs"), &mut code);
    automa(&read("automa"), &mut code);
    works(&leeghwater, &mut code);
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR for build scripts");
    fs::write(Path::new(&out).join("tables.rs"), code).expect("the build folder can be written");
}

fn read(name: &str) -> Table {
    let path = format!("data/{name}.toml");
    println!("cargo::rerun-if-changed={path}");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn map(data: &Table, code: &mut String) {
    let fee = int(&data["fee"]);
    let (mut basins, mut conduits, mut powerhouses) = (String::new(), String::new(), String::new());
    let (mut dams, mut pipes, mut houses) = (0, 0, 0);
    for (index, basin) in list(&data["basin"]).iter().enumerate() {
        let number = index + 1;
        let area = capital(text(&basin["area"]));
        let river = match &basin["river"] {
            Value::Integer(to) => format!("Some(Basin({to}))"),
            _ => "None".into(),
        };
        let first_house = houses;
        for paid in list(&basin["powerhouses"]) {
            let paid = int(paid);
            assert!(paid == 0 || paid == fee, "basin {number}: a fee is 0 or {fee}");
            houses += 1;
            let nth = houses - first_house;
            writeln!(
                powerhouses,
                "PowerhouseRow {{ basin: Basin({number}), nth: {nth}, red: {} }},",
                paid > 0
            )
            .unwrap();
        }
        if basin["dams"].as_bool() == Some(true) {
            assert_eq!(dams, index * 2, "basins with dams come first");
            dams += 2;
            for side in ["left", "right"] {
                let (power, to) = (int(&basin[side]["power"]), int(&basin[side]["to"]));
                writeln!(
                    conduits,
                    "ConduitRow {{ from: Basin({number}), to: Basin({to}), power: {power} }},"
                )
                .unwrap();
                pipes += 1;
            }
        }
        writeln!(
            basins,
            "BasinRow {{ area: Area::{area}, river: {river}, first_powerhouse: {first_house}, powerhouses: {} }},",
            houses - first_house
        )
        .unwrap();
    }
    let heads = list(&data["head_streams"]).iter().map(|to| format!("Basin({})", int(to)));
    table(code, "HEAD_STREAM_BASINS", "Basin", 4, &heads.collect::<Vec<_>>().join(", "));
    table(code, "BASINS", "BasinRow", 12, &basins);
    table(code, "CONDUITS", "ConduitRow", pipes, &conduits);
    table(code, "POWERHOUSES", "PowerhouseRow", houses, &powerhouses);
    writeln!(code, "/// What a red border costs (B-1.10).\npub(crate) const FEE: u8 = {fee};").unwrap();
}

fn contracts(data: &Table, code: &mut String) {
    let mut rows = String::new();
    let mut count = 0;
    for (colour, most) in [("starting", 4), ("national", 6), ("green", 15), ("yellow", 15), ("red", 15)] {
        let contracts = data[colour].as_table().expect("a table of contracts");
        assert_eq!(contracts.len(), most, "{colour} contracts");
        for (id, contract) in contracts {
            let reward = reward(text(&contract["reward"]), id);
            writeln!(
                rows,
                "ContractRow {{ name: \"{id}\", energy: {}, reward: {reward} }},",
                int(&contract["energy"])
            )
            .unwrap();
            count += 1;
        }
    }
    table(code, "CONTRACTS", "ContractRow", count, &rows);
}

fn companies(data: &Table, code: &mut String) {
    let mut rows = String::new();
    for company in ["USA", "Germany", "Italy", "France", "Netherlands"] {
        rows.push('[');
        for row in ["bases", "elevations", "conduits"] {
            let incomes: Vec<String> =
                list(&data[company][row]).iter().map(|it| reward(text(it), company)).collect();
            write!(rows, "[{}],", incomes.join(", ")).unwrap();
        }
        rows.push_str("],\n");
    }
    table(code, "INCOMES", "[[Reward; 3]; 3]", 5, &rows);
}

fn spaces(data: &Table, leeghwater: &Table, code: &mut String) {
    let mut rows = String::new();
    let spaces: Vec<&Value> = list(&data["space"]).iter().chain(list(&leeghwater["space"])).collect();
    for space in &spaces {
        let name = text(&space["name"]);
        writeln!(
            rows,
            "SpaceRow {{ name: \"{name}\", players: {}, engineers: {}, fee: {}, price: {}, reward: {} }},",
            int(&space["players"]),
            int(&space["engineers"]),
            int(&space["fee"]),
            int(&space["price"]),
            reward(text(&space["effect"]), name)
        )
        .unwrap();
    }
    table(code, "SPACES", "SpaceRow", spaces.len(), &rows);
    let office = list(&data["space"]).len();
    writeln!(
        code,
        "/// How many of them are those of the box.\npub(crate) const BOX_SPACES: usize = {office};"
    )
    .unwrap();
    let right = spaces
        .iter()
        .enumerate()
        .filter(|(_, space)| text(&space["name"]).ends_with(" right"))
        .fold(0u64, |set, (index, _)| set | 1 << index);
    writeln!(
        code,
        "/// The dearer space of every row.\npub(crate) const RIGHT_SPACES: Set<Space> = Set::from_bits({right});"
    )
    .unwrap();
}

fn tiles(data: &Table, code: &mut String) {
    let rounds = data["head_streams"].as_table().expect("head-stream tiles");
    let rows: Vec<String> = rounds.values().map(Value::to_string).collect();
    table(code, "HEAD_STREAM_TILES", "[u8; 4]", rounds.len(), &rows.join(", "));

    let bonus =
        ["contracts", "bases", "elevations", "conduits", "powerhouses", "advanced", "works", "buildings"];
    let rows: Vec<String> = bonus.iter().map(|it| int(&data["bonus"][*it]).to_string()).collect();
    table(code, "BONUS_VP", "u8", bonus.len(), &rows.join(", "));

    let mut rows = String::new();
    let kinds = ["base", "elevation", "conduit", "powerhouse", "joker"];
    let names = kinds.iter().map(|kind| (*kind).to_owned()).chain(
        ["I", "II", "III"]
            .iter()
            .flat_map(|level| kinds.iter().map(move |kind| format!("{level}-{}", capital(kind)))),
    );
    // Anton's tile builds nothing by itself; those of the expansion follow it.
    let later =
        ["anton", "building", "I-Building", "II-Building", "III-Building", "leslie"].map(String::from);
    let structures = ["base", "elevation", "conduit", "powerhouse", "building"];
    for name in names.chain(later) {
        let tile = &data["technology"][&name];
        let builds = match text(&tile["builds"]) {
            "any" => (1 << structures.len()) - 1,
            "nothing" => 0,
            kind => 1 << structures.iter().position(|it| *it == kind).expect("a kind of structure"),
        };
        let special =
            tile.get("special").map_or("None".into(), |verb| format!("Some(Special::{})", text(verb)));
        writeln!(
            rows,
            "TileRow {{ name: \"{name}\", builds: Set::from_bits({builds}), special: {special} }},"
        )
        .unwrap();
    }
    table(code, "TILES", "TileRow", 26, &rows);
}

fn costs(data: &Table, code: &mut String) {
    for (name, key) in [("BASE_COST", "base"), ("ELEVATION_COST", "elevation")] {
        let areas = ["mountains", "hills", "plains"].map(|area| int(&data[key][area]).to_string());
        table(code, name, "u8", 3, &areas.join(", "));
    }
    let company = &data["company"];
    for (name, value) in [
        ("FIRST_POWERHOUSE_COST", &data["powerhouse"]["first"]),
        ("CONDUIT_COST_PER_POWER", &data["conduit"]["per_power"]),
        ("START_ENGINEERS", &company["engineers"]),
        ("START_CREDITS", &company["credits"]),
        ("START_EXCAVATORS", &company["excavators"]),
        ("START_MIXERS", &company["mixers"]),
        ("START_VP", &company["vp"]),
        ("MAHIRI_EXTRA_CREDITS", &company["mahiri_extra_credits"]),
    ] {
        writeln!(code, "pub(crate) const {name}: u8 = {};", int(value)).unwrap();
    }
    for (name, key) in [("CONSTRUCTION_SPACES", "construction"), ("MAHIRI_SPACES", "mahiri")] {
        let spaces = list(&data["private"][key]);
        let rows: Vec<String> = spaces
            .iter()
            .map(|it| {
                format!("PrivateSpace {{ engineers: {}, fee: {} }}", int(&it["engineers"]), int(&it["fee"]))
            })
            .collect();
        table(code, name, "PrivateSpace", spaces.len(), &rows.join(", "));
    }
}

/// External works and private buildings of The Leeghwater Project.
fn works(data: &Table, code: &mut String) {
    let cost = |row: &Value, of: &str| {
        let count = |letter: char| {
            let parts = text(&row["cost"]).split(' ').filter_map(|part| part.strip_suffix(letter));
            parts.map(|n| n.parse::<u8>().unwrap_or_else(|_| panic!("{of}: no cost"))).sum::<u8>()
        };
        format!("excavators: {}, mixers: {}", count('E'), count('M'))
    };
    let mut rows = String::new();
    let works = data["work"].as_table().expect("external works");
    for (name, work) in works {
        let reward = reward(text(&work["reward"]), name);
        writeln!(rows, "WorkRow {{ name: \"{name}\", {}, reward: {reward} }},", cost(work, name)).unwrap();
    }
    table(code, "WORKS", "WorkRow", works.len(), &rows);
    let mut rows = String::new();
    let buildings = data["building"].as_table().expect("private buildings");
    for (name, building) in buildings {
        let space = |key: &str| {
            let it = &building[key];
            format!("PrivateSpace {{ engineers: {}, fee: {} }}", int(&it["engineers"]), int(&it["fee"]))
        };
        writeln!(
            rows,
            "BuildingRow {{ name: \"{name}\", {}, vp: {}, first: {}, others: {}, price: {}, action: {} }},",
            cost(building, name),
            int(&building["vp"]),
            space("first"),
            space("others"),
            int(&building["price"]),
            reward(text(&building["action"]), name)
        )
        .unwrap();
    }
    table(code, "BUILDINGS", "BuildingRow", buildings.len(), &rows);
    let second: Vec<String> =
        list(&data["rows"]["second_space"]).iter().map(|it| int(it).to_string()).collect();
    table(code, "SECOND_SPACE", "u8", second.len(), &second.join(", "));
}

/// The criteria that stand in each column of a tile, in the order of the tables below.
const DAM_CRITERIA: [&str; 6] = [
    "strongest-built-conduit",
    "own-powerhouse",
    "most-water",
    "red-space",
    "below-powerhouse",
    "conduit-to-own-dam",
];
const CONDUIT_CRITERIA: [&str; 6] = [
    "strongest",
    "second-strongest",
    "dam-own-neutral-other",
    "powerhouse-own-other",
    "dam-other-neutral-own",
    "powerhouse-other-own",
];
const POWERHOUSE_CRITERIA: [&str; 8] = [
    "strongest-built-conduit",
    "own-dam",
    "plains",
    "hills-5",
    "hills-6",
    "hills-7",
    "feeds-own-dam",
    "not-feeds-other-dam",
];

fn automa(data: &Table, code: &mut String) {
    let numbers = &data["numbers"];
    for (name, key) in [
        ("AUTOMA_VP", "vp"),
        ("AUTOMA_PATENT_PRICE", "patent_price"),
        ("AUTOMA_CONTRACT_ENERGY", "contract_energy"),
        ("AUTOMA_BANK_VP", "bank_vp"),
    ] {
        writeln!(code, "pub(crate) const {name}: u8 = {};", int(&numbers[key])).unwrap();
    }
    let places: Vec<String> = list(&numbers["objective"]).iter().map(|it| int(it).to_string()).collect();
    table(code, "AUTOMA_OBJECTIVE_VP", "u16", 4, &format!("{}, 0", places.join(", ")));

    let mut rows = String::new();
    let tiles = list(&data["tile"]);
    for tile in tiles {
        let name = text(&tile["name"]);
        let [dam, conduit, powerhouse] = name
            .split('-')
            .collect::<Vec<_>>()
            .try_into()
            .unwrap_or_else(|_| panic!("{name}: a tile is named dam-conduit-powerhouse"));
        let (basin, side) = conduit.split_at(conduit.len() - 1);
        let basin: u8 = basin.parse().unwrap_or_else(|_| panic!("{name}: no conduit code"));
        let side = ["A", "B"].iter().position(|it| *it == side).unwrap_or_else(|| panic!("{name}: A or B"));
        let actions: Vec<String> =
            list(&tile["actions"]).iter().map(|action| tile_action(text(action), name)).collect();
        let column = |key: &str, allowed: &[&str]| {
            let names = list(&tile[key]).iter().map(|criterion| {
                let criterion = text(criterion);
                assert!(
                    allowed.contains(&criterion),
                    "{name}: {criterion} does not stand in the column {key}"
                );
                let words: Vec<String> = criterion.split('-').map(capital).collect();
                format!("Criterion::{}", words.concat())
            });
            names.collect::<Vec<_>>().join(", ")
        };
        let printed = text(&tile["head_streams"]);
        let letters: Vec<char> =
            printed.chars().chain("ABCD".chars().filter(|letter| !printed.contains(*letter))).collect();
        let heads: Vec<String> =
            letters.iter().map(|letter| format!("HeadStream({})", *letter as u8 - b'A')).collect();
        writeln!(
            rows,
            "AutomaTileRow {{ name: \"{name}\", actions: &[{}], dam: [{}], dam_code: Basin({dam}), \
             conduit: [{}], conduit_code: ConduitSpace({}), powerhouse: [{}], powerhouse_code: Basin({powerhouse}), \
             head_streams: [{}] }},",
            actions.join(", "),
            column("dam", &DAM_CRITERIA),
            column("conduit", &CONDUIT_CRITERIA),
            (basin - 1) * 2 + side as u8,
            column("powerhouse", &POWERHOUSE_CRITERIA),
            heads.join(", ")
        )
        .unwrap();
    }
    table(code, "AUTOMA_TILES", "AutomaTileRow", tiles.len(), &rows);
}

/// Reads one action of an Automa tile: `2: build base in hills`.
fn tile_action(part: &str, tile: &str) -> String {
    let (engineers, deed) = part.split_once(": ").unwrap_or_else(|| panic!("{tile}: cannot read \"{part}\""));
    let words: Vec<&str> = deed.split(' ').collect();
    let build = |kind: &str, limit: String| {
        format!("Deed::Build {{ kind: Kind::{}, limit: {limit} }}", capital(kind))
    };
    let deed = match words.as_slice() {
        ["produce", bonus, "for", colour] => format!(
            "Deed::Produce {{ bonus: {}, contract: Colour::{} }}",
            bonus.trim_start_matches('+'),
            capital(colour)
        ),
        ["drops", count, how @ ("waiting" | "flowing")] => {
            format!("Deed::Drops {{ count: {count}, flowing: {} }}", *how == "flowing")
        }
        ["renew", colour] => format!("Deed::Renew(Colour::{})", capital(colour)),
        ["build", kind] => build(kind, "Limit::None".into()),
        ["build", kind, "in", area] => build(kind, format!("Limit::In(Area::{})", capital(area))),
        ["build", kind, "from", power] => build(kind, format!("Limit::From({power})")),
        ["wheel", turns, "price", price] => format!("Deed::Wheel {{ turns: {turns}, price: {price} }}"),
        ["buy", machines @ .., "price", price] => {
            let count = |letter: char| {
                machines.iter().find_map(|it| it.strip_suffix(letter)).unwrap_or("0").to_owned()
            };
            format!(
                "Deed::Buy {{ excavators: {}, mixers: {}, choice: {}, price: {price} }}",
                count('E'),
                count('M'),
                count('?')
            )
        }
        ["patent", "private-building"] => "Deed::PrivateBuildingPatent".into(),
        ["patent", kind] => format!("Deed::Patent(Kind::{})", capital(kind)),
        ["bank"] => "Deed::Bank".into(),
        ["external-work", order] => format!("Deed::ExternalWork([{}])", order.replace('-', ", ")),
        ["private-building", way @ ("up" | "down")] => {
            format!("Deed::PrivateBuilding {{ up: {} }}", *way == "up")
        }
        _ => panic!("{tile}: cannot read the action \"{part}\""),
    };
    format!("TileAction {{ engineers: {engineers}, deed: {deed} }}")
}

/// Reads a reward: plain gains are added up, the other parts keep their order (B-15.2).
fn reward(text: &str, owner: &str) -> String {
    let (mut gains, mut then) = (Vec::new(), Vec::new());
    for part in text.split(", ") {
        let effect = effect(part, owner);
        let plain = effect.strip_prefix("Effect::Gain(").and_then(|it| it.strip_suffix(')'));
        match plain {
            Some(gain) => gains.push(gain.to_owned()),
            None => then.push(effect),
        }
    }
    let sum = gains.iter().fold("Gains::NONE".to_owned(), |sum, gain| format!("{sum}.and({gain})"));
    format!("Reward {{ gains: {sum}, then: &[{}] }}", then.join(", "))
}

/// Reads one effect of the data files' language: `3 VP`, `wheel 2`, `base in plains or hills`.
fn effect(part: &str, owner: &str) -> String {
    let words: Vec<&str> = part.split(' ').collect();
    let gain = |field: &str, n: &str| format!("Effect::Gain(Gains {{ {field}: {n}, ..Gains::NONE }})");
    match words.as_slice() {
        ["take", "patent"] => "Effect::TakeAnyPatent".into(),
        ["retrieve", "tile"] => "Effect::RetrieveTile".into(),
        ["retrieve", "machines"] => "Effect::RetrieveMachines".into(),
        [n, "credit" | "credits"] => gain("credits", n),
        [n, "VP"] => gain("vp", n),
        [n, "excavator" | "excavators"] => gain("excavators", n),
        [n, "mixer" | "mixers"] => gain("mixers", n),
        [n, "energy"] => gain("energy", n),
        [n, "machine" | "machines"] => format!("Effect::Machines({n})"),
        ["wheel", n] => format!("Effect::Wheel({n})"),
        [n, "drop" | "drops", "waiting"] => format!("Effect::DropsWaiting({n})"),
        [n, "drop" | "drops", "flowing"] => format!("Effect::DropsFlowing({n})"),
        ["base", "in", areas @ ..] => {
            let areas: Vec<String> = areas
                .iter()
                .filter(|it| **it != "or")
                .map(|it| format!("1 << Area::{} as u8", capital(it)))
                .collect();
            format!("Effect::Free(Free::Base(Set::from_bits({})))", areas.join(" | "))
        }
        ["elevation"] => "Effect::Free(Free::Elevation)".into(),
        ["conduit", "up", "to", power] => format!("Effect::Free(Free::Conduit {{ power: {power} }})"),
        ["powerhouse"] => "Effect::Free(Free::Powerhouse)".into(),
        ["produce", bonus] => format!("Effect::Produce({})", bonus.trim_start_matches('+')),
        ["bank"] => "Effect::Bank".into(),
        ["take", n] => format!("Effect::TakeContracts({n})"),
        ["patent", slot] => format!("Effect::TakePatent({})", slot.parse::<u8>().expect("a slot") - 1),
        ["fulfil", "up", "to", most] => format!("Effect::Fulfil {{ most: {most}, must: false }}"),
        ["fulfil", "any"] => "Effect::Fulfil { most: u8::MAX, must: false }".into(),
        ["must", "fulfil", "any"] => "Effect::Fulfil { most: u8::MAX, must: true }".into(),
        ["contract", "energy", n] => format!("Effect::ContractEnergy({n})"),
        ["drop", "at", "a", "dam"] => "Effect::DropAtDam".into(),
        ["buy", "work", each] => format!("Effect::BuyWork({each})"),
        ["work", position] => format!("Effect::Work({})", position.parse::<u8>().expect("a position") - 1),
        _ => panic!("{owner}: cannot read the effect \"{part}\""),
    }
}

fn table(code: &mut String, name: &str, kind: &str, count: usize, rows: &str) {
    writeln!(code, "pub(crate) const {name}: [{kind}; {count}] = [\n{rows}\n];").unwrap();
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap_or_else(|| panic!("expected a list, found {value}"))
}

fn int(value: &Value) -> i64 {
    value.as_integer().unwrap_or_else(|| panic!("expected a number, found {value}"))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("expected a text, found {value}"))
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
