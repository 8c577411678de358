//! Guides, rules, gallery and search over HTTP: in every language, every component, every link, and whatever is asked.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use web::{Library, MOST_FOUND};
use words::Words;

use crate::common::{Browser, House};

fn reader(house: &House, language: &str) -> Browser {
    let mut browser = house.browser();
    browser.cookie = Some(format!("language={language}"));
    browser
}

async fn read(browser: &mut Browser, address: &str) -> String {
    let page = browser.get(address).await;
    assert_eq!(page.status, 200, "{address}: {}", page.body);
    // A message that is missing shows its own name.
    for word in ["web-guide", "web-gallery", "web-icon-", "web-search", "web-worth", "web-figure", "web-rule"]
    {
        assert!(!page.body.contains(word), "{address}: {word}");
    }
    page.body
}

/// Whatever a page leads to on this server, without what stands behind a `#`; with those anchors apart.
fn links(page: &str) -> BTreeSet<(String, String)> {
    let links = page.split("href=\"").skip(1).filter_map(|it| it.split('"').next());
    let links = links.filter(|it| it.starts_with('/') && !it.starts_with("/assets/"));
    let parts = links.map(|it| {
        let it = it.replace("&amp;", "&");
        let (address, anchor) = it.split_once('#').unwrap_or((&it, ""));
        (address.to_owned(), anchor.to_owned())
    });
    parts.collect()
}

const PAGES: [&str; 16] = [
    "/guide/barrage",
    "/guide/cities",
    "/guide/leeghwater",
    "/guide/automa",
    "/guide/barrage/summary",
    "/guide/cities/summary",
    "/guide/barrage/icons",
    "/guide/cities/icons",
    "/guide/barrage/worth",
    "/guide/cities/worth",
    "/gallery?game=barrage",
    "/gallery?game=cities",
    "/search",
    "/rule/B-12.3",
    "/rule/at/barrage",
    "/rule/at/cities",
];

/// A tip of the table leads to the rule of what it explains, by the name of its place.
#[tokio::test]
async fn a_tip_leads_to_its_rule() {
    let house = House::open().await;
    let mut browser = reader(&house, "uk");
    for (address, rule) in [
        ("/rule/at/barrage/bank", "/rule/B-14.5"),
        ("/rule/at/barrage/turbine-plus-2-left", "/rule/B-14.2"),
        ("/rule/at/cities/slot-8", "/rule/U-4.2"),
        ("/rule/at/cities/sheet-hand", "/rule/U-4.3"),
    ] {
        let page = browser.get(address).await;
        assert_eq!((page.status.as_u16(), page.location.as_deref()), (303, Some(rule)), "{address}");
        read(&mut browser, rule).await;
    }
    for none in ["/rule/at/barrage/nothing", "/rule/at/chess/bank", "/rule/at/chess", "/rule/at/cities/%00"] {
        assert_eq!(browser.get(none).await.status, 404, "{none}");
    }
}

/// Every page is there in every language, in that language, with as many pictures as in English.
#[tokio::test]
async fn everything_can_be_read_in_every_language() {
    let house = House::open().await;
    let mut pictures: BTreeMap<&str, usize> = BTreeMap::new();
    for language in Words::languages() {
        let mut browser = reader(&house, language);
        for address in PAGES {
            let page = read(&mut browser, address).await;
            assert!(page.contains(&format!("<html lang=\"{language}\"")), "{language} {address}");
            let count = page.matches("<figure class=\"picture\"").count();
            assert_eq!(*pictures.entry(address).or_insert(count), count, "{language} {address}");
        }
    }
    assert!(pictures["/guide/barrage"] >= 7 && pictures["/guide/cities"] >= 6, "{pictures:?}");
    assert!(
        pictures["/guide/leeghwater"] == 1 && pictures["/guide/automa"] == 1 && pictures["/rule/B-12.3"] >= 1
    );
}

/// Every link of the guides, the gallery and of a page of each kind of component leads somewhere, and to its anchor.
#[tokio::test]
async fn every_link_leads_somewhere() {
    let house = House::open().await;
    let mut browser = reader(&house, "en");
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    let mut wanted: BTreeSet<(String, String)> = BTreeSet::new();
    for address in PAGES.into_iter().chain(["/search?q=dam", "/rules/barrage", "/rules/automa"]) {
        let page = read(&mut browser, address).await;
        wanted.extend(links(&page));
        seen.insert(address.to_owned(), page);
    }
    let mut kinds = BTreeSet::new();
    for component in &Library::of("en").components {
        if kinds.insert((component.game, component.kind)) {
            wanted.extend(links(&read(&mut browser, &component.address()).await));
        }
    }
    // Filters of the legend are asked for in another story; here the first hundred are enough.
    let mut filters = 0;
    for (address, anchor) in wanted {
        if address.starts_with("/gallery?") {
            filters += 1;
            if filters > 100 {
                continue;
            }
        }
        if !seen.contains_key(&address) {
            let page = browser.get(&address).await;
            assert!(
                page.status == 200 || page.status == 303 || page.status == 307,
                "{address}: {}",
                page.status
            );
            seen.insert(address.clone(), page.body);
        }
        let there = anchor.is_empty() || seen[&address].contains(&format!("id=\"{anchor}\""));
        assert!(there, "{address} has no {anchor}");
    }
}

/// Every component of every game has its page, with what it is called and a rule at least.
#[tokio::test]
async fn every_component_has_a_page() {
    let house = House::open().await;
    let mut browser = reader(&house, "uk");
    for component in &Library::of("uk").components {
        let page = read(&mut browser, &component.address()).await;
        assert!(page.contains("class=\"exhibit large\""), "{}", component.id);
        assert!(page.contains("<dt><a class=\"rule\""), "{}: no rule", component.id);
    }
    for (game, id) in
        [("barrage", "tile-x"), ("cities", "officer-anton"), ("chess", "tile-base"), ("barrage", "%2e%2e")]
    {
        assert_eq!(browser.get(&format!("/gallery/{game}/{id}")).await.status, 404, "{game} {id}");
    }
}

/// What is chosen in the form is shown, and nothing else; what makes no sense shows nothing, or is not looked at.
#[tokio::test]
async fn the_gallery_is_filtered() {
    let house = House::open().await;
    let mut browser = reader(&house, "en");
    let shown = |page: &str| page.matches("class=\"exhibit\"").count();
    let count = |game: &str, fits: &dyn Fn(&web::Component) -> bool| {
        Library::of("en").components.iter().filter(|it| it.game == game && fits(it)).count()
    };
    let all = read(&mut browser, "/gallery?game=cities").await;
    assert_eq!(shown(&all), count("cities", &|_| true));
    let green = read(&mut browser, "/gallery?game=cities&kind=card&color=green&type=instant&era=2").await;
    let wanted = |it: &web::Component| {
        (it.kind, it.color, it.sort, it.era) == ("card", Some("green"), Some("instant"), Some("2"))
    };
    assert_eq!(shown(&green), count("cities", &wanted));
    assert!(shown(&green) > 3 && green.contains("<option value=\"green\" selected"));
    let kelp = read(&mut browser, "/gallery?game=cities&does=kelp").await;
    assert!(shown(&kelp) > 20 && shown(&kelp) < shown(&all));
    let words = read(&mut browser, "/gallery?game=barrage&q=fouche").await;
    assert_eq!(shown(&words), 1);
    for asked in [
        "?game=chess",
        "?game=barrage&kind=%00",
        "?q=%3Cscript%3E&game=cities",
        "?era=9&color=&type=&does=%F0%9F%9C%81",
    ] {
        let page = read(&mut browser, &format!("/gallery{asked}")).await;
        assert!(!page.contains("<script>"), "{asked}");
    }
    let long = format!("/gallery?q={}", "x".repeat(4000));
    assert!(browser.get(&long).await.status.as_u16() < 500);
}

/// Names are found in the reader's language and in English, without diacritics, and in Japanese without spaces.
#[tokio::test]
async fn anything_can_be_found() {
    let house = House::open().await;
    for language in Words::languages() {
        let mut browser = reader(&house, language);
        let page = read(&mut browser, "/search?q=powerhouse").await;
        assert!(page.contains("/glossary#barrage-powerhouse"), "{language}");
        let own = Words::of(language).expect("a language of ours").say("glossary-cities-tunnel", &[]);
        let page = read(&mut browser, &format!("/search?q={}", encoded(&own.to_uppercase()))).await;
        assert!(page.contains("/glossary#cities-tunnel"), "{language} {own}");
    }
    let page = read(&mut reader(&house, "pl"), &format!("/search?q={}", encoded("PODWOJNE żrodlo"))).await;
    assert!(page.contains("role=\"status\""));
    let page = read(&mut reader(&house, "pl"), "/search?q=zrodlo").await;
    assert!(page.contains("/glossary#barrage-head-stream"), "źródło without its marks: {page}");
    let page = read(&mut reader(&house, "ja"), &format!("/search?q={}", encoded("導管"))).await;
    assert!(page.contains("/glossary#barrage-conduit"));
    let page = read(&mut reader(&house, "en"), "/search?q=b-12.3").await;
    assert!(page.contains("href=\"/rule/B-12.3\""));
}

/// Whatever is asked is answered by a page or a refusal, never by trouble of ours.
#[tokio::test]
async fn hostile_questions_are_answered() {
    let house = House::open().await;
    let mut browser = reader(&house, "ja");
    let long = "%E6%B0%B4".repeat(2000);
    let asked = [
        "",
        "%00",
        "%FF%FE",
        "%3Cscript%3Ealert(1)%3C/script%3E",
        "%E2%80%AE%CC%81",
        "%25%25",
        "+",
        "a%0d%0ab",
        &long,
    ];
    for question in asked {
        for path in ["/search", "/gallery", "/api/search"] {
            let page = browser.get(&format!("{path}?q={question}")).await;
            assert!(page.status.as_u16() < 500, "{path} {question:.30}: {}", page.status);
            assert!(!page.body.contains("<script>alert"), "{path}");
        }
    }
    for path in [
        "/guide/..%2f",
        "/guide/barrage-summary",
        "/guide/x/summary",
        "/guide/automa/icons",
        "/rule/**",
        "/rule/B-999",
    ] {
        assert_eq!(browser.get(path).await.status, 404, "{path}");
    }
}

/// The API finds what the page finds.
#[tokio::test]
async fn programs_can_search() {
    let house = House::open().await;
    let mut browser = reader(&house, "de");
    let found = |text: &str| -> Value { serde_json::from_str(text).expect("JSON") };
    let told = found(&browser.get("/api/search?q=margot%20fouche").await.body);
    assert_eq!(told["found"][0]["address"], "/gallery/barrage/officer-margot", "{told}");
    assert_eq!(told["found"][0]["kind"], "component");
    let many = found(&browser.get("/api/search?q=e&language=uk").await.body);
    assert!(many["found"].as_array().is_some_and(|it| it.len() <= MOST_FOUND), "{many}");
    let japanese = browser.get(&format!("/api/search?language=ja&q={}", encoded("ダム"))).await.body;
    assert!(found(&japanese)["count"].as_u64().is_some_and(|it| it > 0), "{japanese}");
    let document = browser.get("/api/openapi.json").await.body;
    assert!(found(&document)["paths"]["/api/search"]["get"].is_object());
}

/// A text as an address has it.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
