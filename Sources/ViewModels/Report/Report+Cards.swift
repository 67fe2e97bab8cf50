import Domain
import Localization

/// Streaks, level, trend and forecast.
extension Report {
  static func goals(_ pulse: Pulse, _ wording: Wording) -> [Card] {
    [
      streakOfDays(pulse.dailyStreak, pulse.today, wording),
      streakOfWeeks(pulse.weeklyStreak, pulse.today, wording),
      level(pulse, wording),
    ]
  }

  static func pace(_ pulse: Pulse, _ wording: Wording) -> [Card] {
    [trend(pulse.trend, wording), forecast(pulse, wording), best(pulse, wording)]
  }

  private static func streakOfDays(
    _ streak: Streak, _ today: CalendarDate, _ wording: Wording
  ) -> Card {
    func days(_ count: Int64) -> String {
      let number = wording.grouped(count)
      return wording.text(Message(count: count, "\(number) day", "\(number) days"))
    }
    let goal = wording.grouped(streak.goal)
    var card = card(wording.text("Daily streak"), days(streak.current?.count ?? 0), of: streak)
    card.note = wording.note(ofDays: streak)
    card.facts = [
      Fact(
        wording.text("Goal"),
        wording.text(
          Message(count: streak.goal, "\(goal) task a day", "\(goal) tasks a day"))),
      Fact(wording.text("Today"), wording.completed(streak.completed)),
    ]
    if let longest = streak.longest {
      card.facts += [
        Fact(wording.text("streak\u{4}Longest"), days(longest.count)),
        Fact(wording.text("Its days"), wording.span(longest.first...longest.last, today: today)),
      ]
    }
    return card
  }

  private static func streakOfWeeks(
    _ streak: Streak, _ today: CalendarDate, _ wording: Wording
  ) -> Card {
    func weeks(_ count: Int64) -> String {
      let number = wording.grouped(count)
      return wording.text(Message(count: count, "\(number) week", "\(number) weeks"))
    }
    let goal = wording.grouped(streak.goal)
    var card = card(wording.text("Weekly streak"), weeks(streak.current?.count ?? 0), of: streak)
    card.note = wording.note(ofWeeks: streak)
    card.facts = [
      Fact(
        wording.text("Goal"),
        wording.text(
          Message(count: streak.goal, "\(goal) task a week", "\(goal) tasks a week"))),
      Fact(wording.text("This week"), wording.completed(streak.completed)),
    ]
    if let longest = streak.longest {
      card.facts += [
        Fact(wording.text("streak\u{4}Longest"), weeks(longest.count)),
        Fact(wording.text("Its weeks"), wording.span(longest.first...longest.last, today: today)),
      ]
    }
    return card
  }

  private static func card(_ title: String, _ value: String, of streak: Streak) -> Card {
    var card = Card(title, value)
    card.colour = streak.isAtRisk ? .orange : streak.current == nil ? .grey : .green
    card.progress =
      streak.goal > 0 ? min(Double(streak.completed) / Double(streak.goal), 1) : nil
    return card
  }

  private static func level(_ pulse: Pulse, _ wording: Wording) -> Card {
    let points = pulse.allTime.points
    var card = Card(wording.text("Level"), wording.name(of: pulse.level))
    card.colour = .purple
    card.progress = pulse.level.progress(points: points)
    card.facts = [Fact(wording.text("Points of all time"), wording.grouped(points))]
    if let next = pulse.level.next {
      card.note = wording.next(next, in: max(next.firstPoints - points, 0))
    }
    return card
  }

  private static func trend(_ trend: Trend, _ wording: Wording) -> Card {
    let title = wording.text("Trend")
    guard trend.dayCount > 0 else { return Card(title, Wording.none) }
    let mean = wording.number(trend.mean, places: 1)
    var card = Card(title, wording.text("\(mean) points a day"))
    card.facts = [Fact(wording.text("Days"), wording.grouped(Int64(trend.dayCount)))]
    guard let slope = trend.slope else { return card }
    let change = (slope > 0 ? "+" : "") + wording.number(slope, places: 3)
    card.facts.append(
      Fact(wording.text("Slope"), wording.text("\(change) points a day, per day")))
    if let error = trend.standardError {
      card.facts.append(
        Fact(wording.text("Standard error"), "± \(wording.number(error, places: 3))"))
    }
    return card
  }

  private static func forecast(_ pulse: Pulse, _ wording: Wording) -> Card {
    let forecast = pulse.forecast
    let open = wording.grouped(forecast.backlog)
    var card = Card(
      wording.text("Backlog"),
      wording.text(Message(count: forecast.backlog, "\(open) open task", "\(open) open tasks")))
    card.note = wording.note(forecast)
    if let date = forecast.emptyDate {
      card.facts.append(
        Fact(wording.text("Empty on"), wording.shortDay(date, today: pulse.today)))
    }
    if forecast.kind == .date || forecast.kind == .never {
      card.facts += [
        Fact(wording.text("Added a day"), wording.number(forecast.addedPerDay, places: 2)),
        Fact(wording.text("Closed a day"), wording.number(forecast.closedPerDay, places: 2)),
      ]
    }
    return card
  }

  private static func best(_ pulse: Pulse, _ wording: Wording) -> Card {
    let day = pulse.days.first { $0.figures.date == pulse.bestDate }
    var card = Card(
      wording.text("Best day"),
      day.map { wording.points($0.figures.tally.points) } ?? Wording.none)
    if let day {
      card.facts.append(
        Fact(
          wording.text("best day\u{4}On"),
          wording.shortDay(day.figures.date, today: pulse.today)))
    }
    if let weekday = pulse.bestWeekday {
      card.facts.append(Fact(wording.text("Best weekday"), wording.weekday(weekday)))
    }
    if let hour = pulse.bestHour {
      card.facts.append(Fact(wording.text("Best hour"), wording.hour(hour)))
    }
    return card
  }
}

extension Report.Finding {
  init(_ insight: Insight, _ wording: Wording) {
    text = insight.text
    figures = insight.figures.map { Report.Fact($0.name, wording.figure($0.value)) }
    colour = insight.colour
  }
}
