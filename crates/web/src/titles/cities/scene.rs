//! The window of a card: one of two dozen small scenes, chosen by what the card does. Its number shuffles the details, its
//! era is the depth of the water, its colour lights the lamps.
//!
//! A scene is a file of its own under a name that says everything it is drawn from, so it is drawn when somebody asks for
//! it and kept for ever, for cards of anybody's pack too.

mod pictures;

use std::fmt::Write as _;
use std::sync::LazyLock;

use cities::{
    Card, CardData, Clause, Color, Counted, Deck, Grade, Node, NodeId, Pack, Piece, Pieces, Resource, Score,
    Test, Trigger,
};

use super::symbols::symbol;
use crate::ink::{Pen, noise, short};

/// Width and height of a scene.
const SIZE: (f64, f64) = (240.0, 110.0);

/// What a scene shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Farm,
    Desalination,
    Laboratory,
    Tunnel,
    Bore,
    Dome,
    Bell,
    Metropolis,
    Ship,
    Mission,
    Goods,
    Hall,
    Crane,
    Feast,
    Archive,
    Cells,
    Foundry,
    Market,
    Coins,
    Plan,
    Whale,
    Dolphins,
}

/// All of them, by the letter that stands for each in a name.
const KINDS: [(char, Kind); 22] = [
    ('f', Kind::Farm),
    ('d', Kind::Desalination),
    ('l', Kind::Laboratory),
    ('t', Kind::Tunnel),
    ('b', Kind::Bore),
    ('n', Kind::Dome),
    ('s', Kind::Bell),
    ('m', Kind::Metropolis),
    ('v', Kind::Ship),
    ('i', Kind::Mission),
    ('g', Kind::Goods),
    ('h', Kind::Hall),
    ('c', Kind::Crane),
    ('p', Kind::Feast),
    ('a', Kind::Archive),
    ('k', Kind::Cells),
    ('o', Kind::Foundry),
    ('x', Kind::Market),
    ('e', Kind::Coins),
    ('q', Kind::Plan),
    ('w', Kind::Whale),
    ('y', Kind::Dolphins),
];

/// Words of a name that decide before anything else, since they paint a picture of their own.
const WORDS: [(&str, Kind); 34] = [
    ("dolphin", Kind::Dolphins),
    ("whale", Kind::Whale),
    ("leviathan", Kind::Bell),
    ("barge", Kind::Ship),
    ("ferry", Kind::Ship),
    ("convoy", Kind::Ship),
    ("shuttle", Kind::Ship),
    ("regatta", Kind::Ship),
    ("courier", Kind::Ship),
    ("festival", Kind::Feast),
    ("feast", Kind::Feast),
    ("banquet", Kind::Feast),
    ("parade", Kind::Feast),
    ("opening", Kind::Feast),
    ("ceremony", Kind::Feast),
    ("song", Kind::Whale),
    ("market", Kind::Market),
    ("barter", Kind::Market),
    ("exchange", Kind::Market),
    ("auction", Kind::Market),
    ("drill", Kind::Bore),
    ("bore", Kind::Bore),
    ("mole", Kind::Bore),
    ("vent", Kind::Foundry),
    ("foundry", Kind::Foundry),
    ("quarry", Kind::Foundry),
    ("steel", Kind::Foundry),
    ("archive", Kind::Archive),
    ("chronicle", Kind::Archive),
    ("library", Kind::Archive),
    ("museum", Kind::Archive),
    ("school", Kind::Archive),
    ("registry", Kind::Archive),
    ("hoard", Kind::Coins),
];

/// The colours of lamps: yellow, red, green, and those of Special cards without a colour.
const LAMPS: [&str; 4] = ["#ffd65e", "#ff8f70", "#8df0a6", "#d9c2ff"];
/// The water of the eras, of Special cards and of the start: top, middle, foot.
const WATERS: [[&str; 3]; 5] = [
    ["#cdeee3", "#74bdc5", "#3a8ba3"],
    ["#7fc0d2", "#347ea3", "#164e78"],
    ["#3f74a6", "#1d3f78", "#0c1c45"],
    ["#7d6cc0", "#43358c", "#1b1650"],
    ["#f1e6c8", "#d6bd86", "#a88748"],
];

/// A scene: everything it is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    kind: Kind,
    /// Which water.
    water: u8,
    /// Which lamps.
    lamp: u8,
    upgraded: bool,
    /// How many things stand there, 1 to 3.
    count: u8,
    /// Which resources lie there: a bit for each.
    goods: u8,
    seed: u8,
}

impl Scene {
    /// The scene of a card.
    pub(super) fn of(pack: &Pack, data: &CardData) -> Self {
        let sight = Sight::of(pack, data);
        let water = match data.deck {
            Deck::I => 0,
            Deck::II => 1,
            Deck::III => 2,
            Deck::Special | Deck::Special3 => 3,
            Deck::Start => 4,
        };
        let lamp = match data.color {
            Some(Color::Yellow) => 0,
            Some(Color::Red) => 1,
            Some(Color::Green) => 2,
            None => 3,
        };
        let name = data.name.to_lowercase();
        let named = WORDS.iter().find(|(word, _)| name.contains(word)).map(|&(_, kind)| kind);
        let kind = match data.card {
            Card::ASSISTANT => Kind::Plan,
            _ => named.unwrap_or(sight.kind),
        };
        let count = sight.count.unwrap_or(1 + data.card.0 % 2).clamp(1, 3);
        let goods = if sight.goods == 0 { 1 << Resource::Kelp as u8 } else { sight.goods };
        Self { kind, water, lamp, upgraded: sight.upgraded, count, goods, seed: data.card.0 }
    }

    /// The name of its file.
    pub(super) fn file(&self) -> String {
        let letter = KINDS.iter().find(|(_, kind)| *kind == self.kind).map_or('p', |(letter, _)| *letter);
        format!(
            "scene-{letter}{}{}{}{}-{:x}-{}-{:08x}.svg",
            self.water,
            self.lamp,
            u8::from(self.upgraded),
            self.count,
            self.goods,
            self.seed,
            *EDITION
        )
    }

    /// The scene of a file, if there is such a scene.
    fn named(name: &str) -> Option<Self> {
        let mut parts = name.strip_prefix("scene-")?.strip_suffix(".svg")?.split('-');
        let (what, goods, seed) = (parts.next()?, parts.next()?, parts.next()?);
        let mut signs = what.chars();
        let letter = signs.next()?;
        let kind = KINDS.iter().find(|(it, _)| *it == letter)?.1;
        let mut digit = |most: u8| signs.next()?.to_digit(10).map(|it| it as u8).filter(|it| *it <= most);
        let (water, lamp, upgraded, count) = (digit(4)?, digit(3)?, digit(1)? == 1, digit(3)?);
        let (goods, seed) = (u8::from_str_radix(goods, 16).ok()?, seed.parse().ok()?);
        let scene = Self { kind, water, lamp, upgraded, count: count.max(1), goods, seed };
        // Only names that we would write ourselves: each picture has one address.
        (scene.goods > 0 && scene.goods < 32 && scene.file() == name).then_some(scene)
    }

    /// The picture.
    fn draw(&self) -> String {
        let mut pen = Pen::new("scene", u64::from(self.seed));
        let mut body = String::new();
        let (far, middle, near) = (
            ridge(46.0, self.seed, 66.0, 22.0),
            ridge(34.0, self.seed ^ 85, 82.0, 14.0),
            ridge(28.0, !self.seed, 102.0, 7.0),
        );
        let _ =
            write!(body, "<path fill=\"url(#w)\" d=\"M0 0h240v110H0z\"/><path class=\"r1\" d=\"{far}\"/>");
        for _ in 0..3 {
            let (x, wide, lean) =
                (pen.between(-10.0, 190.0), pen.between(10.0, 34.0), pen.between(20.0, 46.0));
            let _ = write!(
                body,
                "<path fill=\"url(#ray)\" d=\"M{x:.0} 0h{wide:.0}l{lean:.0} 110h-{:.0}z\"/>",
                wide + 24.0
            );
        }
        let _ = write!(body, "<path class=\"r2\" d=\"{middle}\"/><path class=\"hat\" d=\"");
        for _ in 0..26 {
            let (x, y) = (pen.between(0.0, SIZE.0), pen.between(70.0, 100.0));
            let _ = write!(body, "M{x:.0} {y:.0}l{:.1} {:.1}", pen.between(-2.0, 2.0), pen.between(4.0, 9.0));
        }
        body.push_str("\"/>");
        pictures::draw(&mut body, &mut pen, self);
        let _ = write!(body, "<path class=\"fg\" d=\"{near}\"/>");
        for _ in 0..5 {
            let (x, y) = (pen.between(4.0, 236.0), pen.between(6.0, 96.0));
            let _ = write!(
                body,
                "<circle class=\"bub\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{:.1}\"/>",
                pen.between(1.0, 3.0)
            );
        }
        let [top, mid, foot] = WATERS[usize::from(self.water)];
        let lamp = LAMPS[usize::from(self.lamp)];
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 240 110\" preserveAspectRatio=\"xMidYMid slice\"><style>svg{{--acc:{lamp}}}{STYLE}</style><defs>\
             <linearGradient id=\"w\" x2=\"0\" y2=\"1\"><stop stop-color=\"{top}\"/><stop offset=\".55\" stop-color=\"{mid}\"/><stop offset=\"1\" stop-color=\"{foot}\"/></linearGradient>{GLOW}"
        );
        add_symbols(&mut svg, &body);
        svg.push_str("</defs>");
        svg.push_str(&body);
        svg.push_str("</svg>");
        svg
    }
}

/// The picture of a file, if there is such a scene.
pub(crate) fn picture(name: &str) -> Option<String> {
    Scene::named(name).map(|scene| scene.draw())
}

/// A number that changes when scenes are drawn differently, so that names can be kept for ever.
static EDITION: LazyLock<u32> = LazyLock::new(|| {
    let all = KINDS.iter().flat_map(|&(_, kind)| [0, 1].map(|upgraded| (kind, upgraded)));
    all.fold(0x811c_9dc5, |hash, (kind, upgraded)| {
        let scene = Scene {
            kind,
            water: 0,
            lamp: 0,
            upgraded: upgraded == 1,
            count: 1 + upgraded,
            goods: 31,
            seed: 7,
        };
        scene.draw().bytes().fold(hash, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    })
});

/// The symbols that a picture uses, and what those use.
fn add_symbols(svg: &mut String, body: &str) {
    let mut wanted: Vec<&str> = Vec::new();
    fn find<'t>(wanted: &mut Vec<&'t str>, text: &'t str) {
        for start in ["href=\"#", "url(#c"] {
            for (at, _) in text.match_indices(start) {
                let from = at + start.len() - usize::from(start.ends_with('c'));
                let name = text[from..].split(['"', ')']).next().unwrap_or_default();
                if !wanted.contains(&name) {
                    wanted.push(name);
                }
            }
        }
    }
    find(&mut wanted, body);
    let mut at = 0;
    while let Some(&name) = wanted.get(at) {
        if let Some(text) = symbol(name) {
            svg.push_str(text);
            find(&mut wanted, text);
        }
        at += 1;
    }
}

/// A row of hills: how wide, which, how high up, how rough.
fn ridge(wide: f64, seed: u8, base: f64, rough: f64) -> String {
    let high = |x: f64| base + rough * (2.0 * noise(x / wide, 3.1, i64::from(seed)) - 1.0);
    let mut path = format!("M0 110V{:.0}", high(0.0));
    for at in 0..20 {
        let (x, next) = (f64::from(at) * 12.0, f64::from(at + 1) * 12.0);
        let (y, next_y) = (high(x), high(next));
        let _ = write!(path, "Q{x:.0} {y:.1} {:.0} {:.1}", (x + next) / 2.0, (y + next_y) / 2.0);
    }
    path + "L240 110z"
}

/// What a card is mostly about.
struct Sight {
    kind: Kind,
    /// How telling that is: the least counts.
    rank: u8,
    upgraded: bool,
    count: Option<u8>,
    goods: u8,
}

impl Sight {
    fn of(pack: &Pack, data: &CardData) -> Self {
        let mut sight = Self { kind: Kind::Feast, rank: u8::MAX, upgraded: false, count: None, goods: 0 };
        if let Some(effect) = data.effect {
            sight.effect(pack, effect);
        }
        for &clause in &data.clauses {
            match clause {
                Clause::When { events, then, .. } => {
                    let built = Piece::ALL.into_iter().filter(|&it| events.meets(Trigger::Built(it).bit()));
                    let upgraded = [Piece::Farm, Piece::Desalination, Piece::Laboratory, Piece::Tunnel];
                    let upgraded =
                        upgraded.into_iter().filter(|&it| events.meets(Trigger::Upgraded(it).bit()));
                    let all = |set: u8, it: Piece| set | 1 << it as u8;
                    let (built, upgraded) = (built.fold(0, all), upgraded.fold(0, all));
                    if built != 0 {
                        sight.pieces(Pieces(built), 1);
                    } else if upgraded != 0 {
                        sight.upgraded = true;
                        sight.pieces(Pieces(upgraded), 1);
                    } else if events.meets(Trigger::Advanced.bit()) {
                        sight.see(Kind::Hall, 3);
                    }
                    sight.effect(pack, then);
                }
                Clause::Discount { what, .. } => sight.pieces(what, 1),
                Clause::UpgradeDiscount { what, .. } => {
                    sight.upgraded = true;
                    sight.pieces(what, 1);
                }
                Clause::OncePerTurn(then) => sight.effect(pack, then),
                Clause::HandLimit(_) => sight.see(Kind::Archive, 5),
            }
        }
        for &score in &data.scores {
            match score {
                Score::Per { count, .. } | Score::Ladder { count, .. } => sight.counted(pack, count),
                Score::If(test, _) => sight.test(pack, test),
                Score::Sell { cost, .. } => sight.cost(cost.0),
            }
        }
        sight
    }

    fn see(&mut self, kind: Kind, rank: u8) {
        if rank < self.rank {
            (self.kind, self.rank) = (kind, rank);
        }
    }

    fn cost(&mut self, goods: [u8; 5]) {
        for (at, _) in goods.iter().enumerate().filter(|(_, count)| **count > 0) {
            self.goods |= 1 << at;
        }
        if goods[Resource::Biomatter as usize] > 0 {
            self.see(Kind::Cells, 6);
        } else if goods[Resource::Credit as usize] > 1 {
            self.see(Kind::Coins, 7);
        } else if goods != [0; 5] {
            self.see(Kind::Goods, 8);
        }
    }

    fn pieces(&mut self, what: Pieces, rank: u8) {
        let mut each = what.iter();
        let kind = match (each.next(), each.next()) {
            (Some(Piece::Farm), None) => Kind::Farm,
            (Some(Piece::Desalination), None) => Kind::Desalination,
            (Some(Piece::Laboratory), None) => Kind::Laboratory,
            (Some(Piece::Tunnel), None) => Kind::Tunnel,
            (Some(Piece::Symbiotic), None) => Kind::Bell,
            (Some(Piece::Nonsymbiotic), _) => Kind::Dome,
            _ => return self.see(Kind::Crane, rank + 1),
        };
        self.see(kind, rank);
    }

    fn counted(&mut self, pack: &Pack, counted: Counted) {
        match counted {
            Counted::Structures(what, grade) => {
                self.upgraded |= grade == Grade::Upgraded;
                self.pieces(what, 2);
            }
            Counted::CityTunnels(_) => self.see(Kind::Tunnel, 2),
            Counted::Cities(what) => self.pieces(what, 2),
            Counted::CitiesWithKinds(_) | Counted::BareCities => self.see(Kind::Dome, 2),
            Counted::Pairs(piece) => {
                self.upgraded = true;
                self.count = Some(2);
                self.pieces(Pieces(1 << piece as u8), 2);
            }
            Counted::Expansions => self.see(Kind::Crane, 2),
            Counted::Metropolises { .. } => self.see(Kind::Metropolis, 2),
            Counted::Claimed(_) | Counted::ClaimedCards | Counted::Hand => self.see(Kind::Archive, 4),
            Counted::ReadyActions | Counted::UsedActions | Counted::PaidSpecials | Counted::Contracts => {
                self.see(Kind::Plan, 4)
            }
            Counted::Stock(resource) => self.goods |= 1 << resource as u8,
            Counted::Steps => self.see(Kind::Hall, 4),
            Counted::Sets(span) => pack.counts(span).iter().for_each(|&part| self.counted(pack, part)),
        }
    }

    fn test(&mut self, pack: &Pack, test: Test) {
        match test {
            Test::AtLeast(_, counted) | Test::AtMost(_, counted) => self.counted(pack, counted),
            Test::OnSpace(_) => self.see(Kind::Hall, 4),
            Test::BiomatterProduced => self.see(Kind::Cells, 4),
            Test::Era(_) | Test::First | Test::Last => {}
        }
    }

    fn effect(&mut self, pack: &Pack, effect: NodeId) {
        pack.walk(effect, &mut |node| match *node {
            Node::Build { what, count, .. } => {
                self.count = self.count.or(Some(count));
                self.pieces(what, 1);
            }
            Node::BuildAndUpgrade { what, .. } => {
                self.upgraded = true;
                self.pieces(what, 1);
            }
            Node::Upgrade { what, most, .. } => {
                self.upgraded = true;
                self.count = self.count.or(Some(most));
                self.pieces(what, 1);
            }
            Node::Output { what } => {
                self.upgraded = true;
                self.pieces(what, 2);
            }
            Node::Convert => self.see(Kind::Bell, 1),
            Node::Metropolis => self.see(Kind::Metropolis, 1),
            Node::GainPer { gain, count, .. } => {
                self.counted(pack, count);
                self.cost(gain.goods.0);
            }
            Node::If(test, _) => self.test(pack, test),
            Node::Perform { .. } => self.see(Kind::Mission, 3),
            Node::UseAction { .. } | Node::Refresh { .. } | Node::TakeSpecial => self.see(Kind::Plan, 4),
            Node::Exchange { one, other, .. } => {
                self.goods |= 1 << one as u8 | 1 << other as u8;
                self.see(Kind::Market, 4);
            }
            Node::Different { from, .. } => {
                self.goods |= from.iter().fold(0, |goods, it| goods | 1 << it as u8);
                self.see(Kind::Market, 5);
            }
            Node::Advance { .. } => self.see(Kind::Hall, 5),
            Node::Instead { from, .. } => self.pieces(Pieces(1 << from as u8), 2),
            Node::Pay { cost, .. } => self.cost(cost.0),
            Node::Gain(gain) => {
                self.cost(gain.goods.0);
                if gain.cards > 1 {
                    self.see(Kind::Archive, 6);
                }
            }
            Node::All(_) | Node::OneOf(_) => {}
        });
    }
}

/// How the parts of a scene are drawn.
const STYLE: &str = ".r1{fill:#0a2c4a;opacity:.2}.r2{fill:#08243f;opacity:.36}.fg{fill:#061a30;opacity:.72}.ln,.th,.la,.win,.hat,.bub{fill:none;stroke:#f4fffb;stroke-linecap:round;stroke-linejoin:round}\
    .ln{stroke-width:1.1}.th{stroke-width:.6;opacity:.75}.bd{fill:#123d58;stroke:#f4fffb;stroke-width:1.1;stroke-linejoin:round}.b2{fill:#1c5675;stroke:#f4fffb;stroke-width:.9;stroke-linejoin:round}\
    .gl{fill:#e9fbff;fill-opacity:.2;stroke:#f4fffb}.lm{fill:var(--acc)}.la{stroke:var(--acc);stroke-width:1.6}.win{stroke:var(--acc);stroke-width:1.5;stroke-dasharray:1.6 2}.bub{stroke-width:.7;opacity:.7}.hat{stroke-width:.5;opacity:.4}\
    svg{--on:#fffdf6;--credit:#8f6a0a;--science:#14648a;--kelp:#23703a;--steel:#4c5f6d;--bio:#a0356c;--lamp:#ffcf4d;--lampc:#fff2a8;--hal:.7;--hal2:.3;--rim:#dfe9ec;--rimd:#5d7886;--riml:#fff;--vrt:#5a2f9c;--vl:#e9d2ff;--pad:#d6e4e4;--padl:#2d5468}";

/// The light of rays and lamps.
const GLOW: &str = "<linearGradient id=\"ray\" x2=\"0\" y2=\"1\"><stop stop-color=\"#fffbe0\" stop-opacity=\".42\"/><stop offset=\"1\" stop-color=\"#fffbe0\" stop-opacity=\"0\"/></linearGradient>\
    <radialGradient id=\"lit\"><stop stop-color=\"#fff6cf\" stop-opacity=\".75\"/><stop offset=\"1\" stop-color=\"#fff6cf\" stop-opacity=\"0\"/></radialGradient>";

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every card has a window of its own; all kinds of scenes are seen, and each file is found again under its name.
    #[test]
    fn every_card_has_a_scene_of_its_own() {
        let mut files = BTreeSet::new();
        let mut kinds = BTreeSet::new();
        for pack in [1, 2].map(|edition| Pack::built_in(edition).expect("the cards are sound")) {
            files.clear();
            for data in pack.cards().filter(|data| data.card != Card::ASSISTANT) {
                let scene = Scene::of(&pack, data);
                assert_eq!(Scene::named(&scene.file()), Some(scene), "{}", data.name);
                assert!(files.insert(scene.file()), "{}", data.name);
                kinds.insert(KINDS.iter().position(|(_, kind)| *kind == scene.kind));
            }
        }
        assert!(files.len() > 200 && kinds.len() >= 20, "{} scenes of {} kinds", files.len(), kinds.len());
    }

    /// A picture has everything it refers to, and nothing from elsewhere.
    #[test]
    fn scenes_stand_alone() {
        for (_, kind) in KINDS {
            for seed in [0, 7, 255] {
                let svg =
                    Scene { kind, water: 1, lamp: 2, upgraded: seed == 7, count: 2, goods: 31, seed }.draw();
                for name in svg.split("href=\"#").skip(1).chain(svg.split("url(#").skip(1)) {
                    let name = name.split(['"', ')']).next().expect("a name");
                    assert!(svg.contains(&format!("id=\"{name}\"")), "{kind:?}: {name}");
                }
                assert!(svg.len() < 24_000, "{kind:?}: {} bytes", svg.len());
            }
        }
    }

    #[test]
    fn only_names_of_ours_are_scenes() {
        for name in
            ["scene-", "scene-f0000-1-1-00000000.svg", "scene-f9999-ff-999-0.svg", "scene-.svg", "x.svg"]
        {
            assert_eq!(picture(name), None, "{name}");
        }
    }
}
