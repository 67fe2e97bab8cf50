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
  init?(firstBytes bytes: some Collection<UInt8>) {
    switch bytes.first(where: { !SplitLine.isBlank($0) }) {
    case UInt8(ascii: "["):
      self = .taskwarrior
    case UInt8(ascii: "{") where bytes.contains("\"format\""):
      self = .json
    default:
      return nil
    }
  }
}

extension Collection<UInt8> {
  fileprivate func contains(_ text: String) -> Bool {
    indices.contains { self[$0...].starts(with: text.utf8) }
  }
}
