//! Why a move is not allowed: each reason is one rule, with what is lacking.

use kernel::{Moves, RuleRef, Seat, Set};
use serde::Serialize;

use crate::auction::MOST_BID;
use crate::company::{Company, Kind, Officer};
use crate::construction::{Cost, SOLOMON_CREDITS};
use crate::contract::Contract;
use crate::effect::{Effect, Free};
use crate::leeghwater::{Building, Work};
use crate::map::{BaseSpace, Basin, ConduitSpace, Site};
use crate::moves::{Machine, Move, Payment};
use crate::position::{Position, Table, Variant};
use crate::space::{BLOCKED, Space};
use crate::step::{Production, Step};
use crate::tables::FEE;
use crate::tile::{Special, Tile, Via};

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs)] // the fields say what, how many are needed and how many are there
pub enum Refusal {
    /// Another question is open now.
    OtherQuestion { open: Step },
    /// The game is over.
    Over,
    /// The company is not on offer.
    CompanyNotOffered { company: Company },
    /// The starting contract is not on offer.
    StartingContractNotOffered { contract: Contract },
    /// A bid is higher than the highest so far, and within bounds.
    BidNotAllowed { points: u8, least: u8, most: u8 },
    /// The officer is somebody else's.
    OfficerNotOffered { officer: Officer },
    /// Not enough engineers.
    TooFewEngineers { needed: u8, held: u8 },
    /// Not enough credits.
    TooFewCredits { needed: u16, held: u16 },
    /// Somebody's engineers are there.
    SpaceTaken { space: Space, by: Seat },
    /// Closed with so few players.
    SpaceBlocked { space: Space, players: u8 },
    /// The introductory game has no patent office.
    NoPatentOffice,
    /// The slot's tile is gone.
    PatentGone { slot: u8 },
    /// No production is possible with this space's bonus and the credits left.
    NothingToProduce { bonus: i8 },
    /// No private contract is face up.
    NoContractShown,
    /// All four construction spaces are used.
    NoConstructionSpace,
    /// No complete construction is possible.
    NothingToConstruct,
    /// No engineer-free construction is possible.
    NothingToConstructFree,
    /// A player with engineers may not pass.
    EngineersLeft { engineers: u8 },
    /// A copying turn is not ended by a pass.
    CopyingIsNoPass,
    /// Only Mahiri has these spaces.
    NotMahiri,
    /// Mahiri copies once a turn and twice a round.
    MahiriUsedUp { uses: u8 },
    /// The officer is not laid out for Mahiri.
    OfficerNotCopyable { officer: Officer },
    /// The tile is not in the personal supply.
    TileNotInSupply { tile: Tile },
    /// The tile to copy is not on the wheel.
    TileNotOnWheel { tile: Tile },
    /// Nothing at hand allows to copy a tile on the wheel.
    CannotCopyTiles,
    /// This tile is always used without engineers.
    TileTakesNoEngineers { tile: Tile },
    /// This tile is not an engineer-free one.
    TileNeedsEngineers { tile: Tile },
    /// The tile cannot build anything now.
    TileBuildsNothingNow { tile: Tile },
    /// The tile does not build this.
    TileBuildsOther { tile: Tile, structure: Kind },
    /// The kind of structure does not go on such a space.
    WrongSpace { structure: Kind, site: Site },
    /// No piece is left on the company board.
    NoPieceLeft { structure: Kind },
    /// Something stands there already; nobody's if it is neutral.
    SiteTaken { site: Site, by: Option<Seat> },
    /// One base in each basin.
    OwnBaseInBasin { site: Site },
    /// One powerhouse in each basin.
    OwnPowerhouseInBasin { site: Site },
    /// Only one's own dams can be raised.
    NotOwnDam { site: Site },
    /// A dam has at most two elevations.
    DamAtFullHeight { site: Site },
    /// The reward names other areas.
    AreaNotAllowed { site: Site },
    /// The reward names a smaller power.
    PowerNotAllowed { power: u8, most: u8 },
    /// Not enough machines.
    TooFewMachines { machine: Machine, needed: u8, held: u8 },
    /// Not enough machines where every kind will do (II-Joker).
    TooFewOfAnyKind { needed: u8, held: u8 },
    /// Neither the price in the usual machines (with II-Joker, in any) nor Jill's in mixers can be paid.
    TooFewEitherWay { any: bool, needed: u8, held: u8, mixers: u8, mixers_held: u8 },
    /// Neither the machines (with II-Joker, of any kind) nor the fee for the red border are there.
    TooFewMachinesAndCredits { any: bool, machine: Machine, needed: u8, held: u8, fee: u8, credits: u16 },
    /// Machines are lacking, and so are the credits Solomon would pay for them, the fee for a red border included.
    TooFewCreditsForMachines { lacking: u8, fee: u8, needed: u16, held: u16 },
    /// The fee for the red border cannot be paid together with the rest.
    FeeOutOfReach { fee: u8, held: u16 },
    /// The cost is to be paid exactly.
    WrongPayment { offered: Payment, any: bool, machine: Machine, needed: u8, mixers: u8 },
    /// No dam stands there.
    NoDam { dam: BaseSpace },
    /// The dam belongs to another company.
    DamOfAnother { dam: BaseSpace, by: Seat },
    /// The dam holds fewer drops.
    TooLittleWater { dam: BaseSpace, needed: u8, held: u8 },
    /// At least one drop is needed.
    NoDrops,
    /// No conduit stands there.
    NoConduit { conduit: ConduitSpace },
    /// The conduit starts in another basin.
    ConduitElsewhere { dam: BaseSpace, conduit: ConduitSpace },
    /// No own powerhouse stands where the conduit ends.
    NoPowerhouse { basin: Basin },
    /// The owner of the conduit cannot be paid.
    OwnerUnpaid { needed: u8, held: u16 },
    /// The production would give less than 1 energy.
    NoEnergy { energy: i16 },
    /// The second production needs another powerhouse.
    SamePowerhouse { basin: Basin },
    /// The contract is not face up with the player, nor (where that counts) on the board.
    ContractNotEligible { contract: Contract },
    /// A national contract takes a production action; the energy of a tile does not serve.
    NationalNeedsProduction { contract: Contract },
    /// The energy falls short of the contract's value.
    TooLittleEnergy { contract: Contract, needed: u8, energy: u8 },
    /// The contract is not on display.
    ContractNotShown { contract: Contract },
    /// The action takes so many contracts.
    TakeExactly { count: u8 },
    /// The contract is not face up with the player.
    ContractNotHeld { contract: Contract },
    /// On an action space the first drop must be placed.
    DropObligatory,
    /// This cannot be declined.
    Obligatory { open: Step },
    /// The move belongs to The Leeghwater Project, which is not played.
    NotExpanded,
    /// No external work lies there any more.
    WorkDoneAlready { position: u8 },
    /// The machinery in the supply does not cover the external work.
    TooFewForWork {
        work: Work,
        excavators: u8,
        excavators_held: u8,
        mixers: u8,
        mixers_held: u8,
        excamixers_held: u8,
    },
    /// The external work costs more credits.
    WorkTooDear { work: Work, needed: u16, held: u16 },
    /// The private building is not in play.
    BuildingNotInPlay { building: Building },
    /// One's building stands there already.
    BuiltThere { building: Building },
    /// The machines for building there are not in the supply, or the credits for its fee or for Solomon's replacements.
    TooFewForBuilding {
        building: Building,
        excavators: u8,
        excavators_held: u8,
        mixers: u8,
        mixers_held: u8,
        excamixers_held: u8,
        fee: u8,
        credits: u16,
    },
    /// The machines for building there are to be paid exactly.
    WrongBuildingPayment { offered: Payment, building: Building, excavators: u8, mixers: u8 },
    /// Only who has built there may use it.
    NotBuiltThere { building: Building },
    /// Used already this round.
    BuildingUsed { building: Building },
    /// Nothing can come of the action now.
    BuildingCannotAct { building: Building },
    /// Only Margot has this space.
    NotMargot,
    /// Her space is used already this round.
    MargotUsed,
    /// No activated building could act.
    NothingForMargot,
    /// No Architect is there to be sent.
    NoArchitect,
    /// No place for one engineer can be used.
    NoPlaceForArchitect,
    /// The place does not ask for exactly one engineer.
    NotForArchitect,
    /// Mahiri's own space is closed in an extra turn.
    NoMahiriInExtraTurn,
    /// An extra turn is declined, not passed.
    ExtraTurnIsNoPass,
    /// The dam cannot take the drop.
    DamCannotTake { dam: BaseSpace, open: Step },
    /// The tile is not in the patent office.
    TileNotOffered { tile: Tile },
    /// The tile to take back is not on the wheel.
    TileNotThere { tile: Tile },
    /// Exactly half of the machines of a segment come back.
    NotHalf { segment: u8, half: u8 },
    /// The contract is beyond the limit of the reward.
    ContractBeyondLimit { contract: Contract, most: u8 },
    /// The contract is not among one's own.
    ContractNotOwn { contract: Contract },
    /// The move is one of an officer who is not at the player's command.
    OfficerNotYours { officer: Officer },
    /// The officer's own space is used already this round.
    OwnSpaceUsed { officer: Officer },
    /// No own dam holds water.
    NoDropsHeld,
    /// A further dam has to drive the same powerhouse.
    OtherPowerhouse { basin: Basin },
    /// The dam drives the powerhouse already.
    DamUsed { dam: BaseSpace },
    /// Not as many machines as the external work asks for, each kind in the supply.
    WrongWorkPayment { offered: Payment, work: Work, excavators: u8, mixers: u8 },
}

impl kernel::Refusal for Refusal {
    fn rule(&self) -> RuleRef {
        RuleRef(match self {
            Self::OtherQuestion { .. } => "B-4.2",
            Self::Over => "B-19.5",
            Self::CompanyNotOffered { .. } | Self::StartingContractNotOffered { .. } => "B-3.16",
            Self::BidNotAllowed { .. } => "B-25.2",
            Self::OfficerNotOffered { .. } => "B-25.1",
            Self::TooFewEngineers { .. } => "B-6.5",
            Self::TooFewCredits { .. } => "B-6.7",
            Self::SpaceTaken { .. } => "B-6.6",
            Self::SpaceBlocked { .. } => "B-3.9",
            Self::NoPatentOffice => "B-3.11",
            Self::PatentGone { .. } => "B-14.9",
            Self::NothingToProduce { .. } | Self::NothingToConstruct => "B-6.8",
            Self::NoContractShown | Self::ContractNotShown { .. } | Self::TakeExactly { .. } => "B-13.9",
            Self::NoConstructionSpace => "B-7.1",
            Self::NothingToConstructFree
            | Self::TileTakesNoEngineers { .. }
            | Self::TileNeedsEngineers { .. } => "B-22.5",
            Self::EngineersLeft { .. } => "B-6.2",
            Self::CopyingIsNoPass
            | Self::NotMahiri
            | Self::MahiriUsedUp { .. }
            | Self::OfficerNotCopyable { .. } => "B-21.7",
            Self::TileNotInSupply { .. } => "B-7.3",
            Self::TileNotOnWheel { .. } | Self::CannotCopyTiles => "B-21.6",
            Self::TileBuildsNothingNow { .. }
            | Self::NoPieceLeft { .. }
            | Self::TooFewMachines { .. }
            | Self::TooFewOfAnyKind { .. }
            | Self::TooFewEitherWay { .. }
            | Self::TooFewMachinesAndCredits { .. } => "B-7.5",
            Self::TileBuildsOther { .. } => "B-22.2",
            Self::WrongSpace { .. } => "B-7.2",
            Self::SiteTaken { site: Site::Base(_), .. } | Self::OwnBaseInBasin { .. } => "B-9.1",
            Self::SiteTaken { site: Site::Conduit(_), .. } => "B-9.3",
            Self::SiteTaken { site: Site::Building(_), .. } => "L-4.3",
            Self::SiteTaken { site: Site::Powerhouse(_), .. } | Self::OwnPowerhouseInBasin { .. } => "B-9.4",
            Self::NotOwnDam { .. } | Self::DamAtFullHeight { .. } => "B-9.2",
            Self::AreaNotAllowed { .. } | Self::PowerNotAllowed { .. } => "B-7.6",
            Self::FeeOutOfReach { .. } | Self::TooFewCreditsForMachines { .. } => "B-7.4",
            Self::WrongPayment { .. } => "B-4.4",
            Self::NoDam { .. }
            | Self::DamOfAnother { .. }
            | Self::NoConduit { .. }
            | Self::ConduitElsewhere { .. }
            | Self::NoPowerhouse { .. } => "B-12.1",
            Self::TooLittleWater { .. } | Self::NoDrops => "B-12.2",
            Self::OwnerUnpaid { .. } => "B-12.3",
            Self::NoEnergy { .. } => "B-12.5",
            Self::SamePowerhouse { .. } => "B-20.2",
            Self::ContractNotEligible { .. } => "B-13.3",
            Self::NationalNeedsProduction { .. } => "B-13.4",
            Self::TooLittleEnergy { .. } => "B-13.2",
            Self::ContractNotHeld { .. } => "B-13.10",
            Self::DropObligatory => "B-24.3",
            Self::Obligatory { open } => open.obliges(),
            Self::NotExpanded => "L-1.1",
            Self::WorkDoneAlready { .. } => "L-3.5",
            Self::TooFewForWork { .. } => "L-3.3",
            Self::WorkTooDear { .. } => "L-4.15",
            Self::BuildingNotInPlay { .. } => "L-2.2",
            Self::BuiltThere { .. } => "L-4.3",
            Self::TooFewForBuilding { .. } | Self::WrongBuildingPayment { .. } => "L-4.2",
            Self::NotBuiltThere { .. } | Self::BuildingUsed { .. } => "L-4.8",
            Self::BuildingCannotAct { .. } => "L-4.11",
            Self::NotMargot | Self::MargotUsed | Self::NothingForMargot => "L-6.4",
            Self::NoArchitect
            | Self::NoPlaceForArchitect
            | Self::NotForArchitect
            | Self::ExtraTurnIsNoPass => "L-6.2",
            Self::NoMahiriInExtraTurn => "L-12.9",
            Self::DamCannotTake { open: Step::Refill(_), .. } => "L-5.3",
            Self::DamCannotTake { open: Step::Drops { .. }, .. } => "L-14.8",
            Self::DamCannotTake { .. } => "L-4.17",
            Self::TileNotOffered { .. } => "L-3.13",
            Self::TileNotThere { .. } | Self::NotHalf { .. } => "L-4.14",
            Self::ContractBeyondLimit { .. } | Self::ContractNotOwn { .. } => "L-3.10",
            Self::OfficerNotYours { officer } | Self::OwnSpaceUsed { officer } => officer.promotion(),
            Self::NoDropsHeld => "L-14.6",
            Self::OtherPowerhouse { .. } | Self::DamUsed { .. } => "L-14.7",
            Self::WrongWorkPayment { .. } => "L-14.4",
        })
    }
}

impl Officer {
    /// The rule of a promotional officer.
    const fn promotion(self) -> &'static str {
        match self {
            Self::Elon => "L-14.4",
            Self::Gennaro => "L-14.5",
            Self::Wu => "L-14.6",
            Self::Octavius => "L-14.7",
            Self::Amir => "L-14.8",
            _ => "L-14.3",
        }
    }
}

impl Step {
    /// The rule by which this cannot be left undone.
    const fn obliges(self) -> &'static str {
        match self {
            Self::Draft => "B-3.16",
            Self::Bid => "B-25.2",
            Self::Hire => "B-25.1",
            Self::Turn { copied: false } => "B-6.1",
            Self::Turn { copied: true } | Self::Copy => "B-21.7",
            Self::Engineers => "B-14.5",
            Self::Tile { .. } | Self::Site { .. } | Self::Payment { .. } => "B-7.2",
            Self::Produce(_) => "B-14.2",
            Self::TakeContracts(_) => "B-13.9",
            Self::Discard => "B-13.10",
            Self::TileFor { .. } => "A-21.8",
            Self::Architect => "L-6.2",
            Self::FillDam => "L-4.17",
            Self::RetrieveTile | Self::RetrieveMachines => "L-4.14",
            Self::BuyWork(_) => "L-4.15",
            Self::TakeTile => "L-3.13",
            Self::Margot => "L-6.4",
            Self::Fulfil { .. } => "L-4.16",
            Self::MoreDams { .. } => "B-12.5",
            Self::PayWork(_) => "L-3.2",
            _ => "B-15.3",
        }
    }
}

impl Position {
    /// Why the move is not allowed now; `None` if it is.
    pub fn refusal(&self, mv: Move) -> Option<Refusal> {
        let mut moves = Moves::new();
        self.moves(&mut moves);
        if moves.contains(&mv) {
            return None;
        }
        let Some(&step) = self.table.agenda.last() else { return Some(Refusal::Over) };
        let table = &self.table;
        Some(
            match (step, mv) {
                (Step::Draft, Move::Draft { company, contract }) => table.refuse_draft(company, contract),
                (Step::Bid, Move::Bid(points)) => {
                    let least = table.highest_bid() + 1;
                    Some(Refusal::BidNotAllowed { points, least, most: MOST_BID })
                }
                (Step::Hire, Move::Hire(officer)) => Some(Refusal::OfficerNotOffered { officer }),
                (Step::Turn { copied }, _) => table.refuse_turn(copied, mv),
                (Step::Extra, Move::Mahiri) if table.me().officer == Some(Officer::Mahiri) => {
                    Some(Refusal::NoMahiriInExtraTurn)
                }
                (Step::Extra, Move::Pass) => Some(Refusal::ExtraTurnIsNoPass),
                (Step::Extra, _) => table.refuse_turn(true, mv),
                (Step::Architect, Move::Place(_) | Move::Construct | Move::Use(_)) => {
                    table.refuse_architect(mv)
                }
                (Step::FillDam | Step::Refill(_), Move::Fill(dam)) => {
                    Some(Refusal::DamCannotTake { dam, open: step })
                }
                (Step::RetrieveTile, Move::Retrieve(tile)) => Some(Refusal::TileNotThere { tile }),
                (Step::RetrieveMachines, Move::Salvage { segment, .. }) => {
                    let half = table.me().wheel.get(usize::from(segment)).map_or(0, |it| it.machines() / 2);
                    Some(Refusal::NotHalf { segment, half })
                }
                (Step::BuyWork(each), Move::Work(position)) => table.refuse_purchase(position, each),
                (Step::TakeTile, Move::TakeTile(tile)) => Some(Refusal::TileNotOffered { tile }),
                (Step::UseNow(_) | Step::Margot, Move::Use(building)) => {
                    table.refuse_use(building).or(Some(Refusal::BuildingCannotAct { building }))
                }
                (Step::Fulfil { most, .. }, Move::Fulfil(contract)) => {
                    let own = table.me().contracts.has(contract);
                    Some(if own {
                        Refusal::ContractBeyondLimit { contract, most }
                    } else {
                        Refusal::ContractNotOwn { contract }
                    })
                }
                (Step::Engineers, Move::Engineers(count)) => {
                    Some(Refusal::TooFewEngineers { needed: count.max(1), held: table.me().engineers })
                }
                (Step::Tile { engineers }, Move::Tile { via, tile }) => {
                    table.refuse_tile(engineers, via, tile)
                }
                (Step::Site { tile, .. }, Move::Build { kind, site }) => table.refuse_site(tile, kind, site),
                (Step::MoreDams { to, energy, used, .. }, Move::Produce { dam, conduit, drops }) => {
                    table.refuse_further_dam(to, energy, used.set(), (dam, conduit, drops))
                }
                (Step::PayWork(position), Move::Pay(offered)) => {
                    table.leeghwater.works.get(usize::from(position)).copied().flatten().map(|work| {
                        let (excavators, mixers) = (work.row().excavators, work.row().mixers);
                        Refusal::WrongWorkPayment { offered, work, excavators, mixers }
                    })
                }
                (Step::Drops { .. }, Move::Flow(_) | Move::Fill(_)) if !table.me().has(Officer::Amir) => {
                    Some(Refusal::OfficerNotYours { officer: Officer::Amir })
                }
                (Step::Drops { flowing: true, .. }, Move::Fill(dam)) => {
                    Some(Refusal::DamCannotTake { dam, open: step })
                }
                (Step::Payment { site: Site::Building(building), .. }, Move::Pay(offered)) => {
                    let (excavators, mixers) = (building.row().excavators, building.row().mixers);
                    Some(Refusal::WrongBuildingPayment { offered, building, excavators, mixers })
                }
                (Step::Payment { tile, kind, site, .. }, Move::Pay(offered)) => {
                    let cost = table.cost(tile, kind, site);
                    let any = table.me().special(tile) == Some(Special::AnyMachines);
                    let (machine, needed) = (cost.machine, cost.count);
                    let mixers = cost.mixers_instead.unwrap_or(0);
                    Some(Refusal::WrongPayment { offered, any, machine, needed, mixers })
                }
                (Step::Produce(production), Move::Produce { dam, conduit, drops }) => {
                    table.refuse_production(production, dam, conduit, drops)
                }
                (Step::Contract { energy, discount, national }, Move::Fulfil(contract)) => {
                    table.refuse_contract(energy, discount, national, contract)
                }
                (Step::Drops { must: true, .. }, Move::Decline) => Some(Refusal::DropObligatory),
                (Step::Free(free), Move::Build { kind, site }) => table.refuse_free(free, kind, site),
                (Step::TakeContracts(count), Move::Take(contract)) => table.refuse_take(count, &[contract]),
                (Step::TakeContracts(count), Move::TakeTwo(first, second)) => {
                    table.refuse_take(count, &[first, second])
                }
                (Step::Discard, Move::Discard(contract)) => Some(Refusal::ContractNotHeld { contract }),
                (Step::Copy, Move::Copy(officer)) => Some(Refusal::OfficerNotCopyable { officer }),
                (step, Move::Decline) => Some(Refusal::Obligatory { open: step }),
                _ => None,
            }
            .unwrap_or(Refusal::OtherQuestion { open: step }),
        )
    }
}

impl Table {
    fn refuse_draft(&self, company: Company, contract: Contract) -> Option<Refusal> {
        if !self.companies_offered().any(|offered| offered == company) {
            return Some(Refusal::CompanyNotOffered { company });
        }
        Some(Refusal::StartingContractNotOffered { contract })
    }

    fn refuse_turn(&self, copied: bool, mv: Move) -> Option<Refusal> {
        let me = self.me();
        let private = |engineers: u8, fee: u8| {
            if engineers > me.engineers {
                Some(Refusal::TooFewEngineers { needed: engineers, held: me.engineers })
            } else if u16::from(fee) > me.credits {
                Some(Refusal::TooFewCredits { needed: fee.into(), held: me.credits })
            } else {
                None
            }
        };
        match mv {
            Move::Place(space) => self.refuse_space(space),
            Move::Construct => match self.construction_space() {
                None => Some(Refusal::NoConstructionSpace),
                Some(space) => private(space.engineers, space.fee).or(Some(Refusal::NothingToConstruct)),
            },
            Move::ConstructFree => Some(Refusal::NothingToConstructFree),
            Move::Mahiri if me.officer != Some(Officer::Mahiri) => Some(Refusal::NotMahiri),
            Move::Mahiri => match self.mahiri_space() {
                Some(space) if !copied => private(space.engineers, space.fee),
                _ => Some(Refusal::MahiriUsedUp { uses: me.copies }),
            },
            Move::Use(_) | Move::Margot if !self.expanded() => Some(Refusal::NotExpanded),
            Move::Use(building) => self.refuse_building(building),
            Move::Margot if self.margot_free(copied) => private(1, 0).or(Some(Refusal::NothingForMargot)),
            Move::Margot if me.officer == Some(Officer::Margot) => Some(Refusal::MargotUsed),
            Move::Margot => Some(Refusal::NotMargot),
            Move::Gennaro => Some(self.refuse_own_space(Officer::Gennaro, copied)),
            Move::Wu => Some(self.refuse_own_space(Officer::Wu, copied)),
            Move::Architect if self.may_send_architect(copied) => Some(Refusal::NoPlaceForArchitect),
            Move::Architect => Some(Refusal::NoArchitect),
            Move::Pass if copied => Some(Refusal::CopyingIsNoPass),
            Move::Pass => Some(Refusal::EngineersLeft { engineers: me.engineers }),
            Move::Decline => Some(Refusal::Obligatory { open: Step::Turn { copied } }),
            _ => None,
        }
    }

    /// Why no engineers may go to the space of Gennaro or Wu (L-14.5, L-14.6).
    fn refuse_own_space(&self, officer: Officer, copied: bool) -> Refusal {
        let me = self.me();
        let needed = officer.own_space().map_or(0, |space| space.engineers);
        if !self.own_space_free(officer, copied) {
            let own = me.officer == Some(officer);
            return if own {
                Refusal::OwnSpaceUsed { officer }
            } else {
                Refusal::OfficerNotYours { officer }
            };
        }
        match officer {
            _ if needed > me.engineers => Refusal::TooFewEngineers { needed, held: me.engineers },
            Officer::Wu => Refusal::NoDropsHeld,
            _ => Refusal::NothingToConstruct,
        }
    }

    /// Why a dam cannot join a production under way (L-14.7).
    fn refuse_further_dam(
        &self,
        to: Basin,
        energy: i8,
        used: Set<BaseSpace>,
        (dam, conduit, drops): (BaseSpace, ConduitSpace, u8),
    ) -> Option<Refusal> {
        if used.has(dam) {
            return Some(Refusal::DamUsed { dam });
        }
        if conduit.to() != to {
            return Some(Refusal::OtherPowerhouse { basin: to });
        }
        // What it adds counts as a production of its own, but for a malus that all dams together have to outdo.
        self.refuse_production(Production::Repeat(Basin(0)), dam, conduit, drops).map(|refusal| match refusal
        {
            Refusal::NoEnergy { energy: added } => Refusal::NoEnergy { energy: added + i16::from(energy) },
            refusal => refusal,
        })
    }

    /// Why no engineers may go to the spaces of a private building (L-4.8, L-4.11).
    fn refuse_building(&self, building: Building) -> Option<Refusal> {
        let me = self.me();
        if let Some(refusal) = self.refuse_use(building) {
            return Some(refusal);
        }
        if self.has_visited(building) {
            return Some(Refusal::BuildingUsed { building });
        }
        let space = building.space(self.next_action_space(building)?);
        if space.engineers > me.engineers {
            return Some(Refusal::TooFewEngineers { needed: space.engineers, held: me.engineers });
        }
        let needed = u16::from(space.fee) + u16::from(building.row().price);
        if needed > me.credits {
            return Some(Refusal::TooFewCredits { needed, held: me.credits });
        }
        Some(Refusal::BuildingCannotAct { building })
    }

    /// Why a private building is not at the player's command.
    fn refuse_use(&self, building: Building) -> Option<Refusal> {
        if self.leeghwater.row_of(building).is_none() {
            return Some(Refusal::BuildingNotInPlay { building });
        }
        (!self.me().buildings.has(building)).then_some(Refusal::NotBuiltThere { building })
    }

    /// Why the Architect cannot go there (L-6.2).
    fn refuse_architect(&self, mv: Move) -> Option<Refusal> {
        let mut moves = Moves::new();
        self.list_turn(true, &mut moves);
        if moves.contains(&mv) { Some(Refusal::NotForArchitect) } else { self.refuse_turn(true, mv) }
    }

    /// Why a work cannot be bought (L-4.15).
    fn refuse_purchase(&self, position: u8, each: u8) -> Option<Refusal> {
        let Some(needed) = self.work_price(position, each) else {
            return Some(Refusal::WorkDoneAlready { position: position + 1 });
        };
        let work = self.leeghwater.works[usize::from(position)]?;
        Some(Refusal::WorkTooDear { work, needed, held: self.me().credits })
    }

    fn refuse_space(&self, space: Space) -> Option<Refusal> {
        let me = self.me();
        let row = space.row();
        let position = Space::WORKS.iter().position(|&it| it == space);
        if position.is_some() && !self.expanded() {
            return Some(Refusal::NotExpanded);
        }
        if BLOCKED[self.players as usize].has(space) {
            return Some(Refusal::SpaceBlocked { space, players: self.players });
        }
        if let Some(by) = self.owner(|player| player.spaces.has(space)) {
            return Some(Refusal::SpaceTaken { space, by });
        }
        if let Some(Effect::TakePatent(slot)) = space.effect() {
            if self.variant == Variant::Intro {
                return Some(Refusal::NoPatentOffice);
            }
            if self.patents[slot as usize].is_none() {
                return Some(Refusal::PatentGone { slot: slot + 1 });
            }
        }
        let needed = row.engineers.max(1);
        if needed > me.engineers {
            return Some(Refusal::TooFewEngineers { needed, held: me.engineers });
        }
        if u16::from(space.credits()) > me.credits {
            return Some(Refusal::TooFewCredits { needed: space.credits().into(), held: me.credits });
        }
        match space.effect() {
            Some(Effect::Work(position)) => match self.leeghwater.works[usize::from(position)] {
                None => Some(Refusal::WorkDoneAlready { position: position + 1 }),
                Some(work) => Some(Refusal::TooFewForWork {
                    work,
                    excavators: work.row().excavators,
                    excavators_held: me.excavators,
                    mixers: work.row().mixers,
                    mixers_held: me.mixers,
                    excamixers_held: me.excamixers,
                }),
            },
            Some(Effect::Produce(bonus)) => Some(Refusal::NothingToProduce { bonus }),
            Some(Effect::TakeContracts(_)) => Some(Refusal::NoContractShown),
            _ => None,
        }
    }

    fn refuse_tile(&self, engineers: bool, via: Via, tile: Tile) -> Option<Refusal> {
        let me = self.me();
        let copies = match via {
            Via::Own => true,
            Via::Anton => me.tiles.has(Tile::ANTON),
            Via::Mahiri => me.copied == Some(Officer::Anton),
        };
        if !copies {
            return Some(Refusal::CannotCopyTiles);
        }
        if via == Via::Own && !me.tiles.has(tile) {
            return Some(Refusal::TileNotInSupply { tile });
        }
        if via != Via::Own && !me.tiles_on_wheel().has(tile) {
            return Some(Refusal::TileNotOnWheel { tile });
        }
        match (engineers, Tile::ENGINEER_FREE.has(tile)) {
            (true, true) => Some(Refusal::TileTakesNoEngineers { tile }),
            (false, false) => Some(Refusal::TileNeedsEngineers { tile }),
            _ => Some(Refusal::TileBuildsNothingNow { tile }),
        }
    }

    /// Why a structure cannot stand on a space, whatever it costs (B-9).
    pub(crate) fn refuse_standing(&self, kind: Kind, site: Site) -> Option<Refusal> {
        let me = self.me();
        if kind == Kind::Building && !self.expanded() {
            return Some(Refusal::NotExpanded);
        }
        if self.built(me, kind) == kind.pieces() {
            return Some(Refusal::NoPieceLeft { structure: kind });
        }
        match (kind, site) {
            (Kind::Base, Site::Base(space)) => {
                if self.river.dams.has(space) {
                    let by = self.owner(|player| player.bases.has(space));
                    return Some(Refusal::SiteTaken { site, by });
                }
                let basin = space.basin();
                let own = basin.base_spaces().any(|space| me.bases.has(space));
                own.then_some(Refusal::OwnBaseInBasin { site })
            }
            (Kind::Elevation, Site::Base(space)) => {
                if !me.bases.has(space) {
                    return Some(Refusal::NotOwnDam { site });
                }
                (self.river.high.has(space)).then_some(Refusal::DamAtFullHeight { site })
            }
            (Kind::Conduit, Site::Conduit(space)) => self
                .owner(|player| player.conduits.has(space))
                .map(|by| Refusal::SiteTaken { site, by: Some(by) }),
            (Kind::Powerhouse, Site::Powerhouse(space)) => {
                if let Some(by) = self.owner(|player| player.powerhouses.has(space)) {
                    return Some(Refusal::SiteTaken { site, by: Some(by) });
                }
                let own = me.powerhouse_basins().has(space.basin());
                own.then_some(Refusal::OwnPowerhouseInBasin { site })
            }
            (Kind::Building, Site::Building(building)) => {
                if self.leeghwater.row_of(building).is_none() {
                    return Some(Refusal::BuildingNotInPlay { building });
                }
                me.buildings.has(building).then_some(Refusal::BuiltThere { building })
            }
            _ => Some(Refusal::WrongSpace { structure: kind, site }),
        }
    }

    fn refuse_site(&self, tile: Tile, kind: Kind, site: Site) -> Option<Refusal> {
        let me = self.me();
        if !tile.builds().has(kind) {
            return Some(Refusal::TileBuildsOther { tile, structure: kind });
        }
        self.refuse_standing(kind, site).or_else(|| {
            let fee = self.site_fee(kind, site, tile.special());
            if let Site::Building(building) = site {
                return Some(Refusal::TooFewForBuilding {
                    building,
                    excavators: building.row().excavators,
                    excavators_held: me.excavators,
                    mixers: building.row().mixers,
                    mixers_held: me.mixers,
                    excamixers_held: me.excamixers,
                    fee,
                    credits: me.credits,
                });
            }
            let Cost { machine, count: needed, mixers_instead } = self.cost(tile, kind, site);
            let any = me.special(tile) == Some(Special::AnyMachines);
            let held = match machine {
                _ if any => me.excavators.saturating_add(me.mixers),
                Machine::Excavator => me.excavators,
                Machine::Mixer => me.mixers,
            }
            .saturating_add(me.excamixers);
            let (lacking, credits) = (needed.saturating_sub(held), me.credits);
            let broke = u16::from(fee) > credits;
            Some(match mixers_instead {
                // Machines that are lacking cost credits, and the fee comes on top (BX-109).
                _ if lacking > 0 && me.has(Officer::Solomon) => {
                    let needed = u16::from(lacking) * u16::from(SOLOMON_CREDITS) + u16::from(fee);
                    Refusal::TooFewCreditsForMachines { lacking, fee, needed, held: credits }
                }
                Some(mixers) => {
                    Refusal::TooFewEitherWay { any, needed, held, mixers, mixers_held: me.mixers }
                }
                None if lacking == 0 => Refusal::FeeOutOfReach { fee, held: credits },
                None if broke => {
                    Refusal::TooFewMachinesAndCredits { any, machine, needed, held, fee, credits }
                }
                None if any => Refusal::TooFewOfAnyKind { needed, held },
                None => Refusal::TooFewMachines { machine, needed, held },
            })
        })
    }

    fn refuse_free(&self, free: Free, kind: Kind, site: Site) -> Option<Refusal> {
        if kind != free.kind() {
            return None;
        }
        self.refuse_standing(kind, site).or(match (free, site) {
            (Free::Base(areas), Site::Base(space)) if !areas.has(space.area()) => {
                Some(Refusal::AreaNotAllowed { site })
            }
            (Free::Conduit { power: most }, Site::Conduit(conduit)) if conduit.power() > most => {
                Some(Refusal::PowerNotAllowed { power: conduit.power(), most })
            }
            _ => Some(Refusal::FeeOutOfReach { fee: FEE, held: self.me().credits }),
        })
    }

    fn refuse_production(
        &self,
        production: Production,
        dam: BaseSpace,
        conduit: ConduitSpace,
        drops: u8,
    ) -> Option<Refusal> {
        let me = self.me();
        if !self.river.dams.has(dam) {
            return Some(Refusal::NoDam { dam });
        }
        if !(me.bases | self.river.neutral).has(dam) {
            let by = self.owner(|player| player.bases.has(dam))?;
            return Some(Refusal::DamOfAnother { dam, by });
        }
        if conduit.from() != dam.basin() {
            return Some(Refusal::ConduitElsewhere { dam, conduit });
        }
        if !self.built_conduits().has(conduit) {
            return Some(Refusal::NoConduit { conduit });
        }
        let basin = conduit.to();
        if !me.powerhouse_basins().has(basin) {
            return Some(Refusal::NoPowerhouse { basin });
        }
        if production == Production::Repeat(basin) {
            return Some(Refusal::SamePowerhouse { basin });
        }
        if drops == 0 {
            return Some(Refusal::NoDrops);
        }
        let held = self.river.held[dam.0 as usize];
        if drops > held {
            return Some(Refusal::TooLittleWater { dam, needed: drops, held });
        }
        if !me.conduits.has(conduit) && u16::from(drops) > me.credits {
            return Some(Refusal::OwnerUnpaid { needed: drops, held: me.credits });
        }
        Some(Refusal::NoEnergy { energy: self.energy(production, conduit, drops) })
    }

    fn refuse_contract(
        &self,
        energy: u8,
        discount: u8,
        national: bool,
        contract: Contract,
    ) -> Option<Refusal> {
        if !national && self.national.contains(&Some(contract)) {
            return Some(Refusal::NationalNeedsProduction { contract });
        }
        // Everything the player could fulfil with boundless energy is eligible.
        if !self.fulfillable(u8::MAX - discount, discount, national).has(contract) {
            return Some(Refusal::ContractNotEligible { contract });
        }
        Some(Refusal::TooLittleEnergy {
            contract,
            needed: contract.energy().saturating_sub(discount),
            energy,
        })
    }

    fn refuse_take(&self, count: u8, wanted: &[Contract]) -> Option<Refusal> {
        let shown = |contract: &Contract| self.display.as_flattened().contains(&Some(*contract));
        match wanted.iter().find(|contract| !shown(contract)) {
            Some(&contract) => Some(Refusal::ContractNotShown { contract }),
            None => Some(Refusal::TakeExactly { count }),
        }
    }
}
