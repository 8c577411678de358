//! The colours of the chart: two lightings of one drawing.

use std::fmt::Write as _;

/// A colour's name, by day, by night.
const COLOURS: [(&str, &str, &str); 38] = [
    // The tints of mountains, hills and plains, from top to bottom.
    ("m1", "#dfe3e2", "#2b3d54"),
    ("m2", "#c6cfcc", "#263a4c"),
    ("h1", "#c3cf9c", "#1f3b3c"),
    ("h2", "#a9bd7e", "#1b3532"),
    ("p1", "#e6dfa2", "#23382f"),
    ("p2", "#efe3b0", "#1f3129"),
    // Snow and rock, lit and shaded; ice.
    ("snow", "#fdfefc", "#c9d8e8"),
    ("snow2", "#c3d3e2", "#5d7895"),
    ("rl", "#e4e3da", "#4a5d76"),
    ("rs", "#97a5b3", "#1d2a3e"),
    ("glac", "#dff0f4", "#a8cfe0"),
    ("glac2", "#9cc6d6", "#4a86a6"),
    // The engraver's lines.
    ("ink", "#39434f", "#0d1622"),
    ("ink2", "#4d4a3d", "#8d9aa0"),
    ("gh", "#4a4636", "#a9b7b8"),
    ("surv", "#7a4a2a", "#c79a62"),
    ("tint", "#8a6a3a", "#7f93a8"),
    ("tint2", "#6f8a3c", "#4f7a66"),
    // Hills and woods.
    ("hl", "#cfd9a4", "#2c4f49"),
    ("hs", "#86a061", "#142825"),
    ("wood", "#4f7343", "#16302a"),
    ("wood2", "#35532f", "#0d1f1c"),
    ("wlit", "#86a65c", "#2f5646"),
    // Fields and their furrows.
    ("f1", "#d8c76c", "#3b4a32"),
    ("f2", "#b9c671", "#2c4636"),
    ("f3", "#e9cf8a", "#46492f"),
    ("f4", "#9fb766", "#28402f"),
    ("fur", "#8c7f3d", "#5d6a4a"),
    // Water, its banks and its lights.
    ("bank", "#234b5e", "#0c2533"),
    ("water", "#4f97b3", "#23668a"),
    ("wat2", "#83bccb", "#2f80a3"),
    ("wlt", "#d8eef0", "#7fc3d8"),
    ("deep", "#2a6c8b", "#154a68"),
    ("shore", "#efe6c4", "#33503f"),
    // Villages.
    ("roof", "#b4543a", "#6d3b31"),
    ("wall", "#f7efdc", "#ffd98a"),
    // A bed without water.
    ("mud", "#d8c79a", "#3f4a45"),
    ("mist", "#c6cfcc", "#263a4c"),
];

/// What the parts of the drawing are filled and lined with.
const CLASSES: &str = "\
.sn{fill:var(--snow)}.sd{fill:var(--snow2)}.ra{fill:url(#gl)}.rb{fill:url(#gs)}\
.k{fill:none;stroke:var(--ink);stroke-linecap:round;stroke-linejoin:round}.k1{stroke-width:.8;opacity:.42}.k2{stroke-width:1.1;opacity:.62}\
.hm{fill:url(#gh)}.hk{fill:none;stroke:var(--hs);stroke-width:1;stroke-linecap:round}\
.wd{fill:var(--wood)}.ws{fill:var(--wood2)}.wl{fill:var(--wlit)}\
.f1{fill:var(--f1)}.f2{fill:var(--f2)}.f3{fill:var(--f3)}.f4{fill:var(--f4)}.fu{fill:none;stroke:var(--fur);stroke-width:.6;opacity:.6}";

/// The style sheet of the chart. Whoever is shown it by night sees the second set of colours.
pub(super) fn style() -> String {
    let set = |pick: fn(&(&str, &'static str, &'static str)) -> &'static str| {
        COLOURS.iter().fold(String::new(), |mut all, it| {
            let _ = write!(all, "--{}:{};", it.0, pick(it));
            all
        })
    };
    let (day, night) = (set(|it| it.1), set(|it| it.2));
    format!(":root{{{day}}}@media(prefers-color-scheme:dark){{:root{{{night}}}}}{CLASSES}")
}

/// The tints of the bands, rock and hills that fade into the ground, the mist.
pub(super) fn gradients() -> String {
    let mut out = String::new();
    for (id, top, foot) in [("bm", "m1", "m2"), ("bh", "h1", "h2"), ("bp", "p1", "p2")] {
        let _ = write!(
            out,
            "<linearGradient id=\"{id}\" x2=\"0\" y2=\"1\"><stop stop-color=\"var(--{top})\"/><stop offset=\"1\" stop-color=\"var(--{foot})\"/></linearGradient>"
        );
    }
    for (id, colour) in [("gl", "rl"), ("gs", "rs"), ("gh", "hl")] {
        let _ = write!(
            out,
            "<linearGradient id=\"{id}\" x2=\"0\" y2=\"1\"><stop offset=\".62\" stop-color=\"var(--{colour})\"/><stop offset=\"1\" stop-color=\"var(--{colour})\" stop-opacity=\"0\"/></linearGradient>"
        );
    }
    out + "<radialGradient id=\"mi\"><stop stop-color=\"var(--mist)\" stop-opacity=\".92\"/><stop offset=\".62\" stop-color=\"var(--mist)\" stop-opacity=\".68\"/><stop offset=\"1\" stop-color=\"var(--mist)\" stop-opacity=\"0\"/></radialGradient>"
}
