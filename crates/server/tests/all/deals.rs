//! Deals that nobody chose, and games that are nobody else's business.

use crate::common::{Dice, House, offer, one_choice, two_at, value_after};
use reqwest::StatusCode;
use serde_json::json;

/// All that anybody can get of a table while it goes on.
async fn everything(house: &House, id: &str, browsers: &mut [crate::common::Browser]) -> String {
    let mut all = String::new();
    let mut stranger = house.browser();
    for browser in browsers.iter_mut().chain([&mut stranger]) {
        for path in [
            format!("/t/{id}"),
            format!("/t/{id}/log"),
            format!("/t/{id}/deal"),
            format!("/t/{id}/record"),
            format!("/t/{id}/replay/0"),
            format!("/api/tables/{id}"),
            format!("/api/tables/{id}/view"),
            format!("/api/tables/{id}/moves"),
            format!("/api/tables/{id}/record"),
        ] {
            all.push_str(&browser.get(&path).await.body);
        }
    }
    all
}

/// The server commits itself at the start and opens it at the end; on the way nothing gives the seed away.
#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_committed_to_and_opened_at_the_end() {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, "barrage", &[("variant", "intro")]).await;
    let table = house.browser().json(&format!("/api/tables/{id}")).await;
    let commitment = table["deal"]["commitment"].as_str().expect("a commitment").to_owned();
    assert_eq!(commitment.len(), 64);
    assert_eq!((&table["deal"]["seed"], &table["deal"]["named"]), (&json!(null), &json!(false)));
    assert!(first.get(&format!("/t/{id}")).await.body.contains(&commitment[..16]));
    let page = house.browser().get(&format!("/t/{id}/deal")).await;
    assert!(page.body.contains(&commitment), "{}", page.body);

    let mut dice = Dice(3);
    for _ in 0..20 {
        one_choice(&id, &mut [&mut first, &mut second], &mut dice).await;
    }
    let before = everything(&house, &id, &mut [first.clone(), second.clone()]).await;
    while one_choice(&id, &mut [&mut first, &mut second], &mut dice).await {}

    let table = house.browser().json(&format!("/api/tables/{id}")).await;
    assert_eq!(table["status"], "over");
    assert_eq!(table["deal"]["commitment"], commitment.as_str());
    let (seed, nonce) = (
        table["deal"]["seed"].as_str().expect("the seed"),
        table["deal"]["nonce"].as_str().expect("the nonce"),
    );
    assert!(!before.contains(seed) && !before.contains(nonce));
    assert_eq!(nonce.len(), 32);
    let record = first.get(&format!("/t/{id}/record")).await.body;
    assert!(record.contains(&format!("seed {seed}\n")), "{}", &record[..200]);
    let page = first.get(&format!("/t/{id}/deal")).await.body;
    assert!(page.contains(&format!("{seed} {nonce}")) && page.contains("| sha256sum"), "{page}");
    // The page checks it without a script.
    let mut check = async |seed: &str| {
        first.get(&format!("/deal?seed={seed}&nonce={nonce}&commitment={commitment}")).await.body
    };
    assert!(check(seed).await.contains("They fit: "));
    assert!(check("1").await.contains("do not fit"));
    assert!(check("x").await.contains("do not fit"));

    // With the seed in everybody's hands the last move stays where it is.
    let last = table["seq"].as_u64().expect("a number").to_string();
    for (browser, seat) in [(&mut first, "P1"), (&mut second, "P2")] {
        let form = [("seq", &*last), ("moves", "1"), ("seat", seat)];
        assert_eq!(browser.post(&format!("/t/{id}/undo"), &form).await.status, StatusCode::CONFLICT);
    }
    // A game among friends is not listed for strangers, though it has ended.
    assert!(!house.browser().get("/").await.body.contains(&id));
    assert!(first.get("/").await.body.contains(&id));
}

/// A seed that the host names is announced to whoever is asked to sit down.
#[tokio::test(flavor = "multi_thread")]
async fn a_named_seed_is_announced() {
    let house = House::open().await;
    let mut host = house.browser();
    let form =
        [("game", "cities"), ("seat1", "me"), ("seat2", "link"), ("seed", "123456789"), ("nickname", "Ada")];
    let (to, page) = host.submit("/tables", &form).await;
    let link = value_after(&page.body, &format!("value=\"{}", host.url)).expect("the link").to_owned();
    for path in [&link, &to] {
        let page = house.browser().get(path).await;
        assert!(page.body.contains("named the seed") && page.body.contains("123456789"), "{}", page.body);
    }
    let id = to.strip_prefix("/t/").expect("the table");
    let table = house.browser().json(&format!("/api/tables/{id}")).await;
    assert_eq!((&table["deal"]["named"], &table["deal"]["seed"]), (&json!(true), &json!("123456789")));
    assert!(offer(id, &page.body).is_none());
}
