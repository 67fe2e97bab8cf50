import Domain
import Localization

/// Insights on goals, streaks and the level.
extension Pulse {
  func goalInsight(_ wording: Wording) -> Insight? {
    let (done, goal) = (dailyStreak.completed, dailyStreak.goal)
    let figures = [
      Insight.Figure(wording.text("tasks completed today"), Double(done)),
      Insight.Figure(wording.text("daily goal"), Double(goal)),
    ]
    if allTime.completed == 0 {
      return Insight(.goal, wording.firstGoal(goal), figures)
    }
    if done >= goal {
      return Insight(.goal, wording.reached(goal, by: done), figures, colour: .green)
    }
    guard dailyStreak.isPaused else {
      return Insight(.goal, wording.missing(goal, after: done), figures)
    }
    return dailyStreak.current == nil ? nil : Insight(.goal, wording.dayOff, figures)
  }

  func dailyInsight(_ wording: Wording) -> Insight? {
    streakInsight(dailyStreak, .day, wording)
  }

  func weeklyInsight(_ wording: Wording) -> Insight? {
    streakInsight(weeklyStreak, .week, wording)
  }

  /// One day or week alone is no streak to speak of.
  private func streakInsight(
    _ streak: Streak, _ unit: Wording.StreakUnit, _ wording: Wording
  ) -> Insight? {
    guard let longest = streak.longest, longest.count > 1 else { return nil }
    let names: [Message] =
      unit == .day
      ? [
        "days in a row", "days of the longest streak", "tasks completed today", "daily goal",
      ]
      : [
        "weeks in a row", "weeks of the longest streak", "tasks completed this week",
        "weekly goal",
      ]
    let counts = [streak.current?.count ?? 0, longest.count, streak.completed, streak.goal]
    let figures = zip(names, counts).map { Insight.Figure(wording.text($0), Double($1)) }
    guard let current = streak.current else {
      let text = wording.longest(longest, unit, today: today)
      return Insight(.streak, text, figures)
    }
    guard current.count > 1 else { return nil }
    if streak.isAtRisk {
      let text = wording.atRisk(
        current.count, unit, missing: streak.goal - streak.completed, until: lastDayOfWeek)
      return Insight(.streak, text, figures, colour: .orange)
    }
    let text = wording.streak(current, unit, longest: longest, today: today)
    return Insight(.streak, text, figures, colour: .green)
  }

  private var lastDayOfWeek: CalendarDate {
    week.days.lowerBound.adding(days: 6) ?? week.days.upperBound
  }

  func levelInsight(_ wording: Wording) -> Insight? {
    guard allTime.points > 0 else { return nil }
    var figures = [Insight.Figure(wording.text("points of all time"), Double(allTime.points))]
    guard let next = level.next else {
      return Insight(
        .level, wording.highest(level, points: allTime.points), figures, colour: .green)
    }
    figures.append(
      Insight.Figure(wording.text("points of the next level"), Double(next.firstPoints)))
    return Insight(.level, wording.level(level, points: allTime.points, next: next), figures)
  }
}
