//! What an answer looks like: moves with gaps, and facts about a view.

use serde_json::Value as Json;

/// Whether a move is one of a pattern: `*` is anything, `|` stands between alternatives.
pub(crate) fn fits(pattern: &str, mv: &str) -> bool {
    pattern.split('|').any(|one| fits_one(one.trim(), mv))
}

fn fits_one(pattern: &str, mv: &str) -> bool {
    let Some((before, after)) = pattern.split_once('*') else { return pattern == mv };
    let Some(rest) = mv.strip_prefix(before) else { return false };
    let starts = rest.char_indices().map(|(at, _)| at).chain([rest.len()]);
    starts.into_iter().any(|at| fits_one(after, &rest[at..]))
}

/// Whether a fact such as `/USA/energy >= 8` holds. What is not there is 0; of a list its length is meant; true is 1.
/// `/turn is P2` compares words, `/USA/structures has B5L|B5U` asks for a word of a list.
pub(crate) fn holds(fact: &str, view: &Json) -> bool {
    let mut words = fact.splitn(3, ' ');
    if let (Some(path), Some("is" | "has"), Some(wanted)) = (words.next(), words.next(), words.next()) {
        let fit = |value: &Json| match value {
            Json::String(word) => fits(wanted, word),
            other => fits(wanted, &other.to_string()),
        };
        return view.pointer(path).is_some_and(|value| match value {
            Json::Array(list) => list.iter().any(fit),
            value => fit(value),
        });
    }
    let mut words = fact.split_whitespace();
    let (Some(path), Some(relation), Some(Ok(wanted))) =
        (words.next(), words.next(), words.next().map(str::parse::<i64>))
    else {
        return false;
    };
    let found = match view.pointer(path) {
        Some(Json::Array(list)) => i64::try_from(list.len()).unwrap_or(i64::MAX),
        Some(Json::Bool(truth)) => (*truth).into(),
        Some(value) => value.as_i64().unwrap_or_default(),
        None => 0,
    };
    match relation {
        "=" => found == wanted,
        ">=" => found >= wanted,
        "<=" => found <= wanted,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_has_gaps_and_alternatives() {
        assert!(fits("drop HB", "drop HB") && !fits("drop HB", "drop HA"));
        assert!(fits("drop HA|drop HB", "drop HB"));
        assert!(fits("turbine *", "turbine +2 left") && !fits("turbine *", "bank"));
        assert!(fits("produce B9L * x3", "produce B9L C9R P12 x3"));
        assert!(!fits("produce B9L * x3", "produce B9L C9R P12 x2"));
        assert!(fits("*", "anything"));
    }

    #[test]
    fn a_fact_is_read_from_the_view() {
        let view = serde_json::json!({ "USA": { "energy": 8, "structures": ["B5L"], "passed": true } });
        assert!(holds("/USA/energy >= 8", &view) && !holds("/USA/energy >= 9", &view));
        assert!(holds("/USA/structures = 1", &view) && holds("/USA/passed = 1", &view));
        assert!(holds("/USA/structures has B5U|B5L", &view) && !holds("/USA/structures has B6L", &view));
        assert!(holds("/turn is P2", &serde_json::json!({ "turn": "P2" })));
        assert!(holds("/water/B5L = 0", &view), "what is not there is nothing");
        assert!(!holds("/USA/energy over 8", &view) && !holds("", &view));
    }
}
