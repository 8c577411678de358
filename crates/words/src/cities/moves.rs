//! Moves in words: what each would do in the position it is offered in.

use cities::{
    Board, Card, Cost, Gain, Move, Node, Piece, Player, Resource, Site, Slot, Spot, Step, Task, View,
};

use super::CitiesVoice;
use crate::{Args, Phrase};

impl CitiesVoice<'_> {
    /// What a move would do, in the position it is offered in.
    pub fn explain(&self, view: &View, mv: Move) -> String {
        let (step, known) = (view.agenda.last().copied(), self.known(view, mv));
        self.kept(("explain", step, mv, known), || {
            let (id, args) = self.meaning(known, step, mv);
            self.voice.text(&id, &args)
        })
    }

    /// What of a position a move is told with.
    fn known(&self, view: &View, mv: Move) -> Known {
        let me = view.to_move.and_then(|seat| view.players.get(seat.index())).map(|player| &player.open);
        let piece = match mv {
            Move::Upgrade { site, .. } | Move::Output(site) => {
                me.and_then(|me| stands(me, self.game.board(me), site))
            }
            _ => None,
        };
        let laid = me.filter(|_| matches!(mv, Move::Lay(_))).map(|me| me.metropolises);
        Known { played: view.played.unwrap_or_default(), board: me.map(|me| me.board), laid, piece }
    }

    /// A move that was made, as the log tells it: the step that asked is known, the position it was made in is gone.
    pub(super) fn told(&self, step: Step, mv: Move) -> String {
        let (id, args) = self.meaning(Known::default(), Some(step), mv);
        self.voice.phrase(&id, &args).form("told").to_owned()
    }

    /// The message of a move and what it is told with: whatever of its position is known.
    fn meaning(&self, known: Known, step: Option<Step>, mv: Move) -> (String, Args) {
        let played = known.played;
        let task = match step {
            Some(Step::Do(task)) => Some(task),
            _ => None,
        };
        let args = Args::new();
        let (id, args) = match mv {
            Move::Lay(number) => ("lay", self.lay_args(known, number)),
            Move::Discard(card) => ("discard", self.card_args(card)),
            Move::Choose { slot, card } => ("choose", self.choice_args(slot, card)),
            Move::Clone { slot, card } => ("clone", self.choice_args(slot, card)),
            Move::SlotFirst => ("slot-first", self.order_args(played, step)),
            Move::CardFirst => ("card-first", self.order_args(played, step)),
            Move::UseCard => ("use-card", self.card_args(played)),
            Move::SkipCard => ("skip-card", self.card_args(played)),
            Move::Part(number) => ("part", self.part_args(task, number)),
            Move::Option(number) => ("option", self.part_args(task, number)),
            Move::Pay => ("pay", self.pay_args(task)),
            Move::Stop => ("stop", args.with("open", open(step))),
            Move::Gain(resource) => ("gain", args.said("gained", self.one(resource, 1))),
            Move::Exchange { amount, give, take } => (
                "exchange",
                args.said("price", self.one(give, amount)).said("gained", self.one(take, amount)),
            ),
            Move::Build { piece, site } => ("build", self.build_args(known, piece, site)),
            Move::Biomatter { kelp, steelplast } => {
                ("biomatter", args.with("kelp", kelp).with("steelplast", steelplast))
            }
            Move::Upgrade { site, price } => ("upgrade", self.upgrade_args(known, task, site, price)),
            Move::Use(card) => ("use", self.card_args(card)),
            Move::Drop(card) => ("drop", self.card_args(card)),
            Move::Take(card) => ("take", self.card_args(card)),
            Move::Look => ("look", args),
            Move::Keep(card) => ("keep", self.card_args(card)),
            Move::Under(card) => ("under", self.card_args(card)),
            Move::Advance => ("advance", args),
            Move::Perform(slot) => ("perform", args.said("effect", self.slot_effect(slot))),
            Move::Output(site) => ("output", self.at_site(args, known, site)),
            Move::Refresh(card) => ("refresh", self.card_args(card)),
            Move::Convert(site) => ("convert", args.with("site", site.to_string())),
            Move::Resolve(card) => ("resolve", self.card_args(card)),
            Move::Ability(card) => ("ability", self.card_args(card)),
            Move::Contract(number) => (
                "contract",
                args.said("contract-name", self.contract_phrase(number))
                    .with("text", self.contract_text(number)),
            ),
            Move::Sell { card, times } => ("sell", self.card_args(card).with("times", times)),
        };
        (format!("move-{id}"), args)
    }

    /// A blue metropolis for the first blue space, and the other one for the second.
    fn lay_args(&self, known: Known, number: u8) -> Args {
        let tile = number.wrapping_sub(1);
        let other = known.laid.and_then(|laid| laid[1..].iter().copied().find(|&other| other != tile));
        let names = self.board(known).map(|board| board.metropolis_names);
        let place = |space: usize| names.map_or(String::new(), |names| names[space].to_string());
        Args::new()
            .said("tile-name", self.metropolis_phrase(tile))
            .said("other-name", other.map_or_else(Phrase::default, |other| self.metropolis_phrase(other)))
            .with("place", place(1))
            .with("other-place", place(2))
    }

    fn card_args(&self, card: Card) -> Args {
        self.with_card(Args::new(), Some(card)).with("text", self.card_text(card))
    }

    fn choice_args(&self, slot: Slot, card: Card) -> Args {
        let pack = self.game.pack();
        let slots = pack.slots(kernel::Game::players(self.game));
        let color = slot.index().checked_sub(1).and_then(|at| slots.get(at)).map(|slot| slot.color);
        let matches = color.is_some() && pack.card(card).is_some_and(|card| card.color == color);
        self.with_slot(self.card_args(card), slot)
            .said("effect", self.slot_effect(slot))
            .yes("match", matches)
    }

    fn order_args(&self, played: Card, step: Option<Step>) -> Args {
        let args = self.card_args(played);
        match step {
            Some(Step::Order { slot }) => self.with_slot(args, slot),
            _ => args.with("slot-name", ""),
        }
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
        let effect = part.map_or(number.to_string().into(), |part| self.effect_phrase(part));
        Args::new().said("effect", effect)
    }

    fn pay_args(&self, task: Option<Task>) -> Args {
        let args = Args::new();
        match task.map(|task| *self.game.pack().node(task.node)) {
            Some(Node::Pay { cost, then, .. }) => {
                args.said("price", self.cost_phrase(cost)).named("then", "effect", self.inner(then))
            }
            Some(Node::Instead { of, gain, .. }) => {
                args.said("price", self.cost_phrase(of)).named("then", "instead", self.gain_phrase(gain))
            }
            _ => args.with("price", "").named("then", "none", Phrase::default()),
        }
    }

    fn one(&self, resource: Resource, amount: u8) -> Phrase {
        self.cost_phrase(Cost::of(resource, amount))
    }

    fn build_args(&self, known: Known, piece: Piece, site: Site) -> Args {
        let print = self.board(known).and_then(|board| board.spot(site).map(|spot| *board.print(spot)));
        let bonus = print.map_or(Gain::NOTHING, |print| print.bonus);
        let surcharge = print.map_or(Cost::FREE, |print| print.surcharge);
        let id = |nothing: bool| if nothing { "none" } else { "some" };
        self.with_piece(Args::new(), piece)
            .with("site", site.to_string())
            .named("bonus", id(bonus.is_nothing()), self.gain_phrase(bonus))
            .named("surcharge", id(surcharge.is_free()), self.cost_phrase(surcharge))
    }

    fn upgrade_args(&self, known: Known, task: Option<Task>, site: Site, price: u8) -> Args {
        let node = task.map(|task| *self.game.pack().node(task.node));
        let cost = match node {
            Some(Node::Upgrade { prices, .. }) => prices.iter().nth(usize::from(price).wrapping_sub(1)),
            _ => None,
        };
        let args = self.at_site(Args::new(), known, site);
        match cost {
            Some(cost) => args.named("price", "some", self.cost_phrase(cost)),
            None => args.named("price", "none", Phrase::default()),
        }
    }

    /// With a site of the seat to move and the piece that stands there; the site itself where nothing does.
    fn at_site(&self, args: Args, known: Known, site: Site) -> Args {
        let args = args.with("site", site.to_string());
        match known.piece {
            Some(piece) => self.with_piece(args, piece),
            None => args.named("piece", "none", site.to_string().into()),
        }
    }

    fn board(&self, known: Known) -> Option<&Board> {
        self.game.pack().boards().get(usize::from(known.board?))
    }
}

/// What of its position a move is told with, as far as it is the seat to move's.
#[derive(Clone, Copy, Default, Hash)]
struct Known {
    /// The card that is being played.
    played: Card,
    /// The player board.
    board: Option<u8>,
    /// The metropolises that are to be laid.
    laid: Option<[u8; 3]>,
    /// What stands on the site it is about.
    piece: Option<Piece>,
}

/// What stands on a site of a board.
fn stands(player: &Player, board: &Board, site: Site) -> Option<Piece> {
    match board.spot(site)? {
        Spot::Building(at) => player.building(at),
        Spot::Tunnel(_) => Some(Piece::Tunnel),
        Spot::City(at) if player.purple.has(at) => Some(Piece::Symbiotic),
        Spot::City(_) => Some(Piece::Nonsymbiotic),
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
