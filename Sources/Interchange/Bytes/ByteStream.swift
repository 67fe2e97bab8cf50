/// Fills the buffer with the next bytes of a file and answers how many they are: 0 at its end.
package typealias ByteSource = (UnsafeMutableBufferPointer<UInt8>) throws -> Int

/// Takes the next bytes of a file, all of them.
package typealias ByteSink = (UnsafeBufferPointer<UInt8>) throws -> Void

package enum ByteStream {
  /// What is in memory already.
  package static func source(of bytes: some Sequence<UInt8>) -> ByteSource {
    var rest = Array(bytes)[...]
    return { buffer in
      let count = min(buffer.count, rest.count)
      for (index, byte) in rest.prefix(count).enumerated() { buffer[index] = byte }
      rest = rest.dropFirst(count)
      return count
    }
  }
}
