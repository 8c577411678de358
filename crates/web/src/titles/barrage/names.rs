//! What the parts of the table are called, said once for each language: a board has hundreds of them.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, RwLock};

use barrage::{
    BaseSpace, Bonus, Building, Company, ConduitSpace, Contract, HeadStream, Kind, Leeghwater, Move, Officer,
    Player, PowerhouseSpace, Row, Site, Space, Table, Tile, Work,
};
use words::{BarrageVoice, Words};

use crate::say::capital;

/// The names of everything that never changes its name during a game.
pub(super) struct Names {
    pub(super) companies: Vec<CompanyNames>,
    pub(super) spaces: Vec<String>,
    pub(super) bases: Vec<String>,
    pub(super) conduits: Vec<String>,
    pub(super) houses: Vec<String>,
    pub(super) heads: Vec<String>,
    pub(super) tiles: Vec<String>,
    pub(super) contracts: Vec<String>,
    pub(super) works: Vec<String>,
    /// The private buildings: their names, and all that is printed there.
    pub(super) buildings: Vec<(String, String)>,
    pub(super) officers: Vec<(String, String)>,
    pub(super) bonuses: Vec<String>,
    pub(super) kinds: Vec<String>,
    /// The sections of the management board and the patent office, in the order of [`SECTIONS`].
    pub(super) sections: Vec<String>,
    /// What two and four powerhouses add to every production (B-10.4).
    pub(super) house_bonuses: [String; 2],
    /// Level, room and water of a dam.
    dams: Vec<String>,
    /// Single messages of the page, by their short ids.
    said: BTreeMap<&'static str, String>,
}

/// What a company is called.
pub(super) struct CompanyNames {
    /// In style sheets and names of pieces.
    pub(super) class: String,
    pub(super) name: String,
    pub(super) ability: String,
    /// What its rows of structures give: bases, elevations, conduits; after the 2nd, 4th and 5th.
    pub(super) incomes: [[String; 3]; 3],
}

/// The messages without arguments that the board is labelled with.
const SAID: [&str; 24] = [
    "page-map",
    "page-passed",
    "page-details",
    "page-vp",
    "page-energy",
    "page-credits",
    "page-engineers",
    "page-excavators",
    "page-excamixers",
    "page-mixers",
    "page-order",
    "page-energy-track",
    "page-closed",
    "page-construction",
    "page-bank",
    "page-automa",
    "page-criteria",
    "board-national",
    "board-neutral",
    "board-wheel",
    "board-tiles",
    "board-contracts",
    "board-fulfilled",
    "board-works-done",
];

/// The sections with action spaces, by their names in messages.
pub(super) const SECTIONS: [&str; 8] =
    ["turbines", "water", "workshop", "machinery", "contracts", "patents", "works", "buildings"];
/// Of these, those of The Leeghwater Project.
pub(super) const WORKS: usize = 6;
pub(super) const BUILDINGS: usize = 7;

/// What so many powerhouses add to every production (B-10.4).
pub(super) fn house_bonus(powerhouses: u32) -> i8 {
    let powerhouses = PowerhouseSpace::all().take(powerhouses as usize).collect();
    Player { powerhouses, ..Player::default() }.company_bonus()
}

/// The most drops behind a dam: the level, and one more with Graziano.
const MOST: usize = 5;

impl Names {
    /// The names in a language; those of the built-in languages are kept.
    pub(super) fn of(words: &Words, table: &Table) -> Arc<Self> {
        static KEPT: LazyLock<RwLock<BTreeMap<String, Arc<Names>>>> = LazyLock::new(RwLock::default);
        let built_in = words.is_built_in();
        if built_in
            && let Ok(kept) = KEPT.read()
            && let Some(names) = kept.get(words.language())
        {
            return names.clone();
        }
        let names = Arc::new(Self::say(words, table));
        if built_in && let Ok(mut kept) = KEPT.write() {
            kept.insert(words.language().to_owned(), names.clone());
        }
        names
    }

    fn say(words: &Words, table: &Table) -> Self {
        // Nothing of the game under way may come into names that are kept.
        let mut table = *table;
        table.patents = [None; 3];
        table.leeghwater = Leeghwater::default();
        let voice = BarrageVoice::new(words, &table);
        let area = |basin: barrage::Basin| voice.name("area", basin.area());
        let free = |id: &str| voice.say(id, &[]);
        let red = {
            let price = voice.say("effect-credits", &[("count", Site::FEE.into())]);
            voice.say("page-red", &[("price", price.into())])
        };
        let site = |space: String, kind: String, red_border: bool, area: String| {
            let list = [space, kind, area].into_iter().chain(red_border.then(|| red.clone()));
            voice.voice().list(list)
        };
        Self {
            companies: Company::EVERY
                .iter()
                .map(|&company| CompanyNames {
                    class: company.to_string().to_lowercase(),
                    name: voice.name("company", company),
                    ability: voice.voice().form("company", company, "ability"),
                    incomes: Row::ALL.map(|row| {
                        [2, 4, 5].map(|nth| {
                            let reward =
                                company.income(row, nth).map(|it| voice.reward(it)).unwrap_or_default();
                            voice.say("page-income", &[("nth", nth.into()), ("reward", reward.into())])
                        })
                    }),
                })
                .collect(),
            spaces: Space::every().map(|space| capital(&voice.explain(&table, Move::Place(space)))).collect(),
            bases: BaseSpace::all()
                .map(|it| site(it.to_string(), free("page-dam-free"), it.red(), area(it.basin())))
                .collect(),
            conduits: ConduitSpace::all()
                .map(|it| {
                    let args = [("power", it.power().into()), ("to", it.to().0.into())];
                    voice.voice().list([it.to_string(), voice.say("page-conduit", &args)])
                })
                .collect(),
            houses: PowerhouseSpace::all()
                .map(|it| site(it.to_string(), free("page-powerhouse-free"), it.red(), area(it.basin())))
                .collect(),
            heads: HeadStream::ALL
                .iter()
                .map(|it| format!("{it} {}", voice.say("board-to-basin", &[("basin", it.basin().0.into())])))
                .collect(),
            tiles: Tile::all().map(|tile| capital(&voice.tile(tile))).collect(),
            contracts: Contract::all().map(|it| voice.contract(it)).collect(),
            works: Work::all().map(|it| capital(&voice.work(it))).collect(),
            buildings: Building::all()
                .map(|it| {
                    let row = it.row();
                    let count =
                        |id: &str, count: u8| (count > 0).then(|| voice.say(id, &[("count", count.into())]));
                    let printed = [
                        Some(voice.reward(&row.action)),
                        count("effect-excavators", row.excavators),
                        count("effect-mixers", row.mixers),
                        count("effect-vp", row.vp),
                    ];
                    let name = voice.name("site", it);
                    let printed = voice.voice().list(printed.into_iter().flatten());
                    (name.clone(), format!("{name}: {printed}"))
                })
                .collect(),
            officers: Officer::EVERY
                .iter()
                .map(|&it| (voice.name("officer", it), voice.ability(it)))
                .collect(),
            bonuses: Bonus::EVERY.iter().map(|it| capital(&voice.name("bonus", it))).collect(),
            kinds: Kind::EVERY
                .iter()
                .map(|it| capital(&voice.voice().form("structure", it, "plural")))
                .collect(),
            sections: SECTIONS
                .iter()
                .map(|it| capital(&voice.voice().form("section", it, "heading")))
                .collect(),
            house_bonuses: [2, 4].map(|it| voice.say("effect-produce", &[("bonus", house_bonus(it).into())])),
            dams: (0..4 * MOST * MOST)
                .map(|at| {
                    let args = [
                        ("level", (at / (MOST * MOST)).into()),
                        ("room", (at / MOST % MOST).into()),
                        ("held", (at % MOST).into()),
                    ];
                    voice.say("page-dam", &args)
                })
                .collect(),
            said: SAID.into_iter().map(|id| (id, capital(&voice.say(id, &[])))).collect(),
        }
    }

    /// A message without arguments.
    pub(super) fn it(&self, id: &str) -> &str {
        self.said.get(id).map_or("", |text| text)
    }

    /// What a dam is like.
    pub(super) fn dam(&self, level: u8, room: u8, held: u8) -> &str {
        let at = (usize::from(level) * MOST + usize::from(room)) * MOST + usize::from(held);
        self.dams.get(at).map_or("", |text| text)
    }

    pub(super) fn company(&self, company: Company) -> &CompanyNames {
        &self.companies[company as usize]
    }
}
