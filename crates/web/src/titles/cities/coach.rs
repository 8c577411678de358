//! What a friend beside a newcomer would say at a table of Underwater Cities.

mod lately;
mod outlook;

use cities::{
    Board, Card, CardData, CardType, Cities, CitySite, Color, HandCard, Move, Node, NodeId, Piece, Player,
    Resource, Seen, Site, Slot, Spot, Step, View,
};
use kernel::{Game as _, Seat};
use words::{CitiesVoice, Words};

use super::forecast::Forecast;
use crate::coach::{Facts, Noticed, Remark, Row};

/// What can be said.
pub(super) static ROWS: [Row; 47] = [
    Row::question("keep"),
    Row::question("limit"),
    Row::question("choose"),
    Row::question("order"),
    Row::question("later-card"),
    Row::question("make-room"),
    Row::question("build"),
    Row::question("upgrade"),
    Row::question("option"),
    Row::question("part"),
    Row::question("advance"),
    Row::question("gain"),
    Row::question("special"),
    Row::question("payment"),
    Row::question("keep-special"),
    Row::question("action"),
    Row::question("perform"),
    Row::warning("hungry", 6),
    Row::warning("card-lost", 4),
    Row::warning("other-card", 4),
    Row::warning("fifth-action", 2),
    Row::warning("special-price", 3),
    Row::warning("dark-building", 3),
    Row::warning("dark-city", 3),
    Row::warning("white-city", 3),
    Row::warning("no-pair", 3),
    Row::warning("step-left", 2),
    Row::warning("card-pays", 4),
    Row::warning("slot-pays", 3),
    Row::warning("idle-tunnel", 3),
    Row::warning("many-cards", 2),
    Row::warning("can-wait", 2),
    Row::warning("late-goods", 3),
    Row::fact("production", 3),
    Row::fact("slot-gone", 2),
    Row::tip("dark-cities", 4),
    Row::tip("action-ready", 4),
    Row::tip("farm-now", 2),
    Row::tip("third-kind", 4),
    Row::tip("end-cards", 2),
    Row::tip("metropolis", 3),
    Row::tip("matches", 4),
    Row::tip("science", 4),
    Row::tip("go-first", 3),
    Row::tip("one-colour", 2),
    Row::tip("special-offer", 3),
    Row::tip("purple-left", 1),
];

/// Action cards that fit before a player (U-6.4).
const ACTIONS: usize = 4;
/// The last round of each era (U-3.1).
const LAST_ROUNDS: [u8; 3] = [4, 7, 10];
/// The last turn of a round.
const LAST_TURN: u8 = 3;
/// Science that is enough for an upgrade worth thinking of.
const SOME_SCIENCE: u16 = 2;

/// What there is to say about a question of Underwater Cities and its answers, told from what the viewer may know.
pub(super) fn remarks(
    words: &Words,
    game: &Cities,
    view: &View,
    legal: &[Move],
    lately: &[Seen],
) -> Vec<Remark> {
    let asked = view.viewer.filter(|_| view.viewer == view.to_move && !legal.is_empty());
    let me = asked.and_then(|seat| view.players.get(seat.index()));
    let (Some(seat), Some(me), Some(&step)) = (asked, me, view.agenda.last()) else { return Vec::new() };
    let voice = CitiesVoice::new(words, game);
    let say = |id: &str, facts: Facts<'_>| voice.say(id, facts);
    let mut noticed = Noticed::new(&ROWS, &say);
    let board = game.board(&me.open);
    let eye = Eye { game, view, seat, me: &me.open, hand: &me.hand, board, legal, voice: &voice };
    if let Some(name) = question(step, legal) {
        noticed.note(name, &[]);
    }
    match step {
        Step::Choose => {
            eye.facts(lately, &mut noticed);
            eye.choose(&mut noticed);
        }
        Step::Order { slot } => eye.order(slot, &mut noticed),
        Step::Do(_) => {
            eye.builds(&mut noticed);
            eye.upgrades(&mut noticed);
            eye.tunnels(&mut noticed);
            if legal.contains(&Move::Advance) && legal.contains(&Move::Stop) {
                noticed.warn("step-left", &Move::Stop, &[]);
            }
        }
        _ => {}
    }
    noticed.remarks
}

/// The explanation that belongs to a step and its answers.
fn question(step: Step, legal: &[Move]) -> Option<&'static str> {
    let has = |kind: fn(&Move) -> bool| legal.iter().any(kind);
    Some(match step {
        Step::Keep => "keep",
        Step::Limit => "limit",
        Step::Choose => "choose",
        Step::Order { .. } => "order",
        Step::LaterCard => "later-card",
        Step::MakeRoom => "make-room",
        Step::Payment { .. } => "payment",
        Step::KeepSpecial => "keep-special",
        Step::Do(_) if has(|mv| matches!(mv, Move::Build { .. })) => "build",
        Step::Do(_) if has(|mv| matches!(mv, Move::Upgrade { .. })) => "upgrade",
        Step::Do(_) if has(|mv| matches!(mv, Move::Option(_))) => "option",
        Step::Do(_) if has(|mv| matches!(mv, Move::Part(_))) => "part",
        Step::Do(_) if has(|mv| matches!(mv, Move::Advance)) => "advance",
        Step::Do(_) if has(|mv| matches!(mv, Move::Gain(_))) => "gain",
        Step::Do(_) if has(|mv| matches!(mv, Move::Take(_) | Move::Look)) => "special",
        Step::Do(_) if has(|mv| matches!(mv, Move::Use(_))) => "action",
        Step::Do(_) if has(|mv| matches!(mv, Move::Perform(_))) => "perform",
        _ => return None,
    })
}

/// The table as whoever is asked sees it.
struct Eye<'a> {
    game: &'a Cities,
    view: &'a View,
    seat: Seat,
    me: &'a Player,
    hand: &'a [HandCard],
    board: &'a Board,
    legal: &'a [Move],
    voice: &'a CitiesVoice<'a>,
}

impl Eye<'_> {
    fn card(&self, card: Card) -> Option<&CardData> {
        self.game.pack().card(card)
    }

    /// The effect of a slot and its colour; the one that is always there has none.
    fn slot(&self, slot: Slot) -> (NodeId, Option<Color>) {
        let slots = self.game.pack().slots(self.game.players());
        match slots.get(slot.index().wrapping_sub(1)) {
            Some(data) => (data.effect, Some(data.color)),
            None => (self.game.pack().always(), None),
        }
    }

    fn matches(&self, slot: Slot, card: Card) -> bool {
        let color = self.card(card).and_then(|data| data.color);
        color.is_some() && color == self.slot(slot).1
    }

    /// Slots and cards that can be chosen now.
    fn pairs(&self) -> impl Iterator<Item = (Slot, Card)> {
        self.legal.iter().filter_map(|mv| match *mv {
            Move::Choose { slot, card } => Some((slot, card)),
            _ => None,
        })
    }

    /// Whether an effect can do such a thing.
    fn can(&self, effect: NodeId, thing: fn(&Node) -> bool) -> bool {
        let mut found = false;
        self.game.pack().walk(effect, &mut |node| found |= thing(node));
        found
    }

    /// Whether a slot that can do such a thing is open to the player.
    fn open_slot(&self, thing: fn(&Node) -> bool) -> bool {
        self.pairs().any(|(slot, _)| self.can(self.slot(slot).0, thing))
    }

    /// Slot and card.
    fn choose(&self, noticed: &mut Noticed<'_>) {
        self.threats(noticed);
        for mv in self.legal {
            let &Move::Choose { slot, card } = mv else { continue };
            let Some(data) = self.card(card) else { continue };
            if self.matches(slot, card) {
                let gains =
                    |node: &Node| matches!(node, Node::Gain(gain) if gain.goods.get(Resource::Credit) > 0);
                if data.kind == CardType::Action && self.me.actions.len() >= ACTIONS {
                    noticed.warn("fifth-action", mv, &[]);
                } else if u16::from(data.cost) > self.me.purse.get(Resource::Credit)
                    && !self.can(self.slot(slot).0, gains)
                {
                    let have = self.me.purse.get(Resource::Credit);
                    noticed.warn("special-price", mv, &[("price", data.cost.into()), ("have", have.into())]);
                } else if self.can_wait(slot, data) {
                    noticed.warn("can-wait", mv, &[]);
                } else {
                    self.gains(mv, slot, noticed);
                }
                continue;
            }
            let stays = data.kind != CardType::Instant;
            if stays && self.pairs().any(|(other, same)| same == card && self.matches(other, card)) {
                noticed.warn("card-lost", mv, &[]);
            } else if self.pairs().any(|(same, other)| same == slot && self.matches(slot, other)) {
                noticed.warn("other-card", mv, &[]);
            } else {
                self.gains(mv, slot, noticed);
            }
        }
        self.tips(noticed);
    }

    /// Cities that will find nothing to eat when the era ends (U-22.2).
    fn threats(&self, noticed: &mut Noticed<'_>) {
        let near = LAST_ROUNDS.iter().any(|&last| (last - 1..=last).contains(&self.view.round));
        let forecast = Forecast::of(self.game, self.me);
        if near && forecast.lack > 0 {
            let (need, have) = (forecast.need, forecast.need - forecast.lack);
            let points = 3 * forecast.lack;
            noticed
                .note("hungry", &[("need", need.into()), ("have", have.into()), ("points", points.into())]);
        }
    }

    fn tips(&self, noticed: &mut Noticed<'_>) {
        let (view, me) = (self.view, self.me);
        let dark = (me.cities() - me.connected()).len();
        if dark > 0 {
            noticed.note("dark-cities", &[("count", dark.into())]);
        }
        let last_round = LAST_ROUNDS.contains(&view.round);
        let ready = me.action_places().filter(|at| !me.used.has(*at)).count();
        if last_round && ready > 0 && self.open_slot(|node| matches!(node, Node::UseAction { .. })) {
            noticed.note("action-ready", &[("count", ready.into())]);
        }
        self.plans(noticed);
        let mut matching: Vec<Slot> =
            self.pairs().filter(|&(slot, card)| self.matches(slot, card)).map(|(slot, _)| slot).collect();
        matching.sort_unstable();
        matching.dedup();
        if !matching.is_empty() {
            noticed.note("matches", &[("count", matching.len().into())]);
        }
        let science = me.purse.get(Resource::Science);
        if science >= SOME_SCIENCE && self.open_slot(|node| matches!(node, Node::Upgrade { .. })) {
            let left = 4 - view.era.clamp(1, 3);
            noticed.note("science", &[("science", science.into()), ("left", left.into())]);
        }
        // Whoever is on the track goes before the others, who stay as they are (U-20.2).
        let behind = view.standing.first().or(view.order.first()) != Some(&self.seat);
        let steps = |node: &Node| match node {
            Node::Advance { .. } => true,
            Node::Gain(gain) => gain.steps > 0,
            _ => false,
        };
        if view.turn == LAST_TURN && behind && view.players.len() > 1 && self.open_slot(steps) {
            noticed.note("go-first", &[]);
        }
        let colors: Vec<Option<Color>> = self
            .hand
            .iter()
            .filter_map(|card| match card {
                HandCard::Card(card) => Some(self.card(*card)?.color),
                HandCard::Back(_) => None,
            })
            .collect();
        if colors.len() > 1 && colors.iter().all(|it| *it == colors[0]) && matching.len() < 2 {
            noticed.note("one-colour", &[]);
        }
        self.specials(noticed);
        if (1..=2).contains(&view.purple_left) {
            noticed.note("purple-left", &[("count", view.purple_left.into())]);
        }
    }

    /// Where something can be built, by piece.
    fn sites(&self) -> impl Iterator<Item = (Piece, Site)> {
        self.legal.iter().filter_map(|mv| match *mv {
            Move::Build { piece, site } => Some((piece, site)),
            _ => None,
        })
    }

    /// The city site that a site belongs to.
    fn city(&self, site: Site) -> Option<CitySite> {
        match self.board.spot(site)? {
            Spot::City(city) => Some(city),
            Spot::Building(building) => Some(building.city()),
            Spot::Tunnel(_) => None,
        }
    }

    fn is_lit(&self, site: Site) -> bool {
        self.city(site).is_some_and(|city| self.me.connected().has(city))
    }

    /// Pieces that would stand in the dark.
    fn builds(&self, noticed: &mut Noticed<'_>) {
        for mv in self.legal {
            let &Move::Build { piece, site } = mv else { continue };
            if piece.is_building() {
                let lit = self.sites().any(|(same, other)| same == piece && self.is_lit(other));
                if !self.is_lit(site) && lit {
                    noticed.warn("dark-building", mv, &[]);
                }
            } else if piece.is_city() {
                let dark = self.city(site).is_some_and(|city| !self.me.network.has(city));
                if dark {
                    noticed.warn("dark-city", mv, &[]);
                } else if piece == Piece::Nonsymbiotic
                    && self.sites().any(|(other, _)| other == Piece::Symbiotic)
                {
                    noticed.warn("white-city", mv, &[]);
                }
            }
        }
    }

    /// Upgrades that make no pair though another would (U-21.2).
    fn upgrades(&self, noticed: &mut Noticed<'_>) {
        let paired = |site: Site| {
            let Some(Spot::Building(at)) = self.board.spot(site) else { return None };
            let kind = self.me.building(at)?;
            let there = self.board.cities[at.city().index()].sites;
            let lit = self.me.connected().has(at.city());
            let others = self.me.buildings[kind as usize] & self.me.upgraded & there;
            Some((kind, lit && others.len() == 1))
        };
        for mv in self.legal {
            let &Move::Upgrade { site, .. } = mv else { continue };
            let Some((kind, false)) = paired(site) else { continue };
            let better = self.legal.iter().any(
                |other| matches!(*other, Move::Upgrade { site, .. } if paired(site) == Some((kind, true))),
            );
            if better {
                noticed.warn("no-pair", mv, &[]);
            }
        }
    }
}

#[cfg(test)]
mod tests;
