//! What is to be known of a step of an effect without carrying it out.
//!
//! Whoever only walks effects asks here, by [`Pack::any`](crate::pack::Pack::any): a new verb says once what it is like.

use crate::effect::Node;

/// What a step of an effect is like, its parts apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nature {
    /// How often it may be done.
    pub(crate) times: u8,
    /// Whether it only holds other steps together, or gives nothing that any slot needs.
    pub(crate) worthless: bool,
    /// Whether it changes nothing but the purse, the hand and the marker on the track.
    pub(crate) deals_in_goods: bool,
    /// Whether it depends on how many of something there are.
    pub(crate) counts: bool,
    /// Whether it depends on which structures are connected and upgraded.
    pub(crate) looks_at_structures: bool,
    /// Whether it uses an action card.
    pub(crate) uses_action: bool,
    /// Whether it performs a slot's action, which may use an action card in turn.
    pub(crate) performs: bool,
    /// Whether it makes action cards available again.
    pub(crate) refreshes: bool,
    /// Whether it may stand on a production card, and whether it may stand elsewhere (U-21.7, U-25.12).
    pub(crate) in_production: bool,
    pub(crate) elsewhere: bool,
}

impl Nature {
    /// A step that is done once and may stand anywhere but on a production card.
    const PLAIN: Self = Self {
        times: 1,
        worthless: false,
        deals_in_goods: false,
        counts: false,
        looks_at_structures: false,
        uses_action: false,
        performs: false,
        refreshes: false,
        in_production: false,
        elsewhere: true,
    };
    /// A step that holds others together.
    const JOINT: Self = Self { worthless: true, deals_in_goods: true, in_production: true, ..Self::PLAIN };
    /// A step that gives goods and takes them.
    const GOODS: Self = Self { deals_in_goods: true, in_production: true, ..Self::PLAIN };
}

impl Node {
    /// What the step is like, its parts apart.
    #[inline]
    pub(crate) fn nature(&self) -> Nature {
        match *self {
            Self::All(_) | Self::OneOf(_) => Nature::JOINT,
            Self::If(..) => Nature { counts: true, ..Nature::JOINT },
            Self::Pay { times, .. } => Nature { times, ..Nature::JOINT },
            Self::Gain(gain) => Nature { worthless: gain.goods.is_free(), ..Nature::GOODS },
            Self::GainPer { gain, .. } => {
                Nature { worthless: gain.goods.is_free(), counts: true, ..Nature::GOODS }
            }
            Self::Different { count, .. } => Nature { times: count, ..Nature::GOODS },
            Self::Exchange { .. } => Nature::GOODS,
            Self::Instead { .. } => Nature { in_production: true, elsewhere: false, ..Nature::PLAIN },
            Self::Build { count, .. } => Nature { times: count, ..Nature::PLAIN },
            Self::Upgrade { most, .. } => Nature { times: most, in_production: true, ..Nature::PLAIN },
            Self::UseAction { most } => Nature { times: most, uses_action: true, ..Nature::PLAIN },
            Self::Advance { steps } => Nature { times: steps, deals_in_goods: true, ..Nature::PLAIN },
            Self::Perform { .. } => Nature { performs: true, ..Nature::PLAIN },
            Self::Output { .. } => {
                Nature { deals_in_goods: true, looks_at_structures: true, ..Nature::PLAIN }
            }
            Self::Refresh { most } => Nature { times: most, refreshes: true, ..Nature::PLAIN },
            Self::BuildAndUpgrade { .. } | Self::TakeSpecial | Self::Convert | Self::Metropolis => {
                Nature::PLAIN
            }
        }
    }
}
