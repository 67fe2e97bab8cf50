import Domain

extension FiledObject {
  /// The same with the lists that TaskChampion has as properties of their own, as `"tag_bank":""`,
  /// `"dep_58fb79a4-…":""` and `"annotation_1795251600":"Called"`.
  var withLists: FiledObject {
    var tags: [JSONValue] = []
    var dependencies: [JSONValue] = []
    var annotations: [JSONValue] = []
    var object = self
    object.removeAll { member in
      guard let text = try? member.value.string() else { return false }
      if let name = Self.end(of: member.name, after: "tag_"), text.isEmpty || text == "x" {
        tags.append(.string(name))
      } else if let uuid = Self.end(of: member.name, after: "dep_"), text.isEmpty || text == "x" {
        dependencies.append(.string(uuid))
      } else if let entry = Self.end(of: member.name, after: "annotation_"),
        entry.utf8.allSatisfy(\.isASCIIDigit)
      {
        annotations.append(
          .object([.init("entry", .string(entry)), .init("description", .string(text))]))
      } else {
        return false
      }
      return true
    }
    object.add(tags, to: "tags")
    object.add(dependencies, to: "depends")
    object.add(annotations, to: "annotations")
    return object
  }

  /// Beside what the list has already.
  private mutating func add(_ values: [JSONValue], to name: String) {
    if values.isEmpty { return }
    // A replica has them in no order.
    let new = values.sorted { ExactText($0.text) < ExactText($1.text) }
    guard let index = index(of: name) else {
      append(Member(name: name, value: .array(new), position: position))
      return
    }
    guard let list = try? members[index].value.array() else { return }
    replaceValue(at: index, with: .array(list + new.filter { !list.contains($0) }))
  }

  private static func end(of name: String, after prefix: String) -> String? {
    name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count
      ? String(name.dropFirst(prefix.count)) : nil
  }
}
