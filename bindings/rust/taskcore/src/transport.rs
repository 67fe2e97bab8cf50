// SPDX-License-Identifier: Apache-2.0
//! How a program of its own brings files to other devices.

use std::ffi::{c_void, CString};
use std::io;
use std::os::raw::c_char;

use taskcore_sys as sys;

use crate::arguments::{defaults, Arguments};
use crate::call::{answer, guarded};
use crate::callbacks::Hooks;
use crate::error::Result;
use crate::text::{slice, text};

/// A transport of the program, in place of a folder: it puts, lists, gets and removes files by
/// name, without interpreting them. None of these functions may use the store. Their error is the
/// source of the call's error.
pub trait Transport {
    /// What it is called in this store: 1 to 100 characters in one line, no path.
    fn name(&self) -> &str;

    /// The names of all files that are there; other names do no harm.
    fn list(&self) -> io::Result<Vec<String>>;

    /// The bytes of a file; none where there is no such file, or not all of it yet.
    fn get(&self, name: &str) -> io::Result<Option<Vec<u8>>>;

    /// Leaves a file there, whole or not at all. A name gets the same bytes whenever it is put
    /// again; where it has others, this fails.
    fn put(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Removes a file; one that is gone already is fine.
    fn remove(&self, name: &str) -> io::Result<()>;
}

/// As C has it. The payload is for who calls this.
pub fn raw(
    transport: &dyn Transport,
    kept: &mut Arguments,
) -> Result<sys::taskcore_sync_transport> {
    let mut raw = defaults(sys::taskcore_sync_transport_init);
    raw.name = kept.text(transport.name(), "name")?;
    raw.list = Some(call_list);
    raw.get = Some(call_get);
    raw.put = Some(call_put);
    raw.remove = Some(call_remove);
    Ok(raw)
}

/// Calls a transport, which is in the payload, and answers what C wants to know.
unsafe fn with(payload: *mut c_void, body: impl FnOnce(&dyn Transport) -> io::Result<i32>) -> i32 {
    guarded(|| {
        let transport = unsafe { Hooks::of(payload).transport };
        transport.map_or(Ok(0), body).unwrap_or_else(|failure| answer(Err(failure)))
    })
}

unsafe extern "C" fn call_list(
    tell: sys::taskcore_sync_name_callback,
    sink: *mut c_void,
    payload: *mut c_void,
) -> i32 {
    let tell = |name: CString| tell.map_or(0, |tell| unsafe { tell(name.as_ptr(), sink) });
    let list = |transport: &dyn Transport| {
        let names = transport.list()?.into_iter().filter_map(|name| CString::new(name).ok());
        Ok(names.map(tell).find(|status| *status != 0).unwrap_or(0))
    };
    unsafe { with(payload, list) }
}

unsafe extern "C" fn call_get(
    name: *const c_char,
    write: sys::taskcore_write_callback,
    sink: *mut c_void,
    payload: *mut c_void,
) -> i32 {
    let get = |transport: &dyn Transport| match (transport.get(unsafe { text(name) })?, write) {
        (Some(bytes), Some(write)) => Ok(unsafe { write(bytes.as_ptr(), bytes.len(), sink) }),
        _ => Ok(0),
    };
    unsafe { with(payload, get) }
}

unsafe extern "C" fn call_put(
    name: *const c_char,
    bytes: *const u8,
    length: usize,
    payload: *mut c_void,
) -> i32 {
    let (name, bytes) = unsafe { (text(name), slice(bytes, length)) };
    unsafe { with(payload, |transport| transport.put(name, bytes).map(|()| 0)) }
}

unsafe extern "C" fn call_remove(name: *const c_char, payload: *mut c_void) -> i32 {
    let name = unsafe { text(name) };
    unsafe { with(payload, |transport| transport.remove(name).map(|()| 0)) }
}
