//! Web Push: encrypted for one browser (RFC 8291), signed by this server (RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::{Store, StoreError, Time};

use super::http::{self, Http};
use super::{Failure, Notice, Push, links};

/// How long a push service keeps what it cannot deliver, in seconds: a day.
const KEPT: u32 = 86_400;
/// How long a signature is good, in seconds.
const SIGNED: i64 = 12 * 3600;
/// The longest text that is sent: one record.
const LONGEST: usize = 3000;

/// A browser that wants to be called, as it says itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Subscription {
    pub(super) endpoint: String,
    pub(super) p256dh: String,
    pub(super) auth: String,
}

impl Subscription {
    /// Its keys, if they are fit.
    fn keys(&self) -> Option<([u8; 65], [u8; 16])> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let public: [u8; 65] = bytes(&self.p256dh)?.try_into().ok()?;
        Some((public, bytes(&self.auth)?.try_into().ok()?)).filter(|(public, _)| public[0] == 4)
    }

    /// Whether something can be sent there.
    pub(super) fn is_fit(&self, allow_private: bool) -> bool {
        http::read(&self.endpoint, allow_private).is_some() && self.keys().is_some()
    }
}

/// Whoever sends to browsers.
pub(crate) struct Pusher {
    key: EcdsaKeyPair,
    contact: String,
    http: Http,
    random: SystemRandom,
}

/// A key as it was configured: `PRIVATE.PUBLIC`.
fn configured(text: &str) -> Option<EcdsaKeyPair> {
    let (private, public) = text.trim().split_once('.')?;
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let (private, public) = (bytes(private)?, bytes(public)?);
    let (kind, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
    EcdsaKeyPair::from_private_key_and_public_key(kind, &private, &public, &random).ok()
}

impl Pusher {
    /// What is wrong with what was configured, if anything is.
    pub(super) fn fault(push: &Push) -> Option<String> {
        if !["mailto:", "https://"].iter().any(|it| push.contact.starts_with(it)) {
            return Some(format!(
                "{:?} is no contact: it should begin with mailto: or https://",
                push.contact
            ));
        }
        let bad = push.key.as_ref().is_some_and(|key| configured(key).is_none());
        bad.then(|| "the key for Web Push is not PRIVATE.PUBLIC in base64url".to_owned())
    }

    pub(super) async fn new(store: &dyn Store, push: &Push, allow_private: bool) -> Result<Self, StoreError> {
        if let Some(fault) = Self::fault(push) {
            return Err(StoreError::Unfit(fault));
        }
        let random = SystemRandom::new();
        let unfit = || StoreError::Damaged("the key for Web Push".to_owned());
        let key = match push.key.as_deref().and_then(configured) {
            Some(key) => key,
            None => {
                let fresh = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
                let fresh = fresh.map_err(|_| StoreError::NoRandomness("for a key".to_owned()))?;
                let kept = store.key("push", fresh.as_ref()).await?;
                EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &random)
                    .map_err(|_| unfit())?
            }
        };
        Ok(Self { key, contact: push.contact.clone(), http: Http::new(allow_private), random })
    }

    /// The public key, as browsers want it.
    pub(crate) fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.public_key())
    }

    pub(super) async fn send(&self, address: &str, notice: &Notice, now: Time) -> Result<(), Failure> {
        let bad = |what: &str| Failure::Final(what.to_owned());
        let to: Subscription = serde_json::from_str(address).map_err(|_| bad("a damaged subscription"))?;
        let (public, auth) = to.keys().ok_or_else(|| bad("a damaged subscription"))?;
        let text = json!({
            "title": notice.heading,
            "body": notice.sentences.join("\n"),
            "url": notice.url(),
            "tag": notice.lines.first().map_or("", |line| &line.table),
        });
        let mut text = text.to_string();
        if text.len() > LONGEST {
            text = json!({ "title": notice.heading, "body": "", "url": notice.url(), "tag": "" }).to_string();
        }
        let body = self.sealed(&public, &auth, text.as_bytes()).ok_or_else(|| bad("keys that do not fit"))?;
        let signature = self.signature(&to.endpoint, now).ok_or_else(|| bad("an endpoint without a name"))?;
        let headers = [
            ("content-type", "application/octet-stream".to_owned()),
            ("content-encoding", "aes128gcm".to_owned()),
            ("ttl", KEPT.to_string()),
            ("urgency", "normal".to_owned()),
            // What was not delivered yet is replaced, not delivered twice.
            ("topic", links::short(&notice.id)),
            ("authorization", signature),
        ];
        self.http.post(&to.endpoint, &headers, body).await
    }

    /// Who sends it, for the push service (RFC 8292).
    fn signature(&self, endpoint: &str, now: Time) -> Option<String> {
        let origin = url::Url::parse(endpoint).ok()?.origin().ascii_serialization();
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let until = now.0.div_euclid(1000).saturating_add(SIGNED);
        let claims = part(json!({ "aud": origin, "exp": until, "sub": self.contact }));
        let signed = self.key.sign(&self.random, format!("{head}.{claims}").as_bytes()).ok()?;
        let token = format!("{head}.{claims}.{}", URL_SAFE_NO_PAD.encode(signed.as_ref()));
        Some(format!("vapid t={token}, k={}", self.public_key()))
    }

    /// A text that only one browser can read (RFC 8291), as one record of `aes128gcm` (RFC 8188).
    fn sealed(&self, public: &[u8; 65], auth: &[u8; 16], text: &[u8]) -> Option<Vec<u8>> {
        let mine = EphemeralPrivateKey::generate(&ECDH_P256, &self.random).ok()?;
        let my_public = mine.compute_public_key().ok()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, public);
        let shared = agree_ephemeral(mine, &theirs, |secret| {
            let info = [b"WebPush: info\0", &public[..], my_public.as_ref()];
            expanded::<32>(auth, secret, &info)
        });
        let shared = shared.ok()??;
        let mut salt = [0; 16];
        self.random.fill(&mut salt).ok()?;
        let key: [u8; 16] = expanded(&salt, &shared, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = expanded(&salt, &shared, &[b"Content-Encoding: nonce\0"])?;
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        // The last record ends with a 2.
        let mut record = [text, &[2]].concat();
        let nonce = Nonce::assume_unique_for_key(nonce);
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).ok()?;
        let mut body = salt.to_vec();
        body.extend(4096u32.to_be_bytes());
        body.push(u8::try_from(my_public.as_ref().len()).ok()?);
        body.extend(my_public.as_ref());
        body.extend(record);
        Some(body)
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// HKDF with SHA-256.
fn expanded<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    let mut out = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(info, Length(N)).ok()?.fill(&mut out).ok()?;
    Some(out)
}
