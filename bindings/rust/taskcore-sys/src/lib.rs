// SPDX-License-Identifier: Apache-2.0
//! The C API of Taskcore as it is in `taskcore.h`, for those who need
//! what the crate `taskcore` does not give.
//!
//! A struct that goes in is filled by its function `taskcore_..._init`. One that comes from the
//! library may be shorter than here, when that is older: its first member says its size, and no
//! reference may be made of it, but its members may be read through the pointer.
#![allow(non_camel_case_types)]
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

#[rustfmt::skip]
mod generated;

pub use generated::*;

#[cfg(test)]
fn pointee_size<T>(_: *const T) -> usize {
    std::mem::size_of::<T>()
}
