//! Resources, and what is paid and gained in them (U-8).

use std::fmt;

use kernel::Set;
use serde::{Deserialize, Serialize};

/// One of the five things that pay costs (U-8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Money.
    Credit,
    /// Pays for upgrades.
    Science,
    /// Feeds cities.
    Kelp,
    /// Builds tunnels and cities.
    Steelplast,
    /// Stands in for kelp and steelplast while building (U-11.5).
    Biomatter,
}

impl Resource {
    /// All five, in the order of every list.
    pub const ALL: [Self; 5] = [Self::Credit, Self::Science, Self::Kelp, Self::Steelplast, Self::Biomatter];

    /// The word for it in notation and in the effect language.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Credit => "credit",
            Self::Science => "science",
            Self::Kelp => "kelp",
            Self::Steelplast => "steelplast",
            Self::Biomatter => "biomatter",
        }
    }

    /// The resource a word names; plural forms are understood.
    pub fn of_word(word: &str) -> Option<Self> {
        let word = word.strip_suffix('s').unwrap_or(word);
        Self::ALL.into_iter().find(|resource| resource.word() == word)
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A price: so many of each resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cost(pub [u8; 5]);

impl Cost {
    /// Nothing to pay.
    pub const FREE: Self = Self([0; 5]);

    /// So many of one resource.
    pub const fn of(resource: Resource, amount: u8) -> Self {
        let mut cost = Self::FREE;
        cost.0[resource as usize] = amount;
        cost
    }

    /// How many of this resource.
    #[inline]
    pub const fn get(self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// Both prices together.
    #[inline]
    pub fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i].saturating_add(other.0[i])))
    }

    /// What is left of the price after a discount: each kind on its own, never below nothing (U-11.4).
    #[inline]
    pub fn less(self, discount: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i].saturating_sub(discount.0[i])))
    }

    /// The larger number of each resource.
    #[inline]
    pub(crate) fn most(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i].max(other.0[i])))
    }

    /// So many times as much.
    #[inline]
    pub(crate) fn times(self, times: u8) -> Self {
        Self(self.0.map(|number| number.saturating_mul(times)))
    }

    /// The kinds of goods there are some of.
    #[inline]
    pub fn kinds(self) -> Set<Resource> {
        Resource::ALL.into_iter().filter(|&resource| self.get(resource) > 0).collect()
    }

    /// Whether there is nothing to pay.
    pub fn is_free(self) -> bool {
        self == Self::FREE
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_free() {
            return f.write_str("nothing");
        }
        let mut between = "";
        for resource in Resource::ALL.into_iter().filter(|&resource| self.get(resource) > 0) {
            write!(f, "{between}{} {resource}", self.get(resource))?;
            between = ", ";
        }
        Ok(())
    }
}

/// What somebody gains at once: resources, points, cards of the era deck, steps on the Federation track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gain {
    /// Resources.
    pub goods: Cost,
    /// Points.
    pub points: u8,
    /// Cards from the current era deck (U-8.2).
    pub cards: u8,
    /// Steps on the Federation track (only bonuses of sites give them this way, U-17.2).
    pub steps: u8,
}

impl Gain {
    /// Nothing gained.
    pub const NOTHING: Self = Self { goods: Cost::FREE, points: 0, cards: 0, steps: 0 };

    /// Whether there is nothing in it.
    pub fn is_nothing(self) -> bool {
        self == Self::NOTHING
    }
}

/// The resources somebody holds (U-1.5: there is no limit worth counting).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Purse(pub [u16; 5]);

impl Purse {
    /// How many of this resource.
    #[inline]
    pub const fn get(self, resource: Resource) -> u16 {
        self.0[resource as usize]
    }

    /// Changes the number of one resource.
    #[inline]
    pub const fn set(&mut self, resource: Resource, amount: u16) {
        self.0[resource as usize] = amount;
    }

    /// Adds goods.
    #[inline]
    pub fn add(&mut self, goods: Cost, times: u16) {
        for (held, more) in self.0.iter_mut().zip(goods.0) {
            *held = held.saturating_add(u16::from(more) * times);
        }
    }

    /// Whether a price can be paid as printed, nothing standing in for anything (U-8.3).
    #[inline]
    pub fn covers(self, cost: Cost) -> bool {
        self.0.iter().zip(cost.0).all(|(&held, due)| held >= u16::from(due))
    }

    /// Takes a price that [`covers`](Self::covers) allows.
    #[inline]
    pub fn pay(&mut self, cost: Cost) {
        for (held, due) in self.0.iter_mut().zip(cost.0) {
            debug_assert!(*held >= u16::from(due), "a price is paid only when it is covered");
            *held = held.saturating_sub(u16::from(due));
        }
    }

    /// After a gain with the marker after so many steps on the Federation track: of the spaces that are entered, the second
    /// and the third give goods (U-14.3).
    pub(crate) fn rewarded(mut self, steps: u8, gain: Gain) -> Self {
        self.add(gain.goods, 1);
        for step in steps..steps.saturating_add(gain.steps) {
            match step {
                1 => self.add(Cost::of(Resource::Credit, 1), 1),
                2 => self.add(Cost::of(Resource::Steelplast, 1), 1),
                _ => {}
            }
        }
        self
    }

    /// Whether the price of a build can be paid, biomatter standing in for kelp and steelplast (U-11.5).
    #[inline]
    pub const fn can_build(self, cost: Cost) -> bool {
        self.short(cost, Resource::Credit) == 0
            && self.short(cost, Resource::Science) == 0
            && self.get(Resource::Biomatter)
                >= cost.get(Resource::Biomatter) as u16
                    + self.short(cost, Resource::Kelp)
                    + self.short(cost, Resource::Steelplast)
    }

    /// How many of a resource are missing for a price.
    #[inline]
    pub(crate) const fn short(self, cost: Cost, resource: Resource) -> u16 {
        (cost.get(resource) as u16).saturating_sub(self.get(resource))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// U-11.5: biomatter replaces kelp and steelplast, never credits.
    #[test]
    fn biomatter_stands_in_for_kelp_and_steelplast_only() {
        let white_city = Cost([1, 0, 1, 2, 0]);
        assert!(Purse([1, 0, 0, 1, 2]).can_build(white_city));
        assert!(!Purse([0, 0, 1, 2, 5]).can_build(white_city));
        assert!(!Purse([1, 0, 0, 1, 1]).can_build(white_city));
    }
}
