//! What people say, write down, mute and report, and who is invited by name.

use tokio_postgres::Row;

use super::connect::Session;
use super::rows::{Failure, column, get, number, parsed, seq_column, text};
use crate::{GameId, KEPT_LINES, PersonId, Room, Said, StoreError, Time};

fn room(row: &Row) -> Result<Room, Failure> {
    let word: &str = get(row, "room")?;
    Room::of_word(word).ok_or_else(|| Failure::Damaged(format!("room {word:?}")))
}

fn line(row: &Row, number_of: &str, time: &str) -> Result<Said, Failure> {
    Ok(Said {
        number: number(row, number_of)?,
        room: room(row)?,
        person: parsed(row, "person")?,
        nickname: text(row, "nickname")?,
        text: text(row, "text")?,
        time: Time(get(row, time)?),
    })
}

/// A row of `talk`.
pub(super) fn said(row: &Row) -> Result<Said, Failure> {
    line(row, "number", "time")
}

/// Notes a line. Whoever talks at the same table waits, so that numbers come to light in order; who moves does not.
pub(super) async fn say(
    at: &Session,
    game: GameId,
    room: Room,
    person: PersonId,
    nickname: &str,
    said_text: &str,
) -> Result<Result<Option<Said>, StoreError>, Failure> {
    let known = "SELECT 1 FROM people WHERE id = $1 FOR KEY SHARE";
    if at.one(known, &[&person.to_string()]).await?.is_none() {
        return Ok(Ok(None));
    }
    let held = "SELECT number FROM games WHERE id = $1 FOR NO KEY UPDATE";
    let Some(row) = at.one(held, &[&game.to_string()]).await? else { return Ok(Ok(None)) };
    let game: i64 = get(&row, "number")?;
    let sql = "INSERT INTO talk (game, number, room, person, nickname, text, time)
               SELECT $1::bigint, coalesce(max(number), 0) + 1, $2, $3, $4, $5, hydropolis_now() FROM talk WHERE game = $1
               RETURNING number, room, person, nickname, text, time";
    let row = at
        .one(sql, &[&game, &room.word(), &person.to_string(), &column(nickname), &column(said_text)])
        .await?;
    let row = row.ok_or_else(|| Failure::Damaged("a line without a number".to_owned()))?;
    let said = said(&row)?;
    let old = seq_column(said.number.saturating_sub(KEPT_LINES.into()));
    at.execute("DELETE FROM talk WHERE game = $1 AND number <= $2", &[&game, &old]).await?;
    Ok(Ok(Some(said)))
}

pub(super) const TALK: &str = "
    SELECT * FROM (
        SELECT number, room, person, nickname, text, time FROM talk
        WHERE game = (SELECT number FROM games WHERE id = $1) AND number > $2 ORDER BY number DESC LIMIT $3) AS latest
    ORDER BY number";

pub(super) const LAST_SAID: &str = "
    SELECT id, max(talk.number) AS number FROM games JOIN talk ON talk.game = games.number
    WHERE id = ANY($1) GROUP BY id";

pub(super) const NOTE: &str =
    "SELECT text FROM notes WHERE game = (SELECT number FROM games WHERE id = $1) AND person = $2";

pub(super) const PUT_NOTE: &str = "
    INSERT INTO notes (game, person, text)
    SELECT games.number, people.id, $3 FROM games, people WHERE games.id = $1 AND people.id = $2
    ON CONFLICT (game, person) DO UPDATE SET text = excluded.text";

pub(super) const END_NOTE: &str =
    "DELETE FROM notes WHERE game = (SELECT number FROM games WHERE id = $1) AND person = $2";

pub(super) const MUTES: &str = "SELECT muted FROM mutes WHERE person = $1 ORDER BY muted COLLATE \"C\"";

pub(super) const MUTE: &str = "
    INSERT INTO mutes (person, muted)
    SELECT one.id, other.id FROM people one, people other WHERE one.id = $1 AND other.id = $2
    ON CONFLICT DO NOTHING";

pub(super) const UNMUTE: &str = "DELETE FROM mutes WHERE person = $1 AND muted = $2";

pub(super) const INVITE: &str = "
    INSERT INTO invitations (game, person, time)
    SELECT games.number, people.id, hydropolis_now() FROM games, people WHERE games.id = $1 AND people.id = $2
    ON CONFLICT DO NOTHING";

pub(super) const IS_INVITED: &str =
    "SELECT 1 FROM invitations WHERE game = (SELECT number FROM games WHERE id = $1) AND person = $2";

pub(super) const INVITATIONS_OF: &str = "
    SELECT id FROM invitations i JOIN games ON games.number = i.game
    WHERE person = $1 ORDER BY i.time DESC, i.game DESC LIMIT $2";

pub(super) const END_INVITATION: &str =
    "DELETE FROM invitations WHERE game = (SELECT number FROM games WHERE id = $1) AND person = $2";

/// What belongs to a game as a whole.
pub(super) type Whole = (Vec<Said>, Vec<(PersonId, String)>, Vec<(PersonId, Time)>);

pub(super) async fn whole(at: &Session, id: GameId, game: i64) -> Result<Whole, Failure> {
    let talk = at.all(TALK, &[&id.to_string(), &0i64, &i64::from(KEPT_LINES)]).await?;
    let notes = "SELECT person, text FROM notes WHERE game = $1 ORDER BY person COLLATE \"C\"";
    let notes = at.all(notes, &[&game]).await?;
    let invitations = "SELECT person, time FROM invitations WHERE game = $1 ORDER BY person COLLATE \"C\"";
    let invitations = at.all(invitations, &[&game]).await?;
    Ok((
        talk.iter().map(said).collect::<Result<_, Failure>>()?,
        notes
            .iter()
            .map(|row| Ok((parsed(row, "person")?, text(row, "text")?)))
            .collect::<Result<_, Failure>>()?,
        invitations
            .iter()
            .map(|row| Ok((parsed(row, "person")?, Time(get(row, "time")?))))
            .collect::<Result<_, Failure>>()?,
    ))
}

/// Puts a line in its place.
pub(super) async fn insert(at: &Session, game: i64, said: &Said) -> Result<(), Failure> {
    let sql = "INSERT INTO talk (game, number, room, person, nickname, text, time)
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    at.execute(
        sql,
        &[
            &game,
            &seq_column(said.number),
            &said.room.word(),
            &said.person.to_string(),
            &column(&said.nickname),
            &column(&said.text),
            &said.time.0,
        ],
    )
    .await?;
    Ok(())
}
