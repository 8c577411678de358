//! The fields of the plains: a quilt of plots, each cut into strips.

use std::fmt::Write as _;

use super::{Chart, lower_edge};
use crate::ink::{Path, Pen, Point, along, middle, noise};

/// A corner of the bent lattice that plots lie in.
fn corner(column: i32, row: i32) -> Point {
    let (i, j) = (f64::from(column), f64::from(row));
    let x = i * 50.0 - 30.0 + f64::from(row % 2) * 14.0;
    let y = 640.0 + j * 33.0;
    (
        x + (noise(i * 0.9, j * 0.9, 11) - 0.5) * 34.0 + 12.0 * (j * 0.8).sin(),
        y + (noise(i * 0.9, j * 0.9, 12) - 0.5) * 24.0 + 7.0 * (i * 0.7).sin(),
    )
}

impl Chart {
    /// Fields; meadows are left along the water.
    pub(super) fn fields(&self, out: &mut String) {
        let mut pen = Pen::new("fields", 2);
        let mut strips: [Path; 4] = Default::default();
        let mut furrows = Path::default();
        let mut plots = 0;
        for row in 0..16 {
            for column in 0..23 {
                let plot = [
                    corner(column, row),
                    corner(column + 1, row),
                    corner(column + 1, row + 1),
                    corner(column, row + 1),
                ];
                let centre = middle(&plot);
                let below = plot.iter().all(|point| point.1 - lower_edge(point.0) >= 4.0);
                let dry = plot.iter().chain([&centre]).all(|&point| self.dry(point) >= 7.0);
                if !below || !dry || noise(f64::from(column) * 0.7, f64::from(row) * 0.7, 21) < 0.20 {
                    continue;
                }
                plots += 1;
                let mut plot = plot.map(|point| along(centre, point, 0.96));
                let count = [2, 3, 3, 4][pen.whole(0, 3)];
                let mut tints = [0, 1, 2, 3];
                pen.shuffle(&mut tints);
                if pen.part() < 0.5 {
                    plot.rotate_left(1);
                }
                for strip in 0..count {
                    let part = |nth: usize| nth as f64 / count as f64;
                    let (a, b) =
                        (along(plot[0], plot[1], part(strip)), along(plot[0], plot[1], part(strip + 1)));
                    let (c, d) =
                        (along(plot[3], plot[2], part(strip + 1)), along(plot[3], plot[2], part(strip)));
                    strips[tints[strip % 4]].shape(&[a, b, c, d]);
                    match (strip + plots) % 4 {
                        0 => {
                            for part in [0.33, 0.67] {
                                furrows.line(&[along(a, b, part), along(d, c, part)]);
                            }
                        }
                        1 => {
                            for part in [0.25, 0.5, 0.75] {
                                furrows.line(&[along(a, d, part), along(b, c, part)]);
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        for (nth, strip) in (1..).zip(&strips) {
            let _ = write!(out, "<path class=\"f{nth}\" d=\"{}\" opacity=\".62\"/>", strip.data());
        }
        let _ = write!(out, "<path class=\"fu\" d=\"{}\"/>", furrows.data());
    }
}
