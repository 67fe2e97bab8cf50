package import Domain

extension Pulse {
  /// What there is to know, in plain words, the most important first.
  ///
  /// What has nothing to say is left out. Goals, streaks and the level are of all tasks, so a pulse
  /// of one project does not speak of them.
  package func insights(_ wording: Wording = .english) -> [Insight] {
    let work = [
      weekInsight, monthInsight, trendInsight, overdueInsight, forecastInsight, weekdayInsight,
      hourInsight,
    ].map { $0(wording) }
    guard query.projectID != nil else {
      let goals = [goalInsight, dailyInsight, weeklyInsight].map { $0(wording) }
      let rest = [projectInsight, levelInsight].map { $0(wording) }
      return (goals + work + rest).compactMap { $0 }
    }
    return work.compactMap { $0 }.map { insight in
      var insight = insight
      insight.text = wording.inProject(insight.text)
      return insight
    }
  }

  /// Fewer days of the range that are over say nothing of habits.
  var isLongEnough: Bool { trend.dayCount >= 7 }

  /// Of several that share the greatest measure, none stands out.
  static func standsOut(_ measures: [Double]) -> Bool {
    guard let greatest = measures.max() else { return false }
    return greatest > 0 && measures.count { $0 == greatest } == 1
  }
}
