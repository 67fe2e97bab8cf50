# SPDX-License-Identifier: Apache-2.0
"""Focus sessions."""

from model.language import members as c
from model.language.types import (
    Enumeration,
    Mask,
    Member,
    Struct,
    identity,
    numbered,
    page,
    range_bits,
    table,
    time_range,
)

# fmt: off
FOCUS_SESSIONS = (
    Enumeration("focus_kind", "FOCUS_KIND_", constants=numbered("WORK SHORT_BREAK LONG_BREAK", first=1)),
    Enumeration("focus_state", "FOCUS_STATE_", constants=table("""
        IDLE      0 there is none
        RUNNING   1
        PAUSED    2
        FINISHED  3
        CANCELLED 4
    """)),
    Struct("focus_start_options", initialiser=True, doc="What to start; without more, work on no task.", members=(
        Member("task_id", c.ID("task"), "an open one; 0 for none, as it is of a break"),
        Member("minutes", c.Duration("minutes", "int32_t"), "1 to 60; 0: as long as is set"),
        Member("kind", c.Code("focus_kind"), "0: work", initial="focus_kind.WORK"),
    )),
    Struct("focus_session", doc="A focus session or a break. Its texts live in its list.", members=(
        *identity("focus_session"),
        Member("kind", c.Code("focus_kind"), "TASKCORE_FOCUS_KIND_WORK, _SHORT_BREAK or _LONG_BREAK"),
        Member("state", c.Code("focus_state"), "TASKCORE_FOCUS_STATE_..."),
        Member("round", c.Integer(type="int32_t"), "which one since the last long break, from 1"),
        Member("elapsed_millionths", c.Integer("millionths", "int32_t"), "of its length: 0 to 1,000,000"),
        Member("task_id", c.ID("task"), "0 for none"),
        Member("title", c.Text(), 'of the task; "" for none'),
        Member("length_ms", c.Duration("ms"), "what was set: 1 to 60 whole minutes"),
        Member("elapsed_ms", c.Duration("ms"), "without its pauses, at most its length"),
        Member("remaining_ms", c.Duration("ms")),
        Member("started_ms", c.Instant()),
        Member("ends_ms", c.Instant(optional=True), "when it will be over if it goes on; 0 while it is paused"),
        Member("finished_ms", c.Instant(optional=True), "when it was finished or cancelled; else 0"),
        Member("label", c.Text(), 'such as "12:34" left'),
    )),
    range_bits("focus"),
    Struct("focus_query_options", initialiser=True, doc="Which focus sessions and breaks to list, by when they started.", members=(
        Member("fields", c.Fields("focus_query_field"), "TASKCORE_FOCUS_QUERY_...: which bounds are given"),
        *time_range(),
        *page(),
    )),
    Struct("focus_next", initialiser=True, doc="What comes after a focus session or a break.", members=(
        Member("kind", c.Code("focus_kind")),
        Member("minutes", c.Duration("minutes", "int32_t"), "how long that is set to be"),
        Member("round", c.Integer(type="int32_t"), "which one since the last long break, from 1"),
        Member("reserved", c.Reserved()),
    )),
    Mask("focus_setting", "FOCUS_SETTINGS_", doc="The settings of focus sessions that are given, as bits of `fields`.", constants=numbered("WORK SHORT_BREAK LONG_BREAK ROUNDS AUTO_START")),
    Struct("focus_settings", initialiser=True, doc="", members=(
        Member("fields", c.Fields("focus_setting"), "TASKCORE_FOCUS_SETTINGS_...: in an input, what to set; all when read"),
        Member("work_minutes", c.Duration("minutes", "int32_t"), "1 to 60; 25 at first", initial="25", bit="WORK"),
        Member("short_break_minutes", c.Duration("minutes", "int32_t"), "1 to 60; 5 at first", initial="5", bit="SHORT_BREAK"),
        Member("long_break_minutes", c.Duration("minutes", "int32_t"), "1 to 60; 15 at first", initial="15", bit="LONG_BREAK"),
        Member("rounds", c.Integer(type="int32_t"), "sessions up to a long break, 1 to 12; 4 at first", initial="4", bit="ROUNDS"),
        Member("is_auto_start", c.Flag(), "1: a poll that ends a session starts its break, and after it the next session; 0 at first", bit="AUTO_START"),
        Member("reserved", c.Reserved()),
    )),
    Enumeration("focus_grouping", "FOCUS_BY_", constants=numbered("TASK PROJECT DAY", first=1)),
    range_bits("focus_total"),
    Struct("focus_total_query_options", initialiser=True, doc="What to add up of focus sessions.", members=(
        Member("fields", c.Fields("focus_total_query_field"), "TASKCORE_FOCUS_TOTAL_QUERY_...: which bounds are given"),
        *time_range(),
        Member("grouping", c.Code("focus_grouping"), "0: by task", initial="focus_grouping.TASK"),
        Member("reserved", c.Reserved()),
        *page(),
    )),
    Struct("focus_total", doc="How much was worked on something. Its text lives in its list.", members=(
        Member("key", c.Integer(), "a task's or project's id, 0 for none, or a day as yyyymmdd"),
        Member("label", c.Text(), "the task's title, the project's path or the day"),
        Member("total_ms", c.Duration("ms"), "of work, without pauses and breaks"),
        Member("session_count", c.Integer(), "with any work in it"),
    )),
)
# fmt: on
