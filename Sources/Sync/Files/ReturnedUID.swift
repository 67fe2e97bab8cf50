import Domain

/// The uid under which a purged record comes back, for a purge absorbs all that is ever said of the old one. It
/// follows from the old one, so that a file that brings it back twice, or on two devices, makes one record.
package enum ReturnedUID {
  package static func after(_ uid: String) -> String {
    OccurrenceUID.make(series: uid, occurrence: "purged", role: "returned")
  }
}
