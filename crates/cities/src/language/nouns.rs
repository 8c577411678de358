//! Nouns of the effect language: prices, gains, pieces, counts, conditions.

use super::{Parsed, Reader};
use crate::cards::{CardType, Color};
use crate::effect::{Counted, Grade, Span, Test};
use crate::goods::{Cost, Gain, Resource};
use crate::place::{Piece, Pieces};
use kernel::fault;

impl Reader<'_> {
    pub(super) fn resource(&mut self) -> Parsed<Resource> {
        let word = self.next_word(fault!("wanted-resource"))?;
        Resource::of_word(&word).ok_or_else(|| fault!("pack-no-resource", word))
    }

    pub(super) fn cost(&mut self) -> Parsed<Cost> {
        let mut cost = Cost::FREE;
        loop {
            let amount = self.number()?;
            let resource = self.resource()?;
            cost.0[resource as usize] = cost.0[resource as usize].saturating_add(amount);
            if !self.take(",") {
                return Ok(cost);
            }
        }
    }

    pub(super) fn gain(&mut self, steps: bool) -> Parsed<Gain> {
        let mut gain = Gain::NOTHING;
        loop {
            let amount = self.number()?;
            let word = self.next_word(fault!("wanted-resource-point-card"))?;
            match word.strip_suffix('s').unwrap_or(&word) {
                "point" => gain.points = gain.points.saturating_add(amount),
                "card" => gain.cards = gain.cards.saturating_add(amount),
                "step" if steps => gain.steps = gain.steps.saturating_add(amount),
                _ => {
                    let resource =
                        Resource::of_word(&word).ok_or_else(|| fault!("pack-cannot-be-gained", word))?;
                    let held = &mut gain.goods.0[resource as usize];
                    *held = held.saturating_add(amount);
                }
            }
            if !self.take(",") {
                return Ok(gain);
            }
        }
    }

    pub(super) fn take_plural(&mut self, word: &str) -> bool {
        self.take(word) || self.take(&format!("{word}s"))
    }

    pub(super) fn card_word(&mut self) -> Parsed<()> {
        if self.take_plural("card") { Ok(()) } else { Err(self.unexpected(fault!("wanted-about"))) }
    }

    pub(super) fn color(&mut self) -> Option<Color> {
        let color = match self.peek() {
            "yellow" => Color::Yellow,
            "red" => Color::Red,
            "green" => Color::Green,
            _ => return None,
        };
        self.at += 1;
        Some(color)
    }

    pub(super) fn piece_word(word: &str) -> Option<Pieces> {
        Some(match word {
            "farm" | "farms" => Pieces::only(Piece::Farm),
            "desalination" | "desalinations" => Pieces::only(Piece::Desalination),
            "laboratory" | "laboratories" => Pieces::only(Piece::Laboratory),
            "tunnel" | "tunnels" => Pieces::only(Piece::Tunnel),
            "nonsymbiotic" => Pieces::only(Piece::Nonsymbiotic),
            "symbiotic" => Pieces::only(Piece::Symbiotic),
            "city" | "cities" => Pieces::CITIES,
            "building" | "buildings" => Pieces::BUILDINGS,
            "structure" | "structures" => Pieces::STRUCTURES,
            _ => return None,
        })
    }

    /// `farm/desalination`, `building`, `symbiotic city`.
    pub(super) fn pieces(&mut self) -> Parsed<Pieces> {
        let mut pieces = Pieces(0);
        loop {
            let word = self.next_word(fault!("wanted-something-build"))?;
            let more = Self::piece_word(&word).ok_or_else(|| fault!("pack-nothing-one-builds", word))?;
            if matches!(word.as_str(), "symbiotic" | "nonsymbiotic") && !self.take("city") {
                self.take("cities");
            }
            pieces.0 |= more.0;
            if !self.take("/") {
                return Ok(pieces);
            }
        }
    }

    pub(super) fn structures(&mut self) -> Parsed<Pieces> {
        let pieces = self.pieces()?;
        if pieces.0 & Pieces::CITIES.0 != 0 {
            return Err(fault!("pack-city-no-structure-farm"));
        }
        Ok(pieces)
    }

    pub(super) fn building(&mut self) -> Parsed<Piece> {
        let pieces = self.pieces()?;
        Piece::BUILDINGS
            .into_iter()
            .find(|&piece| Pieces::only(piece) == pieces)
            .ok_or_else(|| fault!("pack-one-kind-building-meant"))
    }

    pub(super) fn count(&mut self) -> Parsed<Counted> {
        if self.take_plural("set") {
            self.expect("of")?;
            self.expect("(")?;
            let mut counts = vec![self.one_count()?];
            while self.take(",") {
                counts.push(self.one_count()?);
            }
            self.expect(")")?;
            let first =
                u16::try_from(self.tables.counts.len()).map_err(|_| fault!("pack-too-many-counts-one"))?;
            let len = u8::try_from(counts.len()).map_err(|_| fault!("pack-too-many-things-one"))?;
            self.tables.counts.append(&mut counts);
            return Ok(Counted::Sets(Span { first, len }));
        }
        self.one_count()
    }

    /// Anything that is counted but sets.
    fn one_count(&mut self) -> Parsed<Counted> {
        if matches!(self.peek(), "set" | "sets") {
            return Err(fault!("pack-set-cannot-hold-another"));
        }
        if self.take_plural("pair") {
            self.expect("of")?;
            return Ok(Counted::Pairs(self.building()?));
        }
        if self.take("bare") {
            return if self.take("city") || self.take("cities") {
                Ok(Counted::BareCities)
            } else {
                Err(self.unexpected(fault!("wanted-about-2")))
            };
        }
        if self.take_all("expansion building") || self.take_all("expansion buildings") {
            return Ok(Counted::Expansions);
        }
        let both = [("blue", true, false), ("brown", false, true)];
        for (word, blue, brown) in both {
            if self.take(word) {
                return self.metropolis_word().map(|()| Counted::Metropolises { blue, brown });
            }
        }
        if matches!(self.peek(), "metropolis" | "metropolises") {
            self.at += 1;
            return Ok(Counted::Metropolises { blue: true, brown: true });
        }
        let types = [
            ("instant", CardType::Instant),
            ("permanent", CardType::Permanent),
            ("action", CardType::Action),
            ("production", CardType::Production),
            ("end-scoring", CardType::EndScoring),
        ];
        for (word, kind) in types.into_iter().skip(1) {
            if self.take(word) {
                return self.card_word().map(|()| Counted::Claimed(kind));
            }
        }
        for (word, count) in [
            ("claimed", Counted::ClaimedCards),
            ("hand", Counted::Hand),
            ("ready", Counted::ReadyActions),
            ("used", Counted::UsedActions),
        ] {
            if self.take(word) {
                if matches!(count, Counted::ReadyActions | Counted::UsedActions) {
                    self.expect("action")?;
                }
                return self.card_word().map(|()| count);
            }
        }
        if self.take("paid") {
            return if self.take_plural("special") {
                Ok(Counted::PaidSpecials)
            } else {
                Err(self.unexpected(fault!("wanted-about-2")))
            };
        }
        if self.take_plural("step") {
            return Ok(Counted::Steps);
        }
        if self.take_plural("contract") {
            return Ok(Counted::Contracts);
        }
        if let Some(resource) = Resource::of_word(self.peek()) {
            self.at += 1;
            return Ok(Counted::Stock(resource));
        }
        let grade = if self.take("upgraded") {
            Grade::Upgraded
        } else if self.take("plain") {
            Grade::Plain
        } else {
            Grade::Any
        };
        if self.take_all("city tunnel") || self.take_all("city tunnels") {
            return Ok(Counted::CityTunnels(grade));
        }
        let cities = matches!(self.peek(), "city" | "cities" | "symbiotic" | "nonsymbiotic");
        let pieces = self.pieces()?;
        if !cities {
            if pieces.0 & Pieces::CITIES.0 != 0 {
                return Err(fault!("pack-cities-structures-cannot-counted"));
            }
            return Ok(Counted::Structures(pieces, grade));
        }
        if grade != Grade::Any {
            return Err(fault!("pack-cities-not-upgraded", rule = "U-13.4"));
        }
        if pieces.0 & !Pieces::CITIES.0 != 0 {
            return Err(fault!("pack-cities-structures-cannot-counted"));
        }
        if self.take("with") {
            let kinds = self.number()?;
            if !self.take_plural("kind") || kinds > 3 || pieces != Pieces::CITIES {
                return Err(fault!("pack-written-from-kinds-buildings"));
            }
            return Ok(Counted::CitiesWithKinds(kinds));
        }
        Ok(Counted::Cities(pieces))
    }

    pub(super) fn metropolis_word(&mut self) -> Parsed<()> {
        if self.take("metropolis") || self.take("metropolises") {
            Ok(())
        } else {
            Err(self.unexpected(fault!("wanted-about-2")))
        }
    }

    pub(super) fn tests(&mut self) -> Parsed<Vec<Test>> {
        let mut tests = vec![self.test()?];
        while self.take("and") {
            tests.push(self.test()?);
        }
        Ok(tests)
    }

    pub(super) fn test(&mut self) -> Parsed<Test> {
        if self.take_all("at least") {
            let number = self.number()?;
            return Ok(Test::AtLeast(number, self.count()?));
        }
        if self.take_all("at most") {
            let number = self.number()?;
            return Ok(Test::AtMost(number, self.count()?));
        }
        if self.take("no") {
            return Ok(Test::AtMost(0, self.count()?));
        }
        if self.take_all("on space") {
            let space = self.number()?;
            return if space <= 4 {
                Ok(Test::OnSpace(space))
            } else {
                Err(fault!("pack-federation-track-no-space", space))
            };
        }
        if self.take("era") {
            let era = match self.next_word(fault!("wanted-era"))?.as_str() {
                "i" => 0,
                "ii" => 1,
                "iii" => 2,
                other => return Err(fault!("pack-expected-era-ii-iii", other)),
            };
            return Ok(Test::Era(era));
        }
        if self.take_all("biomatter produced") {
            return Ok(Test::BiomatterProduced);
        }
        if self.take("first") {
            return Ok(Test::First);
        }
        if self.take("last") {
            return Ok(Test::Last);
        }
        Err(self.unexpected(fault!("wanted-condition-least-most-no")))
    }
}
