import HIGReading

/// Scripts that complete command lines in a shell, made from the commands' descriptions.
enum Completions: String, CaseIterable {
  case bash, zsh, fish

  func script(for commands: [Command], language: Language) -> String {
    switch self {
    case .bash: Self.bash(commands)
    case .zsh: Self.zsh(commands, language)
    case .fish: Self.fish(commands, language)
    }
  }

  /// The words or files that may follow an option or stand as an operand.
  private enum Completion {
    case nothing
    case words([String])
    case files
    case folders

    init(_ option: Option) {
      switch option.value {
      case nil, .count, .size, .optional: self = .nothing
      case .word(let words): self = .words(words)
      case .text(let name): self = name.hasSuffix("FILE") ? .files : name == "FOLDER" ? .folders : .nothing
      }
    }

    init(_ operands: Command.Operands, _ commands: [Command]) {
      switch operands {
      case .none: self = .nothing
      case .many(let name), .one(let name), .optional(let name):
        switch name {
        case "PATH", "FILE", "RULEFILE": self = .files
        case "FOLDER": self = .folders
        case "COMMAND": self = .words(commands.map(\.name))
        case "SHELL": self = .words(Completions.allCases.map(\.rawValue))
        default: self = .nothing
        }
      }
    }
  }

  private static func spellings(_ option: Option) -> [String] {
    [option.spelling] + (option.short.map { ["-" + $0] } ?? [])
  }

  // MARK: bash

  private static func bash(_ commands: [Command]) -> String {
    func generated(_ completion: Completion) -> String {
      switch completion {
      case .nothing: ""
      case .words(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
      case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
      case .folders: "COMPREPLY=($(compgen -d -- \"$word\"))"
      }
    }
    var text = """
      # bash completion for higlint: source <(higlint completions bash)
      _higlint() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\((commands.map(\.name) + ["--help", "--version"]).joined(separator: " "))" -- "$word"))
          return
        fi
        case $command in

      """
    for command in commands {
      text += "    \(command.name))\n      case $previous in\n"
      for option in command.allOptions where option.needsValue {
        text += "        \(spellings(option).joined(separator: "|"))) \(generated(Completion(option)));return;;\n"
          .replacing(") ;return", with: ") return")
      }
      text += "      esac\n      case $word in\n        -*) "
      text += generated(.words(command.allOptions.flatMap(spellings))) + ";;\n"
      let operands = generated(Completion(command.operands, commands))
      if !operands.isEmpty { text += "        *) \(operands);;\n" }
      text += "      esac;;\n"
    }
    return text + "  esac\n}\ncomplete -o filenames -o bashdefault -F _higlint higlint\n"
  }

  // MARK: zsh

  private static func zsh(_ commands: [Command], _ language: Language) -> String {
    func action(_ completion: Completion) -> String {
      switch completion {
      case .nothing: ""
      case .words(let words): "(\(words.joined(separator: " ")))"
      case .files: "_files"
      case .folders: "_files -/"
      }
    }
    /// Returns a text to stand in single quotes, for `_arguments`.
    func quoted(_ text: String) -> String {
      text.unicodeScalars.map { scalar in
        switch scalar {
        case "'": "'\\''"
        case "[", "]", ":", "\\": "\\\(scalar)"
        default: String(scalar)
        }
      }.joined()
    }
    var text = """
      #compdef higlint
      # zsh completion for higlint: higlint completions zsh > "${fpath[1]}/_higlint"
      _higlint() {
        local -a commands
        commands=(

      """
    for command in commands { text += "    '\(command.name):\(quoted(command.summary[language]))'\n" }
    text += """
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in

      """
    for command in commands {
      text += "    \(command.name))\n      _arguments -s"
      for option in command.allOptions {
        for spelling in spellings(option) {
          let repeats = option.repeats ? "*" : ""
          text += " \\\n        '\(repeats)\(spelling)[\(quoted(option.summary[language]))]"
          if let value = option.value {
            text += "\(option.needsValue ? "" : ":"):\(quoted(value.placeholder)):\(action(Completion(option)))"
          }
          text += "'"
        }
      }
      let operands = action(Completion(command.operands, commands))
      if !operands.isEmpty { text += " \\\n        '*:\(quoted(command.operands.placeholder ?? "")):\(operands)'" }
      text += ";;\n"
    }
    return text + """
        esac
      }
      if [ "$funcstack[1]" = _higlint ]; then
        _higlint "$@"
      else
        compdef _higlint higlint
      fi

      """
  }

  // MARK: fish

  private static func fish(_ commands: [Command], _ language: Language) -> String {
    func quoted(_ text: String) -> String {
      "'" + text.unicodeScalars.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
    }
    var text = "# fish completion for higlint: higlint completions fish > ~/.config/fish/completions/higlint.fish\n"
    text += "complete -c higlint -f\n"
    for command in commands {
      text +=
        "complete -c higlint -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary[language]))\n"
    }
    for command in commands {
      let condition = "complete -c higlint -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions {
        text += "\(condition) -l \(option.name)"
        if let short = option.short { text += " -s \(short)" }
        if option.needsValue {
          switch Completion(option) {
          case .nothing: text += " -x"
          case .words(let words): text += " -x -a \(quoted(words.joined(separator: " ")))"
          case .files, .folders: text += " -r -F"
          }
        }
        text += " -d \(quoted(option.summary[language]))\n"
      }
      switch Completion(command.operands, commands) {
      case .nothing: break
      case .words(let words): text += "\(condition) -a \(quoted(words.joined(separator: " ")))\n"
      case .files, .folders: text += "\(condition) -F\n"
      }
    }
    return text
  }
}
