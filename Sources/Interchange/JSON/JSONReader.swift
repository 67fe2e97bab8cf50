import Domain
import Localization
import Platform

/// Reads JSON (RFC 8259) token by token, so that a text of any size takes little memory:
///
///     var reader = JSONReader(text: "[7]")
///     while case let token = try reader.next(), token != .end { print(token) }
///
/// It refuses all that the standard does not allow, and besides: names that an object has twice,
/// U+0000, lone surrogates, and what is nested or sized beyond its limits. Where ``sparesOthers`` is set, what only spoils
/// the value that it is in is remembered as ``damage``.
struct JSONReader {
  private enum Expectation {
    case value
    case firstElementOrEnd
    case name
    case firstNameOrEnd
    case separatorOrEnd
  }

  private enum Container {
    case array
    case object
  }

  /// Where the token that `next` gave last begins.
  private(set) var position = TextPosition(line: 1, column: 1)

  var bytes: ByteReader
  /// What is made of the present item: a value of it takes little in a text, and much in memory.
  private var need = MemoryNeed(bytesEach: Self.bytesOfValue)
  private static let bytesOfValue = 256
  /// The bytes of the string or number that is being read.
  var scratch: [UInt8] = []
  let allowsControlCharacters: Bool
  /// Whether a value is read to its end though it has a name twice, or an invalid string.
  var sparesOthers = false
  /// What was wrong first with the present item.
  private(set) var damage: Failure?
  private let maximumDepth: Int
  private var isAtStart = true
  private var expectation = Expectation.value
  private var containers: [Container] = []
  /// The names that each open object has so far, by depth.
  private var names: [Set<ExactText>] = []

  /// - Parameters:
  ///   - source: gives the text.
  ///   - maximumDepth: of arrays and objects in one another.
  ///   - maximumItemBytes: of what is read between two calls of ``beginItem()``.
  ///   - allowsControlCharacters: in strings without an escape, against the standard.
  init(
    source: @escaping ByteSource, maximumDepth: Int = 64, maximumItemBytes: Int = 8_388_608,
    allowsControlCharacters: Bool = false
  ) {
    bytes = ByteReader(source: source, maximumItemBytes: maximumItemBytes)
    self.allowsControlCharacters = allowsControlCharacters
    self.maximumDepth = maximumDepth
  }

  /// Reads a text that is in memory.
  init(text: String, maximumDepth: Int = 64) {
    bytes = ByteReader(text: text)
    allowsControlCharacters = false
    self.maximumDepth = maximumDepth
  }

  /// From here on, the bytes of one item are counted.
  mutating func beginItem() {
    damage = nil
    bytes.beginItem()
    need = MemoryNeed(bytesEach: Self.bytesOfValue)
  }

  /// The next token; `end` after the last.
  ///
  /// - Throws: `malformed` with the position, or what the source throws.
  mutating func next() throws -> JSONToken {
    if isAtStart {
      isAtStart = false
      try bytes.skipByteOrderMark()
    }
    try begin()
    try bytes.checkItemSize()
    if !need.add() { throw Failure.noMemory }
    switch expectation {
    case .value: return try value()
    case .firstElementOrEnd:
      if try bytes.take(UInt8(ascii: "]")) { return close(.endArray) }
      return try value("a value or “]”")
    case .name: return try name()
    case .firstNameOrEnd:
      if try bytes.take(UInt8(ascii: "}")) { return close(.endObject) }
      return try name("a member's name in quotes or “}”")
    case .separatorOrEnd: return try separatorOrEnd()
    }
  }

  /// After a value that is in no other: lets another one follow it, with a comma between or not.
  ///
  /// - Returns: false at the end of the text.
  mutating func continueAfterValue() throws -> Bool {
    try begin()
    if try bytes.take(UInt8(ascii: ",")) {
      try begin()
    } else if try bytes.peek() == nil {
      return false
    }
    expectation = .value
    return true
  }

  /// Leaves a broken line behind, as of a text with an item in each line, and goes on with the next one.
  ///
  /// - Returns: false when there is none.
  mutating func resume(inArray isInArray: Bool) throws -> Bool {
    bytes.beginItem()
    while let byte = try bytes.peek() {
      bytes.advance()
      guard byte == UInt8(ascii: "\n") else { continue }
      try bytes.skipWhitespace()
      guard try bytes.peek() != nil else { return false }
      containers = isInArray ? [.array] : []
      expectation = isInArray ? .firstElementOrEnd : .value
      return true
    }
    return false
  }

  private mutating func begin() throws {
    try bytes.skipWhitespace()
    position = bytes.position
  }

  private mutating func separatorOrEnd() throws -> JSONToken {
    let hasComma = try bytes.take(UInt8(ascii: ","))
    switch containers.last {
    case .array where hasComma:
      try begin()
      return try value()
    case .array:
      guard try bytes.take(UInt8(ascii: "]")) else { throw try unexpected("a comma or “]”") }
      return close(.endArray)
    case .object where hasComma:
      try begin()
      return try name()
    case .object:
      guard try bytes.take(UInt8(ascii: "}")) else { throw try unexpected("a comma or “}”") }
      return close(.endObject)
    case nil:
      if try hasComma || bytes.peek() != nil {
        throw Failure(
          .malformed, "The text goes on after its value, where its end was expected.",
          position: position)
      }
      return .end
    }
  }

  private mutating func name(
    _ expected: @autoclosure () -> Message = "a member's name in quotes"
  ) throws -> JSONToken {
    guard try bytes.take(UInt8(ascii: "\"")) else { throw try unexpected(expected()) }
    let name = try string()
    if !names[containers.count - 1].insert(ExactText(name)).inserted {
      try spare(
        Failure(
          .malformed, "The object has the name “\(name.prefix(40))” twice.", position: position))
    }
    try bytes.skipWhitespace()
    guard try bytes.take(UInt8(ascii: ":")) else {
      throw try unexpected("a colon after the member's name")
    }
    expectation = .value
    return .name(name)
  }

  private mutating func value(
    _ expected: @autoclosure () -> Message = "a value"
  ) throws -> JSONToken {
    expectation = .separatorOrEnd
    guard let byte = try bytes.peek() else { throw try unexpected(expected()) }
    switch byte {
    case UInt8(ascii: "{"):
      try open(.object)
      return .beginObject
    case UInt8(ascii: "["):
      try open(.array)
      return .beginArray
    case UInt8(ascii: "\""):
      bytes.advance()
      return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try number())
    case UInt8(ascii: "t"):
      try literal("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try literal("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try literal("null")
      return .null
    default: throw try unexpected(expected())
    }
  }

  private mutating func open(_ container: Container) throws {
    guard containers.count < maximumDepth else {
      throw Failure(
        .malformed,
        "Arrays and objects are nested more than \(maximumDepth) deep, which is the limit.",
        position: position)
    }
    bytes.advance()
    containers.append(container)
    if names.count < containers.count { names.append([]) }
    switch container {
    case .array: expectation = .firstElementOrEnd
    case .object:
      expectation = .firstNameOrEnd
      names[containers.count - 1].removeAll(keepingCapacity: true)
    }
  }

  private mutating func close(_ token: JSONToken) -> JSONToken {
    containers.removeLast()
    expectation = .separatorOrEnd
    return token
  }

  private mutating func literal(_ word: StaticString) throws {
    for character in word.description.utf8 {
      guard try bytes.take(character) else { throw try unexpected("“\(word)”") }
    }
  }

  /// Remembers what does not hide where a value ends.
  ///
  /// - Throws: the failure, unless others are spared.
  mutating func spare(_ failure: Failure) throws {
    guard sparesOthers else { throw failure }
    damage = damage ?? failure
  }

  /// The refusal of the next byte, or of the end.
  mutating func unexpected(_ expected: Message) throws -> Failure {
    let found: Message
    switch try bytes.peek() {
    case nil:
      return Failure(
        .malformed, "The text ends where \(expected) was expected.", position: bytes.position)
    case .some(let byte) where (0x20..<0x7F).contains(byte):
      found = "“\(Unicode.Scalar(byte))”"
    case .some(let byte):
      found = "The byte 0x\(String(byte, radix: 16, uppercase: true))"
    }
    return Failure(
      .malformed, "\(found) was found where \(expected) was expected.", position: bytes.position)
  }
}
