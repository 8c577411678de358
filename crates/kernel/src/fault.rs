//! What is wrong with something that was written, as a value.

use std::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};

/// What is wrong with something that was written: a kind, and what it is about.
///
/// It holds no sentence: whoever shows it to people says the message of its kind in their language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What sort of fault it is.
    pub kind: &'static str,
    /// What it is about, by name.
    pub details: Vec<(&'static str, Detail)>,
}

/// Something a fault is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A number, a name, a piece of what was read.
    Text(String),
    /// Another fault: the reason, or what would have been right.
    Fault(Fault),
}

impl Fault {
    /// A fault of this kind.
    pub fn new(kind: &'static str) -> Self {
        Self { kind, details: Vec::new() }
    }

    /// With something it is about.
    pub fn with(mut self, name: &'static str, detail: impl fmt::Display) -> Self {
        self.details.push((name, Detail::Text(detail.to_string())));
        self
    }

    /// With another fault it is about.
    pub fn of(mut self, name: &'static str, fault: impl Into<Self>) -> Self {
        self.details.push((name, Detail::Fault(fault.into())));
        self
    }
}

/// A fault in short: `fault!("no-such-card", card)`, `fault!("too-many", count = list.len())`, and
/// `fault!("bad-line", line; reason = error)` for a fault that is about another.
#[macro_export]
macro_rules! fault {
    ($kind:literal $(, $name:ident $(= $value:expr)?)* $(; $inner:ident $(= $fault:expr)?)*) => {
        $crate::Fault::new($kind)
            $(.with(stringify!($name), $crate::fault!(@ $name $(= $value)?)))*
            $(.of(stringify!($inner), $crate::fault!(@own $inner $(= $fault)?)))*
    };
    (@ $name:ident) => { &$name };
    (@ $name:ident = $value:expr) => { $value };
    (@own $name:ident) => { $name };
    (@own $name:ident = $value:expr) => { $value };
}

/// As JSON, so that it can be found again, and be told in words, in the message of a library that carries it.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

/// As an event or a refusal: its `kind`, and its details as fields.
impl Serialize for Fault {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.details.len() + 1))?;
        map.serialize_entry("kind", self.kind)?;
        for (name, detail) in &self.details {
            match detail {
                Detail::Text(text) => map.serialize_entry(name, text)?,
                Detail::Fault(fault) => map.serialize_entry(name, fault)?,
            }
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_fault_names_what_it_is_about() {
        let (card, list) = (7, [1, 2]);
        let inner = fault!("no-such-card", card);
        let fault = fault!("bad-list", count = list.len(); reason = inner);
        assert_eq!(
            fault.to_string(),
            r#"{"kind":"bad-list","count":"2","reason":{"kind":"no-such-card","card":"7"}}"#
        );
    }
}
