import Domain
import Localization

extension Schema {
  /// Compares the schema of a file with that of a version, object by object, and runs nothing of it.
  ///
  /// - Throws: `corrupt`, with the first object that is not ours, is not as we made it, or is missing.
  static func compare(_ database: Database, version: Int) throws {
    if version == migrations.count, try PresentSchema().isThat(of: database) { return }
    if try hasDigest(of: version, database) { return }
    if let other = digests.firstIndex(of: try database.schemaDigest()) {
      throw Failure.schema(
        "The store says that it is of version \(version), and is of version \(other): repair the "
          + "schema when the store is opened.")
    }
    let difference = SchemaDifference(
      between: try database.schemaObjects(), and: try objects(ofVersion: version))
    if let failure = difference.failure { throw failure }
  }

  /// Whether the schema is that of a version to the byte, as it nearly always is.
  static func hasDigest(of version: Int, _ database: Database) throws -> Bool {
    try digests.indices.contains(version) && database.schemaDigest() == digests[version]
  }

  /// What a store of a version has, from SQLite itself: what it makes of a statement is its own affair.
  static func objects(ofVersion version: Int) throws -> [SchemaObject] {
    try reference(ofVersion: version).schemaObjects()
  }

  /// A new store of a version, in memory.
  static func reference(ofVersion version: Int) throws -> Database {
    let reference = try Database(path: ":memory:", .readWrite, busyTimeout: 0)
    for migration in migrations.prefix(version) { try reference.execute(migration) }
    return reference
  }
}

/// The differences between the schema of a file and the expected one.
struct SchemaDifference {
  /// What is not ours by its name and type.
  private(set) var foreign: [SchemaObject] = []
  /// What is ours, and not as we made it.
  private(set) var altered: [SchemaObject] = []
  /// What is ours, as it would be; missing, or altered.
  private(set) var wanting: [SchemaObject] = []

  init(between found: [SchemaObject], and ours: [SchemaObject]) {
    struct Key: Hashable { let type: String, name: String }
    let wanted = Dictionary(
      ours.map { (Key(type: $0.type, name: $0.name), $0) }, uniquingKeysWith: { one, _ in one })
    var present: Set<SchemaObject> = []
    for object in found {
      switch wanted[Key(type: object.type, name: object.name)] {
      case nil: foreign.append(object)
      case object: present.insert(object)
      default: altered.append(object)
      }
    }
    wanting = ours.filter { !present.contains($0) }
  }

  /// Nil when there is none.
  var failure: Failure? {
    // What would do most harm is named first.
    let harmful = foreign.first { $0.type == "trigger" } ?? foreign.first { $0.type == "view" }
    if let object = harmful ?? foreign.first {
      let more = foreign.count - 1
      let others: Message =
        more > 0 ? Message(count: more, " and \(more) more", " and \(more) more") : ""
      return .schema(
        "The store has the \(object.words)\(others) of another program: repair the schema when the "
          + "store is opened, which removes what is not Taskcore's.")
    }
    if let object = altered.first {
      return .schema(
        "Another program changed the \(object.words) of the store: repair the schema when the store "
          + "is opened, or restore the store from a backup.")
    }
    if let table = wanting.first(where: { $0.type == "table" }) {
      return Failure(
        .corrupt, "The store lacks the \(table.words): restore it from a backup.", field: "path")
    }
    if let object = wanting.first {
      return .schema(
        "The store lacks the \(object.words): repair the schema when the store is opened.")
    }
    return nil
  }
}

extension Failure {
  /// What a repair of the schema may mend, for which an option of opening asks.
  fileprivate static func schema(_ message: Message) -> Failure {
    Failure(.corrupt, message, field: "flags")
  }
}

extension SchemaObject {
  private static let longestName = 60

  /// Such as `trigger “empties”`; what could upset a terminal is left out of the name, which is anybody's.
  fileprivate var words: Message {
    let kinds: Set = ["table", "index", "view", "trigger"]
    let kind: Message =
      isVirtualTable ? "virtual table" : kinds.contains(type) ? Message(verbatim: type) : "object"
    var shown = String(
      String.UnicodeScalarView(
        name.unicodeScalars.lazy.filter { !Self.upsetting.contains($0.properties.generalCategory) }
          .prefix(Self.longestName)))
    if shown.unicodeScalars.count < name.unicodeScalars.count { shown += "…" }
    return "\(kind) “\(shown)”"
  }

  private static let upsetting: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate,
  ]
}
