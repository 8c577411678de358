//! Clauses of permanent cards, and how end-scoring cards and brown metropolises score.

use super::{Parsed, Reader};
use crate::effect::{Clause, Events, Score, SlotSets, Tally, Trigger};
use crate::place::Pieces;
use crate::step::Slot;
use kernel::fault;

impl Reader<'_> {
    pub(super) fn clause(&mut self) -> Parsed<Clause> {
        if self.take("when") {
            let mut events = Events::default();
            let mut slots = SlotSets::default();
            loop {
                self.event(&mut events, &mut slots)?;
                if !self.take("or") {
                    break;
                }
            }
            self.expect(":")?;
            return Ok(Clause::When { events, slots, then: self.effect()? });
        }
        if self.take_all("once per turn") {
            self.expect(":")?;
            return Ok(Clause::OncePerTurn(self.effect()?));
        }
        if self.take_all("hand limit +") {
            return Ok(Clause::HandLimit(self.number()?));
        }
        if self.take("discount") {
            if self.take("upgrade") {
                let what = self.structures()?;
                return Ok(Clause::UpgradeDiscount { what, off: self.cost()? });
            }
            let what = self.pieces()?;
            let off = self.cost()?;
            let slots = if self.take_all("in slot") { self.slots()? } else { SlotSets::default() };
            return Ok(Clause::Discount { what, off, slots });
        }
        Err(self.unexpected(fault!("wanted-when-once-per-turn")))
    }

    pub(super) fn slots(&mut self) -> Parsed<SlotSets> {
        let mut sets = SlotSets::default();
        loop {
            let name = self.next_word(fault!("wanted-name-slot"))?;
            let mut found = false;
            for side in 0..2 {
                if let Some(at) = self.tables.slots[side].iter().position(|known| *known == name) {
                    sets.0[side].add(Slot::nth(at));
                    found = true;
                }
            }
            if !found {
                return Err(fault!("pack-there-no-slot-called", name));
            }
            if !self.take(",") {
                return Ok(sets);
            }
        }
    }

    pub(super) fn event(&mut self, events: &mut Events, slots: &mut SlotSets) -> Parsed<()> {
        let mut add = |trigger: Trigger| *events = events.and(trigger.bit());
        let word = self.next_word(fault!("wanted-event"))?;
        match word.as_str() {
            "build" | "upgrade" if self.peek() == "second" => {
                self.at += 1;
                let upgrade = word == "upgrade";
                let start = self.at;
                let pieces = self.pieces()?;
                if !upgrade && self.take_all("in turn") {
                    let tally = match pieces {
                        Pieces::CITIES => Tally::City,
                        Pieces::BUILDINGS => Tally::Building,
                        Pieces::STRUCTURES => Tally::Structure,
                        one if one.0.count_ones() == 1 && one.0 & Pieces::STRUCTURES.0 != 0 => {
                            one.iter().map(Tally::Piece).next().unwrap_or(Tally::Structure)
                        }
                        _ => return Err(fault!("pack-one-kind-structure-building")),
                    };
                    add(Trigger::SecondInTurn(tally));
                    return Ok(());
                }
                self.at = start;
                let piece = self.building()?;
                if !self.take_all("at city") {
                    return Err(self.unexpected(fault!("wanted-at-city-or-in-turn")));
                }
                add(if upgrade { Trigger::SecondUpgraded(piece) } else { Trigger::SecondAtCity(piece) });
            }
            "build" => self.pieces()?.iter().map(Trigger::Built).for_each(add),
            "upgrade" => self.structures()?.iter().map(Trigger::Upgraded).for_each(add),
            "connect" => add(match self.next_word(fault!("wanted-metropolis-city"))?.as_str() {
                "metropolis" => Trigger::MetropolisConnected,
                "city" => Trigger::CityConnected,
                other => return Err(fault!("pack-expected-metropolis-city-found", other)),
            }),
            "advance" => {
                if self.take_all("to space") {
                    let space = self.number()?;
                    if space > 4 {
                        return Err(fault!("pack-federation-track-no-space", space));
                    }
                    add(Trigger::Entered(space));
                } else if self.take("beyond") {
                    add(Trigger::Beyond);
                } else {
                    add(Trigger::Advanced);
                }
            }
            "slot" => {
                self.expect("gives")?;
                add(Trigger::SlotGave(self.resource()?));
            }
            "colours" => add(match self.next_word(fault!("wanted-match-differ"))?.as_str() {
                "match" => Trigger::Match,
                "differ" => Trigger::Differ,
                other => return Err(fault!("pack-expected-match-differ-found", other)),
            }),
            "use" if self.take("action") => {
                self.card_word()?;
                add(Trigger::ActionUsed);
            }
            "use" if self.take("slot") => {
                let more = self.slots()?;
                *slots = SlotSets(std::array::from_fn(|side| slots.0[side] | more.0[side]));
            }
            "use" => {
                let color =
                    self.color().ok_or_else(|| self.unexpected(fault!("wanted-action-card-slot-colour")))?;
                self.expect("slot")?;
                add(Trigger::SlotColor(color));
            }
            "take" if self.take("special") => add(Trigger::SpecialTaken),
            "pay" if self.take("special") => add(Trigger::SpecialPaid),
            "claim" => {
                self.card_word()?;
                add(Trigger::CardClaimed);
            }
            "turn" if self.take("ends") => add(Trigger::TurnEnds),
            other => {
                return Err(fault!("pack-no-event", other));
            }
        }
        Ok(())
    }

    pub(super) fn score(&mut self) -> Parsed<Score> {
        if self.take("sell") {
            let cost = self.cost()?;
            self.expect("for")?;
            let points = self.number()?;
            self.take_plural("point");
            let times = if self.take_all("up to") {
                let times = self.number()?;
                self.expect("times")?;
                times
            } else {
                1
            };
            return Ok(Score::Sell { cost, points, times });
        }
        self.expect("score")?;
        if self.take("ladder") {
            let count = self.count()?;
            self.expect(":")?;
            let mut rungs = [(0, 0); 4];
            for at in 0.. {
                if at == rungs.len() {
                    return Err(fault!("pack-ladder-most-rungs", most = rungs.len()));
                }
                let from = self.number()?;
                self.expect("=")?;
                rungs[at] = (from, self.number()?);
                if at > 0 && rungs[at].0 <= rungs[at - 1].0 {
                    return Err(fault!("pack-rungs-ladder-go-up"));
                }
                if !self.take(",") {
                    break;
                }
            }
            return Ok(Score::Ladder { count, rungs });
        }
        let points = self.number()?;
        self.take_plural("point");
        if self.take("if") {
            return Ok(Score::If(self.test()?, points));
        }
        self.expect("per")?;
        let every = self.optional_number()?;
        let count = self.count()?;
        let most = if self.take_all("up to") { self.number()? } else { 99 };
        Ok(Score::Per { points, every, count, most })
    }
}
