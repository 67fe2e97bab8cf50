// SPDX-License-Identifier: Apache-2.0
//! A call of C, and the panics and errors of its callbacks.
//!
//! A panic must not unwind through C: where C calls, it is caught and kept, the call is ended by an
//! answer, and where the call returns the panic goes on. What a callback of C answers with, a text,
//! has to stay until the call is over; what failed in it becomes the source of the call's error.

use std::any::Any;
use std::cell::RefCell;
use std::ffi::{c_void, CString};
use std::io;
use std::os::raw::c_char;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::ptr;

use taskcore_sys as sys;

use crate::error::{Error, Result};

/// The status that C passes on after a panic in a callback, which it does not use itself.
const PANICKED: i32 = 0x0544_3505;

#[derive(Default)]
struct Left {
    /// How many calls of this thread are within each other.
    depth: usize,
    panic: Option<Box<dyn Any + Send>>,
    failure: Option<io::Error>,
    answers: Vec<CString>,
}

thread_local! {
    static LEFT: RefCell<Left> = RefCell::default();
}

/// Nothing where the thread is about to end and has no such memory any more.
fn left<T>(body: impl FnOnce(&mut Left) -> T) -> Option<T> {
    LEFT.try_with(|left| body(&mut left.borrow_mut())).ok()
}

/// Calls a function of C that can fail.
pub fn call(
    function: impl FnOnce(*mut *mut sys::taskcore_error) -> sys::taskcore_status,
) -> Result<()> {
    let mut said = ptr::null_mut();
    left(|left| left.depth += 1);
    let status = function(&mut said);
    let rest = left(|left| {
        left.depth -= 1;
        match (left.depth, status) {
            (0, _) => std::mem::take(left),
            // A call of a callback. What else is left is that of the call around it.
            (_, PANICKED) => Left { panic: left.panic.take(), ..Left::default() },
            (_, sys::TASKCORE_EIO) => Left { failure: left.failure.take(), ..Left::default() },
            _ => Left::default(),
        }
    });
    let rest = rest.unwrap_or_default();
    // SAFETY: C has just given it to this caller, or left it NULL.
    let error = (status != 0).then(|| unsafe { Error::taken(status, said, rest.failure) });
    if let Some(panic) = rest.panic {
        resume_unwind(panic);
    }
    error.map_or(Ok(()), Err)
}

/// Runs a callback of C, and catches panics.
pub fn guarded(body: impl FnOnce() -> i32) -> i32 {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|panic| {
        left(|left| match left.panic {
            None => left.panic = Some(panic),
            // The first one goes on. To drop the other could panic again.
            Some(_) => std::mem::forget(panic),
        });
        PANICKED
    })
}

/// The answer to C after another failure in a callback.
pub fn answer(outcome: io::Result<()>) -> i32 {
    match outcome {
        Ok(()) => 0,
        Err(failure) => {
            // Another one is dropped behind the call: what it holds may call the library.
            let _ = left(|left| left.failure.replace(failure));
            sys::TASKCORE_EIO
        }
    }
}

/// Keeps a text for C until the call of this thread is over. A text with a NUL in it is none.
pub fn answer_text(text: Option<String>) -> *const c_char {
    let text = match text.map(CString::new) {
        Some(Ok(text)) => text,
        _ => return ptr::null(),
    };
    let kept = left(|left| {
        left.answers.push(text);
        left.answers[left.answers.len() - 1].as_ptr()
    });
    kept.unwrap_or(ptr::null())
}

/// Frees a registered `Box<T>`, by the rules of C's `destroy`.
pub unsafe extern "C" fn destroy<T>(payload: *mut c_void) {
    // SAFETY: the payload is the box that was given to C, which calls this once.
    let kept = unsafe { Box::from_raw(payload.cast::<T>()) };
    // Nobody waits for a panic here: its hook has told.
    let _ = catch_unwind(AssertUnwindSafe(|| drop(kept))).map_err(std::mem::forget);
}
