// SPDX-License-Identifier: Apache-2.0
//! Functions of the program that the library calls.
//!
//! What is handed to one call is borrowed for it, and called on its thread alone. What is
//! registered is kept by the library: it lives on its own, and any thread may call it.

use std::cell::RefCell;
use std::ffi::c_void;
use std::fmt;
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::os::raw::c_char;
use std::sync::Arc;

use taskcore_sys as sys;

use crate::call::{answer, answer_text, guarded};
use crate::text::{slice, text};
use crate::{Borrowed, Commit, Timestamp, Transport};

/// Is told how much is done, and of how much where that is known, and says whether to go on.
pub type ProgressFn<'a> = &'a mut (dyn FnMut(i64, Option<i64>) -> ControlFlow<()> + 'a);

/// Returns the passphrase of a sync; `None` ends the call.
pub type PassphraseFn<'a> = &'a mut (dyn FnMut() -> Option<String> + 'a);

/// A function that an input keeps: a closure, by [`From`].
pub struct Callback<F: ?Sized>(Arc<F>);

macro_rules! kept {
    ($($(#[$doc:meta])* $name:ident: Fn($($argument:ty),*) -> $answer:ty;)*) => {
        $(
            $(#[$doc])*
            pub type $name = Callback<dyn Fn($($argument),*) -> $answer + Send + Sync>;

            impl<F: Fn($($argument),*) -> $answer + Send + Sync + 'static> From<F> for $name {
                fn from(function: F) -> Self {
                    Self(Arc::new(function))
                }
            }
        )*
    };
}

kept! {
    /// The present instant.
    Clock: Fn() -> Timestamp;
    /// Is asked some every 50 ms of a long call whether to go on.
    GoOn: Fn() -> ControlFlow<()>;
    /// As [`ProgressFn`].
    Progress: Fn(i64, Option<i64>) -> ControlFlow<()>;
    /// Returns the password for an address, or `None`.
    Password: Fn(&str) -> Option<String>;
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

/// The shared payload of callbacks, which lives as long as they may be called.
#[derive(Default)]
pub struct Hooks<'a, 'progress, 'secret> {
    pub clock: Option<Clock>,
    pub go_on: Option<GoOn>,
    pub progress: Option<Progress>,
    pub password: Option<Password>,
    pub transport: Option<&'a dyn Transport>,
    // Those of one call, on its thread.
    pub telling: Option<RefCell<ProgressFn<'progress>>>,
    pub passphrase: Option<RefCell<PassphraseFn<'secret>>>,
    pub write: Option<RefCell<&'a mut dyn Write>>,
    pub read: Option<RefCell<&'a mut dyn Read>>,
}

impl Hooks<'_, '_, '_> {
    pub fn payload(&self) -> *mut c_void {
        let raw: *const Self = self;
        raw as *mut c_void
    }

    /// # Safety
    ///
    /// `payload` is what `payload` gave; so in all that follows. Other arguments are as the header
    /// says.
    pub unsafe fn of<'b>(payload: *mut c_void) -> &'b Self {
        // SAFETY: as the caller says.
        unsafe { &*payload.cast::<Self>() }
    }
}

pub unsafe extern "C" fn call_clock(now_ms: *mut i64, payload: *mut c_void) -> i32 {
    guarded(|| {
        if let Some(clock) = unsafe { &Hooks::of(payload).clock } {
            unsafe { *now_ms = clock.0().0 }
        }
        0
    })
}

pub unsafe extern "C" fn call_go_on(payload: *mut c_void) -> i32 {
    guarded(|| unsafe { &Hooks::of(payload).go_on }.as_ref().map_or(0, |go_on| flow(go_on.0())))
}

pub unsafe extern "C" fn call_progress(done: i64, total: i64, payload: *mut c_void) -> i32 {
    guarded(|| {
        let (hooks, total) = (unsafe { Hooks::of(payload) }, (total >= 0).then_some(total));
        let kept = hooks.progress.as_ref().map_or(0, |function| flow(function.0(done, total)));
        let telling = hooks.telling.as_ref();
        telling.map_or(kept, |function| flow((function.borrow_mut())(done, total)))
    })
}

pub unsafe extern "C" fn call_password(
    address: *const c_char,
    password: *mut *const c_char,
    payload: *mut c_void,
) -> i32 {
    guarded(|| {
        let (hooks, address) = unsafe { (Hooks::of(payload), text(address)) };
        let given = hooks.password.as_ref().and_then(|function| function.0(address));
        unsafe { *password = answer_text(given) };
        0
    })
}

pub unsafe extern "C" fn call_passphrase(
    passphrase: *mut *const c_char,
    payload: *mut c_void,
) -> i32 {
    guarded(|| {
        let asked = unsafe { &Hooks::of(payload).passphrase }.as_ref();
        let given = asked.and_then(|function| (function.borrow_mut())());
        let status = given.as_ref().map_or(sys::TASKCORE_EINTERRUPTED, |_| 0);
        unsafe { *passphrase = answer_text(given) };
        status
    })
}

pub unsafe extern "C" fn call_write(bytes: *const u8, length: usize, payload: *mut c_void) -> i32 {
    guarded(|| {
        let (hooks, bytes) = unsafe { (Hooks::of(payload), slice(bytes, length)) };
        answer(hooks.write.as_ref().map_or(Ok(()), |write| write.borrow_mut().write_all(bytes)))
    })
}

pub unsafe extern "C" fn call_read(
    buffer: *mut u8,
    capacity: usize,
    length: *mut usize,
    payload: *mut c_void,
) -> i32 {
    guarded(|| {
        // Zeroes make it bytes that a reader may look at.
        let (hooks, buffer) = unsafe {
            buffer.write_bytes(0, capacity);
            (Hooks::of(payload), std::slice::from_raw_parts_mut(buffer, capacity))
        };
        let read = loop {
            match hooks.read.as_ref().map_or(Ok(0), |read| read.borrow_mut().read(buffer)) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                made => break made,
            }
        };
        // A reader that says more than it had room for is not believed.
        answer(read.map(|count| unsafe { *length = count.min(capacity) }))
    })
}

pub unsafe extern "C" fn call_observer<F: Fn(Commit<'_>)>(
    commit: *const sys::taskcore_commit,
    payload: *mut c_void,
) -> i32 {
    guarded(|| {
        let function = unsafe { &*payload.cast::<F>() };
        function(unsafe { Commit::of(commit) });
        0
    })
}

fn flow(flow: ControlFlow<()>) -> i32 {
    if flow.is_break() {
        sys::TASKCORE_EINTERRUPTED
    } else {
        0
    }
}
