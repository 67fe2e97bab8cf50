import Domain

/// A record as an object of Taskcore's own files: a member for each of its properties.
protocol JSONRecord: Record {
  static var memberNames: Set<String> { get }
  static var requiredMembers: [String] { get }

  /// Writes the members that follow the uid; those of properties without a value are left out.
  func writeMembers(to json: inout JSONWriter) throws

  /// Reads the members that follow the uid. What does not say when it was made was made now.
  ///
  /// - Throws: `malformed` with the member's path for what the property cannot be.
  mutating func readMembers(of object: FiledObject, at now: Instant) throws
}

extension JSONRecord {
  /// - Throws: `malformed` with the path of a member that is missing, or cannot be what it says.
  init(_ object: FiledObject, newUID: () -> String, at now: Instant) throws {
    let uid = try object.read("uid") { try TextRule.uid.line($0.string()) }
    self = try .blank(uid: uid ?? newUID())
    id = try object.read("id") { try $0.integer(in: StoreJSON.identifiers) } ?? 0
    for name in Self.requiredMembers { try object.require(name) { _ in } }
    try readMembers(of: object, at: now)
  }
}

/// The word that files have for a number.
typealias CodeWord = (code: Int64, text: String)

// The forms that a value of the change log has in a file; one that is null is left out.
extension JSONWriter {
  mutating func plain(_ name: String, _ value: LogValue) {
    switch value {
    case .null: break
    case .integer(let number): member(name, number)
    case .text(let text): member(name, text)
    }
  }

  mutating func instant(_ name: String, _ value: LogValue) {
    member(name, ifAny: value.instant?.text)
  }

  mutating func flag(_ name: String, _ value: LogValue) {
    member(name, ifTrue: value == .integer(1))
  }

  mutating func word(_ name: String, _ value: LogValue, _ words: [CodeWord]) {
    guard case .integer(let code) = value else { return }
    member(name, words.first { $0.code == code }?.text ?? "\(code)")
  }

  /// A text with a separator as an array.
  mutating func list(_ name: String, _ value: LogValue, _ separator: Character) {
    member(name, value.text?.split(separator: separator).map(String.init) ?? [])
  }

  /// A text that is a JSON object.
  mutating func json(_ name: String, _ value: LogValue) throws {
    try member(name, kept: value.text)
  }
}

// The same forms, read into a property.
extension FiledObject {
  func plain<Element: Record>(
    _ name: String, _ property: Element.Property, of element: inout Element
  ) throws {
    try read(name) { value in
      if case .number = value {
        try element.set(property, to: .integer(value.integer(in: .min ... .max)))
      } else {
        try element.set(property, to: .text(value.string()))
      }
    }
  }

  func instant<Element: Record>(
    _ name: String, _ property: Element.Property, of element: inout Element
  ) throws {
    try read(name) { try element.set(property, to: .integer($0.instant().milliseconds)) }
  }

  func flag<Element: Record>(
    _ name: String, _ property: Element.Property, of element: inout Element
  ) throws {
    try read(name) { try element.set(property, to: .integer($0.bool() ? 1 : 0)) }
  }

  func word<Element: Record>(
    _ name: String, _ words: [CodeWord], _ property: Element.Property, of element: inout Element
  ) throws {
    try read(name) { value in
      let text = try value.string()
      guard let word = words.first(where: { $0.text == text }) else {
        let known = words.map(\.text).joined(separator: ", ")
        throw Failure(.malformed, "“\(text.prefix(40))” has no meaning here: \(known) have.")
      }
      try element.set(property, to: .integer(word.code))
    }
  }

  func list<Element: Record>(
    _ name: String, _ separator: Character, _ property: Element.Property,
    of element: inout Element
  ) throws {
    try read(name) { value in
      let texts = try value.strings()
      guard !texts.contains(where: { $0.contains(separator) || $0.isEmpty }) else {
        throw Failure(.malformed, "One of these texts is empty or has a separator in it.")
      }
      let joined = texts.joined(separator: String(separator))
      try element.set(property, to: texts.isEmpty ? .null : .text(joined))
    }
  }

  func json<Element: Record>(
    _ name: String, _ property: Element.Property, of element: inout Element
  ) throws {
    try read(name) { try element.set(property, to: .text($0.keptText())) }
  }
}
