/// One word of a command: `project:"My home"` is typed, `project:My home` is meant.
struct Word {
  /// What is meant, as it was typed: perhaps not UTF-8, which is for the library to refuse.
  let bytes: [UInt8]
  /// How many of the first bytes were typed without quotes and backslashes. Only these can be a
  /// mark such as `#` or `--`, so that quoting makes a plain word of anything.
  var bareCount: Int
  /// Where it begins in its line.
  let start: Int

  /// For comparing and for messages: what is not UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Without a count of them, all bytes are bare, as in an argument of the program.
  init(bytes: [UInt8], bareCount: Int? = nil, start: Int = 0) {
    self.bytes = bytes
    self.bareCount = bareCount ?? bytes.count
    self.start = start
  }

  /// What follows `mark`, when the word begins with it and it was not quoted.
  func value(after mark: String) -> [UInt8]? {
    let length = mark.utf8.count
    guard bareCount >= length, bytes.starts(with: mark.utf8) else { return nil }
    return Array(bytes.dropFirst(length))
  }
}
