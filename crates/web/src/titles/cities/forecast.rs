//! What the next Production will bring if nothing changes before it: income by structure, and whether all cities can eat.

use cities::{Board, Cities, Gain, Node, Piece, Player, Resource, output, pair};
use kernel::Game as _;
use maud::{Markup, html};

use super::drawing::Drawing;
use super::effect::{Effect, effect_icons, icon};

/// What one kind of structure brings.
pub(super) struct Income {
    /// Its sign.
    pub(super) sign: &'static str,
    /// How many of them produce.
    pub(super) count: u32,
    /// What they make together.
    pub(super) gain: Gain,
}

/// What a player's network makes (U-21.2 to U-21.6, U-27): what metropolises and cards add is not in it.
pub(super) fn structures(game: &Cities, player: &Player) -> Vec<Income> {
    let board = game.board(player);
    let mut lines = Vec::new();
    let mut add = |sign, count: u32, gain: Gain| {
        if count > 0 && !gain.is_nothing() {
            lines.push(Income { sign, count, gain });
        }
    };
    let sites = game.connected_sites(player);
    let mut pairs = (0, Gain::NOTHING);
    for (piece, sign) in Piece::BUILDINGS.into_iter().zip(["farm", "desalination", "laboratory"]) {
        let buildings = player.buildings[piece as usize] & sites;
        let made = buildings
            .iter()
            .map(|at| scaled(output(piece, player.upgraded.has(at)), board.sites[at.index()].times));
        add(sign, buildings.len(), made.fold(Gain::NOTHING, plus));
        for city in player.connected() {
            if !(buildings & player.upgraded & board.cities[city.index()].sites).fewer_than(2) {
                pairs = (pairs.0 + 1, plus(pairs.1, pair(piece)));
            }
        }
    }
    add("building", pairs.0, pairs.1);
    let tunnels = game.city_tunnels(player);
    let made = tunnels.iter().map(|at| {
        scaled(output(Piece::Tunnel, player.upgraded_tunnels.has(at)), board.tunnels[at.index()].print.times)
    });
    let joined = board.pairs.iter().filter(|(both, _)| tunnels.covers(*both)).map(|&(_, gain)| gain);
    add("tunnel", tunnels.len(), made.chain(joined).fold(Gain::NOTHING, plus));
    let purple = player.purple & player.network;
    let made =
        purple.iter().map(|at| scaled(output(Piece::Symbiotic, false), board.cities[at.index()].print.times));
    add("symbiotic", purple.len(), made.fold(Gain::NOTHING, plus));
    let more = metropolis_points(game, board, player);
    add("metropolis", u32::from(more > 0), Gain { points: more, ..Gain::NOTHING });
    lines
}

/// Points that tunnels add to their metropolises (U-27.7).
fn metropolis_points(game: &Cities, board: &Board, player: &Player) -> u8 {
    let spaces = game.connected_metropolises(player).into_iter();
    let tunnels = spaces.flat_map(|space| board.metropolises[space.index()]);
    tunnels.map(|at| board.tunnels[at.index()].metropolis_points).sum()
}

/// What connected metropolises give in Production, as far as it is plain.
fn metropolises(game: &Cities, player: &Player) -> (u32, Gain) {
    let pack = game.pack();
    let connected = game.connected_metropolises(player).into_iter().filter(|space| space.index() > 0);
    let tiles = connected.map(|space| player.metropolises[space.index()]).chain(player.gained);
    let gains = tiles.filter_map(|tile| {
        let node = pack.metropolises().get(usize::from(tile))?.production?;
        if let Node::Gain(gain) = *pack.node(node) { Some(gain) } else { None }
    });
    gains.fold((0, Gain::NOTHING), |(count, sum), gain| (count + 1, plus(sum, gain)))
}

fn plus(one: Gain, other: Gain) -> Gain {
    let goods = std::array::from_fn(|at| one.goods.0[at].saturating_add(other.goods.0[at]));
    Gain {
        goods: cities::Cost(goods),
        points: one.points.saturating_add(other.points),
        cards: one.cards.saturating_add(other.cards),
        steps: one.steps.saturating_add(other.steps),
    }
}

fn scaled(gain: Gain, times: u8) -> Gain {
    (0..times).fold(Gain::NOTHING, |sum, _| plus(sum, gain))
}

/// What is to come, all together.
pub(super) struct Forecast {
    /// By structure.
    lines: Vec<Income>,
    /// The sum.
    pub(super) sum: Gain,
    /// Kelp that connected cities will eat.
    pub(super) need: u16,
    /// How much of it will be lacking.
    pub(super) lack: u16,
}

impl Forecast {
    pub(super) fn of(game: &Cities, player: &Player) -> Self {
        let mut lines = structures(game, player);
        let (count, gain) = metropolises(game, player);
        if count > 0 {
            lines.push(Income { sign: "blue", count, gain });
        }
        let sum = lines.iter().fold(Gain::NOTHING, |sum, line| plus(sum, line.gain));
        let need = player.connected().len() as u16;
        let coming = |resource: Resource| player.purse.get(resource) + u16::from(sum.goods.get(resource));
        let lack = need.saturating_sub(coming(Resource::Kelp)).saturating_sub(coming(Resource::Biomatter));
        Self { lines, sum, need, lack }
    }
}

impl Drawing<'_> {
    /// The forecast, folded up to what the cities will eat; the goods themselves stand beside what I have.
    pub(super) fn forecast(&self, forecast: &Forecast) -> Markup {
        let Forecast { lines, sum, need, lack } = forecast;
        let signs = |gain| effect_icons(self.game.pack(), self.game.players(), Effect::Gives(gain), "");
        let args = [("need", (*need).into()), ("lack", (*lack).into()), ("points", (3 * lack).into())];
        let feeding = self.with("feeding", &args);
        let told = self.with("income", &[("gain", self.voice.gain(*sum).into())]);
        html! {
            details.income {
                summary title={ (told) ". " (feeding) } {
                    (icon("production"))
                    span.eats.short[*lack > 0] { "−" (need) (icon("kelp")) @if *lack > 0 { " −" (3 * lack) (icon("point")) } }
                }
                ul {
                    li { (told) }
                    @for line in lines { li { b { (line.count) } (icon(line.sign)) i { "→" } (signs(line.gain)) } }
                    li.feed { (feeding) }
                }
            }
        }
    }
}
