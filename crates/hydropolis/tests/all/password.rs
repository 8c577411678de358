//! `reset-password`: the operator's link for somebody who has lost the password.

use store::{Secret, SqliteStore, Store as _, Time};

use crate::common::{folder, run};

#[test]
fn the_operator_gets_a_link_that_is_good_for_a_day() {
    let folder = folder("reset_password");
    let data = folder.to_str().expect("a path in letters").to_owned();
    let refused = run(&["reset-password", "Ada", "--data", &data]).refused();
    assert!(refused.contains("no database"), "{refused}");
    assert!(!folder.join("hydropolis.db").exists());

    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let store = runtime.block_on(async {
        let store = SqliteStore::open(folder.join("hydropolis.db")).await.expect("a store");
        let secret = Secret::random().expect("a secret");
        let ada = store.create_guest("Ada", secret.hash()).await.expect("a guest");
        store.register(ada.id, "Ada", "x").await.expect("an account");
        store
    });
    // The store stays open, as a server has it.
    let refused = run(&["reset-password", "Grace", "--data", &data]).refused();
    assert!(refused.contains("no account named"), "{refused}");
    let out =
        run(&["reset-password", "ada", "--data", &data, "--public-url", "https://play.example/"]).well().out;
    let (_, secret) = out.trim().rsplit_once("https://play.example/reset/").expect("a link");
    let link = secret.parse::<Secret>().expect("a secret").hash();
    let (now, day) = (Time::now().0, 86_400_000);
    let owner = |at| runtime.block_on(store.reset_of(link, Time(at))).expect("the store");
    assert_eq!(owner(now + day - 600_000).and_then(|it| it.account), Some("Ada".to_owned()));
    assert_eq!(owner(now + day + 600_000), None);
}
