/// The purpose of a colour; ``InvoiceTemplate`` maps it to a value.
enum PDFColour {
  case ink
  /// Of labels and remarks.
  case quiet
  /// For titles and the amount due.
  case accent
  case hairline
  case rule
  case band
  /// Of letters on a surface of the accent.
  case paper
  /// Of the word behind a draft.
  case watermark
  case black
}
