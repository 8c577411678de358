//! People: guests, accounts, and the sessions by which they are known again.

use tokio_postgres::error::SqlState;

use super::connect::Session;
use super::rows::{self, Failure, column, parsed};
use crate::{GameId, Merged, Person, PersonError, PersonId, SecretHash, Time};

/// Under what an account is looked up: names that differ only in case are the same.
pub(super) fn account_key(name: &str) -> String {
    column(&name.to_lowercase()).into_owned()
}

/// Sees to it that a person stays while somebody sits down; false if there is none.
pub(super) async fn hold_lightly(at: &Session, person: PersonId) -> Result<bool, Failure> {
    let sql = "SELECT 1 FROM people WHERE id = $1 FOR KEY SHARE";
    Ok(at.one(sql, &[&person.to_string()]).await?.is_some())
}

/// A person whom nobody else changes meanwhile.
pub(super) async fn hold(at: &Session, person: PersonId) -> Result<Option<Person>, Failure> {
    let sql = "SELECT id, nickname, account, created FROM people WHERE id = $1 FOR UPDATE";
    at.one(sql, &[&person.to_string()]).await?.map(|row| rows::person(&row)).transpose()
}

/// Opens a session; tells whether the secret was new.
async fn open(at: &Session, person: &str, session: SecretHash) -> Result<bool, Failure> {
    let opened = at
        .execute(
            "INSERT INTO sessions (secret, person, created, used) VALUES ($1, $2, hydropolis_now(), hydropolis_now())
             ON CONFLICT DO NOTHING",
            &[&&session.0[..], &person],
        )
        .await?;
    Ok(opened == 1)
}

/// Writes a guest down, with a first session.
pub(super) async fn welcome(
    at: &Session,
    id: PersonId,
    nickname: &str,
    session: SecretHash,
) -> Result<Result<Person, PersonError>, Failure> {
    let row = at
        .one(
            "INSERT INTO people (id, nickname, created) VALUES ($1, $2, hydropolis_now())
             RETURNING id, nickname, account, created",
            &[&id.to_string(), &column(nickname)],
        )
        .await?;
    let row = row.ok_or_else(|| Failure::Damaged("a guest who was not written down".to_owned()))?;
    Ok(match open(at, &id.to_string(), session).await? {
        true => Ok(rows::person(&row)?),
        false => Err(PersonError::SecretInUse),
    })
}

/// Gives a guest an account.
pub(super) async fn register(
    at: &Session,
    guest: PersonId,
    name: &str,
    password_hash: &str,
) -> Result<Result<Person, PersonError>, Failure> {
    let mut person = match hold(at, guest).await? {
        None => return Ok(Err(PersonError::NoSuchPerson)),
        Some(person) if !person.is_guest() => return Ok(Err(PersonError::NotAGuest)),
        Some(guest) => guest,
    };
    let sql = "UPDATE people SET account = $2, account_key = $3, password = $4 WHERE id = $1";
    let params = (guest.to_string(), column(name), account_key(name), column(password_hash));
    match at.execute(sql, &[&params.0, &params.1, &params.2, &params.3]).await {
        Ok(_) => {}
        Err(Failure::Sql(error)) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => {
            return Ok(Err(PersonError::NameTaken));
        }
        Err(failure) => return Err(failure),
    }
    end_sessions(at, guest).await?;
    person.account = Some(name.to_owned());
    Ok(Ok(person))
}

/// Ends all sessions of a person, and the one-time links.
pub(super) async fn end_sessions(at: &Session, person: PersonId) -> Result<u64, Failure> {
    at.execute("DELETE FROM resets WHERE person = $1", &[&person.to_string()]).await?;
    at.execute("DELETE FROM sessions WHERE person = $1", &[&person.to_string()]).await
}

/// Changes the password of an account.
pub(super) async fn set_password(
    at: &Session,
    person: PersonId,
    password_hash: &str,
) -> Result<Result<(), PersonError>, Failure> {
    match hold(at, person).await? {
        None => return Ok(Err(PersonError::NoSuchPerson)),
        Some(person) if person.is_guest() => return Ok(Err(PersonError::NoAccount)),
        Some(_) => {}
    }
    let sql = "UPDATE people SET password = $2 WHERE id = $1";
    at.execute(sql, &[&person.to_string(), &column(password_hash)]).await?;
    end_sessions(at, person).await?;
    Ok(Ok(()))
}

/// Opens another session.
pub(super) async fn open_session(
    at: &Session,
    person: PersonId,
    session: SecretHash,
) -> Result<Result<(), PersonError>, Failure> {
    if !hold_lightly(at, person).await? {
        return Ok(Err(PersonError::NoSuchPerson));
    }
    let opened = open(at, &person.to_string(), session).await?;
    Ok(if opened { Ok(()) } else { Err(PersonError::SecretInUse) })
}

/// Keeps a one-time link for a lost password.
pub(super) async fn offer_reset(
    at: &Session,
    person: PersonId,
    link: SecretHash,
    expires: Time,
) -> Result<Result<(), PersonError>, Failure> {
    match hold(at, person).await? {
        None => return Ok(Err(PersonError::NoSuchPerson)),
        Some(person) if person.is_guest() => return Ok(Err(PersonError::NoAccount)),
        Some(_) => {}
    }
    let sql = "INSERT INTO resets (secret, person, expires) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    let kept = at.execute(sql, &[&&link.0[..], &person.to_string(), &expires.0]).await?;
    Ok(if kept == 1 { Ok(()) } else { Err(PersonError::SecretInUse) })
}

pub(super) const RESET_OF: &str =
    "SELECT id, nickname, account, created FROM resets JOIN people ON people.id = resets.person
     WHERE secret = $1 AND expires > $2";

/// Uses a one-time link: of many who try, the one that deletes it.
pub(super) async fn reset(
    at: &Session,
    link: SecretHash,
    now: Time,
    password_hash: &str,
) -> Result<Result<Person, PersonError>, Failure> {
    let Some(row) = at.one(RESET_OF, &[&&link.0[..], &now.0]).await? else {
        return Ok(Err(PersonError::NoSuchLink));
    };
    let person = rows::person(&row)?;
    if at.execute("DELETE FROM resets WHERE secret = $1", &[&&link.0[..]]).await? != 1 {
        return Ok(Err(PersonError::NoSuchLink));
    }
    Ok(set_password(at, person.id, password_hash).await?.map(|()| person))
}

/// Makes a guest and an account one person.
pub(super) async fn merge(
    at: &Session,
    guest: PersonId,
    account: PersonId,
) -> Result<Result<Merged, PersonError>, Failure> {
    // Always in the same order, so that no two wait for each other.
    let (first, second) = (guest.min(account), guest.max(account));
    let (first, second) = (hold(at, first).await?, hold(at, second).await?);
    let (Some(first), Some(second)) = (first, second) else { return Ok(Err(PersonError::NoSuchPerson)) };
    let (kept_guest, kept_account) = if first.id == guest { (first, second) } else { (second, first) };
    if !kept_guest.is_guest() {
        return Ok(Err(PersonError::NotAGuest));
    }
    if kept_account.is_guest() {
        return Ok(Err(PersonError::NoAccount));
    }
    let games = games_of(at, guest).await?;
    let (from, to) = (guest.to_string(), account.to_string());
    at.all(
        "SELECT game FROM standings WHERE game IN
         (SELECT game FROM seats WHERE person = $1 UNION SELECT number FROM games WHERE host = $1)
         ORDER BY game FOR UPDATE",
        &[&from],
    )
    .await?;
    // Where both sit at one table it is his turn when it is either one's, and over when it is over.
    for sql in [
        "UPDATE standings SET changes = changes + 1 WHERE $2 <> '' AND game IN
         (SELECT game FROM seats WHERE person = $1 UNION SELECT number FROM games WHERE host = $1)",
        "UPDATE seats SET person = $2 WHERE person = $1",
        "UPDATE games SET host = $2 WHERE host = $1",
        "UPDATE talk SET person = $2 WHERE person = $1",
        "UPDATE notes SET person = $2 WHERE person = $1
         AND NOT EXISTS (SELECT 1 FROM notes own WHERE own.game = notes.game AND own.person = $2)",
        "UPDATE mutes SET person = $2 WHERE person = $1
         AND NOT EXISTS (SELECT 1 FROM mutes own WHERE own.person = $2 AND own.muted = mutes.muted)",
        "UPDATE mutes SET muted = $2 WHERE muted = $1
         AND NOT EXISTS (SELECT 1 FROM mutes own WHERE own.person = mutes.person AND own.muted = $2)",
        "UPDATE invitations SET person = $2 WHERE person = $1
         AND NOT EXISTS (SELECT 1 FROM invitations own WHERE own.game = invitations.game AND own.person = $2)",
        "UPDATE orders SET person = $2 WHERE person = $1",
        "UPDATE results SET person = $2 WHERE person = $1",
        "UPDATE lost_seats SET person = $2 WHERE person = $1",
        "UPDATE complaints SET doer = $2 WHERE doer = $1",
        "UPDATE complaints SET about = $2 WHERE about = $1",
        "DELETE FROM sessions WHERE person = $1 AND person <> $2",
        "DELETE FROM resets WHERE person = $1 AND person <> $2",
        "INSERT INTO players (game, person, rank, since)
         SELECT game, $2, rank, since FROM players WHERE person = $1
         ON CONFLICT (game, person) DO UPDATE
         SET rank = greatest(players.rank, excluded.rank), since = greatest(players.since, excluded.since)",
        "DELETE FROM players WHERE person = $1 AND person <> $2",
        "DELETE FROM people WHERE id = $1 AND id <> $2",
    ] {
        at.execute(sql, &[&from, &to]).await?;
    }
    Ok(Ok(Merged { person: kept_account, games }))
}

/// The games in which a person sits, or that they began.
pub(super) async fn games_of(at: &Session, person: PersonId) -> Result<Vec<GameId>, Failure> {
    let sql = "SELECT id FROM games WHERE number IN
               (SELECT game FROM seats WHERE person = $1 UNION SELECT number FROM games WHERE host = $1)
               ORDER BY number";
    at.all(sql, &[&person.to_string()]).await?.iter().map(|row| parsed(row, "id")).collect()
}
