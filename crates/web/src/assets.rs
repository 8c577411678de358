//! The style sheets, the script, the fonts, the mark and the grounds: files of ours, compiled in.

use std::sync::LazyLock;

use crate::titles;

/// A file that pages refer to.
#[derive(Clone, Debug)]
pub struct Asset {
    /// What we call it.
    pub name: &'static str,
    /// What it is.
    pub content_type: &'static str,
    /// Its bytes.
    pub bytes: &'static [u8],
    /// Where it is, under a name with a hash of its bytes in it: it can be kept for good.
    address: String,
}

/// All files there are. Those that style sheets refer to come before the style sheets.
pub static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let own: [(&'static str, &'static [u8]); 14] = [
        ("mark.svg", include_bytes!("../assets/mark.svg")),
        ("mark-turn.svg", include_bytes!("../assets/mark-turn.svg")),
        ("live.js", LIGHT_SCRIPT.as_bytes()),
        ("push.js", include_bytes!("../assets/push.js")),
        ("sw.js", include_bytes!("../assets/sw.js")),
        ("style.css", include_bytes!("../assets/style.css")),
        ("home.css", include_bytes!("../assets/home.css")),
        ("hero-day.svg", include_bytes!("../assets/hero-day.svg")),
        ("hero-night.svg", include_bytes!("../assets/hero-night.svg")),
        ("learn.css", include_bytes!("../assets/learn.css")),
        ("coach.css", include_bytes!("../assets/coach.css")),
        ("lobby.css", include_bytes!("../assets/lobby.css")),
        ("guide.css", include_bytes!("../assets/guide.css")),
        ("review.css", include_bytes!("../assets/review.css")),
    ];
    let all = own.into_iter().chain(FONTS.iter().copied()).chain(titles::files());
    let (sheets, others): (Vec<_>, Vec<_>) = all.partition(|(name, _)| name.ends_with(".css"));
    let mut files: Vec<Asset> = others.into_iter().map(|(name, bytes)| Asset::new(name, bytes)).collect();
    for (name, css) in sheets {
        let css = files.iter().fold(tight(&String::from_utf8_lossy(css)), |css, file| {
            css.replace(&format!("url({})", file.name), &format!("url({})", file.lasting_name()))
        });
        files.push(Asset::new(name, css.leak().as_bytes()));
    }
    files
});

/// The faces of the pages, by script; a browser loads those it needs. Their licence is beside them.
const FONTS: &[(&str, &[u8])] = &[
    ("old-standard-latin-400.woff2", include_bytes!("../assets/fonts/old-standard-latin-400.woff2")),
    (
        "old-standard-latin-400-italic.woff2",
        include_bytes!("../assets/fonts/old-standard-latin-400-italic.woff2"),
    ),
    ("old-standard-latin-700.woff2", include_bytes!("../assets/fonts/old-standard-latin-700.woff2")),
    ("mulish-latin.woff2", include_bytes!("../assets/fonts/mulish-latin.woff2")),
    ("old-standard-latin-ext-400.woff2", include_bytes!("../assets/fonts/old-standard-latin-ext-400.woff2")),
    (
        "old-standard-latin-ext-400-italic.woff2",
        include_bytes!("../assets/fonts/old-standard-latin-ext-400-italic.woff2"),
    ),
    ("old-standard-latin-ext-700.woff2", include_bytes!("../assets/fonts/old-standard-latin-ext-700.woff2")),
    ("mulish-latin-ext.woff2", include_bytes!("../assets/fonts/mulish-latin-ext.woff2")),
    ("old-standard-cyrillic-400.woff2", include_bytes!("../assets/fonts/old-standard-cyrillic-400.woff2")),
    (
        "old-standard-cyrillic-400-italic.woff2",
        include_bytes!("../assets/fonts/old-standard-cyrillic-400-italic.woff2"),
    ),
    ("old-standard-cyrillic-700.woff2", include_bytes!("../assets/fonts/old-standard-cyrillic-700.woff2")),
    ("mulish-cyrillic.woff2", include_bytes!("../assets/fonts/mulish-cyrillic.woff2")),
];

impl Asset {
    fn new(name: &'static str, bytes: &'static [u8]) -> Self {
        let content_type = match name.rsplit('.').next() {
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("woff2") => "font/woff2",
            _ => "application/octet-stream",
        };
        Self { name, content_type, bytes, address: format!("/assets/{}", hashed(name, bytes)) }
    }

    /// Its name with the hash of its bytes.
    pub fn lasting_name(&self) -> &str {
        self.address.trim_start_matches("/assets/")
    }
}

/// The file of a name, and whether the name is one that lasts: it never stands for other bytes.
pub fn asset(name: &str) -> Option<(&'static Asset, bool)> {
    let found = ASSETS.iter().find(|it| it.name == name || it.lasting_name() == name)?;
    Some((found, found.name != name))
}

/// A picture that is drawn when it is asked for, under a name that never stands for another: the window of a card.
pub fn picture(name: &str) -> Option<String> {
    titles::picture(name)
}

/// Where a file of ours is, by a name that lasts.
pub(crate) fn address(name: &str) -> &'static str {
    address_of(name).unwrap_or_else(|| panic!("there is no file {name}: pages name files of ours"))
}

/// Where a file is that a game may have or not: its style sheet, its ground.
pub(crate) fn address_of(name: &str) -> Option<&'static str> {
    ASSETS.iter().find(|it| it.name == name).map(|it| &*it.address)
}

/// The style sheets of a game: the one with its name, then those whose names go on after it.
pub(crate) fn sheets_of(game: &str) -> impl Iterator<Item = &'static str> {
    let (main, more) = (format!("{game}.css"), format!("{game}-"));
    let more = move |it: &&Asset| it.name.starts_with(&more) && it.name.ends_with(".css");
    address_of(&main).into_iter().chain(ASSETS.iter().filter(more).map(|it| &*it.address))
}

/// A name with a hash of the bytes in it: `style-1f0c2e4d5b6a7988.css`.
fn hashed(name: &str, bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}-{hash:016x}.{ending}")
}

/// A style sheet without comments and needless spaces.
fn tight(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    for (nth, part) in css.split("/*").enumerate() {
        let part = if nth == 0 { part } else { part.split_once("*/").map_or("", |(_, rest)| rest) };
        for word in part.split_ascii_whitespace() {
            if !out.ends_with(['{', '}', ';', ',', ':', '>'])
                && !out.is_empty()
                && !word.starts_with(['{', '}', '>'])
            {
                out.push(' ');
            }
            out.push_str(word);
        }
    }
    out.replace(";}", "}")
}

/// The script as it is sent: without the lines that only explain it, and without what stands before a line.
static LIGHT_SCRIPT: LazyLock<String> = LazyLock::new(|| {
    let lines =
        SCRIPT.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
});

/// The script: files by idea, which share one scope that nobody else sees. The last one begins.
const SCRIPT: &str = concat!(
    "(() => {\n\"use strict\";\n",
    include_str!("../assets/script/page.js"),
    include_str!("../assets/script/swap.js"),
    include_str!("../assets/script/motion.js"),
    include_str!("../assets/script/frames.js"),
    include_str!("../assets/script/listen.js"),
    include_str!("../assets/script/answer.js"),
    include_str!("../assets/script/point.js"),
    include_str!("../assets/script/crowd.js"),
    include_str!("../assets/script/hand.js"),
    include_str!("../assets/script/keys.js"),
    include_str!("../assets/script/curtain.js"),
    include_str!("../assets/script/call.js"),
    include_str!("../assets/script/talk.js"),
    include_str!("../assets/script/clock.js"),
    include_str!("../assets/script/replay.js"),
    include_str!("../assets/script/sketch.js"),
    include_str!("../assets/script/review.js"),
    include_str!("../assets/script/begin.js"),
    "})();\n",
);

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    /// What the script may weigh as it is sent.
    const MOST_SCRIPT: usize = 12 * 1000;

    #[test]
    fn the_script_stays_small() {
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        packer.write_all(LIGHT_SCRIPT.as_bytes()).expect("a list takes whatever is written");
        let packed = packer.finish().expect("a list takes whatever is written").len();
        assert!(packed <= MOST_SCRIPT, "{packed} bytes");
    }

    #[test]
    fn the_script_has_every_file_of_its_folder() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/script");
        for file in fs::read_dir(folder).expect("a folder") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
            assert!(SCRIPT.contains(&text), "{text}");
        }
    }

    #[test]
    fn only_our_own_files_are_handed_out() {
        assert!(asset("live.js").is_some());
        assert!(asset("../Cargo.toml").is_none());
    }

    #[test]
    fn a_file_is_kept_under_a_name_that_changes_with_it() {
        assert_ne!(hashed("a.css", b"one"), hashed("a.css", b"two"));
        for file in ASSETS.iter() {
            let name = address(file.name).strip_prefix("/assets/").expect("all files are in one folder");
            let (found, lasts) = asset(name).expect("a file under its address");
            assert!(lasts && found.name == file.name, "{name}");
            assert!(asset(file.name).is_some_and(|(_, lasts)| !lasts), "{}", file.name);
        }
        assert!(asset("style-0.css").is_none());
    }

    /// What depends on anything inside the whole page is found out again for the whole page at every change: 36 ms instead of 1 for
    /// a new element at a table. `Shell::seats` says beforehand what kind of page it is.
    #[test]
    fn at_a_table_no_style_asks_what_the_whole_page_contains() {
        for sheet in ASSETS.iter().filter(|it| it.name.ends_with(".css") && it.name != "home.css") {
            let text = std::str::from_utf8(sheet.bytes).expect("a text");
            for asks in [":root:has(", "html:has(", "body:has(", "main:has(", "*:has("] {
                assert!(!text.contains(asks), "{}: {asks}", sheet.name);
            }
        }
    }

    /// Whatever a style sheet refers to is there, under its lasting name.
    #[test]
    fn style_sheets_refer_to_lasting_names() {
        for sheet in ASSETS.iter().filter(|it| it.name.ends_with(".css")) {
            let text = std::str::from_utf8(sheet.bytes).expect("a text");
            for named in text.split("url(").skip(1).filter_map(|it| it.split(')').next()) {
                let named = named.trim_matches(['"', '\'']);
                let lasts = asset(named).is_some_and(|(_, lasts)| lasts);
                assert!(
                    lasts || named.starts_with('#') || named.starts_with("data:"),
                    "{}: {named}",
                    sheet.name
                );
            }
        }
    }
}
