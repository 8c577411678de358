//! The view as JSON, held against its schema (docs/view-cities.schema.json).

use std::collections::BTreeSet;

use cities::{Setup, Side};
use kernel::{Game, Seat, Viewer};
use serde_json::{Value, json};

use crate::common::scene::scene;
use crate::common::{game, watch};

const SCHEMA: &str = include_str!("../../../../docs/view-cities.schema.json");

fn schema() -> Value {
    serde_json::from_str(SCHEMA).expect("the schema is JSON")
}

/// What is wrong with a value by the part of JSON Schema that the schema uses; notes the places it has seen.
fn wrong(
    root: &Value,
    schema: &Value,
    value: &Value,
    at: &str,
    seen: &mut BTreeSet<String>,
) -> Option<String> {
    for key in schema.as_object().expect("a schema is an object").keys() {
        let known = [
            "$schema",
            "$defs",
            "$ref",
            "title",
            "description",
            "type",
            "enum",
            "minimum",
            "maximum",
            "properties",
            "required",
            "additionalProperties",
            "items",
            "anyOf",
        ];
        assert!(known.contains(&key.as_str()), "this checker does not know \"{key}\"");
    }
    seen.insert(at.to_owned());
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        let target = root.pointer(name.trim_start_matches('#')).expect("what is referred to is there");
        return wrong(root, target, value, at, seen);
    }
    if let Some(any) = schema.get("anyOf").and_then(Value::as_array) {
        let fits = any.iter().any(|one| wrong(root, one, value, at, seen).is_none());
        return (!fits).then(|| format!("{at}: {value} is none of what it may be"));
    }
    let fits = match schema.get("type").and_then(Value::as_str) {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_u64(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        other => panic!("{at}: a type of {other:?}"),
    };
    if !fits {
        return Some(format!("{at}: {value} is no {}", schema["type"]));
    }
    if let Some(words) = schema.get("enum").and_then(Value::as_array)
        && !words.contains(value)
    {
        return Some(format!("{at}: {value} is no word for it"));
    }
    if let Some(number) = value.as_u64() {
        let bound = |key: &str| schema.get(key).and_then(Value::as_u64);
        if bound("minimum").is_some_and(|least| number < least)
            || bound("maximum").is_some_and(|most| number > most)
        {
            return Some(format!("{at}: {number} is out of bounds"));
        }
    }
    if let Some(items) = value.as_array() {
        return items.iter().find_map(|item| wrong(root, &schema["items"], item, &format!("{at}[]"), seen));
    }
    let object = value.as_object()?;
    for key in schema["required"].as_array().expect("an object says what it requires") {
        if !object.contains_key(key.as_str().expect("a name")) {
            return Some(format!("{at}: {key} is missing"));
        }
    }
    object.iter().find_map(|(key, value)| match schema["properties"].get(key) {
        Some(property) => wrong(root, property, value, &format!("{at}.{key}"), seen),
        None if schema["additionalProperties"].is_object() => {
            wrong(root, &schema["additionalProperties"], value, &format!("{at}.*"), seen)
        }
        None => Some(format!("{at}: there is no \"{key}\"")),
    })
}

/// Every view of whole games, for every viewer, is as the schema says; and the schema says nothing that never is.
#[test]
fn views_are_as_their_schema_says() {
    let schema = schema();
    let mut seen = BTreeSet::new();
    for (seed, setup) in [
        Setup::new(1),
        Setup::new(2).contracts(true),
        Setup::new(3).boards(Side::Asymmetric).contracts(true),
        Setup::new(4).contracts(true),
    ]
    .iter()
    .enumerate()
    {
        let game = game(setup);
        let mut number = 0;
        let mut check = |position: &cities::Position| {
            for viewer in Seat::all(setup.players).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let view = serde_json::to_value(game.view(position, viewer)).expect("JSON");
                if let Some(reason) = wrong(&schema, &schema, &view, "view", &mut seen) {
                    panic!("{reason}");
                }
            }
        };
        let over = watch(&game, seed as u64, |position, _, _| {
            number += 1;
            if number % 3 == 0 {
                check(position);
            }
        });
        check(&over);
    }
    let properties = schema["properties"].as_object().expect("properties").keys();
    for key in properties {
        assert!(seen.contains(&format!("view.{key}")), "{key}");
    }
    let properties = schema["$defs"]["player"]["properties"].as_object().expect("properties").keys();
    for key in properties {
        assert!(seen.contains(&format!("view.players[].{key}")), "{key}");
    }
}

/// A view that lacks something, or has something nobody knows, is not as the schema says.
#[test]
fn the_schema_tells_wrong_views_apart() {
    let schema = schema();
    let table = scene("");
    let right = serde_json::to_value(table.game.view(&table.p, Viewer::Spectator)).expect("JSON");
    let judge = |view: &Value| wrong(&schema, &schema, view, "view", &mut BTreeSet::new());
    assert_eq!(judge(&right), None);
    for (pointer, value) in
        [("/phase", json!("noon")), ("/round", json!(11)), ("/players/0/network", json!(5))]
    {
        let mut view = right.clone();
        *view.pointer_mut(pointer).expect("it is there") = value;
        assert!(judge(&view).is_some(), "{pointer}");
    }
    let mut view = right.clone();
    view["bits"] = json!(3);
    assert!(judge(&view).is_some());
    let mut view = right;
    view.as_object_mut().expect("an object").remove("tiles");
    assert!(judge(&view).is_some());
}

/// Cities, network and connections are told by their names.
#[test]
fn sites_are_told_by_name() {
    let text = "tiles = { 2 = [\"P1\"], 8 = [\"P2\"] }\n\
                P1 = { nonsymbiotic = [\"c3\", \"b2\"], symbiotic = [\"c2\"], tunnels = [\"b3-c3\", \"a3-b3\", \"a3-sw\", \"c2-c3\"], \
                farms = [\"c3.1\", \"b2.x\"], upgraded = [\"c3.1\", \"a3-sw\"], actions = [0, 37], used = [37] }";
    let table = scene(text);
    let view = serde_json::to_value(table.game.view(&table.p, Viewer::Spectator)).expect("JSON");
    assert_eq!(view["tiles"], json!({ "2": ["P1"], "8": ["P2"] }));
    let player = &view["players"][0];
    let told = |key: &str| {
        let mut list: Vec<&str> =
            player[key].as_array().expect("a list").iter().map(|it| it.as_str().expect("a name")).collect();
        list.sort_unstable();
        list
    };
    assert_eq!(told("nonsymbiotic"), ["b2", "c3"]);
    assert_eq!(told("symbiotic"), ["c2"]);
    assert_eq!(told("farms"), ["b2.x", "c3.1"]);
    assert_eq!(told("upgraded"), ["a3-sw", "c3.1"]);
    assert_eq!(told("network"), ["a3", "b3", "c2", "c3"]);
    assert_eq!(told("connected"), ["c2", "c3"], "b2 is not");
    assert_eq!(player["used"], json!([37]));
    assert_eq!(player["metropolises"][2], json!({ "space": "sw", "tile": "exchange", "connected": true }));
    assert_eq!(player["metropolises"][0]["connected"], json!(false));
}
