//! The pictures of the documentation, taken from whole games: the best ones, a contact sheet, a short film.

use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::house::House;
use super::window::{Driver, Look, WIDTHS, Window};

/// Where the pictures are kept.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures")
}

/// The most that the film may weigh.
const MOST_FILM: usize = 2 * 1000 * 1000;

fn keep(name: &str, picture: &[u8]) {
    fs::write(folder().join(name), picture).expect("the picture can be written");
}

/// The games that are shown, whole ones. Clubs played them:
/// `hydropolis simulate barrage --players 4 --seats club,club,club,club --games 1 --seed 7 --records DIR`, and the same of Underwater
/// Cities with three players, `--boards asymmetric --contracts`.
pub(crate) const GAMES: [(&str, &str); 2] =
    [("barrage", include_str!("games/barrage.record")), ("cities", include_str!("games/cities.record"))];

/// The first moves of a record.
pub(crate) fn first(record: &str, share: f64) -> String {
    let head = record.lines().position(|line| line.starts_with("1 ")).expect("a record has moves");
    let moves = record.lines().count() - head;
    let kept = head + (moves as f64 * share).round() as usize;
    record.lines().take(kept).map(|line| format!("{line}\n")).collect()
}

/// Uploads a record and goes to its table.
pub(crate) async fn show(window: &Window, house: &House, record: &str) -> String {
    window.go(&house.url).await;
    let script = "return fetch('/records', { method: 'POST', body: new URLSearchParams({ record: arguments[0] }) }).then((it) => it.url)";
    let url = window.client.execute(script, vec![record.into()]).await.expect("a record can be uploaded");
    let url = url.as_str().expect("an address").to_owned();
    window.go(&url).await;
    window.find("#table").await;
    url
}

/// A line of the contact sheet: all widths, by day and by night.
async fn line(window: &Window, what: &str) -> String {
    let mut figures = format!("<h2>{what}</h2><p>");
    for scheme in ["light", "dark"] {
        window.scheme(scheme).await;
        for (width, height) in WIDTHS.into_iter().rev() {
            window.resize(width, height).await;
            let picture = window.webp(width, height, 0.45, 80).await;
            figures.push_str(&format!(
                "<img width={} height={} src=\"data:image/webp;base64,{}\">",
                width * 9 / 20,
                height * 9 / 20,
                STANDARD.encode(picture)
            ));
        }
    }
    figures + "</p>"
}

/// The picture itself in a WebP file: the chunk after the head and whatever is told of its colours.
fn still(file: &[u8]) -> &[u8] {
    let mut at = 12;
    loop {
        let long = u32::from_le_bytes(file[at + 4..at + 8].try_into().expect("four bytes")) as usize;
        let end = at + 8 + long + long % 2;
        if matches!(&file[at..at + 4], b"VP8 " | b"VP8L") {
            return &file[at..end];
        }
        at = end;
    }
}

/// Still pictures as one that moves: the frames of WebP files in another (RIFF chunks VP8X, ANIM, ANMF).
fn animated(frames: &[Vec<u8>], (width, height): (u32, u32), ms: u32) -> Vec<u8> {
    fn chunk(name: &[u8; 4], body: &[u8]) -> Vec<u8> {
        let mut out = [&name[..], &(body.len() as u32).to_le_bytes(), body].concat();
        out.resize(out.len() + out.len() % 2, 0);
        out
    }
    let three = |number: u32| number.to_le_bytes()[..3].to_vec();
    let size = [three(width - 1), three(height - 1)].concat();
    let mut body = chunk(b"VP8X", &[&[2, 0, 0, 0], &size[..]].concat());
    body.extend(chunk(b"ANIM", &[255, 255, 255, 255, 0, 0]));
    for frame in frames {
        body.extend(chunk(b"ANMF", &[&[0; 6][..], &size, &three(ms), &[2], still(frame)].concat()));
    }
    let body = [b"WEBP", &body[..]].concat();
    chunk(b"RIFF", &body)
}

/// The third round of the game that is replayed, turn by turn.
async fn a_round(desk: &Window) -> Vec<Vec<u8>> {
    let (mut film, mut to) =
        (Vec::new(), "const it = document.querySelectorAll('.round-marks a')[2]; return it.href");
    loop {
        let next = desk.run(to).await;
        let Some(next) = next.as_str() else { return film };
        desk.go(next).await;
        film.push(desk.webp(1440, 900, 0.5, 62).await);
        to = "const at = (it) => Number(it.pathname.split('/').pop()), end = at(document.querySelectorAll('.round-marks a')[3]); \
            const next = document.querySelector('nav a[rel=turn-after]'); return next && at(next) <= end ? next.href : null";
    }
}

/// Everything in `docs/pictures`.
pub(crate) async fn take() {
    let (house, driver) = (House::open(), Driver::start());
    let desk = driver.window(Look::DESK).await;
    let (ukrainian, japanese, german) = (
        driver.window(Look { language: "uk", ..Look::DESK }).await,
        driver.window(Look { language: "ja", ..Look::DESK }).await,
        driver.window(Look { language: "de", ..Look::DESK }).await,
    );
    let mut sheet = String::new();
    for (game, record) in GAMES {
        for (what, share) in [("early", 0.2), ("middle", 0.5), ("late", 0.75), ("end", 1.0)] {
            let url = show(&desk, &house, &first(record, share)).await;
            sheet += &line(&desk, &format!("{game}: {what}")).await;
            desk.resize(1440, 900).await;
            if what == "late" {
                desk.scheme("light").await;
                keep(&format!("{game}-by-day.webp"), &desk.webp(1440, 900, 1.0, 82).await);
                desk.scheme("dark").await;
                keep(&format!("{game}-by-night.webp"), &desk.webp(1440, 900, 1.0, 82).await);
            }
            if what == "end" {
                let moves = record.lines().filter(|line| line.contains(" = ")).count();
                desk.go(&format!("{url}/replay/{}", moves * 3 / 5)).await;
                sheet += &line(&desk, &format!("{game}: replay")).await;
                desk.resize(1440, 900).await;
                desk.scheme(if game == "barrage" { "light" } else { "dark" }).await;
                keep(&format!("{game}-replay.webp"), &desk.webp(1440, 900, 0.75, 80).await);
                if game == "barrage" {
                    let film = animated(&a_round(&desk).await, (720, 450), 500);
                    assert!(film.len() <= MOST_FILM, "a film of {} bytes", film.len());
                    keep("barrage-film.webp", &film);
                }
            }
        }
        for (window, language) in [(&ukrainian, "Ukrainian"), (&japanese, "Japanese")] {
            show(window, &house, &first(record, 0.6)).await;
            sheet += &line(window, &format!("{game}: {language}")).await;
        }
        let (window, name) = if game == "barrage" { (&ukrainian, "ukrainian") } else { (&german, "german") };
        show(window, &house, &first(record, 0.6)).await;
        window.resize(390, 844).await;
        keep(&format!("{game}-phone-{name}.webp"), &window.webp(390, 844, 1.0, 80).await);
    }
    let style = "body { width: max-content; margin: 0; padding: 24px; background: #24424a; color: #f0d9a0; font: 18px Georgia } h2 { margin: 10px 0 4px; font: inherit } p { margin: 0; display: flex; gap: 10px } img { flex: none }";
    let page = tempfile::Builder::new().suffix(".html").tempfile().expect("a file");
    fs::write(page.path(), format!("<meta charset=utf-8><style>{style}</style>{sheet}")).expect("a page");
    desk.go(&format!("file://{}", page.path().display())).await;
    let size = desk
        .run("return [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        .await;
    let side = |at: usize| size[at].as_u64().expect("a number") as u32;
    desk.resize(side(0), side(1)).await;
    keep("contact-sheet.webp", &desk.webp(side(0), side(1), 0.62, 78).await);
}
