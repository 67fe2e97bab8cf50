// SPDX-License-Identifier: Apache-2.0
//! What serde writes and reads.

use serde_json::{from_str, from_value, json, to_value};
use taskcore::*;

use crate::{store, titled, NOON};

#[test]
fn an_input_has_what_was_given() {
    let input = titled("Café ☕").due(Date::new(2026, 1, 31)).start(NOON).tags(["a", "b"]);
    let input = input.priority(Priority::P1).estimated_duration(Span::from_minutes(20));
    let written = to_value(&input).unwrap();
    let expected = json!({"title": "Café ☕", "due": "2026-01-31", "start": NOON.0,
        "tags": ["a", "b"], "priority": "p1", "estimated_duration": 1_200_000});
    assert_eq!(written, expected);
    assert_eq!(from_value::<TaskInput>(written).unwrap(), input);

    // What is null is taken away.
    let none: TaskInput = from_str(r#"{"due": null, "notes": ""}"#).unwrap();
    assert_eq!(none, TaskInput::new().due(Moment::None).notes(""));
    assert_eq!(to_value(&none).unwrap(), json!({"due": null, "notes": ""}));
    let id = store().task_add(&from_str(r#"{"title": "read"}"#).unwrap()).unwrap();
    assert_eq!(id, 1);
}

#[test]
fn what_nobody_knows_is_an_error() {
    let refused = from_str::<TaskInput>(r#"{"titel": "a"}"#).unwrap_err();
    assert!(refused.to_string().contains("unknown field `titel`"), "{refused}");
    assert!(from_str::<TaskInput>(r#"{"priority": "p9"}"#).is_err());
    assert!(from_str::<TaskInput>(r#"{"due": "2026-13"}"#).is_err());
    assert!(from_str::<TaskInput>(r#"{"title": null}"#).is_err());
    assert!(from_str::<Date>("7").is_err());
}

#[test]
fn constants_are_their_names_or_numbers() {
    let both = TaskStatus::OPEN | TaskStatus::COMPLETED | TaskStatus(1 << 30);
    assert_eq!(to_value(both).unwrap(), json!(["open", "completed", 1 << 30]));
    assert_eq!(from_value::<TaskStatus>(json!(["completed", 1 << 30, "OPEN"])).unwrap(), both);
    assert_eq!(to_value(Priority(77)).unwrap(), json!(77));
    assert_eq!(from_value::<Priority>(json!(77)).unwrap(), Priority(77));
    assert!(from_value::<Priority>(json!(1_i64 << 40)).is_err());
    assert_eq!(to_value(TaskField::TITLE).unwrap(), json!(["title"]));
    assert_eq!(to_value((Date::NONE, Date::new(2026, 1, 2))).unwrap(), json!([null, "2026-01-02"]));
}

#[test]
fn rows_are_written_and_their_copies_read() {
    let store = store();
    let input = titled("Pay rent").due(Date::new(2026, 1, 31)).tags(["bank"]);
    store.task_add_many(&[input, titled("b")]).unwrap();
    let tasks = store.task_query(None).unwrap();
    let written = to_value(&tasks).unwrap();
    assert_eq!(written[0]["title"], "Pay rent");
    assert_eq!(written[0]["due"], "2026-01-31");
    assert_eq!((&written[0]["tags"], &written[0]["completed"]), (&json!(["bank"]), &json!(null)));
    assert_eq!(written[1]["created"], json!(NOON.0));
    assert_eq!(to_value(tasks.to_vec()).unwrap(), written);
    let read: Vec<owned::Task> = from_value(written).unwrap();
    assert_eq!(read, tasks.to_vec());

    let home = store.home_read(None).unwrap();
    let whole = to_value(home.contents()).unwrap();
    assert_eq!(whole["rows"][0]["title"], "Pay rent");
    assert_eq!(from_value::<owned::HomeContent>(whole).unwrap(), home.contents().into_owned());
    let step = store.undo().unwrap();
    assert_eq!(from_value::<Step>(to_value(&step).unwrap()).unwrap(), step);
}
