import Domain

/// The marks of Obsidian's Tasks and Dataview after the title of a task: `🔺 📅 2026-12-24`, `[due::
/// 2026-12-24]`, `#tag`.
struct ObsidianMarks {
  private(set) var title = ""
  private(set) var values: [OthersRecord.Value] = []

  private static let marks: [Character: Meaning] = [
    "📅": .due, "📆": .due, "🗓": .due, "⏳": .planned, "⌛": .planned, "🛫": .start, "➕": .created,
    "✅": .completed, "❌": .cancelled, "🔁": .repeats, "🆔": .key, "⛔": .dependencies,
  ]
  private static let priorities: [Character: String] = [
    "🔺": "highest", "⏫": "high", "🔼": "medium", "🔽": "low", "⏬": "lowest",
  ]
  private static let priorityWords: [String: Priority] = [
    "highest": .p0, "high": .p1, "medium": .p2, "normal": .none, "none": .none, "low": .p3,
    "lowest": .p3,
  ]
  /// Of Dataview, in small letters.
  private static let names: [String: Meaning] = [
    "due": .due, "scheduled": .planned, "start": .start, "created": .created,
    "completion": .completed, "cancelled": .cancelled, "repeat": .repeats, "id": .key,
    "dependson": .dependencies, "priority": .priority(priorityWords),
  ]

  init(_ text: String) {
    // Some keyboards ask for the coloured form.
    let plain = text.unicodeScalars.filter { $0.value != 0xFE0F }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: plain)
    let bare = takeFields(of: String(view))
    var words: [String] = []
    // The mark that the next words belong to.
    var mark: (meaning: Meaning, name: Character)?
    var said: [String] = []
    func finish(_ marks: inout ObsidianMarks) {
      if let mark { marks.add(mark.meaning, said.joined(separator: " "), as: String(mark.name)) }
      mark = nil
      said = []
    }
    for word in Self.words(of: bare) {
      if let first = word.first, let meaning = Self.marks[first] {
        finish(&self)
        mark = (meaning, first)
        if word.count > 1 { said.append(String(word.dropFirst())) }
      } else if let first = word.first, let priority = Self.priorities[first] {
        finish(&self)
        add(.priority(Self.priorityWords), priority, as: String(first))
      } else if Self.isTag(word) {
        finish(&self)
        add(.tag, String(word.dropFirst()), as: "#")
      } else if let open = mark {
        said.append(word)
        // Of these one word is all; a repeat ends with the next mark.
        if open.meaning != .repeats, open.meaning != .dependencies { finish(&self) }
      } else {
        words.append(word)
      }
    }
    finish(&self)
    // A link to a block.
    if let last = words.last, words.count > 1, last.hasPrefix("^") {
      words.removeLast()
      add(.nothing, last, as: "block")
    }
    title = words.joined(separator: " ")
  }

  /// With a space before each mark, which need none.
  private static func words(of text: String) -> [String] {
    var spaced = ""
    for character in text {
      let isMark = marks[character] != nil || priorities[character] != nil
      spaced += isMark ? " \(character) " : String(character)
    }
    return spaced.split(separator: " ").map { String($0) }
  }

  /// `#bank`; a number is not a tag.
  private static func isTag(_ word: String) -> Bool {
    word.first == "#" && word.utf8.count > 1 && !word.dropFirst().allSatisfy(\.isNumber)
      && !word.dropFirst().contains("#")
  }

  private mutating func add(_ meaning: Meaning?, _ text: String, as name: String) {
    var text = text
    if meaning == .repeats, text.hasSuffix(" when done") {
      text = String(text.dropLast(" when done".count))
      values.append(OthersRecord.Value(name: name, meaning: .isAfterCompletion, text: "true"))
    }
    values.append(OthersRecord.Value(name: name, meaning: meaning, text: text))
  }

  /// Takes `[due:: 2026-12-24]` and `(due:: 2026-12-24)` out of a text.
  private mutating func takeFields(of text: String) -> String {
    var square = NextPlace(of: "]", in: text)
    var round = NextPlace(of: ")", in: text)
    var colons = NextPlace(of: "::", in: text)
    var rest = text[...]
    var plain = ""
    while let start = rest.firstIndex(where: { $0 == "[" || $0 == "(" }) {
      let inside = text.index(after: start)
      guard let end = text[start] == "[" ? square.from(inside) : round.from(inside),
        let name = colons.from(inside), name.upperBound <= end.lowerBound
      else {
        plain += rest[...start]
        rest = text[inside...]
        continue
      }
      let value = TextRule.trimmed(String(text[name.upperBound..<end.lowerBound]))
      let word = TextRule.trimmed(String(text[inside..<name.lowerBound]))
      add(Self.names[word.lowercased()], value, as: word)
      plain += rest[..<start]
      rest = text[end.upperBound...]
    }
    return plain + String(rest)
  }
}

/// Where a part stands next in a text, for questions from ever later places: the text is read once, however
/// many brackets are open in it.
private struct NextPlace {
  private let part: String
  private let text: String
  private var found: Range<String.Index>?

  init(of part: String, in text: String) {
    self.part = part
    self.text = text
    found = text.place(of: part)
  }

  /// The first that begins at the index or after it; nil when there is none.
  ///
  /// - Precondition: No earlier question was from a later index.
  mutating func from(_ index: String.Index) -> Range<String.Index>? {
    if let found, found.lowerBound < index {
      let later = text[index...].place(of: part)
      self.found = later
    }
    return found
  }
}
