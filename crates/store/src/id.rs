//! Names nobody can guess, and secrets nobody can read back.

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::StoreError;

fn random<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::NoRandomness(error.to_string()))?;
    Ok(bytes)
}

fn decode<const N: usize>(text: &str) -> Result<[u8; N], NotAnId> {
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| NotAnId)?;
    bytes.try_into().map_err(|_| NotAnId)
}

/// A text that is no name of a game or person, and no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id: it should be letters, digits, '-' and '_', of the right length")]
pub struct NotAnId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 16]);

        impl $name {
            /// A new one, from the operating system's randomness.
            pub fn random() -> Result<Self, StoreError> {
                random().map(Self)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&URL_SAFE_NO_PAD.encode(self.0))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<Self, NotAnId> {
                decode(text).map(Self)
            }
        }
    };
}

id! {
    /// The name of a game: 128 random bits, 22 characters that need no escaping in an address.
    GameId
}

id! {
    /// The name of a person, guest or not: 128 random bits, 22 characters.
    PersonId
}

id! {
    /// The name of a place where somebody wants to be called: 128 random bits, 22 characters.
    TargetId
}

id! {
    /// The name of a tournament: 128 random bits, 22 characters.
    TournamentId
}

impl GameId {
    /// Part of it, to deal games out evenly.
    pub(crate) fn first_byte(self) -> u8 {
        self.0[0]
    }
}

impl GameId {
    /// No game: where something is counted that belongs to none.
    pub const NONE: Self = Self([0; 16]);
}

impl PersonId {
    /// Who sits in an ended game in the place of somebody who deleted the account.
    pub const GONE: Self = Self([0; 16]);
}

/// What proves who somebody is, or that a seat was meant for him: 256 random bits, 43 characters.
///
/// It lives in a cookie or a link; the store sees only its [`SecretHash`]. It does not show itself in debug output.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A new one, from the operating system's randomness.
    pub fn random() -> Result<Self, StoreError> {
        random().map(Self)
    }

    /// The secret as it goes into the cookie or the link.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// Its 256 bits.
    pub fn bytes(&self) -> [u8; 32] {
        self.0
    }

    /// What is stored of it.
    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0).into())
    }
}

impl FromStr for Secret {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        decode(text).map(Self)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(...)")
    }
}

/// The SHA-256 of a [`Secret`], from which the secret cannot be found again.
///
/// A slow hash would gain nothing: the secret is 256 random bits, not a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SecretHash(pub(crate) [u8; 32]);

impl fmt::Display for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl FromStr for SecretHash {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        decode(text).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back() {
        let id = GameId::random().unwrap();
        let text = id.to_string();
        assert_eq!(text.len(), 22);
        assert!(text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
        assert_eq!(text.parse(), Ok(id));
        assert_ne!(GameId::random().unwrap(), id);
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "x", "../../etc/passwd", "AAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAA=", "ä"] {
            assert_eq!(text.parse::<GameId>(), Err(NotAnId), "{text:?}");
        }
    }

    #[test]
    fn a_secret_keeps_itself() {
        let secret = Secret::random().unwrap();
        assert_eq!(format!("{secret:?}"), "Secret(...)");
        assert_eq!(secret.reveal().parse::<Secret>().unwrap().hash(), secret.hash());
        assert_ne!(Secret::random().unwrap().hash(), secret.hash());
    }

    /// The hash is plain SHA-256 of the 32 bytes, so that another program can check it: here of 32 zero bytes.
    #[test]
    fn the_hash_is_sha_256() {
        let known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        let found: String = Secret([0; 32]).hash().0.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(found, known);
    }
}
