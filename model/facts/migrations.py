# SPDX-License-Identifier: Apache-2.0
"""What each version of the store changes of the one before it.

The first version is Sources/Storage/Store/Schema.swift. A line is appended for each change, and never
edited once it is released.
"""

from model.language.migration import Column, Migration, Statements

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
    Migration((Statements(_COMMENTS),)),
    Migration(
        (
            Statements(_CALENDARS),
            Column("event", "calendar_uid TEXT"),
            Statements(
                "CREATE INDEX event_by_calendar ON event(calendar_uid) WHERE calendar_uid IS NOT NULL;"
            ),
        )
    ),
)
