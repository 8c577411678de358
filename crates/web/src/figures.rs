//! How often components are used and how their users fare: tables that `hydropolis simulate --report components` wrote.

use std::sync::LazyLock;

/// A run of games: the command that repeats it, and what was counted.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    /// Which game, by name.
    pub(crate) game: &'static str,
    /// The command, word for word.
    pub(crate) command: &'static str,
    /// How many games.
    pub(crate) games: u64,
    /// Seats of all games.
    pub(crate) seats: u64,
    rows: Vec<Figures>,
}

/// What was counted of one component.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Figures {
    id: &'static str,
    /// How often it was used.
    pub(crate) times: u64,
    /// In how many seats it was used at least once.
    pub(crate) players: u64,
    /// Points more than all other seats made, and the standard error of that.
    pub(crate) difference: Option<(f64, f64)>,
}

/// The runs. Of each game the usual one comes first; the others are for what it does not have.
static RUNS: LazyLock<Vec<Run>> = LazyLock::new(|| {
    let files = [
        ("barrage", include_str!("../data/figures/barrage.tsv")),
        ("barrage", include_str!("../data/figures/leeghwater.tsv")),
        ("cities", include_str!("../data/figures/cities.tsv")),
        ("cities", include_str!("../data/figures/cities-asymmetric.tsv")),
    ];
    files.into_iter().map(|(game, text)| read(game, text)).collect()
});

/// The figures of a component, with the run they are from.
pub(crate) fn of(game: &str, id: &str) -> Option<(&'static Run, &'static Figures)> {
    let runs = RUNS.iter().filter(|run| run.game == game);
    runs.flat_map(|run| run.rows.iter().map(move |row| (run, row))).find(|(_, row)| row.id == id)
}

fn read(game: &'static str, text: &'static str) -> Run {
    let number = |word: &str| word.trim().parse::<f64>().ok();
    let mut run = Run { game, command: "", games: 0, seats: 0, rows: Vec::new() };
    for line in text.lines() {
        if let Some(said) = line.strip_prefix("# ") {
            if said.starts_with("hydropolis ") {
                run.command = said;
            }
            let counted = |what: &str| {
                let (_, rest) = said.split_once(what)?;
                rest.split(',').next()?.trim().parse().ok()
            };
            run.games = counted("games ").unwrap_or(run.games);
            run.seats = counted("seats ").filter(|_| said.starts_with("games ")).unwrap_or(run.seats);
        } else if let [id, times, players, difference, error] = line.split('\t').collect::<Vec<_>>()[..]
            && let (Ok(times), Ok(players)) = (times.parse(), players.parse())
        {
            let difference = number(difference).zip(number(error));
            run.rows.push(Figures { id, times, players, difference });
        }
    }
    run
}

#[cfg(test)]
mod tests {
    use words::Words;

    use super::*;
    use crate::library::components;

    #[test]
    fn a_table_is_read() {
        let run = read(
            "barrage",
            "# hydropolis simulate barrage --games 20 --seats greedy,greedy\n# seed 7\n# games 20, seats 40, mean points 61.50\nid\ttimes\tplayers\tdifference\terror\ntile-base\t31\t22\t-1.50\t0.61\ntile-joker\t1\t1\t-\t-\n",
        );
        assert_eq!((run.games, run.seats), (20, 40));
        assert!(run.command.ends_with("greedy,greedy"));
        let base = Figures { id: "tile-base", times: 31, players: 22, difference: Some((-1.5, 0.61)) };
        let joker = Figures { id: "tile-joker", times: 1, players: 1, difference: None };
        assert_eq!(run.rows, [base, joker]);
    }

    /// Every line of every table is about a component of the gallery, and says how it was made.
    #[test]
    fn figures_are_about_components() {
        let english = Words::of("en").expect("English is built in");
        let all = components(english);
        for run in RUNS.iter() {
            assert!(
                run.command.contains("--report components") && run.command.contains("--seed"),
                "{}",
                run.command
            );
            assert!(run.games >= 1000 && run.seats >= 2 * run.games, "{} {}", run.games, run.seats);
            assert!(run.rows.len() > 50);
            for row in &run.rows {
                assert!(
                    all.iter().any(|it| it.game == run.game && it.id == row.id),
                    "{} {}",
                    run.game,
                    row.id
                );
            }
        }
        let told = all.iter().filter(|it| of(it.game, &it.id).is_some()).count();
        // What the runs never come to: the tiles of the introductory game and of one level of the Automa, officers by option.
        assert!(told * 10 >= all.len() * 9, "{told} of {}", all.len());
    }
}
