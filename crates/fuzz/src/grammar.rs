//! Packs grown from bytes: each byte is a choice, so that nearly every input is a pack that can be read, and small
//! changes of the bytes are small changes of an effect.

use std::fmt::Write as _;

/// The bytes that are left; when they run out, the first choice is made for ever.
struct Choices<'a>(std::slice::Iter<'a, u8>);

impl Choices<'_> {
    fn below(&mut self, count: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or(0)) % count
    }

    fn of<'t>(&mut self, all: &[&'t str]) -> &'t str {
        all[self.below(all.len())]
    }

    fn number(&mut self) -> &'static str {
        self.of(&["1", "2", "3", "5", "9", "99"])
    }
}

const RESOURCES: [&str; 5] = ["credit", "science", "kelp", "steelplast", "biomatter"];
const STRUCTURES: [&str; 7] =
    ["farm", "desalination", "laboratory", "tunnel", "building", "structure", "farm/tunnel"];
const PIECES: [&str; 6] =
    ["structure", "city", "tunnel", "symbiotic city", "farm", "nonsymbiotic city/tunnel"];
const COLORS: [&str; 3] = ["yellow", "red", "green"];
const SLOTS: [(&str, &str); 6] = [
    ("goods", "yellow"),
    ("two-tunnels", "yellow"),
    ("two-farms", "red"),
    ("materials", "red"),
    ("federation", "green"),
    ("city-kelp", "green"),
];

/// A pack of a few cards, slots, contracts and metropolises.
pub(crate) fn pack(data: &[u8]) -> String {
    let choices = &mut Choices(data.iter());
    let mut text = String::new();
    let rows = 1 + choices.below(8);
    for number in 1..=rows {
        let color = choices.of(&COLORS);
        let mut card = |kind: &str, effect: String| {
            let _ = writeln!(
                text,
                "[[card]]\nnumber = {number}\nname = \"C\"\ndeck = \"I\"\ncolor = \"{color}\"\ntype = \"{kind}\"\neffect = \"{effect}\""
            );
        };
        match choices.below(8) {
            0 => card("instant", effect(choices, 0)),
            1 | 2 => card("action", effect(choices, 0)),
            3 => card("permanent", clauses(choices)),
            4 => card("production", effect(choices, 0)),
            5 => card("end-scoring", score(choices)),
            6 => {
                let (id, color) = SLOTS[choices.below(SLOTS.len())];
                let side = choices.of(&["3-4", "1-2"]);
                let id = if side == "1-2" && id == "two-farms" { "special" } else { id };
                let effect = effect(choices, 0);
                let _ = writeln!(
                    text,
                    "[[slot]]\nside = \"{side}\"\nid = \"{id}\"\ncolor = \"{color}\"\neffect = \"{effect}\""
                );
            }
            _ => {
                let (benefit, condition) = (effect(choices, 0), condition(choices));
                let _ = writeln!(
                    text,
                    "[[contract]]\nid = \"c{number}\"\nname = \"C\"\ncriteria = \"{condition}\"\nbenefit = \"{benefit}\""
                );
            }
        }
    }
    text
}

fn effect(choices: &mut Choices, depth: usize) -> String {
    let parts = 1 + choices.below(4);
    let parts: Vec<String> = (0..parts).map(|_| single(choices, depth)).collect();
    parts.join(choices.of(&["; ", " or "]))
}

fn single(choices: &mut Choices, depth: usize) -> String {
    let verbs = if depth < 4 { 24 } else { 20 };
    let number = choices.number();
    match choices.below(verbs) {
        0 => format!("gain {}", gain(choices)),
        1 => format!("gain {} per {number} {} up to 9", gain(choices), count(choices)),
        2 => format!("gain {} different", choices.of(&["1", "2", "5"])),
        3 => format!("exchange {number} kelp with {}", choices.of(&["credit", "biomatter"])),
        4 => format!("build {number} {} {}", choices.of(&PIECES), price(choices)),
        5 => format!("build {} free on expansion", choices.of(&["farm", "building"])),
        6 => format!("build and upgrade {} {}", choices.of(&STRUCTURES), price(choices)),
        7 => {
            format!("upgrade {number} {} for {} or {}", choices.of(&STRUCTURES), cost(choices), cost(choices))
        }
        8 | 9 => format!("use {number} action cards"),
        10 => "take special".to_owned(),
        11 => format!("advance {number}"),
        12..=14 => {
            let color = choices.of(&["", "yellow ", "red ", "green "]);
            format!("perform {} {color}slot", choices.of(&["any", "available", "occupied"]))
        }
        15 => format!("output of {}", choices.of(&STRUCTURES)),
        16 | 17 => format!("refresh {number}"),
        18 => "convert city".to_owned(),
        19 => choices.of(&["gain metropolis", "instead of 1 kelp from farm: gain 2 kelp"]).to_owned(),
        20 => format!("if {}: {}", condition(choices), single(choices, depth + 1)),
        21 => format!("pay {}: {}", cost(choices), single(choices, depth + 1)),
        22 => format!("pay {} up to {number} times: {}", cost(choices), single(choices, depth + 1)),
        _ => format!("({})", effect(choices, depth + 1)),
    }
}

fn cost(choices: &mut Choices) -> String {
    format!("{} {}", choices.number(), choices.of(&RESOURCES))
}

fn price(choices: &mut Choices) -> String {
    match choices.below(3) {
        0 => "free".to_owned(),
        1 => format!("for {}", cost(choices)),
        _ => String::new(),
    }
}

fn gain(choices: &mut Choices) -> String {
    let what = ["credit", "science", "kelp", "steelplast", "biomatter", "points", "cards"];
    format!("{} {}", choices.number(), choices.of(&what))
}

fn count(choices: &mut Choices) -> String {
    choices
        .of(&[
            "farm",
            "tunnel",
            "upgraded structure",
            "plain city tunnel",
            "city",
            "city with 2 kinds",
            "bare city",
            "pair of farms",
            "expansion building",
            "metropolis",
            "action card",
            "claimed card",
            "ready action card",
            "used action card",
            "paid special",
            "hand card",
            "kelp",
            "step",
            "contract",
            "set of (farm, hand card)",
        ])
        .to_owned()
}

fn condition(choices: &mut Choices) -> String {
    let number = choices.number();
    match choices.below(7) {
        0 => format!("at least {number} {}", count(choices)),
        1 => format!("at most {number} {}", count(choices)),
        2 => format!("no {}", count(choices)),
        3 => "on space 3".to_owned(),
        4 => "era II".to_owned(),
        5 => "first and no kelp".to_owned(),
        _ => "biomatter produced".to_owned(),
    }
}

fn clauses(choices: &mut Choices) -> String {
    let clauses = 1 + choices.below(3);
    let clauses: Vec<String> = (0..clauses).map(|_| clause(choices)).collect();
    clauses.join(" & ")
}

fn clause(choices: &mut Choices) -> String {
    match choices.below(6) {
        0 => format!("discount {} {}", choices.of(&PIECES), cost(choices)),
        1 => format!("discount upgrade {} {}", choices.of(&STRUCTURES), cost(choices)),
        2 => format!("hand limit +{}", choices.number()),
        3 => format!("once per turn: {}", effect(choices, 1)),
        _ => {
            let event = choices.of(&[
                "build structure or build city",
                "build second farm at city",
                "build second structure in turn",
                "upgrade structure",
                "connect city or connect metropolis",
                "advance",
                "advance to space 3 or advance beyond",
                "slot gives kelp",
                "colours match or colours differ",
                "use action card",
                "use red slot or use slot goods",
                "take special or pay special",
                "claim card",
                "turn ends",
            ]);
            format!("when {event}: {}", effect(choices, 1))
        }
    }
}

fn score(choices: &mut Choices) -> String {
    let number = choices.number();
    match choices.below(4) {
        0 => format!("score {number} per {}", count(choices)),
        1 => format!("score {number} if at least 1 {}", count(choices)),
        2 => format!("score ladder {}: 1 = {number}, 5 = 99", count(choices)),
        _ => format!("sell {}, 99 kelp, 99 credits for {number} points up to 9 times", cost(choices)),
    }
}
