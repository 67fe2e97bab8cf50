import Domain
import Localization

/// The tasks in a JSON text of another program.
protocol OthersObjects {
  /// - Throws: `malformed` for anything but a file of that program.
  func records(in file: JSONValue, noting notes: inout ImportNotes) throws -> [OthersRecord]
}

/// Reads a JSON text as a whole, since tasks can refer to objects before or after them.
struct ObjectSource<Objects: OthersObjects>: OthersSource {
  private static var maximumBytes: Int { 67_108_864 }

  private var json: JSONReader
  private let objects: Objects
  /// Those that are still to be given, the last one first.
  private var rest: [OthersRecord]?
  private var notes = ImportNotes()

  init(_ bytes: @escaping ByteSource, _ objects: Objects) {
    json = JSONReader(source: bytes, maximumDepth: 32, maximumItemBytes: Self.maximumBytes)
    self.objects = objects
  }

  mutating func takeNotes() -> ImportNotes {
    defer { notes = ImportNotes() }
    return notes
  }

  mutating func next() throws -> OthersRecord? {
    if rest == nil {
      let file = try json.value(startingWith: json.next())
      _ = try json.next()  // the end, or it refuses what follows
      rest = try objects.records(in: file, noting: &notes).reversed()
    }
    return rest?.popLast()
  }
}

extension OthersRecord {
  /// The members of an object, and of those in it: `due.date`. Texts of an array are names with commas between.
  init(_ object: JSONValue, _ meanings: [String: Meaning]) {
    self.init(at: TextPosition(line: 1, column: 1))
    add(object, prefix: "", meanings)
  }

  private mutating func add(_ object: JSONValue, prefix: String, _ meanings: [String: Meaning]) {
    for member in (try? object.object()) ?? [] {
      let name = prefix + member.name
      let text: String
      switch member.value {
      case .null: continue
      case .bool(let flag): text = flag ? "true" : "false"
      case .number(let digits): text = digits
      case .string(let string): text = string
      case .array(let elements):
        let names = elements.compactMap { try? $0.string() }
        text =
          elements.isEmpty
          ? "" : names.count == elements.count ? ListText.text(names) : member.value.text
      case .object where meanings[name] == nil:
        add(member.value, prefix: "\(name).", meanings)
        continue
      case .object: text = member.value.text
      }
      add(meanings[name], text, as: name)
    }
  }
}

extension JSONValue {
  /// The text or number of a member, as it is written; nil for anything else.
  func word(_ name: String) -> String? {
    switch self[name] {
    case .string(let text): text
    case .number(let digits): digits
    default: nil
    }
  }

  func isTrue(_ name: String) -> Bool { self[name] == .bool(true) || word(name) == "1" }

  /// The objects of a member that is an array; none for anything else.
  func objects(_ name: String) -> [JSONValue] { (try? self[name]?.array()) ?? [] }
}
