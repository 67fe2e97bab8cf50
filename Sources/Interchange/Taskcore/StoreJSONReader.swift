package import Domain

/// Reads Taskcore's own files: see ``StoreJSON``.
///
/// Of a task, the title alone is required, so that a file can be written by hand. What this version does not know
/// is kept, with a note, for it may be of a newer one. A bad object is left out, with a note; a text of which it is not
/// clear where its objects end is refused.
package struct StoreJSONReader: StoreInterchangeReader {
  private enum State {
    case header
    case members
    case items(StoreJSON.Section)
    /// Of an array that this version does not know.
    case unknownItems(String)
    case end
  }

  package private(set) var position = TextPosition(line: 1, column: 1)

  /// One object has a file of 15 MB at most, in base64.
  private static let maximumItemBytes = 24 << 20

  private var json: JSONReader
  private let mapping: StoreJSONMapping
  private var place = State.header
  /// The array that was read last.
  private var section: StoreJSON.Section?
  /// What the things of it can have.
  private var names: Set<String> = []
  private var vocabulary: [String: Vocabulary] = [:]
  private var index = 0
  private var unknown = UnknownMembers()
  private var notes = ImportNotes()
  private var spoiledInvoices: [String] = []

  /// - Parameters:
  ///   - source: gives the text.
  ///   - now: when those were created that the file does not say it of.
  package init(source: @escaping ByteSource, now: Instant) {
    json = JSONReader(source: source, maximumItemBytes: Self.maximumItemBytes)
    mapping = StoreJSONMapping(uids: ContentUIDs(format: StoreJSON.format), now: now)
  }

  package mutating func next() throws -> FileItem? {
    while true {
      if let property = unknown.next() { return .unknownProperty(property) }
      switch place {
      case .header: try readHeader()
      case .members: try readMember()
      case .items(let section):
        guard var object = try nextObject(of: section) else { continue }
        switch object.takeMeaning(by: vocabulary) {
        case .none(let member): unknown.take(object, of: section, for: member)
        case .known(let values):
          do {
            let item = try mapping.item(of: section, object)
            unknown.take(object, of: section, known: names, uid: item.uid)
            unknown.take(values, of: section, uid: item.uid)
            return item
          } catch let failure as Failure where failure.isOfText {
            leaveOut(object, of: section, for: failure)
          }
        }
      case .unknownItems(let name): try readUnknownItem(of: name)
      case .end: return nil
      }
    }
  }

  private mutating func readHeader() throws {
    guard case .beginObject = try json.next(), case .name("format") = try json.next(),
      case .string(StoreJSON.format) = try json.next(), case .name("version") = try json.next()
    else {
      throw Failure(
        .malformed,
        "A file of Taskcore begins with {\"format\":\"taskcore\",\"version\":1 — this one does not.",
        field: "format", position: json.position)
    }
    guard case .number(let digits) = try json.next(), let version = Int64(digits), version >= 1
    else {
      throw Failure(
        .malformed, "The version of the format is a whole number from 1.", field: "version",
        position: json.position)
    }
    guard version <= StoreJSON.version else {
      throw Failure(
        .tooNew,
        "The file has version \(version) of the format; versions to \(StoreJSON.version) are read.",
        field: "version", position: json.position)
    }
    place = .members
  }

  private mutating func readMember() throws {
    guard case .name(let name) = try json.next() else {
      _ = try json.next()  // the end, or it refuses what follows
      place = .end
      return
    }
    guard let next = StoreJSON.Section.allCases.first(where: { $0.name == name }) else {
      if name == "format" || name == "version" {
        throw Failure(
          .malformed, "“\(name)” is said at the beginning already.", field: name,
          position: json.position)
      }
      return try readUnknownMember(name)
    }
    if let section, section.rawValue > next.rawValue {
      throw Failure(
        .malformed, "“\(next.name)” comes after “\(section.name)”; it must come before.",
        field: next.name, position: json.position)
    }
    section = next
    names = next.members
    vocabulary = try next.vocabulary()
    place = .items(next)
    index = 0
    json.beginItem()
    let token = try json.next()
    if token == .beginArray { return }
    notes.append(
      ImportNote(
        .skipped, "An array was expected here.", line: json.position.line, component: next.name))
    _ = try json.value(startingWith: token)
    place = .members
  }

  /// The next object of an array, or nil at its end, and for one that cannot be read.
  private mutating func nextObject(of section: StoreJSON.Section) throws -> FiledObject? {
    json.beginItem()
    let token = try json.next()
    if token == .endArray {
      place = .members
      return nil
    }
    position = json.position
    let path = "\(section.name)[\(index)]"
    index += 1
    json.sparesOthers = true
    defer { json.sparesOthers = false }
    guard token == .beginObject else {
      _ = try json.value(startingWith: token)
      leaveOut(
        FiledObject(path: path, position: position), of: section,
        for: Failure(.malformed, "An object was expected here.", position: position))
      return nil
    }
    let object = try json.object(startingWith: token, path: path)
    guard let damage = json.damage else {
      return section == .invoiceLines || section == .invoiceAdjustments ? object.present() : object
    }
    leaveOut(object, of: section, for: damage)
    return nil
  }

  /// An invoice is not taken without a part that the file has of it.
  private mutating func leaveOut(
    _ object: FiledObject, of section: StoreJSON.Section, for failure: Failure
  ) {
    let place = failure.position ?? object.position
    let member = object.members.last { $0.position == place }
    notes.append(
      ImportNote(
        .skipped, failure.said(of: String((member?.name ?? "").prefix(40))), line: place.line,
        component: section.name, uid: object.plainText(of: "uid")))
    switch section {
    case .invoices: spoiledInvoices.append(object.plainText(of: "uid"))
    case .invoiceLines, .invoiceAdjustments, .invoiceParties, .invoiceReferences:
      spoiledInvoices.append(object.plainText(of: "invoice_uid"))
    default: break
    }
  }

  private mutating func readUnknownMember(_ name: String) throws {
    json.beginItem()
    let position = json.position
    let token = try json.next()
    if token == .beginArray {
      place = .unknownItems(name)
      if name != UnknownProperty.iCalendarSection {
        unknown.note("The array “\(name.prefix(40))”", at: position)
      }
    } else {
      unknown.take(try json.value(startingWith: token), of: name, at: position)
    }
  }

  private mutating func readUnknownItem(of section: String) throws {
    json.beginItem()
    let token = try json.next()
    if token == .endArray {
      place = .members
      return
    }
    position = json.position
    json.sparesOthers = true
    defer { json.sparesOthers = false }
    let value = try json.value(startingWith: token)
    guard let damage = json.damage else { return unknown.take(value, in: section) }
    notes.append(
      ImportNote(
        .skipped, damage.message, line: damage.position?.line ?? position.line,
        component: String(section.prefix(40))))
  }

  package var array: String? { section?.name }

  package var component: String? { section?.name ?? "" }

  package mutating func takeSpoiledInvoices() -> [String] {
    if spoiledInvoices.isEmpty { return [] }
    defer { spoiledInvoices = [] }
    return spoiledInvoices.filter { !$0.isEmpty }
  }

  package mutating func takeNotes() -> ImportNotes {
    var all = unknown.takeNotes()
    if notes.notes.isEmpty { return all }
    all.append(notes)
    notes = ImportNotes()
    return all
  }
}
