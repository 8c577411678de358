//! Games at which the process ended are left alone.

use std::sync::Arc;

use store::{Chair, State, Store};

use super::{Backend, bot, guest, mv, new_game, playing};

/// The store as the next process finds it.
async fn ended(place: &impl Backend, store: Arc<dyn Store>) -> Arc<dyn Store> {
    store.close().await;
    place.open().await
}

/// A mark that is still there when the store is opened again puts its game into quarantine, and no other.
pub(crate) async fn a_game_at_which_the_process_ended_is_in_quarantine(place: &impl Backend) {
    let store = place.open().await;
    let (bad, good) = (playing(&*store, 1).await, playing(&*store, 1).await);
    store.mark(good, 1).await.unwrap();
    store.unmark(good).await.unwrap();
    store.mark(bad, 1).await.unwrap();
    assert!(!store.game(bad).await.unwrap().unwrap().quarantined, "not while the work is under way");
    let store = ended(place, store).await;
    assert_eq!(store.take_stock().await.unwrap(), [bad]);
    assert!(store.game(bad).await.unwrap().unwrap().quarantined);
    assert!(!store.game(good).await.unwrap().unwrap().quarantined);
    assert_eq!(store.quarantined().await.unwrap(), [bad]);
    // It stays there, whatever begins or ends, until it is released.
    store.mark(bad, 1).await.unwrap();
    store.unmark(bad).await.unwrap();
    let store = ended(place, store).await;
    assert_eq!(store.take_stock().await.unwrap(), []);
    assert!(store.game(bad).await.unwrap().unwrap().quarantined);
    assert!(store.release(bad).await.unwrap());
    assert!(!store.release(bad).await.unwrap());
    assert!(!store.game(bad).await.unwrap().unwrap().quarantined);
    assert_eq!(store.quarantined().await.unwrap(), []);
    // The log is as it was.
    store.append(bad, 1, mv(0, "dig"), State::playing(0)).await.unwrap();
}

/// A game with patience is left alone only when the process ended there several times in a row.
pub(crate) async fn a_patient_game_needs_several_ends_in_a_row(place: &impl Backend) {
    let mut store = place.open().await;
    let game = playing(&*store, 0).await;
    for end in 1..=2 {
        store.mark(game, 3).await.unwrap();
        store = ended(place, store).await;
        assert_eq!(store.take_stock().await.unwrap(), [], "end {end}");
    }
    // Work that ended well forgives.
    store.mark(game, 3).await.unwrap();
    store.unmark(game).await.unwrap();
    for end in 1..=2 {
        store.mark(game, 3).await.unwrap();
        store = ended(place, store).await;
        assert_eq!(store.take_stock().await.unwrap(), [], "end {end}");
    }
    store.mark(game, 3).await.unwrap();
    let store = ended(place, store).await;
    assert_eq!(store.take_stock().await.unwrap(), [game]);
}

/// A bot in quarantine owes nothing.
pub(crate) async fn bots_in_quarantine_owe_nothing(place: &impl Backend) {
    let store = place.open().await;
    let ann = guest(&*store, "Ann").await;
    let seats = [Chair::Person(ann), bot()];
    let mut new = new_game(&seats);
    new.state = State::playing(1);
    let game = store.create(new).await.unwrap();
    assert_eq!(store.bot_turns(None, 10).await.unwrap().len(), 1);
    store.mark(game, 1).await.unwrap();
    assert_eq!(store.bot_turns(None, 10).await.unwrap().len(), 1);
    let store = ended(place, store).await;
    store.take_stock().await.unwrap();
    assert_eq!(store.bot_turns(None, 10).await.unwrap(), []);
    store.release(game).await.unwrap();
    assert_eq!(store.bot_turns(None, 10).await.unwrap().len(), 1);
}
