//! Every legal move of a decision, always in the same order.

use kernel::{Moves, Set};

use crate::board::Spot;
use crate::building::{payable, payments};
use crate::cards::{Card, CardType};
use crate::effect::{Clause, Node, Price, Trigger};
use crate::game::Cities;
use crate::goods::{Cost, Resource};
use crate::lasting::Trait;
use crate::moves::Move;
use crate::place::{Piece, Pieces};
use crate::position::{Phase, Position};
use crate::rules::Try;
use crate::sets::{CardSet, PartPlace};
use crate::step::{Slot, Step, Task};

impl Cities {
    /// The legal moves of the step on top of the agenda.
    #[inline(never)]
    pub(crate) fn list(&self, p: &Position, moves: &mut Moves<Move>) {
        self.list_here(p, moves);
    }

    /// The same where nobody jumps to it.
    #[inline(always)]
    pub(crate) fn list_here(&self, p: &Position, moves: &mut Moves<Move>) {
        match p.agenda.last() {
            None => return,
            Some(Step::Choose) => {
                self.list_choices(p, moves);
                self.list_abilities(p, moves);
            }
            Some(Step::Do(task)) => self.list_task(p, task, moves),
            Some(&step) => self.list_step(p, step, moves),
        }
        if !p.contracts.is_empty() {
            self.list_contracts(p, moves);
        }
    }

    /// The legal moves of a step that is neither a choice of slot and card nor a step of an effect, which have lists of
    /// their own: nobody saves registers for a list that is not made.
    #[inline(never)]
    fn list_step(&self, p: &Position, step: Step, moves: &mut Moves<Move>) {
        match step {
            Step::Lay => moves.extend(p.me().metropolises[1..].iter().map(|&tile| Move::Lay(tile + 1))),
            Step::Keep | Step::Limit => {
                p.me().hand.iter().for_each(|card| moves.push(Move::Discard(card)));
            }
            Step::Order { slot } => {
                if self.can_slot(p, slot, self.try_slot(p, slot)) {
                    moves.push(Move::SlotFirst);
                }
                if p.played.is_some_and(|card| self.card_usable(p, card)) {
                    moves.push(Move::CardFirst);
                }
            }
            Step::LaterCard => {
                if p.played.is_some_and(|card| self.card_usable(p, card)) {
                    moves.push(Move::UseCard);
                }
                moves.push(Move::SkipCard);
                self.list_abilities(p, moves);
            }
            Step::MakeRoom => moves.extend(p.me().actions.iter().map(|&card| Move::Drop(card))),
            Step::LastUse { card } => {
                let effect = self.pack.brief(card).effect;
                if effect.is_some_and(|effect| self.can(p, effect, Try::now(p))) {
                    moves.push(Move::Use(card));
                }
                moves.push(Move::Stop);
            }
            Step::Payment { task, piece, spot } if self.is_open(p, task, piece, spot) => {
                let cost = self.build_cost(p, task, piece, spot);
                let upgrade = match *self.pack.node(task.node) {
                    Node::BuildAndUpgrade { upgrade, .. } => Some(upgrade),
                    _ => None,
                };
                let purse = p.me().purse;
                for payment in payments(purse, cost) {
                    if upgrade.is_none_or(|upgrade| {
                        self.leaves_upgrade(p, piece, spot, payment.of(cost), upgrade, purse)
                    }) {
                        moves.push(Move::Biomatter { kelp: payment.kelp, steelplast: payment.steelplast });
                    }
                }
            }
            Step::KeepSpecial => moves.extend(p.looked.iter().map(|&card| Move::Keep(card))),
            Step::Under => moves.extend(p.looked.iter().map(|&card| Move::Under(card))),
            Step::Group { of } => {
                let below = p.agenda.len() - 1;
                for step in p.agenda[below - usize::from(of)..below].iter().rev() {
                    if let Step::Do(task) = step
                        && !moves.contains(&Move::Resolve(task.card))
                    {
                        moves.push(Move::Resolve(task.card));
                    }
                }
            }
            Step::Offer => {
                moves.push(Move::Stop);
                if p.phase == Phase::Turns {
                    self.list_abilities(p, moves);
                }
            }
            Step::ProductionCards => {
                moves.extend(self.production_cards(p).map(Move::Resolve));
                moves.push(Move::Stop);
            }
            Step::Sales => self.list_sales(p, moves),
            Step::Choose
            | Step::Do(_)
            | Step::Payment { .. }
            | Step::Slot { .. }
            | Step::Card
            | Step::FinishUpgrade { .. }
            | Step::TurnEnds
            | Step::CleanUp
            | Step::LastPoints
            | Step::Probe => {}
        }
    }

    /// The legal moves of the effect on top of the agenda if these of its parts are ready.
    pub(crate) fn list_parts(&self, p: &Position, ready: Set<PartPlace>, moves: &mut Moves<Move>) {
        if let Some(Step::Do(task)) = p.agenda.last() {
            self.list_ready(task, ready, moves);
        }
        if !p.contracts.is_empty() {
            self.list_contracts(p, moves);
        }
    }

    /// The parts of an effect that are not done and can be performed now.
    pub(crate) fn ready_parts(&self, p: &Position, task: &Task) -> Set<PartPlace> {
        let (span, done) = match *self.pack.node(task.node) {
            Node::All(span) => (span, task.done_parts()),
            Node::OneOf(span) => (span, Set::EMPTY),
            _ => return Set::EMPTY,
        };
        let joint = self.pack.joint(task.node);
        let open = joint.all - done;
        let asked = open - joint.sure;
        if asked.is_empty() {
            return open;
        }
        let (parts, mut ready, mut others) = (self.pack.parts(span), open & joint.sure, asked);
        let me = p.me();
        if others.meets(joint.builds) && self.pays_usual(me) {
            let payable = payable(me.purse);
            for at in others & joint.builds {
                if let Node::Build { what, .. } = *self.pack.node(parts[at.index()])
                    && self.has_site(p, what.among(payable))
                {
                    ready.add(at);
                }
            }
            others -= joint.builds;
        }
        let try_ = Try { slot: task.slot, ..Try::now(p) };
        for at in others {
            if self.can(p, parts[at.index()], try_) {
                ready.add(at);
            }
        }
        debug_assert!(
            asked.iter().all(|at| ready.has(at) == self.can(p, parts[at.index()], try_)),
            "what is looked up is what one finds part by part"
        );
        ready
    }

    fn list_ready(&self, task: &Task, ready: Set<PartPlace>, moves: &mut Moves<Move>) {
        let all = matches!(self.pack.node(task.node), Node::All(_));
        let number = |PartPlace(at)| at + 1;
        if all {
            moves.extend(ready.iter().map(number).map(Move::Part));
        } else {
            moves.extend(ready.iter().map(number).map(Move::Option));
        }
        // Once a part is used, the others may be left out (U-16.2).
        if !task.must || all && task.done & Task::USED != 0 {
            moves.push(Move::Stop);
        }
    }

    /// Contracts can be claimed at any decision of one's own turn or Production (U-30.6).
    fn list_contracts(&self, p: &Position, moves: &mut Moves<Move>) {
        if !matches!(p.phase, Phase::Turns | Phase::Production) {
            return;
        }
        let others = moves.len();
        for &contract in &p.contracts {
            if self.meets(p, p.active, contract) {
                moves.push(Move::Contract(contract + 1));
            }
        }
        // Nobody has to claim.
        if others == 0 && !moves.is_empty() && self.contracts_interrupt() {
            moves.push(Move::Stop);
        }
    }

    /// Whether an effect waits since its player may claim a contract first (U-16.4, U-26.3).
    pub(crate) fn may_claim(&self, p: &Position) -> bool {
        !p.contracts.is_empty()
            && self.contracts_interrupt()
            && matches!(p.phase, Phase::Turns | Phase::Production)
            && p.contracts.iter().any(|&contract| self.meets(p, p.active, contract))
    }

    /// Production cards that ask something and can be used now (U-21.9).
    pub(crate) fn production_cards(&self, p: &Position) -> impl Iterator<Item = Card> {
        let cards = p.me().claimed & self.pack.of_type(CardType::Production);
        (cards - p.memory.spent).iter().filter(|&card| {
            let effect = self.pack.brief(card).effect;
            effect.is_some_and(|effect| self.can(p, effect, Try::now(p)))
        })
    }

    /// Abilities of once per turn that can be used now (U-25.5).
    #[inline]
    pub fn list_abilities(&self, p: &Position, moves: &mut Moves<Move>) {
        if self.lasting(p.me()).has(Trait::OncePerTurn) {
            self.list_some_abilities(p, moves);
        }
    }

    #[inline(never)]
    fn list_some_abilities(&self, p: &Position, moves: &mut Moves<Move>) {
        for card in self.abilities(p).iter() {
            if self.ability(card).is_some_and(|node| self.can(p, node, Try::now(p))) {
                moves.push(Move::Ability(card));
            }
        }
    }

    /// Cards with abilities of once per turn that are not spent.
    #[inline]
    pub(crate) fn abilities(&self, p: &Position) -> CardSet {
        if !self.lasting(p.me()).has(Trait::OncePerTurn) {
            return CardSet::EMPTY;
        }
        (p.me().claimed & self.pack.once) - p.memory.spent
    }

    /// A card's ability of once per turn.
    pub(crate) fn ability(&self, card: Card) -> Option<crate::effect::NodeId> {
        self.pack.known(card).clauses.iter().find_map(|clause| match clause {
            Clause::OncePerTurn(node) => Some(*node),
            _ => None,
        })
    }

    /// What is at hand when a slot's action begins: its use may trigger gains (U-4.6 a).
    pub(crate) fn try_slot(&self, p: &Position, slot: Slot) -> Try {
        self.with_triggers(p, slot, Try { slot, ..Try::now(p) })
    }

    /// The same when something else is assumed already.
    pub(crate) fn with_triggers(&self, p: &Position, slot: Slot, mut try_: Try) -> Try {
        if slot != Slot::ALWAYS && self.lasting(p.me()).has(Trait::OnChoice) {
            let event = Trigger::SlotColor(self.slot(slot).color).bit();
            try_.gain(self.triggered_goods(p, event, slot));
        }
        try_
    }

    /// Whether the piece can stand where it is to be paid for; only a position written by hand says anything else.
    fn is_open(&self, p: &Position, task: Task, piece: Piece, spot: Spot) -> bool {
        let expansion = matches!(*self.pack.node(task.node), Node::Build { expansion: true, .. });
        self.sites_for(p, p.me(), piece, expansion).has(spot)
    }

    /// What a build costs altogether at a site.
    #[inline]
    pub(crate) fn build_cost(&self, p: &Position, task: Task, piece: Piece, spot: Spot) -> Cost {
        match *self.pack.node(task.node) {
            Node::Build { price, .. } | Node::BuildAndUpgrade { price, .. } => {
                self.cost_there(p, price, task.slot, piece, spot)
            }
            _ => Cost::FREE,
        }
    }

    /// The same at this price.
    #[inline(always)]
    pub(crate) fn cost_there(
        &self,
        p: &Position,
        price: Price,
        slot: Slot,
        piece: Piece,
        spot: Spot,
    ) -> Cost {
        let (me, board) = (p.me(), self.board(p.me()));
        let cost = self.price(me, piece, price, slot);
        if board.has_surcharges { cost.plus(board.print(spot).surcharge) } else { cost }
    }

    /// To build these pieces on every site there is, expansion sites apart: what stands on sites of one kind has the same.
    #[inline]
    pub(crate) fn list_usual_builds(&self, p: &Position, what: Pieces, moves: &mut Moves<Move>) {
        let (me, board) = (p.me(), self.board(p.me()));
        if what.meets(Pieces::BUILDINGS) {
            let sites = self.sites_for(p, me, Piece::Farm, false);
            for piece in what.among(Pieces::BUILDINGS).iter() {
                moves.extend(board.builds(piece, sites));
            }
        }
        for piece in [Piece::Tunnel, Piece::Nonsymbiotic, Piece::Symbiotic] {
            if what.has(piece) {
                moves.extend(board.builds(piece, self.sites_for(p, me, piece, false)));
            }
        }
    }

    #[inline(never)]
    fn list_task(&self, p: &Position, task: &Task, moves: &mut Moves<Move>) {
        let me = p.me();
        let board = self.board(me);
        let try_ = Try { slot: task.slot, ..Try::now(p) };
        match *self.pack.node(task.node) {
            Node::All(_) | Node::OneOf(_) => {
                return self.list_ready(task, self.ready_parts(p, task), moves);
            }
            Node::Pay { cost, then, .. } => {
                let mut after = try_;
                if after.purse.covers(cost) {
                    after.pay(cost);
                    if self.can(p, then, after) {
                        moves.push(Move::Pay);
                    }
                }
            }
            Node::Instead { of, from, .. } => {
                if self.can_replace(p, of, from) && me.purse.covers(of) {
                    moves.push(Move::Pay);
                }
            }
            Node::Different { from, .. } => {
                for resource in Resource::ALL {
                    if from.has(resource) && task.done & (1 << resource as u8) == 0 {
                        moves.push(Move::Gain(resource));
                    }
                }
            }
            Node::Exchange { most, one, other } => {
                for (give, take) in [(one, other), (other, one)] {
                    for amount in 1..=u16::from(most).min(me.purse.get(give)) as u8 {
                        moves.push(Move::Exchange { amount, give, take });
                    }
                }
            }
            Node::Build { what, price, expansion, .. } => {
                // Where every piece costs the usual, those that can be paid for are looked up.
                let usual = price == Price::Usual && self.pays_usual(me);
                if usual && !expansion {
                    self.list_usual_builds(p, what.among(payable(me.purse)), moves);
                }
                for piece in (if usual && !expansion { Pieces(0) } else { what }).iter() {
                    let mut cost = price.stated(piece);
                    // Where the price as stated can be paid, discounts are not asked for: they make nothing dearer.
                    if board.has_surcharges || !me.purse.can_build(cost) {
                        cost = self.price(me, piece, price, task.slot);
                    }
                    if !me.purse.can_build(cost) {
                        continue;
                    }
                    let mut sites = self.sites_for(p, me, piece, expansion);
                    if board.has_surcharges {
                        sites = Self::without_too_dear(board, piece, sites, cost, me.purse);
                    }
                    moves.extend(board.builds(piece, sites));
                }
            }
            Node::BuildAndUpgrade { what, price, upgrade } => {
                let sure = self.science_waits(p, price, upgrade);
                for piece in what.iter() {
                    let cost = self.price(me, piece, price, task.slot);
                    let sites = self.sites_to_upgrade(p, piece, upgrade, me.purse);
                    let mut sites = Self::affordable(board, piece, sites, cost, me.purse);
                    if !sure {
                        sites = sites
                            .filter(|spot| self.upgrade_payable(p, piece, spot, cost, upgrade, me.purse));
                    }
                    moves.extend(board.builds(piece, sites));
                }
            }
            Node::Upgrade { what, prices, .. } => {
                for piece in what.iter() {
                    let structures = Self::upgradable(me, Pieces::only(piece));
                    if structures.is_empty() {
                        continue;
                    }
                    for (price, stated) in (1..).zip(prices.iter()) {
                        if me.purse.covers(self.upgrade_cost(me, piece, stated)) {
                            board.upgrades(price).of(structures).for_each(|mv| moves.push(mv));
                        }
                    }
                }
            }
            Node::UseAction { .. } => {
                for (at, &card) in me.action_places().zip(&me.actions) {
                    if self.can_use(p, at, try_) {
                        moves.push(Move::Use(card));
                    }
                }
            }
            Node::TakeSpecial => {
                moves.extend(p.open_specials.iter().map(Move::Take));
                if let Some(top) = p.specials.first() {
                    moves.push(Move::Take(top.card));
                }
                if p.specials.len() >= 2 {
                    moves.push(Move::Look);
                }
            }
            Node::Advance { .. } => moves.push(Move::Advance),
            Node::Perform { which, color } => {
                for (slot, data) in (0..).map(Slot::nth).zip(self.slots()) {
                    if self.may_perform(p, slot, which)
                        && color.is_none_or(|color| data.color == color)
                        && self.can_slot(p, slot, self.try_slot(p, slot))
                    {
                        moves.push(Move::Perform(slot));
                    }
                }
            }
            Node::Output { what } => {
                let spots = self.productive(me, what).iter();
                moves.extend(spots.map(|spot| Move::Output(board.site(spot))));
            }
            Node::Refresh { .. } => {
                moves.extend(me.used.iter().map(|at| Move::Refresh(me.actions[at.index()])));
            }
            Node::Convert => {
                if p.purple_left > 0 {
                    let cities = me.white.iter().map(Spot::City);
                    moves.extend(cities.map(|spot| Move::Convert(board.site(spot))));
                }
            }
            Node::Gain(_) | Node::GainPer { .. } | Node::If(..) | Node::Metropolis => {}
        }
        if !task.must {
            moves.push(Move::Stop);
        }
    }
}

/// The price of the action-cloning tile (U-15.8).
pub(crate) const CLONING: Cost = Cost([1, 0, 0, 0, 0]);
