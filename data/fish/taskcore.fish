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
