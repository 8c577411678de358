//! Whole games by following forms, and what comes after them.

use crate::common::{self, Dice, House, is_over, one_choice, two_at};

async fn whole_game(game: &str, more: &[(&str, &str)], seed: u64) {
    let house = House::open().await;
    let (id, mut first, mut second) = two_at(&house, game, more).await;
    let mut dice = Dice(seed);
    let mut choices = 0;
    while one_choice(&id, &mut [&mut first, &mut second], &mut dice).await {
        choices += 1;
        assert!(choices < 5000, "the game does not end");
    }
    let table = format!("/t/{id}");
    let page = first.get(&table).await;
    assert!(is_over(&page.body) && page.body.contains("class=\"scores\""), "the final scoring is shown");
    assert!(page.body.contains("<svg") && page.body.contains("Where the points came from"));

    // The points of the table add up to the total, for each seat.
    let info = first.json(&format!("/api/tables/{id}")).await;
    assert_eq!(info["status"], "over");
    for points in info["points"].as_array().expect("points") {
        assert!(page.body.contains(&format!("<td><strong>{points}</strong></td>")), "{points}");
    }

    // Replay, move by move, by address.
    let replay = second.get(&format!("{table}/replay/1")).await;
    assert_eq!(replay.status, 200);
    assert!(
        replay.body.contains(&format!("{table}/replay/2"))
            && replay.body.contains(&format!("{table}/replay/0"))
    );
    assert_eq!(second.get(&format!("{table}/replay/999999")).await.status, 404);
    let log = second.get(&format!("{table}/log")).await;
    assert!(log.body.matches("<li").count() > choices / 2, "the log tells what happened");
    assert!(
        game == "barrage" || log.body.contains("Ada ") && log.body.contains("Grace "),
        "by the players' names"
    );

    // The record goes out and comes back as the same game.
    let record = first.get(&format!("{table}/record")).await;
    assert!(record.body.starts_with("hydropolis-record 1\n"), "{}", record.body);
    let (to, page) = second.submit("/records", &[("record", &record.body.replace('\n', "\r\n"))]).await;
    assert!(is_over(&page.body));
    assert_eq!(second.get(&format!("{to}/record")).await.body, record.body);
    let broken = second.post("/records", &[("record", &record.body.replace(" = ", " = f"))]).await;
    assert_eq!(broken.status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_seats_play_barrage_to_its_final_score() {
    whole_game("barrage", &[("seed", "7")], 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_seats_play_underwater_cities_to_its_final_score() {
    whole_game("cities", &[("contracts", "yes"), ("seed", "8")], 2).await;
}

/// One click on the first page is a game; the opponent moves by itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer_is_one_click_away() {
    let house = House::open().await;
    let mut me = house.browser();
    for game in ["barrage", "cities"] {
        let home = me.get("/").await;
        assert!(home.body.contains("Play against the computer"));
        let (to, page) = me.submit("/tables", &[("game", game), ("quick", "yes")]).await;
        assert!(page.body.contains("data-state="), "{}", page.body);
        let id = to.strip_prefix("/t/").expect("a table").to_owned();
        let mut dice = Dice(5);
        let mut made = 0;
        while made < 30 {
            let page = me.get(&to).await;
            match crate::common::offer(&id, &page.body) {
                Some(_) => {
                    one_choice(&id, &mut [&mut me], &mut dice).await;
                    made += 1;
                }
                // The turn could still be taken back; the opponent waits until it is said to be over.
                None if page.body.contains("data-state=\"end-turn\"") => {
                    let ended = me.post(&format!("/t/{id}/end-turn"), &[]).await;
                    assert_eq!(ended.status, 303, "{}", ended.body);
                }
                None => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
            }
        }
        assert!(me.get("/").await.body.contains(&format!("href=\"/t/{id}\"")), "it is among my games");
    }
}

/// Every bot can be sat down against, and the expert gives a hint to whoever is asked, and to nobody else. What it advises is
/// sketched on the board where it happens on the board.
#[tokio::test(flavor = "multi_thread")]
async fn bots_of_every_level_answer_and_the_expert_gives_hints() {
    let house = House::open().await;
    let (mut me, mut stranger) = (house.browser(), house.browser());
    for game in ["barrage", "cities"] {
        let levels: &[&str] = match game {
            "barrage" => &["novice", "beginner", "apprentice", "club", "expert", "random", "pike"],
            _ => &["novice", "beginner", "apprentice", "club", "expert", "random"],
        };
        for &level in levels {
            let form =
                [("game", game), ("seat1", "me"), ("seat2", level), ("seed", "5"), ("nickname", "Ada")];
            let (to, _) = me.submit("/tables", &form).await;
            let id = to.strip_prefix("/t/").expect("a table").to_owned();
            let (mut dice, mut made, mut hinted) = (Dice(9), 0, false);
            while made < 8 {
                let page = me.get(&to).await;
                if let Some(offer) = common::offer(&id, &page.body) {
                    if level == "expert" && offer.moves.len() > 1 && !hinted {
                        let hint = me.get(&format!("{to}?hint=1")).await;
                        assert!(hint.body.contains("An expert would do this:"), "{game}: {}", hint.body);
                        assert!(hint.body.contains("class=\"hints\""));
                        let nothing = stranger.get(&format!("{to}?hint=1")).await;
                        assert!(nothing.status == 200 && !nothing.body.contains("class=\"hints\""));
                        let sketched = |page: &str| page.contains("class=\"sk\" data-sk=\"0\"");
                        assert!(!sketched(&nothing.body));
                        hinted = sketched(&hint.body) && hint.body.contains("<b>A1");
                    }
                    one_choice(&id, &mut [&mut me], &mut dice).await;
                    made += 1;
                } else if page.body.contains("data-state=\"end-turn\"") {
                    me.submit(&format!("{to}/end-turn"), &[("seat", "P1")]).await;
                } else {
                    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                }
            }
            assert!(hinted || level != "expert", "{game}: something was advised that happens on the board");
        }
    }
}

/// A table begun under the first rules of Underwater Cities goes on under them, and is finished, on a server that begins
/// new ones under later rules.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_older_rules_is_played_to_its_end() {
    let house = House::open().await;
    let mut me = house.browser();
    let golden = include_str!("../../../cities/tests/golden/basic-2-contracts.record");
    assert!(golden.contains("\nrules 1\n"));
    let lines: Vec<&str> = golden.lines().collect();
    let (begun, left) = lines.split_at(lines.len() - 40);
    let (to, _) = me.submit("/records", &[("record", &(begun.join("\n") + "\n"))]).await;
    for line in left {
        let (played, _) = line.rsplit_once(" = ").expect("a move and its hash");
        let [number, seat, mv] = played.splitn(3, ' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let seq = (number.parse::<u64>().expect("a number") - 1).to_string();
        let form = [("seq", seq.as_str()), ("key", number), ("seat", seat), ("move", mv)];
        let answer = me.post(&format!("{to}/move"), &form).await;
        assert_eq!(answer.status, 303, "{line}: {}", answer.body);
    }
    assert_eq!(me.get(&format!("{to}/record")).await.body, golden, "hash by hash, under the same rules");
}
