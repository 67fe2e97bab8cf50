import Platform

extension Checkup {
  func terminalChecks() -> [Check] {
    var checks: [Check] = []
    if Descriptor.standardOutput.isTerminal {
      checks += terminalTypeChecks() + sizeChecks()
      let isForbidden = !(Environment["NO_COLOR"] ?? "").isEmpty
      let colours: Message =
        switch (session.output.isColoured, isForbidden) {
        case (true, false): "It is printed in colours."
        case (true, true): "It is printed in colours, and NO_COLOR is set."
        case (false, false): "It is printed without colours."
        case (false, true): "It is printed without colours, and NO_COLOR is set."
        }
      checks.append(.ok(.terminal, colours))
    } else {
      checks.append(.ok(.terminal, "Standard output is no terminal."))
    }
    checks += programChecks()
    return checks + historyChecks()
  }

  private func terminalTypeChecks() -> [Check] {
    let name = (Environment["TERM"] ?? "")
    guard !name.isEmpty else {
      return [
        .warning(
          .terminal, "The variable TERM does not say what the terminal can.",
          mend: "export TERM=xterm-256color")
      ]
    }
    guard Terminal.own.isKnown else {
      return [
        .warning(
          .terminal, "The system does not know the terminal \(name.quoted).",
          mend: "sudo apt install ncurses-term")
      ]
    }
    return [.ok(.terminal, "The terminal is \(name).")]
  }

  private func sizeChecks() -> [Check] {
    guard let size = ScreenSize.own else {
      return [
        .warning(.terminal, "The terminal does not tell its size.", mend: "stty rows 24 cols 80")
      ]
    }
    return size.columns < 60
      ? [
        .warning(
          .terminal,
          "It has \(size.columns) columns and \(size.rows) lines, which is narrow for tables.",
          mend: "resize")
      ]
      : [.ok(.terminal, "It has \(size.columns) columns and \(size.rows) lines.")]
  }

  /// The programs that the shell starts.
  private func programChecks() -> [Check] {
    func firstWord(_ variables: [String]) -> (name: String, word: String)? {
      for name in variables {
        let words = (Environment[name] ?? "").split(separator: " ")
        if let word = words.first { return (name, String(word)) }
      }
      return nil
    }
    var checks: [Check] = []
    if let (name, editor) = firstWord(TextEditor.variables) {
      checks.append(
        InstalledProgram.exists(editor)
          ? .ok(.terminal, "The editor is \(editor), of the variable \(name).")
          : .warning(
            .terminal, "The editor of the variable \(name), \(editor.quoted), is not there.",
            mend: "export \(name)=nano"))
    } else {
      let found = TextEditor.usual.first(where: InstalledProgram.exists)
      checks.append(
        found.map {
          .ok(.terminal, "The editor is \($0): neither VISUAL nor EDITOR names another.")
        }
          ?? .warning(
            .terminal, "There is no editor, and neither VISUAL nor EDITOR names one.",
            mend: "sudo apt install nano"))
    }
    let chosen = firstWord(Pager.variables)
    let pager = chosen?.word ?? Pager.usual.first(where: InstalledProgram.exists) ?? "less"
    checks.append(
      InstalledProgram.exists(pager)
        ? .ok(.terminal, "The pager is \(pager).")
        : .warning(
          .terminal, "There is no pager \(pager.quoted).",
          mend: chosen.map { "export \($0.name)=less" } ?? "sudo apt install less"))
    return checks
  }

  private func historyChecks() -> [Check] {
    guard let path = StateFolder.path.map({ Array("\($0)/history".utf8) }) else {
      return [
        .warning(
          .terminal,
          "Typed lines are not kept: neither XDG_STATE_HOME nor HOME is a folder's path.",
          mend: "unset HOME; export HOME=~")
      ]
    }
    let name = String(decoding: path, as: UTF8.self)
    guard status(of: path) == nil || FileUse([.reading, .writing]).isAllowed(at: path) else {
      return [
        .warning(
          .terminal, "Typed lines are not kept: \(name) cannot be written.",
          mend: "chmod u+rw \(typed(path))")
      ]
    }
    return [.ok(.terminal, "Typed lines are kept in \(name).")]
  }
}
