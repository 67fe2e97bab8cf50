import CTaskcore
import Domain
import Language
import Storage
import TestSupport
import Testing

@testable import TaskCore

/// How the struct of a query becomes a query, and what is refused of it.
@Suite struct TaskQueryTests {
  /// 2026-06-15T12:00:00Z
  private let now = Instant(clamping: 1_781_524_800_000)

  private var reader: QueryReader { QueryReader(now: now, zone: FixedZone()) }

  private func query(_ change: (inout taskcore_query) -> Void = { _ in }) throws -> TaskQuery {
    var query = taskcore_query.sized
    change(&query)
    return try TaskQuery(&query, at: now, in: FixedZone(), reader)
  }

  private func field(_ change: (inout taskcore_query) -> Void) -> String? {
    do {
      _ = try query(change)
      return nil
    } catch let failure as Failure {
      return failure.kind == .invalid ? failure.field : "not invalid"
    } catch {
      return "no failure of ours"
    }
  }

  @Test("No query, and one without conditions, mean everything")
  func everything() throws {
    #expect(try TaskQuery(nil, at: now, in: FixedZone(), reader) == TaskQuery())
    #expect(try query() == TaskQuery())
  }

  @Test("Each bad number is refused with its member")
  func badNumbers() {
    #expect(field { $0.struct_size = 1 } == "struct_size")
    #expect(field { $0.fields = 1 << 29 } == "fields")
    #expect(field { $0.group = 10 } == "group")
    #expect(field { $0.group = -1 } == "group")
    #expect(field { $0.is_tree = 2 } == "is_tree")
    #expect(field { $0.offset = -1 } == "offset")
    #expect(field { $0.text_fields = 1 << 60 } == "text_fields")
    #expect(field { $0.sort_count = 9 } == "sorts")
    #expect(field { $0.sort_count = -1 } == "sorts")
    #expect(field { $0.sort_count = 1 } == "sorts")
  }

  @Test("A message reads a size as C has it")
  func hugeNumbers() {
    for change: (inout taskcore_query) -> Void in [
      { $0.struct_size = -1 }, { $0.sort_count = -1 },
    ] {
      let failure = #expect(throws: Failure.self) { try query(change) }
      #expect(failure?.message.description.contains(" 18446744073709551615") == true)
    }
    var input = taskcore_task_input.sized
    input.fields = TASKCORE_TASK_TAGS
    input.tag_count = -1
    let failure = #expect(throws: Failure.self) { try TaskInput(input, in: FixedZone()) }
    #expect(failure?.message.description.contains("not 18446744073709551615") == true)
  }

  @Test(
    "Each bad condition is refused with its member, but only when it is given",
    arguments: [
      (TASKCORE_QUERY_PROJECTS, "projects"),
      (TASKCORE_QUERY_PROJECT_IDS, "project_ids"), (TASKCORE_QUERY_TAGS_ANY, "tags_any"),
      (TASKCORE_QUERY_TAGS_ALL, "tags_all"), (TASKCORE_QUERY_TAGS_NONE, "tags_none"),
      (TASKCORE_QUERY_PRIORITIES, "priorities"), (TASKCORE_QUERY_STATUSES, "statuses"),
      (TASKCORE_QUERY_SLOTS, "slots"), (TASKCORE_QUERY_FAVOURITE, "favourite"),
      (TASKCORE_QUERY_BLOCKED, "blocked"), (TASKCORE_QUERY_BLOCKING, "blocking"),
      (TASKCORE_QUERY_OVERDUE, "overdue"), (TASKCORE_QUERY_HIDDEN, "hidden"),
      (TASKCORE_QUERY_ARCHIVED, "archived"), (TASKCORE_QUERY_DUE_FROM, "due_from_ms"),
      (TASKCORE_QUERY_DUE_BEFORE, "due_before_ms"),
      (TASKCORE_QUERY_COMPLETED_FROM, "completed_from_ms"),
      (TASKCORE_QUERY_COMPLETED_BEFORE, "completed_before_ms"), (TASKCORE_QUERY_IDS, "ids"),
      (TASKCORE_QUERY_VIEW, "view"),
    ])
  func badCondition(bit: UInt64, expected: String) {
    func spoil(_ query: inout taskcore_query) {
      query.project_count = 1
      query.project_id_count = 1
      query.tags_any_count = 1
      query.tags_all_count = 1
      query.tags_none_count = 1
      query.id_count = -1
      query.priorities = 32
      query.statuses = 16
      query.slots = 32
      (query.favourite, query.blocked, query.blocking, query.overdue) = (3, 3, -1, 3)
      (query.hidden, query.archived) = (3, -1)
      (query.due_from_ms, query.due_before_ms) = (.min, .max)
      (query.completed_from_ms, query.completed_before_ms) = (.max, .min)
      query.view = 15
    }
    #expect(field(spoil) == nil)
    #expect(
      field {
        spoil(&$0)
        $0.fields = bit
      } == expected)
  }

  @Test("A mask without any bit means nothing, and is refused")
  func emptyMasks() {
    #expect(field { $0.fields = TASKCORE_QUERY_PRIORITIES } == "priorities")
    #expect(field { $0.fields = TASKCORE_QUERY_STATUSES } == "statuses")
    #expect(field { $0.fields = TASKCORE_QUERY_SLOTS } == "slots")
  }

  @Test("Names that no tag can have are refused, and more tags than a task can have")
  func badTags() {
    "".withCString { name in
      let names: [UnsafePointer<CChar>?] = [name]
      names.withUnsafeBufferPointer { names in
        #expect(
          field {
            $0.fields = TASKCORE_QUERY_TAGS_NONE
            $0.tags_none = names.baseAddress
            $0.tags_none_count = 1
          } == "tags_none")
        #expect(
          field {
            $0.fields = TASKCORE_QUERY_TAGS_ALL
            $0.tags_all = names.baseAddress
            $0.tags_all_count = 10_000
          } == "tags_all")
      }
    }
  }

  @Test("A day without a view that shows it is refused, and so is an interval that ends first")
  func viewDays() {
    func view(_ kind: Int32, _ fields: UInt64, _ first: Int32, _ last: Int32 = 0) -> String? {
      field {
        $0.fields = TASKCORE_QUERY_VIEW | fields
        ($0.view, $0.view_date, $0.view_last_date) = (kind, first, last)
      }
    }
    let date = TASKCORE_QUERY_VIEW_DATE
    let last = TASKCORE_QUERY_VIEW_LAST_DATE
    #expect(view(TASKCORE_VIEW_MORNING, date, 2026_06_15) == nil)
    #expect(view(TASKCORE_VIEW_MORNING, date, 2026_02_30) == "view_date")
    #expect(view(TASKCORE_VIEW_INBOX, date, 2026_06_15) == "view_date")
    #expect(view(TASKCORE_VIEW_MORNING, last, 0, 2026_06_15) == "view_last_date")
    #expect(view(TASKCORE_VIEW_COMPLETED, date | last, 2026_06_15, 2026_06_15) == nil)
    #expect(
      view(TASKCORE_VIEW_COMPLETED, date | last, 2026_06_15, 2026_06_14) == "view_last_date")
    #expect(
      field {
        $0.fields = date
        $0.view_date = 2026_06_15
      } == "view")
  }

  @Test("Each sort is checked, and takes the place of the view's own")
  func sorts() throws {
    var sort = taskcore_sort(
      struct_size: MemoryLayout<taskcore_sort>.size, key: TASKCORE_SORT_TITLE, is_descending: 1,
      field: nil)
    func sorted(_ sort: inout taskcore_sort) throws -> [TaskQuery.Sort] {
      try withUnsafePointer(to: sort) { pointer in
        try query {
          $0.fields = TASKCORE_QUERY_VIEW
          $0.view = TASKCORE_VIEW_NEXT
          $0.sorts = pointer
          $0.sort_count = 1
        }.sort
      }
    }
    #expect(try sorted(&sort) == [.init(.title, descending: true)])
    sort.is_descending = 2
    #expect(throws: Failure.self) { try sorted(&sort) }
    sort.is_descending = 0
    sort.key = 99
    #expect(throws: Failure.self) { try sorted(&sort) }
    sort.key = 0
    sort.struct_size = 0
    #expect(throws: Failure.self) { try sorted(&sort) }
    let view = try query {
      $0.fields = TASKCORE_QUERY_VIEW
      $0.view = TASKCORE_VIEW_NEXT
    }
    #expect(view.sort == [.init(.urgency)])
  }

  @Test("Limit, offset, group and tree are taken over")
  func arrangement() throws {
    let query = try query {
      $0.limit = 3
      $0.offset = 4
      $0.group = TASKCORE_GROUP_DUE_DAY
      $0.is_tree = 1
    }
    #expect(query.limit == 3)
    #expect(query.offset == 4)
    #expect(query.grouping == .dueDay)
    #expect(query.isTree)
  }
}
