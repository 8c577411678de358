//! Players that are not people have fixed ratings, measured in arenas: `data/programs.toml` says from which figures.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::rating::{NEWCOMER, Rating};

/// Programs that were measured together.
#[derive(Deserialize)]
#[cfg_attr(not(test), allow(dead_code, reason = "what a figure comes from is for readers and tests"))]
struct LineUp {
    table: String,
    games: u32,
    deviation: i64,
    level: BTreeMap<String, Figure>,
}

#[derive(Deserialize)]
#[cfg_attr(not(test), allow(dead_code, reason = "what a figure comes from is for readers and tests"))]
struct Figure {
    arena: i64,
    rating: i64,
}

/// The line-ups of each title.
static PROGRAMS: LazyLock<BTreeMap<String, Vec<LineUp>>> = LazyLock::new(|| {
    toml::from_str(include_str!("../data/programs.toml")).expect("data/programs.toml is read by a test")
});

/// The rating of a program at tables of a game; none if it was not measured.
pub fn program(game: &str, level: &str) -> Option<Rating> {
    let mut measured = PROGRAMS.get(game)?.iter().filter_map(|it| Some((it, it.level.get(level)?)));
    let (line_up, figure) = measured.next()?;
    Some(Rating { rating: figure.rating * 1000, deviation: line_up.deviation * 1000, ..NEWCOMER })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a program is called in arenas.
    fn in_arenas(level: &str) -> String {
        match level {
            "beginner" => "greedy".to_owned(),
            level => level.replacen("automa-", "automa:", 1),
        }
    }

    /// The rating of the last column of a line-up in docs/bots.md.
    fn stands_in_the_docs(heading: &str, level: &str) -> Option<i64> {
        let docs = include_str!("../../../docs/bots.md");
        let table = docs.split_once(heading)?.1;
        let row = table.lines().take_while(|line| !line.is_empty());
        let name = format!("| `{}` |", in_arenas(level));
        let row = row.into_iter().find(|line| line.starts_with(&name))?;
        row.trim_end_matches([' ', '|']).rsplit('|').next()?.trim().parse().ok()
    }

    #[test]
    fn every_figure_is_one_of_the_docs_on_the_scale_of_the_club() {
        for line_up in PROGRAMS.values().flatten() {
            let (table, club) = (&*line_up.table, line_up.level["club"].arena);
            for (level, figure) in &line_up.level {
                assert_eq!(stands_in_the_docs(table, level), Some(figure.arena), "{table} {level}");
                assert_eq!(figure.rating, figure.arena - club + 1500, "{table} {level}");
            }
            let error = 173.7 / (f64::from(line_up.games) / 4.0).sqrt();
            let deviation = line_up.deviation as f64;
            assert!(deviation >= error && deviation < error + 10.0, "{table} {error}");
        }
    }

    #[test]
    fn the_stronger_has_more() {
        for game in ["barrage", "cities"] {
            let rating = |level| program(game, level).expect("it was measured").rating;
            assert!(rating("random") < rating("beginner") && rating("beginner") < rating("club"));
            assert!(rating("club") < rating("expert"));
            assert_eq!(program(game, "nobody"), None);
        }
        assert_eq!(program("chess", "club"), None);
        let levels = ["easy", "medium", "hard", "very-hard"].map(|it| format!("automa-{it}"));
        let levels = levels.map(|it| program("barrage", &it).expect("it was measured").rating);
        assert!(levels.is_sorted(), "{levels:?}");
    }
}
