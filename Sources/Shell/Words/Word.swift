/// One word of a command: `project:"My home"` is typed, `project:My home` is meant.
struct Word {
  /// What is meant, as it was typed: perhaps not UTF-8, which is for the library to refuse.
  var bytes: [UInt8] = []
  /// How many of the first bytes were typed without quotes and backslashes. Only these can be a
  /// mark such as `#` or `--`, so that quoting makes a plain word of anything.
  var bareCount = 0
  /// Where it begins in its line.
  var start = 0

  /// For comparing and for messages: what is not UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A word that was split off already, such as an argument of the program.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    bareCount = bytes.count
  }

  init(start: Int) {
    self.start = start
  }

  /// What follows `mark`, when the word begins with it and it was not quoted.
  func value(after mark: String) -> [UInt8]? {
    let length = mark.utf8.count
    guard bareCount >= length, bytes.starts(with: mark.utf8) else { return nil }
    return Array(bytes.dropFirst(length))
  }
}
