/// A condition on the value that a task has of an own field.
package struct FieldCondition: Equatable, Sendable {
  package struct Bound: Equatable, Sendable {
    package var number: Double
    package var isIncluded: Bool

    package init(_ number: Double, isIncluded: Bool) {
      self.number = number
      self.isIncluded = isIncluded
    }
  }

  package enum Test: Equatable, Sendable {
    case any
    /// It is one of these, whatever their case and accents.
    case texts([String])
    /// Of a number or a duration; the value is exact.
    case number(from: Bound?, to: Bound?)
    /// Of a date: at the first instant or later, and before the second. A date counts as the first
    /// millisecond of its day.
    case time(from: Instant?, before: Instant?)
  }

  package var fieldUID: String
  package var test: Test

  package init(_ field: CustomField, _ test: Test) {
    fieldUID = field.uid
    self.test = test
  }
}
