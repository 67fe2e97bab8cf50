import Domain

/// The cross-reference tables and streams (ISO 32000-1, 7.5.4 and 7.5.8), the newest first.
extension PDFFile {
  /// False when a table is not where it should be, or damaged.
  func readTables() throws -> Bool {
    guard var place = lastTable else { return false }
    var seen: Set<Int> = []
    while seen.insert(place).inserted {
      guard let entries = try readTable(at: place) else { return false }
      if trailer.isEmpty { trailer = entries }
      // A table for readers that know no streams of them, and a stream with what it leaves out.
      if let hidden = entries["XRefStm"]?.integer, seen.insert(hidden).inserted {
        guard try readTable(at: hidden) != nil else { return false }
      }
      guard let previous = entries["Prev"] else { return true }
      guard let previous = previous.integer else { return false }
      place = previous
    }
    return true
  }

  /// Where the end of the file says that it is.
  private var lastTable: Int? {
    var place = bytes.count - 9
    while place >= max(0, bytes.count - 2_048) {
      if bytes.has("startxref", at: place) {
        var parser = PDFParser(bytes, at: place + 9, limits)
        return parser.natural()
      }
      place -= 1
    }
    return nil
  }

  /// The trailer of a table; nil where no table is.
  private func readTable(at place: Int) throws -> [String: PDFObject]? {
    var parser = PDFParser(bytes, at: place, limits)
    guard parser.take("xref") else { return try readStream(at: place) }
    while !parser.take("trailer") {
      guard let first = parser.natural(), let count = parser.natural() else { return nil }
      for index in 0..<count {
        guard let offset = parser.natural(), parser.natural() != nil else { return nil }
        if parser.take("n") {
          try add(first, index, .at(offset))
        } else if parser.take("f") {
          try add(first, index, .nowhere)
        } else {
          return nil
        }
      }
    }
    return try parser.object()?.dictionary
  }

  private func readStream(at place: Int) throws -> [String: PDFObject]? {
    guard let stream = try object(at: place)?.object.stream, stream.entries["Type"]?.name == "XRef",
      let widths = stream.entries["W"]?.array?.map({ $0.integer ?? -1 }), widths.count >= 3,
      widths.allSatisfy({ (0...8).contains($0) }), widths.contains(where: { $0 > 0 })
    else { return nil }
    let data = try unpacked(stream, upTo: limits.unpackedLeft, elseThrow: PDFLimits.tooLarge)
    try limits.countUnpacked(data.count)
    var place = 0
    for (first, count) in ranges(of: stream) {
      for index in 0..<max(0, count) {
        guard place + widths.reduce(0, +) <= data.count else { return stream.entries }
        var values: [Int?] = []
        for width in widths {
          let value = data[place..<(place + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
          values.append(Int(exactly: value))
          place += width
        }
        let kind = widths[0] == 0 ? 1 : values[0]
        switch (kind, values[1]) {
        case (0, _): try add(first, index, .nowhere)
        case (1, let offset?): try add(first, index, .at(offset))
        case (2, let stream?): try add(first, index, .packed(stream))
        default: try limits.countEntry()
        }
      }
    }
    return stream.entries
  }

  /// The numbers that a stream is about.
  private func ranges(of stream: PDFStream) -> [(first: Int, count: Int)] {
    let numbers =
      stream.entries["Index"]?.array?.map { $0.integer ?? 0 }
      ?? [0, stream.entries["Size"]?.integer ?? 0]
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  /// What a newer table says stays.
  private func add(_ first: Int, _ index: Int, _ place: Place) throws {
    try limits.countEntry()
    let (number, hasOverflown) = first.addingReportingOverflow(index)
    if !hasOverflown, places[number] == nil { places[number] = place }
  }
}
