//! What a permanent card does, put together from the words for its parts.

use cities::{Clause, Color, Events, Piece, Pieces, Resource, SlotSets, Tally, Trigger};

use super::{CitiesVoice, word};
use crate::{Args, Phrase};

impl CitiesVoice<'_> {
    /// The clauses of a permanent card.
    pub(super) fn clauses(&self, clauses: &[Clause]) -> Phrase {
        let each = clauses.iter().map(|clause| self.clause(clause));
        self.voice.join(each, &self.say("effect-join-all", &[]))
    }

    fn clause(&self, clause: &Clause) -> Phrase {
        let args = Args::new();
        let (id, args) = match *clause {
            Clause::When { events, slots, then } => {
                let mut each = self.events(events);
                if !slots.is_empty() {
                    each.push(self.voice.phrase("when-slots", &Args::new().said("slots", self.slots(slots))));
                }
                let events = self.voice.join(each, &self.say("when-join", &[]));
                ("when", args.said("events", events).said("then", self.inner(then)))
            }
            Clause::Discount { what, off, slots } => {
                let args = self.with_nouns(args, what, 1).said("price", self.cost_phrase(off));
                if slots.is_empty() {
                    ("discount", args)
                } else {
                    ("discount-by-slots", args.said("slots", self.slots(slots)))
                }
            }
            Clause::UpgradeDiscount { what, off } => {
                ("discount-upgrade", self.with_nouns(args, what, 1).said("price", self.cost_phrase(off)))
            }
            Clause::OncePerTurn(then) => ("once", args.said("then", self.inner(then))),
            Clause::HandLimit(more) => ("hand", args.with("more", more)),
        };
        self.voice.phrase(&format!("clause-{id}"), &args)
    }

    /// Each thing waited for; pieces that the same can happen to are told together.
    fn events(&self, events: Events) -> Vec<Phrase> {
        let has = |trigger: Trigger| trigger.bit().meets(events);
        let mut each = Vec::new();
        let mut of_pieces = |id: &str, trigger: &dyn Fn(Piece) -> Option<Trigger>| {
            let pieces = Piece::ALL.into_iter().filter(|&piece| trigger(piece).is_some_and(has));
            let what = Pieces(pieces.fold(0, |all, piece| all | Pieces::only(piece).0));
            if what != Pieces(0) {
                each.push(self.voice.phrase(&format!("when-{id}"), &self.with_nouns(Args::new(), what, 1)));
            }
        };
        let building = |piece: Piece| piece.is_building().then_some(piece);
        let structure = |piece: Piece| (!piece.is_city()).then_some(piece);
        of_pieces("built", &|piece| Some(Trigger::Built(piece)));
        of_pieces("second-at-city", &|piece| building(piece).map(Trigger::SecondAtCity));
        of_pieces("second-in-turn", &|piece| {
            structure(piece).map(|piece| Trigger::SecondInTurn(Tally::Piece(piece)))
        });
        of_pieces("upgraded", &|piece| structure(piece).map(Trigger::Upgraded));
        of_pieces("second-upgraded", &|piece| building(piece).map(Trigger::SecondUpgraded));
        let kinds = [
            (Tally::City, Pieces::CITIES),
            (Tally::Building, Pieces::BUILDINGS),
            (Tally::Structure, Pieces::STRUCTURES),
        ];
        for (_, what) in kinds.into_iter().filter(|&(tally, _)| has(Trigger::SecondInTurn(tally))) {
            each.push(self.voice.phrase("when-second-in-turn", &self.with_nouns(Args::new(), what, 1)));
        }
        for space in (1..=4).rev().filter(|&space| has(Trigger::Entered(space))) {
            each.push(self.voice.phrase("when-entered", &Args::new().with("space", space)));
        }
        for resource in Resource::ALL.into_iter().filter(|&it| has(Trigger::SlotGave(it))) {
            let args = Args::new().named("one", resource, self.resource(resource));
            each.push(self.voice.phrase("when-slot-gave", &args));
        }
        for color in
            [Color::Yellow, Color::Red, Color::Green].into_iter().filter(|&it| has(Trigger::SlotColor(it)))
        {
            let color = word(&color);
            let args = Args::new().named("color", &color, self.voice.called("color", &color));
            each.push(self.voice.phrase("when-slot-color", &args));
        }
        let plain = [
            (Trigger::MetropolisConnected, "metropolis"),
            (Trigger::CityConnected, "city"),
            (Trigger::Advanced, "advanced"),
            (Trigger::Beyond, "beyond"),
            (Trigger::Differ, "differ"),
            (Trigger::Match, "match"),
            (Trigger::ActionUsed, "action"),
            (Trigger::SpecialTaken, "special-taken"),
            (Trigger::SpecialPaid, "special-paid"),
            (Trigger::CardClaimed, "claimed"),
            (Trigger::TurnEnds, "turn-ends"),
        ];
        for (_, id) in plain.into_iter().filter(|&(trigger, _)| has(trigger)) {
            each.push(self.voice.phrase(&format!("when-{id}"), &Args::new()));
        }
        each
    }

    /// Slots by what they do: those of the side of the main board in use, or of the other side if none is on this one.
    fn slots(&self, slots: SlotSets) -> Phrase {
        // A side is asked for by a number of players.
        let sides = if kernel::Game::players(self.game) > 2 { [4, 2] } else { [2, 4] };
        let players = sides.into_iter().find(|&players| !slots.of(players).is_empty()).unwrap_or_default();
        let each = slots.of(players).iter().map(|slot| {
            let slot = &self.game.pack().slots(players)[slot.index() - 1];
            let effect = self.effect_phrase(slot.effect);
            self.voice.around("when-slot", "effect", &effect, Args::new())
        });
        self.voice.any_of(each)
    }
}
