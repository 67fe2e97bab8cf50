import Glibc

/// The two ends of a pipe, which are closed separately. Child processes do not inherit them.
package struct Pipe {
  package let reading: Descriptor
  package let writing: Descriptor

  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = Descriptor(number: ends[0])
    writing = Descriptor(number: ends[1])
  }
}
