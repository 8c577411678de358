//! Tournaments.

use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

use super::SqliteStore;
use super::rows::{self, Failure, all, execute, number, one, parsed, person_id};
use super::writer::step;
use crate::{KeptTournament, LONGEST_PAGE, PersonId, StoreError, Time, TournamentId, Tournaments};

pub(super) fn kept(row: &Row<'_>) -> Result<KeptTournament, Failure> {
    Ok(KeptTournament {
        id: parsed(row, "id")?,
        host: person_id(row, "host")?,
        version: number(row, "version")?,
        over: row.get("finished")?,
        created: Time(row.get("created")?),
        text: row.get("text")?,
    })
}

pub(super) fn put(connection: &Connection, it: &KeptTournament) -> Result<(), Failure> {
    execute(
        connection,
        "INSERT INTO tournaments (id, host, version, finished, created, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![
            it.id.to_string(),
            it.host.map(|host| host.to_string()),
            rows::column(it.version),
            it.over,
            it.created.0,
            it.text
        ],
    )?;
    Ok(())
}

#[async_trait]
impl Tournaments for SqliteStore {
    async fn create_tournament(&self, host: PersonId, text: &str) -> Result<TournamentId, StoreError> {
        let id = TournamentId::random()?;
        let created = Time::now();
        let it =
            KeptTournament { id, host: Some(host), version: 0, over: false, created, text: text.to_owned() };
        self.writer.run(step(move |at: &Connection| Ok(Ok(put(at, &it)?)))).await.map(|()| id)
    }

    async fn tournament(&self, id: TournamentId) -> Result<Option<KeptTournament>, StoreError> {
        let sql = "SELECT id, host, version, finished, created, text FROM tournaments WHERE id = ?1";
        self.readers.read(move |at| one(at, sql, [id.to_string()], kept)).await
    }

    async fn change_tournament(
        &self,
        id: TournamentId,
        version: u64,
        text: &str,
        over: bool,
    ) -> Result<bool, StoreError> {
        let text = text.to_owned();
        const SQL: &str = "UPDATE tournaments SET text = ?3, finished = ?4, version = version + 1
                   WHERE id = ?1 AND version = ?2";
        let change = step(move |at: &Connection| {
            Ok(Ok(execute(at, SQL, params![id.to_string(), rows::column(version), text, over])? == 1))
        });
        self.writer.run(change).await
    }

    async fn take_tournament(&self, id: TournamentId, now: Time, until: Time) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE tournaments SET busy = ?3 WHERE id = ?1 AND busy <= ?2";
        let change = step(move |at: &Connection| {
            Ok(Ok(execute(at, SQL, params![id.to_string(), now.0, until.0])? == 1))
        });
        self.writer.run(change).await
    }

    async fn tournaments(
        &self,
        over: bool,
        before: Option<Time>,
        limit: u32,
    ) -> Result<Vec<KeptTournament>, StoreError> {
        let sql = "SELECT id, host, version, finished, created, text FROM tournaments
                   WHERE finished = ?1 AND created < ?2 ORDER BY created DESC, number DESC LIMIT ?3";
        let (before, limit) = (before.map_or(i64::MAX, |it| it.0), limit.clamp(1, LONGEST_PAGE));
        self.readers.read(move |at| all(at, sql, params![over, before, limit], kept)).await
    }

    async fn tournaments_of(&self, host: PersonId) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) AS count FROM tournaments WHERE host = ?1 AND finished = 0";
        let count = self.readers.read(move |at| one(at, sql, [host.to_string()], |row| number(row, "count")));
        Ok(count.await?.unwrap_or(0))
    }
}
