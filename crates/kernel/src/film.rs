//! What one viewer sees while a move happens.

use crate::{Event as _, Game, Log, Moves, Seen, Viewer};

/// A move as one viewer sees it happen: the view after each of its events.
#[derive(Debug)]
pub struct Film<'a, G: Game> {
    game: &'a G,
    viewer: Viewer,
    frames: Vec<Frame<G>>,
}

/// One moment of a move.
#[derive(Clone, Debug)]
pub struct Frame<G: Game> {
    /// What happened, as the viewer may know it.
    pub event: Seen<G>,
    /// What the viewer sees now.
    pub view: G::View,
}

impl<G: Game> PartialEq for Frame<G> {
    fn eq(&self, other: &Self) -> bool {
        self.event == other.event && self.view == other.view
    }
}

impl<'a, G: Game> Film<'a, G> {
    /// The frames of a legal move, from the position before it.
    pub fn of(game: &'a G, before: &G::Position, mv: G::Move, viewer: Viewer) -> Vec<Frame<G>> {
        let mut film = Self { game, viewer, frames: Vec::new() };
        game.play(&mut before.clone(), mv, &mut Moves::new(), &mut film);
        film.frames
    }
}

impl<G: Game> Log<G::Position, G::Event> for Film<'_, G> {
    fn note(&mut self, position: &G::Position, event: G::Event) {
        let view = self.game.view(position, self.viewer);
        self.frames.push(Frame { event: event.seen_by(self.viewer), view });
    }
}
