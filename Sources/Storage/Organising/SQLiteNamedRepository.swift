import Domain
import Localization

/// Records that are found by their names.
class SQLiteNamedRepository<Element: NamedRecord>: SQLiteRecordRepository<Element> {
  init(_ records: Records) {
    super.init(records, derived: ["name_key"])
  }

  func find(named name: String) throws -> Element? { try find(key: NameKey(name).text) }

  func find(key: String) throws -> Element? { try select("name_key = ?", key).first }

  override func derivedValues(of element: Element) -> [LogValue] { [.text(element.nameKey)] }

  /// - Throws: `conflict` for a name that another one has.
  override func check(_ element: Element) throws {
    guard let other = try find(key: element.nameKey), other.id != element.id else { return }
    throw Failure(
      .conflict, "There is a \(Element.entity.noun) “\(other.name)” already.", field: "name")
  }
}
