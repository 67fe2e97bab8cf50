// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! Follows from the description of the C API.

mod constants;
mod functions;
#[cfg(all(test, target_pointer_width = "64"))]
mod layout;
mod types;

pub use constants::*;
pub use functions::*;
pub use types::*;
