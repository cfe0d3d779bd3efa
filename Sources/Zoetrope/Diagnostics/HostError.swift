/// An error that stops a host from advancing.
public enum HostError: Error, Hashable {
  /// State kept changing while the virtual time stood still.
  ///
  /// At `time` seconds, state still changed after `rounds` rounds of updates. `state` names the
  /// state that changed last, and `layout` is the path of the layout that last submitted work to
  /// the main queue.
  case unsettled(time: Double, rounds: Int, state: String? = nil, layout: String? = nil)
  /// At `time` seconds, views were nested so deep that the stack of the thread had no room left to
  /// update or to lay out more of them, or more than 2,000 contents that depend on a layout, such as
  /// those of a ``GeometryReader``, were inside each other. The usual reason is a view whose body
  /// contains the view itself. `path` is the beginning of the path of the innermost view, and
  /// `levels` is the number of its components.
  case nestedTooDeep(time: Double, path: String, levels: Int)
  /// Within a millisecond, at `time` seconds, more than `count` events were due one after the other,
  /// so that the virtual time hardly moved. The usual reason is a timeline, an animation or a delay
  /// with a tiny interval. `view` is the path of the view whose event was the last one; nil if it was
  /// not the event of a view.
  case tooManyEvents(time: Double, count: Int, view: String?)
  /// The schedule of a timeline has more than `count` dates that passed at once, at `time` seconds.
  /// The usual reason is a schedule that begins long before the clock, or whose dates never reach
  /// it. `view` is the path of the timeline.
  case tooManyDates(time: Double, count: Int, view: String)
  /// A layout wrote state during layout, at `time` seconds, while ``Host/isStrict`` was true.
  ///
  /// `state` names the state, and `layout` is the path of the layout.
  case stateWrittenInLayout(time: Double, state: String, layout: String)
  /// A layout had a fault, at `time` seconds, while ``Host/isStrict`` was true.
  ///
  /// `message` is the message of the diagnostic that is reported if ``Host/isStrict`` is false.
  case layoutFault(time: Double, message: String)
  /// A text needs fonts, but none are installed.
  case noFonts
  /// A text needs fonts, but the folder for fonts does not exist or cannot be read.
  case fontFolderMissing(path: String)
  /// A text needs fonts, but the folder for fonts contains none.
  case fontFolderEmpty(path: String)
  /// A text needs fonts, but no font file in the folder for fonts can be read. `file` is the path
  /// of one of these files.
  case fontFolderUnreadable(path: String, file: String)
  /// A font file, or a folder of fonts, cannot be read at the moment, so that a text would be set
  /// in another font. `reason` is the system's description of the error, such as "Too many open
  /// files".
  case fontUnreadable(path: String, reason: String)
  /// The environment variable `name`, which limits the size of files, has an invalid value.
  /// `expected` describes the valid ones.
  case invalidVariable(_ name: String, value: String, expected: String)
  /// A text needs fonts, but a C library for reading fonts cannot be initialized.
  case fontLibraryUnavailable(name: String)
}
