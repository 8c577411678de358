//! A player's seabed: domes, tunnels, buildings and metropolises, what is connected lit, what is not in the dark.

use std::sync::Arc;

use cities::{Board, EXPANSION, Gain, Move, Piece, Player, Print, SITES_PER_CITY, Site, Spot};
use kernel::{Game as _, Seat};
use maud::{Markup, html};

use super::effect::{Effect, effect_icons, icon};
use super::geometry::Chart;
use super::table::{Key, Table};
use crate::stage::Place;

/// The name of a site among the places of the board.
pub(super) fn site_place(site: Site) -> String {
    format!("site-{}", site.to_string().replace('.', "-"))
}

/// The spots of a board in the order they are drawn.
pub(super) fn spots(board: &Board) -> impl Iterator<Item = Spot> {
    let buildings =
        (0..board.sites.len() as u8).filter(|at| (board.ordinary | board.expansion) >> at & 1 != 0);
    let (tunnels, cities) = (board.tunnels.len() as u8, board.cities.len() as u8);
    (0..tunnels).map(Spot::Tunnel).chain((0..cities).map(Spot::City)).chain(buildings.map(Spot::Building))
}

/// What stands on a spot, whether it is upgraded, and whether it is connected to the starting city (U-12).
pub(super) fn stands(board: &Board, open: &Player, spot: Spot) -> (Option<Piece>, bool, bool) {
    match spot {
        Spot::City(at) => {
            let bit = 1u16 << at;
            let piece = match (open.purple & bit != 0, open.white & bit != 0) {
                (true, _) => Some(Piece::Symbiotic),
                (_, true) => Some(Piece::Nonsymbiotic),
                _ => None,
            };
            (piece, false, open.network & bit != 0)
        }
        Spot::Building(at) => {
            let city = usize::from(at) / SITES_PER_CITY;
            (open.building(at), open.upgraded & (1 << at) != 0, open.connected() & (1 << city) != 0)
        }
        Spot::Tunnel(at) => {
            let (bit, ends) = (1u32 << at, board.tunnels[usize::from(at)].ends);
            let built = open.tunnels & bit != 0;
            (built.then_some(Piece::Tunnel), open.upgraded_tunnels & bit != 0, ends & open.network != 0)
        }
    }
}

impl Table<'_> {
    /// The seabed of the player the viewer looks at.
    pub(super) fn seabed(&self) -> Markup {
        let Some((seat, player)) = self.ground_seat().and_then(|seat| Some((seat, self.player(seat)?)))
        else {
            return html! {};
        };
        let open = &player.open;
        let board = self.game.board(open);
        let chart = Chart::of(board);
        let mine = self.view.viewer == Some(seat);
        let connected = self.game.connected_metropolises(open);
        html! {
            div.pan id="pan-sea" data-scroll {
                div.sea data-seat=(seat) style={ "--w:" (chart.size.0) ";--h:" (chart.size.1) } role="group" aria-label=(self.page("board")) {
                    @for (edge, name, share) in chart.graticule() { i class=(edge) style={ "--at:" (share) "%" } { (name) } }
                    span.owner { (self.token(seat)) @if !mine { " " (self.seat(seat)) } }
                    @for spot in spots(board) { (self.site(&chart, seat, board, open, spot)) }
                    @for (at, place) in board.metropolis_names.into_iter().enumerate() {
                        (self.metropolis(&chart, board, open, at, place, connected & (1 << at) != 0))
                    }
                }
            }
        }
    }

    fn site(&self, chart: &Chart, seat: Seat, board: &Board, open: &Player, spot: Spot) -> Markup {
        let (piece, upgraded, lit) = stands(board, open, spot);
        let site = board.site(spot);
        let name = site_place(site);
        let kind = match (spot, site) {
            (Spot::City(_), _) => "city",
            (Spot::Tunnel(_), _) => "tunnel",
            (_, Site::Building(_, EXPANSION)) => "bld exp",
            _ => "bld",
        };
        let state = match (lit, piece.is_some()) {
            (true, true) => " lit built",
            (true, false) => " lit",
            (false, true) => " built",
            (false, false) => "",
        };
        let class = format!("{kind}{state}");
        let tube = if let Spot::Tunnel(at) = spot { Some(turned(chart.tube(board, at))) } else { None };
        let flies = matches!(self.flight.piece, Some((who, _, to)) if who == seat && to == site);
        let bare = *board.print(spot) == Print::default() && self.pairs(board, spot).next().is_none();
        let times = board.print(spot).times;
        let inner = html! {
            @if let Some(piece) = piece {
                @let id = flies.then(|| self.flying(piece)).flatten();
                (self.piece(piece, upgraded, tube.as_deref(), id.as_deref()))
            } @else {
                @if let Some(turn) = &tube { i.guide style=(turn) {} }
                @match site {
                    Site::Building(_, EXPANSION) if bare => "x",
                    Site::Building(_, number) if bare => (number),
                    _ if bare => {},
                    _ => (self.printed(board, spot)),
                }
            }
            @if times > 1 && (tube.is_none() || piece.is_some()) { span.times { "×" (times) } }
            @if let Some(piece) = self.ghost(&name) { span.ghost { (self.piece(piece, false, tube.as_deref(), None)) } }
        };
        // Where nothing stands and nothing is printed there is nothing to explain.
        let idle = bare && piece.is_none() && self.stage.at(&name).next().is_none();
        let label = if idle { Arc::default() } else { self.site_label(board, spot, piece, upgraded, lit) };
        self.place(
            Place { name: &name, class: &class, label: &label, spot: Some(chart.spot(board, spot)) },
            &inner,
        )
    }

    /// What would be built at a place, if that is what can be chosen there.
    fn ghost(&self, place: &str) -> Option<Piece> {
        self.stage.at(place).find_map(|choice| match choice.notation.parse().ok()? {
            Move::Build { piece, .. } => Some(piece),
            Move::Convert(_) => Some(Piece::Symbiotic),
            _ => None,
        })
    }

    /// What is printed on a free site: surcharge, bonus, what a pair of tunnels adds.
    fn printed(&self, board: &Board, spot: Spot) -> Markup {
        let print = board.print(spot);
        html! {
            span.print {
                @if print.times > 1 && matches!(spot, Spot::Tunnel(_)) { span.sur { "×" (print.times) } }
                @if !print.surcharge.is_free() { span.sur { (self.cost_icons(print.surcharge)) } }
                @if !print.bonus.is_nothing() { (self.gain_icons(print.bonus)) }
                @for (_, gain) in self.pairs(board, spot) { span.pair { (self.gain_icons(gain)) } }
            }
        }
    }

    /// The name a piece of the supply had before it was built: that of the top of its pile then.
    fn flying(&self, piece: Piece) -> Option<String> {
        let left = match piece {
            Piece::Tunnel => self.view.tunnels_left,
            Piece::Nonsymbiotic => self.view.white_left,
            Piece::Symbiotic => self.view.purple_left,
            _ => return None,
        };
        Some(format!("p-{piece}-{}", left.checked_add(1)?))
    }

    /// A piece as it stands on the seabed.
    fn piece(&self, piece: Piece, upgraded: bool, tube: Option<&str>, id: Option<&str>) -> Markup {
        html! {
            @match piece {
                Piece::Tunnel => span.tube id=[id] style=[tube] {},
                Piece::Nonsymbiotic => span.dome id=[id] { (icon("dome")) },
                Piece::Symbiotic => span.dome.sym id=[id] { (icon("dome-s")) },
                building => span.b data-piece=(building.word()) id=[id] { (icon(building.word())) },
            }
            @if upgraded { span.grade { (icon("up")) } }
        }
    }

    fn gain_icons(&self, gain: Gain) -> Markup {
        effect_icons(self.game.pack(), self.game.players(), Effect::Gives(gain), "")
    }

    fn cost_icons(&self, cost: cities::Cost) -> Markup {
        effect_icons(self.game.pack(), self.game.players(), Effect::Costs(cost), "")
    }

    /// The pairs of tunnels a tunnel site belongs to (U-27.5): the other one, and what both add.
    fn pairs<'b>(&self, board: &'b Board, spot: Spot) -> impl Iterator<Item = (u8, Gain)> + 'b {
        let own = if let Spot::Tunnel(at) = spot { 1u32 << at } else { 0 };
        let pairs = board.pairs.iter().filter(move |(both, _)| both & own != 0);
        pairs.map(move |&(both, gain)| ((both & !own).trailing_zeros() as u8, gain))
    }

    /// What a site is called, with everything that stands or is printed there.
    fn site_label(
        &self,
        board: &Board,
        spot: Spot,
        piece: Option<Piece>,
        upgraded: bool,
        lit: bool,
    ) -> Arc<str> {
        self.once(Key::Site(board.id, spot, piece, upgraded, lit), || {
            let yes = |yes: bool| if yes { "yes" } else { "no" };
            let kind = match (spot, piece) {
                (Spot::City(_), Some(piece)) => piece.word(),
                (Spot::City(_), None) => "none",
                (Spot::Tunnel(_), None) => "tunnel",
                (Spot::Building(at), None) if board.expansion >> at & 1 != 0 => "expansion",
                _ => "building",
            };
            let here = match (spot, piece) {
                (Spot::City(_), _) => {
                    self.with("dome", &[("dome", kind.into()), ("connected", yes(lit).into())])
                }
                (_, Some(piece)) => {
                    let name = self.voice.voice().name("piece", piece);
                    self.with(
                        "piece",
                        &[
                            ("piece", name.into()),
                            ("upgraded", yes(upgraded).into()),
                            ("connected", yes(lit).into()),
                        ],
                    )
                }
                (_, None) => self.with("free-site", &[("kind", kind.into())]),
            };
            let print = board.print(spot);
            let mut parts = vec![here];
            if !print.bonus.is_nothing() {
                parts.push(self.voice.say("board-bonus", &[("gain", self.voice.gain(print.bonus).into())]));
            }
            if !print.surcharge.is_free() {
                parts.push(
                    self.voice.say("board-surcharge", &[("price", self.voice.cost(print.surcharge).into())]),
                );
            }
            if print.times > 1 {
                parts.push(self.voice.say("board-times", &[("times", print.times.into())]));
            }
            for (other, gain) in self.pairs(board, spot) {
                let site = board.site(Spot::Tunnel(other)).to_string();
                parts.push(
                    self.with("pair", &[("site", site.into()), ("gain", self.voice.gain(gain).into())]),
                );
            }
            if let Spot::Tunnel(at) = spot
                && board.tunnels[usize::from(at)].metropolis_points > 0
            {
                let points = board.tunnels[usize::from(at)].metropolis_points;
                parts.push(self.with("metropolis-points", &[("points", points.into())]));
            }
            format!("{}: {}", board.site(spot), self.voice.voice().list(parts))
        })
    }

    /// A metropolis at the edge of the seabed with what it gives.
    fn metropolis(
        &self,
        chart: &Chart,
        board: &Board,
        open: &Player,
        at: usize,
        place: cities::Place,
        connected: bool,
    ) -> Markup {
        let tile = open.metropolises[at];
        let tunnels = board
            .tunnels
            .iter()
            .enumerate()
            .filter(|(tunnel, _)| board.metropolises[at] & (1 << tunnel) != 0);
        let more: u8 = tunnels.map(|(_, tunnel)| tunnel.metropolis_points).sum();
        html! {
            span.metro.spot.lit[connected] data-kind=(if at == 0 { "brown" } else { "blue" }) style=(chart.plate(place, at == 0).style())
                title=(self.metropolis_label(tile, connected)) role="img" {
                (self.tile_face(tile, more))
            }
        }
    }

    pub(super) fn metropolis_label(&self, tile: u8, connected: bool) -> String {
        let args = [
            ("text", self.tile_text(tile).to_string().into()),
            ("connected", if connected { "yes" } else { "no" }.into()),
        ];
        self.with("metropolis", &args)
    }

    /// What is printed on a metropolis tile, and how many points its tunnels add in Production (U-27.7).
    pub(super) fn tile_face(&self, tile: u8, more: u8) -> Markup {
        let Some(data) = self.game.pack().metropolises().get(usize::from(tile)) else { return html! {} };
        let icons = |effect: Effect<'_>| effect_icons(self.game.pack(), self.game.players(), effect, "");
        html! {
            (icon(if data.brown { "brown" } else { "blue" }))
            span.fxs {
                @if let Some(node) = data.instant { span { (icon("instant")) (icons(Effect::Does(node))) } }
                @if data.production.is_some() || more > 0 {
                    span {
                        (icon("production"))
                        @if let Some(node) = data.production { (icons(Effect::Does(node))) }
                        @if more > 0 { span.fx { b { "+" (more) } (icon("point")) } }
                    }
                }
                @if !data.scores.is_empty() { span { (icon("end-scoring")) (icons(Effect::Scores(&data.scores))) } }
            }
        }
    }

    /// A seabed as small as a stamp: what stands where, and what is lit.
    pub(super) fn stamp(&self, open: &Player) -> Markup {
        let board = self.game.board(open);
        let chart = Chart::of(board);
        // Paths by what they show: tunnels to build, dark tunnels, lit tunnels.
        let mut tunnels = [String::new(), String::new(), String::new()];
        let mut buildings: [[String; 2]; 3] = Default::default();
        let mut upgrades = String::new();
        for spot in spots(board) {
            let (piece, upgraded, lit) = stands(board, open, spot);
            let (x, y) = chart.middle(board, spot);
            match spot {
                Spot::Tunnel(at) => {
                    let ((x1, y1), (x2, y2)) = chart.tube(board, at);
                    let kind = if piece.is_none() { 0 } else { 1 + usize::from(lit) };
                    tunnels[kind].push_str(&format!("M{x1:.0} {y1:.0}L{x2:.0} {y2:.0}"));
                }
                Spot::Building(_) => {
                    let Some(piece) = piece else { continue };
                    let shape = match piece {
                        Piece::Farm => format!("M{:.0} {y:.0}a14 14 0 1 0 28 0a14 14 0 1 0-28 0z", x - 14.0),
                        Piece::Desalination => format!("M{:.0} {:.0}h26v26h-26z", x - 13.0, y - 13.0),
                        _ => format!("M{x:.0} {:.0}l17 29h-34z", y - 17.0),
                    };
                    buildings[piece as usize][usize::from(lit)].push_str(&shape);
                }
                Spot::City(_) => {}
            }
            if upgraded {
                upgrades.push_str(&format!("M{:.0} {:.0}l8 -8l8 8", x - 8.0, y + 4.0));
            }
        }
        let names = ["farm", "desalination", "laboratory"];
        let connected = self.game.connected_metropolises(open);
        html! {
            svg.stamp viewBox={ "0 0 " (chart.size.0) " " (chart.size.1) } aria-hidden="true" {
                @for (kind, path) in ["t0", "t1", "t2"].into_iter().zip(&tunnels) { @if !path.is_empty() { path class=(kind) d=(path) {} } }
                @for (at, place) in board.metropolis_names.into_iter().enumerate() {
                    @let (x, y) = chart.at(place);
                    rect.m.lit[connected & (1 << at) != 0] x=(x - 40.0) y=(y - 22.0) width="80" height="44" rx="8" {}
                }
                @for (at, city) in board.cities.iter().enumerate() {
                    @let (x, y) = chart.at(city.name);
                    @match stands(board, open, Spot::City(at as u8)) {
                        (None, ..) => circle.c0 cx=(x) cy=(y) r="20" {},
                        (Some(piece), _, lit) => use.c.lit[lit].sym[piece == Piece::Symbiotic] href=(if piece == Piece::Symbiotic { "#g-dome-s" } else { "#g-dome" })
                            x=(x - 30.0) y=(y - 30.0) width="60" height="60" {},
                    }
                }
                @for (name, [dark, lit]) in names.into_iter().zip(&buildings) {
                    @if !dark.is_empty() { path class={ (name) " dim" } d=(dark) {} }
                    @if !lit.is_empty() { path class=(name) d=(lit) {} }
                }
                @if !upgrades.is_empty() { path.ups d=(upgrades) {} }
            }
        }
    }
}

/// The style of a tube between two ends, within its place: as long as they are apart, turned as they lie.
fn turned(((x1, y1), (x2, y2)): ((f32, f32), (f32, f32))) -> String {
    let (dx, dy) = (x2 - x1, y2 - y1);
    format!("--l:{:.0};--r:{:.0}deg", dx.hypot(dy), dy.atan2(dx).to_degrees())
}
