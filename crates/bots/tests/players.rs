//! Every bot at both games: fair, reproducible, within its budget, and able to explain itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use barrage::{Barrage, Variant};
use bots::{
    Bot, Budget, Character, Clock, Greedy, Judge, Level, Net, Options, Played, Search, Thinker, Thought,
    asked, numbers, with_numbers,
};
use cities::Cities;
use kernel::{Chance, Game, Moves, Quiet, Seat, Seed, Viewer};

fn barrage(players: u8) -> Barrage {
    Barrage::open(barrage::Setup::new(players, Variant::Full)).expect("a set-up of the box")
}

fn cities(players: u8) -> Cities {
    Cities::open(cities::Setup::new(players)).expect("a set-up of the box")
}

/// Bots of every level, with budgets small enough for tests.
fn bots() -> Vec<Bot> {
    ["random", "greedy", "club:sims=25", "expert:sims=25"].map(|name| name.parse().unwrap()).into()
}

/// Bots of the other levels, and two characters.
fn others() -> Vec<Bot> {
    let names = [
        "novice",
        "apprentice:sims=10",
        "veteran:sims=20",
        "expert-1:sims=20",
        "master:sims=25",
        "pike:sims=15",
    ];
    names.map(|name| name.parse().unwrap()).into()
}

/// Plays a game with these bots; told is every decision with a choice.
fn play<G: Played>(
    game: &G,
    bots: &[Bot],
    seed: Seed,
    told: impl FnMut(&G::Position, &[G::Move], G::Move),
) -> G::Position {
    let players = Seat::all(game.players())
        .map(|seat| game.mind(bots[seat.index() % bots.len()]).begin(seed.nth(seat.index() as u64 + 1)));
    play_with(game, players.collect(), seed, told)
}

/// Plays a game with these players, one a seat.
fn play_with<G: Played>(
    game: &G,
    mut players: Vec<Box<dyn Thinker<G>>>,
    seed: Seed,
    mut told: impl FnMut(&G::Position, &[G::Move], G::Move),
) -> G::Position {
    let (mut position, mut moves) = (game.deal(seed), Moves::new());
    game.moves(&position, &mut moves);
    while let Some(seat) = game.to_move(&position) {
        let mv = players[seat.index()].choose(&asked(game, &position, &moves));
        assert!(moves.contains(&mv), "{mv} is not offered");
        if moves.len() > 1 {
            told(&position, &moves, mv);
        }
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    position
}

/// Two positions that differ only in what the seat cannot know, and the same seed: the same move.
fn sees_nothing_hidden<G: Played>(game: &G, every: usize) {
    let mut hidden = Chance::new(Seed(5));
    let all = bots().into_iter().chain(others());
    let minds: Vec<_> = all.map(|bot| (bot, game.mind(bot))).collect();
    let (mut count, mut differed) = (0, 0);
    let greedy = [Level::Greedy.into()];
    let mut decisions = Vec::new();
    play(game, &greedy, Seed(73), |position, moves, _| decisions.push((position.clone(), moves.to_vec())));
    for (position, moves) in decisions.iter().step_by(every) {
        let seat = game.to_move(position).expect("somebody is asked");
        let mut other = position.clone();
        game.redeal(&mut other, Viewer::Seat(seat), &mut hidden);
        differed += usize::from(other != *position);
        assert_eq!(game.view(position, Viewer::Seat(seat)), game.view(&other, Viewer::Seat(seat)));
        let known = |position: &G::Position| game.knowledge(position, Viewer::Seat(seat));
        assert_eq!(known(position), known(&other), "what looks alike is searched as one");
        // Those of the other levels think about one decision in four: some of them take long.
        let asked_now = if count % 4 == 0 { minds.len() } else { bots().len() };
        for (bot, mind) in &minds[..asked_now] {
            let think = |position| mind.begin(Seed(8)).choose(&asked(game, position, moves));
            assert_eq!(think(position), think(&other), "{bot}: {moves:?}");
            let advise = |position| bot.advise(game, position, moves, Seed(9));
            assert_eq!(advise(position), advise(&other), "{bot}: {moves:?}");
        }
        count += 1;
    }
    assert!(count > 30 && differed * 10 > count * 9, "{differed} of {count} differed");
}

#[test]
fn nobody_sees_what_is_hidden_in_barrage() {
    sees_nothing_hidden(&barrage(3), 4);
}

#[test]
fn nobody_sees_what_automas_hide_in_barrage() {
    let setup = barrage::Setup::new(2, Variant::Full).with_automa(Seat(1), barrage::Level::VeryHard);
    sees_nothing_hidden(&Barrage::open(setup).unwrap(), 2);
}

/// A network is told nothing hidden: what it corrects is the same for positions that look alike.
#[test]
fn a_network_sees_nothing_hidden_in_barrage() {
    let game = barrage(3);
    let mind = game.mind_by("expert:sims=20".parse().unwrap(), bots::barrage::TRAINED).unwrap();
    let mut hidden = Chance::new(Seed(6));
    let mut decisions = Vec::new();
    let greedy = [Level::Greedy.into()];
    play(&game, &greedy, Seed(74), |position, moves, _| decisions.push((*position, moves.to_vec())));
    for (position, moves) in decisions.iter().step_by(4) {
        let mut other = *position;
        game.redeal(&mut other, Viewer::Seat(position.table.active), &mut hidden);
        let think = |position| mind.begin(Seed(8)).think(&asked(&game, position, moves));
        assert_eq!(think(position), think(&other), "{moves:?}");
    }
}

/// With a network, too, a search ends at the first look at the clock after its deadline.
#[test]
fn a_network_keeps_the_deadline() {
    let game = barrage(4);
    let net = Net::read_for::<bots::barrage::BarrageJudge>(bots::barrage::TRAINED).unwrap();
    let (position, moves) = middle(&game);
    let budget = Budget::Time(Duration::from_millis(20));
    let options = Options { budget, ..Barrage::options(Level::Expert) };
    let judge = Arc::new(game.judge(game.weights(Level::Expert)).unwrap());
    let search = Search::new(judge, options, Seed(2)).with(Some(Arc::new(net)));
    assert!(!search.by(ticking(20)).think(&asked(&game, &position, &moves)).is_empty());
}

/// The network of Underwater Cities guides experts and masters at the tables that it learnt at, and nobody else.
#[test]
fn a_network_guides_at_the_tables_it_knows() {
    for level in Level::ALL {
        let guides = matches!(level, Level::Expert | Level::Master);
        assert_eq!(cities(2).net(level).is_some() && cities(4).net(level).is_some(), guides, "{level:?}");
        assert!(cities(1).net(level).is_none());
        let first = Cities::open(cities::Setup::new(2).edition(1)).unwrap();
        assert!(first.net(level).is_none());
    }
}

/// The positions in which the expert was seen to err can be set up, and what it plays and what is better are moves of theirs.
#[test]
fn mistakes_can_be_looked_at() {
    for file in [
        include_str!("../data/mistakes/round-3.toml"),
        include_str!("../data/mistakes/round-8.toml"),
        include_str!("../data/mistakes/round-9.toml"),
    ] {
        // The program reads the name of the game, and the rest is the sheet.
        let sheet = file.replace("game = \"cities\"\n", "");
        let (game, position) = cities::Sheet::read(&sheet).unwrap().open().unwrap();
        let mut moves = Moves::new();
        game.moves(&position, &mut moves);
        for told in ["# It plays: ", "# Better is: "] {
            let mv = file.lines().find_map(|line| line.strip_prefix(told)).unwrap();
            assert!(moves.contains(&mv.parse().unwrap()), "{mv}");
        }
    }
}

/// A keen beginner plays like one whose weights say that it looks at so many moves and does not err.
#[test]
fn keen_beginners_do_not_err() {
    let game = cities(2);
    let (position, moves) = first_turn(&game);
    let file = game.weights(Level::Expert);
    let think = |weights: &str, keen: Option<usize>| {
        let beginner = Greedy::new(Arc::new(game.judge(weights).unwrap()), Seed(1));
        let mut beginner = keen.map_or(beginner.clone(), |width| beginner.keen(width));
        beginner.think(&asked(&game, &position, &moves))
    };
    let sure = file.replace("noise = 0.6", "noise = 0.0").replace("width = 4", "width = 12");
    assert_eq!(think(file, Some(12)), think(&sure, None));
    assert_ne!(think(file, Some(4)), think(file, None));
}

#[test]
fn nobody_sees_what_is_hidden_in_cities() {
    sees_nothing_hidden(&cities(3), 10);
}

fn plays_the_same_again<G: Played>(game: &G) {
    let record = |seed| {
        let mut record = Vec::new();
        play(game, &bots()[2..], seed, |_, _, mv| record.push(mv));
        record
    };
    assert_eq!(record(Seed(3)), record(Seed(3)));
    assert_ne!(record(Seed(3)), record(Seed(4)));
}

#[test]
fn a_seed_and_a_budget_of_simulations_make_the_same_choices() {
    plays_the_same_again(&barrage(2));
    plays_the_same_again(&cities(2));
}

#[test]
fn searching_bots_play_every_number_of_seats() {
    let club = ["club:sims=8".parse().unwrap()];
    for players in 2..=4 {
        let game = barrage(players);
        assert!(game.outcome(&play(&game, &club, Seed(1), |_, _, _| ())).over);
    }
    for players in 1..=4 {
        let game = cities(players);
        assert!(game.outcome(&play(&game, &club, Seed(1), |_, _, _| ())).over);
    }
}

#[test]
fn even_a_little_search_beats_chance() {
    let pair: [Bot; 2] = [Level::Random.into(), "club:sims=40".parse().unwrap()];
    for number in 0..4 {
        let game = barrage(2);
        let outcome = game.outcome(&play(&game, &pair, Seed(9).nth(number), |_, _, _| ()));
        assert!(outcome.winners.has(Seat(1)), "Barrage {number}: {:?}", outcome.points);
        let game = cities(2);
        let outcome = game.outcome(&play(&game, &pair, Seed(9).nth(number), |_, _, _| ()));
        assert!(outcome.winners.has(Seat(1)), "Underwater Cities {number}: {:?}", outcome.points);
    }
}

/// A search of a table with this budget, and the first decision of a game.
fn first_decision<G: Played>(game: &G, budget: Budget) -> (Search<G::Judge>, G::Position, Moves<G::Move>) {
    let judge = Arc::new(game.judge(game.weights(Level::Club)).unwrap());
    let options = Options { budget, ..G::options(Level::Club) };
    let (position, mut moves) = (game.deal(Seed(1)), Moves::new());
    game.moves(&position, &mut moves);
    (Search::new(judge, options, Seed(2)), position, moves)
}

/// A decision without a choice costs nothing, and one that was already thought about in this turn costs less.
fn counts_its_effort<G: Played>(game: &G) {
    let (mut search, mut position, mut moves) = first_decision(game, Budget::Simulations(60));
    assert_eq!(search.choose(&asked(game, &position, &moves[..1])), moves[0]);
    assert_eq!(search.effort().simulations, 0);
    let (mut reused, mut before) = (0, 0);
    for _ in 0..60 {
        let mv = search.choose(&asked(game, &position, &moves));
        let spent = search.effort().simulations - before;
        before += spent;
        assert!(spent <= 60, "{spent}");
        reused += usize::from((1..=20).contains(&spent));
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    assert!(reused > 0, "some decision of the first sixty is in the middle of a turn");
    assert!(search.effort().decisions > search.effort().simulations);
}

#[test]
fn no_effort_is_wasted() {
    counts_its_effort(&barrage(2));
    counts_its_effort(&cities(2));
}

/// A clock on which a millisecond passes each time somebody looks at it, and that nobody looks at for long after `most`.
fn ticking(most: u32) -> Clock {
    let looks = AtomicU32::new(0);
    Arc::new(move || {
        let looks = looks.fetch_add(1, Ordering::Relaxed);
        assert!(looks <= most + 8, "somebody thinks on after {most} ms");
        Duration::from_millis(looks.into())
    })
}

/// It stops when its time is over, by the clock it is given: so many looks, so many simulations.
#[test]
fn a_search_stops_at_its_deadline() {
    let spent = |game: &Cities, ms: u32| {
        let budget = Budget::Time(Duration::from_millis(ms.into()));
        let (search, position, moves) = first_decision(game, budget);
        let mut search = search.by(ticking(ms));
        search.choose(&asked(game, &position, &moves));
        search.effort().simulations
    };
    let game = cities(4);
    let (short, long) = (spent(&game, 10), spent(&game, 30));
    assert!(short > 0 && short < long, "three times the time is more simulations: {short}, {long}");
    assert!(long <= 4 * 30, "the clock is looked at after every fourth simulation: {long}");
}

/// With a network or without, every level keeps its deadline in both games: it ends at the first look at the clock after it.
#[test]
fn every_level_that_searches_keeps_its_deadline() {
    fn keeps<G: Played>(game: &G, level: Level) {
        let (position, moves) = middle(game);
        for ms in [3, 20] {
            let options =
                Options { budget: Budget::Time(Duration::from_millis(ms.into())), ..G::options(level) };
            let judge = Arc::new(game.judge(game.weights(level)).unwrap());
            let search = Search::new(judge, options, Seed(2)).with(game.net(level)).by(ticking(ms));
            let mut search = search;
            assert!(!search.think(&asked(game, &position, &moves)).is_empty(), "{}", level.name());
        }
    }
    for level in Level::ALL.into_iter().filter(|level| level.searches()) {
        keeps(&barrage(3), level);
        keeps(&cities(3), level);
    }
}

/// A turn in the middle of a game of beginners.
fn middle<G: Played>(game: &G) -> (G::Position, Moves<G::Move>) {
    let judge = game.judge(game.weights(Level::Greedy)).unwrap();
    let mut player = game.mind(Level::Greedy.into()).begin(Seed(1));
    let (mut position, mut moves, mut count) = (game.deal(Seed(3)), Moves::new(), 0);
    game.moves(&position, &mut moves);
    while count < 100 || !judge.begins(&position) || moves.len() < 2 {
        let mv = player.choose(&asked(game, &position, &moves));
        game.play(&mut position, mv, &mut moves, &mut Quiet);
        count += 1;
    }
    (position, moves)
}

/// A character plays otherwise than the level it comes from, and as well by the rules.
#[test]
fn characters_play_in_their_own_way() {
    let game = barrage(2);
    let record = |name: &str| {
        let mut record = Vec::new();
        play(&game, &[name.parse().unwrap()], Seed(6), |_, _, mv| record.push(mv));
        record
    };
    let plain = record("club:sims=10");
    for character in Character::all("barrage") {
        let own = record(&format!("{}:sims=10", character.name()));
        assert_ne!(own, plain, "{}", character.name());
    }
}

/// An expert's rehearsals stop at the same deadline, in the middle of a game they play out.
#[test]
fn a_rehearsal_stops_at_its_deadline() {
    let game = cities(4);
    let (position, moves) = first_turn(&game);
    let judge = Arc::new(game.judge(game.weights(Level::Expert)).unwrap());
    for ms in [10, 300] {
        let budget = Budget::Time(Duration::from_millis(ms.into()));
        let options = Options { budget, ..Cities::options(Level::Expert) };
        let mut search = Search::new(Arc::clone(&judge), options, Seed(2)).by(ticking(ms));
        assert!(!search.think(&asked(&game, &position, &moves)).is_empty());
    }
}

/// The first turn of a game of Underwater Cities.
fn first_turn(game: &Cities) -> (<Cities as Game>::Position, Moves<cities::Move>) {
    let judge = game.judge(game.weights(Level::Club)).unwrap();
    let (mut position, mut moves) = (game.deal(Seed(1)), Moves::new());
    game.moves(&position, &mut moves);
    while !judge.begins(&position) {
        game.play(&mut position, moves[0], &mut moves, &mut Quiet);
    }
    (position, moves)
}

/// An expert plays its best moves out: it knows the same moves as without, in another order, and stops in time.
#[test]
fn an_expert_rehearses_its_best_moves() {
    let game = cities(4);
    let (position, moves) = first_turn(&game);
    let judge = Arc::new(game.judge(game.weights(Level::Expert)).unwrap());
    let usual = Cities::options(Level::Expert);
    assert!(usual.rehearse > 0 && Cities::options(Level::Club).rehearse == 0);
    let think = |budget, rehearse| {
        let options = Options { budget, rehearse, ..usual };
        Search::new(Arc::clone(&judge), options, Seed(2)).think(&asked(&game, &position, &moves))
    };
    let budget = Budget::Simulations(100);
    let (plain, rehearsed) = (think(budget, 0), think(budget, 200));
    assert_eq!(rehearsed, think(budget, 200), "a seed and a budget make the same thoughts");
    let known = |thoughts: &[Thought<cities::Move>]| {
        let mut known: Vec<_> = thoughts.iter().map(|it| (it.mv.to_string(), it.visits)).collect();
        known.sort();
        known
    };
    assert_eq!(known(&plain), known(&rehearsed));
    assert_ne!(plain, rehearsed);
    assert!(rehearsed.iter().take(6).all(|it| it.value <= rehearsed[0].value), "{rehearsed:?}");
}

/// An expert rehearses what it is asked in the middle of a turn as well, and stops in time; what it is asked first of all, too.
#[test]
fn an_expert_rehearses_inside_its_turns() {
    let game = cities(2);
    let judge = Arc::new(game.judge(game.weights(Level::Expert)).unwrap());
    let usual = Options { inside: 100, brisk: true, ..Cities::options(Level::Expert) };
    let think = |position: &_, moves: &[_], options| {
        Search::new(Arc::clone(&judge), options, Seed(2)).think(&asked(&game, position, moves))
    };
    let (mut position, mut moves) = (game.deal(Seed(5)), Moves::new());
    game.moves(&position, &mut moves);
    let (mut asked_inside, mut otherwise, mut chance) = (0, 0, Chance::new(Seed(6)));
    while asked_inside < 40 {
        if moves.len() > 1 && !judge.begins(&position) {
            let budget = Budget::Simulations(30);
            let plain = think(&position, &moves, Options { budget, inside: 0, ..usual });
            let rehearsed = think(&position, &moves, Options { budget, ..usual });
            assert_eq!(rehearsed, think(&position, &moves, Options { budget, ..usual }));
            assert_eq!(rehearsed.len(), plain.len());
            asked_inside += 1;
            otherwise += usize::from(rehearsed[0].mv != plain[0].mv);
            let budget = Budget::Time(Duration::from_millis(10));
            let search = Search::new(Arc::clone(&judge), Options { budget, ..usual }, Seed(2));
            assert!(!search.by(ticking(10)).think(&asked(&game, &position, &moves)).is_empty());
        }
        let mv = moves[chance.below(moves.len())];
        game.play(&mut position, mv, &mut moves, &mut Quiet);
    }
    assert!((3..40).contains(&otherwise), "{otherwise} of {asked_inside} decisions are overturned");
}

/// What a hint shows: legal moves, the one to be played first, with what they are worth.
fn explains_itself<G: Played>(game: &G) {
    let (mut search, position, moves) = first_decision(game, Budget::Simulations(80));
    let thoughts = search.think(&asked(game, &position, &moves));
    assert!(thoughts.len() > 1 && thoughts.is_sorted_by(|one, other| one.visits >= other.visits));
    assert!(thoughts.iter().all(|it: &Thought<_>| moves.contains(&it.mv) && it.value.is_finite()));
    let visits: u32 = thoughts.iter().map(|it| it.visits).sum();
    assert!((1..=80).contains(&visits), "{visits}");
    let again = first_decision(game, Budget::Simulations(80)).0.choose(&asked(game, &position, &moves));
    assert_eq!(thoughts[0].mv, again);
    let greedy = game.mind(Level::Greedy.into()).begin(Seed(1)).think(&asked(game, &position, &moves));
    assert!(greedy.len() > 1 && greedy.is_sorted_by(|one, other| one.value >= other.value));
    assert!(game.mind(Level::Random.into()).begin(Seed(1)).think(&asked(game, &position, &moves)).is_empty());
}

#[test]
fn a_bot_tells_what_it_thinks() {
    explains_itself(&barrage(2));
    explains_itself(&cities(2));
}

/// The memory of one search, as docs/bots.md states it.
#[test]
fn memory_is_bounded() {
    let mebibytes = |bytes: usize| bytes.div_ceil(1 << 20);
    for (level, most) in [(Level::Apprentice, 4), (Level::Club, 4), (Level::Expert, 16), (Level::Master, 64)]
    {
        let barrage = Search::<bots::barrage::BarrageJudge>::bytes(Barrage::options(level).room);
        let cities = Search::<bots::cities::CitiesJudge>::bytes(Cities::options(level).room);
        assert!(mebibytes(barrage) <= most && mebibytes(cities) <= most, "{barrage} {cities}");
    }
}

/// A server keeps no players: it asks a bot by name, with a deadline, for one decision at a time.
fn answers_a_server<G: Played>(game: &G) {
    let (position, mut moves) = (game.deal(Seed(1)), Moves::new());
    game.moves(&position, &mut moves);
    for level in Level::ALL {
        let (bot, name) = (Bot::from(level), level.name());
        let time = Duration::from_millis(5);
        let searches = level >= Level::Apprentice;
        assert_eq!(bot.within(time).budget, searches.then_some(Budget::Time(time)), "{name}");
        let mv = bot.within(time).choose(game, &position, &moves, Seed(3));
        assert!(moves.contains(&mv), "{name}");
        assert_eq!(bot.choose(game, &position, &moves[..1], Seed(3)), moves[0], "{name} has no choice");
    }
    let club: Bot = "club:sims=40".parse().unwrap();
    let advice = club.advise(game, &position, &moves, Seed(3));
    assert_eq!(advice[0].mv, club.choose(game, &position, &moves, Seed(3)));
}

#[test]
fn bots_answer_without_being_kept() {
    answers_a_server(&barrage(3));
    answers_a_server(&cities(3));
}

#[test]
fn weights_that_cannot_be_read_say_where() {
    let game = barrage(2);
    let standard = game.weights(Level::Greedy);
    let error = game.judge(&standard.replace("[energy]", "[enrgy]")).expect_err("a section is unknown");
    assert!(error.to_string().contains("enrgy"), "{error}");
    let game = cities(2);
    let standard = game.weights(Level::Greedy);
    let error = game.judge(&standard.replace("width = 4", "width = \"four\"")).expect_err("no number");
    assert!(error.to_string().contains("line 5"), "{error}");
    for level in Level::ALL {
        assert!(barrage(2).judge(barrage(2).weights(level)).is_ok());
        for edition in 1..=cities::EDITION {
            let game = Cities::open(cities::Setup::new(2).edition(edition)).expect("an edition there is");
            assert!(game.judge(game.weights(level)).is_ok());
        }
    }
}

/// Weights come from outside: whatever they say, what is played is legal and the game comes to its end.
fn plays_by_absurd_weights<G: Played>(game: &G) {
    let file = game.weights(Level::Greedy);
    for absurd in [0.0, -1e38, 1e300] {
        let weights = with_numbers(file, &vec![absurd; numbers(file).len()]);
        let player =
            |(seat, bot): (Seat, Bot)| game.mind_with(bot, &weights).unwrap().begin(Seed(seat.0.into()));
        let players = Seat::all(game.players()).zip(bots().into_iter().skip(1)).map(player);
        play_with(game, players.collect(), Seed(1), |_, _, _| ());
    }
}

#[test]
fn absurd_weights_make_bad_players_and_no_harm() {
    plays_by_absurd_weights(&barrage(3));
    plays_by_absurd_weights(&cities(3));
}

/// With The Leeghwater Project every level plays whole games by the rules, and greedy beats random.
#[test]
fn bots_play_the_leeghwater_project() {
    let options = barrage::Options { leeghwater: true, ..barrage::Options::PLAIN };
    let setup = barrage::Setup::new(2, Variant::Full).with_options(options);
    let game = Barrage::open(setup).expect("a legal set-up");
    let searching: Vec<Bot> = ["club:sims=25", "expert:sims=25"].map(|name| name.parse().unwrap()).into();
    play(&game, &searching, Seed(3), |_, _, _| {});
    let line_up: Vec<Bot> = ["greedy", "random"].map(|name| name.parse().unwrap()).into();
    let won = (0..20)
        .filter(|&seed| {
            let end = play(&game, &line_up, Seed(seed), |_, _, _| {});
            game.outcome(&end).winners.has(Seat(0))
        })
        .count();
    assert!(won >= 17, "greedy won {won} of 20");
}

/// One person among so many very hard Automas.
fn among_automas(automas: u8) -> Barrage {
    let setup = (1..=automas).fold(barrage::Setup::new(automas + 1, Variant::Full), |setup, seat| {
        setup.with_automa(Seat(seat), barrage::Level::VeryHard)
    });
    Barrage::open(setup).unwrap()
}

/// Where something comes to light in every turn, plans that go on through it are longer, and play by the rules.
#[test]
fn plans_go_on_through_what_comes_to_light() {
    let game = among_automas(3);
    let length = |plans: bool| {
        let (search, mut position, mut moves) = first_decision(&game, Budget::Simulations(300));
        let mut search = search.planning(plans);
        while game.to_move(&position).is_some() && position.table.round < 2 {
            let mv = search.choose(&asked(&game, &position, &moves));
            assert!(moves.contains(&mv), "{mv} is not offered");
            game.play(&mut position, mv, &mut moves, &mut Quiet);
        }
        let effort = search.effort();
        effort.decisions as f64 / effort.simulations as f64
    };
    let (short, long) = (length(false), length(true));
    assert!(long > 1.2 * short, "decisions a simulation: {short}, {long}");
}

/// The guided levels plan on among Automas, the master everywhere, and nobody else does.
#[test]
fn levels_plan_on_where_it_was_measured_to_be_better() {
    let planning = |game: &Barrage| Level::ALL.into_iter().filter(|&it| game.plans(it)).collect::<Vec<_>>();
    for automas in 1..=3 {
        assert_eq!(planning(&among_automas(automas)), [Level::Veteran, Level::Expert, Level::Master]);
    }
    assert_eq!(planning(&barrage(4)), [Level::Master]);
    let (usual, against_three) = (barrage(4).net(Level::Expert), among_automas(3).net(Level::Expert));
    assert!(usual.is_some() && against_three.is_some() && usual != against_three);
    assert_eq!(among_automas(2).net(Level::Expert), usual);
    assert!(Level::ALL.into_iter().all(|level| !cities(2).plans(level)));
}
