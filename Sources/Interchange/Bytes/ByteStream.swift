/// Fills the buffer with the next bytes of a file and answers how many they are: 0 at its end.
package typealias ByteSource = (UnsafeMutableBufferPointer<UInt8>) throws -> Int

/// Takes the next bytes of a file, all of them.
package typealias ByteSink = (UnsafeBufferPointer<UInt8>) throws -> Void
