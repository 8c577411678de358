//! The lobby: tables are found by what somebody looks for, and are for whom they were meant.

use serde_json::{Value, json};

use crate::common::{Browser, House, member};

/// Begins a table by the form; its name.
async fn table(host: &mut Browser, form: &[(&str, &str)]) -> String {
    let (to, page) = host.submit("/tables", form).await;
    assert_eq!(page.status, 200, "{}", page.body);
    to.strip_prefix("/t/").expect("a table").to_owned()
}

/// The open tables that somebody is told of who asks so, by name.
async fn found(anybody: &mut Browser, query: &str) -> Vec<String> {
    let lobby = anybody.json(&format!("/api/lobby?{query}")).await;
    let ids = lobby["open"].as_array().expect("tables").iter().map(|it| it["id"].as_str().expect("a name"));
    let mut ids: Vec<String> = ids.map(str::to_owned).collect();
    ids.sort_unstable();
    ids
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_found_by_what_somebody_looks_for() {
    let house = House::open().await;
    let mut ada = member(&house, "ada").await;
    let two = [("seat1", "me"), ("seat2", "open")];
    let with = |more: &[(&'static str, &'static str)]| [&two[..], more].concat();
    let slow = with(&[("game", "barrage"), ("variant", "intro"), ("pace", "2d/turn"), ("rated", "yes")]);
    let slow = table(&mut ada, &slow).await;
    let quick =
        with(&[("game", "barrage"), ("leeghwater", "yes"), ("pace", "30m+20s"), ("ratings-from", "1600")]);
    let quick = table(&mut ada, &quick).await;
    let plain = table(&mut ada, &with(&[("game", "cities"), ("seat3", "open")])).await;
    let mut anybody = house.browser();
    for (query, expected) in [
        ("", vec![&slow, &quick, &plain]),
        ("game=barrage", vec![&slow, &quick]),
        ("variant=variant-intro", vec![&slow]),
        ("variant=leeghwater", vec![&quick]),
        ("variant=variant-full", vec![]),
        ("variant=boards-basic", vec![&plain]),
        ("players=3", vec![&plain]),
        ("pace=days", vec![&slow]),
        ("pace=live", vec![&quick]),
        ("pace=untimed", vec![&plain]),
        ("rated=yes", vec![&slow]),
        ("rated=no&game=barrage", vec![&quick]),
        ("rating=1500", vec![&slow, &plain]),
        ("rating=1600", vec![&slow, &quick, &plain]),
        ("language=uk", vec![]),
        ("game=&players=&pace=", vec![&slow, &quick, &plain]),
        // What nobody could choose is not asked for.
        ("pace=%22%3E%3Cb%3E", vec![&slow, &quick, &plain]),
    ] {
        let mut expected: Vec<String> = expected.into_iter().cloned().collect();
        expected.sort_unstable();
        assert_eq!(found(&mut anybody, query).await, expected, "{query}");
        let page = anybody.get(&format!("/tables?{query}")).await;
        assert_eq!(page.status, 200, "{query}");
        for (id, wanted) in [&slow, &quick, &plain].map(|id| (id, expected.contains(id))) {
            assert_eq!(page.body.contains(&format!("href=\"/t/{id}\"")), wanted, "{query}");
        }
        assert!(!page.body.contains("\"><b>"), "{query}");
    }
    let page = anybody.get("/tables?pace=days&variant=variant-intro").await.body;
    assert!(
        page.contains("<option value=\"days\" selected>") && page.contains("2 days for each turn"),
        "{page}"
    );
    assert!(page.contains("Rated game"), "{page}");
    assert!(anybody.get("/tables").await.body.contains("rating 1600 or more"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_for_ratings_in_a_range() {
    let house = House::open().await;
    let (mut ada, mut ben) = (member(&house, "ada").await, member(&house, "ben").await);
    let form = |from, to| {
        [("game", "barrage"), ("seat1", "me"), ("seat2", "open"), ("ratings-from", from), ("ratings-to", to)]
    };
    for (from, to) in [("1700", "1600"), ("-1", ""), ("", "5000"), ("many", "")] {
        let refused = ada.post("/tables", &form(from, to)).await;
        assert!(refused.status == 422 && refused.body.contains("between 0 and 4000"), "{from} {to}");
    }
    let strong = table(&mut ada, &form("1600", "")).await;
    let even = table(&mut ada, &form("1400", "1600")).await;
    let sit = |id: &str| format!("action=\"/t/{id}/sit\"");
    let mut guest = house.browser();
    let lists = [guest.get("/tables").await.body, ben.get("/tables").await.body];
    assert_eq!(
        lists.each_ref().map(|it| (it.contains(&sit(&strong)), it.contains(&sit(&even)))),
        [(false, false), (false, true)]
    );
    let seat = [("seat", "P2")];
    let refused = guest.post(&format!("/t/{even}/sit"), &seat).await;
    assert!(refused.status == 403 && refused.body.contains("only people with an account have one"));
    let refused = ben.post(&format!("/t/{strong}/sit"), &seat).await;
    assert!(refused.status == 403 && refused.body.contains("not in the range"), "{}", refused.body);
    // A newcomer is worth 1500, and whoever is invited is welcome.
    assert_eq!(ben.post(&format!("/t/{even}/sit"), &seat).await.status, 303);
    ada.submit(&format!("/t/{strong}/invite"), &[("name", "ben")]).await;
    assert_eq!(ben.post(&format!("/t/{strong}/accept"), &[]).await.status, 303);

    let mut program = house.program("Cleo").await;
    let new = json!({ "game": "cities", "seats": ["me", "open"], "ratings": { "to": 1200 } });
    let (status, made) = program.send("POST", "/api/tables", &new).await;
    assert_eq!(status, 201, "{made}");
    let lobby = program.json("/api/lobby?game=cities").await;
    assert_eq!(lobby["open"][0]["ratings"], json!({ "from": 0, "to": 1200 }), "{lobby}");
    let wrong = json!({ "game": "cities", "seats": ["me", "open"], "ratings": { "from": 9, "to": 8 } });
    assert_eq!(program.send("POST", "/api/tables", &wrong).await.0, 422);
    let join = format!("/api/tables/{}/join", made["id"].as_str().expect("a name"));
    let mut other = house.program("Dan").await;
    assert_eq!(other.send("POST", &join, &json!({ "seat": "P2" })).await.0, 403);
    assert_eq!(lobby["running"], Value::Array(Vec::new()));
}
