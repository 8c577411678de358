//! A third game: *Pearls*, the toy of the kernel, at a table of the server.
//!
//! All that a game brings is in this file, besides its rules: what can be said about it, how it is drawn, who judges it.
//! It has no style sheet, no ground and no words of its own in the language files.

#[path = "../../../kernel/tests/all/pearls.rs"]
#[allow(dead_code, unreachable_pub, reason = "the kernel's tests use the rest")]
mod rules;

#[path = "../../../../python/src/native/pearls/judge.rs"]
#[allow(unreachable_pub, reason = "it is part of what the game brings")]
mod judge;

use kernel::{Fault, Frame, Refusal as _, Seat, fault};
use maud::{Markup, html};
use titles::{Names, Order, Setting, Title};
use web::{OnPage, Panel, Part, Place, Source, Stage, Still};
use words::{Phrase, Words};

use self::rules::{Event, Move, Pearls, Position, Refused, Setup, View};
use crate::common::{self, Dice, House, is_over, one_choice, two_at};

type Seen = Event<Option<u8>>;

impl Title for Pearls {
    const SEATS: (u8, u8) = (2, 2);
    const SETTINGS: &'static [Setting] = &[];
    const OWN_PLAYERS: &'static [&'static str] = &[];
    const TERMS: &'static [&'static str] = &["shell"];

    fn agree(_order: &Order) -> Result<Setup, Fault> {
        Ok(Setup {})
    }

    fn from_position(_text: &str) -> Result<Setup, Fault> {
        Err(fault!("not-toml", text = "no positions of pearls are kept"))
    }

    fn position_file(&self, _position: &Position) -> Result<String, Fault> {
        Err(fault!("not-toml", text = "no positions of pearls are kept"))
    }

    fn own_player(_setup: &Setup, _seat: Seat) -> Option<&'static str> {
        None
    }

    fn question(&self, _words: &Words, view: &View) -> String {
        if view.kept.is_none() { "Which shell is kept?" } else { "Dive or stop?" }.to_owned()
    }

    fn explain(&self, _words: &Words, _view: &View, mv: Move) -> String {
        format!("One may {mv}")
    }

    fn tell(&self, words: &Words, view: &View, names: &Names, event: &Seen) -> String {
        let (seat, what) = match event {
            Event::Kept { seat, shell } => (seat, format!("keeps {shell:?}")),
            Event::Dived { seat, shell } => (seat, format!("finds {shell}")),
            Event::Stopped { seat } => (seat, "stops".to_owned()),
        };
        let name = names[*seat].clone().unwrap_or_else(|| self.seat_called(words, view, *seat).text);
        format!("{name} {what}")
    }

    fn is_reason(_event: &Seen) -> bool {
        false
    }

    fn refuse(&self, _words: &Words, _view: &View, refusal: &Refused) -> String {
        format!("Not allowed by {}", refusal.rule())
    }

    fn seat_called(&self, _words: &Words, _view: &View, seat: Seat) -> Phrase {
        format!("Diver {seat}").into()
    }

    fn seat_name(&self, _words: &Words, _view: &View, _seat: Seat) -> Option<String> {
        None
    }
}

impl review::Reviewed for Pearls {}

impl OnPage for Pearls {
    fn files() -> Vec<(&'static str, &'static [u8])> {
        Vec::new()
    }

    fn symbols() -> Markup {
        Markup::default()
    }

    fn price(&self, _words: &Words, _view: &View, _seat: Seat, _events: &[Seen]) -> Option<String> {
        None
    }

    fn throws_away(&self, _view: &View, _mv: Move) -> bool {
        false
    }

    fn barred(&self, view: &View, legal: &[Move]) -> Vec<Move> {
        let stop = view.kept.is_some() && !legal.contains(&Move::Stop);
        stop.then_some(Move::Stop).into_iter().collect()
    }

    fn panels(&self, _words: &Words, view: &View, stage: Stage<'_>) -> Vec<Panel> {
        let deck = Place { name: "deck", class: "", label: "The deck", spot: None };
        let ground = html! {
            (stage.place(deck, &html! { (view.deck) " shells" }))
            @for open in &view.open { p { @for shell in open { "(" (shell) ")" } } }
            (stage.dock())
        };
        let mine = html! { p.hand { @for shell in &view.hand { "[" (shell) "]" } } };
        vec![Panel::new("sea", Part::Ground, ground), Panel::new("hand", Part::Mine, mine)]
    }

    fn places(&self, _view: &View, mv: Move) -> Vec<String> {
        (mv == Move::Dive).then(|| "deck".to_owned()).into_iter().collect()
    }

    fn pays(&self, _seat: Seat, _events: &[Seen]) -> Vec<(&'static str, u16)> {
        Vec::new()
    }

    fn stills(&self, words: &Words, _before: &View, film: &[Frame<Self>]) -> Vec<Still> {
        let still = |(event, frame): (usize, &Frame<Self>)| Still {
            panels: self.panels(words, &frame.view, Stage::default()),
            event,
        };
        film.iter().enumerate().map(still).collect()
    }

    fn round(_event: &Seen) -> Option<u8> {
        None
    }

    fn points(event: &Seen) -> Option<(Seat, Source, i32)> {
        match *event {
            Event::Dived { seat, shell } => Some((seat, Source("shells"), shell.into())),
            _ => None,
        }
    }
}

pub(crate) async fn house() -> House {
    House::with(|config| config.games = config.games.clone().and::<Pearls>()).await
}

/// Two people play it through the forms of its pages; what one keeps the other does not see; and all that comes after a
/// game is there for it.
#[tokio::test(flavor = "multi_thread")]
async fn two_seats_play_a_third_game_to_its_final_score() {
    let mut house = house().await;
    let (id, mut first, mut second) = two_at(&house, "pearls", &[("seed", "7")]).await;
    let table = format!("/t/{id}");
    let home = first.get("/").await;
    assert!(home.body.contains("href=\"/new/pearls\""), "the first page offers it");
    assert_eq!(first.get("/new/pearls").await.status, 200);

    let page = first.get(&table).await.body;
    assert!(page.contains("Which shell is kept?") && !page.contains("pearls.css"), "{page}");
    let hand = |page: &str| {
        page.split("class=\"hand\">").nth(1).and_then(|it| it.split("</p>").next()).map(str::to_owned)
    };
    let (mine, theirs) =
        (hand(&page).expect("a hand"), hand(&second.get(&table).await.body).expect("a hand"));
    assert!(mine.len() > 4 && mine != theirs, "{mine} {theirs}");
    let offer = common::offer(&id, &page).expect("a question");
    assert_eq!(offer.moves.len(), 2);
    let refused = [("move", "stop"), ("seq", &*offer.seq), ("key", "k"), ("seat", &*offer.seat)];
    let answer = first.post(&format!("{table}/move"), &refused).await;
    assert!(answer.body.contains("Not allowed by T-2"), "{}", answer.body);

    let mut dice = Dice(1);
    assert!(one_choice(&id, &mut [&mut first, &mut second], &mut dice).await);
    let (told, hidden) =
        (first.get(&format!("{table}/log")).await, second.get(&format!("{table}/log")).await);
    assert!(told.body.contains("Ada keeps Some("), "{}", told.body);
    assert!(hidden.body.contains("Ada keeps None"), "{}", hidden.body);
    house.restart().await;
    (first.url, second.url) = (house.url.clone(), house.url.clone());
    while one_choice(&id, &mut [&mut first, &mut second], &mut dice).await {}

    let page = first.get(&table).await.body;
    assert!(is_over(&page) && page.contains("class=\"scores\""), "{page}");
    assert_eq!(second.get(&format!("{table}/replay/2")).await.status, 200);
    let record = first.get(&format!("{table}/record")).await.body;
    assert!(record.contains("\ngame pearls\nrules 2\n"), "{record}");
    let (to, page) = second.submit("/records", &[("record", &record)]).await;
    assert!(is_over(&page.body));
    assert_eq!(second.get(&format!("{to}/record")).await.body, record);
}

/// A program finds it in the list, and bots of every level play it.
#[tokio::test(flavor = "multi_thread")]
async fn programs_and_bots_play_a_third_game() {
    let house = house().await;
    let mut program = house.program("Ada").await;
    let games = program.json("/api/games").await;
    let found =
        games.as_array().expect("games").iter().find(|it| it["name"] == "pearls").expect("it is there");
    assert_eq!((&found["min_seats"], &found["max_seats"]), (&2.into(), &2.into()), "{found}");
    let document = program.json("/api/openapi.json").await;
    let named = &document["components"]["schemas"]["NewTable"]["properties"];
    assert_eq!(named["game"]["enum"], serde_json::json!(["barrage", "cities", "pearls"]), "{named}");
    let settings = named["settings"]["description"].as_str().expect("a description");
    assert!(
        settings.contains("`boards` (basic, asymmetric)") && settings.contains("`pack`, a text"),
        "{settings}"
    );
    for level in ["beginner", "club", "expert", "random"] {
        let mut me = house.browser();
        let form =
            [("game", "pearls"), ("seat1", "me"), ("seat2", level), ("seed", "5"), ("nickname", "Ada")];
        let (to, _) = me.submit("/tables", &form).await;
        let id = to.strip_prefix("/t/").expect("a table").to_owned();
        let mut dice = Dice(3);
        loop {
            let page = me.get(&to).await.body;
            if is_over(&page) {
                break;
            } else if common::offer(&id, &page).is_some() {
                one_choice(&id, &mut [&mut me], &mut dice).await;
            } else if page.contains("data-state=\"end-turn\"") {
                me.submit(&format!("{to}/end-turn"), &[("seat", "P1")]).await;
            } else {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
        }
    }
}
