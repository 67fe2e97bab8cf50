import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

@Suite struct TodoistTests {
  let test: TestStore

  init() throws {
    test = try .inParis()
  }

  /// "Export as a template": all that a row can say.
  static let table = """
    \u{FEFF}TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT,DEADLINE,DEADLINE_LANG
    meta,view_style=board,,,,,,,,,,,,
    task,Pay rent @bank @home,"By transfer
    to the landlord",1,1,Ada (1234567),Grace (7654321),2026-12-20,en,Europe/Paris,45,minute,2026-12-24,en
    note,From the old account,,,,Ada (1234567),,2026-11-20T10:00:00Z,,,,,,
    note,"The contract [[file {""file_name"":""rent.pdf"",""file_type"":""application/pdf"",""file_url"":""https://example.org/rent.pdf""}]]",,,,Ada (1234567),,,,,,,,
    task,Ask for the number,,4,2,Ada (1234567),,,en,Europe/Paris,,None,,
    task,Call again,,2,3,Ada (1234567),,tomorrow at 17:00,en,Europe/Paris,,None,,
    ,,,,,,,,,,,,,
    section,Garden,,,,,,,,,,,,
    task,Water the roses,,3,1,Ada (1234567),,every day at 9:00,en,Europe/Paris,1,day,,
    task,* A heading of old,,4,1,Ada (1234567),,,en,,,None,,
    task,Mähen,,4,1,Ada (1234567),,jeden Montag,de,Europe/Paris,,None,,

    """

  @Test(
    "A project of Todoist arrives with subtasks, sections, comments, labels, deadlines and repeats")
  func project() throws {
    let report = try test.read(Self.table, as: .todoist)
    #expect(report.added == 6)
    let rent = try test.titled("Pay rent")
    #expect(rent.tags.names == ["bank", "home"])
    #expect(rent.notes == "By transfer\nto the landlord")
    #expect(rent.priority == .p1)
    #expect(rent.planned?.text == "2026-12-20" && rent.due?.text == "2026-12-24")
    #expect(rent.estimatedDuration == 2_700)
    #expect(rent.links.map(\.url) == ["https://example.org/rent.pdf"])
    #expect(try test.comments(on: rent) == ["From the old account", "The contract"])
    let number = try test.titled("Ask for the number")
    #expect(number.parentID == rent.id && number.priority == .none)
    let call = try test.titled("Call again")
    #expect(call.parentID == number.id && call.priority == .p2)
    #expect(call.due?.text == "2026-11-22T16:00:00.000Z")
    let roses = try test.titled("Water the roses")
    #expect(try test.sectionName(of: roses) == "Garden")
    #expect(try test.sectionName(of: rent) == nil)
    #expect(roses.repeatRule?.text == "FREQ=DAILY" && roses.priority == .p3)
    #expect(roses.due?.text == "2026-11-22T08:00:00.000Z")
    #expect(try test.titled("A heading of old").kept?.contains("uncompletable") == true)
    let mowing = try test.titled("Mähen")
    #expect(mowing.repeatRule?.text == "FREQ=WEEKLY;BYDAY=MO" && mowing.due?.text == "2026-11-23")
    #expect(
      report.said == [
        "2: A row of the type “meta” is no task.",
        "3: “RESPONSIBLE” has no place here: it was only kept.",
        "12: “uncompletable” has no place here: it was only kept.",
      ])
    #expect(rent.kept?.contains("Grace (7654321)") == true)
  }

  @Test("The same project again changes nothing, and what was done here stays done")
  func again() throws {
    try test.read(Self.table, as: .todoist)
    #expect(try test.read(Self.table, as: .todoist, chunk: 7).unchanged == 6)
    let id = try test.titled("A heading of old").id
    try CompleteTasks(test.store).run([id], at: test.now)
    #expect(try test.read(Self.table, as: .todoist).unchanged == 6)
    #expect(try test.titled("A heading of old").completed != nil)
    #expect(try test.contents().comments.count == 2)
    let roses = try test.titled("Water the roses").id
    try CompleteTasks(test.store).run([roses], at: test.now)
    let due = try test.titled("Water the roses").due
    test.advance(seconds: 3 * 86_400)
    #expect(try test.read(Self.table, as: .todoist).unchanged == 6)
    #expect(try test.titled("Water the roses").due == due)
  }

  /// What the API gives of everything.
  static let everything = """
    {"full_sync":true,"sync_token":"TnYUZEpuzf2FMA9qzyY3j4xky6dXiYejmSO85S5paZ_a9y1FI85mBbIWZGpW",
     "labels":[{"id":"2156154810","name":"bank","color":"lime_green","item_order":0,"is_deleted":false,"is_favorite":false}],
     "projects":[
      {"id":"220474322","name":"Inbox","inbox_project":true,"child_order":0,"color":"grey","parent_id":null},
      {"id":"2203306141","name":"Home","parent_id":null,"child_order":1,"color":"blue","is_favorite":true,"view_style":"list"},
      {"id":"2203306142","name":"Garden","parent_id":"2203306141","child_order":0,"color":"green"}],
     "sections":[{"id":"7025","name":"Roses","project_id":"2203306142","section_order":1}],
     "items":[
      {"id":"2995104340","user_id":"2671355","project_id":"2203306142","section_id":"7025","parent_id":"2995104339",
       "content":"Buy fertiliser","description":"","priority":1,"due":null,"deadline":null,"duration":null,"child_order":2,
       "labels":[],"checked":true,"is_deleted":false,"added_at":"2026-11-02T10:00:00.000000Z","completed_at":"2026-11-05T11:00:00.000000Z","updated_at":"2026-11-05T11:00:00.000000Z"},
      {"id":"2995104339","user_id":"2671355","project_id":"2203306142","section_id":"7025","parent_id":null,
       "content":"Water the roses","description":"Not the leaves","priority":4,
       "due":{"date":"2026-11-22T09:00:00","is_recurring":true,"lang":"en","string":"every day at 9:00","timezone":null},
       "deadline":{"date":"2026-12-24","lang":"en"},"duration":{"amount":15,"unit":"minute"},"child_order":1,"day_order":-1,
       "collapsed":false,"labels":["bank","two words"],"added_by_uid":"2671355","assigned_by_uid":null,"responsible_uid":"2671362",
       "checked":false,"is_deleted":false,"sync_id":null,"added_at":"2026-11-01T10:00:00.000000Z","updated_at":"2026-11-20T10:00:00.000000Z"},
      {"id":"2995104341","project_id":"220474322","section_id":null,"parent_id":null,"content":"Call New York","description":"","priority":3,
       "due":{"date":"2026-11-23T15:00:00Z","is_recurring":false,"lang":"en","string":"23 Nov 10:00","timezone":"America/New_York"},
       "child_order":3,"labels":[],"checked":false,"added_at":"2026-11-01T10:00:00.000000Z","updated_at":"2026-11-01T10:00:00.000000Z"}],
     "notes":[{"id":"2992679862","item_id":"2995104339","content":"In the evening","posted_at":"2026-11-10T18:00:00.000000Z",
       "file_attachment":{"file_name":"roses.jpg","file_type":"image/jpeg","file_url":"https://example.org/roses.jpg"}}],
     "reminders":[{"id":"2992683215","item_id":"2995104341","type":"relative","minute_offset":30,"is_deleted":false}]}
    """

  @Test(
    "What Todoist's API gives arrives with lists, headings, times of zones, comments and reminders")
  func api() throws {
    let report = try test.read(Self.everything, as: .todoistJSON)
    #expect(report.added == 3)
    let roses = try test.titled("Water the roses")
    #expect(try test.projectName(of: roses) == "Home.Garden")
    #expect(try test.sectionName(of: roses) == "Roses")
    #expect(roses.priority == .p1 && roses.notes == "Not the leaves")
    #expect(roses.tags.names == ["bank", "two words"])
    #expect(roses.repeatRule?.text == "FREQ=DAILY" && roses.due?.text == "2026-11-22T09:00:00.000")
    #expect(roses.estimatedDuration == 900)
    #expect(roses.created.text == "2026-11-01T10:00:00.000Z")
    #expect(roses.modified.text == "2026-11-20T10:00:00.000Z")
    #expect(try test.comments(on: roses) == ["In the evening"])
    #expect(roses.links.map(\.url) == ["https://example.org/roses.jpg"])
    let fertiliser = try test.titled("Buy fertiliser")
    #expect(fertiliser.parentID == roses.id && fertiliser.priority == .none)
    #expect(fertiliser.completed?.text == "2026-11-05T11:00:00.000Z")
    let call = try test.titled("Call New York")
    #expect(call.projectID == Project.inboxID && call.priority == .p2)
    #expect(call.due?.text == "2026-11-23T15:00:00.000Z")
    #expect(try call.reminders == [Reminder(.due, offset: -1_800)])
    #expect(
      report.said == [
        "1: “responsible_uid” has no place here: it was only kept.",
        "1: The deadline of a task that repeats has no place here. It was only kept.",
      ])
    #expect(try test.read(Self.everything, as: .todoistJSON).unchanged == 3)
  }

  @Test("An array of tasks, without the names of their projects, is read as well")
  func array() throws {
    let report = try test.read(
      """
      [{"id":"1","project_id":"22","section_id":null,"content":"Pay rent","description":"","priority":1,
        "due":{"date":"2026-12-24","string":"Dec 24","lang":"en","is_recurring":false},"labels":[],"is_completed":false,
        "created_at":"2026-11-01T10:00:00.000000Z","url":"https://app.todoist.com/app/task/1","order":1,"parent_id":null}]
      """, as: .todoistJSON)
    #expect(report.added == 1)
    let rent = try test.titled("Pay rent")
    #expect(rent.due?.text == "2026-12-24" && rent.url.isEmpty)
    #expect(report.said == ["1: “project” has no place here: it was only kept."])
  }
}
