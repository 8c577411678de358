//! The board on the page: every choice lies on it, no name twice, and the page stays small.

use std::collections::HashSet;

use crate::common::{self, Dice, House, one_choice, two_at};

/// The most a page may weigh before any compression: in any language itself, in English with all it needs.
const MOST_BYTES: usize = 150 * 1024;

/// What follows a mark up to the next quotation mark, wherever it stands.
fn values<'p>(page: &'p str, mark: &'p str) -> impl Iterator<Item = &'p str> {
    page.split(mark).skip(1).filter_map(|it| it.split('"').next())
}

/// Every file that a page, or a style sheet of its, refers to.
async fn files(browser: &mut common::Browser, page: &str) -> usize {
    let (mut seen, mut sum) = (HashSet::new(), 0);
    let mut texts = vec![page.to_owned()];
    while let Some(text) = texts.pop() {
        let pictures = text.split("url(").skip(1).filter_map(|it| it.split(')').next());
        let named = values(&text, "/assets/").chain(pictures);
        for file in named.map(|it| it.trim_matches(['"', '\'']).split('#').next().unwrap_or(it)) {
            let name = file.rsplit('/').next().unwrap_or(file).split('?').next().unwrap_or(file).to_owned();
            if name.contains('.') && seen.insert(name.clone()) {
                let asset = browser.get(&format!("/assets/{name}")).await;
                assert_eq!(asset.status, 200, "{name}");
                sum += asset.body.len();
                texts.push(asset.body);
            }
        }
    }
    assert!(seen.len() > 4, "{seen:?}");
    sum
}

async fn game_on_its_board(game: &str, more: &[(&str, &str)], seed: u64) {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, game, more).await;
    let (mut dice, mut looked, mut places) = (Dice(seed), 0, 0);
    loop {
        for browser in [&mut first, &mut second] {
            let page = browser.get(&format!("/t/{id}")).await.body;
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
}

/// Four at one screen: the page stays light from the deal to the end, in every language.
async fn light_in_every_language(game: &str, more: &[(&str, &str)], seed: u64) {
    let house = House::open().await;
    let mut browser = house.browser();
    let mut form = vec![("game", game), ("nickname", "Ada")];
    form.extend(["seat1", "seat2", "seat3", "seat4"].map(|seat| (seat, "me")));
    form.extend(more);
    let (to, page) = browser.submit("/tables", &form).await;
    let files = files(&mut browser, &page.body).await;
    let id = to.strip_prefix("/t/").expect("a table").to_owned();
    let (mut dice, mut made) = (Dice(seed), 0);
    let languages = ["en", "uk", "pl", "de", "ja"];
    let mut heaviest = languages.map(|_| 0);
    loop {
        if made % 5 == 0 {
            for (language, most) in languages.iter().zip(&mut heaviest) {
                *most = browser.get_in(language, &to).await.body.len().max(*most);
            }
        }
        if !one_choice(&id, &mut [&mut browser], &mut dice).await {
            break;
        }
        made += 1;
    }
    println!("{game}: pages of {heaviest:?} bytes at most in {languages:?}, and {files} bytes of files");
    assert!(heaviest.iter().all(|&page| page <= MOST_BYTES), "{game}: {heaviest:?}");
    assert!(
        heaviest[0] + files <= MOST_BYTES,
        "{game}: {} bytes in English with all files",
        heaviest[0] + files
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_barrage_stays_light() {
    light_in_every_language("barrage", &[("seed", "19")], 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_cities_stays_light() {
    let more = [("contracts", "yes"), ("boards", "asymmetric"), ("seed", "20")];
    light_in_every_language("cities", &more, 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_choice_of_barrage_lies_on_its_board() {
    game_on_its_board("barrage", &[("seed", "17")], 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_choice_of_cities_lies_on_its_board() {
    game_on_its_board("cities", &[("contracts", "yes"), ("boards", "asymmetric"), ("seed", "18")], 4).await;
}
