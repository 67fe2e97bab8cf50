import Glibc

/// The host name of this machine.
package enum HostName {
  /// Without the domain; "device" when it has none.
  package static var present: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "device" }
    let name = withUnsafeBytes(of: &names.nodename) { bytes in
      String(decoding: bytes.prefix { $0 != 0 && $0 != UInt8(ascii: ".") }, as: UTF8.self)
    }
    return name.isEmpty ? "device" : name
  }
}
