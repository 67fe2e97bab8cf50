// SPDX-License-Identifier: Apache-2.0
//! The error of a failed call.

use std::fmt;
use std::io;

use taskcore_sys as sys;

use crate::text::text;
use crate::{ConflictList, Status};

/// The result of a call, or its error.
pub type Result<T> = std::result::Result<T, Error>;

/// The error of a failed call. It is owned, and can be sent to other threads.
pub struct Error(Box<Said>);

#[derive(Debug, Default)]
struct Said {
    status: Status,
    message: String,
    field: String,
    index: Option<usize>,
    line: i64,
    column: i64,
    conflicts: Option<ConflictList>,
    source: Option<io::Error>,
}

impl Error {
    pub(crate) fn refused(message: &str, field: &str) -> Self {
        let (status, message, field) = (Status::EINVALID, message.into(), field.into());
        Self(Box::new(Said { status, message, field, ..Said::default() }))
    }

    /// Converts the error of C, and frees it.
    /// Safety: `raw` is NULL, or an error that is the caller's.
    pub(crate) unsafe fn taken(
        status: sys::taskcore_status,
        raw: *mut sys::taskcore_error,
        source: Option<io::Error>,
    ) -> Self {
        // SAFETY: as the caller says; it is not used behind its end.
        let mut said = unsafe {
            let said = Said::copied(raw);
            sys::taskcore_error_free(raw);
            said
        };
        (said.status, said.source) = (Status(status), source);
        Self(Box::new(said))
    }

    pub(crate) fn with_conflicts(mut self, conflicts: Option<ConflictList>) -> Self {
        self.0.conflicts = conflicts;
        self
    }

    /// What the caller can do about it.
    pub fn status(&self) -> Status {
        self.0.status
    }

    /// A full sentence.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The argument or member that it is about, or "".
    pub fn field(&self) -> &str {
        &self.0.field
    }

    /// Which one of an array of inputs or ids.
    pub fn index(&self) -> Option<usize> {
        self.0.index
    }

    /// In a text that was parsed, from 1; 0 otherwise.
    pub fn line(&self) -> i64 {
        self.0.line
    }

    /// In that line, in bytes, from 1; 0 otherwise.
    pub fn column(&self) -> i64 {
        self.0.column
    }

    /// With [`Status::ECONFLICT`] of a call that adds or changes events: those that they overlap.
    pub fn conflicts(&self) -> Option<&ConflictList> {
        self.0.conflicts.as_ref()
    }
}

impl Said {
    /// Safety: `raw` is NULL, or an error of the library.
    unsafe fn copied(raw: *const sys::taskcore_error) -> Self {
        if raw.is_null() {
            return Self { message: "The call failed.".into(), ..Self::default() };
        }
        // SAFETY: as the caller says; these members are in every release.
        unsafe {
            Self {
                status: Status((*raw).status),
                message: text((*raw).message).into(),
                field: text((*raw).field).into(),
                index: usize::try_from((*raw).index).ok(),
                line: (*raw).line,
                column: (*raw).column,
                ..Self::default()
            }
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(to)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0.message)
    }
}

/// The source is the error of a reader, a writer or a transport of the program.
impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        let source = self.0.source.as_ref()?;
        Some(source)
    }
}

impl From<Error> for io::Error {
    fn from(error: Error) -> Self {
        let kind = match error.status() {
            Status::EINVALID | Status::EPARSE => io::ErrorKind::InvalidInput,
            Status::ENOTFOUND => io::ErrorKind::NotFound,
            Status::EACCESS | Status::EREADONLY => io::ErrorKind::PermissionDenied,
            Status::ENOTSTORE | Status::ECORRUPT => io::ErrorKind::InvalidData,
            _ => io::ErrorKind::Other,
        };
        Self::new(kind, error)
    }
}

/// The details of this thread's last call that failed, for programs that also call C themselves.
pub fn last_error() -> Error {
    // SAFETY: it is never NULL, and belongs to the thread until its next call.
    Error(Box::new(unsafe { Said::copied(sys::taskcore_last_error()) }))
}

/// As C calls it: `TASKCORE_EINVALID`.
impl fmt::Display for Status {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the text is the library's for good.
        to.write_str(unsafe { text(sys::taskcore_status_name(self.0)) })
    }
}
