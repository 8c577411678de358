//! People: guests, accounts, and the sessions by which they are known again.

use sqlx::{Row, SqliteConnection};

use super::rows::{self, Failure};
use super::writer::Change;
use crate::{Account, Person, PersonError, PersonId, SecretHash, StoreError, Time};

/// Under what an account is looked up: names that differ only in case are the same.
fn account_key(name: &str) -> String {
    name.to_lowercase()
}

/// A person by name.
pub(super) async fn find(
    connection: &mut SqliteConnection,
    person: PersonId,
) -> Result<Option<Person>, Failure> {
    let row = sqlx::query("SELECT id, nickname, account, created FROM people WHERE id = ?1")
        .bind(person.to_string())
        .fetch_optional(connection)
        .await?;
    row.as_ref().map(rows::person).transpose()
}

pub(super) async fn person(
    connection: &mut SqliteConnection,
    person: PersonId,
) -> Result<Option<Person>, StoreError> {
    Ok(find(connection, person).await?)
}

pub(super) async fn person_by_secret(
    connection: &mut SqliteConnection,
    session: SecretHash,
) -> Result<Option<Person>, StoreError> {
    let row = sqlx::query(
        "SELECT id, nickname, account, people.created
         FROM sessions JOIN people ON people.id = sessions.person WHERE secret = ?1",
    )
    .bind(&session.0[..])
    .fetch_optional(connection)
    .await
    .map_err(Failure::from)?;
    Ok(row.as_ref().map(rows::person).transpose()?)
}

pub(super) async fn account(
    connection: &mut SqliteConnection,
    name: &str,
) -> Result<Option<Account>, StoreError> {
    let row =
        sqlx::query("SELECT id, nickname, account, created, password FROM people WHERE account_key = ?1")
            .bind(account_key(name))
            .fetch_optional(connection)
            .await
            .map_err(Failure::from)?;
    let account = row.map(|row| -> Result<Account, Failure> {
        Ok(Account { person: rows::person(&row)?, password_hash: row.try_get("password")? })
    });
    Ok(account.transpose()?)
}

/// Opens a session; tells whether the secret was new.
async fn open_session(
    connection: &mut SqliteConnection,
    person: &str,
    session: SecretHash,
    time: Time,
) -> Result<bool, Failure> {
    let opened = sqlx::query(
        "INSERT INTO sessions (secret, person, created) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
    )
    .bind(&session.0[..])
    .bind(person)
    .bind(time.0)
    .execute(connection)
    .await?;
    Ok(opened.rows_affected() == 1)
}

async fn session_exists(connection: &mut SqliteConnection, session: SecretHash) -> Result<bool, Failure> {
    let row = sqlx::query("SELECT 1 FROM sessions WHERE secret = ?1")
        .bind(&session.0[..])
        .fetch_optional(connection)
        .await?;
    Ok(row.is_some())
}

/// Writes a guest down, with a first session.
pub(super) struct Welcome {
    pub(super) person: Person,
    pub(super) session: SecretHash,
}

impl Change for Welcome {
    type Done = Person;
    type Refused = PersonError;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<Person, PersonError>, Failure> {
        if session_exists(connection, self.session).await? {
            return Ok(Err(PersonError::SecretInUse));
        }
        let id = self.person.id.to_string();
        sqlx::query("INSERT INTO people (id, nickname, created) VALUES (?1, ?2, ?3)")
            .bind(&id)
            .bind(&self.person.nickname)
            .bind(self.person.created.0)
            .execute(&mut *connection)
            .await?;
        open_session(connection, &id, self.session, self.person.created).await?;
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

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<(), PersonError>, Failure> {
        let renamed = sqlx::query("UPDATE people SET nickname = ?2 WHERE id = ?1")
            .bind(self.person.to_string())
            .bind(&self.nickname)
            .execute(connection)
            .await?;
        Ok(if renamed.rows_affected() == 1 { Ok(()) } else { Err(PersonError::NoSuchPerson) })
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

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<Person, PersonError>, Failure> {
        let mut person = match find(connection, self.guest).await? {
            None => return Ok(Err(PersonError::NoSuchPerson)),
            Some(person) if !person.is_guest() => return Ok(Err(PersonError::NotAGuest)),
            Some(guest) => guest,
        };
        let registered = sqlx::query(
            "UPDATE OR IGNORE people SET account = ?2, account_key = ?3, password = ?4 WHERE id = ?1",
        )
        .bind(self.guest.to_string())
        .bind(&self.name)
        .bind(account_key(&self.name))
        .bind(&self.password_hash)
        .execute(connection)
        .await?;
        if registered.rows_affected() == 0 {
            return Ok(Err(PersonError::NameTaken));
        }
        person.account = Some(self.name.clone());
        Ok(Ok(person))
    }
}

/// Changes the password of an account.
pub(super) struct SetPassword {
    pub(super) person: PersonId,
    pub(super) password_hash: String,
}

impl Change for SetPassword {
    type Done = ();
    type Refused = PersonError;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<(), PersonError>, Failure> {
        let changed = sqlx::query("UPDATE people SET password = ?2 WHERE id = ?1 AND account IS NOT NULL")
            .bind(self.person.to_string())
            .bind(&self.password_hash)
            .execute(&mut *connection)
            .await?;
        if changed.rows_affected() == 1 {
            return Ok(Ok(()));
        }
        Ok(Err(match find(connection, self.person).await? {
            Some(_) => PersonError::NoAccount,
            None => PersonError::NoSuchPerson,
        }))
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

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<(), PersonError>, Failure> {
        if find(connection, self.person).await?.is_none() {
            return Ok(Err(PersonError::NoSuchPerson));
        }
        let opened = open_session(connection, &self.person.to_string(), self.session, self.time).await?;
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

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<(), StoreError>, Failure> {
        sqlx::query("DELETE FROM sessions WHERE secret = ?1")
            .bind(&self.session.0[..])
            .execute(connection)
            .await?;
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

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<(), StoreError>, Failure> {
        sqlx::query("DELETE FROM sessions WHERE person = ?1 AND secret IS NOT ?2")
            .bind(self.person.to_string())
            .bind(self.keep.as_ref().map(|keep| &keep.0[..]))
            .execute(connection)
            .await?;
        Ok(Ok(()))
    }
}

/// Makes a guest and an account one person.
pub(super) struct Merge {
    pub(super) guest: PersonId,
    pub(super) account: PersonId,
}

impl Change for Merge {
    type Done = Person;
    type Refused = PersonError;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Result<Person, PersonError>, Failure> {
        let (Some(guest), Some(account)) =
            (find(connection, self.guest).await?, find(connection, self.account).await?)
        else {
            return Ok(Err(PersonError::NoSuchPerson));
        };
        if !guest.is_guest() {
            return Ok(Err(PersonError::NotAGuest));
        }
        if account.is_guest() {
            return Ok(Err(PersonError::NoAccount));
        }
        // Where both sit at one table it is his turn when it is either one's, and over when it is over.
        for sql in [
            "UPDATE seats SET person = ?2 WHERE person = ?1",
            "UPDATE games SET host = ?2 WHERE host = ?1",
            "UPDATE sessions SET person = ?2 WHERE person = ?1",
            "INSERT INTO players (game, person, rank, since)
             SELECT game, ?2, rank, since FROM players WHERE person = ?1
             ON CONFLICT (game, person) DO UPDATE
             SET rank = max(rank, excluded.rank), since = max(since, excluded.since)",
            "DELETE FROM players WHERE person = ?1",
            "DELETE FROM people WHERE id = ?1 AND id <> ?2",
        ] {
            sqlx::query(sql)
                .bind(self.guest.to_string())
                .bind(self.account.to_string())
                .execute(&mut *connection)
                .await?;
        }
        Ok(Ok(account))
    }
}
