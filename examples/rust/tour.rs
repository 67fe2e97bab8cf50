// SPDX-License-Identifier: Apache-2.0
//! A tour: adds by words and by members, asks, completes, undoes, listens, clashes, and exports.
//!
//!     cargo run
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;
use std::time::Duration;

use taskcore::*;

fn main() -> Result<()> {
    let noon = Timestamp(1_768_478_400_000); // Thursday, 15 January 2026, 12:00 UTC
    let options = OpenOptions::new().path(":memory:").time_zone("Europe/Paris").locale("C");
    let store = options.clock(move || noon).open()?;

    let commits = Arc::new(AtomicUsize::new(0));
    let heard = Arc::clone(&commits);
    let _observer = store.observe(move |_| {
        heard.fetch_add(1, Ordering::Relaxed);
    })?;

    let tea = store.quick_add("Tea with Zoë ☕ tomorrow 17:00 #Home @café !p1", None)?;
    let rent = TaskInput::new()
        .title("Pay rent")
        .due(Date::new(2026, 1, 31))
        .estimated_duration(Duration::from_secs(20 * 60))
        .tags(["bank", "home"]);
    store.task_add(&rent)?;

    for task in &store.task_query(&Query::new().sorts([Sort::new().key(SortKey::DUE)]))? {
        let tags: String = task.tags().iter().map(|tag| format!(" @{tag}")).collect();
        println!("{} ({}){tags}", task.title(), task.project());
    }

    store.task_complete(&[tea], CompleteFlag::empty())?;
    store.undo()?;
    println!("{} open, {} commits", store.task_count(None)?, commits.load(Ordering::Relaxed));

    if let Err(refused) = store.task_add(&rent.title("")) {
        println!("{}: {refused}", refused.field());
    }

    let meeting = EventInput::new().title("Réunion").start(noon + Span::from_days(1));
    store.event_add(&meeting, EventFlag::empty())?;
    if let Err(refused) = store.event_add(&meeting, EventFlag::empty()) {
        let conflicts = refused.conflicts().map_or(0, ConflictList::len);
        println!("{conflicts} conflict: {refused}");
    }

    let mut file = Vec::new();
    store.export(Format::JSON, None, &mut file, None)?;
    let other = Store::open(":memory:")?;
    let report = other.import(Format::JSON, None, &mut file.as_slice(), None)?;
    println!("{} tasks and {} event imported", report.added, report.events_added);
    Ok(())
}
