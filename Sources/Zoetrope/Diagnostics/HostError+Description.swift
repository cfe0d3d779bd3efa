extension HostError: CustomStringConvertible {
  /// A description of the error and of its remedy, on one line.
  public var description: String {
    switch self {
    case .unsettled(let time, let rounds, let state, let layout, let work):
      return "the view does not settle at \(time) s: \(state ?? "its state") still changes after "
        + "\(rounds) rounds\(HostError.talker(layout: layout, work: work)); "
        + HostError.settlingAdvice(layout: layout, work: work)
    case .nestedTooDeep(let time, let path, let levels):
      return "at \(time) s, views are nested too deep: \(path)/…, \(levels) levels; "
        + HostError.nestingAdvice
    case .tooManyEvents(let time, let count, let source):
      return "at \(time) s, \(HostError.crowd(count, of: source)); \(HostError.crowdAdvice)"
    case .tooManyDates(let time, let count, let view):
      return "at \(time) s, \(HostError.datesClause(count, of: view))"
    case .stateWrittenInLayout(let time, let state, let layout):
      return "at \(time) s, \(layout) writes \(state) while it lays out, which a strict run "
        + "forbids; hand it over with DispatchQueue.main.async"
    case .layoutFault(let time, let message): return "at \(time) s: \(message)"
    case .noFonts:
      return "no fonts are installed; install some with: apt-get install fonts-inter "
        + "fonts-dejavu-core"
    case .fontFolderMissing(let path): return "there is no folder \(path) with fonts"
    case .fontFolderEmpty(let path):
      return "there are no fonts in \(path); expected .ttf, .otf or .ttc files"
    case .fontFolderUnreadable(let path, let file):
      return "none of the font files in \(path) can be read, such as \(file)"
    case .fontUnreadable(let path, let reason):
      return "\(path) cannot be read: \(reason); texts would be set in another font"
    case .invalidVariable(let name, let value, let expected):
      return "\(name)=\(value): expected \(expected)"
    case .fontLibraryUnavailable(let name, let reason):
      return "fonts cannot be read: \(name) is not available: \(reason)"
    }
  }

  /// Returns the end of a sentence: advice for the case that state keeps changing.
  ///
  /// - Parameters:
  ///   - layout: The path of the layout that submitted work to the main queue; nil if no layout did
  ///     so.
  ///   - work: The work that ran last; nil if no work ran at the time of the error.
  package static func settlingAdvice(layout: String?, work: String?) -> String {
    if layout != nil { return "look for state that is set from a layout and changes that layout" }
    if work != nil { return "look for a delay of no length that is repeated for ever" }
    return "look for state that is written in a body or in onChange, and changes what writes it"
  }

  /// Returns a clause about a view whose state keeps changing. The clause names the last layout
  /// that submitted work to the main queue. If no such layout is known, the clause names the work
  /// that ran last. If that work is unknown, too, the clause is empty.
  package static func talker(layout: String?, work: String?) -> String {
    if let layout { return ", and \(layout) was the last layout to hand work over" }
    return work.map { ", and \($0) was the last to run" } ?? ""
  }

  /// Returns a clause about events that follow each other too fast.
  package static func crowd(_ count: Int, of source: String?) -> String {
    "more than \(count) events are due within a millisecond\(source.map { ", the last one of \($0)" } ?? "")"
  }

  /// Returns a clause that reports a schedule with too many dates in the past, and gives a remedy.
  package static func datesClause(_ count: Int, of view: String) -> String {
    "more than \(count) dates of the schedule of \(view) pass at once; begin the schedule later, or "
      + "with a longer interval"
  }

  /// The end of a sentence: the remedy for events that follow each other too fast.
  package static var crowdAdvice: String {
    "look for a timer, a timeline, an animation or a delay with a tiny interval"
  }

  /// The end of a sentence: the remedy for views that are nested too deep.
  package static var nestingAdvice: String { "look for a view whose body contains the view itself" }
}
