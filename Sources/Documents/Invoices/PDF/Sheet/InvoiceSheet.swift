import CDocuments
import Domain
import Platform
import ViewModels

/// The layout of an invoice's pages.
struct InvoiceSheet {
  let document: InvoiceDocument
  let wording: InvoiceWording
  let frame: PageFrame
  let canvas: PDFCanvas
  let currency: Currency
  let logo: PDFImage?
  let code: QRCode?

  /// What it is called, if not by the kind of the invoice.
  let ownName: String?

  private let foot: PDFText?
  static let top = 46.0
  static let laterTop = 74.0
  private static let bottomMargin = 34.0

  var template: InvoiceTemplate { canvas.template }
  var invoice: Invoice { document.invoice }
  var totals: InvoiceTotals { document.totals }
  /// Whether it is one of the United States: sales tax, and no word of VAT.
  var isAmerican: Bool { document.seller.isAmerican }
  var taxLabel: InvoiceWording.Label { isAmerican ? .salesTax : .vat }

  init(
    _ document: InvoiceDocument, _ wording: InvoiceWording, _ frame: PageFrame, _ canvas: PDFCanvas,
    named ownName: String? = nil
  ) throws {
    self.document = document
    self.ownName = ownName
    self.wording = wording
    self.frame = frame
    self.canvas = canvas
    currency = try Currency(document.invoice.currency)
    logo = try document.logo.map { try PDFImage($0) }
    code = try EPCCode(document).map { try QRCode($0.text) }
    let mentions = Self.legalMentions(of: document.seller, wording)
    let width = frame.contentWidth - 60
    let legal = try Self.lines(of: mentions, atMost: width, on: canvas).joined(separator: "\n")
    let text = try canvas.text(legal, .label, width: width)
    foot = text.lines.count <= Self.mostFootLines && !legal.isEmpty ? text : nil
    overlongLegal = text.lines.count > Self.mostFootLines ? mentions.joined(separator: " · ") : nil
  }

  /// A line ends between two mentions, unless one of them is longer than it.
  private static func lines(
    of mentions: [String], atMost width: Double, on canvas: PDFCanvas
  ) throws -> [String] {
    var lines: [String] = []
    for mention in mentions {
      if let last = lines.last {
        let longer = "\(last) · \(mention)"
        if try canvas.text(longer, .label).width <= width {
          lines[lines.count - 1] = longer
          continue
        }
      }
      lines.append(mention)
    }
    return lines
  }

  /// More of it is printed once, at the end, and not on each page.
  private static let mostFootLines = 4
  let overlongLegal: String?

  /// `FACTURE F2026-0001`
  var title: String { "\(documentName) \(number)" }

  var documentName: String { ownName ?? wording.title(of: invoice.kind) }

  var number: String { invoice.number.isEmpty ? wording.draft : invoice.number }

  var bottom: Double { frame.height - Self.bottomMargin - max(foot?.height ?? 0, 9) - 14 }

  /// Draws all pages.
  ///
  /// - Returns: what the figures on them show.
  func draw() throws -> [String] {
    try draw(
      head() + parties() + facts() + ownText(template.opening) + items() + sums() + payment()
        + conditions() + acceptance() + ownText(template.closing))
  }

  /// Draws all pages of these blocks.
  ///
  /// - Returns: what the figures on them show.
  func draw(_ blocks: [PDFBlock]) throws -> [String] {
    let flow = PageFlow.keepingTailWithItems(
      blocks, in: PageArea(firstTop: Self.top, laterTop: Self.laterTop, bottom: bottom))
    let watermark = try isDraft ? PDFText(wording.draft, .watermark, on: canvas) : nil
    try canvas.tagged("Document") {
      for (index, page) in flow.pages.enumerated() {
        if let watermark { try drawAcross(watermark) }
        if index > 0 { try drawRunningHead() } else { drawBar() }
        for block in page {
          try canvas.safePoints.check()
          try block.draw(block.top)
        }
        try drawFoot(page: index + 1, of: flow.pages.count)
        canvas.endPage()
      }
    }
    return figures
  }

  var isDraft: Bool { invoice.number.isEmpty }

  /// As large as the page's diagonal has room for.
  private func drawAcross(_ word: PDFText) throws {
    let angle = Mathematics.angle(x: frame.width, y: frame.height)
    word.drawOutline(x: frame.width / 2, y: frame.height / 2, angle: angle, on: canvas)
  }

  private func drawBar() {
    guard template.hasBar else { return }
    canvas.fill(
      [documents_rectangle(x: 0, y: 0, width: frame.width, height: Self.barHeight)], .accent)
  }

  private static let barHeight = 9.0

  private var figures: [String] {
    (logo == nil ? [] : ["\(wording.label(.logo)) \(document.seller.name)"])
      + (code == nil ? [] : [wording.label(.scan)])
  }

  private func drawRunningHead() throws {
    let y = Self.top
    let name = try canvas.text(title, .label)
    name.draw(x: frame.left, y: y, on: canvas)
    let seller = try PDFText(
      document.seller.name, .label, width: max(frame.contentWidth - name.width - 20, 100),
      on: canvas)
    seller.draw(
      0..<1, x: frame.right - max(frame.contentWidth - name.width - 20, 100), y: y,
      width: max(frame.contentWidth - name.width - 20, 100), .right, on: canvas)
    rule(at: y + name.height + 4, .hairline)
  }

  private func drawFoot(page: Int, of count: Int) throws {
    let y = bottom + 14
    rule(at: y - 6, .hairline)
    if let foot {
      // It is read once, where no table is open; on the other pages it is a repetition.
      if page == count {
        canvas.tagged("P") { foot.draw(x: frame.left, y: y, on: canvas) }
      } else {
        foot.draw(x: frame.left, y: y, on: canvas)
      }
    }
    let number = try canvas.text("\(page)/\(count)", .label)
    number.draw(x: frame.right - 50, y: y, width: 50, .right, on: canvas)
  }

  func rule(at y: Double, _ colour: PDFColour) {
    canvas.rule(
      documents_rectangle(x: frame.left, y: y, width: frame.contentWidth, height: 0.5), colour)
  }
}
