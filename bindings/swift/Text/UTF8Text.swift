/// A text for the library: a `String`, or its bytes in UTF-8. Bytes that are not UTF-8 are refused.
public protocol UTF8Text: Sendable {
  /// Its bytes in UTF-8.
  var utf8Bytes: [UInt8] { get }
}

extension String: UTF8Text {
  /// Its bytes in UTF-8.
  public var utf8Bytes: [UInt8] { Array(utf8) }
}

extension [UInt8]: UTF8Text {
  /// The bytes themselves.
  public var utf8Bytes: [UInt8] { self }
}

extension UTF8Text {
  /// It as a `String`, in which bytes that are not UTF-8 are replaced.
  public var string: String { String(decoding: utf8Bytes, as: UTF8.self) }
}

/// A text that was written as part of another one, so that an error can name its place there.
package protocol LocatedText: UTF8Text {
  /// The error to throw for an error of the library about this text.
  func located(_ error: TaskcoreError) -> any Error
}

extension UTF8Text {
  /// Runs a body that reads this text.
  ///
  /// - Throws: What `body` throws; an error about a text that knows its place with that place.
  public func locating<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as TaskcoreError {
      throw (self as? any LocatedText)?.located(error) ?? error
    }
  }
}
