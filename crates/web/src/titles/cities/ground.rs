//! The sea floor under every player board: a bathymetric chart, drawn once from a depth that is made up.

use std::fmt::Write as _;
use std::sync::LazyLock;

/// Columns and rows of the grid on which depth is sounded; the chart is as wide as the seabed of the built-in boards.
const GRID: (i32, i32) = (62, 33);
/// Units of the picture from one sounding to the next.
const CELL: f32 = 24.0;
/// The depths that have a line.
const LEVELS: [f32; 8] = [0.18, 0.3, 0.42, 0.54, 0.66, 0.78, 0.9, 1.02];
/// Basins and rises: middle, reach and depth.
const SHAPES: [(f32, f32, f32, f32); 8] = [
    (10.0, 8.0, 11.0, 0.75),
    (30.0, 24.0, 13.0, 0.95),
    (52.0, 6.0, 10.0, 0.85),
    (57.0, 27.0, 9.0, 0.6),
    (26.0, 5.0, 7.0, 0.35),
    (6.0, 29.0, 8.0, 0.5),
    (41.0, 14.0, 6.0, -0.3),
    (17.0, 19.0, 6.0, -0.22),
];

/// The picture.
pub(crate) fn picture() -> &'static str {
    static PICTURE: LazyLock<String> = LazyLock::new(draw);
    &PICTURE
}

/// How deep the sea is, in shares of its deepest.
fn depth(x: i32, y: i32) -> f32 {
    let (x, y) = (x as f32, y as f32);
    let shapes = SHAPES.iter().map(|&(cx, cy, reach, deep)| {
        let away = ((x - cx).powi(2) + (y - cy).powi(2)) / (reach * reach);
        deep * (-away).exp()
    });
    let swell = 0.045 * ((x * 0.55).sin() * (y * 0.5).cos() + (x * 0.21 + y * 0.37).sin());
    0.2 + shapes.sum::<f32>() + swell
}

fn draw() -> String {
    let (wide, high) = ((GRID.0 - 1) as f32 * CELL, (GRID.1 - 1) as f32 * CELL);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" preserveAspectRatio=\"xMidYMid slice\"><style>\
         svg{{background:#e3eaea}}path{{fill:#7fa3b8;fill-opacity:.13;stroke:#5f8398;stroke-opacity:.5;stroke-width:1.3}}\
         path:nth-of-type(3n){{stroke-width:2.6}}text{{font:italic 17px Georgia,serif;fill:#4f7388;fill-opacity:.62}}\
         .g{{fill:none;stroke-opacity:.2;stroke-width:1.5}}\
         @media(prefers-color-scheme:dark){{svg{{background:#123044}}path{{fill:#020b14;fill-opacity:.17;stroke:#5d93b3;stroke-opacity:.34}}\
         text{{fill:#8fbdd6;fill-opacity:.5}}.g{{fill:none;stroke-opacity:.16}}}}</style>"
    );
    for level in LEVELS {
        let _ = write!(svg, "<path d=\"{}\"/>", outline(level));
    }
    // Meridians and parallels.
    let mut grid = String::new();
    for at in 1..6 {
        let _ = write!(grid, "M{} 0V{high}", at as f32 * wide / 6.0);
    }
    for at in 1..3 {
        let _ = write!(grid, "M0 {}H{wide}", at as f32 * high / 3.0);
    }
    let _ = write!(svg, "<path class=\"g\" d=\"{grid}\"/>");
    // Soundings, as figures in metres.
    for (column, row) in
        (2..GRID.0).step_by(7).flat_map(|x| (2..GRID.1).step_by(6).map(move |y| (x + y % 4, y)))
    {
        let metres = (40.0 + 160.0 * depth(column, row)) as i32;
        let _ =
            write!(svg, "<text x=\"{}\" y=\"{}\">{metres}</text>", column as f32 * CELL, row as f32 * CELL);
    }
    svg.push_str("</svg>");
    svg
}

/// The lines around everything deeper than a level, as a path: marching squares, closed at the edges of the chart.
fn outline(level: f32) -> String {
    let at = |x: i32, y: i32| {
        let inside = (0..GRID.0).contains(&x) && (0..GRID.1).contains(&y);
        if inside { depth(x, y) - level } else { -0.05 }
    };
    // An edge of the grid is named by its upper or left end and whether it goes down; each line leaves an edge for the
    // next with the deep on its right.
    type Edge = (i32, i32, bool);
    let mut next: std::collections::BTreeMap<Edge, Edge> = Default::default();
    for y in -1..GRID.1 {
        for x in -1..GRID.0 {
            let corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)].map(|deep| deep > 0.0);
            let edges = [(x, y, false), (x + 1, y, true), (x, y + 1, false), (x, y, true)];
            // Each change from shallow to deep around the cell begins a line, the change back before it ends it.
            for start in 0..4 {
                let (one, two) = (corners[start], corners[(start + 1) % 4]);
                if one || !two {
                    continue;
                }
                let back = (1..4)
                    .map(|step| (start + step) % 4)
                    .find(|&side| corners[side] && !corners[(side + 1) % 4]);
                if let Some(side) = back {
                    next.insert(edges[side], edges[start]);
                }
            }
        }
    }
    let crossing = |(x, y, down): Edge| {
        let (to_x, to_y) = if down { (x, y + 1) } else { (x + 1, y) };
        let (from, to) = (at(x, y), at(to_x, to_y));
        let share = (from / (from - to)).clamp(0.0, 1.0);
        let point = |from: i32, to: i32| ((from as f32 + (to - from) as f32 * share) * CELL).round() as i32;
        (point(x, to_x), point(y, to_y))
    };
    let mut path = String::new();
    while let Some((&first, _)) = next.first_key_value() {
        let (mut edge, mut last) = (first, crossing(first));
        let _ = write!(path, "M{} {}", last.0, last.1);
        path.push('l');
        while let Some(to) = next.remove(&edge) {
            let point = crossing(to);
            let (dx, dy) = (point.0 - last.0, point.1 - last.1);
            if (dx, dy) != (0, 0) {
                let _ = write!(
                    path,
                    "{}{dx}{}{dy}",
                    if dx < 0 { "" } else { " " },
                    if dy < 0 { "" } else { " " }
                );
            }
            (edge, last) = (to, point);
        }
        path.push('z');
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chart_is_small_and_has_lines_at_every_depth() {
        let picture = picture();
        assert!(picture.len() < 30 * 1024, "{} bytes", picture.len());
        assert_eq!(picture.matches("<path d=\"M").count(), LEVELS.len());
    }
}
