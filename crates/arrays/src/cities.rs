//! Underwater Cities in numbers.

use std::sync::LazyLock;

use ::cities::{
    Board, Card, CardSet, Cities, HandCard, MOST_CITIES, MOST_TUNNELS, Move, Phase, Piece, Player, Position,
    Resource, SITES_PER_CITY, Setup, Site, Spot, Step, Task, UNLIMITED, View,
};
use kernel::{Game, Seat, Seed, Viewer};

use crate::Arrays;
use crate::space::{self, ActionSpace, Numbers, Places};
use crate::writer::{Observation, Writer};

const CARDS: u16 = 256;
const SLOTS: usize = 16;
/// Building sites of a board.
const SITES: usize = MOST_CITIES * SITES_PER_CITY;
/// More cards than a hand has when one of them is played (U-19.1).
const HAND: usize = 8;

#[derive(Clone, Copy)]
enum Group {
    Choose,
    Clone,
    Answer,
    Discard,
    Use,
    Drop,
    Take,
    Keep,
    Under,
    Refresh,
    Resolve,
    Ability,
    Sell,
    Lay,
    Part,
    Option,
    Gain,
    Exchange,
    Build,
    Biomatter,
    Upgrade,
    Perform,
    Output,
    Convert,
    Contract,
}

const GROUPS: [space::Group; 25] = [
    ("slot", (SLOTS * HAND) as u16, "slot (0 always) x 8 + the card's place in the hand, by number"),
    ("clone", (SLOTS * HAND) as u16, "slot x 8 + the card's place in the hand, by number"),
    ("answer", 8, "slot first, card first, use card, skip card, pay, stop, look, advance"),
    ("discard", CARDS, "card"),
    ("use", CARDS, "card"),
    ("drop", CARDS, "card"),
    ("take", CARDS, "card"),
    ("keep", CARDS, "card"),
    ("under", CARDS, "card"),
    ("refresh", CARDS, "card"),
    ("resolve", CARDS, "card"),
    ("ability", CARDS, "card"),
    ("sell", 64, "the sales in the order they are listed"),
    ("lay", 2, "the two metropolises in the order they are listed"),
    ("part", 16, "part - 1"),
    ("option", 16, "option - 1"),
    ("gain", 5, "resource"),
    ("exchange", 64, "the exchanges in the order they are listed"),
    (
        "build",
        220,
        "10 white cities, 10 purple ones, 60 farms, 60 desalinations, 60 laboratories, 20 tunnels",
    ),
    ("biomatter", 32, "the ways to pay in the order they are listed"),
    ("upgrade", (SITES + MOST_TUNNELS) as u16 * 2, "(60 building sites, 20 tunnels) x 2 + price - 1"),
    ("perform", SLOTS as u16, "slot"),
    ("output", (SITES + MOST_TUNNELS) as u16, "60 building sites, 20 tunnels"),
    ("convert", MOST_CITIES as u16, "city site"),
    ("contract", 64, "place in the pack - 1"),
];

static SPACE: LazyLock<ActionSpace> = LazyLock::new(|| ActionSpace::new(&GROUPS, &[]));
const PLACES: Places<{ Group::Contract as usize + 2 }> = Places::new(&GROUPS, &[]);

static OBSERVATION: LazyLock<Observation> = LazyLock::new(|| {
    let game = Cities::open(Setup::new(2)).expect("two may play");
    let view = game.view(&game.deal(Seed(1)), Viewer::Seat(Seat(0)));
    let mut observation = Observation::default();
    game.tell(&view, Seat(0), &mut observation);
    observation
});

impl Arrays for Cities {
    fn action_space() -> &'static ActionSpace {
        &SPACE
    }

    #[inline]
    fn actions(&self, position: &Position, moves: &[Move], numbers: &mut Numbers) {
        let me = position.me();
        let board = &self.pack().boards()[usize::from(me.board)];
        let mut places = [0u8; 256];
        for (card, place) in me.hand.iter().zip(0..) {
            places[usize::from(card.0)] = place;
        }
        let (mut rest, mut sales, mut lays, mut exchanges, mut ways) = (0, 0, 0, 0, 0);
        let next = |count: &mut usize| {
            *count += 1;
            *count - 1
        };
        // A place of the hand beyond those there are has no action of its own, nor has a site that the board lacks.
        let with = |slot: u8, card: Card| match usize::from(places[usize::from(card.0)]) {
            place if place < HAND => usize::from(slot) * HAND + place,
            _ => usize::MAX,
        };
        numbers.take_down(moves, |mv| {
            let (group, at) = match *mv {
                Move::Choose { slot, card } => (Group::Choose, with(slot.0, card)),
                Move::Clone { slot, card } => (Group::Clone, with(slot.0, card)),
                Move::SlotFirst => (Group::Answer, 0),
                Move::CardFirst => (Group::Answer, 1),
                Move::UseCard => (Group::Answer, 2),
                Move::SkipCard => (Group::Answer, 3),
                Move::Pay => (Group::Answer, 4),
                Move::Stop => (Group::Answer, 5),
                Move::Look => (Group::Answer, 6),
                Move::Advance => (Group::Answer, 7),
                Move::Discard(card) => (Group::Discard, card.0.into()),
                Move::Use(card) => (Group::Use, card.0.into()),
                Move::Drop(card) => (Group::Drop, card.0.into()),
                Move::Take(card) => (Group::Take, card.0.into()),
                Move::Keep(card) => (Group::Keep, card.0.into()),
                Move::Under(card) => (Group::Under, card.0.into()),
                Move::Refresh(card) => (Group::Refresh, card.0.into()),
                Move::Resolve(card) => (Group::Resolve, card.0.into()),
                Move::Ability(card) => (Group::Ability, card.0.into()),
                Move::Sell { .. } => (Group::Sell, next(&mut sales)),
                Move::Lay(_) => (Group::Lay, next(&mut lays)),
                Move::Part(number) => (Group::Part, usize::from(number).wrapping_sub(1)),
                Move::Option(number) => (Group::Option, usize::from(number).wrapping_sub(1)),
                Move::Gain(resource) => (Group::Gain, resource as usize),
                Move::Exchange { .. } => (Group::Exchange, next(&mut exchanges)),
                Move::Build { piece, site } => (Group::Build, building(board, piece, site)),
                Move::Biomatter { .. } => (Group::Biomatter, next(&mut ways)),
                Move::Upgrade { site, price } => match (structure(board, site), price) {
                    (Some(at), 1 | 2) => (Group::Upgrade, at * 2 + usize::from(price) - 1),
                    _ => (Group::Upgrade, usize::MAX),
                },
                Move::Perform(slot) => (Group::Perform, slot.index()),
                Move::Output(site) => (Group::Output, structure(board, site).unwrap_or(usize::MAX)),
                Move::Convert(site) => match board.spot(site) {
                    Some(Spot::City(at)) => (Group::Convert, at.index()),
                    _ => (Group::Convert, usize::MAX),
                },
                Move::Contract(number) => (Group::Contract, usize::from(number).wrapping_sub(1)),
            };
            PLACES.number(group as usize, at, &mut rest)
        });
    }

    fn observation(&self) -> &'static Observation {
        &OBSERVATION
    }

    fn tell(&self, view: &View, seat: Seat, to: &mut impl Writer) {
        let players = view.players.len();
        for (around, whose) in ["own.", "next.", "third.", "fourth."].into_iter().enumerate() {
            to.whose(whose);
            let at = Seat(((seat.index() + around) % players.max(1)) as u8);
            let seen = view.players.get(at.index()).filter(|_| around < players);
            let place = |seats: &[Seat]| seats.iter().position(|&it| it == at && seen.is_some());
            to.whether("plays", seen.is_some());
            to.whether("asked", seen.is_some() && view.to_move == Some(at));
            to.one_of("place", place(&view.order), 4);
            to.one_of("standing", place(&view.standing), 4);
            let known = |card: &HandCard| match card {
                HandCard::Card(card) => Some(*card),
                HandCard::Back(_) => None,
            };
            let hand = seen.map_or(&[][..], |it| &it.hand);
            to.set("hand", hand.iter().filter_map(known).collect::<CardSet>());
            to.number("backs", 6, hand.iter().filter(|card| known(card).is_none()).count());
            to.set("aside", seen.map_or(&[][..], |it| &it.aside).iter().copied().collect::<CardSet>());
            to.number("set aside", 6, seen.map_or(0, |it| it.set_aside));
            let nobody = Player::default();
            tell_player(seen.map_or(&nobody, |it| &it.open), to);
            let tiles =
                view.tiles.map(|tiles| i16::from(seen.is_some() && tiles.has(::cities::Tile::Of(at))));
            to.field("slots", 1, tiles);
        }
        to.whose("");
        tell_table(view, to);
        tell_step(self, view, seat, to);
    }
}

/// The place of a city, building or tunnel among all that can be built.
fn building(board: &Board, piece: Piece, site: Site) -> usize {
    match (piece, board.spot(site)) {
        (Piece::Nonsymbiotic, Some(Spot::City(at))) => at.index(),
        (Piece::Symbiotic, Some(Spot::City(at))) => MOST_CITIES + at.index(),
        (Piece::Farm, Some(Spot::Building(at))) => 2 * MOST_CITIES + at.index(),
        (Piece::Desalination, Some(Spot::Building(at))) => 2 * MOST_CITIES + SITES + at.index(),
        (Piece::Laboratory, Some(Spot::Building(at))) => 2 * MOST_CITIES + 2 * SITES + at.index(),
        (Piece::Tunnel, Some(Spot::Tunnel(at))) => 2 * MOST_CITIES + 3 * SITES + at.index(),
        _ => usize::MAX,
    }
}

/// The place of a structure that stands: building sites, then tunnels.
fn structure(board: &Board, site: Site) -> Option<usize> {
    match board.spot(site)? {
        Spot::City(_) => None,
        Spot::Building(at) => Some(at.index()),
        Spot::Tunnel(at) => Some(SITES + at.index()),
    }
}

/// The most metropolis tiles of a pack: 18 brown ones and 18 others.
const METROPOLISES: usize = 36;

fn tell_player(player: &Player, to: &mut impl Writer) {
    to.number("board", 8, player.board);
    to.field("goods", 6, Resource::ALL.map(|it| i16::try_from(player.purse.get(it)).unwrap_or(i16::MAX)));
    to.number("points", 100, player.points);
    to.number("steps", 4, player.steps);
    to.set("claimed", player.claimed);
    to.set("actions", player.actions.iter().copied().collect::<CardSet>());
    let used = player.used.iter().filter_map(|at| player.actions.get(at.index()).copied());
    to.set("used", used.collect::<CardSet>());
    to.field("metropolises", 16, player.metropolises.map(i16::from));
    to.number("gained", 4, player.gained.len());
    to.number("contracts", 3, player.contracts.len());
    to.set("white", player.white);
    to.set("purple", player.purple);
    let [farms, desalinations, laboratories] = player.buildings;
    to.set("farms", farms);
    to.set("desalinations", desalinations);
    to.set("laboratories", laboratories);
    to.set("upgraded", player.upgraded);
    to.set("tunnels", player.tunnels);
    to.set("upgraded tunnels", player.upgraded_tunnels);
    to.set("network", player.network);
    let counts = [
        player.cities().len(),
        player.connected().len(),
        farms.len(),
        desalinations.len(),
        laboratories.len(),
        player.upgraded.len(),
        player.tunnels.len(),
        player.upgraded_tunnels.len(),
        player.claimed.len(),
        player.actions.len() as u32,
    ];
    to.field("counts", 8, counts.map(|count| count as i16));
}

fn tell_table(view: &View, to: &mut impl Writer) {
    to.one_of("phase", Some(view.phase as usize), Phase::Over as usize + 1);
    to.one_of("era", Some(usize::from(view.era).wrapping_sub(1)), 3);
    to.number("round", 10, view.round);
    to.number("turn", 3, view.turn);
    to.whether("cloning", view.cloning);
    to.whether("stalled", view.stalled);
    to.field("blocked", 1, view.tiles.map(|tiles| i16::from(tiles.has(::cities::Tile::Blocking))));
    to.number("deck", 80, view.deck);
    to.set("discard pile", view.discard);
    to.set("open specials", view.open_specials);
    to.set("known specials", view.specials.iter().flatten().copied().collect::<CardSet>());
    to.number("specials", 24, view.specials.len());
    to.set("gone", view.gone);
    to.set("looked at", view.looked.iter().flatten().copied().collect::<CardSet>());
    to.number("spare metropolises", 16, view.spare_blues);
    to.ones("open contracts", 64, view.contracts.iter().map(|&at| at.into()));
    to.number("tunnels left", 40, view.tunnels_left);
    to.number("white left", 20, view.white_left);
    to.number("purple left", 20, if view.purple_left == UNLIMITED { 20 } else { view.purple_left });
    to.one_of("played", view.played.map(|card| card.0.into()), CARDS.into());
    let memory = &view.memory;
    to.field("built in turn", 3, memory.built.map(i16::from));
    to.set("spent", memory.spent);
    to.set("drawn", memory.drawn);
    to.whether("biomatter made", memory.biomatter);
}

/// What is asked: the kind of the step on top, and its details.
fn tell_step(game: &Cities, view: &View, seat: Seat, to: &mut impl Writer) {
    let none = Task::default();
    let mut spot_of = None;
    let (kind, slot, card, task) = match view.agenda.last().copied() {
        None => (None, None, None, none),
        Some(step) => match step {
            Step::Lay => (Some(0), None, None, none),
            Step::Keep => (Some(1), None, None, none),
            Step::Limit => (Some(2), None, None, none),
            Step::Choose => (Some(3), None, None, none),
            Step::Order { slot } => (Some(4), Some(slot), None, none),
            Step::LaterCard => (Some(5), None, None, none),
            Step::Slot { slot } => (Some(6), Some(slot), None, none),
            Step::Card => (Some(7), None, None, none),
            Step::MakeRoom => (Some(8), None, None, none),
            Step::LastUse { card } => (Some(9), None, Some(card), none),
            Step::Do(task) => (Some(10), Some(task.slot), Some(task.card), task),
            Step::Payment { task, piece, spot } => {
                spot_of = Some((piece, spot));
                (Some(11), Some(task.slot), Some(task.card), task)
            }
            Step::FinishUpgrade { .. } => (Some(12), None, None, none),
            Step::KeepSpecial => (Some(13), None, None, none),
            Step::Under => (Some(14), None, None, none),
            Step::Group { .. } => (Some(15), None, None, none),
            Step::Offer => (Some(16), None, None, none),
            Step::TurnEnds => (Some(17), None, None, none),
            Step::CleanUp => (Some(18), None, None, none),
            Step::ProductionCards => (Some(19), None, None, none),
            Step::Sales => (Some(20), None, None, none),
            Step::LastPoints | Step::Probe => (None, None, None, none),
        },
    };
    let board = view.players.get(seat.index()).map(|it| usize::from(it.open.board));
    let board = board.and_then(|at| game.pack().boards().get(at));
    let structure = spot_of.zip(board).map(|((piece, spot), board)| building(board, piece, board.site(spot)));
    to.one_of("step", kind, 21);
    to.one_of("step.slot", slot.map(|slot| slot.index()), SLOTS);
    to.one_of("step.card", card.map(|card| card.0.into()), CARDS.into());
    to.number("step.left", 4, task.left);
    to.whether("step.must", task.must);
    to.field("step.done", 1, std::array::from_fn::<_, 16, _>(|bit| (task.done >> bit & 1) as i16));
    to.one_of("step.structure", structure, 2 * MOST_CITIES + 3 * SITES + MOST_TUNNELS);
    // An effect is known by its place in the pack: which of the 64 remainders is enough to tell those of a card apart.
    to.one_of("step.effect", kind.map(|_| usize::from(task.node.0) % 64), 64);
    tell_more(view, seat, to);
}

/// Which contracts and metropolises a player has, not only how many: told later, and so behind everything else.
fn tell_more(view: &View, seat: Seat, to: &mut impl Writer) {
    let players = view.players.len();
    for (around, whose) in ["own.", "next.", "third.", "fourth."].into_iter().enumerate() {
        to.whose(whose);
        let at = (seat.index() + around) % players.max(1);
        let nobody = Player::default();
        let open = view.players.get(at).filter(|_| around < players).map_or(&nobody, |it| &it.open);
        to.set("claimed contracts", open.contracts);
        to.ones("gained metropolises", METROPOLISES, open.gained.iter().map(|&tile| tile.into()));
    }
    to.whose("");
}
