// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! Follows from the description of the C API.

// What a header uses in one of its files is in the head of all.
#![allow(unused_imports)]
// A struct may get a member with a fraction: so none promises to be Eq.
#![allow(clippy::derive_partial_eq_without_eq)]

#[macro_use]
pub(crate) mod macros;

mod enumerations;
mod functions;
mod handles;
pub mod owned;
mod rows;
#[cfg(feature = "serde")]
mod serde;
mod store;
mod values;

pub use enumerations::*;
pub use functions::*;
pub use handles::*;
pub use rows::*;
pub use store::*;
pub use values::*;
