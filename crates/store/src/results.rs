//! What came of games, and how strong people are by that.

use async_trait::async_trait;

use crate::{GameId, Person, PersonId, StoreError, Time};

/// Who sat in a seat to the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sat {
    /// A person; one who has gone is [`PersonId::GONE`].
    Person(PersonId),
    /// A program, by level.
    Program(String),
}

/// What somebody reached in a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatResult {
    /// The seat.
    pub seat: u8,
    /// Who sat there. Somebody who lost the seat to a program is counted as the one who sat there.
    pub who: Sat,
    /// What was played there, where the game has such a thing: a company.
    pub company: String,
    /// The place, from 1.
    pub place: u8,
    /// Points in the end.
    pub points: i32,
    /// Whether it was won.
    pub won: bool,
    /// The rating before and after, in thousandths, if it was rated.
    pub rating: Option<(i64, i64)>,
}

/// What came of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ended {
    /// Which variant was played, as the set-up names it.
    pub variant: String,
    /// When it ended.
    pub time: Time,
    /// What each reached, in the order of the seats; none, if nothing is to be counted of it.
    pub seats: Vec<SeatResult>,
}

/// How strong somebody is at a game, in whole parts as the crate `league` counts them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KeptRating {
    /// Who.
    pub person: PersonId,
    /// At which game.
    pub title: String,
    /// How strong.
    pub rating: i64,
    /// How uncertain that is.
    pub deviation: i64,
    /// How much it is expected to change.
    pub volatility: i64,
    /// After how many rated games.
    pub games: u32,
}

/// What became of results that were to be noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// They are noted.
    Done,
    /// They were before, or nothing was owed.
    Already,
    /// A rating has changed since it was read, or the game does not count any more: work it out again.
    Stale,
}

/// What somebody has done with one title, variant, company and number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Which game.
    pub title: String,
    /// Which variant.
    pub variant: String,
    /// Which company.
    pub company: String,
    /// At how many seats.
    pub players: u8,
    /// How often.
    pub games: u32,
    /// How often it was won.
    pub won: u32,
    /// All points.
    pub points: i64,
}

/// Somebody with whom somebody has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// Who.
    pub person: Person,
    /// At which game.
    pub title: String,
    /// How often.
    pub games: u32,
    /// How often the first finished ahead.
    pub ahead: u32,
    /// How often the other did.
    pub behind: u32,
}

/// A game somebody has finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastGame {
    /// Which.
    pub game: GameId,
    /// Which title.
    pub title: String,
    /// Which variant.
    pub variant: String,
    /// At how many seats.
    pub players: u8,
    /// When it ended.
    pub time: Time,
    /// Whether strangers may find it.
    pub public: bool,
    /// What was reached.
    pub result: SeatResult,
}

/// What came of games, and ratings.
///
/// When a game ends its results are owed until they are noted, in the same transaction as the end: a crash loses none, and
/// of several servers that see the end one notes them.
#[async_trait]
pub trait Annals: Send + Sync {
    /// Notes that a game is to be rated when it ends; it is fine if that was noted before. Unknown games are ignored.
    async fn agree_rated(&self, game: GameId) -> Result<(), StoreError>;

    /// Has a game that was to be rated not be rated: something came to light that should not have. False if it never was to
    /// be, or has been.
    async fn unrate(&self, game: GameId) -> Result<bool, StoreError>;

    /// Whether a game is to be rated, or has been.
    async fn is_rated(&self, game: GameId) -> Result<bool, StoreError>;

    /// Games that are over and whose results are owed.
    async fn results_due(&self, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Who lost a seat to a program while the game went on.
    async fn lost_seats(&self, game: GameId) -> Result<Vec<(u8, PersonId)>, StoreError>;

    /// Notes what came of a game, with the ratings that follow from it: each as it was read, if there was one, and as it
    /// is now. All of it once, or nothing.
    async fn note_results(
        &self,
        game: GameId,
        ended: Ended,
        ratings: Vec<(Option<KeptRating>, KeptRating)>,
    ) -> Result<Noted, StoreError>;

    /// What came of a game, as it was noted.
    async fn results(&self, game: GameId) -> Result<Vec<SeatResult>, StoreError>;

    /// All ratings of a person, by title.
    async fn ratings_of(&self, person: PersonId) -> Result<Vec<KeptRating>, StoreError>;

    /// The strongest at a game, among those with at least so many rated games and a deviation of at most so much.
    async fn leaders(
        &self,
        title: &str,
        games: u32,
        deviation: i64,
        limit: u32,
    ) -> Result<Vec<(Person, KeptRating)>, StoreError>;

    /// What somebody has done, by title, variant, company and number of players.
    async fn tally(&self, person: PersonId) -> Result<Vec<Tally>, StoreError>;

    /// With whom of those who have accounts somebody has played most.
    async fn rivals(&self, person: PersonId, limit: u32) -> Result<Vec<Rival>, StoreError>;

    /// The games somebody has finished, the latest first, from before a moment on.
    async fn past_games(
        &self,
        person: PersonId,
        before: Option<Time>,
        limit: u32,
    ) -> Result<Vec<PastGame>, StoreError>;

    /// People by their names; who is no more is missing.
    async fn people_of(&self, people: &[PersonId]) -> Result<Vec<Person>, StoreError>;
}
