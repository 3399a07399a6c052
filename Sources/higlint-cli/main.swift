import HIGLanguage

System.occupyStandardStreams()
System.ignoreWriteSignals()
System.keepFreedMemory()
OutOfMemory.prepare()
let words = Array(CommandLine.arguments.dropFirst())
let session = Program.session(for: words)
let status = Program.run(words, in: session)
OutOfMemory.finish()
System.exit(status.rawValue)
