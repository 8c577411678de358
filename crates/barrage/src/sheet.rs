//! tmp
use crate::position::Table;
/// x
#[derive(serde::Serialize, Debug)]
pub struct Sheet {}
impl Sheet {
    pub(crate) fn of_table(_: &Table) -> Self {
        Sheet {}
    }
}
/// x
#[derive(Debug)]
pub struct SheetError;
impl serde::Serialize for crate::Position {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_unit()
    }
}
impl<'de> serde::Deserialize<'de> for crate::Position {
    fn deserialize<D: serde::Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(serde::de::Error::custom("x"))
    }
}
