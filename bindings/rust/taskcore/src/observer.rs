// SPDX-License-Identifier: Apache-2.0
//! Who is told of commits.

use std::ffi::c_void;

use taskcore_sys as sys;

use crate::call::guarded;
use crate::{Borrowed, Commit};

handle! {
    /// Somebody who is told what each commit changed, until this is dropped. To drop it waits for
    /// calls of the function on other threads; inside of that function, it does not wait.
    Observer, taskcore_observer, taskcore_observer_free
}

impl std::fmt::Debug for Observer {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str("Observer")
    }
}

/// # Safety
///
/// `commit` is one that lives during the call, and `payload` an `F` that was registered.
pub(crate) unsafe extern "C" fn tell<F: Fn(Commit<'_>)>(
    commit: *const sys::taskcore_commit,
    payload: *mut c_void,
) -> i32 {
    guarded(|| {
        // SAFETY: as the caller says.
        let (function, commit) = unsafe { (&*payload.cast::<F>(), Commit::of(commit)) };
        function(commit);
        0
    })
}
