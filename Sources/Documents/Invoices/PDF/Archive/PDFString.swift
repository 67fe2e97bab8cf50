import Domain

/// A PDF string (ISO 32000-1, 7.9.2.2).
enum PDFString {
  /// `(Facture)`; in UTF-16 where there is more than what can be printed of ASCII.
  static func written(_ text: String) -> String {
    guard text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      let bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      return "<FEFF\(bytes.hexadecimal)>"
    }
    var result = "("
    for scalar in text.unicodeScalars {
      if scalar == "(" || scalar == ")" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + ")"
  }
}
