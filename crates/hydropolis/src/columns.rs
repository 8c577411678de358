//! Text in columns.

use unicode_width::UnicodeWidthStr as _;

/// Rows with every column as wide as its widest cell: the first column from the left, the others as asked.
pub(crate) fn columns(rows: &[Vec<String>], numbers: bool) -> String {
    let width = |text: &str| text.width();
    let most = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..most)
        .map(|column| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0)
        })
        .collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let room = " ".repeat(widths[column] - width(cell));
            let (before, after) = if numbers && column > 0 { (&*room, "") } else { ("", &*room) };
            line.push_str(&format!("  {before}{cell}{after}"));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A terminal gives the letters of some scripts two places.
    #[test]
    fn wide_letters_take_two_places() {
        let rows = [["水", "1"], ["abc", "2"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(columns(&rows, true), "  水   1\n  abc  2\n");
    }

    #[test]
    fn cells_stand_below_each_other() {
        let rows = [["a", "1"], ["bcd", "20"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(columns(&rows, true), "  a     1\n  bcd  20\n");
        assert_eq!(columns(&rows, false), "  a    1\n  bcd  20\n");
    }
}
