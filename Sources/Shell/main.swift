import Glibc

exit(Program(arguments: Program.processArguments()).run())
