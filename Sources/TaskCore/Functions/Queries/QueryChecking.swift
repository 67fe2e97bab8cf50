public import CTaskcore
import Domain

/// Reads a text in the language of queries, without running it.
///
/// - Parameters:
///   - store: the store, of which the clock and the zone say what dates mean.
///   - text: the query, at most 10,000 bytes. Whether its projects exist is not looked at.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for invalid UTF-8; `TASKCORE_EPARSE`,
///   with the column, for what is no query; `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_query_check)
public func queryCheck(store: StorePointer, text: CText) -> taskcore_status {
  call(store) { handle in
    try Failure.about("text") {
      try handle.queryCheck(at: handle.now())(TaskCore.text(text, "text"))
    }
  }
}
