import Domain
import Sync

/// What stands before the body of a file of sync, for everybody to read: what it is, whose, and how it is sealed.
///
/// The file begins with ``magic``, a byte with the version and two with the length of the header in CBOR.
struct BlobHeader: Equatable {
  /// No text begins so, and a program that takes it for one destroys it.
  static let magic: [UInt8] = [0x89] + Array("TCB".utf8) + [0x0D, 0x0A, 0x1A]
  static let version: UInt8 = 1
  /// Before the header.
  static let prefixSize = 10
  /// Of the body before compression, in bytes.
  static let maximumSize = 1 << 30
  /// Of a file: a body that cannot be compressed, and what is around it.
  static let maximumFileSize = maximumFileSize(maximumSize)

  /// Of the body of a file of that kind.
  static func maximumSize(of kind: BlobName.Kind) -> Int {
    switch kind {
    case .snapshot: maximumSize
    case .steps: 1 << 28
    case .head, .key: 1 << 20
    }
  }

  static func maximumFileSize(of kind: BlobName.Kind) -> Int {
    maximumFileSize(maximumSize(of: kind))
  }

  private static func maximumFileSize(_ size: Int) -> Int {
    size + prefixSize + Int(UInt16.max) + 64
  }

  private enum Key {
    static let kind: Int64 = 1
    static let store: Int64 = 2
    static let replica: Int64 = 3
    static let first: Int64 = 4
    static let last: Int64 = 5
    static let compression: Int64 = 6
    static let size: Int64 = 7
    static let storedSize: Int64 = 8
    static let key: Int64 = 9
    static let nonce: Int64 = 10
    static let derivation: Int64 = 11
  }

  /// The protection of the body.
  enum Protection: Equatable {
    /// By a hash behind it, which tells that it is as it was written, not by whom.
    case hash
    /// By one of the keys of the store.
    case key(id: [UInt8], nonce: [UInt8])
    /// By a passphrase.
    case passphrase(KeyDerivation, nonce: [UInt8])
  }

  let name: BlobName
  /// The uid of the store.
  let store: String
  var compression = Compression.none
  /// Of the body before compression.
  var size: Int
  /// Of what follows the header.
  var storedSize: Int
  let protection: Protection

  /// As a file of keys is.
  var isSealedByPassphrase: Bool {
    if case .passphrase = protection { true } else { false }
  }

  var isOfPossibleSize: Bool {
    size <= Self.maximumSize(of: name.kind) && storedSize <= Self.maximumFileSize(of: name.kind)
  }

  /// All that comes before the body.
  var encoded: [UInt8] {
    var encoder = CBOREncoder()
    let numbers = name.numbers
    var count = 7
    if numbers.last != nil { count += 1 }
    if protection != .hash { count += 2 }
    encoder.map(count: count)
    encoder.integer(Key.kind)
    encoder.integer(numbers.kind)
    encoder.integer(Key.store)
    encoder.text(store)
    encoder.integer(Key.replica)
    encoder.text(name.replica)
    encoder.integer(Key.first)
    encoder.integer(numbers.first)
    if let last = numbers.last {
      encoder.integer(Key.last)
      encoder.integer(last)
    }
    encoder.integer(Key.compression)
    encoder.integer(compression.rawValue)
    encoder.integer(Key.size)
    encoder.integer(Int64(size))
    encoder.integer(Key.storedSize)
    encoder.integer(Int64(storedSize))
    switch protection {
    case .hash: break
    case .key(let id, let nonce):
      encoder.integer(Key.key)
      encoder.data(id)
      encoder.integer(Key.nonce)
      encoder.data(nonce)
    case .passphrase(let derivation, let nonce):
      encoder.integer(Key.nonce)
      encoder.data(nonce)
      encoder.integer(Key.derivation)
      derivation.encode(into: &encoder)
    }
    let header = encoder.take()
    let length = UInt16(clamping: header.count)
    return Self.magic + [Self.version, UInt8(length >> 8), UInt8(length & 0xFF)] + header
  }

  /// Reads a header that ends with the bytes.
  ///
  /// - Throws: `malformed`.
  init(decoding bytes: [UInt8]) throws {
    var decoder = CBORDecoder(bytes, from: Self.prefixSize)
    var fields = Fields()
    try decoder.map { try fields.read($0, from: &$1) }
    try decoder.end()
    guard let header = fields.header else { throw decoder.fault(.missing) }
    self = header
  }

  init(name: BlobName, store: String, size: Int, storedSize: Int, protection: Protection) {
    self.name = name
    self.store = store
    self.size = size
    self.storedSize = storedSize
    self.protection = protection
  }

  private struct Fields {
    private var kind: Int64?
    private var store: String?
    private var replica: String?
    private var first: Int64?
    private var last: Int64?
    private var compression: Compression?
    private var size: Int64?
    private var storedSize: Int64?
    private var key: [UInt8]?
    private var nonce: [UInt8]?
    private var derivation: KeyDerivation?

    mutating func read(_ key: Int64, from value: inout CBORDecoder) throws {
      switch key {
      case Key.kind: kind = try value.integer()
      case Key.store: store = try value.text()
      case Key.replica: replica = try value.text()
      case Key.first: first = try value.integer()
      case Key.last: last = try value.integer()
      case Key.compression: compression = Compression(rawValue: try value.integer())
      case Key.size: size = try value.integer(in: 0...Int64.max)
      case Key.storedSize: storedSize = try value.integer(in: 0...Int64.max)
      case Key.key: self.key = try value.data()
      case Key.nonce: nonce = try value.data()
      case Key.derivation: derivation = try KeyDerivation(from: &value)
      default: try value.skip()
      }
    }

    /// Nil when something is missing, or does not go with the rest.
    var header: BlobHeader? {
      guard let kind, let store, let replica, let first, let compression, let size, let storedSize,
        let kind = BlobName.Kind(number: kind, first: first, last: last),
        let name = try? BlobName(replica: replica, kind), let protection = protection(kind)
      else { return nil }
      var header = BlobHeader(
        name: name, store: store, size: Int(size), storedSize: Int(storedSize),
        protection: protection)
      header.compression = compression
      return header
    }

    private func protection(_ kind: BlobName.Kind) -> Protection? {
      switch (key, nonce, derivation) {
      case (nil, nil, nil): return .hash
      case (let key?, let nonce?, nil): return .key(id: key, nonce: nonce)
      case (nil, let nonce?, let derivation?): return .passphrase(derivation, nonce: nonce)
      default: return nil
      }
    }
  }
}

extension BlobName {
  /// Its kind and its numbers, as a header has them.
  fileprivate var numbers: (kind: Int64, first: Int64, last: Int64?) {
    switch kind {
    case .steps(let first, let last): (1, first, last)
    case .snapshot(let number): (2, number, nil)
    case .head(let number): (3, number, nil)
    case .key(let number): (4, number, nil)
    }
  }
}

extension BlobName.Kind {
  fileprivate init?(number: Int64, first: Int64, last: Int64?) {
    switch (number, last) {
    case (1, let last?): self = .steps(first: first, last: last)
    case (2, nil): self = .snapshot(first)
    case (3, nil): self = .head(first)
    case (4, nil): self = .key(first)
    default: return nil
    }
  }
}
