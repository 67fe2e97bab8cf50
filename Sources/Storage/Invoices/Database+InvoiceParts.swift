import Domain

extension Database {
  /// Visits what belongs to an invoice, by its id, or, for nil, to any. The last parameters of both
  /// statements are those of a page.
  ///
  /// - Throws: `notFound` for an invoice that is not there.
  func forEachPart(
    ofInvoice id: Int64?, _ page: Page, all: String, ofOne: String,
    _ visit: (Statement) throws -> Void
  ) throws {
    let select = try statement(id == nil ? all : ofOne)
    defer { select.reset() }
    if let id {
      try select.bind(try uid(ofInvoice: id), page.sqlLimit, page.offset)
    } else {
      try select.bind(page.sqlLimit, page.offset)
    }
    while try select.step() { try visit(select) }
  }

  /// - Throws: `notFound`.
  func uid(ofInvoice id: Int64) throws -> String {
    let find = try statement("SELECT uid FROM invoice WHERE id = ?")
    defer { find.reset() }
    try find.bind(id)
    guard try find.step() else {
      throw Failure(.notFound, "There is no invoice \(id).", field: "invoice_id")
    }
    return find.text(0)
  }
}
