/// Finds the objects of a file with damaged tables by scanning all bytes.
extension PDFFile {
  /// The last of two objects with the same number counts, and the last trailer with a
  /// catalogue: a file whose end is missing has none.
  func findObjects() throws {
    places = [:]
    trailer = [:]
    let found = try marks()
    for place in found.trailers { takeTrailer(try trailer(at: place)) }
    for number in found.tables { takeTrailer(try value(.reference(number)).dictionary) }
    var seen: Set<Int> = []
    for number in found.streams.reversed() where seen.insert(number).inserted {
      guard let objects = try packedObjects(number) else { continue }
      for packed in objects.numbers where places[packed] == nil { places[packed] = .packed(number) }
    }
  }

  private struct Marks {
    var trailers: [Int] = []
    /// By their numbers: cross-reference streams and object streams.
    var tables: [Int] = []
    var streams: [Int] = []
  }

  private func marks() throws -> Marks {
    var marks = Marks()
    var last: Int?
    try bytes.withUnsafeBufferPointer { buffer in
      for (place, byte) in buffer.enumerated() {
        switch byte {
        case UInt8(ascii: "o") where bytes.has("obj", at: place):
          guard let (number, start) = beginning(before: place) else { break }
          try limits.countEntry()
          places[number] = .at(start)
          last = number
        case UInt8(ascii: "t") where bytes.has("trailer", at: place):
          try limits.countEntry()
          marks.trailers.append(place + 7)
        case UInt8(ascii: "/"):
          guard let number = last else { break }
          if bytes.has("/ObjStm", at: place) {
            try limits.countEntry()
            marks.streams.append(number)
          } else if bytes.has("/XRef", at: place), !bytes.has("/XRefStm", at: place) {
            try limits.countEntry()
            marks.tables.append(number)
          }
        default: break
        }
      }
    }
    return marks
  }

  /// The number in `7 0 obj`, and where it begins, from the place of the word.
  private func beginning(before end: Int) -> (number: Int, place: Int)? {
    var place = end
    func skip(_ isWanted: (UInt8) -> Bool) -> Bool {
      let start = place
      while place > 0, start - place < 20, isWanted(bytes[place - 1]) { place -= 1 }
      return place < start
    }
    let isSpace: (UInt8) -> Bool = { [0x00, 0x09, 0x0A, 0x0C, 0x0D, 0x20].contains($0) }
    let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard skip(isSpace), skip(isDigit), skip(isSpace), skip(isDigit) else { return nil }
    var parser = PDFParser(bytes, at: place, limits)
    return parser.natural().map { ($0, place) }
  }

  private func trailer(at place: Int) throws -> [String: PDFObject]? {
    var parser = PDFParser(bytes, at: place, limits)
    return try parser.object()?.dictionary
  }

  private func takeTrailer(_ entries: [String: PDFObject]?) {
    guard let entries, entries["Root"] != nil else { return }
    trailer = entries
  }
}
