import Domain

/// The position of a line in its invoice.
struct InvoiceLineOrder {
  /// An invoice has no more lines.
  static let maximumCount: Int64 = 10_000

  let store: any Store
  let line: InvoiceLine

  /// Stores a new line; those from its position on make room.
  ///
  /// - Returns: its id.
  /// - Throws: `invalid` for a position that would leave a gap, and for one line too many.
  func insert(at position: Int64?) throws -> Int64 {
    var line = line
    let count = try store.invoiceLines.lastPosition(ofInvoice: line.invoiceUID)
    guard count < Self.maximumCount else {
      throw Failure(.invalid, "An invoice has at most \(Self.maximumCount) items.")
    }
    line.position = try checked(position ?? count + 1, upTo: count + 1)
    if line.position <= count {
      var lines = try store.invoiceLines.all(ofInvoice: line.invoiceUID)
      lines.insert(line, at: min(Int(line.position) - 1, lines.count))
      try store.invoiceLines.number(lines)
    }
    return try store.invoiceLines.insert(line)
  }

  /// Moves a stored line; those between make room.
  ///
  /// - Returns: whether it was elsewhere.
  /// - Throws: `invalid` for a position that the invoice has not.
  func move(to position: Int64) throws -> Bool {
    var lines = try store.invoiceLines.all(ofInvoice: line.invoiceUID)
    let index = Int(try checked(position, upTo: Int64(lines.count))) - 1
    guard let present = lines.firstIndex(where: { $0.id == line.id }) else { return false }
    lines.insert(lines.remove(at: present), at: index)
    return try store.invoiceLines.number(lines)
  }

  private func checked(_ position: Int64, upTo last: Int64) throws -> Int64 {
    guard (1...max(1, last)).contains(position) else {
      throw Failure(
        .invalid, "The position of this item is 1 to \(max(1, last)), not \(position).",
        field: "position")
    }
    return position
  }
}
