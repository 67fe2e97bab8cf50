// SPDX-License-Identifier: Apache-2.0
//! Texts and bytes of the library.

use std::ffi::CStr;
use std::fmt;
use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::os::raw::c_char;

use taskcore_sys as sys;

/// A text of the library, "" for NULL.
///
/// # Safety
///
/// `raw` is NULL or ends with NUL, and does not change during `'a`.
pub(crate) unsafe fn text<'a>(raw: *const c_char) -> &'a str {
    if raw.is_null() {
        return "";
    }
    // SAFETY: as the caller says.
    let bytes = unsafe { CStr::from_ptr(raw) }.to_bytes();
    // The library gives nothing else than UTF-8. If it did, this would be its beginning.
    std::str::from_utf8(bytes).unwrap_or_else(|wrong| {
        std::str::from_utf8(&bytes[..wrong.valid_up_to()]).unwrap_or_default()
    })
}

/// Elements of the library, none for NULL.
///
/// # Safety
///
/// `raw` has that many elements, which do not change during `'a`.
pub(crate) unsafe fn slice<'a, T>(raw: *const T, count: usize) -> &'a [T] {
    if raw.is_null() {
        return &[];
    }
    // SAFETY: as the caller says.
    unsafe { std::slice::from_raw_parts(raw, count) }
}

/// Takes over a text that C gives away.
///
/// # Safety
///
/// `raw` is NULL, or a text that is the caller's.
pub(crate) unsafe fn take_text(raw: *mut c_char) -> String {
    // SAFETY: as the caller says; it is not used behind its end.
    unsafe {
        let copy = text(raw).to_owned();
        sys::taskcore_string_free(raw);
        copy
    }
}

/// Takes over bytes that C gives away.
///
/// # Safety
///
/// `raw` is NULL, or has that many bytes, which are the caller's.
pub(crate) unsafe fn take_bytes(raw: *mut u8, count: usize) -> Vec<u8> {
    // SAFETY: as the caller says; they are not used behind their end.
    unsafe {
        let copy = slice(raw, count).to_vec();
        sys::taskcore_bytes_free(raw);
        copy
    }
}

/// Texts of a row, which live as long as its list.
#[derive(Clone, Copy)]
pub struct Texts<'a> {
    raw: &'a [*const c_char],
    texts: PhantomData<&'a str>,
}

// SAFETY: the texts do not change any more.
unsafe impl Send for Texts<'_> {}
// SAFETY: likewise.
unsafe impl Sync for Texts<'_> {}

impl<'a> Texts<'a> {
    /// # Safety
    ///
    /// `raw` has that many texts, which do not change during `'a`.
    pub(crate) unsafe fn new(raw: *const *const c_char, count: usize) -> Self {
        // SAFETY: as the caller says.
        Self { raw: unsafe { slice(raw, count) }, texts: PhantomData }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.raw.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.raw.is_empty()
    }

    /// One of them.
    pub fn get(&self, index: usize) -> Option<&'a str> {
        // SAFETY: each is a text of the library, as `new` says.
        self.raw.get(index).map(|raw| unsafe { text(*raw) })
    }

    /// Whether one of them is this one.
    pub fn contains(&self, wanted: &str) -> bool {
        self.iter().any(|text| text == wanted)
    }

    /// All of them.
    pub fn iter(&self) -> TextsIter<'a> {
        TextsIter(self.raw.iter(), PhantomData)
    }

    /// Copies of all of them.
    pub fn to_vec(&self) -> Vec<String> {
        self.iter().map(Into::into).collect()
    }
}

impl fmt::Debug for Texts<'_> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_list().entries(self.iter()).finish()
    }
}

impl<T: AsRef<str>, const N: usize> PartialEq<[T; N]> for Texts<'_> {
    fn eq(&self, other: &[T; N]) -> bool {
        self.iter().eq(other.iter().map(AsRef::as_ref))
    }
}

impl<'a> IntoIterator for Texts<'a> {
    type Item = &'a str;
    type IntoIter = TextsIter<'a>;

    fn into_iter(self) -> TextsIter<'a> {
        self.iter()
    }
}

/// Goes through [`Texts`].
#[derive(Clone)]
pub struct TextsIter<'a>(std::slice::Iter<'a, *const c_char>, PhantomData<&'a str>);

// SAFETY: the texts do not change any more.
unsafe impl Send for TextsIter<'_> {}
// SAFETY: likewise.
unsafe impl Sync for TextsIter<'_> {}

impl<'a> Iterator for TextsIter<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        // SAFETY: each is a text of the library, as `Texts::new` says.
        self.0.next().map(|raw| unsafe { text(*raw) })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl DoubleEndedIterator for TextsIter<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        // SAFETY: likewise.
        self.0.next_back().map(|raw| unsafe { text(*raw) })
    }
}

impl ExactSizeIterator for TextsIter<'_> {}
impl FusedIterator for TextsIter<'_> {}
