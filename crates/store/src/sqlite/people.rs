//! People: guests, accounts, and the sessions by which they are known again.

use rusqlite::{Connection, params};

use super::rows::{self, Failure, all, execute, one, parsed};
use super::writer::Change;
use crate::{Account, GameId, Merged, Person, PersonError, PersonId, SecretHash, StoreError, Time};

/// How exactly it is known when a session was last used, in milliseconds: a day.
const USE: i64 = 86_400_000;

/// Under what an account is looked up: names that differ only in case are the same.
pub(super) fn account_key(name: &str) -> String {
    name.to_lowercase()
}

/// A person by name.
pub(super) fn find(connection: &Connection, person: PersonId) -> Result<Option<Person>, Failure> {
    let sql = "SELECT id, nickname, account, created FROM people WHERE id = ?1";
    one(connection, sql, [person.to_string()], rows::person)
}

pub(super) fn person_by_secret(
    connection: &Connection,
    session: SecretHash,
) -> Result<Option<(Person, Time)>, Failure> {
    let sql = "SELECT id, nickname, account, people.created, used
               FROM sessions JOIN people ON people.id = sessions.person WHERE secret = ?1";
    one(connection, sql, [session.0], |row| Ok((rows::person(row)?, Time(row.get("used")?))))
}

/// Whether it is to be noted anew that a session is in use.
pub(super) fn is_stale(used: Time, now: Time) -> bool {
    now.0 - used.0 > USE
}

/// Notes that a session is in use.
pub(super) struct Use {
    pub(super) session: SecretHash,
    pub(super) time: Time,
}

impl Change for Use {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        let sql = "UPDATE sessions SET used = max(used, ?2) WHERE secret = ?1";
        execute(connection, sql, params![self.session.0, self.time.0])?;
        Ok(Ok(()))
    }
}

pub(super) fn account(connection: &Connection, name: &str) -> Result<Option<Account>, Failure> {
    let sql = "SELECT id, nickname, account, created, password FROM people WHERE account_key = ?1";
    one(connection, sql, [account_key(name)], |row| {
        Ok(Account { person: rows::person(row)?, password_hash: row.get("password")? })
    })
}

/// Opens a session; tells whether the secret was new.
fn open_session(
    connection: &Connection,
    person: &str,
    session: SecretHash,
    time: Time,
) -> Result<bool, Failure> {
    let opened = execute(
        connection,
        "INSERT INTO sessions (secret, person, created, used) VALUES (?1, ?2, ?3, ?3) ON CONFLICT DO NOTHING",
        params![session.0, person, time.0],
    )?;
    Ok(opened == 1)
}

fn session_exists(connection: &Connection, session: SecretHash) -> Result<bool, Failure> {
    Ok(one(connection, "SELECT 1 FROM sessions WHERE secret = ?1", params![session.0], |_| Ok(()))?.is_some())
}

/// Writes a guest down, with a first session.
pub(super) struct Welcome {
    pub(super) person: Person,
    pub(super) session: SecretHash,
}

impl Change for Welcome {
    type Done = Person;
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<Person, PersonError>, Failure> {
        if session_exists(connection, self.session)? {
            return Ok(Err(PersonError::SecretInUse));
        }
        let id = self.person.id.to_string();
        execute(
            connection,
            "INSERT INTO people (id, nickname, created) VALUES (?1, ?2, ?3)",
            params![&id, &self.person.nickname, self.person.created.0],
        )?;
        open_session(connection, &id, self.session, self.person.created)?;
        Ok(Ok(self.person.clone()))
    }
}

/// Gives a person another nickname.
pub(super) struct Rename {
    pub(super) person: PersonId,
    pub(super) nickname: String,
}

impl Change for Rename {
    type Done = ();
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), PersonError>, Failure> {
        let renamed = execute(
            connection,
            "UPDATE people SET nickname = ?2 WHERE id = ?1",
            params![self.person.to_string(), &self.nickname],
        )?;
        Ok(if renamed == 1 { Ok(()) } else { Err(PersonError::NoSuchPerson) })
    }
}

/// Gives a guest an account.
pub(super) struct Register {
    pub(super) guest: PersonId,
    pub(super) name: String,
    pub(super) password_hash: String,
}

impl Change for Register {
    type Done = Person;
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<Person, PersonError>, Failure> {
        let mut person = match find(connection, self.guest)? {
            None => return Ok(Err(PersonError::NoSuchPerson)),
            Some(person) if !person.is_guest() => return Ok(Err(PersonError::NotAGuest)),
            Some(guest) => guest,
        };
        let registered = execute(
            connection,
            "UPDATE OR IGNORE people SET account = ?2, account_key = ?3, password = ?4 WHERE id = ?1",
            params![self.guest.to_string(), &self.name, account_key(&self.name), &self.password_hash],
        )?;
        if registered == 0 {
            return Ok(Err(PersonError::NameTaken));
        }
        end_sessions(connection, self.guest)?;
        person.account = Some(self.name.clone());
        Ok(Ok(person))
    }
}

/// Ends all sessions of a person, and the one-time links.
pub(super) fn end_sessions(connection: &Connection, person: PersonId) -> Result<usize, Failure> {
    execute(connection, "DELETE FROM resets WHERE person = ?1", [person.to_string()])?;
    execute(connection, "DELETE FROM sessions WHERE person = ?1", [person.to_string()])
}

/// Changes the password of an account.
pub(super) struct SetPassword {
    pub(super) person: PersonId,
    pub(super) password_hash: String,
}

impl Change for SetPassword {
    type Done = ();
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), PersonError>, Failure> {
        let changed = execute(
            connection,
            "UPDATE people SET password = ?2 WHERE id = ?1 AND account IS NOT NULL",
            params![self.person.to_string(), &self.password_hash],
        )?;
        if changed == 1 {
            end_sessions(connection, self.person)?;
            return Ok(Ok(()));
        }
        Ok(Err(match find(connection, self.person)? {
            Some(_) => PersonError::NoAccount,
            None => PersonError::NoSuchPerson,
        }))
    }
}

/// Keeps a one-time link for a lost password.
pub(super) struct OfferReset {
    pub(super) person: PersonId,
    pub(super) link: SecretHash,
    pub(super) expires: Time,
}

impl Change for OfferReset {
    type Done = ();
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), PersonError>, Failure> {
        match find(connection, self.person)? {
            None => return Ok(Err(PersonError::NoSuchPerson)),
            Some(person) if person.is_guest() => return Ok(Err(PersonError::NoAccount)),
            Some(_) => {}
        }
        let kept = execute(
            connection,
            "INSERT INTO resets (secret, person, expires) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            params![self.link.0, self.person.to_string(), self.expires.0],
        )?;
        Ok(if kept == 1 { Ok(()) } else { Err(PersonError::SecretInUse) })
    }
}

/// Whose password a one-time link replaces at this time.
pub(super) fn reset_of(
    connection: &Connection,
    link: SecretHash,
    now: Time,
) -> Result<Option<Person>, Failure> {
    let sql = "SELECT id, nickname, account, created FROM resets JOIN people ON people.id = resets.person
               WHERE secret = ?1 AND expires > ?2";
    one(connection, sql, params![link.0, now.0], rows::person)
}

/// Uses a one-time link.
pub(super) struct Reset {
    pub(super) link: SecretHash,
    pub(super) now: Time,
    pub(super) password_hash: String,
}

impl Change for Reset {
    type Done = Person;
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<Person, PersonError>, Failure> {
        let Some(person) = reset_of(connection, self.link, self.now)? else {
            return Ok(Err(PersonError::NoSuchLink));
        };
        let change = SetPassword { person: person.id, password_hash: self.password_hash.clone() };
        Ok(change.apply(connection)?.map(|()| person))
    }
}

/// Opens another session.
pub(super) struct OpenSession {
    pub(super) person: PersonId,
    pub(super) session: SecretHash,
    pub(super) time: Time,
}

impl Change for OpenSession {
    type Done = ();
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), PersonError>, Failure> {
        if find(connection, self.person)?.is_none() {
            return Ok(Err(PersonError::NoSuchPerson));
        }
        let opened = open_session(connection, &self.person.to_string(), self.session, self.time)?;
        Ok(if opened { Ok(()) } else { Err(PersonError::SecretInUse) })
    }
}

/// Ends a session.
pub(super) struct CloseSession {
    pub(super) session: SecretHash,
}

impl Change for CloseSession {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        execute(connection, "DELETE FROM sessions WHERE secret = ?1", params![self.session.0])?;
        Ok(Ok(()))
    }
}

/// Ends all sessions of a person but one.
pub(super) struct CloseOtherSessions {
    pub(super) person: PersonId,
    pub(super) keep: Option<SecretHash>,
}

impl Change for CloseOtherSessions {
    type Done = ();
    type Refused = StoreError;

    fn apply(&self, connection: &Connection) -> Result<Result<(), StoreError>, Failure> {
        execute(
            connection,
            "DELETE FROM sessions WHERE person = ?1 AND secret IS NOT ?2",
            params![self.person.to_string(), self.keep.map(|keep| keep.0)],
        )?;
        Ok(Ok(()))
    }
}

/// Makes a guest and an account one person.
pub(super) struct Merge {
    pub(super) guest: PersonId,
    pub(super) account: PersonId,
}

impl Change for Merge {
    type Done = Merged;
    type Refused = PersonError;

    fn apply(&self, connection: &Connection) -> Result<Result<Merged, PersonError>, Failure> {
        let (Some(guest), Some(account)) = (find(connection, self.guest)?, find(connection, self.account)?)
        else {
            return Ok(Err(PersonError::NoSuchPerson));
        };
        if !guest.is_guest() {
            return Ok(Err(PersonError::NotAGuest));
        }
        if account.is_guest() {
            return Ok(Err(PersonError::NoAccount));
        }
        let games = games_of(connection, self.guest)?;
        // Where both sit at one table it is his turn when it is either one's, and over when it is over.
        for sql in [
            "UPDATE seats SET person = ?2 WHERE person = ?1",
            "UPDATE games SET host = ?2 WHERE host = ?1",
            "UPDATE talk SET person = ?2 WHERE person = ?1",
            "UPDATE OR IGNORE notes SET person = ?2 WHERE person = ?1",
            "UPDATE OR IGNORE mutes SET person = ?2 WHERE person = ?1",
            "UPDATE OR IGNORE mutes SET muted = ?2 WHERE muted = ?1",
            "UPDATE OR IGNORE invitations SET person = ?2 WHERE person = ?1",
            "UPDATE orders SET person = ?2 WHERE person = ?1",
            "UPDATE results SET person = ?2 WHERE person = ?1",
            "UPDATE lost_seats SET person = ?2 WHERE person = ?1",
            "UPDATE complaints SET doer = ?2 WHERE doer = ?1",
            "UPDATE complaints SET about = ?2 WHERE about = ?1",
            "DELETE FROM sessions WHERE person = ?1 AND person <> ?2",
            "INSERT INTO players (game, person, rank, since)
             SELECT game, ?2, rank, since FROM players WHERE person = ?1
             ON CONFLICT (game, person) DO UPDATE
             SET rank = max(rank, excluded.rank), since = max(since, excluded.since)",
            "DELETE FROM players WHERE person = ?1 AND person <> ?2",
            "DELETE FROM people WHERE id = ?1 AND id <> ?2",
        ] {
            execute(connection, sql, params![self.guest.to_string(), self.account.to_string()])?;
        }
        Ok(Ok(Merged { person: account, games }))
    }
}

/// The games in which a person sits, or that they began.
pub(super) fn games_of(connection: &Connection, person: PersonId) -> Result<Vec<GameId>, Failure> {
    let sql = "SELECT id FROM games WHERE number IN
               (SELECT game FROM seats WHERE person = ?1 UNION SELECT number FROM games WHERE host = ?1)";
    all(connection, sql, [person.to_string()], |row| parsed(row, "id"))
}
