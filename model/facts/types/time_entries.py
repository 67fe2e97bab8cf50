# SPDX-License-Identifier: Apache-2.0
"""Time entries."""

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
TIME_ENTRIES = (
    Mask("time_entry_field", "TIME_ENTRY_", doc="The properties of a time entry, as bits of a `fields` mask.", constants=numbered("TASK PROJECT START END NOTE HOURLY_RATE")),
    Struct("time_entry_input", initialiser=True, doc="What a time entry is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("time_entry_field"), "which of the members below are given: TASKCORE_TIME_ENTRY_..."),
        Member("task_id", c.ID("task"), "the task that it was spent on; 0 for none", bit="TASK"),
        Member("project_id", c.ID("project"), "the project, or 0 for none; without it, that of the task", bit="PROJECT"),
        Member("start_ms", c.Instant(), "when it began, in milliseconds since 1970 UTC, years 1 to 9999", bit="START"),
        Member("end_ms", c.Instant(), "when it ended: not before the start, and at most 366 days after it", bit="END"),
        Member("note", c.Text(), 'at most 1,000 characters in one line; "" for none', bit="NOTE"),
        Member("hourly_rate_millionths", c.Integer("millionths", optional=True), "what an hour of it costs: 1 to 10^15; 0: none of its own", bit="HOURLY_RATE", since="0.1.0"),
    )),
    Struct("time_entry", doc="A time entry, or a focus session, which is one with a length. Its texts live in its list.", members=(
        *identity("time_entry"),
        Member("entity", c.Code("entity"), "TASKCORE_ENTITY_TIME_ENTRY, or TASKCORE_ENTITY_FOCUS_SESSION, whose id and uid it then has"),
        Member("is_running", c.Flag(), "1: it has no end yet"),
        Member("task_id", c.ID("task"), "0 for none, and for one that was purged"),
        Member("title", c.Text(), 'of the task; "" for none'),
        Member("project_id", c.ID("project"), "0 for none, and for one that was deleted"),
        Member("project", c.Text(), 'its path, which is its name unless it is below others; "" for none'),
        Member("start_ms", c.Instant(), "when it began"),
        Member("end_ms", c.Instant(optional=True), "when it ended; 0 while it is running"),
        Member("duration_ms", c.Duration("ms"), "up to now while it is running; of a focus session without its pauses"),
        Member("note", c.Text(), '"" for none'),
        Member("is_overlapping", c.Flag(), "1: another one was running at the same time"),
        Member("reserved", c.Reserved()),
        Member("hourly_rate_millionths", c.Integer("millionths", optional=True), "its own rate; 0: none", since="0.1.0"),
        Member("client_id", c.ID("client"), "the client that its project is for; 0 for none", since="0.1.0"),
        Member("rate_millionths", c.Integer("millionths", optional=True), "what an hour of it costs: its own rate, else that of the task, of the project or of the nearest above that has one, or of the client; 0: none says it", since="0.1.0"),
    )),
    Enumeration("idle_choice", "IDLE_", doc="What becomes of idle time.", constants=table("""
        KEEP    1 it counts as what the timer runs for
        DISCARD 2 it is in no entry
        SPLIT   3 it is an entry of its own
    """)),
    Mask("idle_time_field", "IDLE_TIME_", doc="What is said of the entry of idle time that is split off, as bits of `fields`.", constants=numbered("TASK PROJECT NOTE")),
    Struct("idle_time", initialiser=True, doc="For how long nobody was there while the timer ran, and what is to become of that time.", members=(
        Member("fields", c.Fields("idle_time_field"), "TASKCORE_IDLE_TIME_...: what an entry of its own is for, where that is not what the timer runs for"),
        Member("since_ms", c.Instant(), "since when: not before the timer was started, and not after now"),
        Member("choice", c.Code("idle_choice"), "TASKCORE_IDLE_...", initial="idle_choice.KEEP"),
        Member("is_stopped", c.Flag(), "1: the timer ends; 0: it goes on from now on"),
        Member("task_id", c.ID("task"), "0 for none; it brings its project along", bit="TASK"),
        Member("project_id", c.ID("project"), "0 for none", bit="PROJECT"),
        Member("note", c.Text(), 'at most 1,000 characters in one line; "" for none', bit="NOTE"),
    )),
    Mask("time_entry_query_field", "TIME_ENTRY_QUERY_", doc="The conditions of a query of time entries that are given, as bits of its `fields`.", constants=numbered("ENTITY TASK PROJECT RUNNING FROM BEFORE")),
    Struct("time_entry_query_options", initialiser=True, doc="Which time entries and focus sessions to list, the earliest first. All given conditions must hold. Breaks and cancelled focus sessions are in no list.", members=(
        Member("fields", c.Fields("time_entry_query_field"), "TASKCORE_TIME_ENTRY_QUERY_..."),
        Member("entity", c.Code("entity"), "TASKCORE_ENTITY_TIME_ENTRY or TASKCORE_ENTITY_FOCUS_SESSION alone", bit="ENTITY"),
        Member("is_running", c.Flag(), "1: those that are running, 0: those that ended", bit="RUNNING"),
        Member("task_id", c.ID("task"), "those of that task", bit="TASK"),
        Member("project_id", c.ID("project"), "those of that project", bit="PROJECT"),
        *time_range(),
        *page(),
    )),
    Enumeration("time_grouping", "TIME_BY_", doc="What time is added up by; an entry counts for each tag of its task.", constants=numbered("TASK PROJECT DAY TAG CLIENT", first=1)),
    range_bits("time_total"),
    Struct("time_total_query_options", initialiser=True, doc="What to add up of time entries and focus sessions.", members=(
        Member("fields", c.Fields("time_total_query_field"), "TASKCORE_TIME_TOTAL_QUERY_...: which bounds are given"),
        *time_range(),
        Member("grouping", c.Code("time_grouping"), "0: by task", initial="time_grouping.TASK"),
        Member("reserved", c.Reserved()),
        *page(),
    )),
    Struct("time_total", doc="How much time was spent on something. Its text lives in its list.", members=(
        Member("key", c.Integer(), "the id of a task, project or client, 0 for none; a day as yyyymmdd; 0 of a tag"),
        Member("label", c.Text(), "the task's title, the path of the project, the name of the client, the day or the tag"),
        Member("total_ms", c.Duration("ms"), "of entries, and of focus sessions without pauses and breaks"),
        Member("entry_count", c.Integer(), "how many of them there are"),
        Member("amount_minor", c.Integer("minor"), "what the time costs at its rates, in minor units of the currency; 0 without any rate", since="0.1.0"),
        Member("currency", c.Text(), 'ISO 4217: of the client, without one that of the profile; "" where there is no amount, or in several currencies', since="0.1.0"),
    )),
    Mask("time_entry_setting", "TIME_ENTRY_SETTINGS_", doc="The settings of time entries that are given, as bits of `fields`.", constants=numbered("TRACKING")),
    Struct("time_entry_settings", initialiser=True, doc="", members=(
        Member("fields", c.Fields("time_entry_setting"), "TASKCORE_TIME_ENTRY_SETTINGS_...: in an input, what to set; all when read"),
        Member("is_tracking", c.Flag(), "1: starting a task runs its time entry; 0 at first", bit="TRACKING"),
        Member("reserved", c.Reserved()),
    )),
)
# fmt: on
