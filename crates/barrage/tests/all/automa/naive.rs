//! The Automa's choices worked out a second time, slowly and by the letter of the rules, and compared with the engine in
//! positions of random games.

use barrage::{
    AutomaTile, BaseSpace, Company, ConduitSpace, Free, Level, Move, Officer, Position, PowerhouseSpace,
    Setup, Step, Variant,
};
use kernel::{Chance, Game, Moves, Quiet, Seat, Seed, Set};

use crate::common::lively;

/// A basin of the map.
type Row = (u8, (u8, u8), (u8, u8), u8);

/// Basin, left pipe (power, end), right pipe, where the river goes (B-2.3).
const MAP: [Row; 10] = [
    (1, (5, 8), (4, 5), 8),
    (2, (3, 6), (5, 10), 5),
    (3, (4, 5), (3, 6), 6),
    (4, (3, 7), (5, 12), 7),
    (5, (3, 8), (4, 10), 9),
    (6, (4, 9), (2, 7), 10),
    (7, (2, 10), (3, 12), 10),
    (8, (3, 11), (2, 9), 11),
    (9, (1, 11), (3, 12), 11),
    (10, (2, 11), (1, 12), 12),
];
/// Powerhouse spaces of each basin from 5 on: whether each is red.
const HOUSES: [(u8, &[bool]); 8] = [
    (5, &[false, true]),
    (6, &[false, true]),
    (7, &[false, true]),
    (8, &[false, false, true]),
    (9, &[false, false, true]),
    (10, &[false, true, true]),
    (11, &[false, false, true, true]),
    (12, &[false, true, true, true]),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Own,
    Neutral,
    Other,
}

#[derive(Clone, Debug)]
struct Dam {
    basin: u8,
    upper: bool,
    whose: Whose,
    capacity: u8,
    held: u8,
}

#[derive(Clone, Copy, Debug)]
struct Pipe {
    /// In the order 1A, 1B, 2A ...
    index: u8,
    from: u8,
    to: u8,
    power: u8,
}

/// The board as one Automa sees it.
#[derive(Clone, Debug)]
struct World {
    dams: Vec<Dam>,
    /// Built conduits, and whether each is own.
    conduits: Vec<(Pipe, bool)>,
    /// Basin, number of the space from 1, whether own.
    houses: Vec<(u8, u8, bool)>,
    waiting: [u8; 4],
    letters: [usize; 4],
    tile: AutomaTile,
    level: Level,
    officer: Option<Officer>,
    company: Company,
}

fn pipes() -> Vec<Pipe> {
    let mut pipes = Vec::new();
    for (from, left, right, _) in MAP {
        for (power, to) in [left, right] {
            pipes.push(Pipe { index: pipes.len() as u8, from, to, power });
        }
    }
    pipes
}

fn river(basin: u8) -> Option<u8> {
    MAP.iter().find(|row| row.0 == basin).map(|row| row.3)
}

impl World {
    fn of(position: &Position, seat: Seat, tile: AutomaTile) -> Self {
        let table = &position.table;
        let has = |set: Set<BaseSpace>, index: u8| set.has(BaseSpace(index));
        let mut dams = Vec::new();
        for space in 0..20u8 {
            let river = &table.river;
            if !has(river.dams, space) {
                continue;
            }
            let owner = table.seats().find(|&it| has(table.seats[it].bases, space));
            let level = 1 + u8::from(has(river.raised, space)) + u8::from(has(river.high, space));
            let deep = owner.is_some_and(|it| {
                let player = &table.seats[it];
                player.officer == Some(Officer::Graziano) || player.copied == Some(Officer::Graziano)
            });
            dams.push(Dam {
                basin: space / 2 + 1,
                upper: space % 2 == 0,
                whose: match owner {
                    Some(it) if it == seat => Whose::Own,
                    Some(_) => Whose::Other,
                    None => Whose::Neutral,
                },
                capacity: level + u8::from(deep && level == 3),
                held: river.held[space as usize],
            });
        }
        let mut conduits = Vec::new();
        let mut houses = Vec::new();
        for it in table.seats() {
            let player = &table.seats[it];
            conduits.extend(
                pipes()
                    .into_iter()
                    .filter(|pipe| player.conduits.has(ConduitSpace(pipe.index)))
                    .map(|pipe| (pipe, it == seat)),
            );
            let mut index = 0;
            for (basin, spaces) in HOUSES {
                for nth in 1..=spaces.len() as u8 {
                    if player.powerhouses.has(PowerhouseSpace(index)) {
                        houses.push((basin, nth, it == seat));
                    }
                    index += 1;
                }
            }
        }
        let player = &table.seats[seat];
        Self {
            dams,
            conduits,
            houses,
            waiting: table.river.waiting,
            letters: tile.row().head_streams.map(|head| head.0 as usize),
            tile,
            level: player.automa.expect("an Automa"),
            officer: player.officer,
            company: player.company.expect("a company"),
        }
    }

    fn own_house(&self, basin: u8) -> bool {
        self.houses.iter().any(|(there, _, own)| *own && *there == basin)
    }

    fn dam_of(&self, basin: u8, whose: Whose) -> bool {
        self.dams.iter().any(|dam| dam.basin == basin && dam.whose == whose)
    }

    fn dam_at(&self, basin: u8, upper: bool) -> Option<&Dam> {
        self.dams.iter().find(|dam| dam.basin == basin && dam.upper == upper)
    }

    /// The base spaces water from the powerhouses of a basin meets, written out.
    fn below(basin: u8) -> Vec<(u8, bool)> {
        let basins: &[u8] = match basin {
            5 => &[5, 9],
            6 => &[6, 10],
            7 => &[7, 10],
            8 => &[8],
            9 => &[9],
            10 => &[10],
            _ => &[],
        };
        basins.iter().flat_map(|&basin| [(basin, true), (basin, false)]).collect()
    }

    fn first_dam(&self, basin: u8) -> Option<Whose> {
        Self::below(basin)
            .into_iter()
            .find_map(|(basin, upper)| self.dam_at(basin, upper).map(|dam| dam.whose))
    }

    /// One drop flows: the spaces it reaches, and the powerhouse basins it passes (B-11).
    fn flow(&mut self, head: usize) -> (Vec<(u8, bool)>, u8) {
        let (mut reached, mut passed) = (Vec::new(), 0);
        let mut basin = Some(head as u8 + 1);
        while let Some(here) = basin {
            passed += u8::from(self.own_house(here));
            for upper in [true, false] {
                if here <= 10 {
                    reached.push((here, upper));
                }
                if let Some(dam) = self.dams.iter_mut().find(|dam| dam.basin == here && dam.upper == upper)
                    && dam.held < dam.capacity
                {
                    dam.held += 1;
                    return (reached, passed);
                }
            }
            basin = river(here);
        }
        (reached, passed)
    }

    /// Drops at own dams, and energy for the USA, after these drops have flowed.
    fn flowed(&self, drops: &[u8; 4]) -> (u8, u8) {
        let mut world = self.clone();
        let mut energy = 0;
        for (head, &count) in drops.iter().enumerate() {
            for _ in 0..count {
                energy += world.flow(head).1;
            }
        }
        (world.dams.iter().filter(|dam| dam.whose == Whose::Own).map(|dam| dam.held).sum(), energy)
    }

    /// by the letter.
    fn drops(&self, count: u8, flowing: bool) -> Option<[u8; 4]> {
        let abilities = self.level >= Level::Hard
            && self.company == Company::Usa
            && self.houses.iter().filter(|(_, _, own)| *own).count() >= 3;
        let total = |drops: &[u8; 4]| -> [u8; 4] {
            std::array::from_fn(|head| drops[head] + if flowing { 0 } else { self.waiting[head] })
        };
        let mut useful = Vec::new();
        for code in 0..5u32.pow(4) {
            let drops: [u8; 4] = std::array::from_fn(|head| (code / 5u32.pow(head as u32) % 5) as u8);
            let placed: u8 = drops.iter().sum();
            if placed == 0 || placed > count {
                continue;
            }
            let (held, energy) = self.flowed(&total(&drops));
            let wasted = (0..4).filter(|&head| drops[head] > 0).any(|head| {
                let mut fewer = drops;
                fewer[head] -= 1;
                self.flowed(&total(&fewer)).0 >= held
            });
            if !wasted {
                let energy = if abilities { energy } else { 0 };
                useful.push(((placed, held, energy, self.letters.map(|head| drops[head])), drops));
            }
        }
        useful.into_iter().max().map(|(_, drops)| drops)
    }

    /// by the letter: dam, conduit and drops.
    fn system(&self, bonus: i16) -> Option<((u8, bool), u8, u8)> {
        let houses = self.houses.iter().filter(|(_, _, own)| *own).count();
        let company = match houses {
            _ if self.level == Level::Easy => 0,
            0 | 1 => 0,
            2 | 3 => 1,
            _ => 3,
        };
        let viktor = self.officer == Some(Officer::Viktor);
        let start = self.tile.row().conduit_code.0;
        let mut found = Vec::new();
        for dam in self.dams.iter().filter(|dam| dam.whose != Whose::Other && dam.held > 0) {
            for (pipe, _) in
                self.conduits.iter().filter(|(pipe, _)| pipe.from == dam.basin && self.own_house(pipe.to))
            {
                let drops = if viktor && pipe.power <= 2 { 1 } else { dam.held };
                let mut energy = i16::from(drops) * i16::from(pipe.power);
                if viktor {
                    energy = energy.max(4);
                }
                energy += bonus + company;
                if energy >= 1 {
                    let steps = (pipe.index + 20 - start) % 20;
                    found.push((
                        -energy,
                        dam.whose != Whose::Neutral,
                        steps,
                        (dam.basin, dam.upper),
                        pipe.index,
                        drops,
                    ));
                }
            }
        }
        found.into_iter().min().map(|(_, _, _, dam, conduit, drops)| (dam, conduit, drops))
    }

    /// A-15 by the letter, for a free structure: the name of the space.
    fn place(&self, kind: &str) -> Option<String> {
        match kind {
            "base" | "elevation" => self.place_dam(kind == "base"),
            "conduit" => self.place_conduit(),
            _ => self.place_house(),
        }
    }

    fn place_dam(&self, base: bool) -> Option<String> {
        let mut left: Vec<(u8, bool)> = Vec::new();
        let own: Vec<&Dam> = self.dams.iter().filter(|dam| dam.whose == Whose::Own).collect();
        let mut pieces = 0;
        for basin in 1..=10 {
            for upper in [true, false] {
                match self.dam_at(basin, upper) {
                    None if base && !self.dam_of(basin, Whose::Own) => left.push((basin, upper)),
                    Some(dam) if !base && dam.whose == Whose::Own && dam.capacity.min(3) < 3 => {
                        left.push((basin, upper))
                    }
                    _ => {}
                }
            }
        }
        for dam in &own {
            pieces += if base { 1 } else { dam.capacity.min(3) - 1 };
        }
        if pieces == 5 || left.is_empty() {
            return None;
        }
        let name = |(basin, upper): (u8, bool)| Some(format!("B{basin}{}", if upper { 'U' } else { 'L' }));
        if base && left.len() > 1 {
            let completing: Vec<(u8, bool)> = left
                .iter()
                .copied()
                .filter(|(basin, _)| {
                    self.conduits.iter().any(|(pipe, _)| pipe.from == *basin && self.own_house(pipe.to))
                })
                .collect();
            if completing.first().is_some_and(|first| completing.iter().all(|it| it.0 == first.0)) {
                left = completing;
            }
            if self.officer == Some(Officer::Wilhelm) {
                for area in [1..=4, 5..=7] {
                    if left.iter().any(|(basin, _)| area.contains(basin)) {
                        left.retain(|(basin, _)| area.contains(basin));
                        break;
                    }
                }
            }
        }
        for criterion in self.tile.row().dam {
            if left.len() > 1 {
                let fitting = self.dams_that(&criterion.to_string(), &left);
                if !fitting.is_empty() {
                    left = fitting;
                }
            }
        }
        if left.len() == 1 {
            return name(left[0]);
        }
        let mut basin = self.tile.row().dam_code.0;
        loop {
            for upper in [false, true] {
                if left.contains(&(basin, upper)) {
                    return name((basin, upper));
                }
            }
            basin = basin % 10 + 1;
        }
    }

    fn dams_that(&self, criterion: &str, left: &[(u8, bool)]) -> Vec<(u8, bool)> {
        let printed = |basin: u8| pipes().into_iter().filter(move |pipe| pipe.from == basin);
        let keep = |fits: &dyn Fn((u8, bool)) -> bool| {
            left.iter().copied().filter(|it| fits(*it)).collect::<Vec<_>>()
        };
        match criterion {
            "strongest-built-conduit" => {
                let power = |basin: u8, owned: bool| {
                    let there =
                        self.conduits.iter().filter(|(pipe, own)| pipe.from == basin && (*own || !owned));
                    there.map(|(pipe, _)| pipe.power).max().unwrap_or(0)
                };
                let best = left.iter().map(|(basin, _)| power(*basin, false)).max().unwrap_or(0);
                if best == 0 {
                    return Vec::new();
                }
                let strongest = keep(&|(basin, _)| power(basin, false) == best);
                let own: Vec<_> =
                    strongest.iter().copied().filter(|(basin, _)| power(*basin, true) == best).collect();
                if own.is_empty() { strongest } else { own }
            }
            "own-powerhouse" => keep(&|(basin, _)| printed(basin).any(|pipe| self.own_house(pipe.to))),
            "most-water" => {
                let mut world = self.clone();
                let mut reached: Vec<(usize, Vec<(u8, bool)>)> = Vec::new();
                for head in 0..4 {
                    for _ in 0..self.waiting[head] {
                        reached.push((head, world.flow(head).0));
                    }
                }
                let count = |place: (u8, bool), from: Option<usize>| {
                    reached
                        .iter()
                        .filter(|(head, way)| from.is_none_or(|it| it == *head) && way.contains(&place))
                        .count()
                };
                let most = left.iter().map(|it| count(*it, None)).max().unwrap_or(0);
                if most == 0 {
                    return Vec::new();
                }
                let mut tied = keep(&|place| count(place, None) == most);
                for letter in self.letters {
                    let most = tied.iter().map(|it| count(*it, Some(letter))).max().unwrap_or(0);
                    if most > 0 {
                        tied.retain(|it| count(*it, Some(letter)) == most);
                    }
                }
                tied
            }
            "red-space" => keep(&|(_, upper)| upper),
            "below-powerhouse" => keep(&|place| {
                self.houses.iter().any(|(basin, _, _)| {
                    let way = Self::below(*basin);
                    way.iter().position(|it| *it == place).is_some_and(|at| {
                        way[..at].iter().all(|(basin, upper)| self.dam_at(*basin, *upper).is_none())
                    })
                })
            }),
            "conduit-to-own-dam" => {
                let own = keep(&|(basin, _)| printed(basin).any(|pipe| self.dam_of(pipe.to, Whose::Own)));
                if own.is_empty() {
                    keep(&|(basin, _)| !printed(basin).any(|pipe| self.dam_of(pipe.to, Whose::Other)))
                } else {
                    own
                }
            }
            other => panic!("{other} is no criterion of dams"),
        }
    }

    fn place_conduit(&self) -> Option<String> {
        let mut left: Vec<Pipe> = pipes()
            .into_iter()
            .filter(|pipe| !self.conduits.iter().any(|(built, _)| built.index == pipe.index))
            .collect();
        if self.conduits.iter().filter(|(_, own)| *own).count() == 5 || left.is_empty() {
            return None;
        }
        let name = |pipe: &Pipe| {
            Some(format!("C{}{}", pipe.from, if pipe.index.is_multiple_of(2) { 'L' } else { 'R' }))
        };
        let mine = |basin: u8| self.dam_of(basin, Whose::Own) || self.dam_of(basin, Whose::Neutral);
        let completing: Vec<Pipe> =
            left.iter().copied().filter(|pipe| mine(pipe.from) && self.own_house(pipe.to)).collect();
        if left.len() > 1 && completing.len() == 1 {
            left = completing;
        }
        for criterion in self.tile.row().conduit {
            if left.len() == 1 {
                break;
            }
            let keep =
                |fits: &dyn Fn(&Pipe) -> bool| left.iter().copied().filter(|it| fits(it)).collect::<Vec<_>>();
            let house = |pipe: &Pipe, owned: bool| {
                self.houses.iter().any(|(basin, _, own)| *basin == pipe.to && *own == owned)
            };
            let classes: Vec<Vec<Pipe>> = match criterion.to_string().as_str() {
                "strongest" => (1..=5).rev().map(|power| keep(&|pipe| pipe.power == power)).collect(),
                "second-strongest" => {
                    let mut powers: Vec<u8> = left.iter().map(|pipe| pipe.power).collect();
                    powers.sort_unstable();
                    powers.dedup();
                    let second = if powers.len() > 1 { powers[powers.len() - 2] } else { powers[0] };
                    vec![keep(&|pipe| pipe.power == second)]
                }
                "dam-own-neutral-other" => [Whose::Own, Whose::Neutral, Whose::Other]
                    .map(|whose| keep(&|pipe| self.dam_of(pipe.from, whose)))
                    .into(),
                "dam-other-neutral-own" => [Whose::Other, Whose::Neutral, Whose::Own]
                    .map(|whose| keep(&|pipe| self.dam_of(pipe.from, whose)))
                    .into(),
                "powerhouse-own-other" => [true, false].map(|own| keep(&|pipe| house(pipe, own))).into(),
                "powerhouse-other-own" => [false, true].map(|own| keep(&|pipe| house(pipe, own))).into(),
                other => panic!("{other} is no criterion of conduits"),
            };
            if let Some(class) = classes.into_iter().find(|class| !class.is_empty()) {
                left = class;
            }
        }
        let start = self.tile.row().conduit_code.0;
        (0..20)
            .map(|step| (start + step) % 20)
            .find_map(|index| left.iter().find(|pipe| pipe.index == index))
            .and_then(name)
    }

    fn place_house(&self) -> Option<String> {
        let free = |basin: u8| {
            let spaces = HOUSES.iter().find(|row| row.0 == basin).map_or(&[][..], |row| row.1);
            let mut open: Vec<(bool, u8)> = (1..=spaces.len() as u8)
                .filter(|nth| !self.houses.iter().any(|(there, number, _)| *there == basin && number == nth))
                .map(|nth| (spaces[nth as usize - 1], nth))
                .collect();
            open.sort_unstable();
            open.first().map(|(_, nth)| *nth)
        };
        let mut left: Vec<u8> =
            (5..=12).filter(|basin| free(*basin).is_some() && !self.own_house(*basin)).collect();
        if self.houses.iter().filter(|(_, _, own)| *own).count() == 4 || left.is_empty() {
            return None;
        }
        let mine = |basin: u8| self.dam_of(basin, Whose::Own) || self.dam_of(basin, Whose::Neutral);
        let completing: Vec<u8> = left
            .iter()
            .copied()
            .filter(|basin| self.conduits.iter().any(|(pipe, _)| pipe.to == *basin && mine(pipe.from)))
            .collect();
        if completing.len() == 1 {
            left = completing;
        }
        for criterion in self.tile.row().powerhouse {
            if left.len() == 1 {
                break;
            }
            let keep =
                |fits: &dyn Fn(u8) -> bool| left.iter().copied().filter(|it| fits(*it)).collect::<Vec<_>>();
            let spares = |basin: u8| self.first_dam(basin) != Some(Whose::Other);
            let feeds = |basin: u8| self.first_dam(basin) == Some(Whose::Own);
            let classes = match criterion.to_string().as_str() {
                "strongest-built-conduit" => {
                    let mut classes = Vec::new();
                    for power in (1..=5).rev() {
                        for owned in [true, false] {
                            classes.push(keep(&|basin| {
                                self.conduits.iter().any(|(pipe, own)| {
                                    pipe.to == basin && pipe.power == power && (*own || !owned)
                                })
                            }));
                        }
                    }
                    classes
                }
                "own-dam" => {
                    vec![keep(&|basin| {
                        pipes().iter().any(|pipe| pipe.to == basin && self.dam_of(pipe.from, Whose::Own))
                    })]
                }
                "plains" => vec![keep(&|basin| basin >= 8)],
                "hills-5" => vec![keep(&|basin| basin == 5)],
                "hills-6" => vec![keep(&|basin| basin == 6)],
                "hills-7" => vec![keep(&|basin| basin == 7)],
                "feeds-own-dam" => vec![keep(&feeds), keep(&spares)],
                "not-feeds-other-dam" => vec![keep(&spares), keep(&feeds)],
                other => panic!("{other} is no criterion of powerhouses"),
            };
            if let Some(class) = classes.into_iter().find(|class| !class.is_empty()) {
                left = class;
            }
        }
        let start = self.tile.row().powerhouse_code.0;
        let basin = (0..8).map(|step| (start - 5 + step) % 8 + 5).find(|basin| left.contains(basin))?;
        free(basin).map(|nth| format!("P{basin}.{nth}"))
    }
}

/// What the engine does at a step of an Automa.
fn engine(position: &Position, seat: Seat, tile: AutomaTile, step: Step) -> Option<Move> {
    let mut position = *position;
    position.table.active = seat;
    position.table.automa.criteria = Some(tile);
    position.table.agenda.clear();
    position.table.agenda.push(step);
    let mut moves = Moves::new();
    position.moves(&mut moves);
    assert!(moves.len() <= 1, "an Automa has no choice");
    moves.first().copied()
}

fn compare(position: &Position, seat: Seat, tile: AutomaTile) {
    let world = World::of(position, seat, tile);
    let build = |free: Free| {
        engine(position, seat, tile, Step::Free(free)).map(|mv| match mv {
            Move::Build { site, .. } => site.to_string(),
            other => panic!("{other} does not build"),
        })
    };
    for (kind, free) in [
        ("base", Free::Base(Set::all())),
        ("elevation", Free::Elevation),
        ("conduit", Free::Conduit { power: 5 }),
        ("powerhouse", Free::Powerhouse),
    ] {
        assert_eq!(build(free), world.place(kind), "{kind} under {tile}\n{world:#?}");
    }
    for (count, flowing) in [(1, true), (2, false), (2, true), (3, false)] {
        let drops = engine(position, seat, tile, Step::DropsFor { count, flowing }).map(|mv| match mv {
            Move::Drops(drops) => drops,
            other => panic!("{other} places no drops"),
        });
        assert_eq!(drops, world.drops(count, flowing), "{count} drops under {tile}\n{world:#?}");
    }
    for bonus in -2..=2i8 {
        let system = engine(position, seat, tile, Step::ProduceFor(bonus)).map(|mv| match mv {
            Move::Produce { dam, conduit, drops } => ((dam.basin().0, dam.red()), conduit.0, drops),
            other => panic!("{other} produces nothing"),
        });
        assert_eq!(system, world.system(bonus.into()), "{bonus:+} under {tile}\n{world:#?}");
    }
}

/// in positions of random games every
/// choice of system, drops and space is the one the rules give when they are followed step by step.
#[test]
fn the_engine_agrees_with_the_letter_of_the_rules() {
    let mut compared = 0;
    for seed in 0..60u64 {
        let mut setup = Setup::new(2 + (seed % 3) as u8, Variant::Full);
        for number in 1..setup.players {
            setup = setup.with_automa(Seat(number), Level::ALL[(seed as usize / 3 + number as usize) % 4]);
        }
        let game = barrage::Barrage::open(setup).expect("a legal set-up");
        let mut position = game.deal(Seed(seed));
        let mut chance = Chance::new(Seed(seed + 900));
        let mut moves = Moves::new();
        game.moves(&position, &mut moves);
        while !moves.is_empty() {
            if position.table.round > 0 && chance.below(5) == 0 {
                let automas: Vec<Seat> = position.table.automas().collect();
                let tile = AutomaTile(chance.below(20) as u8);
                compare(&position, automas[chance.below(automas.len())], tile);
                compared += 1;
            }
            let mv = lively(&moves, &mut chance);
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
    }
    assert!(compared > 500, "{compared} positions");
}
