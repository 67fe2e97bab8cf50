package import Domain
import Localization

/// The labels of values on an invoice.
extension InvoiceWording {
  /// `FACTURE`, `CREDIT NOTE`
  package func title(of kind: Invoice.Kind) -> String {
    switch kind {
    case .invoice: text("INVOICE")
    case .creditNote: text("CREDIT NOTE")
    case .downPayment: text("DOWN PAYMENT INVOICE")
    case .corrected: text("CORRECTED INVOICE")
    case .quote: text("QUOTE")
    }
  }

  /// What a number is printed of that is not given yet.
  package var draft: String { text("invoice\u{4}DRAFT") }

  package enum Label: CaseIterable, Sendable {
    case seller, buyer
    case issueDate, dueDate, deliveryDate, deliveryPlace, period, operation
    case orderReference, buyerReference, contractReference, precedingInvoice, precedingDate
    case replacedInvoice, downPayment, whole, deducted, rest
    case item, quantity, unit, unitPrice, grossUnitPrice, discount, vatRate, net, gross
    case carriedForward, broughtForward
    case allowance, charge
    case lineTotal, allowanceTotal, chargeTotal, netTotal, vatTotal, grossTotal, prepaid, due
    case refund, vatInEuro, rounding, containedVAT
    case vat, taxable, tax
    case payment, paymentTerms, accountName, iban, bic, paymentReference, scan
    case conditions, notes
    case contact, siren, siret, registrationNumber, vatNumber, taxNumber
    case logo
    case validUntil, quote, acceptance, signature
    case amount, salesTax, subtotal, total, taxID, employerNumber
  }

  package func label(_ label: Label) -> String { text(Self.words(for: label)) }

  /// `SIREN : 732829320`, `SIREN: 732829320`
  package func labelled(_ label: Label, _ value: String) -> String {
    labelled(self.label(label), value)
  }

  package func labelled(_ label: String, _ value: String) -> String {
    text("label: value\u{4}\(label): \(value)")
  }

  private static func words(for label: Label) -> Message {
    switch label {
    case .seller: "invoice\u{4}From"
    case .buyer: "invoice\u{4}To"
    case .issueDate: "invoice\u{4}Issue date"
    case .dueDate: "invoice\u{4}Due date"
    case .deliveryDate: "invoice\u{4}Date of supply"
    case .deliveryPlace: "invoice\u{4}Delivered to"
    case .period: "invoice\u{4}Period"
    case .operation: "invoice\u{4}Nature of supply"
    case .orderReference: "invoice\u{4}Purchase order"
    case .buyerReference: "invoice\u{4}Your reference"
    case .contractReference: "invoice\u{4}Contract"
    case .precedingInvoice: "invoice\u{4}Credited invoice"
    case .replacedInvoice: "invoice\u{4}Replaced invoice"
    case .whole: "invoice\u{4}In all"
    case .deducted: "invoice\u{4}Invoiced before"
    case .rest: "invoice\u{4}Remaining"
    case .downPayment: "invoice\u{4}Down payment"
    case .precedingDate: "invoice\u{4}Date of that invoice"
    case .item: "invoice\u{4}Description"
    case .quantity: "invoice\u{4}Quantity"
    case .unit: "invoice\u{4}Unit"
    case .unitPrice: "invoice\u{4}Unit price"
    case .grossUnitPrice: "invoice\u{4}Unit price incl. VAT"
    case .discount: "invoice\u{4}Discount"
    case .vatRate: "invoice\u{4}VAT"
    case .net: "invoice\u{4}Net amount"
    case .gross: "invoice\u{4}Amount incl. VAT"
    case .carriedForward: "invoice\u{4}Carried forward"
    case .broughtForward: "invoice\u{4}Brought forward"
    case .allowance: "invoice\u{4}Allowance"
    case .charge: "invoice\u{4}Charge"
    case .lineTotal: "invoice\u{4}Total of items"
    case .allowanceTotal: "invoice\u{4}Total allowances"
    case .chargeTotal: "invoice\u{4}Total charges"
    case .netTotal: "invoice\u{4}Total without VAT"
    case .vatTotal: "invoice\u{4}Total VAT"
    case .grossTotal: "invoice\u{4}Total with VAT"
    case .prepaid: "invoice\u{4}Paid already"
    case .due: "invoice\u{4}Amount due"
    case .refund: "invoice\u{4}Amount to refund"
    case .rounding: "invoice\u{4}Rounding"
    case .containedVAT: "invoice\u{4}VAT included"
    case .vatInEuro: "invoice\u{4}VAT in euro"
    case .vat: "invoice\u{4}VAT"
    case .taxable: "invoice\u{4}Taxable"
    case .tax: "invoice\u{4}VAT amount"
    case .payment: "invoice\u{4}Payment by credit transfer"
    case .paymentTerms: "invoice\u{4}Payment terms"
    case .accountName: "invoice\u{4}Account name"
    case .iban: "invoice\u{4}IBAN"
    case .bic: "invoice\u{4}BIC"
    case .paymentReference: "invoice\u{4}Reference"
    case .scan: "invoice\u{4}SEPA transfer by QR code"
    case .conditions: "invoice\u{4}Terms"
    case .notes: "invoice\u{4}Notes"
    case .contact: "invoice\u{4}Contact"
    case .siren: "invoice\u{4}SIREN"
    case .siret: "invoice\u{4}SIRET"
    case .registrationNumber: "invoice\u{4}Registration no."
    case .vatNumber: "invoice\u{4}VAT no."
    case .taxNumber: "invoice\u{4}Tax no."
    case .logo: "invoice\u{4}Logo"
    case .validUntil: "invoice\u{4}Valid until"
    case .quote: "invoice\u{4}Quote"
    case .acceptance: "quote\u{4}Acceptance"
    case .signature: "quote\u{4}Date, the word “accepted”, and the client’s signature"
    case .amount: "invoice\u{4}Amount"
    case .salesTax: "invoice\u{4}Sales tax"
    case .subtotal: "invoice\u{4}Subtotal"
    case .total: "invoice\u{4}Total"
    case .taxID: "invoice\u{4}Tax ID"
    case .employerNumber: "invoice\u{4}EIN"
    }
  }

  /// Under a rate, for a category that is not just a rate.
  package func category(_ category: VATCategory) -> String? {
    switch category {
    case .standard, .zeroRated: nil
    case .exempt: text("invoice\u{4}exempt")
    case .reverseCharge: text("invoice\u{4}reverse charge")
    case .intraCommunity: text("invoice\u{4}intra-Community")
    case .export: text("invoice\u{4}export")
    case .notSubject: text("invoice\u{4}not subject")
    case .canaryIslands: "IGIC"
    case .ceutaMelilla: "IPSI"
    }
  }

  /// Instead of a table of VAT, when all is of this category and its rate is 0.
  package func untaxed(_ category: VATCategory) -> String {
    guard let name = self.category(category) else { return text("invoice\u{4}No VAT is charged.") }
    return text("invoice\u{4}No VAT is charged (\(name)).")
  }

  /// What is sold by the case of invoicing (BT-23): French invoices say whether it is goods, services
  /// or both.
  package func operation(_ businessProcess: String) -> String? {
    switch businessProcess.first {
    case "B": text("invoice\u{4}Goods")
    case "S": text("invoice\u{4}Services")
    case "M": text("invoice\u{4}Goods and services")
    default: nil
    }
  }
}
