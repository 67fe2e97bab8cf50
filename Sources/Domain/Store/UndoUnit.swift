/// Properties that undo restores together, or not at all.
package enum UndoUnit: Hashable, Sendable {
  /// All of a record: one of its properties says nothing without the others.
  case record
  /// One property by its name.
  case property(String)
  /// When something is, and when it is again: an occurrence says nothing without its rule.
  case series
  /// The project of a task and the task that it is below.
  case place
  /// When a record was changed last. It is never told of by itself.
  case stamp
}

extension Record {
  package static func undoUnit(of property: Property) -> UndoUnit { .record }
}

/// A record whose properties are independent of each other.
package protocol UndoneByProperty: Record {}

extension Task {
  package static func undoUnit(of property: Property) -> UndoUnit {
    switch property {
    case .start, .due, .repeatRule, .repeatMode, .repeatStart, .repeatFloor, .repeatDone,
      .excludedDates, .addedDates, .occurrence, .series, .zone:
      .series
    case .project, .parent: .place
    case .modified: .stamp
    default: .property(property.rawValue)
    }
  }
}

extension Event {
  package static func undoUnit(of property: Property) -> UndoUnit {
    switch property {
    case .kind, .start, .duration, .zone, .repeatRule, .repeatStart, .excludedDates, .addedDates,
      .series, .occurrence:
      .series
    case .modified: .stamp
    default: .property(property.rawValue)
    }
  }
}

extension UndoneByProperty {
  package static func undoUnit(of property: Property) -> UndoUnit { .property(property.rawValue) }
}

extension Project: UndoneByProperty {}
extension SavedFilter: UndoneByProperty {}
extension Tag: UndoneByProperty {}
extension Alert: UndoneByProperty {}
extension Client: UndoneByProperty {}
extension ProjectSection: UndoneByProperty {}
extension EventCalendar: UndoneByProperty {}
extension CustomField: UndoneByProperty {}

extension Template {
  package static func undoUnit(of property: Property) -> UndoUnit {
    property == .modified ? .stamp : .property(property.rawValue)
  }
}
