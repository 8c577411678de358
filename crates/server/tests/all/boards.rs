//! The board on the page: every choice lies on it, no name twice, and the page stays small.

use std::collections::HashSet;

use crate::common::{self, Dice, House, one_choice, two_at};

/// The most a page may weigh with everything it needs, before any compression.
const MOST_BYTES: usize = 150 * 1024;

/// What follows a mark up to the next quotation mark, wherever it stands.
fn values<'p>(page: &'p str, mark: &'p str) -> impl Iterator<Item = &'p str> {
    page.split(mark).skip(1).filter_map(|it| it.split('"').next())
}

/// The page and every file it refers to.
async fn weight(browser: &mut common::Browser, page: &str) -> usize {
    let mut files: HashSet<&str> = HashSet::new();
    for mark in ["href=\"/assets/", "src=\"/assets/"] {
        files.extend(values(page, mark).map(|it| it.split('#').next().unwrap_or(it)));
    }
    assert!(files.len() > 3, "{files:?}");
    let mut sum = page.len();
    for file in files {
        let asset = browser.get(&format!("/assets/{file}")).await;
        assert_eq!(asset.status, 200, "{file}");
        sum += asset.body.len();
    }
    sum
}

async fn game_on_its_board(game: &str, more: &[(&str, &str)], seed: u64) {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, game, more).await;
    let (mut dice, mut looked, mut places, mut heaviest) = (Dice(seed), 0, 0, 0);
    loop {
        for browser in [&mut first, &mut second] {
            let page = browser.get(&format!("/t/{id}")).await.body;
            heaviest = heaviest.max(page.len());
            let ids: Vec<&str> = values(&page, " id=\"").collect();
            let distinct: HashSet<&&str> = ids.iter().collect();
            let twice = ids.iter().filter(|it| ids.iter().filter(|other| other == it).count() > 1);
            assert_eq!(ids.len(), distinct.len(), "names twice: {:?}", twice.collect::<HashSet<_>>());
            let Some(offer) = common::offer(&id, &page) else { continue };
            let ask = page.find("<section class=\"ask\"").expect("a question");
            let end = page.find("<section class=\"mine\"").expect("what is mine");
            let board = format!("{}{}", &page[..ask], &page[end..]);
            let on_board: HashSet<String> = values(&board, "name=\"move\" value=\"")
                .map(common::unescape)
                .chain(values(&board, &format!("href=\"/t/{id}?sure=")).map(str::to_owned))
                .collect();
            for mv in &offer.moves {
                assert!(on_board.contains(mv), "{mv} cannot be chosen on the board");
            }
            for sure in &offer.sure {
                let (_, mv) = sure.split_once("?sure=").expect("a question back");
                assert!(on_board.contains(mv), "{mv} cannot be chosen on the board");
            }
            places += values(&board, "data-place=\"").count();
            looked += 1;
        }
        if !one_choice(&id, &mut [&mut first, &mut second], &mut dice).await {
            break;
        }
    }
    assert!(looked > 60 && places > looked, "{looked} questions, {places} places");
    let page = first.get(&format!("/t/{id}")).await.body;
    let whole = weight(&mut first, &page).await - page.len() + heaviest;
    assert!(whole <= MOST_BYTES, "{game}: {whole} bytes with a page of {heaviest}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_choice_of_barrage_lies_on_its_board() {
    game_on_its_board("barrage", &[("seed", "17")], 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_choice_of_cities_lies_on_its_board() {
    game_on_its_board("cities", &[("contracts", "yes"), ("boards", "asymmetric"), ("seed", "18")], 4).await;
}
