//! Whom a table admits to its open seats: those whose rating is within a range. Whoever is invited, by name or by link, may
//! come whatever their rating.

use league::NEWCOMER;
use serde::{Deserialize, Serialize};
use store::{Person, PersonId};
use utoipa::ToSchema;
use web::Say;

use crate::app::App;
use crate::problem::Problem;
use crate::results;

/// The highest rating that can be asked for.
const HIGHEST: u16 = 4000;

/// Ratings from one to another, both included, in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ratings {
    /// The lowest; 0 if not said.
    #[serde(default)]
    #[schema(maximum = 4000)]
    pub(crate) from: u16,
    /// The highest; 4000 if not said.
    #[serde(default = "highest")]
    #[schema(maximum = 4000)]
    pub(crate) to: u16,
}

fn highest() -> u16 {
    HIGHEST
}

impl Ratings {
    /// A range that keeps somebody out, or none.
    pub(crate) fn checked(self) -> Result<Option<Self>, Problem> {
        match self {
            Self { from: 0, to: HIGHEST } => Ok(None),
            Self { from, to } if from <= to && to <= HIGHEST => Ok(Some(self)),
            _ => Err(Problem::Bad("web-ratings-bad")),
        }
    }

    /// Of the two fields of a form, either of which may be empty.
    pub(crate) fn wanted(from: &str, to: &str) -> Result<Option<Self>, Problem> {
        let bound = |text: &str, usual: u16| match text.trim() {
            "" => Ok(usual),
            digits => digits.parse().map_err(|_| Problem::Bad("web-ratings-bad")),
        };
        Self { from: bound(from, 0)?, to: bound(to, HIGHEST)? }.checked()
    }

    /// Whether somebody with this rating is admitted.
    pub(crate) fn admits(self, rating: i64) -> bool {
        (i64::from(self.from)..=i64::from(self.to)).contains(&rating)
    }

    /// In words.
    pub(crate) fn text(self, say: Say<'_>) -> String {
        let bounds = [("from", self.from.to_string().into()), ("to", self.to.to_string().into())];
        say.with(
            match self {
                Self { from: 0, .. } => "ratings-up-to",
                Self { to: HIGHEST, .. } => "ratings-from",
                _ => "ratings-between",
            },
            &bounds,
        )
    }
}

/// What somebody's rating at a game counts as: that of a newcomer before the first rated game. Guests have none.
pub(crate) async fn rating(app: &App, person: &Person, title: &str) -> Result<Option<i64>, Problem> {
    if person.is_guest() {
        return Ok(None);
    }
    let kept = results::rating_of(app, person.id, title).await?;
    Ok(Some(kept.as_ref().map_or(NEWCOMER, results::as_rating).shown()))
}

/// What the ratings of somebody at all games count as, for lists.
pub(crate) struct Mine {
    known: Option<Vec<(String, i64)>>,
}

impl Mine {
    pub(crate) async fn of(app: &App, person: Option<&Person>) -> Result<Self, Problem> {
        let known = match person.filter(|it| !it.is_guest()) {
            Some(person) => Some(known(app, person.id).await?),
            None => None,
        };
        Ok(Self { known })
    }

    /// Whether this table admits them.
    pub(crate) fn fit(&self, title: &str, ratings: Option<Ratings>) -> bool {
        let Some(ratings) = ratings else { return true };
        let Some(known) = &self.known else { return false };
        let rating = known.iter().find(|(it, _)| it == title).map_or(NEWCOMER.shown(), |(_, rating)| *rating);
        ratings.admits(rating)
    }
}

async fn known(app: &App, person: PersonId) -> Result<Vec<(String, i64)>, Problem> {
    let kept = app.store.ratings_of(person).await?;
    Ok(kept.into_iter().map(|it| (it.title.clone(), results::as_rating(&it).shown())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_read_and_bounded() {
        let read = |from: &str, to: &str| Ratings::wanted(from, to).map_err(|_| ());
        assert_eq!(read("", " "), Ok(None));
        assert_eq!(read("0", "4000"), Ok(None));
        assert_eq!(read("1200", ""), Ok(Some(Ratings { from: 1200, to: 4000 })));
        assert_eq!(read("1200", "1200"), Ok(Some(Ratings { from: 1200, to: 1200 })));
        for (from, to) in [("1300", "1200"), ("-1", ""), ("", "4001"), ("99999999", ""), ("a", "")] {
            assert_eq!(read(from, to), Err(()), "{from} {to}");
        }
        let range = Ratings { from: 1200, to: 1500 };
        assert!(
            [1200, 1500].iter().all(|it| range.admits(*it))
                && ![1199, 1501].iter().any(|it| range.admits(*it))
        );
    }
}
