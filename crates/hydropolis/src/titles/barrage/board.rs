//! A table of Barrage in letters.

use barrage::{
    BaseSpace, Basin, Building, Colour, ConduitSpace, Contract, HeadStream, Kind, Officer, Phase, Player,
    PowerhouseSpace, Segment, Table, Variant, View,
};
use kernel::{Seat, Set};
use words::{BarrageVoice, Value, Words};

use super::variant_name;
use crate::columns::columns;

/// What stands where nothing is.
const NOTHING: &str = "-";

/// Everything that lies open.
pub(crate) fn board(words: &Words, view: &View) -> String {
    let table = &view.table;
    let board = Board { voice: BarrageVoice::new(words, table), table };
    let mut parts = vec![board.heading()];
    if table.phase != Phase::Draft {
        parts.extend([board.companies(), board.players()]);
    }
    parts.extend([board.map(), board.offer(view)]);
    parts.join("\n")
}

struct Board<'a> {
    voice: BarrageVoice<'a>,
    table: &'a Table,
}

impl Board<'_> {
    fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.voice.say(&format!("board-{id}"), args)
    }

    fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        let text = self.voice.voice().list(things);
        if text.is_empty() { NOTHING.to_owned() } else { text }
    }

    /// Round, phase, turn order, bonus tiles and objective.
    fn heading(&self) -> String {
        let table = self.table;
        let phase = match table.phase {
            Phase::Draft => "draft",
            Phase::Income => "income",
            Phase::Actions => "actions",
            Phase::Over => "over",
        };
        let order = self.list(table.order().iter().map(|&seat| self.voice.seat(seat)));
        let heading = self.say(
            "heading",
            &[
                ("variant", self.voice.name("variant", variant_name(table.variant)).into()),
                ("round", table.round.into()),
                ("rounds", table.bonus.len().into()),
                ("phase", self.voice.name("phase", phase).into()),
                ("phase-id", phase.into()),
                ("order", order.into()),
            ],
        );
        let bonus = table.bonus.iter().zip(1u8..).map(|(&bonus, round)| {
            let args = [
                ("round", round.into()),
                ("bonus", self.voice.name("bonus", bonus).into()),
                ("vp", bonus.vp().into()),
                ("now", if round == table.round { "yes" } else { "no" }.into()),
            ];
            self.say("bonus", &args)
        });
        let bonus = self.say("bonuses", &[("list", self.list(bonus).into())]);
        let objective = self.voice.name("objective", table.objective);
        let objective = self.say("objective", &[("objective", objective.into())]);
        let mut text = format!("{heading}\n{bonus}\n{objective}\n");
        if let Some(action) = table.automa.action {
            let criteria = table.automa.criteria.map_or(NOTHING.to_owned(), |tile| tile.to_string());
            let args = [("action", action.to_string().into()), ("criteria", criteria.into())];
            text.push_str(&format!("{}\n", self.say("automa", &args)));
            let numbered = self.voice.actions(action).into_iter().zip(1..);
            let mut rows: Vec<Vec<String>> =
                numbered.map(|(action, number)| vec![format!("  {number}"), action]).collect();
            let criteria = table.automa.criteria.map(|tile| self.voice.criteria(tile));
            rows.extend(criteria.into_iter().flatten().map(|line| vec!["  *".to_owned(), line]));
            text.push_str(&columns(&rows, false));
        }
        text
    }

    /// One row a company, with all that can be counted.
    fn companies(&self) -> String {
        let head =
            ["vp", "energy", "credits", "engineers", "excavators", "mixers"].map(|it| self.say(it, &[]));
        let kinds = self.kinds();
        let pieces = kinds.iter().map(|kind| self.voice.voice().form("structure", kind, "column"));
        let mut rows = vec![[self.say("company", &[])].into_iter().chain(head).chain(pieces).collect()];
        for &seat in self.table.order() {
            let player = &self.table.seats[seat];
            let mut row = vec![
                self.title(seat),
                player.vp.to_string(),
                player.energy.to_string(),
                player.credits.to_string(),
                player.engineers.to_string(),
                player.excavators.to_string(),
                player.mixers.to_string(),
            ];
            row.extend(
                kinds.iter().map(|&kind| format!("{}/{}", self.table.built(player, kind), kind.pieces())),
            );
            rows.push(row);
        }
        columns(&rows, true)
    }

    /// The kinds of structures in play.
    fn kinds(&self) -> &'static [Kind] {
        if self.table.expanded() { &Kind::EVERY } else { &Kind::ALL }
    }

    /// A seat with its name, marked when it is asked or has passed.
    fn title(&self, seat: Seat) -> String {
        let state = match (self.table.phase, self.table.seats[seat].passed) {
            (Phase::Over, _) => "none",
            (_, true) => "passed",
            _ if self.table.active == seat => "asked",
            _ => "none",
        };
        let level = self.table.seats[seat].automa;
        let args = [
            ("name", self.voice.seat(seat).into()),
            ("seat", seat.to_string().into()),
            ("state", state.into()),
            ("level", level.map_or(String::new(), |level| self.voice.name("level", level)).into()),
            ("level-id", level.map_or("none".to_owned(), |level| level.to_string()).into()),
        ];
        self.say("title", &args)
    }

    /// What each player has besides numbers.
    fn players(&self) -> String {
        let mut text = String::new();
        for &seat in self.table.order() {
            let player = &self.table.seats[seat];
            if player.company.is_none() {
                continue;
            }
            let officer = player.officer.map_or(NOTHING.to_owned(), |officer| {
                let args = [
                    ("officer", self.voice.name("officer", officer).into()),
                    ("ability", self.voice.ability(officer).into()),
                ];
                self.say("officer-text", &args)
            });
            let lines = [
                ("officer", officer),
                ("excamixers", self.excamixers(player)),
                ("wheel", self.wheel(player)),
                ("tiles", self.list(player.tiles.iter().map(|tile| self.voice.name("tile", tile)))),
                ("contracts", self.contracts(player.contracts)),
                ("fulfilled", self.list(player.fulfilled.iter().map(|contract| contract.to_string()))),
                ("works-done", self.list(player.works.iter().map(|work| work.to_string()))),
                ("built-at", self.list(player.buildings.iter().map(|it| self.voice.name("site", it)))),
                ("spaces", self.spaces(seat, player)),
                ("architect", if player.architect { "✓".to_owned() } else { NOTHING.to_owned() }),
            ];
            text.push_str(&format!("{}\n", self.voice.seat(seat)));
            let rows: Vec<Vec<String>> = lines
                .into_iter()
                .filter(|(_, value)| value != NOTHING)
                .map(|(label, value)| vec![self.say(label, &[]), value])
                .collect();
            text.push_str(&columns(&rows, false));
        }
        text
    }

    /// Machines that only Elon has (L-14.4).
    fn excamixers(&self, player: &Player) -> String {
        match player.officer {
            Some(Officer::Elon) => player.excamixers.to_string(),
            _ => NOTHING.to_owned(),
        }
    }

    /// The wheel, beginning with the open segment.
    fn wheel(&self, player: &Player) -> String {
        let segment = |segment: &Segment| {
            let parts = [
                segment.tile.map(|tile| self.voice.name("tile", tile)),
                (segment.excavators > 0).then(|| self.amount("effect-excavators", segment.excavators)),
                (segment.mixers > 0).then(|| self.amount("effect-mixers", segment.mixers)),
                (segment.excamixers > 0).then(|| self.amount("effect-excamixers", segment.excamixers)),
            ];
            self.list(parts.into_iter().flatten())
        };
        player.wheel.iter().map(segment).collect::<Vec<_>>().join(" | ")
    }

    fn amount(&self, id: &str, count: u8) -> String {
        self.voice.say(id, &[("count", count.into())])
    }

    fn contracts(&self, contracts: Set<Contract>) -> String {
        self.list(contracts.iter().map(|contract| self.voice.contract(contract)))
    }

    /// Where a player's engineers are.
    fn spaces(&self, seat: Seat, player: &Player) -> String {
        let spaces = player.spaces.iter().map(|space| self.voice.name("space", space));
        let project = &self.table.leeghwater;
        let visited = project.buildings.iter().zip(project.visitors).filter_map(|(building, visitors)| {
            building.filter(|_| visitors.contains(&Some(seat))).map(|it| self.voice.name("site", it))
        });
        let counted = [
            ("space-bank", player.banked),
            ("space-construction", player.constructions),
            ("space-mahiri", player.copies),
            ("space-own", player.own_space),
        ];
        let counted = counted.into_iter().filter(|(_, count)| *count > 0);
        let counted = counted.map(|(id, count)| self.say(id, &[("count", count.into())]));
        self.list(spaces.chain(visited).chain(counted))
    }

    /// Head streams and basins.
    fn map(&self) -> String {
        let mut text = format!("{}\n", self.say("map", &[]));
        let heads = HeadStream::ALL.map(|head| {
            let index = head.0 as usize;
            let tile = self.table.river.tiles[index];
            let coming = (self.table.round + 1..=4).map(|round| tile.drops(round).to_string());
            let args = [
                ("waiting", self.table.river.waiting[index].into()),
                ("tile", tile.to_string().into()),
                ("coming", self.list(coming).into()),
                ("last", if self.table.round >= 4 { "yes" } else { "no" }.into()),
            ];
            vec![
                head.to_string(),
                self.say("to-basin", &[("basin", head.basin().0.into())]),
                self.say("head", &args),
            ]
        });
        text.push_str(&columns(&heads, false));
        let head = ["basin", "area", "river", "upper", "lower", "left", "right", "houses"];
        let mut rows = vec![head.map(|it| self.say(it, &[])).to_vec()];
        for basin in Basin::all() {
            let river = basin.river().map_or(NOTHING.to_owned(), |to| to.0.to_string());
            let mut row = vec![basin.0.to_string(), self.voice.name("area", basin.area()), river];
            row.extend(pair(basin.base_spaces().map(|space| self.dam(space))));
            row.extend(pair(basin.conduits().map(|space| self.conduit(space))));
            row.push(basin.powerhouses().map(|space| self.powerhouse(space)).collect::<Vec<_>>().join("  "));
            rows.push(row);
        }
        text.push_str(&columns(&rows, false));
        text
    }

    /// `B5U* DE 2 (1/2)`: a red space, Germany's dam of level 2 with 1 drop of 2.
    fn dam(&self, space: BaseSpace) -> String {
        let name = red(space, space.red());
        if self.table.level(space) == 0 {
            return format!("{name} {NOTHING}");
        }
        let owner = self.owner(|player| player.bases.has(space));
        let owner = owner.unwrap_or_else(|| self.say("neutral", &[]));
        let held = self.table.river.held[space.0 as usize];
        format!("{name} {owner} {} ({held}/{})", self.table.level(space), self.table.capacity(space))
    }

    /// `C5L 3>9 IT`: a conduit of power 3 to basin 9, Italy's.
    fn conduit(&self, space: ConduitSpace) -> String {
        let owner = self.owner(|player| player.conduits.has(space));
        format!("{space} {}>{} {}", space.power(), space.to().0, owner.as_deref().unwrap_or(NOTHING))
    }

    fn powerhouse(&self, space: PowerhouseSpace) -> String {
        let owner = self.owner(|player| player.powerhouses.has(space));
        format!("{} {}", red(space, space.red()), owner.as_deref().unwrap_or(NOTHING))
    }

    /// The short name of the company that owns something.
    fn owner(&self, owns: impl Fn(&Player) -> bool) -> Option<String> {
        let players = self.table.seats().map(|seat| &self.table.seats[seat]);
        let company = players.into_iter().find(|player| owns(player))?.company?;
        Some(self.voice.voice().form("company", company, "short"))
    }

    /// Contracts, patents, and in the draft what there is to choose.
    fn offer(&self, view: &View) -> String {
        let table = self.table;
        let mut rows = Vec::new();
        if table.phase == Phase::Draft {
            let pairs = table.pairs.iter().flatten().map(|&(company, officer)| {
                let args = [
                    ("company", self.voice.name("company", company).into()),
                    ("officer", self.voice.name("officer", officer).into()),
                ];
                self.say("pair", &args)
            });
            under(&mut rows, self.say("pairs", &[]), pairs);
            let starting = table.starting.iter().map(|contract| self.voice.contract(contract));
            under(&mut rows, self.say("starting", &[]), starting);
        }
        if let Some(officers) = table.laid_out_for_mahiri() {
            let officers = officers.iter().map(|officer| self.voice.name("officer", officer));
            rows.push(vec![self.say("copyable", &[]), self.list(officers)]);
        }
        for colour in Colour::ALL {
            let shown = table.display[colour as usize].iter().flatten();
            let left = view.unseen_contracts.iter().filter(|it| it.colour() == Some(colour)).count();
            let label = self.say(&format!("display-{colour}"), &[("left", left.into())]);
            under(&mut rows, label, shown.map(|&contract| self.voice.contract(contract)));
        }
        let national = table.national.iter().flatten().map(|&contract| self.voice.contract(contract));
        under(&mut rows, self.say("national", &[]), national);
        if table.variant == Variant::Full {
            let patents = table.patents.iter().zip(1u8..).map(|(tile, slot)| {
                let tile = tile.map_or(NOTHING.to_owned(), |tile| self.voice.tile(tile));
                self.say("patent", &[("slot", slot.into()), ("tile", tile.into())])
            });
            under(&mut rows, self.say("patents", &[]), patents);
        }
        if table.expanded() {
            let works = table.leeghwater.works.iter().zip(1u8..).map(|(work, position)| {
                let work = work.map_or(NOTHING.to_owned(), |work| self.voice.work(work));
                self.say("work", &[("position", position.into()), ("work", work.into())])
            });
            under(&mut rows, self.say("works", &[("left", view.unseen_works.len().into())]), works);
            let buildings = table.leeghwater.buildings.iter().flatten().zip(1u8..);
            let buildings = buildings.map(|(&building, row)| self.building(building, row));
            under(&mut rows, self.say("buildings", &[]), buildings);
        }
        columns(&rows, false)
    }

    /// A private building: what it costs, brings and does, and who has built there.
    fn building(&self, building: Building, row: u8) -> String {
        let it = building.row();
        let args = [
            ("row", row.into()),
            ("building", self.voice.name("site", building).into()),
            ("excavators", it.excavators.into()),
            ("mixers", it.mixers.into()),
            ("vp", it.vp.into()),
            ("reward", self.voice.reward(&it.action).into()),
        ];
        let text = self.say("building", &args);
        let builders: Vec<String> = self.table.builders(building).map(|seat| self.voice.seat(seat)).collect();
        if builders.is_empty() {
            return text;
        }
        format!("{text} ({})", self.say("builders", &[("list", self.list(builders).into())]))
    }
}

/// Rows for several things under one label.
fn under(rows: &mut Vec<Vec<String>>, label: String, things: impl Iterator<Item = String>) {
    let mut things = things.peekable();
    if things.peek().is_none() {
        rows.push(vec![label.clone(), NOTHING.to_owned()]);
    }
    for (place, thing) in things.enumerate() {
        rows.push(vec![if place == 0 { label.clone() } else { String::new() }, thing]);
    }
}

/// A space by its name, with a star for a red border.
fn red(space: impl ToString, red: bool) -> String {
    format!("{}{}", space.to_string(), if red { "*" } else { "" })
}

/// Two cells, empty where a basin has no such spaces.
fn pair(mut cells: impl Iterator<Item = String>) -> [String; 2] {
    std::array::from_fn(|_| cells.next().unwrap_or_default())
}
