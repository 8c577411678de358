//! The page as people have it: the finished program, a real browser, real clicks.

#[path = "browser/house.rs"]
mod house;
#[path = "browser/measure.rs"]
mod measure;
#[path = "browser/meeting.rs"]
mod meeting;
#[path = "browser/pictures.rs"]
mod pictures;
#[path = "browser/window.rs"]
mod window;
#[path = "browser/wire.rs"]
mod wire;

use std::time::Duration;

use fantoccini::actions::{
    InputSource as _, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use house::House;
use kernel::{Chance, Seed};
use measure::{
    Frame, Turns, a_choice_is_in_view, bars_are_sums, fingers_find, fits, is_legible, is_open_to_all,
    keeps_inside_frames, paints_without_waiting, plates_lie_apart, the_end_is_seen, tips_keep_clear,
    what_counts_is_in_view, written_inside,
};
use window::{Driver, Look, WIDTHS, Window};

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
    open_curtain(window).await;
    let seq = window.seq().await;
    unfold(window).await;
    window.click_nth("#answer .choice", chance.below(1 << 30)).await;
    go_on(window, seq).await;
    seq + 1
}

/// Waits until the page has gone on from an entry. What would be final is confirmed before, and the curtain between two hands
/// is opened after it. Tells whether something was confirmed.
async fn go_on(window: &Window, seq: u64) -> bool {
    window.find(&format!("#table:not([data-seq=\"{seq}\"]), #rather-not")).await;
    let confirmed = window.has("#rather-not").await;
    if confirmed {
        window.click("#confirm").await;
        window.await_news(seq).await;
    }
    open_curtain(window).await;
    confirmed
}

/// Opens the curtain between two hands. A click while pieces travel only ends their way, as for everybody: then it is clicked again.
async fn open_curtain(window: &Window) {
    while window.has("#curtain:not([hidden])").await {
        window.rest().await;
        window.click_if_there("#curtain:not([hidden]) button").await;
    }
}

/// Opens the list of all choices, which is folded up.
async fn unfold(window: &Window) {
    if window.has("#ask .all:not([open])").await {
        window.click("#ask .all > summary").await;
    }
}

/// Folds the list of all choices up again.
async fn fold(window: &Window) {
    window.run("document.querySelector('#ask .all')?.removeAttribute('open')").await;
}

/// Everything on the board that can be clicked to go on, and what can be chosen at no place of it.
const OPEN: &str = ".part .place.open, #dock .choice";

/// Chooses one of what can be clicked and scrolls to it: what it is, and on a phone in which part of the page.
const CHOOSE: &str = "const open = document.querySelectorAll(arguments[0]), it = open[arguments[1] % open.length]; \
    if (!it) return {}; it.scrollIntoView({ block: 'center', inline: 'center' }); \
    const part = it.closest('.part, .ask').id; \
    const middle = (it) => { const { x, y, width, height } = it.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }; \
    const [x, y] = middle(it), near = (other) => { const [toX, toY] = middle(other); return Math.hypot(toX - x, toY - y) < 21; }; \
    return { place: it, class: it.className, name: it.dataset.place, part, \
    shown: it.checkVisibility(), crowded: it.matches('.spot') && it.checkVisibility() && [...document.querySelectorAll('.place.open.spot')].filter(near).length > 1 }";

/// What has the focus: its class, and whether it can be chosen.
const FOCUSED: &str = "const it = document.activeElement, beside = it.matches('.beside:popover-open :is(button, a)'); \
    return { class: it.className, curtain: Boolean(document.querySelector('#curtain:not([hidden])')), \
    chosen: beside || it.matches('.open, .choice') }";

/// The same on the board alone: a place that glows, and one of the choices beside it if there are several. Tells how many
/// clicks it took.
async fn answer_on_board(window: &Window, chance: &mut Chance) -> usize {
    let seq = window.seq().await;
    if window.has(".several").await {
        return keep_some(window).await;
    }
    let found = tap(window, OPEN, chance).await;
    let text = |name: &str| found[name].as_str().unwrap_or_default().to_owned();
    let (class, name) = (text("class"), text("name"));
    let mut clicks = 1;
    // Several places under one finger: the one that was meant is the one that was tapped.
    let crowded = window.has(".crowd:popover-open").await;
    let confusing = window.is_phone() && found["crowded"] == true;
    assert!(crowded || !confusing, "{name}: which of several places under one finger is meant is asked");
    if crowded {
        window.click(&format!(".crowd button[data-at='{name}']")).await;
        clicks += 1;
    }
    // A slot waits for its card, and a card for its slot.
    if window.has(".armed").await {
        tap(window, ".joins", chance).await;
        clicks += 1;
        if window.has(".beside:popover-open").await {
            window.click_nth(".beside:popover-open button", chance.below(1 << 30)).await;
            clicks += 1;
        }
    } else if class.split(' ').any(|it| it == "many") {
        window.click_nth(&format!("#beside-{name}:popover-open button"), chance.below(1 << 30)).await;
        clicks += 1;
    }
    match tokio::time::timeout(Duration::from_secs(15), go_on(window, seq)).await {
        Ok(confirmed) => clicks + usize::from(confirmed),
        Err(_) => {
            window.picture("failure").await;
            panic!("{name} ({class}) was clicked, and nothing happened");
        }
    }
}

/// Clicks one of what can be clicked, in the part of the page where it is; tells what it was.
async fn tap(window: &Window, css: &str, chance: &mut Chance) -> serde_json::Value {
    let found = window.run_with(CHOOSE, vec![css.into(), chance.below(1 << 30).into()]).await;
    let chosen = window.element(&found["place"]).unwrap_or_else(|| panic!("{css}: nothing glows"));
    if found["shown"] == false {
        window.click(&format!("label[for=part-{}]", found["part"].as_str().unwrap_or_default())).await;
        window.centre(&chosen).await;
    }
    if window.is_phone() {
        // A finger comes down on the middle of it, whatever else is there: its neighbours reach further than they are drawn.
        let middle =
            PointerAction::MoveToElement { element: chosen, duration: Some(Duration::ZERO), x: 0.0, y: 0.0 };
        let finger = MouseActions::new("finger".to_owned())
            .then(middle)
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        window.client.perform_actions(finger).await.unwrap_or_else(|error| panic!("{css}: {found}: {error}"));
    } else {
        chosen.click().await.unwrap_or_else(|error| panic!("{css}: {found} cannot be clicked: {error}"));
    }
    found
}

/// Where several cards are to be given away, those that stay are chosen together. Tells how many clicks it took.
async fn keep_some(window: &Window) -> usize {
    let seq = window.seq().await;
    let keep = window.run("return Number(document.querySelector('.several').dataset.keep)").await;
    let keep = keep.as_u64().unwrap_or(0) as usize;
    let question = window.text("#ask h1").await;
    assert!(question.contains(&keep.to_string()), "those that stay are asked for and chosen: {question}");
    for nth in 0..keep {
        window.click_nth(".held .place.open", nth).await;
    }
    window.click(".several button").await;
    // All are given away at once, though the stream may tell of them one by one.
    window.until(&format!("return Number(table.dataset.seq) > {seq} && !document.querySelector('.several') || Number(table.dataset.seq) > {seq} + 1")).await;
    go_on(window, seq).await;
    keep + 1
}

/// How a game is played.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Sentences,
    Board,
}

/// A whole game of two seats at one screen, to its final score.
async fn whole_game(game: &str, look: Look, by: By, seed: u64) {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look { density: 0.5, ..look }).await;
    table(&window, &house, game, "me", seed).await;
    let (mut chance, mut moves) = (Chance::new(Seed(seed)), 0);
    let pictures = by == By::Board && !window.is_phone();
    let (mut frame, mut turns) = (Frame::default(), Turns::default());
    while !window.has("#ask[data-state=over]").await {
        match by {
            By::Sentences => _ = answer(&window, &mut chance).await,
            By::Board => {
                // Who is asked; what for may stand behind it.
                let under = window.whole_text("#ask .under").await;
                let whose = under.split(" · ").next().unwrap_or_default().to_owned();
                turns.count(whose, answer_on_board(&window, &mut chance).await);
            }
        }
        if by == By::Board {
            let focused = window.run("return document.activeElement.id").await;
            assert_eq!(focused, "ask", "the focus is at the question after decision {moves}");
            frame.stays(&window, look.width).await;
            a_choice_is_in_view(&window).await;
            if pictures && moves % 8 == 0 {
                for (width, height) in WIDTHS {
                    window.resize(width, height).await;
                    frame.stays(&window, width).await;
                    what_counts_is_in_view(&window, width).await;
                    if width < 600 {
                        fingers_find(&window).await;
                    }
                }
                window.resize(look.width, look.height).await;
            }
        }
        moves += 1;
        match moves {
            30 if pictures => window.pictures(&format!("{game}-early")).await,
            140 if pictures => window.pictures(&format!("{game}-late")).await,
            _ if moves % 20 == 0 => {
                fits(&window).await;
                if window.is_phone() && by == By::Board {
                    fingers_find(&window).await;
                }
                if pictures {
                    is_legible(&window).await;
                    tips_keep_clear(&window, &mut chance).await;
                }
            }
            _ => {}
        }
    }
    if game == "cities" && by == By::Board {
        let (median, plain, turns) = turns.medians();
        println!(
            "{turns} turns, {plain} clicks each with every choice and confirmation, {median} for slot, card and confirmation"
        );
        assert!(median <= 3, "{median} clicks a turn over {turns} turns");
    }
    assert!(moves > 60, "a game of {moves} decisions is none");
    assert!(window.has("#ask table").await, "the points are a table");
    assert!(window.has("#ask svg").await, "and a chart");
    bars_are_sums(&window).await;
    if pictures {
        the_end_is_seen(&window).await;
        window.pictures(&format!("{game}-over")).await;
        is_open_to_all(&window, "the end").await;
    }
    assert_eq!(window.errors().await, [""; 0]);
    assert!(!window.has("#ask .undo").await, "what is over is not taken back");
    let over = window.client.current_url().await.expect("an address");
    // The game can be looked through, from any seat.
    window.click("#ask a[href$='/replay/0']").await;
    window.click("nav a[rel=next]").await;
    window.await_seq(1).await;
    window.click(".seen-by a[href$='seat=P2']").await;
    window.find(".seen-by a[href$='seat=P2'][aria-current]").await;
    assert!(game != "cities" || window.has("#hand .held .card").await, "hands are shown after the end");
    window.click("nav a[rel=turn-after]").await;
    window.await_news(1).await;
    assert!(window.client.current_url().await.expect("an address").as_str().ends_with("?seat=P2"));
    let marks = window.all(".round-marks a").await.len();
    assert!(marks >= 3, "{marks} rounds are marked");
    // And played again by the same people.
    if by == By::Sentences {
        window.go(over.as_str()).await;
        window.click("#ask .rematch button").await;
        window.find("#ask[data-state=your-turn]").await;
        assert_ne!(window.client.current_url().await.expect("an address"), over);
        return;
    }
    if pictures {
        window.go(&format!("{}{}/replay/{}", house.url, over.path(), moves / 2)).await;
        is_legible(&window).await;
        is_open_to_all(&window, "a replay").await;
        if game == "barrage" {
            assert!(
                window.find("#others .company").await.is_displayed().await.expect("it is asked"),
                "whoever watches sees the companies"
            );
            plates_lie_apart(&window).await;
            let seen = "const it = document.querySelector('.patents'), box = it.getBoundingClientRect(); \
            return [0.1, 0.9].every((share) => it.contains(document.elementFromPoint(box.left + box.width / 2, box.top + share * box.height)))";
            assert_eq!(window.run(seen).await, true, "the patent office is seen whole in a replay");
        }
        window.pictures(&format!("{game}-replay")).await;
    }
}

#[tokio::test]
async fn a_whole_game_of_barrage_on_its_board() {
    whole_game("barrage", Look::DESK, By::Board, 11).await;
}

#[tokio::test]
async fn a_whole_game_of_barrage_on_a_phone() {
    whole_game("barrage", Look::PHONE, By::Board, 15).await;
}

#[tokio::test]
async fn a_whole_game_of_barrage_without_script() {
    whole_game("barrage", Look::WITHOUT_SCRIPT, By::Sentences, 12).await;
}

#[tokio::test]
async fn a_whole_game_of_cities_on_its_board() {
    whole_game("cities", Look::DESK, By::Board, 13).await;
}

#[tokio::test]
async fn a_whole_game_of_cities_on_a_phone() {
    whole_game("cities", Look::PHONE, By::Board, 16).await;
}

#[tokio::test]
async fn a_whole_game_of_cities_without_script() {
    whole_game("cities", Look::WITHOUT_SCRIPT, By::Sentences, 14).await;
}

/// The keys as the driver writes them.
const TAB: char = '\u{e004}';
const SHIFT: char = '\u{e008}';
const ENTER: char = '\u{e007}';
const ESCAPE: char = '\u{e00c}';
const ARROW: char = '\u{e014}';

/// Presses a key so many times, wherever the focus is.
async fn press(window: &Window, key: char, times: usize, shift: bool) {
    let mut keys = KeyActions::new("keys".to_owned());
    if shift {
        keys = keys.then(KeyAction::Down { value: SHIFT });
    }
    for _ in 0..times {
        keys = keys.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
    }
    if shift {
        keys = keys.then(KeyAction::Up { value: SHIFT });
    }
    window.client.perform_actions(keys).await.expect("keys can be pressed");
}

/// A whole game with Tab and Enter alone.
async fn by_keyboard(game: &str, seed: u64) {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look::BLIND).await;
    table(&window, &house, game, "me", seed).await;
    // The keys are listed by one of them.
    press(&window, '?', 1, false).await;
    assert!(window.find("#keys").await.is_displayed().await.expect("it is asked"), "the keys are listed");
    press(&window, ESCAPE, 1, false).await;
    window.find("#keys:not(:popover-open)").await;
    let (mut chance, mut on_board) = (Chance::new(Seed(seed)), 0);
    'game: while !window.has("#ask[data-state=over]").await {
        // The curtain between two hands is opened by a key.
        if window.has("#curtain:not([hidden])").await {
            press(&window, ENTER, 1, false).await;
            window.find("#curtain[hidden]").await;
        }
        if window.has(".several").await {
            keep_some(&window).await;
            continue;
        }
        let seq = window.seq().await;
        let mut pressed = 0;
        // The choices come after the question; the board is before it.
        let mut back = chance.below(2) == 0;
        while window.seq().await == seq {
            if window.has("#rather-not").await {
                press(&window, 'c', 1, false).await;
                window.await_news(seq).await;
                continue;
            }
            // A few steps on, among the choices that have opened if any have, then to the next thing that can be chosen.
            let opened = window.all(".beside:popover-open :is(button, a)").await.len();
            let steps = if opened > 0 { opened } else { 8 };
            press(&window, TAB, 1 + chance.below(steps), back).await;
            let kind = loop {
                let found = window.run(FOCUSED).await;
                if found["chosen"] == true {
                    break found["class"].as_str().unwrap_or_default().to_owned();
                }
                // A slot and its card may have been chosen by two keys: the page has gone on. Or the curtain has just fallen.
                if found["curtain"] == true || window.seq().await != seq {
                    continue 'game;
                }
                // Tab goes round the page, an arrow walks the board.
                let key = if chance.below(4) == 0 && !window.has(".beside:popover-open").await {
                    ARROW
                } else {
                    TAB
                };
                press(&window, key, 1, back && key == TAB).await;
                pressed += 1;
                if pressed == 1000 {
                    window.picture("failure").await;
                    window.keep_source().await;
                    panic!("the keyboard reaches nothing");
                }
            };
            press(&window, ENTER, 1, false).await;
            if kind.split(' ').any(|it| it == "many") {
                // The choices open beside it, or close again; the next Tab is among them.
                back = false;
                continue;
            }
            // What is final is confirmed by a key.
            window.find(&format!("#table:not([data-seq=\"{seq}\"]), #rather-not")).await;
            if window.has("#rather-not").await {
                press(&window, 'c', 1, false).await;
            }
            window.await_news(seq).await;
            on_board += usize::from(!kind.split(' ').any(|it| it == "choice"));
        }
    }
    assert!(on_board > 10, "only {on_board} choices were made on the board");
}

#[tokio::test]
async fn barrage_by_keyboard() {
    by_keyboard("barrage", 61).await;
}

#[tokio::test]
async fn cities_by_keyboard() {
    by_keyboard("cities", 62).await;
}

/// Counts transitions and the pieces that travelled in them, from page to page.
const WATCH: &str = "if (window.watched) return; window.watched = true; const start = document.startViewTransition; \
    document.startViewTransition = function (update) { \
    sessionStorage.frames = Number(sessionStorage.frames || 0) + 1; \
    const pieces = new Set((sessionStorage.pieces || '').split(' ')); \
    for (const it of document.querySelectorAll('[id^=p-]')) if (it.style.viewTransitionName) pieces.add(it.id); \
    sessionStorage.pieces = [...pieces].join(' '); return start.call(document, update); }";

#[tokio::test]
async fn pieces_travel() {
    let (house, driver) = (House::open(), Driver::start());
    for (game, seed) in [("barrage", 71), ("cities", 72)] {
        let window = driver.window(Look::MOVING).await;
        // Somebody who has set it so that things move fast.
        window.go(&format!("{}/settings", house.url)).await;
        window.choose("main select[name=pace]", "fast").await;
        window.click("main form.settings button[type=submit]").await;
        window.find("html[data-pace=fast]").await;
        table(&window, &house, game, "me", seed).await;
        let mut chance = Chance::new(Seed(seed));
        for _ in 0..30 {
            window.run(WATCH).await;
            answer(&window, &mut chance).await;
            // A person looks before the next click.
            window.rest().await;
        }
        let frames = window.run("return Number(sessionStorage.frames)").await.as_u64().unwrap_or(0);
        let pieces = window.run("return sessionStorage.pieces.trim().split(' ').length").await;
        assert!(frames > 30, "{game}: {frames} frames for 30 choices");
        assert!(pieces.as_u64().is_some_and(|pieces| pieces >= 5), "{game}: {pieces} pieces travelled");
        let told = window.run("return document.getElementById('caption').textContent").await;
        assert_eq!(told, "", "nothing is told when nothing moves");
        assert_eq!(window.errors().await, [""; 0], "{game}");
    }
}

/// Counts what the page has asked for and not got or not read yet.
const COUNT_REQUESTS: &str = "const real = window.fetch; window.waiting = 0; window.fetch = async (...asked) => { \
    window.waiting += 1; try { return await real(...asked); } finally { setTimeout(() => { window.waiting -= 1; }, 500); } }";

/// Whether a replay stands still: it is to be played again, nothing is on its way, and what the slider says is shown.
const PAUSED: &str = "const button = document.querySelector('.player-bar button'); \
    return button.textContent === button.dataset.play && !window.waiting && \
    document.querySelector('.scrub input').value === document.getElementById('table').dataset.seq";

#[tokio::test]
async fn a_replay_plays_pauses_and_is_scrubbed() {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look::MOVING).await;
    let record = include_str!("../../barrage/tests/golden/full-2.record");
    window.go(&house.url).await;
    let script = "return fetch('/records', { method: 'POST', body: new URLSearchParams({ record: arguments[0] }) }).then((it) => it.url)";
    let url = window.client.execute(script, vec![record.into()]).await.expect("a record can be uploaded");
    window.go(&format!("{}/replay/0", url.as_str().expect("an address"))).await;
    window.find(".player-bar:not([hidden])").await;
    window.choose(".player-bar select", "0.125").await;
    window.run(COUNT_REQUESTS).await;
    window.click(".player-bar button").await;
    window.await_seq(4).await;
    window.click(".player-bar button").await;
    // The step under way is shown to its end, which takes a busy machine a while; no other begins.
    window.until(PAUSED).await;
    let paused = window.seq().await;
    assert!(paused < 20, "a pause is a pause, not {paused} moves");
    tokio::time::sleep(Duration::from_millis(1000)).await;
    assert_eq!(window.seq().await, paused, "and stays one");
    let scrub = "const it = document.querySelector('.scrub input'); it.value = 60; it.dispatchEvent(new Event('input', { bubbles: true }))";
    window.run(scrub).await;
    window.await_seq(60).await;
    window.click("nav.replay a[rel=prev]").await;
    window.await_seq(59).await;
    window.rest().await;
    assert!(window.client.current_url().await.expect("an address").as_str().ends_with("/replay/59"));
    assert_eq!(window.run("return document.querySelector('.scrub input').value").await, "59");
    // An arrow goes on by a move.
    press(&window, ARROW, 1, false).await;
    window.await_seq(60).await;
    drag_through(&window).await;
    assert_eq!(window.errors().await, [""; 0]);
}

/// Drags the slider of a replay to the right, and on to the left, without letting go: the page follows the hand.
async fn drag_through(window: &Window) {
    let find = "const it = document.querySelector('.scrub input'), box = it.getBoundingClientRect(); \
                const table = document.getElementById('table'); window.seen = []; \
                new MutationObserver(() => seen.push(Number(table.dataset.seq))).observe(table, { attributes: true }); \
                return [box.left, box.top + box.height / 2, box.width, Number(it.max)]";
    let found = window.run(find).await;
    let number = |at: usize| found[at].as_f64().expect("a number");
    let (moves, width) = (number(3), number(2));
    // The middle of the thumb is half its width away from the edges.
    let thumb = 16.0;
    let to = |share: f64| PointerAction::MoveTo {
        duration: Some(Duration::from_millis(60)),
        x: number(0) + thumb / 2.0 + share * (width - thumb),
        y: number(1),
    };
    let shares = [0.6, 0.8, 0.3];
    // How long the hand stays before it moves on; the page needs longer on a busy machine.
    for (stays, last) in [(1500, false), (5000, false), (12000, true)] {
        // The driver lets go between two calls, so this is one.
        let at = window.seq().await as f64 / moves;
        let mut hand = MouseActions::new("hand".to_owned())
            .then(to(at))
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
        for share in shares {
            hand = hand.then(to(share)).then(PointerAction::Pause { duration: Duration::from_millis(stays) });
        }
        let hand = hand.then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        window.client.perform_actions(hand).await.expect("the mouse moves");
        let value = window.run("return Number(document.querySelector('.scrub input').value)").await;
        let value = value.as_u64().expect("a number");
        assert!(value.abs_diff((0.3 * moves) as u64) <= 3, "the thumb is at {value} of {moves}");
        window.await_seq(value).await;
        let seen = window.run("return seen").await;
        let near = |share: &f64| {
            let near =
                |seq: &serde_json::Value| seq.as_f64().is_some_and(|seq| (seq - share * moves).abs() <= 3.0);
            seen.as_array().is_some_and(|seen| seen.iter().any(near))
        };
        if shares.iter().all(near) {
            return;
        }
        assert!(!last, "not all of {shares:?} of {moves} was seen: {seen}");
    }
}

#[tokio::test]
async fn nothing_overflows_on_a_phone_in_any_language() {
    let (house, driver) = (House::open(), Driver::start());
    for language in ["de", "uk", "pl", "ja", "en"] {
        let window = driver.window(Look { language, ..Look::PHONE }).await;
        let mut pages = vec![
            house.url.clone(),
            format!("{}/rules/barrage", house.url),
            format!("{}/glossary", house.url),
            format!("{}/account", house.url),
            format!("{}/settings", house.url),
            format!("{}/packs", house.url),
            format!("{}/deal?seed=1&nonce=2&commitment={}", house.url, "3".repeat(64)),
        ];
        pages.extend(["barrage", "cities"].map(|game| format!("{}/new/{game}", house.url)));
        for page in pages {
            window.go(&page).await;
            assert_eq!(window.run("return document.documentElement.lang").await, language);
            written_inside(&window, &format!("{language} {page}")).await;
            if language == "en" {
                is_open_to_all(&window, &page).await;
            }
        }
        for (game, seed) in [("barrage", 81), ("cities", 82)] {
            table(&window, &house, game, "me", seed).await;
            if language == "en" {
                let sheets = match game {
                    "barrage" => vec!["style.css", "barrage.css", "barrage-leeghwater.css"],
                    _ => vec!["style.css", "cities.css"],
                };
                paints_without_waiting(&window, sheets).await;
            }
            let mut chance = Chance::new(Seed(seed));
            for move_ in 0..24 {
                answer(&window, &mut chance).await;
                if move_ % 8 == 7 {
                    fold(&window).await;
                    for part in ["works", "offer", "mine", "others", "rail", "ground"] {
                        let shown =
                            format!("document.querySelector('label[for=part-{part}]').checkVisibility()");
                        if window.run(&format!("return {shown}")).await == true {
                            window.click(&format!("label[for=part-{part}]")).await;
                        }
                        written_inside(&window, &format!("{language} {game} {part}")).await;
                    }
                }
            }
            if language == "en" && game == "barrage" {
                mahiri_has_room(&window, &house).await;
            }
            if language == "en" {
                is_open_to_all(&window, &format!("{game} on a phone")).await;
                window.resize(1440, 900).await;
                is_open_to_all(&window, &format!("{game} on a desk")).await;
            }
            window.pictures(&format!("{game}-{language}")).await;
        }
    }
}

/// A finger that taps a contract, in a row that has a tip of its own, gets the choices there are, and nothing is explained besides.
#[tokio::test]
async fn a_finger_chooses_and_no_tip_stays() {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look { images: false, ..Look::PHONE }).await;
    let (_, record) = pictures::GAMES[0];
    pictures::show(&window, &house, &pictures::first(record, 233.0 / 329.0)).await;
    let contract = window.find("[title] .contract.open.many").await;
    window.centre(&contract).await;
    let middle =
        PointerAction::MoveToElement { element: contract, duration: Some(Duration::ZERO), x: 0.0, y: 0.0 };
    let finger = TouchActions::new("finger".to_owned())
        .then(middle)
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    window.client.perform_actions(finger).await.expect("a finger taps");
    window.find(".beside:popover-open").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(!window.has(".tip:popover-open").await, "what was chosen is explained no longer");
}

/// A step on the Federation track is chosen on the stair, which is drawn and says in words who stands where.
#[tokio::test]
async fn the_stair_is_open_to_all() {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look::BLIND).await;
    let (_, record) = pictures::GAMES[1];
    pictures::show(&window, &house, &pictures::first(record, 0.2)).await;
    assert!(window.has(".stair .place.open").await, "a step can be chosen");
    for (width, height) in WIDTHS {
        window.resize(width, height).await;
        is_open_to_all(&window, &format!("the stair at {width} px")).await;
    }
    let seq = window.seq().await;
    window.resize(1440, 900).await;
    window.click(".stair .place.open").await;
    go_on(&window, seq).await;
}

/// The longest words there are, late in games of three and four.
#[tokio::test]
async fn late_in_a_game_figures_keep_inside_their_frames() {
    let (house, driver) = (House::open(), Driver::start());
    let four = include_str!("../../cities/tests/golden/edition-2-asymmetric-4.record");
    for language in ["de", "uk"] {
        let window = driver.window(Look { language, ..Look::BLIND }).await;
        for (game, record) in pictures::GAMES.into_iter().chain([("cities", four)]) {
            pictures::show(&window, &house, &pictures::first(record, 0.75)).await;
            keeps_inside_frames(&window, &format!("{game} in {language}")).await;
        }
    }
}

/// Mahiri's own spaces, with those for construction, lie side by side and are high enough for a finger.
const SPACES: &str = "return [...document.querySelectorAll('#mine .private')].map((it) => it.getBoundingClientRect()) \
    .map((box) => [box.width >= 100, box.height >= 43.5])";

/// Whoever plays Mahiri finds her spaces on a phone.
async fn mahiri_has_room(window: &Window, house: &House) {
    let begin = "return fetch('/tables', { method: 'POST', body: new URLSearchParams({ game: 'barrage', seat1: 'me', seat2: 'me', seed: '5', seating: 'free' }) }) \
        .then((it) => it.url)";
    window.go(&house.url).await;
    let url = window.run(begin).await;
    window.go(url.as_str().expect("an address")).await;
    let mut chance = Chance::new(Seed(5));
    while !window.has("#mine .company:has(.copies)").await {
        assert!(window.seq().await < 12, "Mahiri is not chosen");
        open_curtain(window).await;
        let seq = window.seq().await;
        unfold(window).await;
        let hers = "return [...document.querySelectorAll('#answer .choice')].findIndex((it) => it.textContent.includes('Mahiri'))";
        let at = window.run(hers).await.as_u64().map_or_else(|| chance.below(1 << 30), |at| at as usize);
        window.click_nth("#answer .choice", at).await;
        go_on(window, seq).await;
    }
    fold(window).await;
    window.click("label[for=part-mine]").await;
    assert_eq!(window.run(SPACES).await, serde_json::json!([[true, true], [true, true]]));
    written_inside(window, "Mahiri's company").await;
}

#[tokio::test]
async fn a_game_begun_in_ukrainian_goes_on_in_japanese() {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look { language: "uk", ..Look::DESK }).await;
    table(&window, &house, "barrage", "me", 91).await;
    let mut chance = Chance::new(Seed(91));
    let has = |text: &str, from: char, to: char| text.chars().any(|letter| (from..=to).contains(&letter));
    for _ in 0..20 {
        let question = window.text("#ask h1").await;
        assert!(has(&question, 'а', 'я') && !has(&question, 'ぁ', 'ん'), "{question}");
        answer(&window, &mut chance).await;
    }
    let seq = window.seq().await;
    window.click(".menu > summary").await;
    window.click(".languages summary").await;
    window.click(".languages button[value=ja]").await;
    window.find("html[lang=ja]").await;
    assert_eq!(window.seq().await, seq, "the same table");
    for _ in 0..20 {
        let (question, log) = (window.text("#ask h1").await, window.whole_text("#rail .log").await);
        assert!(has(&question, 'ぁ', 'ん') && !has(&question, 'а', 'я'), "{question}");
        assert!(!has(&log, 'а', 'я'), "what happened before is told anew: {log}");
        answer(&window, &mut chance).await;
    }
    // A page that is opened anew remembers.
    window.go(&house.url).await;
    assert_eq!(window.run("return document.documentElement.lang").await, "ja");
}

/// The ways into a game on the first page that something else lies over.
const COVERED_WAYS: &str = "return [...document.querySelectorAll('.ways-in :is(button, a)')].filter((it) => { \
    const box = it.getBoundingClientRect(); return !it.contains(document.elementFromPoint(box.left + box.width / 2, box.bottom - 3)); }) \
    .map((it) => it.textContent)";

#[tokio::test]
async fn two_clicks_lead_into_a_game_against_the_computer() {
    let (house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look::DESK).await;
    window.go(&house.url).await;
    assert_eq!(window.run(COVERED_WAYS).await, serde_json::json!([]), "every way into a game is seen");
    window.pictures("home").await;
    window.click("section[data-game=barrage] button.play").await;
    window.find("#ask[data-state=your-turn] #answer .choice").await;
    // The Automa answers by itself.
    let mut chance = Chance::new(Seed(3));
    for _ in 0..6 {
        window.find("#ask[data-state=your-turn] .choice").await;
        let seq = window.seq().await;
        unfold(&window).await;
        window.click_nth("#ask[data-state=your-turn] #answer .choice", chance.below(1 << 30)).await;
        let gone_on = go_on(&window, seq);
        tokio::time::timeout(Duration::from_secs(20), gone_on).await.expect("the game goes on");
    }
    // What it did stands beside the board with its mark, until the own turn is over.
    assert!(window.has("#rail .last-turn .did .whom svg").await, "the last turn is told");
    // A hint is marked on the board, and can be clicked.
    window.find("#ask[data-state=your-turn] #hint").await;
    let seq = window.seq().await;
    window.click("#hint").await;
    window.find("#ask .hints .choice").await;
    let marked = "const at = document.querySelector('.hints .choice').dataset.at; \
        return !at || at.split(' ').some((name) => document.querySelector(`.place.chosen[data-place='${name}']`))";
    assert_eq!(window.run(marked).await, true, "what is advised is marked on the board");
    window.click("#ask .hints .choice").await;
    go_on(&window, seq).await;
    window.picture("barrage-automa").await;
}

/// What the bot thinks is drawn on a board of analysis while its opinion deepens: letters and numbers, alone for the line that is
/// pointed at, gone with the move, anew for the next position; and not at all for whoever has switched it off.
#[tokio::test]
async fn the_bots_lines_are_drawn_on_a_board_of_analysis() {
    let (house, driver) = (House::open(), Driver::start());
    for (game, position) in [
        ("barrage", include_str!("../../web/data/guide/barrage-round.toml")),
        ("cities", include_str!("../../web/data/guide/cities-turn.toml")),
    ] {
        let window = driver.window(Look::BLIND).await;
        window.go(&format!("{}/analysis", house.url)).await;
        let lay = "const [game, text] = arguments; document.getElementById('game').value = game; \
            document.getElementById('position').value = text; document.querySelector('form[action=\"/analysis\"]').requestSubmit()";
        window.run_with(lay, vec![game.into(), position.into()]).await;
        window.find("#table").await;
        assert!(!window.has(".sk").await, "{game}: nothing is drawn that nobody asked for");
        window.click("[popovertarget=opinion-of]").await;
        window.find("#opinion li [rel=nofollow]").await;
        window.find(".place > .sk[data-sk='0'] b").await;
        let drawn = "return [...document.querySelectorAll('.sk')].filter((it) => getComputedStyle(it).display !== 'none').map((it) => it.dataset.sk)";
        let told = "return [...document.querySelectorAll('.place > .sk b')].map((it) => it.textContent)";
        let names = window.run(told).await;
        assert!(names.as_array().is_some_and(|it| it.iter().any(|name| name == "A1")), "{game}: {names}");
        // A line that is reached shows all of itself, and nothing of the others.
        window.run("document.querySelector('#opinion li:first-child a').focus({ focusVisible: true })").await;
        window.until(&format!("const lines = (() => {{ {drawn} }})(); return lines.length && lines.every((it) => it === '0')")).await;
        // The opinion covers nothing that can be chosen on the board.
        let covered = "const box = document.getElementById('opinion-of').getBoundingClientRect(); \
            return [...document.querySelectorAll('#ground .place.open, #works .place.open')].filter((it) => { const at = it.getBoundingClientRect(); \
            return at.right > box.left && at.bottom > box.top && at.left < box.right && at.top < box.bottom }).length";
        assert_eq!(window.run(covered).await, 0, "{game}");
        // Another position is thought about anew, and the opinion stays open.
        let address = window.run("return document.getElementById('table').dataset.address").await;
        window.run("document.querySelector('#answer .choice, .place.open:not(.many)').click()").await;
        window.until(&format!("return document.getElementById('table').dataset.address !== {address}")).await;
        assert!(window.has("#opinion-of:popover-open").await, "{game}");
        window.until("return document.querySelector('#opinion li') !== null").await;
        let fresh = "const marks = [...document.querySelectorAll('#opinion template')].flatMap((it) => [...it.content.children]); \
            return document.querySelectorAll('.place > .sk, .map > .sk').length <= marks.length";
        assert_eq!(window.run(fresh).await, true, "{game}: what was thought before is gone");
        // Switched off, the list is all there is.
        window.run("document.documentElement.dataset.sketch = 'off'").await;
        assert_eq!(window.run(drawn).await, serde_json::json!([]), "{game}");
        assert_eq!(window.errors().await, Vec::<String>::new(), "{game}");
    }
}

/// Listens to what the page would send to a loudspeaker, and keeps how loud it was at most.
const HEAR: &str = "window.heard = 0; const Real = window.AudioContext; window.AudioContext = class extends Real { constructor() { super(); \
    const ear = this.createAnalyser(), sound = new Float32Array(ear.fftSize); ear.connect(super.destination); \
    Object.defineProperty(this, 'destination', { value: ear }); \
    const listen = () => { ear.getFloatTimeDomainData(sound); window.heard = Math.max(window.heard, ...sound.map(Math.abs)); \
    if (this.state !== 'closed') setTimeout(listen, 20); }; listen(); } }";

#[tokio::test]
async fn two_browsers_at_one_table_see_each_others_moves() {
    let (house, driver) = (House::open(), Driver::start());
    let (ada, bob) = (driver.window(Look::DESK).await, driver.window(Look::DESK).await);
    // Bob wants to hear when it is his turn.
    bob.go(&format!("{}/settings", house.url)).await;
    bob.choose("main select[name=sound]", "on").await;
    bob.click("main form.settings button[type=submit]").await;
    bob.find("html[data-sound=on]").await;
    table(&ada, &house, "barrage", "link", 21).await;
    let link = ada.find(".link input").await.prop("value").await.expect("a property").expect("a link");
    bob.go(&link).await;
    bob.find("#nickname").await.send_keys("Bob").await.expect("a field takes keys");
    bob.click("main form button").await;
    bob.find("#table").await;
    ada.find("#ask:not([data-state=open])").await;
    for window in [&ada, &bob] {
        window.run(HEAR).await;
    }
    let mut chance = Chance::new(Seed(21));
    let mut delays = Vec::new();
    for _ in 0..12 {
        let (mover, other) =
            if ada.has("#ask[data-state=your-turn]").await { (&ada, &bob) } else { (&bob, &ada) };
        mover.find("#ask[data-state=your-turn] .choice").await;
        let seq = answer(mover, &mut chance).await;
        delays.push(other.await_seq(seq).await);
        for window in [mover, other] {
            let says = "const mine = ['your-turn', 'end-turn'].includes(document.getElementById('ask').dataset.state), icon = document.querySelector('link[rel=icon]'); \
                return document.title.startsWith('Your turn') === mine && icon.href.includes('mark-turn') === mine";
            window.until(says).await;
        }
    }
    delays.sort();
    assert!(delays[delays.len() / 2] < Duration::from_secs(1), "the other sees it after {delays:?}");
    // The bell rang for whoever asked for it, and for nobody else.
    bob.until("return window.heard > 0.02").await;
    assert_eq!(ada.run("return window.heard").await, 0);
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
        let board = window.whole_text("#ground").await;
        window.client.refresh().await.expect("a page can be loaded again");
        assert_eq!(
            (window.seq().await, window.text("#ask h1").await),
            (seq, question.clone()),
            "reload {round}"
        );
        house = house.kill_and_start_again();
        window.client.refresh().await.expect("a page can be loaded again");
        assert_eq!((window.seq().await, window.text("#ask h1").await), (seq, question), "power cut {round}");
        assert_eq!(window.whole_text("#ground").await, board);
    }
    // And a page that was open all the while goes on by itself.
    let seq = window.seq().await;
    let _house = house.kill_and_start_again();
    answer(&window, &mut chance).await;
    assert_eq!(window.seq().await, seq + 1);
}

#[tokio::test]
async fn what_goes_wrong_is_said_at_the_question() {
    let (mut house, driver) = (House::open(), Driver::start());
    let window = driver.window(Look::DESK).await;
    table(&window, &house, "barrage", "me", 35).await;
    let (address, seq) = (window.client.current_url().await.expect("an address"), window.seq().await);
    let choose = async || {
        unfold(&window).await;
        window.click("#answer .choice").await;
    };
    // Somebody logged out in another window: this seat is nobody's here.
    let cookies = window.client.get_all_cookies().await.expect("cookies can be read");
    window.client.delete_all_cookies().await.expect("cookies can be thrown away");
    choose().await;
    assert!(!window.text("#ask .complaint").await.is_empty());
    assert_eq!(window.client.current_url().await.expect("an address"), address, "the table stays");
    assert_eq!(window.seq().await, seq);
    // Logged in again, the same page goes on.
    for cookie in cookies {
        window.client.add_cookie(cookie).await.expect("a cookie can be put back");
    }
    choose().await;
    window.await_seq(seq + 1).await;
    assert!(!window.has("#ask .complaint").await);
    // What is chosen while the server is away arrives when it is back; unless a busy machine takes so long to start it that the
    // page has given up and says so, and then it is tried once more.
    for attempt in 1.. {
        house.kill();
        choose().await;
        house = house.start_again();
        window.find(&format!("#table[data-seq=\"{}\"], #ask .complaint", seq + 2)).await;
        if window.seq().await == seq + 2 {
            break;
        }
        assert!(attempt < 3, "it did not arrive");
    }
    // If it stays away, that is said.
    house.kill();
    choose().await;
    let said = window.text("#ask .complaint").await;
    assert!(said.contains("cannot be reached"), "{said}");
    let _house = house.start_again();
    choose().await;
    window.await_seq(seq + 3).await;
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

/// What would tell of the cards in the viewer's own hand: how sentences and pieces name them. Special cards are taken
/// openly, or known to be one of a few; the card that is being played lies beside the hand, open to all.
async fn hand(window: &Window) -> Vec<String> {
    let mut marks = Vec::new();
    for card in window.all("#sheet-hand .held .card").await {
        let id = card.attr("id").await.expect("an attribute can be read").unwrap_or_default();
        let number = id.strip_prefix("p-card-").and_then(|number| number.parse::<u16>().ok());
        let number = number.expect("a card has a number");
        if number <= 180 {
            marks.extend([format!("(#{number})"), format!("\"{id}\"")]);
        }
    }
    marks
}

/// Takes the pictures of the documentation anew: `cargo test -p hydropolis --test browser -- --ignored pictures`.
#[tokio::test]
#[ignore = "writes docs/pictures; for whoever has changed the look"]
async fn pictures_for_the_docs() {
    pictures::take().await;
}

/// The summaries are one page of paper each, in every language.
#[tokio::test]
async fn a_summary_is_printed_on_one_page() {
    let (house, driver) = (House::open(), Driver::start());
    for language in words::Words::languages() {
        let window = driver.window(Look { language, ..Look::BLIND }).await;
        for game in ["barrage", "cities"] {
            window.go(&format!("{}/guide/{game}/summary", house.url)).await;
            let told = window.run("return document.documentElement.lang").await;
            assert_eq!(told, language);
            assert_eq!(window.printed_pages().await, 1, "{game} in {language}");
        }
    }
}
