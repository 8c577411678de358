//! What a friend beside a newcomer would say at a table of Barrage.

mod lately;
mod outlook;

use barrage::{
    BaseSpace, ConduitSpace, Contract, Effect, Event, HeadStream, Kind, Machine, Move, Player,
    PowerhouseSpace, Production, Site, Space, Step, Table, View,
};
use kernel::{Set, Viewer};
use words::{BarrageVoice, Words};

use crate::coach::{Facts, Noticed, Remark, Row};

/// What can be said.
pub(super) static ROWS: [Row; 47] = [
    Row::question("draft"),
    Row::question("turn"),
    Row::question("engineers"),
    Row::question("tile"),
    Row::question("site"),
    Row::question("payment"),
    Row::question("produce"),
    Row::question("contract"),
    Row::question("machines"),
    Row::question("drops"),
    Row::question("free"),
    Row::question("take"),
    Row::question("discard"),
    Row::warning("red-border-now", 3),
    Row::warning("red-border-later", 3),
    Row::warning("dam-alone", 3),
    Row::warning("dry-base", 4),
    Row::warning("conduit-alone", 3),
    Row::warning("house-alone", 3),
    Row::warning("red-house", 2),
    Row::warning("bank-many", 3),
    Row::warning("workshop-idle", 2),
    Row::warning("full-hand", 2),
    Row::warning("contract-high", 3),
    Row::warning("few-drops", 3),
    Row::warning("contract-declined", 2),
    Row::warning("stronger-turbine", 3),
    Row::warning("rival-drinks", 4),
    Row::fact("round-over", 5),
    Row::fact("conduit-used", 2),
    Row::fact("grey-water", 2),
    Row::tip("look-for-water", 2),
    Row::tip("no-energy", 3),
    Row::tip("bonus-tile", 5),
    Row::tip("national", 3),
    Row::tip("rank", 3),
    Row::tip("no-contract", 4),
    Row::tip("objective", 2),
    Row::tip("third-house", 2),
    Row::tip("next-income", 3),
    Row::tip("base-above", 4),
    Row::tip("dam-room", 4),
    Row::tip("produce-now", 4),
    Row::tip("short-credits", 3),
    Row::tip("buy-machines", 2),
    Row::tip("wheel-near", 3),
    Row::tip("wheel-returns", 3),
];

/// The most engineers at the bank that nobody wonders about.
const FEW_ENGINEERS: u8 = 3;
/// The most contracts that lie open before a company (B-13.9).
const MOST_CONTRACTS: u32 = 3;
/// Engineers that are the last of a round.
const LAST_ENGINEERS: u8 = 4;
/// Credits that are few.
const FEW_CREDITS: u16 = 3;
/// Machines that are few.
const FEW_MACHINES: u8 = 3;
/// The last round in which a machine more pays well.
const EARLY: u8 = 3;

/// What there is to say about a question of Barrage and its answers, told from what the viewer may know.
pub(super) fn remarks(words: &Words, view: &View, legal: &[Move], lately: &[Event]) -> Vec<Remark> {
    let table = &view.table;
    let asked = view.viewer == Viewer::Seat(table.active) && !legal.is_empty();
    let Some(&step) = table.agenda.last().filter(|_| asked) else { return Vec::new() };
    let voice = BarrageVoice::new(words, table);
    let say = |id: &str, facts: Facts<'_>| voice.say(id, facts);
    let mut noticed = Noticed::new(&ROWS, &say);
    let eye = Eye { table, me: table.me(), legal, voice: &voice };
    if let Some(name) = question(step) {
        noticed.note(name, &[]);
    }
    match step {
        Step::Turn { .. } => {
            eye.facts(lately, &mut noticed);
            eye.turn(&mut noticed);
        }
        Step::Engineers => eye.bank(&mut noticed),
        Step::Site { .. } | Step::Free(_) => eye.sites(step, &mut noticed),
        Step::Produce(production) => eye.production(production, &mut noticed),
        Step::Contract { .. } => eye.contract(&mut noticed),
        Step::TakeContracts(_) => eye.contracts(&mut noticed),
        _ => {}
    }
    noticed.remarks
}

/// The explanation that belongs to a step.
fn question(step: Step) -> Option<&'static str> {
    Some(match step {
        Step::Draft => "draft",
        Step::Turn { .. } => "turn",
        Step::Engineers => "engineers",
        Step::Tile { .. } => "tile",
        Step::Site { .. } => "site",
        Step::Payment { .. } => "payment",
        Step::Produce(_) => "produce",
        Step::Contract { .. } => "contract",
        Step::Machines(_) => "machines",
        Step::Drops { .. } => "drops",
        Step::Free(_) => "free",
        Step::TakeContracts(_) => "take",
        Step::Discard => "discard",
        _ => return None,
    })
}

/// The table as whoever is asked sees it.
struct Eye<'a> {
    table: &'a Table,
    me: &'a Player,
    legal: &'a [Move],
    voice: &'a BarrageVoice<'a>,
}

impl Eye<'_> {
    /// The turn's action: what can be reached now, and what it would leave behind.
    fn turn(&self, noticed: &mut Noticed<'_>) {
        let (table, me) = (self.table, self.me);
        let fee = u16::from(Site::FEE);
        let constructs = self.legal.contains(&Move::Construct);
        let for_red = constructs && self.could_build_red();
        let construction = table.construction_space().map_or(0, |space| u16::from(space.fee));
        let left = me.credits.saturating_sub(construction);
        if for_red && left < fee {
            noticed.warn(
                "red-border-now",
                &Move::Construct,
                &[("credits", left.into()), ("fee", fee.into())],
            );
        }
        for mv in self.legal {
            let &Move::Place(space) = mv else { continue };
            let price = u16::from(space.credits());
            let after = me.credits.saturating_sub(price);
            if for_red && price > 0 && left >= fee && after < fee + construction {
                noticed.warn("red-border-later", mv, &[("credits", after.into()), ("fee", fee.into())]);
            }
            match space.effect() {
                Some(Effect::Wheel(turns)) => {
                    let back = &me.wheel[1..=usize::from(turns).min(me.wheel.len() - 1)];
                    if back.iter().all(|it| it.tile.is_none() && it.excavators == 0 && it.mixers == 0) {
                        noticed.warn("workshop-idle", mv, &[]);
                    }
                }
                Some(Effect::TakeContracts(_)) if me.contracts.len() >= MOST_CONTRACTS => {
                    noticed.warn("full-hand", mv, &[]);
                }
                _ => {}
            }
        }
        self.turbines(noticed);
        self.tips(noticed);
    }

    fn tips(&self, noticed: &mut Noticed<'_>) {
        let (table, me) = (self.table, self.me);
        let none_built = me.bases.is_empty() && me.conduits.is_empty() && me.powerhouses.is_empty();
        if none_built && table.round == 1 {
            noticed.note("look-for-water", &[]);
        }
        if let Some(energy) = self.best_now() {
            let round = table.round.clamp(1, 5);
            let missing = i32::from(round) * i32::from(barrage::SECTION) - i32::from(me.energy);
            let bonus = table.bonus[usize::from(round - 1)];
            let points = table.bonus_count(table.active, bonus) * u16::from(bonus.vp());
            if me.energy == 0 && me.engineers <= LAST_ENGINEERS {
                noticed.note("no-energy", &[("points", barrage::NO_ENERGY_VP.into())]);
            }
            if (1..=i32::from(energy)).contains(&missing) && points > 0 {
                noticed.note("bonus-tile", &[("missing", missing.into()), ("points", points.into())]);
            }
            self.contest(energy, noticed);
            if me.contracts.is_empty() {
                noticed.note("no-contract", &[]);
            }
        }
        self.plans(noticed);
        if let Some(energy) = self.best_now() {
            noticed.note("produce-now", &[("energy", energy.into())]);
        } else if me.credits < FEW_CREDITS
            && me.engineers >= LAST_ENGINEERS
            && self.legal.contains(&Move::Place(Space::BANK))
        {
            noticed.note("short-credits", &[("credits", me.credits.into())]);
        }
        let sells = |mv: &Move| matches!(mv, Move::Place(space) if gives_machines(*space));
        if me.excavators + me.mixers < FEW_MACHINES && table.round <= EARLY && self.legal.iter().any(sells) {
            noticed.note("buy-machines", &[]);
        }
        self.wheel(noticed);
        let back = me.wheel[1];
        if back.tile.is_some() || back.excavators + back.mixers > 0 {
            let machines = back.excavators + back.mixers;
            noticed.note("wheel-returns", &[("machines", machines.into())]);
        }
    }

    /// The most energy of a production that is open now.
    fn best_now(&self) -> Option<i16> {
        let turbines = self.legal.iter().filter_map(|mv| match mv {
            Move::Place(space) => match space.effect() {
                Some(Effect::Produce(bonus)) => Some((bonus, space.credits())),
                _ => None,
            },
            _ => None,
        });
        let made = turbines.flat_map(|(bonus, price)| {
            let production = Production::Turbine(bonus);
            let credits = self.me.credits.saturating_sub(price.into());
            let systems = self.table.systems(production, credits);
            systems.map(move |(_, conduit, drops)| self.table.energy(production, conduit, drops))
        });
        made.max().filter(|&energy| energy > 0)
    }

    /// Whether a base or a powerhouse could be built on a red border, were it not for its fee (B-1.10).
    fn could_build_red(&self) -> bool {
        let holds = |kind: Kind| self.me.tiles.iter().any(|tile| tile.builds().has(kind));
        let bases = BaseSpace::all().filter(|it| it.red() && !self.table.river.dams.has(*it)).map(Site::Base);
        let built: Set<PowerhouseSpace> = self.table.seats.0.iter().map(|it| it.powerhouses).collect();
        let houses = PowerhouseSpace::all().filter(|it| it.red() && !built.has(*it)).map(Site::Powerhouse);
        let pays = |kind: Kind, site: Site| {
            let (machine, count) = self.table.plain_cost(kind, site);
            count <= self.machines(machine)
        };
        holds(Kind::Base) && bases.into_iter().any(|site| pays(Kind::Base, site))
            || holds(Kind::Powerhouse) && houses.into_iter().any(|site| pays(Kind::Powerhouse, site))
    }

    fn machines(&self, machine: Machine) -> u8 {
        match machine {
            Machine::Excavator => self.me.excavators,
            Machine::Mixer => self.me.mixers,
        }
    }

    /// Engineers who go to the bank though they could produce.
    fn bank(&self, noticed: &mut Noticed<'_>) {
        if self.table.systems(Production::Turbine(0), self.me.credits).next().is_none() {
            return;
        }
        for mv in self.legal {
            if let Move::Engineers(count @ FEW_ENGINEERS..) = *mv
                && count > FEW_ENGINEERS
            {
                noticed.warn("bank-many", mv, &[("count", count.into())]);
            }
        }
    }

    /// Where something would stand that makes no energy by itself.
    fn sites(&self, step: Step, noticed: &mut Noticed<'_>) {
        let paid = matches!(step, Step::Site { .. });
        for mv in self.legal {
            let &Move::Build { kind, site } = mv else { continue };
            match (kind, site) {
                (Kind::Base, Site::Base(space)) => self.base(mv, space, paid, step, noticed),
                (Kind::Conduit, Site::Conduit(conduit)) => {
                    let driven = self.me.powerhouses.iter().any(|it| it.basin() == conduit.to());
                    let fed = (self.me.bases | self.table.river.neutral).meets(conduit.dams());
                    if !driven && !fed {
                        noticed.warn("conduit-alone", mv, &[]);
                    }
                }
                (Kind::Powerhouse, Site::Powerhouse(space)) => self.house(mv, space, noticed),
                _ => {}
            }
        }
    }

    fn base(&self, mv: &Move, space: BaseSpace, paid: bool, step: Step, noticed: &mut Noticed<'_>) {
        let table = self.table;
        let spent = if paid { table.plain_cost(Kind::Base, Site::Base(space)).1 } else { 0 };
        let left = self.me.excavators.saturating_sub(spent);
        let free = space.conduits().iter().map(|it| table.plain_cost(Kind::Conduit, Site::Conduit(it)).1);
        let need = free.min().unwrap_or(0);
        let used = if let Step::Site { tile, .. } = step { Some(tile) } else { None };
        let mut tiles = self.me.tiles.iter().filter(|tile| Some(*tile) != used);
        let can = tiles.any(|tile| tile.builds().has(Kind::Conduit)) && need <= left;
        if !self.conduits().meets(space.conduits()) && !can {
            noticed.warn("dam-alone", mv, &[("need", need.into()), ("left", left.into())]);
        } else if self.is_dry(space) {
            noticed.warn("dry-base", mv, &[]);
        }
    }

    /// Whether every stream to a base is caught above it by a dam that is not the player's.
    fn is_dry(&self, space: BaseSpace) -> bool {
        let leads = |head: &HeadStream| {
            std::iter::successors(Some(head.basin()), |it| it.river()).any(|basin| basin == space.basin())
        };
        let mut heads = HeadStream::ALL.into_iter().filter(leads).peekable();
        let caught = |head: HeadStream| {
            let (basin, dam) = self.table.flows_to(head.basin());
            let above = basin != space.basin()
                && std::iter::successors(basin.river(), |it| it.river()).any(|next| next == space.basin());
            above && dam.is_some_and(|dam| !self.me.bases.has(dam))
        };
        // Water that drove a powerhouse of anybody comes in below the dams above.
        let driven = self.table.seats.0.iter().flat_map(|it| it.powerhouses.iter());
        let mut feeds = driven.map(PowerhouseSpace::basin);
        let fed = feeds.any(|basin| {
            std::iter::successors(Some(basin), |it| it.river()).any(|next| next == space.basin())
        });
        heads.peek().is_some() && !fed && heads.all(caught)
    }

    fn house(&self, mv: &Move, space: PowerhouseSpace, noticed: &mut Noticed<'_>) {
        let into: Vec<ConduitSpace> = ConduitSpace::all().filter(|it| it.to() == space.basin()).collect();
        let built = self.conduits();
        let cost = |it: &ConduitSpace| self.table.plain_cost(Kind::Conduit, Site::Conduit(*it)).1;
        let cheapest = into.iter().map(cost).min();
        let free = |mv: &Move| matches!(mv, Move::Build { site: Site::Powerhouse(it), .. } if it.basin() == space.basin() && !it.red());
        if !into.iter().any(|it| built.has(*it)) && cheapest.is_none_or(|cost| cost > self.me.excavators) {
            noticed.warn("house-alone", mv, &[("basin", space.basin().0.into())]);
        } else if space.red() && self.legal.iter().any(free) {
            noticed.warn("red-house", mv, &[("fee", Site::FEE.into())]);
        }
    }

    /// Conduits of anybody.
    fn conduits(&self) -> Set<ConduitSpace> {
        self.table.seats.0.iter().map(|player| player.conduits).collect()
    }

    /// Drops that are kept back though with them a contract would be reached.
    fn production(&self, production: Production, noticed: &mut Noticed<'_>) {
        let reached = |energy: i16| {
            let values = self.me.contracts.iter().map(|it| i16::from(it.energy()));
            values.filter(|&value| value <= energy).max().unwrap_or(0)
        };
        for mv in self.legal {
            let &Move::Produce { dam, conduit, drops } = mv else { continue };
            let all = self.legal.iter().filter_map(|it| match *it {
                Move::Produce { dam: same, conduit: too, drops } if (same, too) == (dam, conduit) => {
                    Some(drops)
                }
                _ => None,
            });
            let most = all.max().unwrap_or(drops);
            let energy = |drops| self.table.energy(production, conduit, drops);
            let (now, full) = (reached(energy(drops)), reached(energy(most)));
            if full > now {
                noticed.warn("few-drops", mv, &[("drops", most.into()), ("value", full.into())]);
            } else {
                self.outflow(mv, production, noticed);
            }
        }
    }

    fn contract(&self, noticed: &mut Noticed<'_>) {
        let fulfils =
            |mv: &Move| if let Move::Fulfil(contract) = mv { Some(contract.energy()) } else { None };
        if let Some(value) = self.legal.iter().filter_map(fulfils).max() {
            noticed.warn("contract-declined", &Move::Decline, &[("value", value.into())]);
        }
    }

    /// Contracts that none of the player's systems could fulfil with full dams.
    fn contracts(&self, noticed: &mut Noticed<'_>) {
        let table = self.table;
        let mut best = 0;
        for conduit in self.conduits() {
            if !self.me.powerhouses.iter().any(|it| it.basin() == conduit.to()) {
                continue;
            }
            for dam in (self.me.bases | table.river.neutral) & conduit.dams() {
                best = best.max(table.energy(Production::Turbine(0), conduit, table.capacity(dam)));
            }
        }
        if best <= 0 {
            return;
        }
        for mv in self.legal {
            let taken: Vec<Contract> = match *mv {
                Move::Take(contract) => vec![contract],
                Move::TakeTwo(one, other) => vec![one, other],
                _ => continue,
            };
            let value = taken.iter().map(|it| i16::from(it.energy())).max().unwrap_or(0);
            // One and a half times as much is out of reach even with the best turbine.
            if 2 * value > 3 * best {
                noticed.warn("contract-high", mv, &[("value", value.into()), ("best", best.into())]);
            }
        }
    }
}

/// Whether a space gives machines.
fn gives_machines(space: Space) -> bool {
    let gains = space.row().reward.gains;
    gains.excavators + gains.mixers > 0 || matches!(space.effect(), Some(Effect::Machines(_)))
}

#[cfg(test)]
mod tests;
