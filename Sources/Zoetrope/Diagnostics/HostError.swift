/// An error that stops a host from advancing.
public enum HostError: Error, Hashable {
  /// State kept changing while the virtual time stood still.
  ///
  /// At `time` seconds, state still changed after `rounds` rounds of updates. `state` names the
  /// state that changed last, and `layout` is the path of the layout that last submitted work to
  /// the main queue. If there is no such layout, `work` names the work that ran last, such as "a
  /// timer of 0 s".
  case unsettled(
    time: Double, rounds: Int, state: String? = nil, layout: String? = nil, work: String? = nil)
  /// Views were nested too deep, at `time` seconds.
  ///
  /// There are two cases. In the first, the call stack of the thread had no room left to update or
  /// to lay out more views. In the second, contents that depend on a layout, such as the contents
  /// of ``GeometryReader`` views, were nested more than 2,000 levels deep. The usual reason is a
  /// view whose body contains the view itself. `path` is the first part of the innermost view's
  /// path. `levels` is the number of components of the whole path.
  case nestedTooDeep(time: Double, path: String, levels: Int)
  /// Too many events were due at almost the same virtual time.
  ///
  /// At `time` seconds, more than `count` events were due one after the other within a millisecond,
  /// so that the virtual time hardly moved. The usual reason is a timeline, an animation or a delay
  /// with a tiny interval. `source` names the view or the work to which the last event belongs,
  /// such as "a timer of 1e-09 s"; nil if that event belongs to a cue.
  case tooManyEvents(time: Double, count: Int, source: String?)
  /// A timeline went through too many dates of its schedule in a single update.
  ///
  /// At `time` seconds, more than `count` dates passed. The usual reason is a schedule that begins
  /// long before the time of the clock, or a schedule whose dates never reach that time. `view` is
  /// the path of the timeline.
  case tooManyDates(time: Double, count: Int, view: String)
  /// A layout wrote state during layout, at `time` seconds, while ``Host/isStrict`` was true.
  ///
  /// `state` names the state, and `layout` is the path of the layout.
  case stateWrittenInLayout(time: Double, state: String, layout: String)
  /// A layout had a fault, at `time` seconds, while ``Host/isStrict`` was true.
  ///
  /// `message` describes the fault. If ``Host/isStrict`` is false, a diagnostic with this message
  /// is reported instead of the error.
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
  /// A font file, or a folder of fonts, cannot be read at the moment. Without this error, a text
  /// would be set in another font. `reason` is the system's description of the error, such as "Too
  /// many open files".
  case fontUnreadable(path: String, reason: String)
  /// The environment variable `name`, which limits the size of files, has an invalid value.
  /// `expected` describes the valid ones.
  case invalidVariable(_ name: String, value: String, expected: String)
  /// A text needs fonts, but a C library for fonts cannot be loaded or initialized.
  case fontLibraryUnavailable(name: String, reason: String)
}
