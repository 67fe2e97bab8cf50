import CTaskcore
import Domain

/// A struct with the page of a list that a caller wants.
protocol PagingStruct: CallerStruct {
  /// 0: all.
  var limit: Int64 { get }
  var offset: Int64 { get }
}

extension PagingStruct {
  /// The rows that a caller wants.
  ///
  /// - Throws: `invalid`, with the member.
  func page() throws -> Page {
    Page(limit: try checkedLimit(limit), offset: try notNegative(offset, "offset"))
  }

  /// The rows that a caller wants of a list that may be endless.
  ///
  /// - Throws: `invalid`, with the member.
  func cappedPage() throws -> Page {
    Page(limit: Int64(try cappedLimit(limit)), offset: try notNegative(offset, "offset"))
  }
}
