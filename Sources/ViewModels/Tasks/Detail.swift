/// One task with all that a screen says of it.
package struct Detail: Equatable, Sendable {
  /// What may be done with it as it is; the bits are those of the C API.
  package struct Actions: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    package static let edit = Actions(rawValue: 1 << 0)
    package static let complete = Actions(rawValue: 1 << 1)
    package static let reopen = Actions(rawValue: 1 << 2)
    package static let delete = Actions(rawValue: 1 << 3)
    package static let restore = Actions(rawValue: 1 << 4)
    package static let purge = Actions(rawValue: 1 << 5)
    package static let move = Actions(rawValue: 1 << 6)
    package static let indent = Actions(rawValue: 1 << 7)
    package static let outdent = Actions(rawValue: 1 << 8)
    package static let addSubtask = Actions(rawValue: 1 << 9)
    package static let skipOccurrence = Actions(rawValue: 1 << 10)
    package static let endSeries = Actions(rawValue: 1 << 11)
  }

  /// A property as a line on the screen.
  package struct Field: Equatable, Sendable {
    package var kind: Kind
    package var label: String { kind.label }
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
  package var actions: Actions
}
