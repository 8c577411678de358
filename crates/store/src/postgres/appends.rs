//! Entries of many games go to the server together, and are committed together.
//!
//! While one group waits for the disk the next one gathers: the busier the node, the larger the groups. The games are
//! dealt out to a few lines, each with its own groups, so that the server flushes for several at once. A group whose answer
//! was lost is sent again: each entry either has its place in the log already, or gets it now, or lost it to another.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::Row;

use super::connect::{Address, Kind, Line, Params, Tries};
use super::news::Teller;
use super::rows::{Failure, act_columns, column, get, seq_column};
use crate::{AppendError, Appended, Entry, GameId, State, StoreError};

/// The most entries in one group.
const LARGEST_GROUP: usize = 256;
/// How many entries may wait in a line before callers have to wait to hand theirs in.
const LONGEST_QUEUE: usize = 2048;
/// How many lines there are.
const LINES: usize = 2;

/// An entry with who waits for it.
struct Waiting {
    game: GameId,
    expected_seq: u64,
    entry: Entry,
    state: State,
    caller: oneshot::Sender<Result<Appended, AppendError>>,
}

/// The lines.
pub(super) struct Appends {
    queues: Mutex<Vec<mpsc::Sender<Waiting>>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

impl Appends {
    pub(super) fn start(address: &Arc<Address>, teller: &Teller) -> Self {
        let (mut queues, mut tasks) = (Vec::new(), Vec::new());
        for _ in 0..LINES {
            let (queue, waiting) = mpsc::channel(LONGEST_QUEUE);
            let line = Line::new(address.clone(), false);
            tasks.push(tokio::spawn(write(line, address.clone(), teller.clone(), waiting)));
            queues.push(queue);
        }
        Self { queues: Mutex::new(queues), tasks: Mutex::new(tasks) }
    }

    /// Has an entry written, and returns when it is on the disk.
    pub(super) async fn run(
        &self,
        game: GameId,
        expected_seq: u64,
        entry: Entry,
        state: State,
    ) -> Result<Appended, AppendError> {
        let queue = {
            let queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
            queues.get(usize::from(game.first_byte()) % LINES).cloned()
        };
        let (caller, answer) = oneshot::channel();
        match queue {
            Some(queue) if queue.send(Waiting { game, expected_seq, entry, state, caller }).await.is_ok() => {
            }
            _ => return Err(StoreError::Closed.into()),
        }
        answer.await.unwrap_or_else(|_| Err(StoreError::Closed.into()))
    }

    /// Takes no more, and returns when all that was taken is written.
    pub(super) async fn stop(&self) {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner).clear();
        let tasks = std::mem::take(&mut *self.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        for task in tasks {
            let _ = task.await;
        }
    }
}

async fn write(line: Line, address: Arc<Address>, teller: Teller, mut queue: mpsc::Receiver<Waiting>) {
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    while queue.recv_many(&mut group, LARGEST_GROUP).await > 0 {
        // Always in the same order, so that no two nodes wait for each other in a circle.
        group.sort_by_key(|waiting| waiting.game);
        match send(&line, &address, &group).await {
            Ok(answers) => answer(&teller, &mut group, answers),
            // One entry that cannot be written must not take the others with it.
            Err(failure) if failure.kind() == Kind::Final && group.len() > 1 => {
                for alone in group.drain(..) {
                    let mut alone = vec![alone];
                    match send(&line, &address, &alone).await {
                        Ok(answers) => answer(&teller, &mut alone, answers),
                        Err(failure) => refuse(&mut alone, &failure.told(&address.place)),
                    }
                }
            }
            Err(failure) => refuse(&mut group, &failure.told(&address.place)),
        }
    }
    line.close().await;
}

fn refuse(group: &mut Vec<Waiting>, error: &StoreError) {
    for waiting in group.drain(..) {
        let _ = waiting.caller.send(Err(error.clone().into()));
    }
}

fn answer(teller: &Teller, group: &mut Vec<Waiting>, answers: Vec<Result<Appended, AppendError>>) {
    let mut changed = Vec::new();
    for (waiting, answer) in group.drain(..).zip(answers) {
        if matches!(answer, Ok(Appended::Applied { .. })) {
            changed.push(waiting.game);
        }
        // He may have gone.
        let _ = waiting.caller.send(answer);
    }
    teller.tables(changed);
}

const APPEND: &str =
    "SELECT what, place FROM hydropolis_append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";

/// Sends a group until it is answered, or it is enough.
async fn send(
    line: &Line,
    address: &Address,
    group: &[Waiting],
) -> Result<Vec<Result<Appended, AppendError>>, Failure> {
    let ids: Vec<String> = group.iter().map(|it| it.game.to_string()).collect();
    let expected: Vec<i64> = group.iter().map(|it| seq_column(it.expected_seq)).collect();
    let seats: Vec<i16> = group.iter().map(|it| it.entry.seat.into()).collect();
    let (kinds, texts): (Vec<_>, Vec<_>) = group.iter().map(|it| act_columns(&it.entry.act)).unzip();
    let hashes: Vec<i64> = group.iter().map(|it| it.entry.hash.cast_signed()).collect();
    let keys: Vec<_> = group.iter().map(|it| it.entry.key.as_deref().map(column)).collect();
    let statuses: Vec<&str> = group.iter().map(|it| it.state.status.word()).collect();
    let to_moves: Vec<Option<i16>> = group.iter().map(|it| it.state.to_move.map(i16::from)).collect();
    let outcomes: Vec<_> = group.iter().map(|it| it.state.outcome.as_deref().map(column)).collect();
    let (mut tries, mut again) = (Tries::new(), false);
    loop {
        let failure = match line.session().await {
            Err(failure) => failure,
            Ok(session) => {
                let params: Params<'_> = &[
                    &ids, &expected, &seats, &kinds, &texts, &hashes, &keys, &statuses, &to_moves, &outcomes,
                    &again,
                ];
                match session.all(APPEND, params).await {
                    Ok(rows) => return rows.iter().map(read).collect(),
                    Err(failure) => {
                        if failure.kind() == Kind::Lost {
                            // Whether it was committed nobody knows.
                            again = true;
                            line.drop_session(&session).await;
                        }
                        failure
                    }
                }
            }
        };
        if !tries.again(&failure, address).await {
            return Err(failure);
        }
    }
}

fn read(row: &Row) -> Result<Result<Appended, AppendError>, Failure> {
    let seq = u64::try_from(get::<i64>(row, "place")?);
    let seq = seq.map_err(|_| Failure::Damaged("an entry without a number".to_owned()))?;
    Ok(match get(row, "what")? {
        "applied" => Ok(Appended::Applied { seq }),
        "already" => Ok(Appended::AlreadyApplied { seq }),
        "reused" => Err(AppendError::KeyReused { seq }),
        "conflict" => Err(AppendError::Conflict { next_seq: seq }),
        "missing" => Err(AppendError::NoSuchGame),
        other => return Err(Failure::Damaged(format!("an answer {other:?}"))),
    })
}
