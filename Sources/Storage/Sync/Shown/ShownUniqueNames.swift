import Domain
import Sync

/// Resolves duplicate names of own fields and templates, which cannot have aliases: the record with the
/// smallest uid keeps the name, and the others get a number as a suffix.
struct ShownUniqueNames<Element: NamedRecord> {
  let repository: SQLiteNamedRepository<Element>
  let states: RecordStates
  /// What stands before the number.
  let separator: String
  let name: Element.Property

  /// Inserts a record, or saves it over what it was, with the name that it gets beside the others.
  func store(_ element: Element) throws {
    let names = try names()
    try settle(names)
    var element = element
    if let name = names[ExactText(element.uid)] { try element.set(self.name, to: .text(name)) }
    if let present = try repository.find(uid: element.uid) {
      _ = try repository.save(element, over: present)
    } else {
      _ = try repository.insert(element, id: nil)
    }
  }

  /// Gives all that are there their names.
  func settle() throws { try settle(names()) }

  private func settle(_ names: [ExactText: String]) throws {
    var waiting = try repository.all().filter { element in
      names[ExactText(element.uid)].map { $0 != element.name } ?? false
    }
    while !waiting.isEmpty {
      let count = waiting.count
      waiting = try waiting.filter { element in
        guard let name = names[ExactText(element.uid)] else { return false }
        return try !rename(element, to: name)
      }
      // They have each other's names: one of them makes room.
      if waiting.count == count {
        let first = waiting.removeFirst()
        guard try rename(first, to: "x\(separator)\(first.id)") else { return }
        if let moved = try repository.find(uid: first.uid) { waiting.append(moved) }
      }
    }
  }

  /// - Returns: whether nobody else had the name.
  private func rename(_ element: Element, to name: String) throws -> Bool {
    var renamed = element
    try renamed.set(self.name, to: .text(name))
    if let other = try repository.find(key: renamed.nameKey), other.uid != element.uid {
      return false
    }
    _ = try repository.save(renamed, over: element)
    return true
  }

  /// What each is called, by the names that they were given.
  private func names() throws -> [ExactText: String] {
    var all: [(uid: ExactText, name: String)] = []
    try states.forEach(of: Element.entity) { key, state in
      guard state.isThere(key.kind),
        let given = state.registers[PropertyKey(name.rawValue)]?.value.text
      else { return }
      all.append((key.uid, given))
    }
    all.sort { $0.uid < $1.uid }
    var taken: Set<NameKey> = []
    var names: [ExactText: String] = [:]
    var others: [(uid: ExactText, name: String)] = []
    for each in all {
      if taken.insert(NameKey(each.name)).inserted {
        names[each.uid] = each.name
      } else {
        others.append(each)
      }
    }
    for each in others {
      var number = 2
      while !taken.insert(NameKey(numbered(each.name, number))).inserted { number += 1 }
      names[each.uid] = numbered(each.name, number)
    }
    return names
  }

  /// A name that is as long as names can be loses its end.
  private func numbered(_ name: String, _ number: Int) -> String {
    let end = "\(separator)\(number)"
    let room = Self.longest - end.unicodeScalars.count
    return String(String.UnicodeScalarView(name.unicodeScalars.prefix(room))) + end
  }

  /// In characters; of own fields and templates alike.
  private static var longest: Int { TextRule.templateName.maximum }
}
