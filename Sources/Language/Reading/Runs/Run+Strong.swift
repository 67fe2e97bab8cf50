import Domain

/// Unambiguous dates, beside which an ambiguous word counts as a date, too.
extension Grammar {
  /// Whether a component stands there that is a date beyond doubt.
  func hasStrong(at index: Int) -> Bool {
    let start = skip([.on, .at, .by, .article, .of, .starting], at: index)
    if let lasting = link(.lasting, at: index), distance(lasting) != nil { return true }
    if let distance = distance(index), end(of: .long, at: distance.end) != nil { return true }
    return [index, start].contains { position in
      guard position < atoms.count else { return false }
      if let clock = clock(position), clock.value.form == .sure || clock.value.form == .figures,
        boundary(clock.end) != nil
      {
        return true
      }
      if let clock = clock(position),
        clock.value.form != .bare || endsText(clock.end)
          || link([.until, .to], at: clock.end) != nil,
        clock.value.form == .dotted || clock.value.form == .hourly || link(.at, at: index) != nil,
        boundary(clock.end) != nil
      {
        return true
      }
      if let clocks = clocks(position), boundary(clocks.end) != nil,
        clocks.value.from.form != .bare || endsText(clocks.end)
      {
        return true
      }
      if let part = partPhrase(position), boundary(part.end) != nil { return true }
      if components(position).contains(where: { $0.isSeries && !$0.isWeak }) { return true }
      if let day = day(position), boundary(day.end) != nil {
        if case .unread = day.value { return false }
        if case .monthDay = day.value { return true }
        return !isWeak(skipArticle(position), to: day.end)
          || !isWeak(position, to: day.end) && endsText(day.end)
      }
      return false
    }
  }
}
