package import Domain

/// Writes CBOR as RFC 8949 section 4.2.1 has it, so that the same items always have the same bytes.
///
/// Who writes a map writes its keys in the order of their bytes: numbers as they count, texts by
/// ``isKey(_:before:)``.
package struct CBOREncoder {
  package private(set) var bytes: [UInt8] = []

  /// - Parameter capacity: So many bytes can be written before they move.
  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  package mutating func integer(_ value: Int64) {
    if value >= 0 {
      head(.unsigned, UInt64(value))
    } else {
      head(.negative, UInt64(bitPattern: ~value))
    }
  }

  package mutating func data(_ data: some Collection<UInt8>) {
    head(.data, UInt64(data.count))
    bytes.append(contentsOf: data)
  }

  package mutating func text(_ text: ExactText) {
    var text = text.text
    text.withUTF8 { text in
      head(.text, UInt64(text.count))
      bytes.append(contentsOf: text)
    }
  }

  package mutating func text(_ text: String) {
    self.text(ExactText(text))
  }

  /// The beginning of an array; so many items follow.
  package mutating func array(count: Int) {
    head(.array, UInt64(count))
  }

  /// The beginning of a map; so many keys follow, each with its value.
  package mutating func map(count: Int) {
    head(.map, UInt64(count))
  }

  package mutating func flag(_ flag: Bool) {
    bytes.append(flag ? CBORItem.Byte.true : CBORItem.Byte.false)
  }

  package mutating func null() {
    bytes.append(CBORItem.Byte.null)
  }

  /// Gives the bytes away, and begins anew.
  package mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// The order of texts as keys of a map: shorter ones first, since their length is written before them.
  package static func isKey(_ left: ExactText, before right: ExactText) -> Bool {
    let (leftCount, rightCount) = (left.text.utf8.count, right.text.utf8.count)
    return leftCount != rightCount ? leftCount < rightCount : left < right
  }

  private mutating func head(_ major: CBORItem.Major, _ argument: UInt64) {
    let type = major.rawValue << 5
    switch argument {
    case 0..<24:
      bytes.append(type | UInt8(argument))
    case 24...0xFF:
      bytes.append(type | 24)
      bytes.append(UInt8(argument))
    case 0x100...0xFFFF:
      bytes.append(type | 25)
      append(UInt16(argument))
    case 0x1_0000...0xFFFF_FFFF:
      bytes.append(type | 26)
      append(UInt32(argument))
    default:
      bytes.append(type | 27)
      append(argument)
    }
  }

  private mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
  }
}
