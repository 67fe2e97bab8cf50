extension LogValue {
  /// What a property's value in the change log says to a reader; nil for none.
  package func words(of property: TaskProperty?) -> String? {
    switch (property, self) {
    case (_, .null): return nil
    case (_, .text(let text)): return text
    case (.priority, .integer(let code)):
      return code == Int64(Priority.none.rawValue) ? "none" : "P\(code)"
    case (.favourite, .integer(let flag)): return flag == 0 ? "no" : "yes"
    case (.slot, .integer(let code)):
      return code == Int64(Slot.evening.rawValue) ? "evening" : "morning"
    case (.repeatMode, .integer(let code)):
      return code == Int64(RepeatMode.afterCompletion.rawValue) ? "after completion" : "fixed"
    case (.completed, .integer(let milliseconds)), (.deleted, .integer(let milliseconds)),
      (.started, .integer(let milliseconds)), (.cancelled, .integer(let milliseconds)):
      return Instant(clamping: milliseconds).text
    case (.estimatedDuration, .integer(let seconds)): return Self.duration(seconds)
    case (.hourlyRate, .integer(let millionths)):
      return DecimalText.shortest(millionths, decimals: DecimalText.priceDecimals)
    case (_, .integer(let number)): return String(number)
    }
  }

  /// Such as `1h30m`.
  private static func duration(_ seconds: Int64) -> String {
    let parts = [(seconds / 3_600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
    return parts.filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined()
  }
}
