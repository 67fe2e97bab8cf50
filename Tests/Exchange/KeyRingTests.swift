import Domain
import Sync
import TestSupport
import Testing

@testable import Exchange

@Suite("Keys and passphrases") struct KeyRingTests {
  private let passphrase: Passphrase
  private let derivation: KeyDerivation

  init() throws {
    passphrase = try Passphrase("correct horse battery staple")
    derivation = try quickDerivation()
  }

  private func reopened(
    _ bytes: [UInt8], _ kind: BlobName.Kind = .key(1), by passphrase: Passphrase
  ) throws -> KeyRing {
    try KeyRing(opening: bytes, as: name(kind), store: store, by: passphrase)
  }

  @Test("A key file gives the keys to who has the passphrase, and to nobody else")
  func passphrases() throws {
    let keys = try KeyRing()
    let file = try keys.sealed(as: name(.key(1)), store: store, by: passphrase, derivation)
    let body = Array("Milk".utf8)
    let blob = try SealedBlob.seal(body, as: name(), store: store, by: keys)
    let other = try reopened(file, by: passphrase)
    #expect(try SealedBlob.open(blob, as: name(), store: store, by: other).body == body)
    #expect(other.archived() == keys.archived())

    for wrong in ["correct horse battery stapl", "Correct horse battery staple", " ", "é"] {
      let failure = refusal { _ = try reopened(file, by: Passphrase(wrong)) }
      #expect(try failure == BlobFault.wrongPassphrase.failure(of: name(.key(1))))
      #expect(failure?.kind == .access)
    }
  }

  @Test("The usual cost of a passphrase is what libsodium calls interactive")
  func usualCost() throws {
    let keys = try KeyRing()
    let file = try keys.sealed(as: name(.key(1)), store: store, by: passphrase)
    #expect(try reopened(file, by: passphrase).archived() == keys.archived())
    let usual = try KeyDerivation.interactive()
    #expect(usual.operations == 2 && usual.memory == 64 << 20)
    #expect(try usual.salt != KeyDerivation.interactive().salt)
  }

  @Test("A new passphrase opens all that was sealed before, and the old one nothing of a new epoch")
  func epochs() throws {
    var keys = try KeyRing()
    let first = try SealedBlob.seal([1], as: name(), store: store, by: keys)
    let old = try keys.sealed(as: name(.key(1)), store: store, by: passphrase, derivation)
    #expect(keys.epoch == 1)
    try keys.addEpoch()
    #expect(keys.epoch == 2 && keys.count == 2)
    let second = try SealedBlob.seal([2], as: name(), store: store, by: keys)
    let new = try Passphrase("another one")
    let file = try keys.sealed(as: name(.key(2)), store: store, by: new, derivation)

    let present = try reopened(file, .key(2), by: new)
    #expect(try SealedBlob.open(first, as: name(), store: store, by: present).body == [1])
    #expect(try SealedBlob.open(second, as: name(), store: store, by: present).body == [2])

    var lockedOut = try reopened(old, by: passphrase)
    #expect(refusal { _ = try reopened(file, .key(2), by: passphrase) }?.kind == .access)
    #expect(!lockedOut.contains(present) && present.contains(lockedOut))
    let failure = refusal {
      _ = try SealedBlob.open(second, as: name(), store: store, by: lockedOut)
    }
    #expect(try failure == BlobFault.unknownKey.failure(of: name()))
    lockedOut.formUnion(present)
    #expect(lockedOut.archived() == present.archived())
  }

  @Test("Two devices that began an epoch apart seal by the same key once both have both")
  func epochsApart() throws {
    var one = try KeyRing()
    var other = try KeyRing(archive: one.archived())
    try one.addEpoch()
    try other.addEpoch()
    let first = try SealedBlob.seal([1], as: name(), store: store, by: one)
    let second = try SealedBlob.seal([2], as: name(), store: store, by: other)
    let before = one
    one.formUnion(other)
    other.formUnion(before)
    #expect(one.archived() == other.archived() && one.count == 3 && one.epoch == 2)
    #expect(try SealedBlob.open(first, as: name(), store: store, by: other).body == [1])
    #expect(try SealedBlob.open(second, as: name(), store: store, by: one).body == [2])
  }

  @Test("A key file with another byte is refused, whichever it is; so is one that was cut off")
  func changed() throws {
    let keys = try KeyRing()
    let bytes = try keys.sealed(as: name(.key(1)), store: store, by: passphrase, derivation)
    for place in bytes.indices {
      for bit: UInt8 in [1, 128] {
        var other = bytes
        other[place] ^= bit
        // A derivation that takes long is no subject of this.
        if isCostly(other) { continue }
        #expect(refusal { _ = try reopened(other, by: passphrase) } != nil, "Byte \(place)")
      }
      let failure = refusal { _ = try reopened(Array(bytes[..<place]), by: passphrase) }
      #expect(try failure == BlobFault.truncated.failure(of: name(.key(1))))
    }
    #expect(refusal { _ = try reopened(bytes, .key(2), by: passphrase) }?.kind == .corrupt)
  }

  private func isCostly(_ bytes: [UInt8]) -> Bool {
    guard let file = try? BlobFile(bytes, as: name(.key(1)), store: store),
      case .passphrase(let derivation, _) = file.header.protection
    else { return false }
    return derivation.operations > 3 || derivation.memory > 1 << 24
  }

  @Test(
    "A key file that would take too long, or too much memory, is refused",
    arguments: [(9, 1 << 13), (1, (1 << 30) + 1), (1, 100 << 30), (0, 1 << 13), (1, 1000)]
      as [(Int64, Int64)])
  func hostileCosts(operations: Int64, memory: Int64) throws {
    var encoder = CBOREncoder()
    try KeyDerivation(operations: operations, memory: memory).encode(into: &encoder)
    var decoder = CBORDecoder(encoder.take())
    #expect(refusal { _ = try KeyDerivation(from: &decoder) }?.kind == .malformed)
  }

  @Test("A key file is no other file, and no other file is one")
  func kinds() throws {
    let keys = try KeyRing()
    let file = try keys.sealed(as: name(.key(1)), store: store, by: passphrase, derivation)
    let failure = refusal {
      _ = try SealedBlob.open(file, as: name(.key(1)), store: store, by: keys)
    }
    #expect(failure?.kind == .malformed)
    let head = try SealedBlob.seal([1], as: name(.head(1)), store: store, by: keys)
    #expect(refusal { _ = try reopened(head, .head(1), by: passphrase) }?.kind == .malformed)
    let plain = try SealedBlob.seal(keys.archived(), as: name(.key(1)), store: store, by: nil)
    #expect(refusal { _ = try reopened(plain, by: passphrase) }?.kind == .malformed)
  }

  @Test("An archive that is no archive is refused")
  func archives() throws {
    let archive = try KeyRing().archived()
    for length in archive.indices {
      #expect(throws: Failure.self) { try KeyRing(archive: Array(archive[..<length])) }
    }
    #expect(throws: Failure.self) { try KeyRing(archive: [0x80]) }
    #expect(throws: Failure.self) { try KeyRing(archive: archive + [0]) }
  }

  @Test("A passphrase is any text of UTF-8 with 1 to 1,024 bytes, taken as it is")
  func rules() throws {
    for text in ["", String(repeating: "x", count: 1025), String(repeating: "é", count: 513)] {
      let failure = #expect(throws: Failure.self) { try Passphrase(text) }
      #expect(failure?.kind == .invalid && failure?.field == "passphrase")
    }
    #expect(throws: Failure.self) { try Passphrase([0xFF]) }
    #expect(throws: Never.self) { try Passphrase(String(repeating: "é", count: 512)) }
    let keys = try KeyRing()
    let file = try keys.sealed(
      as: name(.key(1)), store: store, by: Passphrase("é"), derivation)
    #expect(throws: Never.self) { try reopened(file, by: Passphrase("é")) }
    #expect(throws: Failure.self) { try reopened(file, by: Passphrase("e\u{301}")) }
    #expect(throws: Failure.self) { try reopened(file, by: Passphrase("é ")) }
  }
}
