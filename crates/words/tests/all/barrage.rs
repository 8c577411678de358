//! Whatever Barrage says of itself, there are words for it.

use std::collections::BTreeSet;

use barrage::*;
use bots::Random;
use kernel::{Game, Match, Seat, Seed, Set, Viewer};
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

fn places(set: u32) -> Places {
    Places::Bases(Set::from_bits(set))
}

fn events() -> Vec<Event> {
    let (why, what) = (Why::Income, Resource::Credits);
    one_of_each! { Event:
        Event::Forced { .. } => {
            Event::Forced { seat: SEAT, r#move: Move::Pass, step: Step::Turn { copied: false }, energy: None }
        },
        Event::Lapsed { .. } => Event::Lapsed { seat: SEAT, step: Step::Free(Free::Powerhouse) },
        Event::Drafted { .. } => Event::Drafted {
            seat: SEAT, company: Company::Usa, officer: Officer::Jill, contract: Contract(1)
        },
        Event::Bid { .. } => Event::Bid { seat: SEAT, points: 3 },
        Event::DraftPlace { .. } => Event::DraftPlace { seat: SEAT, place: 2 },
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
            Event::PutOnWheel { seat: SEAT, tile: Some(Tile(0)), excavators: 3, mixers: 0, excamixers: 0 }
        },
        Event::WheelTurned { .. } => {
            Event::WheelTurned { seat: SEAT, tile: None, excavators: 1, mixers: 2, excamixers: 0 }
        },
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
        Event::ArchitectSent { .. } => Event::ArchitectSent { seat: SEAT },
        Event::PlacedAtBuilding { .. } => {
            Event::PlacedAtBuilding { seat: SEAT, building: Building(7), nth: 2, engineers: 1 }
        },
        Event::PlacedWithMargot { .. } => Event::PlacedWithMargot { seat: SEAT, engineers: 1 },
        Event::PlacedWithOfficer { .. } => {
            Event::PlacedWithOfficer { seat: SEAT, officer: Officer::Gennaro, engineers: 2 }
        },
        Event::AutomaWu { .. } => Event::AutomaWu { seat: SEAT, drops: 4, colour: Colour::Green },
        Event::AutomaAmir { .. } => Event::AutomaAmir { seat: SEAT, at: BaseSpace(5) },
        Event::AutomaGennaro { .. } => Event::AutomaGennaro { seat: SEAT, printed: 2 },
        Event::WorkDone { .. } => Event::WorkDone { seat: SEAT, work: Work(3) },
        Event::WorkGone { .. } => Event::WorkGone { position: 2, work: Work(3) },
        Event::WorkRevealed { .. } => Event::WorkRevealed { position: 2, work: Work(3) },
        Event::TileRetrieved { .. } => Event::TileRetrieved { seat: SEAT, tile: Tile::LESLIE },
        Event::MachinesRetrieved { .. } => {
            Event::MachinesRetrieved { seat: SEAT, excavators: 1, mixers: 2, excamixers: 0 }
        },
        Event::AutomaWork { .. } => Event::AutomaWork { seat: SEAT, order: [2, 3, 1], work: Work(3) },
        Event::AutomaRefill { .. } => Event::AutomaRefill { seat: SEAT, at: BaseSpace(5) },
        Event::ContractRemoved { .. } => Event::ContractRemoved { seat: SEAT, contract: Contract(20) },
        Event::ContractsShuffled { .. } => Event::ContractsShuffled { colour: Colour::Red },
        Event::Laid { .. } => Event::Laid { seat: SEAT, section: Section::Workshop, engineers: 1 },
        Event::OfficerLaidOut { .. } => Event::OfficerLaidOut { officer: Officer::Jill },
        Event::AutomaJoined { .. } => Event::AutomaJoined {
            seat: SEAT, level: Level::VeryHard, company: Company::France, officer: Some(Officer::Jill)
        },
        Event::AutomaTurned { .. } => Event::AutomaTurned {
            seat: SEAT, criteria: AutomaTile(0), action: AutomaTile(1), shuffled: true
        },
        Event::AutomaTried { .. } => {
            let failure = Failure::NoCredits { needed: 3, held: 1 };
            Event::AutomaTried { seat: SEAT, tile: AutomaTile(0), action: 1, failure }
        },
        Event::AutomaActs { .. } => Event::AutomaActs { seat: SEAT, tile: AutomaTile(0), action: 2 },
        Event::AutomaSystem { .. } => Event::AutomaSystem {
            seat: SEAT, dam: BaseSpace(1), conduit: ConduitSpace(1), drops: 2, energy: 8, by: Tie::Code
        },
        Event::AutomaContract { .. } => Event::AutomaContract { seat: SEAT, energy: 8, contract: None },
        Event::AutomaWater { .. } => Event::AutomaWater {
            seat: SEAT, count: 2, flowing: true, letters: HeadStream::ALL, drops: [0, 1, 1, 0], held: 1
        },
        Event::AutomaTechnology { .. } => {
            Event::AutomaTechnology { seat: SEAT, structure: Kind::Base, tile: Tile(0), copied: false }
        },
        Event::AutomaMachine { .. } => {
            Event::AutomaMachine { seat: SEAT, machine: Machine::Mixer, excavators: 3, mixers: 1 }
        },
        Event::AutomaCandidates { .. } => {
            Event::AutomaCandidates { seat: SEAT, structure: Kind::Base, candidates: places(0b1010) }
        },
        Event::AutomaThird { .. } => {
            Event::AutomaThird { seat: SEAT, completing: places(0), left: places(0b10) }
        },
        Event::AutomaPreference { .. } => {
            Event::AutomaPreference { seat: SEAT, by: Preference::Mountains, left: places(0b11) }
        },
        Event::AutomaCriterion { .. } => Event::AutomaCriterion {
            seat: SEAT, criterion: Criterion::MostWater, fitting: places(0b10), left: places(0b10)
        },
        Event::AutomaCode { .. } => {
            Event::AutomaCode { seat: SEAT, from: places(0b1), wrapped: true, chosen: places(0b100) }
        },
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
        Why::Auction => Why::Auction,
        Why::Space(_) => Why::Space(Space(0)),
        Why::PrivateSpace => Why::PrivateSpace,
        Why::Income => Why::Income,
        Why::Contract(_) => Why::Contract(Contract(9)),
        Why::Site(_) => Why::Site(base()),
        Why::Solomon => Why::Solomon,
        Why::Tile(_) => Why::Tile(Tile(9)),
        Why::Conduit(_) => Why::Conduit(ConduitSpace(9)),
        Why::Production => Why::Production,
        Why::AutomaTile(_) => Why::AutomaTile(AutomaTile(3)),
        Why::Company(_) => Why::Company(Company::Italy),
        Why::Officer(_) => Why::Officer(Officer::Wu),
        Why::EnergyPlace => Why::EnergyPlace,
        Why::EnergyTrack => Why::EnergyTrack,
        Why::Bonus(_) => Why::Bonus(Bonus::Bases),
        Why::Objective(_) => Why::Objective(Objective::Spread3),
        Why::Work(_) => Why::Work(Work(2)),
        Why::Building(_) => Why::Building(Building(2)),
        Why::Leftovers => Why::Leftovers,
        Why::Water => Why::Water,
    }
}

/// Why an Automa does not do something, and what settles its choices.
fn automas() -> Vec<Event> {
    let failures = one_of_each! { Failure:
        Failure::Expansion => Failure::Expansion,
        Failure::NoSystem => Failure::NoSystem,
        Failure::AheadOnTrack { .. } => Failure::AheadOnTrack { energy: 12 },
        Failure::ContractOutOfReach { .. } => Failure::ContractOutOfReach { energy: 4 },
        Failure::NoUsefulDrop => Failure::NoUsefulDrop,
        Failure::NoWork => Failure::NoWork,
        Failure::NoPiece => Failure::NoPiece,
        Failure::NoTile => Failure::NoTile,
        Failure::NoSpace => Failure::NoSpace,
        Failure::NoMachinery => Failure::NoMachinery,
        Failure::EmptyWheel => Failure::EmptyWheel,
        Failure::LastRound => Failure::LastRound,
        Failure::NoPatent => Failure::NoPatent,
        Failure::NoCredits { .. } => Failure::NoCredits { needed: 3, held: 1 },
    };
    let ties = one_of_each! { Tie: Tie::Energy => Tie::Energy, Tie::NeutralDam => Tie::NeutralDam, Tie::Code => Tie::Code };
    let preferences = one_of_each! { Preference:
        Preference::StrongConduits => Preference::StrongConduits,
        Preference::Mountains => Preference::Mountains,
        Preference::AboveOwnPowerhouses => Preference::AboveOwnPowerhouses,
    };
    let sections = one_of_each! { Section:
        Section::Turbines => Section::Turbines,
        Section::Water => Section::Water,
        Section::Workshop => Section::Workshop,
        Section::Machinery => Section::Machinery,
        Section::Contracts => Section::Contracts,
        Section::Patents => Section::Patents,
        Section::Works => Section::Works,
        Section::Construction => Section::Construction,
    };
    let criteria = AutomaTile::all().flat_map(|tile| {
        let row = tile.row();
        row.dam.into_iter().chain(row.conduit).chain(row.powerhouse)
    });
    let (seat, left) = (SEAT, places(0b10));
    failures
        .into_iter()
        .map(|failure| Event::AutomaTried { seat, tile: AutomaTile(0), action: 1, failure })
        .chain(ties.into_iter().map(|by| Event::AutomaSystem {
            seat,
            dam: BaseSpace(1),
            conduit: ConduitSpace(1),
            drops: 2,
            energy: 8,
            by,
        }))
        .chain(preferences.into_iter().map(|by| Event::AutomaPreference { seat, by, left }))
        .chain(sections.into_iter().map(|section| Event::Laid { seat, section, engineers: 2 }))
        .chain(criteria.map(|criterion| Event::AutomaCriterion { seat, criterion, fitting: left, left }))
        .chain(Level::ALL.map(|level| Event::AutomaJoined {
            seat,
            level,
            company: Company::Usa,
            officer: None,
        }))
        .collect()
}

fn refusals() -> Vec<Refusal> {
    let (tile, site, contract) = (Tile(6), base(), Contract(12));
    let (dam, conduit, basin) = (BaseSpace(3), ConduitSpace(3), Basin(10));
    let (space, structure, machine) = (Space(0), Kind::Base, Machine::Mixer);
    let (work, building) = (Work(4), Building(7));
    one_of_each! { Refusal:
        Refusal::OtherQuestion { .. } => Refusal::OtherQuestion { open: Step::Turn { copied: false } },
        Refusal::Over => Refusal::Over,
        Refusal::CompanyNotOffered { .. } => Refusal::CompanyNotOffered { company: Company::Usa },
        Refusal::StartingContractNotOffered { .. } => Refusal::StartingContractNotOffered { contract },
        Refusal::BidNotAllowed { .. } => Refusal::BidNotAllowed { points: 2, least: 3, most: 30 },
        Refusal::OfficerNotOffered { .. } => Refusal::OfficerNotOffered { officer: Officer::Jill },
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
        Refusal::TooFewOfAnyKind { .. } => Refusal::TooFewOfAnyKind { needed: 3, held: 2 },
        Refusal::TooFewEitherWay { .. } => {
            Refusal::TooFewEitherWay { any: false, needed: 8, held: 6, mixers: 4, mixers_held: 3 }
        },
        Refusal::TooFewMachinesAndCredits { .. } => {
            Refusal::TooFewMachinesAndCredits { any: false, machine, needed: 3, held: 2, fee: 3, credits: 1 }
        },
        Refusal::TooFewCreditsForMachines { .. } => {
            Refusal::TooFewCreditsForMachines { lacking: 2, fee: 3, needed: 9, held: 8 }
        },
        Refusal::NationalNeedsProduction { .. } => Refusal::NationalNeedsProduction { contract },
        Refusal::FeeOutOfReach { .. } => Refusal::FeeOutOfReach { fee: 3, held: 2 },
        Refusal::WrongPayment { .. } => {
            let offered = Payment { excavators: 1, ..Payment::default() };
            Refusal::WrongPayment { offered, any: false, machine, needed: 3, mixers: 2 }
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
        Refusal::NotExpanded => Refusal::NotExpanded,
        Refusal::WorkDoneAlready { .. } => Refusal::WorkDoneAlready { position: 1 },
        Refusal::TooFewForWork { .. } => Refusal::TooFewForWork {
            work, excavators: 2, excavators_held: 1, mixers: 0, mixers_held: 3, excamixers_held: 0
        },
        Refusal::WorkTooDear { .. } => Refusal::WorkTooDear { work, needed: 8, held: 3 },
        Refusal::BuildingNotInPlay { .. } => Refusal::BuildingNotInPlay { building },
        Refusal::BuiltThere { .. } => Refusal::BuiltThere { building },
        Refusal::TooFewForBuilding { .. } => Refusal::TooFewForBuilding {
            building, excavators: 2, excavators_held: 1, mixers: 2, mixers_held: 3, excamixers_held: 0,
            fee: 3, credits: 1
        },
        Refusal::WrongBuildingPayment { .. } => {
            let offered = Payment { excavators: 1, ..Payment::default() };
            Refusal::WrongBuildingPayment { offered, building, excavators: 2, mixers: 2 }
        },
        Refusal::NotBuiltThere { .. } => Refusal::NotBuiltThere { building },
        Refusal::BuildingUsed { .. } => Refusal::BuildingUsed { building },
        Refusal::BuildingCannotAct { .. } => Refusal::BuildingCannotAct { building },
        Refusal::NotMargot => Refusal::NotMargot,
        Refusal::MargotUsed => Refusal::MargotUsed,
        Refusal::NothingForMargot => Refusal::NothingForMargot,
        Refusal::NoArchitect => Refusal::NoArchitect,
        Refusal::NoPlaceForArchitect => Refusal::NoPlaceForArchitect,
        Refusal::NotForArchitect => Refusal::NotForArchitect,
        Refusal::NoMahiriInExtraTurn => Refusal::NoMahiriInExtraTurn,
        Refusal::ExtraTurnIsNoPass => Refusal::ExtraTurnIsNoPass,
        Refusal::DamCannotTake { .. } => Refusal::DamCannotTake { dam, open: Step::FillDam },
        Refusal::TileNotOffered { .. } => Refusal::TileNotOffered { tile },
        Refusal::TileNotThere { .. } => Refusal::TileNotThere { tile },
        Refusal::NotHalf { .. } => Refusal::NotHalf { segment: 2, half: 1 },
        Refusal::ContractBeyondLimit { .. } => Refusal::ContractBeyondLimit { contract, most: 4 },
        Refusal::ContractNotOwn { .. } => Refusal::ContractNotOwn { contract },
        Refusal::OfficerNotYours { .. } => Refusal::OfficerNotYours { officer: Officer::Wu },
        Refusal::OwnSpaceUsed { .. } => Refusal::OwnSpaceUsed { officer: Officer::Gennaro },
        Refusal::NoDropsHeld => Refusal::NoDropsHeld,
        Refusal::OtherPowerhouse { .. } => Refusal::OtherPowerhouse { basin },
        Refusal::DamUsed { .. } => Refusal::DamUsed { dam },
        Refusal::WrongWorkPayment { .. } => {
            let offered = Payment { excamixers: 1, ..Payment::default() };
            Refusal::WrongWorkPayment { offered, work, excavators: 2, mixers: 0 }
        },
    }
}

/// Every step, and whether somebody is asked something by it.
fn steps() -> Vec<(Step, bool)> {
    let (via, tile, kind, site) = (Via::Own, Tile(0), Kind::Base, base());
    let steps = one_of_each! { Step:
        Step::Draft => Step::Draft,
        Step::Bid => Step::Bid,
        Step::Hire => Step::Hire,
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
        Step::Automas => Step::Automas,
        Step::Action(_) => Step::Action(1),
        Step::TileFor { .. } => Step::TileFor { kind, limit: Limit::From(3), engineers: 2 },
        Step::SiteFor { .. } => Step::SiteFor { via, tile, kind, limit: Limit::In(Area::Hills) },
        Step::ProduceFor(_) => Step::ProduceFor(2),
        Step::DropsFor { .. } => Step::DropsFor { count: 2, flowing: true },
        Step::MachinesFor(_) => Step::MachinesFor(1),
        Step::Renew(_) => Step::Renew(Colour::Red),
        Step::Leslie(_) => Step::Leslie(1),
        Step::Architect => Step::Architect,
        Step::Again => Step::Again,
        Step::Extra => Step::Extra,
        Step::FillDam => Step::FillDam,
        Step::Refill(_) => Step::Refill(Set::of(BaseSpace(3)).into()),
        Step::RetrieveTile => Step::RetrieveTile,
        Step::RetrieveMachines => Step::RetrieveMachines,
        Step::BuyWork(_) => Step::BuyWork(2),
        Step::TakeTile => Step::TakeTile,
        Step::UseNow(_) => Step::UseNow(Building(7)),
        Step::Margot => Step::Margot,
        Step::Fulfil { .. } => Step::Fulfil { most: 4, must: false },
        Step::MoreDams { .. } => Step::MoreDams {
            repeat: false, to: Basin(10), energy: 4, drops: 2, used: Set::of(BaseSpace(3)).into()
        },
        Step::PayWork(_) => Step::PayWork(1),
    };
    let more = [
        Step::Turn { copied: false },
        Step::Tile { engineers: true },
        Step::Produce(Production::Tile(2)),
        Step::Produce(Production::Repeat(Basin(10))),
        Step::Free(Free::Base(Set::all())),
        Step::Free(Free::Elevation),
        Step::Free(Free::Powerhouse),
        Step::Drops { count: 1, flowing: false, must: false },
    ];
    let asks = |step: &Step| {
        !matches!(
            step,
            Step::Wheel(_)
                | Step::Special { .. }
                | Step::Income(_)
                | Step::HeadStreams
                | Step::EndTurn
                | Step::Automas
                | Step::Action(_)
                | Step::SiteFor { .. }
                | Step::ProduceFor(_)
                | Step::DropsFor { .. }
                | Step::MachinesFor(_)
                | Step::Renew(_)
                | Step::Again
        )
    };
    steps.into_iter().chain(more).map(|step| (step, asks(&step))).collect()
}

fn moves() -> Vec<Move> {
    let (tile, contract) = (Tile(6), Contract(12));
    let mut moves = one_of_each! { Move:
        Move::Draft { .. } => Move::Draft { company: Company::Italy, contract: Contract(2) },
        Move::Bid(_) => Move::Bid(3),
        Move::Hire(_) => Move::Hire(Officer::Jill),
        Move::Place(_) => Move::Place(Space(0)),
        Move::Construct => Move::Construct,
        Move::ConstructFree => Move::ConstructFree,
        Move::Mahiri => Move::Mahiri,
        Move::Pass => Move::Pass,
        Move::Engineers(_) => Move::Engineers(2),
        Move::Tile { .. } => Move::Tile { via: Via::Own, tile },
        Move::Build { .. } => Move::Build { kind: Kind::Base, site: base() },
        Move::Pay(_) => Move::Pay(Payment { excavators: 1, mixers: 2, excamixers: 0, credits: 3 }),
        Move::Produce { .. } => Move::Produce { dam: BaseSpace(3), conduit: ConduitSpace(3), drops: 2 },
        Move::Fulfil(_) => Move::Fulfil(contract),
        Move::Gain(_) => Move::Gain(Machine::Mixer),
        Move::Drop(_) => Move::Drop(HeadStream(0)),
        Move::Take(_) => Move::Take(contract),
        Move::TakeTwo(..) => Move::TakeTwo(contract, Contract(20)),
        Move::Discard(_) => Move::Discard(contract),
        Move::Copy(_) => Move::Copy(Officer::Viktor),
        Move::TurnTile => Move::TurnTile,
        Move::Action(_) => Move::Action(1),
        Move::Drops(_) => Move::Drops([0, 1, 0, 1]),
        Move::Architect => Move::Architect,
        Move::Use(_) => Move::Use(Building(7)),
        Move::Margot => Move::Margot,
        Move::Leslie => Move::Leslie,
        Move::GiveAway => Move::GiveAway,
        Move::Fill(_) => Move::Fill(BaseSpace(3)),
        Move::Retrieve(_) => Move::Retrieve(tile),
        Move::Salvage { .. } => Move::Salvage { segment: 2, excavators: 1, mixers: 1, excamixers: 0 },
        Move::Work(_) => Move::Work(1),
        Move::TakeTile(_) => Move::TakeTile(tile),
        Move::Gennaro => Move::Gennaro,
        Move::Wu => Move::Wu,
        Move::Flow(_) => Move::Flow(HeadStream(2)),
        Move::Decline => Move::Decline,
    };
    moves.push(Move::Pay(Payment { excavators: 1, excamixers: 2, ..Payment::default() }));
    moves.push(Move::Salvage { segment: 2, excavators: 0, mixers: 1, excamixers: 1 });
    moves.push(Move::Build { kind: Kind::Building, site: Site::Building(Building(7)) });
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

/// Whether a sentence about the only choice ends with the move's notation.
fn shows_notation(mv: Move, text: &str) -> bool {
    let notation = mv.to_string();
    let sentence = text.trim_end_matches(['.', '。']).trim_end_matches("」だけです");
    notation.contains(' ') && sentence.ends_with(&notation)
}

#[test]
fn every_kind_of_event_and_every_reason_has_words() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let voice = BarrageVoice::new(words, &game.position().table);
    let told = reasons().into_iter().flat_map(|why| {
        [
            Resource::Credits,
            Resource::Vp,
            Resource::Excavators,
            Resource::Mixers,
            Resource::Excamixers,
            Resource::Energy,
        ]
        .map(|what| Event::Gained { seat: SEAT, what, amount: 1, why })
    });
    // Machines of three kinds have messages of their own (L-14.4).
    let mixed = [
        Event::PutOnWheel { seat: SEAT, tile: Some(Tile(0)), excavators: 1, mixers: 0, excamixers: 2 },
        Event::WheelTurned { seat: SEAT, tile: None, excavators: 0, mixers: 1, excamixers: 1 },
        Event::MachinesRetrieved { seat: SEAT, excavators: 0, mixers: 0, excamixers: 1 },
    ];
    assert_eq!(voice.event(&mixed[0]), "USA puts on the wheel: the base tile, 1 excavator, 2 excamixers.");
    for event in events().into_iter().chain(automas()).chain(told).chain(mixed) {
        let text = voice.event(&event);
        assert!(well_told(&text), "{event:?}: {text}");
        // A reason without words would show its plain name.
        let fields = serde_json::to_value(event).unwrap();
        for field in ["why", "by", "what", "section", "level"] {
            if let Some(value) = fields[field].as_str().filter(|value| value.parse::<Seat>().is_err()) {
                let family = if field == "what" { "resource" } else { field };
                assert!(words.knows(&format!("barrage-{family}-{value}")), "{field} {value}");
            }
        }
    }
}

#[test]
fn every_kind_of_refusal_has_words_and_begins_with_its_rule() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let voice = BarrageVoice::new(words, &game.position().table);
    for refusal in refusals() {
        let text = voice.refusal(&refusal);
        assert!(well_told(&text), "{refusal:?}: {text}");
        assert!(text.starts_with("B-") || text.starts_with("L-"), "{text}");
    }
}

#[test]
fn every_question_has_words() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let voice = BarrageVoice::new(words, &game.position().table);
    for (step, asks) in steps() {
        let text = voice.question(step);
        assert!(well_told(&text), "{step}: {text}");
        assert_eq!(text != step.to_string(), asks, "{step}: a question has words, the rest is never asked");
    }
}

#[test]
fn every_kind_of_move_has_words() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let table = &game.position().table;
    let voice = BarrageVoice::new(words, table);
    for mv in moves() {
        let text = voice.explain(table, mv);
        assert!(well_told(&text), "{mv}: {text}");
        assert_ne!(text, mv.to_string(), "only the notation is there");
    }
}

/// Whatever move is the only one, the log tells it in a sentence of every language.
#[test]
fn every_kind_of_forced_move_has_words() {
    let game = fresh();
    let table = &game.position().table;
    for language in Words::languages() {
        let voice = BarrageVoice::new(Words::of(language).unwrap(), table);
        for mv in moves() {
            for (step, _) in steps() {
                let text = voice.event(&Event::Forced { seat: SEAT, r#move: mv, step, energy: Some(7) });
                assert!(well_told(&text) && !shows_notation(mv, &text), "{language}, {mv}: {text}");
            }
        }
    }
}

#[test]
fn every_component_has_words() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let voice = BarrageVoice::new(words, &game.position().table);
    let named = |family: &str, notation: String| {
        let id = format!("barrage-{family}-{notation}");
        assert!(words.knows(&id), "{id}");
    };
    Company::EVERY.iter().for_each(|it| named("company", it.to_string()));
    Officer::EVERY.iter().for_each(|it| named("officer", it.to_string()));
    Kind::EVERY.iter().for_each(|it| named("structure", it.to_string()));
    Area::ALL.iter().for_each(|it| named("area", it.to_string()));
    Bonus::EVERY.iter().for_each(|it| named("bonus", it.to_string()));
    Objective::ALL.iter().for_each(|it| named("objective", it.to_string()));
    Tile::all().for_each(|it| named("tile", it.to_string()));
    Level::ALL.iter().for_each(|it| named("level", it.to_string()));
    Colour::ALL.iter().for_each(|it| named("colour", it.to_string()));
    for row in AutomaTile::all().map(AutomaTile::row) {
        let criteria = row.dam.iter().chain(&row.conduit).chain(&row.powerhouse);
        criteria.for_each(|it| named("criterion", it.to_string()));
        for action in row.actions {
            if let Deed::Build { limit, .. } = action.deed {
                named("limit", limit.to_string());
            }
        }
    }
    Building::all().for_each(|it| named("site", it.to_string()));
    for work in Work::all() {
        assert!(well_told(&voice.work(work)), "{work}");
    }
    for officer in Officer::EVERY {
        assert_ne!(voice.ability(officer), voice.name("officer", officer), "{officer} has an ability");
    }
    for tile in Tile::all().filter(|tile| tile.special().is_some()) {
        assert!(voice.tile(tile).contains('('), "{tile} has an effect");
    }
    for contract in Contract::all() {
        assert!(well_told(&voice.contract(contract)), "{contract}");
    }
}

/// B-14.1: every action space has a name of its own in every language, and a sentence never shows its notation.
#[test]
fn every_action_space_has_a_name() {
    let game = fresh();
    let table = &game.position().table;
    for language in Words::languages() {
        let voice = BarrageVoice::new(Words::of(language).unwrap(), table);
        let names: BTreeSet<String> = Space::every().map(|space| voice.name("space", space)).collect();
        assert_eq!(names.len(), Space::COUNT, "{language}: no two are called alike");
        for space in Space::every().filter(|&space| space != Space::BANK) {
            let why = Why::Space(space);
            for text in [
                voice.event(&Event::Placed { seat: SEAT, space, engineers: 2 }),
                voice.event(&Event::Lost { seat: SEAT, what: Resource::Credits, amount: 3, why }),
                voice.refusal(&Refusal::SpaceTaken { space, by: SEAT }),
                voice.refusal(&Refusal::SpaceBlocked { space, players: 2 }),
                voice.explain(table, Move::Place(space)),
            ] {
                assert!(well_told(&text) && !text.contains(&space.to_string()), "{language}: {text}");
            }
        }
    }
}

/// Sentences as a player reads them.
#[test]
fn the_sentences_read_well() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let table = &game.position().table;
    let voice = BarrageVoice::new(words, table);
    let seat = table.seat_of(Company::Germany).unwrap();
    let turned = |tile, excavators, mixers| {
        voice.event(&Event::WheelTurned { seat, tile, excavators, mixers, excamixers: 0 })
    };
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
    let space = Space(1);
    assert_eq!(
        voice.event(&Event::Placed { seat, space, engineers: 3 }),
        "Germany places 3 engineers at the turbine station (+2, right)."
    );
    assert_eq!(
        voice.event(&Event::Lost { seat, what: Resource::Credits, amount: 3, why: Why::Space(space) }),
        "Germany pays 3 credits (turbine station)."
    );
    assert_eq!(
        voice.refusal(&Refusal::SpaceTaken { space, by: seat }),
        "B-6.6: The engineers of Germany are already at the turbine station (+2, right)."
    );
    assert_eq!(
        voice.explain(table, Move::Place(space)),
        "turbine station (+2, right): 3 engineers and 3 credits; production +2"
    );
    assert_eq!(voice.explain(table, Move::Construct), "1 engineer: build with a technology tile");
    let mut producing = *table;
    producing.agenda.push(Step::Produce(Production::Turbine(2)));
    let (dam, conduit) = (BaseSpace(3), ConduitSpace(3));
    assert_eq!(
        voice.explain(&producing, Move::Produce { dam, conduit, drops: 2 }),
        "12 energy: 2 drops times power 5 is 10, with bonuses +2, from B2L to basin 10"
    );
    let forced = |r#move, step| voice.event(&Event::Forced { seat, r#move, step, energy: Some(7) });
    assert_eq!(
        forced(Move::Produce { dam, conduit, drops: 1 }, Step::Produce(Production::Turbine(2))),
        "Germany has only one choice: 7 energy: 1 drop times power 5 is 5, with bonuses +2, from B2L to basin 10."
    );
    assert_eq!(
        forced(Move::Decline, Step::Contract { energy: 5, discount: 0, national: true }),
        "Germany has only one choice: fulfil no contract."
    );
    assert_eq!(
        forced(Move::Construct, Step::Turn { copied: false }),
        "Germany has only one choice: build with engineers on the next construction space."
    );
    assert_eq!(
        voice.question(Step::Produce(Production::Turbine(0))),
        "Which dam, conduit and powerhouse produce (±0)?"
    );
}

/// A-5.3, A-15.5: both sides of every Automa tile are told in every language, without a name that only programs know.
#[test]
fn automa_tiles_are_told() {
    let game = fresh();
    for language in Words::languages() {
        let voice = BarrageVoice::new(Words::of(language).unwrap(), &game.position().table);
        for tile in AutomaTile::all() {
            let (actions, criteria) = (voice.actions(tile), voice.criteria(tile));
            assert_eq!(actions.len(), tile.row().actions.len());
            for line in actions.iter().chain(&criteria) {
                assert!(well_told(line) && !line.contains("barrage-"), "{language}: {line}");
            }
        }
    }
    let voice = BarrageVoice::new(Words::of("en").unwrap(), &game.position().table);
    let tile: AutomaTile = "1-1A-5".parse().unwrap();
    assert_eq!(voice.criteria(tile)[3], "drops: HA, HB, HC, HD");
    let failure = Failure::NoSystem;
    let tried = Event::AutomaTried { seat: SEAT, tile, action: 1, failure };
    let text = voice.event(&tried);
    assert!(text.contains(&voice.deed(tile.row().actions[0].deed)), "{text}");
}

/// B-15.3: a reward that will lapse is told before it does, and afterwards.
#[test]
fn lapsing_rewards_are_told() {
    let houses = |contract: &Contract| {
        contract.colour().is_some() && contract.reward().then.contains(&Effect::Free(Free::Powerhouse))
    };
    let contract = Contract::all().find(houses).unwrap();
    let sheet = serde_json::json!({
        "agenda": ["contract 10", "end turn"],
        "USA": { "structures": ["P5.1", "P6.1", "P7.1", "P8.1"], "contracts": [contract.to_string()] },
    });
    let sheet: barrage::Sheet = serde_json::from_value(sheet).unwrap();
    let mut position = sheet.position().unwrap();
    let voice = BarrageVoice::new(Words::of("en").unwrap(), &position.table);
    let text = voice.explain(&position.table, Move::Fulfil(contract));
    assert!(text.ends_with("; lapses, as there is no space for it: a free powerhouse"), "{text}");
    let mut events = Vec::new();
    position.play(Move::Fulfil(contract), &mut kernel::Moves::new(), &mut events);
    let lapsed = events.iter().find(|event| matches!(event, Event::Lapsed { .. })).expect("it lapsed");
    let usa = voice.seat(SEAT);
    let text = voice.event(lapsed);
    assert!(text.ends_with("and it lapses: a free powerhouse."), "{usa}: {text}");
}

/// Whole games, every event, question, offered move and a refusal at every decision.
#[test]
fn whole_games_are_told_without_a_hole() {
    let words = Words::of("en").unwrap();
    let mut chance = Random::new(Seed(5));
    let anything = moves();
    let automas = r#"{"P2":"hard","P3":"very-hard"}"#;
    let tables = [2u64, 3, 4].into_iter().flat_map(|players| ["intro", "full"].map(|it| (players, it, "{}")));
    for (players, variant, automas) in tables.chain([(4, "full", automas), (3, "full", automas)]) {
        let setup = format!(r#"{{"players":{players},"variant":"{variant}","automas":{automas}}}"#);
        let game = Barrage::open(serde_json::from_str(&setup).unwrap()).unwrap();
        let mut game = Match::begin(game, Seed(players));
        while let Some(seat) = game.to_move() {
            let view = game.game().view(game.position(), Viewer::Seat(seat));
            let voice = BarrageVoice::new(words, &view.table);
            let told = |text: String| assert!(well_told(&text), "{text}");
            told(voice.question(*view.table.agenda.last().unwrap()));
            let moves = game.moves();
            moves.iter().for_each(|&mv| told(voice.explain(&view.table, mv)));
            if let Some(refusal) = game.game().refusal(game.position(), chance.choose(&anything)) {
                told(voice.refusal(&refusal));
            }
            let events = game.play(seat, chance.choose(moves)).unwrap();
            for event in &events.events {
                let text = voice.event(event);
                // What only people who type moves know has no place in the log.
                if let Event::Forced { r#move, .. } = *event {
                    assert!(!shows_notation(r#move, &text), "{text}");
                }
                told(text);
            }
        }
    }
}
