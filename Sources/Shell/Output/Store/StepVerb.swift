/// What a step did; programs read its raw value.
enum StepVerb: String {
  case accept
  case acknowledge
  case add
  case cancel
  case change
  case complete
  case copy
  case decline
  case deduct
  case delete
  case edit
  case end
  case expire
  case finish
  case `import`
  case issue
  case merge
  case move
  case pause
  case purge
  case redo
  case reopen
  case repair
  case reset
  case resolve
  case restore
  case resume
  case send
  case skip
  case snooze
  case split
  case start
  case stop
  case sync
  case trim
  case undo
  case use
  case void

  /// What people read of it alone.
  var word: Message {
    switch self {
    case .accept: "accept"
    case .acknowledge: "acknowledge"
    case .add: "add"
    case .cancel: "cancel"
    case .change: "change"
    case .complete: "complete"
    case .copy: "copy"
    case .decline: "decline"
    case .deduct: "deduct"
    case .delete: "delete"
    case .edit: "edit"
    case .end: "end"
    case .expire: "expire"
    case .finish: "finish"
    case .import: "import"
    case .issue: "issue"
    case .merge: "merge"
    case .move: "move"
    case .pause: "pause"
    case .purge: "purge"
    case .redo: "redo"
    case .reopen: "reopen"
    case .repair: "repair"
    case .reset: "reset"
    case .resolve: "resolve"
    case .restore: "restore"
    case .resume: "resume"
    case .send: "send"
    case .skip: "skip"
    case .snooze: "snooze"
    case .split: "split"
    case .start: "start"
    case .stop: "stop"
    case .sync: "sync"
    case .trim: "trim"
    case .undo: "undo"
    case .use: "use"
    case .void: "void"
    }
  }

  /// With what it was done to: `complete 3: Pay rent`.
  func phrase(_ what: Message) -> Message {
    switch self {
    case .accept: "accept \(what)"
    case .acknowledge: "acknowledge \(what)"
    case .add: "add \(what)"
    case .cancel: "cancel \(what)"
    case .change: "change \(what)"
    case .complete: "complete \(what)"
    case .copy: "copy \(what)"
    case .decline: "decline \(what)"
    case .deduct: "deduct \(what)"
    case .delete: "delete \(what)"
    case .edit: "edit \(what)"
    case .end: "end \(what)"
    case .expire: "expire \(what)"
    case .finish: "finish \(what)"
    case .import: "import \(what)"
    case .issue: "issue \(what)"
    case .merge: "merge \(what)"
    case .move: "move \(what)"
    case .pause: "pause \(what)"
    case .purge: "purge \(what)"
    case .redo: "redo \(what)"
    case .reopen: "reopen \(what)"
    case .repair: "repair \(what)"
    case .reset: "reset \(what)"
    case .resolve: "resolve \(what)"
    case .restore: "restore \(what)"
    case .resume: "resume \(what)"
    case .send: "send \(what)"
    case .skip: "skip \(what)"
    case .snooze: "snooze \(what)"
    case .split: "split \(what)"
    case .start: "start \(what)"
    case .stop: "stop \(what)"
    case .sync: "sync \(what)"
    case .trim: "trim \(what)"
    case .undo: "undo \(what)"
    case .use: "use \(what)"
    case .void: "void \(what)"
    }
  }
}
