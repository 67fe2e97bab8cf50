import Domain

/// The full-text index of tasks.
///
/// Triggers cannot maintain it: with an untrusted schema they may not write to virtual tables.
final class TextIndex {
  /// The texts of a task, as stored in its row.
  struct Texts {
    var title: String
    var notes: String
    var joinedTags: String
  }

  private let database: Database
  private let insert: Statement
  private let delete: Statement

  init(_ database: Database) {
    self.database = database
    insert = database.statement(
      later: "INSERT INTO task_text(rowid, title, notes, tags) VALUES (?, ?, ?, ?)")
    // FTS5 section 4.4.3: an index without content of its own has to be told what goes.
    delete = database.statement(
      later: """
        INSERT INTO task_text(task_text, rowid, title, notes, tags) VALUES ('delete', ?, ?, ?, ?)
        """)
  }

  func add(_ texts: Texts, of id: Int64) throws {
    try insert.run(id, texts.title, texts.notes, texts.joinedTags)
  }

  func remove(_ texts: Texts, of id: Int64) throws {
    try delete.run(id, texts.title, texts.notes, texts.joinedTags)
  }

  /// Whether it has the words that the tasks have.
  func agreesWithTasks() throws -> Bool {
    do {
      try database.statement(
        "INSERT INTO task_text(task_text, rank) VALUES ('integrity-check', 1)"
      ).run()
      return true
    } catch let failure as Failure where failure.kind == .corrupt {
      return false
    }
  }

  /// Makes it anew from the tasks.
  func rebuild() throws {
    try database.statement("INSERT INTO task_text(task_text) VALUES ('rebuild')").run()
  }
}

extension Task {
  var texts: TextIndex.Texts {
    TextIndex.Texts(title: title, notes: notes, joinedTags: joinedTags)
  }
}
