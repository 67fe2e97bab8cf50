import Documents
import Domain
import Interchange
import Platform
import UseCases

extension StoreHandle {
  /// Of the file of an invoice, in bytes.
  static let maximumInvoiceLength = 100_000_000

  /// The bytes of a file that a caller handed over.
  ///
  /// - Throws: `invalid` for too many, and for NULL with a length; `outOfMemory`.
  func invoiceFile(_ bytes: UnsafePointer<UInt8>?, length: UInt) throws -> [UInt8] {
    guard length <= UInt(Self.maximumInvoiceLength) else {
      throw Failure(
        .invalid, "The file is too large: at most \(Self.maximumInvoiceLength) bytes are read.",
        field: "bytes")
    }
    guard length == 0 || bytes != nil else {
      throw Failure(.invalid, "The bytes must not be NULL.", field: "bytes")
    }
    // A copy, what lies in a PDF, and what is read of it.
    try MemoryNeed.check(Int(length), bytesEach: 4)
    return Array(UnsafeBufferPointer(start: bytes, count: Int(length)))
  }

  /// The invoice in a file: XML, or a PDF file that carries it.
  static func invoiceXML(in file: [UInt8]) throws -> [UInt8] {
    EmbeddedInvoice.isPDF(file) ? try EmbeddedInvoice.xml(of: file) : file
  }

  /// Receives the invoice in a file.
  ///
  /// - Returns: the purchase's id.
  func receive(_ file: [UInt8]) throws -> Int64 {
    // Before it is read: what is too large to be kept is not received.
    guard file.count <= Purchase.maximumFileLength else {
      throw Failure(
        .invalid,
        "The file is too large to be kept: it has \(file.count) bytes, and at most "
          + "\(Purchase.maximumFileLength) are.", field: "bytes")
    }
    let received = try ReceivedInvoiceReader.invoice(
      Self.invoiceXML(in: file), endingAt: store.safePoints)
    return try AddPurchase(store).run(received, file: file, at: now())
  }

  /// The purchase, and all that its file says.
  ///
  /// - Throws: `notFound`; `corrupt` for a damaged file.
  func received(_ id: Int64) throws -> ReceivedInvoice {
    let purchase = try store.read { try ReadPurchase(store).run(id) }
    return try ReceivedInvoiceReader.invoice(
      Self.invoiceXML(in: purchase.file()), endingAt: store.safePoints)
  }

  /// The file of a purchase as it came.
  ///
  /// - Throws: `notFound`; `corrupt` for a damaged file.
  func purchaseFile(_ id: Int64) throws -> [UInt8] {
    try store.read { try ReadPurchase(store).run(id) }.file()
  }

  func purchases(_ query: PurchaseQuery) throws -> PurchaseList {
    let now = try now()
    let list = PurchaseList()
    try store.read { try store.purchaseListing(at: now).forEach(query) { try list.append($0) } }
    return list
  }
}
