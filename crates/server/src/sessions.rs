//! Streams end with the session they were opened in.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use store::{PersonId, SecretHash};
use tokio::sync::watch;

/// Sessions in which streams are open.
#[derive(Default)]
pub(crate) struct Sessions(Mutex<HashMap<SecretHash, Streams>>);

struct Streams {
    person: PersonId,
    end: watch::Sender<bool>,
}

impl Sessions {
    fn lock(&self) -> MutexGuard<'_, HashMap<SecretHash, Streams>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Notes a stream of a session.
    pub(crate) fn lease(self: &Arc<Self>, session: SecretHash, person: PersonId) -> Lease {
        let mut open = self.lock();
        let streams =
            open.entry(session).or_insert_with(|| Streams { person, end: watch::Sender::new(false) });
        Lease { ended: streams.end.subscribe(), session, sessions: self.clone() }
    }

    /// Who has streams open.
    pub(crate) fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = self.lock().values().map(|streams| streams.person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Ends the streams of a session.
    pub(crate) fn end(&self, session: SecretHash) {
        if let Some(streams) = self.lock().remove(&session) {
            streams.end.send_replace(true);
        }
    }

    /// Ends all streams of a person.
    pub(crate) fn end_all_of(&self, person: PersonId) {
        self.lock().retain(|_, streams| {
            let other = streams.person != person;
            if !other {
                streams.end.send_replace(true);
            }
            other
        });
    }
}

/// One stream of a session.
pub(crate) struct Lease {
    ended: watch::Receiver<bool>,
    session: SecretHash,
    sessions: Arc<Sessions>,
}

impl Lease {
    /// Waits until the session has ended.
    pub(crate) async fn ended(&mut self) {
        // Without a sender it has ended too.
        let _ = self.ended.wait_for(|ended| *ended).await;
    }
}

/// The last stream of a session takes the note along.
impl Drop for Lease {
    fn drop(&mut self) {
        let mut open = self.sessions.lock();
        let last = open.get(&self.session).is_some_and(|streams| {
            streams.end.receiver_count() == 1 && self.ended.same_channel(&streams.end.subscribe())
        });
        if last {
            open.remove(&self.session);
        }
    }
}

#[cfg(test)]
mod tests {
    use store::Secret;

    use super::*;

    #[tokio::test]
    async fn streams_end_with_their_session_and_with_their_person() {
        let sessions = Arc::new(Sessions::default());
        let (ann, ben) = (PersonId::random().expect("an id"), PersonId::random().expect("an id"));
        let secret = || Secret::random().expect("a secret").hash();
        let (phone, laptop, other) = (secret(), secret(), secret());
        let mut first = sessions.lease(phone, ann);
        let second = sessions.lease(phone, ann);
        let mut third = sessions.lease(laptop, ann);
        let fourth = sessions.lease(other, ben);
        assert_eq!(sessions.people().len(), 2);
        sessions.end(phone);
        first.ended().await;
        // A stream that ends late takes no note of a newer one along.
        let mut newer = sessions.lease(phone, ann);
        drop((first, second));
        assert!(sessions.lock().contains_key(&phone));
        sessions.end_all_of(ann);
        third.ended().await;
        newer.ended().await;
        assert_eq!(sessions.lock().len(), 1);
        drop(fourth);
        assert_eq!(sessions.lock().len(), 0);
    }
}
