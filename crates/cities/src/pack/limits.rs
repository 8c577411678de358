//! How much a pack may hold: checked before any of it is worked with, so that reading one takes little time, memory and
//! stack whatever it says (docs/decks.md, section 8).

use kernel::{Fault, fault};

/// The most bytes of a pack file.
pub const LARGEST_PACK: usize = 256 * 1024;
/// The most rows of each kind in one file: slots, cards, boards, metropolises, contracts.
pub(super) const MOST_ROWS: [usize; 5] = [30, 255, 32, 36, 64];
/// The most letters of a name, which stands on one line.
const LONGEST_NAME: usize = 80;
/// The most letters of a remark for readers of the file.
const LONGEST_NOTE: usize = 1000;
/// The most bytes of one effect as written.
pub(crate) const LONGEST_EFFECT: usize = 500;
/// How deep parentheses, conditions and prices may be nested in an effect. Whatever walks an effect calls itself no
/// deeper than this.
pub(crate) const DEEPEST_EFFECT: usize = 8;
/// The most clauses or scorings of one card.
pub(crate) const MOST_CLAUSES: usize = 6;
/// The most steps of all effects of a pack together, the built-in ones included.
pub(crate) const MOST_NODES: usize = 8192;

/// Refuses a file that is larger than any sensible pack.
pub(super) fn check_size(text: &str) -> Result<(), Fault> {
    if text.len() > LARGEST_PACK {
        return Err(fault!("pack-too-large", kib = text.len().div_ceil(1024), most = LARGEST_PACK / 1024));
    }
    Ok(())
}

/// Refuses a name that is empty, too long, or not on one line.
pub(super) fn check_name(name: &str) -> Result<(), Fault> {
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(fault!("pack-name", most = LONGEST_NAME));
    }
    Ok(())
}

/// Refuses a remark that is too long.
pub(super) fn check_note(note: &str) -> Result<(), Fault> {
    if note.chars().count() > LONGEST_NOTE {
        return Err(fault!("pack-note-too-long", most = LONGEST_NOTE));
    }
    Ok(())
}
