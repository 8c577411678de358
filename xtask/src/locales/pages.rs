//! The rules and the guides in another language: the same rules in the same order, and none left as it was.

use std::fs;
use std::path::Path;

use super::Finding;

/// A line with fewer words may well be the same in two languages.
const FEWEST_WORDS: usize = 4;

/// Compares every page of the rules and of the guides with its translation.
pub(crate) fn compare(repository: &Path, language: &str) -> Result<(usize, Vec<Finding>), String> {
    let (rules, mut findings) = compare_in(repository, "docs/rules", language)?;
    let (guides, more) = compare_in(repository, "docs/guide", language)?;
    findings.extend(more);
    Ok((rules + guides, findings))
}

fn compare_in(repository: &Path, docs: &str, language: &str) -> Result<(usize, Vec<Finding>), String> {
    let folder = repository.join(docs);
    let trouble = |error| format!("Cannot read {}: {error}.", folder.display());
    let mut pages = Vec::new();
    for entry in fs::read_dir(&folder).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        if path.extension().is_some_and(|ending| ending == "md") {
            pages.push(path);
        }
    }
    pages.sort();
    let mut findings = Vec::new();
    let mut whole = 0;
    for page in &pages {
        let name = page.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let place = format!("{docs}/{language}/{name}");
        let original = fs::read_to_string(page).map_err(trouble)?;
        match fs::read_to_string(folder.join(language).join(&name)) {
            Ok(translation) => {
                let found = differences(&place, &original, &translation);
                whole += usize::from(found.is_empty());
                findings.extend(found);
            }
            Err(_) => findings.push(Finding { place, what: "is missing".to_owned() }),
        }
    }
    Ok((whole, findings))
}

/// What is not as it should be in a translation.
fn differences(place: &str, original: &str, translation: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut found = |line: usize, what: String| {
        let place = if line == 0 { place.to_owned() } else { format!("{place}:{line}") };
        findings.push(Finding { place, what });
    };
    let (theirs, ours) = (skeleton(original), skeleton(translation));
    match theirs.iter().zip(&ours).find(|(theirs, ours)| theirs.mark != ours.mark) {
        Some((theirs, ours)) => {
            found(ours.line, format!("here is {}, in the original {}", ours.mark, theirs.mark));
        }
        None if theirs.len() != ours.len() => {
            let next = |of: &[Mark], from: usize| of.get(from).map(|it| it.mark.clone());
            let what = match (next(&theirs, ours.len()), next(&ours, theirs.len())) {
                (Some(mark), _) => format!("ends before {mark}"),
                (None, Some(mark)) => format!("{mark} is not in the original"),
                (None, None) => String::new(),
            };
            found(0, what);
        }
        None => {}
    }
    let before: Vec<&str> = original.lines().map(str::trim).collect();
    let mut code = false;
    for (line, text) in translation.lines().map(str::trim).enumerate() {
        code ^= text.starts_with("```");
        if !code && words(text) >= FEWEST_WORDS && before.contains(&text) {
            found(line + 1, format!("is not translated: {text}"));
        }
    }
    findings
}

/// Something that both pages must have at the same place.
struct Mark {
    mark: String,
    line: usize,
}

/// The headings, the rules and the rows of tables of a page.
fn skeleton(page: &str) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut code = false;
    for (index, text) in page.lines().enumerate() {
        let line = index + 1;
        code ^= text.starts_with("```");
        if code {
            continue;
        }
        let level = text.len() - text.trim_start_matches('#').len();
        if level > 0 && text[level..].starts_with(' ') {
            let number = text[level..].split_whitespace().next().filter(|word| word.contains('-'));
            let number = number.filter(|word| word.starts_with(|it: char| it.is_ascii_uppercase()));
            marks.push(Mark { mark: format!("heading {} {}", level, number.unwrap_or_default()), line });
        } else if let Some((number, _)) =
            text.trim_start().strip_prefix("- **").and_then(|it| it.split_once("**"))
            && number.contains('-')
            && number.ends_with(|it: char| it.is_ascii_alphanumeric())
            && number.starts_with(|it: char| it.is_ascii_uppercase())
            && number.contains(|it: char| it.is_ascii_digit())
        {
            marks.push(Mark { mark: number.to_owned(), line });
        } else if text.trim_start().starts_with('|') {
            marks.push(Mark { mark: format!("a row of {} cells", text.matches('|').count()), line });
        }
    }
    marks
}

/// The words of a line that could be translated: not those in `code`, not numbers, not marks.
fn words(text: &str) -> usize {
    let plain: String = text.split('`').step_by(2).collect();
    plain.split_whitespace().filter(|word| word.chars().filter(|it| it.is_alphabetic()).count() > 1).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORIGINAL: &str = "# Rules\n\n## U-1 Box\n\n- **U-1.1** One to four players take part in it.\n- **U-1.2** Two.\n\n| a | b |\n";

    fn found(translation: &str) -> Vec<String> {
        differences("p", ORIGINAL, translation)
            .into_iter()
            .map(|it| format!("{} {}", it.place, it.what))
            .collect()
    }

    #[test]
    fn a_translation_has_the_same_rules_at_the_same_places() {
        let good = "# Правила\n\n## U-1 Коробка\n\n- **U-1.1** Грають від одного до чотирьох.\n- **U-1.2** Два.\n\n| а | б |\n";
        assert!(found(good).is_empty(), "{:?}", found(good));
        let swapped = good.replace("U-1.1", "U-1.9");
        assert_eq!(found(&swapped), ["p:5 here is U-1.9, in the original U-1.1"]);
        let short = good.split("\n\n|").next().unwrap();
        assert_eq!(found(short), ["p ends before a row of 3 cells"]);
        let lazy = good.replace("Грають від одного до чотирьох.", "One to four players take part in it.");
        assert_eq!(found(&lazy), ["p:5 is not translated: - **U-1.1** One to four players take part in it."]);
    }
}
