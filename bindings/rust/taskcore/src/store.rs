// SPDX-License-Identifier: Apache-2.0
//! A store: how it is opened, closed and interrupted, and what is registered with it.

use std::ffi::c_void;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::ptr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use taskcore_sys as sys;

use crate::arguments::{defaults, fitting, Arguments};
use crate::call::{call, destroy, guarded};
use crate::callbacks::{GoOn, Hooks, Password};
use crate::error::{Error, Result};
use crate::observer::{tell, Observer};
use crate::{Commit, Durability, OpenFlag, Timestamp, Transport};

/// A store of tasks. Any thread may use it; its calls take turns.
///
/// ```
/// fn shared<T: Send + Sync + 'static>() {}
/// shared::<taskcore::Store>();
/// shared::<taskcore::TaskList>();
/// shared::<taskcore::Observer>();
/// shared::<taskcore::Error>();
/// ```
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

impl std::fmt::Debug for Store {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str("Store")
    }
}

type Clock = Box<dyn Fn() -> Timestamp + Send + Sync>;

/// What the library may call as long as the store lives.
#[derive(Default)]
#[allow(clippy::vec_box)] // the library has pointers to what is in the boxes
struct Registered {
    hooks: Hooks,
    clock: Option<Clock>,
    /// What is replaced stays, too: another thread may be about to call it.
    passwords: Mutex<Vec<Box<Hooks>>>,
    transports: Mutex<Vec<Box<KeptTransport>>>,
}

struct KeptTransport {
    /// It borrows from `transport`, and is what the callbacks get.
    place: &'static dyn Transport,
    transport: *mut (dyn Transport + Send + Sync),
}

// SAFETY: the transport is, and `place` is the same one.
unsafe impl Send for KeptTransport {}

impl Drop for KeptTransport {
    fn drop(&mut self) {
        // SAFETY: it was made by `Box::into_raw`, and `place` is not used any more.
        drop(unsafe { Box::from_raw(self.transport) });
    }
}

/// How a store is opened.
#[derive(Default)]
pub struct OpenOptions {
    path: Option<PathBuf>,
    flags: OpenFlag,
    durability: Durability,
    busy_timeout: Option<Duration>,
    time_zone: Option<String>,
    locale: Option<String>,
    registered: Registered,
}

impl OpenOptions {
    /// Those of the user's own store, with the system's zone, clock and locale.
    pub fn new() -> Self {
        Self::default()
    }

    /// A file, or ":memory:".
    pub fn path(mut self, path: impl AsRef<Path>) -> Self {
        self.path = Some(path.as_ref().into());
        self
    }

    /// How it is opened otherwise than usual.
    pub fn flags(mut self, flags: OpenFlag) -> Self {
        self.flags = flags;
        self
    }

    /// Whether what returned survives a power loss, as it does unless this says something else.
    pub fn durability(mut self, durability: Durability) -> Self {
        self.durability = durability;
        self
    }

    /// How long to wait for other users: 5 s unless this says something else, at most an hour.
    pub fn busy_timeout(mut self, timeout: Duration) -> Self {
        self.busy_timeout = Some(timeout);
        self
    }

    /// An IANA name such as "Europe/Paris".
    pub fn time_zone(mut self, zone: impl Into<String>) -> Self {
        self.time_zone = Some(zone.into());
        self
    }

    /// For the order of titles, such as "fr_FR.UTF-8".
    pub fn locale(mut self, locale: impl Into<String>) -> Self {
        self.locale = Some(locale.into());
        self
    }

    /// What time it is, instead of the system's clock. It must not use the store, and lives as long
    /// as that may ask it:
    ///
    /// ```compile_fail,E0597
    /// let now = std::sync::atomic::AtomicI64::new(0);
    /// let clock = || taskcore::Timestamp(now.load(std::sync::atomic::Ordering::Relaxed));
    /// taskcore::OpenOptions::new().path(":memory:").clock(clock).open().unwrap();
    /// ```
    ///
    /// Any thread may ask it:
    ///
    /// ```compile_fail,E0277
    /// let now = std::rc::Rc::new(taskcore::Timestamp::now());
    /// taskcore::OpenOptions::new().path(":memory:").clock(move || *now).open().unwrap();
    /// ```
    pub fn clock(mut self, clock: impl Fn() -> Timestamp + Send + Sync + 'static) -> Self {
        self.registered.clock = Some(Box::new(clock));
        self
    }

    /// Is asked some every 50 ms of a long call whether to go on. It must not use the store.
    pub fn progress(
        mut self,
        progress: impl Fn() -> ControlFlow<()> + Send + Sync + 'static,
    ) -> Self {
        self.registered.hooks.go_on = Some(GoOn::from(progress));
        self
    }

    /// Opens the store.
    pub fn open(self) -> Result<Store> {
        let mut kept = Arguments::default();
        let mut raw = defaults(sys::taskcore_open_options_init);
        if let Some(path) = &self.path {
            let path = path.to_str();
            let path = path.ok_or_else(|| Error::refused("A path is in UTF-8.", "path"))?;
            raw.path = kept.text(path, "path")?;
        }
        if let Some(zone) = &self.time_zone {
            raw.time_zone = kept.text(zone, "time_zone")?;
        }
        if let Some(locale) = &self.locale {
            raw.locale = kept.text(locale, "locale")?;
        }
        if let Some(timeout) = self.busy_timeout {
            raw.busy_timeout_ms = fitting(crate::Span::from(timeout).as_millis());
        }
        raw.flags = self.flags.0;
        raw.durability = self.durability.0;
        let registered = Box::into_raw(Box::new(self.registered));
        // SAFETY: it was made a line above.
        unsafe {
            raw.clock = (*registered).clock.as_ref().map(|_| call_clock as _);
            raw.progress = (*registered).hooks.go_on.as_ref().map(|_| call_progress as _);
        }
        raw.clock_payload = registered.cast();
        raw.progress_payload = registered.cast();
        raw.progress_destroy = Some(destroy::<Registered>);
        let mut store = ptr::null_mut();
        // SAFETY: the options are filled, and what they borrow is kept.
        let opened = call(|said| unsafe { sys::taskcore_store_open_e(&raw, &mut store, said) });
        if let Err(error) = opened {
            // SAFETY: what was not opened does not free it.
            drop(unsafe { Box::from_raw(registered) });
            return Err(error);
        }
        Ok(Store { raw: store, registered })
    }
}

impl Store {
    /// Opens a file, or ":memory:".
    pub fn open(path: impl AsRef<Path>) -> Result<Self> {
        OpenOptions::new().path(path).open()
    }

    /// As C has it.
    pub fn as_raw(&self) -> *mut sys::taskcore_store {
        self.raw
    }

    /// Ends the call that runs now, on any thread, and never the next one; the handler of a signal
    /// may call it. What was ended says [`Status::EINTERRUPTED`](crate::Status::EINTERRUPTED).
    pub fn interrupt(&self) {
        // SAFETY: the store is there as long as this object.
        unsafe { sys::taskcore_interrupt(self.raw) }
    }

    /// Asks to be told of each commit: of those through this handle when they are made, and of all
    /// others when [`poll`](Self::poll) notices them. The function may use the store. It lives on its
    /// own, for the library calls it until the observer is dropped:
    ///
    /// ```compile_fail,E0597
    /// let store = taskcore::Store::open(":memory:").unwrap();
    /// let heard = std::sync::atomic::AtomicUsize::new(0);
    /// let observer = store.observe(|_| { heard.fetch_add(1, std::sync::atomic::Ordering::Relaxed); });
    /// ```
    ///
    /// A commit is borrowed: [`into_owned`](crate::Commit::into_owned) makes what may be kept.
    ///
    /// ```compile_fail
    /// let store = taskcore::Store::open(":memory:").unwrap();
    /// let kept = std::sync::Mutex::new(Vec::new());
    /// let observer = store.observe(move |commit| kept.lock().unwrap().push(commit));
    /// ```
    pub fn observe<F>(&self, function: F) -> Result<Observer>
    where
        F: Fn(Commit<'_>) + Send + Sync + 'static,
    {
        let payload = Box::into_raw(Box::new(function));
        let mut made = ptr::null_mut();
        // SAFETY: the payload is what the two functions are for.
        let registered = call(|said| unsafe {
            sys::taskcore_observe_e(
                self.raw,
                Some(tell::<F>),
                payload.cast(),
                Some(destroy::<F>),
                &mut made,
                said,
            )
        });
        if let Err(error) = registered {
            // SAFETY: what was not registered is not freed by the library.
            drop(unsafe { Box::from_raw(payload) });
            return Err(error);
        }
        // SAFETY: it was made for this caller.
        Ok(unsafe { Observer::from_raw(made) })
    }

    /// Keeps what is asked when a hub or an account wants a password; none: nothing any more.
    pub fn sync_set_password(&self, password: Option<Password>) -> Result<()> {
        let hooks = Box::new(Hooks { password, ..Hooks::default() });
        let function = hooks.c_password();
        let registered = self.registered();
        let mut kept = registered.passwords.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push(hooks);
        let payload: *const Hooks = &*kept[kept.len() - 1];
        drop(kept);
        // SAFETY: the payload lives as long as the store.
        call(|said| unsafe {
            sys::taskcore_sync_set_password_e(self.raw, function, payload as *mut c_void, said)
        })
    }

    /// Keeps what the host has instead of a folder, for [`sync_run`](Self::sync_run).
    pub fn sync_set_transport(
        &self,
        transport: impl Transport + Send + Sync + 'static,
    ) -> Result<()> {
        let transport: *mut (dyn Transport + Send + Sync) = Box::into_raw(Box::new(transport));
        // SAFETY: `KeptTransport` owns it, and neither gives the reference away nor outlives it.
        let place: &'static dyn Transport = unsafe { &*transport };
        let boxed = Box::new(KeptTransport { place, transport });
        let registered = self.registered();
        let mut kept = registered.transports.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push(boxed);
        let payload: *const &dyn Transport = &kept[kept.len() - 1].place;
        drop(kept);
        let mut texts = Arguments::default();
        let raw = crate::transport::raw(place, payload, &mut texts)?;
        // SAFETY: the payload lives as long as the store, and the rest is copied.
        call(|said| unsafe { sys::taskcore_sync_set_transport_e(self.raw, &raw, said) })
    }

    fn registered(&self) -> &Registered {
        // SAFETY: the library frees it when the store has been freed.
        unsafe { &*self.registered }
    }
}

/// # Safety
///
/// `payload` is what `open` registered, as it is for the next one.
unsafe extern "C" fn call_clock(now_ms: *mut i64, payload: *mut c_void) -> i32 {
    guarded(|| {
        // SAFETY: as the caller says; it is a place for a number.
        unsafe {
            if let Some(clock) = &(*payload.cast::<Registered>()).clock {
                *now_ms = clock().0;
            }
        }
        0
    })
}

unsafe extern "C" fn call_progress(payload: *mut c_void) -> i32 {
    guarded(|| {
        // SAFETY: as the caller says.
        let registered = unsafe { &*payload.cast::<Registered>() };
        match registered.hooks.go_on.as_ref().map(|function| function.0()) {
            Some(ControlFlow::Break(())) => sys::TASKCORE_EINTERRUPTED,
            _ => 0,
        }
    })
}
