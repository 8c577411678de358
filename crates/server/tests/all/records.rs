//! Records of people, tournaments, and what operators do.

use serde_json::{Value, json};
use store::{Annals as _, Deed, House as _, Role, SqliteStore, Store as _};

use crate::common::{Browser, Dice, House, member, one_choice};
use crate::pearls;

/// A table of two accounts that counts for ratings.
async fn rated_table(ann: &mut Browser, ben: &mut Browser) -> String {
    let form = [("game", "pearls"), ("seat1", "me"), ("seat2", "open"), ("rated", "yes")];
    let (to, _) = ann.submit("/tables", &form).await;
    let (_, page) = ben.submit(&format!("{to}/sit"), &[("seat", "P2")]).await;
    assert!(page.body.contains("counts for ratings"), "{}", page.body);
    to.strip_prefix("/t/").expect("a table").to_owned()
}

async fn profile(browser: &mut Browser, name: &str) -> Value {
    browser.json(&format!("/api/profiles/{name}")).await
}

/// A rated game between accounts changes both ratings, once; guests and twins keep out, and nobody is given hints.
#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_counts_once() {
    let mut house = pearls::house().await;
    let (mut ann, mut ben) = (member(&house, "ann").await, member(&house, "ben").await);
    let mut guest = house.browser();
    let form = [("game", "pearls"), ("seat1", "me"), ("seat2", "open"), ("rated", "yes")];
    assert_eq!(guest.post("/tables", &form).await.status, 403);
    let twins = [("game", "pearls"), ("seat1", "me"), ("seat2", "me"), ("rated", "yes")];
    assert_eq!(ann.post("/tables", &twins).await.status, 422);
    let unmeasured = [("game", "pearls"), ("seat1", "me"), ("seat2", "club"), ("rated", "yes")];
    assert_eq!(ann.post("/tables", &unmeasured).await.status, 422);
    let seeded = [("game", "pearls"), ("seat1", "me"), ("seat2", "open"), ("rated", "yes"), ("seed", "1")];
    assert_eq!(ann.post("/tables", &seeded).await.status, 422);
    let (to, _) = ann.submit("/tables", &form).await;
    assert_eq!(guest.post(&format!("{to}/sit"), &[("seat", "P2")]).await.status, 403);
    assert_eq!(ann.post(&format!("{to}/sit"), &[("seat", "P2")]).await.status, 409);

    let id = rated_table(&mut ann, &mut ben).await;
    assert_eq!(ann.get(&format!("/t/{id}?hint=yes")).await.status, 403);
    let mut dice = Dice(1);
    while one_choice(&id, &mut [&mut ann, &mut ben], &mut dice).await {}
    house.sweep().await;
    let (first, second) = (profile(&mut ann, "ann").await, profile(&mut ann, "BEN").await);
    let rating = |it: &Value| it["ratings"][0]["rating"].as_i64().expect("a rating");
    let (one, other) = (rating(&first), rating(&second));
    assert_eq!(one + other, 3000, "what one won the other lost: {first} {second}");
    assert_eq!(first["ratings"][0]["games"], 1);
    assert_eq!(first["results"][0]["players"], 2);
    assert_eq!(first["rivals"][0]["name"], "ben");
    assert!(first["games"][0]["rating_change"].is_i64(), "{first}");
    // Whatever is asked again, and by whichever server, it stays counted once.
    house.sweep().await;
    house.restart().await;
    house.sweep().await;
    (ann.url, ben.url) = (house.url.clone(), house.url.clone());
    assert_eq!(profile(&mut ann, "ann").await["ratings"], first["ratings"]);
    let page = ben.get("/people/ann").await;
    assert!(page.status == 200 && page.body.contains("<h1>ann</h1>"), "{}", page.body);
    assert_eq!(ben.get("/ratings").await.status, 200);
    assert_eq!(ben.get("/people/nobody-here").await.status, 404);

    // Everything one owns, with the record of what is over.
    let export: Value = serde_json::from_str(&ann.get("/account/export").await.body).expect("JSON");
    assert_eq!(export["account"], "ann");
    let games = export["games"].as_array().expect("games");
    let over: Vec<&Value> = games.iter().filter(|it| it["over"] == true).collect();
    assert_eq!(over.len(), 1);
    assert!(over[0]["record"].as_str().is_some_and(|text| text.contains("game pearls")), "{export}");
    assert!(games.iter().filter(|it| it["over"] == false).all(|it| it["record"].is_null()));
    assert_eq!(house.browser().get("/account/export").await.status, 403);

    // Who goes leaves the games of others whole.
    let form = [("sure", "yes"), ("delete-password", "correct horse battery")];
    assert_eq!(ben.post("/account/delete", &form).await.status, 303);
    let after = profile(&mut ann, "ann").await;
    assert_eq!((&after["ratings"], &after["results"]), (&first["ratings"], &first["results"]));
    assert_eq!(after["rivals"], json!([]));
    assert_eq!(ann.get("/people/ben").await.status, 404);
    let table = ann.get(&format!("/t/{id}")).await;
    assert!(table.status == 200 && !table.body.contains(">ben<"));
}

async fn info(browser: &mut Browser, cup: &str) -> Value {
    browser.json(&format!("/api/tournaments/{cup}")).await
}

/// Plays every table of the latest round to its end.
async fn play_round(house: &House, cup: &str, players: &mut [Browser], dice: &mut Dice) {
    let now = info(&mut players[0], cup).await;
    let rounds = now["rounds"].as_array().expect("rounds");
    let round = rounds.iter().rfind(|it| it["begun"] == true).expect("a round");
    for table in round["tables"].as_array().expect("tables") {
        let id = table["table"].as_str().expect("it has begun by itself").to_owned();
        let mut all: Vec<&mut Browser> = players.iter_mut().collect();
        // Programs play on for who has left.
        let mut idle = 0;
        while one_of(&id, &mut all, dice, &mut idle).await {}
    }
    // Whoever notes the last result pairs the next round; who only looks does not wait for that.
    let begun =
        |it: &Value| it["rounds"].as_array().map(|all| all.iter().filter(|it| it["begun"] == true).count());
    for _ in 0..200 {
        house.sweep().await;
        let then = info(&mut players[0], cup).await;
        if begun(&then) != begun(&now) || then["stage"] == "over" {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the round does not end: {now}");
}

/// One choice at a table, whoever is asked there; false when it is over.
async fn one_of(id: &str, all: &mut [&mut Browser], dice: &mut Dice, idle: &mut u32) -> bool {
    for browser in all.iter_mut() {
        let page = browser.get(&format!("/t/{id}")).await.body;
        if crate::common::is_over(&page) {
            return false;
        }
        if crate::common::offer(id, &page).is_some() {
            *idle = 0;
            return one_choice(id, &mut [&mut **browser], dice).await;
        }
        if page.contains("data-state=\"end-turn\"") {
            let seat = if page.contains("name=\"seat\" value=\"P2\"") { "P2" } else { "P1" };
            browser.post(&format!("/t/{id}/end-turn"), &[("seat", seat)]).await;
        }
    }
    *idle += 1;
    assert!(*idle < 2000, "nobody is asked at {id}");
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    true
}

/// Four enter a Swiss tournament, one leaves, tables begin by themselves, results come from the games, and it ends; all
/// of it by forms, without a script, and after a restart too.
#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_plays_itself() {
    let mut house = pearls::house().await;
    let mut players = Vec::new();
    for name in ["ann", "ben", "cleo", "dan", "eve"] {
        players.push(member(&house, name).await);
    }
    let mut guest = house.browser();
    let form = [("name", "Cup"), ("game", "pearls"), ("form", "swiss"), ("size", "2"), ("rounds", "3")];
    assert_eq!(guest.post("/tournaments", &form).await.status, 403);
    let large = [("name", "Cup"), ("game", "pearls"), ("form", "swiss"), ("size", "4")];
    assert_eq!(players[0].post("/tournaments", &large).await.status, 422, "pearls seats two");
    let mut rated = form.to_vec();
    rated.push(("rated", "yes"));
    let (to, page) = players[0].submit("/tournaments", &rated).await;
    assert!(page.body.contains("<h1>Cup</h1>"), "{}", page.body);
    let cup = to.rsplit('/').next().expect("a name").to_owned();
    assert_eq!(players[0].post(&format!("{to}/start"), &[]).await.status, 409, "too few");
    for player in &mut players {
        player.submit(&format!("{to}/enter"), &[]).await;
        assert_eq!(player.post(&format!("{to}/enter"), &[]).await.status, 409);
    }
    assert_eq!(guest.post(&format!("{to}/enter"), &[]).await.status, 403);
    // One thinks better of it before it begins.
    players[4].submit(&format!("{to}/leave"), &[]).await;
    assert_eq!(players[1].post(&format!("{to}/start"), &[]).await.status, 403, "not the host");
    players[0].submit(&format!("{to}/start"), &[]).await;
    let mut dice = Dice(5);
    play_round(&house, &cup, &mut players[..4], &mut dice).await;
    let now = info(&mut players[0], &cup).await;
    assert_eq!(now["rounds"].as_array().map(Vec::len), Some(2), "the next round was paired: {now}");
    // One leaves in the middle: a program plays on, and the table counts as lost.
    let leaver = now["rounds"][1]["tables"][0]["seats"][0].as_u64().expect("somebody") as usize;
    let name = now["entrants"][leaver]["name"].as_str().expect("a name").to_owned();
    assert_eq!(players[1].post(&format!("{to}/withdraw"), &[("entrant", "0")]).await.status, 403);
    players[0].submit(&format!("{to}/withdraw"), &[("entrant", &leaver.to_string())]).await;
    house.restart().await;
    players.iter_mut().chain([&mut guest]).for_each(|it| it.url = house.url.clone());
    play_round(&house, &cup, &mut players[..4], &mut dice).await;
    let now = info(&mut players[0], &cup).await;
    let lost = &now["rounds"][1]["tables"][0];
    assert_eq!(lost["places"], json!([2, 1]), "{name} left: {now}");
    assert_eq!(now["rounds"][2]["byes"].as_array().map(Vec::len), Some(1), "three are left");
    play_round(&house, &cup, &mut players[..4], &mut dice).await;
    let now = info(&mut players[0], &cup).await;
    assert_eq!(now["stage"], "over", "{now}");
    let points: u64 =
        now["standings"].as_array().expect("lines").iter().filter_map(|it| it["points"].as_u64()).sum();
    assert_eq!(points, 12 * 6, "two tables, two tables, a table and a bye");
    let page = guest.get_in("uk", &to).await;
    assert!(page.status == 200 && page.body.contains("Таблиця"), "{}", page.body);
    assert!(guest.get("/tournaments").await.body.contains("Cup"));
    // Whoever left lost rating, too: nobody gets out of a loss by going.
    let left = profile(&mut guest, &name).await;
    assert!(left["ratings"][0]["games"].as_u64() >= Some(2), "{left}");
}

async fn operator(house: &House, name: &str, role: Role) {
    let store: SqliteStore = house.store().await;
    let person = store.account(name).await.expect("the store").expect("an account").person.id;
    let deed =
        Deed { by: None, what: "role".to_owned(), about: Some(person), detail: role.word().to_owned() };
    assert_eq!(store.set_role(person, role, &deed).await, Ok(true));
    store.close().await;
}

/// Nobody but those with a role reaches the operator's page; who is kept out is out at once; what was done is logged.
#[tokio::test(flavor = "multi_thread")]
async fn only_roles_reach_the_operators_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let backups = folder.path().join("backups");
    let house = House::with(|config| config.backups = Some(backups.clone())).await;
    let mut boss = member(&house, "boss").await;
    let (mut mod_, mut ann) = (member(&house, "mod").await, member(&house, "ann").await);
    let mut guest = house.browser();
    let acts = ["ban", "lift", "role", "announcement", "complaints", "backup", "else"];
    for browser in [&mut boss, &mut ann, &mut guest] {
        assert_eq!(browser.get("/operator").await.status, 403);
        assert_eq!(browser.get("/api/operator/log").await.status, 403);
        for act in acts {
            let form = [
                ("name", "mod"),
                ("reason", "no"),
                ("text", "hello"),
                ("role-name", "ann"),
                ("role", "operator"),
            ];
            assert_eq!(browser.post(&format!("/operator/{act}"), &form).await.status, 403, "{act}");
        }
    }
    operator(&house, "boss", Role::Operator).await;
    operator(&house, "mod", Role::Moderator).await;
    let page = boss.get("/operator").await;
    assert!(page.status == 200 && page.body.contains("tournaments-per-person"), "{}", page.body);
    assert!(boss.get("/account").await.body.contains("href=\"/operator\""));
    assert!(!ann.get("/account").await.body.contains("href=\"/operator\""));

    // A moderator sees to complaints and bans, and to no more.
    assert_eq!(mod_.get("/operator").await.status, 200);
    assert_eq!(mod_.post("/operator/announcement", &[("text", "mine")]).await.status, 403);
    assert_eq!(mod_.post("/operator/role", &[("role-name", "ann"), ("role", "operator")]).await.status, 403);
    assert_eq!(mod_.post("/operator/backup", &[]).await.status, 403);
    assert_eq!(mod_.post("/operator/ban", &[("name", "boss"), ("reason", "coup")]).await.status, 403);
    assert_eq!(boss.post("/operator/role", &[("role-name", "boss"), ("role", "player")]).await.status, 403);

    // A complaint, and what comes of it.
    let complaint = [("text", "<b>rude</b>")];
    assert_eq!(boss.post("/people/ann/complaint", &complaint).await.status, 200);
    assert_eq!(guest.post("/people/ann/complaint", &complaint).await.status, 403);
    let page = mod_.get("/operator").await.body;
    assert!(page.contains("&lt;b&gt;rude") && !page.contains("<b>rude"), "{page}");
    let number = crate::common::value_after(&page, "name=\"number\" value=\"").expect("a number").to_owned();
    assert_eq!(mod_.post("/operator/complaints", &[("number", &number)]).await.status, 200);
    assert_eq!(mod_.post("/operator/complaints", &[("number", &number)]).await.status, 409);
    assert!(ann.get("/account").await.body.contains("ann"));
    let ban = mod_.post("/operator/ban", &[("name", "ann"), ("reason", "rude"), ("days", "3")]).await;
    assert_eq!(ban.status, 200, "{}", ban.body);
    let out = ann.get("/account").await.body;
    assert!(out.contains("name=\"login-name\""), "the session has ended: {out}");
    let login = [("login-name", "ann"), ("login-password", "correct horse battery")];
    assert_eq!(ann.post("/account/login", &login).await.status, 403);
    house.later(4);
    assert_eq!(ann.post("/account/login", &login).await.status, 303, "three days are over");
    assert_eq!(mod_.post("/operator/lift", &[("name", "ann")]).await.status, 200);

    // What an operator says is on every page, as text.
    assert_eq!(boss.post("/operator/announcement", &[("text", "Back at <8>")]).await.status, 200);
    for path in ["/", "/account", "/tournaments", "/glossary", "/nowhere"] {
        assert!(guest.get(path).await.body.contains("Back at &lt;8&gt;"), "{path}");
    }
    boss.post("/operator/announcement", &[("text", "")]).await;
    assert!(!guest.get("/").await.body.contains("Back at"));

    // A backup is a database of its own, for its owner's eyes.
    let done = boss.post("/operator/backup", &[]).await;
    assert_eq!(done.status, 200, "{}", done.body);
    let files: Vec<_> = std::fs::read_dir(&backups).expect("the folder").flatten().collect();
    assert_eq!(files.len(), 1);
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::fs::PermissionsExt::mode(&files[0].metadata().expect("a file").permissions()) & 0o77,
        0
    );
    let copy = SqliteStore::open(files[0].path()).await.expect("a store");
    assert!(copy.account("boss").await.expect("the store").is_some());
    copy.close().await;
    let log = boss.json("/api/operator/log").await;
    let done: Vec<&str> =
        log.as_array().expect("a log").iter().filter_map(|it| it["what"].as_str()).collect();
    assert_eq!(
        done,
        ["backup", "announcement", "announcement", "lift", "ban", "complaint", "role", "role"],
        "{log}"
    );
    assert_eq!(
        (&log[4]["by"], &log[4]["about"], &log[4]["detail"]),
        (&json!("mod"), &json!("ann"), &json!("rude"))
    );
}

/// A lone player against a program whose strength was measured gets a rating, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_lone_player_is_rated_by_programs() {
    let house = House::open().await;
    let mut ann = member(&house, "ann").await;
    let form = [("game", "cities"), ("seat1", "me"), ("seat2", "beginner"), ("rated", "yes")];
    let (to, page) = ann.submit("/tables", &form).await;
    assert!(page.body.contains("counts for ratings"));
    let id: store::GameId = to.strip_prefix("/t/").and_then(|id| id.parse().ok()).expect("a table");
    // The end of the game is written as a server would; what follows from it is worked out by this one.
    let store = house.store().await;
    loop {
        let next = store.standing(id).await.expect("the store").expect("a game").next_seq;
        let entry = store::Entry { seat: 0, act: store::Act::Move("end".to_owned()), hash: 0, key: None };
        let end = store::State::over(json!({ "points": [120, 80], "winners": ["P1"] }).to_string());
        match store.append(id, next, entry, end).await {
            // The beginner made a move meanwhile.
            Err(store::AppendError::Conflict { .. }) => {}
            ended => {
                ended.expect("it is over");
                break;
            }
        }
    }
    house.sweep().await;
    let ratings = store.ratings_of(store.account("ann").await.expect("it").expect("ann").person.id).await;
    let ratings = ratings.expect("ratings");
    assert_eq!((ratings.len(), ratings[0].games), (1, 1));
    assert!(ratings[0].rating > 1_500_000, "{ratings:?}");
    let results = store.results(id).await.expect("results");
    assert_eq!(results[1].who, store::Sat::Program("beginner".to_owned()));
    store.close().await;
}
