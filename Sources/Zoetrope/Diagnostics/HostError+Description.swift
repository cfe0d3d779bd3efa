extension HostError: CustomStringConvertible {
  /// A description of the error and of its remedy, on one line.
  public var description: String {
    switch self {
    case .unsettled(let time, let rounds, let state, let layout):
      let talker = layout.map { ", and \($0) was the last layout to hand work over" } ?? ""
      return "the view does not settle at \(time) s: \(state ?? "its state") still changes after "
        + "\(rounds) rounds\(talker); look for state that is set from a layout and changes that layout"
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
    case .fontLibraryUnavailable(let name):
      return "fonts cannot be read: \(name) does not start"
    }
  }
}
