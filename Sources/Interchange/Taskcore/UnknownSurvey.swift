import Domain

/// Unknown properties that other versions wrote, by their places in a file. Invalid JSON, from a damaged
/// store, is skipped.
struct UnknownSurvey {
  private struct Place: Hashable {
    var section: ExactText
    var uid: ExactText
  }

  /// An element of an array.
  struct Object {
    var uid: String
    var value: JSONValue
  }

  private var properties: [Place: [UnknownProperty]] = [:]
  private var objects: [String: [Object]] = [:]
  /// The elements of arrays that this version does not know, by their names.
  private(set) var arrays: [(name: String, values: [JSONValue])] = []

  init(_ all: [UnknownProperty]) {
    let known = Set(StoreJSON.Section.allCases.map(\.name))
    for property in all {
      if !property.section.isEmpty, property.name.isEmpty {
        guard let value = try? JSONValue(text: property.value) else { continue }
        objects[property.section, default: []].append(
          Object(uid: property.itemUID, value: value))
      } else if !property.section.isEmpty || !known.contains(property.name) {
        let place = Place(
          section: ExactText(property.section), uid: ExactText(property.itemUID))
        properties[place, default: []].append(property)
      }
    }
    arrays = objects.filter { !known.contains($0.key) }
      .sorted { ExactText($0.key) < ExactText($1.key) }
      .map { ($0.key, $0.value.map(\.value)) }
  }

  var isEmpty: Bool { properties.isEmpty }

  /// What stood in an array that this version knows and meant nothing to it.
  func objects(of section: StoreJSON.Section) -> [Object] { objects[section.name] ?? [] }

  /// Members that this version does not know.
  func members(of section: String, uid: String) -> [(name: String, value: JSONValue)] {
    properties(of: section, uid: uid).filter(\.standIn.isEmpty).compactMap { property in
      (try? JSONValue(text: property.value)).map { (property.name, $0) }
    }
  }

  /// Values that this version does not know, of members that it does.
  func values(of section: String, uid: String) -> [UnknownValue] {
    properties(of: section, uid: uid).filter { !$0.standIn.isEmpty }.compactMap(UnknownValue.init)
  }

  private func properties(of section: String, uid: String) -> [UnknownProperty] {
    properties[Place(section: ExactText(section), uid: ExactText(uid))] ?? []
  }
}

/// A value that this version does not know, and the substitute that was read for it.
struct UnknownValue {
  private let name: String
  private let value: JSONValue
  private let standIn: JSONValue

  init?(_ property: UnknownProperty) {
    guard let value = try? JSONValue(text: property.value),
      let standIn = try? JSONValue(text: property.standIn)
    else { return nil }
    name = property.name
    self.value = value
    self.standIn = standIn
  }

  /// Says it again in an object that still says what was read in its place, or leaves that out as a default.
  func restore(in members: inout [JSONValue.Member]) {
    let index = members.firstIndex { $0.name == name }
    guard isUnchanged(index.map { members[$0].value }) else { return }
    if let index {
      members[index].value = value
    } else {
      members.append(JSONValue.Member(name, value))
    }
  }

  private func isUnchanged(_ now: JSONValue?) -> Bool {
    guard case .array(let elements) = standIn else { return now == nil || now == standIn }
    var present: [JSONValue] = []
    if case .array(let values)? = now { present = values }
    return Set(present.map(\.text)) == Set(elements.map(\.text))
  }
}
