//! What an observation is made of.
//!
//! A game tells its fields once, in one function ([`Arrays::tell`](crate::Arrays::tell)). A [`Row`] takes the numbers, and
//! [`Observation`] takes names and sizes from the same telling, so that the two cannot differ.

/// Somebody who is told an observation field by field.
pub trait Writer {
    /// A field: its name, the number by which its values are divided to be about 1 at most, and its values.
    fn field(&mut self, name: &'static str, scale: i16, values: impl IntoIterator<Item = i16>);

    /// Whose fields follow: `own.`, `next.` ...; empty for those of the table.
    fn whose(&mut self, prefix: &'static str);

    /// A field that says which of `count` things it is, if any: a 1 in its place.
    fn one_of(&mut self, name: &'static str, which: Option<usize>, count: usize) {
        self.field(name, 1, (0..count).map(|at| i16::from(which == Some(at))));
    }

    /// A field of a single number.
    fn number(&mut self, name: &'static str, scale: i16, value: impl TryInto<i16>) {
        self.field(name, scale, [value.try_into().unwrap_or(i16::MAX)]);
    }

    /// A field that says whether something holds.
    fn whether(&mut self, name: &'static str, holds: bool) {
        self.field(name, 1, [i16::from(holds)]);
    }

    /// A field that says of each thing whether it is in the set.
    fn set<T: kernel::Element>(&mut self, name: &'static str, set: kernel::Set<T>) {
        self.first_of(name, set, T::COUNT);
    }

    /// The same of the first `count` things only.
    fn first_of<T: kernel::Element>(&mut self, name: &'static str, set: kernel::Set<T>, count: usize) {
        self.field(name, 1, (0..count).map(|at| i16::from(set.has(T::nth(at as u8)))));
    }

    /// The same of the things from `first` on.
    fn last_of<T: kernel::Element>(&mut self, name: &'static str, set: kernel::Set<T>, first: usize) {
        self.field(name, 1, (first..T::COUNT).map(|at| i16::from(set.has(T::nth(at as u8)))));
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

/// A row of numbers being filled.
pub(crate) struct Row<'a, V> {
    left: &'a mut [V],
}

impl<'a, V: Value> Row<'a, V> {
    pub(crate) fn new(row: &'a mut [V]) -> Self {
        Self { left: row }
    }

    /// The next places, all 0. The row is as long as all fields together; whoever hands it over sees to it.
    #[inline]
    fn next(&mut self, count: usize) -> &'a mut [V] {
        let left = std::mem::take(&mut self.left);
        let (places, rest) = left.split_at_mut(count.min(left.len()));
        self.left = rest;
        places.fill(V::of(0, 1));
        places
    }
}

impl<V: Value> Writer for Row<'_, V> {
    #[inline]
    fn field(&mut self, _name: &'static str, scale: i16, values: impl IntoIterator<Item = i16>) {
        let mut written = 0;
        for (place, value) in self.left.iter_mut().zip(values) {
            *place = V::of(value, scale);
            written += 1;
        }
        let left = std::mem::take(&mut self.left);
        self.left = &mut left[written..];
    }

    fn whose(&mut self, _prefix: &'static str) {}

    /// Only the bits that are set are gone through: most of an observation is 0.
    #[inline]
    fn first_of<T: kernel::Element>(&mut self, _name: &'static str, set: kernel::Set<T>, count: usize) {
        let places = self.next(count);
        for element in set {
            if let Some(place) = places.get_mut(usize::from(element.number())) {
                *place = V::of(1, 1);
            }
        }
    }

    #[inline]
    fn one_of(&mut self, _name: &'static str, which: Option<usize>, count: usize) {
        let places = self.next(count);
        if let Some(place) = which.and_then(|at| places.get_mut(at)) {
            *place = V::of(1, 1);
        }
    }
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
}

impl Writer for Observation {
    fn field(&mut self, name: &'static str, scale: i16, values: impl IntoIterator<Item = i16>) {
        let first = self.features;
        let count = values.into_iter().count();
        self.features += count;
        self.fields.push(Field { name: format!("{}{name}", self.prefix), first, count, scale });
    }

    fn whose(&mut self, prefix: &'static str) {
        self.prefix = prefix;
    }
}
