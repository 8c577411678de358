//! Underwater Cities.

mod lacking;

use cities::{Cities, EDITION, Laying, Move, Position, Refusal, Seen, Setup, Sheet, Side, View};
use kernel::{Fault, Seat};
use words::{CitiesVoice, Phrase, Words};

use crate::settings::POSITION;
use crate::title::agree_on_position;
use crate::{Names, Order, Setting, Title};

const BOARDS: Setting = Setting::one_of("boards", &["basic", "asymmetric"]);
const CONTRACTS: Setting = Setting::one_of("contracts", &["no", "yes"]).flag("contracts");
const METROPOLISES: Setting = Setting::one_of("metropolises", &["random", "chosen"]);
const OFFSET: Setting = Setting::one_of("offset", &["1", "2", "3", "4"]);
const PACK: Setting = Setting::text("pack");
const EDITIONS: Setting = Setting::one_of("edition", NEWEST_FIRST).not_in_form();

/// The editions of the built-in components.
const NEWEST_FIRST: &[&str] = {
    const NAMES: [&str; 9] = ["9", "8", "7", "6", "5", "4", "3", "2", "1"];
    NAMES.split_at(NAMES.len() - EDITION as usize).1
};

impl Title for Cities {
    const SEATS: (u8, u8) = (1, 4);
    const SETTINGS: &'static [Setting] = &[BOARDS, CONTRACTS, METROPOLISES, OFFSET, PACK, EDITIONS, POSITION];
    const OWN_PLAYERS: &'static [&'static str] = &[];
    const TERMS: &'static [&'static str] = &[
        "action-card",
        "biomatter",
        "building",
        "city",
        "cloning",
        "connected",
        "era",
        "expansion-site",
        "federation",
        "kelp",
        "metropolis",
        "network",
        "slot",
        "special-card",
        "steelplast",
        "structure",
        "symbiotic",
        "tunnel",
        "upgrade",
    ];

    fn agree(order: &Order) -> Result<Setup, Fault> {
        if let Some(text) = order.position() {
            return agree_on_position::<Self>(order, text);
        }
        let side = if order.value(&BOARDS)? == "asymmetric" { Side::Asymmetric } else { Side::Basic };
        let laying = if order.value(&METROPOLISES)? == "chosen" { Laying::Chosen } else { Laying::Random };
        let mut setup = Setup::new(order.players())
            .boards(side)
            .contracts(order.value(&CONTRACTS)? == "yes")
            .metropolises(laying)
            .edition(order.value(&EDITIONS)?.parse().unwrap_or(EDITION));
        setup.offset = order.value(&OFFSET)?.parse().unwrap_or(1);
        let pack = order.value(&PACK)?;
        if !pack.trim().is_empty() {
            setup = setup.pack(pack);
        }
        Ok(setup)
    }

    fn from_position(text: &str) -> Result<Setup, Fault> {
        Ok(Setup::from_position(text)?)
    }

    fn position_file(&self, position: &Position) -> Result<String, Fault> {
        Ok(Sheet::of(self, position).write()?)
    }

    fn own_player(_setup: &Setup, _seat: Seat) -> Option<&'static str> {
        None
    }

    fn question(&self, words: &Words, view: &View) -> String {
        let step = view.agenda.last();
        step.and_then(|&step| CitiesVoice::new(words, self).question(view, step)).unwrap_or_default()
    }

    fn explain(&self, words: &Words, view: &View, mv: Move) -> String {
        CitiesVoice::new(words, self).explain(view, mv)
    }

    fn tell(&self, words: &Words, _view: &View, names: &Names, event: &Seen) -> String {
        CitiesVoice::new(words, self).with_names(names).event(event)
    }

    fn is_reason(_event: &Seen) -> bool {
        false
    }

    fn refuse(&self, words: &Words, view: &View, refusal: &Refusal) -> String {
        let voice = CitiesVoice::new(words, self);
        let mut told = voice.refusal(refusal);
        if let Refusal::NothingUsable { slot } = *refusal {
            for (piece, cost, lack) in lacking::builds(self, view, slot) {
                let args = [
                    ("piece", voice.voice().name("piece", piece).into()),
                    ("price", voice.cost(cost).into()),
                    ("lack", voice.cost(lack).into()),
                ];
                told.push(' ');
                told.push_str(&voice.say("lack", &args));
            }
        }
        told
    }

    fn seat_called(&self, words: &Words, _view: &View, seat: Seat) -> Phrase {
        CitiesVoice::new(words, self).voice().seat_called(seat)
    }

    fn seat_name(&self, _words: &Words, _view: &View, _seat: Seat) -> Option<String> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_reaches_the_set_up() {
        let said = |name: &str, value: &str| {
            let settings = [(name.to_owned(), value.to_owned())].into();
            Cities::agree(&Order { own_players: vec![None; 2], settings }).expect("a value there is")
        };
        let usual = Cities::agree(&Order { own_players: vec![None; 2], ..Order::default() });
        assert_eq!(usual, Ok(Setup::new(2)));
        assert_eq!(said("boards", "asymmetric"), Setup::new(2).boards(Side::Asymmetric));
        assert_eq!(said("contracts", "yes"), Setup::new(2).contracts(true));
        assert_eq!(said("metropolises", "chosen"), Setup::new(2).metropolises(Laying::Chosen));
        assert_eq!(said("offset", "3").offset, 3);
        assert_eq!(said("edition", "1"), Setup::new(2).edition(1));
        assert_eq!(said("pack", "x"), Setup::new(2).pack("x"));
        assert_eq!(said("pack", " \n"), Setup::new(2), "an empty field is no pack");
        assert_eq!(EDITIONS.usual(), EDITION.to_string());
    }
}
