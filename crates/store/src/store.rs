//! The one trait every backend fulfils.

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{
    Account, Annals, AppendError, Appended, Beside, BotTurn, Chair, Claim, Clocks, Cursor, Entry, Expiry,
    Flag, Game, GameId, Heard, Holdings, House, LetGo, ListedGame, Logged, Merged, NewGame, Notices, Page,
    Person, PersonError, PersonId, Plea, Reviews, Room, Said, SeatError, SecretHash, Snapshot, Standing,
    State, StoreError, StoredSeat, Time, Tournaments, WholeGame, WholePerson,
};

/// How much room the store takes, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiskUse {
    /// What is kept for good.
    pub data: u64,
    /// What was written lately and is yet to be put in its place.
    pub log: u64,
}

/// Where games live.
///
/// What every backend promises, and the shared tests in `tests/suite` check:
///
/// - A change is on the disk before its call returns `Ok`, and it is there whole or not at all. A call that returns
///   an error has changed nothing, except that after [`StoreError::Database`] on a commit nobody can know: ask again.
/// - A call whose future is dropped before it returns may or may not have taken effect.
/// - Who reads after a change was acknowledged sees it.
/// - The cost of a call grows neither with the length of the game (but for reading its log) nor with the number of
///   games, people or moves in the store, except by the depth of an index. [`Store::merge`], [`Store::forget`] and
///   [`Store::holdings`] grow with the games of the person.
/// - Nothing is ever deleted, but by [`Store::forget`] and [`Store::expire`].
#[async_trait]
pub trait Store: Annals + Clocks + House + Notices + Reviews + Tournaments + Send + Sync {
    /// Begins a game. Refuses, as [`StoreError::Unfit`], two seats of one number and a person that does not exist.
    async fn create(&self, game: NewGame) -> Result<GameId, StoreError>;

    /// A game with how it stands, or `None` if there is none of that name.
    async fn game(&self, game: GameId) -> Result<Option<Game>, StoreError>;

    /// Only how a game stands: what has to be asked often.
    async fn standing(&self, game: GameId) -> Result<Option<Standing>, StoreError>;

    /// Puts an entry at the end of a game's log, which must have exactly `expected_seq` entries, and notes how the
    /// game stands after it. Of many writers with the same number exactly one succeeds.
    async fn append(
        &self,
        game: GameId,
        expected_seq: u64,
        entry: Entry,
        state: State,
    ) -> Result<Appended, AppendError>;

    /// The entries of a game from number `from_seq` on; none if there is no such game.
    async fn entries(&self, game: GameId, from_seq: u64) -> Result<Vec<Logged>, StoreError>;

    /// Keeps a position as a cache, and forgets the older ones but for a few. Unknown games are ignored.
    async fn snapshot(&self, game: GameId, snapshot: Snapshot) -> Result<(), StoreError>;

    /// The kept position after the most entries, but not more than `upto`. After an undo, ask again with the number
    /// of the first entry that was taken back.
    async fn latest_snapshot(&self, game: GameId, upto: Option<u64>) -> Result<Option<Snapshot>, StoreError>;

    /// Turns that bots owe in games under way, in the order in which their games began and from after the game `after`
    /// on: what a restarted server has to take up.
    async fn bot_turns(&self, after: Option<GameId>, limit: u32) -> Result<Vec<BotTurn>, StoreError>;

    /// The seats of a game in order; none if there is no such game.
    async fn seats(&self, game: GameId) -> Result<Vec<StoredSeat>, StoreError>;

    /// Sits a person down in a free seat: an open one without a link, or one kept for the secret that `link` is the
    /// hash of, which can be used once. Of many who try exactly one sits down. An open seat is for somebody who has
    /// no seat at this table yet, or for its host. When he took the last free seat of an open game the game is
    /// [`crate::Status::Playing`] from then on. Tells how the game stands.
    async fn sit(
        &self,
        game: GameId,
        seat: u8,
        person: PersonId,
        nickname: &str,
        link: Option<SecretHash>,
    ) -> Result<Standing, SeatError>;

    /// Changes what a seat is, if it still is `from`: somebody leaves, a bot takes over, a link is renewed. Whether
    /// the caller may do so is his own concern. An open game without a free seat left begins. Tells how the game
    /// stands.
    async fn change_seat(
        &self,
        game: GameId,
        seat: u8,
        from: &Chair,
        to: Chair,
        nickname: &str,
    ) -> Result<Standing, SeatError>;

    /// Welcomes a guest, with a first session.
    async fn create_guest(&self, nickname: &str, session: SecretHash) -> Result<Person, PersonError>;

    /// A person by name.
    async fn person(&self, person: PersonId) -> Result<Option<Person>, StoreError>;

    /// Whose session has this secret. Notes, to the day, that it was used.
    async fn person_by_secret(&self, session: SecretHash) -> Result<Option<Person>, StoreError>;

    /// Changes what a person is called from now on; seats he sits in keep the nickname they have.
    async fn rename(&self, person: PersonId, nickname: &str) -> Result<(), PersonError>;

    /// Gives a guest an account; he stays the same person, but his sessions end: what they could do has changed.
    /// Names that differ only in case are the same name.
    async fn register(&self, guest: PersonId, name: &str, password_hash: &str)
    -> Result<Person, PersonError>;

    /// The account of a name, to check a password against.
    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError>;

    /// Changes the hash of an account's password, and ends all its sessions and one-time links.
    async fn set_password(&self, person: PersonId, password_hash: &str) -> Result<(), PersonError>;

    /// Opens another session for a person: a second device, or a login.
    async fn open_session(&self, person: PersonId, session: SecretHash) -> Result<(), PersonError>;

    /// Ends a session; it is fine if there is none.
    async fn close_session(&self, session: SecretHash) -> Result<(), StoreError>;

    /// Ends all sessions of a person but one.
    async fn close_other_sessions(
        &self,
        person: PersonId,
        keep: Option<SecretHash>,
    ) -> Result<(), StoreError>;

    /// Keeps a one-time link that lets whoever has its secret choose another password for an account, until then.
    async fn offer_reset(&self, person: PersonId, link: SecretHash, expires: Time)
    -> Result<(), PersonError>;

    /// Whose password a one-time link replaces, if it is valid at this time.
    async fn reset_of(&self, link: SecretHash, now: Time) -> Result<Option<Person>, StoreError>;

    /// Uses a one-time link: changes the password as [`Store::set_password`] does. Of many who try one succeeds.
    async fn reset(&self, link: SecretHash, now: Time, password_hash: &str) -> Result<Person, PersonError>;

    /// Makes a guest and an account one person: seats and games begun by the guest are the account's from then on,
    /// the guest's sessions end, and the guest is no more.
    async fn merge(&self, guest: PersonId, account: PersonId) -> Result<Merged, PersonError>;

    /// Deletes a person with all sessions, and the games that are theirs alone. In games of others that are over
    /// [`PersonId::GONE`] sits there without a name from then on, in the others `stand_in`.
    async fn forget(&self, person: PersonId, stand_in: &Chair) -> Result<LetGo, PersonError>;

    /// Lets go what has not been used for long, as [`Store::forget`] does: some of it at a time, nothing when there is
    /// nothing more.
    async fn expire(&self, expiry: Expiry, stand_in: &Chair) -> Result<LetGo, StoreError>;

    /// Deletes games that are not over and in which nothing has happened since a moment, some of them at a time; tells which.
    async fn let_go_abandoned(&self, since: Time, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Everybody, page by page, in an order of the store's own.
    async fn people_after(&self, after: Option<PersonId>, limit: u32) -> Result<Vec<PersonId>, StoreError>;

    /// All games, page by page, in the order in which they began.
    async fn games_after(&self, after: Option<GameId>, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Everything that is kept of a person.
    async fn whole_person(&self, person: PersonId) -> Result<Option<WholePerson>, StoreError>;

    /// Everything that is kept of a game, as of one moment if nobody else uses the store.
    async fn whole_game(&self, game: GameId) -> Result<Option<WholeGame>, StoreError>;

    /// Puts a person there as they are, whatever was kept of them.
    async fn put_person(&self, person: WholePerson) -> Result<(), StoreError>;

    /// Puts a game there as it is, whatever was kept of it. The people in it have to be there.
    async fn put_game(&self, game: WholeGame) -> Result<(), StoreError>;

    /// What the games take that a person began.
    async fn holdings(&self, person: PersonId) -> Result<Holdings, StoreError>;

    /// The games a person sits in: those where it is his turn, then those going on, then those that are over; within
    /// each the one that got there last first.
    async fn games_of(&self, person: PersonId, after: Option<Cursor>, limit: u32)
    -> Result<Page, StoreError>;

    /// Games with a seat for anyone, the last changed first.
    async fn open_tables(&self, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError>;

    /// Games that are over and once had a seat for anyone, the last ended first.
    async fn ended_games(&self, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError>;

    /// Notes that work begins at a game which may end the process; it is on the disk when this returns. Unknown games are
    /// ignored. If the process ends before [`Store::unmark`] `patience` times in a row, the game is in quarantine.
    async fn mark(&self, game: GameId, patience: u32) -> Result<(), StoreError>;

    /// Notes that such work has ended well, which also forgives earlier ends.
    async fn unmark(&self, game: GameId) -> Result<(), StoreError>;

    /// Counts the marks that processes which ended have left behind, for whoever has claimed the store. Tells which
    /// games are in quarantine because of that. A store that is not [`Store::shared`] takes all marks for such.
    async fn take_stock(&self) -> Result<Vec<GameId>, StoreError>;

    /// The games in quarantine, in the order in which they began.
    async fn quarantined(&self) -> Result<Vec<GameId>, StoreError>;

    /// Lets a game out of quarantine; false if it was not there.
    async fn release(&self, game: GameId) -> Result<bool, StoreError>;

    /// Claims the store for a server, until it is closed or the process ends. A store that is not [`Store::shared`] nobody
    /// else can claim meanwhile. Whoever only reads and writes needs no claim. Tells how the one before has left it.
    async fn claim(&self) -> Result<Claim, StoreError>;

    /// What several servers need who share the store; nothing if it is for one.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    /// How much room everything takes.
    async fn disk_use(&self) -> Result<DiskUse, StoreError>;

    /// Whether the store can read and write: for a health check.
    async fn check(&self) -> Result<(), StoreError>;

    /// Finishes what was begun and closes; later calls fail with [`StoreError::Closed`].
    async fn close(&self);

    // Meeting: what people say, and who finds whom.

    /// Notes what somebody says at a table; nothing if there is no such table or person. Of a game the latest
    /// [`crate::KEPT_LINES`] are kept.
    async fn say(
        &self,
        game: GameId,
        room: Room,
        person: PersonId,
        nickname: &str,
        text: &str,
    ) -> Result<Option<Said>, StoreError>;

    /// What was said after the line of this number, in order; the latest of it, if it is more than asked for.
    async fn talk(&self, game: GameId, after: u64, limit: u32) -> Result<Vec<Said>, StoreError>;

    /// The number of the latest line of each of these games in which something was said.
    async fn last_said(&self, games: &[GameId]) -> Result<Vec<(GameId, u64)>, StoreError>;

    /// What somebody wrote down for themselves at a table.
    async fn note(&self, game: GameId, person: PersonId) -> Result<Option<String>, StoreError>;

    /// Writes it down anew; an empty text is none. Unknown games and people are ignored.
    async fn put_note(&self, game: GameId, person: PersonId, text: &str) -> Result<(), StoreError>;

    /// Whom a person does not want to read.
    async fn mutes(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError>;

    /// What the page of a table tells beside the game, asked for at once: the latest lines, and of a person whom they do not want to
    /// read, if there are lines, and what they wrote down.
    async fn heard(&self, game: GameId, person: Option<PersonId>, limit: u32) -> Result<Heard, StoreError> {
        let lines = self.talk(game, 0, limit).await?;
        let Some(person) = person else { return Ok(Heard { lines, ..Heard::default() }) };
        let muted = if lines.is_empty() { Vec::new() } else { self.mutes(person).await? };
        Ok(Heard { lines, muted, note: self.note(game, person).await? })
    }

    /// Says whether a person wants to read another. Unknown people are ignored.
    async fn mute(&self, person: PersonId, other: PersonId, muted: bool) -> Result<(), StoreError>;

    /// Invites a person to a table by name. Unknown games and people are ignored.
    async fn invite(&self, game: GameId, person: PersonId) -> Result<(), StoreError>;

    /// Whether a person is invited to a table.
    async fn is_invited(&self, game: GameId, person: PersonId) -> Result<bool, StoreError>;

    /// The tables to which a person is invited, the latest first.
    async fn invitations_of(&self, person: PersonId, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Takes an invitation back, or notes that it was answered; it is fine if there is none.
    async fn end_invitation(&self, game: GameId, person: PersonId) -> Result<(), StoreError>;

    /// Games under way that once had a seat for anyone, the last changed first.
    async fn running_games(&self, after: Option<Cursor>, limit: u32) -> Result<Page, StoreError>;

    /// These games as lists have them, in any order; those that are no more are missing.
    async fn listed_games(&self, games: &[GameId]) -> Result<Vec<ListedGame>, StoreError>;

    // Beside the log: standing orders, pleas to take back, and what holds of a game as a whole.

    /// All that lies beside the log of a game; nothing if there is no such game.
    async fn beside(&self, game: GameId) -> Result<Beside, StoreError>;

    /// Says whether something holds of a game. Unknown games are ignored.
    async fn flag(&self, game: GameId, flag: Flag, holds: bool) -> Result<(), StoreError>;

    /// Keeps a standing order and tells its number; nothing if there is no such game or person.
    async fn put_order(
        &self,
        game: GameId,
        seat: u8,
        person: PersonId,
        text: &str,
    ) -> Result<Option<u64>, StoreError>;

    /// Lets go of a standing order; false if there is none of this number in this game.
    async fn end_order(&self, game: GameId, number: u64) -> Result<bool, StoreError>;

    /// Games under way in which the seat that is asked has standing orders, with how many entries they have, in the order
    /// in which they began and from after the game `after` on.
    async fn order_turns(&self, after: Option<GameId>, limit: u32) -> Result<Vec<(GameId, u64)>, StoreError>;

    /// Asks a table to take back, in the place of whatever it was asked before. Unknown games are ignored.
    async fn plead(&self, game: GameId, plea: Plea) -> Result<(), StoreError>;

    /// Notes that a seat agrees to what the table was asked when its log had so many entries; tells how the plea stands then,
    /// or nothing if there is no such plea.
    async fn agree(&self, game: GameId, seq: u64, seat: u8) -> Result<Option<Plea>, StoreError>;

    /// Lets go of what the table was asked when its log had so many entries; false if there is no such plea.
    async fn end_plea(&self, game: GameId, seq: u64) -> Result<bool, StoreError>;
}

/// Something that another server on the same store did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// This table has changed, or is no more.
    Table(GameId),
    /// It says this to all others.
    Said(String),
    /// Something may not have been heard: whoever keeps a table in memory compares.
    Missed,
}

/// What several servers need who share one store.
#[async_trait]
pub trait Shared: Send + Sync {
    /// How many other servers use the store at this moment.
    async fn others(&self) -> Result<u64, StoreError>;

    /// What time it is by the clock of the store, which all servers share.
    async fn now(&self) -> Result<Time, StoreError>;

    /// Hears what the others do, from when the store is claimed. Whoever is slow misses some.
    fn news(&self) -> broadcast::Receiver<News>;

    /// Says something to the others, soon; it may get lost.
    fn tell(&self, text: &str);

    /// How often each of these games has changed; those that are no more are missing.
    async fn pulses(&self, games: &[GameId]) -> Result<Vec<(GameId, u64)>, StoreError>;

    /// Takes the turn that a bot owes at this entry, or keeps it, for some seconds by the clock of the store; false if
    /// another server sees to it.
    async fn take_turn(&self, game: GameId, seq: u64) -> Result<bool, StoreError>;

    /// Takes some of the turns that bots owe and no server sees to. Servers that ask at the same moment are given others.
    async fn take_turns(&self, limit: u32) -> Result<Vec<BotTurn>, StoreError>;

    /// Lets a turn that was taken rest, because a person may still take back the move before it: no server is given it
    /// before somebody asks for this very one.
    async fn rest_turn(&self, game: GameId, seq: u64) -> Result<(), StoreError>;
}
