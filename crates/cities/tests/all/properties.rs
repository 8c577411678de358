//! What holds in every position of every game, over random games of every player count and variant.

use std::collections::BTreeMap;

use crate::common::{game, lively, setups, watch};
use cities::{
    BuildingSite, Card, Cities, CitySite, Deck, Move, Node, Phase, Piece, Player, Position, Price, Sheet,
    Site, Spot, Step, TUNNELS, TunnelSite, UNLIMITED, USUAL, WHITE_DOMES, purple_domes,
};
use kernel::{Chance, Game, Match, Moves, Record, Seat, Seed, Set, Viewer};

/// U-1.6, U-1.7, U-1.8, U-1.9, U-6.4: pieces, cards and tiles are neither made nor lost.
fn check_conservation(game: &Cities, p: &Position) {
    let players = game.players();
    let seats = || Seat::all(players).map(|seat| &p.players[seat]);
    let tunnels: u32 = seats().map(|player| player.tunnels.len()).sum();
    assert_eq!(tunnels + u32::from(p.tunnels_left), u32::from(TUNNELS));
    let white: u32 = seats().map(|player| player.white.len()).sum();
    assert_eq!(white + u32::from(p.white_left), u32::from(WHITE_DOMES));
    let purple: u32 = seats().map(|player| player.purple.len()).sum();
    if players > 1 {
        assert_eq!(purple + u32::from(p.purple_left), u32::from(purple_domes(players)));
    } else {
        assert_eq!(p.purple_left, UNLIMITED);
    }
    let mut places: BTreeMap<u8, u32> = BTreeMap::new();
    let mut put = |card: Card| *places.entry(card.0).or_default() += 1;
    for player in seats() {
        player.hand.iter().chain(player.aside).chain(player.claimed.iter()).for_each(&mut put);
        player.actions.into_iter().filter(|&card| card != Card::ASSISTANT).for_each(&mut put);
        assert!(player.actions.len() <= 4, "U-6.4");
        assert!(
            player.action_places().collect::<Set<_>>().covers(player.used),
            "only cards that are there are used"
        );
    }
    p.deck.into_iter().chain(p.discard.iter()).chain(p.open_specials.iter()).for_each(&mut put);
    p.unseen.iter().chain(p.gone.iter()).chain(p.looked).chain(p.played).for_each(&mut put);
    p.specials.iter().for_each(|special| put(special.card));
    for data in game.pack().cards().filter(|data| data.card != Card::ASSISTANT) {
        let later = matches!(data.deck, Deck::I | Deck::II | Deck::III) && data.deck > Deck::of_era(p.era());
        let expected = u32::from(!later);
        assert_eq!(
            places.get(&data.card.0).copied().unwrap_or(0),
            expected,
            "card {} is in one place",
            data.card
        );
    }
    let mut tiles: Vec<u8> = p.spare_blues.to_vec();
    for player in seats() {
        tiles.extend(player.metropolises);
        tiles.extend(player.gained);
    }
    tiles.sort_unstable();
    assert!(tiles.windows(2).all(|two| two[0] != two[1]), "each metropolis lies in one place");
}

/// U-12: the network as a person would follow it with a finger.
fn reached_by_hand(game: &Cities, player: &Player) -> Vec<CitySite> {
    let board = &game.pack().boards()[usize::from(player.board)];
    let mut reached = vec![board.start];
    let mut at = 0;
    while at < reached.len() {
        for (number, tunnel) in (0..).map(TunnelSite).zip(&board.tunnels) {
            if player.tunnels.has(number) && tunnel.ends.has(reached[at]) {
                for city in (0..board.cities.len() as u8).map(CitySite) {
                    if tunnel.ends.has(city) && !reached.contains(&city) {
                        reached.push(city);
                    }
                }
            }
        }
        at += 1;
    }
    reached.sort_unstable();
    reached
}

fn adjacent(game: &Cities, player: &Player, city: CitySite) -> bool {
    let board = &game.pack().boards()[usize::from(player.board)];
    let mut tunnels = board.tunnels.iter();
    tunnels.any(|tunnel| tunnel.ends.has(city) && tunnel.ends.without(city).meets(player.cities()))
}

/// U-10, U-12: what is kept about the board equals what follows from its pieces, and everything stands legally.
fn check_boards(game: &Cities, p: &Position) {
    for seat in Seat::all(game.players()) {
        let player = &p.players[seat];
        let board = &game.pack().boards()[usize::from(player.board)];
        let reached = reached_by_hand(game, player);
        let network = reached.iter().copied().collect::<Set<CitySite>>();
        assert_eq!(player.network, network, "the kept network is the real one");
        for city in (0..board.cities.len() as u8).map(CitySite) {
            let own = player.cities().has(city);
            let open = own || adjacent(game, player, city);
            assert_eq!(player.open.has(city), open, "{}", board.cities[city.index()].name);
            if own && city != board.start {
                assert!(adjacent(game, player, city), "U-10.2: every city is adjacent to another");
            }
            if player.built().meets(board.cities[city.index()].sites) {
                assert!(open, "U-10.3: buildings stand at cities or where cities could stand");
            }
            let mut tunnels = (0..).map(TunnelSite).zip(&board.tunnels);
            let touched = tunnels.any(|(at, tunnel)| player.tunnels.has(at) && tunnel.ends.has(city));
            if own && city != board.start {
                assert_eq!(player.connected().has(city), touched, "U-12.3");
            }
        }
        for (at, tunnel) in (0..).map(TunnelSite).zip(&board.tunnels) {
            if player.tunnels.has(at) {
                assert!(tunnel.ends.meets(network), "U-12.2: every tunnel is connected");
            }
        }
        assert!(player.built().covers(player.upgraded));
        assert!(player.tunnels.covers(player.upgraded_tunnels));
    }
}

/// U-10.2, U-10.3, U-10.4, U-10.6, U-11: the sites offered are exactly those a patient reader of the rules finds.
fn check_sites(game: &Cities, p: &Position, moves: &Moves<Move>) -> bool {
    let Some(Step::Do(task)) = p.agenda.last() else { return false };
    let Node::Build { what, price: Price::Usual, expansion, .. } = *game.pack().node(task.node) else {
        return false;
    };
    let me = &p.players[p.active];
    let cheaper = me.claimed.iter().any(|card| {
        let data = game.pack().card(card).expect("it is in the pack");
        data.text.contains("discount")
    });
    if cheaper {
        return false;
    }
    let board = &game.pack().boards()[usize::from(me.board)];
    let reached = reached_by_hand(game, me);
    let mut expected = Vec::new();
    for piece in what.iter() {
        let mut spots: Vec<Spot> = Vec::new();
        match piece {
            Piece::Tunnel if p.tunnels_left > 0 => {
                spots.extend((0..board.tunnels.len() as u8).map(TunnelSite).map(Spot::Tunnel));
            }
            Piece::Nonsymbiotic if p.white_left > 0 => {
                spots.extend((0..board.cities.len() as u8).map(CitySite).map(Spot::City));
            }
            Piece::Symbiotic if p.purple_left > 0 => {
                spots.extend((0..board.cities.len() as u8).map(CitySite).map(Spot::City))
            }
            Piece::Farm | Piece::Desalination | Piece::Laboratory => {
                spots.extend((0..board.sites.len() as u8).map(BuildingSite).map(Spot::Building));
            }
            _ => {}
        }
        for spot in spots {
            let legal = match spot {
                Spot::City(at) => !me.cities().has(at) && adjacent(game, me, at),
                Spot::Building(at) => {
                    let city = CitySite(at.0 / cities::SITES_PER_CITY as u8);
                    let exists = if expansion { board.expansion } else { board.ordinary }.has(at);
                    exists && me.building(at).is_none() && (me.cities().has(city) || adjacent(game, me, city))
                }
                Spot::Tunnel(at) => {
                    let ends = board.tunnels[at.index()].ends;
                    !me.tunnels.has(at) && reached.iter().any(|&city| ends.has(city))
                }
            };
            let cost = USUAL[piece as usize].plus(board.print(spot).surcharge);
            let payable = (0..=9).any(|kelp| {
                (0..=9).any(|steelplast| {
                    let [credit, science, kelps, steelplasts, biomatter] = cost.0.map(u16::from);
                    kelp <= kelps
                        && steelplast <= steelplasts
                        && me.purse.0[0] >= credit
                        && me.purse.0[1] >= science
                        && me.purse.0[2] >= kelps - kelp
                        && me.purse.0[3] >= steelplasts - steelplast
                        && me.purse.0[4] >= biomatter + kelp + steelplast
                })
            });
            if legal && payable {
                expected.push(Move::Build { piece, site: board.site(spot) });
            }
        }
    }
    let mut offered: Vec<Move> =
        moves.iter().copied().filter(|mv| matches!(mv, Move::Build { .. })).collect();
    offered.sort_unstable();
    expected.sort_unstable();
    assert_eq!(offered, expected);
    true
}

/// Moves of all kinds, most of which are wrong at any one moment.
fn any_move(chance: &mut Chance) -> Move {
    let card = Card(chance.below(206) as u8);
    let slot = cities::Slot(chance.below(17) as u8);
    let place = |chance: &mut Chance| cities::Junction(chance.below(3) as u8 * 8 + chance.below(3) as u8);
    let site = match chance.below(3) {
        0 => Site::City(place(chance)),
        1 => Site::Building(place(chance), 1 + chance.below(6) as u8),
        _ => Site::Tunnel(place(chance), place(chance)),
    };
    let number = chance.below(4) as u8;
    match chance.below(22) {
        0 => Move::Discard(card),
        1 => Move::Choose { slot, card },
        2 => Move::Clone { slot, card },
        3 => Move::SlotFirst,
        4 => Move::CardFirst,
        5 => Move::UseCard,
        6 => Move::Part(number),
        7 => Move::Option(number),
        8 => Move::Pay,
        9 => Move::Stop,
        10 => Move::Gain(cities::Resource::Kelp),
        11 => Move::Exchange {
            amount: number,
            give: cities::Resource::Kelp,
            take: cities::Resource::Steelplast,
        },
        12 | 13 => Move::Build { piece: Piece::ALL[chance.below(6)], site },
        14 => Move::Biomatter { kelp: number, steelplast: 0 },
        15 => Move::Upgrade { site, price: number },
        16 => Move::Use(Card(0)),
        17 => Move::Take(card),
        18 => Move::Look,
        19 => Move::Advance,
        20 => Move::Perform(slot),
        _ => Move::Contract(number),
    }
}

/// Every listed move is accepted, every other move is refused, nothing is lost, and the boards are sound.
#[test]
fn offered_moves_are_legal_and_nothing_is_lost() {
    let mut sites_checked = 0;
    for setup in setups() {
        let game = game(&setup);
        for seed in 0..25 {
            let mut turns = [0u32; 4];
            let mut last = (0, 0, Seat(9));
            let end = watch(&game, seed, |p, moves, chance| {
                check_conservation(&game, p);
                check_boards(&game, p);
                sites_checked += u32::from(check_sites(&game, p, moves));
                assert!(moves.len() >= 2, "only real decisions are asked");
                assert!(moves.len() <= 250);
                let mut again = Moves::new();
                game.moves(p, &mut again);
                assert_eq!(*moves, again);
                for (at, mv) in moves.iter().enumerate() {
                    assert!(!moves[..at].contains(mv), "{mv} is offered twice");
                    assert_eq!(mv.to_string().parse(), Ok(*mv));
                }
                for &mv in [moves[0], moves[moves.len() - 1]].iter() {
                    assert_eq!(game.refusal(p, mv), None, "{mv}");
                }
                for _ in 0..4 {
                    let mv = any_move(chance);
                    let listed = moves.contains(&mv);
                    let reversed = matches!(
                        mv,
                        Move::Build { site: Site::Tunnel(..), .. }
                            | Move::Upgrade { site: Site::Tunnel(..), .. }
                    );
                    if !reversed {
                        assert_eq!(game.refusal(p, mv).is_none(), listed, "{mv}");
                    }
                }
                if p.phase == Phase::Turns && last != (p.round, p.turn, p.active) {
                    last = (p.round, p.turn, p.active);
                    turns[p.active.index()] += 1;
                    let here = &p.players[p.active];
                    if matches!(p.agenda.last(), Some(Step::Choose)) {
                        assert!(here.hand.len() >= 3, "U-19.5");
                    }
                }
            });
            check_conservation(&game, &end);
            // U-3.3: thirty turns each.
            assert_eq!(turns[..usize::from(setup.players)], [30; 4][..usize::from(setup.players)]);
            let outcome = game.outcome(&end);
            assert!(outcome.over);
            if setup.players > 1 {
                assert_eq!(outcome.winners.len(), 1, "U-24.6: exactly one winner");
            }
        }
    }
    assert!(sites_checked > 1000, "{sites_checked} lists of sites were compared");
}

/// A record says everything: parsed and replayed it ends in the same position.
#[test]
fn a_record_replays_to_the_same_position() {
    for setup in setups() {
        let mut chance = Chance::new(Seed(5));
        let mut table = Match::begin(game(&setup), Seed(11));
        while let Some(seat) = table.to_move() {
            let mv = lively(table.moves(), &mut chance);
            table.play(seat, mv).expect("a listed move is legal");
        }
        let text = table.record().to_string();
        let record: Record<Cities> = text.parse().expect("it was written by us");
        let replayed = record.replay(None).expect("it replays");
        assert_eq!(replayed.position(), table.position());
    }
}

/// A position goes through JSON and through a position file unchanged, from anywhere in a game.
#[test]
fn positions_survive_being_written_down() {
    for setup in setups() {
        let game = game(&setup);
        let mut number = 0;
        watch(&game, 3, |p, moves, _| {
            number += 1;
            if number % 7 != 0 {
                return;
            }
            let json = serde_json::to_string(p).expect("it can be written");
            assert_eq!(serde_json::from_str::<Position>(&json).expect("it can be read"), *p);
            let sheet = Sheet::of(&game, p);
            let text = sheet.write().expect("it can be written");
            let read = Sheet::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let (_, again) = read.open().unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again, *p, "{text}");
            assert_eq!(game.hash(&again), game.hash(p));
            let mut listed = Moves::new();
            game.moves(&again, &mut listed);
            assert_eq!(listed, *moves);
        });
    }
}

/// U-2.11, U-7.2, U-23.4: nothing that reaches a viewer differs between positions that differ only in what that viewer
/// cannot know.
#[test]
fn no_secret_reaches_anybody() {
    for (seed, setup) in (1..).zip(setups()) {
        let differed = kernel::check::keeps_secrets(&game(&setup), Seed(seed));
        assert!(differed > 100, "{differed} positions differed");
    }
}

#[test]
fn every_moment_can_be_gone_back_to() {
    for (seed, setup) in (1..).zip(setups()) {
        let moves = kernel::check::goes_back(&game(&setup), Seed(seed));
        assert!(moves > 60, "{moves} moves");
    }
}

/// Drawing anew what a viewer cannot know leaves the viewer's view, and nothing hidden, as it was.
#[test]
fn a_redeal_never_changes_the_view() {
    for setup in setups() {
        let game = game(&setup);
        let (mut tried, mut changed) = (0, 0);
        watch(&game, 8, |p, moves, chance| {
            let viewers = Seat::all(setup.players).map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in viewers {
                let mut other = *p;
                game.redeal(&mut other, viewer, chance);
                assert_eq!(game.view(&other, viewer), game.view(p, viewer));
                check_conservation(&game, &other);
                tried += 1;
                changed += u32::from(other.deck != p.deck);
                // What may be done is no secret to the one who is asked.
                if viewer == Viewer::Seat(p.active) {
                    let mut listed = Moves::new();
                    game.moves(&other, &mut listed);
                    assert_eq!(listed, *moves);
                }
            }
        });
        assert!(changed * 10 > tried * 8, "decks are really dealt anew");
    }
}

/// What a redeal gives depends on the view and the chance alone: nothing of what lay hidden before shines through.
#[test]
fn positions_that_differ_in_secrets_are_redealt_alike() {
    for setup in setups() {
        let game = game(&setup);
        let (mut number, mut differed) = (0, 0);
        watch(&game, 14, |p, _, chance| {
            number += 1;
            if number % 5 != 0 && p.phase == Phase::Turns {
                return;
            }
            let viewers = Seat::all(setup.players).map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in viewers {
                let mut other = *p;
                game.redeal(&mut other, viewer, chance);
                differed += u32::from(other.deck != p.deck);
                let same = Chance::new(Seed(chance.word()));
                let (mut one, mut two) = (*p, other);
                game.redeal(&mut one, viewer, &mut { same });
                game.redeal(&mut two, viewer, &mut { same });
                assert_eq!(one, two);
                assert_eq!(game.hash(&one), game.hash(&two));
            }
        });
        assert!(differed > 50, "{differed} positions differed");
    }
}

/// U-2.11, U-23.4: which cards another player has set aside is drawn anew too, known cards included.
#[test]
fn what_another_has_set_aside_is_drawn_anew() {
    let game = game(&cities::Setup::new(2));
    let mut p = game.deal(Seed(4));
    let chooser = p.active;
    for _ in 0..2 {
        let card = p.players[chooser].hand.iter().next().expect("six cards were dealt");
        p.shown.add(card);
        game.play(&mut p, Move::Discard(card), &mut Moves::new(), &mut kernel::Quiet);
    }
    let viewer = Viewer::Seat(Seat(1 - chooser.0));
    let mut seen = std::collections::HashSet::new();
    for seed in 0..400 {
        let mut other = p;
        game.redeal(&mut other, viewer, &mut Chance::new(Seed(seed)));
        assert_eq!(game.view(&other, viewer), game.view(&p, viewer));
        let aside = other.players[chooser].aside;
        assert_eq!(aside.len(), 2);
        seen.insert(aside.iter().filter(|&&card| p.shown.has(card)).count());
    }
    assert_eq!(seen.len(), 3, "none, one or both of the known cards may be meant");
}

/// A view as JSON has each key once: what is hidden is neither there nor shown as if it were empty.
#[test]
fn a_written_view_has_each_key_once() {
    let game = game(&cities::Setup::new(3));
    watch(&game, 2, |p, _, _| {
        let text = serde_json::to_string(&game.view(p, Viewer::Seat(Seat(0)))).expect("it can be written");
        for key in ["\"hand\":", "\"aside\":"] {
            assert_eq!(text.matches(key).count(), 3, "{key} once for each player: {text}");
        }
        let view: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        for seat in Seat::all(3) {
            let player = &p.players[seat];
            let cards = view["players"][seat.index()]["hand"].as_array().expect("a list").len();
            let hidden = if seat == Seat(0) { 0 } else { player.aside.len() };
            assert_eq!(cards, player.hand.len() as usize + hidden);
        }
    });
}

/// A view holds no opponent's hand, no deck order, no face-down card: another deal of them looks the same.
#[test]
fn views_of_positions_that_differ_in_secrets_are_equal() {
    let game = game(&cities::Setup::new(3));
    watch(&game, 21, |p, _, _| {
        let viewer = Seat(0);
        let mut other = *p;
        let hand = other.players[Seat(1)].hand;
        // Exchange a hidden card of P2 for one of the deck.
        let swapped = hand.iter().find(|&card| {
            !p.shown.has(card) && game.pack().card(card).expect("in the pack").deck == Deck::of_era(p.era())
        });
        if let (Some(card), Some(top)) = (swapped, other.deck.last_mut()) {
            let drawn = std::mem::replace(top, card);
            other.players[Seat(1)].hand.remove(card);
            other.players[Seat(1)].hand.add(drawn);
            assert_eq!(game.view(&other, Viewer::Seat(viewer)), game.view(p, Viewer::Seat(viewer)));
            assert_ne!(game.view(&other, Viewer::Seat(Seat(1))), game.view(p, Viewer::Seat(Seat(1))));
        }
        let shown = serde_json::to_string(&game.view(p, Viewer::Seat(viewer))).expect("it can be written");
        assert!(!shown.contains("\"chance\""));
    });
}

/// Other hidden cards, another hash: a wrong replay cannot be missed.
#[test]
fn different_positions_have_different_hashes() {
    let game = game(&cities::Setup::new(2).contracts(true));
    let mut hashes = std::collections::HashMap::new();
    for seed in 0..10 {
        watch(&game, seed, |p, _, _| {
            let before = hashes.insert(game.hash(p), *p);
            assert!(before.is_none_or(|before| before == *p), "two positions, one hash");
        });
    }
    assert!(hashes.len() > 1000);
}
