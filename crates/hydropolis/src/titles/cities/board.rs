//! A table of Underwater Cities in letters.

use cities::{
    Board, Card, CardSet, Cities, CitySite, EXPANSION, HandCard, MetropolisSpace, Phase, Piece, Player,
    PlayerView, Print, Resource, SITES_PER_CITY, Site, Slot, Spot, Tile, TunnelSite, UNLIMITED, View,
};
use kernel::{Game, Seat};
use words::{CitiesVoice, Value, Words};

use crate::columns::columns;

/// What stands where nothing is.
const NOTHING: &str = "-";

/// Everything the viewer may see.
pub(crate) fn board(words: &Words, game: &Cities, view: &View) -> String {
    let table = Letters { voice: CitiesVoice::new(words, game), game, view };
    let mut parts = vec![table.heading(), table.slots(), table.offer(), table.players()];
    parts.extend(view.order.iter().map(|&seat| table.player(seat)));
    if let Some(hand) = view.viewer.and_then(|seat| table.hand(seat)) {
        parts.push(hand);
    }
    parts.join("\n")
}

/// What a seat has at hand, in one line.
pub(crate) fn status(words: &Words, game: &Cities, view: &View, seat: Seat) -> Option<String> {
    let player = view.players.get(seat.index())?;
    let voice = CitiesVoice::new(words, game);
    let mut args = vec![
        ("seat", voice.seat(seat).into()),
        ("era", view.era.into()),
        ("round", view.round.into()),
        ("turn", view.turn.into()),
        ("points", player.open.points.into()),
        ("cards", player.hand.len().into()),
    ];
    args.extend(Resource::ALL.map(|it| (it.word(), Value::from(player.open.purse.get(it)))));
    Some(voice.say("status", &args))
}

struct Letters<'a> {
    voice: CitiesVoice<'a>,
    game: &'a Cities,
    view: &'a View,
}

impl Letters<'_> {
    fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.voice.say(&format!("board-{id}"), args)
    }

    fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        let text = self.voice.voice().list(things);
        if text.is_empty() { NOTHING.to_owned() } else { text }
    }

    fn seats(&self, seats: &[Seat]) -> String {
        self.list(seats.iter().map(|&seat| self.voice.seat(seat)))
    }

    /// Era, round, order, the Federation track and the supply.
    fn heading(&self) -> String {
        let view = self.view;
        let phase = match view.phase {
            Phase::FirstHands => "first-hands",
            Phase::Turns => "turns",
            Phase::Production => "production",
            Phase::NewHands => "new-hands",
            Phase::Scoring => "scoring",
            Phase::Over => "over",
        };
        let heading = self.say(
            "heading",
            &[
                ("phase", phase.into()),
                ("era", view.era.into()),
                ("round", view.round.into()),
                ("turn", view.turn.into()),
                ("order", self.seats(&view.order).into()),
            ],
        );
        // Markers below the track stand in no order.
        let below = view.order.iter().filter(|seat| !view.standing.contains(seat));
        let markers = view.standing.iter().chain(below).map(|&seat| {
            let steps = view.players[seat.index()].open.steps;
            // Space 4 is entered first, space 1 last.
            let space = if steps == 0 { 0 } else { 5u8.saturating_sub(steps) };
            let args = [("seat", self.voice.seat(seat).into()), ("space", space.into())];
            self.say("marker", &args)
        });
        let track = self.say("track", &[("markers", self.list(markers).into())]);
        let unlimited = if view.purple_left == UNLIMITED { "yes" } else { "no" };
        let supply = self.say(
            "supply",
            &[
                ("tunnels", view.tunnels_left.into()),
                ("white", view.white_left.into()),
                ("purple", view.purple_left.into()),
                ("unlimited", unlimited.into()),
                ("deck", view.deck.into()),
                ("discard", view.discard.len().into()),
                ("blues", view.spare_blues.into()),
            ],
        );
        format!("{heading}\n{track}\n{supply}\n")
    }

    /// The slots of the main board with the tiles on them.
    fn slots(&self) -> String {
        let count = self.game.pack().slots(self.game.players()).len();
        let mut rows = Vec::new();
        for (slot, data) in self.game.pack().slots(self.game.players()).iter().zip(1u8..) {
            let number = Slot(data);
            let tiles = self.view.tiles[number.index()];
            let seats = self.view.order.iter().filter(|seat| tiles.has(Tile::Of(**seat)));
            let blocked = tiles.has(Tile::Blocking).then(|| self.say("blocked", &[]));
            let tiles = self.list(seats.map(|seat| seat.to_string()).chain(blocked));
            let color = match slot.color {
                cities::Color::Yellow => "yellow",
                cities::Color::Red => "red",
                cities::Color::Green => "green",
            };
            let color = self.voice.voice().name("color", color);
            rows.push(vec![number.to_string(), color, tiles, self.voice.slot_text(number)]);
        }
        rows.push(vec![
            Slot::ALWAYS.to_string(),
            NOTHING.to_owned(),
            NOTHING.to_owned(),
            self.voice.slot_text(Slot::ALWAYS),
        ]);
        let mut text =
            format!("{}\n{}", self.say("slots", &[("count", count.into())]), columns(&rows, false));
        if self.view.cloning {
            text.push_str(&format!("{}\n", self.say("cloning", &[])));
        }
        text
    }

    /// Special cards and contracts that lie open.
    fn offer(&self) -> String {
        let view = self.view;
        let mut rows: Vec<Vec<String>> = view.open_specials.iter().map(|card| self.card_row(card)).collect();
        if let Some(top) = view.specials.first().copied().flatten() {
            rows.push(self.card_row(top));
        }
        let left = view.specials.len();
        let mut text =
            format!("{}\n{}", self.say("specials", &[("left", left.into())]), columns(&rows, false));
        if !view.contracts.is_empty() {
            let rows: Vec<Vec<String>> = view
                .contracts
                .iter()
                .map(|&at| {
                    vec![(at + 1).to_string(), self.voice.contract(at + 1), self.voice.contract_text(at + 1)]
                })
                .collect();
            text.push_str(&format!("{}\n{}", self.say("contracts", &[]), columns(&rows, false)));
        }
        text
    }

    /// One row a player, with all that can be counted.
    fn players(&self) -> String {
        let head = ["points", "credit", "science", "kelp", "steelplast", "biomatter", "cities", "hand"];
        let head = head.map(|it| self.say(it, &[]));
        let mut rows = vec![[self.say("player", &[])].into_iter().chain(head).collect::<Vec<_>>()];
        for &seat in &self.view.order {
            let player = &self.view.players[seat.index()];
            let open = &player.open;
            let mut row = vec![self.title(seat), open.points.to_string()];
            row.extend(Resource::ALL.map(|it| open.purse.get(it).to_string()));
            let (connected, all) = (open.connected().len(), open.cities().len());
            row.push(if connected == all { all.to_string() } else { format!("{connected}/{all}") });
            row.push(player.hand.len().to_string());
            rows.push(row);
        }
        columns(&rows, true)
    }

    fn title(&self, seat: Seat) -> String {
        let asked = if self.view.to_move == Some(seat) { "yes" } else { "no" };
        let args = [
            ("name", self.voice.seat(seat).into()),
            ("seat", seat.to_string().into()),
            ("asked", asked.into()),
        ];
        self.say("title", &args)
    }

    /// A player's board and cards.
    fn player(&self, seat: Seat) -> String {
        let view = &self.view.players[seat.index()];
        let player = &view.open;
        let board = self.game.board(player);
        let heading = self.say("board", &[("name", self.voice.seat(seat).into()), ("id", board.id.into())]);
        let mut text = format!("{heading}\n{}", self.sites(board, player));
        let tunnels = self.list(player.tunnels.iter().map(|at| {
            let mark = if player.upgraded_tunnels.has(at) { "+" } else { "" };
            format!("{}{mark}", board.site(Spot::Tunnel(at)))
        }));
        let free = (0..board.tunnels.len() as u8).map(TunnelSite).filter(|&at| !player.tunnels.has(at));
        let free = self.list(free.map(|at| {
            let spot = Spot::Tunnel(at);
            format!("{}{}", board.site(spot), self.print(board.print(spot)))
        }));
        let mut rows =
            vec![vec![self.say("tunnels", &[]), tunnels], vec![self.say("free-tunnels", &[]), free]];
        self.metropolises(board, player, &mut rows);
        let actions: Vec<String> = player
            .action_places()
            .zip(player.actions)
            .map(|(at, card)| {
                let used = if player.used.has(at) { "yes" } else { "no" };
                let args = [
                    ("card-name", self.voice.card(card).into()),
                    ("text", self.voice.card_text(card).into()),
                    ("used", used.into()),
                ];
                self.say("action", &args)
            })
            .collect();
        under(&mut rows, self.say("actions", &[]), actions);
        under(&mut rows, self.say("claimed", &[]), self.texts(player.claimed));
        let contracts = player.contracts.iter().map(|it| self.voice.contract(it.0 + 1)).collect();
        under(&mut rows, self.say("own-contracts", &[]), contracts);
        if self.view.viewer != Some(seat) {
            rows.push(vec![self.say("hand", &[]), self.backs(view)]);
        }
        rows.retain(|row| row.get(1).is_some_and(|value| value != NOTHING));
        text.push_str(&columns(&rows, false));
        text
    }

    /// City sites with their building sites: `F+` is an upgraded farm, a dot an empty site.
    fn sites(&self, board: &Board, player: &Player) -> String {
        let mut head = vec![self.say("site", &[]), self.say("city", &[])];
        head.extend((1..EXPANSION).map(|number| number.to_string()));
        head.push("x".to_owned());
        let mut rows = vec![head];
        for (at, city) in (0..).map(CitySite).zip(&board.cities) {
            let dome = match (player.white.has(at), player.purple.has(at)) {
                (_, true) => self.say("symbiotic", &[]),
                (true, _) => self.say("nonsymbiotic", &[]),
                _ => format!(".{}", self.print(&city.print)),
            };
            let loose = if player.cities().has(at) && !player.network.has(at) { "?" } else { "" };
            let mut row = vec![city.name.to_string(), format!("{dome}{loose}")];
            for number in 1..=EXPANSION {
                let spot = board.spot(Site::Building(city.name, number));
                row.push(spot.map_or(String::new(), |spot| self.building(board, player, spot)));
            }
            rows.push(row);
        }
        columns(&rows, false)
    }

    fn building(&self, board: &Board, player: &Player, spot: Spot) -> String {
        let Spot::Building(at) = spot else { return String::new() };
        debug_assert!(at.index() < board.cities.len() * SITES_PER_CITY);
        match player.building(at) {
            Some(piece) => {
                let letter = match piece {
                    Piece::Farm => self.say("letter-farm", &[]),
                    Piece::Desalination => self.say("letter-desalination", &[]),
                    _ => self.say("letter-laboratory", &[]),
                };
                let mark = if player.upgraded.has(at) { "+" } else { "" };
                format!("{letter}{mark}")
            }
            None => format!(".{}", self.print(board.print(spot))),
        }
    }

    /// What is printed on a free site: its bonus, its surcharge, and how often it produces.
    fn print(&self, print: &Print) -> String {
        let mut parts = Vec::new();
        if !print.bonus.is_nothing() {
            parts.push(self.say("bonus", &[("gain", self.voice.gain(print.bonus).into())]));
        }
        if !print.surcharge.is_free() {
            parts.push(self.say("surcharge", &[("price", self.voice.cost(print.surcharge).into())]));
        }
        if print.times > 1 {
            parts.push(self.say("times", &[("times", print.times.into())]));
        }
        if parts.is_empty() { String::new() } else { format!(" ({})", self.list(parts)) }
    }

    fn metropolises(&self, board: &Board, player: &Player, rows: &mut Vec<Vec<String>>) {
        let connected = self.game.connected_metropolises(player);
        let spaces = (0..).map(MetropolisSpace).zip(board.metropolis_names.iter().zip(player.metropolises));
        let tiles: Vec<String> = spaces
            .map(|(space, (name, tile))| {
                let args = [
                    ("place", name.to_string().into()),
                    ("connected", if connected.has(space) { "yes" } else { "no" }.into()),
                    ("tile", self.voice.metropolis_text(tile).into()),
                ];
                self.say("metropolis", &args)
            })
            .chain(player.gained.iter().map(|&tile| self.voice.metropolis_text(tile)))
            .collect();
        under(rows, self.say("metropolises", &[]), tiles);
    }

    fn texts(&self, cards: CardSet) -> Vec<String> {
        let text = |card: Card| {
            let args =
                [("card-name", self.voice.card(card).into()), ("text", self.voice.card_text(card).into())];
            self.say("card", &args)
        };
        cards.iter().map(text).collect()
    }

    /// The backs of somebody's cards, and those that everybody knows.
    fn backs(&self, player: &PlayerView) -> String {
        let mut known = Vec::new();
        let mut backs: Vec<(String, u8)> = Vec::new();
        for card in &player.hand {
            match card {
                HandCard::Card(card) => known.push(self.voice.card(*card)),
                HandCard::Back(deck) => {
                    let deck = serde_json::to_value(deck).unwrap_or_default();
                    let deck = deck.as_str().unwrap_or_default().to_owned();
                    match backs.iter_mut().find(|(name, _)| *name == deck) {
                        Some((_, count)) => *count += 1,
                        None => backs.push((deck, 1)),
                    }
                }
            }
        }
        let backs = backs
            .into_iter()
            .map(|(deck, count)| self.voice.say(&format!("back-{deck}"), &[("count", count.into())]));
        self.list(backs.chain(known))
    }

    /// The viewer's own hand with its texts.
    fn hand(&self, seat: Seat) -> Option<String> {
        let player = self.view.players.get(seat.index())?;
        let rows: Vec<Vec<String>> = player
            .hand
            .iter()
            .filter_map(|card| match card {
                HandCard::Card(card) => Some(self.card_row(*card)),
                HandCard::Back(_) => None,
            })
            .collect();
        let limit = self.game.hand_limit(&player.open);
        let mut text =
            format!("{}\n{}", self.say("own-hand", &[("limit", limit.into())]), columns(&rows, false));
        if !player.aside.is_empty() {
            let aside = self.list(player.aside.iter().map(|&card| self.voice.card(card)));
            text.push_str(&format!("{}\n", self.say("aside", &[("cards", aside.into())])));
        }
        Some(text)
    }

    /// Name, colour, type, price and text of a card.
    fn card_row(&self, card: Card) -> Vec<String> {
        let mut row = vec![self.voice.card(card)];
        if let Some(data) = self.game.pack().card(card) {
            let word = |value: serde_json::Result<serde_json::Value>| match value {
                Ok(serde_json::Value::String(word)) => word,
                _ => String::new(),
            };
            let color = data.color.map(|color| word(serde_json::to_value(color)));
            row.push(color.map_or(NOTHING.to_owned(), |color| self.voice.voice().name("color", color)));
            row.push(self.voice.voice().name("type", word(serde_json::to_value(data.kind))));
            let price = self.say("card-price", &[("credits", data.cost.into())]);
            row.push(if data.cost > 0 { price } else { String::new() });
        }
        row.push(self.voice.card_text(card));
        row
    }
}

/// Rows for several things under one label, if there are any.
fn under(rows: &mut Vec<Vec<String>>, label: String, things: Vec<String>) {
    for (place, thing) in things.into_iter().enumerate() {
        rows.push(vec![if place == 0 { label.clone() } else { String::new() }, thing]);
    }
}
