System.occupyStandardStreams()
System.ignoreWriteSignals()
System.keepFreedMemory()
System.exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
