import Domain

/// A member with an extensible set of values: a word, or the elements of a list.
enum Vocabulary: Sendable {
  /// Whether this version knows a value.
  enum Reading: Equatable {
    /// It means something, or is refused.
    case known
    /// It is read as this.
    case standIn(JSONValue)
    /// Its whole object means nothing without it.
    case meaningless
  }

  /// Another word is read as the one that stands in.
  case words(Set<String>, standIn: String)
  /// With another word, nothing is known of what the object says.
  case kinds(Set<String>)
  /// Those of another kind are passed over.
  case reminders
  /// What else a link says is passed over, and one without an address with it.
  case links

  /// The words of a type, read as one of them.
  static func words<Value: CodeWithWord>(_ standIn: Value) -> Vocabulary {
    .words(Set(Value.words.map(\.text)), standIn: standIn.text)
  }

  func reading(_ value: JSONValue) -> Reading {
    switch (self, value) {
    case (.words(let words, let standIn), .string(let text)):
      return words.contains(text) || !Self.isWord(text) ? .known : .standIn(.string(standIn))
    case (.kinds(let words), .string(let text)):
      return words.contains(text) || !Self.isWord(text) ? .known : .meaningless
    case (.reminders, .array(let elements)): return Self.readReminders(elements)
    case (.links, .array(let elements)): return Self.readLinks(elements)
    default: return .known
    }
  }

  private static let longestWord = 64
  private static let longestReminder = 200

  /// Whether a newer version may have it as a word: 1 to 64 letters of ASCII, digits and `_-.#`.
  private static func isWord(_ text: String) -> Bool {
    (1...longestWord).contains(text.utf8.count) && text.utf8.allSatisfy(isOfWord)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "_-.#".utf8.contains(byte)
    }
  }

  private static func readReminders(_ elements: [JSONValue]) -> Reading {
    let known = elements.filter { !isOtherReminder($0) }
    let count = elements.count - known.count
    guard (1...Reminder.maximumCount).contains(count) else { return .known }
    let texts = known.map { value -> JSONValue in
      guard case .string(let text) = value, let reminder = try? Reminder(text: text) else {
        return value
      }
      return .string(reminder.text)
    }
    return .standIn(.array(texts))
  }

  /// An anchor that this version does not know, of lowercase letters and `_`, before `+`, `-` or `:`.
  private static func isOtherReminder(_ value: JSONValue) -> Bool {
    guard case .string(let text) = value, text.utf8.count <= longestReminder,
      text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { return false }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let word = text.utf8.prefix { letters.contains($0) || $0 == UInt8(ascii: "_") }
    guard !word.isEmpty, let next = text.utf8.dropFirst(word.count).first,
      "+-:".utf8.contains(next)
    else { return false }
    return Reminder.Anchor(rawValue: String(decoding: word, as: UTF8.self)) == nil
  }

  private static func readLinks(_ elements: [JSONValue]) -> Reading {
    guard elements.count <= Link.maximumCount else { return .known }
    var isKnown = true
    let known = elements.compactMap { value -> JSONValue? in
      guard case .object(let members) = value else { return value }
      let said = members.filter { Link.memberNames.contains($0.name) }
      if said.count == members.count { return value }
      isKnown = false
      return said.contains { $0.name == "url" } ? .object(said) : nil
    }
    if isKnown { return .known }
    let array = JSONValue.array(known)
    return .standIn((try? array.links().value) ?? array)
  }
}

extension FiledObject {
  /// The original of a member whose value was substituted.
  struct Unknown {
    var member: Member
    var standIn: JSONValue
  }

  /// Whether this version knows an object.
  enum Meaning {
    /// It is read, with what stands in for what some members say.
    case known([Unknown])
    /// It means nothing without the meaning of a member.
    case none(Member)
  }

  /// Puts what stands in into each member that says what this version does not know. An object without a
  /// meaning stays as it is.
  mutating func takeMeaning(by vocabulary: [String: Vocabulary]) -> Meaning {
    var others: [(index: Int, reading: Vocabulary.Reading)] = []
    for (name, words) in vocabulary {
      guard let index = index(of: name) else { continue }
      let reading = words.reading(members[index].value)
      if reading != .known { others.append((index, reading)) }
    }
    if others.isEmpty { return .known([]) }
    var taken: [(index: Int, Unknown)] = []
    for (index, reading) in others.sorted(by: { $0.index < $1.index }) {
      switch reading {
      case .meaningless: return .none(members[index])
      case .standIn(let standIn):
        taken.append((index, Unknown(member: members[index], standIn: standIn)))
      case .known: break
      }
    }
    for (index, unknown) in taken { replaceValue(at: index, with: unknown.standIn) }
    return .known(taken.map(\.1))
  }
}

extension JSONRecord {
  /// Of the members whose values other versions may know more of.
  static func vocabulary() throws -> [String: Vocabulary] {
    let blank = try Self.blank(uid: "blank")
    var vocabulary: [String: Vocabulary] = [:]
    for (property, member) in members {
      switch (member.form, member.otherWords) {
      case (.reminders, _): vocabulary[member.name] = .reminders
      case (.links, _): vocabulary[member.name] = .links
      case (.word(let words), .asDefault):
        guard case .integer(let code) = blank.value(of: property),
          let standIn = words.first(where: { $0.code == code })
        else { continue }
        vocabulary[member.name] = .words(Set(words.map(\.text)), standIn: standIn.text)
      case (.word(let words), .keepObject):
        vocabulary[member.name] = .kinds(Set(words.map(\.text)))
      default: break
      }
    }
    return vocabulary
  }
}

extension Tag {
  static func vocabulary() -> [String: Vocabulary] { ["colour": .words(ColourToken.black)] }
}
