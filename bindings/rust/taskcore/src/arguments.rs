// SPDX-License-Identifier: Apache-2.0
//! Arguments that a call lends to C.

use std::any::Any;
use std::ffi::{c_void, CString};
use std::mem::{size_of, MaybeUninit};
use std::os::raw::c_char;
use std::ptr;

use taskcore_sys as sys;

use crate::error::{Error, Result};

/// A function of C that gives a struct its defaults.
pub type Init<Raw> = unsafe extern "C" fn(*mut Raw, usize) -> sys::taskcore_status;

/// An input struct.
pub trait Input {
    type Raw: Copy + 'static;
    const INIT: Init<Self::Raw>;
    /// Sets the given members, and keeps borrowed values for the call.
    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()>;
}

/// An owned value that is read from a struct of C.
pub trait Output: Sized {
    type Raw: Copy + 'static;
    const INIT: Init<Self::Raw>;
    /// # Safety
    ///
    /// `raw` is filled, as large as its `struct_size` says, and so is what it points to.
    unsafe fn read(raw: *const Self::Raw) -> Self;
}

/// A struct with the defaults of the library.
pub fn defaults<Raw: Copy>(init: Init<Raw>) -> Raw {
    let mut raw = MaybeUninit::<Raw>::zeroed();
    // SAFETY: the size is that of the struct. All structs of C are numbers and pointers, for which
    // zeroes are fine where the library is older and knows less of them.
    unsafe {
        init(raw.as_mut_ptr(), size_of::<Raw>());
        raw.assume_init()
    }
}

/// Keeps the values that C borrows for a call.
#[derive(Default)]
pub struct Arguments {
    texts: Vec<CString>,
    others: Vec<Box<dyn Any>>,
}

impl Arguments {
    pub fn text(&mut self, value: &str, member: &str) -> Result<*const c_char> {
        self.texts.push(to_c(value, member)?);
        Ok(self.texts[self.texts.len() - 1].as_ptr())
    }

    pub fn texts<T: AsRef<str>>(
        &mut self,
        all: &[T],
        member: &str,
    ) -> Result<*const *const c_char> {
        let raws: Result<Vec<_>> =
            all.iter().map(|text| self.text(text.as_ref(), member)).collect();
        Ok(self.array(raws?))
    }

    /// Structs of C, one behind the other.
    pub fn structs<T: Input>(&mut self, values: &[T]) -> Result<*const T::Raw> {
        let raws: Result<Vec<_>> = values.iter().map(|each| self.filled(each)).collect();
        Ok(self.array(raws?))
    }

    pub fn filled<T: Input>(&mut self, value: &T) -> Result<T::Raw> {
        let mut raw = defaults(T::INIT);
        value.fill(&mut raw, self)?;
        Ok(raw)
    }

    pub fn filled_if<T: Input>(&mut self, value: Option<&T>) -> Result<Option<T::Raw>> {
        value.map(|value| self.filled(value)).transpose()
    }

    pub fn one<T: Input>(&mut self, value: &T) -> Result<*const T::Raw> {
        self.structs(std::slice::from_ref(value))
    }

    /// An object that a callback of the struct is called with.
    pub fn payload<T: 'static>(&mut self, value: T) -> *mut c_void {
        self.others.push(Box::new(value));
        let last = self.others.last_mut().and_then(|last| last.downcast_mut::<T>());
        last.map_or(ptr::null_mut(), |last| ptr::addr_of_mut!(*last).cast())
    }

    fn array<T: 'static>(&mut self, values: Vec<T>) -> *const T {
        if values.is_empty() {
            return ptr::null();
        }
        let raw = values.as_ptr();
        self.others.push(Box::new(values));
        raw
    }
}

/// A text for C, which would see only its beginning if there was a NUL in it.
pub fn to_c(value: &str, member: &str) -> Result<CString> {
    CString::new(value).map_err(|_| Error::refused("A text must not have a NUL in it.", member))
}

pub fn to_c_if(value: Option<&str>, member: &str) -> Result<Option<CString>> {
    value.map(|value| to_c(value, member)).transpose()
}

pub fn text_or_null(value: &Option<CString>) -> *const c_char {
    value.as_ref().map_or(ptr::null(), |text| text.as_ptr())
}

pub fn or_null<T>(value: &Option<T>) -> *const T {
    value.as_ref().map_or(ptr::null(), |value| value)
}

/// A number for a smaller member; one that has no room is one that the library refuses.
pub fn fitting(value: i64) -> i32 {
    i32::try_from(value).unwrap_or(if value < 0 { i32::MIN } else { i32::MAX })
}
