//! Setting a scene, playing moves, looking at the table.
//!
//! Scenes use cards of their own, so that no story depends on the design of a deck.

use cities::{Card, Cities, Event, Move, Player, Position, Resource, Sheet};
use kernel::{Game, Moves, Refusal as _, Seat};

/// The cards of the stories: number, deck, colour, type, effect.
const CARDS: &[(u8, &str, &str, &str, &str)] = &[
    (1, "I", "yellow", "instant", "gain 1 point"),
    (2, "I", "red", "instant", "gain 1 point"),
    (3, "I", "green", "instant", "gain 1 point"),
    (4, "I", "yellow", "instant", "gain 1 steelplast"),
    (5, "I", "green", "instant", "use action card"),
    (6, "I", "red", "instant", "if at least 1 upgraded tunnel: gain 1 kelp"),
    (7, "I", "red", "action", "build structure; advance 1"),
    (8, "I", "red", "action", "build farm/desalination; gain 1 card"),
    (9, "I", "red", "permanent", "when build second laboratory at city: gain 1 credit"),
    (10, "I", "green", "permanent", "discount tunnel 2 credits"),
    (11, "I", "red", "permanent", "when slot gives steelplast: gain 1 point"),
    (12, "I", "yellow", "permanent", "when build second tunnel in turn: gain 1 point"),
    (13, "I", "yellow", "permanent", "when upgrade second farm at city: gain 1 steelplast"),
    (14, "I", "green", "permanent", "when advance to space 3: gain 1 credit"),
    (15, "I", "yellow", "permanent", "when colours differ: gain 1 steelplast"),
    (16, "I", "yellow", "permanent", "hand limit +1"),
    (17, "I", "red", "permanent", "once per turn: exchange 1 kelp with steelplast"),
    (18, "I", "red", "instant", "exchange 1 kelp with steelplast"),
    (19, "I", "red", "instant", "upgrade 2 farms for 1 credit or 1 science"),
    (20, "I", "red", "instant", "output of structure"),
    (21, "I", "red", "instant", "if on space 3: gain 2 credits"),
    (22, "I", "red", "production", "gain 1 credit"),
    (23, "I", "red", "production", "gain 1 kelp per 3 laboratories"),
    (24, "I", "red", "production", "if biomatter produced: gain 2 points"),
    (25, "I", "red", "production", "instead of 1 science from laboratory: gain 1 steelplast, 1 kelp"),
    (26, "I", "red", "end-scoring", "sell 2 science for 3 points up to 3 times"),
    (27, "I", "red", "end-scoring", "sell 1 kelp, 1 steelplast for 1 point up to 2 times"),
    (28, "I", "red", "end-scoring", "score 1 per 3 farms"),
    (29, "I", "red", "end-scoring", "score 3 per 2 upgraded farms"),
    (30, "I", "red", "instant", "perform occupied slot"),
    (31, "I", "red", "instant", "perform available slot"),
    (32, "I", "red", "instant", "build farm free"),
    (33, "I", "red", "instant", "build building on expansion"),
    (34, "I", "red", "instant", "convert city"),
    (35, "I", "red", "instant", "gain metropolis"),
    (36, "I", "red", "instant", "refresh"),
    (37, "I", "red", "action", "gain 1 kelp"),
    (38, "I", "red", "action", "gain 1 science"),
    (39, "I", "red", "instant", "pay 1 kelp: gain 3 credits"),
    (40, "I", "red", "permanent", "when build farm: pay 1 credit: gain 1 card"),
    (41, "I", "red", "permanent", "when build farm: pay 1 steelplast: gain 2 points"),
    (
        42,
        "I",
        "red",
        "permanent",
        "when use slot two-farms: gain 1 point & discount farm 1 kelp in slot two-farms",
    ),
    (43, "I", "red", "permanent", "when connect metropolis: gain 2 credits, 2 points"),
    (44, "I", "red", "instant", "advance 2"),
    (45, "I", "red", "end-scoring", "sell 15 credits for 13 points"),
    (46, "I", "red", "instant", "build tunnel for 1 kelp"),
    (47, "I", "red", "instant", "build tunnel"),
    (48, "I", "red", "production", "pay 1 kelp: gain 2 points"),
    (49, "I", "red", "instant", "gain 1 steelplast per 2 desalinations"),
    (50, "I", "red", "instant", "if at least 1 farm: gain 3 points"),
    (51, "I", "red", "instant", "draw 3"),
    (52, "I", "red", "action", "use action card"),
    (53, "I", "red", "instant", "pay 1 credit: use 2 action cards"),
    (54, "I", "red", "production", "pay 1 credit: gain 1 steelplast"),
    (55, "I", "yellow", "action", "gain 1 steelplast"),
    (75, "I", "red", "instant", "advance 1; build farm free; gain 1 credit"),
];

/// The scenes' pack: the cards above, and enough nameless ones.
pub fn pack() -> String {
    let mut text = "only = [\"cards\"]\n".to_owned();
    let mut row = |number: u8, deck: &str, cost: u8, color: &str, kind: &str, effect: &str| {
        let cost = if cost > 0 { format!("cost = {cost}\n") } else { String::new() };
        text += &format!(
            "[[card]]\nnumber = {number}\nname = \"Card {number}\"\ndeck = \"{deck}\"\n{cost}color = \"{color}\"\n\
             type = \"{kind}\"\neffect = \"{effect}\"\n"
        );
    };
    for &(number, deck, color, kind, effect) in CARDS {
        row(number, deck, 0, color, kind, effect);
    }
    (56..75).for_each(|number| row(number, "I", 0, "green", "instant", "gain 1 point"));
    (80..100).for_each(|number| row(number, "II", 0, "green", "instant", "gain 1 point"));
    (124..144).for_each(|number| row(number, "III", 0, "green", "instant", "gain 1 point"));
    (181..190).for_each(|number| row(number, "special", 3, "green", "instant", "gain 5 points"));
    row(190, "special", 3, "green", "action", "gain 1 biomatter");
    (191..200).for_each(|number| row(number, "special", 1, "yellow", "instant", "gain 2 kelp"));
    text
}

/// A game in the middle of a story.
pub struct Scene {
    pub game: Cities,
    pub p: Position,
    pub events: Vec<Event>,
}

fn merge(base: &mut toml::Table, more: toml::Table) {
    for (key, value) in more {
        match (base.get_mut(&key), value) {
            (Some(toml::Value::Table(base)), toml::Value::Table(more)) => merge(base, more),
            (_, value) => _ = base.insert(key, value),
        }
    }
}

/// Four players, P1 about to choose slot and card on board 1, with no resources and three cards of no use (yellow #1, red #2, green
/// #3), unless the text says otherwise. The text is a position file; `P1.kelp = 2` is short for a player's table.
pub fn scene(text: &str) -> Scene {
    let mut said: toml::Table = toml::from_str(text).unwrap_or_else(|error| panic!("{error}"));
    let players =
        said.get("setup").and_then(|setup| setup.get("players")).and_then(|it| it.as_integer()).unwrap_or(4);
    let asymmetric = players == 1
        || said
            .get("setup")
            .and_then(|setup| setup.get("boards"))
            .is_some_and(|it| it.as_str() == Some("asymmetric"));
    let browns = ["league", "transit", "works", "bureau"];
    let blues = [
        ["kelp-market", "exchange"],
        ["shipyard", "university"],
        ["biodome", "archive"],
        ["treasury", "monument"],
    ];
    let seats: Vec<String> = (1..=players).map(|seat| format!("\"P{seat}\"")).collect();
    let mut base: toml::Table = toml::from_str(&format!(
        "phase = \"turns\"\nactive = \"P1\"\norder = [{}]\nstanding = []\n[setup]\nplayers = {players}",
        seats.join(", ")
    ))
    .expect("the frame of a scene is a position file");
    if let Some(toml::Value::Table(setup)) = base.get_mut("setup") {
        setup.insert("pack".into(), pack().into());
    }
    let mut tables = toml::Table::new();
    for seat in 0..players as usize {
        let hand = if seat == 0 {
            "[1, 2, 3]".to_owned()
        } else {
            format!("[{}, {}, {}]", 53 + 3 * seat, 54 + 3 * seat, 55 + 3 * seat)
        };
        let table: toml::Table = toml::from_str(&format!(
            "board = {}\ncredits = 0\nscience = 0\nkelp = 0\nsteelplast = 0\nsteps = 0\nhand = {hand}\n\
             metropolises = [\"{}\", \"{}\", \"{}\"]",
            seat + if asymmetric { 5 } else { 1 },
            browns[seat],
            blues[seat][0],
            blues[seat][1]
        ))
        .expect("a player of a scene");
        tables.insert(format!("P{}", seat + 1), table.into());
    }
    for seat in ["P1", "P2", "P3", "P4"] {
        if let Some(toml::Value::Table(more)) = said.remove(seat)
            && let Some(toml::Value::Table(table)) = tables.get_mut(seat)
        {
            merge(table, more);
        }
    }
    if tables.values().any(|it| it.get("steps").and_then(toml::Value::as_integer) != Some(0)) {
        base.remove("standing");
    }
    base.insert("player".into(), tables.into());
    merge(&mut base, said);
    let sheet: Sheet = base.try_into().unwrap_or_else(|error| panic!("{error}"));
    let (game, p) = sheet.open().unwrap_or_else(|error| panic!("{error}"));
    Scene { game, p, events: Vec::new() }
}

impl Scene {
    /// Plays moves in notation, separated by semicolons; each must be legal.
    pub fn play(mut self, moves: &str) -> Self {
        for text in moves.split(';').map(str::trim) {
            let mv: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
            if let Some(refusal) = self.game.refusal(&self.p, mv) {
                panic!("{text} is refused: {refusal:?}; offered: {:?}", self.offered());
            }
            self.game.play(&mut self.p, mv, &mut Moves::new(), &mut self.events);
        }
        self
    }

    /// The moves offered now.
    pub fn offered(&self) -> Vec<String> {
        let mut moves = Moves::new();
        self.game.moves(&self.p, &mut moves);
        moves.iter().map(Move::to_string).collect()
    }

    /// Exactly these moves are offered, in any order.
    pub fn offers(&self, moves: &[&str]) {
        let mut offered = self.offered();
        offered.sort();
        let mut moves: Vec<&str> = moves.to_vec();
        moves.sort_unstable();
        assert_eq!(offered, moves);
    }

    /// Whether a move is offered.
    pub fn may(&self, mv: &str) -> bool {
        self.game.refusal(&self.p, mv.parse().unwrap_or_else(|error| panic!("{error}"))).is_none()
    }

    /// The move is refused by this rule.
    #[track_caller]
    pub fn refuses(&self, mv: &str, rule: &str) -> &Self {
        let parsed: Move = mv.parse().unwrap_or_else(|error| panic!("{error}"));
        match self.game.refusal(&self.p, parsed) {
            None => panic!("{mv} is legal"),
            Some(refusal) => assert_eq!(refusal.rule().0, rule, "{refusal:?}"),
        }
        self
    }

    /// A player.
    pub fn player(&self, seat: u8) -> &Player {
        &self.p.players[Seat(seat - 1)]
    }

    /// P1 has exactly this much of what is named: `2 kelp, 0 credit, 3 points, 4 hand, 1 steps`.
    #[track_caller]
    pub fn shows(&self, text: &str) -> &Self {
        self.shows_of(1, text)
    }

    /// A player has exactly this much of what is named.
    #[track_caller]
    pub fn shows_of(&self, seat: u8, text: &str) -> &Self {
        let player = self.player(seat);
        for part in text.split(',').map(str::trim) {
            let (number, word) = part.split_once(' ').expect("a number and a word");
            let number: u32 = number.parse().expect("a number");
            let found: u32 = match word {
                "point" | "points" => player.points.into(),
                "hand" => player.hand.len(),
                "steps" => player.steps.into(),
                "tunnel" | "tunnels" => player.tunnels.len(),
                "building" | "buildings" => player.built().len(),
                "upgraded" => player.upgraded.len() + player.upgraded_tunnels.len(),
                "city" | "cities" => player.cities().len(),
                _ => player.purse.get(Resource::of_word(word).unwrap_or_else(|| panic!("{word}?"))).into(),
            };
            assert_eq!(found, number, "P{seat}: {word}");
        }
        self
    }

    /// Plays each remaining decision by its last move until the predicate holds: Stop and always are last.
    pub fn until(mut self, done: impl Fn(&Self) -> bool) -> Self {
        let mut moves = Moves::new();
        for _ in 0..2000 {
            if done(&self) {
                return self;
            }
            self.game.moves(&self.p, &mut moves);
            let Some(&last) = moves.last() else { break };
            self.game.play(&mut self.p, last, &mut Moves::new(), &mut self.events);
        }
        assert!(done(&self), "it never happened");
        self
    }

    /// Whether a card is in P1's hand.
    pub fn holds(&self, card: u8) -> bool {
        self.player(1).hand.has(Card(card))
    }
}
