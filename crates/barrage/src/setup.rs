//! Set-up and draft (B-3).

use kernel::{BySeat, Chance, Log, Moves, Quiet, Seat, Seed, Set, SetupError, fault};
use serde::{Deserialize, Serialize};

use crate::automa::{AutomaBoard, Level, levels};
use crate::board::{Bonus, HeadStreamTile, Objective};
use crate::company::{Company, Kind, Officer};
use crate::contract::{Colour, Contract};
use crate::event::Event;
use crate::leeghwater::{Building, Leeghwater, Work};
use crate::map::{BASES_IN, BaseSpace, RED_BASES};
use crate::moves::Move;
use crate::officers::EXCAMIXERS;
use crate::position::{Hidden, Phase, Player, Position, River, Table, Variant};
use crate::step::Step;
use crate::tables::{
    MAHIRI_EXTRA_CREDITS, START_CREDITS, START_ENGINEERS, START_EXCAVATORS, START_MIXERS, START_VP,
};
use crate::terms::{Options, Seating, Terms, is_plain};
use crate::tile::Tile;

/// What is agreed before a game of Barrage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to four companies, Automas included.
    pub players: u8,
    /// Which edition of the components; the first where it is not said.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub edition: u8,
    /// Introductory or full game.
    #[serde(default)]
    pub variant: Variant,
    /// Which seats are Automas, and how strong each is; in JSON `{"P3":"hard"}`.
    #[serde(default, with = "levels", skip_serializing_if = "levels::none")]
    pub automas: BySeat<Option<Level>>,
    /// Options of the full game (B-25).
    #[serde(default, skip_serializing_if = "is_plain")]
    pub options: Options,
    /// The position the game begins from instead of a deal, in the form of `docs/positions.md`; it says all the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// The newest edition of the components.
pub const EDITION: u8 = 1;

const fn first() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
const fn is_first(edition: &u8) -> bool {
    *edition == 1
}

/// Companies, officers and starting contracts of the introductory game, in turn order (B-3.10).
const INTRO: [(Company, Officer, Contract); 4] = [
    (Company::Usa, Officer::Wilhelm, Contract(0)),
    (Company::Germany, Officer::Jill, Contract(1)),
    (Company::Italy, Officer::Solomon, Contract(2)),
    (Company::France, Officer::Viktor, Contract(3)),
];

/// What Mahiri has more than others by option (B-25.3).
const RICH_MAHIRI: u16 = 3;
/// How many officers Mahiri always has to choose from (B-24.4).
pub(crate) const COPYABLE: usize = 3;

impl Setup {
    /// A game among people.
    pub const fn new(players: u8, variant: Variant) -> Self {
        Self {
            players,
            edition: EDITION,
            variant,
            automas: BySeat([None; Seat::MOST]),
            options: Options::PLAIN,
            position: None,
        }
    }

    /// This set-up with an Automa in a seat.
    pub fn with_automa(mut self, seat: Seat, level: Level) -> Self {
        self.automas[seat] = Some(level);
        self
    }

    /// This set-up with options (B-25).
    pub fn with_options(self, options: Options) -> Self {
        Self { options, ..self }
    }

    /// What is wrong with the set-up, if anything.
    pub fn check(&self) -> Result<(), SetupError> {
        SetupError::edition(self.edition, EDITION)?;
        let automas = self.automas.0.iter().flatten().count();
        let beyond = (self.players..Seat::MOST as u8).map(Seat).find(|&seat| self.automas[seat].is_some());
        let wrong = if !(2..=4).contains(&self.players) {
            fault!("setup-barrage-players", players = self.players)
        } else if let Some(seat) = beyond {
            fault!("setup-automa-only-play", seat, players = self.players)
        } else if automas == self.players as usize {
            fault!("setup-least-one-seat-must", rule = "A-2.2")
        } else if automas > 0 && self.variant == Variant::Intro {
            fault!("setup-introductory-game-never-played", rule = "B-3.12")
        } else if self.variant == Variant::Intro && self.options.leeghwater {
            fault!("setup-leeghwater-full-game-only", rule = "L-1.7")
        } else if self.variant == Variant::Intro && self.options != Options::PLAIN {
            fault!("setup-options-of-full-game", rule = "B-25.1")
        } else {
            return Ok(());
        };
        Err(SetupError(wrong))
    }
}

impl Table {
    /// The set-up of this game.
    pub fn setup(&self) -> Setup {
        Setup {
            players: self.players,
            edition: EDITION,
            variant: self.variant,
            automas: BySeat(self.seats.0.map(|player| player.automa)),
            options: self.terms.options,
            position: None,
        }
    }
}

impl Position {
    /// A fresh game, its first question waiting (B-3).
    pub(crate) fn deal(setup: &Setup, version: u8, seed: Seed) -> Self {
        let chance = &mut Chance::new(seed);
        let players = setup.players;
        let mut heads =
            std::array::from_fn::<_, { HeadStreamTile::COUNT }, _>(|tile| HeadStreamTile(tile as u8));
        chance.shuffle(&mut heads);
        let mut position = Self {
            table: Table {
                terms: Terms { version, options: setup.options },
                players,
                variant: setup.variant,
                round: 0,
                phase: Phase::Draft,
                order: std::array::from_fn(|seat| Seat(seat as u8)),
                active: Seat(0),
                agenda: Default::default(),
                seats: BySeat::default(),
                river: neutral_dams(chance),
                display: Default::default(),
                national: Default::default(),
                patents: Default::default(),
                bonus: bonus_tiles(setup, chance),
                objective: Objective::ALL[chance.below(Objective::ALL.len())],
                pairs: Default::default(),
                starting: Set::EMPTY,
                extra_officers: Set::EMPTY,
                automa: AutomaBoard::default(),
                leeghwater: Leeghwater::default(),
            },
            hidden: Hidden::default(),
        };
        let table = &mut position.table;
        table.river.tiles.copy_from_slice(&heads[..4]);
        let mut nationals: arrayvec::ArrayVec<Contract, 6> = Contract::NATIONAL.iter().collect();
        chance.shuffle(&mut nationals);
        for place in 0..players as usize - 1 {
            table.national[place] = Some(nationals[place]);
        }
        for colour in Colour::ALL {
            let stack = &mut position.hidden.contracts[colour as usize];
            stack.extend(colour.contracts());
            chance.shuffle(stack);
        }
        position.refill_display(&mut Quiet);
        match setup.variant {
            Variant::Intro => position.deal_intro(),
            Variant::Full => {
                if !levels::none(&setup.automas) {
                    position.deal_automas(setup.automas, chance);
                }
                position.deal_full(chance);
            }
        }
        position.settle(&mut Moves::new(), &mut Quiet);
        position
    }

    /// Fixed companies, five basic tiles, no patent office (B-3.10, B-3.11).
    fn deal_intro(&mut self) {
        let table = &mut self.table;
        for seat in table.seats() {
            let (company, officer, contract) = INTRO[seat.index()];
            table.seats[seat] = player(company, Some(officer), contract, Options::PLAIN);
            table.seats[seat].tiles.add(Tile::BASIC_JOKER);
        }
        table.begin_round(&mut Quiet);
    }

    /// Patents, and pairs and contracts for the draft (B-3.13 to B-3.16).
    fn deal_full(&mut self, chance: &mut Chance) {
        for level in 0..3 {
            let stack = &mut self.hidden.tiles[level as usize];
            stack.extend(Tile::of_level(level));
            if self.table.expanded() {
                // One of six, drawn at random, leaves the game (L-2.4).
                let building = Tile::for_kind(level + 1, Kind::Building);
                let out = stack.get_mut(chance.below(Tile::of_level(level).len() + 1));
                let removed = out.map_or(building, |place| std::mem::replace(place, building));
                self.table.leeghwater.removed.add(removed);
            }
            chance.shuffle(stack);
        }
        self.renew_patents(&mut Quiet);
        if self.table.expanded() {
            self.deal_leeghwater(chance);
        }
        let table = &mut self.table;
        let players = table.players as usize;
        let mut companies = table.terms.options.companies();
        let mut officers = table.terms.options.officers();
        let mut starting = [Contract(0), Contract(1), Contract(2), Contract(3)];
        chance.shuffle(&mut companies);
        chance.shuffle(&mut officers);
        chance.shuffle(&mut starting);
        let free = table.terms.options.seating == Seating::Free;
        for place in 0..players {
            table.pairs[place] = Some((companies[place], officers[place])).filter(|_| !free);
            table.starting.add(starting[place]);
        }
        let humans: arrayvec::ArrayVec<Seat, 4> = table.humans().collect();
        let open = humans.len() == players || table.terms.lays_out_officers_first();
        if free {
            // Whoever takes her copies these three, whoever has them (B-25.1).
            let others = officers.iter().copied().filter(|&officer| officer != Officer::Mahiri);
            table.extra_officers.extend(others.take(COPYABLE));
            table.starting = starting.into_iter().collect();
        } else if open && officers[..players].contains(&Officer::Mahiri) {
            // The officers of the others, topped up with unused ones (B-3.19, B-21.7).
            table.extra_officers.extend(officers[players..=COPYABLE].iter().copied());
        }
        // Only people draft; Automas wait behind them.
        let first = chance.below(humans.len());
        for place in 0..humans.len() {
            table.order[place] = humans[(first + place) % humans.len()];
        }
        for (place, automa) in
            (humans.len()..players).zip(table.automas().collect::<arrayvec::ArrayVec<_, 4>>())
        {
            table.order[place] = automa;
        }
        table.active = table.order[0];
        let auction = table.terms.options.auction && humans.len() > 1;
        table.agenda.push(if auction { Step::Bid } else { Step::Draft });
    }
}

impl Position {
    /// Works and private buildings (L-2.1, L-2.2).
    fn deal_leeghwater(&mut self, chance: &mut Chance) {
        // The last is on top: pile A above B above C.
        for pile in (0..3).rev() {
            let mut works: arrayvec::ArrayVec<Work, { Work::IN_PILE }> =
                Work::all().filter(|work| work.pile() == pile).collect();
            chance.shuffle(&mut works);
            self.hidden.works.extend(works);
        }
        self.renew_works(&mut Quiet);
        let mut buildings: arrayvec::ArrayVec<Building, { Building::COUNT }> = Building::all().collect();
        chance.shuffle(&mut buildings);
        for (row, building) in self.table.leeghwater.buildings.iter_mut().zip(buildings) {
            *row = Some(building);
        }
    }
}

/// What a player begins with after choosing (B-3.8, B-3.16).
fn player(company: Company, officer: Option<Officer>, contract: Contract, options: Options) -> Player {
    let mut player = Player { contracts: Set::of(contract), ..Player::beginning(company, officer, options) };
    if options.rich_mahiri && officer == Some(Officer::Mahiri) {
        player.credits += RICH_MAHIRI; // B-25.3
    }
    player
}

impl Player {
    /// What everybody begins with (B-3.8, L-2.6), with what the officer changes (B-3.18, B-3.20, L-2.7).
    pub fn beginning(company: Company, officer: Option<Officer>, options: Options) -> Self {
        let extra = if officer == Some(Officer::Mahiri) { MAHIRI_EXTRA_CREDITS } else { 0 };
        let special = officer.map_or(Set::EMPTY, Officer::tile);
        let building = if options.leeghwater { Set::of(Tile::BASIC_BUILDING) } else { Set::EMPTY };
        let (excavators, mixers, excamixers) = officer.map_or(ORDINARY_MACHINES, Officer::machines);
        Self {
            company: Some(company),
            officer,
            engineers: START_ENGINEERS,
            excavators,
            mixers,
            excamixers,
            credits: (START_CREDITS + extra).into(),
            vp: START_VP.into(),
            tiles: Tile::BASIC | special | building,
            architect: officer == Some(Officer::Tommaso),
            ..Self::default()
        }
    }
}

/// Excavators, mixers and excamixers of a company whose officer changes nothing (B-3.8).
const ORDINARY_MACHINES: (u8, u8, u8) = (START_EXCAVATORS, START_MIXERS, 0);

impl Officer {
    /// Excavators, mixers and excamixers that the company begins with (B-3.8, L-14.4).
    pub(crate) fn machines(self) -> (u8, u8, u8) {
        if self == Self::Elon { (0, 0, EXCAMIXERS) } else { ORDINARY_MACHINES }
    }

    /// The technology tile that comes with an officer (B-21.6, L-6.3).
    pub(crate) fn tile(self) -> Set<Tile> {
        match self {
            Self::Anton => Set::of(Tile::ANTON),
            Self::Leslie => Set::of(Tile::LESLIE),
            _ => Set::EMPTY,
        }
    }
}

/// Three neutral dams on lower spaces, one in each area, level 1, 2 and 3, a drop in each (B-3.7).
fn neutral_dams(chance: &mut Chance) -> River {
    let mut river = River::default();
    for (level, area) in (1..).zip(BASES_IN) {
        let spaces: arrayvec::ArrayVec<BaseSpace, 4> = (area - RED_BASES).iter().collect();
        let space = spaces[chance.below(spaces.len())];
        river.dams.add(space);
        river.neutral.add(space);
        if level >= 2 {
            river.raised.add(space);
        }
        if level == 3 {
            river.high.add(space);
        }
        river.hold(space);
    }
    river
}

/// Five bonus tiles in random order; the introductory game leaves out the one for advanced tiles (B-3.3).
fn bonus_tiles(setup: &Setup, chance: &mut Chance) -> [Bonus; 5] {
    let mut tiles = Bonus::EVERY;
    let count = match setup.variant {
        Variant::Intro => 5,
        Variant::Full if setup.options.leeghwater => Bonus::EVERY.len(), // L-2.3
        Variant::Full => Bonus::ALL.len(),
    };
    chance.shuffle(&mut tiles[..count]);
    std::array::from_fn(|round| tiles[round])
}

impl Table {
    /// The companies a player may choose now: those of the pairs left, of a dealt pair its own, or all that nobody has
    /// (B-3.16, B-25.1).
    pub(crate) fn companies_offered(&self) -> impl Iterator<Item = Company> {
        let seating = self.terms.options.seating;
        let pairs = self.pairs.into_iter().flatten().map(|(company, _)| company);
        let pairs = pairs.take(if seating == Seating::Dealt { 1 } else { 4 });
        let expanded = self.expanded();
        let free = Company::EVERY.into_iter().filter(move |&company| {
            seating == Seating::Free
                && (expanded || company != Company::Netherlands)
                && self.seat_of(company).is_none()
        });
        pairs.chain(free)
    }

    /// Every company on offer with every starting contract on offer (DP-1).
    #[inline(never)]
    pub(crate) fn list_draft(&self, moves: &mut Moves<Move>) {
        for company in self.companies_offered() {
            moves.extend(self.starting.iter().map(|contract| Move::Draft { company, contract }));
        }
    }

    /// A player takes a company and a contract, and the officer who comes with it (B-3.16).
    pub(crate) fn draft(&mut self, company: Company, contract: Contract, log: &mut impl Log<Table, Event>) {
        let seat = self.active;
        self.starting.remove(contract);
        let offered = |pair: &Option<(Company, Officer)>| pair.is_some_and(|(it, _)| it == company);
        let officer = self.pairs.iter().position(offered).and_then(|index| {
            let (_, officer) = self.pairs[index].take()?;
            self.pairs[index..].rotate_left(1); // the pairs left stay side by side
            Some(officer)
        });
        self.join(seat, company, officer, contract);
        match officer {
            Some(officer) => {
                log.note(self, Event::Drafted { seat, company, officer, contract });
                self.next_choice(log);
            }
            None => self.agenda.push(Step::Hire),
        }
    }

    /// Every officer nobody has (B-25.1).
    #[inline(never)]
    pub(crate) fn list_hirable(&self, moves: &mut Moves<Move>) {
        let taken: Set<Officer> = self.seats().filter_map(|seat| self.seats[seat].officer).collect();
        let officers = self.terms.options.officers();
        moves.extend(officers.into_iter().filter(|&officer| !taken.has(officer)).map(Move::Hire));
    }

    /// The officer joins the company just chosen (B-25.1).
    pub(crate) fn hire(&mut self, officer: Officer, log: &mut impl Log<Table, Event>) {
        let seat = self.active;
        let (Some(company), Some(contract)) = (self.me().company, self.me().contracts.first()) else {
            return;
        };
        self.join(seat, company, Some(officer), contract);
        log.note(self, Event::Drafted { seat, company, officer, contract });
        self.next_choice(log);
    }

    fn join(&mut self, seat: Seat, company: Company, officer: Option<Officer>, contract: Contract) {
        let bid = self.seats[seat].bid;
        let options = self.terms.options;
        self.seats[seat] = Player { bid, ..player(company, officer, contract, options) };
    }

    /// The next player chooses; after the last one the game begins (B-3.16, B-3.17).
    fn next_choice(&mut self, log: &mut impl Log<Table, Event>) {
        let chosen = self.humans().filter(|&seat| self.seats[seat].company.is_some()).count();
        let humans = self.humans().count();
        if chosen < humans {
            self.active = self.order[chosen];
            self.agenda.push(Step::Draft);
            return;
        }
        self.order[..humans].reverse();
        if self.terms.options.seating == Seating::Free {
            let mahiri = self.humans().any(|seat| self.seats[seat].officer == Some(Officer::Mahiri));
            if !mahiri {
                self.extra_officers = Set::EMPTY;
            }
        }
        if humans < self.players as usize {
            self.agenda.push(Step::Automas);
        } else {
            self.starting = Set::EMPTY;
            self.begin_round(log);
        }
    }
}
