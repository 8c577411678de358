//! What every backend must do, told as stories. A backend's test file says how to open it, and calls `all_stories!`.

#![allow(
    dead_code,
    unused_macros,
    unused_imports,
    reason = "each test file that includes the suite uses a part"
)]

pub(crate) mod beside;
pub(crate) mod clocks;
pub(crate) mod forget;
pub(crate) mod lists;
pub(crate) mod log;
pub(crate) mod marks;
pub(crate) mod notices;
pub(crate) mod people;
pub(crate) mod records;
pub(crate) mod reviews;
pub(crate) mod seats;
pub(crate) mod talk;
pub(crate) mod whole;

use std::sync::Arc;

use store::{Act, Chair, Entry, GameId, NewGame, PersonId, Secret, State, Store, StoredSeat};

/// A place where a store can be opened, and opened again.
pub(crate) trait Backend: Send + Sync {
    /// An empty place.
    fn fresh() -> Self;
    /// Opens the store there, with whatever was written before.
    fn open(&self) -> impl Future<Output = Arc<dyn Store>> + Send;
}

/// Every story as a test of this backend.
macro_rules! all_stories {
    ($backend:ty) => {
        $crate::suite::stories!($backend, log:
            a_game_reads_back_as_it_was_created,
            a_game_that_does_not_exist_is_none,
            entries_come_back_in_order,
            a_move_changes_how_the_game_stands,
            a_stale_or_early_move_is_a_conflict,
            a_hundred_writers_and_one_winner,
            many_games_at_once_each_keep_their_own_order,
            a_move_sent_twice_is_applied_once,
            the_same_move_sent_a_hundred_times_at_once_is_applied_once,
            a_key_counts_for_its_game_and_seat_only,
            a_key_used_for_another_move_is_refused,
            an_undo_is_an_entry_and_deletes_nothing,
            an_uploaded_game_begins_with_its_log,
            any_text_is_kept_as_it_is,
            everything_is_there_after_reopening,
            snapshots_are_a_cache_of_a_few,
            bot_turns_are_found,
            a_closed_store_says_so,
            a_caller_who_gives_up_harms_nobody,
        );
        $crate::suite::stories!($backend, seats:
            an_open_seat_is_taken_once,
            one_guest_cannot_take_every_open_seat,
            a_link_is_made_anew,
            a_hundred_people_and_one_seat,
            a_link_is_used_once,
            a_link_opens_no_other_seat,
            a_seat_that_is_taken_or_a_bots_or_missing_is_refused,
            the_last_to_sit_down_begins_the_game,
            a_seat_changes_only_from_what_it_was,
            a_bot_that_takes_over_owes_the_turn,
            a_game_that_is_over_keeps_its_seats,
            an_unfit_game_is_refused_whole,
        );
        $crate::suite::stories!($backend, people:
            a_guest_is_known_by_his_secret,
            a_secret_belongs_to_one_session,
            an_account_keeps_the_person,
            a_name_is_taken_in_any_case,
            of_many_who_want_a_name_one_gets_it,
            sessions_of_many_devices,
            a_password_is_changed_only_for_an_account,
            a_session_ends_when_its_rights_change,
            a_one_time_link_changes_a_password_once,
            a_merged_guest_keeps_his_games,
            a_merge_at_one_table_shows_it_once,
            a_merge_needs_a_guest_and_an_account,
        );
        $crate::suite::stories!($backend, marks:
            a_game_at_which_the_process_ended_is_in_quarantine,
            a_patient_game_needs_several_ends_in_a_row,
            bots_in_quarantine_owe_nothing,
        );
        $crate::suite::stories!($backend, forget:
            who_goes_takes_along_what_is_theirs_alone,
            others_keep_their_games_with_a_nameless_seat,
            two_who_go_leave_nothing_behind,
            what_nobody_uses_is_let_go,
            a_game_that_never_began_is_let_go,
            holdings_are_the_games_one_began,
            a_store_knows_its_size,
        );
        $crate::suite::stories!($backend, lists:
            my_turn_comes_first,
            ended_games_come_last_in_my_list,
            a_game_with_two_of_my_seats_is_listed_once,
            open_tables_are_those_with_a_seat_for_anyone,
            ended_games_the_last_first,
            a_private_game_that_ended_is_not_listed,
            pages_join_without_gap_or_repeat,
            a_page_is_never_longer_than_the_longest,
            who_left_no_longer_lists_the_game,
        );
        $crate::suite::stories!($backend, talk:
            what_is_said_reads_back_in_order,
            many_who_talk_at_once_each_have_a_number,
            only_the_latest_lines_are_kept,
            a_note_is_for_its_owner,
            who_is_muted_is_known,
            a_reported_line_waits_for_the_operator,
            an_invitation_is_for_one_table,
            what_somebody_said_goes_with_them,
            a_merged_guest_keeps_what_he_said,
            running_games_are_those_strangers_may_watch,
        );
        $crate::suite::stories!($backend, beside:
            nothing_lies_beside_a_new_game,
            an_order_is_kept_until_it_ends,
            orders_of_who_is_asked_are_found,
            a_plea_is_agreed_to_seat_by_seat,
            what_was_taken_back_by_agreement_is_not_rated,
            entries_that_orders_made_are_known,
            a_game_takes_with_it_what_lies_beside,
        );
        $crate::suite::stories!($backend, reviews:
            a_review_is_made_once,
            a_review_that_was_left_is_taken_over,
        );
        $crate::suite::stories!($backend, clocks:
            a_clock_follows_on_the_one_before,
            clocks_are_due_in_their_order,
            holidays_change_from_what_they_were,
        );
        $crate::suite::stories!($backend, notices:
            a_key_is_made_once,
            targets_are_kept_up_to_a_bound,
            whose_turn_it_becomes_is_called_once,
            nobody_is_called_twice_for_one_turn,
            who_takes_back_is_not_called,
            a_call_that_was_taken_is_nobody_elses,
            a_call_that_fails_is_put_off,
            calls_that_wait_for_quiet_hours_come_up_when_these_change,
            hushed_games_and_unconfirmed_targets_are_left_alone,
            who_goes_takes_targets_and_calls_along,
        );
        $crate::suite::stories!($backend, records:
            an_end_owes_its_results_once,
            a_game_is_rated_once_whoever_sees_its_end,
            an_agreed_game_may_be_unrated,
            who_loses_a_seat_is_remembered,
            who_goes_leaves_the_records_of_others_whole,
            a_tournament_is_changed_by_one_at_a_time,
            who_is_kept_out_has_no_session,
            roles_announcements_and_complaints,
        );
        $crate::suite::stories!($backend, whole:
            a_copy_holds_the_same,
            abandoned_games_go_when_asked,
        );
    };
}
pub(crate) use all_stories;

/// One test for each story named.
macro_rules! stories {
    ($backend:ty, $file:ident: $($story:ident,)*) => {
        mod $file {
            use super::*;
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $story() {
                    $crate::suite::$file::$story(&<$backend as $crate::suite::Backend>::fresh()).await;
                }
            )*
        }
    };
}
pub(crate) use stories;

/// A move with a hash of its own and no key.
pub(crate) fn mv(seat: u8, text: &str) -> Entry {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Entry { seat, act: Act::Move(text.to_owned()), hash, key: None }
}

/// A move with a key.
pub(crate) fn keyed(seat: u8, text: &str, key: &str) -> Entry {
    Entry { key: Some(key.to_owned()), ..mv(seat, text) }
}

/// A bot.
pub(crate) fn bot() -> Chair {
    Chair::Bot { level: "steady".to_owned() }
}

/// A game with these seats, waiting for people if one is free, seat 0 to move.
pub(crate) fn new_game(chairs: &[Chair]) -> NewGame {
    let seats = (0..).zip(chairs).map(|(number, chair)| StoredSeat {
        number,
        chair: chair.clone(),
        nickname: if chair.is_free() { String::new() } else { format!("seat {number}") },
        renewed: 0,
    });
    NewGame {
        title: "barrage".to_owned(),
        rules_version: 3,
        setup: r#"{"players":2,"variant":"full"}"#.to_owned(),
        seed: u64::MAX - 5,
        deal: 0x91c2_d3e4_f506_1728,
        options: r#"{"pace":"slow"}"#.to_owned(),
        host: None,
        seats: seats.collect(),
        entries: Vec::new(),
        state: State::open(0),
    }
}

/// A guest of this nickname.
pub(crate) async fn guest(store: &dyn Store, nickname: &str) -> PersonId {
    store.create_guest(nickname, Secret::random().unwrap().hash()).await.unwrap().id
}

/// An account of this name.
pub(crate) async fn account(store: &dyn Store, name: &str) -> PersonId {
    let id = guest(store, name).await;
    store.register(id, name, "$argon2id$...").await.unwrap().id
}

/// A game of two people under way, in which seat 0 has made this many moves and is to move.
pub(crate) async fn playing(store: &dyn Store, moves: u64) -> GameId {
    let (ann, ben) = (guest(store, "Ann").await, guest(store, "Ben").await);
    let game = store.create(new_game(&[Chair::Person(ann), Chair::Person(ben)])).await.unwrap();
    for seq in 0..moves {
        store.append(game, seq, mv(0, &format!("move {seq}")), State::playing(0)).await.unwrap();
    }
    game
}
