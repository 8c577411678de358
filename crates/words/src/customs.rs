//! How a language writes numbers and lists, by the rules of the Unicode CLDR.

use std::convert::Infallible;

use fixed_decimal::Decimal;
use fluent_bundle::FluentValue;
use icu_decimal::DecimalFormatter;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

/// The numbers and lists of one language.
pub struct Customs {
    digits: DecimalFormatter,
    and: ListFormatter,
    or: ListFormatter,
}

impl Customs {
    /// Those of a language; `None` if it is no name of one.
    pub(crate) fn of(language: &str) -> Option<Self> {
        let locale = locale(language)?;
        let options = ListFormatterOptions::default();
        Some(Self {
            digits: DecimalFormatter::try_new((&locale).into(), Default::default()).ok()?,
            and: ListFormatter::try_new_and((&locale).into(), options).ok()?,
            or: ListFormatter::try_new_or((&locale).into(), options).ok()?,
        })
    }

    /// A number with so many digits after the point: "1,234.50", "1 234,50".
    pub fn number(&self, number: f64, digits: usize) -> String {
        written(&self.digits, &format!("{number:.digits$}"))
    }

    /// Things that all are meant: "a, b and c".
    pub fn and(&self, things: &[&str]) -> String {
        self.and.format(things.iter()).to_string()
    }

    /// Things of which one is meant: "a, b or c".
    pub fn or(&self, things: &[&str]) -> String {
        self.or.format(things.iter()).to_string()
    }
}

/// The locale of a folder. English is the English of our texts, which puts no comma before "and".
fn locale(language: &str) -> Option<Locale> {
    let name = if language == "en" { "en-GB" } else { language };
    name.parse().ok()
}

fn written(formatter: &DecimalFormatter, plain: &str) -> String {
    match plain.parse::<Decimal>() {
        Ok(decimal) => formatter.format(&decimal).to_string(),
        Err(_) => plain.to_owned(),
    }
}

/// The digits of a language, kept by Fluent once they are made.
struct Digits(Option<DecimalFormatter>);

impl Memoizable for Digits {
    type Args = ();
    type Error = Infallible;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, Infallible> {
        let locale = locale(&language.to_string());
        Ok(Self(locale.and_then(|it| DecimalFormatter::try_new((&it).into(), Default::default()).ok())))
    }
}

/// Writes the numbers among the arguments of messages.
pub(crate) fn number(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let plain = number.as_string();
    let text = memoizer.with_try_get::<Digits, _, _>((), |digits| Some(written(digits.0.as_ref()?, &plain)));
    text.ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_lists_follow_the_language() {
        let say = |language| {
            let customs = Customs::of(language).unwrap();
            [customs.number(12345.678, 1), customs.and(&["a", "b", "c"]), customs.or(&["a", "b"])]
        };
        assert_eq!(say("en"), ["12,345.7", "a, b and c", "a or b"]);
        assert_eq!(say("de"), ["12.345,7", "a, b und c", "a oder b"]);
        assert_eq!(say("uk"), ["12\u{a0}345,7", "a, b і c", "a або b"]);
        assert_eq!(say("pl"), ["12\u{a0}345,7", "a, b i c", "a lub b"]);
        assert_eq!(say("ja"), ["12,345.7", "a、b、c", "aまたはb"]);
    }

    #[test]
    fn no_number_is_lost() {
        let customs = Customs::of("en").unwrap();
        assert_eq!(customs.number(0.0, 0), "0");
        assert_eq!(customs.number(-7.0, 0), "-7");
        assert_eq!(customs.number(f64::NAN, 1), "NaN");
        assert_eq!(customs.and(&[]), "");
        assert_eq!(customs.and(&["a"]), "a");
    }
}
