//! Moves in words: what each would do in the position it is offered in.

use cities::{Card, Cost, Gain, Move, Node, Piece, Player, Resource, Site, Slot, Spot, Step, Task, View};

use super::{Args, CitiesVoice};

impl CitiesVoice<'_> {
    /// What a move would do, in the position it is offered in.
    pub fn explain(&self, view: &View, mv: Move) -> String {
        let step = view.agenda.last().copied();
        let task = match step {
            Some(Step::Do(task)) => Some(task),
            _ => None,
        };
        let (id, args): (&str, Args) = match mv {
            Move::Discard(card) => ("discard", self.card_args(card)),
            Move::Choose { slot, card } => ("choose", self.choice_args(slot, card)),
            Move::Clone { slot, card } => ("clone", self.choice_args(slot, card)),
            Move::SlotFirst => ("slot-first", self.order_args(view, step)),
            Move::CardFirst => ("card-first", self.order_args(view, step)),
            Move::UseCard => ("use-card", self.card_args(view.played.unwrap_or_default())),
            Move::SkipCard => ("skip-card", self.card_args(view.played.unwrap_or_default())),
            Move::Part(number) => ("part", self.part_args(task, number)),
            Move::Option(number) => ("option", self.part_args(task, number)),
            Move::Pay => ("pay", self.pay_args(task)),
            Move::Stop => ("stop", vec![("open", open(step).into())]),
            Move::Gain(resource) => ("gain", vec![("gained", self.one(resource, 1).into())]),
            Move::Exchange { amount, give, take } => (
                "exchange",
                vec![("price", self.one(give, amount).into()), ("gained", self.one(take, amount).into())],
            ),
            Move::Build { piece, site } => ("build", self.build_args(view, piece, site)),
            Move::Biomatter { kelp, steelplast } => {
                ("biomatter", vec![("kelp", kelp.into()), ("steelplast", steelplast.into())])
            }
            Move::Upgrade { site, price } => ("upgrade", self.upgrade_args(view, task, site, price)),
            Move::Use(card) => ("use", self.card_args(card)),
            Move::Drop(card) => ("drop", self.card_args(card)),
            Move::Take(card) => ("take", self.card_args(card)),
            Move::Look => ("look", vec![]),
            Move::Keep(card) => ("keep", self.card_args(card)),
            Move::Under(card) => ("under", self.card_args(card)),
            Move::Advance => ("advance", vec![]),
            Move::Perform(slot) => ("perform", vec![("effect", self.slot_text(slot).into())]),
            Move::Output(site) => (
                "output",
                vec![("piece", self.piece_at(view, site).into()), ("site", site.to_string().into())],
            ),
            Move::Refresh(card) => ("refresh", self.card_args(card)),
            Move::Convert(site) => ("convert", vec![("site", site.to_string().into())]),
            Move::Resolve(card) => ("resolve", self.card_args(card)),
            Move::Ability(card) => ("ability", self.card_args(card)),
            Move::Contract(number) => (
                "contract",
                vec![
                    ("contract-name", self.contract(number).into()),
                    ("text", self.contract_text(number).into()),
                ],
            ),
            Move::Sell { card, times } => {
                let mut args = self.card_args(card);
                args.push(("times", times.into()));
                ("sell", args)
            }
        };
        self.say(&format!("move-{id}"), &args)
    }

    fn card_args(&self, card: Card) -> Args {
        vec![("card-name", self.card(card).into()), ("text", self.card_text(card).into())]
    }

    fn choice_args(&self, slot: Slot, card: Card) -> Args {
        let pack = self.game.pack();
        let slots = pack.slots(kernel::Game::players(self.game));
        let color = slot.index().checked_sub(1).and_then(|at| slots.get(at)).map(|slot| slot.color);
        let matches = color.is_some() && pack.card(card).is_some_and(|card| card.color == color);
        let mut args = self.card_args(card);
        args.push(("effect", self.slot_text(slot).into()));
        args.push(("match", if matches { "yes" } else { "no" }.into()));
        args
    }

    fn order_args(&self, view: &View, step: Option<Step>) -> Args {
        let slot = match step {
            Some(Step::Order { slot }) => self.slot(slot),
            _ => String::new(),
        };
        let mut args = self.card_args(view.played.unwrap_or_default());
        args.push(("slot-name", slot.into()));
        args
    }

    /// A part or alternative of the effect that is being resolved.
    fn part_args(&self, task: Option<Task>, number: u8) -> Args {
        let pack = self.game.pack();
        let part = task.and_then(|task| match *pack.node(task.node) {
            Node::All(span) | Node::OneOf(span) => {
                pack.parts(span).get(usize::from(number).wrapping_sub(1)).copied()
            }
            _ => None,
        });
        vec![("effect", part.map_or(number.to_string(), |part| self.effect(part)).into())]
    }

    fn pay_args(&self, task: Option<Task>) -> Args {
        let (price, then, id) = match task.map(|task| (task, *self.game.pack().node(task.node))) {
            Some((_, Node::Pay { cost, then, .. })) => (self.cost(cost), self.inner(then), "effect"),
            Some((_, Node::Instead { of, gain, .. })) => (self.cost(of), self.gain(gain), "instead"),
            _ => (String::new(), String::new(), "none"),
        };
        vec![("price", price.into()), ("then", then.into()), ("then-id", id.into())]
    }

    fn one(&self, resource: Resource, amount: u8) -> String {
        self.cost(Cost::of(resource, amount))
    }

    fn build_args(&self, view: &View, piece: Piece, site: Site) -> Args {
        let print = self.me(view).and_then(|me| {
            let board = self.game.board(me);
            board.spot(site).map(|spot| *board.print(spot))
        });
        let bonus = print.map_or(Gain::NOTHING, |print| print.bonus);
        let surcharge = print.map_or(Cost::FREE, |print| print.surcharge);
        let id = |nothing: bool| if nothing { "none" } else { "some" };
        vec![
            ("piece-a", self.voice.form("piece", piece, "a").into()),
            ("site", site.to_string().into()),
            ("bonus", self.gain(bonus).into()),
            ("bonus-id", id(bonus.is_nothing()).into()),
            ("surcharge", self.cost(surcharge).into()),
            ("surcharge-id", id(surcharge.is_free()).into()),
        ]
    }

    fn upgrade_args(&self, view: &View, task: Option<Task>, site: Site, price: u8) -> Args {
        let node = task.map(|task| *self.game.pack().node(task.node));
        let cost = match node {
            Some(Node::Upgrade { prices, .. }) => prices.iter().nth(usize::from(price).wrapping_sub(1)),
            _ => None,
        };
        vec![
            ("piece", self.piece_at(view, site).into()),
            ("site", site.to_string().into()),
            ("price", cost.map_or(String::new(), |cost| self.cost(cost)).into()),
            ("price-id", if cost.is_some() { "some" } else { "none" }.into()),
        ]
    }

    /// What stands on a site of the seat to move, by name; the site itself where nothing does.
    fn piece_at(&self, view: &View, site: Site) -> String {
        let piece = self.me(view).and_then(|me| match self.game.board(me).spot(site)? {
            Spot::Building(at) => me.building(at),
            Spot::Tunnel(_) => Some(Piece::Tunnel),
            Spot::City(at) if me.purple & (1 << at) != 0 => Some(Piece::Symbiotic),
            Spot::City(_) => Some(Piece::Nonsymbiotic),
        });
        piece.map_or(site.to_string(), |piece| self.voice.name("piece", piece))
    }

    fn me<'v>(&self, view: &'v View) -> Option<&'v Player> {
        view.to_move.and_then(|seat| view.players.get(seat.index())).map(|player| &player.open)
    }
}

/// What is left when a player stops.
fn open(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::Offer) => "offer",
        Some(Step::ProductionCards) => "production-cards",
        Some(Step::Sales) => "sales",
        Some(Step::LastUse { .. }) => "last-use",
        _ => "effect",
    }
}
