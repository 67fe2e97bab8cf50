/// Which tasks a command changes.
public enum Selection: Sendable {
  case ids([Int64])
  case query(TaskQuery)
}
