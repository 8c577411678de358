//! Position files: a position written down so that a person can read it, change it, and set up any situation.
//!
//! A sheet says only what differs from a fresh deal of its set-up and seed; `docs/positions-cities.md` tells all keys.

mod check;
mod player;
mod write;

use std::collections::BTreeMap;

use kernel::{Chance, Fault, Game, Log, Moves, Quiet, Seat, Seed, Set, fault};
use serde::{Deserialize, Serialize};

use crate::board::Spot;
use crate::cards::{Card, Deck};
use crate::effect::NodeId;
use crate::event::Event;
use crate::flow::{TUNNELS, WHITE_DOMES, purple_domes};
use crate::game::Cities;
use crate::pack::Pack;
use crate::place::{Junction, Site};
use crate::position::{HiddenSpecial, MOST_WRITTEN, Memory, Phase, Position, UNLIMITED};
use crate::run::face_up;
use crate::sets::{CardSet, Contract, Tile};
use crate::setup::Setup;
use crate::step::{Slot, Step};
pub(crate) use write::named_tiles;

/// A position as a file holds it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The set-up.
    pub setup: Setup,
    /// The rules version; the newest if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// The seed of the deal that the rest is a difference to.
    #[serde(default)]
    pub seed: Seed,
    /// Where in its course the game is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// The round, 1 to 10.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// The turn of the round, 1 to 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// The play order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<Seat>>,
    /// The seat whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<Seat>,
    /// Markers on the Federation track from the front, in a stack from the top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Vec<Seat>>,
    /// Slots with the seats whose tiles lie there; `blocked` for a blocking tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<BTreeMap<String, Vec<String>>>,
    /// Whether the action-cloning tile can be taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cloning: Option<bool>,
    /// Solo: nobody advanced in the round before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stalled: Option<bool>,
    /// The era deck; the last card is drawn first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// The discard pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<Vec<Card>>,
    /// The deck of 1/2-credit Special cards from the top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub specials: Option<Vec<HiddenSpecial>>,
    /// The face-up 3-credit Special cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_specials: Option<Vec<Card>>,
    /// Cards out of the game that nobody has seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unseen: Option<Vec<Card>>,
    /// Cards out of the game that everybody has seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gone: Option<Vec<Card>>,
    /// Cards in hands that everybody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown: Option<Vec<Card>>,
    /// Undealt blue metropolises by name; the last is gained first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spare_blues: Option<Vec<String>>,
    /// Open contracts by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contracts: Option<Vec<String>>,
    /// Tunnels left; counted from the boards if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tunnels_left: Option<u8>,
    /// Nonsymbiotic domes left; counted from the boards if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nonsymbiotic_left: Option<u8>,
    /// Symbiotic domes left; counted from the boards if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbiotic_left: Option<u8>,
    /// The card played in this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<Card>,
    /// Special cards being looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub looked: Option<Vec<Card>>,
    /// What is remembered within the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory: Option<Memory>,
    /// What is still owed; the start of the active seat's turn if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agenda: Option<Vec<Step>>,
    /// The randomness still to come, in hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<String>,
    /// The players.
    #[serde(default, rename = "player", skip_serializing_if = "BTreeMap::is_empty")]
    pub players: BTreeMap<Seat, PlayerSheet>,
}

/// What a sheet says of one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the words of the table: see docs/positions-cities.md")]
pub struct PlayerSheet {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credits: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub science: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kelp: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steelplast: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub biomatter: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aside: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claimed: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metropolises: Option<[String; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gained: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contracts: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nonsymbiotic: Option<Vec<Junction>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbiotic: Option<Vec<Junction>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub farms: Option<Vec<Site>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub desalinations: Option<Vec<Site>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laboratories: Option<Vec<Site>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tunnels: Option<Vec<Site>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upgraded: Option<Vec<Site>>,
}

/// A sheet that describes no position: a sentence that says why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SheetError(pub Fault);

impl From<SheetError> for Fault {
    fn from(SheetError(fault): SheetError) -> Self {
        fault
    }
}

fn wrong<T>(fault: Fault) -> Result<T, SheetError> {
    Err(SheetError(fault))
}

impl Sheet {
    /// A fresh deal.
    pub fn fresh(setup: Setup, seed: Seed) -> Self {
        Self {
            setup,
            rules: None,
            seed,
            phase: None,
            round: None,
            turn: None,
            order: None,
            active: None,
            standing: None,
            tiles: None,
            cloning: None,
            stalled: None,
            deck: None,
            discard: None,
            specials: None,
            open_specials: None,
            unseen: None,
            gone: None,
            shown: None,
            spare_blues: None,
            contracts: None,
            tunnels_left: None,
            nonsymbiotic_left: None,
            symbiotic_left: None,
            played: None,
            looked: None,
            memory: None,
            agenda: None,
            chance: None,
            players: BTreeMap::new(),
        }
    }

    /// Reads a position file.
    pub fn read(text: &str) -> Result<Self, SheetError> {
        toml::from_str(text)
            .map_err(|error| SheetError(fault!("not-toml", text = error.to_string().trim_end())))
    }

    /// Writes a position file.
    pub fn write(&self) -> Result<String, SheetError> {
        toml::to_string(self).map_err(|error| SheetError(fault!("not-toml", text = error)))
    }

    /// The game and the position it describes.
    pub fn open(&self) -> Result<(Cities, Position), SheetError> {
        let game = self.game()?;
        let position = self.position(&game)?;
        Ok((game, position))
    }

    /// The game and the position it describes, at its first decision, with everything told that happens before.
    pub fn lay(&self, log: &mut impl Log<Position, Event>) -> Result<(Cities, Position), SheetError> {
        let game = self.game()?;
        let mut position = self.position_telling(&game, log)?;
        game.settle(&mut position, &mut Moves::new(), log);
        Ok((game, position))
    }

    fn game(&self) -> Result<Cities, SheetError> {
        let version = self.rules.unwrap_or(Cities::RULES_VERSION);
        Cities::open_under(self.setup.clone(), version).map_err(|error| SheetError(error.into()))
    }

    /// The position, for a game of the same set-up.
    pub fn position(&self, game: &Cities) -> Result<Position, SheetError> {
        self.position_telling(game, &mut Quiet)
    }

    fn position_telling(
        &self,
        game: &Cities,
        log: &mut impl Log<Position, Event>,
    ) -> Result<Position, SheetError> {
        let base = game.dealt(self.seed);
        let mut p = base;
        let players = game.setup.players;
        let seats = |list: &[Seat], what: &str| -> Result<(), SheetError> {
            for (at, seat) in list.iter().enumerate() {
                if seat.0 >= players || list[..at].contains(seat) {
                    return wrong(fault!("sheet-does-not-play-listed", what, seat));
                }
            }
            Ok(())
        };
        if let Some(phase) = self.phase {
            p.phase = phase;
        }
        if let Some(round) = self.round {
            if !(1..=10).contains(&round) {
                return wrong(fault!("sheet-round-game-rounds", round));
            }
            p.round = round;
        }
        self.course(&mut p)?;
        if let Some(turn) = self.turn {
            if !(1..=3).contains(&turn) {
                return wrong(fault!("sheet-turn-round-turns", turn));
            }
            p.turn = turn;
        }
        if let Some(order) = &self.order {
            seats(order, "order")?;
            if order.len() != usize::from(players) {
                return wrong(fault!("sheet-order-every-seat-plays"));
            }
            p.order = order.iter().copied().collect();
        }
        self.hand_out_boards(game, &mut p)?;
        for seat in Seat::all(players) {
            if let Some(sheet) = self.players.get(&seat) {
                sheet.fill(game, seat, &mut p.players[seat])?;
            }
        }
        if let Some(seat) = self.players.keys().find(|seat| seat.0 >= players) {
            return wrong(fault!("sheet-does-not-play", seat));
        }
        // Markers: those said, or all that are on the track in the order of the spaces.
        if let Some(standing) = &self.standing {
            seats(standing, "standing")?;
            p.standing = standing.iter().copied().collect();
        } else if self.players.values().any(|player| player.steps.is_some()) {
            p.standing = p.order.iter().copied().filter(|&seat| p.players[seat].steps > 0).collect();
            let steps = p.players;
            p.standing.sort_by_key(|&seat| std::cmp::Reverse(steps[seat].steps));
        }
        for seat in Seat::all(players) {
            if (p.players[seat].steps > 0) != p.standing.contains(&seat) {
                return wrong(fault!("sheet-standing-stands-track-exactly", seat));
            }
        }
        if !p.standing.is_sorted_by_key(|&seat| std::cmp::Reverse(p.players[seat].steps)) {
            return wrong(fault!("sheet-standing-markers-listed-from"));
        }
        if let Some(tiles) = &self.tiles {
            p.tiles = read_tiles(game, tiles)?;
        }
        p.cloning = self.cloning.unwrap_or(p.cloning);
        if p.cloning && players < 4 {
            return wrong(fault!("sheet-cloning-only-four-players", rule = "U-2.5"));
        }
        self.tiles_fit(players, &mut p)?;
        p.stalled = self.stalled.unwrap_or(p.stalled);
        // Without an agenda the phase begins with the first in order.
        let first = if self.agenda.is_some() { p.active } else { p.order[0] };
        let active = self.active.unwrap_or(first);
        seats(&[active], "active")?;
        p.active = active;
        // When the game is over nobody is next.
        let next = p.order.iter().position(|&seat| seat == active && p.phase != Phase::Over);
        p.cursor = next.unwrap_or(0) as u8;
        self.supplies(players, &mut p)?;
        p.played = self.played.or(p.played);
        if let Some(looked) = &self.looked {
            if looked.len() > 3 {
                return wrong(fault!("sheet-looked-most-three-cards"));
            }
            p.looked = looked.iter().copied().collect();
        }
        p.memory = self.memory.unwrap_or(if self.agenda.is_some() { p.memory } else { Memory::default() });
        if let Some(tiles) = &self.spare_blues {
            p.spare_blues.clear();
            for name in tiles {
                if !p.spare_blues.push_if_room(tile_named(&game.pack, name, false)?) {
                    return wrong(fault!("sheet-spare-blues-too-many"));
                }
            }
        }
        self.tiles_once(game, &mut p)?;
        if let Some(contracts) = &self.contracts {
            if contracts.len() > 3 {
                return wrong(fault!("sheet-contracts-most-three-open"));
            }
            p.contracts.clear();
            for name in contracts {
                let contract = contract_named(&game.pack, name)?;
                if p.contracts.contains(&contract.0) {
                    return wrong(fault!("sheet-contract-listed-twice", name));
                }
                p.contracts.push(contract.0);
            }
            p.contracts.sort_unstable();
        }
        let mut taken = Set::EMPTY;
        for seat in Seat::all(players) {
            let claimed = p.players[seat].contracts;
            if taken.meets(claimed) {
                return wrong(fault!("sheet-contracts-another-claimed", seat));
            }
            taken |= claimed;
        }
        if self.contracts.is_some() && p.contracts.iter().any(|&contract| taken.has(Contract(contract))) {
            return wrong(fault!("sheet-contracts-open-claimed"));
        }
        p.contracts.retain(|&contract| !taken.has(Contract(contract)));
        self.contracts_fit(game, &p)?;
        if let Some(chance) = &self.chance {
            let digits = u64::from_str_radix(chance, 16);
            p.chance = Chance(digits.map_err(|_| SheetError(fault!("sheet-chance-no-number", chance)))?);
        }
        self.cards(game, &mut p)?;
        self.cards_fit(game, &p)?;
        match &self.agenda {
            Some(agenda) => {
                p.agenda.clear();
                if agenda.len() > MOST_WRITTEN {
                    return wrong(fault!("sheet-agenda-too-many-steps"));
                }
                for &step in agenda {
                    check_step(game, &p, step)?;
                    p.owe(step);
                }
            }
            None if self.phase.is_some() || self.active.is_some() => {
                p.agenda.clear();
                self.hands_fit(players, &p)?;
                match p.phase {
                    Phase::FirstHands | Phase::NewHands => game.ask_hand(&mut p),
                    Phase::Turns => {
                        // Blocking tiles of the solo game lie where they lie in this round.
                        if self.tiles.is_none() && players == 1 {
                            p.tiles = [Set::EMPTY; 16];
                            game.block(&mut p, log);
                        }
                        for step in [Step::CleanUp, Step::Offer, Step::TurnEnds, Step::Choose, Step::Limit] {
                            p.owe(step);
                        }
                    }
                    Phase::Production => game.begin_production(&mut p, log),
                    Phase::Scoring => game.begin_scoring(&mut p, log),
                    Phase::Over => {}
                }
            }
            None => {}
        }
        if self.agenda.is_none() {
            game.settle(&mut p, &mut Moves::new(), log);
        } else if p.agenda.is_empty() != (p.phase == Phase::Over) {
            return wrong(fault!("sheet-agenda-empty-exactly-when"));
        }
        Ok(p)
    }

    fn supplies(&self, players: u8, p: &mut Position) -> Result<(), SheetError> {
        let mut built = [0u32; 3];
        for seat in Seat::all(players) {
            let player = &p.players[seat];
            built[0] += player.tunnels.len();
            built[1] += player.white.len();
            built[2] += player.purple.len();
        }
        let left = |all: u8, built: u32, said: Option<u8>, what: &str| match said {
            Some(said) => Ok(said),
            None => u32::from(all)
                .checked_sub(built)
                .map(|left| left as u8)
                .ok_or_else(|| SheetError(fault!("sheet-too-many-built", built, what, all))),
        };
        p.tunnels_left = left(TUNNELS, built[0], self.tunnels_left, "tunnels")?;
        p.white_left = left(WHITE_DOMES, built[1], self.nonsymbiotic_left, "nonsymbiotic")?;
        p.purple_left = match purple_domes(players) {
            UNLIMITED => UNLIMITED,
            all => left(all, built[2], self.symbiotic_left, "symbiotic")?,
        };
        Ok(())
    }

    /// Every metropolis tile lies in one place; spare ones that were dealt by the sheet are spare no longer.
    fn tiles_once(&self, game: &Cities, p: &mut Position) -> Result<(), SheetError> {
        let mut seen = 0u64;
        for seat in Seat::all(game.setup.players) {
            let player = p.players[seat];
            for &tile in player.metropolises.iter().chain(&player.gained) {
                if seen & (1 << tile) != 0 {
                    let name = &game.pack.metropolises()[usize::from(tile)].id;
                    // A tile moved to one player by the sheet may still lie where the deal put it.
                    return wrong(fault!("sheet-metropolis-lies-two-places", name));
                }
                seen |= 1 << tile;
            }
        }
        if self.spare_blues.is_none() {
            p.spare_blues.retain(|&tile| seen & (1 << tile) == 0);
        } else if p.spare_blues.iter().any(|&tile| seen & (1 << tile) != 0) {
            return wrong(fault!("sheet-spare-blues-tile-there"));
        }
        Ok(())
    }

    /// Every card lies in one place. What the sheet does not place goes where unplaced cards belong.
    fn cards(&self, game: &Cities, p: &mut Position) -> Result<(), SheetError> {
        let pack = &game.pack;
        let known = |card: Card| {
            if pack.card(card).is_some() { Ok(card) } else { wrong(fault!("sheet-there-no-card", card)) }
        };
        let set = |list: &[Card]| list.iter().map(|&card| known(card)).collect::<Result<CardSet, _>>();
        let mut placed = CardSet::EMPTY;
        let mut twice = None;
        let mut place = |card: Card| {
            if card != Card::ASSISTANT {
                if placed.has(card) && twice.is_none() {
                    twice = Some(card);
                }
                placed.add(card);
            }
        };
        // What the sheet says outright.
        for seat in Seat::all(game.setup.players) {
            let said = self.players.get(&seat);
            let player = &p.players[seat];
            let mut say = |is_said: bool, set: CardSet| {
                if is_said {
                    set.iter().for_each(&mut place);
                }
            };
            say(said.is_some_and(|said| said.hand.is_some()), *player.hand);
            say(said.is_some_and(|said| said.aside.is_some()), player.aside.iter().copied().collect());
            say(said.is_some_and(|said| said.claimed.is_some()), player.claimed);
            say(said.is_some_and(|said| said.actions.is_some()), player.actions.iter().copied().collect());
        }
        for list in [&self.deck, &self.discard, &self.open_specials, &self.unseen, &self.gone, &self.looked] {
            for &card in list.iter().flatten() {
                place(known(card)?);
            }
        }
        for special in self.specials.iter().flatten() {
            place(known(special.card)?);
        }
        if let Some(card) = self.played {
            place(known(card)?);
        }
        if let Some(card) = twice {
            return wrong(fault!("sheet-card-twice", card));
        }
        // What it leaves as dealt, without the cards that it placed elsewhere.
        for seat in Seat::all(game.setup.players) {
            let said = self.players.get(&seat);
            let player = &mut p.players[seat];
            let mut keep = |is_said: bool, set: &mut CardSet| {
                if !is_said {
                    *set -= placed;
                    placed |= *set;
                }
            };
            let mut hand = *player.hand;
            keep(said.is_some_and(|said| said.hand.is_some()), &mut hand);
            player.hand = hand.into();
            keep(said.is_some_and(|said| said.claimed.is_some()), &mut player.claimed);
            player.lasting = pack.lasting_of(player.claimed);
        }
        let era = Deck::of_era(p.era());
        if let Some(list) = &self.deck {
            if list.len() > p.deck.capacity() || list.iter().any(|&card| pack.known(card).deck != era) {
                return wrong(fault!("sheet-deck-only-cards-current"));
            }
            p.deck = list.iter().copied().collect();
        } else {
            p.deck.retain(|&card| !placed.has(card) && pack.known(card).deck == era);
            placed |= p.deck.iter().copied().collect();
        }
        let field = |said: &Option<Vec<Card>>, held: CardSet, placed: &mut CardSet| match said {
            Some(list) => set(list),
            None => {
                let held = held - *placed;
                *placed |= held;
                Ok(held)
            }
        };
        p.discard = field(&self.discard, p.discard, &mut placed)?;
        p.open_specials = field(&self.open_specials, p.open_specials, &mut placed)?;
        p.unseen = field(&self.unseen, p.unseen, &mut placed)?;
        p.gone = field(&self.gone, p.gone, &mut placed)?;
        if let Some(list) = &self.specials {
            if list.len() > p.specials.capacity()
                || list.iter().any(|it| pack.known(it.card).deck != Deck::Special)
            {
                return wrong(fault!("sheet-specials-only-special-cards"));
            }
            p.specials = list.iter().copied().collect();
        } else {
            p.specials.retain(|it| !placed.has(it.card));
            placed |= p.specials.iter().map(|it| it.card).collect();
        }
        // Cards without a place; those of the current era lie at the bottom of the deck.
        for data in pack.cards().filter(|data| !placed.has(data.card)) {
            match data.deck {
                Deck::Start => {}
                Deck::Special => {
                    p.specials.push_if_room(HiddenSpecial { card: data.card, known: Set::EMPTY });
                }
                Deck::Special3 => p.unseen.add(data.card),
                deck if deck == era && p.deck.len() < p.deck.capacity() => p.deck.insert(0, data.card),
                deck if deck < era => p.gone.add(data.card),
                _ => {}
            }
        }
        if p.looked.is_empty() {
            face_up(p);
        }
        let mut hands = CardSet::EMPTY;
        for seat in Seat::all(game.setup.players) {
            let player = &p.players[seat];
            hands = hands | *player.hand | player.aside.iter().copied().collect();
        }
        p.shown = match &self.shown {
            Some(list) => set(list)?,
            None => p.shown & hands,
        };
        if let Some(card) = (p.shown - hands).iter().next() {
            return wrong(fault!("sheet-shown-no-hand", card));
        }
        Ok(())
    }
}

fn tile_named(pack: &Pack, name: &str, brown: bool) -> Result<u8, SheetError> {
    let at = pack.metropolises().iter().position(|tile| tile.id == name && tile.brown == brown);
    let color = if brown { "brown" } else { "blue" };
    at.map(|at| at as u8).ok_or_else(|| SheetError(fault!("sheet-there-no-metropolis", color, name)))
}

fn contract_named(pack: &Pack, name: &str) -> Result<Contract, SheetError> {
    let at = pack.contracts().iter().position(|contract| contract.id == name);
    at.map(|at| Contract(at as u8)).ok_or_else(|| SheetError(fault!("sheet-there-no-contract", name)))
}

fn read_tiles(game: &Cities, tiles: &BTreeMap<String, Vec<String>>) -> Result<[Set<Tile>; 16], SheetError> {
    let mut set = [Set::EMPTY; 16];
    for (slot, seats) in tiles {
        let slot: Slot = slot.parse().map_err(|error: kernel::NotationError| SheetError(error.into()))?;
        if slot == Slot::ALWAYS || slot.index() > game.slots().len() {
            return wrong(fault!("sheet-tiles-there-no-coloured", slot));
        }
        for seat in seats {
            set[slot.index()].add(if seat == "blocked" {
                Tile::Blocking
            } else {
                let seat: Seat = seat.parse().map_err(|error: kernel::NotationError| {
                    SheetError(fault!("sheet-tiles"; reason = error))
                })?;
                if seat.0 >= game.setup.players {
                    return wrong(fault!("sheet-tiles-does-not-play", seat));
                }
                Tile::Of(seat)
            });
        }
    }
    Ok(set)
}

/// A step of an agenda may only point at things that exist.
fn check_step(game: &Cities, p: &Position, step: Step) -> Result<(), SheetError> {
    let node = |node: NodeId| {
        if usize::from(node.0) < game.pack.nodes() {
            Ok(())
        } else {
            wrong(fault!("sheet-agenda-pack-no-effect", node = node.0))
        }
    };
    let slot = |slot: Slot| {
        if slot.index() <= game.slots().len() {
            Ok(())
        } else {
            wrong(fault!("sheet-agenda-there-no-slot", slot))
        }
    };
    let card = |card: Card| {
        if game.pack.card(card).is_some() {
            Ok(())
        } else {
            wrong(fault!("sheet-agenda-there-no-card", card))
        }
    };
    let spot = |spot: Spot| {
        let board = game.board(p.me());
        let fits = match spot {
            Spot::City(at) => at.index() < board.cities.len(),
            Spot::Building(at) => at.index() < board.sites.len(),
            Spot::Tunnel(at) => at.index() < board.tunnels.len(),
        };
        if fits { Ok(()) } else { wrong(fault!("sheet-agenda-step-names-site")) }
    };
    match step {
        Step::Order { slot: at } | Step::Slot { slot: at } => slot(at),
        Step::LastUse { card: last } => card(last),
        Step::Do(task) => node(task.node).and(slot(task.slot)).and(card(task.card)),
        Step::Payment { task, spot: at, .. } => {
            node(task.node).and(slot(task.slot)).and(card(task.card)).and(spot(at))
        }
        Step::FinishUpgrade { node: at, spot: there } => node(at).and(spot(there)),
        Step::Group { of } if usize::from(of) > p.agenda.len() => {
            wrong(fault!("sheet-agenda-group-more-steps"))
        }
        Step::Probe => wrong(fault!("sheet-agenda-probe-no-step")),
        _ => Ok(()),
    }
}
