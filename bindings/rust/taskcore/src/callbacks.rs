// SPDX-License-Identifier: Apache-2.0
//! Functions of the program that the library calls.
//!
//! What is handed to one call is borrowed for it, and called on its thread alone. What is
//! registered is kept by the library: it lives on its own, and any thread may call it.

use std::ffi::c_void;
use std::fmt;
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::os::raw::c_char;
use std::sync::Arc;

use taskcore_sys as sys;

use crate::call::{answer, answer_text, guarded};
use crate::text::text;

/// Is told how much is done, and of how much where that is known, and says whether to go on.
pub type ProgressFn<'a> = &'a mut (dyn FnMut(i64, Option<i64>) -> ControlFlow<()> + 'a);

/// Gives the passphrase of what is synced; none ends the call.
pub type PassphraseFn<'a> = &'a mut (dyn FnMut() -> Option<String> + 'a);

/// A function that an input keeps.
pub struct Callback<F: ?Sized>(pub(crate) Arc<F>);

/// Is asked some every 50 ms of a long call whether to go on.
pub type GoOn = Callback<dyn Fn() -> ControlFlow<()> + Send + Sync>;
/// As [`ProgressFn`], where an input keeps it.
pub type Progress = Callback<dyn Fn(i64, Option<i64>) -> ControlFlow<()> + Send + Sync>;
/// Gives the password that an address asks for, or none.
pub type Password = Callback<dyn Fn(&str) -> Option<String> + Send + Sync>;

impl<F: Fn() -> ControlFlow<()> + Send + Sync + 'static> From<F> for GoOn {
    fn from(function: F) -> Self {
        Self(Arc::new(function))
    }
}

impl<F: Fn(i64, Option<i64>) -> ControlFlow<()> + Send + Sync + 'static> From<F> for Progress {
    fn from(function: F) -> Self {
        Self(Arc::new(function))
    }
}

impl<F: Fn(&str) -> Option<String> + Send + Sync + 'static> From<F> for Password {
    fn from(function: F) -> Self {
        Self(Arc::new(function))
    }
}

impl<F: ?Sized> Clone for Callback<F> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<F: ?Sized> fmt::Debug for Callback<F> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("Callback")
    }
}

/// Whether they are the same function.
impl<F: ?Sized> PartialEq for Callback<F> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(Arc::as_ptr(&self.0).cast::<u8>(), Arc::as_ptr(&other.0).cast::<u8>())
    }
}

/// What the callbacks of a struct are called with: it lives as long as they may be.
#[derive(Default)]
pub(crate) struct Hooks {
    pub go_on: Option<GoOn>,
    pub progress: Option<Progress>,
    pub password: Option<Password>,
}

impl Hooks {
    pub fn c_go_on(&self) -> sys::taskcore_store_progress_callback {
        self.go_on.as_ref().map(|_| Self::call_go_on as _)
    }

    pub fn c_progress(&self) -> sys::taskcore_progress_callback {
        self.progress.as_ref().map(|_| Self::call_progress as _)
    }

    pub fn c_password(&self) -> sys::taskcore_password_callback {
        self.password.as_ref().map(|_| Self::call_password as _)
    }

    /// # Safety
    ///
    /// `payload` is a `Hooks`, as it is for the next ones.
    unsafe extern "C" fn call_go_on(payload: *mut c_void) -> i32 {
        guarded(|| {
            // SAFETY: as the caller says.
            let hooks = unsafe { &*payload.cast::<Self>() };
            hooks.go_on.as_ref().map_or(0, |function| flow(function.0()))
        })
    }

    unsafe extern "C" fn call_progress(done: i64, total: i64, payload: *mut c_void) -> i32 {
        guarded(|| {
            // SAFETY: as the caller says.
            let hooks = unsafe { &*payload.cast::<Self>() };
            hooks.progress.as_ref().map_or(0, |function| flow(function.0(done, known(total))))
        })
    }

    unsafe extern "C" fn call_password(
        address: *const c_char,
        password: *mut *const c_char,
        payload: *mut c_void,
    ) -> i32 {
        guarded(|| {
            // SAFETY: as the caller says; the address is a text.
            let (hooks, address) = unsafe { (&*payload.cast::<Self>(), text(address)) };
            let given = hooks.password.as_ref().and_then(|function| function.0(address));
            // SAFETY: it is a place for one.
            unsafe { *password = answer_text(given) };
            0
        })
    }
}

/// What the callbacks of one call are called with.
#[derive(Default)]
pub(crate) struct Callbacks<'io, 'progress, 'secret> {
    pub write: Option<&'io mut dyn Write>,
    pub read: Option<&'io mut dyn Read>,
    pub progress: Option<ProgressFn<'progress>>,
    pub passphrase: Option<PassphraseFn<'secret>>,
}

impl Callbacks<'_, '_, '_> {
    /// It is lent to C: until the call is over, nobody else uses it.
    pub fn payload(&mut self) -> *mut c_void {
        let raw: *mut Self = self;
        raw.cast()
    }

    pub fn c_write(&self) -> sys::taskcore_write_callback {
        Some(Self::call_write)
    }

    pub fn c_read(&self) -> sys::taskcore_read_callback {
        Some(Self::call_read)
    }

    pub fn c_progress(&self) -> sys::taskcore_progress_callback {
        self.progress.as_ref().map(|_| Self::call_progress as _)
    }

    pub fn c_passphrase(&self) -> sys::taskcore_passphrase_callback {
        self.passphrase.as_ref().map(|_| Self::call_passphrase as _)
    }

    /// # Safety
    ///
    /// `payload` is a `Callbacks` that nobody else uses now, as it is for the next ones; and of the
    /// bytes there are so many.
    unsafe extern "C" fn call_write(bytes: *const u8, length: usize, payload: *mut c_void) -> i32 {
        guarded(|| {
            // SAFETY: as the caller says.
            let (callbacks, bytes) = unsafe {
                (&mut *payload.cast::<Self>(), crate::text::slice(bytes, length))
            };
            answer(callbacks.write.as_mut().map_or(Ok(()), |write| write.write_all(bytes)))
        })
    }

    unsafe extern "C" fn call_read(
        buffer: *mut u8,
        capacity: usize,
        length: *mut usize,
        payload: *mut c_void,
    ) -> i32 {
        guarded(|| {
            // SAFETY: as the caller says; the zeroes make it bytes that a reader may look at.
            let (callbacks, buffer) = unsafe {
                buffer.write_bytes(0, capacity);
                let buffer = std::slice::from_raw_parts_mut(buffer, capacity);
                (&mut *payload.cast::<Self>(), buffer)
            };
            let read = loop {
                let made = callbacks.read.as_mut().map_or(Ok(0), |read| read.read(buffer));
                match made {
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                    made => break made,
                }
            };
            answer(read.map(|count| {
                // A reader that says more than it had room for is not believed.
                // SAFETY: it is a place for a number.
                unsafe { *length = count.min(capacity) }
            }))
        })
    }

    unsafe extern "C" fn call_progress(done: i64, total: i64, payload: *mut c_void) -> i32 {
        guarded(|| {
            // SAFETY: as the caller says.
            let callbacks = unsafe { &mut *payload.cast::<Self>() };
            callbacks.progress.as_mut().map_or(0, |function| flow(function(done, known(total))))
        })
    }

    unsafe extern "C" fn call_passphrase(
        passphrase: *mut *const c_char,
        payload: *mut c_void,
    ) -> i32 {
        guarded(|| {
            // SAFETY: as the caller says.
            let callbacks = unsafe { &mut *payload.cast::<Self>() };
            let given = callbacks.passphrase.as_mut().and_then(|function| function());
            if given.is_none() {
                return sys::TASKCORE_EINTERRUPTED;
            }
            // SAFETY: it is a place for one.
            unsafe { *passphrase = answer_text(given) };
            0
        })
    }
}

fn flow(flow: ControlFlow<()>) -> i32 {
    match flow {
        ControlFlow::Continue(()) => 0,
        ControlFlow::Break(()) => sys::TASKCORE_EINTERRUPTED,
    }
}

fn known(total: i64) -> Option<i64> {
    (total >= 0).then_some(total)
}
