import CTaskcore
import Domain

extension VATCategory {
  /// - Throws: `invalid` for a number without a meaning.
  init(code: Int32, field: String = "vat_category") throws {
    guard let category = VATCategory(rawValue: code) else {
      throw Failure(
        .invalid, "The category of VAT \(code) has no meaning: 1 to 9 have.", field: field)
    }
    self = category
  }
}
