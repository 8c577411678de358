//! A language with cases finds the forms it needs, wherever a component is named.

use barrage::{Barrage, Company, Kind, Move, Step, Tile, Variant};
use cities::{Card, Cities, Gain, Slot};
use kernel::{Game, Seat, Seed};
use words::{BarrageVoice, CitiesVoice, Words};

/// Some messages in Ukrainian; what is not here is said in English.
const UKRAINIAN: &str = "\
barrage-company-USA = США
    .gen = Сполучених Штатів
barrage-company-Germany = Німеччина
    .gen = Німеччини
barrage-structure-base = основа
    .acc = основу
    .gender = feminine
barrage-area-hills = пагорби
    .loc = на пагорбах
barrage-tile-conduit = плитка каналу
    .ins = плиткою каналу
barrage-tile-I-Conduit = I-Канал
    .ins = I-Каналом
    .effect = 2 кредити
barrage-contract-text = контракт { $contract }
    .acc = контракт { $contract-id }
barrage-question-payment = Як оплатити { $structure-acc } на { $site }?
barrage-question-site = Що збудувати { $tile-ins }?
barrage-move-build = { $structure-gender ->
    [feminine] нова { $structure } { $area-loc }
   *[other] новий { $structure } { $area-loc }
}
barrage-move-tile = скористатися { $tile-ins }
barrage-move-take = узяти { $contract-acc }
barrage-event-built = { $seat-gen }: { $structure-acc }.
barrage-refusal-dam-of-another = Гребля { $by-gen }.
cities-card-37 = Бригада
    .acc = бригаду
    .text = Текст.
cities-piece-farm = ферма
    .acc = ферму
cities-color-yellow = жовтий
    .gen = жовтого
cities-slot-label = { $color } слот { $number }
    .gen = { $color-gen } слота { $number }
cities-amount-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
    .gen = { $count ->
    [one] { $count } очка
   *[other] { $count } очок
}
cities-amount-kelp = { $count } водоростей
cities-event-chose = { $seat } обирає дію { $slot-name-gen } і грає { $card-name-acc }.
cities-event-gained = { $seat }: до { $gained-gen }.
cities-event-built = { $seat } будує { $piece-acc }.
cities-effect-gain = отримайте { $gain }
    .inf = отримати { $gain }
cities-effect-pay = сплатіть { $price }, щоб { $then-inf }
cities-effect-nested = [{ $effect }]
";

fn ukrainian() -> Words {
    Words::of_texts("uk", [UKRAINIAN]).unwrap()
}

#[test]
fn barrage_questions_moves_events_and_refusals_have_every_form() {
    let words = ukrainian();
    let game = Barrage::open(barrage::Setup::new(2, Variant::Intro)).unwrap();
    let mut table = game.deal(Seed(1)).table;
    table.seats[Seat(0)].company = Some(Company::Usa);
    table.seats[Seat(1)].company = Some(Company::Germany);
    let voice = BarrageVoice::new(&words, &table);
    let site = "B5U".parse().unwrap();
    let conduit: Tile = "conduit".parse().unwrap();
    let advanced: Tile = "I-Conduit".parse().unwrap();
    let steps = |text: &str| text.parse::<Step>().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(voice.question(steps("payment base base B5U")), "Як оплатити основу на B5U?");
    let build = Move::Build { kind: Kind::Base, site };
    assert_eq!(voice.explain(&table, build), "нова основа на пагорбах");
    let own = |tile| voice.explain(&table, Move::Tile { via: barrage::Via::Own, tile });
    assert_eq!(own(conduit), "скористатися плиткою каналу");
    assert_eq!(own(advanced), "скористатися I-Каналом (2 кредити)");
    assert_eq!(voice.explain(&table, Move::Take("G01".parse().unwrap())), "узяти контракт G01");
    let built = barrage::Event::Built { seat: Seat(0), structure: Kind::Base, site };
    assert_eq!(voice.event(&built), "Сполучених Штатів: основу.");
    let refusal = barrage::Refusal::DamOfAnother { dam: "B5U".parse().unwrap(), by: Seat(1) };
    assert!(voice.refusal(&refusal).ends_with("Гребля Німеччини."));
}

#[test]
fn cards_slots_goods_and_effects_have_every_form() {
    let words = ukrainian();
    let game = Cities::open(cities::Setup::new(2).edition(1)).unwrap();
    let voice = CitiesVoice::new(&words, &game);
    let event = |event: cities::Seen| voice.event(&event);
    let chose = cities::Event::Chose { seat: Seat(0), slot: Slot(3), card: Card(37), cloned: false };
    assert_eq!(event(chose), "Player 1 обирає дію жовтого слота 3 і грає бригаду (#37).");
    // A card without the form is called by its plain name.
    let chose = cities::Event::Chose { seat: Seat(0), slot: Slot(3), card: Card(36), cloned: false };
    assert!(event(chose).ends_with("і грає Second Shift (#36)."));
    // A list has a form as soon as one of its parts has it, and the numbers choose theirs.
    let gain = |points| Gain { goods: cities::Cost([0, 0, 5, 0, 0]), points, ..Gain::NOTHING };
    let gained = |points| event(cities::Event::Gained { seat: Seat(0), gain: gain(points) });
    assert_eq!(gained(1), "Player 1: до 5 водоростей і 1 очка.");
    assert_eq!(gained(22), "Player 1: до 5 водоростей і 22 очок.");
    assert_eq!(voice.gain(gain(22)), "5 водоростей і 22 очки");
    assert_eq!(voice.card_text(Card(37)), "Текст.");
}

/// An effect inside another takes the form the outer one asks for, also in parentheses and in lists.
#[test]
fn an_effect_inside_another_takes_its_form() {
    let pack = r#"
        [[card]]
        number = 2
        name = "Нічний пором"
        deck = "I"
        color = "yellow"
        type = "instant"
        effect = "pay 5 kelp: (gain 1 point; gain 2 points)"
    "#;
    let words = ukrainian();
    let game = Cities::open(cities::Setup::new(2).pack(pack)).unwrap();
    let voice = CitiesVoice::new(&words, &game);
    assert_eq!(voice.card_text(Card(2)), "сплатіть 5 водоростей, щоб [отримати 1 очко; отримати 2 очки]");
}
