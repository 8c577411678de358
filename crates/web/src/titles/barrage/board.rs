//! A table of Barrage as cards: the round, the companies, the map, what is on offer.

use barrage::{
    BaseSpace, Basin, Colour, ConduitSpace, Contract, HeadStream, Kind, Phase, Player, PowerhouseSpace,
    Segment, Space, Table, Tile, Variant, View,
};
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use words::{BarrageVoice, Value, Words};

use crate::say::capital;
use crate::titles::{fact, list};

/// Everything on the table.
pub(super) fn board(words: &Words, view: &View) -> Markup {
    let it = Board { voice: BarrageVoice::new(words, &view.table), table: &view.table };
    let mut seats: Vec<Seat> = view.table.order().to_vec();
    if let Viewer::Seat(me) = view.viewer {
        // What is mine comes first.
        seats.sort_by_key(|&seat| seat != me);
    }
    html! {
        section.round { (it.heading()) }
        section.players aria-label=(it.web("players")) {
            @for seat in seats { (it.player(seat, view.viewer == Viewer::Seat(seat))) }
        }
        section.offer { (it.offer(view)) }
        section.map {
            h3 { (it.web("map")) }
            ul.heads { @for head in HeadStream::ALL { (it.head(head)) } }
            div.basins { @for basin in Basin::all() { (it.basin(basin)) } }
        }
    }
}

struct Board<'a> {
    voice: BarrageVoice<'a>,
    table: &'a Table,
}

impl Board<'_> {
    fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.voice.say(&format!("board-{id}"), args)
    }

    fn web(&self, id: &str) -> String {
        self.voice.say(&format!("page-{id}"), &[])
    }

    fn heading(&self) -> Markup {
        let table = self.table;
        let phase = match table.phase {
            Phase::Draft => "draft",
            Phase::Income => "income",
            Phase::Actions => "actions",
            Phase::Over => "over",
        };
        let variant = if table.variant == Variant::Intro { "intro" } else { "full" };
        let order = self.voice.voice().list(table.order().iter().map(|&seat| self.voice.seat(seat)));
        let heading = self.say(
            "heading",
            &[
                ("variant", self.voice.name("variant", variant).into()),
                ("round", table.round.into()),
                ("rounds", table.bonus.len().into()),
                ("phase", self.voice.name("phase", phase).into()),
                ("phase-id", phase.into()),
                ("order", order.into()),
            ],
        );
        html! {
            p.standing { (heading) }
            details {
                summary { (self.web("bonus-and-objective")) }
                ol.bonuses {
                    @for (bonus, round) in table.bonus.iter().zip(1u8..) {
                        li.now[round == table.round] {
                            (capital(&self.voice.name("bonus", bonus))) " (" (bonus.vp()) ")"
                        }
                    }
                }
                p { (self.say("objective", &[("objective", self.voice.name("objective", table.objective).into())])) }
                @if let Some(action) = table.automa.action {
                    @let criteria = table.automa.criteria.map_or(String::from("-"), |tile| tile.to_string());
                    p { (self.say("automa", &[("action", action.to_string().into()), ("criteria", criteria.into())])) }
                }
            }
        }
    }

    fn player(&self, seat: Seat, mine: bool) -> Markup {
        let player = &self.table.seats[seat];
        let company =
            player.company.map_or(String::from("none"), |company| company.to_string().to_lowercase());
        let figures = [
            ("vp", player.vp.to_string()),
            ("energy", player.energy.to_string()),
            ("credits", player.credits.to_string()),
            ("engineers", player.engineers.to_string()),
            ("excavators", player.excavators.to_string()),
            ("mixers", player.mixers.to_string()),
        ];
        let tiles = Tile::all().filter(|tile| player.tiles & tile.bit() != 0);
        let asked = self.table.phase != Phase::Over && self.table.active == seat;
        html! {
            article.player.mine[mine].asked[asked] data-company=(company) {
                h3 {
                    span.mark { (seat.to_string()) } " " (self.voice.seat(seat))
                    @if let Some(level) = player.automa { " " small { (self.voice.name("level", level)) } }
                    @if player.passed { " " small { (self.web("passed")) } }
                }
                dl.figures {
                    @for (name, value) in &figures { (fact(&self.web(name), value)) }
                    @for kind in Kind::ALL {
                        (fact(
                            &self.voice.voice().form("structure", kind, "plural"),
                            &format!("{}/{}", self.table.built(player, kind), kind.pieces()),
                        ))
                    }
                }
                @if player.company.is_some() {
                    details open[mine] {
                        summary { (self.web("details")) }
                        @if let Some(officer) = player.officer {
                            p { strong { (self.voice.name("officer", officer)) } ": " (self.voice.ability(officer)) }
                        }
                        (list(&self.say("contracts", &[]), set(player.contracts).map(|it| self.voice.contract(it))))
                        (list(&self.say("tiles", &[]), tiles.map(|tile| capital(&self.voice.tile(tile)))))
                        div.listing {
                            h4 { (self.say("wheel", &[])) }
                            ol.wheel { @for segment in &player.wheel { li { (self.segment(segment)) } } }
                        }
                        (list(&self.say("spaces", &[]), self.spaces(player)))
                        (list(&self.say("fulfilled", &[]), set(player.fulfilled).map(|it| it.to_string())))
                    }
                }
            }
        }
    }

    fn segment(&self, segment: &Segment) -> String {
        let amount = |id: &str, count: u8| self.voice.say(id, &[("count", count.into())]);
        let parts = [
            segment.tile.map(|tile| self.voice.name("tile", tile)),
            (segment.excavators > 0).then(|| amount("effect-excavators", segment.excavators)),
            (segment.mixers > 0).then(|| amount("effect-mixers", segment.mixers)),
        ];
        let text = self.voice.voice().list(parts.into_iter().flatten());
        if text.is_empty() { "-".to_owned() } else { text }
    }

    fn spaces(&self, player: &Player) -> Vec<String> {
        let held = Space::all().filter(|space| player.spaces & space.bit() != 0);
        let counted = [
            ("space-bank", player.banked),
            ("space-construction", player.constructions),
            ("space-mahiri", player.copies),
        ];
        let counted = counted.into_iter().filter(|(_, count)| *count > 0);
        held.map(|space| self.voice.name("space", space))
            .chain(counted.map(|(id, count)| self.say(id, &[("count", count.into())])))
            .collect()
    }

    fn head(&self, head: HeadStream) -> Markup {
        let index = head.0 as usize;
        let tile = self.table.river.tiles[index];
        let coming = (self.table.round + 1..=4).map(|round| tile.drops(round).to_string());
        let args = [
            ("waiting", self.table.river.waiting[index].into()),
            ("tile", tile.to_string().into()),
            ("coming", self.voice.voice().list(coming).into()),
            ("last", if self.table.round >= 4 { "yes" } else { "no" }.into()),
        ];
        html! {
            li {
                strong { (head.to_string()) } " "
                (self.say("to-basin", &[("basin", head.basin().0.into())])) ": " (self.say("head", &args))
            }
        }
    }

    fn basin(&self, basin: Basin) -> Markup {
        html! {
            article.basin data-area=(basin.area().to_string()) {
                h4 { (capital(&self.say("basin", &[]))) " " (basin.0) " " small { (self.voice.name("area", basin.area())) } }
                ul {
                    @for space in basin.base_spaces() { (self.dam(space)) }
                    @for space in basin.conduits() { (self.conduit(space)) }
                    @for space in basin.powerhouses() { (self.powerhouse(space)) }
                }
                @if let Some(to) = basin.river() { p.river { (self.say("river", &[])) " " (to.0) } }
            }
        }
    }

    fn dam(&self, space: BaseSpace) -> Markup {
        let level = self.table.level(space);
        let owner = self.owner(|player| player.bases & space.bit() != 0);
        let held = self.table.river.held[space.0 as usize];
        html! {
            li.dam.built[level > 0].red[space.red()] data-company=[owner.as_ref().map(|it| &it.0)] {
                span.space { (space.to_string()) }
                @if level > 0 {
                    " " (owner.map_or_else(|| self.say("neutral", &[]), |it| it.1))
                    ", " (self.voice.say("page-dam", &[
                        ("level", level.into()), ("held", held.into()), ("room", self.table.capacity(space).into()),
                    ]))
                } @else { " " (self.web("dam-free")) }
            }
        }
    }

    fn conduit(&self, space: ConduitSpace) -> Markup {
        let owner = self.owner(|player| player.conduits & space.bit() != 0);
        let args = [("power", space.power().into()), ("to", space.to().0.into())];
        html! {
            li.conduit.built[owner.is_some()] data-company=[owner.as_ref().map(|it| &it.0)] {
                span.space { (space.to_string()) } " " (self.voice.say("page-conduit", &args))
                @if let Some(owner) = owner { ", " (owner.1) }
            }
        }
    }

    fn powerhouse(&self, space: PowerhouseSpace) -> Markup {
        let owner = self.owner(|player| player.powerhouses & space.bit() != 0);
        html! {
            li.powerhouse.built[owner.is_some()].red[space.red()] data-company=[owner.as_ref().map(|it| &it.0)] {
                span.space { (space.to_string()) } " "
                @match owner { Some(owner) => (owner.1), None => (self.web("powerhouse-free")) }
            }
        }
    }

    /// The company that owns something: its name in data and its short name.
    fn owner(&self, owns: impl Fn(&Player) -> bool) -> Option<(String, String)> {
        let players = self.table.seats().map(|seat| &self.table.seats[seat]);
        let company = players.into_iter().find(|player| owns(player))?.company?;
        Some((company.to_string().to_lowercase(), self.voice.name("company", company)))
    }

    fn offer(&self, view: &View) -> Markup {
        let table = self.table;
        html! {
            @if table.phase == Phase::Draft {
                (list(&capital(&self.say("pairs", &[])), table.pairs.iter().flatten().map(|&(company, officer)| {
                    let args = [
                        ("company", self.voice.name("company", company).into()),
                        ("officer", self.voice.name("officer", officer).into()),
                    ];
                    self.say("pair", &args)
                })))
                (list(&capital(&self.say("starting", &[])), set(table.starting).map(|it| self.voice.contract(it))))
            }
            @for colour in Colour::ALL {
                @let left = view.unseen_contracts().filter(|it| it.colour() == Some(colour)).count();
                @let label = self.say(&format!("display-{colour}"), &[("left", left.into())]);
                (list(&capital(&label), table.display[colour as usize].iter().flatten().map(|&it| self.voice.contract(it))))
            }
            (list(&capital(&self.say("national", &[])), table.national.iter().flatten().map(|&it| self.voice.contract(it))))
            @if table.variant == Variant::Full {
                (list(&capital(&self.say("patents", &[])), table.patents.iter().zip(1u8..).map(|(tile, slot)| {
                    let tile = tile.map_or(String::from("-"), |tile| self.voice.tile(tile));
                    self.say("patent", &[("slot", slot.into()), ("tile", tile.into())])
                })))
            }
        }
    }
}

/// The contracts of a set.
fn set(contracts: u64) -> impl Iterator<Item = Contract> {
    Contract::all().filter(move |contract| contracts & contract.bit() != 0)
}
