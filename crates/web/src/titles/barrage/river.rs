//! The pieces on the map: head streams, dams, conduits, powerhouses, and the water on its way.

use barrage::{
    Area, BaseSpace, Basin, Company, ConduitSpace, HeadStream, Kind, Machine, Phase, PowerhouseSpace, Site,
};
use kernel::Viewer;
use maud::{Markup, PreEscaped, html};

use super::board::Board;
use super::ground::run;
use super::icons;
use super::map::{self, HIGH};
use super::pieces;
use crate::assets::address;
use crate::sketch;
use crate::stage::{Place, Spot};

/// How long a surge runs through a pipe and its sum stands, in milliseconds.
const SURGE: u16 = 950;

/// The shape of a ring around a place, and the measure it is drawn in.
struct Ring(&'static str, &'static str);

/// What stands on a site costs so much: shown there before a tile is chosen.
type Priced = (Kind, Site);

/// The map is the largest sheet, and a move changes little of it: so it is drawn and kept in pieces, one kind of places each. They follow
/// one another; the first one opens the map, the last one closes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Piece {
    /// The chart with the lakes and the pipes.
    Chart,
    Heads,
    Houses,
    Dams,
    Conduits,
}

impl Piece {
    pub(super) const ALL: [Self; 5] = [Self::FIRST, Self::Heads, Self::Houses, Self::Dams, Self::LAST];
    pub(super) const FIRST: Self = Self::Chart;
    pub(super) const LAST: Self = Self::Conduits;

    /// How the names of its places begin.
    pub(super) fn letter(self) -> Option<char> {
        match self {
            Self::Chart => None,
            Self::Heads => Some('H'),
            Self::Houses => Some('P'),
            Self::Dams => Some('B'),
            Self::Conduits => Some('C'),
        }
    }
}

impl Board<'_> {
    /// The map with everything that is built.
    pub(super) fn map(&self) -> Markup {
        html! { @for piece in Piece::ALL { (self.piece(piece)) } }
    }

    /// A piece of the map.
    pub(super) fn piece(&self, piece: Piece) -> Markup {
        match piece {
            Piece::Chart => html! {
                div.areas aria-hidden="true" {
                    @for area in Area::ALL { span class={ "region " (area) } { (self.voice.name("area", area)) } }
                }
                (PreEscaped("<div class=\"map\">"))
                img.under src=(address("barrage-ground.svg")) alt=(self.names.it("page-map"));
                (self.pipes())
                @for basin in Basin::all() { b.bn.spot style=(map::number(basin).style()) aria-hidden="true" { (basin.0) } }
            },
            Piece::Heads => html! { @for head in HeadStream::ALL { (self.head(head)) } },
            Piece::Houses => html! { @for space in PowerhouseSpace::all() { (self.house(space)) } },
            Piece::Dams => html! { @for space in BaseSpace::all() { (self.dam(space)) } },
            Piece::Conduits => html! {
                @for space in ConduitSpace::all() { (self.conduit(space)) }
                (PreEscaped("</div>"))
            },
        }
    }

    /// The lakes behind dams, and the conduits that are built, as pipes along their courses.
    fn pipes(&self) -> Markup {
        html! {
            svg.pipes viewBox={ "0 0 1000 " (HIGH) } aria-hidden="true" {
                @for space in BaseSpace::all().filter(|&space| self.table.level(space) > 0) {
                    (pieces::filled(space, self.table.level(space), self.table.river.held[space.0 as usize]))
                }
                @for space in ConduitSpace::all() {
                    @if let Some(owner) = self.owner(|player| player.conduits.has(space)) {
                        (pieces::pipe(&self.names.company(owner).class, space))
                    }
                }
            }
        }
    }

    fn head(&self, head: HeadStream) -> Markup {
        let index = head.0 as usize;
        let (tile, waiting) = (self.table.river.tiles[index], self.table.river.waiting[index]);
        let coming = (self.table.round + 1..=4).map(|round| tile.drops(round).to_string());
        let args = [
            ("waiting", waiting.into()),
            ("tile", tile.to_string().into()),
            ("coming", self.voice.voice().list(coming).into()),
            ("last", if self.table.round >= 4 { "yes" } else { "no" }.into()),
        ];
        let rest = self.table.flows_to(head.basin());
        let label = format!(
            "{}: {}. {}",
            self.names.heads[index],
            self.voice.say("board-head", &args),
            self.stops(rest.1)
        );
        let name = head.to_string();
        let inner = html! {
            (pieces::scroll())
            b.hl { (&name[1..]) }
            span.rounds {
                @for round in 1..=4u8 {
                    @let when = match round.cmp(&self.table.round.max(1)) {
                        std::cmp::Ordering::Less => "gone",
                        std::cmp::Ordering::Equal => "now",
                        std::cmp::Ordering::Greater => "",
                    };
                    i class=(when) { (tile.drops(round)) }
                }
            }
        };
        let way = pieces::lit_run(&run(Some(head), head.basin(), rest.0, rest.1), rest.1);
        html! {
            div.site {
                (self.lay(&name, "head", &label, map::head(head), Ring("head", pieces::HEAD), &inner))
                (way)
            }
        }
    }

    /// Where the next drop stops.
    fn stops(&self, dam: Option<BaseSpace>) -> String {
        let dam = dam.map_or_else(|| "none".to_owned(), |it| it.to_string());
        self.voice.say("page-next-drop", &[("dam", dam.into())])
    }

    fn dam(&self, space: BaseSpace) -> Markup {
        let level = self.table.level(space);
        let owner = self.owner(|player| player.bases.has(space));
        let name = space.to_string();
        let free = &self.names.bases[space.0 as usize];
        let held = self.table.river.held[space.0 as usize];
        let full = level > 0 && held >= self.table.capacity(space);
        let rest = self.table.flows_to(space.basin());
        let label = if level > 0 {
            let whose = owner.map_or(self.names.it("board-neutral"), |it| &self.names.company(it).name);
            let dam = self.names.dam(level, self.table.capacity(space), held);
            let spills = if full { format!(". {}", self.stops(rest.1)) } else { String::new() };
            format!("{free}: {whose}, {dam}{spills}")
        } else {
            free.clone()
        };
        let priced = match level {
            0 => Some((Kind::Base, Site::Base(space))),
            1 | 2 if self.mine(owner) => Some((Kind::Elevation, Site::Base(space))),
            _ => None,
        };
        let building = self.stage.at(&name).any(|choice| choice.notation.starts_with("build"));
        let inner = html! {
            @match (level, owner) {
                (0, _) => @if space.red() { (pieces::price_tag(pieces::WALL, 30.0, -2.0)) },
                (_, Some(owner)) => (pieces::wall(&self.names.company(owner).class, level)),
                (_, None) => (pieces::wall("neutral", level)),
            }
            @if level < 3 && building { span.ghost { (pieces::wall(self.builder(), level + 1)) } }
            (self.cost(priced))
        };
        let ring =
            ["dam1", "dam1", "dam2", "dam3"][usize::from(if building { level + 1 } else { level }.min(3))];
        html! {
            div.site {
                (self.lay(&name, "dam", &label, map::dam(space), Ring(ring, pieces::WALL), &inner))
                @if full { (pieces::lit_run(&run(None, space.basin(), rest.0, rest.1), rest.1)) }
            }
        }
    }

    fn conduit(&self, space: ConduitSpace) -> Markup {
        let owner = self.owner(|player| player.conduits.has(space));
        let name = space.to_string();
        let free = &self.names.conduits[space.0 as usize];
        let spot = map::plate(space);
        let label =
            owner.map_or_else(|| free.clone(), |it| format!("{free}: {}", self.names.company(it).name));
        let class = owner.map_or("", |it| &self.names.company(it).class);
        let building = owner.is_none() && self.stage.at(&name).next().is_some();
        let inner = html! {
            (pieces::plate(class))
            b.cap { (space.power()) }
            @if let Some(sum) = self.best_sum(space) { span.sum { (sum) (icons::glyph("energy")) } }
            (self.cost(owner.is_none().then_some((Kind::Conduit, Site::Conduit(space)))))
        };
        html! {
            div.site {
                (self.lay(&name, &format!("plate {class}"), &label, spot, Ring("plate", pieces::PLATE), &inner))
                @if building { (ghost_pipe(self.builder(), space)) }
                (pieces::lit_way(space))
            }
        }
    }

    fn house(&self, space: PowerhouseSpace) -> Markup {
        let owner = self.owner(|player| player.powerhouses.has(space));
        let free = &self.names.houses[space.0 as usize];
        let name = super::places::powerhouse(space);
        let label =
            owner.map_or_else(|| free.clone(), |it| format!("{free}: {}", self.names.company(it).name));
        let inner = html! {
            @match owner {
                Some(owner) => (pieces::powerhouse(&self.names.company(owner).class)),
                None => {
                    @if space.red() { (pieces::price_tag(pieces::HOUSE, -4.0, -14.0)) }
                    @if self.stage.at(&name).next().is_some() { span.ghost { (pieces::powerhouse(self.builder())) } }
                    (self.cost(Some((Kind::Powerhouse, Site::Powerhouse(space)))))
                },
            }
        };
        self.lay(&name, "house", &label, map::house(space), Ring("house", pieces::HOUSE), &inner)
    }

    fn mine(&self, owner: Option<Company>) -> bool {
        owner.is_some() && owner == self.table.me().company
    }

    /// What building here would cost, shown while the place is pointed at.
    fn cost(&self, priced: Option<Priced>) -> Markup {
        let asked = self.view.viewer == Viewer::Seat(self.table.active) && self.table.phase == Phase::Actions;
        let Some((kind, site)) = priced.filter(|_| asked) else { return html! {} };
        let (machine, count) = self.table.plain_cost(kind, site);
        let glyph = match machine {
            Machine::Excavator => "exc",
            Machine::Mixer => "mix",
        };
        html! {
            span.cost {
                (icons::amount(count, glyph))
                @if kind != Kind::Elevation && site.red() { (icons::amount(Site::FEE, "credit")) }
            }
        }
    }

    /// A place of the map with its ring, if it can be chosen.
    fn lay(&self, name: &str, class: &str, label: &str, spot: Spot, ring: Ring, inner: &Markup) -> Markup {
        let open = self.stage.at(name).next().is_some();
        let inner = html! { @if open { (pieces::ring(ring.0, ring.1)) } (inner) };
        self.stage.place(Place { name, class, label, spot: Some(spot) }, &inner)
    }

    /// The water: what waits on head streams, what dams hold, and a drop on its way.
    pub(super) fn water(&self) -> Markup {
        let river = &self.table.river;
        html! {
            div.map aria-hidden="true" {
                @for head in HeadStream::ALL {
                    @let waiting = river.waiting[head.0 as usize];
                    @for nth in 0..waiting { (drop(&head_drop(head, nth), map::waiting(head, nth, waiting))) }
                }
                @for space in BaseSpace::all() {
                    @let held = river.held[space.0 as usize] - u8::from(self.moment.coming == Some(space));
                    @for nth in 0..held {
                        @let landed = self.moment.landed.as_ref().filter(|(at, _)| *at == space && nth + 1 == held);
                        @let name = landed.map_or_else(|| dam_drop(space, nth), |(_, name)| name.clone());
                        (drop(&name, map::behind(space, self.table.level(space), nth, held)))
                    }
                }
                @for (name, spot) in &self.moment.drops { (drop(name, *spot)) }
                (self.under_way())
                (sketch::across(self.stage.sketches, "water"))
            }
        }
    }

    /// Water through a pipe, and the windows it lights up.
    fn surge(&self, conduit: ConduitSpace) -> String {
        let mut out = format!("<use href=\"#c{}\"/>", conduit.0);
        for house in conduit.to().powerhouses().filter(|it| self.table.me().powerhouses.has(*it)) {
            let (x, y) = map::house_foot(house);
            out += &format!("<circle cx=\"{x}\" cy=\"{}\" r=\"64\" fill=\"url(#lamp)\"/>", y - 18.0);
        }
        out
    }

    /// What runs at this moment: a drop down the river, a ring where it landed, a surge through a pipe with its sum, a card.
    fn under_way(&self) -> Markup {
        let picture = |class: &str, hold: u16, body: String| {
            html! {
                svg class={ "pipes " (class) } viewBox={ "0 0 1000 " (HIGH) } data-hold=(hold) style={ "--ms:" (hold) "ms" } {
                    (PreEscaped(body))
                }
            }
        };
        html! {
            @if let Some((path, hold)) = &self.moment.run {
                (picture("flowing", *hold, format!("<g style=\"offset-path:path('{path}')\"><use href=\"#drop\"/></g>")))
            }
            @if let Some((dam, _)) = self.moment.landed {
                @let (x, y) = map::foot(dam);
                (picture("ripple", 160, format!("<circle cx=\"{x}\" cy=\"{}\" r=\"24\"/>", y - 40.0)))
            }
            @if let Some((conduit, sum)) = &self.moment.surge {
                @let spot = map::plate(*conduit);
                (picture("surge", SURGE, self.surge(*conduit)))
                span.made.spot style={ "left:" (hundredths(spot.x)) "%;top:" (hundredths(spot.y)) "%" } { (sum) (icons::glyph("energy")) }
            }
            @if let Some(card) = &self.moment.card { (card) }
        }
    }
}

/// The piece of a drop waiting on a head stream.
pub(super) fn head_drop(head: HeadStream, nth: u8) -> String {
    format!("p-{head}-{nth}")
}

/// The piece of a drop behind a dam.
pub(super) fn dam_drop(space: BaseSpace, nth: u8) -> String {
    format!("p-{space}-{nth}")
}

fn drop(name: &str, spot: Spot) -> Markup {
    let style = format!("left:{}%;top:{}%", hundredths(spot.x), hundredths(spot.y));
    html! { i.drop id=(name) style=(style) { (pieces::drop()) } }
}

fn hundredths(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

/// The pipe as it would lie, shown while its plate is pointed at.
fn ghost_pipe(class: &str, space: ConduitSpace) -> Markup {
    html! { svg.way.pipes viewBox={ "0 0 1000 " (HIGH) } aria-hidden="true" { (pieces::pipe(class, space)) } }
}
