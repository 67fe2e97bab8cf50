/// A query for invoices, all of whose conditions must hold. Drafts come first, the newest one first, then
/// issued invoices by descending issue date.
package struct InvoiceQuery: Sendable {
  /// On the day that the list is made.
  package var states: Set<InvoiceState>?
  /// Nil: all but quotes, unless none but states of quotes are asked for.
  package var kind: Invoice.Kind?
  /// Whether it asks for money; false for credit notes.
  package var isDebit: Bool?
  /// By its id.
  package var client: Int64?
  /// Of the issue date, which drafts do not have.
  package private(set) var first: CalendarDate?
  package private(set) var last: CalendarDate?
  /// In the number, the client's name, a reference or an item; case and accents do not count.
  package private(set) var text: String?
  package var page = Page.all

  package var isOfQuotes: Bool {
    if let kind { return kind == .quote }
    guard let states, !states.isEmpty else { return false }
    return states.isSubset(of: InvoiceState.ofQuotesAlone)
  }

  /// In bytes of UTF-8.
  static let maximumTextLength = 10_000

  package init() {}

  /// From a day, up to another one, or both.
  ///
  /// - Throws: `invalid` for a last day before the first one.
  package mutating func setPeriod(from first: CalendarDate?, through last: CalendarDate?) throws {
    if let first, let last { _ = try ClosedRange(from: first, through: last) }
    self.first = first
    self.last = last
  }

  /// - Throws: `invalid` for an empty one, or one that is too long.
  package mutating func setText(_ text: String) throws {
    self.text = try Self.checked(text)
  }

  static func checked(_ text: String) throws -> String {
    guard text.utf8.count <= maximumTextLength else {
      throw Failure(
        .invalid,
        "A text to look for has at most \(maximumTextLength) bytes; this one has "
          + "\(text.utf8.count).", field: "text")
    }
    guard text.unicodeScalars.contains(where: { !TextRule.isSpace($0) }) else {
      throw Failure(.invalid, "A text to look for must not be empty.", field: "text")
    }
    return text
  }
}
