//! People and games as wholes, to carry them from one store to another and to prove that nothing was lost on the way.

use std::hash::{Hash, Hasher};

use sha2::{Digest as _, Sha256};

use crate::{
    Ban, Chair, Ended, Game, Holiday, KeptClock, KeptRating, KeptTournament, Logged, LoggedComplaint,
    LoggedDeed, Person, PersonId, Quiet, Role, SecretHash, Store, StoreError, StoredSeat, Target, Time,
    WholeBeside,
};

/// A person with everything that is kept of them. It does not show itself in debug output.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct WholePerson {
    /// Who.
    pub person: Person,
    /// The hash of the password, if there is an account.
    pub password_hash: Option<String>,
    /// Sessions: the hash of the secret, when it began, when it was last used.
    pub sessions: Vec<(SecretHash, Time, Time)>,
    /// One-time links: the hash of the secret, and until when it is good.
    pub resets: Vec<(SecretHash, Time)>,
    /// Whom they do not want to read.
    pub mutes: Vec<PersonId>,
    /// When they are away.
    pub holidays: Vec<Holiday>,
    /// Where they want to be called.
    pub targets: Vec<Target>,
    /// When they do not.
    pub quiet: Option<Quiet>,
    /// How strong they are, by title.
    pub ratings: Vec<KeptRating>,
    /// What they may do.
    pub role: Role,
    /// Whether they are kept out.
    pub ban: Option<Ban>,
}

/// A game with everything that is kept of it, but for snapshots, which are a cache, and calls that were not sent yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WholeGame {
    /// Its number, which orders games by when they began.
    pub number: i64,
    /// What was agreed, and how it stands.
    pub game: Game,
    /// Whether it ever had a seat for anyone.
    pub public: bool,
    /// Its seats.
    pub seats: Vec<StoredSeat>,
    /// Its log.
    pub entries: Vec<Logged>,
    /// Its place in the lists of its players: who, which part of the list, since when.
    pub players: Vec<(PersonId, u8, Time)>,
    /// What lies beside its log.
    pub beside: WholeBeside,
    /// Its clock, if it has one.
    pub clock: Option<KeptClock>,
    /// Who does not want to be called for it.
    pub hushed: Vec<PersonId>,
    /// What came of it, if that was noted.
    pub ended: Option<Ended>,
    /// Whether that is owed.
    pub due: bool,
    /// Whether it is to be rated, if that was agreed on.
    pub rated: Option<bool>,
    /// Who lost a seat to a program.
    pub lost: Vec<(u8, PersonId)>,
}

/// What is kept of the house: tournaments, what is said on every page, complaints, and the log of deeds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct WholeHouse {
    /// All tournaments, by when they were begun.
    pub tournaments: Vec<KeptTournament>,
    /// What is said on every page.
    pub announcement: Option<String>,
    /// What was complained of, in order.
    pub complaints: Vec<LoggedComplaint>,
    /// What operators did, in order.
    pub deeds: Vec<LoggedDeed>,
}

/// How far a copy has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// How many people were looked at.
    pub people: u64,
    /// How many games were looked at.
    pub games: u64,
    /// How many of both were not there yet as they are, and were written.
    pub written: u64,
    /// The SHA-256 of everything, which is the same in both stores; nothing before all was compared.
    pub sum: Option<[u8; 32]>,
}

/// Why a copy is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CopyError {
    /// Something reads otherwise in the copy.
    #[error("{0} is not the same in the copy")]
    Differs(String),
    /// The copy has something that is not in the original.
    #[error("the copy has {0}, which the original does not have")]
    Strange(String),
    /// One of the two stores failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A sum that takes in whatever can be hashed.
#[derive(Clone, Default)]
struct Sum(Sha256);

impl Hasher for Sum {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn finish(&self) -> u64 {
        let sum: [u8; 32] = self.0.clone().finalize().into();
        u64::from_be_bytes([sum[0], sum[1], sum[2], sum[3], sum[4], sum[5], sum[6], sum[7]])
    }
}

fn sum(value: &impl Hash) -> [u8; 32] {
    let mut sum = Sum::default();
    value.hash(&mut sum);
    sum.0.finalize().into()
}

/// How many names are read at once.
const PAGE: u32 = 500;

/// All names of one kind, page by page: `$store.$page` gives those after one.
macro_rules! each {
    ($store:expr, $page:ident, $id:ident => $work:expr) => {{
        let mut after = None;
        loop {
            let page = $store.$page(after, PAGE).await?;
            let Some(last) = page.last() else { break };
            after = Some(*last);
            for $id in page {
                $work
            }
        }
    }};
}

/// Copies everything, then compares the two stores by hashes. What is there already as it should be is not written again: a copy
/// that was stopped goes on where it was. Nobody may use either store meanwhile.
pub async fn copy(
    from: &dyn Store,
    to: &dyn Store,
    mut told: impl FnMut(Copied),
) -> Result<Copied, CopyError> {
    let mut copied = Copied::default();
    for (name, bytes) in from.keys().await? {
        to.key(&name, &bytes).await?;
    }
    each!(from, people_after, id => {
        if let Some(person) = from.whole_person(id).await? {
            if to.whole_person(id).await?.as_ref() != Some(&person) {
                to.put_person(person).await?;
                copied.written += 1;
            }
            copied.people += 1;
            told(copied);
        }
    });
    // Whom somebody does not want to read may have come after them.
    each!(from, people_after, id => {
        for muted in from.mutes(id).await? {
            to.mute(id, muted, true).await?;
        }
    });
    each!(from, games_after, id => {
        if let Some(game) = from.whole_game(id).await? {
            if to.whole_game(id).await?.as_ref() != Some(&game) {
                to.put_game(game).await?;
                copied.written += 1;
            }
            copied.games += 1;
            told(copied);
        }
    });
    let house = from.whole_house().await?;
    if to.whole_house().await? != house {
        to.put_house(house).await?;
        copied.written += 1;
    }
    copied.sum = Some(compare(from, to).await?);
    Ok(copied)
}

/// The sum of two stores that hold the same.
async fn compare(from: &dyn Store, to: &dyn Store) -> Result<[u8; 32], CopyError> {
    if from.keys().await? != to.keys().await? {
        return Err(CopyError::Differs("a key of the server".to_owned()));
    }
    // Each store has an order of its own for names: the sums are put together whatever the order.
    let mut all = [0; 32];
    let mut add = |one: [u8; 32]| {
        for (whole, part) in all.iter_mut().zip(one) {
            *whole ^= part;
        }
    };
    each!(from, people_after, id => {
        let original = sum(&from.whole_person(id).await?);
        if sum(&to.whole_person(id).await?) != original {
            return Err(CopyError::Differs(format!("person {id}")));
        }
        add(original);
    });
    each!(from, games_after, id => {
        let original = sum(&from.whole_game(id).await?);
        if sum(&to.whole_game(id).await?) != original {
            return Err(CopyError::Differs(format!("game {id}")));
        }
        add(original);
    });
    let house = sum(&from.whole_house().await?);
    if sum(&to.whole_house().await?) != house {
        return Err(CopyError::Differs("the house".to_owned()));
    }
    add(house);
    each!(to, people_after, id => {
        if from.person(id).await?.is_none() {
            return Err(CopyError::Strange(format!("person {id}")));
        }
    });
    each!(to, games_after, id => {
        if from.standing(id).await?.is_none() {
            return Err(CopyError::Strange(format!("game {id}")));
        }
    });
    Ok(sum(&all))
}

impl WholeGame {
    /// How many seats are free for anyone.
    pub(crate) fn open_seats(&self) -> i64 {
        let open = self.seats.iter().filter(|seat| seat.chair == Chair::Open);
        i64::try_from(open.count()).unwrap_or(i64::MAX)
    }
}
