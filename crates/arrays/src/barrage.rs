//! Barrage in numbers.

use std::sync::LazyLock;

use ::barrage::{
    Barrage, BaseSpace, Bonus, Company, Contract, Kind, Machine, Move, Objective, Officer, Phase, Player,
    Position, Production, Setup, Site, Space, Step, Table, Tile, Variant, Via, View,
};
use kernel::{Game, Seat, Seed, Viewer};

use crate::Arrays;
use crate::space::{ActionSpace, Numbers};
use crate::writer::{Observation, Writer};

/// The most drops a dam gives at once: three, and one more with Graziano (B-11.1, B-21.2).
const MOST_DROPS: usize = 4;

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
}

static SPACE: LazyLock<ActionSpace> = LazyLock::new(|| {
    ActionSpace::new(&[
        ("draft", 16, "company x 4 + starting contract"),
        ("place", Space::COUNT as u16, "action space"),
        ("turn", 6, "construct, construct free, mahiri, pass, decline, turn tile"),
        ("engineers", 16, "how many engineers go to the bank"),
        ("tile", 3 * Tile::COUNT as u16, "via (own, anton, wheel) x 21 + tile"),
        ("build", 83, "20 bases, 20 elevations, 20 conduits, 23 powerhouses"),
        ("pay", 32, "the ways to pay in the order they are listed"),
        ("produce", 160, "(conduit x 2 + upper or lower dam) x 4 + drops - 1"),
        ("fulfil", Contract::COUNT as u16, "contract"),
        ("gain", 2, "excavator, mixer"),
        ("drop", 4, "head stream"),
        ("take", Contract::COUNT as u16, "contract"),
        ("take two", 16, "the pairs of contracts in the order they are listed"),
        ("discard", Contract::COUNT as u16, "contract"),
        ("copy", Officer::EVERY.len() as u16, "officer"),
        ("bid", ::barrage::MOST_BID as u16 + 1, "points"),
        ("hire", Officer::EVERY.len() as u16, "officer"),
    ])
});

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
        let space = &*SPACE;
        let (mut rest, mut pays, mut pairs) = (0, 0, 0);
        let next = |count: &mut usize| {
            *count += 1;
            *count - 1
        };
        numbers.clear();
        numbers.extend(moves.iter().map(|mv| {
            let (group, at) = match *mv {
                // Starting contracts have the first numbers (B-1.11).
                Move::Draft { company, contract } if contract.0 < 4 => {
                    (Group::Draft, company as usize * 4 + usize::from(contract.0))
                }
                Move::Place(space) => (Group::Place, space.0.into()),
                Move::Construct => (Group::Turn, 0),
                Move::ConstructFree => (Group::Turn, 1),
                Move::Mahiri => (Group::Turn, 2),
                Move::Pass => (Group::Turn, 3),
                Move::Decline => (Group::Turn, 4),
                Move::TurnTile => (Group::Turn, 5),
                Move::Engineers(count) => (Group::Engineers, count.into()),
                Move::Tile { via, tile } => {
                    let via = match via {
                        Via::Own => 0,
                        Via::Anton => 1,
                        Via::Mahiri => 2,
                    };
                    (Group::Tile, via * Tile::COUNT + usize::from(tile.0))
                }
                Move::Build { kind, site } => (Group::Build, building(kind, site)),
                Move::Pay(_) => (Group::Pay, next(&mut pays)),
                Move::Produce { dam, conduit, drops } if (1..=MOST_DROPS).contains(&drops.into()) => {
                    let system = usize::from(conduit.0) * 2 + usize::from(dam.0 & 1);
                    (Group::Produce, system * MOST_DROPS + usize::from(drops) - 1)
                }
                Move::Fulfil(contract) => (Group::Fulfil, contract.0.into()),
                Move::Gain(Machine::Excavator) => (Group::Gain, 0),
                Move::Gain(Machine::Mixer) => (Group::Gain, 1),
                Move::Drop(head) => (Group::Drop, head.0.into()),
                Move::Take(contract) => (Group::Take, contract.0.into()),
                Move::TakeTwo(..) => (Group::TakeTwo, next(&mut pairs)),
                Move::Discard(contract) => (Group::Discard, contract.0.into()),
                Move::Copy(officer) => (Group::Copy, officer as usize),
                Move::Bid(points) => (Group::Bid, points.into()),
                Move::Hire(officer) => (Group::Hire, officer as usize),
                Move::Draft { .. } | Move::Produce { .. } | Move::Action(_) | Move::Drops(_) => {
                    (Group::Draft, usize::MAX)
                }
            };
            space.place(group as usize, at, &mut rest)
        }));
    }

    fn observation(&self) -> &'static Observation {
        &OBSERVATION
    }

    fn tell(&self, view: &View, seat: Seat, to: &mut impl Writer) {
        let table = &view.table;
        let players = usize::from(table.players);
        for (around, whose) in ["own.", "next.", "third.", "fourth."].into_iter().enumerate() {
            to.whose(whose);
            let at = Seat(((seat.index() + around) % players.max(1)) as u8);
            let plays = around < players;
            let player = if plays { table.seats[at] } else { Player::default() };
            let place = table.order().iter().position(|&other| other == at).filter(|_| plays);
            to.whether("plays", plays);
            to.whether("asked", plays && table.active == at && table.phase != Phase::Over);
            to.one_of("place", place, 4);
            tell_player(table, &player, to);
        }
        to.whose("");
        tell_table(view, to);
        tell_step(table, to);
    }
}

/// The place of a structure among all that can be built.
fn building(kind: Kind, site: Site) -> usize {
    match (kind, site) {
        (Kind::Elevation, Site::Base(at)) => BaseSpace::COUNT + usize::from(at.0),
        (_, Site::Base(at)) => at.0.into(),
        (_, Site::Conduit(at)) => 40 + usize::from(at.0),
        (_, Site::Powerhouse(at)) => 60 + usize::from(at.0),
    }
}

fn tell_player(table: &Table, player: &Player, to: &mut impl Writer) {
    to.one_of("company", player.company.map(|it| it as usize), Company::ALL.len());
    to.one_of("officer", player.officer.map(|it| it as usize), Officer::EVERY.len());
    to.one_of("copied", player.copied.map(|it| it as usize), Officer::EVERY.len());
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
    to.set("tiles", player.tiles);
    let mut turning = [0; Tile::COUNT];
    for (segment, turns) in player.wheel.iter().zip(1..) {
        if let Some(tile) = segment.tile {
            turning[usize::from(tile.0)] = turns;
        }
    }
    to.field("wheel.tiles", 6, turning);
    to.field("wheel.excavators", 5, player.wheel.map(|segment| segment.excavators.into()));
    to.field("wheel.mixers", 5, player.wheel.map(|segment| segment.mixers.into()));
    to.set("contracts", player.contracts);
    to.set("fulfilled", player.fulfilled);
    to.set("spaces", player.spaces);
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
    to.field("dams", 3, BaseSpace::all().map(|at| table.level(at).into()));
    to.field("water", 3, river.held.map(i16::from));
    to.set("neutral", river.neutral);
    to.field("head.water", 4, river.waiting.map(i16::from));
    for tile in river.tiles {
        to.field("head.tile", 3, (1..=5).map(|round| tile.drops(round).into()));
    }
    to.set("display", table.display.iter().flatten().flatten().copied().collect::<kernel::Set<Contract>>());
    to.set("national", table.national.iter().flatten().copied().collect::<kernel::Set<Contract>>());
    let mut patents = [0; Tile::COUNT];
    for (tile, slot) in table.patents.iter().zip(1..) {
        if let Some(tile) = tile {
            patents[usize::from(tile.0)] = slot;
        }
    }
    to.field("patents", 3, patents);
    for bonus in table.bonus {
        to.one_of("bonus", Bonus::ALL.iter().position(|&it| it == bonus), Bonus::ALL.len());
    }
    let objective = Objective::ALL.iter().position(|&it| it == table.objective);
    to.one_of("objective", objective, Objective::ALL.len());
    let mut pairs = [0; 4];
    for (company, officer) in table.pairs.iter().flatten() {
        pairs[*company as usize] = *officer as i16 + 1;
    }
    to.field("pairs", 8, pairs);
    to.set("starting", table.starting);
    to.set("extra officers", table.extra_officers);
    to.set("unseen contracts", view.unseen_contracts);
    to.set("unseen tiles", view.unseen_tiles);
    to.set("directed", table.automa.directed);
}

/// What is asked: the kind of the step on top, and its details.
fn tell_step(table: &Table, to: &mut impl Writer) {
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
                (Some(7), [via as i16, 0, 0], Some(tile), Some(building(kind, site)))
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
            // These never wait for a decision.
            Step::Wheel(_)
            | Step::Special { .. }
            | Step::Income(_)
            | Step::HeadStreams
            | Step::EndTurn
            | Step::Automas
            | Step::Renew(_) => (None, [0; 3], None, None),
        },
    };
    to.one_of("step", kind, 22);
    to.field("step.numbers", 10, numbers);
    to.one_of("step.tile", tile.map(|it| it.0.into()), Tile::COUNT);
    to.one_of("step.structure", structure, 83);
}
