//! `games`: what there is to play.

use std::io::Write;

use serde_json::{Map, Value as Json, json};
use words::Words;

use crate::Out;
use crate::args::Games;
use crate::columns::columns;
use crate::problem::Stop;
use crate::titles::{self, About};

/// Prints the games.
pub(crate) fn run(args: &Games, words: &Words, out: &mut Out) -> Result<(), Stop> {
    let games: Vec<About> = titles::all();
    if args.json {
        let games: Vec<Json> = games.iter().map(as_json).collect();
        serde_json::to_writer_pretty(&mut *out, &json!({ "games": games }))?;
        writeln!(out)?;
        return Ok(());
    }
    for game in &games {
        let say = |id: &str| words.say(&format!("{}-{id}", game.name), &[]);
        let join = |things: Vec<String>| things.join(&words.say("list-separator", &[]));
        let variants = game.variants.iter().map(|it| say(&format!("variant-{it}"))).collect();
        let players = game.players.iter().map(u8::to_string).collect();
        let args = [
            ("title", say("title").into()),
            ("name", game.name.into()),
            ("players", join(players).into()),
            ("variants", join(variants).into()),
            ("rules", game.rules_version.into()),
        ];
        writeln!(out, "{}\n{}", words.say("games-game", &args), say("about"))?;
        let rows: Vec<Vec<String>> = game
            .components
            .iter()
            .map(|(id, count)| vec![say(&format!("count-{id}")), count.to_string()])
            .collect();
        write!(out, "{}", columns(&rows, true))?;
    }
    Ok(())
}

fn as_json(game: &About) -> Json {
    let components: Map<String, Json> =
        game.components.iter().map(|(id, count)| (id.replace('-', "_"), (*count).into())).collect();
    json!({
        "name": game.name,
        "rules": game.rules_version,
        "players": game.players,
        "variants": game.variants,
        "components": components,
    })
}
