package import Domain

/// A parsed line of quick add: `Pay rent tomorrow 17:00 #Home @bank !p1 *`.
///
/// `docs/quick-add.md` describes the language.
package struct QuickAdd: Sendable {
  /// A part of the line that was recognised.
  package struct Token: Equatable, Sendable {
    package var property: TaskProperty
    /// In bytes of UTF-8.
    package var range: Range<Int>
    /// Whether it takes away a tag.
    package var isLoss: Bool

    package init(_ property: TaskProperty, _ range: Range<Int>, isLoss: Bool = false) {
      self.property = property
      self.range = range
      self.isLoss = isLoss
    }
  }

  /// In bytes: the longest title, notes and tags that a task can have are shorter.
  package static let maximumLength = 1 << 20

  /// The task, with its title; its tags are to be added.
  package private(set) var input: TaskInput
  /// In the order of the line.
  package private(set) var tokens: [Token]
  /// What looks as if it meant something, and stays in the title; in the order of the line.
  package private(set) var unread: [Unread]

  /// Reads a line. Its times are instants, or float. `fields` are the own fields of tasks, and `sections`
  /// those of all projects.
  ///
  /// - Throws: `invalid` when no title is left, and for a title, notes, a project or tags that no task can
  ///   have.
  package init(
    _ line: String, dates: DateReader, floating: Bool = false, fields: [CustomField] = [],
    sections: [ProjectSection] = []
  ) throws {
    let reading = QuickAddReading(
      line, dates: dates, fields: fields, sections: sections, isEditing: false)
    try self.init(reading, floating: floating)
    let title = reading.title
    if title.unicodeScalars.allSatisfy(TextRule.isSpace) {
      throw Failure(
        .invalid, "The line needs a title besides its date, project, tags and other marks.",
        field: "text")
    }
    input.title = try TextRule.title.line(title)
  }

  /// Reads a line as changes of tasks: without words besides its marks and dates, the title stays, and
  /// `title:"…"` always makes one; `-bank` takes a tag away, and `-*` the star.
  ///
  /// - Throws: `invalid` for what no task can have, for two titles, and for words that look like a date or
  ///   a mark, are none, and would be all of the title.
  package init(
    changes line: String, dates: DateReader, floating: Bool = false, fields: [CustomField] = [],
    sections: [ProjectSection] = []
  ) throws {
    let reading = QuickAddReading(
      line, dates: dates, fields: fields, sections: sections, isEditing: true)
    try self.init(reading, floating: floating)
    let title = TextRule.trimmed(reading.title)
    if !title.isEmpty, input.title != nil {
      throw Failure(
        .invalid,
        "“\(title.prefix(60))” stands beside title:, which is all of the title. Leave one of them out.",
        field: "text")
    }
    if reading.isUnreadAlone, unread.contains(where: { $0.reason == .section }) {
      throw Failure(
        .invalid,
        "There is no section for “\(title.prefix(60))”. To make it the title, write "
          + "title:\"\(title.prefix(60))\".", field: "text")
    }
    if reading.isUnreadAlone {
      throw Failure(
        .invalid,
        "“\(title.prefix(60))” looks like a date or a mark, and is none. To make it the title, write "
          + "title:\"\(title.prefix(60))\".", field: "text")
    }
    if !title.isEmpty { input.title = title }
    if let title = input.title { input.title = try TextRule.title.line(title) }
    input.tagsRemoved = try TagSet(input.tagsRemoved).names
  }

  private init(_ reading: QuickAddReading, floating: Bool) throws {
    tokens = reading.tokens
    unread = reading.unread
    input = try reading.input(floating: floating)
    if floating { input.floating = input.times?.subtracting(reading.fixedTimes) }
    if let notes = input.notes { input.notes = try TextRule.notes(notes) }
    if case .name(let name) = input.project {
      input.project = .name(try Failure.about("project") { try ProjectPath.line(name) })
    }
    input.tagsAdded = try TagSet(input.tagsAdded).names
  }

  /// Whether a line can name a section, so that these are needed to read it.
  package static func canNameSection(_ line: String) -> Bool {
    line.lowercased().utf8.contains(bytes: QuickAddSplitter.section)
  }

  /// The task with what the line does not say. A project in the line takes it out of the parent.
  package func input(over defaults: TaskInput) -> TaskInput {
    var result = defaults
    result.title = input.title
    result.notes = input.notes ?? defaults.notes
    if let project = input.project {
      result.project = project
      result.parent = nil
    }
    result.sectionUID = input.sectionUID ?? defaults.sectionUID
    result.tagsAdded += input.tagsAdded
    result.priority = input.priority ?? defaults.priority
    result.isFavourite = input.isFavourite ?? defaults.isFavourite
    result.slot = input.slot ?? defaults.slot
    result.start = input.start ?? defaults.start
    result.planned = input.planned ?? defaults.planned
    result.until = input.until ?? defaults.until
    result.due = input.due ?? defaults.due
    result.repeatRule = input.repeatRule ?? defaults.repeatRule
    result.repeatMode = input.repeatMode ?? defaults.repeatMode
    result.floating =
      input.floating.map {
        $0.union(defaults.floating?.subtracting(input.times ?? []) ?? [])
      } ?? defaults.floating
    result.estimatedDuration = input.estimatedDuration ?? defaults.estimatedDuration
    result.reminders = input.reminders ?? defaults.reminders
    if let values = input.fieldValues {
      let names = Set(values.map(\.name))
      let others = (defaults.fieldValues ?? []).filter { !names.contains($0.name) }
      result.fieldValues = others + values
    }
    return result
  }
}
