//! Nodes: which are alive, and at which games one ended while it worked there.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::sleep;

use super::connect::{Address, Line};

/// How often a node says that it is alive.
const BEAT: Duration = Duration::from_secs(2);

/// After how many milliseconds without a word a node is taken for dead.
pub(super) const SILENCE: i64 = 10_000;

/// For how many milliseconds it is remembered that a node ended without closing.
const REMEMBERED: i64 = 600_000;

pub(super) const SEEN: &str = "INSERT INTO nodes (node, seen) VALUES ($1, hydropolis_now())
     ON CONFLICT (node) DO UPDATE SET seen = hydropolis_now()";

/// Whether a node ended lately without closing.
pub(super) const CRASHED: &str = "SELECT 1 FROM nodes WHERE seen < hydropolis_now() - $1 LIMIT 1";

/// How many other nodes are alive.
pub(super) const OTHERS: &str =
    "SELECT count(*) AS others FROM nodes WHERE node <> $1 AND seen >= hydropolis_now() - $2";

pub(super) const GONE: &str = "DELETE FROM nodes WHERE node = $1";

/// Says that this node is alive, until the store is closed.
pub(super) async fn live(address: Arc<Address>, node: String) {
    let line = Line::new(address.clone(), true);
    while !address.closed.load(Ordering::Acquire) {
        // Who cannot say it is taken for dead, which is right.
        let _ = line.all(SEEN, &[&node]).await;
        let _ = line.all("DELETE FROM nodes WHERE seen < hydropolis_now() - $1", &[&REMEMBERED]).await;
        sleep(BEAT).await;
    }
    line.close().await;
}

pub(super) const MARK: &str = "
    INSERT INTO at_work (game, node, patience)
    SELECT number, $2, $3 FROM games WHERE id = $1
        AND NOT EXISTS (SELECT 1 FROM marks WHERE marks.game = number AND ends >= marks.patience)
    ON CONFLICT (game, node) DO UPDATE SET patience = excluded.patience";

pub(super) const UNMARK: &str = "
    WITH which AS (SELECT number FROM games WHERE id = $1),
         ended AS (DELETE FROM at_work WHERE node = $2 AND game IN (SELECT number FROM which))
    DELETE FROM marks WHERE game IN (SELECT number FROM which) AND ends < patience";

/// Counts what dead nodes have left behind.
pub(super) const TAKE_STOCK: &str = "
    WITH dead AS (
        DELETE FROM at_work WHERE NOT EXISTS
            (SELECT 1 FROM nodes WHERE nodes.node = at_work.node AND seen >= hydropolis_now() - $1)
        RETURNING game, patience
    ), counted AS (
        INSERT INTO marks AS m (game, ends, patience) SELECT game, count(*), max(patience) FROM dead GROUP BY game
        ON CONFLICT (game) DO UPDATE SET ends = m.ends + excluded.ends WHERE m.ends < m.patience
        RETURNING game, ends, patience
    )
    SELECT id FROM counted JOIN games ON number = game WHERE ends >= patience ORDER BY game";

pub(super) const QUARANTINED: &str =
    "SELECT id FROM marks JOIN games ON number = game WHERE ends >= patience ORDER BY game";

pub(super) const RELEASE: &str = "DELETE FROM marks WHERE game = (SELECT number FROM games WHERE id = $1) AND ends >= patience RETURNING game";
