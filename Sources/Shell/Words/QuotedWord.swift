extension [UInt8] {
  /// Written so that ``SplitLine`` reads it as one word: `Book\ club`.
  var quotedWord: [UInt8] {
    reduce(into: []) { quoted, byte in
      if SplitLine.isBlank(byte) || "'\"\\".utf8.contains(byte) {
        quoted.append(UInt8(ascii: "\\"))
      }
      quoted.append(byte)
    }
  }
}
