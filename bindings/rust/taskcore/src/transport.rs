// SPDX-License-Identifier: Apache-2.0
//! How a program of its own brings files to other devices.

use std::ffi::c_void;
use std::io::{self, Write};
use std::os::raw::c_char;

use taskcore_sys as sys;

use crate::arguments::{defaults, Arguments};
use crate::call::{answer, guarded};
use crate::error::Result;
use crate::text::{slice, text};

/// What a program has instead of a folder: it puts, lists, gives and removes files by name. What is
/// in them need not be known. None of these may use the store. What fails is the source of the
/// error of the call.
pub trait Transport {
    /// What it is called in this store: 1 to 100 characters in one line, no path.
    fn name(&self) -> &str;

    /// The names of all files that are there; other names do no harm.
    fn list(&self) -> io::Result<Vec<String>>;

    /// Writes the bytes of a file, in as many parts as it takes; nothing where there is no such
    /// file, or not all of it yet.
    fn get(&self, name: &str, to: &mut dyn Write) -> io::Result<()>;

    /// Leaves a file there, whole or not at all. A name gets the same bytes whenever it is put
    /// again; where it has others, this fails.
    fn put(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Removes a file; one that is gone already is fine.
    fn remove(&self, name: &str) -> io::Result<()>;
}

/// As C has it. `payload` is what the callbacks get: the place of a transport, which stays there.
pub(crate) fn raw<'a>(
    transport: &dyn Transport,
    payload: *const &'a (dyn Transport + 'a),
    kept: &mut Arguments,
) -> Result<sys::taskcore_sync_transport> {
    let mut raw = defaults(sys::taskcore_sync_transport_init);
    raw.name = kept.text(transport.name(), "name")?;
    raw.list = Some(call_list);
    raw.get = Some(call_get);
    raw.put = Some(call_put);
    raw.remove = Some(call_remove);
    raw.payload = payload as *mut c_void;
    Ok(raw)
}

/// # Safety
///
/// `payload` is what `raw` was told, as it is for the next ones.
unsafe extern "C" fn call_list(
    tell: sys::taskcore_sync_name_callback,
    sink: *mut c_void,
    payload: *mut c_void,
) -> i32 {
    guarded(|| {
        // SAFETY: as the caller says.
        let transport = unsafe { *payload.cast::<&dyn Transport>() };
        let names = match transport.list() {
            Ok(names) => names,
            Err(failure) => return answer(Err(failure)),
        };
        let names = names.into_iter().filter_map(|name| std::ffi::CString::new(name).ok());
        // SAFETY: the sink is the one that came with the function.
        let told = names.map(|name| tell.map_or(0, |tell| unsafe { tell(name.as_ptr(), sink) }));
        told.into_iter().find(|status| *status != 0).unwrap_or(0)
    })
}

unsafe extern "C" fn call_get(
    name: *const c_char,
    write: sys::taskcore_write_callback,
    sink: *mut c_void,
    payload: *mut c_void,
) -> i32 {
    guarded(|| {
        // SAFETY: as the caller says; the name is a text.
        let (transport, name) = unsafe { (*payload.cast::<&dyn Transport>(), text(name)) };
        let mut to = Sink { write, sink, status: 0 };
        let made = transport.get(name, &mut to);
        if to.status != 0 {
            return to.status;
        }
        answer(made)
    })
}

unsafe extern "C" fn call_put(
    name: *const c_char,
    bytes: *const u8,
    length: usize,
    payload: *mut c_void,
) -> i32 {
    guarded(|| {
        // SAFETY: as the caller says; the name is a text, and there are so many bytes.
        let (transport, name, bytes) = unsafe {
            (*payload.cast::<&dyn Transport>(), text(name), slice(bytes, length))
        };
        answer(transport.put(name, bytes))
    })
}

unsafe extern "C" fn call_remove(name: *const c_char, payload: *mut c_void) -> i32 {
    guarded(|| {
        // SAFETY: as the caller says; the name is a text.
        let (transport, name) = unsafe { (*payload.cast::<&dyn Transport>(), text(name)) };
        answer(transport.remove(name))
    })
}

/// Where the library takes the bytes of a file.
struct Sink {
    write: sys::taskcore_write_callback,
    sink: *mut c_void,
    status: i32,
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let (0, Some(write)) = (self.status, self.write) {
            // SAFETY: the sink is the one that came with the function.
            self.status = unsafe { write(bytes.as_ptr(), bytes.len(), self.sink) };
        }
        if self.status != 0 {
            return Err(io::Error::new(io::ErrorKind::Other, "the call is over"));
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
