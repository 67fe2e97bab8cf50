// What a recurring invoice drafts, in lines: `= line` begins a line of it, `name:Rent` is a text of that and
// `vat_rate_thousandths=20000` a number.

extension RecurringContent {
  private enum Item: String {
    case invoice
    case line
    case adjustment
  }

  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  package var text: String {
    var text = ""
    func add<Element: Record>(_ item: Item, _ element: Element, _ properties: [Element.Property]) {
      text += "= \(item.rawValue)\n"
      let blank = Element(blank: "")
      for property in properties where element.value(of: property) != blank.value(of: property) {
        switch element.value(of: property) {
        case .null: text += "\(property.rawValue)-\n"
        case .integer(let number): text += "\(property.rawValue)=\(number)\n"
        case .text(let value): text += "\(property.rawValue):\(Self.escaped(value))\n"
        }
      }
    }
    add(.invoice, terms, Self.terms)
    for line in lines { add(.line, line, Self.ofLines) }
    for adjustment in adjustments { add(.adjustment, adjustment, Self.ofAdjustments) }
    return text
  }

  /// Reads ``text``. What a later version says and this one does not know is left out.
  ///
  /// - Throws: `invalid`, with the line, for what an invoice cannot have.
  package init(text: String) throws {
    self.init()
    var item: Item?
    var number = 0
    for line in text.utf8.split(separator: Self.newline, omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty { continue }
      do {
        if line.starts(with: "= ".utf8) {
          item = Item(rawValue: String(Substring(line.dropFirst(2))))
          try begin(item)
        } else if let item {
          try take(line, of: item)
        }
      } catch let failure as Failure {
        throw Failure(
          .invalid, "Line \(number) of what the recurring invoice drafts: \(failure.message)",
          field: RecurringInvoice.Property.content.rawValue)
      }
    }
  }

  private mutating func begin(_ item: Item?) throws {
    guard lines.count + adjustments.count < Self.maximumPartCount else {
      throw Failure(.invalid, "It has more than \(Self.maximumPartCount) lines.")
    }
    switch item {
    case .line: lines.append(InvoiceLine(blank: ""))
    case .adjustment: adjustments.append(InvoiceAdjustment(blank: ""))
    case .invoice, nil: break
    }
  }

  private mutating func take(_ line: Substring.UTF8View, of item: Item) throws {
    let marks = [UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "-")]
    guard let mark = line.firstIndex(where: { marks.contains($0) }) else {
      throw Failure(
        .invalid, "“\(Substring(line).prefix(40))” is neither NAME:TEXT nor NAME=NUMBER.")
    }
    let name = String(Substring(line[..<mark]))
    let rest = Substring(line[line.index(after: mark)...])
    let value: LogValue
    if line[mark] == UInt8(ascii: ":") {
      value = .text(Self.unescaped(rest))
    } else if line[mark] == UInt8(ascii: "-") {
      value = .null
    } else if let number = Int64(rest) {
      value = .integer(number)
    } else {
      throw Failure(.invalid, "“\(rest.prefix(40))” is no number.")
    }
    switch item {
    case .invoice: try Self.set(name, to: value, of: &terms, Self.terms)
    case .line: try Self.set(name, to: value, of: &lines[lines.count - 1], Self.ofLines)
    case .adjustment:
      try Self.set(name, to: value, of: &adjustments[adjustments.count - 1], Self.ofAdjustments)
    }
  }

  private static func set<Element: Record>(
    _ name: String, to value: LogValue, of element: inout Element, _ properties: [Element.Property]
  ) throws {
    guard let property = properties.first(where: { $0.rawValue == name }) else { return }
    try element.set(property, to: value)
  }

  private static func escaped(_ text: String) -> String {
    let bytes = text.utf8
    if !bytes.contains(where: { $0 == newline || $0 == backslash }) { return text }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count + 16)
    for byte in bytes {
      switch byte {
      case newline: escaped += [backslash, UInt8(ascii: "n")]
      case backslash: escaped += [backslash, backslash]
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func unescaped(_ text: Substring) -> String {
    let bytes = text.utf8
    if !bytes.contains(backslash) { return String(text) }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        plain.append(byte == UInt8(ascii: "n") ? newline : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
