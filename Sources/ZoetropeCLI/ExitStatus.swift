/// How the program ends. Numbers are those of `sysexits.h`, and 128 and the signal's number.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// The command line is wrong.
  case usage = 64
  /// An animation is declared wrongly, or fails while it runs.
  case badAnim = 65
  /// Something that the program needs is not installed, such as fonts.
  case unavailable = 69
  /// The output cannot be created or is in the way.
  case cannotCreate = 73
  /// Something cannot be written or encoded.
  case inputOutput = 74
  /// SIGINT.
  case interrupted = 130
  /// SIGTERM.
  case terminated = 143
}
