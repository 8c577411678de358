//! Cards: on the hand with everything that is printed on them, on the table in a line.

use cities::{Card, CardData, CardType, Color, Deck, HandCard, Move, Slot};
use kernel::Game as _;
use maud::{Markup, PreEscaped, html};

use super::drawing::{Drawing, Key};
use super::effect::{Effect, color_word, effect_icons, icon, mark, type_icon};
use super::scene::Scene;
use crate::pages::table::ChoiceLine;
use crate::sketch::at_place;
use crate::stage::Place;

/// The effect of a card, in the way its type has one.
fn effect_of(data: &CardData) -> Option<Effect<'_>> {
    match data.kind {
        CardType::EndScoring => Some(Effect::Scores(&data.scores)),
        CardType::Permanent => Some(Effect::Holds(&data.clauses)),
        _ => data.effect.map(Effect::Does),
    }
}

/// A text that takes more room than this is set smaller.
const LONG: usize = 72;

/// A name with a word of more letters than this is set smaller, so that the word stays whole.
const WIDE_WORD: usize = 12;

/// How much room a letter takes: those of Japanese take twice as much.
const fn wide(letter: char) -> usize {
    if letter as u32 >= 0x2e80 { 2 } else { 1 }
}

/// How much room there is on a line of a card and of its name, and how many lines there are under a name of one line.
const LINE: usize = 21;
const LINE_OF_NAME: usize = 15;
const LINES: usize = 4;

/// How many lines with this much room a text takes, roughly. What belongs together, a number and its word, stays together.
fn lines(text: &str, line: usize) -> usize {
    let (mut lines, mut at) = (1, 0);
    for word in text.split(' ') {
        let room: usize = word.chars().map(wide).sum();
        if at > 0 && at + 1 + room > line {
            lines += 1;
            at = 0;
        }
        at += usize::from(at > 0) + room;
        // A long word, or a language that writes no spaces.
        lines += at.saturating_sub(1) / line;
        at -= at.saturating_sub(1) / line * line;
    }
    lines
}

/// The mark of a deck at a card's foot.
pub(super) const fn era_mark(deck: Deck) -> &'static str {
    match deck {
        Deck::I => "I",
        Deck::II => "II",
        Deck::III => "III",
        Deck::Special | Deck::Special3 => "★",
        Deck::Start => "",
    }
}

/// A deck, for the style sheet.
pub(super) const fn deck_word(deck: Deck) -> &'static str {
    match deck {
        Deck::I => "1",
        Deck::II => "2",
        Deck::III => "3",
        Deck::Special | Deck::Special3 => "special",
        Deck::Start => "start",
    }
}

/// The name under which a card travels; every player has an Assistant, so it stays where it is.
fn card_id(card: Card) -> Option<String> {
    (card != Card::ASSISTANT).then(|| format!("p-card-{}", card.0))
}

impl Drawing<'_> {
    /// What a card does, in icons; it is said beside them, or in the name of the place they lie in.
    fn card_icons(&self, card: Card) -> Markup {
        let text = self.once(Key::Icons(card.0, self.game.players()), || {
            let data = self.game.pack().card(card);
            let effect = data.and_then(effect_of);
            effect.map_or_else(String::new, |effect| {
                effect_icons(self.game.pack(), self.game.players(), effect, "").into_string()
            })
        });
        PreEscaped(text.to_string())
    }

    /// Everything that is printed on a card: the tab by its colour, the window with its scene, the seal by its type, its
    /// name, its effect in signs and in words. As a strip on the table it is the same card with less of it in sight.
    pub(super) fn face(&self, card: Card) -> Markup {
        let text = self.once(Key::Face(card.0, self.game.players()), || {
            let Some(data) = self.game.pack().card(card) else { return String::new() };
            let kind = type_icon(data.kind);
            let text = crate::say::capital(&self.card_text(card));
            let name = self.short_name(card);
            let wide_word = name.split([' ', '-']).any(|word| word.chars().count() > WIDE_WORD);
            let below = (LINES + 1).saturating_sub(lines(&name, if wide_word { LINE } else { LINE_OF_NAME }));
            let long = text.chars().map(wide).sum::<usize>() > LONG || lines(&text, LINE) > below;
            let face = html! {
                span.win {
                    img src={ "/assets/" (Scene::of(self.game.pack(), data).file()) } alt="" loading="lazy";
                    @if card.0 > 0 { span.no { (card.0) } }
                }
                span.tab { (icon(data.color.map_or("hand", mark))) }
                span.seal { (icon(kind)) }
                span.name.wide[wide_word] { (name) }
                span.does {
                    (self.card_icons(card))
                    @if data.cost > 0 { span.cost { (data.cost) (icon("credit")) } }
                }
                span.text.long[long] { (text) }
                span.foot { span { (self.name("type", kind)) } b { (era_mark(data.deck)) } }
            };
            face.into_string()
        });
        PreEscaped(text.to_string())
    }

    /// A card's name without its number, which is on the band.
    pub(super) fn short_name(&self, card: Card) -> String {
        let name = self.card_name(card);
        let bare = name.trim_end_matches([')', '）']).strip_suffix(&card.to_string());
        bare.map_or_else(|| name.to_string(), |bare| bare.trim_end_matches([' ', '(', '（']).to_owned())
    }

    pub(super) fn card_label(&self, card: Card) -> String {
        format!("{}: {}", self.card_name(card), self.card_text(card))
    }

    /// A card in one line: the same card, flat.
    pub(super) fn line(&self, card: Card, place: &str, class: &str) -> Markup {
        let data = self.game.pack().card(card);
        let label = self.card_label(card);
        html! {
            div.line id=[card_id(card)] data-color=[data.and_then(|data| data.color).map(color_word)] data-type=[data.map(|data| type_icon(data.kind))]
                data-deck=[data.map(|data| deck_word(data.deck))] {
                (self.place(Place { name: place, class, label: &label, spot: None }, &self.face(card)))
            }
        }
    }

    /// A card as a small token with the mark of its colour: for those who only count.
    pub(super) fn chip(&self, card: Card, used: bool) -> Markup {
        let color = self.game.pack().card(card).and_then(|data| data.color);
        html! {
            span.chip.used[used] id=[card_id(card)] data-color=[color.map(color_word)] title=(self.card_name(card)) role="img" {
                (icon(color.map_or("action", mark)))
            }
        }
    }

    /// A whole card that may be chosen.
    fn whole(&self, card: Card, place: &str) -> Markup {
        let data = self.game.pack().card(card);
        let color = data.and_then(|data| data.color).map(color_word);
        let label = self.card_name(card);
        html! {
            div.card id=[card_id(card)] data-color=[color] data-type=[data.map(|data| type_icon(data.kind))] data-deck=[data.map(|data| deck_word(data.deck))] {
                @match self.slots_of(place) {
                    Some(slots) => (self.slot_choices(card, place, &slots)),
                    None => (self.place(Place { name: place, class: "", label: &label, spot: None }, &self.face(card))),
                }
            }
        }
    }

    /// The slots a card can be played on, if that is what is asked.
    fn slots_of(&self, place: &str) -> Option<Vec<(Move, &ChoiceLine)>> {
        let moves: Vec<(Move, &ChoiceLine)> = self
            .stage
            .at(place)
            .filter_map(|choice| {
                let mv = choice.notation.parse().ok()?;
                matches!(mv, Move::Choose { .. } | Move::Clone { .. }).then_some((mv, choice))
            })
            .collect();
        (moves.len() > 1).then_some(moves)
    }

    /// A card that opens the slots it can be played on, colour by colour.
    fn slot_choices(&self, card: Card, place: &str, moves: &[(Move, &ChoiceLine)]) -> Markup {
        let beside = format!("beside-{place}");
        let slots = self.game.pack().slots(self.game.players());
        let own = self.game.pack().card(card).and_then(|data| data.color);
        let color =
            |slot: Slot| slot.index().checked_sub(1).and_then(|at| slots.get(at)).map(|data| data.color);
        let of = |wanted: Option<Color>| {
            moves.iter().filter_map(move |(mv, choice)| match *mv {
                Move::Choose { slot, .. } if color(slot) == wanted => Some((slot, false, choice)),
                Move::Clone { slot, .. } if color(slot) == wanted => Some((slot, true, choice)),
                _ => None,
            })
        };
        html! {
            button.place.open.many.chosen[self.stage.is_marked(place)] type="button" data-place=(place) popovertarget=(beside) aria-label=(self.card_label(card)) { (self.face(card)) (at_place(self.stage.sketches, place)) }
            div.beside.pick popover id=(beside) {
                p.name { (self.card_name(card)) }
                @for wanted in [Some(Color::Yellow), Some(Color::Red), Some(Color::Green), None] {
                    @if of(wanted).next().is_some() {
                        div.picks.fits[wanted.is_some() && wanted == own] data-color=[wanted.map(color_word)] {
                            @if let Some(color) = wanted { (icon(mark(color))) }
                            @for (slot, cloned, choice) in of(wanted) {
                                @let (says, method, action) = self.stage.way(choice);
                                button form="answer" name=(says) value=(choice.notation) formmethod=[method] formaction=[action] data-at={ "slot-" (slot.0) } data-with={ "slot-" (slot.0) } data-pays=[choice.pays()] {
                                    @if slot != Slot::ALWAYS { b { (slot.0) } }
                                    @if cloned { (icon("clone")) }
                                    (self.slot_text(slot))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Where cards are to be given away: how many stay. The script lets them be chosen together.
    fn several(&self) -> Markup {
        let asked = self.stage.choices.first().and_then(|choice| choice.notation.parse().ok());
        let hand = self.view.hand_and_limit(self.game).filter(|_| matches!(asked, Some(Move::Discard(_))));
        // One card is given away by a click on it.
        let Some((_, keep)) = hand.filter(|(held, keep)| held.saturating_sub(*keep) > 1) else {
            return html! {};
        };
        let told = |chosen: usize| self.with("keep", &[("keep", keep.into()), ("chosen", chosen.into())]);
        html! {
            div.several data-keep=(keep) {
                @for chosen in 0..=keep { span hidden[chosen > 0] { (told(chosen)) } }
                button.primary type="submit" form="answer" name="move" value="" disabled { (self.page("keep-these")) }
            }
        }
    }

    /// My hand, whatever else I have to look at before I choose, and the card that is being played.
    pub(super) fn hand(&self) -> Markup {
        let me = self.view.viewer.and_then(|seat| self.player(seat));
        let known: Vec<Card> = me.map_or_else(Vec::new, |me| {
            let known = |it: &HandCard| match it {
                HandCard::Card(card) => Some(*card),
                HandCard::Back(_) => None,
            };
            me.hand.iter().filter_map(known).collect()
        });
        let looked: Vec<Card> = self.view.looked.iter().copied().flatten().collect();
        let aside = me.map_or(&[][..], |me| &me.aside);
        html! {
            div.fan role="group" aria-label=(self.page("hand")) {
                (self.several())
                div.held style={ "--n:" (known.len().max(1)) } { @for &card in &known { (self.whole(card, &format!("card-{}", card.0))) } }
                @if !looked.is_empty() {
                    div.shown { span.label { (self.page("looked")) } @for &card in &looked { (self.whole(card, &format!("looked-{}", card.0))) } }
                }
                @if let Some(card) = self.view.played {
                    div.shown { span.label { (self.page("played")) } (self.whole(card, "played")) }
                }
                @if !aside.is_empty() {
                    div.shown.aside { span.label { (self.page("aside")) } @for &card in aside { (self.chip(card, false)) } }
                }
            }
        }
    }
}
