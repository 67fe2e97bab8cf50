# SPDX-License-Identifier: Apache-2.0
"""What each version of the store changes of the one before it.

The first version is Sources/Storage/Store/Schema.swift. A line is appended for each change, and never
edited once it is released.
"""

from model.language.migration import Column, Index, Migration, Recomputed, Renamed, Statements

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

# After when tasks are pointless. What is asked for is which open ones are.
_UNTIL = Migration(
    (
        Column("task", "until_date INTEGER"),
        Column("task", "until_ms INTEGER"),
        Index("task_by_until_date", "task(status, until_date) WHERE until_date IS NOT NULL"),
        Index("task_by_until_ms", "task(status, until_ms) WHERE until_ms IS NOT NULL"),
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
INSERT INTO calendar(id, uid, name, name_key, colour, position, hidden, read_only, transparent) VALUES (1, 'default', 'Calendar', 'calendar', 0, 'a0', 0, 0, 0);
"""

_TIME_ENTRIES = """
-- Time that was spent on tasks, projects or nothing in particular.
CREATE TABLE time_entry(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  task_uid TEXT,
  project_uid TEXT,               -- of a task, the one that it was in then
  start_ms INTEGER NOT NULL,
  end_ms INTEGER,                 -- NULL: it is running
  note TEXT
);
CREATE INDEX time_entry_by_start ON time_entry(start_ms, end_ms, uid);
CREATE INDEX time_entry_by_task ON time_entry(task_uid, start_ms) WHERE task_uid IS NOT NULL;
CREATE INDEX time_entry_running ON time_entry(start_ms, uid) WHERE end_ms IS NULL;
"""

# Projects are a tree. A name is unique below its parent: `name_key` of a project that is below another one
# begins with the uid of that.
_PROJECT_TREE = (
    Column("project", "parent_uid TEXT"),
    Index("project_by_parent", "project(parent_uid) WHERE parent_uid IS NOT NULL"),
)

_SECTIONS = """
-- Headings within projects.
CREATE TABLE project_section(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  project_uid TEXT NOT NULL,
  position TEXT NOT NULL          -- in the manual order, compared as bytes
);
CREATE INDEX project_section_by_project ON project_section(project_uid, position, uid);
"""

# The log of what was removed long ago goes, when it is trimmed or a purge takes its rows; that it was removed
# stays. A record that is there again outvotes its tombstone.
_TOMBSTONES = """
CREATE TABLE tombstone(
  id INTEGER PRIMARY KEY,
  entity INTEGER NOT NULL,        -- as in the change log
  uid TEXT NOT NULL,
  hlc INTEGER NOT NULL            -- the clock of the step that removed it
);
CREATE UNIQUE INDEX tombstone_by_uid ON tombstone(uid, entity);
"""

_UNKNOWN_PROPERTIES = """
-- What files of other versions said and this one does not know.
CREATE TABLE unknown_property(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  section TEXT,                   -- the array of the file; NULL: the file itself
  item_uid TEXT,
  name TEXT,                      -- NULL: the whole object
  value TEXT NOT NULL             -- JSON
);
CREATE INDEX unknown_property_by_item ON unknown_property(item_uid) WHERE item_uid IS NOT NULL;
"""

# Orders are the same on every device: ties go by when a record was created, and then by its uid. The indexes that
# give an order have these, for to sort a full list takes several times as long.
_ORDERS = (
    Index("task_by_status", "task(status, created_ms, uid)"),
    Index("task_by_project", "task(project_id, status, created_ms, uid)"),
    Index("task_favourite", "task(favourite, status, created_ms, uid) WHERE favourite = 1"),
    Index("task_evening", "task(slot, status, created_ms, uid) WHERE slot = 1"),
    Index(
        "task_without_due",
        "task(status, slot, created_ms, uid) WHERE due_date IS NULL AND due_ms IS NULL",
    ),
    Index("task_by_parent", "task(parent_id, status, created_ms, uid) WHERE parent_id IS NOT NULL"),
    Index("task_by_position", "task(position, uid)"),
    Index("task_by_place", "task(project_id, position, uid) WHERE parent_id IS NULL"),
    Index("task_by_parent_place", "task(parent_id, position, uid) WHERE parent_id IS NOT NULL"),
    Index("task_by_due_date", "task(status, due_date, uid) WHERE due_date IS NOT NULL"),
    Index("task_by_due_ms", "task(status, due_ms, uid) WHERE due_ms IS NOT NULL"),
    Index("event_by_start", "event(start_ms, uid)"),
    Index("focus_session_by_start", "focus_session(started_ms, uid)"),
    Index("invoice_draft", "invoice(created_ms, uid) WHERE stage = 1"),
    Index("invoice_by_issue_date", "invoice(issue_date, sequence, uid) WHERE stage <> 1"),
    Index("invoice_by_client", "invoice(client_uid, issue_date, sequence, uid)"),
    Index(
        "invoice_open",
        """invoice(issue_date, sequence, uid)
  WHERE stage = 2 AND due_minor > paid_minor + credited_minor""",
    ),
    Index("invoice_void", "invoice(issue_date, sequence, uid) WHERE stage = 3"),
    Index("invoice_line_by_invoice", "invoice_line(invoice_uid, position, uid)"),
    Index("invoice_adjustment_by_invoice", "invoice_adjustment(invoice_uid, position, uid)"),
    Index("payment_by_invoice", "payment(invoice_uid, date, uid)"),
    Index("payment_by_date", "payment(date, uid)"),
    Index("email_by_invoice", "email(invoice_uid, created_ms, uid)"),
    Index("email_by_created", "email(created_ms, uid)"),
)

_FIELDS = """
-- Own fields of tasks and events.
CREATE TABLE field(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,         -- without case and accents
  label TEXT,
  kind INTEGER NOT NULL,          -- 1: text, 2: number, 3: date, 4: duration, 5: choice
  item_kind INTEGER NOT NULL,     -- 1: of tasks, 5: of events
  choices TEXT,                   -- joined by U+001F
  position TEXT NOT NULL          -- in the manual order, compared as bytes
);
CREATE UNIQUE INDEX field_by_name ON field(name_key);
CREATE INDEX field_by_position ON field(position, uid);
"""

# What an hour costs, and whom projects are for.
_RATES = Migration(
    (
        Column("project", "client_uid TEXT"),
        Index("project_by_client", "project(client_uid) WHERE client_uid IS NOT NULL"),
        *(
            Column(table, "hourly_rate_millionths INTEGER")
            for table in ("project", "client", "task", "time_entry")
        ),
    )
)

# What events belong to, and which of them have tags.
_EVENTS_OF_PROJECTS = Migration(
    (
        Column("event", "project_uid TEXT"),
        Column("event", "tags TEXT"),
        Index("event_by_project", "event(project_uid) WHERE project_uid IS NOT NULL"),
        Index("event_tagged", "event(id) WHERE tags IS NOT NULL"),
    )
)

_SKIPPED_OCCURRENCES = """
-- Occurrences of tasks that repeat which were skipped or cancelled.
CREATE TABLE skipped_occurrence(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  task_uid TEXT NOT NULL,
  occurrence TEXT,
  skipped_ms INTEGER NOT NULL
);
CREATE INDEX skipped_occurrence_by_task ON skipped_occurrence(task_uid, occurrence);
"""

_TEMPLATES = """
-- From which tasks and projects are made.
CREATE TABLE template(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,         -- without case and accents
  content TEXT,                   -- lines, as docs/templates.md has them
  created_ms INTEGER NOT NULL,
  modified_ms INTEGER NOT NULL
);
CREATE UNIQUE INDEX template_by_name ON template(name_key);
"""
# By which zone an alert of a floating time was said.
_FLOATING = Migration((Column("alert", "zone TEXT"),))


# Two devices can give one name, or one number. Of the projects, filters and calendars of one name, the others are
# aliases of the one that has it; of the invoices of one number, the others are twins of it. Merging marks them, and
# what is not marked has its name or number alone. A constraint of a column cannot be taken off: the tables of
# projects and filters are made anew, with their columns in the order in which they were.
def _rebuilt(table: str, columns: str) -> Statements:
    return Statements(f"""
CREATE TABLE new_{table}(
{columns.strip(chr(10))}
);
INSERT INTO new_{table} SELECT * FROM {table};
DELETE FROM sqlite_sequence WHERE name = 'new_{table}';
INSERT INTO sqlite_sequence(name, seq) SELECT 'new_{table}', seq FROM sqlite_sequence WHERE name = '{table}';
DROP TABLE {table};
ALTER TABLE new_{table} RENAME TO {table};
CREATE UNIQUE INDEX {table}_by_name ON {table}(name_key) WHERE alias_uid IS NULL;
CREATE INDEX {table}_alias ON {table}(alias_uid) WHERE alias_uid IS NOT NULL;
""")


# Which replica may issue in a series of numbers, once the store is synced.
_NUMBER_SERIES = """
CREATE TABLE number_series(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  owner TEXT NOT NULL             -- the uid of a replica
);
"""

_ALIASES = Migration(
    (
        Column("project", "alias_uid TEXT"),
        Column("filter", "alias_uid TEXT"),
        Column("calendar", "alias_uid TEXT"),
        _rebuilt(
            "project",
            """
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,         -- without case and accents, after the uid of the parent
  description TEXT,
  colour INTEGER NOT NULL,        -- a token: 0 is black
  icon TEXT,
  position TEXT NOT NULL,         -- in the manual order, compared as bytes
  created_ms INTEGER NOT NULL,
  archived_ms INTEGER,
  parent_uid TEXT,
  client_uid TEXT,
  hourly_rate_millionths INTEGER,
  alias_uid TEXT                  -- the project that has its name; NULL: it has it itself
""",
        ),
        Index("project_by_position", "project(position)"),
        Index("project_by_archived", "project(archived_ms) WHERE archived_ms IS NOT NULL"),
        Index("project_by_parent", "project(parent_uid) WHERE parent_uid IS NOT NULL"),
        Index("project_by_client", "project(client_uid) WHERE client_uid IS NOT NULL"),
        _rebuilt(
            "filter",
            """
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,         -- without case and accents
  query TEXT NOT NULL,
  colour INTEGER NOT NULL,        -- a token: 0 is black
  position TEXT NOT NULL,         -- in the manual order, compared as bytes
  created_ms INTEGER NOT NULL,
  alias_uid TEXT                  -- the filter that has its name; NULL: it has it itself
""",
        ),
        Index("calendar_by_name", "calendar(name_key) WHERE alias_uid IS NULL", unique=True),
        Index("calendar_alias", "calendar(alias_uid) WHERE alias_uid IS NOT NULL"),
        Column("invoice", "twin_uid TEXT"),
        Index(
            "invoice_by_number",
            "invoice(number) WHERE number IS NOT NULL AND twin_uid IS NULL",
            unique=True,
        ),
        Index(
            "invoice_by_sequence",
            "invoice(series, series_year, sequence) WHERE sequence IS NOT NULL",
        ),
        Index(
            "invoice_sequence_once",
            """invoice(series, series_year, sequence)
  WHERE sequence IS NOT NULL AND twin_uid IS NULL""",
            unique=True,
        ),
        Index("invoice_twin", "invoice(twin_uid) WHERE twin_uid IS NOT NULL"),
        Statements(_NUMBER_SERIES),
    )
)

# What is merged of several devices. A state has all values of a record's properties, with the steps that wrote
# them; the records' own tables show what follows from them.
_SYNC = """
CREATE TABLE sync_replica(
  id INTEGER PRIMARY KEY,
  uid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  seq INTEGER NOT NULL,           -- the last of its steps that is in the states
  head INTEGER NOT NULL,          -- the number of the last one that was read; 0: none
  seen TEXT NOT NULL,             -- which steps it has seen itself: "uid seq uid seq"
  seen_ms INTEGER,                -- when it was heard of last
  retired_ms INTEGER
);
CREATE TABLE sync_record(
  id INTEGER PRIMARY KEY,
  entity INTEGER NOT NULL,        -- as in the change log
  uid TEXT NOT NULL,
  state BLOB,                     -- NULL: purged
  waits INTEGER NOT NULL,         -- 1: for other records, 2: for a newer version, to be shown as it is
  conflicts INTEGER NOT NULL      -- how many there are
);
CREATE UNIQUE INDEX sync_record_by_uid ON sync_record(uid, entity);
CREATE INDEX sync_record_waiting ON sync_record(waits) WHERE waits <> 0;
CREATE INDEX sync_record_with_conflicts ON sync_record(id) WHERE conflicts > 0;
CREATE TABLE sync_reference(
  record_id INTEGER NOT NULL REFERENCES sync_record(id) ON DELETE CASCADE,
  property TEXT NOT NULL,
  target TEXT NOT NULL,           -- a uid
  hlc INTEGER NOT NULL,
  replica TEXT NOT NULL,
  PRIMARY KEY (record_id, property, target)
) WITHOUT ROWID;
CREATE INDEX sync_reference_by_target ON sync_reference(target);
CREATE TABLE sync_remote(
  id INTEGER PRIMARY KEY,
  kind INTEGER NOT NULL,          -- 1: a folder
  path TEXT NOT NULL UNIQUE,
  sent INTEGER NOT NULL,          -- the last step of this replica that is there
  snapshot INTEGER NOT NULL,      -- the number of the last one that is there; 0: none
  head INTEGER NOT NULL,          -- likewise
  seen TEXT NOT NULL,             -- what that says
  run_ms INTEGER                  -- when a run came to its end last
);
CREATE TABLE sync_keys(
  id INTEGER PRIMARY KEY,         -- 1
  ring BLOB NOT NULL              -- what opens and seals the files of sync
);
CREATE TABLE sync_outbox(
  seq INTEGER PRIMARY KEY,        -- of a step of this replica that was not sent yet
  body BLOB NOT NULL
);
"""

_LEASES = """
CREATE TABLE sync_lease(
  uid TEXT PRIMARY KEY,           -- of the lease, as the states of a number series have it
  owner TEXT NOT NULL,            -- as the hub said last: the replica that may issue
  epoch INTEGER NOT NULL,         -- how often it was taken
  after_replica TEXT NOT NULL,    -- whoever issues needs this replica's steps
  after_seq INTEGER NOT NULL      -- up to this one
) WITHOUT ROWID;
"""

_ACCOUNTS = """
CREATE TABLE account(
  id INTEGER PRIMARY KEY,
  kind INTEGER NOT NULL,          -- 1: CalDAV, 2: Google
  address TEXT NOT NULL UNIQUE,   -- with the name of the user: https://anna@example.org/
  name TEXT NOT NULL,             -- for people
  netrc_path TEXT,                -- a file with its password; NULL: whoever runs it is asked
  ca_path TEXT,                   -- certificates that are trusted instead of the system's
  run_ms INTEGER                  -- when a run came to its end last
);
CREATE TABLE account_collection(
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  href TEXT NOT NULL,             -- by which the server knows it
  name TEXT NOT NULL,             -- as the server has it
  contents INTEGER NOT NULL,      -- 1: tasks, 2: events, 3: both
  colour TEXT,                    -- "#RRGGBB"
  flags INTEGER NOT NULL,         -- 1: read only, 2: tells what changed since a token, 4: not there any more
  is_chosen INTEGER NOT NULL,     -- whether it is synced
  is_accepted INTEGER NOT NULL,   -- whether somebody agreed to what the first run does
  invites INTEGER NOT NULL,       -- whether the server may write to attendees
  project_uid TEXT,               -- whose tasks are in it
  calendar_uid TEXT,              -- whose events are in it
  token TEXT,                     -- of the listing that was worked off last
  change_id INTEGER NOT NULL,     -- the last row of the change log that was compared
  UNIQUE (account_id, href)
);
CREATE TABLE account_item(
  id INTEGER PRIMARY KEY,
  collection_id INTEGER NOT NULL REFERENCES account_collection(id) ON DELETE CASCADE,
  href TEXT NOT NULL,
  etag TEXT NOT NULL,
  uid TEXT NOT NULL,              -- of the task or event here; empty for what cannot be read
  remote_uid TEXT,                -- the one at the server, where it is another
  theirs TEXT NOT NULL,           -- what the server had when both agreed last
  ours TEXT,                      -- what was here then, unless it was the same
  is_sent INTEGER NOT NULL,       -- whether it was put there since the collection was listed
  UNIQUE (collection_id, href)
);
CREATE INDEX account_item_by_uid ON account_item(uid);
"""

# Some servers name what is put there by themselves: what is about to be put is noted before, so that it is known again when
# nobody could keep the answer.
_INTENTIONS = """
CREATE TABLE account_intention(
  collection_id INTEGER NOT NULL REFERENCES account_collection(id) ON DELETE CASCADE,
  uid TEXT NOT NULL,              -- of the task here
  sent TEXT NOT NULL,             -- what the server gets
  ours TEXT NOT NULL,             -- what was here then
  PRIMARY KEY (collection_id, uid)
) WITHOUT ROWID;
"""

_RECURRING_INVOICES = """
-- Invoices that are drafted again and again. What is drafted is the last column: a poll does not read its pages.
CREATE TABLE recurring_invoice(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  client_uid TEXT,
  repeat_rule TEXT,
  zone TEXT,
  start_date INTEGER,
  next_date INTEGER,              -- NULL: there is none any more
  period INTEGER NOT NULL,        -- 1: none, 2: the coming one, 3: the past one
  paused INTEGER NOT NULL,
  created_ms INTEGER NOT NULL,
  modified_ms INTEGER NOT NULL,
  content TEXT
);
CREATE INDEX recurring_invoice_by_next ON recurring_invoice(next_date)
WHERE paused = 0 AND next_date IS NOT NULL;
"""

_PAYMENT_REMINDERS = """
CREATE TABLE payment_reminder(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  invoice_uid TEXT NOT NULL,
  level INTEGER NOT NULL,
  date INTEGER,
  pay_by INTEGER,
  owed_minor INTEGER NOT NULL,
  fee_minor INTEGER NOT NULL,
  recovery_minor INTEGER NOT NULL,
  earlier_minor INTEGER NOT NULL,
  interest_minor INTEGER NOT NULL,
  interest_rows TEXT,             -- what the interest is made of, a line for each span of days
  text TEXT,
  sent_ms INTEGER,                -- NULL: not yet
  created_ms INTEGER NOT NULL
);
CREATE INDEX payment_reminder_by_invoice ON payment_reminder(invoice_uid, level, uid);
-- Rates of interest for late payment, as the user entered them.
CREATE TABLE penalty_rate(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  debtor INTEGER NOT NULL,        -- 1: business, 2: consumer
  currency TEXT NOT NULL,
  first_date INTEGER,
  last_date INTEGER,
  rate_basis_points INTEGER NOT NULL,
  notes TEXT,
  created_ms INTEGER NOT NULL
);
"""

_PURCHASES = """
-- Invoices of others, as they were received. The file is the last column: lists do not read its pages. A row of a
-- payment has another order than one of an invoice's, so that a recovery tells them apart.
CREATE TABLE purchase(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  number TEXT NOT NULL,
  type_code INTEGER NOT NULL,     -- UNTDID 1001
  issue_date INTEGER,
  due_date INTEGER,
  seller_name TEXT,
  seller_country TEXT,
  seller_vat_number TEXT,
  seller_siren TEXT,
  payee_name TEXT,
  iban TEXT,
  payment_reference TEXT,
  currency TEXT NOT NULL,
  net_minor INTEGER NOT NULL,
  vat_minor INTEGER NOT NULL,
  gross_minor INTEGER NOT NULL,
  prepaid_minor INTEGER NOT NULL,
  due_minor INTEGER NOT NULL,
  notes TEXT,
  created_ms INTEGER NOT NULL,
  modified_ms INTEGER NOT NULL,
  file_length INTEGER NOT NULL,   -- in bytes
  is_pdf INTEGER NOT NULL,        -- 1: a PDF file, 0: XML
  data TEXT                       -- the file, in base64
);
CREATE INDEX purchase_by_number ON purchase(number);
CREATE TABLE purchase_payment(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  purchase_uid TEXT NOT NULL,
  means TEXT,                     -- UNTDID 4461
  reference TEXT,
  date INTEGER,
  amount_minor INTEGER NOT NULL,
  created_ms INTEGER NOT NULL,
  notes TEXT
);
CREATE INDEX purchase_payment_by_purchase ON purchase_payment(purchase_uid, date, uid);
CREATE INDEX purchase_payment_by_date ON purchase_payment(date, uid);
"""

# Rates of VAT are thousandths of a percent. The rows of a breakdown are told apart by them, so that they pass by
# numbers that none has; the texts of breakdowns follow from the rows.
_VAT_RATES = Migration(
    (
        Renamed("invoice_line", "vat_rate_basis_points", "vat_rate_thousandths"),
        Renamed("invoice_adjustment", "vat_rate_basis_points", "vat_rate_thousandths"),
        Renamed("invoice_tax", "rate_basis_points", "rate_thousandths"),
        Statements("""
UPDATE invoice_line SET vat_rate_thousandths = 10 * vat_rate_thousandths
  WHERE typeof(vat_rate_thousandths) = 'integer' AND vat_rate_thousandths BETWEEN 0 AND 9999;
UPDATE invoice_adjustment SET vat_rate_thousandths = 10 * vat_rate_thousandths
  WHERE typeof(vat_rate_thousandths) = 'integer' AND vat_rate_thousandths BETWEEN 0 AND 9999;
UPDATE invoice_tax SET rate_thousandths = -10 * rate_thousandths
  WHERE typeof(rate_thousandths) = 'integer' AND rate_thousandths BETWEEN 1 AND 10000;
UPDATE invoice_tax SET rate_thousandths = -rate_thousandths WHERE rate_thousandths BETWEEN -100000 AND -1;
UPDATE change SET property = 'vat_rate_thousandths',
    old = CASE typeof(old) WHEN 'integer' THEN 10 * old ELSE old END,
    new = CASE typeof(new) WHEN 'integer' THEN 10 * new ELSE new END
  WHERE property = 'vat_rate_basis_points' AND entity IN (15, 16);
UPDATE invoice SET vat_breakdown = (
    SELECT group_concat(line, char(10)) FROM (
      SELECT CASE category WHEN 1 THEN 'S' WHEN 2 THEN 'Z' WHEN 3 THEN 'E' WHEN 4 THEN 'AE' WHEN 5 THEN 'K'
          WHEN 6 THEN 'G' WHEN 7 THEN 'O' WHEN 8 THEN 'L' ELSE 'M' END || ' '
        || rtrim(rtrim(printf('%d.%03d', rate_thousandths / 1000, rate_thousandths % 1000), '0'), '.')
        || '% ' || taxable_minor || ' ' || tax_minor AS line
      FROM invoice_tax WHERE invoice_id = invoice.id ORDER BY category, rate_thousandths DESC))
  WHERE vat_breakdown IS NOT NULL AND id IN (SELECT invoice_id FROM invoice_tax);
"""),
    )
)
_REFERENCES = """
-- The down payments that invoices deduct. A row has another order than one of an allowance, so that a recovery tells
-- them apart.
CREATE TABLE invoice_reference(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  invoice_uid TEXT NOT NULL,
  preceding_uid TEXT,
  position INTEGER NOT NULL,
  preceding_number TEXT,
  preceding_date INTEGER,
  vat_breakdown TEXT,             -- what is deducted, when issued
  is_prepaid INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX invoice_reference_by_invoice ON invoice_reference(invoice_uid, position, uid);
CREATE INDEX invoice_reference_by_preceding ON invoice_reference(preceding_uid);
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
    _UNTIL,
    Migration((Statements(_TIME_ENTRIES),)),
    Migration(
        (
            *_PROJECT_TREE,
            Statements(_SECTIONS),
            Column("task", "section_uid TEXT"),
            Index("task_by_section", "task(section_uid) WHERE section_uid IS NOT NULL"),
        )
    ),
    Migration((Statements(_TOMBSTONES),)),
    Migration((Statements(_UNKNOWN_PROPERTIES),)),
    Migration(_ORDERS),
    # Values are "uid U+001E value", joined by U+001F; few tasks and events have any.
    Migration(
        (
            Statements(_FIELDS),
            Column("task", "field_values TEXT"),
            Column("event", "field_values TEXT"),
            Index("task_by_field_values", "task(id) WHERE field_values IS NOT NULL"),
            Index("event_by_field_values", "event(id) WHERE field_values IS NOT NULL"),
        )
    ),
    # Links of tasks and events: address, title and media type of each, joined by U+001E, and the links by U+001F.
    Migration((Column("task", "links TEXT"), Column("event", "links TEXT"))),
    _RATES,
    _EVENTS_OF_PROJECTS,
    Migration(
        (
            Statements(_SKIPPED_OCCURRENCES),
            Index("task_by_series", "task(series_uid) WHERE series_uid IS NOT NULL"),
        )
    ),
    _FLOATING,
    Migration((Statements(_TEMPLATES),)),
    _ALIASES,
    # Of a value that this version does not know, what was read in its place, as JSON.
    Migration((Column("unknown_property", "stand_in TEXT"),)),
    # What was over before occurrences had marks of their own stays over.
    Migration(
        (
            Column("task", "repeat_floor TEXT"),
            Column("completion", "reopened INTEGER NOT NULL DEFAULT 0"),
            Statements(
                "UPDATE task SET repeat_floor = occurrence"
                " WHERE repeat_start IS NOT NULL AND occurrence IS NOT NULL"
                " AND occurrence <> repeat_start;"
            ),
        )
    ),
    # Rules that count from the completion had less to count with each; what is left of them stays.
    Migration((Column("task", "repeat_done INTEGER"),)),
    Migration((Statements(_SYNC),)),
    Migration((Statements(_LEASES),)),
    Migration((Statements(_ACCOUNTS),)),
    # The addresses by which events name the user, a line each, and whether the server writes to attendees by itself.
    Migration(
        (
            Column("account", "user_addresses TEXT NOT NULL DEFAULT ''"),
            Column("account", "schedules INTEGER NOT NULL DEFAULT 0"),
        )
    ),
    Migration((Statements(_INTENTIONS),)),
    # The hrefs of a collection whose server keeps an order, in that on which both agreed last, with lines between; behind a
    # first line "*" while the server is told it.
    Migration((Column("account_collection", "item_order TEXT"),)),
    # What the user answered to an invitation.
    Migration((Column("event", "participation INTEGER NOT NULL DEFAULT 0"),)),
    # A business, a private person or a public body.
    Migration(
        (
            Column("client", "kind INTEGER NOT NULL DEFAULT 1"),
            Column("invoice_party", "kind INTEGER NOT NULL DEFAULT 1"),
            *(
                Column(table, f"{name} TEXT")
                for table in ("client", "invoice_party")
                for name in ("supplies", "default_vat", "vat_scheme")
            ),
        )
    ),
    # How invoices look.
    Migration(tuple(Column(table, "page_template TEXT") for table in ("client", "invoice_party"))),
    Migration((Statements(_PURCHASES),)),
    _VAT_RATES,
    Migration((Statements(_REFERENCES),)),
    # Quotes, and what is made of them.
    Migration(
        (
            Column("invoice", "valid_until INTEGER"),
            Column("invoice", "answer INTEGER NOT NULL DEFAULT 0"),
            Column("invoice", "answer_date INTEGER"),
            Column("invoice", "quote_uid TEXT"),
            Column("invoice", "quote_number TEXT"),
            Index("invoice_by_quote", "invoice(quote_uid) WHERE quote_uid IS NOT NULL"),
            Index("invoice_quote", "invoice(issue_date, sequence, uid) WHERE kind = 5"),
            # Clients count their invoices without quotes.
            Index("invoice_by_client", "invoice(client_uid, issue_date, sequence, uid, kind)"),
        )
    ),
    Migration((Statements(_RECURRING_INVOICES), Statements(_PAYMENT_REMINDERS))),
    # By which rules invoices are written, when VAT is due, and where goods went.
    Migration(
        (
            *(
                Column(table, f"{name} TEXT")
                for table in ("client", "invoice_party")
                for name in ("invoice_profile", "vat_point")
            ),
            *(
                Column("invoice", f"{name} TEXT")
                for name in (
                    "vat_point",
                    "delivery_name",
                    "delivery_street",
                    "delivery_street_2",
                    "delivery_postal_code",
                    "delivery_city",
                    "delivery_region",
                    "delivery_country",
                )
            ),
        )
    ),
    # Whether prices include VAT.
    Migration(
        (
            Column("invoice", "has_gross_prices INTEGER NOT NULL DEFAULT 0"),
            *(Column(table, "prices TEXT") for table in ("client", "invoice_party")),
        )
    ),
)
