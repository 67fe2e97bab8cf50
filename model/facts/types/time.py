# SPDX-License-Identifier: Apache-2.0
"""Local times and moments."""

from model.language import members as c
from model.language.types import Enumeration, Member, Struct, table

# fmt: off
TIME = (
    Struct("local_time", initialiser=True, doc="An instant as the calendar and the clock on the wall show it in the store's zone.", members=(
        Member("date", c.Date(), "yyyymmdd, 00010101 to 99991231"),
        Member("hour", c.Integer(type="int32_t"), "0 to 23"),
        Member("minute", c.Integer(type="int32_t"), "0 to 59"),
        Member("second", c.Integer(type="int32_t"), "0 to 59"),
        Member("millisecond", c.Integer(type="int32_t"), "0 to 999"),
        Member("utc_offset_s", c.Duration("s", "int32_t"), "east is positive; ignored in an input"),
    )),
    Struct("moment", initialiser=True, doc='What a text such as "next friday" means: a day or an instant.', members=(
        Member("kind", c.MomentKind(""), "TASKCORE_MOMENT_DATE or TASKCORE_MOMENT_DATE_TIME"),
        Member("date", c.MomentDate(""), "yyyymmdd, with TASKCORE_MOMENT_DATE"),
        Member("ms", c.MomentInstant(""), "milliseconds since 1970 UTC, with TASKCORE_MOMENT_DATE_TIME"),
    )),
    Enumeration("direction", "TOWARDS_", doc="Which way a period lies that does not say it itself, such as 7 days or December.", constants=table("""
        FUTURE 0 from today on: 7 days begin today, December is this one or the next
        PAST   1 up to today: 7 days end today, December is this one or the last, and the week, month, quarter or year that it is ends today
    """)),
    Struct("period_options", initialiser=True, doc="How a period is read.", members=(
        Member("direction", c.Code("direction"), "TASKCORE_TOWARDS_...", initial="TASKCORE_TOWARDS_FUTURE"),
        Member("week_start", c.Integer(type="int32_t"), "1 for Monday to 7 for Sunday, or TASKCORE_WEEK_START_LOCALE", initial="TASKCORE_WEEK_START_LOCALE"),
    )),
    Struct("period", initialiser=True, doc='The days that a text such as "next week" means.', members=(
        Member("first_date", c.Date(), "yyyymmdd"),
        Member("last_date", c.Date(), "yyyymmdd; the last day of it"),
        Member("end_date", c.Date(), "yyyymmdd; the day after the last one; 0 after the last day of time"),
        Member("reserved", c.Reserved()),
    )),
)
# fmt: on
