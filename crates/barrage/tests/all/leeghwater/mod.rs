//! Stories of The Leeghwater Project: its worked examples, its rules, its Automas, and whole games at random.

mod automa;
mod examples;
mod games;
mod golden;
mod officers;
mod rules;

use crate::common::{Scene, scene};

/// A scene with the expansion; works and private buildings are named, the rest is as the text says.
fn expanded(text: &str) -> Scene {
    scene(&format!("options = {{ leeghwater = true }}\n{text}"))
}

/// The names of the private buildings that a scene has in play unless it says otherwise.
const ROWS: &str =
    "buildings = ['wind-farm', 'robot-factory', 'research-lab', 'customer-office', 'financial-division']";
