import Domain
import TestSupport
import Testing

@testable import Interchange

@Suite struct TableTests {
  let test: TestStore

  init() throws {
    test = try .inParis()
  }

  static let tickTick = """
    "Date: 2026-11-21+0000"
    "Version: 7.1"
    "Status: 
    0 Normal
    1 Completed
    2 Archived"
    "Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Order","Timezone","Is All Day","Is Floating","Column Name","Column Order","View Mode","taskId","parentId"
    "Home","Garden","Water the roses","TEXT","bank, two words","Not the leaves","N","2026-11-22T08:00:00+0000","2026-11-22T08:00:00+0000","PT0S,-PT30M","RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=SU","5","0","2026-11-01T10:00:00+0000","","-1099511627776","Europe/Paris","false","false","Roses","0","list","1",""
    "Home","Garden","Buy fertiliser","CHECKLIST","","▪Bone meal\r▫Ash","Y","","2026-11-23T23:00:00+0000","","","3","1","2026-11-01T10:00:00+0000","2026-11-05T11:00:00+0000","0","Europe/Paris","true","false","","","list","2","1"
    "","Inbox","Gave up","TEXT","","","N","2026-11-10T23:00:00+0000","2026-11-12T23:00:00+0000","","","1","-1","2026-11-01T10:00:00+0000","2026-11-05T11:00:00+0000","1","Europe/Paris","true","false","","","list","3",""
    "","Inbox","A thought","NOTE","","","N","","","","","0","0","2026-11-01T10:00:00+0000","","2","Europe/Paris","","false","","","list","4",""

    """

  @Test("TickTick's backup arrives with folders, lists, columns, reminders and repeats")
  func backup() throws {
    let report = try test.read(Self.tickTick, as: .tickTick)
    #expect(report.added == 3)
    let roses = try test.titled("Water the roses")
    #expect(try test.projectName(of: roses) == "Home.Garden")
    #expect(try test.sectionName(of: roses) == "Roses")
    #expect(roses.tags.names == ["bank", "two words"])
    #expect(roses.priority == .p1 && roses.notes == "Not the leaves")
    #expect(roses.start == nil && roses.due?.text == "2026-11-22T08:00:00.000Z")
    #expect(roses.repeatRule?.text == "FREQ=WEEKLY;INTERVAL=1;BYDAY=SU")
    #expect(
      try Set(roses.reminders) == [Reminder(.due, offset: 0), Reminder(.due, offset: -1_800)])
    let fertiliser = try test.titled("Buy fertiliser")
    #expect(fertiliser.parentID == roses.id && fertiliser.due?.text == "2026-11-24")
    #expect(fertiliser.notes == "▪Bone meal\n▫Ash" && fertiliser.priority == .p2)
    #expect(fertiliser.completed?.text == "2026-11-05T11:00:00.000Z")
    let past = try test.titled("Gave up")
    #expect(past.start?.text == "2026-11-11" && past.due?.text == "2026-11-13")
    #expect(past.cancelled != nil && past.completed == nil && past.projectID == Project.inboxID)
    #expect(report.said == ["12: The note “A thought” is no task."])
    #expect(try test.read(Self.tickTick, as: .tickTick).unchanged == 3)
  }

  static let outlook = """
    "Subject","Start Date","Due Date","Reminder On/Off","Reminder Date","Reminder Time","Date Completed","% Complete","Total Work","Actual Work","Billing Information","Categories","Companies","Contacts","Mileage","Notes","Priority","Private","Role","Schedule+ Priority","Sensitivity","Status"
    "Pay rent","12/1/2026","12/24/2026","True","12/24/2026","5:00:00 PM","","0","90","0","","Bank;Home","Landlords Ltd","Ada","","By transfer","High","False","","","Normal","In Progress"
    "Tidy up","","11/3/2026","False","11/3/2026","8:00:00 AM","11/3/2026","100","0","0","","","","","","","Normal","False","","","Normal","Completed"
    "Wait for Bob","","","False","","","","0","0","0","","","","","","","Low","False","","","Normal","Waiting on someone else"

    """

  @Test("Outlook's tasks arrive with reminders and dates as the region writes them")
  func outlookTasks() throws {
    let report = try test.read(Self.outlook, as: .outlook, dates: .monthFirst)
    #expect(report.added == 3)
    let rent = try test.titled("Pay rent")
    #expect(rent.start?.text == "2026-12-01" && rent.due?.text == "2026-12-24")
    #expect(try rent.reminders == [.absolute(instant("2026-12-24T16:00:00Z"))])
    #expect(rent.tags.names == ["Bank", "Home"] && rent.priority == .p1)
    #expect(rent.estimatedDuration == 5_400 && rent.started != nil)
    let tidy = try test.titled("Tidy up")
    #expect(tidy.completed?.text == "2026-11-02T23:00:00.000Z" && tidy.priority == .p2)
    #expect(tidy.reminders.isEmpty)
    let bob = try test.titled("Wait for Bob")
    #expect(bob.completed == nil && bob.tags.names == ["waiting on someone else"])
    #expect(
      report.said == [
        "2: “Companies” has no place here: it was only kept.",
        "2: “Contacts” has no place here: it was only kept.",
      ])
  }

  static let outlookCalendar = """
    "Subject","Start Date","Start Time","End Date","End Time","All day event","Reminder on/off","Reminder Date","Reminder Time","Meeting Organizer","Required Attendees","Optional Attendees","Meeting Resources","Billing Information","Categories","Description","Location","Mileage","Priority","Private","Sensitivity","Show time as"
    "Review","12/22/2026","2:00:00 PM","12/22/2026","3:30:00 PM","False","True","12/22/2026","1:45:00 PM","Ada","Grace;Alan","","","","Work","The plan","Room 4","","Normal","False","Normal","2"
    "Christmas","12/24/2026","12:00:00 AM","12/26/2026","12:00:00 AM","True","False","12/23/2026","6:00:00 PM","","","","","","","","","","Normal","False","Normal","3"

    """

  @Test("Outlook's calendar arrives as events")
  func outlookEvents() throws {
    let report = try test.read(Self.outlookCalendar, as: .outlookCalendar, dates: .monthFirst)
    #expect(report.eventsAdded == 2 && report.added == 0 && report.said.isEmpty)
    let events = try test.contents().events
    let review = try #require(events.first { $0.title == "Review" })
    #expect(review.start.text == "2026-12-22T13:00:00.000Z" && review.duration == 5_400)
    #expect(review.attendees == ["Ada", "Grace", "Alan"] && review.location == "Room 4")
    #expect(review.notes == "The plan" && review.tags.names == ["Work"] && !review.isTransparent)
    #expect(try review.reminders == [.absolute(instant("2026-12-22T12:45:00Z"))])
    let christmas = try #require(events.first { $0.title == "Christmas" })
    #expect(christmas.start.text == "2026-12-24" && christmas.duration == 172_800)
    #expect(christmas.isTransparent && christmas.reminders.isEmpty)
    let again = try test.read(Self.outlookCalendar, as: .outlookCalendar, dates: .monthFirst)
    #expect(again.eventsUnchanged == 2)
  }

  @Test("A date that can be read in two ways is only kept, and said")
  func ambiguous() throws {
    let report = try test.read(
      "Title,Due date\nPay rent,3/4/2026\nTidy up,24/12/2026\n", as: .table)
    #expect(try test.titled("Pay rent").due == nil)
    #expect(try test.titled("Pay rent").kept?.contains("3/4/2026") == true)
    #expect(try test.titled("Tidy up").due?.text == "2026-12-24")
    #expect(report.said.count == 1 && report.said[0].hasPrefix("2: “3/4/2026” is not a date"))
  }

  @Test(
    "Any table is understood by the headings that people give it",
    arguments: [
      "Task,Due Date,Priority,Status,Tags,Room\nPay rent,2026-12-24,high,done,\"bank,home\",Kitchen\n",
      "Tâche;Échéance;Priorité;Statut;Étiquettes;Pièce\nPay rent;24/12/2026;élevée;terminée;bank,home;Kitchen\n",
      "Aufgabe;Fällig am;Priorität;Erledigt;Schlagwörter;Zimmer\nPay rent;24.12.2026;hoch;ja;bank,home;Kitchen\n",
      "Tarea;Fecha límite;Prioridad;Estado;Etiquetas;Cuarto\nPay rent;24/12/2026;alta;hecho;bank,home;Kitchen\n",
      "due,name,prio,done,labels,place\n2026-12-24,Pay rent,1,1,\"bank,home\",Kitchen\n",
    ])
  func anyTable(text: String) throws {
    let report = try test.read(text, as: .table)
    #expect(report.added == 1)
    let rent = try test.titled("Pay rent")
    #expect(rent.due?.text == "2026-12-24" && rent.priority == .p1)
    #expect(rent.completed == test.now && rent.tags.names == ["bank", "home"])
    #expect(rent.kept?.contains("Kitchen") == true)
    #expect(
      report.said.count == 1 && report.said[0].hasSuffix("has no place here: it was only kept."))
    #expect(try test.read(text, as: .table).unchanged == 1)
  }

  @Test("A table that a program of Windows wrote in its own encoding is read")
  func windows() throws {
    let text = "Aufgabe;Priorit\u{E4}t\nGesch\u{E4}ft;hoch\n"
    var reader = OthersReader(
      .table, source: source(text.unicodeScalars.map { UInt8($0.value) }), zone: test.store.zone,
      almanac: test.store.almanac, times: OthersFuzzTests.NoWords(), now: test.now)
    #expect(try test.importTasks(from: &reader).notes.notes.isEmpty)
    #expect(try test.titled("Geschäft").priority == .p1)
  }

  @Test("A table of Taskcore, and one with columns of its own, stay what they were")
  func ours() {
    for text in ["uid,title,due\nu,Task,\n", "title,due,Room\nTask,2026-12-24,Kitchen\n"] {
      #expect(FoundFormat(beginning: Array(text.utf8)) == .csv)
    }
    #expect(FoundFormat(beginning: Array("one\ntwo\n".utf8)) == nil)
    for text in ["(A) Call +Home\n", "x 2026-11-20 Call\n", "Call\n2026-11-20 Call @phone\n"] {
      #expect(FoundFormat(beginning: Array(text.utf8)) == .todoTxt)
    }
  }
}
