import TaskcoreSwift

extension Session {
  /// More would hide what was shown before.
  private static let maximumAnnounced = 10

  /// What became due since the last poll, as it is told to somebody at the keyboard; empty when
  /// nothing did. It rings.
  func announcement() throws -> String {
    let alerts = try store().poll()
    // Another program may have set the language.
    try Speech.follow(store())
    guard !alerts.isEmpty else { return "" }
    var lines = alerts.prefix(Self.maximumAnnounced).map(line)
    if alerts.count > lines.count {
      lines.append(Message("And \(alerts.count - lines.count) more; “alerts” lists them.").text)
    }
    return "\u{07}" + lines.map { $0 + "\n" }.joined()
  }

  /// `Alert 3: Pay rent, today 17:00`
  private func line(_ alert: Alert) -> String {
    var text = StyledText("Alert \(alert.id):", .yellow)
    text.append(" ", .yellow)
    text.append(alert.sentence, .bold)
    return text.text(output.palette)
  }
}
