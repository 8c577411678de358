//! Tournaments.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::PostgresStore;
use super::connect::Session;
use super::rows::{Failure, column, get, number, parsed, person_id, seq_column, text};
use crate::{KeptTournament, LONGEST_PAGE, PersonId, StoreError, Time, TournamentId, Tournaments};

pub(super) fn kept(row: &Row) -> Result<KeptTournament, Failure> {
    Ok(KeptTournament {
        id: parsed(row, "id")?,
        host: person_id(row, "host")?,
        version: number(row, "version")?,
        over: get(row, "finished")?,
        created: Time(get(row, "created")?),
        text: text(row, "text")?,
    })
}

pub(super) async fn put(at: &Session, it: &KeptTournament) -> Result<(), Failure> {
    at.execute(
        "INSERT INTO tournaments (id, host, version, finished, created, text) VALUES ($1, $2, $3, $4, $5, $6)",
        &[
            &it.id.to_string(),
            &it.host.map(|host| host.to_string()),
            &seq_column(it.version),
            &it.over,
            &it.created.0,
            &column(&it.text),
        ],
    )
    .await?;
    Ok(())
}

#[async_trait]
impl Tournaments for PostgresStore {
    async fn create_tournament(&self, host: PersonId, text: &str) -> Result<TournamentId, StoreError> {
        let id = TournamentId::random()?;
        // Sent twice, it is there once.
        let sql = "INSERT INTO tournaments (id, host, version, finished, created, text)
                   VALUES ($1, $2, 0, false, hydropolis_now(), $3) ON CONFLICT (id) DO NOTHING";
        self.execute(sql, &[&id.to_string(), &host.to_string(), &column(text)]).await?;
        Ok(id)
    }

    async fn tournament(&self, id: TournamentId) -> Result<Option<KeptTournament>, StoreError> {
        let sql = "SELECT id, host, version, finished, created, text FROM tournaments WHERE id = $1";
        self.one(sql, &[&id.to_string()], kept).await
    }

    async fn change_tournament(
        &self,
        id: TournamentId,
        version: u64,
        text: &str,
        over: bool,
    ) -> Result<bool, StoreError> {
        // If the answer got lost and it is sent again, somebody seems to have been faster: who asked reads anew.
        let sql = "UPDATE tournaments SET text = $3, finished = $4, version = version + 1
                   WHERE id = $1 AND version = $2 RETURNING number";
        let changed =
            self.execute(sql, &[&id.to_string(), &seq_column(version), &column(text), &over]).await?;
        Ok(!changed.is_empty())
    }

    async fn take_tournament(&self, id: TournamentId, now: Time, until: Time) -> Result<bool, StoreError> {
        let sql = "UPDATE tournaments SET busy = $3 WHERE id = $1 AND busy <= $2 RETURNING number";
        Ok(!self.execute(sql, &[&id.to_string(), &now.0, &until.0]).await?.is_empty())
    }

    async fn tournaments(
        &self,
        over: bool,
        before: Option<Time>,
        limit: u32,
    ) -> Result<Vec<KeptTournament>, StoreError> {
        let sql = "SELECT id, host, version, finished, created, text FROM tournaments
                   WHERE finished = $1 AND created < $2 ORDER BY created DESC, number DESC LIMIT $3";
        let (before, limit) = (before.map_or(i64::MAX, |it| it.0), i64::from(limit.clamp(1, LONGEST_PAGE)));
        self.all(sql, &[&over, &before, &limit], kept).await
    }

    async fn tournaments_of(&self, host: PersonId) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) AS count FROM tournaments WHERE host = $1 AND NOT finished";
        Ok(self.one(sql, &[&host.to_string()], |row| number(row, "count")).await?.unwrap_or(0))
    }
}
