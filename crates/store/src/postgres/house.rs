//! Roles, bans, the announcement, complaints, and the log of deeds.

use std::path::Path;

use async_trait::async_trait;
use tokio_postgres::Row;

use super::connect::{Params, Session, Tries};
use super::rows::{self, Failure, column, get, number, parsed, person_id, seq_column, text};
use super::{PostgresStore, people, tournaments, transact};
use crate::{
    Ban, Complaint, Deed, GameId, House, LONGEST_PAGE, LoggedComplaint, LoggedDeed, Person, PersonId, Role,
    StoreError, Time, WholeHouse,
};

async fn log(at: &Session, deed: &Deed) -> Result<(), Failure> {
    let sql = "INSERT INTO deeds (time, doer, what, about, detail) VALUES (hydropolis_now(), $1, $2, $3, $4)";
    let (by, about) = (deed.by.map(|it| it.to_string()), deed.about.map(|it| it.to_string()));
    at.execute(sql, &[&by, &column(&deed.what), &about, &column(&deed.detail)]).await?;
    Ok(())
}

pub(super) fn deed(row: &Row) -> Result<LoggedDeed, Failure> {
    let deed = Deed {
        by: person_id(row, "doer")?,
        what: text(row, "what")?,
        about: person_id(row, "about")?,
        detail: text(row, "detail")?,
    };
    Ok(LoggedDeed { number: number(row, "number")?, time: Time(get(row, "time")?), deed })
}

pub(super) fn role(row: &Row) -> Result<Role, Failure> {
    let word: &str = get(row, "role")?;
    Role::of_word(word).ok_or_else(|| Failure::Damaged(format!("role {word:?}")))
}

pub(super) fn ban(row: &Row) -> Result<Ban, Failure> {
    Ok(Ban {
        person: parsed(row, "person")?,
        reason: text(row, "reason")?,
        since: Time(get(row, "since")?),
        until: get::<Option<i64>>(row, "until")?.map(Time),
    })
}

pub(super) async fn put_role(at: &Session, person: PersonId, role: Role) -> Result<(), Failure> {
    if role == Role::Player {
        at.execute("DELETE FROM roles WHERE person = $1", &[&person.to_string()]).await?;
    } else {
        let sql = "INSERT INTO roles (person, role) VALUES ($1, $2)
                   ON CONFLICT (person) DO UPDATE SET role = excluded.role";
        at.execute(sql, &[&person.to_string(), &role.word()]).await?;
    }
    Ok(())
}

pub(super) async fn put_ban(at: &Session, it: &Ban) -> Result<(), Failure> {
    let sql = "INSERT INTO bans (person, reason, since, until) VALUES ($1, $2, $3, $4) ON CONFLICT (person)
               DO UPDATE SET reason = excluded.reason, since = excluded.since, until = excluded.until";
    let until = it.until.map(|until| until.0);
    at.execute(sql, &[&it.person.to_string(), &column(&it.reason), &it.since.0, &until]).await?;
    Ok(())
}

pub(super) async fn put_announcement(at: &Session, text: Option<&str>) -> Result<(), Failure> {
    at.execute("DELETE FROM announcement", &[]).await?;
    if let Some(text) = text {
        at.execute("INSERT INTO announcement (one, text) VALUES (1, $1)", &[&column(text)]).await?;
    }
    Ok(())
}

/// The columns of a complaint, up to where it is said which.
macro_rules! complaint_columns {
    () => {
        "SELECT number, time, doer, about, game, text, closed, line FROM complaints "
    };
}

/// Tells whether there was such a line, whether or not it had been complained of before.
const REPORT: &str = "
    WITH line AS (
        SELECT t.person, t.text, t.number FROM talk t JOIN games g ON g.number = t.game WHERE g.id = $1 AND t.number = $2),
    made AS (
        INSERT INTO complaints (time, doer, about, game, text, line)
        SELECT hydropolis_now(), $3, person, $1, text, number FROM line
        ON CONFLICT (game, line) WHERE line IS NOT NULL DO NOTHING)
    SELECT 1 FROM line";

/// Puts a complaint in its place, if there is none.
async fn put_complaint(at: &Session, it: &LoggedComplaint) -> Result<(), Failure> {
    let Complaint { by, about, game, text, line } = &it.complaint;
    let (about, game) = (about.map(|it| it.to_string()), game.map(|it| it.to_string()));
    at.execute(
        "INSERT INTO complaints (number, time, doer, about, game, text, closed, line) OVERRIDING SYSTEM VALUE
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
        &[
            &seq_column(it.number),
            &it.time.0,
            &by.to_string(),
            &about,
            &game,
            &column(text),
            &it.closed.map(|it| it.0),
            &line.map(seq_column),
        ],
    )
    .await?;
    Ok(())
}

fn complaint(row: &Row) -> Result<LoggedComplaint, Failure> {
    let game = get::<Option<&str>>(row, "game")?.map(|_| parsed(row, "game")).transpose()?;
    let complaint = Complaint {
        by: parsed(row, "doer")?,
        about: person_id(row, "about")?,
        game,
        text: text(row, "text")?,
        line: get::<Option<i64>>(row, "line")?.map(|_| number(row, "line")).transpose()?,
    };
    let closed = get::<Option<i64>>(row, "closed")?.map(Time);
    Ok(LoggedComplaint { number: number(row, "number")?, time: Time(get(row, "time")?), complaint, closed })
}

async fn is_known(at: &Session, person: PersonId) -> Result<bool, Failure> {
    Ok(person != PersonId::GONE && people::hold(at, person).await?.is_some())
}

async fn set_role(
    at: &Session,
    person: PersonId,
    role: Role,
    deed: &Deed,
) -> Result<Result<bool, StoreError>, Failure> {
    if !is_known(at, person).await? {
        return Ok(Ok(false));
    }
    put_role(at, person, role).await?;
    log(at, deed).await?;
    Ok(Ok(true))
}

async fn keep_out(at: &Session, ban: &Ban, deed: &Deed) -> Result<Result<bool, StoreError>, Failure> {
    if !is_known(at, ban.person).await? {
        return Ok(Ok(false));
    }
    put_ban(at, ban).await?;
    people::end_sessions(at, ban.person).await?;
    log(at, deed).await?;
    Ok(Ok(true))
}

async fn lift(at: &Session, person: PersonId, deed: &Deed) -> Result<Result<bool, StoreError>, Failure> {
    let lifted = at.execute("DELETE FROM bans WHERE person = $1", &[&person.to_string()]).await? == 1;
    if lifted {
        log(at, deed).await?;
    }
    Ok(Ok(lifted))
}

async fn announce(at: &Session, text: Option<&str>, deed: &Deed) -> Result<Result<(), StoreError>, Failure> {
    put_announcement(at, text).await?;
    log(at, deed).await?;
    Ok(Ok(()))
}

async fn only_log(at: &Session, deed: &Deed) -> Result<Result<(), StoreError>, Failure> {
    Ok(Ok(log(at, deed).await?))
}

async fn keep_complaint(at: &Session, it: &Complaint) -> Result<Result<(), StoreError>, Failure> {
    let sql =
        "INSERT INTO complaints (time, doer, about, game, text) VALUES (hydropolis_now(), $1, $2, $3, $4)";
    let (about, game) = (it.about.map(|it| it.to_string()), it.game.map(|it| it.to_string()));
    at.execute(sql, &[&it.by.to_string(), &about, &game, &column(&it.text)]).await?;
    Ok(Ok(()))
}

async fn close(at: &Session, number: u64, deed: &Deed) -> Result<Result<bool, StoreError>, Failure> {
    let sql = "UPDATE complaints SET closed = hydropolis_now() WHERE number = $1 AND closed IS NULL";
    let closed = at.execute(sql, &[&seq_column(number)]).await? == 1;
    if closed {
        log(at, deed).await?;
    }
    Ok(Ok(closed))
}

fn page(limit: u32) -> i64 {
    limit.clamp(1, LONGEST_PAGE).into()
}

#[async_trait]
impl House for PostgresStore {
    async fn role_of(&self, person: PersonId) -> Result<Role, StoreError> {
        let sql = "SELECT role FROM roles WHERE person = $1";
        Ok(self.one(sql, &[&person.to_string()], role).await?.unwrap_or_default())
    }

    async fn roles(&self) -> Result<Vec<(Person, Role)>, StoreError> {
        let sql = "SELECT id, nickname, account, created, role FROM roles JOIN people ON id = person
                   ORDER BY role DESC, account, id";
        self.all(sql, &[], |row| Ok((rows::person(row)?, role(row)?))).await
    }

    async fn set_role(&self, person: PersonId, role: Role, deed: &Deed) -> Result<bool, StoreError> {
        transact!(self, at => set_role(at, person, role, deed))
    }

    async fn ban(&self, ban: &Ban, deed: &Deed) -> Result<bool, StoreError> {
        transact!(self, at => keep_out(at, ban, deed))
    }

    async fn lift_ban(&self, person: PersonId, deed: &Deed) -> Result<bool, StoreError> {
        transact!(self, at => lift(at, person, deed))
    }

    async fn ban_of(&self, person: PersonId, now: Time) -> Result<Option<Ban>, StoreError> {
        let sql = "SELECT person, reason, since, until FROM bans WHERE person = $1
                   AND (until IS NULL OR until > $2)";
        self.one(sql, &[&person.to_string(), &now.0], ban).await
    }

    async fn bans(&self, limit: u32) -> Result<Vec<(Person, Ban)>, StoreError> {
        let sql = "SELECT id, nickname, account, created, person, reason, since, until
                   FROM bans JOIN people ON id = person ORDER BY since DESC, id LIMIT $1";
        self.all(sql, &[&page(limit)], |row| Ok((rows::person(row)?, ban(row)?))).await
    }

    async fn announce(&self, text: Option<&str>, deed: &Deed) -> Result<(), StoreError> {
        transact!(self, at => announce(at, text, deed))
    }

    async fn announcement(&self) -> Result<Option<String>, StoreError> {
        self.one("SELECT text FROM announcement", &[], |row| text(row, "text")).await
    }

    async fn log_deed(&self, deed: &Deed) -> Result<(), StoreError> {
        transact!(self, at => only_log(at, deed))
    }

    async fn deeds(&self, before: Option<u64>, limit: u32) -> Result<Vec<LoggedDeed>, StoreError> {
        let sql = "SELECT number, time, doer, what, about, detail FROM deeds WHERE number < $1
                   ORDER BY number DESC LIMIT $2";
        self.all(sql, &[&seq_column(before.unwrap_or(u64::MAX)), &page(limit)], deed).await
    }

    async fn complain(&self, complaint: &Complaint) -> Result<(), StoreError> {
        transact!(self, at => keep_complaint(at, complaint))
    }

    async fn report(&self, game: GameId, line: u64, by: PersonId) -> Result<bool, StoreError> {
        let params: Params<'_> = &[&game.to_string(), &seq_column(line), &by.to_string()];
        Ok(!self.execute(REPORT, params).await?.is_empty())
    }

    async fn complaints(&self, limit: u32) -> Result<Vec<LoggedComplaint>, StoreError> {
        let sql = concat!(complaint_columns!(), "WHERE closed IS NULL ORDER BY number LIMIT $1");
        self.all(sql, &[&page(limit)], complaint).await
    }

    async fn close_complaint(&self, number: u64, deed: &Deed) -> Result<bool, StoreError> {
        transact!(self, at => close(at, number, deed))
    }

    async fn back_up(&self, _copy: &Path) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn whole_house(&self) -> Result<WholeHouse, StoreError> {
        let tournaments =
            "SELECT id, host, version, finished, created, text FROM tournaments ORDER BY number";
        let deeds = "SELECT number, time, doer, what, about, detail FROM deeds ORDER BY number";
        Ok(WholeHouse {
            tournaments: self.all(tournaments, &[], tournaments::kept).await?,
            announcement: self.announcement().await?,
            complaints: self.all(concat!(complaint_columns!(), "ORDER BY number"), &[], complaint).await?,
            deeds: self.all(deeds, &[], deed).await?,
        })
    }

    async fn put_house(&self, house: WholeHouse) -> Result<(), StoreError> {
        transact!(self, at => put_house(at, &house))
    }
}

async fn put_house(at: &Session, house: &WholeHouse) -> Result<Result<(), StoreError>, Failure> {
    at.execute("DELETE FROM tournaments", &[]).await?;
    for it in &house.tournaments {
        tournaments::put(at, it).await?;
    }
    put_announcement(at, house.announcement.as_deref()).await?;
    for it in &house.complaints {
        put_complaint(at, it).await?;
    }
    for LoggedDeed { number, time, deed } in &house.deeds {
        let (by, about) = (deed.by.map(|it| it.to_string()), deed.about.map(|it| it.to_string()));
        at.execute(
            "INSERT INTO deeds (number, time, doer, what, about, detail) OVERRIDING SYSTEM VALUE
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (number) DO NOTHING",
            &[&seq_column(*number), &time.0, &by, &column(&deed.what), &about, &column(&deed.detail)],
        )
        .await?;
    }
    // The next one has the next number.
    let next = "SELECT setval(pg_get_serial_sequence('deeds', 'number'), (SELECT max(number) FROM deeds)),
                setval(pg_get_serial_sequence('complaints', 'number'), (SELECT max(number) FROM complaints))";
    at.one(next, &[]).await?;
    Ok(Ok(()))
}
