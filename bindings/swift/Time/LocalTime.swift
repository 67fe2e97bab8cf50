extension LocalTime {
  /// `2026-12-24T17:00:00.000+01:00`, for programs (RFC 3339).
  public var rfc3339: String {
    let time = [hour, minute, second].map { $0.padded(to: 2) }.joined(separator: ":")
    let minutes = abs(offset) / 60
    let zone = "\((minutes / 60).padded(to: 2)):\((minutes % 60).padded(to: 2))"
    return "\(date.text)T\(time).\(millisecond.padded(to: 3))\(offset < 0 ? "-" : "+")\(zone)"
  }
}
