/// An invoice or a credit note, without its lines.
package struct Invoice: MemberRecord {
  package static let entity = CommittedChange.Entity.invoice

  /// The raw values are those of the C API.
  package enum Kind: Int32, CaseIterable, Sendable {
    case invoice = 1
    case creditNote = 2

    /// BT-3, of UNTDID 1001.
    package var typeCode: String { self == .invoice ? "380" : "381" }
  }

  /// What is stored of its state; the rest follows from payments, credit notes and the due date.
  package enum Stage: Int32, CaseIterable, Sendable {
    case draft = 1
    case issued = 2
    /// A credit note took all of it back.
    case void = 3
  }

  package var id: Int64 = 0
  package var uid: String
  package var kind = Kind.invoice
  package var stage = Stage.draft
  /// Of its numbers; empty: that of its kind.
  package var series = ""
  /// Of the series, when issued: 0 for one that does not restart by year.
  package var year: Int64?
  package var sequence: Int64?
  /// BT-1; empty until it is issued.
  package var number = ""
  /// BT-2.
  package var issueDate: CalendarDate?
  package var issued: Instant?
  /// BT-9; until it is issued it may be nil, for so many days after the issue date.
  package var dueDate: CalendarDate?
  package var paymentDays: Int64 = 30
  /// BT-72.
  package var deliveryDate: CalendarDate?
  /// BT-73 and BT-74.
  package var firstDate: CalendarDate?
  package var lastDate: CalendarDate?
  package var clientUID = ""
  /// BT-5.
  package var currency = "EUR"
  /// Units of the invoice's currency for one euro, in millionths.
  package var exchangeRate: Int64?
  /// fr or en.
  package var language = "fr"
  /// BT-23; empty: as the rules have it.
  package var businessProcess = ""
  /// BT-10.
  package var buyerReference = ""
  /// BT-13.
  package var orderReference = ""
  /// BT-12.
  package var contractReference = ""
  /// BT-20.
  package var paymentTerms = ""
  /// The note PMD of BT-22.
  package var latePenalty = ""
  /// The note PMT of BT-22.
  package var recoveryFee = ""
  /// The note AAB of BT-22.
  package var earlyDiscount = ""
  /// BT-22.
  package var notes = ""
  /// BT-113.
  package var prepaid: Int64 = 0
  /// Of the invoice in the store that a credit note is for.
  package var precedingUID = ""
  /// BT-25 and BT-26.
  package var precedingNumber = ""
  package var precedingDate: CalendarDate?
  /// BT-109, BT-110, BT-112 and BT-115 in minor units, kept up with the lines.
  package var net: Int64 = 0
  package var vat: Int64 = 0
  package var gross: Int64 = 0
  package var due: Int64 = 0
  /// When issued: each row of the VAT breakdown as "S 2000 10000 2000" (category, basis points, taxable
  /// and tax), with a line between two.
  package var vatBreakdown = ""
  package var created: Instant
  package var modified: Instant

  package init(uid: String, kind: Kind, created: Instant) {
    self.uid = uid
    self.kind = kind
    self.created = created
    modified = created
  }

  package enum Property: String, CaseIterable, Hashable, Sendable {
    case kind, stage, series
    case year = "series_year"
    case sequence, number
    case issueDate = "issue_date"
    case issued = "issued_ms"
    case dueDate = "due_date"
    case paymentDays = "payment_days"
    case deliveryDate = "delivery_date"
    case firstDate = "first_date"
    case lastDate = "last_date"
    case client = "client_uid"
    case currency
    case exchangeRate = "exchange_rate_millionths"
    case language
    case businessProcess = "business_process"
    case buyerReference = "buyer_reference"
    case orderReference = "order_reference"
    case contractReference = "contract_reference"
    case paymentTerms = "payment_terms"
    case latePenalty = "late_penalty"
    case recoveryFee = "recovery_fee"
    case earlyDiscount = "early_discount"
    case notes
    case prepaid = "prepaid_minor"
    case preceding = "preceding_uid"
    case precedingNumber = "preceding_number"
    case precedingDate = "preceding_date"
    case net = "net_minor"
    case vat = "vat_minor"
    case gross = "gross_minor"
    case due = "due_minor"
    case vatBreakdown = "vat_breakdown"
    case created = "created_ms"
    case modified = "modified_ms"
  }

  package static func blank(uid: String) -> Invoice {
    Invoice(uid: uid, kind: .invoice, created: Instant(clamping: 0))
  }

  package static func member(_ property: Property) -> RecordMember<Invoice> {
    switch property {
    case .kind: .code(\.kind)
    case .stage: .code(\.stage)
    case .series: .text(\.series)
    case .year: .number(\.year)
    case .sequence: .number(\.sequence)
    case .number: .text(\.number)
    case .issueDate: .date(\.issueDate)
    case .issued: .instant(\.issued)
    case .dueDate: .date(\.dueDate)
    case .paymentDays: .number(\.paymentDays)
    case .deliveryDate: .date(\.deliveryDate)
    case .firstDate: .date(\.firstDate)
    case .lastDate: .date(\.lastDate)
    case .client: .text(\.clientUID)
    case .currency: .text(\.currency)
    case .exchangeRate: .number(\.exchangeRate)
    case .language: .text(\.language)
    case .businessProcess: .text(\.businessProcess)
    case .buyerReference: .text(\.buyerReference)
    case .orderReference: .text(\.orderReference)
    case .contractReference: .text(\.contractReference)
    case .paymentTerms: .text(\.paymentTerms)
    case .latePenalty: .text(\.latePenalty)
    case .recoveryFee: .text(\.recoveryFee)
    case .earlyDiscount: .text(\.earlyDiscount)
    case .notes: .text(\.notes)
    case .prepaid: .number(\.prepaid)
    case .preceding: .text(\.precedingUID)
    case .precedingNumber: .text(\.precedingNumber)
    case .precedingDate: .date(\.precedingDate)
    case .net: .number(\.net)
    case .vat: .number(\.vat)
    case .gross: .number(\.gross)
    case .due: .number(\.due)
    case .vatBreakdown: .text(\.vatBreakdown)
    case .created: .instant(\.created)
    case .modified: .instant(\.modified)
    }
  }
}
