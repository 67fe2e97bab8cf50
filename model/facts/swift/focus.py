# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room focus."""

from model.language.swift import Choice, Computed, Extra, Input, Members, Room, Row

# fmt: off
FOCUS = Room(
    "Focus/FocusTypes", "swift/focus",
    (
        Choice("focus_kind", "FocusKind", form="number", is_named=True),
        Row(
            "focus_session", "FocusSession",
            names={"task_id": "task"},
            types={"task_id": "Int64", "round": "Int64"},
            docs={
                "task_id": "The task that it is for; 0 for none.",
                "length_ms": "How long it is to take, in milliseconds.",
                "elapsed_ms": "In milliseconds, without its pauses, and at most its length.",
                "remaining_ms": "How long it still takes, in milliseconds.",
                "started_ms": "When it was started, in milliseconds since 1970 UTC.",
                "kind": "Whether it is work or a break.",
                "state": "Whether it is under way, and how it ended.",
            },
            extras=(
                Extra(
                    "fraction", "Double", "Double(row.elapsed_millionths) / 1_000_000",
                    "How much of its length is over: 0 to 1.",
                ),
            ),
        ),
        Members("Store", (
            Computed(
                "focusRounds() throws", "Int64", "Int64(try focusSettings().rounds ?? 0)",
                "How many rounds there are up to a long break.",
            ),
            Computed(
                "focusSession(_ id: Int64, started: Int64) throws", "FocusSession?",
                "try focusSessions(in: started..<started + 1).first { $0.id == id }",
                "A session as it is now, also one that is over.",
            ),
        )),
        Choice("focus_state", "FocusSession.State", without=("IDLE",), unknown="FINISHED"),
        Row(
            "focus_total", "FocusTotal",
            names={"total_ms": "time", "session_count": "sessions"},
            docs={"total_ms": "How long was worked, in milliseconds, without pauses and breaks."},
        ),
        Choice("focus_grouping", "FocusTotal.Grouping"),
        Input(
            "focus_settings", "FocusSettings",
            doc="How long sessions and breaks are, and what follows them; as changes, only what is given.",
            names={
                "work_minutes": "work", "short_break_minutes": "shortBreak",
                "long_break_minutes": "longBreak", "is_auto_start": "startsByItself",
            },
            docs={
                "work_minutes": "How long work is, in minutes: 1 to 60.",
                "short_break_minutes": "How long a break is, in minutes: 1 to 60.",
                "long_break_minutes": "How long the break after all rounds is, in minutes: 1 to 60.",
                "rounds": "How many sessions there are up to a long break: 1 to 12.",
                "is_auto_start": "Whether a poll that ends a session starts its break, and after it the next one.",
            },
            is_read=True,
        ),
    ),
)
# fmt: on
