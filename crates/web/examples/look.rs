//! Writes the page of a table after some random moves, with its assets, to look at while drawing:
//! `cargo run -p web --example look -- target/look barrage 3 120 en` (folder, game, seed, moves, language; then
//! options: `players=4`, `automa=2`, `spectator`, `asymmetric`).

use kernel::{Chance, Moves, Refusal as _, Seat, Seed, Viewer};
use web::{
    ChoiceLine, LogLine, Names, Order, RestingLine, Say, SeatLine, Shell, Stage, TablePage, Title, table_page,
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
        Some("cities") => look::<cities::Cities>(words, &options),
        _ => look::<barrage::Barrage>(words, &options),
    };
    std::fs::create_dir_all(folder.join("assets")).expect("the folder can be made");
    std::fs::write(folder.join("index.html"), page).expect("the page can be written");
    for name in web::ASSETS {
        let bytes = web::asset(name).expect("it is one of the assets").bytes;
        std::fs::write(folder.join("assets").join(name), bytes).expect("an asset can be written");
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

fn look<T: Title>(words: &Words, options: &Options) -> String {
    let players = options.count("players").unwrap_or(3);
    let automas = options.count("automa").unwrap_or(0);
    let mut order = Order { own_players: vec![None; players], ..Order::default() };
    for seat in order.own_players.iter_mut().rev().take(automas) {
        *seat = T::own_players().last().map(|name| (*name).to_owned());
    }
    if options.has("asymmetric") {
        order.settings.insert("boards".into(), "asymmetric".into());
        order.settings.insert("contracts".into(), "yes".into());
    }
    let setup = T::agree(&order).expect("the order is one the page could give");
    let game = T::open(setup).expect("the set-up is one the page could give");
    let mut position = game.deal(Seed(options.seed));
    let (mut chance, mut moves, mut last) = (Chance::new(Seed(options.seed ^ 7)), Moves::new(), Vec::new());
    for _ in 0..options.moves {
        moves.clear();
        game.moves(&position, &mut moves);
        if moves.is_empty() {
            break;
        }
        let mv = moves[chance.below(moves.len())];
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
            let seat = asked.unwrap_or_default();
            ChoiceLine {
                notation: mv.to_string(),
                sentence: game.explain(words, &view, mv),
                price: game.price(words, &view, seat, &events),
                pays: game.pays(seat, &events),
                places: game.places(&view, mv),
                throws_away: game.throws_away(&view, mv),
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
    let stage = Stage { choices: &choices, resting: &resting, address: "/t/x" };
    let table = TablePage {
        sheets: game.sheets(words, &view, stage),
        address: "/t/x".into(),
        title: T::NAME,
        seq: options.moves,
        seats: Seat::all(game.players())
            .map(|seat| SeatLine {
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
        notice: None,
        log: last
            .iter()
            .map(|event| LogLine {
                text: game.tell(words, &view, &Names::default(), &T::seen_by(event, viewer)),
                reason: T::is_reason(event),
                number: 1,
            })
            .collect(),
        fresh: 0,
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
