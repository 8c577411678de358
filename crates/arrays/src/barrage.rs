//! Barrage in numbers.

use std::sync::LazyLock;

use ::barrage::{
    Barrage, BaseSpace, Bonus, Building, Company, ConduitSpace, Contract, Kind, Machine, Move, Objective,
    Officer, Phase, Player, Position, Production, Setup, Site, Space, Step, Table, Tile, Turns, Variant, Via,
    View, Work,
};
use kernel::{Game, Moves, Quiet, Seat, Seed, Viewer};

use crate::Arrays;
use crate::space::{self, ActionSpace, Legal, Numbers, Places};
use crate::writer::{Observation, Writer};

/// The most drops a dam gives at once: three, and one more with Graziano (B-11.1, B-21.2).
const MOST_DROPS: usize = 4;

/// More engineers than anybody sends to the bank at once.
const MOST_ENGINEERS: u8 = 16;
/// Conduits, the dams at the start of each, drops.
const PRODUCTIONS: usize = 160;
/// As many ways to pay, and as many pairs of contracts, have a place of their own.
const WAYS_TO_PAY: u16 = 32;
const PAIRS: u16 = 16;
/// Structures that come before the powerhouses.
const BEFORE_POWERHOUSES: usize = 60;

/// The groups of actions by their place in the space.
#[derive(Clone, Copy)]
enum Group {
    Draft,
    Place,
    Turn,
    Engineers,
    Tile,
    Build,
    Pay,
    Produce,
    Fulfil,
    Gain,
    Drop,
    Take,
    TakeTwo,
    Discard,
    Copy,
    Bid,
    Hire,
    Rest,
    DraftExpanded,
    Work,
    TurnExpanded,
    TileExpanded,
    BuildExpanded,
    Use,
    Fill,
    Retrieve,
    Salvage,
    BuyWork,
    TakeTile,
    CopyExpanded,
    HireExpanded,
    TurnPromoted,
    Flow,
    SalvageMixed,
    CopyPromoted,
    HirePromoted,
}

/// Officers that have a number of the first groups: those of the box, and Simone.
const OFFICERS: usize = 8;
/// Officers that came with The Leeghwater Project.
const MORE_OFFICERS: usize = 3;
/// Officers that came last, the promotional ones.
const PROMOTED: usize = Officer::EVERY.len() - OFFICERS - MORE_OFFICERS;
/// Tiles and companies that came later.
const MORE_TILES: usize = Tile::COUNT - Tile::OF_THE_BOX;
const MORE_COMPANIES: usize = Company::EVERY.len() - Company::ALL.len();
/// The decisions of the box.
const STEPS: usize = 22;
/// The decisions that came with Tommaso and The Leeghwater Project.
const MORE_STEPS: usize = 12;
/// The decisions that came with the promotional officers.
const LAST_STEPS: usize = 2;
/// More than any contract is worth.
const MOST_VALUE: u8 = 20;
/// Segments of a wheel.
const SEGMENTS: usize = 6;
/// Structures that stand on the map.
const ON_MAP: usize = 83;
/// The most machines of a kind that come back from a segment of the wheel, and one more for none.
const SALVAGES: usize = 16;

/// The groups of the box and of Simone.
const GROUPS: [space::Group; 17] = [
    ("draft", 16, "company x 4 + starting contract"),
    ("place", Space::OF_THE_BOX as u16, "action space"),
    ("turn", 6, "construct, construct free, mahiri, pass, decline, turn tile"),
    ("engineers", MOST_ENGINEERS as u16, "how many engineers go to the bank"),
    ("tile", 3 * Tile::OF_THE_BOX as u16, "via (own, anton, wheel) x 21 + tile"),
    ("build", ON_MAP as u16, "20 bases, 20 elevations, 20 conduits, 23 powerhouses"),
    ("pay", WAYS_TO_PAY, "the ways to pay in the order they are listed"),
    ("produce", PRODUCTIONS as u16, "(conduit x 2 + upper or lower dam) x 4 + drops - 1"),
    ("fulfil", Contract::COUNT as u16, "contract"),
    ("gain", 2, "excavator, mixer"),
    ("drop", 4, "head stream"),
    ("take", Contract::COUNT as u16, "contract"),
    ("take two", PAIRS, "the pairs of contracts in the order they are listed"),
    ("discard", Contract::COUNT as u16, "contract"),
    ("copy", OFFICERS as u16, "officer"),
    ("bid", ::barrage::MOST_BID as u16 + 1, "points"),
    ("hire", OFFICERS as u16, "officer"),
];

/// The groups that came with Tommaso, The Leeghwater Project and the promotional officers.
const LATER: [space::Group; 18] = [
    ("draft netherlands", 4, "starting contract"),
    ("external work", Space::WORKS.len() as u16, "position - 1"),
    ("turn more", 4, "architect, margot, leslie, give away"),
    ("tile more", 3 * MORE_TILES as u16, "via (own, anton, wheel) x 5 + tile - 21"),
    ("build building", Building::COUNT as u16, "private building"),
    ("use", Building::COUNT as u16, "private building"),
    ("fill", BaseSpace::COUNT as u16, "base"),
    ("retrieve", Tile::COUNT as u16, "tile"),
    ("salvage", (SEGMENTS * SALVAGES) as u16, "segment x 16 + excavators"),
    ("work", Space::WORKS.len() as u16, "position - 1"),
    ("take tile", Tile::COUNT as u16, "tile"),
    ("copy more", MORE_OFFICERS as u16, "officer - 8"),
    ("hire more", MORE_OFFICERS as u16, "officer - 8"),
    ("turn promotional", 2, "gennaro, wu"),
    ("flow", 4, "head stream"),
    ("salvage mixed", 32, "the ways with excamixers in the order they are listed"),
    ("copy promotional", PROMOTED as u16, "officer - 11"),
    ("hire promotional", PROMOTED as u16, "officer - 11"),
];

static SPACE: LazyLock<ActionSpace> = LazyLock::new(|| ActionSpace::new(&GROUPS, &LATER));
const PLACES: Places<{ Group::HirePromoted as usize + 1 }> = Places::new(&GROUPS, &LATER);

static OBSERVATION: LazyLock<Observation> = LazyLock::new(|| {
    let game = Barrage::open(Setup::new(2, Variant::Full)).expect("two may play");
    let view = game.view(&game.deal(Seed(1)), Viewer::Seat(Seat(0)));
    let mut observation = Observation::default();
    game.tell(&view, Seat(0), &mut observation);
    observation
});

impl Arrays for Barrage {
    fn action_space() -> &'static ActionSpace {
        &SPACE
    }

    #[inline]
    fn actions(&self, _position: &Position, moves: &[Move], numbers: &mut Numbers) {
        match moves.first() {
            Some(Move::Place(_)) => mostly(moves, numbers, |mv| match mv {
                Move::Place(space) if usize::from(space.0) < Space::OF_THE_BOX => {
                    nth(Group::Place, space.0.into())
                }
                _ => None,
            }),
            Some(Move::Construct) => mostly(moves, numbers, |mv| match mv {
                Move::Construct => nth(Group::Turn, 0),
                _ => None,
            }),
            Some(Move::Take(_)) => mostly(moves, numbers, |mv| match mv {
                Move::Take(contract) => nth(Group::Take, contract.0.into()),
                _ => None,
            }),
            Some(Move::Discard(_)) => mostly(moves, numbers, |mv| match mv {
                Move::Discard(contract) => nth(Group::Discard, contract.0.into()),
                _ => None,
            }),
            Some(Move::Fulfil(_)) => mostly(moves, numbers, |mv| match mv {
                Move::Fulfil(contract) => nth(Group::Fulfil, contract.0.into()),
                _ => None,
            }),
            Some(Move::Build { .. }) => mostly(moves, numbers, |mv| match mv {
                Move::Build { kind, site } => nth(Group::Build, structure(kind, site)),
                _ => None,
            }),
            Some(Move::Engineers(_)) => mostly(moves, numbers, |mv| match mv {
                Move::Engineers(count) => nth(Group::Engineers, count.into()),
                _ => None,
            }),
            Some(Move::Drop(_)) => mostly(moves, numbers, |mv| match mv {
                Move::Drop(head) => nth(Group::Drop, head.0.into()),
                _ => None,
            }),
            Some(Move::Gain(_)) => mostly(moves, numbers, |mv| match mv {
                Move::Gain(machine) => nth(Group::Gain, machine as usize),
                _ => None,
            }),
            _ => mostly(moves, numbers, |_| None),
        }
    }

    #[inline]
    fn legal(&self, _position: &Position, moves: &[Move], legal: &mut Legal) {
        let of_group = |group: Group| PLACES.first(group as usize);
        let mut listing = Listing::default();
        let (others, numbers) = match moves.first() {
            Some(Move::Engineers(_)) => legal.head(of_group(Group::Engineers), moves, |mv| match mv {
                Move::Engineers(count) if count < MOST_ENGINEERS => Some(count.into()),
                _ => None,
            }),
            Some(Move::Take(_)) => legal.head(of_group(Group::Take), moves, |mv| match mv {
                Move::Take(contract) => Some(contract.0.into()),
                _ => None,
            }),
            Some(Move::Discard(_)) => legal.head(of_group(Group::Discard), moves, |mv| match mv {
                Move::Discard(contract) => Some(contract.0.into()),
                _ => None,
            }),
            Some(Move::Fulfil(_)) => legal.head(of_group(Group::Fulfil), moves, |mv| match mv {
                Move::Fulfil(contract) => Some(contract.0.into()),
                _ => None,
            }),
            Some(Move::Drop(_)) => legal.head(of_group(Group::Drop), moves, |mv| match mv {
                Move::Drop(head) => Some(head.0.into()),
                _ => None,
            }),
            Some(Move::Tile { .. }) => legal.head(of_group(Group::Tile), moves, |mv| match mv {
                Move::Tile { via, tile } if usize::from(tile.0) < Tile::OF_THE_BOX => {
                    Some(place_of(via) * Tile::OF_THE_BOX + usize::from(tile.0))
                }
                _ => None,
            }),
            Some(Move::Build { site: Site::Powerhouse(_), .. }) => {
                legal.head(of_group(Group::Build) + BEFORE_POWERHOUSES as u16, moves, |mv| match mv {
                    Move::Build { site: Site::Powerhouse(at), .. } => Some(at.0.into()),
                    _ => None,
                })
            }
            Some(Move::Build { .. }) => legal.head(of_group(Group::Build), moves, |mv| match mv {
                Move::Build { kind, site } => Some(structure(kind, site)),
                _ => None,
            }),
            Some(&Move::Produce { conduit, .. }) => {
                let first = produced(conduit, BaseSpace(0), 1).min(PRODUCTIONS - 64);
                legal.head(of_group(Group::Produce) + first as u16, moves, |mv| match mv {
                    Move::Produce { dam, conduit, drops } if (1..=MOST_DROPS).contains(&drops.into()) => {
                        produced(conduit, dam, drops).checked_sub(first)
                    }
                    _ => None,
                })
            }
            Some(Move::Place(_)) => legal.head(FIRST_SPACE, moves, |mv| match mv {
                Move::Place(space) if usize::from(space.0) < Space::OF_THE_BOX => Some(space.0.into()),
                Move::Construct => Some(Space::OF_THE_BOX),
                _ => None,
            }),
            Some(Move::Pay(_)) => {
                let ways = moves.iter().take_while(|mv| matches!(mv, Move::Pay(_)));
                listing.pays = ways.count().min(WAYS_TO_PAY.into());
                legal.first_of(of_group(Group::Pay), moves, listing.pays)
            }
            Some(Move::TakeTwo(..)) => {
                let pairs = moves.iter().take_while(|mv| matches!(mv, Move::TakeTwo(..)));
                listing.pairs = pairs.count().min(PAIRS.into());
                legal.first_of(of_group(Group::TakeTwo), moves, listing.pairs)
            }
            // Whatever else hardly ever comes is numbered one by one.
            _ => (moves, legal.one_by_one()),
        };
        numbers.take_down(others, |&mv| match mv {
            Move::Decline => DECLINE,
            mv => listing.number(mv),
        });
    }

    #[inline]
    fn play_apart(&self, position: &mut Position, mv: Move, moves: &mut Moves<Move>, legal: &mut Legal) {
        let mut turns = Turns::default();
        position.play_apart(mv, &mut turns, moves, &mut Quiet);
        if moves.is_empty() {
            let others = u64::from(turns.others) << Space::OF_THE_BOX;
            legal.unlisted(FIRST_SPACE, turns.spaces.bits() | others);
        } else {
            self.legal(position, moves, legal);
        }
    }

    #[inline]
    fn unlisted(action: u16) -> Option<Move> {
        let at = action.checked_sub(FIRST_SPACE)?;
        match usize::from(at).checked_sub(Space::OF_THE_BOX) {
            None => Some(Move::Place(Space(at as u8))),
            Some(other) => Turns::OTHERS.get(other).copied(),
        }
    }

    fn observation(&self) -> &'static Observation {
        &OBSERVATION
    }

    fn tell(&self, view: &View, seat: Seat, to: &mut impl Writer) {
        let table = &view.table;
        for_seats(table, seat, to, |at, player, to| {
            let place = at.and_then(|at| table.order().iter().position(|&other| other == at));
            to.whether("plays", at.is_some());
            to.whether("asked", at == Some(table.active) && table.phase != Phase::Over);
            to.one_of("place", place, 4);
            tell_player(table, player, to);
        });
        tell_table(view, to);
        tell_step(view, seat, to);
    }
}

/// The number of the first action space. What else may be done with a turn has the numbers behind the spaces of the box.
const FIRST_SPACE: u16 = PLACES.first(Group::Place as usize);
/// The number of declining.
const DECLINE: u16 = PLACES.first(Group::Turn as usize) + 4;
const _: () = assert!(PLACES.first(Group::Turn as usize) == FIRST_SPACE + Space::OF_THE_BOX as u16);

/// Numbers moves most of which are of a kind that is quickly numbered: a list is mostly of one kind, and knowing it makes numbering
/// a short loop.
#[inline(always)]
fn mostly(moves: &[Move], numbers: &mut Numbers, quick: impl Fn(Move) -> Option<u16>) {
    let mut listing = Listing::default();
    numbers.take_down(moves, |&mv| quick(mv).unwrap_or_else(|| listing.number(mv)));
}

/// The number of an action of a group, if the group has a place for it.
#[inline(always)]
fn nth(group: Group, at: usize) -> Option<u16> {
    PLACES.nth(group as usize, at)
}

/// Moves being numbered in their order: how many there were of the kinds that are known by their place in the list.
#[derive(Default)]
struct Listing {
    rest: u16,
    pays: usize,
    pairs: usize,
    mixed: usize,
}

impl Listing {
    /// The number of the next move.
    #[inline(never)]
    fn number(&mut self, mv: Move) -> u16 {
        let next = |count: &mut usize| {
            *count += 1;
            *count - 1
        };
        let (group, at) = match mv {
            // Starting contracts have the first numbers (B-1.11).
            Move::Draft { company: Company::Netherlands, contract } => {
                (Group::DraftExpanded, contract.0.into())
            }
            Move::Draft { company, contract } if contract.0 < 4 => {
                (Group::Draft, company as usize * 4 + usize::from(contract.0))
            }
            Move::Place(space) => of_box(space.0, Space::OF_THE_BOX, Group::Place, Group::Work),
            Move::Construct => (Group::Turn, 0),
            Move::ConstructFree => (Group::Turn, 1),
            Move::Mahiri => (Group::Turn, 2),
            Move::Pass => (Group::Turn, 3),
            Move::Decline => (Group::Turn, 4),
            Move::TurnTile => (Group::Turn, 5),
            Move::Engineers(count) => (Group::Engineers, count.into()),
            Move::Tile { via, tile } => {
                let (group, at) = of_box(tile.0, Tile::OF_THE_BOX, Group::Tile, Group::TileExpanded);
                let each = if matches!(group, Group::Tile) { Tile::OF_THE_BOX } else { MORE_TILES };
                (group, place_of(via) * each + at)
            }
            Move::Build { site: Site::Building(building), .. } => (Group::BuildExpanded, building.0.into()),
            Move::Build { kind, site } => (Group::Build, structure(kind, site)),
            Move::Pay(_) => (Group::Pay, next(&mut self.pays)),
            Move::Produce { dam, conduit, drops } if (1..=MOST_DROPS).contains(&drops.into()) => {
                (Group::Produce, produced(conduit, dam, drops))
            }
            Move::Fulfil(contract) => (Group::Fulfil, contract.0.into()),
            Move::Gain(Machine::Excavator) => (Group::Gain, 0),
            Move::Gain(Machine::Mixer) => (Group::Gain, 1),
            Move::Drop(head) => (Group::Drop, head.0.into()),
            Move::Take(contract) => (Group::Take, contract.0.into()),
            Move::TakeTwo(..) => (Group::TakeTwo, next(&mut self.pairs)),
            Move::Discard(contract) => (Group::Discard, contract.0.into()),
            Move::Copy(officer) => {
                of_officers(officer, [Group::Copy, Group::CopyExpanded, Group::CopyPromoted])
            }
            Move::Bid(points) => (Group::Bid, points.into()),
            Move::Hire(officer) => {
                of_officers(officer, [Group::Hire, Group::HireExpanded, Group::HirePromoted])
            }
            Move::Architect => (Group::TurnExpanded, 0),
            Move::Margot => (Group::TurnExpanded, 1),
            Move::Leslie => (Group::TurnExpanded, 2),
            Move::GiveAway => (Group::TurnExpanded, 3),
            Move::Use(building) => (Group::Use, building.0.into()),
            Move::Fill(dam) => (Group::Fill, dam.0.into()),
            Move::Retrieve(tile) => (Group::Retrieve, tile.0.into()),
            Move::Gennaro => (Group::TurnPromoted, 0),
            Move::Wu => (Group::TurnPromoted, 1),
            Move::Flow(head) => (Group::Flow, head.0.into()),
            Move::Salvage { excamixers: 1.., .. } => (Group::SalvageMixed, next(&mut self.mixed)),
            Move::Salvage { segment, excavators, .. } if usize::from(excavators) < SALVAGES => {
                (Group::Salvage, usize::from(segment) * SALVAGES + usize::from(excavators))
            }
            Move::Work(position) => (Group::BuyWork, position.into()),
            Move::TakeTile(tile) => (Group::TakeTile, tile.0.into()),
            Move::Draft { .. }
            | Move::Produce { .. }
            | Move::Salvage { .. }
            | Move::Action(_)
            | Move::Drops(_) => (Group::Rest, usize::MAX),
        };
        PLACES.number(group as usize, at, &mut self.rest)
    }
}

/// How a construction comes by its tile, as a number.
fn place_of(via: Via) -> usize {
    match via {
        Via::Own => 0,
        Via::Anton => 1,
        Via::Mahiri => 2,
    }
}

/// The place of a production: conduit, which of the two dams, drops.
fn produced(conduit: ConduitSpace, dam: BaseSpace, drops: u8) -> usize {
    (usize::from(conduit.0) * 2 + usize::from(dam.0 & 1)) * MOST_DROPS + usize::from(drops) - 1
}

/// Tells four seats from the observer's on, clockwise; of seats that do not play, a player with nothing.
fn for_seats<W: Writer>(table: &Table, seat: Seat, to: &mut W, tell: impl Fn(Option<Seat>, &Player, &mut W)) {
    let players = usize::from(table.players);
    let nobody = Player::default();
    for (around, whose) in ["own.", "next.", "third.", "fourth."].into_iter().enumerate() {
        to.whose(whose);
        let at = (around < players).then(|| Seat(((seat.index() + around) % players) as u8));
        tell(at, at.map_or(&nobody, |at| &table.seats[at]), to);
    }
    to.whose("");
}

/// The group of a thing and its place there: things of the box have a group, the others that came later another.
fn of_box(number: u8, of_the_box: usize, group: Group, later: Group) -> (Group, usize) {
    let number = usize::from(number);
    if number < of_the_box { (group, number) } else { (later, number - of_the_box) }
}

/// The group of an officer and the place there: those of the box and Simone, those of The Leeghwater Project, the promotional ones.
fn of_officers(officer: Officer, [box_group, later, last]: [Group; 3]) -> (Group, usize) {
    match officer as usize {
        number @ 0..OFFICERS => (box_group, number),
        number if number < OFFICERS + MORE_OFFICERS => (later, number - OFFICERS),
        number => (last, number - OFFICERS - MORE_OFFICERS),
    }
}

/// The place of a structure among all that can be built, private buildings behind the others.
fn structure(kind: Kind, site: Site) -> usize {
    match (kind, site) {
        (Kind::Elevation, Site::Base(at)) => BaseSpace::COUNT + usize::from(at.0),
        (_, Site::Base(at)) => at.0.into(),
        (_, Site::Conduit(at)) => 40 + usize::from(at.0),
        (_, Site::Powerhouse(at)) => BEFORE_POWERHOUSES + usize::from(at.0),
        (_, Site::Building(at)) => ON_MAP + usize::from(at.0),
    }
}

fn tell_player(table: &Table, player: &Player, to: &mut impl Writer) {
    to.one_of("company", player.company.map(|it| it as usize), Company::ALL.len());
    to.one_of("officer", player.officer.map(|it| it as usize), OFFICERS);
    to.one_of("copied", player.copied.map(|it| it as usize), OFFICERS);
    to.whether("passed", player.passed);
    to.number("engineers", 12, player.engineers);
    to.number("excavators", 10, player.excavators);
    to.number("mixers", 10, player.mixers);
    to.number("credits", 20, player.credits);
    to.number("energy", 20, player.energy);
    to.number("points", 100, player.vp);
    to.field("built", 5, Kind::ALL.map(|kind| table.built(player, kind) as i16));
    to.set("bases", player.bases);
    to.set("conduits", player.conduits);
    to.set("powerhouses", player.powerhouses);
    to.first_of("tiles", player.tiles, Tile::OF_THE_BOX);
    to.field("wheel.tiles", 6, first::<{ Tile::OF_THE_BOX }>(&turning(player)));
    to.field("wheel.excavators", 5, player.wheel.map(|segment| segment.excavators.into()));
    to.field("wheel.mixers", 5, player.wheel.map(|segment| segment.mixers.into()));
    to.set("contracts", player.contracts);
    to.set("fulfilled", player.fulfilled);
    to.first_of("spaces", player.spaces, Space::OF_THE_BOX);
    to.number("banked", 6, player.banked);
    to.number("constructions", 4, player.constructions);
    to.number("copies", 2, player.copies);
    to.number("bid", 30, player.bid);
    to.number("automa", 4, player.automa.map_or(0, |level| level as i16 + 1));
}

fn tell_table(view: &View, to: &mut impl Writer) {
    let table = &view.table;
    let river = &table.river;
    to.whether("intro", table.variant == Variant::Intro);
    to.one_of("phase", Some(table.phase as usize), 4);
    to.one_of("round", Some(table.round.into()), 6);
    to.field(
        "dams",
        3,
        std::array::from_fn::<_, { BaseSpace::COUNT }, _>(|at| table.level(BaseSpace(at as u8)).into()),
    );
    to.field("water", 3, river.held.map(i16::from));
    to.set("neutral", river.neutral);
    to.field("head.water", 4, river.waiting.map(i16::from));
    for tile in river.tiles {
        to.field("head.tile", 3, [1, 2, 3, 4, 5].map(|round| tile.drops(round).into()));
    }
    to.set("display", table.display.iter().flatten().flatten().copied().collect::<kernel::Set<Contract>>());
    to.set("national", table.national.iter().flatten().copied().collect::<kernel::Set<Contract>>());
    to.field("patents", 3, first::<{ Tile::OF_THE_BOX }>(&patents(table)));
    for bonus in table.bonus {
        to.one_of("bonus", Bonus::ALL.iter().position(|&it| it == bonus), Bonus::ALL.len());
    }
    let objective = Objective::ALL.iter().position(|&it| it == table.objective);
    to.one_of("objective", objective, Objective::ALL.len());
    to.field("pairs", 8, first::<{ Company::ALL.len() }>(&pairs(table)));
    to.set("starting", table.starting);
    to.first_of("extra officers", table.extra_officers, OFFICERS);
    to.set("unseen contracts", view.unseen_contracts);
    to.first_of("unseen tiles", view.unseen_tiles, Tile::OF_THE_BOX);
    to.set("directed", table.automa.directed);
}

/// What is asked: the kind of the step on top, and its details.
fn tell_step(view: &View, seat: Seat, to: &mut impl Writer) {
    let table = &view.table;
    let (kind, numbers, tile, structure) = match table.agenda.last().copied() {
        None => (None, [0; 3], None, None),
        Some(step) => match step {
            Step::Draft => (Some(0), [0; 3], None, None),
            Step::Bid => (Some(1), [0; 3], None, None),
            Step::Hire => (Some(2), [0; 3], None, None),
            Step::Turn { copied } => (Some(3), [copied.into(), 0, 0], None, None),
            Step::Engineers => (Some(4), [0; 3], None, None),
            Step::Tile { engineers } => (Some(5), [engineers.into(), 0, 0], None, None),
            Step::Site { via, tile } => (Some(6), [via as i16, 0, 0], Some(tile), None),
            Step::Payment { via, tile, kind, site } => {
                (Some(7), [via as i16, 0, 0], Some(tile), Some(structure(kind, site)))
            }
            Step::Produce(production) => {
                let basin = match production {
                    Production::Repeat(basin) => basin.0.into(),
                    Production::Turbine(_) | Production::Tile(_) => 0,
                };
                let optional = production.optional().into();
                (Some(8), [production.bonus().into(), optional, basin], None, None)
            }
            Step::Contract { energy, discount, national } => {
                (Some(9), [energy.into(), discount.into(), national.into()], None, None)
            }
            Step::Machines(count) => (Some(10), [count.into(), 0, 0], None, None),
            Step::Drops { count, flowing, must } => {
                (Some(11), [count.into(), flowing.into(), must.into()], None, None)
            }
            Step::Free(_) => (Some(12), [0; 3], None, None),
            Step::TakeContracts(count) => (Some(13), [count.into(), 0, 0], None, None),
            Step::Discard => (Some(14), [0; 3], None, None),
            Step::Copy => (Some(15), [0; 3], None, None),
            Step::TileFor { engineers, .. } => (Some(16), [engineers.into(), 0, 0], None, None),
            Step::SiteFor { via, tile, .. } => (Some(17), [via as i16, 0, 0], Some(tile), None),
            Step::ProduceFor(bonus) => (Some(18), [bonus.into(), 0, 0], None, None),
            Step::DropsFor { count, flowing } => (Some(19), [count.into(), flowing.into(), 0], None, None),
            Step::MachinesFor(count) => (Some(20), [count.into(), 0, 0], None, None),
            Step::Action(from) => (Some(21), [from.into(), 0, 0], None, None),
            Step::Leslie(position) => (Some(22), [position.into(), 0, 0], None, None),
            Step::Architect => (Some(23), [0; 3], None, None),
            Step::Extra => (Some(24), [0; 3], None, None),
            Step::FillDam => (Some(25), [0; 3], None, None),
            Step::Refill(used) => {
                let used = used.only().map(|dam| structure(Kind::Base, Site::Base(dam)));
                (Some(26), [0; 3], None, used)
            }
            Step::RetrieveTile => (Some(27), [0; 3], None, None),
            Step::RetrieveMachines => (Some(28), [0; 3], None, None),
            Step::BuyWork(each) => (Some(29), [each.into(), 0, 0], None, None),
            Step::TakeTile => (Some(30), [0; 3], None, None),
            Step::UseNow(building) => {
                (Some(31), [0; 3], None, Some(structure(Kind::Building, Site::Building(building))))
            }
            Step::Margot => (Some(32), [0; 3], None, None),
            Step::Fulfil { most, must } => {
                (Some(33), [most.min(MOST_VALUE).into(), must.into(), 0], None, None)
            }
            Step::MoreDams { to, energy, drops, .. } => {
                (Some(34), [to.0.into(), energy.into(), drops.into()], None, None)
            }
            Step::PayWork(position) => (Some(35), [position.into(), 0, 0], None, None),
            // These never wait for a decision.
            Step::Wheel(_)
            | Step::Special { .. }
            | Step::Income(_)
            | Step::HeadStreams
            | Step::EndTurn
            | Step::Automas
            | Step::Renew(_)
            | Step::Again => (None, [0; 3], None, None),
        },
    };
    let tile = tile.map(|it| usize::from(it.0));
    to.one_of("step", kind, STEPS);
    to.field("step.numbers", 10, numbers);
    to.one_of("step.tile", tile, Tile::OF_THE_BOX);
    to.one_of("step.structure", structure, ON_MAP);
    tell_more(to, view, seat, Asked { kind, tile, structure });
}

/// What is asked, as numbers.
struct Asked {
    kind: Option<usize>,
    tile: Option<usize>,
    structure: Option<usize>,
}

/// What came with Tommaso and The Leeghwater Project: behind everything else, so that what was learned before still reads its
/// own columns.
fn tell_more(to: &mut impl Writer, view: &View, seat: Seat, asked: Asked) {
    let table = &view.table;
    for_seats(table, seat, to, |_, player, to| {
        to.whether("netherlands", player.company == Some(Company::Netherlands));
        let more = |officer: Option<Officer>| later(officer.map(|it| it as usize), OFFICERS);
        to.one_of("more officer", more(player.officer), MORE_OFFICERS);
        to.one_of("more copied", more(player.copied), MORE_OFFICERS);
        to.last_of("more tiles", player.tiles, Tile::OF_THE_BOX);
        to.field("wheel.more tiles", 6, last::<MORE_TILES>(&turning(player)));
        to.last_of("more spaces", player.spaces, Space::OF_THE_BOX);
        to.whether("architect", player.architect);
        to.number("margot", 2, player.own_space);
        to.set("works", player.works);
        to.set("buildings", player.buildings);
    });
    let project = &table.leeghwater;
    to.whether("leeghwater", table.expanded());
    let mut works = [0; Work::COUNT];
    for (work, position) in project.works.iter().zip(1..) {
        if let Some(work) = work {
            works[usize::from(work.0)] = position;
        }
    }
    to.field("works", 3, works);
    let mut rows = [0; Building::COUNT];
    let mut visitors = [0; Building::COUNT];
    for ((building, visits), row) in project.buildings.iter().zip(&project.visitors).zip(1..) {
        if let Some(building) = building {
            rows[usize::from(building.0)] = row;
            visitors[usize::from(building.0)] = visits.iter().flatten().count() as i16;
        }
    }
    to.field("buildings.rows", 5, rows);
    to.field("buildings.visitors", 4, visitors);
    to.last_of("removed tiles", project.removed, 0);
    to.field("more patents", 3, last::<MORE_TILES>(&patents(table)));
    for bonus in table.bonus {
        let which = Bonus::EVERY.iter().position(|&it| it == bonus);
        to.one_of("more bonus", later(which, Bonus::ALL.len()), Bonus::EVERY.len() - Bonus::ALL.len());
    }
    to.field("more pairs", 8, last::<MORE_COMPANIES>(&pairs(table)));
    let laid_out = table.extra_officers.iter().filter_map(|officer| later(Some(officer as usize), OFFICERS));
    to.ones("more extra officers", MORE_OFFICERS, laid_out);
    to.set("unseen works", view.unseen_works);
    to.last_of("more unseen tiles", view.unseen_tiles, Tile::OF_THE_BOX);
    to.one_of("more step", later(asked.kind, STEPS), MORE_STEPS);
    to.one_of("step.more tile", later(asked.tile, Tile::OF_THE_BOX), MORE_TILES);
    to.one_of("step.building", later(asked.structure, ON_MAP), Building::COUNT);
    tell_promoted(to, view, seat, asked.kind);
}

/// What came with the promotional officers, behind everything else (L-14.3).
fn tell_promoted(to: &mut impl Writer, view: &View, seat: Seat, step: Option<usize>) {
    let table = &view.table;
    let before = OFFICERS + MORE_OFFICERS;
    for_seats(table, seat, to, |_, player, to| {
        to.one_of("last officer", later(player.officer.map(|it| it as usize), before), PROMOTED);
        to.one_of("last copied", later(player.copied.map(|it| it as usize), before), PROMOTED);
        to.number("excamixers", 8, player.excamixers);
        to.field("wheel.excamixers", 5, player.wheel.map(|segment| segment.excamixers.into()));
    });
    to.last_of("last extra officers", table.extra_officers, before);
    to.one_of("last step", later(step, STEPS + MORE_STEPS), LAST_STEPS);
}

/// The place among those that came later.
fn later(which: Option<usize>, before: usize) -> Option<usize> {
    which.and_then(|at| at.checked_sub(before))
}

/// The first of these numbers.
fn first<const N: usize>(all: &[i16]) -> [i16; N] {
    std::array::from_fn(|at| all[at])
}

/// The last of these numbers.
fn last<const N: usize>(all: &[i16]) -> [i16; N] {
    std::array::from_fn(|at| all[all.len() - N + at])
}

/// In how many turns each tile returns from the wheel, and one more for those at the open segment.
fn turning(player: &Player) -> [i16; Tile::COUNT] {
    let mut turning = [0; Tile::COUNT];
    for (segment, turns) in player.wheel.iter().zip(1..) {
        if let Some(tile) = segment.tile {
            turning[usize::from(tile.0)] = turns;
        }
    }
    turning
}

/// The slot of each tile in the patent office.
fn patents(table: &Table) -> [i16; Tile::COUNT] {
    let mut patents = [0; Tile::COUNT];
    for (tile, slot) in table.patents.iter().zip(1..) {
        if let Some(tile) = tile {
            patents[usize::from(tile.0)] = slot;
        }
    }
    patents
}

/// The officer of each company in the draft.
fn pairs(table: &Table) -> [i16; Company::EVERY.len()] {
    let mut pairs = [0; Company::EVERY.len()];
    for (company, officer) in table.pairs.iter().flatten() {
        pairs[*company as usize] = *officer as i16 + 1;
    }
    pairs
}
