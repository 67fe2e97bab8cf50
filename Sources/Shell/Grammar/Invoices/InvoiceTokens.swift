import TaskcoreSwift

extension [Token<InvoiceChanges>] {
  /// What `invoice add` and `invoice edit` understand.
  static let invoice: [Token<InvoiceChanges>] =
    [
      token("client:", .client, "whom it is for; none") { value, draft, store in
        let word = Word(bytes: value)
        draft.client = value.isEmpty || word.isNone ? 0 : try store.client(named: word).id
      },
      token("due:", day, "when it is to be paid; none: by days") { value, draft, store in
        draft.dueDate = try InvoiceDay.number(value, in: store)
      },
      token("days:", .number, "from its date until then; 30") { value, draft, _ in
        draft.paymentDays = try Int32(written: value)
      },
      token("valid:", day, "of a quote, its last day; none: 30 days") { value, draft, store in
        draft.validUntil = try InvoiceDay.number(value, in: store)
      },
      token("delivery:", day, "when it was delivered") { value, draft, store in
        draft.deliveryDate = try InvoiceDay.number(value, in: store)
      },
      token("period:", InvoicePeriod.value, "that it is for") { value, draft, store in
        draft.period = try InvoicePeriod(value, in: store)
      },
      token(
        "rate:", .number, "units of its currency for one euro"
      ) { value, draft, _ in
        draft.exchangeRate = value.isEmpty ? 0 : try DecimalText.value(of: value, places: 6)
      },
      token("prepaid:", .words([], placeholder: "AMOUNT"), "what was paid before") {
        value, draft, _ in draft.writtenPrepaid = value
      },
      token("prices:", .choice(["gross", "net"]), "gross: with VAT in them") { value, draft, _ in
        draft.hasGrossPrices = String(decoding: value, as: UTF8.self).lowercased() == "gross"
      },
      token("preceding:", .invoice, "the invoice that it credits") { value, draft, _ in
        draft.precedingNumber = value
      },
      token("date:", day, "the date of that invoice") { value, draft, store in
        draft.precedingDate = try InvoiceDay.number(value, in: store)
      },
    ] + texts

  private static let texts: [Token<InvoiceChanges>] = [
    text("currency:", .currency, .words(PartyProperty.currencies, placeholder: "CODE"), "ISO 4217"),
    text("language:", .language, .choice(["fr", "en"]), "of the document"),
    text("series:", .series, .series, "of its number"),
    text("order:", .orderReference, .text, "the purchase order"),
    text("reference:", .buyerReference, .text, "the buyer's"),
    text("contract:", .contractReference, .text, "its contract"),
    text("terms:", .paymentTerms, .text, "of payment"),
    text("penalty:", .latePenalty, .text, "when it is paid late"),
    text("recovery:", .recoveryFee, .text, "the fee for recovery"),
    text("discount:", .earlyDiscount, .text, "when it is paid early"),
    text("notes:", .notes, .text, "more to say"),
    text("vat_point:", .vatPoint, .choice(InvoiceProfile.vatPoints), "when its VAT is due"),
    text("delivery_name:", .deliveryName, .text, "who got it, if not the client"),
    text("delivery_street:", .deliveryStreet, .text, "where it went to"),
    text("delivery_street_2:", .deliveryStreet2, .text, "a second line of that"),
    text("delivery_postal_code:", .deliveryPostalCode, .text, "of where it went to"),
    text("delivery_city:", .deliveryCity, .text, "of where it went to"),
    text("delivery_region:", .deliveryRegion, .text, "of where it went to"),
    text(
      "delivery_country:", .deliveryCountry,
      .words(["FR", "BE", "CH", "DE", "ES", "GB", "IT", "LU", "US"], placeholder: "CODE"),
      "of where it went to"),
    text("process:", .businessProcess, .words(["S1", "B1", "M1"], placeholder: "CODE"), "BT-23"),
  ]

  private static let day = TokenValue.date(words: ["today", "tomorrow", "none"])

  private static func token(
    _ mark: String, _ value: TokenValue, _ summary: Message,
    read: @escaping @Sendable ([UInt8], inout InvoiceChanges, Store) throws -> Void
  ) -> Token<InvoiceChanges> {
    Token(form: TokenForm(marks: [mark], value: value, summary: summary), read: read)
  }

  private static func text(
    _ mark: String, _ text: InvoiceChanges.Text, _ value: TokenValue, _ summary: Message
  ) -> Token<InvoiceChanges> {
    token(mark, value, summary) { value, draft, _ in draft.texts[text] = value }
  }
}

/// A day of an invoice.
enum InvoiceDay {
  /// As yyyymmdd; 0 for nothing and for `none`.
  static func number(_ value: [UInt8], in store: Store) throws -> Int32 {
    let word = Word(bytes: value)
    if value.isEmpty || word.isNone { return 0 }
    return try CalendarDate(word, in: store, or: ["none"]).number
  }
}

extension InvoicePeriod {
  static let value = TokenValue.words([], placeholder: "FROM..TO")

  /// Reads a period, such as `2026-10-01..2026-10-31`, `2026-10` or `'last month'`, or one with one end, such as
  /// `2026-10-01..`; nothing and `none` are no period.
  init(_ value: [UInt8], in store: Store) throws {
    let word = Word(bytes: value)
    if value.isEmpty || word.isNone {
      self = .none
    } else if word.text.hasPrefix("..") {
      let last = try CalendarDate(Word(bytes: Array(value.dropFirst(2))), in: store)
      self.init(first: nil, last: last)
    } else if word.text.hasSuffix("..") {
      let first = try CalendarDate(Word(bytes: Array(value.dropLast(2))), in: store)
      self.init(first: first, last: nil)
    } else {
      let period = try Period(whole: [word], in: store, or: ["none"])
      self.init(first: period.first, last: period.last)
    }
  }
}

extension CalendarMonth {
  /// Reads `2026-10`.
  init?(_ text: some StringProtocol) {
    var digits = DigitReader(text)
    guard let year = digits.number(digits: 4), digits.skip("-"),
      let month = digits.number(digits: 2), digits.isAtEnd
    else { return nil }
    self.init(year: year, month: month)
  }

  var first: CalendarDate? { CalendarDate(year: year, month: month, day: 1) }

  var last: CalendarDate? {
    (28...31).reversed().lazy.compactMap { CalendarDate(year: year, month: month, day: $0) }.first
  }
}

extension StringProtocol {
  /// Where a text is in it first.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    indices.lazy.compactMap { start -> Range<Index>? in
      self[start...].hasPrefix(text) ? start..<self.index(start, offsetBy: text.count) : nil
    }.first
  }
}
