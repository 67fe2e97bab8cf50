// SPDX-License-Identifier: Apache-2.0
/// What needs no store.
// Generated from data/taskcore.json by "make header"; do not edit it.
#ifndef TASKCORE_GENERATED_FUNCTIONS_HPP
#define TASKCORE_GENERATED_FUNCTIONS_HPP

#include <taskcore.h>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../arguments.hpp"
#include "../callbacks.hpp"
#include "../config.hpp"
#include "handles.hpp"
#include "values.hpp"

TASKCORE_BEGIN

/// Tells the version of the library that is running.
[[nodiscard]] inline std::string_view version() { return taskcore_version(); }

/// Tells which programs can run with this library: those built for the same number.
[[nodiscard]] inline std::int32_t abi_version() { return taskcore_abi_version(); }

/// `default_path`, with the error as a value.
inline result<std::string> try_default_path() {
  char *c_path = nullptr;
  taskcore_error *said = nullptr;
  const auto status = taskcore_default_path_e(&c_path, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return internal::take(c_path);
}
/// Tells where the user's own store is: `$XDG_DATA_HOME/taskcore/taskcore.db`, and
/// `~/.local/share/taskcore/taskcore.db` without that variable.
inline std::string default_path() {
  return internal::unwrap(try_default_path());
}

/// `colour_rgb`, with the error as a value.
inline result<std::uint32_t> try_colour_rgb(taskcore::colour token, taskcore::theme theme) {
  std::uint32_t c_rgb{};
  taskcore_error *said = nullptr;
  const auto status = taskcore_colour_e(
      static_cast<std::int32_t>(token), static_cast<std::int32_t>(theme), &c_rgb, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return c_rgb;
}
/// Tells what a colour looks like on a light or a dark screen. Texts in each can be read, with a
/// contrast of at least 4.5 to 1 (WCAG 2): in the light theme on white, `#FFFFFF`; in the dark one
/// on `#121212`, and on `#1E1E1E` for what is raised above it.
/// @param token `TASKCORE_COLOUR_...`.
/// @param theme `TASKCORE_THEME_...`.
inline std::uint32_t colour_rgb(taskcore::colour token, taskcore::theme theme) {
  return internal::unwrap(try_colour_rgb(token, theme));
}

/// `zone_to_local`, with the error as a value.
inline result<taskcore::local_time> try_zone_to_local(
    std::string_view zone, taskcore::instant instant_ms) {
  internal::arguments kept;
  const char *const c_zone = kept.copy(zone, "zone");
  taskcore_local_time c_local;
  static_cast<void>(taskcore_local_time_init(&c_local, sizeof c_local));
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_zone_to_local_e(c_zone, internal::raw(instant_ms), &c_local, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return internal::mapping<taskcore::local_time>::read(c_local);
}
/// Tells what calendar and clock show in a zone at an instant.
/// @param zone the IANA name, such as `Europe/Paris`. Its rules are read anew from the system's
/// time zone data.
/// @param instant_ms milliseconds since 1970 UTC, years 1 to 9999.
inline taskcore::local_time zone_to_local(std::string_view zone, taskcore::instant instant_ms) {
  return internal::unwrap(try_zone_to_local(zone, instant_ms));
}

/// `zone_from_local`, with the error as a value.
inline result<taskcore::instant> try_zone_from_local(
    std::string_view zone, const taskcore::local_time &local) {
  internal::arguments kept;
  const char *const c_zone = kept.copy(zone, "zone");
  taskcore_local_time c_local;
  internal::mapping<taskcore::local_time>::fill(c_local, local, kept);
  std::int64_t c_instant_ms{};
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_zone_from_local_e(c_zone, &c_local, &c_instant_ms, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return internal::to_instant(c_instant_ms);
}
/// Tells the instant at which calendar and clock show something in a zone. RFC 5545, section 3.3.5:
/// of a time that happens twice, the first is meant; a time that is skipped is read with the offset
/// from before the gap.
/// @param zone the IANA name, such as `Europe/Paris`. Its rules are read anew from the system's
/// time zone data.
/// @param local the time; its `utc_offset_s` does not matter.
inline taskcore::instant zone_from_local(std::string_view zone, const taskcore::local_time &local) {
  return internal::unwrap(try_zone_from_local(zone, local));
}

/// `currency_digits`, with the error as a value.
inline result<std::int32_t> try_currency_digits(std::string_view currency) {
  internal::arguments kept;
  const char *const c_currency = kept.copy(currency, "currency");
  std::int32_t c_digits{};
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_currency_digits_e(c_currency, &c_digits, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return c_digits;
}
/// Tells how many decimals the minor unit of a currency is, as ISO 4217 has it: 2 for cents of EUR,
/// 0 for yen.
/// @param currency its code, such as "EUR".
inline std::int32_t currency_digits(std::string_view currency) {
  return internal::unwrap(try_currency_digits(currency));
}

/// `amount_text`, with the error as a value.
inline result<std::string> try_amount_text(
    std::int64_t amount_minor, std::string_view currency, std::string_view language) {
  internal::arguments kept;
  const char *const c_currency = kept.copy(currency, "currency");
  const char *const c_language = kept.copy(language, "language");
  char *c_text = nullptr;
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_amount_text_e(amount_minor, c_currency, c_language, &c_text, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return internal::take(c_text);
}
/// Writes an amount as an invoice of a language has it, such as "1 234,56" with the sign of the
/// euro behind it, or before "1,234.56" in English.
/// @param amount_minor the amount in minor units, at most 10^12 units of the currency either way.
/// @param currency its code, such as "EUR".
/// @param language "fr" or "en", maybe with a country.
inline std::string amount_text(
    std::int64_t amount_minor, std::string_view currency, std::string_view language) {
  return internal::unwrap(try_amount_text(amount_minor, currency, language));
}

/// `amount_parse`, with the error as a value.
inline result<std::int64_t> try_amount_parse(std::string_view text, std::string_view currency) {
  internal::arguments kept;
  const char *const c_text = kept.copy(text, "text");
  const char *const c_currency = kept.copy(currency, "currency");
  std::int64_t c_amount_minor{};
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_amount_parse_e(c_text, c_currency, &c_amount_minor, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return c_amount_minor;
}
/// Reads an amount as people write it: "1 234,56", "1,234.56" and "1.234,56" are the same.
/// @param text the number, without the currency. In one such as "1,234", which could be either, a
/// comma groups digits and a point is before decimals.
/// @param currency its code, such as "EUR".
inline std::int64_t amount_parse(std::string_view text, std::string_view currency) {
  return internal::unwrap(try_amount_parse(text, currency));
}

/// `backup_newest`, with the error as a value.
inline result<std::string> try_backup_newest(std::optional<std::string_view> path = std::nullopt) {
  internal::arguments kept;
  const char *const c_path = kept.copy(path, "path");
  char *c_backup = nullptr;
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_backup_newest_e(c_path, &c_backup, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return internal::take(c_backup);
}
/// Tells which backup of a store is the newest in the folder beside it, as for one that is damaged.
/// @param path the store, which need not be there any more; NULL for the user's own.
inline std::string backup_newest(std::optional<std::string_view> path = std::nullopt) {
  return internal::unwrap(try_backup_newest(path));
}

/// `restore`, with the error as a value.
inline result<std::string> try_restore(
    std::string_view backup, std::optional<std::string_view> path = std::nullopt,
    progress_function progress = {}) {
  internal::arguments kept;
  auto &callbacks = kept.keep<internal::payload>();
  const char *const c_backup = kept.copy(backup, "backup");
  const char *const c_path = kept.copy(path, "path");
  const auto c_progress = progress ? internal::payload::call_progress : nullptr;
  callbacks.progress = std::move(progress);
  char *c_kept = nullptr;
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_restore_e(c_backup, c_path, c_progress, &callbacks, &c_kept, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return internal::take(c_kept);
}
/// Puts a backup in the place of a store, and keeps what was there. The backup is copied, read from
/// its first page to its last and upgraded before anything else happens. A store that is whole is
/// copied to the same path with `.before-restore` behind it, in place of an older such copy, and
/// then written over in one commit: programs that have it open go on with what was restored. One
/// that is damaged is moved to the same path with `.damaged` behind it, with its log, for
/// taskcore_recover. What is restored is another replica: its later steps have a uid of their own.
/// @param backup a backup, or any other store.
/// @param path the store, which need not be there; NULL for the user's own.
/// @param progress is told how many pages of the backup are copied, of how many, and the same again
/// some every 50 ms until the store is written over; NULL is fine.
inline std::string restore(
    std::string_view backup, std::optional<std::string_view> path = std::nullopt,
    progress_function progress = {}) {
  return internal::unwrap(try_restore(backup, path, std::move(progress)));
}

/// `hub_create`, with the error as a value.
inline result<void> try_hub_create(const taskcore::hub_options &options) {
  internal::arguments kept;
  taskcore_hub_options c_options;
  internal::mapping<taskcore::hub_options>::fill(c_options, options, kept);
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_hub_create_e(&c_options, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return {};
}
/// Creates the tables of a hub in a PostgreSQL database, or upgrades them to this version; their
/// rows are kept. The role that connects owns them. Where the server has Citus, they are
/// distributed by store.
/// @param options the hub.
inline void hub_create(const taskcore::hub_options &options) {
  internal::unwrap(try_hub_create(options));
}

/// `hub_check`, with the error as a value.
inline result<taskcore::hub_report> try_hub_check(const taskcore::hub_options &options) {
  internal::arguments kept;
  taskcore_hub_options c_options;
  internal::mapping<taskcore::hub_options>::fill(c_options, options, kept);
  taskcore_hub_report c_report;
  static_cast<void>(taskcore_hub_report_init(&c_report, sizeof c_report));
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_hub_check_e(&c_options, &c_report, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return internal::mapping<taskcore::hub_report>::read(c_report);
}
/// Reports the server of a hub, and how much data it holds. It reads all that the role may see,
/// which takes long where there is much.
/// @param options the hub.
inline taskcore::hub_report hub_check(const taskcore::hub_options &options) {
  return internal::unwrap(try_hub_check(options));
}

/// `hub_grant`, with the error as a value.
inline result<void> try_hub_grant(
    const taskcore::hub_options &options, std::string_view role,
    std::optional<std::string_view> store_name = std::nullopt) {
  internal::arguments kept;
  taskcore_hub_options c_options;
  internal::mapping<taskcore::hub_options>::fill(c_options, options, kept);
  const char *const c_role = kept.copy(role, "role");
  const char *const c_store_name = kept.copy(store_name, "store_name");
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_hub_grant_e(&c_options, c_role, c_store_name, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return {};
}
/// Lets a role sync a store through a hub. By row-level security, it sees that store alone. Without
/// that, as in older versions of CockroachDB, nothing is granted: a proxy keeps stores apart there.
/// @param options the hub, by a role that owns its tables.
/// @param role the role, which is there.
/// @param store_name the store, as the `store` of an address names it: 1 to 63 bytes. NULL: that
/// which is called like the role, as in an address without `store`.
inline void hub_grant(
    const taskcore::hub_options &options, std::string_view role,
    std::optional<std::string_view> store_name = std::nullopt) {
  internal::unwrap(try_hub_grant(options, role, store_name));
}

/// `hub_revoke`, with the error as a value.
inline result<void> try_hub_revoke(
    const taskcore::hub_options &options, std::string_view role, std::string_view store_name) {
  internal::arguments kept;
  taskcore_hub_options c_options;
  internal::mapping<taskcore::hub_options>::fill(c_options, options, kept);
  const char *const c_role = kept.copy(role, "role");
  const char *const c_store_name = kept.copy(store_name, "store_name");
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_hub_revoke_e(&c_options, c_role, c_store_name, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return {};
}
/// Lets a role sync a store through a hub no longer; what it left there stays.
/// @param options the hub, by a role that owns its tables.
/// @param role the role.
/// @param store_name as in taskcore_hub_grant.
inline void hub_revoke(
    const taskcore::hub_options &options, std::string_view role, std::string_view store_name) {
  internal::unwrap(try_hub_revoke(options, role, store_name));
}

/// `hub_sweep`, with the error as a value.
inline result<taskcore::hub_sweep_report> try_hub_sweep(
    const taskcore::hub_options &options, std::optional<std::string_view> store_name,
    std::int64_t older_than_days) {
  internal::arguments kept;
  taskcore_hub_options c_options;
  internal::mapping<taskcore::hub_options>::fill(c_options, options, kept);
  const char *const c_store_name = kept.copy(store_name, "store_name");
  taskcore_hub_sweep_report c_report;
  static_cast<void>(taskcore_hub_sweep_report_init(&c_report, sizeof c_report));
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_hub_sweep_e(
      &c_options, c_store_name, older_than_days, &c_report, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return internal::mapping<taskcore::hub_sweep_report>::read(c_report);
}
/// Removes from a hub what its snapshots have made needless: old batches of steps, and snapshots
/// but the newest of each device. A device that comes back later takes in the snapshot, and loses
/// nothing. What a call that ends early has removed is gone, and the next one goes on.
/// @param options the hub.
/// @param store_name of which store; NULL: of all that the role may see.
/// @param older_than_days how many days batches of steps stay there at least, by the clock of the
/// server: 0 to 36,500.
inline taskcore::hub_sweep_report hub_sweep(
    const taskcore::hub_options &options, std::optional<std::string_view> store_name,
    std::int64_t older_than_days) {
  return internal::unwrap(try_hub_sweep(options, store_name, older_than_days));
}

/// `hub_remove`, with the error as a value.
inline result<void> try_hub_remove(
    const taskcore::hub_options &options, std::string_view store_name) {
  internal::arguments kept;
  taskcore_hub_options c_options;
  internal::mapping<taskcore::hub_options>::fill(c_options, options, kept);
  const char *const c_store_name = kept.copy(store_name, "store_name");
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_hub_remove_e(&c_options, c_store_name, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return {};
}
/// Deletes all that a hub has of a store, for good. Devices that are still synced through it leave
/// there anew what they have.
/// @param options the hub.
/// @param store_name the store.
inline void hub_remove(const taskcore::hub_options &options, std::string_view store_name) {
  internal::unwrap(try_hub_remove(options, store_name));
}

/// `authorization_begin`, with the error as a value.
inline result<taskcore::authorization> try_authorization_begin(
    const taskcore::authorization_options &options) {
  internal::arguments kept;
  taskcore_authorization_options c_options;
  internal::mapping<taskcore::authorization_options>::fill(c_options, options, kept);
  taskcore_authorization *c_authorization = nullptr;
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_authorization_begin_e(&c_options, &c_authorization, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return taskcore::authorization(c_authorization, kept.released());
}
/// Begins to ask a user of Google for access, as a program on a desktop does (RFC 8252, with PKCE).
/// Nothing is sent yet. The browser is sent to the address that taskcore_authorization_contents
/// gives. It comes back to the redirect, where the program listens for one request, whose query it
/// gives to taskcore_authorization_finish. An access token is what taskcore_sync_set_password gives
/// for an account of Google.
/// @param options who asks for what. Their callback is called until the authorization is freed.
inline taskcore::authorization authorization_begin(const taskcore::authorization_options &options) {
  return internal::unwrap(try_authorization_begin(options));
}

/// `authorization_refresh`, with the error as a value.
inline result<taskcore::tokens> try_authorization_refresh(
    const taskcore::authorization_options &options, std::string_view refresh_token) {
  internal::arguments kept;
  taskcore_authorization_options c_options;
  internal::mapping<taskcore::authorization_options>::fill(c_options, options, kept);
  const char *const c_refresh_token = kept.copy(refresh_token, "refresh_token");
  taskcore_tokens *c_tokens = nullptr;
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_authorization_refresh_e(
      &c_options, c_refresh_token, &c_tokens, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return taskcore::tokens(c_tokens);
}
/// Gets a new access token.
/// @param options the client that the refresh token was given to.
/// @param refresh_token what taskcore_authorization_finish gave.
inline taskcore::tokens authorization_refresh(
    const taskcore::authorization_options &options, std::string_view refresh_token) {
  return internal::unwrap(try_authorization_refresh(options, refresh_token));
}

/// `authorization_revoke`, with the error as a value.
inline result<void> try_authorization_revoke(
    const taskcore::authorization_options &options, std::string_view token) {
  internal::arguments kept;
  taskcore_authorization_options c_options;
  internal::mapping<taskcore::authorization_options>::fill(c_options, options, kept);
  const char *const c_token = kept.copy(token, "token");
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_authorization_revoke_e(&c_options, c_token, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return {};
}
/// Takes back what a user allowed: all tokens that came of it end.
/// @param options the client.
/// @param token an access token or a refresh token.
inline void authorization_revoke(
    const taskcore::authorization_options &options, std::string_view token) {
  internal::unwrap(try_authorization_revoke(options, token));
}

/// `repeat_words`, with the error as a value.
inline result<std::string> try_repeat_words(std::string_view rule, taskcore::repeat_mode mode) {
  internal::arguments kept;
  const char *const c_rule = kept.copy(rule, "rule");
  char *c_words = nullptr;
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_repeat_words_e(
      nullptr, c_rule, static_cast<std::int32_t>(mode), &c_words, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return internal::take(c_words);
}
/// Says a repeat rule in words, such as "every 2 weeks on Monday and Thursday". In the same
/// language, taskcore_repeat_parse makes the same rule of them, but for rules that it has no words
/// for; these come as a sentence with all their parts.
/// @param rule an RRULE of RFC 5545.
/// @param mode TASKCORE_REPEAT_FIXED or TASKCORE_REPEAT_AFTER_COMPLETION.
inline std::string repeat_words(std::string_view rule, taskcore::repeat_mode mode) {
  return internal::unwrap(try_repeat_words(rule, mode));
}

/// `countdown_label`, with the error as a value.
inline result<std::string> try_countdown_label(const taskcore::countdown &countdown) {
  internal::arguments kept;
  taskcore_countdown c_countdown;
  internal::mapping<taskcore::countdown>::fill(c_countdown, countdown, kept);
  char *c_label = nullptr;
  if (kept.refused()) return kept.refusal();
  taskcore_error *said = nullptr;
  const auto status = taskcore_countdown_label_e(nullptr, &c_countdown, &c_label, &said);
  if (status != TASKCORE_OK) return internal::failure(status, said);
  return internal::take(c_label);
}
/// Says a countdown in words: `2 days 3 h left`, `starts in 45 min`, `3 h late` or `done`.
/// @param countdown the countdown, of which the phase and `remaining_ms` count.
inline std::string countdown_label(const taskcore::countdown &countdown) {
  return internal::unwrap(try_countdown_label(countdown));
}

TASKCORE_END

#endif
