/// Which tasks a command changes.
public enum Selection: Sendable {
  /// Those with these ids.
  case ids([Int64])
  /// Those that a query finds.
  case query(TaskQuery)
}
