import Domain
import TestSupport
import Testing

@testable import Interchange

/// Taskcore's JSON with each property of each record.
@Suite struct RecordPropertyTests {
  @Test("Every property of every record comes back from Taskcore's JSON", arguments: 1...4)
  func records(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    for type in randomRecords { try check(type, &random) }
  }

  private func check<Element: RandomRecord>(
    _ type: Element.Type, _ random: inout RandomNumbers
  ) throws {
    for property in Element.Property.allCases {
      let plain = try Element.random(&random)
      var element = plain
      for _ in 0..<20 where element == plain {
        try element.set(property, to: Element.value(of: property, &random))
      }
      #expect(
        element != plain || Element.required.contains(property),
        "\(type).\(property) was not set")
      #expect(
        try readBack(element, created: random.instant()) == element,
        "\(type).\(property) did not come back")
    }
  }

  private func readBack<Element: JSONRecord>(
    _ element: Element, created now: Instant
  ) throws -> Element {
    var json = JSONWriter()
    json.beginObject()
    json.member("uid", element.uid)
    try element.writeMembers(to: &json)
    json.endObject()
    var reader = JSONReader(text: String(decoding: json.bytes, as: UTF8.self))
    let object = try reader.object(startingWith: reader.next(), path: "record")
    #expect(object.members.allSatisfy { Element.memberNames.contains($0.name) })
    return try Element(object, newUID: { "" }, at: now)
  }

  @Test(
    "Every property of a task comes back from Taskcore's JSON", arguments: TaskProperty.allCases)
  func tasks(property: TaskProperty) throws {
    var random = RandomNumbers(seed: 5)
    for _ in 0..<20 {
      var filed = FiledTask(
        task: try Task(uid: random.uid(), title: "Task", projectID: 1, created: random.instant()),
        projectName: Project.inboxName, saying: .all)
      let plain = filed
      try random.set(property, of: &filed)
      #expect(filed != plain)
      let collected = Collected()
      var writer = StoreJSONWriter(sink: collected.sink)
      try writer.write(filed)
      try writer.finish()
      var reader = StoreJSONReader(
        source: source(Array(collected.text.utf8), chunk: 9), newUID: { "" },
        now: random.instant())
      #expect(try reader.next() == .task(filed))
    }
  }
}
