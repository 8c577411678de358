//! What a network is told of a position: facts that the seat may know, as numbers of about 1.
//!
//! The facts of the seat and of its strongest rival are told by the same list, hands apart: of a rival's hand only the
//! number of cards is known. What cards, slots and sites promise is told as the hand-made judge sees it at this moment.

use ::cities::{
    ActionPlace, CardSet, CardType, Cities, Deck, Gain, Phase, Piece, Player, Position, Resource, Side, Tile,
    output, pair,
};
use arrayvec::ArrayVec;
use kernel::{Game as _, Seat};

use super::CitiesJudge;
use super::sight::{Sight, productions_left};
use super::terms::Terms;

/// How many facts there are.
pub(super) const INPUTS: usize = TABLE + 2 * PLAYER + HAND + RIVALS;

/// Facts of the table.
const TABLE: usize = 22;
/// Facts of a player that everybody knows.
const PLAYER: usize = 89;
/// Facts of the seat's own hand, and of slots.
const HAND: usize = 43;
/// Facts of the other rivals.
const RIVALS: usize = 8;

/// The facts of a position, one behind the other.
struct Row<'a> {
    facts: &'a mut [f32],
    at: usize,
}

impl Row<'_> {
    fn tell(&mut self, fact: f32) {
        // Absurd weights make absurd facts, and no harm.
        self.facts[self.at] = if fact.is_finite() { fact.clamp(-20.0, 20.0) } else { 0.0 };
        self.at += 1;
    }

    /// A number that is usually not greater than `most`.
    fn number(&mut self, number: impl Into<f64>, most: f32) {
        self.tell(number.into() as f32 / most);
    }

    fn flag(&mut self, holds: bool) {
        self.tell(f32::from(u8::from(holds)));
    }
}

/// What somebody will make in the next Production.
#[derive(Default)]
struct Flow {
    goods: [f32; 5],
    points: f32,
}

impl Flow {
    fn add(&mut self, gain: Gain, times: f32) {
        for (sum, more) in self.goods.iter_mut().zip(gain.goods.0) {
            *sum += f32::from(more) * times;
        }
        self.points += f32::from(gain.points) * times;
    }
}

/// Turns that a seat has had.
fn turns_had(p: &Position, seat: Seat) -> u8 {
    let before = (p.round - 1) * 3 + p.turn - 1;
    match p.phase {
        Phase::FirstHands => 0,
        Phase::Turns => {
            let place = p.order.iter().position(|&it| it == seat).unwrap_or(0);
            before + u8::from(place < usize::from(p.cursor))
        }
        Phase::Production | Phase::NewHands | Phase::Scoring | Phase::Over => before + 1,
    }
}

impl CitiesJudge {
    /// Tells the facts of a position that this seat may know, and how many points its place seems to be worth.
    ///
    /// # Panics
    /// If there is no room for them all.
    pub(super) fn features(&self, game: &Cities, p: &Position, seat: Seat, facts: &mut [f32]) -> f32 {
        let mut row = Row { facts, at: 0 };
        self.table(game, p, seat, &mut row);
        debug_assert_eq!(row.at, TABLE);
        let me = &p.players[seat];
        let actions: CardSet = me.actions.iter().copied().collect();
        let mut s = self.plain(p, seat, *me.hand | actions);
        self.weigh(game, &mut s, p);
        let public = self.player(game, &s, p, &mut row);
        let own = public + self.hand_worth(game, &s, me) + self.actions_worth(&s, me);
        debug_assert_eq!(row.at, TABLE + PLAYER);
        self.hand(game, &s, p, &mut row);
        debug_assert_eq!(row.at, TABLE + PLAYER + HAND);
        // Sites and slots are weighed for oneself alone: it takes most of the time.
        let mut rivals: ArrayVec<(f32, Sight), 3> = Seat::all(game.players())
            .filter(|&other| other != seat)
            .map(|other| {
                let s = self.plain(p, other, CardSet::EMPTY);
                let mut terms = Terms::default();
                self.network(game, &s, p, s.left, &mut terms);
                (f32::from(p.players[other].points) + terms.network + terms.production, s)
            })
            .collect();
        rivals.sort_by(|one, other| other.0.total_cmp(&one.0));
        let best = match rivals.first() {
            Some((_, s)) => {
                self.player(game, s, p, &mut row) + p.players[s.seat].hand.len() as f32 * s.unseen
            }
            None => {
                (0..PLAYER).for_each(|_| row.tell(0.0));
                0.0
            }
        };
        debug_assert_eq!(row.at, TABLE + 2 * PLAYER + HAND);
        let ahead = own - best;
        row.tell(ahead / 30.0);
        for place in 0..3 {
            let stands = rivals.get(place).map(|it| it.0);
            row.flag(stands.is_some());
            row.tell(stands.map_or(0.0, |stands| (stands - f32::from(me.points)) / 50.0));
        }
        row.flag(rivals.get(2).is_some_and(|it| it.0 > public));
        debug_assert_eq!(row.at, INPUTS);
        own
    }

    /// Facts of the table.
    fn table(&self, game: &Cities, p: &Position, seat: Seat, row: &mut Row<'_>) {
        let players = game.players();
        (1..=4).for_each(|number| row.flag(players == number));
        (0..3).for_each(|era| row.flag(p.era() == era));
        let had = turns_had(p, seat);
        row.number(30 - had.min(30), 30.0);
        let end = [12, 21, 30][usize::from(p.era())];
        row.number(end - had.min(end), 12.0);
        row.number(productions_left(p, seat) as u32, 3.0);
        (0..3).for_each(|turn| row.flag(p.phase == Phase::Turns && had % 3 == turn));
        row.flag(p.active == seat);
        let place = p.order.iter().position(|&it| it == seat).unwrap_or(0);
        row.number(place as u32, 3.0);
        row.flag(game.board(&p.players[seat]).side == Side::Asymmetric);
        row.flag(!p.contracts.is_empty());
        row.number(p.tunnels_left.min(30), 30.0);
        row.number(p.white_left.min(20), 20.0);
        row.number(p.purple_left.min(20), 20.0);
        row.flag(p.cloning);
        row.number(game.pack().slots(players).len() as u32, 15.0);
    }

    /// What the judge thinks of the sites, slots and known cards of a seat.
    fn weigh(&self, game: &Cities, s: &mut Sight, p: &Position) {
        self.best_sites(game, s, p);
        for &card in &p.players[s.seat].actions {
            s.cards[usize::from(card.0)] = self.card(game, s, p, card);
        }
        self.weigh_slots(game, s, p, false);
        for card in s.known.iter() {
            s.cards[usize::from(card.0)] = self.card(game, s, p, card);
        }
        self.weigh_hand(game, s);
    }

    /// Facts of a player that everybody knows; about what they add up to is returned.
    fn player(&self, game: &Cities, s: &Sight, p: &Position, row: &mut Row<'_>) -> f32 {
        let start = row.at;
        let me = &p.players[s.seat];
        let pack = game.pack();
        row.number(me.points, 50.0);
        for held in me.purse.0 {
            row.number(held.min(20), 8.0);
            row.number(held.min(2), 2.0);
        }
        row.number(me.hand.len(), 5.0);
        row.number(me.steps, 4.0);
        let place = p.standing.iter().position(|&seat| seat == s.seat).unwrap_or(0);
        row.number(place as u32, 3.0);
        row.number(me.contracts.len(), 3.0);
        let (mut ready, mut used) = (0.0, 0.0);
        for (at, card) in (0..).map(ActionPlace).zip(&me.actions) {
            let worth = s.cards[usize::from(card.0)].max(0.0);
            *(if me.used.has(at) { &mut used } else { &mut ready }) += worth;
        }
        row.number(me.actions.len() as u32, 4.0);
        row.number(me.used.len(), 4.0);
        row.tell(ready / 10.0);
        row.tell(used / 10.0);
        row.tell(self.actions_worth(s, me) / 10.0);
        let specials = pack.deck(Deck::Special) | pack.deck(Deck::Special3);
        row.number((me.claimed & specials).len(), 3.0);
        let mut claimed = 0.0;
        for kind in [CardType::Permanent, CardType::Production, CardType::EndScoring] {
            let cards = me.claimed & pack.of_type(kind);
            let worth: f32 = cards.iter().map(|card| self.card(game, s, p, card)).sum();
            row.number(cards.len(), 5.0);
            row.tell(worth / 15.0);
            claimed += worth;
        }
        let mut terms = Terms::default();
        let kelp = self.network(game, s, p, s.left, &mut terms);
        terms.feeding = self.feeding(s, p, s.left, kelp);
        self.metropolises(game, s, p, s.left, &mut terms);
        row.tell(terms.network / 30.0);
        row.tell(terms.production / 30.0);
        row.tell(terms.feeding / 10.0);
        row.tell(terms.room / 6.0);
        row.tell(terms.metropolises / 12.0);
        row.tell(s.purse(me.purse) / 15.0);
        self.pieces(game, s, p, row);
        let sum = f32::from(me.points)
            + terms.network
            + terms.production
            + terms.feeding
            + terms.room
            + terms.metropolises
            + claimed
            + s.purse(me.purse);
        row.tell(sum / 80.0);
        debug_assert_eq!(row.at, start + PLAYER);
        sum
    }

    /// What stands on a player's board, and what it makes.
    fn pieces(&self, game: &Cities, s: &Sight, p: &Position, row: &mut Row<'_>) {
        let me = &p.players[s.seat];
        let board = game.board(me);
        let (connected, cities) = (me.connected(), me.cities());
        for domes in [me.white, me.purple] {
            row.number((domes & me.network).len(), 4.0);
            row.number((domes - me.network).len(), 2.0);
        }
        let (mut flow, mut by_kinds) = (Flow::default(), [0u8; 4]);
        connected.iter().for_each(|city| by_kinds[usize::from(game.kinds_at(me, city)).min(3)] += 1);
        by_kinds.into_iter().for_each(|number| row.number(number, 4.0));
        let sites = board.sites_of(connected);
        for piece in Piece::BUILDINGS {
            let buildings = me.buildings[piece as usize];
            let mut pairs = 0u8;
            for site in buildings & sites {
                let times = f32::from(board.sites[site.index()].times);
                flow.add(output(piece, me.upgraded.has(site)), times);
            }
            for city in connected {
                let there = buildings & me.upgraded & board.cities[city.index()].sites;
                pairs += u8::from(!there.fewer_than(2));
            }
            flow.add(pair(piece), pairs.into());
            row.number((buildings & (sites - me.upgraded)).len(), 4.0);
            row.number((buildings & sites & me.upgraded).len(), 4.0);
            row.number((buildings - sites).len(), 2.0);
            row.number(pairs, 2.0);
        }
        let free = board.ordinary - me.built();
        row.number((board.sites_of(connected) & free).len(), 10.0);
        row.number((board.sites_of(cities - connected) & free).len(), 6.0);
        row.number((me.network - cities).len(), 3.0);
        let tunnels = game.city_tunnels(me);
        for site in tunnels {
            let times = f32::from(board.tunnels[site.index()].print.times);
            flow.add(output(Piece::Tunnel, me.upgraded_tunnels.has(site)), times);
        }
        row.number((tunnels - me.upgraded_tunnels).len(), 6.0);
        row.number((tunnels & me.upgraded_tunnels).len(), 5.0);
        row.number((me.tunnels - tunnels).len(), 3.0);
        for city in me.purple & me.network {
            flow.add(output(Piece::Symbiotic, false), board.cities[city.index()].print.times.into());
        }
        for goods in flow.goods {
            row.tell(goods / 5.0);
            row.tell(goods * s.left as f32 / 10.0);
        }
        row.tell(flow.points / 8.0);
        row.tell(flow.points * s.left as f32 / 15.0);
        let net = flow.goods[Resource::Kelp as usize] - connected.len() as f32;
        let held = f32::from(me.purse.get(Resource::Kelp) + me.purse.get(Resource::Biomatter));
        row.tell(net.max(0.0) / 3.0);
        row.tell((-net).max(0.0) / 4.0);
        row.tell((-net - held).max(0.0) / 4.0);
        for (space, &ways) in board.metropolises.iter().enumerate() {
            let missing = ways - me.tunnels;
            row.flag(missing.is_empty());
            let away = self.tunnels_to(board, me, missing);
            row.tell(if missing.is_empty() { 0.0 } else { 1.0 / f32::from(away.max(1)) });
            let tile = me.metropolises[space];
            row.tell(self.tile(game, s, p, tile) / 10.0);
        }
        row.number(me.gained.len() as u32, 2.0);
        let best = |worths: &[f32]| worths.iter().copied().fold(0.0, f32::max);
        row.tell(best(&s.piece[..3]) / 8.0);
        row.tell(s.piece[3] / 8.0);
        row.tell(best(&s.piece[4..]) / 8.0);
        row.tell(best(&s.upgrade) / 6.0);
    }

    /// What a metropolis is worth in the rest of the game, what it gives at once apart.
    fn tile(&self, game: &Cities, s: &Sight, p: &Position, tile: u8) -> f32 {
        let data = &game.pack().metropolises()[usize::from(tile)];
        let scored: f32 = data.scores.iter().map(|&score| self.score(game, s, p, score)).sum();
        let mut purse = p.players[s.seat].purse;
        let made = data.production.map_or(0.0, |node| self.effect(game, s, p, node, &mut purse));
        scored + made * s.left as f32
    }

    /// Facts of the seat's hand, and of what it can do with it.
    fn hand(&self, game: &Cities, s: &Sight, p: &Position, row: &mut Row<'_>) {
        let me = &p.players[s.seat];
        let pack = game.pack();
        let start = row.at;
        let mut worths = [0.0f32; 64];
        let (mut colors, mut kinds, mut best) = ([0u8; 3], [0u8; 5], [0.0f32; 3]);
        let mut specials = 0u8;
        for (at, card) in me.hand.iter().enumerate().take(worths.len()) {
            let worth = s.used[usize::from(card.0)].max(0.0);
            worths[at] = worth;
            let Some(data) = pack.card(card) else { continue };
            kinds[data.kind as usize] += 1;
            specials += u8::from(data.cost > 0);
            if let Some(color) = data.color {
                colors[color as usize] += 1;
                best[color as usize] = best[color as usize].max(worth);
            }
        }
        worths.sort_unstable_by(|one, other| other.total_cmp(one));
        colors.into_iter().for_each(|number| row.number(number, 3.0));
        kinds.into_iter().for_each(|number| row.number(number, 3.0));
        row.number(specials, 2.0);
        worths[..4].iter().for_each(|&worth| row.tell(worth / 10.0));
        best.into_iter().for_each(|worth| row.tell(worth / 10.0));
        let limit = game.hand_limit(me);
        row.number(limit - 3, 2.0);
        row.number(me.hand.len().saturating_sub(limit), 3.0);
        row.tell(self.hand_worth(game, s, me) / 10.0);
        self.choices(game, s, p, me, row);
        debug_assert_eq!(row.at, start + HAND);
    }

    /// Which slots are free, and what the best of them promise.
    fn choices(&self, game: &Cities, s: &Sight, p: &Position, me: &Player, row: &mut Row<'_>) {
        let pack = game.pack();
        let slots = pack.slots(game.players());
        let (mut promises, mut free_of) = ([0.0f32; 16], [0u8; 3]);
        for (at, slot) in (1..).zip(slots) {
            let free = p.tiles[at].is_empty();
            if !free && (!p.cloning || p.tiles[at].has(Tile::Of(s.seat))) {
                continue;
            }
            free_of[slot.color as usize] += u8::from(free);
            let with = me.hand.iter().map(|card| {
                let matched = pack.card(card).is_some_and(|data| data.color == Some(slot.color));
                let used = if matched { s.used[usize::from(card.0)].max(0.0) } else { 0.0 };
                s.slots[at] + used - s.held[usize::from(card.0)]
            });
            promises[at] = with.fold(0.0, f32::max);
        }
        for (tiles, promise) in p.tiles.iter().zip(promises).skip(1) {
            row.tell(if tiles.is_empty() { promise / 10.0 } else { 0.0 });
        }
        promises.sort_unstable_by(|one, other| other.total_cmp(one));
        promises[..3].iter().for_each(|&promise| row.tell(promise / 10.0));
        free_of.into_iter().for_each(|number| row.number(number, 5.0));
        let mut ready = [0.0f32; 2];
        for at in me.action_places().filter(|&at| !me.used.has(at)) {
            let worth = s.cards[usize::from(me.actions[at.index()].0)];
            if worth > ready[0] {
                ready = [worth, ready[0]];
            } else if worth > ready[1] {
                ready[1] = worth;
            }
        }
        ready.into_iter().for_each(|worth| row.tell(worth / 8.0));
        row.tell(s.slots[0] / 5.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::Weights;
    use ::cities::Setup;
    use kernel::{Chance, Moves, Quiet, Seed, Viewer};

    /// Dealt anew, whatever a seat cannot know changes nothing of what a network is told; every place is written.
    #[test]
    fn a_network_is_told_what_the_seat_may_know_and_nothing_else() {
        for players in 1..=4 {
            let game = Cities::open(Setup::new(players)).expect("a set-up of the box");
            let judge = CitiesJudge::new(&game, Weights::standard());
            let mut chance = Chance::new(Seed(players.into()));
            let (mut p, mut moves) = (game.deal(Seed(7)), Moves::new());
            game.moves(&p, &mut moves);
            while let Some(seat) = game.to_move(&p) {
                if chance.below(8) == 0 {
                    let (mut told, mut again) = ([f32::NAN; INPUTS], [f32::NAN; INPUTS]);
                    let worth = judge.features(&game, &p, seat, &mut told);
                    let mut dealt = p;
                    game.redeal(&mut dealt, Viewer::Seat(seat), &mut chance);
                    assert_eq!(judge.features(&game, &dealt, seat, &mut again), worth);
                    assert_eq!(told, again, "{players} players, round {}", p.round);
                    assert!(worth.is_finite() && told.iter().all(|fact| fact.abs() <= 20.0));
                }
                let mv = moves[chance.below(moves.len())];
                game.play(&mut p, mv, &mut moves, &mut Quiet);
            }
        }
    }
}
