/// The iCalendar UID of a Google task, derived from its id since Google has no field for one.
enum TaskUID {
  private static let suffix = "@tasks.google.com"

  static func make(id: String) -> String { id + suffix }

  /// Nil for a UID of another origin.
  static func id(_ uid: String) -> String? {
    guard uid.hasSuffix(suffix), uid.utf8.count > suffix.utf8.count else { return nil }
    return String(uid.dropLast(suffix.count))
  }
}
