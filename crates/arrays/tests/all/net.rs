//! Networks as players.

use std::collections::HashMap;
use std::sync::Arc;

use arrays::{Arrays, Net, NetError, Numbers};
use barrage::{Barrage, Move, Setup, Variant};
use kernel::{Game, Moves, Seed};
use safetensors::tensor::{Dtype, TensorView};

fn bytes<T: Copy, const N: usize>(values: &[T], of: fn(T) -> [u8; N]) -> Vec<u8> {
    values.iter().flat_map(|&value| of(value)).collect()
}

/// A network of one layer that has these columns and actions, with weights 0 and this bias.
fn file(game: &str, columns: &[i32], actions: &[i32], bias: &[f32]) -> Vec<u8> {
    let weights = bytes(&vec![0.0; columns.len() * bias.len()], f32::to_le_bytes);
    let (columns_bytes, actions_bytes) = (bytes(columns, i32::to_le_bytes), bytes(actions, i32::to_le_bytes));
    let bias_bytes = bytes(bias, f32::to_le_bytes);
    let view = |dtype, shape: Vec<usize>, data| TensorView::new(dtype, shape, data).expect("it fits");
    let tensors = [
        ("columns", view(Dtype::I32, vec![columns.len()], &columns_bytes)),
        ("actions", view(Dtype::I32, vec![actions.len()], &actions_bytes)),
        ("layers.0.weight", view(Dtype::F32, vec![bias.len(), columns.len()], &weights)),
        ("layers.0.bias", view(Dtype::F32, vec![bias.len()], &bias_bytes)),
    ];
    let told = HashMap::from([("game".to_owned(), game.to_owned())]);
    safetensors::serialize(tensors, Some(told)).expect("tensors that can be written")
}

#[test]
fn a_network_plays_the_legal_move_it_likes_best() {
    let game = Barrage::open(Setup::new(2, Variant::Intro)).expect("a legal set-up");
    let (position, mut moves, mut numbers) = (game.deal(Seed(1)), Moves::new(), Numbers::new());
    game.moves(&position, &mut moves);
    game.actions(&position, &moves, &mut numbers);
    let illegal = (0..).find(|it| !numbers.contains(it)).expect("not all are legal");
    for liked in [0, moves.len() / 2, moves.len() - 1] {
        let actions = [i32::from(illegal), i32::from(numbers[liked])];
        let net = Net::read(&game, &file("barrage", &[0, 5], &actions, &[9.0, -3.0])).expect("a network");
        let mut player = Arc::new(net).mind::<Barrage>().begin(Seed(2));
        assert_eq!(player.choose(&bots::asked(&game, &position, &moves)), moves[liked]);
    }
    assert!(!moves.contains(&Move::TurnTile));
}

#[test]
fn a_file_that_is_no_network_says_why() {
    let game = Barrage::open(Setup::new(2, Variant::Full)).expect("a legal set-up");
    let read = |bytes: &[u8]| Net::read(&game, bytes).expect_err("it is no network");
    assert!(matches!(read(b"anything at all"), NetError::Format(_)));
    let other = NetError::Game { found: "cities".to_owned(), asked: "barrage" };
    assert_eq!(read(&file("cities", &[0], &[0], &[0.0])), other);
    let tensor = |name: &str| NetError::Tensor(name.to_owned());
    assert_eq!(read(&file("barrage", &[-1], &[0], &[0.0])), tensor("columns"));
    assert_eq!(read(&file("barrage", &[3, 3], &[0], &[0.0])), tensor("columns"));
    assert_eq!(read(&file("barrage", &[0], &[60_000], &[0.0])), tensor("actions"));
    assert_eq!(read(&file("barrage", &[0], &[0, 1], &[0.0])), tensor("layers.0.weight"));
    assert_eq!(read(&file("barrage", &[0], &[0], &[f32::NAN])), tensor("layers.0.bias"));
    let whole = file("barrage", &[0, 1], &[0], &[0.0]);
    for length in (0..whole.len()).step_by(7) {
        read(&whole[..length]);
    }
}
