//! Writes the page of a table after some random moves, with its assets, to look at while drawing:
//! `cargo run -p web --example look -- target/look barrage 3 120 en` (folder, game, seed, moves, language; then
//! options: `players=4`, `automa=2`, `spectator`, `asymmetric`; `busy` for players who build wherever they can, and for
//! Underwater Cities `greedy`).

use std::sync::Arc;

use bots::cities::{CitiesJudge, Weights};
use bots::{Greedy, Thinker as _, asked};
use kernel::{Chance, Event as _, Game, Moves, Refusal as _, Seat, Seed, Viewer};
use web::{
    ChoiceLine, Final, LogLine, Names, OnPage, Order, RestingLine, Say, SeatLine, Shell, Stage, TablePage,
    table_page,
};
use words::Words;

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let folder = std::path::PathBuf::from(args.remove(0));
    let number = |at: usize| args.get(at).and_then(|text| text.parse().ok()).unwrap_or(0);
    let language = args.get(3).map_or("en", |text| text);
    let words = Words::of(language).expect("there is no such language");
    let options = Options { seed: number(1), moves: number(2), args: args.clone() };
    let page = match args.first().map(String::as_str) {
        Some("cities") if options.has("greedy") => {
            let judge = |game: &cities::Cities| CitiesJudge::new(game, Weights::standard());
            look(words, &options, |game| greedy(judge(game)))
        }
        Some("cities") => look::<cities::Cities>(words, &options, |_| any(options.has("busy"))),
        _ => look::<barrage::Barrage>(words, &options, |_| any(options.has("busy"))),
    };
    std::fs::create_dir_all(folder.join("assets")).expect("the folder can be made");
    std::fs::write(folder.join("index.html"), &page).expect("the page can be written");
    let scenes = page.split("/assets/scene-").skip(1).filter_map(|rest| rest.split('"').next());
    for name in scenes.map(|rest| format!("scene-{rest}")) {
        let picture = web::picture(&name).expect("a page names scenes of ours");
        std::fs::write(folder.join("assets").join(name), picture).expect("a scene can be written");
    }
    for asset in web::ASSETS.iter() {
        let path = folder.join("assets").join(asset.lasting_name());
        std::fs::write(path, asset.bytes).expect("an asset can be written");
    }
}

struct Options {
    seed: u64,
    moves: u64,
    args: Vec<String>,
}

impl Options {
    fn has(&self, name: &str) -> bool {
        self.args.iter().any(|arg| arg == name)
    }

    fn count(&self, name: &str) -> Option<usize> {
        self.args.iter().find_map(|arg| arg.strip_prefix(name)?.strip_prefix('=')?.parse().ok())
    }
}

/// A move of somebody who builds and produces wherever possible: a table with something on it.
fn busy<M: Copy + std::fmt::Display>(moves: &[M], chance: &mut Chance) -> M {
    const LIKED: [&str; 7] =
        ["build", "produce", "construct", "tile", "fulfil", "place turbine", "place machin"];
    let liked: Vec<M> =
        moves.iter().copied().filter(|mv| LIKED.iter().any(|it| mv.to_string().starts_with(it))).collect();
    if liked.is_empty() || chance.below(8) == 0 {
        moves[chance.below(moves.len())]
    } else {
        liked[chance.below(liked.len())]
    }
}

/// Chooses a move.
type Chooser<T> = Box<dyn FnMut(&T, &<T as Game>::Position, &Moves<<T as Game>::Move>) -> <T as Game>::Move>;

/// Chooses any move, or one that builds.
fn any<T: OnPage>(builds: bool) -> Chooser<T> {
    let mut chance = Chance::new(Seed(7));
    Box::new(
        move |_, _, moves| {
            if builds { busy(moves, &mut chance) } else { moves[chance.below(moves.len())] }
        },
    )
}

/// Chooses what looks best at once, so that there is something to see.
fn greedy(judge: CitiesJudge) -> Chooser<cities::Cities> {
    let mut greedy = Greedy::new(Arc::new(judge), Seed(3));
    Box::new(move |game, position, moves| greedy.choose(&asked(game, position, moves)))
}

fn look<T: OnPage>(words: &Words, options: &Options, chooser: impl Fn(&T) -> Chooser<T>) -> String {
    let players = options.count("players").unwrap_or(3);
    let automas = options.count("automa").unwrap_or(0);
    let mut order = Order { own_players: vec![None; players], ..Order::default() };
    for seat in order.own_players.iter_mut().rev().take(automas) {
        *seat = T::OWN_PLAYERS.last().map(|name| (*name).to_owned());
    }
    if options.has("asymmetric") {
        order.settings.insert("boards".into(), "asymmetric".into());
        order.settings.insert("contracts".into(), "yes".into());
    }
    let setup = T::agree(&order).expect("the order is one the page could give");
    let game = T::open(setup).expect("the set-up is one the page could give");
    let mut position = game.deal(Seed(options.seed));
    let mut choose = chooser(&game);
    let (mut moves, mut last) = (Moves::new(), Vec::new());
    for _ in 0..options.moves {
        moves.clear();
        game.moves(&position, &mut moves);
        if moves.is_empty() {
            break;
        }
        let mv = choose(&game, &position, &moves);
        last.clear();
        game.play(&mut position, mv, &mut Moves::new(), &mut last);
    }
    let asked = game.to_move(&position);
    let viewer = match asked {
        Some(seat) if !options.has("spectator") => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    let view = game.view(&position, viewer);
    moves.clear();
    game.moves(&position, &mut moves);
    let moves: Vec<T::Move> = if viewer == Viewer::Spectator { Vec::new() } else { moves.to_vec() };
    let choices: Vec<ChoiceLine> = moves
        .iter()
        .map(|&mv| {
            let (mut tried, mut events) = (position.clone(), Vec::new());
            game.play(&mut tried, mv, &mut Moves::new(), &mut events);
            let events: Vec<_> = events.iter().map(|event: &T::Event| event.seen_by(viewer)).collect();
            let seat = asked.unwrap_or_default();
            ChoiceLine {
                notation: mv.to_string(),
                sentence: game.explain(words, &view, mv),
                price: game.price(words, &view, seat, &events),
                pays: game.pays(seat, &events),
                places: game.places(&view, mv),
                last_word: game.throws_away(&view, mv).then_some(Final::ThrowsAway),
            }
        })
        .collect();
    let resting: Vec<RestingLine> = game
        .barred(&view, &moves)
        .into_iter()
        .filter_map(|mv| {
            let refusal = game.refusal(&position, mv)?;
            Some(RestingLine {
                sentence: game.explain(words, &view, mv),
                places: game.places(&view, mv),
                reason: game.refuse(words, &view, &refusal),
                rule: refusal.rule().to_string(),
            })
        })
        .filter(|_| !moves.is_empty())
        .collect();
    let stage =
        Stage { choices: &choices, resting: &resting, address: "/t/x", marked: &[], ..Stage::default() };
    let table = TablePage {
        rated: false,
        deal: None,
        coach: None,
        kept: true,
        followed: false,
        beside: Default::default(),
        pace: None,
        calls: false,
        panels: game.panels(words, &view, stage).into(),
        address: "/t/x".into(),
        title: T::NAME,
        seq: options.moves,
        seats: Seat::all(game.players())
            .map(|seat| SeatLine {
                renewable: false,
                time: None,
                seat: seat.to_string(),
                name: game.seat_name(words, &view, seat),
                who: "Olena".into(),
                mine: viewer == Viewer::Seat(seat),
                asked: asked == Some(seat),
                free: false,
                link: None,
            })
            .collect(),
        state: match (asked, viewer) {
            (None, _) => "over",
            (_, Viewer::Seat(_)) => "your-turn",
            _ => "waiting",
        },
        asked: asked.map(|seat| seat.to_string()).unwrap_or_default(),
        question: game.question(words, &view),
        choices,
        resting,
        seat: asked.map(|seat| seat.to_string()),
        key: "key".into(),
        undo: 0,
        undo_seat: None,
        no_undo: None,
        hand: None,
        notice: None,
        log: last
            .iter()
            .map(|event: &T::Event| event.seen_by(viewer))
            .map(|event| LogLine {
                text: game.tell(words, &view, &Names::default(), &event),
                reason: T::is_reason(&event),
                number: 1,
                seat: String::new(),
                about: T::told_of(&event).map(|seat| seat.to_string()),
            })
            .collect(),
        points: Vec::new(),
        winners: None,
        moves: 1,
    };
    let around = Shell {
        language: options.args.get(3).cloned().unwrap_or_default(),
        game: Some(T::NAME),
        ..Shell::default()
    };
    table_page(Say::new(words), &around, &table).into_string()
}
