# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room alerts."""

from model.language.swift import Choice, Room, Row, Tag, Variant

ALERTS = Room(
    "Alerts/AlertTypes",
    "swift/alerts",
    (
        Row(
            "alert",
            "Alert",
            names={"item_id": "item"},
            types={"snooze_count": "Int64"},
            docs={
                "acknowledged_ms": "When it was acknowledged; nil when it was not.",
                "snoozed_until_ms": "Until when it is put off; nil when it is not.",
                "zone": "Of a time that floats, the IANA name of the zone by which it was said; else empty.",
            },
        ),
        Choice("alert_kind", "Alert.Kind"),
        Choice("reminded", "Reminded", form="number", doc="What has reminders by default."),
        Variant(
            "reminder",
            "Reminder",
            "When to remind of a task.",
            (
                Tag(
                    "at",
                    "In milliseconds since 1970 UTC.",
                    "TASKCORE_REMINDER_AT",
                    {"at_ms": ""},
                ),
                Tag(
                    "floating",
                    "The same by the clock wherever one is, at what it shows in the store's zone then.",
                    "TASKCORE_REMINDER_AT",
                    {"at_ms": ""},
                    "is_floating",
                ),
                Tag(
                    "start",
                    "So many seconds after the start; before it when negative.",
                    "TASKCORE_REMINDER_START",
                    {"offset_s": ""},
                ),
                Tag("due", "The same with the due.", "TASKCORE_REMINDER_DUE", {"offset_s": ""}),
            ),
            kind="kind",
            coded="key",
            coding='`{"due": -7200}`: instants in milliseconds since 1970 UTC, and seconds after start and due',
        ),
    ),
)
