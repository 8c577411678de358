//! The board on the page: every choice lies on it, no name twice, and the page stays small.

use std::collections::HashSet;
use std::io::Read as _;

use flate2::read::GzDecoder;

use crate::common::{self, Dice, House, one_choice, two_at};

/// The most a page may weigh as it is sent, in any language: all that another visit costs.
const MOST_BYTES: usize = 60 * 1000;
/// The most a first visit may cost: the page and all the files it needs, as they are sent.
const FIRST_VISIT: usize = 350 * 1000;

/// What follows a mark up to the next quotation mark, wherever it stands.
fn values<'p>(page: &'p str, mark: &'p str) -> impl Iterator<Item = &'p str> {
    page.split(mark).skip(1).filter_map(|it| it.split('"').next())
}

/// A face is packed already, in its own way.
fn is_packed_itself(file: &str) -> bool {
    file.ends_with(".woff2")
}

/// Whether a browser needs a face to write a language: Latin letters everywhere, and its own.
fn needs(language: &str, face: &str) -> bool {
    let alphabet = |name: &str| face.contains(name);
    match language {
        "uk" => !alphabet("latin-ext"),
        "pl" => !alphabet("cyrillic"),
        _ => !alphabet("latin-ext") && !alphabet("cyrillic"),
    }
}

/// Every file that a page, or a style sheet of its, refers to, as many bytes as are sent of it; and the faces by name.
async fn files(browser: &mut common::Browser, page: &str) -> (usize, Vec<(String, usize)>) {
    let (mut seen, mut sum, mut faces) = (HashSet::new(), 0, Vec::new());
    let mut texts = vec![page.to_owned()];
    while let Some(text) = texts.pop() {
        let pictures = text.split("url(").skip(1).filter_map(|it| it.split(')').next());
        let named = values(&text, "/assets/").chain(pictures);
        for file in named.map(|it| it.trim_matches(['"', '\'']).split('#').next().unwrap_or(it)) {
            let name = file.rsplit('/').next().unwrap_or(file).split('?').next().unwrap_or(file).to_owned();
            if name.contains('.') && seen.insert(name.clone()) {
                let asset = browser.get(&format!("/assets/{name}")).await;
                assert_eq!(asset.status, 200, "{name}");
                if is_packed_itself(&name) {
                    let size = browser.bytes_in("en", &format!("/assets/{name}")).await.len();
                    faces.push((name, size));
                    continue;
                }
                sum += browser.packed(&format!("/assets/{name}")).await.len();
                texts.push(asset.body);
            }
        }
    }
    assert!(seen.len() > 4, "{seen:?}");
    (sum, faces)
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
            // What has no place of its own lies in the dock, beside the question.
            let end = page.find("id=\"dock\"").expect("a dock");
            let board = format!("{}{}", &page[..ask], &page[end..]);
            let on_board: HashSet<String> = values(&board, "name=\"move\" value=\"")
                .chain(values(&board, "name=\"sure\" value=\""))
                .map(common::unescape)
                .collect();
            for mv in offer.moves.iter().chain(&offer.sure) {
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
    let (files, faces) = files(&mut browser, &page.body).await;
    assert!(faces.len() > 6, "{faces:?}");
    let id = to.strip_prefix("/t/").expect("a table").to_owned();
    let (mut dice, mut made) = (Dice(seed), 0);
    let languages = ["en", "uk", "pl", "de", "ja"];
    let mut heaviest = languages.map(|_| 0);
    loop {
        if made % 5 == 0 {
            for (language, most) in languages.iter().zip(&mut heaviest) {
                *most = browser.bytes_in(language, &to).await.len().max(*most);
            }
        }
        if !one_choice(&id, &mut [&mut browser], &mut dice).await {
            break;
        }
        made += 1;
    }
    println!("{game}: pages of {heaviest:?} bytes at most in {languages:?}, and {files} bytes of files");
    assert!(heaviest.iter().all(|&page| page <= MOST_BYTES), "{game}: {heaviest:?}");
    for (language, page) in languages.iter().zip(heaviest) {
        let faces = faces.iter().filter(|(name, _)| needs(language, name)).map(|(_, size)| size);
        let first = page + files + faces.sum::<usize>();
        println!("{game}: {first} bytes for a first visit in {language}");
        assert!(first <= FIRST_VISIT, "{game}: {first} bytes with all files in {language}");
    }
}

/// What a browser gets packed is what anybody else gets plain.
#[tokio::test(flavor = "multi_thread")]
async fn files_are_packed_for_who_can_unpack_them() {
    let house = House::open().await;
    let mut browser = house.browser();
    for web::Asset { name, .. } in web::ASSETS.iter().filter(|it| !is_packed_itself(it.name)) {
        let path = format!("/assets/{name}");
        let (packed, plain) = (browser.packed(&path).await, browser.get(&path).await.body);
        let mut unpacked = String::new();
        GzDecoder::new(packed.as_slice()).read_to_string(&mut unpacked).expect("gzip");
        assert_eq!(unpacked, plain, "{name}");
        // Packing itself takes some bytes, which count in small files.
        assert!(packed.len() < plain.len() / 2 + 100, "{name}: {} of {}", packed.len(), plain.len());
    }
}

/// Pages name files by names that change with their bytes; those are kept for good, and no others.
#[tokio::test(flavor = "multi_thread")]
async fn files_are_kept_for_good_under_lasting_names() {
    let house = House::open().await;
    let mut browser = house.browser();
    let (_, page) = browser.submit("/tables", &[("game", "cities"), ("quick", "yes")]).await;
    let page = page.body;
    let named: HashSet<&str> = values(&page, "\"/assets/").collect();
    assert!(named.len() > 3, "{named:?}");
    for name in named {
        let kept = browser.header(&format!("/assets/{name}"), "cache-control").await;
        assert_eq!(kept.as_deref(), Some("public, max-age=31536000, immutable"), "{name}");
    }
    assert_eq!(browser.header("/assets/style.css", "cache-control").await.as_deref(), Some("no-cache"));
}

/// Pages, frames and JSON are packed for whoever can unpack them, and say the same; what could give a secret away is not.
#[tokio::test(flavor = "multi_thread")]
async fn pages_frames_and_json_are_packed() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.browser(), house.browser());
    let form = [("game", "cities"), ("seat1", "me"), ("seat2", "link"), ("nickname", "Ada"), ("seed", "3")];
    let (to, page) = host.submit("/tables", &form).await;
    let link =
        common::value_after(&page.body, &format!("value=\"{}", host.url)).expect("the link").to_owned();
    // The link is a secret, and so is what is asked for with a query that may be repeated.
    for path in [to.clone(), link.clone(), "/account".to_owned()] {
        assert_eq!(host.encoding(&path).await, None, "{path}");
    }
    guest.submit(&link, &[("nickname", "Grace")]).await;
    assert_eq!(host.encoding(&format!("{to}?why=pass")).await, None);
    for path in
        [to.clone(), "/rules/cities".to_owned(), format!("/api{}/view", to.replace("/t/", "/tables/"))]
    {
        assert_eq!(host.encoding(&path).await.as_deref(), Some("gzip"), "{path}");
        let (packed, plain) = (host.packed(&path).await, host.get(&path).await.body);
        let mut unpacked = String::new();
        GzDecoder::new(packed.as_slice()).read_to_string(&mut unpacked).expect("gzip");
        // The key of an answer is another one each time.
        let without_key = |page: &str| {
            let (before, rest) = page.split_once("name=\"key\" value=\"").unwrap_or((page, ""));
            before.to_owned() + rest.split_once('"').map_or("", |(_, rest)| rest)
        };
        assert_eq!(without_key(&unpacked), without_key(&plain), "{path}");
        assert!(packed.len() * 2 < plain.len(), "{path}: {} of {}", packed.len(), plain.len());
    }
    let frame = host.hear_packed(&format!("{to}/live")).await;
    assert!(frame.starts_with("event: frame\n") && frame.ends_with("\n\n"), "{frame}");
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

/// A sentence of the log stands beside the mark of whom it tells of, though another's move may have brought it about: the first
/// hands come to light when the last player has chosen.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_marks_whom_it_tells_of() {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, "cities", &[("seed", "5")]).await;
    let (mut dice, mut told) = (Dice(5), HashSet::new());
    for _ in 0..30 {
        assert!(one_choice(&id, &mut [&mut first, &mut second], &mut dice).await);
        let page = first.get(&format!("/t/{id}")).await.body;
        let log = page
            .split("<ol class=\"log\">")
            .nth(1)
            .and_then(|it| it.split("</ol>").next())
            .unwrap_or_default();
        for line in log.split("<li").skip(1) {
            let (head, text) = line.split_once('>').expect("a line");
            for (name, seat) in [("Ada", "P1"), ("Grace", "P2")] {
                if text.starts_with(&format!("{name} ")) {
                    assert!(head.contains(&format!("data-seat=\"{seat}\"")), "{line}");
                    told.insert((name, text.contains(" discards ")));
                }
            }
            if text.starts_with("Everybody ") {
                assert!(!head.contains("data-seat"), "{line}");
                told.insert(("Everybody", false));
            }
        }
    }
    let all = [("Ada", true), ("Grace", true), ("Everybody", false)];
    assert!(all.iter().all(|it| told.contains(it)), "{told:?}");
}
