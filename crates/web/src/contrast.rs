//! Whether what is written can be read: the contrast of every pair of colours that the style sheets declare.
//!
//! A style sheet says beside its palette which colour is written on which: `/* contrast: ink on paper, sheet; … */`.
//! Text needs 4.5 : 1 (WCAG 2, AA), by day and by night.

use std::collections::BTreeMap;

type Palette = BTreeMap<String, [u8; 3]>;

/// The custom properties of the `:root` blocks that are colours, in a part of a style sheet.
fn colours(css: &str, palette: &mut Palette) {
    for block in css.split(":root").skip(1) {
        let inside = block.split_once('{').and_then(|(_, rest)| rest.split_once('}'));
        let (inside, _) = inside.expect("a block has an end");
        for (name, value) in inside.split(';').filter_map(|line| line.split_once(':')) {
            let value = value.trim().strip_prefix('#').filter(|digits| digits.len() == 6);
            let channel = |digits: &str, at: usize| u8::from_str_radix(&digits[at..at + 2], 16);
            if let Some(digits) = value {
                let rgb = [0, 2, 4].map(|at| channel(digits, at).expect("a colour in hexadecimal digits"));
                palette.insert(name.trim().trim_start_matches("--").to_owned(), rgb);
            }
        }
    }
}

/// The palettes of the style sheets by day and by night.
fn palettes(sheets: &[&str]) -> [Palette; 2] {
    let (mut day, mut night) = (Palette::new(), Palette::new());
    for css in sheets {
        // What stands in a block for the dark is changed by night; everything else stays.
        let mut parts = css.split("@media (prefers-color-scheme: dark)");
        colours(parts.next().unwrap_or_default(), &mut day);
        for dark in parts {
            colours(dark, &mut night);
        }
    }
    let by_night = day.clone().into_iter().chain(night).collect();
    [day, by_night]
}

/// Relative luminance, as WCAG 2 defines it.
fn luminance(rgb: [u8; 3]) -> f64 {
    let linear = rgb.map(|channel| {
        let channel = f64::from(channel) / 255.0;
        if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
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
    let games = [
        ("barrage.css", include_str!("../assets/barrage.css")),
        ("cities.css", include_str!("../assets/cities.css")),
    ];
    for (game, css) in games {
        let sheets = [include_str!("../assets/style.css"), css];
        let declared: Vec<_> = sheets.iter().flat_map(|css| pairs(css)).collect();
        assert!(declared.len() > 20, "{game} declares only {} pairs", declared.len());
        for (palette, when) in palettes(&sheets).iter().zip(["by day", "by night"]) {
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
