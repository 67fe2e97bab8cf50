/// One task with all details that a screen shows.
package struct Detail: Equatable, Sendable {
  /// A property as a line on the screen.
  package struct Field: Equatable, Sendable {
    package var kind: Kind
    package var label: String
    /// "" without one.
    package var value: String
  }

  /// Its own line.
  package var row: Row
  /// Every one, also those without a value.
  package var fields: [Field]
  /// Direct ones, in the manual order.
  package var subtasks: [Row]
  /// The open tasks that it waits for.
  package var blockers: [Row]
}
