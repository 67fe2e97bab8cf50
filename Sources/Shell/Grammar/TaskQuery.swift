/// Which tasks to list, in which order.
struct TaskQuery {
  /// In the language of queries.
  var filter: [UInt8]?
  /// Nil for what the filter says, or the open ones.
  var statuses: Set<Status>?
  var limit: Int64?
}
