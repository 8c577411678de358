//! What every game of the kernel has to keep, for its tests.

use std::fmt::Debug;

use crate::{Chance, Event as _, Frame, Game, Log, Match, Moves, Quiet, Seat, Seed, Viewer};

/// Plays a random game and, at each decision, compares positions that differ only in what a viewer cannot know: nothing
/// that reaches that viewer may differ. Tells how many of them really differed.
///
/// What reaches a viewer is the view, also as it is written; the hash of what the viewer knows; the legal moves, if the
/// viewer is asked; what is seen of the viewer's own moves until something new comes to light or another is asked; and of
/// others' secret moves that one was made. Besides, a redeal must depend on nothing else.
///
/// # Panics
/// If a secret shows, with what shows it.
pub fn keeps_secrets<G: Game>(game: &G, seed: Seed) -> usize {
    let (mut position, mut chance, mut moves) = (game.deal(seed), Chance::new(seed), Moves::new());
    let mut differed = 0;
    game.moves(&position, &mut moves);
    while let Some(seat) = game.to_move(&position) {
        let mv = moves[chance.below(moves.len())];
        for viewer in Seat::all(game.players()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let mut other = position.clone();
            game.redeal(&mut other, viewer, &mut chance);
            differed += usize::from(other != position);
            look_alike(game, [&position, &other], viewer);
            let again = [&position, &other].map(|position| {
                let mut again = position.clone();
                game.redeal(&mut again, viewer, &mut { chance });
                again
            });
            same(&again, "what is dealt anew", viewer);
            if viewer == Viewer::Seat(seat) {
                let listed = [&position, &other].map(|position| {
                    let mut listed = Moves::new();
                    game.moves(position, &mut listed);
                    listed
                });
                same(&listed, "the legal moves", viewer);
                let seen = [&position, &other].map(|position| own_move(game, position, mv, viewer));
                let frames = seen.each_ref().map(Vec::len).into_iter().min().unwrap_or(0);
                same(&seen.map(|film| film[..frames].to_vec()), "a move of one's own", viewer);
            } else if game.is_secret(&position, mv) {
                assert_eq!(game.move_seen_by(&position, mv, viewer), None, "{viewer:?} sees {mv}");
                let any = moves[chance.below(moves.len())];
                let first =
                    |mv| watch(game, &position, mv, viewer).into_iter().next().map(|(frame, _)| frame);
                same(&[first(mv), first(any)], "a secret move", viewer);
            }
        }
        let (mut unlisted, mut few) = (position.clone(), Moves::new());
        game.play_on(&mut unlisted, mv, &mut few, &mut Quiet);
        game.play(&mut position, mv, &mut moves, &mut Quiet);
        assert!(unlisted == position, "{mv}: the list makes no difference to the position");
        assert!(
            few == moves || few.is_empty() && moves.len() > 1,
            "{mv}: only a real decision may stay unlisted"
        );
    }
    differed
}

/// Plays a random game as a [`Match`], now and then taking moves back, and finds every position it went through again: in the
/// game itself, and in one that was taken up midway. Tells how many moves it had.
///
/// # Panics
/// If a position is another than the one that was there.
pub fn goes_back<G: Game>(game: &G, seed: Seed) -> usize {
    let mut chance = Chance::new(seed);
    let mut whole = Match::begin(game.clone(), seed);
    let mut midway: Option<Match<G>> = None;
    let mut positions = vec![whole.position().clone()];
    while let Some(seat) = whole.to_move() {
        let mv = whole.moves()[chance.below(whole.moves().len())];
        if midway.is_none() && whole.entries() > 50 {
            let (entries, position) = whole.resting_place().expect("there is always one");
            if entries == whole.entries() {
                midway = Some(Match::take_up(game.clone(), seed, whole.deal(), position, entries));
            }
        }
        assert!(game.refusal(whole.position(), mv).is_none(), "{mv} is on the list and refused");
        let mut tables = [Some(&mut whole), midway.as_mut()];
        for table in tables.iter_mut().flatten() {
            table.play(seat, mv).expect("it is on the list");
        }
        positions.push(whole.position().clone());
        if chance.below(8) == 0
            && let Ok(most) = whole.undoable(seat)
        {
            let count = chance.below(most) + 1;
            let to = whole.take_back(seat, count).expect("so many can be taken back");
            positions.truncate(positions.len() - count);
            if let Some(midway) = &mut midway {
                assert!(midway.take_back_to(seat, to), "entry {to} is not taken back midway");
            }
        }
        if let Some(midway) = &midway {
            assert_eq!((midway.hash(), midway.entries()), (whole.hash(), whole.entries()));
            assert_eq!(midway.undoable(seat).ok(), whole.undoable(seat).ok());
        }
    }
    for (at, position) in positions.iter().enumerate() {
        assert!(whole.position_after(at).as_ref() == Some(position), "another position after {at} moves");
    }
    if let Some(midway) = &midway {
        let first = whole.story().len() - midway.story().len();
        assert_eq!(midway.story(), &whole.story()[first..], "another story midway");
    }
    whole.story().len()
}

fn look_alike<G: Game>(game: &G, positions: [&G::Position; 2], viewer: Viewer) {
    let views = positions.map(|position| game.view(position, viewer));
    same(&views, "the view", viewer);
    same(&views.each_ref().map(|view| serde_json::to_string(view).ok()), "the written view", viewer);
    same(&positions.map(|position| game.knowledge(position, viewer)), "the hash of what is known", viewer);
}

fn same<T: PartialEq + Debug>([one, other]: &[T; 2], what: &str, viewer: Viewer) {
    assert!(one == other, "{what} tells {viewer:?} what is hidden: {one:?} and {other:?}");
}

/// What a player sees of an own move until something new comes to light or another seat is asked.
fn own_move<G: Game>(game: &G, before: &G::Position, mv: G::Move, viewer: Viewer) -> Vec<Frame<G>> {
    let film = watch(game, before, mv, viewer);
    film.into_iter().take_while(|(_, own)| *own).map(|(frame, _)| frame).collect()
}

/// The frames of a move, and of each whether nothing new has come to light and nobody else has been asked.
fn watch<G: Game>(game: &G, before: &G::Position, mv: G::Move, viewer: Viewer) -> Vec<(Frame<G>, bool)> {
    struct Watch<'a, G: Game>(&'a G, Viewer, Vec<(Frame<G>, bool)>);

    impl<G: Game> Log<G::Position, G::Event> for Watch<'_, G> {
        fn note(&mut self, position: &G::Position, event: G::Event) {
            let Self(game, viewer, frames) = self;
            let asked = game.to_move(position).map_or(Viewer::Spectator, Viewer::Seat);
            let frame = Frame { event: event.seen_by(*viewer), view: game.view(position, *viewer) };
            frames.push((frame, !event.reveals() && asked == *viewer));
        }
    }

    let mut watch = Watch(game, viewer, Vec::new());
    game.play(&mut before.clone(), mv, &mut Moves::new(), &mut watch);
    watch.2
}
