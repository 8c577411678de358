//! The tiles as they are printed, and the notation of what Automas do.

use std::collections::BTreeMap;

use barrage::{AutomaTile, Colour, Criterion, Deed, HeadStream, Kind, Level, Limit, Move, Step};

fn deeds() -> impl Iterator<Item = (AutomaTile, u8, Deed)> {
    AutomaTile::all()
        .flat_map(|tile| tile.row().actions.iter().map(move |action| (tile, action.engineers, action.deed)))
}

/// 20 tiles with 149 actions, each ending with the bank and something cheap before it.
#[test]
fn the_action_sides() {
    assert_eq!(AutomaTile::all().count(), 20);
    assert_eq!(deeds().count(), 149);
    let count = |is: fn(Deed) -> bool| deeds().filter(|(_, _, deed)| is(*deed)).count();
    assert_eq!(count(|deed| matches!(deed, Deed::Produce { .. })), 20);
    assert_eq!(count(|deed| matches!(deed, Deed::Drops { .. })), 10);
    assert_eq!(count(|deed| matches!(deed, Deed::Renew(_))), 6);
    assert_eq!(count(|deed| matches!(deed, Deed::Build { .. } | Deed::PrivateBuilding { .. })), 34);
    assert_eq!(count(|deed| matches!(deed, Deed::Wheel { .. })), 20);
    assert_eq!(count(|deed| matches!(deed, Deed::Buy { .. })), 16);
    assert_eq!(count(|deed| matches!(deed, Deed::Patent(_) | Deed::PrivateBuildingPatent)), 5);
    assert_eq!(count(|deed| matches!(deed, Deed::ExternalWork(_))), 18);
    assert_eq!(count(|deed| matches!(deed, Deed::Bank)), 20);
    for (kind, printed) in [(Kind::Base, 8), (Kind::Elevation, 6), (Kind::Conduit, 7), (Kind::Powerhouse, 9)]
    {
        let of_kind =
            deeds().filter(|(_, _, deed)| matches!(deed, Deed::Build { kind: it, .. } if *it == kind));
        assert_eq!(of_kind.count(), printed, "{kind}");
    }
    for (colour, printed) in [(Colour::Green, 12), (Colour::Yellow, 6), (Colour::Red, 2)] {
        let wanted = |deed: &Deed| matches!(deed, Deed::Produce { contract, .. } if *contract == colour);
        assert_eq!(deeds().filter(|(_, _, deed)| wanted(deed)).count(), printed, "{colour}");
    }
    for (bonus, printed) in [(-2, 2), (-1, 2), (0, 8), (1, 4), (2, 4)] {
        let wanted = |deed: &Deed| matches!(deed, Deed::Produce { bonus: it, .. } if *it == bonus);
        assert_eq!(deeds().filter(|(_, _, deed)| wanted(deed)).count(), printed, "{bonus:+}");
    }
    for tile in AutomaTile::all() {
        let [.., left, right] = tile.row().actions else { panic!("{tile} has too few actions") };
        assert_eq!((right.engineers, right.deed), (1, Deed::Bank));
        let cheap =
            [Deed::Wheel { turns: 1, price: 0 }, Deed::Buy { excavators: 0, mixers: 0, choice: 1, price: 3 }];
        assert!(left.engineers == 1 && cheap.contains(&left.deed), "{tile}");
    }
}

/// the codes at the foot are the tile's name; each letter order ends with the letter not printed.
#[test]
fn the_criteria_sides() {
    let (mut dams, mut conduits, mut houses) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for tile in AutomaTile::all() {
        let row = tile.row();
        *dams.entry(row.dam_code.0).or_insert(0) += 1;
        *conduits.entry(row.conduit_code.0).or_insert(0) += 1;
        *houses.entry(row.powerhouse_code.0).or_insert(0) += 1;
        let side = if row.conduit_code.0 % 2 == 0 { 'A' } else { 'B' };
        let name =
            format!("{}-{}{side}-{}", row.dam_code.0, row.conduit_code.from().0, row.powerhouse_code.0);
        assert_eq!(tile.to_string(), name);
        assert_eq!(name.to_lowercase().parse(), Ok(tile));
        let mut heads = row.head_streams;
        heads.sort_unstable();
        assert_eq!(heads, HeadStream::ALL, "{tile}");
    }
    assert!((1..=10).all(|basin| dams[&basin] == 2));
    assert!((0..20).all(|conduit| conduits[&conduit] == 1));
    assert_eq!(houses, BTreeMap::from([(5, 2), (6, 2), (7, 2), (8, 2), (9, 2), (10, 2), (11, 4), (12, 4)]));
}

/// levels, tiles, criteria, moves and steps of Automas read back as they are written.
#[test]
fn notation_round_trips() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    for tile in AutomaTile::all() {
        let row = tile.row();
        for criterion in [row.dam, row.conduit, row.powerhouse].into_iter().flatten() {
            assert_eq!(criterion.to_string().parse::<Criterion>(), Ok(criterion));
        }
    }
    let mut moves = vec![Move::TurnTile, Move::Drops([1, 0, 2, 0]), Move::Drops([0, 0, 0, 1])];
    moves.extend((0..8).map(Move::Action));
    for mv in moves {
        assert_eq!(mv.to_string().parse(), Ok(mv), "{mv}");
        assert_eq!(mv.to_string().to_uppercase().parse(), Ok(mv), "{mv}");
    }
    assert_eq!(Move::Drops([1, 0, 2, 0]).to_string(), "drops HA HC HC");
    assert!(
        ["drops", "action 0", "action", "turn", "drops HE"].iter().all(|text| text.parse::<Move>().is_err())
    );
    let limits = [Limit::None, Limit::In(barrage::Area::Hills), Limit::From(4)];
    let tile = barrage::Tile(6);
    let mut steps = vec![Step::Automas, Step::Action(0), Step::Action(7), Step::MachinesFor(1)];
    steps.extend(Colour::ALL.map(Step::Renew));
    steps.extend([-2, 0, 2].map(Step::ProduceFor));
    steps.extend([true, false].map(|flowing| Step::DropsFor { count: 2, flowing }));
    for limit in limits {
        assert_eq!(limit.to_string().parse(), Ok(limit));
        for kind in Kind::ALL {
            steps.push(Step::TileFor { kind, limit, engineers: 2 });
            for via in [barrage::Via::Own, barrage::Via::Anton] {
                steps.push(Step::SiteFor { via, tile, kind, limit });
            }
        }
    }
    for step in steps {
        assert_eq!(step.to_string().parse(), Ok(step), "{step}");
    }
    assert!(
        ["action 0", "tile for base power-9 engineers 2", "renew blue"]
            .iter()
            .all(|it| it.parse::<Step>().is_err())
    );
}
