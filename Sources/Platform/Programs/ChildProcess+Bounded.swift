import Glibc

extension ChildProcess {
  /// Starts a program in a process group of its own, so that it can be ended with all that it starts. It
  /// reads nothing, and what it prints goes to standard error, since standard output may be for programs.
  ///
  /// - Parameters:
  ///   - program: Its path, or its name, which is then looked for on PATH.
  ///   - words: The words of its command line, of which the first is how it is called.
  ///   - environment: Its variables: `LANG=fr_FR.UTF-8`.
  /// - Throws: The error of the system call.
  package init(
    apart program: String, _ words: [[UInt8]], environment: [[UInt8]]
  ) throws(SystemError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGQUIT] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    id = try Self.spawn(program, words, &actions, &attributes, environment)
  }

  /// Waits until it ends, for so many milliseconds at most, and not after `isOver` says that nobody
  /// waits any longer.
  ///
  /// - Returns: Its exit status as ``wait()`` has it; nil when it still runs.
  package func wait(
    milliseconds: Int64, unless isOver: () -> Bool
  ) throws(SystemError) -> Int32? {
    let end = SteadyClock.milliseconds + milliseconds
    // Most end at once; that others do is seen soon enough.
    var nap: Int64 = 1
    while true {
      var status: Int32 = 0
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id { return Self.exitStatus(status) }
      if ended < 0, SystemError.last != .interrupted { throw .last }
      let left = end - SteadyClock.milliseconds
      if left <= 0 || isOver() { return nil }
      poll(nil, 0, Int32(clamping: min(nap, left)))
      nap = min(nap * 2, 50)
    }
  }

  /// Ends a program that ``init(apart:_:environment:)`` started, and what it started in turn: they are
  /// asked to, and after so many milliseconds not any more.
  package func end(patience milliseconds: Int64) {
    kill(-id, SIGTERM)
    var status: Int32?
    do { status = try wait(milliseconds: milliseconds) { false } } catch { status = -1 }
    // What it started may go on after it.
    kill(-id, SIGKILL)
    if status == nil { _ = try? wait() }
  }
}
