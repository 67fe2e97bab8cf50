package import Domain

/// Reads CBOR item by item, from anybody: what is not as ``CBOREncoder`` writes it is refused.
///
/// It allocates nothing by a length before it has seen that there are so many bytes.
package struct CBORDecoder {
  /// Of arrays and maps in each other.
  package static let maximumDepth = 16

  private let bytes: [UInt8]
  /// Where the next item begins.
  package private(set) var offset: Int
  private var depth = 0

  package init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  package var isAtEnd: Bool { offset >= bytes.count }

  /// What comes next; nil at the end, and for what no message has.
  package var next: CBORItem? {
    isAtEnd ? nil : CBORItem(first: bytes[offset])
  }

  package func fault(_ fault: CBORFault) -> Failure {
    fault.failure(at: offset)
  }

  /// Makes sure that nothing follows.
  package func end() throws {
    if !isAtEnd { throw fault(.trailing) }
  }

  package mutating func integer() throws -> Int64 {
    let start = offset
    let (major, argument) = try head()
    guard major == .unsigned || major == .negative else {
      throw CBORFault.unexpected.failure(at: start)
    }
    guard let value = Int64(exactly: argument) else { throw CBORFault.tooLarge.failure(at: start) }
    return major == .unsigned ? value : ~value
  }

  /// A number within a range.
  package mutating func integer(in range: ClosedRange<Int64>) throws -> Int64 {
    let start = offset
    let value = try integer()
    guard range.contains(value) else { throw CBORFault.unexpected.failure(at: start) }
    return value
  }

  package mutating func data() throws -> [UInt8] {
    let range = try string(.data)
    return Array(bytes[range])
  }

  package mutating func text() throws -> String {
    let range = try string(.text)
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw CBORFault.notUTF8.failure(at: range.lowerBound)
    }
    return text
  }

  package mutating func flag() throws -> Bool {
    guard next == .flag else { throw fault(isAtEnd ? .truncated : .unexpected) }
    defer { offset += 1 }
    return bytes[offset] == CBORItem.Byte.true
  }

  package mutating func null() throws {
    guard next == .null else { throw fault(isAtEnd ? .truncated : .unexpected) }
    offset += 1
  }

  /// An array; `element` reads each of its items.
  ///
  /// - Returns: How many there were.
  @discardableResult
  package mutating func array(
    _ element: (inout CBORDecoder) throws -> Void
  ) throws -> Int {
    let count = try count(.array, smallest: 1)
    try enter()
    for _ in 0..<count { try element(&self) }
    depth -= 1
    return count
  }

  /// The beginning of an array; the caller reads its items.
  ///
  /// - Returns: How many follow.
  package mutating func beginArray() throws -> Int {
    try count(.array, smallest: 1)
  }

  /// A map with numbers as keys; `value` reads what each has, or skips it.
  package mutating func map(
    _ value: (_ key: Int64, inout CBORDecoder) throws -> Void
  ) throws {
    try keyed { try value($0.integer(), &$0) }
  }

  /// A map with texts as keys.
  ///
  /// - Returns: How many there were.
  @discardableResult
  package mutating func textMap(
    _ value: (_ key: String, inout CBORDecoder) throws -> Void
  ) throws -> Int {
    try keyed { try value($0.text(), &$0) }
  }

  /// Goes over one item, whatever it is.
  package mutating func skip() throws {
    switch next {
    case .integer: _ = try integer()
    case .data: _ = try string(.data)
    case .text: _ = try text()
    case .array: try array { try $0.skip() }
    case .map:
      try keyed { decoder in
        guard decoder.next == .integer || decoder.next == .text else {
          throw decoder.fault(.unexpected)
        }
        try decoder.skip()
        try decoder.skip()
      }
    case .flag, .null: offset += 1
    case nil: throw fault(isAtEnd ? .truncated : .foreign)
    }
  }
}

extension CBORDecoder {
  /// A map; `entry` reads each of its keys and values.
  @discardableResult
  private mutating func keyed(_ entry: (inout CBORDecoder) throws -> Void) throws -> Int {
    let count = try count(.map, smallest: 2)
    try enter()
    var previous = offset..<offset
    for _ in 0..<count {
      let key = try keyRange()
      if !previous.isEmpty, !bytes[previous].lexicographicallyPrecedes(bytes[key]) {
        throw CBORFault.unordered.failure(at: key.lowerBound)
      }
      previous = key
      try entry(&self)
    }
    depth -= 1
    return count
  }

  /// Where the key is that comes next.
  private func keyRange() throws -> Range<Int> {
    var ahead = self
    switch next {
    case .integer: _ = try ahead.integer()
    case .text: _ = try ahead.string(.text)
    default: throw fault(isAtEnd ? .truncated : .unexpected)
    }
    return offset..<ahead.offset
  }

  private mutating func enter() throws {
    guard depth < Self.maximumDepth else { throw fault(.tooDeep) }
    depth += 1
  }

  /// How many items follow: never more than there are bytes for.
  private mutating func count(_ major: CBORItem.Major, smallest: Int) throws -> Int {
    let start = offset
    let (found, argument) = try head()
    guard found == major else { throw CBORFault.unexpected.failure(at: start) }
    guard argument <= UInt64((bytes.count - offset) / smallest) else {
      throw CBORFault.truncated.failure(at: start)
    }
    return Int(argument)
  }

  /// Where the bytes of a text or of data are.
  private mutating func string(_ major: CBORItem.Major) throws -> Range<Int> {
    let count = try count(major, smallest: 1)
    defer { offset += count }
    return offset..<offset + count
  }

  private mutating func head() throws -> (CBORItem.Major, UInt64) {
    guard !isAtEnd else { throw fault(.truncated) }
    let first = bytes[offset]
    guard let major = CBORItem.Major(rawValue: first >> 5), CBORItem(first: first) != nil else {
      throw fault(.foreign)
    }
    let information = first & 0x1F
    if information < 24 {
      offset += 1
      return (major, UInt64(information))
    }
    guard information <= 27 else { throw fault(.foreign) }
    let size = 1 << Int(information - 24)
    guard bytes.count - offset > size else { throw fault(.truncated) }
    let argument = bytes[offset + 1...offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let least: UInt64 = size == 1 ? 24 : 1 << UInt64(size * 4)
    guard argument >= least else { throw fault(.notShortest) }
    offset += 1 + size
    return (major, argument)
  }
}
