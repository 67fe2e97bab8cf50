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
    for property in Element.members.map(\.property) {
      let plain = try Element.random(&random)
      var element = plain
      for _ in 0..<20 where element == plain {
        element = try Element.value(of: property, &random).set(as: property, in: element)
      }
      #expect(
        element != plain
          || Element.members.contains { $0.property == property && $0.member.isRequired },
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
    try element.write(to: &json)
    json.endObject()
    var reader = JSONReader(text: String(decoding: json.bytes, as: UTF8.self))
    let object = try reader.object(startingWith: reader.next(), path: "record")
    #expect(object.members.allSatisfy { Element.memberNames.contains($0.name) })
    return try Element(object, at: now) { "" }
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
        source: source(Array(collected.text.utf8), chunk: 9), now: random.instant())
      #expect(try reader.next() == .task(filed))
    }
  }
}

extension LogValue {
  /// Codes and numbers that some properties have in place of any text.
  private static let codes = [
    "DE", "en", "USD", "732829320", "73282932000074", "FR44732829320", "ada@example.org", "0225",
    "address", "FR1420041010050500013M02606", "AGRIFRPP", "en-GB", "S1", "58", "HUR", "95",
    "VATEX-EU-AE", "iVBORw0KGgo=", "S 20% 10000 2000", "goods",
    "S 20", "small_enterprise", "studio",
  ]

  /// The element with that value, or with the first code that the property can be.
  fileprivate func set<Element: Record>(
    as property: Element.Property, in element: Element
  ) throws -> Element {
    var changed = element
    do {
      try changed.set(property, to: self)
      return changed
    } catch {
      for code in Self.codes where (try? changed.set(property, to: .text(code))) != nil {
        return changed
      }
      throw error
    }
  }
}
