// SPDX-License-Identifier: Apache-2.0
//! Taskcore: tasks, events, invoices and sync in one library and one file.
//!
//! What is `taskcore_task_add` in C is [`Store::task_add`], and what is `taskcore_task_input` is
//! [`TaskInput`]; so the documentation of `taskcore.h` holds here, too. Where it says NULL, Rust has
//! `None`.
//!
//! ```
//! use taskcore::{Date, Store, TaskInput};
//!
//! # fn main() -> taskcore::Result<()> {
//! let store = Store::open(":memory:")?;
//! store.task_add(&TaskInput::new().title("Pay rent").due(Date::new(2026, 12, 24)))?;
//! for task in &store.task_query(None)? {
//!     println!("{} {:?}", task.title(), task.due());
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # Features
//!
//! `serde`: inputs, reports, enumerations and rows are serialised, and all but borrowed rows are
//! deserialised; [`owned`] has rows that belong to the program. The formats are those that say what
//! is in them, such as JSON: a member of an input that is not there was not given.
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

#[macro_use]
mod constants;
#[macro_use]
mod handles;

mod arguments;
mod call;
mod callbacks;
mod error;
mod observer;
mod rows;
#[cfg(feature = "serde")]
#[macro_use]
mod serde;
mod store;
mod text;
mod time;
mod transport;

#[rustfmt::skip]
mod generated;

pub use callbacks::{Callback, GoOn, PassphraseFn, Password, Progress, ProgressFn};
pub use error::{last_error, Error, Result};
pub use generated::*;
pub use observer::Observer;
pub use rows::{Borrowed, Rows, RowsIter};
pub use store::{OpenOptions, Store};
pub use text::{Texts, TextsIter};
pub use time::{Date, Moment, Span, Timestamp};
pub use transport::Transport;
