import Platform

CurrentProcess.exit(Program(arguments: Program.processArguments()).run())
