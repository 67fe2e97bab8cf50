/// Writes text in the language of manual pages, roff with the macros of man(7).
struct Roff {
  private(set) var text = ""

  /// A line that is roff already.
  mutating func line(_ line: String) { text += line + "\n" }

  /// Several of them.
  mutating func lines(_ lines: String) { text += lines + "\n" }

  mutating func section(_ title: String) { line(".SH \(Self.argument(title))") }

  mutating func subsection(_ title: String) { line(".SS \(Self.argument(title))") }

  /// A name and, indented below it, what it means.
  mutating func entry(_ name: String, _ meaning: String) {
    line(".TP")
    line(Self.styled(name))
    paragraph(meaning)
  }

  /// Names with what they mean beside them, without blank lines between.
  mutating func table(_ rows: [(name: String, meaning: String)]) {
    let width = rows.map { $0.name.displayWidth + 2 }.filter { $0 <= 26 }.max() ?? 8
    for (index, row) in rows.enumerated() {
      if index == 1 { line(".PD 0") }
      line(".TP \(width)n")
      line(Self.styled(row.name))
      paragraph(row.meaning)
    }
    if rows.count > 1 { line(".PD") }
  }

  /// The same below what is above it.
  mutating func indentedTable(_ rows: [(name: String, meaning: String)]) {
    line(".RS")
    table(rows)
    line(".RE")
  }

  /// Text, a sentence a line as roff wants it.
  mutating func paragraph(_ text: String) {
    let escaped = Self.escaped(text)
    var sentence = ""
    for word in escaped.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      sentence += sentence.isEmpty ? word : " \(word)"
      if word.last == "." || word.last == "?" {
        line(Self.protected(sentence))
        sentence = ""
      }
    }
    if !sentence.isEmpty { line(Self.protected(sentence)) }
  }

  /// What help says besides, in paragraphs that go on with what is above them.
  mutating func notes(_ notes: [Note]) {
    for note in notes {
      switch note {
      case .text(let text):
        line(".IP")
        paragraph(text)
      case .rows(let rows):
        indentedTable(rows)
      case .sentence(let message):
        line(".IP")
        paragraph(message.description)
      case .summaries(let rows):
        indentedTable(rows.map { ($0.name.description, $0.meaning.description) })
      }
    }
  }

  /// A synopsis: literal words are bold, placeholders italic.
  static func styled(_ usage: String) -> String {
    var result = ""
    var word = ""
    func endWord() {
      let isPlaceholder = word.count > 1 && word.allSatisfy { $0.isUppercase || $0 == "-" }
      let isPlain = word.isEmpty || word == "or" || word.allSatisfy { $0 == "." }
      result +=
        isPlain
        ? escaped(word) : (isPlaceholder ? "\\fI" : "\\fB") + escaped(word) + "\\fP"
      word = ""
    }
    for character in usage {
      if " []|,".contains(character) {
        endWord()
        result.append(character)
      } else {
        // A name such as project: is followed by what stands for its value.
        if let last = word.last, ":=#@+!~>".contains(last), character.isUppercase { endWord() }
        if character == ".", word.last?.isUppercase == true { endWord() }
        word.append(character)
      }
    }
    endWord()
    return protected(result)
  }

  /// Text without any meaning of its own.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      escaped += special[character] ?? String(character)
    }
  }

  private static let special: [Character: String] = [
    "\\": "\\e", "-": "\\-", "~": "\\(ti", "^": "\\(ha", "'": "\\(aq", "`": "\\(ga", "“": "\\(lq",
    "”": "\\(rq",
  ]

  private static func argument(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A line that is no request, even if it begins as one.
  private static func protected(_ line: String) -> String {
    line.first == "." ? "\\&" + line : line
  }
}
