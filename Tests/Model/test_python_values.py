# SPDX-License-Identifier: Apache-2.0
"""What the model writes of single values, of callbacks, of formats and of the columns of lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from model.facts.interface import INTERFACE
from model.facts.types.handles import HANDLES
from model.language.errors import ModelError
from model.language.python_callbacks import Told
from model.language.python_values import Value
from model.language.types import ListHandle
from model.writers.python import callbacks, formats, list_columns, values
from model.writers.python.text import PACKAGE


def test_a_value_is_checked_refused_and_made() -> None:
    seconds = Value(
        *("seconds", "duration: timedelta, field: str", "int", "Whole seconds."),
        made="duration // timedelta(seconds=1)",
        accepts="timedelta",
        refused=(("duration.microseconds", "A duration has whole seconds."),),
    )
    assert values.value_function(seconds) == (
        '''\
def seconds(duration: timedelta, field: str) -> int:
    """Whole seconds."""
    if not isinstance(duration, timedelta):
        raise TypeError(f"{field} must be a timedelta, not {type(duration).__name__}")
    if duration.microseconds:
        raise InvalidError("A duration has whole seconds.", field=field)
    return duration // timedelta(seconds=1)
'''
    )


def test_a_value_of_no_case_is_of_a_wrong_type() -> None:
    lamp = Value(
        *("lamp", "value: object", "int", "A lamp."),
        cases=(("value is None", "0"), ("isinstance(value, int)", "value")),
        otherwise="a lamp is a number, not {type(value).__name__}",
    )
    assert values.value_function(lamp).splitlines()[2:] == [
        "    if value is None:",
        "        return 0",
        "    if isinstance(value, int):",
        "        return value",
        '    raise TypeError(f"a lamp is a number, not {type(value).__name__}")',
    ]


def test_a_callback_is_told_in_pythons_values_and_its_answer_goes_to_c() -> None:
    clock = callbacks._function(Told("clock", "clock", "Callable[[], datetime]"))
    assert '        now_ms[0] = aware_milliseconds(clock(), "clock")\n' in clock
    assert "        return c.taskcore_clock_callback()\n" in clock
    known = (("total", "None if total < 0 else total"),)
    progress = callbacks._function(Told("progress", "progress", "Progress", given=known))
    assert "        progress(done, None if total < 0 else total)\n" in progress
    text = callbacks.write(Path())[f"{PACKAGE}/_generated/callbacks.py"]
    assert "            write(byte_array(data), len(data), sink)\n" in text
    assert '            tell(create_string_buffer(utf8(each, "name")), sink)\n' in text
    with pytest.raises(ModelError, match="C has no callback lamp"):
        callbacks._function(Told("lamp", "lamp", "Callable[[], None]"))


def test_a_class_that_programs_write_has_a_method_for_each_callback() -> None:
    text = callbacks.write(Path())[f"{PACKAGE}/sync/transport.py"]
    assert "class SyncTransport(ABC):\n" in text
    assert "    def put(self, name: str, data: bytes) -> None:\n" in text
    assert "    def get(self, name: str) -> bytes | None:\n" in text


def test_formats_have_the_names_of_c_unless_the_facts_have_others() -> None:
    text = formats.write(Path())[f"{PACKAGE}/_generated/formats.py"]
    assert '    "todo.txt": c.TASKCORE_FORMAT_TODO_TXT,\n' in text
    assert '    "google-tasks": c.TASKCORE_FORMAT_GOOGLE_TASKS,\n' in text
    assert "FOUND" not in text
    assert text.count("c.TASKCORE_FORMAT_") == len(INTERFACE.group("format").constants) - 1


def test_each_list_has_its_columns() -> None:
    text = list_columns.write(Path())[f"{PACKAGE}/_generated/columns.py"]
    for each in HANDLES:
        if isinstance(each, ListHandle):
            assert text.count(f"    c.taskcore_{each.row}: (\n") == 1
    assert '        ("tags", "texts", "tag_count"),\n' in text
    assert '        ("depends_on", "ids", "depends_on_count"),\n' in text
    assert "tag_count" not in [
        line.split('"')[1] for line in text.splitlines() if line[8:10] == '("'
    ]
    assert "reminders" not in text and "struct_size" not in text and "reserved" not in text
