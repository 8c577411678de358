//! Looks at a record again and prints the review as JSON: what `hydropolis review --json` does, without the rest of the program.
//!
//! `cargo run --release -p review --example look -- RECORD [SIMULATIONS DEALS]`

use std::{env, fs};

use barrage::Barrage;
use cities::Cities;
use kernel::{Game as _, Record, game_of_record};
use review::{Plan, Review, Reviewed, Reviewing};

type Failed = Box<dyn std::error::Error>;

fn main() -> Result<(), Failed> {
    let mut arguments = env::args().skip(1);
    let text = fs::read_to_string(arguments.next().ok_or("look RECORD [SIMULATIONS DEALS]")?)?;
    let mut plan = Plan::default();
    if let (Some(simulations), Some(deals)) = (arguments.next(), arguments.next()) {
        (plan.simulations, plan.deals) = (simulations.parse()?, deals.parse()?);
    }
    let review = match game_of_record(&text) {
        Some(Barrage::NAME) => look::<Barrage>(&text, plan)?,
        Some(Cities::NAME) => look::<Cities>(&text, plan)?,
        other => return Err(format!("no record of a game there is: {other:?}").into()),
    };
    println!("{}", serde_json::to_string(&review)?);
    Ok(())
}

fn look<G: Reviewed>(text: &str, plan: Plan) -> Result<Review, Failed> {
    let record: Record<G> = text.parse().map_err(|error| format!("{error}"))?;
    let played = record.replay(None).map_err(|error| format!("{error}"))?;
    let mut reviewing = Reviewing::begin(played, plan).ok_or("it does not begin with the deal")?;
    while reviewing.step() {}
    Ok(reviewing.finish())
}
