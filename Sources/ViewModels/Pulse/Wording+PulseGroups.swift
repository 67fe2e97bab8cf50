import Domain

/// What the groups of a pulse are called.
extension Wording {
  static let deletedProjects = "Deleted projects"

  /// `P0`, or `none`, where a list of priorities has it.
  static func label(of priority: Priority) -> String {
    priority == .none ? "none" : self.priority(priority)
  }

  /// `Monday`, which is 1.
  static func weekday(_ number: Int) -> String {
    weekdays.indices.contains(number - 1) ? weekdays[number - 1] : ""
  }

  /// `09:00`
  static func hour(_ hour: Int) -> String { "\(hour < 10 ? "0" : "")\(hour):00" }
}
