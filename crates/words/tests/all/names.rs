//! People are called by the names they sit under, in sentences that need no case of a name.

use barrage::{Barrage, Company, Contract, Level, Officer, Refusal, Variant};
use cities::{Card, Cities, Gain, Site, Slot};
use kernel::{BySeat, Game, Seat, Seed};
use words::{BarrageVoice, CitiesVoice, Phrase, Words};

fn names(names: &[&str]) -> BySeat<Option<String>> {
    let mut seats = BySeat::default();
    for (seat, name) in Seat::all(4).zip(names) {
        seats[seat] = Some((*name).to_owned());
    }
    seats
}

#[test]
fn the_log_of_underwater_cities_names_people() {
    let game = Cities::open(cities::Setup::new(2).edition(1)).unwrap();
    let (seat, site) = (Seat(0), "b3".parse::<Site>().unwrap());
    let told = |language: &str| {
        let names = names(&["Olena", ""]);
        let voice = CitiesVoice::new(Words::of(language).unwrap(), &game).with_names(&names);
        let event = |event: cities::Seen| voice.event(&event);
        [
            event(cities::Event::Chose { seat, slot: Slot(3), card: Card(37), cloned: false }),
            event(cities::Event::Gained { seat, gain: Gain { points: 2, ..Gain::NOTHING } }),
            event(cities::Event::Converted { seat, site }),
            event(cities::Event::RoundEnded { round: 3, order: [Seat(1), seat].into_iter().collect() }),
        ]
    };
    assert_eq!(
        told("en"),
        [
            "Olena chooses slot 3 (yellow) and plays Biomech Construction Crew (#37).",
            "Olena gains 2 points.",
            "The city of Olena on b3 becomes symbiotic.",
            // A seat with an empty name is called by its number.
            "Round 3 ends. The new play order: Player 2, Olena.",
        ]
    );
    assert_eq!(told("uk")[2], "Olena: місто на b3 стає симбіомістом.");
    assert_eq!(told("pl")[1], "Olena otrzymuje 2\u{a0}punkty.");
    assert_eq!(told("de")[3], "Runde 3 endet. Die neue Zugfolge: Spieler 2, Olena.");
    assert_eq!(told("ja")[1], "Olenaは2点を得ました。");
}

/// B-3.16: the draft is about people; whoever has a company is called by it from then on.
#[test]
fn the_draft_names_people_and_the_game_companies() {
    let game = Barrage::open(barrage::Setup::new(2, Variant::Full)).unwrap();
    let mut table = game.deal(Seed(1)).table;
    let (seat, company, officer, contract) = (Seat(0), Company::Germany, Officer::Jill, Contract(1));
    let names = || names(&["Olena", "Robin"]);
    for language in Words::languages() {
        let words = Words::of(language).unwrap();
        assert_eq!(BarrageVoice::new(words, &table).with_names(&names()).seat(seat), "Olena", "{language}");
    }
    table.seats[seat].company = Some(company);
    let told = |language: &str, names: Option<BySeat<Option<String>>>| {
        let voice = BarrageVoice::new(Words::of(language).unwrap(), &table);
        let voice = match &names {
            Some(names) => voice.with_names(names),
            None => voice,
        };
        [
            voice.event(&barrage::Event::Drafted { seat, company, officer, contract }),
            voice.event(&barrage::Event::AutomaJoined { seat, level: Level::Hard, company, officer: None }),
            voice.event(&barrage::Event::Passed { seat }),
            voice.refusal(&Refusal::DamOfAnother { dam: "B5U".parse().unwrap(), by: Seat(1) }),
        ]
    };
    assert_eq!(
        told("en", Some(names())),
        [
            "Olena chooses Germany with Jill McDowell and the contract S2.",
            "Olena is an Automa (hard) and plays Germany.",
            "Germany passes.",
            "B-12.1: The dam on B5U belongs to Robin.",
        ]
    );
    assert_eq!(told("en", None)[0], "Player 1 chooses Germany with Jill McDowell and the contract S2.");
    assert_eq!(
        told("uk", Some(names()))[0],
        "Olena вибирає компанію Німеччина, керівника Джилл Макдавелл і контракт S2."
    );
    assert_eq!(told("ja", None)[0], "プレイヤー1はドイツとジル・マクダウェル、契約S2を選びました。");
}

/// Wherever a sentence asks for a form of a seat's name, a person's name has it too.
#[test]
fn a_name_has_every_form_that_a_number_has() {
    for language in Words::languages() {
        let words = Words::of(language).unwrap();
        let game = Cities::open(cities::Setup::new(2)).unwrap();
        let forms = |phrase: Phrase| phrase.forms.into_iter().map(|(form, _)| form).collect::<Vec<_>>();
        let plain = CitiesVoice::new(words, &game);
        let names = names(&["Olena"]);
        let named = CitiesVoice::new(words, &game).with_names(&names);
        let seat = Seat(0);
        assert_eq!(
            forms(named.voice().seat_called(seat)),
            forms(plain.voice().seat_called(seat)),
            "{language}"
        );
        assert_eq!(named.seat(seat), "Olena");
    }
}
