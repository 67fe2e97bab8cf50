/// A sentence that the law of a country requires on invoices, and the range of days in which it does.
package struct LegalText: Sendable {
  package enum Subject: Sendable {
    /// The note PMD of BT-22.
    case latePenalty
    /// The note PMT of BT-22.
    case recoveryFee
    /// The note AAB of BT-22.
    case earlyDiscount
    /// Why a small enterprise charges no VAT (BT-120).
    case smallEnterprise
    /// That VAT is due when it is invoiced, by the seller's choice (BT-8).
    case vatOnDebits
  }

  let subject: Subject
  /// ISO 3166-1 alpha-2, of the seller.
  let country: String
  /// As yyyymmdd; the first and the last day, both included.
  var days: ClosedRange<Int32> = 1_01_01...9999_12_31
  /// By the language of the invoice; those that are not among them have the English one.
  let words: [String: String]
  /// The law.
  let source: String

  func text(language: String) -> String { words[language] ?? words["en"] ?? "" }
}
