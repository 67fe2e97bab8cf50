"""model/writers/columns.py: which columns the rows of a list have for Arrow."""

from __future__ import annotations

import pytest

from model.language import members as c
from model.language.errors import ModelError
from model.language.interface import Interface
from model.language.types import Enumeration, Mask, Member, Section, Struct, table
from model.writers import columns

FIELDS = Mask("lamp_field", "LAMP_", constants=table("WATTS 3"))
MOMENTS = Enumeration("moment_kind", "MOMENT_", constants=table("NONE 0"))
LAMP = Struct(
    "lamp",
    "A lamp.",
    (
        Member("fields", c.Fields("lamp_field")),
        Member("id", c.ID("lamp")),
        Member("room_id", c.ID("room")),
        Member("name", c.Text()),
        Member("label", c.Text(optional=True)),
        Member("names", c.Texts("name_count")),
        Member("name_count", c.Count("names")),
        Member("due_kind", c.MomentKind("due")),
        Member("due_date", c.MomentDate("due")),
        Member("due_ms", c.MomentInstant("due")),
        Member("watts", c.Integer(type="int32_t"), bit="WATTS"),
        Member("is_lit", c.Flag()),
        Member("lit_ms", c.Instant(optional=True)),
        Member("burnt_s", c.Duration("s")),
        Member("power", c.Real()),
    ),
)


def source(struct: Struct = LAMP) -> str:
    return columns.source(Interface((Section("lamps", (FIELDS, MOMENTS, struct)),)), ["lamp"])


def test_each_member_is_a_column_of_what_it_means() -> None:
    assert source().endswith(
        """
static const arrow_column lamp_columns[] = {
  {"id", COLUMN_INT64, ABSENT_NEVER, AT(lamp, id), 0, 0},
  {"room_id", COLUMN_INT64, ABSENT_ZERO, AT(lamp, room_id), 0, 0},
  {"name", COLUMN_TEXT, ABSENT_NEVER, AT(lamp, name), 0, 0},
  {"label", COLUMN_TEXT, ABSENT_ZERO, AT(lamp, label), 0, 0},
  {"names", COLUMN_TEXTS, ABSENT_NEVER, AT(lamp, names), AT(lamp, name_count), 0},
  {"due_date", COLUMN_DATE, ABSENT_UNLESS, AT(lamp, due_date), AT(lamp, due_kind), TASKCORE_MOMENT_DATE},
  {"due", COLUMN_INSTANT, ABSENT_UNLESS, AT(lamp, due_ms), AT(lamp, due_kind), TASKCORE_MOMENT_DATE_TIME},
  {"watts", COLUMN_INT32, ABSENT_FIELD, AT(lamp, watts), AT(lamp, fields), 3},
  {"is_lit", COLUMN_BOOL, ABSENT_NEVER, AT(lamp, is_lit), 0, 0},
  {"lit", COLUMN_INSTANT, ABSENT_ZERO, AT(lamp, lit_ms), 0, 0},
  {"burnt", COLUMN_SECONDS, ABSENT_NEVER, AT(lamp, burnt_s), 0, 0},
  {"power", COLUMN_DOUBLE, ABSENT_NEVER, AT(lamp, power), 0, 0},
};

int32_t columns_of_lamp(const taskcore_lamp *rows, size_t count, void *stream) {
  return arrow_stream(rows, count, sizeof *rows, lamp_columns,
                      sizeof lamp_columns / sizeof *lamp_columns, stream);
}
"""
    )


def test_the_header_declares_a_function_for_each_kind_of_row() -> None:
    declared = "\nint32_t columns_of_lamp(const taskcore_lamp *rows, size_t count, void *stream);\n"
    assert declared in columns.header(["lamp"])


def test_what_has_no_column_is_an_error() -> None:
    odd = Struct("lamp", "A lamp.", (Member("age_days", c.Duration("days")),))
    with pytest.raises(ModelError, match="Arrow has no column for lamp.age_days"):
        source(odd)
