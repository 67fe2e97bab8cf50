/// A gapless sequence of numbers.
package struct NumberSeries: Equatable, Sendable {
  package let name: String
  package let pattern: NumberPattern

  /// What the settings with their patterns begin with.
  package static let settingPrefix = "series."
  /// What the settings begin with that say in which series this device numbers.
  package static let ownSettingPrefix = "device.series."
  /// Those that there are from the beginning, by their names.
  package static let defaultPatterns = [
    Invoice.Kind.invoice.seriesName: "F{YYYY}-{NNNN}",
    Invoice.Kind.creditNote.seriesName: "A{YYYY}-{NNNN}",
    Invoice.Kind.quote.seriesName: "Q{YYYY}-{NNNN}",
  ]

  package static let nameRule = TextRule(what: "A series' name", field: "name", maximum: 100)
}

extension Invoice.Kind {
  /// Of the series that its numbers are of unless another one is said.
  package var seriesName: String {
    switch self {
    case .invoice, .downPayment, .corrected: "invoice"
    case .creditNote: "credit_note"
    case .quote: "quote"
    }
  }

  /// Those with a series of their own, in the order of the series.
  package static let numbered: [Invoice.Kind] = [.invoice, .creditNote, .quote]
}

extension Invoice {
  /// Of the series that its number is or will be of.
  package var seriesName: String { series.isEmpty ? kind.seriesName : series }
}

extension RecordRepository<Setting> {
  /// The series of that name; nil when there is none. A pattern that another program set to
  /// nonsense is as it is at first.
  package func numberSeries(named name: String) throws -> NumberSeries? {
    let stored = try find(uid: NumberSeries.settingPrefix + name)?.value
    let candidates = [stored, NumberSeries.defaultPatterns[name]].compactMap { $0 }
    guard let pattern = candidates.lazy.compactMap({ try? NumberPattern($0) }).first else {
      return nil
    }
    return NumberSeries(name: name, pattern: pattern)
  }
}

extension RecordRepository<Setting> {
  /// All series, by their names.
  package func numberSeries() throws -> [NumberSeries] {
    let names = try all().map(\.uid).filter { $0.hasPrefix(NumberSeries.settingPrefix) }
      .map { String($0.dropFirst(NumberSeries.settingPrefix.count)) }
    return try Set(names).union(NumberSeries.defaultPatterns.keys).sorted()
      .compactMap { try numberSeries(named: $0) }
  }
}

extension RecordRepository<Setting> {
  /// Of the series that an invoice's number is or will be of. A draft that names none gets one of the series that this
  /// device numbers in, or of that of its kind.
  package func seriesName(of invoice: Invoice) throws -> String {
    if !invoice.series.isEmpty { return invoice.series }
    return try ownSeries(of: invoice.kind) ?? invoice.kind.seriesName
  }

  /// The series in which this device numbers what names none; nil: that of the kind.
  package func ownSeries(of kind: Invoice.Kind) throws -> String? {
    try find(uid: NumberSeries.ownSettingPrefix + kind.seriesName)?.value
  }
}
