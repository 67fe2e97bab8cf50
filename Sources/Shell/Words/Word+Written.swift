extension Word {
  /// The word as ``SplitLine`` reads it again: what was quoted is in double quotes.
  var written: [UInt8] {
    var written: [UInt8] = []
    var end = 0
    for range in quoted {
      let range = range.clamped(to: end..<bytes.count)
      written += Array(bytes[end..<range.lowerBound]).quotedWord
      written += Array(bytes[range]).inDoubleQuotes
      end = range.upperBound
    }
    written += Array(bytes[end...]).quotedWord
    return bytes.isEmpty ? [UInt8]().inDoubleQuotes : written
  }
}
