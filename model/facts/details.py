# SPDX-License-Identifier: Apache-2.0
"""What the screen of one task shows, line by line."""

from model.facts.tasks import TASK
from model.language.errors import ModelError
from model.language.record import Property
from model.language.words import camel_case

# What follows from more than one property has its label here, as `case: label`.
_DERIVED = {"blocks": "Blocks", "uid": "UID"}
_BEGINNING = (
    *("title", "notes", "project", "section", "parent", "tag", "priority", "favourite", "slot"),
    *(
        "start",
        "planned",
        "due",
        "until",
        "estimated_duration",
        "hourly_rate",
        "url",
        "reminders",
        "repeat_rule",
    ),
)
_END = (
    "dependency",
    "blocks",
    "created",
    "modified",
    "started",
    "completed",
    "cancelled",
    "deleted",
    "uid",
)
# Parts of how a task repeats, which its rule in words says, and its place.
_LEFT_OUT = {
    *(
        "position",
        "repeat_mode",
        "repeat_start",
        "repeat_floor",
        "repeat_done",
        "excluded_dates",
        "added_dates",
    ),
    *("occurrence", "series", "zone", "kept"),
}
_CASES = {"tag": "tags", "dependency": "waitsFor"}

_NAMED = {*_BEGINNING, *_END, *_LEFT_OUT}
_OTHERS = tuple(each.name for each in TASK.properties if each.name not in _NAMED)


def _line(name: str) -> tuple[str, str, Property | None]:
    if name in _DERIVED:
        return name, _DERIVED[name], None
    each = TASK.property(name)
    if each.hidden:
        raise ModelError(f"the screen of a task shows {name}, which callers never see")
    return _CASES.get(name, camel_case(name)), each.label_text, each


# The case in Swift, the label, and the property.
DETAILS: tuple[tuple[str, str, Property | None], ...] = tuple(
    _line(name) for name in (*_BEGINNING, *_OTHERS, *_END)
)
