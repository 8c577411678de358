//! The style sheet, the script and the mark: small files of ours, compiled in.

use std::sync::LazyLock;

/// A file that pages refer to.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// What it is.
    pub content_type: &'static str,
    /// Its bytes.
    pub bytes: &'static [u8],
}

/// The file of a name.
pub fn asset(name: &str) -> Option<Asset> {
    let (content_type, bytes): (_, &'static [u8]) = match name {
        "style.css" => ("text/css; charset=utf-8", STYLE.as_bytes()),
        "barrage.css" => ("text/css; charset=utf-8", BARRAGE.as_bytes()),
        "barrage-ground.svg" => ("image/svg+xml", crate::titles::barrage::ground().as_bytes()),
        "barrage-glyphs.svg" => ("image/svg+xml", include_bytes!("../assets/barrage-glyphs.svg")),
        "cities.css" => ("text/css; charset=utf-8", CITIES.as_bytes()),
        "cities-ground.svg" => ("image/svg+xml", crate::titles::cities::ground::picture().as_bytes()),
        "cities-glyphs.svg" => ("image/svg+xml", include_bytes!("../assets/cities-glyphs.svg")),
        "live.js" => ("text/javascript; charset=utf-8", include_bytes!("../assets/live.js")),
        "mark.svg" => ("image/svg+xml", include_bytes!("../assets/mark.svg")),
        _ => return None,
    };
    Some(Asset { content_type, bytes })
}

/// A style sheet without comments and needless spaces.
fn tight(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    for (nth, part) in css.split("/*").enumerate() {
        let part = if nth == 0 { part } else { part.split_once("*/").map_or("", |(_, rest)| rest) };
        for word in part.split_ascii_whitespace() {
            if !out.ends_with(['{', '}', ';', ',', ':']) && !out.is_empty() && !word.starts_with(['{', '}']) {
                out.push(' ');
            }
            out.push_str(word);
        }
    }
    out.replace(";}", "}")
}

static STYLE: LazyLock<String> = LazyLock::new(|| tight(include_str!("../assets/style.css")));
static CITIES: LazyLock<String> = LazyLock::new(|| tight(include_str!("../assets/cities.css")));

/// The style sheet of Barrage, with the name its glyphs have in this state of the file.
static BARRAGE: LazyLock<String> = LazyLock::new(|| {
    let glyphs = hash(include_bytes!("../assets/barrage-glyphs.svg"));
    let css = tight(include_str!("../assets/barrage.css"));
    css.replace("barrage-glyphs.svg", &format!("barrage-glyphs.svg?{glyphs:x}"))
});

/// The names of the files there are.
pub const ASSETS: [&str; 9] = [
    "style.css",
    "barrage.css",
    "barrage-ground.svg",
    "barrage-glyphs.svg",
    "cities.css",
    "cities-ground.svg",
    "cities-glyphs.svg",
    "live.js",
    "mark.svg",
];

/// A name for this state of the files, so that browsers may keep them.
pub(crate) fn version() -> u64 {
    static VERSION: LazyLock<u64> =
        LazyLock::new(|| hash(ASSETS.into_iter().filter_map(asset).flat_map(|it| it.bytes)));
    *VERSION
}

/// A number that changes with the bytes.
fn hash<'b>(bytes: impl IntoIterator<Item = &'b u8>) -> u64 {
    bytes
        .into_iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_stays_small() {
        assert!(asset("live.js").is_some_and(|it| it.bytes.len() <= 10 * 1024));
        assert!(asset("../Cargo.toml").is_none());
    }
}
