import Domain

/// The XML bodies of requests.
enum RequestBody {
  /// The requested properties of each resource.
  typealias Properties = [StaticString]

  static let item: Properties = ["d:resourcetype", "d:getetag", "d:getcontenttype"]
  static let principal: Properties = [
    "d:current-user-principal", "c:calendar-home-set", "c:calendar-user-address-set",
  ]
  /// What is asked of a place that may be no collection: DAViCal fails (500) where its root is asked for a token.
  static let place: Properties = [
    "d:resourcetype", "d:displayname", "d:current-user-privilege-set", "d:supported-report-set",
    "c:supported-calendar-component-set", "a:calendar-color",
  ]
  static let collection: Properties = place + ["d:sync-token"]

  private static var namespaces: XMLWriter.Attributes {
    [
      "xmlns:d": XMLNamespace.dav, "xmlns:c": XMLNamespace.caldav, "xmlns:a": XMLNamespace.apple,
    ]
  }

  /// RFC 4918 section 9.1.
  static func propfind(_ properties: Properties) -> [UInt8] {
    document { file in
      file.element("d:propfind", namespaces) { write(properties, in: &$0) }
    }
  }

  /// RFC 6578 section 3.2. A limit is never given: xandikos then loses changes.
  static func syncCollection(since token: String?) -> [UInt8] {
    document { file in
      file.element("d:sync-collection", namespaces) { report in
        if let token {
          report.element("d:sync-token", text: token)
        } else {
          report.emptyElement("d:sync-token")
        }
        report.element("d:sync-level", text: "1")
        write(item, in: &report)
      }
    }
  }

  /// RFC 4791 section 7.9.
  static func multiget(_ paths: [String]) -> [UInt8] {
    document { file in
      file.element("c:calendar-multiget", namespaces) { report in
        write(["d:getetag", "c:calendar-data"], in: &report)
        for path in paths { report.element("d:href", text: path) }
      }
    }
  }

  /// RFC 4791 section 5.3.1.
  static func mkcalendar(name: String, components: [String], colour: String?) -> [UInt8] {
    document { file in
      file.element("c:mkcalendar", namespaces) { request in
        request.element("d:set") { set in
          set.element("d:prop") { property in
            property.element("d:displayname", text: name)
            property.element("c:supported-calendar-component-set") { set in
              for component in components { set.emptyElement("c:comp", ["name": component]) }
            }
            if let colour { property.element("a:calendar-color", text: colour) }
          }
        }
      }
    }
  }

  private static func write(_ properties: Properties, in file: inout XMLWriter) {
    file.element("d:prop") { list in
      for property in properties { list.emptyElement(property) }
    }
  }

  private static func document(_ body: (inout XMLWriter) -> Void) -> [UInt8] {
    var file = XMLWriter()
    body(&file)
    return Array(file.text.utf8)
  }
}
