import Domain
import Localization
import ViewModels

/// The pages of a reminder of payment.
extension InvoiceSheet {
  /// - Returns: what the figures on them show.
  func draw(_ letter: ReminderLetter, of invoice: Invoice) throws -> [String] {
    var blocks = try head() + parties() + grid(of: facts(of: letter, invoice))
    for (index, paragraph) in letter.opening.enumerated() {
      blocks += try flowingText(paragraph, .body, spaceBefore: index == 0 ? 24 : 8)
    }
    blocks += try claims(of: letter) + interest(of: letter) + payment()
    blocks += try flowingText(letter.closing, .body, spaceBefore: 20)
    return try draw(blocks)
  }

  private func facts(of letter: ReminderLetter, _ invoice: Invoice) -> [(String, String)] {
    let facts: [(String, String?)] = [
      (wording.text("letter\u{4}Date"), letter.reminder.date.map(wording.date)),
      (wording.label(.issueDate), invoice.issueDate.map(wording.date)),
      (wording.label(.dueDate), invoice.dueDate.map(wording.date)),
      (wording.label(.grossTotal), wording.amount(invoice.total, currency)),
    ]
    return facts.compactMap { label, value in value.map { (label, $0) } }
  }

  /// What is claimed, each apart, at the right.
  private func claims(of letter: ReminderLetter) throws -> [PDFBlock] {
    var blocks: [PDFBlock] = []
    for (index, part) in letter.sums.enumerated() {
      var block = try sum(part.label, part.amount)
      block.keepsWithNext = true
      if index == 0 { block.spaceBefore = 20 }
      blocks.append(block)
    }
    return try blocks + [due(letter.total.label, letter.total.amount)]
  }

  private func interest(of letter: ReminderLetter) throws -> [PDFBlock] {
    let lines = letter.interestLines
    if lines.isEmpty { return [] }
    var blocks = [
      try heading(
        wording.text("Interest for late payment"), x: frame.left, width: frame.contentWidth,
        spaceBefore: 20)
    ]
    for (index, line) in (lines + [letter.method]).enumerated() {
      blocks += try flowingText(line, .remark, spaceBefore: index == 0 ? 4 : 2)
    }
    return blocks
  }
}
