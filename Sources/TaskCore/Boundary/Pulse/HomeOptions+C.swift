import CTaskcore
import Domain
import ViewModels

extension Home.Options {
  /// NULL stands for the defaults.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_home_options>?) throws {
    self.init()
    guard let options = try pointer?.checked() else { return }
    query = try options.query.map { try text($0, "query") } ?? ""
    let limit = options.section_limit
    guard limit >= 0 else {
      throw Failure(
        .invalid, "The section limit is 1 or more, or 0 for all, not \(limit).",
        field: "section_limit")
    }
    sectionLimit = limit == 0 ? nil : limit
  }
}
