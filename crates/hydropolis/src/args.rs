//! The command line.

use std::num::{NonZeroU32, NonZeroU64};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::agreed::Agreed;
use crate::dataset::Dataset;
use crate::lab::Lab;
use crate::load::Load;
use crate::password::ResetPassword;
use crate::release::Release;
use crate::role::GiveRole;
use crate::serve::Serve;
use crate::train::Train;
use crate::upkeep::{Backup, Check, CopyAll, Prune, Restore};

/// Heavyweight board games of water, played by their full rules.
#[derive(Debug, Parser)]
#[command(name = "hydropolis", version, about)]
pub(crate) struct Cli {
    /// The language; the terminal's own if not said.
    #[arg(long, value_name = "LANG", global = true)]
    lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Start the server, where people and bots play in a browser. This is what happens without any command.
    Serve(Serve),
    /// Play a game in the terminal, against people at the same terminal or against the machine.
    ///
    /// Type a number or a move when asked; `help` tells the rest.
    Play(Play),
    /// Play many games without people and sum them up.
    ///
    /// A victory that is shared counts as a win for each who shares it (`wins`), while the win share adds only one
    /// half, third or quarter. The same seed plays the same games whatever the number of threads.
    Simulate(Simulate),
    /// Let bots play against each other, all seats rotated, and tell how strong each is.
    ///
    /// The same seed plays the same games whatever the number of threads, unless a budget is in milliseconds.
    Arena(Arena),
    /// Find puzzles in games of bots: positions with one clearly best turn.
    ///
    /// The turn is looked through from end to end, and nothing hidden may matter in it. The same seed finds the same
    /// puzzles whatever the number of threads.
    Puzzles(Puzzles),
    /// Find better weights for the bots by self-play.
    ///
    /// The weights are kept after every step: a run that was stopped goes on where it was when the same command is
    /// given again, and comes to the same end.
    Tune(Tune),
    /// Let a network for the bots learn from games against itself.
    ///
    /// Every game is kept: a run that was stopped goes on where it was when the same command is given again, and comes to
    /// the same end.
    Train(Train),
    /// Replay a saved game, check every position by its hash, and show one of them.
    Replay(Replay),
    /// Look at a saved game again: how everybody stood, what each decision gave away, what would have been better.
    ///
    /// The same file and the same options make the same review. A game of four takes a few minutes.
    Review(Review),
    /// Set up a position from a file written by hand, play moves in it, and show what comes of it.
    ///
    /// A move that is refused ends the command with exit code 2, after the moves before it. Moves that the game makes
    /// by itself, because no other is open, may be named or left out.
    Position(Position),
    /// List the tables that a server keeps in quarantine, or let one of them out.
    Release(Release),
    /// Write a copy of the database to a file, as of one moment.
    Backup(Backup),
    /// Put a copy that `backup` has written in the place of a database.
    Restore(Restore),
    /// Copy everything from one store to another, and compare the two.
    Copy(CopyAll),
    /// Replay every game of a store and compare every position with its hash.
    Check(Check),
    /// Delete the games that are not over and in which nothing has happened for long.
    Prune(Prune),
    /// Print a one-time link for somebody who has lost the password of an account.
    ResetPassword(ResetPassword),
    /// Give an account a role: player, moderator or operator.
    Role(GiveRole),
    /// Measure a server: tables of random players through its API, and how soon their moves are acknowledged.
    Load(Load),
    /// Carry out an experiment and write a report on it.
    ///
    /// Games that are already there are not played again: a run that was stopped goes on where it was. The results
    /// depend on the file alone, not on threads, shares or machines.
    Lab(Lab),
    /// Write games of bots, or records, as a Parquet file with a row for each decision, and a page about it.
    Dataset(Dataset),
    /// List the games, their variants and their components.
    Games(Games),
}

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// The game, by name.
    #[arg(required_unless_present = "load")]
    pub(crate) game: Option<String>,
    /// Go on with a saved game; players, variant and seed are the saved ones.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "seed", Agreed::GROUP])]
    pub(crate) load: Option<PathBuf>,
    /// Who sits where from P1 on: human, random, greedy, club, expert, in Barrage automa:LEVEL, separated by commas.
    /// Bots that search may be given a budget: club:sims=200, expert:ms=100. Weights of a file are named behind an @:
    /// club@tuned.toml. Seats that are not named are random; without this, P1 is human.
    #[arg(long, value_name = "WHO", value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    #[command(flatten)]
    pub(crate) deal: Deal,
}

#[derive(Debug, Args)]
pub(crate) struct Simulate {
    /// The game, by name.
    pub(crate) game: String,
    /// How many games to play.
    #[arg(long, value_name = "N", default_value = "1000")]
    pub(crate) games: NonZeroU64,
    /// Who sits where from P1 on: random, greedy, club, expert, in Barrage automa:LEVEL, separated by commas. Bots that
    /// search may be given a budget: club:sims=200, expert:ms=100. Weights of a file are named behind an @:
    /// club@tuned.toml. Seats that are not named are random.
    #[arg(long, value_name = "WHO", value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    /// How many threads play; as many as there are processors if not said.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Keep every game as a record in this folder, named by its seed.
    #[arg(long, value_name = "DIR", conflicts_with = "report")]
    pub(crate) records: Option<PathBuf>,
    /// What the games are played for instead of the sums by seat: components; in Underwater Cities also the cards, or the sources
    /// of points.
    #[arg(long, value_name = "WHAT")]
    pub(crate) report: Option<Report>,
    /// Print one JSON object instead of tables.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) deal: Deal,
}

#[derive(Debug, Args)]
pub(crate) struct Arena {
    /// The game, by name.
    pub(crate) game: String,
    /// The bots: random, greedy, club, expert, in Barrage automa:LEVEL, separated by commas. A bot that searches may be
    /// given a budget for a decision: club:sims=200, expert:ms=100. Weights of a file are named behind an @:
    /// club@tuned.toml.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    /// How many games to play. Each way to seat the bots gets the same deals, so a multiple of the ways is best.
    #[arg(long, value_name = "N", default_value = "100")]
    pub(crate) games: NonZeroU64,
    /// How many threads play; as many as there are processors if not said.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) deal: Deal,
}

#[derive(Debug, Args)]
pub(crate) struct Puzzles {
    /// The game, by name.
    pub(crate) game: String,
    /// How many games to look through; their seeds begin with --seed, and they have two to four players in turn; with 0
    /// only the files of --from are chosen from.
    #[arg(long, value_name = "N", default_value = "100")]
    pub(crate) games: u32,
    /// The seed of the first game.
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) seed: u64,
    /// Who plays them.
    #[arg(long, value_name = "BOT", default_value = "expert")]
    pub(crate) bot: String,
    /// Only these goals, separated by commas: energy, contracts, points, round, hand, build, era, final, win.
    #[arg(long, value_name = "GOALS", value_delimiter = ',')]
    pub(crate) goals: Vec<String>,
    /// Puzzles that were found before, to choose among them too.
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Vec<PathBuf>,
    /// Whether the puzzles of --from are proved and rated once more.
    #[arg(long)]
    pub(crate) again: bool,
    /// How many puzzles to keep.
    #[arg(long, value_name = "N", default_value = "100")]
    pub(crate) keep: NonZeroU32,
    /// Where they are written.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// How many threads look; as many as there are processors if not said.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(Debug, Args)]
pub(crate) struct Tune {
    /// The game, by name.
    pub(crate) game: String,
    /// Where the weights are kept; if the file exists, the run continues from it.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// How better weights are found.
    #[arg(long, value_name = "WAY", value_enum, default_value = "wins", hide_default_value = true)]
    pub(crate) by: By,
    /// Where a line is added for each step: its number and what came of it.
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<PathBuf>,
    /// The weights to begin with; those of greedy if not said.
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
    /// How many steps, those already done included.
    #[arg(long, value_name = "N")]
    pub(crate) steps: Option<u32>,
    /// How many games a step plays.
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<NonZeroU32>,
    /// By wins: the steps after which steps are half as long; the longer the run, the more.
    #[arg(long, value_name = "N", default_value = "150")]
    pub(crate) half: NonZeroU32,
    /// Simulations of a decision; with 0 the beginner plays, which is fast.
    #[arg(long, value_name = "N")]
    pub(crate) sims: Option<u32>,
    /// How many threads play; as many as there are processors if not said.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    #[command(flatten)]
    pub(crate) deal: Deal,
}

/// How better weights are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum By {
    /// Weights a little changed play against the opposite change; all move towards the side that did better.
    Wins,
    /// Positions of many games are judged, and the weights moved towards how those games ended.
    Ends,
}

/// What a simulation can report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Report {
    /// How often each card was drawn, played and used, and how its users fared.
    Cards,
    /// The same in Markdown.
    CardsMarkdown,
    /// Where the points come from, and how the games went.
    Sources,
    /// How often each component was used, and how its users fared, as a table for programs.
    Components,
}

/// What a game is dealt from.
#[derive(Debug, Default, Args)]
pub(crate) struct Deal {
    /// How many play, besides players of the game's own that are added.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// The seed of the deal; one is drawn and told if not said.
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) agreed: Agreed,
}

#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The saved game.
    pub(crate) file: PathBuf,
    /// Show the position after this move; 0 is the deal, and without this it is the last.
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Write the position as a file that `position` reads: TOML, or JSON if the name ends in .json.
    #[arg(long, value_name = "FILE")]
    pub(crate) write: Option<PathBuf>,
    /// List the legal moves of the position.
    #[arg(long)]
    pub(crate) moves: bool,
    /// Print one JSON object: the position, as a file and as a spectator sees it, its legal moves, and the scores.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Review {
    /// The saved game.
    pub(crate) file: PathBuf,
    /// Write the review as one page that needs no other file.
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// Simulations of the bot that proposes moves for a decision.
    #[arg(long, value_name = "N")]
    pub(crate) simulations: Option<NonZeroU32>,
    /// Deals on which the moves of a decision are compared.
    #[arg(long, value_name = "N")]
    pub(crate) deals: Option<NonZeroU32>,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Position {
    /// The position: a TOML file, or JSON if its name ends in .json.
    pub(crate) file: PathBuf,
    /// Moves to play, separated by semicolons.
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    pub(crate) play: String,
    /// Underwater Cities: a component pack, in the place of one that the position names.
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,
    /// Barrage: stop before the turn of an Automa; its moves can then be played one by one, beginning with `turn tile`.
    #[arg(long)]
    pub(crate) stop: bool,
    /// List the legal moves of the position that is reached.
    #[arg(long)]
    pub(crate) moves: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Games {
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}
