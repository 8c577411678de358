//! The one helper that knows the engine: stories set a scene, play, and look at the table.
#![allow(dead_code, unreachable_pub)] // each story file uses its own part of the helper

use barrage::{Barrage, Event, Move, Player, Position, Refusal, Setup, Sheet, Space};
use kernel::{Game, Moves, Refusal as _, Seat};

/// A position set up in the words of a position file, and what has happened since.
pub struct Scene {
    pub position: Position,
    pub events: Vec<Event>,
    /// How many events a story has already taken note of.
    pub heard: usize,
}

/// Sets a scene. Unless the text says otherwise there are no neutral dams and no water on the head streams, and it need
/// not be one that a game could come to.
pub fn scene(text: &str) -> Scene {
    let mut sheet: Sheet = toml::from_str(text).unwrap_or_else(|error| panic!("{error}\nin\n{text}"));
    sheet.neutral.get_or_insert_default();
    sheet.study.get_or_insert(true);
    let position = sheet.position().unwrap_or_else(|error| panic!("{error}\nin\n{text}"));
    let mut scene = Scene { position, events: Vec::new(), heard: 0 };
    scene.position.settle(&mut Moves::new(), &mut scene.events);
    scene
}

/// What is wrong with a scene that cannot be.
pub fn impossible(text: &str) -> String {
    let sheet: Sheet = toml::from_str(text).unwrap_or_else(|error| panic!("{error}\nin\n{text}"));
    sheet.position().expect_err("the scene is possible").to_string()
}

impl Scene {
    /// Plays moves separated by `;`, all by whoever is asked.
    #[track_caller]
    pub fn play(mut self, moves: &str) -> Self {
        for text in moves.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let mv: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
            if let Some(refusal) = self.position.refusal(mv) {
                panic!(
                    "\"{mv}\" is refused ({}): {refusal:?}; legal: {}",
                    refusal.rule(),
                    self.moves().join(", ")
                );
            }
            self.position.play(mv, &mut Moves::new(), &mut self.events);
        }
        self
    }

    /// Plays moves like [`Scene::play`]; one the game has made by itself, no other being open, may be told as well.
    #[track_caller]
    pub fn plays(mut self, moves: &str) -> Self {
        for text in moves.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let mv: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
            let Some(refusal) = self.position.refusal(mv) else {
                self.heard = self.events.len();
                self.position.play(mv, &mut Moves::new(), &mut self.events);
                continue;
            };
            let forced = |event: &Event| matches!(event, Event::Forced { r#move, .. } if *r#move == mv);
            match self.events[self.heard..].iter().position(forced) {
                Some(index) => self.heard += index + 1,
                None => panic!(
                    "\"{mv}\" is refused ({}): {refusal:?}; legal: {}",
                    refusal.rule(),
                    self.moves().join(", ")
                ),
            }
        }
        self
    }

    /// Looks at the table: lines of `USA: 3 credits, 12 vp, 2 bases`.
    #[track_caller]
    pub fn shows(&self, text: &str) -> &Self {
        for line in text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
            let (company, facts) = line.split_once(':').unwrap_or_else(|| panic!("{line:?} names nobody"));
            for fact in facts.split(',').map(str::trim) {
                let (number, thing) =
                    fact.split_once(' ').unwrap_or_else(|| panic!("{fact:?} is no \"3 credits\""));
                assert_eq!(self.count(company, thing).to_string(), number, "{thing} of {company}");
            }
        }
        self
    }

    /// How many of a thing a company has.
    #[track_caller]
    pub fn count(&self, company: &str, thing: &str) -> i64 {
        let (player, table) = (self.of(company), &self.position.table);
        match thing.trim_end_matches('s') {
            "engineer" => player.engineers.into(),
            "credit" => player.credits.into(),
            "excavator" => player.excavators.into(),
            "mixer" => player.mixers.into(),
            "energy" => player.energy.into(),
            "vp" => player.vp.into(),
            "construction" => player.constructions.into(),
            "advanced" => player.advanced_tiles().into(),
            "base" => table.built(player, barrage::Kind::Base).into(),
            "elevation" => table.built(player, barrage::Kind::Elevation).into(),
            "conduit" => table.built(player, barrage::Kind::Conduit).into(),
            "powerhouse" => table.built(player, barrage::Kind::Powerhouse).into(),
            _ => panic!("{thing:?} cannot be counted"),
        }
    }

    /// One entry of a company's part of the position file, such as `wheel` or `structures`.
    #[track_caller]
    pub fn entry(&self, company: &str, name: &str) -> Vec<String> {
        let sheet = serde_json::to_value(self.sheet()).expect("sheets serialise");
        match &sheet[company][name] {
            serde_json::Value::Array(entries) => {
                entries.iter().map(|entry| entry.as_str().expect("a word").to_owned()).collect()
            }
            serde_json::Value::String(entry) => vec![entry.clone()],
            serde_json::Value::Null => Vec::new(),
            other => panic!("{company} has {other} for {name}"),
        }
    }

    /// The company's wheel, beginning with the open segment.
    #[track_caller]
    pub fn wheel(&self, company: &str) -> Vec<String> {
        self.entry(company, "wheel")
    }

    /// The turn order, as companies.
    pub fn order(&self) -> Vec<String> {
        let table = &self.position.table;
        let company = |seat: &Seat| table.seats[*seat].company.map_or("?".to_owned(), |it| it.to_string());
        table.order().iter().map(company).collect()
    }

    /// How much of something a company has gained, less what it lost, for one reason: `("USA", "vp", "bonus")`.
    #[track_caller]
    pub fn amount(&self, company: &str, what: &str, why: &str) -> i64 {
        let company = company.parse().unwrap_or_else(|error| panic!("{error}"));
        let seat = self.position.table.seat_of(company).expect("the company plays").to_string();
        let events = self.events.iter().map(|event| serde_json::to_value(event).expect("events serialise"));
        events
            .filter(|told| told["seat"] == seat && told["what"] == what && told["why"] == why)
            .map(|told| {
                let amount = told["amount"].as_i64().expect("an amount");
                if told["kind"] == "lost" { -amount } else { amount }
            })
            .sum()
    }

    /// How many times something of this kind happened: `drop-left`, `wheel-turned`.
    pub fn times(&self, kind: &str) -> usize {
        let events = self.events.iter().map(|event| serde_json::to_value(event).expect("events serialise"));
        events.filter(|told| told["kind"] == kind).count()
    }

    /// The legal moves that begin with these words.
    pub fn offers(&self, words: &str) -> Vec<String> {
        self.moves().into_iter().filter(|mv| mv.starts_with(words)).collect()
    }

    /// The legal moves, in notation.
    pub fn moves(&self) -> Vec<String> {
        let mut moves = Moves::new();
        self.position.moves(&mut moves);
        moves.iter().map(Move::to_string).collect()
    }

    /// Whether a move is legal.
    #[track_caller]
    pub fn may(&self, mv: &str) -> bool {
        let mv: Move = mv.parse().unwrap_or_else(|error| panic!("{error}"));
        let refusal = self.position.refusal(mv);
        assert_eq!(refusal.is_none(), self.moves().contains(&mv.to_string()));
        refusal.is_none()
    }

    /// Checks that a move is refused by this rule.
    #[track_caller]
    pub fn refuses(&self, mv: &str, rule: &str) -> Refusal {
        let parsed: Move = mv.parse().unwrap_or_else(|error| panic!("{error}"));
        let refusal = self.position.refusal(parsed).unwrap_or_else(|| panic!("\"{mv}\" is allowed"));
        assert_eq!(refusal.rule().0, rule, "{refusal:?}");
        refusal
    }

    /// What a company has.
    #[track_caller]
    pub fn of(&self, company: &str) -> &Player {
        let company = company.parse().unwrap_or_else(|error| panic!("{error}"));
        let seat = self.position.table.seat_of(company).unwrap_or_else(|| panic!("{company} does not play"));
        &self.position.table.seats[seat]
    }

    /// Drops held at a base space.
    #[track_caller]
    pub fn water(&self, space: &str) -> u8 {
        let space: barrage::BaseSpace = space.parse().unwrap_or_else(|error| panic!("{error}"));
        self.position.table.river.held[space.0 as usize]
    }

    /// Drops waiting on HA, HB, HC, HD.
    pub fn waiting(&self) -> [u8; 4] {
        self.position.table.river.waiting
    }

    /// The whole position in the words of a position file.
    pub fn sheet(&self) -> Sheet {
        Sheet::of(&self.position)
    }

    /// The question open now, as the agenda writes it.
    pub fn asks(&self) -> String {
        self.position.table.agenda.last().map_or("nothing".to_owned(), |step| step.to_string())
    }

    /// The company that is asked.
    pub fn asked(&self) -> String {
        self.position.table.me().company.map_or("?".to_owned(), |company| company.to_string())
    }

    /// Whether an event happened, told by its JSON: `{"kind":"passed","seat":"P1"}` matches if all its fields do.
    pub fn told(&self, fields: serde_json::Value) -> bool {
        let wanted = fields.as_object().expect("an object of fields");
        self.events.iter().any(|event| {
            let told = serde_json::to_value(event).expect("events serialise");
            wanted.iter().all(|(key, value)| told.get(key) == Some(value))
        })
    }

    /// Everybody passes: engineers go to the bank turn by turn until the phase ends.
    #[track_caller]
    pub fn everybody_passes(mut self) -> Self {
        let round = self.position.table.round;
        while self.position.table.round == round && !self.position.table.agenda.is_empty() {
            let mut moves = Moves::new();
            self.position.moves(&mut moves);
            let mv = [Move::Pass, Move::Decline, Move::Place(Space::BANK)]
                .into_iter()
                .find(|mv| moves.contains(mv))
                .unwrap_or(moves[moves.len() - 1]);
            self.position.play(mv, &mut Moves::new(), &mut self.events);
        }
        self
    }
}

/// The end of a round's actions: everybody has passed, and phases 3 to 5 (and the next phase 1) are carried out.
/// `bonus` lies on this round; each company comes with the rest of its part of the position file.
pub fn round_end(round: u8, bonus: &str, table: &str, companies: &[(&str, &str)]) -> Scene {
    let names = ["contracts", "bases", "elevations", "conduits", "powerhouses", "advanced"];
    let place = names.iter().position(|name| *name == bonus).expect("a bonus tile");
    let tiles: Vec<String> =
        (1..=5).map(|of| format!("'{}'", names[(place + 6 + of - round as usize) % 6])).collect();
    let mut text = format!(
        "round = {round}\nseats = [{}]\nagenda = ['end turn']\nbonus = [{}]\n{table}\n",
        companies.iter().map(|(company, _)| format!("'{company}'")).collect::<Vec<_>>().join(", "),
        tiles.join(", ")
    );
    for (company, facts) in companies {
        text += &format!("[{company}]\npassed = true\nengineers = 0\n{facts}\n");
    }
    scene(&text)
}

/// The fresh deal of a seed, as a scene to play on.
pub fn dealt(players: u8, variant: barrage::Variant, seed: u64) -> Scene {
    Scene { position: game(players, variant).deal(kernel::Seed(seed)), events: Vec::new(), heard: 0 }
}

/// A fresh game.
pub fn game(players: u8, variant: barrage::Variant) -> Barrage {
    Barrage::open(Setup::new(players, variant)).expect("a legal set-up")
}

/// The seat with this number, from 1.
pub fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

/// Every player count and variant.
pub const SETUPS: [(u8, barrage::Variant); 6] = [
    (2, barrage::Variant::Intro),
    (3, barrage::Variant::Intro),
    (4, barrage::Variant::Intro),
    (2, barrage::Variant::Full),
    (3, barrage::Variant::Full),
    (4, barrage::Variant::Full),
];

/// A move at random that mostly avoids the bank and leaving things undone, so that games get somewhere.
pub fn lively(moves: &[Move], chance: &mut kernel::Chance) -> Move {
    let dull = |mv: &Move| matches!(mv, Move::Place(Space::BANK) | Move::Decline | Move::Pass);
    let mut mv = moves[chance.below(moves.len())];
    for _ in 0..3 {
        if !dull(&mv) {
            break;
        }
        mv = moves[chance.below(moves.len())];
    }
    mv
}
