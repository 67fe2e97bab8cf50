# SPDX-License-Identifier: Apache-2.0
"""Instants, dates, local times and periods: the library's numbers and texts, and Python's ``datetime`` and ``date``."""

from model.language.python_values import Alias, Value

# fmt: off
CONSTANTS: tuple[Alias, ...] = (
    Alias("EPOCH", "datetime(1970, 1, 1, tzinfo=timezone.utc)", "From when instants are counted."),
    Alias("MILLISECOND", "timedelta(milliseconds=1)", "What instants are counted in."),
    Alias("Period", 'tuple["date | None", "date | None"]', "The first and the last day of some time, one of which may be open."),
)

_LOCAL = "A local time is naive; this one has an offset."
_NO_DATE = (("isinstance(day, datetime) or not isinstance(day, date)", "{field} must be a date, not a {type(day).__name__}"),)

TIMES: tuple[Value, ...] = (
    Value("checked", "value: Any, kind: type, field: str", "Any", "The same, which is of a kind.", "value",
        wrong=(("not isinstance(value, kind)", "{field} must be a {kind.__name__}, not a {type(value).__name__}"),)),
    # Instants.
    Value("from_milliseconds", "milliseconds: int", "datetime", """The instant, in UTC.

>>> from_milliseconds(1_798_128_000_123)
datetime.datetime(2026, 12, 24, 16, 0, 0, 123000, tzinfo=datetime.timezone.utc)""", "EPOCH + milliseconds * MILLISECOND"),
    Value("to_milliseconds", "instant: datetime", "int", """The millisecond in which an aware instant lies, exactly.

>>> to_milliseconds(datetime(2026, 12, 24, 16, 0, 0, 123_999, tzinfo=timezone.utc))
1798128000123""", "(instant - EPOCH) // MILLISECOND"),
    Value("optional_milliseconds", "milliseconds: int", "datetime | None", "The instant, in UTC; None for 0, which is C's for none.", "from_milliseconds(milliseconds) if milliseconds else None"),
    Value("instant_or_never", "milliseconds: int", "datetime | None", "The instant, in UTC; None for what never comes.", "None if milliseconds == c.TASKCORE_NEVER else from_milliseconds(milliseconds)"),
    # Days.
    Value("from_packed", "packed: int", "date", "The date of a number such as 20261224.", "date(packed // 10_000, packed // 100 % 100, packed % 100)"),
    Value("to_packed", "day: date", "int", "The number of a date, such as 20261224.", "day.year * 10_000 + day.month * 100 + day.day"),
    Value("optional_packed", "packed: int", "date | None", "The date of a number; None for 0, which is C's for none.", "from_packed(packed) if packed else None"),
    Value("packed_day", "day: date, field: str", "int", "The number of a day, which is no datetime.", "to_packed(day)", wrong=_NO_DATE),
    Value("optional_packed_day", "day: date | None, field: str", "int | None", "The number of a day, if one is given.", "None if day is None else packed_day(day, field)"),
    Value("month_number", "month: date, field: str", "int", "The number of the month of a day.", "packed_day(month, field) // 100"),
    Value("packed_period", "period: Period | None, field: str", "tuple[int, int]", "Both days as C has them, 0 for none.", "optional_packed_day(period[0], field) or 0, optional_packed_day(period[1], field) or 0",
        cases=(("period is None", "0, 0"),)),
    Value("packed_preceding", "of: tuple[str, date] | None", "tuple[bytes, int]", "Number and issue date of an earlier invoice as C has them.", 'text(of[0], "preceding_number"), optional_packed_day(of[1], "preceding_date") or 0',
        cases=(("of is None", 'b"", 0'),)),
    # Moments, which are days or instants.
    Value("from_moment", "kind: int, packed: int, milliseconds: int", "date | datetime | None", "A due or a start of C's: a date, an instant or nothing.", "from_milliseconds(milliseconds) if kind == c.TASKCORE_MOMENT_DATE_TIME else None",
        cases=(("kind == c.TASKCORE_MOMENT_DATE", "from_packed(packed)"),)),
    Value("from_start", "kind: int, packed: int, milliseconds: int", "date | datetime", "A moment of C's that is always there: a date or an instant.", "from_milliseconds(milliseconds)",
        cases=(("kind == c.TASKCORE_MOMENT_DATE", "from_packed(packed)"),)),
    # What clocks show.
    Value("naive", "local: datetime, field: str", "datetime", "The same time, which is one of clocks.", "local", refused=(("local.utcoffset() is not None", _LOCAL),)),
    Value("to_local_text", "when: date | datetime, field: str", "str", """A local time as C writes it.

>>> to_local_text(datetime(2026, 12, 24, 17), "start")
'20261224T170000'""", 'f"{to_packed(when):08}T{when:%H%M%S}"',
        wrong=(("not isinstance(when, date)", "{field} must be a date or a naive datetime, not {type(when).__name__}"),),
        refused=(
            ("isinstance(when, datetime) and when.utcoffset() is not None", _LOCAL),
            ("isinstance(when, datetime) and when.microsecond", "A local time has whole seconds."),
        ),
        cases=(("not isinstance(when, datetime)", 'f"{to_packed(when):08}"'),)),
    Value("from_local_text", "written: str", "date | datetime", "The local time that C writes so: a date, or a naive datetime.", "datetime.combine(from_packed(int(written[:8])), time(int(written[9:11]), int(written[11:13]), int(written[13:15])))",
        cases=(("len(written) == 8", "from_packed(int(written))"),)),
    Value("optional_local", "written: bytes | None", "date | datetime | None", "The local time of a C text; None for an empty one.", "from_local_text(written.decode()) if written else None"),
    Value("to_local_texts", "several: Iterable[date | datetime], field: str", "str", "Local times as C writes them, with spaces between.", '" ".join([to_local_text(each, field) for each in several])'),
    Value("from_local_texts", "written: bytes | None", "tuple[date | datetime, ...]", "The local times of a C text with spaces between.", "tuple([from_local_text(each) for each in written.decode().split()]) if written else ()"),
    Value("shown", "local: c.taskcore_local_time", "datetime", "What clocks show, without their offset.", "datetime.combine(from_packed(local.date), time(local.hour, local.minute, local.second, local.millisecond * 1000))"),
    Value("zoned", "local: c.taskcore_local_time", "datetime", "What clocks show, with their offset from UTC.", "shown(local).replace(tzinfo=timezone(timedelta(seconds=local.utc_offset_s)))"),
    Value("minute_of_day", "at: time, field: str", "int", "How many minutes after midnight a time is.", "at.hour * 60 + at.minute",
        wrong=(("not isinstance(at, time)", "at must be a time, not a {type(at).__name__}"),),
        refused=(("at.second or at.microsecond or at.utcoffset() is not None", "A day begins at a naive time of whole minutes."),)),
    # Hours of work.
    Value("second_of_day", "clock: time, field: str", "int", "How many seconds after midnight a time is.", "clock.hour * 3_600 + clock.minute * 60 + clock.second",
        wrong=(("not isinstance(clock, time)", "{field} must be two times, not {type(clock).__name__}"),),
        refused=(("clock.tzinfo is not None", "Hours of work are naive times; zone says where."),)),
    Value("working_hours", "hours: tuple[time, time]", "tuple[int, int]", "When work begins and ends, in seconds of the day; midnight is the end of a day.", 'second_of_day(hours[0], "hours"), second_of_day(hours[1], "hours") or 86_400'),
    Value("weekday_bit", "weekday: int, field: str", "int", "The bit of a day.", "1 << (index(weekday) - 1)",
        refused=(("not 1 <= index(weekday) <= 7", "{index(weekday)} is no day of the week: 1 for Monday to 7 for Sunday are."),)),
    Value("weekday_bits", "weekdays: Iterable[int], field: str", "int", "A bit for each of the days.", "reduce(or_, [weekday_bit(each, field) for each in weekdays], 0)"),
    # Texts, one or several.
    Value("some_texts", "value: str | Iterable[str], field: str", "Any", "One text, or several.", "texts((value,) if isinstance(value, str) else value, field)"),
)
# fmt: on
