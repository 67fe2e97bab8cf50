# SPDX-License-Identifier: Apache-2.0
"""The tables of docs/shell.md that say what there is of tasks: tokens of numbers, fields of JSON."""

from pathlib import Path

from model.facts.queries import NUMBERS
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.writers.documents import filled
from model.writers.markdown import table
from model.writers.shell.records import fields_behind

PATH = "docs/shell.md"

# What the fields of a task are in JSON, in their order.
FIELDS = {
    ("id",): "the number that commands accept",
    ("uid",): "a string; the same on every device",
    ("title", "notes"): "strings; `notes` may be empty",
    ("project", "project_id"): "the name and the number of its project",
    ("tags",): "an array of strings, sorted",
    ("status",): "`open`, `completed`, `cancelled` or `deleted`",
    ("priority",): "`P0`, `P1`, `P2`, `P3` or `none`",
    ("favourite",): "`true` or `false`",
    ("due",): "a date, an instant or `null`",
    ("created", "modified"): "instants",
    ("completed", "deleted"): "instants or `null`",
    ("start",): "a date, an instant or `null`",
    ("slot",): "`morning` or `evening`",
    ("estimated_duration",): "in seconds, or `null`",
    ("url", "repeat_rule"): "strings or `null`",
    ("reminders",): "an array of strings, as accepted by `remind:`",
    ("parent",): "the id of a task, or `null`",
    ("depends_on",): "an array of ids",
    (
        "subtasks",
        "subtasks_completed",
    ): "the number of direct subtasks, and of completed ones",
    ("overdue", "hidden", "blocked", "blocking"): "`true` or `false`, as of now",
    ("urgency",): "a number; 0 if it is not open",
    ("depth",): "in a tree, its number of ancestors in the list",
    ("repeat_words",): "`repeat_rule` in English words, or `null`",
    ("repeat_mode",): "`fixed`, `after completion` or `null`",
    ("zone",): "the zone in which it repeats, if not the store's, or `null`",
    ("occurrence",): "the current occurrence, a local time, or `null` if it does not repeat",
    ("excluded_dates", "added_dates"): "arrays of local times",
    ("series_uid",): "the `uid` of the task of which it is a changed occurrence, or `null`",
    ("started",): "when it was started, or `null`; the status is then `open`",
    ("cancelled",): "an instant or `null`",
    ("section",): "the `uid` of its section, or `null`",
    ("planned",): "a date, an instant or `null`",
    ("until",): "the time after which it is pointless: a date, an instant or `null`",
    ("field_values",): "an object with the values of own fields as strings, by name",
    ("links",): "an array of objects with `url`, `title` and `media_type`",
    ("expired",): "whether it is open and its `until` has passed",
}


def write(root: Path) -> dict[str, str]:
    text = (root / PATH).read_text(encoding="utf-8")
    text = filled(text, "number tokens", _tokens())
    return {PATH: filled(text, "fields of a task", _fields())}


def _tokens() -> str:
    rows = [(f"`{each.word}:{_example(each)}`", each.help or each.doc) for each in NUMBERS]
    return table(("token", "meaning"), [*rows])


def _example(each: Property) -> str:
    assert isinstance(each.kind, kinds.Number)
    return {"s": "1h30m", "millionths": "87.50"}.get(each.kind.unit, "3")


def _fields() -> str:
    rows: list[tuple[str, ...]] = [
        (", ".join(f"`{name}`" for name in names), what) for names, what in FIELDS.items()
    ]
    for each in fields_behind({name for names in FIELDS for name in names}):
        if not isinstance(each.kind, kinds.Number):
            raise ModelError(f"{PATH} does not say what {each.name} is in JSON")
        rows.append((f"`{each.name}`", "a number, or `null`"))
    return table(("of a task", ""), rows)
