import TaskcoreSwift

extension FloatingTimes {
  /// Reads `due,start`, `all` or `none`.
  ///
  /// - Throws: a usage error for another word.
  static func bits(written value: [UInt8]) throws -> UInt64 {
    let text = String(decoding: value, as: UTF8.self).lowercased()
    switch text {
    case "none": return 0
    case "all": return all
    default:
      return try text.split(separator: ",", omittingEmptySubsequences: false).reduce(0) {
        times, word in
        guard let time = bits.first(where: { $0.name == word }) else {
          throw ShellError.usage(
            "\(String(word).quoted) is no time that can float. Write floating:due, floating:due,start, "
              + "floating:all or floating:none.")
        }
        return times | time.bit
      }
    }
  }
}

extension Task {
  /// The names of its times that float.
  var floatingTimes: [String] {
    FloatingTimes.bits.filter { floating & $0.bit != 0 }.map(\.name)
  }
}
