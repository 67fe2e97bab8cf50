import Domain

/// Streaks, level, trend and forecast.
extension Report {
  static func goals(_ pulse: Pulse) -> [Card] {
    [
      card("Daily streak", of: pulse.dailyStreak, in: "day", "today", pulse),
      card("Weekly streak", of: pulse.weeklyStreak, in: "week", "this week", pulse),
      level(pulse),
    ]
  }

  static func pace(_ pulse: Pulse) -> [Card] {
    [trend(pulse.trend), forecast(pulse), best(pulse)]
  }

  private static func card(
    _ title: String, of streak: Streak, in period: String, _ present: String, _ pulse: Pulse
  ) -> Card {
    var card = Card(title, Wording.quantity(streak.current?.count ?? 0, period))
    card.colour = streak.isAtRisk ? .orange : streak.current == nil ? .grey : .green
    card.progress =
      streak.goal > 0 ? min(Double(streak.completed) / Double(streak.goal), 1) : nil
    card.note = Wording.note(streak, present: present)
    card.facts = [
      Fact("Goal", "\(Wording.quantity(streak.goal, "task")) a \(period)"),
      Fact(Wording.capitalized(present), "\(Wording.grouped(streak.completed)) completed"),
    ]
    if let longest = streak.longest {
      card.facts.append(Fact("Longest", Wording.quantity(longest.count, period)))
      card.facts.append(
        Fact("Its \(period)s", Wording.span(longest.first...longest.last, today: pulse.today)))
    }
    return card
  }

  private static func level(_ pulse: Pulse) -> Card {
    let points = pulse.allTime.points
    var card = Card("Level", pulse.level.name)
    card.colour = .purple
    card.progress = pulse.level.progress(points: points)
    card.facts = [Fact("Points of all time", Wording.grouped(points))]
    if let next = pulse.level.next {
      card.note = Wording.next(next.name, in: max(next.firstPoints - points, 0))
    }
    return card
  }

  private static func trend(_ trend: Trend) -> Card {
    guard trend.dayCount > 0 else { return Card("Trend", Wording.none) }
    var card = Card("Trend", "\(Wording.number(trend.mean, places: 1)) points a day")
    card.facts = [Fact("Days", Wording.grouped(Int64(trend.dayCount)))]
    guard let slope = trend.slope else { return card }
    let sign = slope > 0 ? "+" : ""
    card.facts.append(
      Fact("Slope", "\(sign)\(Wording.number(slope, places: 3)) points a day, per day"))
    if let error = trend.standardError {
      card.facts.append(Fact("Standard error", "± \(Wording.number(error, places: 3))"))
    }
    return card
  }

  private static func forecast(_ pulse: Pulse) -> Card {
    let forecast = pulse.forecast
    var card = Card("Backlog", Wording.quantity(forecast.backlog, "open task"))
    card.note = Wording.note(forecast)
    if let date = forecast.emptyDate {
      card.facts.append(Fact("Empty on", Wording.shortDay(date, today: pulse.today)))
    }
    if forecast.kind == .date || forecast.kind == .never {
      card.facts.append(Fact("Added a day", Wording.number(forecast.addedPerDay, places: 2)))
      card.facts.append(Fact("Closed a day", Wording.number(forecast.closedPerDay, places: 2)))
    }
    return card
  }

  private static func best(_ pulse: Pulse) -> Card {
    let day = pulse.days.first { $0.figures.date == pulse.bestDate }
    var card = Card("Best day", day.map { Wording.points($0.figures.tally.points) } ?? Wording.none)
    if let day {
      card.facts.append(Fact("On", Wording.shortDay(day.figures.date, today: pulse.today)))
    }
    if let weekday = pulse.bestWeekday {
      card.facts.append(Fact("Best weekday", Wording.weekday(weekday)))
    }
    if let hour = pulse.bestHour { card.facts.append(Fact("Best hour", Wording.hour(hour))) }
    return card
  }
}

extension Report.Finding {
  init(_ insight: Insight) {
    text = insight.text
    figures = insight.figures.map { Report.Fact($0.name, Wording.figure($0.value)) }
    colour = insight.colour
  }
}
