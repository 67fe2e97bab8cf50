import Platform

/// One word of a command: `project:"My home"` is typed, `project:My home` is meant.
struct Word {
  /// What is meant, as it was typed: perhaps not UTF-8, which is for the library to refuse.
  let bytes: [UInt8]
  /// Which of the bytes were typed in quotes or after backslashes, in order.
  private(set) var quoted: [Range<Int>]
  /// Where it begins in its line; nil when there is no line.
  let start: Int?
  /// Where each of the bytes is in the line; empty when there is no line.
  let offsets: [Int]

  /// For comparing and for messages: what is not UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How many of the first bytes were typed without quotes and backslashes. Only these can be a
  /// mark such as `#` or `--`, so that quoting makes a plain word of anything.
  var bareCount: Int { quoted.first?.lowerBound ?? bytes.count }

  /// Nothing is quoted unless it is said, as in an argument of the program.
  init(bytes: [UInt8], quoted: [Range<Int>] = [], start: Int? = nil, offsets: [Int] = []) {
    self.bytes = bytes
    self.quoted = quoted
    self.start = start
    self.offsets = offsets
  }

  /// What follows `mark`, when the word begins with it and it was not quoted.
  func value(after mark: String) -> [UInt8]? {
    let length = mark.utf8.count
    guard bareCount >= length, bytes.starts(with: mark.utf8) else { return nil }
    return Array(bytes.dropFirst(length))
  }

  /// The same without its first bytes.
  func dropping(_ count: Int) -> Word {
    Word(
      bytes: Array(bytes.dropFirst(count)),
      quoted: quoted.filter { $0.upperBound > count }.map {
        max(0, $0.lowerBound - count)..<$0.upperBound - count
      }, start: offset(count) ?? start, offsets: Array(offsets.dropFirst(count)))
  }

  /// Where its byte at `index` is in the line; nil when there is no line.
  func offset(_ index: Int) -> Int? {
    offsets.indices.contains(index) ? offsets[index] : start.map { $0 + index }
  }

  /// Makes a plain word of it.
  mutating func quote() {
    quoted = [0..<bytes.count]
  }
}

extension Word {
  /// Carries out what reads the word, or the value at the end of it.
  ///
  /// - Throws: what `body` throws; what was not understood with its place in the line.
  func locating<Result>(
    value: [UInt8]? = nil, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch var error as ShellError where error.exitStatus == 2 && error.offset == nil {
      let begin = value.map { bytes.count - $0.count } ?? 0
      // Of a value that is a language of its own, the library says where in it.
      let inValue = Int(clamping: max(1, error.position?.column ?? 1)) - 1
      error.offset = offset(begin + inValue) ?? start
      throw error
    }
  }
}

extension Word {
  /// The path of a file, in which `~/` is the user's folder; nil for `-`, a standard stream.
  ///
  /// - Throws: a usage error for an empty word.
  var path: [UInt8]? {
    get throws {
      if bytes.isEmpty { throw ShellError.emptyFileName }
      if text == "-" { return nil }
      let home = Environment["HOME"] ?? ""
      guard let rest = value(after: "~"), !home.isEmpty, rest.isEmpty || rest.first == 0x2F else {
        return bytes
      }
      return Array(home.utf8) + rest
    }
  }
}
