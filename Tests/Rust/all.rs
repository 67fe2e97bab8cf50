// SPDX-License-Identifier: Apache-2.0
//! The tests of the Rust binding, as one program: the linker is run once.

mod behaviour;
mod callbacks;
/// Written by rust_program.py of Tests/Conformance, as `reach` by reach.py.
mod conformance;
mod reach;
mod serialised;
mod threads;

use taskcore::{OpenOptions, Store, TaskInput, Timestamp};

const NOON: Timestamp = Timestamp(1_768_478_400_000);

/// A store in memory, where it is noon UTC on Thursday, 15 January 2026.
fn store() -> Store {
    options().open().unwrap()
}

fn options() -> OpenOptions {
    OpenOptions::new().path(":memory:").time_zone("Europe/Paris").locale("C").clock(|| NOON)
}

fn titled(title: &str) -> TaskInput {
    TaskInput::new().title(title)
}
