import Network
import Servers
import Testing

@testable import CalDAV

/// What servers tell of their collections, in the shapes that they give it.
@Suite("Collections of servers") struct RecordedCollectionsTests {
  private func collections(_ xml: String) throws -> [ServerCollection] {
    let base = try HTTPAddress("https://cal.example.org/")
    let response = HTTPResponse(status: 207, body: Array(xml.utf8), address: base)
    var collections: [ServerCollection] = []
    _ = try Multistatus(response) { entry in
      guard let href = entry.hrefs.first, let place = base.resolving(href),
        let collection = ServerCollection(entry, at: place)
      else { return }
      collections.append(collection)
    }
    return collections
  }

  @Test("Radicale 3: one prefix for all, what is missing in a part with 404")
  func radicale() throws {
    let found = try collections(
      """
      <?xml version='1.0' encoding='utf-8'?>
      <multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/" \
      xmlns:ICAL="http://apple.com/ns/ical/"><response><href>/ada/</href><propstat><prop><resourcetype><principal />\
      <collection /></resourcetype></prop><status>HTTP/1.1 200 OK</status></propstat><propstat><prop><displayname />\
      <sync-token /></prop><status>HTTP/1.1 404 Not Found</status></propstat></response><response>\
      <href>/ada/tasks/</href><propstat><prop><resourcetype><C:calendar /><collection /></resourcetype>\
      <displayname>Täsks &amp; more</displayname><current-user-privilege-set><privilege><read /></privilege>\
      <privilege><C:read-free-busy /></privilege><privilege><all /></privilege><privilege><write-content /></privilege>\
      </current-user-privilege-set><supported-report-set><supported-report><report><sync-collection /></report>\
      </supported-report><supported-report><report><C:calendar-multiget /></report></supported-report>\
      </supported-report-set><sync-token>http://radicale.org/ns/sync/d3de</sync-token>\
      <C:supported-calendar-component-set><C:comp name="VTODO" /></C:supported-calendar-component-set>\
      <ICAL:calendar-color>#FF8800</ICAL:calendar-color><CS:getctag>"79dd"</CS:getctag></prop>\
      <status>HTTP/1.1 200 OK</status></propstat></response></multistatus>
      """)
    var expected = ServerCollection(href: "/ada/tasks/", name: "Täsks & more", contents: .tasks)
    expected.colour = "#FF8800"
    expected.supportsSync = true
    #expect(found == [expected])
  }

  @Test("Radicale 3: a collection that nobody named is called by the last part of its path")
  func unnamed() throws {
    func named(_ name: String) throws -> String? {
      try collections(
        """
        <multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><response><href>/ada/to%20do/</href>\
        <propstat><prop><resourcetype><C:calendar /><collection /></resourcetype><displayname>\(name)</displayname>\
        </prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>
        """
      ).first?.name
    }
    #expect(try named("ada/to do") == "to do")
    #expect(try named("Home/to do/now") == "Home/to do/now")
    #expect(try named("to do") == "to do")
    #expect(try named("Home/Garden") == "Home/Garden")
  }

  @Test(
    "Nextcloud (sabre/dav): inbox, outbox, trash, subscribed and deleted calendars are none, shared ones are read"
  )
  func nextcloud() throws {
    func calendar(_ name: String, _ type: String, _ more: String = "") -> String {
      """
      <d:response><d:href>/remote.php/dav/calendars/ada/\(name)/</d:href><d:propstat><d:prop><d:resourcetype>\
      <d:collection/>\(type)</d:resourcetype>\(more)</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>\
      <d:propstat><d:prop><x1:calendar-color xmlns:x1="http://apple.com/ns/ical/"/></d:prop>\
      <d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response>
      """
    }
    let found = try collections(
      """
      <?xml version="1.0"?>
      <d:multistatus xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns" xmlns:cal="urn:ietf:params:xml:ns:caldav" \
      xmlns:cs="http://calendarserver.org/ns/" xmlns:nc="http://nextcloud.com/ns">
      """ + calendar("", "")
        + calendar(
          "personal", "<cal:calendar/>",
          """
          <d:displayname>Personal</d:displayname><d:sync-token>http://sabre.io/ns/sync/14</d:sync-token>\
          <cs:getctag>http://sabre.io/ns/sync/14</cs:getctag><cal:supported-calendar-component-set>\
          <cal:comp name="VEVENT"/><cal:comp name="VTODO"/></cal:supported-calendar-component-set>\
          <x1:calendar-color xmlns:x1="http://apple.com/ns/ical/">#0082c9ff</x1:calendar-color>\
          <d:current-user-privilege-set><d:privilege><d:write/></d:privilege></d:current-user-privilege-set>
          """)
        + calendar("inbox", "<cal:schedule-inbox/>") + calendar("outbox", "<cal:schedule-outbox/>")
        + calendar("trashbin", "<nc:trash-bin/>")
        + calendar("old", "<cal:calendar/><nc:deleted-calendar/>")
        + calendar("holidays", "<cal:calendar/><cs:subscribed/>")
        + calendar(
          "contact_birthdays", "<cal:calendar/>",
          """
          <cal:supported-calendar-component-set><cal:comp name="VEVENT"/></cal:supported-calendar-component-set>\
          <d:current-user-privilege-set><d:privilege><d:read/></d:privilege><d:privilege>\
          <d:write-properties/></d:privilege></d:current-user-privilege-set>
          """) + "</d:multistatus>")
    #expect(found.map(\.name) == ["Personal", "contact_birthdays"])
    #expect(found.map(\.contents) == [[.tasks, .events], .events])
    #expect(found.map(\.isReadOnly) == [false, true])
    #expect(found.map(\.supportsSync) == [true, false])
    #expect(found.map(\.colour) == ["#0082C9", nil])
  }

  @Test("iCloud and Apple's server: namespaces at each element, and lists of reminders as tasks")
  func apple() throws {
    let found = try collections(
      """
      <?xml version='1.0' encoding='UTF-8'?>
      <multistatus xmlns='DAV:'>
        <response>
          <href>/1234567/calendars/8F2B-11/</href>
          <propstat>
            <prop>
              <resourcetype>
                <collection/>
                <calendar xmlns='urn:ietf:params:xml:ns:caldav'/>
              </resourcetype>
              <displayname>Reminders</displayname>
              <sync-token>FT=-@RU=8aae-4f6c@S=21</sync-token>
              <supported-calendar-component-set xmlns='urn:ietf:params:xml:ns:caldav'>
                <comp name='VTODO'/>
              </supported-calendar-component-set>
              <calendar-color xmlns='http://apple.com/ns/ical/' symbolic-color='orange'>#FF9500FF</calendar-color>
            </prop>
            <status>HTTP/1.1 200 OK</status>
          </propstat>
        </response>
        <response>
          <href>/1234567/calendars/notification/</href>
          <propstat>
            <prop><resourcetype><collection/><notification xmlns='http://calendarserver.org/ns/'/></resourcetype></prop>
            <status>HTTP/1.1 200 OK</status>
          </propstat>
        </response>
      </multistatus>
      """)
    #expect(found.map(\.href) == ["/1234567/calendars/8F2B-11/"])
    #expect(found.map(\.contents) == [.tasks])
    #expect(found.map(\.colour) == ["#FF9500"])
    #expect(found.map(\.supportsSync) == [true])
  }

  @Test(
    "Cyrus: all that is there or not in two parts, notes alone are not for us, privileges in several names"
  )
  func cyrus() throws {
    func calendar(_ name: String, kinds: [String]) -> String {
      """
      <D:response><D:href>/dav/calendars/user/ada/\(name)/</D:href><D:propstat><D:prop><D:resourcetype><D:collection/>\
      <C:calendar/></D:resourcetype><C:supported-calendar-component-set>\
      \(kinds.map { "<C:comp name=\"\($0)\"/>" }.joined())</C:supported-calendar-component-set>\
      <D:current-user-privilege-set><D:privilege><D:read/></D:privilege><D:privilege><D:bind/></D:privilege>\
      <D:privilege><CY:add-resource/></D:privilege></D:current-user-privilege-set></D:prop>\
      <D:status>HTTP/1.1 200 OK</D:status></D:propstat><D:propstat><D:prop><D:displayname/></D:prop>\
      <D:status>HTTP/1.1 404 Not Found</D:status><D:error/></D:propstat></D:response>
      """
    }
    let found = try collections(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CY="http://cyrusimap.org/ns/">
      """ + calendar("Default", kinds: ["VEVENT", "VTODO", "VJOURNAL"])
        + calendar("notes", kinds: ["VJOURNAL"]) + calendar("a%20b", kinds: []) + "</D:multistatus>"
    )
    #expect(found.map(\.name) == ["Default", "a b"])
    #expect(found.map(\.contents) == [[.tasks, .events], [.tasks, .events]])
    #expect(found.map(\.isReadOnly) == [false, false])
  }

  @Test("The same names of other vocabularies mean nothing")
  func namespaces() throws {
    let found = try collections(
      """
      <multistatus xmlns="DAV:"><response><href>/a/</href><propstat><prop><resourcetype><collection/><calendar/>\
      </resourcetype></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>
      """)
    #expect(found.isEmpty)
    #expect(throws: (any Error).self) { try collections("<multistatus xmlns='urn:other'/>") }
  }
}
