//! No text makes a parser panic, and what is written reads back.

use cities::{Card, Junction, Move, Pack, Piece, Resource, Sheet, Site, Slot};
use proptest::prelude::*;

fn resource() -> impl Strategy<Value = Resource> {
    prop::sample::select(Resource::ALL.to_vec())
}

fn place() -> impl Strategy<Value = Junction> {
    (0..Junction::COUNT as u8).prop_map(Junction)
}

fn structure() -> impl Strategy<Value = Site> {
    prop_oneof![
        (place(), 1..=6u8).prop_map(|(place, number)| Site::Building(place, number)),
        (place(), place()).prop_map(|(from, to)| Site::Tunnel(from, to)),
    ]
}

fn any_move() -> impl Strategy<Value = Move> {
    let card = || (0..=255u8).prop_map(Card);
    let slot = || (0..=15u8).prop_map(Slot);
    let number = || 1..=255u8;
    prop_oneof![
        card().prop_map(Move::Discard),
        (1..=255u8).prop_map(Move::Lay),
        (slot(), card()).prop_map(|(slot, card)| Move::Choose { slot, card }),
        ((1..=15u8).prop_map(Slot), card()).prop_map(|(slot, card)| Move::Clone { slot, card }),
        prop::sample::select(vec![
            Move::SlotFirst,
            Move::CardFirst,
            Move::UseCard,
            Move::SkipCard,
            Move::Pay,
            Move::Stop,
            Move::Look,
            Move::Advance,
        ]),
        number().prop_map(Move::Part),
        number().prop_map(Move::Option),
        resource().prop_map(Move::Gain),
        (number(), resource(), resource()).prop_map(|(amount, give, take)| Move::Exchange {
            amount,
            give,
            take
        }),
        (0..3usize, place(), 1..=6u8).prop_map(|(piece, place, number)| Move::Build {
            piece: Piece::BUILDINGS[piece],
            site: Site::Building(place, number),
        }),
        (place(), place())
            .prop_map(|(from, to)| Move::Build { piece: Piece::Tunnel, site: Site::Tunnel(from, to) }),
        place().prop_map(|place| Move::Build { piece: Piece::Symbiotic, site: Site::City(place) }),
        (any::<u8>(), any::<u8>()).prop_map(|(kelp, steelplast)| Move::Biomatter { kelp, steelplast }),
        (structure(), number()).prop_map(|(site, price)| Move::Upgrade { site, price }),
        card().prop_map(Move::Use),
        card().prop_map(Move::Drop),
        card().prop_map(Move::Take),
        card().prop_map(Move::Keep),
        card().prop_map(Move::Under),
        slot().prop_map(Move::Perform),
        structure().prop_map(Move::Output),
        card().prop_map(Move::Refresh),
        place().prop_map(|place| Move::Convert(Site::City(place))),
        card().prop_map(Move::Resolve),
        card().prop_map(Move::Ability),
        number().prop_map(Move::Contract),
        (card(), number()).prop_map(|(card, times)| Move::Sell { card, times }),
    ]
}

const WORDS: &str = "gain|draw|pay|exchange|instead of|build|upgrade|use|take special|advance|perform any slot|output of|refresh|convert city|\
                     if|at least|at most|no|on space|era II|per|or|;|:|,|(|)|&|1|3|99|farm|tunnel|city|structure|kelp|credit|point|card|free|\
                     for|on expansion|with|up to|times|when|build second|at city|in turn|discount|once per turn|hand limit +|score|sell|ladder|=";

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Every move reads back from its notation, in any case of letters.
    #[test]
    fn moves_read_back(mv in any_move()) {
        let text = mv.to_string();
        prop_assert_eq!(text.parse::<Move>(), Ok(mv));
        prop_assert_eq!(text.to_uppercase().parse::<Move>(), Ok(mv));
    }

    /// No text makes the notation panic.
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let _ = text.parse::<Move>();
        let _ = text.parse::<Site>();
        let _ = text.parse::<Card>();
        let _ = Sheet::read(&text);
    }

    /// Words of the notation in any order neither.
    #[test]
    fn any_words_are_read_or_refused(words in prop::collection::vec("slot|clone|with|#?[0-9]{1,3}|build|farm|[a-h][1-9](\\.[0-9x])?|[a-h][1-8]-[a-z]{1,2}|sell|times|biomatter|kelp|exchange|for", 0..7)) {
        if let Ok(mv) = words.join(" ").parse::<Move>() {
            prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any words of the effect language make an effect or a clear error.
    #[test]
    fn any_effect_is_read_or_refused(
        words in prop::collection::vec(prop::sample::select(WORDS.split('|').map(str::trim).collect::<Vec<_>>()), 1..12),
        kind in prop::sample::select(vec!["instant", "permanent", "production", "end-scoring"]),
    ) {
        let text = format!(
            "[[card]]\nnumber = 250\nname = \"X\"\ndeck = \"I\"\ncolor = \"red\"\ntype = \"{kind}\"\neffect = \"{}\"",
            words.join(" ")
        );
        if let Err(error) = Pack::extended(&text) {
            prop_assert_eq!(error.line, 7);
            prop_assert_eq!(error.component, "card 250 \"X\"");
        }
    }

    /// Any move is answered at any position, never with a panic.
    #[test]
    fn any_move_is_answered(mv in any_move(), seed in 0..40u64) {
        use kernel::{Chance, Game, Moves, Quiet, Seed};
        let game = crate::common::game(&cities::Setup::new(4).contracts(true));
        let mut chance = Chance::new(Seed(seed));
        let mut p = game.deal(Seed(seed));
        let mut moves = Moves::new();
        game.moves(&p, &mut moves);
        for _ in 0..seed * 12 {
            if moves.is_empty() {
                break;
            }
            let chosen = crate::common::lively(&moves, &mut chance);
            game.play(&mut p, chosen, &mut moves, &mut Quiet);
        }
        let _ = game.refusal(&p, mv);
    }
}

/// Position files with mistakes get a sentence.
#[test]
fn wrong_sheets_get_a_sentence() {
    let wrong = |text: &str| match Sheet::read(text).and_then(|sheet| sheet.open().map(drop)) {
        Ok(()) => panic!("it is wrong: {text}"),
        Err(error) => error.to_string(),
    };
    let two = "[setup]\nplayers = 2\n";
    for (text, part) in [
        ("round = 11\n".to_owned() + two, "sheet-round-game-rounds"),
        ("turn = 4\n".to_owned() + two, "sheet-turn-round-turns"),
        ("order = [\"P1\"]\n".to_owned() + two, "sheet-order-every-seat-plays"),
        ("order = [\"P1\", \"P3\"]\n".to_owned() + two, "sheet-does-not-play-listed"),
        ("cloning = true\n".to_owned() + two, "U-2.5"),
        ("fish = 3\n".to_owned() + two, "unknown field `fish`"),
        (two.to_owned() + "[player.P3]\nkelp = 1", r#""sheet-does-not-play","seat":"P3""#),
        (
            two.to_owned() + "[player.P1]\nhand = [254]",
            r##""sheet-there-no-card-place","what":"hand","card":"#254""##,
        ),
        (
            two.to_owned() + "[player.P1]\nhand = [1]\n[player.P2]\nhand = [1]",
            r##""sheet-card-twice","card":"#1""##,
        ),
        (
            two.to_owned() + "[player.P1]\nhand = [1, 1]",
            r##""sheet-card-listed-twice","what":"hand","card":"#1""##,
        ),
        (
            two.to_owned() + "[player.P1]\naside = [7, 8, 7]",
            r##""sheet-card-listed-twice","what":"aside","card":"#7""##,
        ),
        (
            two.to_owned() + "[player.P2]\nclaimed = [12, 12]",
            r##""sheet-card-listed-twice","what":"claimed","card":"#12""##,
        ),
        (two.to_owned() + "[player.P1]\nhand = [12]\nclaimed = [12]", r##""sheet-card-twice","card":"#12""##),
        (two.to_owned() + "[player.P1]\nhand = [1]\naside = [1]", r##""sheet-card-twice","card":"#1""##),
        ("deck = [1, 2, 1]\n".to_owned() + two, r##""sheet-card-twice","card":"#1""##),
        ("discard = [3]\nplayed = 3\n".to_owned() + two, r##""sheet-card-twice","card":"#3""##),
        (
            "discard = [4]\n".to_owned() + two + "[player.P2]\nhand = [4]",
            r##""sheet-card-twice","card":"#4""##,
        ),
        ("shown = [5]\ndiscard = [5]\n".to_owned() + two, r##""sheet-shown-no-hand","card":"#5""##),
        (
            two.to_owned() + "[player.P1]\nfarms = [\"a1.1\"]",
            r#""sheet-board-no-building-site","site":"a1.1""#,
        ),
        (two.to_owned() + "[player.P1]\nboard = 77", r#""sheet-there-no-board","id":"77""#),
        (two.to_owned() + "[player.P1]\nsteps = 5", "sheet-federation-track-four-spaces"),
        (two.to_owned() + "[player.P1]\nnonsymbiotic = [\"b3\"]", "sheet-starting-city-missing"),
        (two.to_owned() + "[player.P1]\nupgraded = [\"c3.1\"]", "sheet-upgraded-nothing-can-upgraded"),
        (
            two.to_owned() + "[player.P1]\nfarms = [\"c3.1\"]\nlaboratories = [\"c3.1\"]",
            "sheet-two-buildings-stand-one",
        ),
        (two.to_owned() + "[player.P1]\nactions = [0, 0]", "sheet-actions-no-action-card"),
        ("tiles = { 14 = [\"P1\"] }\n".to_owned() + two, r#""sheet-tiles-there-no-coloured","slot":"14""#),
        (
            "agenda = [{ step = \"do\", node = 65000 }]\n".to_owned() + two,
            r#""sheet-agenda-pack-no-effect","node":"65000""#,
        ),
        ("agenda = []\n".to_owned() + two, "sheet-agenda-empty-exactly-when"),
        ("chance = \"fish\"\n".to_owned() + two, "sheet-chance-no-number"),
        ("contracts = [\"fish\"]\n".to_owned() + two, r#""sheet-there-no-contract","name":"fish""#),
        ("[setup]\nplayers = 9".to_owned(), "setup-cities-players"),
    ] {
        let error = wrong(&text);
        assert!(error.contains(part), "{text}\n{error}");
    }
}
