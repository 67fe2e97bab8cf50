// SPDX-License-Identifier: Apache-2.0
//! Texts and bytes of the library.

use std::ffi::CStr;
use std::os::raw::c_char;

use taskcore_sys as sys;

/// A text of the library, "" for NULL.
/// Safety: `raw` is NULL or ends with NUL, and does not change during `'a`.
pub unsafe fn text<'a>(raw: *const c_char) -> &'a str {
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

/// The elements of an array of the library; empty for NULL.
/// Safety: `raw` has that many elements, which do not change during `'a`.
pub unsafe fn slice<'a, T>(raw: *const T, count: usize) -> &'a [T] {
    if raw.is_null() {
        return &[];
    }
    // SAFETY: as the caller says.
    unsafe { std::slice::from_raw_parts(raw, count) }
}

/// Takes over a text that C gives away.
/// Safety: `raw` is NULL, or a text that is the caller's.
pub unsafe fn take_text(raw: *mut c_char) -> String {
    // SAFETY: as the caller says; it is not used behind its end.
    unsafe {
        let copy = text(raw).to_owned();
        sys::taskcore_string_free(raw);
        copy
    }
}

/// Takes over bytes that C gives away.
/// Safety: `raw` is NULL, or has that many bytes, which are the caller's.
pub unsafe fn take_bytes(raw: *mut u8, count: usize) -> Vec<u8> {
    // SAFETY: as the caller says; they are not used behind their end.
    unsafe {
        let copy = slice(raw, count).to_vec();
        sys::taskcore_bytes_free(raw);
        copy
    }
}
