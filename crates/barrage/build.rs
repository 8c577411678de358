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
    spaces(&read("spaces"), &mut code);
    tiles(&read("tiles"), &mut code);
    costs(&read("costs"), &mut code);
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
    for company in ["USA", "Germany", "Italy", "France"] {
        rows.push('[');
        for row in ["bases", "elevations", "conduits"] {
            let incomes: Vec<String> =
                list(&data[company][row]).iter().map(|it| reward(text(it), company)).collect();
            write!(rows, "[{}],", incomes.join(", ")).unwrap();
        }
        rows.push_str("],\n");
    }
    table(code, "INCOMES", "[[Reward; 3]; 3]", 4, &rows);
}

fn spaces(data: &Table, code: &mut String) {
    let mut rows = String::new();
    let spaces = list(&data["space"]);
    for space in spaces {
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
}

fn tiles(data: &Table, code: &mut String) {
    let rounds = data["head_streams"].as_table().expect("head-stream tiles");
    let rows: Vec<String> = rounds.values().map(Value::to_string).collect();
    table(code, "HEAD_STREAM_TILES", "[u8; 4]", rounds.len(), &rows.join(", "));

    let bonus = ["contracts", "bases", "elevations", "conduits", "powerhouses", "advanced"];
    let rows: Vec<String> = bonus.iter().map(|it| int(&data["bonus"][*it]).to_string()).collect();
    table(code, "BONUS_VP", "u8", bonus.len(), &rows.join(", "));

    let mut rows = String::new();
    let kinds = ["base", "elevation", "conduit", "powerhouse", "joker"];
    let names = kinds.iter().map(|kind| (*kind).to_owned()).chain(
        ["I", "II", "III"]
            .iter()
            .flat_map(|level| kinds.iter().map(move |kind| format!("{level}-{}", capital(kind)))),
    );
    for name in names {
        let tile = &data["technology"][&name];
        let builds = match text(&tile["builds"]) {
            "any" => 0b1111,
            kind => 1 << kinds.iter().position(|it| *it == kind).expect("a kind of structure"),
        };
        let special =
            tile.get("special").map_or("None".into(), |verb| format!("Some(Special::{})", text(verb)));
        writeln!(rows, "TileRow {{ name: \"{name}\", builds: Kinds({builds}), special: {special} }},")
            .unwrap();
    }
    writeln!(rows, "TileRow {{ name: \"anton\", builds: Kinds(0), special: None }},").unwrap();
    table(code, "TILES", "TileRow", 21, &rows);
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
                .map(|it| format!(".and(Area::{})", capital(it)))
                .collect();
            format!("Effect::Free(Free::Base(Areas::NONE{}))", areas.concat())
        }
        ["elevation"] => "Effect::Free(Free::Elevation)".into(),
        ["conduit", "up", "to", power] => format!("Effect::Free(Free::Conduit {{ power: {power} }})"),
        ["powerhouse"] => "Effect::Free(Free::Powerhouse)".into(),
        ["produce", bonus] => format!("Effect::Produce({})", bonus.trim_start_matches('+')),
        ["bank"] => "Effect::Bank".into(),
        ["take", n] => format!("Effect::TakeContracts({n})"),
        ["patent", slot] => format!("Effect::TakePatent({})", slot.parse::<u8>().expect("a slot") - 1),
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
