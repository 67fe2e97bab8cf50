# SPDX-License-Identifier: Apache-2.0
"""What each version of the store changes of the one before it.

The first version is Sources/Storage/Store/Schema.swift. A line is appended for each change, and never
edited once it is released.
"""

from model.language.migration import Migration, Statements

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

MIGRATIONS: tuple[Migration, ...] = (Migration((Statements(_COMMENTS),)),)
