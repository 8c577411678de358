//! A trained network as a player.
//!
//! The file is a [safetensors](https://huggingface.co/docs/safetensors) file with `layers.0.weight` (out x in),
//! `layers.0.bias`, `layers.1.weight` and so on, 32-bit floating point, with rectified linear units between the layers. The
//! first layer reads the features named in `columns`, the last one has an output for each action named in `actions` (both
//! 32-bit integers). Its metadata names the `game`.

use std::sync::Arc;

use bots::{Mind, Thinker, Thought};
use kernel::{Chance, Decision};
use safetensors::{Dtype, SafeTensors};

use crate::Arrays;
use crate::space::Numbers;

/// The most bytes of a network file.
const LARGEST: usize = 64 << 20;
/// The most layers of a network.
const MOST_LAYERS: usize = 16;

/// A network that knows one game.
#[derive(Debug, PartialEq)]
pub struct Net {
    columns: Vec<usize>,
    /// The output of each action; `None` if the network does not know it.
    outputs: Vec<Option<u16>>,
    layers: Vec<Layer>,
}

#[derive(Debug, PartialEq)]
struct Layer {
    /// By input: a row with a weight for each output.
    rows: Vec<Vec<f32>>,
    bias: Vec<f32>,
}

/// Why a file is no network for a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// It is larger than any network we read.
    #[error("a network file has at most {} MB", LARGEST >> 20)]
    TooLarge,
    /// It is not in the format.
    #[error("it is not a safetensors file ({0})")]
    Format(String),
    /// It was trained for another game.
    #[error("it is a network for {found}, not for {asked}")]
    Game {
        /// In the file.
        found: String,
        /// The game it is to play.
        asked: &'static str,
    },
    /// A tensor is not there, or has another type or shape.
    #[error("the tensor {0} is missing or has another type or shape than it should")]
    Tensor(String),
}

impl Net {
    /// Reads a network for a game.
    pub fn read<G: Arrays>(game: &G, bytes: &[u8]) -> Result<Self, NetError> {
        if bytes.len() > LARGEST {
            return Err(NetError::TooLarge);
        }
        let format = |error: safetensors::SafeTensorError| NetError::Format(error.to_string());
        let (_, head) = SafeTensors::read_metadata(bytes).map_err(format)?;
        let found = head.metadata().as_ref().and_then(|it| it.get("game").cloned()).unwrap_or_default();
        if found != G::NAME {
            return Err(NetError::Game { found, asked: G::NAME });
        }
        let file = SafeTensors::deserialize(bytes).map_err(format)?;
        let features = game.observation().features();
        let columns: Vec<usize> = whole(&file, "columns", features)?;
        let actions = whole(&file, "actions", G::action_space().size())?;
        let mut outputs = vec![None; G::action_space().size()];
        for (output, &action) in actions.iter().enumerate() {
            outputs[action] = Some(output as u16);
        }
        let mut layers: Vec<Layer> = Vec::new();
        let mut width = columns.len();
        while layers.len() < MOST_LAYERS {
            let name = format!("layers.{}.weight", layers.len());
            if file.tensor(&name).is_err() {
                break;
            }
            let (shape, weights) = floats(&file, &name)?;
            let &[outs, ins] = &shape[..] else { return Err(NetError::Tensor(name)) };
            if ins != width || outs == 0 {
                return Err(NetError::Tensor(name));
            }
            let bias_name = format!("layers.{}.bias", layers.len());
            let (shape, bias) = floats(&file, &bias_name)?;
            if shape != [outs] {
                return Err(NetError::Tensor(bias_name));
            }
            let rows = (0..ins).map(|at| (0..outs).map(|out| weights[out * ins + at]).collect()).collect();
            layers.push(Layer { rows, bias });
            width = outs;
        }
        if layers.is_empty() || width != actions.len() {
            return Err(NetError::Tensor(format!("layers.{}.weight", layers.len().saturating_sub(1))));
        }
        Ok(Self { columns, outputs, layers })
    }

    /// What players with this network know.
    pub fn mind<G: Arrays>(self: Arc<Self>) -> Mind<G> {
        Mind::new(move |seed| Box::new(NetPlayer { net: Arc::clone(&self), chance: Chance::new(seed) }))
    }

    /// What the network makes of an observation: a number for each output.
    fn outputs(&self, row: &[f32]) -> Vec<f32> {
        let mut values: Vec<f32> = self.columns.iter().map(|&at| row[at]).collect();
        for (number, layer) in self.layers.iter().enumerate() {
            let mut next = layer.bias.clone();
            // Most features of an observation, and many units, are 0.
            for (&value, weights) in values.iter().zip(&layer.rows).filter(|(value, _)| **value != 0.0) {
                next.iter_mut().zip(weights).for_each(|(out, weight)| *out += value * weight);
            }
            if number + 1 < self.layers.len() {
                next.iter_mut().for_each(|value| *value = value.max(0.0));
            }
            values = next;
        }
        values
    }
}

/// Numbers below a bound, each once.
fn whole(file: &SafeTensors<'_>, name: &str, bound: usize) -> Result<Vec<usize>, NetError> {
    let wrong = || NetError::Tensor(name.to_owned());
    let tensor = file.tensor(name).map_err(|_| wrong())?;
    if tensor.dtype() != Dtype::I32 || tensor.shape().len() != 1 {
        return Err(wrong());
    }
    let numbers = tensor.data().chunks_exact(4).map(|it| i32::from_le_bytes([it[0], it[1], it[2], it[3]]));
    let mut seen = vec![false; bound];
    let numbers = numbers.map(|number| {
        let at = usize::try_from(number).ok().filter(|&at| at < bound && !seen[at]).ok_or_else(wrong)?;
        seen[at] = true;
        Ok(at)
    });
    numbers.collect()
}

/// A tensor of floating-point numbers with its shape.
fn floats(file: &SafeTensors<'_>, name: &str) -> Result<(Vec<usize>, Vec<f32>), NetError> {
    let wrong = || NetError::Tensor(name.to_owned());
    let tensor = file.tensor(name).map_err(|_| wrong())?;
    let numbers = tensor.data().chunks_exact(4).map(|it| f32::from_le_bytes([it[0], it[1], it[2], it[3]]));
    let numbers: Vec<f32> = numbers.collect();
    let right = tensor.dtype() == Dtype::F32 && numbers.iter().all(|it| it.is_finite());
    if right { Ok((tensor.shape().to_vec(), numbers)) } else { Err(wrong()) }
}

/// A network at a table.
struct NetPlayer {
    net: Arc<Net>,
    chance: Chance,
}

impl<G: Arrays> Thinker<G> for NetPlayer {
    fn think(&mut self, decision: &Decision<'_, G>) -> Vec<Thought<G::Move>> {
        let (game, seat, moves) = (decision.game(), decision.seat(), decision.moves());
        let mut seen = vec![0.0; game.observation().features()];
        game.observe_scaled(&decision.view(), seat, &mut seen);
        let mut numbers = Numbers::new();
        game.actions(&decision.redeal(&mut self.chance), moves, &mut numbers);
        let values = self.net.outputs(&seen);
        let value = |number: u16| {
            let output = self.net.outputs[usize::from(number)];
            output.map_or(f32::MIN, |output| values[usize::from(output)])
        };
        let mut thoughts: Vec<_> = moves
            .iter()
            .zip(&*numbers)
            .map(|(&mv, &number)| Thought { mv, value: value(number), visits: 1 })
            .collect();
        thoughts.sort_by(|one, other| other.value.total_cmp(&one.value));
        thoughts
    }
}
