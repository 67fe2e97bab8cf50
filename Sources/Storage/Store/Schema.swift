import Domain

/// The tables of a store, as numbered migrations: number n turns a store of version n - 1 into one
/// of version n. A migration is never edited once it is released; the model has all but the first.
enum Schema {
  /// "Task" in ASCII; it marks the file as ours.
  static let applicationID: Int32 = 0x5461_736B

  static let migrations = [first] + laterMigrations

  /// What the migrations add to a new store, as statements of a line each.
  static let firstRows: [String] =
    migrations.flatMap { $0.split(separator: "\n") }
    .map { $0.drop { $0 == " " } }
    .filter { $0.hasPrefix("INSERT INTO ") && $0.hasSuffix(");") }
    .map(String.init)

  private static let first = """
    -- What is known of the store itself.
    CREATE TABLE meta(
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE project(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL UNIQUE,  -- without case and accents
      description TEXT,
      colour INTEGER NOT NULL,        -- a token: 0 is black
      icon TEXT,
      position TEXT NOT NULL,         -- in the manual order, compared as bytes
      created_ms INTEGER NOT NULL,
      archived_ms INTEGER
    );
    CREATE INDEX project_by_position ON project(position);
    CREATE INDEX project_by_archived ON project(archived_ms) WHERE archived_ms IS NOT NULL;

    CREATE TABLE task(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      notes TEXT NOT NULL,
      project_id INTEGER NOT NULL REFERENCES project(id),
      parent_id INTEGER REFERENCES task(id) DEFERRABLE INITIALLY DEFERRED,
      position TEXT NOT NULL,         -- in the manual order, compared as bytes
      tags TEXT NOT NULL,             -- joined by U+001F, for reading; task_tag is for finding
      priority INTEGER NOT NULL,      -- 0 to 3: P0 to P3; 4: none
      favourite INTEGER NOT NULL,
      slot INTEGER NOT NULL,          -- 0: morning, 1: evening
      start_date INTEGER,             -- yyyymmdd, or
      start_ms INTEGER,               -- an instant
      due_date INTEGER,
      due_ms INTEGER,
      estimated_duration_s INTEGER,
      url TEXT NOT NULL,
      reminders TEXT NOT NULL,        -- such as "due-3600 2026-12-24T16:00:00.000Z"
      repeat_rule TEXT NOT NULL,      -- an RRULE of RFC 5545
      repeat_mode INTEGER NOT NULL DEFAULT 0, -- 0: fixed, 1: after completion
      repeat_start TEXT,              -- a local time such as "20261224T170000" or "20261224"
      excluded_dates TEXT,            -- local times with spaces between
      added_dates TEXT,
      occurrence TEXT,                -- a local time: which one of the series this is
      series_uid TEXT,                -- the task that this was an occurrence of
      zone TEXT,                      -- an IANA name; NULL: the store's
      created_ms INTEGER NOT NULL,
      modified_ms INTEGER NOT NULL,
      completed_ms INTEGER,
      deleted_ms INTEGER,             -- when it went to the trash
      status INTEGER NOT NULL AS (    -- 1: open, 2: completed, 4: in the trash
        CASE WHEN deleted_ms IS NOT NULL THEN 4
             WHEN completed_ms IS NOT NULL THEN 2
             ELSE 1 END) VIRTUAL,
      kept TEXT,                      -- what other programs' files said beyond this, as JSON
      has_details INTEGER NOT NULL DEFAULT 0 -- 1: lists need columns that few tasks fill
    );
    CREATE INDEX task_by_status ON task(status);
    CREATE INDEX task_by_project ON task(project_id, status);
    CREATE INDEX task_by_due_date ON task(status, due_date) WHERE due_date IS NOT NULL;
    CREATE INDEX task_by_due_ms ON task(status, due_ms) WHERE due_ms IS NOT NULL;
    CREATE INDEX task_without_due ON task(status, slot) WHERE due_date IS NULL AND due_ms IS NULL;
    CREATE INDEX task_by_start_date ON task(start_date) WHERE start_date IS NOT NULL;
    CREATE INDEX task_by_start_ms ON task(start_ms) WHERE start_ms IS NOT NULL;
    CREATE INDEX task_by_completed ON task(completed_ms) WHERE completed_ms IS NOT NULL;
    CREATE INDEX task_by_deleted ON task(deleted_ms) WHERE deleted_ms IS NOT NULL;
    CREATE INDEX task_by_parent ON task(parent_id, status) WHERE parent_id IS NOT NULL;
    CREATE INDEX task_by_position ON task(position);
    CREATE INDEX task_by_place ON task(project_id, position) WHERE parent_id IS NULL;
    CREATE INDEX task_by_parent_place ON task(parent_id, position) WHERE parent_id IS NOT NULL;
    -- All that the figures of past days need of a task, so that they are read from here alone.
    CREATE INDEX task_by_created ON task(
      created_ms, completed_ms, deleted_ms, due_date, due_ms, project_id, repeat_start);
    CREATE INDEX task_favourite ON task(favourite, status) WHERE favourite = 1;
    CREATE INDEX task_evening ON task(slot, status) WHERE slot = 1;
    CREATE INDEX task_repeating ON task(status) WHERE repeat_start IS NOT NULL;

    -- What a task waits for.
    CREATE TABLE dependency(
      task_id INTEGER NOT NULL REFERENCES task(id) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED,
      blocker_id INTEGER NOT NULL REFERENCES task(id) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED,
      PRIMARY KEY(task_id, blocker_id)
    ) WITHOUT ROWID;
    CREATE INDEX dependency_by_blocker ON dependency(blocker_id, task_id);

    -- The words of the tasks, for searching; case and accents do not count. Beginnings of words are found
    -- without indexes of their own, see docs/decisions.md.
    CREATE VIRTUAL TABLE task_text USING fts5(
      title, notes, tags, content = 'task', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    -- The bytes of new words that are collected before they are written: 1 MiB if nothing is said.
    INSERT INTO task_text(task_text, rank) VALUES ('hashsize', 4194304);

    CREATE TABLE tag(
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL UNIQUE,
      colour INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE task_tag(
      task_id INTEGER NOT NULL REFERENCES task(id) ON DELETE CASCADE,
      tag_id INTEGER NOT NULL REFERENCES tag(id),
      PRIMARY KEY(task_id, tag_id)
    ) WITHOUT ROWID;
    CREATE INDEX task_tag_by_tag ON task_tag(tag_id, task_id);

    -- Queries with a name.
    CREATE TABLE filter(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL UNIQUE,
      query TEXT NOT NULL,
      colour INTEGER NOT NULL,
      position TEXT NOT NULL,
      created_ms INTEGER NOT NULL
    );

    -- The change log: a step is one call, a change is one property of one thing.
    CREATE TABLE step(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      action INTEGER NOT NULL,
      at_ms INTEGER NOT NULL,
      device TEXT NOT NULL,
      state INTEGER NOT NULL,         -- 0: not for undo, 1: done, 2: undone
      latest INTEGER NOT NULL,        -- the step that did, undid or redid it last
      first_change INTEGER NOT NULL,
      last_change INTEGER NOT NULL
    );
    CREATE INDEX step_by_state ON step(state) WHERE state <> 0;
    CREATE TABLE change(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      step_id INTEGER NOT NULL,       -- whose steps stay; a reference would be looked up for each row
      entity INTEGER NOT NULL,        -- as CommittedChange.Entity numbers them
      entity_id INTEGER NOT NULL,
      uid TEXT NOT NULL,
      property TEXT NOT NULL,         -- "id" comes with the entity and goes with it
      old,
      new
    );
    CREATE INDEX change_by_uid ON change(uid);
    -- The tasks of what was removed and was of a task, such as completions that were taken back.
    CREATE INDEX change_by_task ON change(old) WHERE property = 'task_uid';
    -- Likewise the invoices and lines of what was removed and was of one.
    CREATE INDEX change_by_invoice ON change(old) WHERE property IN ('invoice_uid', 'line_uid');

    -- Deadlines and meetings.
    CREATE TABLE event(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      kind INTEGER NOT NULL,          -- 1: deadline, 2: meeting
      start TEXT NOT NULL,            -- "2026-12-24", or an instant "2026-12-24T16:00:00.000Z"
      duration_s INTEGER NOT NULL,
      zone TEXT,                      -- an IANA name; NULL for whole days
      notes TEXT,
      location TEXT,
      attendees TEXT,                 -- joined by U+001F
      url TEXT,
      task_uid TEXT,
      transparent INTEGER NOT NULL,   -- 1: it takes no time
      reminders TEXT,
      repeat_rule TEXT,
      repeat_start TEXT,
      excluded_dates TEXT,
      added_dates TEXT,
      series_uid TEXT,                -- the event that this is a changed occurrence of
      occurrence TEXT,                -- which one
      created_ms INTEGER NOT NULL,
      modified_ms INTEGER NOT NULL,
      done_ms INTEGER,
      kept TEXT,                      -- what other programs' files said beyond this, as JSON
      -- What follows is derived from the above, for finding. Whole days count as if in UTC.
      start_ms INTEGER NOT NULL DEFAULT 0,
      end_ms INTEGER NOT NULL DEFAULT 0,
      repeats INTEGER NOT NULL DEFAULT 0, -- whether it has a rule or added dates
      length_class INTEGER            -- see LengthClass; NULL when it repeats
    );
    CREATE INDEX event_by_start ON event(start_ms);
    CREATE INDEX event_by_task ON event(task_uid) WHERE task_uid IS NOT NULL;
    CREATE INDEX event_by_series ON event(series_uid, occurrence) WHERE series_uid IS NOT NULL;
    CREATE INDEX event_series_by_end ON event(end_ms, start_ms, repeats) WHERE repeats = 1;
    -- All that it takes to know the times of those that do not repeat.
    CREATE INDEX event_by_length ON event(length_class, start_ms, end_ms, transparent)
      WHERE length_class IS NOT NULL;

    -- Completed tasks, and completed occurrences of those that repeat.
    CREATE TABLE completion(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,       -- follows from the task's uid and the occurrence
      task_uid TEXT NOT NULL,
      occurrence TEXT,                -- NULL: of a task that does not repeat
      completed_ms INTEGER NOT NULL,
      points INTEGER NOT NULL,        -- by the settings of that time
      priority INTEGER NOT NULL,
      due_date INTEGER,               -- yyyymmdd, or
      due_ms INTEGER,                 -- an instant
      project_uid TEXT NOT NULL,
      tags TEXT                       -- joined by U+001F
    );
    CREATE INDEX completion_by_task ON completion(task_uid, completed_ms);
    -- All that a score and the figures of past days need.
    CREATE INDEX completion_by_time ON completion(
      completed_ms, points, priority, due_date, due_ms, project_uid);
    CREATE INDEX completion_by_occurrence ON completion(occurrence)
      WHERE occurrence IS NOT NULL;

    -- When each task and event has to be looked at next for its reminders. Not logged: it follows
    -- from them, and from what was fired.
    CREATE TABLE reminder_queue(
      entity INTEGER NOT NULL,        -- 1: task, 5: event
      item_uid TEXT NOT NULL,
      next_ms INTEGER,                -- NULL: nothing to come
      fired_until_ms INTEGER NOT NULL, -- reminders up to here were seen to
      PRIMARY KEY(entity, item_uid)
    ) WITHOUT ROWID;
    CREATE INDEX reminder_queue_by_next ON reminder_queue(next_ms) WHERE next_ms IS NOT NULL;

    -- What polls said.
    CREATE TABLE alert(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,       -- follows from the item, the occurrence and the reminder
      kind INTEGER NOT NULL,          -- 1: task, 2: event, 3: focus session
      item_uid TEXT NOT NULL,
      occurrence TEXT,
      at_ms INTEGER NOT NULL,
      item_start_ms INTEGER NOT NULL,
      fired_ms INTEGER NOT NULL,
      acknowledged_ms INTEGER,
      snoozed_until_ms INTEGER,
      snooze_count INTEGER NOT NULL
    );
    CREATE INDEX alert_by_snooze ON alert(snoozed_until_ms) WHERE snoozed_until_ms IS NOT NULL;
    CREATE INDEX alert_unacknowledged ON alert(at_ms) WHERE acknowledged_ms IS NULL;
    CREATE INDEX alert_by_item ON alert(item_uid);

    CREATE TABLE focus_session(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      kind INTEGER NOT NULL,          -- 1: work, 2: short break, 3: long break
      state INTEGER NOT NULL,         -- 1: running, 2: paused, 3: finished, 4: cancelled
      round INTEGER NOT NULL,
      task_uid TEXT,
      project_uid TEXT,               -- of the task at that time
      length_ms INTEGER NOT NULL,
      worked TEXT,                    -- "from/to" of each stretch up to the last pause or the end
      started_ms INTEGER NOT NULL,
      resumed_ms INTEGER,             -- since when it runs; NULL: it does not
      finished_ms INTEGER
    );
    CREATE INDEX focus_session_current ON focus_session(state) WHERE state IN (1, 2);
    CREATE INDEX focus_session_by_start ON focus_session(started_ms);
    CREATE INDEX focus_session_by_finish ON focus_session(finished_ms) WHERE state = 3;
    -- What they have in `worked`, for adding it up.
    CREATE TABLE focus_stretch(
      session_id INTEGER NOT NULL REFERENCES focus_session(id) ON DELETE CASCADE,
      number INTEGER NOT NULL,        -- in the session, from 0
      start_ms INTEGER NOT NULL,
      end_ms INTEGER NOT NULL,
      PRIMARY KEY(session_id, number)
    ) WITHOUT ROWID;
    CREATE INDEX focus_stretch_by_start ON focus_stretch(start_ms);

    -- What the user set; the uid is the name of the setting.
    CREATE TABLE setting(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      value TEXT NOT NULL
    );

    -- Days that neither keep nor break a streak.
    CREATE TABLE holiday(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      first_date INTEGER NOT NULL,    -- yyyymmdd
      last_date INTEGER               -- NULL: it is not ended yet
    );

    -- When tasks that were purged came, were due and went; the uid is the task's.
    CREATE TABLE purged_task(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      created_ms INTEGER NOT NULL,
      due_date INTEGER,
      due_ms INTEGER,
      completed_ms INTEGER,
      deleted_ms INTEGER NOT NULL,
      project_uid TEXT NOT NULL,
      repeats INTEGER NOT NULL
    );
    CREATE INDEX purged_task_by_created ON purged_task(
      created_ms, completed_ms, deleted_ms, due_date, due_ms, project_uid, repeats);

    -- Tasks that were overdue and got another due.
    CREATE TABLE postponement(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      task_uid TEXT NOT NULL,
      due_date INTEGER,
      due_ms INTEGER,
      ended_ms INTEGER NOT NULL,
      project_uid TEXT NOT NULL
    );
    CREATE INDEX postponement_by_task ON postponement(task_uid);
    CREATE INDEX postponement_by_end ON postponement(ended_ms, due_date, due_ms, project_uid);

    -- Whom invoices are sent to.
    CREATE TABLE client(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      name TEXT,
      trading_name TEXT,
      legal_form TEXT,
      share_capital TEXT,
      registry TEXT,
      contact TEXT,
      street TEXT,
      street_2 TEXT,
      postal_code TEXT,
      city TEXT,
      region TEXT,
      country TEXT,                   -- ISO 3166-1 alpha-2
      siren TEXT,
      siret TEXT,
      registration_number TEXT,
      vat_number TEXT,
      tax_number TEXT,
      email TEXT,
      phone TEXT,
      electronic_address TEXT,
      electronic_scheme TEXT,
      iban TEXT,
      bic TEXT,
      account_name TEXT,
      locale TEXT,
      currency TEXT,
      notes TEXT,
      archived_ms INTEGER,
      created_ms INTEGER NOT NULL
    );

    -- Invoices and credit notes; amounts are in minor units of their currency.
    CREATE TABLE invoice(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      kind INTEGER NOT NULL,          -- 1 invoice, 2 credit note
      stage INTEGER NOT NULL,         -- 1 draft, 2 issued, 3 void
      series TEXT,                    -- of its number; NULL: that of its kind
      series_year INTEGER,            -- when issued: 0 for a series that does not restart
      sequence INTEGER,               -- in its series and year
      number TEXT,
      issue_date INTEGER,             -- yyyymmdd, as the other dates
      issued_ms INTEGER,
      due_date INTEGER,
      payment_days INTEGER NOT NULL,
      delivery_date INTEGER,
      first_date INTEGER,
      last_date INTEGER,
      client_uid TEXT,
      currency TEXT NOT NULL,
      exchange_rate_millionths INTEGER,
      language TEXT,
      business_process TEXT,
      buyer_reference TEXT,
      order_reference TEXT,
      contract_reference TEXT,
      payment_terms TEXT,
      late_penalty TEXT,
      recovery_fee TEXT,
      early_discount TEXT,
      notes TEXT,
      prepaid_minor INTEGER NOT NULL,
      preceding_uid TEXT,             -- of the invoice that a credit note is for
      preceding_number TEXT,
      preceding_date INTEGER,
      net_minor INTEGER NOT NULL,
      vat_minor INTEGER NOT NULL,
      gross_minor INTEGER NOT NULL,
      due_minor INTEGER NOT NULL,
      vat_breakdown TEXT,             -- what invoice_tax has, when issued
      created_ms INTEGER NOT NULL,
      modified_ms INTEGER NOT NULL,
      paid_minor INTEGER NOT NULL DEFAULT 0,     -- what its payments come to
      credited_minor INTEGER NOT NULL DEFAULT 0  -- what the credit notes issued for it come to
    );
    -- One invoice has a number: whatever happens, a second one is refused.
    CREATE UNIQUE INDEX invoice_by_number ON invoice(number) WHERE number IS NOT NULL;
    CREATE UNIQUE INDEX invoice_by_sequence ON invoice(series, series_year, sequence)
      WHERE sequence IS NOT NULL;
    CREATE INDEX invoice_by_series_date ON invoice(series, issue_date, sequence)
      WHERE sequence IS NOT NULL;
    CREATE INDEX invoice_by_preceding ON invoice(preceding_uid) WHERE preceding_uid IS NOT NULL;
    -- The lists: drafts, all that are issued, those of a client, what is owed, and what is void.
    CREATE INDEX invoice_draft ON invoice(created_ms) WHERE stage = 1;
    CREATE INDEX invoice_by_issue_date ON invoice(issue_date, sequence) WHERE stage <> 1;
    CREATE INDEX invoice_by_client ON invoice(client_uid, issue_date, sequence);
    CREATE INDEX invoice_open ON invoice(issue_date, sequence)
      WHERE stage = 2 AND due_minor > paid_minor + credited_minor;
    CREATE INDEX invoice_void ON invoice(issue_date, sequence) WHERE stage = 3;

    CREATE TABLE invoice_line(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      invoice_uid TEXT NOT NULL,
      position INTEGER NOT NULL,      -- in its invoice, from 1
      name TEXT,
      details TEXT,
      quantity_ten_thousandths INTEGER NOT NULL,
      unit TEXT,                      -- UN/ECE Recommendation 20 or 21
      unit_price_millionths INTEGER NOT NULL,
      discount_basis_points INTEGER,
      discount_minor INTEGER,
      discount_reason TEXT,
      vat_category INTEGER NOT NULL,
      vat_rate_basis_points INTEGER NOT NULL,
      exemption_reason TEXT,
      exemption_code TEXT,
      first_date INTEGER,
      last_date INTEGER
    );
    CREATE INDEX invoice_line_by_invoice ON invoice_line(invoice_uid, position);

    -- Allowances and charges on the whole of an invoice.
    CREATE TABLE invoice_adjustment(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      invoice_uid TEXT NOT NULL,
      position INTEGER NOT NULL,
      is_charge INTEGER NOT NULL,
      rate_basis_points INTEGER,
      amount_minor INTEGER,
      reason TEXT,
      reason_code TEXT,
      vat_category INTEGER NOT NULL,
      vat_rate_basis_points INTEGER NOT NULL,
      exemption_reason TEXT,
      exemption_code TEXT
    );
    CREATE INDEX invoice_adjustment_by_invoice ON invoice_adjustment(invoice_uid, position);

    -- The seller and the buyer as an invoice was issued with them.
    CREATE TABLE invoice_party(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      invoice_uid TEXT NOT NULL,
      role INTEGER NOT NULL,          -- 1 seller, 2 buyer
      logo_uid TEXT,
      name TEXT,
      trading_name TEXT,
      legal_form TEXT,
      share_capital TEXT,
      registry TEXT,
      contact TEXT,
      street TEXT,
      street_2 TEXT,
      postal_code TEXT,
      city TEXT,
      region TEXT,
      country TEXT,                   -- ISO 3166-1 alpha-2
      siren TEXT,
      siret TEXT,
      registration_number TEXT,
      vat_number TEXT,
      tax_number TEXT,
      email TEXT,
      phone TEXT,
      electronic_address TEXT,
      electronic_scheme TEXT,
      iban TEXT,
      bic TEXT,
      account_name TEXT,
      locale TEXT,
      currency TEXT
    );
    CREATE UNIQUE INDEX invoice_party_by_invoice ON invoice_party(invoice_uid, role);

    -- The rows of each issued invoice's vat_breakdown, for adding them up.
    CREATE TABLE invoice_tax(
      invoice_id INTEGER NOT NULL REFERENCES invoice(id) ON DELETE CASCADE,
      category INTEGER NOT NULL,
      rate_basis_points INTEGER NOT NULL,
      taxable_minor INTEGER NOT NULL,
      tax_minor INTEGER NOT NULL,
      PRIMARY KEY(invoice_id, category, rate_basis_points)
    ) WITHOUT ROWID;

    CREATE TABLE payment(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      invoice_uid TEXT NOT NULL,
      date INTEGER,                   -- yyyymmdd
      amount_minor INTEGER NOT NULL,
      means TEXT,                     -- UNTDID 4461
      reference TEXT,
      notes TEXT,
      created_ms INTEGER NOT NULL
    );
    CREATE INDEX payment_by_invoice ON payment(invoice_uid, date);
    CREATE INDEX payment_by_date ON payment(date);

    -- Messages with invoices, and what became of them.
    CREATE TABLE email(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      invoice_uid TEXT NOT NULL,
      message_id TEXT,
      recipients TEXT,
      subject TEXT,
      state INTEGER NOT NULL,         -- 1 sending, 2 sent, 3 failed
      error TEXT,
      created_ms INTEGER NOT NULL,
      finished_ms INTEGER
    );
    CREATE INDEX email_by_invoice ON email(invoice_uid, created_ms);
    CREATE INDEX email_by_created ON email(created_ms);

    -- Pictures for the head of invoices; the uid is the SHA-1 of the file.
    CREATE TABLE logo(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      data TEXT                       -- base64
    );

    -- The tasks and focus sessions that lines are for.
    CREATE TABLE billed_item(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      line_uid TEXT NOT NULL,
      kind INTEGER NOT NULL,          -- 1 task, 2 focus session
      item_uid TEXT NOT NULL
    );
    CREATE INDEX billed_item_by_line ON billed_item(line_uid);
    CREATE INDEX billed_item_by_item ON billed_item(item_uid, kind);
    """
}
