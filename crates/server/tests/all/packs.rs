//! The workbench for component packs: by forms alone, in every language, with packs that mean harm.

use crate::common::House;

const PACK: &str = "[[card]]\r\nnumber = 1\r\nname = \"Tide Pool\"\r\ndeck = \"I\"\r\ncolor = \"yellow\"\r\n\
                    type = \"instant\"\r\neffect = \"gain 1 kelp, 1 credit\"\r\n";

/// A pack is checked, shown as its cards will look with what they are worth, saved, opened again, and played with.
#[tokio::test(flavor = "multi_thread")]
async fn a_pack_is_checked_shown_saved_and_played() {
    let house = House::open().await;
    let mut me = house.browser();
    let empty = me.get("/packs").await;
    assert!(empty.status == 200 && empty.body.contains("reconstructed"), "{}", empty.body);
    assert!(!empty.body.contains("<script"), "it needs no script");
    let shown = me.post("/packs", &[("pack", PACK)]).await;
    assert_eq!(shown.status, 200);
    let (own, others) = shown.body.split_once("All other cards").expect("the other cards");
    assert!(own.contains("1 card of its own") && own.contains("worth about 1.7 points"), "{own}");
    assert_eq!(shown.body.matches("class=\"card\"").count(), 205, "every card, replaced or not");
    assert!(others.contains("Technology Negotiation"));
    let saved = me.post("/packs/file", &[("pack", PACK)]).await;
    assert!(saved.status == 200 && saved.body == PACK.replace("\r\n", "\n"), "{}", saved.body);
    let answer = reqwest::get(format!("{}/packs/edition-2.toml", house.url)).await.expect("an answer");
    let disposition = answer.headers().get("content-disposition").expect("it is to be saved");
    assert_eq!(disposition, "attachment; filename=\"edition-2.toml\"");
    let (_, table) = me.submit("/tables", &[("game", "cities"), ("quick", "yes"), ("pack", PACK)]).await;
    assert!(table.body.contains("data-state="), "a table with the pack");
}

/// The built-in components are a file to begin with, and sound as they are.
#[tokio::test(flavor = "multi_thread")]
async fn the_built_in_components_are_a_pack() {
    let house = House::open().await;
    let mut me = house.browser();
    let file = me.get("/packs/edition-2.toml").await;
    assert!(file.status == 200 && file.body.starts_with("only = "), "{}", file.body);
    let shown = me.post("/packs", &[("pack", &file.body)]).await;
    assert!(shown.status == 200 && shown.body.contains("no cards of its own"), "{}", shown.status);
    for none in ["edition-0.toml", "edition-9.toml", "edition-2", "x", "edition-%22.toml"] {
        assert_eq!(me.get(&format!("/packs/{none}")).await.status, 404, "{none}");
    }
}

/// A file comes as browsers send files.
#[tokio::test(flavor = "multi_thread")]
async fn a_pack_comes_as_a_file() {
    let house = House::open().await;
    let sent = |body: Vec<u8>, kind: &'static str| {
        let url = format!("{}/packs/upload", house.url);
        async move {
            let client = reqwest::Client::new();
            let answer =
                client.post(url).header("content-type", kind).body(body).send().await.expect("an answer");
            (answer.status().as_u16(), answer.text().await.expect("a page"))
        }
    };
    let part = |content: &[u8]| {
        let head = b"--xyz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"p.toml\"\r\n\r\n";
        [head, content, b"\r\n--xyz--\r\n"].concat()
    };
    const FORM: &str = "multipart/form-data; boundary=xyz";
    let (status, page) = sent(part(format!("\u{feff}{PACK}").as_bytes()), FORM).await;
    assert!(status == 200 && page.contains("Tide Pool"), "{status}: {page}");
    for (body, kind) in [
        (part(b"\xff\xfe\x00"), FORM),
        (b"--xyz".to_vec(), FORM),
        (Vec::new(), FORM),
        (part(PACK.as_bytes()), "multipart/form-data"),
        (part(PACK.as_bytes()), "text/plain"),
    ] {
        let (status, page) = sent(body, kind).await;
        assert!(status == 422 && page.contains("no file with text"), "{status}: {page}");
    }
}

/// What is wrong is said with its line, in the reader's language, and the text stays in the form. No pack does harm.
#[tokio::test(flavor = "multi_thread")]
async fn bad_packs_are_refused_with_a_sentence() {
    let house = House::open().await;
    let mut me = house.browser();
    let wrong = me.post("/packs", &[("pack", &PACK.replace("gain 1 kelp", "fly"))]).await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("line 7") && wrong.body.contains("is no verb"), "{}", wrong.body);
    assert!(wrong.body.contains("effect = &quot;fly, 1 credit&quot;"), "the text is still there");
    let unsaved = me.post("/packs/file", &[("pack", &PACK.replace("gain 1 kelp", "fly"))]).await;
    assert!(unsaved.status == 422 && unsaved.body.contains("is no verb"), "{}", unsaved.body);
    let script = PACK.replace("Tide Pool", "<script>alert(1)</script>");
    let shown = me.post("/packs", &[("pack", &script)]).await;
    assert!(!shown.body.contains("<script>alert"), "what a pack says is text");
    let deep = PACK.replace("gain 1 kelp, 1 credit", &"pay 1 kelp: ".repeat(4000));
    let long = PACK.replace("Tide Pool", &"x".repeat(300_000));
    let many = PACK.repeat(3000);
    for hostile in
        [&*deep, &*long, &*many, "x = [", "only = [\"cards\"]", "[[card]]\nnumber = 300\n", "\u{0}"]
    {
        let answer = me.post("/packs", &[("pack", hostile)]).await;
        assert!(
            [413, 422].contains(&answer.status.as_u16()),
            "{}: {}",
            answer.status,
            &hostile[..40.min(hostile.len())]
        );
        assert!(answer.body.contains("role=\"alert\""), "a sentence: {}", answer.body);
    }
    assert_eq!(me.post("/packs", &[("card", "1")]).await.status, 422);
    assert_eq!(me.get("/packs").await.status, 200, "the server lives");
    me.post("/language", &[("language", "de")]).await;
    let wrong = me.post("/packs", &[("pack", &PACK.replace("gain 1 kelp", "fly"))]).await;
    assert!(wrong.body.contains("Zeile 7"), "{}", wrong.body);
}
