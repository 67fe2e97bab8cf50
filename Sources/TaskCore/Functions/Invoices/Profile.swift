public import CTaskcore
import Documents
import Domain
import UseCases

/// Changes the seller: who the invoices of the store are from.
///
/// Issued invoices stay as they were issued; drafts go along.
///
/// - Parameters:
///   - store: the store.
///   - seller: what to set; only the members that its `fields` announce change.
/// - Returns: `TASKCORE_OK`, also when nothing changes; `TASKCORE_EINVALID` for what a member cannot be,
///   such as a number whose check digits are wrong, with the member, for unknown bits of `fields`, for
///   NULL and for a wrong `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the seller
///   changed.
///   Since 0.1.0.
@c(taskcore_profile_set)
public func profileSet(store: StorePointer, seller: In<taskcore_party>) -> taskcore_status {
  call(store) { handle in
    let changes = try PartyChanges(seller, "seller")
    try SetProfile(handle.store).run(changes, at: handle.now())
  }
}

/// Sets the picture at the head of invoices.
///
/// - Parameters:
///   - store: the store.
///   - bytes: a PNG or JPEG file.
///   - length: how many bytes it has, at most 1,048,576; 0 for no picture any more.
/// - Returns: `TASKCORE_OK`, also when nothing changes; `TASKCORE_EINVALID` for what is no such picture,
///   for one that is damaged or too large, and for NULL with a length; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered,
///   with the picture set.
///   Since 0.1.0.
@c(taskcore_profile_set_logo)
public func profileSetLogo(store: StorePointer, bytes: In<UInt8>, length: UInt) -> taskcore_status {
  call(store) { handle in
    let bytes = Array(try buffer(bytes, count: length, "bytes"))
    if !bytes.isEmpty { try InvoiceLogo.check(bytes) }
    try SetLogo(handle.store).run(bytes, at: handle.now())
  }
}

/// Sets what an hour costs where neither its time entry nor its task, project or client says it.
///
/// It is in the currency of the profile, and counts for time that is paid in that one.
///
/// - Parameters:
///   - store: the store.
///   - hourlyRateMillionths: in millionths of the currency unit, 1 to 10^15; 0 for none any more.
/// - Returns: `TASKCORE_OK`, also when nothing changes; `TASKCORE_EINVALID` for another number;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the rate set.
///   Since 0.1.0.
@c(taskcore_profile_set_hourly_rate)
public func profileSetHourlyRate(
  store: StorePointer, hourlyRateMillionths: Int64
) -> taskcore_status {
  call(store) { handle in
    try SetProfileRate(handle.store).run(
      hourlyRateOrNone(hourlyRateMillionths), at: handle.now())
  }
}

/// Reads the seller.
///
/// - Parameters:
///   - store: the store.
///   - profile: receives the seller, to be freed with `taskcore_profile_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`, also when nothing was ever set; `TASKCORE_EINVALID` for NULL;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_profile_read)
public func profileRead(
  store: StorePointer, profile: Out<Handle<taskcore_profile>>
) -> taskcore_status {
  object(store, profile, "profile") { handle in
    let profile = try handle.store.read { try ReadProfile(handle.store).run() }
    return try ProfileScreen(
      profile.seller, logo: profile.logo, hourlyRate: profile.hourlyRate)
  }
}
