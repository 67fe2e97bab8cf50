import CTaskcoreHeader

/// What a file of tasks is written in.
enum FileFormat: String, CaseIterable {
  /// Taskcore's own: everything, lossless.
  case json
  /// What `task export` and `task import` speak.
  case taskwarrior

  /// The library's TASKCORE_FORMAT_...
  var code: Int32 {
    switch self {
    case .json: TASKCORE_FORMAT_JSON
    case .taskwarrior: TASKCORE_FORMAT_TASKWARRIOR
    }
  }

  /// Tells the format from the first bytes of a file; nil when they do not show it.
  ///
  /// Taskcore's own names itself first. Taskwarrior's is an array, or objects line by line.
  init?(firstBytes bytes: some Collection<UInt8>) {
    let byteOrderMark = "\u{FEFF}".utf8
    let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
    let marks = text.lazy.filter { !SplitLine.isBlank($0) }
    if marks.starts(with: #"{"format":"taskcore""#.utf8) {
      self = .json
    } else if let first = marks.first, "[{".utf8.contains(first) {
      self = .taskwarrior
    } else {
      return nil
    }
  }
}
