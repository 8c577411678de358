//! Roles, bans, the announcement, complaints, and the log of deeds.

use std::path::Path;

use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

use super::rows::{self, Failure, all, execute, number, one, parsed, person_id};
use super::writer::step;
use super::{SqliteStore, people, tournaments};
use crate::{
    Ban, Complaint, Deed, GameId, House, LONGEST_PAGE, LoggedComplaint, LoggedDeed, Person, PersonId, Role,
    StoreError, Time, WholeHouse,
};

pub(super) fn log(connection: &Connection, deed: &Deed, time: Time) -> Result<(), Failure> {
    execute(
        connection,
        "INSERT INTO deeds (time, doer, what, about, detail) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![
            time.0,
            deed.by.map(|it| it.to_string()),
            deed.what,
            deed.about.map(|it| it.to_string()),
            deed.detail
        ],
    )?;
    Ok(())
}

pub(super) fn deed(row: &Row<'_>) -> Result<LoggedDeed, Failure> {
    let deed = Deed {
        by: person_id(row, "doer")?,
        what: row.get("what")?,
        about: person_id(row, "about")?,
        detail: row.get("detail")?,
    };
    Ok(LoggedDeed { number: number(row, "number")?, time: Time(row.get("time")?), deed })
}

pub(super) fn role(row: &Row<'_>) -> Result<Role, Failure> {
    let word = row.get_ref("role")?.as_str()?;
    Role::of_word(word).ok_or_else(|| Failure::Damaged(format!("role {word:?}")))
}

pub(super) fn ban(row: &Row<'_>) -> Result<Ban, Failure> {
    Ok(Ban {
        person: parsed(row, "person")?,
        reason: row.get("reason")?,
        since: Time(row.get("since")?),
        until: row.get::<_, Option<i64>>("until")?.map(Time),
    })
}

pub(super) fn put_role(connection: &Connection, person: PersonId, role: Role) -> Result<(), Failure> {
    if role == Role::Player {
        execute(connection, "DELETE FROM roles WHERE person = ?1", [person.to_string()])?;
    } else {
        let sql =
            "INSERT INTO roles (person, role) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET role = excluded.role";
        execute(connection, sql, params![person.to_string(), role.word()])?;
    }
    Ok(())
}

pub(super) fn put_ban(connection: &Connection, it: &Ban) -> Result<(), Failure> {
    let sql = "INSERT INTO bans (person, reason, since, until) VALUES (?1, ?2, ?3, ?4)
               ON CONFLICT DO UPDATE SET reason = excluded.reason, since = excluded.since, until = excluded.until";
    execute(
        connection,
        sql,
        params![it.person.to_string(), it.reason, it.since.0, it.until.map(|until| until.0)],
    )?;
    Ok(())
}

pub(super) fn put_announcement(connection: &Connection, text: Option<&str>) -> Result<(), Failure> {
    execute(connection, "DELETE FROM announcement", [])?;
    if let Some(text) = text {
        execute(connection, "INSERT INTO announcement (one, text) VALUES (1, ?1)", [text])?;
    }
    Ok(())
}

/// The columns of a complaint, up to where it is said which.
macro_rules! complaint_columns {
    () => {
        "SELECT number, time, doer, about, game, text, closed, line FROM complaints "
    };
}

/// Puts a complaint in its place, if there is none.
fn put_complaint(at: &Connection, it: &LoggedComplaint) -> Result<(), Failure> {
    let Complaint { by, about, game, text, line } = &it.complaint;
    execute(
        at,
        "INSERT OR IGNORE INTO complaints (number, time, doer, about, game, text, closed, line)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        params![
            rows::column(it.number),
            it.time.0,
            by.to_string(),
            about.map(|it| it.to_string()),
            game.map(|it| it.to_string()),
            text,
            it.closed.map(|it| it.0),
            line.map(rows::column)
        ],
    )?;
    Ok(())
}

fn complaint(row: &Row<'_>) -> Result<LoggedComplaint, Failure> {
    let game = row.get_ref("game")?.as_str_or_null()?.map(|_| parsed(row, "game")).transpose()?;
    let line = row.get::<_, Option<i64>>("line")?.map(|_| number(row, "line")).transpose()?;
    let complaint = Complaint {
        by: parsed(row, "doer")?,
        about: person_id(row, "about")?,
        game,
        text: row.get("text")?,
        line,
    };
    let closed = row.get::<_, Option<i64>>("closed")?.map(Time);
    Ok(LoggedComplaint { number: number(row, "number")?, time: Time(row.get("time")?), complaint, closed })
}

fn is_known(connection: &Connection, person: PersonId) -> Result<bool, Failure> {
    Ok(person != PersonId::GONE && people::find(connection, person)?.is_some())
}

#[async_trait]
impl House for SqliteStore {
    async fn role_of(&self, person: PersonId) -> Result<Role, StoreError> {
        let sql = "SELECT role FROM roles WHERE person = ?1";
        Ok(self.readers.read(move |at| one(at, sql, [person.to_string()], role)).await?.unwrap_or_default())
    }

    async fn roles(&self) -> Result<Vec<(Person, Role)>, StoreError> {
        let sql = "SELECT id, nickname, account, created, role FROM roles JOIN people ON id = person
                   ORDER BY role DESC, account, id";
        let read = |row: &Row<'_>| Ok((rows::person(row)?, role(row)?));
        self.readers.read(move |at| all(at, sql, [], read)).await
    }

    async fn set_role(&self, person: PersonId, role: Role, deed: &Deed) -> Result<bool, StoreError> {
        let (deed, time) = (deed.clone(), Time::now());
        let change = step(move |at: &Connection| {
            if !is_known(at, person)? {
                return Ok(Ok(false));
            }
            put_role(at, person, role)?;
            log(at, &deed, time)?;
            Ok(Ok(true))
        });
        self.writer.run(change).await
    }

    async fn ban(&self, ban: &Ban, deed: &Deed) -> Result<bool, StoreError> {
        let (ban, deed, time) = (ban.clone(), deed.clone(), Time::now());
        let change = step(move |at: &Connection| {
            if !is_known(at, ban.person)? {
                return Ok(Ok(false));
            }
            put_ban(at, &ban)?;
            people::end_sessions(at, ban.person)?;
            log(at, &deed, time)?;
            Ok(Ok(true))
        });
        self.writer.run(change).await
    }

    async fn lift_ban(&self, person: PersonId, deed: &Deed) -> Result<bool, StoreError> {
        let (deed, time) = (deed.clone(), Time::now());
        let change = step(move |at: &Connection| {
            let lifted = execute(at, "DELETE FROM bans WHERE person = ?1", [person.to_string()])? == 1;
            if lifted {
                log(at, &deed, time)?;
            }
            Ok(Ok(lifted))
        });
        self.writer.run(change).await
    }

    async fn ban_of(&self, person: PersonId, now: Time) -> Result<Option<Ban>, StoreError> {
        let sql = "SELECT person, reason, since, until FROM bans WHERE person = ?1
                   AND (until IS NULL OR until > ?2)";
        self.readers.read(move |at| one(at, sql, params![person.to_string(), now.0], ban)).await
    }

    async fn bans(&self, limit: u32) -> Result<Vec<(Person, Ban)>, StoreError> {
        let sql = "SELECT id, nickname, account, created, person, reason, since, until
                   FROM bans JOIN people ON id = person ORDER BY since DESC, id LIMIT ?1";
        let read = |row: &Row<'_>| Ok((rows::person(row)?, ban(row)?));
        self.readers.read(move |at| all(at, sql, [limit.clamp(1, LONGEST_PAGE)], read)).await
    }

    async fn announce(&self, text: Option<&str>, deed: &Deed) -> Result<(), StoreError> {
        let (text, deed, time) = (text.map(str::to_owned), deed.clone(), Time::now());
        let change = step(move |at: &Connection| {
            put_announcement(at, text.as_deref())?;
            log(at, &deed, time)?;
            Ok(Ok(()))
        });
        self.writer.run(change).await
    }

    async fn announcement(&self) -> Result<Option<String>, StoreError> {
        self.readers.read(|at| one(at, "SELECT text FROM announcement", [], |row| Ok(row.get("text")?))).await
    }

    async fn log_deed(&self, deed: &Deed) -> Result<(), StoreError> {
        let (deed, time) = (deed.clone(), Time::now());
        self.writer.run(step(move |at: &Connection| Ok(Ok(log(at, &deed, time)?)))).await
    }

    async fn deeds(&self, before: Option<u64>, limit: u32) -> Result<Vec<LoggedDeed>, StoreError> {
        let sql = "SELECT number, time, doer, what, about, detail FROM deeds WHERE number < ?1
                   ORDER BY number DESC LIMIT ?2";
        let (before, limit) = (rows::column(before.unwrap_or(u64::MAX)), limit.clamp(1, LONGEST_PAGE));
        self.readers.read(move |at| all(at, sql, params![before, limit], deed)).await
    }

    async fn complain(&self, complaint: &Complaint) -> Result<(), StoreError> {
        let (it, time) = (complaint.clone(), Time::now());
        const SQL: &str =
            "INSERT INTO complaints (time, doer, about, game, text) VALUES (?1, ?2, ?3, ?4, ?5)";
        let change = step(move |at: &Connection| {
            let (about, game) = (it.about.map(|it| it.to_string()), it.game.map(|it| it.to_string()));
            execute(at, SQL, params![time.0, it.by.to_string(), about, game, it.text])?;
            Ok(Ok(()))
        });
        self.writer.run(change).await
    }

    async fn report(&self, game: GameId, line: u64, by: PersonId) -> Result<bool, StoreError> {
        let time = Time::now();
        let change = step(move |at: &Connection| {
            let found =
                "SELECT 1 FROM talk WHERE game = (SELECT number FROM games WHERE id = ?1) AND number = ?2";
            let (game, line) = (game.to_string(), rows::column(line));
            if one(at, found, params![game, line], |_| Ok(()))?.is_none() {
                return Ok(Ok(false));
            }
            let sql = "INSERT OR IGNORE INTO complaints (time, doer, about, game, text, line)
                       SELECT ?4, ?3, person, ?1, text, number FROM talk
                       WHERE game = (SELECT number FROM games WHERE id = ?1) AND number = ?2";
            execute(at, sql, params![game, line, by.to_string(), time.0])?;
            Ok(Ok(true))
        });
        self.writer.run(change).await
    }

    async fn complaints(&self, limit: u32) -> Result<Vec<LoggedComplaint>, StoreError> {
        let sql = concat!(complaint_columns!(), "WHERE closed IS NULL ORDER BY number LIMIT ?1");
        self.readers.read(move |at| all(at, sql, [limit.clamp(1, LONGEST_PAGE)], complaint)).await
    }

    async fn close_complaint(&self, number: u64, deed: &Deed) -> Result<bool, StoreError> {
        let (deed, time) = (deed.clone(), Time::now());
        const SQL: &str = "UPDATE complaints SET closed = ?2 WHERE number = ?1 AND closed IS NULL";
        let change = step(move |at: &Connection| {
            let closed = execute(at, SQL, params![rows::column(number), time.0])? == 1;
            if closed {
                log(at, &deed, time)?;
            }
            Ok(Ok(closed))
        });
        self.writer.run(change).await
    }

    async fn back_up(&self, copy: &Path) -> Result<bool, StoreError> {
        Self::back_up_file(&self.file, copy).await.map(|()| true)
    }

    async fn whole_house(&self) -> Result<WholeHouse, StoreError> {
        self.readers
            .read(|at| {
                let tournaments =
                    "SELECT id, host, version, finished, created, text FROM tournaments ORDER BY number";
                let deeds = "SELECT number, time, doer, what, about, detail FROM deeds ORDER BY number";
                Ok(WholeHouse {
                    tournaments: all(at, tournaments, [], tournaments::kept)?,
                    announcement: one(at, "SELECT text FROM announcement", [], |row| Ok(row.get("text")?))?,
                    complaints: all(at, concat!(complaint_columns!(), "ORDER BY number"), [], complaint)?,
                    deeds: all(at, deeds, [], deed)?,
                })
            })
            .await
    }

    async fn put_house(&self, house: WholeHouse) -> Result<(), StoreError> {
        let change = step(move |at: &Connection| {
            execute(at, "DELETE FROM tournaments", [])?;
            house.tournaments.iter().try_for_each(|it| tournaments::put(at, it))?;
            put_announcement(at, house.announcement.as_deref())?;
            for it in &house.complaints {
                put_complaint(at, it)?;
            }
            for LoggedDeed { number, time, deed } in &house.deeds {
                let by = deed.by.map(|it| it.to_string());
                let about = deed.about.map(|it| it.to_string());
                execute(
                    at,
                    "INSERT OR IGNORE INTO deeds (number, time, doer, what, about, detail)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                    params![rows::column(*number), time.0, by, deed.what, about, deed.detail],
                )?;
            }
            Ok(Ok(()))
        });
        self.writer.run(change).await
    }
}
