import Domain

/// The name of an item in its collection.
enum ItemName {
  private static let maximumLength = 150

  /// Follows from the UID, so that two devices that send one item write to one place.
  static func make(uid: String) -> String {
    let isPlain =
      uid.utf8.count <= maximumLength && !uid.hasPrefix(".")
      && uid.utf8.allSatisfy {
        $0.isASCIIDigit || (0x61...0x7A).contains($0 | 0x20)
          || [0x2D, 0x2E, 0x40, 0x5F].contains($0)
      }
    return (isPlain ? uid : OccurrenceUID.make(series: uid, occurrence: "", role: "item")) + ".ics"
  }
}
