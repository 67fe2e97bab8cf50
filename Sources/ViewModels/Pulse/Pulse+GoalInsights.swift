import Domain

/// Goals, streaks and the level.
extension Pulse {
  var goalInsight: Insight? {
    let (done, goal) = (dailyStreak.completed, dailyStreak.goal)
    let figures = [
      Insight.Figure("tasks completed today", Double(done)),
      Insight.Figure("daily goal", Double(goal)),
    ]
    if allTime.completed == 0 {
      return Insight(.goal, Wording.firstGoal(goal), figures)
    }
    if done >= goal {
      return Insight(.goal, Wording.reached(goal, by: done), figures, colour: .green)
    }
    guard dailyStreak.isPaused else {
      return Insight(.goal, Wording.missing(goal, after: done), figures)
    }
    return dailyStreak.current == nil ? nil : Insight(.goal, Wording.dayOff, figures)
  }

  var dailyInsight: Insight? { streakInsight(dailyStreak, .day) }

  var weeklyInsight: Insight? { streakInsight(weeklyStreak, .week) }

  /// One day or week alone is no streak to speak of.
  private func streakInsight(_ streak: Streak, _ unit: Wording.StreakUnit) -> Insight? {
    guard let longest = streak.longest, longest.count > 1 else { return nil }
    let figures = [
      Insight.Figure("\(unit.noun)s in a row", Double(streak.current?.count ?? 0)),
      Insight.Figure("\(unit.noun)s of the longest streak", Double(longest.count)),
      Insight.Figure(
        unit == .day ? "tasks completed today" : "tasks completed this week",
        Double(streak.completed)),
      Insight.Figure(unit == .day ? "daily goal" : "weekly goal", Double(streak.goal)),
    ]
    guard let current = streak.current else {
      let text = Wording.longest(longest, unit, today: today)
      return Insight(.streak, text, figures)
    }
    guard current.count > 1 else { return nil }
    if streak.isAtRisk {
      let text = Wording.atRisk(
        current.count, unit, missing: streak.goal - streak.completed, until: lastDayOfWeek)
      return Insight(.streak, text, figures, colour: .orange)
    }
    let text = Wording.streak(current, unit, longest: longest, today: today)
    return Insight(.streak, text, figures, colour: .green)
  }

  private var lastDayOfWeek: CalendarDate {
    week.days.lowerBound.adding(days: 6) ?? week.days.upperBound
  }

  var levelInsight: Insight? {
    guard allTime.points > 0 else { return nil }
    var figures = [Insight.Figure("points of all time", Double(allTime.points))]
    guard let next = level.next else {
      return Insight(
        .level, Wording.highest(level, points: allTime.points), figures, colour: .green)
    }
    figures.append(Insight.Figure("points of the next level", Double(next.firstPoints)))
    return Insight(.level, Wording.level(level, points: allTime.points, next: next), figures)
  }
}
