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

/// The final scoring: a table of sources, and for each seat bars that grow round by round.
pub fn chart(say: Say<'_>, seats: &[Points]) -> Markup {
    let rounds = seats.iter().flat_map(|it| &it.sources).map(|row| row.1.len()).max().unwrap_or(0);
    let gained = |row: &[i32], round| Points::upto(row, round).max(0);
    let heights = seats.iter().flat_map(|seat| {
        (0..rounds).map(|round| seat.sources.iter().map(|row| gained(&row.1, round)).sum::<i32>())
    });
    let most = heights.max().unwrap_or(0).max(1);
    let (width, height, step) = (rounds as i32 * 28 + 44, 150, 28);
    html! {
        (scores(say, seats))
        div.charts {
            @for seat in seats {
                figure {
                    svg.chart viewBox=(format!("0 0 {width} {}", height + 24)) role="img"
                        aria-label=(say.with("chart-label", &[("name", seat.name.clone().into())])) {
                        @for tick in 0..=4 {
                            @let y = height - tick * (height - 10) / 4;
                            line.grid x1="34" x2=(width) y1=(y) y2=(y) {}
                            text.tick x="30" y=(y + 4) { (most * tick / 4) }
                        }
                        @for round in 0..rounds {
                            @let x = 40 + round as i32 * step;
                            // What was lost again is taken from the top of the bar: a bar is as high as its sum.
                            @let sum: i32 = seat.sources.iter().map(|row| Points::upto(&row.1, round)).sum();
                            @for (index, row) in seat.sources.iter().enumerate() {
                                @let from: i32 = seat.sources[..index].iter().map(|row| gained(&row.1, round)).sum();
                                @let to = from + gained(&row.1, round);
                                @let kept = to.min(sum).max(from);
                                @for (from, to, class) in [(from, kept, ""), (kept, to, "lost")] {
                                    @let (top, bottom) = (height - to * (height - 10) / most, height - from * (height - 10) / most);
                                    @if bottom > top {
                                        rect class=[(!class.is_empty()).then_some(class)] data-source=(index) x=(x) y=(top) width="20" height=(bottom - top) {
                                            title { (row.0) ": " (gained(&row.1, round)) }
                                        }
                                    }
                                }
                            }
                            text.tick.round x=(x + 10) y=(height + 16) { (round) }
                        }
                    }
                    figcaption { (say.with("chart-caption", &[("name", seat.name.clone().into())])) }
                }
            }
        }
    }
}

/// Where the points came from: a row for each source, a column for each seat.
pub(crate) fn scores(say: Say<'_>, seats: &[Points]) -> Markup {
    let sources: Vec<&String> =
        seats.first().map_or(Vec::new(), |it| it.sources.iter().map(|row| &row.0).collect());
    html! {
        div.scroll {
            table.scores {
                caption { (say.it("scores")) }
                thead { tr { th scope="col" { (say.it("source")) } @for seat in seats { th scope="col" { (seat.name) } } } }
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
        let page = chart(Say::new(words), &[seat("winner", 60, 0), seat("loser", 90, 60)]).into_string();
        let heights = page.split("<figure>").skip(1).map(|figure| {
            let kept = figure.split("<rect ").skip(1).filter(|it| !it.starts_with("class=\"lost\""));
            let high =
                kept.filter_map(|it| it.split(" height=\"").nth(1)?.split('"').next()?.parse::<i32>().ok());
            high.sum::<i32>()
        });
        // 140 units are 100 points, the most that anybody gained.
        assert_eq!(heights.collect::<Vec<_>>(), [98, 56]);
    }
}
