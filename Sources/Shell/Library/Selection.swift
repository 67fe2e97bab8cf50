/// Which tasks a command changes.
enum Selection {
  case ids([Int64])
  case query(TaskQuery)
}
