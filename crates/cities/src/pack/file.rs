//! Reading pack files: rows, where they stand, and what is wrong with them.

use kernel::{Fault, Set, fault};
use serde::Deserialize;
use toml::Spanned;

use super::lines::Lines;
use super::{
    Brief, CardData, ContractData, Helps, MOST_ERA_CARDS, MOST_SPECIALS, MetropolisData, Needs, Pack,
    PackError, Ring, SlotData, limits,
};
use crate::board::{BoardRow, Side};
use crate::cards::{Card, CardType, Color, Deck};
use crate::effect::{Clause, Events, Score, Trigger};
use crate::few::Fews;
use crate::language::{self, Tables};
use crate::lasting::Lasting;
use crate::sets::CardSet;
use crate::step::Slot;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    only: Vec<Spanned<String>>,
    always: Option<Spanned<String>>,
    #[serde(default, rename = "slot")]
    slots: Vec<Spanned<SlotRow>>,
    #[serde(default, rename = "card")]
    cards: Vec<Spanned<CardRow>>,
    #[serde(default, rename = "board")]
    boards: Vec<Spanned<BoardRow>>,
    #[serde(default, rename = "metropolis")]
    metropolises: Vec<Spanned<MetropolisRow>>,
    #[serde(default, rename = "contract")]
    contracts: Vec<Spanned<ContractRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SlotRow {
    side: BoardSide,
    id: String,
    color: Color,
    effect: Spanned<String>,
}

#[derive(Clone, Copy, Deserialize, PartialEq)]
enum BoardSide {
    #[serde(rename = "1-2")]
    Small,
    #[serde(rename = "3-4")]
    Large,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    number: u8,
    name: String,
    deck: Deck,
    color: Color,
    #[serde(rename = "type")]
    kind: CardType,
    #[serde(default)]
    cost: Option<u8>,
    effect: Spanned<String>,
    #[serde(default)]
    printed: bool,
    /// A remark for readers of the file: why a card is as strong as it is, say.
    #[serde(default)]
    note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MetropolisRow {
    id: String,
    name: String,
    color: MetropolisColor,
    #[serde(default)]
    left_out_in_solo: bool,
    instant: Option<Spanned<String>>,
    production: Option<Spanned<String>>,
    scoring: Option<Spanned<String>>,
}

#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum MetropolisColor {
    Blue,
    Brown,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractRow {
    id: String,
    name: String,
    criteria: Spanned<String>,
    benefit: Spanned<String>,
}

/// A row with the place it was read from.
struct Lined<T> {
    line: usize,
    row: T,
}

/// Refuses more rows of one kind than a pack can use, with the line of the first one too many.
fn few<T>(rows: &[Spanned<T>], kind: &str, most: usize, lines: &Lines) -> Result<(), PackError> {
    match rows.get(most) {
        Some(row) => Err(PackError {
            line: lines.at(row.span().start),
            component: kind.to_owned(),
            reason: fault!("pack-too-many-rows", most),
        }),
        None => Ok(()),
    }
}

/// Rows of all files, later ones in the place of earlier ones.
#[derive(Default)]
pub(super) struct Rows {
    always: Option<Lined<String>>,
    slots: Vec<Lined<(SlotRow, usize)>>,
    cards: Vec<Lined<(CardRow, usize)>>,
    boards: Vec<Lined<BoardRow>>,
    metropolises: Vec<Lined<(MetropolisRow, [usize; 3])>>,
    contracts: Vec<Lined<(ContractRow, [usize; 2])>>,
}

fn put<T>(rows: &mut Vec<Lined<T>>, row: Lined<T>, same: impl Fn(&T, &T) -> bool) {
    match rows.iter_mut().find(|known| same(&known.row, &row.row)) {
        Some(known) => *known = row,
        None => rows.push(row),
    }
}

impl Rows {
    pub(super) fn add(&mut self, text: &str) -> Result<(), PackError> {
        limits::check_size(text).map_err(|reason| PackError { line: 0, component: String::new(), reason })?;
        let lines = Lines::of(text);
        let file: File = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(0, |span| lines.at(span.start));
            PackError {
                line,
                component: component_at(text, line),
                reason: fault!("not-toml", text = error.message()),
            }
        })?;
        let [slots, cards, boards, metropolises, contracts] = limits::MOST_ROWS;
        few(&file.slots, "slot", slots, &lines)?;
        few(&file.cards, "card", cards, &lines)?;
        few(&file.boards, "board", boards, &lines)?;
        few(&file.metropolises, "metropolis", metropolises, &lines)?;
        few(&file.contracts, "contract", contracts, &lines)?;
        let line = |byte: usize| lines.at(byte);
        for kind in &file.only {
            match kind.get_ref().as_str() {
                "cards" => self.cards.clear(),
                "boards" => self.boards.clear(),
                "slots" => self.slots.clear(),
                "metropolises" => self.metropolises.clear(),
                "contracts" => self.contracts.clear(),
                other => {
                    return Err(PackError {
                        line: line(kind.span().start),
                        component: "only".into(),
                        reason: fault!("pack-no-kind-of-component", other),
                    });
                }
            }
        }
        if let Some(always) = file.always {
            self.always = Some(Lined { line: line(always.span().start), row: always.into_inner() });
        }
        for row in file.slots {
            let at = line(row.span().start);
            let row = row.into_inner();
            let effect = line(row.effect.span().start);
            put(&mut self.slots, Lined { line: at, row: (row, effect) }, |a, b| {
                a.0.id == b.0.id && a.0.side == b.0.side
            });
        }
        let mut seen = CardSet::EMPTY;
        for row in file.cards {
            let at = line(row.span().start);
            let row = row.into_inner();
            if seen.has(Card(row.number)) {
                return Err(PackError {
                    line: at,
                    component: format!("card {}", row.number),
                    reason: fault!("pack-number-used-twice-file"),
                });
            }
            seen.add(Card(row.number));
            let effect = line(row.effect.span().start);
            put(&mut self.cards, Lined { line: at, row: (row, effect) }, |a, b| a.0.number == b.0.number);
        }
        for row in file.boards {
            let at = line(row.span().start);
            put(&mut self.boards, Lined { line: at, row: row.into_inner() }, |a, b| a.id == b.id);
        }
        for row in file.metropolises {
            let at = line(row.span().start);
            let row = row.into_inner();
            let lines = [&row.instant, &row.production, &row.scoring]
                .map(|text| text.as_ref().map_or(at, |text| line(text.span().start)));
            put(&mut self.metropolises, Lined { line: at, row: (row, lines) }, |a, b| a.0.id == b.0.id);
        }
        for row in file.contracts {
            let at = line(row.span().start);
            let row = row.into_inner();
            let lines = [line(row.criteria.span().start), line(row.benefit.span().start)];
            put(&mut self.contracts, Lined { line: at, row: (row, lines) }, |a, b| a.0.id == b.0.id);
        }
        Ok(())
    }

    pub(super) fn build(self) -> Result<Pack, PackError> {
        let whole = |reason: Fault| PackError { line: 0, component: String::new(), reason };
        let mut tables = Tables::default();
        for row in &self.slots {
            let id = &row.row.0.id;
            let made_of_letters = id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
            let checked = if made_of_letters {
                limits::check_name(id)
            } else {
                Err(fault!("pack-slot-name-made-small"))
            };
            let component = || format!("slot {id}");
            checked.map_err(|reason| PackError { line: row.line, component: component(), reason })?;
            tables.slots[usize::from(row.row.0.side == BoardSide::Large)].push(id.clone());
        }
        let always = self.always.ok_or_else(|| whole(fault!("pack-always-available-slot-missing")))?;
        let always_text = always.row;
        let always = language::effect(&mut tables, &always_text).map_err(|reason| PackError {
            line: always.line,
            component: "always".into(),
            reason,
        })?;
        let mut slots = [Vec::new(), Vec::new()];
        let mut slot_lines = [Vec::new(), Vec::new()];
        for Lined { row: (row, line), .. } in self.slots {
            let text = row.effect.into_inner();
            let effect = language::effect(&mut tables, &text).map_err(|reason| PackError {
                line,
                component: format!("slot {}", row.id),
                reason,
            })?;
            let side = usize::from(row.side == BoardSide::Large);
            slot_lines[side].push(line);
            slots[side].push(SlotData {
                id: row.id,
                color: row.color,
                effect,
                text,
                needs: Needs::default(),
            });
        }
        for (side, slots) in slots.iter_mut().enumerate() {
            let name = ["1-2", "3-4"][side];
            if slots.len() > 15 {
                return Err(whole(fault!("pack-side-slots-most", name, count = slots.len())));
            }
            if [Color::Yellow, Color::Red, Color::Green]
                .into_iter()
                .any(|color| slots.iter().filter(|slot| slot.color == color).count() < 4)
            {
                return Err(whole(fault!("pack-side-needs-least-four", name)));
            }
            // They are a ring in the solo game, where a blocking tile goes from one colour to the next (U-28.6, U-28.7).
            let changes = slots.windows(2).filter(|pair| pair[0].color != pair[1].color).count();
            if changes > 2 {
                return Err(whole(fault!("pack-slots-side-listed-by-color", name)));
            }
        }
        let mut boards = Vec::new();
        for row in self.boards {
            let board = row.row.build().map_err(|reason| PackError {
                line: row.line,
                component: format!("board {}", row.row.id),
                reason,
            })?;
            boards.push(board);
        }
        boards.sort_by_key(|board| board.id);
        for (side, name) in [(Side::Basic, "basic"), (Side::Asymmetric, "asymmetric")] {
            if boards.iter().filter(|board| board.side == side).count() < 4 {
                return Err(whole(fault!("pack-least-four-boards-needed", name)));
            }
        }
        let mut metropolises = Vec::new();
        for row in self.metropolises {
            metropolises.push(metropolis(&mut tables, row)?);
        }
        let brown = metropolises.iter().filter(|tile| tile.brown).count();
        if brown < 4
            || metropolises.len() - brown < 8
            || metropolises.iter().filter(|tile| tile.brown && !tile.left_out_in_solo).count() < 1
        {
            return Err(whole(fault!("pack-least-four-brown-eight")));
        }
        if brown > 18 || metropolises.len() - brown > 18 {
            return Err(whole(fault!("pack-there-most-metropolises-each")));
        }
        let mut contracts = Vec::new();
        for row in self.contracts {
            contracts.push(contract(&mut tables, row)?);
        }
        if !(3..=64).contains(&contracts.len()) {
            return Err(whole(fault!("pack-contracts-needed")));
        }
        let mut pack = Pack {
            tables,
            cards: vec![None; 256],
            slots,
            always,
            boards,
            metropolises,
            contracts,
            decks: [CardSet::EMPTY; 6],
            piles: [const { Vec::new() }; 3],
            waiting: CardSet::EMPTY,
            discounts: CardSet::EMPTY,
            slot_discounts: CardSet::EMPTY,
            once: CardSet::EMPTY,
            limits: CardSet::EMPTY,
            types: [CardSet::EMPTY; 5],
            on_choice: CardSet::EMPTY,
            asks_on_choice: CardSet::EMPTY,
            on_claim: CardSet::EMPTY,
            on_step: CardSet::EMPTY,
            on_build_or_step: CardSet::EMPTY,
            on_build: CardSet::EMPTY,
            asks_on_build: CardSet::EMPTY,
            performers: CardSet::EMPTY,
            counting: CardSet::EMPTY,
            pay_by_track: CardSet::EMPTY,
            slots_pay_by_track: false,
            slots_count: false,
            tiles_perform: false,
            uses_action: [Set::EMPTY; 2],
            lasting: Box::new([Lasting::default(); 256]),
            briefs: Box::new([Brief::NOTHING; 256]),
            lanes: Box::new([24; 256]),
            outlooks: Vec::new(),
            fews: Fews::default(),
            joints: Vec::new(),
            rings: [Ring::EMPTY; 2],
            waiting_for: Box::new([CardSet::EMPTY; 64]),
            on_slot: [[CardSet::EMPTY; 16]; 2],
        };
        for (side, lines) in slot_lines.iter().enumerate() {
            if let Some(at) = pack.performs_itself(side) {
                return Err(PackError {
                    line: lines[at],
                    component: format!("slot {}", pack.slots[side][at].id),
                    reason: fault!("pack-slot-performs-itself", rule = "U-15.6"),
                });
            }
            for at in 0..pack.slots[side].len() {
                let effect = pack.slots[side][at].effect;
                pack.slots[side][at].needs = pack.needs(effect);
                if pack.uses_action(effect) {
                    pack.uses_action[side].add(Slot::nth(at));
                }
            }
        }
        pack.slots_count = (pack.slots.iter().flatten().map(|slot| slot.effect))
            .chain(pack.metropolises.iter().filter_map(|tile| tile.instant))
            .any(|effect| pack.counts_things(effect));
        pack.slots_pay_by_track = pack.slots.iter().flatten().any(|slot| pack.pays_by_track(slot.effect));
        pack.tiles_perform = (pack.metropolises.iter().filter_map(|tile| tile.instant))
            .chain(pack.contracts.iter().map(|contract| contract.benefit))
            .any(|effect| pack.performs(effect));
        pack.assistant().map_err(whole)?;
        for Lined { line, row: (row, effect_line) } in self.cards {
            let named = limits::check_name(&row.name).and_then(|()| limits::check_note(&row.note));
            named.map_err(|reason| PackError { line, component: format!("card {}", row.number), reason })?;
            let component = format!("card {} \"{}\"", row.number, row.name);
            pack.add_card(row).map_err(|(on_effect, reason)| PackError {
                line: if on_effect { effect_line } else { line },
                component,
                reason,
            })?;
        }
        pack.look_out();
        pack.find_few();
        pack.join_parts();
        pack.index();
        pack.find_lasting();
        pack.find_brought();
        pack.check_bounds().map_err(|(component, reason)| PackError { line: 0, component, reason })?;
        pack.check().map_err(|(component, reason)| PackError { line: 0, component, reason })?;
        Ok(pack)
    }
}

fn metropolis(
    tables: &mut Tables,
    row: Lined<(MetropolisRow, [usize; 3])>,
) -> Result<MetropolisData, PackError> {
    let (tile, lines) = row.row;
    let component = format!("metropolis {}", tile.id);
    let fail = |line, reason| PackError { line, component: component.clone(), reason };
    let named = limits::check_name(&tile.id).and_then(|()| limits::check_name(&tile.name));
    named.map_err(|reason| fail(row.line, reason))?;
    let brown = tile.color == MetropolisColor::Brown;
    if brown && (tile.scoring.is_none() || tile.instant.is_some() || tile.production.is_some()) {
        return Err(fail(row.line, fault!("pack-brown-metropolis-scoring-nothing", rule = "U-18.3")));
    }
    if !brown && (tile.scoring.is_some() || tile.instant.is_none()) {
        return Err(fail(row.line, fault!("pack-blue-metropolis-instant-perhaps", rule = "U-18.2")));
    }
    let mut text = String::new();
    let mut read = |part: Option<Spanned<String>>, line, tables: &mut Tables| -> Result<_, PackError> {
        let Some(part) = part else { return Ok(None) };
        if !text.is_empty() {
            text.push_str(" | ");
        }
        text.push_str(part.get_ref());
        language::effect(tables, part.get_ref()).map(Some).map_err(|reason| fail(line, reason))
    };
    let instant = read(tile.instant, lines[0], tables)?;
    let production = read(tile.production, lines[1], tables)?;
    let scores = match &tile.scoring {
        Some(scoring) => {
            text = scoring.get_ref().clone();
            let scores =
                language::scores(tables, scoring.get_ref()).map_err(|reason| fail(lines[2], reason))?;
            if scores.iter().any(|score| matches!(score, Score::Sell { .. })) {
                return Err(fail(lines[2], fault!("pack-metropolis-sells-nothing")));
            }
            scores
        }
        None => Vec::new(),
    };
    Ok(MetropolisData {
        id: tile.id,
        name: tile.name,
        brown,
        left_out_in_solo: tile.left_out_in_solo,
        instant,
        production,
        scores,
        text,
    })
}

fn contract(tables: &mut Tables, row: Lined<(ContractRow, [usize; 2])>) -> Result<ContractData, PackError> {
    let (contract, lines) = row.row;
    let fail = |line, reason| PackError { line, component: format!("contract {}", contract.id), reason };
    let named = limits::check_name(&contract.id).and_then(|()| limits::check_name(&contract.name));
    named.map_err(|reason| fail(row.line, reason))?;
    let criteria = language::condition(tables, contract.criteria.get_ref())
        .map_err(|reason| fail(lines[0], fault!("pack-criteria"; reason)))?;
    let benefit = language::effect(tables, contract.benefit.get_ref())
        .map_err(|reason| fail(lines[1], fault!("pack-benefit"; reason)))?;
    let text = format!("{} | {}", contract.criteria.get_ref(), contract.benefit.get_ref());
    Ok(ContractData { id: contract.id, name: contract.name, criteria, benefit, text })
}

impl Pack {
    /// The Personal Assistant (U-6.8) belongs to the rules, not to a file.
    fn assistant(&mut self) -> Result<(), Fault> {
        let text = "gain 1 steelplast or gain 1 credit";
        let effect = language::effect(&mut self.tables, text)?;
        self.cards[0] = Some(CardData {
            card: Card::ASSISTANT,
            name: "Personal Assistant".into(),
            deck: Deck::Start,
            color: None,
            kind: CardType::Action,
            cost: 0,
            effect: Some(effect),
            clauses: Vec::new(),
            scores: Vec::new(),
            text: text.into(),
            printed: true,
        });
        self.types[CardType::Action as usize].add(Card::ASSISTANT);
        self.briefs[0] = Brief { effect: Some(effect), ready: self.needs(effect).nothing, ..Brief::NOTHING };
        Ok(())
    }

    fn add_card(&mut self, row: CardRow) -> Result<(), (bool, Fault)> {
        let on_row = |reason: Fault| (false, reason);
        let on_effect = |reason: Fault| (true, reason);
        if row.number == 0 {
            return Err(on_row(fault!("pack-cards-numbered-from-personal")));
        }
        let deck = match (row.deck, row.cost) {
            (Deck::I | Deck::II | Deck::III, None) => row.deck,
            (Deck::I | Deck::II | Deck::III, Some(_)) => {
                return Err(on_row(fault!("pack-only-special-cards-cost")));
            }
            (Deck::Special, Some(1 | 2)) => Deck::Special,
            (Deck::Special | Deck::Special3, Some(3)) => Deck::Special3,
            (Deck::Special | Deck::Special3, _) => {
                return Err(on_row(fault!("pack-special-card-cost")));
            }
            (Deck::Start, _) => return Err(on_row(fault!("pack-deck-ii-iii-special"))),
        };
        let card = Card(row.number);
        let text = row.effect.into_inner();
        let mut data = CardData {
            card,
            name: row.name,
            deck,
            color: Some(row.color),
            kind: row.kind,
            cost: row.cost.unwrap_or(0),
            effect: None,
            clauses: Vec::new(),
            scores: Vec::new(),
            text,
            printed: row.printed,
        };
        let claimed = data.kind != CardType::Instant || data.cost > 0;
        let mut brief = Brief { color: data.color, claimed, ..Brief::NOTHING };
        match row.kind {
            CardType::Instant | CardType::Action | CardType::Production => {
                let effect = language::effect(&mut self.tables, &data.text).map_err(on_effect)?;
                let production = row.kind == CardType::Production;
                if production && self.any(effect, &|nature| !nature.in_production) {
                    return Err(on_effect(fault!("pack-production-card-gains-pays")));
                }
                if !production && self.any(effect, &|nature| !nature.elsewhere) {
                    return Err(on_effect(fault!("pack-works-production-cards-only", rule = "U-25.12")));
                }
                data.effect = Some(effect);
                if self.performs(effect) {
                    self.performers.add(card);
                }
                if self.counts_things(effect) {
                    self.counting.add(card);
                }
                if self.pays_by_track(effect) {
                    self.pay_by_track.add(card);
                }
                brief.ready = self.needs(effect).nothing;
                brief.helps = match row.kind {
                    CardType::Action => self.action_helps(effect),
                    CardType::Instant => {
                        brief.builds = self.one_build(effect);
                        self.instant_helps(effect, data.cost > 0)
                    }
                    _ => Helps::Never,
                };
            }
            CardType::Permanent => {
                data.clauses = language::clauses(&mut self.tables, &data.text).map_err(on_effect)?;
                let mut active = false;
                for clause in &data.clauses {
                    match clause {
                        Clause::When { events, slots, then } => {
                            self.waiting.add(card);
                            if events.meets(Events::RESOLVING) {
                                self.on_claim.add(card);
                            }
                            let gain = self.gain_of(*then);
                            let gives = gain.is_some_and(|gain| !gain.goods.is_free());
                            if gain.is_none_or(|gain| gives || gain.steps > 0) {
                                if events.meets(Events::ADVANCING) {
                                    self.on_step.add(card);
                                }
                                if events.meets(Events::ADVANCING.and(Events::BUILDING)) {
                                    self.on_build_or_step.add(card);
                                }
                            }
                            if (gives || gain.is_none())
                                && (!slots.is_empty() || events.meets(Events::CHOOSING))
                            {
                                self.on_choice.add(card);
                                let chosen = events.meets(Trigger::Match.bit().and(Trigger::Differ.bit()));
                                let used = !slots.is_empty() || events.meets(Events::USING);
                                if chosen && used || gain.is_none_or(|gain| gain.steps > 0) {
                                    self.asks_on_choice.add(card);
                                }
                            }
                            let work = Events::ADVANCING.and(Events::BUILDING).and(Events::UPGRADING);
                            if gain.is_none() && events.meets(work) {
                                self.asks_on_build.add(card);
                            }
                            // Gains that depend on something, and steps that a build brings, may bring goods too.
                            if (gives || gain.is_none() && self.plain(*then))
                                && (events.meets(Events::BUILDING) || events.meets(Events::ADVANCING))
                            {
                                self.on_build.add(card);
                            }
                            if gives
                                || gain.is_none()
                                    && (events.meets(Events::RESOLVING) || events.meets(Events::BUILDING))
                            {
                                brief.helps = Helps::Claimed;
                            }
                            if self.performs(*then) {
                                self.performers.add(card);
                            }
                        }
                        Clause::Discount { slots, .. } => {
                            self.discounts.add(card);
                            if !slots.is_empty() {
                                self.slot_discounts.add(card);
                            }
                            brief.helps = Helps::Claimed;
                        }
                        Clause::UpgradeDiscount { .. } => {
                            self.discounts.add(card);
                            brief.helps = Helps::Claimed;
                        }
                        Clause::OncePerTurn(node) => {
                            self.once.add(card);
                            active = true;
                            if self.counts_things(*node) {
                                self.counting.add(card);
                            }
                            if self.performs(*node) {
                                self.performers.add(card);
                            }
                        }
                        Clause::HandLimit(_) => self.limits.add(card),
                    }
                }
                if active || self.on_claim.has(card) && brief.helps == Helps::Claimed {
                    brief.helps = Helps::Perhaps { sure: None, goods: false };
                }
            }
            CardType::EndScoring => {
                data.scores = language::scores(&mut self.tables, &data.text).map_err(on_effect)?;
                if data.scores.iter().filter(|score| matches!(score, Score::Sell { .. })).count() > 1 {
                    return Err(on_effect(fault!("pack-card-most-one-sale")));
                }
            }
        }
        let CardData { kind, deck, cost, effect, .. } = data;
        self.briefs[usize::from(card.0)] = Brief { kind, deck, cost, effect, ..brief };
        self.lanes[usize::from(card.0)] = brief.color.map_or(24, |color| 8 * color as u8);
        self.decks[deck as usize].add(card);
        self.types[row.kind as usize].add(card);
        self.cards[usize::from(card.0)] = Some(data);
        Ok(())
    }

    /// Checks what no single row can show.
    fn check(&self) -> Result<(), (String, Fault)> {
        let least = [
            (Deck::I, 24, MOST_ERA_CARDS, "deck I"),
            (Deck::II, 12, MOST_ERA_CARDS, "deck II"),
            (Deck::III, 12, MOST_ERA_CARDS, "deck III"),
            (Deck::Special, 2, MOST_SPECIALS, "deck special, cost 1-2"),
            (Deck::Special3, 6, 200, "deck special, cost 3"),
        ];
        for (deck, least, most, name) in least {
            let found = self.deck(deck).len() as usize;
            if !(least..=most).contains(&found) {
                return Err((name.into(), fault!("pack-cards-needed-there", least, most, found)));
            }
        }
        for tile in &self.metropolises {
            if tile.production.is_some_and(|node| !self.plain(node)) {
                return Err((
                    format!("metropolis {}", tile.id),
                    fault!("pack-production-metropolis-gives-plain"),
                ));
            }
        }
        Ok(())
    }
}

/// What the component around a line of a pack file is called: the header above, with its number or name.
fn component_at(text: &str, line: usize) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let upto = line.min(lines.len());
    let Some(header) = lines[..upto].iter().rposition(|line| line.trim_start().starts_with("[[")) else {
        return String::new();
    };
    let kind = lines[header].trim().trim_matches(['[', ']']);
    let name =
        lines[header + 1..].iter().take_while(|line| !line.trim_start().starts_with('[')).find_map(|line| {
            let (key, value) = line.split_once('=')?;
            matches!(key.trim(), "number" | "id").then(|| value.trim().trim_matches('"').to_owned())
        });
    match name {
        Some(name) => format!("{kind} {name}"),
        None => kind.to_owned(),
    }
}
