//! Points over rounds by source, as a picture.

use maud::{Markup, html};

use crate::Say;

/// The points of one seat: a row per source with the points of each round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// Whose.
    pub name: String,
    /// The messages that name the sources, with the points gained in each round; the first round is 0, the set-up.
    pub sources: Vec<(String, Vec<i32>)>,
    /// All of them together.
    pub total: i32,
}

impl Points {
    /// The points of a source up to and with a round.
    fn upto(row: &[i32], round: usize) -> i32 {
        row.iter().take(round + 1).sum()
    }
}

/// How wide a chart is and how high its bars can be, in its own units; what is written lies to the left of them and below.
const WIDE: f32 = 320.0;
const HIGH: f32 = 150.0;
const LEFT: f32 = 40.0;
const BELOW: f32 = 26.0;

/// The final scoring: everybody in order, a table of sources, and for each seat bars that grow round by round. A bar is as high as
/// its sum; what was lost lies under the line. The marks are those of the seats, in their order, as far as there are any.
pub fn chart(say: Say<'_>, seats: &[Points], marks: &[Markup]) -> Markup {
    let rounds = seats.iter().flat_map(|it| &it.sources).map(|row| row.1.len()).max().unwrap_or(0);
    let gained = |row: &[i32], round| Points::upto(row, round).max(0);
    let lost = |row: &[i32], round| -Points::upto(row, round).min(0);
    let sum = |seat: &Points, round| seat.sources.iter().map(|row| Points::upto(&row.1, round)).sum::<i32>();
    let all_lost = |seat: &Points, round| seat.sources.iter().map(|row| lost(&row.1, round)).sum::<i32>();
    let each = || seats.iter().flat_map(|seat| (0..rounds).map(move |round| (seat, round)));
    let most = each().map(|(seat, round)| sum(seat, round)).max().unwrap_or(0).max(1);
    let least = each().map(|(seat, round)| all_lost(seat, round)).max().unwrap_or(0);
    let unit = HIGH / (most + least) as f32;
    let y = |points: i32| 8.0 + (most - points) as f32 * unit;
    let step = (WIDE - LEFT) / rounds.max(1) as f32;
    let bar = |class: Option<&str>,
               index: usize,
               round: usize,
               [from, to]: [i32; 2],
               row: &(String, Vec<i32>)| {
        html! {
            @if from < to {
                rect class=[class] data-source=(index) x=(LEFT + round as f32 * step + step * 0.14) width=(step * 0.72)
                    y=(y(to)) height=((to - from) as f32 * unit) {
                    title { (row.0) ": " (Points::upto(&row.1, round)) }
                }
            }
        }
    };
    html! {
        (podium(seats, marks))
        (scores(say, seats, marks))
        div.charts {
            @for seat in seats {
                figure {
                    svg.chart viewBox=(format!("0 0 {WIDE} {}", HIGH + 8.0 + BELOW)) role="img"
                        aria-label=(say.with("chart-label", &[("name", seat.name.clone().into())])) {
                        @for tick in 0..=4 {
                            @let points = most * tick / 4;
                            line.grid x1=(LEFT - 6.0) x2=(WIDE) y1=(y(points)) y2=(y(points)) {}
                            text.tick x=(LEFT - 10.0) y=(y(points) + 5.0) { (points) }
                        }
                        @for round in 0..rounds {
                            @let whole = sum(seat, round);
                            @for (index, row) in seat.sources.iter().enumerate() {
                                @let before = &seat.sources[..index];
                                @let from: i32 = before.iter().map(|row| gained(&row.1, round)).sum();
                                @let under: i32 = before.iter().map(|row| lost(&row.1, round)).sum();
                                (bar(None, index, round, [from, (from + gained(&row.1, round)).min(whole)], row))
                                (bar(Some("lost"), index, round, [-under - lost(&row.1, round), -under], row))
                            }
                            text.tick.round x=(LEFT + (round as f32 + 0.5) * step) y=(HIGH + 8.0 + 18.0) { (round) }
                        }
                    }
                    figcaption { (say.with("chart-caption", &[("name", seat.name.clone().into())])) }
                }
            }
        }
    }
}

/// Everybody by points, the best first: a bar as long as the sum, made of where it came from.
fn podium(seats: &[Points], marks: &[Markup]) -> Markup {
    let most = seats.iter().map(|seat| seat.total).max().unwrap_or(0).max(1);
    let mut order: Vec<usize> = (0..seats.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(seats[at].total));
    let rank = |at: usize| 1 + seats.iter().filter(|other| other.total > seats[at].total).count();
    html! {
        ol.podium {
            @for (nth, at) in order.into_iter().enumerate() {
                @let seat = &seats[at];
                li.first[rank(at) == 1] style={ "--nth:" (nth) ";--share:" (100 * seat.total.max(0) / most) "%" } {
                    span.rank { (rank(at)) }
                    @if let Some(mark) = marks.get(at) { (mark) }
                    b { (seat.name) }
                    strong { (seat.total) }
                    span.stack aria-hidden="true" {
                        @for (index, row) in seat.sources.iter().enumerate() {
                            @let points = row.1.iter().sum::<i32>();
                            @if points > 0 { i data-source=(index) style={ "flex-grow:" (points) } {} }
                        }
                    }
                }
            }
        }
    }
}

/// Where the points came from: a row for each source, a column for each seat.
pub(crate) fn scores(say: Say<'_>, seats: &[Points], marks: &[Markup]) -> Markup {
    let sources: Vec<&String> =
        seats.first().map_or(Vec::new(), |it| it.sources.iter().map(|row| &row.0).collect());
    html! {
        div.scroll {
            table.scores {
                caption { (say.it("scores")) }
                thead { tr { th scope="col" { (say.it("source")) } @for (seat, at) in seats.iter().zip(0..) { th scope="col" { @if let Some(mark) = marks.get(at) { (mark) } span { (seat.name) } } } } }
                tbody {
                    @for (index, source) in sources.iter().enumerate() {
                        tr style={ "--nth:" (index) } {
                            th scope="row" { span.key data-source=(index) aria-hidden="true" {} (source) }
                            @for seat in seats {
                                td { (seat.sources.get(index).map_or(0, |row| row.1.iter().sum::<i32>())) }
                            }
                        }
                    }
                }
                tfoot { tr { th scope="row" { (say.it("total")) } @for seat in seats { td { strong { (seat.total) } } } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever lost points has a bar that is as high as what is left.
    #[test]
    fn a_bar_is_as_high_as_its_sum() {
        let seat = |name: &str, gains: i32, losses: i32| Points {
            name: name.into(),
            sources: vec![("a".into(), vec![gains]), ("b".into(), vec![10]), ("c".into(), vec![-losses])],
            total: gains + 10 - losses,
        };
        let words = words::Words::of("en").expect("a language of ours");
        let page = chart(Say::new(words), &[seat("winner", 60, 0), seat("loser", 90, 60)], &[]).into_string();
        let high = |figure: &str, lost: bool| -> f32 {
            let rects = figure.split("<rect ").skip(1).filter(|it| it.starts_with("class=\"lost\"") == lost);
            rects.filter_map(|it| it.split(" height=\"").nth(1)?.split('"').next()?.parse::<f32>().ok()).sum()
        };
        let [winner, loser] = [1, 2].map(|nth| page.split("<figure>").nth(nth).unwrap_or_default());
        // 70 points against 40, and 60 of the loser's that were lost.
        assert!((high(winner, false) / high(loser, false) - 70.0 / 40.0).abs() < 0.01, "{page}");
        assert!((high(loser, true) / high(loser, false) - 60.0 / 40.0).abs() < 0.01, "{page}");
        assert_eq!(high(winner, true), 0.0);
        // Whoever has most is first.
        let [first, second] = [1, 2].map(|nth| page.split("class=\"rank\"").nth(nth).unwrap_or_default());
        assert!(first.starts_with(">1</span><b>winner</b><strong>70"), "{first}");
        assert!(second.starts_with(">2</span><b>loser</b><strong>40"), "{second}");
    }
}
