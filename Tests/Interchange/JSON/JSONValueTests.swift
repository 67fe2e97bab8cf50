import TestSupport
import Testing

@testable import Interchange

@Suite struct JSONValueTests {
  @Test("A value is written as it was read, but without white space")
  func order() throws {
    let text = #"{"z":[1.50,-0,1e400,{"b":null}],"a":"\" \\ é \n","":[],"o":{}}"#
    #expect(try JSONValue(text: text).text == text)
    #expect(try JSONValue(text: "[ 1 , { \"a\" : true } ]\n").text == #"[1,{"a":true}]"#)
  }

  @Test("What is escaped for no reason is written plainly, and controls are escaped")
  func escapes() throws {
    #expect(
      try JSONValue(text: #""\/\u00e9\uD83D\uDE00\u001F\u0008\u007f""#).text
        == "\"/é😀\\u001F\\b\u{7F}\"")
  }

  @Test("Any text comes back")
  func anyText() throws {
    var random = RandomNumbers(seed: 1)
    for _ in 0..<2_000 {
      let value = JSONValue.object([
        JSONValue.Member(random.text(upTo: 20), .string(random.text(upTo: 60)))
      ])
      let read = try JSONValue(text: value.text)
      #expect(read.text.utf8.elementsEqual(value.text.utf8))
    }
  }

  @Test("Any value comes back")
  func anyValue() throws {
    var random = RandomNumbers(seed: 2)
    for _ in 0..<500 {
      let value = randomValue(depth: 5, using: &random)
      #expect(try JSONValue(text: value.text) == value)
    }
  }

  private func randomValue(depth: Int, using random: inout RandomNumbers) -> JSONValue {
    switch Int.random(in: 0...(depth == 0 ? 3 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .number("\(Int64.random(in: .min ... .max, using: &random))")
    case 3: return .string(random.text(upTo: 10))
    case 4:
      return .array((0..<4).map { _ in randomValue(depth: depth - 1, using: &random) })
    default:
      return .object(
        (0..<4).map { JSONValue.Member("m\($0)", randomValue(depth: depth - 1, using: &random)) })
    }
  }
}
