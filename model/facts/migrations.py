# SPDX-License-Identifier: Apache-2.0
"""What each version of the store changes of the one before it.

The first version is Sources/Storage/Store/Schema.swift. A line is appended for each change, and never
edited once it is released.
"""

from model.language.migration import Column, Index, Migration, Recomputed, Statements

# Tasks in progress, and cancelled ones.
_STATES = Migration(
    (
        Column("task", "started_ms INTEGER"),
        Column("task", "cancelled_ms INTEGER"),
        Column("purged_task", "cancelled_ms INTEGER"),
        # 1: open, 2: completed, 4: in the trash, 8: cancelled
        Recomputed(
            "task",
            "status",
            """INTEGER NOT NULL AS (
  CASE WHEN deleted_ms IS NOT NULL THEN 4
       WHEN completed_ms IS NOT NULL THEN 2
       WHEN cancelled_ms IS NOT NULL THEN 8
       ELSE 1 END) VIRTUAL""",
        ),
        Index("task_by_started", "task(started_ms) WHERE started_ms IS NOT NULL"),
        Index("task_by_cancelled", "task(cancelled_ms) WHERE cancelled_ms IS NOT NULL"),
        Index("purged_task_cancelled", "purged_task(uid) WHERE cancelled_ms IS NOT NULL"),
        # All that the figures of past days need, with when a task was cancelled.
        Index(
            "task_by_created",
            """task(
  created_ms, completed_ms, cancelled_ms, deleted_ms, due_date, due_ms, project_id, repeat_start)""",
        ),
        Index(
            "purged_task_by_created",
            """purged_task(
  created_ms, completed_ms, cancelled_ms, deleted_ms, due_date, due_ms, project_uid, repeats)""",
        ),
    )
)

_COMMENTS = """
-- Dated notes on tasks, events and invoices.
CREATE TABLE comment(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  item_kind INTEGER NOT NULL,     -- 1: task, 5: event, 14: invoice
  item_uid TEXT NOT NULL,
  text TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  modified_ms INTEGER             -- NULL: its text was never changed
);
CREATE INDEX comment_by_item ON comment(item_uid, created_ms, uid);
CREATE INDEX comment_by_created ON comment(created_ms, uid);
-- What comments that were removed were on.
CREATE INDEX change_by_item ON change(old) WHERE property = 'item_uid';
"""

# When tasks are meant to be done.
_PLANNED = Migration(
    (
        Column("task", "planned_date INTEGER"),
        Column("task", "planned_ms INTEGER"),
        Index("task_by_planned_date", "task(planned_date) WHERE planned_date IS NOT NULL"),
        Index("task_by_planned_ms", "task(planned_ms) WHERE planned_ms IS NOT NULL"),
    )
)

_CALENDARS = """
-- Lists of events.
CREATE TABLE calendar(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,         -- without case and accents
  colour INTEGER NOT NULL,        -- a token: 0 is black
  position TEXT NOT NULL,         -- in the manual order, compared as bytes
  hidden INTEGER NOT NULL,        -- 1: its events are not on the agenda
  read_only INTEGER NOT NULL,     -- 1: only an import changes its events
  transparent INTEGER NOT NULL    -- 1: its new events take no time
);
CREATE UNIQUE INDEX calendar_by_name ON calendar(name_key);
CREATE INDEX calendar_by_position ON calendar(position, uid);
-- All events that there were are in it: those that name no calendar.
INSERT INTO calendar VALUES (1, 'default', 'Calendar', 'calendar', 0, 'a0', 0, 0, 0);
"""

MIGRATIONS: tuple[Migration, ...] = (
    _STATES,
    Migration((Statements(_COMMENTS),)),
    _PLANNED,
    Migration(
        (
            Statements(_CALENDARS),
            Column("event", "calendar_uid TEXT"),
            Index("event_by_calendar", "event(calendar_uid) WHERE calendar_uid IS NOT NULL"),
        )
    ),
    # A step's hybrid logical clock: milliseconds * 65536 + counter. Those of old steps grow with their
    # ids: each is that of its time, or one more than the one before it.
    Migration(
        (
            Column("step", "hlc INTEGER"),
            Statements("""
WITH timed AS (
  SELECT id, row_number() OVER (ORDER BY id) AS number,
         min(max(at_ms, 0), 140737471578112) * 65536 AS clock
  FROM step
), clocked AS (
  SELECT id, number + max(clock - number) OVER (ORDER BY id) AS hlc FROM timed
)
UPDATE step SET hlc = clocked.hlc FROM clocked WHERE clocked.id = step.id;
"""),
        )
    ),
)
