import CDocuments
import Domain
import ViewModels

/// The payment details, and other terms.
extension InvoiceSheet {
  private static let codeSize = 78.0

  func payment() throws -> [PDFBlock] {
    let seller = document.seller
    guard invoice.kind.isDebit, totals.due > 0, !seller[.iban].isEmpty else { return [] }
    let width = frame.contentWidth - (code == nil ? 0 : Self.codeSize + 24)
    var left = [try heading(wording.label(.payment), x: frame.left, width: width)]
    let name = seller[.accountName]
    let pairs: [(InvoiceWording.Label, String)] = [
      (.accountName, name.isEmpty ? seller.name : name),
      (.iban, Self.groupedIBAN(seller[.iban])),
      (.bic, seller[.bic]),
      (.paymentReference, invoice.number),
      (.dueDate, invoice.dueDate.map(wording.date) ?? ""),
    ]
    for (label, value) in pairs where !value.isEmpty {
      left.append(
        try pair(
          wording.label(label), value, x: frame.left, labelWidth: 92, width: width,
          spaceBefore: left.count == 1 ? 5 : 2.5))
    }
    return [.row([left] + (try code.map { [try codeBlocks($0)] } ?? []), spaceBefore: 24)]
  }

  private func codeBlocks(_ code: QRCode) throws -> [PDFBlock] {
    let place = documents_rectangle(
      x: frame.right - Self.codeSize, y: 0, width: Self.codeSize, height: Self.codeSize)
    let picture = PDFBlock(height: Self.codeSize) { top in
      var place = place
      place.y = top
      canvas.tagged("Figure") { code.draw(in: place, on: canvas) }
    }
    let width = Self.codeSize + 60
    let caption = try text(
      wording.label(.scan), .label, x: frame.right - width, width: width, .right, spaceBefore: 3)
    return [picture, caption]
  }

  /// In groups of four characters.
  static func groupedIBAN(_ iban: String) -> String {
    let compact = iban.filter { $0 != " " }
    return stride(from: 0, to: compact.count, by: 4)
      .map { String(compact.dropFirst($0).prefix(4)) }
      .joined(separator: " ")
  }

  func conditions() throws -> [PDFBlock] {
    // Nobody pays a credit note or a quote late.
    let conditions =
      switch invoice.kind {
      case .creditNote: [String]()
      case .quote: [paymentTerms, invoice.earlyDiscount]
      case .invoice, .downPayment, .corrected:
        [paymentTerms, invoice.latePenalty, invoice.recoveryFee, invoice.earlyDiscount]
      }
    let vatPoint = document.vatPointMention(language: wording.locale.language.rawValue)
    return try section(.conditions, conditions + [vatPoint], .remark)
      + section(.notes, [invoice.notes], .body)
      + (overlongLegal.map { try section(nil, [$0], .remark) } ?? [])
  }

  /// What programs read in them is said in words.
  private var paymentTerms: String {
    invoice.paymentTerms.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Skonto(line: line).map(wording.sentence) ?? String(line)
    }.joined(separator: "\n")
  }

  private func section(
    _ label: InvoiceWording.Label?, _ texts: [String], _ style: PDFStyle
  ) throws -> [PDFBlock] {
    let texts = texts.filter { !$0.isEmpty }
    if texts.isEmpty { return [] }
    var blocks: [PDFBlock] = []
    if let label {
      blocks.append(
        try heading(
          wording.label(label), x: frame.left, width: frame.contentWidth, spaceBefore: 20))
    }
    for (index, text) in texts.enumerated() {
      let space = index > 0 ? 2.0 : label == nil ? 20 : 4
      blocks += try flowingText(text, style, spaceBefore: space)
    }
    // A few lines are on one page.
    if blocks.stackedHeight < (bottom - Self.laterTop) / 4 {
      for index in blocks.indices.dropLast() { blocks[index].keepsWithNext = true }
    }
    return blocks
  }
}
