import CDocuments
import Domain

/// The decoded streams of a file, inflated by zlib up to a memory limit.
extension PDFFile {
  /// - Throws: `failure` when there is more; `unsupported` for what is packed in a rare way; `malformed` for
  ///   what is damaged.
  func unpacked(
    _ stream: PDFStream, upTo maximum: Int, elseThrow failure: @autoclosure () -> Failure
  ) throws -> [UInt8] {
    let range = try self.range(of: stream)
    guard let predictor = try predictor(of: stream) else {
      guard range.count <= maximum else { throw failure() }
      return Array(bytes[range])
    }
    let result = DocumentBytes()
    let status = bytes.withUnsafeBufferPointer {
      documents_inflate(
        $0.baseAddress.map { $0 + range.lowerBound }, range.count, maximum, &result.bytes)
    }
    switch status {
    case DOCUMENTS_TOO_LARGE: throw failure()
    case DOCUMENTS_DAMAGED: throw Failure(.malformed, "The PDF file is damaged.")
    default: try Failure.check(status, "zlib could not unpack the PDF file.")
    }
    return try predictor.applied(to: result.array)
  }

  /// By what a stream was made smaller; nil for one that was not.
  private func predictor(of stream: PDFStream) throws -> PDFPredictor? {
    // Its bytes are in another file.
    guard stream.entries["F"] == nil else { throw Self.rarelyPacked }
    var filter = try value(stream.entries["Filter"])
    var parameters = try value(stream.entries["DecodeParms"])
    if let filters = filter.array {
      guard filters.count <= 1 else { throw Self.rarelyPacked }
      filter = try value(filters.first)
      if let first = parameters.array?.first { parameters = try value(first) }
    }
    switch filter {
    case .null: return nil
    case .name("FlateDecode"), .name("Fl"): break
    default: throw Self.rarelyPacked
    }
    let entries = parameters.dictionary ?? [:]
    func number(_ key: String, _ usual: Int) throws -> Int {
      try value(entries[key]).integer ?? usual
    }
    return try PDFPredictor(
      kind: number("Predictor", 1), columns: number("Columns", 1), colors: number("Colors", 1),
      bits: number("BitsPerComponent", 8))
  }

  static var rarelyPacked: Failure {
    Failure(.unsupported, "The PDF file is packed in a way that is not read.")
  }

  /// Its bytes in the file: as many as it says, if its end is there, else all up to its end.
  private func range(of stream: PDFStream) throws -> Range<Int> {
    let start = min(stream.start, bytes.count)
    if let length = try value(stream.entries["Length"]).integer, length >= 0,
      length <= bytes.count - start
    {
      var parser = PDFParser(bytes, at: start + length, limits)
      if parser.take("endstream") { return start..<(start + length) }
    }
    let end = bytes.place(of: "endstream", from: start) ?? bytes.count
    try limits.countSearched(end - start)
    return start..<end
  }
}
