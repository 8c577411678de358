//! What is within reach: contracts, ranks, water, pieces that bring more than themselves.

use barrage::{BaseSpace, Basin, Effect, HeadStream, Kind, Move, PowerhouseSpace, Production, Row, Site};
use kernel::{Seat, Set};

use super::Eye;
use crate::coach::Noticed;

/// How far ahead somebody may be on the energy track and still be caught up with.
const NEAR: u16 = 2;
/// The first round in which the objective is worth a thought.
const LATE: u8 = 4;
/// Turns of the wheel that are soon.
const SOON: usize = 2;

impl Eye<'_> {
    /// The best energy that a turbine makes now.
    fn with_turbine(&self, bonus: i8, price: u8) -> i16 {
        let (production, credits) =
            (Production::Turbine(bonus), self.me.credits.saturating_sub(price.into()));
        let made = self.table.systems(production, credits);
        made.map(|(_, conduit, drops)| self.table.energy(production, conduit, drops)).max().unwrap_or(0)
    }

    /// The dearest contract in hand that so much energy reaches.
    fn reached(&self, energy: i16) -> i16 {
        let values = self.me.contracts.iter().map(|it| i16::from(it.energy()));
        values.filter(|&value| value <= energy).max().unwrap_or(0)
    }

    /// A weak turbine though a stronger one that is free would fulfil a dearer contract.
    pub(super) fn turbines(&self, noticed: &mut Noticed<'_>) {
        let turbine = |mv: &Move| match mv {
            Move::Place(space) => match space.effect() {
                Some(Effect::Produce(bonus)) => Some((bonus, space.credits())),
                _ => None,
            },
            _ => None,
        };
        let values =
            self.legal.iter().filter_map(turbine).map(|(bonus, price)| self.with_turbine(bonus, price));
        let most = self.reached(values.max().unwrap_or(0));
        for mv in self.legal {
            let Some((bonus, price)) = turbine(mv) else { continue };
            let energy = self.with_turbine(bonus, price);
            if self.reached(energy) < most {
                noticed.warn("stronger-turbine", mv, &[("energy", energy.into()), ("value", most.into())]);
            }
        }
    }

    /// Water that another company's dam would catch, though about as much energy can be made of water that stays.
    pub(super) fn outflow(&self, mv: &Move, production: Production, noticed: &mut Noticed<'_>) {
        let lost_to = |mv: &Move| {
            let &Move::Produce { conduit, .. } = mv else { return None };
            let dam = self.table.flows_to(conduit.to()).1?;
            self.table
                .seats()
                .find(|&seat| seat != self.table.active && self.table.seats[seat].bases.has(dam))
        };
        let energy = |mv: &Move| match *mv {
            Move::Produce { conduit, drops, .. } => self.table.energy(production, conduit, drops),
            _ => 0,
        };
        let Some(rival) = lost_to(mv) else { return };
        // Four fifths of the energy is about as much.
        let as_good = |other: &&Move| 5 * energy(other) >= 4 * energy(mv) && lost_to(other).is_none();
        if self.legal.iter().filter(|it| matches!(it, Move::Produce { .. })).any(|it| as_good(&it)) {
            noticed.warn("rival-drinks", mv, &[("company", self.voice.seat(rival).into())]);
        }
    }

    /// What a production of so much energy would decide: a national contract, a place on the energy track.
    pub(super) fn contest(&self, energy: i16, noticed: &mut Noticed<'_>) {
        let national = self.table.national.iter().flatten().map(|it| i16::from(it.energy()));
        if let Some(value) = national.filter(|&value| value <= energy).max() {
            noticed.note("national", &[("value", value.into())]);
        }
        let others = self.others().filter(|&seat| self.table.seats[seat].energy >= self.me.energy);
        let next = others.min_by_key(|&seat| self.table.seats[seat].energy);
        if let Some(seat) = next.filter(|&seat| self.table.seats[seat].energy <= self.me.energy + NEAR)
            && self.table.seats[seat].energy > 0
        {
            let ahead = self.table.seats[seat].energy - self.me.energy;
            noticed.note("rank", &[("company", self.voice.seat(seat).into()), ("ahead", ahead.into())]);
        }
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let me = self.table.active;
        self.table.seats().filter(move |&seat| seat != me)
    }

    /// Pieces that bring more than themselves, and water that could be met.
    pub(super) fn plans(&self, noticed: &mut Noticed<'_>) {
        self.objective(noticed);
        if self.me.powerhouses.len() == 2 && self.could_build(Kind::Powerhouse) {
            noticed.note("third-house", &[]);
        }
        for (row, kind) in Row::ALL.into_iter().zip([Kind::Base, Kind::Elevation, Kind::Conduit]) {
            let next = self.table.built(self.me, kind) + 1;
            let income = self.me.company.and_then(|company| company.income(row, next));
            if income.is_some() && self.could_build(kind) {
                let piece = match row {
                    Row::Bases => "base",
                    Row::Elevations => "elevation",
                    Row::Conduits => "conduit",
                };
                noticed.note("next-income", &[("piece", piece.into())]);
                break;
            }
        }
        self.base_above(noticed);
        self.dam_room(noticed);
    }

    /// One more for the objective, where somebody is level or one ahead.
    fn objective(&self, noticed: &mut Noticed<'_>) {
        let (table, objective) = (self.table, self.table.objective);
        let mine = table.quantity(self.me, objective);
        let near = |&seat: &Seat| (mine..=mine + 1).contains(&table.quantity(&table.seats[seat], objective));
        if let Some(rival) = self.others().find(near).filter(|_| table.round >= LATE) {
            let theirs = table.quantity(&table.seats[rival], objective);
            noticed.note(
                "objective",
                &[
                    ("company", self.voice.seat(rival).into()),
                    ("theirs", theirs.into()),
                    ("mine", mine.into()),
                ],
            );
        }
    }

    /// Whether a piece of this kind can be built and paid somewhere now, the fee of a red border included.
    fn could_build(&self, kind: Kind) -> bool {
        let table = self.table;
        let tile = self.me.tiles.iter().any(|tile| tile.builds().has(kind));
        let construct = self.legal.contains(&Move::Construct);
        let built = |site: Site| match (kind, site) {
            (Kind::Elevation, Site::Base(space)) => {
                !self.me.bases.has(space) || table.level(space) >= MOST_LEVEL
            }
            (_, Site::Base(space)) => table.river.dams.has(space),
            (_, Site::Conduit(space)) => self.conduits().has(space),
            (_, Site::Powerhouse(space)) => {
                let all: Set<PowerhouseSpace> = table.seats.0.iter().map(|it| it.powerhouses).collect();
                all.has(space)
            }
            (_, Site::Building(_)) => true,
        };
        let pays = |site: Site| {
            let (machine, count) = table.plain_cost(kind, site);
            let red = match site {
                Site::Base(space) => kind == Kind::Base && space.red(),
                Site::Powerhouse(space) => space.red(),
                _ => false,
            };
            count <= self.machines(machine) && (!red || self.me.credits >= u16::from(Site::FEE))
        };
        let sites: Vec<Site> = match kind {
            Kind::Base | Kind::Elevation => BaseSpace::all().map(Site::Base).collect(),
            Kind::Conduit => barrage::ConduitSpace::all().map(Site::Conduit).collect(),
            Kind::Powerhouse => PowerhouseSpace::all().map(Site::Powerhouse).collect(),
            Kind::Building => Vec::new(),
        };
        construct && tile && sites.into_iter().any(|site| !built(site) && pays(site))
    }

    /// Drops on a head stream that will run to a rival's dam, though a base further up would meet them first.
    fn base_above(&self, noticed: &mut Noticed<'_>) {
        if !self.could_build(Kind::Base) {
            return;
        }
        for head in HeadStream::ALL {
            let drops = self.table.river.waiting[head.0 as usize];
            let (end, dam) = self.table.flows_to(head.basin());
            let Some(dam) = dam.filter(|_| drops > 0) else { continue };
            let Some(rival) = self.others().find(|&seat| self.table.seats[seat].bases.has(dam)) else {
                continue;
            };
            let mut above =
                std::iter::successors(Some(head.basin()), |it| it.river()).take_while(|it| *it != end);
            let open = |basin: &Basin| {
                let free = |space: &BaseSpace| {
                    let fee = if space.red() { u16::from(Site::FEE) } else { 0 };
                    let (machine, count) = self.table.plain_cost(Kind::Base, Site::Base(*space));
                    !self.table.river.dams.has(*space)
                        && self.me.credits >= fee
                        && count <= self.machines(machine)
                };
                basin.base_spaces().any(|space| free(&space))
            };
            if let Some(basin) = above.find(open) {
                noticed.note(
                    "base-above",
                    &[
                        ("drops", drops.into()),
                        ("company", self.voice.seat(rival).into()),
                        ("basin", basin.0.into()),
                    ],
                );
                return;
            }
        }
    }

    /// A dam with a powerhouse at the end of its conduit has room, and drops can be fetched that run to it.
    fn dam_room(&self, noticed: &mut Noticed<'_>) {
        let fetches = |mv: &Move| {
            let drops = |effect| matches!(effect, Effect::DropsWaiting(_) | Effect::DropsFlowing(_));
            matches!(mv, Move::Place(space) if space.effect().is_some_and(drops))
        };
        if !self.legal.iter().any(fetches) {
            return;
        }
        let driven = |dam: BaseSpace| {
            let out = self.conduits() & dam.conduits();
            out.iter().any(|it| self.me.powerhouses.iter().any(|house| house.basin() == it.to()))
        };
        for head in HeadStream::ALL {
            let Some(dam) = self.table.flows_to(head.basin()).1 else { continue };
            let room = self.table.capacity(dam).saturating_sub(self.table.river.held[dam.0 as usize]);
            let coming = self.table.river.waiting[head.0 as usize];
            if self.me.bases.has(dam) && driven(dam) && room > coming {
                let facts = [
                    ("basin", dam.basin().0.into()),
                    ("room", (room - coming).into()),
                    ("head", head.to_string().into()),
                ];
                noticed.note("dam-room", &facts);
                return;
            }
        }
    }

    /// A tile that is lacking comes back within two turns of the wheel, and the workshop can turn it.
    pub(super) fn wheel(&self, noticed: &mut Noticed<'_>) {
        let turns = |mv: &Move| match mv {
            Move::Place(space) => matches!(space.effect(), Some(Effect::Wheel(_))),
            _ => false,
        };
        if !self.legal.iter().any(turns) {
            return;
        }
        let lacking = |kind: Kind| !self.me.tiles.iter().any(|tile| tile.builds().has(kind));
        for (away, segment) in self.me.wheel.iter().enumerate().skip(1).take(SOON) {
            let Some(tile) = segment.tile else { continue };
            if Kind::ALL.into_iter().any(|kind| tile.builds().has(kind) && lacking(kind)) {
                noticed.note(
                    "wheel-near",
                    &[("tile", self.voice.name("tile", tile).into()), ("turns", away.into())],
                );
                return;
            }
        }
    }
}

/// The levels of a dam (B-9.3).
const MOST_LEVEL: u8 = 3;
