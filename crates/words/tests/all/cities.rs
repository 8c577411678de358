//! Whatever Underwater Cities says of itself, there are words for it.

use bots::Random;
use cities::*;
use kernel::{Event as _, Game, Match, Seat, Seed, Viewer};
use words::{CitiesVoice, Words};

/// One sample of each variant. A variant without a line does not compile, and a line without its sample fails.
macro_rules! one_of_each {
    ($kind:ty: $($pattern:pat => $sample:expr),+ $(,)?) => {{
        fn _every_variant_has_a_line(it: $kind) {
            match it { $($pattern => {}),+ }
        }
        let samples: Vec<$kind> = vec![$({
            let sample: $kind = $sample;
            assert!(matches!(sample, $pattern));
            sample
        }),+];
        samples
    }};
}

const SEAT: Seat = Seat(0);
const CARD: Card = Card(37);
const SLOT: Slot = Slot(3);

fn site(text: &str) -> Site {
    text.parse().unwrap()
}

fn events() -> Vec<Seen> {
    let (seat, card, slot) = (SEAT, CARD, SLOT);
    let gain = Gain { goods: Cost([1, 0, 2, 0, 0]), points: 1, cards: 2, steps: 1 };
    let cost = Cost([2, 1, 0, 0, 0]);
    one_of_each! { Seen:
        Event::Forced { .. } => {
            Event::Forced { seat, r#move: Some(Move::Keep(card)), step: Step::KeepSpecial }
        },
        Event::Laid { .. } => Event::Laid { seat, tile: 6, place: "ne".parse().unwrap() },
        Event::SetAside { .. } => Event::SetAside { seat, card: Some(card) },
        Event::HandsChosen => Event::HandsChosen,
        Event::Discarded { .. } => Event::Discarded { seat, card },
        Event::Drew { .. } => Event::Drew { seat, card: Some(card) },
        Event::Reshuffled => Event::Reshuffled,
        Event::Chose { .. } => Event::Chose { seat, slot, card, cloned: true },
        Event::CardUsed { .. } => Event::CardUsed { seat, card },
        Event::Claimed { .. } => Event::Claimed { seat, card },
        Event::CardLeft { .. } => Event::CardLeft { seat, card },
        Event::ActionUsed { .. } => Event::ActionUsed { seat, card },
        Event::ActionDropped { .. } => Event::ActionDropped { seat, card },
        Event::Refreshed { .. } => Event::Refreshed { seat, card },
        Event::CardWorked { .. } => Event::CardWorked { seat, card },
        Event::Gained { .. } => Event::Gained { seat, gain },
        Event::Paid { .. } => Event::Paid { seat, cost },
        Event::Built { .. } => Event::Built { seat, piece: Piece::Farm, site: site("c3.1") },
        Event::Upgraded { .. } => Event::Upgraded { seat, site: site("c2-c3") },
        Event::Converted { .. } => Event::Converted { seat, site: site("c3") },
        Event::Metropolis { .. } => Event::Metropolis { seat, tile: 0, gained: true },
        Event::Advanced { .. } => Event::Advanced { seat, space: 3 },
        Event::SpecialTaken { .. } => Event::SpecialTaken { seat, card: Some(card), open: true },
        Event::SpecialsSeen { .. } => Event::SpecialsSeen { seat },
        Event::SpecialUnder { .. } => Event::SpecialUnder { seat, card: None, open: false },
        Event::Performed { .. } => Event::Performed { seat, slot },
        Event::ContractClaimed { .. } => Event::ContractClaimed { seat, contract: 1 },
        Event::Produced { .. } => Event::Produced { seat, goods: cost, points: 2 },
        Event::Fed { .. } => Event::Fed { seat, kelp: 2, biomatter: 1, points: 1 },
        Event::RoundEnded { .. } => Event::RoundEnded { round: 2, order: [Seat(1), SEAT, Seat(2), Seat(3)].into_iter().collect() },
        Event::EraBegan { .. } => Event::EraBegan { era: 2 },
        Event::Blocked { .. } => Event::Blocked { slot, card },
        Event::Scored { .. } => Event::Scored { seat, for_what: Scoring::Network, points: 12 },
        Event::Over => Event::Over,
    }
}

/// The same events with what only some viewers know left out, and with everything that scores.
fn further_events() -> Vec<Seen> {
    let seat = SEAT;
    let scorings = one_of_each! { Scoring:
        Scoring::Metropolis => Scoring::Metropolis,
        Scoring::Card(_) => Scoring::Card(CARD),
        Scoring::Network => Scoring::Network,
        Scoring::Resources => Scoring::Resources,
    };
    let mut events: Vec<Seen> =
        scorings.into_iter().map(|for_what| Event::Scored { seat, for_what, points: 1 }).collect();
    events.extend([
        Event::Forced { seat, r#move: None, step: Step::Keep },
        Event::SetAside { seat, card: None },
        Event::Drew { seat, card: None },
        Event::SpecialTaken { seat, card: None, open: false },
        Event::SpecialUnder { seat, card: Some(CARD), open: true },
        Event::Chose { seat, slot: Slot::ALWAYS, card: CARD, cloned: false },
        Event::Metropolis { seat, tile: 7, gained: false },
        Event::Advanced { seat, space: 0 },
    ]);
    events.extend(Piece::ALL.map(|piece| Event::Built { seat, piece, site: site("c3.x") }));
    events
}

fn refusals() -> Vec<Refusal> {
    let (card, slot, site) = (CARD, SLOT, site("c3.1"));
    one_of_each! { Refusal:
        Refusal::NotAsked { .. } => Refusal::NotAsked { asked: Question::Choose },
        Refusal::NotYourTile { .. } => Refusal::NotYourTile { tile: 6 },
        Refusal::NotInHand { .. } => Refusal::NotInHand { card },
        Refusal::DrawnThisTurn { .. } => Refusal::DrawnThisTurn { card },
        Refusal::NoSuchSlot { .. } => Refusal::NoSuchSlot { slot: Slot(15) },
        Refusal::SlotTaken { .. } => Refusal::SlotTaken { slot },
        Refusal::NothingUsable { .. } => Refusal::NothingUsable { slot },
        Refusal::NothingToClone { .. } => Refusal::NothingToClone { slot },
        Refusal::OwnTile { .. } => Refusal::OwnTile { slot },
        Refusal::NoCloning => Refusal::NoCloning,
        Refusal::SlotNotMeant { .. } => Refusal::SlotNotMeant { slot: Slot::ALWAYS },
        Refusal::CardComesFirst => Refusal::CardComesFirst,
        Refusal::CardUnusable { .. } => Refusal::CardUnusable { card },
        Refusal::MustUse => Refusal::MustUse,
        Refusal::NoSuchPart { .. } => Refusal::NoSuchPart { part: 3 },
        Refusal::PartDone { .. } => Refusal::PartDone { part: 1 },
        Refusal::PartImpossible { .. } => Refusal::PartImpossible { part: 1 },
        Refusal::TooFew { .. } => Refusal::TooFew { resource: Resource::Kelp, needed: 2, held: 1 },
        Refusal::NotOnOffer { .. } => Refusal::NotOnOffer { resource: Resource::Credit },
        Refusal::NoSuchExchange => Refusal::NoSuchExchange,
        Refusal::NoSuchSite { .. } => Refusal::NoSuchSite { site },
        Refusal::SiteTaken { .. } => Refusal::SiteTaken { site },
        Refusal::NotAdjacent { .. } => Refusal::NotAdjacent { site },
        Refusal::SiteClosed { .. } => Refusal::SiteClosed { site },
        Refusal::NotReached { .. } => Refusal::NotReached { site },
        Refusal::ExpansionSite { .. } => Refusal::ExpansionSite { site },
        Refusal::OrdinarySite { .. } => Refusal::OrdinarySite { site },
        Refusal::WrongPiece { .. } => Refusal::WrongPiece { piece: Piece::Tunnel },
        Refusal::NoneLeft { .. } => Refusal::NoneLeft { piece: Piece::Symbiotic },
        Refusal::UpgradeUnpayable { .. } => Refusal::UpgradeUnpayable { site },
        Refusal::NothingThere { .. } => Refusal::NothingThere { site },
        Refusal::AlreadyUpgraded { .. } => Refusal::AlreadyUpgraded { site },
        Refusal::NoSuchPrice { .. } => Refusal::NoSuchPrice { price: 4 },
        Refusal::WrongPayment => Refusal::WrongPayment,
        Refusal::NotYourAction { .. } => Refusal::NotYourAction { card },
        Refusal::ActionUsed { .. } => Refusal::ActionUsed { card },
        Refusal::ActionUseless { .. } => Refusal::ActionUseless { card },
        Refusal::NotUsed { .. } => Refusal::NotUsed { card },
        Refusal::NotToBeTaken { .. } => Refusal::NotToBeTaken { card: Card(250) },
        Refusal::ThinDeck => Refusal::ThinDeck,
        Refusal::NotLookedAt { .. } => Refusal::NotLookedAt { card },
        Refusal::NotProductive { .. } => Refusal::NotProductive { site },
        Refusal::NothingToConvert { .. } => Refusal::NothingToConvert { site },
        Refusal::NothingToResolve { .. } => Refusal::NothingToResolve { card },
        Refusal::NoAbility { .. } => Refusal::NoAbility { card },
        Refusal::NoContract { .. } => Refusal::NoContract { contract: 99 },
        Refusal::ContractUnmet { .. } => Refusal::ContractUnmet { contract: 2 },
        Refusal::NoSale { .. } => Refusal::NoSale { card, times: 2 },
    }
}

fn questions() -> Vec<Question> {
    one_of_each! { Question:
        Question::Lay => Question::Lay,
        Question::Discard => Question::Discard,
        Question::Choose => Question::Choose,
        Question::Order => Question::Order,
        Question::Card => Question::Card,
        Question::MakeRoom => Question::MakeRoom,
        Question::LastUse => Question::LastUse,
        Question::Effect => Question::Effect,
        Question::Payment => Question::Payment,
        Question::Special => Question::Special,
        Question::Trigger => Question::Trigger,
        Question::Offer => Question::Offer,
        Question::Production => Question::Production,
        Question::Sale => Question::Sale,
        Question::Nothing => Question::Nothing,
    }
}

/// Every step, and whether somebody is asked something by it.
fn steps(pack: &Pack) -> Vec<(Step, bool)> {
    let (card, slot, spot) = (CARD, SLOT, Spot::Building(cities::BuildingSite(1)));
    let task = |node: NodeId| Task { node, left: 2, must: false, slot, card, done: 0 };
    let effect = pack.slots(2)[0].effect;
    let steps = one_of_each! { Step:
        Step::Lay => Step::Lay,
        Step::Keep => Step::Keep,
        Step::Limit => Step::Limit,
        Step::Choose => Step::Choose,
        Step::Order { .. } => Step::Order { slot },
        Step::LaterCard => Step::LaterCard,
        Step::Slot { .. } => Step::Slot { slot },
        Step::Card => Step::Card,
        Step::MakeRoom => Step::MakeRoom,
        Step::LastUse { .. } => Step::LastUse { card },
        Step::Do(_) => Step::Do(task(effect)),
        Step::Payment { .. } => Step::Payment { task: task(effect), piece: Piece::Farm, spot },
        Step::FinishUpgrade { .. } => Step::FinishUpgrade { node: effect, spot },
        Step::KeepSpecial => Step::KeepSpecial,
        Step::Under => Step::Under,
        Step::Group { .. } => Step::Group { of: 2 },
        Step::Offer => Step::Offer,
        Step::TurnEnds => Step::TurnEnds,
        Step::CleanUp => Step::CleanUp,
        Step::ProductionCards => Step::ProductionCards,
        Step::Sales => Step::Sales,
        Step::LastPoints => Step::LastPoints,
        Step::Probe => Step::Probe,
    };
    let asks = |step: &Step| match step {
        Step::Do(task) => !matches!(
            pack.node(task.node),
            Node::If(..) | Node::Gain(_) | Node::GainPer { .. } | Node::Metropolis
        ),
        _ => !matches!(
            step,
            Step::Slot { .. }
                | Step::Card
                | Step::FinishUpgrade { .. }
                | Step::TurnEnds
                | Step::CleanUp
                | Step::LastPoints
                | Step::Probe
        ),
    };
    let nodes = nodes(pack).into_iter().map(|node| Step::Do(task(node)));
    steps.into_iter().chain(nodes).map(|step| (step, asks(&step))).collect()
}

/// Every node of every effect of the pack.
fn nodes(pack: &Pack) -> Vec<NodeId> {
    let mut open: Vec<NodeId> = vec![pack.always()];
    for card in pack.cards() {
        open.extend(card.effect);
        open.extend(card.clauses.iter().filter_map(|clause| match clause {
            Clause::When { then, .. } | Clause::OncePerTurn(then) => Some(*then),
            Clause::Discount { .. } | Clause::UpgradeDiscount { .. } | Clause::HandLimit(_) => None,
        }));
    }
    open.extend(pack.slots(2).iter().chain(pack.slots(4)).map(|slot| slot.effect));
    open.extend(pack.metropolises().iter().flat_map(|tile| [tile.instant, tile.production]).flatten());
    open.extend(pack.contracts().iter().map(|contract| contract.benefit));
    let mut all = Vec::new();
    while let Some(node) = open.pop() {
        all.push(node);
        match *pack.node(node) {
            Node::All(span) | Node::OneOf(span) => open.extend(pack.parts(span)),
            Node::If(_, then) | Node::Pay { then, .. } => open.push(then),
            _ => {}
        }
    }
    all
}

fn moves() -> Vec<Move> {
    let (card, slot) = (CARD, SLOT);
    one_of_each! { Move:
        Move::Lay(_) => Move::Lay(7),
        Move::Discard(_) => Move::Discard(card),
        Move::Choose { .. } => Move::Choose { slot, card },
        Move::Clone { .. } => Move::Clone { slot, card },
        Move::SlotFirst => Move::SlotFirst,
        Move::CardFirst => Move::CardFirst,
        Move::UseCard => Move::UseCard,
        Move::SkipCard => Move::SkipCard,
        Move::Part(_) => Move::Part(2),
        Move::Option(_) => Move::Option(1),
        Move::Pay => Move::Pay,
        Move::Stop => Move::Stop,
        Move::Gain(_) => Move::Gain(Resource::Science),
        Move::Exchange { .. } => {
            Move::Exchange { amount: 2, give: Resource::Kelp, take: Resource::Steelplast }
        },
        Move::Build { .. } => Move::Build { piece: Piece::Farm, site: site("c3.1") },
        Move::Biomatter { .. } => Move::Biomatter { kelp: 1, steelplast: 1 },
        Move::Upgrade { .. } => Move::Upgrade { site: site("c3.1"), price: 2 },
        Move::Use(_) => Move::Use(card),
        Move::Drop(_) => Move::Drop(card),
        Move::Take(_) => Move::Take(card),
        Move::Look => Move::Look,
        Move::Keep(_) => Move::Keep(card),
        Move::Under(_) => Move::Under(card),
        Move::Advance => Move::Advance,
        Move::Perform(_) => Move::Perform(slot),
        Move::Output(_) => Move::Output(site("c3.1")),
        Move::Refresh(_) => Move::Refresh(card),
        Move::Convert(_) => Move::Convert(site("c3")),
        Move::Resolve(_) => Move::Resolve(card),
        Move::Ability(_) => Move::Ability(card),
        Move::Contract(_) => Move::Contract(1),
        Move::Sell { .. } => Move::Sell { card, times: 2 },
    }
}

fn fresh() -> Match<Cities> {
    Match::begin(Cities::open(Setup::new(2).edition(1).contracts(true)).unwrap(), Seed(1))
}

/// A text is told well when no message and no argument was missing.
fn well_told(text: &str) -> bool {
    !text.is_empty() && !text.contains('{') && !text.contains("cities-")
}

#[test]
fn every_kind_of_event_has_words() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let voice = CitiesVoice::new(words, game.game());
    for event in events().into_iter().chain(further_events()) {
        let text = voice.event(&event);
        assert!(well_told(&text), "{event:?}: {text}");
    }
}

/// Whatever move is the only one, the log tells it in a sentence of every language.
#[test]
fn every_kind_of_forced_move_has_words() {
    let game = fresh();
    for language in Words::languages() {
        let voice = CitiesVoice::new(Words::of(language).unwrap(), game.game());
        for mv in moves() {
            let notation = mv.to_string();
            for (step, _) in steps(game.game().pack()) {
                let text = voice.event(&Event::Forced { seat: SEAT, r#move: Some(mv), step });
                assert!(well_told(&text), "{language}, {mv}: {text}");
                let sentence = text.trim_end_matches(['.', '。']).trim_end_matches("」だけです");
                assert!(!sentence.ends_with(&notation), "{language}, {mv}: {text}");
            }
        }
    }
}

#[test]
fn every_kind_of_refusal_has_words_and_begins_with_its_rule() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let voice = CitiesVoice::new(words, game.game());
    let asked = questions().into_iter().map(|asked| Refusal::NotAsked { asked });
    let resources = Resource::ALL.map(|resource| Refusal::TooFew { resource, needed: 1, held: 0 });
    for refusal in refusals().into_iter().chain(asked).chain(resources) {
        let text = voice.refusal(&refusal);
        assert!(well_told(&text), "{refusal:?}: {text}");
        assert!(text.starts_with("U-"), "{text}");
    }
    for question in questions() {
        let word = serde_json::to_value(question).unwrap();
        let id = format!("cities-asked-{}", word.as_str().unwrap());
        assert!(words.knows(&id), "{id}");
    }
}

/// Every step, and every node of every effect that could be asked about.
#[test]
fn every_question_has_words() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let voice = CitiesVoice::new(words, game.game());
    let view = game.game().view(game.position(), Viewer::Seat(SEAT));
    for (step, asks) in steps(game.game().pack()) {
        let text = voice.question(&view, step);
        assert_eq!(text.is_some(), asks, "{step:?}: {text:?}");
        assert!(text.as_deref().is_none_or(well_told), "{step:?}: {text:?}");
    }
}

#[test]
fn every_kind_of_move_has_words() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let voice = CitiesVoice::new(words, game.game());
    let view = game.game().view(game.position(), Viewer::Seat(SEAT));
    for mv in moves() {
        let text = voice.explain(&view, mv);
        assert!(well_told(&text), "{mv}: {text}");
        assert_ne!(text, mv.to_string(), "only the notation is there");
    }
}

#[test]
fn every_component_has_words() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let pack = game.game().pack();
    let voice = CitiesVoice::new(words, game.game());
    let told = |text: String| assert!(well_told(&text), "{text}");
    for card in pack.cards() {
        assert!(words.knows(&format!("cities-card-{}", card.card.0)), "{}", card.card);
        told(voice.card(card.card));
        told(voice.card_text(card.card));
        assert_ne!(voice.card_text(card.card), voice.voice().name("card", card.card.0), "{}", card.card);
    }
    for node in nodes(pack) {
        told(voice.effect(node));
    }
    for (tile, data) in pack.metropolises().iter().enumerate() {
        assert!(words.knows(&format!("cities-metropolis-{}", data.id)), "{}", data.id);
        told(voice.metropolis_text(tile as u8));
    }
    for (contract, data) in (1..).zip(pack.contracts()) {
        assert!(words.knows(&format!("cities-contract-{}", data.id)), "{}", data.id);
        told(voice.contract_text(contract));
    }
}

/// Sentences as a player reads them.
#[test]
fn the_sentences_read_well() {
    let (words, game) = (Words::of("en").unwrap(), fresh());
    let voice = CitiesVoice::new(words, game.game());
    let event = |event: Seen| voice.event(&event);
    let gain = Gain { goods: Cost([2, 0, 1, 0, 0]), points: 1, cards: 0, steps: 0 };
    assert_eq!(event(Event::Gained { seat: SEAT, gain }), "Player 1 gains 2 credits, 1 kelp and 1 point.");
    let forced = |mv, step| event(Event::Forced { seat: SEAT, r#move: Some(mv), step });
    let slot = &game.game().pack().slots(2)[3];
    let task = Task { node: slot.effect, ..Task::default() };
    assert_eq!(forced(Move::Option(1), Step::Do(task)), "Player 1 has only one choice: gain 2 science.");
    assert_eq!(
        forced(Move::Use(Card::ASSISTANT), Step::Choose),
        "Player 1 has only one choice: use Personal Assistant."
    );
    assert_eq!(
        event(Event::Built { seat: SEAT, piece: Piece::Desalination, site: site("c3.x") }),
        "Player 1 builds a desalination plant on c3.x."
    );
    assert_eq!(
        event(Event::Chose { seat: SEAT, slot: Slot(3), card: CARD, cloned: false }),
        "Player 1 chooses slot 3 (yellow) and plays Biomech Construction Crew (#37)."
    );
    assert_eq!(
        event(Event::RoundEnded { round: 3, order: [Seat(1), Seat(0)].into_iter().collect() }),
        "Round 3 ends. The new play order: Player 2, Player 1."
    );
    let fed = |kelp, biomatter, points| event(Event::Fed { seat: SEAT, kelp, biomatter, points });
    assert_eq!(fed(2, 0, 3), "Player 1 feeds the cities with 2 kelp and 3 points.");
    assert_eq!(fed(0, 0, 0), "Player 1 feeds the cities with nothing.");
    assert_eq!(
        event(Event::Produced { seat: SEAT, goods: Cost([2, 0, 1, 0, 0]), points: 300 }),
        "Player 1 produces 2 credits, 1 kelp and 300 points."
    );
    assert_eq!(event(Event::EraBegan { era: 2 }), "Era II begins.");
    assert_eq!(
        event(Event::Scored { seat: SEAT, for_what: Scoring::Resources, points: 1 }),
        "Player 1 scores 1 point for resources left."
    );
    assert_eq!(
        voice.refusal(&Refusal::TooFew { resource: Resource::Credit, needed: 1, held: 0 }),
        "U-8.3: It takes 1 credit, and you have 0."
    );
    assert_eq!(
        voice.refusal(&Refusal::NotAsked { asked: Question::Order }),
        "U-4.5: That does not answer what is asked now: whether the slot or the card comes first."
    );
    assert_eq!(voice.slot_text(Slot(4)), "gain 2 science or upgrade up to 3 structures, each for 1 science");
    assert_eq!(voice.slot_text(Slot::ALWAYS), "gain 2 credits and 2 cards");
    assert_eq!(voice.contract_text(1), "at least 4 connected cities: gain 4 points");
    let kelp_market = game.game().pack().metropolises().iter().position(|it| it.id == "kelp-market").unwrap();
    assert_eq!(
        voice.metropolis_text(kelp_market as u8),
        "Kelp Market: at once gain 1 kelp; in each Production gain 2 points"
    );
}

/// A component that a pack replaces is called by the pack's name, and told by what it does.
#[test]
fn components_of_another_pack_are_told_by_their_own_rows() {
    let pack = r#"
        [[card]]
        number = 2
        name = "Night Ferry"
        deck = "I"
        color = "yellow"
        type = "instant"
        effect = "gain 3 credits or pay 1 kelp: advance 2"
    "#;
    let game = Cities::open(Setup::new(2).edition(1).pack(pack)).unwrap();
    let words = Words::of("en").unwrap();
    let voice = CitiesVoice::new(words, &game);
    assert_eq!(voice.card(Card(2)), "Night Ferry (#2)");
    assert_eq!(
        voice.card_text(Card(2)),
        "gain 3 credits or pay 1 kelp to advance up to 2 spaces on the Federation track"
    );
    assert_eq!(voice.card(Card(1)), "Tidepool Forage (#1)", "the others are as they were");
}

/// Whole games, every event, question, offered move and a refusal at every decision.
#[test]
fn whole_games_are_told_without_a_hole() {
    let words = Words::of("en").unwrap();
    let mut chance = Random::new(Seed(5));
    let anything = moves();
    let setups = (1..=4).flat_map(|players| {
        let basic = Setup::new(players).contracts(players == 2);
        [basic.clone(), basic.boards(Side::Asymmetric).contracts(players > 2)]
    });
    for (setup, seed) in setups.zip(1..) {
        let mut game = Match::begin(Cities::open(setup).unwrap(), Seed(seed));
        while let Some(seat) = game.to_move() {
            let told = |text: String| assert!(well_told(&text), "{text}");
            let viewer = Viewer::Seat(seat);
            let view = game.game().view(game.position(), viewer);
            let moves = game.moves();
            let (mv, any) = (chance.choose(moves), chance.choose(&anything));
            {
                let voice = CitiesVoice::new(words, game.game());
                let step = *view.agenda.last().unwrap();
                told(voice.question(&view, step).unwrap_or_else(|| panic!("{step:?}")));
                moves.iter().for_each(|&mv| told(voice.explain(&view, mv)));
                if let Some(refusal) = game.game().refusal(game.position(), any) {
                    told(voice.refusal(&refusal));
                }
            }
            let events = game.play(seat, mv).unwrap();
            let voice = CitiesVoice::new(words, game.game());
            events.events.iter().for_each(|event| told(voice.event(&event.seen_by(viewer))));
        }
    }
}

/// Every card of edition 2 has a name of its own in every language, and its effect is told in whole words.
#[test]
fn the_cards_of_edition_2_are_told_in_every_language() {
    let game = Cities::open(Setup::new(4).edition(2)).expect("edition 2 is there");
    for language in Words::languages() {
        let words = Words::of(language).expect("the language is there");
        let voice = CitiesVoice::new(words, &game);
        let mut same = Vec::new();
        for data in game.pack().cards().filter(|data| data.card != cities::Card::ASSISTANT) {
            let name = voice.card(data.card);
            if language != "en" && name.contains(&*data.name) {
                same.push(name.clone());
            }
            let text = voice.card_text(data.card);
            let words = !text.is_empty() && !text.contains("cities-") && !text.contains('{');
            // In English a sentence may happen to read as its source does.
            assert!(words && (language == "en" || text != data.text), "{language} {name}: {text}");
        }
        assert!(same.is_empty(), "{language} has no name of its own for {same:?}");
    }
}

/// Permanent cards of packs are told in sentences, too.
#[test]
fn permanent_cards_of_packs_have_words() {
    let cards = [
        (
            "when advance to space 3: gain 1 credit",
            "whenever your marker enters space 3 of the Federation track: gain 1 credit",
        ),
        (
            "when build second laboratory at city: gain 1 credit",
            "whenever a connected city gets its second laboratory: gain 1 credit",
        ),
        (
            "when use slot two-farms, farms-laboratories: gain 1 kelp",
            "whenever you use the slot “build 2 farms”: gain 1 kelp",
        ),
        ("discount tunnel 2 credits", "building 1 tunnel costs 2 credits less"),
        (
            "once per turn: exchange 1 kelp with steelplast",
            "once per turn: exchange up to 1 kelp for steelplast or the other way round",
        ),
        ("hand limit +1", "your hand limit is higher by 1"),
    ];
    let row = |(number, (effect, _)): (u32, &(&str, &str))| {
        format!(
            "[[card]]\nnumber = {number}\nname = \"Own {number}\"\ndeck = \"I\"\ncolor = \"red\"\ntype = \"permanent\"\neffect = \"{effect}\"\n"
        )
    };
    let pack: String = (240..).zip(&cards).map(row).collect();
    let game = Cities::open(Setup::new(4).pack(pack)).expect("a valid pack");
    let voice = CitiesVoice::new(Words::of("en").expect("English is there"), &game);
    for (number, (_, told)) in (240..).zip(cards) {
        assert_eq!(voice.card_text(cities::Card(number)), told);
    }
}
