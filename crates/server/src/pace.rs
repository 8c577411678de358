//! The pace of a table: what was agreed, and the time of everybody as a value that knows no clock and no store.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use store::{Holiday, Time};

/// A second, a minute and a day in milliseconds.
const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const DAY: i64 = 24 * 60 * MINUTE;

/// What whoever has run out of time has for every turn from then on.
const LAST: i64 = 30 * SECOND;

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Span {
    /// For the whole game, and some more after every turn.
    Bank { minutes: u16, increment: u16 },
    /// For each turn.
    Turn { minutes: u16 },
    /// For each turn, but for holidays.
    Days { days: u8 },
}

/// What happens when somebody runs out of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Out {
    /// It is marked, and no more.
    Mark,
    /// A bot takes the turn.
    Bot,
    /// A bot takes the seat.
    Seat,
}

impl Out {
    pub(crate) const ALL: [Self; 3] = [Self::Mark, Self::Bot, Self::Seat];

    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Mark => "mark",
            Self::Bot => "bot",
            Self::Seat => "seat",
        }
    }

    pub(crate) fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.word() == word)
    }
}

/// What a table has agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pace {
    pub(crate) span: Span,
    pub(crate) out: Out,
}

/// The spans that the form offers.
pub(crate) const OFFERED: [&str; 11] = [
    "15m+10s", "30m+20s", "45m+30s", "60m+60s", "2m/turn", "5m/turn", "15m/turn", "1d/turn", "2d/turn",
    "4d/turn", "7d/turn",
];

/// A text that is no span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoSpan;

impl FromStr for Span {
    type Err = NoSpan;

    /// `15m+10s`, `5m/turn`, `3d/turn`.
    fn from_str(text: &str) -> Result<Self, NoSpan> {
        let number = |text: &str, unit: char, bounds: std::ops::RangeInclusive<u16>| {
            let digits = text
                .strip_suffix(unit)
                .filter(|it| it.len() <= 5 && it.bytes().all(|it| it.is_ascii_digit()));
            digits.and_then(|it| it.parse().ok()).filter(|it| bounds.contains(it)).ok_or(NoSpan)
        };
        if let Some(turn) = text.strip_suffix("/turn") {
            if turn.ends_with('d') {
                let days = number(turn, 'd', 1..=30)?;
                return Ok(Self::Days { days: u8::try_from(days).map_err(|_| NoSpan)? });
            }
            return Ok(Self::Turn { minutes: number(turn, 'm', 1..=1440)? });
        }
        let (minutes, increment) = text.split_once('+').ok_or(NoSpan)?;
        Ok(Self::Bank {
            minutes: number(minutes, 'm', 1..=1440)?,
            increment: number(increment, 's', 0..=3600)?,
        })
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bank { minutes, increment } => write!(f, "{minutes}m+{increment}s"),
            Self::Turn { minutes } => write!(f, "{minutes}m/turn"),
            Self::Days { days } => write!(f, "{days}d/turn"),
        }
    }
}

impl Span {
    /// What everybody begins with, or has for a turn.
    fn whole(self) -> i64 {
        match self {
            Self::Bank { minutes, .. } | Self::Turn { minutes } => i64::from(minutes) * MINUTE,
            Self::Days { days } => i64::from(days) * DAY,
        }
    }

    fn is_bank(self) -> bool {
        matches!(self, Self::Bank { .. })
    }

    /// Whether clocks stand while people are away.
    pub(crate) fn has_holidays(self) -> bool {
        matches!(self, Self::Days { .. })
    }

    fn increment(self) -> i64 {
        match self {
            Self::Bank { increment, .. } => i64::from(increment) * SECOND,
            _ => 0,
        }
    }
}

/// The time of everybody at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Timer {
    /// What each seat has left, in milliseconds, while its time does not run.
    pub(crate) left: Vec<i64>,
    /// Whose time runs.
    pub(crate) runs: Option<u8>,
    /// Since when.
    pub(crate) since: i64,
    /// Whether whose time runs has run out of it.
    pub(crate) out: bool,
    /// How often each seat has run out.
    pub(crate) marks: Vec<u32>,
    /// Whether it is paused.
    pub(crate) paused: bool,
    /// The seats that agree to a pause.
    pub(crate) agree: Vec<u8>,
}

impl Timer {
    /// Nobody's time runs yet.
    pub(crate) fn new(pace: Pace, seats: usize) -> Self {
        Self {
            left: vec![pace.span.whole(); seats],
            runs: None,
            since: 0,
            out: false,
            marks: vec![0; seats],
            paused: false,
            agree: Vec::new(),
        }
    }

    /// Follows the table: from now on it is this seat that is asked, a person's, or nobody's. Says whether anything changed.
    /// Whoever is asked again because a move was taken back goes on with what was left then.
    pub(crate) fn follow(
        &mut self,
        pace: Pace,
        asked: Option<u8>,
        undone: bool,
        now: Time,
        away: &[Holiday],
    ) -> bool {
        if self.runs == asked && !self.paused {
            return false;
        }
        let goes_on = self.runs == asked;
        self.stop(now, away);
        if self.paused {
            (self.paused, self.agree) = (false, Vec::new());
        }
        if goes_on {
            self.since = now.0;
            return true;
        }
        if let Some(left) = self.runs.and_then(|seat| self.left.get_mut(usize::from(seat)))
            && pace.span.is_bank()
            && !undone
        {
            *left = left.saturating_add(pace.span.increment());
        }
        (self.runs, self.since, self.out) = (asked, now.0, false);
        if let Some(left) = asked.and_then(|seat| self.left.get_mut(usize::from(seat))) {
            match pace.span {
                Span::Bank { .. } if undone => *left = left.saturating_sub(pace.span.increment()).max(0),
                Span::Bank { .. } => *left = (*left).max(LAST),
                _ if undone => {}
                span => *left = span.whole(),
            }
        }
        true
    }

    /// Takes from whose time runs what has passed since it began to.
    fn stop(&mut self, now: Time, away: &[Holiday]) {
        if self.paused {
            return;
        }
        let spent = spent(self.since, now.0, away);
        if let Some(left) = self.runs.and_then(|seat| self.left.get_mut(usize::from(seat))) {
            *left = left.saturating_sub(spent).max(0);
        }
        self.since = now.0;
    }

    /// When the time runs out that runs.
    pub(crate) fn deadline(&self, away: &[Holiday]) -> Option<Time> {
        let seat = self.runs.filter(|_| !self.paused && !self.out)?;
        Some(Time(extended(self.since, *self.left.get(usize::from(seat))?, away)))
    }

    /// What a seat has left.
    pub(crate) fn left_at(&self, seat: u8, now: Time, away: &[Holiday]) -> i64 {
        let left = self.left.get(usize::from(seat)).copied().unwrap_or(0);
        if self.runs == Some(seat) && !self.paused {
            return left.saturating_sub(spent(self.since, now.0, away)).max(0);
        }
        left
    }

    /// Notes that whose time runs has run out of it.
    pub(crate) fn run_out(&mut self) {
        let Some(seat) = self.runs.map(usize::from) else { return };
        if let (Some(left), Some(marks)) = (self.left.get_mut(seat), self.marks.get_mut(seat)) {
            (*left, *marks, self.out) = (0, marks.saturating_add(1), true);
        }
    }

    /// A seat agrees to a pause, or no longer does. When all of these agree it is paused; when one no longer does it goes on.
    pub(crate) fn agree(&mut self, seats: &[u8], wants: bool, all: &[u8], now: Time, away: &[Holiday]) {
        if wants {
            self.agree
                .extend(seats.iter().filter(|seat| !self.agree.contains(seat)).copied().collect::<Vec<_>>());
        } else {
            self.agree.retain(|seat| !seats.contains(seat));
        }
        self.agree.sort_unstable();
        self.agree.retain(|seat| all.contains(seat));
        let pause = !all.is_empty() && all.iter().all(|seat| self.agree.contains(seat));
        if pause && !self.paused {
            self.stop(now, away);
            self.paused = true;
        } else if !pause && self.paused {
            (self.paused, self.since, self.agree) = (false, now.0, Vec::new());
        }
    }
}

/// How much of a span somebody was not away.
fn spent(since: i64, now: i64, away: &[Holiday]) -> i64 {
    let whole = now.saturating_sub(since).max(0);
    let gone = away.iter().map(|it| it.ends.0.min(now).saturating_sub(it.begins.0.max(since)).max(0));
    whole.saturating_sub(gone.fold(0, i64::saturating_add)).max(0)
}

/// When so much has passed in which somebody was not away. Holidays are in order and do not touch each other.
fn extended(since: i64, left: i64, away: &[Holiday]) -> i64 {
    let (mut at, mut left) = (since, left);
    for Holiday { begins, ends } in away.iter().filter(|it| it.ends.0 > since) {
        let before = begins.0.saturating_sub(at).max(0);
        if left <= before && begins.0 > at {
            break;
        }
        left = left.saturating_sub(before);
        at = ends.0;
    }
    at.saturating_add(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BANK: Pace = Pace { span: Span::Bank { minutes: 10, increment: 5 }, out: Out::Bot };
    const TURN: Pace = Pace { span: Span::Turn { minutes: 2 }, out: Out::Mark };
    const DAYS: Pace = Pace { span: Span::Days { days: 3 }, out: Out::Seat };

    fn at(seconds: i64) -> Time {
        Time(seconds * SECOND)
    }

    #[test]
    fn spans_read_back_and_nonsense_does_not() {
        for text in OFFERED {
            assert_eq!(text.parse::<Span>().map(|it| it.to_string()), Ok(text.to_owned()));
        }
        for text in [
            "",
            "untimed",
            "0m+5s",
            "m+s",
            "5m",
            "5m+5",
            "99999m+1s",
            "+5m+5s",
            "31d/turn",
            "0d/turn",
            "5s/turn",
            "٣m+1s",
        ] {
            assert_eq!(text.parse::<Span>(), Err(NoSpan), "{text}");
        }
    }

    #[test]
    fn a_bank_runs_down_and_grows_after_every_turn() {
        let mut timer = Timer::new(BANK, 2);
        assert!(timer.follow(BANK, Some(0), false, at(0), &[]));
        assert_eq!(timer.deadline(&[]), Some(at(600)));
        assert!(!timer.follow(BANK, Some(0), false, at(30), &[]), "the same turn");
        assert!(timer.follow(BANK, Some(1), false, at(60), &[]));
        assert_eq!((timer.left_at(0, at(99), &[]), timer.left_at(1, at(99), &[])), (545_000, 561_000));
        // A bot is asked: nobody's time runs.
        assert!(timer.follow(BANK, None, false, at(100), &[]));
        assert_eq!((timer.deadline(&[]), timer.left_at(1, at(999), &[])), (None, 565_000));
        // The move is taken back: no increment.
        assert!(timer.follow(BANK, Some(1), true, at(200), &[]));
        assert_eq!(timer.left_at(1, at(200), &[]), 560_000);
    }

    #[test]
    fn who_has_run_out_has_half_a_minute_for_every_turn() {
        let mut timer = Timer::new(BANK, 2);
        timer.follow(BANK, Some(0), false, at(0), &[]);
        timer.run_out();
        assert_eq!((timer.out, timer.marks[0], timer.deadline(&[])), (true, 1, None));
        timer.follow(BANK, Some(1), false, at(700), &[]);
        timer.follow(BANK, Some(0), false, at(710), &[]);
        assert_eq!(timer.deadline(&[]), Some(at(740)));
    }

    #[test]
    fn taking_back_gives_no_new_time_for_a_turn() {
        let mut timer = Timer::new(TURN, 2);
        timer.follow(TURN, Some(0), false, at(0), &[]);
        timer.follow(TURN, Some(1), false, at(100), &[]);
        timer.follow(TURN, Some(0), true, at(110), &[]);
        assert_eq!(timer.deadline(&[]), Some(at(130)));
        timer.follow(TURN, Some(1), false, at(120), &[]);
        assert_eq!(timer.deadline(&[]), Some(at(240)));
    }

    #[test]
    fn a_pause_needs_everybody_and_ends_with_anybody() {
        let mut timer = Timer::new(TURN, 3);
        timer.follow(TURN, Some(0), false, at(0), &[]);
        timer.agree(&[0], true, &[0, 2], at(20), &[]);
        assert!(!timer.paused);
        timer.agree(&[2], true, &[0, 2], at(30), &[]);
        assert!(timer.paused);
        assert_eq!((timer.deadline(&[]), timer.left_at(0, at(500), &[])), (None, 90_000));
        timer.agree(&[2], false, &[0, 2], at(1000), &[]);
        assert_eq!((timer.paused, timer.deadline(&[])), (false, Some(at(1090))));
        // A move ends it too.
        timer.agree(&[0, 2], true, &[0, 2], at(1010), &[]);
        timer.follow(TURN, Some(2), false, at(5000), &[]);
        assert_eq!((timer.paused, timer.agree.len(), timer.deadline(&[])), (false, 0, Some(at(5120))));
        assert_eq!(timer.left[0], 80_000);
    }

    #[test]
    fn clocks_of_days_stand_while_people_are_away() {
        let day = |from: i64, to: i64| Holiday { begins: Time(from * DAY), ends: Time(to * DAY) };
        let away = [day(1, 3), day(10, 20)];
        let mut timer = Timer::new(DAYS, 2);
        timer.follow(DAYS, Some(1), false, Time(0), &away);
        assert_eq!(timer.deadline(&away), Some(Time(5 * DAY)));
        assert_eq!(timer.deadline(&[]), Some(Time(3 * DAY)));
        assert_eq!(timer.left_at(1, Time(4 * DAY), &away), DAY);
        // Within a holiday, and with several in the way.
        assert_eq!(extended(2 * DAY, DAY, &away), 4 * DAY);
        assert_eq!(extended(9 * DAY, 2 * DAY, &away), 21 * DAY);
        assert_eq!(extended(9 * DAY, DAY, &away), 10 * DAY);
        assert_eq!(spent(0, 21 * DAY, &away), 9 * DAY);
    }
}
