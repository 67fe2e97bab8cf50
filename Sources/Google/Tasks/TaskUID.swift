/// What a task of Google is called in iCalendar, as Google has no place for a UID of ours.
enum TaskUID {
  private static let suffix = "@tasks.google.com"

  static func make(id: String) -> String { id + suffix }

  /// Nil for a UID of another origin.
  static func id(_ uid: String) -> String? {
    guard uid.hasSuffix(suffix), uid.utf8.count > suffix.utf8.count else { return nil }
    return String(uid.dropLast(suffix.count))
  }
}
