// SPDX-License-Identifier: Apache-2.0
//! The tests of the Rust binding, as one program: the linker is run once.

/// Written by Tests/Conformance/rust_program.py.
mod conformance;
