/// The few colours of a page, as 0xRRGGBB.
enum PDFColour: UInt32 {
  case ink = 0x1F2933
  /// Of labels and remarks: 4.8 times as dark as paper, which is enough to read small letters.
  case grey = 0x66707C
  case hairline = 0xD5DAE0
  case rule = 0x9AA5B1
  case band = 0xF3F5F7
  case black = 0x000000
}
