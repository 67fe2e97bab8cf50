import Interchange

/// The XML namespaces of a server's responses.
enum XMLNamespace {
  static let dav = "DAV:"
  static let caldav = "urn:ietf:params:xml:ns:caldav"
  static let apple = "http://apple.com/ns/ical/"
}

extension XMLElement {
  func isNamed(_ name: String, in namespace: String = XMLNamespace.dav) -> Bool {
    self.name == name && self.namespace == namespace
  }

  /// The first child of that name.
  func child(_ name: String, in namespace: String = XMLNamespace.dav) -> XMLElement? {
    children.first { $0.isNamed(name, in: namespace) }
  }

  /// All children of that name.
  func children(_ name: String, in namespace: String = XMLNamespace.dav) -> [XMLElement] {
    children.filter { $0.isNamed(name, in: namespace) }
  }

  /// Whether there is a child of that name.
  func has(_ name: String, in namespace: String = XMLNamespace.dav) -> Bool {
    child(name, in: namespace) != nil
  }
}
