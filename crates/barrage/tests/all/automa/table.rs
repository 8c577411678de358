//! Scenes with an Automa: Germany is one, the USA is played by a person.

use barrage::{AutomaTile, Event};
use serde_json::Value;

use crate::common::{Scene, scene};

/// The name of the tile with this number, from 1.
pub(crate) fn tile(number: u8) -> String {
    AutomaTile(number - 1).to_string()
}

/// Germany takes one turn: the criteria tile and the action tile by their numbers, and the rest of the table. Lines for
/// the whole table come first, then the parts of the companies.
pub(crate) fn turn(level: &str, criteria: u8, action: u8, rest: &str) -> Scene {
    let (criteria, action) = (tile(criteria), tile(action));
    scene(&format!(
        "automas = {{ Germany = '{level}' }}\nturn = 'Germany'\nautoma.action = '{criteria}'\n\
         stacks.automa = ['{action}']\n{rest}"
    ))
}

/// Germany is in the middle of something under a criteria tile; whatever is owed is written as in an agenda.
pub(crate) fn owed(level: &str, criteria: u8, owed: &str, rest: &str) -> Scene {
    let criteria = tile(criteria);
    scene(&format!(
        "automas = {{ Germany = '{level}' }}\nturn = 'Germany'\nautoma.criteria = '{criteria}'\n\
         agenda = [{owed}, 'end turn']\n{rest}"
    ))
}

/// Where Germany builds a structure of a kind with its basic tile under a criteria tile.
pub(crate) fn builds(criteria: u8, kind: &str, rest: &str) -> String {
    built(&construction(criteria, kind, rest))
}

/// Germany builds a structure of a kind with its basic tile under a criteria tile.
pub(crate) fn construction(criteria: u8, kind: &str, rest: &str) -> Scene {
    owed("medium", criteria, &format!("'site for {kind} anywhere by {kind}'"), rest)
}

/// Where the Automa has built last.
pub(crate) fn built(scene: &Scene) -> String {
    let mut sites = scene.events.iter().rev().filter_map(|event| match event {
        Event::Built { site, .. } => Some(site.to_string()),
        _ => None,
    });
    sites.next().unwrap_or_else(|| panic!("nothing was built"))
}

/// All events of a kind, as JSON.
pub(crate) fn told(scene: &Scene, kind: &str) -> Vec<Value> {
    let events = scene.events.iter().map(|event| serde_json::to_value(event).expect("events serialise"));
    events.filter(|event| event["kind"] == kind).collect()
}

/// The words of a list in an event.
pub(crate) fn words(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|it| it.as_str().expect("a word").to_owned()).collect()
}

/// The candidates that fit a criterion, as the trace tells it.
pub(crate) fn fitting(scene: &Scene, criterion: &str) -> Vec<String> {
    let events = told(scene, "automa-criterion");
    let event = events.iter().find(|event| event["criterion"] == criterion);
    words(&event.unwrap_or_else(|| panic!("{criterion} was not applied: {events:?}"))["fitting"])
}

/// The candidates left after a criterion.
pub(crate) fn left(scene: &Scene, criterion: &str) -> Vec<String> {
    let events = told(scene, "automa-criterion");
    let event = events.iter().find(|event| event["criterion"] == criterion);
    words(&event.unwrap_or_else(|| panic!("{criterion} was not applied: {events:?}"))["left"])
}

/// The actions tried in vain, with the reason, and the ones carried out (counted from 1).
pub(crate) fn tried(scene: &Scene) -> (Vec<(u64, String)>, Vec<u64>) {
    let number = |event: &Value| event["action"].as_u64().expect("a number");
    let failed = told(scene, "automa-tried")
        .iter()
        .map(|event| (number(event), event["why"].as_str().expect("a reason").to_owned()))
        .collect();
    (failed, told(scene, "automa-acts").iter().map(number).collect())
}

/// Why an action was tried in vain.
pub(crate) fn why(scene: &Scene, action: u64) -> String {
    let (failed, _) = tried(scene);
    failed
        .into_iter()
        .find_map(|(number, why)| (number == action).then_some(why))
        .unwrap_or_else(|| panic!("action {action} did not fail"))
}

/// The only action that ended the turn.
pub(crate) fn acted(scene: &Scene) -> Vec<u64> {
    tried(scene).1
}
