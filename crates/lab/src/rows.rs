//! Results as text: a line for each seat of each game.

use std::fmt::Write as _;

/// The names of the columns.
pub(crate) const HEAD: &str = "table,game,seed,decisions,swings,seat,player,points,parts,members,sources";

/// How a seat fared in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) table: usize,
    pub(crate) game: u64,
    pub(crate) seed: u64,
    pub(crate) decisions: u32,
    pub(crate) swings: u32,
    pub(crate) seat: u8,
    pub(crate) player: String,
    pub(crate) points: i32,
    /// Twelfths of the victory.
    pub(crate) parts: u8,
    pub(crate) members: Vec<(String, String)>,
    pub(crate) sources: Vec<(String, i32)>,
}

/// Adds a line.
pub(crate) fn write(row: &Row, text: &mut String) {
    let members: Vec<String> = row.members.iter().map(|(group, name)| format!("{group}:{name}")).collect();
    let sources: Vec<String> = row.sources.iter().map(|(name, points)| format!("{name}:{points}")).collect();
    let Row { table, game, seed, decisions, swings, seat, player, points, parts, .. } = row;
    // Writing to a text cannot fail.
    let _ = writeln!(
        text,
        "{table},{game},{seed},{decisions},{swings},{seat},{player},{points},{parts},{},{}",
        members.join(" "),
        sources.join(" ")
    );
}

/// Reads a line.
pub(crate) fn read(line: &str) -> Option<Row> {
    let mut cells = line.split(',');
    let mut next = || cells.next();
    let row = Row {
        table: next()?.parse().ok()?,
        game: next()?.parse().ok()?,
        seed: next()?.parse().ok()?,
        decisions: next()?.parse().ok()?,
        swings: next()?.parse().ok()?,
        seat: next()?.parse().ok().filter(|&seat| seat < 4)?,
        player: next()?.to_owned(),
        points: next()?.parse().ok()?,
        parts: next()?.parse().ok().filter(|&parts| parts <= 12)?,
        members: pairs(next()?, |name| Some(name.to_owned()))?,
        sources: pairs(next()?, |points| points.parse().ok())?,
    };
    cells.next().is_none().then_some(row)
}

fn pairs<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<(String, T)>> {
    let pair = |it: &str| {
        let (name, value) = it.split_once(':')?;
        Some((name.to_owned(), read(value)?))
    };
    text.split(' ').filter(|it| !it.is_empty()).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_reads_back_as_the_same_row() {
        let row = Row {
            table: 1,
            game: 7,
            seed: u64::MAX,
            decisions: 300,
            swings: 2,
            seat: 3,
            player: "club:sims=20".to_owned(),
            points: -4,
            parts: 6,
            members: vec![("cards".to_owned(), "#12".to_owned()), ("boards".to_owned(), "3".to_owned())],
            sources: vec![("income".to_owned(), -2)],
        };
        let mut text = String::new();
        write(&row, &mut text);
        assert_eq!(read(text.trim_end()), Some(row));
        for bad in
            ["", "1,2", "1,7,1,300,2,4,random,1,6,,", "1,7,1,300,2,3,random,1,13,,", "a,7,1,300,2,3,r,1,1,,"]
        {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
