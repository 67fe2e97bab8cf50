# SPDX-License-Identifier: Apache-2.0
"""Local times and moments."""

from model.language import members as c
from model.language.types import Member, Struct

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
)
# fmt: on
