//! The slow and obvious search that leaves nothing out, and the quick one beside it.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use kernel::{Chance, Game, Moves, Quiet, Record, Seed, Set};

use super::Search;
use crate::board::Side;
use crate::cards::Card;
use crate::effect::Trigger;
use crate::game::Cities;
use crate::list::CLONING;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Try;
use crate::setup::Setup;
use crate::step::{Slot, Step};

/// Everything there is: no choice left out, no bound, each slot on its own. `None` if it met more positions than allowed.
struct Patient<'a> {
    game: &'a Cities,
    card: Card,
    slot: Slot,
    seen: HashSet<u64>,
    most: usize,
}

impl Patient<'_> {
    fn reaches(&mut self, p: &Position) -> Option<bool> {
        let game = self.game;
        let mut p = *p;
        let mut moves = Moves::new();
        loop {
            match p.agenda.last().copied() {
                None | Some(Step::Probe) => {
                    return Some(game.can_slot(&p, self.slot, game.try_slot(&p, self.slot)));
                }
                Some(Step::Card) if !game.card_usable(&p, self.card) => return Some(false),
                Some(step) if game.automatic(&mut p, step, &mut Quiet) => continue,
                Some(_) => {}
            }
            moves.clear();
            game.list(&p, &mut moves);
            match moves[..] {
                [] => _ = p.agenda.pop(),
                [only] => game.act(&mut p, only, &mut Quiet),
                _ => break,
            }
        }
        if !self.seen.insert(game.hash(&p)) {
            return Some(false);
        }
        if self.seen.len() > self.most {
            return None;
        }
        for mv in moves.into_iter().rev() {
            let mut next = p;
            game.act(&mut next, mv, &mut Quiet);
            if self.reaches(&next)? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// How the two searches compared.
#[derive(Debug, Default)]
struct Compared {
    helped: u32,
    hopeless: u32,
    too_much: u32,
}

/// A slot that cannot be used as things stand, and a card of its colour.
#[derive(Clone, Copy)]
struct Closed {
    slot: Slot,
    card: Card,
    cloned: bool,
    mv: Move,
    offered: bool,
}

/// Every closed slot with every card of its colour at a choice of slot and card, for which these moves are offered.
fn closed(game: &Cities, p: &Position, moves: &Moves<Move>) -> Vec<Closed> {
    let mut all = Vec::new();
    if p.agenda.last() != Some(&Step::Choose) {
        return all;
    }
    for (slot, data) in (1..).map(Slot).zip(game.slots()) {
        let cloned = !p.tiles[slot.index()].is_empty();
        let clones = p.cloning && p.me().purse.covers(CLONING);
        if cloned && (!clones || p.has_tile(slot, p.active)) {
            continue;
        }
        for card in p.playable().iter().filter(|&card| game.pack.known(card).color == Some(data.color)) {
            let mut now = Try { slot, ..Try::now(p) };
            if cloned {
                now.pay(CLONING);
            }
            let events = Trigger::Match.bit().and(Trigger::SlotColor(data.color).bit());
            now.gain(game.triggered_goods(p, events, slot));
            let mv = if cloned { Move::Clone { slot, card } } else { Move::Choose { slot, card } };
            let offered = moves.contains(&mv);
            if game.can(p, data.effect, now) {
                assert!(offered, "{mv}");
            } else {
                all.push(Closed { slot, card, cloned, mv, offered });
            }
        }
    }
    all
}

/// U-4.6: holds the moves offered at a choice of slot and card against the patient search, for each slot with each card
/// of its colour, or for one in so many of those that are refused.
fn compare(game: &Cities, p: &Position, moves: &Moves<Move>, most: usize, every: u32, sum: &mut Compared) {
    for Closed { slot, card, cloned, mv, offered } in closed(game, p, moves) {
        let number = sum.helped + sum.hopeless + sum.too_much;
        if !offered
            && every > 1
            && (p.chance.0 ^ u64::from(card.0)) % u64::from(every) != u64::from(number % every)
        {
            continue;
        }
        let root = Search::new(game, card, Set::of(slot)).root(p, cloned);
        let mut patient = Patient { game, card, slot, seen: HashSet::new(), most };
        match patient.reaches(&root) {
            Some(found) => {
                assert_eq!(offered, found, "{mv} in {p:?}");
                *(if found { &mut sum.helped } else { &mut sum.hopeless }) += 1;
            }
            None => sum.too_much += 1,
        }
    }
}

/// U-4.6: a slot is offered with a card of its colour exactly if it can be used now or after the card, as a search
/// that leaves nothing out finds it.
#[test]
fn slots_offered_are_those_a_patient_search_finds() {
    let mut sum = Compared::default();
    for (players, side, contracts) in [
        (1, Side::Basic, false),
        (2, Side::Basic, false),
        (3, Side::Asymmetric, true),
        (4, Side::Basic, false),
        (4, Side::Asymmetric, true),
    ] {
        let setup = Setup::new(players).boards(side).contracts(contracts);
        let game = Cities::open(setup).expect("a legal set-up");
        for seed in 0..12 {
            let mut chance = Chance::new(Seed(seed));
            let mut p = game.deal(Seed(seed));
            let mut moves = Moves::new();
            game.moves(&p, &mut moves);
            while !moves.is_empty() {
                compare(&game, &p, &moves, 20_000, 3, &mut sum);
                // Builders get further: of two moves the one that is not to stop.
                let mut mv = moves[chance.below(moves.len())];
                if matches!(mv, Move::Stop | Move::SkipCard) {
                    mv = moves[chance.below(moves.len())];
                }
                game.play(&mut p, mv, &mut moves, &mut Quiet);
            }
        }
    }
    let Compared { helped, hopeless, too_much } = sum;
    assert!(helped > 300 && hopeless > 1000, "{sum:?}");
    assert!(too_much * 100 < hopeless, "{sum:?}");
}

/// U-4.6 a, b: after a card that builds, what the use of the slot brings still counts. Every site that there is may be taken,
/// so that only the build opens one.
#[test]
fn goods_that_a_slot_brings_when_used_count_after_a_build() {
    let mut sum = Compared::default();
    for edition in 1..=crate::EDITION {
        let game = Cities::open(Setup::new(4).edition(edition)).expect("a legal set-up");
        let builders: Vec<Card> = game.pack.cards().map(|data| data.card).collect();
        let builders: Vec<Card> =
            builders.into_iter().filter(|&card| game.pack.brief(card).builds.is_some()).collect();
        let mut chance = Chance::new(Seed(edition.into()));
        for seed in 0..12 {
            let mut p = game.deal(Seed(seed));
            let (mut moves, mut listed) = (Moves::new(), Moves::new());
            game.moves(&p, &mut moves);
            while !moves.is_empty() {
                if p.agenda.last() == Some(&Step::Choose) {
                    let mut other = p;
                    let board = game.board(p.me());
                    let me = other.me_mut();
                    let waiting = game.pack.on_choice - game.pack.asks_on_choice;
                    waiting.iter().for_each(|card| game.lay_claimed(me, card));
                    me.hand = (0..6).map(|_| builders[chance.below(builders.len())]).collect();
                    me.purse.0.iter_mut().for_each(|held| *held = (*held).min(chance.below(3) as u16));
                    if chance.below(2) == 0 {
                        me.buildings[0] |= board.sites_of(me.open) & board.ordinary;
                        me.buildings[0] -= me.buildings[1] | me.buildings[2];
                    }
                    game.moves(&other, &mut listed);
                    compare(&game, &other, &listed, 20_000, 1, &mut sum);
                }
                let mv = moves[chance.below(moves.len())];
                game.play(&mut p, mv, &mut moves, &mut Quiet);
            }
        }
    }
    assert!(sum.helped > 100 && sum.hopeless > 1000, "{sum:?}");
}

/// The position with other cards in hand, with fewer goods, and with more or fewer cards used.
fn other_hands(game: &Cities, p: &Position, chance: &mut Chance) -> [Position; 4] {
    let cards: Vec<Card> =
        game.pack.cards().map(|data| data.card).filter(|&card| card != Card::ASSISTANT).collect();
    std::array::from_fn(|_| {
        let mut other = *p;
        let me = other.me_mut();
        me.purse.0.iter_mut().for_each(|held| *held = (*held).min(chance.below(4) as u16));
        me.hand = (0..8).map(|_| cards[chance.below(cards.len())]).collect();
        me.used = Set::from_bits(chance.below(1 << me.actions.len()) as u8);
        other
    })
}

/// Shows every position of the records of games in a folder with its moves, and choices of slot and card four times as
/// often as `fours` says with other hands and purses too.
fn watch_games(folder: &Path, fours: u32, mut see: impl FnMut(&Cities, &Position, &Moves<Move>)) {
    let mut chance = Chance::new(Seed(1));
    for file in std::fs::read_dir(folder).expect("a folder with records") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a text");
        let record: Record<Cities> = text.parse().expect("a record");
        let old = Cities::open_under(record.setup.clone(), record.rules_version).expect("its set-up");
        let newest = Cities::open(record.setup.clone()).expect("its set-up");
        let mut p = old.deal(record.seed);
        let mut moves = Moves::new();
        old.moves(&p, &mut moves);
        for recorded in &record.moves {
            see(&old, &p, &moves);
            if p.agenda.last() == Some(&Step::Choose) {
                newest.moves(&p, &mut moves);
                see(&newest, &p, &moves);
            }
            for _ in 0..if p.agenda.last() == Some(&Step::Choose) { fours } else { 0 } {
                for (at, other) in other_hands(&old, &p, &mut chance).iter().enumerate() {
                    let game = if at % 2 == 0 { &newest } else { &old };
                    game.moves(other, &mut moves);
                    see(game, other, &moves);
                }
            }
            old.play(&mut p, recorded.mv, &mut moves, &mut Quiet);
        }
    }
}

/// Compares the moves offered in all these positions with what the patient search finds.
fn compare_games(folder: &Path, fours: u32, patience: usize) -> Compared {
    let mut sum = Compared::default();
    watch_games(folder, fours, |game, p, moves| compare(game, p, moves, patience, 1, &mut sum));
    sum
}

/// U-4.6: in late positions of experts, with all that their boards and action cards can do, the same holds.
#[test]
fn slots_offered_to_experts_are_those_a_patient_search_finds() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "experts"].iter().collect();
    let Compared { helped, hopeless, too_much } = compare_games(&folder, 1, 20_000);
    assert!(helped > 150 && hopeless > 800 && too_much * 100 < hopeless, "{helped} {hopeless} {too_much}");
}

/// U-4.6: what is left out since a card brings too little at most is not opened by it, whatever way that is found out, for
/// cards of the whole pack and small purses.
#[test]
fn slots_beyond_the_reach_of_a_card_are_not_opened_by_it() {
    let (mut beyond, mut opened) = (0, 0);
    for edition in 1..=crate::EDITION {
        let game = Cities::open(Setup::new(4).edition(edition)).expect("a legal set-up");
        let cards: Vec<Card> = game.pack.cards().map(|data| data.card).collect();
        let mut chance = Chance::new(Seed(5));
        for seed in 0..4 {
            let mut p = game.deal(Seed(seed));
            let mut moves = Moves::new();
            game.moves(&p, &mut moves);
            while !moves.is_empty() {
                for _ in 0..if p.agenda.last() == Some(&Step::Choose) { 8 } else { 0 } {
                    let mut p = p;
                    let card = cards[chance.below(cards.len())];
                    let me = p.me_mut();
                    me.purse.0.iter_mut().for_each(|held| *held = (*held).min(chance.below(3) as u16));
                    me.hand.add(card);
                    let (brief, try_) = (game.pack.brief(card), Try::now(&p));
                    let outset = game.outset(&p, game.special_left(&p));
                    let Some(color) = brief.color.filter(|_| game.certain(card, &outset).plain) else {
                        continue;
                    };
                    let free = game.ring().of_color[color as usize] - p.taken_slots();
                    let closed = free - game.open_slots(&p, &outset, free, try_);
                    let within = game.within_reach(&p, brief, closed, try_, &outset);
                    let open = game.opened_by(&p, card, closed, false, try_, &outset);
                    assert!(within.covers(open), "{card:?} opens {open:?} in {p:?}");
                    beyond += (closed - within).len();
                    opened += open.len();
                }
                let mv = moves[chance.below(moves.len())];
                game.play(&mut p, mv, &mut moves, &mut Quiet);
            }
        }
    }
    assert!(beyond > 1000 && opened > 300, "{beyond} {opened}");
}

/// The same over the records in the folder `EXPERT_GAMES` names or those of the repository, with `FOURS` times four other
/// hands at each choice, and with searches that have no limit unless `PATIENCE` names one (docs/performance.md).
#[test]
#[ignore = "takes minutes"]
fn slots_offered_in_many_games_are_those_a_patient_search_finds() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let ours: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "experts"].iter().collect();
    let folder = std::env::var("EXPERT_GAMES").map_or(ours, PathBuf::from);
    let fours = number("FOURS").unwrap_or(1) as u32;
    println!("{:?}", compare_games(&folder, fours, number("PATIENCE").unwrap_or(usize::MAX)));
}
