/// A unit of measure for quantities: `try UnitCode("hours").code == "HUR"`.
package struct UnitCode: Hashable, Sendable {
  /// Of UN/ECE Recommendation 20, or 21 with an X before it.
  package let code: String

  /// One piece, the unit of a line that names no other.
  package static let one = UnitCode(code: "C62")
  package static let hour = UnitCode(code: "HUR")

  private init(code: String) {
    self.code = code
  }

  /// A code, or a word for one in English or French.
  ///
  /// - Throws: `invalid` for what is neither.
  package init(_ text: String, field: String = "unit") throws {
    if CodeList.units.contains(text) {
      code = text
    } else if let row = UnitNames.row(ofWord: text) {
      code = row.code
    } else {
      code = try CodeList.units.code(text, field: field)
    }
  }
}
