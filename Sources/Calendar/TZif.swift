/// The data of a compiled time zone file, as `zic` writes it.
///
/// RFC 9636, "The Time Zone Information Format (TZif)".
struct TZif {
  /// When the offset changes, in seconds since 1970 UTC, ascending.
  private(set) var transitions: [Int64] = []
  /// The offset from each transition on, in seconds east of UTC.
  private(set) var offsets: [Int] = []
  /// The offset before the first transition.
  private(set) var firstOffset = 0
  /// What holds after the last transition: a rule as in the environment variable TZ; may be empty.
  var footer = ""

  /// Nil when the bytes are not such a file.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let first = Header(&reader) else { return nil }
    if first.version == 0 {
      guard readBody(first, timeSize: 4, &reader) else { return nil }
      return
    }
    // From version 2 on, the same follows with 64 bits and a footer.
    guard reader.skip(first.bodySize(timeSize: 4)), let second = Header(&reader),
      readBody(second, timeSize: 8, &reader)
    else { return nil }
    footer = reader.line() ?? ""
  }

  private mutating func readBody(_ header: Header, timeSize: Int, _ reader: inout Reader) -> Bool {
    guard header.typeCount > 0, reader.has(header.bodySize(timeSize: timeSize)) else {
      return false
    }
    transitions = (0..<header.timeCount).compactMap { _ in reader.integer(timeSize) }
    let indexes = (0..<header.timeCount).compactMap { _ in reader.integer(1) }
    let types = (0..<header.typeCount).compactMap { _ -> Int? in
      let offset = reader.integer(4)
      _ = reader.skip(2)  // whether it is summer time, and its abbreviation
      return offset.map { Int($0) }
    }
    guard let first = types.first,
      indexes.allSatisfy({ types.indices.contains(Int($0)) }),
      zip(transitions, transitions.dropFirst()).allSatisfy({ $0 < $1 })
    else { return false }
    firstOffset = first
    offsets = indexes.map { types[Int($0)] }
    return reader.skip(header.tailSize(timeSize: timeSize))
  }

  /// The counts in the header of each of the two data blocks.
  private struct Header {
    var version: UInt8
    var isUTCCount: Int
    var isStandardCount: Int
    var leapCount: Int
    var timeCount: Int
    var typeCount: Int
    var abbreviationSize: Int

    init?(_ reader: inout Reader) {
      guard reader.has(44), reader.take(4) == Array("TZif".utf8), let version = reader.take(1).first
      else { return nil }
      self.version = version
      _ = reader.skip(15)
      // A zone has a few hundred transitions; more than this is not a zone.
      let counts = (0..<6).compactMap { _ in reader.integer(4) }.map { Int($0) }
      guard counts.count == 6, counts.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
      isUTCCount = counts[0]
      isStandardCount = counts[1]
      leapCount = counts[2]
      timeCount = counts[3]
      typeCount = counts[4]
      abbreviationSize = counts[5]
    }

    func bodySize(timeSize: Int) -> Int {
      timeCount * (timeSize + 1) + typeCount * 6 + tailSize(timeSize: timeSize)
    }

    /// What comes after the types, and is not needed here.
    func tailSize(timeSize: Int) -> Int {
      abbreviationSize + leapCount * (timeSize + 4) + isStandardCount + isUTCCount
    }
  }

  /// Reads bytes from the front.
  private struct Reader {
    private var rest: ArraySlice<UInt8>

    init(bytes: [UInt8]) {
      rest = bytes[...]
    }

    func has(_ count: Int) -> Bool { rest.count >= count }

    mutating func take(_ count: Int) -> [UInt8] {
      let taken = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      return taken
    }

    mutating func skip(_ count: Int) -> Bool {
      guard has(count) else { return false }
      rest = rest.dropFirst(count)
      return true
    }

    /// A big-endian number; one byte is unsigned, more are signed.
    mutating func integer(_ size: Int) -> Int64? {
      guard has(size) else { return nil }
      let bytes = take(size)
      let isNegative = size > 1 && (bytes.first ?? 0) >= 0x80
      return bytes.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) }
    }

    /// The text between two line feeds.
    mutating func line() -> String? {
      guard rest.first == UInt8(ascii: "\n") else { return nil }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
  }
}
