//! Barrage.

use barrage::{
    Barrage, Discount, Event, Level, Move, Options, Position, Refusal, Seating, SecondSpace, Setup, Sheet,
    Variant, View,
};
use kernel::{Fault, Seat, fault};
use words::{BarrageVoice, Phrase, Words};

use crate::settings::POSITION;
use crate::title::agree_on_position;
use crate::{Names, Order, Setting, Title};

const VARIANT: Setting = Setting::one_of("variant", &["full", "intro"]).flag("intro");
const SEATING: Setting = Setting::one_of("seating", &["drafted", "dealt", "free"]);
const AUCTION: Setting = Setting::one_of("auction", &["no", "yes"]).flag("auction");
const SIMONE: Setting = Setting::one_of("simone", &["no", "yes"]).flag("simone");
const TOMMASO: Setting = Setting::one_of("tommaso", &["no", "yes"]).flag("tommaso");
const LEEGHWATER: Setting = Setting::one_of("leeghwater", &["no", "yes"]).flag("leeghwater");
const PROMO: Setting = Setting::one_of("promo-officers", &["no", "yes"]).flag("promo-officers");
const SECOND_SPACE: Setting = Setting::one_of("second-space", &["by-row", "four-only", "always"]);
const DISCOUNT: Setting = Setting::one_of("discount", &["each", "once"]);
const MAHIRI: Setting = Setting::one_of("mahiri-credits", &["6", "9"]);

impl Title for Barrage {
    const SEATS: (u8, u8) = (2, 4);
    const SETTINGS: &'static [Setting] = &[
        VARIANT,
        LEEGHWATER,
        SECOND_SPACE,
        SEATING,
        AUCTION,
        MAHIRI,
        SIMONE,
        TOMMASO,
        PROMO,
        DISCOUNT,
        POSITION,
    ];
    const OWN_PLAYERS: &'static [&'static str] =
        &["automa-easy", "automa-medium", "automa-hard", "automa-very-hard"];
    const TERMS: &'static [&'static str] = &[
        "automa",
        "base",
        "basin",
        "company",
        "conduit",
        "contract",
        "dam",
        "drop",
        "elevation",
        "energy",
        "engineer",
        "excavator",
        "head-stream",
        "mixer",
        "officer",
        "patent",
        "powerhouse",
        "production",
        "red-border",
        "technology-tile",
        "wheel",
    ];

    fn agree(order: &Order) -> Result<Setup, Fault> {
        if let Some(text) = order.position() {
            return agree_on_position::<Self>(order, text);
        }
        let variant = if order.value(&VARIANT)? == "intro" { Variant::Intro } else { Variant::Full };
        let seating = match order.value(&SEATING)? {
            "dealt" => Seating::Dealt,
            "free" => Seating::Free,
            _ => Seating::Drafted,
        };
        let auction = order.value(&AUCTION)? == "yes";
        let rich_mahiri = order.value(&MAHIRI)? == "9";
        let simone = order.value(&SIMONE)? == "yes";
        let tommaso = order.value(&TOMMASO)? == "yes";
        let leeghwater = order.value(&LEEGHWATER)? == "yes";
        let promo_officers = order.value(&PROMO)? == "yes";
        let second_space = match order.value(&SECOND_SPACE)? {
            "four-only" => SecondSpace::FourOnly,
            "always" => SecondSpace::Always,
            _ => SecondSpace::ByRow,
        };
        let discount = if order.value(&DISCOUNT)? == "once" { Discount::Once } else { Discount::Each };
        let options = Options {
            seating,
            auction,
            rich_mahiri,
            simone,
            tommaso,
            leeghwater,
            promo_officers,
            second_space,
            discount,
        };
        let mut setup = Setup::new(order.players(), variant).with_options(options);
        for (seat, own) in Seat::all(Seat::MOST as u8).zip(&order.own_players) {
            if let Some(own) = own {
                let level = Self::OWN_PLAYERS
                    .iter()
                    .zip(Level::ALL)
                    .find_map(|(name, it)| (name == own).then_some(it));
                let wrong = || fault!("setup-setting", setting = own, values = Self::OWN_PLAYERS.join(", "));
                setup.automas[seat] = Some(level.ok_or_else(wrong)?);
            }
        }
        Ok(setup)
    }

    fn from_position(text: &str) -> Result<Setup, Fault> {
        Ok(Setup::from_position(text)?)
    }

    fn position_file(&self, position: &Position) -> Result<String, Fault> {
        Ok(Sheet::of(position).write()?)
    }

    fn own_player(setup: &Setup, seat: Seat) -> Option<&'static str> {
        setup.automas[seat].map(|level| Self::OWN_PLAYERS[level as usize])
    }

    fn question(&self, words: &Words, view: &View) -> String {
        let voice = BarrageVoice::new(words, &view.table);
        view.table.agenda.last().map(|step| voice.question(*step)).unwrap_or_default()
    }

    fn explain(&self, words: &Words, view: &View, mv: Move) -> String {
        BarrageVoice::new(words, &view.table).explain(&view.table, mv)
    }

    fn tell(&self, words: &Words, view: &View, names: &Names, event: &Event) -> String {
        BarrageVoice::new(words, &view.table).with_names(names).event(event)
    }

    fn is_reason(event: &Event) -> bool {
        matches!(
            event,
            Event::Forced { .. }
                | Event::AutomaTried { .. }
                | Event::AutomaActs { .. }
                | Event::AutomaSystem { .. }
                | Event::AutomaContract { .. }
                | Event::AutomaWater { .. }
                | Event::AutomaTechnology { .. }
                | Event::AutomaMachine { .. }
                | Event::AutomaCandidates { .. }
                | Event::AutomaThird { .. }
                | Event::AutomaPreference { .. }
                | Event::AutomaCriterion { .. }
                | Event::AutomaCode { .. }
                | Event::AutomaWork { .. }
                | Event::AutomaRefill { .. }
                | Event::AutomaWu { .. }
                | Event::AutomaAmir { .. }
                | Event::AutomaGennaro { .. }
        )
    }

    fn refuse(&self, words: &Words, view: &View, refusal: &Refusal) -> String {
        BarrageVoice::new(words, &view.table).refusal(refusal)
    }

    fn seat_called(&self, words: &Words, view: &View, seat: Seat) -> Phrase {
        BarrageVoice::new(words, &view.table).voice().seat_called(seat)
    }

    fn seat_name(&self, words: &Words, view: &View, seat: Seat) -> Option<String> {
        view.table.seats[seat].company?;
        Some(self.seat_called(words, view, seat).text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names in forms and tables are those of the levels, one for one.
    #[test]
    fn every_level_of_the_automa_has_its_name() {
        let names = Level::ALL.map(|level| format!("automa-{level}"));
        assert_eq!(Barrage::OWN_PLAYERS, names);
    }

    #[test]
    fn an_order_asks_for_options() {
        let settings = [
            ("seating", "free"),
            ("auction", "yes"),
            ("mahiri-credits", "9"),
            ("simone", "yes"),
            ("tommaso", "yes"),
            ("leeghwater", "yes"),
            ("promo-officers", "yes"),
            ("second-space", "always"),
            ("discount", "once"),
        ];
        let settings = settings.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        let order = Order { own_players: vec![None, None], settings };
        let options = Options {
            seating: Seating::Free,
            auction: true,
            rich_mahiri: true,
            simone: true,
            tommaso: true,
            leeghwater: true,
            promo_officers: true,
            second_space: SecondSpace::Always,
            discount: Discount::Once,
        };
        let setup = Setup::new(2, Variant::Full).with_options(options);
        assert_eq!(Barrage::agree(&order), Ok(setup));
    }

    #[test]
    fn an_order_seats_the_automas_it_names() {
        let order = Order { own_players: vec![None, Some("automa-hard".into())], ..Order::default() };
        let setup = Barrage::agree(&order).expect("an Automa there is");
        assert_eq!(setup, Setup::new(2, Variant::Full).with_automa(Seat(1), Level::Hard));
        assert_eq!(Barrage::own_player(&setup, Seat(0)), None);
        assert_eq!(Barrage::own_player(&setup, Seat(1)), Some("automa-hard"));
        let order = Order { own_players: vec![None, Some("automa-harder".into())], ..Order::default() };
        assert_eq!(Barrage::agree(&order).expect_err("there is none").kind, "setup-setting");
    }
}
