//! Telling what is wrong with something that was written.

use kernel::Fault;
use serde_json::Value as Json;

use crate::voice::joined;
use crate::{Args, Phrase, Words};

/// How a fault begins where it is written out.
const BEGINNING: &str = "{\"kind\":";

/// Details that name a component of Barrage, and so are told by its name in all its forms.
const COMPONENTS: [&str; 5] = ["colour", "company", "officer", "space", "structure"];

/// Faults that list what may be written, with the family of components that is.
const LISTS: [(&str, &str); 5] = [
    ("notation-colours", "colour"),
    ("notation-companies", "company"),
    ("notation-kinds-structure", "structure"),
    ("notation-levels", "level"),
    ("notation-officers", "officer"),
];

/// Longer numbers are names of something: seeds, hashes.
const LONGEST_NUMBER: usize = 6;

impl Words {
    /// What is wrong: the message `error-<kind>` with the details as arguments.
    pub fn fault(&self, fault: &Fault) -> String {
        serde_json::to_value(fault).map_or_else(|_| fault.kind.to_owned(), |json| self.fault_of(&json))
    }

    /// A text in which faults are written out, as in the error of a library that has passed one on, with each of them
    /// told in words.
    pub fn told(&self, text: &str) -> String {
        let (mut told, mut rest) = (String::new(), text);
        while let Some(at) = rest.find(BEGINNING) {
            let mut faults = serde_json::Deserializer::from_str(&rest[at..]).into_iter::<Json>();
            let Some(Ok(fault)) = faults.next() else { break };
            let end = at + faults.byte_offset();
            told.push_str(&rest[..at]);
            told.push_str(&self.fault_of(&fault));
            rest = &rest[end..];
        }
        told + rest
    }

    fn fault_of(&self, fault: &Json) -> String {
        let kind = fault["kind"].as_str().unwrap_or_default();
        let mut args = Args::new();
        for (name, detail) in fault.as_object().into_iter().flatten().filter(|(name, _)| *name != "kind") {
            let name = name.replace('_', "-");
            match detail {
                Json::String(names) if name == "names" => args.set(&name, self.listed(kind, names)),
                Json::String(text) => match text.parse::<i64>() {
                    Ok(number) if text.len() <= LONGEST_NUMBER && number.to_string() == *text => {
                        args.set(&name, number);
                    }
                    _ => match self.component(&name, text) {
                        Some(phrase) => args.put(&name, phrase),
                        None => args.set(&name, self.told(text)),
                    },
                },
                detail => args.set(&name, self.fault_of(detail)),
            }
        }
        self.tell(&format!("error-{kind}"), &args)
    }

    /// What may be written, each with what it is called in this language if that is another word: "USA (США)".
    fn listed(&self, kind: &str, names: &str) -> String {
        let family = LISTS.iter().find(|(list, _)| *list == kind).map(|(_, family)| *family);
        let explained = names.split(", ").map(|notation| {
            let id = family.map(|family| format!("barrage-{family}-{}", joined(notation)));
            match id.and_then(|id| self.phrase(&id, &Args::new())) {
                Some(name) if name.text != notation => self.tell(
                    "error-notation-named",
                    &Args::new().with("notation", notation.to_owned()).with("name", name.text),
                ),
                _ => notation.to_owned(),
            }
        });
        let explained: Vec<String> = explained.collect();
        self.customs().and(&explained.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// What a component is called that a detail names by its notation; places of the map have only their notation.
    fn component(&self, detail: &str, notation: &str) -> Option<Phrase> {
        let detail = COMPONENTS.contains(&detail).then_some(detail)?;
        self.phrase(&format!("barrage-{detail}-{}", joined(notation)), &Args::new())
    }
}

#[cfg(test)]
mod tests {
    use kernel::fault;

    use super::*;

    #[test]
    fn a_fault_is_told_with_its_reason() {
        let words = Words::of("en").unwrap();
        let error = "P9".parse::<kernel::Seat>().unwrap_err();
        let sentence = "cannot read \"P9\": a seat is written P1 to P4";
        assert_eq!(words.fault(&error.clone().into()), sentence);
        assert_eq!(
            words.told(&format!("at 3: {error}, twice: {error}")),
            format!("at 3: {sentence}, twice: {sentence}")
        );
    }

    #[test]
    fn whatever_looks_like_a_fault_and_is_none_stays_as_it_is() {
        let words = Words::of("en").unwrap();
        for text in ["", "plain", "{\"kind\":", "{\"kind\": 5, ", "a {\"kind\":\"x\" b"] {
            assert_eq!(words.told(text), text);
        }
        assert_eq!(words.told("{\"kind\":5}"), "error-");
    }

    /// A text that somebody sent may hold any number of them: none of them took a piece of the stack for all the others.
    #[test]
    fn very_many_faults_are_told_one_after_the_other() {
        let words = Words::of("en").unwrap();
        let many = 50_000;
        assert_eq!(words.told(&"{\"kind\":5}".repeat(many)), "error-".repeat(many));
    }

    /// B-9.1, B-6.6: components stand in the form the sentence needs; a place of the map stands as it is written.
    #[test]
    fn components_are_called_by_their_names() {
        let (company, structure, site) = ("Germany", "base", "B1U");
        let impossible = fault!("sheet-structure-impossible", rule = "B-9.1", company, structure, site);
        let twice = fault!("sheet-holds-engineers-twice", rule = "B-6.6", space = "turbine +2 left");
        let colour = fault!("sheet-not-contract", rule = "B-3.6", contract = "Y01", colour = "green");
        for (language, sentences) in [
            (
                "en",
                [
                    "B-9.1: Germany cannot have a base on B1U",
                    "B-6.6: engineers stand twice at the turbine station (+2, left)",
                    "B-3.6: Y01 is not a green contract",
                ],
            ),
            (
                "uk",
                [
                    "B-9.1: компанія Німеччина не може мати основи на B1U",
                    "B-6.6: інженери стоять двічі у турбінному залі (+2, ліворуч)",
                    "B-3.6: Y01 — не зелений контракт",
                ],
            ),
            (
                "pl",
                [
                    "B-9.1: spółka Niemcy nie może mieć podstawy na B1U",
                    "B-6.6: inżynierowie stoją dwa razy w hali turbin (+2, po lewej)",
                    "B-3.6: Y01 to nie zielony kontrakt",
                ],
            ),
            (
                "de",
                [
                    "B-9.1: das Unternehmen Deutschland kann eine Grundmauer auf B1U nicht haben",
                    "B-6.6: in der Kraftwerkssteuerung (+2, links) stehen doppelt Arbeiter",
                    "B-3.6: Y01 ist kein Vertrag dieser Farbe (grün)",
                ],
            ),
        ] {
            let words = Words::of(language).unwrap();
            assert_eq!([&impossible, &twice, &colour].map(|fault| words.fault(fault)), sentences);
        }
        let dam = fault!("sheet-no-dam-hold-water", rule = "B-11.1", space = "B1U");
        assert_eq!(Words::of("en").unwrap().fault(&dam), "B-11.1: B1U has no dam to hold water");
    }

    /// What may be typed is the notation; the reader's own word for it stands beside.
    #[test]
    fn a_list_of_what_may_be_written_says_what_it_means() {
        let error = "Frnce".parse::<barrage::Company>().unwrap_err();
        let told = |language| Words::of(language).unwrap().fault(&error.clone().into());
        let companies = "USA, Germany, Italy, France and Netherlands";
        assert_eq!(told("en"), format!("cannot read \"Frnce\": the companies are {companies}"));
        assert!(
            told("uk").ends_with("Italy (Італія), France (Франція) і Netherlands (Нідерланди)"),
            "{}",
            told("uk")
        );
        assert!(told("ja").contains("Germany（ドイツ）"), "{}", told("ja"));
    }

    #[test]
    fn a_hash_is_no_number() {
        let words = Words::of("en").unwrap();
        let told =
            words.fault(&fault!("replay-hash", number = 1200, found = "1111111111111111", stated = "2"));
        assert_eq!(told, "after move 1,200 the position has hash 1111111111111111, the record says 2");
    }
}
