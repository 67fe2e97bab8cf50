import Domain
import TestSupport
import Testing

@testable import Interchange

@Suite struct StoreJSONTests {
  @Test("A file has one project or task per line, with its members in one order")
  func layout() throws {
    var plain = try Task(uid: "u-1", title: "Pay “rent”", projectID: 1, created: now)
    plain.id = 1
    var full = try Task(uid: "u-2", title: "Call", projectID: 1, created: now)
    full.id = 2
    try full.setNotes("One\nTwo")
    full.tags = try TagSet(["phone", "Bank"])
    full.priority = .none
    full.isFavourite = true
    full.start = .date(try CalendarDate(packed: 2026_12_23, field: ""))
    full.due = .date(try CalendarDate(packed: 2026_12_24, field: ""))
    full.position = try OrderKey("a1")
    try full.setSlot(.evening)
    try full.setEstimatedDuration(1_800)
    try full.setURL("https://example.org")
    try full.setReminders([Reminder(.due, offset: -3_600)])
    full.repeatRule = try RepeatRule("FREQ=DAILY")
    full.modified = try instant("2026-11-22T10:00:00.001Z")
    full.completed = try instant("2026-11-22T10:00:00.000Z")
    full.deleted = try instant("2026-11-22T10:00:00.001Z")
    full.kept = #"{"taskwarrior":{"wait":1.50}}"#
    var filed = FiledTask(task: full, projectName: "Home", saying: .all)
    filed.parentUID = "u-1"
    filed.dependencyUIDs = ["u-1"]
    let text = try written(
      [try inbox(), try Project(id: 2, uid: "p-2", name: "Home", created: now)],
      [
        FiledTask(task: plain, projectName: "Inbox", saying: .all), filed,
      ])
    #expect(
      text == """
        {"format":"taskcore","version":1,"projects":[
        {"id":1,"uid":"inbox","name":"Inbox","created":"2026-11-21T09:00:00.000Z"},
        {"id":2,"uid":"p-2","name":"Home","position":"a0","created":"2026-11-21T09:00:00.000Z"}
        ],"tasks":[
        {"id":1,"uid":"u-1","title":"Pay “rent”","project":"Inbox","position":"a0","priority":"P2",\
        "created":"2026-11-21T09:00:00.000Z","modified":"2026-11-21T09:00:00.000Z"},
        {"id":2,"uid":"u-2","title":"Call","notes":"One\\nTwo","project":"Home",\
        "tags":["Bank","phone"],"parent":"u-1","position":"a1","priority":"none",\
        "favourite":true,"slot":"evening","start":"2026-12-23","due":"2026-12-24",\
        "estimated_duration_s":1800,"url":"https://example.org",\
        "reminders":["due-3600"],"repeat_rule":"FREQ=DAILY","depends_on":["u-1"],\
        "created":"2026-11-21T09:00:00.000Z","modified":"2026-11-22T10:00:00.001Z",\
        "completed":"2026-11-22T10:00:00.000Z","deleted":"2026-11-22T10:00:00.001Z",\
        "kept":{"taskwarrior":{"wait":1.50}}}
        ]}

        """)
    let items = try all(reader(text))
    #expect(items.tasks == [FiledTask(task: plain, projectName: "Inbox", saying: .all), filed])
  }

  @Test("An empty store is a file too")
  func empty() throws {
    let text = try written([], [])
    #expect(text == "{\"format\":\"taskcore\",\"version\":1,\"projects\":[\n],\"tasks\":[\n]}\n")
    #expect(try all(reader(text)).isEmpty)
  }

  @Test("Whatever a store holds comes back", arguments: [1, 7, 65_536])
  func anyStore(chunk: Int) throws {
    var random = RandomNumbers(seed: 3)
    var projects = [try inbox()]
    var tasks: [FiledTask] = []
    for id in 2...300 {
      var project = try Project(
        id: Int64(id), uid: "p\(id)", name: random.line(), created: random.instant())
      try project.setDescription(random.maybe { $0.line() } ?? "")
      project.colour = ColourToken.allCases.randomElement(using: &random) ?? .black
      try project.setIcon(random.maybe { _ in "🏠" } ?? "")
      project.position = random.orderKey()
      try project.archive(at: random.maybe { $0.instant() })
      projects.append(project)
      tasks.append(try random.filedTask(id: Int64(id)))
    }
    let items = try all(
      StoreJSONReader(
        source: source(try written(projects, tasks), chunk: chunk), now: now))
    #expect(items.projects == projects)
    #expect(items.tasks == tasks)
  }

  @Test("A file written by hand needs titles only")
  func byHand() throws {
    let text = """
      { "format": "taskcore", "version": 1,
        "projects": [{ "name": "Home" }],
        "tasks": [{ "title": " Pay rent " },
          { "due": "2026-12-24T16:00:00Z", "title": "Call", "project": "Home" }] }
      """
    let items = try all(
      StoreJSONReader(source: source(text), now: now))
    let uids = items.projects.map(\.uid) + items.tasks.map(\.task.uid)
    try #require(Set(uids).count == 3 && uids.count == 3)
    #expect(items.projects == [try Project(uid: uids[0], name: "Home", created: now)])
    let first = try Task(uid: uids[1], title: "Pay rent", projectID: 1, created: now)
    var second = try Task(uid: uids[2], title: "Call", projectID: 1, created: now)
    second.due = .dateTime(try instant("2026-12-24T16:00:00.000Z"))
    #expect(items.tasks.map(\.task) == [first, second])
    #expect(items.tasks.map(\.projectName) == ["Inbox", "Home"])
    #expect(items.tasks.allSatisfy { !$0.properties.contains(.position) })
    #expect(try all(StoreJSONReader(source: source(text), now: now)) == items)
  }

  @Test("Tags with a colour and saved filters stand between projects and tasks")
  func tagsAndFilters() throws {
    var filter = try SavedFilter(uid: "f", name: "Rent", query: "+bank due<7d", created: now)
    filter.id = 3
    filter.colour = .blue
    filter.position = try OrderKey("a5")
    let tag = try Tag(name: "bank", colour: .red)
    let collected = Collected()
    var writer = StoreJSONWriter(sink: collected.sink)
    try writer.write(tag)
    try writer.write(filter)
    try writer.finish()
    #expect(
      collected.text == """
        {"format":"taskcore","version":1,"projects":[
        ],"tags":[
        {"name":"bank","colour":"red"}
        ],"filters":[
        {"id":3,"uid":"f","name":"Rent","query":"+bank due<7d","colour":"blue","position":"a5",\
        "created":"2026-11-21T09:00:00.000Z"}
        ],"tasks":[
        ]}

        """)
    #expect(
      try all(reader(collected.text)) == [.tag(tag), .filter(filter, hasPosition: true)])
  }

  @Test("The tasks may be all there is")
  func tasksOnly() throws {
    let items = try all(reader(#"{"format":"taskcore","version":1,"tasks":[{"title":"a"}]}"#))
    #expect(items.count == 1)
    #expect(try all(reader(#"{"format":"taskcore","version":1}"#)).isEmpty)
  }

  @Test("The position is where the present item begins")
  func position() throws {
    var reader = reader(
      "{\"format\":\"taskcore\",\"version\":1,\"projects\":[\n{\"name\":\"a\"}],\"tasks\":[\n"
        + "  {\"title\":\"a\"},\n\t{\"title\":\"b\"}]}")
    var positions: [TextPosition] = []
    while try reader.next() != nil { positions.append(reader.position) }
    #expect(
      positions == [
        TextPosition(line: 2, column: 1), TextPosition(line: 3, column: 3),
        TextPosition(line: 4, column: 2),
      ])
  }

  @Test("What is kept but is no object is not written")
  func corruptKept() throws {
    for kept in ["{", "[]", "{} {}", ""] {
      var task = try Task(uid: "u", title: "a", projectID: 1, created: now)
      task.kept = kept
      let failure = refusal {
        _ = try written([], [FiledTask(task: task, projectName: "Inbox", saying: .all)])
      }
      #expect(failure?.kind == .corrupt)
    }
  }

  @Test("A large store is handed over in parts")
  func parts() throws {
    var sizes: [Int] = []
    var writer = StoreJSONWriter(sink: { sizes.append($0.count) })
    let task = try Task(
      uid: "u", title: String(repeating: "a", count: 1_000), projectID: 1, created: now)
    for _ in 0..<200 { try writer.write(FiledTask(task: task, projectName: "Inbox", saying: .all)) }
    try writer.finish()
    #expect(sizes.count > 2)
    #expect(sizes.allSatisfy { $0 < 70_000 })
  }

  @Test("What the sink throws goes through")
  func sinkFailure() {
    var writer = StoreJSONWriter(sink: { _ in throw Failure(.full, "Full.") })
    #expect(refusal { try writer.finish() }?.kind == .full)
  }

  private func inbox() throws -> Project {
    try Project(id: 1, uid: Project.inboxUID, name: Project.inboxName, created: now)
  }

  private func reader(_ text: String) -> StoreJSONReader {
    StoreJSONReader(source: source(text), now: now)
  }

  private func written(_ projects: [Project], _ tasks: [FiledTask]) throws -> String {
    let collected = Collected()
    var writer = StoreJSONWriter(sink: collected.sink)
    for project in projects { try writer.write(project) }
    for task in tasks { try writer.write(task) }
    try writer.finish()
    return collected.text
  }
}
