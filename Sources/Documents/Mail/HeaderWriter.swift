/// Writes the headers of a message, folded between words.
struct HeaderWriter {
  private(set) var bytes: [UInt8] = []

  /// RFC 5322 has at most 78 characters; with an encoded word in it, a line has at most 76.
  private static let maximumLineLength = 76

  /// How long the first word of a header may be.
  static func firstWidth(_ name: StaticString) -> Int {
    maximumLineLength - name.utf8CodeUnitCount - 2
  }

  /// The words are printable ASCII; one space or a fold is written between two.
  mutating func write(_ name: StaticString, _ words: [String]) {
    bytes += "\(name):".utf8
    var column = name.utf8CodeUnitCount + 1
    for (index, word) in words.enumerated() {
      if index > 0, column + 1 + word.utf8.count > Self.maximumLineLength {
        bytes += [0x0D, 0x0A]
        column = 0
      }
      bytes += " \(word)".utf8
      column += 1 + word.utf8.count
    }
    bytes += [0x0D, 0x0A]
  }

  /// A header with the text that readers see in it, such as the subject.
  mutating func write(_ name: StaticString, text: String) {
    let width = Self.firstWidth(name)
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain =
      EncodedWord.canBePlain(text)
      && words.allSatisfy { !$0.isEmpty && $0.utf8.count <= width }
    write(name, isPlain ? words.map(String.init) : EncodedWord.words(text, firstWidth: width))
  }

  /// A header with addresses; without any, it is left out.
  mutating func write(_ name: StaticString, _ mailboxes: [EmailDraft.Mailbox]) {
    if mailboxes.isEmpty { return }
    var words: [String] = []
    for (index, mailbox) in mailboxes.enumerated() {
      if index > 0 { words[words.count - 1] += "," }
      words += mailbox.words(
        firstWidth: index == 0 ? Self.firstWidth(name) : EncodedWord.maximumLength)
    }
    write(name, words)
  }

  /// The empty line after the headers.
  mutating func end() {
    bytes += [0x0D, 0x0A]
  }
}
