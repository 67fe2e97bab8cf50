/// The input for a new template, or for changes to one.
package struct TemplateInput: Sendable {
  /// The task or the project that a template is made from.
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
