package import Domain

/// Sets the default series of this device.
package final class UseNumberSeries: UseCase {
  /// Empty: that of the kind.
  ///
  /// - Throws: `notFound` for a series that is not there.
  package func run(_ kind: Invoice.Kind, _ name: String, at now: Instant) throws {
    let name = name.isEmpty ? kind.seriesName : try NumberSeries.nameRule.line(name)
    try store.write(.changeSeries, at: now) {
      guard try store.settings.numberSeries(named: name) != nil else {
        throw Failure(
          .notFound, "There is no series “\(name)”: give it a pattern first.", field: "name")
      }
      try store.settings.set(
        NumberSeries.ownSettingPrefix + kind.seriesName,
        to: name == kind.seriesName ? nil : name)
    }
  }
}
