/// What can go wrong while a host advances.
public enum HostError: Error, Equatable {
  /// State kept changing within one instant, at `time` seconds, through `rounds` rounds: the last
  /// that changed was `state`, and `layout` is the path of the layout that handed work over last.
  case unsettled(time: Double, rounds: Int, state: String? = nil, layout: String? = nil)
  /// A layout wrote state while it laid out, at `time` seconds, in a run where that is an error.
  case stateWrittenInLayout(time: Double, state: String, layout: String)
  /// Something is wrong with a layout, at `time` seconds, in a run where that is an error; `message`
  /// is the sentence of the diagnostic that it is otherwise.
  case layoutFault(time: Double, message: String)
  /// There is a text to show, and no fonts are installed.
  case noFonts
  /// There is a text to show, and the folder that fonts are to come from does not exist or cannot
  /// be read.
  case fontFolderMissing(path: String)
  /// There is a text to show, and the folder that fonts are to come from has none.
  case fontFolderEmpty(path: String)
  /// There is a text to show, and none of the font files in the folder that fonts are to come from
  /// can be read; `file` is one of them.
  case fontFolderUnreadable(path: String, file: String)
  /// There is a text to show, and a C library that reads fonts cannot be set up.
  case fontLibraryUnavailable(name: String)
}
