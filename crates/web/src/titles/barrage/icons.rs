//! Icons: what things cost and give, drawn with the glyphs of the game.

use barrage::{Area, Effect, Free, Gains, Kind, Reward, Special, Tile};
use maud::{Markup, html};

/// A glyph. It is silent: what it stands for is said by the label around it.
pub(super) fn glyph(name: &str) -> Markup {
    html! { i class={ "g g-" (name) } {} }
}

/// So many of something.
pub(super) fn amount(count: impl std::fmt::Display, name: &str) -> Markup {
    html! { b.am { (count) (glyph(name)) } }
}

/// What a free space asks: how many engineers, and the fee of a red border as a tag. Both are drawn and no text: the name of the
/// place says it in words.
pub(super) fn asked(engineers: u8, credits: u8) -> Markup {
    html! {
        b.asks data-figure=(engineers) aria-hidden="true" { (glyph("man")) }
        @if credits > 0 { span.price-tag data-figure=(credits) aria-hidden="true" { (glyph("credit")) } }
    }
}

/// What an action costs besides.
pub(super) fn price(credits: u8) -> Markup {
    html! { b.am.price { "−" (credits) (glyph("credit")) } }
}

/// The glyph of a kind of structure.
pub(super) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Base => "base",
        Kind::Elevation => "elev",
        Kind::Conduit => "cond",
        Kind::Powerhouse => "house",
        Kind::Building => "estate",
    }
}

/// A reward, an income or an action.
pub(super) fn reward(it: &Reward) -> Markup {
    let Gains { credits, vp, excavators, mixers, energy } = it.gains;
    let gains = [("vp", vp), ("credit", credits), ("exc", excavators), ("mix", mixers), ("energy", energy)];
    html! {
        @for (name, count) in gains { @if count > 0 { (amount(count, name)) } }
        @for part in it.then { (effect(*part)) }
    }
}

/// One part of a reward or an action.
pub(super) fn effect(it: Effect) -> Markup {
    match it {
        Effect::Machines(count) => amount(count, "any"),
        Effect::Wheel(count) => amount(count, "wheel"),
        Effect::DropsWaiting(count) => amount(count, "wait"),
        Effect::DropsFlowing(count) => amount(count, "flow"),
        Effect::Free(Free::Base(areas)) => html! {
            b.am {
                (glyph("base"))
                @for area in Area::ALL { @if areas.has(area) { u class={ "area " (area) } {} } }
            }
        },
        Effect::Free(Free::Conduit { power }) => amount(format_args!("≤{power}"), "cond"),
        Effect::Free(free) => html! { b.am { (glyph(kind(free.kind()))) } },
        Effect::Produce(bonus) => amount(signed(bonus), "turb"),
        Effect::Bank => html! { b.am { (glyph("eng")) "→" (glyph("credit")) } },
        Effect::TakeContracts(count) => amount(count, "contract"),
        Effect::TakePatent(slot) => amount(slot + 1, "patent"),
        Effect::Work(position) => amount(position + 1, "any"),
        Effect::Fulfil { most: u8::MAX, .. } => html! { b.am { (glyph("contract")) } },
        Effect::Fulfil { most, .. } => amount(format_args!("≤{most}"), "contract"),
        Effect::ContractEnergy(count) => html! { b.am { (count) (glyph("energy")) "→" (glyph("contract")) } },
        Effect::TakeAnyPatent => html! { b.am { (glyph("patent")) } },
        Effect::DropAtDam => html! { b.am { (glyph("drop")) "→" (glyph("base")) } },
        Effect::RetrieveTile => html! { b.am { (glyph("wheel")) "→" (glyph("patent")) } },
        Effect::RetrieveMachines => html! { b.am { (glyph("wheel")) "→" (glyph("any")) } },
        Effect::BuyWork(count) => html! { b.am { (count) (glyph("credit")) "/" (glyph("any")) } },
    }
}

/// With its sign, as turbines have it.
pub(super) fn signed(number: i8) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// What is printed on a technology tile: its level, what it builds, and its special effect.
pub(super) fn tile(it: Tile) -> Markup {
    let kinds: Vec<Kind> = Kind::EVERY.into_iter().filter(|&kind| it.builds().has(kind)).collect();
    let builds = match kinds.as_slice() {
        [one] => kind(*one),
        [] if it == Tile::LESLIE => "wheel",
        [] => "copy",
        _ => "joker",
    };
    let each = |count: u8, what: &str, of: &str| html! { b.am { (count) (glyph(what)) "/" (glyph(of)) } };
    html! {
        (glyph(builds))
        @if it.advanced() { small.lv { (["", "I", "II", "III"][it.level() as usize]) } }
        @if let Some(special) = it.special() {
            span.sp {
                @match special {
                    Special::WaterDryDams => b.am { "+" (glyph("drop")) "/" (glyph("base")) },
                    Special::WheelPerElevation => b.am { (glyph("wheel")) "/" (glyph("elev")) },
                    Special::CreditsPerPower(count) => (each(count, "credit", "cond")),
                    Special::NoEngineers => b.am { "0" (glyph("eng")) },
                    Special::NoSiteFee => b.am { u.framed { "0" } },
                    Special::EnergyPerBase => (each(1, "energy", "base")),
                    Special::FillDam => b.am { (glyph("drop")) (glyph("drop")) },
                    Special::MachinesAtMost(count) => b.am { "≤" (count) (glyph("exc")) },
                    Special::Produce(bonus) => (amount(signed(bonus), "turb")),
                    Special::AnyMachines => b.am { (glyph("exc")) "=" (glyph("mix")) },
                    Special::NoEngineersNoMachines => b.am { "0" (glyph("eng")) (glyph("exc")) },
                    Special::VpPerRaisedDam(count) => (each(count, "vp", "elev")),
                    Special::EnergyPerPower(count) => (each(count, "energy", "cond")),
                    Special::VpPerPowerhouse(count) => (each(count, "vp", "house")),
                    Special::VpPerAdvanced(count) => (each(count, "vp", "patent")),
                    Special::UseBuilding => b.am { "→" (glyph("estate")) },
                    Special::OneKind => b.am { (glyph("exc")) "|" (glyph("mix")) },
                    Special::VpOfBuilding => b.am { (glyph("vp")) "/" (glyph("estate")) },
                }
            }
        }
    }
}
