import Domain

extension HTTPAddress {
  /// The path with all characters escaped that may be, so that two spellings of one path are one text: a server may
  /// write `/a%40b` here and `/a@b` there.
  package var canonicalPath: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.utf8.count + 16)
    var rest = Array(path.utf8)[...]
    while let byte = rest.first {
      let escaped = byte == UInt8(ascii: "%") ? PercentEncoding.escapedByte(rest) : nil
      let plain = escaped ?? byte
      let staysPlain =
        plain.isASCIILetterOrDigit || "-._~".utf8.contains(plain)
        || escaped == nil && plain == UInt8(ascii: "/")
      if staysPlain { bytes.append(plain) } else { bytes += PercentEncoding.escape(plain) }
      rest = rest.dropFirst(escaped == nil ? 1 : 3)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The last part of the path, as people read it.
  package var name: String {
    let segment = path.split(separator: "/").last ?? ""
    return String(
      decoding: PercentEncoding.bytes(of: segment) ?? Array(segment.utf8), as: UTF8.self)
  }
}
