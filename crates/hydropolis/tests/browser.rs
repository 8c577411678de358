//! The page as people have it: the finished program, a real browser, real clicks.

#[path = "browser/house.rs"]
mod house;
#[path = "browser/window.rs"]
mod window;

use std::time::Duration;

use house::House;
use kernel::{Chance, Seed};
use window::{Driver, Look, Window};

/// Sets up a table of two seats by the form, and goes there.
async fn table(window: &Window, house: &House, game: &str, second: &str, seed: u64) {
    window.go(&format!("{}/new/{game}", house.url)).await;
    window.choose("#seat1", "me").await;
    window.choose("#seat2", second).await;
    window.find("#seed").await.send_keys(&seed.to_string()).await.expect("a field takes keys");
    if window.has("#nickname").await {
        window.find("#nickname").await.send_keys("Ada").await.expect("a field takes keys");
    }
    window.click("form.setup button[type=submit]").await;
    window.find("#table").await;
}

/// Clicks one of the choices, and the confirmation if one is asked for, until the page has gone on.
async fn answer(window: &Window, chance: &mut Chance) -> u64 {
    let seq = window.seq().await;
    let choices = window.all("#ask .choice").await;
    assert!(!choices.is_empty(), "nothing can be chosen");
    let chosen = &choices[chance.below(choices.len())];
    // What throws something away is a link to the question whether that is meant.
    let asks_again = chosen.tag_name().await.expect("an element has a name") == "a";
    chosen.click().await.expect("a choice can be clicked");
    if asks_again {
        window.click("#ask .problem button").await;
    }
    window.await_seq(seq + 1).await;
    seq + 1
}

/// A whole game of two seats at one screen, to its final score.
async fn whole_game(game: &str, look: Look, seed: u64) {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(look).await;
    table(&window, &house, game, "me", seed).await;
    let (mut chance, mut moves) = (Chance::new(Seed(seed)), 0);
    let name = format!("{game}-{}", if look.script { "script" } else { "plain" });
    while !window.has("#ask[data-state=over]").await {
        answer(&window, &mut chance).await;
        moves += 1;
        if moves == 40 {
            window.picture(&format!("{name}-early")).await;
        }
    }
    assert!(moves > 60, "a game of {moves} decisions is none");
    assert!(window.has("#ask table").await, "the points are a table");
    assert!(window.has("#ask svg").await, "and a chart");
    window.picture(&format!("{name}-over")).await;
    // The game can be looked through, and taken away.
    window.click("a[href$='/replay/0']").await;
    window.click("nav a[rel=next]").await;
    window.picture(&format!("{name}-replay")).await;
}

#[tokio::test]
async fn a_whole_game_of_barrage_by_clicking() {
    whole_game("barrage", Look::DESK, 11).await;
}

#[tokio::test]
async fn a_whole_game_of_barrage_without_script() {
    whole_game("barrage", Look::WITHOUT_SCRIPT, 12).await;
}

#[tokio::test]
async fn a_whole_game_of_cities_by_clicking() {
    whole_game("cities", Look::DESK, 13).await;
}

#[tokio::test]
async fn a_whole_game_of_cities_without_script() {
    whole_game("cities", Look::WITHOUT_SCRIPT, 14).await;
}

#[tokio::test]
async fn two_clicks_lead_into_a_game_against_the_computer() {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look::DESK).await;
    window.go(&house.url).await;
    window.picture("home").await;
    window.click("section[data-game=barrage] button.primary").await;
    window.find("#ask[data-state=your-turn] .choice").await;
    // The Automa answers by itself.
    let mut chance = Chance::new(Seed(3));
    for _ in 0..6 {
        window.find("#ask[data-state=your-turn] .choice").await;
        let seq = window.seq().await;
        let choices = window.all("#ask .choice").await;
        choices[chance.below(choices.len())].click().await.expect("a choice can be clicked");
        let gone_on = async {
            while window.seq().await == seq {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), gone_on).await.expect("the game goes on");
    }
    window.picture("barrage-automa").await;
}

#[tokio::test]
async fn two_browsers_at_one_table_see_each_others_moves() {
    let (house, driver) = (House::open(), Driver::start());
    let (ada, bob) = (driver.window(Look::DESK).await, driver.window(Look::DESK).await);
    table(&ada, &house, "barrage", "link", 21).await;
    let link = ada.find(".link input").await.prop("value").await.expect("a property").expect("a link");
    bob.go(&link).await;
    bob.find("#nickname").await.send_keys("Bob").await.expect("a field takes keys");
    bob.click("main form button").await;
    bob.find("#table").await;
    ada.find("#ask:not([data-state=open])").await;
    let mut chance = Chance::new(Seed(21));
    let mut delays = Vec::new();
    for _ in 0..12 {
        let (mover, other) =
            if ada.has("#ask[data-state=your-turn]").await { (&ada, &bob) } else { (&bob, &ada) };
        mover.find("#ask[data-state=your-turn] .choice").await;
        let seq = answer(mover, &mut chance).await;
        delays.push(other.await_seq(seq).await);
    }
    delays.sort();
    assert!(delays[delays.len() / 2] < Duration::from_secs(1), "the other sees it after {delays:?}");
    // The link has been used.
    let eve = driver.window(Look::DESK).await;
    eve.go(&link).await;
    assert!(!eve.has("main form #nickname").await, "a seat's link can be used once");
}

#[tokio::test]
async fn a_reload_and_a_power_cut_in_mid_turn_lose_nothing() {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look::DESK).await;
    table(&window, &house, "cities", "me", 31).await;
    let mut chance = Chance::new(Seed(31));
    let mut house = house;
    for round in 0..3 {
        for _ in 0..7 {
            answer(&window, &mut chance).await;
        }
        let (seq, question) = (window.seq().await, window.text("#ask h1").await);
        let board = window.whole_text("#board").await;
        window.client.refresh().await.expect("a page can be loaded again");
        assert_eq!(
            (window.seq().await, window.text("#ask h1").await),
            (seq, question.clone()),
            "reload {round}"
        );
        house = house.kill_and_start_again();
        window.client.refresh().await.expect("a page can be loaded again");
        assert_eq!((window.seq().await, window.text("#ask h1").await), (seq, question), "power cut {round}");
        assert_eq!(window.whole_text("#board").await, board);
    }
    // And a page that was open all the while goes on by itself.
    let seq = window.seq().await;
    let _house = house.kill_and_start_again();
    answer(&window, &mut chance).await;
    assert_eq!(window.seq().await, seq + 1);
}

#[tokio::test]
async fn moves_are_taken_back_as_far_as_nothing_was_revealed() {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look::DESK).await;
    table(&window, &house, "barrage", "me", 41).await;
    let mut chance = Chance::new(Seed(41));
    // The draft: the second seat cannot take back what the first did.
    let mut undone = 0;
    for _ in 0..40 {
        let (before, question) = (window.seq().await, window.text("#ask h1").await);
        answer(&window, &mut chance).await;
        if window.has("#ask .undo button[value='1']").await {
            window.click("#ask .undo button[value='1']").await;
            window.await_seq(before + 2).await;
            assert_eq!(window.text("#ask h1").await, question, "taken back");
            answer(&window, &mut chance).await;
            undone += 1;
        }
    }
    assert!(undone > 5, "something could be taken back {undone} times");
}

#[tokio::test]
async fn what_is_hidden_is_not_in_the_page() {
    let (house, driver) = (House::open(), Driver::start());
    let (ada, bob, eve) =
        (driver.window(Look::DESK).await, driver.window(Look::DESK).await, driver.window(Look::DESK).await);
    table(&ada, &house, "cities", "link", 51).await;
    let link = ada.find(".link input").await.prop("value").await.expect("a property").expect("a link");
    bob.go(&link).await;
    bob.find("#nickname").await.send_keys("Bob").await.expect("a field takes keys");
    bob.click("main form button").await;
    bob.find("#table").await;
    ada.find("#ask:not([data-state=open])").await;
    eve.go(ada.client.current_url().await.expect("an address").as_str()).await;
    let mut chance = Chance::new(Seed(51));
    for _ in 0..20 {
        let mover = if ada.has("#ask[data-state=your-turn]").await { &ada } else { &bob };
        mover.find("#ask[data-state=your-turn] .choice").await;
        let seq = answer(mover, &mut chance).await;
        for window in [&ada, &bob, &eve] {
            window.await_seq(seq).await;
        }
        let (adas, bobs) = (hand(&ada).await, hand(&bob).await);
        assert!(!adas.is_empty() && !bobs.is_empty(), "{adas:?} {bobs:?}");
        for (secret, windows) in [(&adas, [&bob, &eve]), (&bobs, [&ada, &eve])] {
            for card in secret {
                for window in windows {
                    assert!(!window.source().await.contains(card.as_str()), "{card} is a secret");
                }
            }
        }
    }
}

/// The names of the cards in the viewer's own hand. Special cards are taken openly, or known to be one of a few.
async fn hand(window: &Window) -> Vec<String> {
    let mut names = Vec::new();
    for card in window.all(".hand .card strong").await {
        let name = card.text().await.expect("a card has a name");
        let number =
            name.rsplit_once('#').and_then(|(_, number)| number.trim_end_matches(')').parse::<u16>().ok());
        if number.expect("a card has a number") <= 180 {
            names.push(name);
        }
    }
    names
}
