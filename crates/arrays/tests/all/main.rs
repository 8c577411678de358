//! Games as numbers: that each move has a number of its own, that nothing hidden is observed, that batches play real games.

mod batch;
mod net;
mod numbers;
