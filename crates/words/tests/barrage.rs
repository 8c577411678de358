//! Whatever Barrage says of itself, there are words for it.

use barrage::*;
use bots::Random;
use kernel::{Game, Match, Seat, Seed, Viewer};
use words::{BarrageVoice, Words};

/// One sample of each variant. A variant without a line does not compile, and a line without its sample fails.
macro_rules! one_of_each {
    ($kind:ty: $($pattern:pat => $sample:expr),+ $(,)?) => {{
        fn _every_variant_has_a_line(it: $kind) {
            match it { $($pattern => {}),+ }
        }
        let samples: Vec<$kind> = vec![$({
            let sample: $kind = $sample;
            assert!(matches!(sample, $pattern));
            sample
        }),+];
        samples
    }};
}

const SEAT: Seat = Seat(0);

fn base() -> Site {
    Site::Base(BaseSpace(3))
}

fn events() -> Vec<Event> {
    let (why, what) = (Why::Income, Resource::Credits);
    one_of_each! { Event:
        Event::Forced { .. } => Event::Forced { seat: SEAT, r#move: Move::Pass },
        Event::Drafted { .. } => Event::Drafted {
            seat: SEAT, company: Company::Usa, officer: Officer::Jill, contract: Contract(1)
        },
        Event::Round { .. } => Event::Round { round: 2 },
        Event::HeadStreamFilled { .. } => Event::HeadStreamFilled { head: HeadStream(1), drops: 2 },
        Event::Placed { .. } => Event::Placed { seat: SEAT, space: Space(0), engineers: 2 },
        Event::PlacedToConstruct { .. } => Event::PlacedToConstruct { seat: SEAT, nth: 1, engineers: 1 },
        Event::PlacedWithMahiri { .. } => Event::PlacedWithMahiri { seat: SEAT, nth: 2, engineers: 2 },
        Event::Copied { .. } => Event::Copied { seat: SEAT, officer: Officer::Anton },
        Event::Passed { .. } => Event::Passed { seat: SEAT },
        Event::Gained { .. } => Event::Gained { seat: SEAT, what, amount: 3, why },
        Event::Lost { .. } => Event::Lost { seat: SEAT, what, amount: 1, why },
        Event::PutOnWheel { .. } => {
            Event::PutOnWheel { seat: SEAT, tile: Some(Tile(0)), excavators: 3, mixers: 0 }
        },
        Event::WheelTurned { .. } => Event::WheelTurned { seat: SEAT, tile: None, excavators: 1, mixers: 2 },
        Event::Built { .. } => Event::Built { seat: SEAT, structure: Kind::Elevation, site: base() },
        Event::DropPlaced { .. } => Event::DropPlaced { seat: SEAT, head: HeadStream(0) },
        Event::DropHeld { .. } => {
            Event::DropHeld { from: Spring::Head(HeadStream(2)), at: BaseSpace(5) }
        },
        Event::DropLeft { .. } => {
            Event::DropLeft { from: Spring::Powerhouse(Basin(8)), below: Basin(11) }
        },
        Event::DropAdded { .. } => Event::DropAdded { seat: SEAT, at: BaseSpace(5) },
        Event::Produced { .. } => Event::Produced {
            seat: SEAT, dam: BaseSpace(3), conduit: ConduitSpace(3), powerhouse: Basin(10), drops: 1, energy: 7
        },
        Event::ContractTaken { .. } => Event::ContractTaken { seat: SEAT, contract: Contract(20) },
        Event::ContractDiscarded { .. } => Event::ContractDiscarded { seat: SEAT, contract: Contract(20) },
        Event::ContractFulfilled { .. } => Event::ContractFulfilled { seat: SEAT, contract: Contract(20) },
        Event::ContractRevealed { .. } => Event::ContractRevealed { contract: Contract(20) },
        Event::PatentTaken { .. } => Event::PatentTaken { seat: SEAT, tile: Tile(7) },
        Event::PatentRevealed { .. } => Event::PatentRevealed { slot: 1, tile: Tile(7) },
        Event::PatentGone { .. } => Event::PatentGone { slot: 1, tile: Tile(7) },
        Event::Order { .. } => Event::Order { place: 1, seat: SEAT },
        Event::ObjectiveCounted { .. } => {
            Event::ObjectiveCounted { seat: SEAT, objective: Objective::Spread1, quantity: 4 }
        },
        Event::Won { .. } => Event::Won { seat: SEAT, vp: 101 },
    }
}

fn reasons() -> Vec<Why> {
    one_of_each! { Why:
        Why::Choice => Why::Choice,
        Why::Space(_) => Why::Space(Space(0)),
        Why::PrivateSpace => Why::PrivateSpace,
        Why::Income => Why::Income,
        Why::Contract(_) => Why::Contract(Contract(9)),
        Why::Site(_) => Why::Site(base()),
        Why::Solomon => Why::Solomon,
        Why::Tile(_) => Why::Tile(Tile(9)),
        Why::Conduit(_) => Why::Conduit(ConduitSpace(9)),
        Why::Production => Why::Production,
        Why::Company(_) => Why::Company(Company::Italy),
        Why::EnergyPlace => Why::EnergyPlace,
        Why::EnergyTrack => Why::EnergyTrack,
        Why::Bonus(_) => Why::Bonus(Bonus::Bases),
        Why::Objective(_) => Why::Objective(Objective::Spread3),
        Why::Leftovers => Why::Leftovers,
        Why::Water => Why::Water,
    }
}

fn refusals() -> Vec<Refusal> {
    let (tile, site, contract) = (Tile(6), base(), Contract(12));
    let (dam, conduit, basin) = (BaseSpace(3), ConduitSpace(3), Basin(10));
    let (space, structure, machine) = (Space(0), Kind::Base, Machine::Mixer);
    one_of_each! { Refusal:
        Refusal::OtherQuestion { .. } => Refusal::OtherQuestion { open: Step::Turn { copied: false } },
        Refusal::Over => Refusal::Over,
        Refusal::CompanyNotOffered { .. } => Refusal::CompanyNotOffered { company: Company::Usa },
        Refusal::StartingContractNotOffered { .. } => Refusal::StartingContractNotOffered { contract },
        Refusal::TooFewEngineers { .. } => Refusal::TooFewEngineers { needed: 2, held: 1 },
        Refusal::TooFewCredits { .. } => Refusal::TooFewCredits { needed: 1, held: 0 },
        Refusal::SpaceTaken { .. } => Refusal::SpaceTaken { space, by: SEAT },
        Refusal::SpaceBlocked { .. } => Refusal::SpaceBlocked { space, players: 2 },
        Refusal::NoPatentOffice => Refusal::NoPatentOffice,
        Refusal::PatentGone { .. } => Refusal::PatentGone { slot: 1 },
        Refusal::NothingToProduce { .. } => Refusal::NothingToProduce { bonus: -1 },
        Refusal::NoContractShown => Refusal::NoContractShown,
        Refusal::NoConstructionSpace => Refusal::NoConstructionSpace,
        Refusal::NothingToConstruct => Refusal::NothingToConstruct,
        Refusal::NothingToConstructFree => Refusal::NothingToConstructFree,
        Refusal::EngineersLeft { .. } => Refusal::EngineersLeft { engineers: 3 },
        Refusal::CopyingIsNoPass => Refusal::CopyingIsNoPass,
        Refusal::NotMahiri => Refusal::NotMahiri,
        Refusal::MahiriUsedUp { .. } => Refusal::MahiriUsedUp { uses: 2 },
        Refusal::OfficerNotCopyable { .. } => Refusal::OfficerNotCopyable { officer: Officer::Jill },
        Refusal::TileNotInSupply { .. } => Refusal::TileNotInSupply { tile },
        Refusal::TileNotOnWheel { .. } => Refusal::TileNotOnWheel { tile },
        Refusal::CannotCopyTiles => Refusal::CannotCopyTiles,
        Refusal::TileTakesNoEngineers { .. } => Refusal::TileTakesNoEngineers { tile },
        Refusal::TileNeedsEngineers { .. } => Refusal::TileNeedsEngineers { tile },
        Refusal::TileBuildsNothingNow { .. } => Refusal::TileBuildsNothingNow { tile },
        Refusal::TileBuildsOther { .. } => Refusal::TileBuildsOther { tile, structure },
        Refusal::WrongSpace { .. } => Refusal::WrongSpace { structure, site },
        Refusal::NoPieceLeft { .. } => Refusal::NoPieceLeft { structure },
        Refusal::SiteTaken { .. } => Refusal::SiteTaken { site, by: Some(SEAT) },
        Refusal::OwnBaseInBasin { .. } => Refusal::OwnBaseInBasin { site },
        Refusal::OwnPowerhouseInBasin { .. } => Refusal::OwnPowerhouseInBasin { site },
        Refusal::NotOwnDam { .. } => Refusal::NotOwnDam { site },
        Refusal::DamAtFullHeight { .. } => Refusal::DamAtFullHeight { site },
        Refusal::AreaNotAllowed { .. } => Refusal::AreaNotAllowed { site },
        Refusal::PowerNotAllowed { .. } => Refusal::PowerNotAllowed { power: 4, most: 3 },
        Refusal::TooFewMachines { .. } => Refusal::TooFewMachines { machine, needed: 3, held: 2 },
        Refusal::FeeOutOfReach { .. } => Refusal::FeeOutOfReach { fee: 3, held: 2 },
        Refusal::WrongPayment { .. } => {
            let offered = Payment { excavators: 1, ..Payment::default() };
            Refusal::WrongPayment { offered, machine, needed: 3 }
        },
        Refusal::NoDam { .. } => Refusal::NoDam { dam },
        Refusal::DamOfAnother { .. } => Refusal::DamOfAnother { dam, by: SEAT },
        Refusal::TooLittleWater { .. } => Refusal::TooLittleWater { dam, needed: 3, held: 1 },
        Refusal::NoDrops => Refusal::NoDrops,
        Refusal::NoConduit { .. } => Refusal::NoConduit { conduit },
        Refusal::ConduitElsewhere { .. } => Refusal::ConduitElsewhere { dam, conduit },
        Refusal::NoPowerhouse { .. } => Refusal::NoPowerhouse { basin },
        Refusal::OwnerUnpaid { .. } => Refusal::OwnerUnpaid { needed: 2, held: 1 },
        Refusal::NoEnergy { .. } => Refusal::NoEnergy { energy: -1 },
        Refusal::SamePowerhouse { .. } => Refusal::SamePowerhouse { basin },
        Refusal::ContractNotEligible { .. } => Refusal::ContractNotEligible { contract },
        Refusal::TooLittleEnergy { .. } => Refusal::TooLittleEnergy { contract, needed: 4, energy: 2 },
        Refusal::ContractNotShown { .. } => Refusal::ContractNotShown { contract },
        Refusal::TakeExactly { .. } => Refusal::TakeExactly { count: 2 },
        Refusal::ContractNotHeld { .. } => Refusal::ContractNotHeld { contract },
        Refusal::DropObligatory => Refusal::DropObligatory,
        Refusal::Obligatory { .. } => Refusal::Obligatory { open: Step::Copy },
    }
}

/// Every step, and whether somebody is asked something by it.
fn steps() -> Vec<(Step, bool)> {
    let (via, tile, kind, site) = (Via::Own, Tile(0), Kind::Base, base());
    let steps = one_of_each! { Step:
        Step::Draft => Step::Draft,
        Step::Turn { .. } => Step::Turn { copied: true },
        Step::Engineers => Step::Engineers,
        Step::Tile { .. } => Step::Tile { engineers: false },
        Step::Site { .. } => Step::Site { via, tile },
        Step::Payment { .. } => Step::Payment { via, tile, kind, site },
        Step::Produce(_) => Step::Produce(Production::Turbine(-2)),
        Step::Contract { .. } => Step::Contract { energy: 5, discount: 3, national: true },
        Step::Machines(_) => Step::Machines(2),
        Step::Drops { .. } => Step::Drops { count: 2, flowing: true, must: true },
        Step::Free(_) => Step::Free(Free::Conduit { power: 3 }),
        Step::TakeContracts(_) => Step::TakeContracts(1),
        Step::Discard => Step::Discard,
        Step::Copy => Step::Copy,
        Step::Wheel(_) => Step::Wheel(1),
        Step::Special { .. } => Step::Special { tile, site },
        Step::Income(_) => Step::Income(0),
        Step::HeadStreams => Step::HeadStreams,
        Step::EndTurn => Step::EndTurn,
    };
    let more = [
        Step::Turn { copied: false },
        Step::Tile { engineers: true },
        Step::Produce(Production::Tile(2)),
        Step::Produce(Production::Repeat(Basin(10))),
        Step::Free(Free::Base(Areas::ALL)),
        Step::Free(Free::Elevation),
        Step::Free(Free::Powerhouse),
        Step::Drops { count: 1, flowing: false, must: false },
    ];
    let asks = |step: &Step| {
        !matches!(
            step,
            Step::Wheel(_) | Step::Special { .. } | Step::Income(_) | Step::HeadStreams | Step::EndTurn
        )
    };
    steps.into_iter().chain(more).map(|step| (step, asks(&step))).collect()
}

fn moves() -> Vec<Move> {
    let (tile, contract) = (Tile(6), Contract(12));
    let mut moves = one_of_each! { Move:
        Move::Draft { .. } => Move::Draft { company: Company::Italy, contract: Contract(2) },
        Move::Place(_) => Move::Place(Space(0)),
        Move::Construct => Move::Construct,
        Move::ConstructFree => Move::ConstructFree,
        Move::Mahiri => Move::Mahiri,
        Move::Pass => Move::Pass,
        Move::Engineers(_) => Move::Engineers(2),
        Move::Tile { .. } => Move::Tile { via: Via::Own, tile },
        Move::Build { .. } => Move::Build { kind: Kind::Base, site: base() },
        Move::Pay(_) => Move::Pay(Payment { excavators: 1, mixers: 2, credits: 3 }),
        Move::Produce { .. } => Move::Produce { dam: BaseSpace(3), conduit: ConduitSpace(3), drops: 2 },
        Move::Fulfil(_) => Move::Fulfil(contract),
        Move::Gain(_) => Move::Gain(Machine::Mixer),
        Move::Drop(_) => Move::Drop(HeadStream(0)),
        Move::Take(_) => Move::Take(contract),
        Move::TakeTwo(..) => Move::TakeTwo(contract, Contract(20)),
        Move::Discard(_) => Move::Discard(contract),
        Move::Copy(_) => Move::Copy(Officer::Viktor),
        Move::Decline => Move::Decline,
    };
    moves.extend([Via::Anton, Via::Mahiri].map(|via| Move::Tile { via, tile }));
    moves.extend(Space::all().map(Move::Place));
    moves
}

fn fresh() -> Match<Barrage> {
    let setup = serde_json::from_str(r#"{"players":2,"variant":"intro"}"#).unwrap();
    Match::begin(Barrage::open(setup).unwrap(), Seed(1))
}

/// A text is told well when no message and no argument was missing.
fn well_told(text: &str) -> bool {
    !text.is_empty() && !text.contains('{') && !text.contains("barrage-")
}

#[test]
fn every_kind_of_event_and_every_reason_has_words() {
    let (words, game) = (Words::new("en").unwrap(), fresh());
    let voice = BarrageVoice::new(&words, &game.position().table);
    let told = reasons().into_iter().flat_map(|why| {
        [Resource::Credits, Resource::Vp, Resource::Excavators, Resource::Mixers, Resource::Energy]
            .map(|what| Event::Gained { seat: SEAT, what, amount: 1, why })
    });
    for event in events().into_iter().chain(told) {
        let text = voice.event(&event);
        assert!(well_told(&text), "{event:?}: {text}");
    }
}

#[test]
fn every_kind_of_refusal_has_words_and_begins_with_its_rule() {
    let (words, game) = (Words::new("en").unwrap(), fresh());
    let voice = BarrageVoice::new(&words, &game.position().table);
    for refusal in refusals() {
        let text = voice.refusal(&refusal);
        assert!(well_told(&text), "{refusal:?}: {text}");
        assert!(text.starts_with("B-"), "{text}");
    }
}

#[test]
fn every_question_has_words() {
    let (words, game) = (Words::new("en").unwrap(), fresh());
    let voice = BarrageVoice::new(&words, &game.position().table);
    for (step, asks) in steps() {
        let text = voice.question(step);
        assert!(well_told(&text), "{step}: {text}");
        assert_eq!(text != step.to_string(), asks, "{step}: a question has words, the rest is never asked");
    }
}

#[test]
fn every_kind_of_move_has_words() {
    let (words, game) = (Words::new("en").unwrap(), fresh());
    let table = &game.position().table;
    let voice = BarrageVoice::new(&words, table);
    for mv in moves() {
        let text = voice.explain(table, mv);
        assert!(well_told(&text), "{mv}: {text}");
        assert_ne!(text, mv.to_string(), "only the notation is there");
    }
}

#[test]
fn every_component_has_words() {
    let (words, game) = (Words::new("en").unwrap(), fresh());
    let voice = BarrageVoice::new(&words, &game.position().table);
    let named = |family: &str, notation: String| {
        let id = format!("barrage-{family}-{notation}");
        assert!(words.knows(&id), "{id}");
    };
    Company::ALL.iter().for_each(|it| named("company", it.to_string()));
    Officer::ALL.iter().for_each(|it| named("officer", it.to_string()));
    Kind::ALL.iter().for_each(|it| named("structure", it.to_string()));
    Area::ALL.iter().for_each(|it| named("area", it.to_string()));
    Bonus::ALL.iter().for_each(|it| named("bonus", it.to_string()));
    Objective::ALL.iter().for_each(|it| named("objective", it.to_string()));
    Tile::all().for_each(|it| named("tile", it.to_string()));
    for officer in Officer::ALL {
        assert_ne!(voice.ability(officer), voice.name("officer", officer), "{officer} has an ability");
    }
    for tile in Tile::all().filter(|tile| tile.special().is_some()) {
        assert!(voice.tile(tile).contains('('), "{tile} has an effect");
    }
    for contract in Contract::all() {
        assert!(well_told(&voice.contract(contract)), "{contract}");
    }
}

/// Sentences as a player reads them.
#[test]
fn the_sentences_read_well() {
    let (words, game) = (Words::new("en").unwrap(), fresh());
    let table = &game.position().table;
    let voice = BarrageVoice::new(&words, table);
    let seat = table.seat_of(Company::Germany).unwrap();
    let turned =
        |tile, excavators, mixers| voice.event(&Event::WheelTurned { seat, tile, excavators, mixers });
    assert_eq!(turned(None, 0, 0), "Germany turns the wheel.");
    assert_eq!(turned(None, 1, 2), "Germany turns the wheel and takes back 1 excavator and 2 mixers.");
    assert_eq!(turned(Some(Tile(0)), 0, 0), "Germany turns the wheel and takes back the base tile.");
    assert_eq!(
        voice.event(&Event::Lost { seat, what: Resource::Vp, amount: 3, why: Why::EnergyTrack }),
        "Germany loses 3 victory points (energy track)."
    );
    assert_eq!(
        voice.event(&Event::Gained { seat, what: Resource::Credits, amount: 1, why: Why::Tile(Tile(7)) }),
        "Germany gains 1 credit (I-Conduit)."
    );
    assert_eq!(
        voice.event(&Event::DropHeld { from: Spring::Head(HeadStream(0)), at: BaseSpace(0) }),
        "A drop from head stream HA stops at B1U."
    );
    assert_eq!(
        voice.refusal(&Refusal::TooFewMachines { machine: Machine::Excavator, needed: 1, held: 0 }),
        "B-7.5: It takes 1 excavator, and you have 0."
    );
    assert_eq!(
        voice.refusal(&Refusal::SiteTaken { site: base(), by: None }),
        "B-9.1: A neutral dam stands on B2L."
    );
    assert_eq!(voice.contract(Contract(12)), "G03 (2 energy: 5 credits)");
    assert_eq!(voice.explain(table, Move::Place(Space(0))), "2 engineers: production +2");
    assert_eq!(
        voice.question(Step::Produce(Production::Turbine(0))),
        "Which dam, conduit and powerhouse produce (+0)?"
    );
}

/// Whole games, every event, question, offered move and a refusal at every decision.
#[test]
fn whole_games_are_told_without_a_hole() {
    let words = Words::new("en").unwrap();
    let mut chance = Random::new(Seed(5));
    let anything = moves();
    for players in 2..=4 {
        for variant in ["intro", "full"] {
            let setup = format!(r#"{{"players":{players},"variant":"{variant}"}}"#);
            let game = Barrage::open(serde_json::from_str(&setup).unwrap()).unwrap();
            let mut game = Match::begin(game, Seed(players));
            while let Some(seat) = game.to_move() {
                let view = game.game().view(game.position(), Viewer::Seat(seat));
                let voice = BarrageVoice::new(&words, &view.table);
                let told = |text: String| assert!(well_told(&text), "{text}");
                told(voice.question(*view.table.agenda.last().unwrap()));
                let moves = game.moves();
                moves.iter().for_each(|&mv| told(voice.explain(&view.table, mv)));
                if let Some(refusal) = game.game().refusal(game.position(), chance.choose(&anything)) {
                    told(voice.refusal(&refusal));
                }
                let events = game.play(seat, chance.choose(&moves)).unwrap();
                events.iter().for_each(|event| told(voice.event(event)));
            }
        }
    }
}
