/// A script that completes the program's command line in a shell: it asks the program itself.
enum CompletionScript: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// Without the line break at its end.
  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    # Completes the command line of taskcore(1) in bash. Made by “taskcore --completion bash”.

    _taskcore() {
      local candidates value meaning
      local -a values=() lines=()
      COMPREPLY=()
      candidates=$("${1/#\~/$HOME}" --complete "${COMP_LINE:0:COMP_POINT}" --replacing "$2" \
        2> /dev/null)
      case $? in
        0) ;;
        3)
          compopt -o default # the names of files
          return
          ;;
        *) return ;;
      esac

      while IFS=$'\t' read -r value meaning; do
        [[ -n $value ]] || continue
        # What a quote is open before needs no other quoting.
        [[ ${COMP_LINE:COMP_POINT-${#2}-1:1} == [\'\"] ]] || printf -v value %q "$value"
        values+=("$value")
        lines+=("$value${meaning:+  ($meaning)}")
      done <<< "$candidates"

      # What a candidate means is shown while several are listed.
      if ((COMP_TYPE == 63 && ${#values[@]} > 1)); then
        COMPREPLY=("${lines[@]}")
      else
        COMPREPLY=("${values[@]}")
      fi
      # After a name such as project: its value follows.
      [[ ${#values[@]} != 1 || ${values[0]} != *: ]] || compopt -o nospace
    }

    complete -o nosort -F _taskcore taskcore
    """#

  private static let zshText = #"""
    #compdef taskcore
    # Completes the command line of taskcore(1) in zsh. Made by “taskcore --completion zsh”.

    _taskcore() {
      local line="${(j: :)words[1,CURRENT]}" output value
      local -a names shown openNames openShown
      output=$(_call_program words ${(q)words[1]} --complete ${(q)${line%$SUFFIX}})
      case $? in
        (0) ;;
        (3) _files; return ;;
        (*) return 1 ;;
      esac

      for line in "${(@f)output}"; do
        value=${line%%$'\t'*}
        [[ -n $value ]] || continue
        line=${line/$'\t'/  -- }
        # After a name such as project: its value follows.
        if [[ $value == *: ]]; then
          openNames+=("$value") openShown+=("$line")
        else
          names+=("$value") shown+=("$line")
        fi
      done
      compadd -U -V taskcore -l -d shown -a names
      compadd -U -V taskcore -l -S '' -d openShown -a openNames
      (( $#names + $#openNames ))
    }

    if [[ $funcstack[1] == _taskcore ]]; then
      _taskcore "$@"
    else
      compdef _taskcore taskcore
    fi
    """#

  private static let fishText = #"""
    # Completes the command line of taskcore(1) in fish. Made by “taskcore --completion fish”.

    function __taskcore_complete
        set -l line (commandline -cp)
        set -l candidates (taskcore --complete "$line" 2> /dev/null)
        switch $status
            case 0
                printf '%s\n' $candidates
            case 3
                __fish_complete_path (commandline -ct)
        end
    end

    complete -c taskcore -f -k -a '(__taskcore_complete)'
    """#
}
