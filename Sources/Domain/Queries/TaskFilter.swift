/// A condition on tasks, in the form that both the struct of the C API and the language of queries
/// come to: `.all([.project([.name("Home")]), .not(.tag("bank"))])`.
package indirect enum TaskFilter: Equatable, Sendable {
  /// An instant of a task that a range condition can refer to.
  package enum Time: String, CaseIterable, Sendable {
    case start, due, created, modified, completed, deleted, started, cancelled
    case planned, until
  }

  /// All of them hold; without any, every task does.
  case all([TaskFilter])
  /// At least one of them holds; without any, no task does.
  case any([TaskFilter])
  case not(TaskFilter)

  case ids([Int64])
  /// It is in one of these projects or below; none may be missing.
  case project([ProjectChoice])
  /// It is below a section that has one of these names, or uids.
  case section([String])
  case tag(String)
  case priority(Set<Priority>)
  case status(Set<Status>)
  case favourite
  /// Where it stands on that day, as ``Task/slot(on:in:)`` says.
  case slot(Set<Slot>, on: CalendarDate)
  /// At the first instant or later, and before the second; a start or a plan that is a date counts as the
  /// first millisecond of its day, a due or an until that is a date as the last. Without the time, the
  /// condition does not hold.
  case time(Time, from: Instant?, before: Instant?)
  /// It has a value that may be missing: notes, tags, start, due, url and the like.
  case has(TaskProperty)
  /// It has a number that is not less than the first bound and not more than the second.
  case number(TaskProperty, from: Int64?, to: Int64?)
  /// It has such a value of an own field.
  case field(FieldCondition)
  /// It is a subtask of that task; nil: of none.
  case parent(Int64?)
  /// It is a subtask of that task, or a subtask of one of those, and so on.
  case below(Int64)
  /// It is open and depends on an open task.
  case blocked
  /// It is open, and an open task depends on it.
  case blocking
  /// It is open, due before that instant and not expired.
  case overdue(at: Instant)
  /// It is open and starts after that instant.
  case hidden(at: Instant)
  /// It is open, and its until was over before that instant.
  case expired(at: Instant)
  /// One of its times floats.
  case floating
  /// Its project is archived.
  case archived
  case text(TextSearch)
  /// A text of it has that piece.
  case pattern(TextPattern)
  /// It is open, and its urgency in thousandths is not less than the first bound and not more than the
  /// second.
  case urgency(from: Int64?, to: Int64?)
  /// Its uid begins with one of these.
  case uids([String])
  /// Its due has a time of day.
  case timed

  /// Every task.
  package static let everything = TaskFilter.all([])
}

/// Words to search for in the texts of tasks; all must be found.
package struct TextSearch: Hashable, Sendable {
  package enum Field: String, CaseIterable, Sendable {
    case title, notes, tags
  }

  package struct Term: Hashable, Sendable {
    /// One word, or several in a row.
    package var text: String
    /// Whether the last word has to be whole, and not only begin so.
    package var isExact: Bool

    package init(_ text: String, isExact: Bool = false) {
      self.text = text
      self.isExact = isExact
    }
  }

  package var terms: [Term]
  package var fields: Set<Field>

  package init(_ terms: [Term], in fields: Set<Field> = Set(Field.allCases)) {
    self.terms = terms
    self.fields = fields
  }
}
