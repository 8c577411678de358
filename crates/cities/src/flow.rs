//! The course of the game: set-up, turns, rounds, eras (U-2, U-3, U-20, U-23).

use kernel::{BySeat, Chance, List, Log, Seat, Seed, Set};

use crate::cards::{Card, Color, Deck};
use crate::event::Event;
use crate::game::Cities;
use crate::goods::Purse;
use crate::position::{HiddenSpecial, Memory, Phase, Player, Position, UNLIMITED};
use crate::run::face_up;
use crate::sets::{CardSet, Tile};
use crate::setup::Laying;
use crate::step::{Slot, Step};

/// Tunnels in the whole game (U-1.6).
pub const TUNNELS: u8 = 46;
/// Nonsymbiotic domes in the whole game, starting cities included (U-1.7).
pub const WHITE_DOMES: u8 = 17;

/// Symbiotic domes in the whole game (U-1.8, U-28.2).
pub const fn purple_domes(players: u8) -> u8 {
    match players {
        1 => UNLIMITED,
        2 => 7,
        3 => 10,
        _ => 13,
    }
}

impl Cities {
    /// The table laid out, the first question not yet asked.
    pub(crate) fn fresh(&self, seed: Seed) -> Position {
        let players = self.setup.players;
        let mut chance = Chance::new(seed);
        let mut p = Position {
            phase: Phase::FirstHands,
            cursor: 0,
            active: Seat(0),
            round: 1,
            turn: 1,
            order: List::new(),
            standing: List::new(),
            tiles: [Set::EMPTY; 16],
            cloning: players == 4,
            stalled: false,
            deck: List::new(),
            discard: CardSet::EMPTY,
            specials: List::new(),
            open_specials: CardSet::EMPTY,
            unseen: CardSet::EMPTY,
            gone: CardSet::EMPTY,
            shown: CardSet::EMPTY,
            spare_blues: List::new(),
            contracts: List::new(),
            tunnels_left: TUNNELS,
            white_left: WHITE_DOMES,
            purple_left: purple_domes(players),
            players: BySeat::default(),
            played: None,
            looked: List::new(),
            memory: Memory::default(),
            agenda: List::new(),
            chance: Chance(0),
        };
        // U-2.9: the play order.
        p.order.extend(Seat::all(players));
        chance.shuffle(&mut p.order);
        // U-2.4: Special cards.
        let mut cards: arrayvec::ArrayVec<Card, 256> = arrayvec::ArrayVec::new();
        cards.extend(self.pack.deck(Deck::Special).iter());
        chance.shuffle(&mut cards);
        p.specials.extend(cards.iter().map(|&card| HiddenSpecial { card, known: Set::EMPTY }));
        face_up(&mut p);
        cards.clear();
        cards.extend(self.pack.deck(Deck::Special3).iter());
        chance.shuffle(&mut cards);
        p.open_specials = cards.iter().take(6).copied().collect();
        p.unseen = cards.iter().skip(6).copied().collect();
        // U-2.6, U-2.7: boards and metropolises.
        let shuffled = |chance: &mut Chance, fits: &dyn Fn(usize) -> bool, len: usize| {
            let mut list: arrayvec::ArrayVec<u8, 256> =
                (0..len.min(255)).filter(|&at| fits(at)).map(|at| at as u8).collect();
            chance.shuffle(&mut list);
            list
        };
        let pack = &self.pack;
        let boards =
            shuffled(&mut chance, &|at| pack.boards()[at].side == self.setup.side(), pack.boards().len());
        let tiles = pack.metropolises();
        let solo = players == 1;
        let mut browns = shuffled(
            &mut chance,
            &|at| tiles[at].brown && !(solo && tiles[at].left_out_in_solo),
            tiles.len(),
        );
        let mut blues = shuffled(&mut chance, &|at| !tiles[at].brown, tiles.len());
        let next = |list: &mut arrayvec::ArrayVec<u8, 256>| list.pop().unwrap_or_default();
        for (place, seat) in p.order.into_iter().enumerate() {
            let board = boards[place];
            let start = Set::of(pack.boards()[usize::from(board)].start);
            let mut player = Player {
                board,
                // U-2.8: credits, science, kelp, steelplast.
                purse: Purse([2, 1, 1, 1, 0]),
                metropolises: [next(&mut browns), next(&mut blues), next(&mut blues)],
                white: start,
                network: start,
                ..Player::default()
            };
            player.open = start | pack.boards()[usize::from(board)].neighbours_of(start);
            player.actions.push(Card::ASSISTANT);
            // U-2.9: seats 2, 3 and 4 start higher on the track, with what lies on the way.
            match place {
                1 => player.steps = 1,
                2 => {
                    player.steps = 2;
                    player.purse = Purse([3, 1, 1, 1, 0]);
                }
                3 => {
                    player.steps = 3;
                    player.purse = Purse([3, 1, 1, 2, 0]);
                }
                _ => {}
            }
            p.players[seat] = player;
            p.white_left -= 1;
            if place > 0 {
                p.standing.insert(0, seat);
            }
        }
        p.spare_blues.extend(blues);
        // U-26.1: contracts.
        if self.setup.contracts {
            let contracts = shuffled(&mut chance, &|_| true, pack.contracts().len());
            p.contracts.extend(contracts.into_iter().take(3));
            p.contracts.sort_unstable();
        }
        p.chance = Chance(chance.word());
        self.new_deck(&mut p);
        self.deal_cards(&mut p, 6, &mut kernel::Quiet);
        self.block(&mut p, &mut kernel::Quiet);
        self.ask_hand(&mut p);
        p
    }

    /// Shuffles the deck of the era (U-2.2, U-23.4).
    fn new_deck(&self, p: &mut Position) {
        p.deck.clear();
        p.deck.extend_from_slice(self.pack.pile(p.era()));
        p.chance.shuffle(&mut p.deck);
    }

    /// Deals cards in blocks, in play order (U-30.11).
    fn deal_cards(&self, p: &mut Position, cards: u8, log: &mut impl Log<Position, Event>) {
        for seat in p.order {
            p.active = seat;
            self.draw(p, cards, log);
        }
    }

    pub(crate) fn ask_hand(&self, p: &mut Position) {
        p.active = p.order[usize::from(p.cursor)];
        p.owe(Step::Keep);
        // U-2.7: where the owner lays the blue tiles, that comes before the cards.
        if p.phase == Phase::FirstHands && self.setup.metropolises == Laying::Chosen {
            p.owe(Step::Lay);
        }
    }

    /// Goes on when nothing is owed; `false` when the game is over.
    pub(crate) fn go_on(&self, p: &mut Position, log: &mut impl Log<Position, Event>) -> bool {
        p.cursor += 1;
        let all = p.cursor == self.setup.players;
        match p.phase {
            Phase::Over => {
                p.cursor = 0;
                return false;
            }
            Phase::FirstHands | Phase::NewHands if !all => self.ask_hand(p),
            Phase::FirstHands | Phase::NewHands => {
                if self.version >= 2 && self.setup.players > 1 {
                    log.note(p, Event::HandsChosen);
                }
                self.lay_aside(p, log);
                p.phase = Phase::Turns;
                self.begin_round(p, log);
            }
            Phase::Turns if !all => self.begin_turn(p),
            Phase::Turns if p.turn < 3 => {
                p.turn += 1;
                p.cursor = 0;
                self.begin_turn(p);
            }
            Phase::Turns => self.end_round(p, log),
            Phase::Production if !all => self.begin_production(p, log),
            Phase::Production => self.end_era(p, log),
            Phase::Scoring if !all => self.begin_scoring(p, log),
            Phase::Scoring => {
                p.phase = Phase::Over;
                p.cursor = 0;
                p.memory = Memory::default();
                log.note(p, Event::Over);
            }
        }
        true
    }

    /// Cards chosen in secret go where they belong, all at once (U-2.11, U-23.4).
    fn lay_aside(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        for seat in p.order {
            for card in p.players[seat].aside {
                p.players[seat].aside.remove(0);
                self.discard(p, card);
                log.note(p, Event::Discarded { seat, card });
            }
        }
    }

    fn begin_round(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        p.turn = 1;
        p.cursor = 0;
        if p.round > 1 {
            self.block(p, log);
        }
        self.begin_turn(p);
    }

    fn begin_turn(&self, p: &mut Position) {
        p.active = p.order[usize::from(p.cursor)];
        p.memory = Memory::default();
        let turn = [Step::CleanUp, Step::Offer, Step::TurnEnds, Step::Choose];
        p.agenda.extend_from_slice(&turn);
        if p.me().hand.len() > self.hand_limit(p.me()) {
            p.owe(Step::Limit);
        }
    }

    /// U-20.
    fn end_round(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        p.tiles = [Set::EMPTY; 16];
        p.cloning = self.setup.players == 4;
        p.stalled = self.setup.players == 1 && p.standing.is_empty();
        let mut order = p.standing;
        order.extend(p.order.into_iter().filter(|seat| !p.standing.contains(seat)));
        p.order = order;
        p.standing.clear();
        for seat in Seat::all(self.setup.players) {
            p.players[seat].steps = 0;
        }
        log.note(p, Event::RoundEnded { round: p.round, order: p.order });
        p.cursor = 0;
        if matches!(p.round, 4 | 7 | 10) {
            p.phase = Phase::Production;
            self.begin_production(p, log);
        } else {
            p.round += 1;
            self.begin_round(p, log);
        }
    }

    /// U-23, after everybody has produced.
    fn end_era(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        p.cursor = 0;
        p.memory = Memory::default();
        for seat in p.order {
            p.players[seat].used = Set::EMPTY;
        }
        for seat in p.order {
            self.feed(p, seat, log);
        }
        if p.round == 10 {
            p.phase = Phase::Scoring;
            self.begin_scoring(p, log);
            return;
        }
        p.unseen |= p.deck.iter().copied().collect();
        p.gone |= p.discard;
        p.discard = CardSet::EMPTY;
        p.round += 1;
        p.phase = Phase::NewHands;
        self.new_deck(p);
        log.note(p, Event::EraBegan { era: p.era() + 1 });
        self.deal_cards(p, 3, log);
        self.ask_hand(p);
    }

    /// Solo: blocking tiles of the round (U-28.5 to U-28.8).
    pub(crate) fn block(&self, p: &mut Position, log: &mut impl Log<Position, Event>) {
        if self.setup.players != 1 {
            return;
        }
        let slots = self.slots();
        let ring = slots.len();
        let first = |color: Color| slots.iter().position(|slot| slot.color == color).unwrap_or(0);
        for color in [Color::Yellow, Color::Red, Color::Green] {
            let at = (first(color) + usize::from(self.setup.offset) + usize::from(p.round) - 2) % ring;
            p.tiles[at + 1].add(Tile::Blocking);
        }
        let blocked = |tiles: &Set<Tile>| tiles.has(Tile::Blocking);
        if p.stalled
            && !p.tiles[1..=ring].iter().all(blocked)
            && let Some(card) = self.turn_up(p, log)
        {
            let digits = card.0 / 100 + card.0 / 10 % 10 + card.0 % 10;
            let mut at = (first(Color::Green) + usize::from(digits) - 1) % ring;
            while blocked(&p.tiles[at + 1]) {
                at = (at + 1) % ring;
            }
            p.tiles[at + 1].add(Tile::Blocking);
            p.discard.add(card);
            log.note(p, Event::Blocked { slot: Slot(at as u8 + 1), card });
        }
        p.stalled = false;
    }
}
