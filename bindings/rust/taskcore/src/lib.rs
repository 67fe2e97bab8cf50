// SPDX-License-Identifier: Apache-2.0
#![doc = include_str!("../README.md")]
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

mod arguments;
mod call;
mod callbacks;
mod error;
mod rows;
#[cfg(feature = "serde")]
mod serde;
mod store;
mod text;
mod time;
mod transport;

#[rustfmt::skip]
mod generated;

#[cfg(doctest)]
#[doc = include_str!("../lifetimes.md")]
mod lifetimes {}

pub use callbacks::{Callback, Clock, GoOn, PassphraseFn, Password, Progress, ProgressFn};
pub use error::{last_error, Error, Result};
pub use generated::*;
pub use rows::{Borrowed, Rows, RowsIter, Texts};
pub use store::Store;
pub use time::{Date, Moment, Span, Timestamp};
pub use transport::Transport;
