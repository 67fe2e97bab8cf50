import Domain
import Testing

@testable import Interchange

@Suite struct StoreJSONRefusalTests {
  @Test(
    "A task with something wrong is left out, with a note on its member and its line",
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
    let (items, notes) = read(
      "{\"format\":\"taskcore\",\"version\":1,\"tasks\":[{\"title\":\"x\"},\n\(text),{\"title\":\"y\"}]}"
    )
    #expect(items.tasks.map(\.task.title) == ["x", "y"])
    expect(notes, of: "tasks", about: field, isWhole: column == 1)
  }

  private func expect(
    _ notes: [ImportNote], of array: String, about field: String, isWhole: Bool,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(notes.map(\.line) == [2] && notes.map(\.kind) == [.skipped], sourceLocation: location)
    #expect(notes.map(\.component) == [array], sourceLocation: location)
    let member = field.split(separator: ".").dropFirst().first.map { "“\($0)”" } ?? ""
    let message = notes.first?.message.description ?? ""
    #expect(
      isWhole ? member.isEmpty || message.contains(member) : message.hasPrefix("\(member): "),
      sourceLocation: location)
  }

  @Test(
    "A project with something wrong is left out, with a note on its member and its line",
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
    let (items, notes) = read("{\"format\":\"taskcore\",\"version\":1,\"projects\":[\n\(text)]}")
    #expect(items.isEmpty)
    expect(notes, of: "projects", about: field, isWhole: column == 1)
  }

  @Test(
    "An object with a name twice, or a string that is none, spoils no other",
    arguments: [
      #"{"title":"a","title":"b"}"#, #"{"title":"a\u0000"}"#, #"{"title":"a\uD83D"}"#,
      #"{"title":"a\uD83D\n"}"#, #"{"title":"\uD83D\u0041"}"#, #"{"title":"a\q"}"#,
      "{\"title\":\"a\tb\"}", "{\"title\":\"a\nb\"}", #"{"a":{"b":1,"b":2},"title":"c"}"#,
      "[[{}]]", "null",
    ])
  func damagedObjects(text: String) {
    let (items, notes) = read(
      "{\"format\":\"taskcore\",\"version\":1,\"tasks\":[\n\(text),{\"title\":\"y\"}]}")
    #expect(items.tasks.map(\.task.title) == ["y"])
    #expect(notes.map(\.kind) == [.skipped] && notes.map(\.line) == [2])
  }

  @Test("Bytes that are not UTF-8 spoil the object alone that they are in")
  func badBytes() throws {
    let text = #"{"format":"taskcore","version":1,"tasks":[{"title":"?"},{"title":"y"}]}"#
    let bytes = text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
    var reader = StoreJSONReader(source: source(bytes), now: now)
    var items: [FileItem] = []
    while let item = try reader.next() { items.append(item) }
    #expect(items.tasks.map(\.task.title) == ["y"])
    #expect(reader.takeNotes().skippedCount == 1)
  }

  @Test("What should be an array and is none is left out")
  func noArrays() {
    for text in [#""projects":{}"#, #""projects":"a""#, #""projects":7"#] {
      let (items, notes) = read(
        #"{"format":"taskcore","version":1,\#(text),"tasks":[{"title":"x"}]}"#)
      #expect(items.tasks.count == 1 && notes.map(\.component) == ["projects"])
    }
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
    "The arrays of a file have an order, and each is there once",
    arguments: [
      #""tasks":[],"projects":[]"#, #""tasks":[],"tasks":[]"#, #""filters":[],"tags":[]"#,
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
          StoreJSONReader(source: source(bytes.prefix(count)), now: now))
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
          _ = try all(StoreJSONReader(source: source(bytes), now: now))
        }
        if failure != nil { refusals += 1 }
      }
    }
    #expect(refusals > bytes.count * 3)
  }

  private func refused(_ text: String) -> Failure? {
    refusal { _ = try all(StoreJSONReader(source: source(text), now: now)) }
  }

  private func read(_ text: String) -> (items: [FileItem], notes: [ImportNote]) {
    var reader = StoreJSONReader(source: source(text), now: now)
    var items: [FileItem] = []
    while let item = try? reader.next() { items.append(item) }
    return (items, reader.takeNotes().notes)
  }
}
