public import CTaskcore
import Domain
import Language
import ViewModels

/// Makes a repeat rule of words such as "every 2 weeks on mon, thu", "every last friday" or
/// "after 10 days", as the store's clock and zone stand.
///
/// A time, as in "every day at 9:00", becomes a part of the rule, and a first day, for which a rule has
/// no place, is refused. docs/repeats.md lists what is understood; a rule as RFC 5545 writes it is taken
/// as it is.
///
/// - Parameters:
///   - store: the store.
///   - text: the words, at most 1,100 bytes.
///   - rule: receives the RRULE, to be freed with `taskcore_string_free`; NULL on failure.
///   - mode: receives `TASKCORE_REPEAT_FIXED` or `TASKCORE_REPEAT_AFTER_COMPLETION`; 0 on failure. NULL
///     is fine for words that say nothing of completion.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EPARSE`, with line and column, for what is not understood;
///   `TASKCORE_EINVALID` for NULL and for invalid UTF-8; what the clock answers; `TASKCORE_EBUSY`,
///   `TASKCORE_EMISUSE`, `TASKCORE_ENOMEM`.
///   Since 0.1.0.
@c(taskcore_repeat_parse)
public func repeatParse(
  store: StorePointer, text: CText, rule: Out<OwnedText>, mode: Out<Int32>
) -> taskcore_status {
  rule?.pointee = nil
  mode?.pointee = TASKCORE_REPEAT_FIXED
  return call(store) { handle in
    let rule = try required(rule, "rule")
    let phrase = try RepeatPhrase(
      TaskCore.text(text, "text"),
      dates: handle.dates(at: handle.now()))
    if mode == nil, phrase.isAfterCompletion {
      throw Failure(
        .invalid, "The mode must not be NULL: these words count from the completion.",
        field: "mode")
    }
    rule.pointee = try copied(phrase.ruleWithClock().text)
    let read = phrase.isAfterCompletion ? RepeatMode.afterCompletion : .fixed
    mode?.pointee = read.rawValue
  }
}

/// Says a repeat rule in words, such as "every 2 weeks on Monday and Thursday".
///
/// In the same language, `taskcore_repeat_parse` makes the same rule of them, but for rules that it has no words for;
/// these come as a sentence with all their parts.
///
/// - Parameters:
///   - store: whose language the words are in; NULL for English.
///   - rule: an RRULE of RFC 5545.
///   - mode: `TASKCORE_REPEAT_FIXED` or `TASKCORE_REPEAT_AFTER_COMPLETION`.
///   - words: receives the words, to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what is no rule or no mode, for NULL and for
///   invalid UTF-8; `TASKCORE_EBUSY`, `TASKCORE_EMISUSE`, `TASKCORE_ENOMEM`.
///   Since 0.1.0.
@c(taskcore_repeat_words)
public func repeatWords(
  store: StorePointer, rule: CText, mode: Int32, words: Out<OwnedText>
) -> taskcore_status {
  words?.pointee = nil
  return saying(store) { wording in
    let words = try required(words, "words")
    let rule = try Failure.about("rule") { try RepeatRule(text(rule, "rule")) }
    let mode = try Failure.about("mode") { try RepeatMode(code: mode) }
    words.pointee = try copied(
      wording.repeats(rule, isAfterCompletion: mode == .afterCompletion))
  }
}
