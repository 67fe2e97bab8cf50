import Domain
import Localization

extension SeriesOwner {
  /// Why this device cannot issue in a series, and what can be done; nil when it can.
  func problem(inSeries series: String) -> Message? {
    switch right {
    case .alone, .mine: nil
    case .others:
      "The series “\(series)” is issued in by the device “\(name.prefix(100))” alone: issue it there, claim the series "
        + "here, or use another series."
    case .unclaimed:
      "No device issues in the series “\(series)” yet: claim it here, or use another series."
    case .waiting where missing.contains(""):
      "The series “\(series)” is claimed here, but what the other devices did has not come yet: sync first."
    case .waiting where lease != nil:
      "The series “\(series)” is claimed here, and the hub that leases it gives it to this device once what was issued "
        + "before is here (\(devices)): sync through the hub, or use a series of this device alone."
    case .waiting:
      "The series “\(series)” is claimed here, but not all devices know that yet: sync on \(devices) and then "
        + "here, or retire a device that was lost."
    }
  }

  private var devices: String { missing.joined(separator: ", ") }
}
