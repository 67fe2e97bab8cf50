@testable import TaskCore

extension CallerStruct {
  /// An empty one that says its size, as a caller has to.
  static var sized: Self {
    var empty = Self()
    withUnsafeMutableBytes(of: &empty) {
      $0.storeBytes(of: MemoryLayout<Self>.size, as: Int.self)
    }
    return empty
  }
}
