/// The CBOR items that messages use: no floating-point numbers, no tags, no indefinite lengths.
package enum CBORItem: Equatable, Sendable {
  case integer
  case data
  case text
  case array
  case map
  case flag
  case null

  enum Major: UInt8 {
    case unsigned = 0
    case negative = 1
    case data = 2
    case text = 3
    case array = 4
    case map = 5
    case simple = 7
  }

  /// Items of a single byte.
  enum Byte {
    static let `false`: UInt8 = 0xF4
    static let `true`: UInt8 = 0xF5
    static let null: UInt8 = 0xF6
  }

  /// By the byte that it begins with; nil for what no message has.
  init?(first byte: UInt8) {
    switch Major(rawValue: byte >> 5) {
    case .unsigned, .negative: self = .integer
    case .data: self = .data
    case .text: self = .text
    case .array: self = .array
    case .map: self = .map
    case .simple where byte == Byte.false || byte == Byte.true: self = .flag
    case .simple where byte == Byte.null: self = .null
    default: return nil
    }
  }
}
