/// The complete content of a received invoice file, by the terms of EN 16931. Quantities, prices and rates
/// are decimals as texts, exact to the last digit; amounts are in minor units of its currency; absent terms
/// are empty.
package struct ReceivedInvoice: Equatable, Sendable {
  package var number = ""
  package var typeCode: Int64 = 380
  package var issueDate: CalendarDate
  package var dueDate: CalendarDate?
  package let currency: Currency
  package var seller = Party()
  package var buyer = Party()
  package var payee = Party()
  package var taxRepresentative = Party()
  /// Where it was delivered.
  package var recipient = Party()
  package var lines: [Line] = []
  /// Those on the whole.
  package var adjustments: [Adjustment] = []
  package var taxes: [Tax] = []
  package var means: [Means] = []
  package var references: [Reference] = []
  package var notes: [Note] = []
  package var totals = Totals()
  package var paymentReference = ""
  package var taxCurrency = ""
  package var taxInTaxCurrency = ""
  package var profile = ""
  package var businessProcess = ""
  package var buyerReference = ""
  package var projectReference = ""
  package var contractReference = ""
  package var orderReference = ""
  package var paymentTerms = ""
  package var deliveryDate: CalendarDate?
  package var firstDate: CalendarDate?
  package var lastDate: CalendarDate?
  /// What is odd about the file, and does not forbid receiving it.
  package var warnings: [Problem] = []

  package init(issueDate: CalendarDate, currency: Currency) {
    self.issueDate = issueDate
    self.currency = currency
  }

  /// BG-22.
  package struct Totals: Equatable, Sendable {
    /// Nil in the profiles without lines.
    package var lines: Int64?
    package var allowances: Int64?
    package var charges: Int64?
    package var net: Int64 = 0
    package var vat: Int64 = 0
    package var gross: Int64 = 0
    package var prepaid: Int64 = 0
    package var rounding: Int64 = 0
    package var due: Int64 = 0

    package init() {}
  }

  /// BG-25.
  package struct Line: Equatable, Sendable {
    package var id = ""
    package var name = ""
    package var details = ""
    package var note = ""
    package var itemNumber = ""
    package var quantity = ""
    package var unit = ""
    package var netPrice = ""
    package var grossPrice = ""
    package var priceDiscount = ""
    package var priceQuantity = ""
    package var vatCode = ""
    package var vatPercent = ""
    package var net: Int64 = 0
    package var adjustments: [Adjustment] = []
    package var firstDate: CalendarDate?
    package var lastDate: CalendarDate?
    /// Whether it counts in the totals, as one that groups others does not.
    package var isCounted = true

    package init() {}
  }

  /// BG-20, BG-21, BG-27 and BG-28.
  package struct Adjustment: Equatable, Sendable {
    package var isCharge = false
    package var amount: Int64 = 0
    package var percent = ""
    package var reason = ""
    package var reasonCode = ""
    package var vatCode = ""
    package var vatPercent = ""

    package init() {}
  }

  /// BG-23.
  package struct Tax: Equatable, Sendable {
    package var code = ""
    package var percent = ""
    package var taxable: Int64 = 0
    package var tax: Int64 = 0
    package var reason = ""
    package var reasonCode = ""

    package init() {}
  }

  /// BG-16.
  package struct Means: Equatable, Sendable {
    package var code = ""
    package var label = ""
    package var iban = ""
    package var accountName = ""
    package var bic = ""
    package var mandate = ""
    package var debitedIBAN = ""

    package init() {}
  }

  /// BG-3.
  package struct Reference: Equatable, Sendable {
    package var number: String
    package var date: CalendarDate?

    package init(number: String, date: CalendarDate?) {
      self.number = number
      self.date = date
    }
  }

  /// BG-1.
  package struct Note: Equatable, Sendable {
    package var code: String
    package var text: String

    package init(code: String, text: String) {
      self.code = code
      self.text = text
    }
  }
}

extension [ReceivedInvoice.Adjustment] {
  /// Those that are charges, or the others, in all.
  package func total(ofCharges isCharge: Bool) -> Int128 {
    filter { $0.isCharge == isCharge }.reduce(Int128(0)) { $0 + Int128($1.amount) }
  }
}
