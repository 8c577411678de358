//! `dataset`: games of bots, or records, as a Parquet file with a row for each decision, and a page about it.

use std::num::NonZeroU64;
use std::path::PathBuf;

use clap::Args;
use words::Words;

use crate::Out;
use crate::agreed::Agreed;
use crate::args::Deal;
use crate::problem::Stop;

#[derive(Debug, Args)]
pub(crate) struct Dataset {
    /// The dataset, a Parquet file; a page about it is written beside it.
    pub(crate) out: PathBuf,
    /// The game whose bots play, by name.
    #[arg(long, value_name = "GAME", required_unless_present = "records")]
    pub(crate) game: Option<String>,
    /// A folder of records to be told, instead of games of bots.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["game", "games", "seats", "players", "seed", Agreed::GROUP])]
    pub(crate) records: Option<PathBuf>,
    /// How many games the bots play.
    #[arg(long, value_name = "N", default_value = "100")]
    pub(crate) games: NonZeroU64,
    /// Who sits where from P1 on, separated by commas; seats that are not named are random.
    #[arg(long, value_name = "WHO", value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    /// With what the seat saw, as numbers.
    #[arg(long)]
    pub(crate) observations: bool,
    #[command(flatten)]
    pub(crate) deal: Deal,
}

/// This program was built without what it takes.
#[cfg(not(feature = "parquet"))]
pub(crate) fn run(_args: &Dataset, _words: &Words, _out: &mut Out) -> Result<(), Stop> {
    Err(crate::problem::Problem::new("dataset-not-built").into())
}

#[cfg(feature = "parquet")]
pub(crate) use told::{failed, run};

#[cfg(feature = "parquet")]
mod told {
    use std::fs;
    use std::io::Write as _;
    use std::path::Path;

    use arrays::Arrays;
    use kernel::{Match, Record};
    use lab::Played;

    use super::{Dataset, Out, Stop, Words};
    use crate::chairs::{self, Chair, Minds};
    use crate::problem::Problem;
    use crate::simulate::{progress, whole};
    use crate::titles::{self, InTerminal};
    use crate::{file, replay};

    type Sheet = lab::Dataset<Vec<u8>>;

    /// What the writer of Parquet files complains of.
    pub(crate) fn failed(error: impl std::fmt::Display) -> Problem {
        Problem::new("dataset-failed").with("reason", error.to_string())
    }

    /// Writes the dataset and the page.
    pub(crate) fn run(args: &Dataset, words: &Words, out: &mut Out) -> Result<(), Stop> {
        let mut sheet = Sheet::begin(Vec::new()).map_err(failed)?;
        match (&args.records, &args.game) {
            (Some(folder), _) => records(args, folder, words, &mut sheet)?,
            (None, Some(name)) => titles::of_game!(&**name, Chosen => bots::<Chosen>(args, &mut sheet))?,
            // Without records, the command line asks for the game.
            (None, None) => return Err(Problem::new("cli-which-game").into()),
        }
        let (bytes, summary) = sheet.end().map_err(failed)?;
        if summary.games() == 0 {
            return Err(Problem::new("dataset-empty").into());
        }
        file::replace_bytes(&args.out, &bytes)?;
        let (page, name) = (args.out.with_extension("html"), args.out.display().to_string());
        let title = args.out.file_name().unwrap_or_default().to_string_lossy();
        file::replace(&page, &summary.page(&title, words))?;
        let told = [
            ("games", whole(words, summary.games() as f64).into()),
            ("decisions", whole(words, summary.decisions() as f64).into()),
            ("file", name.into()),
            ("page", page.display().to_string().into()),
        ];
        Ok(writeln!(out, "{}", words.say("dataset-done", &told))?)
    }

    /// Games of bots.
    fn bots<T: InTerminal + Arrays>(args: &Dataset, sheet: &mut Sheet) -> Result<(), Stop> {
        let chairs = chairs::seated::<T>(&args.deal, &args.seats, Chair::RANDOM)?;
        if chairs.contains(&Chair::Human) {
            return Err(Problem::new("cli-no-people-in-simulations").into());
        }
        let game: T = titles::open(&args.deal, &chairs)?;
        let minds = Minds::of(&game, &chairs)?;
        let seed = chairs::seed(&args.deal);
        let players: Vec<String> = chairs.iter().map(Chair::name).collect();
        let bar = progress(args.games.get());
        for number in 0..args.games.get() {
            let seed = seed.nth(number);
            let mut machines = minds.begin(seed);
            let played = Played::of(
                Match::begin(game.clone(), seed),
                players.clone(),
                args.observations,
                |played, seat| Some(machines[seat].choose(&game, played.position(), played.moves())),
            );
            // A machine chooses among the legal moves, to the end.
            if let Some(played) = played {
                sheet.add(played).map_err(failed)?;
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// The records of a folder, in the order of their names. Games that are not over are left out.
    fn records(args: &Dataset, folder: &Path, words: &Words, sheet: &mut Sheet) -> Result<(), Stop> {
        let unread = |error: std::io::Error| file::problem("cli-cannot-read", folder, &error);
        let mut files = Vec::new();
        for entry in fs::read_dir(folder).map_err(unread)? {
            let path = entry.map_err(unread)?.path();
            if path.extension().is_some_and(|it| it == "record") {
                files.push(path);
            }
        }
        files.sort();
        for path in files {
            let text = file::read(&path)?;
            let name = replay::game_of(&text, &path)?;
            titles::of_game!(name, Chosen => record::<Chosen>(args, &text, &path, words, sheet))?;
        }
        Ok(())
    }

    fn record<T: InTerminal + Arrays>(
        args: &Dataset,
        text: &str,
        path: &Path,
        words: &Words,
        sheet: &mut Sheet,
    ) -> Result<(), Stop> {
        let record: Record<T> = replay::read(text, path)?;
        // Every move and every hash is checked first.
        let end = replay::replay(&record, None, path, words)?;
        let begun = replay::replay(&record, Some(0), path, words)?;
        let nobody = vec![String::new(); end.game().players().into()];
        let mut moves = record.moves.iter().map(|it| it.mv);
        if let Some(played) = Played::of(begun, nobody, args.observations, |_, _| moves.next()) {
            sheet.add(played).map_err(failed)?;
        }
        Ok(())
    }
}
