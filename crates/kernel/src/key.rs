//! A quick hash that need not outlive the program.

/// The hash of a sequence of words, by which searches tell positions apart. Records want a [`Digest`](crate::Digest), which
/// stays the same in every version.
///
/// Each word goes in by a product of 128 bits folded into 64, which spreads every bit over all.
#[derive(Clone, Copy, Debug, Default)]
pub struct Key(u64);

impl Key {
    /// Takes in a word.
    #[inline]
    pub const fn word(&mut self, word: u64) {
        let wide = (self.0 ^ word ^ 0x2545_f491_4f6c_dd1d) as u128 * 0x9e37_79b9_7f4a_7c15;
        self.0 = wide as u64 ^ (wide >> 64) as u64;
    }

    /// Takes in eight bytes.
    #[inline]
    pub const fn bytes(&mut self, bytes: [u8; 8]) {
        self.word(u64::from_le_bytes(bytes));
    }

    /// The hash of all that was taken in.
    #[inline]
    pub const fn value(self) -> u64 {
        self.0
    }
}
