import CSealing
import Domain
import Sync

/// Derives a key from a passphrase by Argon2id 1.3, which makes guessing expensive.
package struct KeyDerivation: Equatable, Sendable {
  private enum Key {
    static let algorithm: Int64 = 1
    static let operations: Int64 = 2
    static let memory: Int64 = 3
    static let salt: Int64 = 4
  }

  private static let argon2id: Int64 = 1
  /// More than these are refused: they are what a file of anybody may take from this machine.
  private static let operationLimits: ClosedRange<Int64> = 1...8
  /// In bytes.
  private static let memoryLimits: ClosedRange<Int64> = (1 << 13)...(1 << 30)

  let operations: Int64
  /// In bytes.
  let memory: Int64
  let salt: [UInt8]

  /// What libsodium calls interactive: a tenth of a second, and 64 MiB.
  static func interactive() throws -> KeyDerivation {
    try KeyDerivation(operations: 2, memory: 1 << 26)
  }

  /// With a new salt.
  init(operations: Int64, memory: Int64) throws {
    try Sealing.load()
    self.operations = operations
    self.memory = memory
    salt = Sealing.random(Sealing.saltSize)
  }

  func encode(into encoder: inout CBOREncoder) {
    encoder.map(count: 4)
    encoder.integer(Key.algorithm)
    encoder.integer(Self.argon2id)
    encoder.integer(Key.operations)
    encoder.integer(operations)
    encoder.integer(Key.memory)
    encoder.integer(memory)
    encoder.integer(Key.salt)
    encoder.data(salt)
  }

  init(from decoder: inout CBORDecoder) throws {
    var operations: Int64?
    var memory: Int64?
    var salt: [UInt8]?
    try decoder.map { key, value in
      switch key {
      case Key.algorithm: _ = try value.integer(in: Self.argon2id...Self.argon2id)
      case Key.operations: operations = try value.integer(in: Self.operationLimits)
      case Key.memory: memory = try value.integer(in: Self.memoryLimits)
      case Key.salt: salt = try value.data()
      default: try value.skip()
      }
    }
    guard let operations, let memory, let salt, salt.count == Sealing.saltSize else {
      throw decoder.fault(.missing)
    }
    self.operations = operations
    self.memory = memory
    self.salt = salt
  }

  /// - Throws: `unsupported` without libsodium, `outOfMemory`.
  func key(of passphrase: Passphrase) throws -> Secret {
    try Sealing.load()
    return try Secret(count: Sealing.keySize) { key in
      let isDone = passphrase.secret.withBytes { passphrase in
        sealing_derive(
          key.baseAddress?.assumingMemoryBound(to: UInt8.self),
          passphrase.baseAddress?.assumingMemoryBound(to: UInt8.self), passphrase.count, salt,
          UInt64(operations), Int(memory)) != 0
      }
      if !isDone { throw Failure.noMemory }
    }
  }
}
