// SPDX-License-Identifier: Apache-2.0
//! Handles, inputs, rows, errors and times, as programs use them.

use std::error::Error as _;
use std::io;
use std::time::{Duration, SystemTime};

use taskcore::*;

use crate::{options, store, titled, NOON};

#[test]
fn inputs_know_what_was_set() {
    let store = store();
    let mut input = titled("Pay rent").notes("from the bank").due(Date::new(2026, 1, 31));
    input = input.tags(["bank"]).estimated_duration(Duration::from_secs(1200));
    let id = store.task_add(&input).unwrap();

    // What has no value is not looked at.
    store.task_update(&[id], &TaskInput::new().priority(Priority::P1)).unwrap();
    let tasks = store.task_get(&[id]).unwrap();
    let task = tasks.get(0).unwrap();
    assert_eq!((task.notes(), task.priority()), ("from the bank", Priority::P1));
    assert_eq!(task.due(), Moment::Date(Date::new(2026, 1, 31)));
    assert_eq!(task.estimated_duration(), Some(Span::from_minutes(20)));

    // What is none is taken away.
    let none = TaskInput::new().due(Moment::None).tags(Vec::<String>::new()).notes("");
    store.task_update(&[id], &none).unwrap();
    let tasks = store.task_get(&[id]).unwrap();
    let task = tasks.get(0).unwrap();
    assert!(task.due().is_none() && task.tags().is_empty() && task.notes().is_empty());
    assert_eq!(task.completed(), None);

    // A bit that says something without a member of its own.
    let second = store.task_add(&titled("second")).unwrap();
    store.task_move(&[second], &Move::new().to_top()).unwrap();
    let sorted = Query::new().sorts([Sort::new().key(SortKey::MANUAL)]);
    assert_eq!(store.task_query(&sorted).unwrap().rows().get(0).unwrap().title(), "second");
}

#[test]
fn defaults_are_those_of_the_header() {
    assert_eq!(EventInput::default(), EventInput::new());
    assert_eq!(PeriodOptions::new().direction, Direction::FUTURE);
    assert_eq!(OpenOptions::new().busy_timeout, Span::from_secs(5));
}

#[test]
fn a_text_that_would_be_cut_is_refused() {
    let store = store();
    let cut = store.task_add(&titled("Pay\0rent")).unwrap_err();
    assert_eq!((cut.status(), cut.field()), (Status::EINVALID, "title"));
    assert_eq!(store.task_find("a\0b").unwrap_err().field(), "uid");
    assert_eq!(store.tag_get(&["x\0"]).unwrap_err().field(), "names");
    assert_eq!(store.task_count(None).unwrap(), 0);
}

#[test]
fn lists_are_gone_through() {
    let store = store();
    let inputs: Vec<_> = (0..100).map(|n| titled(&format!("task {n}")).tags(["b", "a"])).collect();
    let ids = store.task_add_many(&inputs).unwrap();
    let tasks = store.task_query(None).unwrap();
    drop(store); // a list needs its store no longer
    assert_eq!((tasks.len(), tasks.is_empty(), ids.len()), (100, false, 100));
    assert_eq!(tasks.iter().map(|task| task.title().len()).sum::<usize>(), 690);
    assert_eq!(tasks.iter().position(|task| task.title() == "task 42"), Some(42));
    assert_eq!(tasks.iter().rev().map(|task| task.id()).max(), Some(100));
    assert_eq!(tasks.iter().rev().next().unwrap().title(), "task 99");
    assert_eq!(tasks.iter().nth(98).unwrap().title(), "task 98");
    assert_eq!(tasks.iter().skip(40).step_by(30).len(), 2);
    let mut ends = tasks.iter();
    assert_eq!(ends.nth_back(98).unwrap().title(), "task 1");
    assert_eq!(ends.next().unwrap().title(), "task 0");
    assert!(ends.next().is_none() && ends.next_back().is_none() && ends.nth(7).is_none());
    assert!(tasks.get(100).is_none() && tasks.rows().get(usize::MAX).is_none());
    for task in &tasks {
        assert_eq!(task.tags().to_vec(), ["a", "b"]);
        assert_eq!(task.tags().iter().rev().collect::<String>(), "ba");
    }
    // A row is a view: it lives as long as its list, not as long as the loop.
    let last = tasks.iter().last().map(|task| task.title());
    assert_eq!(last, Some("task 99"));
    let owned = tasks.to_vec();
    drop(tasks);
    assert_eq!((owned.len(), owned[7].title.as_str(), owned[7].created), (100, "task 7", NOON));
}

#[test]
fn an_empty_list_has_no_rows() {
    let tasks = store().task_query(None).unwrap();
    assert!(tasks.is_empty() && tasks.get(0).is_none() && tasks.iter().next().is_none());
    assert!(tasks.rows().get(0).is_none());
}

#[test]
fn objects_and_groups_are_read() {
    let store = store();
    store.task_add(&titled("a")).unwrap();
    let tasks = store.task_query(&Query::new().group(Grouping::PRIORITY)).unwrap();
    assert_eq!(tasks.groups().get(0).unwrap().label(), "P2");
    let home = store.home_read(None).unwrap();
    assert_eq!(home.contents().rows().get(0).unwrap().title(), "a");
    let added = store.quick_add_told("Pay rent tomorrow 17:00 @bank", None).unwrap();
    let read = added.result.contents();
    let input = read.input().unwrap();
    assert_eq!(input.title.as_deref(), Some("Pay rent"));
    assert!(matches!(input.due, Some(Moment::Time(_))) && input.start.is_none());
    assert!(read.tokens().get(0).unwrap().field().contains(TaskField::DUE));
    let step = store.undo().unwrap();
    assert_eq!((step.action, step.task_count), (Action::ADD_TASKS, 1));
    let event = EventInput::new().title("Fair").start(Date::new(2026, 1, 20));
    let id = store.event_add(&event, EventFlag::empty()).unwrap();
    let events = store.event_get(&[id]).unwrap();
    let day = events.get(0).unwrap();
    assert_eq!(day.start(), Date::new(2026, 1, 20).into());
    assert_eq!(day.start_begins(), Timestamp(1_768_863_600_000)); // midnight in Paris
}

#[test]
fn an_error_says_what_is_wrong() {
    let store = store();
    let refused = store.task_add_many(&[titled("a"), titled("")]).unwrap_err();
    assert_eq!((refused.status(), refused.field()), (Status::EINVALID, "title"));
    assert_eq!(refused.index(), Some(1));
    assert_eq!(refused.to_string(), "A title must not be empty.");
    assert_eq!(last_error().message(), refused.message());
    assert_eq!(Status::EINVALID.to_string(), "TASKCORE_EINVALID");
    assert!(refused.source().is_none() && refused.conflicts().is_none());
    let nowhere = Store::open("/dev/null/store").unwrap_err();
    assert_eq!(io::Error::from(nowhere).kind(), io::ErrorKind::PermissionDenied);
    let missing = io::Error::from(store.task_find("nobody").unwrap_err());
    assert_eq!(missing.kind(), io::ErrorKind::NotFound);
    assert_eq!(missing.get_ref().unwrap().downcast_ref::<Error>().unwrap().field(), "uid");

    fn boxed() -> std::result::Result<(), Box<dyn std::error::Error + Send + Sync>> {
        Ok(crate::store().task_complete(&[7], CompleteFlag::empty()).map(drop)?)
    }
    assert!(boxed().is_err());
}

#[test]
fn an_overlap_comes_with_the_error() {
    let store = store();
    let meeting = EventInput::new().title("Réunion").start(NOON + Duration::from_secs(3600));
    let id = store.event_add(&meeting, EventFlag::empty()).unwrap();
    let refused = store.event_add(&meeting, EventFlag::empty()).unwrap_err();
    assert_eq!(refused.status(), Status::ECONFLICT);
    let conflicts = refused.conflicts().unwrap();
    assert_eq!(conflicts.get(0).unwrap().other_id(), id);
    store.event_add(&meeting, EventFlag::ALLOW_CONFLICTS).unwrap();
}

#[test]
fn constants_have_names() {
    assert_eq!((Priority::P0.name(), Priority(77).name()), (Some("P0"), None));
    assert_eq!(format!("{:?} {:?}", Priority::P1, Priority(77)), "Priority::P1 Priority(77)");
    let both = TaskStatus::OPEN | TaskStatus::COMPLETED;
    assert!(both.contains(TaskStatus::OPEN) && !both.contains(TaskStatus::DELETED));
    assert!((both & !both).is_empty() && TaskStatus::empty().is_empty());
    assert_eq!(format!("{both:?}"), "TaskStatus(OPEN | COMPLETED)");
    assert_eq!(
        format!("{:?}", TaskStatus(1 << 30) | TaskStatus::OPEN),
        "TaskStatus(OPEN | 0x40000000)"
    );
    match store().undo().unwrap_err().status() {
        Status::ENOTFOUND => {}
        other => panic!("{other}"),
    }
}

#[test]
fn times_are_those_of_the_standard_library() {
    let day = Date::new(2026, 1, 31);
    assert_eq!((day.year(), day.month(), day.day()), (2026, 1, 31));
    assert_eq!((day.to_string().as_str(), "2026-01-31".parse().ok()), ("2026-01-31", Some(day)));
    for wrong in ["", "2026-1-31", "2026-01-3x", "2026/01/31", "２026-01-31"] {
        assert!(wrong.parse::<Date>().is_err(), "{wrong}");
    }
    assert!(day < Date::new(2026, 2, 1) && Date::NONE.is_none());
    let noon = SystemTime::from(NOON);
    assert_eq!(
        Timestamp::from(noon + Duration::from_nanos(1_500_000)),
        NOON + Span::from_millis(1)
    );
    let before = SystemTime::UNIX_EPOCH - Duration::from_nanos(1);
    assert_eq!(Timestamp::from(before), Timestamp(-1));
    assert_eq!(
        SystemTime::from(Timestamp(-1500)),
        SystemTime::UNIX_EPOCH - Duration::from_millis(1500)
    );
    assert_eq!(NOON - Timestamp(0), Span::from_millis(NOON.0));
    assert_eq!(NOON + -Span::from_secs(1), Timestamp(NOON.0 - 1000));
    assert_eq!(Duration::try_from(Span::from_hours(2)), Ok(Duration::from_secs(7200)));
    assert_eq!(Duration::try_from(-Span::from_days(1)), Err(Span::from_hours(-24)));
    assert_eq!(Timestamp(i64::MAX) + Span::from_days(i64::MAX), Timestamp(i64::MAX));

    let store = store();
    assert_eq!(store.time_now().unwrap(), NOON);
    assert_eq!(store.time_parse("next friday").unwrap(), Date::new(2026, 1, 23).into());
    let local = store.time_to_local(NOON).unwrap();
    assert_eq!((local.hour, local.utc_offset), (13, Span::from_hours(1)));
    assert_eq!(store.time_from_local(&local).unwrap(), NOON);
}

#[test]
fn a_path_is_a_path() {
    use std::os::unix::ffi::OsStrExt;
    let folder = std::env::var_os("TASKCORE_TEST_FOLDER").unwrap();
    let file = std::path::Path::new(&folder).join("Büro.db");
    Store::open(&file).unwrap().task_add(&titled("kept")).unwrap();
    assert_eq!(Store::open(&file).unwrap().task_count(None).unwrap(), 1);
    let bytes = std::ffi::OsStr::from_bytes(b"\xff.db");
    assert_eq!(Store::open(bytes).unwrap_err().field(), "path");
    let read_only = options().path(file.to_str().unwrap()).flags(OpenFlag::READ_ONLY);
    let refused = read_only.open().unwrap().task_add(&titled("no")).unwrap_err();
    assert_eq!(refused.status(), Status::EREADONLY);
}

#[test]
fn what_c_gave_is_taken_over_and_given_back() {
    let store = store();
    store.task_add(&titled("a")).unwrap();
    let raw = store.task_query(None).unwrap().into_raw();
    // SAFETY: it was given away a line above.
    let tasks = unsafe { TaskList::from_raw(raw) };
    assert_eq!(tasks.as_raw(), raw as *const _);
    // SAFETY: the row lives as long as the list; the first member is in every release.
    let size = unsafe { (*tasks.get(0).unwrap().as_raw()).struct_size };
    assert_eq!(size, std::mem::size_of::<taskcore_sys::taskcore_task>());
}

#[test]
fn everything_can_be_shown() {
    let store = store();
    store.task_add(&titled("Café ☕")).unwrap();
    let shown = format!("{:?}", store.task_query(None).unwrap());
    assert!(
        shown.contains("title: \"Café ☕\"") && shown.contains("priority: Priority::P2"),
        "{shown}"
    );
    assert!(format!("{:?}", store.home_read(None).unwrap()).contains("Café"));
    assert!(format!("{:?}", options()).contains("clock: Some(Callback)"));
}
