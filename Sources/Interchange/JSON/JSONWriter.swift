/// Builds a JSON text (RFC 8259), with the commas where they belong:
///
///     var writer = JSONWriter()
///     writer.beginArray()
///     writer.string("Pay rent")
///     writer.endArray()
struct JSONWriter {
  /// What was written and not yet drained.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init() {}

  mutating func beginObject() { open(UInt8(ascii: "{")) }
  mutating func endObject() { close(UInt8(ascii: "}")) }
  mutating func beginArray() { open(UInt8(ascii: "[")) }
  mutating func endArray() { close(UInt8(ascii: "]")) }

  /// The name of an object's next member; its value comes next.
  mutating func name(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  mutating func number(_ number: Int64) { word(String(number)) }
  mutating func bool(_ flag: Bool) { word(flag ? "true" : "false") }

  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: word("null")
    case .bool(let flag): bool(flag)
    case .number(let digits): word(digits)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        name(member.name)
        self.value(member.value)
      }
      endObject()
    }
  }

  /// Lets the next element, or the end of the array, begin a line.
  ///
  /// - Parameter isEnd: true where the array ends.
  mutating func line(isEnd: Bool = false) {
    if !isEnd { separate() }
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Hands over what was written, once it is at least so many bytes.
  mutating func drain(into sink: ByteSink, above count: Int) throws {
    guard bytes.count > count else { return }
    try bytes.withUnsafeBufferPointer(sink)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func word(_ word: String) {
    separate()
    bytes.append(contentsOf: word.utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.contains(where: Self.needsEscape) {
      for byte in text.utf8 { appendEscaped(byte) }
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    guard Self.needsEscape(byte) else { return bytes.append(byte) }
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
    case 0..<0x20:
      bytes.append(contentsOf: (byte < 0x10 ? "u000" : "u00").utf8)
      bytes.append(contentsOf: String(byte, radix: 16, uppercase: true).utf8)
    default: bytes.append(byte)
    }
  }
}
