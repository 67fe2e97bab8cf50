import CTaskcoreHeader

/// What a file of tasks is written in.
enum FileFormat: String, CaseIterable {
  /// Taskcore's own: everything, lossless.
  case json
  /// What `task export` and `task import` speak.
  case taskwarrior
  /// A table with a header.
  case csv
  /// A task a line.
  case todoTxt = "todo.txt"
  /// Tasks and events.
  case iCalendar = "icalendar"

  /// The library's TASKCORE_FORMAT_...
  var code: Int32 {
    switch self {
    case .json: TASKCORE_FORMAT_JSON
    case .taskwarrior: TASKCORE_FORMAT_TASKWARRIOR
    case .csv: TASKCORE_FORMAT_CSV
    case .todoTxt: TASKCORE_FORMAT_TODO_TXT
    case .iCalendar: TASKCORE_FORMAT_ICALENDAR
    }
  }

  /// Tells the format from the name of a file: `.csv`, `.txt` and `.ics`; nil for any other.
  init?(path: [UInt8]?) {
    let name = String(decoding: path ?? [], as: UTF8.self).lowercased()
    if name.hasSuffix(".csv") {
      self = .csv
    } else if name.hasSuffix(".txt") {
      self = .todoTxt
    } else if name.hasSuffix(".ics") {
      self = .iCalendar
    } else {
      return nil
    }
  }

  /// Tells the format from the first bytes of a file; nil when they do not show it.
  ///
  /// Taskcore's own names itself first, and so does iCalendar. Taskwarrior's is an array, or objects
  /// line by line.
  init?(firstBytes bytes: some Collection<UInt8>) {
    let byteOrderMark = "\u{FEFF}".utf8
    let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
    let marks = text.lazy.filter { !SplitLine.isBlank($0) }
    if marks.starts(with: #"{"format":"taskcore""#.utf8) {
      self = .json
    } else if marks.starts(with: "BEGIN:VCALENDAR".utf8) {
      self = .iCalendar
    } else if let first = marks.first, "[{".utf8.contains(first) {
      self = .taskwarrior
    } else {
      return nil
    }
  }
}
