//! What an observation is made of.
//!
//! A game tells its fields once, in one function ([`Arrays::tell`](crate::Arrays::tell)). A [`Row`] takes the numbers, and
//! [`Observation`] takes names and sizes from the same telling, so that the two cannot differ.

/// Somebody who is told an observation field by field.
pub trait Writer {
    /// A field: its name, the number by which its values are divided to be about 1 at most, and its values.
    fn field<const N: usize>(&mut self, name: &'static str, scale: i16, values: [i16; N]);

    /// A field of `count` values that is 1 at these places and 0 elsewhere. Places it does not have are left out.
    fn ones(&mut self, name: &'static str, count: usize, at: impl Iterator<Item = usize>);

    /// Whose fields follow: `own.`, `next.` ...; empty for those of the table.
    fn whose(&mut self, prefix: &'static str);

    /// A field that says which of `count` things it is, if any: a 1 in its place.
    #[inline]
    fn one_of(&mut self, name: &'static str, which: Option<usize>, count: usize) {
        self.ones(name, count, which.into_iter());
    }

    /// A field of a single number.
    #[inline]
    fn number(&mut self, name: &'static str, scale: i16, value: impl TryInto<i16>) {
        self.field(name, scale, [value.try_into().unwrap_or(i16::MAX)]);
    }

    /// A field that says whether something holds.
    #[inline]
    fn whether(&mut self, name: &'static str, holds: bool) {
        self.field(name, 1, [i16::from(holds)]);
    }

    /// A field that says of each thing whether it is in the set.
    #[inline]
    fn set<T: kernel::Element>(&mut self, name: &'static str, set: kernel::Set<T>) {
        self.first_of(name, set, T::COUNT);
    }

    /// The same of the first `count` things only.
    #[inline]
    fn first_of<T: kernel::Element>(&mut self, name: &'static str, set: kernel::Set<T>, count: usize) {
        self.ones(name, count, set.iter().map(|element| element.number().into()));
    }

    /// The same of the things from `first` on.
    #[inline]
    fn last_of<T: kernel::Element>(&mut self, name: &'static str, set: kernel::Set<T>, first: usize) {
        let numbers = set.iter().map(|element| usize::from(element.number()));
        self.ones(name, T::COUNT - first, numbers.filter_map(|number| number.checked_sub(first)));
    }
}

/// A number that a row can be made of.
pub(crate) trait Value: Copy {
    /// A value of a field that has this scale.
    fn of(value: i16, scale: i16) -> Self;
}

impl Value for i16 {
    #[inline]
    fn of(value: i16, _scale: i16) -> Self {
        value
    }
}

impl Value for f32 {
    #[inline]
    fn of(value: i16, scale: i16) -> Self {
        Self::from(value) * (1.0 / Self::from(scale))
    }
}

/// A row longer than this is not cleared as a whole to be filled again: that would write far more memory than an observation does.
const LONG: usize = 4096;

/// A row of numbers being filled. Most of an observation is 0, so of a field of [`ones`](Writer::ones) only these are written.
pub(crate) struct Row<'a, V> {
    row: &'a mut [V],
    /// How far it is filled.
    at: usize,
    /// Where the places of ones are noted, for who fills the same row again.
    ones: Option<&'a mut Vec<u32>>,
}

impl<'a, V: Value> Row<'a, V> {
    /// A row that may hold anything.
    pub(crate) fn new(row: &'a mut [V]) -> Self {
        row.fill(V::of(0, 1));
        Self { row, at: 0, ones: None }
    }

    /// A row of zeros, or one that was filled before with the places of ones that were noted then.
    pub(crate) fn again(row: &'a mut [V], ones: &'a mut Vec<u32>) -> Self {
        if row.len() <= LONG {
            return Self::new(row);
        }
        for at in ones.drain(..) {
            row[at as usize] = V::of(0, 1);
        }
        Self { row, at: 0, ones: Some(ones) }
    }

    /// The next places. The row is as long as all fields together; whoever hands it over sees to it.
    #[inline]
    fn next(&mut self, count: usize) -> &mut [V] {
        let first = self.at;
        self.at += count;
        &mut self.row[first..self.at]
    }
}

impl<V: Value> Writer for Row<'_, V> {
    #[inline]
    fn field<const N: usize>(&mut self, _name: &'static str, scale: i16, values: [i16; N]) {
        if let Some(places) = self.next(N).first_chunk_mut() {
            *places = values.map(|value| V::of(value, scale));
        }
    }

    #[inline]
    fn ones(&mut self, _name: &'static str, count: usize, at: impl Iterator<Item = usize>) {
        let first = self.at;
        self.at += count;
        let places = &mut self.row[first..self.at];
        for at in at {
            if let Some(place) = places.get_mut(at) {
                *place = V::of(1, 1);
                if let Some(ones) = &mut self.ones {
                    ones.push((first + at) as u32);
                }
            }
        }
    }

    fn whose(&mut self, _prefix: &'static str) {}
}

/// One field of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name: `own.credits`.
    pub name: String,
    /// The place of its first value.
    pub first: usize,
    /// How many values it has.
    pub count: usize,
    /// By what values are divided as floating-point numbers.
    pub scale: i16,
}

/// The fields of a game's observations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Observation {
    fields: Vec<Field>,
    features: usize,
    prefix: &'static str,
}

impl Observation {
    /// How many values an observation has.
    pub fn features(&self) -> usize {
        self.features
    }

    /// The fields in their order.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    fn add(&mut self, name: &'static str, scale: i16, count: usize) {
        let first = self.features;
        self.features += count;
        self.fields.push(Field { name: format!("{}{name}", self.prefix), first, count, scale });
    }
}

impl Writer for Observation {
    fn field<const N: usize>(&mut self, name: &'static str, scale: i16, _values: [i16; N]) {
        self.add(name, scale, N);
    }

    fn ones(&mut self, name: &'static str, count: usize, _at: impl Iterator<Item = usize>) {
        self.add(name, 1, count);
    }

    fn whose(&mut self, prefix: &'static str) {
        self.prefix = prefix;
    }
}
