import Domain

extension Database {
  /// Visits what belongs to an invoice, by its id, or, for nil, to any.
  ///
  /// - Throws: `notFound` for an invoice that is not there.
  func forEachPart(
    ofInvoice id: Int64?, all: String, ofOne: String, _ visit: (Statement) throws -> Void
  ) throws {
    let select = try statement(id == nil ? all : ofOne)
    defer { select.reset() }
    if let id { try select.bind(try uid(ofInvoice: id)) }
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
