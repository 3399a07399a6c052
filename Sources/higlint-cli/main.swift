import HIGLanguage

System.occupyStandardStreams()
System.ignoreWriteSignals()
System.keepFreedMemory()
OutOfMemory.prepare()
let status = Program.run(Array(CommandLine.arguments.dropFirst()))
OutOfMemory.finish()
System.exit(status.rawValue)
