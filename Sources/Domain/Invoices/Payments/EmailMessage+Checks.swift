extension EmailMessage {
  package static func checked(_ value: LogValue, for property: Property) throws -> LogValue {
    let field = property.rawValue
    return switch property {
    case .invoice: try value.uid()
    case .messageID, .subject:
      try value.text { try InvoiceText.line($0, field: field, maximum: 1_000) }
    case .recipients: try value.text { try InvoiceText.line($0, field: field, maximum: 65_536) }
    case .error: try value.text { try InvoiceText.lines($0, field: field, maximum: 10_000) }
    case .state, .created, .finished: value
    }
  }
}
