/// The contributions of an open task's properties to its ``Urgency``, in thousandths.
///
/// The names are those of Taskwarrior's settings `urgency.*.coefficient`, with this library's words for
/// `active` (started), `scheduled` (planned) and its priorities.
package struct UrgencyCoefficients: SettingsGroup, Equatable, Sendable {
  package private(set) var priorityP0: Int32 = 9_000
  package private(set) var priorityP1: Int32 = 6_000
  package private(set) var priorityP2: Int32 = 3_900
  package private(set) var priorityP3: Int32 = 1_800
  package private(set) var due: Int32 = 12_000
  package private(set) var favourite: Int32 = 2_000
  package private(set) var age: Int32 = 2_000
  package private(set) var blocked: Int32 = -5_000
  package private(set) var blocking: Int32 = 8_000
  package private(set) var started: Int32 = 0
  package private(set) var planned: Int32 = 0
  package private(set) var project: Int32 = 0
  package private(set) var tags: Int32 = 0

  package init() {}

  /// The raw values are the names of the settings.
  package enum Name: String, SettingName {
    case priorityP0 = "urgency.priority_p0"
    case priorityP1 = "urgency.priority_p1"
    case priorityP2 = "urgency.priority_p2"
    case priorityP3 = "urgency.priority_p3"
    case due = "urgency.due"
    case favourite = "urgency.favourite"
    case age = "urgency.age"
    case blocked = "urgency.blocked"
    case blocking = "urgency.blocking"
    case started = "urgency.started"
    case planned = "urgency.planned"
    case project = "urgency.project"
    case tags = "urgency.tags"

    package var values: ClosedRange<Int32> { -1_000_000...1_000_000 }

    fileprivate var member: WritableKeyPath<UrgencyCoefficients, Int32> {
      switch self {
      case .priorityP0: \.priorityP0
      case .priorityP1: \.priorityP1
      case .priorityP2: \.priorityP2
      case .priorityP3: \.priorityP3
      case .due: \.due
      case .favourite: \.favourite
      case .age: \.age
      case .blocked: \.blocked
      case .blocking: \.blocking
      case .started: \.started
      case .planned: \.planned
      case .project: \.project
      case .tags: \.tags
      }
    }
  }

  package subscript(name: Name) -> Int32 { self[keyPath: name.member] }

  /// - Throws: `invalid` for a value out of its range.
  package mutating func set(_ name: Name, to value: Int32) throws {
    guard name.values.contains(value) else {
      throw Failure(
        .invalid,
        "The coefficient \(name.field) is -1000000 to 1000000 thousandths, which is -1000 to 1000, "
          + "not \(value).", field: name.field)
    }
    self[keyPath: name.member] = value
  }
}

extension RecordRepository<Setting> {
  package func urgency() throws -> UrgencyCoefficients { try group() }
}
