import Domain
import TestSupport

@testable import Sync

/// Any CBOR that messages can have.
indirect enum Tree: Equatable {
  case integer(Int64)
  case data([UInt8])
  case text(String)
  case array([Tree])
  case map([Tree], [Tree])
  case textMap([String], [Tree])
  case flag(Bool)
  case null

  func encode(into encoder: inout CBOREncoder) {
    switch self {
    case .integer(let value): encoder.integer(value)
    case .data(let data): encoder.data(data)
    case .text(let text): encoder.text(text)
    case .array(let items):
      encoder.array(count: items.count)
      for item in items { item.encode(into: &encoder) }
    case .map(let keys, let values):
      encoder.map(count: keys.count)
      for (key, value) in zip(keys, values) {
        key.encode(into: &encoder)
        value.encode(into: &encoder)
      }
    case .textMap(let keys, let values):
      encoder.map(count: keys.count)
      for (key, value) in zip(keys, values) {
        encoder.text(key)
        value.encode(into: &encoder)
      }
    case .flag(let flag): encoder.flag(flag)
    case .null: encoder.null()
    }
  }

  var bytes: [UInt8] {
    var encoder = CBOREncoder()
    encode(into: &encoder)
    return encoder.take()
  }

  init(from decoder: inout CBORDecoder) throws {
    switch decoder.next {
    case .integer: self = .integer(try decoder.integer())
    case .data: self = .data(try decoder.data())
    case .text: self = .text(try decoder.text())
    case .array:
      var items: [Tree] = []
      try decoder.array { items.append(try Tree(from: &$0)) }
      self = .array(items)
    case .map:
      var keys: [Tree] = []
      var texts: [String] = []
      var values: [Tree] = []
      // A map of texts cannot be read as one of numbers; an empty one can be read as either.
      var ahead = decoder
      do {
        try ahead.map {
          keys.append(.integer($0))
          values.append(try Tree(from: &$1))
        }
        decoder = ahead
        self = .map(keys, values)
      } catch {
        values = []
        try decoder.textMap {
          texts.append($0)
          values.append(try Tree(from: &$1))
        }
        self = .textMap(texts, values)
      }
    case .flag: self = .flag(try decoder.flag())
    case .null:
      try decoder.null()
      self = .null
    case nil: throw decoder.fault(.foreign)
    }
  }

  init(decoding bytes: [UInt8]) throws {
    var decoder = CBORDecoder(bytes)
    try self.init(from: &decoder)
    try decoder.end()
  }

  static func random(_ numbers: inout RandomNumbers, depth: Int = 0) -> Tree {
    switch Int.random(in: 0..<(depth > 4 ? 5 : 8), using: &numbers) {
    case 0: return .integer(Int64.random(in: .min ... .max, using: &numbers))
    case 1: return .integer(Int64.random(in: -300...300, using: &numbers))
    case 2:
      let count = Int.random(in: 0...300, using: &numbers)
      return .data((0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) })
    case 3: return .text(String.random(&numbers))
    case 4: return Bool.random(using: &numbers) ? .null : .flag(.random(using: &numbers))
    case 5:
      return .array(
        (0..<Int.random(in: 0...8, using: &numbers)).map { _ in
          random(&numbers, depth: depth + 1)
        })
    case 6:
      let keys = Set((0..<5).map { _ in Int64.random(in: -400...400, using: &numbers) })
      let sorted = keys.sorted {
        ($0 < 0 ? 1 : 0, $0 < 0 ? ~$0 : $0) < ($1 < 0 ? 1 : 0, $1 < 0 ? ~$1 : $1)
      }
      return .map(
        sorted.map { .integer($0) }, sorted.map { _ in random(&numbers, depth: depth + 1) })
    default:
      let keys = Set((0..<5).map { _ in ExactText(String.random(&numbers)) })
      let sorted = keys.sorted { CBOREncoder.isKey($0, before: $1) }
      return .textMap(sorted.map(\.text), sorted.map { _ in random(&numbers, depth: depth + 1) })
    }
  }
}

extension String {
  /// Some letters, which are equal to others to `String` now and then.
  static func random(_ numbers: inout RandomNumbers) -> String {
    let letters = ["a", "é", "e\u{301}", "水", "\u{0}", "🙂", "zz", "\u{1F}"]
    return (0..<Int.random(in: 0...20, using: &numbers)).map { _ in
      letters.randomElement(using: &numbers) ?? ""
    }.joined()
  }
}
