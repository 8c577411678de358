//! Whether what is written can be read: the contrast of every pair of colours that the style sheets declare.
//!
//! A style sheet says beside its palette which colour is written on which: `/* contrast: ink on paper, sheet; … */`.
//! Text needs 4.5 : 1 (WCAG 2, AA), by day and by night.

use std::collections::BTreeMap;

pub(crate) type Palette = BTreeMap<String, [u8; 3]>;

/// The custom properties of a style sheet that are colours, by day and by night: `--ink: #22303a`, or a pair,
/// `--ink: light-dark(#22303a, #eee6d2)`.
fn colours(css: &str, [day, night]: &mut [Palette; 2]) {
    for (name, value) in css.split(['{', '}', ';']).filter_map(|line| line.trim().split_once(':')) {
        let Some(name) = name.trim().strip_prefix("--") else { continue };
        let value = value.trim();
        let pair = value.strip_prefix("light-dark(").and_then(|it| it.strip_suffix(')')?.split_once(','));
        let (by_day, by_night) = pair.unwrap_or((value, value));
        if let (Some(by_day), Some(by_night)) = (colour(by_day), colour(by_night)) {
            day.insert(name.to_owned(), by_day);
            night.insert(name.to_owned(), by_night);
        }
    }
}

/// A colour in six hexadecimal digits.
fn colour(text: &str) -> Option<[u8; 3]> {
    let digits = text.trim().strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
    let channel = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
    Some([channel(0)?, channel(2)?, channel(4)?])
}

/// The palettes of the style sheets by day and by night.
pub(crate) fn palettes(panels: &[&str]) -> [Palette; 2] {
    let mut palettes = [Palette::new(), Palette::new()];
    for css in panels {
        // What stands in a block for the dark is changed by night; everything else stays.
        let mut parts = css.split("@media (prefers-color-scheme: dark)");
        colours(parts.next().unwrap_or_default(), &mut palettes);
        for dark in parts {
            let mut changed = [Palette::new(), Palette::new()];
            colours(dark, &mut changed);
            let [_, night] = changed;
            palettes[1].extend(night);
        }
    }
    palettes
}

/// Relative luminance, as WCAG 2 defines it.
fn luminance(rgb: [u8; 3]) -> f64 {
    let linear = rgb.map(|channel| {
        let channel = f64::from(channel) / 255.0;
        if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

/// The contrast of two colours, as WCAG 2 defines it.
pub(crate) fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// The pairs a style sheet declares: what is written, and on what.
fn pairs(css: &str) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    for declared in css.split("/* contrast:").skip(1) {
        let (declared, _) = declared.split_once("*/").expect("a comment has an end");
        for line in declared.split(';').filter(|line| !line.trim().is_empty()) {
            let (written, grounds) = line.split_once(" on ").expect("written on something");
            for (one, other) in written.split(',').flat_map(|it| grounds.split(',').map(move |on| (it, on))) {
                pairs.push((one.trim().to_owned(), other.trim().to_owned()));
            }
        }
    }
    pairs
}

#[test]
fn black_on_white_and_a_known_grey() {
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    assert!((contrast([0x76; 3], [255; 3]) - 4.54).abs() < 0.01, "the lightest grey that passes on white");
}

#[test]
fn what_is_written_can_be_read_by_day_and_by_night() {
    let games = crate::titles::files();
    for (game, css) in games.filter(|(name, _)| name.ends_with(".css")) {
        let css = std::str::from_utf8(css).expect("a style sheet is text");
        let panels = [include_str!("../assets/style.css"), css];
        let declared: Vec<_> = panels.iter().flat_map(|css| pairs(css)).collect();
        assert!(declared.len() > 20, "{game} declares only {} pairs", declared.len());
        for (palette, when) in palettes(&panels).iter().zip(["by day", "by night"]) {
            for (written, on) in &declared {
                let colour = |name: &String| {
                    palette.get(name).copied().unwrap_or_else(|| panic!("{game}: no colour --{name}"))
                };
                let found = contrast(colour(written), colour(on));
                assert!(found >= 4.5, "{game}, {when}: {written} on {on} has {found:.2} : 1");
            }
        }
    }
}
