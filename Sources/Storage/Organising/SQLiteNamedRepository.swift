import Domain

/// A record whose name no other of its kind has, but for case and accents.
protocol NamedRecord: Record {
  var name: String { get }
}

extension Project: NamedRecord {}
extension SavedFilter: NamedRecord {}

/// Records that are found by their names.
class SQLiteNamedRepository<Element: NamedRecord>: SQLiteRecordRepository<Element> {
  init(_ records: Records) {
    super.init(records, derived: ["name_key"])
  }

  func find(named name: String) throws -> Element? {
    try select("name_key = ?", NameKey(name).text).first
  }

  override func derivedValues(of element: Element) -> [LogValue] {
    [.text(NameKey(element.name).text)]
  }

  /// - Throws: `conflict` for a name that another one has.
  override func check(_ element: Element) throws {
    guard let other = try find(named: element.name), other.id != element.id else { return }
    throw Failure(.conflict, "There is a \(table) “\(other.name)” already.", field: "name")
  }
}
