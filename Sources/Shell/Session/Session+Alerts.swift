import TaskcoreSwift

extension Session {
  /// More would hide what was shown before.
  private static let maximumAnnounced = 10

  /// What became due since the last poll, which rings, and what came from other devices, as it is told to
  /// somebody at the keyboard; empty when nothing did.
  ///
  /// - Parameter isBetweenCommands: Whether no line is typed meanwhile, which problems would disturb.
  /// - Returns: lines with their ends.
  /// - Throws: what the poll throws.
  func announcement(isBetweenCommands: Bool = false) throws -> String {
    let news = syncNews(tellsProblems: isBetweenCommands)
    return try alertAnnouncement() + news
  }

  private func alertAnnouncement() throws -> String {
    let alerts = try store().poll()
    // Another program may have set the language.
    try Speech.follow(store())
    guard !alerts.isEmpty else { return "" }
    var lines = alerts.prefix(Self.maximumAnnounced).map { $0.line.text(output.palette) }
    if alerts.count > lines.count {
      lines.append(Message("And \(alerts.count - lines.count) more; “alerts” lists them.").text)
    }
    return "\u{07}" + lines.map { $0 + "\n" }.joined()
  }
}

extension Alert {
  /// `Alert 3: Pay rent, today 17:00`
  var line: StyledText {
    var text = StyledText("Alert \(id):", .yellow)
    text.append(" ", .yellow)
    text.append(sentence, .bold)
    return text
  }
}
