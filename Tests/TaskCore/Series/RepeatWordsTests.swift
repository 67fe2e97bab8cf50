import CTaskcore
import Glibc
import Testing

@testable import TaskCore

@Suite struct RepeatWordsTests {
  @Test("A rule becomes words, and a bad rule or mode an error with its field")
  func words() {
    var words: UnsafeMutablePointer<CChar>?
    #expect(
      repeatWords(
        store: nil, rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", mode: TASKCORE_REPEAT_FIXED,
        words: &words)
        == TASKCORE_OK)
    #expect(words.map { String(cString: $0) } == "every 2 weeks on Monday and Thursday")
    stringFree(string: words)
    #expect(
      repeatWords(store: nil, rule: "FREQ=DAILY", mode: 7, words: &words) == TASKCORE_EINVALID)
    #expect(words == nil)
    #expect(
      repeatWords(store: nil, rule: "FREQ=NEVER", mode: 0, words: &words) == TASKCORE_EINVALID)
    #expect(repeatWords(store: nil, rule: nil, mode: 0, words: &words) == TASKCORE_EINVALID)
    #expect(repeatWords(store: nil, rule: "FREQ=DAILY", mode: 0, words: nil) == TASKCORE_EINVALID)
  }

  @Test("Words become a rule and a mode; what is not understood is a parse error")
  func parsing() {
    var options = taskcore_open_options()
    options.struct_size = MemoryLayout<taskcore_open_options>.size
    var store: UnsafeMutablePointer<taskcore_store>?
    let path = strdup(":memory:")
    defer { free(path) }
    options.path = UnsafePointer(path)
    #expect(storeOpen(options: &options, store: &store) == TASKCORE_OK)
    defer { storeFree(store: store) }
    #expect(
      parse(store, "every 31st")
        == .init(TASKCORE_OK, "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD", 0))
    #expect(parse(store, "after 10 days") == .init(TASKCORE_OK, "FREQ=DAILY;INTERVAL=10", 1))
    #expect(
      parse(store, "every day at 9")
        == .init(TASKCORE_OK, "FREQ=DAILY;BYHOUR=9;BYMINUTE=0", 0))
    #expect(parse(store, "evry day") == .init(TASKCORE_EPARSE, nil, 0))
    #expect(lastError().pointee.column == 1)
    #expect(parse(store, nil) == .init(TASKCORE_EINVALID, nil, 0))
    var rule: UnsafeMutablePointer<CChar>?
    #expect(
      repeatParse(store: store, text: "after 2 days", rule: &rule, mode: nil) == TASKCORE_EINVALID)
    #expect(rule == nil)
  }

  private struct Answer: Equatable {
    var status: taskcore_status
    var rule: String?
    var mode: Int32

    init(_ status: taskcore_status, _ rule: String?, _ mode: Int32) {
      self.status = status
      self.rule = rule
      self.mode = mode
    }
  }

  private func parse(_ store: UnsafeMutablePointer<taskcore_store>?, _ text: String?) -> Answer {
    var rule: UnsafeMutablePointer<CChar>?
    var mode: Int32 = -1
    let copy = text.flatMap { strdup($0) }
    defer { free(copy) }
    let status = repeatParse(store: store, text: copy, rule: &rule, mode: &mode)
    defer { stringFree(string: rule) }
    return Answer(status, rule.map { String(cString: $0) }, mode)
  }
}
