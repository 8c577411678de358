//! What is done with whatever loads: it is looked at as a page looks at it, and played on.

use std::fmt::Debug;

use bots::{Bot, Budget, Level, Played};
use kernel::{Chance, Event as _, Game, Moves, Seat, Seed, Viewer};
use web::{ChoiceLine, Final, Names, OnPage, RestingLine, Stage};
use words::Words;

/// How many moves are played.
const MOVES: usize = 10;
/// How many of the moves of a list are explained.
const EXPLAINED: usize = 12;

/// Looks at a table, plays on by chance and by bots, and looks again.
pub(crate) fn play_on<G: OnPage + Played<Move: Debug>>(game: &G, mut position: G::Position, luck: u64) {
    let chance = &mut Chance::new(Seed(luck));
    let language = ["en", "uk", "pl", "de", "ja"][luck as usize % 5];
    let words = Words::of(language).expect("it is one of the five");
    let mut moves = Moves::new();
    game.moves(&position, &mut moves);
    look(game, &position, &moves, words);
    for turn in 0..MOVES {
        if moves.is_empty() || game.to_move(&position).is_none() {
            break;
        }
        let mv = match turn {
            4 => Bot::from(Level::Greedy).choose(game, &position, &moves, Seed(luck)),
            8 => {
                let club = Bot { budget: Some(Budget::Simulations(4)), ..Level::Club.into() };
                club.choose(game, &position, &moves, Seed(luck))
            }
            _ => moves[chance.below(moves.len())],
        };
        assert!(game.refusal(&position, mv).is_none(), "{mv:?} was offered");
        let text = mv.to_string();
        assert!(text.parse::<G::Move>().is_ok_and(|read| read == mv), "{text} reads back");
        game.play(&mut position, mv, &mut moves, &mut kernel::Quiet);
        game.moves(&position, &mut moves);
    }
    look(game, &position, &moves, words);
    game.outcome(&position);
    game.hash(&position);
}

/// What a page asks of a table.
fn look<G: OnPage>(game: &G, position: &G::Position, moves: &Moves<G::Move>, words: &Words) {
    let asked = game.to_move(position);
    for viewer in [asked.map_or(Viewer::Spectator, Viewer::Seat), Viewer::Spectator] {
        let view = game.view(position, viewer);
        game.question(words, &view);
        for seat in Seat::all(game.players()) {
            game.seat_name(words, &view, seat);
        }
        let Some(seat) = asked.filter(|&seat| viewer == Viewer::Seat(seat)) else {
            game.panels(
                words,
                &view,
                Stage { choices: &[], resting: &[], address: "/", marked: &[], ..Stage::default() },
            );
            continue;
        };
        let mut choices = Vec::new();
        for &mv in moves.iter().take(EXPLAINED) {
            let (mut tried, mut events) = (position.clone(), Vec::new());
            game.play(&mut tried, mv, &mut Moves::new(), &mut events);
            events.iter().for_each(|event: &G::Event| _ = event.reveals());
            let events: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
            for event in &events {
                game.tell(words, &view, &Names::default(), event);
                G::points(event);
            }
            choices.push(ChoiceLine {
                notation: mv.to_string(),
                sentence: game.explain(words, &view, mv),
                price: game.price(words, &view, seat, &events),
                pays: game.pays(seat, &events),
                places: game.places(&view, mv),
                last_word: game.throws_away(&view, mv).then_some(Final::ThrowsAway),
            });
        }
        let resting: Vec<RestingLine> = (game.barred(&view, moves).into_iter().take(EXPLAINED))
            .filter_map(|mv| {
                let refusal = game.refusal(position, mv)?;
                Some(RestingLine {
                    sentence: game.explain(words, &view, mv),
                    places: game.places(&view, mv),
                    reason: game.refuse(words, &view, &refusal),
                    rule: kernel::Refusal::rule(&refusal).to_string(),
                })
            })
            .collect();
        game.panels(
            words,
            &view,
            Stage { choices: &choices, resting: &resting, address: "/", marked: &[], ..Stage::default() },
        );
    }
}

/// Why a move that was written is allowed or not, in words.
pub(crate) fn judge<G: OnPage>(game: &G, position: &G::Position, mv: G::Move) {
    let words = Words::of("en").expect("English is built in");
    let view = game.view(position, asked_or_nobody(game, position));
    game.explain(words, &view, mv);
    game.places(&view, mv);
    game.throws_away(&view, mv);
    if let Some(refusal) = game.refusal(position, mv) {
        game.refuse(words, &view, &refusal);
    }
}

fn asked_or_nobody<G: Game>(game: &G, position: &G::Position) -> Viewer {
    game.to_move(position).map_or(Viewer::Spectator, Viewer::Seat)
}
