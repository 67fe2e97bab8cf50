import Domain

/// A part of a line of quick add: a word, a quoted text, or a mark with what belongs to it.
struct QuickAddPart {
  enum Meaning {
    /// Of the title, or of a date.
    case word
    /// Literal text of the title: quoted or escaped, or a mark without a meaning.
    case literal(String)
    case project(String)
    case section(String)
    case tag(String)
    case priority(Priority)
    case favourite
    case estimatedDuration(Int64)
    case start(Moment)
    case planned(Moment)
    case until(Moment)
    case notes(String)
    case fieldValue(FieldChange)
  }

  var meaning: Meaning
  /// In bytes.
  var range: Range<Int>

  /// What it says of a task; nil for a part of the title.
  var property: TaskProperty? {
    switch meaning {
    case .word, .literal: nil
    case .project: .project
    case .section: .section
    case .tag: .tag
    case .priority: .priority
    case .favourite: .favourite
    case .estimatedDuration: .estimatedDuration
    case .start: .start
    case .planned: .planned
    case .until: .until
    case .notes: .notes
    case .fieldValue: .fieldValues
    }
  }

  /// The own field that it gives a value; nil for another part.
  var fieldName: String? {
    if case .fieldValue(let change) = meaning { change.name } else { nil }
  }
}

extension QuickAddPart.Meaning {
  /// What a mark says with the text behind it; nil when that makes no sense.
  init?(_ mark: UInt8, _ text: String, dates: DateReader) {
    switch mark {
    case UInt8(ascii: "#") where !Self.isBlank(text): self = .project(text)
    case UInt8(ascii: "@") where !Self.isBlank(text): self = .tag(text)
    case UInt8(ascii: "!"):
      guard let priority = Self.priority(text) else { return nil }
      self = .priority(priority)
    case UInt8(ascii: "*") where text.isEmpty: self = .favourite
    case UInt8(ascii: "~"):
      guard let seconds = Duration.seconds(Self.withoutSpace(text.lowercased())),
        Task.estimatedDurations.contains(seconds)
      else { return nil }
      self = .estimatedDuration(seconds)
    case UInt8(ascii: ">"):
      guard let moment = dates.moment(text) else { return nil }
      self = .start(moment)
    case UInt8(ascii: "^"):
      guard let moment = dates.moment(text) else { return nil }
      self = .planned(moment)
    default: return nil
    }
  }

  private static func priority(_ text: String) -> Priority? {
    switch text.lowercased() {
    case "p0": .p0
    case "p1": .p1
    case "p2": .p2
    case "p3": .p3
    case "none": Priority.none
    default: nil
    }
  }

  private static func withoutSpace(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !TextRule.isSpace($0) }))
  }

  private static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(TextRule.isSpace)
  }
}
