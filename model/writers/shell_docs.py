# SPDX-License-Identifier: Apache-2.0
"""The tables of docs/shell.md that say what there is of tasks: tokens of numbers, fields of JSON."""

from pathlib import Path

from model.facts.queries import NUMBERS
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.writers.documents import filled
from model.writers.markdown import table
from model.writers.shell_records import fields_behind

PATH = "docs/shell.md"

# What the fields of a task are in JSON, in their order.
FIELDS = {
    ("id",): "a number; the one that commands take",
    ("uid",): "a text; the same on every device",
    ("title", "notes"): "texts; `notes` may be empty",
    ("project", "project_id"): "the name and the number of its project",
    ("tags",): "an array of texts, sorted",
    ("status",): "`open`, `completed`, `cancelled` or `deleted`",
    ("priority",): "`P0`, `P1`, `P2`, `P3` or `none`",
    ("favourite",): "`true` or `false`",
    ("due",): "a date, an instant or `null`",
    ("created", "modified"): "instants",
    ("completed", "deleted"): "instants or `null`",
    ("start",): "a date, an instant or `null`",
    ("slot",): "`morning` or `evening`",
    ("estimated_duration",): "in seconds, or `null`",
    ("url", "repeat_rule"): "texts or `null`",
    ("reminders",): "an array of texts, as `remind:` takes them",
    ("parent",): "the id of a task, or `null`",
    ("depends_on",): "an array of ids",
    (
        "subtasks",
        "subtasks_completed",
    ): "how many it has directly, and how many of these are completed",
    ("overdue", "hidden", "blocked", "blocking"): "`true` or `false`: what it is now",
    ("urgency",): "a number; 0 when it is not open",
    ("depth",): "in a tree, how many tasks of the list it is under",
    ("repeat_words",): "what `repeat_rule` says in English, or `null`",
    ("repeat_mode",): "`fixed`, `after completion` or `null`",
    ("zone",): "the zone in which it repeats, when not the store's, or `null`",
    ("occurrence",): "of what repeats, which one it stands for: a local time or `null`",
    ("excluded_dates", "added_dates"): "arrays of local times",
    ("series_uid",): "the `uid` of the task that it is a changed occurrence of, or `null`",
    ("started",): "since when it is in progress, or `null`; its status is `open`",
    ("cancelled",): "an instant or `null`",
    ("section",): "the `uid` of the section of its project that it is below, or `null`",
    ("planned",): "when it is meant to be done: a date, an instant or `null`",
    ("until",): "after which it is pointless: a date, an instant or `null`",
    ("field_values",): "an object: values of own fields as texts, by their names",
    ("links",): "an array of objects with `url`, `title` and `media_type`",
    ("expired",): "whether it is open, and `until` is over",
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
