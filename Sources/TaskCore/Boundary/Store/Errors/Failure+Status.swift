import CTaskcore
import Domain

extension Failure {
  /// The status that tells it to a C caller.
  var status: taskcore_status { kind.status }
}

extension Failure.Kind {
  /// The status that tells it to a C caller.
  var status: taskcore_status {
    switch self {
    case .invalid: TASKCORE_EINVALID
    case .notFound: TASKCORE_ENOTFOUND
    case .conflict: TASKCORE_ECONFLICT
    case .busy: TASKCORE_EBUSY
    case .readOnly: TASKCORE_EREADONLY
    case .access: TASKCORE_EACCESS
    case .notStore: TASKCORE_ENOTSTORE
    case .corrupt: TASKCORE_ECORRUPT
    case .tooNew: TASKCORE_ETOONEW
    case .full: TASKCORE_EFULL
    case .inputOutput: TASKCORE_EIO
    case .outOfMemory: TASKCORE_ENOMEM
    case .malformed: TASKCORE_EPARSE
    case .misuse: TASKCORE_EMISUSE
    case .unsupported: TASKCORE_EUNSUPPORTED
    case .internal: TASKCORE_EINTERNAL
    case .interrupted: TASKCORE_EINTERRUPTED
    case .stopped(let code): code
    }
  }
}

/// The names of the statuses, as static text.
func statusName(_ status: taskcore_status) -> StaticString {
  switch status {
  case TASKCORE_OK: "TASKCORE_OK"
  case TASKCORE_EINVALID: "TASKCORE_EINVALID"
  case TASKCORE_ENOTFOUND: "TASKCORE_ENOTFOUND"
  case TASKCORE_ECONFLICT: "TASKCORE_ECONFLICT"
  case TASKCORE_EBUSY: "TASKCORE_EBUSY"
  case TASKCORE_EREADONLY: "TASKCORE_EREADONLY"
  case TASKCORE_EACCESS: "TASKCORE_EACCESS"
  case TASKCORE_ENOTSTORE: "TASKCORE_ENOTSTORE"
  case TASKCORE_ECORRUPT: "TASKCORE_ECORRUPT"
  case TASKCORE_ETOONEW: "TASKCORE_ETOONEW"
  case TASKCORE_EFULL: "TASKCORE_EFULL"
  case TASKCORE_EIO: "TASKCORE_EIO"
  case TASKCORE_ENOMEM: "TASKCORE_ENOMEM"
  case TASKCORE_EPARSE: "TASKCORE_EPARSE"
  case TASKCORE_EMISUSE: "TASKCORE_EMISUSE"
  case TASKCORE_EUNSUPPORTED: "TASKCORE_EUNSUPPORTED"
  case TASKCORE_EINTERNAL: "TASKCORE_EINTERNAL"
  case TASKCORE_EINTERRUPTED: "TASKCORE_EINTERRUPTED"
  default: "unknown"
  }
}
