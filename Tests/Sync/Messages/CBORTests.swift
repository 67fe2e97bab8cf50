import Domain
import TestSupport
import Testing

@testable import Sync

@Suite("CBOR") struct CBORTests {
  @Test(
    "The examples of RFC 8949, appendix A, as far as messages have them",
    arguments: [
      ("00", Tree.integer(0)), ("01", .integer(1)), ("0a", .integer(10)), ("17", .integer(23)),
      ("1818", .integer(24)), ("1819", .integer(25)), ("1864", .integer(100)),
      ("1903e8", .integer(1000)), ("1a000f4240", .integer(1_000_000)),
      ("1b000000e8d4a51000", .integer(1_000_000_000_000)),
      ("1b7fffffffffffffff", .integer(.max)), ("3b7fffffffffffffff", .integer(.min)),
      ("20", .integer(-1)), ("29", .integer(-10)), ("3863", .integer(-100)),
      ("3903e7", .integer(-1000)),
      ("f4", .flag(false)), ("f5", .flag(true)), ("f6", .null),
      ("40", .data([])), ("4401020304", .data([1, 2, 3, 4])),
      ("60", .text("")), ("6161", .text("a")), ("6449455446", .text("IETF")),
      ("62225c", .text("\"\\")), ("62c3bc", .text("ü")), ("63e6b0b4", .text("水")),
      ("64f0908591", .text("𐅑")),
      ("80", .array([])), ("83010203", .array([.integer(1), .integer(2), .integer(3)])),
      (
        "8301820203820405",
        .array([
          .integer(1), .array([.integer(2), .integer(3)]), .array([.integer(4), .integer(5)]),
        ])
      ),
      (
        "98190102030405060708090a0b0c0d0e0f101112131415161718181819",
        .array((1...25).map { .integer($0) })
      ),
      ("a0", .map([], [])),
      ("a201020304", .map([.integer(1), .integer(3)], [.integer(2), .integer(4)])),
      (
        "a26161016162820203",
        .textMap(["a", "b"], [.integer(1), .array([.integer(2), .integer(3)])])
      ),
      ("826161a161626163", .array([.text("a"), .textMap(["b"], [.text("c")])])),
      (
        "a56161614161626142616361436164614461656145",
        .textMap(
          ["a", "b", "c", "d", "e"], ["A", "B", "C", "D", "E"].map { .text($0) })
      ),
    ])
  func examples(hexadecimal: String, tree: Tree) throws {
    let bytes = [UInt8](hexadecimal: hexadecimal)
    #expect(tree.bytes == bytes)
    #expect(try Tree(decoding: bytes) == tree)
    var decoder = CBORDecoder(bytes)
    try decoder.skip()
    #expect(decoder.isAtEnd)
    for length in bytes.indices {
      #expect(throws: Failure.self) { try Tree(decoding: Array(bytes[..<length])) }
    }
  }

  @Test(
    "What messages do not have is refused, and so is what has shorter bytes",
    arguments: [
      // Too large, or of other kinds.
      "1bffffffffffffffff", "3bffffffffffffffff", "1b8000000000000000", "c249010000000000000000",
      "f90000", "fa47c35000", "fb3ff199999999999a", "f7", "f0", "f8ff", "c11a514b67b0",
      "d74401020304",
      // Without a length.
      "5f42010243030405ff", "7f657374726561646d696e67ff", "9fff", "9f018202039f0405ffff", "bfff",
      "ff",
      // Longer than it need be.
      "1817", "190018", "1900ff", "1a0000ffff", "1b00000000ffffffff", "3817", "5801ff", "7817",
      "9800", "b800",
      // Reserved.
      "1c", "1d", "1e", "1f", "3c", "5c", "7c", "9c", "bc", "dc", "fc",
      // Not UTF-8: an end missing, a surrogate, an overlong form, beyond Unicode.
      "61ff", "62c328", "63eda080", "62c080", "64f5808080", "61c3",
      // Keys that are not in order, are there twice, or are no keys.
      "a203040102", "a201020103", "a2616201616102", "a1f60a", "a1800a", "a14101",
      "a2626161006162f6",
      // Lengths that are not there.
      "5bffffffffffffffff", "9affffffff", "9bffffffffffffffff", "bb7fffffffffffffff",
      "7b7fffffffffffffff",
      "82", "8201", "a101", "4401", "6261", "18", "1900", "1a000000", "1b00000000000000",
      // Something behind it.
      "0000", "f6f6",
    ])
  func refused(hexadecimal: String) {
    let bytes = [UInt8](hexadecimal: hexadecimal)
    let failure = #expect(throws: Failure.self) { try Tree(decoding: bytes) }
    #expect(failure?.kind == .malformed)
    var decoder = CBORDecoder(bytes)
    #expect(throws: Failure.self) {
      try decoder.skip()
      try decoder.end()
    }
  }

  @Test("Lists in lists end somewhere")
  func depth() throws {
    let deepest = [UInt8](repeating: 0x81, count: CBORDecoder.maximumDepth)
    #expect(throws: Never.self) { try Tree(decoding: deepest + [0xF6]) }
    #expect(throws: Failure.self) { try Tree(decoding: [0x81] + deepest + [0xF6]) }
    for byte: UInt8 in [0x81, 0x82, 0xA1] {
      var decoder = CBORDecoder([UInt8](repeating: byte, count: 1 << 20))
      #expect(throws: Failure.self) { try decoder.skip() }
    }
  }

  @Test("What is written is read again, and has one form only")
  func roundTrips() throws {
    var numbers = RandomNumbers(seed: 1)
    for _ in 0..<TestLength.rounds(400) {
      let tree = Tree.random(&numbers)
      let bytes = tree.bytes
      let read = try Tree(decoding: bytes)
      #expect(read.bytes == bytes)
      var decoder = CBORDecoder(bytes)
      try decoder.skip()
      #expect(decoder.isAtEnd)
    }
  }

  @Test("Whatever bytes come, they are read as what has these bytes, or refused")
  func hostileBytes() {
    var numbers = RandomNumbers(seed: 2)
    for _ in 0..<TestLength.rounds(20_000) {
      var bytes =
        Bool.random(using: &numbers)
        ? Tree.random(&numbers, depth: 3).bytes
        : (0..<20).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      for _ in 0..<Int.random(in: 1...3, using: &numbers) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &numbers)
        bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      }
      if let tree = try? Tree(decoding: bytes) { #expect(tree.bytes == bytes) }
    }
  }
}

extension [UInt8] {
  init(hexadecimal text: String) {
    let digits = [Character](text)
    self = stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
    }
  }
}
