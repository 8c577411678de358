//! `review`, by the real program.

use std::fs;

use crate::common::{file, folder, run};

const RECORD: &[u8] = include_bytes!("../../../barrage/tests/golden/rules-2-three-very-hard.record");
const QUICK: [&str; 4] = ["--simulations", "4", "--deals", "2"];

#[test]
fn a_record_becomes_one_page_in_every_language() {
    let record = file("review", "game.txt", RECORD);
    let page = folder("review-page").join("review.html");
    let page_name = page.to_str().expect("a name");
    for (language, says) in [
        ("en", "Chances to win"),
        ("uk", "Шанси на перемогу"),
        ("pl", "Szanse na wygraną"),
        ("de", "Gewinnchancen"),
        ("ja", "勝率"),
    ] {
        let args = [&["--lang", language, "review", &record, "--html", page_name][..], &QUICK].concat();
        let written = run(&args).well();
        assert!(written.out.contains(page_name), "{}", written.out);
        let html = fs::read_to_string(&page).expect("a page");
        assert!(html.contains(says) && html.contains(&format!("lang=\"{language}\"")), "{language}");
        assert!(html.contains("<polyline"), "a curve");
        // One file that needs no other.
        assert!(html.split("url(").skip(1).all(|it| it.starts_with("\"data:")), "{language}: a file apart");
        for away in ["src=", "<link", "<script", "href=\"/", "http-equiv"] {
            assert!(!html.contains(away), "{language}: {away}");
        }
    }
}

#[test]
fn a_review_is_printed_for_people_and_for_programs() {
    let record = file("review-json", "game.txt", RECORD);
    let review = run(&[&["review", &record, "--json"][..], &QUICK].concat()).json();
    assert_eq!((&review["game"], &review["over"]), (&"barrage".into(), &true.into()));
    assert_eq!(review["players"].as_array().map(Vec::len), Some(4));
    let again = run(&[&["review", &record, "--json"][..], &QUICK].concat()).json();
    assert_eq!(review, again);
    let told = run(&[&["review", &record][..], &QUICK].concat()).well();
    assert!(told.out.contains("accuracy"), "{}", told.out);
    let refused = run(&["review", &file("review-bad", "game.txt", b"no record")]).refused();
    assert!(refused.contains("game.txt"), "{refused}");
}
