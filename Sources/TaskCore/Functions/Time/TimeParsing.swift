public import CTaskcore
import Domain
import Language

/// Reads a date as people write it, such as "tomorrow 17:00", "next friday" or
/// "2026-12-24", as the store's clock and zone stand.
///
/// - Parameters:
///   - store: the store.
///   - text: all of it is the date; white space around it does not matter.
///   - moment: receives the day or the instant; of kind `TASKCORE_MOMENT_NONE` on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EPARSE` for what is no date; `TASKCORE_EINVALID` for NULL, for
///   invalid UTF-8 and for a wrong `struct_size`; what the clock answers; `TASKCORE_EBUSY`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_time_parse)
public func timeParse(
  store: StorePointer, text: CText, moment: Out<taskcore_moment>
) -> taskcore_status {
  filling(moment, "moment", of: store) { handle in
    let written = try TaskCore.text(text, "text")
    guard let moment = handle.dates(at: try handle.now()).moment(written) else {
      throw Failure(
        .malformed,
        "“\(written.prefix(40))” is no date: tomorrow 17:00, next friday and 2026-12-24 are.",
        field: "text", position: TextPosition(line: 1, column: 1))
    }
    return taskcore_moment(moment, in: handle.store.zone)
  }
}
