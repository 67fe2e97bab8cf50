import Domain
import Localization
import Storage
import UseCases

/// A cache of the invoices that items belong to: the amounts of an item depend on the other items.
struct DocumentsOfItems {
  private let store: SQLiteStore
  private var read: [String: InvoiceDocument] = [:]

  init(_ store: SQLiteStore) {
    self.store = store
  }

  /// - Throws: `corrupt` for one that is not there.
  mutating func document(
    _ uid: String, of item: @autoclosure () -> Message
  ) throws -> InvoiceDocument {
    if let document = read[uid] { return document }
    guard let invoice = try store.invoices.find(uid: uid) else {
      throw Failure(.corrupt, "The store is damaged: \(item()) has no invoice. Repair the store.")
    }
    let document = try LoadInvoice(store).run(invoice.id)
    read[uid] = document
    return document
  }
}
