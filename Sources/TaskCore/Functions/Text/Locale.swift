public import CTaskcore
import Domain
import Localization
import UseCases

/// Sets the language of this device: of what the library shows and reads, and of the sentences of its errors.
/// It is English at first. What is stored, files, keys, numbers and dates of files, and the codes and fields of errors
/// are the same in every language. The setting is in no export, and stays on this device.
///
/// Another process that has the store open sees it when it calls `taskcore_poll`, or opens it again.
///
/// - Parameters:
///   - store: the store.
///   - language: `en`, `fr`, `de` or `es`, also with a region behind it, which is left out (`fr-CA`); `system` for that
///     of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`), and English where it is none of these; for tests of a
///     program's own screens `en-XA`, English in brackets, and `ar-XB`, English from the right to the left; NULL: as it
///     is at first.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another language; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with it set.
///   Since 0.1.0.
@c(taskcore_language_set)
public func languageSet(store: StorePointer, language: CText) -> taskcore_status {
  call(store) { handle in
    let name = try language.map { _ in try text(language, "language") }
    try SetLocale(handle.store).run(language: name, at: handle.now())
    try handle.updateLocale()
  }
}

/// Tells the language that texts are shown in: `en`, `fr`, `de`, `es`, `en-XA` or `ar-XB`, and of `system` what the
/// environment said when the store was opened.
///
/// - Parameters:
///   - store: the store.
///   - language: receives it, to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`,
///   `TASKCORE_ENOMEM`.
///   Since 0.1.0.
@c(taskcore_language)
public func language(store: StorePointer, language: Out<OwnedText>) -> taskcore_status {
  language?.pointee = nil
  return call(store) { handle in
    try required(language, "language").pointee = copied(handle.ownLocale.language.rawValue)
  }
}

/// Sets the region of this device: the order of dates in figures, the first day of the week, and how numbers and amounts
/// are written, as Unicode CLDR has them. At first it is that of the language, France for French for example; English
/// has none, and reads no date that could be of two days, such as 1/2. The setting is in no export, and stays on this
/// device.
///
/// - Parameters:
///   - store: the store.
///   - region: a code of ISO 3166-1, such as `FR`; `system` for that of the environment (`LC_ALL`, `LC_TIME`, `LANG`);
///     NULL: as it is at first.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another region; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with it set.
///   Since 0.1.0.
@c(taskcore_region_set)
public func regionSet(store: StorePointer, region: CText) -> taskcore_status {
  call(store) { handle in
    let code = try region.map { _ in try text(region, "region") }
    try SetLocale(handle.store).run(region: code, at: handle.now())
    try handle.updateLocale()
  }
}

/// Tells the region whose numbers and dates are shown: a code of ISO 3166-1, and "" for none.
///
/// - Parameters:
///   - store: the store.
///   - region: receives it, to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`,
///   `TASKCORE_ENOMEM`.
///   Since 0.1.0.
@c(taskcore_region)
public func region(store: StorePointer, region: Out<OwnedText>) -> taskcore_status {
  region?.pointee = nil
  return call(store) { handle in
    try required(region, "region").pointee = copied(handle.ownLocale.region.code)
  }
}

/// Says the texts of screens, lists and documents in another language than the one that is set, on this handle alone:
/// for what is written for programs, whose words are the same everywhere. What is read, and the sentences of errors,
/// stay in the language that is set. Numbers and dates in texts are those of that language.
///
/// - Parameters:
///   - store: the store.
///   - language: as for `taskcore_language_set`; NULL: the one that is set, as at first.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another language; `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_texts_language_set)
public func textsLanguageSet(store: StorePointer, language: CText) -> taskcore_status {
  call(store) { handle in
    guard language != nil else { return handle.sayTexts(in: nil) }
    var settings = LocaleSettings()
    settings.language = try LocaleSettings.language(named: text(language, "language"))
    handle.sayTexts(in: Locale(settings))
  }
}
