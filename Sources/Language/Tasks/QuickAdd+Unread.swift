package import Domain

extension QuickAdd {
  /// A part of a line that looks like a token or a date, but became a part of the title.
  package struct Unread: Equatable, Sendable {
    /// The reason. The raw values are those of the C API.
    package enum Reason: Int32, CaseIterable, Sendable {
      /// It looks like a date, a time or a repeat, but not all of it can be read.
      case date = 1
      /// Another one of the same mark stands behind it, and counts.
      case second = 2
      /// The value of the mark makes no sense.
      case value = 3
      /// No project has a section of that name.
      case section = 4
      /// A reminder before a time, of a task that has no time.
      case reminder = 5
      /// A quote that is not closed.
      case quote = 6
      /// A priority without `!` that stands amid the title, before a date.
      case priority = 7
    }

    package var reason: Reason
    /// In bytes of UTF-8.
    package var range: Range<Int>
    package var text: String
    /// What it would have said.
    package var property: TaskProperty?

    package init(
      _ reason: Reason, _ range: Range<Int>, _ text: String, property: TaskProperty? = nil
    ) {
      self.reason = reason
      self.range = range
      self.text = text
      self.property = property
    }
  }
}
