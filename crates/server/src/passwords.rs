//! Passwords: hashed a few at a time in memory that is used again, so that a crowd at the door costs no more than that.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use argon2::password_hash::rand_core::OsRng;
use argon2::password_hash::{Output, ParamsString, PasswordHash, Salt, SaltString};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;

use crate::client::Client;
use crate::clock::Clock;
use crate::limits::Limits;
use crate::problem::Problem;
use crate::quota::Attempts;

/// The shortest password, in letters.
const SHORTEST: usize = 10;
/// The longest password, in bytes: hashing more is only work.
pub(crate) const LONGEST: usize = 200;

/// The hash of a password that nobody knows.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$3q2+7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Where passwords are hashed.
pub(crate) struct Passwords {
    /// Who is at work or may wait.
    queue: Arc<Semaphore>,
    /// Who is at work.
    places: Arc<Semaphore>,
    workshop: Arc<Workshop>,
    attempts: Attempts,
}

/// What those at work share.
#[derive(Default)]
struct Workshop {
    memory: Mutex<Vec<Vec<Block>>>,
    busy: AtomicUsize,
    busiest: AtomicUsize,
}

/// Whether a password can be one.
pub(crate) fn is_fit(password: &str) -> bool {
    password.chars().count() >= SHORTEST && password.len() <= LONGEST
}

impl Passwords {
    pub(crate) fn new(limits: &Limits, clock: &Clock) -> Self {
        let places = (limits.hashes as usize).clamp(1, 1024);
        let waiting = (limits.waiting_hashes as usize).min(100_000);
        Self {
            queue: Arc::new(Semaphore::new(places + waiting)),
            places: Arc::new(Semaphore::new(places)),
            workshop: Arc::default(),
            attempts: Attempts::new(limits, clock),
        }
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        let hashed = self.work(move |memory| {
            let salt = SaltString::generate(&mut OsRng);
            hash_with(&password, salt.as_salt(), Params::default(), memory)
        });
        hashed.await?.ok_or(Problem::Trouble)
    }

    /// Whether a client knows the password of an account. A name that nobody has takes as long as a wrong
    /// password.
    pub(crate) async fn fits(
        &self,
        name: &str,
        client: Client,
        password: String,
        stored: Option<String>,
    ) -> Result<bool, Problem> {
        self.attempts.begin(name, client)?;
        let known = stored.is_some() && password.len() <= LONGEST;
        let stored = stored.unwrap_or_else(|| NOBODY.to_owned());
        let fits = self.work(move |memory| is_right(&password, &stored, memory)).await? && known;
        if fits {
            self.attempts.succeeded(name, client);
        }
        Ok(fits)
    }

    /// A wrong password was tried at another node: it counts here too.
    pub(crate) fn tried_elsewhere(&self, name: &str, client: Client) {
        let _ = self.attempts.begin(name, client);
    }

    /// Works when it is one's turn, unless too many wait already. Who hangs up while waiting leaves the queue.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::Crowded("web-busy-doors");
        let waiting = self.queue.clone().try_acquire_owned().map_err(|_| busy())?;
        let place = self.places.clone().acquire_owned().await.map_err(|_| busy())?;
        let workshop = self.workshop.clone();
        let done = tokio::task::spawn_blocking(move || {
            let at_once = workshop.busy.fetch_add(1, Ordering::Relaxed) + 1;
            let most = workshop.busiest.fetch_max(at_once, Ordering::Relaxed).max(at_once);
            metrics::gauge!("hydropolis_passwords_most_at_once").set(most as f64);
            metrics::counter!("hydropolis_passwords_total").increment(1);
            let shelf = || workshop.memory.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            let mut memory = shelf().pop().unwrap_or_default();
            let done = work(&mut memory);
            shelf().push(memory);
            workshop.busy.fetch_sub(1, Ordering::Relaxed);
            drop((place, waiting));
            done
        });
        done.await.map_err(|_| Problem::Trouble)
    }
}

/// The hash of a password, as it is stored.
fn hash_with(password: &str, salt: Salt<'_>, params: Params, memory: &mut Vec<Block>) -> Option<String> {
    let mut bytes = [0; 64];
    let salt_bytes = salt.decode_b64(&mut bytes).ok()?;
    let output = digest(password, salt_bytes, Version::V0x13, params.clone(), memory)?;
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(salt),
        hash: Some(output),
    };
    Some(hash.to_string())
}

/// Whether a password has this hash.
fn is_right(password: &str, stored: &str, memory: &mut Vec<Block>) -> bool {
    let mut right = || {
        let stored = PasswordHash::new(stored).ok()?;
        let (salt, hash) = (stored.salt?, stored.hash?);
        let version = stored.version.and_then(|it| Version::try_from(it).ok()).unwrap_or_default();
        let params = Params::try_from(&stored).ok()?;
        let mut bytes = [0; 64];
        let output = digest(password, salt.decode_b64(&mut bytes).ok()?, version, params, memory)?;
        // Outputs are compared in constant time.
        Some(output == hash)
    };
    right().unwrap_or(false)
}

fn digest(
    password: &str,
    salt: &[u8],
    version: Version,
    params: Params,
    memory: &mut Vec<Block>,
) -> Option<Output> {
    let (blocks, length) = (params.block_count(), params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN));
    memory.resize(memory.len().max(blocks), Block::default());
    let argon = Argon2::new(Algorithm::Argon2id, version, params);
    Output::init_with(length, |out| {
        let filled =
            argon.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut memory[..blocks]);
        filled.map_err(Into::into)
    })
    .ok()
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};

    use super::*;

    #[test]
    fn hashes_are_those_of_the_library() {
        let mut memory = Vec::new();
        let salt = SaltString::encode_b64(b"sixteen bytes ..").expect("salt");
        let theirs = Argon2::default().hash_password(b"correct horse", &salt).expect("a hash").to_string();
        let ours =
            hash_with("correct horse", salt.as_salt(), Params::default(), &mut memory).expect("a hash");
        assert_eq!(ours, theirs);
        // Memory that was used before changes nothing.
        assert!(is_right("correct horse", &theirs, &mut memory));
        assert!(!is_right("battery staple", &theirs, &mut memory));
        let read = PasswordHash::new(&ours).expect("a hash");
        assert!(Argon2::default().verify_password(b"correct horse", &read).is_ok());
        assert!(PasswordHash::new(NOBODY).is_ok() && !is_right("anything", NOBODY, &mut memory));
    }

    /// However many come at once, two are served, some wait, and the rest is told so.
    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn a_crowd_is_served_two_at_a_time() {
        let limits = Limits { waiting_hashes: 6, logins: 0, ..Limits::default() };
        let passwords = Arc::new(Passwords::new(&limits, &Clock::default()));
        let tries: Vec<_> = (0..40)
            .map(|_| {
                let passwords = passwords.clone();
                let client = Client { addr: [127, 0, 0, 1].into() };
                tokio::spawn(async move { passwords.fits("ann", client, "wrong".to_owned(), None).await })
            })
            .collect();
        let mut turned_away = 0;
        for attempt in tries {
            match attempt.await.expect("an answer") {
                Ok(fits) => assert!(!fits),
                Err(problem) => {
                    assert_eq!(problem, Problem::Crowded("web-busy-doors"));
                    turned_away += 1;
                }
            }
        }
        assert!(turned_away > 0);
        assert!(passwords.workshop.busiest.load(Ordering::Relaxed) <= 2);
        assert!(passwords.workshop.memory.lock().expect("the shelf").len() <= 2);
    }
}
