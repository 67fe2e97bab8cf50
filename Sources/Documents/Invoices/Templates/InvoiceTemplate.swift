/// How invoices look: colours, fonts, the place of the logo, and texts of one's own.
///
/// What is built in: ``classic``, ``studio``, ``plain``. One's own is read from a file by
/// ``init(json:)``.
package struct InvoiceTemplate: Hashable, Sendable {
  package enum LogoPlace: String, CaseIterable, Sendable {
    case left
    case right
  }

  /// The style of the items' heading.
  package enum Table: String, CaseIterable, Sendable {
    /// By a line below it.
    case ruled
    /// On a band.
    case filled
  }

  /// The style of the amount due.
  package enum Total: String, CaseIterable, Sendable {
    /// Between two lines.
    case ruled
    /// On a band.
    case band
    /// In white on the accent.
    case accent
  }

  /// Of letters.
  package var ink = TemplateColour(0x1F2933)
  /// Of labels and remarks.
  package var quiet = TemplateColour(0x5F6975)
  /// Of the title, of headings and of the bar.
  package var accent = TemplateColour(0x1F2933)
  /// Of the line below the heading of a table, and of its last one.
  package var rule = TemplateColour(0x9AA5B1)
  package var hairline = TemplateColour(0xD5DAE0)
  /// Behind what stands out.
  package var band = TemplateColour(0xF3F5F7)
  package var font = TemplateFont(name: "")
  package var headingFont = TemplateFont(name: "")
  /// In points; of most texts, with which the others grow.
  package var textSize = 8.5
  /// In points; at the left and at the right.
  package var margin = 48.0
  package var logoPlace = LogoPlace.right
  /// In points; the most that a logo is high.
  package var logoHeight = 60.0
  /// Whether a bar of the accent is at the top of the first page.
  package var hasBar = false
  package var table = Table.ruled
  package var total = Total.band
  /// Before the items, and after all else.
  package var opening = TemplateText()
  package var closing = TemplateText()

  package static let textSizes = 7.0...11.0
  package static let margins = 48.0...96.0
  package static let logoHeights = 20.0...120.0
  package static let longestText = 1_000

  package init() {}
}

extension InvoiceTemplate {
  /// Dark letters, a grey band for the amount due.
  package static let classic = InvoiceTemplate()

  /// A blue bar, the logo at the left, and the amount due in white on blue.
  package static let studio: InvoiceTemplate = {
    var template = InvoiceTemplate()
    template.accent = TemplateColour(0x1D4E89)
    template.rule = TemplateColour(0x1D4E89)
    template.hairline = TemplateColour(0xD9E2EC)
    template.band = TemplateColour(0xEAF1F8)
    template.font = TemplateFont(name: "Lato")
    template.headingFont = TemplateFont(name: "Lato")
    template.textSize = 9
    template.logoPlace = .left
    template.hasBar = true
    template.table = .filled
    template.total = .accent
    return template
  }()

  /// Black on white, with thin lines alone: for every printer, and for who wants no decoration.
  package static let plain: InvoiceTemplate = {
    var template = InvoiceTemplate()
    template.ink = TemplateColour(0x000000)
    template.quiet = TemplateColour(0x404040)
    template.accent = TemplateColour(0x000000)
    template.rule = TemplateColour(0x000000)
    template.hairline = TemplateColour(0xBFBFBF)
    template.band = TemplateColour(0xFFFFFF)
    template.headingFont = TemplateFont(name: "DejaVu Serif")
    template.total = .ruled
    return template
  }()

  package static let builtIn: [(name: String, template: InvoiceTemplate)] = [
    ("classic", classic), ("studio", studio), ("plain", plain),
  ]
}

extension InvoiceTemplate {
  func value(of colour: PDFColour) -> UInt32 {
    switch colour {
    case .ink: ink.value
    case .quiet: quiet.value
    case .accent: accent.value
    case .hairline: hairline.value
    case .rule: rule.value
    case .band: band.value
    case .paper: 0xFFFFFF
    case .watermark: 0xEDEFF2
    case .black: 0x000000
    }
  }

  /// Of all sizes of text.
  var scale: Double { textSize / PDFStyle.body.size }

  var tableHeading: PDFStyle {
    table == .filled ? PDFStyle.label.inColour(.accent) : .label
  }
}
