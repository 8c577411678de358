//! What is worth doing on the way to a slot: the rest is left out of the search.
//!
//! Whoever goes through a way that opens a slot and leaves out all that brings nothing wanted has a shorter way that
//! opens it too: goods that were not spent, sites that were not taken and cards that were not used never hurt. So the
//! search tries what brings something wanted, and everything only where something has to be done (U-30.5).

use crate::ahead::bound::Most;
use crate::cards::Card;
use crate::effect::{Clause, Events, Node, NodeId, Trigger};
use crate::game::Cities;
use crate::goods::{Cost, Gain, Resource};
use crate::moves::Move;
use crate::pack::Outlook;
use crate::place::{Piece, Pieces};
use crate::position::Position;
use crate::produce::output;
use crate::step::Slot;
use kernel::Set;

/// What is wanted in one search.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Wanted {
    /// Whatever there is: the way depends on how many of something there are.
    everything: bool,
    /// Goods, of which there may be too few.
    goods: Set<Resource>,
    /// Steps on the Federation track, for the goods they bring.
    steps: bool,
    /// Events for which waiting cards give wanted goods.
    events: Events,
    /// Pieces to be built, whatever their site brings: they open sites, or are to be upgraded.
    builds: Pieces,
    /// Buildings, cities, tunnels for what is printed on their sites.
    bonuses: [bool; 3],
    /// Action cards that are available, and to use them.
    actions: bool,
    uses: bool,
    /// Slots to be performed.
    slots: Set<Slot>,
    /// Nonsymbiotic domes in the supply.
    domes: bool,
}

impl Wanted {
    /// Nothing is left out.
    pub(super) const EVERYTHING: Self = Self {
        everything: true,
        goods: Set::EMPTY,
        steps: false,
        events: Events(0),
        builds: Pieces(0),
        bonuses: [false; 3],
        actions: false,
        uses: false,
        slots: Set::EMPTY,
        domes: false,
    };

    /// Whether cities must be told apart: cards wait for what happens at one of them.
    pub(super) fn tells_cities_apart(&self) -> bool {
        self.everything || self.events.meets(Events::AT_CITIES)
    }

    /// Whether more goods could be worse: a condition may ask that there are few.
    pub(super) fn counts(&self) -> bool {
        self.everything
    }

    /// Whether an effect may bring something wanted.
    fn has(&self, outlook: &Outlook) -> bool {
        self.everything
            || outlook.goods.kinds().meets(self.goods)
            || outlook.steps > 0 && self.steps
            || outlook.events.meets(self.events)
            || outlook.builds.meets(self.builds)
            || outlook.built.iter().zip(self.bonuses).any(|(&built, bonus)| built > 0 && bonus)
            || outlook.uses > 0 && self.uses
            || outlook.refreshes > 0 && self.actions
            || outlook.performs > 0 && !self.slots.is_empty()
            || outlook.converts && self.domes
    }

    fn has_gain(&self, gain: Gain) -> bool {
        gain.goods.kinds().meets(self.goods) || gain.steps > 0 && self.steps
    }
}

impl Cities {
    /// What is wanted by a search for these slots with this card, of which at most so much is to come.
    pub(super) fn wanted(&self, p: &Position, card: Card, slots: Set<Slot>, most: Option<&Most>) -> Wanted {
        let some = |most: &&Most| !most.all.counts && !self.asks(p) && !self.asks_for_few(p, card);
        let Some(most) = most.filter(some) else {
            return Wanted::EVERYTHING;
        };
        let mut reach = Reach { game: self, p, card, scarce: Set::all(), most: &most.all };
        let target = reach.target(slots);
        // What a build brings may pay for its upgrade, and a metropolis may give as much as there is of something.
        let upgrades_builds = self.counts_whole_build() && target.builds.meets(target.upgrades);
        if target.counts || target.refreshes > 0 || upgrades_builds && self.tiles_count(p) {
            return Wanted::EVERYTHING;
        }
        reach.scarce = self.scarce(p, &most.all, &target);
        let mut wanted = Wanted { actions: target.uses > 0, ..Wanted::default() };
        reach.need(&mut wanted, &target);
        // Some other site than those there are may bring it.
        if upgrades_builds && !wanted.goods.is_empty() {
            wanted.builds = wanted.builds.and(Pieces::CITIES).and(Pieces::only(Piece::Tunnel));
        }
        if Self::upgradable(p.me(), target.upgrades).is_empty() {
            wanted.builds = wanted.builds.and(target.upgrades);
        }
        if target.converts && p.me().white.is_empty() {
            wanted.builds = wanted.builds.and(Pieces::only(Piece::Nonsymbiotic));
        }
        // What is wanted makes more wanted: at last nothing new.
        loop {
            let before = wanted;
            reach.spread(&mut wanted);
            if before == wanted {
                return wanted;
            }
        }
    }

    /// Whether a metropolis of the player gives as much as there is of something.
    fn tiles_count(&self, p: &Position) -> bool {
        let mut tiles =
            p.me().metropolises.into_iter().map(|tile| &self.pack.metropolises()[usize::from(tile)]);
        tiles.any(|tile| tile.instant.is_some_and(|instant| self.pack.outlook(instant).counts))
    }

    /// Whether some claimed card waits for an event and asks something then.
    fn asks(&self, p: &Position) -> bool {
        (p.me().claimed & self.pack.waiting).iter().any(|card| {
            self.pack.known(card).clauses.iter().any(|clause| {
                matches!(clause, Clause::When { events, then, .. }
                    if *events != Trigger::TurnEnds.bit() && self.pack.gain_of(*then).is_none())
            })
        })
    }

    /// Goods that might not suffice for all that can be done on the way and for the slot.
    fn scarce(&self, p: &Position, most: &Outlook, target: &Outlook) -> Set<Resource> {
        let me = p.me();
        let board = self.board(me);
        let builds =
            |outlook: &Outlook| outlook.built.iter().fold(0u8, |sum, &built| sum.saturating_add(built));
        let mut need = [0u16; 5];
        let mut add = |goods: Cost, times: u8| {
            for (need, more) in need.iter_mut().zip(goods.0) {
                *need += u16::from(more) * u16::from(times);
            }
        };
        add(most.spends, 1);
        add(target.spends, 1);
        add(board.worst_surcharge, builds(most).saturating_add(builds(target)));
        let short = |resource: Resource| me.purse.get(resource) < need[resource as usize];
        let mut scarce = Set::EMPTY;
        for resource in Resource::ALL {
            // Biomatter stands in for kelp and steelplast.
            let due = match resource {
                Resource::Biomatter => {
                    let stands_in =
                        [Resource::Kelp, Resource::Steelplast].into_iter().filter(|&it| short(it));
                    stands_in.map(|it| need[it as usize]).sum::<u16>() + need[Resource::Biomatter as usize]
                }
                _ => need[resource as usize],
            };
            if me.purse.get(resource) < due {
                scarce.add(resource);
            }
        }
        scarce
    }

    /// Whether a move that could be left out may bring something wanted.
    pub(super) fn is_wanted(&self, p: &Position, node: Option<NodeId>, mv: Move, wanted: &Wanted) -> bool {
        if wanted.everything {
            return true;
        }
        let has = |node: NodeId| wanted.has(self.pack.outlook(node));
        let part =
            |number: u8| node.and_then(|node| self.pack.parts_of(node).get(usize::from(number) - 1)).copied();
        let board = self.board(p.me());
        match mv {
            Move::Part(number) | Move::Option(number) => part(number).is_none_or(has),
            Move::Pay => part(1).is_none_or(has),
            Move::Gain(resource) => {
                wanted.goods.has(resource) || wanted.events.meets(Trigger::SlotGave(resource).bit())
            }
            Move::Exchange { take, .. } => wanted.goods.has(take),
            Move::Build { piece, site } => {
                let Some(spot) = board.spot(site) else { return true };
                wanted.builds.has(piece)
                    || wanted.has_gain(board.print(spot).bonus)
                    || wanted.events.meets(Events::of_builds(piece))
                    || piece == Piece::Tunnel && wanted.bonuses[2] && board.touches_metropolis(spot)
                    // A card that builds and upgrades does both.
                    || node.is_some_and(|node| {
                        matches!(self.pack.node(node), Node::BuildAndUpgrade { .. })
                            && wanted.events.meets(Events::UPGRADING)
                    })
            }
            Move::Upgrade { .. } => wanted.events.meets(Events::UPGRADING),
            Move::Use(card) => {
                wanted.events.meets(Trigger::ActionUsed.bit()) || self.pack.brief(card).effect.is_none_or(has)
            }
            Move::Take(_) | Move::Look => wanted.events.meets(Trigger::SpecialTaken.bit()),
            Move::Advance => wanted.steps,
            Move::Perform(slot) => wanted.slots.has(slot),
            Move::Output(site) => {
                let piece = board.spot(site).and_then(|spot| Self::structure_at(p.me(), spot));
                piece.is_none_or(|piece| wanted.has_gain(output(piece, true)))
            }
            Move::Refresh(_) => wanted.actions,
            Move::Convert(_) => wanted.domes,
            Move::Ability(card) => self.ability(card).is_none_or(has),
            _ => true,
        }
    }
}

impl PartialEq for Wanted {
    fn eq(&self, other: &Self) -> bool {
        let key = |it: &Self| {
            (it.goods, it.steps, it.events, it.builds, it.bonuses, it.actions, it.uses, it.slots, it.domes)
        };
        key(self) == key(other)
    }
}

/// Everything a card can set off.
struct Reach<'a> {
    game: &'a Cities,
    p: &'a Position,
    card: Card,
    scarce: Set<Resource>,
    most: &'a Outlook,
}

impl Reach<'_> {
    /// The effects of the action cards, the played one included.
    fn actions(&self) -> impl Iterator<Item = NodeId> {
        let cards = self.p.me().actions.into_iter().chain([self.card]);
        cards.filter_map(|card| self.game.pack.brief(card).effect)
    }

    /// The slots that can be performed.
    fn slots(&self) -> impl Iterator<Item = (Slot, NodeId)> {
        let slots = (1..).map(Slot).zip(self.game.slots()).map(|(slot, data)| (slot, data.effect));
        slots.filter(|&(slot, _)| self.most.performs > 0 && !self.p.has_tile(slot, self.p.active))
    }

    /// All that the slots searched for may take, with the action cards they use and the slots these perform.
    fn target(&self, slots: Set<Slot>) -> Outlook {
        let pack = &self.game.pack;
        let or = |all: Outlook, effect: NodeId| all.or(*pack.outlook(effect));
        let mut target = slots.iter().map(|slot| self.game.effect_of(slot)).fold(Outlook::NOTHING, or);
        if target.uses > 0 {
            target = target.and(self.actions().fold(Outlook::NOTHING, or));
        }
        if target.performs > 0 {
            let performed = self.game.slots().iter().map(|data| data.effect).fold(Outlook::NOTHING, or);
            target = target.and(performed);
            if performed.uses > 0 {
                target = target.and(self.actions().fold(Outlook::NOTHING, or));
            }
        }
        target
    }

    /// Wants the goods an effect takes and the sites it builds on.
    fn need(&self, wanted: &mut Wanted, outlook: &Outlook) {
        let (game, p) = (self.game, self.p);
        let board = game.board(p.me());
        let mut takes = outlook.spends.kinds();
        if outlook.built != [0; 3] {
            takes |= board.worst_surcharge.kinds();
        }
        let stands_in = Set::of(Resource::Kelp).with(Resource::Steelplast);
        if takes.meets(stands_in & self.scarce) {
            takes.add(Resource::Biomatter);
        }
        wanted.goods |= takes & self.scarce;
        let builds: u8 = self.most.built.iter().fold(0, |sum, &built| sum.saturating_add(built));
        for piece in outlook.builds.iter() {
            let few = |expansion| {
                let sites = game.sites_for(p, p.me(), piece, expansion) - board.surcharged_for(piece);
                sites.len() <= builds.into()
            };
            if few(false) || outlook.expansion && few(true) {
                wanted.builds = wanted.builds.and(game.openers(p, piece));
            }
            wanted.domes |= piece == Piece::Nonsymbiotic && p.white_left <= builds;
        }
        if !outlook.upgrades.is_empty()
            && Cities::upgradable(p.me(), outlook.upgrades).len() <= self.most.happenings.into()
        {
            wanted.builds = wanted.builds.and(outlook.upgrades);
        }
    }

    /// Wants what leads to something wanted.
    fn spread(&self, wanted: &mut Wanted) {
        self.spread_to_table(wanted);
        let game = self.game;
        let effects = [self.card].into_iter().filter_map(|card| game.pack.brief(card).effect);
        let abilities = game.ability(self.card).into_iter();
        effects.chain(abilities).for_each(|effect| self.spread_over(wanted, effect));
        for effect in self.actions() {
            self.spread_over(wanted, effect);
            if wanted.has(game.pack.outlook(effect)) || wanted.events.meets(Trigger::ActionUsed.bit()) {
                wanted.uses = true;
                wanted.actions = true;
            }
        }
        for (slot, effect) in self.slots() {
            self.spread_over(wanted, effect);
            if wanted.has(game.pack.outlook(effect)) || wanted.events.meets(Events::USING) {
                wanted.slots.add(slot);
            }
        }
    }

    /// Every step of an effect that brings something wanted needs something itself.
    fn spread_over(&self, wanted: &mut Wanted, effect: NodeId) {
        let pack = &self.game.pack;
        let outlook = pack.outlook(effect);
        if !wanted.has(outlook) {
            return;
        }
        match *pack.node(effect) {
            Node::All(_) | Node::OneOf(_) | Node::If(..) => {}
            Node::Pay { cost, .. } => {
                self.need(wanted, &Outlook { spends: cost, ..Outlook::NOTHING });
            }
            _ => self.need(wanted, outlook),
        }
        for &part in pack.parts_of(effect) {
            self.spread_over(wanted, part);
        }
    }

    /// The track, the waiting cards and the sites that give wanted goods.
    fn spread_to_table(&self, wanted: &mut Wanted) {
        let (game, p) = (self.game, self.p);
        let me = p.me();
        let board = game.board(me);
        for card in ((me.claimed & game.pack.waiting).iter()).chain([self.card]) {
            for clause in &game.pack.known(card).clauses {
                if let Clause::When { events, slots, then } = clause
                    && wanted.has(game.pack.outlook(*then))
                {
                    wanted.events = wanted.events.and(*events);
                    if !slots.is_empty() {
                        wanted.events = wanted.events.and(Events::USING);
                    }
                }
            }
        }
        let on_track = [Resource::Credit, Resource::Steelplast].into_iter().any(|it| wanted.goods.has(it));
        wanted.steps |= on_track && me.steps < 3 || wanted.events.meets(Events::ADVANCING);
        // What happens at a certain city may take any build before.
        if wanted.events.meets(Events::AT_CITIES) {
            wanted.builds = Pieces::ALL;
        }
        let built = wanted.events.meets(Events::BUILDING);
        let free = (board.rewarding.buildings - me.built()).iter();
        let mut on_sites = free.map(|at| board.sites[at.index()].bonus);
        wanted.bonuses[0] |= built || on_sites.any(|bonus| wanted.has_gain(bonus));
        let free = (board.all_cities() - me.cities()).iter();
        let mut on_sites = free.map(|at| board.cities[at.index()].print.bonus);
        wanted.bonuses[1] |= built || on_sites.any(|bonus| wanted.has_gain(bonus));
        let free = (board.rewarding.tunnels - me.tunnels).iter();
        let mut on_sites = free.map(|at| board.tunnels[at.index()].print.bonus);
        wanted.bonuses[2] |= built || on_sites.any(|bonus| wanted.has_gain(bonus));
        let on_spaces = (me.metropolises.into_iter().zip(board.metropolises))
            .filter(|(_, tunnels)| !me.tunnels.covers(*tunnels))
            .filter_map(|(tile, _)| game.pack.metropolises()[usize::from(tile)].instant);
        wanted.bonuses[2] |= wanted.events.meets(Trigger::MetropolisConnected.bit())
            || on_spaces.into_iter().any(|instant| wanted.has(game.pack.outlook(instant)));
        // To reach a site with a bonus may take another build first.
        if self.most.built[0] > 0 && wanted.bonuses[0] || self.most.built[1] > 0 && wanted.bonuses[1] {
            wanted.builds = wanted.builds.and(game.openers(p, Piece::Farm));
        }
        if self.most.built[2] > 0 && wanted.bonuses[2] {
            wanted.builds = wanted.builds.and(game.openers(p, Piece::Tunnel));
        }
    }
}
