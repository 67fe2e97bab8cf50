# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room alerts."""

from model.language.swift import Choice, Room, Row

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
    ),
)
