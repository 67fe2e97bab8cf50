import Domain
import Localization

/// Content of a file that this version does not know: members of objects, whole arrays, and members of the
/// file itself. Each name is noted once.
struct UnknownMembers {
  private var found: [UnknownProperty] = []
  private var notes = ImportNotes()
  private var noted: Set<String> = []

  /// What was found and not given yet.
  mutating func next() -> UnknownProperty? { found.popLast() }

  mutating func takeNotes() -> ImportNotes {
    defer { notes = ImportNotes() }
    return notes
  }

  /// The members of an object that are not known ones, of the record with that uid.
  mutating func take(
    _ object: FiledObject, of section: StoreJSON.Section, known: Set<String>, uid: String
  ) {
    for member in object.members where !known.contains(member.name) {
      found.append(
        UnknownProperty(
          section: section.name, itemUID: uid, name: member.name, value: member.value.text))
      note("“\(member.name.prefix(40))” of \(section.name)", at: member.position)
    }
  }

  /// What members say in place of which another value was read.
  mutating func take(
    _ values: [FiledObject.Unknown], of section: StoreJSON.Section, uid: String
  ) {
    for value in values {
      let member = value.member
      found.append(
        UnknownProperty(
          section: section.name, itemUID: uid, name: member.name, value: member.value.text,
          standIn: value.standIn.text))
      let place: Message = "“\(member.name)” of \(section.name)"
      if case (.string(let text), .string(let standIn)) = (member.value, value.standIn) {
        note(
          place,
          "“\(text)” as \(place) means nothing to this version: it is read as “\(standIn)”, "
            + "kept, and written out again until it is changed here.", at: member.position)
      } else {
        note(
          place,
          "An element in \(place) means nothing to this version: it is kept, and written out "
            + "again until they are changed here.", at: member.position)
      }
    }
  }

  /// An object that means nothing for what a member of it says.
  mutating func take(
    _ object: FiledObject, of section: StoreJSON.Section, for member: FiledObject.Member
  ) {
    take(
      .object(object.members.map { JSONValue.Member($0.name, $0.value) }), in: section.name)
    let place: Message = "“\(member.name)” of \(section.name)"
    let text = (try? member.value.string()) ?? ""
    note(
      place,
      "“\(text)” as \(place) means nothing to this version: what has it is kept, and written "
        + "out again.", at: member.position)
  }

  /// An element of an array.
  mutating func take(_ value: JSONValue, in section: String) {
    var uid = ""
    if case .object(let members) = value,
      case .string(let text)? = members.first(where: { $0.name == "uid" })?.value
    {
      uid = text
    }
    found.append(UnknownProperty(section: section, itemUID: uid, name: "", value: value.text))
  }

  /// A member of the file.
  mutating func take(_ value: JSONValue, of name: String, at position: TextPosition) {
    found.append(UnknownProperty(section: "", itemUID: "", name: name, value: value.text))
    note("“\(name.prefix(40))”", at: position)
  }

  mutating func note(_ what: Message, at position: TextPosition) {
    note(
      what, "\(what) means nothing to this version: it is kept, and written out again.",
      at: position)
  }

  private mutating func note(_ what: Message, _ message: Message, at position: TextPosition) {
    guard noted.count < ImportNotes.maximumCount, noted.insert(what.description).inserted
    else { return }
    notes.append(ImportNote(.kept, message, line: position.line))
  }
}
