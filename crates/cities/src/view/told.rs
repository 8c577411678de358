//! A view as JSON: sites, seats and components by their names, never as bits (`docs/view-cities.schema.json`).

use std::collections::BTreeMap;

use kernel::{Seat, Set};
use serde::Serialize;

use super::{HandCard, PlayerView, View};
use crate::board::Spot;
use crate::cards::Card;
use crate::goods::Resource;
use crate::pack::Pack;
use crate::place::{Junction, Piece, Site};
use crate::position::{Memory, Phase, UNLIMITED};
use crate::sets::{BuildingSite, CardSet, CitySite, TunnelSite};
use crate::sheet::named_tiles;
use crate::step::Step;

/// A view as it is written down.
#[derive(Serialize)]
pub(super) struct Told {
    viewer: Option<Seat>,
    phase: Phase,
    to_move: Option<Seat>,
    era: u8,
    round: u8,
    turn: u8,
    order: Vec<Seat>,
    standing: Vec<Seat>,
    /// Slots with the seats whose tiles lie there, as in position files.
    tiles: BTreeMap<String, Vec<String>>,
    cloning: bool,
    stalled: bool,
    deck: usize,
    discard: CardSet,
    specials: Vec<Option<Card>>,
    open_specials: CardSet,
    gone: CardSet,
    spare_blues: usize,
    contracts: Vec<String>,
    tunnels_left: u8,
    nonsymbiotic_left: u8,
    /// None when there is no limit.
    symbiotic_left: Option<u8>,
    played: Option<Card>,
    looked: Vec<Option<Card>>,
    memory: Remembered,
    agenda: Vec<Step>,
    players: Vec<ToldPlayer>,
}

/// What is remembered within a turn or a phase.
#[derive(Serialize)]
struct Remembered {
    built: BTreeMap<&'static str, u8>,
    /// Resources with the slots that have given them in their present use.
    gave: BTreeMap<&'static str, Vec<u8>>,
    spent: CardSet,
    replaced: BTreeMap<&'static str, u8>,
    biomatter: bool,
    drawn: CardSet,
}

/// A player.
#[derive(Serialize)]
struct ToldPlayer {
    hand: Vec<HandCard>,
    aside: Vec<Card>,
    set_aside: usize,
    board: u8,
    credits: u16,
    science: u16,
    kelp: u16,
    steelplast: u16,
    biomatter: u16,
    points: u16,
    steps: u8,
    claimed: CardSet,
    actions: Vec<Card>,
    used: Vec<Card>,
    metropolises: Vec<Metropolis>,
    gained: Vec<String>,
    contracts: Vec<String>,
    nonsymbiotic: Vec<Junction>,
    symbiotic: Vec<Junction>,
    farms: Vec<Site>,
    desalinations: Vec<Site>,
    laboratories: Vec<Site>,
    tunnels: Vec<Site>,
    upgraded: Vec<Site>,
    /// City sites reached from the starting city, with a city or without.
    network: Vec<Junction>,
    /// Cities that are connected.
    connected: Vec<Junction>,
    /// City sites where cities and buildings may stand.
    open: Vec<Junction>,
}

/// A metropolis space of a player board with its tile.
#[derive(Serialize)]
struct Metropolis {
    space: Junction,
    tile: String,
    connected: bool,
}

impl Told {
    pub(super) fn of(view: &View) -> Self {
        let pack = &view.components.0;
        Self {
            viewer: view.viewer,
            phase: view.phase,
            to_move: view.to_move,
            era: view.era,
            round: view.round,
            turn: view.turn,
            order: view.order.clone(),
            standing: view.standing.clone(),
            tiles: named_tiles(&view.tiles),
            cloning: view.cloning,
            stalled: view.stalled,
            deck: view.deck,
            discard: view.discard,
            specials: view.specials.clone(),
            open_specials: view.open_specials,
            gone: view.gone,
            spare_blues: view.spare_blues,
            contracts: view.contracts.iter().map(|&contract| contract_id(pack, contract)).collect(),
            tunnels_left: view.tunnels_left,
            nonsymbiotic_left: view.white_left,
            symbiotic_left: (view.purple_left != UNLIMITED).then_some(view.purple_left),
            played: view.played,
            looked: view.looked.clone(),
            memory: Remembered::of(&view.memory),
            agenda: view.agenda.clone(),
            players: view.players.iter().map(|player| ToldPlayer::of(pack, player)).collect(),
        }
    }
}

impl Remembered {
    fn of(memory: &Memory) -> Self {
        let pieces = |counts: &[u8]| -> BTreeMap<&'static str, u8> {
            let counts = Piece::ALL.into_iter().map(Piece::word).zip(counts.iter().copied());
            counts.filter(|&(_, count)| count > 0).collect()
        };
        let gave = Resource::ALL.into_iter().map(|resource| {
            (resource.word(), memory.gave[resource as usize].iter().map(|slot| slot.0).collect::<Vec<u8>>())
        });
        Self {
            built: pieces(&memory.built),
            gave: gave.filter(|(_, slots)| !slots.is_empty()).collect(),
            spent: memory.spent,
            replaced: pieces(&memory.replaced),
            biomatter: memory.biomatter,
            drawn: memory.drawn,
        }
    }
}

impl ToldPlayer {
    fn of(pack: &Pack, player: &PlayerView) -> Self {
        let it = &player.open;
        let board = &pack.boards()[usize::from(it.board)];
        let cities = |set: Set<CitySite>| set.iter().map(|at| board.cities[at.index()].name).collect();
        let sites = |set: Set<BuildingSite>| -> Vec<Site> {
            set.iter().map(|at| board.site(Spot::Building(at))).collect()
        };
        let tunnels = |set: Set<TunnelSite>| -> Vec<Site> {
            set.iter().map(|at| board.site(Spot::Tunnel(at))).collect()
        };
        let amount = |resource| it.purse.get(resource);
        let tile = |tile: u8| pack.metropolises()[usize::from(tile)].id.clone();
        let metropolises = (0..3).map(|at| Metropolis {
            space: board.metropolis_names[at],
            tile: tile(it.metropolises[at]),
            connected: it.tunnels.covers(board.metropolises[at]),
        });
        let mut upgraded = sites(it.upgraded);
        upgraded.extend(tunnels(it.upgraded_tunnels));
        let [farms, desalinations, laboratories] = it.buildings.map(sites);
        Self {
            hand: player.hand.clone(),
            aside: player.aside.clone(),
            set_aside: player.set_aside,
            board: board.id,
            credits: amount(Resource::Credit),
            science: amount(Resource::Science),
            kelp: amount(Resource::Kelp),
            steelplast: amount(Resource::Steelplast),
            biomatter: amount(Resource::Biomatter),
            points: it.points,
            steps: it.steps,
            claimed: it.claimed,
            actions: it.actions.to_vec(),
            used: it.used.iter().filter_map(|at| it.actions.get(at.index()).copied()).collect(),
            metropolises: metropolises.collect(),
            gained: it.gained.iter().map(|&gained| tile(gained)).collect(),
            contracts: it.contracts.iter().map(|contract| contract_id(pack, contract.0)).collect(),
            nonsymbiotic: cities(it.white),
            symbiotic: cities(it.purple),
            farms,
            desalinations,
            laboratories,
            tunnels: tunnels(it.tunnels),
            upgraded,
            network: cities(it.network),
            connected: cities(it.connected()),
            open: cities(it.open),
        }
    }
}

fn contract_id(pack: &Pack, contract: u8) -> String {
    pack.contracts()[usize::from(contract)].id.clone()
}
