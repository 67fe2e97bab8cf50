import Domain
import Localization

extension StoreJSONMapping {
  /// - Throws: `malformed` when it is issued and lacks what only issuing gives, or is a draft and has it.
  func read(_ object: FiledObject) throws -> Invoice {
    let invoice = try Invoice(object, at: now) { uids.uid(of: "invoice", object.content) }
    for name in Self.givenByIssuing {
      let member = object.members.first { $0.name == name }
      if invoice.stage != .draft {
        try object.require(name) { _ in }
      } else if let member {
        throw object.refusal("A draft has no such member: it is given when issuing.", of: member)
      }
    }
    guard invoice.stage != .draft else { return invoice }
    try object.require("series") { _ in }
    try check("number", of: object, "The number of an issued invoice is not empty.") {
      !invoice.number.isEmpty
    }
    try check("series", of: object, "The series of an issued invoice is not empty.") {
      !invoice.series.isEmpty
    }
    try check(
      "series_year", of: object, "It is the year of the issue date, or 0 for a series of all years."
    ) {
      invoice.year == 0 || invoice.year == invoice.issueDate.map { Int64($0.year) }
    }
    try check("stage", of: object, "A credit note is not void.") {
      invoice.stage != .void || invoice.kind != .creditNote
    }
    try check("stage", of: object, "A quote is not void.") {
      invoice.stage != .void || invoice.kind != .quote
    }
    try check("stage", of: object, "A credit note, a down payment and a quote are not replaced.") {
      invoice.stage != .replaced || invoice.kind == .invoice || invoice.kind == .corrected
    }
    return invoice
  }

  private static let givenByIssuing: [String] = [
    "number", "series_year", "sequence", "issue_date", "issued",
  ]

  private func check(
    _ name: String, of object: FiledObject, _ message: Message,
    _ isTrue: () -> Bool
  ) throws {
    try object.read(name) { _ in
      if !isTrue() { throw Failure(.malformed, message) }
    }
  }
}
