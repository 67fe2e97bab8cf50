// SPDX-License-Identifier: Apache-2.0
//! Rows of the library, which are read where they lie.

use std::fmt;
use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::os::raw::c_char;

use crate::arguments::Output;
use crate::text::text;

/// A row of a list, or another part of a result: a small view that borrows from it.
pub trait Borrowed<'a>: Copy + Send + Sync + 'a {
    /// The same as a value of the program.
    type Owned;

    #[doc(hidden)]
    type Raw;

    /// # Safety
    ///
    /// `raw` is of the library, and does not change during `'a`.
    #[doc(hidden)]
    unsafe fn of(raw: *const Self::Raw) -> Self;

    /// Copies all that it has.
    fn into_owned(self) -> Self::Owned;
}

/// Texts of a row, one behind the other.
pub type Texts<'a> = Rows<'a, &'a str>;

impl<'a> Borrowed<'a> for &'a str {
    type Owned = String;
    type Raw = *const c_char;

    unsafe fn of(raw: *const *const c_char) -> Self {
        // SAFETY: as the caller says.
        unsafe { text(*raw) }
    }

    fn into_owned(self) -> String {
        self.into()
    }
}

/// Rows that lie one behind the other.
#[derive(Clone, Copy)]
pub struct Rows<'a, R> {
    first: *const u8,
    count: usize,
    stride: usize,
    rows: PhantomData<&'a R>,
}

// SAFETY: the rows do not change any more.
unsafe impl<'a, R: Borrowed<'a>> Send for Rows<'a, R> {}
// SAFETY: likewise.
unsafe impl<'a, R: Borrowed<'a>> Sync for Rows<'a, R> {}

impl<'a, R: Borrowed<'a>> Rows<'a, R> {
    /// Safety: `first` has that many, so many bytes apart, which do not change during `'a`.
    pub(crate) unsafe fn new(first: *const R::Raw, count: usize, stride: usize) -> Self {
        let count = if first.is_null() { 0 } else { count };
        Self { first: first.cast(), count, stride, rows: PhantomData }
    }

    /// An array in a struct, whose elements say their own size, as each struct of C does.
    /// Safety: `first` has that many structs, which do not change during `'a`.
    pub(crate) unsafe fn within(first: *const R::Raw, count: usize) -> Self {
        // SAFETY: as the caller says.
        unsafe { Self::new(first, count, size_of_struct(first)) }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// One of them.
    pub fn get(&self, index: usize) -> Option<R> {
        // SAFETY: it is one of those that `new` was told of.
        (index < self.count).then(|| unsafe { R::of(self.first.add(index * self.stride).cast()) })
    }

    /// All of them.
    pub fn iter(&self) -> RowsIter<'a, R> {
        RowsIter { rows: *self, front: 0, back: self.count }
    }

    /// Copies of all of them.
    pub fn to_vec(&self) -> Vec<R::Owned> {
        self.iter().map(R::into_owned).collect()
    }
}

impl<'a, R: Borrowed<'a> + fmt::Debug> fmt::Debug for Rows<'a, R> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, R: Borrowed<'a>> IntoIterator for Rows<'a, R> {
    type Item = R;
    type IntoIter = RowsIter<'a, R>;

    fn into_iter(self) -> RowsIter<'a, R> {
        self.iter()
    }
}

/// Goes through [`Rows`].
#[derive(Clone)]
pub struct RowsIter<'a, R> {
    rows: Rows<'a, R>,
    front: usize,
    back: usize,
}

impl<'a, R: Borrowed<'a>> Iterator for RowsIter<'a, R> {
    type Item = R;

    fn next(&mut self) -> Option<R> {
        let index = self.front;
        self.front = self.back.min(index + 1);
        (index < self.back).then(|| self.rows.get(index)).flatten()
    }

    fn nth(&mut self, count: usize) -> Option<R> {
        self.front = self.front.saturating_add(count).min(self.back);
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.back - self.front, Some(self.back - self.front))
    }
}

impl<'a, R: Borrowed<'a>> DoubleEndedIterator for RowsIter<'a, R> {
    fn next_back(&mut self) -> Option<R> {
        if self.front == self.back {
            return None;
        }
        self.back -= 1;
        self.rows.get(self.back)
    }
}

impl<'a, R: Borrowed<'a>> ExactSizeIterator for RowsIter<'a, R> {}
impl<'a, R: Borrowed<'a>> FusedIterator for RowsIter<'a, R> {}

/// The size that a struct of C has in its first member.
/// Safety: `raw` is NULL or a struct of C.
pub unsafe fn size_of_struct<Raw>(raw: *const Raw) -> usize {
    // SAFETY: as the caller says.
    unsafe { raw.cast::<usize>().as_ref() }.map_or(0, |size| *size)
}

/// Safety: `raw` is NULL, or a struct of the library that does not change during `'a`.
pub unsafe fn one<'a, R: Borrowed<'a>>(raw: *const R::Raw) -> Option<R> {
    // SAFETY: as the caller says.
    (!raw.is_null()).then(|| unsafe { R::of(raw) })
}

/// Safety: `first` is NULL, or has that many structs of the library.
pub unsafe fn copies<T: Output>(first: *const T::Raw, count: usize) -> Vec<T> {
    if first.is_null() {
        return Vec::new();
    }
    // SAFETY: as the caller says.
    unsafe {
        let size = size_of_struct(first);
        (0..count).map(|index| T::read(first.cast::<u8>().add(index * size).cast())).collect()
    }
}
