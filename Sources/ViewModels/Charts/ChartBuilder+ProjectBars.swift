import Domain

/// Bars of projects, the longest first.
extension ChartBuilder {
  /// How many have a bar of their own. The others share one.
  static let mostProjects = 12

  func projectBars(of measure: Chart.Measure) -> [Bar] {
    let bars =
      measure == .focus
      ? focusByProject.map {
        bar($0.project, Self.minutes($0.duration), else: wording.noProject)
      }
      : pulse.projects.map {
        bar($0.project, Self.value(of: measure, $0.tally), else: wording.deletedProjects)
      }
    let sorted = bars.enumerated()
      .sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }
      .map(\.element)
    let others = sorted.dropFirst(Self.mostProjects)
    if others.isEmpty { return sorted }
    let rest = Bar(
      label: wording.otherProjects, value: others.reduce(0) { $0 + $1.value }, colour: .grey)
    return sorted.prefix(Self.mostProjects) + [rest]
  }

  private func bar(_ project: Project?, _ value: Double, else name: String) -> Bar {
    guard let project else { return Bar(label: name, value: value, colour: .grey) }
    // Black is what a project has of which nobody chose the colour.
    let colour = project.colour == .black ? ColourToken.blue : project.colour
    return Bar(label: wording.project(project.name, id: project.id), value: value, colour: colour)
  }
}
