package import Domain
package import Localization
import ViewModels

/// A reminder of payment as a letter, a file of PDF/A-3: `try ReminderPDF(reminder, of: document, paper: .a4, in: locale).bytes()`.
package struct ReminderPDF {
  let reminder: PaymentReminder
  let document: InvoiceDocument
  let paper: InvoicePDF.Paper
  let wording: InvoiceWording
  let template: InvoiceTemplate

  /// `locale` is what it is printed in: ``InvoiceLanguage``.
  package init(
    _ reminder: PaymentReminder, of document: InvoiceDocument, paper: InvoicePDF.Paper,
    in locale: Locale, template: InvoiceTemplate
  ) {
    self.reminder = reminder
    self.document = document
    self.paper = paper
    self.template = template
    wording = InvoiceWording(locale)
  }

  /// The same bytes for the same input, with the same libraries and fonts.
  ///
  /// - Parameter safePoints: Where the work may be ended.
  /// - Returns: The file.
  /// - Throws: `unsupported` without a library; why the call shall end.
  package func bytes(endingAt safePoints: SafePoints = SafePoints()) throws -> [UInt8] {
    let (width, height) = paper.size
    let canvas = try PDFCanvas(
      width: width, height: height, language: wording.tag, template: template,
      endingAt: safePoints)
    defer { canvas.close() }
    let (title, figures) = try draw(on: canvas)
    let archive = PDFArchive(
      title: title, author: document.seller.name, language: wording.tag,
      instant: reminder.sent ?? reminder.created, alternates: figures, safePoints: safePoints)
    return try archive.finish(canvas.finish(), attaching: nil)
  }

  /// Its texts are gone when it returns, as the canvas wants it.
  @inline(never)
  private func draw(on canvas: PDFCanvas) throws -> (title: String, figures: [String]) {
    let frame = PageFrame(
      width: paper.size.width, height: paper.size.height, margin: template.margin)
    let letter = try ReminderLetter(reminder, of: document, wording)
    // The letter asks for this amount, by this day.
    var claimed = document
    claimed.totals.due = reminder.total
    claimed.invoice.dueDate = reminder.payBy
    let sheet = try InvoiceSheet(claimed, wording, frame, canvas, named: letter.title)
    return (sheet.title, try sheet.draw(letter, of: document.invoice))
  }
}
