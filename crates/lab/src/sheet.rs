//! Rows as a Parquet file, which tools for data read as it is.

use std::io::Write;
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, FloatType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

/// The values of one column, a row each.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// Texts.
    Texts(Vec<String>),
    /// Whole numbers.
    Numbers(Vec<i32>),
    /// Large numbers: hashes, seeds.
    Hashes(Vec<u64>),
    /// Parts of a whole.
    Parts(Vec<f32>),
    /// Several whole numbers in each row.
    Lists(Vec<Vec<i32>>),
}

/// A Parquet file being written.
pub struct Sheet<W: Write + Send>(SerializedFileWriter<W>);

impl<W: Write + Send> Sheet<W> {
    /// Begins a file with these columns, in the words of a Parquet schema (`REQUIRED INT32 points;`), and with what is told of
    /// the whole file.
    pub fn begin(out: W, columns: &str, about: &[(&str, String)]) -> Result<Self, ParquetError> {
        let schema = Arc::new(parse_message_type(&format!("message rows {{ {columns} }}"))?);
        let about = about.iter().map(|(key, value)| KeyValue::new((*key).to_owned(), value.clone()));
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some(about.collect()))
            .build();
        Ok(Self(SerializedFileWriter::new(out, schema, Arc::new(properties))?))
    }

    /// Adds rows, column by column, in the order of the schema.
    pub fn add(&mut self, columns: &[Values]) -> Result<(), ParquetError> {
        let mut group = self.0.next_row_group()?;
        for values in columns {
            let Some(mut column) = group.next_column()? else {
                return Err(ParquetError::General("more columns than the schema has".to_owned()));
            };
            match values {
                Values::Texts(texts) => {
                    let texts: Vec<ByteArray> = texts.iter().map(|it| ByteArray::from(it.as_str())).collect();
                    column.typed::<ByteArrayType>().write_batch(&texts, None, None)?;
                }
                Values::Numbers(numbers) => {
                    column.typed::<Int32Type>().write_batch(numbers, None, None)?;
                }
                Values::Hashes(hashes) => {
                    let hashes: Vec<i64> = hashes.iter().map(|it| it.cast_signed()).collect();
                    column.typed::<Int64Type>().write_batch(&hashes, None, None)?;
                }
                Values::Parts(parts) => {
                    column.typed::<FloatType>().write_batch(parts, None, None)?;
                }
                Values::Lists(lists) => {
                    let (numbers, there, goes_on) = flat(lists);
                    column.typed::<Int32Type>().write_batch(&numbers, Some(&there), Some(&goes_on))?;
                }
            }
            column.close()?;
        }
        group.close()?;
        Ok(())
    }

    /// Ends the file.
    pub fn end(self) -> Result<W, ParquetError> {
        self.0.into_inner()
    }
}

/// Lists as Parquet keeps them: their numbers, and for each entry whether there is one (an empty list has none) and whether it
/// goes on with the list before it.
fn flat(lists: &[Vec<i32>]) -> (Vec<i32>, Vec<i16>, Vec<i16>) {
    let numbers = lists.concat();
    let entries = lists.iter().flat_map(|list| (0..list.len().max(1)).map(|at| (list.is_empty(), at)));
    let (there, goes_on) = entries.map(|(empty, at)| (i16::from(!empty), i16::from(at > 0))).unzip();
    (numbers, there, goes_on)
}

#[cfg(test)]
mod tests {
    use parquet::file::reader::{FileReader as _, SerializedFileReader};

    use super::*;

    #[test]
    fn rows_read_back_as_they_were_written() {
        let columns = "REQUIRED BYTE_ARRAY name (STRING); REQUIRED INT32 few (INTEGER(8,true)); \
                       REQUIRED INT64 hash (INTEGER(64,false)); REQUIRED FLOAT part; \
                       REQUIRED group all (LIST) { REPEATED group list { REQUIRED INT32 element; } }";
        let mut sheet = Sheet::begin(Vec::new(), columns, &[("hash", "12".to_owned())]).expect("a schema");
        sheet
            .add(&[
                Values::Texts(vec!["a".to_owned(), "b".to_owned()]),
                Values::Numbers(vec![-1, 3]),
                Values::Hashes(vec![u64::MAX, 1]),
                Values::Parts(vec![0.5, 1.0]),
                Values::Lists(vec![vec![], vec![7, 8]]),
            ])
            .expect("two rows");
        let bytes = sheet.end().expect("a file");
        let reader = SerializedFileReader::new(bytes::Bytes::from(bytes)).expect("a Parquet file");
        let rows: Vec<String> =
            reader.get_row_iter(None).expect("rows").map(|row| row.expect("a row").to_string()).collect();
        assert_eq!(
            rows,
            [
                r#"{name: "a", few: -1, hash: 18446744073709551615, part: 0.5, all: []}"#,
                r#"{name: "b", few: 3, hash: 1, part: 1.0, all: [7, 8]}"#,
            ]
        );
    }
}
