// SPDX-License-Identifier: Apache-2.0
//! A store: opening, closing and interrupting it, and its callbacks.

use std::any::Any;
use std::path::Path;
use std::ptr;
use std::sync::{Arc, Mutex, PoisonError};

use taskcore_sys as sys;

use crate::arguments::Arguments;
use crate::call::{call, destroy};
use crate::callbacks::{call_clock, call_go_on, call_observer, call_password, Hooks, Password};
use crate::error::{Error, Result};
use crate::{Commit, Observer, OpenOptions, Timestamp, Transport};

/// A store of tasks. Any thread may use it; its calls take turns.
#[derive(Debug)]
pub struct Store {
    raw: *mut sys::taskcore_store,
    /// It is the library's, which frees it after the last call.
    registered: *const Registered,
}

// SAFETY: any thread may use it, and all that is registered is Send and Sync.
unsafe impl Send for Store {}
// SAFETY: likewise.
unsafe impl Sync for Store {}

/// To drop a store waits for its calls and callbacks on other threads.
impl Drop for Store {
    fn drop(&mut self) {
        // SAFETY: it is this object's, and was not freed.
        unsafe { sys::taskcore_store_free(self.raw) }
    }
}

/// Callbacks that live as long as the store.
#[repr(C)] // a pointer to it is one to its hooks
struct Registered {
    hooks: Hooks<'static, 'static, 'static>,
    /// Callbacks registered later. Replaced ones are kept, since threads may be about to call them.
    since: Mutex<Vec<Box<dyn Any>>>,
}

impl OpenOptions {
    /// Opens the store. Its clock and its progress live as long as it may ask them.
    pub fn open(self) -> Result<Store> {
        let mut kept = Arguments::default();
        let mut raw = kept.filled(&self)?;
        raw.clock = self.clock.as_ref().map(|_| call_clock as _);
        raw.progress = self.progress.as_ref().map(|_| call_go_on as _);
        let hooks = Hooks { clock: self.clock, go_on: self.progress, ..Hooks::default() };
        let registered = Box::into_raw(Box::new(Registered { hooks, since: Mutex::default() }));
        raw.clock_payload = registered.cast();
        raw.progress_payload = registered.cast();
        raw.progress_destroy = Some(destroy::<Registered>);
        let mut store = ptr::null_mut();
        // SAFETY: the options are filled, and the values that they borrow are kept.
        let opened = call(|said| unsafe { sys::taskcore_store_open_e(&raw, &mut store, said) });
        if let Err(error) = opened {
            // SAFETY: a store that was not opened does not free it.
            drop(unsafe { Box::from_raw(registered) });
            return Err(error);
        }
        Ok(Store { raw: store, registered })
    }
}

impl Store {
    /// Opens a file, or ":memory:".
    pub fn open(path: impl AsRef<Path>) -> Result<Self> {
        let path = path.as_ref().to_str();
        let path = path.ok_or_else(|| Error::refused("A path is in UTF-8.", "path"))?;
        OpenOptions::new().path(path).open()
    }

    /// As C has it.
    pub fn as_raw(&self) -> *mut sys::taskcore_store {
        self.raw
    }

    /// Ends the call that runs now, on any thread, and never the next one; the handler of a signal
    /// may call it. An ended call fails with [`Status::EINTERRUPTED`](crate::Status::EINTERRUPTED).
    pub fn interrupt(&self) {
        // SAFETY: the store is there as long as this object.
        unsafe { sys::taskcore_interrupt(self.raw) }
    }

    /// Asks to be told of each commit: of those through this handle when they are made, and of all
    /// others when [`poll`](Self::poll) notices them. The function may use the store. It lives on
    /// its own, for the library calls it until the observer is dropped.
    ///
    /// A commit is borrowed: [`into_owned`](Commit::into_owned) makes what may be kept.
    pub fn observe<F: Fn(Commit<'_>) + Send + Sync + 'static>(&self, told: F) -> Result<Observer> {
        let payload = Box::into_raw(Box::new(told));
        let (tell, free) = (Some(call_observer::<F> as _), Some(destroy::<F> as _));
        let (raw, mut made) = (payload.cast(), ptr::null_mut());
        // SAFETY: the payload has the type that the two functions expect.
        let registered = call(|said| unsafe {
            sys::taskcore_observe_e(self.raw, tell, raw, free, &mut made, said)
        });
        if let Err(error) = registered {
            // SAFETY: the library does not free a callback that was not registered.
            drop(unsafe { Box::from_raw(payload) });
            return Err(error);
        }
        // SAFETY: it was made for this caller.
        Ok(unsafe { Observer::from_raw(made) })
    }

    /// As [`poll`](Self::poll), but for alerts, which are left to a poll to come. Gives how many
    /// commits of others there were.
    pub fn poll_commits(&self, now: Timestamp) -> Result<usize> {
        let (alerts, mut count) = (ptr::null_mut(), 0);
        // SAFETY: no list is asked for.
        call(|said| unsafe { sys::taskcore_poll_e(self.raw, now.0, alerts, &mut count, said) })?;
        Ok(count)
    }

    /// Sets the callback that is asked for the password of a hub or an account; `None` removes it.
    pub fn sync_set_password(&self, password: Option<Password>) -> Result<()> {
        let function = password.as_ref().map(|_| call_password as _);
        let kept = Arc::new(Hooks { password, ..Hooks::default() });
        let payload = kept.payload();
        self.keep(kept);
        // SAFETY: the payload lives as long as the store.
        call(|said| unsafe { sys::taskcore_sync_set_password_e(self.raw, function, payload, said) })
    }

    /// Registers a transport of the host program for [`sync_run`](Self::sync_run).
    pub fn sync_set_transport(&self, host: impl Transport + Send + Sync + 'static) -> Result<()> {
        let owner = Arc::new(host);
        // SAFETY: it is kept beside the reference, for as long as that may be used.
        let transport: &'static _ = unsafe { &*Arc::as_ptr(&owner) };
        let mut texts = Arguments::default();
        let mut raw = crate::transport::raw(transport, &mut texts)?;
        let kept = Arc::new(Hooks { transport: Some(transport), ..Hooks::default() });
        raw.payload = kept.payload();
        self.keep((kept, owner));
        // SAFETY: the payload lives as long as the store, and the rest is copied.
        call(|said| unsafe { sys::taskcore_sync_set_transport_e(self.raw, &raw, said) })
    }

    /// Keeps it until the library makes no more callbacks of this store.
    fn keep(&self, what: impl Any) {
        // SAFETY: the library frees it when the store has been freed.
        let since = unsafe { &(*self.registered).since };
        since.lock().unwrap_or_else(PoisonError::into_inner).push(Box::new(what));
    }
}
