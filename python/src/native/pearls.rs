//! *Pearls*, the toy game of the kernel: small enough for algorithms that go through a whole game.

mod judge;
#[path = "../../../crates/kernel/tests/all/pearls.rs"]
#[allow(
    dead_code,
    missing_docs,
    reason = "the kernel's tests use the rest, and tell it in the comment on top"
)]
mod rules;

use std::sync::LazyLock;

use arrays::{ActionSpace, Arrays, Numbers, Observation, Writer};
use kernel::{Game as _, Seat, Seed, Viewer};

pub(crate) use self::rules::Pearls;
use self::rules::{Move, Position, View};
use super::table::Opened;

/// Shells are numbered from 1.
const SHELLS: usize = 10;

static SPACE: LazyLock<ActionSpace> = LazyLock::new(|| {
    ActionSpace::new(&[("keep", SHELLS as u16, "shell - 1"), ("answer", 2, "dive, stop")], &[])
});

static OBSERVATION: LazyLock<Observation> = LazyLock::new(|| {
    let game =
        Pearls::open_under(rules::Setup {}, Pearls::RULES_VERSION).expect("there is nothing to agree on");
    let view = game.view(&game.deal(Seed(1)), Viewer::Seat(Seat(0)));
    let mut observation = Observation::default();
    game.tell(&view, Seat(0), &mut observation);
    observation
});

/// Which of all shells are among these.
fn among(shells: &[u8]) -> [i16; SHELLS] {
    std::array::from_fn(|at| i16::from(shells.iter().any(|&shell| usize::from(shell) == at + 1)))
}

impl Arrays for Pearls {
    fn action_space() -> &'static ActionSpace {
        &SPACE
    }

    fn actions(&self, _position: &Position, moves: &[Move], numbers: &mut Numbers) {
        numbers.take_down(moves, |mv| match *mv {
            Move::Keep(shell) => u16::from(shell) - 1,
            Move::Dive => SHELLS as u16,
            Move::Stop => SHELLS as u16 + 1,
        });
    }

    fn observation(&self) -> &'static Observation {
        &OBSERVATION
    }

    fn tell(&self, view: &View, seat: Seat, to: &mut impl Writer) {
        to.number("deck", 10, view.deck);
        to.field("hand", 1, among(&view.hand));
        to.field("kept", 1, among(view.kept.as_slice()));
        to.field("lost", 1, among(&view.lost));
        for (whose, at) in ["own.", "next."].into_iter().zip([seat.index(), 1 - seat.index()]) {
            to.whose(whose);
            to.whether("asked", view.active == Some(Seat(at as u8)));
            to.whether("ready", view.ready[at]);
            to.whether("stopped", view.stopped[at]);
            to.field("open", 1, among(&view.open[at]));
        }
        to.whose("");
    }
}

impl Opened for Pearls {
    fn newest(_setup: &mut serde_json::Map<String, serde_json::Value>) {}

    fn lay(_text: &str, _json: bool) -> Result<(Self, Position), String> {
        Err("There are no position files of Pearls.".to_owned())
    }
}
