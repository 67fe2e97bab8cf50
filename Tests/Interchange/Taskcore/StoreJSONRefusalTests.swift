import Domain
import Testing

@testable import Interchange

@Suite struct StoreJSONRefusalTests {
  @Test(
    "What is wrong with a task is told with its path and position",
    arguments: [
      (#"{"title":"a","due":"tomorrow"}"#, "tasks[1].due", 20),
      (#"{"title":"a","due":20261224}"#, "tasks[1].due", 20),
      (#"{"title":"a","due":null}"#, "tasks[1].due", 20),
      (#"{"title":""}"#, "tasks[1].title", 10),
      (#"{"title":"a\nb"}"#, "tasks[1].title", 10),
      (#"{"title":7}"#, "tasks[1].title", 10),
      (#"{"notes":"a"}"#, "tasks[1].title", 1),
      (#"{"title":"a","notes":[]}"#, "tasks[1].notes", 22),
      (#"{"title":"a","id":0}"#, "tasks[1].id", 19),
      (#"{"title":"a","id":-1}"#, "tasks[1].id", 19),
      (#"{"title":"a","id":1.0}"#, "tasks[1].id", 19),
      (#"{"title":"a","id":"1"}"#, "tasks[1].id", 19),
      (#"{"title":"a","id":9007199254740993}"#, "tasks[1].id", 19),
      (#"{"title":"a","id":99999999999999999999}"#, "tasks[1].id", 19),
      (#"{"title":"a","uid":" "}"#, "tasks[1].uid", 20),
      (#"{"title":"a","project":""}"#, "tasks[1].project", 24),
      (#"{"title":"a","tags":"a"}"#, "tasks[1].tags", 21),
      (#"{"title":"a","tags":["a",1]}"#, "tasks[1].tags", 21),
      (#"{"title":"a","tags":["a",""]}"#, "tasks[1].tags", 21),
      (#"{"title":"a","priority":"not P4"}"#, "tasks[1].priority", 25),
      (#"{"title":"a","priority":2}"#, "tasks[1].priority", 25),
      (#"{"title":"a","favourite":1}"#, "tasks[1].favourite", 26),
      (#"{"title":"a","created":"2026-12-24"}"#, "tasks[1].created", 24),
      (#"{"title":"a","modified":"2026-12-24T25:00:00Z"}"#, "tasks[1].modified", 25),
      (#"{"title":"a","completed":true}"#, "tasks[1].completed", 26),
      (#"{"title":"a","deleted":""}"#, "tasks[1].deleted", 24),
      (#"{"title":"a","kept":[]}"#, "tasks[1].kept", 21),
      (#"{"title":"a","parent":7}"#, "tasks[1].parent", 23),
      (#"{"title":"a","position":"a"}"#, "tasks[1].position", 25),
      (#"{"title":"a","slot":""}"#, "tasks[1].slot", 21),
      (#"{"title":"a","start":""}"#, "tasks[1].start", 22),
      (#"{"title":"a","estimated_duration_s":0}"#, "tasks[1].estimated_duration_s", 37),
      (#"{"title":"a","url":"here"}"#, "tasks[1].url", 20),
      (#"{"title":"a","reminders":["due"]}"#, "tasks[1].reminders", 26),
      (#"{"title":"a","repeat_rule":"DAILY"}"#, "tasks[1].repeat_rule", 28),
      (#"{"title":"a","depends_on":"b"}"#, "tasks[1].depends_on", 27),
      (#"["a"]"#, "tasks[1]", 1),
    ])
  func task(text: String, field: String, column: Int) {
    let failure = refused(
      "{\"format\":\"taskcore\",\"version\":1,\"tasks\":[{\"title\":\"x\"},\n\(text)]}")
    #expect(failure?.kind == .malformed)
    #expect(failure?.field == field)
    #expect(failure?.position == TextPosition(line: 2, column: column))
  }

  @Test(
    "What is wrong with a project is told with its path and position",
    arguments: [
      (#"{"uid":"a"}"#, "projects[0].name", 1),
      (#"{"name":""}"#, "projects[0].name", 9),
      (#"{"name":"a","id":1.5}"#, "projects[0].id", 18),
      (#"{"name":"a","created":""}"#, "projects[0].created", 23),
      (#"{"name":"a","colour":"pale blue"}"#, "projects[0].colour", 22),
      (#"{"name":"a","colour":1}"#, "projects[0].colour", 22),
      (#"{"name":"a","icon":"\n"}"#, "projects[0].icon", 20),
      (#"{"name":"a","description":7}"#, "projects[0].description", 27),
      (#"{"name":"a","archived":true}"#, "projects[0].archived", 24),
      (#"{"id":1,"name":"Inbox","archived":"2026-11-21T09:00:00Z"}"#, "projects[0].archived", 35),
      ("7", "projects[0]", 1),
    ])
  func project(text: String, field: String, column: Int) {
    let failure = refused("{\"format\":\"taskcore\",\"version\":1,\"projects\":[\n\(text)]}")
    #expect(failure?.kind == .malformed)
    #expect(failure?.field == field)
    #expect(failure?.position == TextPosition(line: 2, column: column))
  }

  @Test(
    "A file of something else is refused at its beginning",
    arguments: [
      "[]", "{}", "7", #"{"version":1,"format":"taskcore"}"#, #"{"format":"other","version":1}"#,
      #"{"format":"taskcore","tasks":[]}"#, #"[{"description":"a"}]"#,
    ])
  func otherFile(text: String) {
    let failure = refused(text)
    #expect(failure?.kind == .malformed)
    #expect(failure?.field == "format")
    #expect(failure?.message.description.contains("begins with") == true)
  }

  @Test("A newer version is refused as such")
  func newer() {
    let failure = refused(#"{"format":"taskcore","version":2,"things":[]}"#)
    #expect(failure?.kind == .tooNew)
    #expect(failure?.position == TextPosition(line: 1, column: 32))
  }

  @Test("A version that is none is refused", arguments: ["0", "1.0", "\"1\"", "null", "-1"])
  func noVersion(text: String) {
    let failure = refused("{\"format\":\"taskcore\",\"version\":\(text)}")
    #expect(failure?.kind == .malformed)
    #expect(failure?.field == "version")
  }

  @Test(
    "The members of the file are projects and then tasks, both arrays",
    arguments: [
      #""tasks":[],"projects":[]"#, #""projects":{}"#,
      #""tasks":"a""#, #""tasks":[],"tasks":[]"#,
      #""filters":[],"tags":[]"#, #""tags":[{"colour":"red"}]"#, #""filters":[{"name":"a"}]"#,
      #""format":"taskcore""#,
    ])
  func members(text: String) {
    #expect(refused("{\"format\":\"taskcore\",\"version\":1,\(text)}")?.kind == .malformed)
  }

  @Test("Nothing may follow the file")
  func trailing() {
    #expect(
      refused(#"{"format":"taskcore","version":1} {}"#)?.position
        == TextPosition(line: 1, column: 35))
  }

  @Test("A file that was cut off anywhere is refused where it ends")
  func truncated() throws {
    let text = """
      {"format":"taskcore","version":1,"projects":[
      {"id":1,"uid":"inbox","name":"Inbox","created":"2026-11-21T09:00:00.000Z"}
      ],"tasks":[
      {"id":1,"title":"é 😀 \\uD83D\\uDE00","tags":["a"],"favourite":true,"kept":{"a":[1.5e3]}}
      ]}
      """
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      let failure = refusal {
        _ = try all(
          StoreJSONReader(source: source(bytes.prefix(count)), newUID: { "new" }, now: now))
      }
      #expect(failure?.kind == .malformed)
      #expect(failure?.position != nil)
    }
    #expect(refused(text) == nil)
  }

  @Test("A file with any wrong byte is read or refused, and nothing else")
  func anyByte() {
    let bytes = Array(
      #"{"format":"taskcore","version":1,"tasks":[{"id":1,"title":"é","due":"2026-12-24"}]}"#.utf8)
    var refusals = 0
    for index in bytes.indices {
      for byte: UInt8 in [0, 0x22, 0x2C, 0x31, 0x5B, 0x5C, 0x7D, 0xFF] {
        var bytes = bytes
        bytes[index] = byte
        let failure = refusal {
          _ = try all(StoreJSONReader(source: source(bytes), newUID: { "new" }, now: now))
        }
        if failure != nil { refusals += 1 }
      }
    }
    #expect(refusals > bytes.count * 6)
  }

  private func refused(_ text: String) -> Failure? {
    refusal { _ = try all(StoreJSONReader(source: source(text), newUID: { "new" }, now: now)) }
  }
}
