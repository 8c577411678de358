//! Makes the file that turns worths into points and chances: plays games of bots and fits it to how they ended.
//!
//! `cargo run --release -p review --example calibrate -- GAME BOT GAMES SEED PLAYERS...`

use std::collections::BTreeMap;
use std::env;

use barrage::Barrage;
use bots::Bot;
use cities::Cities;
use kernel::{Game as _, Seed};
use review::{Reviewed, fit, samples};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [game, bot, games, seed, players @ ..] = &arguments[..] else {
        return Err("calibrate GAME BOT GAMES SEED PLAYERS...".into());
    };
    println!("# cargo run --release -p review --example calibrate -- {}", arguments.join(" "));
    let (bot, games, seed): (Bot, u64, u64) = (bot.parse()?, games.parse()?, seed.parse()?);
    for players in players {
        let count: u8 = players.parse()?;
        let all = match &**game {
            Barrage::NAME => {
                play(&Barrage::open(barrage::Setup::new(count, barrage::Variant::Full))?, bot, games, seed)
            }
            Cities::NAME => play(&Cities::open(cities::Setup::new(count))?, bot, games, seed),
            other => return Err(format!("there is no game \"{other}\"").into()),
        };
        let mut by_stage: BTreeMap<usize, (usize, f32)> = BTreeMap::new();
        for (moment, (stage, count, doubt)) in fit(&all).into_iter().enumerate() {
            by_stage.insert(moment, (count, doubt));
            println!("[[players.{players}]] # moment {moment}: {count} positions, Brier {doubt:.3}");
            println!("offset = {:?}\nslope = {:?}\nscale = {:?}", stage.offset, stage.slope, stage.scale);
            if let Some(target) = stage.target {
                println!("target = {target:?}");
            }
        }
        eprintln!("{players} players: {} positions, {} stages", all.len(), by_stage.len());
    }
    Ok(())
}

fn play<G: Reviewed>(game: &G, bot: Bot, games: u64, seed: u64) -> Vec<review::Sample> {
    (0..games).flat_map(|nth| samples(game, bot, Seed(seed).nth(nth))).collect()
}
