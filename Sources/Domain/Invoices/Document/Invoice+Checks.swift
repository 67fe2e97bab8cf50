extension Invoice {
  package static let languages = ["fr", "en"]

  package static func checked(_ value: LogValue, for property: Property) throws -> LogValue {
    let field = property.rawValue
    return switch property {
    case .currency:
      try value.refusingEmpty("A currency", field: field).text {
        try Currency($0, field: field).code
      }
    case .language:
      try value.refusingEmpty("A language", field: field).text { try language($0) }
    case .businessProcess: try value.text { try BusinessProcess.code($0, field: field) }
    case .number: try value.text { try number($0, field: field) }
    case .series, .buyerReference, .orderReference, .contractReference, .precedingNumber:
      try value.text { try InvoiceText.line($0, field: field) }
    case .paymentTerms, .latePenalty, .recoveryFee, .earlyDiscount:
      try value.text { try InvoiceText.lines($0, field: field, maximum: 1_000) }
    case .notes: try value.text { try InvoiceText.lines($0, what: "Notes", field: field) }
    case .paymentDays: try value.number(in: 0...3_650, what: "A time of payment", field: field)
    case .exchangeRate:
      try value.number(in: .exchangeRates, what: "An exchange rate in millionths", field: field)
    case .prepaid: try value.number(in: .amounts, what: "What was paid before", field: field)
    case .net, .vat, .gross, .due:
      try value.number(in: .signedAmounts, what: "An amount", field: field)
    case .year: try value.number(in: 0...9999, what: "The year of a series", field: field)
    case .sequence: try value.number(in: .sequences, what: "A sequence", field: field)
    case .client, .preceding: try value.uid()
    case .vatBreakdown: try value.text { try [VATBreakdown](text: $0).text }
    case .kind, .stage, .issueDate, .issued, .dueDate, .deliveryDate, .firstDate, .lastDate,
      .precedingDate, .created, .modified:
      value
    }
  }

  /// At most 35 of the characters that BR-FR-01 and BR-FR-02 allow.
  package static func number(_ text: String, field: String) throws -> String {
    guard isNumber(text) else {
      throw Failure(
        .invalid,
        "The number of an invoice has 1 to 35 letters, digits, and the characters + - _ /.",
        field: field)
    }
    return text
  }

  static func isNumber(_ text: String) -> Bool {
    (1...35).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isASCIILetterOrDigit || "+-_/".utf8.contains($0) }
  }

  private static func language(_ text: String) throws -> String {
    let language = text.lowercased()
    guard languages.contains(language) else {
      throw Failure(
        .invalid, "The language of an invoice is fr or en.", field: Property.language.rawValue)
    }
    return language
  }
}
