// SPDX-License-Identifier: Apache-2.0
#![doc = include_str!("../README.md")]
#![allow(non_camel_case_types)]
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

#[rustfmt::skip]
mod generated;

pub use generated::*;
