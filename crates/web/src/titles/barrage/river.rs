//! The pieces on the map: head streams, dams, conduits, powerhouses, and the water on its way.

use barrage::{Area, BaseSpace, ConduitSpace, HeadStream, PowerhouseSpace};
use maud::{Markup, PreEscaped, html};

use super::board::Board;
use super::map::{self, HIGH};
use crate::stage::{Place, Spot};

impl Board<'_> {
    /// The map with everything that is built.
    pub(super) fn map(&self) -> Markup {
        html! {
            div.map {
                img.under src=(ground_file()) alt=(self.names.it("page-map"));
                @for area in Area::ALL { span class={ "region " (area) } { (self.voice.name("area", area)) } }
                (self.pipes())
                @for head in HeadStream::ALL { (self.head(head)) }
                @for space in ConduitSpace::all() { (self.conduit(space)) }
                @for space in PowerhouseSpace::all() { (self.house(space)) }
                @for space in BaseSpace::all() { (self.dam(space)) }
            }
        }
    }

    /// The conduits that are built, as pipes along their courses.
    fn pipes(&self) -> Markup {
        html! {
            svg.pipes viewBox={ "0 0 1000 " (HIGH) } aria-hidden="true" {
                @for space in ConduitSpace::all() {
                    @if let Some(owner) = self.owner(|player| player.conduits & space.bit() != 0) {
                        (pipe(&self.names.company(owner).class, space))
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
        let label = format!("{}: {}", self.names.heads[index], self.voice.say("board-head", &args));
        let name = head.to_string();
        let inner = html! {
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
        self.lay(&name, "head", &label, map::head(head), &inner)
    }

    fn dam(&self, space: BaseSpace) -> Markup {
        let level = self.table.level(space);
        let owner = self.owner(|player| player.bases & space.bit() != 0);
        let name = space.to_string();
        let free = &self.names.bases[space.0 as usize];
        let label = if level > 0 {
            let whose = owner.map_or(self.names.it("board-neutral"), |it| &self.names.company(it).name);
            let held = self.table.river.held[space.0 as usize];
            format!("{free}: {whose}, {}", self.names.dam(level, self.table.capacity(space), held))
        } else {
            free.clone()
        };
        let inner = html! {
            @match (level, owner) {
                (0, _) => i.site.red[space.red()] {},
                (_, Some(owner)) => {
                    @let names = self.names.company(owner);
                    (wall(&names.class, level))
                    b class={ "mk " (names.class) } { (names.letter) }
                },
                (_, None) => (wall("neutral", level)),
            }
            @if level < 3 && self.stage.at(&name).next().is_some() {
                span.ghost { (wall(self.builder(), level + 1)) }
            }
        };
        self.lay(&name, "dam", &label, map::dam(space), &inner)
    }

    fn conduit(&self, space: ConduitSpace) -> Markup {
        let owner = self.owner(|player| player.conduits & space.bit() != 0);
        let name = space.to_string();
        let free = &self.names.conduits[space.0 as usize];
        let spot = map::plate(space);
        let label =
            owner.map_or_else(|| free.clone(), |it| format!("{free}: {}", self.names.company(it).name));
        let class = owner.map_or("", |it| &self.names.company(it).class);
        let choice = self.stage.at(&name).next().is_some();
        let inner = html! {
            span.cap { (space.power()) }
            @if let Some(owner) = owner { (self.mark(owner)) }
            @if choice && owner.is_none() { (ghost_pipe(self.builder(), space, spot)) }
        };
        self.lay(&name, &format!("plate {class}"), &label, spot, &inner)
    }

    fn house(&self, space: PowerhouseSpace) -> Markup {
        let owner = self.owner(|player| player.powerhouses & space.bit() != 0);
        let free = &self.names.houses[space.0 as usize];
        let name = super::places::powerhouse(space);
        let label =
            owner.map_or_else(|| free.clone(), |it| format!("{free}: {}", self.names.company(it).name));
        let inner = html! {
            @match owner {
                Some(owner) => {
                    i class={ "hs " (self.names.company(owner).class) } {}
                    (self.mark(owner))
                },
                None => {
                    i.hs.red[space.red()] {}
                    @if self.stage.at(&name).next().is_some() { span.ghost { i class={ "hs " (self.builder()) } {} } }
                },
            }
        };
        self.lay(&name, "house", &label, map::house(space), &inner)
    }

    fn lay(&self, name: &str, class: &str, label: &str, spot: Spot, inner: &Markup) -> Markup {
        self.stage.place(Place { name, class, label, spot: Some(spot) }, inner)
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
                    @let held = river.held[space.0 as usize];
                    @for nth in 0..held {
                        @let landed = self.moment.landed.as_ref().filter(|(at, _)| *at == space && nth + 1 == held);
                        @let name = landed.map_or_else(|| dam_drop(space, nth), |(_, name)| name.clone());
                        (drop(&name, map::behind(space, self.table.level(space), nth, held)))
                    }
                }
                @for (name, spot) in &self.moment.drops { (drop(name, *spot)) }
            }
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
    html! { i.drop id=(name) style={ "left:" (hundredths(spot.x)) "%;top:" (hundredths(spot.y)) "%" } {} }
}

fn hundredths(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

/// A dam wall, storey on storey.
fn wall(class: &str, level: u8) -> Markup {
    html! { span class={ "wall " (class) } { @for _ in 0..level { i {} } } }
}

/// A pipe: its edge, its colour, its pattern.
fn pipe(class: &str, space: ConduitSpace) -> Markup {
    let course = map::course(space);
    html! { g class={ "pipe " (class) } { @for _ in 0..3 { (PreEscaped(format!("<path d=\"{course}\"/>"))) } } }
}

/// The pipe as it would lie, in the measure of its plate.
fn ghost_pipe(class: &str, space: ConduitSpace, spot: Spot) -> Markup {
    let style = format!(
        "width:{:.1}%;height:{:.1}%;left:{:.1}%;top:{:.1}%",
        10_000.0 / spot.wide,
        10_000.0 / spot.high,
        50.0 - spot.x * 100.0 / spot.wide,
        50.0 - spot.y * 100.0 / spot.high,
    );
    html! { svg.ghost.pipes viewBox={ "0 0 1000 " (HIGH) } style=(style) { (pipe(class, space)) } }
}

fn ground_file() -> String {
    format!("/assets/barrage-ground.svg?{:x}", crate::assets::version())
}
