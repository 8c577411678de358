//! What is measured on the page: boxes, letters, targets, bars, tips, clicks.

use std::collections::BTreeMap;

use fantoccini::actions::{InputSource as _, MouseActions, PointerAction};
use kernel::Chance;
use serde_json::{Value as Json, json};

use super::window::{WIDTHS, Window};

/// How many clicks turns took: those of slot, card and confirmation, and all of them.
#[derive(Default)]
pub(crate) struct Turns {
    whose: String,
    /// Besides one for each further choice that the rules leave open.
    clicks: Vec<usize>,
    /// Every click there was.
    plain: Vec<usize>,
}

impl Turns {
    pub(crate) fn count(&mut self, whose: String, clicks: usize) {
        match (self.clicks.last_mut(), self.plain.last_mut()) {
            (Some(last), Some(plain)) if self.whose == whose => {
                *last += clicks - 1;
                *plain += clicks;
            }
            _ => {
                self.clicks.push(clicks);
                self.plain.push(clicks);
            }
        }
        self.whose = whose;
    }

    /// The two medians, and how many turns there were.
    pub(crate) fn medians(mut self) -> (usize, usize, usize) {
        let turns = self.clicks.len();
        self.clicks.sort_unstable();
        self.plain.sort_unstable();
        (self.clicks[turns / 2], self.plain[turns / 2], turns)
    }
}

/// What can be tapped and is smaller than a finger: its box, or the box laid under it for fingers, has less than 44 px.
const SMALL_TARGETS: &str = "const out = []; \
    for (const it of document.querySelectorAll('.place.open, #ask .ways :is(button, a, summary), #dock .choice, .tabs label')) { \
    if (!it.checkVisibility({ visibilityProperty: true })) continue; const own = it.getBoundingClientRect(), under = getComputedStyle(it, '::before'); \
    if (!own.width || own.right < 0 || own.left > innerWidth) continue; \
    const size = (side) => Math.max(own[side], under.content === 'none' ? 0 : parseFloat(under[side]) || 0); \
    if (size('width') < 43.5 || size('height') < 43.5) out.push([it.dataset.place || it.textContent.trim().slice(0, 20), size('width'), size('height')].join(' ')); } \
    return out.slice(0, 8)";

/// What a finger taps has 44 px each way.
pub(crate) async fn fingers_find(window: &Window) {
    assert_eq!(window.run(SMALL_TARGETS).await, json!([]), "a finger needs 44 px");
}

/// The boxes of the frame: the strip, the question, the parts of the table and its boards.
const BOXES: &str = "const boxes = {}; for (const it of document.querySelectorAll('#strip, #ask, .part, .tabs, #sheet-map, #sheet-seabed')) { \
    const box = it.getBoundingClientRect(); if (box.width) boxes[it.id || it.className] = [box.x, box.y, box.width, box.height].join(); } return boxes";

/// Where the boxes of the frame lay when they were first seen, for each width of the window.
#[derive(Default)]
pub(crate) struct Frame(BTreeMap<(u32, String), Json>);

impl Frame {
    /// No box has moved or changed its size since it was first seen, not by a pixel.
    pub(crate) async fn stays(&mut self, window: &Window, width: u32) {
        let found = window.run(BOXES).await;
        for (name, now) in found.as_object().expect("boxes by name") {
            let first = self.0.entry((width, name.clone())).or_insert_with(|| now.clone());
            if first != now {
                window.picture("failure").await;
                panic!("{name} at {width} px lay at {first}, and now at {now}");
            }
        }
    }
}

/// A page is never wider than the screen; on a desk a turn can be taken without scrolling.
pub(crate) async fn fits(window: &Window) {
    let sides: &[_] = if window.is_phone() { &["Width"] } else { &["Width", "Height"] };
    for side in sides {
        let over = window.run(&format!("return document.documentElement.scroll{side} - inner{side}")).await;
        if over.as_i64().is_none_or(|over| over > 0) {
            let edge = if *side == "Width" { "right" } else { "bottom" };
            let blame = format!(
                "return [...document.querySelectorAll('body *')].filter((it) => it.checkVisibility() && \
                it.getBoundingClientRect().{edge} > inner{side} + 1).map((it) => it.tagName + '#' + it.id + '.' + it.className).slice(0, 12)"
            );
            window.picture("failure").await;
            panic!("{side}: {over} px too much: {}", window.run(&blame).await);
        }
    }
}

/// Nothing that is written reaches over its box or the edge of a phone's screen, in any language.
const OVERFLOWS: &str = "const out = []; const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
    const scrolls = (it) => it && it !== document.body && (!it.matches('#ask, #ask *') && it.scrollWidth > it.clientWidth && \
    /auto|scroll/.test(getComputedStyle(it).overflowX) || scrolls(it.parentElement)); \
    while (walk.nextNode()) { const text = walk.currentNode, box = text.parentElement; \
    if (!text.data.trim() || !box.checkVisibility({ visibilityProperty: true }) || scrolls(box) || getComputedStyle(box).writingMode !== 'horizontal-tb' || box.closest('svg, script, style, .skip, .sr, pre, table, textarea, select')) continue; \
    const range = document.createRange(); range.selectNodeContents(text); const own = range.getBoundingClientRect(); \
    let block = box; while (getComputedStyle(block).display.startsWith('inline') && !getComputedStyle(block).display.includes('-')) block = block.parentElement; \
    const round = block.getBoundingClientRect(); \
    if (own.width && (own.right > round.right + 1.5 || own.right > innerWidth + 0.5 || own.left < -0.5)) out.push(text.data.trim().slice(0, 60) + ' in ' + block.className); } \
    return out.slice(0, 8)";

/// Looks for what keeps people out who do not see, hear or point as others do: axe-core, kept beside this file, finds nothing
/// serious on the page as it is.
pub(crate) async fn is_open_to_all(window: &Window, what: &str) {
    window.run(include_str!("axe/axe.min.js")).await;
    let ask = "const done = arguments[arguments.length - 1]; axe.run({ resultTypes: ['violations'] }).then((found) => done(found.violations \
        .filter((it) => ['serious', 'critical'].includes(it.impact)) \
        .map((it) => it.id + ': ' + it.nodes.slice(0, 3).map((node) => node.html.slice(0, 200)).join(' | '))), (error) => done([String(error)]))";
    let found = window.client.execute_async(ask, vec![]).await.expect("a script runs");
    assert_eq!(found, json!([]), "{what}");
}

/// The question, if its end is cut off.
const CUT: &str = "const question = document.querySelector('#ask .question'), box = question?.parentElement; \
    const cut = (it) => it && it.scrollHeight > it.clientHeight + 1; \
    return cut(question) || cut(box) ? question.textContent : ''";

pub(crate) async fn written_inside(window: &Window, what: &str) {
    let over = window.run(OVERFLOWS).await;
    assert_eq!(over, json!([]), "{what}");
    assert_eq!(window.run(CUT).await, "", "{what}: the question is there to be read whole");
    fits(window).await;
}

/// What is written in letters of less than 13 px, as they are on the screen.
const SMALL_LETTERS: &str = "const out = new Set(), walk = document.createTreeWalker(document.getElementById('table'), NodeFilter.SHOW_TEXT); \
    while (walk.nextNode()) { const text = walk.currentNode, box = text.parentElement; \
    if (!text.data.trim() || !box.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || box.closest('.sr, [popover]:not(:popover-open)')) continue; \
    const own = parseFloat(getComputedStyle(box).fontSize), drawn = box.getScreenCTM?.(); \
    const size = own * (drawn ? Math.hypot(drawn.a, drawn.b) : 1); \
    if (size < 12.95) out.add(size.toFixed(1) + ' px: ' + text.data.trim().slice(0, 20) + ' in ' + box.closest('[class]').className); } \
    return [...out].slice(0, 12)";

/// On a desk nothing at the table is written in letters of less than 13 px.
pub(crate) async fn is_legible(window: &Window) {
    assert_eq!(window.run(SMALL_LETTERS).await, json!([]), "letters have 13 px");
}

/// What of the question, the own resources, the way back and the board is not on the first screen. On a phone the board of
/// Underwater Cities takes its turn with the slots: one of them is there.
const OUT_OF_VIEW: &str = "const seen = (it) => { const box = it?.getBoundingClientRect(); \
    return box && box.width > 0 && box.height > 0 && box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1; }; \
    const one = (css) => [...document.querySelectorAll(css)].some(seen); \
    return ['#ask .question', '#purse', '#sheet-map, #ground .sea, #ground .pan, #works', '#strip'].filter((css) => !one(css)) \
    .concat([...document.querySelectorAll('#ask .undo button, #ask #confirm')].filter((it) => !seen(it)).map((it) => it.textContent))";

/// At this width the question, the own resources, the board and the way back are on the first screen.
pub(crate) async fn what_counts_is_in_view(window: &Window, width: u32) {
    if window.has("#ask[data-state=your-turn]").await {
        assert_eq!(window.run(OUT_OF_VIEW).await, json!([]), "in view at {width} px");
    }
}

/// Whether something that can be chosen on the board is in view, if there is anything.
const OPEN_IN_VIEW: &str = "const open = [...document.querySelectorAll('.part .place.open')]; return !open.length || open.some((it) => { \
    const { left, top, width, height } = it.getBoundingClientRect(); \
    return it.checkVisibility() && document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.part') === it.closest('.part'); })";

/// A question about the board shows where it can be answered.
pub(crate) async fn a_choice_is_in_view(window: &Window) {
    if window.run(OPEN_IN_VIEW).await != true {
        window.picture("failure").await;
        panic!("nothing that can be chosen on the board is in view");
    }
}

/// The plates of conduits that lie over each other, by how they are drawn: discs of 47 of the 70 units of their boxes.
const PLATES: &str = "const plates = [...document.querySelectorAll('.map .plate')].map((it) => [it.dataset.place, it.getBoundingClientRect()]); \
    const out = []; plates.forEach(([one, a], at) => plates.slice(at + 1).forEach(([other, b]) => { \
    const far = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2); \
    if (far < a.width * 47 / 70) out.push([one, other, far].join(' ')); })); return plates.length ? out : 'no plates'";

/// No two plates of conduits collide, at any width.
pub(crate) async fn plates_lie_apart(window: &Window) {
    for (width, height) in WIDTHS {
        window.resize(width, height).await;
        assert_eq!(window.run(PLATES).await, json!([]), "plates at {width} px");
    }
    window.resize(window.look.width, window.look.height).await;
}

/// Figures that reach over the frame they stand in: a contract, a tile, a row of a company, a plaque, a slot, a step of the stair.
const OVER_FRAMES: &str = "const out = new Set(), seen = (it) => it.checkVisibility({ visibilityProperty: true }); \
    for (const frame of document.querySelectorAll('.contract, .patents .tile, .tiles .tile, .cell, .plaque, .slot, .stair .space, .deed > .place')) { \
    if (!seen(frame)) continue; const box = frame.getBoundingClientRect(); \
    for (const it of frame.querySelectorAll('.am, .en, .lv, .g, .good, .res, b')) { if (!seen(it) || it.closest('.sr, [popover], .tile .tok, .clock')) continue; \
    const own = it.getBoundingClientRect(); \
    if (own.width && (own.left < box.left - 1 || own.right > box.right + 1 || own.top < box.top - 1 || own.bottom > box.bottom + 1)) \
    out.add([it.closest('[data-place]')?.dataset.place, it.className, 'in', frame.className].join(' ')); } } \
    for (const it of document.querySelectorAll('.line[data-deck] > .place, .line[data-deck] :is(.does, .fx)')) if (seen(it) && it.scrollWidth > it.clientWidth + 1) out.add('cut: ' + it.closest('.line').textContent.slice(0, 20)); \
    return [...out].slice(0, 8)";

/// No figure reaches over its frame, at any width, on any part of the page.
pub(crate) async fn keeps_inside_frames(window: &Window, what: &str) {
    for (width, height) in WIDTHS {
        window.resize(width, height).await;
        for part in ["ground", "works", "offer", "mine", "others"] {
            window.run(&format!("document.getElementById('part-{part}')?.click()")).await;
            let over = window.run(OVER_FRAMES).await;
            assert_eq!(over, json!([]), "{what}: {part} at {width} px");
        }
    }
    window.resize(window.look.width, window.look.height).await;
}

/// Where the final scores reach over the window.
const END_OUTSIDE: &str = "const box = document.querySelector('#ask .final > .folded').getBoundingClientRect(); \
    return box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight || !box.height";

/// The final scores lie inside the window, the winner first, at any width.
pub(crate) async fn the_end_is_seen(window: &Window) {
    for (width, height) in WIDTHS {
        window.resize(width, height).await;
        assert_eq!(window.run(END_OUTSIDE).await, false, "the scores at {width} px");
    }
    window.resize(window.look.width, window.look.height).await;
}

/// What a tip lies on: other places that can be chosen, and the one it explains. Yes if it says something else than its place.
const COVERED: &str = "const tip = document.querySelector('.tip').getBoundingClientRect(), out = []; \
    for (const it of document.querySelectorAll('.place.open')) { const box = it.getBoundingClientRect(); \
    if (it.checkVisibility() && box.left < tip.right - 1 && tip.left < box.right - 1 && box.top < tip.bottom - 1 && tip.top < box.bottom - 1) out.push(it.dataset.place); } \
    return out.slice(0, 5)";

/// Where the link of a tip leads, and where it is.
const RULE_LINK: &str = "const it = document.querySelector('.tip:popover-open a'), box = it?.getBoundingClientRect(); \
    return it ? [it.getAttribute('href'), box.left + box.width / 2, box.top + box.height / 2] : []";

/// Pointing at something that can be chosen explains it, over nothing else that can be; a press ends it.
pub(crate) async fn tips_keep_clear(window: &Window, chance: &mut Chance) {
    let find = "const open = [...document.querySelectorAll('.part .place.open')].filter((it) => it.checkVisibility()); \
        if (!open.length) return null; const box = open[arguments[0] % open.length].getBoundingClientRect(); \
        return [box.left + box.width / 2, box.top + box.height / 2]";
    let found = window.run_with(find, vec![chance.below(1 << 30).into()]).await;
    let (Some(x), Some(y)) = (found[0].as_f64(), found[1].as_f64()) else { return };
    let to = |x, y| PointerAction::MoveTo { duration: None, x, y };
    let mouse = |actions: Vec<PointerAction>| {
        let all = actions.into_iter().fold(MouseActions::new("mouse".to_owned()), |all, it| all.then(it));
        window.client.perform_actions(all)
    };
    // From elsewhere: where a button was pressed a moment ago, nothing is explained until the mouse comes back.
    mouse(vec![to(1.0, 1.0), to(x - 3.0, y), to(x, y)]).await.expect("the mouse moves");
    window.find(".tip:popover-open").await;
    assert_eq!(window.run(COVERED).await, json!([]), "a tip covers what comes next");
    // The tip has a link to the rule, and waits for whoever goes there.
    let link = window.run(RULE_LINK).await;
    assert!(link[0].as_str().is_some_and(|it| it.starts_with("/rule/at/")), "{link}");
    mouse(vec![to(number(&link[1]), number(&link[2]))]).await.expect("the mouse moves");
    assert_eq!(window.run("return document.querySelector('.tip a:hover') !== null").await, json!(true));
    mouse(vec![to(1.0, 1.0)]).await.expect("the mouse moves");
    window.find(".tip:not(:popover-open)").await;
}

/// What the browser waits for before it paints anything.
const WAITED_FOR: &str = "return performance.getEntriesByType('resource').filter((it) => it.renderBlockingStatus === 'blocking') \
    .map((it) => it.name.split('/').pop().replace(/-[0-9a-f]{16}/, '')).sort()";

/// Before the first paint the browser waits for the page and its style sheets, and for nothing else: no script, no letters, no
/// ground. How many milliseconds that makes is told in docs/performance.md.
pub(crate) async fn paints_without_waiting(window: &Window, mut sheets: Vec<&str>) {
    // The browser asks for all at once, in no order of its own.
    sheets.sort_unstable();
    assert_eq!(window.run(WAITED_FOR).await, json!(sheets), "waited for before the first paint");
}

/// How high everybody's last bar is in the final chart, in the chart's units, and the points it stands for.
const BARS: &str = "const totals = [...document.querySelectorAll('#ask .scores tfoot td')].map((it) => Number(it.textContent)), x = (it) => it.x.baseVal.value; \
    const last = Math.max(...[...document.querySelectorAll('#ask .charts rect')].map(x)); \
    return [...document.querySelectorAll('#ask .charts figure')].map((figure, at) => { \
    const rects = [...figure.querySelectorAll('rect:not(.lost)')]; \
    return [totals[at], rects.filter((it) => x(it) === last).reduce((sum, it) => sum + it.height.baseVal.value, 0)]; })";

/// In the final chart a bar is as high as the points it stands for, whatever was lost on the way.
pub(crate) async fn bars_are_sums(window: &Window) {
    let bars = window.run(BARS).await;
    let bars: Vec<(f64, f64)> =
        bars.as_array().expect("bars").iter().map(|bar| (number(&bar[0]), number(&bar[1]))).collect();
    let (most, high) =
        bars.iter().copied().fold((1.0, 1.0), |best, bar| if bar.0 > best.0 { bar } else { best });
    for (points, height) in &bars {
        let asked = points.max(0.0) * high / most;
        assert!((height - asked).abs() <= 1.0, "{points} points are {height} high, not {asked}: {bars:?}");
    }
}

fn number(json: &Json) -> f64 {
    json.as_f64().unwrap_or_default()
}
