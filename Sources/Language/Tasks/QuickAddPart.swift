import Domain

/// A part of a line of quick add: a word, a quoted text, or a mark with its value.
struct QuickAddPart {
  enum Meaning {
    /// Of the title, or of a date.
    case word
    /// Literal text of the title: quoted or escaped, or a mark without a meaning.
    case literal(String)
    /// The whole title, which only changes say so.
    case title(String)
    case project(String)
    /// Nil takes it out of its section.
    case section(String?)
    case tag(String)
    case lostTag(String)
    case priority(Priority)
    case favourite(Bool)
    /// In seconds.
    case estimatedDuration(Int64?)
    case due(Moment?)
    case start(Moment?)
    case planned(Moment?)
    case until(Moment?)
    case reminders([WrittenReminder])
    /// Nil ends the series.
    case repeats(WrittenRepeat?)
    case notes(String)
    case fieldValue(FieldChange)
  }

  var meaning: Meaning
  /// In bytes.
  var range: Range<Int>
  /// Without the punctuation behind a mark.
  var end: Int
  /// Why a mark is not read.
  var fault: QuickAdd.Unread.Reason?

  init(meaning: Meaning, range: Range<Int>, end: Int? = nil, fault: QuickAdd.Unread.Reason? = nil) {
    self.meaning = meaning
    self.range = range
    self.end = end ?? range.upperBound
    self.fault = fault
  }

  /// What it says of a task; nil for a part of the title.
  var property: TaskProperty? {
    switch meaning {
    case .word, .literal: nil
    case .title: .title
    case .project: .project
    case .section: .section
    case .tag, .lostTag: .tag
    case .priority: .priority
    case .favourite: .favourite
    case .estimatedDuration: .estimatedDuration
    case .due: .due
    case .start: .start
    case .planned: .planned
    case .until: .until
    case .reminders: .reminders
    case .repeats: .repeatRule
    case .notes: .notes
    case .fieldValue: .fieldValues
    }
  }

  /// Whether several of them count, not only the last one.
  var isOneOfMany: Bool {
    switch meaning {
    case .tag, .lostTag, .favourite, .reminders: true
    default: false
    }
  }

  /// The own field that it gives a value; nil for another part.
  var fieldName: String? {
    if case .fieldValue(let change) = meaning { change.name } else { nil }
  }

  /// Which time of a task a mark says; nil for a date, and for another part.
  var markedTime: FloatingTimes? {
    switch meaning {
    case .due(.dateTime): .due
    case .start(.dateTime): .start
    case .planned(.dateTime): .planned
    case .until(.dateTime): .until
    default: nil
    }
  }

  var isWord: Bool {
    if case .word = meaning { true } else { false }
  }
}

/// A reminder in a line.
enum WrittenReminder: Equatable {
  /// That many seconds before the time that the task has.
  case beforeTime(Int64)
  case exact(Reminder)
}

/// A repeat in a line, the value of `repeat:`.
struct WrittenRepeat {
  var phrase: RepeatPhrase
  /// The words, which tell the first occurrence; empty for a rule as RFC 5545 writes it.
  var words: String
}
