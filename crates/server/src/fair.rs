//! A deal nobody knew: the server draws the seed, and shows at the start what proves at the end that it was this one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use store::{Game, Secret, Status};

use crate::admission::Ratings;
use crate::lobby::Seen;
use crate::pace::Pace;
use crate::problem::Problem;

/// Where the seed of a game came from, as the game's options keep it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Deal {
    /// The server drew it; this number, 128 bits in hexadecimal, was drawn with it.
    Drawn(String),
    /// The host named it, and everybody is told.
    Named,
    /// It came with a record.
    Uploaded,
}

/// What the store keeps beside the set-up of a game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Agreed {
    /// What the links of its seats grow from, besides the server's key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) nonce: Option<String>,
    /// Where its seed came from; not known of games that version 0.1 began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) deal: Option<Deal>,
    /// The game that is played again, by the same people with the same set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) again: Option<String>,
    /// Who finds it.
    #[serde(default, skip_serializing_if = "Seen::is_public")]
    pub(crate) seen: Seen,
    /// The language of whoever began it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) language: Option<String>,
    /// What was agreed on besides what is usual, for the lists: names of settings with their values.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) settings: BTreeMap<String, String>,
    /// How much time there is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pace: Option<Pace>,
    /// Whether it is to count for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) rated: bool,
    /// Whom its open seats admit; everybody if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ratings: Option<Ratings>,
    /// What the record it came from says was taken back by agreement: after how many moves, by which seat, and how many.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) taken_back: Vec<(usize, u8, usize)>,
    /// Its place in a tournament: tournament, round and table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) event: Option<String>,
}

impl Agreed {
    pub(crate) fn of(game: &Game) -> Self {
        Self::read(&game.options)
    }

    pub(crate) fn read(options: &str) -> Self {
        serde_json::from_str(options).unwrap_or_default()
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What is known of a deal while the game goes on, and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// The server drew the seed; this is what it committed itself to.
    Committed(String),
    /// The game is over: the commitment, the seed and the number that was drawn with it.
    Opened { commitment: String, seed: u64, nonce: String },
    /// The host named the seed.
    Named(u64),
}

/// What everybody may know of the deal of a game.
pub(crate) fn known(game: &Game, status: Status) -> Option<Known> {
    match Agreed::of(game).deal? {
        Deal::Drawn(nonce) => {
            let (commitment, seed) = (commitment(game.seed, &nonce), game.seed);
            Some(match status {
                Status::Over => Known::Opened { commitment, seed, nonce },
                Status::Open | Status::Playing => Known::Committed(commitment),
            })
        }
        Deal::Named => Some(Known::Named(game.seed)),
        Deal::Uploaded => None,
    }
}

/// A number of 128 bits that nobody can guess, in hexadecimal.
pub(crate) fn drawn_nonce() -> Result<String, Problem> {
    let drawn = Sha256::digest(Secret::random()?.reveal());
    Ok(hex(&drawn[..16]))
}

/// What is hashed: the seed in decimal, a space, and the nonce.
pub(crate) fn opened(seed: u64, nonce: &str) -> String {
    format!("{seed} {nonce}")
}

/// The SHA-256 of seed and nonce, in hexadecimal.
pub(crate) fn commitment(seed: u64, nonce: &str) -> String {
    hex(&Sha256::digest(opened(seed, nonce)))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether a game begins from a position: who laid it out knows what lies hidden in it, as of a seed that was named.
pub(crate) fn is_laid_out(setup: &str) -> bool {
    let setup: Option<serde_json::Value> = serde_json::from_str(setup).ok();
    setup.is_some_and(|setup| setup.get("position").is_some_and(|position| !position.is_null()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::{Out, Span};

    /// `printf '%s' '42 000102030405060708090a0b0c0d0e0f' | sha256sum` says the same.
    #[test]
    fn anybody_can_check_a_commitment() {
        assert_eq!(
            commitment(42, "000102030405060708090a0b0c0d0e0f"),
            "d8f8d060ded5fc118b33491f31e4506e09bd5c1fbae7354fb0a6e115b1d760e5"
        );
        let (one, other) = (drawn_nonce().expect("a number"), drawn_nonce().expect("a number"));
        assert_eq!(one.len(), 32);
        assert_ne!(one, other);
    }

    #[test]
    fn options_read_back_and_those_of_version_0_1_too() {
        let options = Agreed {
            nonce: Some("n".to_owned()),
            deal: Some(Deal::Drawn("00".to_owned())),
            again: Some("g".to_owned()),
            seen: Seen::Invited,
            pace: Some(Pace { span: Span::Days { days: 3 }, out: Out::Bot }),
            rated: true,
            event: Some("e/0/1".to_owned()),
            ..Agreed::default()
        };
        let read: Agreed = serde_json::from_str(&options.text()).expect("options");
        assert_eq!((read.nonce, read.deal, read.again), (options.nonce, options.deal, options.again));
        assert_eq!((read.seen, read.pace), (Seen::Invited, options.pace));
        assert_eq!((read.rated, read.event), (options.rated, options.event));
        let old: Agreed = serde_json::from_str(r#"{"uploaded":true}"#).expect("options");
        assert_eq!((old.nonce, old.deal, old.rated), (None, None, false));
    }
}
