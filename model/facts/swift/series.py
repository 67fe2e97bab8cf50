# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room series."""

from model.language.swift import Choice, Computed, Extra, Field, Given, Input, Room, Row, Value

# fmt: off
SERIES = Room(
    "Series/SeriesTypes", "swift/series",
    (
        Choice("repeat_mode", "RepeatMode", form="number", is_named=True),
        Value(
            "RepeatRule", "How something comes again.",
            (
                Field("rule", "String", "As RFC 5545 writes it; empty for none."),
                Field(
                    "mode", "RepeatMode", "What the next occurrence is counted from.", "RepeatMode.fixed",
                    is_variable=True,
                ),
            ),
            makes="Takes a rule as RFC 5545 writes it.",
            computed=(
                Computed(
                    "none", "RepeatRule", 'RepeatRule(rule: "")', "The rule of what does not come again.", is_static=True,
                ),
                Computed(
                    "words(in store: Store? = nil) throws", "String",
                    "try Store.bytes { taskcore_repeat_words(store?.handle, rule, mode.code, &$0) }.string",
                    "`every 2 weeks on Monday and Thursday`, in the language of a store; in English without one.",
                ),
                Computed(
                    "text(in store: Store? = nil) throws", "String", 'rule.isEmpty ? "" : try words(in: store)',
                    "Its words, or nothing without a rule.",
                ),
            ),
        ),
        Choice("scope", "Scope", cases={"THIS_AND_LATER": "later"}),
        Row(
            "occurrence", "Occurrence", doc="One of the times at which a series takes place.",
            extras=(
                Extra(
                    "moment", "LocalMoment", "try LocalMoment(code: row.local)",
                    "A date, or what the clocks of its zone show; it names the occurrence in its series.",
                ),
                Extra("start", "Int64", "row.start_ms", "In milliseconds since 1970 UTC."),
            ),
            without=("kind",),
        ),
        Input(
            "repeat_spec", "OccurrenceQuery", doc="Which occurrences of a rule to list.",
            docs={
                "zone": "The IANA name of the zone of the rule; nil for the store's.",
                "excluded_dates": "Occurrences that are left out, as the C API lists them.",
                "added_dates": "Occurrences besides those of the rule, likewise.",
                "not_before": "The local time to begin with, as the C API writes it; nil for the start.",
                "is_start_included": "Whether the start is an occurrence, whatever the rule says.",
                "limit": "At most so many.",
            },
            names={
                "excluded_dates": "excluded", "added_dates": "added",
                "is_start_included": "includesStart",
            },
            given=(
                Given("rule", "RepeatRule", "The rule that it repeats by.", "input.rule = memory.copy(rule.rule)", ("rule",)),
                Given("start", "LocalMoment", "The first occurrence.", "input.start = memory.copy(start.code)", ("start",)),
            ),
        ),
        Row(
            "completion", "LoggedCompletion",
            doc="A task, or an occurrence of one that repeats, which was completed.",
            names={"task_id": "task", "project_id": "projectID", "task_uid": "taskUID"},
            types={"task_id": "Int64", "project_id": "Int64", "due_kind": "Moment"},
            docs={
                "uid": "Follows from the task's uid and the occurrence: the same on all devices.",
                "task_id": "The task; 0 when it is purged.",
                "task_uid": "The uid of the task, which stays when it is purged.",
                "completed_ms": "When it was completed, in milliseconds since 1970 UTC.",
                "project_id": "The task's project at that time; 0 when it is deleted.",
                "priority": "The task's priority at that time.",
                "due_kind": "The task's due at that time.",
                "tags": "The task's tags at that time.",
            },
            extras=(
                Extra(
                    "moment", "LocalMoment?", "LocalMoment(String(c: row.occurrence))",
                    "Which occurrence it was; nil of a task that does not repeat.",
                ),
                Extra("title", "String?", "title", "The task's title now; nil when it is purged."),
            ),
            parameters=(("title", "String?"),),
        ),
        Choice("occurrence_outcome", "PastOccurrence.Outcome"),
        Row(
            "past_occurrence", "PastOccurrence", doc="What became of an occurrence of a task that repeats.",
            docs={
                "outcome": "What became of it.",
                "completed_ms": "When it was completed, perhaps too late, in milliseconds since 1970 UTC; nil: never.",
            },
            extras=(
                Extra(
                    "moment", "LocalMoment", "try LocalMoment(code: row.local)",
                    "A date, or what the clocks of its zone show; it names the occurrence in its series.",
                ),
                Extra("start", "Int64", "row.start_ms", "In milliseconds since 1970 UTC."),
            ),
            without=("kind", "local"),
        ),
        Row(
            "series_streak", "SeriesStreak", doc="How many occurrences of a task were done one after the other.",
            names={
                "current_first_date": "currentFirst", "current_last_date": "currentLast",
                "longest_first_date": "longestFirst", "longest_last_date": "longestLast",
                "done_count": "done", "skipped_count": "skipped",
            },
            docs={
                "current": "The run that a missed occurrence would end; 0 for none.",
                "longest": "The earliest of the longest runs; 0 for none.",
                "current_first_date": "The date of the first occurrence of the current run.",
                "current_last_date": "The date of its last one.",
                "longest_first_date": "The date of the first occurrence of the longest run.",
                "longest_last_date": "The date of its last one.",
                "done_count": "How many occurrences were done in all.",
                "skipped_count": "How many were skipped or cancelled.",
            },
        ),
    ),
)
# fmt: on
