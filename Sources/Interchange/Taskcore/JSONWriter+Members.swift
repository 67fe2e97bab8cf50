import Domain

// A member with its value; one that says nothing is left out.
extension JSONWriter {
  mutating func member(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }

  mutating func member(_ name: String, _ number: Int64) {
    self.name(name)
    self.number(number)
  }

  mutating func member(_ name: String, ifAny text: String?) {
    if let text { member(name, text) }
  }

  mutating func member(_ name: String, ifAny number: Int64?) {
    if let number { member(name, number) }
  }

  mutating func member(_ name: String, unlessEmpty text: String) {
    if !text.isEmpty { member(name, text) }
  }

  mutating func member(_ name: String, ifTrue flag: Bool) {
    guard flag else { return }
    self.name(name)
    bool(true)
  }

  mutating func member(_ name: String, _ texts: [String]) {
    if texts.isEmpty { return }
    self.name(name)
    value(.array(texts.map { .string($0) }))
  }

  mutating func member(_ name: String, _ colour: ColourToken) {
    if colour != .black { member(name, colour.text) }
  }

  /// What is kept with a task or an event, as the object that it is.
  ///
  /// - Throws: `corrupt` for anything but a JSON object.
  mutating func member(_ name: String, kept text: String?) throws {
    guard let text else { return }
    self.name(name)
    value(try JSONValue(kept: text))
  }
}

extension JSONValue {
  /// What is kept with a task.
  ///
  /// - Throws: `corrupt` for anything but a JSON object.
  init(kept text: String) throws {
    guard let value = try? JSONValue(text: text), case .object = value else {
      throw Failure(.corrupt, "What is kept with a task is not a JSON object.", field: "kept")
    }
    self = value
  }

  /// Reads what ``JSONWriter/member(_:kept:)`` wrote.
  func keptText() throws -> String { JSONValue.object(try object()).text }

  func strings() throws -> [String] {
    try array().map { try $0.string() }
  }

  func instant() throws -> Instant {
    let text = try string()
    guard let instant = Instant(text: text) else {
      throw Failure(
        .malformed,
        "“\(text.prefix(40))” is not an instant such as 2026-12-24T16:00:00.000Z.")
    }
    return instant
  }
}
