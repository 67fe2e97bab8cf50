// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! What needs no store.

use std::cell::RefCell;
use std::io::{Read, Write};
use std::ptr;
use taskcore_sys as sys;
use super::enumerations::*;
use super::handles::*;
use super::values::*;
use crate::arguments::*;
use crate::call::call;
use crate::callbacks::*;
use crate::text::{take_bytes, take_text, text};
use crate::{transport, Date, Moment, Result, Span, Timestamp, Transport};

/// Tells the version of the library that is running.
pub fn version() -> &'static str {
    // SAFETY: the text is the library's for good.
    unsafe { text(sys::taskcore_version()) }
}

/// Tells which programs can run with this library: those built for the same number.
pub fn abi_version() -> i32 {
    // SAFETY: it needs nothing.
    unsafe { sys::taskcore_abi_version() }
}

/// Tells where the user's own store is: `$XDG_DATA_HOME/taskcore/taskcore.db`, and
/// `~/.local/share/taskcore/taskcore.db` without that variable.
pub fn default_path() -> Result<String> {
    let mut c_path = ptr::null_mut();
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe { sys::taskcore_default_path_e(&mut c_path, said) })?;
    // SAFETY: C gave it to this caller.
    Ok(unsafe { take_text(c_path) })
}

/// Tells what a colour looks like on a light or a dark screen. Texts in each can be read, with a
/// contrast of at least 4.5 to 1 (WCAG 2): in the light theme on white, `#FFFFFF`; in the dark one
/// on `#121212`, and on `#1E1E1E` for what is raised above it.
///
/// - `token`: `TASKCORE_COLOUR_...`.
/// - `theme`: `TASKCORE_THEME_...`.
pub fn colour(token: Colour, theme: Theme) -> Result<u32> {
    let mut c_rgb = 0;
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe { sys::taskcore_colour_e(token.0, theme.0, &mut c_rgb, said) })?;
    Ok(c_rgb)
}

/// Tells what calendar and clock show in a zone at an instant.
///
/// - `zone`: the IANA name, such as `Europe/Paris`. Its rules are read anew from the system's time
///   zone data.
/// - `instant_ms`: milliseconds since 1970 UTC, years 1 to 9999.
pub fn zone_to_local(zone: &str, instant_ms: Timestamp) -> Result<LocalTime> {
    let c_zone = to_c(zone, "zone")?;
    let mut c_local = defaults(<LocalTime as Output>::INIT);
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_zone_to_local_e(c_zone.as_ptr(), instant_ms.0, &mut c_local, said)
    })?;
    // SAFETY: C gave it to this caller.
    Ok(unsafe { LocalTime::read(&c_local) })
}

/// Tells the instant at which calendar and clock show something in a zone. RFC 5545, section 3.3.5:
/// of a time that happens twice, the first is meant; a time that is skipped is read with the offset
/// from before the gap.
///
/// - `zone`: the IANA name, such as `Europe/Paris`. Its rules are read anew from the system's time
///   zone data.
/// - `local`: the time; its `utc_offset_s` does not matter.
pub fn zone_from_local(zone: &str, local: &LocalTime) -> Result<Timestamp> {
    let mut kept = Arguments::default();
    let c_zone = to_c(zone, "zone")?;
    let c_local = kept.filled(local)?;
    let mut c_instant_ms = 0;
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_zone_from_local_e(c_zone.as_ptr(), &c_local, &mut c_instant_ms, said)
    })?;
    Ok(Timestamp(c_instant_ms))
}

/// Tells how many decimals the minor unit of a currency is, as ISO 4217 has it: 2 for cents of EUR,
/// 0 for yen.
///
/// - `currency`: its code, such as "EUR".
pub fn currency_digits(currency: &str) -> Result<i32> {
    let c_currency = to_c(currency, "currency")?;
    let mut c_digits = 0;
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_currency_digits_e(c_currency.as_ptr(), &mut c_digits, said)
    })?;
    Ok(c_digits)
}

/// Writes an amount as an invoice of a language has it, such as "1 234,56" with the sign of the
/// euro behind it, or before "1,234.56" in English.
///
/// - `amount_minor`: the amount in minor units, at most 10^12 units of the currency either way.
/// - `currency`: its code, such as "EUR".
/// - `language`: "fr" or "en", maybe with a country.
pub fn amount_text(amount_minor: i64, currency: &str, language: &str) -> Result<String> {
    let c_currency = to_c(currency, "currency")?;
    let c_language = to_c(language, "language")?;
    let mut c_text = ptr::null_mut();
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_amount_text_e(
            amount_minor,
            c_currency.as_ptr(),
            c_language.as_ptr(),
            &mut c_text,
            said,
        )
    })?;
    // SAFETY: C gave it to this caller.
    Ok(unsafe { take_text(c_text) })
}

/// Reads an amount as people write it: "1 234,56", "1,234.56" and "1.234,56" are the same.
///
/// - `text`: the number, without the currency. In one such as "1,234", which could be either, a
///   comma groups digits and a point is before decimals.
/// - `currency`: its code, such as "EUR".
pub fn amount_parse(text: &str, currency: &str) -> Result<i64> {
    let c_text = to_c(text, "text")?;
    let c_currency = to_c(currency, "currency")?;
    let mut c_amount_minor = 0;
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_amount_parse_e(
            c_text.as_ptr(),
            c_currency.as_ptr(),
            &mut c_amount_minor,
            said,
        )
    })?;
    Ok(c_amount_minor)
}

/// Tells which backup of a store is the newest in the folder beside it, as for one that is damaged.
///
/// - `path`: the store, which need not be there any more; NULL for the user's own.
pub fn backup_newest(path: Option<&str>) -> Result<String> {
    let c_path = to_c_if(path, "path")?;
    let mut c_backup = ptr::null_mut();
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_backup_newest_e(text_or_null(&c_path), &mut c_backup, said)
    })?;
    // SAFETY: C gave it to this caller.
    Ok(unsafe { take_text(c_backup) })
}

/// Puts a backup in the place of a store, and keeps what was there. The backup is copied, read from
/// its first page to its last and upgraded before anything else happens. A store that is whole is
/// copied to the same path with `.before-restore` behind it, in place of an older such copy, and
/// then written over in one commit: programs that have it open go on with what was restored. One
/// that is damaged is moved to the same path with `.damaged` behind it, with its log, for
/// [`taskcore_recover`](crate::Store::recover). What is restored is another replica: its later
/// steps have a uid of their own.
///
/// - `backup`: a backup, or any other store.
/// - `path`: the store, which need not be there; NULL for the user's own.
/// - `progress`: is told how many pages of the backup are copied, of how many, and the same again
///   some every 50 ms until the store is written over; NULL is fine.
pub fn restore(
    backup: &str,
    path: Option<&str>,
    progress: Option<ProgressFn<'_>>,
) -> Result<String> {
    let hooks = Hooks { telling: progress.map(RefCell::new), ..Hooks::default() };
    let c_progress = hooks.telling.as_ref().map(|_| call_progress as _);
    let c_backup = to_c(backup, "backup")?;
    let c_path = to_c_if(path, "path")?;
    let mut c_kept = ptr::null_mut();
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_restore_e(
            c_backup.as_ptr(),
            text_or_null(&c_path),
            c_progress,
            hooks.payload(),
            &mut c_kept,
            said,
        )
    })?;
    // SAFETY: C gave it to this caller.
    Ok(unsafe { take_text(c_kept) })
}

/// Creates the tables of a hub in a PostgreSQL database, or upgrades them to this version; their
/// rows are kept. The role that connects owns them. Where the server has Citus, they are
/// distributed by store.
///
/// - `options`: the hub.
pub fn hub_create(options: &HubOptions) -> Result<()> {
    let mut kept = Arguments::default();
    let c_options = kept.filled(options)?;
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe { sys::taskcore_hub_create_e(&c_options, said) })
}

/// Reports the server of a hub, and how much data it holds. It reads all that the role may see,
/// which takes long where there is much.
///
/// - `options`: the hub.
pub fn hub_check(options: &HubOptions) -> Result<HubReport> {
    let mut kept = Arguments::default();
    let c_options = kept.filled(options)?;
    let mut c_report = defaults(<HubReport as Output>::INIT);
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe { sys::taskcore_hub_check_e(&c_options, &mut c_report, said) })?;
    // SAFETY: C gave it to this caller.
    Ok(unsafe { HubReport::read(&c_report) })
}

/// Lets a role sync a store through a hub. By row-level security, it sees that store alone. Without
/// that, as in older versions of CockroachDB, nothing is granted: a proxy keeps stores apart there.
///
/// - `options`: the hub, by a role that owns its tables.
/// - `role`: the role, which is there.
/// - `store_name`: the store, as the `store` of an address names it: 1 to 63 bytes. NULL: that
///   which is called like the role, as in an address without `store`.
pub fn hub_grant(options: &HubOptions, role: &str, store_name: Option<&str>) -> Result<()> {
    let mut kept = Arguments::default();
    let c_options = kept.filled(options)?;
    let c_role = to_c(role, "role")?;
    let c_store_name = to_c_if(store_name, "store_name")?;
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_hub_grant_e(&c_options, c_role.as_ptr(), text_or_null(&c_store_name), said)
    })
}

/// Lets a role sync a store through a hub no longer; what it left there stays.
///
/// - `options`: the hub, by a role that owns its tables.
/// - `role`: the role.
/// - `store_name`: as in [`taskcore_hub_grant`](crate::hub_grant).
pub fn hub_revoke(options: &HubOptions, role: &str, store_name: &str) -> Result<()> {
    let mut kept = Arguments::default();
    let c_options = kept.filled(options)?;
    let c_role = to_c(role, "role")?;
    let c_store_name = to_c(store_name, "store_name")?;
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_hub_revoke_e(&c_options, c_role.as_ptr(), c_store_name.as_ptr(), said)
    })
}

/// Removes from a hub what its snapshots have made needless: old batches of steps, and snapshots
/// but the newest of each device. A device that comes back later takes in the snapshot, and loses
/// nothing. What a call that ends early has removed is gone, and the next one goes on.
///
/// - `options`: the hub.
/// - `store_name`: of which store; NULL: of all that the role may see.
/// - `older_than_days`: how many days batches of steps stay there at least, by the clock of the
///   server: 0 to 36,500.
pub fn hub_sweep(
    options: &HubOptions,
    store_name: Option<&str>,
    older_than_days: i64,
) -> Result<HubSweepReport> {
    let mut kept = Arguments::default();
    let c_options = kept.filled(options)?;
    let c_store_name = to_c_if(store_name, "store_name")?;
    let mut c_report = defaults(<HubSweepReport as Output>::INIT);
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_hub_sweep_e(
            &c_options,
            text_or_null(&c_store_name),
            older_than_days,
            &mut c_report,
            said,
        )
    })?;
    // SAFETY: C gave it to this caller.
    Ok(unsafe { HubSweepReport::read(&c_report) })
}

/// Deletes all that a hub has of a store, for good. Devices that are still synced through it leave
/// there anew what they have.
///
/// - `options`: the hub.
/// - `store_name`: the store.
pub fn hub_remove(options: &HubOptions, store_name: &str) -> Result<()> {
    let mut kept = Arguments::default();
    let c_options = kept.filled(options)?;
    let c_store_name = to_c(store_name, "store_name")?;
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_hub_remove_e(&c_options, c_store_name.as_ptr(), said)
    })
}

/// Begins to ask a user of Google for access, as a program on a desktop does (RFC 8252, with PKCE).
/// Nothing is sent yet. The browser is sent to the address that `taskcore_authorization_contents`
/// gives. It comes back to the redirect, where the program listens for one request, whose query it
/// gives to [`taskcore_authorization_finish`](crate::Authorization::finish). An access token is
/// what [`taskcore_sync_set_password`](crate::Store::sync_set_password) gives for an account of
/// Google.
///
/// - `options`: who asks for what. Their callback is called until the authorization is freed.
pub fn authorization_begin(options: &AuthorizationOptions) -> Result<Authorization> {
    let mut kept = Arguments::default();
    let c_options = kept.filled(options)?;
    let mut c_authorization = ptr::null_mut();
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_authorization_begin_e(&c_options, &mut c_authorization, said)
    })?;
    // SAFETY: C gave it to this caller.
    Ok(unsafe { Authorization::calling(c_authorization, kept) })
}

/// Gets a new access token.
///
/// - `options`: the client that the refresh token was given to.
/// - `refresh_token`: what [`taskcore_authorization_finish`](crate::Authorization::finish) gave.
pub fn authorization_refresh(
    options: &AuthorizationOptions,
    refresh_token: &str,
) -> Result<Tokens> {
    let mut kept = Arguments::default();
    let c_options = kept.filled(options)?;
    let c_refresh_token = to_c(refresh_token, "refresh_token")?;
    let mut c_tokens = ptr::null_mut();
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_authorization_refresh_e(
            &c_options,
            c_refresh_token.as_ptr(),
            &mut c_tokens,
            said,
        )
    })?;
    // SAFETY: C gave it to this caller.
    Ok(unsafe { Tokens::from_raw(c_tokens) })
}

/// Takes back what a user allowed: all tokens that came of it end.
///
/// - `options`: the client.
/// - `token`: an access token or a refresh token.
pub fn authorization_revoke(options: &AuthorizationOptions, token: &str) -> Result<()> {
    let mut kept = Arguments::default();
    let c_options = kept.filled(options)?;
    let c_token = to_c(token, "token")?;
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_authorization_revoke_e(&c_options, c_token.as_ptr(), said)
    })
}

/// Says a repeat rule in words, such as "every 2 weeks on Monday and Thursday". In the same
/// language, [`taskcore_repeat_parse`](crate::Store::repeat_parse) makes the same rule of them, but
/// for rules that it has no words for; these come as a sentence with all their parts.
///
/// - `rule`: an RRULE of RFC 5545.
/// - `mode`: [`TASKCORE_REPEAT_FIXED`](crate::RepeatMode::FIXED) or
///   [`TASKCORE_REPEAT_AFTER_COMPLETION`](crate::RepeatMode::AFTER_COMPLETION).
pub fn repeat_words(rule: &str, mode: RepeatMode) -> Result<String> {
    let c_rule = to_c(rule, "rule")?;
    let mut c_words = ptr::null_mut();
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_repeat_words_e(ptr::null_mut(), c_rule.as_ptr(), mode.0, &mut c_words, said)
    })?;
    // SAFETY: C gave it to this caller.
    Ok(unsafe { take_text(c_words) })
}

/// Says a countdown in words: `2 days 3 h left`, `starts in 45 min`, `3 h late` or `done`.
///
/// - `countdown`: the countdown, of which the phase and `remaining_ms` count.
pub fn countdown_label(countdown: &Countdown) -> Result<String> {
    let mut kept = Arguments::default();
    let c_countdown = kept.filled(countdown)?;
    let mut c_label = ptr::null_mut();
    // SAFETY: each argument is as the header of C asks for it.
    call(|said| unsafe {
        sys::taskcore_countdown_label_e(ptr::null_mut(), &c_countdown, &mut c_label, said)
    })?;
    // SAFETY: C gave it to this caller.
    Ok(unsafe { take_text(c_label) })
}
