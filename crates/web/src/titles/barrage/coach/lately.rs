//! What has happened since the player's last turn.

use barrage::{Event, Resource, Why};

use super::Eye;
use crate::coach::Noticed;

impl Eye<'_> {
    /// The end of a round, and what others did with what is the player's or was within reach.
    pub(super) fn facts(&self, lately: &[Event], noticed: &mut Noticed<'_>) {
        let me = self.table.active;
        // Questions of an income come in between; the turn is what somebody remembers.
        let mine = |event: &Event| match *event {
            Event::Placed { seat, .. } | Event::PlacedToConstruct { seat, .. } | Event::Passed { seat } => {
                seat == me
            }
            _ => false,
        };
        let lately = &lately[lately.iter().rposition(mine).map_or(0, |at| at + 1)..];
        let gained = |of: fn(Why) -> bool, resource: Resource| -> i32 {
            let amount = |event: &Event| match *event {
                Event::Gained { seat, what, amount, why } if seat == me && what == resource && of(why) => {
                    i32::from(amount)
                }
                Event::Lost { seat, what, amount, why } if seat == me && what == resource && of(why) => {
                    -i32::from(amount)
                }
                _ => 0,
            };
            lately.iter().map(amount).sum()
        };
        if let Some(round) =
            lately.iter().find_map(|it| if let Event::Round { round } = it { Some(*round) } else { None })
            && round > 1
        {
            let track = |why| matches!(why, Why::EnergyPlace | Why::EnergyTrack);
            let held =
                self.me.bases.iter().map(|dam| u16::from(self.table.river.held[dam.0 as usize])).sum::<u16>();
            noticed.note(
                "round-over",
                &[
                    ("round", (round - 1).into()),
                    ("track", gained(track, Resource::Vp).into()),
                    ("bonus", gained(|why| matches!(why, Why::Bonus(_)), Resource::Vp).into()),
                    ("drops", held.into()),
                ],
            );
        }
        for event in lately {
            let Event::Produced { seat, dam, conduit, .. } = *event else { continue };
            if seat == me {
                continue;
            }
            let company = self.voice.seat(seat);
            if self.me.conduits.has(conduit) {
                let of = |why| matches!(why, Why::Conduit(_));
                let (credits, points) = (gained(of, Resource::Credits), gained(of, Resource::Vp));
                if credits > 0 {
                    noticed.note(
                        "conduit-used",
                        &[
                            ("company", company.into()),
                            ("credits", credits.into()),
                            ("points", points.into()),
                        ],
                    );
                }
            } else if self.table.river.neutral.has(dam) {
                let built = self.conduits() & dam.conduits();
                if built.iter().any(|it| self.me.powerhouses.iter().any(|house| house.basin() == it.to())) {
                    noticed
                        .note("grey-water", &[("company", company.into()), ("basin", dam.basin().0.into())]);
                }
            }
        }
    }
}
