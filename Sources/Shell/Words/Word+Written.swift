extension Word {
  /// The word as ``SplitLine`` reads it again: what was quoted is in double quotes.
  var written: [UInt8] {
    var written: [UInt8] = []
    var end = 0
    for range in quoted {
      let range = range.clamped(to: end..<bytes.count)
      written += Self.written(bare: Array(bytes[end..<range.lowerBound]))
      written += Array(bytes[range]).inDoubleQuotes
      end = range.upperBound
    }
    written += Self.written(bare: Array(bytes[end...]))
    return bytes.isEmpty ? [UInt8]().inDoubleQuotes : written
  }

  /// After a backslash, a new line would only say that the line goes on.
  private static func written(bare bytes: [UInt8]) -> [UInt8] {
    bytes.contains(UInt8(ascii: "\n")) ? bytes.inDoubleQuotes : bytes.quotedWord
  }
}
