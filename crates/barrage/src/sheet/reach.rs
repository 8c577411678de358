//! What no game can come to, though every rule about single pieces is kept.

use kernel::{Fault, fault};

use crate::map::{BASES_IN, RED_BASES};
use crate::position::{Player, Table};
use crate::terms::Options;

impl Table {
    /// Why no game can come to this position; `None` if nothing speaks against it.
    pub(super) fn unreachable(&self) -> Option<Fault> {
        self.stray_neutral_dam().or_else(|| {
            let mut players = self.seats().map(|seat| &self.seats[seat]);
            players.find_map(Player::missing_machines)
        })
    }

    /// Neutral dams stand on lower spaces, one in each area: level 1 in the mountains, 2 in the hills, 3 in the plains (B-3.7).
    pub(super) fn stray_neutral_dam(&self) -> Option<Fault> {
        for (level, area) in (1..).zip(BASES_IN) {
            let dams = self.river.neutral & area;
            let stray = dams.iter().find(|&dam| RED_BASES.has(dam) || self.level(dam) != level);
            if let Some(space) = stray.or_else(|| dams.iter().nth(1)) {
                return Some(fault!(
                    "sheet-neutral-dam-stray",
                    rule = "B-3.7",
                    space,
                    level = self.level(space)
                ));
            }
        }
        None
    }
}

impl Player {
    /// What a company begins with never leaves its supply but for its wheel (B-7.3, B-8.3).
    pub(super) fn missing_machines(&self) -> Option<Fault> {
        // External works take machinery away for good (L-10.7).
        let company = self.company.filter(|_| self.works.is_empty())?;
        let sum = |supply: u8, on: fn(&crate::position::Segment) -> u8| {
            u16::from(supply) + self.wheel.iter().map(|segment| u16::from(on(segment))).sum::<u16>()
        };
        let excavators = sum(self.excavators, |segment| segment.excavators);
        let mixers = sum(self.mixers, |segment| segment.mixers);
        let excamixers = sum(self.excamixers, |segment| segment.excamixers);
        let least = Player::beginning(company, self.officer, Options::PLAIN);
        let lacking = [
            ("excavators", excavators, least.excavators),
            ("mixers", mixers, least.mixers),
            ("excamixers", excamixers, least.excamixers),
        ];
        let (what, sum, least) = lacking.into_iter().find(|&(_, sum, least)| sum < least.into())?;
        Some(fault!("sheet-machines-do-not-add", rule = "B-8.3", company, what, sum, least))
    }
}
