import Domain

extension Store {
  /// - Throws: `conflict` for an entry that a draft or an issued invoice is for: what is billed stays as it
  ///   was billed.
  func refuseBilled(_ entry: TimeEntry, field: String) throws {
    guard let number = try billedItems.invoiceNumber(ofTimeEntry: entry.uid) else { return }
    throw Failure(
      .conflict,
      number.isEmpty
        ? "Time entry \(entry.id) is on a draft: delete its item there first."
        : "Time entry \(entry.id) is on the invoice \(number), which is issued: it stays as it was billed.",
      field: field)
  }
}
