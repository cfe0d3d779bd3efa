/// The exit status of the program: a value from `sysexits.h`, 1 for a difference, or 128 plus the
/// number of a signal.
package enum ExitStatus: Int32, Sendable {
  /// The command succeeded.
  case done = 0
  /// The builds that were compared differ.
  case different = 1
  /// The command line is invalid.
  case usage = 64
  /// An animation is declared incorrectly or fails while it runs, or a folder of frames has faults.
  case badData = 65
  /// Something that the program requires, such as fonts, is not installed.
  case unavailable = 69
  /// The output cannot be created, or exists already.
  case cannotCreate = 73
  /// A file or standard output cannot be written, or a picture cannot be encoded.
  case inputOutput = 74
  /// SIGHUP interrupted the command.
  case hungUp = 129
  /// SIGINT interrupted the command.
  case interrupted = 130
  /// The program that reads stdout has closed its end of the pipe. The value is 128 plus the number
  /// of SIGPIPE.
  case closedPipe = 141
  /// SIGTERM interrupted the command.
  case terminated = 143
}
