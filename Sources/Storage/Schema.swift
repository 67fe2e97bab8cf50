import Domain

/// The tables of a store, as numbered migrations: number n turns a store of version n - 1 into one
/// of version n. A migration is never edited once it is released.
enum Schema {
  /// "Task" in ASCII; it marks the file as ours.
  static let applicationID: Int32 = 0x5461_736B

  static let migrations: [String] = [
    """
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
      created_ms INTEGER NOT NULL
    );

    CREATE TABLE task(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      notes TEXT NOT NULL,
      project_id INTEGER NOT NULL REFERENCES project(id),
      tags TEXT NOT NULL,             -- joined by U+001F, for reading; task_tag is for finding
      priority INTEGER NOT NULL,      -- 0 to 3: P0 to P3; 4: none
      favourite INTEGER NOT NULL,
      due_date INTEGER,               -- yyyymmdd, or
      due_ms INTEGER,                 -- an instant
      created_ms INTEGER NOT NULL,
      modified_ms INTEGER NOT NULL,
      completed_ms INTEGER,
      deleted_ms INTEGER,             -- when it went to the trash
      status INTEGER NOT NULL AS (    -- 1: open, 2: completed, 4: in the trash
        CASE WHEN deleted_ms IS NOT NULL THEN 4
             WHEN completed_ms IS NOT NULL THEN 2
             ELSE 1 END) VIRTUAL,
      kept TEXT                       -- what other programs' files said beyond this, as JSON
    );
    CREATE INDEX task_by_status ON task(status);
    CREATE INDEX task_by_project ON task(project_id, status);
    CREATE INDEX task_by_due_date ON task(due_date) WHERE due_date IS NOT NULL;
    CREATE INDEX task_by_due_ms ON task(due_ms) WHERE due_ms IS NOT NULL;

    CREATE TABLE tag(
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL UNIQUE
    );
    CREATE TABLE task_tag(
      task_id INTEGER NOT NULL REFERENCES task(id) ON DELETE CASCADE,
      tag_id INTEGER NOT NULL REFERENCES tag(id),
      PRIMARY KEY(task_id, tag_id)
    ) WITHOUT ROWID;
    CREATE INDEX task_tag_by_tag ON task_tag(tag_id, task_id);

    -- The change log: a step is one call, a change is one property of one task or project.
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
      step_id INTEGER NOT NULL REFERENCES step(id),
      entity INTEGER NOT NULL,        -- 1: task, 2: project
      entity_id INTEGER NOT NULL,
      uid TEXT NOT NULL,
      property TEXT NOT NULL,         -- "id" comes with the entity and goes with it
      old,
      new
    );
    CREATE INDEX change_by_uid ON change(uid);
    """
  ]
}
