//! A player's seabed: domes, tunnels, buildings and metropolises, what is connected lit, what is not in the dark.

use std::sync::Arc;

use cities::{
    Board, CitySite, EXPANSION, Gain, MetropolisSpace, Move, Piece, Player, Print, Site, Spot, TunnelSite,
    output,
};
use kernel::{Game as _, Seat, Set};
use maud::{Markup, PreEscaped, html};

use super::drawing::{Drawing, Key};
use super::effect::{Effect, effect_icons, icon};
use super::geometry::Chart;
use crate::stage::Place;

/// The name of a site among the places of the board.
pub(super) fn site_place(site: Site) -> String {
    format!("site-{}", site.to_string().replace('.', "-"))
}

/// The spots of a board in the order they are drawn.
pub(super) fn spots(board: &Board) -> impl Iterator<Item = Spot> {
    board.spots()
}

/// What stands on a spot, whether it is upgraded, and whether it is connected to the starting city (U-12).
pub(super) fn stands(board: &Board, open: &Player, spot: Spot) -> (Option<Piece>, bool, bool) {
    match spot {
        Spot::City(at) => {
            let piece = match (open.purple.has(at), open.white.has(at)) {
                (true, _) => Some(Piece::Symbiotic),
                (_, true) => Some(Piece::Nonsymbiotic),
                _ => None,
            };
            (piece, false, open.network.has(at))
        }
        Spot::Building(at) => (open.building(at), open.upgraded.has(at), open.connected().has(at.city())),
        Spot::Tunnel(at) => {
            let lit = board.tunnels[at.index()].ends.meets(open.network);
            (open.tunnels.has(at).then_some(Piece::Tunnel), open.upgraded_tunnels.has(at), lit)
        }
    }
}

impl Drawing<'_> {
    /// The seabed of the player the viewer looks at.
    pub(super) fn seabed(&self) -> Markup {
        let seat = self.ground_seat().filter(|&seat| self.player(seat).is_some());
        html! { @if let Some(seat) = seat { div.pan id="pan-sea" data-scroll tabindex="0" { (self.sea(seat)) } } }
    }

    /// A whole seabed: tunnels, then everything that stands, from the back to the front.
    pub(super) fn sea(&self, seat: Seat) -> Markup {
        let Some(player) = self.player(seat) else { return html! {} };
        let open = &player.open;
        let board = self.game.board(open);
        let chart = Chart::of(board);
        let connected = self.game.connected_metropolises(open);
        let mut standing: Vec<Spot> = spots(board).filter(|spot| !matches!(spot, Spot::Tunnel(_))).collect();
        standing.sort_by(|&one, &other| {
            let (one, other) = (chart.middle(board, one), chart.middle(board, other));
            one.1.total_cmp(&other.1).then(one.0.total_cmp(&other.0))
        });
        let label = self.with("sea", &[("name", self.seat(seat).to_string().into())]);
        html! {
            div.sea.wave[self.flight.wave == Some(seat)] data-seat=(seat) style={ "--w:" (chart.size.0) ";--h:" (chart.size.1) } role="group" aria-label=(label) {
                @for (edge, name, share) in chart.graticule() { i class=(edge) style={ "--at:" (share) "%" } { (name) } }
                @for at in (0..board.tunnels.len() as u8).map(TunnelSite) { (self.site(&chart, seat, board, open, Spot::Tunnel(at))) }
                @for (at, place) in board.metropolis_names.into_iter().enumerate() {
                    (self.metropolis(&chart, board, open, at, place, connected.has(MetropolisSpace(at as u8))))
                }
                @for spot in standing { (self.site(&chart, seat, board, open, spot)) }
                @if self.flight.wave == Some(seat) { (self.wave(&chart, board, open)) }
                @if let Some(era) = self.flight.era { b.numeral aria-hidden="true" { (["", "I", "II", "III"].get(usize::from(era)).copied().unwrap_or_default()) } }
            }
        }
    }

    /// What rises from a network in Production: from the starting city outwards, link by link.
    fn wave(&self, chart: &Chart, board: &Board, open: &Player) -> Markup {
        let far = links(board, open);
        let made = spots(board).filter_map(|spot| {
            let (piece, upgraded, lit) = stands(board, open, spot);
            let city = match spot {
                Spot::City(at) => Some(at),
                Spot::Building(at) => Some(at.city()),
                Spot::Tunnel(at) => board.tunnels[at.index()].ends.first(),
            };
            let gain = output(piece.filter(|_| lit)?, upgraded);
            (!gain.is_nothing())
                .then(|| (chart.spot(board, spot), city.map_or(0, |city| far[city.index()]), gain))
        });
        html! {
            @for (spot, far, gain) in made {
                span.pop.spot style={ "--d:" (far) ";" (spot.style()) } aria-hidden="true" { (self.gain_icons(gain)) }
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
        let run = if let Spot::Tunnel(at) = spot { Some(turned(chart.tube(board, at))) } else { None };
        let flies = matches!(self.flight.piece, Some((who, _, to)) if who == seat && to == site);
        let bare = *board.print(spot) == Print::default() && self.pairs(board, spot).next().is_none();
        let times = board.print(spot).times;
        let ghost = self.ghost(&name);
        let inner = html! {
            @match (piece, &run) {
                (Some(piece), Some(run)) => {
                    @let id = flies.then(|| self.flying(piece)).flatten();
                    i.run.tube.up[upgraded].new[flies] id=[id] style=(run) {}
                }
                (None, Some(run)) => i.run.stakes style=(run) {},
                (Some(piece), None) => {
                    @let id = flies.then(|| self.flying(piece)).flatten();
                    (art(piece, upgraded, id.as_deref(), flies))
                }
                (None, None) => (free(spot, site)),
            }
            @if piece.is_none() {
                @match site {
                    Site::Building(_, number) if bare && number != EXPANSION => b.no { (number) },
                    _ if bare => {},
                    _ => (self.printed(board, spot)),
                }
            }
            @if times > 1 && (run.is_none() || piece.is_some()) { span.times { "×" (times) } }
            @match (ghost, &run) {
                (Some(_), Some(run)) => i.run.tube.ghost style=(run) {},
                (Some(piece), None) => span.ghost { (art(piece, false, None, false)) },
                _ => {},
            }
        };
        // Where nothing stands, nothing is printed and nothing is refused there is nothing to explain.
        let quiet = self.stage.at(&name).next().is_none() && self.stage.rests(&name).is_none();
        let idle = bare && piece.is_none() && quiet;
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

    /// What is printed on a free site: surcharge, and on a buoy the bonus and what a pair of tunnels adds.
    fn printed(&self, board: &Board, spot: Spot) -> Markup {
        let print = board.print(spot);
        let mut pairs = self.pairs(board, spot).peekable();
        html! {
            span.print {
                @if print.times > 1 && matches!(spot, Spot::Tunnel(_)) { span.sur { "×" (print.times) } }
                @if !print.surcharge.is_free() { span.sur { (self.cost_icons(print.surcharge)) } }
                @if !print.bonus.is_nothing() { span.buoy { (self.gain_icons(print.bonus)) } }
                @if pairs.peek().is_some() { span.buoy.pair { @for (_, gain) in pairs { (icon("production")) (self.gain_icons(gain)) } } }
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

    fn gain_icons(&self, gain: Gain) -> Markup {
        effect_icons(self.game.pack(), self.game.players(), Effect::Gives(gain), "")
    }

    fn cost_icons(&self, cost: cities::Cost) -> Markup {
        effect_icons(self.game.pack(), self.game.players(), Effect::Costs(cost), "")
    }

    /// The pairs of tunnels a tunnel site belongs to (U-27.5): the other one, and what both add.
    fn pairs<'b>(&self, board: &'b Board, spot: Spot) -> impl Iterator<Item = (TunnelSite, Gain)> + 'b {
        let own = if let Spot::Tunnel(at) = spot { Set::of(at) } else { Set::EMPTY };
        let pairs = board.pairs.iter().filter(move |(both, _)| both.meets(own));
        pairs.filter_map(move |&(both, gain)| Some(((both - own).first()?, gain)))
    }

    /// What a site is called, with everything that stands or is printed there.
    pub(super) fn site_label(
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
                (Spot::Building(at), None) if board.expansion.has(at) => "expansion",
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
                && board.tunnels[at.index()].metropolis_points > 0
            {
                let points = board.tunnels[at.index()].metropolis_points;
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
        place: cities::Junction,
        connected: bool,
    ) -> Markup {
        let tile = open.metropolises[at];
        let tunnels = board.metropolises[at].iter().map(|tunnel| &board.tunnels[tunnel.index()]);
        let more: u8 = tunnels.map(|tunnel| tunnel.metropolis_points).sum();
        let kind = if at == 0 { "brown" } else { "blue" };
        let (tower, plate) = chart.metropolis(place);
        html! {
            span.tower.spot.lit[connected] data-kind=(kind) style=(tower.style()) aria-hidden="true" { (piece_art(kind)) }
            span.metro.spot.lit[connected] data-kind=(kind) style=(plate.style()) title=(self.metropolis_label(tile, connected)) role="img" {
                i.name { (self.voice.metropolis(tile)) }
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

    /// A seabed as one picture: as small as a stamp, with larger domes and buildings as lamps in the shape of their plates,
    /// or whole, as it lies before its owner.
    pub(super) fn stamp(&self, open: &Player, whole: bool) -> Markup {
        let board = self.game.board(open);
        let chart = Chart::of(board);
        // Paths by what they show: tunnels to build, dark ones, lit ones, upgraded ones.
        let mut tunnels: [String; 4] = Default::default();
        let mut buildings: [[String; 2]; 3] = Default::default();
        let mut lots = String::new();
        // What stands, with how far in front.
        let mut standing: Vec<(f32, String)> = Vec::new();
        for spot in spots(board) {
            let (piece, upgraded, lit) = stands(board, open, spot);
            let (x, y) = chart.middle(board, spot);
            match (spot, piece) {
                (Spot::Tunnel(at), _) => {
                    let ((x1, y1), (x2, y2)) = chart.tube(board, at);
                    let kind = match (piece, upgraded, lit) {
                        (None, ..) => 0,
                        (_, true, _) => 3,
                        (_, _, lit) => 1 + usize::from(lit),
                    };
                    tunnels[kind].push_str(&format!(
                        "M{} {}L{} {}",
                        whole_number(x1),
                        whole_number(y1),
                        whole_number(x2),
                        whole_number(y2)
                    ));
                }
                (Spot::Building(_), Some(piece)) if whole => {
                    standing.push((y, piece_at(art_name(piece, upgraded), (x, y - 2.0), (44.0, 44.0), lit)));
                }
                (Spot::Building(_), None) if whole => {
                    lots.push_str(&format!("M{} {}h0", whole_number(x), whole_number(y)))
                }
                (Spot::City(_), None) if !whole => {
                    lots.push_str(&format!("M{} {}h32", whole_number(x - 16.0), whole_number(y + 5.0)))
                }
                (Spot::City(_), _) => {
                    let (name, size) = match (piece, whole) {
                        (Some(piece), true) => (art_name(piece, false), (88.0, 72.0)),
                        (Some(piece), false) => (art_name(piece, false), (120.0, 98.0)),
                        (None, _) => ("site", (88.0, 72.0)),
                    };
                    standing.push((y, piece_at(name, (x, y + 5.0), size, lit || piece.is_none())));
                }
                (Spot::Building(_), Some(piece)) => {
                    let shape = match piece {
                        Piece::Farm => format!(
                            "M{} {}a14 14 0 1 0 28 0a14 14 0 1 0-28 0z",
                            whole_number(x - 14.0),
                            whole_number(y)
                        ),
                        Piece::Desalination => {
                            format!("M{} {}h26v26h-26z", whole_number(x - 13.0), whole_number(y - 13.0))
                        }
                        _ => {
                            format!("M{} {}l8-14h16l8 14-8 14h-16z", whole_number(x - 16.0), whole_number(y))
                        }
                    };
                    buildings[piece as usize][usize::from(upgraded)].push_str(&shape);
                }
                _ => {}
            }
        }
        let connected = self.game.connected_metropolises(open);
        for (at, place) in board.metropolis_names.into_iter().enumerate() {
            let (x, y) = chart.at(place);
            let size = if whole { (72.0, 80.0) } else { (100.0, 110.0) };
            let name = if at == 0 { "brown" } else { "blue" };
            standing.push((
                y - 90.0,
                piece_at(name, (x, y - 6.0), size, connected.has(MetropolisSpace(at as u8))),
            ));
        }
        standing.sort_by(|one, other| one.0.total_cmp(&other.0));
        html! {
            svg.stamp.whole[whole] viewBox={ "0 0 " (chart.size.0) " " (chart.size.1) } aria-hidden="true" {
                @for (kind, data) in (0..).zip(&tunnels) {
                    (path(&format!("ma{kind}"), data))
                    @if kind > 0 { (path(&format!("mb{kind}"), data)) }
                    @if kind > 0 && whole { (path(&format!("mc{kind}"), data)) }
                }
                @for (name, [plain, upgraded]) in ["farm", "desalination", "laboratory"].into_iter().zip(&buildings) {
                    (path(name, plain)) (path(&format!("{name} mu"), upgraded))
                }
                (path("lots", &lots))
                @for (_, piece) in &standing { (PreEscaped(piece)) }
            }
        }
    }
}

/// A path of a picture, if there is anything on it.
fn path(class: &str, data: &str) -> Markup {
    if data.is_empty() {
        return Markup::default();
    }
    PreEscaped(format!("<path class=\"{class}\" d=\"{data}\"/>"))
}

/// A piece in a picture: its middle, its size, whether it is lit.
fn piece_at(name: &str, (x, y): (f32, f32), (wide, high): (f32, f32), lit: bool) -> String {
    let dark = if lit { "" } else { " class=\"dark\"" };
    let [left, top, wide, high] = [x - wide / 2.0, y - high / 2.0, wide, high].map(whole_number);
    format!("<use href=\"#c-{name}\" x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\"{dark}/>")
}

/// A length as drawings have it. Writing a whole number takes a tenth of the time of `{:.0}`, and boards have hundreds of them.
fn whole_number(length: f32) -> i32 {
    length.round() as i32
}

/// How many links each city site lies from the starting city.
fn links(board: &Board, open: &Player) -> Vec<u8> {
    let mut far = vec![9; board.cities.len()];
    let (mut seen, mut here) = (Set::default(), Set::of(board.start));
    for steps in 0..9 {
        for city in here {
            far[city.index()] = steps;
        }
        seen |= here;
        let reached = |at: &TunnelSite| board.tunnels[at.index()].ends.meets(here);
        let ends = |at: TunnelSite| board.tunnels[at.index()].ends;
        here = open.tunnels.iter().filter(reached).map(ends).collect::<Set<CitySite>>() - seen;
    }
    far
}

/// The symbol of a piece.
fn art_name(piece: Piece, upgraded: bool) -> &'static str {
    match (piece, upgraded) {
        (Piece::Nonsymbiotic, _) => "dome",
        (Piece::Symbiotic, _) => "bell",
        (Piece::Farm, false) => "farm",
        (Piece::Farm, true) => "farm-up",
        (Piece::Desalination, false) => "desalination",
        (Piece::Desalination, true) => "desalination-up",
        (Piece::Laboratory, false) => "laboratory",
        (Piece::Laboratory, true) => "laboratory-up",
        (Piece::Tunnel, _) => "lot",
    }
}

/// A picture of the set of pieces.
fn piece_art(name: &str) -> Markup {
    PreEscaped(format!("<svg class=\"pc\"><use href=\"#c-{name}\"/></svg>"))
}

/// A piece as it stands on the seabed.
fn art(piece: Piece, upgraded: bool, id: Option<&str>, new: bool) -> Markup {
    html! { span.art.new[new] id=[id] { (piece_art(art_name(piece, upgraded))) } }
}

/// A site where nothing stands.
fn free(spot: Spot, site: Site) -> Markup {
    piece_art(match (spot, site) {
        (Spot::City(_), _) => "site",
        (_, Site::Building(_, EXPANSION)) => "lot-x",
        _ => "lot",
    })
}

/// The style of a line between two ends, within its place: as long as they are apart, turned as they lie.
fn turned(((x1, y1), (x2, y2)): ((f32, f32), (f32, f32))) -> String {
    let (dx, dy) = (x2 - x1, y2 - y1);
    format!("--l:{};--r:{}deg", whole_number(dx.hypot(dy)), whole_number(dy.atan2(dx).to_degrees()))
}
