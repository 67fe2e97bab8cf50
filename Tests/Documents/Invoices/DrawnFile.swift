import CDocuments
import Testing

@testable import Documents

/// A file of one page and a table's heading, as cairo writes it.
enum DrawnFile {
  private static let content = "/P << /MCID 0 >> BDC\nBT (Total) Tj ET\nEMC\n0 0 9 9 re f\n"
  /// By their numbers, from 1 on.
  private static let objects = [
    "<< /Type /Pages\n   /Kids [ 2 0 R ]\n   /Count 1\n>>",
    "<< /Type /Page % 1\n   /Parent 1 0 R\n   /Group <<\n      /S /Transparency\n   >>\n   /Contents 3 0 R\n>>",
    "",
    "<< /Type /StructElem\n   /S /TH\n   /P 6 0 R\n>>",
    "<< /Type /StructElem\n   /S /Figure\n   /P 6 0 R\n>>",
    "<< /Type /StructTreeRoot\n   /K [ 4 0 R 5 0 R ]\n   /Note (a\n   b\\) <<)\n>>",
    "<< /Type /Font\n   /Subtype /CIDFontType2\n   /W [ 0 [ 600 ]]\n>>",
    "<< /Producer (cairo)\n>>",
    "<< /Type /Catalog\n   /Pages 1 0 R\n   /StructTreeRoot 6 0 R\n   /MarkInfo << /Marked false >>\n>>",
  ]
  private static let header = Array("%PDF-1.7\n%".utf8) + [0xB5, 0xED, 0xAE, 0xFB, 0x0A]

  /// As versions up to 1.16 write it: the places are digits.
  static func plain() throws -> [UInt8] {
    var file = header
    let places = try append(objects.indices.map { $0 + 1 }, to: &file)
    let start = file.count
    file += Array("xref\n0 11\n0000000000 65535 f \n".utf8)
    for number in 1...10 {
      let digits = String(places[number] ?? 0)
      let zeros = String(repeating: "0", count: 10 - digits.count)
      file += Array("\(zeros)\(digits) 00000 n \n".utf8)
    }
    return file
      + Array("trailer\n<< /Size 11\n   /Root 9 0 R\n   /Info 8 0 R\n>>\n\(end(start))".utf8)
  }

  /// As later versions write it: what is no stream is packed, and the places are bytes.
  static func packed() throws -> [UInt8] {
    var file = header
    var places = try append([3], to: &file)
    let packed = objects.indices.map { $0 + 1 }.filter { $0 != 3 }
    var index = ""
    var values = ""
    for number in packed {
      index += "\(number) \(values.utf8.count)\n"
      values += objects[number - 1] + "\n"
    }
    let data = try deflated(Array((index + values).utf8))
    places[11] = file.count
    let entries = "/Type /ObjStm\n   /N \(packed.count)\n   /First \(index.utf8.count)"
    file += stream(11, data, entries, length: "12 0 R")
    places[12] = file.count
    file += Array("12 0 obj\n   \(data.count)\nendobj\n".utf8)
    places[13] = file.count
    let table = (0...13).flatMap { number -> [UInt8] in
      if let place = places[number] { return [1, UInt8(place >> 8), UInt8(place & 0xFF), 0, 0] }
      return number == 0 ? [0, 0, 0, 0xFF, 0xFF] : [2, 0, 11, 0, 0]
    }
    let start = file.count
    let bytes = try deflated(table)
    file += stream(
      13, bytes, "/Type /XRef\n   /Size 14\n   /W [1 2 2]\n   /Root 9 0 R\n   /Info 8 0 R",
      length: "\(bytes.count)")
    return file + Array(end(start).utf8)
  }

  private static func end(_ start: Int) -> String { "startxref\n\(start)\n%%EOF\n" }

  /// - Returns: Where these objects are, with the length of the content.
  private static func append(
    _ numbers: [Int], to file: inout [UInt8]
  ) throws -> [Int: Int] {
    var places: [Int: Int] = [:]
    let data = try deflated(Array(content.utf8))
    for number in numbers {
      places[number] = file.count
      file +=
        number == 3
        ? stream(3, data, "", length: "10 0 R")
        : Array("\(number) 0 obj\n\(objects[number - 1])\nendobj\n".utf8)
    }
    places[10] = file.count
    file += Array("10 0 obj\n   \(data.count)\nendobj\n".utf8)
    return places
  }

  private static func stream(
    _ number: Int, _ data: [UInt8], _ entries: String, length: String
  ) -> [UInt8] {
    let dictionary = "<< /Length \(length)\n   /Filter /FlateDecode\n   \(entries)\n>>"
    return Array("\(number) 0 obj\n\(dictionary)\nstream\n".utf8) + data
      + Array("\nendstream\nendobj\n".utf8)
  }

  private static func deflated(_ data: [UInt8]) throws -> [UInt8] {
    let packed = DocumentBytes()
    try #require(documents_deflate(data, data.count, &packed.bytes) == DOCUMENTS_OK)
    return packed.array
  }
}
