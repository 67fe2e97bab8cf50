# SPDX-License-Identifier: Apache-2.0
"""Repeat rules and completions."""

from model.language import members as c
from model.language.types import (
    Enumeration,
    Member,
    Struct,
    counted,
    page,
    range_bits,
    table,
    time_range,
)

# fmt: off
REPEAT_RULES = (
    Struct("repeat_spec", initialiser=True, doc="A rule to be expanded: RFC 5545, section 3.3.10.", members=(
        Member("rule", c.Text(), 'an RRULE such as "FREQ=DAILY"; "" for the added dates alone'),
        Member("start", c.Text(), 'DTSTART, a local time: "20261224T170000", or "20261224" for whole days'),
        Member("zone", c.Text(optional=True), "an IANA name; NULL or \"\" for the store's"),
        Member("excluded_dates", c.LocalTimes(optional=True), "EXDATE: local times with spaces between; NULL for none"),
        Member("added_dates", c.LocalTimes(), "RDATE, likewise"),
        Member("not_before", c.LocalTime(optional=True), "a local time to begin with; NULL: the start"),
        Member("limit", c.Integer(), "at most so many, up to 100,000; 0: these 100,000"),
        Member("is_start_included", c.Flag(), "1: the start is the first occurrence and counts for COUNT, whatever the rule gives, as it is for tasks and events"),
        Member("reserved", c.Reserved()),
    )),
    Struct("occurrence", doc="One occurrence of a rule. Its text lives in its list.", members=(
        Member("local", c.LocalTime(), '"20261224T170000" or "20261224"'),
        Member("kind", c.MomentKind("start"), "TASKCORE_MOMENT_DATE or TASKCORE_MOMENT_DATE_TIME"),
        Member("date", c.MomentDate("start"), "yyyymmdd, of the local time"),
        Member("start_ms", c.MomentInstant("start"), "milliseconds since 1970 UTC; of a date, when it begins in the zone"),
    )),
    Struct("task_scope_options", initialiser=True, doc="Which occurrences of a task that repeats are meant; without more, all of them.", members=(
        Member("scope", c.Code("scope"), "TASKCORE_SCOPE_...", initial="TASKCORE_SCOPE_ALL"),
        Member("reserved", c.Reserved()),
    )),
    range_bits("completion"),
    Struct("completion_query_options", initialiser=True, doc="What was completed to list.", members=(
        Member("fields", c.Fields("completion_query_field"), "TASKCORE_COMPLETION_QUERY_...: which bounds are given"),
        Member("task_id", c.ID("task"), "of this one alone, which may be in the trash; 0: of all"),
        *time_range(),
        *page(),
    )),
    Struct("completion", doc="A task, or an occurrence of one that repeats, as it was when it was completed. Its texts live in its list.", members=(
        Member("id", c.ID("completion")),
        Member("uid", c.Text(), "follows from the task's uid and the occurrence: the same on all devices"),
        Member("task_uid", c.Text()),
        Member("task_id", c.ID("task"), "0 when the task is purged"),
        Member("occurrence", c.LocalTime(), 'a local time, such as "20261224T170000"; "" of a task that does not repeat'),
        Member("completed_ms", c.Instant(), "milliseconds since 1970 UTC"),
        Member("project_id", c.ID("project"), "of the task at that time; 0 when it was deleted"),
        Member("priority", c.Code("priority"), "of the task at that time: TASKCORE_PRIORITY_..."),
        Member("due_kind", c.MomentKind("due"), "TASKCORE_MOMENT_...: when it was due"),
        Member("due_ms", c.MomentInstant("due"), "milliseconds since 1970 UTC, with TASKCORE_MOMENT_DATE_TIME"),
        Member("due_date", c.MomentDate("due"), "yyyymmdd, with TASKCORE_MOMENT_DATE"),
        Member("reserved", c.Reserved()),
        Member("points", c.Integer(), "what it scored, by the points of that time"),
        *counted(Member("tags", c.Texts("tag_count"), "of the task at that time")),
    )),
    Enumeration("occurrence_outcome", "OCCURRENCE_", doc="What became of an occurrence of a task that repeats.", constants=table("""
        DONE    1 it was completed on its day or before, or before the day of the next one
        SKIPPED 2 it was skipped or cancelled, and neither keeps nor breaks a streak
        MISSED  3 it was not completed, or later than that
    """)),
    Struct("series_history_query_options", initialiser=True, doc="Of which task to list what became of its occurrences.", members=(
        Member("task_id", c.ID("task"), "it repeats, or did; it may be in the trash"),
        *page("100,000"),
    )),
    Struct("past_occurrence", doc="What became of an occurrence of a task that repeats. Its text lives in its list.", members=(
        Member("local", c.LocalTime(), '"20261224T170000" or "20261224": which occurrence it is'),
        Member("kind", c.MomentKind("start"), "TASKCORE_MOMENT_DATE or TASKCORE_MOMENT_DATE_TIME"),
        Member("date", c.MomentDate("start"), "yyyymmdd, of the local time"),
        Member("start_ms", c.MomentInstant("start"), "milliseconds since 1970 UTC; of a date, when that day begins"),
        Member("outcome", c.Code("occurrence_outcome"), "TASKCORE_OCCURRENCE_..."),
        Member("reserved", c.Reserved()),
        Member("completed_ms", c.Instant(optional=True), "when it was completed, perhaps too late; 0: never"),
    )),
    Struct("series_streak", initialiser=True, doc="How many occurrences of a task were done one after the other. A run is given by the dates of its first and last occurrence, 0 for none.", members=(
        Member("current", c.Integer(), "the run that a missed occurrence would end; 0 for none"),
        Member("longest", c.Integer(), "the earliest of the longest runs; 0 for none"),
        Member("current_first_date", c.Date(optional=True), "yyyymmdd"),
        Member("current_last_date", c.Date(optional=True), "yyyymmdd"),
        Member("longest_first_date", c.Date(optional=True), "yyyymmdd"),
        Member("longest_last_date", c.Date(optional=True), "yyyymmdd"),
        Member("done_count", c.Integer(), "how many occurrences were done in all"),
        Member("skipped_count", c.Integer(), "how many were skipped or cancelled"),
    )),
)
# fmt: on
