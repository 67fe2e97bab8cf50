import Domain
import TestSupport
import Testing

@testable import Interchange

@Suite struct TaskwarriorRefusalTests {
  @Test(
    "What is wrong with the only task is told with its path and position, and else with its line",
    arguments: [
      (#"{"status":"pending"}"#, "[1].description", 1),
      (#"{"description":""}"#, "[1].description", 16),
      (#"{"description":7}"#, "[1].description", 16),
      (#"{"description":"a","uuid":7}"#, "[1].uuid", 27),
      (#"{"description":"a","uuid":""}"#, "[1].uuid", 27),
      (#"{"description":"a","status":"odd"}"#, "[1].status", 29),
      (#"{"description":"a","status":null}"#, "[1].status", 29),
      (#"{"description":"a","due":"tomorrow"}"#, "[1].due", 26),
      (#"{"description":"a","due":""}"#, "[1].due", 26),
      (#"{"description":"a","due":true}"#, "[1].due", 26),
      (#"{"description":"a","due":1.5}"#, "[1].due", 26),
      (#"{"description":"a","due":-123456789}"#, "[1].due", 26),
      (#"{"description":"a","due":"99999999999999999999"}"#, "[1].due", 26),
      (#"{"description":"a","due":"20260230T000000Z"}"#, "[1].due", 26),
      (#"{"description":"a","due":"20261224T250000Z"}"#, "[1].due", 26),
      (#"{"description":"a","due":"20261224T10"}"#, "[1].due", 26),
      (#"{"description":"a","due":"20261224T100000+"}"#, "[1].due", 26),
      (#"{"description":"a","due":"20261224T100000+99"}"#, "[1].due", 26),
      (#"{"description":"a","due":"20261224T100000.Z"}"#, "[1].due", 26),
      (#"{"description":"a","due":"20261224T100000Zx"}"#, "[1].due", 26),
      (#"{"description":"a","due":"2026-1224"}"#, "[1].due", 26),
      (#"{"description":"a","due":"0001-01-01T00:00:00+14:00"}"#, "[1].due", 26),
      (#"{"description":"a","entry":"x"}"#, "[1].entry", 28),
      (#"{"description":"a","modified":[]}"#, "[1].modified", 31),
      (#"{"description":"a","end":"x"}"#, "[1].end", 26),
      (#"{"description":"a","project":{}}"#, "[1].project", 30),
      (#"{"description":"a","tags":{}}"#, "[1].tags", 27),
      (#"{"description":"a","tags":["a",1]}"#, "[1].tags", 27),
      (#"{"description":"a","priority":1}"#, "[1].priority", 31),
      (#"{"description":"a","annotations":"x"}"#, "[1].annotations", 34),
      (#"{"description":"a","annotations":[{"description":"x"}]}"#, "[1].annotations", 34),
      (
        #"{"description":"a","annotations":[{"entry":"x","description":"x"}]}"#, "[1].annotations",
        34
      ),
      (#"["a"]"#, "[1]", 1),
      ("7", "[1]", 1),
    ])
  func attribute(text: String, field: String, column: Int) throws {
    let failure = refused("[\n\(text)]")
    #expect(failure?.kind == .malformed)
    #expect(failure?.field == field.replacing("[1]", with: "[0]"))
    #expect(failure?.position == TextPosition(line: 2, column: column))
    let read = try readNoted("[{\"description\":\"a\"},\n\(text),\n{\"description\":\"b\"}]")
    #expect(read.tasks.map(\.task.title) == ["a", "b"])
    #expect(read.notes.map(\.kind) == [.skipped])
    #expect(read.notes.map(\.line) == [2])
    #expect(read.notes.first?.message == failure?.message)
  }

  @Test("U+0000 is refused, with an escape and without", arguments: ["\u{0}", "\\u0000"])
  func zero(text: String) {
    #expect(
      refused("[{\"description\":\"a\(text)\"}]")?.position == TextPosition(line: 1, column: 19))
  }

  @Test("What is no list of tasks is refused", arguments: ["", "7", "\"a\"", "[] []", "[],", "{}"])
  func notTasks(text: String) {
    #expect(refused(text)?.kind == .malformed)
  }

  @Test("A list that was cut off anywhere is refused where it ends")
  func truncated() {
    let bytes = Array(
      """
      [{"description":"é 😀","tags":["a"],"due":"20261224T160000Z","estimate":1.5e3,
      "annotations":[{"entry":"20261101T080000Z","description":"One"}],"x":{"y":[null]}}]
      """.utf8)
    for count in bytes.indices {
      let failure = refusal {
        _ = try all(
          TaskwarriorReader(
            source: source(bytes.prefix(count), chunk: 7), zone: CityZone.paris,
            newUID: { "new" }, now: now))
      }
      #expect(failure?.kind == .malformed)
      #expect(failure?.position != nil)
    }
  }

  @Test("A list with wrong bytes is read or refused, and what was read can be written")
  func anyBytes() throws {
    let text = """
      [{"description":"é","status":"deleted","tags":["a"],"due":"20261223T230000Z","end":1795251600,
      "annotations":[{"entry":"20261101T080000Z","description":"One"}],"x":{"y":[null]}}]
      """
    var random = RandomNumbers(seed: 5)
    var readCount = 0
    for _ in 0..<5_000 {
      var bytes = Array(text.utf8)
      for _ in 0...Int.random(in: 0...1, using: &random) {
        let replacement =
          random.text(upTo: 2).utf8.first ?? UInt8.random(in: 0...255, using: &random)
        bytes[Int.random(in: bytes.indices, using: &random)] = replacement
      }
      let reader = TaskwarriorReader(
        source: source(bytes), zone: CityZone.paris, newUID: { "new" }, now: now)
      guard let items = try? all(reader) else { continue }
      readCount += items.count
      let written = try writeTaskwarrior(items.tasks)
      #expect(try readTaskwarrior(written).count == items.count)
    }
    #expect((100..<4_000).contains(readCount))
  }

  @Test(
    "A broken line is left out, and the others are read",
    arguments: [
      "{\"description\":\"a\",,},", "{\"description\":\"\u{0}\"},", "{\"description\"},",
      "nonsense",
      "{\"description\":\"x\",\"description\":\"x\"},",
    ])
  func brokenLine(line: String) throws {
    for ends in [("[", "]"), ("", "")] {
      let text = "\(ends.0){\"description\":\"a\"},\n\(line)\n{\"description\":\"b\"}\n\(ends.1)"
      let read = try readNoted(text)
      #expect(read.tasks.map(\.task.title) == ["a", "b"])
      #expect(read.notes.map(\.kind) == [.skipped])
      #expect(read.notes.map(\.line) == [2])
    }
  }

  private func readNoted(_ text: String) throws -> (tasks: [FiledTask], notes: [ImportNote]) {
    var reader = TaskwarriorReader(
      source: source(text), zone: CityZone.paris, newUID: { "new" }, now: now)
    var tasks: [FiledTask] = []
    while case .task(let task)? = try reader.next() { tasks.append(task) }
    return (tasks, reader.takeNotes().notes)
  }

  private func refused(_ text: String) -> Failure? {
    refusal { _ = try readTaskwarrior(text) }
  }
}
