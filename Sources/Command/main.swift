import Reader

// A child that parses foreign bytes is recognised before anything else runs: it confines itself while it has one thread.
ReaderChild.runIfChild()
Program.run()
