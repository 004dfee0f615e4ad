import Glibc
import Lock

// Usage:
//   SealCheck FOLDER [PASSPHRASE-FILE]           makes a vault in FOLDER and checks it; draws a passphrase where no file is given
//   SealCheck --add FOLDER PASSPHRASE-FILE N     opens a vault and adds N reports to it, for tests with several processes
exit(SealCheck.run(Array(CommandLine.arguments.dropFirst())))
