//! Signed links: whoever has one may stop or confirm calls to one place, and nothing else.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::{digest, hmac};
use store::{Secret, Store, StoreError, TargetId};

use super::Calls;

/// What links are signed with: a key that is kept in the store, so that they are good at all nodes and after a start.
pub(super) struct Links(hmac::Key);

impl Links {
    pub(super) async fn new(store: &dyn Store) -> Result<Self, StoreError> {
        let key = store.key("call-links", &Secret::random()?.bytes()).await?;
        Ok(Self(hmac::Key::new(hmac::HMAC_SHA256, &key)))
    }

    fn sign(&self, what: &str, target: TargetId) -> String {
        let tag = hmac::sign(&self.0, format!("{what} {target}").as_bytes());
        URL_SAFE_NO_PAD.encode(&tag.as_ref()[..16])
    }

    /// Whether a signature is right; compared in a time that says nothing.
    fn is_signed(&self, what: &str, target: TargetId, signature: &str) -> bool {
        let right = self.sign(what, target);
        let differs = right.bytes().zip(signature.bytes()).fold(0, |all, (a, b)| all | (a ^ b));
        right.len() == signature.len() && differs == 0
    }
}

/// A text in a few letters.
pub(super) fn short(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(&digest::digest(&digest::SHA256, text.as_bytes()).as_ref()[..16])
}

impl Calls {
    fn link(&self, what: &str, target: TargetId) -> String {
        format!("{}/calls/{what}/{target}/{}", self.here, self.links.sign(what, target))
    }

    /// Where calls to a place can be stopped.
    pub(super) fn stop_link(&self, target: TargetId) -> String {
        self.link("stop", target)
    }

    /// Where a mail address is confirmed.
    pub(super) fn confirm_link(&self, target: TargetId) -> String {
        self.link("confirm", target)
    }

    /// The place that a link is about, if it is signed.
    pub(super) fn linked(&self, what: &str, target: &str, signature: &str) -> Option<TargetId> {
        let target = target.parse().ok()?;
        self.links.is_signed(what, target, signature).then_some(target)
    }
}
