/// What a colour is for; ``InvoiceTemplate`` says which one it is.
enum PDFColour {
  case ink
  /// Of labels and remarks.
  case quiet
  /// Of titles and of what is to be paid.
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
