/// What a caller wants a template to be: a new one, or the changes to one.
package struct TemplateInput: Sendable {
  /// What is made of it.
  package enum Source: Sendable {
    case task(Int64)
    case project(Int64)
  }

  package var name: String?
  package var source: Source?
  /// The day that stands for the day of its use; nil for that of the earliest date.
  package var anchor: CalendarDate?

  package init() {}
}
