import Domain
import Sync
import TestSupport
import Testing

@testable import Exchange

@Suite("Sealed files") struct SealedBlobTests {
  private let keys: KeyRing
  private let secret = Array("The secret plan of Ada".utf8)

  init() throws {
    keys = try KeyRing()
  }

  private func seal(_ body: [UInt8], sealed: Bool = true) throws -> [UInt8] {
    try SealedBlob.seal(body, as: name(), store: store, by: sealed ? keys : nil)
  }

  private func open(
    _ bytes: [UInt8], as other: BlobName? = nil, store: String? = store, sealed: Bool = true
  ) throws -> SealedBlob {
    try SealedBlob.open(
      bytes, as: other ?? name(), store: store, by: sealed ? keys : nil)
  }

  @Test("What is sealed is opened again", arguments: [true, false])
  func roundTrips(sealed: Bool) throws {
    var numbers = RandomNumbers(seed: 1)
    for body in [
      [], [0], secret, noise(63, &numbers), noise(300_000, &numbers),
      [UInt8](repeating: 7, count: 3_000_000),
    ] {
      let bytes = try seal(body, sealed: sealed)
      let blob = try open(bytes, sealed: sealed)
      #expect(blob.body == body)
      #expect(blob.isSealed == sealed && blob.store == store)
      #expect(try blob.name == name())
      #expect(SealedBlob.isWhole(bytes))
      #expect(bytes.count < body.count + 300)
    }
    #expect(try seal([UInt8](repeating: 7, count: 3_000_000), sealed: sealed).count < 1000)
  }

  @Test("Nothing of the body is in a sealed file, and no two of them are alike")
  func privacy() throws {
    let one = try seal(secret)
    #expect(!one.contains(secret) && !one.contains(Array("secret".utf8)))
    #expect(try seal(secret) != one)
    #expect(try seal(secret, sealed: false).contains(secret))
  }

  @Test("A file with another byte is refused, whichever it is", arguments: [true, false])
  func changed(sealed: Bool) throws {
    let body = secret + [UInt8](repeating: 65, count: 100)
    let bytes = try seal(body, sealed: sealed)
    for place in bytes.indices {
      for bit: UInt8 in [1, 2, 4, 8, 16, 32, 64, 128, 255] {
        var other = bytes
        other[place] ^= bit
        let failure = refusal { _ = try open(other, sealed: sealed) }
        #expect(failure != nil, "Byte \(place), \(bit)")
        #expect(failure?.kind != .internal)
      }
    }
    #expect(refusal { _ = try open(bytes + [0], sealed: sealed) }?.kind == .corrupt)
    #expect(refusal { _ = try open(Array(bytes.dropFirst()), sealed: sealed) }?.kind == .malformed)
  }

  @Test("A file that was cut off is refused as not whole, wherever", arguments: [true, false])
  func truncated(sealed: Bool) throws {
    let bytes = try seal(secret, sealed: sealed)
    for length in bytes.indices {
      let part = Array(bytes[..<length])
      let failure = refusal { _ = try open(part, sealed: sealed) }
      #expect(try failure == BlobFault.truncated.failure(of: name()))
      #expect(!SealedBlob.isWhole(part))
    }
  }

  @Test("A file under another name is refused")
  func misplaced() throws {
    let bytes = try seal(secret)
    for other in try [
      name(.steps(first: 3, last: 10)), name(.steps(first: 2, last: 9)), name(of: phone),
      name(.snapshot(3)), name(.head(3)), name(.key(3)),
    ] {
      let failure = refusal { _ = try open(bytes, as: other) }
      #expect(try failure == BlobFault.misplaced(as: name().path).failure(of: other))
    }
    let failure = refusal { _ = try open(bytes, store: "another") }
    #expect(try failure == BlobFault.otherStore(store).failure(of: name()))
    #expect(try open(bytes, store: nil).store == store)
    #expect(try SealedBlob.peek(bytes, as: name()) == (store, true))
  }

  @Test("The body of one file under the header of another is refused", arguments: [true, false])
  func swappedBodies(sealed: Bool) throws {
    let one = try seal(secret, sealed: sealed)
    let two = try SealedBlob.seal(
      secret, as: name(.steps(first: 4, last: 9)), store: store, by: sealed ? keys : nil)
    #expect(one.count == two.count)
    let bodySize = secret.count + (sealed ? Sealing.tagSize : BlobFile.hashSize)
    let mixed = one.dropLast(bodySize) + two.suffix(bodySize)
    #expect(refusal { _ = try open(Array(mixed), sealed: sealed) }?.kind == .corrupt)
  }

  @Test("Other keys do not open it, and what is not sealed is not taken for it")
  func otherKeys() throws {
    let bytes = try seal(secret)
    let other = try KeyRing()
    func refused(_ bytes: [UInt8], _ keys: KeyRing?) throws -> Failure? {
      refusal { _ = try SealedBlob.open(bytes, as: name(), store: store, by: keys) }
    }
    #expect(try refused(bytes, other) == BlobFault.unknownKey.failure(of: name()))
    #expect(try refused(bytes, nil) == BlobFault.locked.failure(of: name()))
    let plain = try seal(secret, sealed: false)
    #expect(try refused(plain, keys) == BlobFault.unsealed.failure(of: name()))

    // A key of the same id that is another one.
    var archive = keys.archived()
    archive[archive.count - 1] ^= 1
    let forged = try KeyRing(archive: archive)
    #expect(try refused(bytes, forged) == BlobFault.changed.failure(of: name()))
  }

  @Test("Another file of that name, and one of a newer version, are told")
  func foreign() throws {
    let text = Array("This is a text that somebody left here.".utf8)
    #expect(try refusal { _ = try open(text) } == BlobFault.foreign.failure(of: name()))
    #expect(SealedBlob.isWhole(text))
    var newer = try seal(secret)
    newer[BlobHeader.magic.count] = 2
    let failure = refusal { _ = try open(newer) }
    #expect(try failure == BlobFault.tooNew(version: 2).failure(of: name()))
    #expect(failure?.kind == .tooNew)
    newer[BlobHeader.magic.count] = 0
    #expect(refusal { _ = try open(newer) }?.kind == .corrupt)
  }

  @Test("A body that unpacks to more, or to less, than it says is refused before it is there")
  func bombs() throws {
    let zeros = [UInt8](repeating: 0, count: 50_000_000)
    let (compression, packed) = try Compression.pack(zeros)
    #expect(compression == .zstd && packed.count < 10_000)
    let largest = try BlobHeader.maximumSize(of: name().kind)
    for size in [0, 10, 49_999_999, 50_000_001, largest] {
      #expect(
        refusal { _ = try open(forged(packed, size: size), sealed: false) }?.kind == .corrupt)
    }
    for size in [largest + 1, .max] {
      let failure = refusal { _ = try open(forged(packed, size: size), sealed: false) }
      #expect(try failure == BlobFault.tooLarge.failure(of: name()))
    }
    #expect(try open(forged(packed, size: zeros.count), sealed: false).body == zeros)
    // Two frames, a part of one, and no frame at all.
    for other in [packed + packed, Array(packed.dropLast()), Array(packed.dropFirst()), secret, []]
    {
      #expect(
        refusal { _ = try open(forged(other, size: zeros.count), sealed: false) }?.kind
          == .corrupt)
    }
  }

  /// A file that has the right hash, and says something else of its body.
  private func forged(_ packed: [UInt8], size: Int) throws -> [UInt8] {
    var header = try BlobHeader(
      name: name(), store: store, size: size, storedSize: packed.count + BlobFile.hashSize,
      protection: .hash)
    header.compression = .zstd
    let content = header.encoded + packed
    return content + SHA256.digest(content)
  }

  @Test("Any header is read or refused")
  func hostileHeaders() throws {
    var numbers = RandomNumbers(seed: 2)
    let bytes = try seal(secret)
    let end = bytes.count - secret.count - Sealing.tagSize
    for _ in 0..<TestLength.rounds(20_000) {
      var other = bytes
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        other[Int.random(in: 8..<end, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      if other == bytes { continue }
      #expect(refusal { _ = try open(other) } != nil)
      _ = SealedBlob.isWhole(other)
    }
  }

  @Test("A header has the form that docs/sync.md tells")
  func form() throws {
    let bytes = try seal(secret, sealed: false)
    #expect(Array(bytes[..<8]) == [0x89, 0x54, 0x43, 0x42, 0x0D, 0x0A, 0x1A, 1])
    let length = Int(bytes[8]) << 8 | Int(bytes[9])
    var decoder = CBORDecoder(Array(bytes[..<(10 + length)]), from: 10)
    var keys: [Int64] = []
    try decoder.map {
      keys.append($0)
      try $1.skip()
    }
    #expect(keys == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(decoder.isAtEnd)
    #expect(Array(bytes[(10 + length)...].prefix(secret.count)) == secret)
  }

  @Test("What is inside is of the replica, the numbers and the store that the name says")
  func messages() throws {
    func sealed(_ steps: ClosedRange<Int64>, of replica: String, in other: String) throws
      -> SealedBlob
    {
      let steps = steps.map { seq in
        SyncStep(
          id: StepID(replica: replica, seq: seq), clock: HybridClock(seq),
          needs: SeenSteps([replica: seq - 1]), action: 1, at: Instant(clamping: 0), operations: [])
      }
      let batch = try #require(SyncBatch(store: other, steps: steps))
      return try open(seal(batch.encoded()))
    }
    #expect(try sealed(3...9, of: laptop, in: store).batch().steps.count == 7)
    for blob in try [
      sealed(3...8, of: laptop, in: store), sealed(2...9, of: laptop, in: store),
      sealed(3...9, of: phone, in: store), sealed(3...9, of: laptop, in: "another"),
    ] {
      #expect(throws: Failure.self) { try blob.batch() }
    }

    let head = SyncHead(
      store: store, replica: laptop, seen: SeenSteps(), clock: HybridClock(0),
      at: Instant(clamping: 0), name: "Laptop")
    func headBlob(of replica: String) throws -> SealedBlob {
      let name = try name(.head(1), of: replica)
      let bytes = try SealedBlob.seal(head.encoded(), as: name, store: store, by: keys)
      return try open(bytes, as: name)
    }
    #expect(try headBlob(of: laptop).head() == head)
    #expect(throws: Failure.self) { try headBlob(of: phone).head() }
    #expect(throws: Failure.self) { try headBlob(of: laptop).batch() }
    #expect(throws: Failure.self) { try headBlob(of: laptop).snapshot() }

    let snapshot = SyncSnapshot(
      store: store, replica: laptop, seen: SeenSteps(), clock: HybridClock(0),
      at: Instant(clamping: 0))
    let bytes = try SealedBlob.seal(
      SyncSnapshot.Encoder(snapshot).finish(), as: name(.snapshot(1)), store: store, by: keys)
    #expect(try open(bytes, as: name(.snapshot(1))).snapshot().snapshot == snapshot)
  }
}
