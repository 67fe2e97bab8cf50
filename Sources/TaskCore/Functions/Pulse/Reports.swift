public import CTaskcore
import Domain
import ViewModels

/// Makes a report: one page of HTML with today, the week, streaks, trends, charts and tables.
///
/// The page needs no script, no other file and no network; all that a user wrote is text in it, never
/// markup. It tells of the store as it is at one moment.
///
/// - Parameters:
///   - store: the store.
///   - options: what to say, of days that are at most 36,525 days away from today; NULL for the last 30
///     days in the colours that the reader's system prefers.
///   - html: receives the page, UTF-8, to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for dates that are none, in the wrong order or too
///   far from each other or from today, for a week that begins on no weekday, for an unknown
///   appearance, for a title that is empty, of several lines or over 1,000 characters, for unknown
///   bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_report_html)
public func reportHtml(
  store: StorePointer, options: In<taskcore_report_options>, html: Out<OwnedText>
) -> taskcore_status {
  ownedText(store, html, "html") { handle in
    try handle.report(ReportRequest(options))
  }
}

/// Makes a report and writes it to a file, which is there only when it is whole.
///
/// A file that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
/// 0600).
///
/// - Parameters:
///   - store: the store.
///   - options: as in `taskcore_report_html`.
///   - path: the file, in a folder that exists.
/// - Returns: as `taskcore_report_html`; `TASKCORE_ENOTFOUND` when there is no such folder;
///   `TASKCORE_EINVALID` when the path is empty or that of an open store; `TASKCORE_EACCESS` when the system
///   refuses it, or it is no regular file; `TASKCORE_EFULL`.
///   Since 0.1.0.
@c(taskcore_report_html_file)
public func reportHtmlFile(
  store: StorePointer, options: In<taskcore_report_options>, path: CText
) -> taskcore_status {
  file(store, path) { try Array($0.report(ReportRequest(options)).utf8) }
}
