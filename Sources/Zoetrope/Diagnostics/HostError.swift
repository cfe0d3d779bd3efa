/// An error that stops a host from advancing.
public enum HostError: Error, Equatable {
  /// State kept changing within one instant.
  ///
  /// The state did not settle at `time` seconds in `rounds` rounds. `state` names the state that
  /// changed last, and `layout` is the path of the layout that last submitted work to the main
  /// queue.
  case unsettled(time: Double, rounds: Int, state: String? = nil, layout: String? = nil)
  /// A layout wrote state during layout, at `time` seconds, in a strict run.
  case stateWrittenInLayout(time: Double, state: String, layout: String)
  /// A layout is faulty, at `time` seconds, in a strict run.
  ///
  /// `message` is the message of the diagnostic that other runs report.
  case layoutFault(time: Double, message: String)
  /// A text needs fonts, but none are installed.
  case noFonts
  /// A text needs fonts, but the folder for fonts does not exist or cannot be read.
  case fontFolderMissing(path: String)
  /// A text needs fonts, but the folder for fonts contains none.
  case fontFolderEmpty(path: String)
  /// A text needs fonts, but no font file in the folder for fonts can be read; `file` is one of
  /// them.
  case fontFolderUnreadable(path: String, file: String)
  /// A text needs fonts, but a C library for reading fonts cannot be initialized.
  case fontLibraryUnavailable(name: String)
}
